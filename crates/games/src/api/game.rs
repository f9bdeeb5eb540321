//! Setting up, playing, looking back, links.

use nimatron_nimber::text::Notation;
use nimatron_nimber::{message, say};
use serde::Serialize;

use super::Schema;
use super::failure::Failure;
use super::request::{GameText, LONGEST_POSITION, Seat, make_move, seed, within_limits};
use super::seats::{self, TableView};
use crate::explain::{RUNGS, Step, explain_move};
use crate::foundation::{Budget, Exhausted, Outcome};
use crate::play::{
    self, Game, GameOf, LONGEST_FRAGMENT, Link, Question, Role, Setup, TableGame, Turns, judge,
    review,
};
use crate::render::coach::{of_move, remark};
use crate::render::document::{Block, exact, prose, strong};
use crate::render::html::{Told, told};
use crate::render::qr::qr;
use crate::render::scene::{MoveView, View, move_view, view, view_since};
use crate::render::{self, Document};
use crate::rulesets::{Analyses, Move, Position, multiplayer};

/// A game after its last move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameAnswer {
    schema: Schema,
    /// The game, to be sent back.
    pub game: GameText,
    /// The position now.
    pub view: View,
    /// Whose turn it is, or would be if there were a move.
    pub to_move: Seat,
    /// Who is expected to act.
    #[cfg_attr(feature = "typescript", ts(inline))]
    pub awaits: Awaits,
    /// Who has won, if the game is over; nobody if it is a draw.
    pub winner: Option<Seat>,
    /// Who plays the next game, where an opponent has adapted to how this one ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub next: Option<NextGame>,
    /// The last move.
    pub last: Option<MoveView>,
    /// What is said about the moves that this request made.
    pub said: Option<Told>,
    /// Every turn so far.
    pub turns: Vec<Turn>,
    /// Who sits at the table, where the position is one of n players.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub table: Option<TableView>,
}

/// The next game of the same players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NextGame {
    /// Who plays.
    pub players: Vec<Role>,
    /// How somebody has adapted, in a sentence.
    pub words: String,
}

impl NextGame {
    fn new<P: Turns>(game: &GameOf<P>) -> Option<NextGame> {
        Some(NextGame { players: game.next_roles(), words: game.says_of_next()? })
    }
}

/// A position that is shown while it is played.
trait Shown: Turns {
    /// The picture of the position in a play that began with another.
    fn view_since(&self, start: &Self) -> View;

    fn move_view(&self, chosen: &Self::Move) -> MoveView;

    /// What is said of a move.
    fn made(game: &GameOf<Self>, seat: play::Seat, chosen: &Self::Move) -> String;

    /// Who sits at the table, where it is one of n players.
    fn table(game: &GameOf<Self>) -> Option<TableView>;
}

impl Shown for Position {
    fn view_since(&self, start: &Position) -> View {
        view_since(start, self)
    }

    fn move_view(&self, chosen: &Move) -> MoveView {
        move_view(self, chosen)
    }

    fn made(game: &Game, seat: play::Seat, chosen: &Move) -> String {
        game.made_move(seat, chosen, Notation::Unicode)
    }

    fn table(_: &Game) -> Option<TableView> {
        None
    }
}

impl Shown for multiplayer::Position {
    fn view_since(&self, start: &multiplayer::Position) -> View {
        seats::view_since(start, self)
    }

    fn move_view(&self, chosen: &multiplayer::Move) -> MoveView {
        seats::move_view(self, chosen)
    }

    fn made(game: &TableGame, seat: play::Seat, chosen: &multiplayer::Move) -> String {
        game.made(seat, chosen, Notation::Unicode)
    }

    fn table(game: &TableGame) -> Option<TableView> {
        Some(TableView::new(game))
    }
}

/// Who is expected to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Awaits {
    /// A person.
    Person,
    /// The machine.
    Machine,
    /// Nobody: the game is over.
    Nobody,
}

/// A turn of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Turn {
    /// Its number, from 1.
    pub number: usize,
    /// Who moved.
    pub player: Seat,
    /// The move.
    #[serde(rename = "move")]
    pub chosen: String,
    /// The move for the eye.
    pub text: String,
    /// The move for the ear.
    pub words: String,
    /// The position that it left.
    pub position: String,
}

