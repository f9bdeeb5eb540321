//! Lines, shapes and formulas as text of a picture.

use nimatron_nimber::text::Notation;
use nimatron_nimber::text::formula::{Formula, Symbol};

use crate::render::html::escaped;
use crate::render::mathml::before;

/// The colours of a page: paper, ink, and the ink of what is less important.
pub(crate) const PAPER: &str = "#fffdf8";
pub(crate) const INK: &str = "#26221c";
pub(crate) const FAINT: &str = "#8a8172";
pub(crate) const HAIR: &str = "#d8d0c0";
/// The colour of what stands out.
pub(crate) const ACCENT: &str = "#a63c1e";

/// How wide a character is on average, as a part of its size.
const AVERAGE_WIDTH: f64 = 0.62;
/// Exponents are smaller than what they stand beside, and higher.
const SMALLER: f64 = 0.72;
const RISE: f64 = 0.36;
const SMALLEST: f64 = 7.0;
/// Characters of a formula in a picture.
const LONGEST: usize = 36;

/// A number with at most one digit behind the point.
pub(crate) fn number(x: f64) -> String {
    let text = format!("{x:.1}");
    text.strip_suffix(".0").unwrap_or(&text).into()
}

/// A rectangle with round corners.
pub(crate) fn rectangle(
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
pub(crate) fn line(from: [f64; 2], to: [f64; 2], style: &str) -> String {
    let [x1, y1] = from.map(number);
    let [x2, y2] = to.map(number);
    format!("<path d=\"M{x1} {y1}L{x2} {y2}\" {style}/>\n")
}

/// A circle.
pub(crate) fn circle(x: f64, y: f64, radius: f64, style: &str) -> String {
    let [x, y, radius] = [x, y, radius].map(number);
    format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {style}/>\n")
}

/// A triangle that points up.
pub(crate) fn pointer(x: f64, y: f64, radius: f64, colour: &str) -> String {
    let [left, right, top, bottom] =
        [x - radius, x + radius, y - radius * 0.8, y + radius * 0.8].map(number);
    let x = number(x);
    format!("<path d=\"M{x} {top}L{right} {bottom}L{left} {bottom}z\" fill=\"{colour}\"/>\n")
}

/// Words centred at a point of the baseline.
pub(crate) fn words(x: f64, y: f64, size: f64, colour: &str, text: &str) -> String {
    let [x, y, size] = [x, y, size].map(number);
    let text = escaped(text);
    format!(
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{colour}\" text-anchor=\"middle\">{text}</text>\n"
    )
}

/// A formula that has been laid out.
pub(crate) struct Line {
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
    /// Lays out a formula, its end left out if it is very long.
    pub(crate) fn new(formula: &Formula, size: f64) -> Line {
        let mut runs = Vec::new();
        let text = formula.to_text(Notation::Unicode);
        match text.chars().count() > LONGEST {
            false => lay_out(formula, size, 0.0, &mut runs),
            true => {
                let start: String = text.chars().take(LONGEST - 1).collect();
                push(&format!("{start}…"), size, 0.0, false, &mut runs);
            }
        }
        Line { runs }
    }

    /// About how wide it is.
    pub(crate) fn width(&self) -> f64 {
        let widths = self.runs.iter().map(|run| run.text.chars().count() as f64 * run.size);
        widths.sum::<f64>() * AVERAGE_WIDTH
    }

    /// The formula with its middle at a point of the baseline.
    pub(crate) fn centred(&self, x: f64, y: f64, colour: &str) -> String {
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

fn lay_out(formula: &Formula, size: f64, rise: f64, runs: &mut Vec<Run>) {
    let smaller = (size * SMALLER).max(SMALLEST);
    match &*formula.shown() {
        Formula::Number(text) | Formula::Text(text) => push(text, size, rise, false, runs),
        Formula::Fraction(fraction) => push(&fraction.join("/"), size, rise, false, runs),
        Formula::Symbol(symbol) => lay_out_symbol(*symbol, size, rise, runs),
        Formula::Variable(letters) => push(letters, size, rise, letters.len() == 1, runs),
        Formula::Name(name) => push(name, size, rise, false, runs),
        Formula::Operator(sign, _) => {
            push(sign.to_text(Notation::Unicode), size, rise, false, runs);
        }
        Formula::Sign(sign) => push(before(*sign), size, rise, false, runs),
        Formula::Star(applied) => {
            push("*", size, rise, false, runs);
            applied.iter().for_each(|applied| lay_out(applied, size, rise, runs));
        }
        Formula::Bracketed(open, inside, close) => {
            push(open.encode_utf8(&mut [0; 4]), size, rise, false, runs);
            lay_out(inside, size, rise, runs);
            push(close.encode_utf8(&mut [0; 4]), size, rise, false, runs);
        }
        Formula::Call(function, arguments) => {
            lay_out_symbol(*function, size, rise, runs);
            push("(", size, rise, false, runs);
            lay_out(arguments, size, rise, runs);
            push(")", size, rise, false, runs);
        }
        Formula::Sub(base, index) => {
            lay_out(base, size, rise, runs);
            lay_out(index, smaller, rise - size * RISE / 2.0, runs);
        }
        Formula::Power(base, exponent) => {
            lay_out(base, size, rise, runs);
            lay_out(exponent, smaller, rise + size * RISE, runs);
        }
        Formula::Row(parts) => parts.iter().for_each(|part| lay_out(part, size, rise, runs)),
        // These two are never shown.
        Formula::Alone(inside) | Formula::Abridged(inside, _) => lay_out(inside, size, rise, runs),
    }
}

fn lay_out_symbol(symbol: Symbol, size: f64, rise: f64, runs: &mut Vec<Run>) {
    let slanted = matches!(symbol, Symbol::Omega | Symbol::Epsilon | Symbol::Phi);
    push(&symbol.to_text(Notation::Unicode), size, rise, slanted, runs);
}
