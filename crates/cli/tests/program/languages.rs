//! Every sentence of the program is in the file of every language.
//!
//! The templates are read from the sources and asked of the registers, and written to `en.ftl` under
//! `NIMATRON_REWRITE=1`. What another file lacks, or has too much, is told by its identifier.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use nimatron::language::{Message, Translation, bundled};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::support::{answer, refused, run};

/// A message with the file that tells it, and whether it is a noun that is counted.
struct Found {
    file: String,
    message: Message,
    is_counted: bool,
}

/// All messages in the order of their files, each once.
fn collected() -> Vec<Found> {
    let mut found = Vec::new();
    for root in ["nimber", "engine", "games", "web", "cli"] {
        for file in sources(&repository(&format!("crates/{root}/src")), "rs") {
            let text = fs::read_to_string(&file).expect("a source");
            let tokens = TokenStream::from_str(&text).expect("Rust");
            let mut scan = Scan { file: name_of(&file), found: &mut found };
            scan.stream(tokens);
        }
    }
    for (register, text) in nimatron_cli::texts() {
        found.push(Found {
            file: register.to_owned(),
            message: Message::new(&text, []),
            is_counted: false,
        });
    }
    for file in sources(&repository("crates/web/www"), "js") {
        let text = fs::read_to_string(&file).expect("a script");
        for (template, names) in said(&text) {
            let message = Message::new(&template, named(names)).of_page();
            found.push(Found { file: name_of(&file), message, is_counted: false });
        }
    }
    let frame = repository("crates/web/www/index.html");
    for text in marked(&fs::read_to_string(&frame).expect("the frame of the page")) {
        let message = Message::new(&text, []).of_page();
        found.push(Found { file: name_of(&frame), message, is_counted: false });
    }
    // Arguments keep their names when the sources call them otherwise: other languages use them.
    let empty = Translation::read("eo", "-language = Esperanto").expect("a language");
    let names: BTreeMap<&str, &Vec<String>> =
        empty.missing().map(|message| (message.id.as_str(), &message.names)).collect();
    for Found { message, .. } in &mut found {
        if let Some(known) = names.get(message.id.as_str()) {
            if known.len() == message.names.len() {
                message.names = (*known).clone();
            }
        }
    }
    let mut known = BTreeSet::new();
    found.retain(|found| {
        let tells =
            found.message.template.replace("{}", "").chars().any(|c| c.is_alphabetic() || c == '“');
        tells && known.insert(found.message.id.clone())
    });
    found
}

/// A path of the repository.
fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn name_of(file: &Path) -> String {
    let file = file.strip_prefix(repository("crates")).expect("in the repository");
    file.display().to_string().replace("/src/", "/")
}

/// The files of a folder with an extension, in order, without those of tests.
fn sources(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut entries: Vec<_> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("a file").path())
        .collect();
    entries.sort();
    for path in entries {
        let is_test = path.file_stem().is_some_and(|stem| stem == "tests");
        if path.is_dir() && !is_test {
            files.extend(sources(&path, extension));
        } else if path.extension().is_some_and(|found| found == extension) && !is_test {
            files.push(path);
        }
    }
    files
}

/// Looks for the macros that tell, wherever they stand.
struct Scan<'a> {
    file: String,
    found: &'a mut Vec<Found>,
}

impl Scan<'_> {
    fn stream(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (at, token) in tokens.iter().enumerate() {
            let TokenTree::Group(group) = token else { continue };
            let before = |back: usize| at.checked_sub(back).map(|at| tokens[at].to_string());
            let is_macro = before(1).as_deref() == Some("!");
            let name = before(if is_macro { 2 } else { 1 }).unwrap_or_default();
            // What stands within tests is told to nobody.
            let is_test = before(2).as_deref() == Some("mod") && name == "tests";
            if is_test {
                continue;
            }
            if group.delimiter() == Delimiter::Parenthesis {
                self.call(&name, is_macro, group.stream());
            }
            self.stream(group.stream());
        }
    }

    fn call(&mut self, name: &str, is_macro: bool, arguments: TokenStream) {
        let arguments = split(arguments);
        let literal = |index: usize| match arguments.get(index).map(Vec::as_slice) {
            Some([TokenTree::Literal(literal)]) => {
                syn::parse_str::<syn::LitStr>(&literal.to_string()).ok().map(|text| text.value())
            }
            _ => None,
        };
        let (template, names, is_counted) = match (name, is_macro) {
            ("say" | "prose" | "message", true) => (
                literal(0),
                arguments.iter().skip(1).map(|tokens| spoken_name(tokens)).collect(),
                false,
            ),
            ("counted", false) => {
                (literal(1).map(|noun| format!("{{}} {noun}")), vec!["count".to_owned()], true)
            }
            _ => return,
        };
        if let Some(template) = template {
            // What a marked text is filled with is known where it is told.
            let places = template.matches("{}").count();
            let names =
                names.into_iter().chain(std::iter::repeat(String::new())).take(places).collect();
            let message = Message::new(&template, named(names));
            self.found.push(Found { file: self.file.clone(), message, is_counted });
        }
    }
}

