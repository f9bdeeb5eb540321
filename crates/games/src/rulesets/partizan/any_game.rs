//! A position of any partizan ruleset behind one type: see [`searched::AnyGame`], which is the same
//! for rulesets in which both players have the same moves.
//!
//! [`searched::AnyGame`]: crate::rulesets::searched::AnyGame

use std::any::Any;
use std::fmt::{self, Debug, Display};
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

use rustc_hash::FxHasher;

use super::{Partizan, PartizanSketch};
use crate::foundation::{MoveName, PerPlayer, Player};
use crate::partizan::{Arithmetic, Failure, Game, Twin, Value};
use crate::rulesets::amazons::Amazons;
use crate::rulesets::clobber::Clobber;
use crate::rulesets::domineering::Domineering;
use crate::rulesets::figure::Figure;
use crate::rulesets::partizan::sum::Sum;
use crate::rulesets::toads::Toads;
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
pub struct AnyGame(Repr);

/// Rulesets whose positions are small and searched in great number need no allocation for each.
#[derive(Clone)]
enum Repr {
    Domineering(Domineering),
    Clobber(Clobber),
    Toads(Toads),
    Amazons(Amazons),
    Sum(Sum),
    Other(Arc<dyn Erased>),
}

/// The position as what it is, so that the calls of the small ones are known to the compiler.
macro_rules! on {
    ($any:expr, $game:ident => $then:expr) => {
        match &$any.0 {
            Repr::Domineering($game) => $then,
            Repr::Clobber($game) => $then,
            Repr::Toads($game) => $then,
            Repr::Amazons($game) => $then,
            Repr::Sum($game) => $then,
            Repr::Other(shared) => {
                let $game = &**shared;
                $then
            }
        }
    };
}

impl AnyGame {
    /// The position behind the common type.
    pub fn new<G: PartizanSketch>(game: G) -> AnyGame {
        let mut game = Some(game);
        let any: &mut dyn Any = &mut game;
        if let Some(domineering) = any.downcast_mut().and_then(Option::take) {
            return AnyGame(Repr::Domineering(domineering));
        }
        if let Some(clobber) = any.downcast_mut().and_then(Option::take) {
            return AnyGame(Repr::Clobber(clobber));
        }
        if let Some(toads) = any.downcast_mut().and_then(Option::take) {
            return AnyGame(Repr::Toads(toads));
        }
        if let Some(amazons) = any.downcast_mut().and_then(Option::take) {
            return AnyGame(Repr::Amazons(amazons));
        }
        if let Some(sum) = any.downcast_mut().and_then(Option::take) {
            return AnyGame(Repr::Sum(sum));
        }
        match game {
            Some(game) => AnyGame(Repr::Other(Arc::new(game))),
            None => unreachable!("a position is taken once"),
        }
    }

    /// The position as one of this ruleset; `None` if it belongs to another.
    pub fn downcast_ref<G: PartizanSketch>(&self) -> Option<&G> {
        self.as_any().downcast_ref()
    }
}

impl Deref for AnyGame {
    type Target = dyn Erased;

    fn deref(&self) -> &Self::Target {
        on!(self, game => game)
    }
}

/// What is asked of a position of any ruleset: [`Game`], [`Partizan`] and [`PartizanSketch`] with
/// [`AnyGame`] in place of their own type. Every [`PartizanSketch`] has it.
#[allow(missing_docs)]
pub trait Erased: Debug + Display + Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn is(&self, other: &dyn Any) -> bool;
    fn fingerprint(&self) -> u64;

    fn options(&self, player: Player, options: &mut Vec<AnyGame>);
    fn components(&self, components: &mut Vec<AnyGame>);
    fn canonical(self: Arc<Self>) -> Twin<AnyGame>;
    fn known_part(&self, games: &mut Arithmetic<'_>) -> Result<(Value, Option<AnyGame>), Failure>;
    fn owned_bytes(&self) -> usize;
    fn is_stuck(&self, player: Player) -> bool;

    fn description(&self) -> &'static Description;
    fn what_players_do(&self) -> PerPlayer<&'static str>;
    fn moves(&self, player: Player) -> Vec<(MoveName, AnyGame)>;
    fn moves_by_rules(&self, player: Player) -> Vec<(MoveName, AnyGame)>;
    fn options_by_rules(&self, player: Player) -> Vec<AnyGame>;
    fn components_by_rules(&self) -> Vec<AnyGame>;
    fn known_part_by_rules(
        &self,
        games: &mut Arithmetic<'_>,
    ) -> Result<(Value, Option<AnyGame>), Failure>;
    fn size(&self) -> u64;

    fn figure(&self) -> Option<Figure>;
    fn ways(&self, name: &MoveName) -> Vec<Vec<String>>;
    fn touch(&self) -> &'static str;
    fn words(&self, name: &MoveName) -> String;
    fn parts(&self, turn: Player) -> Option<Vec<rulesets::Position>>;
}

fn erased<G: PartizanSketch>(games: impl IntoIterator<Item = G>) -> impl Iterator<Item = AnyGame> {
    games.into_iter().map(AnyGame::new)
}

