//! How positions of a searched ruleset are drawn and touched.

use std::collections::{BTreeSet, HashSet};

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;

use super::Searched;
use crate::foundation::{Budget, MoveName};
use crate::rulesets::Editing;
use crate::rulesets::figure::{Figure, Standing};
use crate::rulesets::handles;

/// What the handles touched so far mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Touched<M> {
    /// The move that they make, if they make a legal one.
    pub chosen: Option<M>,
    /// The handles that can be touched next.
    pub next: Vec<String>,
    /// What has been chosen and what can follow.
    pub words: String,
}

/// What a curve means that is drawn into a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn<M> {
    /// The move that it makes, if it makes a legal one.
    pub chosen: Option<M>,
    /// The move in words, or what is wrong with the curve, or how it can go on.
    pub words: String,
    /// Number of points of the curve before the first mistake; all if there is none.
    pub good: usize,
    /// Where the first mistake is, in the coordinates of the figure.
    pub place: Option<(i32, i32)>,
}

/// How the positions of a searched ruleset are drawn and touched.
///
/// Moves are touched as one chooses among them: each has
/// [`handles`](Sketch::handles), and touching the first few of them leaves those
/// moves that begin so. Moves that cannot be told apart so are listed under a place
/// that is touched. A ruleset with other ways says in [`touch`](Sketch::touch) what
/// is meant.
pub trait Sketch: Searched {
    /// Whether the handles of a move may be touched in the other order, too.
    const EITHER_ORDER: bool = false;

    /// The picture; `None` if there is none, or if it would be too large.
    fn figure(&self) -> Option<Figure> {
        None
    }

    /// The picture in a game that began with another position, whose [vertices stand
    /// there](Figure::standing): those that are left stay where they are. By default they do
    /// anyway.
    fn figure_at(&self, _known: &[Standing]) -> Option<Figure> {
        self.figure()
    }

    /// The changes that can be made by hand; `None` if the position has to be typed.
    fn editing(&self) -> Option<Editing> {
        None
    }

    /// The picture with values beside what they belong to: pairs of a
    /// [label](Searched::label) and a value. By default there is none.
    fn figure_with_values(&self, _values: &[(&str, String)]) -> Option<Figure> {
        None
    }

    /// The rules of its heaps or strips, where the values of single ones are a sequence.
    fn sequence(&self) -> Option<String> {
        None
    }

    /// How to move by touch and by typing, in one or two sentences.
    fn how(&self) -> String {
        let first = self.moves().first().map(|(name, _)| name);
        let example = first.as_ref().map(|name| name.to_string());
        if self.figure().is_none() {
            return from_list(example);
        }
        if let Some(example) = first.filter(|name| self.listed_under(name).is_some()) {
            return say!(
                "Touch where the move is made, and choose it from the list. Or type it, such as {}.",
                example.to_string()
            );
        }
        let touched = self.moves().find(|(name, _)| !self.handles(name).is_empty()).is_some();
        match (touched, example) {
            (true, Some(example)) => say!(
                "Touch what the move changes, or from where and to where it goes. Or type it, \
                 such as {}.",
                example
            ),
            (true, None) => {
                say!("Touch what the move changes, or from where and to where it goes. Or type it.")
            }
            (false, example) => from_list(example),
        }
    }

    /// What is touched to make the move of this name, in order. By default its places.
    fn handles(&self, name: &MoveName) -> Vec<String> {
        handles::of_places(name)
    }

    /// What else can be touched to make the same move: by default the same handles from the last
    /// to the first, in [either order](Sketch::EITHER_ORDER).
    fn other_handles(&self, name: &MoveName) -> Option<Vec<String>> {
        Self::EITHER_ORDER.then(|| self.handles(name).into_iter().rev().collect())
    }

    /// The handles of a move, in the ways in which it can be touched.
    fn ways(&self, name: &MoveName) -> Vec<Vec<String>> {
        let first = self.handles(name);
        let other = self.other_handles(name).filter(|other| *other != first);
        std::iter::once(first).chain(other).collect()
    }

    /// The place under which the move of this name is listed, where it cannot be
    /// made by touch alone.
    fn listed_under(&self, _name: &MoveName) -> Option<String> {
        None
    }

