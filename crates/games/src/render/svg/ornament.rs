//! The signs of powers of two, and the ornaments of infinite tiles.

use super::pen::{HAIR, INK, PAPER, circle, line, number, rectangle};

/// The side of a block.
pub(super) const BLOCK: f64 = 22.0;

/// The texture of the first infinite power.
const FIRST_INFINITE: usize = 64;

/// The colours of 1, 2, 4, …: light enough for a dark sign in print.
const TINTS: [&str; 8] =
    ["#f6d9a8", "#b9d9ea", "#f0bfa6", "#c3dfb4", "#dcc6e4", "#f3e58f", "#a9d8cf", "#d9d2c5"];

/// The colour of a power by its texture.
pub(super) fn tint(texture: usize) -> &'static str {
    TINTS[texture % TINTS.len()]
}

/// A block of a power with its sign; without one if it counts for nothing.
pub(super) fn block(x: f64, y: f64, side: f64, texture: Option<usize>) -> String {
    let Some(texture) = texture else {
        let style = format!("fill=\"{PAPER}\" stroke=\"{HAIR}\"");
        return rectangle(x + 1.0, y + 1.0, side - 2.0, side - 2.0, 3.0, &style);
    };
    let style = format!("fill=\"{}\" stroke=\"{INK}\" stroke-width=\"1\"", tint(texture));
    let middle = side / 2.0;
    // Infinite powers are round.
    let radius = if texture < FIRST_INFINITE { 3.0 } else { middle - 1.0 };
    rectangle(x + 1.0, y + 1.0, side - 2.0, side - 2.0, radius, &style)
        + &sign(x + middle, y + middle, side * 0.24, texture)
}

/// The sign of a power around a point.
pub(super) fn sign(x: f64, y: f64, r: f64, texture: usize) -> String {
    let solid = format!("fill=\"{INK}\"");
    let open = format!("fill=\"{PAPER}\" stroke=\"{INK}\" stroke-width=\"1.4\"");
    let polygon = |corners: &[[f64; 2]], style: &str| {
        let corners =
            corners.iter().map(|[dx, dy]| format!("{} {}", number(x + dx * r), number(y + dy * r)));
        format!("<path d=\"M{}z\" {style}/>\n", corners.collect::<Vec<_>>().join("L"))
    };
    let diamond = [[0.0, -1.2], [1.2, 0.0], [0.0, 1.2], [-1.2, 0.0]];
    let square = [[-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]];
    let up = [[0.0, -1.1], [1.15, 0.9], [-1.15, 0.9]];
    let down = [[0.0, 1.1], [1.15, -0.9], [-1.15, -0.9]];
    // A star with five points on circles of radius 1.3 and 0.52.
    let star = [
        [0.0, -1.3],
        [0.31, -0.42],
        [1.24, -0.4],
        [0.49, 0.16],
        [0.76, 1.05],
        [0.0, 0.52],
        [-0.76, 1.05],
        [-0.49, 0.16],
        [-1.24, -0.4],
        [-0.31, -0.42],
    ];
    match texture % 8 {
        0 => circle(x, y, r * 0.85, &solid),
        1 => polygon(&diamond, &solid),
        2 => polygon(&square, &solid),
        3 => polygon(&up, &solid),
        4 => polygon(&star, &solid),
        5 => polygon(&down, &solid),
        6 => circle(x, y, r * 0.85, &open),
        _ => polygon(&diamond, &open),
    }
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
