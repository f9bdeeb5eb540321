//! Checks of a file: its examples, and random games played to the end.

use std::sync::Arc;

use nimatron_nimber::say;
use nimatron_nimber::text::{Notation, ParseError, Span};
use thiserror::Error;

use super::board::Board;
use super::game::{Placed, Written, WrittenImpartial};
use super::pattern::Sign;
use super::script::Measure;
use super::{Expected, FileExample, Moves, Rules, Shape};
use crate::foundation::{Budget, Convention, Exhausted, Fault, Playable, Random, watching};
use crate::partizan::Failure;
use crate::rulesets::loopy::{self, Valued};
use crate::rulesets::register::Ruleset;
use crate::rulesets::{self, Solvable, partizan, searched};

/// What has been checked of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Number of values and outcome classes that agree.
    pub agreed: usize,
    /// Number of random games.
    pub games: usize,
    /// Number of moves of the longest of them.
    pub longest: usize,
    /// Why every game ends, or that it is not known whether it does.
    pub ends: String,
}

/// Why a file is not as it says.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Wrong {
    /// Something in the file is wrong, and where.
    #[error("{0}")]
    File(ParseError),
    /// The budget did not suffice.
    #[error("{0}")]
    Exhausted(Exhausted),
}

impl From<Exhausted> for Wrong {
    fn from(exhausted: Exhausted) -> Wrong {
        Wrong::Exhausted(exhausted)
    }
}

/// Number of random games that are played from each example.
const GAMES: usize = 1000;
/// Number of moves after which a random game is broken off, if it need not end.
const MOST_MOVES: usize = 100;

/// In one of so many games it is looked at whether what the file says of its function is so.
const WATCHED: usize = 20;
/// Number of small boards, of any signs, on which that is looked at, too.
const BOARDS: usize = 500;

/// Whether the examples of a file are as it says, and whether texts of positions and moves read back
/// in random games from them, a thousand in all. A ruleset of no file has nothing to be checked.
///
/// # Errors
/// [`Wrong::File`] at the first example that is otherwise, with what it is;
/// [`Wrong::Exhausted`] if the budget does not suffice.
pub fn check(ruleset: &Ruleset, budget: &mut Budget) -> Result<Report, Wrong> {
    let Some(rules) = ruleset.written_rules() else {
        return Ok(Report { agreed: 0, games: 0, longest: 0, ends: String::new() });
    };
    watching(|faults| {
        let report = examples_and_games(ruleset, rules, budget);
        match faults.first() {
            Some(Fault { message, at }) => {
                let at = at.as_ref().unwrap_or(&rules.moves_at);
                Err(Wrong::File(ParseError::new(message.clone(), at.clone())))
            }
            None => report,
        }
    })
}

fn examples_and_games(
    ruleset: &Ruleset,
    rules: &Arc<Rules>,
    budget: &mut Budget,
) -> Result<Report, Wrong> {
    let mut report = Report { agreed: 0, games: 0, longest: 0, ends: ends(rules) };
    let read = |example: &FileExample| {
        let read = ruleset.read(&example.shown.position);
        read.map(|reading| reading.value)
            .map_err(|error| Wrong::File(ParseError { span: example.at.clone(), ..error }))
    };
    let mut starts = Vec::new();
    for example in &rules.examples {
        let position = read(example)?;
        for (expected, span) in &example.expected {
            compare(&position, expected, span, budget)?;
            report.agreed += 1;
        }
        starts.push((position, example.at.clone()));
    }
    let mut random = Random::new(1);
    if starts.is_empty() {
        // Without examples games begin on a whole board.
        let text = format!("{}: {}", rules.description.id, rules.shape.sides());
        let read = ruleset.read(&text).map_err(Wrong::File)?;
        starts.push((read.value, rules.moves_at.clone()));
    }
    let share = GAMES.div_ceil(starts.len());
    let is_true = |position: &rulesets::Position| match untrue(position) {
        Some(untrue) => Err(Wrong::File(untrue)),
        None => Ok(()),
    };
    for (start, at) in starts {
        is_true(&start)?;
        for _ in 0..share {
            let (mut position, mut moves) = (start.clone(), 0);
            let most = if rules.is_loopy() { MOST_MOVES } else { usize::MAX };
            while let Some(chosen) = position.random_move(&mut random).filter(|_| moves < most) {
                budget.spend(1)?;
                let wrong = |what: String| Wrong::File(ParseError::new(what, at.clone()));
                let again = position.parse_move(&chosen.to_string());
                if again.as_ref() != Ok(&chosen) {
                    let what = say!(
                        "the move {} in {} does not read back",
                        chosen.to_string(),
                        position.to_string()
                    );
                    return Err(wrong(what));
                }
                let Ok(after) = position.play(&chosen) else { break };
                if ruleset.read(&after.to_string()).map(|read| read.value).as_ref() != Ok(&after) {
                    let what = say!("the position {} does not read back", after.to_string());
                    return Err(wrong(what));
                }
                position = after;
                moves += 1;
                if report.games % WATCHED == 0 {
                    is_true(&position)?;
                }
            }
            report.games += 1;
            report.longest = report.longest.max(moves);
        }
    }
    on_small_boards(rules, &mut random, budget)?;
    Ok(report)
}

