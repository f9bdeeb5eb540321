//! Fox and Geese: geese go down a board and want to shut in the fox, who wants to get behind them.
//!
//! Geese of Left go one square diagonally down, the fox of Right goes one square diagonally in any
//! direction, each to a free square; in *Ceylonese* Fox and Geese the fox goes one or two squares in
//! a straight line. The fox can go back and forth, so that positions come again.
//!
//! # A fox behind the geese
//! No goose can come into a row from which no goose is above. A fox in such a row, if there is a row
//! above it, goes up and back for ever, while the moves of the geese come to an end: the value is off.
//!
//! Reference: *Winning Ways*, ch. 20.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{MoveName, PerPlayer, Piece, Place, Player, Sign};
use crate::rulesets::boards::picture;
use crate::rulesets::description;
use crate::rulesets::editing::{Rows, shorten};
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::handles;
use crate::rulesets::loopy::Loopy;
use crate::rulesets::partizan::TURN;
use crate::rulesets::reading;
use crate::rulesets::{Change, Description, Editing, Example, Family};

const MOST_SQUARES: usize = 128;
const GOOSE: &str = message!("a goose");
const FOX: &str = message!("the fox");
const EXAMPLE: &str = message!("a board looks like fox-and-geese: 8x8, or .g.g/..../.f..");

/// A board with geese and a fox that goes up to so many squares.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Field<const RANGE: u8> {
    rows: u8,
    columns: u8,
    /// The squares of geese, row by row from the top.
    geese: u128,
    fox: u8,
}

/// Fox and Geese.
pub type FoxAndGeese = Field<1>;

/// Fox and Geese with a fox that goes one or two squares.
pub type Ceylonese = Field<2>;

/// Whether a move goes up, and whether it goes to the right.
type Direction = (bool, bool);

impl<const RANGE: u8> Field<RANGE> {
    /// The board with these sides before a move was made: geese on every other square of the upper row,
    /// the fox in the middle of the lower row on a square of the same colour. `None` if the sides do
    /// not fit.
    pub fn start(rows: usize, columns: usize) -> Option<Field<RANGE>> {
        let squares = rows.checked_mul(columns)?;
        if rows < 2 || columns < 2 || squares > MOST_SQUARES {
            return None;
        }
        // The lower left square has the colour on which everybody stands.
        let is_meant = |row: usize, column: usize| (rows - 1 - row + column) % 2 == 0;
        let geese = (0..columns).filter(|&column| is_meant(0, column));
        let geese = geese.fold(0, |geese, column| geese | 1 << column);
        let middle = [columns / 2, columns / 2 - 1];
        let fox = middle.into_iter().find(|&column| is_meant(rows - 1, column))?;
        let fox = (rows - 1) * columns + fox;
        Some(Field { rows: rows as u8, columns: columns as u8, geese, fox: fox as u8 })
    }

    fn is_free(&self, square: u8) -> bool {
        square != self.fox && self.geese >> square & 1 == 0
    }

    /// The square one step away, if it is on the board.
    fn step(&self, from: u8, (up, right): Direction) -> Option<u8> {
        let (row, column) = (from / self.columns, from % self.columns);
        let row = if up { row.checked_sub(1)? } else { row + 1 };
        let column = if right { column + 1 } else { column.checked_sub(1)? };
        (row < self.rows && column < self.columns).then_some(row * self.columns + column)
    }

    /// The moves of a player: the squares from where and to where.
    fn steps(&self, player: Player) -> Vec<(u8, u8)> {
        let free = |from: u8, way: Direction| self.step(from, way).filter(|&to| self.is_free(to));
        let mut steps = Vec::new();
        match player {
            Player::Left => {
                let mut rest = self.geese;
                while rest != 0 {
                    let goose = rest.trailing_zeros() as u8;
                    rest &= rest - 1;
                    let ways = [(false, false), (false, true)].into_iter();
                    steps.extend(ways.filter_map(|way| Some((goose, free(goose, way)?))));
                }
            }
            Player::Right => {
                for way in [(true, false), (true, true), (false, false), (false, true)] {
                    let mut at = self.fox;
                    for _ in 0..RANGE {
                        let Some(to) = free(at, way) else { break };
                        steps.push((self.fox, to));
                        at = to;
                    }
                }
            }
        }
        steps
    }

    fn after(&self, player: Player, (from, to): (u8, u8)) -> Field<RANGE> {
        match player {
            Player::Left => Field { geese: self.geese ^ (1 << from | 1 << to), ..self.clone() },
            Player::Right => Field { fox: to, ..self.clone() },
        }
    }

