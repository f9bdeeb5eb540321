//! Games given by their graph: nodes are positions, arcs are moves.
//!
//! ```text
//! graph: a | a>b>c, a>c                                    (tokens | chains of arcs)
//! graph: {"start": "a", "moves": {"a": ["b", "c"], "b": ["c"]}}           (JSON)
//! graph(a): digraph { a -> {b c}; b -> c }                     (the DOT language)
//! ```
//! All three print as the first. Several tokens are a sum. Without a start it is
//! the node to which no arc leads, if there is only one.

use std::collections::BTreeSet;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{ParseError, excerpt};
use nimatron_nimber::{message, say};
use serde::Deserialize;

use crate::foundation::{Budget, Head, MoveName, Options, Piece, Place, Sign, json_error};
use crate::impartial::{Game, GraphError, OptionGraph};
use crate::rulesets::description;
use crate::rulesets::dot::{self, Arcs};
use crate::rulesets::figure::Figure;
use crate::rulesets::graph::{self, Look, Shape};
use crate::rulesets::handles::{of_places, spoken};
use crate::rulesets::searched::{Searched, Sketch};
use crate::rulesets::{Description, Editing, Example, Family};

const LONGEST_NAME: usize = 32;
const MOST_TOKENS: usize = 64;
const MOST_ARCS: usize = 1 << 22;
/// The values of all nodes take less.
const MOST_WORK: u64 = 1 << 32;
const EXAMPLE: &str = message!("a graph looks like graph: a | a>b>c, a>c");
/// Of a longer cycle only the beginning is shown.
const MOST_SHOWN: usize = 12;

/// Tokens on the nodes of a graph without cycles.
#[derive(Clone, Debug)]
pub struct Tokens {
    /// The nodes where they lie, in increasing order.
    nodes: Vec<u32>,
    graph: Arc<Graph>,
}

/// A graph with names.
#[derive(Debug)]
struct Graph {
    /// In increasing order.
    names: Vec<String>,
    options: OptionGraph,
    /// The Grundy values of the nodes.
    values: Vec<u16>,
    /// A hash of all of it.
    fingerprint: u64,
}

impl PartialEq for Tokens {
    fn eq(&self, other: &Tokens) -> bool {
        let same = || {
            let [a, b] = [&self.graph, &other.graph];
            a.fingerprint == b.fingerprint && a.names == b.names && a.options == b.options
        };
        self.nodes == other.nodes && (Arc::ptr_eq(&self.graph, &other.graph) || same())
    }
}

impl Eq for Tokens {}

impl Hash for Tokens {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.nodes.hash(state);
        self.graph.fingerprint.hash(state);
    }
}

impl Graph {
    fn new(arcs: &Arcs) -> Result<Graph, String> {
        let targets = arcs.values().flatten();
        let names: BTreeSet<&String> = arcs.keys().chain(targets).collect();
        let names: Vec<String> = names.into_iter().cloned().collect();
        let number = |name: &String| names.binary_search(name).map(|index| index as u32);
        let lists = names.iter().map(|name| {
            arcs.get(name).into_iter().flatten().filter_map(|to| number(to).ok()).collect()
        });
        let lists: Vec<Vec<u32>> = lists.collect();
        let options = OptionGraph::new(&lists).map_err(|error| match error {
            GraphError::Cycle(cycle) => {
                let mut shown: Vec<&str> =
                    cycle.iter().map(|node| names[*node as usize].as_str()).collect();
                if shown.len() > MOST_SHOWN {
                    shown.splice(MOST_SHOWN - 2..shown.len() - 1, ["…"]);
                }
                say!("moves go round in a cycle: {}", shown.join(">"))
            }
            other => other.to_string(),
        })?;
        let mut hasher = DefaultHasher::new();
        (&names, &lists).hash(&mut hasher);
        // Linear in the text that was read, which bounds it.
        let values =
            options.values(&mut Budget::nodes(MOST_WORK)).map_err(|error| error.to_string())?;
        Ok(Graph { names, options, values, fingerprint: hasher.finish() })
    }

    fn name(&self, node: u32) -> &str {
        self.names.get(node as usize).map_or("", String::as_str)
    }
}

impl Tokens {
    /// The graph, whose arcs are the moves of a token.
    pub fn graph(&self) -> graph::Graph {
        let names = &self.graph.names;
        let arcs = (0..names.len() as u32).flat_map(|node| {
            let options = self.graph.options.options(node).iter();
            options.map(move |&to| (self.graph.name(node).into(), self.graph.name(to).into()))
        });
        graph::Graph::new(graph::Link::Arc, names.iter().cloned(), arcs)
    }

    /// The number of nodes and of arcs of the graph.
    pub fn size_of_graph(&self) -> (usize, usize) {
        let nodes = self.graph.names.len();
        let arcs = (0..nodes as u32).map(|node| self.graph.options.options(node).len());
        (nodes, arcs.sum())
    }

    /// The nodes where the tokens lie, once for each.
    pub fn tokens(&self) -> impl Iterator<Item = &str> {
        self.nodes.iter().map(|&node| self.graph.name(node))
    }

