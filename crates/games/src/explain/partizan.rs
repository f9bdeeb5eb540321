//! Explanations of partizan positions.
//!
//! The checker finds values and outcomes again from the rules (for boards those that are written
//! plainly), the independence of the parts and the arithmetic of values: neither by symmetry nor by
//! theorems on the ruleset, which the solver uses.

use std::collections::HashSet;

use nimatron_nimber::text::Notation;
use serde::{Deserialize, Serialize};

use super::check::Refused;
use super::claim::{Claim, Level, Step, Term, Theorem};
use super::copying::{self, CancelClaim, Sameness, cancelling};
use super::frame::{
    Doubt, check_all, check_no_move, check_outcome, ensure, framed, has_table_and_theorem, is_over,
    read_move, winning_moves,
};
use super::ladder::{Ladder, Rung, Topic};
use super::parts;
use crate::core::{Budget, Convention, Exhausted, Outcome, Playable, Player};
use crate::partizan::{Dyadic, Summary};
use crate::rulesets::Solved;
use crate::rulesets::partizan::{Analysis, Engine, Move, Partizan, Position, Summand};
use crate::rulesets::plain::ByRules;

/// How many winning moves an explanation names.
const MOST_MOVES: usize = 100;
/// Of how many moves of a player it tells what they leave.
const MOST_FOLLOWED: usize = 10_000;

/// Who wins a game, whoever begins, and its value where that is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassClaim {
    /// `L`, `R`, `N` or `P`.
    pub class: String,
    /// The canonical form, in normal play.
    pub value: Option<String>,
    /// The mean.
    pub mean: Option<String>,
    /// The temperature.
    pub temperature: Option<String>,
}

/// A move of a player, and what it leaves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FollowedRow {
    /// The move, as text.
    pub chosen: String,
    /// Whether the player wins with it.
    pub wins: bool,
    /// The value that it leaves, where it is known.
    pub value: Option<String>,
}

/// An independent part with its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SummandRow {
    /// The part, as text.
    pub part: String,
    /// The canonical form.
    pub value: String,
    /// The mean.
    pub mean: String,
    /// The temperature.
    pub temperature: String,
}

/// Explains a solved position.
pub(super) fn explain<G: Partizan>(analysis: &Analysis<'_, G>, level: Level) -> Step {
    let position = analysis.position();
    let turn = position.turn();
    let reasons = || {
        let cancels = cancels(position, analysis.summands()).map(Claim::Cancels);
        let mut reasons = vec![Step::plain(Claim::Class(class(analysis.summary())))];
        reasons.extend(cancels.map(Step::plain));
        if level >= Level::TABLE {
            reasons.extend(summands(analysis.summands()).map(Step::plain));
        }
        reasons.push(moves(analysis));
        if level < Level::TABLE {
            reasons.push(Step::plain(other_turn(analysis, turn.opponent())));
        } else {
            let players = [turn, turn.opponent()].into_iter();
            reasons.extend(players.map(|player| Step::plain(followed(analysis, player))));
        }
        reasons
    };
    framed(position, analysis.outcome(), level, reasons, Some(Theorem::Search))
}

fn class(summary: &Summary) -> ClassClaim {
    let value = summary.value.as_ref();
    ClassClaim {
        class: summary.class.to_string(),
        value: value.map(|value| value.to_text(Notation::Ascii).into()),
        mean: value.map(|value| value.mean.to_string()),
        temperature: value.map(|value| value.temperature.to_string()),
    }
}

/// A part as text, without the word for sums.
fn named<G: Partizan>(part: &G) -> String {
    let text = part.to_string();
    text.strip_prefix("partizan-sum: ").map_or(text.clone(), String::from)
}

/// The values of the parts, where there are several, the hottest first.
fn summands<G: Partizan>(summands: &[Summand<G>]) -> Option<Claim> {
    if summands.len() < 2 {
        return None;
    }
    let mut hottest: Vec<&Summand<G>> = summands.iter().collect();
    hottest.sort_by(|a, b| b.value.temperature.cmp(&a.value.temperature));
    let row = |summand: &Summand<G>| SummandRow {
        part: named(&summand.part),
        value: summand.value.to_text(Notation::Ascii).into(),
        mean: summand.value.mean.to_string(),
        temperature: summand.value.temperature.to_string(),
    };
    Some(Claim::Summands { rows: hottest.into_iter().map(row).collect() })
}

