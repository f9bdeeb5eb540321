//! A game with its wording: what is said after a move, the hints, saving.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

use nimatron::api::{Failure, MOST_WORK};
use nimatron::explain::{Rung, Topic, ladder};
use nimatron::files::{Held, Reason, Refusal};
use nimatron::foundation::{Budget, Playable};
use nimatron::nim;
use nimatron::play::{self, Game, Seat, TableGame, Turns, judge, listed, read_move};
use nimatron::render::coach::{self, TOO_HARD, remark};
use nimatron::render::document::Block;
use nimatron::render::table::{columns, outlook as outlook_of, rules as seats_rule};
use nimatron::render::text::wrap;
use nimatron::render::{Document, drawing, review, title};
use nimatron::rulesets::{Analyses, Move, Position, multiplayer as table};
use nimatron::say;
use nimatron::text::language::translated;
use nimatron::text::{Notation, ParseError};

use crate::memory;

use super::coach::Told;
use super::words::{name_of_game, name_of_rules, position_line, rules, turn_rule};

/// How long a player waits for the machine.
pub fn patience() -> Budget {
    Budget::nodes(MOST_WORK).with_time(Duration::from_secs(5)).with_meter(memory::held)
}

/// Something to be told.
#[derive(Clone, Debug)]
pub enum Remark {
    /// A sentence.
    Sentence(String),
    /// Part of an explanation.
    Told(Told),
}

impl Remark {
    /// The remark in lines of at most `width` characters.
    pub fn lines(&self, width: usize) -> Vec<String> {
        match self {
            Remark::Sentence(sentence) => wrap(sentence, width),
            Remark::Told(told) => told.lines(width),
        }
    }
}

/// A game of two players, or of more at one table.
#[derive(Clone, Debug)]
pub enum Played {
    /// Two.
    Two(Game),
    /// Three or more; or two whose position says that two play.
    Table(TableGame),
}

/// What is the same for both.
macro_rules! of_both {
    ($played:expr, $game:ident => $then:expr) => {
        match $played {
            Played::Two($game) => $then,
            Played::Table($game) => $then,
        }
    };
}

impl Played {
    /// The position as whoever is to move sees it, as one of two players; `None` for tuples.
    fn board(&self) -> Option<Position> {
        match self {
            Played::Two(game) => Some(game.position().clone()),
            Played::Table(game) => game.position().board().position(game.position().turn()),
        }
    }
}

/// The file in which games are kept, which is locked for as long.
#[derive(Clone, Debug)]
pub struct Keeper {
    path: PathBuf,
    file: Rc<RefCell<Held>>,
}

impl Keeper {
    /// Opens or makes the file.
    ///
    /// # Errors
    /// As [`Held::open`], and [`Reason::Foreign`] if it holds anything but a saved game.
    pub fn open(path: &Path) -> Result<Keeper, Refusal> {
        let mut file = Held::open(path)?;
        let content = file.read()?;
        if !content.is_empty() && !content.starts_with(b"nimatron game") {
            return Err(Refusal { path: path.into(), reason: Reason::Foreign });
        }
        Ok(Keeper { path: path.into(), file: Rc::new(RefCell::new(file)) })
    }

    /// Replaces what is kept.
    fn keep(&self, game: &Played) -> Result<(), Refusal> {
        let text = of_both!(game, game => game.to_string());
        self.file.borrow_mut().replace(text.as_bytes())
    }
}

/// A game that is being played.
pub struct Session {
    game: Played,
    /// The position now as whoever is to move sees it, as one of two players; `None` for tuples.
    board: Option<Position>,
    notation: Notation,
    save: Option<Keeper>,
    /// How many hints have been given at this position.
    climbed: usize,
    /// The hints at this position, once one has been asked for.
    ladder: Option<Vec<Rung>>,
    /// What is asked about a position after its first analysis comes at once.
    analyses: Analyses,
}

impl Session {
    /// Begins or goes on with a game, and keeps it.
    pub fn new(game: Played, notation: Notation, save: Option<Keeper>) -> Session {
        let (analyses, board) = (Analyses::default(), game.board());
        let session = Session { game, board, notation, save, climbed: 0, ladder: None, analyses };
        // If this fails the next time fails, too, and then it can be said.
        let _ = session.keep();
        session
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        of_both!(&self.game, game => game.record().winners().is_some())
    }