/// Tokens between commas.
fn split(tokens: TokenStream) -> Vec<Vec<TokenTree>> {
    let mut parts = vec![Vec::new()];
    for token in tokens {
        match &token {
            TokenTree::Punct(comma) if comma.as_char() == ',' => parts.push(Vec::new()),
            _ => parts.last_mut().expect("one at least").push(token),
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

/// What an argument may be called: its last word that is no method of form.
fn spoken_name(tokens: &[TokenTree]) -> String {
    const FORM: &[&str] = &[
        "as_ref",
        "as_str",
        "clone",
        "copied",
        "display",
        "exact",
        "formula",
        "from",
        "into",
        "iter",
        "join",
        "joined",
        "len",
        "map",
        "marked",
        "notation",
        "prose",
        "self",
        "strong",
        "to_owned",
        "to_string",
        "to_text",
        "text",
        "unwrap",
        "words",
        "Prose",
        "String",
        "format",
    ];
    let words = |tokens: &[TokenTree]| {
        let mut words: Vec<String> = Vec::new();
        for token in tokens {
            if let TokenTree::Ident(ident) = token {
                words.push(ident.to_string());
            }
        }
        words.retain(|word| !FORM.contains(&word.as_str()));
        words.pop()
    };
    let inner = || {
        tokens.iter().find_map(|token| match token {
            TokenTree::Group(group) => words(&group.stream().into_iter().collect::<Vec<_>>()),
            _ => None,
        })
    };
    words(tokens).or_else(inner).unwrap_or_default()
}

/// Names for the arguments of a message: in the alphabet of Fluent, each another one.
fn named(names: Vec<String>) -> Vec<String> {
    let mut used = BTreeSet::new();
    let plain = |name: &str| {
        let name: String =
            name.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
        match name.starts_with(|c: char| c.is_ascii_alphabetic()) {
            true => name.to_ascii_lowercase(),
            false => "what".to_owned(),
        }
    };
    let mut another = |name: String| {
        let mut names = (2..).map(|number| format!("{name}{number}"));
        let name = if used.contains(&name) {
            names.find(|name| !used.contains(name)).expect("without end")
        } else {
            name
        };
        used.insert(name.clone());
        name
    };
    names.iter().map(|name| another(plain(name))).collect()
}

/// The templates that a script tells, with what fills them.
fn said(script: &str) -> Vec<(String, Vec<String>)> {
    const TAGS: [&str; 2] = ["say`", "sayNodes`"];
    let mut found = Vec::new();
    let begins = script.char_indices().filter_map(|(at, _)| {
        let tag = TAGS.iter().find(|tag| script[at..].starts_with(**tag))?;
        let before = script[..at].chars().next_back();
        let line = script[..at].rsplit('\n').next().unwrap_or_default().trim_start();
        let is_comment = line.starts_with("//") || line.starts_with('*') || line.starts_with("/*");
        let is_word = before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '$');
        (!is_word && !is_comment).then_some(at + tag.len())
    });
    for begin in begins {
        let (mut template, mut names) = (String::new(), Vec::new());
        let mut characters = script[begin..].char_indices();
        while let Some((at, c)) = characters.next() {
            match c {
                '`' => break,
                '\\' => {
                    template.extend(characters.next().map(|(_, c)| if c == 'n' { '\n' } else { c }))
                }
                '$' if script[begin + at + 1..].starts_with('{') => {
                    let inside = begin + at + 2;
                    let length = expression(&script[inside..]);
                    template += "{}";
                    names.push(last_word(&script[inside..inside + length]));
                    let end = at + 2 + length;
                    characters.by_ref().find(|(at, _)| *at == end);
                }
                c => template.push(c),
            }
        }
        found.push((template, names));
    }
    found
}

/// The texts that the frame of the page marks: `<a data-say>Play</a>`, `data-label="Main"`.
fn marked(html: &str) -> Vec<String> {
    let between = |begin: &str, end: char| -> Vec<String> {
        let texts = html.split(begin).skip(1).filter_map(|rest| Some(rest.split_once(end)?.0));
        texts.map(str::to_owned).collect()
    };
    [between("data-say>", '<'), between("data-label=\"", '"')].concat()
}

/// Bytes of an expression up to the brace that ends it.
fn expression(script: &str) -> usize {
    let (mut depth, mut quote) = (0, None);
    let mut previous = ' ';
    for (at, c) in script.char_indices() {
        match (quote, c) {
            (Some(q), c) if q == c && previous != '\\' => quote = None,
            (Some('`'), '{') if previous == '$' => depth += 1,
            (Some('`'), '}') if depth > 0 => depth -= 1,
            (Some(_), _) => {}
            (None, '"' | '\'' | '`') => quote = Some(c),
            (None, '{') => depth += 1,
            (None, '}') if depth == 0 => return at,
            (None, '}') => depth -= 1,
            _ => {}
        }
        previous = c;
    }
    script.len()
}

fn last_word(expression: &str) -> String {
    let mut words = expression.split(|c: char| !c.is_ascii_alphanumeric());
    let word = words.rfind(|word| word.starts_with(|c: char| c.is_ascii_alphabetic()));
    word.unwrap_or("").to_owned()
}

/// The English file that the sources make.
fn english(found: &[Found]) -> String {
    let mut text = String::from(
        "### What the program tells, in English. Written from the sources by the tests:\n\
         ### NIMATRON_REWRITE=1 cargo test --test program -- languages\n",
    );
    let mut files: BTreeMap<&str, Vec<&Found>> = BTreeMap::new();
    found.iter().for_each(|found| files.entry(&found.file).or_default().push(found));
    for (file, messages) in files {
        let _ = write!(text, "\n## {file}\n\n");
        for found in messages {
            text += &found.message.to_fluent(found.is_counted);
        }
    }
    text
}

#[test]
fn the_english_file_has_what_the_sources_tell() {
    let path = repository("crates/games/languages/en.ftl");
    let (known, made) = (fs::read_to_string(&path).expect("en.ftl"), english(&collected()));
    if std::env::var_os("NIMATRON_REWRITE").is_some() {
        fs::write(&path, made).expect("written");
    } else if known != made {
        let differs = known.lines().zip(made.lines()).find(|(known, made)| known != made);
        panic!("en.ftl is not as the sources are: {differs:?}; NIMATRON_REWRITE=1 writes it anew");
    }
}

#[test]
fn every_language_has_every_message() {
    for language in bundled() {
        let missing: Vec<&str> = language.missing().map(|message| message.id.as_str()).collect();
        assert!(missing.is_empty(), "{}: {} missing: {missing:?}", language.code(), missing.len());
    }
}

#[test]
fn a_message_that_is_missing_is_found() {
    let language = Translation::read("de", "-language = Deutsch").expect("a language");
    assert!(language.missing().count() > 1000);
}

#[test]
fn the_program_speaks_german_and_takes_what_it_took_before() {
    let told = answer(&["--language", "de", "solve", "nim: 3, 5, 7"]);
    assert!(told.contains("Wer zuerst zieht, gewinnt"), "{told}");
    let help = answer(&["--language=de", "--help"]);
    assert!(help.contains("Aufruf: nimatron") && help.contains("Optionen:"), "{help}");
    let error = refused(&["--language", "xx", "calc", "1"]);
    assert!(error.contains("no language is called 'xx'"), "{error}");
    assert_eq!(answer(&["calc", "1", "--language", "de"]), answer(&["calc", "1"]));
}

#[test]
fn the_languages_are_listed() {
    let listed = answer(&["languages"]);
    assert!(listed.starts_with("en  English\nde  Deutsch\n"), "{listed}");
}

#[test]
fn what_a_file_lacks_is_printed_to_be_translated() {
    let folder = std::env::temp_dir().join(format!("nimatron-language-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("eo.ftl");
    fs::write(&file, "-language = Esperanto\n").expect("written");
    let lacks = run(&["languages", &file.display().to_string()]);
    assert_eq!(lacks.status, 1);
    assert!(lacks.out.lines().count() > 1000);
    // What is printed is a file that lacks nothing.
    fs::write(&file, format!("-language = Esperanto\n{}", lacks.out)).expect("written");
    assert_eq!(run(&["languages", &file.display().to_string()]).status, 0);
    fs::remove_dir_all(&folder).expect("removed");
}
