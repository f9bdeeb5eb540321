//! Reads Rust sources as far as the rules need: the paths they write, each spelled out.
//!
//! `use crate::{nim::Position, explain}` gives `crate::nim::Position` and `crate::explain`. All
//! tokens are read, those within attributes and macros too; comments and literals give nothing.

use proc_macro2::TokenTree::{self, Group, Ident, Literal, Punct};
use proc_macro2::{Delimiter, LexError, TokenStream};

/// A path of a source, and a lone word is one, spelled out in full. The operator `^` counts as a
/// word, and the `!` of a macro belongs to its name.
pub struct WrittenPath {
    pub line: usize,
    pub words: Vec<String>,
    /// What a path within the crate names first below the root; `*` for all of it.
    pub top: Option<String>,
    /// Whether it stands in a module of tests.
    pub in_tests: bool,
}

/// The module a file holds: `crates/engine/src/nim/heap.rs` is `nim::heap`.
pub fn module_of(file: &str) -> Vec<String> {
    let inside = file.split_once("/src/").map_or("", |(_, inside)| inside);
    let mut module: Vec<String> =
        inside.trim_end_matches(".rs").split('/').map(String::from).collect();
    if matches!(module.last().map(String::as_str), Some("lib" | "main" | "mod" | "")) {
        module.pop();
    }
    module
}

/// All paths of a file that holds `module`.
///
/// # Errors
/// If the source does not consist of tokens of Rust.
pub fn paths(source: &str, module: Vec<String>) -> Result<Vec<WrittenPath>, LexError> {
    let mut scanner = Scanner { scope: module, in_tests: false, found: Vec::new() };
    scanner.read(source.parse()?, &[]);
    Ok(scanner.found)
}

struct Scanner {
    scope: Vec<String>,
    in_tests: bool,
    found: Vec<WrittenPath>,
}

impl Scanner {
    /// Reads tokens; within the braces of a `use` tree they go on from `stem`.
    fn read(&mut self, tokens: TokenStream, stem: &[String]) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let (mut rest, mut attribute) = (tokens.as_slice(), String::new());
        while let [token, behind @ ..] = rest {
            let line = token.span().start().line;
            rest = match (token, behind) {
                (Ident(word), [Ident(name), Group(inside), behind @ ..]) if word == "mod" => {
                    self.read_module(name.to_string(), inside.stream(), &attribute);
                    behind
                }
                (Ident(word), _) => {
                    self.read_path(line, [stem, &[word.to_string()]].concat(), behind)
                }
                (Group(group), _) => {
                    // What stands in parentheses behind `pub` is no attribute.
                    if group.delimiter() == Delimiter::Bracket {
                        attribute = group.stream().to_string();
                    }
                    self.read(group.stream(), &[]);
                    behind
                }
                (Punct(sign), _) if sign.as_char() == '^' => {
                    self.push(line, vec!["^".into()]);
                    behind
                }
                (Punct(sign), _) if sign.as_char() == '*' && !stem.is_empty() => {
                    self.push(line, [stem, &["*".into()]].concat());
                    behind
                }
                (Punct(_) | Literal(_), _) => behind,
            };
            // In a tree the name behind `as` is of this file.
            rest = match rest {
                [Ident(word), _, behind @ ..] if word == "as" && !stem.is_empty() => behind,
                _ => rest,
            };
        }
    }

    /// Reads a module that stands behind an attribute.
    fn read_module(&mut self, name: String, inside: TokenStream, attribute: &str) {
        let outside = self.in_tests;
        self.in_tests |= attribute.replace(' ', "") == "cfg(test)";
        self.scope.push(name);
        self.read(inside, &[]);
        self.scope.pop();
        self.in_tests = outside;
    }

    /// Reads the rest of a path, with all the branches of a `use` tree: also the tokens behind it.
    fn read_path<'t>(
        &mut self,
        line: usize,
        mut words: Vec<String>,
        mut rest: &'t [TokenTree],
    ) -> &'t [TokenTree] {
        while let [Punct(first), Punct(second), next, behind @ ..] = rest {
            if (first.as_char(), second.as_char()) != (':', ':') {
                break;
            }
            match next {
                Ident(word) => words.push(word.to_string()),
                Punct(sign) if sign.as_char() == '*' => words.push("*".into()),
                Group(group) if group.delimiter() == Delimiter::Brace => {
                    self.read(group.stream(), &words);
                    return behind;
                }
                _ => break, // as in `Vec::<u8>`
            }
            rest = behind;
        }
        if let ([Punct(sign), Group(_), ..], Some(name)) = (rest, words.last_mut()) {
            if sign.as_char() == '!' {
                name.push('!');
            }
        }
        self.push(line, words);
        rest
    }

    fn push(&mut self, line: usize, words: Vec<String>) {
        let top = top_of(&words, &self.scope).map(String::from);
        self.found.push(WrittenPath { line, words, top, in_tests: self.in_tests });
    }
}

/// The word below the root of the crate that a path written inside `scope` leads to.
fn top_of<'w>(words: &'w [String], scope: &'w [String]) -> Option<&'w str> {
    if !matches!(words.first()?.as_str(), "crate" | "self" | "super") {
        return None;
    }
    let mut depth = scope.len();
    for word in words {
        match word.as_str() {
            "crate" => depth = 0,
            "super" => depth = depth.saturating_sub(1),
            "self" => {}
            name if depth == 0 => return Some(name),
            _ => return scope.first().map(String::as_str),
        }
    }
    None
}
