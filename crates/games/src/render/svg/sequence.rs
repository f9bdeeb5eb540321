//! Sequences of Grundy values: a point for each heap, or a table whose rows are
//! as long as the period.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::ops::Range;

use nimatron_nimber::say;

use super::Picture;
use super::pen::{ACCENT, FAINT, HAIR, INK, line, number, rectangle, words};

const MARGIN: f64 = 28.0;
/// The field of the plot, in cells of one unit.
const FIELD: [f64; 2] = [960.0, 480.0];
const AXIS: f64 = 48.0;
const TEXT: f64 = 13.0;
/// So many points are drawn large enough to be seen one by one.
const FEW: usize = 4000;
/// Lines of the grid in one direction, about.
const LINES: u64 = 6;
/// Rows and columns of a table.
const MOST_ROWS: usize = 400;
const MOST_COLUMNS: usize = 120;

/// The values of the heaps `from`, `from` + 1, … as points: to the right the
/// heap, upwards the value. Points that fall on the same place are one, so
/// that the picture of ten million values is no larger than what can be seen of
/// them. Nothing if there are no values.
///
/// ```
/// use nimatron::render::svg::grundy_plot;
/// let picture = grundy_plot("0.77", 0, &[0, 1, 2, 3, 1, 4]).unwrap();
/// assert!(picture.starts_with("<svg") && picture.contains("heaps 0 to 5"));
/// ```
pub fn grundy_plot(rules: &str, from: u64, values: &[u16]) -> Option<String> {
    let largest = u64::from(*values.iter().max()?);
    let (left, top) = (MARGIN + AXIS, MARGIN + AXIS / 2.0);
    let (right, bottom) = (left + FIELD[0], top + FIELD[1]);
    let across = FIELD[0] / (values.len() as f64);
    let up = FIELD[1] / (largest + 1) as f64;
    let x = |index: f64| left + (index + 0.5) * across;
    let y = |value: f64| bottom - (value + 0.5) * up;
    let mut drawn = String::new();
    let hair = format!("stroke=\"{HAIR}\" stroke-width=\"0.8\"");
    for value in ticks(0..largest + 1) {
        let y = y(value as f64);
        drawn += &line([left, y], [right, y], &hair);
        drawn += &words(left - AXIS / 2.0, y + TEXT / 3.0, TEXT, FAINT, &value.to_string());
    }
    for heap in ticks(from..from + values.len() as u64) {
        let x = x((heap - from) as f64);
        drawn += &line([x, top], [x, bottom], &hair);
        drawn += &words(x, bottom + TEXT * 1.5, TEXT, FAINT, &heap.to_string());
    }
    // A few thousand points may overlap; of more each is small.
    let least = if values.len() <= FEW { 2.0 } else { 1.0 };
    let side = (across.min(up) * 0.8).clamp(least, 4.0);
    let places = values.iter().enumerate();
    let places = places.map(|(index, &value)| (x(index as f64), y(f64::from(value))));
    let path = if values.len() <= FEW { points(places) } else { runs(places) };
    let _ = writeln!(
        drawn,
        "<path d=\"{path}\" stroke=\"{INK}\" stroke-width=\"{}\" stroke-linecap=\"round\" fill=\"none\"/>",
        number(side)
    );
    let last = from + values.len() as u64 - 1;
    let title = say!("Grundy values of {}, heaps {} to {}", rules, from, last);
    drawn += &words((left + right) / 2.0, top - TEXT, TEXT + 2.0, INK, &title);
    let description = say!("A point for each heap. The largest value is {}.", largest);
    let size = (right + MARGIN, bottom + AXIS);
    Some(Picture::new(size, title, description, drawn).framed())
}

/// A path with a point at each place. Tenths of a unit are as exact as numbers in pictures are.
fn points(places: impl Iterator<Item = (f64, f64)>) -> String {
    let tenths = |length: f64| (length * 10.0).round() as i64;
    let places: BTreeSet<(i64, i64)> = places.map(|(x, y)| (tenths(x), tenths(y))).collect();
    let mut path = String::new();
    for (x, y) in places {
        let [x, y] = [x, y].map(|tenths| number(tenths as f64 / 10.0));
        let _ = write!(path, "M{x} {y}h0");
    }
    path
}

/// A path through the unit squares in which there is a place, from left to right: points that stand
/// side by side are one line. Each place costs a look at its square, and the path is no longer than
/// the field of the plot is large.
fn runs(places: impl Iterator<Item = (f64, f64)>) -> String {
    // The margins are within the picture.
    let [width, height] = [MARGIN + AXIS + FIELD[0], MARGIN + AXIS / 2.0 + FIELD[1]];
    let [width, height] = [width, height].map(|side| side.ceil() as usize + 1);
    let mut rows = vec![false; width * height];
    for (x, y) in places {
        // Both are positive and within the field.
        if let Some(square) = rows.get_mut(y as usize * width + x as usize) {
            *square = true;
        }
    }
    let mut path = String::new();
    for (y, row) in rows.chunks(width).enumerate() {
        let mut x = 0;
        while let Some(start) = row[x..].iter().position(|drawn| *drawn) {
            let start = x + start;
            let length = row[start..].iter().take_while(|drawn| **drawn).count();
            let _ = write!(path, "M{start} {y}h{}", length - 1);
            x = start + length;
        }
    }
    path
}

