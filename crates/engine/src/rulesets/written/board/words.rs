//! Boards of at most 64 squares: bit *i* of the sign on each square, in one word for each *i*.
//!
//! All squares with a sign are found by a few operations on words, and so are all places of a pattern:
//! the squares that its first sign can be on, those of its second sign a step further on, and so on. A move
//! changes bits of the words by exclusive or.

use std::ops::ControlFlow;

use super::{Parting, SignSet};
use crate::rulesets::boards::{Grid, bits};
use crate::rulesets::written::pattern::{Change, Clause, Item, Pattern, Sign, Step};
use crate::rulesets::written::symmetry::{Symmetry, Turn};

/// Words of a board: there are fewer than 2⁴ signs.
const WORDS: usize = 4;

/// The steps to the squares beside a square, in order.
const SIDES: [Step; 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];

/// What stands on each square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(in super::super) struct Words {
    grid: Grid,
    words: [u64; WORDS],
}

/// What looks at the boards after moves, each with the bit of the square where the move begins.
type Visit<'v> = dyn FnMut(u32, Words) -> ControlFlow<()> + 'v;

/// A pattern that is followed in one direction from all squares at once.
struct Follow<'f> {
    board: &'f Words,
    step: Step,
    /// The squares where it may begin.
    begin: u64,
    /// The squares passed, each with its change.
    changes: Vec<Change>,
}

/// The words in which a sign has a bit.
fn word_bits(sign: Sign) -> impl Iterator<Item = usize> {
    (0..WORDS).filter(move |word| sign >> word & 1 == 1)
}

impl Words {
    /// The board with these signs; `None` if it has too many squares.
    pub(super) fn new(
        rows: usize,
        columns: usize,
        sign: impl Fn(usize, usize) -> Sign,
    ) -> Option<Words> {
        let grid = Grid::new(rows, columns)?;
        let mut words = [0; WORDS];
        for row in 0..rows {
            for column in 0..columns {
                let square = grid.square(row, column);
                word_bits(sign(row, column)).for_each(|word| words[word] |= square);
            }
        }
        Some(Words { grid, words })
    }

    pub(super) fn rows(&self) -> usize {
        self.grid.rows()
    }

    pub(super) fn columns(&self) -> usize {
        self.grid.columns()
    }

    fn bit(&self, square: usize) -> u32 {
        let (row, column) = (square / self.columns(), square % self.columns());
        row as u32 * self.grid.stride() + column as u32
    }

    fn square(&self, bit: u32) -> usize {
        let (row, column) = self.grid.place(bit);
        row * self.columns() + column
    }

    pub(super) fn sign(&self, square: usize) -> Sign {
        let bit = self.bit(square);
        (0..WORDS).fold(0, |sign, word| sign | ((self.words[word] >> bit & 1) as Sign) << word)
    }

    pub(super) fn put(&mut self, square: usize, sign: Sign) {
        let square = 1 << self.bit(square);
        self.words.iter_mut().for_each(|word| *word &= !square);
        word_bits(sign).for_each(|word| self.words[word] |= square);
    }

    /// The squares with a sign.
    fn set(&self, sign: Sign) -> u64 {
        let words = self.words.iter().enumerate();
        words.fold(self.grid.all(), |set, (at, word)| {
            set & if sign >> at & 1 == 1 { *word } else { !word }
        })
    }

    pub(super) fn count(&self, signs: SignSet) -> usize {
        self.set_of(signs).count_ones() as usize
    }

    fn set_of(&self, signs: SignSet) -> u64 {
        signs.iter().fold(0, |set, sign| set | self.set(sign))
    }

    /// Its squares within a set, and a blank sign on all others.
    fn only(&self, set: u64, blank: Sign) -> Words {
        let rest = self.grid.all() & !set;
        let mut words = self.words.map(|word| word & set);
        word_bits(blank).for_each(|word| words[word] |= rest);
        Words { grid: self.grid, words }
    }

    /// The board with the other one in place of each sign.
    fn exchanged(&self, other: &[Sign]) -> Words {
        let mut words = [0; WORDS];
        for (own, other) in other.iter().enumerate() {
            let set = self.set(own as Sign);
            word_bits(*other).for_each(|word| words[word] |= set);
        }
        Words { grid: self.grid, words }
    }

