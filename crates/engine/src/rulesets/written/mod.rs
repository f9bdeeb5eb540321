//! Rulesets that are written in a file: patterns of moves, without a line of Rust.
//!
//! ```text
//! name  = "Toads and Frogs"
//! word  = "my-toads"
//! board = "strip"
//! rules = "Left moves a toad one square to the right, or over one frog; Right moves frogs likewise."
//!
//! [cells]
//! "_" = "an empty square"
//! t   = { name = "a toad", owner = "left", look = "toad" }
//! f   = { name = "a frog", owner = "right", look = "frog" }
//!
//! [moves]
//! left  = ["right: t_ -> _t", "right: tf_ -> _ft"]
//! right = ["left:  f_ -> _f", "left:  ft_ -> _tf"]
//!
//! [[example]]
//! position = "tt_ff"
//! value    = "*"
//! ```
//!
//! What a file does not say is found from its patterns: the symmetries of the rules, the
//! parts of a board that cannot disturb each other, and a proof that every game ends. Without that
//! its positions are taken for such as can come [again](super::loopy): they are solved by the graph of
//! all that can be reached, without parts and symmetry. Squares with a sign with which no pattern begins and at which no
//! clause looks are as good as none: they hold parts apart. Strips of which every move leaves strips are heaps of a
//! take-and-break game, and have its sequence.
//!
//! Where patterns do not suffice the moves are a function in an embedded language: see `script.rs`. Of
//! its moves the file says what holds parts apart and which symmetries they have, and the check looks
//! whether that is so.
//!
//! A position of a file is solved, explained, proved, drawn and played as any other, and where
//! its patterns say nothing of a player, that player has no move. Patterns are bounded by the board,
//! and functions by how much they may do, so that no file can hang: see [`read`] for what is refused.

mod board;
mod bundled;
mod check;
mod ending;
mod file;
mod game;
mod heaps;
mod pattern;
mod script;
mod symmetry;

use std::sync::Arc;

use nimatron_nimber::text::{ParseError, Span};

use self::board::{Axes, SignSet};
use self::ending::Weights;
use self::pattern::{Pattern, Sign};
use self::script::Script;
use self::symmetry::Symmetries;
use super::description::{Description, Example};
use super::figure::Thing;
use super::register::Ruleset;
use crate::foundation::{PerPlayer, Piece, Player};

pub use bundled::{BUNDLED, Bundled};
pub use check::{Report, Wrong, check};
pub use file::MOST_BYTES;
pub(super) use game::{Placed, Written, WrittenImpartial, WrittenLoopy};

/// A ruleset of a file.
#[derive(Debug)]
pub(super) struct Rules {
    /// The file.
    source: String,
    description: Description,
    /// What each player does in a move.
    what: PerPlayer<String>,
    shape: Shape,
    cells: Vec<Cell>,
    /// What stands on a board of which only the sides are given, again and again.
    fill: Vec<Vec<Sign>>,
    moves: Moves,
    /// Where the file tells the moves.
    moves_at: Span,
    symmetries: Symmetries,
    claims: Claims,
    /// The signs whose squares count: those that a pattern or a clause looks for.
    counts: SignSet,
    /// The axes along which a pattern or a clause sees other squares.
    axes: Axes,
    /// The squares that a part has at least in which somebody can move.
    least: usize,
    examples: Vec<FileExample>,
}

/// Where a file says of its function what is found out of patterns.
#[derive(Clone, Debug, Default)]
struct Claims {
    walls: Option<Span>,
    symmetry: Option<Span>,
}

/// Where the moves come from.
#[derive(Debug)]
enum Moves {
    Patterns {
        patterns: PerPlayer<Vec<Pattern>>,
        is_impartial: bool,
        /// Weights that show that every game ends; `None` if none were found.
        weights: Option<Weights>,
    },
    Script(Script),
}

/// What a board looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    Grid,
    Strip,
}

impl Shape {
    /// The sides of a board to begin with.
    fn sides(self) -> &'static str {
        match self {
            Shape::Grid => "3x4",
            Shape::Strip => "6",
        }
    }
}

/// A sign, and what it means on a square.
#[derive(Clone, Debug)]
struct Cell {
    sign: char,
    name: String,
    owner: Option<Player>,
    thing: Thing,
}

/// An example of a file with what is expected of it.
#[derive(Clone, Debug)]
struct FileExample {
    shown: Example,
    at: Span,
    expected: Vec<(Expected, Span)>,
}

/// What is expected of an example.
#[derive(Clone, Debug)]
enum Expected {
    /// The value in normal play.
    Value(String),
    /// The outcome class.
    Outcome(String),
}

/// Reads the file of a ruleset.
///
/// # Errors
/// What is wrong, and where in the file: what is no TOML; keys that are missing or unknown; signs and
/// patterns that cannot be read. A file has at most [`MOST_BYTES`] bytes, a board at most 400
/// squares.
///
/// Cost: linear in the file, and a bounded search for what shows that games end.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::rulesets::written;
///
/// let ruleset = written::read(r##"
/// name  = "Bookends"
/// word  = "bookends"
/// rules = "Put bookends at both ends of three free squares in a row or a column."
/// [cells]
/// "." = "a free square"
/// "#" = "a bookend"
/// [moves]
/// both = ["right down: ... -> #.#"]
/// "##)?;
/// let position = ruleset.read("bookends: 3x4")?.value;
/// let solution = position.analyze(&mut Budget::unlimited())?;
/// assert_eq!(position.moves().map(Iterator::count), Some(10));
/// # drop(solution);
/// # use nimatron::foundation::Playable;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read(file: &str) -> Result<Ruleset, ParseError> {
    let rules = Arc::new(file::read(file)?);
    for example in &rules.examples {
        // Of a position that cannot be read the whole text is pointed at.
        let (_, body) = example.shown.position.split_once(':').unwrap_or_default();
        let body = Piece::whole(body);
        if let Err(error) = Placed::read(&rules, body) {
            return Err(ParseError { span: example.at.clone(), ..error });
        }
    }
    Ok(Ruleset::written(rules))
}

/// The rules of a bundled file under the name of the ruleset in Rust that it is a twin of, whose
/// description they take; `None` if there is no such file.
pub(super) fn twin(description: &Description) -> Option<Rules> {
    let bundled = BUNDLED.iter().find(|bundled| *bundled.name == *description.id)?;
    let (own, other) = (format!("\"my-{}\"", description.id), format!("\"{}\"", description.id));
    let rules = file::read(&bundled.file.replacen(&own, &other, 1)).ok()?;
    Some(Rules { description: description.clone(), ..rules })
}

impl Rules {
    pub(super) fn description(&self) -> &Description {
        &self.description
    }

    pub(super) fn file(&self) -> &str {
        &self.source
    }

    pub(super) fn is_impartial(&self) -> bool {
        self.moves.is_impartial()
    }

    /// Whether positions may come again, as far as is known.
    pub(super) fn is_loopy(&self) -> bool {
        self.moves.is_loopy()
    }
}

impl Moves {
    fn is_impartial(&self) -> bool {
        match self {
            Moves::Patterns { is_impartial, .. } => *is_impartial,
            Moves::Script(script) => script.is_impartial(),
        }
    }

    /// Whether positions may come again, as far as is known.
    fn is_loopy(&self) -> bool {
        matches!(self, Moves::Patterns { weights: None, .. })
    }
}
