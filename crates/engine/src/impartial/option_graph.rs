//! Games given by an explicit graph: for each position the list of its options.
//!
//! Values are found in one pass, each node after its options. They are small: to
//! have the value v a node needs options of all values below v, and these need
//! options in turn, so that v(v+1)/2 edges are there at least. A graph with fewer
//! than 2^31 edges has no value of 2^16 or more.
//!
//! Reference: C. A. B. Smith, Graphs and composite games, *Journal of
//! Combinatorial Theory* 1 (1966).

use nimatron_nimber::say;
use thiserror::Error;

use super::ValueSet;
use crate::foundation::{Budget, Convention, Exhausted, Outcome};

/// A graph whose nodes are positions and whose edges are moves, without cycles.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::impartial::{GraphError, OptionGraph};
///
/// let graph = OptionGraph::new(&[vec![], vec![0], vec![0, 1], vec![0, 1, 2]])?;
/// assert_eq!(graph.values(&mut Budget::unlimited()), Ok(vec![0, 1, 2, 3]));
/// let cyclic = OptionGraph::new(&[vec![1], vec![2], vec![0]]);
/// assert_eq!(cyclic, Err(GraphError::Cycle(vec![0, 1, 2, 0])));
/// # Ok::<(), GraphError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionGraph {
    /// Where the options of each node begin, and after the last one their end.
    first: Vec<u32>,
    options: Vec<u32>,
    /// The nodes, each after its options; `None` if they are already in such an order.
    order: Option<Vec<u32>>,
}

/// Why lists of options are no game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GraphError {
    /// A sequence of moves comes back to where it began: its nodes, the first
    /// again at the end.
    #[error("{}", say!("moves go round in a cycle"))]
    Cycle(Vec<u32>),
    /// An option is no node.
    #[error("{}", say!("node {} has the option {}, which is no node", node, option))]
    NoNode {
        /// The node.
        node: u32,
        /// Its option.
        option: u32,
    },
    /// More than 2^31 nodes or edges.
    #[error("{}", say!("a graph of more than 2^31 nodes or edges"))]
    TooLarge,
}

impl OptionGraph {
    /// The graph in which the options of node i are listed at i.
    ///
    /// # Errors
    /// A cycle, an option that is no node, or too many of them.
    ///
    /// Cost: linear in the number of edges.
    pub fn new(options: &[Vec<u32>]) -> Result<OptionGraph, GraphError> {
        let mut first = Vec::with_capacity(options.len() + 1);
        let mut all = Vec::with_capacity(options.iter().map(Vec::len).sum());
        for list in options {
            first.push(u32::try_from(all.len()).map_err(|_| GraphError::TooLarge)?);
            all.extend_from_slice(list);
        }
        first.push(u32::try_from(all.len()).map_err(|_| GraphError::TooLarge)?);
        OptionGraph::from_rows(first, all)
    }

    /// The graph in which the options of node i are `options[first[i]..first[i+1]]`.
    ///
    /// # Errors
    /// As [`new`](OptionGraph::new).
    pub fn from_rows(first: Vec<u32>, options: Vec<u32>) -> Result<OptionGraph, GraphError> {
        const MOST: usize = 1 << 31;
        let ends_well = first.last().is_some_and(|&end| end as usize == options.len());
        let rising = first.windows(2).all(|pair| pair[0] <= pair[1]);
        if first.len() > MOST || options.len() >= MOST || !ends_well || !rising {
            return Err(GraphError::TooLarge);
        }
        let mut graph = OptionGraph { first, options, order: None };
        let mut sorted = true;
        for node in 0..graph.len() as u32 {
            for &option in graph.options(node) {
                if option as usize >= graph.len() {
                    return Err(GraphError::NoNode { node, option });
                }
                sorted &= option < node;
            }
        }
        if !sorted {
            graph.order = Some(graph.sort()?);
        }
        Ok(graph)
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.first.len() - 1
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many edges there are.
    pub fn edges(&self) -> usize {
        self.options.len()
    }

    /// The options of a node; none of what is no node.
    pub fn options(&self, node: u32) -> &[u32] {
        let ends = self.first.get(node as usize).zip(self.first.get(node as usize + 1));
        ends.and_then(|(&from, &to)| self.options.get(from as usize..to as usize))
            .unwrap_or_default()
    }

    /// The nodes, each after its options, by a search that goes deep first.
    fn sort(&self) -> Result<Vec<u32>, GraphError> {
        #[derive(Clone, Copy, PartialEq)]
        enum Mark {
            New,
            OnPath,
            Done,
        }
        let mut marks = vec![Mark::New; self.len()];
        let mut order = Vec::with_capacity(self.len());
        // The nodes on the path, with the number of the next option.
        let mut path: Vec<(u32, u32)> = Vec::new();
        for start in 0..self.len() as u32 {
            if marks[start as usize] != Mark::New {
                continue;
            }
            marks[start as usize] = Mark::OnPath;
            path.push((start, 0));
            while let Some((node, next)) = path.last_mut() {
                let Some(&option) = self.options(*node).get(*next as usize) else {
                    marks[*node as usize] = Mark::Done;
                    order.push(*node);
                    path.pop();
                    continue;
                };
                *next += 1;
                match marks[option as usize] {
                    Mark::Done => {}
                    Mark::New => {
                        marks[option as usize] = Mark::OnPath;
                        path.push((option, 0));
                    }
                    Mark::OnPath => {
                        let from = path.iter().position(|(node, _)| *node == option).unwrap_or(0);
                        let cycle = path[from..].iter().map(|(node, _)| *node);
                        return Err(GraphError::Cycle(cycle.chain([option]).collect()));
                    }
                }
            }
        }
        Ok(order)
    }

    /// The nodes, each after its options.
    fn sorted(&self) -> impl Iterator<Item = u32> + '_ {
        let own = self.order.is_none().then_some(0..self.len() as u32);
        own.into_iter().flatten().chain(self.order.iter().flatten().copied())
    }