/// The values from heap 0 on as a table with rows of `columns` heaps. Values
/// that are not those of the row above are set off; heaps below `preperiod`
/// are shaded. Nothing if there are no values or the table is too large.
///
/// ```
/// use nimatron::render::svg::grundy_table;
/// let picture = grundy_table("0.3", &[0, 1, 0, 1, 0, 1], 2, 0).unwrap();
/// assert!(picture.contains("rows of 2 heaps"));
/// ```
pub fn grundy_table(rules: &str, values: &[u16], columns: usize, preperiod: u64) -> Option<String> {
    let rows = values.len().checked_div(columns)? + usize::from(values.len() % columns > 0);
    if rows == 0 || rows > MOST_ROWS || columns > MOST_COLUMNS {
        return None;
    }
    let digits = values.iter().max()?.to_string().len();
    let [cell, height] = [10.0 + 8.0 * digits as f64, 20.0];
    let (left, top) = (MARGIN + AXIS, MARGIN + AXIS);
    let corner = |index: usize| {
        let (row, column) = (index / columns, index % columns);
        (left + column as f64 * cell, top + row as f64 * height)
    };
    let mut drawn = String::new();
    for column in (0..columns).step_by(if columns > 20 { 5 } else { 1 }) {
        let x = left + (column as f64 + 0.5) * cell;
        drawn += &words(x, top - 8.0, 11.0, FAINT, &column.to_string());
    }
    for row in 0..rows {
        let y = top + row as f64 * height + 15.0;
        drawn += &words(left - AXIS / 2.0, y, 11.0, FAINT, &(row * columns).to_string());
    }
    let shade = format!("fill=\"{HAIR}\" fill-opacity=\"0.45\"");
    for (index, value) in values.iter().enumerate() {
        let (x, y) = corner(index);
        if (index as u64) < preperiod {
            drawn += &rectangle(x, y, cell, height, 0.0, &shade);
        }
        let above = index.checked_sub(columns).and_then(|above| values.get(above));
        let colour = if above.is_none_or(|above| above == value) { INK } else { ACCENT };
        drawn += &words(x + cell / 2.0, y + 15.0, TEXT, colour, &value.to_string());
    }
    let (right, bottom) = (left + columns as f64 * cell, top + rows as f64 * height);
    let rule = format!("stroke=\"{INK}\" stroke-width=\"0.8\"");
    drawn += &line([left, top], [right, top], &rule);
    drawn += &line([left, top], [left, bottom], &rule);
    let title = say!("Grundy values of {} in rows of {} heaps", rules, columns);
    let width = right.max(left + 8.0 * title.len() as f64) + MARGIN;
    drawn += &words(width / 2.0, MARGIN, TEXT + 2.0, INK, &title);
    let description = match preperiod {
        0 => say!("Values that are not those of the row above are set off."),
        _ => say!("Heaps below {} are shaded: there the values do not repeat.", preperiod),
    };
    Some(Picture::new((width, bottom + MARGIN), title, description, drawn).framed())
}

/// Round numbers in a range, a few of them.
fn ticks(range: Range<u64>) -> impl Iterator<Item = u64> {
    let length = range.end - range.start;
    let mut step = 1;
    for factor in [2, 5, 10].iter().cycle() {
        if length / step <= LINES {
            break;
        }
        let power = 10u64.pow(step.ilog10());
        step = power * factor;
    }
    (range.start.next_multiple_of(step)..range.end).step_by(step as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_few() {
        assert_eq!(ticks(0..5).collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
        assert_eq!(ticks(0..61).collect::<Vec<_>>(), [0, 10, 20, 30, 40, 50, 60]);
        assert_eq!(ticks(995..1100).collect::<Vec<_>>(), [1000, 1020, 1040, 1060, 1080]);
        for length in 1..5_000u64 {
            assert!((1..=9).contains(&ticks(0..length).count()), "{length}");
        }
    }

    #[test]
    fn a_large_plot_is_small() {
        let values: Vec<u16> = (0..1_000_000u32).map(|n| (n % 251) as u16).collect();
        let picture = grundy_plot("x", 0, &values).unwrap();
        assert!(picture.len() < 1_000_000, "{}", picture.len());
        // The values of Kayles are few: a line for each.
        let values: Vec<u16> =
            (0..1_000_000u32).map(|n| [1, 2, 8, 1, 4, 7][n as usize % 6]).collect();
        let picture = grundy_plot("x", 0, &values).unwrap();
        assert!(picture.len() < 10_000, "{}", picture.len());
        assert_eq!(picture.matches("h959").count(), 5, "{picture}");
        assert_eq!(grundy_plot("x", 0, &[]), None);
        assert_eq!(grundy_table("x", &values, 7, 0), None);
        assert_eq!(grundy_table("x", &[1], 0, 0), None);
    }
}
