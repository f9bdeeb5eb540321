//! Finds out whether the compiler knows the vector instructions of the kernels.

use std::env;
use std::process::Command;

/// The first version with stable intrinsics for AVX-512 and GFNI.
const INTRINSICS: (u32, u32) = (1, 89);

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(vector_intrinsics)");
    if version().is_some_and(|version| version >= INTRINSICS) {
        println!("cargo::rustc-cfg=vector_intrinsics");
    }
}

/// The version of the compiler, from `rustc 1.89.0 (…)`.
fn version() -> Option<(u32, u32)> {
    let output = Command::new(env::var_os("RUSTC")?).arg("--version").output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let mut numbers = text.split_whitespace().nth(1)?.split('.');
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}
