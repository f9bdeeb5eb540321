//! Which games are tame, found without canonical forms.
//!
//! A sum of tame games has the genus of the sum of their Nim positions, so that of a tame game two
//! things matter: its Grundy value, and whether it is *firm*, of a genus n^n(n⊕2), or *fickle*, of
//! 0^120 or 1^031. In a sum the values are added as nimbers, and it is firm if some part is.
//!
//! Here a game with moves counts as tame, too, if its tame options alone make its genus that of Nim,
//! and from every other option some move *reverts*, to a tame game that behaves as it does.
//! *Winning Ways* calls it tameable. Kayles with 6 pins is: from 5 pins a move leads back to 3.
//!
//! # Theorem (Conway 1976)
//! The previous player wins a sum of tame games in misère play if and only if
//! - some part is firm and the nim-sum of the Grundy values is 0, or
//! - no part is firm, and an odd number of parts has the Grundy value 1.
//!
//! A move to an option that is not tame never helps: the reverting move takes it back.
//!
//! Reference: Conway, *On Numbers and Games*, ch. 12; *Winning Ways*, ch. 13, where the words firm
//! and fickle come from.

use std::iter::Sum;
use std::ops::Add;

use rustc_hash::FxHashMap;

use super::walk::{Walk, walk};
use super::{Class, Genus};
use crate::foundation::{Budget, Exhausted, Outcome};
use crate::impartial::Game;

/// The position of Nim that a tame game behaves like in misère play.
///
/// ```
/// use nimatron::foundation::Outcome;
/// use nimatron::misere::Tame;
/// let [one, two] = [1, 2].map(Tame::of_heap);
/// assert_eq!((one + one).outcome(), Outcome::N);
/// assert_eq!((two + two).outcome(), Outcome::P);
/// assert_eq!((two + two).genus().to_string(), "0^02");
/// assert_eq!((two + two + one).heaps(), [2, 3]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tame {
    grundy: u32,
    is_firm: bool,
}

impl Tame {
    /// A Nim heap of this size.
    pub fn of_heap(heap: u32) -> Tame {
        Tame { grundy: heap, is_firm: heap >= 2 }
    }

    /// The position of Nim with this genus; `None` if no position of Nim has it.
    pub fn of(genus: &Genus) -> Option<Tame> {
        genus.is_of_nim().then(|| Tame { grundy: genus.normal(), is_firm: genus.is_firm() })
    }

    /// The Grundy value of normal play.
    pub fn grundy(self) -> u32 {
        self.grundy
    }

    /// Whether a heap of 2 or more is there.
    pub fn is_firm(self) -> bool {
        self.is_firm
    }

    /// The genus.
    pub fn genus(self) -> Genus {
        match self.is_firm {
            true => Genus::firm(self.grundy),
            false => Genus::of_heap(self.grundy),
        }
    }

    /// Who wins in misère play.
    pub fn outcome(self) -> Outcome {
        let is_p = self.grundy == u32::from(!self.is_firm);
        if is_p { Outcome::P } else { Outcome::N }
    }

    /// The fewest heaps of Nim that behave so.
    pub fn heaps(self) -> Vec<u32> {
        match (self.grundy, self.is_firm) {
            (0, false) => Vec::new(),
            (0, true) => vec![2, 2],
            (1, true) => vec![2, 3],
            (heap, _) => vec![heap],
        }
    }
}

impl Add for Tame {
    type Output = Tame;

    fn add(self, other: Tame) -> Tame {
        Tame { grundy: self.grundy ^ other.grundy, is_firm: self.is_firm || other.is_firm }
    }
}

impl Sum for Tame {
    fn sum<I: Iterator<Item = Tame>>(games: I) -> Tame {
        games.fold(Tame::of_heap(0), Tame::add)
    }
}

/// Why a game is not tame: a game that can be reached from it, or itself, whose options are tame
/// while its genus is that of no position of Nim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Untamed<G> {
    /// The game that can be reached.
    pub follower: G,
    /// Its genus.
    pub genus: Genus,
}

impl<G> Untamed<G> {
    /// Restive or restless.
    pub fn class(&self) -> Class {
        if self.genus.is_restive() { Class::Restive } else { Class::Restless }
    }
}

/// What is known of a component.
#[derive(Clone, Debug)]
enum Found {
    Tame(Tame),
    Untamed {
        /// The number of the reason.
        reason: usize,
        /// What moves leave that leave tame games.
        reverts: Vec<Tame>,
    },
}

