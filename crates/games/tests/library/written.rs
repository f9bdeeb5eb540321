//! Rulesets of files: as they say, beside the same rulesets in Rust, against the definition, and
//! files that are wrong.

use std::collections::HashMap;
use std::sync::Arc;

use nimatron::certificate::{prove, verify};
use nimatron::foundation::{Budget, Playable, Player, Random};
use nimatron::impartial::sequence::Halt;
use nimatron::impartial::sequence::period::Verdict;
use nimatron::partizan::{Solver, Values};
use nimatron::render::drawing;
use nimatron::rulesets::sequence::Sequence;
use nimatron::rulesets::written::{self, BUNDLED, Wrong};
use nimatron::rulesets::{Analyses, Position, Ruleset, knowing, partizan, searched};
use nimatron::text::Notation;

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

/// Boards of more than 64 squares are read by the same words, solved by the rules of the bundled files,
/// and worth as much as what is not blank on them.
#[test]
fn large_boards_are_worth_what_small_ones_are() {
    for (word, board, blank) in [
        ("cram", "..../....", '#'),
        ("domineering", ".../.../..#", '#'),
        ("clobber", "xox/oxo", '.'),
        ("diagonal-clobber", "xxo/oox", '.'),
        ("king-clobber", "xo/ox", '.'),
        ("knight-clobber", "xx./..o/o.x", '.'),
        ("rook-clobber", "xox/ox.", '.'),
        ("queen-clobber", "x..o/..x.", '.'),
        ("cannibal-clobber", "xxo/o.x", '.'),
        ("anti-clobber", "xo./o.#", '#'),
        ("impartial-clobber", "xox/oxo", '.'),
        ("impartial-cannibal-clobber", "xxx/.xo", '.'),
        ("impartial-nogo", ".../...", '#'),
        ("amazons", "x../..o", '#'),
        ("konane", "xoxo/o..x/xoxo", '#'),
        ("fission", "x../.x.", '#'),
        ("nogo", "x../..o", '#'),
    ] {
        let padded = |row: &str| format!("{row}{}", blank.to_string().repeat(30 - row.len()));
        let mut rows: Vec<String> = board.split('/').map(padded).collect();
        rows.resize(4, padded(""));
        let read = |text: String| text.parse::<Position>().unwrap_or_else(|e| panic!("{e}"));
        let text = format!("{word}: {}", rows.join("/"));
        let (small, large) = (read(format!("{word}: {board}")), read(text.clone()));
        assert_eq!(large.to_string(), text, "it is written as it is read");
        assert_eq!(large.description().title, small.description().title);
        match (&small, &large) {
            (Position::Searched(_), Position::Searched(_)) => {
                assert_eq!(searched_value(&large), searched_value(&small), "{word}");
            }
            _ => {
                let values = &Values::default();
                assert_eq!(
                    partizan_value(&large, values),
                    partizan_value(&small, values),
                    "{word}"
                );
            }
        }
        let error = format!("{word}: 21x20").parse::<Position>().expect_err("too large");
        assert!(error.message.contains("at most 400 squares"), "{error}");
    }
    for (text, value) in [
        (format!("ski-jumps: L{}", ".".repeat(69)), "70"),
        (format!("toads: t{}f", "_".repeat(68)), "0"),
        (format!("toads: t{}", "_".repeat(69)), "69"),
    ] {
        let Position::Partizan(position) = text.parse().expect("a strip of 70 squares") else {
            panic!("{text} is not partizan");
        };
        let budget = &mut Budget::unlimited();
        let analysis = nimatron::rulesets::Solvable::analyze(&position, budget).expect("solved");
        let (found, _) = analysis.thermograph().expect("a value");
        assert_eq!(found.to_text(Notation::Ascii), value, "{text}");
    }
    // What is written between squares is none.
    let spaced = format!("domineering: {}", ["........"; 8].join("  /  "));
    assert_eq!(spaced.parse::<Position>(), "domineering: 8x8".parse::<Position>());
    // The position of Domineering with 28 free squares whose temperature is more than 2 (2026).
    let hot = "domineering: .#######./.#######./....#..../###.#.###/###...###/#....####/##...####/#..######";
    let position: Position = hot.parse().expect("72 squares");
    let Position::Partizan(found) = &position else { panic!("{position} is not partizan") };
    let budget = &mut Budget::unlimited();
    let analysis = nimatron::rulesets::Solvable::analyze(found, budget).expect("solved");
    let (value, thermograph) = analysis.thermograph().expect("a value");
    assert_eq!(value.to_text(Notation::Ascii), "{17/8|-2*}");
    assert_eq!(thermograph.temperature().to_string(), "33/16");
    let certificate = prove(&position, 100_000, budget).expect("proved");
    assert!(verify(&certificate.to_json(), budget).is_ok());
}

