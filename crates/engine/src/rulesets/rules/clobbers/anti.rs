//! Anti-Clobber: Clobber backwards. A stone goes to an empty neighbour and leaves a stone of the
//! opponent where it stood.
//!
//! A square that is full stays full, so that a stone matters only to the empty squares beside it:
//! empty squares that are neighbours, or that a stone has both beside it, hold together, and what
//! holds together is a part, with the stones beside it. The symmetries of the board change nothing,
//! and exchanging the colours negates.
//!
//! Trap: the values are those of CGSuite 2.2's `AntiClobber` wherever they were compared, but for `x.o`,
//! of which it has 0; by this rule it is *.

use std::fmt;

use nimatron_nimber::message;
use nimatron_nimber::text::ParseError;

use crate::foundation::{Head, MoveName, PerPlayer, Piece, Player, Sign};
use crate::partizan::{Game, Twin};
use crate::rulesets::boards::{Diagram, Exchange, Signs, Standing, bits};
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::partizan::{Partizan, PartizanSketch, Searcher, TURN};
use crate::rulesets::reading::turn_only;
use crate::rulesets::{Description, Editing, Example, Family};

const SIGNS: Signs<3> = Signs {
    sets: [
        ('x', Standing::Piece(Thing::Stone(Player::Left), Player::Left, message!("a stone"))),
        ('o', Standing::Piece(Thing::Stone(Player::Right), Player::Right, message!("a stone"))),
        ('.', Standing::Nothing),
    ],
    other: ('#', Thing::Gone),
    full: Err(message!("a board of Anti-Clobber is written row by row")),
    example: message!("a board looks like anti-clobber: xoxo/oo.."),
};

/// The stones of Left, those of Right, and the empty squares of a board with at most 64 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AntiClobber(Diagram<3>);

impl AntiClobber {
    /// The moves of a player: from where and to where, as sets.
    fn steps(&self, player: Player) -> impl Iterator<Item = (u64, u64)> + use<> {
        let Diagram { grid, sets: [left, right, empty] } = self.0;
        let own = PerPlayer([left, right])[player];
        bits(own).flat_map(move |from| {
            bits(grid.beside(1 << from) & empty).map(move |to| (1 << from, 1 << to))
        })
    }

    fn after(&self, player: Player, (from, to): (u64, u64)) -> AntiClobber {
        let [left, right, empty] = self.0.sets;
        let mut stones = PerPlayer([left, right]);
        stones[player] ^= from | to;
        stones[player.opponent()] ^= from;
        let PerPlayer([left, right]) = stones;
        AntiClobber(Diagram { sets: [left, right, empty ^ to], ..self.0 })
    }
}

impl Game for AntiClobber {
    fn options(&self, player: Player, options: &mut Vec<AntiClobber>) {
        options.extend(self.steps(player).map(|step| self.after(player, step)));
    }

    fn components(&self, components: &mut Vec<AntiClobber>) {
        let [left, right, empty] = self.0.sets;
        let parts = self.0.parts(empty, |grid, start| {
            let mut part = start;
            loop {
                let stones = grid.beside(part & empty) & (left | right);
                let grown = part | stones | grid.beside(part) & empty;
                if grown == part {
                    return part;
                }
                part = grown;
            }
        });
        components.extend(parts.filter(|part| part.sets[..2] != [0, 0]).map(AntiClobber));
    }

    fn canonical(self) -> Twin<AntiClobber> {
        let Twin { game, is_negated } = self.0.canonical(Exchange::Colours);
        Twin { game: AntiClobber(game), is_negated }
    }
}

impl fmt::Display for AntiClobber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "anti-clobber: {}", SIGNS.rows(&self.0))
    }
}

impl Partizan for AntiClobber {
    const SEARCHER: Searcher = Searcher::of::<AntiClobber>();

    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([
            message!("moves the filled stones (x)"),
            message!("moves the outlined stones (o)"),
        ])
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<AntiClobber, ParseError> {
        turn_only(head)?;
        SIGNS.read(body).map(AntiClobber)
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, AntiClobber)> {
        let named = |step: (u64, u64)| {
            let places = [step.0, step.1].map(|square| self.0.place(square));
            (MoveName::joined(Sign::Step, places), self.after(player, step))
        };
        self.steps(player).map(named).collect()
    }

    fn size(&self) -> u64 {
        self.0.sets.iter().fold(0, |all, set| all | set).count_ones().into()
    }
}

impl PartizanSketch for AntiClobber {
    fn figure(&self) -> Option<Figure> {
        Some(SIGNS.figure(&self.0))
    }

    fn editing(&self) -> Option<Editing> {
        Some(SIGNS.editing(&self.0))
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "anti-clobber",
    title: "Anti-Clobber",
    family: Family::Boards,
    rules: [
        "There are stones of both players on a board. A move takes a stone of one's own to an empty \
         square above, below or beside it, and puts a stone of the opponent where it stood: a move \
         of Clobber backwards. Whoever cannot move loses.",
        "A board is written row by row from above, with x for a stone of Left, o for one of Right, . \
         for an empty square and # for one that does not belong to the board. A move names the \
         squares from where and to where, by column and row, rows counted from below.",
    ],
    options: [TURN],
    examples: [
        Example::new("anti-clobber: xoxo/oo..", "six stones"),
        Example::new("anti-clobber: x..o", "two stones in a row"),
    ],
    references: ["CGSuite 2, game.grid.AntiClobber"],
};
