//! The values of positions: the definition, a table, sums and symmetry.
//!
//! The value of a position is {L|R}, where L and R are the values of its options for Left and for
//! Right; that of a position in several parts is the sum of theirs; and that of a mirror image in
//! which the players have changed places is the negative.

mod crew;
mod table;
mod worker;

use std::sync::atomic::{AtomicU64, Ordering};

use crew::Crew;
use worker::{Known, Work, Worker};

use super::{Failure, Game, Value, Values};
use crate::foundation::Budget;
use crate::search::Account;

/// So many pieces of work are done before other threads are called.
const ALONE: u64 = 1 << 10;

/// Finds the values of the positions of a game, and remembers them.
///
/// ```
/// use nimatron::foundation::{Budget, Player};
/// use nimatron::partizan::{Game, Solver, Value, Values};
///
/// /// A strip of squares; Left places dominoes on two, Right on three in a row.
/// #[derive(Clone, PartialEq, Eq, Hash)]
/// struct Strips(Vec<u32>);
///
/// impl Game for Strips {
///     fn options(&self, player: Player, options: &mut Vec<Strips>) {
///         let taken = if player == Player::Left { 2 } else { 3 };
///         for (index, &strip) in self.0.iter().enumerate() {
///             for left in 0..=strip.saturating_sub(taken) {
///                 if strip >= taken {
///                     let mut strips = self.0.clone();
///                     strips[index] = left;
///                     strips.push(strip - taken - left);
///                     options.push(Strips(strips));
///                 }
///             }
///         }
///     }
///
///     fn components(&self, components: &mut Vec<Strips>) {
///         components.extend(self.0.iter().map(|&strip| Strips(vec![strip])));
///     }
/// }
///
/// let values = Values::default();
/// let mut solver = Solver::new(&values);
/// assert_eq!(solver.value(&Strips(vec![2]), &mut Budget::unlimited())?, Value::ONE);
/// assert_eq!(solver.value(&Strips(vec![3]), &mut Budget::unlimited())?, Value::STAR);
/// # Ok::<(), nimatron::partizan::Failure>(())
/// ```
#[derive(Debug)]
pub struct Solver<'v, G> {
    values: &'v Values,
    known: Known<G>,
}

impl<'v, G: Game + Send> Solver<'v, G> {
    /// A solver whose table takes at most a gibibyte beside the values.
    pub fn new(values: &'v Values) -> Solver<'v, G> {
        Solver::with_memory(values, 1 << 30)
    }

    /// A solver whose table takes at most so many bytes; see [`Game::owned_bytes`].
    pub fn with_memory(values: &'v Values, bytes: u64) -> Solver<'v, G> {
        Solver { values, known: Known::new(bytes) }
    }

    /// The store of the values.
    pub fn values(&self) -> &'v Values {
        self.values
    }

    /// How many positions are in the table.
    pub fn len(&self) -> usize {
        self.known.len()
    }

    /// Whether nothing has been asked yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The value.
    ///
    /// It is found on as many threads as the budget has. No position is taken up twice.
    ///
    /// Cost: a unit of the budget for every position that can be reached, each taken once up to
    /// symmetry and its parts each for itself, and what the [`Arithmetic`](super::Arithmetic) of
    /// the values takes. No recursion: long games need no stack.
    ///
    /// # Errors
    /// [`Failure::Exhausted`] if the budget ends, or the memory; what was found stays in the
    /// table. [`Failure::TooDeep`] and the like for values that are too complex.
    /// [`Failure::Undefined`] for a game in which moves lead back to where they began.
    pub fn value(&mut self, game: &G, budget: &mut Budget) -> Result<Value, Failure> {
        let (crew, others) = (Crew::new(), AtomicU64::new(0));
        self.search(game, &crew, &others, budget);
        let answer = crew.answer();
        if answer.is_err() {
            self.known.give_up();
        }
        // What the others did last is paid too, but takes no answer back.
        let _ = budget.spend(others.into_inner());
        answer
    }

    /// Searches until the crew has an answer.
    fn search(&mut self, game: &G, crew: &Crew<Work<G>>, others: &AtomicU64, budget: &mut Budget) {
        let (values, threads) = (self.values, budget.threads());
        let account = Account::First(others);
        let mut first = Worker::new(&mut self.known, crew, values.arithmetic(budget), account);
        first.ask(game);
        // Others are called where there is much to do.
        first.run(if threads > 1 { ALONE } else { u64::MAX });
        if crew.is_over().load(Ordering::Relaxed) {
            return;
        }
        let (mut first, known) = first.among_others();
        std::thread::scope(|scope| {
            for _ in 1..threads {
                crew.take_in();
                let mut own = first.budget().of_helper(crew.is_over().clone());
                scope.spawn(move || {
                    let account = Account::helper(others, &own);
                    Worker::new(known, crew, values.arithmetic(&mut own), account).run(u64::MAX);
                });
            }
            first.run(u64::MAX);
        });
    }
}
