//! A position of any searched ruleset behind one type.
//!
//! Analyses, explanations and certificates work on [`AnyGame`], so that each of them is compiled
//! once and a ruleset that is [registered](crate::rulesets::register) at run time has all of them.
//! What it costs is an allocation and a call through a table of functions for each position that
//! is looked at; the [search](Searched::SEARCHER) of a ruleset may do without them.

use std::any::Any;
use std::collections::HashSet;
use std::fmt::{Debug, Display};
use std::ops::ControlFlow;
use std::sync::Arc;

use nimatron_nimber::text::ParseError;

use super::{Drawn, Search, Searched, Sketch, Touched};
use crate::foundation::{Budget, Exhausted, Faults, MoveName, Options};
use crate::impartial::Game;
use crate::impartial::sequence::HeapRules;
use crate::rulesets::Editing;
use crate::rulesets::erased::{self, behind_one_type};
use crate::rulesets::figure::{Figure, Standing};
use crate::rulesets::{Description, Lifespan, Theory};

/// A position of any searched ruleset, without the convention.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::impartial::Solver;
/// use nimatron::rulesets::cram::Cram;
/// use nimatron::rulesets::searched::AnyGame;
///
/// let board = Cram::board(3, 3).expect("9 squares");
/// let game = AnyGame::new(board);
/// assert_eq!(game.to_string(), "cram: 3x3");
/// assert_eq!(game.downcast_ref::<Cram>(), Some(&board));
/// assert_eq!(Solver::new().value(&game, &mut Budget::unlimited()), Ok(0));
/// ```
#[derive(Clone)]
pub struct AnyGame(Arc<dyn Erased>);

impl AnyGame {
    /// The position behind the common type.
    pub fn new<G: Sketch>(game: G) -> AnyGame {
        AnyGame(Arc::new(game))
    }

    /// The position as one of this ruleset; `None` if it belongs to another.
    pub fn downcast_ref<G: Sketch>(&self) -> Option<&G> {
        self.as_any().downcast_ref()
    }
}

impl AsRef<AnyGame> for AnyGame {
    fn as_ref(&self) -> &AnyGame {
        self
    }
}

behind_one_type!(AnyGame);

/// What is asked of a position of any ruleset: [`Game`], [`Searched`] and [`Sketch`] with
/// [`AnyGame`] in place of their own type. Every [`Sketch`] has it.
pub trait Erased: Debug + Display + Send + Sync {
    /// The position as a value of its own type.
    fn as_any(&self) -> &dyn Any;
    /// Whether another value is the same position of the same ruleset.
    fn is(&self, other: &dyn Any) -> bool;
    /// A hash of the position.
    fn fingerprint(&self) -> u64;

    /// See [`Game::options`].
    fn options(&self) -> Options<'_, AnyGame>;
    /// See [`Game::visit_options`].
    fn visit_options(&self, visit: &mut dyn FnMut(AnyGame) -> ControlFlow<()>);
    /// See [`Game::components`].
    fn components(&self) -> Vec<AnyGame>;
    /// See [`Game::visit_parts`].
    fn visit_parts(&self, visit: &mut dyn FnMut(AnyGame));
    /// See [`Game::canonical`].
    fn canonical(self: Arc<Self>) -> AnyGame;
    /// See [`Game::known_value`].
    fn known_value(&self) -> Option<u64>;
    /// See [`Game::effort`].
    fn effort(&self) -> u64;
    /// See [`Game::owned_bytes`].
    fn owned_bytes(&self) -> usize;
    /// A search in tables of the type that the ruleset chose: see [`Searched::SEARCHER`].
    fn search(&self, bytes: u64) -> Box<dyn Search>;

