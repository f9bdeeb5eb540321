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
//! | Ruler Fives | up to five neighbours | 1, 2, 1, 4, 1, 2, 1, 4, … |
//! | Mock Turtle Fives | one, two or three of five neighbours | 1, 2, 4, 7, 8, 1, 2, 4, 7, 8, … |
//! | Triplet Fives | three of five neighbours | 0, 0, 1, 2, 4, 0, 0, 1, 2, 4, … |
//! | Moebius | up to five | 1, 2, 4, 8, 16, 31, … |
//! | Mogul | up to seven | 1, 2, 4, 8, 16, 32, 64, 127, … |
//! | Moidores | up to nine | 1, 2, 4, 8, …, 256, 511, … |
//! | Turnips | three with equal distances | 0, 0, 1, 0, 0, 1, 2, 2, 1, … |
//! | Grunt | four in symmetry, the first coin among them | those of Grundy's game for n − 1 |
//! | Sym | any number in symmetry | 1, 2, 4, 3, 6, 7, 8, 16, … |
//!
//! An odious number has an odd number of binary ones. In symmetry means that the coins turned are their
//! own mirror image about their middle. In Grunt the coins 1, 1 + a, n − a and n are turned, and the
//! first is worth nothing: that is a heap of n − 1 split into a and n − 1 − a.
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
    /// Up to five neighbours.
    RulerFives,
    /// One, two or three coins among five neighbours.
    MockTurtleFives,
    /// Three coins among five neighbours.
    TripletFives,
    /// Up to five coins.
    Moebius,
    /// Up to seven coins.
    Mogul,
    /// Up to nine coins.
    Moidores,
    /// Three coins, the middle one halfway between the others.
    Turnips,
    /// Four coins in symmetry, the first of all among them.
    Grunt,
    /// Any number of coins in symmetry.
    Sym,
}

/// Which coins may be turned together.
enum Rule {
    /// This number of coins, wherever they lie.
    Count(RangeInclusive<usize>),
    /// This number of coins among so many neighbours.
    Within(RangeInclusive<usize>, u64),
    /// Neighbours, and how many at most.
    Neighbours(usize),
    /// Three coins with equal distances.
    EquallySpaced,
    /// Four coins in symmetry, the first of all among them.
    FourFromTheFirst,
    /// Coins in symmetry.
    Symmetric,
}

impl Game {
    /// Every game.
    pub const ALL: [Game; 14] = [
        Game::TurningTurtles,
        Game::Twins,
        Game::MockTurtles,
        Game::Triplets,
        Game::Ruler,
        Game::RulerFives,
        Game::MockTurtleFives,
        Game::TripletFives,
        Game::Moebius,
        Game::Mogul,
        Game::Moidores,
        Game::Turnips,
        Game::Grunt,
        Game::Sym,
    ];

