//! What is solved agrees with the definitions.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::definition::Play;
use super::*;
use crate::foundation::{Budget, Piece};
use crate::nim::Piles;

fn players(number: u64) -> Players {
    Players::new(number).unwrap()
}

fn agrees(game: &Forms, turn: Seat) {
    let budget = &mut Budget::unlimited();
    for ending in Ending::ALL {
        let mut solver = Solver::new(ending);
        let forced = solver.forced(game, turn, budget).unwrap();
        for coalition in Coalition::all_of(game.players()) {
            let oracle = Play::of(game, turn).is_forced_by(coalition, ending);
            assert_eq!(forced.is_by(coalition), oracle, "{game}, {ending}, {coalition}");
        }
        if ending == Ending::StuckLoses {
            continue;
        }
        let number = game.players();
        for preferences in [Preferences::podium(number), Preferences::selfish(number)] {
            let state = State::new(game.clone(), turn);
            let possible = solver.possible(state, &preferences, budget).unwrap();
            let oracle = Play::of(game, turn).equilibria(ending, &preferences);
            let results: Vec<Seat> = possible.results().collect();
            assert_eq!(results, oracle, "{game}, {ending}, {preferences}");
        }
    }
}

/// All sets of these games.
fn sets(games: &[Forms]) -> Vec<BTreeSet<Forms>> {
    let set = |bits: usize| {
        let inside = games.iter().enumerate().filter(|(index, _)| bits >> index & 1 == 1);
        inside.map(|(_, game)| game.clone()).collect()
    };
    (0..1 << games.len()).map(set).collect()
}

fn born_by_day_1(number: Players) -> Vec<Forms> {
    let mut games = vec![vec![]];
    for _ in number.seats() {
        let with = |game: &Vec<BTreeSet<Forms>>, set: BTreeSet<Forms>| [&game[..], &[set]].concat();
        let end = BTreeSet::from([Forms::end(number)]);
        games = games
            .iter()
            .flat_map(|game| [with(game, BTreeSet::new()), with(game, end.clone())])
            .collect();
    }
    games.into_iter().filter_map(Forms::tuple).collect()
}

/// Every game of three players born by day 2 in which A begins: what the others may do in the game
/// itself matters only where A cannot move, and then only what B may, or C if B cannot move either.
#[test]
fn all_games_of_three_players_born_by_day_2() {
    let three = players(3);
    let earlier = born_by_day_1(three);
    assert_eq!(earlier.len(), 8);
    let none = BTreeSet::new;
    for set in sets(&earlier) {
        for options in
            [[set.clone(), none(), none()], [none(), set.clone(), none()], [none(), none(), set]]
        {
            agrees(&Forms::tuple(options.to_vec()).unwrap(), Seat::FIRST);
        }
    }
}

