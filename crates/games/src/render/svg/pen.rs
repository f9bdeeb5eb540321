//! Lines, shapes and formulas as text of a picture.

use crate::render::formula::{Node, parse};
use crate::render::html::escaped;

/// The colours of a page: paper, ink, and the ink of what is less important.
pub(super) const PAPER: &str = "#fffdf8";
pub(super) const INK: &str = "#26221c";
pub(super) const FAINT: &str = "#8a8172";
pub(super) const HAIR: &str = "#d8d0c0";
/// The colour of what stands out.
pub(super) const ACCENT: &str = "#a63c1e";

/// How wide a character is on average, as a part of its size.
const AVERAGE_WIDTH: f64 = 0.62;
/// Exponents are smaller than what they stand beside, and higher.
const SMALLER: f64 = 0.72;
const RISE: f64 = 0.36;
const SMALLEST: f64 = 7.0;
/// Characters of a formula in a picture.
const LONGEST: usize = 36;

/// A number with at most one digit behind the point.
pub(super) fn number(x: f64) -> String {
    let text = format!("{x:.1}");
    text.strip_suffix(".0").unwrap_or(&text).into()
}

/// A rectangle with round corners.
pub(super) fn rectangle(
    x: f64,
    y: f64,
    width: f64,
    height: f64,
    radius: f64,
    style: &str,
) -> String {
    let [x, y, width, height, radius] = [x, y, width, height, radius].map(number);
    format!(
        "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\" {style}/>\n"
    )
}

/// A straight line.
pub(super) fn line(from: [f64; 2], to: [f64; 2], style: &str) -> String {
    let [x1, y1] = from.map(number);
    let [x2, y2] = to.map(number);
    format!("<path d=\"M{x1} {y1}L{x2} {y2}\" {style}/>\n")
}

/// A circle.
pub(super) fn circle(x: f64, y: f64, radius: f64, style: &str) -> String {
    let [x, y, radius] = [x, y, radius].map(number);
    format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {style}/>\n")
}

/// A triangle that points up.
pub(super) fn pointer(x: f64, y: f64, radius: f64, colour: &str) -> String {
    let [left, right, top, bottom] =
        [x - radius, x + radius, y - radius * 0.8, y + radius * 0.8].map(number);
    let x = number(x);
    format!("<path d=\"M{x} {top}L{right} {bottom}L{left} {bottom}z\" fill=\"{colour}\"/>\n")
}

/// Words centred at a point of the baseline.
pub(super) fn words(x: f64, y: f64, size: f64, colour: &str, text: &str) -> String {
    let [x, y, size] = [x, y, size].map(number);
    let text = escaped(text);
    format!(
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{colour}\" text-anchor=\"middle\">{text}</text>\n"
    )
}

/// A formula that has been laid out.
pub(super) struct Line {
    runs: Vec<Run>,
}

/// Characters of one size on one height.
struct Run {
    text: String,
    size: f64,
    rise: f64,
    slanted: bool,
}

impl Line {
    /// Lays out a formula of our Unicode notation, its end left out if it is
    /// very long.
    pub(super) fn new(formula: &str, size: f64) -> Line {
        let mut runs = Vec::new();
        match formula.chars().count() > LONGEST {
            false => lay_out(&parse(formula), size, 0.0, &mut runs),
            true => {
                let start: String = formula.chars().take(LONGEST - 1).collect();
                push(&format!("{start}…"), size, 0.0, false, &mut runs);
            }
        }
        Line { runs }
    }

    /// About how wide it is.
    pub(super) fn width(&self) -> f64 {
        let widths = self.runs.iter().map(|run| run.text.chars().count() as f64 * run.size);
        widths.sum::<f64>() * AVERAGE_WIDTH
    }

    /// The formula with its middle at a point of the baseline.
    pub(super) fn centred(&self, x: f64, y: f64, colour: &str) -> String {
        let [x, y] = [x, y].map(number);
        let mut risen = 0.0;
        let runs = self.runs.iter().map(|run| {
            let down = number(risen - run.rise);
            risen = run.rise;
            let shift =
                if down == "0" || down == "-0" { String::new() } else { format!(" dy=\"{down}\"") };
            let slant = if run.slanted { " font-style=\"italic\"" } else { "" };
            let size = number(run.size);
            format!("<tspan{shift} font-size=\"{size}\"{slant}>{}</tspan>", escaped(&run.text))
        });
        let runs: String = runs.collect();
        format!(
            "<text x=\"{x}\" y=\"{y}\" fill=\"{colour}\" text-anchor=\"middle\">{runs}</text>\n"
        )
    }
}

fn push(text: &str, size: f64, rise: f64, slanted: bool, runs: &mut Vec<Run>) {
    match runs.last_mut() {
        Some(last) if last.rise == rise && last.size == size && last.slanted == slanted => {
            last.text.push_str(text);
        }
        _ => runs.push(Run { text: text.into(), size, rise, slanted }),
    }
}

fn lay_out(nodes: &[Node], size: f64, rise: f64, runs: &mut Vec<Run>) {
    nodes.iter().for_each(|node| lay_out_one(node, size, rise, runs));
}

fn lay_out_one(node: &Node, size: f64, rise: f64, runs: &mut Vec<Run>) {
    let smaller = (size * SMALLER).max(SMALLEST);
    match node {
        Node::Number(text) | Node::Text(text) => push(text, size, rise, false, runs),
        Node::Letter(letter) => {
            let slanted = letter.is_alphabetic() && *letter != 'Γ';
            push(letter.encode_utf8(&mut [0; 4]), size, rise, slanted, runs);
        }
        Node::Operator(sign) | Node::Sign(sign) => {
            push(sign.encode_utf8(&mut [0; 4]), size, rise, false, runs)
        }
        Node::Star(to) => {
            push("*", size, rise, false, runs);
            to.iter().for_each(|to| lay_out_one(to, size, rise, runs));
        }
        Node::Bracketed(open, inside, close) => {
            push(open.encode_utf8(&mut [0; 4]), size, rise, false, runs);
            lay_out(inside, size, rise, runs);
            push(close.encode_utf8(&mut [0; 4]), size, rise, false, runs);
        }
        Node::Sub(base, index) => {
            lay_out_one(base, size, rise, runs);
            lay_out_one(index, smaller, rise - size * RISE / 2.0, runs);
        }
        Node::Power(base, exponent) => {
            lay_out_one(base, size, rise, runs);
            lay_out_one(exponent, smaller, rise + size * RISE, runs);
        }
        Node::Row(nodes) => lay_out(nodes, size, rise, runs),
    }
}