    /// `You against Sleepy`, or `Anna, Ben and Perfect C`.
    pub fn players(&self) -> String {
        match &self.game {
            Played::Two(game) => {
                let [one, two] = [Seat::FIRST, Seat::SECOND].map(|player| game.name_of(player));
                say!("{} against {}", one, two)
            }
            Played::Table(game) => listed(game.players().seats().map(|seat| game.name_of(seat))),
        }
    }

    /// The game and how it ends: `Nim, normal play`.
    pub fn name_of_rules(&self) -> String {
        match &self.game {
            Played::Two(game) => name_of_rules(game.position()),
            Played::Table(game) => {
                let whole = self.board.as_ref().map_or_else(|| say!("Tuples"), name_of_game);
                let name = whole.split(", ").next().unwrap_or_default();
                say!("{}, {} players", name, game.players().number())
            }
        }
    }

    /// The rules in a few sentences.
    pub fn rules(&self) -> String {
        match &self.game {
            Played::Two(game) => rules(game.position()),
            Played::Table(game) => {
                let seats = seats_rule(game.position(), |seat| game.name_of(seat));
                match &self.board {
                    Some(board) => format!("{seats}\n{}", turn_rule(board)),
                    None => seats,
                }
            }
        }
    }

    /// The position now, at a table of three or more as whoever is to move sees it; `None` for tuples.
    pub fn position(&self) -> Option<&Position> {
        self.board.as_ref()
    }

    /// "Piles: 1: 3   2: 5   3: 7", or the position as it is written.
    pub fn position_line(&self) -> String {
        match &self.board {
            Some(board) => position_line(board, self.notation),
            None => say!("Position: {}", self.written()),
        }
    }

    fn written(&self) -> String {
        of_both!(&self.game, game => game.position().to_text(self.notation))
    }

    /// The piles, if there are piles.
    pub fn nim(&self) -> Option<&nim::Position> {
        self.position()?.as_nim()
    }

    /// The position in lines, drawn where it can be.
    pub fn drawn(&self, width: usize) -> Vec<String> {
        match self.position().and_then(|position| drawing(position, self.notation)) {
            Some(picture) => picture.lines().map(String::from).collect(),
            None => wrap(&self.written(), width),
        }
    }

    /// A move to show how moves are written: `(4,7) -> (1,3)`.
    pub fn example(&self) -> Option<String> {
        const LONGEST: usize = 60;
        let example = match &self.game {
            Played::Two(game) => game.position().moves().and_then(|mut moves| moves.next()),
            Played::Table(_) => None,
        };
        let example = example.map(|chosen| chosen.to_text(self.notation)).or_else(|| {
            let Played::Table(game) = &self.game else { return None };
            let moves = match &self.board {
                Some(board) => board.moves()?.next().map(table::Move::from_ruleset),
                None => game.position().moves()?.into_iter().next(),
            };
            Some(moves?.to_text(self.notation))
        });
        example.filter(|example| example.chars().count() <= LONGEST)
    }

    /// How ordinals are written.
    pub fn notation(&self) -> Notation {
        self.notation
    }

    /// Where the game is kept.
    pub fn save_path(&self) -> Option<&Path> {
        self.save.as_ref().map(|keeper| keeper.path.as_path())
    }

    /// Lets the machine move until it is a person's turn.
    pub fn let_machine_move(&mut self) -> Vec<Remark> {
        let mut remarks = Vec::new();
        while let Some(made) = self.machine_move() {
            remarks.extend(made);
        }
        remarks.extend(self.ending());
        self.changed();
        remarks.extend(self.keep());
        remarks
    }

    fn machine_move(&mut self) -> Option<Vec<Remark>> {
        let notation = self.notation;
        let mut told = Vec::new();
        match &mut self.game {
            Played::Two(game) => {
                let player = game.record().to_move();
                let chosen = game.machine_move(&mut patience())?;
                told.push(game.made_move(player, &chosen, notation));
                told.extend(game.says_of_copy(notation));
            }
            Played::Table(game) => {
                let player = game.record().to_move();
                let chosen = game.machine_move(&mut patience())?;
                told.push(game.made(player, &chosen, notation));
            }
        }
        Some(told.into_iter().map(Remark::Sentence).collect())
    }

