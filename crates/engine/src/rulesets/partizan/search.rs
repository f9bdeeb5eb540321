//! The search for outcomes and values of positions that stand behind their common type: see
//! [`searched::Search`](crate::rulesets::searched::Search), which is the same for rulesets in which
//! both players have the same moves.

use std::sync::Arc;

use nimatron_nimber::text::Notation;

use super::{AnyGame, Partizan};
use crate::foundation::{Budget, Convention, Exhausted, Player};
use crate::partizan::{
    Failure, Game, OutcomeClass, OutcomeSearch, Prospect, Solver, Summary, Thermograph, Value,
    ValueSummary, Values,
};

/// An independent part of a position in normal play, with its value.
#[derive(Clone, Debug)]
pub struct Summand<G = AnyGame> {
    /// The part.
    pub part: G,
    /// Its value.
    pub value: ValueSummary,
    /// The canonical form of the negative of its value, in ASCII.
    pub negative: String,
}

/// What finds outcomes and values of the positions of one ruleset under a convention, and remembers
/// what it has found.
pub trait Search {
    /// Who wins, and in normal play the value.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice, or if the value is too complex.
    fn summary(&mut self, game: &AnyGame, budget: &mut Budget) -> Result<Summary, Exhausted>;

    /// A part with its value in normal play.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice, or if the value is too complex.
    fn summand(&mut self, part: &AnyGame, budget: &mut Budget) -> Result<Summand, Exhausted>;

    /// The value in normal play, and its thermograph.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice, or if the value is too complex.
    fn thermograph(
        &mut self,
        game: &AnyGame,
        budget: &mut Budget,
    ) -> Result<(ValueSummary, Arc<Thermograph>), Exhausted>;

    /// Which of the options of a game looks best for the player who moves.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    fn prospect(
        &mut self,
        game: &AnyGame,
        options: &[AnyGame],
        player: Player,
        budget: &mut Budget,
    ) -> Result<Option<Prospect>, Exhausted>;

    /// Who wins, whoever begins.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    fn class(&mut self, game: &AnyGame, budget: &mut Budget) -> Result<OutcomeClass, Exhausted>;

    /// Whether the player wins who begins.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    fn wins(
        &mut self,
        game: &AnyGame,
        first: Player,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted>;
}

/// An empty store for the values of a search: it takes half of the memory of the budget.
pub fn values_within(budget: &Budget) -> Values {
    Values::new(budget.memory() / 2)
}

/// A type of which tables may be made for positions behind their common type.
pub trait Key: Game + Send + 'static {
    /// The position as this type; `None` if it belongs to another ruleset.
    fn of(game: &AnyGame) -> Option<&Self>;
}

impl Key for AnyGame {
    fn of(game: &AnyGame) -> Option<&AnyGame> {
        Some(game)
    }
}

impl<G: Partizan> Key for G {
    fn of(game: &AnyGame) -> Option<&G> {
        game.as_any().downcast_ref()
    }
}

/// Makes searches whose tables hold positions of some type.
#[derive(Clone, Copy, Debug)]
pub struct Searcher(for<'v> fn(Convention, &'v Values, &Budget) -> Box<dyn Search + 'v>);

impl Searcher {
    /// Searches with tables of this type. They panic if they are asked about a position that is
    /// not [of](Key::of) it.
    pub const fn of<K: Key>() -> Searcher {
        Searcher(|convention, values, budget| {
            Box::new(Engine::<K>::new(convention, values, budget))
        })
    }

    /// A search that takes as much memory as the budget says, its values aside.
    pub fn search<'v>(
        self,
        convention: Convention,
        values: &'v Values,
        budget: &Budget,
    ) -> Box<dyn Search + 'v> {
        (self.0)(convention, values, budget)
    }
}

fn key<K: Key>(game: &AnyGame) -> &K {
    K::of(game).unwrap_or_else(|| panic!("a search of another ruleset is asked about {game}"))
}

impl<K: Key> Search for Engine<'_, K> {
    fn summary(&mut self, game: &AnyGame, budget: &mut Budget) -> Result<Summary, Exhausted> {
        self.summary(key::<K>(game), budget)
    }

    fn summand(&mut self, part: &AnyGame, budget: &mut Budget) -> Result<Summand, Exhausted> {
        let Summand { value, negative, .. } = self.summand(key::<K>(part).clone(), budget)?;
        Ok(Summand { part: part.clone(), value, negative })
    }

    fn thermograph(
        &mut self,
        game: &AnyGame,
        budget: &mut Budget,
    ) -> Result<(ValueSummary, Arc<Thermograph>), Exhausted> {
        self.thermograph(key::<K>(game), budget)
    }

    fn prospect(
        &mut self,
        game: &AnyGame,
        options: &[AnyGame],
        player: Player,
        budget: &mut Budget,
    ) -> Result<Option<Prospect>, Exhausted> {
        let options: Vec<K> = options.iter().map(|option| key::<K>(option).clone()).collect();
        self.prospect(key::<K>(game), &options, player, budget)
    }

    fn class(&mut self, game: &AnyGame, budget: &mut Budget) -> Result<OutcomeClass, Exhausted> {
        self.class(key::<K>(game), budget)
    }

    fn wins(
        &mut self,
        game: &AnyGame,
        first: Player,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted> {
        self.wins(key::<K>(game), first, budget)
    }
}

