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
pub(super) mod residues;

use super::claims::Teller;
use super::document::{Prose, prose};
use super::words::listed;
use crate::core::Convention;
use crate::nim::{self, Variant};

/// So many piles, pairs or powers are named in a sentence.
const MOST_NAMED: usize = 8;

impl Teller<'_> {
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

/// `pile 3`, or `piles 1, 2 and 3`.
fn piles_named(piles: &[usize]) -> Prose {
    let noun = if piles.len() == 1 { "pile" } else { "piles" };
    prose!("{} {}", noun, listed(piles.iter().map(usize::to_string), MOST_NAMED, "pile"))
}
