//! The expression parser answers every text, with a tree or with an error that can be drawn.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nimatron_nimber::text::parse_expression;

fuzz_target!(|text: &str| {
    if let Err(error) = parse_expression(text) {
        assert!(text.get(error.span.clone()).is_some(), "{text}: no text at {:?}", error.span);
        let _ = error.render(text);
    }
});
