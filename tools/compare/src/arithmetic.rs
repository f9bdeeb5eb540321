//! The table of nimbers: nanoseconds an element, and goals.

use crate::measure::{self, Case};
use crate::nimbers::{self, OURS, XOR};
use crate::transfinite;

/// What a figure must not exceed.
enum Goal {
    /// So many nanoseconds, on the machine of the figures in `COMPARE.md`.
    Nanoseconds(f64),
    /// So many times another row of ours.
    Times(f64, &'static str),
    /// So many times the plain xor of the same slices.
    TimesXor(f64),
}

const GOALS: [(&str, Goal); 13] = [
    ("8 bits: product", Goal::Nanoseconds(0.029)),
    ("16 bits: product", Goal::Nanoseconds(0.072)),
    ("32 bits: product", Goal::Nanoseconds(0.245)),
    ("64 bits: product", Goal::Nanoseconds(0.76)),
    ("128 bits: product", Goal::Nanoseconds(2.3)),
    ("64 bits: product of 24 MiB slices", Goal::TimesXor(1.1)),
    ("64 bits: inverse", Goal::Times(1.2, "64 bits: product")),
    ("64 bits: one by one", Goal::Nanoseconds(7.0)),
    ("64 bits: one after another", Goal::Nanoseconds(15.5)),
    ("64 bits: logarithm", Goal::Nanoseconds(1500.0)),
    ("64 bits: winning move", Goal::Nanoseconds(500.0)),
    ("64 bits: resident", Goal::Nanoseconds(0.36)),
    ("128 bits: resident", Goal::Nanoseconds(0.96)),
];

/// Measures, and prints the table.
pub fn run() {
    let mut cases = nimbers::cases();
    cases.extend(transfinite::cases());
    measure::run(&mut cases);
    println!("nanoseconds an element, and how many times ours; fastest of many turns\n");
    let mut operations: Vec<&str> = Vec::new();
    for case in &cases {
        if !operations.contains(&case.operation.as_str()) {
            operations.push(&case.operation);
        }
    }
    let find = |operation: &str, by: &str| {
        cases.iter().find(|case| case.operation == operation && case.by == by)
    };
    for operation in operations {
        let ours = find(operation, OURS).map(Case::nanoseconds);
        let mut line = match ours {
            Some(ours) => format!("{operation:<34} {ours:>9.3}"),
            None => format!("{operation:<34} {:>9}", "-"),
        };
        for case in cases.iter().filter(|case| case.operation == operation && case.by != OURS) {
            let ratio = ours.map(|ours| format!(" ({:.1}x)", case.nanoseconds() / ours));
            let ratio = ratio.unwrap_or_default();
            line += &format!("   {} {:.2}{ratio}", case.by, case.nanoseconds());
        }
        println!("{line}");
    }
    println!("\ngoals");
    for (operation, goal) in GOALS {
        let Some(ours) = find(operation, OURS).map(Case::nanoseconds) else { continue };
        let (limit, text) = match goal {
            Goal::Nanoseconds(limit) => (limit, format!("{limit} ns")),
            Goal::Times(times, row) => {
                let other = find(row, OURS).map_or(f64::NAN, Case::nanoseconds);
                (times * other, format!("{times} x {row}"))
            }
            Goal::TimesXor(times) => {
                let xor = find(operation, XOR).map_or(f64::NAN, Case::nanoseconds);
                (times * xor, format!("{times} x the xor of the same slices"))
            }
        };
        let verdict = if ours <= limit { "met" } else { "MISSED" };
        println!("{verdict:<7} {operation:<34} {ours:.3} of {limit:.3} ns ({text})");
    }
}
