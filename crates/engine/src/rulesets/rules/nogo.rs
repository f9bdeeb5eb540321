//! NoGo: stones are put down as in Go, but whoever would capture or be captured may not.
//!
//! After each move every group of stones of one colour, joined above, below and beside, has a free
//! square beside it. Squares that do not belong to the board hold parts apart. The symmetries of the
//! board change nothing, and exchanging the colours negates. In the impartial game both players
//! choose the colour of each stone.
//!
//! Reference: C.-W. Chou, O. Teytaud, S.-J. Yen, Revisiting Monte-Carlo Tree Search on a normal form
//! game: NoGo, *EvoApplications* (2011).

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, Options, PerPlayer, Piece, Player, Sign};
use crate::impartial;
use crate::partizan::{Game, Twin};
use crate::rulesets::boards::{Diagram, Exchange, Signs, Standing, bits};
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::handles;
use crate::rulesets::partizan::{self, Partizan, PartizanSketch, TURN};
use crate::rulesets::plain::{self, Plain};
use crate::rulesets::reading::{no_options, turn_only};
use crate::rulesets::searched::{self, Searched, Sketch};
use crate::rulesets::{Description, Editing, Example, Family};

const SIGNS: Signs<3> = Signs {
    sets: [
        ('x', Standing::Piece(Thing::Stone(Player::Left), Player::Left, message!("a stone"))),
        ('o', Standing::Piece(Thing::Stone(Player::Right), Player::Right, message!("a stone"))),
        ('.', Standing::Nothing),
    ],
    other: ('#', Thing::Gone),
    full: Ok(|grid| [0, 0, grid.all()]),
    example: message!("a board looks like nogo: 3x4, or nogo: x.o/.../..."),
};
const IMPARTIAL_SIGNS: Signs<3> = Signs {
    example: message!("a board looks like impartial-nogo: 3x4, or impartial-nogo: x.o/.../..."),
    ..SIGNS
};

/// The stones of Left, those of Right, and the free squares of a board with at most 64 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NoGo(Diagram<3>);

/// The board after a stone of a player on a free square, if every group then has a free square.
fn with_stone(board: Diagram<3>, player: Player, square: u64) -> Option<Diagram<3>> {
    let Diagram { grid, sets: [left, right, free] } = board;
    let mut stones = PerPlayer([left, right]);
    stones[player] |= square;
    let free = free & !square;
    let lives = |start: u64, own: u64| grid.beside(grid.island(start, own)) & free != 0;
    let other = stones[player.opponent()];
    let touched = grid.beside(square) & other;
    let is_legal = lives(square, stones[player]) && bits(touched).all(|at| lives(1 << at, other));
    let PerPlayer([left, right]) = stones;
    is_legal.then_some(Diagram { sets: [left, right, free], ..board })
}

/// The squares on which a player may put a stone, and what that leaves.
fn placements(board: Diagram<3>, player: Player) -> impl Iterator<Item = (u64, Diagram<3>)> {
    let [_, _, free] = board.sets;
    let squares = bits(free).map(|square| 1 << square);
    squares.filter_map(move |square| Some((square, with_stone(board, player, square)?)))
}

/// What squares that do not belong to the board hold apart.
fn parts(board: Diagram<3>) -> impl Iterator<Item = Diagram<3>> {
    let all = board.sets.iter().fold(0, |all, set| all | set);
    board.parts(all, move |grid, start| grid.island(start, all))
}

/// Whether every group of a board that was read has a free square.
fn checked(board: Diagram<3>, body: Piece<'_>) -> Result<Diagram<3>, ParseError> {
    let Diagram { grid, sets: [left, right, free] } = board;
    for stones in [left, right] {
        let dead = |at: &u32| grid.beside(grid.island(1 << at, stones)) & free == 0;
        if let Some(square) = bits(stones).find(dead) {
            let place = board.place(1 << square);
            let message = say!("the stones at {} have no free square", place.to_string());
            return Err(ParseError::new(message, body.trimmed().span()));
        }
    }
    Ok(board)
}

impl Game for NoGo {
    fn options(&self, player: Player, options: &mut Vec<NoGo>) {
        options.extend(placements(self.0, player).map(|(_, board)| NoGo(board)));
    }

    fn components(&self, components: &mut Vec<NoGo>) {
        components.extend(parts(self.0).map(NoGo));
    }

    fn canonical(self) -> Twin<NoGo> {
        let Twin { game, is_negated } = self.0.canonical(Exchange::Colours);
        Twin { game: NoGo(game), is_negated }
    }
}

impl fmt::Display for NoGo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nogo: {}", SIGNS.text(&self.0))
    }
}

impl Partizan for NoGo {
    const PLAIN: Option<Plain<NoGo>> =
        Some(Plain { rules: &plain::NoGo, position: |board| NoGo(SIGNS.of_plain(board)) });

    const SEARCHER: partizan::Searcher = partizan::Searcher::of::<NoGo>();

    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([
            message!("puts down filled stones (x)"),
            message!("puts down outlined stones (o)"),
        ])
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<NoGo, ParseError> {
        turn_only(head)?;
        checked(SIGNS.read(body)?, body).map(NoGo)
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, NoGo)> {
        let named = |(square, board)| (self.0.place(square).into(), NoGo(board));
        placements(self.0, player).map(named).collect()
    }

    fn size(&self) -> u64 {
        self.0.sets.iter().fold(0, |all, set| all | set).count_ones().into()
    }
}

impl PartizanSketch for NoGo {
    fn figure(&self) -> Option<Figure> {
        Some(SIGNS.figure(&self.0))
    }

    fn editing(&self) -> Option<Editing> {
        Some(SIGNS.editing(&self.0))
    }

