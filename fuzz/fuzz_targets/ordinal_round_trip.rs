//! Whatever parses as an ordinal prints, in every notation, as a text that parses back to it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nimatron_nimber::{Ordinal, text::Notation};

fuzz_target!(|text: &str| {
    let Ok(ordinal) = text.parse::<Ordinal>() else { return };
    for notation in [Notation::Ascii, Notation::Unicode, Notation::Latex] {
        let printed = ordinal.to_text(notation);
        let again = printed.parse::<Ordinal>().expect("a printed ordinal parses");
        assert_eq!(again, ordinal, "{text} printed as {printed}");
    }
});
