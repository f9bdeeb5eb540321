//! Nim of n players by the podium rule, for piles of any ordinal height.
//!
//! # Theorem (Li 1978)
//! Let every player prefer that the play ends shortly after an own move: who moves last is first,
//! who moved before that second, and so on. Write every pile in base 2. The last move is made by
//! the player who moved before this position, iff in every column the number of piles that have the
//! power is divisible by n: by Moore's theorem these are the positions that the previous player
//! wins in Nim of two players who may lower n − 1 piles at once.
//!
//! In all other positions the last move is made t turns from now, where t is the least number of
//! piles that have to be lowered so that every column is divisible by n; t < n.
//!
//! *Proof.* Let t(G) be that number. Piles that are lowered one after another are lowered by
//! different players, so an option with t(G) − 1 exists where t(G) > 0; no option has less, for if
//! k piles balance an option, k + 1 balance G. Where t(G) = 0, every option is unbalanced, and n −
//! 1 is the only number that remains: if k < n − 1 piles balanced an option, k + 1 < n piles would
//! lead from one balanced position to another. A player ends up better the smaller the number is
//! that the next position has. ∎
//!
//! Reference: S.-Y. R. Li, *N-person Nim and N-person Moore's games*, Int. J. Game Theory 7 (1978)
//! 31–36.

use nimatron_nimber::Ordinal;

use super::{Players, Seat};
use crate::nim::{Piles, moore};

/// A column of the table: how many piles have a power of two, modulo the number of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Residue {
    /// The ordinal g of the power 2^g.
    pub exponent: Ordinal,
    /// How many piles have it.
    pub piles: usize,
    /// The same modulo n.
    pub residue: usize,
}

/// The columns of the piles, highest power first, modulo the number of players.
///
/// ```
/// use nimatron::multiplayer::{Players, ranked};
/// let piles = [1u64, 2, 3].into_iter().collect();
/// let residues = ranked::residues(&piles, Players::new(3).expect("three may play"));
/// assert_eq!(residues.iter().map(|column| column.residue).collect::<Vec<_>>(), [2, 2]);
/// ```
pub fn residues(piles: &Piles, players: Players) -> Vec<Residue> {
    let columns = moore::columns(piles).into_iter();
    columns
        .map(|column| Residue {
            piles: column.piles.len(),
            residue: column.piles.len() % players.number(),
            exponent: column.exponent,
        })
        .collect()
}

/// In how many turns the last move is made, modulo n: 0 if it is the previous player's, 1 if it is
/// that of the player who is about to move, and so on. `None` if it would take too long to find the
/// least number of piles, which happens with many piles and five or six players alone.
///
/// Cost: that of trying all sets of at most n − 2 piles, within a bound.
///
/// ```
/// use nimatron::multiplayer::{Players, ranked};
/// let three = Players::new(3).expect("three may play");
/// let turns = |piles: &[u64]| ranked::turns_to_last(&piles.iter().copied().collect(), three);
/// assert_eq!([turns(&[5, 5, 5]), turns(&[5]), turns(&[5, 5])], [Some(0), Some(1), Some(2)]);
/// // Which pile is lowered counts: 2, 2, 2 is balanced.
/// assert_eq!(turns(&[2, 2, 2, 3]), Some(1));
/// ```
pub fn turns_to_last(piles: &Piles, players: Players) -> Option<usize> {
    let lowerings = Search::least(&moore::columns(piles), piles.len(), players.number())?;
    Some(lowerings.len())
}

/// The indices of piles, as few as possible, that can be lowered so that all columns are divisible
/// by the number of players; in increasing order. `None` as for [`turns_to_last`].
pub fn lowered_piles(piles: &Piles, players: Players) -> Option<Vec<usize>> {
    let lowerings = Search::least(&moore::columns(piles), piles.len(), players.number())?;
    let mut lowered: Vec<usize> = lowerings.iter().map(|lowering| lowering.pile as usize).collect();
    lowered.sort_unstable();
    Some(lowered)
}

/// A pile and the height to which it is best lowered by the podium rule; `None` if there is nothing
/// to lower, or as for [`turns_to_last`]. Where the piles are balanced all moves are alike, and the
/// first pile is taken away.
///
/// The pile is one of the least that have to be lowered, and is lowered as balancing all of them
/// together lowers it: one less has to be lowered then.
///
/// Cost: that of [`turns_to_last`].
///
/// ```
/// use nimatron::multiplayer::{Players, ranked};
/// let three = Players::new(3).expect("three may play");
/// let (pile, height) = ranked::best_lowering(&[1u64, 2].into_iter().collect(), three).expect("a move");
/// assert_eq!((pile, height.to_u64()), (0, Some(0)));
/// ```
pub fn best_lowering(piles: &Piles, players: Players) -> Option<(usize, Ordinal)> {
    let columns = moore::columns(piles);
    let lowerings = Search::least(&columns, piles.len(), players.number())?;
    let Some(Lowering { pile, at, gained }) = lowerings.last() else {
        let first = piles.iter().position(|pile| !pile.is_zero())?;
        return Some((first, Ordinal::zero()));
    };
    let powers = columns.iter().enumerate().filter(|&(index, column)| match index < *at {
        true => column.piles.contains(pile),
        false => gained.contains(&index),
    });
    let powers: Vec<Ordinal> = powers.map(|(_, column)| column.exponent.clone()).collect();
    Some((*pile as usize, moore::sum_of_powers(&powers)))
}

