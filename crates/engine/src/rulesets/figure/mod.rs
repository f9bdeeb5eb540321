//! Figures: things, discs, lines and curves in the plane, with the places that can be
//! touched. What rulesets draw, once for pages, pictures and terminals.
//!
//! Coordinates are in pixels, x to the right and y downwards; where the figure
//! begins does not matter. [Things](Thing) lie on a lattice of [`CELL`]s, so that they can be drawn
//! with characters, too.
//!
//! ```
//! use nimatron::rulesets::figure::{CELL, Figure, Thing};
//! let mut figure = Figure::new("A strip of 2 squares.");
//! for (column, thing) in [(0, Thing::Square), (1, Thing::Domino)] {
//!     let at = (column * CELL, 0);
//!     figure.put(at, thing);
//!     figure.spot(at, CELL, column.to_string(), format!("square {column}"));
//! }
//! assert_eq!(figure.spots.len(), 2);
//! ```

mod thing;

use nimatron_nimber::text::Notation;

pub use thing::Thing;

/// The side of a square.
pub const CELL: i32 = 36;
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

/// How what is no [`Thing`] is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Filled: a line that counts, a name.
    Full,
    /// Outlined: a vertex.
    Open,
    /// Faint: the number of a column, a spot without lives.
    Faint,
    /// What stands out: the token.
    Accent,
    /// The ground on which things stand.
    Ground,
    /// An edge of this colour, which differs from others in its dashes, too.
    Edge(Colour),
}

/// A shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A thing with its middle there.
    Thing(Thing),
    /// A disc around its place.
    Disc {
        /// In pixels.
        radius: i32,
        /// How it is drawn.
        ink: Ink,
    },
    /// A line to another point.
    Line {
        /// Where it ends.
        to: (i32, i32),
        /// By how many pixels its middle lies to the side.
        bend: i32,
        /// How it is drawn.
        ink: Ink,
    },
    /// A smooth curve through further points: see [`smooth`].
    Curve {
        /// The points.
        through: Vec<(i32, i32)>,
        /// How it is drawn.
        ink: Ink,
    },
    /// Words, centred.
    Words {
        /// What is written.
        text: String,
        /// How it is written.
        ink: Ink,
    },
}

/// A shape at its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The middle of a shape, or the beginning of a line or curve.
    pub at: (i32, i32),
    /// What is drawn.
    pub shape: Shape,
    /// What it is called, where it is the same thing in the next position wherever it is drawn
    /// there; without a name it is the same only at the same place.
    pub name: Option<String>,
    /// The sign for it where things are drawn with characters, if it is not that of the thing.
    pub sign: Option<char>,
}

