//! What a ruleset says of how it is drawn and touched.

use nimatron_nimber::say;
use nimatron_nimber::text::{Notation, ParseError};

use super::{Drawing, Sides};
use crate::foundation::Budget;
use crate::rulesets::Solvable;
use crate::rulesets::figure::{Figure, Standing};
use crate::rulesets::searched::{Drawn, Touched, nothing_to_touch};

/// How positions of a ruleset are drawn and touched. By default they are text,
/// and moves are typed.
pub(super) trait Scenery: Solvable {
    /// The picture; nothing where it would be too large.
    fn drawing(&self) -> Option<Drawing> {
        None
    }

    /// The picture as shapes, where it is made of them, in a game at whose start the vertices stood
    /// there.
    fn figure_at(&self, _known: &[Standing]) -> Option<Figure> {
        None
    }

    /// Whether counting the moves takes little time.
    fn can_count_moves(&self) -> bool {
        true
    }

    /// The rules of its heaps or strips, where the values of single ones are a sequence.
    fn sequence(&self) -> Option<String> {
        None
    }

    /// How many points both have, where a score decides.
    fn score(&self) -> Option<String> {
        None
    }

    /// Who plays, where the players have moves of their own.
    fn sides(&self) -> Option<Sides> {
        None
    }

    /// How to move by touch and by typing, in one or two sentences.
    fn how(&self) -> String {
        say!("Type a move.")
    }

    /// What is touched to make a legal move, in order.
    fn handles(&self, _chosen: &Self::Move) -> Vec<String> {
        Vec::new()
    }

    /// Whether the handles are those that a legal move begins with, or the place
    /// under which it is listed.
    fn begins_with(&self, chosen: &Self::Move, handles: &[String]) -> bool {
        self.handles(chosen).starts_with(handles)
    }

    /// A legal move for the eye.
    fn text(&self, chosen: &Self::Move) -> String {
        Self::move_text(chosen, Notation::Unicode)
    }

    /// A legal move in words, for the ear.
    fn words(&self, chosen: &Self::Move) -> String {
        Self::move_text(chosen, Notation::Unicode)
    }

    /// What the handles touched so far mean.
    ///
    /// # Errors
    /// A handle that is none of this position.
    fn touch(
        &self,
        handles: &[String],
        _budget: &mut Budget,
    ) -> Result<Touched<Self::Move>, ParseError> {
        match handles.first() {
            Some(handle) => Err(nothing_to_touch(handle)),
            None => Ok(Touched { chosen: None, next: Vec::new(), words: self.how() }),
        }
    }

    /// What a curve means through these points of the picture, in its pixels; `None` if moves are
    /// not drawn.
    fn draw(&self, _curve: &[(i32, i32)]) -> Option<Drawn<Self::Move>> {
        None
    }
}

/// Words as a sentence of their own.
pub(super) fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let end = if words.ends_with('.') || words.is_empty() { "" } else { "." };
    first.chain(letters).chain(end.chars()).collect()
}
