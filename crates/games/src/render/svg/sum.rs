//! Sums of games: the pictures of their parts, one below the other.

use super::Picture;
use super::pen::{FAINT, INK, number, words};
use crate::render::scene::SumDrawing;
use crate::rulesets::Position;

const TEXT: f64 = 15.0;
/// Room for the name of a part above it.
const NAME: f64 = 30.0;
/// About how wide a character is.
const CHARACTER: f64 = 7.5;
const MARGIN: f64 = 24.0;
/// Characters of a name.
const LONGEST: usize = 80;

/// The parts below each other. A part that is too large to be drawn is named only.
pub(super) fn picture(drawing: &SumDrawing, parts: &[Position]) -> Picture {
    let pictures: Vec<(String, Option<Picture>)> = drawing
        .parts
        .iter()
        .zip(parts)
        .map(|(drawn, part)| (drawn.text.chars().take(LONGEST).collect(), super::picture(part)))
        .collect();
    let widths = pictures.iter().map(|(name, picture)| {
        let named = name.chars().count() as f64 * CHARACTER + 2.0 * MARGIN;
        picture.as_ref().map_or(named, |picture| named.max(picture.size.0))
    });
    let width = widths.fold(0.0, f64::max);
    let middle = width / 2.0;
    let (mut drawn, mut y) = (String::new(), MARGIN / 2.0);
    for (index, (name, picture)) in pictures.iter().enumerate() {
        if index > 0 {
            drawn += &words(middle, y + TEXT, TEXT + 3.0, FAINT, "+");
            y += NAME;
        }
        drawn += &words(middle, y + TEXT, TEXT, INK, name);
        y += NAME;
        if let Some(picture) = picture {
            let [left, top] = [middle - picture.size.0 / 2.0, y].map(number);
            drawn += &format!("<g transform=\"translate({left} {top})\">\n{}</g>\n", picture.drawn);
            y += picture.size.1;
        }
    }
    let labels = drawing.parts.iter().map(|part| part.label.as_str());
    let description = labels.collect::<Vec<_>>().join(" ");
    Picture::new((width, y + MARGIN / 2.0), &drawing.label, description, drawn)
}
