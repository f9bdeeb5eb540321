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

use super::PileClaim;
use super::build::{MOST_MOVES, splits};
use crate::explain::building::Explained;
use crate::explain::claim::{Claim, Level, Step};
use crate::explain::ladder::{Ladder, Topic};
use crate::foundation::{Outcome, Playable};
use crate::nim::Analysis;

/// The winning moves, or how every move is answered.
pub(super) fn moves(analysis: &Analysis) -> Vec<Step> {
    let is_moves = |claim: &Claim| {
        matches!(claim, Claim::WinningMoves { .. } | Claim::Piles(PileClaim::Answers { .. }))
    };
    found(&analysis.explain(Level::SENTENCE).because, is_moves)
}

/// The ladder with the rungs between the question and the moves.
pub(super) fn climb(analysis: &Analysis, ladder: Ladder) -> Ladder {
    let sentences = analysis.explain(Level::SENTENCE).because;
    let table = analysis.explain(Level::TABLE).because;
    let by_powers = sentences.iter().any(|step| is_balance(&step.claim));
    let mut seen = found(&sentences, is_seen);
    if by_powers {
        let split = |step: &Step| matches!(step.claim, Claim::Piles(PileClaim::Splits { .. }));
        if !seen.iter().any(split) {
            seen.extend(splits(analysis.position(), None));
        }
        if seen.is_empty() {
            seen = found(&table, |claim| matches!(claim, Claim::Piles(PileClaim::Powers { .. })));
        }
    }
    let of_powers = |wanted| if by_powers { found(&table, wanted) } else { Vec::new() };
    let mut balance = of_powers(is_balance);
    for step in &mut balance {
        // They have a rung of their own.
        step.because.retain(|reason| !is_pairs(&reason.claim));
    }
    ladder
        .rung(Topic::Powers, seen)
        .rung(Topic::Pairs, of_powers(is_pairs))
        .rung(Topic::Balance, balance)
        .rung(Topic::Where, candidates(analysis, &sentences))
}

/// Whether it is what a person sees first.
fn is_seen(claim: &Claim) -> bool {
    use PileClaim::{Equal, Few, Ones, Residues, Splits, Switch};
    matches!(
        claim,
        Claim::Piles(
            Residues { .. }
                | Equal { .. }
                | Few { .. }
                | Switch { .. }
                | Ones { .. }
                | Splits { .. }
        )
    )
}

fn is_balance(claim: &Claim) -> bool {
    matches!(claim, Claim::Piles(PileClaim::Balance { .. }))
}

fn is_pairs(claim: &Claim) -> bool {
    matches!(claim, Claim::Piles(PileClaim::Pairs { .. }))
}

/// The piles from which some winning move starts, with the reason where powers
/// of two tell it.
fn candidates(analysis: &Analysis, sentences: &[Step]) -> Vec<Step> {
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
    let is_lone_power =
        |step: &&Step| matches!(step.claim, Claim::Piles(PileClaim::LonePower { .. }));
    let reason = sentences.iter().find(is_lone_power);
    let candidates = Step::plain(PileClaim::Candidates { piles: piles.into_iter().collect() });
    reason.cloned().into_iter().chain([candidates]).collect()
}

/// The wanted steps about the position.
fn found(steps: &[Step], wanted: fn(&Claim) -> bool) -> Vec<Step> {
    let found = steps.iter().flat_map(|step| match wanted(&step.claim) {
        true => vec![step.clone()],
        false => found(&step.because, wanted),
    });
    found.collect()
}
