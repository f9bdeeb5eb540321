//! The order of loopy games, by retrograde analysis.
//!
//! If draws are wins for Left, G ≥ H iff Left, moving second, does not lose G − H, where an
//! infinite play that moves in G only finitely often is lost: such a play is infinite in H, whose
//! draws are Left's gain, hence Right's in −H. If draws are wins for Right, the same holds with
//! infinitely many moves in H. Between stoppers every infinite play moves infinitely often in
//! both, and Left has only to survive.
//!
//! All positions of G − H that can be reached are collected; those from which Right forces Left
//! to be stuck are lost, and then those from which Right forces infinite play of the wrong kind.
//!
//! Reference: Siegel, *Combinatorial Game Theory*, chapter VI (the swivel chair, sidling);
//! *Winning Ways*, ch. 11; for games with infinitely many visits, McNaughton, *Infinite games
//! played on finite graphs*, Ann. Pure Appl. Logic 65 (1993).

use rustc_hash::FxHashMap;

use super::LoopyArithmetic;
use super::graph::{Graph, Node};
use super::value::Stopper;
use crate::foundation::{Budget, Exhausted, Player};
use crate::partizan::Failure;

/// A position of G − H: followers of both, and who is about to move.
type Position = (Node<Stopper>, Node<Stopper>, Player);

/// What is known of the order of the nodes of a graph, and of stoppers.
pub(super) struct Order {
    /// The player for whom draws are wins.
    favoured: Player,
    /// Whether the graph is no stopper, so that play may be infinite in one game alone.
    draws: bool,
    /// Whether Left does not lose.
    known: FxHashMap<Position, bool>,
}

/// The positions of some differences, and their moves.
#[derive(Default)]
struct Arena {
    positions: Vec<Position>,
    places: FxHashMap<Position, u32>,
    /// Whether Left does not lose, where it is known beforehand.
    fixed: Vec<Option<bool>>,
    /// Where the moves of each position begin.
    starts: Vec<usize>,
    /// The position that a move leads to, and whether infinitely many such moves save Left.
    moves: Vec<(u32, bool)>,
}

impl Arena {
    fn place(&mut self, position: Position) -> u32 {
        *self.places.entry(position).or_insert_with(|| {
            self.positions.push(position);
            self.positions.len() as u32 - 1
        })
    }

    fn len(&self) -> usize {
        self.positions.len()
    }

    fn moves(&self, place: usize) -> &[(u32, bool)] {
        &self.moves[self.starts[place]..self.starts[place + 1]]
    }

    fn mover(&self, place: usize) -> Player {
        self.positions[place].2
    }

    /// For each position the moves that lead to it: where from, and whether they save Left.
    fn backward(&self) -> Vec<Vec<(u32, bool)>> {
        let mut backward = vec![Vec::new(); self.len()];
        for place in 0..self.len() {
            for &(to, saves) in self.moves(place) {
                backward[to as usize].push((place as u32, saves));
            }
        }
        backward
    }

    /// Adds to the lost positions all from which Right can reach one.
    fn attract_lost(
        &self,
        backward: &[Vec<(u32, bool)>],
        lost: &mut [bool],
        remaining: &mut [usize],
        mut open: Vec<u32>,
    ) {
        while let Some(place) = open.pop() {
            for &(from, _) in &backward[place as usize] {
                let from = from as usize;
                if lost[from] || self.fixed[from].is_some() {
                    continue;
                }
                let is_lost = match self.mover(from) {
                    Player::Right => true,
                    Player::Left => {
                        remaining[from] -= 1;
                        remaining[from] == 0
                    }
                };
                if is_lost {
                    lost[from] = true;
                    open.push(from as u32);
                }
            }
        }
    }

    /// Which positions Left does not lose, if play can be drawn or if it cannot.
    fn solve(&self, draws: bool, budget: &mut Budget) -> Result<Vec<bool>, Exhausted> {
        let backward = self.backward();
        let mut lost = vec![false; self.len()];
        let mut remaining: Vec<usize> =
            (0..self.len()).map(|place| self.moves(place).len()).collect();
        let stuck = |&place: &usize| match self.fixed[place] {
            Some(holds) => !holds,
            None => self.mover(place) == Player::Left && self.moves(place).is_empty(),
        };
        let mut found: Vec<u32> = (0..self.len()).filter(stuck).map(|place| place as u32).collect();
        loop {
            for &place in &found {
                lost[place as usize] = true;
            }
            self.attract_lost(&backward, &mut lost, &mut remaining, found);
            if !draws {
                break;
            }
            // A pass over positions takes a small part of the time in which they were collected.
            budget.spend(1 + self.len() as u64 / 16)?;
            found = self.drawn(&backward, &lost);
            if found.is_empty() {
                break;
            }
        }
        Ok(lost.into_iter().map(|lost| !lost).collect())
    }

