//! Whatever opens as a link is written as a link that opens as the same game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nimatron::play::Link;

fuzz_target!(|text: &str| {
    match text.parse::<Link>() {
        Ok(link) => assert_eq!(link.to_string().parse(), Ok(link), "{text}"),
        Err(error) => {
            let _ = error.render(text);
        }
    }
});
