//! Puzzles and sheets.

use nimatron_nimber::text::Notation;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};
use serde::Serialize;

use super::Schema;
use super::failure::Failure;
use super::request::LONGEST_POSITION;
use crate::foundation::Budget;
use crate::render::html::{Told, told};
use crate::render::scene::{MoveView, View, move_view, view};
use crate::teach::puzzle::{self, Ask, Checked, LADDERS, LEVELS, Ladder, Name, Puzzle};
use crate::teach::sheet::{self, Kind, Paper, Printing};

/// The ladders of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PuzzlesAnswer {
    schema: Schema,
    /// The highest level of each; the lowest is 1.
    pub levels: u8,
    /// The ladders, in the order in which their ideas are learned.
    pub ladders: &'static [Ladder],
}

impl PuzzlesAnswer {
    /// All of them.
    pub fn all() -> PuzzlesAnswer {
        PuzzlesAnswer { schema: Schema, levels: LEVELS, ladders: &LADDERS }
    }
}

/// A puzzle; an answer to it, judged; its solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PuzzleAnswer {
    schema: Schema,
    /// What names it: `LADDER-LEVEL-SEED`.
    pub name: String,
    /// Its ladder.
    #[serde(flatten)]
    pub ladder: &'static Ladder,
    /// How hard it is, from 1.
    pub level: u8,
    /// Its seed.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub seed: u64,
    /// What is asked.
    pub question: Told,
    /// How an answer is typed.
    pub how: String,
    /// The position that it is about.
    pub view: View,
    /// The positions among which one is to be chosen, where the question is about parts of a sum.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<View>>"))]
    pub parts: Vec<View>,
    /// The fragment of an address that opens the position in the analysis.
    pub link: String,
    /// The answer that was sent along, judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub checked: Option<CheckedAnswer>,
    /// The solution, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub solution: Option<PuzzleSolution>,
}

/// An answer to a puzzle, judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CheckedAnswer {
    /// Whether it is right.
    pub right: bool,
    /// Why.
    pub told: Told,
    /// A move that refutes it.
    pub refutation: Option<RefutationView>,
}

/// A move that shows that an answer is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RefutationView {
    /// Where it is made.
    pub position: String,
    /// The move.
    pub reply: MoveView,
}

/// The solution of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PuzzleSolution {
    /// Right answers as they are typed: all single ones, of sets and positions one.
    pub answers: Vec<String>,
    /// The solution with its reasons.
    pub told: Told,
}

impl From<Checked> for CheckedAnswer {
    fn from(checked: Checked) -> CheckedAnswer {
        CheckedAnswer {
            right: checked.right,
            told: told(&checked.told),
            refutation: checked.refutation.map(|refutation| RefutationView {
                position: refutation.position.to_string(),
                reply: move_view(&refutation.position, &refutation.reply),
            }),
        }
    }
}

impl PuzzleAnswer {
    /// The puzzle of this name, with an answer to it judged, and with its solution.
    ///
    /// # Errors
    /// What cannot be read, or that the budget does not suffice.
    pub fn new(
        name: Name,
        answer: Option<&str>,
        solution: bool,
        budget: &mut Budget,
    ) -> Result<PuzzleAnswer, Failure> {
        let puzzle = Puzzle::new(name, budget)?;
        let checked = match answer {
            None => None,
            Some(text) if text.len() > LONGEST_POSITION => {
                return Err(Failure::too_long(message!("an answer to a puzzle"), LONGEST_POSITION));
            }
            Some(text) => {
                let checked = puzzle.check(text, Notation::Unicode, budget)?;
                Some(checked.map_err(|error| Failure::input(&error, text))?.into())
            }
        };
        let solution = match solution {
            false => None,
            true => Some(PuzzleSolution {
                answers: puzzle.answers(budget)?,
                told: told(&puzzle.solution(Notation::Unicode, budget)?),
            }),
        };
        let parts = match puzzle.ask() {
            Ask::Hottest { parts } => parts.iter().map(view).collect(),
            _ => Vec::new(),
        };
        Ok(PuzzleAnswer {
            schema: Schema,
            name: name.to_string(),
            ladder: name.ladder(),
            level: name.level(),
            seed: name.seed(),
            question: told(&puzzle.question()),
            how: puzzle.how(),
            view: view(puzzle.position()),
            parts,
            link: puzzle.link(),
            checked,
            solution,
        })
    }
}

/// The puzzle that a request names.
pub(super) fn puzzle_name(ladder: &str, level: u8, seed: u64) -> Result<Name, Failure> {
    let found = puzzle::ladder(ladder).map_err(|error| Failure::input(&error, ladder))?;
    Name::new(found, level, seed).ok_or_else(unnamed)
}

fn unnamed() -> Failure {
    Failure::request(say!("expected a level from 1 to {} and a seed below 2^53", LEVELS))
}

/// The kinds of sheets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SheetsAnswer {
    schema: Schema,
    /// The highest level of each; the lowest is 1.
    pub levels: u8,
    /// The kinds.
    pub kinds: Vec<Kind>,
}

impl SheetsAnswer {
    /// All of them.
    pub fn all() -> SheetsAnswer {
        SheetsAnswer { schema: Schema, levels: LEVELS, kinds: sheet::kinds().collect() }
    }
}

/// A sheet to be printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SheetAnswer {
    schema: Schema,
    /// What names it: `KIND-LEVEL-SEED`.
    pub name: String,
    /// Its title.
    pub title: String,
    /// A whole page of HTML with its pictures, which needs nothing else.
    pub html: String,
}

impl SheetAnswer {
    /// The sheet of this name.
    ///
    /// # Errors
    /// That the budget does not suffice.
    pub fn new(
        name: sheet::Name,
        printing: &Printing<'_>,
        budget: &mut Budget,
    ) -> Result<SheetAnswer, Failure> {
        let (title, html) =
            (translated(name.kind().title), sheet::html(&[name], printing, budget)?);
        Ok(SheetAnswer { schema: Schema, name: name.to_string(), title, html })
    }

    pub(super) fn asked(
        (kind, level, seed): (&str, u8, u64),
        paper: Option<Paper>,
        answers: bool,
        address: Option<&str>,
        budget: &mut Budget,
    ) -> Result<SheetAnswer, Failure> {
        const LONGEST_ADDRESS: usize = 500;
        let found = sheet::kind(kind).map_err(|error| Failure::input(&error, kind))?;
        let name = sheet::Name::new(found, level, seed).ok_or_else(unnamed)?;
        let address = address.unwrap_or(sheet::ADDRESS);
        if address.len() > LONGEST_ADDRESS {
            return Err(Failure::too_long(message!("an address"), LONGEST_ADDRESS));
        }
        let printing = Printing { paper: paper.unwrap_or_default(), answers, address };
        SheetAnswer::new(name, &printing, budget)
    }
}
