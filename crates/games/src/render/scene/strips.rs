//! Strips of squares with coins.
//!
//! A handle names a square by its strip and its number: `1:4`.

use super::searched::numbers_in;
use crate::rulesets::figure::{CELL, Figure, Ink};
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
            figure.spot(place, CELL - 2, format!("{}:{number}", index + 1), label);
        }
    }
    Some(figure)
}

/// The squares of a move, from its name: the strip first if there are several.
fn handles(strips: usize, name: &str) -> Vec<String> {
    let numbers = numbers_in(name);
    let (strip, squares) = match (strips, numbers.split_first()) {
        (1, _) | (_, None) => (1, numbers.as_slice()),
        (_, Some((strip, squares))) => (*strip, squares),
    };
    squares.iter().map(|square| format!("{strip}:{square}")).collect()
}

/// A move in words.
fn words(name: &str) -> String {
    match name.split_once("->") {
        Some((from, to)) => format!("from {} to {}", from.trim(), to.trim()),
        None => name.into(),
    }
}

impl Sketch for Nimble {
    fn figure(&self) -> Option<Figure> {
        strips(self.strips(), 0, ["a coin", "a coin"])
    }

    fn handles(&self, name: &str, _to: &Self) -> Vec<String> {
        handles(self.strips().len(), name)
    }

    fn words(&self, name: &str, _to: &Self) -> String {
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

    fn handles(&self, name: &str, _to: &Self) -> Vec<String> {
        match numbers_in(name).is_empty() {
            true => vec!["1:0".into()],
            false => handles(self.strips().len(), name),
        }
    }

    fn words(&self, name: &str, _to: &Self) -> String {
        words(name)
    }
}

impl Sketch for Northcott {
    fn figure(&self) -> Option<Figure> {
        strips(self.rows(), 1, ["checker o", "checker x"])
    }

    fn handles(&self, name: &str, _to: &Self) -> Vec<String> {
        handles(self.rows().len(), name)
    }

    fn words(&self, name: &str, _to: &Self) -> String {
        words(name)
    }
}

impl Sketch for Treblecross {
    fn figure(&self) -> Option<Figure> {
        strips(self.strips(), 1, ["a coin", "a cross"])
    }

    fn handles(&self, name: &str, _to: &Self) -> Vec<String> {
        handles(self.strips().len(), name)
    }

    fn words(&self, name: &str, _to: &Self) -> String {
        format!("a cross on {name}")
    }
}
