//! Certificates on a page: a winning strategy as a table, and as a graph.
//!
//! The table is the classical exercise of the first lecture: every position
//! that can be reached, marked P or N, and for each N-position a move to a
//! P-position. The order is that of the longest play that is left, so that every
//! move leads to a row further up, and the table can be read as an induction.
//! From 1, 2, 3 there are 24 positions, of which 6 are P.
#![allow(
    clippy::mutable_key_type,
    reason = "what heaps remember of their values is no part of what they equal"
)]

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Write;

use nimatron_nimber::text::Notation;
use nimatron_nimber::text::formula::{Formula, Operator};
use nimatron_nimber::{Ordinal, say};
use thiserror::Error;

use super::claims::{aim, who_wins};
use super::document::{Align, Block, Document, Prose, Row, Table, cleaned, prose, strong};
use super::words::{Words, counted, left_out};
use super::{tell, text::Style};
use crate::certificate::{Certificate, Entry, QuotientCertificate, Strategy, VerifiedQuotient};
use crate::foundation::{Convention, Outcome, Playable};
use crate::rulesets::{Move, PPositions, Position, ValueRow};

/// A table shows at most so many positions.
const MOST_ROWS: usize = 160;

/// The certificate has no table of positions from which a graph could be
/// drawn: it rests on a theorem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error(
    "{}",
    say!("there is no tree to draw: this certificate rests on a theorem, not on a table of positions")
)]
pub struct NoTree;

