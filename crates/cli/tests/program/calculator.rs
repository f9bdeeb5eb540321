//! `nimatron calc`, and `nimatron` with lines on standard input.

use crate::support::{answer, json as json_of, refused, run, run_with};
use serde_json::json;

#[test]
fn calc_prints_the_value_only() {
    assert_eq!(answer(&["calc", "(w+1)*2 # 3"]), "w*2+4\n");
    assert_eq!(answer(&["calc", "*5 + *3"]), "*6\n");
    assert_eq!(answer(&["calc", "*14 * *8"]), "*10\n");
    assert_eq!(answer(&["calc", "sqrt(*8)"]), "*14\n");
    assert_eq!(answer(&["calc", "generator(64)"]), "*1127700028470\n");
    assert_eq!(answer(&["calc", "1", "+", "w"]), "w\n");
    assert_eq!(answer(&["calc", "w^w < e0"]), "true\n");
}

#[test]
fn notations_can_be_chosen() {
    for (notation, expected) in [
        ("ascii", "w^2*3+e0\n"),
        ("unicode", "ω²·3+ε₀\n"),
        ("latex", "\\omega^{2} \\cdot 3+\\varepsilon_{0}\n"),
    ] {
        // The larger summand absorbs the smaller one on its left.
        assert_ne!(answer(&["calc", "w^2*3+e0", "--notation", notation]), expected);
        let sum = answer(&["calc", "e0 # w^2*3", "--notation", notation]);
        let mut parts: Vec<&str> = expected.trim_end().split('+').collect();
        parts.reverse();
        assert_eq!(sum.trim_end(), parts.join("+"));
    }
}

#[test]
fn json_has_the_agreed_shape() {
    assert_eq!(
        answer(&["calc", "--json", "*5 + *3"]),
        "{\"schema\":1,\"input\":\"*5 + *3\",\"kind\":\"nimber\",\"text\":\"*6\"}\n"
    );
    let object = json_of(&["calc", "w > 3", "--json"]);
    assert_eq!(object, json!({"schema": 1, "input": "w > 3", "kind": "boolean", "text": "true"}));
    assert_eq!(json_of(&["calc", "w", "--json"])["kind"], "ordinal");
    assert_eq!(json_of(&["calc", "base2(w+3)", "--json"])["text"], "2^w+2+1");
}

#[test]
fn an_expression_may_begin_with_a_minus_sign() {
    for (arguments, value) in [
        (&["calc", "-1/2"][..], "-1/2"),
        (&["--notation", "ascii", "calc", "-{1|0} + 1"], "{1|0}"),
        (&["calc", "-^", "--notation", "unicode"], "↓"),
        (&["calc", "--", "-3/4"], "-3/4"),
        (&["calc", "-5"], "-5"),
    ] {
        assert_eq!(answer(arguments), format!("{value}\n"), "{arguments:?}");
    }
    assert!(refused(&["calc", "--ascii"]).contains("unexpected argument"));
    assert!(answer(&["calc", "-h"]).contains("Usage"));
}

#[test]
fn errors_point_at_the_place() {
    assert_eq!(
        refused(&["calc", "*5 + w"]),
        "error: a nimber and an ordinal do not mix\n  | *5 + w\n  |    ^\n  \
         = the nimber of height w is written *w; among games only the natural numbers are \
         ordinals\n"
    );
    for (expression, message) in [
        ("", "expected a value"),
        ("(-w)", "an infinite ordinal is never negative"),
        ("1.5", "a number with a decimal point"),
        ("w+", "expected a value after '+'"),
        ("w - 1", "infinite ordinals cannot be subtracted"),
        ("*e0 * *3", "nim-products are known below"),
        ("natsun(1)", "did you mean natsum?"),
        ("\u{1b}[31m", "unexpected"),
    ] {
        let picture = refused(&["calc", expression]);
        assert!(picture.contains(message), "{picture}");
        assert!(!picture.contains('\u{1b}'));
    }
}

