//! Positions solved.

use nimatron_nimber::text::Notation;
use serde::Serialize;

use super::Schema;
use super::request::MOST_LISTED;
use crate::explain::{Level, Step, explain};
use crate::foundation::{Budget, Convention, Exhausted, Outcome, Playable};
use crate::nim::Quantity;
use crate::rulesets::{Analysis, Move, Position, Solved};

/// Of a position with more piles (stones, …), winning moves are given without the position
/// that they leave: the answer would grow with the square of the piles.
pub const MOST_PILES_REPEATED: usize = 1000;

/// The answer to a position: who wins, by which moves, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Solution {
    schema: Schema,
    /// The position.
    pub position: String,
    /// What happens to a player who cannot move.
    pub convention: Convention,
    /// Who wins.
    pub outcome: Outcome,
    /// What decides the position.
    pub value: QuantityText,
    /// Winning moves.
    pub winning_moves: Vec<WinningMove>,
    /// Whether these are all.
    pub winning_moves_complete: bool,
    /// Why not all of them can be found, if so.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub winning_moves_unlisted: Option<String>,
    /// How sure the outcome is.
    pub status: Status,
    /// Why.
    pub explanation: Step,
}

/// What decides a position, as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "Value"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum QuantityText {
    /// The nim-sum, which is the Grundy value in normal play. In misere play it
    /// decides as long as some pile is larger than 1.
    Nimber {
        /// The nimber.
        text: String,
    },
    /// The powers of two whose number is not divisible by the modulus, with the
    /// remainders.
    Columns {
        /// Powers and remainders.
        text: String,
    },
    /// Nothing but who wins, which was found by search.
    Outcome {
        /// `N` or `P`.
        text: String,
    },
    /// A partizan game, whoever begins.
    Game {
        /// The canonical form; the outcome class where it is not known.
        text: String,
        /// Who wins: `L`, `R`, `N` (whoever begins) or `P` (whoever does not).
        class: String,
        /// The mean, where the value is known.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        mean: Option<String>,
        /// The temperature, where the value is known.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        temperature: Option<String>,
    },
    /// A game in which positions can come again, whoever begins.
    Loopy {
        /// The value, as `over` or `on & off`; the outcome class where it is not known.
        text: String,
        /// Who wins: `L`, `R`, `N` (whoever begins) or `P` (whoever does not); `D` for a draw; `PHat`
        /// and `NHat` where Left draws or wins, `PCheck` and `NCheck` where Right does.
        class: String,
    },
    /// A game in which points are counted.
    Score {
        /// The net score: how many points more the player to move gets from here on, such as `-3`.
        text: String,
    },
}

impl QuantityText {
    pub(super) fn new(quantity: &Quantity, notation: Notation) -> QuantityText {
        let text = quantity.to_text(notation);
        match quantity {
            Quantity::NimSum(_) => QuantityText::Nimber { text },
            Quantity::Columns { .. } => QuantityText::Columns { text },
            Quantity::Outcome(_) => QuantityText::Outcome { text },
            Quantity::Score(_) => QuantityText::Score { text },
            Quantity::Loopy(summary) => {
                QuantityText::Loopy { text, class: summary.class.to_string() }
            }
            Quantity::Game(summary) => QuantityText::Game {
                text,
                class: summary.class.to_string(),
                mean: summary.value.as_ref().map(|value| value.mean.to_string()),
                temperature: summary.value.as_ref().map(|value| value.temperature.to_string()),
            },
        }
    }
}

/// A winning move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WinningMove {
    /// The move.
    pub text: String,
    /// The position that it leaves, unless there are more than
    /// [`MOST_PILES_REPEATED`] piles.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub position: Option<String>,
}

/// How sure an answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// It follows from a theorem or from a complete search.
    Proved,
}

