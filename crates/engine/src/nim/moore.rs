//! Moore's Nim: a move lowers between 1 and `k` piles.
//!
//! # Theorem (Moore 1910)
//! Write every height in base 2 and give each power of two a column. In normal
//! play the previous player wins iff in every column the number of piles that
//! have the power is divisible by `k+1`. In misère play likewise as long as
//! some pile is large (at least 2); when none is, the previous player wins iff
//! the number of ones is 1 modulo `k+1`. For `k = 1` this is Bouton's theorem.
//!
//! *Proof.* A move changes at most `k` piles. In the highest column that it
//! changes each of them loses its power, at most `k` are lost, so a balanced
//! column becomes unbalanced. Conversely go through the columns from the top,
//! keeping the set of piles that are already *freed* (lowered in a higher
//! column, so that their lower digits can be chosen at will). Let the other
//! piles have the power of the present column `u` times, let `f` piles be free
//! and `s = u mod (k+1)`. If `s ≤ k - f`, free `s` of those piles; otherwise
//! `k+1-s ≤ f`, and so many free piles take the power. Either way the column
//! balances, and at most `k` piles are free in the end. The misère rule is the
//! same walk with the target 1 instead of 0 in the column of ones whenever no
//! larger power is left. ∎
//!
//! The columns may belong to any ordinal powers `2^g`: only finitely many occur
//! and a free pile never profits from a power that no pile has, since at most
//! `k` piles could take it. So the winning moves are finitely many, and the walk
//! over all choices, which has no dead ends, lists each of them once.
//!
//! References: E. H. Moore, *A generalization of the game called Nim*, Ann. of
//! Math. 11 (1910) 93–94; Siegel, *Combinatorial Game Theory*, I.1.

use std::collections::BTreeMap;

use nimatron_nimber::Ordinal;
use nimatron_nimber::text::formula::Formula;

use super::combinations::Combination;
use super::{Change, Move, Piles};

/// A power of two and the piles that have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// The ordinal `g` of the power `2^g`.
    pub exponent: Ordinal,
    /// The piles with this power, counted from 0, in increasing order.
    pub piles: Vec<u32>,
}

/// The columns of a position, highest power first: one for each power of two
/// that some pile has.
///
/// Cost: linear in the number of powers of all piles together, times a
/// logarithm for piles beyond the machine word.
pub fn columns(piles: &Piles) -> Vec<Column> {
    match piles.words() {
        Some(words) => columns_of_words(words),
        None => {
            let mut columns = BTreeMap::<Ordinal, Vec<u32>>::new();
            for (pile, height) in piles.iter().enumerate() {
                for exponent in height.base2() {
                    columns.entry(exponent).or_default().push(pile as u32);
                }
            }
            columns.into_iter().rev().map(|(exponent, piles)| Column { exponent, piles }).collect()
        }
    }
}

fn columns_of_words(words: &[u64]) -> Vec<Column> {
    let mut piles: [Vec<u32>; 64] = std::array::from_fn(|_| Vec::new());
    for (pile, &word) in words.iter().enumerate() {
        let mut rest = word;
        while rest != 0 {
            piles[rest.trailing_zeros() as usize].push(pile as u32);
            rest &= rest - 1;
        }
    }
    let columns = piles.into_iter().enumerate().rev().filter(|(_, piles)| !piles.is_empty());
    columns.map(|(bit, piles)| Column { exponent: bit.into(), piles }).collect()
}

/// The power `2^g` as a formula: a number while it is small.
pub(super) fn power_formula(exponent: &Ordinal) -> Formula {
    match Ordinal::power_of_two(exponent) {
        Ok(power) => power.base2_formula(),
        Err(_) => Formula::number(2).to_the(exponent.formula()),
    }
}

/// The ordinal with these powers, also where it is larger than may be typed:
/// it is below a pile, and piles of different shapes can lend it their terms.
pub(crate) fn sum_of_powers(exponents: &[Ordinal]) -> Ordinal {
    Ordinal::from_base2(exponents).unwrap_or_else(|_| {
        let powers: Vec<Ordinal> =
            exponents.iter().filter_map(|exponent| Ordinal::power_of_two(exponent).ok()).collect();
        Ordinal::nim_sum_of(&powers)
    })
}

/// Every winning move of an N-position, each once; nothing from a P-position.
///
/// The moves can be very many (choose 2 of 1000 equal piles), so they come one
/// at a time; between two of them lies work linear in the size of the table.
pub(super) fn winning_moves<'a>(
    piles: &'a Piles,
    columns: &[Column],
    at_most: usize,
    misere: bool,
) -> impl Iterator<Item = Move> + 'a {
    let mut columns = columns.to_vec();
    let units = columns.last().is_some_and(|column| column.exponent.is_zero());
    if misere && !units {
        columns.push(Column { exponent: Ordinal::zero(), piles: Vec::new() });
    }
    let mut walk = Walk {
        piles,
        columns,
        at_most,
        misere,
        free: Vec::new(),
        raised: Vec::new(),
        stack: Vec::new(),
    };
    walk.enter(false);
    walk
}

/// The walk of the theorem's proof over all choices, depth first.
struct Walk<'a> {
    piles: &'a Piles,
    columns: Vec<Column>,
    at_most: usize,
    misere: bool,
    /// The free piles with the columns in which they were freed.
    free: Vec<(u32, usize)>,
    /// The free piles that take the power of a column.
    raised: Vec<(u32, usize)>,
    /// One choice for each column gone through.
    stack: Vec<Choice>,
}

