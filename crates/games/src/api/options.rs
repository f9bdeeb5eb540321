//! What every move is worth.

use nimatron_nimber::text::Notation;
use serde::Serialize;

use super::Schema;
use super::request::MOST_LISTED;
use super::solution::QuantityText;
use crate::foundation::{Budget, Exhausted, Outcome, Playable};
use crate::nim::Quantity;
use crate::render::scene::{MoveView, move_view};
use crate::rulesets::{Analysis, Leaves, Move, Position};

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
    /// use nimatron::foundation::{Budget, Outcome};
    ///
    /// let answer = OptionsAnswer::new(&"nim: 1, 2".parse()?, &mut Budget::unlimited())?;
    /// let winning = answer.options.iter().filter(|option| option.outcome == Outcome::P);
    /// assert_eq!(winning.map(|option| &option.chosen.chosen).collect::<Vec<_>>(), ["2: 2 -> 1"]);
    /// assert!(answer.complete && answer.options.len() == 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// What the analysis of the position has found of the options is not sought again: where it
    /// looks at each option, this takes no more than one node for each beside the analysis.
    ///
    /// # Errors
    /// [`Exhausted`] if not even the position itself can be solved.
    pub fn new(position: &Position, budget: &mut Budget) -> Result<OptionsAnswer, Exhausted> {
        Ok(OptionsAnswer::of(&position.analyze(budget)?, budget))
    }

    /// The same of a solved position.
    pub fn of(analysis: &Analysis, budget: &mut Budget) -> OptionsAnswer {
        let position = analysis.position();
        let (options, complete) = options(position, analysis, budget);
        OptionsAnswer {
            schema: Schema,
            position: position.to_string(),
            outcome: analysis.outcome(),
            value: QuantityText::new(&analysis.quantity(), Notation::Ascii),
            complete,
            options,
        }
    }
}

/// The options of which all is known, and whether there are no others.
fn options(
    position: &Position,
    analysis: &Analysis,
    budget: &mut Budget,
) -> (Vec<OptionEntry>, bool) {
    let entry = |chosen: &Move, outcome, quantity: &Quantity| OptionEntry {
        chosen: move_view(position, chosen),
        outcome,
        value: QuantityText::new(quantity, Notation::Ascii),
    };
    // Each comes with the position that it leaves.
    let most = (MOST_LISTED / position.to_string().len().max(1)).clamp(1, MOST_OPTIONS);
    if let Some(listed) = analysis.options(most + 1, budget) {
        let known = listed.iter().take(most).filter_map(|Leaves { chosen, known }| {
            let (outcome, quantity) = known.as_ref()?;
            budget.spend(1).ok()?;
            Some(entry(chosen, *outcome, quantity))
        });
        let known: Vec<OptionEntry> = known.collect();
        let complete = known.len() == listed.len();
        return (known, complete);
    }
    let all = position.moves();
    let is_finite = all.is_some();
    // One long pile takes as long to look at as many short ones.
    let cost = position.to_string().len() as u64;
    let mut options = Vec::new();
    for chosen in all.unwrap_or_else(|| analysis.winning_moves()) {
        if options.len() == most || budget.spend(cost).is_err() {
            return (options, false);
        }
        let Ok(after) = position.play(&chosen) else { continue };
        let Ok(after) = after.analyze(budget) else { return (options, false) };
        options.push(entry(&chosen, after.outcome(), &after.quantity()));
    }
    (options, is_finite)
}
