//! The hash by which jobs are named and reports sealed.

use std::fmt::Write;

use serde::Serialize;
use sha2::{Digest, Sha256};

/// SHA-256 of the JSON of a value, as hexadecimal digits.
pub fn digest(value: &impl Serialize) -> String {
    // What is written here is numbers, texts and lists of them, which can always be written.
    hexadecimal(&Sha256::digest(serde_json::to_vec(value).unwrap_or_default()))
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut digits, byte| {
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}
