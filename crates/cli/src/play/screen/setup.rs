//! The questions before a game.

use nimatron::play::{Game, Opponent, Question, Role, Seat, Setup};
use nimatron::say;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::Flow;
use super::line::Line;
use crate::play::session::patience;
use crate::play::talk::sorry;
use crate::play::words::starter_question;

/// A question with its choices, or with a line to be typed.
pub struct SetupScreen {
    setup: Setup,
    selected: usize,
    line: Line,
    /// What was wrong with the line, as a picture.
    complaint: Option<String>,
}

/// A choice: its words and what it decides.
struct Choice {
    words: String,
    decide: Decision,
}

#[derive(Clone, Copy)]
enum Decision {
    Opponent(Role),
    Builder(Seat),
    Starter(Seat),
}

impl SetupScreen {
    /// Begins to ask.
    pub fn new(setup: Setup) -> SetupScreen {
        // The one that a beginner can beat is marked first.
        let asks_for_opponent = setup.question() == Some(Question::Opponent);
        let sleepy = Opponent::ALL.iter().position(|opponent| *opponent == Opponent::Sleepy);
        let selected = sleepy.filter(|_| asks_for_opponent).unwrap_or(0);
        SetupScreen { setup, selected, line: Line::default(), complaint: None }
    }

    /// The game, once everything is decided.
    pub fn game(&self) -> Option<Game> {
        self.setup.game()
    }

    /// What is decided so far.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The question in words.
    pub fn question(&self) -> String {
        match (self.setup.question(), self.setup.opponent()) {
            (Some(Question::Opponent), _) => say!("Who plays against you?"),
            (Some(Question::Builder), _) => say!("Who sets up the piles?"),
            (Some(Question::Piles(player)), Some(Role::Person)) => {
                say!("Player {}, type the piles, such as 3 5 7", player.number())
            }
            (Some(Question::Piles(_)), _) => {
                say!("Type the piles, such as 3 5 7 or 1, w+3, e0")
            }
            (Some(Question::Starter(player)), _) => starter_question(&self.setup, player),
            (None, _) => String::new(),
        }
    }

    /// The choices in words, and the one that is marked; none where piles are
    /// to be typed.
    pub fn choices(&self) -> (Vec<String>, usize) {
        (self.all_choices().into_iter().map(|choice| choice.words).collect(), self.selected)
    }

    /// The line, where piles are to be typed, and what was wrong with it.
    pub fn line(&self) -> Option<(&Line, Option<&str>)> {
        let typing = matches!(self.setup.question(), Some(Question::Piles(_)));
        typing.then_some((&self.line, self.complaint.as_deref()))
    }

    /// Answers to a key.
    pub fn update(&mut self, key: KeyEvent) -> Flow {
        if key.code == KeyCode::Esc {
            return Flow::Leave;
        }
        if self.line().is_some() {
            self.update_line(key);
            return Flow::Stay;
        }
        let choices = self.all_choices();
        match key.code {
            KeyCode::Char('q') => return Flow::Leave,
            KeyCode::Up => self.selected = self.selected.saturating_sub(1),
            KeyCode::Down => self.selected = (self.selected + 1).min(choices.len() - 1),
            KeyCode::Enter | KeyCode::Char(' ') => self.decide(&choices, self.selected),
            KeyCode::Char(digit) => {
                if let Some(number) = digit.to_digit(10) {
                    self.decide(&choices, (number as usize).wrapping_sub(1));
                }
            }
            _ => {}
        }
        Flow::Stay
    }

    fn update_line(&mut self, key: KeyEvent) {
        if key.code != KeyCode::Enter {
            if self.line.update(key) {
                self.complaint = None;
            }
            return;
        }
        let typed = self.line.text();
        match Setup::read_piles(&typed) {
            Ok(position) => self.setup.choose_position(position, &mut patience()),
            Err(error) => {
                self.complaint = Some(sorry(&error, &typed));
            }
        }
    }

    fn decide(&mut self, choices: &[Choice], index: usize) {
        let Some(choice) = choices.get(index) else { return };
        match choice.decide {
            Decision::Opponent(role) => self.setup.choose_opponent(role),
            Decision::Builder(player) => self.setup.choose_builder(player, &mut patience()),
            Decision::Starter(player) => self.setup.choose_starter(player),
        }
        self.selected = 0;
    }

    fn all_choices(&self) -> Vec<Choice> {
        let choice = |words: String, decide| Choice { words, decide };
        match self.setup.question() {
            Some(Question::Opponent) => {
                let opponents = Opponent::ALL.iter().map(|&opponent| {
                    let (name, manner) = (opponent.title(), opponent.about());
                    let decide = Decision::Opponent(Role::Machine(opponent));
                    choice(format!("{name} {manner}"), decide)
                });
                let somebody = choice(say!("Somebody beside me"), Decision::Opponent(Role::Person));
                opponents.chain([somebody]).collect()
            }
            Some(Question::Builder) => vec![
                choice(say!("I do; the machine says who starts"), Decision::Builder(Seat::FIRST)),
                choice(say!("The machine; I say who starts"), Decision::Builder(Seat::SECOND)),
            ],
            Some(Question::Starter(_)) => {
                let names = match self.setup.opponent() {
                    Some(Role::Machine(opponent)) => [say!("I start"), opponent.title()],
                    _ => [say!("Player {}", 1), say!("Player {}", 2)],
                };
                let decisions = [Seat::FIRST, Seat::SECOND].map(Decision::Starter);
                names
                    .into_iter()
                    .zip(decisions)
                    .map(|(name, decide)| choice(name, decide))
                    .collect()
            }
            Some(Question::Piles(_)) | None => Vec::new(),
        }
    }
}
