//! Languages: every sentence of the program in the words of another one.
//!
//! Sentences are written in English where they are made
//! ([`nimatron_nimber::text::language`]). A language is one file of messages in the syntax of
//! [Fluent](https://projectfluent.org), `crates/games/languages/CODE.ftl`, found when the library is
//! built. `en.ftl` lists what there is to be told; it is written by the tests from the sources, and
//! gives each template an identifier and its arguments names:
//!
//! ```text
//! takes-from-pile-1d0c = { $name } takes { $count } from pile { $pile }
//! ```
//!
//! The file of another language has the same identifiers, `-language` with its own name, and
//! sentences of its own, which may use the arguments in any order and choose between forms by
//! numbers. What a file lacks is told in English; a bundled file that lacks anything fails a test.
//! Messages whose identifiers begin with `page-` are those of the page, which fills them itself.
//!
//! | file | what |
//! | --- | --- |
//! | `english` | what there is to be told: templates, identifiers, names of arguments |
//! | `translation` | a file of a language, read, checked and spoken |
//! | `page` | the same for the page, as data without a grammar |

mod english;
mod page;
mod translation;

use std::sync::{Arc, OnceLock};

pub use english::{Message, identifier};
pub use nimatron_nimber::text::language::{
    Argument, Language, counted, sentence, speak, speak_everywhere, spoken, translated,
};
pub use page::PageSentences;
pub use translation::Translation;

/// The code of the language in which the program is written.
pub const ENGLISH: &str = "en";

/// Codes and texts of the bundled files, English among them.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The bundled languages besides English, in the order of their codes.
///
/// ```
/// let names: Vec<&str> = nimatron::language::bundled().iter().map(|found| found.name()).collect();
/// assert!(names.contains(&"Deutsch"));
/// ```
pub fn bundled() -> &'static [Arc<Translation>] {
    static BUNDLED: OnceLock<Vec<Arc<Translation>>> = OnceLock::new();
    BUNDLED.get_or_init(|| {
        let others = FILES.iter().filter(|(code, _)| *code != ENGLISH);
        let read = |(code, text): &(&str, &str)| {
            Arc::new(Translation::read(code, text).expect("the tests read every bundled file"))
        };
        others.map(read).collect()
    })
}

/// The bundled language that a tag names by its first part: `de`, `de-AT`, `de_DE.UTF-8`.
///
/// ```
/// use nimatron::language::{find, speak, translated};
/// let german = find("de_AT.UTF-8").unwrap();
/// assert_eq!(german.code(), "de");
/// assert!(find("xx").is_none());
/// ```
pub fn find(tag: &str) -> Option<Arc<Translation>> {
    let code = tag.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
    // None is read for those who speak English.
    FILES.iter().find(|(bundled, _)| *bundled == code && code != ENGLISH)?;
    bundled().iter().find(|language| language.code() == code).cloned()
}

/// The language that is wanted most of those in a list such as `de-AT, de;q=0.9, en;q=0.8`
/// (RFC 9110, `Accept-Language`); `None` is English.
///
/// ```
/// use nimatron::language::preferred;
/// assert_eq!(preferred("fr-x-none, de;q=0.5, en;q=0.1").unwrap().code(), "de");
/// assert!(preferred("en, de;q=0.5").is_none());
/// assert!(preferred("").is_none());
/// ```
pub fn preferred(list: &str) -> Option<Arc<Translation>> {
    let mut wanted: Vec<(f32, &str)> = list
        .split(',')
        .map(|entry| {
            let (tag, weight) = entry.split_once(';').unwrap_or((entry, "q=1"));
            let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse().ok());
            (weight.unwrap_or(0.0), tag.trim())
        })
        .filter(|(weight, _)| *weight > 0.0)
        .collect();
    // A stable order: of equal weights the first is wanted most.
    wanted.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let is_english = |tag: &str| tag.split('-').next().is_some_and(|code| code == ENGLISH);
    let spoken = wanted.into_iter().find_map(|(_, tag)| match is_english(tag) {
        true => Some(None),
        false => find(tag).map(Some),
    });
    spoken.flatten()
}