    /// The places of the figure that can be touched.
    fn touchable(&self) -> HashSet<String> {
        let moves: Vec<(MoveName, Self)> = self.moves().at_most(MOST_TOUCHED).collect();
        let listed = moves.iter().filter_map(|(name, _)| self.listed_under(name));
        let touched = moves.iter().flat_map(|(name, _)| self.ways(name)).flatten();
        touched.chain(listed).collect()
    }

    /// What the handles touched in this order mean: a move with its name.
    ///
    /// # Errors
    /// A handle that is none of this position.
    fn touch(
        &self,
        handles: &[String],
        budget: &mut Budget,
    ) -> Result<Touched<(MoveName, Self)>, ParseError> {
        by_handles(self, handles, budget)
    }

    /// What a curve through these points of the figure means, which may still go on; `None` if moves
    /// are not drawn as curves here. That does not depend on the points.
    fn draw(&self, _curve: &[(i32, i32)]) -> Option<Drawn<(MoveName, Self)>> {
        None
    }

    /// The move of this name in words.
    fn words(&self, name: &MoveName) -> String {
        handles::spoken(name)
    }
}

/// How to move where there is nothing to touch, with a move that can be typed.
pub(in crate::rulesets) fn from_list(example: Option<String>) -> String {
    match example {
        Some(example) => say!("Choose a move from the list, or type it, such as {}.", example),
        None => say!("Choose a move from the list, or type it."),
    }
}

/// Of very many moves no more can be made by touch; all can be typed.
const MOST_TOUCHED: usize = 1 << 16;

/// What the handles mean by those of each move.
fn by_handles<G: Sketch>(
    game: &G,
    handles: &[String],
    budget: &mut Budget,
) -> Result<Touched<(MoveName, G)>, ParseError> {
    let moves: Vec<(MoveName, G)> = game.moves().at_most(MOST_TOUCHED).collect();
    let lists = moves.iter().filter_map(|(name, _)| game.listed_under(name)).collect();
    let ways = moves.iter().flat_map(|(name, to)| {
        let ways = game.ways(name).into_iter();
        ways.map(move |way| (way, (name.clone(), to.clone())))
    });
    let (how, words) = (|| game.how(), |(name, _): &(MoveName, G)| game.words(name));
    touch_among(ways, &lists, handles, how, words, budget)
}

/// What the handles touched so far mean, where these are the ways in which the moves can be
/// touched, and `lists` the places under which others are listed.
pub fn touch_among<M: Clone>(
    ways: impl Iterator<Item = (Vec<String>, M)>,
    lists: &BTreeSet<String>,
    handles: &[String],
    how: impl FnOnce() -> String,
    words: impl FnOnce(&M) -> String,
    budget: &mut Budget,
) -> Result<Touched<M>, ParseError> {
    let moves: Vec<(Vec<String>, M)> = ways.take_while(|_| budget.spend(1).is_ok()).collect();
    let known = |handle: &String| {
        lists.contains(handle) || moves.iter().any(|(touched, _)| touched.contains(handle))
    };
    if let Some(handle) = handles.iter().find(|handle| !known(handle)) {
        return Err(nothing_to_touch(handle));
    }
    if handles.last().is_some_and(|handle| lists.contains(handle)) {
        let words = say!("Choose a move from the list.");
        return Ok(Touched { chosen: None, next: Vec::new(), words });
    }
    // A later touch outweighs earlier ones that do not go together with it.
    let begins = |touched: &[String]| moves.iter().any(|(all, _)| all.starts_with(touched));
    let kept = (0..=handles.len()).map(|from| &handles[from..]);
    let kept = kept.into_iter().find(|touched| begins(touched)).unwrap_or_default();
    let chosen = moves.iter().find(|(all, _)| !kept.is_empty() && all == kept);
    let mut next = Vec::new();
    for (all, _) in moves.iter().filter(|(all, _)| all.starts_with(kept)) {
        next.extend(all.get(kept.len()).filter(|handle| !next.contains(*handle)).cloned());
    }
    if kept.is_empty() {
        next.extend(lists.iter().cloned());
    }
    let words = match chosen {
        Some((_, chosen)) => words(chosen),
        None if kept.is_empty() => how(),
        None => say!("Now touch one of the marked places."),
    };
    Ok(Touched { chosen: chosen.map(|(_, chosen)| chosen.clone()), next, words })
}

/// The error for a handle that is none of the position.
pub fn nothing_to_touch(handle: &str) -> ParseError {
    ParseError::new(say!("there is nothing to touch here"), 0..handle.len())
}