    const TOUCH: &'static str = message!("Touch the square of your stone");
}

/// The same where both players put down stones of either colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ImpartialNoGo(Diagram<3>);

/// The sign of a stone.
fn sign(player: Player) -> &'static str {
    match player {
        Player::Left => "x",
        Player::Right => "o",
    }
}

impl impartial::Game for ImpartialNoGo {
    fn options(&self) -> Options<'_, ImpartialNoGo> {
        let stones = Player::BOTH.into_iter().flat_map(|player| placements(self.0, player));
        Options::new(stones.map(|(_, board)| ImpartialNoGo(board)))
    }

    fn components(&self) -> Vec<ImpartialNoGo> {
        parts(self.0).map(ImpartialNoGo).collect()
    }

    /// The colours can be exchanged, too.
    fn canonical(self) -> ImpartialNoGo {
        ImpartialNoGo(self.0.canonical(Exchange::Colours).game)
    }

    fn effort(&self) -> u64 {
        self.size()
    }
}

impl fmt::Display for ImpartialNoGo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "impartial-nogo: {}", IMPARTIAL_SIGNS.text(&self.0))
    }
}

impl Searched for ImpartialNoGo {
    const PLAIN: Option<Plain<ImpartialNoGo>> = Some(Plain {
        rules: &plain::ImpartialNoGo,
        position: |board| ImpartialNoGo(IMPARTIAL_SIGNS.of_plain(board)),
    });

    const SEARCHER: searched::Searcher = searched::Searcher::of::<ImpartialNoGo>();

    fn description(&self) -> &Description {
        &IMPARTIAL
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<ImpartialNoGo, ParseError> {
        no_options(head, IMPARTIAL_SIGNS.example)?;
        checked(IMPARTIAL_SIGNS.read(body)?, body).map(ImpartialNoGo)
    }

    fn moves(&self) -> Options<'_, (MoveName, ImpartialNoGo)> {
        let moves = Player::BOTH.into_iter().flat_map(move |player| {
            let named = move |(square, board)| {
                let parts = [sign(player).into(), Sign::Blank.into(), self.0.place(square).into()];
                (MoveName::new(parts), ImpartialNoGo(board))
            };
            placements(self.0, player).map(named)
        });
        Options::new(moves)
    }

    fn size(&self) -> u64 {
        self.0.sets.iter().fold(0, |all, set| all | set).count_ones().into()
    }
}

impl Sketch for ImpartialNoGo {
    fn figure(&self) -> Option<Figure> {
        Some(IMPARTIAL_SIGNS.figure(&self.0))
    }

    fn editing(&self) -> Option<Editing> {
        Some(IMPARTIAL_SIGNS.editing(&self.0))
    }

    /// A square says nothing of the colour.
    fn handles(&self, _: &MoveName) -> Vec<String> {
        Vec::new()
    }

    fn listed_under(&self, name: &MoveName) -> Option<String> {
        handles::of_places(name).into_iter().next()
    }
}

const WRITTEN: &str = message!(
    "Rows x columns is an empty board; else it is written row by row from above, with x for a stone \
     of Left, o for one of Right, . for a free square and # for one that does not belong to the \
     board. A move names the square by column and row, rows counted from below."
);

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "nogo",
    title: "NoGo",
    family: Family::Boards,
    rules: [
        "A move puts a stone of one's own on a free square. Stones of one colour that are joined \
         above, below or beside each other are a group, and every group, of both colours, must have \
         a free square beside it after the move. So nothing is ever captured. Whoever cannot move \
         loses.",
        WRITTEN,
    ],
    options: [TURN],
    examples: [
        Example::new("nogo: 3x3", "an empty board"),
        Example::new("nogo: x.o/.../...", "after two moves"),
    ],
    references: [
        "C.-W. Chou, O. Teytaud, S.-J. Yen, Revisiting Monte-Carlo Tree Search on a normal form \
         game: NoGo, EvoApplications (2011)",
    ],
};

/// What people need to know of the impartial game.
pub static IMPARTIAL: Description = description! {
    id: "impartial-nogo",
    title: "Impartial NoGo",
    family: Family::Boards,
    rules: [
        "A move puts a stone of either colour on a free square. Stones of one colour that are joined \
         above, below or beside each other are a group, and every group must have a free square \
         beside it after the move. So nothing is ever captured. Whoever cannot move loses.",
        "Rows x columns is an empty board; else it is written row by row from above, with x and o \
         for stones of the two colours, . for a free square and # for one that does not belong to \
         the board. A move names the colour and the square, by column and row, rows counted from \
         below.",
    ],
    options: [],
    examples: [
        Example::new("impartial-nogo: 2x3", "an empty board"),
        Example::new("impartial-nogo: x..../.....", "after one move"),
    ],
    references: [
        "The impartial variant of NoGo: C.-W. Chou, O. Teytaud, S.-J. Yen, Revisiting Monte-Carlo \
         Tree Search on a normal form game: NoGo, EvoApplications (2011)",
    ],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulesets::partizan::read_body;

    #[test]
    fn groups_need_a_free_square() {
        for (text, place) in [("xo.", "(1,1)"), ("x.x/.xo/.xx", "(3,2)")] {
            let error = read_body::<NoGo>(text).expect_err(text);
            assert!(error.message.contains(place), "{text}: {}", error.message);
        }
        let board = read_body::<NoGo>("x.o").expect("a board");
        assert!(Player::BOTH.iter().all(|player| board.is_stuck(*player)));
        let board = read_body::<NoGo>("x../...").expect("a board");
        assert_eq!(board.moves(Player::Right).len(), 5);
    }
}
