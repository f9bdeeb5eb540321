//! Misère quotients: how long they take, and how large they are.

use std::time::Instant;

use nimatron::foundation::Budget;
use nimatron::impartial::sequence::Code;
use nimatron::misere::quotient::{Partial, Verdict};

/// Codes, and the last heap.
const GAMES: &[(&str, u32)] = &[
    ("0.77", 1000),
    ("0.156", 8000),
    ("0.644", 8000),
    ("0.776", 8000),
    ("0.54", 87),
    ("0.07", 33),
];

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    for (text, to) in GAMES {
        if !wanted.is_empty() && !wanted.iter().any(|w| w == text) {
            continue;
        }
        let Ok(code) = text.parse::<Code>() else { continue };
        let (mut quotient, start) = (Partial::new(), Instant::now());
        let (verdict, halt) = quotient.seek(&code, *to, &mut Budget::unlimited(), &mut |_| ());
        let time = start.elapsed();
        let known = match verdict {
            Verdict::Proved(proved) => format!("{}, proved", proved.period()),
            _ => format!("to heap {}", quotient.heaps().len() - 1),
        };
        let (monoid, why) =
            (quotient.monoid(), halt.map_or(String::new(), |halt| halt.to_string()));
        let p = monoid.p_positions().count();
        println!("{text:8} {:5}/{p:<4} in {time:8.2?}; {known} {why}", monoid.order());
    }
}
