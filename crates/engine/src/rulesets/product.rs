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
//! g_k + r_k < g_k for every k: see [`SumOfProducts`]. In the game k there is a
//! move from value g_k to every smaller one, and these moves together are the
//! winning move.

use nimatron_nimber::transfinite::{FieldError, MAX_COMMON_DEGREE, Unlisted};
use nimatron_nimber::{Natural, Ordinal, SumOfProducts};

use super::nimbers::Diagonal;
use super::points::Stone;
use super::{Solvable, Solved};
use crate::foundation::{MoveCount, Nimber, Outcome};
use crate::nim::Quantity;

/// A product of games: what makes its stones worth nim-products. [`Analysis`]
/// solves it.
pub trait Product: Solvable {
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
    fn values(&self, tables: &Self::Tables) -> Vec<Vec<Nimber>>;

    /// By what a legal move changes the value: one factor for each game.
    fn factors(&self, tables: &Self::Tables, chosen: &Self::Move) -> Vec<Nimber>;

    /// A legal move that changes the values of a stone's coordinates by these
    /// factors; nothing if there is none within the bounds of the ruleset.
    fn move_by(
        &self,
        tables: &Self::Tables,
        stone: usize,
        factors: &[Nimber],
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
pub struct Analysis<P: Product> {
    position: P,
    tables: P::Tables,
    products: SumOfProducts,
    value: Nimber,
}

impl<P: Product> Analysis<P> {
    /// Solves a position.
    ///
    /// Cost: the tables, and a nim-product for each coordinate.
    pub fn new(position: &P) -> Self {
        let tables = position.tables();
        let values = position.values(&tables);
        let products = sum_of_products(&values);
        let value = products.value();
        Analysis { position: position.clone(), tables, products, value }
    }

    /// The position that was solved.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// The Grundy value: the sum of the products.
    pub fn value(&self) -> &Nimber {
        &self.value
    }

    /// The value of each stone: the nim-product of the values of its
    /// coordinates.
    pub fn products(&self) -> Vec<Nimber> {
        self.products.products()
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
        self.chosen(self.products.factors()?)
    }

    /// The position beside a heap of Nim: what wins changes the value by the
    /// nim-sum with the heap. Nothing if that is no value of such stones.
    fn beside(&self, heap: &Nimber) -> Option<Self> {
        let value = &self.value + heap;
        let products = self.products.with_value(&value)?;
        Some(Analysis { value, products, ..self.clone() })
    }

    fn chosen(&self, (index, factors): (usize, Vec<Nimber>)) -> Option<P::Move> {
        self.position.move_by(&self.tables, index, &factors)
    }

    /// Winning moves, each once, [`winning_move`](Self::winning_move) first:
    /// all of them if [`finds_all`](Self::finds_all), otherwise a sample.
    pub fn winning_moves(&self) -> Box<dyn Iterator<Item = P::Move> + '_> {
        let factored =
            || Box::new(self.products.all_factors().filter_map(|found| self.chosen(found)));
        if P::ONE_MOVE_FOR_FACTORS || self.value.is_zero() {
            return factored();
        }
        let others: Box<dyn Iterator<Item = P::Move>> = match self.few_moves() {
            true => {
                let moves = self.position.moves().into_iter().flatten();
                Box::new(moves.filter(|chosen| self.change(chosen) == self.value))
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
    fn change(&self, chosen: &P::Move) -> Nimber {
        sum_of_products(&[self.position.factors(&self.tables, chosen)]).value()
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
        self.products.unlisted().or_else(|| {
            let too_large = FieldError::FieldTooLarge { limit: MAX_COMMON_DEGREE };
            let left_out = || self.products.all_factors().any(|found| self.chosen(found).is_none());
            (!self.products.is_finite() && left_out()).then_some(Unlisted::Beyond(too_large))
        })
    }

    /// Whether [`winning_moves`](Self::winning_moves) goes through all of them.
    pub fn finds_all(&self) -> bool {
        self.unlisted().is_none()
    }
}

/// The sum of the products, which exist as the coordinates of a position have a
/// [common field](nimatron_nimber::transfinite::common_degree).
fn sum_of_products(values: &[Vec<Nimber>]) -> SumOfProducts {
    SumOfProducts::new(values).unwrap_or_default()
}

impl<P: Product> Solved for Analysis<P> {
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

    fn beside(&self, heap: &Nimber) -> Option<Self> {
        Analysis::beside(self, heap)
    }

    fn unlisted(&self) -> Option<Unlisted> {
        Analysis::unlisted(self)
    }
}

/// Where factors do not tell the move, all winning moves are looked for among
/// at most so many moves.
const MOST_MOVES: u64 = 1 << 16;
