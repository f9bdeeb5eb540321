//! A way for a curve through the region in which it is drawn.
//!
//! The layout is triangulated with its segments as walls. A way is a sequence of triangles, and
//! what matters for the move is which walks lie at which of its sides. Two walks are on the same
//! side if the way crosses a path between them an even number of times. So a shortest way is sought
//! among pairs of a triangle and, for each walk, the parity of the crossings of a path from a first
//! walk to it; before that, walks that are neighbours and on the same side are joined by walls.
//! A shortest way that crosses itself does so in one triangle: going along the loop in the other
//! direction removes the crossing, and changes no parity.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, VecDeque};

use super::history::{Bank, Corner, Side, Stroke};
use super::layout::Layout;
use super::mesh::{Mesh, NONE};
use super::point::{Point, cross, encloses, turn};

/// How far the frame of the mesh is from the layout.
const MARGIN: f64 = 72.0;
/// Walks whose side has to be watched, after neighbours were joined.
const MOST_WATCHED: usize = 12;
/// What it costs to pass between two points that touch, in pixels.
const NARROW: f64 = 900.0;

/// The walks, as disjoint sets of points and of both banks of the curve.
struct Groups {
    parent: Vec<usize>,
    /// The bank at which a group has to lie: 0 is the left.
    bank: Vec<Option<usize>>,
}

impl Groups {
    fn of(&self, mut item: usize) -> usize {
        while self.parent[item] != item {
            item = self.parent[item];
        }
        item
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.of(a), self.of(b));
        if a != b {
            self.parent[a] = b;
            self.bank[b] = self.bank[b].or(self.bank[a]);
        }
    }
}

/// A mesh with what a curve has to heed.
struct Field {
    mesh: Mesh,
    groups: Groups,
    /// What each corner of each triangle is a part of.
    corner: Vec<[Owner; 3]>,
    /// The triangles at the corners where the curve begins and ends, to the left around the spot.
    sectors: [Vec<usize>; 2],
    /// The groups of the old border at the left and at the right.
    roots: [usize; 2],
    has_left_border: bool,
    /// A point at the left of a curve that divides its region and a point at its right, if there
    /// are any.
    beside: Option<[Option<Point>; 2]>,
}

/// What a corner of a triangle is a part of.
#[derive(Clone, Copy, PartialEq)]
enum Owner {
    Group(usize),
    /// The corner where the curve begins (0) or ends (1).
    End(usize),
}

/// An edge: a triangle and its corner opposite the edge.
type Edge = (usize, usize);

/// What of a way has to be watched: bits, one for each walk on the right side or the left. A bit is
/// the parity of the number of crossings with a path to the walk from the left of the curve.
#[derive(Default)]
struct Watch {
    bits: usize,
    /// Which bits change where a way crosses an edge.
    edges: HashMap<Edge, usize>,
    /// Which bits are set by beginning, and by ending, in each triangle of the sectors.
    ends: [Vec<usize>; 2],
    /// The bits of the walks at the right.
    wanted: usize,
}

/// A way for a curve: its points from the first spot to the second. `None` if the layout is none,
/// or if it is too intricate.
pub fn route(layout: &Layout, stroke: &Stroke) -> Option<Vec<Point>> {
    let field = Field::new(layout, stroke)?;
    field.way(stroke, [0, 1].map(|end| layout.spots[usize::from(stroke.ends[end].spot)]))
}

