//! Partizan rulesets, against the definition and against what is known of them.

use std::collections::{BTreeSet, HashMap};

use nimatron::certificate::{prove, verify};
use nimatron::explain::{Level, check, explain};
use nimatron::foundation::{Budget, Convention, MoveName, Outcome, Playable, Player, Random};
use nimatron::partizan::{
    Dyadic, Failure, Game, OutcomeClass, OutcomeSearch, Solver, Value, Values,
};
use nimatron::rulesets;
use nimatron::rulesets::domineering::Domineering;
use nimatron::rulesets::partizan::{AnyGame, Position};
use nimatron::rulesets::plain::ByRules;

fn read(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// The value by the definition alone, from the rules written plainly: neither parts nor symmetry
/// nor theorems.
fn naive(game: &AnyGame, values: &Values, known: &mut HashMap<AnyGame, Value>) -> Value {
    if let Some(&value) = known.get(game) {
        return value;
    }
    let [left, right] = Player::BOTH.map(|player| {
        let options = game.options_by_rules(player);
        options.iter().map(|option| naive(option, values, known)).collect::<Vec<_>>()
    });
    let value = values.arithmetic(&mut Budget::unlimited()).form(&left, &right).expect("a value");
    known.insert(game.clone(), value);
    value
}

/// Whether the player wins who begins, by the definition alone, from the rules written plainly.
fn naive_wins(game: &AnyGame, first: Player, convention: Convention) -> bool {
    let options = game.options_by_rules(first);
    match options.is_empty() {
        true => convention == Convention::Misere,
        false => options.iter().any(|option| !naive_wins(option, first.opponent(), convention)),
    }
}

fn naive_class(game: &AnyGame, convention: Convention) -> OutcomeClass {
    let [left, right] = Player::BOTH.map(|player| naive_wins(game, player, convention));
    OutcomeClass::of(left, !right)
}

fn asked(text: &str, what: &str, values: &Values) -> String {
    let budget = &mut Budget::unlimited();
    let game = read(text).game().clone();
    let value = Solver::new(values).value(&game, budget).expect("a value");
    let games = &mut values.arithmetic(budget);
    let told = match what {
        "value" => games.text(value, nimatron::text::Notation::Ascii),
        "atomic weight" => games
            .atomic_weight(value)
            .and_then(|weight| games.text(weight, nimatron::text::Notation::Ascii)),
        "mean" => games.mean(value).map(|mean| mean.to_string()),
        "temperature" => games.temperature(value).map(|temperature| temperature.to_string()),
        "class" => games.outcome(value).map(|class| class.to_string()),
        other => panic!("unknown question {other}"),
    };
    told.unwrap_or_else(|error: Failure| panic!("{text}: {error}"))
}

#[test]
fn agrees_with_published_values() {
    let values = Values::default();
    let mut rows = 0;
    for line in include_str!("../tables/partizan_rulesets.tsv").lines() {
        if line.starts_with('#') {
            continue;
        }
        let cells: Vec<&str> = line.split('\t').collect();
        let [text, what, expected] = cells[..] else { panic!("{line}") };
        let found = asked(text, what, &values);
        let budget = &mut Budget::unlimited();
        let games = &mut values.arithmetic(budget);
        let same = match what {
            "value" | "atomic weight" => {
                let [found, expected] = [&found, expected].map(|text| games.read(text));
                found.expect("a value") == expected.expect("a value")
            }
            _ => found == expected,
        };
        assert!(same, "{text}: {what} {found}, not {expected}");
        rows += 1;
    }
    assert!(rows > 1600, "{rows} rows");
}

/// Several threads find the same value, and take up no position twice.
fn is_the_same_on_threads(text: &str) {
    let game = read(text).game().clone();
    let values = Values::default();
    let mut alone = Solver::new(&values);
    let mut spent = Budget::unlimited();
    let value = alone.value(&game, &mut spent).expect("a value");
    for threads in [2, 3] {
        let mut solver = Solver::new(&values);
        let budget = &mut Budget::unlimited().with_threads(threads);
        assert_eq!(solver.value(&game, budget), Ok(value), "{text}");
        assert_eq!(solver.len(), alone.len(), "{text}");
    }
    // What was found stays, if the budget ends on the way.
    let mut solver = Solver::new(&values);
    let some = &mut Budget::nodes(spent.spent() / 4).with_threads(2);
    assert!(matches!(solver.value(&game, some), Err(Failure::Exhausted(_))), "{text}");
    assert!(!solver.is_empty());
    assert_eq!(solver.value(&game, &mut Budget::unlimited()), Ok(value), "{text}");
    assert_eq!(solver.len(), alone.len(), "{text}");
}

#[test]
fn threads_share_the_positions() {
    let large = ["domineering: 4x6", "toads: tttt...ffff", "clobber: 3x5", "domineering: 3x4"];
    for text in large {
        is_the_same_on_threads(text);
    }
}

/// Solver, search and twins against the definition.
fn keeps_the_laws(text: &str) {
    let game = read(text).game().clone();
    let values = Values::default();
    let budget = &mut Budget::unlimited();
    let value = naive(&game, &values, &mut HashMap::new());
    assert_eq!(Solver::new(&values).value(&game, budget), Ok(value), "{text}");
    let by_rules = Solver::new(&values).value(&ByRules(game.clone()), budget);
    assert_eq!(by_rules, Ok(value), "{text}");
    let twin = game.clone().canonical();
    let of_twin = naive(&twin.game, &values, &mut HashMap::new());
    let games = &mut values.arithmetic(budget);
    let expected = if twin.is_negated { games.negative(value) } else { Ok(value) };
    assert_eq!(Ok(of_twin), expected, "{text} and its twin {}", twin.game);
    let class = games.outcome(value).expect("an outcome");
    for convention in [Convention::Normal, Convention::Misere] {
        let mut search = OutcomeSearch::new(&values, convention);
        let found = search.class(&game, budget).expect("an outcome");
        assert_eq!(found, naive_class(&game, convention), "{convention} {text}");
        assert!(convention == Convention::Misere || found == class, "{text}");
    }
    for turn in Player::BOTH {
        for convention in [Convention::Normal, Convention::Misere] {
            let position = Position::new(convention, turn, game.clone());
            assert_eq!(read(&position.to_string()), position);
            let names: Vec<String> = position.moves_of(turn).map(|m| m.to_string()).collect();
            assert_eq!(names.len(), game.options_by_rules(turn).len(), "{text}");
            for name in names {
                let chosen = position.parse_move(&name).expect("a move");
                let after = position.play(&chosen).expect("a legal move");
                assert_eq!(after.turn(), turn.opponent());
                assert_eq!(chosen.to_string(), name);
            }
        }
    }
}

/// A board of these sides with random signs.
fn random_board(random: &mut Random, rows: usize, columns: usize, signs: &str) -> String {
    let signs: Vec<char> = signs.chars().collect();
    let mut row = || {
        let sign = |_| signs[random.below(signs.len() as u64) as usize];
        (0..columns).map(sign).collect::<String>()
    };
    (0..rows).map(|_| row()).collect::<Vec<_>>().join("/")
}

#[test]
fn small_boards_agree_with_the_definition() {
    let mut random = Random::new(5);
    for (rows, columns) in [(1, 1), (1, 9), (2, 4), (3, 3), (4, 2), (3, 4), (10, 1), (2, 9)] {
        for _ in 0..6 {
            let board =
                random_board(&mut random, rows, columns, if columns == 9 { ".#" } else { "..#" });
            keeps_the_laws(&format!("domineering: {board}"));
        }
    }
    for (rows, columns) in [(1, 8), (2, 4), (3, 3), (3, 2), (9, 1)] {
        for _ in 0..6 {
            let board = random_board(&mut random, rows, columns, "xxoo.");
            keeps_the_laws(&format!("clobber: {board}"));
        }
    }
    for (rows, columns) in [(1, 8), (2, 5), (3, 3), (4, 3), (9, 1)] {
        for _ in 0..6 {
            let board = random_board(&mut random, rows, columns, "xo.xo.#");
            keeps_the_laws(&format!("konane: {board}"));
        }
    }
    for (rows, columns) in [(1, 6), (2, 3), (3, 2), (9, 1), (1, 9), (10, 1), (1, 11)] {
        for _ in 0..6 {
            let signs = if rows + columns > 9 { "xo..###" } else { "xo.#." };
            let board = random_board(&mut random, rows, columns, signs);
            keeps_the_laws(&format!("amazons: {board}"));
        }
    }
    for graph in ["b1-r2-b3-r4-b5-b6-b1", "b1-r2-r3-b4, r2-b5", "b1-b2-b3-b1, r4-r5", "r1, b2-r3"] {
        keeps_the_laws(&format!("red-blue-cherries: {graph}"));
    }
    for length in 1..10 {
        for round in 0..12 {
            let board = random_board(&mut random, 1, length, "ttff_");
            let jump = ["", "(jump=2)", "(jump=3)"][round % 3];
            keeps_the_laws(&format!("toads{jump}: {board}"));
        }
    }
    for (rows, columns) in [(1, 4), (2, 3), (3, 2), (4, 2), (5, 1)] {
        for _ in 0..6 {
            let slope = random_board(&mut random, rows, columns, "LRlr....");
            keeps_the_laws(&format!("ski-jumps: {slope}"));
        }
    }
}

#[test]
fn small_heaps_agree_with_the_definition() {
    for codes in ["0.77 | 0.07", "subtraction(1,3) | allbut(2)", "4.0 | splittles(1,2)"] {
        for heaps in ["0", "6", "3, 4", "1, 2, 3"] {
            keeps_the_laws(&format!("partizan-heaps({codes}): {heaps}"));
        }
    }
    for pairs in ["(8,3)", "(7,0) (5,8)", "(9,7) (8,5) (7,4)"] {
        keeps_the_laws(&format!("partizan-euclid: {pairs}"));
    }
    for heaps in ["0", "3", "2, 3", "3, 1, 2", "1, 2, 2, 1"] {
        keeps_the_laws(&format!("partizan-end-nim: {heaps}"));
    }
}

#[test]
fn options_stand_beside_the_turn() {
    for (text, written) in [
        ("toads(turn=right, jump=2): t_f", "toads(jump=2, turn=right): t_f"),
        ("toads(jump=1, turn=right): t_f", "toads(turn=right): t_f"),
        ("toads(turn=left): t_f", "toads: t_f"),
        (
            "hackenbush(childish, turn=right): blue 0-1",
            "hackenbush(childish, turn=right): blue 0-1",
        ),
        (
            "partizan-heaps( 0.77|subtraction(3, 1),turn=right ): 4",
            "partizan-heaps(0.77 | subtraction(1,3), turn=right): 4",
        ),
    ] {
        assert_eq!(read(text).to_string(), written);
        assert_eq!(read(written).to_string(), written);
    }
}

/// Moves and parts are those of the rules written plainly.
fn plays_by_the_rules(text: &str) {
    let game = read(text).game().clone();
    assert_eq!(*read(&game.to_string()).game(), game, "{text}");
    let told = |moves: Vec<(MoveName, AnyGame)>| {
        let told = moves.into_iter().map(|(name, after)| format!("{name}: {after}"));
        told.collect::<BTreeSet<String>>()
    };
    for player in Player::BOTH {
        let moves = game.moves(player);
        let (count, moves) = (moves.len(), told(moves));
        assert_eq!(moves.len(), count, "names in {text}");
        assert_eq!(moves, told(game.moves_by_rules(player)), "{player:?} in {text}");
        let mut options = Vec::new();
        game.options(player, &mut options);
        assert_eq!(options.len(), count, "{player:?} in {text}");
        assert_eq!(game.options_by_rules(player).len(), count, "{player:?} in {text}");
    }
    let mut parts = Vec::new();
    game.components(&mut parts);
    let [parts, by_rules] = [parts, game.components_by_rules()].map(|parts| {
        // Either may leave out parts in which nobody can move.
        let can_move = |part: &&AnyGame| Player::BOTH.iter().any(|player| !part.is_stuck(*player));
        parts.iter().filter(can_move).map(ToString::to_string).collect::<BTreeSet<String>>()
    });
    assert_eq!(parts, by_rules, "parts of {text}");
}

#[test]
fn all_small_boards_are_played_by_the_rules() {
    let all = |word: &str, signs: &str, most: usize, check: fn(&str)| {
        let signs: Vec<char> = signs.chars().collect();
        for (rows, columns) in shapes(most) {
            for index in 0..signs.len().pow((rows * columns) as u32) {
                let sign = |at| signs[index / signs.len().pow(at as u32) % signs.len()];
                let row = |row| (0..columns).map(|at| sign(row * columns + at)).collect::<String>();
                let board: Vec<String> = (0..rows).map(row).collect();
                check(&format!("{word}: {}", board.join("/")));
            }
        }
    };
    all("domineering", ".#", 8, plays_by_the_rules);
    all("clobber", "xo.", 5, plays_by_the_rules);
    all("amazons", "xo.#", 4, plays_by_the_rules);
    all("konane", "xo.", 6, plays_by_the_rules);
    for length in 1..=6 {
        for index in 0..3usize.pow(length) {
            let square = |at| ['t', 'f', '_'][index / 3usize.pow(at) % 3];
            let strip: String = (0..length).map(square).collect();
            plays_by_the_rules(&format!("toads: {strip}"));
            plays_by_the_rules(&format!("toads(jump=2): {strip}"));
        }
    }
}

/// The sides of all boards with so many squares at most.
fn shapes(most: usize) -> impl Iterator<Item = (usize, usize)> {
    (1..=most).flat_map(move |rows| (1..=most / rows).map(move |columns| (rows, columns)))
}

#[test]
fn boards_of_every_shape_are_played_by_the_rules() {
    let mut random = Random::new(8);
    for (rows, columns) in shapes(64) {
        // So that an amazon of a large board has few moves.
        let burnt = if rows * columns > 12 { "##########..xo" } else { "##..xo" };
        for _ in 0..2 {
            let board = random_board(&mut random, rows, columns, "..#");
            plays_by_the_rules(&format!("domineering: {board}"));
            let board = random_board(&mut random, rows, columns, "xo.");
            plays_by_the_rules(&format!("clobber: {board}"));
            let board = random_board(&mut random, rows, columns, "xo..#");
            plays_by_the_rules(&format!("konane: {board}"));
            let board = random_board(&mut random, rows, columns, burnt);
            plays_by_the_rules(&format!("amazons: {board}"));
        }
    }
    for length in 1..=64 {
        let board = random_board(&mut random, 1, length, "ttff__");
        plays_by_the_rules(&format!("toads: {board}"));
    }
    for text in ["domineering: 2x3 + amazons: #.x/o.. + nim: 2", "clobber: 2x2 + toads: t__f"] {
        plays_by_the_rules(&format!("partizan-sum: {text}"));
    }
}

/// Snort, Col, the varieties of Clobber, NoGo and Fission.
#[test]
fn further_boards_and_graphs_agree_with_the_definition() {
    let mut random = Random::new(6);
    for (rows, columns) in [(1, 6), (2, 3), (3, 2), (7, 1)] {
        for _ in 0..4 {
            for word in ["snort", "col"] {
                let board = random_board(&mut random, rows, columns, "..LR#");
                keeps_the_laws(&format!("{word}: {board}"));
            }
            for word in ["diagonal", "king", "knight", "rook", "queen", "cannibal", "anti"] {
                let board = random_board(&mut random, rows, columns, "xo.");
                keeps_the_laws(&format!("{word}-clobber: {board}"));
            }
            let board = random_board(&mut random, rows, columns, "......#");
            keeps_the_laws(&format!("nogo: {board}"));
            let board = random_board(&mut random, columns, rows, "..x.#");
            keeps_the_laws(&format!("fission: {board}"));
        }
    }
    for text in ["snort: 1-2-3-4-1, 3-5, left 2", "col: a-b-c-a, c-d-e, right b d", "nogo: x../..o"]
    {
        keeps_the_laws(text);
    }
}

#[test]
fn boards_of_nogo_and_fission_are_played_by_the_rules() {
    let mut random = Random::new(9);
    for (rows, columns) in shapes(64).filter(|(rows, columns)| rows * columns < 20 || rows % 3 == 1)
    {
        plays_by_the_rules(&format!("nogo: {}", board_of_nogo(&mut random, rows, columns)));
        let board = random_board(&mut random, rows, columns, "..x#.x.");
        plays_by_the_rules(&format!("fission: {board}"));
    }
}

/// Rooms of random shapes with two living stones of the other player, stones, and some play.
#[test]
fn rooms_of_go_agree_with_the_definition() {
    let mut random = Random::new(12);
    let mut rooms = 0;
    while rooms < 60 {
        let (rows, columns) = (3 + random.below(3) as usize, 4 + random.below(2) as usize);
        let mut board: Vec<Vec<char>> = vec![vec!['X'; columns]; rows];
        for _ in 0..5 {
            let row = 1 + random.below(rows as u64 - 2) as usize;
            let column = 1 + random.below(columns as u64 - 2) as usize;
            board[row][column] = ['.', '.', '.', 'o', 'x'][random.below(5) as usize];
        }
        for _ in 0..2 {
            let (row, column) = (random.below(rows as u64), random.below(columns as u64));
            board[row as usize][column as usize] = 'O';
        }
        let rows: Vec<String> = board.iter().map(|row| row.iter().collect()).collect();
        let board = rows.join("/");
        let exchanged: String = board
            .chars()
            .map(|sign| match sign {
                'x' => 'o',
                'o' => 'x',
                'X' => 'O',
                'O' => 'X',
                other => other,
            })
            .collect();
        for board in [board, exchanged] {
            let text = format!("go-rooms: {board}");
            if text.parse::<Position>().is_ok() {
                keeps_the_laws(&text);
                plays_by_the_rules(&text);
                rooms += 1;
            }
        }
    }
}

/// A board of NoGo after some random moves.
fn board_of_nogo(random: &mut Random, rows: usize, columns: usize) -> String {
    let board = random_board(random, rows, columns, "........#");
    let mut game = read(&format!("nogo: {board}")).game().clone();
    for at in 0..random.below((rows * columns) as u64) {
        let moves = game.moves(Player::BOTH[at as usize % 2]);
        let Some((_, after)) = random.choose(&moves) else { break };
        game = after.clone();
    }
    let text = game.to_string();
    text.split_once(": ").expect("a colon").1.into()
}

/// Few squares that are open, on boards of every shape.
#[test]
fn sparse_amazons_agree_with_the_definition() {
    let mut random = Random::new(21);
    let values = Values::default();
    let budget = &mut Budget::unlimited();
    let long = shapes(64).filter(|&(rows, columns)| rows.max(columns) > 8).step_by(2);
    for (rows, columns) in long {
        let mut squares: Vec<Vec<char>> = vec![vec!['#'; columns]; rows];
        // A walk from a corner, so that there is room for some moves, and the opposite corner.
        let corners = [(0, 0), (0, columns - 1), (rows - 1, 0), (rows - 1, columns - 1)];
        let corner = random.below(4) as usize;
        let (mut row, mut column) = corners[corner];
        let far = corners[3 - corner];
        squares[far.0][far.1] = '.';
        for sign in "x.o...".chars() {
            squares[row][column] = sign;
            let near = |at: usize, side: usize, random: &mut Random| {
                (at + random.below(3) as usize).saturating_sub(1).min(side - 1)
            };
            (row, column) = (near(row, rows, &mut random), near(column, columns, &mut random));
        }
        let board: Vec<String> = squares.iter().map(|row| row.iter().collect()).collect();
        let text = format!("amazons: {}", board.join("/"));
        let game = read(&text).game().clone();
        let expected = naive(&game, &values, &mut HashMap::new());
        assert_eq!(Solver::new(&values).value(&game, budget), Ok(expected), "{text}");
    }
}

/// Theorems on parts that never move, and on those who meet nobody any more.
#[test]
fn short_strips_agree_with_the_definition() {
    let (values, budget) = (Values::default(), &mut Budget::unlimited());
    let (mut solver, mut known) = (Solver::new(&values), HashMap::new());
    for length in 1..=8 {
        for index in 0..3usize.pow(length) {
            let square = |at| ['t', 'f', '_'][index / 3usize.pow(at) % 3];
            let text: String = "toads: ".chars().chain((0..length).map(square)).collect();
            let strip = read(&text).game().clone();
            let expected = naive(&strip, &values, &mut known);
            assert_eq!(solver.value(&strip, budget), Ok(expected), "{text}");
        }
    }
}

#[test]
fn coloured_graphs_agree_with_the_definition() {
    let mut random = Random::new(9);
    for round in 0..60 {
        let vertices = 2 + round % 4;
        let mut chains: Vec<String> = Vec::new();
        for edge in 0..1 + random.below(6) {
            let colour = ["blue", "red", "green"][random.below(3) as usize];
            // Each edge begins at a vertex that stands already.
            let from = random.below(vertices.min(edge + 1));
            let to = if random.below(3) == 0 { random.below(from + 1) } else { edge + 1 };
            chains.push(format!("{colour} {from}-{to}"));
        }
        for ruleset in ["hackenbush", "hackenbush(childish)", "partizan-arc-kayles"] {
            let text = format!("{ruleset}: {}", chains.join(", "));
            if text.parse::<Position>().is_ok() {
                keeps_graph_laws(&text);
            }
        }
    }
}

/// As other positions, but that moves which cut equal edges are one.
fn keeps_graph_laws(text: &str) {
    let game = read(text).game().clone();
    let values = Values::default();
    let budget = &mut Budget::unlimited();
    let value = naive(&game, &values, &mut HashMap::new());
    assert_eq!(Solver::new(&values).value(&game, budget), Ok(value), "{text}");
    assert_eq!(Solver::new(&values).value(&ByRules(game.clone()), budget), Ok(value), "{text}");
    let mut search = OutcomeSearch::new(&values, Convention::Misere);
    let found = search.class(&game, budget).expect("an outcome");
    assert_eq!(found, naive_class(&game, Convention::Misere), "{text}");
    for player in Player::BOTH {
        let position = Position::new(Convention::Normal, player, game.clone());
        for chosen in position.moves_of(player) {
            assert_eq!(read(&chosen.to().to_string()), *chosen.to());
        }
    }
}

/// A red and blue stalk by the sign rule: edges count 1 as long as they have the colour of the
/// first, and then each half of the one before, with its sign (*Winning Ways*, ch. 3).
#[test]
fn stalks_follow_the_sign_rule() {
    let values = Values::default();
    for code in 0u32..1 << 9 {
        let length = 9;
        let is_blue = |edge: u32| code >> edge & 1 == 1;
        let (mut sum, mut step, mut turned) = (0i64, 1 << length, false);
        for edge in 0..length {
            turned |= is_blue(edge) != is_blue(0);
            if turned {
                step /= 2;
            }
            sum += if is_blue(edge) { step } else { -step };
        }
        let colour = |edge| if is_blue(edge) { "blue" } else { "red" };
        let edges = (0..length).map(|edge| format!("{} {edge}-{}", colour(edge), edge + 1));
        let text = format!("hackenbush: {}", edges.collect::<Vec<_>>().join(", "));
        let budget = &mut Budget::unlimited();
        let game = read(&text).game().clone();
        let value = Solver::new(&values).value(&game, budget).expect("a value");
        assert_eq!(values.number(value), Some(Dyadic::new(sum, length)), "{text}");
    }
}

#[test]
fn green_hackenbush_stays_impartial() {
    for (text, impartial) in [
        ("hackenbush: 0-1-2", true),
        ("hackenbush: green 0-1-2", false),
        ("hackenbush(turn=right): 0-1-2", false),
        ("hackenbush: blue 0-1, 1-2", false),
    ] {
        let position: rulesets::Position = text.parse().expect(text);
        assert_eq!(position.turn().is_none(), impartial, "{text}");
        assert_eq!(position.to_string().parse(), Ok(position), "{text}");
    }
}

#[test]
fn sums_agree_with_the_definition() {
    let mut random = Random::new(13);
    let parts: [(&str, &[&str]); 6] = [
        ("domineering", &["2x2", "1x4", ".#/..", "3x1"]),
        ("clobber", &["xo", "xox/o.x", "oox"]),
        ("toads", &["t_f", "tt_f", "t_ff"]),
        ("hackenbush", &["blue 0-1, blue 1-2, red 2-3", "green 0-1, red 1-2", "0-1-2"]),
        ("nim", &["1", "2, 3"]),
        ("kayles", &["3", "2, 1"]),
    ];
    for _ in 0..30 {
        // The first part is of a partizan game.
        let part = |rulesets: u64, random: &mut Random| {
            let (word, boards) = parts[random.below(rulesets) as usize];
            format!("{word}: {}", random.choose(boards).expect("a board"))
        };
        let parts = [part(3, &mut random), part(6, &mut random)];
        let text = parts.join(" + ");
        keeps_the_laws(&format!("partizan-sum: {text}"));
        let plain: rulesets::Position = text.parse().expect(&text);
        assert_eq!(plain.to_string(), format!("partizan-sum: {text}"));
        assert_eq!(plain.to_string().parse(), Ok(plain));
    }
}

#[test]
fn the_value_of_a_sum_is_the_sum_of_the_values() {
    let values = Values::default();
    let budget = &mut Budget::unlimited();
    for (text, value) in [
        ("domineering: 2x2 + domineering: 2x3", "+-1 + {2|-1/2}"),
        ("nim: 5 + domineering: 3x1", "1 + *5"),
        ("clobber: xo + kayles: 3 + toads: t.f", "* + *3 + *"),
        ("hackenbush: 0-1-2 + hackenbush: blue 0-1", "1 + *2"),
        ("misere domineering(turn=right): 2x3 + toads(turn=right): t_f", "{2|-1/2} + *"),
    ] {
        let position: rulesets::Position = text.parse().expect(text);
        let rulesets::Position::Partizan(sum) = &position else { panic!("{text}") };
        assert_eq!(sum.turn() == Player::Right, text.contains("right"), "{text}");
        assert_eq!(sum.convention() == Convention::Misere, text.contains("misere"), "{text}");
        let found = Solver::new(&values).value(sum.game(), budget).expect("a value");
        assert_eq!(values.arithmetic(budget).read(value), Ok(found), "{text}");
    }
}

/// A token on a circle: moves never end, which is against the rules of short games.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Circle(u32);

impl Game for Circle {
    fn options(&self, _: Player, options: &mut Vec<Circle>) {
        options.extend((1..4).map(|step| Circle((self.0 + step) % 5000)));
    }
}

#[test]
fn games_that_never_end_are_refused() {
    let values = Values::default();
    for threads in [1, 2] {
        let budget = &mut Budget::unlimited().with_threads(threads);
        let found = Solver::new(&values).value(&Circle(0), budget);
        assert!(matches!(found, Err(Failure::Undefined(_))), "{found:?}");
    }
}

/// The search takes values, thermographs and what cancels for the whole; the solver adds all up.
#[test]
fn outcomes_of_hot_sums_are_those_of_their_values() {
    let mut random = Random::new(17);
    let boards =
        ["domineering: 3x3", "domineering: 2x4", "domineering: 4x3", "amazons: x../.../..o"];
    let values = Values::default();
    let mut solver = Solver::new(&values);
    let budget = &mut Budget::unlimited();
    let mut seen = std::collections::HashSet::new();
    for round in 0..60 {
        let parts: Vec<String> = (0..2 + round % 3)
            .map(|_| match random.below(5) {
                0 => format!("clobber: {}", random_board(&mut random, 2, 3, "xxoo.")),
                1 => format!("domineering: {}", random_board(&mut random, 3, 5, "...#")),
                _ => boards[random.below(3 + round % 2) as usize].into(),
            })
            .collect();
        let text = format!("partizan-sum: {}", parts.join(" + "));
        let game = read(&text).game().clone();
        let value = solver.value(&game, budget).expect("a value");
        let expected = values.arithmetic(budget).outcome(value).expect("an outcome");
        let mut search = OutcomeSearch::new(&values, Convention::Normal);
        assert_eq!(search.class(&game, budget), Ok(expected), "{text}");
        seen.insert(expected.to_string());
    }
    assert_eq!(seen.len(), 4, "{seen:?}");
}

/// Where a search takes too long, thermographs say what is best in a sum.
#[test]
fn advice_is_to_play_where_it_is_hottest() {
    let position: rulesets::Position =
        "domineering: 2x2 + amazons: x../.../..o + domineering: 2x3".parse().expect("a sum");
    let advice = position.advise(&mut Budget::unlimited()).expect("enough").expect("a move");
    assert!(advice.chosen.to_string().starts_with("in 2: "), "{}", advice.chosen);
    assert!(position.play(&advice.chosen).is_ok());
    let score = advice.score.expect("thermographs of all parts");
    // What is sure is no more than the best there is.
    let rulesets::Position::Partizan(sum) = &position else { panic!("{position}") };
    let values = Values::default();
    let value = Solver::new(&values).value(sum.game(), &mut Budget::unlimited()).expect("a value");
    let stop = values.number(values.stop(value, Player::Left)).expect("a number");
    assert!(Dyadic::zero() < score && score <= stop, "{score} {stop}");

    let mirrored = position.at_turn(Player::Right);
    let advice = mirrored.advise(&mut Budget::unlimited()).expect("enough").expect("a move");
    assert!(mirrored.play(&advice.chosen).is_ok());

    // Of a large board only the free moves are known; of misère play and of Nim nothing.
    let large: rulesets::Position = "domineering: 8x8".parse().expect("a board");
    let advice = large.advise(&mut Budget::unlimited()).expect("enough").expect("a move");
    assert_eq!(advice.score, None);
    for text in ["misere domineering: 8x8", "nim: 3, 5", "domineering: 1x1"] {
        let position: rulesets::Position = text.parse().expect(text);
        assert_eq!(position.advise(&mut Budget::unlimited()), Ok(None), "{text}");
    }
}

#[test]
fn sums_are_refused_where_they_cannot_be_searched() {
    for (text, message, at) in [
        (
            "domineering: 2x2 + nim: w",
            "beside a partizan game a part has at most 4096 moves",
            "nim",
        ),
        ("nim: 1 + partizan-sum: toads: t.f", "a sum is no part of a sum", "partizan"),
        ("domineering: 2x2 + misere nim: 1", "the convention stands before the first part", "mis"),
        ("partizan-sum: toads: t.f + tods: t.f", "unknown ruleset 'tods'", "tods"),
    ] {
        let error = text.parse::<rulesets::Position>().expect_err(text);
        assert_eq!(error.message, message, "{text}");
        assert_eq!(Some(error.span.start), text.find(at), "{text}");
    }
}

#[test]
fn a_quarter_turn_of_a_domineering_board_negates() {
    let values = Values::default();
    let mut solver = Solver::new(&values);
    let budget = &mut Budget::unlimited();
    for (rows, columns) in [(1, 9), (2, 7), (3, 4), (3, 5), (2, 10)] {
        let value = |rows, columns| Domineering::board(rows, columns).expect("a board");
        let one = solver.value(&value(rows, columns), budget).expect("a value");
        let other = solver.value(&value(columns, rows), budget).expect("a value");
        assert_eq!(values.arithmetic(budget).sum(one, other), Ok(Value::ZERO));
    }
}

/// Who wins the empty board: L. Lachmann, C. Moore, I. Rapaport, Who wins Domineering on
/// rectangular boards? (2002).
#[test]
fn outcomes_of_rectangles() {
    let classes = ["PRRRR", "LNNRL", "LNNRR", "LLLNL", "LRLRP"];
    let values = Values::default();
    let mut search = OutcomeSearch::new(&values, Convention::Normal);
    for (rows, row) in (1..).zip(classes) {
        for (columns, class) in (1..).zip(row.chars()) {
            let board = Domineering::board(rows, columns).expect("a board");
            let found = search.class(&board, &mut Budget::unlimited()).expect("an outcome");
            assert_eq!(found.to_string(), class.to_string(), "{rows} rows, {columns} columns");
        }
    }
}

#[test]
fn errors_point_at_the_place() {
    let error = |text: &str| {
        let error = text.parse::<rulesets::Position>().expect_err(text);
        (error.message, error.span, error.help.is_some())
    };
    let cases = [
        ("domineering: ..x/...", "expected one of the signs . #", 15..16),
        ("domineering: ../...", "row 2 is not as long as the first", 16..19),
        ("domineering: 21x20", "a board has at most 400 squares", 13..18),
        ("domineering: 0x4", "expected a board with squares", 13..16),
        ("domineering(turn=up): 2x2", "the turn is left or right", 17..19),
        ("domineering(first=left): 2x2", "expected the option turn=…", 12..22),
        ("toads: t_x", "expected t for a toad, f for a frog or _ for an empty square", 9..10),
        ("toads:", "expected a strip", 6..6),
        ("toads(jump=0): t_f", "expected a number from 1 to 62", 11..12),
        ("toads(hop=2): t_f", "expected the option jump=…", 6..11),
        ("toads(jump=2, turn=up): t_f", "the turn is left or right", 19..21),
        ("hackenbush(childsh): 0-1", "unknown option 'childsh'", 11..18),
        ("partizan-end-nim: 2, 0", "a heap in the row has at least one counter", 21..22),
        ("amazons: 3x3", "expected a board row by row, which says where the amazons stand", 9..12),
    ];
    for (text, message, span) in cases {
        assert_eq!(error(text), (message.into(), span, true), "{text}");
    }
    let position: rulesets::Position = "domineering: 2x2".parse().expect("a position");
    let refused = position.parse_move("(1,2)-(2,2)").expect_err("a move of Right");
    assert_eq!(refused.message, "there is no move '(1,2)-(2,2)' here");
}

#[test]
fn positions_are_solved_explained_and_proved() {
    let texts = [
        "domineering: 3x3",
        "domineering(turn=right): 2x3",
        "domineering: 1x4",
        "clobber: xox/oxo",
        "toads(turn=right): tt__f",
        "amazons: x../..o",
        "hackenbush: blue 0-1-2-0, red 1-3, 3-4",
        "misere domineering: 2x3",
        "misere toads: t_f",
    ];
    for text in texts {
        let position: rulesets::Position = text.parse().expect(text);
        let budget = &mut Budget::unlimited();
        let analysis = position.analyze(budget).expect("an analysis");
        for chosen in analysis.winning_moves() {
            let after = position.play(&chosen).expect("a legal move");
            assert_eq!(after.analyze(budget).expect("an analysis").outcome(), Outcome::P, "{text}");
        }
        let has_won = position.is_terminal() && position.convention() == Convention::Misere;
        let wins = analysis.winning_moves().next().is_some() || has_won;
        assert_eq!(wins, analysis.outcome() == Outcome::N, "{text}");
        for level in (0..=3).filter_map(Level::new) {
            let why = explain(&analysis, level);
            assert_eq!(check(&position, &why, budget), Ok(Ok(())), "{text}");
        }
        let certificate = prove(&position, 100_000, budget).expect("a certificate");
        let verified = verify(&certificate.to_json(), budget).expect("verified");
        assert_eq!(verified.outcome, analysis.outcome(), "{text}");
    }
}

#[test]
fn budgets_are_respected() {
    let values = Values::default();
    let board = Domineering::board(6, 6).expect("a board");
    let exhausted = Solver::new(&values).value(&board, &mut Budget::nodes(1000));
    assert!(matches!(exhausted, Err(Failure::Exhausted(_))));
    let board = Domineering::board(8, 8).expect("a board");
    let mut search = OutcomeSearch::new(&values, Convention::Misere);
    let exhausted = search.class(&board, &mut Budget::nodes(1000));
    assert!(matches!(exhausted, Err(Failure::Exhausted(_))));
}
