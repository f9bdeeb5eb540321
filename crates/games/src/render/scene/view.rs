//! What is drawn, as data: the shapes that a page receives.
//!
//! Positions, moves, heights and powers are canonical text in ASCII, which may
//! be sent back. A `text` is for the eye, in Unicode; a `label` or `words` for
//! the ear, in plain words. A handle stands for a place that can be touched; it
//! means something to [`choose`](super::choose()) alone.

use nimatron_nimber::text::{Formula, Notation};
use serde::{Serialize, Serializer};

use crate::foundation::Convention;

/// A position as it is shown to a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The position, to be sent back.
    pub position: String,
    /// The position for the eye.
    pub text: String,
    /// The word of its ruleset.
    pub ruleset: String,
    /// The name of its ruleset.
    pub title: String,
    /// The rules in a paragraph.
    pub rules: String,
    /// What happens to a player who cannot move.
    pub convention: Convention,
    /// What the players want: `Whoever makes the last move wins.`
    pub goal: String,
    /// How many points both have, where a score decides: `Left has 2 boxes, and Right no box.`
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub score: Option<String>,
    /// Who plays, where the players have moves of their own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub sides: Option<Sides>,
    /// How to move here, by touch and by typing.
    pub how: String,
    /// Whether there is no move left.
    pub over: bool,
    /// The picture.
    pub drawing: Drawing,
    /// The legal moves.
    pub moves: Moves,
    /// The rules of its heaps or strips, where the values of single ones are a sequence.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub sequence: Option<String>,
}

/// Left and Right, in the order in which they move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sides {
    /// What they are called, whoever is to move first.
    pub names: [String; 2],
    /// What each of them does in a move.
    pub words: String,
    /// The position in which it is the turn of the other one.
    pub turned: String,
}

/// The legal moves of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Moves {
    /// How many there are, as a number, or `very many` where counting them
    /// takes too long; nothing if infinitely many.
    pub count: Option<String>,
    /// Whether all are listed.
    pub complete: bool,
    /// The first few hundred.
    pub listed: Vec<MoveView>,
}

/// A legal move as it is shown to a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MoveView {
    /// The move, to be sent back.
    #[serde(rename = "move")]
    pub chosen: String,
    /// The move for the eye.
    pub text: String,
    /// The move for the ear.
    pub words: String,
    /// What is touched to make it, in order; nothing where it cannot be made
    /// by touch.
    pub handles: Vec<String>,
    /// The position that it leaves.
    pub leaves: String,
}

/// What the handles touched so far mean.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Choice {
    /// The move that they make, if they make one.
    #[serde(rename = "move")]
    pub chosen: Option<MoveView>,
    /// What that move leaves.
    pub leaves: Option<Drawing>,
    /// The handles that can be touched next.
    pub next: Vec<String>,
    /// What has been chosen and what can follow, for the ear.
    pub words: String,
}

/// What a curve means that is drawn on a figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Stroke {
    /// The move that it makes, if it makes one.
    #[serde(rename = "move")]
    pub chosen: Option<MoveView>,
    /// The move, or what is wrong, or how to go on, for the eye and the ear.
    pub words: String,
    /// Number of points of the curve before the first mistake; all if there is none.
    pub good: usize,
    /// Where the first mistake is, in pixels of the picture.
    pub place: Option<[i32; 2]>,
}

/// A part of a pile from nearer by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Zoom {
    /// The part: `from ω to ω·2`.
    pub text: String,
    /// The part for the ear.
    pub label: String,
    /// The tiles of which it consists, bottom first.
    pub tiles: Vec<Tile>,
    /// Whether the last tile is a rest that goes on without end in the same
    /// way.
    pub more: bool,
}

/// A picture of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Drawing {
    /// Piles of blocks.
    Piles(PilesDrawing),
    /// A board with stones.
    Board(BoardDrawing),
    /// A figure of discs, squares and lines.
    Figure(FigureDrawing),
    /// The parts of a sum, each with a picture of its own.
    Sum(SumDrawing),
    /// Lines of text, where a picture would be too large.
    Text(TextDrawing),
}

/// Piles of blocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PilesDrawing {
    /// All piles for the ear.
    pub label: String,
    /// A power is balanced when its number is divisible by this: 2, or `k+1`
    /// in Moore's Nim.
    pub modulus: usize,
    /// How many piles a turn may lower.
    pub most_piles: usize,
    /// Number of blocks that lie side by side in a pile, so that the highest pile is not too high:
    /// 1, 2 or 4.
    pub across: usize,
    /// The piles, in order.
    pub piles: Vec<PileDrawing>,
    /// The powers of two that occur, highest first.
    pub columns: Vec<PowerColumn>,
    /// Equal powers of two piles that cancel.
    pub pairs: Vec<PairDrawing>,
}

/// A pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PileDrawing {
    /// Its number, from 1.
    pub pile: usize,
    /// Its height.
    pub height: String,
    /// Its height for the eye.
    #[serde(serialize_with = "as_text")]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub text: Formula,
    /// The pile for the ear: `Pile 3: 5`.
    pub label: String,
    /// Bounded Nim: the residue.
    pub counts_as: Option<String>,
    /// The blocks of a small pile, bottom first.
    pub blocks: Option<Vec<Block>>,
    /// The powers of two whose sum it is, decreasing; in bounded Nim those of
    /// the residue.
    pub powers: Vec<PowerPart>,
    /// The parts of a large pile, bottom first.
    pub tiles: Vec<Tile>,
}

