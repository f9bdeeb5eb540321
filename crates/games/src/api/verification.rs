//! Certificates judged.

use nimatron_nimber::text::Notation;
use serde::Serialize;

use super::Schema;
use super::failure::Failure;
use super::request::LONGEST_ANSWER;
use crate::certificate::{Invalid, Unproved, Verified, prove, verify};
use crate::foundation::{Budget, Convention, Exhausted, Outcome, Playable};
use crate::render::html::{Told, told};
use crate::render::strategy;
use crate::rulesets::Position;

/// The answer to the question whether a certificate holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "typescript",
    ts(type = "{ \
        schema: Schema, verified: boolean, position?: string, convention?: Convention, \
        outcome?: Outcome, settled?: number, place?: string, reason?: string }")
)]
pub struct Verification {
    schema: Schema,
    /// Whether it does.
    pub verified: bool,
    /// What a certificate that holds proves.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub proved: Option<Proved>,
    /// Why a certificate does not prove what it claims.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Refused>,
}

/// What a certificate proves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Proved {
    /// The position.
    pub position: String,
    /// What happens to a player who cannot move.
    pub convention: Convention,
    /// Who wins.
    pub outcome: Outcome,
    /// How many positions were settled one by one; nothing if a theorem was
    /// applied.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settled: Option<usize>,
}

/// What does not hold, or is missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refused {
    /// Its place in the certificate.
    pub place: String,
    /// What is wrong.
    pub reason: String,
}

impl Verification {
    /// The answer, from the result of [`verify`](crate::certificate::verify).
    ///
    /// # Errors
    /// What kept the certificate from being judged: it is damaged, or the
    /// budget ended.
    pub fn new(
        result: Result<Verified, Invalid>,
        notation: Notation,
    ) -> Result<Verification, Invalid> {
        let (proved, refused) = match result {
            Ok(Verified { position, outcome, settled }) => {
                let convention = position.convention();
                let position = position.to_text(notation);
                (Some(Proved { position, convention, outcome, settled }), None)
            }
            Err(Invalid::Refused { place, reason }) => (None, Some(Refused { place, reason })),
            Err(other) => return Err(other),
        };
        Ok(Verification { schema: Schema, verified: proved.is_some(), proved, refused })
    }

    pub(super) fn of(certificate: &str, budget: &mut Budget) -> Result<Verification, Failure> {
        let answer = Verification::new(verify(certificate, budget), Notation::Ascii);
        answer.map_err(Failure::unjudged)
    }
}

impl Failure {
    /// That a certificate could not be judged.
    pub(super) fn unjudged(invalid: Invalid) -> Failure {
        let failure = Failure::unusable(invalid.to_string());
        if matches!(invalid, Invalid::Exhausted(_)) { failure.exhausted() } else { failure }
    }
}

/// A proof of who wins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ProveAnswer {
    schema: Schema,
    /// The position.
    pub position: String,
    /// Who wins.
    pub outcome: Outcome,
    /// The certificate, for [`verify`](crate::certificate::verify).
    pub certificate: String,
    /// The certificate in words.
    pub told: Told,
}

impl ProveAnswer {
    /// Up to so many positions are settled one by one; beyond that a theorem is
    /// applied.
    const MOST_POSITIONS: u64 = 5000;

    /// Proves who wins. If half of the budget ends while positions are settled one by
    /// one, the other half goes into the proof by values or by the theorem.
    pub(super) fn new(position: &Position, budget: &mut Budget) -> Result<ProveAnswer, Failure> {
        // Each stands in the table with an answer to it.
        let bearable = (LONGEST_ANSWER / 4 / position.to_string().len().max(1)) as u64;
        let most = ProveAnswer::MOST_POSITIONS.min(bearable);
        let certificate = match budget.half(|budget| prove(position, most, budget)) {
            Err(Unproved::Exhausted(Exhausted::Cancelled)) => {
                return Err(Exhausted::Cancelled.into());
            }
            Err(_) => prove(position, 0, budget).map_err(|unproved| match unproved {
                Unproved::Exhausted(exhausted) => exhausted.into(),
                Unproved::Incomplete(_) => Failure::unusable(unproved.to_string()).exhausted(),
            })?,
            Ok(certificate) => certificate,
        };
        Ok(ProveAnswer {
            schema: Schema,
            position: position.to_string(),
            outcome: certificate.outcome(),
            told: told(&strategy::document(&certificate, Notation::Unicode)),
            certificate: certificate.to_json(),
        })
    }
}
