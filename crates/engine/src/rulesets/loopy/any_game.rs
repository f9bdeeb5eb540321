//! A position of any loopy ruleset behind one type: see
//! [`searched::AnyGame`](crate::rulesets::searched::AnyGame).

use std::any::Any;
use std::fmt::{Debug, Display};
use std::sync::Arc;

use super::analysis::{self, Valued, Values};
use super::{Graph, Loopy, Outlook};
use crate::foundation::{Budget, Convention, Exhausted, MoveName, PerPlayer, Player};
use crate::rulesets::erased::{self, behind_one_type};
use crate::rulesets::figure::Figure;
use crate::rulesets::{Description, Editing};

/// A position of any loopy ruleset, without turn and convention.
#[derive(Clone)]
pub struct AnyGame(Arc<dyn Erased>);

impl AnyGame {
    /// The position behind the common type.
    pub fn new<G: Loopy>(game: G) -> AnyGame {
        AnyGame(Arc::new(game))
    }

    /// The position as one of this ruleset; `None` if it belongs to another.
    pub fn downcast_ref<G: Loopy>(&self) -> Option<&G> {
        self.as_any().downcast_ref()
    }
}

behind_one_type!(AnyGame);

/// What is asked of a position of any loopy ruleset: [`Loopy`] with [`AnyGame`] in place of its own
/// type. Every [`Loopy`] has it.
pub trait Erased: Debug + Display + Send + Sync {
    /// The position as a value of its own type.
    fn as_any(&self) -> &dyn Any;
    /// Whether another value is the same position of the same ruleset.
    fn is(&self, other: &dyn Any) -> bool;
    /// A hash of the position.
    fn fingerprint(&self) -> u64;

    /// What the graph of its positions tells, where `turn` is to move.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice for knowing what becomes of that player.
    fn outlook(
        &self,
        convention: Convention,
        turn: Player,
        budget: &mut Budget,
    ) -> Result<Outlook, Exhausted>;
    /// The value in normal play.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    fn value(&self, budget: &mut Budget) -> Result<Valued, Exhausted>;
    /// The value in normal play, and those of the options, as far as the budget tells them.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice for the value of the position itself.
    fn values(&self, budget: &mut Budget) -> Result<Values, Exhausted>;

    /// See [`Loopy::description`].
    fn description(&self) -> &Description;
    /// See [`Loopy::what_players_do`].
    fn what_players_do(&self) -> PerPlayer<&str>;
    /// See [`Loopy::is_impartial`].
    fn is_impartial(&self) -> bool;
    /// See [`Loopy::moves`]; those of Left where both players have the same.
    fn moves(&self, player: Player) -> Vec<(MoveName, AnyGame)>;
    /// See [`Loopy::size`].
    fn size(&self) -> u64;
    /// See [`Loopy::figure`].
    fn figure(&self) -> Option<Figure>;
    /// See [`Loopy::editing`].
    fn editing(&self) -> Option<Editing>;
    /// See [`Loopy::ways`].
    fn ways(&self, name: &MoveName) -> Vec<Vec<String>>;
    /// See [`Loopy::TOUCH`].
    fn touch(&self) -> &'static str;
    /// See [`Loopy::words`].
    fn words(&self, name: &MoveName) -> String;
}

impl<G: Loopy> Erased for G {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }

    fn fingerprint(&self) -> u64 {
        erased::fingerprint(self)
    }

    fn outlook(
        &self,
        convention: Convention,
        turn: Player,
        budget: &mut Budget,
    ) -> Result<Outlook, Exhausted> {
        Graph::solve(self, convention, turn, budget)
    }

    fn value(&self, budget: &mut Budget) -> Result<Valued, Exhausted> {
        analysis::values_of(self, false, budget).map(|values| values.whole)
    }

    fn values(&self, budget: &mut Budget) -> Result<Values, Exhausted> {
        analysis::values_of(self, true, budget)
    }

    fn description(&self) -> &Description {
        Loopy::description(self)
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        Loopy::what_players_do(self)
    }

    fn is_impartial(&self) -> bool {
        Loopy::is_impartial(self)
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, AnyGame)> {
        let player = if Loopy::is_impartial(self) { Player::Left } else { player };
        let moves = Loopy::moves(self, player).into_iter();
        moves.map(|(name, to)| (name, AnyGame::new(to))).collect()
    }

    fn size(&self) -> u64 {
        Loopy::size(self)
    }

    fn figure(&self) -> Option<Figure> {
        Loopy::figure(self)
    }

    fn editing(&self) -> Option<Editing> {
        Loopy::editing(self)
    }

    fn ways(&self, name: &MoveName) -> Vec<Vec<String>> {
        Loopy::ways(self, name)
    }

    fn touch(&self) -> &'static str {
        G::TOUCH
    }

    fn words(&self, name: &MoveName) -> String {
        Loopy::words(self, name)
    }
}
