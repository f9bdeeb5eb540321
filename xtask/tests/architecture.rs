//! The arrows of `ARCHITECTURE.md`, asserted: who may name whom, and what nobody may name.
//!
//! The rules are tables of paths, and the scanner tells which paths a source writes. Only what is
//! written is seen, neither what a macro makes of it nor a name hidden behind `as`: enough to catch
//! a slip, which is the purpose.

mod scanner;

use scanner::{WrittenPath, module_of, paths};
use std::{fs, path::Path};

/// The modules of the engine and of the library above it, from the bottom up; each may name those
/// before it.
const MODULES: &[&str] = &[
    "foundation",
    "files",
    "search",
    "impartial",
    "misere",
    "partizan",
    "nim",
    "multiplayer",
    "rulesets",
    // Those above are the engine.
    "language",
    "explain",
    "certificate",
    "jobs",
    "play",
    "calculator",
    "render",
    "catalogue",
    "teach",
    "atlas",
    "api",
];

/// Which of our crates each crate may depend on.
const CRATES: &[(&str, &[&str])] = &[
    ("crates/nimber", &[]),
    // Its examples use the names that it has in `nimatron`; more than them, Cargo refuses as a circle.
    ("crates/engine", &["nimatron-nimber", "nimatron"]),
    ("crates/games", &["nimatron-engine", "nimatron-nimber"]),
    ("crates/web", &["nimatron"]),
    ("crates/cli", &["nimatron", "nimatron-web"]),
    ("crates/python", &["nimatron", "nimatron-nimber"]),
];

const LIBRARIES: &[&str] = &["crates/nimber", "crates/engine", "crates/games"];

/// Crates that speak to terminals and networks.
const DOORS_ONLY: &[&str] = &[
    "anstream",
    "anstyle",
    "axum",
    "clap",
    "console",
    "crossterm",
    "hyper",
    "hyper-util",
    "if-addrs",
    "indicatif",
    "miette",
    "ratatui",
    "reqwest",
    "rustyline",
    "signal-hook",
    "termcolor",
    "termimad",
    "tokio",
    "ureq",
];

/// Where the instructions of particular processors are called.
const UNSAFE: &[&str] = &[
    "crates/nimber/src/finite/carryless.rs",
    "crates/nimber/src/finite/simd/",
    "crates/nimber/src/vectors.rs",
];

/// Crate roots that must say `#![forbid(unsafe_code)]`.
const FORBID_UNSAFE: &[&str] =
    &["crates/engine/src/lib.rs", "crates/games/src/lib.rs", "crates/web/src/lib.rs"];

const LONGEST_FILE: usize = 1000;

/// Paths, or parts of paths, that the sources in some places do not name.
struct Rule {
    places: &'static [&'static str],
    /// Files, and folders that end in a slash, where the words may stand.
    except: &'static [&'static str],
    /// Whether modules of tests may name them.
    tests_may: bool,
    words: &'static [&'static [&'static str]],
    reason: &'static str,
}

const RULES: &[Rule] = &[
    Rule {
        places: &["crates/nimber/src/", "crates/engine/src/", "crates/games/src/"],
        except: &[],
        tests_may: false,
        words: &[
            &["std", "net"],
            &["std", "process"],
            &["std", "io", "*"],
            &["io", "stdin"],
            &["io", "stdout"],
            &["io", "stderr"],
            &["io", "IsTerminal"],
            &["print!"],
            &["println!"],
            &["eprint!"],
            &["eprintln!"],
            &["dbg!"],
        ],
        reason: "a library knows no terminal, no network and no process",
    },
    Rule {
        places: &["crates/engine/src/", "crates/games/src/", "crates/cli/src/", "crates/web/src/"],
        except: &["crates/engine/src/foundation/budget.rs"],
        tests_may: true,
        words: &[&["Budget", "unlimited"]],
        reason: "whoever answers others knows what an answer may cost",
    },
    Rule {
        places: &["crates/nimber/src/", "crates/engine/src/", "crates/games/src/"],
        except: &["crates/engine/src/foundation/budget.rs"],
        tests_may: false,
        words: &[&["time", "Instant"], &["time", "SystemTime"], &["std", "time", "*"]],
        reason: "a library reads no clock but through the budget",
    },
    Rule {
        places: &[
            "crates/nimber/src/",
            "crates/engine/src/",
            "crates/games/src/",
            "crates/web/src/",
            "crates/cli/src/",
        ],
        except: &["crates/engine/src/files/"],
        tests_may: true,
        words: &[
            &["fs", "write"],
            &["fs", "rename"],
            &["fs", "copy"],
            &["File", "create"],
            &["File", "create_new"],
            &["OpenOptions"],
            &["std", "fs", "*"],
        ],
        reason: "files are written by the one discipline of `files`",
    },
    Rule {
        places: &["crates/"],
        except: UNSAFE,
        tests_may: false,
        words: &[&["unsafe"]],
        reason: "unsafe code is for processor instructions, in the places that hold them",
    },
    Rule {
        places: &["crates/cli/src/", "crates/web/src/"],
        except: &[],
        tests_may: false,
        words: &[
            &["^"],
            &["mex"],
            &["nim_sum"],
            &["nim_sum_of"],
            &["nim_product"],
            &["base2"],
            &["from_base2"],
            &["has_power"],
            &["leading_power"],
        ],
        reason: "a door holds no mathematics: ask the library",
    },
];