    /// See [`Rows::cut`](super::Rows::cut).
    pub(super) fn cut(&self, counts: SignSet, blank: Sign) -> Option<Words> {
        let counted = self.set_of(counts);
        if counted == 0 {
            return None;
        }
        let [a, b, c, d] = self.words.map(|word| word & counted);
        let (grid, [counted, words @ ..]) = self.grid.cut([counted, a, b, c, d]);
        Some(Words { grid, words }.only(counted, blank))
    }

    /// See [`Rows::parts`](super::Rows::parts).
    pub(super) fn parts(
        &self,
        Parting { counts, blank, steps, least }: Parting<'_>,
    ) -> impl Iterator<Item = Words> {
        let mut rest = self.set_of(counts);
        std::iter::from_fn(move || {
            while rest != 0 {
                let island = self.island(rest & rest.wrapping_neg(), rest, steps);
                rest &= !island;
                if island.count_ones() as usize >= least {
                    return Some(self.only(island, blank));
                }
            }
            None
        })
    }

    /// The squares with the same sign that are joined to a square by these steps.
    pub(super) fn group(&self, square: usize, steps: &[Step]) -> Vec<usize> {
        let within = self.set(self.sign(square));
        let group = self.island(1 << self.bit(square), within, steps);
        bits(group).map(|bit| self.square(bit)).collect()
    }

    fn island(&self, start: u64, within: u64, steps: &[Step]) -> u64 {
        if steps == SIDES {
            return self.grid.island(start, within);
        }
        let mut island = start;
        loop {
            let reached = steps.iter().map(|step| self.stepped(island, *step));
            let grown = (reached.fold(island, |all, next| all | next)) & within;
            if grown == island {
                return island;
            }
            island = grown;
        }
    }

    /// The squares of a set, each a step further on.
    fn stepped(&self, set: u64, (down, right): Step) -> u64 {
        let set = match down {
            0 => set,
            1 => self.grid.below(set),
            _ => self.grid.above(set),
        };
        match right {
            0 => set,
            1 => self.grid.right_of(set),
            _ => self.grid.left_of(set),
        }
    }

    /// The board in a symmetry of the square.
    pub(super) fn turned(&self, turn: Turn) -> Words {
        let board = if turn.exchanged { self.transposed() } else { *self };
        Words { words: board.reflected(turn), ..board }
    }

    fn transposed(&self) -> Words {
        let (grid, words) = self.grid.transposed(self.words);
        Words { grid, words }
    }

    /// Its words upside down, from left to right or both, as a symmetry does.
    fn reflected(&self, turn: Turn) -> [u64; WORDS] {
        let grid = self.grid;
        let reflected = |word: u64| match (turn.upside_down, turn.reversed) {
            _ if word == 0 => 0,
            (false, false) => word,
            (true, false) => grid.upside_down(word),
            (true, true) => grid.half_turn(word),
            (false, true) => grid.half_turn(grid.upside_down(word)),
        };
        self.words.map(reflected)
    }

