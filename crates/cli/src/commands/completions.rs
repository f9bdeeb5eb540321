//! `nimatron completions`: what a shell needs to complete commands.

use std::io::Write;

use clap::Args;
use clap_complete::Shell;

use crate::help;
use crate::report::{Failure, Status};

/// Print the completions for a shell
#[derive(Debug, Args)]
pub struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub fn run(&self, out: &mut impl Write) -> Result<Status, Failure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut help::command(), "nimatron", &mut script);
        out.write_all(&script)?;
        Ok(Status::Answered)
    }
}
