//! Rulesets in which positions can come again, against published values; play that ends in draws; and
//! certificates that prove nothing.

use nimatron::certificate::{Strategy, verify};
use nimatron::foundation::{Budget, Outcome, Player};
use nimatron::partizan::Values;
use nimatron::play::{Game, Opponent, Role, Seat, review};
use nimatron::rulesets::loopy;
use nimatron::rulesets::{Analyses, Position, Solvable};
use nimatron::text::Notation;

use crate::certificates::proved_by_theorem;

#[test]
fn agrees_with_published_values() {
    let store = Values::default();
    let mut rows = 0;
    for line in include_str!("../tables/loopy_rulesets.tsv").lines() {
        if line.starts_with('#') {
            continue;
        }
        let cells: Vec<&str> = line.split('\t').collect();
        let [text, what, expected] = cells[..] else { panic!("{line}") };
        let position: loopy::Position = text.parse().expect(text);
        let budget = &mut Budget::unlimited();
        match what {
            "value" => {
                let found = position.game().value(budget).expect("no bound");
                let found = found.value().map(|value| value.to_text(Notation::Ascii));
                let mut games = store.loopy(budget);
                let expected = games.read(expected).expect(expected);
                let expected = games.text(expected, Notation::Ascii).expect("a text");
                assert_eq!(found, Some(expected), "{text}");
            }
            "class" => {
                let class = position.analyze(budget).expect("no bound").class();
                let class = class.map(|class| class.to_string());
                assert_eq!(class.as_deref(), Some(expected), "{text}");
            }
            "fate" => {
                let fate = position.analyze(budget).expect("no bound").fate_of_mover();
                let told = match fate {
                    loopy::Fate::Win(moves) => format!("win {moves}"),
                    loopy::Fate::Loss(moves) => format!("loss {moves}"),
                    loopy::Fate::Draw => "draw".into(),
                };
                assert_eq!(told, expected, "{text}");
            }
            other => panic!("unknown question {other}"),
        }
        rows += 1;
    }
    assert!(rows >= 41, "{rows}");
}

/// On the board of draughts the geese win, whoever begins: *Winning Ways*, ch. 20.
#[test]
#[ignore = "a million positions, with the players to move"]
fn geese_win_on_the_whole_board() {
    let position: loopy::Position = "fox-and-geese: 8x8".parse().expect("a board");
    let analysis = position.analyze(&mut Budget::unlimited()).expect("no bound");
    assert_eq!(analysis.class().map(|class| class.to_string()).as_deref(), Some("L"));
    assert!(analysis.positions().1, "all are looked at");
}

/// Whoever plays perfectly wins what can be won, draws what can be drawn, and every game ends.
#[test]
fn perfect_players_get_what_there_is() {
    let perfect = Role::Machine(Opponent::Perfect);
    for text in [
        "backsliding-toads: tt__ff",
        "backsliding-toads: t___f",
        "backsliding-toads(turn=right): ttt__fff",
        "fox-and-geese: 3x4",
        "fox-and-geese: .g./.f./...",
        "ceylonese: 3x3",
        "beans-dont-talk: 9",
    ] {
        let start: Position = text.parse().expect(text);
        let outcome = start.analyze(&mut Budget::unlimited()).expect("solved").outcome();
        for other in [perfect, Role::Machine(Opponent::Random)] {
            for own in [Seat::FIRST, Seat::SECOND] {
                let roles = if own == Seat::FIRST { [perfect, other] } else { [other, perfect] };
                let mut game = Game::new(start.clone(), roles, Seat::FIRST, 5);
                let analyses = Analyses::default();
                while game.machine_move(&mut Budget::unlimited()).is_some() {}
                let winners = game.record().winners().expect("every game ends");
                let has_won = winners.has(own);
                let possible = if own == Seat::FIRST { Outcome::N } else { Outcome::P };
                match outcome {
                    Outcome::D => assert!(has_won || game.record().is_drawn(), "{text}"),
                    outcome if outcome == possible => assert!(has_won, "{text}"),
                    _ => {}
                }
                let turns = review(game.record(), &analyses, &mut Budget::unlimited());
                let turns = turns.expect("reviewed");
                assert!(turns.iter().all(|turn| turn.player != own || !turn.mistake), "{text}");
                assert_eq!(game.to_string().parse(), Ok(game), "{text}");
            }
        }
    }
}

