//! Requests and their answers.
//!
//! `corpus/requests.jsonl` has requests of every kind, one a line, and
//! `corpus/answers.jsonl` what is answered to them: read by people, and the
//! same through every door. `NIMATRON_REWRITE=1` writes the answers instead of
//! comparing, for a person to read and approve.

use std::fs;
use std::path::{Path, PathBuf};

use nimatron::api::{
    FailureKind, LONGEST_POSITION, LONGEST_REQUEST, MOST_WORK, OptionsAnswer, QuantityText,
    Service, handle,
};
use nimatron::foundation::{Budget, Playable};
use nimatron::rulesets::{Analyses, Position};
use proptest::prelude::*;
use serde_json::{Value, json};

fn corpus(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(file)
}

fn requests() -> Vec<String> {
    let text = fs::read_to_string(corpus("requests.jsonl")).expect("the requests");
    text.lines().map(String::from).collect()
}

fn ask(request: &str) -> String {
    handle(request, &mut Budget::nodes(MOST_WORK)).body
}

fn answer(request: Value) -> Value {
    serde_json::from_str(&ask(&request.to_string())).expect("an answer is JSON")
}

#[test]
fn the_answers_are_those_that_were_approved() {
    let answers: Vec<String> = requests().iter().map(|request| ask(request)).collect();
    if std::env::var_os("NIMATRON_REWRITE").is_some() {
        fs::write(corpus("answers.jsonl"), answers.join("\n") + "\n").expect("to be written");
        return;
    }
    let approved = fs::read_to_string(corpus("answers.jsonl")).expect("the answers");
    let approved: Vec<&str> = approved.lines().collect();
    for ((request, answer), approved) in requests().iter().zip(&answers).zip(&approved) {
        assert_eq!(answer, approved, "{request}");
    }
    assert_eq!(answers.len(), approved.len());
}

#[test]
fn every_answer_is_one_line_that_begins_with_the_schema() {
    for request in requests() {
        let answer = handle(&request, &mut Budget::nodes(MOST_WORK));
        assert!(answer.body.starts_with("{\"schema\":1,"), "{request}");
        assert!(!answer.body.contains('\n'), "{request}");
        let read: Value = serde_json::from_str(&answer.body).expect("an answer is JSON");
        assert_eq!(answer.failure.is_some(), read.get("error").is_some(), "{request}");
    }
}

#[test]
fn the_classroom_is_answered_at_once() {
    const MOST_STEPS: u64 = 1 << 20;
    for request in requests() {
        let mut budget = Budget::nodes(MOST_WORK);
        handle(&request, &mut budget);
        assert!(budget.spent() < MOST_STEPS, "{request}: {} steps", budget.spent());
    }
}

/// What the analysis found of the options is not sought again.
#[test]
fn options_take_no_more_than_the_analysis() {
    for text in [
        "domineering: 4x4",
        "domineering(turn=right): 3x5",
        "misere domineering: 3x3",
        "amazons: x.../..../...o",
        "cram: 4x4",
        "misere cram: 3x4",
        "chomp: 4x5",
        "node-kayles: petersen",
        "geography(at=1): grid(3,3)",
        "fibonacci-nim: 60",
        "wythoff: (20,13)",
        "kayles: 200, 31",
        "cram: 3x4 + cram: 2x5",
        "misere cram: 2x3 + nim: 2",
        "domineering: 2x4 + toads: tt__ff + nim: 3",
        "nim(piles=2): 1, 2, 3 + nim: 2",
    ] {
        let position: Position = text.parse().expect(text);
        let (alone, both) = (&mut Budget::unlimited(), &mut Budget::unlimited());
        let analysis = position.analyze(alone).expect(text);
        let answer = OptionsAnswer::new(&position, both).expect(text);
        let moves = position.moves().expect(text).count() as u64;
        let parts = position.size();
        let most = alone.spent() + moves * if text.contains("nim:") { 1 + parts } else { 1 };
        assert!(both.spent() <= most, "{text}: {} after {}", both.spent(), alone.spent());
        // All of them are there, with what another analysis says of each.
        assert_eq!(answer.options.len() as u64, moves.min(300), "{text}");
        assert_eq!(answer.complete, moves <= 300, "{text}");
        assert_eq!(answer.outcome, analysis.outcome(), "{text}");
        for (option, chosen) in answer.options.iter().zip(position.moves().expect(text)) {
            assert_eq!(option.chosen.chosen, chosen.to_string(), "{text}");
            let after = position.play(&chosen).expect("a legal move");
            let found = OptionsAnswer::new(&after, &mut Budget::unlimited()).expect("an analysis");
            assert_eq!(option.outcome, found.outcome, "{text} {chosen}");
            // Without a value there is nothing else to be said.
            if !matches!(option.value, QuantityText::Outcome { .. }) {
                assert_eq!(option.value, found.value, "{text} {chosen}");
            }
        }
    }
}

