//! Sums of games: the pictures of the parts.
//!
//! A handle is that of a part behind its number: `2/1:3`.

use nimatron_nimber::say;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{Notation, ParseError};

use super::scenery::Scenery;
use super::{ByHand, Drawing, PartDrawing, SumDrawing};
use crate::foundation::{Budget, MoveCount, Playable, Player};
use crate::rulesets::searched::{Touched, nothing_to_touch};
use crate::rulesets::sum::{Move, Position};
use crate::rulesets::{Change, Move as AnyMove, Number, Position as AnyPosition};

/// Sums of more parts are text.
const MOST_PARTS: usize = 12;

/// The handle of a sum for one of its part.
fn outer(part: usize, handle: &str) -> String {
    format!("{}/{handle}", part + 1)
}

/// The part to which a handle belongs, and the handle there.
fn inner(handle: &str) -> Option<(usize, &str)> {
    let (part, inside) = handle.split_once('/')?;
    Some((part.parse::<usize>().ok()?.checked_sub(1)?, inside))
}

/// The picture of a part as one of the sum.
fn within(part: usize, mut drawing: Drawing) -> Drawing {
    let rename = |handle: &mut String| *handle = outer(part, handle);
    match &mut drawing {
        Drawing::Piles(drawing) => {
            for pile in &mut drawing.piles {
                let blocks = pile.blocks.iter_mut().flatten().map(|block| &mut block.handle);
                blocks.chain(pile.tiles.iter_mut().map(|tile| &mut tile.handle)).for_each(rename);
                // What lies in a tile is asked of piles alone.
                pile.tiles.iter_mut().for_each(|tile| tile.can_zoom = false);
            }
        }
        Drawing::Board(drawing) => {
            let rows = drawing.layers.iter_mut().flat_map(|layer| &mut layer.rows);
            rows.flatten().map(|cell| &mut cell.handle).for_each(rename);
        }
        Drawing::Figure(drawing) => {
            drawing.places.iter_mut().map(|place| &mut place.handle).for_each(rename);
            // A curve names no part.
            drawing.is_drawn_on = false;
        }
        // A sum of sums is read as one.
        Drawing::Sum(_) | Drawing::Text(_) => {}
    }
    drawing
}

/// The picture of a sum; nothing where it would be too large.
pub(super) fn drawn(parts: &[AnyPosition]) -> Option<Drawing> {
    if parts.len() > MOST_PARTS {
        return None;
    }
    let titles: Vec<String> =
        parts.iter().map(|part| translated(&part.description().title)).collect();
    let parts = parts.iter().enumerate().map(|(index, part)| PartDrawing {
        text: super::shown(part),
        label: say!("Part {}, {}.", index + 1, &titles[index]),
        drawing: within(index, super::drawing(part)),
    });
    let parts = parts.collect();
    Some(Drawing::Sum(SumDrawing { label: say!("A sum: {}.", titles.join(" + ")), parts }))
}

/// The parts of a sum as whoever is to move sees them; `None` of what is no sum.
pub(super) fn parts_of(position: &AnyPosition) -> Option<Vec<AnyPosition>> {
    match position {
        AnyPosition::Sum(sum) => Some(sum.parts().to_vec()),
        AnyPosition::Partizan(position) => position.game().parts(position.turn()),
        _ => None,
    }
}

/// How the parts of a sum are changed by hand; `None` if none of them is.
pub(super) fn editing(sum: &AnyPosition, parts: &[AnyPosition]) -> Option<ByHand> {
    let mut drawn = drawn(parts)?;
    let (mut changes, mut numbers, mut changed) = (Vec::new(), Vec::new(), false);
    for (index, part) in parts.iter().enumerate() {
        let Some(by_hand) = super::editing(part) else { continue };
        changed = true;
        if let Drawing::Sum(SumDrawing { parts, .. }) = &mut drawn {
            parts[index].drawing = within(index, by_hand.drawing);
        }
        let whole = |part: AnyPosition| with_part(sum, parts, index, part).ok();
        let named = |name: &str| say!("part {}: {}", index + 1, name);
        changes.extend(by_hand.changes.into_iter().filter_map(|change| {
            let handles = change.handles.iter().map(|handle| outer(index, handle)).collect();
            Some(Change { tool: named(&change.tool), handles, leaves: whole(change.leaves)? })
        }));
        numbers.extend(by_hand.numbers.into_iter().map(|number| Number {
            name: named(&number.name),
            value: number.value,
            less: number.less.and_then(whole),
            more: number.more.and_then(whole),
        }));
    }
    changed.then_some(ByHand { drawing: drawn, changes, numbers })
}

/// The sum with a number of one of its parts set, counted through all of them.
pub(super) fn with_number(
    sum: &AnyPosition,
    parts: &[AnyPosition],
    index: usize,
    to: u64,
) -> Option<Result<AnyPosition, ParseError>> {
    let mut before = 0;
    for (place, part) in parts.iter().enumerate() {
        let numbers = part.editing().map_or(0, |editing| editing.numbers.len());
        if index < before + numbers {
            let set = part.with_number(index - before, to)?;
            return Some(set.and_then(|part| with_part(sum, parts, place, part)));
        }
        before += numbers;
    }
    None
}

