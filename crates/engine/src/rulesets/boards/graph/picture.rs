//! Pictures of graphs: vertices and edges that can be touched.
//!
//! A handle is the name of a vertex, or that of an edge: `3`, `1-2`, `blue 0-1`.

use nimatron_nimber::say;

use super::layout::{Layout, clear_bend, heights, laned, layered, ranks, spread};
use super::{GROUND, Graph, Link};
use crate::rulesets::figure::{CELL, Colour, Figure, Ink, Standing};

const MOST_VERTICES: usize = 64;
const MOST_EDGES: usize = 160;
const RADIUS: i32 = 14;
/// Letters of a name that have room within a vertex, and below it.
const MOST_LETTERS: usize = 3;
const MOST_SHOWN: usize = 9;
/// How far repeated edges are apart, and how large loops are.
const APART: i32 = 30;

/// How the vertices are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Distances are as nearly as possible those in the graph.
    Spread,
    /// Edges lead upwards: the greater elements of an order are above.
    Upwards,
    /// Edges lead downwards, in lanes of their own between the vertices: moves, which end at the
    /// bottom.
    Downwards,
    /// All stands on the vertex [`GROUND`], which is a line, as high as it is far from there.
    Ground,
}

/// What can be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// The vertices.
    Vertices,
    /// The edges.
    Edges,
    /// Both, the ground with them.
    All,
}

/// The look of a graph beside its vertices and edges.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// How the vertices are laid out.
    pub shape: Shape,
    /// What can be touched.
    pub touch: Touch,
    /// Names of the vertices that bear a token, once for each token.
    pub tokens: &'a [&'a str],
    /// The colours of the edges, in their order, if they have any.
    pub colours: &'a [Colour],
    /// Values of vertices, which are written beside them.
    pub values: &'a [(&'a str, String)],
    /// Where the vertices of the game's start stand: with all of these known, they stay there.
    pub known: &'a [Standing],
}

impl Look<'static> {
    /// A graph of which vertices are touched.
    pub const VERTICES: Look<'static> = Look {
        shape: Shape::Spread,
        touch: Touch::Vertices,
        tokens: &[],
        colours: &[],
        values: &[],
        known: &[],
    };

    /// A graph of which edges are touched.
    pub const EDGES: Look<'static> = Look { touch: Touch::Edges, ..Look::VERTICES };

    /// A graph on the ground, of which edges are touched.
    pub const GROUNDED: Look<'static> = Look { shape: Shape::Ground, ..Look::EDGES };
}

/// Whether graphs of this size are drawn: with at most 64 vertices and 160 edges.
pub fn is_drawable(vertices: usize, edges: usize) -> bool {
    vertices <= MOST_VERTICES && edges <= MOST_EDGES
}

impl Shape {
    fn layout(self, graph: &Graph) -> Layout {
        let pairs = || graph.edges().iter().copied();
        let vertices = graph.names().len();
        match (self, graph.find(GROUND)) {
            (Shape::Upwards, _) => layered(graph, &ranks(vertices, pairs())).into(),
            (Shape::Downwards, _) => {
                laned(graph, &ranks(vertices, pairs().map(|(from, to)| (to, from))))
            }
            (Shape::Ground, Some(ground)) => layered(graph, &heights(graph, ground)).into(),
            (Shape::Spread | Shape::Ground, _) => spread(graph).into(),
        }
    }
}

impl Graph {
    /// The picture; `None` if the graph [is too large](is_drawable).
    pub fn figure(&self, look: &Look<'_>) -> Option<Figure> {
        if !is_drawable(self.names().len(), self.edges().len()) {
            return None;
        }
        let mut figure = Figure::new(say!("Graph: {}.", self.to_string()));
        let layout = match self.places_in(look.known) {
            Some(at) => {
                figure.standing = look.known.to_vec();
                at.into()
            }
            None => {
                let layout = look.shape.layout(self);
                figure.standing =
                    self.names().iter().cloned().zip(layout.at.iter().copied()).collect();
                layout
            }
        };
        self.draw_edges(&layout, look, &mut figure);
        self.draw_vertices(&layout.at, look, &mut figure);
        let ground = figure.standing.iter().find(|(name, _)| name == GROUND);
        if let (Shape::Ground, Some(&(_, (_, y)))) = (look.shape, ground) {
            let across = || figure.standing.iter().map(|(_, at)| at.0);
            let (left, right) = (across().min().unwrap_or(0), across().max().unwrap_or(0));
            figure.line((left - CELL, y), (right + CELL, y), 0, Ink::Ground);
        }
        Some(figure)
    }

    /// The places of all vertices among known ones; `None` if one of them is not known.
    fn places_in(&self, known: &[Standing]) -> Option<Vec<(i32, i32)>> {
        let place = |name| known.iter().find(|(other, _)| other == name).map(|(_, at)| *at);
        if known.is_empty() { None } else { self.names().iter().map(place).collect() }
    }