/// What a [`Solution`] should contain.
#[derive(Clone, Copy, Debug)]
pub struct SolveOptions {
    /// How much the explanation tells.
    pub level: Level,
    /// How many winning moves are listed at most.
    pub most_moves: usize,
    /// After how many bytes their list, with the positions that they leave, ends.
    pub most_text: usize,
    /// How the position, its value and its moves are written.
    pub notation: Notation,
}

impl Solution {
    /// The solution within the limits of [`handle`](super::handle()).
    pub(super) fn within_limits(
        analysis: &Analysis,
        level: Level,
        most_moves: Option<usize>,
        budget: &mut Budget,
    ) -> Solution {
        const USUALLY: usize = 10_000;
        let (most_moves, most_text) = (most_moves.unwrap_or(USUALLY), MOST_LISTED);
        let options = SolveOptions { level, most_moves, most_text, notation: Notation::Ascii };
        Solution::of(analysis, options, budget)
    }

    /// Solves a position. If the budget ends while the winning moves are listed,
    /// the list ends with it.
    ///
    /// ```
    /// use nimatron::api::{SolveOptions, Solution};
    /// use nimatron::{foundation::Budget, explain::Level};
    /// use nimatron_nimber::text::Notation;
    ///
    /// let position = "nim: 1, 2, 4".parse()?;
    /// let (level, notation) = (Level::SENTENCE, Notation::Ascii);
    /// let options = SolveOptions { level, most_moves: 10, most_text: 1000, notation };
    /// let solution = Solution::new(&position, options, &mut Budget::unlimited())?;
    /// assert_eq!(solution.winning_moves[0].text, "3: 4 -> 3");
    /// assert!(solution.winning_moves_complete);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`Exhausted`] if that takes a search for which the budget does not suffice.
    pub fn new(
        position: &Position,
        options: SolveOptions,
        budget: &mut Budget,
    ) -> Result<Solution, Exhausted> {
        Ok(Solution::of(&position.analyze(budget)?, options, budget))
    }

    /// The same of a solved position.
    pub fn of(analysis: &Analysis, options: SolveOptions, budget: &mut Budget) -> Solution {
        let SolveOptions { level, most_moves, most_text, notation } = options;
        let position = analysis.position();
        let size = position.size();
        let repeated = size <= MOST_PILES_REPEATED as u64;
        let mut text = 0;
        let listed = |chosen: Move| {
            let listed = WinningMove::new(position, &chosen, repeated, notation);
            text += listed.text.len() + listed.position.as_ref().map_or(0, String::len);
            (text <= most_text).then_some(listed)
        };
        let (moves, complete) = winning_moves(analysis, most_moves, size, budget, listed);
        Solution {
            schema: Schema,
            position: position.to_text(notation),
            convention: position.convention(),
            outcome: analysis.outcome(),
            value: QuantityText::new(&analysis.quantity(), notation),
            winning_moves: moves,
            winning_moves_complete: complete,
            winning_moves_unlisted: analysis.solution().unlisted().map(|why| why.to_string()),
            status: Status::Proved,
            explanation: explain(analysis, level),
        }
    }
}

/// Winning moves of a solved position as they are to be listed, up to so many, until the budget
/// ends, of which each spends `cost`, or `listed` lists no more; and whether these are all.
pub fn winning_moves<T>(
    analysis: &Analysis,
    most: usize,
    cost: u64,
    budget: &mut Budget,
    mut listed: impl FnMut(Move) -> Option<T>,
) -> (Vec<T>, bool) {
    let mut found = Vec::new();
    for chosen in analysis.winning_moves() {
        if found.len() == most || budget.spend(cost).is_err() {
            return (found, false);
        }
        let Some(chosen) = listed(chosen) else { return (found, false) };
        found.push(chosen);
    }
    (found, analysis.solution().finds_all_winning_moves())
}

impl WinningMove {
    fn new(position: &Position, chosen: &Move, repeated: bool, notation: Notation) -> WinningMove {
        let after = repeated.then(|| position.play(chosen).ok()).flatten();
        WinningMove {
            text: chosen.to_text(notation),
            position: after.map(|after| after.to_text(notation)),
        }
    }
}
