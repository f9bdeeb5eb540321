//! Reads Rust sources as far as the rules need: the paths they write, each spelled out.
//!
//! `use crate::{nim::Position, explain}` gives `crate::nim::Position` and `crate::explain`; what
//! stands in comments and in literals gives nothing.

/// A word, `::`, or another single character of code.
pub struct Token<'a> {
    pub line: usize,
    pub text: &'a str,
}

impl Token<'_> {
    fn is_word(&self) -> bool {
        self.text.starts_with(|c: char| c.is_alphabetic() || c == '_')
    }
}

/// The tokens of a source, without comments and without string and character literals.
pub fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let (mut rest, mut line) = (source, 1);
    while let Some(first) = rest.chars().next() {
        let (length, kept) = if let Some(length) = silent(rest) {
            (length, false)
        } else if rest.starts_with("::") {
            (2, true)
        } else {
            (word(rest).unwrap_or(first.len_utf8()), true)
        };
        let (text, after) = rest.split_at(length);
        if kept {
            found.push(Token { line, text });
        }
        line += text.matches('\n').count();
        rest = after;
    }
    found
}

/// The length of the word `rest` opens with. A macro's `!` belongs to its name.
fn word(rest: &str) -> Option<usize> {
    let length = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
    let called = rest[length..].starts_with('!') && !rest[length..].starts_with("!=");
    (length > 0).then_some(length + usize::from(called))
}

/// The length of what `rest` opens with, if it is a space, a comment or a literal with quotes.
fn silent(rest: &str) -> Option<usize> {
    let first = rest.chars().next()?;
    if first.is_whitespace() {
        return Some(first.len_utf8());
    }
    if rest.starts_with("//") {
        return Some(rest.find('\n').unwrap_or(rest.len()));
    }
    if rest.starts_with("/*") {
        return Some(block_comment(rest));
    }
    if first == '\'' {
        let inside = &rest[1..];
        let c = inside.chars().next()?;
        let end = 1 + c.len_utf8();
        return match c {
            '\\' => Some(quoted(rest, '\'')),
            _ if rest[end..].starts_with('\'') => Some(end + 1),
            _ => None, // a lifetime
        };
    }
    let prefix = ["br", "cr", "r", "b", "c", ""].into_iter().find(|p| rest.starts_with(p))?;
    let hashes = rest[prefix.len()..].chars().take_while(|c| *c == '#').count();
    let open = prefix.len() + hashes;
    if !rest[open..].starts_with('"') {
        return None;
    }
    if prefix.ends_with('r') {
        let close = format!("\"{}", "#".repeat(hashes));
        let inside = &rest[open + 1..];
        return Some(inside.find(&close).map_or(rest.len(), |at| open + 1 + at + close.len()));
    }
    (hashes == 0).then(|| open + quoted(&rest[open..], '"'))
}

/// The length of a literal that opens and closes with `quote` and knows backslashes.
fn quoted(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            c if c == quote => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// The length of a block comment, which may hold others.
fn block_comment(rest: &str) -> usize {
    let (mut depth, mut at) = (0usize, 0);
    while at < rest.len() {
        let here = &rest.as_bytes()[at..];
        if here.starts_with(b"/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if here.starts_with(b"*/") {
            (depth, at) = (depth - 1, at + 2);
            if depth == 0 {
                break;
            }
        } else {
            at += 1;
        }
    }
    at
}

/// A path of a source, and a lone word is one, spelled out in full.
pub struct WrittenPath<'a> {
    pub line: usize,
    pub words: Vec<&'a str>,
    /// What a path within the crate names first below the root; `*` for all of it.
    pub top: Option<&'a str>,
}

/// The module a file holds: `crates/games/src/nim/heap.rs` is `nim::heap`.
pub fn module_of(file: &str) -> Vec<&str> {
    let inside = file.split_once("/src/").map_or("", |(_, inside)| inside);
    let mut module: Vec<&str> = inside.trim_end_matches(".rs").split('/').collect();
    if matches!(module.last(), Some(&("lib" | "main" | "mod" | ""))) {
        module.pop();
    }
    module
}

/// All paths of a file that holds `module`. The operator `^` counts as a word.
pub fn paths<'a>(tokens: &[Token<'a>], module: &[&'a str]) -> Vec<WrittenPath<'a>> {
    let mut found = Vec::new();
    let mut scope = module.to_vec();
    let (mut depth, mut opened) = (0usize, Vec::new());
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        match token.text {
            "{" => depth += 1,
            "}" => {
                depth = depth.saturating_sub(1);
                if opened.last() == Some(&depth) {
                    opened.pop();
                    scope.pop();
                }
            }
            "mod" if tokens.get(at + 2).is_some_and(|token| token.text == "{") => {
                scope.push(tokens[at + 1].text);
                opened.push(depth);
                at += 1;
            }
            "^" => found.push(WrittenPath { line: token.line, words: vec!["^"], top: None }),
            _ if token.is_word() => {
                at = read_path(tokens, at, &[], &scope, &mut found);
                continue;
            }
            _ => {}
        }
        at += 1;
    }
    found
}

/// Reads the path at `at`, with all the branches of a `use` tree, and returns where it ends.
fn read_path<'a>(
    tokens: &[Token<'a>],
    mut at: usize,
    stem: &[&'a str],
    scope: &[&'a str],
    found: &mut Vec<WrittenPath<'a>>,
) -> usize {
    let text = |at: usize| tokens.get(at).map_or("", |token| token.text);
    let mut words = stem.to_vec();
    let line = tokens[at].line;
    while let Some(token) = tokens.get(at) {
        if token.text == "{" {
            at += 1;
            while at < tokens.len() && text(at) != "}" {
                // Whatever is not a word separates branches.
                let branch = tokens[at].is_word() || text(at) == "*";
                at = if branch { read_path(tokens, at, &words, scope, found) } else { at + 1 };
            }
            return at + 1;
        }
        if !token.is_word() && token.text != "*" {
            break; // as in `Vec::<u8>`
        }
        words.push(token.text);
        at += 1;
        if text(at) != "::" {
            break;
        }
        at += 1;
    }
    let in_tree = !stem.is_empty();
    found.push(WrittenPath { line, top: top_of(&words, scope), words });
    if in_tree && text(at) == "as" { at + 2 } else { at }
}

/// The word below the root of the crate that a path written inside `scope` leads to.
fn top_of<'a>(words: &[&'a str], scope: &[&'a str]) -> Option<&'a str> {
    if !matches!(words.first(), Some(&("crate" | "self" | "super"))) {
        return None;
    }
    let mut depth = scope.len();
    for word in words {
        match *word {
            "crate" => depth = 0,
            "super" => depth = depth.saturating_sub(1),
            "self" => {}
            name if depth == 0 => return Some(name),
            _ => return scope.first().copied(),
        }
    }
    None
}