/// The parts that cancel: each is the mirror image of the other with the players exchanged, or has
/// the negative of its value.
fn cancels<G: Partizan>(position: &Position<G>, summands: &[Summand<G>]) -> Option<CancelClaim> {
    if position.convention() != Convention::Normal {
        return None;
    }
    // A number is not played in, so that it is no use to pair numbers.
    let zero = Dyadic::from(0);
    let hot = summands.iter().filter(|summand| summand.value.temperature >= zero);
    let hot: Vec<&Summand<G>> = hot.collect();
    let sameness = |a: &&Summand<G>, b: &&Summand<G>| {
        let [twin, other] = [a, b].map(|summand| summand.part.clone().canonical());
        match a.value.to_text(Notation::Ascii) == b.negative {
            true if twin.game == other.game && twin.is_negated != other.is_negated => {
                Some(Sameness::Mirrored)
            }
            true => Some(Sameness::Negative),
            false => None,
        }
    };
    let mut claim = cancelling(&hot, sameness, |summand| named(&summand.part))?;
    let numbers = summands.iter().filter(|summand| summand.value.temperature < zero);
    let movable =
        numbers.filter(|summand| Player::BOTH.iter().any(|&p| can_move(&summand.part, p)));
    claim.rest.extend(movable.map(|summand| named(&summand.part)));
    Some(claim)
}

fn can_move<G: Partizan>(game: &G, player: Player) -> bool {
    let mut options = Vec::new();
    game.options(player, &mut options);
    !options.is_empty()
}

/// The winning moves of the player whose turn it is not.
fn other_turn<G: Partizan>(analysis: &Analysis<'_, G>, player: Player) -> Claim {
    let mut winning = analysis.winning_moves_of(player);
    let moves = winning.by_ref().take(MOST_MOVES).map(ToString::to_string).collect();
    let complete = winning.next().is_none() && analysis.is_complete(player);
    Claim::OtherTurn { player, moves, complete }
}

/// What the moves of a player leave.
fn followed<G: Partizan>(analysis: &Analysis<'_, G>, player: Player) -> Claim {
    let options = analysis.options(player);
    let known = options.iter().filter_map(|option| {
        Some(FollowedRow {
            chosen: option.chosen.to_string(),
            wins: option.wins?,
            value: option.value.as_ref().map(|value| value.to_text(Notation::Ascii).into()),
        })
    });
    let rows: Vec<FollowedRow> = known.take(MOST_FOLLOWED).collect();
    let complete = rows.len() == options.len();
    Claim::Followed { player, rows, complete }
}

/// Explains how to answer a legal move.
pub(super) fn explain_move<G: Partizan>(
    position: &Position<G>,
    chosen: &Move<G>,
    budget: &mut Budget,
) -> Result<Option<Step>, Exhausted> {
    let Ok(after) = position.play(chosen) else { return Ok(None) };
    let values = Engine::<G>::values(budget);
    let mut engine = Engine::new(position.convention(), &values, budget);
    let mut reply = None;
    for answer in after.moves_of(after.turn()) {
        if !engine.wins(answer.to().game(), answer.to().turn(), budget)? {
            reply = Some(answer.to_string());
            break;
        }
    }
    Ok(Some(Step::plain(Claim::Answer { chosen: chosen.to_string(), reply })))
}

/// The ladder of hints.
pub(super) fn ladder<G: Partizan>(analysis: &Analysis<'_, G>) -> Vec<Rung> {
    let position = analysis.position();
    let class = class(analysis.summary());
    let term = if class.value.is_some() { Term::GameValue } else { Term::Outcome };
    let reason = explain(analysis, Level::PROOF);
    Ladder::new()
        .rung(Topic::Meaning, [Claim::Definition { term }])
        .rung(Topic::Standing, [Claim::Class(class)])
        .rung(Topic::Copying, cancels(position, analysis.summands()).map(Claim::Cancels))
        .rung(Topic::Values, summands(analysis.summands()))
        .rung(Topic::Where, place(analysis))
        .ending(position, moves(analysis), reason)
}

fn moves<G: Partizan>(analysis: &Analysis<'_, G>) -> Step {
    Step::plain(match analysis.outcome() {
        Outcome::P => Claim::EveryMoveLoses,
        Outcome::N => {
            let all = analysis.finds_all_winning_moves();
            winning_moves(analysis.winning_moves(), MOST_MOVES, all)
        }
    })
}

/// In which parts winning moves are made, or how many win, where all are known.
fn place<G: Partizan>(analysis: &Analysis<'_, G>) -> Option<Claim> {
    let turn = analysis.position().turn();
    let moves = analysis.options(turn).len();
    if !analysis.is_complete(turn) || moves < 2 {
        return None;
    }
    let winning: Vec<&Move<G>> = analysis.winning_moves_of(turn).collect();
    let wins = winning.len();
    let left = winning.into_iter().map(|chosen| chosen.to().game());
    Some(changed(analysis.position().game(), left).unwrap_or(Claim::Winners { wins, moves }))
}