#[test]
fn lines_are_answered_one_by_one() {
    let run = run_with(&[], "w+1\n\n# a remark\r\n%*2\r\nnim: 1, 2\nmisere nim: 1\n");
    assert_eq!((run.status, &*run.out), (0, "w+1\nw*2+1\nN *3\nP *\n"));
    let run = run_with(&["calc", "-"], "1+1\n2+2");
    assert_eq!(run.out, "2\n4\n");
    assert_eq!(run_with(&[], "").status, 0);
}

#[test]
fn lines_are_answered_in_json_as_well() {
    let run = run_with(&["--json"], "*2 + *3\nnim: 3, 3\n");
    let lines: Vec<serde_json::Value> =
        run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["text"], "*");
    assert_eq!(lines[1]["outcome"], "P");
}

#[test]
fn the_first_error_ends_it_unless_it_is_to_go_on() {
    let input = "1+1\nw+\n3+3\n";
    let run = run_with(&[], input);
    assert_eq!((run.status, &*run.out), (2, "2\nerror: expected a value after '+'\n"));
    assert!(run.error.starts_with("line 2: error: expected a value after '+'\n  | w+\n"));
    let run = run_with(&["--keep-going"], input);
    assert_eq!((run.status, &*run.out), (2, "2\nerror: expected a value after '+'\n6\n"));
    assert!(run.error.starts_with("line 2: error:"));
}

#[test]
fn every_line_of_a_batch_has_its_answer() {
    let objects = |text: &str| -> Vec<serde_json::Value> {
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    };
    let input = "1+1\nw+\n\n# a remark\nnim: 3, x\n1 == 2\n";
    let run = run_with(&["--json", "--keep-going"], input);
    let answers = objects(&run.out);
    assert_eq!((run.status, answers.len()), (2, 4), "{}", run.out);
    assert_eq!(answers[0]["text"], "2");
    assert_eq!(answers[1]["error"]["kind"], "input");
    assert_eq!(answers[1]["error"]["message"], "expected a value after '+'");
    assert_eq!(answers[1]["error"]["span"], json!([2, 2]));
    assert_eq!(answers[2]["error"]["span"], json!([8, 9]));
    assert_eq!(answers[3]["text"], "false");

    let run = run_with(&["solve", "-", "--keep-going", "--explain", "0"], "nim: x\nnim: 1\n");
    assert!(
        run.out.starts_with("error: unknown name 'x'\n\nWhoever moves first wins"),
        "{}",
        run.out
    );
    let run = run_with(&["prove", "-", "--keep-going", "--json"], "nim: x\nnim: 1\n");
    assert_eq!(objects(&run.out)[0]["error"]["message"], "unknown name 'x'");
    assert_eq!(objects(&run.out).len(), 2, "{}", run.out);
    let run = run_with(&["grundy", "-", "--to", "3", "--keep-going", "--json"], "0.77\nfoo\n");
    assert_eq!(objects(&run.out).len(), 2, "{}", run.out);

    // A single question, too, has a JSON answer where answers are JSON.
    for arguments in [
        &["calc", "w+", "--json"][..],
        &["solve", "nim: x", "--json"],
        &["prove", "nim: x", "--json"],
        &["verify", "no-such-file", "--json"],
    ] {
        let run = crate::support::run(arguments);
        assert_eq!((run.status, objects(&run.out).len()), (2, 1), "{arguments:?}");
        assert!(objects(&run.out)[0]["error"]["message"].is_string());
        assert!(run.error.starts_with("error: "));
    }
}

#[test]
fn no_is_exit_status_one() {
    for (expression, out, status) in [
        ("1 == 2", "false\n", 1),
        ("1 == 1", "true\n", 0),
        ("is_number(^)", "false\n", 1),
        ("1 + 1", "2\n", 0),
    ] {
        let run = run(&["calc", expression]);
        assert_eq!((&*run.out, run.status), (out, status), "{expression}");
    }
    // Among many answers it is one of them.
    let run = run_with(&["calc", "-"], "1 == 2\n");
    assert_eq!((&*run.out, run.status), ("false\n", 0));
}

