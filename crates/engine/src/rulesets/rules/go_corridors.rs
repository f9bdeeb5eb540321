//! Corridors of Go: one point wide, between walls of living stones.
//!
//! The walls and the stones of their owner, which touch them, can never be captured. The other player
//! comes in from outside: a stone is safe if it reaches an open end, and dead if it is cut off. So
//! stones of one player alone are ever captured, and no ko can arise.
//!
//! # The score as moves
//! A *region* is what lies between stones of the owner. One that reaches no open end is territory:
//! its owner has a move for each of its m points and one for each of its k dead stones, and the
//! other player has none. Its value is m + k, which is what it scores: points and prisoners.
//!
//! # Known values
//! Chilled, an empty corridor of n points with one open end is worth n − 2 + 2¹⁻ⁿ to its owner.
//! Stones of the other player at the closed end make infinitesimals: one with two points before it
//! is worth 2 + ↑, two are worth 4 and a tiny, 4 + {0||0|−2}.
//!
//! Reference: E. R. Berlekamp and D. Wolfe, *Mathematical Go: Chilling Gets the Last Point* (1994),
//! chapter 2.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, PerPlayer, Piece, Player};
use crate::partizan::{Arithmetic, Failure, Game, Twin, Value};
use crate::rulesets::description;
use crate::rulesets::editing::Change;
use crate::rulesets::figure::{CELL, Figure, Thing};
use crate::rulesets::handles::within;
use crate::rulesets::partizan::{Partizan, PartizanSketch};
use crate::rulesets::reading::{joined, turn_only};
use crate::rulesets::strip::{number, strip_move};
use crate::rulesets::{Description, Editing, Example, Family};

/// The most points of all corridors together.
const MOST_POINTS: usize = 128;
const EXAMPLE: &str = message!("corridors look like go-corridors: x[...), o[x..)");

/// What lies on a point: nothing, or a stone of a player.
type Point = Option<Player>;

/// A corridor.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Corridor {
    /// Whose living stones its walls are.
    owner: Player,
    /// Whether its left and its right end are open.
    open: [bool; 2],
    points: Vec<Point>,
}

/// Corridors of Go, at most 128 points in all.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GoCorridors(Vec<Corridor>);

const fn sign(point: Point) -> char {
    match point {
        None => '.',
        Some(Player::Left) => 'x',
        Some(Player::Right) => 'o',
    }
}

impl Corridor {
    /// Whether one can walk from a point to an open end without crossing a stone of the owner.
    fn is_reached(&self, at: usize) -> bool {
        let is_free = |points: &[Point]| !points.contains(&Some(self.owner));
        let [left, right] = self.open;
        left && is_free(&self.points[..=at]) || right && is_free(&self.points[at..])
    }

    /// What a player may make of a point; `None` if there is no move.
    fn moved(&self, player: Player, at: usize) -> Option<Point> {
        match self.points[at] {
            None if player == self.owner || self.is_reached(at) => Some(Some(player)),
            Some(stone) if player == self.owner && stone != player && !self.is_reached(at) => {
                Some(None)
            }
            _ => None,
        }
    }

    fn with(&self, at: usize, point: Point) -> Corridor {
        let mut corridor = self.clone();
        corridor.points[at] = point;
        corridor
    }

    /// The regions between the stones of the owner, each as a corridor.
    fn regions(&self) -> impl Iterator<Item = Corridor> + '_ {
        let regions: Vec<&[Point]> =
            self.points.split(|point| *point == Some(self.owner)).collect();
        let last = regions.len() - 1;
        regions.into_iter().enumerate().map(move |(index, points)| Corridor {
            owner: self.owner,
            open: [self.open[0] && index == 0, self.open[1] && index == last],
            points: points.to_vec(),
        })
    }

    /// What a region scores that is cut off; `None` if it reaches an open end.
    fn score(&self) -> Option<i64> {
        let dead = self.points.iter().filter(|point| point.is_some()).count();
        let score = (self.points.len() + dead) as i64;
        let score = if self.owner == Player::Left { score } else { -score };
        (self.open == [false; 2]).then_some(score)
    }

    fn mirrored(&self) -> Corridor {
        let [left, right] = self.open;
        let points = self.points.iter().rev().copied().collect();
        Corridor { open: [right, left], points, ..*self }
    }

    fn exchanged(&self) -> Corridor {
        let points = self.points.iter().map(|point| point.map(Player::opponent)).collect();
        Corridor { owner: self.owner.opponent(), points, ..*self }
    }
}

