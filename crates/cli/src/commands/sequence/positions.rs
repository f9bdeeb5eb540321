//! Grundy values of the positions of a ruleset that are a single number: strips by their length, spots.

use std::sync::Arc;

use nimatron::foundation::Budget;
use nimatron::impartial::sequence::Halt;
use nimatron::rulesets::{Position, Ruleset};

/// A ruleset whose positions can be written as a single number: the position with this number, if it is
/// one in which both players have the same moves.
pub struct Positions {
    ruleset: Arc<Ruleset>,
    word: String,
}

impl Positions {
    /// Those of a word before the colon, if there are such.
    pub fn of(word: &str) -> Option<Positions> {
        let word = word.trim().to_owned();
        let positions = Positions { ruleset: nimatron::rulesets::ruleset(&word)?, word };
        positions.position(1)?;
        Some(positions)
    }

    /// The word.
    pub fn word(&self) -> &str {
        &self.word
    }

    fn position(&self, number: u64) -> Option<Position> {
        let read = self.ruleset.read(&format!("{}: {number}", self.word)).ok()?;
        matches!(read.value, Position::Searched(_)).then_some(read.value)
    }

    /// The values from 0 on, as many as are wanted, computed after those that are known. Of nothing the
    /// value is 0.
    ///
    /// # Errors
    /// Why it ended before; what was computed is kept. What cannot be read as a position ends it, too:
    /// then the number is told.
    pub fn extend(
        &self,
        values: &mut Vec<u16>,
        wanted: u64,
        budget: &mut Budget,
        advance: &mut dyn FnMut(&[u16]),
    ) -> Result<(), Ended> {
        let mut search = None;
        while (values.len() as u64) < wanted {
            let number = values.len() as u64;
            let value = match self.position(number) {
                Some(Position::Searched(position)) => {
                    let game = position.game();
                    // What is known of smaller positions serves the larger ones.
                    let search = search.get_or_insert_with(|| game.search(budget.memory()));
                    search.value(game, budget).map_err(|halt| Ended::Halt(halt.into()))?
                }
                _ if number == 0 => 0,
                _ => return Err(Ended::Number(number)),
            };
            let value = u16::try_from(value);
            values.push(value.map_err(|_| Ended::Halt(Halt::TooWide { heap: number }))?);
            advance(&values[values.len() - 1..]);
        }
        Ok(())
    }
}

/// Why no more values are computed.
pub enum Ended {
    /// No more could be done.
    Halt(Halt),
    /// There is no position with this number.
    Number(u64),
}
