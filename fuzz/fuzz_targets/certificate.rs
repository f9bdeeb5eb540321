//! The checker answers every text within its budget: it accepts or refuses, and never panics.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nimatron::{certificate::verify, foundation::Budget};

fuzz_target!(|text: &str| {
    let _ = verify(text, &mut Budget::nodes(10_000));
});
