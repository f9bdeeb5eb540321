//! Graphs: vertices and edges that can be touched.
//!
//! A handle is the name of a vertex, or that of an edge: `3`, `1-2`, `blue 0-1`. In a game given
//! by its graph the vertex of the token is touched first, where there are several.

use super::layout::{Layout, heights, laned, layered, ranks, spread};
use crate::foundation::MoveName;
use crate::render::words::capitalised;
use crate::rulesets::arc_kayles::ArcKayles;
use crate::rulesets::coloured_hackenbush::{Colour, ColouredHackenbush};
use crate::rulesets::digraph::Tokens;
use crate::rulesets::figure::{CELL, Figure, Ink};
use crate::rulesets::geography::Geography;
use crate::rulesets::graph::{Graph, Link};
use crate::rulesets::hackenbush::Hackenbush;
use crate::rulesets::handles::{of_places, spoken};
use crate::rulesets::nimstring::Nimstring;
use crate::rulesets::node_kayles::NodeKayles;
use crate::rulesets::poset::Poset;
use crate::rulesets::searched::Sketch;

const MOST_VERTICES: usize = 64;
const MOST_EDGES: usize = 160;
const RADIUS: i32 = 14;
const GROUND: &str = "0";
/// Letters of a name that have room within a vertex, and below it.
const MOST_LETTERS: usize = 3;
const MOST_SHOWN: usize = 9;
/// How far repeated edges are apart, and how large loops are.
const APART: i32 = 30;

/// What can be touched.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Touch {
    Vertices,
    Edges,
}

/// What a graph looks like beside its shape.
struct Look<'a> {
    touch: Touch,
    /// Tokens lie on the vertices of these names, and a vertex may bear several.
    tokens: &'a [&'a str],
    /// The colours of the edges, if they have any.
    colours: &'a [Colour],
    /// Values of vertices, to be written beside them.
    values: &'a [(&'a str, String)],
}

impl Look<'_> {
    fn touching(touch: Touch) -> Look<'static> {
        Look { touch, tokens: &[], colours: &[], values: &[] }
    }
}

/// The layout of a graph without a direction.
fn free(graph: &Graph) -> Layout {
    spread(graph).into()
}

/// Whether a graph of so many vertices and edges is drawn.
fn is_drawable(vertices: usize, edges: usize) -> bool {
    vertices <= MOST_VERTICES && edges <= MOST_EDGES
}

/// The graph with its vertices laid out; nothing if it is too large.
fn figure(graph: &Graph, layout: impl FnOnce(&Graph) -> Layout, look: &Look<'_>) -> Option<Figure> {
    let &Look { touch, tokens, colours, values } = look;
    if !is_drawable(graph.names().len(), graph.edges().len()) {
        return None;
    }
    let Layout { at, lanes } = layout(graph);
    let mut figure = Figure::new(format!("Graph: {graph}."));
    let mut repeated = 0;
    // Edges that have places of their own need more room.
    let apart = if colours.is_empty() { APART } else { 2 * APART };
    for (index, &(from, to)) in graph.edges().iter().enumerate() {
        let again = index > 0 && graph.edges()[index - 1] == (from, to);
        let colour = colours.get(index).copied();
        let ink = colour.map_or(Ink::Full, Ink::Edge);
        repeated = if again { repeated + 1 } else { 0 };
        let side = if repeated % 2 == 1 { 1 } else { -1 };
        let mut bend = side * (repeated + 1) / 2 * apart;
        let opposite = graph.link() == Link::Arc && graph.edges().contains(&(to, from));
        if opposite {
            bend += APART;
        }
        let (mut start, end) = (at[from], at[to]);
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
            if graph.link() == Link::Arc {
                // A dot before its end shows where an arc leads.
                let (x, y) = (middle.0 - f64::from(end.0), middle.1 - f64::from(end.1));
                let part = f64::from(RADIUS + 7) / x.hypot(y).max(1.0);
                let near = |to: i32, back: f64| to + (back * part).round() as i32;
                figure.disc((near(end.0, x), near(end.1, y)), 4, Ink::Accent);
            }
            (middle.0.round() as i32, middle.1.round() as i32)
        };
        let name = graph.edge_name((from, to));
        if let Some(colour) = colour {
            let word = colour.word();
            let letter = word[..1].to_uppercase();
            figure.words(middle, letter, Ink::Full);
            // Of edges of one colour one is as good as another.
            if !(again && colours.get(index - 1) == Some(&colour)) {
                let label = format!("{} edge {name}", capitalised(word));
                figure.spot(middle, CELL - 8, format!("{word} {name}"), label);
            }
        } else if touch == Touch::Edges && !again {
            figure.spot(middle, CELL - 8, name.clone(), format!("Edge {name}"));
        }
    }
    for (name, &at) in graph.names().iter().zip(&at) {
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
        if touch == Touch::Vertices {
            let mut label = match borne {
                0 => format!("Vertex {name}"),
                1 => format!("Vertex {name} with the token"),
                _ => format!("Vertex {name} with {borne} tokens"),
            };
            label += &value.map_or(String::new(), |(_, value)| format!(", value {value}"));
            figure.spot(at, CELL - 4, name.clone(), label);
        }
    }
    Some(figure)
}

