//! Rulesets of files: as they say, beside the same rulesets in Rust, against the definition, and
//! files that are wrong.

use std::collections::HashMap;
use std::sync::Arc;

use nimatron::certificate::{prove, verify};
use nimatron::foundation::{Budget, Playable, Player, Random};
use nimatron::partizan::{Solver, Values};
use nimatron::rulesets::written::{self, BUNDLED, Wrong};
use nimatron::rulesets::{Position, Ruleset, knowing, partizan, searched};

fn bundled(name: &str) -> (&'static str, Arc<Ruleset>) {
    let file = BUNDLED.iter().find(|bundled| bundled.name == name).expect(name).file;
    let ruleset = written::read(file).unwrap_or_else(|error| panic!("{}", error.render(file)));
    (file, Arc::new(ruleset))
}

#[test]
fn bundled_files_are_as_they_say() {
    assert!(BUNDLED.len() >= 12);
    for name in BUNDLED.iter().map(|bundled| bundled.name) {
        let (file, ruleset) = bundled(name);
        match written::check(&ruleset, &mut Budget::nodes(100_000_000)) {
            Ok(report) => {
                assert!(report.agreed >= 1 && report.games >= 1000 && report.longest > 0, "{name}");
            }
            Err(Wrong::File(error)) => panic!("{name}: {}", error.render(file)),
            Err(error) => panic!("{name}: {error}"),
        }
    }
}

fn searched_value(position: &Position) -> u64 {
    let Position::Searched(position) = position else { panic!("{position} is not searched") };
    let budget = &mut Budget::unlimited();
    position.game().search(budget.memory()).value(position.game(), budget).expect("a value")
}

fn partizan_value(position: &Position, values: &Values) -> nimatron::partizan::Value {
    let Position::Partizan(position) = position else { panic!("{position} is not partizan") };
    Solver::new(values).value(position.game(), &mut Budget::unlimited()).expect("a value")
}

/// All boards of these sides with these signs, as they are written.
fn boards(rows: usize, columns: usize, signs: &str) -> Vec<String> {
    let signs: Vec<char> = signs.chars().collect();
    let squares = rows * columns;
    let count = signs.len().pow(squares as u32);
    let board = |mut number: usize| {
        let mut text = String::new();
        for square in 0..squares {
            if square > 0 && square % columns == 0 {
                text.push('/');
            }
            text.push(signs[number % signs.len()]);
            number /= signs.len();
        }
        text
    };
    (0..count).map(board).collect()
}

/// Every small board has the same value and the same moves as in Rust.
#[test]
fn files_agree_with_the_rulesets_in_rust() {
    let values = Values::default();
    for (name, native, rows, columns, signs) in [
        ("cram", "cram", 3, 3, ".#"),
        ("domineering", "domineering", 3, 3, ".#"),
        ("clobber", "clobber", 2, 3, "xo."),
        ("konane", "konane", 2, 3, "xo."),
        ("konane", "konane", 1, 6, "xo."),
        ("toads", "toads", 1, 6, "tf_"),
    ] {
        let (_, ruleset) = bundled(name);
        let word = &ruleset.description().id;
        for board in boards(rows, columns, signs) {
            let own = ruleset.read(&format!("{word}: {board}")).expect(&board).value;
            let native: Position = format!("{native}: {board}").parse().expect(&board);
            match own {
                Position::Searched(_) => {
                    assert_eq!(searched_value(&own), searched_value(&native), "{own}");
                }
                _ => {
                    let [own_value, other] =
                        [&own, &native].map(|position| partizan_value(position, &values));
                    assert!(own_value == other, "{own}");
                }
            }
            let moves = |position: &Position| {
                let bodies = position.moves().into_iter().flatten().map(|chosen| {
                    let text = position.play(&chosen).expect("a legal move").to_string();
                    text.split_once(": ").expect("a body").1.to_string()
                });
                let mut bodies: Vec<String> = bodies.collect();
                bodies.sort();
                bodies
            };
            let full = |text: Vec<String>| -> Vec<String> {
                // Boards that are given by their sides look different with other first boards.
                text.into_iter()
                    .filter(|body| !body.starts_with(|c: char| c.is_ascii_digit()))
                    .collect()
            };
            assert_eq!(full(moves(&own)), full(moves(&native)), "{own}");
        }
    }
}

