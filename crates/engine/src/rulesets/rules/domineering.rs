//! Domineering: dominoes on a board, upright for Left and lying for Right.
//!
//! A position is the set of free squares; islands of them are independent. A reflection changes
//! nothing, and a quarter turn exchanges the players.
//!
//! Reference: J. H. Conway, *On Numbers and Games*, ch. 10; *Winning Ways* ch. 5; E. R. Berlekamp,
//! Blockbusting and Domineering, *J. Combin. Theory A* 49 (1988).

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, PerPlayer, Piece, Player, Sign};
use crate::partizan::{Game, Twin};
use crate::rulesets::boards::{Diagram, Direction, Exchange, Grid, Signs, Standing};
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::handles::spoken;
use crate::rulesets::partizan::{Partizan, PartizanSketch, Searcher};
use crate::rulesets::plain::{self, Plain};
use crate::rulesets::reading::turn_only;
use crate::rulesets::{Description, Editing, Example, Family};

const SIGNS: Signs<1> = Signs {
    sets: [('.', Standing::Nothing)],
    other: ('#', Thing::Domino),
    full: Ok(|grid| [grid.all()]),
    example: message!(
        "a board looks like domineering: 4x5, or row by row like domineering: ..#/..."
    ),
};

/// Free squares of a board with at most 64 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Domineering(Diagram<1>);

impl Domineering {
    /// An empty board.
    ///
    /// ```
    /// use nimatron::foundation::Budget;
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
        Some(Domineering(Diagram { grid, sets: [grid.all()] }))
    }

    /// The board.
    pub fn grid(&self) -> Grid {
        self.0.grid
    }

    /// The squares without a domino.
    pub fn free(&self) -> u64 {
        let [free] = self.0.sets;
        free
    }

    /// The places of dominoes of a player: the set of both squares.
    fn placements(&self, player: Player) -> impl Iterator<Item = u64> + use<> {
        let directions = PerPlayer([Direction::Upright, Direction::Lying]);
        self.grid().pairs(self.free(), directions[player])
    }

    fn without(&self, domino: u64) -> Domineering {
        Domineering(Diagram { sets: [self.free() & !domino], ..self.0 })
    }
}

impl Game for Domineering {
    fn options(&self, player: Player, options: &mut Vec<Domineering>) {
        options.extend(self.placements(player).map(|domino| self.without(domino)));
    }

    /// Nobody can move on a single square.
    fn components(&self, components: &mut Vec<Domineering>) {
        components.extend(self.0.islands(self.free()).map(Domineering));
    }

    /// The smallest of the images in the eight symmetries of the square, cut to the smallest
    /// board, which is lying. Where rows become columns the players change places.
    fn canonical(self) -> Twin<Domineering> {
        let Twin { game, is_negated } = self.0.canonical(Exchange::QuarterTurn);
        Twin { game: Domineering(game), is_negated }
    }
}

impl fmt::Display for Domineering {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "domineering: {}", SIGNS.text(&self.0))
    }
}

impl Partizan for Domineering {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    const PLAIN: Option<Plain<Domineering>> = Some(Plain {
        rules: &plain::Domineering,
        position: |board| Domineering(SIGNS.of_plain(board)),
    });

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([
            message!("puts a domino on two squares, one above the other"),
            message!("puts a domino on two squares side by side"),
        ])
    }

    const SEARCHER: Searcher = Searcher::of::<Domineering>();

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Domineering, ParseError> {
        turn_only(head)?;
        SIGNS.read(body).map(Domineering)
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, Domineering)> {
        let name = |domino| MoveName::joined(Sign::Dash, self.0.places(domino));
        self.placements(player).map(|domino| (name(domino), self.without(domino))).collect()
    }

    fn size(&self) -> u64 {
        self.free().count_ones().into()
    }
}

impl PartizanSketch for Domineering {
    const EITHER_ORDER: bool = true;

    fn figure(&self) -> Option<Figure> {
        Some(SIGNS.figure(&self.0))
    }

    fn editing(&self) -> Option<Editing> {
        Some(SIGNS.editing(&self.0))
    }

    fn words(&self, name: &MoveName) -> String {
        say!("a domino on {}", spoken(name))
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "domineering",
    title: "Domineering",
    family: Family::Boards,
    rules: [
        "The board has free squares. Left puts dominoes on two free squares one above the other, \
         Right on two free squares side by side. Whoever cannot move loses.",
        "A board is written as rows x columns, or row by row from above, with . for a free square \
         and # for one that is taken. A move names both squares by column and row, rows counted \
         from below.",
    ],
    options: [crate::rulesets::partizan::TURN],
    examples: [
        Example::new("domineering: 4x4", "an empty board"),
        Example::new("domineering: ...#/..../#...", "a board with two squares taken"),
        Example::new("domineering(turn=right): 3x5", "Right begins"),
    ],
    references: [
        "J. H. Conway, On Numbers and Games, chapter 10",
        "E. R. Berlekamp, Blockbusting and Domineering, Journal of Combinatorial Theory, Series A \
         49 (1988)",
    ],
};