/// The parts in which moves to these positions are made, if there are several.
fn changed<'g, G: Partizan>(game: &G, left: impl Iterator<Item = &'g G>) -> Option<Claim> {
    let components = |game: &G| {
        let mut components = Vec::new();
        game.components(&mut components);
        components
    };
    let parts = components(game);
    if parts.len() < 2 {
        return None;
    }
    let parts = parts::changed(&parts, left.map(components), named)?;
    Some(Claim::MovesIn { parts })
}

/// Confirms every step of an explanation.
pub(super) fn check<G: Partizan>(
    position: &Position<G>,
    explanation: &Step,
    budget: &mut Budget,
) -> Result<Result<(), Refused>, Exhausted> {
    let values = Engine::<ByRules<G>>::values(budget);
    let engine = Engine::new(position.convention(), &values, budget);
    let mut checker = Checker { position, engine, budget };
    check_all(explanation, |claim| checker.check_claim(claim))
}

/// Whether it is the whole proof: what all moves leave of the player whose turn it is.
pub(super) fn check_completeness<G: Partizan>(
    position: &Position<G>,
    explanation: &Step,
) -> Result<(), &'static str> {
    let table = |claim: &Claim| match claim {
        Claim::Followed { player, complete, .. } => *complete && *player == position.turn(),
        _ => false,
    };
    match has_table_and_theorem(explanation, &table) {
        true => Ok(()),
        false => Err("what all moves of the player to move leave and the theorem must be there"),
    }
}

struct Checker<'c, G> {
    position: &'c Position<G>,
    engine: Engine<'c, ByRules<G>>,
    budget: &'c mut Budget,
}

