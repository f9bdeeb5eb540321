//! Where values live: every canonical form once.
//!
//! A form that is no small number-up-star is a block of words in an arena: how many options each
//! player has, the negative if it is known, both stops, the height, and the options in the order
//! of their identifiers. Since equal games have the same identifier, the options of a form are
//! compared by their words.
//!
//! All methods take `&self`, so that several threads share one store. The memory is bounded when
//! the store is made: a form for which there is no room is [`Exhausted::Memory`](crate::foundation::Exhausted::Memory), while tables of
//! earlier answers forget.

mod arena;
mod interner;
mod large;
mod memo;

use std::sync::atomic::{AtomicU32, Ordering};

use rustc_hash::FxHasher;
use std::hash::Hasher;

use super::loopy::store::Stoppers;
use super::value::Small;
use super::{Dyadic, Failure, NumberUpStar, Value};
use crate::foundation::Player;
use crate::search::Memory;
use arena::Arena;
use interner::Interner;
use large::Large;
use memo::Memo;

/// The words of a block.
const COUNTS: usize = 0;
const NEGATIVE: usize = 1;
const STOPS: usize = 2;
const HEIGHT: usize = 4;
const OPTIONS: usize = 5;

/// In place of the counts: the block stands for a number-up-star that is not small, and the word
/// behind the height is its index among these.
const LARGE: u32 = u32::MAX;

/// Options that a player may have.
pub const MAX_OPTIONS: usize = (arena::LONGEST_BLOCK - OPTIONS) / 2;

/// How high a form may be: moves in a row until a number is reached, and the greatest depth of
/// recursion.
pub const MAX_HEIGHT: u32 = 600;

/// A store of values: canonical forms, also of stoppers, and what was computed of them.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::partizan::{Value, Values};
///
/// let values = Values::new(64 << 20);
/// let mut budget = Budget::nodes(1_000_000);
/// let mut games = values.arithmetic(&mut budget);
/// let switch = games.form(&[Value::ONE], &[games.integer(-1)?])?;
/// assert_eq!(games.sum(switch, switch)?, Value::ZERO);
/// # Ok::<(), nimatron::partizan::Failure>(())
/// ```
#[derive(Debug)]
pub struct Values {
    arena: Arena,
    interner: Interner,
    large: Large,
    /// Sums, by their summands in increasing order.
    pub(super) sums: Memo,
    /// Which of two values are at most the other, by the two in increasing order.
    pub(super) orders: Memo,
    /// Stoppers that are no short games.
    pub(super) stoppers: Stoppers,
    pub(super) memory: Memory,
}

impl Default for Values {
    fn default() -> Values {
        Values::new(1 << 30)
    }
}

/// The options of a player.
pub(super) enum Options<'v> {
    Block(&'v [AtomicU32]),
    Small(Value, Player, usize),
    Listed(Vec<Value>),
}

impl Options<'_> {
    #[inline]
    pub fn len(&self) -> usize {
        match self {
            Options::Block(words) => words.len(),
            Options::Small(_, _, count) => *count,
            Options::Listed(options) => options.len(),
        }
    }

    #[inline]
    pub fn get(&self, index: usize) -> Value {
        match self {
            Options::Block(words) => Value::from_bits(words[index].load(Ordering::Relaxed)),
            Options::Small(value, player, _) => small_option(*value, *player, index),
            Options::Listed(options) => options[index],
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = Value> + '_ {
        (0..self.len()).map(|index| self.get(index))
    }
}

impl Values {
    /// An empty store that may take so many bytes. It begins with less than 100 KiB.
    pub fn new(bytes: u64) -> Values {
        Values {
            arena: Arena::new(bytes),
            interner: Interner::new(),
            large: Large::default(),
            sums: Memo::new(),
            orders: Memo::new(),
            stoppers: Stoppers::default(),
            memory: Memory::new(bytes),
        }
    }

    /// How many forms it holds; small numbers, ups and stars take no room.
    pub fn len(&self) -> usize {
        self.interner.len() + self.stoppers.len()
    }

    /// Whether it holds none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The bytes that it takes.
    pub fn memory(&self) -> u64 {
        self.memory.used()
    }

    /// A word of the block of a value that is not small; 0 if there is no such block.
    #[inline]
    fn word(&self, value: Value, word: usize) -> u32 {
        self.arena.block(value.bits()).get(word).map_or(0, |word| word.load(Ordering::Relaxed))
    }

    fn is_large(&self, value: Value) -> bool {
        !value.is_small() && self.word(value, COUNTS) == LARGE
    }

    /// The number, ups and star that the value consists of, if it does.
    ///
    /// ```
    /// use nimatron::partizan::{NumberUpStar, Value, Values};
    /// let star = Values::default().number_up_star(Value::STAR);
    /// assert_eq!(star.map(|parts| (parts.ups, parts.star)), Some((0, 1)));
    /// ```
    pub fn number_up_star(&self, value: Value) -> Option<NumberUpStar> {
        match value.small() {
            Some(small) => Some(small.into()),
            None if self.is_large(value) => self.large.get(self.word(value, OPTIONS)),
            None => None,
        }
    }

