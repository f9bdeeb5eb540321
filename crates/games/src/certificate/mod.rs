//! Proofs that others can check.
//!
//! A [`Certificate`] is one of six things:
//! - a **strategy**: every position that can be reached, once, each N-position
//!   with a reply. Checking it needs only the rules of the game, no theory;
//! - a **table of values**, where a game is searched and has more positions than
//!   a strategy may list: the Grundy values of all components, from the rules and
//!   the independence of the components;
//! - a **list of losing couples**, where the search of a game gives one: the Grundy values of some
//!   components, from which those of the others need not be known;
//! - a **list of P-positions**, where such a game is played in misère play, in which sums have no
//!   values: those to which the winner moves, whatever the other player does;
//! - a **misère quotient**, where heaps of one game are played in misère play and it is known: the
//!   product of the elements of the heaps decides;
//! - a **theorem's data**, where the positions are too many or infinitely
//!   many: the explanation down to the table, which the checker derives again
//!   (see [`crate::explain::check()`]).
//!
//! A [`QuotientCertificate`] proves a misère quotient, which tells the outcomes of all positions
//! of a game, and a [`TableCertificate`] who can force what in a game of n players.
//!
//! [`prove`] makes a certificate and [`verify`] checks one, or [`verify_couples`] one that may be
//! longer than memory. The checker does
//! not use the solver: a strategy is confirmed by playing through it.

mod format;
mod long;
mod players;
mod quotient;
mod strategy;

pub(crate) use format::verify_beside;
pub use format::{Certificate, Invalid, Verified, verify};
pub use long::verify_couples;
pub use players::{TableCertificate, TableProof, TableRow, TableUnproved, VerifiedTable};
pub use quotient::{QuotientCertificate, VerifiedQuotient};
pub use strategy::{Entry, Strategy};

use nimatron_nimber::say;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::transfinite::Unlisted;
use thiserror::Error;

use crate::explain::{Claim, Level, check_completeness, explain};
use crate::foundation::{Budget, Convention, Exhausted, Outcome, Playable};
use crate::misere::quotient::Known;
use crate::rulesets::{CoupleRows, Position, Solved, ValueRow};

/// Why there is no certificate.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unproved {
    /// The budget did not suffice.
    #[error(transparent)]
    Exhausted(#[from] Exhausted),
    /// Who wins is known, but not all that a proof has to hold.
    #[error("{}", say!("who wins is known, but {}", translated(.0)))]
    Incomplete(&'static str),
}

/// Proves who wins: by a strategy if at most `most_positions` positions can be
/// reached; otherwise, if the game is searched, by a list of losing couples, a table of values or,
/// in misère play, the quotient of the game or a list of P-positions; otherwise by the theorem.
/// What it gives, [`verify`] accepts.
///
/// ```
/// use nimatron::certificate::{Certificate, prove, verify};
/// use nimatron::foundation::Budget;
///
/// let certificate = prove(&"nim: 1, 2, 3".parse()?, 1000, &mut Budget::unlimited())?;
/// let Certificate::Strategy(strategy) = &certificate else { panic!() };
/// assert_eq!(strategy.entries().len(), 24);
/// assert_eq!(strategy.count_p_positions(), 6);
/// assert!(verify(&certificate.to_json(), &mut Budget::unlimited()).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`Unproved`] if the budget does not suffice.
///
/// Cost: one unit of the budget for every move of every position.
pub fn prove(
    position: &Position,
    most_positions: u64,
    budget: &mut Budget,
) -> Result<Certificate, Unproved> {
    if !position.reaches_more_than(most_positions) {
        let strategy = Strategy::enumerate(position, most_positions, budget)?;
        if let Some(strategy) = strategy {
            return Ok(Certificate::Strategy(strategy));
        }
    }
    if let Some(rows) = position.losing_couples(budget)? {
        let outcome = outcome_by(position, &rows, budget)?;
        return Ok(Certificate::Couples { position: position.clone(), outcome, rows });
    }
    if let Some(rows) = position.value_table(budget)? {
        let outcome = position.analyze(budget)?.outcome();
        return Ok(Certificate::Values { position: position.clone(), outcome, rows });
    }
    // Where the quotient takes too long there may be few P-positions.
    if let Ok(Some(certificate)) = budget.half(|budget| by_quotient(position, budget)) {
        return Ok(certificate);
    }
    if let Some(listed) = position.p_positions(budget)? {
        let outcome = position.analyze(budget)?.outcome();
        return Ok(Certificate::PPositions { position: position.clone(), outcome, listed });
    }
    budget.spend(position.size())?;
    let analysis = position.analyze(budget)?;
    let (outcome, mut explanation) = (analysis.outcome(), explain(&analysis, Level::PROOF));
    if analysis.solution().unlisted() == Some(Unlisted::Unfinished) {
        // Whoever searches longer may find more of them, or that there are no more.
        explanation.because.retain(|step| !matches!(step.claim, Claim::WinningMoves { .. }));
    }
    check_completeness(position, &explanation).map_err(Unproved::Incomplete)?;
    Ok(Certificate::Theorem { position: position.clone(), outcome, explanation })
}

/// Who wins by losing couples of the search, which whoever verifies them checks.
fn outcome_by(
    position: &Position,
    rows: &[ValueRow],
    budget: &mut Budget,
) -> Result<Outcome, Exhausted> {
    let listed = rows.iter().map(|row| (row.position.clone(), row.value)).collect();
    let couples = &mut CoupleRows::new(rows).beside(&listed);
    match position.check_losing_couples(couples, budget)? {
        Ok(outcome) => Ok(outcome),
        Err(_) => Ok(position.analyze(budget)?.outcome()),
    }
}

/// The proof by the misère quotient of a game with heaps; `None` if that is not known as far as the
/// heaps of the position or too large, or the position is none of misère play.
fn by_quotient(position: &Position, budget: &mut Budget) -> Result<Option<Certificate>, Exhausted> {
    let heaps = position.as_searched().and_then(|game| game.as_heaps());
    let Some((rules, heaps)) = heaps.filter(|_| position.convention() == Convention::Misere) else {
        return Ok(None);
    };
    // What is larger takes longer to be read and checked than to be found again.
    const MOST_ORDER: usize = 1 << 9;
    let known = Known::of(rules.code(), budget)?;
    let is_small = known.quotient().monoid().order() <= MOST_ORDER;
    Ok(known.element(heaps).filter(|_| is_small).map(|product| Certificate::Quotient {
        position: position.clone(),
        outcome: known.outcome(product),
        quotient: QuotientCertificate::of_known(rules, &known),
    }))
}
