//! Sums of products of nimbers, and how to change them by factors.
//!
//! # What
//! For rows of nimbers x_(s,1), …, x_(s,d) and a nimber v ≠ 0, the rows s with factors r_1, …, r_d for
//! which
//!
//! > r_1·…·r_d = v, and x_(s,k) + r_k < x_(s,k) for every k.
//!
//! If v is the sum of the products of the rows, there are some: its leading power of two occurs in
//! the product of some row, and that row has such factors (see
//! [`finite::factors_for`](crate::finite::factors_for) and
//! [`transfinite::factors_for`](crate::transfinite::factors_for)). On a board whose stones are
//! worth these products they are the winning moves.
//!
//! # How
//! All rows are read into the narrowest type that holds their nimbers, once. Finite factors are gone
//! through one by one; infinite ones are searched for on first use, and kept.

use std::sync::OnceLock;

use super::operands::Closed;
use super::{Nimber, NimberError};
use crate::finite::{
    FieldElement, FiniteNimber, Nimber64, count_choices_for, factor, factorings_for, factors_for,
};
use crate::transfinite::{self, AlgebraicNimber, FieldError, Unlisted};
use crate::work::allowance;

/// All factors are gone through if that needs at most this number of choices.
const MOST_CHOICES: u64 = 1 << 18;
/// The largest number of lists of infinite factors that are searched for.
const MOST_FOUND: usize = 1 << 12;
/// The work of a search for infinite factors, in products of machine words.
const WORK: u64 = 1 << 27;

/// The number of a row, and a factor for each of its nimbers.
type Factors<F> = (usize, Vec<F>);

/// A sum of products of nimbers.
///
/// ```
/// use nimatron_nimber::{Nimber, SumOfProducts};
///
/// let nimber = |text: &str| text.parse::<Nimber>().unwrap();
/// let rows = [[nimber("*4"), nimber("*7")], [nimber("*6"), nimber("*4")]];
/// let sum = SumOfProducts::new(&rows)?;
/// assert_eq!(sum.value().to_string(), "*4");
/// let (row, factors) = sum.factors().unwrap();
/// assert_eq!(factors[0].product(&factors[1])?, sum.value());
/// assert!((0..2).all(|k| &rows[row][k] + &factors[k] < rows[row][k]));
///
/// let sum = SumOfProducts::new([[nimber("*w"), nimber("*w")]])?;
/// assert_eq!(sum.value(), nimber("*(w^2)"));
/// assert_eq!(sum.all_factors().count(), 1);
/// # Ok::<(), nimatron_nimber::NimberError>(())
/// ```
#[derive(Clone, Debug)]
pub struct SumOfProducts(Kind);

#[derive(Clone, Debug)]
enum Kind {
    Narrow(FiniteRows<Nimber64>),
    Wide(FiniteRows<FiniteNimber>),
    Infinite(InfiniteRows),
}

impl SumOfProducts {
    /// The sum of the products of the nimbers in each row.
    ///
    /// # Errors
    /// As [`Nimber::product`], and for nimbers from ω^(ω^ω) on [`NimberError::Field`].
    ///
    /// Cost: a product for each nimber.
    pub fn new<R: AsRef<[Nimber]>>(rows: impl IntoIterator<Item = R>) -> Result<Self, NimberError> {
        let rows: Vec<R> = rows.into_iter().collect();
        fn read<F: Coordinate, R: AsRef<[Nimber]>>(rows: &[R]) -> Option<Vec<Vec<F>>> {
            rows.iter().map(|row| row.as_ref().iter().map(F::read).collect()).collect()
        }
        if let Some(rows) = read(&rows) {
            return Ok(Self(Kind::Narrow(FiniteRows::new(rows))));
        }
        if let Some(rows) = read(&rows) {
            return Ok(Self(Kind::Wide(FiniteRows::new(rows))));
        }
        let nimber = |x: &Nimber| AlgebraicNimber::new(x.height());
        let rows = rows.iter().map(|row| row.as_ref().iter().map(nimber).collect());
        let rows: Vec<Vec<AlgebraicNimber>> = rows.collect::<Result<_, FieldError>>()?;
        Ok(Self(Kind::Infinite(InfiniteRows::new(rows)?)))
    }

    /// The same rows, of which factors are wanted with the product `value`. `None` if no such
    /// factors exist, as it is outside the field of the rows.
    pub fn with_value(&self, value: &Nimber) -> Option<Self> {
        Some(Self(match &self.0 {
            Kind::Narrow(rows) => Kind::Narrow(rows.with_value(Coordinate::read(value)?)),
            Kind::Wide(rows) => Kind::Wide(rows.with_value(Coordinate::read(value)?)),
            Kind::Infinite(rows) => {
                let [value] = Closed::of([value]).ok()?.into_algebraic();
                Kind::Infinite(rows.with_value(value))
            }
        }))
    }

