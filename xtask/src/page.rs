//! The steps that test the page: its types, its size, what it must not contain, and a real browser
//! that plays on it; those that measure it; and those that make its fonts.

use crate::Step;

const FOLDER: &str = "crates/web/browser";

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
