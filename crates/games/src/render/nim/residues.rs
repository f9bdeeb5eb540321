//! Bounded Nim: what each pile counts as.

use nimatron_nimber::Ordinal;
use nimatron_nimber::text::formula::{Formula, Operator};

use crate::explain::ResidueRow;
use crate::render::document::{Block, Prose, prose};
use crate::render::words::{Words, counted, equation, groups_of};

/// Longer lists end with the number of what is left out.
const MOST_ROWS: usize = 16;

/// "Full fives do not count", and a line for each pile: `11 = 2*5 + 1 counts
/// as 1`.
pub(in crate::render) fn residues(
    words: Words,
    modulus: &Ordinal,
    rows: &[ResidueRow],
) -> Vec<Block> {
    let mut intro = Prose::default();
    if let (Some(size), Some(most)) = (modulus.natural(), modulus.predecessor()) {
        intro += prose!(
            "A turn takes at most {} from a pile, so full {} do not count: of {} blocks the other \
             player can take what one leaves. A pile counts as what is left over.",
            words.ordinal(&most),
            groups_of(size),
            words.ordinal(modulus)
        );
    }
    if let Some(row) = rows.iter().find(|row| !row.limit.is_zero()) {
        let limit = words.ordinal(&row.limit);
        intro = intro.then(prose!(
            "And {} is a limit: it has no top block, so nobody can take from it. \
             Only the blocks above a limit count.",
            limit
        ));
    }
    let mut points: Vec<Prose> = rows
        .iter()
        .take(MOST_ROWS)
        .enumerate()
        .map(|(index, row)| prose!("pile {}: {}", index + 1, counts(words, modulus, row)))
        .collect();
    if rows.len() > MOST_ROWS {
        let more = counted(rows.len() - MOST_ROWS, "more pile");
        points.push(prose!("{} {}", words.ellipsis(), more));
    }
    vec![Block::paragraph(intro), Block::List(points)]
}

fn counts(words: Words, modulus: &Ordinal, row: &ResidueRow) -> Prose {
    let residue = words.ordinal(&row.residue);
    let height = words.ordinal(&row.height);
    if row.finite.is_zero() && !row.limit.is_zero() {
        return prose!("{} has no top block and counts as {}", height, residue);
    }
    let quotient = row.finite.div_rem(modulus).map(|(quotient, _)| quotient);
    let division = quotient.filter(|quotient| !quotient.is_zero()).map(|quotient| {
        let short = |ordinal: &Ordinal| words.ordinal_within(ordinal, 30);
        let product = [short(&quotient), short(modulus)];
        let product = Formula::joined(product, &Operator::Times.close());
        let sum = [product, short(&row.residue)];
        let sum = Formula::joined(sum, &Operator::Plus.spaced());
        equation(short(&row.finite), sum)
    });
    let finite = words.ordinal(&row.finite);
    match (division, row.limit.is_zero()) {
        (Some(division), true) => prose!("{} counts as {}", division, residue),
        (None, true) => prose!("{} counts as {}", height, residue),
        (Some(division), false) => {
            prose!("{} has {} on top; {} counts as {}", height, finite, division, residue)
        }
        (None, false) => prose!("{} has {} on top; it counts as {}", height, finite, residue),
    }
}