    /// Reads and makes a move for a person, says what it does, and lets the
    /// machine reply.
    pub fn play_typed(&mut self, text: &str) -> Result<Vec<Remark>, ParseError> {
        let made = match &self.game {
            Played::Two(game) => self.play(read_move(game.position(), text)?),
            Played::Table(game) => self.play_at_table(game.position().typed_move(text)?),
        };
        made.map_err(|message| ParseError::new(message, 0..text.len()))
    }

    /// Makes a move for a person, says what it does, and lets the machine reply.
    pub fn play(&mut self, chosen: Move) -> Result<Vec<Remark>, String> {
        let Played::Two(game) = &mut self.game else {
            return self.play_at_table(table::Move::from_ruleset(chosen));
        };
        let before = game.position().clone();
        game.play(chosen.clone()).map_err(|illegal| illegal.0)?;
        let judged = judge(game, &before, &chosen, &self.analyses, &mut patience());
        let told = coach::of_move(game, &before, &chosen, &judged, self.notation);
        let mut remarks: Vec<Remark> = told.into_iter().map(|told| self.told(told)).collect();
        remarks.extend(self.let_machine_move());
        Ok(remarks)
    }

    fn play_at_table(&mut self, chosen: table::Move) -> Result<Vec<Remark>, String> {
        let Played::Table(game) = &mut self.game else { return Ok(Vec::new()) };
        let player = game.record().to_move();
        game.play(chosen.clone()).map_err(|illegal| illegal.0)?;
        let mut remarks = vec![Remark::Sentence(game.made(player, &chosen, self.notation))];
        remarks.extend(self.let_machine_move());
        Ok(remarks)
    }

    /// The hint on the next rung of the ladder.
    pub fn next_hint(&mut self) -> Vec<Remark> {
        if self.is_over() {
            return vec![Remark::Sentence(say!(
                "The game is over, so there is nothing to hint at."
            ))];
        }
        let game = match &self.game {
            Played::Two(game) => game,
            Played::Table(game) => {
                return vec![match game.position().analyze(&mut patience()) {
                    Ok(analysis) => self.told(outlook_of(game, &analysis, self.notation)),
                    Err(_) => Remark::Sentence(translated(TOO_HARD)),
                }];
            }
        };
        let position = game.position();
        if self.ladder.is_none() {
            let mut budget = patience();
            match self.analyses.analyze(position, &mut budget) {
                Ok(analysis) => self.ladder = Some(ladder(&analysis)),
                Err(exhausted) => {
                    self.climbed += 1;
                    let guess = best_guess(position, self.climbed);
                    let message = exhausted.to_string();
                    let failure =
                        Failure::unsolved(message, &exhausted, position, &mut budget, false);
                    let known =
                        failure.error.help.map(|known| Remark::Sentence(format!("{known}.")));
                    return [Remark::Sentence(guess)].into_iter().chain(known).collect();
                }
            }
        }
        let Some(rungs) = &self.ladder else { return Vec::new() };
        self.climbed = (self.climbed + 1).min(rungs.len());
        let Some(rung) = rungs.get(self.climbed - 1) else { return Vec::new() };
        let (number, all) = (self.climbed, rungs.len());
        let heading = match rung.topic {
            // The question is all that this rung says.
            Topic::Question => say!("Hint {} of {}.", number, all),
            _ => say!("Hint {} of {}. {}.", number, all, title(rung)),
        };
        let mut remarks = vec![Remark::Sentence(heading)];
        remarks.push(self.told(remark(position, &rung.steps, self.notation)));
        if number < all {
            remarks.push(Remark::Sentence(say!("Ask again for more.")));
        }
        remarks
    }

    /// The table: of powers of two, with what it says of the balance; without
    /// piles, what each part is worth.
    pub fn table(&self) -> Told {
        let position = match &self.game {
            Played::Two(game) => game.position(),
            Played::Table(game) => {
                let none = || {
                    let none = say!("There is such a table in Nim by the podium rule alone.");
                    Document { blocks: vec![Block::paragraph(none)] }
                };
                let columns = columns(game, self.notation).unwrap_or_else(none);
                return Told::of_document(columns, self.notation);
            }
        };
        let topics: &[Topic] = match self.nim() {
            Some(_) => &[Topic::Balance],
            None => &[Topic::Values, Topic::Balance, Topic::Standing, Topic::Meaning],
        };
        let analysis = self.analyses.analyze(position, &mut patience());
        let mut rungs = analysis.map_or(Vec::new(), |analysis| ladder(&analysis));
        let found =
            topics.iter().find_map(|topic| rungs.iter().position(|rung| rung.topic == *topic));
        let steps = found.map_or(Vec::new(), |index| rungs.swap_remove(index).steps);
        Told::new(position, &steps, self.notation)
    }

