//! Tables of games with what another program says of them.

use nimatron::foundation::{Budget, Player};
use nimatron::partizan::{
    Arithmetic, Comparison, Dyadic, Failure, ReadingError, Temper, Value, Values, Wall,
};
use nimatron::text::Notation;

/// What an operation gives.
enum Answer {
    Game(Value),
    Games(Vec<Value>),
    Text(String),
}

type Answered = Result<Answer, ReadingError>;

fn text(answer: impl ToString) -> Answered {
    Ok(Answer::Text(answer.to_string()))
}

fn trajectory(wall: &Wall) -> String {
    let (critical, slopes) = wall.pieces();
    let critical: Vec<String> = critical.iter().map(Dyadic::to_string).collect();
    let slopes: Vec<String> = slopes.iter().map(i64::to_string).collect();
    format!("{},[{}],[{}]", wall.mast(), critical.join(","), slopes.join(","))
}

/// The game as a number, for operations that take one.
fn number(games: &Arithmetic<'_>, value: Value) -> Result<Dyadic, ReadingError> {
    let undefined = Failure::Undefined("it is no number");
    games.values().number(value).ok_or(ReadingError::Failure(undefined))
}

fn exponent(games: &Arithmetic<'_>, value: Value) -> Result<u32, ReadingError> {
    let exponent = number(games, value)?;
    let undefined = Failure::Undefined("it is no natural number");
    exponent.to_string().parse().map_err(|_| ReadingError::Failure(undefined))
}

fn property(games: &mut Arithmetic<'_>, operation: &str, g: Value) -> Answered {
    let values = games.values();
    let stop = |player| values.number(values.stop(g, player)).map(|stop| stop.to_string());
    match operation {
        "value" => Ok(Answer::Game(g)),
        "Birthday" => text(games.birthday(g)?),
        "Temperature" => text(games.temperature(g)?),
        "Mean" => text(games.mean(g)?),
        "LeftStop" => text(stop(Player::Left).unwrap()),
        "RightStop" => text(stop(Player::Right).unwrap()),
        "OutcomeClass" => text(games.outcome(g)?),
        "MisereOutcomeClass" => text(games.misere_outcome(g)?),
        "StopCount" => text(games.stop_count(g)?),
        "FollowerCount" => text(games.follower_count(g)?),
        "AtomicWeight" => Ok(Answer::Game(games.atomic_weight(g)?)),
        "IsAtomic" => text(games.atomic_weight(g).is_ok()),
        "ReducedCanonicalForm" => Ok(Answer::Game(games.reduced(g)?)),
        "Freeze" => Ok(Answer::Game(games.freeze(g)?)),
        "Companion" => Ok(Answer::Game(games.companion(g)?)),
        "Thermograph" => {
            let thermograph = games.thermograph(g)?;
            let walls = Player::BOTH.map(|player| trajectory(thermograph.wall(player)));
            text(format!("Thermograph({})", walls.join(",")))
        }
        "Incentives" => Ok(Answer::Games(games.incentives(g)?)),
        "LeftIncentives" => Ok(Answer::Games(games.incentives_of(g, Player::Left)?)),
        "RightIncentives" => Ok(Answer::Games(games.incentives_of(g, Player::Right)?)),
        "LeftOptions" => Ok(Answer::Games(games.options(g, Player::Left)?)),
        "RightOptions" => Ok(Answer::Games(games.options(g, Player::Right)?)),
        "Followers" => Ok(Answer::Games(games.followers(g, 1000)?)),
        "UptimalExpansion" => match games.uptimal_expansion(g)? {
            Some(expansion) => text(expansion),
            None => Err(Failure::Undefined("no uptimal").into()),
        },
        "IsUptimal" => text(games.uptimal_expansion(g)?.is_some()),
        "IsZero" => text(g == Value::ZERO),
        "IsInteger" => text(values.is_integer(g)),
        "IsNumber" => text(values.is_number(g)),
        "IsNimber" => text(values.nimber(g).is_some()),
        "IsInfinitesimal" => text(values.is_infinitesimal(g)),
        "IsNumberish" => text(values.is_numberish(g)),
        "IsNumberTiny" => text(games.number_tiny(g)?.is_some()),
        "IsAllSmall" => text(games.is_all_small(g)?),
        "IsEvenTempered" => text(games.temper(g)? == Some(Temper::Even)),
        "IsOddTempered" => text(games.temper(g)? == Some(Temper::Odd)),
        _ => panic!("unknown operation {operation}"),
    }
}

