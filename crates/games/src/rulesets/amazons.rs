//! Amazons: queens that move and shoot, until no square is left to go to.
//!
//! An amazon moves like a queen of Chess, over free squares, and then shoots like one from where
//! it stands; the square that is hit is burnt. Parts of the board that touch nowhere, not even at
//! corners, are independent. The symmetries of the board change nothing, and exchanging the colours
//! negates.
//!
//! Reference: E. R. Berlekamp, Sums of N×2 Amazons, *Lecture Notes–Monograph Series* 35 (2000);
//! M. Müller and T. Tegos, Experiments in computer Amazons, *More Games of No Chance* (2002).

use std::fmt;
use std::hash::{Hash, Hasher};

use nimatron_nimber::text::ParseError;

use super::grid::{Grid, bits};
use super::grid_text::{self, Typed, place, squares, written};
use super::partizan::Partizan;
use super::plain::{self, Plain};
use super::{Description, Example};
use crate::core::{MoveName, NamePart, PerPlayer, Piece, Player, Sign};
use crate::partizan::{Game, Twin};

const EXAMPLE: &str = "a board looks like amazons: x..../...../....o";

/// Amazons of both players and free squares on a board with at most 64 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amazons {
    grid: Grid,
    /// The amazons of Left and those of Right.
    amazons: PerPlayer<u64>,
    free: u64,
}

impl Hash for Amazons {
    /// Of small boards cut to what is not burnt these tell nearly all.
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.amazons[Player::Left]);
        state.write_u64(self.amazons[Player::Right]);
        state.write_u64(self.free);
    }
}

/// A move: from where to where, and the square that is hit, as sets.
type Shot = (u64, u64, u64);

impl Amazons {
    /// The board.
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// The squares with amazons of a player.
    pub fn amazons(&self, player: Player) -> u64 {
        self.amazons[player]
    }

    /// The squares on which there is neither an amazon nor fire.
    pub fn free(&self) -> u64 {
        self.free
    }

    /// The moves of a player.
    fn shots(&self, player: Player) -> impl Iterator<Item = Shot> + use<> {
        let Amazons { grid, free, .. } = *self;
        bits(self.amazons(player)).flat_map(move |from| {
            let from = 1 << from;
            bits(grid.queen(from, free)).flat_map(move |to| {
                let to = 1 << to;
                let hit = grid.queen(to, (free | from) & !to);
                bits(hit).map(move |hit| (from, to, 1 << hit))
            })
        })
    }

    fn after(&self, player: Player, (from, to, hit): Shot) -> Amazons {
        let mut amazons = self.amazons;
        amazons[player] ^= from | to;
        Amazons { amazons, free: (self.free | from) & !to & !hit, ..*self }
    }
}

impl Game for Amazons {
    fn options(&self, player: Player, options: &mut Vec<Amazons>) {
        options.extend(self.shots(player).map(|shot| self.after(player, shot)));
    }

    fn components(&self, components: &mut Vec<Amazons>) {
        let PerPlayer([left, right]) = self.amazons;
        let whole = left | right | self.free;
        let mut rest = left | right;
        while rest != 0 {
            let island = self.grid.country(rest & rest.wrapping_neg(), whole);
            rest &= !island;
            let free = self.free & island;
            if free != 0 {
                components.push(Amazons {
                    amazons: PerPlayer([left & island, right & island]),
                    free,
                    ..*self
                });
            }
        }
    }

    /// The smallest of the images in the symmetries of the board with either colour first, cut to
    /// the smallest board, which is lying.
    fn canonical(self) -> Twin<Amazons> {
        let PerPlayer([left, right]) = self.amazons;
        let (mut grid, mut sets) = self.grid.cut([left, right, self.free]);
        if grid.rows() > grid.columns() {
            (grid, sets) = grid.transposed(sets);
        }
        let mut least = (sets, false);
        let mut look = |sets| {
            for [left, right, free] in grid.images(sets) {
                least = least.min(([left, right, free], false)).min(([right, left, free], true));
            }
        };
        look(sets);
        if grid.rows() == grid.columns() {
            look(grid.transposed(sets).1);
        }
        let ([left, right, free], is_negated) = least;
        Twin { game: Amazons { grid, amazons: PerPlayer([left, right]), free }, is_negated }
    }
}

impl fmt::Display for Amazons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PerPlayer([left, right]) = self.amazons;
        let signs = [('x', left), ('o', right), ('.', self.free), ('#', u64::MAX)];
        write!(f, "amazons: {}", written(self.grid, signs))
    }
}

impl Partizan for Amazons {
    const DESCRIPTION: Description = DESCRIPTION;

    const PLAIN: Option<Plain<Amazons>> = Some(Plain {
        rules: &plain::Amazons,
        position: |board| {
            let (grid, [left, right, free]) = squares(board, ['x', 'o', '.']);
            Amazons { grid, amazons: PerPlayer([left, right]), free }
        },
    });

    const MOVES: PerPlayer<&'static str> =
        PerPlayer(["moves the filled amazons (x)", "moves the outlined amazons (o)"]);

    fn read(body: Piece<'_>) -> Result<Amazons, ParseError> {
        match grid_text::read(body, ['x', 'o', '.', '#'], EXAMPLE)? {
            Typed::Rows(grid, [left, right, free, _]) => {
                Ok(Amazons { grid, amazons: PerPlayer([left, right]), free })
            }
            Typed::Sides(_) => {
                let message = "expected a board row by row, which says where the amazons stand";
                Err(ParseError::new(message, body.trimmed().span()).with_help(EXAMPLE))
            }
        }
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, Amazons)> {
        let place = |square: u64| place(self.grid, square.trailing_zeros()).into();
        let moves = self.shots(player).map(|(from, to, hit)| {
            let [step, stroke] = [Sign::Step, Sign::Stroke].map(NamePart::from);
            let name = MoveName::new([place(from), step, place(to), stroke, place(hit)]);
            (name, self.after(player, (from, to, hit)))
        });
        moves.collect()
    }

    fn size(&self) -> u64 {
        (self.amazons[Player::Left] | self.amazons[Player::Right] | self.free).count_ones().into()
    }
}

const DESCRIPTION: Description = Description {
    id: "amazons",
    title: "Amazons",
    rules: &[
        "Amazons move like queens of Chess, over free squares. After its move the amazon shoots, \
         like a queen again, and the square that is hit is burnt: no amazon and no arrow passes \
         it any more. Whoever cannot move loses.",
        "A board is written row by row from above, with x for an amazon of Left, o for one of \
         Right, . for a free square and # for a burnt one. A move names the squares from where and \
         to where, and behind a stroke the one that is hit, by column and row, rows counted from \
         below.",
    ],
    options: &[super::partizan::TURN],
    examples: &[
        Example { position: "amazons: x.../..../...o", shows: "an amazon each" },
        Example { position: "amazons: x.#./..#o", shows: "two parts" },
        Example { position: "amazons(turn=right): x../.../..o", shows: "Right begins" },
    ],
    references: &[
        "E. R. Berlekamp, Sums of N x 2 Amazons, Lecture Notes-Monograph Series 35 (2000)",
        "M. Mueller, T. Tegos, Experiments in computer Amazons, More Games of No Chance (2002)",
    ],
};
