//! Dots and Boxes: lines are touched one after the other, until the turn ends.

use std::collections::HashSet;

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;

use super::scenery::{Scenery, sentence};
use super::searched::pictured;
use super::{Drawing, Sides};
use crate::foundation::{Budget, Playable};
use crate::render::score::standing;
use crate::render::words::player;
use crate::rulesets::Solvable;
use crate::rulesets::dots_and_boxes::{Move, Position};
use crate::rulesets::figure::{Figure, Standing};
use crate::rulesets::handles::{of_places, spoken};
use crate::rulesets::searched::{Touched, nothing_to_touch};

/// The handles of the lines that are not drawn.
fn free(position: &Position) -> HashSet<String> {
    let (board, left) = (position.board(), position.left());
    let free = (0..board.count_lines() as u32).filter(move |line| left >> line & 1 == 1);
    free.map(move |line| board.ends(line).join("-")).collect()
}

impl Scenery for Position {
    fn drawing(&self) -> Option<Drawing> {
        Some(pictured(&Scenery::figure_at(self, &[])?, &free(self)))
    }

    fn figure_at(&self, _known: &[Standing]) -> Option<Figure> {
        let mut figure = self.figure();
        if !self.is_terminal() {
            let turn = say!("{} is to move.", player(self.mover()));
            figure.label = format!("{} {turn}", figure.label);
        }
        Some(figure)
    }

    fn score(&self) -> Option<String> {
        Some(standing(self))
    }

    fn sides(&self) -> Option<Sides> {
        let turn = self.mover();
        let both = say!("Both draw lines: the boxes of Left are marked L, and those of Right R.");
        Some(Sides {
            names: [turn, turn.opponent()].map(player),
            words: format!("{both} {}", say!("{} begins.", player(turn))),
            turned: self.clone().at_turn(turn.opponent()).to_string(),
        })
    }

    fn how(&self) -> String {
        let turn = say!("{} is to move.", player(self.mover()));
        let how = match self.moves().and_then(|mut moves| moves.next()) {
            Some(example) => say!(
                "Touch the line that you draw, and another one whenever it closes a box; or type them, such \
                 as {}.",
                example.to_string()
            ),
            None => say!("All lines are drawn."),
        };
        format!("{turn} {how}")
    }

    fn handles(&self, chosen: &Move) -> Vec<String> {
        of_places(chosen.name())
    }

    fn words(&self, chosen: &Move) -> String {
        format!("{}: {}", player(self.mover()), say!("draw {}", spoken(chosen.name())))
    }

    /// The lines of a turn may be touched in any order in which it can be played.
    fn begins_with(&self, chosen: &Move, handles: &[String]) -> bool {
        let own = of_places(chosen.name());
        handles.iter().all(|handle| own.contains(handle))
    }

    fn touch(&self, handles: &[String], _budget: &mut Budget) -> Result<Touched<Move>, ParseError> {
        let Some((drawn, chosen)) = self.touched(handles) else {
            let free = free(self);
            let wrong = handles.iter().find(|handle| !free.contains(*handle));
            return Err(nothing_to_touch(wrong.map_or("", |handle| handle)));
        };
        let is_drawn = |handle: &String| {
            drawn.iter().any(|&line| self.board().ends(line).join("-") == *handle)
        };
        let words = match &chosen {
            Some(chosen) => sentence(&self.words(chosen)),
            None if drawn.is_empty() => self.how(),
            None => say!("That closes a box: now touch the next line."),
        };
        let mut next: Vec<String> = match chosen {
            Some(_) => Vec::new(),
            None => free(self).into_iter().filter(|handle| !is_drawn(handle)).collect(),
        };
        next.sort_unstable();
        Ok(Touched { chosen, next, words })
    }
}
