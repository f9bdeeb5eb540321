//! The values of positions: the definition, a table, sums and symmetry.
//!
//! The value of a position is {L|R}, where L and R are the values of its options for Left and for
//! Right; that of a position in several parts is the sum of theirs; and that of a mirror image in
//! which the players have changed places is the negative.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use rustc_hash::FxHasher;

use super::{Arithmetic, Failure, Game, Twin, Value, Values};
use crate::core::{Budget, Player};
use crate::search::Memory;

type Table<K, V> = HashMap<K, V, BuildHasherDefault<FxHasher>>;

/// Finds the values of the positions of a game, and remembers them.
///
/// ```
/// use nimatron::core::{Budget, Player};
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
    table: Table<G, Value>,
    memory: Memory,
    /// Components of the position that is being looked up.
    parts: Vec<G>,
}

/// A position whose value is being found. Its options that have not been looked at, those of Right
/// above those of Left, and the values of the others stand on stacks above those of the position
/// that asked for it.
struct Frame<G> {
    key: G,
    /// Where the options begin, those of Left and those of Right.
    options: [usize; 2],
    /// Where the values begin, those of Right and those of Left.
    values: [usize; 2],
}

impl<'v, G: Game> Solver<'v, G> {
    /// A solver whose table takes at most a gibibyte beside the values.
    pub fn new(values: &'v Values) -> Solver<'v, G> {
        Solver::with_memory(values, 1 << 30)
    }

    /// A solver whose table takes at most so many bytes; see [`Game::owned_bytes`].
    pub fn with_memory(values: &'v Values, bytes: u64) -> Solver<'v, G> {
        Solver { values, table: Table::default(), memory: Memory::new(bytes), parts: Vec::new() }
    }

    /// The store of the values.
    pub fn values(&self) -> &'v Values {
        self.values
    }

    /// How many positions are in the table.
    pub fn len(&self) -> usize {
        self.table.len()
    }

    /// Whether nothing has been asked yet.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty()
    }

    /// The value.
    ///
    /// Cost: a unit of the budget for every position that can be reached, each taken once up to
    /// symmetry and its parts each for itself, and what the [`Arithmetic`] of the values takes. No
    /// recursion: long games need no stack.
    ///
    /// # Errors
    /// [`Failure::Exhausted`] if the budget ends, or the memory; what was found stays in the
    /// table. [`Failure::TooDeep`] and the like for values that are too complex.
    pub fn value(&mut self, game: &G, budget: &mut Budget) -> Result<Value, Failure> {
        let games = &mut self.values.arithmetic(budget);
        let (mut frames, mut options, mut values): (Vec<Frame<G>>, Vec<G>, Vec<Value>) =
            Default::default();
        loop {
            let asked = match frames.last() {
                Some(frame) if options.len() == frame.options[0] => {
                    if let Some(frame) = frames.pop() {
                        let (right, left) =
                            values[frame.values[0]..].split_at(frame.values[1] - frame.values[0]);
                        let value = games.form(left, right)?;
                        values.truncate(frame.values[0]);
                        self.keep(frame.key, value)?;
                    }
                    continue;
                }
                Some(_) => options.last().unwrap_or(game),
                None => game,
            };
            match self.look_up(asked, games)? {
                Ok(value) => {
                    let Some(frame) = frames.last_mut() else { return Ok(value) };
                    options.pop();
                    let start = frame.values[usize::from(options.len() < frame.options[1])];
                    if !values[start..].contains(&value) {
                        values.push(value);
                    }
                    if options.len() == frame.options[1] {
                        frame.values[1] = values.len();
                    }
                }
                Err(key) => {
                    games.budget().spend(1)?;
                    let left = options.len();
                    key.options(Player::Left, &mut options);
                    let right = options.len();
                    key.options(Player::Right, &mut options);
                    frames.push(Frame {
                        key,
                        options: [left, right],
                        values: [values.len(), values.len()],
                    });
                }
            }
        }
    }

    /// The value of a position, or a part of which it is not known.
    fn look_up(
        &mut self,
        game: &G,
        games: &mut Arithmetic<'_>,
    ) -> Result<Result<Value, G>, Failure> {
        let mut sum = Value::ZERO;
        self.parts.clear();
        game.components(&mut self.parts);
        while let Some(part) = self.parts.pop() {
            let value = match part.known_value(games)? {
                Some(value) => value,
                None => {
                    let Twin { game, is_negated } = part.canonical();
                    match (self.table.get(&game), is_negated) {
                        (Some(&value), false) => value,
                        (Some(&value), true) => games.negative(value)?,
                        (None, _) => return Ok(Err(game)),
                    }
                }
            };
            sum = games.sum(sum, value)?;
        }
        Ok(Ok(sum))
    }

    fn keep(&mut self, key: G, value: Value) -> Result<(), Failure> {
        // Hash tables are filled by half at least.
        let bytes = 2 * (size_of::<(G, Value)>() + 1) + key.owned_bytes();
        self.memory.take(bytes as u64)?;
        self.table.insert(key, value);
        Ok(())
    }
}
