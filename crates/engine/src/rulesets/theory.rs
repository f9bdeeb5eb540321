//! What theorems say of positions.

use crate::foundation::Outcome;

/// A theorem on the positions of a ruleset in normal play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Principle {
    /// Its name: `the colon principle`.
    pub name: &'static str,
    /// What it says, in a sentence or two.
    pub statement: &'static str,
    /// Where it is proved.
    pub reference: &'static str,
}

/// What a theorem says of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theory {
    /// The theorem.
    pub principle: &'static Principle,
    /// Who wins in normal play.
    pub outcome: Outcome,
    /// The Grundy value; `None` if the theorem gives the outcome alone.
    pub value: Option<u64>,
    /// What the theorem looks at: the heaps of Nim to which the position is
    /// equal, or the numbers that decide.
    pub parts: Vec<Part>,
    /// The nim-sum of the parts, where that decides.
    pub total: Option<u64>,
}

/// A part of a position, and the number that a theorem gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What it is: `between squares 3 and 7`.
    pub what: String,
    /// Its number.
    pub number: u64,
}

impl Part {
    /// A part with its number.
    pub fn new(what: impl Into<String>, number: u64) -> Part {
        Part { what: what.into(), number }
    }
}

impl Theory {
    /// The position is equal to heaps of Nim as large as the parts.
    ///
    /// ```
    /// use nimatron::foundation::Outcome;
    /// use nimatron::rulesets::{Part, Principle, Theory};
    /// const NIM: Principle = Principle { name: "Nim", statement: "", reference: "" };
    /// let theory = Theory::heaps(&NIM, vec![Part::new("left", 3), Part::new("right", 5)]);
    /// assert_eq!((theory.value, theory.outcome), (Some(6), Outcome::N));
    /// ```
    pub fn heaps(principle: &'static Principle, parts: Vec<Part>) -> Theory {
        let theory = Theory::balance(principle, parts);
        Theory { value: theory.total, ..theory }
    }

    /// The player to move loses exactly if the nim-sum of the parts is 0, which
    /// need not be the value otherwise.
    pub fn balance(principle: &'static Principle, parts: Vec<Part>) -> Theory {
        let total = parts.iter().fold(0, |sum, part| sum ^ part.number);
        let theory = Theory::outcome(principle, outcome_of(total), parts);
        Theory { total: Some(total), ..theory }
    }

    /// The theorem tells who wins, and nothing of the value of an N-position.
    pub fn outcome(principle: &'static Principle, outcome: Outcome, parts: Vec<Part>) -> Theory {
        let value = (outcome == Outcome::P).then_some(0);
        Theory { principle, outcome, value, parts, total: None }
    }
}

/// The outcome of a position with this Grundy value, in normal play.
pub fn outcome_of(value: u64) -> Outcome {
    if value == 0 { Outcome::P } else { Outcome::N }
}
