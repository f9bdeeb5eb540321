//! Rooms of Go in which every point touches the wall.
//!
//! # What is covered
//! A *room* is a set of points that are joined above, below or beside each other, and each of them has
//! a living stone of its owner beside it: corridors that bend and branch, rooms two points wide, and
//! rooms around a pillar. So a stone that the owner puts there lives at once, and the other player
//! cannot make an eye there, since the owner may fill it. The other player comes in through *openings*,
//! living stones of that colour beside the room. In each room the stones of one player alone are ever
//! captured: there is no ko, no seki and no capturing race. Wider rooms, where these can arise, are
//! refused. Stones without a liberty where a game begins, which Go would have taken off, count as dead.
//!
//! # The score as moves
//! A *region* is a part of a room between stones of the owner. One that touches no opening is
//! territory: its owner has a move for each of its m points and one for each of its k dead stones, and
//! the other player has none. Its value is m + k, which is what it scores: points and prisoners.
//!
//! Corridors in a straight line are the rooms of [`go_corridors`](super::go_corridors).
//!
//! Reference: E. R. Berlekamp and D. Wolfe, *Mathematical Go: Chilling Gets the Last Point* (1994).

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, PerPlayer, Piece, Player};
use crate::partizan::{Arithmetic, Failure, Game, Twin, Value};
use crate::rulesets::boards::{Diagram, Exchange, Signs, Standing, bits};
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::partizan::{self, Partizan, PartizanSketch, TURN};
use crate::rulesets::plain::{self, Plain};
use crate::rulesets::reading::turn_only;
use crate::rulesets::{Description, Editing, Example, Family};

const fn stone(player: Player) -> Standing {
    Standing::Piece(Thing::Stone(player), player, message!("a stone"))
}

const fn living(player: Player) -> Standing {
    Standing::Outside(Thing::Stone(player), player, message!("a living stone"))
}

const SIGNS: Signs<5> = Signs {
    sets: [
        ('x', stone(Player::Left)),
        ('o', stone(Player::Right)),
        ('X', living(Player::Left)),
        ('O', living(Player::Right)),
        ('.', Standing::Nothing),
    ],
    other: ('#', Thing::Gone),
    full: Err(message!("a room of Go is written row by row")),
    example: message!("a room looks like go-rooms: XXXXX/X...O/X..XX/XXXX#"),
};

/// Rooms on a board with at most 64 squares: the stones of Left and of Right on points, the living
/// stones of both, and the empty points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GoRooms(Diagram<5>);

/// Points between stones of the owner of a room, with those of the other player among them.
#[derive(Clone, Copy, Debug)]
struct Region {
    points: u64,
    owner: Player,
    /// Whether an opening is beside one of them.
    is_open: bool,
}

/// What a player does with a point.
#[derive(Clone, Copy, Debug)]
enum Play {
    PutsStone(u64),
    TakesDeadStone(u64),
}

impl GoRooms {
    fn stones(&self) -> PerPlayer<u64> {
        let [left, right, ..] = self.0.sets;
        PerPlayer([left, right])
    }

    fn living(&self) -> PerPlayer<u64> {
        let [_, _, left, right, _] = self.0.sets;
        PerPlayer([left, right])
    }

    fn empty(&self) -> u64 {
        self.0.sets[4]
    }

    fn points(&self) -> u64 {
        let PerPlayer([left, right]) = self.stones();
        left | right | self.empty()
    }

    /// Each room.
    fn rooms(&self) -> impl Iterator<Item = u64> + use<> {
        islands(self.0, self.points())
    }

    /// The player who has a living stone beside every point of a room; where both have, nobody can be cut
    /// off, and either may be told.
    fn owner(&self, room: u64) -> Option<Player> {
        let touched = |player: &Player| room & !self.0.grid.beside(self.living()[*player]) == 0;
        Player::BOTH.into_iter().find(touched)
    }

