//! Squares that are shaded by their numbers: the larger, the darker.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::Ink;
use crate::render::svg::pen::{ACCENT, FAINT, INK, PAPER, number, words};

/// So many shades can be told apart.
const SHADES: u64 = 64;
/// Heads of rows and columns that stand beside a grid without numbers, about.
const FEW_HEADS: usize = 16;
/// How wide a digit is, as a part of its size.
const DIGIT: f64 = 0.64;
/// The room of a head.
pub const HEAD: f64 = 26.0;

/// Rows of squares.
pub struct Grid<'a> {
    /// The numbers, row by row from above.
    pub rows: &'a [Vec<u64>],
    /// The largest number there may be, which is the darkest.
    pub most: u64,
    /// The heads of the rows and of the columns.
    pub heads: [&'a [String]; 2],
    /// Whether the numbers stand in their squares.
    pub numbers: bool,
    /// The side of a square.
    pub side: f64,
    pub ink: Ink,
}

impl Grid<'_> {
    /// Width and height with the heads.
    pub fn size(&self) -> (f64, f64) {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        (HEAD + columns as f64 * self.side, HEAD + self.rows.len() as f64 * self.side)
    }

    /// The grid with its upper left corner at a point, where the heads meet.
    pub fn drawn(&self, [x, y]: [f64; 2]) -> String {
        let [left, top, side] = [x + HEAD, y + HEAD, self.side];
        let mut shades: BTreeMap<u64, String> = BTreeMap::new();
        let mut texts = [String::new(), String::new()];
        for (row, values) in self.rows.iter().enumerate() {
            let y = top + row as f64 * side;
            let mut column = 0;
            for run in values.chunk_by(|a, b| self.shade(*a) == self.shade(*b)) {
                let (x, width) = (left + column as f64 * side, run.len() as f64 * side);
                let [x, y, width, side] = [x, y, width, side].map(number);
                let path = shades.entry(self.shade(run[0])).or_default();
                let _ = write!(path, "M{x} {y}h{width}v{side}h-{width}z");
                column += run.len();
            }
            for (column, value) in values.iter().enumerate().filter(|_| self.numbers) {
                let [x, y] = [left + (column as f64 + 0.5) * side, y + side * 0.68].map(number);
                let text = &mut texts[usize::from(self.is_dark(*value))];
                let _ = write!(text, "<text x=\"{x}\" y=\"{y}\">{value}</text>");
            }
        }
        let mut drawn = String::from("<g shape-rendering=\"crispEdges\">\n");
        for (shade, path) in shades {
            let [red, green, blue] = colour(self.ink, shade as f64 / (SHADES - 1) as f64);
            let _ = writeln!(drawn, "<path d=\"{path}\" fill=\"rgb({red},{green},{blue})\"/>");
        }
        drawn += "</g>\n";
        let size = number(self.font());
        for (text, colour) in texts.iter().zip([INK, PAPER]).filter(|(text, _)| !text.is_empty()) {
            let _ = writeln!(
                drawn,
                "<g font-size=\"{size}\" fill=\"{colour}\" text-anchor=\"middle\">{text}</g>"
            );
        }
        let size = self.font().clamp(9.0, 13.0);
        let [of_rows, of_columns] = self.heads;
        for (row, head) in self.shown(of_rows, size + 1.0) {
            let y = top + (row as f64 + 0.5) * side + size * 0.35;
            drawn += &words(x + HEAD / 2.0, y, size, FAINT, head);
        }
        let longest = of_columns.iter().map(String::len).max().unwrap_or(0) as f64;
        for (column, head) in self.shown(of_columns, longest * size * DIGIT + 4.0) {
            let x = left + (column as f64 + 0.5) * side;
            drawn += &words(x, top - 8.0, size, FAINT, head);
        }
        drawn
    }

    /// The outlines of parts, each given by its first and last row and its first and last column.
    pub fn outlines(&self, [x, y]: [f64; 2], parts: &[[usize; 4]]) -> String {
        let at = |index: usize| index as f64 * self.side;
        let mut path = String::new();
        for [first_row, last_row, first_column, last_column] in parts {
            let [left, top] = [x + HEAD + at(*first_column), y + HEAD + at(*first_row)].map(number);
            let [width, height] =
                [last_column + 1 - first_column, last_row + 1 - first_row].map(|n| number(at(n)));
            let _ = write!(path, "M{left} {top}h{width}v{height}h-{width}z");
        }
        // Seen on light squares as well as on dark ones.
        format!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{PAPER}\" stroke-width=\"3.4\"/>\n\
             <path d=\"{path}\" fill=\"none\" stroke=\"{ACCENT}\" stroke-width=\"1.8\"/>\n"
        )
    }

    /// The heads that there is room for, of which each takes so much.
    fn shown<'h>(&self, heads: &'h [String], room: f64) -> impl Iterator<Item = (usize, &'h str)> {
        let fits = self.side >= room;
        let step = if fits { 1 } else { heads.len().div_ceil(FEW_HEADS).max(1) };
        heads.iter().map(String::as_str).enumerate().step_by(step)
    }

    /// As large as the longest number allows.
    fn font(&self) -> f64 {
        let digits = self.most.max(1).ilog10() as f64 + 1.0;
        (self.side * 0.56).min(self.side * 0.86 / (digits * DIGIT))
    }

    fn shade(&self, value: u64) -> u64 {
        (value.min(self.most) * (SHADES - 1)).div_ceil(self.most.max(1))
    }

    fn is_dark(&self, value: u64) -> bool {
        let [red, green, blue] =
            colour(self.ink, self.shade(value) as f64 / (SHADES - 1) as f64).map(u32::from);
        red * 299 + green * 587 + blue * 114 < 125_000
    }
}

/// The colour of a part of the largest number: ever darker, so that it reads in grey.
fn colour(ink: Ink, part: f64) -> [u8; 3] {
    let stops: [[f64; 3]; 4] = match ink {
        Ink::Colour => {
            [[255.0, 253.0, 248.0], [240.0, 200.0, 140.0], [178.0, 72.0, 38.0], [46.0, 20.0, 26.0]]
        }
        Ink::Black => [[255.0; 3], [190.0; 3], [115.0; 3], [30.0; 3]],
    };
    let place = part.clamp(0.0, 1.0) * (stops.len() - 1) as f64;
    let index = (place as usize).min(stops.len() - 2);
    let between = place - index as f64;
    std::array::from_fn(|channel| {
        let [from, to] = [stops[index][channel], stops[index + 1][channel]];
        (from + (to - from) * between).round() as u8
    })
}
