//! `nimatron solve` and `nimatron games`.

use crate::support::{answer, json as json_of, refused, run, run_with};
use serde_json::json;

#[test]
fn the_verdict_the_moves_and_the_reason_are_told() {
    let text = answer(&["solve", "nim: 1, 2, 4"]);
    assert!(text.contains("(N, value *7)") && text.contains("3: 4 -> 3"), "{text}");
    let text = answer(&["solve", "nim:", "3,", "5,", "6"]);
    assert!(text.contains("(P, value 0)"), "{text}");
    let short = answer(&["solve", "nim: 3, 5, 7", "--explain", "0"]);
    let long = answer(&["solve", "nim: 3, 5, 7", "--explain", "3"]);
    assert!(short.len() < long.len() && long.contains("Bouton"));
    assert!(answer(&["solve", "nim: w, 3", "--notation", "unicode"]).contains("ω"));
}

#[test]
fn json_has_the_agreed_shape() {
    let solution = json_of(&["solve", "nim: 1, 2, 4", "--json", "--explain", "0"]);
    assert_eq!(
        solution,
        json!({
            "schema": 1, "position": "nim: 1, 2, 4", "convention": "normal", "outcome": "N",
            "value": {"kind": "nimber", "text": "*7"},
            "winning_moves": [{"text": "3: 4 -> 3", "position": "nim: 1, 2, 3"}],
            "winning_moves_complete": true, "status": "proved",
            "explanation": {
                "claim": "outcome", "position": "nim: 1, 2, 4", "convention": "normal",
                "outcome": "N",
            },
        })
    );
    let line = answer(&["solve", "nim: 2, 2", "--json"]);
    assert!(line.starts_with(
        r#"{"schema":1,"position":"nim: 2, 2","convention":"normal","outcome":"P","value":"#
    ));
    assert_eq!(line.lines().count(), 1);
}

#[test]
fn a_value_is_given_where_it_is_one() {
    assert_eq!(json_of(&["solve", "nim(max=4): 11, 14, 9, 13", "--json"])["value"]["text"], "*2");
    assert_eq!(json_of(&["solve", "misere nim: 1, 2", "--json"])["value"]["text"], "*3");
    let moore = json_of(&["solve", "nim(piles=2): 1, 2, 3, 4", "--json"]);
    let columns = serde_json::json!({"kind": "columns", "text": "4:1, 2:2, 1:2 (mod 3)"});
    assert_eq!(moore["value"], columns);
}

#[test]
fn partizan_positions_have_a_value_and_a_class() {
    let solution = json_of(&["solve", "domineering: 2x3", "--json", "--explain", "0"]);
    assert_eq!(
        solution["value"],
        json!({"kind": "game", "text": "{2|-1/2}", "class": "N", "mean": "3/4", "temperature": "5/4"})
    );
    assert_eq!(solution["outcome"], "N");
    let moves = solution["winning_moves"].as_array().unwrap();
    assert!(moves.iter().all(|chosen| {
        chosen["position"].as_str().unwrap().starts_with("domineering(turn=right): ")
    }));
    let text = answer(&["solve", "domineering(turn=right): 4x3"]);
    assert!(text.contains("Left wins, whoever begins (L): value 3/2."), "{text}");
    assert!(text.contains("Right is to move, and loses."), "{text}");
    let text = answer(&["solve", "hackenbush: blue 0-1, red 1-2"]);
    assert!(text.contains("value 1/2"), "{text}");
    let text = answer(&["solve", "misere toads: t_f"]);
    assert!(text.contains("Whoever begins"), "{text}");
}

#[test]
fn the_list_of_moves_can_be_cut_and_says_so() {
    let position = format!("nim: {}", vec!["8"; 25].join(", "));
    let listed = |more: &[&str]| {
        let arguments = [&["solve", &position, "--json"], more].concat();
        let solution = json_of(&arguments);
        let count = solution["winning_moves"].as_array().unwrap().len();
        (count, solution["winning_moves_complete"] == true)
    };
    assert_eq!(listed(&[]), (25, true));
    assert_eq!(listed(&["--moves", "3"]), (3, false));
    assert_eq!(listed(&["--moves", "25"]), (25, true));
    assert_eq!(listed(&["--moves", "all"]), (25, true));
    let text = answer(&["solve", &position, "--explain", "0"]);
    assert_eq!(text.matches("8 -> 0").count(), 20);
    let text = answer(&["solve", &position, "--explain", "0", "--moves", "all"]);
    assert_eq!(text.matches("8 -> 0").count(), 25);
    refused(&["solve", &position, "--moves", "many"]);
}

#[test]
fn positions_of_many_piles_are_not_repeated() {
    let lines = [1000, 1001].map(|piles| format!("nim: {}, 2\n", vec!["1"; piles - 1].join(", ")));
    let run = run_with(&["solve", "-", "--json"], &lines.concat());
    let solutions: Vec<serde_json::Value> =
        run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(solutions[0]["winning_moves"][0].get("position").is_some());
    assert!(solutions[1]["winning_moves"][0].get("position").is_none());
}

