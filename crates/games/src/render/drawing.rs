//! Positions drawn with characters, by the file of their ruleset.

use nimatron_nimber::text::Notation;

use super::board::board;
use super::scene;
use crate::rulesets::Position;

/// The position drawn in lines of text; nothing where the position as it is
/// written shows as much.
///
/// ```
/// use nimatron::render::drawing;
/// use nimatron_nimber::text::Notation;
/// let position = "nimbers: (1,2) (3,1)".parse()?;
/// let drawn = drawing(&position, Notation::Ascii);
/// assert_eq!(drawn.as_deref(), Some("2 o . .\n1 . . o\n  1 2 3\n"));
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
pub fn drawing(position: &Position, notation: Notation) -> Option<String> {
    match position {
        Position::Nimbers(position) => {
            let stones = position.stones().iter();
            let words = stones.map(|stone| stone.iter().map(|x| x.to_u64()).collect());
            board(&words.collect::<Option<Vec<_>>>()?, notation)
        }
        Position::Turning(position) => board(position.heads(), notation),
        Position::DotsAndBoxes(position) => Some(position.characters(notation)),
        other => scene::figure(other)?.characters(notation),
    }
}