    /// The word for the game in a position.
    pub fn word(self) -> &'static str {
        match self {
            Game::TurningTurtles => "turning-turtles",
            Game::Twins => "twins",
            Game::MockTurtles => "mock-turtles",
            Game::Triplets => "triplets",
            Game::Ruler => "ruler",
            Game::RulerFives => "ruler-fives",
            Game::MockTurtleFives => "mock-turtle-fives",
            Game::TripletFives => "triplet-fives",
            Game::Moebius => "moebius",
            Game::Mogul => "mogul",
            Game::Moidores => "moidores",
            Game::Turnips => "turnips",
            Game::Grunt => "grunt",
            Game::Sym => "sym",
        }
    }

    fn rule(self) -> Rule {
        match self {
            Game::TurningTurtles => Rule::Count(1..=2),
            Game::Twins => Rule::Count(2..=2),
            Game::MockTurtles => Rule::Count(1..=3),
            Game::Triplets => Rule::Count(3..=3),
            Game::Ruler => Rule::Neighbours(usize::MAX),
            Game::RulerFives => Rule::Neighbours(5),
            Game::MockTurtleFives => Rule::Within(1..=3, 5),
            Game::TripletFives => Rule::Within(3..=3, 5),
            Game::Moebius => Rule::Count(1..=5),
            Game::Mogul => Rule::Count(1..=7),
            Game::Moidores => Rule::Count(1..=9),
            Game::Turnips => Rule::EquallySpaced,
            Game::Grunt => Rule::FourFromTheFirst,
            Game::Sym => Rule::Symmetric,
        }
    }

    /// The last coin of the row. Where values grow fast, rows are short, since the values are found
    /// among all sums of coins.
    pub fn last_coin(self) -> u64 {
        match self {
            Game::Moebius => 1 << 7,
            Game::Mogul | Game::Sym => 1 << 5,
            Game::Moidores => 24,
            _ => 1 << 12,
        }
    }

    /// The most coins that a move turns; `None` if that depends on the coin alone.
    pub fn most_turned(self) -> Option<usize> {
        match self.rule() {
            Rule::Count(range) | Rule::Within(range, _) => Some(*range.end()),
            Rule::Neighbours(most) => Some(most).filter(|&most| most < usize::MAX),
            Rule::EquallySpaced => Some(3),
            Rule::FourFromTheFirst => Some(4),
            Rule::Symmetric => None,
        }
    }

    /// Whether the coins turned are all those from one coin to another.
    pub fn turns_neighbours(self) -> bool {
        matches!(self.rule(), Rule::Neighbours(_))
    }

    /// Whether these coins, in decreasing order, may be turned in a move.
    pub fn allows(self, coins: &[u64]) -> bool {
        let decreasing = coins.windows(2).all(|pair| pair[0] > pair[1]);
        let real = coins.last().is_some_and(|&last| last > 0);
        decreasing
            && real
            && match self.rule() {
                Rule::Count(range) => range.contains(&coins.len()),
                Rule::Within(range, span) => {
                    range.contains(&coins.len()) && coins[0] - coins[coins.len() - 1] < span
                }
                Rule::Neighbours(most) => {
                    coins.len() <= most && coins.windows(2).all(|pair| pair[0] == pair[1] + 1)
                }
                Rule::EquallySpaced => coins.len() == 3 && are_symmetric(coins),
                Rule::FourFromTheFirst => {
                    coins.len() == 4 && coins.last() == Some(&1) && are_symmetric(coins)
                }
                Rule::Symmetric => are_symmetric(coins),
            }
    }

    /// How many moves have this coin as their rightmost.
    pub(in crate::rulesets) fn count_moves(self, coin: u64) -> Natural {
        let (range, others) = match self.rule() {
            Rule::Count(range) => (range, coin - 1),
            Rule::Within(range, span) => (range, (coin - 1).min(span - 1)),
            Rule::Neighbours(most) => return coin.min(most as u64).into(),
            Rule::EquallySpaced => return ((coin - 1) / 2).into(),
            Rule::FourFromTheFirst => return (coin.saturating_sub(2) / 2).into(),
            Rule::Symmetric => {
                // Whether a coin between the ends is turned decides over its mirror image.
                let between =
                    (0..coin - 1).map(|between| Natural::ONE << between.div_ceil(2) as usize);
                return between.fold(Natural::ONE, |sum, ways| sum + ways);
            }
        };
        // Binomial coefficients of the coins further left.
        let mut ways = Natural::ONE;
        let mut sum = Natural::ZERO;
        for chosen in 0..*range.end() as u64 {
            if range.contains(&(chosen as usize + 1)) {
                sum += &ways;
            }
            ways = ways * others.saturating_sub(chosen) / (chosen + 1);
        }
        sum
    }

    /// The coins turned by each move that has this coin as its rightmost.
    pub(in crate::rulesets) fn moves(self, coin: u64) -> Box<dyn Iterator<Item = Vec<u64>>> {
        let with = move |others: Vec<u64>| [vec![coin], others].concat();
        match self.rule() {
            Rule::Count(range) => {
                Box::new(range.flat_map(move |count| subsets(1, coin, count - 1)).map(with))
            }
            Rule::Within(range, span) => {
                let from = (coin + 1).saturating_sub(span).max(1);
                Box::new(range.flat_map(move |count| subsets(from, coin, count - 1)).map(with))
            }
            Rule::Neighbours(most) => {
                let last = (1..=coin).rev().take(most);
                Box::new(last.map(move |last| (last..=coin).rev().collect()))
            }
            Rule::EquallySpaced => {
                let distances = 1..=(coin - 1) / 2;
                Box::new(distances.map(move |step| vec![coin, coin - step, coin - 2 * step]))
            }
            Rule::FourFromTheFirst => {
                let distances = 1..=coin.saturating_sub(2) / 2;
                Box::new(distances.map(move |step| vec![coin, coin - step, 1 + step, 1]))
            }
            Rule::Symmetric => {
                let ends = (1..coin).rev().flat_map(move |last| symmetric(last, coin));
                Box::new(std::iter::once(vec![coin]).chain(ends))
            }
        }
    }
}