/// The rules broken in one file, each with its line; `file` is a path from the root.
fn check(file: &str, text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut report = |line: usize, message: String| found.push((line, message));
    if let Some(krate) = file.strip_suffix("/Cargo.toml") {
        check_manifest(krate, text, &mut report);
    } else {
        check_source(file, text, &mut report);
    }
    found
}

fn check_manifest(krate: &str, text: &str, report: &mut impl FnMut(usize, String)) {
    let Some((_, allowed)) = CRATES.iter().find(|(name, _)| *name == krate) else {
        report(1, format!("`{krate}` has no place among the crates: give it one in this test"));
        return;
    };
    for (line, dependency) in dependencies(text) {
        if dependency.starts_with("nimatron") && !allowed.contains(&dependency) {
            report(line, format!("{krate} may not depend on `{dependency}`"));
        }
        if LIBRARIES.contains(&krate) && DOORS_ONLY.contains(&dependency) {
            report(line, format!("`{dependency}` is for doors, and {krate} is a library"));
        }
    }
}

fn check_source(file: &str, text: &str, report: &mut impl FnMut(usize, String)) {
    let length = text.lines().count();
    if length > LONGEST_FILE {
        report(length, format!("{length} lines: a file has at most {LONGEST_FILE}"));
    }
    let module = module_of(file);
    let here = module.first().cloned();
    let paths = match paths(text, module) {
        Ok(paths) => paths,
        Err(error) => {
            return report(error.span().start().line, format!("this is no Rust: {error}"));
        }
    };
    let is_test_file = file.ends_with("/tests.rs");

    for rule in RULES {
        let lies_in = |places: &[&str]| places.iter().any(|place| file.starts_with(place));
        if !lies_in(rule.places) || lies_in(rule.except) {
            continue;
        }
        for path in &paths {
            let named = |words: &&&[&str]| path.words.windows(words.len()).any(|w| w == **words);
            let is_test = rule.tests_may && (is_test_file || path.in_tests);
            if let Some(words) = rule.words.iter().find(named).filter(|_| !is_test) {
                report(path.line, format!("`{}`: {}", words.join("::"), rule.reason));
            }
        }
    }
    let places = ["crates/engine/src/", "crates/games/src/"];
    if let (true, Some(here)) = (places.iter().any(|place| file.starts_with(place)), here) {
        check_arrows(&here, &paths, report);
    }
    if FORBID_UNSAFE.contains(&file) && !paths.iter().any(|path| path.words == ["unsafe_code"]) {
        report(1, "a crate root here says `#![forbid(unsafe_code)]`".to_owned());
    }
}

/// Within the engine and the library above it: the module `here` names no module above it.
fn check_arrows(here: &str, paths: &[WrittenPath], report: &mut impl FnMut(usize, String)) {
    let height = |module: &str| MODULES.iter().position(|known| *known == module);
    let Some(mine) = height(here) else {
        report(1, format!("`{here}` has no place among the modules: give it one in this test"));
        return;
    };
    for path in paths {
        let Some(there) = path.top.as_deref() else { continue };
        let written = path.words.join("::");
        match height(there) {
            Some(other) if other <= mine => {}
            Some(_) => report(
                path.line,
                format!("`{written}`: `{here}` may not name `{there}`, which lies above it"),
            ),
            None => report(
                path.line,
                format!("`{written}`: `{there}` is no module: write where the name lives"),
            ),
        }
    }
}

