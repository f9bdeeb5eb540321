//! Games as graphs of positions.
//!
//! A position is known, or a node of the graph with options of both players. Cycles are allowed.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::foundation::{Budget, Exhausted, PerPlayer, Player};

/// A position: a known value, or a node of a [`Graph`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Node<T> {
    /// A position with this value.
    Known(T),
    /// The node of this number.
    Inner(u32),
}

impl<T: Copy> Node<T> {
    pub(super) fn known(self) -> Option<T> {
        match self {
            Node::Known(value) => Some(value),
            Node::Inner(_) => None,
        }
    }

    pub(super) fn inner(self) -> Option<usize> {
        match self {
            Node::Known(_) => None,
            Node::Inner(index) => Some(index as usize),
        }
    }
}

/// The options of Left and of Right.
pub(super) type Options<T> = PerPlayer<Vec<Node<T>>>;

/// A finite game with cycles: for each node the options of both players.
///
/// ```
/// use nimatron::foundation::{Budget, Player};
/// use nimatron::partizan::Values;
/// use nimatron::partizan::loopy::{Graph, LoopyValue};
/// let (values, mut budget) = (Values::default(), Budget::unlimited());
/// let mut games = values.loopy(&mut budget);
/// let mut graph = Graph::default();
/// let over = graph.add();
/// graph.add_option(over, Player::Left, LoopyValue::ZERO);
/// graph.add_option(over, Player::Right, over);
/// assert_eq!(games.value_of(&graph, over)?, games.over()?);
/// # Ok::<(), nimatron::partizan::Failure>(())
/// ```
#[derive(Clone, Debug)]
pub struct Graph<T> {
    pub(super) nodes: Vec<Options<T>>,
}

impl<T> Default for Graph<T> {
    fn default() -> Graph<T> {
        Graph { nodes: Vec::new() }
    }
}

impl<T> From<T> for Node<T> {
    fn from(value: T) -> Node<T> {
        Node::Known(value)
    }
}

impl<T: Copy> Graph<T> {
    /// A new node without options.
    pub fn add(&mut self) -> Node<T> {
        self.nodes.push(PerPlayer([Vec::new(), Vec::new()]));
        Node::Inner(self.nodes.len() as u32 - 1)
    }

    /// Adds an option of a player to a node. A known position stays as it is.
    pub fn add_option(&mut self, from: Node<T>, player: Player, to: impl Into<Node<T>>) {
        if let Some(options) = from.inner().and_then(|index| self.nodes.get_mut(index)) {
            options[player].push(to.into());
        }
    }

    /// The options of a player at a node; none for a known position.
    pub fn options(&self, from: Node<T>, player: Player) -> &[Node<T>] {
        let options = from.inner().and_then(|index| self.nodes.get(index));
        options.map_or(&[], |options| &options[player])
    }

