//! Boards with stones, and rows of coins.

use super::Picture;
use super::pen::{FAINT, HAIR, INK, PAPER, circle, line, rectangle, words};
use crate::render::scene::{BoardDrawing, Cell, Layer};

const MARGIN: f64 = 24.0;
const CELL: f64 = 34.0;
/// Room for the numbers at the sides.
const TICKS: f64 = 26.0;
const TITLE: f64 = 26.0;
/// Layers beyond this width stand in a further row.
const WIDEST: f64 = 900.0;
const BETWEEN: f64 = 30.0;

/// The picture of a board.
pub(super) fn picture(drawing: &BoardDrawing) -> Picture {
    let is_row = drawing.axes.len() == 1;
    let ticks = |axis: usize| drawing.axes.get(axis).map_or(&[][..], |axis| &axis.ticks);
    let breaks = |axis: usize| drawing.axes.get(axis).map_or(&[][..], |axis| &axis.breaks);
    let (across_ticks, up_ticks) = (ticks(0), ticks(1));
    let (columns, rows) = (across_ticks.len(), up_ticks.len().max(1));
    let longest = up_ticks.iter().map(|tick| tick.chars().count()).max().unwrap_or(0);
    let side = if is_row { 0.0 } else { TICKS.max(10.0 + 7.5 * longest as f64) };
    let title = if drawing.layers.len() > 1 { TITLE } else { 0.0 };
    let width = side + columns as f64 * CELL;
    let height = title + rows as f64 * CELL + TICKS;
    let fit = ((WIDEST + BETWEEN) / (width + BETWEEN)).max(1.0) as usize;
    let across = drawing.layers.len().min(fit).max(1);
    let down = drawing.layers.len().div_ceil(across).max(1);
    let placed = drawing.layers.iter().enumerate().map(|(index, layer)| {
        let x = MARGIN + (index % across) as f64 * (width + BETWEEN);
        let y = MARGIN + (index / across) as f64 * (height + BETWEEN);
        let corner = [x + side, y + title];
        layer_at(x, y + title, side, layer, [across_ticks, up_ticks])
            + &*breaks_at(corner, [columns, rows], [breaks(0), breaks(1)])
            + &*match title > 0.0 {
                true => {
                    let middle = x + side + (width - side) / 2.0;
                    words(middle, y + 14.0, 14.0, INK, &layer.title)
                }
                false => String::new(),
            }
    });
    let drawn: String = placed.collect();
    let total =
        |count: usize, each: f64| count as f64 * each + (count - 1) as f64 * BETWEEN + 2.0 * MARGIN;
    let (width, height) = (total(across, width), total(down, height));
    Picture::new((width, height), &drawing.label, stones(drawing), drawn)
}

fn stones(drawing: &BoardDrawing) -> String {
    let cells = drawing.layers.iter().flat_map(|layer| layer.rows.iter().flatten());
    let stones = cells.filter(|cell| cell.stone).map(|cell| cell.label.as_str());
    stones.collect::<Vec<_>>().join(". ") + "."
}

fn layer_at(x: f64, y: f64, side: f64, layer: &Layer, [across, up]: [&[String]; 2]) -> String {
    let mut drawn = String::new();
    let left = x + side;
    for (row, cells) in layer.rows.iter().enumerate() {
        let top = y + row as f64 * CELL;
        for (column, cell) in cells.iter().enumerate() {
            drawn += &cell_at(left + column as f64 * CELL, top, cell, up.is_empty());
        }
    }
    for (row, tick) in up.iter().rev().enumerate() {
        let middle = y + (row as f64 + 0.5) * CELL;
        drawn += &words(x + side / 2.0, middle + 5.0, 13.0, FAINT, tick);
    }
    let bottom = y + layer.rows.len() as f64 * CELL;
    for (column, tick) in across.iter().enumerate() {
        let middle = left + (column as f64 + 0.5) * CELL;
        // Four signs fit a column, and longer names are written smaller.
        let size = 13.0 * (4.0 / tick.chars().count() as f64).min(1.0);
        drawn += &words(middle, bottom + 18.0, size, FAINT, tick);
    }
    drawn
}

/// Dashed lines where columns and rows are left out.
fn breaks_at([x, y]: [f64; 2], [columns, rows]: [usize; 2], [across, up]: [&[usize]; 2]) -> String {
    let style =
        format!("fill=\"none\" stroke=\"{INK}\" stroke-width=\"2\" stroke-dasharray=\"5 4\"");
    let (right, bottom) = (x + columns as f64 * CELL, y + rows as f64 * CELL);
    let across = across.iter().map(|&column| {
        let at = x + column as f64 * CELL;
        line([at, y], [at, bottom], &style)
    });
    let up = up.iter().map(|&row| {
        let at = bottom - row as f64 * CELL;
        line([x, at], [right, at], &style)
    });
    across.chain(up).collect()
}

fn cell_at(x: f64, y: f64, cell: &Cell, is_row: bool) -> String {
    let middle = (x + CELL / 2.0, y + CELL / 2.0);
    let stone = format!("fill=\"{INK}\"");
    if is_row {
        let tails = format!("fill=\"{PAPER}\" stroke=\"{FAINT}\" stroke-width=\"1.4\"");
        let style = if cell.stone { &stone } else { &tails };
        let rim = format!("fill=\"none\" stroke=\"{PAPER}\" stroke-width=\"1\"");
        let coin = circle(middle.0, middle.1, CELL * 0.4, style);
        return match cell.stone {
            true => coin + &*circle(middle.0, middle.1, CELL * 0.31, &rim),
            false => coin,
        };
    }
    let style = match cell.edge {
        true => format!(
            "fill=\"#f3eee2\" stroke=\"{HAIR}\" stroke-width=\"1\" stroke-dasharray=\"2 3\""
        ),
        false => format!("fill=\"{PAPER}\" stroke=\"{FAINT}\" stroke-width=\"1\""),
    };
    let mut drawn = rectangle(x, y, CELL, CELL, 0.0, &style);
    if cell.edge {
        let hair = format!("stroke=\"{HAIR}\" stroke-width=\"1\"");
        drawn += &line([x + 6.0, y + CELL - 6.0], [x + CELL - 6.0, y + 6.0], &hair);
    }
    if cell.stone {
        drawn += &circle(middle.0, middle.1, CELL * 0.34, &stone);
        let shine =
            format!("fill=\"none\" stroke=\"{PAPER}\" stroke-width=\"1\" stroke-opacity=\"0.55\"");
        drawn += &circle(middle.0, middle.1, CELL * 0.27, &shine);
    }
    drawn
}
