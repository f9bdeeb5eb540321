//! Any text is a loopy game that reads back from every notation, or an error that can be drawn.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nimatron::foundation::Budget;
use nimatron::partizan::{ReadingError, Values};
use nimatron::text::Notation;

fuzz_target!(|text: &str| {
    let values = Values::new(64 << 20);
    let mut budget = Budget::nodes(100_000);
    let mut games = values.loopy(&mut budget);
    match games.read(text) {
        Err(ReadingError::Text(error)) => {
            assert!(text.get(error.span.clone()).is_some(), "{text}: no text at {:?}", error.span);
            let _ = error.render(text);
        }
        Err(ReadingError::Failure(_)) => {}
        Ok(value) => {
            for notation in [Notation::Ascii, Notation::Unicode, Notation::Latex] {
                let Ok(written) = games.text(value, notation) else { continue };
                match games.read(&written) {
                    Ok(again) => assert_eq!(again, value, "{written}"),
                    Err(ReadingError::Failure(_)) => {}
                    Err(ReadingError::Text(error)) => panic!("{}", error.render(&written)),
                }
            }
        }
    }
});
