//! Rows of pins: pictures of heaps, steps and pairs of numbers.
//!
//! A handle names a pin by its row and its place: `2:5`. Where a row is cut down, the first pin that
//! goes is touched.

use nimatron_nimber::say;

use crate::rulesets::figure::{CELL, Figure, Ink, Thing};
use crate::rulesets::handles::within;

/// Pins in a line; a longer row goes on in the next.
pub(in crate::rulesets) const LINE: u64 = 48;
/// From line to line.
pub(in crate::rulesets) const LINE_HEIGHT: i32 = CELL * 5 / 4;
const MOST_LINES: u64 = 32;

/// Where the pins of rows stand.
pub(in crate::rulesets) struct Layout {
    /// The first line of each row, and the line below all.
    lines: Vec<u64>,
}

impl Layout {
    /// Rows of these lengths; `None` if there is none, or if they take more than 32 lines.
    pub fn of(lengths: &[u64]) -> Option<Layout> {
        let mut lines = vec![0];
        for pins in lengths {
            let end = lines.last()? + pins.div_ceil(LINE).max(1);
            lines.push(Some(end).filter(|end| *end <= MOST_LINES)?);
        }
        (!lengths.is_empty()).then_some(Layout { lines })
    }

    /// Where the pin of this number stands in the row with this index; the number 0 is that of the
    /// number of the row.
    pub fn place(&self, index: usize, pin: u64) -> (i32, i32) {
        let before = pin.saturating_sub(1);
        let line = self.lines.get(index).copied().unwrap_or(0) + before / LINE;
        let column = if pin == 0 { 0 } else { before % LINE + 1 };
        (column as i32 * CELL, line as i32 * LINE_HEIGHT)
    }

    /// The height of what stands below all rows.
    pub fn below(&self) -> i32 {
        self.lines.last().map_or(0, |line| *line as i32 * LINE_HEIGHT)
    }
}

/// Rows of things, of these lengths, one below the other, with their numbers; a row of more than 48
/// goes on in the next line. `None` if there is none, or if they take more than 32 lines. All of them
/// are called pins.
///
/// ```
/// use nimatron::rulesets::boards::pins;
/// use nimatron::rulesets::figure::Thing;
/// let figure = pins::rows("Heaps", Thing::Pin, &[1, 3]).expect("they are small enough");
/// assert_eq!(figure.label, "Heaps: 1, 3.");
/// assert_eq!(figure.spots[3].label, "Row 2, pin 3");
/// assert_eq!(pins::cut(1, 2), [figure.spots[3].handle.clone()]);
/// assert_eq!(pins::rows("Heaps", Thing::Pin, &[120]).map(|figure| figure.spots.len()), Some(120));
/// assert_eq!(pins::rows("Heaps", Thing::Pin, &[10_000]), None);
/// ```
pub fn rows(what: &str, thing: Thing, lengths: &[u64]) -> Option<Figure> {
    rows_called(what, thing, lengths, |row, pin| say!("Row {}, pin {}", row, pin))
}

/// The same where the thing of this number in the row of this number is called so.
pub(in crate::rulesets) fn rows_called(
    what: &str,
    thing: Thing,
    lengths: &[u64],
    called: impl Fn(usize, u64) -> String,
) -> Option<Figure> {
    let layout = Layout::of(lengths)?;
    let told: Vec<String> = lengths.iter().map(u64::to_string).collect();
    let mut figure = Figure::new(format!("{what}: {}.", told.join(", ")));
    for (index, &pins) in lengths.iter().enumerate() {
        let row = index + 1;
        figure.words(layout.place(index, 0), row.to_string(), Ink::Faint);
        for pin in 1..=pins {
            let at = layout.place(index, pin);
            figure.put(at, thing);
            figure.spot(at, CELL - 4, within(row, pin), called(row, pin));
        }
    }
    Some(figure)
}

/// Makes the places between the pins of a row to be touched: `2:5|` behind the pin `2:5`.
pub(in crate::rulesets) fn gaps(figure: &mut Figure, layout: &Layout, index: usize, pins: u64) {
    for pin in 1..pins {
        let (x, y) = layout.place(index, pin);
        let label = say!("Row {}, between pins {} and {}", index + 1, pin, pin + 1);
        figure.spot((x + CELL / 2, y), CELL / 3, within(index + 1, pin) + "|", label);
    }
}

/// The pins to be touched where the row with this index is cut down to a number of pins.
pub fn cut(index: usize, left: u64) -> Vec<String> {
    vec![within(index + 1, left.saturating_add(1))]
}
