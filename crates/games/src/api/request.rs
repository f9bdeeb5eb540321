//! What can be asked, and within which limits.

use nimatron_nimber::text::Note;
use nimatron_nimber::{message, say};
use serde::{Deserialize, Serialize};

use super::failure::Failure;
use super::seats::{EndingName, table_position};
use super::table::NumberSet;
use crate::atlas::{Generator, Ink};
use crate::explain::Topic;
use crate::foundation::Budget;
use crate::play::{self, Game, GameOf, Players, Role, TableGame, Turns};
use crate::rulesets::multiplayer::is_meant;
use crate::rulesets::{Position, multiplayer};
use crate::teach::lesson::Register;
use crate::teach::sheet::Paper;

/// Bytes in a request; certificates are the longest.
pub const LONGEST_REQUEST: usize = 1 << 23;
/// Bytes in an answer.
pub const LONGEST_ANSWER: usize = 1 << 22;
/// Bytes that the moves of a position may take in an answer, of which more parts are made.
pub(super) const MOST_LISTED: usize = 1 << 20;
/// Bytes in the text of a position.
pub const LONGEST_POSITION: usize = 1 << 14;
/// Parts (piles, stones) of a position.
pub const MOST_PARTS: u64 = 2000;
/// Moves in a game.
pub const MOST_MOVES: usize = 10_000;
/// Nodes of the budget that doors give to one request: a few seconds at most.
pub const MOST_WORK: u64 = 1 << 27;
/// Bytes that all positions of a game may take together.
const MOST_TEXT: usize = 1 << 24;
/// Seeds are numbers of JavaScript: integers below 2^53.
const SEED_BOUND: u64 = 1 << 53;

