use std::collections::HashMap;

use super::lattice::Lattice;
use super::*;
use crate::foundation::{
    Budget, Convention, MoveCount, Outcome, PerPlayer, Playable, Player, Random,
};
use crate::nim::Quantity;
use crate::rulesets::graph::bits;
use crate::rulesets::{self, Solvable, Solved};

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn net(text: &str) -> i32 {
    let position = position(text);
    let solver = Solver::new(position.board(), 1 << 30);
    solver.net(position.left(), &mut Budget::unlimited()).unwrap()
}

/// The net score by whole turns, as they are played.
fn net_by_turns(position: &Position, known: &mut HashMap<u64, i32>) -> i32 {
    if let Some(net) = known.get(&position.left()) {
        return *net;
    }
    let nets = position.moves_in_order().map(|chosen| {
        let closes = position.count_open() as i32 - chosen.to().count_open() as i32;
        closes - net_by_turns(chosen.to(), known)
    });
    let net = nets.max().unwrap_or(0);
    known.insert(position.left(), net);
    net
}

/// A position on a board in which these lines are left.
fn with_left(board: Board, left: u64) -> Position {
    Position::new(board, left, u32::MAX, Player::Left)
}

#[test]
fn turns_come_to_the_same_as_single_lines() {
    for text in ["1x1", "1x2", "1x3", "2x2", "2x2 icelandic", "2x3 swedish"] {
        let start = position(&format!("dots-and-boxes: {text}"));
        let scores = ByDefinition::of(&start, &mut Budget::unlimited()).unwrap();
        let mut known = HashMap::new();
        net_by_turns(&start, &mut known);
        for (left, net) in known {
            assert_eq!(scores.net(left), Some(net), "{}", with_left(start.board(), left));
        }
    }
}

#[test]
fn the_search_agrees_with_the_definition_everywhere() {
    for (rows, columns, step) in
        [(1, 1, 1), (1, 2, 1), (2, 1, 1), (1, 3, 1), (2, 2, 1), (1, 4, 1), (3, 2, 31), (2, 3, 31)]
    {
        let board = Board::new(rows, columns).unwrap();
        let start = Position::start(board, Border::American).unwrap();
        let budget = &mut Budget::unlimited();
        let scores = ByDefinition::of(&start, budget).unwrap();
        let solver = Solver::new(board, 1 << 30);
        for left in (0..=board.all()).step_by(step) {
            let found = solver.net(left, budget).unwrap();
            assert_eq!(Some(found), scores.net(left), "{}", with_left(board, left));
        }
    }
}

/// Larger boards of which few lines are left: there are long chains, loops, and both kinds at once.
#[test]
fn the_search_agrees_with_the_definition_on_larger_boards() {
    let mut random = Random::new(11);
    for (rows, columns) in [(3, 3), (3, 4), (4, 4), (5, 5), (1, 15), (2, 8)] {
        let board = Board::new(rows, columns).unwrap();
        let solver = Solver::new(board, 1 << 30);
        for _ in 0..30 {
            let mut left = board.all();
            while left.count_ones() > 12 {
                left &= !(1 << random.below(board.count_lines() as u64));
            }
            // What is left if boxes are taken as long as one can be is quiet, and all else is drawn.
            let start = with_left(board, left);
            let budget = &mut Budget::unlimited();
            let scores = ByDefinition::of(&start, budget).unwrap();
            assert_eq!(Some(solver.net(left, budget).unwrap()), scores.net(left), "{start}");
        }
    }
}

/// Chains and loops alone: the rest of the board is drawn.
#[test]
fn chains_and_loops_are_scored_by_the_definition() {
    for (text, expected) in [
        // A chain of three: the first line gives all away.
        ("o-o-o-o/......./o-o-o-o", -3),
        // Two chains of three: the second player takes one box of the first chain, leaves two, and has
        // the other chain.
        ("o-o-o-o/......./o-o-o-o/......./o-o-o-o", -2),
        // A loop of four.
        ("o-o-o/|...|/o.o.o/|...|/o-o-o", -4),
        // With a chain of two beside it, which is given away by its middle line: two boxes for four.
        ("o-o-o/...../o-o-o/|...|/o.o.o/|...|/o-o-o", 2),
    ] {
        let text = format!("dots-and-boxes: {text}");
        let start = position(&text);
        let scores = ByDefinition::of(&start, &mut Budget::unlimited()).unwrap();
        assert_eq!(scores.net(start.left()), Some(expected), "{text}");
        assert_eq!(net(&text), expected, "{text}");
    }
}