    fn regions(&self) -> impl Iterator<Item = Region> + '_ {
        let owned = self.rooms().filter_map(|room| Some((room, self.owner(room)?)));
        owned.flat_map(move |(room, owner)| {
            let openings = self.living()[owner.opponent()];
            islands(self.0, room & !self.stones()[owner]).map(move |points| {
                let is_open = self.0.grid.beside(points) & openings != 0;
                Region { points, owner, is_open }
            })
        })
    }

    /// What a region scores that is cut off, for Left; `None` if it is open.
    fn score(&self, region: Region) -> Option<i64> {
        let dead = region.points & !self.empty();
        let score = i64::from(region.points.count_ones() + dead.count_ones());
        let score = if region.owner == Player::Left { score } else { -score };
        (!region.is_open).then_some(score)
    }

    fn plays(&self, player: Player) -> impl Iterator<Item = Play> + '_ {
        self.regions().flat_map(move |region| {
            let Region { points, owner, is_open } = region;
            let comes_in = player == owner || is_open;
            let takes = player == owner && !is_open;
            let empty = if comes_in { points & self.empty() } else { 0 };
            let dead = if takes { points & !self.empty() } else { 0 };
            let puts = bits(empty).map(|point| Play::PutsStone(1 << point));
            puts.chain(bits(dead).map(|point| Play::TakesDeadStone(1 << point)))
        })
    }

    fn after(&self, player: Player, play: Play) -> GoRooms {
        let (mut stones, living, empty) = (self.stones(), self.living(), self.empty());
        let point = match play {
            Play::PutsStone(point) => {
                stones[player] |= point;
                point
            }
            Play::TakesDeadStone(point) => {
                stones[player.opponent()] &= !point;
                point
            }
        };
        self.with(stones, living, empty ^ point)
    }

    fn with(
        &self,
        PerPlayer([left, right]): PerPlayer<u64>,
        PerPlayer([left_living, right_living]): PerPlayer<u64>,
        empty: u64,
    ) -> GoRooms {
        let sets = [left, right, left_living, right_living, empty];
        GoRooms(Diagram { sets, ..self.0 })
    }

    /// A region as a room: the stones of its owner around it live.
    fn alone(&self, Region { points, owner, .. }: Region) -> GoRooms {
        let around = self.0.grid.beside(points) & !points;
        let mut living = self.living();
        living[owner] |= self.stones()[owner];
        let [stones, living] = [(self.stones(), points), (living, around)]
            .map(|(PerPlayer(sets), kept)| PerPlayer(sets.map(|set| set & kept)));
        self.with(stones, living, self.empty() & points)
    }

    /// Without these points.
    fn without(&self, points: u64) -> GoRooms {
        let PerPlayer(stones) = self.stones();
        let stones = PerPlayer(stones.map(|set| set & !points));
        self.with(stones, self.living(), self.empty() & !points)
    }
}

/// The islands of a set.
fn islands(board: Diagram<5>, set: u64) -> impl Iterator<Item = u64> {
    let whole = Diagram { grid: board.grid, sets: [set] };
    whole.parts(set, move |grid, start| grid.island(start, set)).map(|part| part.sets[0])
}

impl Game for GoRooms {
    fn options(&self, player: Player, options: &mut Vec<GoRooms>) {
        options.extend(self.plays(player).map(|play| self.after(player, play)));
    }

    /// Stones of the owner are never taken, so that the regions between them are independent.
    fn components(&self, components: &mut Vec<GoRooms>) {
        let played =
            self.regions().filter(|region| !region.is_open || region.points & self.empty() != 0);
        components.extend(played.map(|region| self.alone(region)));
    }

    /// The symmetries of the board change nothing, and exchanging the colours negates.
    fn canonical(self) -> Twin<GoRooms> {
        let Diagram { grid, sets: [left, right, left_living, right_living, empty] } = self.0;
        let living = left_living | right_living;
        let sets = [left | left_living, right | right_living, living, empty];
        let Twin { game, is_negated } = Diagram { grid, sets }.canonical(Exchange::Colours);
        let [left, right, living, empty] = game.sets;
        let sets = [left & !living, right & !living, left & living, right & living, empty];
        Twin { game: GoRooms(Diagram { grid: game.grid, sets }), is_negated }
    }

    /// The scores of the regions that are cut off.
    fn known_part(self, games: &mut Arithmetic<'_>) -> Result<(Value, Option<GoRooms>), Failure> {
        let scored = |region| Some((region, self.score(region)?));
        let closed: Vec<(Region, i64)> = self.regions().filter_map(scored).collect();
        let points = closed.iter().fold(0, |points, (region, _)| points | region.points);
        let score = closed.iter().map(|(_, score)| score).sum();
        let rest = self.without(points);
        Ok((games.integer(score)?, (rest.empty() != 0).then_some(rest)))
    }
}

impl fmt::Display for GoRooms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "go-rooms: {}", SIGNS.rows(&self.0))
    }
}

impl Partizan for GoRooms {
    const PLAIN: Option<Plain<GoRooms>> =
        Some(Plain { rules: &plain::GoRooms, position: |board| GoRooms(SIGNS.of_plain(board)) });

    const SEARCHER: partizan::Searcher = partizan::Searcher::of::<GoRooms>();

    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([message!("plays Black (x)"), message!("plays White (o)")])
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<GoRooms, ParseError> {
        turn_only(head)?;
        let board = GoRooms(SIGNS.read(body)?);
        if let Some(room) = board.rooms().find(|room| board.owner(*room).is_none()) {
            let place = board.0.place(room & room.wrapping_neg()).to_string();
            let message = say!(
                "the room at {} is too wide: every point of a room has a living stone of its owner beside it",
                place
            );
            let error = ParseError::new(message, body.trimmed().span());
            return Err(error.with_help(translated(SIGNS.example)));
        }
        Ok(board)
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, GoRooms)> {
        let named = |play| {
            let (Play::PutsStone(point) | Play::TakesDeadStone(point)) = play;
            (self.0.place(point).into(), self.after(player, play))
        };
        self.plays(player).map(named).collect()
    }

