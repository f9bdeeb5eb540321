//! The opponent that adapts.

use nimatron::foundation::Budget;
use nimatron::play::{Errors, Game, Opponent, Role, Seat};
use nimatron::rulesets::Position;
use proptest::prelude::*;

/// The mean rate of a rival in the last half of many games, and how many of them the other won.
fn duel(start: &str, other: Opponent, games: u64) -> (f64, u64) {
    let start: Position = start.parse().unwrap();
    let (mut rival, mut rates, mut won) = (Opponent::Rival(Errors::START), 0.0, 0);
    for seed in 0..games {
        let roles = [Role::Machine(other), Role::Machine(rival)];
        let mut game = Game::new(start.clone(), roles, Seat::FIRST, seed);
        while game.machine_move(&mut Budget::unlimited()).is_some() {}
        let Role::Machine(next @ Opponent::Rival(errors)) = game.again(seed).role(Seat::SECOND)
        else {
            panic!("the rival stays");
        };
        rival = next;
        if seed >= games / 2 {
            rates += f64::from(errors.percent());
            won += u64::from(game.record().winner() == Some(Seat::FIRST));
        }
    }
    let half = games - games / 2;
    (rates / half as f64, won * 100 / half)
}

#[test]
fn the_rate_of_errors_goes_to_its_ends() {
    for start in ["nim: 3, 5, 7", "kayles: 9", "domineering: 4x4"] {
        let (against_perfect, won) = duel(start, Opponent::Perfect, 60);
        assert!(against_perfect == 0.0 && won == 100, "{start}: {against_perfect} {won}");
        let (against_random, _) = duel(start, Opponent::Random, 400);
        assert!(against_random > 70.0, "{start}: {against_random}");
    }
}

#[test]
fn against_whoever_errs_the_games_are_even() {
    for start in ["nim: 3, 5, 7", "misere nim: 2, 3, 5, 6", "kayles: 9, 5"] {
        let (_, won) = duel(start, Opponent::Sleepy, 600);
        assert!((40..=60).contains(&won), "{start}: {won}");
    }
}

proptest! {
    #[test]
    fn a_rival_is_read_and_printed(percent in 0u64..150) {
        match Errors::new(percent) {
            Some(errors) => {
                let rival = Opponent::Rival(errors);
                prop_assert_eq!(rival.to_string().parse(), Ok(rival));
                prop_assert_eq!(format!("rival {percent}").parse(), Ok(rival));
                prop_assert!(errors.after(false) <= errors && errors <= errors.after(true));
            }
            None => {
                let read: Result<Opponent, _> = format!("rival {percent}").parse();
                prop_assert!(read.is_err());
            }
        }
    }
}