impl fmt::Display for Corridor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [left, right] = self.open;
        let points: String = self.points.iter().copied().map(sign).collect();
        let owner = sign(Some(self.owner));
        let [left, right] = [if left { '(' } else { '[' }, if right { ')' } else { ']' }];
        write!(f, "{owner}{left}{points}{right}")
    }
}

impl GoCorridors {
    /// The moves of a player: the corridor, the point, and what lies there afterwards.
    fn plays(&self, player: Player) -> impl Iterator<Item = (usize, usize, Point)> + '_ {
        self.0.iter().enumerate().flat_map(move |(index, corridor)| {
            let points = 0..corridor.points.len();
            points.filter_map(move |at| Some((index, at, corridor.moved(player, at)?)))
        })
    }

    fn after(&self, (index, at, point): (usize, usize, Point)) -> GoCorridors {
        self.replaced(index, self.0[index].with(at, point))
    }

    fn replaced(&self, index: usize, corridor: Corridor) -> GoCorridors {
        let mut corridors = self.0.clone();
        corridors[index] = corridor;
        GoCorridors(corridors)
    }

    /// Each corridor as it comes first of itself and its mirror image, in order.
    fn sorted(corridors: impl Iterator<Item = Corridor>) -> GoCorridors {
        let mut corridors: Vec<Corridor> = corridors
            .map(|corridor| {
                let mirrored = corridor.mirrored();
                corridor.min(mirrored)
            })
            .collect();
        corridors.sort_unstable();
        GoCorridors(corridors)
    }

    fn points(&self) -> usize {
        self.0.iter().map(|corridor| corridor.points.len()).sum()
    }
}

impl Game for GoCorridors {
    fn options(&self, player: Player, options: &mut Vec<GoCorridors>) {
        options.extend(self.plays(player).map(|play| self.after(play)));
    }

    /// Stones of the owner are never taken, so that the regions between them are independent.
    fn components(&self, components: &mut Vec<GoCorridors>) {
        let regions = self.0.iter().flat_map(Corridor::regions);
        let played = regions.filter(|region| match region.score() {
            Some(score) => score != 0,
            None => region.points.contains(&None),
        });
        components.extend(played.map(|region| GoCorridors(vec![region])));
    }

    /// Mirror images of corridors are equal, and exchanging the colours negates.
    fn canonical(self) -> Twin<GoCorridors> {
        let own = GoCorridors::sorted(self.0.iter().cloned());
        let other = GoCorridors::sorted(self.0.iter().map(Corridor::exchanged));
        match other.0 < own.0 {
            true => Twin { game: other, is_negated: true },
            false => Twin { game: own, is_negated: false },
        }
    }

    /// The scores of the regions that are cut off.
    fn known_part(
        self,
        games: &mut Arithmetic<'_>,
    ) -> Result<(Value, Option<GoCorridors>), Failure> {
        let regions = self.0.iter().flat_map(Corridor::regions);
        let (closed, open): (Vec<_>, Vec<_>) =
            regions.partition(|region| region.open == [false; 2]);
        let score = closed.iter().filter_map(Corridor::score).sum();
        Ok((games.integer(score)?, (!open.is_empty()).then_some(GoCorridors(open))))
    }

    fn owned_bytes(&self) -> usize {
        size_of_val(&self.0[..]) + self.points() * size_of::<Point>()
    }
}

impl fmt::Display for GoCorridors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "go-corridors: {}", joined(&self.0, ", "))
    }
}

fn refused(message: impl Into<String>, start: usize, text: &str) -> ParseError {
    ParseError::new(message, start..start + text.len()).with_help(translated(EXAMPLE))
}

