//! Sums of games: the pictures of the parts.
//!
//! A handle is that of a part behind its number: `2/1:3`.

use nimatron_nimber::text::{Notation, ParseError};

use super::scenery::{Scenery, Touched, nothing_to_touch};
use super::{Drawing, PartDrawing, SumDrawing};
use crate::core::{Budget, MoveCount, Playable};
use crate::rulesets::sum::{Move, Position};

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
        }
        // A sum of sums is read as one.
        Drawing::Sum(_) | Drawing::Text(_) => {}
    }
    drawing
}

impl Scenery for Position {
    fn drawing(&self) -> Option<Drawing> {
        if self.parts().len() > MOST_PARTS {
            return None;
        }
        let parts = self.parts().iter().enumerate().map(|(index, part)| {
            let title = part.description().title;
            PartDrawing {
                text: super::shown(part),
                label: format!("Part {}, {title}.", index + 1),
                drawing: within(index, super::drawing(part)),
            }
        });
        let parts: Vec<PartDrawing> = parts.collect();
        let titles: Vec<&str> = self.parts().iter().map(|part| part.description().title).collect();
        Some(Drawing::Sum(SumDrawing { label: format!("A sum: {}.", titles.join(" + ")), parts }))
    }

    fn how(&self) -> String {
        let example = match self.count_moves() {
            MoveCount::Finite(_) => self.moves().and_then(|mut moves| moves.next()),
            MoveCount::Infinite => None,
        };
        let example = example.map_or(String::new(), |chosen| format!(", such as {chosen}"));
        format!("Move in one of the parts, or type the move with the number of its part{example}.")
    }

    fn handles(&self, chosen: &Move) -> Vec<String> {
        let Some(part) = self.parts().get(chosen.part) else { return Vec::new() };
        let handles = super::handles(part, &chosen.chosen);
        handles.iter().map(|handle| outer(chosen.part, handle)).collect()
    }

    fn begins_with(&self, chosen: &Move, handles: &[String]) -> bool {
        let Some(part) = self.parts().get(chosen.part) else { return false };
        let inside = handles.iter().map(|handle| match inner(handle) {
            Some((index, handle)) if index == chosen.part => Some(handle.to_string()),
            _ => None,
        });
        let inside: Option<Vec<String>> = inside.collect();
        inside.is_some_and(|handles| super::begins_with(part, &chosen.chosen, &handles))
    }

    fn words(&self, chosen: &Move) -> String {
        let words = match self.parts().get(chosen.part) {
            Some(part) => super::words(part, &chosen.chosen),
            None => chosen.chosen.to_text(Notation::Unicode),
        };
        format!("in part {}: {words}", chosen.part + 1)
    }

    fn touch(&self, handles: &[String], budget: &mut Budget) -> Result<Touched<Move>, ParseError> {
        let mut places = Vec::with_capacity(handles.len());
        for handle in handles {
            let place = inner(handle).filter(|(part, _)| *part < self.parts().len());
            places.push(place.ok_or_else(|| nothing_to_touch(handle))?);
        }
        let Some(&(index, _)) = places.last() else {
            let mut next = Vec::new();
            for (index, part) in self.parts().iter().enumerate() {
                let touched = super::touched(part, &[], budget)?;
                next.extend(touched.next.iter().map(|handle| outer(index, handle)));
            }
            return Ok(Touched { chosen: None, next, words: self.how() });
        };
        // A later touch outweighs earlier ones in other parts.
        let since = places.iter().rposition(|(part, _)| *part != index).map_or(0, |at| at + 1);
        let inside: Vec<String> =
            places[since..].iter().map(|(_, handle)| (*handle).to_string()).collect();
        let touched = super::touched(&self.parts()[index], &inside, budget)?;
        Ok(Touched {
            chosen: touched.chosen.map(|chosen| Move { part: index, chosen: Box::new(chosen) }),
            next: touched.next.iter().map(|handle| outer(index, handle)).collect(),
            words: format!("Part {}: {}", index + 1, touched.words),
        })
    }
}