    /// The graph of the positions of a game, and the node of the first one; `None` if moves lead to
    /// more than `most` positions. A position whose value is `known` is not followed further.
    ///
    /// Cost: the options of each position of the graph are asked for once.
    ///
    /// ```
    /// use nimatron::foundation::{Budget, Player};
    /// use nimatron::partizan::Values;
    /// use nimatron::partizan::loopy::Graph;
    /// // Right walks on a circle of four, and Left takes it to its end.
    /// let options = |at: &u32, player: Player| match (at, player) {
    ///     (4, _) => vec![],
    ///     (_, Player::Left) => vec![4],
    ///     (_, Player::Right) => vec![(at + 1) % 4],
    /// };
    /// let (graph, root) = Graph::of_positions(0, 10, |_| None, options).expect("few positions");
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.loopy(&mut budget);
    /// assert_eq!(games.value_of(&graph, root)?, games.over()?);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn of_positions<P: Clone + Eq + Hash>(
        start: P,
        most: usize,
        known: impl Fn(&P) -> Option<T>,
        options: impl Fn(&P, Player) -> Vec<P>,
    ) -> Option<(Graph<T>, Node<T>)> {
        let mut graph = Graph::default();
        if let Some(value) = known(&start) {
            return Some((graph, Node::Known(value)));
        }
        let root = graph.add();
        let mut nodes = FxHashMap::from_iter([(start.clone(), root)]);
        let mut open = vec![(start, root)];
        while let Some((position, node)) = open.pop() {
            for player in Player::BOTH {
                for option in options(&position, player) {
                    if let Some(value) = known(&option) {
                        graph.add_option(node, player, value);
                        continue;
                    }
                    let to = *nodes.entry(option).or_insert_with_key(|option| {
                        let node = graph.add();
                        open.push((option.clone(), node));
                        node
                    });
                    if graph.len() > most {
                        return None;
                    }
                    graph.add_option(node, player, to);
                }
            }
        }
        Some((graph, root))
    }

    /// Number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there are no nodes.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The graph of the nodes that can be reached from a position, in order of discovery, and the
    /// position in it.
    pub(super) fn reachable<U: Copy>(
        &self,
        root: Node<T>,
        known: impl Fn(T) -> U,
    ) -> (Graph<U>, Node<U>) {
        let mut places: FxHashMap<u32, u32> = FxHashMap::default();
        let mut found = Vec::new();
        let mut place = |node: Node<T>, found: &mut Vec<u32>| match node {
            Node::Known(value) => Node::Known(known(value)),
            Node::Inner(index) => Node::Inner(*places.entry(index).or_insert_with(|| {
                found.push(index);
                found.len() as u32 - 1
            })),
        };
        let mut graph = Graph { nodes: Vec::new() };
        let root = place(root, &mut found);
        while let Some(&index) = found.get(graph.nodes.len()) {
            let options = self.nodes.get(index as usize);
            let mut side = |player: Player| -> Vec<Node<U>> {
                let options = options.map_or(&[][..], |options| &options[player]);
                options.iter().map(|&option| place(option, &mut found)).collect()
            };
            let sides = PerPlayer::from_fn(&mut side);
            graph.nodes.push(sides);
        }
        (graph, root)
    }

    /// Whether moves of any players lead from one position to another.
    pub(super) fn leads_to(&self, from: Node<T>, to: Node<T>) -> bool {
        let Some(to) = to.inner() else { return false };
        let mut seen = vec![false; self.nodes.len()];
        let mut open: Vec<usize> = from.inner().into_iter().collect();
        while let Some(node) = open.pop() {
            if !std::mem::replace(&mut seen[node], true) {
                open.extend(self.nodes[node].iter().flatten().filter_map(|option| option.inner()));
            }
        }
        seen[to]
    }

    /// All known positions among the options.
    pub(super) fn known(&self) -> impl Iterator<Item = T> + '_ {
        self.nodes.iter().flatten().flatten().filter_map(|option| option.known())
    }

    /// Whether all options of these nodes are known or are nodes of which `to` holds.
    pub(super) fn leads_only_to(&self, nodes: &[usize], to: impl Fn(usize) -> bool) -> bool {
        let options = nodes.iter().flat_map(|&node| self.nodes[node].iter().flatten());
        options.filter_map(|option| option.inner()).all(to)
    }

    /// Whether no node allows an infinite alternating run. Known positions must be stoppers.
    pub(super) fn is_stopper(&self) -> bool {
        let all: Vec<usize> = (0..self.nodes.len()).collect();
        !self.alternates(&all)
    }

    /// Whether players who alternate can move within these nodes for ever.
    pub(super) fn alternates(&self, nodes: &[usize]) -> bool {
        let places: FxHashMap<usize, usize> =
            nodes.iter().enumerate().map(|(place, &node)| (node, place)).collect();
        // A position together with who is about to move.
        let successors: Vec<Vec<usize>> = (0..2 * nodes.len())
            .map(|state| {
                let options = self.nodes[nodes[state / 2]][Player::BOTH[state % 2]].iter();
                let places = options.filter_map(|option| places.get(&option.inner()?));
                places.map(|place| 2 * place + 1 - state % 2).collect()
            })
            .collect();
        components(&successors).iter().any(|component| component.len() > 1)
    }

    /// The strongly connected components of some nodes, each after those that it leads to.
    pub(super) fn components_of(&self, nodes: &[usize]) -> Vec<Vec<usize>> {
        let places: FxHashMap<usize, usize> =
            nodes.iter().enumerate().map(|(place, &node)| (node, place)).collect();
        let successors: Vec<Vec<usize>> = nodes
            .iter()
            .map(|&node| {
                let options = self.nodes[node].iter().flatten();
                options.filter_map(|option| places.get(&option.inner()?).copied()).collect()
            })
            .collect();
        let mut components = components(&successors);
        for place in components.iter_mut().flatten() {
            *place = nodes[*place];
        }
        components
    }
}

