//! Games of n players: who sits at the table, and what the player to move can bring about.

use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{Notation, Note};
use nimatron_nimber::{message, say};
use serde::{Deserialize, Serialize};

use super::Schema;
use super::failure::Failure;
use super::request::{
    GameText, LONGEST_POSITION, Seat, noted_position, position as read_position, within_limits,
};
use super::table::MovesAnswer;
use crate::foundation::{Budget, Convention};
use crate::multiplayer::{self, Coalition, Ending, Players};
use crate::play::{Opponent, Role, TableGame, machines, not_seated, seated};
use crate::render::html::{Told, told};
use crate::render::scene::{self, Drawing, MoveView, Moves, PilesDrawing, TextDrawing, View};
use crate::render::table;
use crate::rulesets;
use crate::rulesets::multiplayer::{Move, Position, is_meant};

/// Moves in an answer about a coalition.
const MOST_SHOWN: usize = 6;
/// Moves of a sum of tuples that are listed.
const MOST_LISTED: usize = 300;

/// Who sits at a table of three players or more, and by which rules they play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableView {
    /// The players, in the order of their turns.
    pub players: Vec<SeatView>,
    /// How the play ends, as a word of the position.
    pub ending: String,
    /// What that means, in a sentence.
    pub rule: String,
    /// Who has won and where everybody is, if the play is over.
    pub result: Option<String>,
}

/// A player at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatView {
    /// The letter.
    pub letter: char,
    /// What the player is called.
    pub name: String,
    /// Whether the player has not dropped out.
    pub present: bool,
    /// Whether the player has won.
    pub won: bool,
    /// The place at the end, from 1.
    pub place: Option<usize>,
}

impl TableView {
    pub(super) fn new(game: &TableGame) -> TableView {
        let (position, places) = (game.position(), game.places());
        let winners = position.winners().unwrap_or(Coalition::NOBODY);
        let seat_view = |seat: multiplayer::Seat| SeatView {
            letter: seat.letter(),
            name: game.name_of(seat),
            present: position.present().has(seat),
            won: winners.has(seat),
            place: places.iter().find(|(_, other)| *other == seat).map(|(place, _)| *place),
        };
        TableView {
            players: position.players().seats().map(seat_view).collect(),
            ending: position.ending().to_string(),
            rule: sentence(position.ending().rule()),
            result: game.ending(),
        }
    }
}

fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string());
    format!("{}{}.", first.unwrap_or_default(), letters.as_str())
}

/// A position of n players as it is shown to whoever is to move.
pub(super) fn view(position: &Position) -> View {
    view_since(position, position)
}

/// The same in a play that began with another position.
pub(super) fn view_since(start: &Position, position: &Position) -> View {
    let over = position.is_over();
    let seen = |table: &Position| table.board().position(position.turn());
    let mut view = match (seen(start), seen(position)) {
        (Some(start), Some(board)) => {
            let mut view = scene::view_since(&start, &board);
            view.moves.listed.iter_mut().for_each(|listed| leave(position, listed));
            view
        }
        _ => view_of_tuples(position),
    };
    if over {
        view.moves = Moves { count: Some("0".into()), complete: true, listed: Vec::new() };
    }
    let goal = sentence(&translated(position.ending().rule()));
    let seats = table::rules(position, |seat| seat.to_string());
    if let Drawing::Piles(PilesDrawing { label, .. }) = &mut view.drawing {
        // The sentence at its end is that of two players.
        let last_wins = say!("The last move wins.");
        let drawn = label.strip_suffix(&last_wins).map_or(label.as_str(), str::trim_end);
        *label = format!("{drawn} {goal}");
    }
    View {
        position: position.to_string(),
        text: position.to_text(Notation::Unicode),
        rules: match position.board().as_tuple() {
            Some(_) => format!("{seats} {}", view.rules),
            None => say!("{} Between two players: {}", seats, view.rules),
        },
        convention: match position.ending() {
            Ending::StuckWins => Convention::Misere,
            _ => Convention::Normal,
        },
        goal,
        score: None,
        sides: None,
        over,
        ..view
    }
}

fn view_of_tuples(position: &Position) -> View {
    let text = position.board().to_string();
    let moves = position.moves().unwrap_or_default();
    View {
        position: position.to_string(),
        text: text.clone(),
        ruleset: "tuple".into(),
        title: say!("Games of n players"),
        rules: say!(
            "A game is a tuple of sets of games, one set for each player, who moves to a game of \
             its own set; in a sum, in one of the games."
        ),
        convention: Convention::Normal,
        goal: String::new(),
        score: None,
        sides: None,
        how: say!("Choose a move from the list, or type it."),
        over: position.is_over(),
        drawing: Drawing::Text(TextDrawing { label: text.clone(), lines: vec![text] }),
        moves: Moves {
            count: Some(moves.len().to_string()),
            complete: moves.len() <= MOST_LISTED,
            listed: moves
                .iter()
                .take(MOST_LISTED)
                .map(|chosen| move_view(position, chosen))
                .collect(),
        },
        sequence: None,
    }
}

