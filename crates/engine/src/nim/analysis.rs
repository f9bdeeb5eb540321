//! Who wins a position of the family, by which moves, and the number that
//! decides it.

use std::fmt;

use nimatron_nimber::Ordinal;
use nimatron_nimber::text::Notation;
use nimatron_nimber::text::formula::{Formula, Operator};

use super::moore::Column;
use super::{Move, Position, Variant, bounded, misere, moore, normal};
use crate::foundation::{Convention, Nimber, Outcome};
use crate::partizan::loopy::LoopySummary;
use crate::partizan::{OutcomeClass, Summary};

/// What decides a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// The nim-sum of what the parts are worth (the heights, or the residues in
    /// bounded Nim): in normal play this is the Grundy value.
    NimSum(Nimber),
    /// The columns whose sums are not 0 modulo `modulus`, highest power first,
    /// each with the ordinal `g` of its power `2^g` and its remainder.
    Columns {
        /// `k+1`, where a turn lowers at most `k` piles.
        modulus: usize,
        /// Exponents and remainders.
        remainders: Vec<(Ordinal, usize)>,
    },
    /// Nothing but who wins, which was found by search.
    Outcome(Outcome),
    /// A partizan game: who wins it whoever begins, and its value where that is known.
    Game(Summary),
    /// A game in which positions can come again: who wins or draws it whoever begins, and its value
    /// where that is known.
    Loopy(LoopySummary),
    /// The net score of a game in which points are counted: how many more the player to move gets from
    /// here on than the other one, if both play for that.
    Score(i64),
}

impl Quantity {
    /// The quantity in the given notation: `*6`, or `4:2, 1:1 (mod 3)`.
    pub fn to_text(&self, notation: Notation) -> String {
        match self {
            Quantity::Outcome(outcome) => outcome.to_string(),
            Quantity::Game(Summary { class, value: None }) => class.to_string(),
            Quantity::Loopy(LoopySummary { class, value: None }) => class.to_string(),
            _ => self.formula().to_text(notation),
        }
    }

    /// The quantity as a formula.
    pub fn formula(&self) -> Formula {
        match self {
            Quantity::NimSum(nimber) => nimber.formula(),
            Quantity::Columns { modulus, remainders } => {
                let columns = remainders.iter().map(|(exponent, remainder)| {
                    let sides = [moore::power_formula(exponent), Formula::number(remainder)];
                    Formula::joined(sides, &Operator::Colon.close())
                });
                let columns = match remainders.is_empty() {
                    true => Formula::number(0),
                    false => Formula::joined(columns, &Operator::Comma.spaced()),
                };
                let modulus = Formula::row([Formula::text("mod "), Formula::number(modulus)]);
                Formula::row([columns, Formula::text(" "), modulus.in_brackets()])
            }
            Quantity::Outcome(outcome) => Formula::text(outcome.to_string()),
            Quantity::Game(summary) => match &summary.value {
                Some(value) => value.formula.clone(),
                None => Formula::text(summary.class.to_string()),
            },
            Quantity::Loopy(summary) => summary.formula(),
            Quantity::Score(net) => Formula::number(net),
        }
    }
}

impl fmt::Display for Quantity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text(Notation::Ascii))
    }
}

/// A solved position. Made by [`Position::analyze`].
#[derive(Clone, Debug)]
pub struct Analysis {
    position: Position,
    quantity: Quantity,
    /// How many piles (or residues) are large, that is, at least 2.
    large: usize,
    /// The columns, where the theory needs them.
    columns: Vec<Column>,
}

impl Position {
    /// Solves the position by the theorem of its variant, in time linear in
    /// its length.
    pub fn analyze(&self) -> Analysis {
        let large = self.residues().filter(misere::is_large).count();
        let (quantity, columns) = match &self.rules().variant {
            Variant::Nim => (Quantity::NimSum(self.piles().nim_sum().into()), Vec::new()),
            Variant::Bounded { .. } => {
                let sum = self.residues().fold(Ordinal::zero(), |sum, r| sum.nim_sum(&r));
                (Quantity::NimSum(sum.into()), Vec::new())
            }
            Variant::Moore { at_most } => {
                let columns = moore::columns(self.piles());
                let modulus = at_most + 1;
                let remainders = columns.iter().filter_map(|column| {
                    let remainder = column.piles.len() % modulus;
                    (remainder != 0).then(|| (column.exponent.clone(), remainder))
                });
                (Quantity::Columns { modulus, remainders: remainders.collect() }, columns)
            }
        };
        Analysis { position: self.clone(), quantity, large, columns }
    }

