//! Explanations of positions solved by search.
//!
//! The checker finds every value again by the definition, from the rules (for boards those that are
//! written plainly) and the independence of the components: neither by nimber search, which the
//! solver uses, nor by theorems on values. Only where the position is too large for that, and its
//! ruleset has a theorem, the theorem is applied anew, and values are those that the ruleset finds
//! without a search.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::building::{self, Explainable, Explained, winning_moves, written};
use super::check::{
    Checker, Doubt, MOST_REACHED, Refused, Winners, check_all, ensure, read_move, winners_by_rules,
};
use super::claim::{Claim, Level, Reached, Step, Term, Theorem, no_fields};
use super::copying::{CancelClaim, Sameness, cancelling};
use super::families::Family;
use super::labels::{self, LabelRow};
use super::ladder::{Ladder, Topic};
use super::length::{self, LengthClaim, StrategyClaim};
use super::misere::{self, MisereClaim};
use super::parts::{self, ComponentRow, SumClaim};
use super::theory::{self, ApplicationClaim, PrincipleClaim, StatementClaim};
use super::written::Written;
use crate::foundation::{Budget, Convention, Exhausted, Outcome, Playable};
use crate::impartial::{Game, Solver};
use crate::rulesets::plain::ByRules;
use crate::rulesets::searched::{
    Analysis, AnyGame, Engine, MisereSolver, MisereTheory, Move, Position, Worth,
};
use crate::rulesets::{self, Solved, Theory};
use nimatron_nimber::text::language::speak;
use nimatron_nimber::{Ordinal, message, say};

/// How many winning moves an explanation names.
const MOST_MOVES: usize = 100;

/// One thing that can be said of a position that is searched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "claim", rename_all = "snake_case", deny_unknown_fields)]
pub enum SearchClaim {
    /// What the moves leave.
    Options {
        /// For each value that some move leaves, such moves.
        rows: Vec<OptionsRow>,
        /// The least value that none leaves.
        mex: u64,
    },
    /// The Grundy values of all positions that can be reached from the parts, each
    /// after all its options.
    Labels {
        /// One row a position.
        rows: Vec<LabelRow>,
    },
    /// How many moves the game has had and can still have.
    Length(LengthClaim),
    /// Why a game on n spots has between 2n and 3n − 1 moves.
    #[serde(deserialize_with = "no_fields")]
    LengthProof,
    /// A strategy from the position on to the end.
    Strategy(StrategyClaim),
    /// The theorem that decides the position, without what it says of it.
    Statement(StatementClaim),
    /// What this theorem says of the position, without the theorem.
    Application(ApplicationClaim),
    /// What a theorem says of the position, with the theorem.
    Principle(PrincipleClaim),
}

impl Family for SearchClaim {
    fn of(claim: &Claim) -> Option<&SearchClaim> {
        match claim {
            Claim::Search(claim) => Some(claim),
            _ => None,
        }
    }
}

/// The moves that leave a value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OptionsRow {
    /// The value that they leave.
    pub value: u64,
    /// How many there are.
    pub count: usize,
    /// The first of them.
    pub chosen: Written<rulesets::Move>,
}

impl Explained for Analysis {
    type Position = Position;

    fn position(&self) -> &Position {
        self.position()
    }

    fn written(&self) -> Written<rulesets::Position> {
        Written::of(self.position().clone().into())
    }

    fn reasons(&self, level: Level) -> Vec<Step> {
        let cancels = cancels(self.position()).map(|claim| Step::plain(SumClaim::Cancels(claim)));
        let theorem = self.theory().map(theory::step);
        let labels = (level >= Level::TABLE).then(|| labelled(self.position())).flatten();
        let value = labels.into_iter().chain(components(self)).chain(behaves(self, level));
        let misere = misere::steps(self.misere());
        let reasons = cancels.into_iter().chain(theorem).chain(misere);
        let reasons = reasons.chain(lasting(self.position(), level)).chain(value);
        let strategy = (level >= Level::PROOF).then(|| length::strategy(self)).flatten();
        reasons.chain([moves(self)]).chain(strategy).collect()
    }

