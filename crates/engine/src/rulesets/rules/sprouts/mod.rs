//! Sprouts.
//!
//! # Rules
//! There are some spots. A move draws a line from a spot to a spot, perhaps to the same one, which
//! must not meet other lines, and puts a new spot on it. No spot may have more than three lines.
//! Whoever cannot move loses.
//!
//! Reference: *Winning Ways* ch. 17.

pub mod map;

pub use map::{Corner, Curve, MOST_SPOTS, Map, Region, Spot, Walk};
