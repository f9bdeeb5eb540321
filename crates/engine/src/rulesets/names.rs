//! Names of rulesets as people write them.
//!
//! The word before the colon of a position is one of the [words](super::words) of the register.
//! Read as the same are the word in capital letters and, with a note, its near spellings: with
//! apostrophes and plurals, with blanks or without hyphens, and the title of the ruleset, with or
//! without the word "game": `Dawson's Kayles`, `dawsons-kayles`, `Euclid's game`.

use nimatron_nimber::say;
use nimatron_nimber::text::{Note, ParseError, Reading, Span, excerpt};

use super::description::Text;
use super::{registered, words};
use crate::foundation::Piece;

/// Words of a title that name nothing.
const EMPTY: [&str; 4] = ["a", "the", "of", "game"];

/// The word of the register that a name stands for.
///
/// ```
/// use nimatron::rulesets::word_for;
/// assert_eq!(word_for("Nim").as_deref(), Some("nim"));
/// assert_eq!(word_for("Dawson's Kayles").as_deref(), Some("dawson-kayles"));
/// assert_eq!(word_for("chess"), None);
/// ```
///
/// Cost: linear in the length of all names.
pub fn word_for(name: &str) -> Option<Text> {
    const LONGEST: usize = 100;
    if name.len() > LONGEST {
        return None;
    }
    let words = words();
    if let Some(word) = words.iter().find(|word| word.eq_ignore_ascii_case(name)) {
        return Some(word.clone());
    }
    let wanted = key(name);
    if wanted.is_empty() {
        return None;
    }
    if let Some(word) = words.iter().find(|word| key(word) == wanted) {
        return Some(word.clone());
    }
    let rulesets = registered();
    let descriptions = rulesets.iter().map(|ruleset| ruleset.description());
    // A title with a comma names several variants.
    let mut titled = descriptions.filter(|ruleset| !ruleset.title.contains([',', ':']));
    titled.find(|ruleset| key(&ruleset.title) == wanted).map(|ruleset| ruleset.id.clone())
}

/// What near spellings of a name have in common.
fn key(name: &str) -> String {
    let bare = name.to_lowercase().replace(['\'', '’', '`', '´'], "");
    let parts = bare.split([' ', '-', '_']).map(|part| part.strip_suffix('s').unwrap_or(part));
    parts.filter(|part| !EMPTY.contains(part)).collect()
}

/// A text in which one piece has been replaced by a word of the register.
pub(super) struct Respelled {
    pub(super) text: String,
    pub(super) word: Text,
    name: Span,
}

impl Respelled {
    /// The text with the word that its `name` stands for, if it stands for one.
    pub(super) fn of(text: &str, name: Piece<'_>) -> Option<Respelled> {
        let word = word_for(name.text)?;
        let span = name.span();
        let text = format!("{}{word}{}", &text[..span.start], &text[span.end..]);
        Some(Respelled { text, word, name: span })
    }

    /// The place in the original text of a place in the respelled one.
    fn original(&self, place: Span) -> Span {
        let end = self.name.start + self.word.len();
        let back = |at: usize| match at {
            _ if at <= self.name.start => at,
            _ if at < end => self.name.start,
            _ => at - end + self.name.end,
        };
        back(place.start)..back(place.end)
    }

    /// What was read from the respelled text, with places in the original one, and a note if more
    /// than the size of letters differs.
    pub(super) fn reading<T>(
        &self,
        original: &str,
        read: Result<Reading<T>, ParseError>,
    ) -> Result<Reading<T>, ParseError> {
        let back =
            |error: ParseError| ParseError { span: self.original(error.span.clone()), ..error };
        let mut reading = read.map_err(back)?;
        for note in &mut reading.notes {
            note.span = self.original(note.span.clone());
        }
        let name = &original[self.name.clone()];
        if !name.eq_ignore_ascii_case(&self.word) {
            let message = say!("'{}' is read as {}", excerpt(name), &self.word);
            reading.notes.insert(0, Note::new(message, self.name.clone()));
        }
        Ok(reading)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulesets::{Ruleset, descriptions, ruleset};

    #[test]
    fn near_spellings_name_the_same_ruleset() {
        for (name, word) in [
            ("NIM", "nim"),
            ("dawsons-kayles", "dawson-kayles"),
            ("dawson kayles", "dawson-kayles"),
            ("Dawson’s Chess", "dawson-chess"),
            ("Grundy's game", "grundy"),
            ("the silver dollar game", "silver-dollar"),
            ("Brussel_Sprout", "brussels-sprouts"),
            ("FibonacciNim", "fibonacci-nim"),
            ("Toads and Frogs", "toads-and-frogs"),
        ] {
            assert_eq!(word_for(name).as_deref(), Some(word), "{name}");
        }
        for name in ["", "game", "the", "bounded nim", "go", "s"] {
            assert_eq!(word_for(name), None, "{name}");
        }
    }

    #[test]
    fn words_and_titles_stand_for_themselves() {
        for word in words() {
            assert_eq!(word_for(&word).as_ref(), Some(&word));
            assert_eq!(word_for(&word.to_uppercase()).as_ref(), Some(&word));
        }
        for described in descriptions() {
            let found = word_for(&described.title).and_then(|word| ruleset(&word));
            let is_itself = |found: &Ruleset| found.description().id == described.id;
            assert!(found.is_none_or(|found| is_itself(&found)), "{}", described.title);
            // No two words have the same near spellings.
            let words = words();
            let mut near = words.iter().filter(|word| key(word) == key(&described.id));
            assert!(near.all(|word| *word == described.id), "{}", described.id);
        }
    }
}