#[test]
fn certificates_of_draws_are_verified_and_tables_of_replies_refused() {
    let budget = &mut Budget::unlimited();
    for text in [
        "backsliding-toads: ttt__fff",
        "fox-and-geese: 3x4",
        "ceylonese: 3x3",
        "beans-dont-talk: 6",
        "beans-dont-talk: 9",
    ] {
        let position: Position = text.parse().expect(text);
        proved_by_theorem(&position);
    }
    let Position::Loopy(position) = "backsliding-toads: t___f".parse().expect("a position") else {
        panic!("it is loopy")
    };
    assert_eq!(Strategy::enumerate(&position, 1000, budget), Ok(None));
    let table = r#"{"nimatron":"certificate","schema":1,"position":"backsliding-toads: _",
        "convention":"normal","outcome":"P","positions":[{"position":"backsliding-toads: _","outcome":"P"}]}"#;
    let refused = verify(table, budget).expect_err("no table is a proof").to_string();
    assert!(refused.contains("positions can come again"), "{refused}");
}

#[test]
fn they_are_no_parts_of_sums_and_for_two() {
    for text in [
        "fox-and-geese: 4x4 + nim: 3",
        "domineering: 2x2 + backsliding-toads: t_f",
        "nim: 1 + ceylonese: 4x4",
        "fox-and-geese(players=3, left=A): 4x4",
    ] {
        let read = match text.contains("players") {
            true => text.parse::<nimatron::rulesets::multiplayer::Position>().map(|_| ()),
            false => text.parse::<Position>().map(|_| ()),
        };
        let message = read.expect_err(text).message;
        assert!(message.contains("positions can come again"), "{text}: {message}");
    }
}

#[test]
fn what_is_written_reads_back() {
    for (text, written) in [
        ("fox-and-geese: .g.g/..../..../f...", "fox-and-geese: .g.g/..../..../f..."),
        ("fox-and-geese: 8x8", "fox-and-geese: 8x8"),
        ("fox-and-geese(turn=right): 2 x 3", "fox-and-geese(turn=right): 2x3"),
        ("backsliding-toads: t..f", "backsliding-toads: t__f"),
    ] {
        let position: Position = text.parse().expect(text);
        assert_eq!(position.to_string(), written);
        assert!(position.turn().is_some());
        assert_eq!(
            position.clone().at_turn(Player::Left).at_turn(Player::Right).turn(),
            Some(Player::Right)
        );
    }
    for (text, message) in [
        ("fox-and-geese: g.g/...", "there is no fox on the board"),
        ("fox-and-geese: f.f/...", "there is one fox"),
        ("fox-and-geese: g.f/..", "row 2 is not as long as the first"),
        ("fox-and-geese: g.f/..x", "expected g for a goose, f for the fox or . for a free square"),
        (
            "fox-and-geese: 1x8",
            "the sides of a board are 2 at least, and it has at most 128 squares",
        ),
        (
            "fox-and-geese: 99x99",
            "the sides of a board are 2 at least, and it has at most 128 squares",
        ),
        ("backsliding-toads: tx", "expected t for a toad, f for a frog or _ for an empty square"),
        ("fox-and-geese(turn=up): 4x4", "the turn is left or right"),
        ("beans-dont-talk: 0", "expected a number from 1 on, of at most 1000 digits"),
        ("beans-dont-talk(turn=right): 7", "beans-dont-talk has no options"),
    ] {
        assert_eq!(text.parse::<Position>().expect_err(text).message, message, "{text}");
    }
}
