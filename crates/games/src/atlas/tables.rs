//! Tables of nim-addition and nim-multiplication.

use nimatron_nimber::finite::Nimber64;

use super::grid::{Grid, HEAD};
use super::{MARGIN, Order, Plate, Refusal};
use crate::foundation::Budget;
use crate::render::document::{Prose, prose};

/// Larger tables have no numbers.
const MOST_NUMBERS: u64 = 64;

/// The sums of the numbers below the size.
pub fn addition(order: &Order<'_>, _: &mut Budget) -> Result<Plate, Refusal> {
    let closed: Vec<u64> = (1..=order.size.ilog2()).map(|power| 1 << power).collect();
    let size = order.size;
    let caption = vec![
        match size <= MOST_NUMBERS {
            true => prose!("In row a and column b stands a ⊕ b, the larger the darker."),
            false => prose!("The square in row a and column b is the darker, the larger a ⊕ b is."),
        },
        prose!(
            "Each sum is the least number that stands neither to the left of it in its row nor above \
             it in its column."
        ),
        prose!("Outlined: the numbers below {} have their sums among themselves.", list(&closed)),
    ];
    let title = prose!("Nim-sums of the numbers below {}", size);
    Ok(table(order, title, caption, &closed, |a, b| a + b))
}

/// The products of the numbers below the size.
pub fn multiplication(order: &Order<'_>, _: &mut Budget) -> Result<Plate, Refusal> {
    let size = order.size;
    let fields: Vec<u64> = (0..6).map(|level| 1 << (1 << level)).filter(|q| *q <= size).collect();
    let mut caption = vec![
        match size <= MOST_NUMBERS {
            true => prose!("In row a and column b stands a ⊗ b, the larger the darker."),
            false => prose!("The square in row a and column b is the darker, the larger a ⊗ b is."),
        },
        prose!(
            "Outlined: the numbers below {} are fields, which have their products among themselves; \
             there each number stands once in each row but that of 0.",
            list(&fields)
        ),
    ];
    let most = greatest(&rows(size, |a, b| a * b));
    if most >= size {
        caption.push(prose!(
            "All numbers below {} are no field: the largest product is {}.",
            size,
            most
        ));
    }
    let title = prose!("Nim-products of the numbers below {}", size);
    Ok(table(order, title, caption, &fields, |a, b| a * b))
}

/// Numbers as a list in words.
fn list(numbers: &[u64]) -> Prose {
    match numbers {
        [] => Prose::default(),
        [only] => Prose::from(only),
        [others @ .., last] => prose!("{} and {}", Prose::joined(others, ", "), last),
    }
}

fn rows(size: u64, of: impl Fn(Nimber64, Nimber64) -> Nimber64) -> Vec<Vec<u64>> {
    let row = |a| (0..size).map(|b| of(Nimber64::new(a), Nimber64::new(b)).get()).collect();
    (0..size).map(row).collect()
}

pub fn greatest(rows: &[Vec<u64>]) -> u64 {
    rows.iter().flatten().copied().max().unwrap_or(0)
}

fn table(
    order: &Order<'_>,
    title: Prose,
    caption: Vec<Prose>,
    closed: &[u64],
    of: impl Fn(Nimber64, Nimber64) -> Nimber64,
) -> Plate {
    let rows = rows(order.size, of);
    let heads: Vec<String> = (0..order.size).map(|number| number.to_string()).collect();
    let numbers = order.size <= MOST_NUMBERS;
    let side = match order.size {
        16 => 34.0,
        32 => 28.0,
        64 => 24.0,
        _ => 4.0,
    };
    let heads = [&heads[..], &heads[..]];
    let grid = Grid { rows: &rows, most: greatest(&rows), heads, numbers, side, ink: order.ink };
    let corner = [MARGIN, 0.0];
    let last = closed.iter().map(|size| *size as usize - 1);
    let outlined: Vec<[usize; 4]> = last.map(|last| [0, last, 0, last]).collect();
    let drawn = grid.drawn(corner) + &*grid.outlines(corner, &outlined);
    let (width, height) = grid.size();
    Plate::new(title, caption, (width + 2.0 * MARGIN + HEAD / 2.0, height + MARGIN), &drawn)
}
