//! `nimatron verify`: does a certificate hold?

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use nimatron::api::{Proved, Verification};
use nimatron::certificate::{
    Invalid, QuotientCertificate, TableCertificate, VerifiedQuotient, verify, verify_couples,
};
use nimatron::foundation::{Convention, Outcome};
use nimatron::rulesets::Position;
use nimatron::say;
use serde_json::json;

use super::{players, write_json};
use crate::context::Context;
use crate::input::refused;
use crate::report::{Failure, Status};

/// Check a certificate with the independent checker
///
/// Prints what it proves. The exit status is 1 if it does not prove what it claims, because
/// something in it does not hold or is missing, and 2 if it cannot be read or not be checked to
/// the end. A file of losing couples may be longer than the memory.
#[derive(Debug, Args)]
pub struct Verify {
    /// The certificate, or - for standard input
    file: PathBuf,
}

impl Verify {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        self.check(context, out).or_else(|failure| refused(failure, context, out))
    }

    fn check(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        let unread = |error| Failure::message(format!("{}: {error}", self.file.display()));
        let budget = &mut context.budget(u64::MAX);
        let is_file = self.file != Path::new("-");
        let file = is_file.then(|| File::open(&self.file)).transpose().map_err(unread)?;
        // A pipe cannot be gone through several times.
        let file = file.filter(|file| file.metadata().is_ok_and(|found| found.is_file()));
        let result = match file.and_then(|file| verify_couples(file, budget)) {
            Some(result) => result,
            None => {
                let text = read(&self.file).map_err(unread)?;
                if QuotientCertificate::is_meant(&text) {
                    return self.check_quotient(&text, context, out);
                }
                if TableCertificate::is_meant(&text) {
                    return players::verify(&text, &self.file.display().to_string(), context, out);
                }
                verify(&text, budget)
            }
        };
        let answer = Verification::new(result, context.notation)
            .map_err(|error| Failure::message(format!("{}: {error}", self.file.display())))?;
        if context.json {
            write_json(out, &answer)?;
        } else if let Some(refused) = &answer.refused {
            writeln!(out, "{}", say!("refused: {}: {}", &refused.place, &refused.reason))?;
        } else if let Some(proved) = &answer.proved {
            writeln!(out, "{}", in_words(proved))?;
        }
        Ok(if answer.verified { Status::Answered } else { Status::No })
    }
}

impl Verify {
    fn check_quotient(
        &self,
        text: &str,
        context: &Context,
        out: &mut impl Write,
    ) -> Result<Status, Failure> {
        let verified = match QuotientCertificate::verify(text, &mut context.budget(u64::MAX)) {
            Ok(verified) => verified,
            Err(Invalid::Refused { place, reason }) => {
                match context.json {
                    true => write_json(
                        out,
                        &json!({"schema": 1, "verified": false, "place": place, "reason": reason}),
                    )?,
                    false => writeln!(out, "{}", say!("refused: {}: {}", place, reason))?,
                }
                return Ok(Status::No);
            }
            Err(other) => {
                return Err(Failure::message(format!("{}: {other}", self.file.display())));
            }
        };
        if context.json {
            write_json(out, &json!({"schema": 1, "verified": true, "quotient": verified}))?;
            return Ok(Status::Answered);
        }
        let VerifiedQuotient { ruleset, order, p_positions, last_heap, preperiod, period } =
            verified;
        let heaps = match (last_heap, preperiod, period) {
            (None, Some(preperiod), Some(period)) => {
                say!("the elements of heaps have the period {} after {}", period, preperiod)
            }
            (last, ..) => say!("of the heaps up to {}", last.unwrap_or(0)),
        };
        let told = say!(
            "verified: {} has a misere quotient of order {} with a P-portion of {}",
            ruleset.to_string(),
            order,
            p_positions
        );
        writeln!(out, "{told}\n  {heaps}")?;
        Ok(Status::Answered)
    }
}

/// Reads a text of bounded length.
fn read(path: &Path) -> io::Result<String> {
    const LONGEST: u64 = 1 << 30;
    let mut text = String::new();
    let length = if path == Path::new("-") {
        io::stdin().lock().take(LONGEST).read_to_string(&mut text)?
    } else {
        File::open(path)?.take(LONGEST).read_to_string(&mut text)?
    };
    if length as u64 == LONGEST {
        return Err(io::Error::other(say!("longer than {} bytes", LONGEST)));
    }
    Ok(text)
}

fn in_words(proved: &Proved) -> String {
    let Proved { position, convention, outcome, settled } = proved;
    let how = match settled {
        Some(1) => say!("1 position, settled by the rules alone"),
        Some(count) => say!("{} positions, each settled by the rules alone", *count),
        None => say!("the data of the theorem that applies, confirmed"),
    };
    let position = position.to_string();
    let is_scored = position.parse::<Position>().is_ok_and(|position| position.is_scored());
    let what = match (outcome, convention) {
        (Outcome::N, _) if is_scored => say!("verified: the player to move wins {}", position),
        (Outcome::P, _) if is_scored => say!("verified: the player to move loses {}", position),
        (Outcome::D, _) if is_scored => say!("verified: {} is a draw", position),
        (Outcome::N, Convention::Normal) => {
            say!("verified: {} is an N-position in normal play", position)
        }
        (Outcome::N, Convention::Misere) => {
            say!("verified: {} is an N-position in misere play", position)
        }
        (Outcome::P, Convention::Normal) => {
            say!("verified: {} is a P-position in normal play", position)
        }
        (Outcome::P, Convention::Misere) => {
            say!("verified: {} is a P-position in misere play", position)
        }
        (Outcome::D, Convention::Normal) => {
            say!("verified: {} is a draw in normal play", position)
        }
        (Outcome::D, Convention::Misere) => {
            say!("verified: {} is a draw in misere play", position)
        }
    };
    format!("{what}\n  {how}")
}