impl<G: Partizan> Checker<'_, G> {
    /// Whether the player whose turn it is wins.
    fn wins(&mut self, position: &Position<G>) -> Result<bool, Doubt> {
        let game = ByRules(position.game().clone());
        Ok(self.engine.wins(&game, position.turn(), self.budget)?)
    }

    fn check_claim(&mut self, claim: &Claim) -> Result<(), Doubt> {
        let position = self.position;
        match claim {
            Claim::Outcome { position: named, convention, outcome } => {
                let found = if self.wins(position)? { Outcome::N } else { Outcome::P };
                Ok(check_outcome(position, (named, *convention, *outcome), found)?)
            }
            Claim::Question
            | Claim::Definition { term: Term::Outcome }
            | Claim::Theorem { theorem: Theorem::Search } => Ok(()),
            Claim::Definition { term: Term::GameValue } => {
                let normal = position.convention() == Convention::Normal;
                Ok(ensure(normal, || "there are values in normal play only".into())?)
            }
            Claim::Cancels(claimed) => {
                let found = self.summands()?;
                Ok(copying::check(claimed, cancels(position, &found).as_ref())?)
            }
            Claim::Summands { .. } => {
                let found = summands(&self.summands()?);
                let holds = found.as_ref() == Some(claim);
                Ok(ensure(holds, || "the values of the parts are others".into())?)
            }
            Claim::Winners { wins, moves } => {
                let (found, all) = self.winning()?;
                ensure(*moves == all, || format!("there are {all} moves"))?;
                Ok(ensure(*wins == found.len(), || format!("{} moves win", found.len()))?)
            }
            Claim::MovesIn { .. } => {
                let (winning, _) = self.winning()?;
                let found = changed(position.game(), winning.iter());
                let holds = found.as_ref() == Some(claim);
                Ok(ensure(holds, || "the winning moves are made in other parts".into())?)
            }
            Claim::NoMove => Ok(check_no_move(position)?),
            Claim::Class(claimed) => {
                let game = ByRules(position.game().clone());
                let found = match claimed.value {
                    Some(_) => self.engine.summary(&game, self.budget)?,
                    None => {
                        let class = self.engine.class(&game, self.budget)?;
                        Summary { class, value: None }
                    }
                };
                let found = class(&found);
                let told = || format!("it is {}", found.value.as_ref().unwrap_or(&found.class));
                Ok(ensure(found == *claimed, told)?)
            }
            Claim::WinningMoves { moves, complete } => {
                self.check_winning_moves(position.turn(), moves, *complete)
            }
            Claim::OtherTurn { player, moves, complete } => {
                self.check_winning_moves(*player, moves, *complete)
            }
            Claim::Followed { player, rows, complete } => {
                self.check_followed(*player, rows, *complete)
            }
            Claim::EveryMoveLoses => {
                let wins = self.wins(position)?;
                Ok(ensure(!wins, || "there is a winning move".into())?)
            }
            Claim::Answer { chosen, reply } => {
                let after = read_move(position, chosen)?.to().clone();
                let left = match reply {
                    // In misère play whoever cannot move wins, without a reply.
                    None if is_over(&after) => return Ok(()),
                    None => after,
                    Some(reply) => read_move(&after, reply)?.to().clone(),
                };
                // Without a reply the opponent loses; with it the player does.
                let wins = self.wins(&left)?;
                Ok(ensure(!wins, || "there is a better reply".into())?)
            }
            _ => Err(Doubt::Refused("this is about other rules".into())),
        }
    }

    /// The parts with their values, found anew.
    fn summands(&mut self) -> Result<Vec<Summand<G>>, Doubt> {
        let mut components = Vec::new();
        self.position.game().components(&mut components);
        let found = components.into_iter().map(|part| {
            let Summand { part, value, negative } =
                self.engine.summand(ByRules(part), self.budget)?;
            Ok(Summand { part: part.0, value, negative })
        });
        found.collect()
    }

    /// What the winning moves of the player leave whose turn it is, found anew, and the number of
    /// all moves.
    fn winning(&mut self) -> Result<(Vec<G>, usize), Doubt> {
        let (mut winning, mut all) = (Vec::new(), 0);
        for chosen in self.position.moves_of_by_rules(self.position.turn()) {
            all += 1;
            if !self.wins(chosen.to())? {
                winning.push(chosen.to().game().clone());
            }
        }
        Ok((winning, all))
    }

    /// The position as if it were this player's turn.
    fn at_turn(&self, player: Player) -> Position<G> {
        Position::new(self.position.convention(), player, self.position.game().clone())
    }

    fn check_winning_moves(
        &mut self,
        player: Player,
        moves: &[String],
        complete: bool,
    ) -> Result<(), Doubt> {
        let position = self.at_turn(player);
        let mut named = HashSet::new();
        for text in moves {
            let chosen = read_move(&position, text)?;
            let loses = !self.wins(chosen.to())?;
            ensure(loses, || format!("the move {text} does not win"))?;
            ensure(named.insert(chosen.name().clone()), || format!("{text} is named twice"))?;
        }
        for chosen in position.moves_of_by_rules(player) {
            if !named.contains(chosen.name()) && !self.wins(chosen.to())? {
                return Ok(ensure(!complete, || "not all winning moves are named".into())?);
            }
        }
        Ok(ensure(complete, || "there are no other winning moves".into())?)
    }

    fn check_followed(
        &mut self,
        player: Player,
        rows: &[FollowedRow],
        complete: bool,
    ) -> Result<(), Doubt> {
        let position = self.at_turn(player);
        let (mut named, mut order) = (HashSet::new(), position.moves_of(player));
        for row in rows {
            let wrong = |what: &str| format!("the row of {}: {what}", row.chosen);
            let chosen = read_move(&position, &row.chosen)?;
            ensure(named.insert(chosen.name().clone()), || wrong("it is named twice"))?;
            let comes = order.any(|next| next.name() == chosen.name());
            ensure(comes, || wrong("it comes earlier"))?;
            let wins = !self.wins(chosen.to())?;
            ensure(wins == row.wins, || wrong("it is the other player who wins"))?;
            if let Some(value) = &row.value {
                let game = ByRules(chosen.to().game().clone());
                let found = self.engine.summary(&game, self.budget)?.value;
                let found = found.as_ref().map(|found| found.to_text(Notation::Ascii));
                ensure(found == Some(value), || wrong("it leaves another value"))?;
            }
        }
        let all = named.len() == position.moves_of_by_rules(player).count();
        Ok(ensure(complete == all, || "not all moves are named, or all are".into())?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulesets::Ruleset;
    use crate::rulesets::plain::slipped::Slipped;

    #[test]
    fn claims_by_a_move_against_the_rules_are_refused() {
        let (position, budget) = (Slipped::position(), &mut Budget::unlimited());
        let analysis = position.analyze(budget).unwrap();
        assert_eq!(analysis.outcome(), Outcome::N);
        let whole = explain(&analysis, Level::PROOF);
        let refused = check(&position, &whole, budget).unwrap().unwrap_err();
        assert_eq!(
            (refused.place.as_str(), refused.reason.as_str()),
            ("0", "the outcome is P, not N")
        );
        // Each of the reasons about moves of Left is refused as well.
        let about_moves = |claim: &Claim| match claim {
            Claim::WinningMoves { .. } | Claim::Class(_) => true,
            Claim::Followed { player, .. } => *player == Player::Left,
            _ => false,
        };
        let claims = whole.because.into_iter().filter(|step| about_moves(&step.claim));
        let claims: Vec<Step> = claims.collect();
        assert_eq!(claims.len(), 3);
        for claim in claims {
            assert!(check(&position, &claim, budget).unwrap().is_err(), "{claim:?}");
        }
    }
}
