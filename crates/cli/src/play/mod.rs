//! `nimatron play`: against the machine or with somebody else.
//!
//! | file | what |
//! | --- | --- |
//! | `session` | a game with its wording: what is said after a move, hints, saving |
//! | `words` | names, moves and rules in sentences |
//! | `coach` | explanations as text |
//! | `talk` | a conversation by lines: questions are asked until they are answered |
//! | `plain` | a game as such a conversation |
//! | `screen` | full screen |
//!
//! All rules of play are in [`nimatron::play`]; here is only what it looks like.

mod coach;
mod plain;
mod screen;
mod session;
pub mod talk;
pub mod words;

use std::io::{self, ErrorKind, IsTerminal};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use clap::{Args, ValueEnum};
use nimatron::files::Refusal;
use nimatron::play::{
    Game, Opponent, Players, Role, Seat, Setup, TableGame, not_seated, refused, seated,
};
use nimatron::rulesets::multiplayer::{Position as Table, is_meant};
use nimatron::say;
use nimatron::text::{Notation, ParseError};
use thiserror::Error;

use crate::watched::Watched;
use session::{Keeper, Played, Session};

/// Arguments of `nimatron play`.
#[derive(Args, Clone, Debug, Default)]
pub struct PlayArguments {
    /// The piles, such as 'nim: 3, 5, 7'; without them you are asked
    position: Option<String>,
    /// Who plays against you: random, copycat, rival, sleepy, perfect or teacher. A rival adapts to
    /// you from game to game; 'rival 40' begins with errors in 40 of 100 moves
    #[arg(long, value_name = "NAME", conflicts_with_all = ["two", "load"])]
    opponent: Option<Opponent>,
    /// Two people play, turn by turn
    #[arg(long, conflicts_with = "load")]
    two: bool,
    /// Who makes the first move; without it you are asked
    #[arg(long, value_enum, conflicts_with = "load")]
    first: Option<First>,
    /// Who plays, where two to six do: names of people, 'machine', 'random', 'ally of A', with commas
    #[arg(long, value_name = "NAMES", requires = "position", conflicts_with_all = ["opponent", "two", "first", "load"])]
    seats: Option<String>,
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
    #[error("{}", say!("in {} no person plays", path.display().to_string()))]
    NobodyPlays {
        /// The file.
        path: PathBuf,
    },
    /// Those who are to play cannot.
    #[error("{message}")]
    Seats {
        /// Why.
        message: String,
    },
    /// The game cannot be kept in a file.
    #[error("{0}")]
    Kept(#[from] Refusal),
    /// A file cannot be read or written.
    #[error(
        "{}",
        say!("cannot use the file {}: {}", path.display().to_string(), error.to_string())
    )]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The terminal fails.
    #[error("{}", say!("the terminal cannot be used: {}", .0.to_string()))]
    Terminal(#[from] io::Error),
}

/// Where a game begins: with something to be decided, or with a move.
enum Beginning {
    Setup(Setup),
    Game(Box<Played>),
}

impl From<Played> for Beginning {
    fn from(game: Played) -> Beginning {
        Beginning::Game(Box::new(game))
    }
}

/// Plays a game, full screen if there is a terminal and nothing speaks against
/// it. Without a wish for a notation, plain lines are in ASCII.
///
/// # Errors
/// [`PlayError`]; a game that is left early is no error.
pub fn run(arguments: &PlayArguments, notation: Option<Notation>) -> Result<(), PlayError> {
    let Some(beginning) = beginning(arguments)? else {
        println!("{}", say!("Goodbye."));
        return Ok(());
    };
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
        plain::run(
            beginning,
            manner,
            &mut io::stdin().lock(),
            &mut Watched::here(io::stdout().lock()),
        )
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
    fn session(&self, game: Played) -> Session {
        Session::new(game, self.notation, self.save.clone())
    }
}

fn wants_plain_lines(arguments: &PlayArguments) -> bool {
    let accessible = std::env::var_os("ACCESSIBLE").is_some_and(|value| !value.is_empty());
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    arguments.plain || accessible || dumb || !terminal
}

