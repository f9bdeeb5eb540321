//! The machine's players.
//!
//! | file | what |
//! | --- | --- |
//! | `errors` | how often the rival errs, which adapts to the person |
//! | `nim` | how they play Nim and its variants |
//! | `without_theory` | how they play everything else, through its winning moves |
//!
//! Each chooses a legal move from the position, the last move and a random
//! sequence, so that the same seed means the same game. Work is bounded: in a
//! row of a million piles they look at fewer moves, and still play legally.

mod errors;
mod nim;
mod without_theory;

use std::fmt;
use std::str::FromStr;

use nimatron_nimber::say;
use nimatron_nimber::text::{did_you_mean, excerpt};
use thiserror::Error;

use super::record::Record;
pub use errors::Errors;

use crate::foundation::{Budget, Outcome, Random};
use crate::rulesets::{Move, Position};

/// A player of the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// Any legal move.
    Random,
    /// Copies the last move in an equal pile where it can; otherwise makes two
    /// piles equal where it can.
    Copycat,
    /// Plays perfectly, but any move at a rate that adapts to the other player, so that each wins
    /// about half of the games.
    Rival(Errors),
    /// Plays perfectly, but three times in ten any move.
    Sleepy,
    /// Wins whenever it can, and otherwise fights as long as it can.
    Perfect,
    /// Plays perfectly and steers to positions from which one can learn: easily
    /// read when it wins, with a single winning reply when it must lose.
    Teacher,
}

/// A name that no opponent has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", say!("there is no opponent '{}'; {}", .name, .help))]
pub struct UnknownOpponent {
    /// What was asked for, shortened if long.
    pub name: String,
    /// The nearest name, or all of them.
    pub help: String,
}

impl Opponent {
    /// All of them, from the weakest to the strongest.
    pub const ALL: [Opponent; 6] = [
        Opponent::Random,
        Opponent::Copycat,
        Opponent::Rival(Errors::START),
        Opponent::Sleepy,
        Opponent::Perfect,
        Opponent::Teacher,
    ];

    /// The name, as it is typed; a rival's rate of errors may follow it, as in `rival 40`.
    pub fn name(self) -> &'static str {
        match self {
            Opponent::Random => "random",
            Opponent::Copycat => "copycat",
            Opponent::Rival(_) => "rival",
            Opponent::Sleepy => "sleepy",
            Opponent::Perfect => "perfect",
            Opponent::Teacher => "teacher",
        }
    }

    /// A legal move; nothing if there is none. If half of the budget does not
    /// suffice for the one that it is after, it is one that looks good, if
    /// somebody can tell ([`Position::advise`]), or any.
    ///
    /// Cost: linear in the size of the position, times a number of moves looked
    /// at that is smaller the larger the position.
    ///
    /// ```
    /// use nimatron::foundation::{Budget, Random};
    /// use nimatron::play::{Opponent, Seat, Record};
    ///
    /// let record = Record::new("nim: 1, w+3, w^w+5".parse()?, Seat::FIRST);
    /// let budget = &mut Budget::unlimited();
    /// let chosen = Opponent::Perfect.choose(&record, &mut Random::new(1), budget).unwrap();
    /// assert_eq!(chosen.to_string(), "3: w^w+5 -> w+2");
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn choose(
        self,
        record: &Record<Position>,
        random: &mut Random,
        budget: &mut Budget,
    ) -> Option<Move> {
        let position = record.position();
        let chosen = match self {
            Opponent::Random => None,
            Opponent::Copycat => copy(position, record.last_move()),
            Opponent::Sleepy if dozes(random) => None,
            Opponent::Rival(errors) if errors.strike(random) => None,
            Opponent::Rival(_) | Opponent::Sleepy | Opponent::Perfect => budget
                .half(|budget| perfect(position, random, budget))
                .or_else(|| advised(position, budget)),
            Opponent::Teacher => budget
                .half(|budget| teach(position, random, budget))
                .or_else(|| advised(position, budget)),
        };
        chosen.or_else(|| random_move(position, random))
    }

    /// The same opponent in the next game, after one that it has won or lost: a rival has adapted.
    ///
    /// ```
    /// use nimatron::play::{Errors, Opponent};
    /// let rival = Opponent::Rival(Errors::START).after(false);
    /// assert_eq!(rival.to_string(), "rival 40");
    /// assert_eq!(Opponent::Sleepy.after(false), Opponent::Sleepy);
    /// ```
    #[must_use]
    pub fn after(self, won: bool) -> Opponent {
        match self {
            Opponent::Rival(errors) => Opponent::Rival(errors.after(won)),
            other => other,
        }
    }

    /// Whether it starts when it may choose who does.
    ///
    /// Where the budget does not suffice for knowing who wins, the first player
    /// is taken for the winner, as of most positions.
    pub fn wants_to_start(
        self,
        position: &Position,
        random: &mut Random,
        budget: &mut Budget,
    ) -> bool {
        let mut won_by_starter = || {
            let analysis = budget.half(|budget| position.analyze(budget));
            analysis.map_or(true, |analysis| analysis.outcome() == Outcome::N)
        };
        match self {
            Opponent::Random => random.below(2) == 0,
            // It needs something to copy.
            Opponent::Copycat => false,
            Opponent::Rival(errors) => won_by_starter() != errors.strike(random),
            Opponent::Sleepy => won_by_starter() != dozes(random),
            Opponent::Perfect => won_by_starter(),
            // The learner shall have a game that can be won.
            Opponent::Teacher => !won_by_starter(),
        }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Opponent::Rival(errors) if *errors != Errors::START => {
                write!(f, " {}", errors.percent())
            }
            _ => Ok(()),
        }
    }
}

