//! The claims about the Nim family in sentences and tables.
//!
//! | file | tells |
//! | --- | --- |
//! | `piles` | equal piles, few piles, the switch of misère play |
//! | `balance` | powers of two: which stand alone, and where |
//! | `moves` | winning moves, what they leave, how moves are answered |
//! | `powers`, `residues` | the tables of powers, of Cantor normal forms, of residues |
//! | `normal_form` | how an ordinal splits into powers of two |

mod balance;
mod moves;
mod normal_form;
mod piles;
pub(super) mod powers;
mod residues;

use std::borrow::Cow;

use super::claims::Teller;
use super::document::{Prose, exact, prose};
use super::words::listed;
use crate::explain::{PileClaim, Step, Written};
use crate::foundation::Convention;
use crate::nim::{self, Variant};
use crate::rulesets::Move;

/// So many piles, pairs or powers are named in a sentence.
const MOST_NAMED: usize = 8;

impl Teller<'_> {
    /// Tells a claim about piles with its reasons.
    pub(super) fn tell_of_piles(&mut self, claim: &PileClaim, because: &[Step]) {
        match claim {
            PileClaim::Residues { modulus, rows } => {
                self.blocks.extend(residues::residues(self.words, modulus, rows));
            }
            PileClaim::Switch { large, piles, phase } => self.switch(*large, piles, *phase),
            PileClaim::Ones { number } => self.ones(*number),
            PileClaim::Equal { by, pairs, rest } => self.equal(*by, pairs, rest),
            PileClaim::Few { piles, equal } => self.few(piles, *equal),
            PileClaim::Splits { rows } => self.splits_of(rows),
            PileClaim::Balance { modulus, uneven } => {
                return self.balance(because, *modulus, uneven);
            }
            PileClaim::Powers { rows } => self.powers(rows),
            PileClaim::Pairs { pairs, lonely } => {
                let told = powers::pairs(self.words, pairs, lonely);
                if !told.is_empty() {
                    self.say(told);
                }
            }
            PileClaim::LonePower { exponent, piles } => self.lone_power(exponent, piles),
            PileClaim::OddMoves { number } => self.odd_moves(*number),
            PileClaim::Candidates { piles } => self.candidates(piles),
            // They are told with the winning moves.
            PileClaim::Exchange { .. } | PileClaim::Makes { .. } => {}
            PileClaim::Answers { how, rows, complete } => self.answers(*how, rows, *complete),
            PileClaim::Effect { chosen, leaves, left, reply } => {
                self.effect(chosen, *leaves, left, reply.as_ref());
            }
            PileClaim::NormalForm { pile, steps } => self.normal_form(*pile, steps),
        }
        self.tell_all(because);
    }

    /// A move of the position, if it is one of the Nim family.
    fn read_nim<'m>(&self, chosen: &'m Written<Move>) -> Option<Cow<'m, nim::Move>> {
        of_nim(self.read(chosen)?)
    }

    /// A reply to a move.
    fn read_nim_after<'m>(
        &self,
        chosen: &Written<Move>,
        reply: &'m Written<Move>,
    ) -> Option<Cow<'m, nim::Move>> {
        of_nim(self.read_after(chosen, reply)?)
    }

    /// What a move does, after "lower" or "lowering".
    fn lowering(&self, read: Option<&nim::Move>, written: &Written<Move>) -> Prose {
        match read {
            Some(chosen) => self.words.lowering(chosen),
            None => exact(written.to_string()),
        }
    }

    /// The position, if it is one of the Nim family.
    pub(super) fn nim(&self) -> Option<&nim::Position> {
        self.position.as_deref()?.as_nim()
    }

    pub(super) fn rules(&self) -> Option<(&Variant, Convention)> {
        let rules = self.nim()?.rules();
        Some((&rules.variant, rules.convention))
    }

    fn is_bounded(&self) -> bool {
        matches!(self.rules(), Some((Variant::Bounded { .. }, _)))
    }

    fn is_misere(&self) -> bool {
        matches!(self.rules(), Some((_, Convention::Misere)))
    }

    /// How many piles a turn may lower.
    fn at_most(&self) -> usize {
        match self.rules() {
            Some((Variant::Moore { at_most }, _)) => *at_most,
            _ => 1,
        }
    }

    fn count_piles(&self) -> Option<usize> {
        Some(self.nim()?.piles().len())
    }
}

fn of_nim(chosen: Cow<'_, Move>) -> Option<Cow<'_, nim::Move>> {
    match chosen {
        Cow::Borrowed(Move::Nim(chosen)) => Some(Cow::Borrowed(chosen)),
        Cow::Owned(Move::Nim(chosen)) => Some(Cow::Owned(chosen)),
        _ => None,
    }
}

/// `pile 3`, or `piles 1, 2 and 3`.
fn piles_named(piles: &[usize]) -> Prose {
    let named = listed(piles.iter().map(usize::to_string), MOST_NAMED, "pile");
    match piles.len() {
        1 => prose!("pile {}", named),
        _ => prose!("piles {}", named),
    }
}
