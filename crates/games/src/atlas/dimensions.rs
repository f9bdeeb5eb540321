//! In how many dimensions finite stones suffice.
//!
//! # Theorem
//! In d dimensions a stone on the diagonal at (r, …, r) is worth r to the power d. So one stone
//! balances each board of finite value by itself, and a finite one does, exactly if each finite nimber
//! is the d-th power of a finite one; and that holds exactly if no prime factor of d divides a Fermat
//! number 2^(2^n) + 1.
//!
//! *Proof.* Each finite nimber has a finite d-th root exactly if each has a finite p-th root for each prime
//! factor p of d. The finite nimbers other than 0 are the union of the groups of the fields of 2^(2^n)
//! elements, which are cyclic of the orders F₀·F₁·…·F₍ₙ₋₁₎, with the Fermat numbers Fₖ = 2^(2^k) + 1. If p
//! divides none of them, to take the p-th power is one-to-one in each group. If p divides Fₖ, it divides no
//! other of them, as any two are coprime. So the elements whose orders are powers of p are the same in all
//! fields from level k+1 on: a cyclic group of order p^a, a > 0. What generates it is no p-th power, since
//! a p-th root of it would have the order p^(a+1). ∎ The case d = 2, where to square is one-to-one, is known
//! as the universal truth of Nimbers.
//!
//! A prime p divides a Fermat number exactly if the order of 2 modulo p is a power of 2, and not 1.

use nimatron_nimber::say;
use nimatron_nimber::text::Notation;
use nimatron_nimber::text::formula::Formula;
use nimatron_nimber::{Natural, Ordinal};

use super::{MARGIN, Order, Plate, Refusal, computed};
use crate::foundation::{Budget, Nimber};
use crate::render::document::{Align, Block, Content, Phrase, Prose, Row, Table, prose};
use crate::render::svg::pen::{ACCENT, FAINT, HAIR, INK, Line, line, rectangle, words};
use crate::rulesets::nimbers::has_finite_root;

/// The last dimension in the picture.
const LAST: usize = 40;
/// The least value without a finite root is sought below.
const MOST_VALUE: u64 = 1 << 16;
const ROW: f64 = 23.0;
/// The middles of the columns, and the width of all.
const COLUMNS: [f64; 5] = [34.0, 124.0, 254.0, 394.0, 544.0];
const WIDTH: f64 = 650.0;

/// What holds in a dimension.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dimension {
    /// The number of coordinates.
    pub number: usize,
    /// Its prime factors, as often as they divide it.
    pub primes: Vec<usize>,
    /// Its different prime factors that divide a Fermat number 2^(2^n) + 1, with n.
    pub fermat: Vec<(usize, u32)>,
    /// The least value that needs an infinite stone, with the coordinate of the least such stone;
    /// `None` if finite stones suffice.
    pub infinite: Option<(u64, Ordinal)>,
}

/// What holds in a dimension from 2 on.
///
/// ```
/// use nimatron::atlas::dimension;
/// use nimatron::foundation::Budget;
/// let space = dimension(3, &mut Budget::unlimited()).unwrap();
/// assert_eq!(space.fermat, [(3, 0)]);
/// let (value, stone) = space.infinite.unwrap();
/// assert_eq!((value, stone.to_string()), (2, "w".into()));
/// assert_eq!(dimension(4, &mut Budget::unlimited()).unwrap().infinite, None);
/// ```
///
/// # Errors
/// The root lies in a field that is too large, or the budget does not suffice.
pub fn dimension(number: usize, budget: &mut Budget) -> Result<Dimension, Refusal> {
    let primes = prime_factors(number);
    let mut different = primes.clone();
    different.dedup();
    let fermat: Vec<(usize, u32)> =
        different.iter().filter_map(|prime| Some((*prime, fermat_index(*prime)?))).collect();
    let mut infinite = None;
    if !fermat.is_empty() {
        let rootless = |value: &u64| !has_finite_root(&Natural::from(*value), number);
        let value = (1..MOST_VALUE).find(rootless).ok_or_else(|| {
            Refusal::Unusable(say!(
                "the value that needs an infinite stone is not below {}",
                MOST_VALUE
            ))
        })?;
        let root = computed(budget, |work| Nimber::from(value).root(&Natural::from(number), work))?;
        infinite = Some((value, root.into_height()));
    }
    Ok(Dimension { number, primes, fermat, infinite })
}

fn prime_factors(mut number: usize) -> Vec<usize> {
    let mut primes = Vec::new();
    let mut divisor = 2;
    while number > 1 {
        while number % divisor == 0 {
            primes.push(divisor);
            number /= divisor;
        }
        divisor += 1;
    }
    primes
}

