//! Explanations of positions in which positions can come again.
//!
//! The checker finds anew what becomes of each player, from the rules alone and by the definition: it
//! lists all positions that can be reached, and round by round those that are won or lost in one move
//! more, until there are no others. Where an explanation says of wins and losses alone, with their
//! numbers of moves, it looks no further than these reach: infinitely many positions may be beyond.
//! The value it computes again.

use std::collections::{HashMap, HashSet};

use nimatron_nimber::{message, say};
use serde::{Deserialize, Serialize};

use super::building::{self, Explainable, Explained, winning_moves, written};
use super::check::{
    Checker, Doubt, Refused, Unnamed, Winners, check_all, ensure, read_move, winners_by_rules,
};
use super::claim::{Claim, Level, Step, Term, Theorem};
use super::families::Family;
use super::ladder::{Ladder, Topic};
use super::written::Written;
use crate::foundation::{Budget, Convention, Exhausted, Outcome, Playable, Player};
use crate::rulesets::loopy::{Analysis, Fate, Move, OptionFate, Position, Valued};
use crate::rulesets::{self, Solved};

/// How many moves an explanation names.
const MOST_MOVES: usize = 100;
/// Of how many moves of a player it tells what becomes of the player.
const MOST_FOLLOWED: usize = 10_000;

/// One thing that can be said of a position in which positions can come again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "claim", rename_all = "snake_case", deny_unknown_fields)]
pub enum LoopyClaim {
    /// Who wins or draws, whoever begins.
    LoopyClass {
        /// The outcome class.
        class: String,
    },
    /// The value in normal play: a stopper, or the onside and the offside.
    LoopyValue {
        /// The value.
        value: String,
    },
    /// That no stopper is equal to it if draws are wins for a player.
    NoStopper {
        /// The player.
        draws: Player,
    },
    /// What becomes of the player to move.
    Fate {
        /// Whether that player wins.
        result: Ending,
        /// After how many moves, if the game ends.
        moves: Option<u32>,
    },
    /// Moves after which neither player can force a win.
    DrawingMoves {
        /// The moves.
        moves: Vec<Written<rulesets::Move>>,
        /// Whether these are all.
        complete: bool,
    },
    /// What becomes of a player with each move.
    Fates {
        /// The player.
        player: Player,
        /// One row a move.
        rows: Vec<FateRow>,
        /// Whether these are all moves.
        complete: bool,
    },
    /// What a move leads to, and how to answer it.
    LeadsTo {
        /// The move.
        chosen: Written<rulesets::Move>,
        /// Whether whoever makes it wins.
        result: Ending,
        /// After how many moves, if the game ends.
        moves: Option<u32>,
        /// A winning reply, if there is one.
        reply: Option<Written<rulesets::Move>>,
    },
    /// How many positions can be reached.
    Positions {
        /// Their number.
        count: u64,
    },
}

/// How a game ends for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The player wins.
    Win,
    /// It goes on for ever.
    Draw,
    /// The player loses.
    Loss,
}

/// A move, and what becomes of the player who makes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FateRow {
    /// The move.
    pub chosen: Written<rulesets::Move>,
    /// Whether the player wins.
    pub result: Ending,
    /// After how many moves, this one included, if the game ends.
    pub moves: Option<u32>,
    /// The value that it leaves, where it is known.
    pub value: Option<String>,
}

impl Family for LoopyClaim {
    fn of(claim: &Claim) -> Option<&LoopyClaim> {
        match claim {
            Claim::Loopy(claim) => Some(claim),
            _ => None,
        }
    }

    fn is_about_move(&self) -> bool {
        matches!(self, LoopyClaim::LeadsTo { .. })
    }
}

