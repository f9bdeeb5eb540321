//! A document as lines of text.
//!
//! Paragraphs are wrapped at spaces. A formula moves to the next line rather
//! than being broken; a phrase to be copied is never broken, even if it is
//! wider than the line. Widths are counted in cells of a terminal: two for wide characters.

use std::borrow::Cow;

use nimatron_nimber::text::Notation;
use textwrap::core::{Fragment, display_width};
use textwrap::wrap_algorithms::wrap_first_fit;
use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};

use super::document::{Align, Block, Content, Document, Prose, Role, Row, Table};

/// How text looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// How numbers, powers and moves are written.
    pub notation: Notation,
    /// Whether to emphasise with the colours of a terminal. Whatever colour
    /// says is also said by a sign or a word.
    pub colour: bool,
    /// The number of cells in a line.
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
/// A phrase to be copied that no line holds stays with a label of at most this width.
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
        let words = words(prose, room, self.style.notation);
        let mut indent = first;
        for line in lines(&words, room) {
            let line: Vec<String> = line.iter().map(|word| self.word(word, stress)).collect();
            self.lines.push(format!("{indent}{}", line.join(" ")));
            indent = next;
        }
    }

    fn word(&self, word: &Word<'_>, stress: Option<Role>) -> String {
        let pieces = word.pieces.iter().map(|Piece { role, is_word, text }| {
            let role = if *is_word { stress.unwrap_or(*role) } else { *role };
            self.emphasised(role, text)
        });
        pieces.collect()
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
                Align::Left => text + &*padding,
                Align::Right => padding + &*text,
            };
        }
        self.lines.push(line.trim_end().to_string());
    }
}

/// The first of several ways to say the same that is not wider than `width`; the last if all
/// are.
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

/// The lines of a text, broken at spaces so that none is wider than `width` cells of a terminal;
/// a word that is wider by itself is broken anywhere.
///
/// ```
/// use nimatron::render::text::wrap;
/// assert_eq!(wrap("one two\nthree", 5), ["one", "two", "three"]);
/// assert_eq!(wrap("1234567", 5), ["12345", "67"]);
/// ```
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let options = Options::new(width.max(1))
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(WrapAlgorithm::FirstFit);
    text.lines().flat_map(|line| textwrap::wrap(line, &options)).map(Cow::into_owned).collect()
}

/// What stands between two places where a line may be broken.
#[derive(Debug, Default)]
struct Word<'p> {
    pieces: Vec<Piece<'p>>,
    width: usize,
}

/// A part of a word.
#[derive(Debug)]
struct Piece<'p> {
    role: Role,
    /// Whether it is of ordinary words, which a heading stresses.
    is_word: bool,
    text: Cow<'p, str>,
}

impl Word<'_> {
    /// Whether this is a phrase to be copied for which no line is wide enough.
    fn is_endless(&self, room: usize) -> bool {
        self.width > room && self.pieces.iter().any(|piece| piece.role == Role::Exact)
    }
}

impl Fragment for Word<'_> {
    fn width(&self) -> f64 {
        self.width as f64
    }

    fn whitespace_width(&self) -> f64 {
        1.0
    }

    fn penalty_width(&self) -> f64 {
        0.0
    }
}