/// Whether what a file says of its function is so on small boards, whatever stands on them: any of them
/// can be typed. A function may refuse those that are none of its game.
fn on_small_boards(
    rules: &Arc<Rules>,
    random: &mut Random,
    budget: &mut Budget,
) -> Result<(), Wrong> {
    if rules.claims.walls.is_none() && rules.claims.symmetry.is_none() {
        return Ok(());
    }
    let signs: Vec<Sign> = (0..rules.cells.len() as Sign).collect();
    let walls: Vec<Sign> = signs.iter().copied().filter(|sign| !rules.counts.has(*sign)).collect();
    for _ in 0..BOARDS {
        budget.spend(1)?;
        let mut side = |most: u64| 1 + random.below(most) as usize;
        let (rows, columns) = match rules.shape {
            Shape::Grid => (side(4), side(4)),
            Shape::Strip => (1, side(9)),
        };
        let drawn: Vec<Sign> = (0..rows * columns)
            .map(|_| {
                let wall = random.choose(&walls).filter(|_| random.below(3) == 0);
                wall.or_else(|| random.choose(&signs)).copied().unwrap_or(0)
            })
            .collect();
        let sign = |row: usize, column: usize| drawn[row * columns + column];
        let board = Board::new(rows, columns, rules.kinds(), sign);
        if let Some(untrue) = board.and_then(|board| Placed::tried(rules, board).untrue()) {
            return Err(Wrong::File(untrue));
        }
    }
    Ok(())
}

/// What the file says of its function and is not so in this position.
fn untrue(position: &rulesets::Position) -> Option<ParseError> {
    let placed = match position {
        rulesets::Position::Searched(position) => {
            &position.game().downcast_ref::<WrittenImpartial>()?.0
        }
        rulesets::Position::Partizan(position) => &position.game().downcast_ref::<Written>()?.0,
        _ => return None,
    };
    placed.untrue()
}

fn compare(
    position: &rulesets::Position,
    expected: &Expected,
    span: &Span,
    budget: &mut Budget,
) -> Result<(), Wrong> {
    let (written, found) = match (position, expected) {
        (rulesets::Position::Searched(position), Expected::Value(written)) => {
            (written, value(position, budget)?)
        }
        (rulesets::Position::Searched(position), Expected::Outcome(written)) => {
            let game = position.game();
            let outcome =
                game.search(budget.memory()).outcome(game, position.convention(), budget)?;
            (written, outcome.to_string())
        }
        (rulesets::Position::Partizan(position), Expected::Value(written)) => {
            return partizan_value(position, written, span, budget);
        }
        (rulesets::Position::Partizan(position), Expected::Outcome(written)) => {
            let values = partizan::values_within(budget);
            let game = position.game();
            let class = game.search(position.convention(), &values, budget).class(game, budget)?;
            (written, class.to_string())
        }
        (rulesets::Position::Loopy(position), Expected::Value(written)) => {
            return loopy_value(position, written, span, budget);
        }
        (rulesets::Position::Loopy(position), Expected::Outcome(written)) => {
            let class = position.analyze(budget)?.class();
            (written, class.map_or(String::new(), |class| class.to_string()))
        }
        (_, Expected::Value(written) | Expected::Outcome(written)) => (written, String::new()),
    };
    let same = |a: &str, b: &str| a == b || (a, b) == ("*1", "*") || (a, b) == ("*0", "0");
    if same(written.trim(), &found) { Ok(()) } else { Err(other(written, &found, span)) }
}

