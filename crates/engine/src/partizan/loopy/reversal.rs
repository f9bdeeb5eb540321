//! Which options the canonical form of a position has, read off from the order alone.
//!
//! # Notation
//! Draws are wins for one player, the *favoured* one, as in `order`. G is a position of a finite
//! graph, G^L and G^R are its options, and G^LRL is a Left option of a Right option of a Left
//! option. S is a stopper in canonical form: none of its followers has a dominated or a reversible
//! option.
//!
//! # Theorem 1
//! If S = G, then every Left option of S is equal to some G^L, G^LRL, G^LRLRL, … that is reached by
//! *reversing* replies alone: every position on the way that Right has moved to is at most G. The
//! same holds with the players exchanged.
//!
//! *Proof.* Let X be a Left option of S. Since G ≥ S, Left survives G − S after Right has moved to
//! G − X. Left's reply is some G^L ≥ X or some X^R ≤ G = S, and a canonical form has no such X^R.
//! Since S ≥ G, Left also survives S − G after Right has moved to S − G^L. Left's reply is some
//! S^L ≥ G^L or some G^LR ≤ S. In the first case X ≤ G^L ≤ S^L, and X = S^L = G^L because no option
//! of S is dominated. In the second case X ≤ G^L, so that Left survives G^L − X after Right has
//! moved to G^LR − X: there is some G^LRL ≥ X, as no X^R is at most S. This position takes the place
//! of G^L, and so on. It does not go on for ever: the moves G^LR, G^LRLR, … are replies in S − G and
//! the moves G^LRL, G^LRLRL, … replies in G^L − X, while nothing is moved in S and X. If draws are
//! wins for Left, play in G alone loses S − G; if they are wins for Right, it loses G^L − X. ∎
//!
//! # Theorem 2
//! Let A be the set of all positions that Theorem 1 allows. Call M ∈ A *steady* if Left can answer
//! every sequence of reversing replies, beginning at M, with positions that are all at least M;
//! where Right is favoured, also in such a way that the sequence ends. If S = G, the Left options
//! of S are the maximal steady positions.
//!
//! *Proof.* Let M = X be a Left option of S, and N ≥ M a position of A. For a reversing reply N^R
//! Left has some N^RL ≥ X, as above, and replies by a strategy for N ≥ X lead to an end if draws
//! are wins for Right. So M is steady. Conversely, every steady M is at most some S^L: otherwise
//! let Right reply as Left does in S − G. There is such a reply to every N ∈ A that is not at most
//! some S^L, hence to every N ≥ M. So the replies do not end while Left keeps to positions N ≥ M;
//! but they end if draws are wins for Left, and have to end for M to be steady if they are wins for
//! Right. ∎
//!
//! # A decision
//! By Theorem 1 all followers of S are equal to positions of the graph, and by Theorem 2 the order
//! tells which are the options of which. So at most one graph can be S. It is S iff it is a stopper
//! and equal to G; if not, G is equal to no stopper at all.
//!
//! # References
//! The order and canonical forms: Siegel, *Combinatorial Game Theory*, chapter VI; *Winning Ways*,
//! ch. 11; Siegel, *Coping with cycles*, Games of No Chance 3 (2009).

use rustc_hash::FxHashMap;

use super::LoopyArithmetic;
use super::graph::{Graph, Node};
use super::order::Order;
use super::value::Stopper;
use crate::foundation::Player;
use crate::partizan::Failure;

/// The pair that is in order, the first at least the second, iff x is at least as good for a player
/// as y.
fn in_order<T>(player: Player, x: T, y: T) -> (T, T) {
    match player {
        Player::Left => (x, y),
        Player::Right => (y, x),
    }
}

/// The positions that a player reaches from one by moving, with reversing replies in between.
pub(super) struct Reversal {
    player: Player,
    positions: Vec<Node<Stopper>>,
    places: FxHashMap<Node<Stopper>, usize>,
    /// For each position what the player can move to after each reversing reply.
    replies: Vec<Vec<Vec<usize>>>,
}

