//! `cargo xtask bench nimber`, `cargo xtask bench sequences` and `cargo xtask
//! bench games`: a table each, measured in one run.

mod arithmetic;
mod games;
mod measure;
mod nimbers;
mod sequences;
mod transfinite;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.first().map(String::as_str) {
        Some("games") => games::run(&arguments[1..]),
        Some("sequences") => sequences::run(),
        _ => arithmetic::run(),
    }
}