    /// What each pile counts for: its height, or its residue in bounded Nim.
    pub fn residues(&self) -> impl Iterator<Item = Ordinal> + '_ {
        self.piles().iter().map(|height| match &self.rules().variant {
            Variant::Bounded { max } => bounded::residue(&height, max).into(),
            Variant::Nim | Variant::Moore { .. } => height,
        })
    }
}

impl Analysis {
    /// The position that was solved.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Who wins under best play.
    pub fn outcome(&self) -> Outcome {
        let p_position = match (self.position.rules().convention, &self.quantity) {
            (Convention::Normal, Quantity::NimSum(sum)) => sum.is_zero(),
            (Convention::Misere, Quantity::NimSum(sum)) => {
                misere::is_p_position(sum.height(), self.large > 0)
            }
            (Convention::Misere, Quantity::Columns { remainders, .. }) if self.large == 0 => {
                remainders.iter().any(|(_, remainder)| *remainder == 1)
            }
            (_, Quantity::Columns { remainders, .. }) => remainders.is_empty(),
            (_, Quantity::Outcome(outcome)) => *outcome == Outcome::P,
            (_, Quantity::Game(summary)) => summary.class == OutcomeClass::P,
            (_, Quantity::Loopy(summary)) => summary.class.without_draws() == Some(OutcomeClass::P),
            (_, Quantity::Score(net)) => *net < 0,
        };
        if p_position { Outcome::P } else { Outcome::N }
    }

    /// The number that decides, by the theory of the variant.
    pub fn quantity(&self) -> &Quantity {
        &self.quantity
    }

    /// How many piles (or residues) are large, that is, at least 2. Misère
    /// play differs from normal play as soon as a move leaves none.
    pub fn count_large(&self) -> usize {
        self.large
    }

    /// The columns of Moore's Nim, highest power first; empty otherwise.
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// The position beside a pile of Nim, in normal play: its winning moves are
    /// those that leave the value of the pile. Nothing where the theory tells no
    /// Grundy value.
    pub fn beside(&self, pile: &Nimber) -> Option<Analysis> {
        match (&self.quantity, self.position.rules().convention) {
            (Quantity::NimSum(sum), Convention::Normal) => {
                let quantity = Quantity::NimSum(sum.clone() + pile.clone());
                Some(Analysis { quantity, ..self.clone() })
            }
            _ => None,
        }
    }

    /// Every winning move, each once; nothing from a P-position.
    pub fn winning_moves(&self) -> Box<dyn Iterator<Item = Move> + '_> {
        let position = &self.position;
        match (&position.rules().variant, &self.quantity) {
            _ if self.outcome() == Outcome::P => Box::new(std::iter::empty()),
            (Variant::Moore { at_most }, _) => {
                let misere = position.rules().convention == Convention::Misere;
                Box::new(moore::winning_moves(position.piles(), &self.columns, *at_most, misere))
            }
            (_, Quantity::NimSum(sum)) => Box::new(self.single_pile_moves(sum.height())),
            (
                _,
                Quantity::Columns { .. }
                | Quantity::Outcome(_)
                | Quantity::Game(_)
                | Quantity::Loopy(_)
                | Quantity::Score(_),
            ) => Box::new(std::iter::empty()),
        }
    }

    fn single_pile_moves<'a>(&'a self, sum: &'a Ordinal) -> impl Iterator<Item = Move> + 'a {
        let position = &self.position;
        let residues = position.residues();
        position.piles().iter().zip(residues).enumerate().filter_map(|(pile, (from, residue))| {
            let target = match position.rules().convention {
                Convention::Normal => normal::target(&residue, sum),
                Convention::Misere => {
                    let others = self.large - usize::from(misere::is_large(&residue));
                    misere::target(&residue, sum, others > 0)
                }
            };
            let to = match &position.rules().variant {
                Variant::Bounded { max } => bounded::reach(&from, &target, max),
                Variant::Nim | Variant::Moore { .. } => (target < from).then_some(target),
            };
            to.map(|to| Move::single(pile, from, to))
        })
    }
}
