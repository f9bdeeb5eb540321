//! A document as lines of text.
//!
//! Paragraphs are wrapped at spaces. A formula moves to the next line rather
//! than being broken; a phrase to be copied is never broken, even if it is
//! wider than the line. Widths are counted in characters: every sign of our
//! notations is one column wide.

use std::borrow::Cow;

use nimatron_nimber::text::Notation;

use super::document::{Align, Block, Content, Document, Prose, Role, Row, Table};

/// How text looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// How numbers, powers and moves are written.
    pub notation: Notation,
    /// Whether to emphasise with the colours of a terminal. Whatever colour
    /// says is also said by a sign or a word.
    pub colour: bool,
    /// The number of characters in a line.
    pub width: usize,
}

impl Default for Style {
    /// ASCII without colour, 80 characters a line.
    fn default() -> Style {
        Style { notation: Notation::Ascii, colour: false, width: 80 }
    }
}

/// Narrower lines than this are not attempted.
const LEAST_WIDTH: usize = 16;
/// A phrase to be copied that no line holds stays with a label of at most so
/// many characters.
const LONGEST_LABEL: usize = 30;
const BULLET: &str = "  - ";
const GAP: &str = "  ";

impl Document {
    /// The document as text, each line ended by a newline.
    ///
    /// ```
    /// use nimatron::render::{Document, Style, document::Block};
    /// let blocks = vec![Block::paragraph("Every power has a partner.")];
    /// let narrow = Style { width: 16, ..Style::default() };
    /// assert_eq!(Document { blocks }.to_text(&narrow), "Every power has\na partner.\n");
    /// ```
    pub fn to_text(&self, style: &Style) -> String {
        let mut layout = Layout {
            lines: Vec::new(),
            width: style.width.max(LEAST_WIDTH),
            style,
            after_heading: true,
        };
        layout.blocks(&self.blocks);
        layout.lines.into_iter().map(|line| line + "\n").collect()
    }
}

struct Layout<'s> {
    lines: Vec<String>,
    width: usize,
    style: &'s Style,
    after_heading: bool,
}

impl Layout<'_> {
    fn blocks(&mut self, blocks: &[Block]) {
        for block in blocks {
            match block {
                Block::Heading(prose) => {
                    self.space();
                    self.wrapped(prose, "", "", Some(Role::Strong));
                    self.after_heading = true;
                }
                Block::Paragraph(prose) => {
                    self.space();
                    self.wrapped(prose, "", "", None);
                }
                Block::Lines(lines) => {
                    self.space();
                    for line in lines {
                        self.wrapped(line, "", "", None);
                    }
                }
                Block::List(points) => {
                    let hanging = " ".repeat(BULLET.len());
                    for point in points {
                        self.wrapped(point, BULLET, &hanging, None);
                    }
                    self.after_heading = false;
                }
                Block::Table(table) => {
                    self.space();
                    self.table(table);
                }
                Block::FirstFitting(ways) => {
                    self.blocks(first_fitting(ways, self.width, self.style.notation));
                }
            }
        }
    }

    /// An empty line before a block, unless it follows its heading.
    fn space(&mut self) {
        if !self.after_heading {
            self.lines.push(String::new());
        }
        self.after_heading = false;
    }

    /// A sentence from the left margin `first`, its further lines from `next`.
    fn wrapped(&mut self, prose: &Prose, first: &str, next: &str, stress: Option<Role>) {
        let room = self.width.saturating_sub(next.len()).max(1);
        let mut line = first.to_string();
        let mut used = 0;
        for word in words(prose, room, self.style.notation) {
            let fits = used + usize::from(used > 0) + word.len <= room;
            if used > 0 && !fits && !(word.is_endless(room) && used <= LONGEST_LABEL) {
                self.lines.push(std::mem::replace(&mut line, next.to_string()));
                used = 0;
            }
            if used > 0 {
                line.push(' ');
                used += 1;
            }
            for Piece { role, is_word, text } in &word.pieces {
                let role = if *is_word { stress.unwrap_or(*role) } else { *role };
                line += &self.emphasised(role, text);
            }
            used += word.len;
        }
        self.lines.push(line);
    }

    fn emphasised(&self, role: Role, text: &str) -> String {
        let code = match role {
            _ if !self.style.colour => return text.into(),
            Role::Plain => return text.into(),
            Role::Exact | Role::Strong => "1",
            Role::Marked => "1;33",
        };
        format!("\u{1b}[{code}m{text}\u{1b}[0m")
    }

    fn table(&mut self, table: &Table) {
        let widths = column_widths(table, self.style.notation);
        let heads: Vec<Prose> = table.columns.iter().map(|(_, head)| head.clone()).collect();
        self.cells(table, &widths, &heads);
        let rule = match self.style.notation {
            Notation::Unicode => "─",
            Notation::Ascii | Notation::Latex => "-",
        };
        for row in &table.rows {
            match row {
                Row::Cells(cells) => self.cells(table, &widths, cells),
                Row::Note(prose) => self.wrapped(prose, GAP, GAP, None),
                Row::Rule => {
                    let indent = GAP.len();
                    let width = table_width(&widths).min(self.width).saturating_sub(indent);
                    self.lines.push(format!("{GAP}{}", rule.repeat(width)));
                }
            }
        }
    }

    fn cells(&mut self, table: &Table, widths: &[usize], cells: &[Prose]) {
        let mut line = String::new();
        for (((align, _), width), cell) in table.columns.iter().zip(widths).zip(cells) {
            let notation = self.style.notation;
            let padding = " ".repeat(width.saturating_sub(cell.width(notation)));
            let phrases = cell.phrases().iter();
            let text: String = phrases
                .map(|phrase| self.emphasised(phrase.role, &phrase.content.to_text(notation)))
                .collect();
            line += GAP;
            line += &match align {
                Align::Left => text + &padding,
                Align::Right => padding + &text,
            };
        }
        self.lines.push(line.trim_end().to_string());
    }
}