impl FromStr for Opponent {
    type Err = UnknownOpponent;

    fn from_str(text: &str) -> Result<Opponent, UnknownOpponent> {
        let wanted = text.trim().to_lowercase();
        if let Some(rate) = wanted.strip_prefix("rival ") {
            let errors = rate.trim().parse().ok().and_then(Errors::new);
            return errors.map(Opponent::Rival).ok_or_else(|| UnknownOpponent {
                name: excerpt(text.trim()),
                help: say!("a rival errs in 0 to 100 of 100 moves, as in 'rival 40'"),
            });
        }
        let known = Opponent::ALL.into_iter().find(|opponent| opponent.name() == wanted);
        known.ok_or_else(|| {
            let names = Opponent::ALL.map(Opponent::name);
            let help = match did_you_mean(&wanted, names) {
                Some(near) => say!("did you mean '{}'?", near),
                None => say!("choose one of {}", names.join(", ")),
            };
            UnknownOpponent { name: excerpt(text.trim()), help }
        })
    }
}

pub(super) fn dozes(random: &mut Random) -> bool {
    random.below(10) < 3
}

fn random_move(position: &Position, random: &mut Random) -> Option<Move> {
    match position {
        Position::Nim(position) => nim::random_move(position, random).map(Move::Nim),
        other => other.random_move(random),
    }
}

/// What the copycat does; nothing where there is nothing to copy.
fn copy(position: &Position, last: Option<&Move>) -> Option<Move> {
    let last = match last {
        Some(Move::Nim(last)) => Some(last),
        _ => None,
    };
    nim::copy(position.as_nim()?, last).map(Move::Nim)
}

fn perfect(position: &Position, random: &mut Random, budget: &mut Budget) -> Option<Move> {
    match position {
        Position::Nim(position) => nim::perfect(position, random).map(Move::Nim),
        other => without_theory::perfect(other, random, budget),
    }
}

fn teach(position: &Position, random: &mut Random, budget: &mut Budget) -> Option<Move> {
    match position {
        Position::Nim(position) => nim::teach(position, random).map(Move::Nim),
        other => without_theory::teach(other, random, budget),
    }
}

