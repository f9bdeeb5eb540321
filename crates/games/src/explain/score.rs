//! Explanations of positions in which a score decides: Dots and Boxes.
//!
//! The checker finds every net score anew by the definition, line by line for each set of the lines that
//! are left: none of the shortcuts of the search is believed. What is left when no box can be taken, and
//! consists of chains and loops alone, it follows line by line.

use nimatron_nimber::{message, say};
use serde::{Deserialize, Serialize};

use super::building::{self, Explainable, Explained, written};
use super::check::{
    Checker, Doubt, Refused, Winners, check_all, ensure, read_move, winners_by_rules,
};
use super::claim::{Claim, Level, Step, Term, Theorem};
use super::families::Family;
use super::ladder::{Ladder, Topic};
use super::written::Written;
use crate::foundation::{Budget, Exhausted, Outcome, Playable, Player};
use crate::rulesets::dots_and_boxes::{Analysis, ByDefinition, Move, Position, Scored};
use crate::rulesets::{self, Solvable, Solved};

/// How many moves an explanation names.
const MOST_MOVES: usize = 100;

/// One thing that can be said of a position in which a score decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "claim", rename_all = "snake_case", deny_unknown_fields)]
pub enum ScoreClaim {
    /// How many boxes each player has closed so far.
    ClosedBoxes {
        /// Left's.
        left: u32,
        /// Right's.
        right: u32,
    },
    /// The net score from here on, and how many boxes each player has in the end, if both play for that.
    NetScore {
        /// Whose turn it is.
        player: Player,
        /// How many boxes more this player gets from here on than the other one.
        net: i32,
        /// How many Left has in the end.
        left: u32,
        /// How many Right has.
        right: u32,
    },
    /// No box can be taken, and each that is open lies in a chain or a loop: boxes with two lines left.
    Chains {
        /// The numbers of boxes of the chains, in order.
        chains: Vec<u32>,
        /// Those of the loops.
        loops: Vec<u32>,
    },
    /// Moves that lead to the net score.
    BestMoves {
        /// The moves.
        moves: Vec<Written<rulesets::Move>>,
        /// Whether these are all.
        complete: bool,
    },
    /// What each move is worth.
    NetScores {
        /// One row a move.
        rows: Vec<ScoreRow>,
        /// Whether these are all moves.
        complete: bool,
    },
    /// What a move leads to, and how to answer it.
    ScoredMove {
        /// The move.
        chosen: Written<rulesets::Move>,
        /// The number of boxes that it closes.
        closes: u32,
        /// The net score with it, for the player who makes it.
        net: i32,
        /// Whether no other move has a greater one.
        best: bool,
        /// A best reply, if the game is not over.
        reply: Option<Written<rulesets::Move>>,
    },
}

/// A move, and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreRow {
    /// The move.
    pub chosen: Written<rulesets::Move>,
    /// The number of boxes that it closes.
    pub closes: u32,
    /// The net score with it, for the player who makes it.
    pub net: i32,
}

impl Family for ScoreClaim {
    fn of(claim: &Claim) -> Option<&ScoreClaim> {
        match claim {
            Claim::Score(claim) => Some(claim),
            _ => None,
        }
    }

    fn is_about_move(&self) -> bool {
        matches!(self, ScoreClaim::ScoredMove { .. })
    }
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
        let mut reasons = standing(self.position());
        reasons.push(net_score(self));
        reasons.push(best_moves(self));
        if level >= Level::TABLE {
            reasons.push(net_scores(self));
        }
        reasons
    }

    fn theorem(&self) -> Vec<Step> {
        vec![building::theorem(Theorem::NetScores)]
    }

    fn moves(&self) -> Vec<Step> {
        vec![best_moves(self)]
    }

    fn climb(&self, ladder: Ladder) -> Ladder {
        let (wins, moves) = (self.winning_moves().count(), self.options().len());
        let place = (self.is_complete() && moves > 1).then_some(Claim::Winners { wins, moves });
        ladder
            .rung(Topic::Meaning, [Claim::Definition { term: Term::NetScore }])
            .rung(Topic::Standing, standing(self.position()))
            .rung(Topic::Values, [net_score(self)])
            .rung(Topic::Where, place)
    }
}

/// The boxes that are closed, if some are, and what is left, if that is chains and loops alone.
fn standing(position: &Position) -> Vec<Step> {
    let [left, right] = position.score().0;
    let closed = (left + right > 0).then_some(ScoreClaim::ClosedBoxes { left, right });
    let chains = position.chains_and_loops();
    let chains = chains.map(|(chains, loops)| ScoreClaim::Chains { chains, loops });
    closed.into_iter().chain(chains).map(Step::plain).collect()
}

fn net_score(analysis: &Analysis) -> Step {
    let (position, net) = (analysis.position(), analysis.net());
    let [left, right] = position.score_with(net).0;
    Step::plain(ScoreClaim::NetScore { player: position.mover(), net, left, right })
}

