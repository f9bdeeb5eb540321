//! Loopy games: tables with what another program says of them, confirmed by play where they say
//! what a form is worth.

use nimatron::foundation::{Budget, Player};
use nimatron::partizan::loopy::{LoopyArithmetic, LoopyValue, Stopper};
use nimatron::partizan::{Failure, ReadingError, Value, Values};
use nimatron::text::Notation;

use crate::partizan::loopy_play::confirm;

/// What an operation gives.
enum Answer {
    Game(LoopyValue),
    Games(Vec<LoopyValue>),
    Text(String),
}

type Answered = Result<Answer, ReadingError>;

fn text(answer: impl ToString) -> Answered {
    Ok(Answer::Text(answer.to_string()))
}

fn stoppers(found: Vec<Stopper>) -> Answered {
    Ok(Answer::Games(found.into_iter().map(LoopyValue::from).collect()))
}

fn property(games: &mut LoopyArithmetic<'_>, operation: &str, g: LoopyValue) -> Answered {
    let only = g.stopper().ok_or(Failure::Undefined("it is no stopper"));
    let numbers = |games: &mut LoopyArithmetic<'_>, is: fn(&Values, Value) -> bool| {
        let values = games.short().values();
        g.short().is_some_and(|value| is(values, value))
    };
    Ok(Answer::Game(match operation {
        "value" => g,
        "Onside" => g.onside().into(),
        "Offside" => g.offside().into(),
        "Degree" => games.degree(g)?,
        "Variety" => games.variety(g)?,
        "LeftStop" => games.stop(g, Player::Left)?,
        "RightStop" => games.stop(g, Player::Right)?,
        "LeftOptions" => return stoppers(games.options(only?, Player::Left)?),
        "RightOptions" => return stoppers(games.options(only?, Player::Right)?),
        "Followers" => return stoppers(games.followers(only?, 1000)?),
        "FollowerCount" => return text(games.followers(only?, 1000)?.len()),
        "OutcomeClass" => return text(games.outcome(g)?),
        "IsStable" => return text(games.is_stable(g)?),
        "IsIdempotent" => return text(games.is_idempotent(g)?),
        "IsPlumtree" => return text(only.is_ok() && games.is_plumtree(g)?),
        "IsStopper" => return text(only.is_ok()),
        "IsStopperSided" => return text(true),
        "IsPseudonumber" => return text(only.is_ok_and(|only| games.is_pseudonumber(only))),
        "IsInfinitesimal" => return text(games.is_infinitesimal(g)?),
        "IsNumberish" => return text(games.number_nearby(g)?.is_some()),
        "IsNumberTiny" => {
            let text = games.text(g, Notation::Ascii)?;
            let is_tiny = text.starts_with("tiny") || text.starts_with("miny");
            return Ok(Answer::Text(is_tiny.to_string()));
        }
        "IsLoopfree" => return text(g.short().is_some()),
        "IsZero" => return text(g == LoopyValue::ZERO),
        "IsInteger" => return text(numbers(games, Values::is_integer)),
        "IsNumber" => return text(numbers(games, Values::is_number)),
        "IsNimber" => return text(numbers(games, |values, value| values.nimber(value).is_some())),
        _ => panic!("unknown operation {operation}"),
    }))
}

