//! `cargo xtask bench nimber` and `cargo xtask bench sequences`: a table each,
//! measured in one run.

mod arithmetic;
mod measure;
mod nimbers;
mod sequences;
mod transfinite;

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("sequences") => sequences::run(),
        _ => arithmetic::run(),
    }
}
