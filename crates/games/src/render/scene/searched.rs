//! Rulesets that are solved by search. Without a figure of its own a position is
//! shown as text, and its moves as a list.

use std::collections::HashSet;

use nimatron_nimber::text::ParseError;

use super::scenery::{Scenery, sentence};
use super::{Drawing, FigureDrawing, Place};
use crate::foundation::{Budget, Convention, Playable};
use crate::render::svg;
use crate::rulesets::figure::{Figure, Standing};
use crate::rulesets::searched::{Drawn, Move, Position, Touched};

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
        height: height.unsigned_abs(),
        is_drawn_on: false,
        places: places.collect(),
    }
}

/// The picture with those places that belong to a move: only they can be touched.
pub(super) fn pictured(figure: &Figure, touchable: &HashSet<String>) -> Drawing {
    Drawing::Figure(drawn(figure, touchable))
}

impl Scenery for Position {
    fn drawing(&self) -> Option<Drawing> {
        let figure = drawn(&self.game().figure()?, &self.game().touchable());
        let is_drawn_on = self.game().draw(&[]).is_some();
        Some(Drawing::Figure(FigureDrawing { is_drawn_on, ..figure }))
    }

    fn figure_at(&self, known: &[Standing]) -> Option<Figure> {
        self.game().figure_at(known)
    }

    fn sequence(&self) -> Option<String> {
        self.game().sequence().filter(|_| self.convention() == Convention::Normal)
    }

    fn how(&self) -> String {
        self.game().how()
    }

    fn handles(&self, chosen: &Move) -> Vec<String> {
        self.game().handles(chosen.name())
    }

    fn begins_with(&self, chosen: &Move, handles: &[String]) -> bool {
        let game = self.game();
        let listed = game.listed_under(chosen.name());
        listed.is_some_and(|place| handles == [place])
            || game.ways(chosen.name()).iter().any(|way| way.starts_with(handles))
    }

    fn words(&self, chosen: &Move) -> String {
        self.game().words(chosen.name())
    }

    fn touch(&self, handles: &[String], budget: &mut Budget) -> Result<Touched<Move>, ParseError> {
        let Touched { chosen, next, words } = self.game().touch(handles, budget)?;
        let chosen = chosen.map(|(name, to)| self.made(name, to));
        Ok(Touched { chosen, next, words: sentence(&words) })
    }

    fn draw(&self, curve: &[(i32, i32)]) -> Option<Drawn<Move>> {
        let (_, (left, top)) = self.game().figure()?.frame();
        let moved = |&(x, y): &(i32, i32)| (x.saturating_add(left), y.saturating_add(top));
        let curve: Vec<(i32, i32)> = curve.iter().map(moved).collect();
        let Drawn { chosen, words, good, place } = self.game().draw(&curve)?;
        let chosen = chosen.map(|(name, to)| self.made(name, to));
        let place = place.map(|(x, y)| (x.saturating_sub(left), y.saturating_sub(top)));
        Some(Drawn { chosen, words: sentence(&words), good, place })
    }
}
