//! Certificates as text: JSON with a version.

use std::collections::HashMap;
use std::io;
use std::sync::Arc;

use nimatron_nimber::say;
use nimatron_nimber::text::{BYTE_ORDER_MARK, ParseError};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::quotient::QuotientCertificate;
use super::strategy::{self, Entry, Strategy};
use crate::explain::{Claim, Step, check, check_completeness};
use crate::foundation::{Budget, Convention, Exhausted, Outcome, Playable, json_error};
use crate::rulesets::{
    CoupleRows, PPositions, Position, Ruleset, ValueRow, files_of, knowing, outcome_of, written,
};

const SCHEMA: u32 = 1;

/// A proof of who wins a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Certificate {
    /// Every reachable position with a reply to everything.
    Strategy(Strategy<Position>),
    /// The Grundy values from which that of the position follows.
    Values {
        /// The position.
        position: Position,
        /// Who wins it.
        outcome: Outcome,
        /// The values of the components of all that can be reached.
        rows: Vec<ValueRow>,
    },
    /// Losing couples that prove who wins: components, each of which is lost beside a heap of its value.
    Couples {
        /// The position.
        position: Position,
        /// Who wins it.
        outcome: Outcome,
        /// The components with their values.
        rows: Vec<ValueRow>,
    },
    /// P-positions that prove who wins: from each of them every move can be answered by a move
    /// to one of them.
    PPositions {
        /// The position.
        position: Position,
        /// Who wins it.
        outcome: Outcome,
        /// The P-positions.
        listed: PPositions,
    },
    /// The misère quotient of a game with heaps: the product of the elements of the heaps decides.
    Quotient {
        /// The position.
        position: Position,
        /// Who wins it.
        outcome: Outcome,
        /// The quotient.
        quotient: QuotientCertificate,
    },
    /// The data from which a theorem decides the position.
    Theorem {
        /// The position.
        position: Position,
        /// Who wins it.
        outcome: Outcome,
        /// Its explanation, down to the table and the theorem.
        explanation: Step,
    },
}

/// Why a text is not a valid certificate.
#[derive(Debug, Error)]
pub enum Invalid {
    /// It is not JSON of the right form. The message names line and column.
    #[error("{}", say!("not a certificate: {}", json_error(.0)))]
    Form(#[from] serde_json::Error),
    /// It is of a kind or version that this program does not know.
    #[error("{0}")]
    Unknown(String),
    /// A position in it cannot be read as one of any ruleset.
    #[error("{place}: {reason}")]
    Unreadable {
        /// Where in the certificate.
        place: String,
        /// What is wrong.
        reason: String,
    },
    /// It does not prove what it claims: something in it does not hold, or is missing.
    #[error("{place}: {reason}")]
    Refused {
        /// Where in the certificate.
        place: String,
        /// What is wrong.
        reason: String,
    },
    /// The budget did not suffice for checking it.
    #[error("{}", say!("not checked to the end: {}", .0.to_string()))]
    Exhausted(#[from] Exhausted),
}

/// What a certificate that was confirmed proves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The position.
    pub position: Position,
    /// Who wins it.
    pub outcome: Outcome,
    /// How many positions the strategy, the table or the list settles; nothing for a
    /// theorem's data.
    pub settled: Option<usize>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    nimatron: String,
    schema: u32,
    position: String,
    convention: Convention,
    outcome: Outcome,
    /// The files of the rulesets of the position that are [written](crate::rulesets::written).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    rules: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    positions: Option<Vec<Row>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    values: Option<Vec<ValueRow>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    couples: Option<Vec<ValueRow>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    p_positions: Option<Vec<String>>,
    /// With P-positions: see [`PPositions::small`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    small: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    quotient: Option<QuotientCertificate>,
    #[serde(skip_serializing_if = "Option::is_none")]
    explanation: Option<Step>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    position: String,
    outcome: Outcome,
    #[serde(skip_serializing_if = "Option::is_none")]
    reply: Option<String>,
}

impl Document {
    /// The position, if kind, version and convention are right.
    fn checked(&self) -> Result<Position, Invalid> {
        if self.nimatron != "certificate" {
            return Err(Invalid::Unknown(say!("this is not a certificate of Nimatron")));
        }
        if self.schema != SCHEMA {
            let message = say!("version {} is unknown, this reads {}", self.schema, SCHEMA);
            return Err(Invalid::Unknown(message));
        }
        let position: Position = read(&self.position, "position")?;
        match position.convention() == self.convention {
            true => Ok(position),
            false => Err(refused("convention", &say!("the position is played otherwise"))),
        }
    }
}

/// The end of the first line of a certificate of losing couples, as it is written.
pub(super) const HEAD: &str = "\"couples\":[";

/// What the first line of a certificate of losing couples claims.
pub(super) fn head_of(line: &str) -> Result<(Position, Outcome), Invalid> {
    let line = line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line);
    let document: Document = serde_json::from_str(&format!("{line}]}}"))?;
    Ok((document.checked()?, document.outcome))
}

