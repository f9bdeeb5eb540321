//! Strips of squares with coins: how they are read, written and drawn.
//!
//! ```text
//! strips = strip {"," strip}
//! strip  = square {square}
//! square = "." | "o" | "x" | "$" | "2" … "9"
//! ```
//! A dot is an empty square, `o` and `x` are coins of two kinds, `$` is the
//! silver dollar, and a digit is that number of coins `o` on one square. A ruleset
//! says which of them it knows. Squares are counted from the left. A handle names a
//! square by its strip and its number: `1:4`.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::{counted, translated};

use crate::foundation::move_name::separated;
use crate::foundation::{MoveName, Piece, Place, Sign};
use crate::rulesets::editing::{Editing, Rows, shorten};
use crate::rulesets::figure::{CELL, Figure, Ink, Thing};
use crate::rulesets::handles::{spoken, within};
use crate::rulesets::reading::joined;

/// The most squares of all strips together.
pub const MOST_SQUARES: usize = 1 << 12;
/// Squares in a line; a longer strip goes on in the next.
const LINE: usize = 48;
const MOST_LINES: usize = 32;

/// What lies on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Square {
    /// Nothing.
    Empty,
    /// This number of coins, at least one.
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
    /// Number of squares.
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

/// Strips, one below the other: what a position of a game on them holds.
///
/// ```
/// use nimatron::foundation::Piece;
/// use nimatron::rulesets::figure::Thing;
/// use nimatron::rulesets::strip::{Square, Strips};
/// let strips = Strips::read(Piece::whole(".o.x, ..o"), ".ox", "strips look like .o.x, ..o")?;
/// let after = strips.changed(1, |squares| squares.swap(0, 2));
/// assert_eq!(after.to_string(), ".o.x, o..");
/// assert_eq!(strips.name(1, [3, 1]).to_string(), "2: 3 -> 1");
/// assert_eq!(after[1].find(Square::Coins(1)), Some(0));
/// let kinds = [(Thing::Coin, "a coin"), (Thing::Cross, "a cross")];
/// let figure = after.figure(1, kinds).expect("they are short enough");
/// assert_eq!(figure.spots[3].label, "Strip 1, square 4: a cross");
/// let long = Strips::read(Piece::whole(&".".repeat(1000)), ".", "strips look like .")?;
/// assert_eq!(long.figure(1, kinds).map(|figure| figure.spots.len()), Some(1000));
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Strips(Vec<Strip>);

impl Deref for Strips {
    type Target = [Strip];

    fn deref(&self) -> &[Strip] {
        &self.0
    }
}

impl FromIterator<Strip> for Strips {
    fn from_iter<I: IntoIterator<Item = Strip>>(strips: I) -> Strips {
        Strips(strips.into_iter().collect())
    }
}

impl fmt::Display for Strips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&joined(&self.0, ", "))
    }
}

