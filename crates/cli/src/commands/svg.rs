//! `nimatron svg`: a position or a value as a picture.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use nimatron::atlas::expression_thermograph;
use nimatron::explain::{Level, explain};
use nimatron::render::svg::{
    position_picture, position_thermograph, table_picture, valued_picture,
};
use nimatron::say;

use super::calc::MOST_WORK;
use super::solve::position;
use crate::context::Context;
use crate::input::Question;
use crate::interrupt::interrupted;
use crate::report::{self, Failure, Status};

/// Draw a position as an SVG picture, or the thermograph of a game
///
/// Piles are blocks, boards have stones. Of an expression such as '{2|-1}' or
/// '{2|-1} + ^*', and with --thermograph of a position in which the players have
/// moves of their own, the thermograph is drawn: values increase to the left,
/// temperatures upwards, and the part below 0 is shaded.
///
/// The picture is printed, or written to a file. It is the same everywhere, needs nothing else, and
/// reads in grey as well as in colour.
#[derive(Debug, Args)]
pub struct Svg {
    /// The position, or an expression whose value is a game
    #[arg(required = true, allow_negative_numbers = true, value_name = "POSITION|EXPR")]
    position: Vec<String>,
    /// Write the Grundy values beside the nodes of a game given by its graph
    #[arg(long, conflicts_with_all = ["table", "thermograph"])]
    values: bool,
    /// Draw the table of powers of two instead
    #[arg(long)]
    table: bool,
    /// Draw the thermograph of the value instead
    #[arg(long, conflicts_with = "table")]
    thermograph: bool,
    /// Write to this file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Svg {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        let text = self.position.join(" ");
        let (picture, missing) = if !text.contains(':') && !self.table && !self.values {
            let drawn = expression_thermograph(&text, &mut context.budget(MOST_WORK));
            (
                drawn.map_err(|error| Failure::at(&error, &text))?,
                say!("this game has no thermograph, or it would be too large"),
            )
        } else {
            let position = position(Question::argument(&text), context)?;
            match (self.table, self.thermograph) {
                _ if self.values => {
                    let mut budget = context.budget(u64::MAX).with_cancel(interrupted().clone());
                    let why = explain(&position.analyze(&mut budget)?, Level::TABLE);
                    (
                        valued_picture(&position, &why),
                        say!("this position has no picture with values, or it would be too large"),
                    )
                }
                (true, _) => (
                    table_picture(&position),
                    say!("this position has no table of powers of two, or it would be too large"),
                ),
                (_, true) => {
                    let mut budget = context.budget(u64::MAX).with_cancel(interrupted().clone());
                    (
                        position_thermograph(&position, &mut budget)?,
                        say!("this position has no thermograph, or it would be too large"),
                    )
                }
                _ => (
                    position_picture(&position),
                    say!("this position has no picture, or it would be too large"),
                ),
            }
        };
        let picture = picture.ok_or_else(|| Failure::message(missing))?;
        match &self.output {
            Some(path) => report::write_file(path, picture.as_bytes())?,
            None => out.write_all(picture.as_bytes())?,
        }
        Ok(Status::Answered)
    }
}
