//! Products of games: stones worth a nim-product, and the moves that win.
//!
//! # Theorem (the Tartan theorem, *Winning Ways* ch. 14)
//! In the product of turning games a stone at (x_1, …, x_d) has the Grundy
//! value g_1(x_1)·…·g_d(x_d), the nim-product, and a position the nim-sum of
//! its stones. A move changes the value by a product r_1·…·r_d, one factor for
//! each game. So it wins iff r_1·…·r_d is the value of the position.
//!
//! # A winning move
//! If the value v is not 0, its leading power of two occurs in some stone,
//! since v is their sum. For such a stone there are factors with product v and
//! g_k + r_k < g_k for every k: see [`nimatron_nimber::finite::factors_for`].
//! In the game k there is a move from value g_k to every smaller one, and these
//! moves together are the winning move.

use nimatron_nimber::finite::{
    FiniteNimber, Nimber, Nimber64, count_choices, factor, factorings, factors_for, led_by_bits_of,
};
use nimatron_nimber::{Natural, Ordinal};

use super::Ruleset;

/// A product of games, as explanations speak of it.
pub trait Product: Ruleset {
    /// Each stone as it is written, with the Grundy values of its coordinates:
    /// its value is their product.
    fn stones_with_values(&self) -> Vec<(String, Vec<Ordinal>)>;

    /// By what a legal move changes the value: one factor for each game.
    fn factors_of(&self, chosen: &Self::Move) -> Vec<Ordinal>;

    /// The position after a stone has appeared or gone at a point that is
    /// written like this, where that is possible.
    fn toggled_at(&self, point: &str) -> Option<Self>;

    /// A stone on the diagonal that makes the value 0; nothing where there is
    /// none, or where it means nothing.
    fn diagonal_stone(&self) -> Option<String>;
}

/// All winning moves are looked for if that needs at most so many choices of
/// factors.
const MOST_CHOICES: u64 = 1 << 18;

/// A finite nimber of some width, from and to the ordinal that it is.
pub(super) trait Coordinate: FiniteNimber {
    fn from_natural(natural: &Natural) -> Option<Self>;
    fn to_ordinal(&self) -> Ordinal;
}

impl Coordinate for Nimber64 {
    fn from_natural(natural: &Natural) -> Option<Nimber64> {
        u64::try_from(natural).ok().map(Nimber64::new)
    }

    fn to_ordinal(&self) -> Ordinal {
        self.get().into()
    }
}

impl Coordinate for Nimber {
    fn from_natural(natural: &Natural) -> Option<Nimber> {
        Some(Nimber::new(natural.clone()))
    }

    fn to_ordinal(&self) -> Ordinal {
        self.as_natural().clone().into()
    }
}

/// Stones with nimbers for coordinates, solved.
#[derive(Clone, Debug)]
pub(super) struct Stones<F> {
    stones: Vec<Vec<F>>,
    products: Vec<F>,
    value: F,
}

/// The number of a stone, and a factor for each of its coordinates.
type Factors<F> = (usize, Vec<F>);

impl<F: Coordinate> Stones<F> {
    fn new(stones: Vec<Vec<F>>) -> Stones<F> {
        let products: Vec<F> = stones.iter().map(|stone| product(stone)).collect();
        let value = products.iter().fold(F::zero(), |sum, product| sum.sum(product));
        Stones { stones, products, value }
    }

    /// Factors for a stone in which the leading power of the value occurs.
    fn winning_factors(&self) -> Option<Factors<F>> {
        let stones = self.stones.iter().enumerate();
        stones.zip(&self.products).find_map(|((index, stone), product)| {
            let bit = self.value.leading_bit()?;
            let leads = product.has_bit(bit).then(|| factors_for(stone, &self.value)).flatten();
            leads.map(|factors| (index, factors))
        })
    }

    /// Whether [`all_factors`](Self::all_factors) ends within reason.
    fn all_can_be_found(&self) -> bool {
        let mut left = MOST_CHOICES;
        self.stones.iter().all(|stone| match choices(stone, left) {
            Some(choices) => {
                left -= choices;
                true
            }
            None => false,
        })
    }

    /// Every stone with all the factors whose product is the value.
    fn all_factors(&self) -> impl Iterator<Item = Factors<F>> + '_ {
        self.stones.iter().enumerate().flat_map(|(index, stone)| {
            all_factors(stone, &self.value).map(move |factors| (index, factors))
        })
    }

    /// For every stone that has the leading power of the value, factors with
    /// different leading bits.
    fn sample(&self) -> impl Iterator<Item = Factors<F>> + '_ {
        self.stones.iter().enumerate().flat_map(move |(index, stone)| {
            let leads = self.value.leading_bit().is_some_and(|b| self.products[index].has_bit(b));
            let (last, others) = stone.split_last().filter(|_| leads).unzip();
            let others: &[F] = others.unwrap_or_default();
            let bits = bits_of(product(others));
            let pairs = bits.flat_map(move |i| {
                last.cloned().into_iter().flat_map(bits_of).map(move |j| (i, j))
            });
            pairs.filter_map(move |(i, j)| {
                let (rest, s) = factor(i, j, &self.value)?;
                let mut factors = factors_for(others, &rest)?;
                factors.push(s);
                Some((index, factors))
            })
        })
    }

    /// Winning factors, each once, a stone that always has some first.
    fn winning(&self) -> Box<dyn Iterator<Item = Factors<F>> + '_> {
        let first = self.winning_factors();
        let others: Box<dyn Iterator<Item = Factors<F>>> = match self.all_can_be_found() {
            true => Box::new(self.all_factors()),
            false => Box::new(self.sample()),
        };
        let known = first.clone();
        Box::new(first.into_iter().chain(others.filter(move |f| known.as_ref() != Some(f))))
    }
}