fn told(fate: Fate) -> (Ending, Option<u32>) {
    let ending = match fate {
        Fate::Win(_) => Ending::Win,
        Fate::Draw => Ending::Draw,
        Fate::Loss(_) => Ending::Loss,
    };
    (ending, fate.moves())
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
        let mut reasons = standing(self);
        reasons.push(fate(self));
        reasons.push(moves(self));
        if level >= Level::TABLE {
            let turn = self.position().mover();
            reasons.push(Step::plain(fates(self, turn)));
            if !self.position().game().is_impartial() {
                reasons.push(Step::plain(fates(self, turn.opponent())));
            }
            reasons.extend(positions(self));
        }
        reasons
    }

    fn theorem(&self) -> Vec<Step> {
        vec![building::theorem(Theorem::Retrograde)]
    }

    fn moves(&self) -> Vec<Step> {
        vec![moves(self)]
    }

    fn climb(&self, ladder: Ladder) -> Ladder {
        let turn = self.position().mover();
        let (wins, moves) = (self.winning_moves_of(turn).count(), self.options(turn).len());
        let place = (self.is_complete(turn) && moves > 1).then_some(Claim::Winners { wins, moves });
        ladder
            .rung(Topic::Meaning, [Claim::Definition { term: Term::Draw }])
            .rung(Topic::Standing, standing(self))
            .rung(Topic::Values, [fate(self)])
            .rung(Topic::Where, place)
    }
}

/// The class and the value, as far as they are known.
fn standing(analysis: &Analysis) -> Vec<Step> {
    let impartial = analysis.position().game().is_impartial();
    let class = analysis.class().filter(|_| !impartial);
    let class = class.map(|class| LoopyClaim::LoopyClass { class: class.to_string() });
    let value = match analysis.valued() {
        Valued::Value(value) => {
            Some(LoopyClaim::LoopyValue { value: value.to_text(Default::default()) })
        }
        Valued::None(draws) => Some(LoopyClaim::NoStopper { draws: *draws }),
        Valued::Open => None,
    };
    class.into_iter().chain(value).map(Step::plain).collect()
}

fn fate(analysis: &Analysis) -> Step {
    let (result, moves) = told(analysis.fate_of_mover());
    Step::plain(LoopyClaim::Fate { result, moves })
}

fn positions(analysis: &Analysis) -> Option<Step> {
    let (count, is_whole) = analysis.positions();
    is_whole.then(|| Step::plain(LoopyClaim::Positions { count }))
}

/// The winning moves; without one those that draw.
fn moves(analysis: &Analysis) -> Step {
    let turn = analysis.position().mover();
    let complete = analysis.is_complete(turn);
    Step::plain(match analysis.outcome() {
        Outcome::P => Claim::EveryMoveLoses,
        Outcome::N => {
            let moves = analysis.winning_moves().map(|chosen| written(&chosen));
            winning_moves(moves, MOST_MOVES, complete)
        }
        Outcome::D => {
            let mut drawing = analysis.drawing_moves_of(turn);
            let moves = drawing.by_ref().take(MOST_MOVES).map(written).collect();
            let complete = complete && drawing.next().is_none();
            LoopyClaim::DrawingMoves { moves, complete }.into()
        }
    })
}

/// What becomes of a player with each move.
fn fates(analysis: &Analysis, player: Player) -> LoopyClaim {
    let options = analysis.options(player);
    let known = options.iter().filter_map(|OptionFate { chosen, fate, value, .. }| {
        let (result, moves) = told((*fate)?);
        let value = value.as_ref().map(|value| value.to_text(Default::default()));
        Some(FateRow { chosen: written(chosen), result, moves, value })
    });
    let rows: Vec<FateRow> = known.take(MOST_FOLLOWED).collect();
    let complete = rows.len() == options.len();
    LoopyClaim::Fates { player, rows, complete }
}

impl Explainable for Position {
    const INCOMPLETE: &'static str =
        message!("what all moves of the player to move lead to and the theorem must be there");

    fn check(
        &self,
        explanation: &Step,
        budget: &mut Budget,
    ) -> Result<Result<(), Refused>, Exhausted> {
        let table = Table::for_explanation(self, explanation, budget)?;
        check_all(&mut LoopyChecker { position: self, table, budget }, explanation)
    }

