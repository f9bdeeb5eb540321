//! Graphs: how they are read and written, their induced subgraphs, and their pictures.
//!
//! ```text
//! graph  = "empty" | family ["(" number {"," number} ")"] | rows "x" columns | chain {"," chain}
//! chain  = vertex {link vertex}
//! link   = "-" (an edge) | ">" (an arc) | "<" (an arc that says: less than)
//! vertex = letter or digit {letter or digit}                  (at most eight)
//! ```
//! A chain `1-2-3-1` is a walk along edges; a vertex alone is a chain, too.
//! Edges may be repeated. Rows x columns is the family `grid`. Families have vertices 1, 2, …, or 0, 1, … where the
//! ruleset has a ground, which is the vertex 0.
//!
//! Graphs print with sorted vertices as few chains, so that equal graphs print
//! alike.

pub(in crate::rulesets) mod coloured;
mod editing;
mod layout;
mod picture;
mod subgraph;

use std::collections::HashMap;
use std::fmt;

use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{ParseError, did_you_mean};
use nimatron_nimber::{message, say};

use crate::foundation::{Piece, Place};
use crate::rulesets::reading::number;

pub use picture::{Look, Shape, Touch, is_drawable};
pub(in crate::rulesets) use subgraph::MOST_IN_SUBGRAPH;
pub use subgraph::Subgraph;

/// The most vertices.
pub const MOST_VERTICES: usize = 1 << 12;
/// The most edges.
pub const MOST_EDGES: usize = 1 << 13;
const LONGEST_NAME: usize = 8;
const EMPTY: &str = "empty";
/// The vertex that is the ground, where a ruleset has one.
pub const GROUND: &str = "0";

/// How a graph joins its vertices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Link {
    /// Edges, which may be gone along in both directions.
    Edge,
    /// Arcs from the first to the second.
    Arc,
    /// Relations: the first is less than the second.
    Less,
}

impl Link {
    fn sign(self) -> char {
        match self {
            Link::Edge => '-',
            Link::Arc => '>',
            Link::Less => '<',
        }
    }
}

/// A graph with named vertices; there may be several edges between two of them,
/// and loops.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Graph {
    link: Link,
    /// Sorted, each once.
    names: Vec<String>,
    /// Pairs of indices, sorted; the smaller first where there is no direction.
    edges: Vec<(usize, usize)>,
}

/// Numbers before words, by size.
fn name_order(name: &str) -> (bool, u64, &str) {
    match name.parse::<u64>() {
        Ok(number) => (false, number, name),
        Err(_) => (true, 0, name),
    }
}

impl Graph {
    /// A graph from its vertices and edges, which may name further vertices.
    pub fn new(
        link: Link,
        vertices: impl IntoIterator<Item = String>,
        edges: impl IntoIterator<Item = (String, String)>,
    ) -> Graph {
        let edges: Vec<(String, String)> = edges.into_iter().collect();
        let mut names: Vec<String> = vertices.into_iter().collect();
        names.extend(edges.iter().flat_map(|(from, to)| [from.clone(), to.clone()]));
        names.sort_by(|a, b| name_order(a).cmp(&name_order(b)));
        names.dedup();
        let index: HashMap<&str, usize> =
            names.iter().enumerate().map(|(index, name)| (name.as_str(), index)).collect();
        let ends = edges.iter().map(|(from, to)| (index[from.as_str()], index[to.as_str()]));
        let mut edges: Vec<(usize, usize)> = match link {
            Link::Edge => ends.map(|(a, b)| (a.min(b), a.max(b))).collect(),
            Link::Arc | Link::Less => ends.collect(),
        };
        edges.sort_unstable();
        Graph { link, names, edges }.settled()
    }

    /// Without edges there is nothing to tell arcs from edges.
    fn settled(mut self) -> Graph {
        if self.edges.is_empty() && self.link == Link::Arc {
            self.link = Link::Edge;
        }
        self
    }

    /// How it joins its vertices.
    pub fn link(&self) -> Link {
        self.link
    }

    /// The names of the vertices, numbers first.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The edges as pairs of indices of vertices.
    pub fn edges(&self) -> &[(usize, usize)] {
        &self.edges
    }