/// A vertex of a graph, by its name, and where it stands.
pub type Standing = (String, (i32, i32));

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
    /// Where the vertices stand if it is a graph, with those of the start that are gone.
    pub standing: Vec<Standing>,
    /// Points that lie in its frame whatever is drawn.
    corners: Vec<(i32, i32)>,
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

    fn mark(&mut self, at: (i32, i32), shape: Shape) {
        self.marks.push(Mark { at, shape, name: None, sign: None });
    }

    /// Names what was drawn last: see [`Mark::name`].
    pub fn call(&mut self, name: impl Into<String>) {
        if let Some(mark) = self.marks.last_mut() {
            mark.name = Some(name.into());
        }
    }

    /// Gives what was drawn last a sign of its own: see [`Mark::sign`].
    pub fn write(&mut self, sign: char) {
        if let Some(mark) = self.marks.last_mut() {
            mark.sign = Some(sign);
        }
    }

    /// Puts a thing there.
    pub fn put(&mut self, at: (i32, i32), thing: Thing) {
        self.mark(at, Shape::Thing(thing));
    }

    /// Draws a disc around a point.
    pub fn disc(&mut self, at: (i32, i32), radius: i32, ink: Ink) {
        self.mark(at, Shape::Disc { radius, ink });
    }

    /// Draws a line to a point, its middle moved to the side by `bend` pixels.
    pub fn line(&mut self, at: (i32, i32), to: (i32, i32), bend: i32, ink: Ink) {
        self.mark(at, Shape::Line { to, bend, ink });
    }

    /// Draws a smooth curve through points; nothing if there are none.
    pub fn curve(&mut self, points: &[(i32, i32)], ink: Ink) {
        if let [first, through @ ..] = points {
            self.mark(*first, Shape::Curve { through: through.to_vec(), ink });
        }
    }

    /// Writes words around a point.
    pub fn words(&mut self, at: (i32, i32), text: impl Into<String>, ink: Ink) {
        self.mark(at, Shape::Words { text: text.into(), ink });
    }

    /// Lets a place be touched.
    pub fn spot(&mut self, at: (i32, i32), side: i32, handle: String, label: String) {
        self.spots.push(Spot { handle, label, at, side });
    }

    /// The figure on the table of a game that began with another one: with the space that it took,
    /// and with what is left of its board, so that it does not shrink while it is played on.
    ///
    /// ```
    /// use nimatron::rulesets::figure::{CELL, Figure, Thing};
    /// let strip = |length: i32| {
    ///     let mut figure = Figure::new("A strip.");
    ///     (0..length).for_each(|at| figure.put((at * CELL, 0), Thing::Square));
    ///     figure
    /// };
    /// let later = strip(2).since(&strip(5));
    /// assert_eq!(later.frame(), strip(5).frame());
    /// ```
    pub fn since(mut self, start: &Figure) -> Figure {
        let squares = |figure: &Figure| -> Vec<(i32, i32)> {
            let boards = figure
                .marks
                .iter()
                .filter(|mark| matches!(mark.shape, Shape::Thing(thing) if thing.is_board()));
            boards.map(|mark| mark.at).collect()
        };
        let left = squares(&self);
        let gone = squares(start).into_iter().filter(|at| !left.contains(at));
        let gone =
            gone.map(|at| Mark { at, shape: Shape::Thing(Thing::Gone), name: None, sign: None });
        self.marks.splice(0..0, gone);
        self.corners.extend(start.corners());
        self
    }

    /// The corners of the rectangle around everything.
    fn corners(&self) -> [(i32, i32); 2] {
        let mut corners = self.corners.clone();
        for mark in &self.marks {
            let mut reaches = |(x, y): (i32, i32), reach: i32| {
                corners.extend([(x - reach, y - reach), (x + reach, y + reach)]);
            };
            match &mark.shape {
                Shape::Thing(thing) => reaches(mark.at, thing.reach()),
                Shape::Disc { radius, .. } => reaches(mark.at, *radius),
                Shape::Line { to, bend, .. } => {
                    reaches(mark.at, bend.abs() / 2);
                    reaches(*to, bend.abs() / 2);
                }
                Shape::Curve { through, .. } => {
                    [mark.at].iter().chain(through).for_each(|&point| reaches(point, 0));
                }
                Shape::Words { text, .. } => {
                    reaches(mark.at, (text.chars().count() as i32 * 4).max(8));
                }
            }
        }
        let least = |axis: fn(&(i32, i32)) -> i32| corners.iter().map(axis).min().unwrap_or(0);
        let most = |axis: fn(&(i32, i32)) -> i32| corners.iter().map(axis).max().unwrap_or(0);
        [(least(|at| at.0), least(|at| at.1)), (most(|at| at.0), most(|at| at.1))]
    }

    /// How wide and high the figure is, and the point that becomes its upper
    /// left corner.
    pub fn frame(&self) -> ((i32, i32), (i32, i32)) {
        let margin = MARGIN + self.room;
        let [(left, top), (right, bottom)] = self.corners();
        let size = (right - left + 2 * margin, bottom - top + 2 * margin);
        (size, (left - margin, top - margin))
    }

    /// The figure drawn with characters, if all of it lies on the lattice of
    /// cells: a line for each row of cells.
    pub fn characters(&self, notation: Notation) -> Option<String> {
        let sign = |mark: &Mark| {
            if let Some(sign) = mark.sign {
                return Some(sign.into());
            }
            Some(match &mark.shape {
                Shape::Line { .. } | Shape::Curve { .. } | Shape::Disc { .. } => return None,
                Shape::Words { text, .. } => text.clone(),
                Shape::Thing(thing) => thing.sign(notation).into(),
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