/// The n for which an odd prime divides 2^(2^n) + 1.
fn fermat_index(prime: usize) -> Option<u32> {
    let mut power = 2 % prime;
    // 2^(2^n) modulo the prime; where it comes back to 1 it was −1 before, or never is.
    (0..usize::BITS).find(|_| {
        let is_minus_one = power + 1 == prime;
        power = power * power % prime;
        is_minus_one
    })
}

/// The dimensions as a table.
pub fn draw(_: &Order<'_>, budget: &mut Budget) -> Result<Plate, Refusal> {
    let all: Vec<Dimension> =
        (2..=LAST).map(|number| dimension(number, budget)).collect::<Result<_, _>>()?;
    let heads = [
        prose!("dimension"),
        prose!("prime factors"),
        prose!("finite stones suffice"),
        prose!("least value without"),
        prose!("stone for it"),
    ];
    let mut drawn = String::new();
    let top = 24.0;
    for (head, x) in heads.iter().zip(COLUMNS) {
        drawn += &words(MARGIN + x, top - 8.0, 13.0, FAINT, &head.to_plain(Notation::Unicode));
    }
    let hair = format!("stroke=\"{HAIR}\" stroke-width=\"0.8\"");
    let mut rows = Vec::new();
    for (index, dimension) in all.iter().enumerate() {
        let y = top + index as f64 * ROW;
        if dimension.infinite.is_some() {
            drawn += &rectangle(
                MARGIN,
                y,
                WIDTH,
                ROW,
                0.0,
                &format!("fill=\"{HAIR}\" fill-opacity=\"0.35\""),
            );
        }
        drawn += &line([MARGIN, y], [MARGIN + WIDTH, y], &hair);
        let cells = cells(dimension);
        let colours = [INK, INK, if dimension.infinite.is_some() { ACCENT } else { INK }, INK, INK];
        for ((cell, x), colour) in cells.iter().zip(COLUMNS).zip(colours) {
            let formula = match cell.phrases() {
                [Phrase { content: Content::Formula(formula), .. }] => formula.clone(),
                _ => Formula::Text(cell.to_plain(Notation::Unicode)),
            };
            drawn += &Line::new(&formula, 15.0).centred(MARGIN + x, y + ROW * 0.7, colour);
        }
        rows.push(Row::Cells(cells.into()));
    }
    let bottom = top + all.len() as f64 * ROW;
    drawn += &line([MARGIN, bottom], [MARGIN + WIDTH, bottom], &hair);
    let caption = vec![
        prose!(
            "One more stone on the diagonal, at (r, …, r), balances any board of Nimbers: in d dimensions \
             it is worth r to the power d."
        ),
        prose!(
            "For all boards of finite value a finite one suffices exactly if no prime factor of d divides \
             a Fermat number 2^(2^n) + 1; up to {} these are {}.",
            LAST,
            Prose::joined(fermat_primes(&all).into_iter().map(Prose::from), ", ")
        ),
        prose!(
            "In the other dimensions the table has the least value that no finite stone balances, and the \
             r of the least stone that does."
        ),
    ];
    let title = prose!("Where finite stones suffice: 2 to {} dimensions", LAST);
    let mut plate = Plate::new(title, caption, (WIDTH + 2.0 * MARGIN, bottom + MARGIN), &drawn);
    let aligned = [Align::Right, Align::Left, Align::Left, Align::Right, Align::Left];
    let columns = aligned.into_iter().zip(heads).collect();
    plate.caption.blocks.push(Block::Table(Table { columns, rows }));
    Ok(plate)
}

fn fermat_primes(all: &[Dimension]) -> Vec<usize> {
    let primes = all.iter().filter(|dimension| dimension.primes.len() == 1);
    primes.flat_map(|dimension| dimension.fermat.iter().map(|(prime, _)| *prime)).collect()
}

/// The row of a dimension.
fn cells(dimension: &Dimension) -> [Prose; 5] {
    let factors = dimension.primes.iter().map(Prose::from);
    let (value, stone) = match &dimension.infinite {
        None => (Prose::default(), Prose::default()),
        Some((value, stone)) => (Prose::from(value), Prose::from(stone.formula())),
    };
    let suffice = match dimension.fermat.first() {
        None => prose!("yes"),
        Some((prime, index)) => {
            let power = Natural::ONE << (1_usize << index);
            prose!("no: {} divides {} + 1", prime, power.to_string())
        }
    };
    [Prose::from(&dimension.number), Prose::joined(factors, "·"), suffice, value, stone]
}