    /// The place of a square, by column and row from the lower left.
    fn place(&self, square: u8) -> (usize, usize) {
        let (row, column) = (square / self.columns, square % self.columns);
        (usize::from(column) + 1, usize::from(self.rows - row))
    }

    fn signs(&self) -> Vec<Vec<char>> {
        let sign = |square: u8| match square {
            fox if fox == self.fox => 'f',
            square if self.is_free(square) => '.',
            _ => 'g',
        };
        let rows = (0..self.rows).map(|row| row * self.columns);
        rows.map(|start| (start..start + self.columns).map(sign).collect()).collect()
    }

    const WORD: &'static str = if RANGE == 1 { "fox-and-geese" } else { "ceylonese" };
}

impl<const RANGE: u8> fmt::Display for Field<RANGE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", Self::WORD)?;
        if Field::start(self.rows.into(), self.columns.into()).as_ref() == Some(self) {
            return write!(f, "{}x{}", self.rows, self.columns);
        }
        let rows: Vec<String> = self.signs().iter().map(|row| row.iter().collect()).collect();
        f.write_str(&rows.join("/"))
    }
}

impl<const RANGE: u8> Loopy for Field<RANGE> {
    fn description(&self) -> &Description {
        if RANGE == 1 { &DESCRIPTION } else { &CEYLONESE }
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([
            message!("moves a goose (dark) one square diagonally down"),
            match RANGE {
                1 => message!("moves the fox (light) one square diagonally"),
                _ => message!("moves the fox (light) one or two squares diagonally"),
            },
        ])
    }

