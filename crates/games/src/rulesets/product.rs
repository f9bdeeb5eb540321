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
//! moves together are the winning move. Infinite nimbers have such factors too:
//! see [`nimatron_nimber::transfinite::factors_for`].

use nimatron_nimber::finite::{
    FiniteNimber, Nimber, Nimber64, count_choices_for, factor, factorings_for, factors_for,
};
use nimatron_nimber::transfinite::{MAX_COMMON_DEGREE, NimberError, Unlisted};
use nimatron_nimber::{Natural, Ordinal};

use super::nimbers::Diagonal;
use super::points::Stone;
use super::transfinite;
use super::{Ruleset, Solved};
use crate::core::{self, MoveCount, Outcome};
use crate::nim::Quantity;

/// A product of games: what makes its stones worth nim-products. [`Analysis`]
/// solves it.
pub trait Product: Ruleset {
    /// What the values of coordinates are read from, where they take work.
    type Tables: Clone + std::fmt::Debug;

    /// Whether only one move changes the values of a stone's coordinates by
    /// given factors. Where there are more, winning moves are looked for among
    /// all moves.
    const ONE_MOVE_FOR_FACTORS: bool;

    /// Reads the tables for all stones.
    fn tables(&self) -> Self::Tables;

    /// The stones.
    fn stones(&self) -> Vec<Stone>;

    /// For each stone the Grundy values of its coordinates: its value is their
    /// product.
    fn values(&self, tables: &Self::Tables) -> Vec<Vec<Ordinal>>;

    /// By what a legal move changes the value: one factor for each game.
    fn factors(&self, tables: &Self::Tables, chosen: &Self::Move) -> Vec<Ordinal>;

    /// A legal move that changes the values of a stone's coordinates by these
    /// factors; nothing if there is none within the bounds of the ruleset.
    fn move_by(
        &self,
        tables: &Self::Tables,
        stone: usize,
        factors: &[Ordinal],
    ) -> Option<Self::Move>;

    /// Some move, always the same one; nothing if there is none.
    fn any_move(&self) -> Option<Self::Move> {
        self.moves()?.next()
    }

    /// The position after a stone has appeared or gone at a point, where that is
    /// possible.
    fn toggled_at(&self, _point: Vec<Ordinal>) -> Option<Self> {
        None
    }

    /// The stones on the diagonal that make the value 0; `None` if the value is 0, if
    /// they are not known, and in games in which they mean nothing.
    fn diagonal(&self) -> Option<Diagonal> {
        None
    }

    /// The heights of the piles of Nim that the stones are, if all of them lie on an
    /// edge, where they can only slide.
    fn edge(&self) -> Option<Vec<Ordinal>> {
        None
    }
}

/// A solved position of a product of games.
#[derive(Clone, Debug)]
pub struct Analysis<'p, P: Product> {
    position: &'p P,
    tables: P::Tables,
    field: Field,
    value: core::Nimber,
}

impl<'p, P: Product> Analysis<'p, P> {
    /// Solves a position.
    ///
    /// Cost: the tables, and a nim-product for each coordinate.
    pub fn new(position: &'p P) -> Self {
        let tables = position.tables();
        let values = position.values(&tables);
        let field = Field::new(values.iter().map(Vec::as_slice));
        let value = core::Nimber(field.value());
        Analysis { position, tables, field, value }
    }