    fn explain_move(&self, chosen: &Move, budget: &mut Budget) -> Result<Option<Step>, Exhausted> {
        let Ok(after) = self.play(chosen) else { return Ok(None) };
        let analysis = after.analyze_fates(budget)?;
        let (result, moves) = told(analysis.fate_of_mover().of_mover());
        let reply = analysis.winning_moves().next().map(|reply| written(&reply));
        Ok(Some(Step::plain(LoopyClaim::LeadsTo { chosen: written(chosen), result, moves, reply })))
    }

    fn is_table(&self, claim: &Claim) -> bool {
        match claim {
            // A move that wins is proof enough.
            Claim::Loopy(LoopyClaim::Fates { player, complete, rows }) => {
                let wins = rows.iter().any(|row| row.result == Ending::Win);
                (*complete || wins) && *player == self.mover()
            }
            _ => false,
        }
    }
}

/// What has to be known to confirm an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reach {
    /// All positions that can be reached.
    Whole,
    /// Those within this number of moves.
    Moves(u32),
    /// As much as settles the position and what its moves lead to.
    Open,
}

/// What has to be known to confirm an explanation. Where each player has moves of their own, the class
/// speaks of both, and so all has to be known.
fn reach(position: &Position, explanation: &Step) -> Reach {
    /// The greatest number of moves that is told, and whether it is one of the position itself.
    fn told(step: &Step) -> Option<(u32, bool)> {
        let ends = |result: &Ending, moves: &Option<u32>| match result {
            Ending::Draw => None,
            Ending::Win | Ending::Loss => *moves,
        };
        let (mut most, mut whole) = match &step.claim {
            Claim::Loopy(LoopyClaim::Fate { result, moves }) => (ends(result, moves)?, true),
            Claim::Loopy(LoopyClaim::LeadsTo { result, moves, .. }) => (ends(result, moves)?, true),
            Claim::Loopy(LoopyClaim::Fates { rows, .. }) => {
                let moves = rows.iter().map(|row| ends(&row.result, &row.moves));
                (moves.collect::<Option<Vec<u32>>>()?.into_iter().max().unwrap_or(0), false)
            }
            Claim::Loopy(LoopyClaim::Positions { .. } | LoopyClaim::DrawingMoves { .. }) => {
                return None;
            }
            _ => (0, false),
        };
        for reason in &step.because {
            let (moves, is_own) = told(reason)?;
            (most, whole) = (most.max(moves), whole | is_own);
        }
        Some((most, whole))
    }
    match told(explanation).filter(|_| position.game().is_impartial()) {
        None => Reach::Whole,
        // The replies to moves are two moves away.
        Some((most, true)) => Reach::Moves(most.saturating_add(2)),
        Some((_, false)) => Reach::Open,
    }
}

/// Every position that can be reached, with what becomes of the player to move.
struct Table {
    fates: HashMap<Position, Fate>,
    /// Number of positions, without whose turn it is.
    count: u64,
    /// Whether these are all.
    is_whole: bool,
}

impl Table {
    /// As much as has to be known to confirm an explanation.
    fn for_explanation(
        position: &Position,
        explanation: &Step,
        budget: &mut Budget,
    ) -> Result<Table, Exhausted> {
        /// So far all moves of the position are looked after.
        const FAR: u32 = 16;
        let mut reach = match reach(position, explanation) {
            Reach::Whole => return Table::of(position, None, budget),
            Reach::Moves(moves) => return Table::of(position, Some(moves), budget),
            Reach::Open => 4,
        };
        loop {
            let table = Table::of(position, Some(reach), budget)?;
            let mut moves = position.moves_of(position.mover());
            let is_known = table.fates.contains_key(position)
                && (reach >= FAR || moves.all(|chosen| table.fates.contains_key(chosen.to())));
            if table.is_whole || is_known {
                return Ok(table);
            }
            reach += 4;
        }
    }

