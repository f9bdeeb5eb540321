//! Running the real binary.
#![allow(dead_code, reason = "each test file uses some of these")]

use std::io::Write;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use serde_json::Value;

/// What a run printed, and how it ended.
#[derive(Debug)]
pub struct Run {
    pub out: String,
    pub error: String,
    pub status: i32,
}

pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimatron"));
    command
        .args(arguments)
        .env("NO_COLOR", "1")
        .env_remove("NIMATRON_HISTORY")
        .env_remove("NIMATRON_LANGUAGE");
    command
}

/// Runs with the text as standard input.
pub fn run_with(arguments: &[&str], input: &str) -> Run {
    let mut command = command(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input is ours");
    let input = input.to_owned();
    // The program may stop reading early: then the rest has nowhere to go.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("its input was written");
    Run {
        out: String::from_utf8(output.stdout).expect("text"),
        error: String::from_utf8(output.stderr).expect("text"),
        status: output.status.code().expect("no signal ended it"),
    }
}

pub fn run(arguments: &[&str]) -> Run {
    run_with(arguments, "")
}

/// Runs and expects an answer without complaint.
pub fn answer(arguments: &[&str]) -> String {
    let run = run(arguments);
    assert_eq!((run.status, &*run.error), (0, ""), "{arguments:?}");
    run.out
}

/// Runs and expects one JSON object.
pub fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&answer(arguments)).expect("JSON")
}

/// Runs and expects an error, whose picture is returned.
pub fn refused(arguments: &[&str]) -> String {
    let run = run(arguments);
    assert_eq!((run.status, &*run.out), (2, ""), "{arguments:?}");
    run.error
}

/// Starts a run whose output nobody reads.
pub fn start(arguments: &[&str]) -> Child {
    let mut command = command(arguments);
    command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program starts")
}

/// Waits until something is so, or the run has ended; whether it became so before. However long
/// that takes, nothing is decided by it.
pub fn wait_until(child: &mut Child, mut is_so: impl FnMut() -> bool) -> bool {
    loop {
        let ended = child.try_wait().expect("it can be asked").is_some();
        if is_so() || ended {
            return !ended;
        }
        sleep(Duration::from_millis(5));
    }
}

/// Ends a run at once, as a loss of power would.
pub fn kill(child: &mut Child) {
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
}