impl Certificate {
    /// The position that the certificate is about.
    pub fn position(&self) -> &Position {
        match self {
            Certificate::Strategy(strategy) => &strategy.entries()[0].position,
            Certificate::Values { position, .. }
            | Certificate::Couples { position, .. }
            | Certificate::PPositions { position, .. }
            | Certificate::Quotient { position, .. }
            | Certificate::Theorem { position, .. } => position,
        }
    }

    /// Who wins it, as it claims.
    pub fn outcome(&self) -> Outcome {
        match self {
            Certificate::Strategy(strategy) => strategy.entries()[0].outcome,
            Certificate::Values { outcome, .. }
            | Certificate::Couples { outcome, .. }
            | Certificate::PPositions { outcome, .. }
            | Certificate::Quotient { outcome, .. }
            | Certificate::Theorem { outcome, .. } => *outcome,
        }
    }

    /// The certificate as JSON, one position a line.
    pub fn to_json(&self) -> String {
        let document = Document {
            nimatron: "certificate".into(),
            schema: SCHEMA,
            position: self.position().to_string(),
            convention: self.position().convention(),
            outcome: self.outcome(),
            rules: files_of(&self.position().to_string()),
            positions: match self {
                Certificate::Strategy(strategy) => {
                    Some(strategy.entries().iter().map(Row::from).collect())
                }
                _ => None,
            },
            values: match self {
                Certificate::Values { rows, .. } => Some(rows.clone()),
                _ => None,
            },
            couples: match self {
                Certificate::Couples { rows, .. } => Some(rows.clone()),
                _ => None,
            },
            p_positions: match self {
                Certificate::PPositions { listed, .. } => Some(listed.positions.clone()),
                _ => None,
            },
            small: match self {
                Certificate::PPositions { listed, .. } => listed.small,
                _ => None,
            },
            quotient: match self {
                Certificate::Quotient { quotient, .. } => Some(quotient.clone()),
                _ => None,
            },
            explanation: match self {
                Certificate::Theorem { explanation, .. } => Some(explanation.clone()),
                _ => None,
            },
        };
        lines_of(&document)
    }
}

/// A document as JSON, in which each item of the outermost arrays has a line of its own.
pub(super) fn lines_of(document: &impl Serialize) -> String {
    let mut json = Vec::new();
    let mut writer = serde_json::Serializer::with_formatter(&mut json, LineByLine::default());
    match document.serialize(&mut writer) {
        Ok(()) => String::from_utf8_lossy(&json).into_owned() + "\n",
        // Writing plain data to memory has no way to fail.
        Err(_) => String::new(),
    }
}

/// Puts each item of the outermost arrays on a line of its own.
#[derive(Default)]
struct LineByLine {
    depth: usize,
}

impl serde_json::ser::Formatter for LineByLine {
    fn begin_array<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        writer.write_all(b"[")
    }

    fn end_array<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        writer.write_all(b"]")
    }

    fn begin_array_value<W: ?Sized + io::Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        let comma: &[u8] = if first { b"" } else { b"," };
        writer.write_all(comma)?;
        if self.depth == 1 { writer.write_all(b"\n") } else { Ok(()) }
    }
}

impl From<&Entry<Position>> for Row {
    fn from(entry: &Entry<Position>) -> Row {
        Row {
            position: entry.position.to_string(),
            outcome: entry.outcome,
            reply: entry.reply.as_ref().map(|reply| reply.to_string()),
        }
    }
}

/// Checks a certificate without using the solver.
///
/// # Errors
/// What is wrong, and where; [`Invalid::Exhausted`] if the budget ran out
/// before everything was confirmed.
pub fn verify(text: &str, budget: &mut Budget) -> Result<Verified, Invalid> {
    verify_beside(text, &mut HashMap::new(), budget)
}