/// A question to [`handle`](super::handle()), as JSON with its name under `request`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "request", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// The catalogue and the opponents: [`Games`](super::Games).
    Games {},
    /// A position on the table: [`PositionAnswer`](super::PositionAnswer), or of n players
    /// [`TablePosition`](super::TablePosition).
    Position {
        /// The position.
        position: String,
    },
    /// What these handles mean, touched in this order:
    /// [`ChooseAnswer`](super::ChooseAnswer).
    Choose {
        /// The position.
        position: String,
        /// The handles.
        handles: Vec<String>,
    },
    /// How a position can be changed by hand: [`EditAnswer`](super::EditAnswer).
    Edit {
        /// The position.
        position: String,
        /// One of its numbers to be set before.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        set: Option<NumberSet>,
    },
    /// What a curve means that is drawn on the picture: [`DrawAnswer`](super::DrawAnswer).
    Draw {
        /// The position.
        position: String,
        /// Its points, in pixels of the picture at its natural size from the upper left corner.
        curve: Vec<[i32; 2]>,
    },
    /// Legal moves to choose from: [`MovesAnswer`](super::MovesAnswer).
    Moves {
        /// The position.
        position: String,
        /// Only those that can be made after these handles were touched.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        handles: Option<Vec<String>>,
        /// Only those whose text has this in it, blanks and letters' size aside.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        containing: Option<String>,
        /// So many of them are left out.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        from: Option<usize>,
    },
    /// A part of a pile from nearer by: [`ZoomAnswer`](super::ZoomAnswer).
    Zoom {
        /// The position.
        position: String,
        /// The pile, from 1.
        pile: usize,
        /// Where the part begins.
        base: String,
        /// How many blocks it has.
        size: String,
    },
    /// A game that is being prepared: [`SetupAnswer`](super::SetupAnswer).
    Setup {
        /// Who plays for player 2; player 1 is a person.
        opponent: Role,
        /// Who sets up the piles, once that is decided.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        builder: Option<Seat>,
        /// The piles or the position, once they are set up.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        position: Option<String>,
        /// Who starts, once that is decided.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        starter: Option<Seat>,
        /// What the machine's choices come from: a number below 2^53.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        seed: u64,
    },
    /// A game, replayed; then a move of whoever is to move, then one of the
    /// machine: [`GameAnswer`](super::GameAnswer).
    Play {
        /// The game.
        game: GameText,
        /// The move to be made, as it may be typed.
        #[serde(default, rename = "move")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        chosen: Option<String>,
        /// Whether the machine moves then, if it is its turn.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        machine: Option<bool>,
    },
    /// Where a game was won and lost: [`ReviewAnswer`](super::ReviewAnswer).
    Review {
        /// The game.
        game: GameText,
    },
    /// Who wins, by which moves, and why, as `solve --json` prints it:
    /// [`AnalyzeAnswer`](super::AnalyzeAnswer), or of n players
    /// [`TableAnalysis`](super::TableAnalysis).
    Analyze {
        /// The position.
        position: String,
        /// How much the explanation tells, from 0 to 3; 1 if not given.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, type = "0 | 1 | 2 | 3"))]
        level: Option<u8>,
        /// How many winning moves are listed at most; 10 000 if not given.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        most_moves: Option<usize>,
        /// What is answered besides, from the same analysis.
        #[serde(default, rename = "with")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        beside: Option<Vec<Beside>>,
    },
    /// What every move is worth: [`OptionsAnswer`](super::OptionsAnswer).
    Options {
        /// The position.
        position: String,
    },
    /// A hint: [`HintAnswer`](super::HintAnswer).
    Hint {
        /// The position.
        position: String,
        /// The rung of the ladder of this position, from 1.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        rung: Option<usize>,
        /// Instead of a rung: the first one that tells as much as one about this.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        topic: Option<Topic>,
        /// How much hints may tell, from 1 (a question) to 7 (the reason, which is also what
        /// holds if nothing is given): rungs that tell more are left out of the ladder.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        most: Option<u8>,
    },
    /// Why, in words: [`ExplainAnswer`](super::ExplainAnswer).
    Explain {
        /// The position.
        position: String,
        /// How much is told, from 0 to 3; 1 if not given.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, type = "0 | 1 | 2 | 3"))]
        level: Option<u8>,
        /// The move whose effect is explained, instead of the position.
        #[serde(default, rename = "move")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        chosen: Option<String>,
    },
    /// The value of an expression or of a position, which a name may be given to, as in
    /// `g = {2|-1}`: [`Calculation`](super::Calculation), as `calc --json` prints it.
    Calc {
        /// The expression.
        input: String,
        /// The texts of earlier results, `%1` first; of one with a name `name = text`.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        earlier: Option<Vec<String>>,
        /// Whether the value is also given in MathML.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        mathml: Option<bool>,
        /// Whether the value is also given in LaTeX.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        latex: Option<bool>,
        /// Whether the thermograph of a hot game is also given.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        thermograph: Option<bool>,
    },
    /// How an expression reads while it is being typed:
    /// [`PreviewAnswer`](super::PreviewAnswer).
    Preview {
        /// The expression, as far as it is typed.
        input: String,
        /// The texts of earlier results, `%1` first; of one with a name `name = text`.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        earlier: Option<Vec<String>>,
    },
    /// A table of two to six players, before their game: [`TableAnswer`](super::TableAnswer).
    Table {
        /// The position, of two players or of more.
        position: String,
        /// How many play; if not given, as many as the position says.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        players: Option<u8>,
        /// How the play ends; if not given, as the position says.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        ending: Option<EndingName>,
    },
    /// Who can force what at a table of n players, and what their preferences lead to:
    /// [`OutlookAnswer`](super::OutlookAnswer).
    Outlook {
        /// The game.
        game: GameText,
    },
    /// The courses with their lessons: [`LessonsAnswer`](super::LessonsAnswer).
    Lessons {},
    /// A step of a lesson, and what is said to the last answer:
    /// [`LessonAnswer`](super::LessonAnswer).
    Lesson {
        /// The name of the lesson.
        lesson: String,
        /// The step, from 1, which is also what holds if nothing is given.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        step: Option<usize>,
        /// For whom it is told; for adults if nothing is given.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        register: Option<Register>,
        /// What the learner has said to this step, in order. The last of it is judged; earlier
        /// answers that were wrong may be left out.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        said: Option<Vec<String>>,
    },
    /// A certificate of who wins: [`ProveAnswer`](super::ProveAnswer).
    Prove {
        /// The position.
        position: String,
    },
    /// Whether a certificate holds: [`Verification`](super::Verification).
    Verify {
        /// The certificate.
        certificate: String,
    },
    /// A game in the fragment of an address: [`LinkAnswer`](super::LinkAnswer).
    Link {
        /// The game.
        game: GameText,
        /// How far its hints may go, from 0 to 7.
        hints: u8,
        /// Branches and comments, as `open` gives them back: parts separated by `;`.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        tree: Option<String>,
        /// The address of the page, which the QR code begins with.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        address: Option<String>,
    },
    /// The game of a fragment: [`OpenAnswer`](super::OpenAnswer).
    Open {
        /// What stands behind the `#` of the address.
        fragment: String,
    },
    /// A static picture as SVG: [`PictureAnswer`](super::PictureAnswer).
    Picture {
        /// The position.
        position: String,
        /// Which picture.
        picture: Picture,
    },
    /// The Grundy values of the heaps of a take-and-break game, or of the strips of a ruleset, their
    /// period and a plot: [`SequenceAnswer`](super::SequenceAnswer).
    Sequence {
        /// The rules: a code, a name, a name with a set, or the word of a ruleset, as `grundy` reads them.
        ruleset: String,
        /// The last heap; if not given, enough of them to see the period.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
        to: Option<u64>,
        /// Whether the values are also drawn; they are if nothing is said.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        plot: Option<bool>,
    },
    /// The ladders of puzzles: [`PuzzlesAnswer`](super::PuzzlesAnswer).
    Puzzles {},
    /// A puzzle, which its ladder, level and seed name; an answer to it, checked; its solution:
    /// [`PuzzleAnswer`](super::PuzzleAnswer).
    Puzzle {
        /// The ladder.
        ladder: String,
        /// How hard, from 1.
        level: u8,
        /// What the puzzle is made from: a number below 2^53.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        seed: u64,
        /// An answer to be checked.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        answer: Option<String>,
        /// Whether the solution is told; it is not if nothing is said.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        solution: Option<bool>,
    },
    /// Whether the file of a ruleset is right: [`RulesetAnswer`](super::RulesetAnswer).
    Ruleset {
        /// The file: see [`written`](crate::rulesets::written).
        file: String,
    },
    /// The files of rulesets that come with the program:
    /// [`RulesetFilesAnswer`](super::RulesetFilesAnswer).
    RulesetFiles {},
    /// The kinds of sheets: [`SheetsAnswer`](super::SheetsAnswer).
    Sheets {},
    /// A sheet to be printed: [`SheetAnswer`](super::SheetAnswer).
    Sheet {
        /// The kind.
        kind: String,
        /// How hard, from 1.
        level: u8,
        /// What the sheet is made from: a number below 2^53.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        seed: u64,
        /// The paper; A4 if nothing is said.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        paper: Option<Paper>,
        /// Whether the key follows; it does not if nothing is said.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        answers: Option<bool>,
        /// The address of the page, with which the codes for cameras begin.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        address: Option<String>,
    },
    /// The kinds of pictures of the atlas: [`AtlasAnswer`](super::AtlasAnswer).
    Atlas {},
    /// A picture of the atlas: [`PlateAnswer`](super::PlateAnswer).
    Plate {
        /// The kind.
        kind: String,
        /// One of its sizes; the first one if nothing is said.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
        size: Option<u64>,
        /// What it is a picture of, where a kind asks for that; its example if nothing is said.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        of: Option<String>,
        /// The length of its rows; that of the period if nothing is said.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
        columns: Option<u64>,
        /// The generator of its field; the least one if nothing is said.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        generator: Option<Generator>,
        /// The colours.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        ink: Option<Ink>,
    },
    /// The misère quotient of a take-and-break game: [`QuotientAnswer`](super::QuotientAnswer).
    Quotient {
        /// The rules, as for [`Sequence`](Request::Sequence).
        ruleset: String,
        /// The last heap; if not given, up to 1000 of them until a period is proved.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
        to: Option<u32>,
    },
}

