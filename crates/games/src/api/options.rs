//! What every move is worth.

use nimatron_nimber::text::Notation;
use serde::Serialize;

use super::Schema;
use super::solution::QuantityText;
use crate::core::{Budget, Exhausted, Outcome, Playable};
use crate::render::scene::{MoveView, move_view};
use crate::rulesets::{Move, Position};

/// At most so many options are given.
const MOST_OPTIONS: usize = 300;

/// A position with its outcome and value, and those of its options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OptionsAnswer {
    schema: Schema,
    /// The position.
    pub position: String,
    /// Who wins.
    pub outcome: Outcome,
    /// What decides the position.
    pub value: QuantityText,
    /// Whether these are all options.
    pub complete: bool,
    /// The options.
    pub options: Vec<OptionEntry>,
}

/// A move, and what decides the position that it leaves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OptionEntry {
    /// The move.
    #[serde(rename = "move")]
    pub chosen: MoveView,
    /// Who wins after it.
    pub outcome: Outcome,
    /// What decides after it.
    pub value: QuantityText,
}

impl OptionsAnswer {
    /// Looks at the options, up to a few hundred or until the budget ends. Of
    /// infinitely many only those are given that win.
    ///
    /// ```
    /// use nimatron::api::OptionsAnswer;
    /// use nimatron::core::{Budget, Outcome};
    ///
    /// let answer = OptionsAnswer::new(&"nim: 1, 2".parse()?, &mut Budget::unlimited())?;
    /// let winning = answer.options.iter().filter(|option| option.outcome == Outcome::P);
    /// assert_eq!(winning.map(|option| &option.chosen.chosen).collect::<Vec<_>>(), ["2: 2 -> 1"]);
    /// assert!(answer.complete && answer.options.len() == 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`Exhausted`] if not even the position itself can be solved.
    pub fn new(position: &Position, budget: &mut Budget) -> Result<OptionsAnswer, Exhausted> {
        let analysis = position.analyze(budget)?;
        let all = position.moves();
        let finite = all.is_some();
        let moves = all.unwrap_or_else(|| analysis.winning_moves());
        let (options, cut) = options(position, moves, budget);
        Ok(OptionsAnswer {
            schema: Schema,
            position: position.to_string(),
            outcome: analysis.outcome(),
            value: QuantityText::new(&analysis.quantity(), Notation::Ascii),
            complete: finite && !cut,
            options,
        })
    }
}

/// The options that these moves lead to, and whether there are more.
fn options(
    position: &Position,
    moves: impl Iterator<Item = Move>,
    budget: &mut Budget,
) -> (Vec<OptionEntry>, bool) {
    // One long pile takes as long to look at as many short ones.
    let cost = position.to_string().len() as u64;
    let mut options = Vec::new();
    for chosen in moves {
        if options.len() == MOST_OPTIONS || budget.spend(cost).is_err() {
            return (options, true);
        }
        let Ok(after) = position.play(&chosen) else { continue };
        let Ok(analysis) = after.analyze(budget) else { return (options, true) };
        options.push(OptionEntry {
            chosen: move_view(position, &chosen),
            outcome: analysis.outcome(),
            value: QuantityText::new(&analysis.quantity(), Notation::Ascii),
        });
    }
    (options, false)
}
