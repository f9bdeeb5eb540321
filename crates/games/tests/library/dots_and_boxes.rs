//! Dots and Boxes against published and counted scores; play for the best score, draws, and certificates.

use std::collections::BTreeSet;

use nimatron::certificate::{prove, verify};
use nimatron::foundation::{Budget, Outcome, PerPlayer, Playable, Player};
use nimatron::multiplayer::Coalition;
use nimatron::play::{Game, Opponent, Role, Seat, not_seated, review};
use nimatron::rulesets::dots_and_boxes;
use nimatron::rulesets::{Analyses, Position, Solvable};

use crate::certificates::proved_by_theorem;

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn solved(text: &str) -> dots_and_boxes::Analysis {
    let Position::DotsAndBoxes(position) = position(text) else { panic!("{text}") };
    position.analyze(&mut Budget::unlimited()).expect("no bound")
}

#[test]
fn empty_boards_have_their_scores() {
    for line in include_str!("../tables/dots_and_boxes.tsv").lines() {
        if line.starts_with('#') {
            continue;
        }
        let cells: Vec<&str> = line.split('\t').collect();
        let [board, net, openings] = cells[..] else { panic!("{line}") };
        let analysis = solved(&format!("dots-and-boxes: {board}"));
        assert_eq!(analysis.net().to_string(), net, "{board}");
        let found: BTreeSet<i32> =
            analysis.options().iter().map(|option| option.net.expect("known")).collect();
        let found: Vec<String> = found.iter().map(ToString::to_string).collect();
        assert_eq!(found.join(", "), openings, "{board}");
        assert!(analysis.is_complete());
    }
}

fn net_of_an_empty_board(rows: usize, columns: usize) -> i32 {
    let board = dots_and_boxes::Board::new(rows, columns).expect("at most 64 lines");
    let solver = dots_and_boxes::Solver::new(board, 20 << 30);
    solver.net(board.all(), &mut Budget::unlimited()).expect("enough memory")
}

/// As D. Wilson has solved them.
#[test]
#[ignore = "half an hour, and fourteen GiB"]
fn large_empty_boards_have_their_scores() {
    for (rows, columns, net) in [(3, 5, -1), (4, 4, 0)] {
        assert_eq!(net_of_an_empty_board(rows, columns), net, "{rows}x{columns}");
    }
}

/// As J. Barker and R. Korf have solved it, in some days.
#[test]
#[ignore = "more time and memory than most have"]
fn the_largest_empty_board_that_has_been_solved_is_a_draw() {
    assert_eq!(net_of_an_empty_board(4, 5), 0);
}

/// Whoever plays perfectly gets at least what the net score says, and both together just that.
#[test]
fn perfect_players_get_the_net_score() {
    let perfect = Role::Machine(Opponent::Perfect);
    for text in [
        "dots-and-boxes: 1x2",
        "dots-and-boxes: 2x2",
        "dots-and-boxes(turn=right): 2x3",
        "dots-and-boxes: o-o-o-o/......./o-o-o-o/......./o-o-o-o",
    ] {
        let analysis = solved(text);
        let turn = analysis.position().mover();
        let expected = analysis.position().score_with(analysis.net());
        for other in [Opponent::Perfect, Opponent::Random, Opponent::Teacher] {
            for own in [Seat::FIRST, Seat::SECOND] {
                let other = Role::Machine(other);
                let roles = if own == Seat::FIRST { [perfect, other] } else { [other, perfect] };
                let mut game = Game::new(position(text), roles, Seat::FIRST, 9);
                while game.machine_move(&mut Budget::unlimited()).is_some() {}
                let Position::DotsAndBoxes(end) = game.position() else { panic!("{text}") };
                let player = if own == Seat::FIRST { turn } else { turn.opponent() };
                assert!(end.is_terminal() && end.score()[player] >= expected[player], "{text}");
                if other != Role::Machine(Opponent::Random) {
                    assert_eq!(end.score(), expected, "{text}");
                }
                let winners = game.record().winners().expect("it is over");
                let of_own = end.score()[player].cmp(&end.score()[player.opponent()]);
                assert_eq!(winners.has(own), of_own.is_gt(), "{text}");
                assert_eq!(winners == Coalition::NOBODY, of_own.is_eq(), "{text}");
                assert!(game.ending().is_some() && !game.record().is_drawn());
                let turns = review(game.record(), &Analyses::default(), &mut Budget::unlimited());
                let turns = turns.expect("reviewed");
                assert!(turns.iter().all(|turn| turn.player != own || !turn.mistake), "{text}");
                assert_eq!(game.to_string().parse(), Ok(game), "{text}");
            }
        }
    }
}

#[test]
fn a_draw_is_a_draw() {
    let analysis = solved("dots-and-boxes: 1x2");
    assert_eq!(analysis.position().outcome_with(analysis.net()), Outcome::D);
    let Position::DotsAndBoxes(end) = position("dots-and-boxes: o-o-o/|L|R|/o-o-o") else {
        panic!()
    };
    assert_eq!((end.score(), end.ending()), (PerPlayer([1, 1]), Outcome::D));
    assert_eq!(end.mover(), Player::Left);
    let game = Game::new(end.into(), [Role::Person; 2], Seat::FIRST, 1);
    assert_eq!(game.record().winners(), Some(Coalition::NOBODY));
    assert_eq!(
        game.ending().as_deref(),
        Some("No line is left, and both have as many boxes: the game is a draw.")
    );
}

#[test]
fn certificates_are_verified_and_forged_ones_refused() {
    let budget = &mut Budget::unlimited();
    for text in [
        "dots-and-boxes: 1x1",
        "dots-and-boxes: 1x2",
        "dots-and-boxes: 2x2",
        "dots-and-boxes(turn=right): 2x3 swedish",
        "dots-and-boxes: o-o-o/|L|R|/o-o-o",
    ] {
        let json = proved_by_theorem(&position(text));
        if json.contains("\"closes\":0") {
            assert!(verify(&json.replace("\"closes\":0", "\"closes\":1"), budget).is_err());
        }
    }
    let table = r#"{"nimatron":"certificate","schema":1,"position":"dots-and-boxes: 1x1","convention":"normal",
        "outcome":"P","positions":[{"position":"dots-and-boxes: 1x1","outcome":"P"}]}"#;
    let refused = verify(table, budget).unwrap_err().to_string();
    assert!(refused.contains("a table of replies says nothing"), "{refused}");
    let long = prove(&position("dots-and-boxes: 4x4"), 1000, &mut Budget::nodes(1000));
    assert!(long.is_err());
}

#[test]
fn other_ways_to_play_are_refused() {
    let dots = position("dots-and-boxes: 2x2");
    assert_eq!(not_seated(&dots).as_deref(), Some("two players play Dots and Boxes"));
}
