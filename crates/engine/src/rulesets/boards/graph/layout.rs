//! Where the vertices of a graph are drawn.
//!
//! - Without a direction: so that distances in the plane are as nearly as possible
//!   those in the graph, by a fixed number of rounds of stress majorisation from a
//!   circle (Gansner, Koren and North, Graph drawing by stress majorization, *GD*
//!   2004).
//! - In layers: by the distance from the ground, or by rank in an order; each
//!   layer is sorted by the middle of its neighbours below.
//!
//! The same graph is always drawn alike.

use std::collections::VecDeque;

use super::Graph;

/// How far apart neighbours are.
const STEP: f64 = 72.0;
/// How wide the lane of an edge between vertices is.
const LANE: f64 = 40.0;
const ROUNDS: usize = 120;

fn neighbours(graph: &Graph) -> Vec<Vec<usize>> {
    let mut around = vec![Vec::new(); graph.names().len()];
    for &(from, to) in graph.edges() {
        around[from].push(to);
        around[to].push(from);
    }
    around
}

/// How many edges away from some vertices all others are.
fn distances(around: &[Vec<usize>], start: &[usize]) -> Vec<Option<usize>> {
    let mut found = vec![None; around.len()];
    let mut queue: VecDeque<usize> = start.iter().copied().collect();
    start.iter().for_each(|&vertex| found[vertex] = Some(0));
    while let Some(vertex) = queue.pop_front() {
        let next = found[vertex].map(|distance| distance + 1);
        for &other in &around[vertex] {
            if found[other].is_none() {
                found[other] = next;
                queue.push_back(other);
            }
        }
    }
    found
}

fn rounded(points: &[(f64, f64)]) -> Vec<(i32, i32)> {
    points.iter().map(|(x, y)| (x.round() as i32, y.round() as i32)).collect()
}

/// A place for each vertex of a graph without directions or with any.
pub(super) fn spread(graph: &Graph) -> Vec<(i32, i32)> {
    let around = neighbours(graph);
    let count = around.len();
    let far = (count as f64).sqrt().ceil() + 1.0;
    let wanted: Vec<Vec<f64>> = (0..count)
        .map(|vertex| {
            let found = distances(&around, &[vertex]).into_iter();
            found.map(|distance| distance.map_or(far, |d| d as f64) * STEP).collect()
        })
        .collect();
    let radius = STEP * (count as f64).max(2.0) / std::f64::consts::TAU;
    let mut points: Vec<(f64, f64)> = (0..count)
        .map(|vertex| {
            let angle = std::f64::consts::TAU * vertex as f64 / count as f64;
            (radius * angle.sin(), -radius * angle.cos())
        })
        .collect();
    for _ in 0..ROUNDS {
        for vertex in 0..count {
            let (mut x, mut y, mut total) = (0.0, 0.0, 0.0);
            for other in (0..count).filter(|&other| other != vertex) {
                let wanted = wanted[vertex][other];
                let (across, down) =
                    (points[vertex].0 - points[other].0, points[vertex].1 - points[other].1);
                let length = across.hypot(down).max(1.0);
                let weight = 1.0 / (wanted * wanted);
                x += weight * (points[other].0 + across * wanted / length);
                y += weight * (points[other].1 + down * wanted / length);
                total += weight;
            }
            if total > 0.0 {
                points[vertex] = (x / total, y / total);
            }
        }
    }
    rounded(&points)
}

/// A place for each vertex in layers, the layer 0 at the bottom.
pub(super) fn layered(graph: &Graph, layer: &[usize]) -> Vec<(i32, i32)> {
    stacked(&neighbours(graph), layer, graph.names().len())
}

/// Where a graph is drawn.
pub(super) struct Layout {
    /// The places of the vertices.
    pub(super) at: Vec<(i32, i32)>,
    /// The places through which each edge goes; none where all go straight.
    pub(super) lanes: Vec<Vec<(i32, i32)>>,
}

impl From<Vec<(i32, i32)>> for Layout {
    fn from(at: Vec<(i32, i32)>) -> Layout {
        Layout { at, lanes: Vec::new() }
    }
}

/// A place for each vertex in layers, and for each edge the places through which it
/// goes in the layers between: it has a lane there among the vertices, which it
/// does not touch (Sugiyama, Tagawa and Toda, Methods for visual understanding of
/// hierarchical system structures, *IEEE Trans. SMC* 11, 1981).
pub(super) fn laned(graph: &Graph, layer: &[usize]) -> Layout {
    let vertices = graph.names().len();
    let (mut around, mut layer) = (vec![Vec::new(); vertices], layer.to_vec());
    let mut lanes = Vec::with_capacity(graph.edges().len());
    for &(from, to) in graph.edges() {
        let (high, low) = (layer[from].max(layer[to]), layer[from].min(layer[to]));
        let first = layer.len();
        layer.extend((low + 1..high).rev());
        around.resize(layer.len(), Vec::new());
        let lane = first..layer.len();
        let stops: Vec<usize> = match layer[from] == high {
            true => lane.collect(),
            false => lane.rev().collect(),
        };
        let mut before = from;
        for next in stops.iter().copied().chain([to]) {
            around[before].push(next);
            around[next].push(before);
            before = next;
        }
        lanes.push(stops);
    }
    let at = stacked(&around, &layer, vertices);
    let lanes = lanes.iter().map(|stops| stops.iter().map(|&stop| at[stop]).collect()).collect();
    Layout { at: at[..vertices].to_vec(), lanes }
}

