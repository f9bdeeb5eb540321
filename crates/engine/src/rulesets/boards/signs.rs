//! The signs of a board: how it is read, written and drawn.
//!
//! ```text
//! board = rows "x" columns | row {"/" row}
//! ```

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;

use super::picture::{self, Standing};
use super::{Diagram, Grid};
use crate::foundation::Piece;
use crate::rulesets::editing::{Editing, Rows, shorten};
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::handles;
use crate::rulesets::plain;
use crate::rulesets::reading;

/// How the boards of a ruleset are read, written and drawn.
///
/// ```
/// use nimatron::foundation::{Piece, Player};
/// use nimatron::rulesets::boards::{Signs, Standing};
/// use nimatron::rulesets::figure::Thing;
/// let stone = |player| Standing::Piece(Thing::Stone(player), player, "a stone");
/// let signs = Signs {
///     sets: [('x', stone(Player::Left)), ('o', stone(Player::Right))],
///     other: ('.', Thing::Square),
///     full: Ok(|grid| [grid.all(), 0]),
///     example: "a board looks like 2x3, or xo./..o",
/// };
/// let board = signs.read(Piece::whole("xo./..o"))?;
/// assert_eq!(board.sets[0], board.grid.square(0, 0));
/// assert_eq!(signs.text(&board), "xo./..o");
/// assert_eq!(signs.figure(&board).spots[0].label, "Column 1, row 2: a stone of Left");
/// assert_eq!(signs.text(&signs.read(Piece::whole("xxx/xxx"))?), "2x3");
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Signs<const N: usize> {
    /// The sign of the squares in each set, and what stands there.
    pub sets: [(char, Standing); N],
    /// The sign of all other squares, which are taken, and what they look like.
    pub other: (char, Thing),
    /// The sets on a board of which only the sides are given; or why they do not suffice.
    pub full: Result<fn(Grid) -> [u64; N], &'static str>,
    /// What a board looks like, for errors.
    pub example: &'static str,
}

impl<const N: usize> Signs<N> {
    /// Reads a board: its sides, or row by row.
    ///
    /// # Errors
    /// What is wrong, and where in the text.
    pub fn read(&self, body: Piece<'_>) -> Result<Diagram<N>, ParseError> {
        let body = body.trimmed();
        let board = |rows: usize, columns: usize| {
            let most = Grid::MOST_SQUARES;
            match (rows, columns) {
                (0, _) | (_, 0) => Err(self.refused(say!("expected a board with squares"), body)),
                _ => Grid::new(rows, columns).ok_or_else(|| {
                    self.refused(say!("a board has at most {} squares", most), body)
                }),
            }
        };
        if body.text.starts_with(|c: char| c.is_ascii_digit()) {
            let sides = reading::sides(body);
            let expected = say!("expected the number of rows, an x and that of columns");
            let (rows, columns) = sides.ok_or_else(|| self.refused(expected, body))?;
            let grid = board(rows, columns)?;
            let full = self.full.map_err(|reason| self.refused(translated(reason), body))?;
            return Ok(Diagram { grid, sets: full(grid) });
        }
        let lines = reading::rows(body);
        let columns = lines[0].text.chars().count();
        let grid = board(lines.len(), columns)?;
        let mut sets = [0; N];
        for (row, line) in lines.into_iter().enumerate() {
            if line.text.chars().count() != columns {
                let message = say!("row {} is not as long as the first", row + 1);
                return Err(self.refused(message, line));
            }
            for (column, (at, sign)) in line.text.char_indices().enumerate() {
                match self.sets.iter().position(|(known, _)| *known == sign) {
                    Some(found) => sets[found] |= grid.square(row, column),
                    None if sign == self.other.0 => {}
                    None => {
                        let text = &line.text[at..at + sign.len_utf8()];
                        return Err(self.unknown(Piece { text, start: line.start + at }));
                    }
                }
            }
        }
        Ok(Diagram { grid, sets })
    }

    fn refused(&self, message: impl Into<String>, piece: Piece<'_>) -> ParseError {
        ParseError::new(message, piece.span()).with_help(translated(self.example))
    }

    fn unknown(&self, piece: Piece<'_>) -> ParseError {
        let known = self.sets.iter().map(|(sign, _)| sign).chain([&self.other.0]);
        let known: Vec<String> = known.map(char::to_string).collect();
        self.refused(say!("expected one of the signs {}", known.join(" ")), piece)
    }

    /// The board as text: its sides where they say all of it.
    pub fn text(&self, diagram: &Diagram<N>) -> String {
        let Diagram { grid, sets } = *diagram;
        match self.full {
            Ok(full) if full(grid) == sets => format!("{}x{}", grid.rows(), grid.columns()),
            _ => self.rows(diagram),
        }
    }