/// J. K. Barker, R. E. Korf (2012) and D. Wilson's table of solved boards, for 3 by 3; what is smaller is
/// counted by the definition in the tests above.
#[test]
fn small_boards_are_solved() {
    for (board, expected) in
        [("1x1", -1), ("1x2", 0), ("1x3", -1), ("2x2", 2), ("2x3", -2), ("3x3", -3)]
    {
        assert_eq!(net(&format!("dots-and-boxes: {board}")), expected, "{board}");
    }
}

#[test]
fn texts_are_read_and_written() {
    for text in [
        "dots-and-boxes: 3x3",
        "dots-and-boxes: 3x3 icelandic",
        "dots-and-boxes: 1x2 swedish",
        "dots-and-boxes(turn=right): 2x2",
        "dots-and-boxes: o-o-o/|L|R|/o-o-o/...../o.o.o",
        "dots-and-boxes(turn=right): o-o/|R|/o-o",
    ] {
        assert_eq!(position(text).to_string(), text);
        assert_eq!(text.parse::<rulesets::Position>().unwrap().to_string(), text);
    }
    for (text, message, at) in [
        ("misere dots-and-boxes: 2x2", "the score decides here: there is no misere play", 0..21),
        ("dots-and-boxes(turn=up): 2x2", "the turn is left or right", 20..22),
        ("dots-and-boxes(x): 2x2", "expected the option turn=…", 15..16),
        ("dots-and-boxes: 0x2", "a board has a box at least", 16..19),
        ("dots-and-boxes: 6x6", "a board has at most 64 lines", 16..19),
        ("dots-and-boxes: 3", "expected the number of rows, an x and that of columns", 16..17),
        (
            "dots-and-boxes: 3x3 danish",
            "expected icelandic, swedish, or nothing behind the sides",
            20..26,
        ),
        (
            "dots-and-boxes: 1x1 swedish",
            "a single box would be closed before the first move",
            16..27,
        ),
        (
            "dots-and-boxes: o-o/|L|",
            "a picture has rows with dots, and between them rows with boxes",
            16..23,
        ),
        ("dots-and-boxes: o-o/|L|/o-", "row 3 is not as long as the first", 24..26),
        (
            "dots-and-boxes: o-o/|X|/o-o",
            "expected L or R for whose box it is, or . for an open one",
            21..22,
        ),
        ("dots-and-boxes: o|o/|L|/o-o", "expected - for a line that is drawn, or .", 17..18),
        ("dots-and-boxes: o-o/-L|/o-o", "expected | for a line that is drawn, or .", 20..21),
        ("dots-and-boxes: x-o/|L|/o-o", "expected o for a dot", 16..17),
        ("dots-and-boxes: o-o/|.|/o-o", "this box is closed: L or R says whose it is", 21..22),
        ("dots-and-boxes: o-o/|L|/o.o", "this box is not closed", 21..22),
    ] {
        let error = text.parse::<rulesets::Position>().unwrap_err();
        assert_eq!((error.message.as_str(), error.span), (message, at), "{text}");
    }
}

#[test]
fn moves_are_whole_turns() {
    let start = position("dots-and-boxes: o-o-o/|..../o-o-o");
    let names: Vec<String> = start.moves().unwrap().map(|chosen| chosen.to_string()).collect();
    assert_eq!(names, ["c1-c2", "b1-b2, c1-c2"]);
    assert_eq!(start.count_moves(), MoveCount::Finite(2u32.into()));
    // In any order, and with the ends of lines turned round.
    let chosen = start.parse_move(" C2-C1 ,b2-b1").unwrap();
    assert_eq!(chosen.to_string(), "b1-b2, c1-c2");
    let after = start.play(&chosen).unwrap();
    assert_eq!(after.score(), PerPlayer([2, 0]));
    assert!(after.is_terminal() && after.ending() == Outcome::P);
    for (text, message) in [
        ("b1-b2", "whoever closes a box draws another line in the same turn"),
        ("a1-b1", "the line a1-b1 is drawn already"),
        ("a1-c1", "there is no line 'a1-c1' here"),
        ("", "there is no line '' here"),
    ] {
        assert_eq!(start.parse_move(text).unwrap_err().message, message, "{text}");
    }
    let error = position("dots-and-boxes: 2x2").parse_move("a1-a2, b1-b2").unwrap_err();
    assert_eq!(error.message, "a turn ends with the first line that closes no box");
}

