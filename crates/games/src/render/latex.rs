//! A document as LaTeX, for a paper or a handout.
//!
//! The document must have been told in [`Notation::Latex`]. What comes out is
//! the body of a document; it needs no package but the standard ones.
//!
//! [`Notation::Latex`]: nimatron_nimber::text::Notation::Latex

use super::document::{Align, Block, Document, Prose, Role, Row, Table};

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

fn write_blocks(text: &mut String, blocks: &[Block]) {
    for block in blocks {
        match block {
            Block::Heading(prose) => *text += &format!("\\paragraph{{{}}}\n", inline(prose)),
            Block::Paragraph(prose) => *text += &format!("{}\n\n", inline(prose)),
            Block::Lines(lines) => {
                let lines: Vec<String> = lines.iter().map(inline).collect();
                *text += &format!("{}\n\n", lines.join("\\\\\n"));
            }
            Block::List(points) if points.is_empty() => {}
            Block::List(points) => {
                *text += "\\begin{itemize}\n";
                for point in points {
                    *text += &format!("\\item {}\n", inline(point));
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
                format!("{} \\\\\n", cells.join(" & "))
            }
            Row::Note(prose) => {
                format!("\\multicolumn{{{}}}{{l}}{{{}}} \\\\\n", table.columns.len(), inline(prose))
            }
            Row::Rule => "\\hline\n".into(),
        };
    }
    *text += "\\end{tabular}\n\n";
}

fn inline(prose: &Prose) -> String {
    let phrases = prose.phrases().map(|(role, text)| match role {
        Role::Plain => escaped(text),
        Role::Formula | Role::Exact => format!("${text}$"),
        Role::Strong | Role::Marked => format!("\\textbf{{{}}}", escaped(text)),
    });
    phrases.collect()
}

fn escaped(text: &str) -> String {
    let mut latex = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' => latex += "\\textbackslash{}",
            '^' => latex += "\\textasciicircum{}",
            '~' => latex += "\\textasciitilde{}",
            '#' | '$' | '%' | '&' | '_' | '{' | '}' => latex.extend(['\\', c]),
            c => latex.push(c),
        }
    }
    latex
}
