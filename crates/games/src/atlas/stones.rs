//! What stones of the board game Nimbers are worth: the nim-products of their coordinates.

use nimatron_nimber::finite::Nimber64;

use super::grid::{Grid, HEAD};
use super::tables::greatest;
use super::{MARGIN, Order, Plate, Refusal};
use crate::foundation::Budget;
use crate::render::document::prose;
use crate::render::svg::pen::{INK, words};

/// The room of the name of a slice.
const NAME: f64 = 26.0;

/// The stones on a board with two coordinates.
pub fn plane(order: &Order<'_>, _: &mut Budget) -> Result<Plate, Refusal> {
    let size = order.size;
    let side = if size <= 15 { 36.0 } else { 28.0 };
    let slice = Slice::new(order, 1, side);
    let drawn = slice.drawn([MARGIN, 0.0], greatest(&slice.rows));
    let caption = vec![
        prose!(
            "The square in column x and row y tells what a stone at (x,y) is worth: the nim-product \
             x ⊗ y, the larger the darker."
        ),
        prose!("A board is worth the nim-sum of its stones; the second player wins if that is 0."),
    ];
    let title = prose!("Nimbers: stones at (1,1) to ({},{})", size, size);
    let (width, height) = slice.size();
    Ok(Plate::new(title, caption, (width + 2.0 * MARGIN + HEAD / 2.0, height + MARGIN), &drawn))
}

/// The stones with three coordinates: a slice for each value of the third one.
pub fn space(order: &Order<'_>, _: &mut Budget) -> Result<Plate, Refusal> {
    let size = order.size;
    let side = if size <= 7 { 32.0 } else { 24.0 };
    let slices: Vec<Slice<'_>> = (1..=size).map(|z| Slice::new(order, z, side)).collect();
    let most = slices.iter().map(|slice| greatest(&slice.rows)).max().unwrap_or(0);
    let across = size.isqrt() as usize + 2;
    let (width, height) = slices[0].size();
    let [wide, high] = [width + MARGIN, height + NAME + MARGIN];
    let mut drawn = String::new();
    for (index, slice) in slices.iter().enumerate() {
        let x = MARGIN + (index % across) as f64 * wide;
        let y = (index / across) as f64 * high;
        let name = format!("z = {}", slice.z);
        drawn += &words(x + HEAD + (width - HEAD) / 2.0, y + NAME * 0.7, 15.0, INK, &name);
        drawn += &slice.drawn([x, y + NAME], most);
    }
    let caption = vec![
        prose!(
            "In the slice z the square in column x and row y tells what a stone at (x,y,z) is worth: \
             the nim-product x ⊗ y ⊗ z, the larger the darker."
        ),
        prose!("The slice z = 1 is the plane board, and each slice is the first one times z."),
    ];
    let title = prose!("Nimbers in space: stones at (1,1,1) to ({},{},{})", size, size, size);
    let rows = slices.len().div_ceil(across) as f64;
    let size = (across as f64 * wide + MARGIN + HEAD / 2.0, rows * high);
    Ok(Plate::new(title, caption, size, &drawn))
}

/// The stones with the same third coordinate, the highest row above.
struct Slice<'a> {
    order: &'a Order<'a>,
    z: u64,
    side: f64,
    rows: Vec<Vec<u64>>,
    columns: Vec<String>,
}

impl<'a> Slice<'a> {
    fn new(order: &'a Order<'a>, z: u64, side: f64) -> Slice<'a> {
        let worth = |x, y| (Nimber64::new(x) * Nimber64::new(y) * Nimber64::new(z)).get();
        let row = |y| (1..=order.size).map(|x| worth(x, y)).collect();
        let columns = (1..=order.size).map(|x| x.to_string()).collect();
        Slice { order, z, side, rows: (1..=order.size).rev().map(row).collect(), columns }
    }

    fn size(&self) -> (f64, f64) {
        let side = self.order.size as f64 * self.side;
        (HEAD + side, HEAD + side)
    }

    fn drawn(&self, at: [f64; 2], most: u64) -> String {
        let of_rows: Vec<String> = self.columns.iter().rev().cloned().collect();
        let heads = [&of_rows[..], &self.columns[..]];
        let Slice { order, side, rows, .. } = self;
        Grid { rows, most, heads, numbers: true, side: *side, ink: order.ink }.drawn(at)
    }
}