impl Reversal {
    /// The positions that a player reaches from one, whose order is known afterwards.
    ///
    /// Cost: a step for each move followed and each pair of positions compared.
    pub fn new(
        games: &mut LoopyArithmetic<'_>,
        graph: &Graph<Stopper>,
        order: &mut Order,
        from: Node<Stopper>,
        player: Player,
    ) -> Result<Reversal, Failure> {
        let mut reversal = Reversal {
            player,
            positions: Vec::new(),
            places: FxHashMap::default(),
            replies: Vec::new(),
        };
        for option in games.node_options(graph, from, player)? {
            reversal.place(option);
        }
        let mut moves = 0;
        while let Some(&position) = reversal.positions.get(reversal.replies.len()) {
            let mut replies = games.node_options(graph, position, player.opponent())?;
            let pairs: Vec<_> =
                replies.iter().map(|&reply| in_order(player, from, reply)).collect();
            games.short.budget().spend(1 + replies.len() as u64)?;
            order.ask(games, graph, &pairs)?;
            replies.retain(|&reply| order.prefers(player, from, reply));
            let mut continued = Vec::with_capacity(replies.len());
            for reply in replies {
                let options = games.node_options(graph, reply, player)?;
                moves += 1 + options.len();
                games.short.budget().spend(options.len() as u64)?;
                games.check_room(moves)?;
                continued.push(options.into_iter().map(|option| reversal.place(option)).collect());
            }
            reversal.replies.push(continued);
        }
        let mut pairs = Vec::new();
        for (place, &x) in reversal.positions.iter().enumerate() {
            games.short.budget().spend(place as u64)?;
            games.check_room(pairs.len() + 2 * place)?;
            pairs.extend(reversal.positions[..place].iter().flat_map(|&y| [(x, y), (y, x)]));
        }
        order.ask(games, graph, &pairs)?;
        Ok(reversal)
    }

    fn place(&mut self, position: Node<Stopper>) -> usize {
        *self.places.entry(position).or_insert_with(|| {
            self.positions.push(position);
            self.positions.len() - 1
        })
    }

    /// The options in the canonical form, if there is one: the best steady positions, and of equal
    /// ones the first.
    ///
    /// Cost: O(n²) for n positions, and for each one that is not dominated the search in
    /// [`is_steady`](Self::is_steady).
    pub fn canonical(
        &self,
        games: &mut LoopyArithmetic<'_>,
        order: &Order,
        favoured: Player,
    ) -> Result<Vec<Node<Stopper>>, Failure> {
        let all = || 0..self.positions.len();
        let is_at_least = |one: usize, other: usize| {
            order.prefers(self.player, self.positions[one], self.positions[other])
        };
        games.short.budget().spend(self.positions.len() as u64)?;
        let better: Vec<Vec<usize>> =
            all().map(|place| all().filter(|&other| is_at_least(other, place)).collect()).collect();
        // So each position comes after all that are better.
        let mut sorted: Vec<usize> = all().collect();
        sorted.sort_by_key(|&place| better[place].len());
        let mut chosen = vec![false; self.positions.len()];
        for place in sorted {
            let is_dominated = better[place].iter().any(|&other| chosen[other]);
            chosen[place] = !is_dominated
                && self.is_steady(games, place, &better[place], favoured == self.player)?;
        }
        Ok(all().filter(|&place| chosen[place]).map(|place| self.positions[place]).collect())
    }

    /// Whether the player, who has moved to a position, can keep to those at least as good, however
    /// the opponent reverses; if it must not be `endless`, until the opponent cannot.
    ///
    /// Cost: linear in the reversing replies to these positions and what follows them, once for
    /// each time that some of them are found to differ from the rest.
    fn is_steady(
        &self,
        games: &mut LoopyArithmetic<'_>,
        place: usize,
        at_least_as_good: &[usize],
        endless: bool,
    ) -> Result<bool, Failure> {
        // The greatest set of positions from which the player stays in the set, or the least.
        let mut steady = vec![false; self.positions.len()];
        at_least_as_good.iter().for_each(|&place| steady[place] = endless);
        loop {
            let mut changed = false;
            // Mostly positions lead to later ones, so that one round goes far.
            for &from in at_least_as_good.iter().rev() {
                let replies = &self.replies[from];
                games.short.budget().spend(1 + replies.len() as u64)?;
                let holds = replies.iter().all(|reply| reply.iter().any(|&to| steady[to]));
                changed |= std::mem::replace(&mut steady[from], holds) != holds;
            }
            if !changed {
                return Ok(steady[place]);
            }
        }
    }
}
