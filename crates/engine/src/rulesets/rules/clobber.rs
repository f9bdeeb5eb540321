//! Clobber: a stone is moved onto a neighbour of the other colour, which is taken.
//!
//! Stones that touch are together; where all stones that touch are of one colour nobody can move.
//! Both players can move wherever one of them can, so all values are infinitesimal. The symmetries
//! of the board change nothing, and exchanging the colours negates.
//!
//! Reference: M. H. Albert, J. P. Grossman, R. J. Nowakowski, D. Wolfe, An introduction to Clobber,
//! *Integers* 5(2) (2005).

use std::fmt;

use nimatron_nimber::message;
use nimatron_nimber::text::ParseError;

use crate::foundation::{Head, MoveName, PerPlayer, Piece, Player, Sign};
use crate::partizan::{Game, Twin};
use crate::rulesets::boards::{Diagram, Exchange, Grid, Signs, Standing, bits};
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::partizan::{Partizan, PartizanSketch, Searcher};
use crate::rulesets::plain::{self, Plain};
use crate::rulesets::reading::turn_only;
use crate::rulesets::{Description, Editing, Example, Family};

pub(super) const SIGNS: Signs<2> = Signs {
    sets: [
        ('x', Standing::Piece(Thing::Stone(Player::Left), Player::Left, message!("a stone"))),
        ('o', Standing::Piece(Thing::Stone(Player::Right), Player::Right, message!("a stone"))),
    ],
    other: ('.', Thing::Square),
    full: Ok(alternating),
    example: message!("a board looks like clobber: xo/ox, or clobber: 4x5"),
};

/// Stones of both players on a board with at most 64 squares: those of Left, and those of Right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clobber(Diagram<2>);

/// Stones on all squares, one of Left in the upper left corner, whose colours alternate.
fn alternating(grid: Grid) -> [u64; 2] {
    let is_left = |bit: &u32| {
        let (row, column) = grid.place(*bit);
        (row + column) % 2 == 0
    };
    let left = bits(grid.all()).filter(is_left).fold(0, |left, bit| left | 1 << bit);
    [left, grid.all() & !left]
}

impl Clobber {
    /// A board full of stones whose colours alternate, one of Left in the upper left corner.
    pub fn board(rows: usize, columns: usize) -> Option<Clobber> {
        let grid = Grid::new(rows, columns)?;
        Some(Clobber(Diagram { grid, sets: alternating(grid) }))
    }

    /// The board.
    pub fn grid(&self) -> Grid {
        self.0.grid
    }

    /// The squares with stones of a player.
    pub fn stones(&self, player: Player) -> u64 {
        PerPlayer(self.0.sets)[player]
    }

    /// The moves of a player: the square of the stone and that of the one that it takes, as sets.
    fn captures(&self, player: Player) -> impl Iterator<Item = (u64, u64)> + use<> {
        let grid = self.grid();
        let (own, other) = (self.stones(player), self.stones(player.opponent()));
        bits(own & grid.beside(other)).flat_map(move |from| {
            let from = 1 << from;
            bits(grid.beside(from) & other).map(move |to| (from, 1 << to))
        })
    }

    fn after(&self, player: Player, (from, to): (u64, u64)) -> Clobber {
        let mut stones = PerPlayer(self.0.sets);
        stones[player] ^= from | to;
        stones[player.opponent()] ^= to;
        Clobber(Diagram { sets: stones.0, ..self.0 })
    }
}

impl Game for Clobber {
    fn options(&self, player: Player, options: &mut Vec<Clobber>) {
        options.extend(self.captures(player).map(|capture| self.after(player, capture)));
    }

    /// Nobody can move among stones of one colour.
    fn components(&self, components: &mut Vec<Clobber>) {
        let [left, right] = self.0.sets;
        let islands = self.0.islands(left | right);
        components.extend(islands.filter(|island| !island.sets.contains(&0)).map(Clobber));
    }

    /// The smallest of the images in the symmetries of the board with either colour first, cut to
    /// the smallest board, which is lying.
    fn canonical(self) -> Twin<Clobber> {
        let Twin { game, is_negated } = self.0.canonical(Exchange::Colours);
        Twin { game: Clobber(game), is_negated }
    }
}

impl fmt::Display for Clobber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_strip = self.grid().rows() == 1 || self.grid().columns() == 1;
        let text = if is_strip { SIGNS.rows(&self.0) } else { SIGNS.text(&self.0) };
        write!(f, "clobber: {text}")
    }
}

impl Partizan for Clobber {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    const PLAIN: Option<Plain<Clobber>> =
        Some(Plain { rules: &plain::Clobber, position: |board| Clobber(SIGNS.of_plain(board)) });

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([
            message!("moves the filled stones (x)"),
            message!("moves the outlined stones (o)"),
        ])
    }

    const SEARCHER: Searcher = Searcher::of::<Clobber>();

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Clobber, ParseError> {
        turn_only(head)?;
        SIGNS.read(body).map(Clobber)
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, Clobber)> {
        let captures = self.captures(player);
        let moves = captures.map(|(from, to)| {
            let name = MoveName::joined(Sign::Step, [from, to].map(|square| self.0.place(square)));
            (name, self.after(player, (from, to)))
        });
        moves.collect()
    }

    fn size(&self) -> u64 {
        let [left, right] = self.0.sets;
        (left | right).count_ones().into()
    }
}

impl PartizanSketch for Clobber {
    fn figure(&self) -> Option<Figure> {
        Some(SIGNS.figure(&self.0))
    }

    fn editing(&self) -> Option<Editing> {
        Some(SIGNS.editing(&self.0))
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "clobber",
    title: "Clobber",
    family: Family::Boards,
    rules: [
        "There are stones of both players on a board. A move puts a stone of one's own onto a \
         neighbour of the other colour, above, below or beside it, and takes that one off. Whoever \
         cannot move loses.",
        "A board is written row by row from above, with x for a stone of Left, o for one of Right \
         and . for an empty square; rows x columns is a full board on which the colours alternate. \
         A move names the squares from where and to where, by column and row, rows counted from \
         below.",
    ],
    options: [crate::rulesets::partizan::TURN],
    examples: [
        Example::new("clobber: 3x4", "a full board"),
        Example::new("clobber: xxo/.ox", "a few stones"),
        Example::new("clobber(turn=right): xoxoxo", "a strip, Right begins"),
    ],
    references: [
        "M. H. Albert, J. P. Grossman, R. J. Nowakowski, D. Wolfe, An introduction to Clobber, \
         Integers 5(2) (2005)",
    ],
};
