//! `nimatron svg`: pictures as text.

use crate::support::{answer, json, refused};

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

/// The pictures of the documents are what is printed.
#[test]
fn pictures_of_the_documents_are_drawn() {
    for (name, arguments) in [
        ("thermograph", vec!["svg", "{7|5|||4||2|-3}"]),
        ("knights", vec!["atlas", "knights"]),
        ("products", vec!["atlas", "multiplication"]),
        ("kayles", vec!["atlas", "heaps"]),
    ] {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures");
        let file = format!("{folder}/{name}.svg");
        let picture = answer(&arguments);
        if std::env::var_os("NIMATRON_REWRITE").is_some() {
            std::fs::write(&file, &picture).expect("the picture is written");
        }
        assert_eq!(picture, std::fs::read_to_string(&file).expect("the picture"), "{name}");
    }
}

#[test]
fn thermographs_are_drawn() {
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

#[test]
fn the_atlas_is_drawn_or_refused() {
    assert!(answer(&["atlas"]).contains("knights"));
    let plate = json(&["atlas", "heaps", "--of", "0.3", "--columns", "4", "--json"]);
    assert_eq!(plate["title"], "Grundy values of 0.3 in rows of 4 heaps");
    assert_eq!(answer(&["atlas", "heaps", "--of", "0.3", "--columns", "4"]), plate["svg"]);
    assert!(refused(&["atlas", "knight"]).contains("did you mean 'knights'?"));
    assert!(
        refused(&["atlas", "knights", "--size", "16"]).contains("the sizes 15, 63, 255, 65535")
    );
    assert!(refused(&["atlas", "heaps", "--of", "0.9x"]).contains("0.9x"));
}
