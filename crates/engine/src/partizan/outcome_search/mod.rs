//! Who wins, without the values of large parts.
//!
//! Values of hot positions can be very complex, where a good reply for every move is soon found. So
//! the search goes through sums. A part whose value is soon found is replaced by it, the simplest
//! game that it is equal to; numbers and infinitesimals are added up, hot values are kept apart,
//! and what is each other's negative is dropped, which leaves the outcome as it is.
//!
//! Where all parts are values, their thermographs bound the score: if one of the players is sure
//! of more than 0, they win ([`score_bounds`]). A single value G and a rest x are compared: Left
//! moving first wins iff G ≰ −x.
//!
//! In misère play none of this holds, and positions are searched as a whole.

mod sum;

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use sum::Sum;

use super::{
    Arithmetic, Dyadic, Failure, Game, OutcomeClass, Solver, Thermograph, Twin, Value, Values,
    score_bounds,
};
use crate::foundation::{Budget, Convention, Player};
use crate::search::{Facts, Memory};

/// How much is done for the value of a part.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Effort {
    /// It is found if the part is small.
    Little,
    /// It is found unless that is hard, as values of all parts soon settle a sum.
    Much,
}

/// A part is small if both players together have at most so many moves there.
const SMALL: usize = 8;

impl Effort {
    fn nodes(self) -> u64 {
        match self {
            Effort::Little => 1 << 12,
            Effort::Much => 1 << 16,
        }
    }

    /// What is to be done for a position: much if it is in several parts from the beginning.
    fn of<G: Game>(game: &G) -> Effort {
        let mut components = Vec::new();
        game.components(&mut components);
        if components.len() > 1 { Effort::Much } else { Effort::Little }
    }
}

/// So many thermographs are remembered.
const MOST_THERMOGRAPHS: usize = 1 << 16;

/// Finds who wins the positions of a game, and remembers it.
///
/// ```
/// use nimatron::foundation::{Budget, Convention, Player};
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
    table: Facts<(Sum<G>, Player), bool>,
    /// Positions whose values were not soon found.
    hard: FxHashSet<G>,
    thermographs: FxHashMap<Value, Arc<Thermograph>>,
    memory: Memory,
}

/// What looks best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// Which of the options.
    pub option: usize,
    /// The score of which the player is sure with it, as they see it: known where all parts have
    /// thermographs that are soon found.
    pub score: Option<Dyadic>,
}

/// A sum that is searched, with the options not yet looked at.
struct Frame<G> {
    sum: Sum<G>,
    first: Player,
    options: Vec<Sum<G>>,
}

