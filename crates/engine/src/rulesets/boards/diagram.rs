//! A board with sets of its squares: islands and canonical form.

use std::hash::{Hash, Hasher};
use std::mem::swap;

use super::{Grid, bits};
use crate::foundation::Place;
use crate::partizan::Twin;

/// A board with N sets of its squares, such as those with the pieces of either player.
///
/// ```
/// use nimatron::rulesets::boards::{Diagram, Exchange, Grid};
/// let grid = Grid::new(3, 3).expect("9 squares");
/// let [corner, below] = [grid.square(0, 2), grid.square(1, 2)];
/// let upright = Diagram { grid, sets: [corner | below] };
/// let canonical = upright.canonical(Exchange::QuarterTurn);
/// // Two squares side by side: for the opponent they are what two upright ones are for a player.
/// assert_eq!((canonical.game.grid.rows(), canonical.game.grid.columns()), (1, 2));
/// assert!(canonical.is_negated);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Diagram<const N: usize> {
    /// The board.
    pub grid: Grid,
    /// The sets.
    pub sets: [u64; N],
}

impl<const N: usize> Hash for Diagram<N> {
    /// The sides are left out: the sets of a board that is cut to them determine it nearly always.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.sets.iter().for_each(|set| state.write_u64(*set));
    }
}

/// What exchanges the players, so that the position becomes its negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exchange {
    /// Nothing: both players have the same moves.
    Nothing,
    /// To exchange rows and columns.
    QuarterTurn,
    /// To exchange the first two sets, those of Left and of Right.
    Colours,
}

impl<const N: usize> Diagram<N> {
    /// The least of the images in the symmetries of the board and, with [`Exchange::Colours`], of
    /// the players; cut to the smallest board around all sets, which is lying.
    ///
    /// Cost: some twenty operations on words for each set.
    #[inline]
    pub fn canonical(self, exchange: Exchange) -> Twin<Diagram<N>> {
        let (mut grid, mut sets) = self.grid.cut(self.sets);
        let is_standing = grid.rows() > grid.columns();
        if is_standing {
            (grid, sets) = grid.transposed(sets);
        }
        let straight = grid.images(sets);
        // Only a square board has images that are turned by a quarter.
        let turned = match grid.rows() == grid.columns() {
            true => grid.images(grid.transposed(sets).1),
            false => straight,
        };
        let (sets, is_negated) = match exchange {
            Exchange::Nothing => (lesser(least(straight), least(turned)), false),
            Exchange::QuarterTurn => match (least(straight), least(turned)) {
                (straight, turned) if is_less(&turned, &straight) => (turned, true),
                (straight, _) => (straight, is_standing),
            },
            Exchange::Colours => {
                let own = lesser(least(straight), least(turned));
                let [straight, turned] = [straight, turned].map(|images| images.map(exchanged));
                let other = lesser(least(straight), least(turned));
                if is_less(&other, &own) { (other, true) } else { (own, false) }
            }
        };
        Twin { game: Diagram { grid, sets }, is_negated }
    }

    /// The parts that `grown` makes of single squares, the first of which are in `seeds`: the board
    /// with what the sets have there. A part contains each seed that it touches.
    pub fn parts(
        self,
        seeds: u64,
        grown: impl Fn(Grid, u64) -> u64,
    ) -> impl Iterator<Item = Diagram<N>> {
        let mut rest = seeds;
        std::iter::from_fn(move || {
            let start = (rest != 0).then_some(rest & rest.wrapping_neg())?;
            let part = grown(self.grid, start);
            rest &= !part;
            Some(Diagram { sets: self.sets.map(|set| set & part), ..self })
        })
    }

    /// The islands of these squares; single ones are left out.
    pub fn islands(self, squares: u64) -> impl Iterator<Item = Diagram<N>> {
        let joined = squares & self.grid.beside(squares);
        self.parts(joined, move |grid, start| grid.island(start, joined))
    }

    /// A square of the board as the place of a move: by column and row, counted from 1 and the
    /// lower left corner.
    pub fn place(&self, square: u64) -> Place {
        let (row, column) = self.grid.place(square.trailing_zeros());
        Place::Square { column: column + 1, row: self.grid.rows() - row }
    }

