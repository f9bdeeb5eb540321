//! Pictures of Dots and Boxes, in which lines are touched, and changes by hand.

use nimatron_nimber::say;

use super::Position;
use super::board::Line;
use super::text::letter;
use crate::foundation::Player;
use crate::rulesets::figure::{CELL, Colour, Figure, Ink};
use crate::rulesets::graph::bits;
use crate::rulesets::{Change, Editing};

/// The side of a box.
const SIDE: i32 = 2 * CELL;
const DOT: i32 = 6;
/// How far the names of rows and columns are from the dots.
const ASIDE: i32 = 28;
/// How wide a line is for a finger.
const TOUCHED: i32 = 44;

impl Position {
    /// The picture: dots, lines, and whose each closed box is.
    pub fn figure(&self) -> Figure {
        let board = self.board();
        let score = self.score();
        let mut figure = Figure::new(say!(
            "Dots and Boxes with {} rows and {} columns of boxes. Left has {}, Right has {}.",
            board.rows(),
            board.columns(),
            score[Player::Left],
            score[Player::Right]
        ));
        let dot = |row: usize, column: usize| (column as i32 * SIDE, row as i32 * SIDE);
        let owned = self.owned();
        for player in Player::BOTH {
            for number in bits(owned[player].into()) {
                let number = number as usize;
                let (x, y) = dot(number / board.columns(), number % board.columns());
                let ink = Ink::Edge(match player {
                    Player::Left => Colour::Blue,
                    Player::Right => Colour::Red,
                });
                let middle = (x + SIDE / 2, y + SIDE / 2);
                figure.disc(middle, SIDE / 4, ink);
                figure.words(middle, letter(player), Ink::Full);
            }
        }
        for number in 0..board.count_lines() as u32 {
            let Line { row, column, stands } = board.line(number);
            let from = dot(row, column);
            let to = if stands { dot(row + 1, column) } else { dot(row, column + 1) };
            let is_left = self.left() >> number & 1 == 1;
            if !is_left {
                figure.line(from, to, 0, Ink::Full);
            }
            let name = board.ends(number).join("-");
            let label = match is_left {
                true => say!("line {}, free", &name),
                false => say!("line {}, drawn", &name),
            };
            let middle = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
            figure.spot(middle, TOUCHED, name, label);
        }
        for row in 0..=board.rows() {
            for column in 0..=board.columns() {
                figure.disc(dot(row, column), DOT, Ink::Full);
            }
            let (_, y) = dot(row, 0);
            figure.words((-ASIDE, y), (board.rows() + 1 - row).to_string(), Ink::Faint);
        }
        let (_, bottom) = dot(board.rows(), 0);
        for column in 0..=board.columns() {
            let (x, _) = dot(0, column);
            figure.words((x, bottom + ASIDE), board.letter(column), Ink::Faint);
        }
        figure
    }

    /// The changes by hand: lines are drawn or rubbed out, closed boxes change hands, and the board
    /// grows and shrinks at the right and at the bottom.
    pub fn editing(&self) -> Editing {
        let board = self.board();
        let owned = self.owned();
        let mut changes = Vec::new();
        for number in 0..board.count_lines() as u32 {
            let line = 1 << number;
            let tool = if self.left() & line != 0 { say!("a line") } else { say!("no line") };
            let leaves = self.with_lines_left(self.left() ^ line).body();
            changes.push(Change { tool, handles: vec![board.ends(number).join("-")], leaves });
        }
        let mut figure = self.figure();
        for number in bits((owned[Player::Left] | owned[Player::Right]).into()) {
            let (row, column) =
                (number as usize / board.columns(), number as usize % board.columns());
            let (handle, label) = (format!("box {number}"), say!("box {},{}", column + 1, row + 1));
            let owner =
                if owned[Player::Left] >> number & 1 == 1 { Player::Right } else { Player::Left };
            let of_left = owned[Player::Left] ^ 1 << number;
            let leaves = Position::new(board, self.left(), of_left, self.mover()).body();
            let tool = say!("a box of {}", owner.told());
            changes.push(Change { tool, handles: vec![handle.clone()], leaves });
            let middle = |at: usize| at as i32 * SIDE + SIDE / 2;
            figure.spot((middle(column), middle(row)), SIDE - TOUCHED, handle, label);
        }
        changes.extend(self.sizes());
        Editing::of(Some(figure), changes)
    }

    fn sizes(&self) -> Vec<Change<String>> {
        let signs = self.signs();
        let change = |tool: String, with: &dyn Fn(&mut Vec<Vec<char>>)| {
            let mut signs = signs.clone();
            with(&mut signs);
            let rows: Vec<String> = signs.iter().map(|row| row.iter().collect()).collect();
            Change { tool, handles: Vec::new(), leaves: rows.join("/") }
        };
        let dots = |index: usize| if index % 2 == 0 { 'o' } else { '.' };
        vec![
            change(say!("a further row"), &|rows| {
                let width = rows[0].len();
                rows.push(vec!['.'; width]);
                rows.push((0..width).map(dots).collect());
            }),
            change(say!("one row less"), &|rows| rows.truncate(rows.len() - 2)),
            change(say!("a further column"), &|rows| {
                for (index, row) in rows.iter_mut().enumerate() {
                    row.extend(['.', dots(index)]);
                }
            }),
            change(say!("one column less"), &|rows| {
                rows.iter_mut().for_each(|row| row.truncate(row.len() - 2));
            }),
        ]
    }
}