    /// The position that was solved.
    pub fn position(&self) -> &'p P {
        self.position
    }

    /// The Grundy value: the sum of the products.
    pub fn value(&self) -> &core::Nimber {
        &self.value
    }

    /// The value of each stone: the nim-product of the values of its
    /// coordinates.
    pub fn products(&self) -> Vec<Ordinal> {
        self.field.products()
    }

    /// Who wins under best play.
    pub fn outcome(&self) -> Outcome {
        if self.value.is_zero() { Outcome::P } else { Outcome::N }
    }

    /// A winning move, found by factoring the value; nothing from a P-position.
    ///
    /// Between infinite coordinates the factors may lie in a field too large to
    /// compute in: then nothing either, and [`unlisted`](Self::unlisted) says so.
    pub fn winning_move(&self) -> Option<P::Move> {
        self.chosen(self.field.winning_factors()?)
    }

    /// The position beside a heap of Nim: what wins changes the value by the
    /// nim-sum with the heap. Nothing if that is no value of such stones.
    fn beside(&self, heap: &core::Nimber) -> Option<Self> {
        let value = self.value.clone() + heap.clone();
        let field = self.field.changed_by(&value.0)?;
        Some(Analysis { value, field, ..self.clone() })
    }

    fn chosen(&self, (index, factors): (usize, Vec<Ordinal>)) -> Option<P::Move> {
        self.position.move_by(&self.tables, index, &factors)
    }

    /// Winning moves, each once, [`winning_move`](Self::winning_move) first:
    /// all of them if [`finds_all`](Self::finds_all), otherwise a sample.
    pub fn winning_moves(&self) -> Box<dyn Iterator<Item = P::Move> + '_> {
        let factored = || Box::new(self.field.winning().filter_map(|found| self.chosen(found)));
        if P::ONE_MOVE_FOR_FACTORS || self.value.is_zero() {
            return factored();
        }
        let others: Box<dyn Iterator<Item = P::Move>> = match self.few_moves() {
            true => {
                let moves = self.position.moves().into_iter().flatten();
                Box::new(moves.filter(|chosen| self.change(chosen) == self.value.0))
            }
            false => factored(),
        };
        let known = self.winning_move();
        let first = known.clone();
        Box::new(first.into_iter().chain(others.filter(move |m| known.as_ref() != Some(m))))
    }

    fn few_moves(&self) -> bool {
        let count = self.position.count_moves();
        matches!(count, MoveCount::Finite(count) if count <= Natural::from(MOST_MOVES))
    }

    /// By what a move changes the value: the product of its factors.
    fn change(&self, chosen: &P::Move) -> Ordinal {
        let factors = [self.position.factors(&self.tables, chosen)];
        Field::new(factors.iter().map(Vec::as_slice)).value()
    }

    /// Why [`winning_moves`](Self::winning_moves) does not go through all of
    /// them, if it does not.
    pub fn unlisted(&self) -> Option<Unlisted> {
        if self.value.is_zero() {
            return None;
        }
        if !P::ONE_MOVE_FOR_FACTORS {
            return (!self.few_moves()).then_some(Unlisted::TooMany);
        }
        self.field.unlisted().or_else(|| {
            let too_large = NimberError::FieldTooLarge { limit: MAX_COMMON_DEGREE };
            let left_out = || self.field.winning().any(|found| self.chosen(found).is_none());
            (self.field.is_transfinite() && left_out()).then_some(Unlisted::Beyond(too_large))
        })
    }

    /// Whether [`winning_moves`](Self::winning_moves) goes through all of them.
    pub fn finds_all(&self) -> bool {
        self.unlisted().is_none()
    }
}

impl<P: Product> Solved for Analysis<'_, P> {
    type Move = P::Move;

    fn outcome(&self) -> Outcome {
        Analysis::outcome(self)
    }

    fn quantity(&self) -> Quantity {
        Quantity::NimSum(self.value.clone())
    }

    fn winning_moves(&self) -> Box<dyn Iterator<Item = P::Move> + '_> {
        Analysis::winning_moves(self)
    }

    fn beside(&self, heap: &core::Nimber) -> Option<Self> {
        Analysis::beside(self, heap)
    }

    fn unlisted(&self) -> Option<Unlisted> {
        Analysis::unlisted(self)
    }
}

/// Where factors do not tell the move, all winning moves are looked for among
/// at most so many moves.
const MOST_MOVES: u64 = 1 << 16;
/// All winning moves are looked for if that needs at most so many choices of
/// factors.
const MOST_CHOICES: u64 = 1 << 18;

/// A finite nimber of some width, from and to the ordinal that it is.
trait Coordinate: FiniteNimber {
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

/// Stones with finite nimbers for coordinates, solved.
#[derive(Clone, Debug)]
struct Stones<F> {
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

