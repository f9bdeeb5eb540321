//! Figures: things, discs, lines, curves and words.
//!
//! Each element has the class of its ink or the word of its thing, so that a page can draw it with
//! inks of its own, and say what has changed.

use super::Picture;
use super::pen::{ACCENT, FAINT, HAIR, INK, PAPER, number};
use super::things::art;
use crate::render::html::escaped;
use crate::rulesets::figure::{Colour, Figure, Ink, Mark, Shape, smooth};

/// The colours of edges.
const BLUE: &str = "#1f5c99";
const RED: &str = "#b3261e";
const GREEN: &str = "#2e7d32";

/// The colour of the ground.
const GRASS: &str = "#5d7a35";

/// The picture of a figure.
pub(super) fn picture(figure: &Figure) -> Picture {
    let ((width, height), (left, top)) = figure.frame();
    let moved = format!("<g transform=\"translate({} {})\">\n{}</g>\n", -left, -top, drawn(figure));
    Picture::new((width.into(), height.into()), &figure.label, spoken(figure), moved)
}

/// The picture as a part of a page.
pub(super) fn part(figure: &Figure) -> String {
    let ((width, height), (left, top)) = figure.frame();
    let drawn: String = figure.marks.iter().map(named).collect();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left} {top} {width} {height}\" \
         aria-hidden=\"true\">\n{drawn}</svg>\n"
    )
}

/// What can be touched, for those who listen.
fn spoken(figure: &Figure) -> String {
    figure.spots.iter().map(|spot| spot.label.as_str()).collect::<Vec<_>>().join(". ")
}

/// The shapes of a figure, as elements of SVG.
fn drawn(figure: &Figure) -> String {
    figure.marks.iter().map(shape).collect()
}

/// The shape with its name, by which a page knows it again in the next picture.
fn named(mark: &Mark) -> String {
    let drawn = shape(mark);
    match &mark.name {
        Some(name) => {
            drawn.replacen(" class=", &format!(" data-name=\"{}\" class=", escaped(name)), 1)
        }
        None => drawn,
    }
}

/// The class of an ink.
fn class(ink: Ink) -> &'static str {
    match ink {
        Ink::Full => "full",
        Ink::Open => "open",
        Ink::Faint => "faint",
        Ink::Accent => "accent",
        Ink::Ground => "ground",
        Ink::Edge(colour) => colour.word(),
    }
}

/// How a line is drawn: its colour, and for coloured edges dashes that differ in grey, too.
fn stroke(ink: Ink) -> String {
    let (colour, width, dashes) = match ink {
        Ink::Edge(Colour::Blue) => (BLUE, 4.4, ""),
        Ink::Edge(Colour::Red) => (RED, 4.4, " stroke-dasharray=\"9 6\""),
        Ink::Edge(Colour::Green) => (GREEN, 5.4, " stroke-dasharray=\"0.1 8\""),
        Ink::Ground => (GRASS, 8.0, ""),
        Ink::Full | Ink::Open => (INK, 2.4, ""),
        Ink::Faint => (FAINT, 2.4, ""),
        Ink::Accent => (ACCENT, 2.4, ""),
    };
    let class = class(ink);
    format!(
        "class=\"line {class}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\" \
         stroke-linecap=\"round\"{dashes}",
        number(width)
    )
}

/// The style of a disc.
fn disc(ink: Ink) -> String {
    let (fill, outline) = match ink {
        Ink::Full => (INK, INK),
        Ink::Open => (PAPER, FAINT),
        Ink::Faint => (HAIR, FAINT),
        Ink::Accent => (ACCENT, INK),
        Ink::Ground | Ink::Edge(_) => return stroke(ink),
    };
    let class = class(ink);
    format!("class=\"disc {class}\" fill=\"{fill}\" stroke=\"{outline}\" stroke-width=\"1.4\"")
}

/// The colour of words.
fn written(ink: Ink) -> &'static str {
    match ink {
        Ink::Open => PAPER,
        Ink::Faint => FAINT,
        Ink::Accent => ACCENT,
        Ink::Full | Ink::Ground | Ink::Edge(_) => INK,
    }
}

fn shape(mark: &Mark) -> String {
    let (x, y) = mark.at;
    match &mark.shape {
        Shape::Thing(thing) => {
            let (word, art) = (thing.word(), art(*thing));
            format!("<g class=\"thing {word}\" transform=\"translate({x} {y})\">{art}</g>\n")
        }
        Shape::Disc { radius, ink } => {
            format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {}/>\n", disc(*ink))
        }
        Shape::Line { to, bend, ink } => {
            let (across, down) = (f64::from(to.0 - x), f64::from(to.1 - y));
            let aside = f64::from(*bend) / across.hypot(down).max(1.0);
            let control_x = number(f64::from(x + to.0) / 2.0 - down * aside);
            let control_y = number(f64::from(y + to.1) / 2.0 + across * aside);
            format!(
                "<path d=\"M{x} {y}Q{control_x} {control_y} {} {}\" {}/>\n",
                to.0,
                to.1,
                stroke(*ink)
            )
        }
        Shape::Curve { through, ink } => {
            let points: Vec<(i32, i32)> = [mark.at].iter().chain(through).copied().collect();
            let mut path = format!("M{x} {y}");
            for piece in smooth(&points) {
                let ends = piece.map(|(x, y)| format!("{} {}", number(x), number(y)));
                path += &format!("C{}", ends.join(" "));
            }
            format!("<path d=\"{path}\" {}/>\n", stroke(*ink))
        }
        Shape::Words { text, ink } => {
            let (colour, text) = (written(*ink), escaped(text));
            // Names stay legible where lines run behind them.
            let halo = match ink {
                Ink::Full => {
                    format!(" stroke=\"{PAPER}\" stroke-width=\"3\" paint-order=\"stroke\"")
                }
                _ => String::new(),
            };
            format!(
                "<text class=\"{}\" x=\"{x}\" y=\"{}\" font-size=\"13\" fill=\"{colour}\" \
                 text-anchor=\"middle\"{halo}>{text}</text>\n",
                class(*ink),
                f64::from(y) + 4.5
            )
        }
    }
}
