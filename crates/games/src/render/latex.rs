//! A document as LaTeX, for a paper or a handout.
//!
//! What comes out is the body of a document: formulas between dollars, what can be typed in the
//! letters of a typewriter, and all other words with what means something to LaTeX escaped. It needs
//! the package `amsmath`. [`standalone`] makes a whole document of it.

use nimatron_nimber::text::Notation;
use nimatron_nimber::text::formula::{Formula, latex};

use super::document::{Align, Block, Content, Document, Phrase, Prose, Role, Row, Table};

/// A table of more columns is passed over for a narrower way to say the same.
const MOST_COLUMNS: usize = 14;

impl Document {
    /// The document as LaTeX.
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::explain::{Level, explain};
    /// use nimatron::rulesets::Position;
    /// use nimatron::render::explanation;
    /// use nimatron_nimber::text::Notation;
    ///
    /// let position: Position = "nim: w, 1, 4".parse()?;
    /// let why = explain(&position.analyze(&mut Budget::unlimited())?, Level::SENTENCE);
    /// let latex = explanation(&why, Notation::Latex).to_latex();
    /// assert!(latex.contains(r"The powers $\omega$, $4$ and $1$ stand \textbf{alone}"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_latex(&self) -> String {
        let mut text = String::new();
        write_blocks(&mut text, &self.blocks);
        text
    }
}

/// Formulas, each displayed on a line of its own.
///
/// ```
/// use nimatron::render::latex::displayed;
/// use nimatron_nimber::Ordinal;
/// assert_eq!(displayed(&[Ordinal::omega().formula()]), "\\[\\omega\\]\n");
/// ```
pub fn displayed(formulas: &[Formula]) -> String {
    let displayed = formulas.iter().map(|formula| formula.to_text(Notation::Latex));
    displayed.map(|formula| format!("\\[{formula}\\]\n")).collect()
}

/// A whole document with this body, for pdfLaTeX and its like.
///
/// ```
/// use nimatron::render::latex::standalone;
/// let document = standalone("$\\omega$\n");
/// assert!(document.starts_with("\\documentclass{article}\n"));
/// assert!(document.ends_with("\\begin{document}\n$\\omega$\n\\end{document}\n"));
/// ```
pub fn standalone(body: &str) -> String {
    format!(
        "\\documentclass{{article}}\n\\usepackage[utf8]{{inputenc}}\n\\usepackage{{amsmath}}\n\
         \\setlength{{\\parindent}}{{0pt}}\n\\setlength{{\\parskip}}{{1ex}}\n\
         \\begin{{document}}\n{body}\\end{{document}}\n"
    )
}

fn write_blocks(text: &mut String, blocks: &[Block]) {
    for block in blocks {
        match block {
            Block::Heading(prose) => *text += &format!("\\subsection*{{{}}}\n", inline(prose)),
            Block::Paragraph(prose) => *text += &format!("{}\n\n", inline(prose)),
            Block::Lines(lines) => {
                let lines: Vec<String> = lines.iter().map(line).collect();
                *text += &format!("{}\n\n", lines.join("\\\\\n"));
            }
            Block::List(points) => {
                *text += "\\begin{itemize}\n";
                for point in points {
                    *text += &format!("\\item {}\n", line(point));
                }
                *text += "\\end{itemize}\n\n";
            }
            Block::Table(table) => write_table(text, table),
            Block::FirstFitting(ways) => {
                let fitting = ways.iter().find(|way| fits(way)).or(ways.last());
                write_blocks(text, fitting.map_or(&[], Vec::as_slice));
            }
        }
    }
}

fn fits(blocks: &[Block]) -> bool {
    blocks.iter().all(|block| match block {
        Block::Table(table) => table.columns.len() <= MOST_COLUMNS,
        _ => true,
    })
}

fn write_table(text: &mut String, table: &Table) {
    let align = table.columns.iter().map(|(align, _)| match align {
        Align::Left => 'l',
        Align::Right => 'r',
    });
    *text += &format!("\\begin{{tabular}}{{{}}}\n", align.collect::<String>());
    let heads: Vec<String> = table.columns.iter().map(|(_, head)| inline(head)).collect();
    *text += &format!("{} \\\\ \\hline\n", heads.join(" & "));
    for row in &table.rows {
        *text += &match row {
            Row::Cells(cells) => {
                let cells: Vec<String> = cells.iter().map(inline).collect();
                format!("{} \\\\\n", guarded(cells.join(" & ")))
            }
            Row::Note(prose) => {
                format!("\\multicolumn{{{}}}{{l}}{{{}}} \\\\\n", table.columns.len(), inline(prose))
            }
            Row::Rule => "\\hline\n".into(),
        };
    }
    *text += "\\end{tabular}\n\n";
}

/// Prose that begins a line.
fn line(prose: &Prose) -> String {
    guarded(inline(prose))
}

/// A line that is not taken for an argument of the command before it.
fn guarded(line: String) -> String {
    if line.starts_with(['[', '*']) { format!("{{}}{line}") } else { line }
}

fn inline(prose: &Prose) -> String {
    prose.phrases().iter().map(phrase).collect()
}

fn phrase(Phrase { role, content }: &Phrase) -> String {
    match (role, content) {
        (Role::Plain, Content::Words(words)) => latex(words),
        (Role::Exact, Content::Words(words)) => format!("\\texttt{{{}}}", latex(words)),
        (Role::Strong | Role::Marked, Content::Words(words)) => {
            format!("\\textbf{{{}}}", latex(words))
        }
        (Role::Plain | Role::Exact, Content::Formula(_)) => math(content),
        (Role::Strong | Role::Marked, Content::Formula(_)) => {
            format!("\\textbf{{\\boldmath{}}}", math(content))
        }
    }
}

fn math(content: &Content) -> String {
    format!("${}$", content.to_text(Notation::Latex))
}