/// Reads a corridor: its owner, an end, points and an end.
fn corridor(piece: Piece<'_>) -> Result<Corridor, ParseError> {
    let piece = piece.trimmed();
    let mut signs = piece.text.char_indices().map(|(at, found)| (piece.start + at, found));
    let mut next = |accepted: &[char], expected: fn() -> String| match signs.next() {
        Some((_, found)) if accepted.contains(&found) => Ok(found),
        Some((at, found)) => Err(refused(expected(), at, found.encode_utf8(&mut [0; 4]))),
        None => Err(refused(expected(), piece.start, piece.text)),
    };
    let owner = next(&['x', 'o'], || say!("expected whose corridor it is, x or o"))?;
    let owner = if owner == 'x' { Player::Left } else { Player::Right };
    let left = next(&['[', '('], || say!("expected [ for a closed end or ( for an open one"))?;
    let mut points = Vec::new();
    let right = loop {
        let found = next(&['.', 'x', 'o', ']', ')'], || {
            say!("expected a point (one of the signs . x o), or ] or ) at the end")
        })?;
        match found {
            '.' => points.push(None),
            'x' => points.push(Some(Player::Left)),
            'o' => points.push(Some(Player::Right)),
            end => break end,
        }
    };
    if let Some((at, found)) = signs.next() {
        let message = say!("expected a comma before the next corridor");
        return Err(refused(message, at, found.encode_utf8(&mut [0; 4])));
    }
    if points.is_empty() {
        return Err(refused(say!("a corridor has at least one point"), piece.start, piece.text));
    }
    Ok(Corridor { owner, open: [left == '(', right == ')'], points })
}

impl Partizan for GoCorridors {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([message!("plays Black (x)"), message!("plays White (o)")])
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<GoCorridors, ParseError> {
        turn_only(head)?;
        let mut points = 0;
        let corridors = body.list().map(|piece| {
            points += piece.text.len().saturating_sub(3);
            if points > MOST_POINTS {
                let message = say!("more than {} points", MOST_POINTS);
                return Err(refused(message, piece.start, piece.text));
            }
            corridor(piece)
        });
        Ok(GoCorridors(corridors.collect::<Result<_, _>>()?))
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, GoCorridors)> {
        let name = |index, at| strip_move(self.0.len(), index, [at + 1]);
        let moves = self.plays(player);
        moves.map(|play| (name(play.0, play.1), self.after(play))).collect()
    }

    fn size(&self) -> u64 {
        self.points() as u64
    }
}

impl PartizanSketch for GoCorridors {
    fn figure(&self) -> Option<Figure> {
        let told = say!("Corridors: {}.", joined(&self.0, "; "));
        let mut figure = Figure::new(told);
        for (index, corridor) in self.0.iter().enumerate() {
            let wall = Thing::Stone(corridor.owner);
            let outside = Thing::Stone(corridor.owner.opponent());
            let length = corridor.points.len() as i32;
            let top = index as i32 * 5 * CELL;
            let mut stone = |column: i32, row: i32, thing| {
                let at = (column * CELL, top + row * CELL);
                figure.put(at, Thing::Square);
                figure.put(at, thing);
            };
            for column in 0..length + 2 {
                stone(column, 0, wall);
                stone(column, 2, wall);
            }
            for (open, column) in corridor.open.into_iter().zip([0, length + 1]) {
                stone(column, 1, if open { outside } else { wall });
            }
            let part = (self.0.len() > 1).then_some(index + 1);
            for (at, point) in corridor.points.iter().enumerate() {
                let place = ((at as i32 + 1) * CELL, top + CELL);
                figure.put(place, Thing::Square);
                point.iter().for_each(|player| figure.put(place, Thing::Stone(*player)));
                let what = called(*point);
                // The number stands below the wall.
                number(&mut figure, place, part, at + 1, &what);
                if let Some(mark) = figure.marks.last_mut() {
                    mark.at.1 += CELL;
                }
            }
        }
        Some(figure)
    }

