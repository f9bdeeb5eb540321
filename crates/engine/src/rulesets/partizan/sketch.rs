//! How positions of a partizan ruleset are drawn and touched.

use nimatron_nimber::message;

use super::Partizan;
use crate::foundation::{MoveName, Player};
use crate::rulesets;
use crate::rulesets::Editing;
use crate::rulesets::figure::{Figure, Standing};
use crate::rulesets::handles;

/// How the positions of a partizan ruleset are drawn and touched.
pub trait PartizanSketch: Partizan {
    /// The picture; `None` if there is none.
    fn figure(&self) -> Option<Figure> {
        None
    }

    /// See [`Sketch::figure_at`](rulesets::searched::Sketch::figure_at).
    fn figure_at(&self, _known: &[Standing]) -> Option<Figure> {
        self.figure()
    }

    /// The changes that can be made by hand; `None` if the position has to be typed.
    fn editing(&self) -> Option<Editing> {
        None
    }

    /// The handles of a move, in the ways in which it can be touched.
    fn ways(&self, name: &MoveName) -> Vec<Vec<String>> {
        let first = handles::of_places(name);
        let mut other = first.clone();
        other.reverse();
        if Self::EITHER_ORDER && other != first { vec![first, other] } else { vec![first] }
    }

    /// What there is to touch.
    const TOUCH: &'static str = message!("Touch the squares of the move");

    /// Whether the handles may be touched in the other order, too.
    const EITHER_ORDER: bool = false;

    /// The move of this name in words.
    fn words(&self, name: &MoveName) -> String {
        handles::spoken(name)
    }

    /// The parts of a sum as this player sees them, which are drawn and touched instead.
    fn parts(&self, _turn: Player) -> Option<Vec<rulesets::Position>> {
        None
    }
}