    /// The board row by row.
    pub fn rows(&self, diagram: &Diagram<N>) -> String {
        let Diagram { grid, sets } = diagram;
        let sign = |row, column| {
            let square = grid.square(row, column);
            let set = sets.iter().position(|set| set & square != 0);
            set.map_or(self.other.0, |set| self.sets[set].0)
        };
        let row = |row| (0..grid.columns()).map(|column| sign(row, column)).collect();
        (0..grid.rows()).map(row).collect::<Vec<String>>().join("/")
    }

    /// The picture of the board.
    pub fn figure(&self, diagram: &Diagram<N>) -> Figure {
        picture::board(diagram.grid, |square| {
            let mut sets = diagram.sets.iter().zip(&self.sets);
            let found = sets.find(|(set, _)| **set & square != 0);
            let (sign, thing) = self.other;
            found.map_or((sign, Standing::Taken(thing)), |(_, found)| *found)
        })
    }

    /// The board with every sign on every square, and by a row or a column more or less.
    pub fn editing(&self, diagram: &Diagram<N>) -> Editing {
        let named = |(sign, standing): &(char, Standing)| (*sign, standing.to_string());
        let taken = (self.other.0, Standing::Taken(self.other.1).to_string());
        let named: Vec<(char, String)> = self.sets.iter().map(named).chain([taken]).collect();
        let free = self.sets.iter().find(|(_, standing)| *standing == Standing::Nothing);
        let blank = free.map_or(self.other.0, |(sign, _)| *sign);
        let text = self.rows(diagram);
        let board = Rows {
            rows: text.split('/').map(|row| row.chars().collect()).collect(),
            signs: named,
            once: "",
            blank,
            separator: "/",
        };
        // Rows are counted from below, so that squares keep their names under a row on top.
        let rows = board.rows.len();
        let mut changes = board.replacements(|row, column| handles::square(column + 1, rows - row));
        changes.extend([
            board.change(say!("a further row"), |rows| rows.insert(0, vec![blank; rows[0].len()])),
            board.change(say!("one row less"), |rows| drop(rows.remove(0))),
            board.change(say!("a further column"), |rows| {
                rows.iter_mut().for_each(|row| row.push(blank));
            }),
            board.change(say!("one column less"), |rows| {
                rows.iter_mut().for_each(shorten);
            }),
        ]);
        Editing::of(Some(self.figure(diagram)), changes)
    }

    /// A plain board as sets.
    pub(in crate::rulesets) fn of_plain(&self, board: &plain::Board) -> Diagram<N> {
        let grid =
            Grid::new(board.rows(), board.columns()).expect("a part of a board is no larger");
        let sets = self.sets.map(|(sign, _)| {
            let squares = board.with_sign(sign);
            squares.fold(0, |set, (row, column)| set | grid.square(row, column))
        });
        Diagram { grid, sets }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIGNS: Signs<2> = Signs {
        sets: [('x', Standing::Nothing), ('o', Standing::Nothing)],
        other: ('.', Thing::Square),
        full: Ok(|grid| [grid.all(), 0]),
        example: "a board looks like 2x3",
    };

    fn read(text: &str) -> Result<Diagram<2>, ParseError> {
        SIGNS.read(Piece::whole(text))
    }

    #[test]
    fn what_is_written_reads_back() {
        for (text, written) in [
            ("2x3", "2x3"),
            (" 2 × 3 ", "2x3"),
            ("xxx/xxx", "2x3"),
            ("xo./..o", "xo./..o"),
            ("x / o/.", "x/o/."),
        ] {
            let board = read(text).expect(text);
            assert_eq!(SIGNS.text(&board), written);
            assert_eq!(read(&SIGNS.rows(&board)), Ok(board));
            let plain = plain::Board::read(&SIGNS.rows(&board)).expect("a board");
            assert_eq!(SIGNS.of_plain(&plain), board);
        }
    }

    #[test]
    fn errors_point_at_the_place() {
        let rows = Signs { full: Err("expected rows"), ..SIGNS };
        let refused = rows.read(Piece::whole("2x2")).map_err(|error| error.message);
        assert_eq!(refused, Err("expected rows".into()));
        for (text, message, span) in [
            ("0x3", "expected a board with squares", 0..3),
            ("9x9", "a board has at most 64 squares", 0..3),
            ("3", "expected the number of rows, an x and that of columns", 0..1),
            ("xo/x", "row 2 is not as long as the first", 3..4),
            ("xo/x?", "expected one of the signs x o .", 4..5),
        ] {
            let error = read(text).expect_err(text);
            assert_eq!((error.message.as_str(), error.span), (message, span));
        }
    }
}
