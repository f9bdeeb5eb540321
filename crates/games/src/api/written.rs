//! Rulesets of files: what is in a file, and requests that bring files along.

use std::sync::Arc;

use nimatron_nimber::{message, say};
use serde::Serialize;
use serde_json::Value;

use super::Schema;
use super::failure::Failure;
use super::request::LONGEST_REQUEST;
use crate::catalogue::Description;
use crate::foundation::Budget;
use crate::rulesets::written::{self, Wrong};
use crate::rulesets::{Ruleset, knowing};

/// Files in one request.
const MOST_FILES: usize = 8;

/// A file that has been checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RulesetAnswer {
    schema: Schema,
    /// What people need to know of the ruleset.
    pub about: Description,
    /// Number of expected values and outcome classes that agree.
    pub agreed: usize,
    /// Number of random games that were played.
    pub games: usize,
    /// Number of moves of the longest of them.
    pub longest: usize,
    /// Why every game ends, or that nothing shows it.
    pub ends: String,
}

impl RulesetAnswer {
    /// Checks a file.
    ///
    /// # Errors
    /// What is wrong in it, and where; or that the budget did not suffice.
    pub(super) fn new(file: &str, budget: &mut Budget) -> Result<RulesetAnswer, Failure> {
        let ruleset = Arc::new(read(file)?);
        let report = written::check(&ruleset, budget).map_err(|wrong| match wrong {
            Wrong::File(error) => Failure::input(&error, file),
            Wrong::Exhausted(exhausted) => exhausted.into(),
        })?;
        let written::Report { agreed, games, longest, ends } = report;
        let about = ruleset.description().clone();
        Ok(RulesetAnswer { schema: Schema, about, agreed, games, longest, ends })
    }
}

/// The files that come with the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RulesetFilesAnswer {
    schema: Schema,
    /// The files, in the order of their names.
    pub files: Vec<RulesetFile>,
}

/// A file that comes with the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RulesetFile {
    /// Its name, without the end.
    pub name: &'static str,
    /// What its ruleset is called.
    pub title: String,
    /// The file.
    pub file: &'static str,
}

impl RulesetFilesAnswer {
    /// All of them.
    pub(super) fn all() -> RulesetFilesAnswer {
        let told = |bundled: &written::Bundled| {
            let title = written::read(bundled.file).ok()?.description().title.to_string();
            Some(RulesetFile { name: bundled.name, title, file: bundled.file })
        };
        RulesetFilesAnswer {
            schema: Schema,
            files: written::BUNDLED.iter().filter_map(told).collect(),
        }
    }
}

fn read(file: &str) -> Result<Ruleset, Failure> {
    if file.len() > written::MOST_BYTES {
        return Err(Failure::too_long(message!("a file of a ruleset"), written::MOST_BYTES));
    }
    written::read(file).map_err(|error| Failure::input(&error, file))
}

/// What `answer` makes of a request, the rulesets of the files that it has under `rules` being
/// known; the request is handed on without them.
pub(super) fn with_files<T>(
    request: &str,
    answer: impl FnOnce(&str) -> Result<T, Failure>,
) -> Result<T, Failure> {
    // Whatever else a request may have under this name stands in a text, with other quotes.
    if request.len() > LONGEST_REQUEST || !request.contains("\"rules\"") {
        return answer(request);
    }
    let Ok(Value::Object(mut fields)) = serde_json::from_str(request) else {
        return answer(request);
    };
    let files = match fields.remove("rules") {
        None => return answer(request),
        Some(Value::Array(files)) if files.len() <= MOST_FILES => files,
        Some(_) => {
            let message = say!("'rules' is a list of at most {} files", MOST_FILES);
            return Err(Failure::request(message));
        }
    };
    let mut rulesets = Vec::new();
    for file in files {
        let Value::String(file) = file else {
            return Err(Failure::request(say!("each file of 'rules' is a text")));
        };
        rulesets.push(Arc::new(read(&file)?));
    }
    let request = Value::Object(fields).to_string();
    knowing(rulesets, || answer(&request))
        .unwrap_or_else(|taken| Err(Failure::unusable(taken.to_string())))
}
