//! `nimatron learn`.

use serde_json::Value;

use crate::support::{answer, json, refused, run_with};

#[test]
fn a_lesson_is_taken_line_by_line() {
    let run = run_with(
        &["learn", "two-equal-piles", "--register", "child", "--step", "2"],
        "first\nsecond\n9 9\nhint\nboard\nquit\n",
    );
    assert_eq!((run.status, &*run.error), (0, ""), "{}", run.error);
    for part in [
        "Two equal piles: copy.\n",
        "Step 2 of 4: Win it\n",
        "No: to every move of whoever moves first there is an answer that wins.",
        "Right.\nPerfect takes",
        "Sorry: ",
        "Goodbye. Go on with: nimatron learn two-equal-piles --register child --step 2\n",
    ] {
        assert!(run.out.contains(part), "{part}: {}", run.out);
    }
}

#[test]
fn a_lesson_ends_with_the_next_one() {
    let run = run_with(&["learn", "take-it-all"], "1\n1\n1 0\n2\n");
    assert!(run.out.contains("You win! Well played."), "{}", run.out);
    assert!(run.out.ends_with("Next: Two equal piles: copy (nimatron learn two-equal-piles)\n"));
}

#[test]
fn lessons_are_answered_in_json() {
    let menu = json(&["learn", "--json"]);
    let first = &menu["courses"][0]["lessons"][0]["name"];
    assert_eq!(first, "take-it-all");
    let run = run_with(&["learn", "take-it-all", "--json"], "second\nmaybe\nfirst\n");
    let lines: Vec<Value> =
        run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 5, "{}", run.out);
    assert_eq!(lines[1]["verdict"]["right"], false);
    assert_eq!(lines[2]["error"]["kind"], "input");
    assert_eq!((&lines[3]["done"], &lines[4]["step"]), (&true.into(), &2.into()));
}

#[test]
fn the_courses_are_listed() {
    let menu = answer(&["learn"]);
    for part in ["The secret of Nim\n", "Everything is Nim\n", "  - take-it-all: "] {
        assert!(menu.contains(part), "{part}: {menu}");
    }
    assert!(refused(&["learn", "take-it-al"]).contains("did you mean 'take-it-all'?"));
}

#[test]
fn a_lesson_of_ones_own_is_checked_first() {
    let file = std::env::temp_dir().join(format!("nimatron-lesson-{}.md", std::process::id()));
    let name = file.to_str().unwrap();
    let text = "# Mine\ncourse: Mine\nplace: 1\n\n## Bet\nask winner: nim: 3, 3\nexpect: first\n";
    std::fs::write(&file, text).unwrap();
    let error = refused(&["learn", name]);
    assert!(error.contains(":7:9: it is whoever moves second\n  | expect: first\n"), "{error}");
    std::fs::write(&file, text.replace("first", "second")).unwrap();
    assert!(run_with(&["learn", name], "2\n").out.contains("Right."));
    std::fs::remove_file(&file).unwrap();
}
