//! Positions of n players of every ruleset: reading, writing, moves and mistakes.

use super::{Board, ByRules, Method, Position, is_meant};
use crate::foundation::{Budget, Playable};
use crate::multiplayer::{Coalition, Ending, Players, Seat, Solver, State};
use crate::rulesets::{self, Solved};

fn read(text: &str) -> Position {
    Position::read(text).unwrap_or_else(|error| panic!("{text}: {}", error.render(text))).value
}

/// The examples of all rulesets, as they are written for two players.
fn examples() -> impl Iterator<Item = rulesets::Position> {
    let all = rulesets::descriptions().into_iter();
    let all = all.flat_map(|ruleset| ruleset.examples.into_owned());
    all.map(|example| example.position.parse().expect(&example.position))
}

/// With an option behind the word of the ruleset.
fn with_options(position: &rulesets::Position, options: &str) -> String {
    let text = position.clone().at_turn(crate::foundation::Player::Left).to_string();
    let text = text.strip_prefix("misere ").unwrap_or(&text);
    let (head, body) = text.split_once(':').expect("a colon");
    match head.split_once('(') {
        Some((word, own)) => format!("{word}({options}, {own}:{body}"),
        None => format!("{head}({options}):{body}"),
    }
}

#[test]
fn every_ruleset_can_be_played_by_n() {
    for example in examples() {
        if matches!(example, rulesets::Position::Loopy(_)) || example.is_scored() {
            // Where positions can come again, or a score decides, two players play.
            let text = with_options(&example, "players=3");
            assert!(is_meant(&text) && Position::read(&text).is_err(), "{text}");
            continue;
        }
        for number in 2..=6u64 {
            let left = if example.turn().is_some() { ", left=A+B" } else { "" };
            for more in
                ["", ", turn=B", ", ending=misere", ", ending=elimination", ", prefer=selfish"]
            {
                let text = with_options(&example, &format!("players={number}{left}{more}"));
                assert!(is_meant(&text), "{text}");
                let position = read(&text);
                assert_eq!(position.players().number() as u64, number);
                let printed = position.to_string();
                assert_eq!(read(&printed), position, "{text}");
                assert_eq!(read(&printed).to_string(), printed);
            }
        }
    }
}

/// Positions of two players are never taken for those of n.
#[test]
fn examples_are_of_two_players() {
    use crate::foundation::Player;
    for example in examples() {
        for turn in [Player::Left, Player::Right] {
            let text = example.clone().at_turn(turn).to_string();
            assert!(!is_meant(&text), "{text}");
        }
    }
}

#[test]
fn texts_are_printed_as_they_are_read() {
    for text in [
        "nim(players=3): 1, 2, 3",
        "nim(players=4, turn=D, max=4): 1, 2, 3",
        "nim(players=3, ending=normal, prefer=selfish): w+1, 2",
        "0.77(players=5): 7",
        "kayles(players=3): 7 + nim: 2",
        "domineering(players=3, left=A+C): 4x4",
        "nim(players=3, prefer=[A>B=C, B>A>C, C>A=B]): 1, 2",
        "cram(players=3, ending=elimination, turn=B, out=A+C): 2x2",
        "tuple(players=3, turn=C): * + {*|*|0}",
    ] {
        assert_eq!(read(text).to_string(), text);
    }
    assert_eq!(read("{*|0|}").to_string(), "tuple(players=3): {*|0|}");
    assert_eq!(
        read("misere Nim( players = 3 ):1+2").to_string(),
        "nim(players=3, ending=misere): 1, 2"
    );
    assert_eq!(read("nim(max=3, players=3):4").to_string(), "nim(players=3, max=3): 4");
    assert_eq!(read("tuple: {|*|*}").to_string(), "tuple(players=3): {|*|*}");
}

