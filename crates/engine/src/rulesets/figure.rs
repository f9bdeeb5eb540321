//! Figures: discs, squares, lines and curves in the plane, with the places that can be
//! touched. What rulesets draw, once for pages, pictures and terminals.
//!
//! Coordinates are in pixels, x to the right and y downwards; where the figure
//! begins does not matter. Squares of boards and strips and the pins of rows lie
//! on a lattice of [`CELL`]s, so that they can be drawn with characters, too.
//!
//! ```
//! use nimatron::rulesets::figure::{CELL, Figure, Ink};
//! let mut figure = Figure::new("A strip of 2 squares.");
//! for (column, ink) in [(0, Ink::Open), (1, Ink::Faint)] {
//!     let at = (column * CELL, 0);
//!     figure.square(at, ink);
//!     figure.spot(at, CELL, column.to_string(), format!("square {column}"));
//! }
//! assert_eq!(figure.spots.len(), 2);
//! ```

use nimatron_nimber::text::Notation;

/// The side of a square.
pub const CELL: i32 = 36;
/// The radius of a piece on a square.
pub const DISC: i32 = 13;
const MARGIN: i32 = 20;

/// The colour of an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// The edges of Left.
    Blue,
    /// The edges of Right.
    Red,
    /// The edges of both.
    Green,
}

impl Colour {
    /// All colours.
    pub const ALL: [Colour; 3] = [Colour::Blue, Colour::Red, Colour::Green];

    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            Colour::Blue => "blue",
            Colour::Red => "red",
            Colour::Green => "green",
        }
    }
}

/// How a mark looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
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
pub enum Shape {
    /// A disc of this radius around its place.
    Disc(i32),
    /// A square with its middle there.
    Square,
    /// A line to another point.
    Line {
        /// Where it ends.
        to: (i32, i32),
        /// By how many pixels its middle lies to the side.
        bend: i32,
    },
    /// A smooth curve through further points: see [`smooth`].
    Curve(Vec<(i32, i32)>),
    /// Words, centred.
    Words(String),
}

/// A shape at its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The middle of a shape, or the beginning of a line or curve.
    pub at: (i32, i32),
    /// What is drawn.
    pub shape: Shape,
    /// How it looks.
    pub ink: Ink,
}

/// Where something can be touched: a rectangle around a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The name of the place, of which the handles of moves are made.
    pub handle: String,
    /// The place in words.
    pub label: String,
    /// The middle of the rectangle.
    pub at: (i32, i32),
    /// The length of its sides.
    pub side: i32,
}

/// A figure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figure {
    /// All of it for the ear.
    pub label: String,
    /// In the order in which they are drawn.
    pub marks: Vec<Mark>,
    /// The places that can be touched.
    pub spots: Vec<Spot>,
    /// How much free space lies around it besides the usual margin, in pixels.
    pub room: i32,
}

/// The pieces of a smooth curve through points: cubic Bézier curves, each by its two control points
/// and its end. At every inner point the curve is parallel to the chord of its neighbours, and the
/// controls of a piece are a third of its length away from its ends.
///
/// ```
/// use nimatron::rulesets::figure::smooth;
/// let pieces = smooth(&[(0, 0), (30, 30), (60, 0)]);
/// assert_eq!(pieces[0][2], (30.0, 30.0));
/// // At the top the curve is level.
/// assert_eq!((pieces[0][1].1, pieces[1][0].1), (30.0, 30.0));
/// ```
pub fn smooth(points: &[(i32, i32)]) -> Vec<[(f64, f64); 3]> {
    let points: Vec<(f64, f64)> = points.iter().map(|&(x, y)| (x.into(), y.into())).collect();
    let minus = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0, a.1 - b.1);
    let direction = |at: usize| {
        let (before, after) = (at.saturating_sub(1), (at + 1).min(points.len() - 1));
        let (x, y) = minus(points[after], points[before]);
        let length = x.hypot(y).max(1e-9);
        (x / length, y / length)
    };
    (1..points.len())
        .map(|at| {
            let (from, to) = (points[at - 1], points[at]);
            let (x, y) = minus(to, from);
            let third = x.hypot(y) / 3.0;
            let (start, end) = (direction(at - 1), direction(at));
            [
                (from.0 + start.0 * third, from.1 + start.1 * third),
                (to.0 - end.0 * third, to.1 - end.1 * third),
                to,
            ]
        })
        .collect()
}

