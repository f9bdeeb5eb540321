//! A position of any partizan ruleset behind one type: see [`searched::AnyGame`], which is the same
//! for rulesets in which both players have the same moves.
//!
//! [`searched::AnyGame`]: crate::rulesets::searched::AnyGame

use std::any::Any;
use std::fmt::{Debug, Display};
use std::sync::Arc;

use super::{Partizan, PartizanSketch, Search};
use crate::foundation::{Budget, Convention, Faults, MoveName, PerPlayer, Player};
use crate::partizan::{Arithmetic, Failure, Game, Twin, Value, Values};
use crate::rulesets::Editing;
use crate::rulesets::erased::{self, behind_one_type};
use crate::rulesets::figure::{Figure, Standing};
use crate::rulesets::{self, Description};

/// A position of any partizan ruleset, without turn and convention.
///
/// ```
/// use nimatron::partizan::Game;
/// use nimatron::rulesets::domineering::Domineering;
/// use nimatron::rulesets::partizan::AnyGame;
///
/// let board = Domineering::board(3, 2).expect("6 squares");
/// let game = AnyGame::new(board);
/// assert_eq!(game.downcast_ref::<Domineering>(), Some(&board));
/// assert_eq!(game.canonical().game.to_string(), "domineering: 2x3");
/// ```
#[derive(Clone)]
pub struct AnyGame(Arc<dyn Erased>);

impl AnyGame {
    /// The position behind the common type.
    pub fn new<G: PartizanSketch>(game: G) -> AnyGame {
        AnyGame(Arc::new(game))
    }

    /// The position as one of this ruleset; `None` if it belongs to another.
    pub fn downcast_ref<G: PartizanSketch>(&self) -> Option<&G> {
        self.as_any().downcast_ref()
    }
}

behind_one_type!(AnyGame);

/// What is asked of a position of any ruleset: [`Game`], [`Partizan`] and [`PartizanSketch`] with
/// [`AnyGame`] in place of their own type. Every [`PartizanSketch`] has it.
pub trait Erased: Debug + Display + Send + Sync {
    /// The position as a value of its own type.
    fn as_any(&self) -> &dyn Any;
    /// Whether another value is the same position of the same ruleset.
    fn is(&self, other: &dyn Any) -> bool;
    /// A hash of the position.
    fn fingerprint(&self) -> u64;

    /// See [`Game::options`].
    fn options(&self, player: Player, options: &mut Vec<AnyGame>);
    /// See [`Game::components`].
    fn components(&self, components: &mut Vec<AnyGame>);
    /// See [`Game::canonical`].
    fn canonical(self: Arc<Self>) -> Twin<AnyGame>;
    /// See [`Game::known_part`].
    fn known_part(&self, games: &mut Arithmetic<'_>) -> Result<(Value, Option<AnyGame>), Failure>;
    /// See [`Game::owned_bytes`].
    fn owned_bytes(&self) -> usize;
    /// See [`Game::is_stuck`].
    fn is_stuck(&self, player: Player) -> bool;
    /// A search in tables of the type that the ruleset chose: see [`Partizan::SEARCHER`].
    fn search<'v>(
        &self,
        convention: Convention,
        values: &'v Values,
        budget: &Budget,
    ) -> Box<dyn Search + 'v>;

    /// See [`Partizan::description`].
    fn description(&self) -> &Description;
    /// See [`Partizan::what_players_do`].
    fn what_players_do(&self) -> PerPlayer<&str>;
    /// See [`Partizan::moves`].
    fn moves(&self, player: Player) -> Vec<(MoveName, AnyGame)>;
    /// See [`Partizan::moves_by_rules`].
    fn moves_by_rules(&self, player: Player) -> Vec<(MoveName, AnyGame)>;
    /// See [`Partizan::options_by_rules`].
    fn options_by_rules(&self, player: Player) -> Vec<AnyGame>;
    /// See [`Partizan::components_by_rules`].
    fn components_by_rules(&self) -> Vec<AnyGame>;
    /// See [`Partizan::known_part_by_rules`].
    fn known_part_by_rules(
        &self,
        games: &mut Arithmetic<'_>,
    ) -> Result<(Value, Option<AnyGame>), Failure>;
    /// See [`Partizan::faults`].
    fn faults(&self) -> Option<&Faults>;
    /// See [`Partizan::size`].
    fn size(&self) -> u64;

    /// See [`PartizanSketch::figure`].
    fn figure(&self) -> Option<Figure>;
    /// See [`PartizanSketch::figure_at`].
    fn figure_at(&self, known: &[Standing]) -> Option<Figure>;
    /// See [`PartizanSketch::editing`].
    fn editing(&self) -> Option<Editing>;
    /// See [`PartizanSketch::ways`].
    fn ways(&self, name: &MoveName) -> Vec<Vec<String>>;
    /// See [`PartizanSketch::TOUCH`].
    fn touch(&self) -> &'static str;
    /// See [`PartizanSketch::words`].
    fn words(&self, name: &MoveName) -> String;
    /// See [`PartizanSketch::parts`].
    fn parts(&self, turn: Player) -> Option<Vec<rulesets::Position>>;
}

