//! What a theorem says of a position, as a step.
//!
//! The checker applies the theorem anew to the position. That it is a theorem is
//! not confirmed here but in the tests, by exhaustion of small positions; where
//! the position itself is small, the checker of its outcome does so, too.

use nimatron_nimber::say;

use serde::{Deserialize, Serialize};

use super::check::ensure;
use super::claim::Step;
use super::search::SearchClaim;
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
    Step::plain(SearchClaim::Principle(claim(theory)))
}

/// The theorem that decides, as a claim.
pub(super) fn statement(theory: &Theory) -> SearchClaim {
    SearchClaim::Statement(stated(theory))
}

fn stated(theory: &Theory) -> StatementClaim {
    let (name, statement) = (theory.principle.name.into(), theory.principle.statement.into());
    StatementClaim { name, statement }
}

/// What the theorem says of the position, as a claim; `None` if that is not more than the
/// theorem itself.
pub(super) fn application(theory: &Theory) -> Option<SearchClaim> {
    let PrincipleClaim { rows, total, value, .. } = claim(theory);
    (!rows.is_empty()).then_some(SearchClaim::Application(ApplicationClaim { rows, total, value }))
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

/// Confirms that the theorem of the position is this one, and says this of it.
pub(super) fn check(theory: Option<&Theory>, claimed: &SearchClaim) -> Result<(), String> {
    let theory = theory.ok_or_else(|| say!("no theorem is known of this position"))?;
    let found = match claimed {
        SearchClaim::Statement(_) => Some(statement(theory)),
        SearchClaim::Application(_) => application(theory),
        _ => Some(SearchClaim::Principle(claim(theory))),
    };
    let holds = found.as_ref() == Some(claimed);
    ensure(holds, || say!("the theorem is another, or says something else of this position"))
}
