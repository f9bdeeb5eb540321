//! Boards of squares: Cram, Chomp, Wythoff's game.
//!
//! A handle names a square by its column and row, rows counted from below: `3,1`.

use crate::foundation::MoveName;
use crate::rulesets::boards::picture::{frame, place, square};
use crate::rulesets::chomp::Chomp;
use crate::rulesets::cram::Cram;
use crate::rulesets::figure::{Figure, Ink};
use crate::rulesets::handles::spoken;
use crate::rulesets::searched::Sketch;
use crate::rulesets::wythoff::Wythoff;

const MOST_SIDE: u32 = 40;
const RADIUS: i32 = 13;

impl Sketch for Cram {
    fn figure(&self) -> Option<Figure> {
        let (rows, columns) = self.sides();
        let mut figure = Figure::new(format!("Board with {rows} rows and {columns} columns."));
        for row in 0..rows {
            for column in 0..columns {
                let free = self.is_free(row, column);
                let (ink, what) = if free { (Ink::Open, "free") } else { (Ink::Faint, "taken") };
                square(&mut figure, column as u32 + 1, (rows - row) as u32, ink, what);
            }
        }
        frame(&mut figure, 1..columns as u32 + 1, 1..rows as u32 + 1);
        Some(figure)
    }

    fn other_handles(&self, name: &MoveName) -> Option<Vec<String>> {
        let mut squares = self.handles(name);
        squares.reverse();
        Some(squares)
    }

    fn words(&self, name: &MoveName) -> String {
        format!("a domino on {}", spoken(name))
    }
}

impl Sketch for Chomp {
    fn figure(&self) -> Option<Figure> {
        let lengths: Vec<String> = self.rows().iter().map(u8::to_string).collect();
        let mut figure = Figure::new(format!("Rows of {} squares.", lengths.join(", ")));
        for (row, &length) in (1..).zip(self.rows()) {
            for column in 1..=u32::from(length) {
                let what = if (column, row) == (1, 1) { "poisoned" } else { "chocolate" };
                square(&mut figure, column, row, Ink::Open, what);
            }
        }
        figure.disc(place(1, 1), RADIUS, Ink::Accent);
        let width = u32::from(self.rows().first().copied().unwrap_or(0));
        frame(&mut figure, 1..width + 1, 1..self.rows().len() as u32 + 1);
        Some(figure)
    }

    fn words(&self, name: &MoveName) -> String {
        format!("bite at {name}")
    }
}

impl Sketch for Wythoff {
    fn figure(&self) -> Option<Figure> {
        let queens = self.queens();
        let width = queens.iter().map(|queen| queen.0).max()?;
        let height = queens.iter().map(|queen| queen.1).max()?;
        if width >= MOST_SIDE || height >= MOST_SIDE {
            return None;
        }
        let told: Vec<String> = queens.iter().map(|(x, y)| format!("({x},{y})")).collect();
        let mut figure = Figure::new(format!("Queens on {}.", told.join(", ")));
        for row in 0..=height {
            for column in 0..=width {
                let here = queens.contains(&(column, row));
                let what = if here { "a queen" } else { "empty" };
                square(&mut figure, column, row, Ink::Open, what);
                if here {
                    figure.disc(place(column, row), RADIUS, Ink::Full);
                }
            }
        }
        frame(&mut figure, 0..width + 1, 0..height + 1);
        Some(figure)
    }

    fn words(&self, name: &MoveName) -> String {
        format!("the queen from {}", spoken(name))
    }
}