/// The Grundy value as a text.
fn value(position: &searched::Position, budget: &mut Budget) -> Result<String, Wrong> {
    if position.convention() == Convention::Misere {
        return Ok(say!("no value in misère play"));
    }
    let value = position.game().search(budget.memory()).value(position.game(), budget)?;
    Ok(match value {
        0 => "0".into(),
        1 => "*".into(),
        value => format!("*{value}"),
    })
}

fn partizan_value(
    position: &partizan::Position,
    written: &str,
    span: &Span,
    budget: &mut Budget,
) -> Result<(), Wrong> {
    let values = partizan::values_within(budget);
    let mut solver = crate::partizan::Solver::new(&values);
    let failed = |failure: Failure| match failure {
        Failure::Exhausted(exhausted) => Wrong::Exhausted(exhausted),
        failure => Wrong::File(ParseError::new(failure.to_string(), span.clone())),
    };
    let found = solver.value(position.game(), budget).map_err(failed)?;
    let mut games = values.arithmetic(budget);
    let expected = games.read(written).map_err(|error| {
        Wrong::File(ParseError::new(say!("no value: {}", error.to_string()), span.clone()))
    })?;
    if found == expected {
        return Ok(());
    }
    let found = games.text(found, Notation::Ascii).map_err(failed)?;
    Err(other(written, &found, span))
}

fn loopy_value(
    position: &loopy::Position,
    written: &str,
    span: &Span,
    budget: &mut Budget,
) -> Result<(), Wrong> {
    let store = partizan::values_within(budget);
    let valued = position.game().value(budget)?;
    let mut games = store.loopy(budget);
    let expected = games.read(written).map_err(|error| {
        Wrong::File(ParseError::new(say!("no value: {}", error.to_string()), span.clone()))
    })?;
    let expected = games.text(expected, Notation::Ascii).map_err(|failure| match failure {
        Failure::Exhausted(exhausted) => Wrong::Exhausted(exhausted),
        failure => Wrong::File(ParseError::new(failure.to_string(), span.clone())),
    })?;
    match valued {
        Valued::Value(found) if found.to_text(Notation::Ascii) == expected => Ok(()),
        Valued::Value(found) => Err(other(written, &found.to_text(Notation::Ascii), span)),
        Valued::None(_) => Err(other(written, &say!("equal to no stopper"), span)),
        Valued::Open => Err(other(written, &say!("not known"), span)),
    }
}

fn other(expected: &str, found: &str, span: &Span) -> Wrong {
    let message = say!("this is {}, not {}", found, expected);
    Wrong::File(ParseError::new(message, span.clone()))
}

/// Why every game ends, in words.
fn ends(rules: &Rules) -> String {
    let weights = match &rules.moves {
        Moves::Patterns { weights: Some(weights), .. } => weights,
        Moves::Patterns { weights: None, .. } => {
            return say!(
                "nothing shows that every game ends: positions are taken for such as can come again, and \
                 a game that goes on for ever is a draw"
            );
        }
        Moves::Script(script) => {
            return match script.measure() {
                Measure::Function => say!("every game ends: every move lowers what 'measure' says"),
                Measure::Squares(signs) => {
                    let signs =
                        signs.iter().map(|sign| rules.cells[usize::from(sign)].sign.to_string());
                    let signs = signs.collect::<Vec<_>>().join(" ");
                    say!("every game ends: every move lowers the number of squares with {}", signs)
                }
            };
        }
    };
    let total = |by: usize| {
        let weighed = rules.cells.iter().zip(weights);
        let weighed = weighed.filter(move |(_, weight)| weight[by] != 0);
        weighed.map(move |(cell, weight)| format!("{} = {}", cell.sign, weight[by]))
    };
    let lists = [0, 1, 2].map(|by| total(by).collect::<Vec<_>>().join(", "));
    let told = [
        (!lists[0].is_empty()).then(|| say!("each square with {}", &lists[0])),
        (!lists[1].is_empty()).then(|| say!("for each row further down {}", &lists[1])),
        (!lists[2].is_empty()).then(|| say!("for each column further right {}", &lists[2])),
    ];
    let told = told.into_iter().flatten().collect::<Vec<_>>().join("; ");
    say!("every game ends: every move lowers the sum of these weights: {}", told)
}