/// What the program solves, a request may ask for: counters are no parts.
#[test]
fn large_heaps_are_answered() {
    for position in ["kayles: 182, 2856", "wythoff: (900,1200)", "fibonacci-nim: 5000"] {
        let found = answer(json!({ "request": "analyze", "position": position }));
        assert!(found["outcome"].is_string(), "{position}: {found}");
    }
}

/// Positions at the limits of what is read, one of each kind.
fn large_positions() -> Vec<String> {
    let row = |pile: &str| {
        let count = (LONGEST_POSITION - 20) / (pile.len() + 2);
        vec![pile; count.min(2000)].join(", ")
    };
    let number = "9".repeat(LONGEST_POSITION - 40);
    vec![
        format!("nim: {}", row("7")),
        format!("nim: {}", row("w1")),
        format!("misere nim: {}", row("w^w+w*3+5")),
        format!("nim(max=4): {}", row("123456")),
        format!("nim(piles=3): {}", row("12345678")),
        format!("nim(piles=20): {}, 5", row("12")),
        format!("nim: {number}"),
        format!("nim: {number}, 5, w"),
        format!("nim: {}", format!("w^{}", "(w^".repeat(100) + "w" + &*")".repeat(100))),
        format!("nimbers: {}", "(3,5) ".repeat(1500)),
        "nimbers: (40000,50000)".into(),
        format!("nimbers: {}", (1..800).map(|i| format!("({i},{}) ", i + 900)).collect::<String>()),
        "nim: 40000, 50000, 60000".into(),
        "nim(piles=4): 900, 800, 700, 600, 500".into(),
    ]
}