    /// The same stones, of which moves are wanted that change the value by this.
    fn changed_by(&self, change: F) -> Stones<F> {
        Stones { value: change, ..self.clone() }
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

    /// Why [`all_factors`](Self::all_factors) does not end within reason.
    fn unlisted(&self) -> Option<Unlisted> {
        let mut left = MOST_CHOICES;
        let few = self.stones.iter().all(|stone| match count_choices_for(stone, left) {
            Some(choices) => {
                left -= choices;
                true
            }
            None => false,
        });
        (!few).then_some(Unlisted::TooMany)
    }

    /// Every stone with all the factors whose product is the value.
    fn all_factors(&self) -> impl Iterator<Item = Factors<F>> + '_ {
        self.stones.iter().enumerate().flat_map(|(index, stone)| {
            factorings_for(stone, &self.value).map(move |factors| (index, factors))
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
        let others: Box<dyn Iterator<Item = Factors<F>>> = match self.unlisted() {
            None => Box::new(self.all_factors()),
            Some(_) => Box::new(self.sample()),
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

/// Stones in the narrowest field that is worth a type of its own.
#[derive(Clone, Debug)]
enum Field {
    Narrow(Stones<Nimber64>),
    Wide(Stones<Nimber>),
    Transfinite(transfinite::Stones),
}

impl Field {
    /// Solves stones with coordinates that have a common field.
    fn new<'s>(stones: impl Iterator<Item = &'s [Ordinal]> + Clone) -> Field {
        fn read<'s, F: Coordinate>(
            stones: impl Iterator<Item = &'s [Ordinal]>,
        ) -> Option<Vec<Vec<F>>> {
            let nimber = |x: &Ordinal| x.natural().and_then(F::from_natural);
            stones.map(|stone| stone.iter().map(nimber).collect()).collect()
        }
        if let Some(narrow) = read(stones.clone()) {
            return Field::Narrow(Stones::new(narrow));
        }
        match read(stones.clone()) {
            Some(wide) => Field::Wide(Stones::new(wide)),
            None => Field::Transfinite(transfinite::Stones::new(stones)),
        }
    }

    /// The same stones, of which moves are wanted that change the value by this;
    /// nothing if none can, as it is no number of their field.
    fn changed_by(&self, change: &Ordinal) -> Option<Field> {
        fn number<F: Coordinate>(change: &Ordinal) -> Option<F> {
            F::from_natural(change.natural()?)
        }
        Some(match self {
            Field::Narrow(stones) => Field::Narrow(stones.changed_by(number(change)?)),
            Field::Wide(stones) => Field::Wide(stones.changed_by(number(change)?)),
            Field::Transfinite(stones) => Field::Transfinite(stones.changed_by(change)?),
        })
    }

    fn is_transfinite(&self) -> bool {
        matches!(self, Field::Transfinite(_))
    }

    /// The product of the coordinates of each stone.
    fn products(&self) -> Vec<Ordinal> {
        match self {
            Field::Narrow(stones) => stones.products.iter().map(Coordinate::to_ordinal).collect(),
            Field::Wide(stones) => stones.products.iter().map(Coordinate::to_ordinal).collect(),
            Field::Transfinite(stones) => stones.products(),
        }
    }

    /// The sum of the products.
    fn value(&self) -> Ordinal {
        match self {
            Field::Narrow(stones) => stones.value.to_ordinal(),
            Field::Wide(stones) => stones.value.to_ordinal(),
            Field::Transfinite(stones) => stones.value(),
        }
    }

    /// Why [`winning`](Self::winning) does not go through everything.
    fn unlisted(&self) -> Option<Unlisted> {
        match self {
            Field::Narrow(stones) => stones.unlisted(),
            Field::Wide(stones) => stones.unlisted(),
            Field::Transfinite(stones) => stones.unlisted(),
        }
    }

    /// The number of a stone and the factors r_1, …, r_d of a winning move,
    /// with g_k + r_k < g_k for each k.
    fn winning_factors(&self) -> Option<(usize, Vec<Ordinal>)> {
        match self {
            Field::Narrow(stones) => stones.winning_factors().map(written),
            Field::Wide(stones) => stones.winning_factors().map(written),
            Field::Transfinite(stones) => stones.winning().next(),
        }
    }

    /// All such stones and factors, each once, the one above first.
    fn winning(&self) -> Box<dyn Iterator<Item = (usize, Vec<Ordinal>)> + '_> {
        match self {
            Field::Narrow(stones) => Box::new(stones.winning().map(written)),
            Field::Wide(stones) => Box::new(stones.winning().map(written)),
            Field::Transfinite(stones) => Box::new(stones.winning()),
        }
    }
}

fn written<F: Coordinate>((index, factors): Factors<F>) -> (usize, Vec<Ordinal>) {
    (index, factors.iter().map(Coordinate::to_ordinal).collect())
}
