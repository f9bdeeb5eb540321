//! `nimatron svg`: pictures as text.

mod support;

use support::{answer, refused};

#[test]
fn pictures_are_the_same_each_time() {
    for arguments in [
        vec!["svg", "nim: 3, 5, 7"],
        vec!["svg", "nim: 1, w+3, e0, w1"],
        vec!["svg", "nim:", "3,", "5"],
        vec!["svg", "nim: 3, 5, 7", "--table"],
        vec!["svg", "nimbers: (2,3) (4,1)"],
        vec!["svg", "turning(ruler): 2, 5"],
    ] {
        let picture = answer(&arguments);
        assert!(picture.starts_with("<svg xmlns=") && picture.ends_with("</svg>\n"));
        assert_eq!(picture, answer(&arguments));
    }
}

#[test]
fn what_cannot_be_drawn_is_said() {
    let said = refused(&["svg", "nimbers: (1,10000000)"]);
    assert!(said.contains("this position has no picture, or it would be too large"), "{said}");
    let said = refused(&["svg", "nimbers: (2,2)", "--table"]);
    assert!(said.contains("no table of powers of two"), "{said}");
    assert!(refused(&["svg", "nym: 3"]).contains("did you mean 'nim'?"));
}
