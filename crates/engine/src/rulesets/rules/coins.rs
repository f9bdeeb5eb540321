//! Turning games in one dimension: which coins may be turned, and the Grundy
//! values by mex.
//!
//! Coins lie in a row, numbered from 1. A move turns some of them over, the
//! rightmost from heads to tails. As every coin is a game of its own, a
//! position is worth the nim-sum of its heads, and a head alone at n the mex of
//! the sums of the other coins that may be turned together with it.
//!
//! | game | coins turned | values from n = 1 on |
//! | --- | --- | --- |
//! | Turning Turtles | one or two | n |
//! | Twins | two | n − 1 |
//! | Mock Turtles | one, two or three | the odious numbers 1, 2, 4, 7, 8, 11, … |
//! | Triplets | three | 0, 0, and then the odious numbers |
//! | Ruler | neighbours, as many as you like | the largest power of 2 that divides n |
//!
//! An odious number has an odd number of binary ones.
//!
//! Trap: *Winning Ways* numbers the coins of some of these games from 0.
//!
//! Reference: E. R. Berlekamp, J. H. Conway and R. K. Guy, *Winning Ways*,
//! ch. 14.

use std::ops::RangeInclusive;

use nimatron_nimber::Natural;

/// A turning game in one dimension.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Game {
    /// One coin or two.
    TurningTurtles,
    /// Two coins.
    Twins,
    /// One, two or three coins.
    MockTurtles,
    /// Three coins.
    Triplets,
    /// Any number of neighbours.
    Ruler,
}

/// Which coins may be turned together.
enum Rule {
    /// This number of coins, wherever they lie.
    Count(RangeInclusive<usize>),
    /// Neighbours.
    Neighbours,
}

impl Game {
    /// Every game.
    pub const ALL: [Game; 5] =
        [Game::TurningTurtles, Game::Twins, Game::MockTurtles, Game::Triplets, Game::Ruler];

    /// The word for the game in a position.
    pub fn word(self) -> &'static str {
        match self {
            Game::TurningTurtles => "turning-turtles",
            Game::Twins => "twins",
            Game::MockTurtles => "mock-turtles",
            Game::Triplets => "triplets",
            Game::Ruler => "ruler",
        }
    }

    fn rule(self) -> Rule {
        match self {
            Game::TurningTurtles => Rule::Count(1..=2),
            Game::Twins => Rule::Count(2..=2),
            Game::MockTurtles => Rule::Count(1..=3),
            Game::Triplets => Rule::Count(3..=3),
            Game::Ruler => Rule::Neighbours,
        }
    }

    /// Whether these coins, in decreasing order, may be turned in a move.
    pub fn allows(self, coins: &[u64]) -> bool {
        let decreasing = coins.windows(2).all(|pair| pair[0] > pair[1]);
        let real = coins.last().is_some_and(|&last| last > 0);
        decreasing
            && real
            && match self.rule() {
                Rule::Count(range) => range.contains(&coins.len()),
                Rule::Neighbours => coins.windows(2).all(|pair| pair[0] == pair[1] + 1),
            }
    }

    /// How many moves have this coin as their rightmost.
    pub(in crate::rulesets) fn count_moves(self, coin: u64) -> Natural {
        let Rule::Count(range) = self.rule() else {
            return coin.into();
        };
        // Binomial coefficients of the coins further left.
        let mut ways = Natural::ONE;
        let mut sum = Natural::ZERO;
        for others in 0..*range.end() as u64 {
            if range.contains(&(others as usize + 1)) {
                sum += &ways;
            }
            ways = ways * (coin - 1).saturating_sub(others) / (others + 1);
        }
        sum
    }

    /// The coins turned by each move that has this coin as its rightmost.
    pub(in crate::rulesets) fn moves(self, coin: u64) -> Box<dyn Iterator<Item = Vec<u64>>> {
        match self.rule() {
            Rule::Count(range) => {
                let others = range.flat_map(move |count| subsets(coin, count - 1));
                Box::new(others.map(move |others| [vec![coin], others].concat()))
            }
            Rule::Neighbours => {
                Box::new((1..=coin).rev().map(move |last| (last..=coin).rev().collect()))
            }
        }
    }
}

/// Sets of a number of coins to the left of one, each in decreasing order.
fn subsets(left_of: u64, count: usize) -> Box<dyn Iterator<Item = Vec<u64>>> {
    match count {
        0 => Box::new(std::iter::once(Vec::new())),
        _ => Box::new((1..left_of).flat_map(move |coin| {
            subsets(coin, count - 1).map(move |others| [vec![coin], others].concat())
        })),
    }
}

