//! The machine's players.
//!
//! Each chooses a legal move from the position, the last move and a random
//! sequence, so that the same seed means the same game. Work is bounded: in a
//! row of a million piles they look at fewer moves, and still play legally.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use nimatron_nimber::text::did_you_mean;
use nimatron_nimber::{Natural, Ordinal};
use thiserror::Error;

use super::below::{random_below, random_natural, step_down};
use super::record::Record;
use crate::core::{Impartial, Outcome, Random};
use crate::nim::{Change, Move, Position, Variant};

/// A player of the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// Any legal move.
    Random,
    /// Copies the last move in an equal pile where it can; otherwise makes two
    /// piles equal where it can.
    Copycat,
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
#[error("there is no opponent '{name}'; {help}")]
pub struct UnknownOpponent {
    /// What was asked for, shortened if long.
    pub name: String,
    /// The nearest name, or all of them.
    pub help: String,
}

impl Opponent {
    /// All of them, from the weakest to the strongest.
    pub const ALL: [Opponent; 5] = [
        Opponent::Random,
        Opponent::Copycat,
        Opponent::Sleepy,
        Opponent::Perfect,
        Opponent::Teacher,
    ];

    /// The name, as it is typed.
    pub fn name(self) -> &'static str {
        match self {
            Opponent::Random => "random",
            Opponent::Copycat => "copycat",
            Opponent::Sleepy => "sleepy",
            Opponent::Perfect => "perfect",
            Opponent::Teacher => "teacher",
        }
    }

    /// A legal move; nothing if there is none.
    ///
    /// Cost: linear in the size of the position, times a number of moves looked
    /// at that is smaller the larger the position.
    ///
    /// ```
    /// use nimatron::core::Random;
    /// use nimatron::play::{Opponent, Player, Record};
    ///
    /// let record = Record::new("nim: 1, w+3, w^w+5".parse()?, Player::One);
    /// let chosen = Opponent::Perfect.choose(&record, &mut Random::new(1)).unwrap();
    /// assert_eq!(chosen.to_string(), "3: w^w+5 -> w+2");
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn choose(self, record: &Record<Position>, random: &mut Random) -> Option<Move> {
        let position = record.position();
        let chosen = match self {
            Opponent::Random => None,
            Opponent::Copycat => record
                .last_move()
                .and_then(|last| mirrored(position, last))
                .or_else(|| twins(position)),
            Opponent::Sleepy if dozes(random) => None,
            Opponent::Sleepy | Opponent::Perfect => perfect(position, random),
            Opponent::Teacher => teach(position, random),
        };
        chosen.or_else(|| random_move(position, random))
    }

    /// Whether it starts when it may choose who does.
    pub fn wants_to_start(self, position: &Position, random: &mut Random) -> bool {
        let won_by_starter = || position.analyze().outcome() == Outcome::N;
        match self {
            Opponent::Random => random.below(2) == 0,
            // It needs something to copy.
            Opponent::Copycat => false,
            Opponent::Sleepy => won_by_starter() != dozes(random),
            Opponent::Perfect => won_by_starter(),
            // The learner shall have a game that can be won.
            Opponent::Teacher => !won_by_starter(),
        }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Opponent {
    type Err = UnknownOpponent;

    fn from_str(text: &str) -> Result<Opponent, UnknownOpponent> {
        let wanted = text.trim().to_lowercase();
        let known = Opponent::ALL.into_iter().find(|opponent| opponent.name() == wanted);
        known.ok_or_else(|| {
            let names = Opponent::ALL.map(Opponent::name);
            let help = match did_you_mean(&wanted, names) {
                Some(near) => format!("did you mean '{near}'?"),
                None => format!("choose one of {}", names.join(", ")),
            };
            UnknownOpponent { name: text.trim().chars().take(40).collect(), help }
        })
    }
}

fn dozes(random: &mut Random) -> bool {
    random.below(10) < 3
}

/// How many moves to look at: all of a small game, a single one of a huge one.
fn most_moves(position: &Position) -> usize {
    const BITS_LOOKED_AT: u64 = 2_000_000;
    let bits = |height: Ordinal| height.size().saturating_mul(64);
    let size = position.piles().iter().map(bits).fold(1, u64::saturating_add);
    (BITS_LOOKED_AT / size).clamp(1, 256) as usize
}

/// The piles from which something can be taken.
fn movable(position: &Position) -> Vec<(usize, Ordinal)> {
    let bounded = matches!(position.rules().variant, Variant::Bounded { .. });
    let piles = position.piles().iter().enumerate();
    piles.filter(|(_, height)| height.is_successor() || !bounded && !height.is_zero()).collect()
}

fn random_move(position: &Position, random: &mut Random) -> Option<Move> {
    let mut piles = movable(position);
    let at_most = match position.rules().variant {
        Variant::Moore { at_most } => at_most.min(piles.len()),
        Variant::Nim | Variant::Bounded { .. } => 1.min(piles.len()),
    };
    let count = at_most.min(1 + random.below(at_most as u64) as usize);
    let mut changes = Vec::with_capacity(count);
    for place in 0..count {
        let rest = (piles.len() - place) as u64;
        piles.swap(place, place + random.below(rest) as usize);
        let (pile, from) = piles[place].clone();
        let to = match &position.rules().variant {
            Variant::Bounded { max } => {
                let finite = from.finite_part();
                let removed = Natural::ONE + random_natural((&finite).min(max), random);
                from.limit_part() + Ordinal::from(finite - removed)
            }
            Variant::Nim | Variant::Moore { .. } => random_below(&from, random)?,
        };
        changes.push(Change { pile, from, to });
    }
    (!changes.is_empty()).then(|| Move::new(changes))
}

fn perfect(position: &Position, random: &mut Random) -> Option<Move> {
    let analysis = position.analyze();
    let winning: Vec<Move> = analysis.winning_moves().take(most_moves(position)).collect();
    random.choose(&winning).cloned().or_else(|| smallest_bite(position))
}

/// Takes as little as possible: a single block from the tallest pile that has
/// one on top; the tallest pile one step down if all are limits.
fn smallest_bite(position: &Position) -> Option<Move> {
    let piles = movable(position).into_iter();
    let (pile, from) =
        piles.max_by(|(_, a), (_, b)| (a.is_successor(), a).cmp(&(b.is_successor(), b)))?;
    let to = step_down(&from)?;
    Some(Move::single(pile, from, to))
}

/// The changes of the last move made in other piles of the same heights, as far
/// as there are such piles.
fn mirrored(position: &Position, last: &Move) -> Option<Move> {
    let changed = |pile| last.changes().binary_search_by_key(&pile, |change| change.pile).is_ok();
    let mut wanted: HashMap<&Ordinal, Vec<&Ordinal>> = HashMap::new();
    for change in last.changes() {
        wanted.entry(&change.from).or_default().push(&change.to);
    }
    let mut changes = Vec::new();
    for (pile, from) in position.piles().iter().enumerate() {
        if changed(pile) {
            continue;
        }
        if let Some(to) = wanted.get_mut(&from).and_then(Vec::pop) {
            changes.push(Change { pile, from, to: to.clone() });
        }
    }
    (!changes.is_empty()).then(|| Move::new(changes))
}

/// Lowers a pile without a twin to the height of the next lower one, or to
/// nothing if it is the only one.
fn twins(position: &Position) -> Option<Move> {
    let mut alone: HashMap<Ordinal, usize> = HashMap::new();
    for (pile, height) in position.piles().iter().enumerate() {
        if alone.remove(&height).is_none() {
            alone.insert(height, pile);
        }
    }
    alone.entry(Ordinal::zero()).or_insert(usize::MAX);
    let mut alone: Vec<(Ordinal, usize)> = alone.into_iter().collect();
    alone.sort_unstable_by(|a, b| b.cmp(a));
    alone.windows(2).find_map(|pair| {
        let change = Change { pile: pair[0].1, from: pair[0].0.clone(), to: pair[1].0.clone() };
        position.check_change(&change).is_ok().then(|| Move::new(vec![change]))
    })
}

/// How hard a position is to read: piles without a twin weigh more than powers.
fn reading(position: &Position) -> usize {
    let mut alone: HashMap<Ordinal, ()> = HashMap::new();
    let mut powers = 0;
    for residue in position.residues().filter(|residue| !residue.is_zero()) {
        powers += residue.base2().len();
        if alone.remove(&residue).is_none() {
            alone.insert(residue, ());
        }
    }
    4 * alone.len() + powers
}

fn teach(position: &Position, random: &mut Random) -> Option<Move> {
    let most = most_moves(position);
    let analysis = position.analyze();
    let after = |chosen: &Move| position.play(chosen).ok();
    let winning = analysis.winning_moves().take(most);
    let easiest = winning.min_by_key(|chosen| after(chosen).map_or(usize::MAX, |p| reading(&p)));
    easiest.or_else(|| {
        let moves = some_moves(position, most, random).into_iter();
        moves.min_by_key(|chosen| {
            after(chosen).map_or((true, usize::MAX), |after| {
                let replies = after.analyze().winning_moves().take(2).count();
                (replies != 1, reading(&after))
            })
        })
    })
}

/// All moves if they are at most so many, otherwise so many of them.
fn some_moves(position: &Position, most: usize, random: &mut Random) -> Vec<Move> {
    if let Some(moves) = position.moves() {
        let moves: Vec<Move> = moves.take(most + 1).collect();
        if moves.len() <= most {
            return moves;
        }
    }
    (0..most).filter_map(|_| random_move(position, random)).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::core::Convention;
    use crate::nim::{Piles, Rules};
    use crate::play::Player;

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
        fn whole_games_are_legal(start in position(), seed: u64, pick in 0usize..5) {
            let opponent = Opponent::ALL[pick];
            let mut random = Random::new(seed);
            let mut record = Record::new(start, Player::One);
            let mut players = [opponent, Opponent::Random].into_iter().cycle();
            for _ in 0..200 {
                let Some(chosen) = players.next().unwrap().choose(&record, &mut random) else {
                    break;
                };
                prop_assert!(record.play(chosen).is_ok());
            }
            let stuck = opponent.choose(&record, &mut random).is_none();
            prop_assert_eq!(stuck, record.winner().is_some());
        }

        #[test]
        fn the_good_ones_never_lose_a_won_game(start in position(), seed: u64, teacher: bool) {
            let good = if teacher { Opponent::Teacher } else { Opponent::Perfect };
            let starts = start.analyze().outcome() == Outcome::N;
            let good_is = if starts { Player::One } else { Player::Two };
            let mut random = Random::new(seed);
            let mut record = Record::new(start, Player::One);
            while record.winner().is_none() && record.cursor() < 400 {
                let player = if record.to_move() == good_is { good } else { Opponent::Random };
                let chosen = player.choose(&record, &mut random).unwrap();
                record.play(chosen).unwrap();
                let won = record.position().analyze().outcome() == Outcome::N;
                prop_assert_eq!(won, record.to_move() == good_is);
            }
            if let Some(winner) = record.winner() {
                prop_assert_eq!(winner, good_is);
            }
        }

        #[test]
        fn the_copycat_copies(start in position(), seed: u64) {
            // Every pile twice: in normal play with one pile a turn copying wins.
            let twice: Piles = start.piles().iter().chain(start.piles().iter()).collect();
            let variant = start.rules().variant.clone();
            let moore = matches!(variant, Variant::Moore { .. });
            let rules = Rules { convention: Convention::Normal, variant };
            let mut record = Record::new(Position::new(rules, twice), Player::One);
            let mut random = Random::new(seed);
            prop_assume!(!moore && !record.position().is_terminal());
            for _ in 0..50 {
                let Some(chosen) = Opponent::Random.choose(&record, &mut random) else {
                    prop_assert_eq!(record.winner(), Some(Player::Two));
                    break;
                };
                record.play(chosen.clone()).unwrap();
                let reply = Opponent::Copycat.choose(&record, &mut random).unwrap();
                let (made, copied) = (&chosen.changes()[0], &reply.changes()[0]);
                prop_assert!(made.pile != copied.pile);
                prop_assert_eq!((&made.from, &made.to), (&copied.from, &copied.to));
                record.play(reply).unwrap();
            }
        }
    }

    #[test]
    fn the_copycat_makes_twins_when_there_is_nothing_to_copy() {
        let record = Record::new("nim: 3, 5, 5, 9, 1".parse().unwrap(), Player::One);
        let chosen = Opponent::Copycat.choose(&record, &mut Random::new(1)).unwrap();
        assert_eq!(chosen.to_string(), "4: 9 -> 3");
        let record = Record::new("nim: 5, 5, 9".parse().unwrap(), Player::One);
        let chosen = Opponent::Copycat.choose(&record, &mut Random::new(1)).unwrap();
        assert_eq!(chosen.to_string(), "3: 9 -> 0");
    }

    #[test]
    fn the_teacher_leaves_one_winning_reply_if_that_is_possible() {
        let rows = (0..5).flat_map(|a| (0..5).flat_map(move |b| (0..5).map(move |c| [a, b, c])));
        for [a, b, c] in rows {
            for variant in ["nim", "misere nim", "nim(max=2)", "nim(piles=2)"] {
                let start: Position = format!("{variant}: {a}, {b}, {c}").parse().unwrap();
                if start.analyze().outcome() == Outcome::N || start.is_terminal() {
                    continue;
                }
                let single = |chosen: &Move| {
                    start.play(chosen).unwrap().analyze().winning_moves().count() == 1
                };
                let possible = start.moves().unwrap().any(|chosen| single(&chosen));
                let record = Record::new(start.clone(), Player::One);
                let chosen = Opponent::Teacher.choose(&record, &mut Random::new(1)).unwrap();
                assert_eq!(single(&chosen), possible, "{start}: {chosen}");
            }
        }
    }

    #[test]
    fn the_teacher_prefers_twins_when_it_wins() {
        // Three moves win; 4 -> 3 leaves the twins 3, 3 and 1, 1.
        let record = Record::new("nim: 1, 1, 3, 4".parse().unwrap(), Player::One);
        let chosen = Opponent::Teacher.choose(&record, &mut Random::new(1)).unwrap();
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
            let record = Record::new(position.parse().unwrap(), Player::One);
            let bite = Opponent::Perfect.choose(&record, &mut Random::new(1)).unwrap();
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
            Position::new(Rules::default(), million.clone()),
            Position::new(rules, million),
            long.parse().unwrap(),
            long_moore.parse().unwrap(),
        ];
        for position in positions {
            let mut record = Record::new(position, Player::One);
            for opponent in Opponent::ALL {
                let chosen = opponent.choose(&record, &mut Random::new(1)).unwrap();
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
