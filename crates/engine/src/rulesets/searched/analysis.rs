//! Searched positions solved.

use nimatron_nimber::text::language::speak;
use nimatron_nimber::transfinite::Unlisted;

use super::{AnyGame, MisereSolver, MisereTheory, Move, Position, Search, noted_search};
use crate::foundation::{Budget, Convention, Exhausted, Nimber, Outcome, Playable};
use crate::impartial::Game;
use crate::nim::Quantity;
use crate::rulesets::{Leaves, Solved, Theory};

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// Its Grundy value in normal play.
    Value(u64),
    /// Who wins it.
    Outcome(Outcome),
}

impl Worth {
    /// Who wins.
    pub fn outcome(self) -> Outcome {
        match self {
            Worth::Value(0) => Outcome::P,
            Worth::Value(_) => Outcome::N,
            Worth::Outcome(outcome) => outcome,
        }
    }

    /// The Grundy value, where it is known.
    pub fn value(self) -> Option<u64> {
        match self {
            Worth::Value(value) => Some(value),
            Worth::Outcome(_) => None,
        }
    }

    /// What decides.
    pub fn quantity(self) -> Quantity {
        match self {
            Worth::Value(value) => Quantity::NimSum(Nimber::from(value)),
            Worth::Outcome(outcome) => Quantity::Outcome(outcome),
        }
    }
}

/// A move, and what is known of the position that it leads to.
#[derive(Clone, Debug)]
pub struct OptionValue {
    /// The move.
    pub chosen: Move,
    /// What it leaves; nothing where the budget ended before.
    pub worth: Option<Worth>,
}

/// How many nodes may go at least into the values that the moves leave.
const GOOD_TO_HAVE: u64 = 5_000_000;

/// A solved position of a searched ruleset.
///
/// Who wins is known; of all else as much as the budget allowed.
#[derive(Clone, Debug)]
pub struct Analysis {
    position: Position,
    worth: Worth,
    theory: Option<Theory>,
    misere: Option<MisereTheory>,
    /// The height of the heap of Nim that lies beside it.
    heap: u64,
    options: Vec<OptionValue>,
    components: Vec<(AnyGame, u64)>,
    answered: Option<(Move, Option<Move>)>,
}

impl Analysis {
    /// Solves a position: who wins; then, with half of what is left of the
    /// budget each, its value, who wins after each move, the value that it leaves,
    /// and an example of a reply. Without a bound the values of the moves take
    /// about as much work as all before.
    pub(super) fn new(position: &Position, budget: &mut Budget) -> Result<Analysis, Exhausted> {
        let theory = match position.convention() {
            // What it looks at is named in English: the analysis is kept for whoever asks.
            Convention::Normal => speak(None, || position.game().find_theory(budget))?,
            Convention::Misere => None,
        };
        let mut engine = Engine::new(position, budget)?;
        let worth = engine.as_exact_as_possible(position.game(), budget)?;
        let moves = position.all_made(position.game().moves());
        let options = moves.map(|chosen| OptionValue { chosen, worth: None });
        let mut options: Vec<OptionValue> = options.gather(budget)?;
        // First who wins after each move, which is what a player wants to know.
        let _ = budget.part(|budget| {
            options.iter_mut().try_for_each(|option| {
                // A search may give up one option that is much harder than another.
                if let Ok(outcome) = engine.outcome(option.chosen.to(), budget) {
                    option.worth = Some(Worth::Outcome(outcome));
                }
                budget.spend(0)
            })
        });
        // Values may be far harder to find. The easiest come first.
        let mut by_effort: Vec<&mut OptionValue> = options.iter_mut().collect();
        by_effort.sort_by_cached_key(|option| option.chosen.to().effort());
        let _ = budget.as_much_again(GOOD_TO_HAVE, |budget| {
            by_effort.into_iter().try_for_each(|option| {
                option.worth = Some(engine.worth(option.chosen.to(), budget)?);
                Ok::<(), Exhausted>(())
            })
        });
        let mut analysis = Analysis {
            position: position.clone(),
            worth,
            theory,
            misere: engine.theory.clone(),
            heap: 0,
            options,
            components: Vec::new(),
            answered: None,
        };
        let components = budget.half(|budget| engine.components(position.game(), budget));
        analysis.components = components.unwrap_or_default();
        if worth.outcome() == Outcome::P {
            let first = analysis.options.first().map(|option| option.chosen.clone());
            let reply = first.and_then(|chosen| {
                let after = Position::new(position.convention(), chosen.to().clone());
                let reply = budget.half(|budget| engine.reply(&after, budget)).ok()?;
                Some((chosen, reply))
            });
            analysis.answered = reply;
        }
        Ok(analysis)
    }

    /// The position that was solved.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What is known of it.
    pub fn worth(&self) -> Worth {
        self.worth
    }

    /// What a theorem says of it.
    pub fn theory(&self) -> Option<&Theory> {
        self.theory.as_ref()
    }

    /// What theory says of it in misère play.
    pub fn misere(&self) -> Option<&MisereTheory> {
        self.misere.as_ref()
    }

    /// Every move with what it leaves.
    pub fn options(&self) -> &[OptionValue] {
        &self.options
    }

    /// Whether it is known what every move leaves.
    pub fn is_complete(&self) -> bool {
        self.options.iter().all(|option| option.worth.is_some())
    }

    /// Its independent parts with their values, if there are several and all
    /// are known.
    pub fn components(&self) -> &[(AnyGame, u64)] {
        &self.components
    }

