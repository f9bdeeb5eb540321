//! `nimatron api`: requests in, answers out.

use std::io::{self, BufReader, Write};

use clap::Args;
use nimatron::api::{LONGEST_REQUEST, MOST_WORK, Service};

use crate::context::Context;
use crate::input::Lines;
use crate::report::{Failure, Status};

/// Answer a request of the page, JSON to JSON
///
/// Without a request, every line of standard input is one, and is answered by a
/// line; blank lines are skipped. POST /api of 'nimatron serve' gives the same
/// answers. A request that cannot be answered gets an object with "error".
#[derive(Debug, Args)]
pub struct Api {
    /// The request: {"request":"calc","input":"*5 + *3"}
    request: Option<String>,
}

impl Api {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        let service = Service::default();
        let answer = |request: &str| service.handle(request, &mut context.budget(MOST_WORK)).body;
        if let Some(request) = &self.request {
            writeln!(out, "{}", answer(request))?;
            return Ok(Status::Answered);
        }
        // One byte more than is allowed, so that the library refuses the line.
        let mut lines = Lines::new(BufReader::new(io::stdin().lock()), LONGEST_REQUEST as u64 + 1);
        while let Some(line) = lines.next_bytes()? {
            let request = String::from_utf8_lossy(line);
            let request = request.trim_end_matches(['\r', '\n']);
            if request.trim().is_empty() {
                continue;
            }
            writeln!(out, "{}", answer(request))?;
            if !lines.is_waiting() {
                out.flush()?;
            }
        }
        Ok(Status::Answered)
    }
}