    /// The position has changed: the hints begin anew.
    fn changed(&mut self) {
        self.board = self.game.board();
        self.climbed = 0;
        self.ladder = None;
    }

    /// Whether [`Session::review`] tells anything: games of three or more are not looked back at.
    pub fn has_review(&self) -> bool {
        matches!(self.game, Played::Two(_))
    }

    /// The game looked back at: who was winning, where that changed, and of piles
    /// the nim-sum after each turn.
    pub fn review(&self) -> Vec<Remark> {
        let Played::Two(game) = &self.game else {
            return vec![Remark::Sentence(say!("Only games of two players are looked back at."))];
        };
        let budget = &mut patience();
        let (record, analyses) = (game.record(), &self.analyses);
        let reviewed = play::review(record, analyses, budget).and_then(|turns| {
            let start = analyses.analyze(record.start(), budget)?.outcome();
            Ok(review(game, &turns, start, self.notation))
        });
        vec![match reviewed {
            Ok(document) => self.told(document),
            Err(_) => Remark::Sentence(translated(TOO_HARD)),
        }]
    }

    /// Takes back the last move of a person, with the replies to it.
    pub fn undo(&mut self) -> Vec<Remark> {
        let done = of_both!(&mut self.game, game => game.undo());
        self.changed();
        let told = match done {
            true => say!("Taken back."),
            false => say!("There is nothing to take back."),
        };
        let mut remarks = vec![Remark::Sentence(told)];
        remarks.extend(self.keep());
        remarks
    }

    /// Plays again what was taken back.
    pub fn redo(&mut self) -> Vec<Remark> {
        let done = of_both!(&mut self.game, game => game.redo());
        self.changed();
        let told = match done {
            true => say!("Played again."),
            false => say!("There is nothing to play again."),
        };
        let mut remarks = vec![Remark::Sentence(told)];
        if done {
            remarks.extend(self.let_machine_move());
        }
        remarks
    }

    /// The same position from the beginning, against opponents that have adapted.
    pub fn restart(&mut self) -> Vec<Remark> {
        let adapted = of_both!(&self.game, game => game.says_of_next());
        of_both!(&mut self.game, game => *game = game.again(game.seed().wrapping_add(1)));
        self.changed();
        let told = match self.nim() {
            Some(_) => say!("A new game with the same piles."),
            None => say!("A new game from the same position."),
        };
        let mut remarks = vec![Remark::Sentence(told)];
        remarks.extend(adapted.map(Remark::Sentence));
        remarks.extend(self.let_machine_move());
        remarks
    }

    /// Who has won, if the game is over.
    pub fn ending(&self) -> Option<Remark> {
        of_both!(&self.game, game => game.ending()).map(Remark::Sentence)
    }

    /// Whose turn it is, in words.
    pub fn turn(&self) -> String {
        of_both!(&self.game, game => match game.record().to_move() {
            player if game.is_you(player) => say!("Your move"),
            player => say!("{}'s move", game.name_of(player)),
        })
    }

    /// Writes the game to a file.
    pub fn save_to(&self, path: &Path) -> Result<(), Refusal> {
        match &self.save {
            Some(keeper) if keeper.path == path => keeper.keep(&self.game),
            _ => Keeper::open(path)?.keep(&self.game),
        }
    }

    /// Keeps the game in its file, if it has one.
    fn keep(&self) -> Option<Remark> {
        let refusal = self.save.as_ref()?.keep(&self.game).err()?;
        Some(Remark::Sentence(say!("The game cannot be kept: {}.", refusal.to_string())))
    }

    fn told(&self, document: Document) -> Remark {
        Remark::Told(Told::of_document(document, self.notation))
    }
}

/// What can be said where nobody knows who wins: only at the second time of asking, what looks best.
fn best_guess(position: &Position, asked: usize) -> String {
    if asked < 2 {
        return translated(TOO_HARD);
    }
    match position.advise(&mut patience()) {
        Ok(Some(advice)) => {
            let chosen = advice.chosen.to_string();
            format!("{} {}", translated(TOO_HARD), say!("It looks best to play {}.", chosen))
        }
        _ => translated(TOO_HARD),
    }
}