/// A legal move as it is shown to whoever is to move.
pub(super) fn move_view(position: &Position, chosen: &Move) -> MoveView {
    let leaves = position.after(chosen).map(|after| after.to_string()).unwrap_or_default();
    match (position.board().position(position.turn()), chosen.of_ruleset()) {
        (Some(board), Some(chosen)) => MoveView { leaves, ..scene::move_view(&board, chosen) },
        _ => MoveView {
            chosen: chosen.to_string(),
            text: chosen.to_text(Notation::Unicode),
            words: say!("play {}", chosen.to_string()),
            handles: Vec::new(),
            leaves,
        },
    }
}

/// The position of n players that a text means, if it is meant as one.
pub(super) fn table_position(text: &str) -> Option<Result<Position, Failure>> {
    if !is_meant(text) {
        return None;
    }
    if text.len() > LONGEST_POSITION {
        return Some(Err(Failure::too_long(message!("a position"), LONGEST_POSITION)));
    }
    let position = text.parse::<Position>().map_err(|error| Failure::input(&error, text));
    Some(position.and_then(|position| {
        if let Some(board) = position.board().position(position.turn()) {
            within_limits(board)?;
        }
        Ok(position)
    }))
}

/// A position in a request: of two players, or of n as whoever is to move sees it.
pub(super) struct Seen {
    /// As a position of two players, of which the same can be touched; `None` for tuples.
    board: Option<rulesets::Position>,
    table: Option<Position>,
}

impl Seen {
    pub(super) fn read(text: &str, notes: &mut Vec<Note>) -> Result<Seen, Failure> {
        match table_position(text).transpose()? {
            None => Ok(Seen { board: Some(noted_position(text, notes)?), table: None }),
            Some(table) => {
                Ok(Seen { board: table.board().position(table.turn()), table: Some(table) })
            }
        }
    }

    /// What can be touched.
    pub(super) fn board(&self) -> Result<&rulesets::Position, Failure> {
        let none = || Failure::unusable(say!("moves of tuples are typed, not touched"));
        self.board.as_ref().ok_or_else(none)
    }

    /// The moves whose texts contain this one.
    pub(super) fn moves(
        &self,
        handles: &[String],
        containing: &str,
        from: usize,
        budget: &mut Budget,
    ) -> Result<MovesAnswer, Failure> {
        if let Some(board) = &self.board {
            let mut answer = MovesAnswer::new(board, handles, containing, from, budget)?;
            answer.listed.iter_mut().for_each(|shown| self.seat(shown));
            return Ok(answer);
        }
        let table = self.table.iter();
        let moves = table.flat_map(|table| {
            let moves = table.moves().unwrap_or_default().into_iter();
            let moves = moves.filter(|chosen| chosen.to_string().contains(containing));
            moves.map(|chosen| move_view(table, &chosen))
        });
        Ok(MovesAnswer::page(moves, from))
    }

    /// Says of a move what it leaves, among n players.
    pub(super) fn seat(&self, shown: &mut MoveView) {
        if let Some(table) = &self.table {
            leave(table, shown);
        }
    }
}

fn leave(table: &Position, shown: &mut MoveView) {
    let after = table.parse_move(&shown.chosen).ok().and_then(|chosen| table.after(&chosen).ok());
    if let Some(after) = after {
        shown.leaves = after.to_string();
    }
}

/// What can be chosen before a game of n players begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableAnswer {
    schema: Schema,
    /// The position with its picture and its moves.
    pub view: View,
    /// The players, all of them people.
    pub table: TableView,
    /// Who can play for a player: an ally of itself nobody can be.
    pub roles: Vec<RoleEntry>,
    /// The ways in which the play may end.
    pub endings: Vec<EndingEntry>,
    /// Whose turn it is.
    pub starter: Seat,
    /// Whether the position itself says how many play.
    pub is_told: bool,
}

/// Somebody who can play for a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RoleEntry {
    /// As it is sent back.
    pub role: Role,
    /// The name.
    pub title: String,
    /// What this player is like.
    pub about: String,
    /// The number of the player whom it cannot play for, if there is one.
    pub not: Option<Seat>,
}

/// A way in which a play may end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EndingEntry {
    /// As it is sent back.
    pub ending: EndingName,
    /// What it means.
    pub rule: String,
}

/// A way in which a play may end, by the word that positions have for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EndingName {
    /// Whoever makes the last move wins alone.
    Last,
    /// Whoever cannot move loses, and all others win.
    Normal,
    /// Whoever cannot move wins alone.
    Misere,
    /// Whoever cannot move drops out, and the last one left wins.
    Elimination,
}

impl EndingName {
    const ALL: [EndingName; 4] =
        [EndingName::Last, EndingName::Normal, EndingName::Misere, EndingName::Elimination];

    fn ending(self) -> Ending {
        match self {
            EndingName::Last => Ending::LastWins,
            EndingName::Normal => Ending::StuckLoses,
            EndingName::Misere => Ending::StuckWins,
            EndingName::Elimination => Ending::Elimination,
        }
    }
}