    /// Whether the value is a number plus a multiple of up plus a nimber.
    pub fn is_number_up_star(&self, value: Value) -> bool {
        value.is_small() || self.is_large(value)
    }

    /// Whether the value is a number.
    pub fn is_number(&self, value: Value) -> bool {
        if value.is_small() {
            return value.is_small_number();
        }
        self.word(value, STOPS) == value.bits()
    }

    /// The number that the value is.
    pub fn number(&self, value: Value) -> Option<Dyadic> {
        self.is_number(value).then(|| self.number_up_star(value).map(|parts| parts.number))?
    }

    /// The stop that is reached if the player begins, as a value that is a number.
    ///
    /// The Left stop L(x) of a number x is x; else L(G) is the greatest R(G^L) and R(G) the least
    /// L(G^R).
    ///
    /// Reference: Siegel, *Combinatorial Game Theory*, Definition II.3.9. Cost: O(1).
    #[inline]
    pub fn stop(&self, value: Value, beginning: Player) -> Value {
        if value.is_small() {
            return value.small_number_part();
        }
        Value::from_bits(self.word(value, STOPS + beginning as usize))
    }

    /// How many moves in a row can be made before a number is reached; an up counts one more than
    /// its multiple, a nimber its height.
    pub fn height(&self, value: Value) -> u32 {
        match value.small() {
            Some(Small { ups, star, .. }) => height(ups.into(), star),
            None => self.word(value, HEIGHT),
        }
    }

    /// The value that is a number plus a multiple of up plus a nimber.
    ///
    /// # Errors
    /// [`Failure::TooLarge`] for a number of too many bits, [`Failure::Exhausted`] without memory.
    pub fn from_number_up_star(&self, parts: &NumberUpStar) -> Result<Value, Failure> {
        if let Some(small) = Value::pack(parts) {
            return Ok(small);
        }
        if parts.number.bits() > super::MAX_BITS {
            return Err(Failure::TooLarge);
        }
        let number = match parts.is_number() {
            true => None,
            false => Some(self.number_value(&parts.number)?),
        };
        let (index, fresh) = self.large.index(parts, &self.memory)?;
        if !fresh {
            return Ok(Value::from_bits(self.large.place(index)));
        }
        let place = self.arena.allocate(OPTIONS + 1, &self.memory)?;
        let number = number.unwrap_or(Value::from_bits(place));
        let block = self.arena.block(place);
        let height = height(parts.ups, parts.star);
        let words = [LARGE, 0, number.bits(), number.bits(), height, index];
        for (word, content) in block.iter().zip(words) {
            word.store(content, Ordering::Relaxed);
        }
        // Of two threads that came at once one wins.
        Ok(Value::from_bits(self.large.settle(index, place)))
    }

    /// The value of a number.
    ///
    /// # Errors
    /// As [`from_number_up_star`](Self::from_number_up_star).
    pub fn number_value(&self, number: &Dyadic) -> Result<Value, Failure> {
        self.from_number_up_star(&NumberUpStar::number(number.clone()))
    }

