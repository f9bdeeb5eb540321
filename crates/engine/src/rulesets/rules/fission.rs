//! Fission: a stone splits in two, which go to the squares on both sides of it.
//!
//! Left splits a stone upwards and downwards, Right to the left and to the right; both squares must
//! be free, and the square of the stone becomes free. There is a stone more after each move. Squares
//! that do not belong to the board hold parts apart. To exchange rows and columns negates, the other
//! symmetries of the board change nothing.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, PerPlayer, Piece, Player};
use crate::partizan::{Game, Twin};
use crate::rulesets::boards::{Diagram, Exchange, Signs, Standing, bits, picture};
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::partizan::{Partizan, PartizanSketch, Searcher, TURN};
use crate::rulesets::plain::{self, Plain};
use crate::rulesets::reading::turn_only;
use crate::rulesets::{Description, Editing, Example, Family};

const SIGNS: Signs<2> = Signs {
    sets: [('x', Standing::Taken(Thing::Counter)), ('.', Standing::Nothing)],
    other: ('#', Thing::Gone),
    full: Err(message!("a board of Fission is written row by row")),
    example: message!("a board looks like fission: .x./.../..x"),
};

/// The stones and the free squares of a board with at most 64 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fission(Diagram<2>);

impl Fission {
    /// The moves of a player: the square of the stone, and the two to which its halves go.
    fn splits(&self, player: Player) -> impl Iterator<Item = (u64, u64)> + use<> {
        let Diagram { grid, sets: [stones, free] } = self.0;
        bits(stones).filter_map(move |at| {
            let stone = 1 << at;
            let halves = match player {
                Player::Left => grid.above(stone) | grid.below(stone),
                Player::Right => grid.left_of(stone) | grid.right_of(stone),
            };
            (halves.count_ones() == 2 && halves & !free == 0).then_some((stone, halves))
        })
    }

    fn after(&self, (stone, halves): (u64, u64)) -> Fission {
        let changed = stone | halves;
        Fission(Diagram { sets: self.0.sets.map(|set| set ^ changed), ..self.0 })
    }
}

impl Game for Fission {
    fn options(&self, player: Player, options: &mut Vec<Fission>) {
        options.extend(self.splits(player).map(|split| self.after(split)));
    }

    /// Nothing happens without a stone, or where no square is free.
    fn components(&self, components: &mut Vec<Fission>) {
        let [stones, free] = self.0.sets;
        let all = stones | free;
        let parts = self.0.parts(all, move |grid, start| grid.island(start, all));
        components.extend(parts.filter(|part| !part.sets.contains(&0)).map(Fission));
    }

    fn canonical(self) -> Twin<Fission> {
        let Twin { game, is_negated } = self.0.canonical(Exchange::QuarterTurn);
        Twin { game: Fission(game), is_negated }
    }
}

impl fmt::Display for Fission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "fission: {}", SIGNS.rows(&self.0))
    }
}

impl Partizan for Fission {
    const PLAIN: Option<Plain<Fission>> =
        Some(Plain { rules: &plain::Fission, position: |board| Fission(SIGNS.of_plain(board)) });

    const SEARCHER: Searcher = Searcher::of::<Fission>();

    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([
            message!("splits stones upwards and downwards"),
            message!("splits stones to the left and to the right"),
        ])
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Fission, ParseError> {
        turn_only(head)?;
        SIGNS.read(body).map(Fission)
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, Fission)> {
        let named = |split: (u64, u64)| (self.0.place(split.0).into(), self.after(split));
        self.splits(player).map(named).collect()
    }

    fn size(&self) -> u64 {
        let [stones, free] = self.0.sets;
        (stones | free).count_ones().into()
    }
}

impl PartizanSketch for Fission {
    fn figure(&self) -> Option<Figure> {
        let Diagram { grid, sets: [stones, free] } = self.0;
        let (rows, columns) = (grid.rows(), grid.columns());
        let mut figure = Figure::new(say!("Board with {} rows and {} columns.", rows, columns));
        for row in 0..rows {
            for column in 0..columns {
                let square = grid.square(row, column);
                let (ground, what) = match (stones & square != 0, free & square != 0) {
                    (true, _) => (Thing::Square, say!("a stone")),
                    (_, true) => (Thing::Square, say!("free")),
                    _ => (Thing::Gone, say!("taken")),
                };
                let named = (column as u32 + 1, (rows - row) as u32);
                let at = picture::square(&mut figure, named, ground, &what);
                if stones & square != 0 {
                    figure.put(at, Thing::Counter);
                }
            }
        }
        picture::frame(&mut figure, 1..columns as u32 + 1, 1..rows as u32 + 1);
        Some(figure)
    }

    fn editing(&self) -> Option<Editing> {
        let mut editing = SIGNS.editing(&self.0);
        editing.figure = self.figure();
        // Both a stone and a square that is gone are taken; what a change leaves tells them apart.
        let stones = SIGNS.rows(&self.0).matches('x').count();
        for change in editing.changes.iter_mut().filter(|change| !change.handles.is_empty()) {
            if change.leaves.matches('x').count() > stones {
                change.tool = say!("a stone");
            }
        }
        Some(editing)
    }

    const TOUCH: &'static str = message!("Touch the stone that you split");
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "fission",
    title: "Fission",
    family: Family::Boards,
    rules: [
        "There are stones on a board. A move splits a stone in two: Left puts one half on the square \
         above it and the other on the square below, Right one on the left and one on the right. \
         Both squares must be free, and that of the stone becomes free; each half is a stone from \
         then on. Whoever cannot move loses.",
        "A board is written row by row from above, with x for a stone, . for a free square and # for \
         one that does not belong to the board. A move names the square of the stone, by column and \
         row, rows counted from below.",
    ],
    options: [TURN],
    examples: [
        Example::new("fission: .x.x/..x./..../..x.", "four stones"),
        Example::new("fission: ..../..x./..../....", "the second player wins"),
    ],
    references: ["CGSuite 2, game.grid.Fission"],
};