/// The first of several ways to say the same for which so many characters are
/// wide enough; the last if they are for none.
pub(super) fn first_fitting(ways: &[Vec<Block>], width: usize, notation: Notation) -> &[Block] {
    let fits = |block: &Block| match block {
        Block::Table(table) => table_width(&column_widths(table, notation)) <= width,
        _ => true,
    };
    let fitting = ways.iter().find(|way| way.iter().all(fits)).or(ways.last());
    fitting.map_or(&[], Vec::as_slice)
}

fn column_widths(table: &Table, notation: Notation) -> Vec<usize> {
    let heads = table.columns.iter().map(|(_, head)| head.width(notation));
    let mut widths: Vec<usize> = heads.collect();
    for row in &table.rows {
        if let Row::Cells(cells) = row {
            for (width, cell) in widths.iter_mut().zip(cells) {
                *width = (*width).max(cell.width(notation));
            }
        }
    }
    widths
}

fn table_width(widths: &[usize]) -> usize {
    widths.iter().map(|width| width + GAP.len()).sum()
}

/// What stands between two places where a line may be broken.
#[derive(Default)]
struct Word<'p> {
    pieces: Vec<Piece<'p>>,
    len: usize,
}

/// A part of a word.
struct Piece<'p> {
    role: Role,
    /// Whether it is of ordinary words, which a heading stresses.
    is_word: bool,
    text: Cow<'p, str>,
}

impl Word<'_> {
    /// Whether this is a phrase to be copied for which no line is wide enough.
    fn is_endless(&self, room: usize) -> bool {
        self.len > room && self.pieces.iter().any(|piece| piece.role == Role::Exact)
    }
}

/// The words of a sentence for lines with room for this number of characters.
fn words(prose: &Prose, room: usize, notation: Notation) -> Vec<Word<'_>> {
    let mut words = vec![Word::default()];
    for phrase in prose.phrases() {
        let role = phrase.role;
        let text = phrase.content.to_text(notation);
        let breakable = match (role, &phrase.content) {
            (Role::Plain, Content::Formula(_)) => text.chars().count() > room,
            (Role::Plain | Role::Strong | Role::Marked, _) => true,
            (Role::Exact, _) => false,
        };
        let is_word = role == Role::Plain && matches!(phrase.content, Content::Words(_));
        let pieces: Vec<Cow<'_, str>> = match (breakable, text) {
            (false, text) => vec![text],
            (true, Cow::Borrowed(text)) => text.split(' ').map(Cow::Borrowed).collect(),
            (true, Cow::Owned(text)) => {
                text.split(' ').map(|piece| Cow::Owned(piece.to_string())).collect()
            }
        };
        for (index, text) in pieces.into_iter().enumerate() {
            if index > 0 {
                words.push(Word::default());
            }
            if let Some(word) = words.last_mut().filter(|_| !text.is_empty()) {
                word.len += text.chars().count();
                word.pieces.push(Piece { role, is_word, text });
            }
        }
    }
    words.retain(|word| word.len > 0);
    words
}