    fn at(&self, mut nodes: Vec<u32>) -> Tokens {
        nodes.sort_unstable();
        Tokens { nodes, graph: self.graph.clone() }
    }

    /// The places of the tokens of which each node has one, and the options of
    /// each: moving either of two tokens on the same node is the same move.
    fn steps(&self) -> impl Iterator<Item = (usize, u32)> + '_ {
        let nodes = self.nodes.iter().enumerate();
        let first = nodes.filter(|(index, node)| *index == 0 || self.nodes[index - 1] != **node);
        first.flat_map(|(index, node)| {
            self.graph.options.options(*node).iter().map(move |&to| (index, to))
        })
    }

    fn after(&self, index: usize, to: u32) -> Tokens {
        let mut nodes = self.nodes.clone();
        nodes[index] = to;
        self.at(nodes)
    }
}

impl Game for Tokens {
    fn options(&self) -> Options<'_, Tokens> {
        Options::new(self.steps().map(|(index, to)| self.after(index, to)))
    }

    fn components(&self) -> Vec<Tokens> {
        self.nodes.iter().map(|&node| self.at(vec![node])).collect()
    }

    /// The values of all nodes are found in one pass.
    fn known_value(&self) -> Option<u64> {
        let values = &self.graph.values;
        self.nodes
            .iter()
            .try_fold(0, |sum, &node| Some(sum ^ u64::from(*values.get(node as usize)?)))
    }

    fn owned_bytes(&self) -> usize {
        4 * self.nodes.capacity()
    }
}

impl fmt::Display for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tokens: Vec<&str> = self.nodes.iter().map(|&node| self.graph.name(node)).collect();
        write!(f, "graph: {} |", tokens.join(", "))?;
        let mut separator = " ";
        let mut is_told = vec![false; self.graph.names.len()];
        self.nodes.iter().for_each(|&node| is_told[node as usize] = true);
        for node in 0..self.graph.names.len() as u32 {
            for &to in self.graph.options.options(node) {
                write!(f, "{separator}{}>{}", self.graph.name(node), self.graph.name(to))?;
                separator = ", ";
                (is_told[node as usize], is_told[to as usize]) = (true, true);
            }
        }
        for (name, _) in self.graph.names.iter().zip(is_told).filter(|(_, is_told)| !is_told) {
            write!(f, "{separator}{name}")?;
            separator = ", ";
        }
        Ok(())
    }
}

/// A graph in JSON: the arcs alone, or with the tokens.
#[derive(Deserialize)]
#[serde(untagged)]
enum Json {
    WithStart { start: Start, moves: Arcs },
    Arcs(Arcs),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Start {
    One(String),
    Several(Vec<String>),
}

/// Whether this can be the name of a node.
fn is_name(name: &str) -> bool {
    let letter = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
    !name.is_empty() && name.chars().count() <= LONGEST_NAME && name.chars().all(letter)
}

/// The tokens and the arcs of the short form.
fn chains(body: Piece<'_>) -> Result<(Vec<String>, Arcs), ParseError> {
    let Some((tokens, chains)) = body.split_once("|") else {
        return Err(ParseError::new(say!("expected tokens, | and arcs"), body.trimmed().span())
            .with_help(translated(EXAMPLE)));
    };
    let tokens = tokens.list().filter(|token| !token.text.is_empty());
    let tokens = tokens.map(|token| token.text.to_string()).collect();
    let mut arcs = Arcs::new();
    for chain in chains.list().filter(|chain| !chain.text.is_empty()) {
        let nodes: Vec<&str> = chain
            .text
            .split('>')
            .map(|node| node.trim().trim_end_matches('-').trim_end())
            .collect();
        if let Some(wrong) = nodes.iter().find(|node| !is_name(node)) {
            let message = say!("this is no name of a node: '{}'", excerpt(wrong));
            return Err(ParseError::new(message, chain.span()).with_help(translated(EXAMPLE)));
        }
        arcs.entry(nodes[0].into()).or_default();
        for step in nodes.windows(2) {
            arcs.entry(step[0].into()).or_default().insert(step[1].into());
        }
    }
    Ok((tokens, arcs))
}

fn json(body: Piece<'_>) -> Result<(Vec<String>, Arcs), ParseError> {
    let read = serde_json::from_str(body.text).map_err(|error| {
        let message = say!("this is no graph in JSON: {}", json_error(&error));
        ParseError::new(message, body.trimmed().span()).with_help(say!(
            "it looks like {\"start\": \"a\", \"moves\": {\"a\": [\"b\"], \"b\": []}}"
        ))
    })?;
    Ok(match read {
        Json::WithStart { start: Start::One(start), moves } => (vec![start], moves),
        Json::WithStart { start: Start::Several(start), moves } => (start, moves),
        Json::Arcs(moves) => (Vec::new(), moves),
    })
}

impl Searched for Tokens {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Tokens, ParseError> {
        let whole = body.trimmed();
        let refused = |message: String| ParseError::new(message, whole.span());
        let (mut start, mut arcs) = match whole.text {
            text if text.starts_with('{') => json(whole)?,
            text if dot::is_dot(text) => (Vec::new(), dot::read(whole)?),
            _ => chains(whole)?,
        };
        if let Some(options) = head.options {
            let inside = options.text.trim().trim_start_matches('(').trim_end_matches(')');
            start = inside.split(',').map(|token| token.trim().to_string()).collect();
        }
        let names = arcs.keys().chain(arcs.values().flatten()).chain(&start);
        if let Some(wrong) = names.into_iter().find(|name| !is_name(name)) {
            return Err(refused(say!("this is no name of a node: '{}'", excerpt(wrong)))
                .with_help(say!(
                    "names have letters, digits, points and underscores, 32 of them at most"
                )));
        }
        if arcs.values().map(BTreeSet::len).sum::<usize>() > MOST_ARCS {
            return Err(refused(say!("a graph of more than {} arcs", MOST_ARCS)));
        }
        if start.is_empty() {
            let targets: BTreeSet<&String> = arcs.values().flatten().collect();
            let sources: Vec<&String> =
                arcs.keys().filter(|name| !targets.contains(name)).collect();
            let [only] = sources[..] else {
                return Err(refused(say!("where does the token lie?"))
                    .with_help(say!("name the node in brackets: graph(a): …")));
            };
            start = vec![only.clone()];
        }
        if start.len() > MOST_TOKENS {
            return Err(refused(say!("more than {} tokens", MOST_TOKENS)));
        }
        for token in &start {
            arcs.entry(token.clone()).or_default();
        }
        let graph = Arc::new(Graph::new(&arcs).map_err(refused)?);
        let nodes = start.iter().filter_map(|token| graph.names.binary_search(token).ok());
        let nodes = nodes.map(|node| node as u32).collect();
        Ok(Tokens { nodes: Vec::new(), graph }.at(nodes))
    }