#[test]
fn notes_are_beside_the_answer() {
    let run = run(&["calc", "w5 + 1"]);
    assert_eq!((&*run.out, run.status), ("w_5+1\n", 0));
    assert_eq!(
        run.error,
        "note: 'w5' is read as the initial ordinal w_5; write w*5 for w times 5\n"
    );
    let run = run_with(&["--keep-going"], "1\nw5\nnim: 1+2\n");
    assert_eq!(run.out, "1\nw_5\nN *3\n");
    assert!(run.error.starts_with("line 2: note: 'w5'"), "{}", run.error);
    assert!(run.error.contains("\nline 3: note: read as two piles 1, 2;"), "{}", run.error);
    let object = json_of(&["calc", "root(*32, 257)", "--json"]);
    assert_eq!(object["text"], "*57");
    assert!(object["notes"][0].as_str().unwrap().contains("*1051 = generator(16)"));
    let told = run_with(&["calc", "root(*1051,65537)"], "").error;
    assert!(told.contains("*2013 lies in the field of *1051"), "{told}");
    assert!(told.contains("*1361923 = generator(32)"), "{told}");
    assert!(json_of(&["calc", "w", "--json"]).get("notes").is_none());
}

#[test]
fn long_logarithms_tell_what_is_known() {
    let picture = refused(&["calc", "log(conjugate(generator(256)))"]);
    assert!(picture.contains("this takes too much work"), "{picture}");
    assert!(picture.contains("it leaves the remainder "), "{picture}");
    assert!(picture.contains("a group of order 59649589127497217"), "{picture}");
}

#[test]
fn ten_thousand_lines_are_one_process() {
    let input: String = (0..10_000).map(|n| format!("*{n} + *{n}\n")).collect();
    let run = run_with(&[], &input);
    assert_eq!((run.status, run.out.lines().count()), (0, 10_000));
    assert!(run.out.lines().all(|line| line == "0"));
}

#[test]
fn hostile_lines_are_refused() {
    for line in [
        "(".repeat(1_000_000),
        "*".repeat(1_000_000),
        "w^".repeat(500_000),
        "9".repeat(1_000_000),
        "-".repeat(1_000_000),
        "é".repeat(500_000),
        format!("nim: {}", "(".repeat(1_000_000)),
        format!("nim({}", ",".repeat(1_000_000)),
        format!("{}: 3", "n".repeat(1_000_000)),
    ] {
        let run = run_with(&[], &line);
        assert_eq!(run.status, 2);
        assert!(run.out.starts_with("error: ") && run.out.len() < 2000);
        assert!(run.error.len() < 2000, "{}", &run.error[..2000]);
    }
}

#[test]
fn repeated_squaring_ends_in_an_error() {
    let input = format!("3\n{}", "%*%\n".repeat(40));
    let run = run_with(&[], &input);
    assert_eq!(run.status, 2);
    assert!(run.error.contains("this makes an ordinal"), "{}", run.error);
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    use std::io::Write;
    use std::process::Stdio;
    let mut command = crate::support::command(&["--keep-going"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"1+1\nw+\xff\n2+2\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.stdout, b"2\nerror: this is not UTF-8 text\n4\n");
    assert!(
        String::from_utf8_lossy(&output.stderr).starts_with("line 2: error: this is not UTF-8")
    );
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn time_can_be_bounded() {
    let sum = vec!["w^9"; 200_000].join("#");
    let run = run_with(&["--time", "0"], &sum);
    assert_eq!(run.status, 2);
    assert!(run.error.contains("limit of 0 s"), "{}", run.error);
    assert_eq!(run_with(&["--time", "-1"], "1").status, 2);
}

#[test]
fn usage_errors_have_status_two_and_help_has_none() {
    assert_eq!(run(&["calc"]).status, 2);
    assert_eq!(run(&["clac", "1"]).status, 2);
    assert_eq!(run(&["calc", "1", "--notation", "runes"]).status, 2);
    assert_eq!(run(&["--no-such-option"]).status, 2);
    assert!(answer(&["--help"]).contains("Exit status"));
    assert!(answer(&["--version"]).starts_with("nimatron "));
}
