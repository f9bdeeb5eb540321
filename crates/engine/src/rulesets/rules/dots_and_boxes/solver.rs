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
//! each question asked is whether the score is at least some number. All moves are looked up before
//! one of them is searched.
//!
//! The tests compare all that with the definition, for every set of lines of small boards.
//!
//! # References
//! E. R. Berlekamp, *The Dots and Boxes Game* (2000); E. R. Berlekamp, J. H. Conway, R. K. Guy,
//! *Winning Ways*, chapter 16; J. K. Barker, R. E. Korf, Solving Dots-and-Boxes, *Proc. AAAI* (2012).

use crate::foundation::{Budget, Exhausted};
use crate::rulesets::graph::bits;
use crate::search::{Local, Memory, Table};

use super::board::Board;
use super::lattice::{Boxes, Counted, Lattice, Lines};

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
    lattice: Lattice,
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

/// Lines of which none closes a box.
#[derive(Clone, Copy)]
struct Quiet {
    left: Lines,
    /// The number of boxes that are not closed.
    open: i32,
    /// What is the same for all that have the same score by symmetry.
    key: u64,
}

/// What can be taken at once, and what is left then.
#[derive(Clone, Copy)]
struct Harvest {
    /// The number of boxes.
    taken: i32,
    /// With how many boxes the last ones can be left to the opponent, who has to move then: 0, 2 or 4.
    dealt: i32,
    rest: Quiet,
}

/// What follows on a box that can be taken: the chain that begins with it.
struct Chain {
    boxes: i32,
    lines: Lines,
    /// Whether it ends with another box that can be taken.
    is_closed: bool,
}

/// A line that gives nothing away, or the chain or loop that it gives away. They are tried in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// Nothing; this number of such lines is left.
    Safe(u32),
    /// A chain of so many boxes with an end at a box that has more lines.
    Attached(u32),
    /// A chain from border to border.
    Chain(u32),
    /// A loop.
    Loop(u32),
}

impl Solver {
    /// A search on this board, within this number of bytes.
    pub fn new(board: Board, memory: u64) -> Solver {
        let (known, memory) = (Local::default(), Memory::new(memory));
        Solver { lattice: Lattice::new(board), known, memory }
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
        let left = self.lattice.lines(left);
        let (open, all) = (self.lattice.count(left).open(), self.harvest(left));
        let (mut least, mut most) = (-open, open);
        // The score is odd if the number of boxes is.
        let mut asked = (near + (near - open).rem_euclid(2)).clamp(least, most);
        while least < most {
            asked = asked.clamp(least + 2, most);
            if self.is_at_least(&all, asked, budget)? {
                least = asked;
                asked += 2;
            } else {
                most = asked - 2;
                asked = most;
            }
        }
        Ok(least)
    }

