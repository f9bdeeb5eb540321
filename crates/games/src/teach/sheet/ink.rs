//! Pictures in black and white.

use std::fmt::Write;

use super::paper::escaped;
use crate::render::document::{Block, Prose};
use crate::render::svg::{self, position_picture};
use crate::render::{Document, html};
use crate::rulesets::Position;

/// A picture of so many millimetres, in tenths of which it is drawn.
pub fn svg(width: f64, height: f64, drawn: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
         viewBox=\"0 0 {} {}\" fill=\"none\" stroke=\"#000\" stroke-width=\"3\" \
         font-family=\"serif\">{drawn}</svg>",
        width * 10.0,
        height * 10.0
    )
}

/// A word in a picture.
pub fn word(x: f64, y: f64, size: f64, text: &str) -> String {
    format!(
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"middle\" fill=\"#000\" \
         stroke=\"none\">{}</text>",
        escaped(text)
    )
}

/// A position: finite piles as towers of blocks, infinite ones as formulas, rows as pins, boards as
/// the page draws them.
pub fn position(position: &Position) -> String {
    if let Some(nim) = position.as_nim() {
        if let Some(heights) = nim.piles().words() {
            let heights: Vec<Vec<u64>> = heights.iter().map(|height| vec![*height]).collect();
            return towers(&heights, 26.0);
        }
        let piles = nim.piles().iter().map(|height| height.formula());
        let text = Prose::joined(piles, ",   ");
        let html = html::html(&Document { blocks: vec![Block::Paragraph(text)] });
        return format!("<div class=\"text\">{html}</div>");
    }
    let text = position.to_string();
    if let Some(squares) = text.strip_prefix("domineering: ").and_then(squares) {
        return squares;
    }
    if let Some(drawn) = position_picture(position) {
        return grey(&drawn);
    }
    let (ruleset, body) = text.split_once(':').unwrap_or(("", &text));
    let rows: Option<Vec<u64>> = body.split(',').map(|row| row.trim().parse().ok()).collect();
    match rows {
        Some(rows) => format!("<div>{}{}</div>", escaped(ruleset), pins(&rows)),
        None => format!("<div class=\"text\">{}</div>", escaped(&text)),
    }
}

/// Piles as towers of blocks, each tower of groups with a gap between, its height below.
pub fn towers(piles: &[Vec<u64>], most: f64) -> String {
    const LARGEST: f64 = 42.0;
    const BETWEEN: f64 = 34.0;
    const GAP: f64 = 12.0;
    let gaps = |groups: &[u64]| GAP * (groups.len().max(1) - 1) as f64;
    let highest = piles.iter().map(|groups| groups.iter().sum::<u64>()).max().unwrap_or(1).max(1);
    let gap = piles.iter().map(|groups| gaps(groups)).fold(0.0, f64::max);
    let block = LARGEST.min((most * 10.0 - 44.0 - gap) / highest as f64);
    let wide = block.max(26.0);
    let (mut drawn, mut x) = (String::new(), 8.0);
    let floor = block * highest as f64 + gap + 6.0;
    for (index, groups) in piles.iter().enumerate() {
        let mut y = floor;
        for (number, &group) in groups.iter().enumerate() {
            if number > 0 {
                y -= GAP;
            }
            for _ in 0..group {
                y -= block;
                // Writing to a string cannot fail.
                let _ = write!(
                    drawn,
                    "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{wide:.1}\" height=\"{block:.1}\"/>"
                );
            }
        }
        let height = groups.iter().sum::<u64>().to_string();
        drawn += &word(x + wide / 2.0, floor + 34.0, 34.0, &height);
        x += wide + if index + 1 < piles.len() { BETWEEN } else { 0.0 };
    }
    svg((x + 8.0) / 10.0, (floor + 40.0) / 10.0, &drawn)
}

/// A board of free squares and of taken ones, which are black: `..#/...` or `2x3`.
fn squares(body: &str) -> Option<String> {
    const SIZE: f64 = 70.0;
    let rows: Vec<String> = match body.split_once('x') {
        Some((rows, columns)) => {
            vec![".".repeat(columns.parse().ok()?); rows.parse::<usize>().ok()?]
        }
        None => body.split('/').map(String::from).collect(),
    };
    let mut drawn = String::new();
    for (y, row) in rows.iter().enumerate() {
        for (x, square) in row.chars().enumerate() {
            let fill = match square {
                '.' => "none",
                '#' => "#444444",
                _ => return None,
            };
            let (x, y) = (4.0 + SIZE * x as f64, 4.0 + SIZE * y as f64);
            let _ = write!(
                drawn,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{SIZE}\" height=\"{SIZE}\" fill=\"{fill}\"/>"
            );
        }
    }
    let width = rows.iter().map(String::len).max()? as f64;
    Some(svg((SIZE * width + 8.0) / 10.0, (SIZE * rows.len() as f64 + 8.0) / 10.0, &drawn))
}

/// Rows of pins.
fn pins(rows: &[u64]) -> String {
    let most = rows.iter().copied().max().unwrap_or(1).max(1);
    let apart = (700.0 / most as f64).min(52.0);
    let mut drawn = String::new();
    for (y, &row) in rows.iter().enumerate() {
        for x in 0..row {
            let (x, y) = (20.0 + apart * x as f64, 30.0 + 56.0 * y as f64);
            let _ = write!(drawn, "<circle cx=\"{x:.1}\" cy=\"{y}\" r=\"{:.1}\"/>", apart * 0.36);
        }
    }
    let height = 56.0 * rows.len() as f64 + 4.0;
    svg((apart * most as f64 + 10.0) / 10.0, height / 10.0, &drawn)
}

/// Rows of chips, dark for 1 and light for 0.
pub fn chips(rows: &[Vec<bool>], size: f64) -> String {
    let width = rows.first().map_or(0, Vec::len);
    let mut drawn = String::new();
    for (y, row) in rows.iter().enumerate() {
        for (x, &dark) in row.iter().enumerate() {
            let (cx, cy) = (size * (x as f64 + 0.5), size * (y as f64 + 0.5));
            let fill = if dark { "#000" } else { "none" };
            let r = size * 0.4;
            let _ = write!(drawn, "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"{r}\" fill=\"{fill}\"/>");
        }
    }
    svg(size * width as f64 / 10.0, size * rows.len() as f64 / 10.0, &drawn)
}

/// A picture of the page without its colours, and without the names of its parts, which would stand
/// twice on a sheet.
pub fn grey(svg: &str) -> String {
    let named = svg::grey(svg).replace(" id=\"title\"", "").replace(" id=\"desc\"", "");
    named.replace(" aria-labelledby=\"title desc\"", "")
}
