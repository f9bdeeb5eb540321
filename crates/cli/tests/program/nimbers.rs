//! The board game Nimbers through every door.

use crate::support::{answer, json as json_of, refused, run_with};
use serde_json::json;

/// The board of five stones whose value is 8.
const BOARD: &str = "nimbers: (1,3) (4,7) (6,4) (10,3) (14,8)";

#[test]
fn a_board_is_solved() {
    let text = answer(&["solve", BOARD]);
    assert!(text.starts_with("Whoever moves first wins (N, value *8).\n"), "{text}");
    assert!(text.contains("(14,8) -> "), "{text}");
    let solution = json_of(&["solve", BOARD, "--json"]);
    assert_eq!(solution["value"], json!({"kind": "nimber", "text": "*8"}));
    assert_eq!(solution["winning_moves_complete"], true);
    // Every move that is named leaves a position that the previous player wins.
    for winning in solution["winning_moves"].as_array().unwrap() {
        let after = winning["position"].as_str().unwrap();
        assert_eq!(json_of(&["solve", after, "--json"])["outcome"], "P", "{winning}");
    }
}

#[test]
fn a_stone_on_the_diagonal_turns_it_round() {
    let turned = format!("{BOARD} (14,14)");
    let text = answer(&["solve", &turned, "--explain", "3"]);
    assert!(text.starts_with("Whoever moves second wins (P, value 0).\n"), "{text}");
    assert_eq!(json_of(&["solve", &turned, "--json"])["winning_moves"], json!([]));
    let run = run_with(&[], &format!("{BOARD}\n{turned}\n"));
    assert_eq!(run.out, "N *8\nP 0\n");
}

#[test]
fn what_is_proved_is_verified() {
    let proof = answer(&["prove", "nimbers: (2,2) (1,3)"]);
    let run = run_with(&["verify", "-"], &proof);
    assert_eq!(run.status, 0);
    assert!(run.out.starts_with("verified: nimbers: (1,3) (2,2) is a P-position"), "{}", run.out);
    assert!(run.out.contains("20 positions, each settled by the rules alone"));
    let damaged = proof.replace("(1,3) -> (0,0)", "(1,3) -> (0,1)");
    assert_ne!(damaged, proof);
    assert_eq!(run_with(&["verify", "-"], &damaged).status, 1);
    let large = answer(&["prove", "nimbers: (1000,2000) (7,7)"]);
    assert_eq!(run_with(&["verify", "-"], &large).status, 0);
    let text = answer(&["prove", "nimbers: (2,2)", "--format", "text"]);
    assert!(text.contains("(2,2) -> (0,0)"), "{text}");
    // From the end of the game backwards: the longest game stands last.
    assert!(text.trim_end().lines().last().unwrap().contains("(2,2)"), "{text}");
    assert!(answer(&["prove", "nimbers: (2,2)", "--format", "dot"]).starts_with("digraph"));
}

#[test]
fn a_board_is_played_to_the_end() {
    let play = ["play", BOARD, "--first", "me", "--opponent", "perfect", "--seed", "5"];
    let won = play_perfectly(&play);
    assert!(won.contains("\nNo move is left. You win! Well played.\n"), "{won}");
    let told = run_with(&play, "hint\nhelp\nboard\ntable\n(4,7) -> (4,0)\nundo\nquit\n").out;
    assert!(told.contains(" 13 14\n") && told.contains(" 8  .  .  ."), "{told}");
    assert!(told.contains("4 is not below 4"), "{told}");
    for opponent in ["random", "copycat", "sleepy", "teacher"] {
        let start = ["play", BOARD, "--first", "machine", "--opponent", opponent, "--seed", "3"];
        let run = run_with(&start, "quit\n");
        assert_eq!(run.status, 0, "{}", run.error);
        let does = [" removes (", " slides (", " turns the rectangle ("];
        assert!(does.iter().any(|does| run.out.contains(does)), "{}", run.out);
    }
}

