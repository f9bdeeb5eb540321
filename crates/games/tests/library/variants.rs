//! Impartial, dicotic and twisted variants of partizan rulesets, beside rulesets that are such and
//! against the definition.

use std::collections::HashMap;
use std::sync::Arc;

use nimatron::certificate::{prove, verify};
use nimatron::foundation::{Budget, Playable, Player};
use nimatron::partizan::{Dyadic, Solver, Value, Values};
use nimatron::rulesets::partizan::AnyGame;
use nimatron::rulesets::written::{self, BUNDLED};
use nimatron::rulesets::{Position, knowing};

fn read(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn grundy(text: &str) -> u64 {
    let Position::Searched(position) = read(text) else { panic!("{text} is not searched") };
    let budget = &mut Budget::unlimited();
    position.game().search(budget.memory()).value(position.game(), budget).expect("a value")
}

fn game(text: &str) -> AnyGame {
    let Position::Partizan(position) = read(text) else { panic!("{text} is not partizan") };
    position.game().clone()
}

fn value(text: &str, values: &Values) -> Value {
    Solver::new(values).value(&game(text), &mut Budget::unlimited()).expect("a value")
}

#[test]
fn impartial_variants_are_the_known_games() {
    for (variant, known) in [
        ("domineering: 3x3", "cram: 3x3"),
        ("domineering: 3x4", "cram: 3x4"),
        ("domineering: ..#/.../#..", "cram: ..#/.../#.."),
        ("clobber: xox/oxo", "impartial-clobber: xox/oxo"),
        ("clobber: xxo./.oxx", "impartial-clobber: xxo./.oxx"),
        ("nogo: 2x3", "impartial-nogo: 2x3"),
        ("hackenbush: blue 0-1, red 1-2, green 1-3", "hackenbush: 0-1, 1-2, 1-3"),
    ] {
        assert_eq!(grundy(&format!("impartial-variant: {variant}")), grundy(known), "{variant}");
    }
    // Moves of one name that lead elsewhere are told apart.
    let position = read("impartial-variant: snort: 1x2");
    let names: Vec<String> =
        position.moves().into_iter().flatten().map(|chosen| chosen.to_string()).collect();
    assert_eq!(names, ["left (1,1)", "left (2,1)", "right (1,1)", "right (2,1)"]);
}

/// A position inside, and whether roles are exchanged.
type Inside = (AnyGame, bool);

/// The value of a variant by its definition, from the moves of the game inside.
fn naive(
    inside: &Inside,
    options: &impl Fn(&Inside, Player) -> Vec<Inside>,
    values: &Values,
    known: &mut HashMap<Inside, Value>,
) -> Value {
    if let Some(value) = known.get(inside) {
        return *value;
    }
    let [left, right] = Player::BOTH.map(|player| {
        let options_of = options(inside, player);
        options_of.iter().map(|to| naive(to, options, values, known)).collect::<Vec<_>>()
    });
    let value = values.arithmetic(&mut Budget::unlimited()).form(&left, &right).expect("a value");
    known.insert(inside.clone(), value);
    value
}

/// Small positions of several rulesets, some of which fall apart.
const SMALL: [&str; 8] = [
    "domineering: 2x3",
    "domineering: 3x3",
    "domineering: .../.#./...",
    "toads: tt__ff",
    "cutcake: 2x3, 3x1",
    "hackenbush: blue 0-1, red 1-2, green 0-3, red 3-4",
    "konane: xoxo/o..x",
    "nogo: 2x3",
];

#[test]
fn dicotic_variants_are_as_they_are_defined() {
    let values = &Values::default();
    let options = |(game, _): &Inside, player: Player| {
        let both = Player::BOTH.map(|player| game.options_by_rules(player));
        let is_over = both.iter().any(Vec::is_empty);
        let own = if is_over { Vec::new() } else { game.options_by_rules(player) };
        own.into_iter().map(|to| (to, false)).collect()
    };
    for text in SMALL {
        let own = value(&format!("dicotic-variant: {text}"), values);
        let inside = (game(text), false);
        assert_eq!(own, naive(&inside, &options, values, &mut HashMap::new()), "{text}");
        let mean = values.arithmetic(&mut Budget::unlimited()).mean(own).expect("a mean");
        assert_eq!(mean, Dyadic::from(0), "dicotic games are infinitesimal: {text}");
    }
}

#[test]
fn twisted_variants_are_as_they_are_defined() {
    let values = &Values::default();
    let options = |(game, is_exchanged): &Inside, player: Player| {
        let role = if *is_exchanged { player.opponent() } else { player };
        game.options_by_rules(role).into_iter().map(|to| (to, !is_exchanged)).collect()
    };
    for text in SMALL {
        let own = value(&format!("twisted-variant: {text}"), values);
        let inside = (game(text), false);
        assert_eq!(own, naive(&inside, &options, values, &mut HashMap::new()), "{text}");
        let exchanged = value(&format!("twisted-variant(roles=exchanged): {text}"), values);
        let negative = values.arithmetic(&mut Budget::unlimited()).negative(own);
        assert_eq!(negative.expect("a value"), exchanged, "{text}");
    }
}

#[test]
fn variants_are_proved_played_and_refused() {
    for text in [
        "impartial-variant: toads: tt_ff",
        "misere impartial-variant: snort: 2x2",
        "dicotic-variant(turn=right): domineering: 2x3",
        "twisted-variant(roles=exchanged, turn=right): domineering: 2x3",
        "partizan-sum: dicotic-variant: domineering: 2x2 + clobber: xo",
    ] {
        let position = read(text);
        assert_eq!(position.to_string(), text);
        let budget = &mut Budget::unlimited();
        let certificate = prove(&position, 100_000, budget).expect("proved");
        assert!(verify(&certificate.to_json(), budget).is_ok(), "{text}");
        for chosen in position.moves().into_iter().flatten() {
            assert_eq!(position.parse_move(&chosen.to_string()).as_ref(), Ok(&chosen), "{text}");
            let after = position.play(&chosen).expect("a legal move");
            assert_eq!(read(&after.to_string()), after, "{text}");
        }
    }
    for (text, expected) in [
        ("impartial-variant: nim: 3", "the players have moves of their own"),
        ("impartial-variant: cram: 2x2", "the players have moves of their own"),
        ("dicotic-variant: misere domineering: 2x2", "before the first colon"),
        ("twisted-variant: domineering(turn=right): 2x2", "before the first colon"),
        ("twisted-variant(roles=other): domineering: 2x2", "expected roles=exchanged"),
        ("dicotic-variant: twisted-variant: domineering: 2x2", "has no variant"),
        ("dicotic-variant: domineering: 2y2", "expected"),
    ] {
        let error = text.parse::<Position>().expect_err(text);
        assert!(error.message.contains(expected), "{text}: {}", error.message);
        assert!(error.span.start >= 15 && error.span.end <= text.len(), "{text}: {:?}", error.span);
    }
}

/// Positions inside of positions inside of positions are refused before the stack ends.
#[test]
fn nesting_is_bounded() {
    for word in ["dicotic-variant", "impartial-variant", "twisted-variant", "partizan-sum"] {
        let text = format!("{word}: ").repeat(20_000) + "domineering: 2x2";
        let error = text.parse::<Position>().expect_err(word);
        assert!(error.message.contains("inside of each other"), "{}", error.message);
        assert!(error.span.end <= text.len());
    }
}

/// Rulesets of files have variants, too.
#[test]
fn files_have_variants() {
    let file = BUNDLED.iter().find(|bundled| bundled.name == "domineering").expect("a file").file;
    let ruleset = Arc::new(written::read(file).expect("a ruleset"));
    let found = knowing(vec![ruleset], || grundy("impartial-variant: my-domineering: 3x3"));
    assert_eq!(found.expect("a new word"), grundy("cram: 3x3"));
}