/// A block of a small pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Block {
    /// Touched to take this block and all above it.
    pub handle: String,
    /// The power of two that it belongs to: an index into the powers of the
    /// pile. A block beyond the residue of bounded Nim belongs to none and has
    /// their number.
    pub power: usize,
    /// What touching it does, for the ear.
    pub label: String,
    /// Whether that is a legal move by itself.
    pub legal: bool,
}

/// A power of two in a pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PowerPart {
    /// The power `2^g`.
    pub power: String,
    /// The power for the eye.
    #[serde(serialize_with = "as_text")]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub text: Formula,
    /// The ordinal `g`.
    pub exponent: String,
    /// The power for the ear: `four`, `omega`.
    pub name: String,
    /// Its texture: `g` while that is finite and below 64; infinite powers
    /// have the next, from 64 on.
    pub texture: usize,
    /// The pile whose equal power it is paired with.
    pub partner: Option<usize>,
    /// Whether it stands in the way of balance.
    pub lonely: bool,
}

/// A part of a large pile: the blocks from `base` to below `base + size`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Tile {
    /// Touched to leave the blocks below it.
    pub handle: String,
    /// Its size for the eye.
    #[serde(serialize_with = "as_text")]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub text: Formula,
    /// What touching it does, for the ear.
    pub label: String,
    /// The power of two that it is: an index into the powers of the pile.
    pub power: Option<usize>,
    /// Where it begins.
    pub base: String,
    /// How many blocks it has.
    pub size: String,
    /// Of how many equal parts it consists.
    pub copies: usize,
    /// How it is ornamented: 0 finite, 1 for ω, 2 for ω² and more, 3 for ω^ω
    /// and more, 4 for ε₀ and more, 5 uncountable.
    pub rank: u8,
    /// Whether [`zoom`](super::zoom()) divides it.
    pub can_zoom: bool,
    /// Whether touching it is a legal move by itself.
    pub legal: bool,
}

/// A power of two, counted over all piles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "Column"))]
pub struct PowerColumn {
    /// The power `2^g`.
    pub power: String,
    /// The power for the eye.
    #[serde(serialize_with = "as_text")]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub text: Formula,
    /// The ordinal `g`.
    pub exponent: String,
    /// As in [`PowerPart`].
    pub texture: usize,
    /// How many piles have it.
    pub count: usize,
    /// That number modulo the modulus.
    pub remainder: usize,
    /// Whether that is 0.
    pub even: bool,
    /// The column for the ear.
    pub label: String,
}

/// Equal powers of two piles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PairDrawing {
    /// The power.
    pub power: String,
    /// As in [`PowerPart`].
    pub texture: usize,
    /// The two piles.
    pub piles: [usize; 2],
}

/// A board with stones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BoardDrawing {
    /// The board for the ear.
    pub label: String,
    /// One, two or three: columns, rows, layers.
    pub axes: Vec<Axis>,
    /// The layers; a single one in one or two dimensions.
    pub layers: Vec<Layer>,
}

/// A direction of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Axis {
    /// What is counted: `column`.
    pub name: String,
    /// The numbers, the smallest first; `0` where the dead edge can be chosen.
    pub ticks: Vec<String>,
    /// Those of the ticks, counted from 0, before which numbers are left out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<usize>>"))]
    pub breaks: Vec<usize>,
}

/// A layer of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Layer {
    /// Its name; empty for a single one.
    pub title: String,
    /// Its cells, the top row first.
    pub rows: Vec<Vec<Cell>>,
}

/// A place on a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Cell {
    /// Touched to choose it.
    pub handle: String,
    /// Its coordinates.
    pub text: String,
    /// The place for the ear.
    pub label: String,
    /// Whether a stone lies there.
    pub stone: bool,
    /// Whether it is on the dead edge.
    pub edge: bool,
}

/// A figure of things, discs and lines, with places that can be touched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FigureDrawing {
    /// The figure for the ear.
    pub label: String,
    /// The picture, as SVG.
    pub picture: String,
    /// How wide it is at its natural size, in pixels.
    pub width: u32,
    /// How high it is at its natural size, in pixels.
    pub height: u32,
    /// Whether moves are made by drawing a curve on it.
    pub is_drawn_on: bool,
    /// What can be touched.
    pub places: Vec<Place>,
}

/// A place of a figure: a rectangle, as parts of the picture in per cent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Place {
    /// Touched to choose it.
    pub handle: String,
    /// The place for the ear.
    pub label: String,
    /// Where it begins from the left: `12.5%`.
    pub left: String,
    /// Where it begins from above.
    pub top: String,
    /// How wide it is.
    pub width: String,
    /// How high it is.
    pub height: String,
}

/// The parts of a sum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SumDrawing {
    /// The sum for the ear.
    pub label: String,
    /// The parts, in order.
    pub parts: Vec<PartDrawing>,
}

/// A part of a sum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PartDrawing {
    /// The part for the eye.
    pub text: String,
    /// The part for the ear: `Part 2, Nim.`
    pub label: String,
    /// Its picture, whose handles are those of the sum.
    pub drawing: Drawing,
}

/// Lines of text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TextDrawing {
    /// The position for the ear.
    pub label: String,
    /// The lines.
    pub lines: Vec<String>,
}

/// Writes a formula as its text for the eye.
fn as_text<S: Serializer>(formula: &Formula, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&formula.to_text(Notation::Unicode))
}
