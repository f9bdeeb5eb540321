//! The steps that build, test and measure the Python package.

use crate::{ALL, Step};

/// Where the tools are, and the package with all that it can stand beside.
const TOOLS: &str = "target/python/bin/python";
/// Where the package is alone.
const ALONE: &str = "target/alone";
const MATURIN: &str = "maturin==1.16.0";

/// The steps of every run: the library is compiled with the features and the profile of the tests of
/// the workspace, which leaves nothing but the package itself to be compiled, and packed as it is.
pub fn steps() -> Vec<Step> {
    let folder = "target/wheels/packed";
    let wheel = vec![
        Step::cargo("library", &format!("build {ALL} --lib --tests")),
        Step::new("wheel", TOOLS, &format!("crates/python/pack.py thorough {folder}")),
    ];
    checks("", wheel, folder, "")
}

/// The same steps with the wheel as maturin builds it, and the slow tests besides.
pub fn all_steps() -> Vec<Step> {
    let folder = "target/wheels/built";
    checks(MATURIN, vec![built(folder, "--profile thorough")], folder, "--override-ini addopts=")
}

/// The steps that measure the package as users have it.
pub fn measures() -> Vec<Step> {
    let folder = "target/wheels/released";
    let mut steps = Vec::from(tools(&format!("{MATURIN} galois==0.4.11")));
    steps.extend([
        built(folder, "--release"),
        pip(&package(folder)),
        Step::cargo("library", "build --release --package nimatron-python --examples"),
        Step::new("times", TOOLS, "crates/python/bench.py"),
    ]);
    steps
}

/// The tests of a wheel, alone and among the tools: the steps `wheel` put it into the folder.
fn checks(packages: &str, wheel: Vec<Step>, folder: &str, arguments: &str) -> Vec<Step> {
    let package = package(folder);
    // Half of the files beside the others, each in one process: what a file has set up it uses itself.
    let how = "--quiet -p no:cacheprovider --numprocesses 2 --dist loadfile";
    let tests = format!("-m pytest {how} {arguments} crates/python/tests");
    let tests = [
        Step::new("Python", "python3", &format!("-m venv --clear --without-pip {ALONE}")),
        Step::new("packages", TOOLS, &format!("-m pip --python {ALONE} install --quiet {package}")),
        Step::new("wheel alone", "target/alone/bin/python", "crates/python/tests/alone.py"),
        pip(&package),
        Step::new("Python tests", TOOLS, &tests),
    ];
    tools(packages).into_iter().chain(wheel).chain(tests).collect()
}

/// The environment with what the tests need, and these packages.
fn tools(packages: &str) -> [Step; 2] {
    [
        Step::new("Python", "python3", "-m venv target/python"),
        pip(&format!("--requirement crates/python/requirements.txt {packages}")),
    ]
}

fn pip(words: &str) -> Step {
    Step::new("packages", TOOLS, &format!("-m pip install --quiet --no-compile {words}"))
}

/// The wheel as maturin builds it.
fn built(folder: &str, how: &str) -> Step {
    let words = format!(
        "-m maturin build {how} --locked --manifest-path crates/python/Cargo.toml --out {folder}"
    );
    Step::new("wheel", TOOLS, &words)
}

/// The package of a folder, and nothing beside it.
fn package(folder: &str) -> String {
    format!("--force-reinstall --no-deps --no-index --find-links {folder} nimatron")
}
