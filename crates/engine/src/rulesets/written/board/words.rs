//! Boards of at most 64 squares: bit *i* of the sign on each square, in one word for each *i*.
//!
//! All squares with a sign are found by a few operations on words, and so are all places of a pattern:
//! the squares that its first sign can be on, those of its second sign a step further on, and so on. A move
//! changes bits of the words by exclusive or.
//!
//! A ruleset with two signs needs one word, one with four signs two: what is done for every position of
//! a search is compiled for each number of words, as if the ruleset were written for its board.

use std::ops::ControlFlow;

use super::{Axes, Parting, SignSet, Squares};
use crate::rulesets::boards::{Grid, bits};
use crate::rulesets::written::pattern::{Change, Clause, Item, Pattern, Sign, Step};
use crate::rulesets::written::symmetry::{Symmetries, Turn};

/// What stands on each square, where there are at most 2ᴺ signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Words<const N: usize> {
    pub(super) grid: Grid,
    pub(super) words: [u64; N],
}

/// What looks at the boards after moves, each with the bit of the square where the move begins.
type Visit<'v, const N: usize> = dyn FnMut(u32, Words<N>) -> ControlFlow<()> + 'v;

/// A pattern that is followed in one direction from all squares at once.
#[derive(Clone, Copy)]
struct Follow<'f, const N: usize> {
    board: &'f Words<N>,
    step: Step,
    /// How many bits a step goes on, or back.
    along: i32,
    /// The squares passed last, and before the first those where it may begin.
    passed: u64,
    /// How many squares were passed.
    count: u32,
    /// The bits that the squares passed change, seen from the one whose bit is the lowest.
    changed: [u64; N],
}

/// The words in which a sign has a bit.
fn word_bits<const N: usize>(sign: Sign) -> impl Iterator<Item = usize> {
    (0..N).filter(move |word| sign >> word & 1 == 1)
}

/// A set moved on by a number of bits that may be more than a word has.
fn shifted(set: u64, by: u32) -> u64 {
    set.checked_shl(by).unwrap_or(0)
}