#[test]
fn lines_are_touched_in_any_order() {
    let start = position("dots-and-boxes: o-o-o/|..../o-o-o/...../o.o.o");
    let touched = |handles: &[&str]| {
        let handles: Vec<String> = handles.iter().map(ToString::to_string).collect();
        let (drawn, chosen) = start.touched(&handles)?;
        Some((drawn.len(), chosen.map(|chosen| chosen.to_string())))
    };
    assert_eq!(touched(&[]), Some((0, None)));
    assert_eq!(touched(&["b2-b3"]), Some((1, None)));
    assert_eq!(touched(&["b2-b3", "c2-c3"]), Some((2, None)));
    assert_eq!(touched(&["c2-c3"]), Some((1, Some("c2-c3".into()))));
    let whole = Some((3, Some("b2-b3, c2-c3, a1-b1".into())));
    assert_eq!(touched(&["b2-b3", "c2-c3", "a1-b1"]), whole);
    // A later line outweighs the one that ended the turn.
    assert_eq!(touched(&["b2-b3", "c2-c3", "a1-a2", "a1-b1"]), whole);
    assert_eq!(touched(&["a2-b2"]), None);
    assert_eq!(touched(&["x"]), None);
}

#[test]
fn every_move_is_found_by_its_name_and_scored_by_the_definition() {
    let mut random = Random::new(3);
    for text in ["2x2", "1x4", "2x3 swedish", "2x2 icelandic"] {
        let mut position = position(&format!("dots-and-boxes: {text}"));
        let scores = ByDefinition::of(&position, &mut Budget::unlimited()).unwrap();
        while !position.is_terminal() {
            let analysis = position.analyze(&mut Budget::unlimited()).unwrap();
            assert_eq!(Some(analysis.net()), scores.net(position.left()));
            assert!(analysis.is_complete());
            let best = analysis.options().iter().filter_map(|option| option.net).max();
            assert_eq!(best, Some(analysis.net()), "{position}");
            for option in analysis.options() {
                let closes = option.closes as i32;
                let after = scores.net(option.chosen.to().left()).unwrap();
                assert_eq!(option.net, Some(closes - after), "{position}: {}", option.chosen);
                let name = option.chosen.to_string();
                assert_eq!(position.parse_move(&name).as_ref(), Ok(&option.chosen));
                assert_eq!(position.play(&option.chosen).as_ref(), Ok(option.chosen.to()));
                let touched: Vec<String> = name.split(", ").map(Into::into).collect();
                assert_eq!(position.touched(&touched).unwrap().1, Some(option.chosen.clone()));
            }
            let count = analysis.options().len() as u64;
            let chosen = &analysis.options()[random.below(count) as usize].chosen;
            position = position.play(chosen).unwrap();
            let text = position.to_string();
            assert_eq!(self::position(&text), position);
        }
    }
}

#[test]
fn who_wins_depends_on_the_boxes_that_are_closed() {
    // A box each, and the last chain of two goes to whoever does not begin it.
    let text = |owner: char| format!("dots-and-boxes: o-o-o/|{owner}|{owner}|/o-o-o/|...|/o-o-o");
    for (owner, outcome) in [('L', Outcome::N), ('R', Outcome::D)] {
        let analysis = position(&text(owner)).analyze(&mut Budget::unlimited()).unwrap();
        assert_eq!(analysis.net(), 2);
        assert_eq!((analysis.outcome(), analysis.quantity()), (outcome, Quantity::Score(2)));
    }
    assert_eq!(position(&text('L')).convention(), Convention::Normal);
}

