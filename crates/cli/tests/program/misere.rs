//! `nimatron genus` and `quotient`: misère play as a theory.

use std::fs;
use std::path::PathBuf;

use crate::support::{answer, json, refused, run};

/// A path for one test, with nothing there.
fn path(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("nimatron-{name}-{}", std::process::id()));
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn genera_of_heaps_and_positions() {
    let known = json(&["genus", "kayles", "--to", "5", "--json"]);
    assert_eq!(known["heaps"][5]["genus"], "4^146");
    assert_eq!(known["heaps"][5]["class"], "restless");
    assert_eq!(known["heaps"][5]["form"], "*[2[2]321]");
    let known = json(&["genus", "cram: 1x6", "--json"]);
    assert_eq!((&known["genus"], &known["form"]), (&"3^31".into(), &"*[3]".into()));
    let in_any_order = ["kayles: 2, 5, 3", "kayles: 5, 3, 2"];
    let genera = in_any_order.map(|heaps| json(&["genus", heaps, "--json"])["genus"].clone());
    assert_eq!(genera[0], genera[1]);
    assert!(answer(&["genus", "kayles: 5, 1"]).contains("the previous player wins misere play"));
    let sum = json(&["genus", "*[[2],0] + *[1]", "--json"]);
    assert_eq!((&sum["form"], &sum["class"]), (&"*[(2#0)[1]]".into(), &"wild".into()));
    assert!(refused(&["genus", "*[2"]).contains("expected"));
    assert!(refused(&["genus", "nim: 3"]).contains("is no game that is searched"));
    assert!(refused(&["genus", "kaylse"]).contains("did you mean kayles?"));
    let stopped = run(&["genus", "0.07", "--to", "60", "--memory", "1"]);
    assert!(stopped.error.contains("was computed below heap"), "{}", stopped.error);
}

#[test]
fn quotients_are_proved_or_observed() {
    let known = json(&["quotient", "kayles", "--json"]);
    assert_eq!((&known["order"], &known["status"]), (&40.into(), &"proved".into()));
    assert_eq!((&known["period"], &known["preperiod"]), (&12.into(), &71.into()));
    assert_eq!(known["p_positions"].as_array().map(Vec::len), Some(9));
    let known = json(&["quotient", "kayles", "--to", "140", "--json"]);
    assert_eq!((&known["status"], &known["needed"]), (&"observed".into(), &168.into()));
    let known = json(&["quotient", "kayles: 5, 1", "--json"]);
    assert_eq!(known["outcome"], "P");
    let stopped = run(&["quotient", "0.07", "--to", "40", "--memory", "1"]);
    assert!(stopped.error.contains("grows beyond bounds"), "{}", stopped.error);
}

#[test]
fn a_quotient_goes_on_from_its_file() {
    let file = path("quotient-state");
    let name = file.to_str().expect("text");
    answer(&["quotient", "0.72", "--to", "12", "--checkpoint", name]);
    let known = json(&["quotient", "0.72", "--checkpoint", name, "--json"]);
    assert_eq!((&known["order"], &known["status"]), (&24.into(), &"proved".into()));
    assert!(refused(&["quotient", "0.77", "--checkpoint", name]).contains("0.72"));
    let mut bytes = fs::read(&file).expect("a state");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&file, bytes).expect("written");
    assert!(refused(&["quotient", "0.72", "--checkpoint", name]).contains("damaged"));
    let _ = fs::remove_file(file);
}

#[test]
fn genera_go_on_from_their_file() {
    let file = path("genus-state");
    let name = file.to_str().expect("text");
    let first = answer(&["genus", "4.7", "--to", "9", "--checkpoint", name]);
    let second = answer(&["genus", "4.7", "--to", "9", "--checkpoint", name, "--time", "60"]);
    assert_eq!(first, second);
    let more = answer(&["genus", "4.7", "--to", "11", "--checkpoint", name, "--table"]);
    assert_eq!(more, answer(&["genus", "4.7", "--to", "11", "--table"]));
    let stopped = run(&["genus", "0.07", "--to", "60", "--memory", "1", "--checkpoint", name]);
    assert!(stopped.error.contains("4.7"), "{}", stopped.error);
    fs::remove_file(&file).expect("there");
    let stopped = run(&["genus", "0.07", "--to", "60", "--memory", "1", "--checkpoint", name]);
    assert!(stopped.error.contains("goes on from here"), "{}", stopped.error);
    assert!(refused(&["genus", "cram: 2x2", "--checkpoint", name]).contains("one game with heaps"));
    let _ = fs::remove_file(file);
}