/// How a pile is lowered: it keeps its powers above a column, loses that of the column, and has
/// of those below what balances them.
#[derive(Clone, Debug)]
struct Lowering {
    pile: u32,
    /// The index of the column.
    at: usize,
    /// The indices of the columns below whose powers it has.
    gained: Vec<usize>,
}

/// The search for the least piles that have to be lowered to balance all columns.
///
/// From the highest column down: some of the piles that have the power lose it, which makes them
/// free, and piles that were free before take it as they are wanted. n − 1 piles always suffice.
struct Search<'c> {
    columns: &'c [moore::Column],
    n: usize,
    /// The most piles that may be lowered.
    most: usize,
    is_free: Vec<bool>,
    lowerings: Vec<Lowering>,
    /// Number of piles in columns that have been looked at.
    looked_at: usize,
}

impl Search<'_> {
    const MOST_LOOKED_AT: usize = 1 << 24;

    /// The lowerings that suffice, as few as possible; `None` if the search is given up.
    fn least(columns: &[moore::Column], piles: usize, n: usize) -> Option<Vec<Lowering>> {
        let (is_free, lowerings) = (vec![false; piles], Vec::new());
        let mut search = Search { columns, n, most: 0, is_free, lowerings, looked_at: 0 };
        let sufficient = search.sufficient();
        for most in 0..sufficient.len() {
            search.most = most;
            if search.balances(0)? {
                return Some(search.lowerings);
            }
        }
        Some(sufficient)
    }

    /// Lowerings that suffice: in each column the first piles that are too many lose the power,
    /// where no free piles can take it instead. Nothing is free afterwards.
    fn sufficient(&mut self) -> Vec<Lowering> {
        for index in 0..self.columns.len() {
            let column = self.columns[index].piles.iter().copied();
            let held: Vec<u32> = column.filter(|pile| !self.is_free[*pile as usize]).collect();
            let too_many = held.len() % self.n;
            let wanted = (self.n - too_many) % self.n;
            if wanted <= self.lowerings.len() {
                self.give(wanted, index);
                continue;
            }
            for &pile in &held[..too_many] {
                self.is_free[pile as usize] = true;
                self.lowerings.push(Lowering { pile, at: index, gained: Vec::new() });
            }
        }
        self.is_free.fill(false);
        std::mem::take(&mut self.lowerings)
    }

    /// Whether the columns from this one on can be balanced; then the lowerings do so.
    fn balances(&mut self, from: usize) -> Option<bool> {
        for index in from..self.columns.len() {
            let column = self.columns[index].piles.iter().copied();
            let held: Vec<u32> = column.filter(|pile| !self.is_free[*pile as usize]).collect();
            self.looked_at += held.len() + 1;
            if self.looked_at > Self::MOST_LOOKED_AT {
                return None;
            }
            let free = self.lowerings.len();
            // So many of the free piles have to take the power if so many others lose it.
            let wanted = |lost: usize| (self.n + lost - held.len() % self.n) % self.n;
            let wanted: Vec<usize> = (0..=held.len().min(self.most - free)).map(wanted).collect();
            for (lost, &taking) in wanted.iter().enumerate().skip(1) {
                if taking <= free {
                    self.give(taking, index);
                    if self.frees(&held, lost, index)? {
                        return Some(true);
                    }
                    self.take_back(index);
                }
            }
            if wanted[0] > free {
                self.take_back(from);
                return Some(false);
            }
            self.give(wanted[0], index);
        }
        Some(true)
    }

    /// Whether the columns below this one can be balanced after so many of these piles are freed.
    fn frees(&mut self, held: &[u32], count: usize, at: usize) -> Option<bool> {
        if count == 0 {
            return self.balances(at + 1);
        }
        for (index, &pile) in held.iter().enumerate() {
            self.is_free[pile as usize] = true;
            self.lowerings.push(Lowering { pile, at, gained: Vec::new() });
            if self.frees(&held[index + 1..], count - 1, at)? {
                return Some(true);
            }
            self.lowerings.pop();
            self.is_free[pile as usize] = false;
        }
        Some(false)
    }

    /// The first free piles take a power.
    fn give(&mut self, count: usize, index: usize) {
        self.lowerings[..count].iter_mut().for_each(|lowering| lowering.gained.push(index));
    }

    /// All free piles lose the powers from a column on that they have taken.
    fn take_back(&mut self, from: usize) {
        let lowerings = self.lowerings.iter_mut();
        lowerings.for_each(|lowering| lowering.gained.retain(|index| *index < from));
    }
}

/// The places of all players by the podium rule, best first: who moves last, who before that, and
/// so on.
pub fn podium(last: Seat, players: Players) -> impl Iterator<Item = Seat> {
    let n = players.number();
    (0..n).map(move |place| players.turns_after(last, n - place))
}
