//! Strips of squares with coins: how they are read and written.
//!
//! ```text
//! strips = strip {"," strip}
//! strip  = square {square}
//! square = "." | "o" | "x" | "$" | "2" … "9"
//! ```
//! A dot is an empty square, `o` and `x` are coins of two kinds, `$` is the
//! silver dollar, and a digit is so many coins `o` on one square. Which of them
//! a ruleset knows, it says. Squares are counted from the left.

use std::fmt;
use std::hash::{Hash, Hasher};

use nimatron_nimber::text::ParseError;

use crate::foundation::move_name::separated;
use crate::foundation::{MoveName, Piece, Place, Sign};

/// The most squares of all strips together.
pub const MOST_SQUARES: usize = 1 << 12;

/// What lies on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Square {
    /// Nothing.
    Empty,
    /// So many coins, at least one.
    Coins(u8),
    /// A coin of the other kind.
    Other,
    /// The silver dollar.
    Dollar,
}

impl Hash for Square {
    /// One byte, since tables hold many strips.
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u8(match self {
            Square::Empty => 0,
            Square::Coins(coins) => *coins,
            Square::Other => u8::MAX - 1,
            Square::Dollar => u8::MAX,
        });
    }
}

/// A row of squares, numbered from 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Strip(pub Vec<Square>);

impl Strip {
    /// How many squares it has.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it has no square.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The squares on which something lies.
    pub fn occupied(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        self.0.iter().enumerate().filter(|(_, square)| **square != Square::Empty).map(|(at, _)| at)
    }

    /// Where something lies for the first time.
    pub fn find(&self, wanted: Square) -> Option<usize> {
        self.0.iter().position(|square| *square == wanted)
    }

    /// Reads strips on which these signs may stand.
    pub(in crate::rulesets) fn read_all(
        body: Piece<'_>,
        signs: &str,
        example: &'static str,
    ) -> Result<Vec<Strip>, ParseError> {
        let mut squares = 0;
        let strips = body.list().map(|piece| {
            squares += piece.text.len();
            if squares > MOST_SQUARES {
                let message = format!("more than {MOST_SQUARES} squares");
                return Err(ParseError::new(message, piece.span()));
            }
            if piece.text.is_empty() {
                return Err(ParseError::new("expected a strip", piece.span()).with_help(example));
            }
            let square = |(at, sign): (usize, char)| {
                let found = match sign {
                    _ if !signs.contains(sign) => None,
                    '.' => Some(Square::Empty),
                    'o' => Some(Square::Coins(1)),
                    'x' => Some(Square::Other),
                    '$' => Some(Square::Dollar),
                    _ => sign.to_digit(10).map(|coins| Square::Coins(coins as u8)),
                };
                let start = piece.start + at;
                found.ok_or_else(|| {
                    let message = format!("expected one of the signs {signs}");
                    ParseError::new(message, start..start + sign.len_utf8()).with_help(example)
                })
            };
            Ok(Strip(piece.text.char_indices().map(square).collect::<Result<_, _>>()?))
        });
        strips.collect()
    }
}

/// The name of a move on the strip with this index, counted from 0, of `strips`: from the first of
/// these squares over the others.
pub(in crate::rulesets) fn strip_move(
    strips: usize,
    index: usize,
    squares: impl IntoIterator<Item = usize>,
) -> MoveName {
    let squares = squares.into_iter().map(Place::Position);
    MoveName::in_part(strips, index, separated(Sign::Arrow, squares))
}

impl fmt::Display for Strip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|square| match square {
            Square::Empty => f.write_str("."),
            Square::Coins(1) => f.write_str("o"),
            Square::Coins(coins) => write!(f, "{coins}"),
            Square::Other => f.write_str("x"),
            Square::Dollar => f.write_str("$"),
        })
    }
}