/// The certificate as a document: a strategy as a table, a theorem's data as
/// the explanation.
///
/// ```
/// use nimatron::certificate::prove;
/// use nimatron::foundation::Budget;
/// use nimatron::render::{Style, strategy};
/// use nimatron_nimber::text::Notation;
///
/// let certificate = prove(&"nim: 1, 2, 3".parse()?, 1000, &mut Budget::unlimited())?;
/// let page = strategy::document(&certificate, Notation::Ascii).to_text(&Style::default());
/// assert!(page.contains("24 positions can be reached: 6 P-positions and 18 N-positions."));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn document(certificate: &Certificate, notation: Notation) -> Document {
    match certificate {
        Certificate::Strategy(strategy) => table(strategy, notation),
        Certificate::Values { position, outcome, rows } => {
            values(position, *outcome, rows, notation)
        }
        Certificate::Couples { position, outcome, rows } => {
            couples(position, *outcome, rows, notation)
        }
        Certificate::PPositions { position, outcome, listed } => {
            p_positions(position, *outcome, listed, notation)
        }
        Certificate::Quotient { position, outcome, quotient } => {
            by_quotient(position, *outcome, quotient, notation)
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
    let counts = say!(
        "The value follows from those of {}, up to symmetry. Each is the mex of the values of its \
         options, and a sum of independent parts is worth the nim-sum. The table is in the order of \
         the longest play that is left: all parts of the options of a row stand further up.",
        counted(rows.len(), "position"),
    );
    rows_of_values(position, outcome, rows, counts, notation)
}

/// A list of losing couples.
fn couples(
    position: &Position,
    outcome: Outcome,
    rows: &[ValueRow],
    notation: Notation,
) -> Document {
    let counts = say!(
        "Who wins follows from the values of {}. Beside a heap of its value each of them is lost: \
         a smaller heap is answered by a move to the value of that heap; after any other move the \
         listed values make another nim-sum, or in the one part that is not listed there is a move \
         that makes them equal.",
        counted(rows.len(), "position"),
    );
    rows_of_values(position, outcome, rows, counts, notation)
}

/// A table of positions with their values, below what it means.
fn rows_of_values(
    position: &Position,
    outcome: Outcome,
    rows: &[ValueRow],
    counts: String,
    notation: Notation,
) -> Document {
    let words = Words { notation };
    let columns = vec![(Align::Left, prose!("position")), (Align::Right, prose!("value"))];
    let mut table = Table { columns, rows: Vec::new() };
    for row in rows.iter().take(MOST_ROWS) {
        table
            .rows
            .push(Row::Cells(vec![unbroken(&row.position), Formula::number(row.value).into()]));
    }
    if rows.len() > MOST_ROWS {
        let more = counted(rows.len() - MOST_ROWS, "more position");
        table.rows.push(left_out(words, more));
    }
    let blocks =
        vec![heading(position, outcome, notation), Block::paragraph(counts), Block::Table(table)];
    Document { blocks }
}

/// A list of P-positions.
fn p_positions(
    position: &Position,
    outcome: Outcome,
    listed: &PPositions,
    notation: Notation,
) -> Document {
    let words = Words { notation };
    let PPositions { positions: listed, small } = listed;
    let count = counted(listed.len(), "P-position");
    let counts = match (outcome, listed.as_slice()) {
        (_, []) if small.is_some() => say!("Canonical forms alone tell who wins."),
        (_, []) => say!("There is no move, and in this convention the player to move has won."),
        (Outcome::P, _) => say!("This is the first of {}, up to symmetry.", count),
        (Outcome::N | Outcome::D, _) => {
            say!("A move leads to the first of {}, up to symmetry.", count)
        }
    };
    let why = match position.convention() {
        Convention::Normal => say!(
            "From each of them every move can be answered by a move to one of them. So whoever has \
             moved to one of them can do so until the end."
        ),
        Convention::Misere => say!(
            "From each of them every move can be answered by a move to one of them, unless it has \
             ended the game, which loses. So whoever has moved to one of them can do so until the \
             end."
        ),
    };
    let forms = small.map(|small| {
        Block::paragraph(prose!(
            "Parts of size {} or less stand for their canonical forms of misère play: what can be \
             moved in them are the options of these.",
            small.to_string()
        ))
    });
    let columns = vec![(Align::Left, prose!("position"))];
    let mut table = Table { columns, rows: Vec::new() };
    for text in listed.iter().take(MOST_ROWS) {
        table.rows.push(Row::Cells(vec![unbroken(text)]));
    }
    if listed.len() > MOST_ROWS {
        let more = counted(listed.len() - MOST_ROWS, "more position");
        table.rows.push(left_out(words, more));
    }
    let mut blocks = vec![heading(position, outcome, notation), Block::paragraph(counts)];
    if !listed.is_empty() {
        blocks.push(Block::paragraph(why));
        blocks.extend(forms);
        blocks.push(Block::Table(table));
    }
    Document { blocks }
}

/// The quotient that decides.
fn by_quotient(
    position: &Position,
    outcome: Outcome,
    quotient: &QuotientCertificate,
    notation: Notation,
) -> Document {
    let misere = Words { notation }.misere();
    let VerifiedQuotient { ruleset, order, p_positions, last_heap, .. } = quotient.claims();
    let has = say!(
        "{} has a {} quotient with {}, of which {} make the P-portion.",
        ruleset.to_string(),
        misere,
        counted(order, "element"),
        p_positions.to_string()
    );
    let why = match last_heap {
        None => say!(
            "The certificate has their products, and the element of each heap, from which those \
             of all heaps follow."
        ),
        Some(last) => say!(
            "The certificate has their products, and the element of each heap, from which those \
             of the heaps up to {} follow.",
            last.to_string()
        ),
    };
    let is_in = match outcome {
        Outcome::P => say!("The product of the heaps is in the P-portion."),
        Outcome::N | Outcome::D => say!("The product of the heaps is not in the P-portion."),
    };
    let why = [has, why, is_in].join(" ");
    Document { blocks: vec![heading(position, outcome, notation), Block::paragraph(why)] }
}

/// Who wins which position, under which convention.
fn heading(position: &Position, outcome: Outcome, notation: Notation) -> Block {
    let verdict = strong(tell::verdict(outcome, position.turn()));
    let title = prose!("{}: {}", verdict, Words { notation }.position(position));
    let aim = aim(position.convention(), position.is_scored(), notation);
    let who = who_wins(outcome, position.turn(), aim);
    Block::Lines(vec![title, who.into()])
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
    let mut counts = say!(
        "{} can be reached: {} and {}.",
        counted(all, "position"),
        counted(p_positions, "P-position"),
        counted(all - p_positions, "N-position"),
    );
    let up_to_order = count_up_to_order(strategy);
    if let Some(up_to_order) = up_to_order.filter(|count| *count < all) {
        counts += " ";
        counts += &say!("Up to the order of the piles there are {}.", up_to_order);
    }
    let legend = match start.position.convention() {
        Convention::Normal => say!(
            "The table is in the order of the longest play that is left, so that every move leads \
             to a row further up. A position without a move is a P-position. Of the others, P: \
             whoever has just moved wins, because every move leads to an N-position. N: whoever \
             moves next wins, by the winning move, which leads to a P-position."
        ),
        Convention::Misere => say!(
            "The table is in the order of the longest play that is left, so that every move leads \
             to a row further up. A position without a move is an N-position. Of the others, P: \
             whoever has just moved wins, because every move leads to an N-position. N: whoever \
             moves next wins, by the winning move, which leads to a P-position."
        ),
    };
    let blocks = vec![
        heading(&start.position, start.outcome, notation),
        Block::paragraph(counts),
        Block::paragraph(legend),
        Block::Table(rows(strategy, words)),
    ];
    Document { blocks }
}

/// The positions by the longest play that is left, P before N.
fn rows(strategy: &Strategy<Position>, words: Words) -> Table {
    // Where the players have names, the same board is another position when the
    // other one is to move.
    let to_move = strategy.entries().first().and_then(|entry| entry.position.turn());
    let heads = [prose!("position")].into_iter().chain(to_move.map(|_| prose!("to move")));
    let heads = heads.chain([prose!("who wins"), prose!("winning move"), prose!("to")]);
    let mut columns = vec![(Align::Right, prose!("longest play left"))];
    columns.extend(heads.map(|head| (Align::Left, head)));
    let mut table = Table { columns, rows: Vec::new() };
    let mut groups = BTreeMap::<usize, Vec<&Entry<Position>>>::new();
    for (entry, longest) in strategy.entries().iter().zip(strategy.longest_plays()) {
        groups.entry(longest).or_default().push(entry);
    }
    let names = Names::of(strategy, words.typed());
    let mut shown = 0;
    for (longest, mut entries) in groups {
        entries.sort_by_key(|entry| (entry.outcome == Outcome::N, heights(&entry.position)));
        for (index, entry) in entries.into_iter().take(MOST_ROWS - shown).enumerate() {
            let group = if index == 0 { longest.to_string() } else { String::new() };
            table.rows.push(Row::Cells(cells(group, entry, &names, words)));
            shown += 1;
        }
    }
    let hidden = strategy.entries().len() - shown;
    if hidden > 0 {
        let more = counted(hidden, "more position");
        table.rows.push(left_out(words, more));
    }
    table
}

fn cells(group: String, entry: &Entry<Position>, names: &Names, words: Words) -> Vec<Prose> {
    let mark = match entry.outcome {
        Outcome::P => strong(format!("{} P", words.mark())),
        Outcome::N => "  N".into(),
        Outcome::D => "  D".into(),
    };
    let after = entry.reply.as_ref().and_then(|reply| entry.position.play(reply).ok());
    let reply = entry.reply.as_ref();
    let mut cells = vec![group.into(), names.told(&entry.position)];
    cells.extend(entry.position.turn().map(Prose::from));
    cells.push(mark);
    cells.push(match (reply, entry.outcome) {
        (Some(reply), _) => words.typed_move(reply),
        (None, Outcome::N) => prose!("none is left"),
        (None, Outcome::P | Outcome::D) => Prose::default(),
    });
    cells.push(after.map_or(Prose::default(), |after| names.told(&after)));
    cells
}

/// A text in one piece.
fn unbroken(text: &str) -> Prose {
    Formula::text(cleaned(text)).into()
}

/// The heights of the piles of a position of the Nim family.
fn heights(position: &Position) -> Option<Vec<Ordinal>> {
    position.as_nim().map(|position| position.piles().iter().collect())
}

/// How the positions of a table are written.
struct Names {
    notation: Notation,
    /// Without their ruleset, because it is the same in all rows.
    short: bool,
}

impl Names {
    fn of(strategy: &Strategy<Position>, notation: Notation) -> Names {
        let texts = strategy.entries().iter().map(|entry| entry.position.to_text(notation));
        let mut rulesets = texts.map(|text| Some(apart(&text)?.0.to_string()));
        let first = rulesets.next().flatten();
        let short = first.is_some() && rulesets.all(|ruleset| ruleset == first);
        Names { notation, short }
    }

    /// The name of a position in a table.
    fn told(&self, position: &Position) -> Prose {
        match position.as_nim().filter(|_| self.short) {
            Some(position) => {
                let heights = position.piles().iter().map(|height| height.formula());
                Formula::joined(heights, &Operator::Comma.spaced()).into()
            }
            None => unbroken(&self.name(position)),
        }
    }

    fn name(&self, position: &Position) -> String {
        let text = position.to_text(self.notation);
        match apart(&text).filter(|_| self.short) {
            Some((_, parts)) => parts.trim_start().into(),
            None => text,
        }
    }
}

/// The ruleset with its options, and the rest. `None` for a sum.
fn apart(text: &str) -> Option<(&str, &str)> {
    text.split_once(':').filter(|(_, parts)| !parts.contains(':'))
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
/// use nimatron::foundation::Budget;
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
    let names = Names::of(strategy, Notation::Ascii);
    for (number, entry) in entries.iter().enumerate() {
        let label = quoted(&names.name(&entry.position));
        let shape = match entry.outcome {
            Outcome::P => ", shape=doublecircle, style=filled, fillcolor=lightgray",
            Outcome::N | Outcome::D => "",
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