fn named<G: PartizanSketch>(moves: Vec<(MoveName, G)>) -> Vec<(MoveName, AnyGame)> {
    moves.into_iter().map(|(name, to)| (name, AnyGame::new(to))).collect()
}

fn twin<G: PartizanSketch>(game: G) -> Twin<AnyGame> {
    let Twin { game, is_negated } = game.canonical();
    Twin { game: AnyGame::new(game), is_negated }
}

impl<G: PartizanSketch> Erased for G {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }

    fn fingerprint(&self) -> u64 {
        let mut hasher = FxHasher::default();
        self.hash(&mut hasher);
        hasher.finish()
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
        twin(Arc::unwrap_or_clone(self))
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

    fn description(&self) -> &'static Description {
        Partizan::description(self)
    }

    fn what_players_do(&self) -> PerPlayer<&'static str> {
        G::MOVES
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

    fn size(&self) -> u64 {
        Partizan::size(self)
    }

    fn figure(&self) -> Option<Figure> {
        PartizanSketch::figure(self)
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

impl PartialEq for AnyGame {
    fn eq(&self, other: &AnyGame) -> bool {
        match (&self.0, &other.0) {
            (Repr::Domineering(one), Repr::Domineering(other)) => one == other,
            (Repr::Clobber(one), Repr::Clobber(other)) => one == other,
            (Repr::Toads(one), Repr::Toads(other)) => one == other,
            (Repr::Amazons(one), Repr::Amazons(other)) => one == other,
            (Repr::Sum(one), Repr::Sum(other)) => one == other,
            (Repr::Other(one), Repr::Other(other)) => one.is(other.as_any()),
            _ => false,
        }
    }
}

impl Eq for AnyGame {}

impl Hash for AnyGame {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match &self.0 {
            Repr::Domineering(game) => game.hash(state),
            Repr::Clobber(game) => game.hash(state),
            Repr::Toads(game) => game.hash(state),
            Repr::Amazons(game) => game.hash(state),
            Repr::Sum(game) => game.hash(state),
            Repr::Other(game) => state.write_u64(game.fingerprint()),
        }
    }
}

impl Debug for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        on!(self, game => Debug::fmt(game, f))
    }
}

impl Display for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        on!(self, game => Display::fmt(game, f))
    }
}

impl Game for AnyGame {
    fn options(&self, player: Player, options: &mut Vec<AnyGame>) {
        match &self.0 {
            Repr::Domineering(game) => {
                game.visit_options(player, |option| {
                    options.push(AnyGame(Repr::Domineering(option)))
                });
            }
            Repr::Clobber(game) => {
                game.visit_options(player, |option| options.push(AnyGame(Repr::Clobber(option))));
            }
            Repr::Toads(game) => {
                game.visit_options(player, |option| options.push(AnyGame(Repr::Toads(option))));
            }
            Repr::Amazons(game) => {
                game.visit_options(player, |option| options.push(AnyGame(Repr::Amazons(option))));
            }
            Repr::Sum(game) => {
                game.visit_options(player, |option| options.push(AnyGame(Repr::Sum(option))));
            }
            Repr::Other(game) => game.options(player, options),
        }
    }

    fn components(&self, components: &mut Vec<AnyGame>) {
        match &self.0 {
            Repr::Domineering(game) => {
                game.visit_components(|part| components.push(AnyGame(Repr::Domineering(part))));
            }
            Repr::Clobber(game) => {
                game.visit_components(|part| components.push(AnyGame(Repr::Clobber(part))));
            }
            Repr::Toads(game) => {
                game.visit_components(|part| components.push(AnyGame(Repr::Toads(part))));
            }
            Repr::Amazons(game) => {
                game.visit_components(|part| components.push(AnyGame(Repr::Amazons(part))));
            }
            Repr::Sum(game) => {
                game.visit_components(|part| components.push(AnyGame(Repr::Sum(part))));
            }
            Repr::Other(game) => game.components(components),
        }
    }

    fn canonical(self) -> Twin<AnyGame> {
        match self.0 {
            Repr::Domineering(game) => twin(game),
            Repr::Clobber(game) => twin(game),
            Repr::Toads(game) => twin(game),
            Repr::Amazons(game) => twin(game),
            Repr::Sum(game) => twin(game),
            Repr::Other(shared) => shared.canonical(),
        }
    }

    fn known_part(self, games: &mut Arithmetic<'_>) -> Result<(Value, Option<AnyGame>), Failure> {
        on!(self, game => Erased::known_part(game, games))
    }

    fn owned_bytes(&self) -> usize {
        let owned = on!(self, game => Erased::owned_bytes(game));
        match &self.0 {
            // Beside the position stand its two counts of references.
            Repr::Other(game) => size_of_val(&**game) + 2 * size_of::<usize>() + owned,
            _ => owned,
        }
    }

    fn is_stuck(&self, player: Player) -> bool {
        on!(self, game => Erased::is_stuck(game, player))
    }
}