    fn editing(&self) -> Option<Editing> {
        let change = |tool: String, handles: Vec<String>, after: GoCorridors| Change {
            tool,
            handles,
            leaves: joined(&after.0, ", "),
        };
        let mut changes = Vec::new();
        for point in [None, Some(Player::Left), Some(Player::Right)] {
            for (index, corridor) in self.0.iter().enumerate() {
                let others = corridor.points.iter().enumerate().filter(|(_, own)| **own != point);
                changes.extend(others.map(|(at, _)| {
                    let handles = vec![within(index + 1, at + 1)];
                    change(called(point), handles, self.after((index, at, point)))
                }));
            }
        }
        for (index, corridor) in self.0.iter().enumerate() {
            let [left, right] = corridor.open;
            let mut whole = |tool: String, with: Corridor| {
                changes.push(change(tool, Vec::new(), self.replaced(index, with)));
            };
            let mut points = corridor.points.clone();
            points.push(None);
            let longer = Corridor { points: points.clone(), ..*corridor };
            whole(say!("corridor {}: one point more", index + 1), longer);
            points.truncate(corridor.points.len() - 1);
            if !points.is_empty() {
                let shorter = Corridor { points, ..*corridor };
                whole(say!("corridor {}: one point less", index + 1), shorter);
            }
            let turned = |open| Corridor { open, ..corridor.clone() };
            let tool = match left {
                true => say!("corridor {}: left end closed", index + 1),
                false => say!("corridor {}: left end open", index + 1),
            };
            whole(tool, turned([!left, right]));
            let tool = match right {
                true => say!("corridor {}: right end closed", index + 1),
                false => say!("corridor {}: right end open", index + 1),
            };
            whole(tool, turned([left, !right]));
            let tool = say!("corridor {}: colours exchanged", index + 1);
            whole(tool, corridor.exchanged());
        }
        let mut corridors = self.0.clone();
        corridors.extend(self.0.last().cloned());
        changes.push(change(say!("a further corridor"), Vec::new(), GoCorridors(corridors)));
        if let [rest @ .., _] = &self.0[..] {
            if !rest.is_empty() {
                let rest = GoCorridors(rest.to_vec());
                changes.push(change(say!("one corridor less"), Vec::new(), rest));
            }
        }
        Some(Editing::of(None, changes))
    }

    const TOUCH: &'static str = message!("Touch the point of the move");
}