fn best_moves(analysis: &Analysis) -> Step {
    let mut best = analysis.best_moves().map(|best| written(&best.chosen));
    let moves: Vec<_> = best.by_ref().take(MOST_MOVES).collect();
    let complete = analysis.is_complete() && best.next().is_none();
    Step::plain(ScoreClaim::BestMoves { moves, complete })
}

fn net_scores(analysis: &Analysis) -> Step {
    let row = |option: &Scored| {
        let chosen = written(&option.chosen);
        Some(ScoreRow { chosen, closes: option.closes, net: option.net? })
    };
    let rows: Vec<ScoreRow> = analysis.options().iter().filter_map(row).collect();
    Step::plain(ScoreClaim::NetScores { rows, complete: analysis.is_complete() })
}

impl Explainable for Position {
    const INCOMPLETE: &'static str =
        message!("the net score of each move and the theorem must be there");

    fn check(
        &self,
        explanation: &Step,
        budget: &mut Budget,
    ) -> Result<Result<(), Refused>, Exhausted> {
        let scores = ByDefinition::of(self, budget)?;
        check_all(&mut ScoreChecker { position: self, scores, budget }, explanation)
    }

    fn explain_move(&self, chosen: &Move, budget: &mut Budget) -> Result<Option<Step>, Exhausted> {
        let Ok(after) = self.play(chosen) else { return Ok(None) };
        let (here, there) = (self.analyze(budget)?, after.analyze(budget)?);
        let closes = self.count_open() - after.count_open();
        let net = closes as i32 - there.net();
        let reply = there.best_moves().next().map(|reply| written(&reply.chosen));
        if reply.is_none() && !after.is_terminal() {
            return Ok(None);
        }
        let (chosen, best) = (written(chosen), net == here.net());
        Ok(Some(Step::plain(ScoreClaim::ScoredMove { chosen, closes, net, best, reply })))
    }

    fn is_table(&self, claim: &Claim) -> bool {
        matches!(claim, Claim::Score(ScoreClaim::NetScores { complete: true, .. }))
    }
}

struct ScoreChecker<'p, 'b> {
    position: &'p Position,
    scores: ByDefinition,
    budget: &'b mut Budget,
}

impl ScoreChecker<'_, '_> {
    fn net(&self, position: &Position) -> Result<i32, Doubt> {
        // Lines that were drawn are not left again.
        self.scores.net(position.left()).ok_or_else(Doubt::foreign)
    }

    /// The boxes that a move closes, and the net score with it.
    fn worth(&self, position: &Position, chosen: &Move) -> Result<(u32, i32), Doubt> {
        let closes = position.count_open() - chosen.to().count_open();
        Ok((closes, closes as i32 - self.net(chosen.to())?))
    }

    fn check_row(&self, chosen: &Move, closes: u32, net: i32) -> Result<(), Doubt> {
        let name = chosen.to_string();
        let (own, found) = self.worth(self.position, chosen)?;
        ensure(closes == own, || say!("{} closes {}", &name, own))?;
        Ok(ensure(net == found, || say!("the net score with {} is {}", &name, found))?)
    }

    fn check_best(
        &mut self,
        moves: &[Written<rulesets::Move>],
        complete: bool,
    ) -> Result<(), Doubt> {
        let net = self.net(self.position)?;
        let mut named = Vec::new();
        for chosen in moves {
            let chosen = read_move(self.position, chosen)?;
            let name = chosen.to_string();
            let (_, found) = self.worth(self.position, &chosen)?;
            ensure(found == net, || say!("the net score with {} is {}", &name, found))?;
            ensure(!named.contains(&name), || say!("{} is named twice", &name))?;
            named.push(name);
        }
        let mut is_all = true;
        for chosen in self.position.moves_by_rules().into_iter().flatten() {
            self.budget.spend(1)?;
            let is_best = self.worth(self.position, &chosen)?.1 == net;
            is_all = !is_best || named.contains(&chosen.to_string());
            if !is_all {
                break;
            }
        }
        Ok(ensure(complete == is_all, || say!("not all best moves are named, or all are"))?)
    }

    /// The rows are the first moves, each at its place.
    fn check_rows(&self, rows: &[ScoreRow], complete: bool) -> Result<(), Doubt> {
        let mut moves = self.position.moves_by_rules().into_iter().flatten();
        for row in rows {
            let chosen = read_move(self.position, &row.chosen)?;
            let is_next = moves.next().is_some_and(|next| next.name() == chosen.name());
            let name = chosen.to_string();
            ensure(is_next, || say!("{} is not the next move", &name))?;
            self.check_row(&chosen, row.closes, row.net)?;
        }
        let is_all = moves.next().is_none();
        Ok(ensure(complete == is_all, || say!("not all moves are named, or all are"))?)
    }
}

impl Checker for ScoreChecker<'_, '_> {
    type Position = Position;
    type Own = ScoreClaim;

    fn position(&self) -> &Position {
        self.position
    }

    fn outcome(&mut self, position: &Position) -> Result<Outcome, Doubt> {
        Ok(position.outcome_with(self.net(position)?))
    }

