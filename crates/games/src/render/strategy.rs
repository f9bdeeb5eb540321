//! Certificates on a page: a winning strategy as a table, and as a graph.
//!
//! The table is the classical exercise of the first lecture: every position
//! that can be reached, from the end of the game backwards, marked P or N, and
//! for each N-position a move to a P-position. From 1, 2, 3 there are 24
//! positions, of which 6 are P.
#![allow(
    clippy::mutable_key_type,
    reason = "what heaps remember of their values is no part of what they equal"
)]

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Write;

use nimatron_nimber::Ordinal;
use nimatron_nimber::text::Notation;
use thiserror::Error;

use super::claims::who_wins;
use super::document::{Align, Block, Document, Prose, Row, Table, cleaned, formula, strong};
use super::words::{Words, counted};
use super::{tell, text::Style};
use crate::certificate::{Certificate, Entry, Strategy};
use crate::core::{Convention, Outcome, Playable};
use crate::rulesets::{Move, Position, ValueRow};

/// A table shows at most so many positions.
const MOST_ROWS: usize = 160;

/// The certificate has no table of positions from which a graph could be
/// drawn: it rests on a theorem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error(
    "there is no tree to draw: this certificate rests on a theorem, not on a table of positions"
)]
pub struct NoTree;

/// The certificate as a document: a strategy as a table, a theorem's data as
/// the explanation.
///
/// ```
/// use nimatron::certificate::prove;
/// use nimatron::core::Budget;
/// use nimatron::render::{Style, strategy};
/// use nimatron_nimber::text::Notation;
///
/// let certificate = prove(&"nim: 1, 2, 3".parse()?, 1000, &mut Budget::unlimited())?;
/// let page = strategy::document(&certificate, Notation::Ascii).to_text(&Style::default());
/// assert!(page.contains("24 positions can be reached, 6 of them are P and 18 are N."));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn document(certificate: &Certificate, notation: Notation) -> Document {
    match certificate {
        Certificate::Strategy(strategy) => table(strategy, notation),
        Certificate::Values { position, outcome, rows } => {
            values(position, *outcome, rows, notation)
        }
        Certificate::PPositions { position, outcome, listed } => {
            p_positions(position, *outcome, listed, notation)
        }
        Certificate::Theorem { explanation, .. } => tell::explanation(explanation, notation),
    }
}

/// A table of Grundy values.
fn values(
    position: &Position,
    outcome: Outcome,
    rows: &[ValueRow],
    notation: Notation,
) -> Document {
    let words = Words { notation };
    let counts = format!(
        "The value follows from those of {}, up to symmetry. Each is the mex of the values of its \
         options, and a sum of independent parts is worth the nim-sum.",
        counted(rows.len(), "position"),
    );
    let columns = vec![(Align::Left, "position".into()), (Align::Right, "value".into())];
    let mut table = Table { columns, rows: Vec::new() };
    for row in rows.iter().take(MOST_ROWS) {
        table.rows.push(Row::Cells(vec![
            formula(cleaned(&row.position)).into(),
            formula(row.value).into(),
        ]));
    }
    if rows.len() > MOST_ROWS {
        let more = counted(rows.len() - MOST_ROWS, "more position");
        table.rows.push(Row::Note(format!("{} {more}", words.ellipsis()).into()));
    }
    let blocks =
        vec![heading(position, outcome, notation), Block::paragraph(counts), Block::Table(table)];
    Document { blocks }
}

/// A list of P-positions.
fn p_positions(
    position: &Position,
    outcome: Outcome,
    listed: &[String],
    notation: Notation,
) -> Document {
    let words = Words { notation };
    let unless = match position.convention() {
        Convention::Normal => "",
        Convention::Misere => ", unless it has ended the game, which loses",
    };
    let count = counted(listed.len(), "P-position");
    let counts = match (outcome, listed) {
        (_, []) => "There is no move, and in this convention the player to move has won.".into(),
        (Outcome::P, _) => format!("This is the first of {count}, up to symmetry."),
        (Outcome::N, _) => format!("A move leads to the first of {count}, up to symmetry."),
    };
    let why = format!(
        "From each of them every move can be answered by a move to one of them{unless}. So \
         whoever has moved to one of them can do so until the end."
    );
    let columns = vec![(Align::Left, "position".into())];
    let mut table = Table { columns, rows: Vec::new() };
    for text in listed.iter().take(MOST_ROWS) {
        table.rows.push(Row::Cells(vec![formula(cleaned(text)).into()]));
    }
    if listed.len() > MOST_ROWS {
        let more = counted(listed.len() - MOST_ROWS, "more position");
        table.rows.push(Row::Note(format!("{} {more}", words.ellipsis()).into()));
    }
    let mut blocks = vec![heading(position, outcome, notation), Block::paragraph(counts)];
    if !listed.is_empty() {
        blocks.extend([Block::paragraph(why), Block::Table(table)]);
    }
    Document { blocks }
}

