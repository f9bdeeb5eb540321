//! Strips of squares with coins.
//!
//! A handle names a square by its strip and its number: `1:4`.

use crate::foundation::{MoveName, Sign};
use crate::rulesets::figure::{CELL, Figure, Ink};
use crate::rulesets::handles::{spoken, within};
use crate::rulesets::nimble::Nimble;
use crate::rulesets::northcott::Northcott;
use crate::rulesets::searched::Sketch;
use crate::rulesets::silver_dollar::SilverDollar;
use crate::rulesets::strip::{Square, Strip};
use crate::rulesets::treblecross::Treblecross;

const LONGEST_STRIP: usize = 48;
const MOST_STRIPS: usize = 12;
const RADIUS: i32 = 13;

/// Strips one below the other; squares are numbered from `first`.
fn strips(strips: &[Strip], first: usize, kinds: [&str; 2]) -> Option<Figure> {
    let drawable =
        strips.len() <= MOST_STRIPS && strips.iter().all(|strip| strip.len() <= LONGEST_STRIP);
    if !drawable {
        return None;
    }
    let told: Vec<String> = strips
        .iter()
        .map(|strip| {
            let places = strip.occupied().map(|at| (at + first).to_string());
            let places: Vec<String> = places.collect();
            match places.is_empty() {
                true => format!("{} empty squares", strip.len()),
                false => format!("{} squares, occupied {}", strip.len(), places.join(", ")),
            }
        })
        .collect();
    let mut figure = Figure::new(format!("Strips: {}.", told.join("; ")));
    for (index, strip) in strips.iter().enumerate() {
        let y = index as i32 * CELL * 2;
        for (at, square) in strip.0.iter().enumerate() {
            let place = (at as i32 * CELL, y);
            figure.square(place, Ink::Open);
            let what = match square {
                Square::Empty => "empty".into(),
                Square::Coins(1) => kinds[0].into(),
                Square::Coins(coins) => format!("{coins} coins"),
                Square::Other => kinds[1].into(),
                Square::Dollar => "the silver dollar".into(),
            };
            match square {
                Square::Empty => {}
                Square::Coins(1) => figure.disc(place, RADIUS, Ink::Full),
                Square::Coins(coins) => {
                    figure.disc(place, RADIUS, Ink::Full);
                    figure.words(place, coins.to_string(), Ink::Open);
                }
                Square::Other => figure.disc(place, RADIUS, Ink::Open),
                Square::Dollar => figure.disc(place, RADIUS, Ink::Accent),
            }
            let number = at + first;
            figure.words((place.0, y + CELL), number.to_string(), Ink::Faint);
            let label = match strips.len() {
                1 => format!("Square {number}: {what}"),
                _ => format!("Strip {}, square {number}: {what}", index + 1),
            };
            figure.spot(place, CELL - 2, within(index + 1, number), label);
        }
    }
    Some(figure)
}

/// A move in words.
fn words(name: &MoveName) -> String {
    match name.parts().contains(&Sign::Arrow.into()) {
        true => format!("from {}", spoken(name)),
        false => spoken(name),
    }
}

impl Sketch for Nimble {
    fn figure(&self) -> Option<Figure> {
        strips(self.strips(), 0, ["a coin", "a coin"])
    }

    fn words(&self, name: &MoveName) -> String {
        words(name)
    }
}

impl Sketch for SilverDollar {
    fn figure(&self) -> Option<Figure> {
        let mut figure = strips(self.strips(), self.first_square(), ["a coin", "a coin"])?;
        if self.has_bag() {
            figure.words((0, -CELL), "bag", Ink::Accent);
        }
        Some(figure)
    }

    fn words(&self, name: &MoveName) -> String {
        words(name)
    }
}

impl Sketch for Northcott {
    fn figure(&self) -> Option<Figure> {
        strips(self.rows(), 1, ["checker o", "checker x"])
    }

    fn words(&self, name: &MoveName) -> String {
        words(name)
    }
}

impl Sketch for Treblecross {
    fn figure(&self) -> Option<Figure> {
        strips(self.strips(), 1, ["a coin", "a cross"])
    }

    fn words(&self, name: &MoveName) -> String {
        format!("a cross on {name}")
    }
}
