//! The search for outcomes and values of positions that stand behind their common type.
//!
//! Whatever solves, explains and proves holds an [`AnyGame`] and asks a [`Search`]. Its tables hold
//! positions of some [`Key`]: `AnyGame` itself, which serves every ruleset and is compiled once, or
//! the type of one ruleset, whose searches then take no allocation and no call through a table of
//! functions for a position. A ruleset chooses in [`Searched::SEARCHER`].

use std::fmt::{Debug, Display};

use super::{AnyGame, Position, Searched};
use crate::foundation::{Budget, Convention, Exhausted, Outcome, Playable};
use crate::impartial::{Game, NimberSearch, Solver};

/// What finds outcomes and values of the positions of one ruleset, and remembers what it has found.
pub trait Search: Debug + Send {
    /// Who wins under a convention.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    fn outcome(
        &mut self,
        game: &AnyGame,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Outcome, Exhausted>;

    /// The Grundy value in normal play.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    fn value(&mut self, game: &AnyGame, budget: &mut Budget) -> Result<u64, Exhausted>;

    /// Whether it can [take notes](Search::take_notes) under a convention: by default in normal play.
    fn takes_notes(&self, convention: Convention) -> bool {
        convention == Convention::Normal
    }

    /// Goes on from what the notebook of the budget has on a subject, the positions of this ruleset
    /// under a convention, and writes down from now on what it proves.
    ///
    /// # Errors
    /// [`Exhausted::Memory`] if that is more than the memory holds.
    fn take_notes(
        &mut self,
        subject: &str,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<(), Exhausted>;

    /// Losing couples that prove who wins a position in normal play: components with their Grundy
    /// values, see [`Solvable::losing_couples`](crate::rulesets::Solvable::losing_couples). By
    /// default the search gives none.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    fn couples(
        &mut self,
        _game: &AnyGame,
        _budget: &mut Budget,
    ) -> Result<Option<Vec<(AnyGame, u64)>>, Exhausted> {
        Ok(None)
    }

    /// P-positions that prove who wins a position in misère play, with the greatest
    /// [effort](Game::effort) of components in place of which their canonical forms are meant: see
    /// [`check_p_positions`](crate::misere::check_p_positions). By default the search gives none.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    fn p_positions(
        &mut self,
        _game: &AnyGame,
        _budget: &mut Budget,
    ) -> Result<Option<(Vec<AnyGame>, u64)>, Exhausted> {
        Ok(None)
    }
}

/// A search for positions of the ruleset of this one. It takes memory as the budget says, and goes on from
/// what the notebook of the budget has, if it [takes notes](Search::takes_notes) under the convention.
///
/// # Errors
/// [`Exhausted::Memory`] if that is more than the memory holds.
pub fn noted_search(
    position: &Position,
    budget: &mut Budget,
) -> Result<Box<dyn Search>, Exhausted> {
    let (game, convention) = (position.game(), position.convention());
    let mut search = game.search(budget.memory());
    if budget.has_notebook() && search.takes_notes(convention) {
        let ruleset = &game.description().id;
        let subject = match convention {
            Convention::Normal => ruleset.to_string(),
            Convention::Misere => format!("misere {ruleset}"),
        };
        search.take_notes(&subject, convention, budget)?;
    }
    Ok(search)
}

/// A type of which tables may be made for positions behind their common type.
pub trait Key: Game + Debug + Display + Send + Sync + 'static {
    /// The position as this type; `None` if it belongs to another ruleset.
    fn of(game: &AnyGame) -> Option<&Self>;
}

impl Key for AnyGame {
    fn of(game: &AnyGame) -> Option<&AnyGame> {
        Some(game)
    }
}

impl<G: Searched> Key for G {
    fn of(game: &AnyGame) -> Option<&G> {
        game.as_any().downcast_ref()
    }
}

/// Makes searches whose tables hold positions of some type: of [`NimberSearch`] in normal play, of
/// [`Solver`] in misère play.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::rulesets::cram::Cram;
/// use nimatron::rulesets::searched::{AnyGame, Searcher};
///
/// let board = AnyGame::new(Cram::board(4, 5).expect("20 squares"));
/// for searcher in [Searcher::of::<Cram>(), Searcher::of::<AnyGame>()] {
///     let mut search = searcher.search(1 << 20);
///     assert_eq!(search.value(&board, &mut Budget::unlimited()), Ok(2));
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Searcher(fn(u64) -> Box<dyn Search>);

impl Searcher {
    /// Searches with tables of this type. They panic if they are asked about a position that is
    /// not [of](Key::of) it.
    pub const fn of<K: Key>() -> Searcher {
        Searcher(|bytes| {
            let (normal, misere) = (NimberSearch::with_memory(bytes), Solver::with_memory(bytes));
            Box::new(Tables::<K> { normal, misere })
        })
    }

    /// Searches of a ruleset's own, made for tables of at most a number of bytes.
    pub const fn own(make: fn(u64) -> Box<dyn Search>) -> Searcher {
        Searcher(make)
    }

    /// A search whose tables take at most this number of bytes under each convention.
    pub fn search(self, bytes: u64) -> Box<dyn Search> {
        (self.0)(bytes)
    }
}

#[derive(Debug)]
struct Tables<K> {
    normal: NimberSearch<K>,
    misere: Solver<K>,
}

fn key<K: Key>(game: &AnyGame) -> &K {
    K::of(game).unwrap_or_else(|| panic!("a search of another ruleset is asked about {game}"))
}

impl<K: Key> Search for Tables<K> {
    fn outcome(
        &mut self,
        game: &AnyGame,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Outcome, Exhausted> {
        match convention {
            Convention::Normal => self.normal.outcome(key(game), budget),
            Convention::Misere => self.misere.outcome(key(game), Convention::Misere, budget),
        }
    }

    fn value(&mut self, game: &AnyGame, budget: &mut Budget) -> Result<u64, Exhausted> {
        self.normal.value(key(game), budget)
    }

    fn take_notes(
        &mut self,
        subject: &str,
        _: Convention,
        budget: &mut Budget,
    ) -> Result<(), Exhausted> {
        self.normal.take_notes(subject.to_owned(), K::to_string);
        let read = |text: &str| {
            let position: Position = text.parse().ok()?;
            K::of(position.game()).cloned()
        };
        budget.recall(subject, &mut |note, _| self.normal.go_on_from(&note, read).map(drop))
    }
}
