//! Explanations of partizan positions.
//!
//! The checker finds values and outcomes again from the rules (for boards those that are written
//! plainly), the independence of the parts and the arithmetic of values: neither by symmetry nor by
//! theorems on the ruleset, which the solver uses.

use std::collections::HashSet;

use nimatron_nimber::text::Notation;
use nimatron_nimber::{message, say};
use serde::{Deserialize, Serialize};

use super::building::{self, Explainable, Explained, winning_moves, written};
use super::check::{
    Checker, Doubt, Refused, Winners, check_all, check_winning_moves, ensure, read_move,
    winners_by_rules,
};
use super::claim::{Claim, Level, Step, Term, Theorem};
use super::copying::{CancelClaim, Sameness, cancelling};
use super::families::Family;
use super::ladder::{Ladder, Topic};
use super::parts::{self, SumClaim};
use super::written::Written;
use crate::foundation::{Budget, Convention, Exhausted, Outcome, Playable, Player};
use crate::partizan::{Dyadic, Game, OutcomeClass, Summary, ValueSummary};
use crate::rulesets::partizan::{
    Analysis, AnyGame, Engine, Move, Position, Summand, values_within,
};
use crate::rulesets::plain::ByRules;
use crate::rulesets::{self, Solved};

/// How many winning moves an explanation names.
const MOST_MOVES: usize = 100;
/// Of how many moves of a player it tells what they leave.
const MOST_FOLLOWED: usize = 10_000;

/// One thing that can be said of a partizan position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "claim", rename_all = "snake_case", deny_unknown_fields)]
pub enum PartizanClaim {
    /// Who wins, whoever begins, and the value.
    Class(ClassClaim),
    /// The value of each independent part, the hottest first.
    Summands {
        /// One row a part.
        rows: Vec<SummandRow>,
    },
    /// Moves that would win if it were the other player's turn.
    OtherTurn {
        /// The player whose turn it is not.
        player: Player,
        /// The moves.
        moves: Vec<Written<rulesets::Move>>,
        /// Whether these are all.
        complete: bool,
    },
    /// What the moves of a player leave.
    Followed {
        /// The player.
        player: Player,
        /// One row a move.
        rows: Vec<FollowedRow>,
        /// Whether these are all moves.
        complete: bool,
    },
}

impl Family for PartizanClaim {
    fn of(claim: &Claim) -> Option<&PartizanClaim> {
        match claim {
            Claim::Partizan(claim) => Some(claim),
            _ => None,
        }
    }
}

/// Who wins a game, whoever begins, and its value where that is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassClaim {
    /// The outcome class.
    pub class: Written<OutcomeClass>,
    /// The value, in normal play: its canonical form.
    pub value: Option<Written<ValueSummary>>,
    /// The mean.
    pub mean: Option<Written<Dyadic>>,
    /// The temperature.
    pub temperature: Option<Written<Dyadic>>,
}

/// A move of a player, and what it leaves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FollowedRow {
    /// The move.
    pub chosen: Written<rulesets::Move>,
    /// Whether the player wins with it.
    pub wins: bool,
    /// The value that it leaves, where it is known.
    pub value: Option<Written<ValueSummary>>,
}

/// An independent part with its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SummandRow {
    /// The part, as text.
    pub part: String,
    /// Its value: the canonical form.
    pub value: Written<ValueSummary>,
    /// The mean.
    pub mean: Written<Dyadic>,
    /// The temperature.
    pub temperature: Written<Dyadic>,
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
        let turn = self.position().turn();
        let cancels = cancels(self.position(), self.summands()).map(SumClaim::Cancels);
        let mut reasons = vec![Step::plain(PartizanClaim::Class(class(self.summary())))];
        reasons.extend(cancels.map(Step::plain));
        if level >= Level::TABLE {
            reasons.extend(summands(self.summands()).map(Step::plain));
        }
        reasons.push(moves(self));
        if level < Level::TABLE {
            reasons.push(Step::plain(other_turn(self, turn.opponent())));
        } else {
            let players = [turn, turn.opponent()].into_iter();
            reasons.extend(players.map(|player| Step::plain(followed(self, player))));
        }
        reasons
    }

    fn theorem(&self) -> Vec<Step> {
        vec![building::theorem(Theorem::Search)]
    }

    fn moves(&self) -> Vec<Step> {
        vec![moves(self)]
    }

    fn climb(&self, ladder: Ladder) -> Ladder {
        let class = class(self.summary());
        let term = if class.value.is_some() { Term::GameValue } else { Term::Outcome };
        let cancels = cancels(self.position(), self.summands());
        ladder
            .rung(Topic::Meaning, [Claim::Definition { term }])
            .rung(Topic::Standing, [PartizanClaim::Class(class)])
            .rung(Topic::Copying, cancels.map(SumClaim::Cancels))
            .rung(Topic::Values, summands(self.summands()))
            .rung(Topic::Where, place(self))
    }
}

