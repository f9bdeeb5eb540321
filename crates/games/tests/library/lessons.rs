//! The courses, taken from the first step to the last as the page takes them.

use nimatron::api::{MOST_WORK, handle};
use nimatron::foundation::{Budget, Outcome};
use nimatron::rulesets::Position;
use serde_json::{Value, json};

fn answer(request: &Value) -> Value {
    let body = handle(&request.to_string(), &mut Budget::nodes(MOST_WORK)).body;
    serde_json::from_str(&body).expect("JSON")
}

fn take(lesson: &str, step: usize, register: &str, said: &[String]) -> Value {
    answer(&json!({"request": "lesson", "lesson": lesson, "step": step, "register": register,
                   "said": said}))
}

fn outcome(position: &Value) -> Outcome {
    let position: Position = position.as_str().expect("a position").parse().expect("a position");
    position.analyze(&mut Budget::unlimited()).expect("solved").outcome()
}

/// Says something and expects that it is right, or that it is refuted by a move that wins.
fn say(lesson: &str, step: usize, register: &str, said: &mut Vec<String>, text: &str) -> bool {
    said.push(text.into());
    let answer = take(lesson, step, register, said);
    let verdict = &answer["verdict"];
    let place = format!("{lesson} {step}: {text}: {verdict}");
    assert!(!verdict["told"]["text"].as_str().expect(&place).is_empty(), "{place}");
    let right = verdict["right"] == true;
    if right {
        assert!(verdict["refutation"].is_null(), "{place}");
    } else {
        assert!(!answer["done"].as_bool().expect(&place));
        if !verdict["refutation"].is_null() {
            assert_eq!(outcome(&verdict["refutation"]["leaves"]), Outcome::P, "{place}");
        }
        // What is wrong changes nothing, and may be left out.
        said.pop();
    }
    right
}

/// Takes a step by what can be said, wrong things first, and returns its last answer.
fn take_by_trying(lesson: &str, step: usize, register: &str) -> Value {
    const MOST_WRONG: usize = 12;
    let mut said = Vec::new();
    loop {
        let now = take(lesson, step, register, &said);
        let place = format!("{lesson} {step} {said:?}: {now}");
        assert!(now.get("error").is_none(), "{place}");
        assert!(!now["told"]["text"].is_null() && said.len() < 100, "{place}");
        if now["done"] == true {
            return now;
        }
        let right = match now["awaits"].as_str().expect(&place) {
            "choice" => {
                let choices = now["choices"].as_array().expect(&place).clone();
                let rights = choices.iter().filter(|choice| {
                    let mut said = said.clone();
                    say(lesson, step, register, &mut said, choice["say"].as_str().expect("text"))
                });
                let rights: Vec<&Value> = rights.collect();
                assert_eq!(rights.len(), 1, "{place}");
                rights[0]["say"].as_str().expect("text").to_string()
            }
            "move" => {
                let position = now["view"]["position"].as_str().expect(&place);
                let position: Position = position.parse().expect(&place);
                let analysis = position.analyze(&mut Budget::unlimited()).expect(&place);
                let winning = analysis.winning_moves().next().expect(&place).to_string();
                let listed = now["view"]["moves"]["listed"].as_array().expect(&place).clone();
                for shown in listed.iter().take(MOST_WRONG) {
                    let wins = outcome(&shown["leaves"]) == Outcome::P;
                    let chosen = shown["move"].as_str().expect("a move");
                    let mut said = said.clone();
                    assert_eq!(say(lesson, step, register, &mut said, chosen), wins, "{place}");
                }
                winning
            }
            // What is the value only the author and the engine know: both have been compared.
            _ => return now,
        };
        assert!(say(lesson, step, register, &mut said, &right), "{place}");
    }
}

#[test]
fn every_lesson_can_be_taken_in_both_registers() {
    let menu = answer(&json!({"request": "lessons"}));
    let courses = menu["courses"].as_array().expect("courses");
    assert_eq!(courses.len(), 2);
    for lesson in courses.iter().flat_map(|course| course["lessons"].as_array().expect("lessons")) {
        let name = lesson["name"].as_str().expect("a name");
        for step in 1..=lesson["steps"].as_array().expect("steps").len() {
            let [child, adult] =
                ["child", "adult"].map(|register| take_by_trying(name, step, register));
            assert_eq!(child["question"], adult["question"], "{name} {step}");
            assert_eq!(child["view"], adult["view"], "{name} {step}");
        }
    }
}

#[test]
fn wrong_answers_that_are_sent_along_change_nothing() {
    let said = |texts: &[&str]| texts.iter().map(ToString::to_string).collect::<Vec<_>>();
    let with = take("two-equal-piles", 2, "adult", &said(&["first", "x", "second", "9 9", "1 0"]));
    let without = take("two-equal-piles", 2, "adult", &said(&["second", "1 0"]));
    assert_eq!(with, without);
}

#[test]
fn what_is_asked_for_in_vain_is_said() {
    for (lesson, step, said, message) in [
        ("mak-them-equal", 1, "", "there is no lesson"),
        ("make-them-equal", 9, "", "expected a step from 1 to"),
        ("make-them-equal", 1, "maybe", "this is none of the answers"),
        ("make-them-equal", 2, "2 9", "9"),
    ] {
        let said: Vec<String> =
            Some(said.to_string()).filter(|said| !said.is_empty()).into_iter().collect();
        let answer = take(lesson, step, "child", &said);
        let found = answer["error"]["message"].as_str().expect("an error");
        assert!(found.contains(message), "{found}");
    }
}