    /// See [`Rows::least`](super::Rows::least).
    pub(super) fn least<'s>(
        &self,
        symmetries: impl Iterator<Item = &'s Symmetry>,
        other: &[Sign],
    ) -> Option<(Words, bool)> {
        // By whether the players are exchanged, and whether rows and columns are.
        let mut boards: [Option<Words>; 4] = [None; 4];
        let mut least: Option<(Words, bool)> = None;
        for Symmetry { turn, exchanges } in symmetries {
            let kind = 2 * usize::from(*exchanges) + usize::from(turn.exchanged);
            let board = *boards[kind].get_or_insert_with(|| {
                let own = match exchanges {
                    true => self.exchanged(other),
                    false => *self,
                };
                if turn.exchanged { own.transposed() } else { own }
            });
            let image = Words { words: board.reflected(*turn), ..board };
            if least.is_none_or(|least| (image, *exchanges) < least) {
                least = Some((image, *exchanges));
            }
        }
        least
    }

    /// Shows the boards after each move by a pattern, in the order of
    /// [`Pattern::visit_all`], until `visit` breaks off.
    pub(super) fn visit_after(
        &self,
        pattern: &Pattern,
        visit: &mut impl FnMut(Words) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let forbidden = pattern.unless.iter().fold(0, |set, clause| set | self.forbidden(clause));
        let begin = self.grid.all() & !forbidden;
        let has_groups = pattern.items.iter().any(|item| matches!(item, Item::Repeated { .. }));
        let mut follow =
            Follow { board: self, step: (0, 0), begin, changes: Vec::with_capacity(8) };
        for step in &pattern.steps {
            follow.step = *step;
            if has_groups {
                let mut found = Vec::new();
                follow.along(None, &pattern.items, &mut |start, board| {
                    found.push((start, board));
                    ControlFlow::Continue(())
                })?;
                // Lines are followed one after another, each to all of its ends.
                found.sort_by_key(|(start, _)| *start);
                found.into_iter().try_for_each(|(_, board)| visit(board))?;
            } else {
                follow.along(None, &pattern.items, &mut |_, board| visit(board))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The squares from which a line is seen that forbids a move.
    fn forbidden(&self, clause: &Clause) -> u64 {
        clause.steps.iter().fold(0, |forbidden, &(down, right)| {
            let mut signs = clause.signs.iter().rev();
            let last = signs.next().map_or(0, |sign| self.set(*sign));
            let back = (-down, -right);
            forbidden | signs.fold(last, |set, sign| self.stepped(set, back) & self.set(*sign))
        })
    }
}

impl Follow<'_> {
    /// Follows the rest of a pattern from the squares passed last, all squares where it may begin if there
    /// are none, and shows where each move begins and the board after it.
    fn along(
        &mut self,
        passed: Option<u64>,
        items: &[Item],
        visit: &mut Visit<'_>,
    ) -> ControlFlow<()> {
        let before = self.changes.len();
        match items.split_first() {
            None => self.ends(passed.unwrap_or(0), visit)?,
            Some((Item::One(change), rest)) => {
                let next = self.onto(passed, *change);
                if next != 0 {
                    self.along(Some(next), rest, visit)?;
                }
            }
            Some((Item::Repeated { changes, least }, rest)) => {
                let (mut passed, mut times) = (passed, 0);
                loop {
                    if times >= *least {
                        self.along(passed, rest, visit)?;
                    }
                    for change in changes {
                        passed = Some(self.onto(passed, *change));
                    }
                    if passed == Some(0) {
                        break;
                    }
                    times += 1;
                }
            }
        }
        self.changes.truncate(before);
        ControlFlow::Continue(())
    }

    /// The squares that the pattern is on after a further square.
    fn onto(&mut self, passed: Option<u64>, change: Change) -> u64 {
        self.changes.push(change);
        let next = passed.map_or(self.begin, |passed| self.board.stepped(passed, self.step));
        next & self.board.set(change.from)
    }

    fn ends(&self, last: u64, visit: &mut Visit<'_>) -> ControlFlow<()> {
        let Some(steps) = self.changes.len().checked_sub(1) else {
            return ControlFlow::Continue(());
        };
        let (down, right) = self.step;
        let along = i32::from(down) * self.board.grid.stride() as i32 + i32::from(right);
        let length = steps as u32 * along.unsigned_abs();
        // What changes, seen from the square whose bit is the lowest.
        let mut changed = [0u64; WORDS];
        for (at, change) in self.changes.iter().enumerate() {
            let from_first = at as u32 * along.unsigned_abs();
            let from_lowest = if along < 0 { length - from_first } else { from_first };
            let square = 1u64.checked_shl(from_lowest).unwrap_or(0);
            word_bits(change.from ^ change.to).for_each(|word| changed[word] |= square);
        }
        for bit in bits(last) {
            let (start, lowest) = match along < 0 {
                true => (bit + length, bit),
                false => (bit - length, bit - length),
            };
            let mut words = self.board.words;
            words.iter_mut().zip(changed).for_each(|(word, changed)| *word ^= changed << lowest);
            visit(start, Words { grid: self.board.grid, words })?;
        }
        ControlFlow::Continue(())
    }
}
