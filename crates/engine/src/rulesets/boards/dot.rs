//! Directed graphs in the DOT language of Graphviz: nodes and arcs. Attributes
//! are read over.
//!
//! Reference: <https://graphviz.org/doc/info/lang.html>

use std::collections::{BTreeMap, BTreeSet};

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::Piece;

/// Arcs between named nodes.
pub(in crate::rulesets) type Arcs = BTreeMap<String, BTreeSet<String>>;

const EXAMPLE: &str = message!("a graph in DOT looks like digraph { a -> b -> c; a -> {d e} }");
/// Subgraphs within subgraphs.
const DEEPEST: usize = 32;

/// Whether a text begins like a directed graph in DOT.
pub(in crate::rulesets) fn is_dot(text: &str) -> bool {
    let text = text.trim_start();
    let text = text.strip_prefix("strict").map_or(text, str::trim_start);
    (text.starts_with("digraph") || text.starts_with("graph")) && text.contains('{')
}

/// Reads a graph.
///
/// # Errors
/// What is wrong, and where; also where edges have no direction.
pub(in crate::rulesets) fn read(text: Piece<'_>) -> Result<Arcs, ParseError> {
    let mut reader =
        Reader { tokens: tokens(text)?, next: 0, end: text.span().end, arcs: Arcs::new() };
    let _ = reader.takes(&Token::Word("strict".into()));
    if !reader.takes(&Token::Word("digraph".into())) {
        return Err(reader.expected(&say!("'digraph': moves have a direction")));
    }
    if let Some(Token::Word(_) | Token::Quoted(_)) = reader.peek() {
        reader.next += 1;
    }
    reader.block(0)?;
    match reader.peek() {
        None => Ok(reader.arcs),
        Some(_) => Err(reader.expected(&say!("the end of the graph"))),
    }
}

#[derive(Clone, Debug, PartialEq)]
enum Token {
    Word(String),
    Quoted(String),
    Arc,
    Edge,
    /// One of `{}[];,=:`.
    Sign(char),
}

fn tokens(text: Piece<'_>) -> Result<Vec<(Token, usize)>, ParseError> {
    let mut tokens = Vec::new();
    let mut rest = text.text;
    let is_letter = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
    while let Some(first) = rest.chars().next() {
        let at = text.start + (text.text.len() - rest.len());
        let skipped_to = |end: &str| rest.find(end).map_or("", |at| &rest[at + end.len()..]);
        let (token, after) = match first {
            _ if first.is_whitespace() => (None, rest.trim_start()),
            '#' => (None, skipped_to("\n")),
            '/' if rest.starts_with("//") => (None, skipped_to("\n")),
            '/' if rest.starts_with("/*") => (None, skipped_to("*/")),
            '-' if rest.starts_with("->") => (Some(Token::Arc), &rest[2..]),
            '-' if rest.starts_with("--") => (Some(Token::Edge), &rest[2..]),
            '"' => {
                let Some(end) = rest[1..].find('"') else {
                    let message = say!("this quotation has no end");
                    return Err(ParseError::new(message, at..at + 1).with_help(translated(EXAMPLE)));
                };
                (Some(Token::Quoted(rest[1..=end].into())), &rest[end + 2..])
            }
            '{' | '}' | '[' | ']' | ';' | ',' | '=' | ':' => (Some(Token::Sign(first)), &rest[1..]),
            _ if is_letter(first) || first == '-' => {
                let word = rest[first.len_utf8()..].find(|c: char| !is_letter(c));
                let (word, after) =
                    rest.split_at(word.map_or(rest.len(), |at| at + first.len_utf8()));
                (Some(Token::Word(word.into())), after)
            }
            _ => {
                let message = say!("unexpected character '{}'", first);
                return Err(ParseError::new(message, at..at + first.len_utf8())
                    .with_help(translated(EXAMPLE)));
            }
        };
        tokens.extend(token.map(|token| (token, at)));
        rest = after;
    }
    Ok(tokens)
}

struct Reader {
    tokens: Vec<(Token, usize)>,
    next: usize,
    /// Where the text ends.
    end: usize,
    arcs: Arcs,
}

impl Reader {
    fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.next).map(|(token, _)| token)
    }

    fn takes(&mut self, token: &Token) -> bool {
        let takes = self.peek() == Some(token);
        self.next += usize::from(takes);
        takes
    }

    fn expected(&self, what: &str) -> ParseError {
        let at = self.tokens.get(self.next).map_or(self.end, |(_, at)| *at);
        ParseError::new(say!("expected {}", what), at..at).with_help(translated(EXAMPLE))
    }

    /// Statements in braces; the nodes that they name.
    fn block(&mut self, depth: usize) -> Result<Vec<String>, ParseError> {
        if depth > DEEPEST {
            return Err(self.expected(&say!("at most {} subgraphs within each other", DEEPEST)));
        }
        if !self.takes(&Token::Sign('{')) {
            return Err(self.expected("'{'"));
        }
        let mut named = Vec::new();
        loop {
            while self.takes(&Token::Sign(';')) || self.takes(&Token::Sign(',')) {}
            if self.takes(&Token::Sign('}')) {
                return Ok(named);
            }
            named.extend(self.statement(depth)?);
        }
    }

    fn statement(&mut self, depth: usize) -> Result<Vec<String>, ParseError> {
        let mut left = self.nodes(depth)?;
        let about_all = |name: &String| ["graph", "node", "edge"].contains(&name.as_str());
        let is_attribute = self.peek() == Some(&Token::Sign('='));
        if is_attribute {
            self.next += 2;
            return Ok(Vec::new());
        }
        if matches!(&left[..], [only] if about_all(only)) && self.peek() == Some(&Token::Sign('['))
        {
            self.attributes()?;
            return Ok(Vec::new());
        }
        let mut named = left.clone();
        loop {
            if self.peek() == Some(&Token::Edge) {
                return Err(self.expected(&say!("'->': moves have a direction")));
            }
            if !self.takes(&Token::Arc) {
                break;
            }
            let right = self.nodes(depth)?;
            for from in &left {
                self.arcs.entry(from.clone()).or_default().extend(right.iter().cloned());
            }
            named.extend(right.iter().cloned());
            left = right;
        }
        for name in &named {
            self.arcs.entry(name.clone()).or_default();
        }
        self.attributes()?;
        Ok(named)
    }

    /// A node, or a subgraph with its nodes.
    fn nodes(&mut self, depth: usize) -> Result<Vec<String>, ParseError> {
        if self.takes(&Token::Word("subgraph".into())) {
            if let Some(Token::Word(_) | Token::Quoted(_)) = self.peek() {
                self.next += 1;
            }
            return self.block(depth + 1);
        }
        match self.peek().cloned() {
            Some(Token::Sign('{')) => self.block(depth + 1),
            Some(Token::Word(name) | Token::Quoted(name)) => {
                self.next += 1;
                // A port is part of the drawing.
                while self.takes(&Token::Sign(':')) {
                    self.next += 1;
                }
                Ok(vec![name])
            }
            _ => Err(self.expected(&say!("a node"))),
        }
    }

    /// Attributes in brackets, which are read over.
    fn attributes(&mut self) -> Result<(), ParseError> {
        while self.takes(&Token::Sign('[')) {
            while !self.takes(&Token::Sign(']')) {
                if self.peek().is_none() {
                    return Err(self.expected("']'"));
                }
                self.next += 1;
            }
        }
        Ok(())
    }
}
