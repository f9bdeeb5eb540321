//! A line of text that is being typed.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// The text, and the place of the cursor in characters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    characters: Vec<char>,
    cursor: usize,
}

impl Line {
    /// The text so far.
    pub fn text(&self) -> String {
        self.characters.iter().collect()
    }

    /// The part that fits into so many columns, and the column of the cursor.
    pub fn window(&self, width: usize) -> (String, usize) {
        let first = (self.cursor + 1).saturating_sub(width.max(1));
        let shown = self.characters.iter().skip(first).take(width).collect();
        (shown, self.cursor - first)
    }

    /// Changes the line by a key; `false` if the key means nothing to it.
    pub fn update(&mut self, key: KeyEvent) -> bool {
        match key.code {
            KeyCode::Char('u') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                *self = Line::default();
            }
            KeyCode::Char(character) if !key.modifiers.contains(KeyModifiers::CONTROL) => {
                self.characters.insert(self.cursor, character);
                self.cursor += 1;
            }
            KeyCode::Backspace if self.cursor > 0 => {
                self.cursor -= 1;
                self.characters.remove(self.cursor);
            }
            KeyCode::Delete if self.cursor < self.characters.len() => {
                self.characters.remove(self.cursor);
            }
            KeyCode::Left => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Right => self.cursor = (self.cursor + 1).min(self.characters.len()),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = self.characters.len(),
            _ => return false,
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn editing() {
        let mut line = Line::default();
        let press = |line: &mut Line, code| line.update(KeyEvent::from(code));
        for character in "3: ω7".chars() {
            press(&mut line, KeyCode::Char(character));
        }
        press(&mut line, KeyCode::Left);
        press(&mut line, KeyCode::Backspace);
        press(&mut line, KeyCode::Char('w'));
        assert_eq!(line.text(), "3: w7");
        press(&mut line, KeyCode::Home);
        press(&mut line, KeyCode::Delete);
        assert_eq!(line.window(3), (": w".into(), 0));
        press(&mut line, KeyCode::End);
        assert_eq!(line.window(3), ("w7".into(), 2));
        assert!(!press(&mut line, KeyCode::Delete));
    }
}