impl Strips {
    /// Reads strips on which these signs may stand. Errors repeat the example.
    ///
    /// # Errors
    /// What is wrong, and where in the text.
    pub fn read(body: Piece<'_>, signs: &str, example: &'static str) -> Result<Strips, ParseError> {
        let mut squares = 0;
        let strips = body.list().map(|piece| {
            squares += piece.text.len();
            if squares > MOST_SQUARES {
                let message = say!("more than {} squares", MOST_SQUARES);
                return Err(ParseError::new(message, piece.span()));
            }
            if piece.text.is_empty() {
                return Err(ParseError::new(say!("expected a strip"), piece.span())
                    .with_help(translated(example)));
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
                    let message = say!("expected one of the signs {}", signs);
                    ParseError::new(message, start..start + sign.len_utf8())
                        .with_help(translated(example))
                })
            };
            Ok(Strip(piece.text.char_indices().map(square).collect::<Result<_, _>>()?))
        });
        strips.collect()
    }

    /// The number of squares of all strips.
    pub fn squares(&self) -> u64 {
        self.iter().map(|strip| strip.len() as u64).sum()
    }

    /// The number of bytes that the squares take.
    pub fn bytes(&self) -> usize {
        self.squares() as usize * size_of::<Square>()
    }

    /// The strips after a change to the squares of the one with this index.
    pub fn changed(&self, index: usize, change: impl FnOnce(&mut [Square])) -> Strips {
        let mut strips = self.clone();
        if let Some(strip) = strips.0.get_mut(index) {
            change(&mut strip.0);
        }
        strips
    }

    /// The name of a move on the strip with this index, counted from 0: from the first of these
    /// squares over the others.
    pub fn name(&self, index: usize, squares: impl IntoIterator<Item = usize>) -> MoveName {
        strip_move(self.len(), index, squares)
    }

    /// The strips with each of these signs on every square, and longer and shorter ones. What a sign
    /// is called is a message. The signs in `once` stand once on a strip: put elsewhere, they move
    /// there.
    pub fn editing(&self, first: usize, signs: &[(char, &str)], once: &str) -> Editing<String> {
        let strips = Rows {
            rows: self.iter().map(|strip| strip.to_string().chars().collect()).collect(),
            signs: signs.iter().map(|&(sign, name)| (sign, translated(name))).collect(),
            once,
            blank: '.',
            separator: ", ",
        };
        let mut changes = strips.replacements(|strip, square| within(strip + 1, square + first));
        for index in 0..self.len() {
            let [more, less] = match self.len() > 1 {
                true => [
                    say!("strip {}: one square more", index + 1),
                    say!("strip {}: one square less", index + 1),
                ],
                false => [say!("one square more"), say!("one square less")],
            };
            changes.extend([
                strips.change(more, |rows| rows[index].push('.')),
                strips.change(less, |rows| shorten(&mut rows[index])),
            ]);
        }
        changes.extend([
            strips.change(say!("a further strip"), |rows| {
                let last = rows.last().cloned().unwrap_or_else(|| vec!['.']);
                rows.push(last);
            }),
            strips.change(say!("one strip less"), |rows| drop(rows.pop())),
        ]);
        Editing::of(None, changes)
    }

    /// The strips with their squares numbered from `first`, where what is written `o` and `x` looks
    /// like this and has these names. A strip of more than 48 squares goes on in the next line;
    /// `None` if they take more than 32 lines.
    pub fn figure(&self, first: usize, kinds: [(Thing, &str); 2]) -> Option<Figure> {
        let lines = |strip: &Strip| strip.len().div_ceil(LINE).max(1);
        if self.iter().map(lines).sum::<usize>() > MOST_LINES {
            return None;
        }
        let told: Vec<String> = self.iter().map(|strip| in_words(strip, first)).collect();
        let mut figure = Figure::new(say!("Strips: {}.", told.join("; ")));
        let mut first_line = 0;
        for (index, strip) in self.iter().enumerate() {
            let part = (self.len() > 1).then_some(index + 1);
            for (at, square) in strip.0.iter().enumerate() {
                let line = first_line + at / LINE;
                let place = ((at % LINE) as i32 * CELL, line as i32 * CELL * 2);
                figure.put(place, Thing::Square);
                let (thing, what) = match square {
                    Square::Empty => (None, say!("empty")),
                    Square::Coins(1) => (Some(kinds[0].0), translated(kinds[0].1)),
                    Square::Coins(coins) => (Some(kinds[0].0), counted(*coins, "coin")),
                    Square::Other => (Some(kinds[1].0), translated(kinds[1].1)),
                    Square::Dollar => (Some(Thing::Dollar), say!("the silver dollar")),
                };
                thing.into_iter().for_each(|thing| figure.put(place, thing));
                if let Square::Coins(coins @ 2..) = square {
                    figure.words(place, coins.to_string(), Ink::Full);
                }
                number(&mut figure, place, part, at + first, &what);
            }
            first_line += lines(strip);
        }
        Some(figure)
    }
}

/// A strip in words, its squares numbered from `first`.
fn in_words(strip: &Strip, first: usize) -> String {
    let occupied: Vec<String> = strip.occupied().map(|at| (at + first).to_string()).collect();
    match occupied.is_empty() {
        true => say!("{} empty squares", strip.len()),
        false => say!("{} squares, occupied {}", strip.len(), occupied.join(", ")),
    }
}

/// Writes the number of a square below it and lets it be touched; with the number of its strip,
/// where there are several.
pub fn number(
    figure: &mut Figure,
    at: (i32, i32),
    strip: Option<usize>,
    number: usize,
    what: &str,
) {
    figure.words((at.0, at.1 + CELL), number.to_string(), Ink::Faint);
    let label = match strip {
        None => say!("Square {}: {}", number, what),
        Some(strip) => say!("Strip {}, square {}: {}", strip, number, what),
    };
    figure.spot(at, CELL - 2, within(strip.unwrap_or(1), number), label);
}

/// The name of a move on the strip with this index, counted from 0, of `strips`: from the first of
/// these squares over the others.
pub fn strip_move(
    strips: usize,
    index: usize,
    squares: impl IntoIterator<Item = usize>,
) -> MoveName {
    let squares = squares.into_iter().map(Place::Position);
    MoveName::in_part(strips, index, separated(Sign::Arrow, squares))
}

/// The name of a move on a strip in words.
pub fn words(name: &MoveName) -> String {
    match name.parts().contains(&Sign::Arrow.into()) {
        true => say!("from {}", spoken(name)),
        false => spoken(name),
    }
}