    fn winners(&mut self) -> Result<Winners<Position>, Doubt> {
        let position = self.position;
        winners_by_rules(self, position)
    }

    fn has_term(&mut self, term: Term) -> Result<bool, Doubt> {
        Ok(term == Term::NetScore)
    }

    fn is_decided_by(&mut self, theorem: Theorem) -> Result<bool, Doubt> {
        Ok(theorem == Theorem::NetScores)
    }

    fn check_own(&mut self, claim: &ScoreClaim) -> Result<(), Doubt> {
        let position = self.position;
        match claim {
            ScoreClaim::ClosedBoxes { left, right } => {
                let [of_left, of_right] = position.score().0;
                Ok(ensure([*left, *right] == [of_left, of_right], || {
                    say!("Left has {}, and Right {}", of_left, of_right)
                })?)
            }
            ScoreClaim::NetScore { player, net, left, right } => {
                let found = self.net(position)?;
                ensure(*player == position.mover(), || say!("another player is to move"))?;
                ensure(*net == found, || say!("the net score is {}", found))?;
                let [of_left, of_right] = position.score_with(found).0;
                Ok(ensure([*left, *right] == [of_left, of_right], || {
                    say!("Left has {}, and Right {}", of_left, of_right)
                })?)
            }
            ScoreClaim::Chains { chains, loops } => {
                let found = followed(position);
                let holds = found.is_some_and(|found| found == (chains.clone(), loops.clone()));
                Ok(ensure(holds, || say!("these are not the chains and loops that are left"))?)
            }
            ScoreClaim::BestMoves { moves, complete } => self.check_best(moves, *complete),
            ScoreClaim::NetScores { rows, complete } => self.check_rows(rows, *complete),
            ScoreClaim::ScoredMove { chosen, closes, net, best, reply } => {
                let chosen = read_move(position, chosen)?;
                self.check_row(&chosen, *closes, *net)?;
                let is_best = *net == self.net(position)?;
                ensure(*best == is_best, || say!("another move is better, or none is"))?;
                let after = chosen.to();
                let Some(reply) = reply else {
                    return Ok(ensure(after.is_terminal(), || say!("there is a reply"))?);
                };
                let reply = read_move(after, reply)?;
                let is_best = self.worth(after, &reply)?.1 == self.net(after)?;
                let name = reply.to_string();
                Ok(ensure(is_best, || say!("the reply {} is not the best one", name))?)
            }
        }
    }
}

/// The numbers of boxes of the chains and of the loops, each followed box by box; `None` if something
/// else is left, or nothing.
fn followed(position: &Position) -> Option<(Vec<u32>, Vec<u32>)> {
    let open: Vec<u64> =
        position.board().boxes().into_iter().map(|lines| lines & position.left()).collect();
    let mut waiting: Vec<u64> = open.into_iter().filter(|lines| *lines != 0).collect();
    if waiting.is_empty() || waiting.iter().any(|lines| lines.count_ones() != 2) {
        return None;
    }
    let (mut chains, mut loops) = (Vec::new(), Vec::new());
    while let Some(first) = waiting.pop() {
        let (mut lines, mut boxes) = (first, 1);
        while let Some(next) = waiting.iter().position(|other| other & lines != 0) {
            lines |= waiting.swap_remove(next);
            boxes += 1;
        }
        // A chain has a line more than boxes: one at either end.
        if lines.count_ones() == boxes { loops.push(boxes) } else { chains.push(boxes) }
    }
    chains.sort_unstable();
    loops.sort_unstable();
    Some((chains, loops))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::building::tests::confirm_what_is_built;

    const POSITIONS: [&str; 8] = [
        "dots-and-boxes: 1x1",
        "dots-and-boxes: 1x3",
        "dots-and-boxes: 2x2",
        "dots-and-boxes: 2x3 swedish",
        "dots-and-boxes(turn=right): o-o-o/|L|R|/o-o-o/|..../o-o-o",
        "dots-and-boxes: o-o-o-o/......./o-o-o-o/......./o-o-o-o",
        "dots-and-boxes: o-o-o/|...|/o.o.o/|...|/o-o-o",
        "dots-and-boxes: o-o-o/|..../o-o-o/...../o.o.o",
    ];

    #[test]
    fn what_is_built_is_confirmed_and_what_is_changed_is_refused() {
        let budget = &mut Budget::unlimited();
        for text in POSITIONS {
            let position: Position = text.parse().unwrap();
            let analysis = position.analyze(budget).unwrap();
            confirm_what_is_built(&position, &analysis);
            for net in -9..=9 {
                let [left, right] = position.score_with(analysis.net()).0;
                let player = position.mover();
                let claim = Step::plain(ScoreClaim::NetScore { player, net, left, right });
                let checked = position.check(&claim, budget).unwrap();
                assert_eq!(checked.is_ok(), net == analysis.net(), "{text}: {net}");
            }
            assert_eq!(followed(&position), position.chains_and_loops(), "{text}");
        }
    }
}
