//! Konane: a stone jumps over a neighbour of the other colour, which is taken.
//!
//! Squares that no stone can ever reach hold the parts of a board apart. The symmetries of the
//! board change nothing, and exchanging the colours negates.
//!
//! Reference: M. D. Ernst, Playing Konane mathematically: a combinatorial game-theoretic analysis,
//! *UMAP Journal* 16 (1995).

use std::fmt;

use nimatron_nimber::message;
use nimatron_nimber::text::ParseError;

use crate::foundation::{Head, MoveName, PerPlayer, Piece, Player, Sign};
use crate::partizan::{Game, Twin};
use crate::rulesets::boards::{Diagram, Exchange, Grid, Signs, Standing, bits};
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::partizan::{Partizan, PartizanSketch, TURN};
use crate::rulesets::plain::{self, Plain};
use crate::rulesets::reading::turn_only;
use crate::rulesets::{Description, Editing, Example, Family};

const SIGNS: Signs<3> = Signs {
    sets: [
        ('x', Standing::Piece(Thing::Stone(Player::Left), Player::Left, message!("a stone"))),
        ('o', Standing::Piece(Thing::Stone(Player::Right), Player::Right, message!("a stone"))),
        ('.', Standing::Nothing),
    ],
    other: ('#', Thing::Gone),
    full: Err(message!("a board of Konane is written row by row")),
    example: message!("a board looks like konane: .xo./oxox/xo.x"),
};

/// The stones of Left, those of Right, and the free squares of a board with at most 64 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Konane(Diagram<3>);

/// The squares that lie one step in a direction from those of a set.
const STEPS: [fn(Grid, u64) -> u64; 4] = [Grid::above, Grid::below, Grid::left_of, Grid::right_of];

/// A move: the square of the stone, where it comes to stand, and the stones that it takes.
struct Jump {
    from: u64,
    to: u64,
    taken: u64,
}

impl Konane {
    /// The jumps of a player: over one stone, or over several in a straight line.
    fn jumps(&self, player: Player) -> impl Iterator<Item = Jump> + use<> {
        let Diagram { grid, sets: [left, right, free] } = self.0;
        let [own, other] = match player {
            Player::Left => [left, right],
            Player::Right => [right, left],
        };
        bits(own).map(|bit| 1 << bit).flat_map(move |from: u64| {
            STEPS.into_iter().flat_map(move |step| {
                let (mut at, mut taken) = (from, 0);
                std::iter::from_fn(move || {
                    let over = step(grid, at) & other;
                    at = step(grid, over) & free;
                    taken |= over;
                    (at != 0).then_some(Jump { from, to: at, taken })
                })
            })
        })
    }

    fn after(&self, player: Player, Jump { from, to, taken }: Jump) -> Konane {
        let [left, right, free] = self.0.sets;
        let (own, other) = (from | to, taken);
        let [left, right] = match player {
            Player::Left => [left ^ own, right ^ other],
            Player::Right => [left ^ other, right ^ own],
        };
        Konane(Diagram { sets: [left, right, (free ^ to) | from | taken], ..self.0 })
    }

    /// The squares on which a stone stands or may ever come to stand.
    fn reached(&self) -> u64 {
        let Diagram { grid, sets: [left, right, free] } = self.0;
        let mut reached = left | right;
        loop {
            let next = STEPS.iter().fold(reached, |next, step| {
                next | step(grid, step(grid, reached) & reached) & free
            });
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }
}

impl Game for Konane {
    fn options(&self, player: Player, options: &mut Vec<Konane>) {
        options.extend(self.jumps(player).map(|jump| self.after(player, jump)));
    }

    /// Islands of squares that are ever reached; nobody can move among stones of one colour.
    fn components(&self, components: &mut Vec<Konane>) {
        let islands = self.0.islands(self.reached());
        let alive = islands.filter(|island| !island.sets[..2].contains(&0));
        components.extend(alive.map(Konane));
    }

    fn canonical(self) -> Twin<Konane> {
        let Twin { game, is_negated } = self.0.canonical(Exchange::Colours);
        Twin { game: Konane(game), is_negated }
    }
}

impl fmt::Display for Konane {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "konane: {}", SIGNS.rows(&self.0))
    }
}

impl Partizan for Konane {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    const PLAIN: Option<Plain<Konane>> =
        Some(Plain { rules: &plain::Konane, position: |board| Konane(SIGNS.of_plain(board)) });

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([
            message!("jumps with the filled stones (x)"),
            message!("jumps with the outlined stones (o)"),
        ])
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Konane, ParseError> {
        turn_only(head)?;
        SIGNS.read(body).map(Konane)
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, Konane)> {
        let named = |jump: Jump| {
            let places = [jump.from, jump.to].map(|square| self.0.place(square));
            (MoveName::joined(Sign::Step, places), self.after(player, jump))
        };
        self.jumps(player).map(named).collect()
    }

    fn size(&self) -> u64 {
        let [left, right, _] = self.0.sets;
        (left | right).count_ones().into()
    }
}

impl PartizanSketch for Konane {
    fn figure(&self) -> Option<Figure> {
        Some(SIGNS.figure(&self.0))
    }

    fn editing(&self) -> Option<Editing> {
        Some(SIGNS.editing(&self.0))
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "konane",
    title: "Konane",
    family: Family::Boards,
    rules: [
        "There are stones of both players on a board. A move jumps with a stone of one's own over a \
         neighbour of the other colour, above, below or beside it, onto the free square behind, and \
         takes that neighbour off; it may jump on in the same direction. Whoever cannot move loses.",
        "A board is written row by row from above, with x for a stone of Left, o for one of Right, . \
         for a free square and # for one that does not belong to the board. A move names the square \
         of the stone and the one where it ends, by column and row, rows counted from below.",
    ],
    options: [TURN],
    examples: [
        Example::new("konane: xoxo/o..x/xoxo/oxox", "two stones have been taken off"),
        Example::new("konane: .oxoxo.", "five stones in a row"),
        Example::new("konane(turn=right): .ox./o..x/....", "Right begins"),
    ],
    references: [
        "M. D. Ernst, Playing Konane mathematically: a combinatorial game-theoretic analysis, UMAP \
         Journal 16 (1995) 95-121",
    ],
};
