//! `nimatron play` as it is used in pipes.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn play(arguments: &[&str], said: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_nimatron"))
        .arg("play")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A game that never begins does not listen.
    let _ = child.stdin.take().unwrap().write_all(said.as_bytes());
    child.wait_with_output().unwrap()
}

fn told(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn complaint(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2));
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn file(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("nimatron-{}-{name}", std::process::id()));
    let _ = std::fs::remove_file(&path);
    path
}

#[test]
fn a_pipe_gets_plain_lines() {
    let output = play(&["nim: 1, 2", "--first", "me", "--opponent", "perfect"], "2 1\n1 0\n");
    assert!(output.status.success());
    let end = "No move is left. You win! Well played.\nThe game is over (again, review, undo, or quit):\n";
    assert!(told(&output).contains(end));
    assert!(told(&output).is_ascii());
}

#[test]
fn the_end_of_the_input_is_no_error() {
    let output = play(&[], "");
    assert!(output.status.success());
    assert!(told(&output).ends_with("Goodbye.\n"));
}

#[test]
fn a_game_is_kept_and_resumed() {
    let path = file("kept");
    let name = path.to_str().unwrap();
    let arguments = ["nim: 3, w+5, w1", "--first", "machine", "--seed", "7", "--save", name];
    let output = play(&arguments, "hint\n");
    assert!(told(&output).contains("The game is kept in"));
    let kept = std::fs::read_to_string(&path).unwrap();
    assert!(kept.contains("position: nim: 3, w+5, w1\n") && kept.contains("seed: 7\n"));
    let resumed = play(&["--load", name], "");
    let piles = |output: &Output| {
        told(output).lines().rfind(|line| line.starts_with("Piles")).unwrap().to_string()
    };
    assert_eq!(piles(&resumed), piles(&output));
    std::fs::write(&path, kept.replace("w+5", "w+")).unwrap();
    let error = complaint(&play(&["--load", name], ""));
    assert!(error.contains("  | position: nim: 3, w+, w1\n"), "{error}");
    std::fs::write(&path, "my diary").unwrap();
    assert!(complaint(&play(&arguments, "")).contains("it holds something else"));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "my diary");
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let piles = "nim: 30, 50, 70";
    let arguments = [piles, "--opponent", "random", "--first", "machine", "--seed", "3"];
    let said = "1 0\nundo\nundo\n1 0\n";
    assert_eq!(told(&play(&arguments, said)), told(&play(&arguments, said)));
}

/// The strategy is a secret of each of the two: nobody is told what has not been
/// asked for.
#[test]
fn two_people_are_left_alone_with_their_secret() {
    for position in ["nim: 3, 2, 1", "misere nim: 3, 2, 1", "nim(max=3): 3, 2, 1"] {
        let output = play(&[position, "--two", "--plain", "--first", "me"], "1 0\n2 1\n2 0\n");
        let told = told(&output);
        let game = told.split_once("Type help").expect("the rules end with this").1;
        assert!(game.contains("Player 2 takes 1 from pile 2 and leaves 1."), "{game}");
        for secret in
            ["power", "partner", "balance", "alone", "odd", "even ", "equal", "wins", "loses"]
        {
            assert!(!game.contains(secret), "'{secret}' is told in {game}");
        }
    }
    // Who asks is told.
    let output = play(&["nim: 3, 2, 1", "--two", "--plain", "--first", "me"], "table\n");
    assert!(told(&output).contains("each one has a partner"));
}

#[test]
fn the_copycat_says_that_it_copies() {
    let arguments = ["nim: 4, 4", "--opponent", "copycat", "--first", "me"];
    let told = told(&play(&arguments, "1 2\n"));
    assert!(told.contains("I copy you: I take 2 from the other pile.\n"), "{told}");
}

#[test]
fn a_rival_adapts_and_is_saved_as_it_is() {
    let file = file("rival");
    let save = file.to_str().unwrap();
    let arguments = ["nim: 1", "--opponent", "rival", "--first", "me", "--plain", "--save", save];
    let won = told(&play(&arguments, "1 0\nagain\nquit\n"));
    assert!(won.contains("Rival now errs in 40 of 100 moves.\n"), "{won}");
    let saved = std::fs::read_to_string(&file).unwrap();
    assert!(saved.contains("player 2: rival 40\n"), "{saved}");
    let loaded = told(&play(&["--load", save, "--plain"], "1 0\nagain\nquit\n"));
    assert!(loaded.contains("Rival now errs in 30 of 100 moves.\n"), "{loaded}");
    let error = complaint(&play(&["nim: 1", "--opponent", "rival 101"], ""));
    assert!(error.contains("0 to 100"), "{error}");
}

#[test]
fn errors_help() {
    let error = complaint(&play(&["nim: 3, x"], ""));
    assert!(error.contains("  | nim: 3, x\n  |         ^"), "{error}");
    let error = complaint(&play(&["3 5", "--opponent", "slepy"], ""));
    assert!(error.contains("did you mean 'sleepy'?"), "{error}");
    let error = complaint(&play(&["--load", "/nowhere/at/all"], ""));
    assert!(error.contains("cannot use the file /nowhere/at/all"), "{error}");
}