    /// The options of a player in the canonical form.
    #[inline]
    pub(super) fn options(&self, value: Value, player: Player) -> Result<Options<'_>, Failure> {
        if value.is_small() {
            return Ok(Options::Small(value, player, small_count(value, player)));
        }
        let block = self.arena.block(value.bits());
        let counts = block.first().map_or(0, |word| word.load(Ordering::Relaxed));
        if counts == LARGE {
            return self.large_options(value, player).map(Options::Listed);
        }
        let (left, right) = ((counts & 0xFFFF) as usize, (counts >> 16) as usize);
        let range = match player {
            Player::Left => OPTIONS..OPTIONS + left,
            Player::Right => OPTIONS + left..OPTIONS + left + right,
        };
        Ok(Options::Block(block.get(range).unwrap_or(&[])))
    }

    /// The value with these options, which are the canonical ones in increasing order of
    /// identifiers and do not make a number-up-star.
    pub(super) fn intern(
        &self,
        left: &[Value],
        right: &[Value],
        stops: [Value; 2],
    ) -> Result<Value, Failure> {
        if left.len().max(right.len()) > MAX_OPTIONS {
            return Err(Failure::TooManyOptions { limit: MAX_OPTIONS });
        }
        let height = |&option: &Value| self.height(option).saturating_add(1);
        let height = left.iter().chain(right).map(height).max().unwrap_or(0);
        if height > MAX_HEIGHT {
            return Err(Failure::TooDeep { limit: MAX_HEIGHT });
        }
        let counts = left.len() as u32 | (right.len() as u32) << 16;
        let options = || left.iter().chain(right);
        let mut hasher = FxHasher::default();
        hasher.write_u32(counts);
        options().for_each(|option| hasher.write_u32(option.bits()));
        let hash = hasher.finish();
        let is_it = |place: u32| {
            let block = self.arena.block(place);
            block[COUNTS].load(Ordering::Relaxed) == counts
                && block[OPTIONS..]
                    .iter()
                    .zip(options())
                    .all(|(word, option)| word.load(Ordering::Relaxed) == option.bits())
        };
        let make = || {
            let words = OPTIONS + left.len() + right.len();
            let place = self.arena.allocate(words, &self.memory)?;
            let head = [counts, 0, stops[0].bits(), stops[1].bits(), height];
            let contents = head.into_iter().chain(options().map(|option| option.bits()));
            for (word, content) in self.arena.block(place).iter().zip(contents) {
                word.store(content, Ordering::Relaxed);
            }
            Ok(place)
        };
        Ok(Value::from_bits(self.interner.place(hash, is_it, make, &self.memory)?))
    }

    /// The negative, if it is known.
    #[inline]
    pub(super) fn known_negative(&self, value: Value) -> Option<Value> {
        if let Some(negative) = value.small_negative() {
            return Some(negative);
        }
        match self.word(value, NEGATIVE) {
            0 => None,
            negative => Some(Value::from_bits(negative)),
        }
    }

    /// Remembers that two values are negatives of each other.
    pub(super) fn link_negatives(&self, one: Value, other: Value) {
        for (value, negative) in [(one, other), (other, one)] {
            if value.is_small() {
                continue;
            }
            if let Some(word) = self.arena.block(value.bits()).get(NEGATIVE) {
                word.store(negative.bits(), Ordering::Relaxed);
            }
        }
    }

    /// The options of a number-up-star that is not small.
    fn large_options(&self, value: Value, player: Player) -> Result<Vec<Value>, Failure> {
        let Some(parts) = self.number_up_star(value) else { return Ok(Vec::new()) };
        if parts.is_number() {
            let option = number_option(&parts.number, player);
            return option.iter().map(|option| self.number_value(option)).collect();
        }
        let count = infinitesimal_count(parts.ups, parts.star, player);
        if count > MAX_OPTIONS {
            return Err(Failure::TooManyOptions { limit: MAX_OPTIONS });
        }
        let option = |index| {
            let (ups, star) = infinitesimal_option(parts.ups, parts.star, player, index);
            self.from_number_up_star(&NumberUpStar { number: parts.number.clone(), ups, star })
        };
        (0..count).map(option).collect()
    }
}

fn height(ups: i64, star: u32) -> u32 {
    let ups = u32::try_from(ups.unsigned_abs()).unwrap_or(u32::MAX);
    ups.saturating_add(u32::from(ups > 0)).saturating_add(star)
}

/// The option of a player in a number, if there is one: n−1 for Left in a positive integer n,
/// (m∓1)/2^k in m/2^k.
fn number_option(number: &Dyadic, player: Player) -> Option<Dyadic> {
    let step = match player {
        Player::Left => -1,
        Player::Right => 1,
    };
    let towards_zero = match player {
        Player::Left => !number.is_negative() && !number.is_zero(),
        Player::Right => number.is_negative(),
    };
    (!number.is_integer() || towards_zero).then(|| number + &Dyadic::new(step, number.exponent()))
}

/// How many options a player has in n·↑ + *m.
fn infinitesimal_count(ups: i64, star: u32, player: Player) -> usize {
    let ups = match player {
        Player::Left => ups,
        Player::Right => -ups,
    };
    match ups {
        0 => star as usize,
        1 if star == 1 => 2,
        _ => 1,
    }
}

/// An option of a player in n·↑ + *m: ↑* = {0,*|0}, otherwise n·↑ + *m = {0|(n−1)·↑ + *(m⊕1)} for
/// n > 0.
///
/// Reference: Siegel, *Combinatorial Game Theory*, II.4; *Winning Ways*, ch. 3.
fn infinitesimal_option(ups: i64, star: u32, player: Player, index: usize) -> (i64, u32) {
    let sign = if player == Player::Left { 1 } else { -1 };
    match sign * ups {
        0 => (0, index as u32),
        1.. => (0, index as u32),
        -1 if star == 1 => (0, 0),
        _ => (ups - ups.signum(), star ^ 1),
    }
}

fn small_count(value: Value, player: Player) -> usize {
    let Some(Small { numerator, exponent, ups, star }) = value.small() else { return 0 };
    if ups != 0 || star != 0 {
        return infinitesimal_count(ups.into(), star, player);
    }
    let towards_zero = match player {
        Player::Left => numerator > 0,
        Player::Right => numerator < 0,
    };
    usize::from(exponent > 0 || towards_zero)
}

fn small_option(value: Value, player: Player, index: usize) -> Value {
    let Some(Small { numerator, exponent, ups, star }) = value.small() else { return Value::ZERO };
    // An option of a small value has smaller parts.
    if ups != 0 || star != 0 {
        let (ups, star) = infinitesimal_option(ups.into(), star, player, index);
        return value.with_infinitesimal(ups, star);
    }
    let step = if player == Player::Left { -1 } else { 1 };
    Small { numerator: numerator + step, exponent, ups, star }.packed().unwrap_or(Value::ZERO)
}
