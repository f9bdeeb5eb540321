//! Handles: what the places of a picture are called, and the names of moves in words.
//!
//! A picture and the moves on it meet in their handles, and both make them here: a square of a
//! board is `3,1` by column and row, a position in a part `2:5`, a vertex or an edge its name.

use crate::foundation::{MoveName, Place, Sign};

/// The handle of a square by its column and row.
pub fn square(column: usize, row: usize) -> String {
    format!("{column},{row}")
}

/// The handle of a position in the part of this number.
pub fn within(part: usize, position: impl std::fmt::Display) -> String {
    format!("{part}:{position}")
}

/// The handles of the places that a move names, in order. A part is touched in its positions.
pub fn of_places(name: &MoveName) -> Vec<String> {
    let mut part = 1;
    let handle = |place: &Place| match place {
        Place::Part(number) => {
            part = *number;
            None
        }
        Place::Square { column, row } => Some(square(*column, *row)),
        Place::Position(number) => Some(within(part, number)),
        Place::Vertex(name) => Some(name.to_string()),
        Place::Edge(edge) => Some(edge.to_string()),
    };
    name.places().filter_map(handle).collect()
}

/// The name of a move with words instead of its signs.
pub fn spoken(name: &MoveName) -> String {
    name.with_signs(|sign| match sign {
        Sign::Arrow | Sign::Step => " to ",
        Sign::Dash => " and ",
        Sign::Stroke => ", shooting at ",
        Sign::Comma => ", ",
        Sign::Colon => ": ",
        Sign::Blank => " ",
    })
}
