//! Figures: discs, squares and lines in the plane, with the places that can be
//! touched. What rulesets draw, once for pages, pictures and terminals.
//!
//! Coordinates are in pixels, x to the right and y downwards; where the figure
//! begins does not matter. Squares of boards and strips and the pins of rows lie
//! on a lattice of [`CELL`]s, so that they can be drawn with characters, too.

use nimatron_nimber::text::Notation;

use crate::rulesets::coloured_hackenbush::Colour;

/// The side of a square.
pub(crate) const CELL: i32 = 36;
const MARGIN: i32 = 20;

/// How a mark looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    /// Filled: a stone, a pin, a vertex that counts.
    Full,
    /// Outlined: an empty square, a stone of the other kind.
    Open,
    /// Faint: a square that is taken, a line of the ground.
    Faint,
    /// What stands out: the poison, the dollar, the token.
    Accent,
    /// An edge of this colour, which differs from others in its dashes, too.
    Edge(Colour),
}

/// A shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// A disc of this radius around its place.
    Disc(i32),
    /// A square with its middle there.
    Square,
    /// A line to another point, bent by so many pixels to the side.
    Line { to: (i32, i32), bend: i32 },
    /// Words, centred.
    Words(String),
}

/// A shape at its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    pub(crate) at: (i32, i32),
    pub(crate) shape: Shape,
    pub(crate) ink: Ink,
}

/// Where something can be touched: a rectangle around a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) handle: String,
    pub(crate) label: String,
    pub(crate) at: (i32, i32),
    pub(crate) side: i32,
}

/// A figure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Figure {
    /// All of it for the ear.
    pub(crate) label: String,
    /// In the order in which they are drawn.
    pub(crate) marks: Vec<Mark>,
    pub(crate) spots: Vec<Spot>,
}

impl Figure {
    pub(crate) fn new(label: impl Into<String>) -> Figure {
        Figure { label: label.into(), ..Figure::default() }
    }

    fn mark(&mut self, at: (i32, i32), shape: Shape, ink: Ink) {
        self.marks.push(Mark { at, shape, ink });
    }

    pub(crate) fn disc(&mut self, at: (i32, i32), radius: i32, ink: Ink) {
        self.mark(at, Shape::Disc(radius), ink);
    }

    pub(crate) fn square(&mut self, at: (i32, i32), ink: Ink) {
        self.mark(at, Shape::Square, ink);
    }

    pub(crate) fn line(&mut self, at: (i32, i32), to: (i32, i32), bend: i32, ink: Ink) {
        self.mark(at, Shape::Line { to, bend }, ink);
    }

    pub(crate) fn words(&mut self, at: (i32, i32), text: impl Into<String>, ink: Ink) {
        self.mark(at, Shape::Words(text.into()), ink);
    }

    /// Lets a place be touched.
    pub(crate) fn spot(&mut self, at: (i32, i32), side: i32, handle: String, label: String) {
        self.spots.push(Spot { handle, label, at, side });
    }

    /// How wide and high the figure is, and the point that becomes its upper
    /// left corner.
    pub(crate) fn frame(&self) -> ((i32, i32), (i32, i32)) {
        let mut corners = Vec::new();
        for mark in &self.marks {
            let reach = match &mark.shape {
                Shape::Disc(radius) => *radius,
                Shape::Square => CELL / 2,
                Shape::Line { to, bend } => {
                    corners.push((*to, bend.abs() / 2));
                    bend.abs() / 2
                }
                Shape::Words(text) => (text.chars().count() as i32 * 4).max(8),
            };
            corners.push((mark.at, reach));
        }
        let least = |axis: fn((i32, i32)) -> i32| {
            corners.iter().map(|&(at, reach)| axis(at) - reach).min().unwrap_or(0) - MARGIN
        };
        let most = |axis: fn((i32, i32)) -> i32| {
            corners.iter().map(|&(at, reach)| axis(at) + reach).max().unwrap_or(0) + MARGIN
        };
        let (left, top) = (least(|at| at.0), least(|at| at.1));
        ((most(|at| at.0) - left, most(|at| at.1) - top), (left, top))
    }

    /// The figure drawn with characters, if all of it lies on the lattice of
    /// cells: a line for each row of cells.
    pub(crate) fn characters(&self, notation: Notation) -> Option<String> {
        let unicode = notation == Notation::Unicode;
        let sign = |mark: &Mark| {
            Some(match (&mark.shape, mark.ink) {
                (Shape::Line { .. }, _) => return None,
                (Shape::Words(text), _) => text.clone(),
                (_, Ink::Accent) => (if unicode { "◆" } else { "$" }).into(),
                (Shape::Square, Ink::Faint) => (if unicode { "▒" } else { "#" }).into(),
                (Shape::Square, Ink::Full | Ink::Edge(_)) => {
                    (if unicode { "■" } else { "#" }).into()
                }
                (Shape::Square, Ink::Open) => (if unicode { "·" } else { "." }).into(),
                (Shape::Disc(_), Ink::Open) => (if unicode { "○" } else { "x" }).into(),
                (Shape::Disc(_), _) => (if unicode { "●" } else { "o" }).into(),
            })
        };
        let signs: Vec<(i32, i32, String)> = self
            .marks
            .iter()
            .map(|mark| Some((mark.at.1.div_euclid(CELL), mark.at.0.div_euclid(CELL), sign(mark)?)))
            .collect::<Option<_>>()?;
        let left = signs.iter().map(|(_, column, _)| *column).min()?;
        let (top, bottom) =
            (signs.iter().map(|sign| sign.0).min()?, signs.iter().map(|sign| sign.0).max()?);
        let right = signs.iter().map(|(_, column, _)| *column).max()?;
        let width = signs.iter().map(|sign| sign.2.chars().count()).max()?;
        let mut lines = Vec::new();
        for row in top..=bottom {
            let cells = (left..=right).map(|column| {
                // What is drawn last lies on top.
                let here = signs.iter().rev().find(|sign| sign.0 == row && sign.1 == column);
                format!("{:>width$}", here.map_or("", |sign| sign.2.as_str()))
            });
            let line = cells.collect::<Vec<_>>().join(" ");
            lines.push(line.trim_end().to_string());
        }
        Some(lines.join("\n") + "\n")
    }
}
