//! What the reader of texts wants of games: one grammar for short games and for loopy ones.

use crate::partizan::{Arithmetic, Failure, NumberUpStar, Value};

/// Games that can be put together as a text says.
pub(in crate::partizan) trait Algebra {
    /// A game, or what may become one.
    type Game: Clone;

    /// Words that are games.
    const WORDS: &'static [&'static str] = &[];

    /// Whether S & T is a game.
    const HAS_SIDES: bool = false;

    /// A number, ups and a star.
    fn number_up_star(&mut self, parts: &NumberUpStar) -> Result<Self::Game, Failure>;

    /// G + H.
    fn sum(&mut self, g: Self::Game, h: Self::Game) -> Result<Self::Game, Failure>;

    /// −G.
    fn negative(&mut self, g: Self::Game) -> Result<Self::Game, Failure>;

    /// G − H.
    fn difference(&mut self, g: Self::Game, h: Self::Game) -> Result<Self::Game, Failure> {
        let negative = self.negative(h)?;
        self.sum(g, negative)
    }

    /// n·G.
    fn multiple(&mut self, g: Self::Game, n: i64) -> Result<Self::Game, Failure>;

    /// {L|R}.
    fn form(&mut self, left: &[Self::Game], right: &[Self::Game]) -> Result<Self::Game, Failure>;

    /// Tiny G.
    fn tiny(&mut self, g: Self::Game) -> Result<Self::Game, Failure>;

    /// ↑^n, or ↑^\[n\].
    fn power(&mut self, exponent: u32, all: bool) -> Result<Self::Game, Failure>;

    /// The same with a word as exponent, if it is one.
    fn endless_power(&mut self, _word: &str, _all: bool) -> Result<Option<Self::Game>, Failure> {
        Ok(None)
    }

    /// The game that a word means, if it means one here.
    fn word(&mut self, _word: &str) -> Result<Option<Self::Game>, Failure> {
        Ok(None)
    }

    /// Begins a form of this name, if forms may have names.
    fn open(&mut self, _name: &str) -> Result<bool, Failure> {
        Ok(false)
    }

    /// Ends the form whose name was the last.
    fn close(&mut self, left: &[Self::Game], right: &[Self::Game]) -> Result<Self::Game, Failure> {
        self.form(left, right)
    }

    /// S & T, if there are such games.
    fn sided(&mut self, onside: Self::Game, _offside: Self::Game) -> Result<Self::Game, Failure> {
        Ok(onside)
    }
}

impl Algebra for Arithmetic<'_> {
    type Game = Value;

    fn number_up_star(&mut self, parts: &NumberUpStar) -> Result<Value, Failure> {
        self.values.from_number_up_star(parts)
    }

    fn sum(&mut self, g: Value, h: Value) -> Result<Value, Failure> {
        Arithmetic::sum(self, g, h)
    }

    fn negative(&mut self, g: Value) -> Result<Value, Failure> {
        Arithmetic::negative(self, g)
    }

    fn multiple(&mut self, g: Value, n: i64) -> Result<Value, Failure> {
        Arithmetic::multiple(self, g, n)
    }

    fn form(&mut self, left: &[Value], right: &[Value]) -> Result<Value, Failure> {
        Arithmetic::form(self, left, right)
    }

    fn tiny(&mut self, g: Value) -> Result<Value, Failure> {
        Arithmetic::tiny(self, g)
    }

    fn power(&mut self, exponent: u32, all: bool) -> Result<Value, Failure> {
        if all { self.up_powers(exponent) } else { self.up_power(exponent) }
    }
}