impl TableAnswer {
    pub(super) fn new(
        text: &str,
        players: Option<u8>,
        ending: Option<EndingName>,
    ) -> Result<TableAnswer, Failure> {
        let position = seat(text, players, ending)?;
        let everybody = vec![Role::Person; position.players().number()];
        let game = TableGame::new(position, everybody, multiplayer::Seat::FIRST, 0);
        let position = game.position();
        let person = RoleEntry {
            role: Role::Person,
            title: say!("A person"),
            about: say!("plays on this screen"),
            not: None,
        };
        let roles = machines(position).into_iter().map(role_entry);
        Ok(TableAnswer {
            schema: Schema,
            view: view(position),
            table: TableView::new(&game),
            starter: Seat(position.turn()),
            is_told: is_meant(text),
            roles: std::iter::once(person).chain(roles).collect(),
            endings: EndingName::ALL
                .map(|ending| EndingEntry { ending, rule: sentence(ending.ending().rule()) })
                .into(),
        })
    }
}

fn role_entry(role: Role) -> RoleEntry {
    let (title, about, not) = match role {
        Role::Ally(seat) => {
            let about = say!("wants that {} or itself wins", seat.to_string());
            (say!("An ally of {}", seat.to_string()), about, Some(Seat(seat)))
        }
        Role::Machine(Opponent::Perfect) => {
            let about = say!("never misses the best result that it can get");
            (Opponent::Perfect.title(), about, None)
        }
        Role::Machine(opponent) => (opponent.title(), opponent.about(), None),
        Role::Person => (say!("A person"), String::new(), None),
    };
    RoleEntry { role, title, about, not }
}

/// A position with this number of players and this ending, from one with others or of two players.
fn seat(text: &str, players: Option<u8>, ending: Option<EndingName>) -> Result<Position, Failure> {
    let given = table_position(text).transpose()?;
    let ending = ending.map(EndingName::ending);
    let number = match (players, &given) {
        (Some(number), _) => Players::new(number.into())
            .ok_or_else(|| Failure::request(say!("2 to {} players may play", Players::MOST)))?,
        (None, Some(position)) => position.players(),
        (None, None) => Players::TWO,
    };
    let board = match given {
        Some(position) if position.players() == number => {
            return Ok(match ending.filter(|&ending| ending != position.ending()) {
                Some(ending) => Position::new(position.board().clone(), position.turn(), ending),
                None => position,
            });
        }
        Some(position) => {
            let board = position.board().position(multiplayer::Seat::FIRST);
            let none = || Failure::unusable(say!("tuples say themselves how many play"));
            let ending = ending.unwrap_or(position.ending());
            return Ok(seated(&board.ok_or_else(none)?, number, Some(ending)));
        }
        None => read_position(text)?,
    };
    if let Some(why) = not_seated(&board) {
        return Err(Failure::unusable(why));
    }
    Ok(seated(&board, number, ending))
}

/// Who can force what, and what the preferences lead to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OutlookAnswer {
    schema: Schema,
    /// The coalitions that can force that one of theirs wins, of which none contains another that
    /// can.
    pub coalitions: Vec<CoalitionView>,
    /// The results that come about by the preferences: more than one if players are indifferent.
    pub results: Vec<ResultView>,
    /// Moves of the player to move that lead there.
    pub moves: Vec<MoveView>,
    /// All of it in words.
    pub told: Told,
}

/// A coalition that can force that one of its players wins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CoalitionView {
    /// Its players.
    pub seats: Vec<Seat>,
    /// If the player to move belongs to it: moves that keep the win.
    pub moves: Vec<MoveView>,
}

/// A result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ResultView {
    /// Who wins.
    pub winners: Vec<Seat>,
}

impl OutlookAnswer {
    pub(super) fn new(game: &GameText, budget: &mut Budget) -> Result<OutlookAnswer, Failure> {
        let game = game.replay_table(budget)?;
        let position = game.position();
        if position.is_over() {
            return Err(Failure::unusable(say!("the play is over")));
        }
        let analysis = position.analyze(budget)?;
        let seats = |side: Coalition| side.seats().map(Seat).collect::<Vec<_>>();
        let shown = |chosen: &Move| move_view(position, chosen);
        let coalition = |side: Coalition| CoalitionView {
            seats: seats(side),
            moves: analysis.forcing_moves(side).take(MOST_SHOWN).map(shown).collect(),
        };
        let (ending, players) = (position.ending(), position.players());
        let result = |result| ResultView { winners: seats(ending.winners(result, players)) };
        let mut document = table::outlook(&game, &analysis, Notation::Unicode);
        let columns = table::columns(&game, Notation::Unicode);
        document.blocks.extend(columns.into_iter().flat_map(|columns| columns.blocks));
        Ok(OutlookAnswer {
            schema: Schema,
            coalitions: analysis.least_coalitions().into_iter().map(coalition).collect(),
            results: analysis.possible().results().map(result).collect(),
            moves: analysis.good_moves().take(MOST_SHOWN).map(shown).collect(),
            told: told(&document),
        })
    }
}
