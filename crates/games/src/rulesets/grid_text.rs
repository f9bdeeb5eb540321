//! Boards of squares, how they are read and written.
//!
//! ```text
//! board = rows "x" columns | row {"/" row}
//! ```

use nimatron_nimber::text::ParseError;

use super::grid::{Grid, bits};
use super::plain::Board;
use crate::core::{Piece, Place};

/// A board as it is typed.
pub(super) enum Typed<const N: usize> {
    /// Only its sides.
    Sides(Grid),
    /// Row by row: for each sign the squares on which it stands.
    Rows(Grid, [u64; N]),
}

/// Reads a board with these signs on its squares.
pub(super) fn read<const N: usize>(
    body: Piece<'_>,
    signs: [char; N],
    example: &str,
) -> Result<Typed<N>, ParseError> {
    let body = body.trimmed();
    let refused = |message: String, piece: Piece<'_>| {
        ParseError::new(message, piece.span()).with_help(example)
    };
    let most = Grid::MOST_SQUARES;
    let board = |rows: usize, columns: usize| match (rows, columns) {
        (0, _) | (_, 0) => Err(refused("expected a board with squares".into(), body)),
        _ => Grid::new(rows, columns)
            .ok_or_else(|| refused(format!("a board has at most {most} squares"), body)),
    };
    if body.text.starts_with(|c: char| c.is_ascii_digit()) {
        let sides = body.text.split_once(['x', '×']);
        let sides = sides.and_then(|(rows, columns)| {
            Some((rows.trim().parse().ok()?, columns.trim().parse().ok()?))
        });
        return match sides {
            Some((rows, columns)) => board(rows, columns).map(Typed::Sides),
            None => {
                Err(refused("expected the number of rows, an x and that of columns".into(), body))
            }
        };
    }
    let mut lines = Vec::new();
    let mut rest = Some(body);
    while let Some(line) = rest {
        let (line, after) = match line.split_once("/") {
            Some((line, after)) => (line, Some(after)),
            None => (line, None),
        };
        lines.push(line.trimmed());
        rest = after;
    }
    let columns = lines[0].text.chars().count();
    let grid = board(lines.len(), columns)?;
    let mut sets = [0; N];
    for (row, line) in lines.into_iter().enumerate() {
        if line.text.chars().count() != columns {
            return Err(refused(format!("row {} is not as long as the first", row + 1), line));
        }
        for (column, (at, sign)) in line.text.char_indices().enumerate() {
            let Some(found) = signs.iter().position(|known| *known == sign) else {
                let known = signs.map(String::from).join(" ");
                let piece =
                    Piece { text: &line.text[at..at + sign.len_utf8()], start: line.start + at };
                return Err(refused(format!("expected one of the signs {known}"), piece));
            };
            sets[found] |= grid.square(row, column);
        }
    }
    Ok(Typed::Rows(grid, sets))
}

/// A plain board as sets: for each sign the squares on which it stands.
pub(super) fn squares<const N: usize>(board: &Board, signs: [char; N]) -> (Grid, [u64; N]) {
    let grid = Grid::new(board.rows(), board.columns()).expect("a part of a board is no larger");
    let set = |sign| {
        let squares = board.with_sign(sign);
        squares.fold(0, |set, (row, column)| set | grid.square(row, column))
    };
    (grid, signs.map(set))
}

/// The rows of a board: the signs of the sets in which its squares are.
pub(super) fn written<const N: usize>(grid: Grid, sets: [(char, u64); N]) -> String {
    let sign = |row, column| {
        let square = grid.square(row, column);
        sets.iter().find(|(_, set)| set & square != 0).map_or(' ', |(sign, _)| *sign)
    };
    let rows = (0..grid.rows())
        .map(|row| (0..grid.columns()).map(|column| sign(row, column)).collect::<String>());
    rows.collect::<Vec<String>>().join("/")
}

/// A square by its column and row, counted from 1 and the lower left corner.
pub(super) fn place(grid: Grid, bit: u32) -> Place {
    let (row, column) = grid.place(bit);
    Place::Square { column: column + 1, row: grid.rows() - row }
}

/// The places of the squares in a set.
pub(super) fn places(grid: Grid, set: u64) -> impl Iterator<Item = Place> {
    bits(set).map(move |bit| place(grid, bit))
}
