//! `nimatron games`: the catalogue, the rules of one game, and what a kind of games is.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Args, Subcommand};
use nimatron::api::{Entry, KindEntry};
use nimatron::catalogue::{Description, kind, overview, page, ruleset, rulesets};
use nimatron::files::Held;
use nimatron::rulesets::written::{BUNDLED, Bundled, Report};
use nimatron::rulesets::{Ruleset, Taken};
use nimatron::say;
use serde_json::json;

use super::{write_document, write_json};
use crate::context::Context;
use crate::report::{Failure, Status};
use crate::rules;

/// List the rulesets, or show the rules of one
///
/// 'games impartial', 'games partizan', 'games loopy' and 'games players' define the kinds of games.
/// 'games check FILE' checks a ruleset that is written in a file, and 'games add FILE'
/// keeps it, so that every command knows it from then on.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Games {
    /// The ruleset whose rules, options and examples to show, or impartial, partizan or players
    ruleset: Option<String>,
    #[command(subcommand)]
    file: Option<WithFile>,
}

/// What is done with the files of rulesets.
#[derive(Debug, Subcommand)]
enum WithFile {
    /// Check a file: its examples, why its games end, and a thousand random games
    Check {
        /// The file
        file: PathBuf,
    },
    /// Check a file and keep it, so that every command knows its ruleset
    Add {
        /// The file
        file: PathBuf,
    },
    /// Forget a ruleset that was added
    Remove {
        /// The word before the colon of its positions
        word: String,
    },
    /// Print the file of a ruleset, to be changed, or list the files that come with the program
    File {
        /// The name of a file, or the word before the colon of its positions
        word: Option<String>,
    },
}

impl Games {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        match (&self.file, &self.ruleset) {
            (Some(file), _) => file.run(context, out)?,
            (None, None) => list(context, out)?,
            (None, Some(name)) => named(name, context, out)?,
        }
        Ok(Status::Answered)
    }
}

impl WithFile {
    fn run(&self, context: &Context, out: &mut impl Write) -> Result<(), Failure> {
        match self {
            WithFile::Check { file } => {
                let (_, ruleset, report) = rules::check(file, context)?;
                write_report(&ruleset, &report, context, out)
            }
            WithFile::Add { file } => {
                let (text, ruleset, report) = rules::check(file, context)?;
                let word = &ruleset.description().id;
                let same = |known: &Arc<Ruleset>| known.file() == Some(text.as_str());
                if nimatron::rulesets::ruleset(word).is_some_and(|known| !same(&known)) {
                    return Err(rules::is_taken(file, &text, &Taken(word.to_string())));
                }
                let path = rules::keep(&text, &ruleset)?;
                write_report(&ruleset, &report, context, out)?;
                if !context.json {
                    writeln!(out, "{}", say!("kept as {}", path.display().to_string()))?;
                }
                Ok(())
            }
            WithFile::Remove { word } => {
                let path = rules::folder()?.join(format!("{word}.toml"));
                let is_word = word.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
                if !is_word || !path.is_file() {
                    let message = say!("no ruleset was added under the word '{}'", word);
                    let file = rules::read(Path::new(word)).ok();
                    let help = file.map(|(_, ruleset)| {
                        let word = ruleset.description().id.to_string();
                        format!("\n  = {}", say!("the word of this file is '{}'", word))
                    });
                    return Err(Failure::message(message + &*help.unwrap_or_default()));
                }
                Held::open(&path)?.remove()?;
                Ok(())
            }
            WithFile::File { word: None } => {
                for Bundled { name, .. } in BUNDLED {
                    writeln!(out, "{name}")?;
                }
                Ok(())
            }
            WithFile::File { word: Some(word) } => {
                let bundled = BUNDLED.iter().find(|bundled| bundled.name == word);
                let found = nimatron::rulesets::ruleset(word);
                let file = found.as_deref().and_then(Ruleset::file);
                let file = file.or(bundled.map(|bundled| bundled.file)).ok_or_else(|| {
                    let message = say!("no file tells the rules of '{}'", word);
                    Failure::message(message + "\n  = " + &*say!("games file lists the files"))
                })?;
                write!(out, "{file}")?;
                Ok(())
            }
        }
    }
}

/// What the check of a file has found.
fn write_report(
    ruleset: &Ruleset,
    report: &Report,
    context: &Context,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let Description { id, title, .. } = ruleset.description();
    let Report { agreed, games, longest, ends } = report;
    if context.json {
        let answer = json!({
            "schema": 1, "ruleset": id, "agreed": agreed, "games": games, "longest": longest,
            "ends": ends,
        });
        return write_json(out, &answer);
    }
    let agree = say!("expected values and outcome classes that agree: {}", *agreed);
    let random = say!("random games: {}, moves of the longest: {}", *games, *longest);
    writeln!(out, "{id}: {title}\n  {agree}\n  {ends}\n  {random}")?;
    Ok(())
}

/// Writes the list of all rulesets.
pub fn list(context: &Context, out: &mut impl Write) -> Result<(), Failure> {
    if context.json {
        return rulesets()
            .iter()
            .try_for_each(|entry| write_json(out, &Entry::from(entry.clone())));
    }
    write_document(out, &overview(), context)
}

/// Writes the rules of the ruleset of this name, or the definition of a kind of games.
pub fn named(name: &str, context: &Context, out: &mut impl Write) -> Result<(), Failure> {
    match kind(name) {
        Some(kind) if context.json => write_json(out, &KindEntry::from(*kind)),
        Some(kind) => write_document(out, &kind.document(), context),
        None => {
            let found = ruleset(name).map_err(|error| Failure::at(&error, name))?;
            show(&found, context, out)
        }
    }
}

/// Writes the rules of one.
fn show(entry: &Description, context: &Context, out: &mut impl Write) -> Result<(), Failure> {
    if context.json {
        return write_json(out, &Entry::from(entry.clone()));
    }
    write_document(out, &page(entry), context)
}