    /// The index of the vertex of this name.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|known| known == name)
    }

    /// What an edge is called: `2-3`.
    pub fn edge_name(&self, (from, to): (usize, usize)) -> String {
        format!("{}{}{}", self.names[from], self.link.sign(), self.names[to])
    }

    /// An edge as a place.
    pub(in crate::rulesets) fn edge(&self, (from, to): (usize, usize)) -> Place {
        Place::edge(None, &self.names[from], &self.names[to])
    }

    /// The graph with those edges and vertices that are kept; a vertex goes with
    /// its edges.
    pub fn restricted(
        &self,
        keep_vertex: impl Fn(usize) -> bool,
        keep_edge: impl Fn(usize) -> bool,
    ) -> Graph {
        let mut moved = vec![None; self.names.len()];
        let mut names = Vec::new();
        for (index, name) in self.names.iter().enumerate().filter(|(index, _)| keep_vertex(*index))
        {
            moved[index] = Some(names.len());
            names.push(name.clone());
        }
        let edges = self.edges.iter().enumerate().filter(|(index, _)| keep_edge(*index));
        let edges = edges.filter_map(|(_, &(from, to))| moved[from].zip(moved[to])).collect();
        Graph { link: self.link, names, edges }.settled()
    }

    /// For each vertex those that its edges lead to, as bits; with edges in both
    /// directions. There are at most 64 vertices.
    pub fn neighbours(&self) -> Vec<u64> {
        let mut neighbours = vec![0; self.names.len()];
        for &(from, to) in &self.edges {
            neighbours[from] |= 1 << to;
            if self.link == Link::Edge {
                neighbours[to] |= 1 << from;
            }
        }
        neighbours
    }

    /// Reads a graph with one of these links and at most this number of vertices,
    /// [`MOST_VERTICES`] in any case; the vertices of families are numbered from
    /// `first`. Errors repeat the example.
    ///
    /// ```
    /// use nimatron::foundation::Piece;
    /// use nimatron::rulesets::graph::{Graph, Link, Look};
    /// let example = "a graph looks like 1-2-3";
    /// let graph = Graph::read(Piece::whole("cycle(4)"), &[Link::Edge], 1, 64, example)?;
    /// assert_eq!(graph.to_string(), "1-2-3-4-1");
    /// let figure = graph.figure(&Look::EDGES).expect("it is small enough");
    /// assert_eq!(figure.spots[0].label, "Edge 1-2");
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// What is wrong, and where in the text.
    pub fn read(
        body: Piece<'_>,
        links: &[Link],
        first: usize,
        most_vertices: usize,
        example: &str,
    ) -> Result<Graph, ParseError> {
        let (body, most_vertices) = (body.trimmed(), most_vertices.min(MOST_VERTICES));
        let link = links.first().copied().unwrap_or(Link::Edge);
        if body.text == EMPTY {
            return Ok(Graph::new(link, [], []));
        }
        let grid = sides(body.text).map(|(rows, columns)| format!("grid({rows},{columns})"));
        let family_of = match &grid {
            // What is wrong with it is told of all of it.
            Some(text) => family(Piece { text, start: 0 }, link, first, most_vertices, example)
                .map_err(|error| ParseError { span: body.span(), ..error }),
            None => family(body, link, first, most_vertices, example),
        };
        let graph = match family_of? {
            Some(graph) => graph,
            None => chains(body, links, most_vertices, example)?,
        };
        if graph.names.len() > most_vertices {
            let message = say!("more than {} vertices", most_vertices);
            return Err(ParseError::new(message, body.span()));
        }
        Ok(graph)
    }
}

/// The sides of a board in squares, `3x4`, if the text is nothing else.
pub(in crate::rulesets) fn sides(text: &str) -> Option<(&str, &str)> {
    let (rows, columns) = text.split_once(['x', '×'])?;
    let is_number = |side: &&str| !side.is_empty() && side.bytes().all(|b| b.is_ascii_digit());
    Some((rows.trim(), columns.trim()))
        .filter(|(rows, columns)| [rows, columns].into_iter().all(is_number))
}

