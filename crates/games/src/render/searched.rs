//! What is told of positions solved by search: the heap of Nim that they are,
//! and the table of what the moves leave.

use nimatron_nimber::text::Formula;
use nimatron_nimber::text::language::{spoken, translated};

use super::claims::Teller;
use super::document::{Align, Block, Prose, Row, Table, exact, prose, strong};
use super::length;
use super::parts::{self, table};
use super::words::{Words, capitalised, counted, left_out, listed};
use crate::explain::{OptionsRow, PartRow, PrincipleClaim, SearchClaim, StatementClaim};
use crate::rulesets::{Position, Theory};

/// So many moves are told in a sentence.
const FEW_MOVES: usize = 6;
/// A table shows at most so many rows.
const MOST_ROWS: usize = 64;

impl Teller<'_> {
    /// Tells a claim about a position that is searched.
    pub(super) fn tell_of_search(&mut self, claim: &SearchClaim) {
        match claim {
            SearchClaim::Options { rows, mex } => {
                let rows = rows.iter().map(|row| (row, self.notated(&row.chosen)));
                let rows: Vec<(&OptionsRow, Prose)> = rows.collect();
                self.blocks.extend(options(self.words, &rows, *mex));
            }
            SearchClaim::Labels { rows } => self.blocks.extend(parts::labels(self.words, rows)),
            SearchClaim::Length(claim) => self.say(length::length(claim)),
            SearchClaim::LengthProof => self.say(translated(length::PROOF)),
            SearchClaim::Strategy(claim) => self.blocks.extend(length::strategy(claim)),
            SearchClaim::Statement(claim) => self.say(statement(claim)),
            SearchClaim::Application(claim) => {
                let rows = self.rows_told(&claim.rows);
                self.blocks.extend(application(self.words, &rows, claim.total));
            }
            SearchClaim::Principle(claim) => {
                let rows = self.rows_told(&claim.rows);
                self.blocks.extend(principle(self.words, &rows, claim));
            }
        }
    }

    /// What a theorem looks at, in the language that is spoken: a claim names it in English.
    fn rows_told(&self, rows: &[PartRow]) -> Vec<PartRow> {
        let theory = match self.position.as_deref() {
            Some(Position::Searched(position)) if spoken().is_some() => position.game().theory(),
            _ => None,
        };
        match theory.filter(|theory| theory.parts.len() == rows.len()) {
            Some(Theory { parts, .. }) => parts
                .into_iter()
                .map(|part| PartRow { part: part.what, number: part.number })
                .collect(),
            None => rows.to_vec(),
        }
    }
}

/// The heap of Nim that the position is equal to.
pub(super) fn behaves(value: u64, reached: &[(u64, Prose)]) -> Prose {
    let heap = match value {
        0 => prose!("This position behaves like an empty heap of Nim: its value is 0."),
        _ => prose!("This position behaves like a heap of Nim of height {}.", strong(value)),
    };
    let told = reached
        .iter()
        .map(|(value, chosen)| prose!("{} ({})", Formula::number(value), exact(chosen)));
    // All smaller values are left, of which moves to some are known here.
    let unknown = value.saturating_sub(reached.len() as u64);
    let told = match unknown {
        0 => listed(told, FEW_MOVES, "value"),
        _ => {
            let shown: Vec<Prose> = told.take(FEW_MOVES).collect();
            let more = value.saturating_sub(shown.len() as u64);
            let more = counted(usize::try_from(more).unwrap_or(usize::MAX), "more value");
            prose!("{} and {}", Prose::joined(shown, ", "), more)
        }
    };
    match (value, reached.len()) {
        (_, 0) => heap,
        (1, _) => heap.then(prose!("A move leaves {}, and none leaves 1.", told)),
        _ => heap.then(prose!(
            "As from such a heap, moves leave {}, and none leaves {}.",
            told,
            value
        )),
    }
}

/// The table of what the moves leave.
fn options(words: Words, rows: &[(&OptionsRow, Prose)], mex: u64) -> Vec<Block> {
    let columns = vec![
        (Align::Right, prose!("value")),
        (Align::Right, prose!("moves")),
        (Align::Left, prose!("such as")),
    ];
    let mut table = Table { columns, rows: Vec::new() };
    // The gap that makes the mex is a row of its own.
    let mut gap = Some(mex);
    for (row, chosen) in rows.iter().take(MOST_ROWS) {
        if gap.is_some_and(|mex| row.value > mex) {
            table.rows.extend(gap.take().map(missing));
        }
        table.rows.push(Row::Cells(vec![
            Formula::number(row.value).into(),
            row.count.to_string().into(),
            exact(chosen),
        ]));
    }
    table.rows.extend(gap.take().map(missing));
    if rows.len() > MOST_ROWS {
        let more = counted(rows.len() - MOST_ROWS, "more value");
        table.rows.push(left_out(words, more));
    }
    let intro = prose!("What the moves leave, by the height of the heap that it behaves like:");
    let mex = prose!(
        "The least number that no move leaves, the mex, is {}: that is the value.",
        strong(mex)
    );
    vec![Block::paragraph(intro), Block::Table(table), Block::paragraph(mex)]
}

fn missing(mex: u64) -> Row {
    Row::Cells(vec![strong(mex), "0".into(), prose!("no move leaves it")])
}

/// The theorem that decides the position.
fn statement(claim: &StatementClaim) -> Prose {
    prose!("{}: {}", strong(capitalised(&translated(&claim.name))), translated(&claim.statement))
}

/// What the theorem says of the position.
fn application(words: Words, rows: &[PartRow], total: Option<u64>) -> Vec<Block> {
    let heads = [(Align::Left, prose!("part")), (Align::Right, prose!("number"))];
    let cells = |row: &PartRow| vec![row.part.as_str().into(), Formula::number(row.number).into()];
    let mut blocks = Vec::new();
    if !rows.is_empty() {
        blocks.push(table(words, &heads, rows, "part", cells));
    }
    blocks.extend(total.map(|total| {
        let total = if total == 0 { Formula::number(0).into() } else { strong(total) };
        Block::paragraph(prose!("The nim-sum is {}.", total))
    }));
    blocks
}

/// A theorem, and what it says of the position.
fn principle(words: Words, rows: &[PartRow], claim: &PrincipleClaim) -> Vec<Block> {
    let PrincipleClaim { name, statement, reference, total, .. } = claim.clone();
    let mut blocks = vec![Block::paragraph(self::statement(&StatementClaim { name, statement }))];
    blocks.extend(application(words, rows, total));
    blocks.push(Block::paragraph(prose!("Proved in: {}.", reference)));
    blocks
}

/// A move with its answer; `ends` where it is the last move and loses.
pub(super) fn answer(chosen: Prose, reply: Option<Prose>, ends: bool) -> Prose {
    let chosen = exact(chosen);
    match reply {
        Some(reply) => prose!("The move {} is answered by {}.", chosen, exact(reply)),
        None if ends => prose!("The move {} is the last one, which loses.", chosen),
        None => prose!("The move {} wins.", chosen),
    }
}