    /// All that can be reached from a position, if either player may move any number of times in a row;
    /// within a number of moves, if there is one.
    fn of(start: &Position, reach: Option<u32>, budget: &mut Budget) -> Result<Table, Exhausted> {
        use rulesets::Solvable;
        /// A position with its moves and its place in the table.
        const EACH: u64 = 256;
        let sides = match start.game().is_impartial() {
            true => &Player::BOTH[..1],
            false => &Player::BOTH[..],
        };
        let first: Vec<Position> = sides.iter().map(|&side| start.clone().at_turn(side)).collect();
        let mut places: HashMap<Position, usize> = HashMap::new();
        let mut all: Vec<Position> = Vec::new();
        for position in first {
            places.insert(position.clone(), all.len());
            all.push(position);
        }
        let mut leads: Vec<Vec<usize>> = Vec::new();
        let mut distances = vec![0; all.len()];
        let mut arcs = 0;
        while let Some(position) = all.get(leads.len()).cloned() {
            let distance = distances[leads.len()];
            if reach.is_some_and(|reach| distance > reach) {
                break;
            }
            let mut moves = Vec::new();
            for chosen in position.moves_by_rules().into_iter().flatten() {
                budget.spend(1)?;
                let Ok(after) = position.play(&chosen) else { continue };
                // It stands there for either player.
                for &side in sides {
                    let next = after.clone().at_turn(side);
                    let place = *places.entry(next).or_insert_with_key(|next| {
                        all.push(next.clone());
                        distances.push(distance + 1);
                        all.len() - 1
                    });
                    if side == after.mover() {
                        moves.push(place);
                    }
                }
            }
            arcs += moves.len() as u64;
            budget.spend(1)?;
            budget.hold(EACH * (2 * all.len() as u64 + arcs / 16))?;
            leads.push(moves);
        }
        let end = match start.convention() {
            Convention::Normal => Fate::Loss(0),
            Convention::Misere => Fate::Win(0),
        };
        let mut fates: Vec<Option<Fate>> =
            leads.iter().map(|moves| moves.is_empty().then_some(end)).collect();
        let is_whole = leads.len() == all.len();
        fates.resize(all.len(), None);
        // In each round those whose game ends one move later.
        for round in 1.. {
            budget.spend(arcs / 8 + 1)?;
            let found: Vec<(usize, Fate)> = leads
                .iter()
                .enumerate()
                .filter(|(place, _)| fates[*place].is_none())
                .filter_map(|(place, moves)| {
                    let mut after = moves.iter().map(|&to| fates[to]);
                    let wins = after.clone().any(|after| matches!(after, Some(Fate::Loss(_))));
                    let loses = after.all(|after| matches!(after, Some(Fate::Win(_))));
                    let fate = if wins { Fate::Win(round) } else { Fate::Loss(round) };
                    (wins || loses).then_some((place, fate))
                })
                .collect();
            if found.is_empty() {
                break;
            }
            found.into_iter().for_each(|(place, fate)| fates[place] = Some(fate));
        }
        let count = (all.len() / sides.len()) as u64;
        let fates = all.into_iter().zip(fates);
        let open = is_whole.then_some(Fate::Draw);
        let fates = fates.filter_map(|(position, fate)| Some((position, fate.or(open)?))).collect();
        Ok(Table { fates, count, is_whole })
    }
}

/// A position with what the rules say of it.
struct LoopyChecker<'c> {
    position: &'c Position,
    table: Table,
    budget: &'c mut Budget,
}

