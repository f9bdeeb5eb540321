//! `nimatron play`: against the machine or with somebody else.
//!
//! | file | what |
//! | --- | --- |
//! | `session` | a game with its wording: what is said after a move, hints, saving |
//! | `words` | names, moves and rules in sentences |
//! | `coach` | explanations as text |
//! | `plain` | questions and answers, line by line |
//! | `screen` | full screen |
//!
//! All rules of play are in [`nimatron::play`]; here is only what it looks like.

mod coach;
mod plain;
mod screen;
mod session;
mod words;

use std::io::{self, ErrorKind, IsTerminal};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use clap::{Args, ValueEnum};
use nimatron::files::Refusal;
use nimatron::play::{Game, Opponent, Player, Role, Setup};
use nimatron::text::{Notation, ParseError};
use thiserror::Error;

use session::{Keeper, Session};

/// Arguments of `nimatron play`.
#[derive(Args, Clone, Debug, Default)]
pub struct PlayArguments {
    /// The piles, such as 'nim: 3, 5, 7'; without them you are asked
    position: Option<String>,
    /// Who plays against you: random, copycat, sleepy, perfect or teacher
    #[arg(long, value_name = "NAME", conflicts_with_all = ["two", "load"])]
    opponent: Option<Opponent>,
    /// Two people play, turn by turn
    #[arg(long, conflicts_with = "load")]
    two: bool,
    /// Who makes the first move; without it you are asked
    #[arg(long, value_enum, conflicts_with = "load")]
    first: Option<First>,
    /// The same number gives the same game
    #[arg(long, value_name = "NUMBER", conflicts_with = "load")]
    seed: Option<u64>,
    /// Numbered questions and plain lines: no redrawing, no drawings
    #[arg(long)]
    plain: bool,
    /// Keep the game in this file, move by move
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with the game in this file
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    load: Option<PathBuf>,
}

/// Who makes the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum First {
    /// You, or player 1
    Me,
    /// The machine, or player 2
    #[value(alias = "other")]
    Machine,
}

/// Why a game could not be begun or went wrong.
#[derive(Debug, Error)]
pub enum PlayError {
    /// The position or the saved game cannot be read.
    #[error("{error}")]
    Text {
        /// What is wrong, and where.
        error: ParseError,
        /// What was read.
        source_text: String,
    },
    /// The saved game is one between two machines.
    #[error("in {} no person plays", path.display())]
    NobodyPlays {
        /// The file.
        path: PathBuf,
    },
    /// The game cannot be kept in a file.
    #[error("{0}")]
    Kept(#[from] Refusal),
    /// A file cannot be read or written.
    #[error("cannot use the file {}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The terminal fails.
    #[error("the terminal cannot be used: {0}")]
    Terminal(#[from] io::Error),
}

/// Where a game begins: with something to be decided, or with a move.
enum Beginning {
    Setup(Setup),
    Game(Game),
}

/// Plays a game, full screen if there is a terminal and nothing speaks against
/// it. Without a wish for a notation, plain lines are in ASCII.
///
/// # Errors
/// [`PlayError`]; a game that is left early is no error.
pub fn run(arguments: &PlayArguments, notation: Option<Notation>) -> Result<(), PlayError> {
    let beginning = beginning(arguments)?;
    let save = arguments.save.as_deref().map(Keeper::open).transpose()?;
    let outcome = show(arguments, notation, save, beginning);
    match outcome {
        // Whoever listens has heard enough.
        Err(PlayError::Terminal(error)) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        outcome => outcome,
    }
}

fn show(
    arguments: &PlayArguments,
    notation: Option<Notation>,
    save: Option<Keeper>,
    beginning: Beginning,
) -> Result<(), PlayError> {
    if wants_plain_lines(arguments) {
        let manner = Manner { notation: notation.unwrap_or_default(), save };
        plain::run(beginning, manner, &mut io::stdin().lock(), &mut io::stdout().lock())
    } else {
        let notation = notation.unwrap_or(Notation::Unicode);
        screen::run(beginning, Manner { notation, save })
    }
}

/// What stays the same whatever is played.
#[derive(Clone, Debug, Default)]
struct Manner {
    notation: Notation,
    save: Option<Keeper>,
}

impl Manner {
    fn session(&self, game: Game) -> Session {
        Session::new(game, self.notation, self.save.clone())
    }
}

fn wants_plain_lines(arguments: &PlayArguments) -> bool {
    let accessible = std::env::var_os("ACCESSIBLE").is_some_and(|value| !value.is_empty());
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    arguments.plain || accessible || dumb || !terminal
}

fn beginning(arguments: &PlayArguments) -> Result<Beginning, PlayError> {
    if let Some(path) = &arguments.load {
        return load(path).map(Beginning::Game);
    }
    let mut setup = Setup::new(arguments.seed.unwrap_or_else(any_seed));
    if let Some(first) = arguments.first {
        setup.choose_starter(match first {
            First::Me => Player::One,
            First::Machine => Player::Two,
        });
    }
    if let Some(text) = &arguments.position {
        let position = Setup::read_piles(text)
            .map_err(|error| PlayError::Text { error, source_text: text.clone() })?;
        setup.choose_position(position, &mut session::patience());
    }
    // Whoever names the piles wants to play, not to be asked: the opponent is
    // then the one that a beginner can beat.
    let role = match (arguments.opponent, arguments.two) {
        (_, true) => Some(Role::Person),
        (Some(opponent), _) => Some(Role::Machine(opponent)),
        (None, _) => arguments.position.is_some().then_some(Role::Machine(Opponent::Sleepy)),
    };
    if let Some(role) = role {
        setup.choose_opponent(role);
    }
    Ok(setup.game().map_or(Beginning::Setup(setup), Beginning::Game))
}

fn load(path: &Path) -> Result<Game, PlayError> {
    let text = std::fs::read_to_string(path)
        .map_err(|error| PlayError::File { path: path.into(), error })?;
    let game: Game = text.parse().map_err(|error| PlayError::Text { error, source_text: text })?;
    if !game.players().contains(&Role::Person) {
        return Err(PlayError::NobodyPlays { path: path.into() });
    }
    Ok(game)
}

fn any_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // Short enough to be typed again.
    (since.as_nanos() % 1_000_000) as u64
}
