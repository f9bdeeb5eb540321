//! Who wins, without the values of large parts.
//!
//! Values of hot positions can be very complex, where a good reply for every move is soon found. So
//! the search goes through sums: what is small or a number is valued and added up, and parts that
//! are each other's negatives are dropped, which leaves the outcome as it is. A sum of which
//! nothing is left but a value G is won by Left moving first iff G ≰ 0.
//!
//! In misère play none of this holds, and positions are searched as a whole.

use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault};

use rustc_hash::FxHasher;

use super::{Failure, Game, OutcomeClass, Solver, Twin, Value, Values};
use crate::core::{Budget, Convention, Player};
use crate::search::Memory;

type Hasher = BuildHasherDefault<FxHasher>;

/// A part of which both players together have at most so many moves is valued.
const SMALL: usize = 16;

/// Finds who wins the positions of a game, and remembers it.
///
/// ```
/// use nimatron::core::{Budget, Convention, Player};
/// use nimatron::partizan::{Game, OutcomeClass, OutcomeSearch, Values};
///
/// /// A heap from which Left takes 1 or 2 and Right 1 or 3.
/// #[derive(Clone, PartialEq, Eq, Hash)]
/// struct Heap(u32);
///
/// impl Game for Heap {
///     fn options(&self, player: Player, options: &mut Vec<Heap>) {
///         let taken = if player == Player::Left { [1, 2] } else { [1, 3] };
///         options.extend(taken.iter().filter_map(|taken| self.0.checked_sub(*taken)).map(Heap));
///     }
/// }
///
/// let values = Values::default();
/// let mut search = OutcomeSearch::new(&values, Convention::Normal);
/// assert_eq!(search.class(&Heap(2), &mut Budget::unlimited())?, OutcomeClass::L);
/// # Ok::<(), nimatron::partizan::Failure>(())
/// ```
#[derive(Debug)]
pub struct OutcomeSearch<'v, G> {
    solver: Solver<'v, G>,
    convention: Convention,
    table: HashMap<(Sum<G>, Player), bool, Hasher>,
    memory: Memory,
}

/// A sum of positions and of a value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Sum<G> {
    parts: Vec<Twin<G>>,
    rest: Value,
}

/// A sum that is searched, with the options not yet looked at.
struct Frame<G> {
    sum: Sum<G>,
    first: Player,
    options: Vec<Sum<G>>,
}

impl<'v, G: Game> OutcomeSearch<'v, G> {
    /// A search whose tables take at most half a gibibyte each beside the values.
    pub fn new(values: &'v Values, convention: Convention) -> OutcomeSearch<'v, G> {
        OutcomeSearch::with_memory(values, convention, 1 << 29)
    }

    /// A search whose two tables take at most so many bytes each.
    pub fn with_memory(
        values: &'v Values,
        convention: Convention,
        bytes: u64,
    ) -> OutcomeSearch<'v, G> {
        OutcomeSearch {
            solver: Solver::with_memory(values, bytes),
            convention,
            table: HashMap::default(),
            memory: Memory::new(bytes),
        }
    }

    /// Who wins, whoever begins.
    ///
    /// # Errors
    /// As [`wins`](Self::wins).
    pub fn class(&mut self, game: &G, budget: &mut Budget) -> Result<OutcomeClass, Failure> {
        let first = self.wins(game, Player::Left, budget)?;
        Ok(OutcomeClass::of(first, !self.wins(game, Player::Right, budget)?))
    }

    /// Whether the player wins who begins.
    ///
    /// Cost: a unit of the budget for each sum that is looked at. No recursion: long games need no
    /// stack.
    ///
    /// # Errors
    /// [`Failure::Exhausted`] if the budget ends, or the memory.
    pub fn wins(&mut self, game: &G, first: Player, budget: &mut Budget) -> Result<bool, Failure> {
        let mut asked = (self.sum(&[], Value::ZERO, game, false, budget)?, first);
        let mut frames: Vec<Frame<G>> = Vec::new();
        loop {
            let mut answer = self.known(&asked, budget)?;
            if answer.is_none() {
                let (sum, first) = asked;
                let options = self.options(&sum, first, budget)?;
                frames.push(Frame { sum, first, options });
            }
            // An option that the opponent loses settles the sum on top.
            asked = loop {
                let Some(mut frame) = frames.pop() else { return Ok(answer == Some(true)) };
                match (answer, frame.options.pop()) {
                    (None | Some(true), Some(option)) => {
                        let opponent = frame.first.opponent();
                        frames.push(frame);
                        break (option, opponent);
                    }
                    (answered, _) => {
                        let stuck = self.convention == Convention::Misere && answered.is_none();
                        let wins = answered == Some(false) || stuck;
                        self.keep(frame.sum, frame.first, wins)?;
                        answer = Some(wins);
                    }
                }
            };
        }
    }