fn erased<G: PartizanSketch>(games: impl IntoIterator<Item = G>) -> impl Iterator<Item = AnyGame> {
    games.into_iter().map(AnyGame::new)
}

fn named<G: PartizanSketch>(moves: Vec<(MoveName, G)>) -> Vec<(MoveName, AnyGame)> {
    moves.into_iter().map(|(name, to)| (name, AnyGame::new(to))).collect()
}

impl<G: PartizanSketch> Erased for G {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }

    fn fingerprint(&self) -> u64 {
        erased::fingerprint(self)
    }

    fn options(&self, player: Player, options: &mut Vec<AnyGame>) {
        let mut own = Vec::new();
        Game::options(self, player, &mut own);
        options.extend(erased(own));
    }

    fn components(&self, components: &mut Vec<AnyGame>) {
        let mut own = Vec::new();
        Game::components(self, &mut own);
        components.extend(erased(own));
    }

    fn canonical(self: Arc<Self>) -> Twin<AnyGame> {
        let Twin { game, is_negated } = Arc::unwrap_or_clone(self).canonical();
        Twin { game: AnyGame::new(game), is_negated }
    }

    fn known_part(&self, games: &mut Arithmetic<'_>) -> Result<(Value, Option<AnyGame>), Failure> {
        let (value, rest) = Game::known_part(self.clone(), games)?;
        Ok((value, rest.map(AnyGame::new)))
    }

    fn owned_bytes(&self) -> usize {
        Game::owned_bytes(self)
    }

    fn is_stuck(&self, player: Player) -> bool {
        Game::is_stuck(self, player)
    }

    fn search<'v>(
        &self,
        convention: Convention,
        values: &'v Values,
        budget: &Budget,
    ) -> Box<dyn Search + 'v> {
        G::SEARCHER.search(convention, values, budget)
    }

    fn description(&self) -> &Description {
        Partizan::description(self)
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        Partizan::what_players_do(self)
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, AnyGame)> {
        named(Partizan::moves(self, player))
    }

    fn moves_by_rules(&self, player: Player) -> Vec<(MoveName, AnyGame)> {
        named(Partizan::moves_by_rules(self, player))
    }

    fn options_by_rules(&self, player: Player) -> Vec<AnyGame> {
        erased(Partizan::options_by_rules(self, player)).collect()
    }

    fn components_by_rules(&self) -> Vec<AnyGame> {
        erased(Partizan::components_by_rules(self)).collect()
    }

    fn known_part_by_rules(
        &self,
        games: &mut Arithmetic<'_>,
    ) -> Result<(Value, Option<AnyGame>), Failure> {
        let (value, rest) = Partizan::known_part_by_rules(self.clone(), games)?;
        Ok((value, rest.map(AnyGame::new)))
    }

    fn faults(&self) -> Option<&Faults> {
        Partizan::faults(self)
    }

    fn size(&self) -> u64 {
        Partizan::size(self)
    }

    fn figure(&self) -> Option<Figure> {
        PartizanSketch::figure(self)
    }

    fn figure_at(&self, known: &[Standing]) -> Option<Figure> {
        PartizanSketch::figure_at(self, known)
    }

    fn editing(&self) -> Option<Editing> {
        PartizanSketch::editing(self)
    }

    fn ways(&self, name: &MoveName) -> Vec<Vec<String>> {
        PartizanSketch::ways(self, name)
    }

    fn touch(&self) -> &'static str {
        G::TOUCH
    }

    fn words(&self, name: &MoveName) -> String {
        PartizanSketch::words(self, name)
    }

    fn parts(&self, turn: Player) -> Option<Vec<rulesets::Position>> {
        PartizanSketch::parts(self, turn)
    }
}

impl Game for AnyGame {
    fn options(&self, player: Player, options: &mut Vec<AnyGame>) {
        self.0.options(player, options);
    }

    fn components(&self, components: &mut Vec<AnyGame>) {
        self.0.components(components);
    }

    fn canonical(self) -> Twin<AnyGame> {
        self.0.canonical()
    }

    fn known_part(self, games: &mut Arithmetic<'_>) -> Result<(Value, Option<AnyGame>), Failure> {
        self.0.known_part(games)
    }

    fn owned_bytes(&self) -> usize {
        // Beside the position stand its two counts of references.
        size_of_val(&*self.0) + 2 * size_of::<usize>() + self.0.owned_bytes()
    }

    fn is_stuck(&self, player: Player) -> bool {
        self.0.is_stuck(player)
    }
}
