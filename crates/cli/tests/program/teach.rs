//! `nimatron puzzle` and `nimatron sheet`.

use crate::support::{answer, json, refused, run, run_with};

#[test]
fn a_puzzle_is_asked_until_it_is_solved() {
    let name = ["puzzle", "equal", "--level", "1", "--seed", "7"];
    let solved = json(&[&name[..], &["--json", "--solution"]].concat());
    let right = solved["solution"]["answers"][0].as_str().unwrap().to_string();
    let asked = run_with(&name, &format!("nonsense\n{right}\nnever read\n"));
    assert_eq!(asked.status, 0, "{asked:?}");
    assert!(asked.out.starts_with("equal-1-7: Two equal piles\nnim: 5, 2\n"), "{}", asked.out);
    assert!(asked.out.contains("error: ") && asked.out.contains("Right."), "{}", asked.out);
    // The same by its name, answered at once.
    let checked = run(&["puzzle", "equal-1-7", "--answer", &right]);
    assert!(checked.status == 0 && checked.out.starts_with("Right."), "{checked:?}");
}

#[test]
fn a_wrong_answer_is_refuted() {
    let wrong = ["puzzle", "equal-1-7", "--answer", "1: 5 -> 1"];
    let checked = run(&wrong);
    assert_eq!(checked.status, 1);
    assert!(checked.out.contains("This move loses."), "{}", checked.out);
    let printed = run(&[&wrong[..], &["--json"]].concat());
    assert_eq!(printed.status, 1);
    let checked: serde_json::Value = serde_json::from_str(&printed.out).unwrap();
    let refutation = &checked["checked"]["refutation"];
    assert_eq!(refutation["position"], "nim: 1, 2");
    assert_eq!(refutation["reply"]["leaves"], "nim: 1, 1");
    // Left without an answer, it is neither.
    assert_eq!(run_with(&wrong[..2], "1: 5 -> 1\n").status, 1);
    assert_eq!(run_with(&wrong[..2], "\n").status, 0);
}

#[test]
fn ladders_and_kinds_are_listed() {
    assert!(answer(&["puzzle"]).contains("transfinite"));
    assert!(answer(&["sheet"]).contains("win-at-nim"));
    assert!(refused(&["puzzle", "equl"]).contains("did you mean 'equal'?"));
    assert!(refused(&["sheet", "guid"]).contains("did you mean 'guide'?"));
    assert!(refused(&["puzzle", "equal-9-1"]).contains("levels go from 1 to 5"));
}

#[test]
fn every_child_has_another_sheet() {
    let sheets = answer(&["sheet", "who", "--seed", "7", "--copies", "3", "--answers"]);
    assert_eq!(sheets.matches("<section>").count(), 3);
    assert_eq!(sheets.matches("<section class=\"key\">").count(), 3);
    assert!(sheets.contains("who-1-7<") && sheets.contains("who-1-9<"));
    assert_eq!(answer(&["sheet", "who-1-8"]), answer(&["sheet", "who", "--seed", "8"]));
}
