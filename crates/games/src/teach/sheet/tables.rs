//! Tables of nim-addition and nim-multiplication, to be filled in.

use nimatron_nimber::finite::Nimber64;
use nimatron_nimber::message;
use nimatron_nimber::text::language::translated;

use super::paper::table;
use super::{Order, Pages};
use crate::foundation::{Budget, Exhausted, Random};

const ADDITION: &str = message!(
    "Fill in the table row by row, from the left. In each square write the least \
     number, 0, 1, 2, …, that stands neither to the left of it in its row nor above it in its column \
     (the heads do not count). What do you notice? The number in row a and column b is the height of \
     a single pile that does the same as piles of a and b: it is 0 where whoever moves second wins."
);

const MULTIPLICATION: &str = message!(
    "These are products of nimbers. Nothing changes if rows and columns are \
     exchanged; 0 makes 0, and 1 changes nothing. Each row but that of 0 has every number below the \
     size of the table once, and so has each column. Sums are nim-sums, in which every number is its \
     own negative: 2 ⊕ 3 = 1. Then (a ⊕ b) ⊗ c = a ⊗ c ⊕ b ⊗ c, and 2 ⊗ 2 = 3; in larger tables \
     4 ⊗ 4 = 6 and 2 ⊗ 4 = 8. Fill in what is missing."
);

/// The table of nim-addition.
pub fn addition(order: &Order<'_>, _: &mut Budget) -> Result<Pages, Exhausted> {
    let size = [4, 6, 8, 12, 16][usize::from(order.name.level) - 1];
    // The heads and the first row lead on.
    Ok(filled(order, size, ADDITION, "⊕", 0, |a, b| a + b))
}

/// The table of nim-multiplication.
pub fn multiplication(order: &Order<'_>, _: &mut Budget) -> Result<Pages, Exhausted> {
    let size = [4, 4, 16, 16, 16][usize::from(order.name.level) - 1];
    let given = [60, 30, 75, 60, 40][usize::from(order.name.level) - 1];
    Ok(filled(order, size, MULTIPLICATION, "⊗", given, |a, b| a * b))
}

/// A table in which so many squares of a hundred are given, and its key.
fn filled(
    order: &Order<'_>,
    size: u64,
    about: &str,
    sign: &str,
    given: u64,
    of: impl Fn(Nimber64, Nimber64) -> Nimber64,
) -> Pages {
    let mut random = Random::new(order.name.seed);
    let class = if size > 8 { "fill wide" } else { "fill" };
    let mut make = |all: bool| {
        let heads = std::iter::once(sign.to_string()).chain((0..size).map(|b| b.to_string()));
        let mut rows: Vec<Vec<String>> = vec![heads.collect()];
        for a in 0..size {
            let mut row = vec![a.to_string()];
            for b in 0..size {
                let value = of(Nimber64::new(a), Nimber64::new(b)).get();
                let shown = random.below(100) < given || all;
                row.push(if shown { value.to_string() } else { String::new() });
            }
            rows.push(row);
        }
        table(class, &rows)
    };
    let page = format!("<p>{}</p>\n{}", translated(about), make(false));
    Pages { pages: vec![page], key: vec![make(true)] }
}