/// What looks good where nobody knows.
fn advised(position: &Position, budget: &mut Budget) -> Option<Move> {
    let advice = budget.half(|budget| position.advise(budget));
    Some(advice.ok()??.chosen)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::foundation::{Convention, Playable};
    use crate::nim::{self, Piles, Rules, Variant};
    use crate::play::Seat;

    const HEIGHTS: [&str; 14] = [
        "0",
        "1",
        "2",
        "3",
        "5",
        "7",
        "w",
        "w+3",
        "w*2+1",
        "w^2",
        "w^w+5",
        "e0",
        "w1",
        "w^(w+3)+w^w*3+w*5+7",
    ];

    fn position() -> impl Strategy<Value = Position> {
        let heights = prop::collection::vec(prop::sample::select(&HEIGHTS[..]), 1..6);
        let variants = prop::sample::select(&["", "(max=1)", "(max=4)", "(piles=2)", "(piles=3)"]);
        (heights, variants, any::<bool>()).prop_map(|(heights, variant, misere)| {
            let misere = if misere { "misere " } else { "" };
            format!("{misere}nim{variant}: {}", heights.join(", ")).parse().unwrap()
        })
    }

    proptest! {
        #[test]
        fn whole_games_are_legal(start in position(), seed: u64, pick in 0usize..Opponent::ALL.len()) {
            let opponent = Opponent::ALL[pick];
            let mut random = Random::new(seed);
            let mut record = Record::new(start, Seat::FIRST);
            let mut players = [opponent, Opponent::Random].into_iter().cycle();
            for _ in 0..200 {
                let Some(chosen) = players.next().unwrap().choose(&record, &mut random, &mut Budget::unlimited()) else {
                    break;
                };
                prop_assert!(record.play(chosen).is_ok());
            }
            let stuck = opponent.choose(&record, &mut random, &mut Budget::unlimited()).is_none();
            prop_assert_eq!(stuck, record.winner().is_some());
        }

        #[test]
        fn the_good_ones_never_lose_a_won_game(start in position(), seed: u64, teacher: bool) {
            let good = if teacher { Opponent::Teacher } else { Opponent::Perfect };
            let starts = start.analyze(&mut Budget::unlimited()).unwrap().outcome() == Outcome::N;
            let good_is = if starts { Seat::FIRST } else { Seat::SECOND };
            let mut random = Random::new(seed);
            let mut record = Record::new(start, Seat::FIRST);
            while record.winner().is_none() && record.cursor() < 400 {
                let player = if record.to_move() == good_is { good } else { Opponent::Random };
                let chosen = player.choose(&record, &mut random, &mut Budget::unlimited()).unwrap();
                record.play(chosen).unwrap();
                let won = record.position().analyze(&mut Budget::unlimited()).unwrap().outcome() == Outcome::N;
                prop_assert_eq!(won, record.to_move() == good_is);
            }
            if let Some(winner) = record.winner() {
                prop_assert_eq!(winner, good_is);
            }
        }

        #[test]
        fn the_copycat_copies(start in position(), seed: u64) {
            // Every pile twice: in normal play with one pile a turn copying wins.
            let start = start.as_nim().unwrap();
            let twice: Piles = start.piles().iter().chain(start.piles().iter()).collect();
            let variant = start.rules().variant.clone();
            let moore = matches!(variant, Variant::Moore { .. });
            let rules = Rules { convention: Convention::Normal, variant };
            let twice: Position = nim::Position::new(rules, twice).into();
            let mut record = Record::new(twice, Seat::FIRST);
            let mut random = Random::new(seed);
            prop_assume!(!moore && !record.position().is_terminal());
            for _ in 0..50 {
                let Some(chosen) = Opponent::Random.choose(&record, &mut random, &mut Budget::unlimited()) else {
                    prop_assert_eq!(record.winner(), Some(Seat::SECOND));
                    break;
                };
                record.play(chosen.clone()).unwrap();
                let reply = Opponent::Copycat.choose(&record, &mut random, &mut Budget::unlimited()).unwrap();
                let (Move::Nim(chosen), Move::Nim(copy)) = (&chosen, &reply) else { panic!() };
                let (made, copied) = (&chosen.changes()[0], &copy.changes()[0]);
                prop_assert!(made.pile != copied.pile);
                prop_assert_eq!((&made.from, &made.to), (&copied.from, &copied.to));
                record.play(reply).unwrap();
            }
        }
    }

    #[test]
    fn the_copycat_makes_twins_when_there_is_nothing_to_copy() {
        let record = Record::new("nim: 3, 5, 5, 9, 1".parse().unwrap(), Seat::FIRST);
        let chosen = Opponent::Copycat
            .choose(&record, &mut Random::new(1), &mut Budget::unlimited())
            .unwrap();
        assert_eq!(chosen.to_string(), "4: 9 -> 3");
        let record = Record::new("nim: 5, 5, 9".parse().unwrap(), Seat::FIRST);
        let chosen = Opponent::Copycat
            .choose(&record, &mut Random::new(1), &mut Budget::unlimited())
            .unwrap();
        assert_eq!(chosen.to_string(), "3: 9 -> 0");
    }

    #[test]
    fn the_teacher_leaves_one_winning_reply_if_that_is_possible() {
        let rows = (0..5).flat_map(|a| (0..5).flat_map(move |b| (0..5).map(move |c| [a, b, c])));
        for [a, b, c] in rows {
            for variant in ["nim", "misere nim", "nim(max=2)", "nim(piles=2)"] {
                let start: Position = format!("{variant}: {a}, {b}, {c}").parse().unwrap();
                if start.analyze(&mut Budget::unlimited()).unwrap().outcome() == Outcome::N
                    || start.is_terminal()
                {
                    continue;
                }
                let single = |chosen: &Move| {
                    start
                        .play(chosen)
                        .unwrap()
                        .analyze(&mut Budget::unlimited())
                        .unwrap()
                        .winning_moves()
                        .count()
                        == 1
                };
                let possible = start.moves().unwrap().any(|chosen| single(&chosen));
                let record = Record::new(start.clone(), Seat::FIRST);
                let chosen = Opponent::Teacher
                    .choose(&record, &mut Random::new(1), &mut Budget::unlimited())
                    .unwrap();
                assert_eq!(single(&chosen), possible, "{start}: {chosen}");
            }
        }
    }

    #[test]
    fn the_teacher_prefers_twins_when_it_wins() {
        // Three moves win; 4 -> 3 leaves the twins 3, 3 and 1, 1.
        let record = Record::new("nim: 1, 1, 3, 4".parse().unwrap(), Seat::FIRST);
        let chosen = Opponent::Teacher
            .choose(&record, &mut Random::new(1), &mut Budget::unlimited())
            .unwrap();
        assert_eq!(chosen.to_string(), "4: 4 -> 3");
    }

    #[test]
    fn the_sleepy_one_errs_about_three_times_in_ten() {
        let errors = (0..1000).filter(|&seed| dozes(&mut Random::new(seed))).count();
        assert!((250..350).contains(&errors), "{errors}");
    }

    #[test]
    fn losing_is_put_off_by_small_bites() {
        for (position, chosen) in [
            ("nim: 4, 4", "2: 4 -> 3"),
            ("nim: w+1, w+1, 2, 2", "2: w+1 -> w"),
            ("nim: w, w", "2: w -> 5"),
            ("nim: w1, w1", "2: w1 -> e0"),
            ("nim(max=3): w+4, w", "1: w+4 -> w+3"),
        ] {
            let record = Record::new(position.parse().unwrap(), Seat::FIRST);
            let bite = Opponent::Perfect
                .choose(&record, &mut Random::new(1), &mut Budget::unlimited())
                .unwrap();
            assert_eq!(bite.to_string(), chosen);
        }
    }

    #[test]
    fn huge_positions_are_played() {
        let million: Piles = (0..1_000_000u64).collect();
        let long = format!("nim: {}, {}, {}", "9".repeat(10_000), "8".repeat(9_999), "7");
        let long_moore = long.replace("nim:", "nim(piles=2):");
        let rules = Rules { variant: Variant::Moore { at_most: 1000 }, ..Rules::default() };
        let positions = [
            nim::Position::new(Rules::default(), million.clone()).into(),
            nim::Position::new(rules, million).into(),
            long.parse().unwrap(),
            long_moore.parse().unwrap(),
        ];
        for position in positions {
            let mut record = Record::new(position, Seat::FIRST);
            for opponent in Opponent::ALL {
                let chosen = opponent
                    .choose(&record, &mut Random::new(1), &mut Budget::unlimited())
                    .unwrap();
                record.play(chosen).unwrap();
            }
        }
    }

    #[test]
    fn names_are_read_and_nearly_right_ones_corrected() {
        for opponent in Opponent::ALL {
            assert_eq!(opponent.to_string().parse(), Ok(opponent));
        }
        let error = "slepy".parse::<Opponent>().unwrap_err();
        assert_eq!(error.to_string(), "there is no opponent 'slepy'; did you mean 'sleepy'?");
        assert!("x".repeat(1000).parse::<Opponent>().unwrap_err().to_string().len() < 200);
    }
}
