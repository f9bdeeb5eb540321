//! What a theorem says of a position, as a step.
//!
//! The checker applies the theorem anew to the position. That it is a theorem is
//! not confirmed here but in the tests, by exhaustion of small positions; where
//! the position itself is small, the checker of its outcome does so, too.

use serde::{Deserialize, Serialize};

use super::claim::{Claim, Step};
use crate::rulesets::Theory;

/// A theorem, and what it says of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrincipleClaim {
    /// The name of the theorem.
    pub name: String,
    /// What it says.
    pub statement: String,
    /// Where it is proved.
    pub reference: String,
    /// What it looks at.
    pub rows: Vec<PartRow>,
    /// The nim-sum of the rows, where that decides.
    pub total: Option<u64>,
    /// The Grundy value, where the theorem tells it.
    pub value: Option<u64>,
}

/// A theorem, without what it says of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatementClaim {
    /// The name of the theorem.
    pub name: String,
    /// What it says.
    pub statement: String,
}

/// What a theorem says of a position, without the theorem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ApplicationClaim {
    /// What it looks at.
    pub rows: Vec<PartRow>,
    /// The nim-sum of the rows, where that decides.
    pub total: Option<u64>,
    /// The Grundy value, where the theorem tells it.
    pub value: Option<u64>,
}

/// A part of a position, and the number that a theorem gives it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartRow {
    /// What it is.
    pub part: String,
    /// Its number.
    pub number: u64,
}

/// The step for what a theorem says.
pub(super) fn step(theory: &Theory) -> Step {
    Step::plain(Claim::Principle(claim(theory)))
}

/// The theorem that decides, as a claim.
pub(super) fn statement(theory: &Theory) -> Claim {
    Claim::Statement(stated(theory))
}

fn stated(theory: &Theory) -> StatementClaim {
    let (name, statement) = (theory.principle.name.into(), theory.principle.statement.into());
    StatementClaim { name, statement }
}

/// Confirms that this theorem decides the position.
pub(super) fn check_statement(
    theory: Option<&Theory>,
    claimed: &StatementClaim,
) -> Result<(), String> {
    match theory.map(stated) {
        None => Err("no theorem is known of this position".into()),
        Some(found) if found == *claimed => Ok(()),
        Some(found) => Err(format!("it is decided by {}", found.name)),
    }
}

/// What the theorem says of the position, as a claim; `None` if that is not more than the
/// theorem itself.
pub(super) fn application(theory: &Theory) -> Option<Claim> {
    let PrincipleClaim { rows, total, value, .. } = claim(theory);
    (!rows.is_empty()).then_some(Claim::Application(ApplicationClaim { rows, total, value }))
}

fn claim(theory: &Theory) -> PrincipleClaim {
    let parts = theory.parts.iter();
    let rows = parts.map(|part| PartRow { part: part.what.clone(), number: part.number });
    PrincipleClaim {
        name: theory.principle.name.into(),
        statement: theory.principle.statement.into(),
        reference: theory.principle.reference.into(),
        rows: rows.collect(),
        total: theory.total,
        value: theory.value,
    }
}

/// Confirms that the theorem says this of the position.
pub(super) fn check(theory: Option<&Theory>, claimed: &PrincipleClaim) -> Result<(), String> {
    let Some(theory) = theory else {
        return Err("no theorem is known of this position".into());
    };
    let found = claim(theory);
    let mut rows = found.rows.iter().zip(&claimed.rows);
    if let Some((_, row)) = rows.find(|(found, claimed)| found != claimed) {
        return Err(format!("the row of {} is wrong", row.part));
    }
    match found == *claimed {
        true => Ok(()),
        false => Err("the theorem says something else of this position".into()),
    }
}