impl Explainable for Position {
    const INCOMPLETE: &'static str =
        message!("what all moves of the player to move leave and the theorem must be there");

    fn check(
        &self,
        explanation: &Step,
        budget: &mut Budget,
    ) -> Result<Result<(), Refused>, Exhausted> {
        let values = values_within(budget);
        let engine = Engine::new(self.convention(), &values, budget);
        check_all(&mut PartizanChecker { position: self, engine, budget }, explanation)
    }

    fn explain_move(&self, chosen: &Move, budget: &mut Budget) -> Result<Option<Step>, Exhausted> {
        let Ok(after) = self.play(chosen) else { return Ok(None) };
        let values = values_within(budget);
        let mut search = self.game().search(self.convention(), &values, budget);
        let mut reply = None;
        for answer in after.moves_of(after.turn()) {
            if !search.wins(answer.to().game(), answer.to().turn(), budget)? {
                reply = Some(written(&answer));
                break;
            }
        }
        Ok(Some(Step::plain(Claim::Answer { chosen: written(chosen), reply })))
    }

    fn is_table(&self, claim: &Claim) -> bool {
        match claim {
            Claim::Partizan(PartizanClaim::Followed { player, complete, .. }) => {
                *complete && *player == self.turn()
            }
            _ => false,
        }
    }
}

/// The claim about who wins, and the value.
fn class(summary: &Summary) -> ClassClaim {
    let value = summary.value.as_ref();
    ClassClaim {
        class: Written::of(summary.class),
        value: value.cloned().map(Written::of),
        mean: value.map(|value| Written::of(value.mean.clone())),
        temperature: value.map(|value| Written::of(value.temperature.clone())),
    }
}

/// A part as text, without the word for sums.
fn named(part: &AnyGame) -> String {
    let text = part.to_string();
    text.strip_prefix("partizan-sum: ").map_or(text.clone(), String::from)
}

/// The values of the parts, where there are several, the hottest first.
fn summands(summands: &[Summand]) -> Option<PartizanClaim> {
    if summands.len() < 2 {
        return None;
    }
    let mut hottest: Vec<&Summand> = summands.iter().collect();
    hottest.sort_by(|a, b| b.value.temperature.cmp(&a.value.temperature));
    let row = |summand: &Summand| SummandRow {
        part: named(&summand.part),
        value: Written::of(summand.value.clone()),
        mean: Written::of(summand.value.mean.clone()),
        temperature: Written::of(summand.value.temperature.clone()),
    };
    Some(PartizanClaim::Summands { rows: hottest.into_iter().map(row).collect() })
}

