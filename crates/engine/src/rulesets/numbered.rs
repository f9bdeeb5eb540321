//! Sequences of positions that are a single number: strips by their length, spots of Sprouts.

use std::sync::Arc;

use nimatron_nimber::say;
use thiserror::Error;

use super::{Position, Ruleset, ruleset};
use crate::foundation::{Budget, Exhausted};

/// A ruleset in which both players have the same moves and whose positions can be written as a single
/// number.
#[derive(Debug)]
pub struct Numbered {
    ruleset: Arc<Ruleset>,
    word: String,
}

/// Why no more values are computed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Ended {
    /// The budget is spent.
    #[error(transparent)]
    Exhausted(#[from] Exhausted),
    /// A value is 65536 or more: that of this number.
    #[error("{}", say!("the value of {} does not fit in 16 bits", .0))]
    TooWide(String),
    /// There is no position with this number.
    #[error("{}", say!("{} is no position", .0))]
    NoPosition(String),
}

impl Numbered {
    /// The positions of the ruleset with this word before the colon; `None` if they are others.
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::rulesets::numbered::Numbered;
    /// let sprouts = Numbered::of("sprouts").expect("spots are a number");
    /// let mut values = Vec::new();
    /// sprouts.extend(&mut values, 7, &mut Budget::unlimited(), &mut |_| ())?;
    /// assert_eq!(values, [0, 0, 0, 1, 1, 1, 0]);
    /// assert!(Numbered::of("cram").is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of(word: &str) -> Option<Numbered> {
        let word = word.trim().to_owned();
        let numbered = Numbered { ruleset: ruleset(&word)?, word };
        numbered.position(1)?;
        Some(numbered)
    }

    /// The word.
    pub fn word(&self) -> &str {
        &self.word
    }

    fn position(&self, number: u64) -> Option<super::searched::Position> {
        match self.ruleset.read(&format!("{}: {number}", self.word)).ok()?.value {
            Position::Searched(position) => Some(position),
            _ => None,
        }
    }

    /// Adds the Grundy values of further numbers behind those that are known, the first of which is
    /// that of 0, until there are as many as are wanted. Where 0 is no position it is worth 0, as nothing
    /// is. Each new value is shown to `sink` once.
    ///
    /// # Errors
    /// Why it [ended](Ended) before; what was computed is kept.
    pub fn extend(
        &self,
        values: &mut Vec<u16>,
        wanted: u64,
        budget: &mut Budget,
        sink: &mut dyn FnMut(&[u16]),
    ) -> Result<(), Ended> {
        let mut search = None;
        while (values.len() as u64) < wanted {
            let number = values.len() as u64;
            let text = || format!("{}: {number}", self.word);
            let value = match self.position(number) {
                Some(position) => {
                    let game = position.game();
                    // What is known of smaller positions serves the larger ones.
                    let search = search.get_or_insert_with(|| game.search(budget.memory()));
                    search.value(game, budget)?
                }
                None if number == 0 => 0,
                None => return Err(Ended::NoPosition(text())),
            };
            values.push(u16::try_from(value).map_err(|_| Ended::TooWide(text()))?);
            sink(&values[values.len() - 1..]);
        }
        Ok(())
    }
}
