//! What spots and curves are called.
//!
//! ```text
//! curve  = [region ":"] end "-" end ["around" spot …]
//! end    = spot [">" spot]
//! ```
//!
//! The curve leads from the first end to the second; `around` names a spot of every walk that lies
//! at its left. `D>B` is the corner at D from which the walk goes on to B. What is plain may be
//! left out.

use std::borrow::Cow;

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;

use super::{Corner, Curve, Map, Spot};
use crate::foundation::{MoveName, NamePart, Piece, Place, Sign};

/// The word in front of the spots that lie at the left.
pub(in crate::rulesets::rules::sprouts) const AROUND: &str = "around";

/// The name of a spot: A, B, … Z, A1, … Z1, A2, …
pub fn spot_name(spot: Spot) -> String {
    let letter = char::from(b'A' + spot % 26);
    match spot / 26 {
        0 => letter.to_string(),
        round => format!("{letter}{round}"),
    }
}

/// The spot with which a text begins, and how many bytes its name takes; `None` if it begins with
/// no name. Small letters are capital ones.
pub(super) fn first_spot(text: &str) -> Option<(Spot, usize)> {
    let letter = text.bytes().next().filter(u8::is_ascii_alphabetic)?.to_ascii_uppercase();
    let digits = text.bytes().skip(1).take_while(u8::is_ascii_digit).count();
    let round: u32 = match &text[1..1 + digits] {
        "" => 0,
        written => written.parse().ok().filter(|_| !written.starts_with('0'))?,
    };
    let spot = round.checked_mul(26)?.checked_add(u32::from(letter - b'A'))?;
    Some((Spot::try_from(spot).ok()?, 1 + digits))
}

/// The spot of which the whole text is the name.
fn spot(text: &str) -> Option<Spot> {
    first_spot(text.trim()).filter(|(_, bytes)| *bytes == text.trim().len()).map(|(spot, _)| spot)
}

/// The spots of a text of names.
pub(super) fn spots(piece: Piece<'_>) -> Result<Vec<Spot>, ParseError> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < piece.text.len() {
        let Some((spot, bytes)) = first_spot(&piece.text[at..]) else {
            let start = piece.start + at;
            let end = start + piece.text[at..].chars().next().map_or(0, char::len_utf8);
            return Err(ParseError::new(say!("expected a spot, such as A"), start..end));
        };
        found.push(spot);
        at += bytes;
    }
    Ok(found)
}

/// An end of a curve as it is typed: a spot, and the spot that follows it on the walk.
type End = (Spot, Option<Spot>);

fn end(text: &str) -> Option<End> {
    match text.split_once('>') {
        Some((spot_text, next)) => Some((spot(spot_text)?, Some(spot(next)?))),
        None => Some((spot(text)?, None)),
    }
}

impl Map {
    /// The name of the move that draws a curve, which must be one of this map. Among its two
    /// directions it is the one that has fewer walks at its left.
    pub fn name(&self, curve: &Curve) -> MoveName {
        let Some(region) = self.regions.get(curve.region) else { return MoveName::new([]) };
        let curve = self.straightened(curve);
        let mut parts = Vec::new();
        for (index, corner) in curve.ends.into_iter().enumerate() {
            if index > 0 {
                parts.push(Sign::Dash.into());
            }
            parts.extend(self.end_name(curve.region, corner));
        }
        if !curve.left.is_empty() {
            parts.push(NamePart::Word(Cow::Borrowed(" around")));
        }
        for &walk in &curve.left {
            parts.push(Sign::Blank.into());
            let spot = region.get(walk).and_then(|walk| walk.first());
            parts.extend(spot.map(|&spot| Place::vertex(&spot_name(spot)).into()));
        }
        MoveName::in_part(self.regions.len(), curve.region, parts)
    }