impl GameAnswer {
    fn new<P: Shown>(game: &GameOf<P>, said: Vec<Block>) -> GameAnswer {
        let record = game.record();
        let (mut turns, mut last) = (Vec::with_capacity(record.cursor()), None);
        let mut position = record.start().clone();
        for (turn, chosen) in record.moves()[..record.cursor()].iter().enumerate() {
            let Ok(after) = position.played(chosen) else { break };
            let shown = position.move_view(chosen);
            let player = record.mover(turn).unwrap_or(record.starter());
            turns.push(Turn::new(turn + 1, player, &shown));
            last = Some(shown);
            position = after;
        }
        let winner = record.winner();
        let awaits = match game.role(record.to_move()) {
            _ if record.winners().is_some() => Awaits::Nobody,
            Role::Person => Awaits::Person,
            Role::Machine(_) | Role::Ally(_) => Awaits::Machine,
        };
        GameAnswer {
            schema: Schema,
            game: GameText::from(game),
            view: game.position().view_since(record.start()),
            to_move: Seat(record.to_move()),
            awaits,
            winner: winner.map(Seat),
            next: NextGame::new(game),
            last,
            said: (!said.is_empty()).then(|| told(&Document { blocks: said })),
            turns,
            table: P::table(game),
        }
    }

    pub(super) fn play(
        game: &GameText,
        chosen: Option<&str>,
        machine: bool,
        analyses: &Analyses,
        budget: &mut Budget,
    ) -> Result<GameAnswer, Failure> {
        if let Some(start) = game.table()? {
            let mut game = game.replay_from(start, budget)?;
            let mut said = Vec::new();
            if let Some(text) = chosen {
                make_move(&mut game, text)?;
            }
            if machine {
                said.extend(machine_move(&mut game, budget)?);
            }
            if chosen.is_some() || machine {
                said.extend(game.ending().map(Block::paragraph));
            }
            return Ok(GameAnswer::new(&game, said));
        }
        let mut game = game.replay(budget)?;
        let mut said = Vec::new();
        if let Some(text) = chosen {
            let before = game.position().clone();
            make_move(&mut game, text)?;
            if let Some(chosen) = game.record().last_move().cloned() {
                let judged = budget.half(|budget| judge(&game, &before, &chosen, analyses, budget));
                let told = of_move(&game, &before, &chosen, &judged, Notation::Unicode);
                said.extend(told.into_iter().flat_map(|remark| remark.blocks));
            }
        }
        if machine {
            if let Some(made) = machine_move(&mut game, budget)? {
                said.push(made);
                said.extend(game.says_of_copy(Notation::Unicode).map(Block::paragraph));
            }
        }
        if !said.is_empty() {
            said.extend(game.ending().map(Block::paragraph));
        }
        Ok(GameAnswer::new(&game, said))
    }
}

/// Lets the machine move, if it is its turn, and says what it does.
fn machine_move<P: Shown>(
    game: &mut GameOf<P>,
    budget: &mut Budget,
) -> Result<Option<Block>, Failure> {
    budget.spend(game.position().size())?;
    let player = game.record().to_move();
    let chosen = game.machine_move(budget);
    Ok(chosen.map(|chosen| Block::paragraph(P::made(game, player, &chosen))))
}

impl Turn {
    fn new(number: usize, player: play::Seat, shown: &MoveView) -> Turn {
        Turn {
            number,
            player: Seat(player),
            chosen: shown.chosen.clone(),
            text: shown.text.clone(),
            words: shown.words.clone(),
            position: shown.leaves.clone(),
        }
    }
}

/// A game that is being prepared: the next question, or the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SetupAnswer {
    schema: Schema,
    /// What is to be decided next; nothing if the game can begin.
    #[cfg_attr(feature = "typescript", ts(inline))]
    pub question: Option<SetupQuestion>,
    /// Who decides it.
    pub player: Option<Seat>,
    /// The piles, once they are set up.
    pub view: Option<View>,
    /// The game, if everything is decided.
    pub game: Option<GameText>,
    /// The question, or what was decided, in words.
    pub words: String,
}

