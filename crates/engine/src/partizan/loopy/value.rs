//! Values of loopy games: one stopper, or two.

use crate::partizan::Value;

/// A stopper that is no short game: the identifier of its canonical form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StopperId(pub(super) u32);

/// A game of which no follower can be played for ever by alternating moves, up to equality.
///
/// Stoppers of one store are equal as games iff they are equal here: equal stoppers have the same
/// canonical form.
///
/// Reference: Siegel, *Combinatorial Game Theory*, chapter VI; *Winning Ways*, ch. 11.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Stopper {
    /// A short game.
    Short(Value),
    /// A stopper with a cycle among its followers.
    Loopy(StopperId),
}

impl Stopper {
    /// The game 0.
    pub const ZERO: Stopper = Stopper::Short(Value::ZERO);

    /// The short game that it is, if it is one.
    pub fn short(self) -> Option<Value> {
        match self {
            Stopper::Short(value) => Some(value),
            Stopper::Loopy(_) => None,
        }
    }
}

impl From<Value> for Stopper {
    fn from(value: Value) -> Stopper {
        Stopper::Short(value)
    }
}

/// A stopper-sided game S & T up to equality: the stopper S, its *onside*, that it is equal to if
/// draws are wins for Left, and the stopper T, its *offside*, if they are wins for Right.
///
/// A stopper is S & S. As equal stoppers are identical, so are equal stopper-sided games.
///
/// Reference: Siegel, *Combinatorial Game Theory*, chapter VI; *Winning Ways*, ch. 11.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LoopyValue {
    pub(super) onside: Stopper,
    pub(super) offside: Stopper,
}

impl LoopyValue {
    /// The game 0.
    pub const ZERO: LoopyValue = LoopyValue { onside: Stopper::ZERO, offside: Stopper::ZERO };

    /// The onside S of S & T: the value of the game if draws are wins for Left.
    pub fn onside(self) -> Stopper {
        self.onside
    }

    /// The offside T of S & T: the value of the game if draws are wins for Right.
    pub fn offside(self) -> Stopper {
        self.offside
    }

    /// The stopper that it is, if both sides are the same.
    pub fn stopper(self) -> Option<Stopper> {
        (self.onside == self.offside).then_some(self.onside)
    }

    /// The short game that it is, if it is one.
    pub fn short(self) -> Option<Value> {
        self.stopper()?.short()
    }
}

impl From<Stopper> for LoopyValue {
    fn from(stopper: Stopper) -> LoopyValue {
        LoopyValue { onside: stopper, offside: stopper }
    }
}

impl From<Value> for LoopyValue {
    fn from(value: Value) -> LoopyValue {
        Stopper::Short(value).into()
    }
}
