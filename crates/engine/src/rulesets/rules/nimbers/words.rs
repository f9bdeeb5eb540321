//! What a move does on the board, and how it is written in words.
//!
//! Of the corners of a box only those without a coordinate 0 count. If the near corner
//! is 0 in every coordinate, only the stone goes; if in all but one, the stone slides to
//! a point that is nearer; otherwise the corners of a rectangle, or of a box of more
//! dimensions, are turned.

use nimatron_nimber::Ordinal;
use nimatron_nimber::say;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{Notation, ParseError};

use super::{MOVE_EXAMPLE, Move, Point, Position, only_point};
use crate::foundation::Piece;
use crate::rulesets::points::point_text;

/// What a move does on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// The stone is removed.
    Remove,
    /// The stone slides to this point; if a stone lies there, both go.
    Slide(Point),
    /// The corners of a rectangle are turned, of which this one is opposite to the
    /// stone.
    Rectangle(Point),
    /// The same of a box of three dimensions or more.
    Box(Point),
}

/// The corners of a box at which a move changes something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turned {
    /// Where stones go, the one that is moved first.
    pub gone: Vec<Point>,
    /// Where stones appear.
    pub new: Vec<Point>,
}

impl Move {
    /// What the move does.
    ///
    /// ```
    /// use nimatron::foundation::Playable;
    /// use nimatron::rulesets::nimbers::{Position, Shape};
    ///
    /// let board: Position = "nimbers: (4,7)".parse()?;
    /// assert_eq!(board.parse_move("(4,7) -> (0,0)")?.shape(), Shape::Remove);
    /// let slid = Shape::Slide(vec![4u8.into(), 5u8.into()]);
    /// assert_eq!(board.parse_move("(4,7) -> (0,5)")?.shape(), slid);
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn shape(&self) -> Shape {
        let nearer = self.near.iter().filter(|x| !x.is_zero()).count();
        let opposite = self.near.iter().zip(&self.stone);
        let opposite = opposite.map(|(near, far)| if near.is_zero() { far } else { near });
        let opposite = opposite.cloned().collect();
        match nearer {
            0 => Shape::Remove,
            1 => Shape::Slide(opposite),
            2 => Shape::Rectangle(opposite),
            _ => Shape::Box(opposite),
        }
    }

    /// The corners of the box that count, the stone first.
    pub(super) fn corners(&self) -> impl Iterator<Item = Point> + '_ {
        let axes: Vec<usize> = (0..self.near.len()).filter(|&k| !self.near[k].is_zero()).collect();
        (0..1usize << axes.len()).map(move |corner| {
            let mut point = self.stone.clone();
            for (bit, &axis) in axes.iter().enumerate() {
                if corner >> bit & 1 == 1 {
                    point[axis] = self.near[axis].clone();
                }
            }
            point
        })
    }

    /// The move in words, as an order: `slide (4,7) to (4,5)`. It can be typed like this.
    ///
    /// ```
    /// use nimatron::foundation::Playable;
    /// use nimatron::rulesets::nimbers::Position;
    /// use nimatron::text::Notation;
    ///
    /// let board: Position = "nimbers: (4,7)".parse()?;
    /// let words = |text: &str| board.parse_move(text).map(|it| it.in_words(Notation::Ascii));
    /// assert_eq!(words("(4,7) -> (0,0)")?, "remove (4,7)");
    /// assert_eq!(words("(4,7) -> (0,5)")?, "slide (4,7) to (4,5)");
    /// assert_eq!(words("(4,7) -> (2,2)")?, "turn the rectangle (4,7)-(2,2)");
    /// assert_eq!(board.parse_move("slide (4,7) to (4,5)"), board.parse_move("(0,5)"));
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn in_words(&self, notation: Notation) -> String {
        let stone = point_text(&self.stone, notation);
        match self.shape() {
            Shape::Remove => say!("remove {}", stone),
            Shape::Slide(to) => say!("slide {} to {}", stone, point_text(&to, notation)),
            Shape::Rectangle(to) => {
                say!("turn the rectangle {}-{}", stone, point_text(&to, notation))
            }
            Shape::Box(to) => say!("turn the box {}-{}", stone, point_text(&to, notation)),
        }
    }
}

impl Position {
    /// The corners at which stones go and appear in a move.
    pub fn turned(&self, chosen: &Move) -> Turned {
        let (gone, new) =
            chosen.corners().partition(|corner| self.stones.binary_search(corner).is_ok());
        Turned { gone, new }
    }