/// Who wins which position, under which convention.
fn heading(position: &Position, outcome: Outcome, notation: Notation) -> Block {
    let verdict = strong(tell::verdict(outcome, position.turn()));
    let title = format!("{verdict}: {}", Words { notation }.position(position));
    let who = who_wins(outcome, position.turn(), position.convention(), notation);
    Block::Lines(vec![title.into(), who.into()])
}

/// [`document`] as text.
pub fn text(certificate: &Certificate, style: &Style) -> String {
    document(certificate, style.notation).to_text(style)
}

fn table(strategy: &Strategy<Position>, notation: Notation) -> Document {
    let words = Words { notation };
    let Some(start) = strategy.entries().first() else {
        return Document::default();
    };
    let p_positions = strategy.count_p_positions();
    let all = strategy.entries().len();
    let is = |count: usize| if count == 1 { "is" } else { "are" };
    let mut counts = format!(
        "{} can be reached, {p_positions} of them {} P and {} {} N.",
        counted(all, "position"),
        is(p_positions),
        all - p_positions,
        is(all - p_positions),
    );
    let up_to_order = count_up_to_order(strategy);
    if let Some(up_to_order) = up_to_order.filter(|count| *count < all) {
        counts += &format!(" Up to the order of the piles there are {up_to_order}.");
    }
    let legend = "P: whoever has just moved wins, for every move leads to an N-position. N: whoever \
                  moves next wins, by the winning move, which leads to a P-position. The table \
                  goes from the end of the game backwards.";
    let blocks = vec![
        heading(&start.position, start.outcome, notation),
        Block::paragraph(counts),
        Block::paragraph(legend),
        Block::Table(rows(strategy, words)),
    ];
    Document { blocks }
}

/// The positions by how much is left, least first, P before N.
fn rows(strategy: &Strategy<Position>, words: Words) -> Table {
    let heads = ["left", "position", "who wins", "winning move", "to"];
    let align = [Align::Right, Align::Left, Align::Left, Align::Left, Align::Left];
    let columns = align.into_iter().zip(heads.map(Prose::from)).collect();
    let mut table = Table { columns, rows: Vec::new() };
    let mut groups = BTreeMap::<Ordinal, Vec<&Entry<Position>>>::new();
    for (entry, left) in strategy.entries().iter().zip(left(strategy)) {
        groups.entry(left).or_default().push(entry);
    }
    let mut shown = 0;
    for (left, mut entries) in groups {
        entries.sort_by_key(|entry| (entry.outcome == Outcome::N, heights(&entry.position)));
        for (index, entry) in entries.into_iter().take(MOST_ROWS - shown).enumerate() {
            let group = if index == 0 { words.ordinal(&left) } else { String::new() };
            table.rows.push(Row::Cells(cells(group, entry, words)));
            shown += 1;
        }
    }
    let left_out = strategy.entries().len() - shown;
    if left_out > 0 {
        let more = counted(left_out, "more position");
        table.rows.push(Row::Note(format!("{} {more}", words.ellipsis()).into()));
    }
    table
}

fn cells(group: String, entry: &Entry<Position>, words: Words) -> Vec<Prose> {
    let mark = match entry.outcome {
        Outcome::P => strong(format!("{} P", words.mark())),
        Outcome::N => "  N".into(),
    };
    let after = entry.reply.as_ref().and_then(|reply| entry.position.play(reply).ok());
    let reply = entry.reply.as_ref();
    vec![
        group.into(),
        formula(short(&entry.position, words.notation)).into(),
        mark.into(),
        reply.map_or_else(String::new, |reply| formula(reply.to_text(words.notation))).into(),
        after.map_or_else(String::new, |after| formula(short(&after, words.notation))).into(),
    ]
}