    /// The same curve in the direction in which it is named.
    fn straightened(&self, curve: &Curve) -> Curve {
        let walks = self.regions.get(curve.region).map_or(0, Vec::len);
        let [from, to] = curve.ends;
        let turned = Curve { ends: [to, from], ..curve.clone() };
        if from.walk != to.walk {
            return if to < from { turned } else { curve.clone() };
        }
        let loop_of_walk =
            from == to && self.regions[curve.region].get(from.walk).is_some_and(|w| w.len() > 1);
        if loop_of_walk {
            return curve.clone();
        }
        let is_right = |walk: &usize| *walk != from.walk && !curve.left.contains(walk);
        let turned = Curve { left: (0..walks).filter(is_right).collect(), ..turned };
        let rank = |curve: &Curve| (curve.left.len(), curve.ends, curve.left.clone());
        if rank(&turned) < rank(curve) { turned } else { curve.clone() }
    }

    fn end_name(&self, region: usize, corner: Corner) -> Vec<NamePart> {
        let Some(spot) = self.spot(region, corner) else { return Vec::new() };
        let walk = &self.regions[region][corner.walk];
        let mut parts = vec![Place::vertex(&spot_name(spot)).into()];
        if walk.iter().filter(|other| **other == spot).count() > 1 {
            let next = walk[(corner.at + 1) % walk.len()];
            parts.push(NamePart::Word(Cow::Owned(format!(">{}", spot_name(next)))));
        }
        parts
    }

    /// The legal curve that is typed so, if the text leaves no choice: see the [module](super) for what
    /// moves are called.
    pub fn find(&self, text: &str) -> Option<Curve> {
        let mut found = self.find_all(text);
        if found.len() == 1 { found.pop() } else { None }
    }

    /// The legal curves that a text may mean, none of which make the same map.
    pub fn find_all(&self, text: &str) -> Vec<Curve> {
        self.typed(text).unwrap_or_default()
    }

    fn typed(&self, text: &str) -> Option<Vec<Curve>> {
        let (region, text) = match text.split_once(':') {
            Some((region, text)) => {
                (Some(region.trim().parse::<usize>().ok()?.checked_sub(1)?), text)
            }
            None => (None, text),
        };
        let lower = text.to_ascii_lowercase();
        let (ends, around) = match lower.split_once(AROUND) {
            Some((ends, around)) => (ends, around),
            None => (&*lower, ""),
        };
        let (from, to) = ends.split_once('-')?;
        let ends = [end(from)?, end(to)?];
        let around: String = around.chars().filter(|c| !c.is_whitespace() && *c != ',').collect();
        let around = spots(Piece::whole(&around)).ok()?;
        let mut found: Vec<(Curve, Map)> = Vec::new();
        for index in (0..self.regions.len()).filter(|index| region.is_none_or(|r| r == *index)) {
            let Some(left) = self.walks_of(index, &around) else { continue };
            let [froms, tos] = ends.map(|end| self.corners_of(index, end));
            for &from in &froms {
                for &to in &tos {
                    let curve = Curve { region: index, ends: [from, to], left: left.clone() };
                    if let Some(map) = self.draw(&curve) {
                        if !found.iter().any(|(_, other)| *other == map) {
                            found.push((curve, map));
                        }
                    }
                }
            }
        }
        Some(found.into_iter().map(|(curve, _)| curve).collect())
    }

    /// The walks of a region to which these spots belong; `None` if one belongs to none.
    fn walks_of(&self, region: usize, spots: &[Spot]) -> Option<Vec<usize>> {
        let walk_of = |spot| self.regions[region].iter().position(|walk| walk.contains(spot));
        let mut walks = spots.iter().map(walk_of).collect::<Option<Vec<usize>>>()?;
        walks.sort_unstable();
        walks.dedup();
        Some(walks)
    }

    fn corners_of(&self, region: usize, (spot, next): End) -> Vec<Corner> {
        let mut corners = Vec::new();
        for (walk, spots) in self.regions[region].iter().enumerate() {
            for (at, &here) in spots.iter().enumerate() {
                let follows = spots[(at + 1) % spots.len()];
                if here == spot && next.is_none_or(|next| next == follows) {
                    corners.push(Corner { walk, at });
                }
            }
        }
        corners
    }
}