/// What is to be decided before a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SetupQuestion {
    /// Who sets up the piles?
    Builder,
    /// Which piles?
    Piles,
    /// Who starts?
    Starter,
}

/// What a [`Request::Setup`](super::Request::Setup) has decided.
pub(super) struct Decided<'r> {
    pub(super) opponent: Role,
    pub(super) builder: Option<Seat>,
    pub(super) position: Option<&'r str>,
    pub(super) starter: Option<Seat>,
    pub(super) seed: u64,
}

impl SetupAnswer {
    pub(super) fn new(decided: &Decided<'_>, budget: &mut Budget) -> Result<SetupAnswer, Failure> {
        let mut setup = Setup::new(seed(decided.seed)?);
        setup.choose_opponent(decided.opponent);
        if let Some(Seat(builder)) = decided.builder {
            setup.choose_builder(builder, budget);
        }
        if let Some(text) = decided.position {
            if text.len() > LONGEST_POSITION {
                return Err(Failure::too_long(message!("a position"), LONGEST_POSITION));
            }
            let position = Setup::read_piles(text).map_err(|error| Failure::input(&error, text))?;
            setup.choose_position(within_limits(position)?, budget);
        }
        // Where the machine has chosen who starts, its choice stands.
        let asked = matches!(setup.question(), Some(Question::Starter(_)));
        if let (true, Some(Seat(starter))) = (asked, decided.starter) {
            setup.choose_starter(starter);
        }
        let (question, player) = match setup.question() {
            None | Some(Question::Opponent) => (None, None),
            Some(Question::Builder) => (Some(SetupQuestion::Builder), Some(play::Seat::FIRST)),
            Some(Question::Piles(player)) => (Some(SetupQuestion::Piles), Some(player)),
            Some(Question::Starter(player)) => (Some(SetupQuestion::Starter), Some(player)),
        };
        let game = setup.game();
        Ok(SetupAnswer {
            schema: Schema,
            question,
            player: player.map(Seat),
            view: setup.position().map(view),
            words: setup_words(decided.opponent, question, player, game.as_ref()),
            game: game.as_ref().map(GameText::from),
        })
    }
}

fn setup_words(
    opponent: Role,
    question: Option<SetupQuestion>,
    player: Option<play::Seat>,
    game: Option<&Game>,
) -> String {
    let Some(question) = question else {
        let starts = |game: &Game| {
            let starter = game.record().starter();
            match game.is_you(starter) {
                true => say!("You start."),
                false => say!("{} starts.", game.name_of(starter)),
            }
        };
        return game.map_or(String::new(), starts);
    };
    let asked = match question {
        SetupQuestion::Builder => {
            say!("Who sets up the piles? The other one chooses who starts.")
        }
        SetupQuestion::Piles => say!("Set up the piles."),
        SetupQuestion::Starter if opponent == Role::Person => say!("Choose who starts."),
        SetupQuestion::Starter => say!("You choose: go first or second?"),
    };
    match player {
        Some(player) if opponent == Role::Person => {
            say!("Player {}: {}", player.number(), asked)
        }
        _ => asked,
    }
}

/// Where a game was won and lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReviewAnswer {
    schema: Schema,
    /// Every turn, looked at.
    pub turns: Vec<ReviewedTurn>,
    /// The whole game in a few sentences.
    pub told: Told,
}

/// A turn, looked at afterwards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReviewedTurn {
    /// The turn.
    #[serde(flatten)]
    pub turn: Turn,
    /// Who wins after it if both play perfectly; nobody if it is a draw.
    pub winning: Option<Seat>,
    /// Whether it gave a won game or a draw away.
    pub mistake: bool,
    /// After a mistake: a move that would have won, or drawn.
    pub better: Option<MoveView>,
    /// A winning reply, if there is one.
    pub refutation: Option<MoveView>,
    /// What there is to say of it.
    pub told: Told,
}

impl ReviewAnswer {
    pub(super) fn new(
        game: &GameText,
        analyses: &Analyses,
        budget: &mut Budget,
    ) -> Result<ReviewAnswer, Failure> {
        let game = game.replay(budget)?;
        let reviewed = review(game.record(), analyses, budget)?;
        let start = analyses.analyze(game.record().start(), budget)?.outcome();
        let told = told(&render::review(&game, &reviewed, start, Notation::Unicode));
        let turns = reviewed.iter().enumerate();
        let turns = turns
            .map(|(index, turn)| ReviewedTurn::new(index + 1, turn, budget))
            .collect::<Result<_, _>>()?;
        Ok(ReviewAnswer { schema: Schema, turns, told })
    }
}

