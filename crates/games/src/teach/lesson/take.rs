//! A step of a lesson with all that was said to it.
//!
//! Nothing is remembered: what a learner has said comes along, and the last of it is judged. What
//! was wrong before changes nothing, so that whoever asks may send it or leave it out. The machine
//! answers from a fixed seed, and the same moves get the same replies.

use thiserror::Error;

use super::judge::{Verdict, Winner, YES_OR_NO};
use super::tell::Teller;
use super::{Lesson, LessonError, Register, Step, Task};
use crate::calculator::Value;
use crate::foundation::{Budget, Exhausted, Outcome, Playable};
use crate::play::{Game, Opponent, Role, Seat, read_move};
use crate::render::Document;
use crate::render::document::Block;
use crate::rulesets::{Analyses, Move, Position};
use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{Notation, ParseError};
use nimatron_nimber::{message, say};

/// What the machine's choices come from.
const SEED: u64 = 1;

/// A step, as far as it has been taken.
#[derive(Clone, Debug)]
pub struct Taken {
    /// What the step says before anything is answered.
    pub told: Document,
    /// The position on the table.
    pub position: Option<Position>,
    /// The moves that have been made in a game that is to be won.
    pub turns: Vec<Turn>,
    /// What is said to the last answer.
    pub verdict: Option<Verdict>,
    /// What can be answered now.
    pub awaits: Awaits,
    /// The question in a line.
    pub question: String,
}

impl Taken {
    /// Whether the next idea may be told.
    pub fn is_done(&self) -> bool {
        self.awaits == Awaits::Nothing
    }
}

/// A move in a game that is to be won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whether the learner made it.
    pub by_you: bool,
    /// The position before.
    pub before: Position,
    /// The move.
    pub chosen: Move,
    /// Who did what, in a sentence.
    pub words: String,
}

/// What can be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Awaits {
    /// Nothing: the step is done.
    Nothing,
    /// One of these.
    Choice(Vec<Choice>),
    /// A move.
    Move,
    /// An expression.
    Value,
}

/// An answer to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What is said.
    pub say: &'static str,
    /// What that means, in English.
    pub text: &'static str,
}

impl Choice {
    /// What it means, in the language that is spoken.
    pub fn told(&self) -> String {
        translated(self.text)
    }
}