impl<const N: usize> Words<N> {
    /// The board with these signs; `None` if it has too many squares.
    pub(super) fn new(
        rows: usize,
        columns: usize,
        sign: impl Fn(usize, usize) -> Sign,
    ) -> Option<Words<N>> {
        let grid = Grid::new(rows, columns)?;
        let mut words = [0; N];
        for row in 0..rows {
            for column in 0..columns {
                let square = grid.square(row, column);
                word_bits::<N>(sign(row, column)).for_each(|word| words[word] |= square);
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
        (0..N).fold(0, |sign, word| sign | ((self.words[word] >> bit & 1) as Sign) << word)
    }

    /// The board with another sign on a square.
    pub(super) fn put(&self, square: usize, sign: Sign) -> Words<N> {
        let square = 1 << self.bit(square);
        let mut words = self.words.map(|word| word & !square);
        word_bits::<N>(sign).for_each(|word| words[word] |= square);
        Words { words, ..*self }
    }

    /// The squares with a sign.
    fn set(&self, sign: Sign) -> u64 {
        self.words.iter().enumerate().fold(self.grid.all(), |set, (at, word)| {
            // Nothing where the sign has the bit, everything where it has not.
            let unlike = u64::from(sign >> at & 1).wrapping_sub(1);
            set & (word ^ unlike)
        })
    }

    pub(super) fn count(&self, signs: SignSet) -> usize {
        self.set_of(signs).count_ones() as usize
    }

    fn set_of(&self, signs: SignSet) -> u64 {
        signs.iter().fold(0, |set, sign| set | self.set(sign))
    }

    /// Its squares within a set, and a blank sign on all others.
    pub(super) fn only(&self, set: u64, blank: Sign) -> Words<N> {
        let mut words = self.words.map(|word| word & set);
        if blank != 0 {
            let rest = self.grid.all() & !set;
            word_bits::<N>(blank).for_each(|word| words[word] |= rest);
        }
        Words { words, ..*self }
    }

    /// The board with the signs of each of these pairs exchanged.
    fn exchanged(&self, pairs: &[(Sign, Sign)]) -> Words<N> {
        let mut words = self.words;
        for (one, other) in pairs {
            let both = self.set(*one) | self.set(*other);
            word_bits::<N>(one ^ other).for_each(|word| words[word] ^= both);
        }
        Words { words, ..*self }
    }

    /// See [`Rows::cut`](super::Rows::cut).
    pub(super) fn cut(&self, counts: SignSet, blank: Sign) -> Option<Words<N>> {
        match self.set_of(counts) {
            0 => None,
            counted => Some(self.around(counted, blank)),
        }
    }

    /// The smallest board around some squares, with a blank sign on the others.
    pub(super) fn around(&self, set: u64, blank: Sign) -> Words<N> {
        let cut = self.grid.cut_around(set);
        let words = self.words.map(|word| cut.of(word & set));
        let board = Words { grid: cut.grid(), words };
        // What is 0 everywhere else has the blank sign there already.
        if blank == 0 { board } else { board.only(cut.of(set), blank) }
    }

    /// The islands of squares that count. See [`Rows::parts`](super::Rows::parts).
    pub(super) fn islands(
        &self,
        Parting { counts, axes, least, .. }: Parting,
    ) -> impl Iterator<Item = u64> {
        let mut rest = self.set_of(counts);
        if least > 1 {
            rest &= self.beside(rest, axes);
        }
        std::iter::from_fn(move || {
            while rest != 0 {
                let island = self.island(rest & rest.wrapping_neg(), rest, axes);
                rest &= !island;
                if island.count_ones() as usize >= least {
                    return Some(island);
                }
            }
            None
        })
    }

    /// The squares with the same sign that are joined to a square along these axes.
    pub(super) fn group(&self, square: usize, axes: Axes) -> Squares {
        let within = self.set(self.sign(square));
        self.squares(self.island(1 << self.bit(square), within, axes))
    }

    /// The squares with a sign.
    pub(super) fn squares_with(&self, sign: Sign) -> Squares {
        self.squares(self.set(sign))
    }

    fn squares(&self, set: u64) -> Squares {
        bits(set).map(|bit| self.square(bit)).collect()
    }

    /// The squares that are reached from one along these axes within a set.
    fn island(&self, start: u64, within: u64, axes: Axes) -> u64 {
        if axes == Axes::SIDES {
            return self.grid.island(start, within);
        }
        if axes == Axes::AROUND {
            return self.grid.country(start, within);
        }
        let mut island = start;
        loop {
            let grown = (island | self.beside(island, axes)) & within;
            if grown == island {
                return island;
            }
            island = grown;
        }
    }

    /// The squares beside those of a set along some axes.
    fn beside(&self, set: u64, axes: Axes) -> u64 {
        let grid = self.grid;
        let mut beside = 0;
        if axes.has(Axes::LYING) {
            beside |= grid.left_of(set) | grid.right_of(set);
        }
        if axes.has(Axes::UPRIGHT) {
            beside |= grid.above(set) | grid.below(set);
        }
        if axes.has(Axes::FALLING) {
            beside |= grid.above(grid.left_of(set)) | grid.below(grid.right_of(set));
        }
        if axes.has(Axes::RISING) {
            beside |= grid.above(grid.right_of(set)) | grid.below(grid.left_of(set));
        }
        beside
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
    pub(super) fn turned(&self, turn: Turn) -> Words<N> {
        let board = if turn.exchanged { self.transposed() } else { *self };
        let at = usize::from(turn.index() & 3);
        Words { words: board.words.map(|word| board.reflections(word)[at]), ..board }
    }

    fn transposed(&self) -> Words<N> {
        let (grid, words) = self.grid.transposed(self.words);
        Words { grid, words }
    }

    /// See [`Rows::least`](super::Rows::least).
    pub(super) fn least(&self, symmetries: &Symmetries) -> (Words<N>, bool) {
        let mut least: Option<(Words<N>, bool)> = None;
        let compared = |exchanges| symmetries.compared(self.rows(), self.columns(), exchanges);
        let compared = [compared(false), compared(true)];
        let mut compare = |board: Words<N>, turns: u8, exchanges: bool| {
            if let Some(image) = board.least_reflected(turns) {
                if least.is_none_or(|(least, _)| image.words < least.words) {
                    least = Some((image, exchanges));
                }
            }
        };
        let pairs = symmetries.pairs();
        compare(*self, compared[0] & 0xF, false);
        if compared[1] & 0xF != 0 {
            compare(self.exchanged(pairs), compared[1] & 0xF, true);
        }
        if (compared[0] | compared[1]) >> 4 != 0 {
            let transposed = self.transposed();
            compare(transposed, compared[0] >> 4, false);
            if compared[1] >> 4 != 0 {
                compare(transposed.exchanged(pairs), compared[1] >> 4, true);
            }
        }
        least.unwrap_or((*self, false))
    }

    /// The least of its reflections in turns without a transposition, by the bits of their indices. Mostly
    /// the first words tell which one that is.
    fn least_reflected(&self, turns: u8) -> Option<Words<N>> {
        let firsts = self.reflections(self.words[0]);
        let wanted = || firsts.iter().enumerate().filter(|(index, _)| turns >> index & 1 == 1);
        let first = wanted().map(|(_, first)| *first).min()?;
        let mut least = [u64::MAX; N];
        least[0] = first;
        for (index, _) in wanted().filter(|(_, own)| N > 1 && **own == first) {
            let mut words = least;
            for (image, word) in words.iter_mut().zip(self.words).skip(1) {
                *image = if word == 0 { 0 } else { self.reflections(word)[index] };
            }
            least = least.min(words);
        }
        Some(Words { words: least, ..*self })
    }

    /// The images of a word in the turns without a transposition, by their indices.
    #[inline]
    fn reflections(&self, word: u64) -> [u64; 4] {
        let [[plain], [half], [upside_down], [reversed]] = self.grid.images([word]);
        [plain, reversed, upside_down, half]
    }

    /// Shows the boards after each move by a pattern, in the order of
    /// [`Pattern::visit_all`], until `visit` breaks off.
    pub(super) fn visit_after(
        &self,
        pattern: &Pattern,
        visit: &mut impl FnMut(Words<N>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let forbidden = pattern.unless.iter().fold(0, |set, clause| set | self.forbidden(clause));
        let begin = self.grid.all() & !forbidden;
        let has_groups = pattern.items.iter().any(|item| matches!(item, Item::Repeated { .. }));
        for step in &pattern.steps {
            let follow = Follow::begin(self, *step, begin);
            if has_groups {
                let mut found = Vec::new();
                follow.branching(&pattern.items, &mut |start, board| {
                    found.push((start, board));
                    ControlFlow::Continue(())
                })?;
                // Lines are followed one after another, each to all of its ends.
                found.sort_by_key(|(start, _)| *start);
                found.into_iter().try_for_each(|(_, board)| visit(board))?;
            } else {
                follow.straight(&pattern.items).visit(&mut |_, board| visit(board))?;
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

impl<'f, const N: usize> Follow<'f, N> {
    /// Before the first square of a pattern, which may be any of some.
    fn begin(board: &'f Words<N>, step: Step, begin: u64) -> Follow<'f, N> {
        let along = i32::from(step.0) * board.grid.stride() as i32 + i32::from(step.1);
        Follow { board, step, along, passed: begin, count: 0, changed: [0; N] }
    }

    /// One square further on.
    fn onto(mut self, change: Change) -> Follow<'f, N> {
        if self.count > 0 {
            self.passed = self.board.stepped(self.passed, self.step);
        }
        self.passed &= self.board.set(change.from);
        let by = self.along.unsigned_abs();
        let square = match self.along < 0 {
            false => shifted(1, self.count * by),
            true => {
                self.changed = self.changed.map(|changed| shifted(changed, by));
                1
            }
        };
        word_bits::<N>(change.from ^ change.to).for_each(|word| self.changed[word] |= square);
        self.count += 1;
        self
    }

    /// At the end of a pattern without groups, as far as it is found.
    fn straight(mut self, items: &[Item]) -> Follow<'f, N> {
        for change in items.iter().flat_map(Item::changes) {
            self = self.onto(*change);
            if self.passed == 0 {
                break;
            }
        }
        self
    }

    /// Follows the rest of a pattern, and shows where each move begins and the board after it.
    fn branching(self, items: &[Item], visit: &mut Visit<'_, N>) -> ControlFlow<()> {
        match items.split_first() {
            None => self.visit(visit),
            Some((Item::One(change), rest)) => match self.onto(*change) {
                Follow { passed: 0, .. } => ControlFlow::Continue(()),
                next => next.branching(rest, visit),
            },
            Some((Item::Repeated { changes, least }, rest)) => {
                let (mut next, mut times) = (self, 0);
                while next.passed != 0 {
                    if times >= *least {
                        next.branching(rest, visit)?;
                    }
                    next = changes.iter().fold(next, |next, change| next.onto(*change));
                    times += 1;
                }
                ControlFlow::Continue(())
            }
        }
    }

    /// Shows where each move that ends here begins, and the board after it.
    fn visit(
        &self,
        visit: &mut (impl FnMut(u32, Words<N>) -> ControlFlow<()> + ?Sized),
    ) -> ControlFlow<()> {
        let Some(steps) = self.count.checked_sub(1) else { return ControlFlow::Continue(()) };
        let length = steps * self.along.unsigned_abs();
        for bit in bits(self.passed) {
            let (start, lowest) = match self.along < 0 {
                true => (bit + length, bit),
                false => (bit - length, bit - length),
            };
            let mut words = self.board.words;
            words.iter_mut().zip(self.changed).for_each(|(word, set)| *word ^= set << lowest);
            visit(start, Words { words, ..*self.board })?;
        }
        ControlFlow::Continue(())
    }
}