    fn theorem(&self) -> Vec<Step> {
        match (self.worth(), self.theory()) {
            (Worth::Value(_), _) => vec![building::theorem(Theorem::SpragueGrundy)],
            (Worth::Outcome(_), None) => vec![misere::theorem_step(self.misere())],
            // The theorem of the game is among the reasons.
            (Worth::Outcome(_), Some(_)) => Vec::new(),
        }
    }

    fn moves(&self) -> Vec<Step> {
        vec![moves(self)]
    }

    /// By the theorem where one decides, otherwise by the values of the parts, otherwise by what a
    /// winning move is.
    fn climb(&self, ladder: Ladder) -> Ladder {
        let length = length::length(self.position()).map(SearchClaim::Length);
        let ladder = ladder
            .rung(Topic::Copying, cancels(self.position()).map(SumClaim::Cancels))
            .rung(Topic::Length, length);
        match (self.theory(), self.worth().value()) {
            (Some(theory), _) => ladder
                .rung(Topic::Theorem, [theory::statement(theory)])
                .rung(Topic::Balance, theory::application(theory))
                .rung(Topic::Where, place(self)),
            (None, None) => misere::rungs(ladder, self.misere()).rung(Topic::Where, place(self)),
            (None, Some(value)) => {
                let rows = rows(self.components());
                let ladder =
                    ladder.rung(Topic::Meaning, parts::meaning(Term::GrundyValue, rows.len()));
                match rows.is_empty() {
                    true => ladder
                        .rung(Topic::Values, [Claim::Behaves { value, reached: Vec::new() }])
                        .rung(Topic::Where, place(self)),
                    false => parts::rungs(ladder, rows),
                }
            }
        }
    }
}

impl Explainable for Position {
    const INCOMPLETE: &'static str = message!("what the moves leave and the theorem must be there");

    fn check(
        &self,
        explanation: &Step,
        budget: &mut Budget,
    ) -> Result<Result<(), Refused>, Exhausted> {
        check_all(&mut SearchChecker::new(self, budget)?, explanation)
    }

    fn explain_move(&self, chosen: &Move, budget: &mut Budget) -> Result<Option<Step>, Exhausted> {
        let Ok(after) = self.play(chosen) else { return Ok(None) };
        let mut engine = Engine::new(self, budget)?;
        let reply = engine.reply(&after, budget)?.map(|reply| written(&reply));
        let worth = budget.half(|budget| engine.worth(after.game(), budget));
        let chosen = written(chosen);
        Ok(Some(Step::plain(match worth {
            Ok(Worth::Value(value)) => Claim::Leaves { chosen, value: value.into(), reply },
            _ => Claim::Answer { chosen, reply },
        })))
    }

    fn is_table(&self, claim: &Claim) -> bool {
        misere::is_table(claim) || matches!(claim, Claim::Search(SearchClaim::Options { .. }))
    }

    fn is_proof(&self, claim: &Claim) -> bool {
        matches!(claim, Claim::Search(SearchClaim::Principle(_)))
    }
}

/// How long the game lasts, and at the last level why.
fn lasting(position: &Position, level: Level) -> Option<Step> {
    let proof = (level >= Level::PROOF).then(|| Step::plain(SearchClaim::LengthProof));
    let claim = SearchClaim::Length(length::length(position)?);
    Some(Step { claim: claim.into(), because: proof.into_iter().collect() })
}

/// The value of each part, where there are several.
fn components(analysis: &Analysis) -> Option<Step> {
    let rows = rows(analysis.components());
    let total = parts::total(&rows);
    (!rows.is_empty()).then(|| Step::plain(SumClaim::Components { rows, total }))
}

fn rows(components: &[(AnyGame, u64)]) -> Vec<ComponentRow> {
    let row = |(part, value): &(AnyGame, u64)| ComponentRow {
        part: part.to_string(),
        value: (*value).into(),
    };
    components.iter().map(row).collect()
}

