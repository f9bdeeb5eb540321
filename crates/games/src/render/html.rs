//! A document as HTML.
//!
//! Only `h3`, `p`, `ul`, `li`, `table` with its parts, `strong`, `mark`, `code`, `span`, `wbr`
//! and the elements of [`mathml`] occur, without attributes that
//! load or run anything. All text is escaped, so that a position or a
//! certificate of a stranger cannot smuggle in elements of its own.

use nimatron_nimber::text::Notation;
use serde::Serialize;

use super::document::{Align, Block, Content, Phrase, Prose, Role, Row, Table, cleaned};
use super::mathml;
use super::text::first_fitting;
use super::{Document, Style};

/// Characters in a line for which tables are chosen.
const WIDTH: usize = 80;

/// Something told: as HTML and as plain text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Told {
    /// Safe HTML.
    pub html: String,
    /// The same as plain text.
    pub text: String,
}

/// The document as HTML and as plain text in Unicode.
///
/// ```
/// use nimatron::render::document::{Block, Prose, strong};
/// use nimatron::render::{Document, html::told};
/// let blocks = vec![Block::paragraph(Prose::from("You ") + strong("win") + ".")];
/// let told = told(&Document { blocks });
/// assert_eq!(told.html, "<p>You <strong>win</strong>.</p>");
/// assert_eq!(told.text, "You win.\n");
/// ```
pub fn told(document: &Document) -> Told {
    let style = Style { notation: Notation::Unicode, colour: false, width: WIDTH };
    Told { html: html(document), text: document.to_text(&style) }
}

/// The document as HTML.
pub fn html(document: &Document) -> String {
    blocks(&document.blocks)
}

/// The text with the characters that mean something in HTML and XML escaped,
/// and without those that neither may contain.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in cleaned(text).chars() {
        match c {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\'' => safe += "&#39;",
            '\u{fffe}' | '\u{ffff}' => {}
            c => safe.push(c),
        }
    }
    safe
}

fn blocks(blocks: &[Block]) -> String {
    blocks.iter().map(block).collect()
}

fn block(block: &Block) -> String {
    match block {
        Block::Heading(prose) => format!("<h3>{}</h3>", inline(prose)),
        Block::Paragraph(prose) => format!("<p>{}</p>", inline(prose)),
        Block::Lines(lines) => {
            let lines: Vec<String> = lines.iter().map(inline).collect();
            format!("<p>{}</p>", lines.join("<br>"))
        }
        Block::List(points) => {
            let points: String =
                points.iter().map(|point| format!("<li>{}</li>", inline(point))).collect();
            format!("<ul>{points}</ul>")
        }
        Block::Table(drawn) => table(drawn),
        Block::FirstFitting(ways) => blocks(first_fitting(ways, WIDTH, Notation::Unicode)),
    }
}

fn inline(prose: &Prose) -> String {
    prose.phrases().iter().map(phrase).collect()
}

/// A phrase: a formula is set as one unless it is to be copied or stands out as a whole.
fn phrase(Phrase { role, content }: &Phrase) -> String {
    let text = || escaped(&content.to_text(Notation::Unicode));
    match (role, content) {
        (Role::Plain, Content::Words(words)) => escaped(words),
        (Role::Plain, Content::Formula(formula)) => mathml::within_text(formula),
        (Role::Exact, _) => format!("<code>{}</code>", text()),
        (Role::Strong, _) => format!("<strong>{}</strong>", text()),
        (Role::Marked, _) => format!("<mark>{}</mark>", text()),
    }
}

/// A table whose columns have headings, and whose rows are headed by their
/// first cell.
fn table(table: &Table) -> String {
    let class = |align: &Align| match align {
        Align::Left => "",
        Align::Right => " class=\"number\"",
    };
    let heads = table.columns.iter().map(|(align, head)| match head.is_empty() {
        true => "<td></td>".to_string(),
        false => format!("<th scope=\"col\"{}>{}</th>", class(align), inline(head)),
    });
    let heads: String = heads.collect();
    let mut bodies = vec![String::new()];
    for row in &table.rows {
        let written = match row {
            // What stands below a line is a part of its own.
            Row::Rule => {
                bodies.push(String::new());
                continue;
            }
            Row::Note(prose) => {
                format!("<td colspan=\"{}\">{}</td>", table.columns.len().max(1), inline(prose))
            }
            Row::Cells(cells) => {
                let aligned = table.columns.iter().zip(cells).enumerate();
                aligned
                    .map(|(index, ((align, _), cell))| {
                        let (class, cell) = (class(align), inline(cell));
                        match index == 0 && !cell.is_empty() {
                            true => format!("<th scope=\"row\"{class}>{cell}</th>"),
                            false => format!("<td{class}>{cell}</td>"),
                        }
                    })
                    .collect()
            }
        };
        if let Some(body) = bodies.last_mut() {
            *body += &format!("<tr>{written}</tr>");
        }
    }
    let bodies = bodies.iter().filter(|body| !body.is_empty());
    let bodies: String = bodies.map(|body| format!("<tbody>{body}</tbody>")).collect();
    format!("<table><thead><tr>{heads}</tr></thead>{bodies}</table>")
}