fn chains(
    body: Piece<'_>,
    links: &[Link],
    most_vertices: usize,
    example: &str,
) -> Result<Graph, ParseError> {
    let signs: Vec<char> = links.iter().map(|link| link.sign()).collect();
    let (mut vertices, mut edges) = (Vec::new(), Vec::new());
    let mut link = None;
    for chain in body.list() {
        let mut last: Option<String> = None;
        let mut rest = chain;
        loop {
            let end = rest.text.find(signs.as_slice()).unwrap_or(rest.text.len());
            let name = Piece { text: &rest.text[..end], start: rest.start }.trimmed();
            let named = (1..=LONGEST_NAME).contains(&name.text.len())
                && name.text.bytes().all(|byte| byte.is_ascii_alphanumeric());
            if !named {
                let message = say!("expected a vertex: up to {} letters or digits", LONGEST_NAME);
                return Err(ParseError::new(message, name.span()).with_help(translated(example)));
            }
            // Alone it would be read as that graph.
            let is_family = || FAMILIES.iter().any(|family| family.name == name.text);
            if name.text == EMPTY || sides(name.text).is_some() || is_family() {
                let message = say!("'{}' names a graph, and no vertex", name.text);
                return Err(ParseError::new(message, name.span()).with_help(translated(example)));
            }
            match last.replace(name.text.into()) {
                Some(before) => edges.push((before, name.text.into())),
                None => vertices.push(name.text.into()),
            }
            if edges.len() > MOST_EDGES || vertices.len() > most_vertices {
                let message = say!("more than {} vertices or {} edges", most_vertices, MOST_EDGES);
                return Err(ParseError::new(message, name.span()));
            }
            let Some(sign) = rest.text[end..].chars().next() else { break };
            let found = links.iter().find(|link| link.sign() == sign).copied();
            if link.is_some() && link != found {
                let message = say!("edges and arcs cannot be mixed");
                return Err(ParseError::new(message, rest.start + end..rest.start + end + 1)
                    .with_help(say!("an edge is two arcs, as in 1>2>1")));
            }
            link = found;
            rest = Piece { text: &rest.text[end + 1..], start: rest.start + end + 1 };
        }
    }
    Ok(Graph::new(link.or(links.first().copied()).unwrap_or(Link::Edge), vertices, edges))
}

/// How many vertices there are, and which are joined.
type VerticesAndEdges = (usize, Vec<(usize, usize)>);

/// A family of graphs: its name, how many numbers it takes, and its edges
/// between vertices numbered from 0.
struct Family {
    name: &'static str,
    arguments: usize,
    graph: fn(&[usize]) -> VerticesAndEdges,
}

/// Pairs of different vertices that are joined.
fn pairs(count: usize, joined: impl Fn(usize, usize) -> bool) -> VerticesAndEdges {
    let pairs = (0..count).flat_map(|a| (a + 1..count).map(move |b| (a, b)));
    (count, pairs.filter(|&(a, b)| joined(a, b)).collect())
}

/// The distance of two squares of a board with this number of columns, down and
/// across.
fn steps(a: usize, b: usize, columns: usize) -> (usize, usize) {
    ((a / columns).abs_diff(b / columns), (a % columns).abs_diff(b % columns))
}

