//! Positions of n players, solved.

use nimatron_nimber::message;
use nimatron_nimber::text::{Notation, Note};
use serde::Serialize;

use super::failure::Failure;
use super::request::{Beside, LONGEST_ANSWER, LONGEST_POSITION, within_limits};
use super::{Refused, Schema};
use crate::certificate::{Invalid, TableCertificate, TableProof, TableUnproved, VerifiedTable};
use crate::explain::{Level, TableClaim, explain_table};
use crate::foundation::{Budget, MoveCount};
use crate::multiplayer::{Coalition, Possible, Seat};
use crate::render::html::{Told, told};
use crate::render::players;
use crate::render::scene::{self, View};
use crate::rulesets::multiplayer::{Analysis, Method, Move, Position, Unsolved};

/// The answer to a position of n players: who can force what, what comes about by the preferences,
/// by which moves, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableSolution {
    schema: Schema,
    /// The position.
    pub position: String,
    /// The number of players.
    pub players: usize,
    /// Whose turn it is.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub turn: Seat,
    /// How the play ends: `last`, `normal`, `misere` or `elimination`.
    pub ending: String,
    /// What the players prefer: a row for each, best first.
    pub preferences: String,
    /// How the results were found: `over`, `li` for the theorem of Li, or `recursion`.
    pub method: String,
    /// The players by whom the results are named that can come about: the winner, or where the
    /// ending is `normal` the loser. Several where the preferences leave it open.
    #[cfg_attr(feature = "typescript", ts(type = "string[]"))]
    pub results: Vec<Seat>,
    /// Who wins with each of the results, as `A+C`.
    #[cfg_attr(feature = "typescript", ts(type = "string[]"))]
    pub winners: Vec<Coalition>,
    /// Moves by which these results come about.
    pub good_moves: Vec<String>,
    /// Whether these are all.
    pub good_moves_complete: bool,
    /// Who can force a win; left out where that is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub forced: Option<ForcedText>,
    /// Why.
    #[cfg_attr(
        feature = "typescript",
        ts(type = "Array<{ claim: string, [field: string]: unknown }>")
    )]
    pub explanation: Vec<TableClaim>,
}

/// Who can force a win, whatever all others do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ForcedText {
    /// The player who can alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "string"))]
    pub alone: Option<Seat>,
    /// The class of Propp, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub class: Option<String>,
    /// The least coalitions that can force that one of theirs wins, as `A+C`.
    pub coalitions: Vec<ForcingCoalition>,
}

/// A coalition that can force that one of its players wins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ForcingCoalition {
    /// The players, as `A+C`.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub players: Coalition,
    /// First moves of their strategy, where it is their turn.
    pub moves: Vec<String>,
}

impl TableSolution {
    /// The answer from an analysis, with at most this number of moves in each list.
    ///
    /// # Errors
    /// [`Unsolved`] if the budget does not suffice for the explanation.
    pub fn of(
        analysis: &Analysis,
        level: Level,
        most_moves: usize,
        notation: Notation,
        budget: &mut Budget,
    ) -> Result<TableSolution, Unsolved> {
        let position = analysis.position();
        let results = |possible: Possible| possible.results().collect::<Vec<Seat>>();
        let winners = |seat| position.ending().winners(seat, position.players());
        let mut good = analysis.good_moves().map(|chosen| chosen.to_text(notation));
        let good_moves: Vec<String> = good.by_ref().take(most_moves).collect();
        let good_moves_complete = good.next().is_none() && analysis.is_complete();
        let coalition = |players| ForcingCoalition {
            players,
            moves: analysis
                .forcing_moves(players)
                .take(most_moves)
                .map(|chosen| chosen.to_text(notation))
                .collect(),
        };
        let class = analysis.class().filter(|_| position.has_class_of_propp());
        let forced = analysis.forced().map(|forced| ForcedText {
            alone: forced.alone(),
            class: class.map(|class| class.to_string()),
            coalitions: analysis.least_coalitions().into_iter().map(coalition).collect(),
        });
        Ok(TableSolution {
            schema: Schema,
            position: position.to_text(notation),
            players: position.players().number(),
            turn: position.turn(),
            ending: position.ending().word().into(),
            preferences: position.preferences().to_string(),
            method: match analysis.method() {
                Method::Over => "over",
                Method::Li { .. } => "li",
                Method::Recursion => "recursion",
            }
            .into(),
            winners: analysis.possible().results().map(winners).collect(),
            results: results(analysis.possible()),
            good_moves,
            good_moves_complete,
            forced,
            explanation: explain_table(analysis, level, budget)?,
        })
    }
}

/// Options of positions that are looked at for one answer: a few seconds at most.
const MOST_OPTIONS: u64 = 1 << 22;

/// A solution of a position of n players, and what was asked for besides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableAnalysis {
    /// Who can force what, what comes about, and why.
    #[serde(flatten)]
    pub solution: TableSolution,
    /// The position on the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub view: Option<TablePosition>,
    /// The explanation in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub told: Option<Told>,
}

impl TableAnalysis {
    pub(super) fn new(
        position: &Position,
        level: Level,
        most_moves: Option<usize>,
        beside: &[Beside],
        budget: &mut Budget,
    ) -> Result<TableAnalysis, Failure> {
        const USUALLY: usize = 1000;
        let analysis = budget.within(MOST_OPTIONS, |budget| position.analyze(budget))?;
        let most_moves = most_moves.unwrap_or(USUALLY).min(USUALLY);
        let solution = TableSolution::of(&analysis, level, most_moves, Notation::Ascii, budget)?;
        let told = beside
            .contains(&Beside::Told)
            .then(|| told(&players::document(position, &solution.explanation, Notation::Unicode)));
        let view = beside.contains(&Beside::View).then(|| TablePosition::new(position));
        Ok(TableAnalysis { solution, view, told })
    }
}

