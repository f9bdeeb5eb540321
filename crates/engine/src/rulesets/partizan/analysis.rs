//! Partizan positions solved.

use std::sync::Arc;

use nimatron_nimber::transfinite::Unlisted;

use super::{Move, Position, Summand, values_within};
use crate::foundation::{Budget, Convention, Exhausted, Outcome, PerPlayer, Playable, Player};
use crate::nim::Quantity;
use crate::partizan::{OutcomeClass, Summary, Thermograph, ValueSummary};
use crate::rulesets::{Leaves, Solved};

/// So much of the budget is spent on the value before the outcome alone is searched.
const FIRST_TRY: u64 = 1 << 22;

/// A move, and what is known of the position that it leads to.
#[derive(Clone, Debug)]
pub struct OptionValue {
    /// The move.
    pub chosen: Move,
    /// Whether it wins; nothing where the budget ended before.
    pub wins: Option<bool>,
    /// Who wins what it leaves, whoever begins, where that is known.
    pub class: Option<OutcomeClass>,
    /// What it leaves, where that is known.
    pub value: Option<ValueSummary>,
}

/// A solved position of a partizan ruleset.
///
/// Who wins is known, whoever begins; of all else as much as the budget allowed.
#[derive(Clone, Debug)]
pub struct Analysis {
    position: Position,
    summary: Summary,
    options: PerPlayer<Vec<OptionValue>>,
    summands: Vec<Summand>,
    thermograph: Option<Arc<Thermograph>>,
}

impl Analysis {
    /// Solves a position: the value, if that is not too hard, or else who wins; and then, with half
    /// of what is left of the budget each, the same of all options and of the parts.
    pub(super) fn new(position: &Position, budget: &mut Budget) -> Result<Analysis, Exhausted> {
        let game = position.game();
        let values = values_within(budget);
        let mut search = game.search(position.convention(), &values, budget);
        let mut summary =
            budget.part(|budget| budget.within(FIRST_TRY, |budget| search.summary(game, budget)));
        if summary.is_err() {
            let class = search.class(game, budget)?;
            // The value may still be found, if there is enough of the budget.
            summary = budget.as_much_again(FIRST_TRY, |budget| search.summary(game, budget));
            summary = summary.or(Ok(Summary { class, value: None }));
        }
        let summary = summary?;
        let followed = |chosen| OptionValue { chosen, wins: None, class: None, value: None };
        let mut options = PerPlayer::from_fn(|player| {
            position.moves_of(player).map(followed).collect::<Vec<_>>()
        });
        // First who wins after the moves of the player whose turn it is, then after the others.
        let turn = position.turn();
        for player in [turn, turn.opponent()] {
            let options = options[player].iter_mut();
            let _ = budget.part(|budget| {
                options.into_iter().try_for_each(|option| {
                    let after = option.chosen.to();
                    if summary.value.is_some() {
                        let told = search.summary(after.game(), budget)?;
                        option.wins = Some(!begins(told.class, after.turn()));
                        option.class = Some(told.class);
                        option.value = told.value;
                    } else {
                        option.wins = Some(!search.wins(after.game(), after.turn(), budget)?);
                    }
                    Ok::<(), Exhausted>(())
                })
            });
        }
        let mut components = Vec::new();
        if position.convention() == Convention::Normal && summary.value.is_some() {
            game.components(&mut components);
        }
        let summands = budget.half(|budget| {
            components
                .into_iter()
                .map(|part| search.summand(&part, budget))
                .collect::<Result<Vec<_>, _>>()
        });
        let summands = summands.unwrap_or_default();
        let mut thermograph = None;
        if summary.value.is_some() {
            let drawn = budget.half(|budget| search.thermograph(game, budget));
            thermograph = drawn.ok().map(|(_, thermograph)| thermograph);
        }
        Ok(Analysis { position: position.clone(), summary, options, summands, thermograph })
    }

    /// The position that was solved.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Who wins whoever begins, and the value where it is known.
    pub fn summary(&self) -> &Summary {
        &self.summary
    }

    /// The moves of a player, and what they leave.
    pub fn options(&self, player: Player) -> &[OptionValue] {
        &self.options[player]
    }

    /// The independent parts in normal play with their values; empty if one of the values is not
    /// known. Parts of value 0 may be left out.
    pub fn summands(&self) -> &[Summand] {
        &self.summands
    }

    /// The value and its thermograph, where the value is known.
    pub fn thermograph(&self) -> Option<(&ValueSummary, &Thermograph)> {
        Some((self.summary.value.as_ref()?, self.thermograph.as_deref()?))
    }

    /// Whether it is known which moves of a player win.
    pub fn is_complete(&self, player: Player) -> bool {
        self.options(player).iter().all(|option| option.wins.is_some())
    }

    /// The moves of a player that win, if it were their turn.
    pub fn winning_moves_of(&self, player: Player) -> impl Iterator<Item = &Move> {
        let wins = |option: &&OptionValue| option.wins == Some(true);
        self.options(player).iter().filter(wins).map(|option| &option.chosen)
    }
}

/// Whether the player wins who begins.
fn begins(class: OutcomeClass, first: Player) -> bool {
    match class {
        OutcomeClass::N => true,
        OutcomeClass::P => false,
        OutcomeClass::L => first == Player::Left,
        OutcomeClass::R => first == Player::Right,
    }
}

impl Solved for Analysis {
    type Move = Move;

    fn outcome(&self) -> Outcome {
        outcome(begins(self.summary.class, self.position.turn()))
    }

    fn quantity(&self) -> Quantity {
        Quantity::Game(self.summary.clone())
    }

    fn options(&self, most: usize, _: &mut Budget) -> Option<Vec<Leaves<Move>>> {
        let leaves = |option: &OptionValue| {
            let known = option.wins.map(|wins| {
                let outcome = outcome(!wins);
                let summary = |class| Summary { class, value: option.value.clone() };
                let game = option.class.map(|class| Quantity::Game(summary(class)));
                (outcome, game.unwrap_or(Quantity::Outcome(outcome)))
            });
            Leaves { chosen: option.chosen.clone(), known }
        };
        let options = self.options[self.position.turn()].iter();
        Some(options.take(most).map(leaves).collect())
    }

    fn winning_moves(&self) -> Box<dyn Iterator<Item = Move> + '_> {
        Box::new(self.winning_moves_of(self.position.turn()).cloned())
    }

    fn unlisted(&self) -> Option<Unlisted> {
        let all = self.outcome() == Outcome::P || self.is_complete(self.position.turn());
        (!all).then_some(Unlisted::Unfinished)
    }
}

fn outcome(wins: bool) -> Outcome {
    if wins { Outcome::N } else { Outcome::P }
}