/// The words in lines with room for so many cells. An endless word stays in the line of its label.
fn lines<'w, 'p>(words: &'w [Word<'p>], room: usize) -> Vec<&'w [Word<'p>]> {
    let width = |line: &[Word<'_>]| {
        line.iter().map(|word| word.width).sum::<usize>() + line.len().saturating_sub(1)
    };
    let (mut lines, mut end): (Vec<&[Word<'_>]>, usize) = (Vec::new(), 0);
    for line in wrap_first_fit(words, &[room as f64]) {
        end += line.len();
        let is_endless = line.first().is_some_and(|word| word.is_endless(room));
        match lines.last_mut().filter(|label| is_endless && width(label) <= LONGEST_LABEL) {
            Some(label) => *label = &words[end - line.len() - label.len()..end],
            None => lines.push(line),
        }
    }
    lines
}

/// The words of a sentence for lines with room for so many cells.
fn words(prose: &Prose, room: usize, notation: Notation) -> Vec<Word<'_>> {
    let mut words = vec![Word::default()];
    for phrase in prose.phrases() {
        let (role, text) = (phrase.role, phrase.content.to_text(notation));
        let is_formula = matches!(phrase.content, Content::Formula(_));
        let is_word = role == Role::Plain && !is_formula;
        let stays = role == Role::Exact || (role == Role::Plain && is_formula);
        add(&mut words, Piece { role, is_word, text }, !stays);
    }
    // With the full stop behind it a formula may be too wide for every line.
    let mut broken = Vec::with_capacity(words.len());
    for word in words {
        let breaks = word.width > room;
        broken.push(Word::default());
        for piece in word.pieces {
            let breaks = breaks && piece.role != Role::Exact;
            add(&mut broken, piece, breaks);
        }
    }
    broken.retain(|word| !word.pieces.is_empty());
    broken
}

/// Continues the last word; if `breaks`, each space in the piece begins another one.
fn add<'p>(words: &mut Vec<Word<'p>>, piece: Piece<'p>, breaks: bool) {
    let Piece { role, is_word, text } = piece;
    let pieces: Vec<Cow<'_, str>> = match (breaks, text) {
        (false, text) => vec![text],
        (true, Cow::Borrowed(text)) => text.split(' ').map(Cow::Borrowed).collect(),
        (true, Cow::Owned(text)) => text.split(' ').map(|part| part.to_string().into()).collect(),
    };
    for (index, text) in pieces.into_iter().enumerate() {
        if index > 0 {
            words.push(Word::default());
        }
        if let Some(word) = words.last_mut().filter(|_| !text.is_empty()) {
            word.width += display_width(&text);
            word.pieces.push(Piece { role, is_word, text });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::document::{exact, prose};
    use super::*;

    #[test]
    fn lines_are_broken_at_spaces() {
        for (text, width, expected) in [
            ("one two three", 8, &["one two", "three"][..]),
            ("one two", 7, &["one two"]),
            ("abcdefgh ij", 3, &["abc", "def", "gh", "ij"]),
            ("a\n\nb", 3, &["a", "", "b"]),
            ("  a b", 4, &["  a", "b"]),
            ("well-known", 5, &["well-", "known"]),
            ("\u{4e00}\u{4e8c} \u{4e09}", 5, &["\u{4e00}\u{4e8c}", "\u{4e09}"]),
            ("", 5, &[]),
        ] {
            assert_eq!(wrap(text, width), expected, "{text:?} {width}");
        }
    }

    #[test]
    fn a_phrase_without_end_stays_with_a_short_label_alone() {
        let told = |label: &str| {
            let prose = prose!("{} {} then", label, exact("1234567890 1234567890"));
            let blocks = vec![Block::Paragraph(prose)];
            Document { blocks }.to_text(&Style { width: 16, ..Style::default() })
        };
        assert_eq!(told("Move:"), "Move: 1234567890 1234567890\nthen\n");
        let label = "x".repeat(31);
        assert_eq!(told(&label), format!("{label}\n1234567890 1234567890\nthen\n"));
    }

    #[test]
    fn a_formula_and_its_full_stop_fit_the_width() {
        let told = |formula: &str| {
            let prose = prose!("so {}.", nimatron_nimber::text::Formula::Text(formula.into()));
            Document { blocks: vec![Block::Paragraph(prose)] }
                .to_text(&Style { width: 16, ..Style::default() })
        };
        assert_eq!(told("1234567 1234567"), "so\n1234567 1234567.\n");
        assert_eq!(told("1234567 12345678"), "so 1234567\n12345678.\n");
    }

    #[test]
    fn columns_are_as_wide_as_a_terminal_shows_them() {
        let row = |cells: [&str; 2]| Row::Cells(cells.map(Prose::from).to_vec());
        let table = Table {
            columns: vec![(Align::Left, "a".into()), (Align::Right, "b".into())],
            rows: vec![row(["\u{4e00}\u{4e8c}", "1"]), row(["four", "2"])],
        };
        let text = Document { blocks: vec![Block::Table(table)] }.to_text(&Style::default());
        assert_eq!(text, "  a     b\n  \u{4e00}\u{4e8c}  1\n  four  2\n");
    }
}
