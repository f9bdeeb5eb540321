//! Graphs: vertices and edges that can be touched.
//!
//! A handle is the name of a vertex, or that of an edge: `3`, `1-2`.

use super::layout::{heights, layered, ranks, spread};
use super::searched::Sketch;
use crate::render::figure::{CELL, Figure, Ink};
use crate::rulesets::arc_kayles::ArcKayles;
use crate::rulesets::geography::Geography;
use crate::rulesets::graph::{Graph, Link};
use crate::rulesets::hackenbush::Hackenbush;
use crate::rulesets::nimstring::Nimstring;
use crate::rulesets::node_kayles::NodeKayles;
use crate::rulesets::poset::Poset;

const MOST_VERTICES: usize = 64;
const MOST_EDGES: usize = 160;
const RADIUS: i32 = 14;
const GROUND: &str = "0";
/// How far repeated edges are apart, and how large loops are.
const APART: i32 = 30;

/// What can be touched.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Touch {
    Vertices,
    Edges,
}

/// The graph with its vertices at these places.
fn figure(graph: &Graph, at: &[(i32, i32)], touch: Touch, token: Option<&str>) -> Option<Figure> {
    if graph.names().len() > MOST_VERTICES || graph.edges().len() > MOST_EDGES {
        return None;
    }
    let mut figure = Figure::new(format!("Graph: {graph}."));
    let mut repeated = 0;
    for (index, &(from, to)) in graph.edges().iter().enumerate() {
        let again = index > 0 && graph.edges()[index - 1] == (from, to);
        repeated = if again { repeated + 1 } else { 0 };
        let side = if repeated % 2 == 1 { 1 } else { -1 };
        let mut bend = side * (repeated + 1) / 2 * APART;
        let opposite = graph.link() == Link::Arc && graph.edges().contains(&(to, from));
        if opposite {
            bend += APART;
        }
        let (start, end) = (at[from], at[to]);
        let middle = if from == to {
            let centre = (start.0, start.1 - RADIUS - 8 - repeated * 6);
            figure.disc(centre, 12 + repeated * 6, Ink::Open);
            (start.0, centre.1 - 12 - repeated * 6)
        } else {
            figure.line(start, end, bend, Ink::Full);
            let (across, down) = (f64::from(end.0 - start.0), f64::from(end.1 - start.1));
            let length = across.hypot(down).max(1.0);
            // The middle of the curve is half as far aside as what bends it.
            let aside = f64::from(bend) / 2.0 / length;
            let middle = |a: i32, b: i32, normal: f64| f64::from(a + b) / 2.0 + normal * aside;
            let middle = (middle(start.0, end.0, -down), middle(start.1, end.1, across));
            if graph.link() == Link::Arc {
                // A dot near its end shows where an arc leads.
                let near = |from: f64, to: i32| (from * 0.35 + f64::from(to) * 0.65) as i32;
                figure.disc((near(middle.0, end.0), near(middle.1, end.1)), 4, Ink::Accent);
            }
            (middle.0.round() as i32, middle.1.round() as i32)
        };
        if touch == Touch::Edges && !again {
            let name = graph.edge_name((from, to));
            figure.spot(middle, CELL - 8, name.clone(), format!("Edge {name}"));
        }
    }
    for (name, &at) in graph.names().iter().zip(at) {
        let ink = if token == Some(name.as_str()) { Ink::Accent } else { Ink::Open };
        figure.disc(at, RADIUS, ink);
        figure.words(at, name, Ink::Full);
        if touch == Touch::Vertices {
            figure.spot(at, CELL - 4, name.clone(), format!("Vertex {name}"));
        }
    }
    Some(figure)
}

/// A graph on the ground, which is a line.
fn grounded(graph: &Graph) -> Option<Figure> {
    let Some(ground) = graph.find(GROUND) else {
        return figure(graph, &spread(graph), Touch::Edges, None);
    };
    let at = layered(graph, &heights(graph, ground));
    let mut drawn = figure(graph, &at, Touch::Edges, Some(GROUND))?;
    let (left, right) =
        (at.iter().map(|at| at.0).min().unwrap_or(0), at.iter().map(|at| at.0).max().unwrap_or(0));
    let y = at[ground].1 + RADIUS;
    drawn.line((left - CELL, y), (right + CELL, y), 0, Ink::Faint);
    Some(drawn)
}

impl Sketch for NodeKayles {
    fn figure(&self) -> Option<Figure> {
        let graph = self.graph();
        figure(&graph, &spread(&graph), Touch::Vertices, None)
    }

    fn handles(&self, name: &str, _to: &Self) -> Vec<String> {
        vec![name.into()]
    }

    fn words(&self, name: &str, _to: &Self) -> String {
        format!("take {name} with its neighbours")
    }
}

impl Sketch for ArcKayles {
    fn figure(&self) -> Option<Figure> {
        let graph = self.graph();
        figure(&graph, &spread(&graph), Touch::Edges, None)
    }

    fn handles(&self, name: &str, _to: &Self) -> Vec<String> {
        vec![name.into()]
    }

    fn words(&self, name: &str, _to: &Self) -> String {
        format!("take the edge {name} with its ends")
    }
}

impl Sketch for Geography {
    fn figure(&self) -> Option<Figure> {
        let graph = self.graph();
        figure(&graph, &spread(&graph), Touch::Vertices, Some(self.at()))
    }

    fn handles(&self, name: &str, _to: &Self) -> Vec<String> {
        vec![name.into()]
    }

    fn words(&self, name: &str, _to: &Self) -> String {
        format!("go to {name}")
    }
}

impl Sketch for Poset {
    fn figure(&self) -> Option<Figure> {
        let covers = self.covers();
        figure(&covers, &layered(&covers, &ranks(&covers)), Touch::Vertices, None)
    }

    fn handles(&self, name: &str, _to: &Self) -> Vec<String> {
        vec![name.into()]
    }

    fn words(&self, name: &str, _to: &Self) -> String {
        format!("take {name} and all that is greater")
    }
}

impl Sketch for Hackenbush {
    fn figure(&self) -> Option<Figure> {
        grounded(self.graph())
    }

    fn handles(&self, name: &str, _to: &Self) -> Vec<String> {
        vec![name.into()]
    }

    fn words(&self, name: &str, _to: &Self) -> String {
        format!("cut the edge {name}")
    }
}

impl Sketch for Nimstring {
    fn figure(&self) -> Option<Figure> {
        grounded(self.graph())
    }

    fn handles(&self, name: &str, _to: &Self) -> Vec<String> {
        name.split(", ").map(String::from).collect()
    }

    fn words(&self, name: &str, _to: &Self) -> String {
        format!("cut {name}")
    }
}