/// Where the game begins; `None` if somebody left while being asked who plays.
fn beginning(arguments: &PlayArguments) -> Result<Option<Beginning>, PlayError> {
    if let Some(path) = &arguments.load {
        return load(path).map(|game| Some(game.into()));
    }
    if let Some(start) = table(arguments)? {
        return Ok(seat(start, arguments)?.map(Beginning::from));
    }
    let mut setup = Setup::new(arguments.seed.unwrap_or_else(any_seed));
    if let Some(first) = arguments.first {
        setup.choose_starter(match first {
            First::Me => Seat::FIRST,
            First::Machine => Seat::SECOND,
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
    let game = setup.game().map(Played::Two);
    Ok(Some(game.map_or(Beginning::Setup(setup), Beginning::from)))
}

/// The position of a table of three or more, if one is meant.
fn table(arguments: &PlayArguments) -> Result<Option<Table>, PlayError> {
    let Some(text) = &arguments.position else { return Ok(None) };
    let unread = |error| PlayError::Text { error, source_text: text.clone() };
    if is_meant(text) {
        return text.parse().map(Some).map_err(unread);
    }
    let Some(seats) = &arguments.seats else { return Ok(None) };
    let number = seats.split(',').count() as u64;
    let players = Players::new(number).ok_or(PlayError::Seats {
        message: say!("2 to {} players may play, not {}", Players::MOST, number),
    })?;
    let position = Setup::read_piles(text).map_err(unread)?;
    if let Some(message) = not_seated(&position) {
        return Err(PlayError::Seats { message });
    }
    Ok(Some(seated(&position, players, None)))
}

/// A game from this position, with who plays as it is given, or asked for.
fn seat(start: Table, arguments: &PlayArguments) -> Result<Option<Played>, PlayError> {
    let given = arguments.seats.as_ref();
    let given = given.map(|seats| seats.split(',').map(String::from).collect::<Vec<_>>());
    let seats = match given {
        Some(given) => given,
        None => {
            let (input, output) =
                (&mut io::stdin().lock(), &mut Watched::here(io::stdout().lock()));
            let Some(asked) = plain::ask_seats(&start, input, output)? else { return Ok(None) };
            asked
        }
    };
    let refused = |message| PlayError::Seats { message };
    if seats.len() != start.players().number() {
        let message = say!("{} seats for {} players", seats.len(), start.players().number());
        return Err(refused(message));
    }
    let (mut roles, mut names) = (Vec::new(), Vec::new());
    for (typed, seat) in seats.iter().zip(start.players().seats()) {
        let (role, name) = read_seat(typed, seat, &start).map_err(refused)?;
        roles.push(role);
        names.push(name);
    }
    if !roles.contains(&Role::Person) {
        return Err(refused(say!("let at least one person play")));
    }
    let seed = arguments.seed.unwrap_or_else(any_seed);
    let game = TableGame::new(start, roles, Seat::FIRST, seed).with_names(names);
    Ok(Some(Played::Table(game)))
}

/// Who plays for a player, and under which name: `machine`, `random`, `ally of B`, `person`, or the
/// name of a person.
fn read_seat<'t>(typed: &'t str, seat: Seat, start: &Table) -> Result<(Role, &'t str), String> {
    let typed = typed.trim();
    let role = match typed.to_lowercase().as_str() {
        "" => Ok(Role::Person),
        "machine" => Ok(Role::Machine(Opponent::Perfect)),
        word => word.parse(),
    };
    match role {
        Ok(role) => match refused(start, seat, role) {
            Some(reason) => Err(reason),
            None => Ok((role, "")),
        },
        Err(_) if typed.to_lowercase().starts_with("ally of ") => {
            Err(say!("'{}' names nobody here: an ally is written like ally of A", typed))
        }
        Err(_) => Ok((Role::Person, typed)),
    }
}

fn load(path: &Path) -> Result<Played, PlayError> {
    let text = std::fs::read_to_string(path)
        .map_err(|error| PlayError::File { path: path.into(), error })?;
    let read = match Game::is_table(&text) {
        true => text.parse().map(|game: TableGame| (game.roles().to_vec(), Played::Table(game))),
        false => text.parse().map(|game: Game| (game.roles().to_vec(), Played::Two(game))),
    };
    let (roles, game) = read.map_err(|error| PlayError::Text { error, source_text: text })?;
    if !roles.contains(&Role::Person) {
        return Err(PlayError::NobodyPlays { path: path.into() });
    }
    Ok(game)
}

pub fn any_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // Short enough to be typed again.
    (since.as_nanos() % 1_000_000) as u64
}