    /// Whether so many boxes more than the opponent can be had.
    fn is_at_least(
        &self,
        all: &Harvest,
        score: i32,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted> {
        let wanted = score - all.taken;
        if all.dealt == 0 {
            return self.is_quiet_at_least(&all.rest, wanted, budget);
        }
        // |v + dealt| >= wanted + dealt
        Ok(wanted + all.dealt <= 0
            || self.is_quiet_at_least(&all.rest, wanted, budget)?
            || !self.is_quiet_at_least(&all.rest, 1 - wanted - 2 * all.dealt, budget)?)
    }

    /// The same, as far as it is known.
    fn recall(&self, all: &Harvest, score: i32) -> Option<bool> {
        let wanted = score - all.taken;
        let by_taking = self.recall_quiet(&all.rest, wanted);
        if all.dealt == 0 || by_taking == Some(true) {
            return by_taking;
        }
        if wanted + all.dealt <= 0 {
            return Some(true);
        }
        match self.recall_quiet(&all.rest, 1 - wanted - 2 * all.dealt) {
            Some(false) => Some(true),
            // What both ways do not reach is out of reach.
            Some(true) => by_taking,
            None => None,
        }
    }

    fn recall_quiet(&self, at: &Quiet, score: i32) -> Option<bool> {
        if score <= -at.open || score > at.open {
            return Some(score <= -at.open);
        }
        let Bounds { least, most } = self.known.get(&at.key)?;
        // Scores are all odd, or all even: what is more than the least one is the next one at least.
        if score <= i32::from(least) {
            Some(true)
        } else if score > i32::from(most) {
            Some(false)
        } else {
            None
        }
    }

    /// The same of a position in which no box can be taken.
    fn is_quiet_at_least(
        &self,
        at: &Quiet,
        score: i32,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted> {
        if let Some(known) = self.recall_quiet(at, score) {
            return Ok(known);
        }
        let score = score + (score - at.open).rem_euclid(2);
        budget.spend(1)?;
        // What the opponent gets has to be less than this.
        let refuted = 1 - score;
        let mut found = false;
        let mut unknown = Vec::new();
        for (kind, after) in self.moves(at.left) {
            match self.recall(&after, refuted) {
                Some(false) => {
                    found = true;
                    break;
                }
                Some(true) => {}
                None => unknown.push((kind, after)),
            }
        }
        if !found {
            unknown.sort_by_key(|(kind, _)| *kind);
            for (_, after) in &unknown {
                if !self.is_at_least(after, refuted, budget)? {
                    found = true;
                    break;
                }
            }
        }
        // The score has as many boxes as a board has at most, which is less than i8 holds.
        let bounds = match found {
            true => Bounds { least: score as i8, most: at.open as i8 },
            false => Bounds { least: -at.open as i8, most: (score - 2) as i8 },
        };
        self.known.put((at.key, 0), bounds, &self.memory, |known, new| Bounds {
            least: known.least.max(new.least),
            most: known.most.min(new.most),
        })?;
        Ok(found)
    }

    fn quiet(&self, left: Lines) -> Quiet {
        Quiet { left, open: self.lattice.count(left).open(), key: self.lattice.key(left) }
    }

    /// The chain that begins with a box of which one line is left.
    fn chain(&self, left: Lines, first: Boxes) -> Chain {
        let own = |at: Boxes| self.lattice.around(at) & left;
        let (mut boxes, mut at, mut line) = (1, first, own(first));
        let mut lines = line;
        loop {
            let next = self.lattice.beside(line) & !at;
            if next == 0 {
                return Chain { boxes, lines, is_closed: false };
            }
            let others = own(next) & !line;
            match others.count_ones() {
                0 => return Chain { boxes: boxes + 1, lines, is_closed: true },
                1 => {
                    boxes += 1;
                    lines |= others;
                    (at, line) = (next, others);
                }
                _ => return Chain { boxes, lines, is_closed: false },
            }
        }
    }

    /// Takes all boxes that can be taken, those of a chain that is kept for the end last.
    fn harvest(&self, mut left: Lines) -> Harvest {
        let (mut taken, mut dealt) = (0, 0);
        while let Some((chain, kept)) = self.next_to_take(left) {
            taken += chain.boxes;
            dealt = kept;
            left &= !chain.lines;
        }
        Harvest { taken, dealt, rest: self.quiet(left) }
    }

    /// Boxes that can be taken, with their lines. A chain that can be left is named last, with what
    /// [is dealt](Harvest::dealt) by that.
    fn next_to_take(&self, left: Lines) -> Option<(Chain, i32)> {
        let (mut open, mut closed): (Option<Chain>, Option<Chain>) = (None, None);
        for number in bits(self.lattice.count(left).one) {
            let chain = self.chain(left, 1 << number);
            let (kept, fewest) = if chain.is_closed { (&mut closed, 4) } else { (&mut open, 2) };
            if chain.boxes < fewest || kept.as_ref().is_some_and(|kept| kept.lines != chain.lines) {
                return Some((chain, 0));
            }
            *kept = Some(chain);
        }
        match (open, closed) {
            (Some(_), Some(chain)) => Some((chain, 0)),
            (Some(chain), None) => Some((chain, 2)),
            (None, Some(chain)) => Some((chain, 4)),
            (None, None) => None,
        }
    }

    /// Lines among which a best move is, where no box can be taken, and what comes of them for the
    /// opponent. Those that give nothing away are tried first, and of them those that leave few such
    /// lines, and then the others, short chains first.
    fn moves(&self, left: Lines) -> Vec<(Kind, Harvest)> {
        let Counted { two, more, .. } = self.lattice.count(left);
        let safe = left & !self.lattice.around(two);
        let mut moves = Vec::with_capacity(safe.count_ones() as usize + 8);
        for line in each(safe) {
            let rest = self.quiet(left & !line);
            let giving = self.lattice.around(self.lattice.count(rest.left).two);
            let kind = Kind::Safe((rest.left & !giving).count_ones());
            moves.push((kind, Harvest { taken: 0, dealt: 0, rest }));
        }
        // Of chains from border to border the shortest, and so of loops.
        let (mut chain, mut cycle) = (None, None);
        for (kind, line) in self.gifts(left, two, more) {
            let least: &mut Option<(Kind, Lines)> = match kind {
                Kind::Chain(_) => &mut chain,
                Kind::Loop(_) => &mut cycle,
                _ => {
                    moves.push((kind, self.harvest(left & !line)));
                    continue;
                }
            };
            if least.is_none_or(|(shortest, _)| kind < shortest) {
                *least = Some((kind, line));
            }
        }
        let shortest = [chain, cycle].into_iter().flatten();
        moves.extend(shortest.map(|(kind, line)| (kind, self.harvest(left & !line))));
        moves
    }

    /// The chains and loops of boxes with two lines left, each with the line that gives it away.
    fn gifts(
        &self,
        left: Lines,
        two: Boxes,
        more: Boxes,
    ) -> impl Iterator<Item = (Kind, Lines)> + use<'_> {
        let mut rest = two;
        std::iter::from_fn(move || {
            let mut boxes = rest & rest.wrapping_neg();
            if boxes == 0 {
                return None;
            }
            let lines = loop {
                let lines = self.lattice.around(boxes) & left;
                let grown = self.lattice.beside(lines) & two;
                if grown == boxes {
                    break lines;
                }
                boxes = grown;
            };
            rest &= !boxes;
            let count = boxes.count_ones();
            let joins = |line: &Lines| (self.lattice.beside(*line) & boxes).count_ones() == 2;
            let line = if count == 2 { each(lines).find(joins) } else { None };
            let kind = match () {
                () if lines.count_ones() == count => Kind::Loop(count),
                () if self.lattice.beside(lines) & more != 0 => Kind::Attached(count),
                () => Kind::Chain(count),
            };
            Some((kind, line.unwrap_or(lines & lines.wrapping_neg())))
        })
    }
}

/// The sets of one line each.
fn each(mut lines: Lines) -> impl Iterator<Item = Lines> {
    std::iter::from_fn(move || {
        let line = lines & lines.wrapping_neg();
        lines ^= line;
        (line != 0).then_some(line)
    })
}
