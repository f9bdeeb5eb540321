//! Explanations of positions solved by search.
//!
//! The checker finds every value again by the definition, from the rules (for boards those that are
//! written plainly) and the independence of the components: neither by nimber search, which the
//! solver uses, nor by theorems on values. Only where the position is too large for that, and its
//! ruleset has a theorem, the theorem is applied anew, and values are those that the ruleset finds
//! without a search.

use std::collections::{BTreeMap, HashSet};

use nimatron_nimber::Ordinal;

use super::check::Refused;
use super::claim::{Claim, ComponentRow, Level, OptionsRow, Reached, Step, Term, Theorem};
use super::copying::{self, CancelClaim, Sameness, cancelling};
use super::frame::{
    self, Doubt, check_all, check_no_move, check_outcome, contains, framed, has_table_and_theorem,
    is_over, read_move, winning_moves,
};
use super::ladder::{Ladder, Rung, Topic};
use super::{labels, parts, theory};
use crate::core::{Budget, Convention, Exhausted, Outcome, Playable};
use crate::impartial::{Game, Solver};
use crate::rulesets::plain::ByRules;
use crate::rulesets::searched::{Analysis, Engine, Move, Position, Searched, Worth};
use crate::rulesets::{Solved, Theory};

/// How many winning moves an explanation names.
const MOST_MOVES: usize = 100;
/// For so many smaller values a move is named.
const MOST_REACHED: u64 = 16;

/// Explains a solved position.
pub(super) fn explain<G: Searched>(analysis: &Analysis<'_, G>, level: Level) -> Step {
    let position = analysis.position();
    let theorem = match (analysis.worth(), analysis.theory()) {
        (Worth::Value(_), _) => Some(Theorem::SpragueGrundy),
        (Worth::Outcome(_), None) => Some(Theorem::Search),
        // The theorem of the game is among the reasons.
        (Worth::Outcome(_), Some(_)) => None,
    };
    let reasons = || {
        let cancels = cancels(position).map(|claim| Step::plain(Claim::Cancels(claim)));
        let theorem = analysis.theory().map(theory::step);
        let labels = (level >= Level::TABLE).then(|| labelled(position)).flatten();
        let value = labels.into_iter().chain(components(analysis)).chain(behaves(analysis, level));
        let reasons = cancels.into_iter().chain(theorem).chain(value);
        reasons.chain([moves(analysis)]).collect()
    };
    framed(position, analysis.outcome(), level, reasons, theorem)
}

/// The value of each part, where there are several.
fn components<G: Searched>(analysis: &Analysis<'_, G>) -> Option<Step> {
    let rows = rows(analysis.components());
    let total = Ordinal::nim_sum_of(rows.iter().map(|row| &row.value));
    (!rows.is_empty()).then(|| Step::plain(Claim::Components { rows, total }))
}

fn rows<G: Searched>(components: &[(G, u64)]) -> Vec<ComponentRow> {
    let row =
        |(part, value): &(G, u64)| ComponentRow { part: part.to_string(), value: (*value).into() };
    components.iter().map(row).collect()
}

/// The parts that cancel because they are the same up to symmetry.
fn cancels<G: Searched>(position: &Position<G>) -> Option<CancelClaim> {
    let normal = position.convention() == Convention::Normal;
    normal.then(|| equal_parts(position.game())).flatten()
}

fn equal_parts<G: Searched>(game: &G) -> Option<CancelClaim> {
    let movable = game.components().into_iter().filter(|part| !part.options().is_empty());
    let parts: Vec<(String, G)> =
        movable.map(|part| (part.to_string(), part.canonical())).collect();
    let same = |(_, a): &(String, G), (_, b): &(String, G)| (a == b).then_some(Sameness::Equal);
    cancelling(&parts, same, |(text, _)| text.clone())
}

/// The values of all that can be reached, where positions have names.
fn labelled<G: Searched>(position: &Position<G>) -> Option<Step> {
    let normal = position.convention() == Convention::Normal;
    normal.then(|| labels::labels(position.game())).flatten().map(Step::plain)
}

