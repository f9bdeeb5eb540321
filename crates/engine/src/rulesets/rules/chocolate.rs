//! Bars of chocolate with a bitter square, broken along lines.
//!
//! # Rules
//! A bar has one bitter square. A move breaks the bar along a straight line between squares and eats
//! the piece without the bitter square. Whoever is left with the bitter square alone cannot move, and
//! loses.
//!
//! In a whole bar, `(x,y,z,w)`, there are x columns to the left of the bitter square, z to the right,
//! y rows above and w below. In a slanted bar, `chocolate(k=2): (x,y,z)`, the bitter square lies in the
//! lowest row, and column i to its right has the height 1 + min(y, ⌊i/k⌋): where it is broken on the
//! right, it may become lower, too.
//!
//! # Theorems
//! - What is to the left of the bitter square has nothing to do with the rest, and in a whole bar the
//!   four directions are four heaps of Nim (Robin 1989).
//! - If k is even, a slanted bar is the heaps x, y, z (Nakamura and Miyadera 2015). If k is odd, the
//!   values are searched.
//!
//! References: A. C. Robin, A poisoned chocolate problem, *Mathematical Gazette* 73 (1989) 341–343; S.
//! Nakamura and R. Miyadera, Impartial chocolate bar games, *Integers* 15 (2015) G4.

use std::fmt;

use nimatron_nimber::Natural;
use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, NamePart, Options, Piece, Place, Sign};
use crate::impartial::Game;
use crate::rulesets::boards::picture::place;
use crate::rulesets::description;
use crate::rulesets::figure::{CELL, Figure, Thing};
use crate::rulesets::handles::within;
use crate::rulesets::points::points;
use crate::rulesets::reading::{joined, named, number};
use crate::rulesets::searched::{Searched, Sketch};
use crate::rulesets::{Description, Editing, Example, Family, Part, Principle, RuleOption, Theory};

/// The most columns or rows on one side of the bitter square.
pub const MOST: u64 = 1 << 8;
const MOST_BARS: usize = 8;
const MOST_K: u64 = 64;
/// Wider pictures are not drawn.
const MOST_DRAWN: u64 = 40;
const EXAMPLE: &str =
    message!("a position looks like chocolate: (1,2,3,0) or chocolate(k=2): (1,2,5)");

/// A bar: columns to the left of the bitter square, rows above it, columns to the right, rows below.
type Bar = [u64; 4];

const LEFT: usize = 0;
const ABOVE: usize = 1;
const RIGHT: usize = 2;
const BELOW: usize = 3;

/// Bars of chocolate.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chocolate {
    /// After how many columns a bar rises by one; `None` if the bars are whole.
    slant: Option<u64>,
    bars: Vec<Bar>,
}

impl Chocolate {
    /// The bars: columns to the left of the bitter square, rows above, columns to the right, and
    /// rows below.
    pub fn bars(&self) -> &[[u64; 4]] {
        &self.bars
    }

    fn breaks(&self, bar: Bar) -> impl Iterator<Item = Bar> + use<> {
        let slant = self.slant;
        let sides = bar.into_iter().enumerate();
        sides.flat_map(move |(side, length)| {
            (0..length).rev().map(move |left| {
                let mut to = bar;
                to[side] = left;
                if let (RIGHT, Some(slant)) = (side, slant) {
                    to[ABOVE] = to[ABOVE].min(left / slant);
                }
                to
            })
        })
    }

    fn with(&self, index: usize, bar: Bar) -> Chocolate {
        let mut bars = self.bars.clone();
        bars[index] = bar;
        Chocolate { bars, ..*self }
    }

    fn alone(&self, bar: Bar) -> Chocolate {
        Chocolate { bars: vec![bar], ..*self }
    }

    /// How many numbers describe a bar.
    fn numbers(&self) -> usize {
        if self.slant.is_some() { 3 } else { 4 }
    }

    /// Whether a bar is heaps of Nim as large as its numbers.
    fn is_nim(&self, bar: Bar) -> bool {
        self.slant.is_none_or(|slant| slant % 2 == 0) || bar[ABOVE] == 0
    }

    /// The height of a column that lies so far to the left or right of the bitter square.
    fn height(&self, [_, above, ..]: Bar, column: i64) -> u64 {
        match (self.slant, u64::try_from(column)) {
            (None, _) => above,
            (Some(slant), Ok(right)) => above.min(right / slant),
            (Some(_), Err(_)) => 0,
        }
    }

