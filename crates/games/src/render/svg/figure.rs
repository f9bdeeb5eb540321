//! Figures: discs, squares, lines, curves and words.

use super::Picture;
use super::pen::{ACCENT, FAINT, HAIR, INK, PAPER, circle, number, rectangle, words};
use crate::rulesets::figure::{CELL, Colour, Figure, Ink, Mark, Shape, smooth};

/// The colours of edges.
const BLUE: &str = "#1f5c99";
const RED: &str = "#b3261e";
const GREEN: &str = "#2e7d32";

/// The picture of a figure.
pub(super) fn picture(figure: &Figure) -> Picture {
    let ((width, height), _) = figure.frame();
    Picture::new((width.into(), height.into()), &figure.label, spoken(figure), drawn(figure))
}

/// The picture as a part of a page.
pub(super) fn part(figure: &Figure) -> String {
    let ((width, height), _) = figure.frame();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         aria-hidden=\"true\">\n{}</svg>\n",
        drawn(figure)
    )
}

/// What can be touched, for those who listen.
fn spoken(figure: &Figure) -> String {
    figure.spots.iter().map(|spot| spot.label.as_str()).collect::<Vec<_>>().join(". ")
}

/// The shapes of a figure, as elements of SVG.
fn drawn(figure: &Figure) -> String {
    let (_, (left, top)) = figure.frame();
    figure.marks.iter().map(|mark| shape(mark, left, top)).collect()
}

/// How a line is drawn: its colour, and for coloured edges dashes that differ in grey, too.
fn stroke(ink: Ink) -> String {
    let (width, dashes) = match ink {
        Ink::Edge(Colour::Blue) => (3.4, ""),
        Ink::Edge(Colour::Red) => (3.4, " stroke-dasharray=\"9 5\""),
        Ink::Edge(Colour::Green) => (5.0, " stroke-dasharray=\"0.1 8\" stroke-linecap=\"round\""),
        _ => (2.4, ""),
    };
    let colour = colour(ink);
    format!("stroke=\"{colour}\" stroke-width=\"{width}\"{dashes}")
}

fn style(ink: Ink) -> String {
    match ink {
        Ink::Full => format!("fill=\"{INK}\" stroke=\"{INK}\" stroke-width=\"1.4\""),
        Ink::Open => format!("fill=\"{PAPER}\" stroke=\"{FAINT}\" stroke-width=\"1.4\""),
        Ink::Faint => format!("fill=\"{HAIR}\" stroke=\"{FAINT}\" stroke-width=\"1\""),
        Ink::Accent => format!("fill=\"{ACCENT}\" stroke=\"{INK}\" stroke-width=\"1.4\""),
        Ink::Edge(_) => format!("fill=\"none\" {}", stroke(ink)),
    }
}

fn colour(ink: Ink) -> &'static str {
    match ink {
        Ink::Full => INK,
        Ink::Open => PAPER,
        Ink::Faint => FAINT,
        Ink::Accent => ACCENT,
        Ink::Edge(Colour::Blue) => BLUE,
        Ink::Edge(Colour::Red) => RED,
        Ink::Edge(Colour::Green) => GREEN,
    }
}

fn shape(mark: &Mark, left: i32, top: i32) -> String {
    let [x, y] = [mark.at.0 - left, mark.at.1 - top].map(f64::from);
    match &mark.shape {
        Shape::Disc(radius) => circle(x, y, (*radius).into(), &style(mark.ink)),
        Shape::Square => {
            let side = f64::from(CELL);
            rectangle(x - side / 2.0, y - side / 2.0, side, side, 0.0, &style(mark.ink))
        }
        Shape::Line { to, bend } => {
            let [end_x, end_y] = [to.0 - left, to.1 - top].map(f64::from);
            let (across, down) = (end_x - x, end_y - y);
            let length = across.hypot(down).max(1.0);
            let bend = f64::from(*bend);
            let control = [
                f64::midpoint(x, end_x) - down / length * bend,
                f64::midpoint(y, end_y) + across / length * bend,
            ];
            let [x, y, end_x, end_y] = [x, y, end_x, end_y].map(number);
            let [control_x, control_y] = control.map(number);
            format!(
                "<path d=\"M{x} {y}Q{control_x} {control_y} {end_x} {end_y}\" fill=\"none\" {}/>\n",
                stroke(mark.ink)
            )
        }
        Shape::Curve(points) => {
            let moved = |(x, y): (i32, i32)| (x - left, y - top);
            let points: Vec<(i32, i32)> =
                [mark.at].iter().chain(points).copied().map(moved).collect();
            let mut path = format!("M{} {}", number(x), number(y));
            for piece in smooth(&points) {
                let ends = piece.map(|(x, y)| format!("{} {}", number(x), number(y)));
                path += &format!("C{}", ends.join(" "));
            }
            format!(
                "<path d=\"{path}\" fill=\"none\" stroke-linecap=\"round\" {}/>\n",
                stroke(mark.ink)
            )
        }
        Shape::Words(text) => {
            let drawn = words(x, y + 4.5, 13.0, colour(mark.ink), text);
            match mark.ink {
                Ink::Full => format!(
                    "<g stroke=\"{PAPER}\" stroke-width=\"3\" paint-order=\"stroke\">{drawn}</g>\n"
                ),
                _ => drawn,
            }
        }
    }
}