/// As [`verify`], where it is known which losing couples other certificates have proved: they are not
/// checked again, and those of this certificate are added.
///
/// # Errors
/// As [`verify`]; then nothing is added.
pub(crate) fn verify_beside(
    text: &str,
    proved: &mut HashMap<String, u64>,
    budget: &mut Budget,
) -> Result<Verified, Invalid> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    let document: Document = serde_json::from_str(text)?;
    let rulesets = written_in(&document.rules)?;
    // Another file may have another ruleset of the same name.
    let (own, is_written) = (&mut HashMap::new(), !rulesets.is_empty());
    let proved = if is_written { own } else { proved };
    let verified = knowing(rulesets, || verify_document(document, proved, budget));
    verified.unwrap_or_else(|taken| {
        Err(Invalid::Unreadable { place: "rules".into(), reason: taken.to_string() })
    })
}

/// The rulesets of files.
fn written_in(files: &[String]) -> Result<Vec<Arc<Ruleset>>, Invalid> {
    let read = |(index, file): (usize, &String)| {
        written::read(file).map(Arc::new).map_err(|error| Invalid::Unreadable {
            place: format!("rules {}", index + 1),
            reason: error.message,
        })
    };
    files.iter().enumerate().map(read).collect()
}

fn verify_document(
    document: Document,
    proved: &mut HashMap<String, u64>,
    budget: &mut Budget,
) -> Result<Verified, Invalid> {
    let position = document.checked()?;
    let outcome = document.outcome;
    let Document { positions, values, couples, p_positions, small, quotient, explanation, .. } =
        document;
    if small.is_some() && p_positions.is_none() {
        return Err(Invalid::Unknown(say!("only p_positions may have small components")));
    }
    let settled = match (positions, values, couples, p_positions, quotient, &explanation) {
        (Some(rows), None, None, None, None, None) => {
            Some(verify_strategy(&position, outcome, rows, budget)?)
        }
        (None, Some(rows), None, None, None, None) => {
            Some(verify_values(&position, outcome, &rows, budget)?)
        }
        (None, None, Some(rows), None, None, None) => {
            Some(verify_couples(&position, outcome, &rows, proved, budget)?)
        }
        (None, None, None, Some(positions), None, None) => {
            let listed = PPositions { positions, small };
            Some(verify_p_positions(&position, outcome, &listed, budget)?)
        }
        (None, None, None, None, Some(quotient), None) => {
            verify_quotient(&position, outcome, &quotient, budget)?;
            None
        }
        (None, None, None, None, None, Some(explanation)) => {
            verify_theorem(&position, outcome, explanation, budget)?;
            None
        }
        _ => {
            let message = say!(
                "a certificate holds either positions, values, couples, p_positions, a \
                 quotient or an explanation"
            );
            return Err(Invalid::Unknown(message));
        }
    };
    Ok(Verified { position, outcome, settled })
}

fn verify_strategy(
    start: &Position,
    outcome: Outcome,
    rows: Vec<Row>,
    budget: &mut Budget,
) -> Result<usize, Invalid> {
    if let Position::Loopy(_) = start {
        // That each move leads on proves nothing where positions can come again.
        let reason = say!("positions can come again, so that no table of replies is a proof");
        return Err(refused("positions", &reason));
    }
    if start.is_scored() {
        let reason = say!("a score decides here, of which a table of replies says nothing");
        return Err(refused("positions", &reason));
    }
    let place = |index: usize| say!("position {} of {}", index + 1, rows.len());
    let mut table = Vec::with_capacity(rows.len());
    for (index, row) in rows.iter().enumerate() {
        let position: Position = read(&row.position, &place(index))?;
        let (outcome, reply) = (row.outcome, row.reply.clone());
        table.push(strategy::Row { position, outcome, reply });
    }
    let first = table.first().is_some_and(|row| row.position == *start);
    if !first {
        return Err(refused("positions", &say!("the table must begin with the position itself")));
    }
    if table[0].outcome != outcome {
        return Err(refused("outcome", &say!("the table says otherwise")));
    }
    match strategy::check(&table, budget)? {
        Ok(()) => Ok(rows.len()),
        Err(flaw) => Err(refused(&place(flaw.entry), &flaw.reason)),
    }
}

