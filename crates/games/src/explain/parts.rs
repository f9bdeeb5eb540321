//! What explanations and hints say of independent parts: their values, the
//! nim-sum, and in which of them to move.
//!
//! A part of value v in a position with the nim-sum s ≠ 0 has a move that leaves
//! v ⊕ s, and with it the nim-sum 0, if v ⊕ s < v: that is what the mex says. Some
//! part is such, since the highest power of two of s occurs in one of the values.

use nimatron_nimber::{Ordinal, say};
use serde::{Deserialize, Serialize};

use super::check::{Checker, Doubt, ensure};
use super::claim::{Claim, Term};
use super::copying::{self, CancelClaim};
use super::families::Family;
use super::ladder::{Ladder, Topic};

/// One thing that can be said of the independent parts of a position.
///
/// A part is named by its text: it may be a position of some ruleset, a stone or a coin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "claim", rename_all = "snake_case", deny_unknown_fields)]
pub enum SumClaim {
    /// What the parts are worth, and all together.
    Components {
        /// One row a part.
        rows: Vec<ComponentRow>,
        /// The nim-sum of their values.
        total: Ordinal,
    },
    /// Parts that cancel in pairs, and what is left.
    Cancels(CancelClaim),
    /// The values of the parts, without their sum.
    PartValues {
        /// One row a part.
        rows: Vec<ComponentRow>,
    },
    /// The nim-sum of the values of the parts.
    NimSum {
        /// The values.
        values: Vec<Ordinal>,
        /// Their nim-sum.
        total: Ordinal,
    },
    /// The parts in which some move makes the nim-sum 0, each with the value that
    /// this move leaves there.
    Targets {
        /// One row a part; none if the nim-sum is 0.
        rows: Vec<TargetRow>,
    },
    /// The parts in which winning moves are made.
    MovesIn {
        /// The parts, as text, in the order of the position.
        parts: Vec<String>,
    },
}

impl Family for SumClaim {
    fn of(claim: &Claim) -> Option<&SumClaim> {
        match claim {
            Claim::Sum(claim) => Some(claim),
            _ => None,
        }
    }
}

/// An independent part of a position with its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComponentRow {
    /// The part, as text.
    pub part: String,
    /// Its Grundy value.
    pub value: Ordinal,
}

/// A part in which some move makes the nim-sum of all parts 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TargetRow {
    /// The part, as text.
    pub part: String,
    /// Its value.
    pub value: Ordinal,
    /// The value that the move leaves: the nim-sum of the other parts.
    pub leaves: Ordinal,
}

/// The parts with a move to the nim-sum of the others.
pub(super) fn targets(rows: &[ComponentRow]) -> SumClaim {
    let total = total(rows);
    let targets = rows.iter().map(|row| TargetRow {
        part: row.part.clone(),
        value: row.value.clone(),
        leaves: row.value.nim_sum(&total),
    });
    SumClaim::Targets { rows: targets.filter(|row| row.leaves < row.value).collect() }
}

/// The nim-sum of the values of the parts, as a claim.
pub(super) fn nim_sum(rows: &[ComponentRow]) -> SumClaim {
    let values = rows.iter().map(|row| row.value.clone()).collect();
    SumClaim::NimSum { values, total: total(rows) }
}

/// What the values of the parts mean: that of each, and that of several together.
pub(super) fn meaning(of_each: Term, parts: usize) -> Vec<Claim> {
    let several = (parts > 1).then_some(Term::NimSum);
    let terms = [of_each].into_iter().chain(several);
    terms.map(|term| Claim::Definition { term }).collect()
}

/// The rungs about the values of several parts.
pub(super) fn rungs(ladder: Ladder, rows: Vec<ComponentRow>) -> Ladder {
    let (nim_sum, targets) = (nim_sum(&rows), targets(&rows));
    ladder
        .rung(Topic::Values, [SumClaim::PartValues { rows }])
        .rung(Topic::Balance, [nim_sum])
        .rung(Topic::Where, [targets])
}

/// The nim-sum of the values of the parts.
pub(super) fn total(rows: &[ComponentRow]) -> Ordinal {
    Ordinal::nim_sum_of(rows.iter().map(|row| &row.value))
}

