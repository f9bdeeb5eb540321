//! The moves of a land in reduced form.

use super::code::{BOUNDARY, DEAD, LOWER, REGION, Reducer, UPPER, is_letter};

/// Finds what moves leave of lands; keeps the memory that it needs for that.
#[derive(Debug, Default)]
pub struct Mover {
    reducer: Reducer,
    /// The land with an upper case letter for every spot that occurs twice.
    open: Vec<u8>,
    /// What a move leaves.
    left: Vec<u8>,
    /// Regions: where each begins and ends.
    regions: Vec<(usize, usize)>,
    /// Boundaries of a region: where each begins and ends, without the sign behind it.
    boundaries: Vec<(usize, usize)>,
    /// Classes of boundaries that are alike: the first, and their number.
    classes: Vec<(usize, usize)>,
    /// How many of each class lie on the first side.
    chosen: Vec<usize>,
    first: Vec<u8>,
    second: Vec<u8>,
}

impl Mover {
    /// Shows what each move leaves of a land, as a position that is not reduced.
    pub fn visit(&mut self, land: &[u8], mut visit: impl FnMut(&mut Reducer, &[u8])) {
        let fresh = self.open(land);
        for region in 0..self.regions.len() {
            self.find_boundaries(region);
            self.join_two(region, fresh, &mut visit);
            self.join_one(region, fresh, &mut visit);
        }
    }

    /// A land with an upper case letter for every spot that occurs twice.
    pub fn opened(land: &[u8]) -> Vec<u8> {
        let mut mover = Mover::default();
        mover.open(land);
        mover.open
    }

    /// Gives every letter an upper case name of its own, and returns the first free one.
    fn open(&mut self, land: &[u8]) -> u8 {
        let uppers = land.iter().copied().filter(|byte| (UPPER..BOUNDARY).contains(byte));
        let mut next = uppers.max().map_or(UPPER, |last| last + 1);
        self.open.clear();
        self.regions.clear();
        let (mut base, mut start) = (next, 0);
        for &byte in land {
            match byte {
                LOWER..UPPER => {
                    let name = base + (byte - LOWER);
                    next = next.max(name + 1);
                    self.open.push(name);
                }
                _ => self.open.push(byte),
            }
            match byte {
                BOUNDARY => base = next,
                REGION => {
                    self.regions.push((start, self.open.len()));
                    start = self.open.len();
                }
                _ => {}
            }
        }
        next
    }

    fn find_boundaries(&mut self, region: usize) {
        let (start, end) = self.regions[region];
        self.boundaries.clear();
        self.classes.clear();
        let mut from = start;
        for at in start..end {
            if self.open[at] == BOUNDARY {
                let boundary = &self.open[from..at];
                let like_the_last = self.boundaries.last().is_some_and(|&(a, b)| {
                    self.open[a..b] == *boundary && !boundary.iter().any(|&byte| is_letter(byte))
                });
                match self.classes.last_mut() {
                    Some(class) if like_the_last => class.1 += 1,
                    _ => self.classes.push((self.boundaries.len(), 1)),
                }
                self.boundaries.push((from, at));
                from = at + 1;
            }
        }
    }

    /// Copies all regions but one.
    fn others(&mut self, region: usize) {
        let (start, end) = self.regions[region];
        self.left.clear();
        self.left.extend_from_slice(&self.open[..start]);
        self.left.extend_from_slice(&self.open[end..]);
    }

    /// The curves that join two boundaries.
    fn join_two(&mut self, region: usize, fresh: u8, visit: &mut impl FnMut(&mut Reducer, &[u8])) {
        for first in 0..self.classes.len() {
            for second in first..self.classes.len() {
                let (a, several) = self.classes[first];
                let b = if first == second { a + 1 } else { self.classes[second].0 };
                if first == second && several < 2 {
                    continue;
                }
                let [(a_start, a_end), (b_start, b_end)] = [self.boundaries[a], self.boundaries[b]];
                for p in a_start..a_end {
                    for q in b_start..b_end {
                        if first == second && q - b_start < p - a_start {
                            continue;
                        }
                        self.others(region);
                        for other in (0..self.boundaries.len()).filter(|c| *c != a && *c != b) {
                            let (start, end) = self.boundaries[other];
                            self.left.extend_from_slice(&self.open[start..=end]);
                        }
                        fragment(
                            &mut self.left,
                            &self.open[a_start..a_end],
                            p - a_start,
                            fresh + 1,
                        );
                        self.left.push(fresh);
                        fragment(
                            &mut self.left,
                            &self.open[b_start..b_end],
                            q - b_start,
                            fresh + 2,
                        );
                        self.left.extend([fresh, BOUNDARY, REGION]);
                        visit(&mut self.reducer, &self.left);
                    }
                }
            }
        }
    }