/// The heap of Nim that the position is equal to.
fn behaves<G: Searched>(analysis: &Analysis<'_, G>, level: Level) -> Option<Step> {
    let value = analysis.worth().value()?;
    let leaves = |wanted: u64| {
        let mut options = analysis.options().iter();
        options.find(|option| option.worth.and_then(Worth::value) == Some(wanted))
    };
    let reached = (0..value.min(MOST_REACHED)).map(|value| {
        let chosen = leaves(value)?.chosen.to_string();
        Some(Reached { value, chosen })
    });
    let reached = reached.collect::<Option<Vec<_>>>().unwrap_or_default();
    let because = if level >= Level::TABLE { options(analysis) } else { None };
    Some(Step { claim: Claim::Behaves { value, reached }, because: because.into_iter().collect() })
}

/// The table of what the moves leave, if all is known.
fn options<G: Searched>(analysis: &Analysis<'_, G>) -> Option<Step> {
    let mut rows = BTreeMap::<u64, OptionsRow>::new();
    for option in analysis.options() {
        let value = option.worth.and_then(Worth::value)?;
        let first = || OptionsRow { value, count: 0, chosen: option.chosen.to_string() };
        rows.entry(value).or_insert_with(first).count += 1;
    }
    let mex = (0..).zip(rows.keys()).take_while(|(least, value)| least == *value).count() as u64;
    Some(Step::plain(Claim::Options { rows: rows.into_values().collect(), mex }))
}

fn moves<G: Searched>(analysis: &Analysis<'_, G>) -> Step {
    if analysis.outcome() == Outcome::P {
        let example = analysis.answered().map(|(chosen, reply)| {
            let copied = copied(analysis.position(), chosen);
            let reply = copied.or_else(|| reply.map(ToString::to_string));
            Step::plain(Claim::Answer { chosen: chosen.to_string(), reply })
        });
        return Step { claim: Claim::EveryMoveLoses, because: example.into_iter().collect() };
    }
    let all = analysis.finds_all_winning_moves();
    Step::plain(winning_moves(analysis.winning_moves(), MOST_MOVES, all))
}

/// Explains what a legal move leaves, and how to answer it.
pub(super) fn explain_move<G: Searched>(
    position: &Position<G>,
    chosen: &Move<G>,
    budget: &mut Budget,
) -> Result<Option<Step>, Exhausted> {
    let Ok(after) = position.play(chosen) else { return Ok(None) };
    let mut engine = Engine::new(position.convention(), budget)?;
    let reply = engine.reply(&after, budget)?.map(|reply| reply.to_string());
    let worth = budget.half(|budget| engine.worth(after.game(), budget));
    let chosen = chosen.to_string();
    Ok(Some(Step::plain(match worth {
        Ok(Worth::Value(value)) => Claim::Leaves { chosen, value: value.into(), reply },
        _ => Claim::Answer { chosen, reply },
    })))
}

/// Where all parts cancel, the reply that copies a move: after it they cancel again.
fn copied<G: Searched>(position: &Position<G>, chosen: &Move<G>) -> Option<String> {
    cancels(position).filter(|claim| claim.rest.is_empty())?;
    let restores = |after: &G| {
        let is_over = || after.options().is_empty();
        equal_parts(after).is_some_and(|claim| claim.rest.is_empty()) || is_over()
    };
    let reply = chosen.to().moves().find(|(_, after)| restores(after));
    reply.map(|(name, _)| name.to_string())
}

/// The ladder of hints: by the theorem where one decides, otherwise by the values of the
/// parts, otherwise by what a winning move is.
pub(super) fn ladder<G: Searched>(analysis: &Analysis<'_, G>) -> Vec<Rung> {
    let position = analysis.position();
    let ladder = Ladder::new().rung(Topic::Copying, cancels(position).map(Claim::Cancels));
    let rows = rows(analysis.components());
    let ladder = match (analysis.theory(), analysis.worth().value()) {
        (Some(theory), _) => ladder
            .rung(Topic::Theorem, [theory::statement(theory)])
            .rung(Topic::Balance, theory::application(theory))
            .rung(Topic::Where, place(analysis)),
        (None, None) => ladder
            .rung(Topic::Meaning, [Claim::Definition { term: Term::Outcome }])
            .rung(Topic::Where, place(analysis)),
        (None, Some(value)) => {
            let single = rows.is_empty();
            let balance = (!single).then(|| parts::nim_sum(&rows));
            let place = if single { place(analysis) } else { Some(parts::targets(&rows)) };
            let meaning = parts::meaning(Term::GrundyValue, rows.len());
            let values = match single {
                true => Claim::Behaves { value, reached: Vec::new() },
                false => Claim::PartValues { rows },
            };
            ladder
                .rung(Topic::Meaning, meaning)
                .rung(Topic::Values, [values])
                .rung(Topic::Balance, balance)
                .rung(Topic::Where, place)
        }
    };
    ladder.ending(position, moves(analysis), explain(analysis, Level::PROOF))
}

