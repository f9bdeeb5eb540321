//! Lands as bytes, and how what a move leaves is brought into reduced form.
//!
//! A land is written as the spots of each boundary followed by [`BOUNDARY`], and a [`REGION`] behind
//! the boundaries of each region. A spot is a digit, namely its number of lines, or a letter where
//! it has one life and occurs twice: a lower case letter in one boundary, an upper case letter in
//! two regions.

use std::cmp::Ordering;

/// A spot without life.
pub const DEAD: u8 = 3;
/// The first lower case letter.
pub const LOWER: u8 = 0x10;
/// The first upper case letter.
pub const UPPER: u8 = 0x70;
/// Ends a boundary.
pub const BOUNDARY: u8 = 0xf0;
/// Ends a region.
pub const REGION: u8 = 0xf1;

pub fn is_letter(byte: u8) -> bool {
    (LOWER..BOUNDARY).contains(&byte)
}

fn is_upper(byte: u8) -> bool {
    (UPPER..BOUNDARY).contains(&byte)
}

fn is_lower(byte: u8) -> bool {
    (LOWER..UPPER).contains(&byte)
}

/// Number of lives of a spot at one of its occurrences.
pub fn lives(byte: u8) -> u32 {
    if byte < DEAD { u32::from(DEAD - byte) } else { u32::from(is_letter(byte)) }
}

/// What remains of a byte if letters of a kind are not told apart.
fn kind(byte: u8) -> u8 {
    match byte {
        LOWER..UPPER => LOWER,
        UPPER..BOUNDARY => UPPER,
        _ => byte,
    }
}

/// The order of sequences: first without telling letters of a kind apart, then letter by letter.
fn order(a: &[u8], b: &[u8]) -> Ordering {
    let pairs = a.iter().zip(b);
    let by_kind = pairs.map(|(&a, &b)| kind(a).cmp(&kind(b))).find(|order| order.is_ne());
    by_kind.unwrap_or_else(|| a.cmp(b))
}

/// Reduces positions; keeps the memory that it needs for that.
#[derive(Debug)]
pub struct Reducer {
    counts: [u8; 256],
    at: [u16; 256],
    filtered: Vec<u8>,
    named: Vec<u8>,
    regions: Vec<(usize, usize)>,
    lands: Vec<Vec<usize>>,
    land: Vec<u8>,
    saved: Vec<u8>,
    parts: Vec<(usize, usize)>,
}

impl Default for Reducer {
    fn default() -> Reducer {
        Reducer {
            counts: [0; 256],
            at: [0; 256],
            filtered: Vec::new(),
            named: Vec::new(),
            regions: Vec::new(),
            lands: Vec::new(),
            land: Vec::new(),
            saved: Vec::new(),
            parts: Vec::new(),
        }
    }
}

impl Reducer {
    /// Shows the reduced lands of a position one by one. A letter in it, whatever its kind, is one
    /// spot wherever it occurs: with one life if that is once or twice, and dead otherwise.
    pub fn reduce(&mut self, open: &[u8], mut visit: impl FnMut(&[u8])) {
        self.remove_the_dead(open);
        self.name();
        self.find_lands();
        for land in 0..self.lands.len() {
            self.land.clear();
            for &region in &self.lands[land] {
                let (start, end) = self.regions[region];
                self.land.extend_from_slice(&self.named[start..end]);
            }
            self.canonize();
            visit(&self.land);
        }
    }

    /// Removes dead spots, then repeated neighbours, empty boundaries and regions with less than two
    /// lives.
    fn remove_the_dead(&mut self, open: &[u8]) {
        self.counts.fill(0);
        for &byte in open {
            self.counts[usize::from(byte)] = self.counts[usize::from(byte)].saturating_add(1);
        }
        let out = &mut self.filtered;
        out.clear();
        let (mut boundary, mut region, mut alive) = (0, 0, 0);
        for &byte in open {
            match byte {
                DEAD => {}
                BOUNDARY => {
                    while out.len() > boundary + 1
                        && is_letter(out[boundary])
                        && out[boundary] == out[out.len() - 1]
                    {
                        out.pop();
                    }
                    if out.len() > boundary {
                        alive += out[boundary..].iter().map(|&byte| lives(byte)).sum::<u32>();
                        out.push(BOUNDARY);
                        boundary = out.len();
                    }
                }
                REGION => {
                    if alive < 2 {
                        out.truncate(region);
                    } else {
                        out.push(REGION);
                    }
                    (boundary, region, alive) = (out.len(), out.len(), 0);
                }
                _ if is_letter(byte) => {
                    let repeats = out.len() > boundary && out[out.len() - 1] == byte;
                    if self.counts[usize::from(byte)] < 3 && !repeats {
                        out.push(byte);
                    }
                }
                _ => out.push(byte),
            }
        }
    }