/// What lies on a point, in words.
fn called(point: Point) -> String {
    match point {
        None => say!("empty"),
        Some(Player::Left) => say!("a stone of Left"),
        Some(Player::Right) => say!("a stone of Right"),
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "go-corridors",
    title: "Corridors of Go",
    family: Family::Strips,
    rules: [
        "Left is Black and Right is White in a Go endgame. A corridor is one point wide, and its \
         walls are living stones of its owner; an end is closed by the wall, or open to living \
         stones of the other player outside. The owner puts a stone on any empty point, and since \
         it touches the wall it lives. The other player puts a stone on an empty point only where \
         no stone of the owner stands between it and an open end.",
        "What is cut off from all open ends is territory. Stones of the other player are dead \
         there, and only the owner moves: a stone on an empty point, or one dead stone taken off. \
         So an empty point is worth one move and a dead stone two, as in the score: its point, and \
         a prisoner. Only stones of one colour are captured in a corridor, so there is no ko. \
         Whoever cannot move loses.",
        "Corridors stand between commas: x or o for the owner, Black or White, then [ for a closed \
         end or ( for an open one, the points with x and o for stones and . for empty ones, and ] \
         or ) for the other end. A move names its point, counted from the left, behind the number \
         of the corridor where there are several.",
    ],
    options: [crate::rulesets::partizan::TURN],
    examples: [
        Example::new("go-corridors: x[...)", "chilled it is worth 5/4"),
        Example::new("go-corridors: x[o..), o[..)", "White saves a stone, or Black captures it"),
        Example::new("go-corridors(turn=right): x(.o..), o[xx..)", "White begins"),
    ],
    references: [
        "E. R. Berlekamp, D. Wolfe, Mathematical Go: Chilling Gets the Last Point (1994), chapter 2",
    ],
};

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::foundation::Budget;
    use crate::partizan::{Dyadic, Solver, Values};
    use crate::rulesets::partizan::read_body;

    fn read(text: &str) -> GoCorridors {
        read_body::<GoCorridors>(text).expect(text)
    }

    /// The value by the definition, without regions, scores and symmetry.
    fn naive(
        game: &GoCorridors,
        values: &Values,
        known: &mut HashMap<GoCorridors, Value>,
    ) -> Value {
        if let Some(value) = known.get(game) {
            return *value;
        }
        let [left, right] = Player::BOTH.map(|player| {
            let moves = game.moves(player);
            moves.iter().map(|(_, after)| naive(after, values, known)).collect::<Vec<_>>()
        });
        let value = values.arithmetic(&mut Budget::unlimited()).form(&left, &right);
        let value = value.expect("a value");
        known.insert(game.clone(), value);
        value
    }

    #[test]
    fn values_are_those_of_the_definition() {
        let values = Values::default();
        let mut known = HashMap::new();
        for length in 1..=4 {
            for (ends, code) in
                (0..4).flat_map(|ends| (0..3_usize.pow(length)).map(move |code| (ends, code)))
            {
                let points = (0..length).map(|at| match code / 3_usize.pow(at) % 3 {
                    0 => None,
                    1 => Some(Player::Left),
                    _ => Some(Player::Right),
                });
                let open = [ends & 1 == 1, ends & 2 == 2];
                let corridor = Corridor { owner: Player::Left, open, points: points.collect() };
                let game = GoCorridors(vec![corridor]);
                let value = naive(&game, &values, &mut known);
                let budget = &mut Budget::unlimited();
                assert_eq!(Solver::new(&values).value(&game, budget), Ok(value), "{game}");
                let negative = GoCorridors(vec![game.0[0].exchanged()]);
                let found = naive(&negative, &values, &mut known);
                let games = &mut values.arithmetic(budget);
                assert_eq!(games.negative(value), Ok(found), "{game}");
            }
        }
    }

    /// n − 2 + 2¹⁻ⁿ for empty corridors; ups and tinies where stones can be captured.
    #[test]
    fn chilled_values_are_those_of_the_literature() {
        let values = Values::default();
        let chilled = |text: &str, expected: &str| {
            let budget = &mut Budget::unlimited();
            let value = Solver::new(&values).value(&read(text), budget).expect("a value");
            let games = &mut values.arithmetic(budget);
            let cooled = games.cool(value, &Dyadic::from(1)).expect("a value");
            assert_eq!(games.read(expected).expect(expected), cooled, "{text}");
        };
        for length in 1..=7_usize {
            let power = 1_usize << (length - 1);
            let text = format!("x[{})", ".".repeat(length));
            chilled(&text, &format!("{} - 2 + 1/{power}", length));
        }
        for (text, expected) in [
            ("x[o.)", "1*"),
            ("x[o..)", "2^"),
            ("x[oo..)", "{4||4|2}"),
            ("x[ooo..)", "{6||6|2}"),
            ("x[o..), o[x..)", "0"),
            ("x[.o.]", "4"),
            ("x(.)", "0"),
        ] {
            chilled(text, expected);
        }
    }

    #[test]
    fn errors_point_at_the_place() {
        for (text, span) in [
            ("", 0..0),
            ("y[.)", 0..1),
            ("x..", 1..2),
            ("x[.?)", 3..4),
            ("x[.", 0..3),
            ("x[.).", 4..5),
            ("x[.), o[)", 6..9),
        ] {
            let error = read_body::<GoCorridors>(text).expect_err(text);
            assert_eq!(error.span, span, "{text}: {}", error.message);
        }
        let long = format!("x[{})", ".".repeat(MOST_POINTS + 1));
        assert!(read_body::<GoCorridors>(&long).is_err());
        let longest = format!("x[{})", ".".repeat(MOST_POINTS));
        assert_eq!(read(&longest).to_string(), format!("go-corridors: {longest}"));
    }
}