impl<'v, G: Game + Send> OutcomeSearch<'v, G> {
    /// A search whose tables take at most half a gibibyte each beside the values.
    pub fn new(values: &'v Values, convention: Convention) -> OutcomeSearch<'v, G> {
        OutcomeSearch::with_memory(values, convention, 1 << 29)
    }

    /// A search whose tables take at most so many bytes each: that of values, and that of who wins
    /// with that of what is hard.
    pub fn with_memory(
        values: &'v Values,
        convention: Convention,
        bytes: u64,
    ) -> OutcomeSearch<'v, G> {
        OutcomeSearch {
            solver: Solver::with_memory(values, bytes),
            convention,
            table: Facts::default(),
            hard: FxHashSet::default(),
            thermographs: FxHashMap::default(),
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
        let asked = self.sum(Sum::empty(), game, false, Effort::of(game), budget)?;
        let mut asked = (asked, first);
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

    /// The option of a player in a game that looks best without a search: after which they are
    /// sure of most, where all parts have thermographs, and have most free moves, where they have
    /// not. Nothing if there is no option.
    ///
    /// # Errors
    /// [`Failure::Exhausted`] if the budget ends, or the memory.
    pub fn prospect(
        &mut self,
        game: &G,
        options: &[G],
        player: Player,
        budget: &mut Budget,
    ) -> Result<Option<Prospect>, Failure> {
        let mut best: Option<(Promise, Prospect)> = None;
        let whole = self.sum(Sum::empty(), game, false, Effort::of(game), budget)?;
        let effort = if whole.parts.is_empty() { Effort::Much } else { Effort::Little };
        for (option, game) in options.iter().enumerate() {
            let sum = self.sum(Sum::empty(), game, false, effort, budget)?;
            let promise = self.promise(&sum, player, budget)?;
            if best.as_ref().is_none_or(|(most, _)| promise > *most) {
                let score = sum.parts.is_empty().then(|| promise.0.clone());
                best = Some((promise, Prospect { option, score }));
            }
        }
        Ok(best.map(|(_, prospect)| prospect))
    }

    fn known(
        &mut self,
        asked: &(Sum<G>, Player),
        budget: &mut Budget,
    ) -> Result<Option<bool>, Failure> {
        budget.spend(1)?;
        let (sum, first) = asked;
        if sum.parts.is_empty() && self.convention == Convention::Normal {
            let known = self.with_values(budget, |games| known_by_values(games, sum, *first))?;
            if known.is_some() {
                return Ok(known);
            }
        }
        Ok(self.table.get(asked).copied())
    }

    /// Does something with the values, remembering thermographs.
    fn with_values<T>(
        &mut self,
        budget: &mut Budget,
        work: impl FnOnce(&mut Arithmetic<'_>) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let mut games = self.solver.values().arithmetic(budget);
        games.thermographs = std::mem::take(&mut self.thermographs);
        let done = work(&mut games);
        if games.thermographs.len() <= MOST_THERMOGRAPHS {
            self.thermographs = games.thermographs;
        }
        done
    }

    fn keep(&mut self, sum: Sum<G>, first: Player, wins: bool) -> Result<(), Failure> {
        let owned = sum.owned_bytes();
        Ok(self.memory.insert(&mut self.table, (sum, first), wins, owned)?)
    }

    /// The options of a player that may be good, the most promising one last; a good one alone if
    /// one is known, and a bad one if there are no others.
    fn options(
        &mut self,
        sum: &Sum<G>,
        player: Player,
        budget: &mut Budget,
    ) -> Result<Vec<Sum<G>>, Failure> {
        let mut found: Vec<(Promise, Sum<G>)> = Vec::new();
        let mut bad = None;
        for option in self.followers(sum, player, budget)? {
            if found.iter().any(|(_, known)| *known == option) {
                continue;
            }
            let asked = (option, player.opponent());
            match self.known(&asked, budget)? {
                Some(false) => return Ok(vec![asked.0]),
                Some(true) => bad = Some(asked.0),
                None => found.push((self.promise(&asked.0, player, budget)?, asked.0)),
            }
        }
        if found.is_empty() {
            return Ok(bad.into_iter().collect());
        }
        found.sort_by(|(one, _), (other, _)| one.cmp(other));
        Ok(found.into_iter().map(|(_, option)| option).collect())
    }

    /// What the moves of a player lead to.
    fn followers(
        &mut self,
        sum: &Sum<G>,
        player: Player,
        budget: &mut Budget,
    ) -> Result<Vec<Sum<G>>, Failure> {
        let mut followers = Vec::new();
        let mut options = Vec::new();
        for (index, part) in sum.parts.iter().enumerate() {
            part.options(player, &mut options);
            for option in options.drain(..) {
                let others = sum.without_part(index);
                let negated = part.is_negated;
                followers.push(self.sum(others, &option, negated, Effort::Little, budget)?);
            }
        }
        let games = &mut self.solver.values().arithmetic(budget);
        for (index, &value) in sum.hot.iter().enumerate() {
            for option in games.options(value, player)? {
                let mut others = sum.without_hot(index);
                others.add_value(option, games)?;
                followers.push(others);
            }
        }
        for rest in games.options(sum.rest, player)? {
            followers.push(Sum { rest, ..sum.clone() });
        }
        Ok(followers)
    }

    /// How good it looks for the player to have moved to a sum.
    fn promise(
        &mut self,
        sum: &Sum<G>,
        player: Player,
        budget: &mut Budget,
    ) -> Result<Promise, Failure> {
        let mut moves = Vec::new();
        let (mut free, mut widest) = (0, 0);
        for part in &sum.parts {
            let mut count = |player: Player| {
                part.options(player, &mut moves);
                let count = moves.len();
                moves.clear();
                count
            };
            let (own, other) = (count(player), count(player.opponent()));
            free += own as i64 - other as i64;
            widest = widest.max(own + other);
        }
        // A move of the other player shuts out about so many of one's own.
        let free = Dyadic::new(free, 2);
        let (low, high) =
            self.with_values(budget, |games| bounds(games, sum, player.opponent()))?;
        let score = if player == Player::Left { low } else { -high };
        Ok((&score + &free, std::cmp::Reverse(widest)))
    }

    /// The sum and one more position.
    fn sum(
        &mut self,
        mut sum: Sum<G>,
        game: &G,
        is_negated: bool,
        effort: Effort,
        budget: &mut Budget,
    ) -> Result<Sum<G>, Failure> {
        let seen = |twin: Twin<G>| Twin { is_negated: twin.is_negated != is_negated, ..twin };
        if self.convention == Convention::Misere {
            sum.parts.push(seen(game.clone().canonical()));
            return Ok(sum);
        }
        let mut components = Vec::new();
        game.components(&mut components);
        for component in components {
            match self.value(&component, effort, budget)? {
                Some(value) => {
                    let games = &mut self.solver.values().arithmetic(budget);
                    let value = if is_negated { games.negative(value)? } else { value };
                    sum.add_value(value, games)?;
                }
                None => sum.add_part(seen(component.canonical())),
            }
        }
        Ok(sum)
    }

    /// The value of a part, if the effort suffices.
    fn value(
        &mut self,
        part: &G,
        effort: Effort,
        budget: &mut Budget,
    ) -> Result<Option<Value>, Failure> {
        let mut moves = Vec::new();
        Player::BOTH.iter().for_each(|player| part.options(*player, &mut moves));
        if effort == Effort::Little && moves.len() > SMALL || self.hard.contains(part) {
            return Ok(None);
        }
        let found = budget.within(effort.nodes(), |budget| self.solver.value(part, budget));
        if found.is_err() {
            // Whether it was this effort or the whole budget that did not suffice.
            budget.spend(0)?;
            self.memory.take((2 * size_of::<G>() + part.owned_bytes()) as u64)?;
            self.hard.insert(part.clone());
        }
        Ok(found.ok())
    }
}

/// What a player is sure of, and how wide the widest part is, which had better be small: moves in
/// the middle break it.
type Promise = (Dyadic, std::cmp::Reverse<usize>);

/// Whether the player who begins wins a sum of values, if the score says so or if there is hardly
/// more than one.
fn known_by_values<G>(
    games: &mut Arithmetic<'_>,
    sum: &Sum<G>,
    first: Player,
) -> Result<Option<bool>, Failure> {
    if let [] | [_] = sum.hot[..] {
        let g = sum.hot.first().copied().unwrap_or(Value::ZERO);
        let h = games.negative(sum.rest)?;
        return Ok(Some(!match first {
            Player::Left => games.is_at_most(g, h)?,
            Player::Right => games.is_at_most(h, g)?,
        }));
    }
    let (low, high) = bounds(games, sum, first)?;
    let zero = Dyadic::zero();
    Ok(match (low > zero, high < zero) {
        (true, _) => Some(first == Player::Left),
        (_, true) => Some(first == Player::Right),
        _ => None,
    })
}

/// Between which numbers the score of the values of a sum is when one of the players begins.
fn bounds<G>(
    games: &mut Arithmetic<'_>,
    sum: &Sum<G>,
    first: Player,
) -> Result<(Dyadic, Dyadic), Failure> {
    let mut thermographs = Vec::with_capacity(sum.hot.len());
    for &value in &sum.hot {
        thermographs.push(games.thermograph(value)?);
    }
    let rest = games.mean(sum.rest)?;
    let (low, high) = score_bounds(&thermographs, first);
    Ok((&low + &rest, &high + &rest))
}