    fn moves(&self) -> Options<'_, (MoveName, Tokens)> {
        let place = |node: u32| Place::vertex(self.graph.name(node));
        Options::new(self.steps().map(move |(index, to)| {
            let name = MoveName::joined(Sign::Arrow, [self.nodes[index], to].map(place));
            (name, self.after(index, to))
        }))
    }

    fn label(&self) -> Option<String> {
        match self.nodes[..] {
            [node] => Some(self.graph.name(node).into()),
            _ => None,
        }
    }

    fn size(&self) -> u64 {
        self.nodes.len() as u64
    }
}

/// In the picture the node of the token is touched first, where there are several.
impl Sketch for Tokens {
    fn figure(&self) -> Option<Figure> {
        self.figure_with_values(&[])
    }

    fn editing(&self) -> Option<Editing> {
        let tokens: Vec<&str> = self.tokens().collect();
        let look = Look { shape: Shape::Downwards, tokens: &tokens, ..Look::VERTICES };
        Some(self.graph().editing(&look, |graph| format!("{} | {graph}", tokens.join(", "))))
    }

    fn figure_with_values(&self, values: &[(&str, String)]) -> Option<Figure> {
        let (nodes, arcs) = self.size_of_graph();
        if !graph::is_drawable(nodes, arcs) {
            return None;
        }
        let tokens: Vec<&str> = self.tokens().collect();
        let look = Look { shape: Shape::Downwards, tokens: &tokens, values, ..Look::VERTICES };
        let mut figure = self.graph().figure(&look)?;
        figure.label = say!("{} Tokens: {}.", figure.label, tokens.join(", "));
        Some(figure)
    }

    fn handles(&self, name: &MoveName) -> Vec<String> {
        let handles = of_places(name);
        let from = handles.first().map(String::as_str);
        // Where all tokens lie on one node it need not be touched.
        let is_only = self.tokens().all(|token| Some(token) == from);
        handles.into_iter().skip(usize::from(is_only)).collect()
    }

    fn words(&self, name: &MoveName) -> String {
        say!("move a token from {}", spoken(name))
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "graph",
    title: "A game given by its graph",
    family: Family::Graphs,
    rules: [
        "Tokens lie on the nodes of a directed graph without cycles. A move moves one of them \
         along an arc. Whoever cannot move loses. Every finite impartial game is such a game, \
         with a node for each position.",
        "The graph is written as chains of arcs behind the nodes where the tokens lie; in JSON, \
         as lists of options; or in the DOT language of Graphviz. On the command line 'graph: \
         @FILE' reads it from a file. A cycle is refused, and shown.",
    ],
    options: [crate::rulesets::RuleOption::new("node, …", "where the tokens lie, if the graph does not say; without it the only node to \
                  which no arc leads")],
    examples: [
        Example::new("graph: a | a>b, a>c, b>c", "three nodes"),
        Example::new("graph: a, b | a>b, a>c, b>c", "two tokens, which are a sum"),
        Example::new("misere graph: a | a>b, a>c, b>c", "the last move loses"),
    ],
    references: [
        "C. A. B. Smith, Graphs and composite games, Journal of Combinatorial Theory 1 (1966) 51-81",
        "A. N. Siegel, Combinatorial Game Theory (2013), chapter II",
    ],
};
