//! Answers for programs: the one door behind the page, HTTP and `--json`.
//!
//! [`handle`] takes a [`Request`] as JSON and gives its [`Answer`] as JSON. It
//! remembers nothing between two requests: whoever asks brings the game along. A [`Service`] gives
//! the same answers, and keeps the last few analyses so that they come sooner.
//! Every object carries the version of its shape, [`SCHEMA`]. Positions, moves
//! and heights are canonical text in ASCII, which may be sent back; a `text` is
//! for the eye, in Unicode, and `words` are for the ear. An explanation is the
//! tree of [`crate::explain`] as it is, and what is told of it is HTML and
//! plain text.
//!
//! | file | what |
//! | --- | --- |
//! | [`Request`] | what can be asked, and within which limits |
//! | [`handle`], [`Service`] | each request to its answer |
//! | [`Failure`] | what is answered instead, and where the fault is |
//! | `entry` | the catalogue |
//! | `table` | a position on the table: its picture, its moves, what a touch means |
//! | `solution`, `options`, `analysis` | who wins, by which moves, and what every move is worth; all at once |
//! | `coach` | hints and explanations |
//! | `game` | setting up, playing, looking back, links |
//! | `seats` | games of n players: who sits at the table, and who can force what |
//! | `calculation` | expressions |
//! | [`Noted`] | an answer with notes on how the request was read |
//! | [`Walls`] | the walls of a thermograph, to be drawn |
//! | `sequence` | Grundy values of heaps or strips, and their period |
//! | `misere` | genera, and misère quotients of games with heaps |
//! | `lesson` | lessons: the menu, and a step with what was said to it |
//! | `verification` | certificates |
//! | `teaching` | puzzles and sheets |
//! | `atlas` | pictures of the theory |
//! | `written` | rulesets of files: checked, and brought along by requests |
//!
//! No ruleset is named here: what a ruleset offers, it offers through the
//! traits, and one that is added to the register is answered for.

mod analysis;
mod atlas;
mod calculation;
mod coach;
mod entry;
mod failure;
mod game;
mod handle;
mod lesson;
mod misere;
mod noted;
mod options;
mod players;
mod request;
mod seats;
mod sequence;
mod solution;
mod table;
mod teaching;
mod thermograph;
mod typeset;
mod verification;
mod written;

use serde::{Serialize, Serializer};

pub use analysis::AnalyzeAnswer;
pub use atlas::{AtlasAnswer, PlateAnswer};
pub use calculation::{Calculation, PreviewAnswer};
pub use coach::{ExplainAnswer, HintAnswer, HintLayer};
pub use entry::{Entry, FunctionEntry, Games, KindEntry, OpponentEntry};
pub use failure::{Failure, FailureKind, KnownView, Problem};
pub use game::{
    Awaits, GameAnswer, LinkAnswer, NextGame, OpenAnswer, ReviewAnswer, ReviewedTurn, SetupAnswer,
    SetupQuestion, Turn,
};
pub use handle::{Answer, Service, handle};
pub use lesson::{
    ChoiceView, CourseEntry, LessonAnswer, LessonAwaits, LessonEntry, LessonTurn, LessonsAnswer,
    NextStep, VerdictView,
};
pub use misere::{HeapGenus, KnownGenus, KnownQuotient, QuotientAnswer};
pub use noted::{Noted, Notes};
pub use options::{OptionEntry, OptionsAnswer};
pub use players::{
    ForcedText, ForcingCoalition, TableAnalysis, TableMove, TablePosition, TableProveAnswer,
    TableSolution, TableVerification,
};
pub use request::{
    Beside, GameText, LONGEST_ANSWER, LONGEST_POSITION, LONGEST_REQUEST, MOST_MOVES, MOST_PARTS,
    MOST_WORK, Picture, Request, Seat,
};
pub use seats::{
    CoalitionView, EndingEntry, EndingName, OutlookAnswer, ResultView, RoleEntry, SeatView,
    TableAnswer, TableView,
};
pub use sequence::{KnownPeriod, PeriodStatus, SequenceAnswer};
pub use solution::{
    MOST_PILES_REPEATED, QuantityText, Solution, SolveOptions, Status, WinningMove, winning_moves,
};
pub use table::{
    ChangeView, ChooseAnswer, DrawAnswer, EditAnswer, MovesAnswer, NumberSet, NumberView,
    PictureAnswer, PositionAnswer, ZoomAnswer,
};
pub use teaching::{
    CheckedAnswer, PuzzleAnswer, PuzzleSolution, PuzzlesAnswer, RefutationView, SheetAnswer,
    SheetsAnswer,
};
pub use thermograph::{WallPoint, Walls};
pub use typeset::Typeset;
pub use verification::{ProveAnswer, Proved, Refused, Verification};
pub use written::{RulesetAnswer, RulesetFile, RulesetFilesAnswer};

/// The version of the shapes of all answers.
pub const SCHEMA: u32 = 1;

/// The version of the shapes of all answers, as each of them begins with it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "1"))]
pub struct Schema;

impl Serialize for Schema {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(SCHEMA)
    }
}
