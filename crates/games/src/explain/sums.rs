//! Explanations of sums of games of different rulesets.
//!
//! The checker adds up and plays the moves itself; the value of each part it has
//! from the solver of its ruleset, which explains it by itself.

use std::collections::{BTreeSet, HashSet};
use std::convert::Infallible;

use nimatron_nimber::transfinite::Unlisted;
use nimatron_nimber::{Ordinal, message, say};

use super::building::{self, Explainable, Explained, winning_moves, written};
use super::check::{Checker, Doubt, Refused, Unnamed, check_all};
use super::claim::{Claim, Level, Step, Term, Theorem};
use super::copying::{CancelClaim, Sameness, cancelling};
use super::ladder::{Ladder, Topic};
use super::misere::{self, MisereClaim};
use super::parts::{self, ComponentRow, SumClaim};
use super::written::Written;
use crate::foundation::{Budget, Convention, Exhausted, Outcome, Playable};
use crate::nim::Quantity;
use crate::rulesets::searched::{MisereTheory, TameParts};
use crate::rulesets::sum::{Analysis, Move, Played, PlayedByRules, Position};
use crate::rulesets::{self, Solvable, Solved};

/// How many winning moves an explanation names.
const MOST_MOVES: usize = 100;

impl Explained for Analysis {
    type Position = Position;

    fn position(&self) -> &Position {
        self.position()
    }

    fn written(&self) -> Written<rulesets::Position> {
        Written::of(self.position().clone().into())
    }

    fn reasons(&self, _: Level) -> Vec<Step> {
        let cancels = cancels(self.position()).map(SumClaim::Cancels);
        let claims = cancels.into_iter().chain(components(self)).map(Step::plain);
        claims.chain(misere::steps(self.misere_theory())).chain([moves(self)]).collect()
    }

    fn theorem(&self) -> Vec<Step> {
        vec![match self.position().convention() {
            Convention::Normal => building::theorem(Theorem::SpragueGrundy),
            Convention::Misere => misere::theorem_step(self.misere_theory()),
        }]
    }

    fn moves(&self) -> Vec<Step> {
        vec![moves(self)]
    }

    fn climb(&self, ladder: Ladder) -> Ladder {
        let ladder = ladder.rung(Topic::Copying, cancels(self.position()).map(SumClaim::Cancels));
        if self.position().convention() == Convention::Misere {
            let parts = moves_in(self);
            return misere::rungs(ladder, self.misere_theory())
                .rung(Topic::Where, [SumClaim::MovesIn { parts }]);
        }
        let rows = rows(self);
        let ladder = ladder.rung(Topic::Meaning, parts::meaning(Term::GrundyValue, rows.len()));
        parts::rungs(ladder, rows)
    }
}

impl Explainable for Position {
    const INCOMPLETE: &'static str =
        message!("the values of the parts and the theorem must be there");

    fn check(
        &self,
        explanation: &Step,
        budget: &mut Budget,
    ) -> Result<Result<(), Refused>, Exhausted> {
        let solved = self.analyze(budget)?;
        check_all(&mut SumChecker { position: self, solved, told: None, budget }, explanation)
    }

    fn explain_move(&self, chosen: &Move, budget: &mut Budget) -> Result<Option<Step>, Exhausted> {
        let Ok(after) = self.play(chosen) else { return Ok(None) };
        let analysis = after.analyze(budget)?;
        let chosen = written(chosen);
        let reply = analysis.winning_moves().next().map(|reply| written(&reply));
        Ok(Some(Step::plain(match analysis.quantity() {
            Quantity::NimSum(value) => Claim::Leaves { chosen, value: value.into_height(), reply },
            _ => Claim::Answer { chosen, reply },
        })))
    }

    fn is_table(&self, claim: &Claim) -> bool {
        misere::is_table(claim) || matches!(claim, Claim::Sum(SumClaim::Components { .. }))
    }
}

fn components(analysis: &Analysis) -> Option<SumClaim> {
    let Quantity::NimSum(total) = analysis.quantity() else { return None };
    Some(SumClaim::Components { rows: rows(analysis), total: total.into_height() })
}

/// The parts with their values; none in misère play.
fn rows(analysis: &Analysis) -> Vec<ComponentRow> {
    let parts = analysis.position().parts().iter().zip(analysis.values());
    parts
        .map(|(part, value)| ComponentRow { part: part.to_string(), value: value.height().clone() })
        .collect()
}

/// The parts that cancel because they are the same up to symmetry.
fn cancels(position: &Position) -> Option<CancelClaim> {
    if position.convention() != Convention::Normal {
        return None;
    }
    let movable = position.parts().iter().filter(|part| !part.is_terminal());
    let parts: Vec<(String, rulesets::Position)> =
        movable.map(|part| (part.to_string(), part.clone().twin().game)).collect();
    let same = |(_, a): &(String, rulesets::Position), (_, b): &(String, rulesets::Position)| {
        (a == b).then_some(Sameness::Equal)
    };
    cancelling(&parts, same, |(text, _)| text.clone())
}