impl Field {
    fn new(layout: &Layout, stroke: &Stroke) -> Option<Field> {
        let chains = layout.chains();
        let segments: Vec<[usize; 2]> = chains.segments().map(|(_, segment)| segment).collect();
        let count = chains.points.len();
        let mesh = Mesh::new(chains.points.clone(), &segments, MARGIN)?;
        // The points, the corners of the frame, the left bank and the right one.
        let total = mesh.points.len() + 2;
        let mut groups = Groups { parent: (0..total).collect(), bank: vec![None; total] };
        segments.iter().for_each(|&[a, b]| groups.join(a, b));
        (count..count + 3).for_each(|corner| groups.join(corner, corner + 1));
        let banks = [total - 2, total - 1];
        let mut bank_of: HashMap<Side, usize> = HashMap::new();
        for (index, bank) in stroke.banks.iter().flatten().enumerate() {
            bank_of.extend(bank.sides.iter().map(|&side| (side, banks[index])));
            for &spot in &bank.spots {
                let group = groups.of(spot.into());
                groups.bank[group] = Some(index);
            }
            groups.bank[banks[index]] = Some(index);
        }
        let mut wall: HashMap<[usize; 2], Side> = HashMap::new();
        for (line, [a, b]) in chains.segments() {
            let [along, back] = layout.lines[line].sides;
            wall.extend([([a, b], along), ([b, a], back)]);
        }
        // Where each side of a line leaves the spot at which it begins.
        let mut leaves: HashMap<Side, usize> = HashMap::new();
        for (line, chain) in layout.lines.iter().zip(&chains.chains) {
            leaves.extend([(line.sides[0], chain[1]), (line.sides[1], chain[chain.len() - 2])]);
        }
        let sector = |corner: &Corner| -> Option<Vec<(usize, usize)>> {
            let spot = usize::from(corner.spot);
            let Some(next) = corner.next else { return Some(mesh.star(spot)) };
            let (first, _) = mesh.left_of(spot, *leaves.get(&next)?)?;
            let mut star = mesh.star(spot);
            let at = star.iter().position(|&(triangle, _)| triangle == first)?;
            star.rotate_left(at);
            let is_last =
                |&(triangle, at): &(usize, usize)| mesh.triangles[triangle].walls[(at + 1) % 3];
            let last = star.iter().position(is_last);
            star.truncate(last.map_or(star.len(), |last| last + 1));
            Some(star)
        };
        let sectors = [sector(&stroke.ends[0])?, sector(&stroke.ends[1])?];
        let mut corner = vec![[Owner::End(0); 3]; mesh.triangles.len()];
        for point in 0..mesh.points.len() {
            let mut star = mesh.star(point);
            let at_wall = |&(triangle, at): &(usize, usize)| {
                let edge = &mesh.triangles[triangle];
                edge.walls[(at + 2) % 3].then(|| edge.corners[(at + 1) % 3])
            };
            let first = star.iter().position(|corner| at_wall(corner).is_some());
            star.rotate_left(first.unwrap_or(0));
            let mut group = point;
            for here in star {
                if let Some(next) = at_wall(&here) {
                    let side = wall.get(&[point, next]);
                    let bank = side.and_then(|side| bank_of.get(side));
                    group = bank.copied().unwrap_or(point);
                }
                let end = sectors.iter().position(|sector| sector.contains(&here));
                corner[here.0][here.1] = end.map_or(Owner::Group(group), Owner::End);
            }
        }
        let beside = |bank: &Bank| {
            let spot = bank.spots.first().map(|&spot| layout.spots[usize::from(spot)]);
            let side = bank.sides.first().and_then(|side| leaves.get(side));
            spot.or(side.map(|&point| mesh.points[point]))
        };
        let beside = stroke.banks.as_ref().map(|[left, right]| [beside(left), beside(right)]);
        let sectors = sectors.map(|sector| sector.into_iter().map(|(t, _)| t).collect());
        let roots = [total - 2, total - 1];
        let has_left_border = stroke.banks.as_ref().is_some_and(|[left, _]| !left.sides.is_empty());
        Some(Field { mesh, groups, corner, sectors, roots, has_left_border, beside })
    }

    /// What both ends of the edge opposite a corner of a triangle are a part of.
    fn ends(&self, (triangle, at): Edge) -> [Owner; 2] {
        let corner = &self.corner[triangle];
        [corner[(at + 1) % 3], corner[(at + 2) % 3]].map(|owner| match owner {
            Owner::Group(group) => Owner::Group(self.groups.of(group)),
            end => end,
        })
    }

    /// The edge as the other triangle at it has it.
    fn back(&self, (triangle, at): Edge) -> Option<Edge> {
        let beyond = self.mesh.triangles[triangle].beyond[at];
        let other = self.mesh.triangles.get(beyond)?;
        Some((beyond, other.beyond.iter().position(|&back| back == triangle)?))
    }