    /// The column of each bitter square in the picture, and the number of columns of all bars.
    fn layout(&self) -> (Vec<u64>, u64) {
        let mut next = 1;
        let bitter = self.bars.iter().map(|bar| {
            let column = next + bar[LEFT];
            next = column + bar[RIGHT] + 2;
            column
        });
        let bitter = bitter.collect();
        (bitter, next)
    }

    /// The row of the bitter squares in the picture.
    fn row(&self) -> u64 {
        1 + self.bars.iter().map(|bar| bar[BELOW]).max().unwrap_or(0)
    }
}

impl Game for Chocolate {
    fn options(&self) -> Options<'_, Chocolate> {
        let bars = self.bars.iter().enumerate();
        let options = bars
            .flat_map(move |(index, &bar)| self.breaks(bar).map(move |to| self.with(index, to)));
        Options::new(options)
    }

    /// The directions, but for the height and the length of what slants.
    fn components(&self) -> Vec<Chocolate> {
        let mut parts = Vec::new();
        for &bar in &self.bars {
            let mut alone = |sides: &[usize]| {
                let mut part = [0; 4];
                sides.iter().for_each(|&side| part[side] = bar[side]);
                if part != [0; 4] {
                    parts.push(self.alone(part));
                }
            };
            alone(&[LEFT]);
            alone(&[BELOW]);
            match self.slant {
                Some(_) => alone(&[ABOVE, RIGHT]),
                None => [ABOVE, RIGHT].into_iter().for_each(|side| alone(&[side])),
            }
        }
        parts
    }

    fn canonical(mut self) -> Chocolate {
        for bar in &mut self.bars {
            if self.slant.is_none() {
                bar.sort_unstable();
            }
        }
        self.bars.sort_unstable();
        self
    }

    fn known_value(&self) -> Option<u64> {
        let known = self.bars.iter().all(|&bar| self.is_nim(bar));
        known.then(|| self.bars.iter().flatten().fold(0, |sum, side| sum ^ side))
    }

    fn effort(&self) -> u64 {
        self.bars.iter().flatten().sum()
    }

    fn owned_bytes(&self) -> usize {
        self.bars.len() * size_of::<Bar>()
    }
}

impl fmt::Display for Chocolate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("chocolate")?;
        if let Some(slant) = self.slant {
            write!(f, "(k={slant})")?;
        }
        f.write_str(":")?;
        let numbers = self.numbers();
        self.bars.iter().try_for_each(|bar| write!(f, " ({})", joined(&bar[..numbers], ",")))
    }
}

impl Searched for Chocolate {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Chocolate, ParseError> {
        let slant = named(head, "k", EXAMPLE)?;
        let slant = slant
            .map(|given| number(given, message!("a number"), 1, MOST_K, EXAMPLE))
            .transpose()?;
        let mut read = Chocolate { slant, bars: Vec::new() };
        for point in points(body, EXAMPLE) {
            let point = point?;
            let span = point.span.clone();
            let refused = |message: String| {
                Err(ParseError::new(message, span).with_help(translated(EXAMPLE)))
            };
            if read.bars.len() == MOST_BARS {
                return refused(say!("more than {} bars", MOST_BARS));
            }
            let natural = |x: &Natural| u64::try_from(x).ok().filter(|&x| x <= MOST);
            let sides = point.coordinates.iter().map(|x| x.value.natural().and_then(natural));
            let sides = sides.collect::<Option<Vec<u64>>>().unwrap_or_default();
            let bar = match (slant, sides.as_slice()) {
                (None, &[left, above, right, below]) => [left, above, right, below],
                (Some(_), &[left, above, right]) => [left, above, right, 0],
                _ => {
                    return refused(say!("expected {} numbers from 0 to {}", read.numbers(), MOST));
                }
            };
            if slant.is_some_and(|slant| bar[ABOVE] > bar[RIGHT] / slant) {
                return refused(say!(
                    "with {} columns to the right the bar cannot be so high",
                    bar[RIGHT]
                ));
            }
            read.bars.push(bar);
        }
        match read.bars.is_empty() {
            true => Err(ParseError::new(say!("expected a bar"), body.trimmed().span())
                .with_help(translated(EXAMPLE))),
            false => Ok(read),
        }
    }

