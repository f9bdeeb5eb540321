//! Every request gets one line of JSON within its budget, whatever it is.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nimatron::{api::handle, foundation::Budget};

fuzz_target!(|text: &str| {
    let answer = handle(text, &mut Budget::nodes(10_000));
    assert!(answer.body.starts_with("{\"schema\":1,"), "{text}: {}", answer.body);
    assert!(!answer.body.contains('\n'), "{text}");
});