    fn read(body: Piece<'_>) -> Result<Field<RANGE>, ParseError> {
        let body = body.trimmed();
        let refused = |message: String, piece: Piece<'_>| {
            Err(ParseError::new(message, piece.span()).with_help(translated(EXAMPLE)))
        };
        if body.text.starts_with(|c: char| c.is_ascii_digit()) {
            let sides = reading::sides(body);
            let Some((rows, columns)) = sides else {
                return refused(
                    say!("expected the number of rows, an x and that of columns"),
                    body,
                );
            };
            let sides = say!(
                "the sides of a board are 2 at least, and it has at most {} squares",
                MOST_SQUARES
            );
            return match Field::start(rows, columns) {
                Some(start) => Ok(start),
                None => refused(sides, body),
            };
        }
        let lines = reading::rows(body);
        let columns = lines[0].text.chars().count();
        if columns == 0 {
            return refused(say!("expected a board with squares"), lines[0]);
        }
        if lines.len().checked_mul(columns).is_none_or(|squares| squares > MOST_SQUARES) {
            return refused(say!("a board has at most {} squares", MOST_SQUARES), body);
        }
        let (mut geese, mut fox) = (0u128, None);
        for (row, line) in lines.iter().enumerate() {
            if line.text.chars().count() != columns {
                return refused(say!("row {} is not as long as the first", row + 1), *line);
            }
            for (column, (at, sign)) in line.text.char_indices().enumerate() {
                let square = row * columns + column;
                let text = &line.text[at..at + sign.len_utf8()];
                let here = Piece { text, start: line.start + at };
                match sign {
                    'g' => geese |= 1 << square,
                    'f' if fox.is_none() => fox = Some(square as u8),
                    'f' => return refused(say!("there is one fox"), here),
                    '.' => {}
                    _ => {
                        let message =
                            say!("expected g for a goose, f for the fox or . for a free square");
                        return refused(message, here);
                    }
                }
            }
        }
        match fox {
            Some(fox) => Ok(Field { rows: lines.len() as u8, columns: columns as u8, geese, fox }),
            None => refused(say!("there is no fox on the board"), body),
        }
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, Field<RANGE>)> {
        let named = |(from, to): (u8, u8)| {
            let places = [from, to].map(|square| {
                let (column, row) = self.place(square);
                Place::Square { column, row }
            });
            (MoveName::joined(Sign::Step, places), self.after(player, (from, to)))
        };
        self.steps(player).into_iter().map(named).collect()
    }

    fn options(&self, player: Player) -> Vec<Field<RANGE>> {
        self.steps(player).into_iter().map(|step| self.after(player, step)).collect()
    }

    /// A fox behind the geese.
    fn outlasts(&self) -> Option<Player> {
        let row = self.fox / self.columns;
        let above = (1u128 << (row * self.columns)) - 1;
        (row > 0 && self.columns > 1 && self.geese & above == 0).then_some(Player::Right)
    }

    fn size(&self) -> u64 {
        u64::from(self.rows) * u64::from(self.columns)
    }

    fn figure(&self) -> Option<Figure> {
        let (rows, columns) = (u32::from(self.rows), u32::from(self.columns));
        let mut figure = Figure::new(say!("Board with {} rows and {} columns.", rows, columns));
        for square in 0..self.rows * self.columns {
            let found = match square == self.fox {
                true => Some((FOX, Player::Right)),
                false => (!self.is_free(square)).then_some((GOOSE, Player::Left)),
            };
            let what = match found {
                Some((name, owner)) => say!("{} of {}", translated(name), owner.told()),
                None => say!("free"),
            };
            let (column, row) = self.place(square);
            let named = (column as u32, row as u32);
            let at = picture::square(&mut figure, named, Thing::Square, &what);
            if let Some((_, owner)) = found {
                figure.put(at, Thing::Stone(owner));
            }
        }
        picture::frame(&mut figure, 1..columns + 1, 1..rows + 1);
        Some(figure)
    }

    fn editing(&self) -> Option<Editing> {
        let owned = |name: &str, owner: Player| say!("{} of {}", translated(name), owner.told());
        let board = Rows {
            rows: self.signs(),
            signs: vec![('g', owned(GOOSE, Player::Left)), ('.', say!("a free square"))],
            once: "",
            blank: '.',
            separator: "/",
        };
        let handle =
            |row: usize, column: usize| handles::square(column + 1, usize::from(self.rows) - row);
        let mut changes = board.replacements(handle);
        for square in (0..self.rows * self.columns).filter(|&square| self.is_free(square)) {
            let [row, column] = [square / self.columns, square % self.columns].map(usize::from);
            let change = board.change(owned(FOX, Player::Right), |rows| {
                let fox = rows.iter_mut().flatten().find(|sign| **sign == 'f');
                fox.into_iter().for_each(|sign| *sign = '.');
                rows[row][column] = 'f';
            });
            changes.push(Change { handles: vec![handle(row, column)], ..change });
        }
        changes.extend([
            board.change(say!("a further row"), |rows| rows.insert(0, vec!['.'; rows[0].len()])),
            board.change(say!("one row less"), |rows| drop(rows.remove(0))),
            board.change(say!("a further column"), |rows| {
                rows.iter_mut().for_each(|row| row.push('.'));
            }),
            board.change(say!("one column less"), |rows| rows.iter_mut().for_each(shorten)),
        ]);
        Some(Editing::of(None, changes))
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "fox-and-geese",
    title: "Fox and Geese",
    family: Family::Boards,
    rules: [
        "Geese of Left go one square diagonally down, and never back. The fox of Right goes one \
         square diagonally up or down. Each goes to a free square; nothing is taken. Whoever cannot \
         move loses: the geese shut the fox in, or the fox gets behind them and outlasts them.",
        "Positions can come again, so that a game may go on for ever, which is a draw. In play a game \
         is a draw when a position comes for the third time.",
        "A board is written row by row from the top, with g for a goose, f for the fox and . for a \
         free square; 8x8 is the board with these rows and columns before a move was made. A move \
         names the squares from where and to where, by column and row from the lower left.",
    ],
    options: [TURN],
    examples: [
        Example::new("fox-and-geese: 4x4", "two geese and the fox"),
        Example::new(
            "fox-and-geese: ......../......../......../......../......../g.g.g.g./.f....../........",
            "four geese in a row, worth 2over",
        ),
        Example::new(
            "fox-and-geese(turn=right): .g.g/..../..f./....",
            "the fox is to move",
        ),
    ],
    references: [
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 20",
    ],
};

/// What people need to know of the variant with a faster fox.
pub static CEYLONESE: Description = description! {
    id: "ceylonese",
    title: "Ceylonese Fox and Geese",
    family: Family::Boards,
    rules: [
        "As Fox and Geese, but the fox goes one or two squares in a straight line diagonally up or \
         down, over free squares to a free square. Geese go one square diagonally down. Whoever \
         cannot move loses.",
        "Positions can come again, so that a game may go on for ever, which is a draw. In play a game \
         is a draw when a position comes for the third time.",
        "A board is written row by row from the top, with g for a goose, f for the fox and . for a \
         free square; 8x8 is the board with these rows and columns before a move was made. A move \
         names the squares from where and to where, by column and row from the lower left.",
    ],
    options: [TURN],
    examples: [
        Example::new("ceylonese: 4x4", "two geese and the fox"),
        Example::new("ceylonese(turn=right): .g.g/..../..f./....", "the fox is to move"),
    ],
    references: [
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 20",
    ],
};