/// The points of a smooth curve through points, so close to each other that the segments between
/// them are hardly different from it.
pub fn flattened(points: &[(i32, i32)]) -> Vec<(f64, f64)> {
    const PARTS: i32 = 6;
    let Some(&(x, y)) = points.first() else { return Vec::new() };
    let mut flat = vec![(f64::from(x), f64::from(y))];
    for [first, second, end] in smooth(points) {
        let start = flat[flat.len() - 1];
        flat.extend((1..=PARTS).map(|part| {
            let t = f64::from(part) / f64::from(PARTS);
            let u = 1.0 - t;
            let at = |a: f64, b: f64, c: f64, d: f64| {
                u * u * u * a + 3.0 * u * u * t * b + 3.0 * u * t * t * c + t * t * t * d
            };
            (at(start.0, first.0, second.0, end.0), at(start.1, first.1, second.1, end.1))
        }));
    }
    flat
}

impl Figure {
    /// An empty figure, with all of it in words.
    pub fn new(label: impl Into<String>) -> Figure {
        Figure { label: label.into(), ..Figure::default() }
    }

    fn mark(&mut self, at: (i32, i32), shape: Shape, ink: Ink) {
        self.marks.push(Mark { at, shape, ink });
    }

    /// Draws a disc around a point.
    pub fn disc(&mut self, at: (i32, i32), radius: i32, ink: Ink) {
        self.mark(at, Shape::Disc(radius), ink);
    }

    /// Draws a square of a [`CELL`].
    pub fn square(&mut self, at: (i32, i32), ink: Ink) {
        self.mark(at, Shape::Square, ink);
    }

    /// Draws a line to a point, its middle moved to the side by `bend` pixels.
    pub fn line(&mut self, at: (i32, i32), to: (i32, i32), bend: i32, ink: Ink) {
        self.mark(at, Shape::Line { to, bend }, ink);
    }

    /// Draws a smooth curve through points; nothing if there are none.
    pub fn curve(&mut self, points: &[(i32, i32)], ink: Ink) {
        if let [first, rest @ ..] = points {
            self.mark(*first, Shape::Curve(rest.to_vec()), ink);
        }
    }

    /// Writes words around a point.
    pub fn words(&mut self, at: (i32, i32), text: impl Into<String>, ink: Ink) {
        self.mark(at, Shape::Words(text.into()), ink);
    }

    /// Lets a place be touched.
    pub fn spot(&mut self, at: (i32, i32), side: i32, handle: String, label: String) {
        self.spots.push(Spot { handle, label, at, side });
    }

    /// How wide and high the figure is, and the point that becomes its upper
    /// left corner.
    pub fn frame(&self) -> ((i32, i32), (i32, i32)) {
        let margin = MARGIN + self.room;
        let mut corners = Vec::new();
        for mark in &self.marks {
            let reach = match &mark.shape {
                Shape::Disc(radius) => *radius,
                Shape::Square => CELL / 2,
                Shape::Line { to, bend } => {
                    corners.push((*to, bend.abs() / 2));
                    bend.abs() / 2
                }
                Shape::Curve(points) => {
                    corners.extend(points.iter().map(|&point| (point, 0)));
                    0
                }
                Shape::Words(text) => (text.chars().count() as i32 * 4).max(8),
            };
            corners.push((mark.at, reach));
        }
        let least = |axis: fn((i32, i32)) -> i32| {
            corners.iter().map(|&(at, reach)| axis(at) - reach).min().unwrap_or(0) - margin
        };
        let most = |axis: fn((i32, i32)) -> i32| {
            corners.iter().map(|&(at, reach)| axis(at) + reach).max().unwrap_or(0) + margin
        };
        let (left, top) = (least(|at| at.0), least(|at| at.1));
        ((most(|at| at.0) - left, most(|at| at.1) - top), (left, top))
    }

    /// The figure drawn with characters, if all of it lies on the lattice of
    /// cells: a line for each row of cells.
    pub fn characters(&self, notation: Notation) -> Option<String> {
        let unicode = notation == Notation::Unicode;
        let sign = |mark: &Mark| {
            Some(match (&mark.shape, mark.ink) {
                (Shape::Line { .. } | Shape::Curve(_), _) => return None,
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