/// Places in layers, each sorted by the middle of the neighbours below. Those from
/// the number `vertices` on are lanes, which are narrower.
fn stacked(around: &[Vec<usize>], layer: &[usize], vertices: usize) -> Vec<(i32, i32)> {
    let width = |vertex: usize| if vertex < vertices { STEP } else { LANE };
    let highest = layer.iter().max().map_or(0, |top| top + 1);
    let mut x = vec![0.0f64; around.len()];
    for level in 0..highest {
        let mut row: Vec<usize> = (0..around.len()).filter(|&v| layer[v] == level).collect();
        let middle = |vertex: usize| {
            let below: Vec<f64> =
                around[vertex].iter().filter(|&&v| layer[v] < level).map(|&v| x[v]).collect();
            match below.is_empty() {
                true => vertex as f64,
                false => below.iter().sum::<f64>() / below.len() as f64,
            }
        };
        let middles: Vec<f64> = (0..around.len()).map(middle).collect();
        row.sort_by(|&a, &b| middles[a].total_cmp(&middles[b]).then(a.cmp(&b)));
        let mut left = -row.iter().map(|&vertex| width(vertex)).sum::<f64>() / 2.0;
        for &vertex in &row {
            x[vertex] = left + width(vertex) / 2.0;
            left += width(vertex);
        }
    }
    let points = x.iter().zip(layer).map(|(&x, &level)| (x, -(level as f64) * STEP));
    rounded(&points.collect::<Vec<_>>())
}

/// How far the middle of an edge is bent aside, so that it passes at a distance from all vertices
/// but its ends: as little as that takes of a few bends, upwards rather than downwards.
pub(super) fn clear_bend(
    from: (i32, i32),
    to: (i32, i32),
    vertices: impl Iterator<Item = (i32, i32)>,
    distance: f64,
) -> i32 {
    const PARTS: i32 = 24;
    let point = |(x, y): (i32, i32)| (f64::from(x), f64::from(y));
    let ((ax, ay), (bx, by)) = (point(from), point(to));
    let length = (bx - ax).hypot(by - ay).max(1.0);
    let others: Vec<(f64, f64)> =
        vertices.filter(|&vertex| vertex != from && vertex != to).map(point).collect();
    let is_clear = |bend: i32| {
        (1..PARTS).all(|part| {
            let part = f64::from(part) / f64::from(PARTS);
            let aside = 2.0 * part * (1.0 - part) * f64::from(bend) / length;
            let (x, y) = (
                ax + (bx - ax) * part - (by - ay) * aside,
                ay + (by - ay) * part + (bx - ax) * aside,
            );
            others.iter().all(|other| (x - other.0).hypot(y - other.1) >= distance)
        })
    };
    // To the right of the way from left to right is below.
    let upwards = if bx >= ax { -1 } else { 1 };
    let bends = (1..5).flat_map(|part| [upwards * part * 30, -upwards * part * 30]);
    std::iter::once(0).chain(bends).find(|&bend| is_clear(bend)).unwrap_or(0)
}

/// The layers of a graph that stands on a vertex: the distance from it.
pub(super) fn heights(graph: &Graph, ground: usize) -> Vec<usize> {
    let found = distances(&neighbours(graph), &[ground]);
    found.into_iter().map(|distance| distance.unwrap_or(0)).collect()
}

/// The layers of the vertices of an order: the length of the longest chain below each. The
/// pairs are of a lower and a higher one.
pub(super) fn ranks(
    vertices: usize,
    pairs: impl Iterator<Item = (usize, usize)> + Clone,
) -> Vec<usize> {
    let mut rank = vec![0; vertices];
    for _ in 0..vertices {
        for (low, high) in pairs.clone() {
            rank[high] = rank[high].max(rank[low] + 1);
        }
    }
    rank
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulesets::graph::Link;

    #[test]
    fn long_edges_have_lanes_of_their_own() {
        let arcs = [("a", "b"), ("b", "c"), ("a", "c"), ("d", "c"), ("a", "e"), ("e", "c")];
        let arcs = arcs.map(|(from, to)| (from.to_string(), to.to_string()));
        let graph = Graph::new(Link::Arc, [], arcs);
        let layer = ranks(5, graph.edges().iter().map(|&(from, to)| (to, from)));
        let Layout { at, lanes } = laned(&graph, &layer);
        for (&(from, to), lane) in graph.edges().iter().zip(&lanes) {
            assert_eq!(lane.len() + 1, layer[from] - layer[to]);
            for stop in lane {
                let near = |place: &&(i32, i32)| place.1 == stop.1 && (place.0 - stop.0).abs() < 30;
                assert_eq!(at.iter().find(near), None, "{at:?} {stop:?}");
            }
        }
        assert!(lanes.iter().any(|lane| !lane.is_empty()));
    }

    #[test]
    fn edges_pass_by_vertices() {
        let row = || [(0, 0), (72, 0), (144, 0)].into_iter();
        assert_eq!(clear_bend((0, 0), (72, 0), row(), 19.0), 0);
        let bend = clear_bend((0, 0), (144, 0), row(), 19.0);
        // Half of it is how far the middle is aside.
        assert!(bend <= -38, "{bend}");
        assert_eq!(clear_bend((144, 0), (0, 0), row(), 19.0), -bend);
    }

    #[test]
    fn ranks_are_the_longest_chains() {
        let pairs = [(0, 1), (1, 2), (0, 3), (3, 2), (2, 4), (1, 4)];
        assert_eq!(ranks(6, pairs.into_iter()), [0, 1, 2, 1, 3, 0]);
    }
}