/// The dependencies a manifest names, of any kind, with their lines.
fn dependencies(manifest: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut listing = false;
    for (index, line) in manifest.lines().enumerate() {
        let line = line.trim();
        if let Some(section) = line.strip_prefix('[') {
            let section = section.trim_end_matches(']');
            listing = section.ends_with("dependencies");
            if let Some((kind, name)) = section.rsplit_once('.') {
                if kind.ends_with("dependencies") {
                    found.push((index + 1, name));
                }
            }
        } else if listing && !line.starts_with('#') {
            let name = line.split(['.', '=', ' ']).next().unwrap_or_default();
            if !name.is_empty() {
                found.push((index + 1, name));
            }
        }
    }
    found
}

/// The files under `folder` that the rules speak of, as paths from the root with their texts.
fn read_all(root: &Path, folder: &str, files: &mut Vec<(String, String)>) {
    let entries = fs::read_dir(root.join(folder)).expect("a folder of the workspace");
    for entry in entries {
        let entry = entry.expect("an entry of the folder");
        let name = entry.file_name().into_string().expect("a name in Unicode");
        let path = format!("{folder}/{name}");
        if entry.file_type().expect("a kind of file").is_dir() {
            if !matches!(name.as_str(), "node_modules" | "target") {
                read_all(root, &path, files);
            }
        } else if name.ends_with(".rs") || (folder.starts_with("crates/") && name == "Cargo.toml") {
            let text = fs::read_to_string(entry.path()).expect("a text");
            files.push((path, text));
        }
    }
}

#[test]
fn the_workspace_obeys() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let mut files = Vec::new();
    for folder in ["crates", "xtask", "fuzz"] {
        read_all(root, folder, &mut files);
    }
    for (krate, _) in CRATES {
        assert!(files.iter().any(|(file, _)| *file == format!("{krate}/Cargo.toml")), "{krate}");
    }
    let violations: Vec<String> = files
        .iter()
        .flat_map(|(file, text)| check(file, text).into_iter().map(move |found| (file, found)))
        .map(|(file, (line, message))| format!("{file}:{line}: {message}"))
        .collect();
    assert!(violations.is_empty(), "\n{}\n", violations.join("\n"));
}

/// The lines and messages of the violations, one a line.
fn verdict(file: &str, text: &str) -> Vec<String> {
    check(file, text).iter().map(|(line, message)| format!("{line}: {message}")).collect()
}

#[test]
fn arrows_upwards_are_seen_in_every_spelling() {
    let above = "`nim` may not name `render`, which lies above it";
    for (source, line, written) in [
        ("use crate::render::text;", 1, "crate::render::text"),
        ("\nuse crate::{foundation::Budget, render};", 2, "crate::render"),
        (
            "use crate::{\n foundation::{Budget, Verdict},\n render::{text::*},\n};",
            3,
            "crate::render::text::*",
        ),
        ("fn f() { crate::render::draw(1) }", 1, "crate::render::draw"),
        ("use super::super::render::text;", 1, "super::super::render::text"),
        ("mod tests { use super::super::super::render as r; }", 1, "super::super::super::render"),
        ("mod a { fn f() {} }\nuse super::super::render;", 2, "super::super::render"),
        ("/* /* */ */ const C: char = '\\''; use crate::render;", 1, "crate::render"),
        ("fn f<'a>(s: &'a str) -> crate::render::Text<'a>", 1, "crate::render::Text"),
        ("fn f() { x as crate::render::Width }", 1, "crate::render::Width"),
        ("#[derive(crate::render::Draw)] struct S;", 1, "crate::render::Draw"),
        ("fn f() { vec![crate::render::draw!(1)] }", 1, "crate::render::draw!"),
        ("macro_rules! m { () => { $crate::render::draw() } }", 1, "crate::render::draw"),
        ("use crate::{foundation as f, render as r};", 1, "crate::render"),
    ] {
        let expected = [format!("{line}: `{written}`: {above}")];
        assert_eq!(verdict("crates/engine/src/nim/heap.rs", source), expected, "{source}");
    }
}

#[test]
fn the_whole_root_and_unknown_modules_are_refused() {
    let unknown = "is no module: write where the name lives";
    let file = "crates/games/src/render/text.rs";
    assert_eq!(verdict(file, "use crate::*;"), [format!("1: `crate::*`: `*` {unknown}")]);
    assert_eq!(
        verdict(file, "use super::super::Position;"),
        [format!("1: `super::super::Position`: `Position` {unknown}")]
    );
    assert_eq!(
        verdict("crates/games/src/chess/board.rs", ""),
        ["1: `chess` has no place among the modules: give it one in this test"]
    );
}