    /// The product of each row.
    pub fn products(&self) -> Vec<Nimber> {
        match &self.0 {
            Kind::Narrow(rows) => rows.products.iter().map(Coordinate::nimber).collect(),
            Kind::Wide(rows) => rows.products.iter().map(Coordinate::nimber).collect(),
            Kind::Infinite(rows) => rows.products.iter().map(Nimber::from).collect(),
        }
    }

    /// The sum of the products, or the value [asked for](Self::with_value) instead.
    pub fn value(&self) -> Nimber {
        match &self.0 {
            Kind::Narrow(rows) => rows.value.nimber(),
            Kind::Wide(rows) => rows.value.nimber(),
            Kind::Infinite(rows) => Nimber::from(&rows.value),
        }
    }

    /// A row and factors r_1, …, r_d for it, of which the product is the value, with
    /// x_k + r_k < x_k for every nimber x_k of the row. `None` if the value is 0; between infinite
    /// nimbers also if the factors are in a field too large to compute in, which
    /// [`unlisted`](Self::unlisted) tells.
    pub fn factors(&self) -> Option<(usize, Vec<Nimber>)> {
        match &self.0 {
            Kind::Narrow(rows) => rows.factors().map(written),
            Kind::Wide(rows) => rows.factors().map(written),
            Kind::Infinite(rows) => rows.found().lists.first().map(written_infinite),
        }
    }

    /// All such rows and factors, each once, those of [`factors`](Self::factors) first; a sample of
    /// them where [`unlisted`](Self::unlisted) gives a reason.
    pub fn all_factors(&self) -> Box<dyn Iterator<Item = (usize, Vec<Nimber>)> + '_> {
        match &self.0 {
            Kind::Narrow(rows) => Box::new(rows.all_factors().map(written)),
            Kind::Wide(rows) => Box::new(rows.all_factors().map(written)),
            Kind::Infinite(rows) => Box::new(rows.found().lists.iter().map(written_infinite)),
        }
    }

    /// Why [`all_factors`](Self::all_factors) does not go through all of them, if it does not.
    pub fn unlisted(&self) -> Option<Unlisted> {
        match &self.0 {
            Kind::Narrow(rows) => rows.unlisted(),
            Kind::Wide(rows) => rows.unlisted(),
            Kind::Infinite(rows) => rows.found().unlisted.clone(),
        }
    }

    /// Whether all nimbers of the rows are finite.
    pub fn is_finite(&self) -> bool {
        !matches!(self.0, Kind::Infinite(_))
    }
}

/// The empty sum.
impl Default for SumOfProducts {
    fn default() -> Self {
        Self(Kind::Narrow(FiniteRows::new(Vec::new())))
    }
}

/// A finite nimber of some width, from and to the nimber that it is.
trait Coordinate: FieldElement {
    /// `None` if it is too wide.
    fn read(nimber: &Nimber) -> Option<Self>;
    fn nimber(&self) -> Nimber;
}

impl Coordinate for Nimber64 {
    fn read(nimber: &Nimber) -> Option<Self> {
        nimber.height().to_u64().map(Self::new)
    }

    fn nimber(&self) -> Nimber {
        self.get().into()
    }
}

impl Coordinate for FiniteNimber {
    fn read(nimber: &Nimber) -> Option<Self> {
        nimber.to_finite()
    }

    fn nimber(&self) -> Nimber {
        self.clone().into()
    }
}

fn written<F: Coordinate>((index, factors): Factors<F>) -> (usize, Vec<Nimber>) {
    (index, factors.iter().map(Coordinate::nimber).collect())
}

fn written_infinite((index, factors): &Factors<AlgebraicNimber>) -> (usize, Vec<Nimber>) {
    (*index, factors.iter().map(Nimber::from).collect())
}

/// Rows of finite nimbers.
#[derive(Clone, Debug)]
struct FiniteRows<F> {
    rows: Vec<Vec<F>>,
    products: Vec<F>,
    value: F,
}

impl<F: FieldElement> FiniteRows<F> {
    fn new(rows: Vec<Vec<F>>) -> Self {
        let products: Vec<F> = rows.iter().map(|row| product(row)).collect();
        let value = products.iter().fold(F::zero(), |sum, product| sum.sum(product));
        Self { rows, products, value }
    }

