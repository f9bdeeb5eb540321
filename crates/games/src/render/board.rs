//! Boards with stones, drawn with characters.
//!
//! Columns are the first coordinate, from left to right, and rows the second,
//! from below, so that near corners lie to the lower left. A third coordinate
//! makes layers, one below the other.

use std::collections::HashSet;

use nimatron_nimber::say;
use nimatron_nimber::text::Notation;

/// Wider boards are not drawn.
const MOST_COLUMNS: u64 = 32;
const MOST_ROWS: u64 = 32;
const MOST_LAYERS: u64 = 8;

/// The board with stones at these points; nothing if it is too large, or has
/// other than two or three dimensions.
pub(super) fn board(points: &[Vec<u64>], notation: Notation) -> Option<String> {
    let dimension = points.first()?.len();
    let side = |axis: usize| points.iter().filter_map(|point| point.get(axis)).max().copied();
    let (columns, rows) = (side(0)?, side(1)?);
    let layers = side(2).unwrap_or(1);
    let drawable = (2..=3).contains(&dimension)
        && columns <= MOST_COLUMNS
        && rows <= MOST_ROWS
        && layers <= MOST_LAYERS;
    if !drawable {
        return None;
    }
    let stones: HashSet<&[u64]> = points.iter().map(Vec::as_slice).collect();
    let (stone, empty) = match notation {
        Notation::Unicode => ('●', '·'),
        Notation::Ascii | Notation::Latex => ('o', '.'),
    };
    let width = columns.max(rows).to_string().len();
    let mut text = String::new();
    for layer in 1..=layers {
        if dimension == 3 {
            text += &say!("layer {}", layer);
            text.push('\n');
        }
        for y in (1..=rows).rev() {
            text += &format!("{y:>width$}");
            for x in 1..=columns {
                let point = [x, y, layer];
                let sign = if stones.contains(&point[..dimension]) { stone } else { empty };
                text += &format!(" {sign:>width$}");
            }
            text.push('\n');
        }
        text += &" ".repeat(width);
        for x in 1..=columns {
            text += &format!(" {x:>width$}");
        }
        text.push('\n');
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_dimensions_are_a_grid() {
        let drawn = board(&[vec![1, 3], vec![3, 1]], Notation::Ascii).unwrap();
        assert_eq!(drawn, "3 o . .\n2 . . .\n1 . . o\n  1 2 3\n");
    }

    #[test]
    fn three_dimensions_are_layers() {
        let drawn = board(&[vec![1, 2, 2]], Notation::Unicode).unwrap();
        assert_eq!(drawn, "layer 1\n2 ·\n1 ·\n  1\nlayer 2\n2 ●\n1 ·\n  1\n");
    }

    #[test]
    fn what_is_too_large_is_not_drawn() {
        assert_eq!(board(&[], Notation::Ascii), None);
        assert_eq!(board(&[vec![1, 1 << 40]], Notation::Ascii), None);
        assert_eq!(board(&[vec![1, 1, 1, 1]], Notation::Ascii), None);
        assert_eq!(board(&[vec![1]], Notation::Ascii), None);
    }
}
