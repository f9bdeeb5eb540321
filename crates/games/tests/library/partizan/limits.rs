//! Input that means harm, and several threads at once.

use nimatron::foundation::{Budget, Exhausted, Player};
use nimatron::partizan::{Failure, ReadingError, Value, Values};
use nimatron::text::Notation;

/// What reading gives within a budget and a memory.
fn read(text: &str, bytes: u64) -> Result<Value, ReadingError> {
    let values = Values::new(bytes);
    let mut budget = Budget::nodes(2_000_000);
    values.arithmetic(&mut budget).read(text)
}

#[test]
fn deep_input_is_refused() {
    for (open, close) in [
        ("{", "|}"),
        ("(", ")"),
        ("+-", ""),
        ("+-{1,", "}"),
        ("tiny(", ")"),
        ("+_", ""),
        ("-(", ")"),
        ("2·", ""),
        ("{0|", "}"),
    ] {
        let text = format!("{}1{}", open.repeat(100_000), close.repeat(100_000));
        assert!(matches!(read(&text, 1 << 24), Err(ReadingError::Text(_))), "{open}");
    }
    // A sign after a sign is no nesting.
    assert!(read(&format!("{}1", "-".repeat(100_000)), 1 << 24).is_ok());
}

#[test]
fn deep_games_are_refused() {
    for text in [
        "*1000000",
        "^1000000000",
        "^[100000]",
        "^<100000>",
        "*1000000+{1|0}",
        "^5000+{1|0}",
        "{*5000|0}",
    ] {
        match read(text, 1 << 26) {
            Ok(value) => {
                let values = Values::new(1 << 26);
                let mut budget = Budget::nodes(2_000_000);
                let mut games = values.arithmetic(&mut budget);
                let value = games.read(text).unwrap_or(value);
                for answer in [games.thermograph(value).err(), games.misere_outcome(value).err()] {
                    assert!(matches!(answer, Some(Failure::TooDeep { .. })), "{text} {answer:?}");
                }
            }
            Err(ReadingError::Failure(failure)) => {
                assert!(matches!(failure, Failure::TooDeep { .. }), "{text} {failure:?}");
            }
            Err(error) => panic!("{text} {error}"),
        }
    }
}

#[test]
fn long_games_are_gone_through_up_to_the_bound() {
    let values = Values::default();
    let mut budget = Budget::nodes(50_000_000);
    let mut games = values.arithmetic(&mut budget);
    // {n|{n−1|…}}: Right moves on and on.
    let mut deepest = Value::ZERO;
    let failure = (1..).find_map(|n| {
        let threat = games.integer(n).unwrap();
        match games.form(&[threat], &[deepest]) {
            Ok(next) => {
                deepest = next;
                None
            }
            Err(failure) => Some(failure),
        }
    });
    assert!(matches!(failure, Some(Failure::TooDeep { .. })));
    assert!(games.values().height(deepest) > 500);
    let negative = games.negative(deepest).unwrap();
    assert_eq!(games.sum(deepest, negative).unwrap(), Value::ZERO);
    let half = games.read("{1/2|*}").unwrap();
    assert!(!games.is_at_most(deepest, half).unwrap());
    assert!(games.text(deepest, Notation::Ascii).unwrap().len() > 500);
    assert!(games.thermograph(deepest).is_ok() && games.reduced(deepest).is_ok());
    assert!(games.atomic_weight(deepest).is_err());
    assert!(games.heat(deepest, Value::STAR).is_ok());
    assert!(matches!(games.sum(deepest, half), Err(Failure::TooDeep { .. })));
    // Down to the bottom of both.
    let starred = games.sum(deepest, Value::STAR).unwrap_or(deepest);
    assert!(games.sum(deepest, starred).is_err());
    assert!(games.is_at_most(deepest, deepest).unwrap());
}

