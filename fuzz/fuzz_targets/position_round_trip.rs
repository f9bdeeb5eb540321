//! Whatever parses as a position of any ruleset prints as a text that parses back to it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nimatron::rulesets::Position;

fuzz_target!(|text: &str| {
    let Ok(position) = text.parse::<Position>() else { return };
    let printed = position.to_string();
    let again = printed.parse::<Position>().expect("a printed position parses");
    assert_eq!(again, position, "{text} printed as {printed}");
});