/// In which parts winning moves are made, or how many win, where all are known.
fn place<G: Searched>(analysis: &Analysis<'_, G>) -> Option<Claim> {
    let moves = analysis.options().len();
    if !analysis.is_complete() || moves < 2 {
        return None;
    }
    let winning: Vec<Move<G>> = analysis.winning_moves().collect();
    let parts = changed(analysis.position().game(), winning.iter().map(Move::to));
    Some(parts.unwrap_or(Claim::Winners { wins: winning.len(), moves }))
}

/// The parts in which moves to these positions are made, if there are several.
fn changed<'g, G: Searched>(game: &G, left: impl Iterator<Item = &'g G>) -> Option<Claim> {
    let components = game.components();
    if components.len() < 2 {
        return None;
    }
    let parts = parts::changed(&components, left.map(G::components), ToString::to_string)?;
    Some(Claim::MovesIn { parts })
}

/// Confirms every step of an explanation.
pub(super) fn check<G: Searched>(
    position: &Position<G>,
    explanation: &Step,
    budget: &mut Budget,
) -> Result<Result<(), Refused>, Exhausted> {
    let solver = Solver::with_memory(budget.memory());
    let mut checker = Checker { position, solver, by_theorem: false, budget };
    checker.by_theorem = checker.is_too_large()?;
    check_all(explanation, |claim| checker.check_claim(claim))
}

/// Whether it is the whole proof: what all moves leave, and the theorem.
pub(super) fn check_completeness<G: Searched>(
    _: &Position<G>,
    explanation: &Step,
) -> Result<(), &'static str> {
    let table = |claim: &Claim| matches!(claim, Claim::Options { .. });
    let principle = |claim: &Claim| matches!(claim, Claim::Principle(_));
    let complete =
        contains(&explanation.because, &principle) || has_table_and_theorem(explanation, &table);
    if complete { Ok(()) } else { Err("what the moves leave and the theorem must be there") }
}

/// Refuses with the reason what does not hold.
fn ensure(holds: bool, reason: impl FnOnce() -> String) -> Result<(), Doubt> {
    Ok(frame::ensure(holds, reason)?)
}

struct Checker<'c, G> {
    position: &'c Position<G>,
    solver: Solver<ByRules<G>>,
    /// Whether the position is too large to be settled by the rules alone, so
    /// that the theorem of its ruleset has to be believed.
    by_theorem: bool,
    budget: &'c mut Budget,
}