    /// See [`Searched::description`].
    fn description(&self) -> &Description;
    /// See [`Searched::moves`].
    fn moves(&self) -> Options<'_, (MoveName, AnyGame)>;
    /// See [`Searched::find_move`].
    fn find_move(&self, text: &str) -> Option<(MoveName, AnyGame)>;
    /// Whether its rules are written plainly, too: see [`Searched::PLAIN`].
    fn has_plain_rules(&self) -> bool;
    /// See [`Searched::moves_by_rules`].
    fn moves_by_rules(&self) -> Options<'_, (MoveName, AnyGame)>;
    /// See [`Searched::options_by_rules`].
    fn options_by_rules(&self) -> Options<'_, AnyGame>;
    /// See [`Searched::components_by_rules`].
    fn components_by_rules(&self) -> Vec<AnyGame>;
    /// See [`Searched::canonical_by_rules`].
    fn canonical_by_rules(&self) -> AnyGame;
    /// See [`Searched::label`].
    fn label(&self) -> Option<String>;
    /// See [`Searched::theory`].
    fn theory(&self) -> Option<Theory>;
    /// See [`Searched::find_theory`].
    fn find_theory(&self, budget: &mut Budget) -> Result<Option<Theory>, Exhausted>;
    /// See [`Searched::as_heaps`].
    fn as_heaps(&self) -> Option<(&HeapRules, &[u64])>;
    /// See [`Searched::lifespan`].
    fn lifespan(&self) -> Option<Lifespan>;
    /// See [`Searched::faults`].
    fn faults(&self) -> Option<&Faults>;
    /// See [`Searched::size`].
    fn size(&self) -> u64;
    /// See [`Searched::count_parts`].
    fn count_parts(&self) -> u64;

    /// See [`Sketch::figure`].
    fn figure(&self) -> Option<Figure>;
    /// See [`Sketch::figure_at`].
    fn figure_at(&self, known: &[Standing]) -> Option<Figure>;
    /// See [`Sketch::editing`].
    fn editing(&self) -> Option<Editing>;
    /// See [`Sketch::figure_with_values`].
    fn figure_with_values(&self, values: &[(&str, String)]) -> Option<Figure>;
    /// See [`Sketch::sequence`].
    fn sequence(&self) -> Option<String>;
    /// See [`Sketch::how`].
    fn how(&self) -> String;
    /// See [`Sketch::handles`].
    fn handles(&self, name: &MoveName) -> Vec<String>;
    /// See [`Sketch::ways`].
    fn ways(&self, name: &MoveName) -> Vec<Vec<String>>;
    /// See [`Sketch::listed_under`].
    fn listed_under(&self, name: &MoveName) -> Option<String>;
    /// See [`Sketch::touchable`].
    fn touchable(&self) -> HashSet<String>;
    /// See [`Sketch::touch`].
    fn touch(
        &self,
        handles: &[String],
        budget: &mut Budget,
    ) -> Result<Touched<(MoveName, AnyGame)>, ParseError>;
    /// See [`Sketch::draw`].
    fn draw(&self, curve: &[(i32, i32)]) -> Option<Drawn<(MoveName, AnyGame)>>;
    /// See [`Sketch::words`].
    fn words(&self, name: &MoveName) -> String;
}

fn named<G: Sketch>((name, to): (MoveName, G)) -> (MoveName, AnyGame) {
    (name, AnyGame::new(to))
}