    fn size(&self) -> u64 {
        self.points().count_ones().into()
    }
}

impl PartizanSketch for GoRooms {
    fn figure(&self) -> Option<Figure> {
        Some(SIGNS.figure(&self.0))
    }

    fn editing(&self) -> Option<Editing> {
        Some(SIGNS.editing(&self.0))
    }

    const TOUCH: &'static str = message!("Touch the point of the move");
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "go-rooms",
    title: "Rooms of Go",
    family: Family::Boards,
    rules: [
        "Left is Black and Right is White in a Go endgame. Living stones, X and O, can never be \
         captured. A room is made of points that are joined above, below or beside each other, and \
         every point of it has a living stone of its owner beside it; living stones of the other \
         player beside the room are its openings. The owner puts a stone on any empty point, and \
         since it touches the wall it lives. The other player puts a stone on an empty point that \
         is joined to an opening over points without stones of the owner.",
        "What is cut off from all openings is territory. Stones of the other player are dead there, \
         and only the owner moves: a stone on an empty point, or one dead stone taken off. So an \
         empty point is worth one move and a dead stone two, as in the score: its point, and a \
         prisoner. Only stones of one colour are captured in a room, and there are no eyes, so that \
         no ko arises. Whoever cannot move loses.",
        "A board is written row by row from above, with X and O for living stones, x and o for \
         stones on points, . for an empty point and # for whatever does not matter. A move names the \
         point by column and row, rows counted from below.",
    ],
    options: [TURN],
    examples: [
        Example::new("go-rooms: XXXXX/X...O/X..XX/XXXX#", "a room of Left with an opening"),
        Example::new("go-rooms: OOOOO/X.o.O/OO.OO/#OXO#", "a junction with two openings"),
        Example::new("go-rooms(turn=right): OOOOOO/O..x.X/OOOOOO", "Right begins"),
    ],
    references: [
        "E. R. Berlekamp, D. Wolfe, Mathematical Go: Chilling Gets the Last Point (1994)",
    ],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::Budget;
    use crate::partizan::{Solver, Values};
    use crate::rulesets::go_corridors::GoCorridors;
    use crate::rulesets::partizan::read_body;

    #[test]
    fn straight_rooms_are_corridors() {
        let values = Values::default();
        let budget = &mut Budget::unlimited();
        let mut compared = 0;
        for length in 1..=5_usize {
            for code in 0..4 * 3_usize.pow(length as u32) {
                let (ends, code) = (code % 4, code / 4);
                let point = |at: usize| ['.', 'x', 'o'][code / 3_usize.pow(at as u32) % 3];
                let points: String = (0..length).map(point).collect();
                let side = |is_open: bool, signs: [char; 2]| signs[usize::from(is_open)];
                let [left, right] = [ends & 1 == 1, ends & 2 == 2];
                let corridor =
                    format!("x{}{points}{}", side(left, ['[', '(']), side(right, [']', ')']));
                let wall = "X".repeat(length + 2);
                let [first, last] = [left, right].map(|is_open| side(is_open, ['X', 'O']));
                let room = format!("{wall}/{first}{points}{last}/{wall}");
                let corridor = read_body::<GoCorridors>(&corridor).expect("a corridor");
                let room = read_body::<GoRooms>(&room).expect("a room");
                let expected = Solver::new(&values).value(&corridor, budget);
                assert_eq!(Solver::new(&values).value(&room, budget), expected, "{corridor}");
                compared += 1;
            }
        }
        assert_eq!(compared, 4 * (3 + 9 + 27 + 81 + 243));
    }

    #[test]
    fn only_rooms_whose_points_all_touch_the_wall_are_read() {
        for (text, place) in [
            ("XXXXX/X...X/X...X/X...O/XXXXX", "(2,4)"),
            ("..", "(1,1)"),
            ("X../...", "(2,2)"),
            ("XX/../##/O./..", "(2,2)"),
        ] {
            let error = read_body::<GoRooms>(text).expect_err(text);
            assert!(error.message.contains(place), "{text}: {}", error.message);
        }
        for text in ["X.", "XX/../##/OO/..", "XXXX/X..O/X..X/XXXX", "##/X#"] {
            read_body::<GoRooms>(text).expect(text);
        }
    }

    #[test]
    fn nobody_moves_where_nothing_is_left() {
        for text in ["XXX/XxX/XXX", "XXX/XoO/XXX", "##/X#"] {
            let board = read_body::<GoRooms>(text).expect(text);
            assert!(Player::BOTH.iter().all(|player| board.is_stuck(*player)), "{text}");
        }
        // A dead stone is taken off, and its point filled.
        let board = read_body::<GoRooms>("XXX/XoX/XXX").expect("a room");
        assert_eq!(board.moves(Player::Left)[0].1.to_string(), "go-rooms: XXX/X.X/XXX");
        assert!(board.is_stuck(Player::Right));
    }
}