#[test]
fn errors_point_at_the_place() {
    assert_eq!(
        refused(&["solve", "nim: 1, w+, 5"]),
        "error: expected an ordinal after '+'\n  | nim: 1, w+, 5\n  |           ^\n  \
         = an ordinal looks like w^2+w*3+7, e0 or w1\n"
    );
    for (position, message, caret) in [
        ("", "expected a position", 0),
        ("nim: 5,,3", "expected a pile after ','", 7),
        ("nim: -3", "never negative", 5),
        ("nim: 3/2", "not a fraction", 6),
        ("nim: 1.5", "decimal point", 5),
        ("nym: 5", "did you mean 'nim'?", 0),
        ("nim(mx=3): 5", "did you mean 'max'?", 4),
        ("nim(max=0): 5", "from 1 up", 8),
        ("7", "did you mean 'nim: 7'?", 0),
    ] {
        let picture = refused(&["solve", position]);
        assert!(picture.contains(message), "{picture}");
        let carets = picture.lines().nth(2).unwrap();
        assert_eq!(carets.find('^'), Some("  | ".len() + caret), "{picture}");
    }
}

#[test]
fn lines_of_standard_input_are_solved() {
    let run = run_with(&["solve", "-"], "nim: 1\nnim: 2,,\nnim: 3\n");
    assert_eq!(run.status, 2);
    assert!(run.error.starts_with("line 2: error:"));
    assert!(run.out.contains("1: 1 -> 0") && !run.out.contains("3 -> 0"));
    let run = run_with(&["solve", "-", "--keep-going"], "nim: 1\nnim: 2,,\nnim: 3\n");
    assert!(run.out.contains("1: 3 -> 0") && run.status == 2);
}

#[test]
fn a_million_piles_are_solved() {
    let mut state = 1u64;
    let piles = (0..1_000_000).map(|_| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        state.to_string()
    });
    let line = format!("nim: {}\n", piles.collect::<Vec<_>>().join(", "));
    let run = run_with(&["solve", "-", "--explain", "1"], &line);
    assert_eq!(run.status, 0, "{}", run.error);
    assert!(run.out.contains("(N, value"));
}

#[test]
fn games_lists_and_explains() {
    assert!(answer(&["games"]).contains("nim"));
    let rules = answer(&["games", "nim"]);
    assert!(rules.contains("max=k") && rules.contains("misere nim: 1, 2, 3"));
    let entry = json_of(&["games", "nim", "--json"]);
    assert_eq!((&entry["schema"], &entry["ruleset"]), (&json!(1), &json!("nim")));
    let error = refused(&["games", "nmi"]);
    assert_eq!(error, "error: unknown ruleset 'nmi'\n  | nmi\n  | ^^^\n  = did you mean 'nim'?\n");
}

#[test]
fn every_example_of_the_catalogue_is_solved() {
    let entry = json_of(&["games", "nim", "--json"]);
    for example in entry["examples"].as_array().unwrap() {
        let position = example["position"].as_str().unwrap();
        assert_eq!(json_of(&["solve", position, "--json"])["position"], position);
    }
}

#[test]
fn positions_are_read_as_people_paste_them() {
    let challenge = r"$$1\qquad \omega+3\qquad \omega^\omega+5 \qquad \omega^{\omega+3}+\omega^\omega\cdot3+\omega\cdot 5+7\qquad \epsilon_0\qquad \omega_1$$";
    let piles = "nim: 1, w+3, w^w+5, w^(w+3)+w^w*3+w*5+7, e0, w1";
    for (text, position, note) in [
        (challenge, piles, "read as nim: 1, w+3,"),
        (
            "nim: 1+2+3",
            "nim: 1, 2, 3",
            "read as three piles 1, 2, 3; one pile of height 6 is written 6",
        ),
        ("Nim: 3, 5, 7", "nim: 3, 5, 7", ""),
        ("nim: [2,2]", "nim: 2, 2", "read as two piles 2, 2"),
        ("[2,2]", "nim: 2, 2", "read as nim: 2, 2"),
        ("nim: 3 5 7", "nim: 3, 5, 7", "read as three piles 3, 5, 7"),
        ("Misère Nim: 1, 2", "misere nim: 1, 2", ""),
        ("dawsons-kayles: 5", "dawson-kayles: 5", "'dawsons-kayles' is read as dawson-kayles"),
        ("Dawson's Kayles: 5", "dawson-kayles: 5", "'Dawson's Kayles' is read as dawson-kayles"),
        ("nim: ω5", "nim: w_5", "'ω5' is read as the initial ordinal w_5"),
        ("cram: 2x2 + Nim: 1+2", "cram: 2x2 + nim: 1, 2", "read as two piles 1, 2;"),
    ] {
        let object = json_of(&["solve", text, "--json"]);
        assert_eq!(object["position"], position, "{text}");
        match note {
            "" => assert!(object.get("notes").is_none(), "{text}: {}", object["notes"]),
            _ => {
                assert!(object["notes"][0].as_str().unwrap().starts_with(note), "{text}: {object}")
            }
        }
        let run = run(&["solve", text, "--explain", "0"]);
        let begins = if note.is_empty() { String::new() } else { format!("note: {note}") };
        assert!(run.status == 0 && run.error.starts_with(&begins), "{text}: {}", run.error);
    }
    let picture = refused(&["solve", "sprots: 3"]);
    assert!(picture.contains("did you mean 'sprouts'?"), "{picture}");
    let picture = refused(&["solve", "Nim: 3, x"]);
    assert!(picture.contains("  | Nim: 3, x\n  |         ^"), "{picture}");
}

#[test]
fn values_are_spelled_as_the_calculator_spells_them() {
    for position in [
        "hackenbush: red 0-1, green 0-2",
        "hackenbush: blue 0-1, green 0-2, green 2-3",
        "domineering: 2x3",
        "clobber: xo/ox",
    ] {
        let object = json_of(&["solve", position, "--json"]);
        let value = object["value"]["text"].as_str().unwrap();
        assert_eq!(answer(&["calc", value]).trim_end(), value, "{position}");
    }
}
