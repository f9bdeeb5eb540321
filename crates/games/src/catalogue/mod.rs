//! Every ruleset that this library knows: the one registry.
//!
//! Doors list it, show its rules and offer its examples. A ruleset that is not
//! here does not exist for them. Beside the rulesets stand the definitions of the
//! two [kinds](KINDS) of games, impartial and partizan.

mod kinds_of_games;

use nimatron_nimber::say;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{ParseError, excerpt};

pub use kinds_of_games::{KINDS, Kind, kind};

use crate::foundation::suggested;
use crate::render::Document;
use crate::render::document::{Align, Block, Row, Table, exact, prose, strong};
use crate::rulesets::{self, descriptions, word_for, words};
pub use crate::rulesets::{Description, Example, Family, RuleOption};

/// The rules, options, examples and references of a ruleset as a page.
///
/// ```
/// use nimatron::catalogue::{page, ruleset};
/// use nimatron::render::Style;
/// let page = page(&ruleset("nim")?).to_text(&Style::default());
/// assert!(page.contains("max=k"));
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
pub fn page(ruleset: &Description) -> Document {
    let mut blocks = vec![Block::Heading(translated(&ruleset.title).into())];
    blocks.extend(ruleset.rules.iter().map(|rule| Block::paragraph(translated(rule))));
    if !ruleset.options.is_empty() {
        let options = ruleset.options.iter();
        let options = options.map(|option| {
            prose!("{}: {}", strong(option.text.as_ref()), translated(&option.meaning))
        });
        blocks.push(Block::Heading(prose!("Options, in brackets behind the name")));
        blocks.push(Block::List(options.collect()));
    }
    let examples = ruleset.examples.iter().map(|example| {
        Row::Cells(vec![exact(example.position.as_ref()), translated(&example.shows).into()])
    });
    blocks.push(Block::Heading(prose!("Examples")));
    blocks.push(Block::Table(Table {
        columns: vec![(Align::Left, prose!("position")), (Align::Left, prose!("shows"))],
        rows: examples.collect(),
    }));
    if !ruleset.references.is_empty() {
        let references = ruleset.references.iter().map(|reference| reference.as_ref().into());
        blocks.push(Block::Heading(prose!("References")));
        blocks.push(Block::List(references.collect()));
    }
    Document { blocks }
}

/// Every ruleset as a table.
pub fn overview() -> Document {
    let rows = descriptions().into_iter().map(|ruleset| {
        Row::Cells(vec![exact(ruleset.id.as_ref()), translated(&ruleset.title).into()])
    });
    let columns = vec![(Align::Left, prose!("ruleset")), (Align::Left, prose!("title"))];
    let table = Block::Table(Table { columns, rows: rows.collect() });
    Document { blocks: vec![table, kinds_of_games::pointer()] }
}

/// All texts of the kinds of games that are told through
/// [`translated`](nimatron_nimber::text::language::translated()). References stay as they were printed.
pub fn texts() -> Vec<&'static str> {
    KINDS.iter().flat_map(Kind::texts).collect()
}

/// Every ruleset.
pub fn rulesets() -> Vec<Description> {
    descriptions()
}

/// The ruleset of this name, which [`word_for`] understands.
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
pub fn ruleset(name: &str) -> Result<Description, ParseError> {
    let wanted = name.trim().to_lowercase();
    let found = rulesets::ruleset(&wanted).or_else(|| rulesets::ruleset(&word_for(&wanted)?));
    if let Some(found) = found {
        return Ok(found.description().clone());
    }
    let words = words();
    let kinds = KINDS.iter().map(|kind| kind.id);
    let known: Vec<&str> = words.iter().map(AsRef::as_ref).chain(kinds).collect();
    let all = || words.join(", ");
    let help = suggested(&wanted, &known).unwrap_or_else(|| say!("there is: {}", all()));
    let message = say!("unknown ruleset '{}'", excerpt(name.trim()));
    Err(ParseError::new(message, 0..name.len()).with_help(help))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::Playable;
    use crate::rulesets::Position;
    use nimatron_nimber::text::Notation;

    #[test]
    fn every_example_is_a_position_that_prints_as_it_is_written() {
        for example in rulesets().iter().flat_map(|ruleset| ruleset.examples.iter()) {
            let position: Position = example.position.parse().unwrap();
            assert_eq!(position.to_string(), example.position);
            for notation in [Notation::Ascii, Notation::Unicode] {
                let reading = Position::read(&position.to_text(notation)).unwrap();
                assert_eq!((&reading.value, reading.notes.len()), (&position, 0));
            }
        }
    }

    #[test]
    fn the_kinds_of_games_are_defined() {
        for kind in KINDS {
            assert_eq!(kind.conditions.len(), 4);
            let page = kind.document().to_text(&crate::render::Style::default());
            assert!(page.contains("Chess") && page.contains(kind.title));
        }
        let error = ruleset("impartal").unwrap_err();
        assert_eq!(error.help.as_deref(), Some("did you mean 'impartial'?"));
    }

    #[test]
    fn every_ruleset_has_a_name_of_its_own_rules_and_examples() {
        for (index, entry) in rulesets().iter().enumerate() {
            assert!(rulesets()[..index].iter().all(|earlier| earlier.id != entry.id));
            assert_eq!(ruleset(&entry.id).as_ref(), Ok(entry));
            assert!(!entry.rules.is_empty() && !entry.examples.is_empty());
        }
    }
}