/// Why a step cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TakeError {
    /// There is no step of this number.
    #[error("{}", say!("expected a step from 1 to {}", .0))]
    NoStep(usize),
    /// What was said last cannot be read, or is no legal move.
    #[error("{0}")]
    Said(#[from] ParseError),
    /// The lesson claims what cannot be computed.
    #[error("{0}")]
    Lesson(LessonError),
    /// The budget has ended.
    #[error("{0}")]
    Exhausted(#[from] Exhausted),
}

impl Lesson {
    /// Takes a step, counted from 1, after all this has been said to it.
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::rulesets::Analyses;
    /// use nimatron::teach::lesson::{Lesson, Register};
    /// use nimatron::text::Notation;
    ///
    /// let text = "# Copy\ncourse: Nim\nplace: 1\n\n## Play\nwin: nim: 1, 1\nexpect: second\n";
    /// let lesson = Lesson::read("copy", text)?;
    /// let (analyses, budget) = (&Analyses::default(), &mut Budget::nodes(1000));
    /// let mut take = |said: &[&str]| {
    ///     lesson.take(1, said, (Register::Child, Notation::Ascii), analyses, budget)
    /// };
    /// assert!(!take(&["first"])?.verdict.unwrap().right);
    /// assert_eq!(take(&["second"])?.turns[0].words, "Perfect takes pile 2 away.");
    /// assert!(take(&["second", "1: 1 -> 0"])?.is_done());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`TakeError`]; of what was said, that the last of it cannot be read.
    pub fn take(
        &self,
        step: usize,
        said: &[impl AsRef<str>],
        how: (Register, Notation),
        analyses: &Analyses,
        budget: &mut Budget,
    ) -> Result<Taken, TakeError> {
        let found = step.checked_sub(1).and_then(|index| self.steps.get(index));
        let step = found.ok_or(TakeError::NoStep(self.steps.len()))?;
        let said: Vec<&str> = said.iter().map(AsRef::as_ref).collect();
        Teller::new(self, how, analyses, budget).take(step, &said)
    }
}

impl Teller<'_> {
    fn take(&mut self, step: &Step, said: &[&str]) -> Result<Taken, TakeError> {
        let told = self.tell(step)?;
        let last = said.last();
        let mut taken = Taken {
            told,
            position: step.shown.as_ref().or(step.explained()).cloned(),
            turns: Vec::new(),
            verdict: None,
            awaits: Awaits::Nothing,
            question: String::new(),
        };
        let question = match &step.task {
            Task::Read => return Ok(taken),
            Task::Win(position) => return self.play(step, position, said, taken),
            Task::Winner(position) => {
                let choices = Winner::choices(position);
                if let Some(last) = last {
                    let winner = Winner::read(last, &choices)?;
                    taken.verdict = Some(self.judge_winner(position, winner)?);
                }
                taken.position = Some(position.clone());
                taken.awaits = Awaits::Choice(choices);
                say!("Who wins?")
            }
            Task::Move(position) => {
                taken.position = Some(position.clone());
                if let Some(last) = last {
                    let chosen = read_move(position, last)?;
                    let verdict = self.judge_move(step, position, &chosen)?;
                    if verdict.right {
                        taken.position = position.play(&chosen).ok();
                    }
                    taken.verdict = Some(verdict);
                }
                taken.awaits = Awaits::Move;
                say!("Your move:")
            }
            Task::Value(asked) => {
                taken.awaits = match self.value(asked)? {
                    Value::Boolean(_) => Awaits::Choice(YES_OR_NO.into()),
                    _ => Awaits::Value,
                };
                let judged = last.map(|last| self.judge_value(asked, last));
                taken.verdict = judged.transpose()?;
                say!("Your answer:")
            }
        };
        match &taken.verdict {
            Some(verdict) if verdict.right => taken.awaits = Awaits::Nothing,
            _ => taken.question = question,
        }
        Ok(taken)
    }

    /// A game that is to be won: first who begins is chosen, then moves are made. A move that gives
    /// the game away is refuted and not made.
    fn play(
        &mut self,
        step: &Step,
        start: &Position,
        said: &[&str],
        mut taken: Taken,
    ) -> Result<Taken, TakeError> {
        let choices = [
            Choice { say: "first", text: message!("I go first") },
            Choice { say: "second", text: message!("You go first, I go second") },
        ];
        let mut said = said.iter().enumerate().map(|(at, text)| (*text, at + 1 == said.len()));
        taken.position = Some(start.clone());
        let starter = match start.turn() {
            // Players with moves of their own do not choose: the learner has the side that wins.
            Some(_) => match self.analyses.analyze(start, self.budget)?.outcome() {
                Outcome::N | Outcome::D => Seat::FIRST,
                Outcome::P => Seat::SECOND,
            },
            None => loop {
                let Some((text, is_last)) = said.next() else {
                    taken.awaits = Awaits::Choice(choices.into());
                    taken.question = say!("Do you go first or second?");
                    return Ok(taken);
                };
                let winner = match Winner::read(text, &choices) {
                    Ok(winner) => winner,
                    Err(error) if is_last => return Err(error.into()),
                    Err(_) => continue,
                };
                let verdict = self.judge_winner(start, winner)?;
                let right = verdict.right;
                taken.verdict = Some(verdict).filter(|_| is_last);
                match winner {
                    _ if !right => {}
                    Winner::First => break Seat::FIRST,
                    _ => break Seat::SECOND,
                }
            },
        };
        let roles = [Role::Person, Role::Machine(Opponent::Perfect)];
        let mut game = Game::new(start.clone(), roles, starter, SEED);
        self.reply(&mut game, &mut taken);
        for (text, is_last) in said {
            let judged = read_move(game.position(), text).map_err(TakeError::from);
            let judged = judged
                .and_then(|chosen| Ok((self.judge_move(step, game.position(), &chosen)?, chosen)));
            let (verdict, chosen) = match judged {
                Ok(judged) => judged,
                Err(TakeError::Said(_)) if !is_last => continue,
                Err(error) => return Err(error),
            };
            if verdict.right {
                let before = game.position().clone();
                let words = game.made_move(Seat::FIRST, &chosen, self.notation);
                // It has been judged, hence it is legal.
                if game.play(chosen.clone()).is_ok() {
                    taken.turns.push(Turn { by_you: true, before, chosen, words });
                }
                self.reply(&mut game, &mut taken);
            }
            taken.verdict = Some(verdict).filter(|_| is_last);
        }
        taken.position = Some(game.position().clone());
        if let Some(ending) = game.ending() {
            if let Some(verdict) = &mut taken.verdict {
                verdict.told.blocks.push(Block::paragraph(ending));
            }
            return Ok(taken);
        }
        taken.awaits = Awaits::Move;
        taken.question = match game.position().turn() {
            Some(player) => say!("You are {}. Your move:", translated(&player.to_string())),
            None => say!("Your move:"),
        };
        Ok(taken)
    }

    /// Lets the machine move, if it is its turn.
    fn reply(&mut self, game: &mut Game, taken: &mut Taken) {
        let before = game.position().clone();
        if game.awaits_person() {
            return;
        }
        if let Some(chosen) = game.machine_move(self.budget) {
            let words = game.made_move(Seat::SECOND, &chosen, self.notation);
            taken.turns.push(Turn { by_you: false, before, chosen, words });
        }
    }
}
