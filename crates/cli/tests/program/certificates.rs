//! `nimatron prove` and `nimatron verify`, and the pages made from the
//! definition of the command line.

use std::process::Stdio;

use crate::support::{answer, json as json_of, refused, run, run_with};

#[test]
fn what_is_proved_is_verified() {
    for (position, outcome) in [
        ("nim: 1, 2, 3", "P"),
        ("misere nim: 2, 1", "N"),
        ("nim(max=2): 4, 4", "P"),
        ("nim(piles=2): 1, 1, 1", "P"),
        ("nim: w, 3", "N"),
        ("nim: e0, e0", "P"),
        ("nim: 1000000, 1000000", "P"),
        ("sprouts: 3", "N"),
        ("sprouts: 7", "P"),
    ] {
        let certificate = answer(&["prove", position]);
        let run = run_with(&["verify", "-"], &certificate);
        assert_eq!((run.status, &*run.error), (0, ""), "{position}");
        let article = if outcome == "N" { "an" } else { "a" };
        let expected = format!("verified: {position} is {article} {outcome}-position");
        assert!(run.out.starts_with(&expected), "{}", run.out);
    }
}

#[test]
fn files_are_written_and_read() {
    let path = std::env::temp_dir().join(format!("nimatron-proof-{}.json", std::process::id()));
    let file = path.to_str().unwrap();
    assert_eq!(answer(&["prove", "nim: 2, 3", "--output", file]), "");
    let verified = json_of(&["verify", file, "--json"]);
    assert_eq!(verified["verified"], true);
    assert_eq!(verified["settled"], 12);
    std::fs::remove_file(&path).unwrap();
    assert!(refused(&["verify", file]).starts_with("error: "));
    assert!(refused(&["prove", "nim: 2,", "--output", file]).contains("expected a pile"));
    assert!(!path.exists());
}

/// Nothing is written of what was computed with a function that went wrong, and a file stays as it was.
#[test]
fn what_functions_tell_wrongly_is_not_written() {
    let folder = std::env::temp_dir();
    let of = |name: &str| folder.join(format!("nimatron-{}-{name}", std::process::id()));
    let (rules, proof) = (of("rules.toml"), of("proof.json"));
    let script =
        "fn moves(board) { if board.columns > 2 { throw `too wide` } board.after(`here: . -> x`) }";
    let file = format!(
        "name = \"Mine\"\nword = \"mine\"\nrules = \"Mark a square.\"\nscript = '''{script}'''\n\
         [cells]\n\".\" = \"free\"\nx = \"marked\"\n"
    );
    std::fs::write(&rules, file).unwrap();
    let written = |position: &str| {
        let (rules, proof) = (rules.to_str().unwrap(), proof.to_str().unwrap());
        let run = run(&["--rules", rules, "prove", position, "--output", proof]);
        (run.status, run.error, std::fs::read_to_string(proof).unwrap())
    };
    let (status, _, right) = written("mine: 1x2");
    assert_eq!(status, 0);
    let (status, error, kept) = written("mine: 1x3");
    assert_eq!(status, 2);
    assert!(error.contains("goes wrong in mine: ") && error.contains("too wide"), "{error}");
    assert_eq!(kept, right);
    std::fs::remove_file(rules).unwrap();
    std::fs::remove_file(proof).unwrap();
}