impl<T: Copy + Ord> Graph<T> {
    /// Replaces nodes by what has been found for them among the options of these nodes, and lists
    /// each option once.
    pub(super) fn substitute(&mut self, nodes: &[usize], found: &[Option<T>]) {
        for &node in nodes {
            for options in &mut self.nodes[node] {
                for option in options.iter_mut() {
                    if let Some(found) = option.inner().and_then(|index| found[index]) {
                        *option = Node::Known(found);
                    }
                }
                options.sort_unstable();
                options.dedup();
            }
        }
    }
}

/// The strongly connected components of a graph, each after those that it leads to.
///
/// Reference: R. Tarjan, *Depth-first search and linear graph algorithms*, SIAM J. Comput. 1 (1972).
fn components(successors: &[Vec<usize>]) -> Vec<Vec<usize>> {
    const NEW: usize = usize::MAX;
    let mut order = vec![NEW; successors.len()];
    let mut low = vec![NEW; successors.len()];
    let mut open = vec![false; successors.len()];
    let (mut path, mut calls, mut found) = (Vec::new(), Vec::new(), Vec::new());
    let mut count = 0;
    for start in 0..successors.len() {
        if order[start] != NEW {
            continue;
        }
        calls.push((start, 0));
        while let Some((node, next)) = calls.pop() {
            if next == 0 {
                (order[node], low[node]) = (count, count);
                count += 1;
                open[node] = true;
                path.push(node);
            }
            if let Some(&to) = successors[node].get(next) {
                calls.push((node, next + 1));
                if order[to] == NEW {
                    calls.push((to, 0));
                } else if open[to] {
                    low[node] = low[node].min(order[to]);
                }
                continue;
            }
            if let Some(&(parent, _)) = calls.last() {
                low[parent] = low[parent].min(low[node]);
            }
            if low[node] == order[node] {
                let at = path.iter().rposition(|&on| on == node).unwrap_or(0);
                let component = path.split_off(at);
                component.iter().for_each(|&node| open[node] = false);
                found.push(component);
            }
        }
    }
    found
}

/// A number for each node, the same for nodes that no sequence of moves distinguishes; the numbers
/// depend on the graph up to isomorphism alone.
///
/// All nodes begin with the same number, and are distinguished by the numbers of their options
/// until there is nothing left to distinguish. Cost: O(n·m·log n) for n nodes and m options.
pub(super) fn ranks<T: Copy + Ord>(
    nodes: &[Options<T>],
    budget: &mut Budget,
) -> Result<Vec<u32>, Exhausted> {
    let mut ranks = vec![0u32; nodes.len()];
    let mut count = usize::from(!nodes.is_empty());
    loop {
        budget.spend(nodes.len() as u64)?;
        let signature = |node: usize| {
            let side = |player: Player| {
                let mut side: Vec<Node<T>> = nodes[node][player]
                    .iter()
                    .map(|&option| match option {
                        Node::Inner(index) => Node::Inner(ranks[index as usize]),
                        known => known,
                    })
                    .collect();
                side.sort_unstable();
                side.dedup();
                side
            };
            (ranks[node], Player::BOTH.map(side))
        };
        let signatures: Vec<_> = (0..nodes.len()).map(signature).collect();
        let mut distinct: Vec<_> = signatures.iter().collect();
        distinct.sort_unstable();
        distinct.dedup();
        if distinct.len() == count {
            return Ok(ranks);
        }
        count = distinct.len();
        ranks = signatures
            .iter()
            .map(|signature| distinct.partition_point(|other| *other < signature) as u32)
            .collect();
    }
}