    /// In a P-position, an example of a move with a reply that wins.
    pub fn answered(&self) -> Option<(&Move, Option<&Move>)> {
        self.answered.as_ref().map(|(chosen, reply)| (chosen, reply.as_ref()))
    }
}

impl Solved for Analysis {
    type Move = Move;

    fn outcome(&self) -> Outcome {
        self.worth.outcome()
    }

    fn quantity(&self) -> Quantity {
        self.worth.quantity()
    }

    fn options(&self, most: usize, _: &mut Budget) -> Option<Vec<Leaves<Move>>> {
        let leaves = |option: &OptionValue| Leaves {
            chosen: option.chosen.clone(),
            known: option.worth.map(|worth| (worth.outcome(), worth.quantity())),
        };
        Some(self.options.iter().take(most).map(leaves).collect())
    }

    fn winning_moves(&self) -> Box<dyn Iterator<Item = Move> + '_> {
        let wins = |option: &&OptionValue| match (option.worth, self.heap) {
            (Some(worth), 0) => worth.outcome() == Outcome::P,
            (Some(worth), heap) => worth.value() == Some(heap),
            (None, _) => false,
        };
        Box::new(self.options.iter().filter(wins).map(|option| option.chosen.clone()))
    }

    fn beside(&self, heap: &Nimber) -> Option<Self> {
        self.worth.value()?;
        Some(Analysis { heap: heap.height().to_u64()?, ..self.clone() })
    }

    fn unlisted(&self) -> Option<Unlisted> {
        let all = match self.heap {
            0 => self.worth.outcome() == Outcome::P || self.is_complete(),
            _ => self.options.iter().all(|option| option.worth.and_then(Worth::value).is_some()),
        };
        (!all).then_some(Unlisted::Unfinished)
    }
}

/// What finds values and outcomes under a convention: theory and a [`Search`].
#[derive(Debug)]
pub struct Engine {
    convention: Convention,
    search: Box<dyn Search>,
    /// In misère play.
    misere: MisereSolver<AnyGame>,
    theory: Option<MisereTheory>,
}

impl Engine {
    /// An engine for positions of the ruleset of this one, under its convention. It takes memory
    /// as the budget says, and goes on from what the notebook of the budget has, if its search
    /// [takes notes](Search::takes_notes).
    ///
    /// # Errors
    /// [`Exhausted::Memory`] if that is more than the memory holds.
    pub fn new(position: &Position, budget: &mut Budget) -> Result<Engine, Exhausted> {
        let (game, convention) = (position.game(), position.convention());
        let search = noted_search(position, budget)?;
        let (mut misere, mut theory) = (MisereSolver::new(), None);
        if convention == Convention::Misere {
            // Where theory takes too long it is left to the search.
            theory = budget.half(|budget| misere.theory(game, budget)).unwrap_or(None);
        }
        Ok(Engine { convention, search, misere, theory })
    }

    /// As [`as_exact_as_possible`](Engine::as_exact_as_possible), of a position by an engine of its own.
    ///
    /// # Errors
    /// As those of that.
    pub fn worth_of(position: &Position, budget: &mut Budget) -> Result<Worth, Exhausted> {
        Engine::new(position, budget)?.as_exact_as_possible(position.game(), budget)
    }

    /// Who wins, and the value if half of what is left of the budget suffices for that.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice to know who wins.
    pub fn as_exact_as_possible(
        &mut self,
        game: &AnyGame,
        budget: &mut Budget,
    ) -> Result<Worth, Exhausted> {
        let outcome = self.outcome(game, budget).map(Worth::Outcome)?;
        Ok(budget.half(|budget| self.worth(game, budget)).unwrap_or(outcome))
    }

    /// Who wins, by a theorem or by search.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    pub fn outcome(&mut self, game: &AnyGame, budget: &mut Budget) -> Result<Outcome, Exhausted> {
        budget.spend(1)?;
        let told = match self.convention {
            Convention::Normal => game.find_theory(budget)?.map(|theory| theory.outcome),
            Convention::Misere if self.theory.is_some() => self.misere.outcome(game, budget)?,
            Convention::Misere => None,
        };
        match told {
            Some(outcome) => Ok(outcome),
            None => self.search.outcome(game, self.convention, budget),
        }
    }

    /// The value in normal play, the outcome in misère play.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    pub fn worth(&mut self, game: &AnyGame, budget: &mut Budget) -> Result<Worth, Exhausted> {
        if self.convention == Convention::Misere {
            return self.outcome(game, budget).map(Worth::Outcome);
        }
        budget.spend(1)?;
        match game.find_theory(budget)?.and_then(|theory| theory.value) {
            Some(value) => Ok(Worth::Value(value)),
            None => self.search.value(game, budget).map(Worth::Value),
        }
    }

    /// The values of the components in normal play, if there are several.
    fn components(
        &mut self,
        game: &AnyGame,
        budget: &mut Budget,
    ) -> Result<Vec<(AnyGame, u64)>, Exhausted> {
        let components = game.components();
        if components.len() < 2 || self.convention == Convention::Misere {
            return Ok(Vec::new());
        }
        let valued = components.into_iter().map(|component| {
            let value = self.search.value(&component, budget)?;
            Ok((component, value))
        });
        valued.collect()
    }

    /// A move that wins, if there is one.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    pub fn reply(
        &mut self,
        position: &Position,
        budget: &mut Budget,
    ) -> Result<Option<Move>, Exhausted> {
        let mut moves = position.game().moves();
        while let Some((name, to)) = moves.next(budget)? {
            if self.outcome(&to, budget)? == Outcome::P {
                return Ok(Some(position.made(name, to)));
            }
        }
        Ok(None)
    }
}
