//! Stones with infinite coordinates: values and winning factors in the
//! algebraic closure of the field of two elements.

use std::ops::ControlFlow;
use std::sync::OnceLock;

use nimatron_nimber::Ordinal;
use nimatron_nimber::transfinite::{
    AlgebraicNimber, NimberError, Unlisted, factorings_for, factors_for,
};

/// So many winning moves are found at most.
const MOST_FOUND: usize = 1 << 12;

/// A bound on the work of one question, in products of machine words.
pub(super) fn bounded_work() -> impl FnMut(u64) -> ControlFlow<()> {
    let mut left: u64 = 1 << 27;
    move |products| match left.checked_sub(products) {
        Some(less) => {
            left = less;
            ControlFlow::Continue(())
        }
        None => ControlFlow::Break(()),
    }
}

/// Stones with nimbers below ω^(ω^ω) for coordinates, all in one field small
/// enough to compute in.
#[derive(Clone, Debug)]
pub(super) struct Stones {
    stones: Vec<Vec<AlgebraicNimber>>,
    products: Vec<AlgebraicNimber>,
    value: AlgebraicNimber,
    winning: OnceLock<Winning>,
}

/// The number of a stone and factors for its coordinates.
type Factors = (usize, Vec<AlgebraicNimber>);

#[derive(Clone, Debug, Default)]
struct Winning {
    factors: Vec<Factors>,
    unlisted: Option<Unlisted>,
}

impl Stones {
    /// Reads stones whose coordinates have a
    /// [common field](nimatron_nimber::transfinite::common_degree): in it all
    /// sums and products exist.
    pub(super) fn new<'s>(stones: impl Iterator<Item = &'s [Ordinal]>) -> Stones {
        let nimber = |x: &Ordinal| in_field(AlgebraicNimber::new(x));
        let stones: Vec<Vec<AlgebraicNimber>> =
            stones.map(|stone| stone.iter().map(nimber).collect()).collect();
        let one = AlgebraicNimber::one();
        let product = |stone: &Vec<AlgebraicNimber>| {
            stone.iter().fold(one.clone(), |product, x| in_field(product.product(x)))
        };
        let products: Vec<AlgebraicNimber> = stones.iter().map(product).collect();
        let zero = AlgebraicNimber::zero();
        let value = products.iter().fold(zero, |sum, product| in_field(sum.sum(product)));
        Stones { stones, products, value, winning: OnceLock::new() }
    }

    /// The same stones, of which moves are wanted that change the value by this.
    pub(super) fn changed_by(&self, change: &Ordinal) -> Option<Stones> {
        let value = AlgebraicNimber::new(change).ok()?;
        Some(Stones { value, winning: OnceLock::new(), ..self.clone() })
    }

    pub(super) fn products(&self) -> Vec<Ordinal> {
        self.products.iter().map(AlgebraicNimber::to_ordinal).collect()
    }

    pub(super) fn value(&self) -> Ordinal {
        self.value.to_ordinal()
    }

    /// Winning factors, each once, a stone that always has some first.
    pub(super) fn winning(&self) -> impl Iterator<Item = (usize, Vec<Ordinal>)> + '_ {
        let found = self.found().factors.iter();
        found.map(|(index, factors)| {
            (*index, factors.iter().map(AlgebraicNimber::to_ordinal).collect())
        })
    }

    /// Why these are not all, if they are not.
    pub(super) fn unlisted(&self) -> Option<Unlisted> {
        self.found().unlisted.clone()
    }

    fn found(&self) -> &Winning {
        self.winning.get_or_init(|| self.find())
    }

    fn find(&self) -> Winning {
        if self.value.is_zero() {
            return Winning::default();
        }
        let mut winning = Winning::default();
        let work = &mut bounded_work();
        let first = self.stones.iter().enumerate().find_map(|(index, stone)| {
            let factors = factors_for(stone, &self.value, work).ok()??;
            Some((index, factors))
        });
        winning.factors.extend(first.clone());
        let work = &mut bounded_work();
        for (index, stone) in self.stones.iter().enumerate() {
            let most = MOST_FOUND - winning.factors.len();
            let found = factorings_for(stone, &self.value, most, work);
            let lists = found.lists.into_iter().map(|list| (index, list));
            winning.factors.extend(lists.filter(|list| Some(list) != first.as_ref()));
            winning.unlisted = winning.unlisted.or(found.unlisted);
        }
        winning
    }
}

/// A result that exists in the common field.
fn in_field(result: Result<AlgebraicNimber, NimberError>) -> AlgebraicNimber {
    result.unwrap_or_else(|_| AlgebraicNimber::zero())
}