impl LoopyChecker<'_> {
    fn fate(&self, position: &Position) -> Result<Fate, Doubt> {
        let found = self.table.fates.get(position).copied();
        found
            .ok_or_else(|| Doubt::Refused(say!("it is not settled within the moves that are told")))
    }

    fn check_fate(&self, fate: Fate, (result, moves): (Ending, Option<u32>)) -> Result<(), Doubt> {
        Ok(ensure(told(fate) == (result, moves), || match fate {
            Fate::Win(moves) => say!("it is a win in {} moves", moves),
            Fate::Loss(moves) => say!("it is a loss in {} moves", moves),
            Fate::Draw => say!("it is a draw"),
        })?)
    }

    fn check_drawing(
        &self,
        moves: &[Written<rulesets::Move>],
        complete: bool,
    ) -> Result<(), Doubt> {
        let draws = |chosen: &Move| Ok::<_, Doubt>(self.fate(chosen.to())? == Fate::Draw);
        let mut named = HashSet::new();
        for written in moves {
            let chosen = read_move(self.position, written)?;
            let is_draw = draws(&chosen)?;
            ensure(is_draw, || say!("the move {} does not draw", chosen.to_string()))?;
            ensure(named.insert(chosen.to_string()), || {
                say!("the move {} is named twice", chosen.to_string())
            })?;
        }
        let mut all = true;
        for chosen in self.position.moves_by_rules().into_iter().flatten() {
            all &= named.contains(&chosen.to_string()) || !draws(&chosen)?;
        }
        Ok(ensure(complete == all, || say!("not all moves are named, or all are"))?)
    }

    fn check_fates(
        &mut self,
        player: Player,
        rows: &[FateRow],
        complete: bool,
    ) -> Result<(), Doubt> {
        use rulesets::Solvable;
        let position = self.position.clone().at_turn(player);
        ensure(position.mover() == player, || say!("both players have the same moves"))?;
        let moves: Vec<Move> = position.moves_by_rules().into_iter().flatten().collect();
        let mut next = 0;
        for row in rows {
            let wrong =
                |what: &str| say!("the row of {}: {}", row.chosen.to_string(), what.to_string());
            let chosen = read_move(&position, &row.chosen)?;
            let place = moves.iter().position(|legal| *legal == chosen);
            let place = place.filter(|place| *place >= next);
            let place = place.ok_or_else(|| wrong(&say!("it comes earlier")))?;
            next = place + 1;
            let fate = self.fate(chosen.to())?.of_mover();
            ensure(told(fate) == (row.result, row.moves), || {
                wrong(&say!("something else becomes of the player"))
            })?;
            if let Some(value) = &row.value {
                let found = chosen.to().game().value(self.budget)?;
                let found = found.value().map(|found| found.to_text(Default::default()));
                ensure(found.as_ref() == Some(value), || wrong(&say!("it leaves another value")))?;
            }
        }
        let all = rows.len() == moves.len();
        Ok(ensure(complete == all, || say!("not all moves are named, or all are"))?)
    }
}

