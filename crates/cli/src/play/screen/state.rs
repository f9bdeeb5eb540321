//! A game on the screen: what each key does.

use std::collections::BTreeMap;

use nimatron::Ordinal;
use nimatron::nim::{self, Change, Variant};
use nimatron::play::{height, step_down};
use nimatron::rulesets::Move;
use nimatron::say;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::Flow;
use super::line::Line;
use crate::play::session::{Remark, Session};
use crate::play::talk::sorry;

/// What lies over the piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The keys and the rules.
    Help,
    /// Whether to leave a game that is not over.
    Leaving,
}

/// Heights that were gone through with the cursor keys, the last one being what
/// is to be left of the pile.
type Path = Vec<Ordinal>;

/// A game with everything that is marked, typed and told.
pub struct GameScreen {
    session: Session,
    /// The pile that is marked.
    pile: usize,
    /// What is to be left of the piles, before it is played. More than one pile
    /// only where a turn may lower several.
    left: BTreeMap<usize, Path>,
    /// The digits typed for the marked pile.
    digits: String,
    typing: Option<Line>,
    sheet: Option<Sheet>,
    table: bool,
    remarks: Vec<Remark>,
    /// Lines of the remarks, or of the sheet, that are scrolled away.
    pub scroll: usize,
}

/// How a move is made, in a sentence.
fn how_to_move(session: &Session) -> String {
    match session.nim() {
        Some(_) => say!(
            "Choose a pile with {}, then what to leave with {} or a number, then Enter. Type ? for \
             help.",
            "\u{2190} \u{2192}",
            "\u{2193}"
        ),
        None => match session.example() {
            Some(example) => {
                say!("Type a move, such as {}, then Enter. Type ? for help.", example)
            }
            None => say!("Type a move, then Enter. Type ? for help."),
        },
    }
}

impl GameScreen {
    /// Shows a game; the machine makes its move if it is its turn.
    pub fn new(mut session: Session) -> GameScreen {
        let mut remarks = session.let_machine_move();
        if remarks.is_empty() {
            remarks.push(Remark::Sentence(session.rules()));
            remarks.push(Remark::Sentence(how_to_move(&session)));
        }
        let mut screen = GameScreen {
            session,
            pile: 0,
            left: BTreeMap::new(),
            digits: String::new(),
            typing: None,
            sheet: None,
            table: false,
            remarks,
            scroll: 0,
        };
        screen.mark_some_pile();
        screen
    }

    /// The game.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The marked pile, counted from 0.
    pub fn pile(&self) -> usize {
        self.pile
    }

    /// What is to be left of a pile, if something is chosen.
    pub fn left_of(&self, pile: usize) -> Option<&Ordinal> {
        self.left.get(&pile).and_then(|path| path.last())
    }

    /// The line that is being typed.
    pub fn typing(&self) -> Option<&Line> {
        self.typing.as_ref()
    }

    /// What lies over the piles.
    pub fn sheet(&self) -> Option<Sheet> {
        self.sheet
    }

    /// Whether the table is shown.
    pub fn table(&self) -> bool {
        self.table
    }

    /// What is to be told.
    pub fn remarks(&self) -> &[Remark] {
        &self.remarks
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.session.is_over()
    }

    /// Whose turn it is and what is chosen, in one line.
    pub fn status(&self) -> String {
        if self.is_over() {
            return say!("The game is over.");
        }
        let turn = self.session.turn();
        if self.session.nim().is_none() {
            return match self.session.example() {
                Some(example) => say!("{}: type it, such as {}", turn, example),
                None => say!("{}: type it", turn),
            };
        }
        let chosen: Vec<String> = self
            .left
            .iter()
            .filter_map(|(pile, path)| {
                let left = height(path.last()?, self.session.notation());
                Some(say!("leave {} in pile {}", left, pile + 1))
            })
            .collect();
        if chosen.is_empty() {
            return say!("{}: pile {}, leave how many?", turn, self.pile + 1);
        }
        say!("{}: {}? Enter", turn, chosen.join(", "))
    }