/// The sum with another part in the place of one of its own.
fn with_part(
    sum: &AnyPosition,
    parts: &[AnyPosition],
    index: usize,
    part: AnyPosition,
) -> Result<AnyPosition, ParseError> {
    let mut parts = parts.to_vec();
    parts[index] = part;
    let written = |parts: Vec<AnyPosition>| {
        parts.iter().map(AnyPosition::to_string).collect::<Vec<_>>().join(" + ")
    };
    match sum {
        // The convention and whose turn it is stand before all parts.
        AnyPosition::Partizan(_) => {
            let text = sum.to_string();
            let head = text.split_once(':').map_or("", |(head, _)| head);
            let parts = parts.into_iter().map(|part| part.at_turn(Player::Left));
            format!("{head}: {}", written(parts.collect())).parse()
        }
        _ => written(parts).parse(),
    }
}

/// What is touched to make a move in one of the parts.
pub(super) fn handles(parts: &[AnyPosition], index: usize, chosen: &AnyMove) -> Vec<String> {
    let Some(part) = parts.get(index) else { return Vec::new() };
    super::handles(part, chosen).iter().map(|handle| outer(index, handle)).collect()
}

/// Whether a move in one of the parts begins with these handles.
pub(super) fn begins_with(
    parts: &[AnyPosition],
    index: usize,
    chosen: &AnyMove,
    handles: &[String],
) -> bool {
    let Some(part) = parts.get(index) else { return false };
    let inside = handles.iter().map(|handle| match inner(handle) {
        Some((place, handle)) if place == index => Some(handle.to_string()),
        _ => None,
    });
    let inside: Option<Vec<String>> = inside.collect();
    inside.is_some_and(|handles| super::begins_with(part, chosen, &handles))
}

/// A move in one of the parts in words.
pub(super) fn words(parts: &[AnyPosition], index: usize, chosen: &AnyMove) -> String {
    let words = match parts.get(index) {
        Some(part) => super::words(part, chosen),
        None => chosen.to_text(Notation::Unicode),
    };
    say!("in part {}: {}", index + 1, words)
}

/// What the handles touched so far mean: a part and a move there.
pub(super) fn touched(
    parts: &[AnyPosition],
    handles: &[String],
    how: impl FnOnce() -> String,
    budget: &mut Budget,
) -> Result<Touched<(usize, AnyMove)>, ParseError> {
    let mut places = Vec::with_capacity(handles.len());
    for handle in handles {
        let place = inner(handle).filter(|(part, _)| *part < parts.len());
        places.push(place.ok_or_else(|| nothing_to_touch(handle))?);
    }
    let Some(&(index, _)) = places.last() else {
        let mut next = Vec::new();
        for (index, part) in parts.iter().enumerate() {
            let touched = super::touched(part, &[], budget)?;
            next.extend(touched.next.iter().map(|handle| outer(index, handle)));
        }
        return Ok(Touched { chosen: None, next, words: how() });
    };
    // A later touch outweighs earlier ones in other parts.
    let since = places.iter().rposition(|(part, _)| *part != index).map_or(0, |at| at + 1);
    let inside: Vec<String> =
        places[since..].iter().map(|(_, handle)| (*handle).to_string()).collect();
    let touched = super::touched(&parts[index], &inside, budget)?;
    Ok(Touched {
        chosen: touched.chosen.map(|chosen| (index, chosen)),
        next: touched.next.iter().map(|handle| outer(index, handle)).collect(),
        words: say!("Part {}: {}", index + 1, touched.words),
    })
}

impl Scenery for Position {
    fn drawing(&self) -> Option<Drawing> {
        drawn(self.parts())
    }

    fn how(&self) -> String {
        let example = match self.count_moves() {
            MoveCount::Finite(_) | MoveCount::Many => {
                self.moves().and_then(|mut moves| moves.next())
            }
            MoveCount::Infinite => None,
        };
        match example {
            Some(example) => say!(
                "Move in one of the parts, or type the move with the number of its part, such as \
                 {}.",
                example.to_string()
            ),
            None => {
                say!("Move in one of the parts, or type the move with the number of its part.")
            }
        }
    }

    fn handles(&self, chosen: &Move) -> Vec<String> {
        handles(self.parts(), chosen.part, &chosen.chosen)
    }

    fn begins_with(&self, chosen: &Move, handles: &[String]) -> bool {
        begins_with(self.parts(), chosen.part, &chosen.chosen, handles)
    }

    fn words(&self, chosen: &Move) -> String {
        words(self.parts(), chosen.part, &chosen.chosen)
    }

    fn touch(&self, handles: &[String], budget: &mut Budget) -> Result<Touched<Move>, ParseError> {
        let Touched { chosen, next, words } =
            touched(self.parts(), handles, || self.how(), budget)?;
        let chosen = chosen.map(|(part, chosen)| Move { part, chosen: Box::new(chosen) });
        Ok(Touched { chosen, next, words })
    }
}
