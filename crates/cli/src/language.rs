//! In which language the program speaks.

use std::env;
use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::path::Path;
use std::sync::Arc;

use nimatron::language::{self, ENGLISH, Language, Translation};
use nimatron::say;

use crate::input::text_file;
use crate::report::Failure;

const OPTION: &str = "--language";
/// What is asked where no option says it.
const VARIABLE: &str = "NIMATRON_LANGUAGE";
/// Where systems say it, the first that is set before the others; of weight on a terminal alone, so
/// that what other programs read is the same everywhere.
const OF_THE_SYSTEM: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// Speaks the language that the arguments or the environment ask for. The arguments are not parsed
/// yet, for help and errors are told in it, too.
pub fn choose(arguments: &[OsString]) -> Result<(), Failure> {
    let said = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let chosen = match option(arguments).or_else(|| said(VARIABLE)) {
        Some(name) => named(&name)?,
        None if io::stdout().is_terminal() => {
            OF_THE_SYSTEM.iter().find_map(|name| said(name)).and_then(|tag| bundled(&tag))
        }
        None => None,
    };
    if let Some(language) = chosen {
        language::speak_everywhere(language);
    }
    Ok(())
}

/// What stands behind the option; other commands' arguments may follow `--`.
fn option(arguments: &[OsString]) -> Option<String> {
    let mut words =
        arguments.iter().map(|word| word.to_string_lossy()).take_while(|word| word != "--");
    while let Some(word) = words.next() {
        if word == OPTION {
            return words.next().map(Into::into);
        }
        if let Some(value) = word.strip_prefix(OPTION).and_then(|rest| rest.strip_prefix('=')) {
            return Some(value.to_owned());
        }
    }
    None
}

fn bundled(tag: &str) -> Option<Arc<dyn Language>> {
    language::find(tag).map(|found| found as Arc<dyn Language>)
}

/// The language of a code or of a file; `None` is English.
fn named(name: &str) -> Result<Option<Arc<dyn Language>>, Failure> {
    let path = Path::new(name);
    if path.extension().is_some_and(|extension| extension == "ftl") {
        return Ok(Some(Arc::new(from_file(path)?)));
    }
    if name == ENGLISH || name.starts_with("en-") || name.starts_with("en_") {
        return Ok(None);
    }
    bundled(name).map(Some).ok_or_else(|| {
        let known: Vec<&str> = language::bundled().iter().map(|found| found.code()).collect();
        Failure::message(say!(
            "no language is called '{}'\n  = there are {} and {}; a file CODE.ftl can be another",
            name,
            ENGLISH,
            known.join(", ")
        ))
    })
}

/// A language from its file.
pub fn from_file(path: &Path) -> Result<Translation, Failure> {
    let text = text_file(path)?;
    let code = path.file_stem().unwrap_or_default().to_string_lossy();
    Translation::read(&code, &text).map_err(|error| Failure::at(&error, &text))
}