    fn known(
        &mut self,
        asked: &(Sum<G>, Player),
        budget: &mut Budget,
    ) -> Result<Option<bool>, Failure> {
        budget.spend(1)?;
        let (Sum { parts, rest }, first) = asked;
        if parts.is_empty() && self.convention == Convention::Normal {
            let games = &mut self.solver.values().arithmetic(budget);
            return Ok(Some(!match first {
                Player::Left => games.is_at_most(*rest, Value::ZERO)?,
                Player::Right => games.is_at_most(Value::ZERO, *rest)?,
            }));
        }
        Ok(self.table.get(asked).copied())
    }

    fn keep(&mut self, sum: Sum<G>, first: Player, wins: bool) -> Result<(), Failure> {
        let owned = |part: &Twin<G>| size_of::<Twin<G>>() + part.game.owned_bytes();
        let owned: usize = sum.parts.iter().map(owned).sum();
        // Hash tables are filled by half at least.
        let bytes = 2 * (size_of::<(Sum<G>, Player, bool)>() + 1) + owned;
        self.memory.take(bytes as u64)?;
        self.table.insert((sum, first), wins);
        Ok(())
    }

    /// The options of a player, the most promising one last: that after which the opponent has few
    /// moves and the player has many.
    fn options(
        &mut self,
        sum: &Sum<G>,
        player: Player,
        budget: &mut Budget,
    ) -> Result<Vec<Sum<G>>, Failure> {
        let mut found: Vec<(i64, Sum<G>)> = Vec::new();
        let mut options = Vec::new();
        let mut moves = Vec::new();
        for (index, part) in sum.parts.iter().enumerate() {
            let Twin { game, is_negated } = part;
            game.options(if *is_negated { player.opponent() } else { player }, &mut options);
            let mut others = sum.parts.clone();
            others.remove(index);
            for option in options.drain(..) {
                let option = self.sum(&others, sum.rest, &option, *is_negated, budget)?;
                if found.iter().any(|(_, known)| *known == option) {
                    continue;
                }
                let mut count = |player: Player| {
                    option.parts.iter().for_each(|part| part.options(player, &mut moves));
                    let count = moves.len() as i64;
                    moves.clear();
                    count
                };
                found.push((count(player) - count(player.opponent()), option));
            }
        }
        let games = &mut self.solver.values().arithmetic(budget);
        for rest in games.options(sum.rest, player)? {
            found.push((0, Sum { parts: sum.parts.clone(), rest }));
        }
        found.sort_by_key(|(promise, _)| *promise);
        Ok(found.into_iter().map(|(_, option)| option).collect())
    }

    /// The sum of parts, a value and one more position.
    fn sum(
        &mut self,
        parts: &[Twin<G>],
        rest: Value,
        game: &G,
        is_negated: bool,
        budget: &mut Budget,
    ) -> Result<Sum<G>, Failure> {
        let mut sum = Sum { parts: parts.to_vec(), rest };
        let seen = |twin: Twin<G>| Twin { is_negated: twin.is_negated != is_negated, ..twin };
        if self.convention == Convention::Misere {
            sum.parts.push(seen(game.clone().canonical()));
            return Ok(sum);
        }
        let mut components = Vec::new();
        game.components(&mut components);
        for component in components {
            if is_small(&component) {
                let value = self.solver.value(&component, budget)?;
                let games = &mut self.solver.values().arithmetic(budget);
                let value = if is_negated { games.negative(value)? } else { value };
                sum.rest = games.sum(sum.rest, value)?;
                continue;
            }
            let twin = seen(component.canonical());
            let negative =
                |part: &Twin<G>| part.game == twin.game && part.is_negated != twin.is_negated;
            match sum.parts.iter().position(negative) {
                Some(index) => drop(sum.parts.remove(index)),
                None => sum.parts.push(twin),
            }
        }
        // In any order, but always in the same.
        sum.parts.sort_by_cached_key(|part| Hasher::default().hash_one(part));
        Ok(sum)
    }
}

impl<G: Game> Twin<G> {
    fn options(&self, player: Player, options: &mut Vec<G>) {
        self.game.options(if self.is_negated { player.opponent() } else { player }, options);
    }
}

fn is_small<G: Game>(game: &G) -> bool {
    let mut options = Vec::new();
    Player::BOTH.iter().for_each(|player| game.options(*player, &mut options));
    options.len() <= SMALL
}
