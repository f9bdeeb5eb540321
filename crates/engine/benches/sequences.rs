//! Values of games with heaps, per second of computing.

use std::hint::black_box;
use std::time::Instant;

use nimatron::foundation::Budget;
use nimatron::impartial::sequence::kernel::{Keep, Values, fastest};
use nimatron::impartial::sequence::{Digits, Split};

/// A name, the digits, and how many heaps.
const GAMES: &[(&str, &[u16], Split, u64)] = &[
    ("0.106", &[0, 1, 0, 6], Split::Any, 100_000_000),
    ("0.104", &[0, 1, 0, 4], Split::Any, 50_000_000),
    ("0.16", &[0, 1, 6], Split::Any, 20_000_000),
    ("0.167", &[0, 1, 6, 7], Split::Any, 16_777_216),
    ("0.454", &[0, 4, 5, 4], Split::Any, 20_000_000),
    ("0.161", &[0, 1, 6, 1], Split::Any, 4_000_000),
    ("Grundy's game", &[4], Split::Unequal, 2_000_000),
    ("0.6", &[0, 6], Split::Any, 2_000_000),
    ("0.007", &[0, 0, 0, 7], Split::Any, 200_000),
];

/// Prints values per second of wall time, without those before a sparse space.
fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    for (name, digits, split, heaps) in GAMES {
        if !wanted.is_empty() && !wanted.iter().any(|w| w == name) {
            continue;
        }
        let digits = Digits::new(digits.to_vec(), *split);
        let Ok(mut values) = fastest(&digits, Keep::Ends(1 << 20)) else { continue };
        let start = Instant::now();
        let mut to = 1 << 14;
        while values.sparse_space().is_none() && to < 1 << 18 {
            extend(&mut values, to);
            to *= 2;
        }
        let (first, known) = (start.elapsed(), values.len());
        let start = Instant::now();
        extend(&mut values, known + heaps);
        let time = start.elapsed();
        let speed = (values.len() - known) as f64 / time.as_secs_f64() / 1e6;
        let space = values.sparse_space().map_or("no sparse space".to_owned(), |found| {
            let twist = if found.space.is_twisted() { " twisted" } else { "" };
            let last = found.rare.last().map_or(0, |(heap, _)| *heap);
            format!("mask {:x}{twist}, {} rare to {last}", found.space.mask(), found.rare.len())
        });
        println!("{name:14} {known:8} in {first:6.2?}, then {speed:8.3} M values/s; {space}");
    }
}

fn extend(values: &mut impl Values, to: u64) {
    let mut last = 0;
    let done = values.extend(to, &mut Budget::unlimited(), &mut |new| {
        last = *new.last().unwrap_or(&last);
    });
    if let Err(halt) = done {
        println!("{halt}");
    }
    black_box(last);
}
