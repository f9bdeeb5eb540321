//! Sums of games: text and a list of moves.

use nimatron_nimber::text::Notation;

use super::scenery::Scenery;
use crate::core::{Impartial, MoveCount};
use crate::rulesets::sum::{Move, Position};

impl Scenery for Position {
    fn how(&self) -> String {
        let example = match self.count_moves() {
            MoveCount::Finite(_) => self.moves().and_then(|mut moves| moves.next()),
            MoveCount::Infinite => None,
        };
        let example = example.map_or(String::new(), |chosen| format!(", such as {chosen}"));
        format!("Choose a move from the list, or type it with the number of its part{example}.")
    }

    fn words(&self, chosen: &Move) -> String {
        format!("in part {}: {}", chosen.part + 1, chosen.chosen.to_text(Notation::Unicode))
    }
}
