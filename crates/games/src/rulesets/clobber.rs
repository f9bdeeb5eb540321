//! Clobber: a stone is moved onto a neighbour of the other colour, which is taken.
//!
//! Stones that touch are together; where all stones that touch are of one colour nobody can move.
//! Both players can move wherever one of them can, so all values are infinitesimal. The symmetries
//! of the board change nothing, and exchanging the colours negates.
//!
//! Reference: M. H. Albert, J. P. Grossman, R. J. Nowakowski, D. Wolfe, An introduction to Clobber,
//! *Integers* 5(2) (2005).

use std::fmt;
use std::hash::{Hash, Hasher};

use nimatron_nimber::text::ParseError;

use super::grid::{Grid, bits};
use super::grid_text::{self, Typed, place, squares, written};
use super::partizan::Partizan;
use super::plain::{self, Plain};
use super::{Description, Example};
use crate::core::{MoveName, PerPlayer, Piece, Player, Sign};
use crate::partizan::{Game, Twin};

const EXAMPLE: &str = "a board looks like clobber: xo/ox, or clobber: 4x5";

/// Stones of both players on a board with at most 64 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clobber {
    grid: Grid,
    /// The stones of Left and those of Right.
    stones: PerPlayer<u64>,
}

impl Hash for Clobber {
    /// Of small boards cut to the stones these tell nearly all.
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.stones[Player::Left]);
        state.write_u64(self.stones[Player::Right]);
    }
}

impl Clobber {
    /// A board full of stones whose colours alternate, one of Left in the upper left corner.
    pub fn board(rows: usize, columns: usize) -> Option<Clobber> {
        Grid::new(rows, columns).map(Clobber::alternating)
    }

    fn alternating(grid: Grid) -> Clobber {
        let is_left = |bit: &u32| {
            let (row, column) = grid.place(*bit);
            (row + column) % 2 == 0
        };
        let left = bits(grid.all()).filter(is_left).fold(0, |left, bit| left | 1 << bit);
        Clobber { grid, stones: PerPlayer([left, grid.all() & !left]) }
    }

    /// The board.
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// The squares with stones of a player.
    pub fn stones(&self, player: Player) -> u64 {
        self.stones[player]
    }

    /// The moves of a player: the square of the stone and that of the one that it takes, as sets.
    fn captures(&self, player: Player) -> impl Iterator<Item = (u64, u64)> + use<> {
        let Clobber { grid, .. } = *self;
        let (own, other) = (self.stones(player), self.stones(player.opponent()));
        bits(own & grid.beside(other)).flat_map(move |from| {
            let from = 1 << from;
            bits(grid.beside(from) & other).map(move |to| (from, 1 << to))
        })
    }

    fn after(&self, player: Player, (from, to): (u64, u64)) -> Clobber {
        let mut stones = self.stones;
        stones[player] ^= from | to;
        stones[player.opponent()] ^= to;
        Clobber { stones, ..*self }
    }
}

impl Game for Clobber {
    fn options(&self, player: Player, options: &mut Vec<Clobber>) {
        options.extend(self.captures(player).map(|capture| self.after(player, capture)));
    }

    fn components(&self, components: &mut Vec<Clobber>) {
        let PerPlayer([left, right]) = self.stones;
        let mut rest = left | right;
        while rest != 0 {
            let island = self.grid.island(rest & rest.wrapping_neg(), rest);
            rest &= !island;
            if island & left != 0 && island & right != 0 {
                components
                    .push(Clobber { stones: PerPlayer([left & island, right & island]), ..*self });
            }
        }
    }

    /// The smallest of the images in the symmetries of the board with either colour first, cut to
    /// the smallest board, which is lying.
    fn canonical(self) -> Twin<Clobber> {
        let (mut grid, mut sets) = self.grid.cut(self.stones.0);
        if grid.rows() > grid.columns() {
            (grid, sets) = grid.transposed(sets);
        }
        let mut least = (sets, false);
        let mut look = |sets| {
            for [left, right] in grid.images(sets) {
                least = least.min(([left, right], false)).min(([right, left], true));
            }
        };
        look(sets);
        if grid.rows() == grid.columns() {
            look(grid.transposed(sets).1);
        }
        Twin { game: Clobber { grid, stones: PerPlayer(least.0) }, is_negated: least.1 }
    }
}

impl fmt::Display for Clobber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Clobber { grid, stones: PerPlayer([left, right]) } = *self;
        match *self == Clobber::alternating(grid) && grid.rows() > 1 && grid.columns() > 1 {
            true => write!(f, "clobber: {}x{}", grid.rows(), grid.columns()),
            false => {
                let signs = [('x', left), ('o', right), ('.', u64::MAX)];
                write!(f, "clobber: {}", written(grid, signs))
            }
        }
    }
}

impl Partizan for Clobber {
    const DESCRIPTION: Description = DESCRIPTION;

    const PLAIN: Option<Plain<Clobber>> = Some(Plain {
        rules: &plain::Clobber,
        position: |board| {
            let (grid, stones) = squares(board, ['x', 'o']);
            Clobber { grid, stones: PerPlayer(stones) }
        },
    });

    const MOVES: PerPlayer<&'static str> =
        PerPlayer(["moves the filled stones (x)", "moves the outlined stones (o)"]);

    fn read(body: Piece<'_>) -> Result<Clobber, ParseError> {
        Ok(match grid_text::read(body, ['x', 'o', '.'], EXAMPLE)? {
            Typed::Sides(grid) => Clobber::alternating(grid),
            Typed::Rows(grid, [left, right, _]) => {
                Clobber { grid, stones: PerPlayer([left, right]) }
            }
        })
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, Clobber)> {
        let place = |square: u64| place(self.grid, square.trailing_zeros());
        let captures = self.captures(player);
        let moves = captures.map(|(from, to)| {
            let name = MoveName::joined(Sign::Step, [from, to].map(place));
            (name, self.after(player, (from, to)))
        });
        moves.collect()
    }

    fn size(&self) -> u64 {
        (self.stones[Player::Left] | self.stones[Player::Right]).count_ones().into()
    }
}

const DESCRIPTION: Description = Description {
    id: "clobber",
    title: "Clobber",
    rules: &[
        "There are stones of both players on a board. A move puts a stone of one's own onto a \
         neighbour of the other colour, above, below or beside it, and takes that one off. Whoever \
         cannot move loses.",
        "A board is written row by row from above, with x for a stone of Left, o for one of Right \
         and . for an empty square; rows x columns is a full board on which the colours alternate. \
         A move names the squares from where and to where, by column and row, rows counted from \
         below.",
    ],
    options: &[super::partizan::TURN],
    examples: &[
        Example { position: "clobber: 3x4", shows: "a full board" },
        Example { position: "clobber: xxo/.ox", shows: "a few stones" },
        Example { position: "clobber(turn=right): xoxoxo", shows: "a strip, Right begins" },
    ],
    references: &[
        "M. H. Albert, J. P. Grossman, R. J. Nowakowski, D. Wolfe, An introduction to Clobber, \
         Integers 5(2) (2005)",
    ],
};