#[test]
fn what_is_allowed_passes() {
    let source = r##"
        //! Comments may point upwards: [`crate::render`].
        use crate::{foundation::Budget, nim as rules, explain::{self, Step}};
        use super::super::foundation::Verdict;
        use super::render;
        pub(crate) fn f<'a>(text: &'a str) -> &'a str { "crate::render::text" }
        fn g() -> &'static str { r#"a "quoted" crate::render"# }
        mod tests { use super::*; use super::super::sibling; use std::time::Duration; }
        fn print(a: u64) -> bool { a !=print(a) }
        const QUOTE: char = '"'; // crate::render
    "##;
    assert_eq!(verdict("crates/games/src/explain/steps.rs", source), [""; 0]);
    assert_eq!(verdict("crates/games/src/calculator.rs", "mod tests { use super::*; }"), [""; 0]);
    let root = "#![forbid(unsafe_code)] pub mod render; pub use render::text;";
    assert_eq!(verdict("crates/games/src/lib.rs", root), [""; 0]);
    assert_eq!(
        verdict("crates/engine/src/foundation/budget.rs", "use std::time::{Duration, Instant};"),
        [""; 0]
    );
}

#[test]
fn terminals_clocks_unsafe_code_and_mathematics_in_doors_are_seen() {
    let count = |file, source| check(file, source).len();
    for library in ["crates/nimber/src/text/lexer.rs", "crates/engine/src/nim/heap.rs"] {
        assert_eq!(count(library, "use std::{io::{self, stdin}, net::TcpStream};"), 2);
        assert_eq!(count(library, "use std::io; fn f() { io::stdout().flush() }"), 1);
        assert_eq!(count(library, "fn f() { println!(\"\"); }"), 1);
        assert_eq!(count(library, "fn f() { println ! [\"\"]; }"), 1);
        assert_eq!(count(library, "use std::time; fn f() { time::Instant::now() }"), 1);
        assert_eq!(count(library, "fn f() { unsafe { g() } }"), 1);
    }
    for (file, violations) in [
        ("crates/cli/src/commands/prove.rs", 1),
        ("crates/engine/src/files/disk.rs", 0),
        ("crates/cli/tests/program/stores.rs", 0),
    ] {
        let written = "use std::fs::{self, File}; fn f() { fs::write(p, b) }";
        assert_eq!(count(file, written), violations, "{file}");
    }
    for (file, violations) in [
        ("crates/nimber/src/finite/carryless.rs", 0),
        ("crates/nimber/src/finite/simd/avx512.rs", 0),
        ("crates/nimber/src/finite/tower.rs", 1),
        ("crates/nimber/tests/finite/simd/avx512.rs", 1),
    ] {
        assert_eq!(count(file, "fn f() { unsafe { g() } }"), violations, "{file}");
    }
    assert_eq!(count("crates/cli/src/main.rs", "fn f(a: u64, b: u64) -> u64 { a ^ b }"), 1);
    assert_eq!(count("crates/cli/src/main.rs", "fn f() { println!(\"{}\", a.nim_sum(&b)) }"), 1);
    assert_eq!(count("crates/games/src/lib.rs", "pub mod foundation;"), 1);
    let unlimited = "fn f() { g(&mut Budget::unlimited()) }";
    let tested = format!("#[cfg(test)]\nmod tests {{\n{unlimited}\n}}");
    let shared = tested.replace("mod", "pub(super) mod");
    assert_eq!(count("crates/games/src/api/coach.rs", unlimited), 1);
    assert_eq!(count("crates/games/src/api/coach.rs", &tested), 0);
    assert_eq!(count("crates/games/src/api/coach.rs", &shared), 0);
    let behind = format!("{tested}\n{unlimited}");
    assert_eq!(count("crates/games/src/api/coach.rs", &behind), 1);
    assert_eq!(count("crates/games/src/api/tests.rs", unlimited), 0);
}

#[test]
fn manifests_and_lengths_are_checked() {
    let manifest = "[package]\nname = \"nimatron\"\n[dependencies]\nnimatron.workspace = true\n\
                    [dev-dependencies.clap]\nversion = \"4\"\n[features]\nnimatron-cli = []";
    assert_eq!(
        verdict("crates/nimber/Cargo.toml", manifest),
        [
            "4: crates/nimber may not depend on `nimatron`",
            "5: `clap` is for doors, and crates/nimber is a library"
        ]
    );
    assert_eq!(verdict("crates/cli/Cargo.toml", manifest), [""; 0]);
    assert_eq!(verdict("crates/new/Cargo.toml", "").len(), 1);
    assert_eq!(verdict("xtask/src/main.rs", &"\n".repeat(1001)).len(), 1);
}
