//! Rows of pins: pictures of heaps, steps and pairs of numbers.
//!
//! A handle names a pin by its row and its place: `2:5`. Where a row is cut down, the first pin that
//! goes is touched.

use crate::rulesets::figure::{CELL, Figure, Ink, Thing};
use crate::rulesets::handles::within;

const LONGEST_ROW: u64 = 48;
const MOST_ROWS: usize = 16;

/// Where the pin of this number stands in the row with this index; the number 0 is that of the
/// number of the row.
pub(in crate::rulesets) fn place(index: usize, pin: u64) -> (i32, i32) {
    (pin as i32 * CELL, index as i32 * CELL * 5 / 4)
}

/// Rows of things, of these lengths, one below the other, with their numbers; `None` if there is none,
/// or if there are more than 16 or longer ones than 48. All of them are called pins.
///
/// ```
/// use nimatron::rulesets::boards::pins;
/// use nimatron::rulesets::figure::Thing;
/// let figure = pins::rows("Heaps", Thing::Pin, &[1, 3]).expect("they are small enough");
/// assert_eq!(figure.label, "Heaps: 1, 3.");
/// assert_eq!(figure.spots[3].label, "Row 2, pin 3");
/// assert_eq!(pins::cut(1, 2), [figure.spots[3].handle.clone()]);
/// assert_eq!(pins::rows("Heaps", Thing::Pin, &[100]), None);
/// ```
pub fn rows(what: &str, thing: Thing, lengths: &[u64]) -> Option<Figure> {
    let drawable = lengths.len() <= MOST_ROWS && lengths.iter().all(|&pins| pins <= LONGEST_ROW);
    if !drawable || lengths.is_empty() {
        return None;
    }
    let told: Vec<String> = lengths.iter().map(u64::to_string).collect();
    let mut figure = Figure::new(format!("{what}: {}.", told.join(", ")));
    for (index, &pins) in lengths.iter().enumerate() {
        let row = index + 1;
        figure.words(place(index, 0), row.to_string(), Ink::Faint);
        for pin in 1..=pins {
            let at = place(index, pin);
            figure.put(at, thing);
            figure.spot(at, CELL - 4, within(row, pin), format!("Row {row}, pin {pin}"));
        }
    }
    Some(figure)
}

/// The pins to be touched where the row with this index is cut down to a number of pins.
pub fn cut(index: usize, left: u64) -> Vec<String> {
    vec![within(index + 1, left.saturating_add(1))]
}