/// The parts that cancel because they are the same up to symmetry.
fn cancels(position: &Position) -> Option<CancelClaim> {
    let normal = position.convention() == Convention::Normal;
    normal.then(|| equal_parts(position.game())).flatten()
}

fn equal_parts(game: &AnyGame) -> Option<CancelClaim> {
    let movable = game.components().into_iter().filter(|part| !part.options().is_empty());
    let parts: Vec<(String, AnyGame)> =
        movable.map(|part| (part.to_string(), part.canonical())).collect();
    let same = |(_, a): &(String, AnyGame), (_, b): &(String, AnyGame)| {
        (a == b).then_some(Sameness::Equal)
    };
    cancelling(&parts, same, |(text, _)| text.clone())
}

/// The values of all that can be reached, where positions have names.
fn labelled(position: &Position) -> Option<Step> {
    let normal = position.convention() == Convention::Normal;
    normal.then(|| labels::labels(position.game())).flatten().map(Step::plain)
}

/// The heap of Nim that the position is equal to.
fn behaves(analysis: &Analysis, level: Level) -> Option<Step> {
    let value = analysis.worth().value()?;
    let leaves = |wanted: u64| {
        let mut options = analysis.options().iter();
        options.find(|option| option.worth.and_then(Worth::value) == Some(wanted))
    };
    let reached = (0..value.min(MOST_REACHED)).map(|value| {
        let chosen = written(&leaves(value)?.chosen);
        Some(Reached { value, chosen })
    });
    let reached = reached.collect::<Option<Vec<_>>>().unwrap_or_default();
    let because = if level >= Level::TABLE { options(analysis) } else { None };
    Some(Step { claim: Claim::Behaves { value, reached }, because: because.into_iter().collect() })
}

/// The table of what the moves leave, if all is known.
fn options(analysis: &Analysis) -> Option<Step> {
    let mut rows = BTreeMap::<u64, OptionsRow>::new();
    for option in analysis.options() {
        let value = option.worth.and_then(Worth::value)?;
        let first = || OptionsRow { value, count: 0, chosen: written(&option.chosen) };
        rows.entry(value).or_insert_with(first).count += 1;
    }
    let mex = (0..).zip(rows.keys()).take_while(|(least, value)| least == *value).count() as u64;
    Some(Step::plain(SearchClaim::Options { rows: rows.into_values().collect(), mex }))
}

fn moves(analysis: &Analysis) -> Step {
    if analysis.outcome() == Outcome::P {
        let example = analysis.answered().map(|(chosen, reply)| {
            let copied = copied(analysis.position(), chosen);
            let reply = copied.as_ref().or(reply).map(written);
            Step::plain(Claim::Answer { chosen: written(chosen), reply })
        });
        return Step { claim: Claim::EveryMoveLoses, because: example.into_iter().collect() };
    }
    let all = analysis.finds_all_winning_moves();
    let moves = analysis.winning_moves().map(|chosen| written(&chosen));
    Step::plain(winning_moves(moves, MOST_MOVES, all))
}

/// Where all parts cancel, the reply that copies a move: after it they cancel again.
fn copied(position: &Position, chosen: &Move) -> Option<Move> {
    cancels(position).filter(|claim| claim.rest.is_empty())?;
    let restores = |after: &AnyGame| {
        let is_over = || after.options().is_empty();
        equal_parts(after).is_some_and(|claim| claim.rest.is_empty()) || is_over()
    };
    let after = position.play(chosen).ok()?;
    after.moves()?.find(|reply| restores(reply.to()))
}

