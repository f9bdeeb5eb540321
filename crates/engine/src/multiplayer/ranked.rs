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
/// that of the player who is about to move, and so on.
///
/// Cost: linear in the table of powers.
///
/// ```
/// use nimatron::multiplayer::{Players, ranked};
/// let three = Players::new(3).expect("three may play");
/// let turns = |piles: &[u64]| ranked::turns_to_last(&piles.iter().copied().collect(), three);
/// assert_eq!((turns(&[5, 5, 5]), turns(&[5]), turns(&[5, 5])), (0, 1, 2));
/// ```
pub fn turns_to_last(piles: &Piles, players: Players) -> usize {
    freed_piles(&moore::columns(piles), piles.len(), players.number()).len()
}

/// The indices of piles, as few as possible, that can be lowered so that all columns are divisible
/// by the number of players; in increasing order.
pub fn lowered_piles(piles: &Piles, players: Players) -> Vec<usize> {
    let freed = freed_piles(&moore::columns(piles), piles.len(), players.number());
    let mut lowered: Vec<usize> = freed.into_iter().map(|(pile, _)| pile as usize).collect();
    lowered.sort_unstable();
    lowered
}

/// A pile and the height to which it is best lowered by the podium rule; `None` if there is nothing
/// to lower. Where the piles are balanced all moves are alike, and the first pile is taken away.
///
/// The pile is one of those that are freed last. It keeps its powers above, loses the power by
/// which it is freed, and takes a power below only where all other free piles would take it, too,
/// and one more is wanted.
///
/// Cost: linear in the table of powers.
///
/// ```
/// use nimatron::multiplayer::{Players, ranked};
/// let three = Players::new(3).expect("three may play");
/// let (pile, height) = ranked::best_lowering(&[1u64, 2].into_iter().collect(), three).expect("a move");
/// assert_eq!((pile, height.to_u64()), (0, Some(0)));
/// ```
pub fn best_lowering(piles: &Piles, players: Players) -> Option<(usize, Ordinal)> {
    let n = players.number();
    let columns = moore::columns(piles);
    let freed = freed_piles(&columns, piles.len(), n);
    let Some(&(pile, at)) = freed.last() else {
        let first = piles.iter().position(|pile| !pile.is_zero())?;
        return Some((first, Ordinal::zero()));
    };
    let is_free = |pile: u32| freed.iter().any(|&(other, _)| other == pile);
    let powers = columns.iter().enumerate().filter(|&(index, column)| match index < at {
        true => column.piles.contains(&pile),
        false => {
            let held = column.piles.iter().filter(|&&pile| !is_free(pile)).count();
            index > at && n - held % n == freed.len()
        }
    });
    let powers: Vec<Ordinal> = powers.map(|(_, column)| column.exponent.clone()).collect();
    Some((pile as usize, moore::sum_of_powers(&powers)))
}

/// The least piles that have to be lowered to balance all columns, in the order in which they are
/// freed, each with the index of its column.
fn freed_piles(columns: &[moore::Column], piles: usize, n: usize) -> Vec<(u32, usize)> {
    let mut is_free = vec![false; piles];
    let mut freed = Vec::new();
    for (index, column) in columns.iter().enumerate() {
        let held = column.piles.iter().filter(|&&pile| !is_free[pile as usize]);
        let held: Vec<u32> = held.copied().collect();
        let residue = held.len() % n;
        // Free piles may take the power; otherwise as many piles as are too many lose it.
        if residue > 0 && n - residue > freed.len() {
            for &pile in &held[..residue] {
                is_free[pile as usize] = true;
                freed.push((pile, index));
            }
        }
    }
    freed
}

/// The places of all players by the podium rule, best first: who moves last, who before that, and
/// so on.
pub fn podium(last: Seat, players: Players) -> impl Iterator<Item = Seat> {
    let n = players.number();
    (0..n).map(move |place| players.turns_after(last, n - place))
}
