//! Sprouts: how long it takes to find out who wins.

use std::time::Instant;

use nimatron::foundation::{Budget, Convention};
use nimatron::rulesets::searched::Position;

/// Positions, and threads.
const GAMES: &[(&str, usize)] = &[
    ("sprouts: 12", 1),
    ("sprouts: 15", 1),
    ("sprouts: 15", 2),
    ("sprouts: 18", 1),
    ("sprouts: 18", 2),
    ("misere sprouts: 10", 1),
];

/// Prints seconds of wall time.
fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    for (text, threads) in GAMES {
        if !wanted.is_empty() && !wanted.iter().any(|wanted| text.contains(&**wanted)) {
            continue;
        }
        let Ok(position) = text.parse::<Position>() else { continue };
        let convention =
            if text.starts_with("misere") { Convention::Misere } else { Convention::Normal };
        let mut search = position.game().search(1 << 30);
        let budget = &mut Budget::unlimited().with_threads(*threads);
        let start = Instant::now();
        let outcome = search.outcome(position.game(), convention, budget);
        let (time, nodes) = (start.elapsed().as_secs_f64(), budget.spent());
        match outcome {
            Ok(outcome) => {
                println!("{text:20} {threads} threads {outcome} {time:8.2} s {nodes:10} nodes")
            }
            Err(exhausted) => println!("{text:20} {exhausted}"),
        }
    }
}