#[test]
fn memory_is_bounded() {
    let values = Values::new(1 << 19);
    let mut budget = Budget::nodes(2_000_000);
    let mut games = values.arithmetic(&mut budget);
    let mut sum = Value::ZERO;
    let mut failure = None;
    for n in 1..60 {
        let switch = games.read(&format!("{{{n}|{}*}}", -2 * n)).unwrap();
        match games.sum(sum, switch) {
            Ok(next) => sum = next,
            Err(error) => {
                failure = Some(error);
                break;
            }
        }
    }
    assert!(matches!(failure, Some(Failure::Exhausted(_))), "{failure:?}");
    assert!(values.memory() <= 1 << 19, "{}", values.memory());
}

#[test]
fn budgets_end_work() {
    let values = Values::default();
    let mut budget = Budget::nodes(1000);
    let mut games = values.arithmetic(&mut budget);
    let game = games.nimber(20).unwrap();
    let failure = games.heat(game, Value::ONE).unwrap_err();
    assert_eq!(failure, Failure::Exhausted(Exhausted::Nodes { limit: 1000 }));
}

#[test]
fn numbers_of_any_size_are_exact() {
    let values = Values::default();
    let mut budget = Budget::unlimited();
    let mut games = values.arithmetic(&mut budget);
    let large = format!("1{}", "0".repeat(5000));
    let g = games.read(&format!("{large} + 1/{}", 1u128 << 120)).unwrap();
    let h = games.read(&large).unwrap();
    let difference = games.difference(g, h).unwrap();
    assert_eq!(games.text(difference, Notation::Ascii).unwrap(), format!("1/{}", 1u128 << 120));
    assert!(games.is_at_most(h, g).unwrap() && !games.is_at_most(g, h).unwrap());
    let hot = games.read(&format!("{{{large}^|{large}}}")).unwrap();
    let shifted = games.difference(hot, h).unwrap();
    assert_eq!(shifted, games.read("{^|0}").unwrap());
    assert_eq!(games.options(h, Player::Right).unwrap(), []);
}

#[test]
fn threads_share_a_store() {
    let values = Values::default();
    let text = |n: u32| format!("+-{{{n}|{}}} + {{{n}||0|-{}}} + +-{}*", n / 2, 2 * n, n + 1);
    let answers: Vec<Vec<Value>> = std::thread::scope(|scope| {
        let work = |_| {
            scope.spawn(|| {
                let mut budget = Budget::unlimited();
                let mut games = values.arithmetic(&mut budget);
                (2..12).map(|n| games.read(&text(n)).unwrap()).collect()
            })
        };
        let threads: Vec<_> = (0..4).map(work).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert!(answers.iter().all(|answer| answer == &answers[0]));
    let alone = Values::default();
    let mut budget = Budget::unlimited();
    let mut games = alone.arithmetic(&mut budget);
    for (n, &shared) in (2..12).zip(&answers[0]) {
        let value = games.read(&text(n)).unwrap();
        let mut budget = Budget::unlimited();
        let found = values.arithmetic(&mut budget).text(shared, Notation::Ascii).unwrap();
        assert_eq!(games.text(value, Notation::Ascii).unwrap(), found);
    }
}

#[test]
fn errors_point_at_the_place() {
    for (text, span, message) in [
        ("{1|0|-1}", 1..7, "bars of the same length can be read in two ways"),
        ("{1,0}", 1..4, "a bar is missing between the options"),
        ("1/3", 2..3, "the denominator is no power of two"),
        ("1 + ", 4..4, "expected a game"),
        ("{1|", 3..3, "expected a game"),
        ("{1|0", 4..4, "expected '}'"),
        ("tony(2)", 0..4, "unknown name 'tony'"),
        ("1 & 2", 2..3, "unexpected '&'"),
        ("1 2", 2..3, "unexpected '2'"),
    ] {
        match read(text, 1 << 24) {
            Err(ReadingError::Text(error)) => {
                assert_eq!((error.span, &error.message[..]), (span, message), "{text}")
            }
            other => panic!("{text} {other:?}"),
        }
    }
}