fn moves(analysis: &Analysis) -> Step {
    if analysis.outcome() == Outcome::P {
        let example = copied(analysis.position()).map(Step::plain);
        return Step { claim: Claim::EveryMoveLoses, because: example.into_iter().collect() };
    }
    let all = analysis.finds_all_winning_moves();
    Step::plain(winning_moves(
        analysis.winning_moves().map(|chosen| written(&chosen)),
        MOST_MOVES,
        all,
    ))
}

/// Where all parts cancel, a move with the reply that copies it.
fn copied(position: &Position) -> Option<Claim> {
    /// Number of replies inspected.
    const MOST_LOOKED_AT: usize = 10_000;
    cancels(position).filter(|claim| claim.rest.is_empty())?;
    let chosen = position.moves()?.next()?;
    let after = position.play(&chosen).ok()?;
    let restores = |reply: &Move| {
        let left = after.play(reply).ok();
        left.is_some_and(|left| {
            left.is_terminal() || cancels(&left).is_some_and(|claim| claim.rest.is_empty())
        })
    };
    let reply = after.moves()?.take(MOST_LOOKED_AT).find(restores)?;
    Some(Claim::Answer { chosen: written(&chosen), reply: Some(written(&reply)) })
}

/// The parts in which winning moves are made, as text.
fn moves_in(analysis: &Analysis) -> Vec<String> {
    let position = analysis.position();
    let numbers: BTreeSet<usize> = analysis.winning_moves().map(|chosen| chosen.part).collect();
    let parts = numbers.into_iter().filter_map(|number| position.parts().get(number));
    parts.map(ToString::to_string).collect()
}

/// A sum with what the solvers of the rulesets find of its parts.
struct SumChecker<'c> {
    position: &'c Position,
    solved: Analysis,
    /// What theory says of it in misère play, by the rules.
    told: Option<Option<MisereTheory<Played>>>,
    budget: &'c mut Budget,
}

impl SumChecker<'_> {
    fn misere_theory(&mut self) -> Result<Option<&MisereTheory<Played>>, Doubt> {
        if self.told.is_none() && self.position.convention() == Convention::Misere {
            let mut parts = TameParts::<PlayedByRules>::new();
            self.told = Some(parts.of(&self.position.into(), self.budget)?);
        }
        Ok(self.told.as_ref().and_then(Option::as_ref))
    }
}

impl Checker for SumChecker<'_> {
    type Position = Position;
    /// All that is said of sums is said of independent parts.
    type Own = Infallible;

    fn position(&self) -> &Position {
        self.position
    }

    fn outcome(&mut self, position: &Position) -> Result<Outcome, Doubt> {
        match position == self.position {
            true => Ok(Solved::outcome(&self.solved)),
            false => Ok(Solved::outcome(&position.analyze(self.budget)?)),
        }
    }

    fn value(&mut self, position: &Position) -> Result<Ordinal, Doubt> {
        let quantity = match position == self.position {
            true => self.solved.quantity(),
            false => position.analyze(self.budget)?.quantity(),
        };
        match quantity {
            Quantity::NimSum(value) => Ok(value.into_height()),
            _ => Err(say!("there are values in normal play only").into()),
        }
    }

    fn unnamed(
        &mut self,
        position: &Position,
        named: &HashSet<String>,
    ) -> Result<Unnamed<Move>, Doubt> {
        let analysis = position.analyze(self.budget)?;
        let missing = analysis.winning_moves().find(|chosen| !named.contains(&chosen.to_string()));
        Ok(match (missing, analysis.unlisted()) {
            (Some(chosen), _) => Unnamed::Move(chosen),
            (None, None) => Unnamed::Nothing,
            // Whoever searches longer knows more.
            (None, Some(Unlisted::Unfinished)) => {
                Unnamed::Unknown(self.budget.spend(u64::MAX).err())
            }
            (None, Some(_)) => Unnamed::Unknown(None),
        })
    }

    fn moves_in(&mut self) -> Result<Option<Vec<String>>, Doubt> {
        Ok(self.solved.finds_all_winning_moves().then(|| moves_in(&self.solved)))
    }

    fn parts(&mut self) -> Result<Vec<ComponentRow>, Doubt> {
        match self.position.convention() {
            Convention::Normal => Ok(rows(&self.solved)),
            Convention::Misere => Err(say!("there are values in normal play only").into()),
        }
    }

    fn cancelling(&mut self) -> Result<Option<CancelClaim>, Doubt> {
        Ok(cancels(self.position))
    }

    fn has_term(&mut self, term: Term) -> Result<bool, Doubt> {
        Ok(match self.position.convention() {
            Convention::Normal => term == Term::GrundyValue,
            Convention::Misere => term == misere::term(self.misere_theory()?),
        })
    }

    fn is_decided_by(&mut self, claimed: Theorem) -> Result<bool, Doubt> {
        Ok(match self.position.convention() {
            Convention::Normal => claimed == Theorem::SpragueGrundy,
            Convention::Misere => {
                claimed == Theorem::Search || claimed == misere::theorem(self.misere_theory()?)
            }
        })
    }

    fn check_misere(&mut self, claim: &MisereClaim) -> Result<(), Doubt> {
        Ok(misere::check(self.misere_theory()?, claim)?)
    }

    fn check_own(&mut self, claim: &Infallible) -> Result<(), Doubt> {
        match *claim {}
    }
}
