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

use nimatron_nimber::message;
use nimatron_nimber::text::ParseError;

use crate::foundation::{Head, MoveName, NamePart, PerPlayer, Piece, Player, Sign};
use crate::partizan::{Game, Twin};
use crate::rulesets::boards::{Diagram, Exchange, Grid, Signs, Standing, bits};
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::partizan::{Partizan, PartizanSketch, Searcher};
use crate::rulesets::plain::{self, Plain};
use crate::rulesets::reading::turn_only;
use crate::rulesets::{Description, Editing, Example, Family};

const SIGNS: Signs<3> = Signs {
    sets: [
        ('x', Standing::Piece(Thing::Amazon(Player::Left), Player::Left, message!("an amazon"))),
        ('o', Standing::Piece(Thing::Amazon(Player::Right), Player::Right, message!("an amazon"))),
        ('.', Standing::Nothing),
    ],
    other: ('#', Thing::Burnt),
    full: Err(message!("expected a board row by row, which says where the amazons stand")),
    example: message!("a board looks like amazons: x..../...../....o"),
};

/// A board with at most 64 squares: the amazons of Left, those of Right, and the free squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Amazons(Diagram<3>);

/// A move: from where to where, and the square that is hit, as sets.
type Shot = (u64, u64, u64);

impl Amazons {
    /// The board.
    pub fn grid(&self) -> Grid {
        self.0.grid
    }

    /// The squares with amazons of a player.
    pub fn amazons(&self, player: Player) -> u64 {
        let [left, right, _] = self.0.sets;
        PerPlayer([left, right])[player]
    }

    /// The squares on which there is neither an amazon nor fire.
    pub fn free(&self) -> u64 {
        let [_, _, free] = self.0.sets;
        free
    }

    /// The moves of a player.
    fn shots(&self, player: Player) -> impl Iterator<Item = Shot> + use<> {
        let (grid, free) = (self.grid(), self.free());
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
        let [left, right, free] = self.0.sets;
        let mut amazons = PerPlayer([left, right]);
        amazons[player] ^= from | to;
        let PerPlayer([left, right]) = amazons;
        Amazons(Diagram { sets: [left, right, (free | from) & !to & !hit], ..self.0 })
    }
}

impl Game for Amazons {
    fn options(&self, player: Player, options: &mut Vec<Amazons>) {
        options.extend(self.shots(player).map(|shot| self.after(player, shot)));
    }

    /// An amazon that is shut in cannot move.
    fn components(&self, components: &mut Vec<Amazons>) {
        let [left, right, free] = self.0.sets;
        let whole = left | right | free;
        let countries = self.0.parts(left | right, |grid, start| grid.country(start, whole));
        components.extend(countries.map(Amazons).filter(|country| country.free() != 0));
    }

    /// The smallest of the images in the symmetries of the board with either colour first, cut to
    /// the smallest board, which is lying.
    fn canonical(self) -> Twin<Amazons> {
        let Twin { game, is_negated } = self.0.canonical(Exchange::Colours);
        Twin { game: Amazons(game), is_negated }
    }
}

impl fmt::Display for Amazons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "amazons: {}", SIGNS.text(&self.0))
    }
}

impl Partizan for Amazons {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    const PLAIN: Option<Plain<Amazons>> =
        Some(Plain { rules: &plain::Amazons, position: |board| Amazons(SIGNS.of_plain(board)) });

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([
            message!("moves the filled amazons (x)"),
            message!("moves the outlined amazons (o)"),
        ])
    }

    const SEARCHER: Searcher = Searcher::of::<Amazons>();

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Amazons, ParseError> {
        turn_only(head)?;
        SIGNS.read(body).map(Amazons)
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, Amazons)> {
        let place = |square| self.0.place(square).into();
        let moves = self.shots(player).map(|(from, to, hit)| {
            let [step, stroke] = [Sign::Step, Sign::Stroke].map(NamePart::from);
            let name = MoveName::new([place(from), step, place(to), stroke, place(hit)]);
            (name, self.after(player, (from, to, hit)))
        });
        moves.collect()
    }

    fn size(&self) -> u64 {
        let [left, right, free] = self.0.sets;
        (left | right | free).count_ones().into()
    }
}

impl PartizanSketch for Amazons {
    fn figure(&self) -> Option<Figure> {
        Some(SIGNS.figure(&self.0))
    }

    fn editing(&self) -> Option<Editing> {
        Some(SIGNS.editing(&self.0))
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "amazons",
    title: "Amazons",
    family: Family::Boards,
    rules: [
        "Amazons move like queens of Chess, over free squares. After its move the amazon shoots, \
         like a queen again, and the square that is hit is burnt: no amazon and no arrow passes \
         it any more. Whoever cannot move loses.",
        "A board is written row by row from above, with x for an amazon of Left, o for one of \
         Right, . for a free square and # for a burnt one. A move names the squares from where and \
         to where, and behind a stroke the one that is hit, by column and row, rows counted from \
         below.",
    ],
    options: [crate::rulesets::partizan::TURN],
    examples: [
        Example::new("amazons: x.../..../...o", "an amazon each"),
        Example::new("amazons: x.#./..#o", "two parts"),
        Example::new("amazons(turn=right): x../.../..o", "Right begins"),
    ],
    references: [
        "E. R. Berlekamp, Sums of N x 2 Amazons, Lecture Notes-Monograph Series 35 (2000)",
        "M. Mueller, T. Tegos, Experiments in computer Amazons, More Games of No Chance (2002)",
    ],
};
