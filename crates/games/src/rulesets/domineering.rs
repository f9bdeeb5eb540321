//! Domineering: dominoes on a board, upright for Left and lying for Right.
//!
//! A position is the set of free squares; islands of them are independent. A reflection changes
//! nothing, and a quarter turn exchanges the players.
//!
//! Reference: J. H. Conway, *On Numbers and Games*, ch. 10; *Winning Ways* ch. 5; E. R. Berlekamp,
//! Blockbusting and Domineering, *J. Combin. Theory A* 49 (1988).

use std::fmt;
use std::hash::{Hash, Hasher};

use nimatron_nimber::text::ParseError;

use super::grid::{Grid, bits};
use super::grid_text::{self, Typed, places, squares, written};
use super::partizan::Partizan;
use super::plain::{self, Plain};
use super::{Description, Example};
use crate::core::{MoveName, PerPlayer, Piece, Player, Sign};
use crate::partizan::{Game, Twin};

const EXAMPLE: &str =
    "a board looks like domineering: 4x5, or row by row like domineering: ..#/...";

/// Free squares of a board with at most 64 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Domineering {
    grid: Grid,
    free: u64,
}

impl Hash for Domineering {
    /// Of small boards cut to the free squares these tell nearly all.
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.free);
    }
}

impl Domineering {
    /// An empty board.
    ///
    /// ```
    /// use nimatron::core::Budget;
    /// use nimatron::partizan::{Solver, Value, Values};
    /// use nimatron::rulesets::domineering::Domineering;
    /// let values = Values::default();
    /// let mut solver = Solver::new(&values);
    /// let board = Domineering::board(2, 2).expect("4 squares");
    /// let value = solver.value(&board, &mut Budget::unlimited())?;
    /// let mut budget = Budget::unlimited();
    /// let games = &mut values.arithmetic(&mut budget);
    /// assert_eq!(value, games.form(&[Value::ONE], &[games.integer(-1)?])?);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn board(rows: usize, columns: usize) -> Option<Domineering> {
        let grid = Grid::new(rows, columns)?;
        Some(Domineering { grid, free: grid.all() })
    }

    /// The board.
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// The squares without a domino.
    pub fn free(&self) -> u64 {
        self.free
    }

    /// The places of dominoes of a player: the set of both squares.
    fn placements(&self, player: Player) -> impl Iterator<Item = u64> + use<> {
        let Domineering { grid, free } = *self;
        let (first, domino) = match player {
            Player::Left => (free & grid.above(free), 1 | 1u64 << (grid.stride() & 63)),
            Player::Right => (free & grid.left_of(free), 3),
        };
        bits(first).map(move |bit| domino << bit)
    }

    fn without(&self, domino: u64) -> Domineering {
        Domineering { free: self.free & !domino, ..*self }
    }
}

impl Game for Domineering {
    fn options(&self, player: Player, options: &mut Vec<Domineering>) {
        options.extend(self.placements(player).map(|domino| self.without(domino)));
    }

    fn components(&self, components: &mut Vec<Domineering>) {
        let mut rest = self.free;
        while rest != 0 {
            let start = rest & rest.wrapping_neg();
            let island = self.grid.island(start, rest);
            rest &= !island;
            // Nobody can move on a single square.
            if island != start {
                components.push(Domineering { free: island, ..*self });
            }
        }
    }

    /// The smallest of the images in the eight symmetries of the square, cut to the smallest
    /// board, which is lying. Where rows become columns the players change places.
    fn canonical(self) -> Twin<Domineering> {
        let (mut grid, mut sets) = self.grid.cut([self.free]);
        let is_standing = grid.rows() > grid.columns();
        if is_standing {
            (grid, sets) = grid.transposed(sets);
        }
        let smallest = |sets| grid.images(sets).into_iter().min().unwrap_or(sets);
        let [mut free] = smallest(sets);
        let mut is_negated = is_standing;
        if grid.rows() == grid.columns() {
            let [other] = smallest(grid.transposed(sets).1);
            if other < free {
                (free, is_negated) = (other, true);
            }
        }
        Twin { game: Domineering { grid, free }, is_negated }
    }
}

impl fmt::Display for Domineering {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Domineering { grid, free } = *self;
        match free == grid.all() {
            true => write!(f, "domineering: {}x{}", grid.rows(), grid.columns()),
            false => write!(f, "domineering: {}", written(grid, [('.', free), ('#', !free)])),
        }
    }
}

impl Partizan for Domineering {
    const DESCRIPTION: Description = DESCRIPTION;

    const PLAIN: Option<Plain<Domineering>> = Some(Plain {
        rules: &plain::Domineering,
        position: |board| {
            let (grid, [free]) = squares(board, ['.']);
            Domineering { grid, free }
        },
    });

    const MOVES: PerPlayer<&'static str> = PerPlayer([
        "puts a domino on two squares, one above the other",
        "puts a domino on two squares side by side",
    ]);

    fn read(body: Piece<'_>) -> Result<Domineering, ParseError> {
        Ok(match grid_text::read(body, ['.', '#'], EXAMPLE)? {
            Typed::Sides(grid) => Domineering { grid, free: grid.all() },
            Typed::Rows(grid, [free, _]) => Domineering { grid, free },
        })
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, Domineering)> {
        let name = |domino| MoveName::joined(Sign::Dash, places(self.grid, domino));
        self.placements(player).map(|domino| (name(domino), self.without(domino))).collect()
    }

    fn size(&self) -> u64 {
        self.free.count_ones().into()
    }
}

const DESCRIPTION: Description = Description {
    id: "domineering",
    title: "Domineering",
    rules: &[
        "The board has free squares. Left puts dominoes on two free squares one above the other, \
         Right on two free squares side by side. Whoever cannot move loses.",
        "A board is written as rows x columns, or row by row from above, with . for a free square \
         and # for one that is taken. A move names both squares by column and row, rows counted \
         from below.",
    ],
    options: &[super::partizan::TURN],
    examples: &[
        Example { position: "domineering: 4x4", shows: "an empty board" },
        Example {
            position: "domineering: ...#/..../#...",
            shows: "a board with two squares taken",
        },
        Example { position: "domineering(turn=right): 3x5", shows: "Right begins" },
    ],
    references: &[
        "J. H. Conway, On Numbers and Games, chapter 10",
        "E. R. Berlekamp, Blockbusting and Domineering, Journal of Combinatorial Theory, Series A \
         49 (1988)",
    ],
};