    fn edge(&self, (triangle, at): Edge) -> [Point; 2] {
        self.mesh.triangles[triangle].edge(at).map(|point| self.mesh.points[point])
    }

    /// The edges that are no walls, each once, the shortest first.
    fn diagonals(&self) -> Vec<Edge> {
        let all = (0..self.mesh.triangles.len()).flat_map(|t| (0..3).map(move |at| (t, at)));
        let crossable = |&(triangle, at): &Edge| {
            let edge = &self.mesh.triangles[triangle];
            !edge.walls[at] && edge.beyond[at] != NONE && triangle < edge.beyond[at]
        };
        let mut diagonals: Vec<Edge> = all.filter(crossable).collect();
        let length = |edge: &Edge| {
            let [a, b] = self.edge(*edge);
            a.distance(b)
        };
        diagonals.sort_by(|a, b| length(a).total_cmp(&length(b)));
        diagonals
    }

    /// Joins neighbours on the same side by walls.
    fn join_neighbours(&mut self) {
        for edge in self.diagonals() {
            let [Owner::Group(a), Owner::Group(b)] = self.ends(edge) else { continue };
            let banks = [self.groups.bank[a], self.groups.bank[b]];
            if a != b && banks[0].is_some() && banks[0] == banks[1] {
                self.groups.join(a, b);
                for (triangle, at) in [Some(edge), self.back(edge)].into_iter().flatten() {
                    self.mesh.triangles[triangle].walls[at] = true;
                }
            }
        }
    }

    /// Nothing to be watched.
    fn unwatched(&self) -> Watch {
        let ends = self.sectors.each_ref().map(|sector| vec![0; sector.len()]);
        Watch { ends, ..Watch::default() }
    }

    /// What has to be watched; `None` if it is too much.
    fn watched(&self) -> Option<Watch> {
        let root = self.groups.of(self.roots[0]);
        let mut neighbours: HashMap<usize, Vec<(usize, Edge)>> = HashMap::new();
        let mut link = |a: usize, b: usize, edge: Edge| {
            neighbours.entry(a).or_default().push((b, edge));
            neighbours.entry(b).or_default().push((a, edge));
        };
        for edge in self.diagonals() {
            match self.ends(edge) {
                [Owner::Group(a), Owner::Group(b)] if a != b => link(a, b, edge),
                // From an end of the curve one gets to its left around the spot.
                [Owner::Group(group), Owner::End(_)] | [Owner::End(_), Owner::Group(group)] => {
                    link(group, root, edge);
                }
                _ => {}
            }
        }
        // That both sides of the old border are on different sides goes without saying.
        let known = self.roots.map(|root| self.groups.of(root));
        let watched = (0..self.groups.parent.len()).filter(|&group| {
            let is_group = self.groups.of(group) == group && self.groups.bank[group].is_some();
            is_group && !known.contains(&group)
        });
        let watched: Vec<usize> = watched.collect();
        if watched.len() > MOST_WATCHED {
            return None;
        }
        let mut from: HashMap<usize, (usize, Edge)> = HashMap::new();
        let mut queue = VecDeque::from([root]);
        while let Some(group) = queue.pop_front() {
            for &(next, edge) in neighbours.get(&group).into_iter().flatten() {
                if next != root && !from.contains_key(&next) {
                    from.insert(next, (group, edge));
                    queue.push_back(next);
                }
            }
        }
        let mut watch = Watch { bits: watched.len(), ..self.unwatched() };
        for (index, group) in watched.into_iter().enumerate() {
            let bit = 1 << index;
            if self.groups.bank[group] == Some(1) {
                watch.wanted |= bit;
            }
            let mut at = group;
            while at != root {
                let &(before, edge) = from.get(&at)?;
                self.cut(edge, bit, &mut watch);
                at = before;
            }
        }
        Some(watch)
    }

