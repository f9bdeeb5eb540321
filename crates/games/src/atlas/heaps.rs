//! Grundy values of heaps or strips, in rows as long as its period: then columns have one value.

use nimatron_nimber::say;
use nimatron_nimber::text::Notation;

use super::grid::{Grid, HEAD};
use super::tables::greatest;
use super::{MARGIN, Order, Plate, Refusal};
use crate::foundation::Budget;
use crate::impartial::sequence::period::{Period, Verdict};
use crate::impartial::sequence::{Halt, is_fast};
use crate::render::document::{Prose, prose};
use crate::render::period;
use crate::rulesets::sequence::Sequence;

/// In so many heaps a period is looked for; in fewer where a value takes long.
const FAST: u64 = 1 << 14;
const SLOW: u64 = 1 << 10;
/// A row has at least so many heaps if nothing else is said,
const SHORTEST_ROW: u64 = 8;
/// and at most so many. Where the period is longer, rows have the length that is usual.
const LONGEST_ROW: u64 = 160;
const USUAL_ROW: u64 = 64;
/// So many rows are drawn if the period allows it.
const ROWS: [u64; 2] = [8, 80];
/// Longer rows have no numbers.
const MOST_NUMBERS: u64 = 40;

/// The values, a square for each heap.
pub fn draw(order: &Order<'_>, budget: &mut Budget) -> Result<Plate, Refusal> {
    let rules = Sequence::read(order.of)?;
    let halted = |halt: Halt| match halt {
        Halt::Exhausted(exhausted) => exhausted.into(),
        halt => Refusal::Unusable(halt.to_string()),
    };
    let mut engine = rules.values(Vec::new()).map_err(halted)?;
    let most = if rules.code().is_some_and(is_fast) { FAST } else { SLOW };
    let search = rules.search(most);
    let (verdict, halt) = search.run(&mut *engine, budget, &mut |_| ());
    let pattern = match &verdict {
        Verdict::Proved(proved) => Some(*proved.period()),
        Verdict::Observed(observed) => Some(observed.period),
        Verdict::Unknown { .. } => None,
    };
    let columns = order.columns.unwrap_or_else(|| usual_columns(pattern.as_ref()));
    if !(1..=LONGEST_ROW).contains(&columns) {
        return Err(Refusal::Unusable(say!("rows have from 1 to {} heaps", LONGEST_ROW)));
    }
    let before = pattern.map_or(u64::MAX, |pattern| pattern.preperiod / columns + 4);
    let wanted = (before.clamp(ROWS[0], ROWS[1]) * columns).min(most);
    let ended = engine.extend(wanted, budget, &mut |_| ());
    let computed = engine.len().min(most);
    let known = engine.values(0..computed).unwrap_or_default();
    let shown = &known[..known.len().min(wanted as usize)];
    if shown.is_empty() {
        return Err(ended.err().map_or(Refusal::Unusable(say!("there are no values")), halted));
    }

    let rows: Vec<Vec<u64>> = shown
        .chunks(columns as usize)
        .map(|row| row.iter().map(|v| u64::from(*v)).collect())
        .collect();
    let head = |number: u64| number.to_string();
    let of_rows: Vec<String> = (0..rows.len() as u64).map(|row| head(row * columns)).collect();
    let of_columns: Vec<String> = (0..columns).map(head).collect();
    let numbers = columns <= MOST_NUMBERS;
    let side = if numbers { 24.0 } else { (960.0 / columns as f64).clamp(6.0, 14.0).floor() };
    let grid = Grid {
        rows: &rows,
        most: greatest(&rows),
        heads: [&of_rows, &of_columns],
        numbers,
        side,
        ink: order.ink,
    };
    let corner = [MARGIN + HEAD / 2.0, 0.0];
    let mut exceptions = pattern.map_or(Vec::new(), |pattern| pattern.exceptions(known));
    exceptions.retain(|heap| *heap < shown.len() as u64);
    let place = |heap: &u64| {
        let (row, column) = ((heap / columns) as usize, (heap % columns) as usize);
        [row, row, column, column]
    };
    let outlined: Vec<[usize; 4]> = exceptions.iter().map(place).collect();
    let drawn = grid.drawn(corner) + &*grid.outlines(corner, &outlined);
    let (width, height) = grid.size();
    let size = (width + 2.0 * MARGIN + HEAD, height + MARGIN);

    let mut caption = vec![prose!(
        "A square for each heap, {} in a row, from heap 0 to heap {}; the larger its Grundy value, \
         the darker.",
        columns,
        shown.len() - 1
    )];
    let told = period(&rules, &verdict, computed, halt.as_ref(), Notation::Unicode);
    caption.extend(told.iter().map(Prose::from));
    let is_seen = |pattern: &Period| pattern.preperiod + columns < shown.len() as u64;
    caption.extend(pattern.filter(is_seen).and_then(|pattern| of_columns_said(&pattern, columns)));
    if let (Some(pattern), false) = (pattern, exceptions.is_empty()) {
        caption.push(prose!(
            "Outlined: the heaps below {} whose values are not those of the period carried on \
             backwards.",
            pattern.preperiod
        ));
    }
    let title = prose!("Grundy values of {} in rows of {} heaps", rules.to_string(), columns);
    Ok(Plate::new(title, caption, size, &drawn))
}

/// The period, or as many of them as make a row.
fn usual_columns(pattern: Option<&Period>) -> u64 {
    match pattern.map(|pattern| pattern.period) {
        Some(period @ 1..=LONGEST_ROW) => SHORTEST_ROW.next_multiple_of(period),
        _ => USUAL_ROW,
    }
}

/// What can be seen in the columns, if their length fits the period.
fn of_columns_said(pattern: &Period, columns: u64) -> Option<Prose> {
    let Period { preperiod, period, saltus } = *pattern;
    let periods = columns / period;
    (columns % period == 0).then(|| match (periods, saltus) {
        (1, 0) => prose!(
            "Rows are as long as the period, so that from heap {} on each column of the picture has \
             one value.",
            preperiod
        ),
        (_, 0) => prose!(
            "Rows are {} periods long, so that from heap {} on each column of the picture has one \
             value.",
            periods,
            preperiod
        ),
        (1, _) => prose!(
            "Rows are as long as the period, so that from heap {} on the values in each column of the \
             picture rise by {} from row to row.",
            preperiod,
            saltus
        ),
        _ => prose!(
            "Rows are {} periods long, so that from heap {} on the values in each column of the \
             picture rise by {} from row to row.",
            periods,
            preperiod,
            saltus * periods
        ),
    })
}
