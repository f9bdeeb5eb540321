//! The best net score, by a search of the lines that are left.
//!
//! # What is searched
//! The *net score* of a position is the number of boxes that the player to move gets from there on,
//! less that of the other player, if both play for it. It does not depend on the boxes that are
//! closed. By definition it is 0 when no line is left, and otherwise the greatest over all lines: if
//! a line closes k boxes, k and the net score of what it leaves, for the same player moves again;
//! otherwise the negative of that.
//!
//! # Boxes that can be taken
//! A box with one line left can be taken. What follows on it are boxes with two lines left, one after
//! the other: a *chain*, which is open where its last line leads to the border or to a box with more
//! lines, and *closed* where it leads to another box that can be taken.
//! - Whoever takes all boxes that can be taken, T of them, leaves R and moves there: T + v(R).
//! - The other way that can be best is the *double-dealing move*, which leaves the last boxes of one
//!   chain in such a way that they are taken by one line each two: two boxes of an open chain of at
//!   least two, four of a closed one of at least four. The opponent takes them and moves in R.
//!   With c such boxes the score is (T - c) - (c + v(R)).
//!
//! So v = T - c + |v(R) + c|, with c = 2 if an open chain of two boxes or more can be kept for the
//! end, otherwise c = 4 if a closed one of four or more can, and c = 0 if there is neither.
//!
//! # Lines that give boxes away
//! Where no box can be taken, a line of a box with two lines left gives the whole chain of such boxes
//! away, and any of its lines does the same, but for two boxes: there the line between them allows no
//! double-dealing move, and is the best. Among chains from border to border the shortest one is given
//! away first, and so is the shortest among loops.
//!
//! # Symmetry
//! A position is looked up as the least of its images under the symmetries of the board, in which
//! lines of the same box on the border are alike. What is known of it is a lower and an upper bound:
//! each question asked is whether the score is at least some number.
//!
//! The tests compare all that with the definition, for every set of lines of small boards.
//!
//! # References
//! E. R. Berlekamp, *The Dots and Boxes Game* (2000); E. R. Berlekamp, J. H. Conway, R. K. Guy,
//! *Winning Ways*, chapter 16; J. K. Barker, R. E. Korf, Solving Dots-and-Boxes, *Proc. AAAI* (2012).

use crate::foundation::{Budget, Exhausted};
use crate::rulesets::graph::bits;
use crate::search::{Local, Memory, Table};

use super::board::{Board, with_left};

/// A search, which keeps what it finds.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::rulesets::dots_and_boxes::{Board, Solver};
///
/// let board = Board::new(2, 3).expect("few lines");
/// let solver = Solver::new(board, 1 << 20);
/// assert_eq!(solver.net(board.all(), &mut Budget::unlimited())?, -2);
/// # Ok::<(), nimatron::foundation::Exhausted>(())
/// ```
pub struct Solver {
    boxes: Vec<u64>,
    sides: Vec<[Option<u8>; 2]>,
    /// The border lines of each box that has more than one.
    borders: Vec<u64>,
    /// For each symmetry and each byte of a set of lines, the image of every value of that byte.
    images: Vec<Vec<[u64; 256]>>,
    /// Bounds of the score of positions in which no box can be taken.
    known: Local<u64, Bounds>,
    memory: Memory,
}

/// A score is between these.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    least: i8,
    most: i8,
}

/// What can be taken at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Harvest {
    /// The number of boxes.
    taken: i32,
    /// With how many boxes the last ones can be left to the opponent, who has to move then: 0, 2 or 4.
    dealt: i32,
    /// The lines that are left then.
    left: u64,
}

/// What follows on a box that can be taken: the chain that begins with it.
struct Chain {
    boxes: i32,
    lines: u64,
    /// Whether it ends with another box that can be taken.
    is_closed: bool,
}

/// A chain or loop of boxes with two lines left each, given away by one of its lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Gift {
    boxes: u32,
    line: u32,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// A chain with an end at a box that has more lines.
    Attached,
    /// A chain from border to border.
    Chain,
    /// A loop.
    Loop,
}