/// Parts and symmetries that were found change no value: against the definition.
#[test]
fn values_are_those_of_the_definition() {
    fn grundy(game: &searched::AnyGame, known: &mut HashMap<String, u64>) -> u64 {
        let text = game.to_string();
        if let Some(value) = known.get(&text) {
            return *value;
        }
        let options: Vec<searched::AnyGame> = game.moves().first().map_or(Vec::new(), |_| {
            let budget = &mut Budget::unlimited();
            let moves = game.moves().gather(budget).expect("no limit");
            moves.into_iter().map(|(_, to)| to).collect()
        });
        let values: Vec<u64> = options.iter().map(|option| grundy(option, known)).collect();
        let value = (0..).find(|value| !values.contains(value)).expect("a mex");
        known.insert(text, value);
        value
    }
    fn value(
        game: &partizan::AnyGame,
        values: &Values,
        known: &mut HashMap<String, nimatron::partizan::Value>,
    ) -> nimatron::partizan::Value {
        let text = game.to_string();
        if let Some(value) = known.get(&text) {
            return *value;
        }
        let [left, right] = Player::BOTH.map(|player| {
            let moves = game.moves(player);
            moves.iter().map(|(_, to)| value(to, values, known)).collect::<Vec<_>>()
        });
        let found =
            values.arithmetic(&mut Budget::unlimited()).form(&left, &right).expect("a value");
        known.insert(text, found);
        found
    }
    let values = Values::default();
    for (name, rows, columns, signs) in [
        ("bookends", 3, 3, ".#"),
        ("bookends", 1, 9, ".#"),
        ("dawson", 1, 9, "i_"),
        ("kayles", 1, 9, "i_"),
        ("fission", 3, 3, ".x"),
        ("snort", 2, 3, ".xo"),
        ("col", 2, 3, ".xo"),
        ("diagonal-clobber", 2, 3, ".xo"),
        ("king-clobber", 2, 3, ".xo"),
        ("konane", 1, 6, "xo."),
        ("jumping-toads", 1, 6, "tf_"),
        ("elephants", 1, 6, "xo_"),
    ] {
        let (_, ruleset) = bundled(name);
        let word = &ruleset.description().id;
        let (mut grundies, mut forms) = (HashMap::new(), HashMap::new());
        for board in boards(rows, columns, signs) {
            let position = ruleset.read(&format!("{word}: {board}")).expect(&board).value;
            match &position {
                Position::Searched(game) => {
                    let by_definition = grundy(game.game(), &mut grundies);
                    assert_eq!(searched_value(&position), by_definition, "{position}");
                }
                Position::Partizan(game) => {
                    let by_definition = value(game.game(), &values, &mut forms);
                    assert!(partizan_value(&position, &values) == by_definition, "{position}");
                }
                _ => panic!("{position}"),
            }
        }
    }
}

/// A certificate carries the file with it.
#[test]
fn certificates_are_verified_where_the_ruleset_is_not_known() {
    for (name, board) in [("cram", "3x3"), ("toads", "tt_ff"), ("fission", "..../..x./..../....")] {
        let (file, ruleset) = bundled(name);
        let word = ruleset.description().id.clone();
        let text = format!("{word}: {board}");
        let json = knowing(vec![ruleset.clone()], || {
            let position: Position = text.parse().expect("it is known");
            prove(&position, 1000, &mut Budget::unlimited()).expect("a proof").to_json()
        });
        let json = json.expect("the word is free");
        assert!(text.parse::<Position>().is_err(), "{text} is known to this thread alone");
        let budget = &mut Budget::unlimited();
        assert!(verify(&json, budget).is_ok(), "{json}");
        // With another file it proves nothing.
        let other = serde_json::to_string(file).expect("a string");
        let damaged = json.replace(&other, &other.replace("->", "- >"));
        assert!(verify(&damaged, budget).is_err());
        let without = json.replace(&format!("\"rules\":[\n{other}],"), "");
        assert!(without.len() < json.len() && verify(&without, budget).is_err());
    }
}