    /// Gives every spot its digit or its kind of letter, and merges the boundaries of regions with
    /// two or three lives.
    fn name(&mut self) {
        let Reducer { counts, at, filtered, named, regions, .. } = self;
        counts.fill(0);
        let mut boundary = 0;
        // A letter that occurs twice in a boundary is counted four times.
        for &byte in filtered.iter() {
            if byte == BOUNDARY {
                boundary += 1;
            } else if is_letter(byte) {
                let index = usize::from(byte);
                match counts[index] {
                    0 => (counts[index], at[index]) = (1, boundary),
                    _ => counts[index] = if at[index] == boundary { 4 } else { 2 },
                }
            }
        }
        named.clear();
        regions.clear();
        let mut start = 0;
        while start < filtered.len() {
            let length = filtered[start..].iter().position(|&byte| byte == REGION);
            let end = start + length.unwrap_or(0);
            let region = &filtered[start..end];
            let half = |byte: u8| match counts[usize::from(byte)] {
                4 if is_letter(byte) => 1,
                _ => 2 * lives(byte),
            };
            let halves: u32 = region.iter().map(|&byte| half(byte)).sum();
            let from = named.len();
            if halves == 4 || halves == 6 {
                let mut inner = 0;
                for &byte in region.iter().filter(|byte| **byte != BOUNDARY) {
                    match byte {
                        2 => inner += 2,
                        _ if is_letter(byte) && counts[usize::from(byte)] != 2 => {
                            inner += half(byte);
                        }
                        _ => named.push(byte),
                    }
                }
                named.extend((0..inner / 2).map(|_| 2));
                named.push(BOUNDARY);
            } else {
                let mut next = LOWER;
                for &byte in region {
                    match (byte, counts[usize::from(byte)]) {
                        (BOUNDARY, _) => {
                            named.push(BOUNDARY);
                            next = LOWER;
                        }
                        (_, 1) if is_letter(byte) => named.push(2),
                        (_, 4) if is_letter(byte) => {
                            // From now on `at` holds its new name.
                            counts[usize::from(byte)] = 5;
                            at[usize::from(byte)] = u16::from(next);
                            named.push(next);
                            next += 1;
                        }
                        (_, 5) if is_letter(byte) => named.push(at[usize::from(byte)] as u8),
                        _ => named.push(byte),
                    }
                }
            }
            named.push(REGION);
            regions.push((from, named.len()));
            start = end + 1;
        }
    }

    /// Finds the regions that belong together, because they share a spot. The order of those of a
    /// land matters, since letters are named by it: lands that a region joins come before it.
    fn find_lands(&mut self) {
        let Reducer { named, regions, lands, .. } = self;
        lands.clear();
        if regions.len() == 1 {
            lands.push(vec![0]);
            return;
        }
        let mut of_lands: Vec<[u64; 2]> = Vec::with_capacity(regions.len());
        for (region, &(start, end)) in regions.iter().enumerate() {
            let mut own = [0u64; 2];
            for &byte in named[start..end].iter().filter(|byte| is_upper(**byte)) {
                own[usize::from((byte - UPPER) >> 6)] |= 1 << ((byte - UPPER) & 63);
            }
            let mut joined = Vec::new();
            let mut all = own;
            let mut kept = 0;
            for land in 0..lands.len() {
                let other = of_lands[land];
                if other[0] & own[0] != 0 || other[1] & own[1] != 0 {
                    joined.append(&mut lands[land]);
                    all = [all[0] | other[0], all[1] | other[1]];
                } else {
                    lands.swap(kept, land);
                    of_lands.swap(kept, land);
                    kept += 1;
                }
            }
            lands.truncate(kept);
            of_lands.truncate(kept);
            joined.push(region);
            lands.push(joined);
            of_lands.push(all);
        }
        if let [land] = lands.as_mut_slice() {
            land.sort_unstable();
        }
    }