impl From<Unsolved> for Failure {
    fn from(unsolved: Unsolved) -> Failure {
        match unsolved {
            Unsolved::Exhausted(exhausted) => exhausted.into(),
            Unsolved::Infinite => Failure::unusable(unsolved.to_string()),
        }
    }
}

/// A position of n players as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TablePosition {
    schema: Schema,
    /// The position.
    pub position: String,
    /// The same for the eye.
    pub text: String,
    /// The number of players.
    pub players: usize,
    /// Whose turn it is; where the play is over, whose it would be.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub turn: Seat,
    /// Who has not dropped out, as `A+C`.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub present: Coalition,
    /// Who has the moves of Left, where Left and Right have moves of their own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "string"))]
    pub left: Option<Coalition>,
    /// How the play ends: `last`, `normal`, `misere` or `elimination`.
    pub ending: String,
    /// The same in a sentence.
    pub goal: String,
    /// What the players prefer: a row for each, best first.
    pub preferences: String,
    /// Whether the play is over.
    pub over: bool,
    /// Who has won, as `A+C`, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "string"))]
    pub winners: Option<Coalition>,
    /// The first legal moves.
    pub moves: Vec<TableMove>,
    /// Whether these are all.
    pub moves_complete: bool,
    /// The board as one of two players, with its picture; left out for tuples.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub board: Option<View>,
}

/// A legal move of a position of n players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableMove {
    /// The move.
    #[serde(rename = "move")]
    pub chosen: String,
    /// The same for the eye.
    pub text: String,
    /// The position that it leaves.
    pub leaves: String,
}

impl TablePosition {
    /// The position with its first two hundred moves.
    pub fn new(position: &Position) -> TablePosition {
        const MOST: usize = 200;
        let moves = position.first_moves(MOST + 1);
        let made = |chosen: &Move| {
            let leaves = position.after(chosen).ok()?.to_string();
            let text = chosen.to_text(Notation::Unicode);
            Some(TableMove { chosen: chosen.to_string(), text, leaves })
        };
        TablePosition {
            schema: Schema,
            position: position.to_string(),
            text: position.to_text(Notation::Unicode),
            players: position.players().number(),
            turn: position.turn(),
            present: position.present(),
            left: position.board().left(),
            ending: position.ending().word().into(),
            goal: position.ending().rule().into(),
            preferences: position.preferences().to_string(),
            over: position.is_over(),
            winners: position.winners(),
            moves: moves.iter().take(MOST).filter_map(made).collect(),
            moves_complete: moves.len() <= MOST && position.count_moves() != MoveCount::Infinite,
            board: position.board().position(position.turn()).map(|board| scene::view(&board)),
        }
    }
}

/// Reads a position of n players within the limits, and notes how it was read.
pub(super) fn table(text: &str, notes: &mut Vec<Note>) -> Result<Position, Failure> {
    if text.len() > LONGEST_POSITION {
        return Err(Failure::too_long(message!("a position"), LONGEST_POSITION));
    }
    let reading = Position::read(text).map_err(|error| Failure::input(&error, text))?;
    notes.extend(reading.notes);
    if let Some(board) = reading.value.board().position(Seat::FIRST) {
        within_limits(board)?;
    }
    Ok(reading.value)
}

/// A proof about a position of n players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableProveAnswer {
    schema: Schema,
    /// The position.
    pub position: String,
    /// The certificate, for `verify`.
    pub certificate: String,
    /// The certificate in words.
    pub told: Told,
}

impl TableProveAnswer {
    pub(super) fn new(
        position: &Position,
        budget: &mut Budget,
    ) -> Result<TableProveAnswer, Failure> {
        let bearable = (LONGEST_ANSWER / 4 / position.to_string().len().max(1)) as u64;
        let certificate = budget.within(MOST_OPTIONS, |budget| {
            TableCertificate::prove(position, TableProof::Least, bearable, budget)
        });
        let certificate = certificate.map_err(|unproved| match unproved {
            TableUnproved::Unsolved(unsolved) => unsolved.into(),
            _ => Failure::unusable(unproved.to_string()).exhausted(),
        })?;
        Ok(TableProveAnswer {
            schema: Schema,
            position: position.to_string(),
            told: told(&players::certificate(&certificate, Notation::Unicode)),
            certificate: certificate.to_json(),
        })
    }
}

/// The answer to the question whether a certificate about a position of n players holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "typescript",
    ts(type = "{ schema: Schema, verified: boolean, position?: string, coalition?: string, \
        results?: string[], settled?: number, place?: string, reason?: string }")
)]
pub struct TableVerification {
    schema: Schema,
    /// Whether it does.
    pub verified: bool,
    /// What it proves.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub proved: Option<VerifiedTable>,
    /// Why it does not.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Refused>,
}

impl TableVerification {
    /// Checks a certificate.
    ///
    /// # Errors
    /// What kept it from being judged: it is damaged, or the budget ended.
    pub fn of(certificate: &str, budget: &mut Budget) -> Result<TableVerification, Invalid> {
        let (proved, refused) = match TableCertificate::verify(certificate, budget) {
            Ok(verified) => (Some(verified), None),
            Err(Invalid::Refused { place, reason }) => (None, Some(Refused { place, reason })),
            Err(other) => return Err(other),
        };
        Ok(TableVerification { schema: Schema, verified: proved.is_some(), proved, refused })
    }
}