impl ReviewedTurn {
    fn new(
        number: usize,
        reviewed: &play::ReviewedTurn,
        budget: &mut Budget,
    ) -> Result<ReviewedTurn, Exhausted> {
        let play::ReviewedTurn { player, before, chosen, after, .. } = reviewed;
        let shown = move_view(before, chosen);
        let effect: Vec<Step> = explain_move(before, chosen, budget)?.into_iter().collect();
        let mut document = remark(before, &effect, Notation::Unicode);
        if reviewed.mistake {
            let better = reviewed.better.as_ref().map(|better| {
                let better = exact(better.to_text(Notation::Unicode));
                match reviewed.possible {
                    Outcome::D => {
                        prose!("{} {} would have drawn.", strong(prose!("A mistake:")), better)
                    }
                    _ => prose!("{} {} would have won.", strong(prose!("A mistake:")), better),
                }
            });
            document.blocks.extend(better.map(Block::paragraph));
        }
        Ok(ReviewedTurn {
            turn: Turn::new(number, *player, &shown),
            winning: reviewed.winning.map(Seat),
            mistake: reviewed.mistake,
            better: reviewed.better.as_ref().map(|better| move_view(before, better)),
            refutation: reviewed.refutation.as_ref().map(|reply| move_view(after, reply)),
            told: told(&document),
        })
    }
}

/// A game in the fragment of an address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LinkAnswer {
    schema: Schema,
    /// What stands behind the `#`.
    pub fragment: String,
    /// The whole link as a QR code in SVG, if it fits.
    pub qr: Option<String>,
}

impl LinkAnswer {
    pub(super) fn new(
        game: &GameText,
        hints: u8,
        tree: &str,
        address: Option<&str>,
        budget: &mut Budget,
    ) -> Result<LinkAnswer, Failure> {
        const LONGEST_ADDRESS: usize = 2000;
        if hints > RUNGS {
            return Err(Failure::request(say!("expected a rung from 0 to {}", RUNGS)));
        }
        if address.is_some_and(|address| address.len() > LONGEST_ADDRESS) {
            return Err(Failure::too_long(message!("an address"), LONGEST_ADDRESS));
        }
        let tree = tree.to_string();
        let fragment = match game.table()? {
            Some(start) => Link { game: game.replay_from(start, budget)?, hints, tree }.to_string(),
            None => Link { game: game.replay(budget)?, hints, tree }.to_string(),
        };
        if fragment.len() > LONGEST_FRAGMENT {
            return Err(Failure::too_long(message!("a link"), LONGEST_FRAGMENT));
        }
        let qr = address.and_then(|address| qr(&format!("{address}#{fragment}")));
        Ok(LinkAnswer { schema: Schema, fragment, qr })
    }
}

/// The game of a link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OpenAnswer {
    schema: Schema,
    /// The game, to be sent back.
    pub game: GameText,
    /// How far its hints may go.
    pub hints: u8,
    /// Branches and comments, if the link has any.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    pub tree: String,
    /// The game where the link left it.
    pub view: GameAnswer,
}

impl OpenAnswer {
    pub(super) fn new(fragment: &str, budget: &mut Budget) -> Result<OpenAnswer, Failure> {
        let unread = |error| Failure::input(&error, fragment);
        let (game, hints, tree) = match Link::is_table(fragment) {
            true => {
                let link: Link<multiplayer::Position> = fragment.parse().map_err(unread)?;
                (GameText::from(&link.game), link.hints, link.tree)
            }
            false => {
                let link: Link = fragment.parse().map_err(unread)?;
                (GameText::from(&link.game), link.hints, link.tree)
            }
        };
        // The same limits as for a game that is sent.
        let view = GameAnswer::play(&game, None, false, &Analyses::default(), budget)?;
        Ok(OpenAnswer { schema: Schema, game, hints, tree, view })
    }
}