    /// The positions not yet lost in which Left cannot force another move that saves, nor an end.
    fn drawn(&self, backward: &[Vec<(u32, bool)>], lost: &[bool]) -> Vec<u32> {
        let mut forced = vec![false; self.len()];
        let mut waiting = vec![0; self.len()];
        let mut open = Vec::new();
        for place in (0..self.len()).filter(|&place| !lost[place]) {
            let saving = |&(to, saves): &(u32, bool)| saves && !lost[to as usize];
            waiting[place] = self.moves(place).iter().filter(|(_, saves)| !saves).count();
            forced[place] = self.fixed[place].is_some()
                || match self.mover(place) {
                    Player::Left => self.moves(place).iter().any(saving),
                    Player::Right => waiting[place] == 0,
                };
            if forced[place] {
                open.push(place);
            }
        }
        while let Some(place) = open.pop() {
            for &(from, saves) in &backward[place] {
                let from = from as usize;
                if saves || forced[from] || lost[from] {
                    continue;
                }
                waiting[from] -= 1;
                if self.mover(from) == Player::Left || waiting[from] == 0 {
                    forced[from] = true;
                    open.push(from);
                }
            }
        }
        (0..self.len() as u32)
            .filter(|&place| !lost[place as usize] && !forced[place as usize])
            .collect()
    }
}

impl Order {
    /// The order of the nodes of a graph in which draws are wins for a player, if there are any.
    pub fn new(favoured: Player, draws: bool) -> Order {
        Order { favoured, draws, known: FxHashMap::default() }
    }

    /// Whether G ≥ H, which was asked before.
    pub fn at_least(&self, g: Node<Stopper>, h: Node<Stopper>) -> bool {
        g == h || self.known.get(&(g, h, Player::Right)) == Some(&true)
    }

    /// Whether G = H, which was asked before in both directions.
    pub fn is_equal(&self, g: Node<Stopper>, h: Node<Stopper>) -> bool {
        self.at_least(g, h) && self.at_least(h, g)
    }

    /// Whether x is at least as good for the player as y, which was asked before.
    pub fn prefers(&self, player: Player, x: Node<Stopper>, y: Node<Stopper>) -> bool {
        match player {
            Player::Left => self.at_least(x, y),
            Player::Right => self.at_least(y, x),
        }
    }

    /// Whether G ≥ H was asked before.
    pub fn is_known(&self, g: Node<Stopper>, h: Node<Stopper>) -> bool {
        g == h || self.known.contains_key(&(g, h, Player::Right))
    }

    /// Determines whether G ≥ H for all these pairs.
    ///
    /// Cost: linear in the positions of the differences and their moves; if the graph is no
    /// stopper, once more each time Right gains new positions by infinite play.
    pub fn ask(
        &mut self,
        games: &mut LoopyArithmetic<'_>,
        graph: &Graph<Stopper>,
        pairs: &[(Node<Stopper>, Node<Stopper>)],
    ) -> Result<(), Failure> {
        let mut arena = Arena::default();
        for &(g, h) in pairs.iter().filter(|&&(g, h)| !self.is_known(g, h)) {
            arena.place((g, h, Player::Right));
        }
        if arena.positions.is_empty() {
            return Ok(());
        }
        let mut place = 0;
        while let Some(&position) = arena.positions.get(place) {
            games.short.budget().spend(1)?;
            games.check_room(arena.moves.len())?;
            arena.starts.push(arena.moves.len());
            let fixed = self.fixed(games, position)?;
            arena.fixed.push(fixed);
            if fixed.is_none() {
                let (g, h, mover) = position;
                for option in games.node_options(graph, g, mover)? {
                    let to = arena.place((option, h, mover.opponent()));
                    arena.moves.push((to, self.favoured == Player::Left));
                }
                for option in games.node_options(graph, h, mover.opponent())? {
                    let to = arena.place((g, option, mover.opponent()));
                    arena.moves.push((to, self.favoured == Player::Right));
                }
            }
            place += 1;
        }
        arena.starts.push(arena.moves.len());
        let held = arena.solve(self.draws, games.short.budget())?;
        for (&position, held) in arena.positions.iter().zip(held) {
            self.known.insert(position, held);
            if let (Node::Known(g), Node::Known(h), Player::Right) = position {
                games.orders.insert((g, h), held);
            }
        }
        Ok(())
    }

    /// Whether Left does not lose, if that can be said without looking at the moves.
    fn fixed(
        &self,
        games: &mut LoopyArithmetic<'_>,
        position: Position,
    ) -> Result<Option<bool>, Failure> {
        if let Some(&known) = self.known.get(&position) {
            return Ok(Some(known));
        }
        Ok(match position {
            (g, h, Player::Right) if g == h => Some(true),
            (Node::Known(Stopper::Short(g)), Node::Known(Stopper::Short(h)), mover) => {
                Some(match mover {
                    Player::Right => games.short.is_at_most(h, g)?,
                    Player::Left => !games.short.is_at_most(g, h)?,
                })
            }
            (Node::Known(g), Node::Known(h), Player::Right) => games.orders.get(&(g, h)).copied(),
            _ => None,
        })
    }
}