#[test]
fn mistakes_are_shown_where_they_are() {
    for (text, at, message) in [
        ("nim(players=1): 1", "1", "2 to 6 players may play"),
        ("nim(players=70): 1", "70", "2 to 6 players may play"),
        ("nim(players=x): 1", "x", "2 to 6 players may play"),
        ("nim(turn=B): 1", "nim", "expected players=, the number of players"),
        ("nim(players=3, players=4): 1", "4", "players is given twice"),
        ("nim(players=3, turn=D): 1", "D", "expected a player from A to C"),
        ("nim(players=3, left=A): 1", "A", "everybody has the same moves in Nim"),
        ("nim(players=3, ending=never): 1", "never", "unknown ending"),
        ("misere nim(players=3, ending=last): 1", "last", "the word 'misere' says otherwise"),
        ("nim(players=3, out=B): 1", "B", "players drop out where ending=elimination"),
        (
            "nim(players=3, prefer=me): 1",
            "me",
            "expected podium, selfish, or rows of preferences in [ ]",
        ),
        ("nim(players=3, prefer=[A>B>C]): 1", "A>B>C", "expected 3 rows, found 1"),
        ("nim(players=3, at=2): 1", "at", "unknown option 'at'"),
        ("nim(players=3): x", "x", "unknown name 'x'"),
        ("domineering(players=3): 4x4", "3", "say who has those of Left"),
        ("domineering(players=3, left=A+D): 4x4", "D", "expected a player from A to C"),
        ("domineering(players=3, left=A+A): 4x4", "A", "A stands here twice"),
        ("tuple(players=3): {0|0}", "{0|0}", "1 bar here, where 3 play: expected 2"),
        ("{0|0|0|0|0|0|0}", "{0|0|0|0|0|0|0}", "a tuple of 7: 2 to 6 players may play"),
        ("{0|0|{0|0}}", "{0|0}", "1 bar here, where 3 play: expected 2"),
    ] {
        let error = Position::read(text).map(|reading| reading.value.to_string()).unwrap_err();
        assert!(error.message.contains(message), "{text}: {}", error.message);
        assert_eq!(&text[error.span.clone()], at, "{text}: {}", error.message);
    }
}

/// Moves lead where the options do, by their names as well, and the turn goes round.
#[test]
fn moves_are_read_as_they_are_printed() {
    let texts = [
        "nim(players=3): 1, 2",
        "cram(players=3): 2x2",
        "{0,*|*|} + {|0|*2}",
        "domineering(players=4, left=A+C): 3x3",
        "kayles(players=3): 3 + nim: 1",
    ];
    for text in texts {
        let mut position = read(text);
        while let Some(chosen) = position.moves().expect("finitely many").first() {
            for chosen in position.moves().into_iter().flatten() {
                assert_eq!(position.parse_move(&chosen.to_string()).as_ref(), Ok(&chosen));
            }
            let after = position.after(chosen).expect("a legal move");
            assert_eq!(after.turn(), position.players().after(position.turn()));
            assert_eq!(read(&after.to_string()), after);
            assert!(!position.is_over());
            position = after;
        }
        assert!(position.is_over() && position.winners().is_some_and(|set| set.size() == 1));
    }
}

#[test]
fn who_cannot_move_drops_out() {
    // A and B have no domino to place, C has.
    let position = read("domineering(players=3, left=A+B, ending=elimination): 1x2");
    assert_eq!((position.turn().letter(), position.is_over()), ('C', true));
    let tuple = read("tuple(players=3, ending=elimination): {|*|0}");
    assert_eq!(tuple.to_string(), "tuple(players=3, ending=elimination, turn=B, out=A): {|*|0}");
}

/// The representatives in tables and the options of rulesets made for speed change nothing: of
/// small examples of all rulesets, compared with the moves by the rules.
#[test]
fn representatives_have_the_same_results() {
    let three = Players::new(3).expect("three may play");
    let mut compared = 0;
    for example in examples() {
        if example.reaches_more_than(200) || example.size() > 12 {
            continue;
        }
        let left = Coalition::of([Seat::FIRST, three.before(Seat::FIRST)]);
        let board = match example.turn() {
            Some(_) => Board::owned(example.clone(), three, left),
            None => Board::impartial(example.clone(), three),
        };
        let board = board.expect("a board");
        if board.count_moves(Seat::FIRST) == crate::foundation::MoveCount::Infinite {
            continue;
        }
        for ending in Ending::ALL {
            let budget = &mut Budget::nodes(20_000);
            let plainly = Solver::new(ending).forced(&ByRules(board.clone()), Seat::FIRST, budget);
            let Ok(plainly) = plainly else { continue };
            let budget = &mut Budget::unlimited();
            let forced = Solver::new(ending).forced(&board, Seat::FIRST, budget);
            assert_eq!(forced, Ok(plainly), "{example}, {ending}");
            compared += 1;
        }
    }
    assert!(compared > 100, "{compared}");
}