#[test]
fn positions_and_moves_read_back() {
    let mut random = Random::new(5);
    for name in BUNDLED.iter().map(|bundled| bundled.name) {
        let (_, ruleset) = bundled(name);
        let examples = ruleset.description().examples.to_vec();
        for example in examples {
            let mut position = ruleset.read(&example.position).expect("an example").value;
            while let Some(chosen) = position.random_move(&mut random) {
                assert_eq!(position.parse_move(&chosen.to_string()).as_ref(), Ok(&chosen));
                position = position.play(&chosen).expect("a legal move");
                let text = position.to_string();
                assert_eq!(ruleset.read(&text).expect(&text).value, position);
            }
        }
    }
}

const GOOD: &str = r##"name = "Mine"
word = "mine"
board = "grid"
rules = "Take two."
source = "Nobody"
fill = ".x"

[cells]
"." = "free"
x = { name = "stone", owner = "left", look = "stone" }
o = { name = "stone", owner = "right" }

[players]
left = "moves"

[moves]
left = ["right: x. -> .x", "down: x. -> .x unless diagonals: xx or up: xo"]
right = ["left: o(..)*. -> .(..)*o"]

[[example]]
position = "2x2"
outcome = "P"
"##;

/// What is put in place of what in the good file, and how the error begins.
const BROKEN: [(&str, &str, &str); 100] = [
    ("name = \"Mine\"", "", "'name' is missing"),
    ("name = \"Mine\"", "name = 3", "expected a text in quotes, not a number"),
    ("name = \"Mine\"", "name = true", "expected a text in quotes, not true or false"),
    ("name = \"Mine\"", "name = []", "expected a text in quotes, not a list"),
    ("name = \"Mine\"", "name = \"\"", "expected a text that is not empty"),
    ("name = \"Mine\"", "name = \"  \"", "expected a text that is not empty"),
    ("name = \"Mine\"", "name = Mine", "no TOML"),
    ("name = \"Mine\"", "name \"Mine\"", "no TOML"),
    ("name = \"Mine\"", "name = \"Mine", "no TOML"),
    ("name = \"Mine\"", "name = \"Mine\"\nname = \"Yours\"", "no TOML"),
    ("name = \"Mine\"", "nmae = \"Mine\"", "'name' is missing"),
    ("name = \"Mine\"", "name = \"Mine\"\ncolour = 3", "the file has no key 'colour'"),
    ("name = \"Mine\"", "name = 1979-05-27", "expected a text in quotes, not a date"),
    ("word = \"mine\"", "", "'word' is missing"),
    ("word = \"mine\"", "word = \"My Word\"", "a word has small letters"),
    ("word = \"mine\"", "word = \"3x\"", "a word has small letters"),
    ("word = \"mine\"", "word = \"Mine\"", "a word has small letters"),
    ("word = \"mine\"", "word = \"mine:\"", "a word has small letters"),
    ("word = \"mine\"", "word = \"misere\"", "a word has small letters"),
    ("word = \"mine\"", "word = \"-mine\"", "a word has small letters"),
    ("word = \"mine\"", "word = \"m\u{ef}ne\"", "a word has small letters"),
    ("board = \"grid\"", "board = \"cube\"", "a board is a \"grid\" or a \"strip\""),
    ("board = \"grid\"", "board = 3", "expected a text in quotes, not a number"),
    ("board = \"grid\"", "board = \"strip\"", "on a strip there are only"),
    ("rules = \"Take two.\"", "", "'rules' is missing"),
    ("rules = \"Take two.\"", "rules = []", "expected at least one text"),
    ("rules = \"Take two.\"", "rules = [3]", "expected a text in quotes, not a number"),
    ("rules = \"Take two.\"", "rules = [\"\"]", "expected a text that is not empty"),
    ("rules = \"Take two.\"", "rules = { a = 1 }", "expected a text in quotes, not a table"),
    ("source = \"Nobody\"", "source = 1905", "expected a text in quotes, not a number"),
    ("fill = \".x\"", "fill = \"\"", "expected a text that is not empty"),
    ("fill = \".x\"", "fill = \"z\"", "expected rows of the signs"),
    ("fill = \".x\"", "fill = \".x/.\"", "the rows are not equally long"),
    ("fill = \".x\"", "fill = \"/\"", "expected rows of the signs"),
    ("fill = \".x\"", "fill = 4", "expected a text in quotes, not a number"),
    ("[cells]", "[cell]", "'cells' is missing"),
    ("[cells]", "[cells", "no TOML"),
    ("\".\" = \"free\"", "\".\" = 3", "expected the table the sign '.', not a number"),
    ("\".\" = \"free\"", ". = \"free\"", "no TOML"),
    ("\".\" = \"free\"", "\"..\" = \"free\"", "a sign is a single character"),
    ("\".\" = \"free\"", "\"\" = \"free\"", "a sign is a single character"),
    ("\".\" = \"free\"", "\" \" = \"free\"", "' ' cannot be a sign"),
    ("\".\" = \"free\"", "\"7\" = \"free\"", "'7' cannot be a sign"),
    ("\".\" = \"free\"", "\"/\" = \"free\"", "'/' cannot be a sign"),
    ("\".\" = \"free\"", "\"+\" = \"free\"", "'+' cannot be a sign"),
    ("\".\" = \"free\"", "\"(\" = \"free\"", "'(' cannot be a sign"),
    ("\".\" = \"free\"", "\".\" = \"\"", "expected a text that is not empty"),
    ("\".\" = \"free\"", "\".\" = {}", "'name' is missing in the sign '.'"),
    ("\".\" = \"free\"", "\".\" = { name = 3 }", "expected a text in quotes, not a number"),
    ("\".\" = \"free\"", "\".\" = { name = \"a\", x = 1 }", "the sign '.' has no key 'x'"),
    ("owner = \"left\"", "owner = \"lft\"", "an owner is \"left\" or \"right\""),
    ("owner = \"left\"", "owner = 1", "expected a text in quotes, not a number"),
    ("owner = \"left\"", "ower = \"left\"", "the sign 'x' has no key 'ower'"),
    ("look = \"stone\"", "look = \"stoen\"", "nothing looks like 'stoen'"),
    ("look = \"stone\"", "look = 3", "expected a text in quotes, not a number"),
    ("look = \"stone\"", "lok = \"stone\"", "the sign 'x' has no key 'lok'"),
    ("[players]", "[player]", "the file has no key 'player'"),
    ("left = \"moves\"", "left = 3", "expected a text in quotes, not a number"),
    ("left = \"moves\"", "both = \"moves\"", "[players] has no key 'both'"),
    ("[moves]", "[move]", "'moves' is missing"),
    ("left = [\"right: x. -> .x\"", "lefft = [\"right: x. -> .x\"", "[moves] has no key 'lefft'"),
    ("\"right: x. -> .x\"", "3", "expected a text in quotes, not a number"),
    ("\"right: x. -> .x\"", "\"\"", "expected a text that is not empty"),
    ("\"right: x. -> .x\"", "\"x. -> .x\"", "expected a direction and ':'"),
    ("\"right: x. -> .x\"", "\": x. -> .x\"", "expected a direction before ':'"),
    ("\"right: x. -> .x\"", "\"rihgt: x. -> .x\"", "no direction is called 'rihgt'"),
    ("\"right: x. -> .x\"", "\"right and: x. -> .x\"", "no direction is called 'and'"),
    ("\"right: x. -> .x\"", "\"right: x. .x\"", "expected '->'"),
    ("\"right: x. -> .x\"", "\"right: x. => .x\"", "expected '->'"),
    ("\"right: x. -> .x\"", "\"right: x. ->\"", "expected the signs of squares"),
    ("\"right: x. -> .x\"", "\"right: -> .x\"", "expected the signs of squares"),
    ("\"right: x. -> .x\"", "\"right: x. -> .x.\"", "'x.' and '.x.' have different shapes"),
    ("\"right: x. -> .x\"", "\"right: x. -> x.\"", "the pattern changes nothing"),
    ("\"right: x. -> .x\"", "\"right: xz -> .x\"", "'z' is none of the signs of [cells]"),
    ("\"right: x. -> .x\"", "\"right: x. -> .X\"", "'X' is none of the signs of [cells]"),
    (
        "\"right: x. -> .x\"",
        "\"right: x(.)*. -> .(.)*\"",
        "'x(.)*.' and '.(.)*' have different shapes",
    ),
    (
        "\"right: x. -> .x\"",
        "\"right: x(.)* -> .(.)+\"",
        "'x(.)*' and '.(.)+' have different shapes",
    ),
    ("\"right: x. -> .x\"", "\"right: x(. -> .x\"", "expected ')'"),
    ("\"right: x. -> .x\"", "\"right: x.) -> .x\"", "expected signs between '(' and ')'"),
    ("\"right: x. -> .x\"", "\"right: x() -> .x\"", "expected signs between '(' and ')'"),
    ("\"right: x. -> .x\"", "\"right: x(.) -> .(x)\"", "expected * or + behind ')'"),
    ("\"right: x. -> .x\"", "\"right: ((x)*)* -> .x\"", "groups stand beside each other only"),
    ("\"right: x. -> .x\"", "\"here: x. -> .x\"", "'here' is the direction of a single square"),
    (
        "\"right: x. -> .x\"",
        "\"right: (.)*(x)*(o)* -> (x)*(.)*(.)*\"",
        "a pattern has at most 2 groups",
    ),
    ("\"right: x. -> .x\"", "\"right: x. -> .x unless\"", "expected a direction and ':'"),
    ("\"right: x. -> .x\"", "\"right: x. -> .x unless xx\"", "expected a direction and ':'"),
    ("\"right: x. -> .x\"", "\"right: x. -> .x unless left: z\"", "'z' is none of the signs"),
    (
        "\"right: x. -> .x\"",
        "\"right: x. -> .x unless left: (x)*\"",
        "nothing repeats behind 'unless'",
    ),
    ("\"right: x. -> .x\"", "\"right: x. -> .x unless here: xx\"", "'here' is the direction"),
    ("\"right: x. -> .x\"", "\"right left: x. -> .x\"", "nothing shows that every game ends"),
    (
        "\"right: x. -> .x\"",
        "\"right: x. -> xx\", \"here: x -> .\"",
        "nothing shows that every game ends",
    ),
    (
        "\"right: x. -> .x\"",
        "\"here: x -> o\", \"here: o -> x\"",
        "nothing shows that every game ends",
    ),
    ("[[example]]", "[example]", "examples are written as [[example]]"),
    ("position = \"2x2\"", "", "'position' is missing"),
    ("position = \"2x2\"", "position = \"0x2\"", "expected a board with squares"),
    ("position = \"2x2\"", "position = \"99x99\"", "a board has at most 400 squares"),
    ("position = \"2x2\"", "position = \"xo/x\"", "row 2 is not as long as the first"),
    ("position = \"2x2\"", "position = \"xo/xz\"", "expected one of the signs . x o"),
    ("outcome = \"P\"", "outcom = \"L\"", "[[example]] has no key 'outcom'"),
    (
        "outcome = \"P\"",
        "outcome = \"P\"\n[[example]]\nposition = \"2x2\"",
        "this example stands here twice",
    ),
];

#[test]
fn broken_files_get_one_clear_error_each() {
    written::read(GOOD).unwrap_or_else(|error| panic!("{}", error.render(GOOD)));
    for (from, to, begins) in BROKEN {
        assert!(GOOD.contains(from), "{from}");
        let broken = GOOD.replacen(from, to, 1);
        let error = written::read(&broken).err();
        let error = error.unwrap_or_else(|| panic!("{to} is taken"));
        assert!(error.message.starts_with(begins), "{to}: {}", error.message);
        assert!(error.span.start <= broken.len() && error.span.end <= broken.len(), "{to}");
        assert!(!error.render(&broken).is_empty());
    }
}

#[test]
fn an_example_that_is_otherwise_is_pointed_at() {
    let wrong = GOOD.replace("outcome = \"P\"", "outcome = \"R\"");
    let ruleset = Arc::new(written::read(&wrong).expect("it can be read"));
    let Err(Wrong::File(error)) = written::check(&ruleset, &mut Budget::unlimited()) else {
        panic!("the outcome class is wrong");
    };
    assert_eq!(&wrong[error.span.clone()], "\"R\"");
    assert!(error.message.contains("not R"), "{}", error.message);
}
