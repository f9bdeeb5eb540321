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

/// A part of a position, and the number that a theorem gives it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