/// What [`Analyze`](Request::Analyze) answers besides the solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Beside {
    /// The position on the table, as [`Position`](Request::Position) answers.
    View,
    /// The explanation in words, as [`Explain`](Request::Explain) tells it.
    Told,
    /// The hint that names the winning moves, as [`Hint`](Request::Hint) answers for the topic.
    Hint,
    /// What every move is worth, as [`Options`](Request::Options) answers.
    Options,
    /// The thermograph, as [`Picture`](Request::Picture) answers.
    Thermograph,
}

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Picture {
    /// The position.
    Position,
    /// The position with the Grundy values of all that can be reached, for a game given by its
    /// graph.
    Values,
    /// Its table of powers of two.
    Table,
    /// The thermograph of its value, where the players have moves of their own.
    Thermograph,
}

/// A player as a number from 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "1 | 2 | 3 | 4 | 5 | 6"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(pub play::Seat);

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Seat, &'static str> {
        let seats = Players::new(Players::MOST.into()).into_iter().flat_map(Players::seats);
        let mut seats = seats.map(Seat);
        seats.find(|&seat| u8::from(seat) == number).ok_or("expected a player from 1 to 6")
    }
}

impl From<Seat> for u8 {
    fn from(Seat(seat): Seat) -> u8 {
        seat.number() as u8
    }
}

/// A game as it is sent to and fro.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "Game"))]
#[serde(deny_unknown_fields)]
pub struct GameText {
    /// The first position.
    pub start: String,
    /// Who plays for players 1, 2, …: two to six.
    pub players: Vec<Role>,
    /// What people call themselves, an empty text for whoever has no name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
    pub names: Vec<String>,
    /// Who starts.
    pub starter: Seat,
    /// What the machine's choices come from: a number below 2^53.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub seed: u64,
    /// The moves, those that have been taken back included.
    pub moves: Vec<String>,
    /// How many of the moves stand; all if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub played: Option<usize>,
}