fn answer(games: &mut LoopyArithmetic<'_>, operation: &str, arguments: &str) -> Answered {
    if operation == "OutcomeClass" {
        let (graph, root) = games.read_graph(arguments)?;
        let outcome = games.outcome_of(&graph, root)?;
        match games.read(arguments) {
            Ok(value) => assert_eq!(games.outcome(value)?, outcome),
            Err(_) => return text(outcome),
        }
    }
    let arguments: Result<Vec<LoopyValue>, ReadingError> =
        arguments.split(" ; ").map(|argument| games.read(argument)).collect();
    let (g, h) = match arguments {
        // A game that is not stopper-sided has few properties.
        Err(ReadingError::Failure(Failure::NotStopperSided { .. }))
            if operation.starts_with("IsStopper") =>
        {
            return text(false);
        }
        arguments => match arguments?[..] {
            [g] => (g, LoopyValue::ZERO),
            [g, h] => (g, h),
            _ => panic!("too many arguments"),
        },
    };
    Ok(Answer::Game(match operation {
        "sum" => games.sum(g, h)?,
        "leq" => return text(games.is_at_most(g, h)?),
        "multiple" => {
            let times = games.text(g, Notation::Ascii)?.parse().unwrap();
            games.multiple(h, times)?
        }
        "Pow" => games.power(g.short().unwrap(), h)?,
        "PowTo" => games.powers(g.short().unwrap(), h)?,
        "Upsum" => games.upsum(g, h)?,
        "Downsum" => games.downsum(g, h)?,
        "UpsumVariety" => games.variety_at(g, h, Player::Left)?,
        "DownsumVariety" => games.variety_at(g, h, Player::Right)?,
        _ => return property(games, operation, g),
    }))
}

/// Whether the answer is the expected one; the one found otherwise.
fn differs(games: &mut LoopyArithmetic<'_>, answer: &Answer, expected: &str) -> Option<String> {
    match answer {
        Answer::Game(value) => {
            let found = games.text(*value, Notation::Ascii).unwrap();
            (games.read(expected).as_ref() != Ok(value)).then_some(found)
        }
        Answer::Games(found) => {
            let mut found = found.clone();
            let mut expected = list(games, &expected[1..expected.len() - 1]);
            found.sort();
            expected.sort();
            (found != expected).then(|| {
                let texts: Vec<String> =
                    found.iter().map(|&g| games.text(g, Notation::Ascii).unwrap()).collect();
                texts.join(" ; ")
            })
        }
        Answer::Text(found) => (found != expected).then(|| found.clone()),
    }
}

/// Games between commas that stand in no brackets.
fn list(games: &mut LoopyArithmetic<'_>, text: &str) -> Vec<LoopyValue> {
    let (mut depth, mut start) = (0, 0);
    let mut found = Vec::new();
    for (at, char) in text.char_indices().chain([(text.len(), ',')]) {
        match char {
            '{' | '(' => depth += 1,
            '}' | ')' => depth -= 1,
            ',' if depth == 0 && start < at => {
                found.push(games.read(&text[start..at]).unwrap());
                start = at + 1;
            }
            _ => {}
        }
    }
    found
}

/// Every notation reads back as the same value.
fn round_trip(games: &mut LoopyArithmetic<'_>, value: LoopyValue) {
    for notation in [Notation::Ascii, Notation::Unicode, Notation::Latex] {
        let text = games.text(value, notation).unwrap();
        assert_eq!(games.read(&text), Ok(value), "{text}");
    }
}

fn check(table: &str) {
    let values = Values::default();
    let mut budget = Budget::unlimited();
    let mut games = values.loopy(&mut budget);
    let mut wrong = Vec::new();
    let mut rows = 0;
    for row in table.lines().filter(|row| !row.starts_with('#')) {
        rows += 1;
        let [operation, arguments, expected] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("a row has three columns: {row}");
        };
        match answer(&mut games, operation, arguments) {
            Err(_) if expected == "!error" => {}
            Err(error) => wrong.push(format!("{row}\n    {error}")),
            Ok(answer) => {
                if let Answer::Game(value) = answer {
                    round_trip(&mut games, value);
                    if operation == "value" {
                        let (graph, root) = games.read_graph(arguments).unwrap();
                        confirm(&games, &graph, root, value, row);
                    }
                }
                if let Some(found) = differs(&mut games, &answer, expected) {
                    wrong.push(format!("{row}\n    found {found}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {rows} rows:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn values() {
    check(include_str!("../../tables/partizan_loopy_values.tsv"));
}

#[test]
fn sums() {
    check(include_str!("../../tables/partizan_loopy_sums.tsv"));
}

#[test]
fn comparisons() {
    check(include_str!("../../tables/partizan_loopy_order.tsv"));
}

#[test]
fn properties() {
    check(include_str!("../../tables/partizan_loopy_properties.tsv"));
}
