//! Positions of loopy rulesets solved.

use nimatron_nimber::text::formula::Formula;
use nimatron_nimber::transfinite::Unlisted;

use super::{Fate, Graph, Loopy, Move, Outlook, Position};
use crate::foundation::{Budget, Convention, Exhausted, Outcome, PerPlayer, Playable, Player};
use crate::nim::Quantity;
use crate::partizan::Failure;
use crate::partizan::loopy::{LoopyOutcome, LoopySummary, LoopyValue};
use crate::rulesets::partizan::values_within;
use crate::rulesets::{Leaves, Solved};

/// The value is looked for if so many positions can be reached at most: pairs of them are compared.
const MOST_VALUED: usize = 1 << 16;
/// Work on the values of a position and its options.
const VALUE_WORK: u64 = 1 << 21;
/// Work on the values of the options alone, where that of the position took less.
const OPTIONS_WORK: u64 = 1 << 16;

/// What is known of the value of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Valued {
    /// It is this: a stopper, or both sides.
    Value(Formula),
    /// No stopper is equal to it if draws are wins for this player.
    None(Player),
    /// It has not been found.
    Open,
}

impl Valued {
    /// The value, if it is known.
    pub fn value(&self) -> Option<&Formula> {
        match self {
            Valued::Value(value) => Some(value),
            Valued::None(_) | Valued::Open => None,
        }
    }

    fn of(found: Result<Formula, Failure>) -> Result<Valued, Exhausted> {
        match found {
            Ok(formula) => Ok(Valued::Value(formula)),
            Err(Failure::NotStopperSided { draws }) => Ok(Valued::None(draws)),
            Err(Failure::Exhausted(exhausted)) => Err(exhausted),
            Err(_) => Ok(Valued::Open),
        }
    }
}

/// The value of a game and those of its options, in the order of the moves of each player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    /// The value of the game.
    pub whole: Valued,
    /// Those of the options.
    pub options: PerPlayer<Vec<Valued>>,
}

/// The value of a game in normal play; `with_options` also those of its options, as far as as much work
/// again tells them.
pub(super) fn values_of<G: Loopy>(
    game: &G,
    with_options: bool,
    budget: &mut Budget,
) -> Result<Values, Exhausted> {
    let open = |whole: Valued| Values { whole, options: PerPlayer::default() };
    let Some(graph) = Graph::for_value(game, MOST_VALUED, budget)? else {
        return Ok(open(Valued::Open));
    };
    let store = values_within(budget);
    let endless = {
        let mut games = store.loopy(budget);
        games.on().and_then(|on| Ok((on, games.off()?)))
    };
    let (on, off) = match endless {
        Ok(sides) => sides,
        Err(failure) => return Valued::of(Err(failure)).map(open),
    };
    let (nodes, numbered) = graph.nodes(on, off);
    let value_of = |number: usize, budget: &mut Budget| {
        let mut games = store.loopy(budget);
        let found = games.value_of(&nodes, numbered[number]);
        Valued::of(found.and_then(|value: LoopyValue| games.formula(value)))
    };
    let whole = value_of(0, budget)?;
    if !with_options {
        return Ok(open(whole));
    }
    let options = budget.as_much_again(OPTIONS_WORK, |budget| {
        PerPlayer::from_fn(|player| {
            let options = game.options(if game.is_impartial() { Player::Left } else { player });
            let valued = options.iter().map(|option| match graph.number(option) {
                Some(number) => value_of(number, budget).unwrap_or(Valued::Open),
                None => Valued::Open,
            });
            valued.collect()
        })
    });
    Ok(Values { whole, options })
}

/// A move, and what is known of it.
#[derive(Clone, Debug)]
pub struct OptionFate {
    /// The move.
    pub chosen: Move,
    /// What becomes of the player with it; `None` where that is not known.
    pub fate: Option<Fate>,
    /// Who wins what it leaves, whoever begins, where that is known.
    pub class: Option<LoopyOutcome>,
    /// The value of what it leaves, where that is known.
    pub value: Option<Formula>,
}

/// A solved position of a loopy ruleset.
///
/// ```
/// use nimatron::foundation::{Budget, Outcome, Player};
/// use nimatron::rulesets::Solvable;
/// use nimatron::rulesets::loopy::{Fate, Position};
/// use nimatron::text::Notation;
///
/// let position: Position = "backsliding-toads: tt__ff".parse()?;
/// let analysis = position.analyze(&mut Budget::unlimited())?;
/// let value = analysis.value().map(|value| value.to_text(Notation::Ascii));
/// assert_eq!(value.as_deref(), Some("*"));
/// assert_eq!(analysis.class().map(|class| class.to_string()).as_deref(), Some("N"));
/// assert!(matches!(analysis.fate(Player::Left), Some(Fate::Win(_))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Analysis {
    position: Position,
    fates: PerPlayer<Option<Fate>>,
    /// That of the player whose turn it is.
    fate: Fate,
    options: PerPlayer<Vec<OptionFate>>,
    positions: u64,
    is_whole: bool,
    value: Valued,
}

impl Analysis {
    /// Solves a position: what becomes of both players by the graph of its positions, and then, with
    /// half of what is left of the budget, its value.
    pub(super) fn new(position: &Position, budget: &mut Budget) -> Result<Analysis, Exhausted> {
        let mut analysis = Analysis::of_fates(position, budget)?;
        let game = position.game();
        if position.convention() == Convention::Normal && !game.is_impartial() {
            let values =
                budget.part(|budget| budget.within(VALUE_WORK, |budget| game.values(budget)));
            if let Ok(Values { whole, options }) = values {
                analysis.value = whole;
                for player in Player::BOTH {
                    let valued = analysis.options[player].iter_mut().zip(&options[player]);
                    valued.for_each(|(option, valued)| option.value = valued.value().cloned());
                }
            }
        }
        Ok(analysis)
    }