    fn draw_edges(&self, Layout { at, lanes }: &Layout, look: &Look<'_>, figure: &mut Figure) {
        let &Look { touch, colours, .. } = look;
        let mut repeated = 0;
        // Edges that have places of their own need more room.
        let apart = if colours.is_empty() { APART } else { 2 * APART };
        for (index, &(from, to)) in self.edges().iter().enumerate() {
            let again = index > 0 && self.edges()[index - 1] == (from, to);
            let colour = colours.get(index).copied();
            let ink = colour.map_or(Ink::Full, Ink::Edge);
            repeated = if again { repeated + 1 } else { 0 };
            let side = if repeated % 2 == 1 { 1 } else { -1 };
            let mut bend = side * (repeated + 1) / 2 * apart;
            let opposite = self.link() == Link::Arc && self.edges().contains(&(to, from));
            if opposite {
                bend += APART;
            }
            let (mut start, end) = (at[from], at[to]);
            if bend == 0 && lanes.is_empty() && from != to {
                let others = figure.standing.iter().map(|(_, at)| *at);
                bend = clear_bend(start, end, others, f64::from(RADIUS + 5));
            }
            for &stop in lanes.get(index).into_iter().flatten() {
                figure.line(start, stop, 0, ink);
                start = stop;
            }
            let middle = if from == to {
                let centre = (start.0, start.1 - RADIUS - 8 - repeated * 6);
                figure.disc(centre, 12 + repeated * 6, colour.map_or(Ink::Open, Ink::Edge));
                (start.0, centre.1 - 12 - repeated * 6)
            } else {
                figure.line(start, end, bend, ink);
                let (across, down) = (f64::from(end.0 - start.0), f64::from(end.1 - start.1));
                let length = across.hypot(down).max(1.0);
                // The middle of the curve is half as far aside as what bends it.
                let aside = f64::from(bend) / 2.0 / length;
                let middle = |a: i32, b: i32, normal: f64| f64::from(a + b) / 2.0 + normal * aside;
                let middle = (middle(start.0, end.0, -down), middle(start.1, end.1, across));
                if self.link() == Link::Arc {
                    // A dot before its end shows where an arc leads.
                    let (x, y) = (middle.0 - f64::from(end.0), middle.1 - f64::from(end.1));
                    let part = f64::from(RADIUS + 7) / x.hypot(y).max(1.0);
                    let near = |to: i32, back: f64| to + (back * part).round() as i32;
                    figure.disc((near(end.0, x), near(end.1, y)), 4, Ink::Accent);
                }
                (middle.0.round() as i32, middle.1.round() as i32)
            };
            let name = self.edge_name((from, to));
            if let Some(colour) = colour {
                let word = colour.word();
                let letter = word[..1].to_uppercase();
                figure.words(middle, letter.as_str(), Ink::Full);
                // Of edges of one colour one is as good as another.
                if !(again && colours.get(index - 1) == Some(&colour)) {
                    let label = match colour {
                        Colour::Blue => say!("Blue edge {}", &name),
                        Colour::Red => say!("Red edge {}", &name),
                        Colour::Green => say!("Green edge {}", &name),
                    };
                    figure.spot(middle, CELL - 8, format!("{word} {name}"), label);
                }
            } else if touch != Touch::Vertices && !again {
                figure.spot(middle, CELL - 8, name.clone(), say!("Edge {}", &name));
            }
        }
    }

    fn draw_vertices(&self, at: &[(i32, i32)], look: &Look<'_>, figure: &mut Figure) {
        let &Look { touch, tokens, values, .. } = look;
        for (name, &at) in self.names().iter().zip(at) {
            if (look.shape, name.as_str()) == (Shape::Ground, GROUND) {
                figure.words((at.0, at.1 + RADIUS), name, Ink::Faint);
                if touch == Touch::All {
                    figure.spot(at, CELL - 4, name.clone(), say!("The ground"));
                }
                continue;
            }
            let borne = tokens.iter().filter(|token| **token == name.as_str()).count();
            figure.disc(at, RADIUS, if borne > 0 { Ink::Accent } else { Ink::Open });
            match name.chars().count() > MOST_LETTERS {
                false => figure.words(at, name, if borne > 0 { Ink::Open } else { Ink::Full }),
                true => figure.words((at.0, at.1 + RADIUS + 8), shortened(name), Ink::Full),
            }
            if borne > 1 {
                figure.words((at.0 + RADIUS + 10, at.1 - 10), format!("×{borne}"), Ink::Full);
            }
            let value = values.iter().find(|(position, _)| *position == name.as_str());
            if let Some((_, value)) = value {
                figure.words((at.0 - RADIUS - 8, at.1 - 10), value, Ink::Accent);
            }
            if touch != Touch::Edges {
                let label = match borne {
                    0 => say!("Vertex {}", name),
                    1 => say!("Vertex {} with the token", name),
                    _ => say!("Vertex {} with {} tokens", name, borne),
                };
                let label = match value {
                    Some((_, value)) => say!("{}, value {}", label, value),
                    None => label,
                };
                figure.spot(at, CELL - 4, name.clone(), label);
            }
        }
    }
}

/// A long name for the eye.
fn shortened(name: &str) -> String {
    match name.chars().count() > MOST_SHOWN {
        true => name.chars().take(MOST_SHOWN - 1).chain(['…']).collect(),
        false => name.into(),
    }
}