/// How much is left in each position, so that every move leaves less: of piles the blocks,
/// which are the natural sum of the heights; otherwise the moves of the longest play.
fn left(strategy: &Strategy<Position>) -> Vec<Ordinal> {
    let blocks = strategy.entries().iter().map(|entry| {
        let heights = heights(&entry.position)?;
        Some(heights.iter().fold(Ordinal::zero(), |sum, height| sum.natural_sum(height)))
    });
    let plays = || strategy.longest_plays().into_iter().map(Ordinal::from).collect();
    blocks.collect::<Option<Vec<_>>>().unwrap_or_else(plays)
}

/// The heights of the piles of a position of the Nim family.
fn heights(position: &Position) -> Option<Vec<Ordinal>> {
    position.as_nim().map(|position| position.piles().iter().collect())
}

/// The position without its ruleset, which is the same in all rows.
fn short(position: &Position, notation: Notation) -> String {
    let text = position.to_text(notation);
    text.split_once(':').map_or(text.as_str(), |(_, parts)| parts.trim_start()).into()
}

/// How many positions there are if the order of the piles does not count.
fn count_up_to_order(strategy: &Strategy<Position>) -> Option<usize> {
    let sorted = strategy.entries().iter().map(|entry| {
        let mut heights = heights(&entry.position)?;
        heights.sort();
        Some(heights)
    });
    sorted.collect::<Option<HashSet<_>>>().map(|different| different.len())
}

/// The strategy as a graph in the DOT language: a node for each position,
/// P-positions as filled double circles, an edge for each move, the replies
/// bold.
///
/// ```
/// use nimatron::certificate::prove;
/// use nimatron::core::Budget;
/// use nimatron::render::strategy::dot;
///
/// let certificate = prove(&"nim: 1, 1".parse()?, 1000, &mut Budget::unlimited())?;
/// assert!(dot(&certificate)?.starts_with("digraph strategy {\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`NoTree`] if the certificate rests on a theorem.
///
/// Cost: one line for each position and each move of it.
pub fn dot(certificate: &Certificate) -> Result<String, NoTree> {
    let Certificate::Strategy(strategy) = certificate else {
        return Err(NoTree);
    };
    let entries = strategy.entries();
    let numbers: HashMap<&Position, usize> =
        entries.iter().enumerate().map(|(number, entry)| (&entry.position, number)).collect();
    let mut graph = String::from("digraph strategy {\n");
    let title = quoted(&certificate.position().to_string());
    // Writing to a string has no way to fail.
    let _ = writeln!(graph, "  label={title};\n  labelloc=t;\n  node [shape=ellipse];");
    for (number, entry) in entries.iter().enumerate() {
        let label = quoted(&short(&entry.position, Notation::Ascii));
        let shape = match entry.outcome {
            Outcome::P => ", shape=doublecircle, style=filled, fillcolor=lightgray",
            Outcome::N => "",
        };
        let _ = writeln!(graph, "  n{number} [label={label}{shape}];");
    }
    for (number, entry) in entries.iter().enumerate() {
        for chosen in entry.position.moves().into_iter().flatten() {
            if let Some(edge) = edge(entry, &chosen, &numbers) {
                let _ = writeln!(graph, "  n{number} -> {edge};");
            }
        }
    }
    graph += "}\n";
    Ok(graph)
}

/// The end of the edge of a move, with its looks.
fn edge(
    entry: &Entry<Position>,
    chosen: &Move,
    numbers: &HashMap<&Position, usize>,
) -> Option<String> {
    let after = entry.position.play(chosen).ok()?;
    let number = numbers.get(&after)?;
    let is_reply = entry.reply.as_ref() == Some(chosen);
    let looks = match is_reply {
        true => format!(" [style=bold, penwidth=2, label={}]", quoted(&chosen.to_string())),
        false => " [color=gray]".into(),
    };
    Some(format!("n{number}{looks}"))
}

/// A double-quoted string of the DOT language.
fn quoted(text: &str) -> String {
    let escaped = cleaned(text).replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{escaped}\"")
}