    fn moves(&self) -> Options<'_, (MoveName, Chocolate)> {
        let bars = self.bars.iter().enumerate();
        let first = bars.filter(|(index, bar)| !self.bars[..*index].contains(bar));
        let numbers = self.numbers();
        let tuple = move |bar: Bar| NamePart::Tuple(bar[..numbers].into());
        let moves = first.flat_map(move |(index, &from)| {
            self.breaks(from).map(move |to| {
                let place = NamePart::Implied(Place::part(index));
                let name = [place, tuple(from), Sign::Arrow.into(), tuple(to)];
                (MoveName::new(name), self.with(index, to))
            })
        });
        Options::new(moves)
    }

    fn size(&self) -> u64 {
        self.bars.iter().flatten().sum::<u64>() + 1
    }

    fn count_parts(&self) -> u64 {
        self.bars.len() as u64
    }

    fn theory(&self) -> Option<Theory> {
        self.known_value()?;
        let principle = if self.slant.is_some() { &SLANTED } else { &WHOLE };
        let parts = self.bars.iter().flat_map(|bar| {
            let told = [
                say!("columns to the left"),
                say!("rows above"),
                say!("columns to the right"),
                say!("rows below"),
            ];
            told.into_iter()
                .zip(bar)
                .take(self.numbers())
                .map(|(what, &side)| Part::new(what, side))
        });
        Some(Theory::heaps(principle, parts.collect()))
    }
}

const WHOLE: Principle = Principle {
    name: message!("four heaps"),
    statement: message!(
        "A line that breaks the bar leaves the other directions as they are. So the columns to the \
         left and right of the bitter square, and the rows above and below it, are heaps of Nim."
    ),
    reference: "A. C. Robin, A poisoned chocolate problem, Mathematical Gazette 73 (1989) 341-343",
};

const SLANTED: Principle = Principle {
    name: message!("slanted bars"),
    statement: message!(
        "If the bar rises by one after an even number of columns, or does not rise, it is equal to \
         three heaps of Nim: the columns to the left and to the right of the bitter square, and the \
         rows above it."
    ),
    reference: "S. Nakamura, R. Miyadera, Impartial chocolate bar games, Integers 15 (2015) G4",
};

/// What a number is called, one more and one less.
const NUMBERS: [&str; 3] =
    [message!("number {}"), message!("a further number"), message!("one number less")];

/// Numbers as bars of so many; what is left over makes no bar.
fn in_bars(numbers: &[u64], of: usize) -> String {
    let bars = numbers.chunks(of).map(|bar| format!("({})", joined(bar, ",")));
    bars.collect::<Vec<_>>().join(" ")
}

/// The handle of a square of the picture, in the bar with this index.
fn square(bar: usize, column: u64, row: u64) -> String {
    within(bar + 1, format_args!("{column},{row}"))
}

impl Sketch for Chocolate {
    fn figure(&self) -> Option<Figure> {
        let (bitter, end) = self.layout();
        let (row, above) = (self.row(), self.bars.iter().map(|bar| bar[ABOVE]).max()?);
        if end > MOST_DRAWN || row + above > MOST_DRAWN {
            return None;
        }
        let bars = self.to_string();
        let bars = bars.split_once(':').map_or("", |(_, bars)| bars.trim());
        let mut figure = Figure::new(say!("Bars of chocolate: {}.", bars));
        for (index, (&bar, &middle)) in self.bars.iter().zip(&bitter).enumerate() {
            for column in middle - bar[LEFT]..=middle + bar[RIGHT] {
                let height = self.height(bar, column as i64 - middle as i64);
                for at in row - bar[BELOW]..=row + height {
                    let (thing, what) = match (column, at) == (middle, row) {
                        true => (Thing::Poison, say!("bitter")),
                        false => (Thing::Chocolate, say!("chocolate")),
                    };
                    let label = say!("Column {}, row {}: {}", column, at, &what);
                    let centre = place(column as u32, at as u32);
                    figure.put(centre, thing);
                    figure.spot(centre, CELL - 2, square(index, column, at), label);
                }
            }
        }
        Some(figure)
    }

    fn editing(&self) -> Option<Editing> {
        let numbers: Vec<u64> =
            self.bars.iter().flat_map(|bar| bar[..self.numbers()].to_vec()).collect();
        let write: fn(&[u64]) -> String = match self.slant {
            Some(_) => |numbers| in_bars(numbers, 3),
            None => |numbers| in_bars(numbers, 4),
        };
        Some(Editing::numbers(NUMBERS, &numbers, write))
    }