/// The parts that cancel: each is the mirror image of the other with the players exchanged, or has
/// the negative of its value.
fn cancels(position: &Position, summands: &[Summand]) -> Option<CancelClaim> {
    if position.convention() != Convention::Normal {
        return None;
    }
    // A number is not played in, so that it is no use to pair numbers.
    let zero = Dyadic::from(0);
    let hot = summands.iter().filter(|summand| summand.value.temperature >= zero);
    let hot: Vec<&Summand> = hot.collect();
    let sameness = |a: &&Summand, b: &&Summand| {
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

fn can_move(game: &AnyGame, player: Player) -> bool {
    let mut options = Vec::new();
    game.options(player, &mut options);
    !options.is_empty()
}

/// The winning moves of the player whose turn it is not.
fn other_turn(analysis: &Analysis, player: Player) -> PartizanClaim {
    let mut winning = analysis.winning_moves_of(player);
    let moves = winning.by_ref().take(MOST_MOVES).map(written).collect();
    let complete = winning.next().is_none() && analysis.is_complete(player);
    PartizanClaim::OtherTurn { player, moves, complete }
}

/// What the moves of a player leave.
fn followed(analysis: &Analysis, player: Player) -> PartizanClaim {
    let options = analysis.options(player);
    let known = options.iter().filter_map(|option| {
        Some(FollowedRow {
            chosen: written(&option.chosen),
            wins: option.wins?,
            value: option.value.clone().map(Written::of),
        })
    });
    let rows: Vec<FollowedRow> = known.take(MOST_FOLLOWED).collect();
    let complete = rows.len() == options.len();
    PartizanClaim::Followed { player, rows, complete }
}

fn moves(analysis: &Analysis) -> Step {
    Step::plain(match analysis.outcome() {
        Outcome::P => Claim::EveryMoveLoses,
        Outcome::N | Outcome::D => {
            let all = analysis.finds_all_winning_moves();
            let moves = analysis.winning_moves().map(|chosen| written(&chosen));
            winning_moves(moves, MOST_MOVES, all)
        }
    })
}

/// In which parts winning moves are made, or how many win, where all are known.
fn place(analysis: &Analysis) -> Option<Claim> {
    let turn = analysis.position().turn();
    let moves = analysis.options(turn).len();
    if !analysis.is_complete(turn) || moves < 2 {
        return None;
    }
    let winning: Vec<&Move> = analysis.winning_moves_of(turn).collect();
    let wins = winning.len();
    let left = winning.into_iter().map(|chosen| chosen.to().game());
    let parts = changed(analysis.position().game(), left);
    let winners = Claim::Winners { wins, moves };
    Some(parts.map_or(winners, |parts| SumClaim::MovesIn { parts }.into()))
}

/// The parts in which moves to these positions are made, as text, if there are several.
fn changed<'g>(game: &AnyGame, left: impl Iterator<Item = &'g AnyGame>) -> Option<Vec<String>> {
    let components = |game: &AnyGame| {
        let mut components = Vec::new();
        game.components(&mut components);
        components
    };
    let parts = components(game);
    if parts.len() < 2 {
        return None;
    }
    parts::changed(&parts, left.map(components), named)
}

/// A position with what the rules say of it, the independence of its parts, and arithmetic.
struct PartizanChecker<'c> {
    position: &'c Position,
    engine: Engine<'c, ByRules<AnyGame>>,
    budget: &'c mut Budget,
}

impl Checker for PartizanChecker<'_> {
    type Position = Position;
    type Own = PartizanClaim;

    fn position(&self) -> &Position {
        self.position
    }

    fn outcome(&mut self, position: &Position) -> Result<Outcome, Doubt> {
        let game = ByRules(position.game().clone());
        let wins = self.engine.wins(&game, position.turn(), self.budget)?;
        Ok(if wins { Outcome::N } else { Outcome::P })
    }

    fn winners(&mut self) -> Result<Winners<Position>, Doubt> {
        let position = self.position;
        winners_by_rules(self, position)
    }

    fn moves_in(&mut self) -> Result<Option<Vec<String>>, Doubt> {
        let (winning, _) = self.winners()?;
        Ok(changed(self.position.game(), winning.iter().map(|chosen| chosen.to().game())))
    }

    fn cancelling(&mut self) -> Result<Option<CancelClaim>, Doubt> {
        let found = self.summands()?;
        Ok(cancels(self.position, &found))
    }

    fn has_term(&mut self, term: Term) -> Result<bool, Doubt> {
        Ok(term == Term::GameValue && self.position.convention() == Convention::Normal)
    }

    fn is_decided_by(&mut self, theorem: Theorem) -> Result<bool, Doubt> {
        Ok(theorem == Theorem::Search)
    }

    fn check_own(&mut self, claim: &PartizanClaim) -> Result<(), Doubt> {
        let turn = self.position.turn();
        match claim {
            PartizanClaim::Class(claimed) => self.check_class(claimed),
            PartizanClaim::Summands { .. } => {
                let found = summands(&self.summands()?);
                let holds = found.as_ref() == Some(claim);
                Ok(ensure(holds, || say!("the values of the parts are others"))?)
            }
            PartizanClaim::OtherTurn { player, moves, complete } => {
                ensure(*player != turn, || say!("it is the turn of {}", player.to_string()))?;
                let position = self.at_turn(*player);
                check_winning_moves(self, &position, moves, *complete)
            }
            PartizanClaim::Followed { player, rows, complete } => {
                self.check_followed(*player, rows, *complete)
            }
        }
    }
}

