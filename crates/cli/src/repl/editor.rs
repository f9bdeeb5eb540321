//! The line editor's assistant: completion, symbols, and the answer while it is
//! typed.

use std::borrow::Cow;

use nimatron::calculator::FUNCTIONS;
use nimatron::foundation::Budget;
use nimatron::rulesets::words;
use nimatron::text::Notation;
use rustyline::completion::{Completer, Pair};
use rustyline::highlight::Highlighter;
use rustyline::hint::{Hint, Hinter};
use rustyline::validate::Validator;
use rustyline::{Helper, Result};

use super::Session;
use super::respond::COMMANDS;
use crate::context::Context;

/// What stands for a symbol: `\name` and Tab.
const SYMBOLS: [(&str, &str); 24] = [
    ("w", "ω"),
    ("omega", "ω"),
    ("w1", "ω₁"),
    ("e", "ε"),
    ("epsilon", "ε"),
    ("e0", "ε₀"),
    ("z0", "ζ₀"),
    ("zeta", "ζ"),
    ("G", "Γ"),
    ("Gamma", "Γ"),
    ("G0", "Γ₀"),
    ("phi", "φ"),
    ("oplus", "⊕"),
    ("otimes", "⊗"),
    ("times", "×"),
    ("cdot", "·"),
    ("sharp", "#"),
    ("neq", "≠"),
    ("leq", "≤"),
    ("geq", "≥"),
    ("confused", "‖"),
    ("2", "²"),
    ("3", "³"),
    ("star", "*"),
];

const NAMES: [&str; 7] = ["omega", "Gamma0", "zeta0", "true", "false", "misere nim: ", "eps0"];

/// Helps whoever types.
pub struct Assistant {
    session: Session,
    notation: Notation,
    colour: bool,
}

impl Assistant {
    pub fn new(session: Session, context: &Context) -> Assistant {
        Assistant { session, notation: context.notation, colour: context.colour }
    }

    /// The value of what was typed so far, if it is quickly known, short, and
    /// says more than what was typed.
    fn preview(&self, line: &str) -> Option<String> {
        const QUICK: u64 = 10_000;
        const SHORT: usize = 60;
        if line.trim().is_empty() || line.len() > SHORT || !self.colour {
            return None;
        }
        let session = self.session.try_borrow().ok()?;
        let answer = session.preview(line, &mut Budget::nodes(QUICK)).ok()?;
        if answer.value.size() > SHORT as u64 {
            return None;
        }
        let value = answer.value.to_text(self.notation);
        let news = value.chars().count() <= SHORT && value != line.trim();
        news.then(|| format!("   {value}"))
    }
}

/// Where the completed word begins, and what it may become.
fn candidates(line: &str) -> (usize, Vec<Pair>) {
    let pair = |shown: &str, typed: &str| Pair { display: shown.into(), replacement: typed.into() };
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let start = line.trim_end_matches(is_word).len();
    let word = &line[start..];
    let before = &line[..start];
    if before.ends_with('\\') {
        let exact = SYMBOLS.iter().filter(|(name, _)| *name == word);
        let longer = SYMBOLS.iter().filter(|(name, _)| name.starts_with(word));
        let exact: Vec<_> = exact.collect();
        let found = if exact.is_empty() { longer.collect() } else { exact };
        let pairs =
            found.into_iter().map(|(name, symbol)| pair(&format!("\\{name} {symbol}"), symbol));
        return (start - 1, pairs.collect());
    }
    if before == ":" {
        let commands = COMMANDS.iter().filter(|command| command[1..].starts_with(word));
        return (0, commands.map(|command| pair(command, command)).collect());
    }
    if word.is_empty() {
        return (start, Vec::new());
    }
    let functions = FUNCTIONS.iter().filter(|function| function.name.starts_with(word));
    let functions =
        functions.map(|function| pair(function.signature, &format!("{}(", function.name)));
    let names = NAMES.iter().filter(|name| name.starts_with(word)).map(|name| pair(name, name));
    let rulesets = words().into_iter().filter(|ruleset| ruleset.starts_with(word));
    let rulesets = rulesets.map(|ruleset| pair(&ruleset, &format!("{ruleset}: ")));
    (start, functions.chain(names).chain(rulesets).collect())
}

impl Completer for Assistant {
    type Candidate = Pair;

    fn complete(
        &self,
        line: &str,
        place: usize,
        _: &rustyline::Context<'_>,
    ) -> Result<(usize, Vec<Pair>)> {
        Ok(candidates(&line[..place]))
    }
}

/// An answer shown behind what is typed; it is never typed itself.
pub struct Preview(String);

impl Hint for Preview {
    fn display(&self) -> &str {
        &self.0
    }

    fn completion(&self) -> Option<&str> {
        None
    }
}

impl Hinter for Assistant {
    type Hint = Preview;

    fn hint(&self, line: &str, place: usize, _: &rustyline::Context<'_>) -> Option<Preview> {
        let at_the_end = place == line.len();
        at_the_end.then(|| self.preview(line)).flatten().map(Preview)
    }
}

impl Highlighter for Assistant {
    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        match self.colour {
            true => Cow::Owned(format!("\x1b[2m{hint}\x1b[0m")),
            false => Cow::Borrowed(hint),
        }
    }
}

impl Validator for Assistant {}

impl Helper for Assistant {}

#[cfg(test)]
mod tests {
    use super::*;

    fn completed(line: &str) -> (usize, Vec<String>) {
        let (start, pairs) = candidates(line);
        (start, pairs.into_iter().map(|pair| pair.replacement).collect())
    }

    #[test]
    fn symbols_replace_their_names() {
        assert_eq!(completed("3+\\w"), (2, vec!["ω".into()]));
        assert_eq!(completed("\\G0"), (0, vec!["Γ₀".into()]));
        assert_eq!(completed("2 \\opl"), (2, vec!["⊕".into()]));
        assert_eq!(completed("ω\\times"), (2, vec!["×".into()]));
    }

    #[test]
    fn names_and_commands_are_completed() {
        assert_eq!(completed("1 + fund"), (4, vec!["fundamental(".into()]));
        assert_eq!(completed(":pa"), (0, vec![":parse".into()]));
        let named = vec!["misere_outcome(".into()];
        assert_eq!(completed("misere_o"), (0, named));
        assert!(completed("mis").1.contains(&"misere nim: ".into()));
        assert_eq!(completed("1 + "), (4, vec![]));
    }

    #[test]
    fn every_symbol_can_be_typed_into_an_expression() {
        for (_, symbol) in SYMBOLS {
            assert!(nimatron::text::lexer::tokens(symbol).is_ok() || "²³".contains(symbol));
        }
    }
}