#[test]
fn losing_couples_are_checked_line_by_line() {
    let path = std::env::temp_dir().join(format!("nimatron-couples-{}.json", std::process::id()));
    let file = path.to_str().unwrap();
    let whole = answer(&["prove", "sprouts: 8", "--limit", "0"]);
    let verify = |text: &str| {
        std::fs::write(&path, text).unwrap();
        (run(&["verify", file]), run_with(&["verify", "-"], text))
    };
    let (lines, at_once) = verify(&whole);
    assert_eq!((lines.status, &lines.out), (0, &at_once.out), "{lines:?}");
    let couples: Vec<&str> = whole.lines().collect();
    let damage = |line: usize, to: &str| {
        let mut lines = couples.clone();
        lines[line] = to;
        verify(&(lines.join("\n") + "\n"))
    };
    // A value that is another one.
    let row = couples[40];
    {
        let other = row.replace("\"value\":", "\"value\":1");
        let (lines, at_once) = damage(40, &other);
        assert_eq!((lines.status, at_once.status), (1, 1), "{other}: {lines:?} {at_once:?}");
        assert!(lines.out.starts_with("refused: "), "{lines:?}");
    }
    // What is no couple, too long, or missing.
    for other in ["", "x", &"x".repeat(10_000), "{\"position\":3},", "]}"] {
        let (lines, _) = damage(40, other);
        assert_eq!((lines.status, &*lines.out), (2, ""), "{other} {lines:?}");
        assert!(lines.error.starts_with("error: ") && lines.error.lines().count() == 1);
    }
    let torn = verify(&whole[..whole.len() / 2]).0;
    assert_eq!((torn.status, &*torn.out), (2, ""), "{torn:?}");
    // In another order they are read as a whole.
    let mut turned = couples.clone();
    turned.swap(10, 20);
    assert_eq!(verify(&turned.join("\n")).0.status, 0);
    assert_eq!(verify(&whole.replace('\n', "")).0.status, 0);
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn a_false_claim_is_a_no_and_a_damaged_text_an_error() {
    let certificate = answer(&["prove", "nim: 1, 2, 3"]);
    let lied = certificate.replacen("\"outcome\":\"P\"", "\"outcome\":\"N\"", 1);
    let run = run_with(&["verify", "-"], &lied);
    assert_eq!((run.status, &*run.error), (1, ""));
    assert!(run.out.starts_with("refused: outcome: "), "{}", run.out);
    let object = run_with(&["verify", "-", "--json"], &lied).out;
    assert!(object.starts_with(r#"{"schema":1,"verified":false,"place":"outcome","#), "{object}");

    // What is left out is no proof, and what nobody knows is no certificate.
    let theorem = answer(&["prove", "nim: w, 3", "--limit", "0", "--json"]);
    let key = ",\"because\":";
    assert!(theorem.contains(key), "{theorem}");
    let whole = run_with(&["verify", "-"], &theorem);
    assert_eq!((whole.status, &*whole.error), (0, ""));
    let claim = theorem.split(key).next().unwrap().to_string() + "}}";
    let run = run_with(&["verify", "-"], &claim);
    assert_eq!((run.status, &*run.error), (1, ""));
    assert!(run.out.starts_with("refused: explanation: "), "{}", run.out);
    let noted = theorem.replacen(key, ",\"note\":\"the moon is cheese\",\"because\":", 1);
    let misspelt = theorem.replacen(key, ",\"becaus2\":", 1);

    let unfinished = &certificate[..certificate.len() / 2];
    let unreadable = certificate.replacen("nim: 0, 2, 3", "nim: 0, 2,, 3", 1);
    let newer = certificate.replacen("\"schema\":1", "\"schema\":99", 1);
    let deep = "[".repeat(1_000_000);
    let damaged = ["", "[]", "{}", "no", unfinished, &unreadable, &newer, &deep, &noted, &misspelt];
    for damaged in damaged {
        let run = run_with(&["verify", "-"], damaged);
        assert_eq!((run.status, &*run.out), (2, ""));
        assert!(run.error.starts_with("error: -: "), "{}", run.error);
    }
}

#[test]
fn certificates_can_be_read_and_drawn() {
    let text = answer(&["prove", "nim: 1, 1", "--format", "text"]);
    assert!(text.contains("(P)") && text.contains("0, 1"), "{text}");
    assert!(answer(&["prove", "nim: 1, 1", "--format", "dot"]).starts_with("digraph"));
    assert!(refused(&["prove", "nim: w, 1", "--format", "dot"]).contains("theorem"));
    refused(&["prove", "nim: 1", "--format", "svg"]);
}

#[test]
fn the_limit_decides_between_strategy_and_theorem() {
    let strategy = answer(&["prove", "nim: 3, 3", "--limit", "16"]);
    let theorem = answer(&["prove", "nim: 3, 3", "--limit", "15"]);
    assert!(strategy.contains("\"positions\"") && theorem.contains("\"explanation\""));
}

#[test]
fn a_bounded_time_ends_with_what_is_known() {
    let error = refused(&["prove", "nim: 50, 50, 50", "--time", "0"]);
    assert!(error.contains("not proved") && error.contains("an N-position"), "{error}");
}

/// Whether a process catches the signal SIGINT, which ends it otherwise.
#[cfg(target_os = "linux")]
fn catches_interrupts(process: u32) -> bool {
    const SIGINT: u64 = 1 << 1;
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    caught
        .and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok())
        .is_some_and(|mask| mask & SIGINT != 0)
}

#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_proof_stops_cleanly() {
    let mut command =
        crate::support::command(&["prove", "nim: 400, 400, 400", "--limit", "100000000"]);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let process = child.id();
    assert!(crate::support::wait_until(&mut child, || catches_interrupts(process)));
    let id = process.to_string();
    std::process::Command::new("kill").args(["-INT", &id]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("stopped on request") && error.contains("N-position"), "{error}");
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let mut command = crate::support::command(&["prove", "nim: 30, 30, 30"]);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

#[test]
fn completions_and_manual_pages_come_from_the_definition() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(answer(&["completions", shell]).contains("nimatron"));
    }
    refused(&["completions", "tcsh"]);
    assert!(answer(&["man"]).contains(".TH nimatron 1"));
    assert!(answer(&["man", "solve"]).contains("1000 piles"));
    assert!(refused(&["man", "slove"]).contains("there is no command"));
    assert_eq!(run(&["help", "verify"]).status, 0);
}