const FAMILIES: [Family; 11] = [
    Family { name: "path", arguments: 1, graph: |n| pairs(n[0], |a, b| b == a + 1) },
    Family {
        name: "cycle",
        arguments: 1,
        graph: |n| (n[0], (0..n[0]).map(|a| (a, (a + 1) % n[0])).collect()),
    },
    Family { name: "complete", arguments: 1, graph: |n| pairs(n[0], |_, _| true) },
    Family { name: "star", arguments: 1, graph: |n| pairs(n[0] + 1, |a, _| a == 0) },
    Family {
        name: "bipartite",
        arguments: 2,
        graph: |n| pairs(n[0] + n[1], |a, b| a < n[0] && b >= n[0]),
    },
    Family {
        name: "grid",
        arguments: 2,
        graph: |n| {
            pairs(n[0] * n[1], |a, b| {
                let (down, across) = steps(a, b, n[1]);
                down + across == 1
            })
        },
    },
    Family {
        name: "queens",
        arguments: 2,
        graph: |n| {
            pairs(n[0] * n[1], |a, b| {
                let (down, across) = steps(a, b, n[1]);
                down == 0 || across == 0 || down == across
            })
        },
    },
    Family {
        name: "cube",
        arguments: 1,
        graph: |n| pairs(1 << n[0].min(12), |a, b| (a ^ b).is_power_of_two()),
    },
    Family {
        name: "prism",
        arguments: 1,
        graph: |n| {
            let n = n[0];
            let rims = (0..n).flat_map(|a| [(a, (a + 1) % n), (n + a, n + (a + 1) % n)]);
            (2 * n, rims.chain((0..n).map(|a| (a, n + a))).collect())
        },
    },
    Family {
        name: "tree",
        arguments: 1,
        graph: |n| pairs((2 << n[0].min(12)) - 1, |a, b| (b - 1) / 2 == a),
    },
    Family {
        name: "petersen",
        arguments: 0,
        graph: |_| {
            let outside = (0..5).flat_map(|a| [(a, (a + 1) % 5), (a, a + 5)]);
            (10, outside.chain((0..5).map(|a| (a + 5, (a + 2) % 5 + 5))).collect())
        },
    },
];

fn family(
    body: Piece<'_>,
    link: Link,
    first: usize,
    most_vertices: usize,
    example: &str,
) -> Result<Option<Graph>, ParseError> {
    let (name, arguments) = match body.text.find('(') {
        Some(at) => (&body.text[..at], Some(&body.text[at..])),
        None => (body.text, None),
    };
    let Some(family) = FAMILIES.iter().find(|family| family.name == name.trim()) else {
        if arguments.is_none() {
            return Ok(None);
        }
        let names = FAMILIES.iter().map(|family| family.name);
        let help = match did_you_mean(name.trim(), names.clone()) {
            Some(near) => say!("did you mean '{}'?", near),
            None => say!("there are: {}", names.collect::<Vec<_>>().join(", ")),
        };
        let span = body.start..body.start + name.len();
        return Err(ParseError::new(say!("unknown family of graphs"), span).with_help(help));
    };
    let mut numbers = Vec::new();
    if let Some(arguments) = arguments {
        let inside = arguments.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
        let inside = inside.ok_or_else(|| {
            ParseError::new(say!("expected ')'"), body.span()).with_help(translated(example))
        })?;
        for piece in (Piece { text: inside, start: body.start + name.len() + 1 }).list() {
            numbers.push(
                number(piece, message!("a number"), 1, most_vertices as u64, example)? as usize
            );
        }
    }
    if numbers.len() != family.arguments {
        let message = say!("{} takes {} numbers", family.name, family.arguments);
        return Err(ParseError::new(message, body.span()).with_help(translated(example)));
    }
    // Large products and powers are refused before they are built.
    let size = match family.name {
        "cube" | "tree" => 2usize.checked_pow(numbers[0] as u32),
        "grid" | "queens" => numbers[0].checked_mul(numbers[1]),
        _ => Some(numbers.iter().sum()),
    };
    if size.is_none_or(|size| size > most_vertices) {
        let message = say!("more than {} vertices", most_vertices);
        return Err(ParseError::new(message, body.span()));
    }
    let (count, edges) = (family.graph)(&numbers);
    if edges.len() > MOST_EDGES {
        return Err(ParseError::new(say!("more than {} edges", MOST_EDGES), body.span()));
    }
    let name = |vertex: usize| (vertex + first).to_string();
    let edges = edges.into_iter().map(|(a, b)| (name(a), name(b)));
    Ok(Some(Graph::new(link, (0..count).map(name), edges)))
}