    /// The squares of a set as the places of a move.
    pub fn places(self, set: u64) -> impl Iterator<Item = Place> {
        bits(set).map(move |bit| self.place(1 << bit))
    }
}

/// The sets with the first two exchanged.
fn exchanged<const N: usize>(mut sets: [u64; N]) -> [u64; N] {
    if let [left, right, ..] = &mut sets[..] {
        swap(left, right);
    }
    sets
}

/// The least of some images.
#[inline]
fn least<const N: usize>([first, others @ ..]: [[u64; N]; 4]) -> [u64; N] {
    others.into_iter().fold(first, lesser)
}

#[inline]
fn lesser<const N: usize>(one: [u64; N], other: [u64; N]) -> [u64; N] {
    if is_less(&other, &one) { other } else { one }
}

/// Whether the first is less, by the first set in which they differ.
#[inline]
fn is_less<const N: usize>(one: &[u64; N], other: &[u64; N]) -> bool {
    let differ = one.iter().zip(other).find(|(one, other)| one != other);
    differ.is_some_and(|(one, other)| one < other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::Random;

    /// Boards of all kinds of shapes with two disjoint random sets.
    fn diagrams() -> impl Iterator<Item = Diagram<2>> {
        let mut random = Random::new(8);
        let sides = (1..=8).flat_map(|rows| (1..=8).map(move |columns| (rows, columns)));
        let strips = [(1, 40), (50, 1), (3, 20), (16, 4)];
        sides.chain(strips).map(move |(rows, columns)| {
            let grid = Grid::new(rows, columns).expect("at most 64 squares");
            let [left, right] = [0; 2].map(|_| random.below(u64::MAX) & grid.all());
            Diagram { grid, sets: [left, right & !left] }
        })
    }

    /// The images of a diagram, each with whether it is turned, and with colours exchanged or not.
    fn images(diagram: Diagram<2>) -> Vec<(Diagram<2>, bool, bool)> {
        let mut images = Vec::new();
        let (turned, across) = diagram.grid.transposed(diagram.sets);
        for (grid, sets, is_turned) in [(diagram.grid, diagram.sets, false), (turned, across, true)]
        {
            for sets in grid.images(sets) {
                images.push((Diagram { grid, sets }, is_turned, false));
                images.push((Diagram { grid, sets: exchanged(sets) }, is_turned, true));
            }
        }
        images
    }

    #[test]
    fn equal_boards_have_one_canonical_form() {
        for diagram in diagrams() {
            for exchange in [Exchange::Nothing, Exchange::QuarterTurn, Exchange::Colours] {
                let own = diagram.canonical(exchange);
                assert_eq!(own.game.canonical(exchange).game, own.game, "{diagram:?}");
                for (image, is_turned, is_exchanged) in images(diagram) {
                    if is_exchanged && exchange != Exchange::Colours {
                        continue;
                    }
                    let canonical = image.canonical(exchange);
                    assert_eq!(canonical.game, own.game, "{diagram:?} and {image:?}");
                    let negates = match exchange {
                        Exchange::Nothing => false,
                        Exchange::QuarterTurn => is_turned,
                        Exchange::Colours => is_exchanged,
                    };
                    // What is its own negative may be told as either.
                    let both = images(own.game).into_iter().any(|(image, is_turned, swapped)| {
                        let negates = match exchange {
                            Exchange::Nothing => false,
                            Exchange::QuarterTurn => is_turned && !swapped,
                            Exchange::Colours => swapped,
                        };
                        negates && image == own.game
                    });
                    let differ = canonical.is_negated != own.is_negated;
                    assert!(differ == negates || both, "{diagram:?} and {image:?}, {exchange:?}");
                }
            }
        }
    }

    #[test]
    fn islands_are_the_sets_without_single_squares() {
        for diagram in diagrams() {
            let [left, right] = diagram.sets;
            let mut seen = 0;
            for island in diagram.islands(left | right) {
                let squares = island.sets[0] | island.sets[1];
                assert!(squares.count_ones() > 1, "{island:?}");
                assert_eq!(seen & (squares | diagram.grid.beside(squares)), 0, "{diagram:?}");
                assert_eq!(island.sets, [left & squares, right & squares]);
                seen |= squares;
            }
            let single = (left | right) & !seen;
            assert_eq!(single & diagram.grid.beside(left | right), 0, "{diagram:?}");
        }
    }
}
