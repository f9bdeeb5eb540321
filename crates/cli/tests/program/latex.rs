//! `nimatron latex`: values and positions as LaTeX.

use crate::support::{answer, refused, run_with};

#[test]
fn values_are_formulas() {
    for (expression, latex) in [
        ("w^(w+1)*2 + 3", r"\omega^{\omega+1} \cdot 2+3"),
        ("*(w+1)", r"{\ast}(\omega+1)"),
        ("-3/4", r"-\frac{3}{4}"),
        ("{2|-1} + ^*", r"\{2{\uparrow}{\ast}|-1{\uparrow}{\ast}\}"),
        ("1 == 1", r"\text{true}"),
    ] {
        assert_eq!(answer(&["latex", expression]), format!("{latex}\n"));
    }
    let lines = answer(&["latex", "simplification('{0|^}')"]);
    assert!(lines.contains(r"\text{ is canonical: }{\Uparrow}{\ast}"), "{lines}");
}

#[test]
fn positions_are_explained() {
    let verdict = answer(&["latex", "nim: 3, 5, w+2", "--explain", "0"]);
    assert!(verdict.contains(r"\textbf{Winning move:} $3: \omega+2 \to 6$"), "{verdict}");
    let table = answer(&["latex", "nim: 3, 5, w+2", "--explain", "2"]);
    assert!(table.starts_with(&verdict) && table.contains(r"\begin{tabular}"), "{table}");
    let board = answer(&["latex", "cram: 2x3", "--explain", "2"]);
    assert!(board.contains(r"\texttt{"), "{board}");
}

#[test]
fn a_document_stands_alone() {
    for question in ["w^2", "nim: 3, 5, w+2"] {
        let document = answer(&["latex", question, "--standalone"]);
        assert!(document.starts_with("\\documentclass{article}\n"), "{document}");
        assert!(document.ends_with("\\end{document}\n"), "{document}");
    }
    let said = refused(&["latex", "-", "--standalone"]);
    assert!(said.contains("leave out --standalone"), "{said}");
}

#[test]
fn json_and_lines() {
    let json = answer(&["latex", "w*2", "--json"]);
    assert_eq!(json, "{\"schema\":1,\"input\":\"w*2\",\"latex\":\"\\\\omega \\\\cdot 2\"}\n");
    let run = run_with(&["latex", "-", "--keep-going"], "w*2\n# a comment\nw^\n*3\n");
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!((lines[0], lines[2], lines.len()), (r"\omega \cdot 2", r"{\ast}3", 3));
    assert!(lines[1].starts_with("error: "), "{lines:?}");
    assert_eq!(run.status, 2);
}

#[test]
fn errors_point_at_what_was_typed() {
    let said = refused(&["latex", "w^^"]);
    assert!(said.contains("^") && said.starts_with("error: "), "{said}");
    assert!(refused(&["latex", "nym: 3"]).contains("did you mean 'nim'?"));
    assert!(refused(&["latex", "w", "--explain", "4"]).contains("0..=3"));
}