impl PartizanChecker<'_> {
    fn check_class(&mut self, claimed: &ClassClaim) -> Result<(), Doubt> {
        let game = ByRules(self.position.game().clone());
        let found = match claimed.value {
            Some(_) => self.engine.summary(&game, self.budget)?,
            None => {
                let class = self.engine.class(&game, self.budget)?;
                Summary { class, value: None }
            }
        };
        let found = class(&found);
        let told = || match &found.value {
            Some(value) => say!("it is {}", value.to_string()),
            None => say!("it is {}", found.class.to_string()),
        };
        Ok(ensure(found == *claimed, told)?)
    }

    /// The parts with their values, found anew.
    fn summands(&mut self) -> Result<Vec<Summand>, Doubt> {
        let mut components = Vec::new();
        self.position.game().components(&mut components);
        let found = components.into_iter().map(|part| {
            let Summand { part, value, negative } =
                self.engine.summand(ByRules(part), self.budget)?;
            Ok(Summand { part: part.0, value, negative })
        });
        found.collect()
    }

    /// The position as if it were this player's turn.
    fn at_turn(&self, player: Player) -> Position {
        Position::new(self.position.convention(), player, self.position.game().clone())
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
            let wrong =
                |what: &str| say!("the row of {}: {}", row.chosen.to_string(), what.to_string());
            let chosen = read_move(&position, &row.chosen)?;
            ensure(named.insert(chosen.name().clone()), || wrong(&say!("it is named twice")))?;
            let comes = order.any(|next| next.name() == chosen.name());
            ensure(comes, || wrong(&say!("it comes earlier")))?;
            let wins = self.outcome_after(&position, &chosen)? == Outcome::P;
            ensure(wins == row.wins, || wrong(&say!("it is the other player who wins")))?;
            if let Some(value) = &row.value {
                let game = ByRules(chosen.to().game().clone());
                let found = self.engine.summary(&game, self.budget)?.value;
                let found = found.map(Written::of);
                ensure(found.as_ref() == Some(value), || wrong(&say!("it leaves another value")))?;
            }
        }
        let all = named.len() == position.moves_of_by_rules(player).count();
        Ok(ensure(complete == all, || say!("not all moves are named, or all are"))?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::slipped::Slipped;
    use crate::rulesets::Solvable;

    #[test]
    fn claims_by_a_move_against_the_rules_are_refused() {
        let (position, budget) = (Slipped::position(), &mut Budget::unlimited());
        let analysis = position.analyze(budget).unwrap();
        assert_eq!(analysis.outcome(), Outcome::N);
        let whole = analysis.explain(Level::PROOF);
        let refused = position.check(&whole, budget).unwrap().unwrap_err();
        assert_eq!(
            (refused.place.as_str(), refused.reason.as_str()),
            ("0", "the outcome is P, not N")
        );
        // Each of the reasons about moves of Left is refused as well.
        let about_moves = |claim: &Claim| match claim {
            Claim::WinningMoves { .. } | Claim::Partizan(PartizanClaim::Class(_)) => true,
            Claim::Partizan(PartizanClaim::Followed { player, .. }) => *player == Player::Left,
            _ => false,
        };
        let claims = whole.because.into_iter().filter(|step| about_moves(&step.claim));
        let claims: Vec<Step> = claims.collect();
        assert_eq!(claims.len(), 3);
        for claim in claims {
            assert!(position.check(&claim, budget).unwrap().is_err(), "{claim:?}");
        }
    }
}
