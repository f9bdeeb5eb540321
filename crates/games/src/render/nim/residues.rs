//! Bounded Nim: what each pile counts as.

use nimatron_nimber::Ordinal;

use crate::explain::ResidueRow;
use crate::render::document::{Block, Prose, formula};
use crate::render::words::{Words, counted, groups_of};

/// Longer lists end with the number of what is left out.
const MOST_ROWS: usize = 16;

/// "Full fives do not count", and a line for each pile: `11 = 2*5 + 1 counts
/// as 1`.
pub(in crate::render) fn residues(
    words: Words,
    modulus: &Ordinal,
    rows: &[ResidueRow],
) -> Vec<Block> {
    let mut intro = String::new();
    if let (Some(size), Some(most)) = (modulus.natural(), modulus.predecessor()) {
        intro += &format!(
            "A turn takes at most {} from a pile, so full {} do not count: of {} blocks the other \
             player can take what one leaves. A pile counts as what is left over.",
            words.ordinal(&most),
            groups_of(size),
            words.ordinal(modulus),
        );
    }
    if let Some(row) = rows.iter().find(|row| !row.limit.is_zero()) {
        let limit = words.ordinal(&row.limit);
        intro += &format!(
            " And {limit} is a limit: it has no top block, so nobody can take from it. \
             Only the blocks above a limit count."
        );
    }
    let mut points: Vec<Prose> = rows
        .iter()
        .take(MOST_ROWS)
        .enumerate()
        .map(|(index, row)| {
            Prose::from(format!("pile {}: {}", index + 1, counts(words, modulus, row)))
        })
        .collect();
    if rows.len() > MOST_ROWS {
        let more = counted(rows.len() - MOST_ROWS, "more pile");
        points.push(Prose::from(format!("{} {more}", words.ellipsis())));
    }
    vec![Block::paragraph(intro), Block::List(points)]
}

fn counts(words: Words, modulus: &Ordinal, row: &ResidueRow) -> String {
    let residue = words.ordinal(&row.residue);
    let height = words.ordinal(&row.height);
    if row.finite.is_zero() && !row.limit.is_zero() {
        return format!("{height} has no top block and counts as {residue}");
    }
    let above = match row.limit.is_zero() {
        true => String::new(),
        false => format!("{height} has {} on top; ", words.ordinal(&row.finite)),
    };
    let quotient = row.finite.div_rem(modulus).map(|(quotient, _)| quotient);
    match quotient.filter(|quotient| !quotient.is_zero()) {
        Some(quotient) => {
            let short = |ordinal: &Ordinal| words.cut(&ordinal.to_text(words.notation), 30);
            let division = format!(
                "{} = {}{}{} + {}",
                short(&row.finite),
                short(&quotient),
                words.times(),
                short(modulus),
                short(&row.residue),
            );
            format!("{above}{} counts as {residue}", formula(division))
        }
        None if row.limit.is_zero() => format!("{height} counts as {residue}"),
        None => format!("{above}it counts as {residue}"),
    }
}
