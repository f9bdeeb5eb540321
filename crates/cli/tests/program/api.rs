//! `nimatron api`: the same bytes as the other doors.

use std::fs;
use std::path::Path;

use crate::support::{answer, run_with};
use serde_json::{Value, json};

fn corpus(file: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/tests/corpus");
    fs::read_to_string(folder.join(file)).expect("the corpus")
}

fn ask(request: Value) -> String {
    answer(&["api", &request.to_string()])
}

#[test]
fn the_corpus_is_answered_line_by_line() {
    let run = run_with(&["api"], &corpus("requests.jsonl"));
    assert_eq!((run.status, &*run.error), (0, ""));
    assert_eq!(run.out, corpus("answers.jsonl"));
}

#[test]
fn answers_are_those_of_the_commands() {
    for position in [
        "nim: 1, 2, 4",
        "misere nim: 1, w+3, e0",
        "nim(max=4): 11, 14",
        "nim(piles=2): 1, 2, 3, 4",
        "nimbers: (2,2) (4,5)",
    ] {
        for level in 0..=3u8 {
            let request = json!({"request": "analyze", "position": position, "level": level});
            let level = level.to_string();
            let solved = answer(&["solve", "--json", position, "--explain", &level]);
            assert_eq!(ask(request), solved);
        }
        let proof: Value =
            serde_json::from_str(&ask(json!({"request": "prove", "position": position}))).unwrap();
        let certificate = proof["certificate"].as_str().unwrap();
        assert_eq!(certificate, answer(&["prove", "--limit", "5000", position]));
        let verified = run_with(&["verify", "--json", "-"], certificate).out;
        assert_eq!(ask(json!({"request": "verify", "certificate": certificate})), verified);
    }
    for input in ["*5 + *3", "(w+1)*2 + w", "roots(*8, 3)", "minpoly(*4)", "w < e0"] {
        let calculated = answer(&["calc", "--json", input]);
        assert_eq!(ask(json!({"request": "calc", "input": input})), calculated);
    }
}

#[test]
fn odd_lines_do_no_harm() {
    let long = "x".repeat(9_000_000);
    let input = format!("\n  \nnonsense\n{long}\n{{\"request\":\"calc\",\"input\":\"1+1\"}}");
    let run = run_with(&["api"], &input);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(run.status, 0);
    assert_eq!(lines.len(), 3);
    assert!(lines[0].contains("this is not JSON"), "{}", lines[0]);
    assert!(lines[1].contains("a request of more than"), "{}", lines[1]);
    assert!(lines[2].contains(r#""text":"2""#), "{}", lines[2]);
}

#[test]
fn bytes_that_are_no_text_are_a_request_like_any_other() {
    use std::io::Write;
    use std::process::Stdio;
    let mut command = crate::support::command(&["api"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"\xff\xfe\n{}\n").unwrap();
    let output = child.wait_with_output().unwrap();
    let printed = String::from_utf8(output.stdout).unwrap();
    assert_eq!(printed.lines().count(), 2);
    assert!(printed.lines().all(|line| line.contains(r#""kind":"request""#)), "{printed}");
}
