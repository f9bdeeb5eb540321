//! A whole process, from its start to the answer.

use std::process::{Command, Stdio};

fn main() {
    divan::main();
}

fn run(arguments: &[&str]) {
    let status = Command::new(env!("CARGO_BIN_EXE_nimatron"))
        .args(arguments)
        .stdout(Stdio::null())
        .status()
        .expect("the program starts");
    assert!(status.success());
}

#[divan::bench]
fn solve_six_piles() {
    run(&["solve", "nim: 1, w+3, w^w+5, w^(w+3)+w^w*3+w*5+7, e0, w1"]);
}

#[divan::bench]
fn version_only() {
    run(&["--version"]);
}