    /// Lets a path lead along an edge, and to the left of the curve if it comes to an end of it.
    fn cut(&self, edge: Edge, bit: usize, watch: &mut Watch) {
        let back = self.back(edge);
        for (triangle, at) in [Some(edge), back].into_iter().flatten() {
            *watch.edges.entry((triangle, at)).or_default() ^= bit;
        }
        let end = self.ends(edge).into_iter().find_map(|owner| match owner {
            Owner::End(end) => Some(end),
            Owner::Group(_) => None,
        });
        let (Some(end), Some((beyond, _))) = (end, back) else { return };
        // The edge lies before the triangle of this index.
        let sector = &self.sectors[end];
        let index = |triangle: usize| sector.iter().position(|&other| other == triangle);
        let (Some(one), Some(two)) = (index(edge.0), index(beyond)) else { return };
        let first = if (one + 1) % sector.len() == two { two } else { one };
        let change = |bits: &mut [usize]| bits.iter_mut().for_each(|bits| *bits ^= bit);
        if end == 0 {
            change(&mut watch.ends[0][first..]);
        }
        if end == 1 || self.sectors[0] == self.sectors[1] {
            // A loop that leaves the border at its left is passed on the way there as a whole.
            let (right, left) = watch.ends[1].split_at_mut(first);
            change(if end == 0 && self.has_left_border { left } else { right });
        }
    }

    /// The edges that a shortest way crosses.
    fn shortest(&self, spots: [Point; 2]) -> Option<Vec<Edge>> {
        let watch = if self.beside.is_some() { self.watched()? } else { self.unwatched() };
        let bits = watch.bits;
        let state = |triangle: usize, mask: usize| triangle << bits | mask;
        let mut best = vec![f64::INFINITY; self.mesh.triangles.len() << bits];
        let mut came: HashMap<usize, (usize, Edge)> = HashMap::new();
        let mut queue = BinaryHeap::new();
        let middle = |edge: Edge| {
            let [a, b] = self.edge(edge);
            a.toward(b, 0.5)
        };
        for (&triangle, &mask) in self.sectors[0].iter().zip(&watch.ends[0]) {
            best[state(triangle, mask)] = 0.0;
            queue.push(Reverse((0, state(triangle, mask), false)));
        }
        // Lengths in thousandths of a pixel, so that they have an order.
        let key = |length: f64| (length * 1000.0) as u64;
        while let Some(Reverse((length, here, is_end))) = queue.pop() {
            let (triangle, mask) = (here >> bits, here & ((1 << bits) - 1));
            if is_end {
                let (mut edges, mut at) = (Vec::new(), here);
                while let Some(&(before, edge)) = came.get(&at) {
                    edges.push(edge);
                    at = before;
                }
                edges.reverse();
                return Some(edges);
            }
            if key(best[here]) < length {
                continue;
            }
            let place = came.get(&here).map_or(spots[0], |&(_, edge)| middle(edge));
            let mut ends = self.sectors[1].iter().zip(&watch.ends[1]);
            if ends.any(|(last, bits)| *last == triangle && mask ^ bits == watch.wanted) {
                let whole = best[here] + place.distance(spots[1]);
                queue.push(Reverse((key(whole), here, true)));
            }
            for at in 0..3 {
                let edge = &self.mesh.triangles[triangle];
                let beyond = edge.beyond[at];
                if edge.walls[at] || beyond == NONE {
                    continue;
                }
                let mask = mask ^ watch.edges.get(&(triangle, at)).copied().unwrap_or(0);
                let next = state(beyond, mask);
                let [a, b] = self.edge((triangle, at));
                let cost = place.distance(middle((triangle, at))) + NARROW / a.distance(b);
                if best[here] + cost < best[next] {
                    best[next] = best[here] + cost;
                    came.insert(next, (here, (triangle, at)));
                    queue.push(Reverse((key(best[next]), next, false)));
                }
            }
        }
        None
    }

