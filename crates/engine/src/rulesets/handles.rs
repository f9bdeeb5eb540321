//! Handles: what the places of a picture are called, and the names of moves in words.
//!
//! A picture and the moves on it meet in their handles, and both make them here: a square of a
//! board is `3,1` by column and row, a position in a part `2:5`, a vertex or an edge its name.

use nimatron_nimber::say;

use crate::foundation::{MoveName, NamePart, Place, Sign};

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
    let mut signs = name.parts().iter().filter_map(|part| match part {
        NamePart::Sign(sign) => Some(*sign),
        _ => None,
    });
    let between = name.parts().split(|part| matches!(part, NamePart::Sign(_)));
    let between = between.map(|parts| MoveName::new(parts.to_vec()).to_string());
    let told = between.reduce(|before, after| match signs.next() {
        Some(Sign::Arrow | Sign::Step) => say!("{} to {}", before, after),
        Some(Sign::Dash) => say!("{} and {}", before, after),
        Some(Sign::Stroke) => say!("{}, shooting at {}", before, after),
        Some(Sign::Comma) => format!("{before}, {after}"),
        Some(Sign::Colon) => format!("{before}: {after}"),
        Some(Sign::Blank) | None => format!("{before} {after}"),
    });
    told.unwrap_or_default()
}