/// What finds values and outcomes under a convention.
#[derive(Debug)]
pub struct Engine<'v, G = AnyGame> {
    convention: Convention,
    values: &'v Values,
    solver: Solver<'v, G>,
    search: OutcomeSearch<'v, G>,
    /// The memory of the budget.
    limit: u64,
}

impl<'v, G: Game + Send> Engine<'v, G> {
    /// Nothing is known yet. The tables take the other half of the memory of the
    /// budget: that of positions with their values half of it, those of the
    /// search for who wins a quarter each.
    pub fn new(convention: Convention, values: &'v Values, budget: &Budget) -> Engine<'v, G> {
        let bytes = budget.memory() / 8;
        let search = OutcomeSearch::with_memory(values, convention, bytes);
        let solver = Solver::with_memory(values, 2 * bytes);
        Engine { convention, values, solver, search, limit: budget.memory() }
    }

    /// Who wins, and in normal play the value.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice, or if the value is too complex.
    pub fn summary(&mut self, game: &G, budget: &mut Budget) -> Result<Summary, Exhausted> {
        if self.convention == Convention::Misere {
            return Ok(Summary { class: self.class(game, budget)?, value: None });
        }
        let value = self.value(game, budget)?;
        let mut games = self.values.arithmetic(budget);
        let class = games.outcome(value).map_err(|failure| exhausted(failure, self.limit))?;
        match games.summary(value) {
            Ok(told) => Ok(Summary { class, value: Some(told) }),
            Err(Failure::Exhausted(exhausted)) => Err(exhausted),
            // A text may be too long to be told.
            Err(_) => Ok(Summary { class, value: None }),
        }
    }

    /// A part with its value in normal play.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice, or if the value is too complex.
    pub fn summand(&mut self, part: G, budget: &mut Budget) -> Result<Summand<G>, Exhausted> {
        let value = self.value(&part, budget)?;
        let mut games = self.values.arithmetic(budget);
        let mut told = || {
            let negative = games.negative(value)?;
            Ok((games.summary(value)?, games.text(negative, Notation::Ascii)?))
        };
        let (value, negative) = told().map_err(|failure| exhausted(failure, self.limit))?;
        Ok(Summand { part, value, negative })
    }

    /// The value in normal play, and its thermograph.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice, or if the value is too complex.
    pub fn thermograph(
        &mut self,
        game: &G,
        budget: &mut Budget,
    ) -> Result<(ValueSummary, Arc<Thermograph>), Exhausted> {
        let value = self.value(game, budget)?;
        let mut games = self.values.arithmetic(budget);
        let told = games.summary(value).and_then(|told| Ok((told, games.thermograph(value)?)));
        told.map_err(|failure| exhausted(failure, self.limit))
    }

    /// Which of the options of a game looks best for the player who moves.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    pub fn prospect(
        &mut self,
        game: &G,
        options: &[G],
        player: Player,
        budget: &mut Budget,
    ) -> Result<Option<Prospect>, Exhausted> {
        let found = self.search.prospect(game, options, player, budget);
        found.map_err(|failure| exhausted(failure, self.limit))
    }

    /// The value in normal play.
    fn value(&mut self, game: &G, budget: &mut Budget) -> Result<Value, Exhausted> {
        self.solver.value(game, budget).map_err(|failure| exhausted(failure, self.limit))
    }

    /// Who wins, whoever begins.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    pub fn class(&mut self, game: &G, budget: &mut Budget) -> Result<OutcomeClass, Exhausted> {
        self.search.class(game, budget).map_err(|failure| exhausted(failure, self.limit))
    }

    /// Whether the player wins who begins.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    pub fn wins(
        &mut self,
        game: &G,
        first: Player,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted> {
        self.search.wins(game, first, budget).map_err(|failure| exhausted(failure, self.limit))
    }
}

/// What is too complex to be computed with takes too much memory.
fn exhausted(failure: Failure, limit: u64) -> Exhausted {
    match failure {
        Failure::Exhausted(Exhausted::Memory { .. }) => Exhausted::Memory { limit },
        Failure::Exhausted(exhausted) => exhausted,
        _ => Exhausted::Memory { limit },
    }
}