/// What is done in one column: which piles are freed and which take the power.
struct Choice {
    /// The piles that have the power and are not free yet.
    candidates: Vec<u32>,
    /// How many piles were free, and how many had been raised, on entering.
    free_before: usize,
    raised_before: usize,
    /// Whether a power other than 1 is left in a higher column.
    large_before: bool,
    /// The number of ones that the column must have, modulo `k+1`.
    target: usize,
    freed: Combination,
    raised: Combination,
}

impl Choice {
    /// The first way to balance the column by freeing `freed` piles or more.
    fn find(&self, mut freed: usize, at_most: usize) -> Option<(Combination, Combination)> {
        let modulus = at_most + 1;
        let most = self.candidates.len().min(at_most - self.free_before);
        while freed <= most {
            let left = (self.candidates.len() - freed) % modulus;
            let needed = (self.target + modulus - left) % modulus;
            if let Some(raised) = Combination::first(needed, self.free_before) {
                let freed = Combination::first(freed, self.candidates.len())?;
                return Some((freed, raised));
            }
            freed += 1;
        }
        None
    }

    /// Moves on to the next way; `false` after the last one.
    fn advance(&mut self, at_most: usize) -> bool {
        if self.raised.advance() {
            return true;
        }
        let needed = self.raised.indices().len();
        if self.freed.advance() {
            if let Some(raised) = Combination::first(needed, self.free_before) {
                self.raised = raised;
                return true;
            }
        }
        match self.find(self.freed.indices().len() + 1, at_most) {
            Some((freed, raised)) => {
                (self.freed, self.raised) = (freed, raised);
                true
            }
            None => false,
        }
    }

    /// How many piles have the power when the choice has been made.
    fn ones_after(&self) -> usize {
        self.candidates.len() - self.freed.indices().len() + self.raised.indices().len()
    }
}

impl Walk<'_> {
    /// Opens the next column with its first choice. By the theorem there is one,
    /// but for a misère position in which all piles are empty.
    fn enter(&mut self, large_before: bool) -> bool {
        let column = &self.columns[self.stack.len()];
        let mut is_free: Vec<u32> = self.free.iter().map(|&(pile, _)| pile).collect();
        is_free.sort_unstable();
        let unfreed = column.piles.iter().filter(|pile| is_free.binary_search(pile).is_err());
        let switched = self.misere && column.exponent.is_zero() && !large_before;
        let mut choice = Choice {
            candidates: unfreed.copied().collect(),
            free_before: self.free.len(),
            raised_before: self.raised.len(),
            large_before,
            target: usize::from(switched),
            freed: Combination::empty(),
            raised: Combination::empty(),
        };
        let Some(first) = choice.find(0, self.at_most) else {
            return false;
        };
        (choice.freed, choice.raised) = first;
        self.stack.push(choice);
        self.apply();
        true
    }

    /// Lets the choice at the top of the stack take effect.
    fn apply(&mut self) {
        let column = self.stack.len() - 1;
        let choice = &self.stack[column];
        let raised = choice.raised.indices().iter().map(|&i| (self.free[i].0, column));
        self.raised.extend(raised);
        let freed = choice.freed.indices().iter().map(|&i| (choice.candidates[i], column));
        self.free.extend(freed);
    }

    /// Takes back the choice at the top of the stack.
    fn retract(&mut self) {
        if let Some(choice) = self.stack.last() {
            self.free.truncate(choice.free_before);
            self.raised.truncate(choice.raised_before);
        }
    }

    /// Goes down from the present choice to the last column.
    fn descend(&mut self) {
        while let Some(choice) = self.stack.last().filter(|_| self.stack.len() < self.columns.len())
        {
            let power_of_large = !self.columns[self.stack.len() - 1].exponent.is_zero();
            let large = choice.large_before || power_of_large && choice.ones_after() > 0;
            if !self.enter(large) {
                return;
            }
        }
    }

    /// Changes the last choice that can be changed; `false` if none can.
    fn backtrack(&mut self) -> bool {
        while !self.stack.is_empty() {
            self.retract();
            let advanced = self.stack.last_mut().is_some_and(|top| top.advance(self.at_most));
            if advanced {
                self.apply();
                return true;
            }
            self.stack.pop();
        }
        false
    }

    /// The move that the choices describe; nothing if they change no pile.
    fn chosen_move(&self) -> Option<Move> {
        let changes = self.free.iter().map(|&(pile, freed_in)| {
            let from = self.piles.height(pile as usize);
            let top = &self.columns[freed_in].exponent;
            let kept = from.base2().into_iter().take_while(|exponent| exponent > top);
            let raised = self.raised.iter().filter(|&&(raised, _)| raised == pile);
            let raised = raised.map(|&(_, column)| self.columns[column].exponent.clone());
            let to = sum_of_powers(&kept.chain(raised).collect::<Vec<_>>());
            Change { pile: pile as usize, from, to }
        });
        let changes: Vec<Change> = changes.collect();
        (!changes.is_empty()).then(|| Move::new(changes))
    }
}

impl Iterator for Walk<'_> {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        while !self.stack.is_empty() {
            self.descend();
            let found = self.chosen_move();
            self.backtrack();
            if found.is_some() {
                return found;
            }
        }
        None
    }
}
