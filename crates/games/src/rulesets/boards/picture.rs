//! Pictures of boards of squares.
//!
//! A handle names a square by its column and row, rows counted from below: `3,1`.

use super::Grid;
use crate::foundation::{PerPlayer, Player};
use crate::rulesets::figure::{CELL, Figure, Ink};
use crate::rulesets::handles;

const RADIUS: i32 = 13;

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nothing: it is free.
    Nothing,
    /// It is no square for moves any more.
    Taken,
    /// A piece of a player.
    Stone(Player),
}

/// Where the middle of a square lies in a figure.
pub fn place(column: u32, row: u32) -> (i32, i32) {
    (column as i32 * CELL, -(row as i32) * CELL)
}

/// Numbers below the columns and beside the rows.
pub fn frame(figure: &mut Figure, columns: std::ops::Range<u32>, rows: std::ops::Range<u32>) {
    for column in columns.clone() {
        let (x, y) = place(column, rows.start);
        figure.words((x, y + CELL), column.to_string(), Ink::Faint);
    }
    for row in rows {
        let (x, y) = place(columns.start, row);
        figure.words((x - CELL, y), row.to_string(), Ink::Faint);
    }
}

/// Draws a square that can be touched, and says where it lies.
pub fn square(figure: &mut Figure, column: u32, row: u32, ink: Ink, what: &str) -> (i32, i32) {
    let at = place(column, row);
    figure.square(at, ink);
    let label = format!("Column {column}, row {row}: {what}");
    figure.spot(at, CELL - 2, handles::square(column as usize, row as usize), label);
    at
}

/// A board with the pieces of both players, which are called by these names.
pub fn stones(grid: Grid, names: PerPlayer<&str>, standing: impl Fn(u64) -> Standing) -> Figure {
    let (rows, columns) = (grid.rows(), grid.columns());
    let mut figure = Figure::new(format!("Board with {rows} rows and {columns} columns."));
    for row in 0..rows {
        for column in 0..columns {
            let found = standing(grid.square(row, column));
            let (ink, what) = match found {
                Standing::Nothing => (Ink::Open, "free".into()),
                Standing::Taken => (Ink::Faint, "taken".into()),
                Standing::Stone(player) => (Ink::Open, format!("{} of {player}", names[player])),
            };
            let at = square(&mut figure, column as u32 + 1, (rows - row) as u32, ink, &what);
            if let Standing::Stone(player) = found {
                figure.disc(at, RADIUS, stone(player));
            }
        }
    }
    frame(&mut figure, 1..columns as u32 + 1, 1..rows as u32 + 1);
    figure
}

/// How the stones of a player are drawn.
pub fn stone(player: Player) -> Ink {
    match player {
        Player::Left => Ink::Full,
        Player::Right => Ink::Open,
    }
}

/// The stone on a square, if one of both players has it.
pub fn owner(sets: PerPlayer<u64>, square: u64) -> Option<Standing> {
    let owner = Player::BOTH.into_iter().find(|player| sets[*player] & square != 0);
    owner.map(Standing::Stone)
}
