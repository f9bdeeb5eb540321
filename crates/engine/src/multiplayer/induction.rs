//! Backward induction: what a state of a play is worth, from what the states after it are worth.

use std::hash::Hash;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::{Coalition, Ending, Game, Players, Seat};
use crate::foundation::{Budget, Exhausted};
use crate::search::{Lease, Memory};

/// Where a play stands: the position, whose turn it is, and who has not dropped out.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State<G> {
    /// The position.
    pub game: G,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who may still move; all players but under [`Ending::Elimination`].
    pub present: Coalition,
}

/// What follows on a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next<G> {
    /// The play is over; the result is named by this player, see [`Ending::winners`].
    Over(Seat),
    /// The states that the player whose turn it is chooses from; one, if that player drops out.
    States(Vec<State<G>>),
}

impl<G: Game> State<G> {
    /// The beginning of a play in which this player begins.
    pub fn new(game: G, turn: Seat) -> State<G> {
        let present = Coalition::everybody(game.players());
        State { game, turn, present }
    }

    /// What follows by the rules alone.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends; an option costs a node.
    pub fn next(&self, ending: Ending, budget: &mut Budget) -> Result<Next<G>, Exhausted> {
        let players = self.game.players();
        if ending == Ending::Elimination && self.present.size() == 1 {
            return Ok(Next::Over(self.present.seats().next().unwrap_or(self.turn)));
        }
        let options = self.game.options(self.turn).gather(budget)?;
        let turn = self.turn_after(players);
        if !options.is_empty() {
            let state = |game: G| State { game, turn, present: self.present };
            return Ok(Next::States(options.into_iter().map(state).collect()));
        }
        Ok(match ending {
            Ending::Elimination => {
                let present = self.present.without(self.turn);
                Next::States(vec![State { game: self.game.clone(), turn, present }])
            }
            _ => Next::Over(ending.result(self.turn, players)),
        })
    }

    /// Whose turn is next: that of the next player who is present.
    pub(crate) fn turn_after(&self, players: Players) -> Seat {
        let mut turn = players.after(self.turn);
        while turn != self.turn && !self.present.has(turn) {
            turn = players.after(turn);
        }
        turn
    }

    fn canonical(self) -> State<G> {
        State { game: self.game.canonical(), ..self }
    }
}

/// What states are worth in some sense.
pub(super) trait Worth: Clone {
    /// What is the same for all states: the rules by which they are judged.
    type Rules;

    /// Of the end of a play with this result.
    fn of_result(rules: &Self::Rules, result: Seat, players: Players) -> Self;

    /// Of a state in which this player chooses among states worth these; at least one.
    fn of_choice(rules: &Self::Rules, turn: Seat, options: &[Self]) -> Self;
}

/// A table of what states are worth.
#[derive(Clone, Debug)]
pub(super) struct Induction<G, W> {
    known: FxHashMap<State<G>, W>,
    memory: Arc<Memory>,
}

struct Open<G, W> {
    key: State<G>,
    options: Vec<State<G>>,
    worths: Vec<W>,
    _lease: Lease,
}

impl<G: Game, W: Worth> Induction<G, W> {
    pub fn with_memory(bytes: u64) -> Induction<G, W> {
        Induction { known: FxHashMap::default(), memory: Arc::new(Memory::new(bytes)) }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        let memory = self.memory.clone();
        self.known = FxHashMap::default();
        memory.free(memory.used());
    }

    /// What the state is worth. No recursion: long games need no stack.
    pub fn worth(
        &mut self,
        state: State<G>,
        ending: Ending,
        rules: &W::Rules,
        budget: &mut Budget,
    ) -> Result<W, Exhausted> {
        let mut stack: Vec<Open<G, W>> = Vec::new();
        let mut sought = state.canonical();
        loop {
            let mut worth = match self.known.get(&sought) {
                Some(worth) => worth.clone(),
                None => match sought.next(ending, budget)? {
                    Next::Over(result) => W::of_result(rules, result, sought.game.players()),
                    Next::States(options) => {
                        let open = self.open(sought, options)?;
                        sought = open.1;
                        stack.push(open.0);
                        continue;
                    }
                },
            };
            // What is settled settles the state above it, as long as that has no more options.
            sought = loop {
                let Some(mut open) = stack.pop() else { return Ok(worth) };
                open.worths.push(worth);
                if let Some(option) = open.options.pop() {
                    stack.push(open);
                    break option.canonical();
                }
                worth = W::of_choice(rules, open.key.turn, &open.worths);
                let owned = open.key.game.owned_bytes();
                self.memory.insert(&mut self.known, open.key, worth.clone(), owned)?;
            };
        }
    }

    /// The state with all of its options but the last, and that one.
    fn open(
        &self,
        key: State<G>,
        mut options: Vec<State<G>>,
    ) -> Result<(Open<G, W>, State<G>), Exhausted> {
        let mut lease = Lease::of(&self.memory);
        let owned: usize = options.iter().map(|state| state.game.owned_bytes()).sum();
        let own = options.len() * (size_of::<State<G>>() + size_of::<W>());
        lease.take((own + owned + size_of::<Open<G, W>>()) as u64)?;
        let worths = Vec::with_capacity(options.len());
        let last = options.pop().unwrap_or_else(|| key.clone());
        Ok((Open { key, options, worths, _lease: lease }, last.canonical()))
    }
}