fn verify_values(
    position: &Position,
    outcome: Outcome,
    rows: &[ValueRow],
    budget: &mut Budget,
) -> Result<usize, Invalid> {
    match position.check_value_table(rows, budget)? {
        Ok(value) if outcome_of(value) == outcome => Ok(rows.len()),
        Ok(_) => Err(refused("outcome", &say!("the table says otherwise"))),
        Err((index, reason)) => {
            let place = say!("value {} of {}", index + 1, rows.len());
            Err(refused_row(rows.get(index).map(|row| &*row.position), &place, &reason))
        }
    }
}

fn verify_couples(
    position: &Position,
    outcome: Outcome,
    rows: &[ValueRow],
    proved: &mut HashMap<String, u64>,
    budget: &mut Budget,
) -> Result<usize, Invalid> {
    let canonical: Vec<ValueRow> = rows.iter().map(canonical).collect();
    let couples = &mut CoupleRows::new(&canonical).beside(proved);
    match position.check_losing_couples(couples, budget)? {
        Ok(found) if found == outcome => {
            proved.extend(canonical.into_iter().map(|row| (row.position, row.value)));
            Ok(rows.len())
        }
        Ok(_) => Err(refused("outcome", &say!("the list says otherwise"))),
        Err((index, reason)) => {
            let place = say!("couple {} of {}", index + 1, rows.len());
            Err(refused_row(rows.get(index).map(|row| &*row.position), &place, &reason))
        }
    }
}

/// A couple with its position written as the checker looks it up.
pub(super) fn canonical(row: &ValueRow) -> ValueRow {
    let read = row.position.parse::<Position>();
    let position = read.map_or_else(|_| row.position.clone(), |read| read.twin().game.to_string());
    ValueRow { position, value: row.value }
}

fn verify_p_positions(
    position: &Position,
    outcome: Outcome,
    listed: &PPositions,
    budget: &mut Budget,
) -> Result<usize, Invalid> {
    let count = listed.positions.len();
    match position.check_p_positions(listed, budget)? {
        Ok(found) if found == outcome => Ok(count),
        Ok(_) => Err(refused("outcome", &say!("the list says otherwise"))),
        Err((index, reason)) => {
            let place = say!("p_position {} of {}", index + 1, count);
            Err(refused_row(listed.positions.get(index).map(String::as_str), &place, &reason))
        }
    }
}

fn verify_quotient(
    position: &Position,
    outcome: Outcome,
    quotient: &QuotientCertificate,
    budget: &mut Budget,
) -> Result<(), Invalid> {
    let heaps = position.as_searched().and_then(|game| game.as_heaps());
    let Some((rules, heaps)) = heaps.filter(|_| position.convention() == Convention::Misere) else {
        return Err(refused("quotient", &say!("the position is no sum of heaps in misere play")));
    };
    match quotient.outcome(rules, heaps, budget)? == outcome {
        true => Ok(()),
        false => Err(refused("outcome", &say!("the quotient says otherwise"))),
    }
}

fn verify_theorem(
    position: &Position,
    outcome: Outcome,
    explanation: &Step,
    budget: &mut Budget,
) -> Result<(), Invalid> {
    budget.spend(position.size())?;
    check(position, explanation, budget)?
        .map_err(|flaw| refused(&say!("step {}", flaw.place.to_string()), &flaw.reason))?;
    let Claim::Outcome { outcome: claimed, .. } = explanation.claim else {
        return Err(refused("explanation", &say!("it must begin with the outcome")));
    };
    if claimed != outcome {
        return Err(refused("outcome", &say!("the explanation says otherwise")));
    }
    check_completeness(position, explanation).map_err(|reason| refused("explanation", reason))
}

fn read(text: &str, place: &str) -> Result<Position, Invalid> {
    text.parse().map_err(|error: ParseError| Invalid::Unreadable {
        place: place.into(),
        reason: error.message,
    })
}

/// That a row does not hold; or, if that is why, that its position cannot be read.
fn refused_row(position: Option<&str>, place: &str, reason: &str) -> Invalid {
    match position.map(|text| read(text, place)) {
        Some(Err(unreadable)) => unreadable,
        _ => refused(place, reason),
    }
}

fn refused(place: &str, reason: &str) -> Invalid {
    Invalid::Refused { place: place.into(), reason: reason.into() }
}
