//! Pages of HTML with their style.

use nimatron_nimber::say;
use nimatron_nimber::text::language::translated;

use super::{Name, Paper};
use crate::render::Document;
use crate::render::html;

const STYLE: &str = include_str!("sheet.css");

/// Text within HTML.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// A document as a part of a page.
pub fn told(document: &Document) -> String {
    html::html(document)
}

/// A page of exercises, or one on which nothing is filled in.
pub fn sheet(name: &Name, is_filled_in: bool, body: &str) -> String {
    let title = escaped(&translated(name.kind().title));
    let who = if is_filled_in { say!("Name") } else { String::new() };
    format!(
        "<section>\n<header><h1>{title}</h1><p class=\"who\">{who}</p>\
         <p class=\"code\">{name}</p></header>\n{body}\n</section>\n"
    )
}

/// A page of the key.
pub fn key(name: &Name, body: &str) -> String {
    let title = escaped(&say!("Key: {}", translated(name.kind().title)));
    format!(
        "<section class=\"key\">\n<header><h1>{title}</h1><p class=\"code\">{name}</p>\
         </header>\n{body}\n</section>\n"
    )
}

/// The whole document.
pub fn document(title: &str, paper: Paper, sections: &[String]) -> String {
    let (size, width, height) = match paper {
        Paper::A4 => ("A4", "210mm", "297mm"),
        Paper::Letter => ("letter", "8.5in", "11in"),
    };
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n<style>\n\
         @page {{ size: {size}; margin: 0; }}\n\
         :root {{ --width: {width}; --height: {height}; }}\n{STYLE}</style>\n</head>\n<body>\n{}\
         </body>\n</html>\n",
        escaped(title),
        sections.concat()
    )
}

/// A table whose first row and first column are heads.
pub fn table(class: &str, rows: &[Vec<String>]) -> String {
    let rows = rows.iter().enumerate().map(|(y, row)| {
        let cells = row.iter().enumerate().map(|(x, cell)| match x == 0 || y == 0 {
            true => format!("<th>{cell}</th>"),
            false => format!("<td>{cell}</td>"),
        });
        format!("<tr>{}</tr>\n", cells.collect::<String>())
    });
    format!("<table class=\"{class}\">\n{}</table>", rows.collect::<String>())
}