/// A file of which nothing shows that every game ends is solved as a loopy ruleset.
#[test]
fn games_that_may_not_end_are_loopy() {
    let loops = [
        "\"right left: x. -> .x\"",
        "\"right: x. -> xx\", \"here: x -> .\"",
        "\"here: x -> o\", \"here: o -> x\"",
    ];
    for moves in loops {
        let file = GOOD.replacen("\"right: x. -> .x\"", moves, 1);
        let file = file.replace("outcome = \"P\"", "");
        let ruleset = Arc::new(written::read(&file).expect(moves));
        let report = written::check(&ruleset, &mut Budget::unlimited()).expect(moves);
        assert!(report.ends.starts_with("nothing shows that every game ends"), "{}", report.ends);
        assert!(report.longest <= 100);
        let word = &ruleset.description().id;
        let position = ruleset.read(&format!("{word}: 2x2")).expect(moves).value;
        assert!(matches!(position, Position::Loopy(_)), "{moves}");
        let solved = || {
            let certificate = prove(&position, 1000, &mut Budget::unlimited()).expect("proved");
            verify(&certificate.to_json(), &mut Budget::unlimited()).expect("verified").outcome
        };
        let outcome = position.analyze(&mut Budget::unlimited()).expect("solved").outcome();
        assert_eq!(knowing(vec![ruleset.clone()], solved).expect("a new word"), outcome);
    }
}