#[test]
fn three_play_at_one_table() {
    let seats = ["nim(players=3): 1, 2, 2", "--seats", "Anna,Ben,machine", "--seed", "1"];
    let output = play(&seats, "hint\ntable\n3 0\n2 1\nundo\nredo\nreview\nquit\n");
    assert!(output.status.success());
    let told = told(&output);
    assert!(told.starts_with("Nim, 3 players: Anna, Ben and Perfect C.\n"), "{told}");
    for part in [
        "Three players take turns; whoever makes the last move wins alone.",
        "Anna's move (a pile number",
        "By the podium rule Anna plays",
        "modulo 3",
        "Anna takes pile 3 away.",
        "Ben takes 1 from pile 2 and leaves 1.",
        "Perfect C takes pile",
        "Taken back.",
        "Only games of two players are looked back at.",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

#[test]
fn two_at_a_table_are_told_who_comes_next() {
    let told = told(&play(&["nim(players=2): 3, 5", "--seats", "Anna,machine"], "hint\nquit\n"));
    let hint = "By the podium rule Anna plays 2: 5 -> 3, and Anna wins; then comes Perfect.";
    assert!(told.contains(hint), "{told}");
}

#[test]
fn the_end_tells_everybodys_place() {
    let output = play(&["nim: 1, 1", "--seats", "Anna, Ben, Cleo"], "1 0\n2 0\nquit\n");
    let told = told(&output);
    let end = "No move is left. Ben wins! Anna is second, Cleo is third.\nThe game is over (again, undo, or quit):\n";
    assert!(told.contains(end), "{told}");
    let help = self::told(&play(&["nim: 1, 1", "--seats", "Anna, Ben, Cleo"], "help\nquit\n"));
    assert!(help.contains("undo, redo") && !help.contains("review"), "{help}");
    let board = ["domineering(players=3, left=A+C): 2x2", "--seats", "Anna,Ben,Cleo"];
    let owners =
        "Anna and Cleo have the moves of Left, all others those of Right.\nBetween two players: ";
    let told = self::told(&play(&board, "quit\n"));
    assert!(told.contains(owners), "{told}");
    let tuples = play(&["{0|0|0} + {0|0|0}", "--seats", "Anna,Ben,Cleo"], "1: * -> 0\nquit\n");
    assert!(self::told(&tuples).contains("Anna plays 1: * -> 0."), "{}", self::told(&tuples));
}

#[test]
fn who_plays_is_asked_a_seat_at_a_time() {
    let said = "Anna\nally of A\nrandom\n1 0\nquit\n";
    let output = play(&["nim(players=3): 1, 2", "--seed", "3"], said);
    let told = told(&output);
    for part in
        ["Who is player A?", "Who is player C?", "Anna, Ally B and Random C.", "Anna takes pile 1"]
    {
        assert!(told.contains(part), "{part}: {told}");
    }
    let left = play(&["nim(players=3): 1, 2"], "Anna\n");
    assert!(left.status.success() && self::told(&left).ends_with("Goodbye.\n"));
}

#[test]
fn a_table_is_kept_and_resumed() {
    let path = file("table");
    let name = path.to_str().unwrap();
    let start =
        ["kayles(players=4): 5, 3", "--seats", "Anna,machine,ally of A,Dan", "--save", name];
    let output = play(&start, "quit\n");
    assert!(told(&output).contains("The game is kept in"));
    let kept = std::fs::read_to_string(&path).unwrap();
    for line in [
        "player 1: person Anna",
        "player 2: perfect",
        "player 3: ally of A",
        "player 4: person Dan",
    ] {
        assert!(kept.contains(line), "{kept}");
    }
    let output = play(&["--load", name], "quit\n");
    assert!(told(&output).starts_with("Kayles, 4 players: Anna, Perfect B, Ally C and Dan."));
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn wrong_seats_are_complained_about() {
    for (position, seats, complaint_of) in [
        ("nim(players=3): 1", "Anna,Ben", "2 seats for 3 players"),
        ("nim: 1", "Anna", "2 to 6 players may play, not 1"),
        ("nim(players=3): 1", "machine,machine,random", "let at least one person play"),
        ("nim(players=3): 1", "Anna,Ben,copycat", "'copycat' does not play games of 3 players"),
        ("nim(players=3): 1", "Anna,ally of B,Cleo", "B is no other player here"),
        ("nim(players=3): 1", "Anna,ally of Z,Cleo", "'ally of Z' names nobody here"),
        ("nim(players=70): 1", "Anna,Ben,Cleo", "2 to 6 players may play"),
    ] {
        let output = play(&[position, "--seats", seats], "");
        assert!(complaint(&output).contains(complaint_of), "{}", complaint(&output));
    }
}