impl fmt::Display for Graph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.names.is_empty() {
            return f.write_str(EMPTY);
        }
        let mut at = vec![Vec::new(); self.names.len()];
        for (index, &(from, to)) in self.edges.iter().enumerate().rev() {
            at[from].push(index);
            if self.link == Link::Edge && from != to {
                at[to].push(index);
            }
        }
        // Loops are named first at each vertex, then the smallest neighbours.
        let other = |vertex: usize, edge: usize| {
            let (from, to) = self.edges[edge];
            if from == vertex { to } else { from }
        };
        for (vertex, edges) in at.iter_mut().enumerate() {
            edges.sort_by_key(|&edge| std::cmp::Reverse((other(vertex, edge), edge)));
        }
        let mut used = vec![false; self.edges.len()];
        let mut named = vec![false; self.names.len()];
        let mut separator = "";
        for start in 0..self.names.len() {
            loop {
                let mut vertex = start;
                let mut chain = self.names[start].clone();
                let mut edges = 0;
                while let Some(edge) = next_unused(&mut at[vertex], &mut used) {
                    named[vertex] = true;
                    vertex = other(vertex, edge);
                    named[vertex] = true;
                    chain.push(self.link.sign());
                    chain += &self.names[vertex];
                    edges += 1;
                }
                let alone = edges == 0 && !named[start] && !self.has_edges(start);
                if edges == 0 && !alone {
                    break;
                }
                named[start] = true;
                write!(f, "{separator}{chain}")?;
                separator = ", ";
                if alone {
                    break;
                }
            }
        }
        Ok(())
    }
}

fn next_unused(edges: &mut Vec<usize>, used: &mut [bool]) -> Option<usize> {
    while let Some(edge) = edges.pop() {
        if !std::mem::replace(&mut used[edge], true) {
            return Some(edge);
        }
    }
    None
}

impl Graph {
    fn has_edges(&self, vertex: usize) -> bool {
        self.edges.iter().any(|&(from, to)| from == vertex || to == vertex)
    }
}

/// The numbers of the bits that are set, lowest first.
pub(in crate::rulesets) fn bits(mut set: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Link; 3] = [Link::Edge, Link::Arc, Link::Less];

    fn read(text: &str) -> Result<Graph, ParseError> {
        Graph::read(Piece::whole(text), &ALL, 1, MOST_VERTICES, "a graph looks like 1-2-3")
    }

    #[test]
    fn words_for_graphs_are_no_vertices() {
        for text in ["empty, empty", "1-empty", "path, 1", "1-cycle-2", "3x4-1"] {
            assert!(read(text).unwrap_err().message.contains("names a graph"), "{text}");
        }
    }

    #[test]
    fn what_prints_reads_back() {
        let texts = [
            "empty",
            "1",
            "1-2-3-1",
            "1>2>1",
            "1<2<4, 1<3<4",
            "1-1-2",
            "a-b, c",
            "1-2-1-2",
            "2-10-a-2-b",
            "1, 2, 3",
        ];
        for text in texts {
            assert_eq!(read(text).unwrap().to_string(), text);
        }
        for text in ["petersen", "grid(3,4)", "cube(4)", "cycle(2)", "complete(7)", "tree(3)"] {
            let graph = read(text).unwrap();
            assert_eq!(read(&graph.to_string()).unwrap(), graph, "{text}");
        }
        assert_eq!(read("grid(2,2)").unwrap().to_string(), "1-2-4-3-1");
        assert_eq!(read("2 x 3").unwrap(), read("grid(2,3)").unwrap());
    }

    #[test]
    fn families_have_the_right_sizes() {
        let sizes = [
            ("petersen", 10, 15),
            ("grid(3,4)", 12, 17),
            ("cube(3)", 8, 12),
            ("prism(5)", 10, 15),
            ("tree(2)", 7, 6),
            ("star(4)", 5, 4),
            ("bipartite(2,3)", 5, 6),
            ("queens(3,3)", 9, 28),
        ];
        for (text, vertices, edges) in sizes {
            let graph = read(text).unwrap();
            assert_eq!((graph.names().len(), graph.edges().len()), (vertices, edges), "{text}");
        }
    }

    #[test]
    fn errors_point_at_the_place() {
        for (text, span) in [
            ("1-", 2..2),
            ("1-2, b/c", 5..8),
            ("1-2>3", 3..4),
            ("pth(3)", 0..3),
            ("path(3,4)", 0..9),
            ("path(0)", 5..6),
            ("cube(40)", 0..8),
            ("0x3", 0..3),
            ("99x99", 0..5),
            ("", 0..0),
        ] {
            assert_eq!(read(text).unwrap_err().span, span, "{text}");
        }
    }
}