    /// Answers to a key.
    pub fn update(&mut self, key: KeyEvent) -> Flow {
        match (key.code, self.sheet) {
            (KeyCode::PageDown, _) => self.scroll = self.scroll.saturating_add(3),
            (KeyCode::PageUp, _) => self.scroll = self.scroll.saturating_sub(3),
            (KeyCode::Down, Some(Sheet::Help)) => self.scroll = self.scroll.saturating_add(1),
            (KeyCode::Up, Some(Sheet::Help)) => self.scroll = self.scroll.saturating_sub(1),
            (KeyCode::Char('y' | 'q') | KeyCode::Enter, Some(Sheet::Leaving)) => {
                return Flow::Leave;
            }
            (_, Some(_)) => (self.sheet, self.scroll) = (None, 0),
            _ if self.typing.is_some() => self.update_line(key),
            _ => return self.update_board(key.code),
        }
        Flow::Stay
    }

    fn update_board(&mut self, key: KeyCode) -> Flow {
        match key {
            KeyCode::Char('q') if self.is_over() => return Flow::Leave,
            KeyCode::Char('q') => self.sheet = Some(Sheet::Leaving),
            KeyCode::Char('?') => (self.sheet, self.scroll) = (Some(Sheet::Help), 0),
            KeyCode::Char('t') => self.table = !self.table,
            KeyCode::Char('u') => {
                let remarks = self.session.undo();
                self.tell(remarks);
            }
            KeyCode::Char('r') => {
                let remarks = self.session.redo();
                self.tell(remarks);
            }
            KeyCode::Char('v') => {
                self.remarks = self.session.review();
                self.scroll = 0;
            }
            KeyCode::Char('n') if self.is_over() => {
                let remarks = self.session.restart();
                self.tell(remarks);
            }
            KeyCode::Char('h') => {
                self.remarks = self.session.next_hint();
                self.scroll = 0;
            }
            _ if self.is_over() => {}
            _ if self.session.nim().is_some() => self.update_choice(key),
            KeyCode::Char(':') | KeyCode::Enter => self.typing = Some(Line::default()),
            // A move begins with a digit or a bracket, a key with a letter.
            KeyCode::Char(character) if !character.is_alphabetic() => {
                let line = self.typing.insert(Line::default());
                line.update(KeyEvent::from(key));
            }
            _ => {}
        }
        Flow::Stay
    }

    /// The height of a pile; 0 where there are no piles.
    fn height(&self, pile: usize) -> Ordinal {
        self.session.nim().map(|position| position.piles().height(pile)).unwrap_or_default()
    }

    fn update_choice(&mut self, key: KeyCode) {
        match key {
            KeyCode::Char(':') => self.typing = Some(Line::default()),
            KeyCode::Left => self.mark(self.pile.saturating_sub(1)),
            KeyCode::Right | KeyCode::Tab => self.mark(self.pile + 1),
            KeyCode::Home => self.mark(0),
            KeyCode::End => self.mark(usize::MAX),
            KeyCode::Down => self.lower(),
            KeyCode::Up => self.raise(),
            KeyCode::Char(digit) if digit.is_ascii_digit() => {
                let mut digits = std::mem::take(&mut self.digits);
                digits.push(digit);
                self.choose_number(digits);
            }
            KeyCode::Backspace => {
                let mut digits = std::mem::take(&mut self.digits);
                if digits.pop().is_none() || digits.is_empty() {
                    self.left.remove(&self.pile);
                } else {
                    self.choose_number(digits);
                }
            }
            KeyCode::Esc => {
                self.left.clear();
                self.digits.clear();
            }
            KeyCode::Enter | KeyCode::Char(' ') => self.commit(),
            _ => {}
        }
    }

    fn update_line(&mut self, key: KeyEvent) {
        let Some(line) = &mut self.typing else { return };
        match key.code {
            KeyCode::Esc => self.typing = None,
            KeyCode::Enter => {
                let typed = line.text();
                self.typing = None;
                if !typed.trim().is_empty() {
                    self.play_typed(&typed);
                }
            }
            _ => {
                line.update(key);
            }
        }
    }