/// On boards of all shapes, those with the most lines among them.
#[test]
fn boxes_are_counted_all_at_once() {
    let mut random = Random::new(5);
    for (rows, columns) in [(1, 1), (1, 2), (3, 2), (3, 3), (1, 21), (21, 1), (5, 5), (2, 12)] {
        let board = Board::new(rows, columns).unwrap();
        let (lattice, boxes) = (Lattice::new(board), board.boxes());
        for _ in 0..200 {
            let left = random.next_u64() & board.all();
            let set = lattice.lines(left);
            let counted = lattice.count(set);
            let count = |wanted: &dyn Fn(u32) -> bool| {
                boxes.iter().filter(|lines| wanted((**lines & left).count_ones())).count() as u32
            };
            let expected =
                [count(&|lines| lines == 1), count(&|lines| lines == 2), count(&|lines| lines > 2)];
            let found = [counted.one, counted.two, counted.more].map(u64::count_ones);
            assert_eq!(found, expected, "{}", with_left(board, left));
            for symmetry in board.symmetries() {
                let image = bits(left).fold(0, |all, line| all | 1 << symmetry[line as usize]);
                assert_eq!(lattice.key(lattice.lines(image)), lattice.key(set));
            }
            // Of the lines of a corner box at the border only the number counts.
            let corner = board.boxes()[0] & !boxes[1..].iter().fold(0, |all, lines| all | lines);
            let alike = bits(corner).collect::<Vec<u32>>();
            let first = alike.iter().take((corner & left).count_ones() as usize);
            let moved = first.fold(left & !corner, |all, line| all | 1 << line);
            assert_eq!(lattice.key(lattice.lines(moved)), lattice.key(set));
        }
    }
}

#[test]
fn symmetries_permute_lines() {
    for (rows, columns, count) in [(1, 1, 8), (2, 3, 4), (3, 3, 8)] {
        let board = Board::new(rows, columns).unwrap();
        let symmetries = board.symmetries();
        assert_eq!(symmetries.len(), count);
        for numbers in symmetries {
            let image = numbers.iter().fold(0u64, |all, line| all | 1 << line);
            assert_eq!(image, board.all());
            // Boxes go to boxes.
            let moved =
                |lines: u64| bits(lines).fold(0, |all, line| all | 1u64 << numbers[line as usize]);
            assert!(board.boxes().into_iter().all(|lines| board.boxes().contains(&moved(lines))));
        }
    }
}

#[test]
fn sums_and_other_numbers_of_players_are_refused() {
    for (text, message) in [
        (
            "dots-and-boxes: 2x2 + nim: 1",
            "a game with a score is no part of a sum: in sums the last move decides",
        ),
        (
            "domineering: 2x2 + dots-and-boxes: 2x2",
            "a game with a score is no part of a sum: in sums the last move decides",
        ),
    ] {
        assert_eq!(text.parse::<rulesets::Position>().unwrap_err().message, message);
    }
    let error = "dots-and-boxes(players=3): 2x2".parse::<rulesets::multiplayer::Position>();
    assert_eq!(error.unwrap_err().message, "two players play Dots and Boxes");
}

#[test]
fn a_search_keeps_to_its_budget() {
    let start = position("dots-and-boxes: 4x4");
    assert!(start.analyze(&mut Budget::nodes(1000)).is_err());
    assert!(start.analyze(&mut Budget::unlimited().with_memory(1 << 14)).is_err());
    assert!(ByDefinition::of(&start, &mut Budget::unlimited()).is_err());
}

/// 24 boxes that can be taken in any order, by the lines at the border, are taken in one turn; with a line
/// elsewhere there are 2^12 turns or more, of which the first come at once.
#[test]
fn turns_are_found_without_going_through_all_orders() {
    let row = |sign: &str| format!("o{}", format!("{sign}o").repeat(12));
    let boxes = format!("|{}", ".|".repeat(12));
    let open = [row("."), boxes.clone(), row("-"), boxes, row(".")].join("/");
    let all = position(&format!("dots-and-boxes: {open}"));
    assert_eq!(all.moves().expect("finitely many").count(), 1);
    let analysis = all.analyze(&mut Budget::unlimited()).expect("no bound");
    assert_eq!((analysis.net(), analysis.is_complete()), (24, true));
    let with_two = format!("dots-and-boxes: {}", open.replacen("|.|", "..|", 1));
    let many = position(&with_two).moves().expect("finitely many").take(5000).count();
    assert_eq!(many, 5000);
}
