//! The ladder of hints of the Nim family.
//!
//! | rung | shows |
//! | --- | --- |
//! | 1 | a question: do you think you are winning? |
//! | 2 | equal piles; each pile as powers of two (in bounded Nim: its residue first); in misère play from the switch on the ones instead |
//! | 3 | which powers find a partner |
//! | 4 | which powers are uneven, in a table |
//! | 5 | the piles that can be moved from |
//! | 6 | the winning moves, or how every move is answered |
//! | 7 | the reason, with its theorem |
//!
//! A rung that would say nothing, or the same as another, is left out.

use std::collections::BTreeSet;

use super::build::{MOST_MOVES, explain, splits};
use super::claim::{Claim, Level, Step};
use super::ladder::{Ladder, Rung, Topic};
use crate::core::{Outcome, Playable};
use crate::nim::Analysis;

/// The ladder of hints.
pub(super) fn ladder(analysis: &Analysis<'_>) -> Vec<Rung> {
    let sentences = explain(analysis, Level::SENTENCE).because;
    let table = explain(analysis, Level::TABLE).because;
    let by_powers = sentences.iter().any(|step| matches!(step.claim, Claim::Balance { .. }));
    let find = |steps: &[Step], wanted: fn(&Claim) -> bool| {
        let mut found = Vec::new();
        collect(steps, wanted, &mut found);
        found
    };
    let mut seen = find(&sentences, |claim| {
        matches!(
            claim,
            Claim::Residues { .. }
                | Claim::Equal { .. }
                | Claim::Few { .. }
                | Claim::Switch { .. }
                | Claim::Ones { .. }
                | Claim::Splits { .. }
        )
    });
    if by_powers {
        let split = |step: &Step| matches!(step.claim, Claim::Splits { .. });
        if !seen.iter().any(split) {
            seen.extend(splits(analysis.position(), None));
        }
        if seen.is_empty() {
            seen = find(&table, |claim| matches!(claim, Claim::Powers { .. }));
        }
    }
    let of_powers = |wanted| if by_powers { find(&table, wanted) } else { Vec::new() };
    let moves = find(&sentences, |claim| {
        matches!(claim, Claim::WinningMoves { .. } | Claim::Answers { .. } | Claim::NoMove)
    });
    let mut balance = of_powers(|claim| matches!(claim, Claim::Balance { .. }));
    for step in &mut balance {
        // They have a rung of their own.
        step.because.retain(|reason| !matches!(reason.claim, Claim::Pairs { .. }));
    }
    Ladder::new()
        .rung(Topic::Powers, seen)
        .rung(Topic::Pairs, of_powers(|claim| matches!(claim, Claim::Pairs { .. })))
        .rung(Topic::Balance, balance)
        .rung(Topic::Where, candidates(analysis, &sentences))
        .rung(Topic::Moves, moves)
        .rung(Topic::Reason, [explain(analysis, Level::PROOF)])
        .into_rungs()
}

/// The piles from which some winning move starts, with the reason where powers
/// of two tell it.
fn candidates(analysis: &Analysis<'_>, sentences: &[Step]) -> Vec<Step> {
    if analysis.position().is_terminal() {
        return Vec::new();
    }
    if analysis.outcome() == Outcome::P {
        return vec![Step::plain(Claim::EveryMoveLoses)];
    }
    let moves = analysis.winning_moves().take(MOST_MOVES);
    let piles = moves.flat_map(|chosen| {
        chosen.changes().iter().map(|change| change.pile + 1).collect::<Vec<_>>()
    });
    let piles: BTreeSet<usize> = piles.collect();
    let reason = sentences.iter().find(|step| matches!(step.claim, Claim::LonePower { .. }));
    let candidates = Step::plain(Claim::Candidates { piles: piles.into_iter().collect() });
    reason.cloned().into_iter().chain([candidates]).collect()
}

/// The wanted steps about the position.
fn collect(steps: &[Step], wanted: fn(&Claim) -> bool, found: &mut Vec<Step>) {
    for step in steps {
        match wanted(&step.claim) {
            true => found.push(step.clone()),
            false => collect(&step.because, wanted, found),
        }
    }
}
