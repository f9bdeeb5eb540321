//! Sprouts in the reduced form of the literature: what can still be played, and nothing else.
//!
//! A position is a sum of *lands* that share no spot. A land has *regions*, a region *boundaries*, a
//! boundary a cycle of the spots that live. A digit is a spot that occurs once, by its number of
//! lines; a spot with one life that occurs twice is a letter: a lower case one within a boundary, an
//! upper case one in two regions.
//!
//! Reduced are dead spots, repeated neighbours, boundaries without spots and regions with less than
//! two lives, which are left out; and regions with two or three lives, whose boundaries become one,
//! since it does not matter any more how they lie. Boundaries, regions and lands are sorted and
//! letters are named in order. That does not find all positions that are alike: two forms may be the
//! same position, and reducing a form again may change it.
//!
//! Reference: J. Lemoine, S. Viennot, *A further computer analysis of Sprouts* (2007).

mod code;
mod moves;
mod text;

use std::collections::HashSet;

pub(super) use code::{BOUNDARY, DEAD, REGION, Reducer, UPPER};
use code::{LOWER, lives};
pub(super) use moves::Mover;
pub(super) use text::is_reduced;

/// Number of lives of the spots of a land.
pub(super) fn lives_of(land: &[u8]) -> u32 {
    // Letters occur twice.
    let halves = |byte: &u8| if *byte < LOWER { 2 * lives(*byte) } else { lives(*byte) };
    land.iter().map(halves).sum::<u32>() / 2
}

/// A position in reduced form; see the [module](self).
///
/// `Display` writes a `.` behind a boundary, a `}` behind a region, a `]` behind a land and a `!` at
/// the end: `0.0.0.}]!`.
///
/// ```
/// use nimatron::rulesets::sprouts::{Map, Reduced};
///
/// let map = Map::start(3);
/// assert_eq!(Reduced::from(&map).to_string(), "0.0.0.}]!");
/// let loop_around = map.draw(&map.find("A-A around B").expect("a loop")).expect("legal");
/// let reduced = Reduced::from(&loop_around);
/// assert_eq!(reduced.to_string(), "0.AB.}0.AB.}]!");
/// assert_eq!(reduced.count_lives(), 8);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Reduced {
    /// In increasing order.
    lands: Vec<Box<[u8]>>,
}

impl Reduced {
    /// A position of one land that is in reduced form.
    pub(super) fn land(code: &[u8]) -> Reduced {
        Reduced { lands: vec![code.into()] }
    }

    /// A position of lands that are in reduced form.
    pub(super) fn of_lands<'l>(lands: impl Iterator<Item = &'l [u8]>) -> Reduced {
        let mut lands: Vec<Box<[u8]>> = lands.map(Into::into).collect();
        lands.sort_unstable();
        Reduced { lands }
    }

    fn of(reducer: &mut Reducer, open: &[u8]) -> Reduced {
        let mut lands = Vec::new();
        reducer.reduce(open, |land| lands.push(land.into()));
        lands.sort_unstable();
        Reduced { lands }
    }

    /// The bytes of the lands.
    pub(super) fn lands(&self) -> impl Iterator<Item = &[u8]> {
        self.lands.iter().map(|land| &**land)
    }

    /// The position in a form that is the same if it is read again: of each land the least of the forms
    /// among which reducing it again and again ends.
    pub(super) fn settled(&self) -> Reduced {
        let mut reducer = Reducer::default();
        let (mut open, mut settled) = (self.lands.clone(), Vec::new());
        while let Some(land) = open.pop() {
            let mut forms = vec![land];
            loop {
                let last = &forms[forms.len() - 1];
                let mut next = Reduced::of(&mut reducer, &Mover::opened(last)).lands;
                if next.len() != 1 {
                    open.append(&mut next);
                    break;
                }
                if let Some(start) = forms.iter().position(|form| *form == next[0]) {
                    settled.extend(forms.drain(start..).min());
                    break;
                }
                forms.append(&mut next);
            }
        }
        settled.sort_unstable();
        Reduced { lands: settled }
    }

    /// Number of lands.
    pub fn count_lands(&self) -> usize {
        self.lands.len()
    }

    /// The lands, each as a position.
    pub fn split(&self) -> Vec<Reduced> {
        self.lands().map(Reduced::land).collect()
    }

    /// Number of lives of all spots.
    pub fn count_lives(&self) -> u32 {
        self.lands().map(lives_of).sum()
    }

    /// What is left of a land by each move, in order and each once.
    pub fn options_of(&self, land: usize) -> Vec<Reduced> {
        let Some(land) = self.lands.get(land) else { return Vec::new() };
        let mut found = HashSet::new();
        let mut left = Vec::new();
        Mover::default().visit(land, |reducer, open| {
            let option = Reduced::of(reducer, open);
            if found.insert(option.clone()) {
                left.push(option);
            }
        });
        left.sort_unstable();
        left
    }

    /// The position with other lands in place of one.
    pub fn replaced(&self, land: usize, by: &Reduced) -> Reduced {
        let others = self.lands.iter().enumerate().filter(|(index, _)| *index != land);
        let mut lands: Vec<Box<[u8]>> = others.map(|(_, land)| land.clone()).collect();
        lands.extend(by.lands.iter().cloned());
        lands.sort_unstable();
        Reduced { lands }
    }

    /// Number of bytes beyond its own size.
    pub(super) fn owned_bytes(&self) -> usize {
        self.lands.iter().map(|land| land.len() + size_of::<Box<[u8]>>()).sum()
    }
}

impl From<&super::Map> for Reduced {
    fn from(map: &super::Map) -> Reduced {
        let mut letters = [0u8; 256];
        let mut next = UPPER;
        let mut open = Vec::new();
        for region in map.regions() {
            for walk in region {
                for &spot in walk {
                    open.push(match map.degree(spot) {
                        2 => {
                            let letter = &mut letters[usize::from(spot)];
                            if *letter == 0 {
                                *letter = next;
                                next += 1;
                            }
                            *letter
                        }
                        lines => lines.min(DEAD),
                    });
                }
                open.push(BOUNDARY);
            }
            open.push(REGION);
        }
        Reduced::of(&mut Reducer::default(), &open)
    }
}

#[cfg(test)]
mod tests;
