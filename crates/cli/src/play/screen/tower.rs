//! One pile drawn: blocks grouped by powers of two.
//!
//! A finite pile stands on its largest power. Each power has a sign of its own,
//! so that equal powers are seen in different piles without colours; it is drawn
//! block by block while there is room, and otherwise as one labelled row. An
//! infinite pile is a tower of the terms of its Cantor normal form, the largest
//! at the bottom, the finite part on top.

use nimatron::Ordinal;
use nimatron::nim::{Part, parts};
use nimatron::play::shortened;
use nimatron::say;
use nimatron::text::Notation;

/// Columns of a tower, the gap to the next one included.
pub const WIDTH: usize = 10;
/// Blocks side by side.
const ACROSS: usize = 4;
/// Columns of a label beside blocks.
const LABEL: usize = WIDTH - ACROSS - 2;

const UNICODE_SIGNS: [char; 8] = ['●', '◆', '■', '▲', '★', '▼', '○', '◇'];
const ASCII_SIGNS: [char; 8] = ['o', 'x', '#', '%', '@', '&', '$', '+'];

/// A row of a tower.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The blocks.
    pub blocks: String,
    /// What the row is, in few characters.
    pub label: String,
    /// The power of two that it belongs to: 0 for 1, 1 for 2, 2 for 4. Nothing
    /// for a transfinite term.
    pub power: Option<usize>,
}

/// The sign of the blocks of 2^power.
pub fn sign(power: usize, notation: Notation) -> char {
    let signs = if notation == Notation::Ascii { ASCII_SIGNS } else { UNICODE_SIGNS };
    signs[power % signs.len()]
}

/// The rows of a pile from the bottom up, at most `room` of them.
pub fn tower(height: &Ordinal, room: usize, notation: Notation) -> Vec<Row> {
    let parts: Vec<Part> = parts(height).take(room + 1).collect();
    let rows_of = |part: &Part| match part {
        Part::Infinite(_) => Some(1),
        Part::Power(power) => 1usize.checked_shl(u32::try_from(*power).ok()?),
    };
    let blocks = parts.iter().map(|part| rows_of(part).map(|blocks| blocks.div_ceil(ACROSS)));
    let needed = blocks.sum::<Option<usize>>();
    let in_full = needed.is_some_and(|rows| rows <= room);
    let rows = parts.into_iter().flat_map(|part| match part {
        Part::Infinite(term) => {
            let text = shortened(&term.to_text(notation), WIDTH - 3, notation);
            vec![Row { blocks: format!("[{text}]"), label: String::new(), power: None }]
        }
        Part::Power(power) if in_full => block_rows(power, notation),
        Part::Power(power) => vec![labelled(power, notation)],
    });
    cut(rows.collect(), room, notation)
}

/// The blocks of 2^power, the label on the lowest row.
fn block_rows(power: usize, notation: Notation) -> Vec<Row> {
    let count = 1usize << power;
    let rows = (0..count.div_ceil(ACROSS)).map(|row| {
        let across = ACROSS.min(count - row * ACROSS);
        let blocks = std::iter::repeat_n(sign(power, notation), across).collect();
        let label = if row == 0 { count.to_string() } else { String::new() };
        Row { blocks, label, power: Some(power) }
    });
    rows.collect()
}

/// 2^power as a single row: `■ 64`, `■ 2^70`.
fn labelled(power: usize, notation: Notation) -> Row {
    let number = (power < 64).then(|| (1u64 << power).to_string());
    let label = number.filter(|number| number.len() <= LABEL + 1);
    let label = label.unwrap_or_else(|| format!("2^{power}"));
    Row { blocks: sign(power, notation).to_string(), label, power: Some(power) }
}

/// The lowest rows, and how many more there are.
fn cut(mut rows: Vec<Row>, room: usize, notation: Notation) -> Vec<Row> {
    if rows.len() > room {
        rows.truncate(room.saturating_sub(1));
        let more = if notation == Notation::Ascii { "..." } else { "⋮" };
        rows.push(Row { blocks: more.into(), label: say!("more"), power: None });
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(height: &str, room: usize) -> Vec<String> {
        let rows = tower(&height.parse().unwrap(), room, Notation::Ascii);
        rows.iter().rev().map(|row| format!("{} {}", row.blocks, row.label)).collect()
    }

    #[test]
    fn blocks_are_grouped_by_powers() {
        assert_eq!(drawn("7", 9), ["o 1", "xx 2", "#### 4"]);
        assert_eq!(drawn("9", 9), ["o 1", "%%%% ", "%%%% 8"]);
        assert_eq!(drawn("0", 9), Vec::<String>::new());
    }

    #[test]
    fn high_piles_are_counted_by_powers() {
        assert_eq!(drawn("97", 9), ["o 1", "& 32", "$ 64"]);
        assert_eq!(drawn("1000000", 3), ["... more", "# 2^18", "% 2^19"]);
        let long = "9".repeat(10_000);
        assert_eq!(drawn(&long, 12).len(), 12);
    }

    #[test]
    fn infinite_piles_are_towers_of_terms() {
        assert_eq!(drawn("w^2*3+w+5", 9), ["o 1", "#### 4", "[w] ", "[w^2*3] "]);
        assert_eq!(drawn("w^(w+3)+w^w*3+w*5+7", 3), ["... more", "[w^w*3] ", "[w^(w+3)] "]);
        let rows = tower(&"w^(w^(w+3))+w1".parse().unwrap(), 9, Notation::Unicode);
        assert!(rows.iter().all(|row| row.blocks.chars().count() < WIDTH));
    }
}