    /// The first square that is eaten in the row or the column of the bitter square; where a slanted
    /// bar is broken above, that in its last column.
    fn handles(&self, name: &MoveName) -> Vec<String> {
        let bars: Vec<&[u64]> = name.tuples().collect();
        let (Some(index), &[from, to]) = (name.part(), bars.as_slice()) else { return Vec::new() };
        let (middles, _) = self.layout();
        let (Some(&bar), Some(&middle)) = (self.bars.get(index), middles.get(index)) else {
            return Vec::new();
        };
        let less =
            |side: usize| from.get(side).zip(to.get(side)).is_some_and(|(from, to)| to < from);
        let (column, row) = match [LEFT, RIGHT, ABOVE, BELOW].into_iter().find(|&side| less(side)) {
            Some(LEFT) => (middle - to[LEFT] - 1, self.row()),
            Some(RIGHT) => (middle + to[RIGHT] + 1, self.row()),
            Some(ABOVE) => {
                let last = if self.slant.is_some() { bar[RIGHT] } else { 0 };
                (middle + last, self.row() + to[ABOVE] + 1)
            }
            Some(BELOW) => (middle, self.row() - to[BELOW] - 1),
            _ => return Vec::new(),
        };
        vec![square(index, column, row)]
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "chocolate",
    title: "Bars of chocolate",
    family: Family::Boards,
    rules: [
        "A bar of chocolate has one bitter square. A move breaks the bar along a straight line and \
         eats the piece without the bitter square. Whoever is left with the bitter square alone \
         cannot move, and loses.",
        "A bar is written as (left,above,right,below): how many columns are to the left of the bitter \
         square, rows above it, columns to the right and rows below. With the option k=2 the bar \
         slants: it is written as (left,above,right), and it is one square high to the left of the \
         bitter square and rises to the right by one square after every 2 columns, up to so many rows \
         above the lowest.",
        "A move names the bar before and after. With several bars a move breaks one of them.",
    ],
    options: [RuleOption::new("k=n", "the bar slants: it rises to the right by one square after every n columns")],
    examples: [
        Example::new("chocolate: (1,2,3,0)", "a whole bar of three rows and five columns"),
        Example::new("chocolate: (2,1,4,3)", "lines in all four directions"),
        Example::new("chocolate(k=2): (1,2,5)", "a slanted bar"),
        Example::new("chocolate(k=3): (0,2,7)", "a slanted bar that is searched"),
    ],
    references: [
        "A. C. Robin, A poisoned chocolate problem, Mathematical Gazette 73 (1989) 341-343",
        "S. Nakamura, R. Miyadera, Impartial chocolate bar games, Integers 15 (2015) G4",
    ],
};

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::foundation::Budget;

    /// A square by its column and row, from the bitter one.
    type Square = (i64, i64);

    /// The bar as squares, broken along every line: the pieces with the bitter square.
    fn pieces(squares: &BTreeSet<Square>) -> BTreeSet<BTreeSet<Square>> {
        let mut pieces = BTreeSet::new();
        for line in -20..20 {
            let sides: [fn(&Square) -> i64; 2] = [|square| square.0, |square| square.1];
            for side in sides {
                let keeps = |square: &&Square| (side(square) > line) == (line < 0);
                let kept: BTreeSet<Square> = squares.iter().filter(keeps).copied().collect();
                if kept.len() < squares.len() {
                    pieces.insert(kept);
                }
            }
        }
        pieces
    }

    fn squares(game: &Chocolate) -> BTreeSet<Square> {
        let bar = game.bars[0];
        let [left, _, right, below] = bar.map(|side| side as i64);
        let columns = -left..=right;
        let all = columns.flat_map(|column| {
            (-below..=game.height(bar, column) as i64).map(move |row| (column, row))
        });
        all.collect()
    }

    #[test]
    fn moves_break_the_bar_along_lines() {
        for (slant, bar) in [
            (None, [1, 2, 3, 1]),
            (None, [0, 0, 2, 3]),
            (Some(1), [1, 3, 5, 0]),
            (Some(2), [2, 2, 5, 0]),
            (Some(3), [0, 1, 7, 0]),
        ] {
            let game = Chocolate { slant, bars: vec![bar] };
            let moves = game.options().gather(&mut Budget::unlimited()).unwrap();
            let after: BTreeSet<_> = moves.iter().map(squares).collect();
            assert_eq!(after, pieces(&squares(&game)), "{game}");
            assert_eq!(after.len(), moves.len(), "{game}");
        }
    }
}