/// What becomes of everybody in small strips is the same as in Rust.
#[test]
fn a_loopy_file_agrees_with_the_ruleset_in_rust() {
    let (_, ruleset) = bundled("backsliding");
    let word = &ruleset.description().id;
    for board in boards(1, 5, "tf_") {
        let own = ruleset.read(&format!("{word}: {board}")).expect(&board).value;
        let native: Position = format!("backsliding-toads: {board}").parse().expect(&board);
        let [own, native] = [own, native].map(|position| {
            let Position::Loopy(position) = position else { panic!("{board} is not loopy") };
            let budget = &mut Budget::unlimited();
            let solved = nimatron::rulesets::Solvable::analyze(&position, budget).expect("solved");
            let fates = Player::BOTH.map(|player| solved.fate(player));
            (fates, solved.value().map(|value| value.to_text(Notation::Ascii)))
        });
        assert_eq!(own, native, "{board}");
    }
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
        ("amazons", "amazons", 2, 2, ".xo#"),
        ("nogo", "nogo", 2, 3, ".xo"),
        ("impartial-nogo", "impartial-nogo", 2, 3, ".xo"),
        ("shove", "shove", 1, 5, "_lr"),
        ("anti-clobber", "anti-clobber", 2, 3, "xo."),
        ("cannibal-clobber", "cannibal-clobber", 2, 3, "xo."),
        ("diagonal-clobber", "diagonal-clobber", 2, 3, "xo."),
        ("king-clobber", "king-clobber", 2, 3, "xo."),
        ("knight-clobber", "knight-clobber", 2, 3, "xo."),
        ("rook-clobber", "rook-clobber", 2, 3, "xo."),
        ("queen-clobber", "queen-clobber", 2, 3, "xo."),
        ("impartial-clobber", "impartial-clobber", 2, 3, "xo."),
        ("impartial-cannibal-clobber", "impartial-cannibal-clobber", 2, 3, "xo."),
        ("ski-jumps", "ski-jumps", 3, 1, ".LRlr"),
        ("ski-jumps", "ski-jumps", 1, 4, ".LRlr"),
    ] {
        let (_, ruleset) = bundled(name);
        let word = &ruleset.description().id;
        for board in boards(rows, columns, signs) {
            let own = ruleset.read(&format!("{word}: {board}")).expect(&board).value;
            let Ok(native) = format!("{native}: {board}").parse::<Position>() else {
                // In Rust NoGo has no boards on which a group is without a free square.
                assert!(name.ends_with("nogo"), "{board}");
                continue;
            };
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
                // Moves to the same board are one in a file.
                bodies.dedup();
                bodies
            };
            let full = |text: Vec<String>| -> Vec<String> {
                // Boards that are given by their sides look different with other first boards, and so
                // does one on which nothing is left.
                text.into_iter()
                    .filter(|body| !body.starts_with(|c: char| c.is_ascii_digit()))
                    .filter(|body| body.chars().any(|sign| !"./".contains(sign)))
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
        ("knight-clobber", 2, 3, ".xo"),
        ("rook-clobber", 1, 6, ".xo"),
        ("queen-clobber", 2, 3, ".xo"),
        ("cannibal-clobber", 2, 3, ".xo"),
        ("anti-clobber", 1, 5, ".xo"),
        ("impartial-clobber", 2, 3, ".xo"),
        ("impartial-cannibal-clobber", 2, 3, ".xo"),
        ("impartial-nogo", 2, 3, ".xo"),
        ("ski-jumps", 3, 1, ".LRlr"),
        ("konane", 1, 6, "xo."),
        ("jumping-toads", 1, 6, "tf_"),
        ("elephants", 1, 6, "xo_"),
        ("amazons", 2, 2, ".xo#"),
        ("nogo", 2, 2, ".xo"),
        ("chomp", 2, 2, ".cp"),
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
    ("name = \"Mine\"", "nmae = \"Mine\"", "the file has no key 'nmae'"),
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
    ("[cells]", "[cell]", "the file has no key 'cell'"),
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
    ("[moves]", "[move]", "the file has no key 'move'"),
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
    ("[cells]", "walls = \"x\"\n[cells]", "'walls' is said of a 'script'"),
    ("[[example]]", "[example]", "examples are written as [[example]]"),
    ("position = \"2x2\"", "", "'position' is missing"),
    ("position = \"2x2\"", "positon = \"2x2\"", "[[example]] has no key 'positon'"),
    ("outcome = \"P\"", "outcome = \"Right\"", "no outcome class is called 'Right'"),
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

/// With characters, a board of a file shows the signs of the file.
#[test]
fn boards_are_drawn_with_the_signs_of_their_files() {
    let ruleset = written::read(GOOD).expect("a ruleset");
    let read = ruleset.read("mine: xo./.xx").expect("a position");
    for notation in [Notation::Ascii, Notation::Unicode] {
        let drawn = drawing(&read.value, notation).expect("a board");
        assert_eq!(drawn.replace('·', "."), "2 x o .\n1 . x x\n  1 2 3\n");
    }
}

/// What functions can ask of a board, each answer beside what is expected; a text is as good as a sign.
#[test]
fn boards_answer_what_functions_ask() {
    let expected = [
        ("board.lines(0, '.')", "[1, 4]"),
        ("board.lines(0, \".\")", "[1, 4]"),
        ("board.beside([0, 1])", "[2, 3, 4]"),
        ("board.beside(board.group(3))", "[0, 4]"),
        ("board.count([0, 1, 3, 3], 'x')", "2"),
        ("board.count(\"x\")", "2"),
        ("board.each([1, 4], 'x').len()", "2"),
        ("board.each([1, 4], \"x\")[1] == board.put(4, 'x')", "true"),
        ("board.line(0, 0, 1)", "[1, 2]"),
    ];
    for (asked, answer) in expected {
        let throws = format!("throw `${{{asked}}}`");
        let file = with_function(&format!("''' fn moves(board) {{ {throws} }} '''"));
        let file = file.replace("2x2", "..x/x..").replace("outcome = \"P\"", "");
        let ruleset =
            Arc::new(written::read(&file).unwrap_or_else(|e| panic!("{}", e.render(&file))));
        let checked = written::check(&ruleset, &mut Budget::nodes(1000));
        let Err(Wrong::File(error)) = checked else { panic!("{asked}: {checked:?}") };
        assert!(error.message.ends_with(&format!(": {answer}")), "{asked}: {}", error.message);
    }
}

/// Files with functions that are wrong: what is put behind `script = `, and the error.
const WRONG_FUNCTIONS: [(&str, &str); 33] = [
    (
        "''' fn moves(board) { [] } '''\nboard = 'strip'\nsymmetry = 'square'",
        "no symmetry of a strip is called 'square'",
    ),
    ("''' fn moves(board) { board } '''", "not a value of the kind board"),
    ("''' fn moves(board) { [] } fn measure(board) { board } '''", "board"),
    ("3", "expected a text in quotes, not a number"),
    ("\"\"", "expected a text that is not empty"),
    ("''' fn moves(board) { '''", "no function:"),
    ("''' fn moves(board) { [ } '''", "no function:"),
    ("''' let x = 3; '''", "a script has functions only"),
    ("''' fn mvoes(board) { [] } '''", "the function 'moves' is missing"),
    ("''' fn moves() { [] } '''", "'moves' is one function"),
    ("''' fn moves(a) { [] } fn moves(a, b) { [] } '''", "'moves' is one function"),
    ("''' fn moves(board) { [] } fn measure() { 1 } '''", "'measure' is a function of a board"),
    ("''' fn moves(board) { [] } '''\nwalls = 'q'", "expected signs of [cells]"),
    ("''' fn moves(board) { [] } '''\nsymmetry = 'squar'", "no symmetry is called 'squar'"),
    (
        "''' fn moves(board) { [] } fn measure(board) { 1 } '''\nuses = '.'",
        "'uses' and the function",
    ),
    ("''' fn moves(board) { [] } '''\nmoves = 3", "moves are either patterns in [moves]"),
    ("''' fn moves(board) { loop { } } '''", "does not end within"),
    ("''' fn moves(board) { moves(board) } '''", "call each other more than"),
    ("''' fn moves(board) { let a = [1]; loop { a += a; } } '''", "a list or a text has more than"),
    ("''' fn moves(board) { let a = `x`; loop { a += a; } } '''", "a list or a text has more than"),
    (
        "''' fn moves(board) { let a = []; a.pad(1000000000, 1); a } '''",
        "a list or a text has more than",
    ),
    (
        "''' fn moves(board) { let a = #{}; let i = 0; loop { i += 1; a[`${i}`] = i; } } '''",
        "does not end within",
    ),
    ("''' fn moves(board) { open(`/etc/passwd`) } '''", "Function not found: open"),
    ("''' fn moves(board) { import `x` as y; [] } '''", "no function:"),
    ("''' fn moves(board) { eval(`[]`) } '''", "no function:"),
    ("''' fn moves(board) { 3 } '''", "'moves' gives a list of boards, not a value of the kind"),
    ("''' fn moves(board) { [3] } '''", "a value of the kind i64 in it"),
    ("''' fn moves(board) { [board] } '''", "does not lower the number of squares with ."),
    (
        "''' fn moves(board) { [board] } fn measure(board) { 7 } '''",
        "does not lower the measure, which is 7",
    ),
    ("''' fn moves(board) { [board] } fn measure(board) { -1 } '''", "the measure is -1"),
    ("''' fn moves(board) { [board.put(99, 'x')] } '''", "there is no square 99: there are 4"),
    ("''' fn moves(board) { [board.put(0, 'z')] } '''", "'z' is none of the signs of [cells]"),
    ("''' fn moves(board) { board.after(`rihgt: . -> x`) } '''", "no direction is called 'rihgt'"),
];

fn with_function(script: &str) -> String {
    let head = "name = \"Mine\"\nword = \"mine\"\nrules = \"Mark a square.\"\nscript = ";
    let tail = "[cells]\n\".\" = \"free\"\nx = \"marked\"\n\
                [[example]]\nposition = \"2x2\"\noutcome = \"P\"\n";
    format!("{head}{script}\n{tail}")
}

#[test]
fn functions_that_go_wrong_get_one_clear_error_each() {
    let mut pointed = 0;
    for (script, expected) in WRONG_FUNCTIONS {
        let file = with_function(script);
        let checked = written::read(&file)
            .map_err(Wrong::File)
            .and_then(|ruleset| written::check(&Arc::new(ruleset), &mut Budget::nodes(1_000_000)));
        match checked {
            Err(Wrong::File(error)) => {
                let picture = error.render(&file);
                assert!(error.message.contains(expected), "{expected}: {picture}");
                assert!(!error.message.contains("::"), "{picture}");
                assert!(error.span.end <= file.len(), "{picture}");
                let line = file[..error.span.start].matches('\n').count() + 1;
                let told =
                    error.message.split_once("line ").and_then(|(_, rest)| rest.split_once(':'));
                if let Some((told, _)) = told {
                    assert_eq!(told, line.to_string(), "{picture}");
                    pointed += 1;
                }
            }
            other => panic!("{script}: {other:?}"),
        }
    }
    assert!(pointed > 0);
}

/// What a file says of walls and symmetry is looked at in random games and on small boards.
#[test]
fn false_walls_and_symmetries_are_found() {
    let moves = "''' fn moves(board) { board.after(`right: .. -> xx`) } '''";
    // The part loses its edge, from which the function counts.
    let here = "''' fn moves(board) { if board[0] == '.' { [board.put(0, 'x')] } else { [] } } '''";
    let only = "''' fn moves(board) { if board.size != 6 { throw `six squares` } [] } '''";
    let jumps = "''' fn moves(board) { board.after(`right: .x. -> xxx`) } '''";
    for (script, claim, position, expected) in [
        (moves, "symmetry = 'square'", "2x3", "there is no such symmetry"),
        // No move is left on these boards: others show it.
        (moves, "symmetry = 'square'", "xx", "there is no such symmetry"),
        (jumps, "walls = 'x'", "xx", "walls do not hold parts apart"),
        (here, "walls = 'x'", "xx", "walls do not hold parts apart"),
        // The function refuses all others.
        (only, "walls = 'x'", "2x3", ""),
        (moves, "symmetry = 'rectangle'", "2x3", ""),
        (moves, "walls = 'x'", "2x3", ""),
        (jumps, "walls = 'x'", ".x.", "walls do not hold parts apart"),
    ] {
        let file = with_function(&format!("{script}\n{claim}"));
        let file = file.replace("2x2", position).replace("outcome = \"P\"", "");
        let ruleset =
            written::read(&file).unwrap_or_else(|error| panic!("{}", error.render(&file)));
        match written::check(&Arc::new(ruleset), &mut Budget::nodes(1_000_000)) {
            Ok(_) => assert_eq!(expected, "", "{file}"),
            Err(Wrong::File(error)) => {
                assert!(!expected.is_empty() && error.message.contains(expected), "{error}");
            }
            Err(error) => panic!("{error}"),
        }
    }
}

/// A fault in the middle of a search is told instead of a wrong answer, with its position and line.
#[test]
fn faults_are_told_and_nothing_else() {
    let script = "'''
fn moves(board) {
    if board.count('x') == 3 { return board.nothing(); }
    board.after(`here: . -> x`)
}
'''";
    let file = with_function(script).replace("2x2", "1x2");
    let ruleset = Arc::new(written::read(&file).expect("a ruleset"));
    let position = ruleset.read("mine: 2x3").expect("a board").value;
    let error = position.analyze(&mut Budget::unlimited()).expect_err("a fault").to_string();
    assert!(error.starts_with("the script goes wrong in mine: "), "{error}");
    assert!(error.contains("line 6: Function not found: nothing"), "{error}");
    let request = serde_json::json!({
        "request": "analyze", "position": "mine: 2x3", "rules": [file],
    });
    let answer = nimatron::api::handle(&request.to_string(), &mut Budget::unlimited());
    assert!(answer.failure.is_some() && answer.body.contains("goes wrong in mine: "), "{answer:?}");
    // What functions told is not kept for later requests, whose faults would be missed.
    for (name, kept) in [("cram", 1), ("chomp", 0)] {
        let (_, ruleset) = bundled(name);
        let example = &ruleset.description().examples[0].position;
        let example = ruleset.read(example).expect("an example").value;
        let analyses = Analyses::default();
        analyses.analyze(&example, &mut Budget::nodes(1_000_000)).expect("an answer");
        assert_eq!(analyses.count(), kept, "{name}");
    }
    // What does not meet the fault is answered.
    let request = request.to_string().replace("mine: 2x3", "mine: 1x2");
    let answer = nimatron::api::handle(&request, &mut Budget::unlimited());
    assert!(answer.failure.is_none(), "{answer:?}");
}

/// Without examples games are played on a whole board.
#[test]
fn a_file_without_examples_is_tried_all_the_same() {
    let file = with_function("''' fn moves(board) { loop { } } '''");
    let (file, _) = file.split_once("[[example]]").expect("an example");
    let ruleset = Arc::new(written::read(file).expect("a ruleset"));
    let checked = written::check(&ruleset, &mut Budget::nodes(1_000_000));
    assert!(matches!(checked, Err(Wrong::File(_))), "{checked:?}");
    let (file, _) = bundled("cram").0.split_once("[[example]]").expect("an example");
    let ruleset = Arc::new(written::read(file).expect("a ruleset"));
    let report = written::check(&ruleset, &mut Budget::nodes(1_000_000)).expect("a report");
    assert!(report.games >= 1000 && report.longest > 0, "{report:?}");
}

/// The file of a strip with the signs i and j for pins, and # for gaps.
fn pins(fill: &str, patterns: &str) -> Arc<Ruleset> {
    let file = format!(
        "name = \"Pins\"\nword = \"pins\"\nboard = \"strip\"\nfill = \"{fill}\"\nrules = \"Take pins.\"\n\
         [cells]\n\"#\" = \"gap\"\ni = \"pin\"\nj = \"pin\"\n[moves]\nboth = [{patterns}]\n"
    );
    Arc::new(written::read(&file).unwrap_or_else(|error| panic!("{}", error.render(&file))))
}

/// The first values of a sequence, and what is known of its period then.
fn sequence(ruleset: &Arc<Ruleset>, most: u64) -> (Sequence, Vec<u16>, Verdict, Option<Halt>) {
    knowing(vec![ruleset.clone()], || {
        let sequence = Sequence::read(&ruleset.description().id).expect("a sequence");
        let mut values = sequence.values(Vec::new()).expect("values");
        let search = sequence.search(most);
        let (verdict, halt) = search.run(&mut *values, &mut Budget::unlimited(), &mut |_| ());
        let known = values.len().min(most);
        (sequence, values.values(0..known).expect("values").to_vec(), verdict, halt)
    })
    .expect("words that are free")
}

#[test]
fn strips_that_are_heaps_have_their_values_and_periods() {
    let dawson_chess = [
        "\"here: i -> j unless sideways: ij\"",
        "\"right: iii -> ###\", \"right: ii -> ## unless left: ii\", \
         \"left: ii -> ## unless right: ii\", \"here: i -> # unless sideways: ii\"",
    ];
    let cram = pins("i", "\"sideways: ii -> ##\"");
    let files = [
        (bundled("kayles").1, "kayles"),
        (bundled("dawson").1, "dawson-kayles"),
        (cram, "dawson-kayles"),
        (pins("i", dawson_chess[0]), "dawson-chess"),
        (pins("i", dawson_chess[1]), "dawson-chess"),
    ];
    for (ruleset, heaps) in files {
        let (strips, values, verdict, _) = sequence(&ruleset, 2000);
        let heaps = Sequence::read(heaps).expect("heaps");
        assert_eq!(strips.code(), heaps.code(), "{heaps}");
        assert!(strips.code_of_strips().is_some() && heaps.code_of_strips().is_none());
        let Verdict::Proved(proved) = verdict else { panic!("{heaps}: {verdict:?}") };
        assert!(proved.bound() <= values.len() as u64);
        // What is searched knows nothing of heaps.
        for squares in [1, 2, 3, 7, 11] {
            let position = ruleset.read(&format!("{strips}: {squares}")).expect("a strip").value;
            assert_eq!(
                searched_value(&position),
                u64::from(values[squares]),
                "{strips}: {squares}"
            );
        }
    }
}

/// Kayles with pins of two kinds is the same game, but no game with heaps that is found from the patterns.
fn kayles_of_two_kinds() -> Arc<Ruleset> {
    let single = ["\"here: i -> #\"", "\"here: j -> #\""];
    let pairs = ["\"right: ij -> ##\"", "\"right: ji -> ##\""];
    pins("ij", &[single, pairs].concat().join(","))
}

#[test]
fn periods_of_strips_that_are_searched_are_never_proved() {
    let (strips, values, verdict, halt) = sequence(&kayles_of_two_kinds(), 141);
    assert_eq!((strips.code(), halt), (None, None));
    let mut kayles = Sequence::read("kayles").unwrap().values(Vec::new()).unwrap();
    kayles.extend(141, &mut Budget::unlimited(), &mut |_| ()).unwrap();
    assert_eq!(kayles.values(0..141), Some(&values[..]));
    let Verdict::Observed(observed) = verdict else { panic!("{verdict:?}") };
    assert_eq!((observed.period.preperiod, observed.period.period), (71, 12));
    assert_eq!(observed.missing, Err("no theorem is known for such positions"));
}

#[test]
fn values_of_strips_end_with_the_budget_and_with_the_strips() {
    knowing(vec![kayles_of_two_kinds()], || {
        let mut values = Sequence::read("pins").unwrap().values(Vec::new()).unwrap();
        let ended = values.extend(300, &mut Budget::nodes(2000), &mut |_| ());
        assert!(matches!(ended, Err(Halt::Exhausted(_))));
        assert!((8..300).contains(&values.len()), "{}", values.len());
    })
    .expect("words that are free");
    let (_, values, _, halt) = sequence(&pins("ij", "\"right: jj -> ##\""), 1000);
    assert_eq!((values.len(), halt), (401, Some(Halt::NoPosition("pins: 401".into()))));
}

#[test]
fn files_without_a_sequence_say_why() {
    for (name, reason) in [
        ("cram", "are not a single number"),
        ("elephants", "have no Grundy values"),
        ("shove", "have no Grundy values"),
        ("backsliding", "can come again"),
    ] {
        let (_, ruleset) = bundled(name);
        let word = ruleset.description().id.to_string();
        let read = || Sequence::read(&word).expect_err(name);
        let error = knowing(vec![ruleset], read).expect("words that are free");
        assert!(error.message.contains(reason) && error.span == (0..word.len()), "{error}");
    }
}