/// A long name for the eye.
fn shortened(name: &str) -> String {
    match name.chars().count() > MOST_SHOWN {
        true => name.chars().take(MOST_SHOWN - 1).chain(['…']).collect(),
        false => name.into(),
    }
}

/// A graph on the ground, which is a line.
fn grounded(graph: &Graph, colours: &[Colour]) -> Option<Figure> {
    let look = Look { tokens: &[GROUND], colours, ..Look::touching(Touch::Edges) };
    let Some(ground) = graph.find(GROUND) else {
        return figure(graph, free, &look);
    };
    let mut extent = (0, 0, 0);
    let layout = |graph: &Graph| {
        let at = layered(graph, &heights(graph, ground));
        let across = || at.iter().map(|at| at.0);
        let (left, right) = (across().min().unwrap_or(0), across().max().unwrap_or(0));
        extent = (left - CELL, right + CELL, at[ground].1 + RADIUS);
        at.into()
    };
    let mut drawn = figure(graph, layout, &look)?;
    let (left, right, y) = extent;
    drawn.line((left, y), (right, y), 0, Ink::Faint);
    Some(drawn)
}

/// A graph on the ground with coloured edges.
pub(super) fn coloured(position: &ColouredHackenbush) -> Option<Figure> {
    let (graph, colours) = position.graph();
    let mut drawn = grounded(&graph, &colours)?;
    let text = position.to_string();
    let edges = text.split_once(':').map_or("", |(_, edges)| edges.trim());
    drawn.label = format!("Graph: {edges}.");
    Some(drawn)
}

impl Sketch for NodeKayles {
    fn figure(&self) -> Option<Figure> {
        figure(&self.graph(), free, &Look::touching(Touch::Vertices))
    }

    fn words(&self, name: &MoveName) -> String {
        format!("take {name} with its neighbours")
    }
}

impl Sketch for ArcKayles {
    fn figure(&self) -> Option<Figure> {
        figure(&self.graph(), free, &Look::touching(Touch::Edges))
    }

    fn words(&self, name: &MoveName) -> String {
        format!("take the edge {name} with its ends")
    }
}

impl Sketch for Geography {
    fn figure(&self) -> Option<Figure> {
        let look = Look { tokens: &[self.at()], ..Look::touching(Touch::Vertices) };
        figure(&self.graph(), free, &look)
    }

    fn words(&self, name: &MoveName) -> String {
        format!("go to {name}")
    }
}

impl Sketch for Poset {
    fn figure(&self) -> Option<Figure> {
        let layout = |covers: &Graph| {
            let pairs = covers.edges().iter().copied();
            layered(covers, &ranks(covers.names().len(), pairs)).into()
        };
        figure(&self.covers(), layout, &Look::touching(Touch::Vertices))
    }

    fn words(&self, name: &MoveName) -> String {
        format!("take {name} and all that is greater")
    }
}

impl Sketch for Hackenbush {
    fn figure(&self) -> Option<Figure> {
        grounded(self.graph(), &[])
    }

    fn words(&self, name: &MoveName) -> String {
        format!("cut the edge {name}")
    }
}

impl Sketch for Nimstring {
    fn figure(&self) -> Option<Figure> {
        grounded(self.graph(), &[])
    }

    fn words(&self, name: &MoveName) -> String {
        format!("cut {name}")
    }
}

/// A graph with its tokens, and with values beside its nodes.
fn labelled(position: &Tokens, values: &[(&str, String)]) -> Option<Figure> {
    let (nodes, arcs) = position.size_of_graph();
    if !is_drawable(nodes, arcs) {
        return None;
    }
    // Moves lead downwards, and end at the bottom.
    let layout = |graph: &Graph| {
        let pairs = graph.edges().iter().map(|&(from, to)| (to, from));
        laned(graph, &ranks(graph.names().len(), pairs))
    };
    let tokens: Vec<&str> = position.tokens().collect();
    let look = Look { tokens: &tokens, values, ..Look::touching(Touch::Vertices) };
    let mut figure = figure(&position.graph(), layout, &look)?;
    figure.label = format!("{} Tokens: {}.", figure.label, tokens.join(", "));
    Some(figure)
}

impl Sketch for Tokens {
    fn figure(&self) -> Option<Figure> {
        labelled(self, &[])
    }

    fn figure_with_values(&self, values: &[(&str, String)]) -> Option<Figure> {
        labelled(self, values)
    }

    fn handles(&self, name: &MoveName) -> Vec<String> {
        let handles = of_places(name);
        let from = handles.first().map(String::as_str);
        // Where all tokens lie on one vertex it need not be touched.
        let is_only = self.tokens().all(|token| Some(token) == from);
        handles.into_iter().skip(usize::from(is_only)).collect()
    }

    fn words(&self, name: &MoveName) -> String {
        format!("move a token from {}", spoken(name))
    }
}
