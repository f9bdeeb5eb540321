//! A document as lines of text.
//!
//! Paragraphs are wrapped at spaces. A formula moves to the next line rather
//! than being broken; a phrase to be copied is never broken, even if it is
//! wider than the line. Widths are counted in characters: every sign of our
//! notations is one column wide.

use nimatron_nimber::text::Notation;

use super::document::{Align, Block, Document, Prose, Role, Row, Table};

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
                Block::FirstFitting(ways) => self.blocks(first_fitting(ways, self.width)),
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
        for word in words(prose, room) {
            let fits = used + usize::from(used > 0) + word.len <= room;
            if used > 0 && !fits && !(word.is_endless(room) && used <= LONGEST_LABEL) {
                self.lines.push(std::mem::replace(&mut line, next.to_string()));
                used = 0;
            }
            if used > 0 {
                line.push(' ');
                used += 1;
            }
            for (role, text) in &word.phrases {
                let role = if *role == Role::Plain { stress.unwrap_or(*role) } else { *role };
                line += &self.emphasised(role, text);
            }
            used += word.len;
        }
        self.lines.push(line);
    }

    fn emphasised(&self, role: Role, text: &str) -> String {
        let code = match role {
            _ if !self.style.colour => return text.into(),
            Role::Plain | Role::Formula => return text.into(),
            Role::Exact | Role::Strong => "1",
            Role::Marked => "1;33",
        };
        format!("\u{1b}[{code}m{text}\u{1b}[0m")
    }

    fn table(&mut self, table: &Table) {
        let widths = column_widths(table);
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
            let padding = " ".repeat(width.saturating_sub(cell.len()));
            let text: String =
                cell.phrases().map(|(role, text)| self.emphasised(role, text)).collect();
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
pub(super) fn first_fitting(ways: &[Vec<Block>], width: usize) -> &[Block] {
    let fits = |block: &Block| match block {
        Block::Table(table) => table_width(&column_widths(table)) <= width,
        _ => true,
    };
    let fitting = ways.iter().find(|way| way.iter().all(fits)).or(ways.last());
    fitting.map_or(&[], Vec::as_slice)
}

fn column_widths(table: &Table) -> Vec<usize> {
    let mut widths: Vec<usize> = table.columns.iter().map(|(_, head)| head.len()).collect();
    for row in &table.rows {
        if let Row::Cells(cells) = row {
            for (width, cell) in widths.iter_mut().zip(cells) {
                *width = (*width).max(cell.len());
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
    phrases: Vec<(Role, &'p str)>,
    len: usize,
}

impl Word<'_> {
    /// Whether this is a phrase to be copied for which no line is wide enough.
    fn is_endless(&self, room: usize) -> bool {
        self.len > room && self.phrases.iter().any(|(role, _)| *role == Role::Exact)
    }
}

/// The words of a sentence for lines with room for so many characters.
fn words(prose: &Prose, room: usize) -> Vec<Word<'_>> {
    let mut words = vec![Word::default()];
    for (role, text) in prose.phrases() {
        let breakable = match role {
            Role::Plain | Role::Strong | Role::Marked => true,
            Role::Formula => text.chars().count() > room,
            Role::Exact => false,
        };
        let pieces: Vec<&str> = if breakable { text.split(' ').collect() } else { vec![text] };
        for (index, piece) in pieces.into_iter().enumerate() {
            if index > 0 {
                words.push(Word::default());
            }
            if let Some(word) = words.last_mut().filter(|_| !piece.is_empty()) {
                word.phrases.push((role, piece));
                word.len += piece.chars().count();
            }
        }
    }
    words.retain(|word| word.len > 0);
    words
}