/// Finds out which components of the positions of a game are tame.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::misere::{Tame, TameSearch};
/// use nimatron::rulesets::cram::Cram;
/// let (mut search, budget) = (TameSearch::new(), &mut Budget::unlimited());
/// let board = Cram::board(2, 3).expect("6 squares");
/// assert_eq!(search.part(&board, budget)?, Ok(Tame::of_heap(1)));
/// # Ok::<(), nimatron::foundation::Exhausted>(())
/// ```
#[derive(Clone, Debug)]
pub struct TameSearch<G> {
    found: FxHashMap<G, Found>,
    reasons: Vec<Untamed<G>>,
    bytes: u64,
}

impl<G: Game> Default for TameSearch<G> {
    fn default() -> TameSearch<G> {
        TameSearch::new()
    }
}

impl<G: Game> TameSearch<G> {
    /// A search that has found nothing yet.
    pub fn new() -> TameSearch<G> {
        TameSearch { found: FxHashMap::default(), reasons: Vec::new(), bytes: 0 }
    }

    /// How a component behaves, or why it is not tame.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget or its memory ends; what was found is kept.
    ///
    /// Cost: a unit of the budget for every option of every component that can be reached.
    pub fn part(
        &mut self,
        part: &G,
        budget: &mut Budget,
    ) -> Result<Result<Tame, Untamed<G>>, Exhausted> {
        let part = part.clone().canonical();
        walk(self, std::slice::from_ref(&part), budget)?;
        Ok(match self.found.get(&part) {
            Some(Found::Untamed { reason, .. }) => Err(self.reasons[*reason].clone()),
            Some(Found::Tame(tame)) => Ok(*tame),
            None => Ok(Tame::of_heap(0)),
        })
    }

    /// Reasons that have been found so far.
    pub fn reasons(&self) -> &[Untamed<G>] {
        &self.reasons
    }

    /// How a sum behaves; if it is not tame, the number of a reason, and what moves to tame games
    /// leave.
    fn sum(&self, parts: &[G]) -> Result<Tame, (usize, Vec<Tame>)> {
        let (mut sum, mut untamed) = (Tame::of_heap(0), Vec::new());
        for part in parts {
            match self.found.get(part) {
                Some(Found::Tame(tame)) => sum = sum + *tame,
                Some(Found::Untamed { reason, reverts }) => untamed.push((*reason, reverts)),
                None => {}
            }
        }
        match untamed[..] {
            [] => Ok(sum),
            [(reason, reverts)] => Err((reason, reverts.iter().map(|&to| to + sum).collect())),
            // No move makes two of them tame.
            [(reason, _), ..] => Err((reason, Vec::new())),
        }
    }

    /// What a game with these options is.
    fn of_options(&mut self, game: &G, options: &[Vec<G>]) -> Found {
        let (mut tame, mut others) = (Vec::new(), Vec::new());
        for option in options {
            match self.sum(option) {
                Ok(sum) => tame.push(sum),
                Err(other) => others.push(other),
            }
        }
        let genera: Vec<Genus> = tame.iter().map(|sum| sum.genus()).collect();
        let genus = Genus::of_options(&genera);
        let own = Tame::of(&genus).filter(|_| others.is_empty() || !tame.is_empty());
        if let Some(own) = own {
            if others.iter().all(|(_, reverts)| reverts.contains(&own)) {
                return Found::Tame(own);
            }
        }
        let reason = others.first().map(|(reason, _)| *reason);
        let reason = reason.unwrap_or_else(|| {
            self.reasons.push(Untamed { follower: game.clone(), genus });
            self.reasons.len() - 1
        });
        tame.sort_unstable();
        tame.dedup();
        Found::Untamed { reason, reverts: tame }
    }
}

impl<G: Game> Walk<G> for TameSearch<G> {
    fn knows(&self, part: &G) -> bool {
        self.found.contains_key(part)
    }

    fn settle(
        &mut self,
        part: G,
        options: Vec<Vec<G>>,
        budget: &mut Budget,
    ) -> Result<(), Exhausted> {
        let found = self.of_options(&part, &options);
        let reverts = match &found {
            Found::Untamed { reverts, .. } => size_of_val(&reverts[..]),
            Found::Tame(_) => 0,
        };
        self.bytes += (size_of::<(G, Found)>() + part.owned_bytes() + reverts) as u64;
        budget.hold(self.bytes)?;
        self.found.insert(part, found);
        Ok(())
    }
}