fn answer(games: &mut Arithmetic<'_>, operation: &str, arguments: &str) -> Answered {
    let arguments: Result<Vec<Value>, ReadingError> =
        arguments.split(" ; ").map(|argument| games.read(argument)).collect();
    let (g, h, t) = match arguments?[..] {
        [g] => (g, Value::ZERO, Value::ZERO),
        [g, h] => (g, h, Value::ZERO),
        [g, h, t] => (g, h, t),
        _ => panic!("too many arguments"),
    };
    Ok(Answer::Game(match operation {
        "sum" => games.sum(g, h)?,
        "Heat" => games.heat(g, h)?,
        "Cool" => {
            let t = number(games, h)?;
            games.cool(g, &t)?
        }
        "Overheat" => games.overheat(g, h, t)?,
        "NortonProduct" => games.norton_product(g, h)?,
        "ConwayProduct" => games.conway_product(g, h)?,
        "OrdinalSum" => games.ordinal_sum(g, h)?,
        "ConjunctiveSum" => games.conjunctive_sum(g, h)?,
        "SelectiveSum" => games.selective_sum(g, h)?,
        "Pow" => {
            assert_eq!(g, Value::UP);
            let exponent = exponent(games, h)?;
            games.up_power(exponent)?
        }
        "PowTo" => {
            assert_eq!(g, Value::UP);
            let exponent = exponent(games, h)?;
            games.up_powers(exponent)?
        }
        "leq" => return text(games.is_at_most(g, h)?),
        "compare" => {
            return text(match games.compare(g, h)? {
                Comparison::Less => "true,false",
                Comparison::Equal => "true,true",
                Comparison::Greater => "false,true",
                Comparison::Confused => "false,false",
            });
        }
        _ => return property(games, operation, g),
    }))
}

/// Whether the answer is the expected one; the one found otherwise.
fn differs(games: &mut Arithmetic<'_>, answer: &Answer, expected: &str) -> Option<String> {
    match answer {
        Answer::Game(value) => {
            let found = games.text(*value, Notation::Ascii).unwrap();
            (games.read(expected) != Ok(*value)).then_some(found)
        }
        Answer::Games(found) => {
            let inner = &expected[1..expected.len() - 1];
            let mut expected: Vec<Value> = match inner {
                "" => Vec::new(),
                _ => list(games, inner),
            };
            let mut found = found.clone();
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
fn list(games: &mut Arithmetic<'_>, text: &str) -> Vec<Value> {
    let (mut depth, mut start) = (0, 0);
    let mut found = Vec::new();
    for (at, char) in text.char_indices().chain([(text.len(), ',')]) {
        match char {
            '{' | '(' => depth += 1,
            '}' | ')' => depth -= 1,
            ',' if depth == 0 => {
                found.push(games.read(&text[start..at]).unwrap());
                start = at + 1;
            }
            _ => {}
        }
    }
    found
}

/// Every notation reads back as the same value.
fn round_trip(games: &mut Arithmetic<'_>, value: Value) {
    for notation in [Notation::Ascii, Notation::Unicode, Notation::Latex] {
        let text = games.text(value, notation).unwrap();
        assert_eq!(games.read(&text), Ok(value), "{text}");
    }
}

fn check(table: &str) {
    let values = Values::default();
    let mut budget = Budget::unlimited();
    let mut games = values.arithmetic(&mut budget);
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
fn canonical_forms() {
    check(include_str!("../../tables/partizan_forms.tsv"));
}

#[test]
fn sums() {
    check(include_str!("../../tables/partizan_sums.tsv"));
}

#[test]
fn comparisons() {
    check(include_str!("../../tables/partizan_order.tsv"));
}

#[test]
fn properties() {
    check(include_str!("../../tables/partizan_properties.tsv"));
}

#[test]
fn kinds() {
    check(include_str!("../../tables/partizan_kinds.tsv"));
}

#[test]
fn operations() {
    check(include_str!("../../tables/partizan_operations.tsv"));
}

#[test]
fn differences() {
    let table = include_str!("../../tables/partizan_differences.tsv").lines();
    let rows = table.filter(|row| !row.starts_with('#')).map(|row| {
        let (ours, theirs) = row.rsplit_once('\t').expect("four columns");
        assert!(!ours.ends_with(&format!("\t{theirs}")), "no difference: {row}");
        ours
    });
    check(&rows.collect::<Vec<_>>().join("\n"));
}
