//! Rulesets of files: those of `--rules`, and those that were added for this user.

use std::env;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use nimatron::files::Held;
use nimatron::rulesets::{Ruleset, Taken, register, written};
use nimatron::say;
use nimatron::text::ParseError;

use crate::context::Context;
use crate::input::text_file;
use crate::report::{self, Failure};

/// Where the files of the user lie, if it is not the usual place.
const VARIABLE: &str = "NIMATRON_RULESETS";
/// More files are not read.
const MOST_FILES: usize = 200;

/// The folder of the rulesets that were added.
pub fn folder() -> Result<PathBuf, Failure> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = || {
        let home = set("HOME").or_else(|| set("USERPROFILE"));
        set("XDG_DATA_HOME").or_else(|| Some(home?.join(".local").join("share")))
    };
    let folder = set(VARIABLE).or_else(|| Some(data()?.join("nimatron").join("rulesets")));
    folder.ok_or_else(|| {
        Failure::message(say!("there is no folder for rulesets\n  = set {} to one", VARIABLE))
    })
}

/// The word of a file names another ruleset.
pub fn is_taken(path: &Path, text: &str, taken: &Taken) -> Failure {
    let at = text.find("word").unwrap_or(0);
    at_place(path, &ParseError::new(taken.to_string(), at..at + 4), text)
}

/// Registers the rulesets of these files, and those that were added. A file that was added and
/// cannot be used any more is passed over with a note.
pub fn register_files(given: &[PathBuf], context: &Context) -> Result<(), Failure> {
    for path in given {
        let (text, ruleset) = read(path)?;
        register(ruleset).map_err(|taken| is_taken(path, &text, &taken))?;
    }
    let Ok(folder) = folder() else { return Ok(()) };
    let Ok(entries) = folder.read_dir() else { return Ok(()) };
    let mut added: Vec<PathBuf> =
        entries.take(MOST_FILES).filter_map(|entry| Some(entry.ok()?.path())).collect();
    added.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    added.sort();
    for path in added {
        let registered = read(&path).and_then(|(_, ruleset)| {
            register(ruleset).map_err(|taken| Failure::message(taken.to_string()))
        });
        if let Err(Failure::Refused(failure)) = registered {
            let note = say!(
                "note: {} is passed over: {}",
                path.display().to_string(),
                &failure.error.message
            );
            report::print("", &note, context);
        }
    }
    Ok(())
}

/// The text of a file, and its ruleset.
pub fn read(path: &Path) -> Result<(String, Ruleset), Failure> {
    let text = text_file(path)?;
    match written::read(&text) {
        Ok(ruleset) => Ok((text, ruleset)),
        Err(error) => Err(at_place(path, &error, &text)),
    }
}

/// An error in a file, with its line and column.
pub fn at_place(path: &Path, error: &ParseError, text: &str) -> Failure {
    let mut start = error.span.start.min(text.len());
    while !text.is_char_boundary(start) {
        start -= 1;
    }
    let before = &text[..start];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
    let message = format!("{}:{line}:{column}: {}", path.display(), error.message);
    Failure::at(&ParseError { message, ..error.clone() }, text)
}

/// Checks a file by its examples and by random games.
pub fn check(
    path: &Path,
    context: &Context,
) -> Result<(String, Arc<Ruleset>, written::Report), Failure> {
    /// Nodes for all examples of a file together.
    const MOST_WORK: u64 = 100_000_000;
    let (text, ruleset) = read(path)?;
    let ruleset = Arc::new(ruleset);
    let word = &ruleset.description().id;
    if nimatron::rulesets::ruleset(word).is_some_and(|known| known.file().is_none()) {
        return Err(is_taken(path, &text, &Taken(word.to_string())));
    }
    match written::check(&ruleset, &mut context.budget(MOST_WORK)) {
        Ok(report) => Ok((text, ruleset, report)),
        Err(written::Wrong::File(error)) => Err(at_place(path, &error, &text)),
        Err(written::Wrong::Exhausted(exhausted)) => Err(exhausted.into()),
    }
}

/// Keeps a file that was checked, under its word.
pub fn keep(text: &str, ruleset: &Ruleset) -> Result<PathBuf, Failure> {
    let folder = folder()?;
    let unusable =
        |error: std::io::Error| Failure::message(format!("{}: {error}", folder.display()));
    std::fs::create_dir_all(&folder).map_err(unusable)?;
    let path = folder.join(format!("{}.toml", ruleset.description().id));
    Held::open(&path)?.replace(text.as_bytes())?;
    Ok(path)
}
