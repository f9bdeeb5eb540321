//! Rulesets that are solved by search. Without a figure of its own a position is
//! shown as text, and its moves as a list.

use std::collections::{BTreeSet, HashSet};

use nimatron_nimber::text::ParseError;

use super::scenery::{Scenery, Touched, nothing_to_touch, sentence};
use super::{Drawing, FigureDrawing, Place, handles};
use crate::core::{Budget, Convention, MoveName, Playable};
use crate::render::figure::Figure;
use crate::render::svg;
use crate::rulesets::searched::{Move, Position, Searched};

/// How the positions of a searched ruleset are drawn and touched.
///
/// Moves are touched as one chooses among them: each has
/// [`handles`](Sketch::handles), and touching the first few of them leaves those
/// moves that begin so. Moves that cannot be told apart so are listed under a place
/// that is touched. A ruleset with other ways says in [`touch`](Sketch::touch) what
/// is meant.
pub(super) trait Sketch: Searched {
    /// The picture; nothing where there is none, or where it would be too large.
    fn figure(&self) -> Option<Figure> {
        None
    }

    /// The rules of its heaps, where the values of single heaps are a sequence.
    fn sequence(&self) -> Option<String> {
        None
    }

    /// How to move by touch and by typing, in one or two sentences.
    fn how(&self) -> String {
        let example = self.moves().first();
        let example = example.map_or(String::new(), |(name, _)| format!(", such as {name}"));
        let touched = self.moves().find(|(name, _)| !self.handles(name).is_empty()).is_some();
        match touched && self.figure().is_some() {
            true => format!(
                "Touch what the move changes, or from where and to where it goes. Or type \
                 it{example}."
            ),
            false => format!("Choose a move from the list, or type it{example}."),
        }
    }

    /// What is touched to make the move of this name, in order. By default its places.
    fn handles(&self, name: &MoveName) -> Vec<String> {
        handles::of_places(name)
    }

    /// What else can be touched to make the same move.
    fn other_handles(&self, _name: &MoveName) -> Option<Vec<String>> {
        None
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
        let touched = moves.iter().flat_map(|(name, _)| ways(self, name)).flatten();
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

    /// The move of this name in words.
    fn words(&self, name: &MoveName) -> String {
        handles::spoken(name)
    }
}

/// Of very many moves no more can be made by touch; all can be typed.
const MOST_TOUCHED: usize = 1 << 16;

/// The handles of a move, in the ways in which it can be touched.
fn ways<G: Sketch>(game: &G, name: &MoveName) -> impl Iterator<Item = Vec<String>> + use<G> {
    let first = game.handles(name);
    let other = game.other_handles(name).filter(|other| *other != first);
    std::iter::once(first).chain(other)
}

/// What the handles mean by those of each move.
fn by_handles<G: Sketch>(
    game: &G,
    handles: &[String],
    budget: &mut Budget,
) -> Result<Touched<(MoveName, G)>, ParseError> {
    let moves: Vec<(MoveName, G)> = game.moves().at_most(MOST_TOUCHED).collect();
    let lists = moves.iter().filter_map(|(name, _)| game.listed_under(name)).collect();
    let ways = moves
        .iter()
        .flat_map(|(name, to)| ways(game, name).map(move |way| (way, (name.clone(), to.clone()))));
    let (how, words) = (|| game.how(), |(name, _): &(MoveName, G)| game.words(name));
    touch_among(ways, &lists, handles, how, words, budget)
}

/// The figure as a page receives it, with those places that have these handles.
fn drawn(figure: &Figure, handles: &HashSet<String>) -> FigureDrawing {
    let ((width, height), (left, top)) = figure.frame();
    let percent = |part: i32, whole: i32| {
        let thousandths = i64::from(part) * 100_000 / i64::from(whole.max(1));
        format!("{}%", thousandths as f64 / 1000.0)
    };
    let spots = figure.spots.iter().filter(|spot| handles.contains(&spot.handle));
    let places = spots.map(|spot| Place {
        handle: spot.handle.clone(),
        label: spot.label.clone(),
        left: percent(spot.at.0 - left - spot.side / 2, width),
        top: percent(spot.at.1 - top - spot.side / 2, height),
        width: percent(spot.side, width),
        height: percent(spot.side, height),
    });
    FigureDrawing {
        label: figure.label.clone(),
        picture: svg::figure(figure),
        width: width.unsigned_abs(),
        places: places.collect(),
    }
}

/// The picture with those places that belong to a move: only they can be touched.
pub(super) fn pictured(figure: &Figure, touchable: &HashSet<String>) -> Drawing {
    Drawing::Figure(drawn(figure, touchable))
}

/// What the handles touched so far mean, where these are the ways in which the moves can be
/// touched, and `lists` the places under which others are listed.
pub(super) fn touch_among<M: Clone>(
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
    if let Some(list) = handles.last().filter(|handle| lists.contains(*handle)) {
        let words = format!("{list}: choose a move from the list.");
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
        None => format!("{}: go on.", kept.join(", ")),
    };
    Ok(Touched { chosen: chosen.map(|(_, chosen)| chosen.clone()), next, words })
}

impl<G: Sketch> Scenery for Position<G> {
    fn drawing(&self) -> Option<Drawing> {
        Some(pictured(&self.game().figure()?, &self.game().touchable()))
    }

    fn figure(&self) -> Option<Figure> {
        self.game().figure()
    }

    fn sequence(&self) -> Option<String> {
        self.game().sequence().filter(|_| self.convention() == Convention::Normal)
    }

    fn how(&self) -> String {
        self.game().how()
    }

    fn handles(&self, chosen: &Move<G>) -> Vec<String> {
        self.game().handles(chosen.name())
    }

    fn begins_with(&self, chosen: &Move<G>, handles: &[String]) -> bool {
        let game = self.game();
        let listed = game.listed_under(chosen.name());
        listed.is_some_and(|place| handles == [place])
            || ways(game, chosen.name()).any(|way| way.starts_with(handles))
    }

    fn words(&self, chosen: &Move<G>) -> String {
        self.game().words(chosen.name())
    }

    fn touch(
        &self,
        handles: &[String],
        budget: &mut Budget,
    ) -> Result<Touched<Move<G>>, ParseError> {
        let Touched { chosen, next, words } = self.game().touch(handles, budget)?;
        let chosen = chosen.map(|(name, to)| self.made(name, to));
        Ok(Touched { chosen, next, words: sentence(&words) })
    }
}
