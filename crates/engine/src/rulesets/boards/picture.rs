//! Pictures of boards of squares.
//!
//! A handle names a square by its column and row, rows counted from below: `3,1`.

use std::fmt;
use std::ops::Range;

use nimatron_nimber::say;
use nimatron_nimber::text::language::translated;

use super::Grid;
use crate::foundation::Player;
use crate::rulesets::figure::{CELL, Figure, Ink, Thing};
use crate::rulesets::handles;

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nothing: it is free.
    Nothing,
    /// It is no square for moves any more, and looks like this.
    Taken(Thing),
    /// A piece of a player, with its name: `a stone`.
    Piece(Thing, Player, &'static str),
    /// A piece of a player beside the squares for moves, with its name.
    Outside(Thing, Player, &'static str),
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Standing::Nothing => f.write_str(&say!("a free square")),
            Standing::Taken(Thing::Square) => f.write_str(&say!("an empty square")),
            Standing::Taken(_) => f.write_str(&say!("a taken square")),
            Standing::Piece(_, player, name) | Standing::Outside(_, player, name) => {
                f.write_str(&of_player(name, *player))
            }
        }
    }
}

/// A piece of a player in words: `a stone of Left`.
fn of_player(name: &str, player: Player) -> String {
    say!("{} of {}", translated(name), player.told())
}

/// Where the middle of a square lies in a figure.
pub fn place(column: u32, row: u32) -> (i32, i32) {
    (column as i32 * CELL, -(row as i32) * CELL)
}

/// Numbers below the columns and beside the rows.
pub fn frame(figure: &mut Figure, columns: Range<u32>, rows: Range<u32>) {
    for column in columns.clone() {
        let (x, y) = place(column, rows.start);
        figure.words((x, y + CELL), column.to_string(), Ink::Faint);
    }
    for row in rows {
        let (x, y) = place(columns.start, row);
        figure.words((x - CELL, y), row.to_string(), Ink::Faint);
    }
}

/// Draws a square that can be touched, and returns its middle.
pub fn square(
    figure: &mut Figure,
    (column, row): (u32, u32),
    ground: Thing,
    what: &str,
) -> (i32, i32) {
    let at = place(column, row);
    figure.put(at, ground);
    let label = say!("Column {}, row {}: {}", column, row, what);
    figure.spot(at, CELL - 2, handles::square(column as usize, row as usize), label);
    at
}

/// A board with what stands on each of its squares, and its sign.
pub(super) fn board(grid: Grid, standing: impl Fn(u64) -> (char, Standing)) -> Figure {
    let (rows, columns) = (grid.rows(), grid.columns());
    let mut figure = Figure::new(say!("Board with {} rows and {} columns.", rows, columns));
    for row in 0..rows {
        for column in 0..columns {
            let (sign, found) = standing(grid.square(row, column));
            let (ground, what) = match found {
                Standing::Nothing => (Thing::Square, say!("free")),
                Standing::Taken(thing) => (thing, say!("taken")),
                Standing::Piece(_, player, name) => (Thing::Square, of_player(name, player)),
                Standing::Outside(_, player, name) => (Thing::Gone, of_player(name, player)),
            };
            let named = (column as u32 + 1, (rows - row) as u32);
            let at = square(&mut figure, named, ground, &what);
            match found {
                Standing::Piece(thing, ..) => figure.put(at, thing),
                Standing::Outside(thing, ..) => {
                    figure.put(at, thing);
                    // It looks like a piece, but for its ground.
                    figure.write(sign);
                }
                Standing::Nothing | Standing::Taken(_) => {}
            }
        }
    }
    frame(&mut figure, 1..columns as u32 + 1, 1..rows as u32 + 1);
    figure
}