    fn with_value(&self, value: F) -> Self {
        Self { value, ..self.clone() }
    }

    /// Factors for a row in which the leading power of the value occurs.
    fn factors(&self) -> Option<Factors<F>> {
        let rows = self.rows.iter().enumerate();
        rows.zip(&self.products).find_map(|((index, row), product)| {
            let bit = self.value.leading_bit()?;
            let leads = product.has_bit(bit).then(|| factors_for(row, &self.value)).flatten();
            leads.map(|factors| (index, factors))
        })
    }

    fn unlisted(&self) -> Option<Unlisted> {
        let mut left = MOST_CHOICES;
        let few = self.rows.iter().all(|row| match count_choices_for(row, left) {
            Some(choices) => {
                left -= choices;
                true
            }
            None => false,
        });
        (!few).then_some(Unlisted::TooMany)
    }

    /// Every row with all the factors whose product is the value.
    fn listed(&self) -> impl Iterator<Item = Factors<F>> + '_ {
        self.rows.iter().enumerate().flat_map(|(index, row)| {
            factorings_for(row, &self.value).map(move |factors| (index, factors))
        })
    }

    /// For every row that has the leading power of the value, factors with different leading bits.
    fn sample(&self) -> impl Iterator<Item = Factors<F>> + '_ {
        self.rows.iter().enumerate().flat_map(move |(index, row)| {
            let leads = self.value.leading_bit().is_some_and(|b| self.products[index].has_bit(b));
            let (last, others) = row.split_last().filter(|_| leads).unzip();
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

    fn all_factors(&self) -> Box<dyn Iterator<Item = Factors<F>> + '_> {
        let first = self.factors();
        let others: Box<dyn Iterator<Item = Factors<F>>> = match self.unlisted() {
            None => Box::new(self.listed()),
            Some(_) => Box::new(self.sample()),
        };
        let known = first.clone();
        Box::new(first.into_iter().chain(others.filter(move |f| known.as_ref() != Some(f))))
    }
}

fn product<F: FieldElement>(factors: &[F]) -> F {
    factors.iter().fold(F::one(), |product, factor| product.product(factor))
}

fn bits_of<F: FieldElement>(x: F) -> impl Iterator<Item = usize> {
    (0..x.leading_bit().map_or(0, |bit| bit + 1)).rev().filter(move |&bit| x.has_bit(bit))
}

/// Rows of algebraic nimbers.
#[derive(Clone, Debug)]
struct InfiniteRows {
    rows: Vec<Vec<AlgebraicNimber>>,
    products: Vec<AlgebraicNimber>,
    value: AlgebraicNimber,
    found: OnceLock<Found>,
}

/// Factors that were found, a row that always has some first, and why they are not all.
#[derive(Clone, Debug, Default)]
struct Found {
    lists: Vec<Factors<AlgebraicNimber>>,
    unlisted: Option<Unlisted>,
}

impl InfiniteRows {
    fn new(rows: Vec<Vec<AlgebraicNimber>>) -> Result<Self, FieldError> {
        let product = |row: &Vec<AlgebraicNimber>| {
            row.iter().try_fold(AlgebraicNimber::one(), |product, x| product.product(x))
        };
        let products: Vec<AlgebraicNimber> = rows.iter().map(product).collect::<Result<_, _>>()?;
        let zero = AlgebraicNimber::zero();
        let value = products.iter().try_fold(zero, |sum, product| sum.sum(product))?;
        Ok(Self { rows, products, value, found: OnceLock::new() })
    }

    fn with_value(&self, value: AlgebraicNimber) -> Self {
        Self { value, found: OnceLock::new(), ..self.clone() }
    }

    fn found(&self) -> &Found {
        self.found.get_or_init(|| self.find())
    }

    fn find(&self) -> Found {
        let mut found = Found::default();
        if self.value.is_zero() {
            return found;
        }
        let work = &mut allowance(WORK);
        let first = self.rows.iter().enumerate().find_map(|(index, row)| {
            let factors = transfinite::factors_for(row, &self.value, work).ok()??;
            Some((index, factors))
        });
        found.lists.extend(first.clone());
        let work = &mut allowance(WORK);
        for (index, row) in self.rows.iter().enumerate() {
            let most = MOST_FOUND - found.lists.len();
            let factorings = transfinite::factorings_for(row, &self.value, most, work);
            let lists = factorings.lists.into_iter().map(|list| (index, list));
            found.lists.extend(lists.filter(|list| Some(list) != first.as_ref()));
            found.unlisted = found.unlisted.or(factorings.unlisted);
        }
        found
    }
}