impl<G: Searched> Checker<'_, G> {
    fn theory(&mut self, game: &G) -> Result<Option<Theory>, Exhausted> {
        match self.position.convention() {
            Convention::Normal => game.find_theory(self.budget),
            Convention::Misere => Ok(None),
        }
    }

    fn is_too_large(&mut self) -> Result<bool, Exhausted> {
        const SETTLED: u64 = 200_000;
        let game = self.position.game();
        if self.theory(game)?.is_none() {
            return Ok(false);
        }
        let (game, solver) = (ByRules(game.clone()), &mut self.solver);
        let tried =
            self.budget.within(SETTLED, |budget| solver.outcome(&game, Convention::Normal, budget));
        // What ends the whole ends here.
        self.budget.spend(0)?;
        Ok(tried.is_err())
    }

    fn value(&mut self, game: &G) -> Result<u64, Doubt> {
        if self.by_theorem {
            self.budget.spend(1)?;
            let told = self.theory(game)?.and_then(|theory| theory.value);
            if let Some(value) = told.or_else(|| game.known_value()) {
                return Ok(value);
            }
        }
        Ok(self.solver.value(&ByRules(game.clone()), self.budget)?)
    }

    fn outcome(&mut self, game: &G) -> Result<Outcome, Doubt> {
        if self.by_theorem {
            self.budget.spend(1)?;
            if let Some(theory) = self.theory(game)? {
                return Ok(theory.outcome);
            }
        }
        let game = ByRules(game.clone());
        Ok(self.solver.outcome(&game, self.position.convention(), self.budget)?)
    }

    /// The position after a move that is named in a claim.
    fn after(&self, chosen: &str) -> Result<G, Doubt> {
        Ok(read_move(self.position, chosen)?.to().clone())
    }

    fn normal_play(&self) -> Result<(), Doubt> {
        let normal = self.position.convention() == Convention::Normal;
        ensure(normal, || "there are values in normal play only".into())
    }

    fn check_claim(&mut self, claim: &Claim) -> Result<(), Doubt> {
        let position = self.position;
        match claim {
            Claim::Outcome { position: named, convention, outcome } => {
                let found = self.outcome(position.game())?;
                Ok(check_outcome(position, (named, *convention, *outcome), found)?)
            }
            Claim::Question | Claim::Definition { term: Term::Outcome } => Ok(()),
            Claim::Definition { term: Term::GrundyValue } => self.normal_play(),
            Claim::NoMove => Ok(check_no_move(position)?),
            Claim::Statement(claimed) => {
                let theory = self.theory(position.game())?;
                Ok(theory::check_statement(theory.as_ref(), claimed)?)
            }
            Claim::Application(_) => {
                let found = self.theory(position.game())?.as_ref().and_then(theory::application);
                ensure(found.as_ref() == Some(claim), || {
                    "the theorem says something else of this position".into()
                })
            }
            Claim::Principle(claimed) => {
                let theory = self.theory(position.game())?;
                Ok(theory::check(theory.as_ref(), claimed)?)
            }
            Claim::Cancels(claimed) => Ok(copying::check(claimed, cancels(position).as_ref())?),
            Claim::Labels { rows } => {
                self.normal_play()?;
                Ok(labels::check(position.game(), rows)?)
            }
            Claim::PartValues { .. }
            | Claim::NimSum { .. }
            | Claim::Targets { .. }
            | Claim::Definition { term: Term::NimSum } => {
                let found = self.rows()?;
                let other = || Err("this is not about parts".into());
                Ok(parts::check(claim, &found).unwrap_or_else(other)?)
            }
            Claim::Winners { wins, moves } => {
                let found = self.winning()?;
                let all = position.moves_by_rules().into_iter().flatten().count();
                ensure(*moves == all, || format!("there are {all} moves"))?;
                ensure(*wins == found.len(), || format!("{} moves win", found.len()))
            }
            Claim::MovesIn { .. } => {
                let winning = self.winning()?;
                let found = changed(position.game(), winning.iter());
                ensure(found.as_ref() == Some(claim), || {
                    "the winning moves are made in other parts".into()
                })
            }
            Claim::Components { rows, total } => self.check_components(rows, total),
            Claim::Behaves { value, reached } => {
                self.normal_play()?;
                let found = self.value(position.game())?;
                ensure(*value == found, || format!("the value is {found}"))?;
                let smaller = 0..found.min(MOST_REACHED);
                let all = reached.is_empty() || smaller.eq(reached.iter().map(|row| row.value));
                ensure(all, || "the smaller values are others".into())?;
                reached.iter().try_for_each(|row| self.check_left(&row.chosen, row.value))
            }
            Claim::Options { rows, mex } => self.check_options(rows, *mex),
            Claim::WinningMoves { moves, complete } => self.check_winning_moves(moves, *complete),
            Claim::EveryMoveLoses => {
                let found = self.outcome(position.game())?;
                ensure(found == Outcome::P, || "there is a winning move".into())
            }
            Claim::Answer { chosen, reply } => self.check_reply(chosen, reply.as_deref()),
            Claim::Leaves { chosen, value, reply } => {
                self.normal_play()?;
                let left = value.to_u64().ok_or_else(|| String::from("the value is finite"))?;
                self.check_left(chosen, left)?;
                self.check_reply(chosen, reply.as_deref())
            }
            Claim::Theorem { theorem: Theorem::SpragueGrundy } => self.normal_play(),
            Claim::Theorem { theorem: Theorem::Search } => Ok(()),
            _ => Err(Doubt::Refused("this is about other rules".into())),
        }
    }

    fn check_left(&mut self, chosen: &str, left: u64) -> Result<(), Doubt> {
        let after = self.after(chosen)?;
        let found = self.value(&after)?;
        ensure(found == left, || format!("{chosen} leaves {found}"))
    }

    fn check_reply(&mut self, chosen: &str, reply: Option<&str>) -> Result<(), Doubt> {
        let after = Position::new(self.position.convention(), self.after(chosen)?);
        let left = match reply {
            None => after.game().clone(),
            Some(reply) => read_move(&after, reply)?.to().clone(),
        };
        let found = self.outcome(&left)?;
        let terminal_win =
            self.position.convention() == Convention::Misere && reply.is_none() && is_over(&after);
        ensure(found == Outcome::P || terminal_win, || match reply {
            None => "there is a winning reply".into(),
            Some(reply) => format!("the reply {reply} does not win"),
        })
    }

    /// The values of the parts, found anew.
    fn rows(&mut self) -> Result<Vec<ComponentRow>, Doubt> {
        self.normal_play()?;
        let components = ByRules(self.position.game().clone()).components().into_iter();
        let valued = components.map(|ByRules(component)| {
            let value = self.value(&component)?;
            Ok((component, value))
        });
        Ok(rows(&valued.collect::<Result<Vec<_>, Doubt>>()?))
    }

    /// What the winning moves leave, found anew.
    fn winning(&mut self) -> Result<Vec<G>, Doubt> {
        let mut winning = Vec::new();
        for chosen in self.position.moves_by_rules().into_iter().flatten() {
            if self.outcome(chosen.to())? == Outcome::P {
                winning.push(chosen.to().clone());
            }
        }
        Ok(winning)
    }

    fn check_components(&mut self, claimed: &[ComponentRow], total: &Ordinal) -> Result<(), Doubt> {
        let found = self.rows()?;
        let values = Claim::PartValues { rows: claimed.to_vec() };
        parts::check(&values, &found).unwrap_or(Ok(()))?;
        let sum = Ordinal::nim_sum_of(found.iter().map(|row| &row.value));
        ensure(*total == sum, || format!("the nim-sum is {sum}"))
    }

    fn check_options(&mut self, rows: &[OptionsRow], mex: u64) -> Result<(), Doubt> {
        self.normal_play()?;
        let mut counts = BTreeMap::<u64, usize>::new();
        for chosen in self.position.moves_by_rules().into_iter().flatten() {
            *counts.entry(self.value(chosen.to())?).or_default() += 1;
        }
        let named: Vec<(u64, usize)> = rows.iter().map(|row| (row.value, row.count)).collect();
        let counted: Vec<(u64, usize)> = counts.into_iter().collect();
        ensure(named == counted, || "the values that the moves leave are others".into())?;
        for row in rows {
            self.check_left(&row.chosen, row.value)?;
        }
        let missing = |value: &u64| rows.iter().all(|row| row.value != *value);
        ensure((0..).find(missing) == Some(mex), || format!("{mex} is not the least missing"))
    }

    fn check_winning_moves(&mut self, moves: &[String], complete: bool) -> Result<(), Doubt> {
        ensure(moves.len() <= MOST_MOVES, || format!("more than {MOST_MOVES} moves are named"))?;
        let mut named = HashSet::new();
        for text in moves {
            let chosen = read_move(self.position, text)?;
            let wins = self.outcome(chosen.to())? == Outcome::P;
            ensure(wins, || format!("the move {text} does not win"))?;
            ensure(named.insert(chosen.name().clone()), || format!("{text} is named twice"))?;
        }
        for chosen in self.position.moves_by_rules().into_iter().flatten() {
            if !named.contains(chosen.name()) && self.outcome(chosen.to())? == Outcome::P {
                return ensure(!complete, || "not all winning moves are named".into());
            }
        }
        ensure(complete, || "there are no other winning moves".into())
    }
}