/// In which parts winning moves are made, or how many win, where all are known.
fn place(analysis: &Analysis) -> Option<Claim> {
    let moves = analysis.options().len();
    if !analysis.is_complete() || moves < 2 {
        return None;
    }
    let winning: Vec<Move> = analysis.winning_moves().collect();
    let parts = changed(analysis.position().game(), winning.iter().map(Move::to));
    let winners = Claim::Winners { wins: winning.len(), moves };
    Some(parts.map_or(winners, |parts| SumClaim::MovesIn { parts }.into()))
}

/// The parts in which moves to these positions are made, as text, if there are several.
fn changed<'g>(game: &AnyGame, left: impl Iterator<Item = &'g AnyGame>) -> Option<Vec<String>> {
    let components = game.components();
    if components.len() < 2 {
        return None;
    }
    parts::changed(&components, left.map(Game::components), ToString::to_string)
}

/// A position with what the rules say of it, and of all that it leads to.
struct SearchChecker<'c> {
    position: &'c Position,
    solver: Solver<ByRules<AnyGame>>,
    /// What theory says of positions in misère play, by the rules, and of this one once that has
    /// been asked for.
    misere: MisereSolver<ByRules<AnyGame>>,
    told: Option<Option<MisereTheory>>,
    /// Whether the position is too large to be settled by the rules alone, so
    /// that the theorem of its ruleset has to be believed.
    by_theorem: bool,
    budget: &'c mut Budget,
}

impl Checker for SearchChecker<'_> {
    type Position = Position;
    type Own = SearchClaim;

    const MOST_MOVES: usize = MOST_MOVES;

    fn position(&self) -> &Position {
        self.position
    }

    fn outcome(&mut self, position: &Position) -> Result<Outcome, Doubt> {
        let game = position.game();
        if self.by_theorem {
            self.budget.spend(1)?;
            let told = match position.convention() {
                Convention::Normal => self.theory(game)?.map(|theory| theory.outcome),
                Convention::Misere => {
                    self.misere_theory()?;
                    self.misere.outcome(game, self.budget)?
                }
            };
            if let Some(outcome) = told {
                return Ok(outcome);
            }
        }
        let game = ByRules(game.clone());
        Ok(self.solver.outcome(&game, position.convention(), self.budget)?)
    }

    fn value(&mut self, position: &Position) -> Result<Ordinal, Doubt> {
        self.normal_play()?;
        Ok(self.game_value(position.game())?.into())
    }

    fn winners(&mut self) -> Result<Winners<Position>, Doubt> {
        let position = self.position;
        winners_by_rules(self, position)
    }

    fn moves_in(&mut self) -> Result<Option<Vec<String>>, Doubt> {
        let (winning, _) = self.winners()?;
        Ok(changed(self.position.game(), winning.iter().map(Move::to)))
    }

    fn parts(&mut self) -> Result<Vec<ComponentRow>, Doubt> {
        self.normal_play()?;
        let components = ByRules(self.position.game().clone()).components().into_iter();
        let valued = components.map(|ByRules(component)| {
            let value = self.game_value(&component)?;
            Ok((component, value))
        });
        Ok(rows(&valued.collect::<Result<Vec<_>, Doubt>>()?))
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

    fn is_decided_by(&mut self, theorem: Theorem) -> Result<bool, Doubt> {
        Ok(theorem == Theorem::Search
            || match self.position.convention() {
                Convention::Normal => theorem == Theorem::SpragueGrundy,
                Convention::Misere => theorem == misere::theorem(self.misere_theory()?),
            })
    }

    fn check_misere(&mut self, claim: &MisereClaim) -> Result<(), Doubt> {
        Ok(misere::check(self.misere_theory()?, claim)?)
    }

    fn check_own(&mut self, claim: &SearchClaim) -> Result<(), Doubt> {
        match claim {
            SearchClaim::Options { rows, mex } => self.check_options(rows, *mex),
            SearchClaim::Labels { rows } => {
                self.normal_play()?;
                Ok(labels::check(self.position.game(), rows)?)
            }
            SearchClaim::Length(claim) => Ok(length::check_length(self.position, claim)?),
            SearchClaim::LengthProof => {
                let ends = self.position.game().lifespan().is_some();
                Ok(ensure(ends, || say!("this is about other games"))?)
            }
            SearchClaim::Strategy(claim) => Ok(length::check_strategy(self.position, claim)?),
            about_theorem => {
                let theory = self.theory(self.position.game())?;
                Ok(theory::check(theory.as_ref(), about_theorem)?)
            }
        }
    }
}

