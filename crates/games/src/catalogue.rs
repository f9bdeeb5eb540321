//! Every ruleset that this library knows: the one registry.
//!
//! Doors list it, show its rules and offer its examples. A ruleset that is not
//! here does not exist for them.

use nimatron_nimber::text::{ParseError, did_you_mean};
use serde::Serialize;

use crate::render::Document;
use crate::render::document::{Align, Block, Row, Table, exact, strong};

/// A ruleset with all that a person needs to know of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ruleset {
    /// The word before the colon of a position.
    #[serde(rename = "ruleset")]
    pub id: &'static str,
    /// Its name, and names of its variants.
    pub title: &'static str,
    /// The rules, a paragraph each.
    pub rules: &'static [&'static str],
    /// What may stand in brackets behind the word.
    pub options: &'static [RuleOption],
    /// Positions to begin with.
    pub examples: &'static [Example],
    /// Where its theory can be read.
    pub references: &'static [&'static str],
}

/// An option of a ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RuleOption {
    /// How it is written: `max=k`.
    pub text: &'static str,
    /// What it changes.
    pub meaning: &'static str,
}

/// A position to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Example {
    /// The position, as it is typed.
    pub position: &'static str,
    /// What it shows.
    pub shows: &'static str,
}

const RULESETS: [Ruleset; 1] = [Ruleset {
    id: "nim",
    title: "Nim, bounded Nim, Moore's Nim",
    rules: &[
        "There are some piles. Two players take turns. A move lowers one pile to any smaller \
         height. Whoever cannot move loses, so whoever takes the last block wins.",
        "In misere play it is the other way round: whoever takes the last block loses. Write \
         'misere' before the ruleset.",
        "Heights are natural numbers or any ordinals: w, w^2+5, e0, w1. Every game ends, because \
         no sequence of ordinals falls for ever.",
    ],
    options: &[
        RuleOption {
            text: "max=k",
            meaning: "bounded Nim: a move removes at most k blocks, from the top of one pile; \
                      a pile of limit height has no top block and allows no move",
        },
        RuleOption { text: "piles=k", meaning: "Moore's Nim: a move lowers between 1 and k piles" },
    ],
    examples: &[
        Example { position: "nim: 3, 5, 7", shows: "the classic" },
        Example { position: "misere nim: 1, 2, 3", shows: "the last block loses" },
        Example { position: "nim(max=4): 11, 14, 9, 13", shows: "at most 4 blocks in a turn" },
        Example { position: "nim(piles=2): 1, 2, 3, 4", shows: "up to two piles in a turn" },
        Example { position: "nim: 1, w+3, w^w+5, e0, w1", shows: "piles of infinite height" },
    ],
    references: &[
        "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 \
         (1901) 35-39",
        "E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910) \
         93-94",
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapters 2-4 and 13",
        "J. H. Conway, On Numbers and Games, chapters 6 and 11",
    ],
}];

impl Ruleset {
    /// The rules, options, examples and references as a page.
    ///
    /// ```
    /// use nimatron::{catalogue::ruleset, render::Style};
    /// let page = ruleset("nim")?.document().to_text(&Style::default());
    /// assert!(page.contains("max=k"));
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn document(&self) -> Document {
        let mut blocks = vec![Block::Heading(self.title.into())];
        blocks.extend(self.rules.iter().map(|&rule| Block::paragraph(rule)));
        if !self.options.is_empty() {
            let options = self.options.iter();
            let options =
                options.map(|option| format!("{}: {}", strong(option.text), option.meaning));
            blocks.push(Block::Heading("Options, in brackets behind the name".into()));
            blocks.push(Block::List(options.map(Into::into).collect()));
        }
        let examples = self
            .examples
            .iter()
            .map(|example| Row::Cells(vec![exact(example.position).into(), example.shows.into()]));
        blocks.push(Block::Heading("Examples".into()));
        blocks.push(Block::Table(Table {
            columns: vec![(Align::Left, "position".into()), (Align::Left, "shows".into())],
            rows: examples.collect(),
        }));
        blocks.push(Block::Heading("References".into()));
        blocks
            .push(Block::List(self.references.iter().map(|&reference| reference.into()).collect()));
        Document { blocks }
    }
}

/// Every ruleset as a table.
pub fn overview() -> Document {
    let rows = RULESETS
        .iter()
        .map(|ruleset| Row::Cells(vec![exact(ruleset.id).into(), ruleset.title.into()]));
    let columns = vec![(Align::Left, "ruleset".into()), (Align::Left, "title".into())];
    Document { blocks: vec![Block::Table(Table { columns, rows: rows.collect() })] }
}

/// Characters of an unknown name that its error repeats.
const LONGEST_SHOWN: usize = 24;

/// Every ruleset.
pub fn rulesets() -> &'static [Ruleset] {
    &RULESETS
}

/// The ruleset of this name, in upper or lower case.
///
/// ```
/// use nimatron::catalogue::ruleset;
/// assert_eq!(ruleset("Nim")?.examples[0].position, "nim: 3, 5, 7");
/// let error = ruleset("nym").unwrap_err();
/// assert_eq!(error.help.as_deref(), Some("did you mean 'nim'?"));
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
///
/// # Errors
/// That there is none, with the nearest.
pub fn ruleset(name: &str) -> Result<&'static Ruleset, ParseError> {
    let wanted = name.trim().to_lowercase();
    if let Some(found) = RULESETS.iter().find(|ruleset| ruleset.id == wanted) {
        return Ok(found);
    }
    let ids = || RULESETS.iter().map(|ruleset| ruleset.id);
    let help = match did_you_mean(&wanted, ids()) {
        Some(nearest) => format!("did you mean '{nearest}'?"),
        None => format!("there is: {}", ids().collect::<Vec<_>>().join(", ")),
    };
    let shown: String = name.trim().chars().take(LONGEST_SHOWN).collect();
    Err(ParseError::new(format!("unknown ruleset '{shown}'"), 0..name.len()).with_help(help))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nim::Position;

    #[test]
    fn every_example_is_a_position_that_prints_as_it_is_written() {
        for example in rulesets().iter().flat_map(|ruleset| ruleset.examples) {
            let position: Position = example.position.parse().unwrap();
            assert_eq!(position.to_string(), example.position);
        }
    }

    #[test]
    fn every_ruleset_has_a_name_of_its_own_rules_and_examples() {
        for (index, entry) in rulesets().iter().enumerate() {
            assert!(rulesets()[..index].iter().all(|earlier| earlier.id != entry.id));
            assert_eq!(ruleset(entry.id), Ok(entry));
            assert!(!entry.rules.is_empty() && !entry.examples.is_empty());
        }
    }
}
