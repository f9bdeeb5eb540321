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

use crate::rulesets::graph::Graph;

/// How far apart neighbours are.
const STEP: f64 = 72.0;
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
    let around = neighbours(graph);
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
        let width = (row.len() as f64 - 1.0) * STEP;
        for (place, &vertex) in row.iter().enumerate() {
            x[vertex] = place as f64 * STEP - width / 2.0;
        }
    }
    let points = x.iter().zip(layer).map(|(&x, &level)| (x, -(level as f64) * STEP));
    rounded(&points.collect::<Vec<_>>())
}

/// The layers of a graph that stands on a vertex: the distance from it.
pub(super) fn heights(graph: &Graph, ground: usize) -> Vec<usize> {
    let found = distances(&neighbours(graph), &[ground]);
    found.into_iter().map(|distance| distance.unwrap_or(0)).collect()
}

/// The layers of an order whose arcs lead upwards: the longest chain below each.
pub(super) fn ranks(graph: &Graph) -> Vec<usize> {
    let mut rank = vec![0; graph.names().len()];
    for _ in 0..rank.len() {
        for &(low, high) in graph.edges() {
            rank[high] = rank[high].max(rank[low] + 1);
        }
    }
    rank
}
