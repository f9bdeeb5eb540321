//! The steps that test the page: its types, its size, what it must not contain, and a real browser
//! that plays on it; those that measure it; and those that make its fonts.

use std::{env, path::Path};

use crate::{Failure, Step};

const FOLDER: &str = "crates/web/browser";

/// What the steps need besides Rust, and the Debian packages that have it.
struct Need {
    what: &'static str,
    found: fn() -> bool,
    packages: &'static str,
    remedy: &'static str,
}

const NEEDS: &[Need] = &[
    Need {
        what: "Node.js with npm",
        found: || {
            ["node", "npm"].iter().all(|program| Step::new(program, program, "--version").answers())
        },
        packages: "nodejs npm",
        remedy: "install Node.js 18.19 or newer",
    },
    Need {
        what: "Chromium",
        found: has_chromium,
        packages: "chromium",
        remedy: "install it, or let the variable CHROMIUM name it",
    },
];

/// The places where the tests look for a browser, too.
fn has_chromium() -> bool {
    let named = env::var_os("CHROMIUM");
    let usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
    named.is_some_and(|path| Path::new(&path).exists())
        || usual.iter().any(|path| Path::new(path).exists())
}

/// Installs what is missing, where that can be done.
pub fn ensure_needs() -> Result<(), Failure> {
    for need in NEEDS {
        if (need.found)() {
            continue;
        }
        eprintln!("{} is missing", need.what);
        for words in
            ["update --quiet", &format!("install --yes --no-install-recommends {}", need.packages)]
        {
            let step = installer(need.what, words);
            eprintln!("{}: {}", step.name, step.line());
            // Whatever the remedy reports, the question is whether the thing is there now.
            let _ = step.command().status();
        }
        if !(need.found)() {
            let message =
                format!("{} is missing and could not be installed: {}", need.what, need.remedy);
            return Err(Failure::new(message));
        }
    }
    Ok(())
}

/// `apt-get`, with the rights that it needs.
fn installer(name: &str, words: &str) -> Step {
    let is_root = Step::new("who", "id", "--user").output().is_some_and(|user| user.trim() == "0");
    let mut step = match is_root {
        true => Step::new(name, "apt-get", words),
        false => Step::new(name, "sudo", &format!("--non-interactive apt-get {words}")),
    };
    step.variables = vec![("DEBIAN_FRONTEND", "noninteractive".into())];
    step
}

/// The steps, in the order of what is quickest to tell that something is wrong.
///
/// The browser drives the program that the tests of the workspace have built.
pub fn steps() -> [Step; 3] {
    let browser = npm("browser", "run --silent test");
    [
        npm("packages", PACKAGES),
        npm("page", "run --silent check"),
        Step { variables: vec![("NIMATRON_PROFILE", "thorough".into())], ..browser },
    ]
}

/// The steps that measure the page, served by a program as users have it.
pub fn measures() -> [Step; 3] {
    let mut browser = npm("browser", "run --silent bench");
    browser.variables = vec![("NIMATRON_PROFILE", "release".into())];
    [
        Step::cargo("program", "build --release --package nimatron-cli"),
        npm("packages", PACKAGES),
        browser,
    ]
}

const PACKAGES: &str = "ci --no-audit --no-fund";

fn npm(name: &str, words: &str) -> Step {
    Step::new(name, "npm", &format!("--prefix {FOLDER} {words}"))
}

/// The steps that make the fonts of the page from those that they are a part of.
pub fn fonts() -> [Step; 4] {
    const PYTHON: &str = "target/fonts/bin/python";
    [
        Step::new("sources", "npm", "ci --prefix tools/fonts --no-audit --no-fund"),
        Step::new("Python", "python3", "-m venv target/fonts"),
        Step::new(
            "tools",
            PYTHON,
            "-m pip install --quiet --requirement tools/fonts/requirements.txt",
        ),
        Step::new("fonts", PYTHON, "tools/fonts/make.py"),
    ]
}
