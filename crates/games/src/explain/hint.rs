//! The ladder of hints of the Nim family.
//!
//! | rung | shows |
//! | --- | --- |
//! | 1 | a question: do you think you are winning? |
//! | 2 | each pile as powers of two (in bounded Nim: its residue first) |
//! | 3 | which of them find a partner |
//! | 4 | which powers are uneven |
//! | 5 | the piles that can be moved from |
//! | 6 | the winning moves |
//! | 7 | the reason, with its theorem |
//!
//! A rung that would say the same as another is left out.

use std::collections::BTreeSet;

use super::build::{MOST_MOVES, explain};
use super::claim::{Claim, Level, Step};
use super::ladder::{Ladder, Rung, Topic};
use crate::core::Outcome;
use crate::nim::Analysis;

/// The ladder of hints.
pub(super) fn ladder(analysis: &Analysis<'_>) -> Vec<Rung> {
    const TOPICS: [Topic; 7] = [
        Topic::Question,
        Topic::Powers,
        Topic::Pairs,
        Topic::Balance,
        Topic::Where,
        Topic::Moves,
        Topic::Reason,
    ];
    let rungs = (1..).zip(TOPICS);
    let ladder = rungs.fold(Ladder::empty(), |ladder, (number, topic)| {
        ladder.rung(topic, hint(analysis, number))
    });
    ladder.into_rungs()
}

/// What a rung tells.
fn hint(analysis: &Analysis<'_>, rung: u8) -> Vec<Step> {
    let table = || explain(analysis, Level::TABLE).because;
    let find = |wanted: fn(&Claim) -> bool| {
        let mut found = Vec::new();
        collect(&table(), wanted, &mut found);
        found
    };
    let balance = || find(|claim| matches!(claim, Claim::Balance { .. } | Claim::Switch { .. }));
    match rung {
        1 => vec![Step::plain(Claim::Question)],
        2 => find(|claim| matches!(claim, Claim::Powers { .. } | Claim::Residues { .. })),
        3 => {
            let pairs = find(|claim| matches!(claim, Claim::Pairs { .. } | Claim::Copy { .. }));
            if pairs.is_empty() { balance() } else { pairs }
        }
        4 => balance(),
        5 => vec![candidates(analysis)],
        6 => find(|claim| {
            matches!(claim, Claim::WinningMoves { .. } | Claim::EveryMoveLoses | Claim::NoMove)
        }),
        _ => vec![explain(analysis, Level::PROOF)],
    }
}

/// The piles from which some winning move starts.
fn candidates(analysis: &Analysis<'_>) -> Step {
    if analysis.outcome() == Outcome::P {
        return Step::plain(Claim::EveryMoveLoses);
    }
    let moves = analysis.winning_moves().take(MOST_MOVES);
    let piles = moves.flat_map(|chosen| {
        chosen.changes().iter().map(|change| change.pile + 1).collect::<Vec<_>>()
    });
    let piles: BTreeSet<usize> = piles.collect();
    if piles.is_empty() {
        return Step::plain(Claim::NoMove);
    }
    Step::plain(Claim::Candidates { piles: piles.into_iter().collect() })
}

/// The wanted steps about the position itself, not about what a move leaves.
fn collect(steps: &[Step], wanted: fn(&Claim) -> bool, found: &mut Vec<Step>) {
    for step in steps {
        if wanted(&step.claim) {
            found.push(step.clone());
        } else if !matches!(step.claim, Claim::Effect { .. }) {
            collect(&step.because, wanted, found);
        }
    }
}