    fn way(mut self, stroke: &Stroke, ends: [Point; 2]) -> Option<Vec<Point>> {
        self.join_neighbours();
        let crossed = self.shortest(ends)?;
        let names: Vec<[usize; 2]> = crossed
            .iter()
            .map(|&(triangle, at)| {
                let mut edge = self.mesh.triangles[triangle].edge(at);
                edge.sort_unstable();
                edge
            })
            .collect();
        let mut way = vec![Step { point: ends[0], edge: None }];
        for (index, name) in names.iter().enumerate() {
            let count = |names: &[[usize; 2]]| names.iter().filter(|other| *other == name).count();
            let part = (count(&names[..index]) + 1) as f64 / (count(&names) + 1) as f64;
            let [a, b] = name.map(|point| self.mesh.points[point]);
            way.push(Step { point: a.toward(b, part).snapped(), edge: Some(*name) });
        }
        way.push(Step { point: ends[1], edge: None });
        let spots = [0, 1].map(|end| usize::from(stroke.ends[end].spot));
        uncross(&mut way, spots);
        let mut way: Vec<Point> = way.into_iter().map(|step| step.point).collect();
        if way.len() == 2 {
            let middle = self.within(spots);
            way.splice(1..1, middle);
        }
        if spots[0] == spots[1] {
            let is_left = area(&way) > 0.0;
            let [left, right] = self.beside.unwrap_or_default();
            let fits = |point: Option<Point>, inside: bool| {
                point.is_none_or(|point| encloses(&way, point) == inside)
            };
            if !(fits(left, is_left) && fits(right, !is_left)) {
                way.reverse();
            }
        }
        Some(way)
    }

    /// The points of a curve in a single triangle at both ends.
    fn within(&self, [from, to]: [usize; 2]) -> Vec<Point> {
        let area = |triangle: &usize| {
            let [a, b, c] = self.mesh.triangles[*triangle].corners.map(|c| self.mesh.points[c]);
            turn(a, b, c)
        };
        let shared = self.sectors[0].iter().copied().filter(|t| self.sectors[1].contains(t));
        let Some(triangle) = shared.max_by(|a, b| area(a).total_cmp(&area(b))) else {
            return Vec::new();
        };
        let corners = self.mesh.triangles[triangle].corners;
        let weighed = |weight: &dyn Fn(usize) -> f64| {
            let points = (0..3).map(|at| self.mesh.points[corners[at]] * weight(at));
            points.fold(Point::default(), |sum, point| sum + point).snapped()
        };
        match corners.iter().position(|&corner| corner == from) {
            Some(apex) if from == to => [1, 2]
                .map(|side| {
                    weighed(&|at| match (at + 3 - apex) % 3 {
                        0 => 0.4,
                        other if other == side => 0.45,
                        _ => 0.15,
                    })
                })
                .into(),
            _ => vec![weighed(&|_| 1.0 / 3.0)],
        }
    }
}

/// Twice the area of a polygon, positive if it turns to the left.
fn area(polygon: &[Point]) -> f64 {
    let sides = polygon.windows(2).map(|pair| turn(polygon[0], pair[0], pair[1]));
    sides.sum()
}

/// A point of a way, and the edge on which it lies.
#[derive(Clone, Copy)]
struct Step {
    point: Point,
    edge: Option<[usize; 2]>,
}

/// Removes all crossings of a way with itself, and steps to an edge and back. Each change makes the
/// way shorter.
fn uncross(way: &mut Vec<Step>, [from, to]: [usize; 2]) {
    loop {
        let back =
            way.windows(2).position(|pair| pair[0].edge.is_some() && pair[0].edge == pair[1].edge);
        if let Some(at) = back {
            way.drain(at..at + 2);
            continue;
        }
        // Beside its ends a way crosses no edge at the spot there.
        let last = way.len().saturating_sub(2);
        if way.len() > 2 && way[1].edge.is_some_and(|edge| edge.contains(&from)) {
            way.remove(1);
            continue;
        }
        if way.len() > 2 && way[last].edge.is_some_and(|edge| edge.contains(&to)) {
            way.remove(last);
            continue;
        }
        let segment = |at: usize| [way[at].point, way[at + 1].point];
        let crossing = (0..way.len().saturating_sub(1))
            .flat_map(|a| (a + 2..way.len().saturating_sub(1)).map(move |b| (a, b)))
            .find(|&(a, b)| cross(segment(a), segment(b)));
        match crossing {
            Some((a, b)) => way[a + 1..=b].reverse(),
            None => return,
        }
    }
}