    /// The Grundy values of all nodes in normal play.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends; each edge is a unit.
    ///
    /// Cost: one pass over the edges. Values below 64, which is nearly all of
    /// them, are collected in a machine word.
    pub fn values(&self, budget: &mut Budget) -> Result<Vec<u16>, Exhausted> {
        const BLOCK: u64 = 1 << 16;
        let mut values = vec![0u16; self.len()];
        let mut unpaid = 0;
        for node in self.sorted() {
            let options = self.options(node);
            let mut seen = 0u64;
            for &option in options {
                let value = values[option as usize];
                seen |= u64::from(value < 64) << (value & 63);
            }
            values[node as usize] = match seen.trailing_ones() {
                64 => {
                    let all = options.iter().map(|&option| values[option as usize].into());
                    all.collect::<ValueSet>().mex() as u16
                }
                mex => mex as u16,
            };
            unpaid += options.len() as u64 + 1;
            if unpaid >= BLOCK {
                budget.spend(std::mem::take(&mut unpaid))?;
            }
        }
        budget.spend(unpaid)?;
        Ok(values)
    }

    /// Who wins from each node.
    ///
    /// # Errors
    /// As [`values`](OptionGraph::values).
    pub fn outcomes(
        &self,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Vec<Outcome>, Exhausted> {
        let mut outcomes = vec![convention.terminal(); self.len()];
        for node in self.sorted() {
            let options = self.options(node);
            budget.spend(options.len() as u64 + 1)?;
            if !options.is_empty() {
                let of_options = options.iter().map(|&option| outcomes[option as usize]);
                outcomes[node as usize] = Outcome::from_options(of_options);
            }
        }
        Ok(outcomes)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::foundation::Random;

    /// Options with smaller numbers, and then the nodes in another order.
    fn shuffled(size: usize, random: &mut Random) -> Vec<Vec<u32>> {
        let mut names: Vec<u32> = (0..size as u32).collect();
        for last in (1..size).rev() {
            names.swap(last, random.below(last as u64 + 1) as usize);
        }
        let mut options = vec![Vec::new(); size];
        for node in 1..size {
            let degree = random.below(6);
            let list = (0..degree).map(|_| names[random.below(node as u64) as usize]);
            options[names[node] as usize] = list.collect();
        }
        options
    }

    proptest! {
        #[test]
        fn agrees_with_the_definition(seed: u64, size in 1usize..60) {
            let options = shuffled(size, &mut Random::new(seed));
            let graph = OptionGraph::new(&options).unwrap();
            let budget = &mut Budget::unlimited();
            let values = graph.values(budget).unwrap();
            for (node, list) in options.iter().enumerate() {
                let of_options = list.iter().map(|&option| u64::from(values[option as usize]));
                let mex = of_options.collect::<ValueSet>().mex();
                prop_assert_eq!(u64::from(values[node]), mex);
            }
            let normal = graph.outcomes(Convention::Normal, budget).unwrap();
            for (value, outcome) in values.iter().zip(normal) {
                prop_assert_eq!(*value == 0, outcome == Outcome::P);
            }
        }

        #[test]
        fn cycles_are_shown(seed: u64, size in 2usize..40) {
            let mut random = Random::new(seed);
            let mut options = shuffled(size, &mut random);
            let [from, to] = [0, 1].map(|_| random.below(size as u64) as u32);
            options[from as usize].push(to);
            match OptionGraph::new(&options) {
                Ok(graph) => prop_assert_eq!(graph.sorted().count(), size),
                Err(GraphError::Cycle(cycle)) => {
                    prop_assert!(cycle.len() > 1 && cycle.first() == cycle.last());
                    for step in cycle.windows(2) {
                        prop_assert!(options[step[0] as usize].contains(&step[1]));
                    }
                }
                Err(error) => prop_assert!(false, "{}", error),
            }
        }
    }

    #[test]
    fn heaps_of_nim_have_large_values() {
        let heaps: Vec<Vec<u32>> = (0..300).map(|heap| (0..heap).collect()).collect();
        let values = OptionGraph::new(&heaps).unwrap().values(&mut Budget::unlimited()).unwrap();
        assert!(values.iter().enumerate().all(|(heap, &value)| heap == usize::from(value)));
    }

    #[test]
    fn nonsense_is_refused() {
        let no_node = OptionGraph::new(&[vec![1]]);
        assert_eq!(no_node, Err(GraphError::NoNode { node: 0, option: 1 }));
        assert_eq!(OptionGraph::new(&[vec![0]]), Err(GraphError::Cycle(vec![0, 0])));
        assert!(OptionGraph::from_rows(vec![0, 2, 1], vec![0]).is_err());
        assert!(OptionGraph::from_rows(vec![], vec![]).is_err());
        let long: Vec<Vec<u32>> =
            (0..100_000).map(|node| if node == 99_999 { vec![] } else { vec![node + 1] }).collect();
        let graph = OptionGraph::new(&long).unwrap();
        assert!(graph.values(&mut Budget::nodes(1000)).is_err());
        assert_eq!(graph.values(&mut Budget::unlimited()).unwrap()[0], 1);
    }
}