impl Solver {
    /// A search on this board, within this number of bytes.
    pub fn new(board: Board, memory: u64) -> Solver {
        let (boxes, sides) = (board.boxes(), board.sides());
        let on_border = |lines: &u64| {
            let border = bits(*lines).filter(|&line| sides[line as usize][1].is_none());
            border.fold(0, |all, line| all | 1 << line)
        };
        let borders = boxes.iter().map(on_border).filter(|lines: &u64| lines.count_ones() > 1);
        let borders = borders.collect();
        let images = |numbers: Vec<u32>| {
            let images = |bytes: &[u32]| {
                let mut images = [0u64; 256];
                for (value, image) in images.iter_mut().enumerate() {
                    let lines = bytes.iter().enumerate().filter(|(bit, _)| value >> bit & 1 == 1);
                    *image = lines.fold(0, |image, (_, to)| image | 1 << to);
                }
                images
            };
            numbers.chunks(8).map(images).collect()
        };
        let images = board.symmetries().into_iter().map(images).collect();
        let (known, memory) = (Local::default(), Memory::new(memory));
        Solver { boxes, sides, borders, images, known, memory }
    }

    /// The best net score when these lines are left.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    ///
    /// Cost: a node for each set of lines that is looked into.
    pub fn net(&self, left: u64, budget: &mut Budget) -> Result<i32, Exhausted> {
        self.net_near(left, 0, budget)
    }

    /// The same, asked first for scores near to this one.
    ///
    /// # Errors
    /// As those of [`net`](Solver::net).
    pub fn net_near(&self, left: u64, near: i32, budget: &mut Budget) -> Result<i32, Exhausted> {
        let open = self.count_open(left);
        let (mut least, mut most) = (-open, open);
        // The score is odd if the number of boxes is.
        let mut asked = (near + (near - open).rem_euclid(2)).clamp(least, most);
        while least < most {
            asked = asked.clamp(least + 2, most);
            if self.is_at_least(left, asked, budget)? {
                least = asked;
                asked += 2;
            } else {
                most = asked - 2;
                asked = most;
            }
        }
        Ok(least)
    }

    /// The number of boxes that are not closed.
    fn count_open(&self, left: u64) -> i32 {
        self.boxes.iter().filter(|lines| **lines & left != 0).count() as i32
    }

    fn is_at_least(&self, left: u64, score: i32, budget: &mut Budget) -> Result<bool, Exhausted> {
        let Harvest { taken, dealt, left } = self.harvest(left);
        if dealt == 0 {
            return self.is_quiet_at_least(left, score - taken, budget);
        }
        // |v + dealt| >= wanted
        let wanted = score - taken + dealt;
        Ok(wanted <= 0
            || self.is_quiet_at_least(left, wanted - dealt, budget)?
            || !self.is_quiet_at_least(left, 1 - wanted - dealt, budget)?)
    }

