//! `nimatron man`: the manual pages.

use std::io::Write;

use clap::Args;
use nimatron::say;
use nimatron::text::excerpt;

use crate::help;
use crate::report::{Failure, Status};

/// Print the manual page, or that of one command
#[derive(Debug, Args)]
pub struct Man {
    /// The command
    command: Option<String>,
}

impl Man {
    pub fn run(&self, out: &mut impl Write) -> Result<Status, Failure> {
        let mut command = help::command();
        command.build();
        let page = match &self.command {
            None => command,
            Some(name) => {
                let found = command.find_subcommand(name).cloned();
                let unknown = || Failure::message(say!("there is no command '{}'", excerpt(name)));
                found.ok_or_else(unknown)?
            }
        };
        clap_mangen::Man::new(page).render(out)?;
        Ok(Status::Answered)
    }
}