impl<G: Sketch> Erased for G {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }

    fn fingerprint(&self) -> u64 {
        erased::fingerprint(self)
    }

    fn options(&self) -> Options<'_, AnyGame> {
        Game::options(self).map(AnyGame::new)
    }

    fn visit_options(&self, visit: &mut dyn FnMut(AnyGame) -> ControlFlow<()>) {
        Game::visit_options(self, |option| visit(AnyGame::new(option)));
    }

    fn components(&self) -> Vec<AnyGame> {
        Game::components(self).into_iter().map(AnyGame::new).collect()
    }

    fn visit_parts(&self, visit: &mut dyn FnMut(AnyGame)) {
        Game::visit_parts(self, |part| visit(AnyGame::new(part)));
    }

    fn canonical(self: Arc<Self>) -> AnyGame {
        AnyGame::new(Game::canonical(Arc::unwrap_or_clone(self)))
    }

    fn known_value(&self) -> Option<u64> {
        Game::known_value(self)
    }

    fn effort(&self) -> u64 {
        Game::effort(self)
    }

    fn owned_bytes(&self) -> usize {
        Game::owned_bytes(self)
    }

    fn search(&self, bytes: u64) -> Box<dyn Search> {
        G::SEARCHER.search(bytes)
    }

    fn description(&self) -> &Description {
        Searched::description(self)
    }

    fn moves(&self) -> Options<'_, (MoveName, AnyGame)> {
        Searched::moves(self).map(named)
    }

    fn find_move(&self, text: &str) -> Option<(MoveName, AnyGame)> {
        Searched::find_move(self, text).map(named)
    }

    fn has_plain_rules(&self) -> bool {
        G::PLAIN.is_some()
    }

    fn moves_by_rules(&self) -> Options<'_, (MoveName, AnyGame)> {
        Searched::moves_by_rules(self).map(named)
    }

    fn options_by_rules(&self) -> Options<'_, AnyGame> {
        Searched::options_by_rules(self).map(AnyGame::new)
    }

    fn components_by_rules(&self) -> Vec<AnyGame> {
        Searched::components_by_rules(self).into_iter().map(AnyGame::new).collect()
    }

    fn canonical_by_rules(&self) -> AnyGame {
        AnyGame::new(Searched::canonical_by_rules(self.clone()))
    }

    fn label(&self) -> Option<String> {
        Searched::label(self)
    }

    fn theory(&self) -> Option<Theory> {
        Searched::theory(self)
    }

    fn lifespan(&self) -> Option<Lifespan> {
        Searched::lifespan(self)
    }

    fn find_theory(&self, budget: &mut Budget) -> Result<Option<Theory>, Exhausted> {
        Searched::find_theory(self, budget)
    }

    fn as_heaps(&self) -> Option<(&HeapRules, &[u64])> {
        Searched::as_heaps(self)
    }

    fn faults(&self) -> Option<&Faults> {
        Searched::faults(self)
    }

    fn size(&self) -> u64 {
        Searched::size(self)
    }

    fn count_parts(&self) -> u64 {
        Searched::count_parts(self)
    }

    fn figure(&self) -> Option<Figure> {
        Sketch::figure(self)
    }

    fn figure_at(&self, known: &[Standing]) -> Option<Figure> {
        Sketch::figure_at(self, known)
    }

    fn editing(&self) -> Option<Editing> {
        Sketch::editing(self)
    }

    fn figure_with_values(&self, values: &[(&str, String)]) -> Option<Figure> {
        Sketch::figure_with_values(self, values)
    }

    fn sequence(&self) -> Option<String> {
        Sketch::sequence(self)
    }

    fn how(&self) -> String {
        Sketch::how(self)
    }

    fn handles(&self, name: &MoveName) -> Vec<String> {
        Sketch::handles(self, name)
    }

    fn ways(&self, name: &MoveName) -> Vec<Vec<String>> {
        Sketch::ways(self, name)
    }

    fn listed_under(&self, name: &MoveName) -> Option<String> {
        Sketch::listed_under(self, name)
    }

    fn touchable(&self) -> HashSet<String> {
        Sketch::touchable(self)
    }

    fn touch(
        &self,
        handles: &[String],
        budget: &mut Budget,
    ) -> Result<Touched<(MoveName, AnyGame)>, ParseError> {
        let Touched { chosen, next, words } = Sketch::touch(self, handles, budget)?;
        Ok(Touched { chosen: chosen.map(named), next, words })
    }

    fn draw(&self, curve: &[(i32, i32)]) -> Option<Drawn<(MoveName, AnyGame)>> {
        let Drawn { chosen, words, good, place } = Sketch::draw(self, curve)?;
        Some(Drawn { chosen: chosen.map(named), words, good, place })
    }

    fn words(&self, name: &MoveName) -> String {
        Sketch::words(self, name)
    }
}

impl Game for AnyGame {
    fn options(&self) -> Options<'_, AnyGame> {
        self.0.options()
    }

    fn components(&self) -> Vec<AnyGame> {
        self.0.components()
    }

    fn canonical(self) -> AnyGame {
        self.0.canonical()
    }

    fn known_value(&self) -> Option<u64> {
        self.0.known_value()
    }

    fn visit_options(&self, mut visit: impl FnMut(AnyGame) -> ControlFlow<()>) {
        self.0.visit_options(&mut visit);
    }

    fn visit_parts(&self, mut visit: impl FnMut(AnyGame)) {
        self.0.visit_parts(&mut visit);
    }

    fn effort(&self) -> u64 {
        self.0.effort()
    }

    fn owned_bytes(&self) -> usize {
        // Beside the position stand its two counts of references.
        size_of_val(&*self.0) + 2 * size_of::<usize>() + self.0.owned_bytes()
    }
}
