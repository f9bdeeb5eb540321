//! `nimatron svg`: pictures as text.

use crate::support::{answer, refused};

#[test]
fn pictures_are_the_same_each_time() {
    for arguments in [
        vec!["svg", "nim: 3, 5, 7"],
        vec!["svg", "nim: 1, w+3, e0, w1"],
        vec!["svg", "nim:", "3,", "5"],
        vec!["svg", "nim: 3, 5, 7", "--table"],
        vec!["svg", "nimbers: (2,3) (4,1)"],
        vec!["svg", "turning(ruler): 2, 5"],
        vec!["svg", "hackenbush: blue 0-1, red 1-2, green 0-2"],
    ] {
        let picture = answer(&arguments);
        assert!(picture.starts_with("<svg xmlns=") && picture.ends_with("</svg>\n"));
        assert_eq!(picture, answer(&arguments));
    }
}

/// The picture of the documents is what is printed.
#[test]
fn thermographs_are_drawn() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures/thermograph.svg");
    let picture = answer(&["svg", "{7|5|||4||2|-3}"]);
    if std::env::var_os("NIMATRON_REWRITE").is_some() {
        std::fs::write(file, &picture).expect("the picture is written");
    }
    assert_eq!(picture, std::fs::read_to_string(file).expect("the picture"));
    for arguments in [
        vec!["svg", "*2"],
        vec!["svg", "3 - 1/2"],
        vec!["svg", "domineering(turn=right): 2x3", "--thermograph"],
        vec!["svg", "hackenbush: blue 0-1, red 1-2", "--thermograph"],
    ] {
        let picture = answer(&arguments);
        assert!(picture.contains("Thermograph of ") && picture.contains("<desc id=\"desc\">"));
    }
    let said = refused(&["svg", "nim: 3, 5, 7", "--thermograph"]);
    assert!(said.contains("this position has no thermograph"), "{said}");
    let said = refused(&["svg", "w + 1"]);
    assert!(said.contains("expected a game, found an ordinal"), "{said}");
}

#[test]
fn what_cannot_be_drawn_is_said() {
    let said = refused(&["svg", "nimbers: (1,10000000)"]);
    assert!(said.contains("this position has no picture, or it would be too large"), "{said}");
    let said = refused(&["svg", "nimbers: (2,2)", "--table"]);
    assert!(said.contains("no table of powers of two"), "{said}");
    assert!(refused(&["svg", "nym: 3"]).contains("did you mean 'nim'?"));
}