/// Random games of a number of players.
fn forms(number: u64) -> impl Strategy<Value = Forms> {
    let end = Just(Forms::end(players(number)));
    end.prop_recursive(3, 12, 2, move |inner| {
        let set = prop::collection::btree_set(inner, 0..3);
        prop::collection::vec(set, number as usize)
            .prop_map(|options| Forms::tuple(options).expect("as many sets as players"))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn random_games_of_2_to_4_players(
        (one, other) in (2u64..5).prop_flat_map(|number| (forms(number), forms(number))),
        turn in 0usize..2,
    ) {
        let turn = Seat::of(turn, one.players()).unwrap();
        agrees(&one, turn);
        agrees(&one.plus(&other).unwrap(), turn);
    }

    #[test]
    fn games_are_written_as_they_are_read(game in (2u64..6).prop_flat_map(forms)) {
        let read = Forms::read_piece(Piece::whole(&game.to_string()), Some(game.players()));
        prop_assert_eq!(read, Ok(game));
    }

    /// Whatever is forced by a coalition is forced by a larger one, and where one player wins,
    /// never by those outside as well.
    #[test]
    fn larger_coalitions_force_more(game in (2u64..5).prop_flat_map(forms)) {
        let budget = &mut Budget::unlimited();
        for ending in Ending::ALL {
            let forced = Solver::new(ending).forced(&game, Seat::FIRST, budget).unwrap();
            for coalition in Coalition::all_of(game.players()) {
                for seat in game.players().seats() {
                    prop_assert!(!forced.is_by(coalition) || forced.is_by(coalition.with(seat)));
                }
                let others = coalition.others(game.players());
                let both = forced.is_by(coalition) && forced.is_by(others);
                prop_assert!(ending == Ending::StuckLoses || !both);
            }
        }
    }

    /// Li's theorem against the recursion.
    #[test]
    fn nim_by_the_podium_rule(
        heights in prop::collection::vec(0usize..5, 1..5),
        number in 2u64..6,
    ) {
        let number = players(number);
        let heaps = heights.iter().map(|&height| Forms::heap(height, number).unwrap());
        let game = heaps.fold(Forms::end(number), |sum, heap| sum.plus(&heap).unwrap());
        let podium = Preferences::podium(number);
        let state = State::new(game, Seat::FIRST);
        let budget = &mut Budget::unlimited();
        let possible = Solver::new(Ending::LastWins).possible(state, &podium, budget).unwrap();
        let piles: Piles = heights.iter().map(|&height| height as u64).collect();
        let turns = ranked::turns_to_last(&piles, number).expect("few piles");
        let last = number.turns_after(Seat::FIRST, turns + number.number() - 1);
        prop_assert_eq!(possible.only(), Some(last));
        // The move of the theorem leaves one pile less to be lowered.
        if let Some((pile, height)) = ranked::best_lowering(&piles, number) {
            let mut after: Vec<u64> = heights.iter().map(|&height| height as u64).collect();
            prop_assert!(height.to_u64().is_some_and(|height| height < after[pile]));
            after[pile] = height.to_u64().unwrap_or(0);
            let left = ranked::turns_to_last(&after.into(), number).expect("few piles");
            prop_assert_eq!(left, (turns + number.number() - 1) % number.number());
        }
    }
}

/// Propp's classes by his recursion.
#[test]
fn classes_by_the_theorem_of_propp() {
    fn class(game: &Forms) -> OutcomeClass {
        let options = game.options(Seat::FIRST).all();
        let classes: Vec<OutcomeClass> = options.iter().map(class).collect();
        if classes.contains(&OutcomeClass::Previous) {
            OutcomeClass::Next
        } else if classes.iter().all(|&class| class == OutcomeClass::Other(1)) {
            OutcomeClass::Previous
        } else if classes.iter().all(|&class| class == OutcomeClass::Next) {
            OutcomeClass::Other(1)
        } else {
            OutcomeClass::Queer
        }
    }
    let three = players(3);
    let mut solver = Solver::new(Ending::LastWins);
    for heights in
        [[0, 0, 0], [0, 0, 1], [0, 1, 1], [1, 1, 1], [0, 1, 2], [1, 1, 2], [1, 2, 2], [2, 2, 3]]
    {
        let heaps = heights.map(|height| Forms::heap(height, three).unwrap());
        let game = heaps.iter().fold(Forms::end(three), |sum, heap| sum.plus(heap).unwrap());
        let forced = solver.forced(&game, Seat::FIRST, &mut Budget::unlimited()).unwrap();
        assert_eq!(OutcomeClass::of(forced, Seat::FIRST), class(&game), "{game}");
    }
}

#[test]
fn mistakes_are_pointed_at() {
    let error = |text: &str| {
        let error = Forms::read(text).unwrap_err();
        (error.span.clone(), error.message.clone())
    };
    for (text, span, message) in [
        ("{0|0|}+{0|0}", 7..12, "1 bar here, where 3 play: expected 2"),
        ("{0}", 0..3, "a tuple of 1: 2 to 6 players may play"),
        ("{0|||||||0}", 0..11, "a tuple of 8: 2 to 6 players may play"),
        ("*", 0..1, "expected a tuple, by which it is seen how many play"),
        ("{0|0|", 5..5, "expected a game here"),
        ("{0|0|0", 0..6, "this brace is not closed"),
        ("{0|0|0} x", 8..9, "expected a game of n players"),
        ("{0|*101|0}", 3..7, "a heap may be up to *100 high here"),
        ("{0,|0|0}", 3..4, "expected a game of n players"),
    ] {
        assert_eq!(error(text), (span, message.to_string()), "{text}");
    }
    let deep = "{".repeat(100_000) + "||";
    assert!(
        error(&deep).1.contains("100 braces within braces") || error(&deep).1.contains("players")
    );
}