    /// A move in words with what it changes: `turn the rectangle (4,7)-(2,2): (4,7) goes, (2,7),
    /// (4,2) and (2,2) appear`.
    ///
    /// ```
    /// use nimatron::foundation::Playable;
    /// use nimatron::rulesets::nimbers::Position;
    /// use nimatron::text::Notation;
    ///
    /// let board: Position = "nimbers: (2,2) (4,7)".parse()?;
    /// let chosen = board.parse_move("(4,7) -> (2,2)")?;
    /// assert_eq!(
    ///     board.described(&chosen, Notation::Ascii),
    ///     "turn the rectangle (4,7)-(2,2): (4,7) and (2,2) go, (2,7) and (4,2) appear"
    /// );
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn described(&self, chosen: &Move, notation: Notation) -> String {
        let Turned { gone, new } = self.turned(chosen);
        let told = chosen.in_words(notation);
        let both = gone.len() > 1;
        let (leaves, comes) = (listed(&gone, notation), listed(&new, notation));
        match (chosen.shape(), both, new.len()) {
            (Shape::Slide(_), true, _) => say!("{}, where another one lies: both go", told),
            (Shape::Remove | Shape::Slide(_), ..) => told,
            (_, false, 0) => say!("{}: {} goes", told, leaves),
            (_, true, 0) => say!("{}: {} go", told, leaves),
            (_, false, 1) => say!("{}: {} goes, {} appears", told, leaves, comes),
            (_, false, _) => say!("{}: {} goes, {} appear", told, leaves, comes),
            (_, true, 1) => say!("{}: {} go, {} appears", told, leaves, comes),
            (_, true, _) => say!("{}: {} go, {} appear", told, leaves, comes),
        }
    }
}

/// A few points, and how many more.
fn listed(points: &[Point], notation: Notation) -> String {
    const MOST: usize = 8;
    let shown = if points.len() > MOST { MOST - 1 } else { points.len().saturating_sub(1) };
    let first = points[..shown].iter().map(|point| point_text(point, notation));
    let first = first.collect::<Vec<_>>().join(", ");
    match points.len() - shown {
        0 => first,
        1 if shown == 0 => point_text(&points[0], notation),
        1 => say!("{} and {}", first, point_text(&points[shown], notation)),
        more => say!("{} and {} more", first, more),
    }
}

/// A move typed in words, `slide (4,7) to (4,5)`; `None` if the text does not begin with
/// such a word.
pub(super) fn read(text: Piece<'_>) -> Result<Option<Move>, ParseError> {
    const WORDS: [(&str, &str); 4] =
        [("remove", ""), ("slide", "to"), ("rectangle", "-"), ("box", "-")];
    let text = text.trimmed();
    let shape = text.text.strip_prefix("turn").map_or(text.text, str::trim_start);
    let shape = shape.strip_prefix("the").map_or(shape, str::trim_start);
    let begins = |word: &str| {
        let rest = shape.strip_prefix(word)?;
        let rest = rest.strip_prefix(char::is_whitespace).or(rest.starts_with('(').then_some(rest));
        rest.map(|rest| Piece { text: rest, start: text.start + text.text.len() - rest.len() })
    };
    let Some((rest, between)) =
        WORDS.iter().find_map(|(word, between)| Some((begins(word)?, *between)))
    else {
        return Ok(None);
    };
    let refused =
        |message: String| ParseError::new(message, text.span()).with_help(translated(MOVE_EXAMPLE));
    let (stone, to) = match between {
        "" => (only_point(rest)?, None),
        _ => {
            let (stone, to) = rest
                .split_once(between)
                .ok_or_else(|| refused(say!("expected a stone and a point")))?;
            (only_point(stone)?, Some(only_point(to)?))
        }
    };
    let to = to.unwrap_or_else(|| vec![Ordinal::zero(); stone.len()]);
    if to.len() != stone.len() {
        return Err(refused(say!("the two points have different numbers of coordinates")));
    }
    // Where the point agrees with the stone, the near corner is beyond the edge.
    let near = |(to, far): (Ordinal, &Ordinal)| if to == *far { Ordinal::zero() } else { to };
    Ok(Some(Move { near: to.into_iter().zip(&stone).map(near).collect(), stone }))
}