impl<P: Turns> From<&GameOf<P>> for GameText {
    fn from(game: &GameOf<P>) -> GameText {
        let record = game.record();
        let is_named = game.names().iter().any(|name| !name.is_empty());
        let (moves, played) = (record.moves(), record.cursor());
        GameText {
            start: record.start().to_string(),
            players: game.roles().into(),
            names: if is_named { game.names().into() } else { Vec::new() },
            starter: Seat(record.starter()),
            seed: game.seed(),
            moves: moves.iter().map(ToString::to_string).collect(),
            played: (played < moves.len()).then_some(played),
        }
    }
}

impl GameText {
    /// Replays a game of two players by the rules.
    pub(super) fn replay(&self, budget: &mut Budget) -> Result<Game, Failure> {
        if is_meant(&self.start) {
            return Err(Failure::unusable(say!("this is for games of two players")));
        }
        self.replay_from(position(&self.start)?, budget)
    }

    /// The first position, if it is one of n players.
    pub(super) fn table(&self) -> Result<Option<multiplayer::Position>, Failure> {
        table_position(&self.start).transpose()
    }

    /// Replays a game of n players by the rules.
    pub(super) fn replay_table(&self, budget: &mut Budget) -> Result<TableGame, Failure> {
        let none = || Failure::unusable(say!("this is a game of two players"));
        self.replay_from(self.table()?.ok_or_else(none)?, budget)
    }

    /// Replays the game from its first position.
    pub(super) fn replay_from<P: Turns>(
        &self,
        start: P,
        budget: &mut Budget,
    ) -> Result<GameOf<P>, Failure> {
        if self.moves.len() > MOST_MOVES {
            return Err(Failure::request(say!("a game of more than {} moves", MOST_MOVES)));
        }
        if self.moves.len() * self.start.len() > MOST_TEXT {
            return Err(Failure::request(say!(
                "so many moves with so long a position are too much"
            )));
        }
        let players = start.players();
        if self.players.len() != players.number() || self.starter.0.number() > players.number() {
            return Err(Failure::request(say!("this is a game of {} players", players.number())));
        }
        for (&role, seat) in self.players.iter().zip(players.seats()) {
            if let Some(reason) = play::refused(&start, seat, role) {
                return Err(Failure::request(reason));
            }
        }
        let names = self.names.iter().map(String::as_str);
        let game = GameOf::new(start, self.players.clone(), self.starter.0, seed(self.seed)?);
        let mut game = game.with_names(names);
        for text in &self.moves {
            budget.spend(self.start.len() as u64)?;
            make_move(&mut game, text)?;
        }
        if let Some(played) = self.played {
            if !game.rewind(played) {
                let count = self.moves.len();
                return Err(Failure::request(say!("there are only {} moves", count)));
            }
        }
        Ok(game)
    }
}

/// Makes a move that was typed for whoever is to move.
pub(super) fn make_move<P: Turns>(game: &mut GameOf<P>, text: &str) -> Result<(), Failure> {
    if text.len() > LONGEST_POSITION {
        return Err(Failure::too_long(message!("a move"), LONGEST_POSITION));
    }
    let chosen =
        game.position().typed_move(text).map_err(|error| Failure::illegal(&error, text))?;
    game.play(chosen).map_err(|illegal| Failure::forbidden(&illegal, text))
}

/// Reads a position within the limits.
pub(super) fn position(text: &str) -> Result<Position, Failure> {
    noted_position(text, &mut Vec::new())
}

/// Reads a position within the limits, and notes how it was read.
pub(super) fn noted_position(text: &str, notes: &mut Vec<Note>) -> Result<Position, Failure> {
    if text.len() > LONGEST_POSITION {
        return Err(Failure::too_long(message!("a position"), LONGEST_POSITION));
    }
    let reading = Position::read(text).map_err(|error| Failure::input(&error, text))?;
    notes.extend(reading.notes);
    within_limits(reading.value)
}

/// The position, if it has not too many parts.
pub(super) fn within_limits(position: Position) -> Result<Position, Failure> {
    if position.count_parts() > MOST_PARTS {
        return Err(Failure::request(say!("a position of more than {} parts", MOST_PARTS)));
    }
    Ok(position)
}

/// A seed that JavaScript can hold.
pub(super) fn seed(seed: u64) -> Result<u64, Failure> {
    if seed < SEED_BOUND {
        Ok(seed)
    } else {
        Err(Failure::request(say!("expected a seed below 2^53")))
    }
}