/// Answers each position that the machine leaves with the first winning move
/// that `solve` names, and tells the whole game.
fn play_perfectly(arguments: &[&str]) -> String {
    let mut said = String::new();
    loop {
        let told = run_with(arguments, &said).out;
        let over = told.contains("No move is left.");
        if over || said.lines().count() > 100 {
            return told;
        }
        let line = told.lines().rfind(|line| line.starts_with("Position: ")).unwrap();
        let position = line.strip_prefix("Position: ").unwrap();
        let solution = json_of(&["solve", position, "--json", "--moves", "1"]);
        said += solution["winning_moves"][0]["text"].as_str().unwrap();
        said += "\n";
    }
}

#[test]
fn errors_point_at_the_place() {
    for (position, message, caret) in [
        ("nimbers: (0,3)", "at least 1", 10),
        ("nimbers: (4,)", "a coordinate is missing", 9),
        ("nimbers: (4)", "at least two coordinates", 9),
        ("nimbers: (1,2) (3,4) (1,2)", "given twice", 21),
        ("nimbers: (1,2) (1,2,3)", "this stone has 3 coordinates", 15),
        ("nimbers: (1,2", "expected ')'", 9),
        ("nimbrs: (1,2)", "did you mean 'nimbers'?", 0),
        ("tartn(ruler, ruler): (1,2)", "did you mean 'tartan'?", 0),
        ("nimbers (1,2)", "expected a ruleset and ':'", 0),
        ("misere nimbers: (1,2)", "normal play only", 0),
    ] {
        let picture = refused(&["solve", position]);
        assert!(picture.contains(message), "{picture}");
        let carets = picture.lines().nth(2).unwrap();
        assert_eq!(carets.find('^'), Some("  | ".len() + caret), "{picture}");
    }
}

#[test]
fn every_example_of_every_ruleset_is_solved_proved_and_played() {
    let listed = answer(&["games", "--json"]);
    let entries: Vec<serde_json::Value> =
        listed.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let ids: Vec<_> = entries.iter().map(|entry| entry["ruleset"].as_str().unwrap()).collect();
    assert!(ids.starts_with(&["nim", "nimbers", "turning"]) && ids.contains(&"kayles"), "{ids:?}");
    assert_eq!(answer(&["games", "tartan"]), answer(&["games", "turning"]));
    for example in entries.iter().flat_map(|entry| entry["examples"].as_array().unwrap()) {
        let position = example["position"].as_str().unwrap();
        let solution = json_of(&["solve", position, "--json", "--moves", "1"]);
        assert_eq!(solution["position"], position);
        let proof = answer(&["prove", position, "--limit", "500"]);
        let verified = run_with(&["verify", "-", "--json"], &proof);
        assert_eq!(verified.status, 0, "{position}: {}", verified.error);
        let verified: serde_json::Value = serde_json::from_str(&verified.out).unwrap();
        assert_eq!(verified["outcome"], solution["outcome"], "{position}");
        // No ladder has more rungs.
        let said = "hint\n".repeat(9) + "board\ntable\nundo\nquit\n";
        let run = run_with(&["play", position, "--first", "me"], &said);
        assert_eq!((run.status, &*run.error), (0, ""), "{position}");
        assert!(run.out.contains(". The reason.") && run.out.is_ascii(), "{}", run.out);
    }
}

#[test]
fn a_saved_game_of_a_board_goes_on() {
    let path = std::env::temp_dir().join(format!("nimatron-{}-board", std::process::id()));
    let name = path.to_str().unwrap();
    let _ = std::fs::remove_file(&path);
    let play = ["play", "nimbers: (2,2) (1,3) (2,1)", "--two", "--first", "me", "--save", name];
    run_with(&play, "(2,2) -> (1,1)\nquit\n");
    let resumed = run_with(&["play", "--load", name], "");
    assert!(resumed.out.contains("Position: nimbers: (1,1) (1,2) (1,3)\n"), "{}", resumed.out);
    std::fs::remove_file(&path).unwrap();
}