    /// The same of a position in which no box can be taken.
    fn is_quiet_at_least(
        &self,
        left: u64,
        score: i32,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted> {
        let open = self.count_open(left);
        if score <= -open || score > open {
            return Ok(score <= -open);
        }
        let score = score + (score - open).rem_euclid(2);
        let left = self.representative(left);
        if let Some(Bounds { least, most }) = self.known.get(&left) {
            if score <= i32::from(least) || score > i32::from(most) {
                return Ok(score <= i32::from(least));
            }
        }
        budget.spend(1)?;
        let mut found = false;
        for line in self.quiet_moves(left) {
            // What the opponent gets then is less than this.
            if !self.is_at_least(left & !(1 << line), 1 - score, budget)? {
                found = true;
                break;
            }
        }
        // The score has as many boxes as a board has at most, which is less than i8 holds.
        let bounds = match found {
            true => Bounds { least: score as i8, most: open as i8 },
            false => Bounds { least: -open as i8, most: (score - 2) as i8 },
        };
        self.known.put((left, 0), bounds, &self.memory, |known, new| Bounds {
            least: known.least.max(new.least),
            most: known.most.min(new.most),
        })?;
        Ok(found)
    }

    /// The least of the images under the symmetries.
    fn representative(&self, left: u64) -> u64 {
        let image = |images: &Vec<[u64; 256]>| {
            let bytes = left.to_le_bytes();
            let image = images.iter().zip(bytes).fold(0, |all, (to, byte)| all | to[byte as usize]);
            self.borders.iter().fold(image, |image, border| {
                let surplus = (border & !image).count_ones();
                // Of the lines that are alike the last ones are left.
                let kept = (0..surplus).fold(*border, |kept, _| kept & (kept - 1));
                image & !border | kept
            })
        };
        self.images.iter().map(image).min().unwrap_or(left)
    }

    fn beyond(&self, line: u32, number: u8) -> Option<u8> {
        let [first, second] = self.sides[line as usize];
        if first == Some(number) { second } else { first }
    }

    /// The chain that begins with a box of which this line is left.
    fn chain(&self, left: u64, first: u8, line: u32) -> Chain {
        let (mut boxes, mut lines) = (1, 1u64 << line);
        let (mut at, mut line) = (first, line);
        loop {
            let Some(next) = self.beyond(line, at) else {
                return Chain { boxes, lines, is_closed: false };
            };
            let others = left & self.boxes[usize::from(next)] & !(1 << line);
            match others.count_ones() {
                0 => return Chain { boxes: boxes + 1, lines, is_closed: true },
                1 => {
                    boxes += 1;
                    lines |= others;
                    (at, line) = (next, others.trailing_zeros());
                }
                _ => return Chain { boxes, lines, is_closed: false },
            }
        }
    }

    /// Takes all boxes that can be taken, those of a chain that is kept for the end last.
    fn harvest(&self, left: u64) -> Harvest {
        let mut harvest = Harvest { taken: 0, dealt: 0, left };
        while let Some((boxes, lines)) = self.next_to_take(&mut harvest) {
            harvest.taken += boxes;
            harvest.left &= !lines;
        }
        harvest
    }

    /// Boxes that can be taken, with their lines. A chain that can be left is named last, with what
    /// [is dealt](Harvest::dealt) by that.
    fn next_to_take(&self, harvest: &mut Harvest) -> Option<(i32, u64)> {
        let left = harvest.left;
        let (mut open, mut closed): (Option<Chain>, Option<Chain>) = (None, None);
        for (number, lines) in self.boxes.iter().enumerate() {
            let last = lines & left;
            if last.count_ones() != 1 {
                continue;
            }
            let chain = self.chain(left, number as u8, last.trailing_zeros());
            let (kept, fewest) = if chain.is_closed { (&mut closed, 4) } else { (&mut open, 2) };
            if chain.boxes < fewest || kept.as_ref().is_some_and(|kept| kept.lines != chain.lines) {
                return Some((chain.boxes, chain.lines));
            }
            *kept = Some(chain);
        }
        let both = open.is_some();
        match (open, closed) {
            (_, Some(chain)) if both => Some((chain.boxes, chain.lines)),
            (Some(chain), _) => {
                harvest.dealt = 2;
                Some((chain.boxes, chain.lines))
            }
            (None, Some(chain)) => {
                harvest.dealt = 4;
                Some((chain.boxes, chain.lines))
            }
            (None, None) => None,
        }
    }

    /// Lines among which a best move is, where no box can be taken: those that give nothing away, first
    /// those that leave few such lines, and then the others, short chains first.
    fn quiet_moves(&self, left: u64) -> Vec<u32> {
        let giving = |left: u64| with_left(&self.boxes, left, 2).fold(0, |all, lines| all | lines);
        let all_giving = giving(left);
        let safe_after = |line: u32| {
            let left = left & !(1 << line);
            (left & !giving(left)).count_ones()
        };
        let mut moves: Vec<u32> = bits(left & !all_giving).collect();
        moves.sort_by_cached_key(|&line| safe_after(line));
        let mut gifts = self.gifts(left, all_giving);
        gifts.sort_unstable();
        let mut given = Vec::new();
        for Gift { line, kind, .. } in gifts {
            if kind == Kind::Attached || !given.contains(&kind) {
                given.push(kind);
                moves.push(line);
            }
        }
        moves
    }

    /// The chains and loops of boxes with two lines left, of which these are all lines.
    fn gifts(&self, left: u64, mut lines: u64) -> Vec<Gift> {
        let twos: Vec<u64> = with_left(&self.boxes, left, 2).collect();
        let mut gifts = Vec::new();
        while lines != 0 {
            let (mut own, mut boxes) = (lines & lines.wrapping_neg(), 0);
            let mut members = vec![false; twos.len()];
            let next = |own: u64, members: &[bool]| {
                (0..twos.len()).find(|&box_| !members[box_] && twos[box_] & own != 0)
            };
            while let Some(found) = next(own, &members) {
                members[found] = true;
                own |= twos[found];
                boxes += 1;
            }
            lines &= !own;
            let joins = |line: u32| {
                let members = twos.iter().zip(&members).filter(|(_, is_member)| **is_member);
                members.filter(|(lines, _)| *lines >> line & 1 == 1).count() == 2
            };
            let leads_on = |line: u32| {
                self.sides[line as usize]
                    .into_iter()
                    .flatten()
                    .any(|number| (self.boxes[usize::from(number)] & left).count_ones() > 2)
            };
            let kind = match () {
                () if own.count_ones() == boxes => Kind::Loop,
                () if bits(own).any(leads_on) => Kind::Attached,
                () => Kind::Chain,
            };
            let line = match boxes {
                2 => bits(own).find(|&line| joins(line)),
                _ => bits(own).next(),
            };
            gifts.extend(line.map(|line| Gift { boxes, line, kind }));
        }
        gifts
    }
}