impl<'c> SearchChecker<'c> {
    fn new(position: &'c Position, budget: &'c mut Budget) -> Result<Self, Exhausted> {
        let solver = Solver::with_memory(budget.memory());
        let misere = MisereSolver::new();
        let mut checker =
            SearchChecker { position, solver, misere, told: None, by_theorem: false, budget };
        checker.by_theorem = checker.is_too_large()?;
        Ok(checker)
    }

    fn theory(&mut self, game: &AnyGame) -> Result<Option<Theory>, Exhausted> {
        match self.position.convention() {
            // Claims name what a theorem looks at in English.
            Convention::Normal => speak(None, || game.find_theory(self.budget)),
            Convention::Misere => Ok(None),
        }
    }

    fn is_too_large(&mut self) -> Result<bool, Exhausted> {
        const SETTLED: u64 = 200_000;
        let (game, convention) = (self.position.game(), self.position.convention());
        if convention == Convention::Normal && self.theory(game)?.is_none() {
            return Ok(false);
        }
        let (game, solver) = (ByRules(game.clone()), &mut self.solver);
        let tried = self.budget.within(SETTLED, |budget| solver.outcome(&game, convention, budget));
        // What ends the whole ends here.
        self.budget.spend(0)?;
        Ok(tried.is_err())
    }

    /// What theory says of the position in misère play; its quotient is confirmed.
    fn misere_theory(&mut self) -> Result<Option<&MisereTheory>, Doubt> {
        let game = self.position.game();
        if self.told.is_none() && self.position.convention() == Convention::Misere {
            let told = self.misere.theory(game, self.budget)?;
            if let (Some(MisereTheory::Quotient { known, .. }), Some((rules, _))) =
                (&told, game.as_heaps())
            {
                misere::confirm(rules, known, self.budget)?;
            }
            self.told = Some(told);
        }
        Ok(self.told.as_ref().and_then(Option::as_ref))
    }

    fn normal_play(&self) -> Result<(), String> {
        let normal = self.position.convention() == Convention::Normal;
        ensure(normal, || say!("there are values in normal play only"))
    }

    fn game_value(&mut self, game: &AnyGame) -> Result<u64, Doubt> {
        if self.by_theorem {
            self.budget.spend(1)?;
            let told = self.theory(game)?.and_then(|theory| theory.value);
            if let Some(value) = told.or_else(|| game.known_value()) {
                return Ok(value);
            }
        }
        Ok(self.solver.value(&ByRules(game.clone()), self.budget)?)
    }

    fn check_options(&mut self, rows: &[OptionsRow], mex: u64) -> Result<(), Doubt> {
        self.normal_play()?;
        let mut counts = BTreeMap::<u64, usize>::new();
        for chosen in self.position.moves_by_rules().into_iter().flatten() {
            *counts.entry(self.game_value(chosen.to())?).or_default() += 1;
        }
        let named: Vec<(u64, usize)> = rows.iter().map(|row| (row.value, row.count)).collect();
        let counted: Vec<(u64, usize)> = counts.into_iter().collect();
        ensure(named == counted, || say!("the values that the moves leave are others"))?;
        for row in rows {
            let left = self.game_value(read_move(self.position, &row.chosen)?.to())?;
            ensure(left == row.value, || {
                say!("{} leaves {}", row.chosen.to_string(), left.to_string())
            })?;
        }
        let missing = |value: &u64| rows.iter().all(|row| row.value != *value);
        let least = (0..).find(missing) == Some(mex);
        Ok(ensure(least, || say!("{} is not the least missing", mex.to_string()))?)
    }
}