/// What a state says agrees with the position.
#[test]
fn positions_end_as_their_states_do() {
    for text in [
        "nim(players=3): 0",
        "nim(players=3, ending=normal): 0",
        "nim(players=3, ending=misere): 0",
    ] {
        let position = read(text);
        let next = State::next(position.state(), position.ending(), &mut Budget::unlimited());
        let over = crate::multiplayer::Next::Over(position.result().expect("it is over"));
        assert_eq!(next, Ok(over), "{text}");
    }
}

/// Two players agree with the rest of the engine over the examples of all rulesets: who wins in
/// normal and in misère play, and by which moves.
#[test]
fn two_players_agree_with_the_engine() {
    use crate::foundation::{Convention, Outcome, Player};
    let mut compared = 0;
    for example in examples() {
        if example.reaches_more_than(500) || example.size() > 20 {
            continue;
        }
        for (convention, ending) in [("", ""), ("misere ", ", ending=misere")] {
            let normal = example.clone().at_turn(Player::Left).to_string();
            let normal = normal.strip_prefix("misere ").unwrap_or(&normal).to_string();
            let Ok(two) = format!("{convention}{normal}").parse::<rulesets::Position>() else {
                continue;
            };
            if (two.convention() == Convention::Misere) != (convention == "misere ") {
                continue;
            }
            let position = read(&with_options(&two, &format!("players=2{ending}")));
            let Ok(solved) = position.analyze(&mut Budget::nodes(300_000)) else { continue };
            let Ok(analysis) = two.analyze(&mut Budget::nodes(300_000)) else { continue };
            let winner = if analysis.outcome() == Outcome::N { 'A' } else { 'B' };
            let found = solved.possible().only().map(|seat| seat.letter());
            assert_eq!(found, Some(winner), "{position}");
            let forced = solved.forced().and_then(|forced| forced.alone());
            assert_eq!(forced.map(|seat| seat.letter()), Some(winner), "{position}");
            if winner == 'A' && solved.is_complete() && analysis.solution().unlisted().is_none() {
                let sorted = |mut moves: Vec<String>| {
                    moves.sort();
                    moves
                };
                let winning =
                    sorted(analysis.winning_moves().map(|chosen| chosen.to_string()).collect());
                let good = sorted(solved.good_moves().map(|chosen| chosen.to_string()).collect());
                assert_eq!(good, winning, "{position}");
            }
            compared += 1;
        }
    }
    assert!(compared > 60, "{compared}");
}

#[test]
fn nim_by_the_theorem_and_by_recursion() {
    let budget = &mut Budget::unlimited();
    let huge = read("nim(players=3): w^w+5, w+1, 123456789123456789")
        .analyze(budget)
        .expect("the theorem");
    assert_eq!(huge.method(), Method::Li { turns: 2 });
    assert_eq!(
        (huge.possible().only().map(|seat| seat.letter()), huge.forced()),
        (Some('B'), None)
    );
    let best = huge.good_moves().next().expect("a move");
    let after = huge.position().after(best).expect("it is legal");
    assert_eq!(after.turns_by_theorem(), Some(1));
    let infinite = read("nim(players=3, ending=misere): w").analyze(budget);
    assert_eq!(infinite.map(|_| ()), Err(super::Unsolved::Infinite));
    let open = read("nim(players=3, prefer=selfish): 1, 2").analyze(budget).expect("by recursion");
    let choices = open.open_choices(5, budget).expect("few positions");
    assert_eq!((open.method(), choices.len()), (Method::Recursion, 1));
    assert_eq!(choices[0].results.results().count(), 2);
}