    /// The curves from a boundary to itself.
    fn join_one(&mut self, region: usize, fresh: u8, visit: &mut impl FnMut(&mut Reducer, &[u8])) {
        for class in 0..self.classes.len() {
            let (start, end) = self.boundaries[self.classes[class].0];
            for p in start..end {
                for q in p..end {
                    if !self.divide((start, end), p, q, fresh) {
                        continue;
                    }
                    self.chosen.clear();
                    self.chosen.resize(self.classes.len(), 0);
                    loop {
                        self.others(region);
                        for side in [false, true] {
                            for (other, &(first, number)) in self.classes.iter().enumerate() {
                                let (start, end) = self.boundaries[first];
                                let number = number - usize::from(other == class);
                                let chosen = self.chosen[other];
                                for _ in 0..if side { chosen } else { number - chosen } {
                                    self.left.extend_from_slice(&self.open[start..=end]);
                                }
                            }
                            self.left.extend_from_slice(if side {
                                &self.first
                            } else {
                                &self.second
                            });
                            self.left.extend([BOUNDARY, REGION]);
                        }
                        visit(&mut self.reducer, &self.left);
                        if !self.choose_next(class) {
                            break;
                        }
                    }
                }
            }
        }
    }

    /// The next choice of boundaries for the first side, if there is one.
    fn choose_next(&mut self, class: usize) -> bool {
        for (other, &(_, number)) in self.classes.iter().enumerate() {
            if self.chosen[other] < number - usize::from(other == class) {
                self.chosen[other] += 1;
                self.chosen[..other].fill(0);
                return true;
            }
        }
        false
    }

    /// Writes both new boundaries of a curve from a spot of a boundary to another; returns whether
    /// the spots have lives enough.
    fn divide(&mut self, (start, end): (usize, usize), p: usize, q: usize, fresh: u8) -> bool {
        let Mover { open, first, second, .. } = self;
        let (from, to) = (open[p], open[q]);
        if from == to && is_letter(from) || p == q && from == 2 {
            return false;
        }
        first.clear();
        second.clear();
        if p == q {
            // Two of three lives are taken of a spot alone, or all of another.
            let spot = if from == 0 { fresh + 1 } else { DEAD };
            first.extend([spot, fresh]);
            if end - start == 1 {
                second.extend([spot, fresh]);
            } else {
                second.extend_from_slice(&open[p + 1..end]);
                second.extend_from_slice(&open[start..p]);
                second.push(fresh);
            }
            return true;
        }
        let touched = |spot: u8, name: u8| match spot {
            1 => name,
            2 => DEAD,
            letter => letter,
        };
        let (from, to) = (touched(from, fresh + 1), touched(to, fresh + 2));
        first.push(from);
        first.extend_from_slice(&open[p + 1..q]);
        first.extend([to, fresh]);
        second.push(to);
        second.extend_from_slice(&open[q + 1..end]);
        second.extend_from_slice(&open[start..p]);
        second.extend([from, fresh]);
        true
    }
}

/// Writes a boundary from a spot on that gets a line, back to this spot.
fn fragment(out: &mut Vec<u8>, boundary: &[u8], at: usize, name: u8) {
    let spot = match boundary[at] {
        0 => {
            out.push(1);
            return;
        }
        1 => name,
        2 => DEAD,
        letter => letter,
    };
    out.push(spot);
    out.extend_from_slice(&boundary[at + 1..]);
    out.extend_from_slice(&boundary[..at]);
    out.push(spot);
}
