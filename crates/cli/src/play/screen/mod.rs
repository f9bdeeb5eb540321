//! Playing on the full screen.
//!
//! | file | what |
//! | --- | --- |
//! | `setup` | the questions before a game, as a state that keys change |
//! | `state` | a game on the screen, as a state that keys change |
//! | `line` | a line of text that is being typed |
//! | `draw` | both of them drawn |
//! | `tower` | one pile drawn |
//!
//! The states know no terminal: tests drive them with keys and draw them into
//! a buffer.

mod draw;
mod line;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod tower;

use std::io;

use nimatron::foundation::Faults;
use nimatron::say;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::session::Played;
use super::{Beginning, Manner, PlayError};
use draw::{Look, draw_game, draw_setup};
use setup::SetupScreen;
use state::GameScreen;

/// What a key leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    Stay,
    Leave,
}

/// What is on the screen.
enum Screen {
    Setup(SetupScreen),
    Game(Box<GameScreen>),
}

/// Plays full screen until the player leaves.
///
/// The terminal is given back as it was, also if something panics.
pub(super) fn run(beginning: Beginning, manner: Manner) -> Result<(), PlayError> {
    let look = Look::from_environment(manner.notation);
    let mut terminal = ratatui::try_init()?;
    let outcome = show(&mut terminal, beginning, &manner, look);
    ratatui::restore();
    if let Some(farewell) = outcome? {
        println!("{farewell}");
    }
    Ok(())
}

fn show(
    terminal: &mut DefaultTerminal,
    beginning: Beginning,
    manner: &Manner,
    look: Look,
) -> io::Result<Option<String>> {
    let mut screen = match beginning {
        Beginning::Setup(setup) => Screen::Setup(SetupScreen::new(setup)),
        Beginning::Game(game) => Screen::game(*game, manner),
    };
    loop {
        if let Some(fault) = Faults::here().first() {
            return Err(io::Error::other(fault.clone()));
        }
        terminal.draw(|frame| screen.draw(frame, look))?;
        // Resizing and everything else only draws again.
        if let Event::Key(key) = event::read()? {
            if key.kind != KeyEventKind::Release && screen.update(key, manner) == Flow::Leave {
                return Ok(screen.farewell());
            }
        }
    }
}

impl Screen {
    fn game(game: Played, manner: &Manner) -> Screen {
        Screen::Game(Box::new(GameScreen::new(manner.session(game))))
    }

    fn update(&mut self, key: KeyEvent, manner: &Manner) -> Flow {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            return Flow::Leave;
        }
        match self {
            Screen::Game(game) => game.update(key),
            Screen::Setup(setup) => {
                let flow = setup.update(key);
                if let Some(game) = setup.game() {
                    *self = Screen::game(Played::Two(game), manner);
                }
                flow
            }
        }
    }

    fn draw(&mut self, frame: &mut ratatui::Frame<'_>, look: Look) {
        match self {
            Screen::Setup(setup) => draw_setup(frame, setup, look),
            Screen::Game(game) => draw_game(frame, game, look),
        }
    }

    fn farewell(&self) -> Option<String> {
        let Screen::Game(game) = self else {
            return None;
        };
        let path = game.session().save_path()?;
        Some(say!("The game is kept in {}.", path.display().to_string()))
    }
}