fn product<F: FiniteNimber>(factors: &[F]) -> F {
    factors.iter().fold(F::one(), |product, factor| product.product(factor))
}

fn bits_of<F: FiniteNimber>(x: F) -> impl Iterator<Item = usize> {
    (0..x.leading_bit().map_or(0, |bit| bit + 1)).rev().filter(move |&bit| x.has_bit(bit))
}

/// The indices of the coordinates, the smallest coordinate first.
fn by_size<F: FiniteNimber>(stone: &[F]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..stone.len()).collect();
    order.sort_by(|&a, &b| stone[a].cmp(&stone[b]));
    order
}

/// How many choices [`all_factors`] goes through, if at most `most`.
fn choices<F: FiniteNimber>(stone: &[F], most: u64) -> Option<u64> {
    let order = by_size(stone);
    let (large, small) = match order.as_slice() {
        [small @ .., a, b] => (count_choices(stone[*a].clone(), stone[*b].clone(), most)?, small),
        _ => (1, [].as_slice()),
    };
    small.iter().try_fold(large.max(1), |product, &index| {
        // A coordinate is the number of its choices.
        let bits = bits_of(stone[index].clone());
        let own = bits.map(|bit| 1u64.checked_shl(bit as u32)).sum::<Option<u64>>()?;
        product.checked_mul(own).filter(|product| *product <= most)
    })
}

/// Every list of factors with product `value` and x_k + r_k < x_k.
fn all_factors<'a, F: FiniteNimber + 'a>(
    stone: &[F],
    value: &F,
) -> Box<dyn Iterator<Item = Vec<F>> + 'a> {
    // The two largest are found together; the others are tried out.
    let order = by_size(stone);
    let [small @ .., a, b] = order.as_slice() else {
        let only = stone.first().filter(|x| x.sum(value) < **x && !value.is_zero());
        return Box::new(only.map(|_| vec![value.clone()]).into_iter());
    };
    let mut partial: Box<dyn Iterator<Item = (Vec<F>, F)>> =
        Box::new(std::iter::once((stone.to_vec(), value.clone())));
    for &index in small {
        let x = stone[index].clone();
        partial = Box::new(partial.flat_map(move |(factors, rest)| {
            led_by_bits_of(x.clone()).filter_map(move |r| {
                let rest = rest.product(&r.inverse()?);
                let mut factors = factors.clone();
                factors[index] = r;
                Some((factors, rest))
            })
        }));
    }
    let (a, b) = (*a, *b);
    let (x, y) = (stone[a].clone(), stone[b].clone());
    Box::new(partial.flat_map(move |(factors, rest)| {
        factorings(x.clone(), y.clone(), rest).map(move |(r, s)| {
            let mut factors = factors.clone();
            (factors[a], factors[b]) = (r, s);
            factors
        })
    }))
}

/// Stones in the narrowest field that is worth a type of its own.
#[derive(Clone, Debug)]
pub(super) enum Field {
    Narrow(Stones<Nimber64>),
    Wide(Stones<Nimber>),
}

/// Evaluates an expression for the stones of either width.
macro_rules! in_field {
    ($field:expr, $stones:ident => $then:expr) => {
        match $field {
            Field::Narrow($stones) => $then,
            Field::Wide($stones) => $then,
        }
    };
}

impl Field {
    /// Solves stones with finite coordinates; an infinite one counts as 0.
    pub(super) fn new<'s>(stones: impl Iterator<Item = &'s [Ordinal]> + Clone) -> Field {
        fn read<'s, F: Coordinate>(
            stones: impl Iterator<Item = &'s [Ordinal]>,
        ) -> Option<Vec<Vec<F>>> {
            let natural = |x: &Ordinal| F::from_natural(x.natural().unwrap_or(&Natural::ZERO));
            stones.map(|stone| stone.iter().map(natural).collect()).collect()
        }
        match read(stones.clone()) {
            Some(narrow) => Field::Narrow(Stones::new(narrow)),
            None => Field::Wide(Stones::new(read(stones).unwrap_or_default())),
        }
    }

    /// The product of the coordinates of each stone.
    pub(super) fn products(&self) -> Vec<Ordinal> {
        in_field!(self, stones => stones.products.iter().map(Coordinate::to_ordinal).collect())
    }

    /// The sum of the products.
    pub(super) fn value(&self) -> Ordinal {
        in_field!(self, stones => stones.value.to_ordinal())
    }

    /// Whether [`winning`](Self::winning) goes through everything.
    pub(super) fn all_can_be_found(&self) -> bool {
        in_field!(self, stones => stones.all_can_be_found())
    }

    /// The number of a stone and the factors r_1, …, r_d of a winning move,
    /// with g_k + r_k < g_k for each k.
    pub(super) fn winning_factors(&self) -> Option<(usize, Vec<Ordinal>)> {
        in_field!(self, stones => stones.winning_factors().map(written))
    }

    /// All such stones and factors, each once, the one above first.
    pub(super) fn winning(&self) -> Box<dyn Iterator<Item = (usize, Vec<Ordinal>)> + '_> {
        in_field!(self, stones => Box::new(stones.winning().map(written)))
    }
}

fn written<F: Coordinate>((index, factors): Factors<F>) -> (usize, Vec<Ordinal>) {
    (index, factors.iter().map(Coordinate::to_ordinal).collect())
}