/// Confirms a claim about the parts of a position.
pub(super) fn check<C: Checker>(checker: &mut C, claim: &SumClaim) -> Result<(), Doubt> {
    Ok(match claim {
        SumClaim::Components { rows, total } => {
            let found = checker.parts()?;
            check_rows(rows, &found)?;
            let sum = self::total(&found);
            ensure(*total == sum, || say!("the nim-sum is {}", sum.to_string()))
        }
        SumClaim::Cancels(claimed) => copying::check(claimed, checker.cancelling()?.as_ref()),
        SumClaim::PartValues { rows } => check_rows(rows, &checker.parts()?),
        SumClaim::NimSum { .. } => {
            let found = checker.parts()?;
            ensure(*claim == nim_sum(&found), || {
                say!("the nim-sum is {}", total(&found).to_string())
            })
        }
        SumClaim::Targets { .. } => {
            let found = targets(&checker.parts()?);
            ensure(*claim == found, || say!("some move leaves 0 in other parts"))
        }
        SumClaim::MovesIn { parts } => {
            let found = checker.moves_in()?;
            ensure(found.as_ref() == Some(parts), || {
                say!("the winning moves are made in other parts")
            })
        }
    }?)
}

fn check_rows(rows: &[ComponentRow], found: &[ComponentRow]) -> Result<(), String> {
    let wrong = rows.iter().zip(found).find(|(row, found)| row != found);
    match wrong {
        Some((row, _)) => Err(say!("the row of {} is wrong", row.part.to_string())),
        None => ensure(rows.len() == found.len(), || say!("one row for each part")),
    }
}

/// The parts of a position that moves change, as text and each once, in the order
/// of the position. `None` if it is not plain of some move which part it is.
///
/// A move changes one part: it is the one that is not among the parts that are
/// left. Of equal parts any is as good as another.
pub(super) fn changed<G: Clone + Eq>(
    parts: &[G],
    left: impl Iterator<Item = Vec<G>>,
    text: impl Fn(&G) -> String,
) -> Option<Vec<String>> {
    let mut is_changed = vec![false; parts.len()];
    for mut left in left {
        let mut gone = Vec::new();
        for (index, part) in parts.iter().enumerate() {
            match left.iter().position(|other| other == part) {
                Some(same) => drop(left.swap_remove(same)),
                None => gone.push(index),
            }
        }
        let [index] = gone[..] else { return None };
        is_changed[index] = true;
    }
    let mut named = Vec::new();
    for (part, _) in parts.iter().zip(is_changed).filter(|(_, is_changed)| *is_changed) {
        let name = text(part);
        if !named.contains(&name) {
            named.push(name);
        }
    }
    Some(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(values: &[u64]) -> Vec<ComponentRow> {
        let row = |&value: &u64| ComponentRow { part: format!("p{value}"), value: value.into() };
        values.iter().map(row).collect()
    }

    #[test]
    fn targets_are_the_moves_of_nim() {
        let SumClaim::Targets { rows: found } = targets(&rows(&[3, 5, 7])) else { panic!() };
        let leaves: Vec<String> = found.iter().map(|row| row.leaves.to_string()).collect();
        assert_eq!(leaves, ["2", "4", "6"]);
        assert_eq!(targets(&rows(&[3, 5, 6])), SumClaim::Targets { rows: Vec::new() });
        assert!(check_rows(&rows(&[3, 5]), &rows(&[3, 5])).is_ok());
        assert!(check_rows(&rows(&[3, 5]), &rows(&[3, 5, 7])).is_err());
        assert!(check_rows(&rows(&[3, 4]), &rows(&[3, 5])).is_err());
    }

    #[test]
    fn the_part_that_a_move_changes_is_found() {
        let parts = [3, 5, 5];
        let text = |part: &i32| part.to_string();
        let left = vec![vec![3, 5, 2, 1], vec![3, 4, 5]];
        assert_eq!(changed(&parts, left.into_iter(), text), Some(vec!["5".into()]));
        assert_eq!(changed(&parts, [vec![1, 2]].into_iter(), text), None);
        assert_eq!(changed(&parts, [vec![5, 5]].into_iter(), text), Some(vec!["3".into()]));
        assert_eq!(changed(&parts, std::iter::empty(), text), Some(Vec::new()));
    }
}
