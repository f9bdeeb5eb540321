//! An outside ruleset has every face: through the library, the command line and the page.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::Once;

use nimatron::certificate::{prove, verify};
use nimatron::explain::{Level, check, explain, ladder};
use nimatron::foundation::{Budget, Outcome, Playable, Random};
use nimatron::play::{Opponent, Record, Seat};
use nimatron::render::scene::{Drawing, choose, view};
use nimatron::rulesets::{Position, register};
use serde_json::{Value, json};

fn position(text: &str) -> Position {
    static REGISTERED: Once = Once::new();
    REGISTERED.call_once(|| register(nimatron_divisors::ruleset()).expect("a word of its own"));
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

#[test]
fn even_heaps_are_won() {
    for heap in 1..100 {
        let position = position(&format!("divisors: {heap}"));
        let analysis = position.analyze(&mut Budget::unlimited()).expect("a value");
        let expected = if heap % 2 == 0 { Outcome::N } else { Outcome::P };
        assert_eq!(analysis.outcome(), expected, "{position}");
    }
}

#[test]
fn the_library_explains_proves_draws_and_plays_it() {
    let budget = &mut Budget::unlimited();
    for text in ["divisors: 24", "divisors: 15", "misere divisors: 10", "divisors: 6 + nim: 3"] {
        let position = position(text);
        let analysis = position.analyze(budget).expect("a value");
        let why = explain(&analysis, Level::PROOF);
        assert_eq!(check(&position, &why, budget), Ok(Ok(())), "{text}");
        assert!(ladder(&analysis).len() > 2, "{text}");
        let certificate = prove(&position, 1000, budget).expect("a proof");
        assert!(verify(&certificate.to_json(), budget).is_ok(), "{text}");
        // A whole game, with the best opponent there is.
        let (mut record, mut random) = (Record::new(position, Seat::FIRST), Random::new(1));
        while !record.position().is_terminal() {
            let chosen = Opponent::Perfect.choose(&record, &mut random, budget).expect("a move");
            record.play(chosen).expect("a legal move");
        }
    }
    let position = position("divisors: 12");
    let view = view(&position);
    let Drawing::Figure(drawing) = &view.drawing else { panic!("{:?}", view.drawing) };
    assert_eq!(drawing.places.len(), 5);
    let chosen = choose(&position, &["1:9".into()], budget).expect("a handle").chosen;
    assert_eq!(chosen.expect("a move").chosen, "12 -> 8");
}

fn program(arguments: &[&str], input: &str) -> (Option<i32>, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_divisors"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn the_command_line_knows_it() {
    let solved = program(&["solve", "divisors: 24", "--explain", "1"], "");
    assert_eq!(solved.0, Some(0));
    assert!(solved.1.contains("24 -> 23"), "{}", solved.1);
    let (_, listed) = program(&["games"], "");
    assert!(listed.contains("divisors") && listed.contains("Divisor Nim"), "{listed}");
    let (status, certificate) = program(&["prove", "divisors: 24"], "");
    assert_eq!(status, Some(0));
    assert_eq!(program(&["verify", "-"], &certificate).0, Some(0));
    let (status, picture) = program(&["svg", "divisors: 9"], "");
    assert!(status == Some(0) && picture.starts_with("<svg"), "{picture}");
    let (_, near) = program(&["solve", "Divisor: 24"], "");
    assert!(near.contains("Whoever moves first wins"), "{near}");
    let request = json!({ "request": "options", "position": "divisors: 6" });
    let (_, answer) = program(&["api"], &format!("{request}\n"));
    let answer: Value = serde_json::from_str(&answer).expect("JSON");
    assert_eq!(answer["options"].as_array().map(Vec::len), Some(3));
    assert_eq!(program(&["solve", "divisors: x"], "").0, Some(2));
}

#[test]
fn a_game_is_played_in_the_terminal() {
    let (status, told) = program(&["play", "divisors: 6", "--opponent", "perfect"], "1\n6 -> 5\n");
    assert!(status == Some(0) && told.contains("5 -> 4"), "{told}");
}

struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_page_shows_it() {
    let mut serving = Serving(
        Command::new(env!("CARGO_BIN_EXE_divisors"))
            .args(["serve", "--port", "0"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts"),
    );
    let mut address = String::new();
    let lines = serving.0.stdout.take().expect("a pipe");
    BufReader::new(lines).read_line(&mut address).expect("a line");
    let address = address.trim().trim_start_matches("http://").trim_end_matches('/').to_string();
    let ask = |request: Value| -> Value {
        let body = request.to_string();
        let mut stream = TcpStream::connect(&address).expect("a connection");
        write!(
            stream,
            "POST /api HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        )
        .expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        let (_, body) = answer.split_once("\r\n\r\n").expect("a body");
        serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
    };
    let games = ask(json!({ "request": "games" }));
    let named = |game: &Value| game["ruleset"] == "divisors";
    assert!(games["games"].as_array().expect("a list").iter().any(named));
    let view = ask(json!({ "request": "position", "position": "divisors: 24" }));
    assert_eq!(view["title"], "Divisor Nim", "{view}");
    let picture =
        ask(json!({ "request": "picture", "position": "divisors: 24", "picture": "position" }));
    assert!(picture["svg"].as_str().expect("a picture").contains("<svg"), "{picture}");
}