/// Whether these coins, in order, are their own mirror image.
fn are_symmetric(coins: &[u64]) -> bool {
    let mirrored = coins.iter().zip(coins.iter().rev()).map(|(coin, image)| coin + image);
    mirrored.collect::<Vec<u64>>().windows(2).all(|pair| pair[0] == pair[1])
}

/// The sets of coins in symmetry with these ends, each in decreasing order.
fn symmetric(last: u64, first: u64) -> impl Iterator<Item = Vec<u64>> {
    let choices = (first - last - 1).div_ceil(2);
    // Which coins of the right half between the ends, the middle one with them, are turned.
    (0..1u64 << choices).map(move |chosen| {
        let right: Vec<u64> =
            (0..choices).filter(|at| chosen >> at & 1 == 1).map(|at| first - 1 - at).collect();
        let left = right.iter().rev().map(|coin| last + first - coin);
        let left: Vec<u64> = left.filter(|coin| !right.contains(coin)).collect();
        [vec![first], right, left, vec![last]].concat()
    })
}

/// Sets of a number of coins from one on and to the left of another, each in decreasing order.
fn subsets(from: u64, left_of: u64, count: usize) -> Box<dyn Iterator<Item = Vec<u64>>> {
    match count {
        0 => Box::new(std::iter::once(Vec::new())),
        _ => Box::new((from..left_of).flat_map(move |coin| {
            subsets(from, coin, count - 1).map(move |others| [vec![coin], others].concat())
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
    /// than may be turned, or for every move.
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
            _ => {
                for coin in 1..=last {
                    let mut seen: Vec<u64> = table.sums(coin).collect();
                    seen.sort_unstable();
                    seen.dedup();
                    let mex = (0..).zip(&seen).find(|(least, sum)| least != *sum);
                    let value = mex.map_or(seen.len() as u64, |(least, _)| least);
                    table.values.push(value);
                }
            }
        }
        table
    }

    /// The sums of what is turned together with a coin, in the order of the moves.
    fn sums(&self, coin: u64) -> Box<dyn Iterator<Item = u64> + '_> {
        match self.game.rule() {
            Rule::Neighbours(most) => Box::new(self.sums_of_neighbours(coin).take(most)),
            _ => {
                Box::new(self.game.moves(coin).map(|turned| {
                    turned.iter().skip(1).fold(0, |sum, &other| sum ^ self.of(other))
                }))
            }
        }
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
        let Rule::Count(range) = self.game.rule() else {
            let index = self.sums(coin).position(|sum| sum == target)?;
            return self.game.moves(coin).nth(index);
        };
        let possible = |count: &usize| {
            let with = self.first_with(*count, target);
            range.contains(&(count + 1)) && with.is_some_and(|with| with < coin)
        };
        let mut count = (0..self.reached.len()).find(possible)?;
        let mut turned = vec![coin];
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
