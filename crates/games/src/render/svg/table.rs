//! The table of powers of two: a row for each pile, a column for each power.

use nimatron_nimber::say;
use nimatron_nimber::text::Formula;

use super::Picture;
use super::ornament::{BLOCK, block};
use super::pen::{ACCENT, FAINT, HAIR, INK, Line, line, pointer, rectangle, words};
use crate::render::scene::{PileDrawing, PilesDrawing};

const MARGIN: f64 = 28.0;
const ROW: f64 = 32.0;
const LEAST_COLUMN: f64 = 52.0;
const TEXT: f64 = 16.0;
/// Larger tables are not drawn.
const MOST_COLUMNS: usize = 40;
const MOST_ROWS: usize = 60;

/// The table; nothing if there is no power, or it is too large.
pub(super) fn picture(drawing: &PilesDrawing) -> Option<Picture> {
    let columns = &drawing.columns;
    if columns.is_empty() || columns.len() > MOST_COLUMNS || drawing.piles.len() > MOST_ROWS {
        return None;
    }
    let heads: Vec<Line> = columns.iter().map(|column| Line::new(&column.text, TEXT)).collect();
    let lines = |text: fn(&PileDrawing) -> Formula| -> Vec<Line> {
        drawing.piles.iter().map(|pile| Line::new(&text(pile), TEXT)).collect()
    };
    let widest = |lines: &[Line]| lines.iter().map(Line::width).fold(64.0, f64::max) + 24.0;
    // In bounded Nim each pile is shown with what it counts as.
    let counted = drawing.piles.iter().any(|pile| pile.counts_as.is_some());
    let heights = lines(|pile| pile.text.clone());
    let counts = lines(|pile| Formula::text(pile.counts_as.as_deref().unwrap_or_default()));
    let of_heights = widest(&heights);
    let first = of_heights + if counted { widest(&counts) } else { 0.0 };
    let widths: Vec<f64> =
        heads.iter().map(|head| (head.width() + 20.0).max(LEAST_COLUMN)).collect();
    let width = first + widths.iter().sum::<f64>() + 2.0 * MARGIN;
    let left = MARGIN + first;
    let middles: Vec<f64> = widths
        .iter()
        .scan(left, |at, width| {
            let middle = *at + width / 2.0;
            *at += width;
            Some(middle)
        })
        .collect();
    let right = width - MARGIN;
    let top = MARGIN + ROW;
    let bottom = top + drawing.piles.len() as f64 * ROW;
    let mut drawn = String::new();
    // What is not even is shaded from top to bottom, behind everything.
    for ((column, middle), width) in columns.iter().zip(&middles).zip(&widths) {
        if !column.even {
            let style = format!("fill=\"{ACCENT}\" fill-opacity=\"0.09\"");
            let (left, height) = (middle - width / 2.0 + 2.0, bottom + 2.0 * ROW - MARGIN + 6.0);
            drawn += &rectangle(left, MARGIN - 6.0, width - 4.0, height, 4.0, &style);
        }
    }
    let first_middle = MARGIN + of_heights / 2.0;
    let second_middle = MARGIN + (of_heights + first) / 2.0;
    drawn += &words(first_middle, top - 11.0, 13.0, FAINT, &say!("pile"));
    if counted {
        drawn += &words(second_middle, top - 11.0, 13.0, FAINT, &say!("counts as"));
    }
    for ((head, column), middle) in heads.iter().zip(columns).zip(&middles) {
        drawn += &head.centred(*middle, top - 10.0, if column.even { INK } else { ACCENT });
    }
    let rule = |y: f64, weight: &str| {
        let style = format!("stroke=\"{INK}\" stroke-width=\"{weight}\"");
        line([MARGIN, y], [right, y], &style)
    };
    drawn += &rule(MARGIN - 8.0, "1.4");
    drawn += &rule(top, "0.8");
    for (index, (pile, (height, count))) in
        drawing.piles.iter().zip(heights.iter().zip(&counts)).enumerate()
    {
        let y = top + index as f64 * ROW;
        drawn += &height.centred(first_middle, y + ROW / 2.0 + 5.5, INK);
        if counted {
            drawn += &count.centred(second_middle, y + ROW / 2.0 + 5.5, INK);
        }
        for (column, middle) in columns.iter().zip(&middles) {
            let has = pile.powers.iter().any(|power| power.exponent == column.exponent);
            drawn += &match has {
                true => block(
                    middle - BLOCK / 2.0,
                    y + (ROW - BLOCK) / 2.0,
                    [BLOCK, BLOCK],
                    Some(column.texture),
                ),
                false => {
                    let style =
                        format!("stroke=\"{HAIR}\" stroke-width=\"2\" stroke-linecap=\"round\"");
                    let y = y + ROW / 2.0;
                    line([middle - 3.0, y], [middle + 3.0, y], &style)
                }
            };
        }
    }
    drawn += &rule(bottom, "0.8");
    drawn += &words(first_middle, bottom + 21.0, 13.0, FAINT, &say!("how often"));
    for (column, middle) in columns.iter().zip(&middles) {
        let colour = if column.even { INK } else { ACCENT };
        drawn += &Line::new(&Formula::number(column.count), TEXT).centred(
            *middle,
            bottom + 22.0,
            colour,
        );
        let verdict = match (drawing.modulus, column.even) {
            (2, true) => say!("even"),
            (2, false) => say!("odd"),
            (modulus, true) => say!("0 mod {}", modulus),
            (modulus, false) => say!("{} mod {}", column.remainder, modulus),
        };
        drawn += &words(
            *middle,
            bottom + 40.0,
            12.0,
            if column.even { FAINT } else { ACCENT },
            &verdict,
        );
        if !column.even {
            drawn += &pointer(*middle, bottom + 51.0, 4.5, ACCENT);
        }
    }
    drawn += &rule(bottom + 2.0 * ROW, "1.4");
    let labels = columns.iter().map(|column| column.label.as_str());
    let description = labels.collect::<Vec<_>>().join(". ") + ".";
    let title = say!("Table of powers of two");
    let size = (width, bottom + 2.0 * ROW + MARGIN);
    Some(Picture::new(size, title, description, drawn))
}
