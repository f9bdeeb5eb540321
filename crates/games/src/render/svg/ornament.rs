//! The signs of powers of two, and the ornaments of infinite tiles.
//!
//! Signs and colours are those of the page, in `marks.js` and `tokens.css`, so that a power looks
//! the same wherever it is met; a test of the page compares them.

use super::pen::{HAIR, INK, PAPER, line, number, rectangle};

/// The height of a block.
pub(super) const BLOCK: f64 = 22.0;
/// A block is as wide as blocks on the table, which can be told from dice.
pub(super) const BLOCK_WIDTH: f64 = 38.0;

/// The texture of the first infinite power.
const FIRST_INFINITE: usize = 64;

/// The colours of 1, 2, 4, … after Okabe and Ito, and of all powers beyond.
const TINTS: [&str; 9] = [
    "#f0e442", "#56b4e9", "#e69f00", "#00b083", "#d77fae", "#e8743b", "#a9b7c4", "#f4d9b0",
    "#c9b8e8",
];

/// The signs of 1, 2, 4, … in a square of 16, and that of all powers beyond.
const SIGNS: [&str; 9] = [
    "M8 3.5a4.5 4.5 0 1 0 .01 0z",
    "M3 3h10v4H3zM3 9h10v4H3z",
    "M3 3h10v10H3z",
    "M6 1.5h4V6h4.5v4H10v4.5H6V10H1.5V6H6z",
    "M8 1l2.1 4.6 5 .5-3.8 3.3 1.1 4.9L8 11.8l-4.4 2.5 1.1-4.9L.9 6.1l5-.5z",
    "M8 1.5l5.8 3.2v6.6L8 14.5l-5.8-3.2V4.7z",
    "M8 2l6.5 11.5h-13z",
    "M8 1l6 7-6 7-6-7z",
    "M8 1.5A6.5 6.5 0 1 1 8 14.5 6.5 6.5 0 0 1 8 1.5zm0 3.7a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
];

/// Which of the signs and colours belongs to a texture: infinite powers begin anew.
fn kind(texture: usize) -> usize {
    let place = texture.checked_sub(FIRST_INFINITE).unwrap_or(texture);
    place.min(SIGNS.len() - 1)
}

/// The colour of a power by its texture.
pub(super) fn tint(texture: usize) -> &'static str {
    TINTS[kind(texture)]
}

/// A block of a power with its sign; without one if it counts for nothing.
pub(super) fn block(x: f64, y: f64, [width, height]: [f64; 2], texture: Option<usize>) -> String {
    let side = height - 2.0;
    let Some(texture) = texture else {
        let style = format!("fill=\"{PAPER}\" stroke=\"{HAIR}\"");
        return rectangle(x + 1.0, y + 1.0, width - 2.0, side, 3.0, &style);
    };
    let style = format!("fill=\"{}\" stroke=\"{INK}\" stroke-width=\"1\"", tint(texture));
    // Infinite powers are round.
    let radius = if texture < FIRST_INFINITE { 3.0 } else { side / 2.0 };
    rectangle(x + 1.0, y + 1.0, width - 2.0, side, radius, &style)
        + &*sign(x + width / 2.0, y + height / 2.0, height * 0.6, texture)
}

/// The sign of a power with its middle at a point.
pub(super) fn sign(x: f64, y: f64, side: f64, texture: usize) -> String {
    let [left, top] = [x - side / 2.0, y - side / 2.0].map(number);
    let (scale, path) = (side / 16.0, SIGNS[kind(texture)]);
    format!(
        "<path transform=\"translate({left} {top}) scale({scale:.3})\" d=\"{path}\" \
         fill=\"{INK}\" fill-rule=\"evenodd\"/>\n"
    )
}

/// The ornament of an infinite tile in a box: for ω sticks that come closer and
/// closer, for ω² such rows of sticks that come closer and closer, and so on;
/// for ε₀ arches within arches; an uncountable tile is filled.
pub(super) fn ornament(x: f64, y: f64, width: f64, height: f64, rank: u8) -> String {
    if rank >= 5 {
        let style = format!("fill=\"{INK}\" fill-opacity=\"0.82\"");
        return rectangle(x, y, width, height, 2.0, &style);
    }
    if rank == 4 {
        return arches(x + width / 2.0, y + height, height);
    }
    let mut sticks = Vec::new();
    rows_of_sticks(0.0, 1.0, 1.0, rank.clamp(1, 3), &mut sticks);
    let drawn = sticks.into_iter().map(|(place, tall)| {
        let at = x + place * width;
        let weight = if tall > 0.9 { 1.3 } else { 0.8 };
        line([at, y + height * (1.0 - tall)], [at, y + height], &stroke(weight))
    });
    drawn.collect()
}

fn stroke(weight: f64) -> String {
    format!("stroke=\"{INK}\" stroke-width=\"{}\"", number(weight))
}

/// Half circles around a point of the ground, each a fixed part of the one
/// around it.
fn arches(x: f64, ground: f64, height: f64) -> String {
    let radii = std::iter::successors(Some(height), |radius| Some(radius * 0.72));
    let drawn = radii.take_while(|radius| *radius > 0.8).map(|radius| {
        let [left, right, bottom, r] = [x - radius, x + radius, ground, radius].map(number);
        let style = stroke(if radius == height { 1.3 } else { 0.9 });
        format!(
            "<path d=\"M{left} {bottom}A{r} {r} 0 0 1 {right} {bottom}\" fill=\"none\" {style}/>\n"
        )
    });
    drawn.collect()
}

/// How much of the room that is left a row of sticks takes at each step.
const STEP: f64 = 0.3;
/// Sticks nearer than this part of the whole run into one another.
const NEAREST: f64 = 0.012;

/// Places between 0 and 1 with the heights of the sticks there.
fn rows_of_sticks(from: f64, to: f64, tall: f64, rank: u8, sticks: &mut Vec<(f64, f64)>) {
    let mut at = from;
    while (to - at) * STEP > NEAREST {
        let next = at + (to - at) * STEP;
        sticks.push((at, tall));
        if rank > 1 {
            rows_of_sticks(at + (next - at) * 0.12, next, tall * 0.66, rank - 1, sticks);
        }
        at = next;
    }
}
