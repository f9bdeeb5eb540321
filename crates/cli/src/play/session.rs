//! A game with its wording: what is said after a move, the hints, saving.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

use nimatron::api::MOST_WORK;
use nimatron::explain::{Rung, Topic, ladder};
use nimatron::files::{Held, Reason, Refusal};
use nimatron::foundation::{Budget, Playable};
use nimatron::nim;
use nimatron::play::{self, Game, Role, judge, read_move};
use nimatron::render::coach::{self, TOO_HARD, remark};
use nimatron::render::text::wrap;
use nimatron::render::{Document, drawing, review, title};
use nimatron::rulesets::{Analyses, Move, Position};
use nimatron::text::{Notation, ParseError};

use crate::memory;

use super::coach::Told;

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

impl From<&str> for Remark {
    fn from(sentence: &str) -> Remark {
        Remark::Sentence(sentence.into())
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
    fn keep(&self, game: &Game) -> Result<(), Refusal> {
        self.file.borrow_mut().replace(game.to_string().as_bytes())
    }
}

/// A game that is being played.
pub struct Session {
    game: Game,
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
    pub fn new(game: Game, notation: Notation, save: Option<Keeper>) -> Session {
        let analyses = Analyses::default();
        let session = Session { game, notation, save, climbed: 0, ladder: None, analyses };
        // If this fails the next time fails, too, and then it can be said.
        let _ = session.keep();
        session
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// The piles, if there are piles.
    pub fn nim(&self) -> Option<&nim::Position> {
        self.position().as_nim()
    }

    /// The position in lines, drawn where it can be.
    pub fn drawn(&self, width: usize) -> Vec<String> {
        match drawing(self.position(), self.notation) {
            Some(picture) => picture.lines().map(String::from).collect(),
            None => wrap(&self.position().to_text(self.notation), width),
        }
    }

    /// ", such as (4,7) -> (1,3)": a move to show how moves are written.
    pub fn such_as(&self) -> String {
        const LONGEST: usize = 60;
        let mut moves = self.position().moves().into_iter().flatten();
        let example = moves.next().map(|chosen| chosen.to_text(self.notation));
        let example = example.filter(|example| example.chars().count() <= LONGEST);
        example.map(|example| format!(", such as {example}")).unwrap_or_default()
    }

    /// How ordinals are written.
    pub fn notation(&self) -> Notation {
        self.notation
    }

    /// Where the game is kept.
    pub fn save_path(&self) -> Option<&Path> {
        self.save.as_ref().map(|keeper| keeper.path.as_path())
    }

    /// Lets the machine move, if it is to move.
    pub fn let_machine_move(&mut self) -> Vec<Remark> {
        let mut remarks = Vec::new();
        let player = self.game.record().to_move();
        if let Some(chosen) = self.game.machine_move(&mut patience()) {
            let told = self.game.made_move(player, &chosen, self.notation);
            remarks.push(Remark::Sentence(told));
            remarks.extend(self.game.says_of_copy(self.notation).map(Remark::Sentence));
        }
        remarks.extend(self.ending());
        self.forget_hints();
        remarks.extend(self.keep());
        remarks
    }

    /// Reads and makes a move for a person, says what it does, and lets the
    /// machine reply.
    pub fn play_typed(&mut self, text: &str) -> Result<Vec<Remark>, ParseError> {
        let chosen = read_move(self.position(), text)?;
        self.play(chosen).map_err(|message| ParseError::new(message, 0..text.len()))
    }

    /// Makes a move for a person, says what it does, and lets the machine reply.
    pub fn play(&mut self, chosen: Move) -> Result<Vec<Remark>, String> {
        let before = self.position().clone();
        self.game.play(chosen.clone()).map_err(|illegal| illegal.0)?;
        let judged = judge(&self.game, &before, &chosen, &self.analyses, &mut patience());
        let told = coach::of_move(&self.game, &before, &chosen, &judged, self.notation);
        let mut remarks: Vec<Remark> = told.into_iter().map(|told| self.told(told)).collect();
        remarks.extend(self.let_machine_move());
        Ok(remarks)
    }

    /// The hint on the next rung of the ladder.
    pub fn next_hint(&mut self) -> Vec<Remark> {
        if self.game.record().winner().is_some() {
            return vec!["The game is over, so there is nothing to hint at.".into()];
        }
        if self.ladder.is_none() {
            let analysis = self.analyses.analyze(self.position(), &mut patience());
            self.ladder = analysis.ok().map(|analysis| ladder(&analysis));
        }
        let Some(rungs) = &self.ladder else {
            self.climbed += 1;
            return vec![self.best_guess().as_str().into()];
        };
        self.climbed = (self.climbed + 1).min(rungs.len());
        let Some(rung) = rungs.get(self.climbed - 1) else { return Vec::new() };
        let (number, all) = (self.climbed, rungs.len());
        let heading = match rung.topic {
            // The question is all that this rung says.
            Topic::Question => format!("Hint {number} of {all}."),
            _ => format!("Hint {number} of {all}. {}.", title(rung)),
        };
        let mut remarks = vec![Remark::Sentence(heading)];
        remarks.push(self.told(remark(self.position(), &rung.steps, self.notation)));
        if number < all {
            remarks.push("Ask again for more.".into());
        }
        remarks
    }

    /// What can be said where nobody knows who wins: only at the second time of asking, what
    /// looks best.
    fn best_guess(&self) -> String {
        match self.position().advise(&mut patience()) {
            Ok(Some(advice)) if self.climbed > 1 => {
                format!("{TOO_HARD} It looks best to play {}.", advice.chosen)
            }
            _ => TOO_HARD.into(),
        }
    }

    /// The table: of powers of two, with what it says of the balance; without
    /// piles, what each part is worth.
    pub fn table(&self) -> Told {
        let topics: &[Topic] = match self.nim() {
            Some(_) => &[Topic::Balance],
            None => &[Topic::Values, Topic::Balance, Topic::Standing, Topic::Meaning],
        };
        let analysis = self.analyses.analyze(self.position(), &mut patience());
        let mut rungs = analysis.map_or(Vec::new(), |analysis| ladder(&analysis));
        let found =
            topics.iter().find_map(|topic| rungs.iter().position(|rung| rung.topic == *topic));
        let steps = found.map_or(Vec::new(), |index| rungs.swap_remove(index).steps);
        Told::new(self.position(), &steps, self.notation)
    }

    /// The position has changed: the hints begin anew.
    fn forget_hints(&mut self) {
        self.climbed = 0;
        self.ladder = None;
    }

    /// The game looked back at: who was winning, where that changed, and of piles
    /// the nim-sum after each turn.
    pub fn review(&self) -> Vec<Remark> {
        let budget = &mut patience();
        let (record, analyses) = (self.game.record(), &self.analyses);
        let reviewed = play::review(record, analyses, budget).and_then(|turns| {
            let start = analyses.analyze(record.start(), budget)?.outcome();
            Ok(review(&self.game, &turns, start, self.notation))
        });
        vec![match reviewed {
            Ok(document) => self.told(document),
            Err(_) => TOO_HARD.into(),
        }]
    }

    /// Takes back the last move of a person, with the replies to it.
    pub fn undo(&mut self) -> Vec<Remark> {
        let done = self.game.undo();
        self.forget_hints();
        let mut remarks: Vec<Remark> =
            vec![if done { "Taken back." } else { "There is nothing to take back." }.into()];
        remarks.extend(self.keep());
        remarks
    }

    /// Plays again what was taken back.
    pub fn redo(&mut self) -> Vec<Remark> {
        let done = self.game.redo();
        self.forget_hints();
        let mut remarks: Vec<Remark> =
            vec![if done { "Played again." } else { "There is nothing to play again." }.into()];
        if done {
            remarks.extend(self.let_machine_move());
        }
        remarks
    }

    /// The same position from the beginning.
    pub fn restart(&mut self) -> Vec<Remark> {
        self.game = self.game.again(self.game.seed().wrapping_add(1));
        self.forget_hints();
        let told = match self.nim() {
            Some(_) => "A new game with the same piles.",
            None => "A new game from the same position.",
        };
        let mut remarks: Vec<Remark> = vec![told.into()];
        remarks.extend(self.let_machine_move());
        remarks
    }

    /// Who has won, if the game is over.
    pub fn ending(&self) -> Option<Remark> {
        self.game.ending().map(Remark::Sentence)
    }

    /// Whose turn it is, in words.
    pub fn turn(&self) -> String {
        let player = self.game.record().to_move();
        match self.game.role(player) {
            Role::Person if !self.game.is_between_people() => "Your move".into(),
            _ => format!("{}'s move", self.game.name_of(player)),
        }
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
        Some(Remark::Sentence(format!("The game cannot be kept: {refusal}.")))
    }

    fn told(&self, document: Document) -> Remark {
        Remark::Told(Told::of_document(document, self.notation))
    }
}