    fn play_typed(&mut self, typed: &str) {
        match self.session.play_typed(typed) {
            Ok(remarks) => self.tell(remarks),
            Err(error) => {
                self.remarks = vec![Remark::Sentence(sorry(&error, typed))];
                self.scroll = 0;
            }
        }
    }

    fn commit(&mut self) {
        let changes = self.left.iter().filter_map(|(&pile, path)| {
            let from = self.height(pile);
            Some(Change { pile, from, to: path.last()?.clone() })
        });
        let changes: Vec<Change> = changes.collect();
        if changes.is_empty() {
            self.remarks = vec![Remark::Sentence(say!(
                "Choose what to leave first: with {} or a number.",
                "\u{2193}"
            ))];
            return;
        }
        match self.session.play(Move::Nim(nim::Move::new(changes))) {
            Ok(remarks) => self.tell(remarks),
            Err(reason) => {
                self.remarks = vec![Remark::Sentence(say!("Sorry: {}.", reason))];
                self.digits.clear();
            }
        }
    }

    /// Tells what happened to the piles and forgets what was chosen.
    fn tell(&mut self, mut remarks: Vec<Remark>) {
        if self.is_over() {
            // Who has won is what is looked for first.
            remarks.reverse();
        }
        self.remarks = remarks;
        self.scroll = 0;
        self.left.clear();
        self.digits.clear();
        self.mark_some_pile();
    }

    /// Marks a pile from which something can be taken, if there is one.
    fn mark_some_pile(&mut self) {
        let Some(position) = self.session.nim() else { return };
        let can_be_lowered = |pile: usize| {
            let from = position.piles().height(pile);
            step_down(&from)
                .is_some_and(|to| position.check_change(&Change { pile, from, to }).is_ok())
        };
        let count = position.piles().len();
        let piles = std::iter::once(self.pile).filter(|&pile| pile < count).chain(0..count);
        self.pile = piles.into_iter().find(|&pile| can_be_lowered(pile)).unwrap_or(0);
    }

    fn mark(&mut self, pile: usize) {
        let count = self.session.nim().map_or(0, |position| position.piles().len());
        let last = count.saturating_sub(1);
        self.pile = pile.min(last);
        self.digits.clear();
        if !self.lowers_several() {
            self.left.clear();
        }
    }

    fn lowers_several(&self) -> bool {
        let variant = self.session.nim().map(|position| &position.rules().variant);
        matches!(variant, Some(Variant::Moore { at_most }) if *at_most > 1)
    }

    fn lower(&mut self) {
        let from = match self.left_of(self.pile) {
            Some(left) => left.clone(),
            None => self.height(self.pile),
        };
        self.digits.clear();
        if let Some(below) = step_down(&from) {
            self.left.entry(self.pile).or_default().push(below);
        }
    }

    /// Goes back the way the heights came down; from its beginning on, one up.
    fn raise(&mut self) {
        self.digits.clear();
        let whole = self.height(self.pile);
        let Some(path) = self.left.get_mut(&self.pile) else { return };
        let above = path.pop().map(|left| left.successor());
        if path.is_empty() {
            path.extend(above.filter(|above| *above < whole));
        }
        if path.is_empty() {
            self.left.remove(&self.pile);
        }
    }

    fn choose_number(&mut self, digits: String) {
        let whole = self.height(self.pile);
        match digits.parse::<Ordinal>() {
            Ok(left) if left < whole => {
                self.left.insert(self.pile, vec![left]);
                self.digits = digits;
            }
            _ => {
                let has = height(&whole, self.session.notation());
                let sentence = say!("Pile {} has {}: leave fewer.", self.pile + 1, has);
                self.remarks = vec![Remark::Sentence(sentence)];
                self.left.remove(&self.pile);
            }
        }
    }
}
