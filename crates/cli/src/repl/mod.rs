//! The conversation: `nimatron` on a terminal.
//!
//! | file | what |
//! | --- | --- |
//! | `respond` | what is answered to a line |
//! | `help` | what `:help` shows |
//! | `editor` | completion, symbols by `\name`, the answer while it is typed |

mod editor;
mod help;
mod respond;

use nimatron::say;
use std::cell::RefCell;
use std::env;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::rc::Rc;

use editor::Assistant;
use respond::{Reply, Responder};
use rustyline::error::ReadlineError;
use rustyline::history::FileHistory;
use rustyline::{CompletionType, Config, Editor};

use crate::context::Context;
use crate::report::{self, Failure, Status};

const PROMPT: &str = "> ";

/// Reads lines from the terminal and answers them, until there are no more.
pub fn run(context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
    let session = Rc::default();
    let mut responder = Responder::new(Rc::clone(&session), context);
    let mut editor = editor(session, context).map_err(|error| {
        Failure::message(say!("the terminal cannot be read: {}", error.to_string()))
    })?;
    let history = history_path();
    if let Some(path) = &history {
        // A first conversation has no history yet.
        let _ = editor.load_history(path);
    }
    let version = env!("CARGO_PKG_VERSION");
    writeln!(out, "{}", say!("Nimatron {}. :help explains, :quit ends.", version))?;
    loop {
        out.flush()?;
        let line = match editor.readline(PROMPT) {
            Ok(line) => line,
            Err(ReadlineError::Interrupted) => continue,
            Err(ReadlineError::Eof) => break,
            Err(error) => {
                return Err(Failure::message(say!(
                    "the terminal cannot be read: {}",
                    error.to_string()
                )));
            }
        };
        // A line that cannot be remembered can be answered all the same.
        let _ = editor.add_history_entry(line.as_str());
        match responder.respond(&line) {
            Ok(Reply::Text(text)) => out.write_all(text.as_bytes())?,
            Ok(Reply::Quit) => break,
            Err(Failure::Refused(failure)) => {
                let picture = report::painted(&failure.error.picture, context.colour);
                writeln!(out, "{picture}")?;
            }
            Err(other) => return Err(other),
        }
    }
    if let Some(path) = &history {
        // Where the history cannot be written there is none.
        let _ = path.parent().map(fs::create_dir_all);
        let _ = editor.save_history(path);
    }
    Ok(Status::Answered)
}

type Session = Rc<RefCell<nimatron::calculator::Session>>;

fn editor(
    session: Session,
    context: &Context,
) -> rustyline::Result<Editor<Assistant, FileHistory>> {
    let config = Config::builder()
        .completion_type(CompletionType::List)
        .history_ignore_space(true)
        .history_ignore_dups(true)?
        .auto_add_history(false)
        .build();
    let mut editor = Editor::with_config(config)?;
    editor.set_helper(Some(Assistant::new(session, context)));
    Ok(editor)
}

/// Where the history is kept: `NIMATRON_HISTORY`, which may be empty for
/// nowhere, or a place of the system.
fn history_path() -> Option<PathBuf> {
    if let Some(path) = env::var_os("NIMATRON_HISTORY") {
        return (!path.is_empty()).then(|| path.into());
    }
    let place = |variable| env::var_os(variable).filter(|value| !value.is_empty());
    let state = place("XDG_STATE_HOME").map(PathBuf::from);
    let state = state.or_else(|| Some(PathBuf::from(place("HOME")?).join(".local/state")));
    let state = state.or_else(|| place("LOCALAPPDATA").map(PathBuf::from))?;
    Some(state.join("nimatron").join("history"))
}