    fn canonize(&mut self) {
        self.rename(false);
        self.sort();
        self.saved.clear();
        self.saved.extend_from_slice(&self.land);
        self.rename(true);
        if self.saved != self.land {
            self.sort();
        }
    }

    /// Names letters in the order of their appearance.
    fn rename(&mut self, lower: bool) {
        let at = &mut self.at;
        at[usize::from(LOWER)..usize::from(BOUNDARY)].fill(0);
        let (mut next_lower, mut next_upper) = (LOWER, UPPER);
        for byte in &mut self.land {
            if is_upper(*byte) {
                let name = &mut at[usize::from(*byte)];
                if *name == 0 {
                    *name = u16::from(next_upper);
                    next_upper += 1;
                }
                *byte = *name as u8;
            } else if lower && is_lower(*byte) {
                let name = &mut at[usize::from(*byte)];
                if *name == 0 {
                    *name = u16::from(next_lower);
                    next_lower += 1;
                }
                *byte = *name as u8;
            } else if lower && *byte == BOUNDARY && next_lower > LOWER {
                at[usize::from(LOWER)..usize::from(UPPER)].fill(0);
                next_lower = LOWER;
            }
        }
    }

    /// Sorts boundaries, regions in the better of both orientations, and the land.
    fn sort(&mut self) {
        let Reducer { land, saved, parts, .. } = self;
        let mut start = 0;
        while start < land.len() {
            let end = start + land[start..].iter().position(|&byte| byte == REGION).unwrap_or(0);
            let region = &mut land[start..end];
            sort_region(region, parts, saved);
            if region.split(|&byte| byte == BOUNDARY).any(|boundary| boundary.len() > 2) {
                let mut mirrored = region.to_vec();
                mirrored.split_mut(|&byte| byte == BOUNDARY).for_each(<[u8]>::reverse);
                sort_region(&mut mirrored, parts, saved);
                if order(&mirrored, region).is_lt() {
                    region.copy_from_slice(&mirrored);
                }
            }
            start = end + 1;
        }
        sort_parts(land, REGION, parts, saved);
    }
}

/// Sorts the boundaries of a region, each of which is turned to its least rotation.
fn sort_region(region: &mut [u8], parts: &mut Vec<(usize, usize)>, saved: &mut Vec<u8>) {
    for boundary in region.split_mut(|&byte| byte == BOUNDARY) {
        if boundary.len() > 1 {
            turn(boundary);
        }
    }
    sort_parts(region, BOUNDARY, parts, saved);
}

/// Turns a cycle to its least rotation.
fn turn(cycle: &mut [u8]) {
    let length = cycle.len();
    let mut best = 0;
    for start in 1..length {
        if rotation_order(cycle, start, best).is_lt() {
            best = start;
        }
    }
    cycle.rotate_left(best);
}

fn rotation_order(cycle: &[u8], a: usize, b: usize) -> Ordering {
    let turned = |start: usize| cycle[start..].iter().chain(&cycle[..start]);
    let by_kind = turned(a).zip(turned(b)).map(|(&a, &b)| kind(a).cmp(&kind(b)));
    let by_kind = by_kind.into_iter().find(|order| order.is_ne());
    by_kind.unwrap_or_else(|| turned(a).cmp(turned(b)))
}

/// Sorts parts of a sequence that end with a sign.
fn sort_parts(sequence: &mut [u8], sign: u8, parts: &mut Vec<(usize, usize)>, saved: &mut Vec<u8>) {
    parts.clear();
    let mut start = 0;
    for (end, byte) in sequence.iter().enumerate() {
        if *byte == sign {
            parts.push((start, end + 1));
            start = end + 1;
        }
    }
    let sorted = |pair: &[(usize, usize)]| {
        let [a, b] = [pair[0], pair[1]].map(|(start, end)| &sequence[start..end]);
        order(a, b).is_le()
    };
    if parts.windows(2).all(sorted) {
        return;
    }
    parts.sort_by(|a, b| order(&sequence[a.0..a.1], &sequence[b.0..b.1]));
    saved.clear();
    for &(start, end) in parts.iter() {
        saved.extend_from_slice(&sequence[start..end]);
    }
    sequence.copy_from_slice(saved);
}