impl Checker for LoopyChecker<'_> {
    type Position = Position;
    type Own = LoopyClaim;

    fn position(&self) -> &Position {
        self.position
    }

    fn outcome(&mut self, position: &Position) -> Result<Outcome, Doubt> {
        Ok(self.fate(position)?.outcome())
    }

    fn unnamed(
        &mut self,
        position: &Position,
        named: &HashSet<String>,
    ) -> Result<Unnamed<Move>, Doubt> {
        let mut is_open = false;
        for chosen in position.moves_by_rules().into_iter().flatten() {
            match self.table.fates.get(chosen.to()) {
                _ if named.contains(&chosen.to_string()) => {}
                Some(Fate::Loss(_)) => return Ok(Unnamed::Move(chosen)),
                Some(_) => {}
                None => is_open = true,
            }
        }
        Ok(if is_open { Unnamed::Unknown(None) } else { Unnamed::Nothing })
    }

    fn winners(&mut self) -> Result<Winners<Position>, Doubt> {
        let position = self.position;
        winners_by_rules(self, position)
    }

    fn has_term(&mut self, term: Term) -> Result<bool, Doubt> {
        Ok(term == Term::Draw)
    }

    fn is_decided_by(&mut self, theorem: Theorem) -> Result<bool, Doubt> {
        Ok(theorem == Theorem::Retrograde)
    }

    fn check_own(&mut self, claim: &LoopyClaim) -> Result<(), Doubt> {
        use rulesets::Solvable;
        match claim {
            LoopyClaim::LoopyClass { class } => {
                let sides = Player::BOTH.map(|side| self.position.clone().at_turn(side));
                let [left, right] = sides.each_ref().map(|position| self.fate(position));
                let found = Analysis::class_of([left?, right?]).to_string();
                Ok(ensure(*class == found, || say!("it is {}", found))?)
            }
            LoopyClaim::LoopyValue { value } => {
                let normal = self.position.convention() == Convention::Normal;
                let found = self.position.game().value(self.budget)?;
                let found = found.value().map(|found| found.to_text(Default::default()));
                let holds = normal && found.as_ref() == Some(value);
                Ok(ensure(holds, || say!("the value is another one"))?)
            }
            LoopyClaim::NoStopper { draws } => {
                let found = self.position.game().value(self.budget)?;
                Ok(ensure(found == Valued::None(*draws), || say!("the value is another one"))?)
            }
            LoopyClaim::Fate { result, moves } => {
                self.check_fate(self.fate(self.position)?, (*result, *moves))
            }
            LoopyClaim::DrawingMoves { moves, complete } => self.check_drawing(moves, *complete),
            LoopyClaim::Fates { player, rows, complete } => {
                self.check_fates(*player, rows, *complete)
            }
            LoopyClaim::LeadsTo { chosen, result, moves, reply } => {
                let chosen = read_move(self.position, chosen)?;
                let after = self.fate(chosen.to())?;
                self.check_fate(after.of_mover(), (*result, *moves))?;
                match reply {
                    Some(reply) => {
                        let reply = read_move(chosen.to(), reply)?;
                        let wins = matches!(self.fate(reply.to())?, Fate::Loss(_));
                        let refused = || say!("the move {} does not win", reply.to_string());
                        Ok(ensure(wins, refused)?)
                    }
                    None => {
                        let none = !matches!(after, Fate::Win(moves) if moves > 0);
                        Ok(ensure(none, || say!("there is a winning reply"))?)
                    }
                }
            }
            LoopyClaim::Positions { count } => {
                let found = self.table.count;
                let is_whole = self.table.is_whole;
                Ok(ensure(*count == found && is_whole, || {
                    say!("{} positions can be reached", found)
                })?)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::building::tests::confirm_what_is_built;
    use crate::rulesets::Solvable;

    const POSITIONS: [&str; 11] = [
        "backsliding-toads: t_f",
        "backsliding-toads: tt__ff",
        "backsliding-toads(turn=right): tt_f",
        "backsliding-toads: t___f",
        "misere backsliding-toads: t__f",
        "fox-and-geese: 3x4",
        "fox-and-geese(turn=right): .g./.f./...",
        "ceylonese: 3x3",
        "beans-dont-talk: 7",
        "beans-dont-talk: 6",
        "beans-dont-talk: 1",
    ];

    #[test]
    fn what_is_built_is_confirmed_and_what_is_changed_is_refused() {
        let budget = &mut Budget::unlimited();
        for text in POSITIONS {
            let position: Position = text.parse().unwrap();
            let analysis = position.analyze(budget).unwrap();
            confirm_what_is_built(&position, &analysis);
            for result in [Ending::Win, Ending::Draw, Ending::Loss] {
                for moves in [None, Some(0), Some(1), Some(2), Some(7)] {
                    let holds = told(analysis.fate_of_mover()) == (result, moves);
                    let claim = Step::plain(LoopyClaim::Fate { result, moves });
                    // Of infinitely many positions nobody confirms a draw.
                    let checked = position.check(&claim, &mut Budget::nodes(100_000));
                    assert_eq!(matches!(checked, Ok(Ok(()))), holds, "{text}: {claim:?}");
                }
            }
        }
    }
}