    /// What becomes of both players, without the value.
    pub(super) fn of_fates(
        position: &Position,
        budget: &mut Budget,
    ) -> Result<Analysis, Exhausted> {
        let (game, turn) = (position.game(), position.mover());
        let Outlook { fates, options, positions, is_whole } =
            game.outlook(position.convention(), turn, budget)?;
        let Some(fate) = fates[turn] else {
            return Err(Exhausted::Memory { limit: budget.memory() });
        };
        let options = PerPlayer::from_fn(|player| {
            let moves = position.moves_of(player).zip(&options[player]);
            let option = |(chosen, &after): (Move, &PerPlayer<Option<Fate>>)| OptionFate {
                chosen,
                fate: after[player.opponent()].map(Fate::of_mover),
                class: class_of(after),
                value: None,
            };
            moves.map(option).collect()
        });
        let (position, value) = (position.clone(), Valued::Open);
        Ok(Analysis { position, fates, fate, options, positions, is_whole, value })
    }

    /// The position that was solved.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What becomes of a player who begins; `None` if that is not known.
    pub fn fate(&self, player: Player) -> Option<Fate> {
        self.fates[player]
    }

    /// What becomes of the player whose turn it is.
    pub fn fate_of_mover(&self) -> Fate {
        self.fate
    }

    /// The outcome class, if it is known what becomes of either player who begins.
    pub fn class(&self) -> Option<LoopyOutcome> {
        class_of(self.fates)
    }

    /// The outcome class of a game, from what becomes of Left and of Right who begins.
    pub fn class_of(fates: [Fate; 2]) -> LoopyOutcome {
        LoopyOutcome::of(fates.map(Fate::outcome))
    }

    /// What is known of the value.
    pub fn valued(&self) -> &Valued {
        &self.value
    }

    /// The value, if it is known.
    pub fn value(&self) -> Option<&Formula> {
        self.value.value()
    }

    /// The moves of a player, with what becomes of the player.
    pub fn options(&self, player: Player) -> &[OptionFate] {
        &self.options[player]
    }

    /// Number of positions that have been looked at, and whether these are all that can be reached.
    pub fn positions(&self) -> (u64, bool) {
        (self.positions, self.is_whole)
    }

    /// Whether it is known what becomes of a player with each move.
    pub fn is_complete(&self, player: Player) -> bool {
        self.options[player].iter().all(|option| option.fate.is_some())
    }

    /// The best moves of a player: those that win soonest, or else those that draw, or else those that
    /// lose latest.
    pub fn best_moves(&self, player: Player) -> impl Iterator<Item = &OptionFate> {
        let rank = |option: &OptionFate| option.fate.map(Fate::rank);
        let best = self.options[player].iter().filter_map(rank).max();
        self.options[player].iter().filter(move |option| best.is_some() && rank(option) == best)
    }

    /// The moves of a player that win, if it were their turn.
    pub fn winning_moves_of(&self, player: Player) -> impl Iterator<Item = &Move> {
        self.with_outcome(player, Outcome::N)
    }

    /// The moves of a player that draw, if it were their turn.
    pub fn drawing_moves_of(&self, player: Player) -> impl Iterator<Item = &Move> {
        self.with_outcome(player, Outcome::D)
    }

    fn with_outcome(&self, player: Player, outcome: Outcome) -> impl Iterator<Item = &Move> {
        let has = move |option: &&OptionFate| option.fate.map(Fate::outcome) == Some(outcome);
        self.options[player].iter().filter(has).map(|option| &option.chosen)
    }
}

/// The outcome class of a game, if it is known what becomes of either player who begins.
fn class_of(fates: PerPlayer<Option<Fate>>) -> Option<LoopyOutcome> {
    let PerPlayer([left, right]) = fates;
    Some(Analysis::class_of([left?, right?]))
}

/// A game, whoever begins; the outcome alone where it is not known what becomes of both.
fn quantity(class: Option<LoopyOutcome>, outcome: Outcome, value: Option<&Formula>) -> Quantity {
    match class {
        Some(class) => Quantity::Loopy(LoopySummary { class, value: value.cloned() }),
        None => Quantity::Outcome(outcome),
    }
}

impl Solved for Analysis {
    type Move = Move;

    fn outcome(&self) -> Outcome {
        self.fate.outcome()
    }

    fn quantity(&self) -> Quantity {
        quantity(self.class(), self.outcome(), self.value())
    }

    fn options(&self, most: usize, _: &mut Budget) -> Option<Vec<Leaves<Move>>> {
        let leaves = |option: &OptionFate| {
            let known = option.fate.map(|fate| {
                let outcome = fate.of_mover().outcome();
                (outcome, quantity(option.class, outcome, option.value.as_ref()))
            });
            Leaves { chosen: option.chosen.clone(), known }
        };
        let options = self.options[self.position.mover()].iter();
        Some(options.take(most).map(leaves).collect())
    }

    /// Those that win soonest first.
    fn winning_moves(&self) -> Box<dyn Iterator<Item = Move> + '_> {
        let options = self.options[self.position.mover()].iter();
        let mut winning: Vec<&OptionFate> =
            options.filter(|option| matches!(option.fate, Some(Fate::Win(_)))).collect();
        winning.sort_by_key(|option| option.fate.and_then(Fate::moves));
        Box::new(winning.into_iter().map(|option| option.chosen.clone()))
    }

    fn unlisted(&self) -> Option<Unlisted> {
        let all = self.outcome() != Outcome::N || self.is_complete(self.position.mover());
        (!all).then_some(Unlisted::Unfinished)
    }
}