#[test]
fn theory_decides_misere_play() {
    let large = answer(&["solve", "misere kayles: 100, 73, 51", "--explain", "2"]);
    assert!(large.starts_with("Whoever moves first wins (N"), "{large}");
    assert!(large.contains("quotient with 40 elements"), "{large}");
    let tame = answer(&["solve", "misere kayles: 4, 3", "--explain", "1"]);
    assert!(tame.contains("behaves like a heap of 3"), "{tame}");
    let file = path("misere-certificate");
    let name = file.to_str().expect("text");
    let prove = ["prove", "misere kayles: 100, 73, 51", "--limit", "10", "--output", name];
    answer(&prove);
    let verified = answer(&["verify", name]);
    assert!(verified.starts_with("verified: misere kayles: 100, 73, 51 is an N-position"));
    let text = fs::read_to_string(&file).expect("a certificate");
    fs::write(&file, text.replacen("\"outcome\":\"N\"", "\"outcome\":\"P\"", 1)).expect("written");
    assert_eq!(run(&["verify", name]).status, 1);
    let _ = fs::remove_file(file);
}

#[test]
fn games_of_misere_play_are_calculated_with() {
    for (text, value) in [
        ("*[2#1] + *[[2],0] == *[[2],0] + *[2#1]", "true"),
        ("*[3,0] == *[1]", "true"),
        ("misere(*2) + *2", "*[2[2]]"),
        ("genus(*[2[2]321])", "4^146"),
        ("genus(*11)", "11^(11,9)"),
        ("misere_grundy(0)", "1"),
        ("misere_outcome(*[1])", "P"),
        ("misere_class(*[2[2]321])", "restless"),
    ] {
        assert_eq!(answer(&["calc", text]).trim(), value, "{text}");
    }
    assert_eq!(run(&["calc", "*[2#1] + *[2] == *[2#1]"]).out.trim(), "false");
    assert!(refused(&["calc", "*[2#1] * *2"]).contains("does not apply to games of misere play"));
    assert!(refused(&["calc", "*[2#1] + w"]).contains("is no game of misere play"));
    assert!(refused(&["calc", "*[2#1"]).contains("never closed"));
}

#[test]
fn quotients_are_surveyed() {
    let file = path("quotient-survey");
    let name = file.to_str().expect("text");
    let survey = ["survey", "octals:1", "--quotients", "--store", name, "--to", "60"];
    assert!(
        answer(&survey)
            .lines()
            .any(|line| line == "0.3: order 2, P-portion 1, period 2 after 0, proved")
    );
    let listed = answer(&["survey", "--quotients", "--store", name, "--csv", "--status", "proved"]);
    assert!(listed.starts_with("ruleset,status,order,p_positions,"), "{listed}");
    assert!(listed.lines().any(|line| line.starts_with("0.5,proved,2,1,")), "{listed}");
    assert!(refused(&["survey", "--store", name]).contains("not a store of a survey"));
    let _ = fs::remove_file(file);
}

#[test]
fn a_proved_quotient_is_verified() {
    let file = path("quotient-certificate");
    let name = file.to_str().expect("text");
    answer(&["quotient", "kayles", "--certificate", name]);
    assert!(
        answer(&["verify", name]).starts_with("verified: kayles has a misere quotient of order 40")
    );
    let text = fs::read_to_string(&file).expect("a certificate");
    let damaged = text.replacen("\"period\":12", "\"period\":11", 1);
    fs::write(&file, damaged).expect("written");
    let answer = run(&["verify", name]);
    assert!(answer.out.starts_with("refused: heaps["), "{}", answer.out);
    let open = run(&["quotient", "kayles", "--to", "90", "--certificate", name]);
    assert!(open.status == 2 && open.error.contains("not proved"), "{}", open.error);
    let _ = fs::remove_file(file);
}
