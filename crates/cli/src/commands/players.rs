//! Positions of n players in `solve`, `prove` and `verify`.

use std::io::Write;

use nimatron::api::{Noted, SolveOptions, TableSolution};
use nimatron::certificate::{Invalid, TableCertificate, TableProof, TableUnproved, VerifiedTable};
use nimatron::explain::explain_table;
use nimatron::foundation::Budget;
use nimatron::render::players as render;
use nimatron::rulesets::multiplayer::{Position, Unsolved};
use nimatron::say;
use nimatron::text::Reading;
use serde_json::json;

use super::{write_document, write_json};
use crate::context::Context;
use crate::input::Question;
use crate::report::{self, Failure, Status};

pub use nimatron::rulesets::multiplayer::is_meant;

/// The position of n players that is asked about.
pub fn position(question: Question<'_>) -> Result<Reading<Position>, Failure> {
    question.read(Position::read)
}

impl From<Unsolved> for Failure {
    fn from(unsolved: Unsolved) -> Failure {
        match unsolved {
            Unsolved::Exhausted(exhausted) => exhausted.into(),
            Unsolved::Infinite => Failure::message(say!("not solved: {}", unsolved.to_string())),
        }
    }
}

/// Writes who can force what, what comes about by the preferences, and why.
pub fn solve(
    question: Question<'_>,
    options: SolveOptions,
    budget: &mut Budget,
    context: &Context,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let Reading { value: position, notes } = position(question)?;
    if !context.json {
        report::notes(&notes, context);
    }
    let analysis = position.analyze(budget)?;
    let notation = options.notation;
    if context.json {
        let solution =
            TableSolution::of(&analysis, options.level, options.most_moves, notation, budget)?;
        return write_json(out, &Noted::new(solution, &notes));
    }
    let why = explain_table(&analysis, options.level, budget)?;
    write_document(out, &render::document(&position, &why, notation), context)
}

/// Writes the results by the preferences, and the least coalitions that can force a win, on a line.
pub fn line(
    question: Question<'_>,
    options: SolveOptions,
    context: &Context,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut budget = context.budget(u64::MAX);
    if context.json {
        return solve(question, options, &mut budget, context, out);
    }
    let Reading { value: position, notes } = position(question)?;
    report::notes(&notes, context);
    let analysis = position.analyze(&mut budget)?;
    let joined = |texts: Vec<String>| {
        let joined = texts.into_iter().reduce(|before, last| say!("{} or {}", before, last));
        joined.unwrap_or_default()
    };
    let results = joined(analysis.possible().results().map(|seat| seat.to_string()).collect());
    match analysis.least_coalitions() {
        least if least.is_empty() => writeln!(out, "{results}")?,
        least => {
            let least = joined(least.into_iter().map(|set| set.to_text()).collect());
            writeln!(out, "{}", say!("{} (forced by {})", results, least))?;
        }
    }
    Ok(())
}

/// The certificate of a position of n players.
pub fn prove(
    position: &Position,
    proof: TableProof,
    limit: u64,
    budget: &mut Budget,
) -> Result<TableCertificate, Failure> {
    TableCertificate::prove(position, proof, limit, budget).map_err(|unproved| match unproved {
        TableUnproved::Unsolved(unsolved) => unsolved.into(),
        TableUnproved::TooMany(_) => {
            let help = say!("a larger --limit may be enough");
            let message = say!("not proved: {}", unproved.to_string());
            Failure::message(format!("{message}\n  = {help}"))
        }
        _ => Failure::message(say!("not proved: {}", unproved.to_string())),
    })
}

/// Checks a certificate of a position of n players.
pub fn verify(
    text: &str,
    file: &str,
    context: &Context,
    out: &mut impl Write,
) -> Result<Status, Failure> {
    let verified = match TableCertificate::verify(text, &mut context.budget(u64::MAX)) {
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
        Err(other) => return Err(Failure::message(format!("{file}: {other}"))),
    };
    if context.json {
        write_json(out, &json!({"schema": 1, "verified": true, "table": verified}))?;
        return Ok(Status::Answered);
    }
    let VerifiedTable { position, coalition, results, settled } = verified;
    let position = position.to_string();
    let told = match (coalition, results) {
        (Some(coalition), _) if coalition.size() == 1 => say!(
            "verified: {}: {} can force to win against all others",
            position,
            coalition.to_string()
        ),
        (Some(coalition), _) => say!(
            "verified: {}: {} can force that one of them wins",
            position,
            coalition.to_string()
        ),
        (None, results) => {
            let results = results.unwrap_or_default();
            let results = results.iter().map(ToString::to_string);
            let results = results.reduce(|before, last| say!("{} or {}", before, last));
            say!(
                "verified: {}: by the preferences the result is {}",
                position,
                results.unwrap_or_default()
            )
        }
    };
    let how = match settled {
        Some(1) => say!("1 position, settled by the rules alone"),
        Some(count) => say!("{} positions, each settled by the rules alone", count),
        None => say!("the columns and the theorem that apply, derived again"),
    };
    writeln!(out, "{told}\n  {how}")?;
    Ok(Status::Answered)
}

/// Reads the players of a coalition, as `A+C`.
pub fn coalition(text: &str, position: &Position) -> Result<TableProof, Failure> {
    let piece = nimatron::foundation::Piece::whole(text);
    let coalition = nimatron::multiplayer::Coalition::read(piece, position.players());
    coalition.map(TableProof::Coalition).map_err(|error| Failure::at(&error, text))
}
