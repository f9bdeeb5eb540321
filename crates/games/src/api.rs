//! Answers for programs: what `--json` prints, one object an answer.
//!
//! Every object carries the version of its shape, [`SCHEMA`]. Values, positions
//! and moves are text that reads back; an explanation is the tree of
//! [`crate::explain`] as it is.

use nimatron_nimber::text::{Notation, ParseError};
use serde::Serialize;

use crate::calculator::{Kind, Session};
use crate::catalogue::Description;
use crate::certificate::{Invalid, Verified};
use crate::core::{Budget, Convention, Impartial, Outcome};
use crate::explain::{Level, Step, explain};
use crate::nim::Quantity;
use crate::rulesets::{Analysis, Move, Position, Solved};

/// The version of the shapes of all answers.
pub const SCHEMA: u32 = 1;

/// Of a position with more piles (stones, …), winning moves are given without the position
/// that they leave: the answer would grow with the square of the piles.
pub const MOST_PILES_REPEATED: usize = 1000;

/// The answer to an expression.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Calculation {
    schema: u32,
    /// The expression.
    pub input: String,
    /// What its value is.
    pub kind: Kind,
    /// The value.
    pub text: String,
}

impl Calculation {
    /// Evaluates an expression; the session remembers its value.
    ///
    /// ```
    /// use nimatron::api::Calculation;
    /// use nimatron::calculator::Session;
    /// use nimatron::core::Budget;
    /// use nimatron_nimber::text::Notation;
    ///
    /// let (session, budget) = (&mut Session::new(), &mut Budget::nodes(100));
    /// let answer = Calculation::new("*5 + *3", session, Notation::Ascii, budget)?;
    /// let json = r#"{"schema":1,"input":"*5 + *3","kind":"nimber","text":"*6"}"#;
    /// assert_eq!(serde_json::to_string(&answer)?, json);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`Session::evaluate`].
    pub fn new(
        input: &str,
        session: &mut Session,
        notation: Notation,
        budget: &mut Budget,
    ) -> Result<Calculation, ParseError> {
        let value = session.evaluate(input, budget)?.value;
        let (kind, text) = (value.kind(), value.to_text(notation));
        Ok(Calculation { schema: SCHEMA, input: input.trim().into(), kind, text })
    }
}

/// The answer to a position: who wins, by which moves, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Solution {
    schema: u32,
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
    /// How sure the outcome is.
    pub status: Status,
    /// Why.
    pub explanation: Step,
}

/// What decides a position, as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
}

impl QuantityText {
    fn new(quantity: &Quantity, notation: Notation) -> QuantityText {
        let text = quantity.to_text(notation);
        match quantity {
            Quantity::NimSum(_) => QuantityText::Nimber { text },
            Quantity::Columns { .. } => QuantityText::Columns { text },
        }
    }
}

/// A winning move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WinningMove {
    /// The move.
    pub text: String,
    /// The position that it leaves, unless there are more than
    /// [`MOST_PILES_REPEATED`] piles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// How sure an answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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
    /// How the position, its value and its moves are written.
    pub notation: Notation,
}

impl Solution {
    /// Solves a position. If the budget ends, the list of winning moves ends
    /// with it; everything else takes linear time.
    ///
    /// ```
    /// use nimatron::api::{SolveOptions, Solution};
    /// use nimatron::{core::Budget, explain::Level};
    /// use nimatron_nimber::text::Notation;
    ///
    /// let position = "nim: 1, 2, 4".parse()?;
    /// let options =
    ///     SolveOptions { level: Level::SENTENCE, most_moves: 10, notation: Notation::Ascii };
    /// let solution = Solution::new(&position, options, &mut Budget::unlimited());
    /// assert_eq!(solution.winning_moves[0].text, "3: 4 -> 3");
    /// assert!(solution.winning_moves_complete);
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn new(position: &Position, options: SolveOptions, budget: &mut Budget) -> Solution {
        let SolveOptions { level, most_moves, notation } = options;
        let analysis = position.analyze();
        let size = position.size();
        let repeated = size <= MOST_PILES_REPEATED as u64;
        let cost = if repeated { size } else { 1 };
        let (moves, complete) = winning_moves(&analysis, most_moves, cost, budget);
        let moves = moves.iter().map(|m| WinningMove::new(position, m, repeated, notation));
        Solution {
            schema: SCHEMA,
            position: position.to_text(notation),
            convention: position.convention(),
            outcome: analysis.outcome(),
            value: QuantityText::new(&analysis.quantity(), notation),
            winning_moves: moves.collect(),
            winning_moves_complete: complete,
            status: Status::Proved,
            explanation: explain(&analysis, level),
        }
    }
}

/// Winning moves of a solved position, up to so many or until the budget ends,
/// of which each spends `cost`; and whether these are all.
pub fn winning_moves(
    analysis: &Analysis<'_>,
    most: usize,
    cost: u64,
    budget: &mut Budget,
) -> (Vec<Move>, bool) {
    let mut found = Vec::new();
    for chosen in analysis.winning_moves() {
        if found.len() == most || budget.spend(cost).is_err() {
            return (found, false);
        }
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

/// The answer to the question whether a certificate holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verification {
    schema: u32,
    /// Whether it does.
    pub verified: bool,
    /// What a certificate that holds proves.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub proved: Option<Proved>,
    /// Why a certificate does not hold.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Refused>,
}

/// What a certificate proves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Proved {
    /// The position.
    pub position: String,
    /// What happens to a player who cannot move.
    pub convention: Convention,
    /// Who wins.
    pub outcome: Outcome,
    /// How many positions were settled one by one; nothing if a theorem was
    /// applied.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settled: Option<usize>,
}

/// A claim that does not hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refused {
    /// Its place in the certificate.
    pub place: String,
    /// What is wrong.
    pub reason: String,
}

impl Verification {
    /// The answer, from the result of [`verify`](crate::certificate::verify).
    ///
    /// # Errors
    /// What kept the certificate from being judged: it is damaged, or the
    /// budget ended.
    pub fn new(
        result: Result<Verified, Invalid>,
        notation: Notation,
    ) -> Result<Verification, Invalid> {
        let (proved, refused) = match result {
            Ok(Verified { position, outcome, settled }) => {
                let convention = position.convention();
                let position = position.to_text(notation);
                (Some(Proved { position, convention, outcome, settled }), None)
            }
            Err(Invalid::False { place, reason }) => (None, Some(Refused { place, reason })),
            Err(other) => return Err(other),
        };
        Ok(Verification { schema: SCHEMA, verified: proved.is_some(), proved, refused })
    }
}

/// An entry of the catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    schema: u32,
    /// The ruleset.
    #[serde(flatten)]
    pub ruleset: Description,
}

impl From<Description> for Entry {
    fn from(ruleset: Description) -> Entry {
        Entry { schema: SCHEMA, ruleset }
    }
}