/// Requests that read an analysis of some of a few positions.
fn request_about_a_position() -> impl Strategy<Value = Value> {
    let position = prop::sample::select(vec![
        "cram: 3x4",
        "misere cram: 3x3",
        "kayles: 5, 3",
        "cram: 2x3 + nim: 2",
        "misere nim: 2 + cram: 2x2",
        "domineering: 3x3",
        "domineering(turn=right): 3x4",
        "nimbers: (1,2)",
        "nim: 1, 2, 4",
    ]);
    (position, 0..9usize, 0..4u8, any::<prop::sample::Index>()).prop_map(
        |(text, kind, level, chosen)| {
            let position: Position = text.parse().expect("a position");
            let moves: Vec<_> = position.moves().expect("finitely many").collect();
            let chosen = &moves[chosen.index(moves.len())];
            let game = |moves: &[String]| {
                json!({"start": text, "players": ["person", "perfect"], "starter": 1, "seed": 1,
                       "moves": moves})
            };
            match kind {
                0 => json!({"request": "analyze", "position": text, "level": level}),
                1 => json!({"request": "options", "position": text}),
                2 => json!({"request": "hint", "position": text, "rung": level}),
                3 => json!({"request": "hint", "position": text, "topic": "moves"}),
                4 => json!({"request": "explain", "position": text, "level": level}),
                5 => json!({"request": "explain", "position": text, "move": chosen.to_string()}),
                6 => json!({"request": "play", "game": game(&[]), "move": chosen.to_string()}),
                7 => json!({"request": "review", "game": game(&[chosen.to_string()])}),
                _ => json!({"request": "analyze", "position": text, "level": level,
                            "with": ["view", "told", "hint", "options", "thermograph"]}),
            }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    /// Whatever was kept before, whoever asked with however many nodes.
    #[test]
    fn an_answer_does_not_depend_on_what_was_kept(
        most in 0..5usize,
        requests in prop::collection::vec(
            (request_about_a_position(), (3u32..18, 0u64..8)), 1..24,
        ),
    ) {
        let service = Service::new(Analyses::new(most, u64::MAX));
        for (request, (height, more)) in requests {
            let (request, nodes) = (request.to_string(), (8 + more) << height);
            let (mut budget, mut other) = (Budget::nodes(nodes), Budget::nodes(nodes));
            prop_assert_eq!(service.handle(&request, &mut budget), handle(&request, &mut other));
            prop_assert_eq!(budget.spent(), other.spent(), "{}", request);
            prop_assert_eq!(budget.is_short(), other.is_short(), "{}", request);
        }
    }
}

#[test]
fn one_analysis_answers_what_is_asked_besides_as_its_own_request_does() {
    for (position, value_is_known) in
        [("domineering: 3x3", true), ("cram: 3x4", false), ("nim: 1, 2, 4", false)]
    {
        let all = answer(json!({"request": "analyze", "position": position, "level": 2,
                                "with": ["view", "told", "hint", "options", "thermograph"]}));
        let alone = |request: Value| {
            let mut request = request;
            request["position"] = position.into();
            answer(request)
        };
        let solution = alone(json!({"request": "analyze", "level": 2}));
        for (field, value) in solution.as_object().expect("an object") {
            assert_eq!(&all[field], value, "{position}: {field}");
        }
        let explained = alone(json!({"request": "explain", "level": 2}));
        assert_eq!(all["told"], explained["told"], "{position}");
        let others = [
            ("view", json!({"request": "position"})),
            ("hint", json!({"request": "hint", "topic": "moves"})),
            ("options", json!({"request": "options"})),
        ];
        for (field, request) in others {
            assert_eq!(all[field], alone(request), "{position}: {field}");
        }
        let drawn = alone(json!({"request": "picture", "picture": "thermograph"}));
        match value_is_known {
            true => assert_eq!(all["thermograph"], drawn),
            false => assert!(all.get("thermograph").is_none() && drawn.get("error").is_some()),
        }
    }
}

#[test]
fn large_positions_are_answered_within_the_budget() {
    const STEPS: u64 = 1 << 18;
    for position in large_positions() {
        let game = json!({"start": position, "players": ["person", "teacher"], "starter": 2,
                          "seed": 1, "moves": []});
        let requests = [
            json!({"request": "position", "position": position}),
            json!({"request": "choose", "position": position, "handles": []}),
            json!({"request": "analyze", "position": position, "level": 3}),
            json!({"request": "options", "position": position}),
            json!({"request": "hint", "position": position, "rung": 7}),
            json!({"request": "hint", "position": position, "rung": 5}),
            json!({"request": "explain", "position": position, "level": 3}),
            json!({"request": "prove", "position": position}),
            json!({"request": "picture", "position": position, "picture": "position"}),
            json!({"request": "picture", "position": position, "picture": "table"}),
            json!({"request": "play", "game": game, "machine": true}),
        ];
        for request in requests {
            let answer = handle(&request.to_string(), &mut Budget::nodes(STEPS));
            let kind = &request["request"];
            let shown: String = position.chars().take(60).collect();
            if std::env::var_os("NIMATRON_TIMES").is_some() {
                eprintln!("{} {kind} {shown}", answer.body.len());
            }
            assert!(answer.body.len() < 1 << 25, "{kind} {shown}: {}", answer.body.len());
        }
    }
}

#[test]
fn what_is_beyond_the_limits_is_refused() {
    let position = |text: &str| json!({"request": "position", "position": text});
    let mut game = json!({"start": "nim: 3", "players": ["person", "person"], "starter": 1,
                          "seed": 0, "moves": vec!["1: 3 -> 2"; 10_001]});
    for request in [
        position(&format!("nim: {}", "1, ".repeat(LONGEST_POSITION / 3))),
        position(&format!("nim: {}1", "1,".repeat(2000))),
        position(&"(".repeat(LONGEST_POSITION + 1)),
        json!({"request": "review", "game": game}),
        json!({"request": "calc", "input": "1+".repeat(1 << 18)}),
        json!({"request": "calc", "input": "1", "earlier": vec!["1"; 1001]}),
    ] {
        let answer = handle(&request.to_string(), &mut Budget::nodes(MOST_WORK));
        assert_eq!(answer.failure, Some(FailureKind::Request), "{}", answer.body);
        assert!(answer.body.len() < 1000, "{}", answer.body);
    }
    game["moves"] = json!(["1: 3 -> 2", "1: 3 -> 2"]);
    let illegal = handle(
        &json!({"request": "review", "game": game}).to_string(),
        &mut Budget::nodes(MOST_WORK),
    );
    assert_eq!(illegal.failure, Some(FailureKind::Illegal), "{}", illegal.body);
    for request in ["x".repeat(LONGEST_REQUEST + 1), "[".repeat(1 << 20), String::new()] {
        let answer = handle(&request, &mut Budget::nodes(MOST_WORK));
        assert_eq!(answer.failure, Some(FailureKind::Request));
    }
}

#[test]
fn the_end_of_the_budget_is_told_from_a_mistake() {
    let calc = json!({"request": "calc", "input": "(w+1)^5000*7"}).to_string();
    assert_eq!(handle(&calc, &mut Budget::nodes(10)).failure, Some(FailureKind::Exhausted));
    let wrong = json!({"request": "calc", "input": "*5 + w"}).to_string();
    assert_eq!(handle(&wrong, &mut Budget::nodes(1000)).failure, Some(FailureKind::Input));
    let options = json!({"request": "options", "position": "nim: 30, 40, 50"}).to_string();
    let cut = handle(&options, &mut Budget::nodes(40));
    let cut: Value = serde_json::from_str(&cut.body).unwrap();
    assert_eq!(cut["complete"], false);
    assert!(cut["options"].as_array().unwrap().len() < 20);
    let proof = json!({"request": "prove", "position": "nim: 5, 6, 7"}).to_string();
    let proof: Value = serde_json::from_str(&handle(&proof, &mut Budget::nodes(9)).body).unwrap();
    let verified = answer(json!({"request": "verify", "certificate": proof["certificate"]}));
    assert_eq!(verified["verified"], true, "the theorem stands in for the strategy");
}

#[test]
fn at_the_limit_it_is_told_what_is_known() {
    let position = "cram: 7x9";
    for (request, names_moves) in [
        (json!({"request": "analyze", "position": position}), true),
        (json!({"request": "options", "position": position}), true),
        (json!({"request": "explain", "position": position, "level": 1}), true),
        (json!({"request": "hint", "position": position, "rung": 2}), false),
    ] {
        let answer = handle(&request.to_string(), &mut Budget::nodes(1 << 17));
        assert_eq!(answer.failure, Some(FailureKind::Exhausted), "{}", answer.body);
        let answer: Value = serde_json::from_str(&answer.body).unwrap();
        let known = &answer["known"];
        assert_eq!(known["positions"], 1 << 17);
        assert!(known["open"].as_u64().unwrap() > 0, "{known}");
        let named = known["losing_moves"].as_array().unwrap().len() as u64;
        assert_eq!(named, if names_moves { known["decided"].as_u64().unwrap() } else { 0 });
        let help = answer["error"]["help"].as_str().unwrap();
        assert!(help.starts_with("131072 positions were looked at"), "{help}");
        assert_eq!(help.contains("moves decided"), !names_moves && known["decided"] != 0, "{help}");
    }
}

#[test]
fn what_is_listed_can_be_played() {
    for position in ["nim: 3, 5", "misere nim: 2, 2", "nim(piles=2): 1, 2", "nimbers: (1,2) (2,3)"]
    {
        let view = answer(json!({"request": "position", "position": position}));
        let listed = view["moves"]["listed"].as_array().unwrap();
        assert!(!listed.is_empty());
        for shown in listed {
            let game = json!({"start": position, "players": ["person", "person"], "starter": 1,
                              "seed": 0, "moves": []});
            let played = answer(json!({"request": "play", "game": game, "move": shown["move"]}));
            assert_eq!(played["view"]["position"], shown["leaves"], "{played}");
            assert_eq!(played["last"], *shown);
            let again = answer(json!({"request": "play", "game": played["game"]}));
            assert_eq!(again["turns"], played["turns"]);
        }
    }
}

#[test]
fn whole_games_are_played_reviewed_linked_and_opened() {
    for (position, opponent) in [
        ("nim: 3, 5, 7", "sleepy"),
        ("misere nim: 1, 2, 3", "perfect"),
        ("nim(max=3): 9, w+4, 2", "random"),
        ("nim: 1, w+3, w^w+5, e0", "teacher"),
        ("nimbers: (2,2) (4,5)", "copycat"),
    ] {
        let mut game = json!({"start": position, "players": ["random", opponent], "starter": 2,
                              "seed": 7, "moves": []});
        let mut turns = 0;
        let last = loop {
            let played = answer(json!({"request": "play", "game": game, "machine": true}));
            assert!(played.get("error").is_none(), "{played}");
            game = played["game"].clone();
            if played["awaits"] == "nobody" {
                break played;
            }
            turns += 1;
            assert!(turns < 500);
        };
        let review = answer(json!({"request": "review", "game": game}));
        let reviewed = review["turns"].as_array().unwrap();
        assert_eq!(reviewed.last().unwrap()["winning"], last["winner"]);
        let link = answer(json!({"request": "link", "game": game, "hints": 5}));
        let opened = answer(json!({"request": "open", "fragment": link["fragment"]}));
        assert_eq!(opened["game"], game);
        assert_eq!(opened["hints"], 5);
        assert_eq!(opened["view"]["turns"], last["turns"]);
    }
}

#[test]
fn the_same_game_gets_the_same_reply_after_it_was_taken_back() {
    let game = json!({"start": "nim: 9, 8, 7", "players": ["person", "random"], "starter": 1,
                      "seed": 3, "moves": []});
    let play = json!({"request": "play", "game": game, "move": "1 5", "machine": true});
    let mut back = answer(play.clone())["game"].clone();
    back["played"] = json!(0);
    let again = answer(json!({"request": "play", "game": back, "move": "1 5", "machine": true}));
    assert_eq!(again, answer(play));
}

proptest! {
    #[test]
    fn damaged_requests_do_no_harm(line in 0usize..90, at in 0usize..400, text in "\\PC{0,3}") {
        let requests = requests();
        let mut request = requests[line % requests.len()].clone();
        let place = at % request.len().max(1);
        let place = (0..=place).rev().find(|&place| request.is_char_boundary(place)).unwrap_or(0);
        request.insert_str(place, &text);
        let answer = handle(&request, &mut Budget::nodes(1 << 20));
        let read: Value = serde_json::from_str(&answer.body).unwrap();
        prop_assert_eq!(&read["schema"], 1);
    }
}

#[test]
fn an_earlier_position_that_is_too_long_is_skipped() {
    let long = format!("nim: {}1", "1, ".repeat(50_000));
    let found = answer(json!({"request": "calc", "input": "%1", "earlier": [long]}));
    assert!(found.to_string().contains("answer %1 cannot be used again"), "{found}");
}

/// Games of several earlier results are games of one session.
#[test]
fn earlier_games_can_be_added() {
    let earlier = ["{2|-1}", "g = +-1", "nonsense"];
    for (input, expected) in [("%1 + %2", "{3|1||0|-2}"), ("%1 + g - %1 == g", "true")] {
        let found = answer(json!({"request": "calc", "input": input, "earlier": earlier}));
        assert_eq!(found["text"], expected, "{found}");
    }
}
