//! `nimatron svg`: a position as a picture.

use std::io::Write;

use clap::Args;
use nimatron::render::svg::{position_picture, table_picture};

use super::solve::position;
use crate::report::{Failure, Status};

/// Draw a position as an SVG picture: piles as blocks, boards with stones
///
/// The picture is printed. It is the same everywhere, needs nothing else, and
/// reads in grey as well as in colour.
#[derive(Debug, Args)]
pub struct Svg {
    /// The position
    #[arg(required = true, allow_negative_numbers = true)]
    position: Vec<String>,
    /// Draw the table of powers of two instead
    #[arg(long)]
    table: bool,
}

impl Svg {
    pub fn run(&self, out: &mut impl Write) -> Result<Status, Failure> {
        let position = position(&self.position.join(" "))?;
        let (picture, what) = match self.table {
            true => (table_picture(&position), "table of powers of two"),
            false => (position_picture(&position), "picture"),
        };
        let missing = || format!("this position has no {what}, or it would be too large");
        let picture = picture.ok_or_else(|| Failure::message(missing()))?;
        out.write_all(picture.as_bytes())?;
        Ok(Status::Answered)
    }
}
