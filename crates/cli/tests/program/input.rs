//! What is read: arguments, lines and files, and what is repeated of them.

use std::fs::{self, File};
use std::path::PathBuf;

use crate::support::{Run, answer, refused, run, run_with};

const MARK: &str = "\u{feff}";

/// A file of its own for a test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, contents: &str) -> Scratch {
        let name = format!("nimatron-input-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::write(&path, contents).unwrap();
        Scratch(path)
    }

    /// The position of a ruleset that names this file.
    fn of(&self, ruleset: &str) -> String {
        format!("{ruleset}: @{}", self.0.display())
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn a_graph_is_read_from_a_file_that_an_argument_names() {
    for graph in ["a | a>b, a>c, b>c", "{\"a\": [\"b\"]}", "digraph {\n a -> b;\n b -> c }"] {
        for mark in ["", MARK] {
            let file = Scratch::new("graph", &format!("{mark}{graph}\n"));
            let there = answer(&["solve", &file.of("graph")]);
            assert_eq!(there, answer(&["solve", &format!("graph: {graph}")]), "{graph}");
            assert!(answer(&["prove", &file.of("misere graph")]).contains("certificate"));
            assert!(answer(&["svg", &file.of("graph")]).starts_with("<svg"));
        }
    }
}

#[test]
fn no_other_text_names_a_file() {
    let file = Scratch::new("secret", "a | a>b\nroot:x:0:0:secret");
    let commands: [&[&str]; 5] =
        [&["solve", "-"], &["prove", "-"], &[], &["--json"], &["calc", "-"]];
    for command in commands {
        for ruleset in ["graph", "misere graph", "nim", "kayles"] {
            let Run { out, error, status } = run_with(command, &file.of(ruleset));
            assert_eq!(status, 2, "{command:?}");
            assert!(!(out + &*error).contains("root:"), "{command:?}");
        }
    }
    for ruleset in ["nim", "kayles", "cram", "graph: a | a>b + graph"] {
        assert!(!refused(&["solve", &file.of(ruleset)]).contains("root:"), "{ruleset}");
    }
}

#[test]
fn an_error_in_a_file_tells_the_line_and_nothing_of_what_stands_there() {
    for secret in [
        "root:x:0:0:secret",
        "digraph {\n a -> b;\n secret = }",
        "{\"a\": \"secret\"}",
        "{\"secret\": 1",
        "a | a>secret secret",
        "secret | secret>b, b>secret",
        "\"secret",
    ] {
        let file = Scratch::new("unreadable", secret);
        let error = refused(&["solve", &file.of("graph")]);
        assert!(error.starts_with("error: ") && error.contains(", line "), "{error}");
        assert!(!error.contains("secret"), "{error}");
    }
    let file = Scratch::new("lines", "digraph {\n a -> b;\n secret = }");
    assert!(refused(&["solve", &file.of("graph")]).contains("lines, line 3: "));
    let rules = Scratch::new("rules", "0.77\nsecret\n");
    let store = Scratch::new("store", "");
    fs::remove_file(&store.0).unwrap();
    let family = format!("@{}", rules.0.display());
    let error = refused(&["survey", &family, "--store", store.0.to_str().unwrap()]);
    assert!(error.contains("rules, line 2: ") && !error.contains("secret"), "{error}");
}

#[test]
fn what_is_no_plain_file_is_not_opened() {
    let long = Scratch::new("long", "");
    File::options().write(true).open(&long.0).unwrap().set_len(1 << 40).unwrap();
    assert!(refused(&["solve", &long.of("graph")]).contains("has more than 268435456 bytes"));
    let folder = format!("graph: @{}", std::env::temp_dir().display());
    assert!(refused(&["solve", &folder]).contains("is no plain file"));
    assert!(refused(&["solve", "graph: @/no/such/file"]).contains("cannot be read"));
}

#[cfg(unix)]
#[test]
fn neither_devices_nor_pipes_are_opened() {
    let pipe = Scratch::new("pipe", "");
    fs::remove_file(&pipe.0).unwrap();
    assert!(std::process::Command::new("mkfifo").arg(&pipe.0).status().unwrap().success());
    for named in [pipe.of("graph"), "graph: @/dev/zero".into(), "graph: @/dev/null".into()] {
        assert!(refused(&["solve", &named]).contains("is no plain file"), "{named}");
    }
}

#[test]
fn carets_stand_below_wide_characters() {
    assert_eq!(
        refused(&["solve", "graph(漢): digraph { 漢 -> 字; a -> }"]).lines().nth(2).unwrap(),
        format!("  | {}^", " ".repeat(36))
    );
    let error = refused(&["calc", "e\u{301}"]);
    assert!(error.lines().nth(2).unwrap().starts_with("  |  ^"), "{error}");
}

#[test]
fn hidden_characters_are_shown_as_escapes() {
    for hidden in ["\u{202e}", "\u{2066}", "\u{7}", "\u{1b}[2J", "\u{200b}"] {
        let escape = format!("\\u{{{:x}}}", u32::from(hidden.chars().next().unwrap()));
        let nim = format!("nim: 1, {hidden}2");
        let word = format!("gam{hidden}ma");
        let request = serde_json::json!({ "request": "calc", "input": word }).to_string();
        for (arguments, input) in [
            (&["calc", "-"][..], &word),
            (&["calc", "-", "--json"], &word),
            (&["solve", "-"], &nim),
            (&[], &nim),
            (&["api"], &request),
            (&["verify", "-"], &nim),
            (&["games", &word], &nim),
        ] {
            let Run { out, error, .. } = run_with(arguments, input);
            let told = out + &*error;
            assert!(!told.contains(hidden), "{arguments:?}: {told}");
            let escaped = told.contains(&escape) || told.contains(&escape.replace('\\', "\\\\"));
            assert!(escaped || arguments[..] == ["verify", "-"], "{arguments:?}: {told}");
        }
    }
}

#[test]
fn long_words_are_repeated_in_short() {
    let word = "a".repeat(1_000_000);
    let few = "a".repeat(200_000);
    let request =
        |request: &str| serde_json::json!({ "request": request, "input": few }).to_string();
    let texts = [
        "{}",
        "{}(1)",
        "'{}'",
        "{{}|0}",
        "*{}",
        "nim: {}",
        "{}: 1",
        "nim({}): 1",
        "graph: a | {}>b*",
    ];
    for text in texts {
        let text = text.replace("{}", &word);
        for arguments in [&[][..], &["--json"], &["calc", "-"], &["solve", "-"], &["grundy", "-"]] {
            let Run { out, error, status } = run_with(arguments, &text);
            assert_eq!(status, 2, "{arguments:?}");
            assert!(out.len() + error.len() < 3000, "{arguments:?}: {}", out.len() + error.len());
        }
    }
    for request in
        [request("calc"), request(&few), format!("{{\"request\":\"games\",\"{few}\":1}}")]
    {
        let Run { out, status, .. } = run_with(&["api"], &request);
        assert_eq!(status, 0);
        assert!(out.contains("\"error\"") && out.len() < 3000, "{}", out.len());
    }
    let certificate = answer(&["prove", "nim: 1"]).replace("\"schema\"", &format!("\"{word}\""));
    let Run { out, error, .. } = run_with(&["verify", "-"], &certificate);
    assert!(out.len() + error.len() < 3000);
    assert!(refused(&["calc", &"b".repeat(100)]).contains(&format!("'{}…'", "b".repeat(59))));
}

#[test]
fn a_byte_order_mark_is_passed_over() {
    let certificate = answer(&["prove", "nim: 1, 2"]);
    let asked = [
        (&["solve", "-"][..], "nim: 1, 2\n"),
        (&["prove", "-"], "nim: 1, 2\n"),
        (&["calc", "-"], "w+1\n"),
        (&["grundy", "--to", "5", "-"], "kayles\n"),
        (&[], "nim: 1, 2\nw+1\n"),
        (&["--json"], "# a comment\nnim: 1, 2\n"),
        (&["api"], "{\"request\":\"calc\",\"input\":\"w\"}\n"),
        (&["verify", "-"], &certificate),
    ];
    for (arguments, input) in asked {
        let bare = run_with(arguments, input);
        let marked = run_with(arguments, &format!("{MARK}{input}"));
        assert_eq!((bare.status, &*bare.error), (0, ""), "{arguments:?}");
        assert_eq!((marked.status, &*marked.error), (0, ""), "{arguments:?}");
        assert_eq!(marked.out, bare.out, "{arguments:?}");
    }
    for arguments in [["solve", "nim: 1, 2"], ["calc", "w+1"], ["prove", "kayles: 2"]] {
        let marked = format!("{MARK}{}", arguments[1]);
        assert_eq!(run(&[arguments[0], &marked]).out, answer(&arguments), "{arguments:?}");
    }
    let request =
        serde_json::json!({ "request": "analyze", "position": format!("{MARK}nim: 1, x") });
    assert!(answer(&["api", &request.to_string()]).contains("\"span\":[9,10]"));
}
