//! Brussels Sprouts: regions with pieces, and the free ends of the pieces. Moves
//! are chosen from the list, since a picture of pieces does not tell on which side
//! of a curve the others lie.

use super::searched::Sketch;
use crate::render::figure::{CELL, Figure, Ink};
use crate::rulesets::brussels_sprouts::BrusselsSprouts;

const LENGTH: f64 = 26.0;

impl Sketch for BrusselsSprouts {
    fn figure(&self) -> Option<Figure> {
        let regions = self.regions();
        if regions.is_empty() {
            return None;
        }
        let told: Vec<String> = regions
            .iter()
            .map(|pieces| {
                let ends: Vec<String> = pieces.iter().map(u8::to_string).collect();
                format!("pieces with {} free ends", ends.join(", "))
            })
            .collect();
        let mut figure = Figure::new(format!("Regions: {}.", told.join("; ")));
        let mut y = 0;
        for pieces in regions {
            let width = pieces.len() as i32 * CELL * 2;
            let (left, top, bottom) = (-CELL, y - CELL, y + CELL);
            let corners =
                [(left, top), (left + width, top), (left + width, bottom), (left, bottom)];
            for (index, &corner) in corners.iter().enumerate() {
                figure.line(corner, corners[(index + 1) % 4], 0, Ink::Faint);
            }
            for (index, &ends) in pieces.iter().enumerate() {
                let centre = (index as i32 * CELL * 2, y);
                for end in 0..ends {
                    let angle = std::f64::consts::TAU * f64::from(end) / f64::from(ends);
                    let tip = |middle: i32, part: f64| middle + (LENGTH * part).round() as i32;
                    let tip = (tip(centre.0, angle.sin()), tip(centre.1, -angle.cos()));
                    figure.line(centre, tip, 0, Ink::Full);
                    figure.disc(tip, 3, Ink::Accent);
                }
                figure.disc(centre, 5, Ink::Full);
            }
            y += CELL * 5 / 2;
        }
        Some(figure)
    }
}