/// The Grundy values of a game as far as a coin.
#[derive(Clone, Debug)]
pub struct GrundyValues {
    game: Game,
    /// The value of the coin n at n; nothing lies at 0.
    values: Vec<u64>,
    /// For each number of coins and each sum that such sets can have, the
    /// coin with which that became possible.
    reached: Vec<Vec<Option<u64>>>,
}

impl GrundyValues {
    /// The values by mex as far as the coin `last`.
    ///
    /// ```
    /// use nimatron::rulesets::turning::{Game, GrundyValues};
    /// let values = GrundyValues::new(Game::MockTurtles, 6);
    /// assert_eq!((1..=6).map(|n| values.of(n)).collect::<Vec<_>>(), [1, 2, 4, 7, 8, 11]);
    /// ```
    ///
    /// Cost: for each coin a step for every sum of at most one other coin less
    /// than may be turned, so at most quadratic in `last`.
    pub fn new(game: Game, last: u64) -> GrundyValues {
        let mut table = GrundyValues { game, values: vec![0], reached: Vec::new() };
        match game.rule() {
            Rule::Count(range) => {
                table.reached = vec![Vec::new(); *range.end()];
                table.reached[0].push(Some(0));
                let mut mex = 0;
                for coin in 1..=last {
                    // What can be reached grows with the coins, and with it the mex.
                    let others = range.start() - 1..*range.end();
                    while others.clone().any(|count| table.first_with(count, mex).is_some()) {
                        mex += 1;
                    }
                    table.push_coin(coin, mex);
                }
            }
            Rule::Neighbours => {
                for coin in 1..=last {
                    let mut seen: Vec<u64> = table.sums_of_neighbours(coin).collect();
                    seen.sort_unstable();
                    seen.dedup();
                    let mex = (0..).zip(&seen).find(|(least, sum)| least != *sum);
                    table.values.push(mex.map_or(seen.len() as u64, |(least, _)| least));
                }
            }
        }
        table
    }

    fn push_coin(&mut self, coin: u64, value: u64) {
        for count in (1..self.reached.len()).rev() {
            let [fewer, sums] = &mut self.reached[count - 1..=count] else {
                continue;
            };
            let known = (0u64..).zip(fewer.iter()).filter(|(_, with)| with.is_some());
            for sum in known.map(|(sum, _)| (sum ^ value) as usize) {
                if sum >= sums.len() {
                    sums.resize(sum + 1, None);
                }
                sums[sum].get_or_insert(coin);
            }
        }
        self.values.push(value);
    }

    /// The coin with which a set of this number of coins first had this sum.
    fn first_with(&self, count: usize, sum: u64) -> Option<u64> {
        self.reached[count].get(usize::try_from(sum).ok()?).copied().flatten()
    }

    /// The sums of no, one, two, … neighbours to the left of a coin.
    fn sums_of_neighbours(&self, coin: u64) -> impl Iterator<Item = u64> + '_ {
        let mut sum = 0;
        let left = self.values[1..coin as usize].iter().rev();
        std::iter::once(0).chain(left.map(move |value| {
            sum ^= value;
            sum
        }))
    }

    /// The value of a head alone at a coin; 0 beyond the last.
    pub fn of(&self, coin: u64) -> u64 {
        usize::try_from(coin).ok().and_then(|coin| self.values.get(coin)).copied().unwrap_or(0)
    }

    /// A move with this rightmost coin that leaves coins worth `target`, which
    /// is less than the value of the coin: the coins turned, in decreasing
    /// order.
    pub(in crate::rulesets) fn reach(&self, coin: u64, target: u64) -> Option<Vec<u64>> {
        let mut turned = vec![coin];
        if let Rule::Neighbours = self.game.rule() {
            let count = self.sums_of_neighbours(coin).position(|sum| sum == target)?;
            turned.extend((coin - count as u64..coin).rev());
            return Some(turned);
        }
        let possible = |count: &usize| {
            let with = self.first_with(*count, target);
            self.game.allows_count(count + 1) && with.is_some_and(|with| with < coin)
        };
        let mut count = (0..self.reached.len()).find(possible)?;
        let mut rest = target;
        while count > 0 {
            let with = self.first_with(count, rest)?;
            turned.push(with);
            rest ^= self.of(with);
            count -= 1;
        }
        Some(turned)
    }
}

impl Game {
    fn allows_count(self, count: usize) -> bool {
        match self.rule() {
            Rule::Count(range) => range.contains(&count),
            Rule::Neighbours => true,
        }
    }
}
