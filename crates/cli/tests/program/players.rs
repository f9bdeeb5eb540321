//! Positions of n players in `solve`, `prove`, `verify` and `api`.

use std::fs;

use crate::support::{answer, json, refused, run, run_with};

/// The answer on one line.
fn told(arguments: &[&str]) -> String {
    answer(arguments).split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn positions_of_n_players_are_solved() {
    let known = json(&["solve", "nim(players=3): 1, 2", "--json"]);
    assert_eq!((&known["results"][0], &known["method"]), (&"B".into(), &"li".into()));
    assert_eq!(known["good_moves"][1], "2: 2 -> 0");
    assert_eq!(known["forced"]["class"], "Q");
    assert_eq!(known["forced"]["coalitions"][0]["players"], "A+B");
    assert_eq!(known["forced"]["coalitions"][0]["moves"][0], "1: 1 -> 0");
    let huge = told(&["solve", "nim(players=3): w^w+5, w+1, 123456789123456789", "--explain", "3"]);
    assert!(huge.starts_with("B wins by the podium rule"), "{huge}");
    assert!(huge.contains("is open") && huge.contains("The theorem of Li"), "{huge}");
    let searched = told(&["solve", "kayles(players=3): 4", "--explain", "3"]);
    assert!(searched.contains("No theorem is used"), "{searched}");
    let open = told(&["solve", "nim(players=3, prefer=selfish): 1, 2"]);
    assert!(open.contains("What is open"), "{open}");
    assert!(answer(&["solve", "{*|0|}"]).contains("win"));
    let line = run_with(&[], "nim(players=3): 1, 2\n");
    assert_eq!(line.out, "B (forced by A+B or A+C or B+C)\n");
    assert!(answer(&["games", "players"]).contains("Games of n players"));
}

#[test]
fn mistakes_of_n_players_are_pointed_at() {
    assert!(refused(&["solve", "nim(players=1): 3"]).contains("2 to 6 players may play"));
    assert!(refused(&["solve", "nim(players=70): 3"]).contains("2 to 6 players may play"));
    assert!(refused(&["solve", "tuple(players=3): {0|0}"]).contains("1 bar here, where 3 play"));
    assert!(refused(&["solve", "domineering(players=3): 2x2"]).contains("who has those of Left"));
    assert!(
        refused(&["solve", "nim(players=3, ending=misere): w"]).contains("infinitely many moves")
    );
    assert!(
        refused(&["prove", "nim: 3", "--coalition", "A+C"]).contains("for positions of n players")
    );
    let wrong = refused(&["prove", "nim(players=3): 1, 2", "--coalition", "A+D"]);
    assert!(wrong.contains("expected a player from A to C"), "{wrong}");
    let not = refused(&["prove", "nim(players=3): 1, 2", "--coalition", "A"]);
    assert!(not.contains("A cannot force a win"), "{not}");
}

#[test]
fn what_is_proved_of_n_players_is_verified() {
    let path = std::env::temp_dir().join(format!("nimatron-players-{}", std::process::id()));
    let name = path.to_str().expect("text");
    for (arguments, said) in [
        (
            &["nim(players=3): 1, 2", "--coalition", "A+C"][..],
            "A and C can force that one of them wins",
        ),
        (&["nim(players=3): 1, 1, 1"], "C can force to win against all others"),
        (&["nim(players=3): 1, 2", "--results"], "by the preferences the result is B"),
        (&["nim(players=3): w, w+1, 3", "--results"], "the columns and the theorem"),
    ] {
        let certificate = answer(&[&["prove"], arguments].concat());
        fs::write(&path, &certificate).expect("written");
        let verified = told(&["verify", name]);
        assert!(verified.contains(said), "{verified}");
    }
    let certificate = answer(&["prove", "nim(players=3): 1, 1, 1"]);
    fs::write(&path, certificate.replace("\"coalition\":\"C\"", "\"coalition\":\"A\""))
        .expect("written");
    let judged = run(&["verify", name]);
    assert!(judged.out.contains("refused"), "{}", judged.out);
    let text = told(&["prove", "nim(players=3): 1, 1, 1", "--format", "text"]);
    assert!(text.contains("C can force to win"), "{text}");
    let _ = fs::remove_file(path);
}
