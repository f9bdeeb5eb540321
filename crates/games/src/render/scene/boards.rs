//! Boards with stones or coins.
//!
//! Columns are the first coordinate, from left to right, rows the second, from
//! below; a third makes layers. A handle names a place by its coordinates:
//! `4,7` or `w+4,w`. First the stone is touched that goes, then what else the
//! move needs: in Nimbers the near corner of the box, whose coordinates may be
//! 0; in turning games the other coins. A coin at (x, y) of a product of games
//! adds x to the coins turned in the first game and y to those in the second.
//!
//! Of an axis that is long or infinite only some lines are drawn, those on
//! which something lies among them; all others can be typed.

use std::collections::{BTreeSet, HashSet};

use nimatron_nimber::text::{Notation, ParseError};
use nimatron_nimber::{Natural, Ordinal, say};

use super::scenery::Scenery;
use super::{Axis, BoardDrawing, Cell, Drawing, Layer};
use crate::foundation::{Budget, Playable};
use crate::render::words::{capitalised, counted, listed};
use crate::rulesets::nimbers::Shape;
use crate::rulesets::searched::{Touched, nothing_to_touch};
use crate::rulesets::turning::Game;
use crate::rulesets::{nimbers, turning};

/// Axes with more lines are not drawn.
const MOST_LINES: [usize; 3] = [41, 41, 10];
/// Rows of coins may be longer.
const LONGEST_ROW: [usize; 1] = [80];
const MOST_CELLS: usize = 2048;
/// Boards with longer names of lines are not drawn.
const LONGEST_NAME: usize = 6;
/// Where an axis is drawn in part, finite distances up to this are drawn whole.
const SHORT: u64 = 9;

type Point = Vec<Ordinal>;

/// A board with stones, small enough to be drawn.
struct Board {
    /// In lexicographic order, none of them empty.
    stones: Vec<Point>,
    /// The coordinates that are drawn, for each axis in increasing order.
    lines: Vec<Vec<Ordinal>>,
    /// Whether these are all up to the largest.
    whole: bool,
    /// Whether coins lie there, and not stones.
    has_coins: bool,
}

impl Board {
    /// A board whose smallest coordinate is `least`: 0 with a dead edge.
    fn new(stones: Vec<Point>, least: u64, has_coins: bool) -> Option<Board> {
        let dimension = stones.first()?.len();
        let most: &[usize] = match dimension {
            1 => &LONGEST_ROW,
            2 | 3 => &MOST_LINES,
            _ => return None,
        };
        let used = |axis: usize| stones.iter().filter_map(move |stone| stone.get(axis));
        let every = most.iter().enumerate().take(dimension).map(|(axis, most)| {
            let side = used(axis).max()?.to_u64().filter(|side| *side < least + *most as u64)?;
            Some((least..=side).map(Ordinal::from).collect())
        });
        let every: Option<Vec<Vec<Ordinal>>> = every.collect();
        let whole = every.is_some();
        let lines = every
            .unwrap_or_else(|| (0..dimension).map(|axis| some_lines(used(axis), least)).collect());
        let narrow = lines.iter().zip(most).all(|(lines, most)| lines.len() <= *most);
        let short = lines.iter().flatten().all(|line| tick(line).chars().count() <= LONGEST_NAME);
        let cells: usize = lines.iter().map(Vec::len).product();
        let board = Board { stones, lines, whole, has_coins };
        (narrow && short && cells <= MOST_CELLS).then_some(board)
    }

    fn draw(&self) -> Drawing {
        let lies: HashSet<&[Ordinal]> = self.stones.iter().map(Vec::as_slice).collect();
        let names = match self.lines.len() {
            1 => vec![say!("coin")],
            _ => vec![say!("column"), say!("row"), say!("layer")],
        };
        let axes = self.lines.iter().zip(names).map(|(lines, name)| Axis {
            name,
            ticks: lines.iter().map(tick).collect(),
            breaks: breaks(lines),
        });
        let span = |axis: usize| match self.lines.get(axis) {
            Some(lines) => lines.iter().map(Some).collect(),
            None => vec![None],
        };
        let layers = span(2).into_iter().map(|layer| {
            let rows = span(1).into_iter().rev().map(|row| {
                let cells = span(0).into_iter().map(|column| {
                    let point: Point =
                        [column, row, layer].into_iter().flatten().cloned().collect();
                    self.cell(&point, lies.contains(point.as_slice()))
                });
                cells.collect()
            });
            let title = layer.map_or(String::new(), |layer| say!("layer {}", tick(layer)));
            Layer { title, rows: rows.collect() }
        });
        Drawing::Board(BoardDrawing {
            label: self.label(),
            axes: axes.collect(),
            layers: layers.collect(),
        })
    }

    fn cell(&self, point: &[Ordinal], stone: bool) -> Cell {
        let edge = point.iter().any(Ordinal::is_zero);
        let what = match (stone, edge, self.has_coins) {
            (true, _, false) => say!("stone"),
            (true, _, true) => say!("heads"),
            (false, true, _) => say!("edge"),
            (false, false, false) => say!("empty"),
            (false, false, true) => say!("tails"),
        };
        Cell {
            handle: handle(point),
            text: point_text(point),
            label: format!("{}: {what}", capitalised(&place(point))),
            stone,
            edge,
        }
    }

    fn label(&self) -> String {
        let sides = self.lines.iter().filter_map(|lines| lines.last());
        let sides: Vec<String> = sides.map(Ordinal::to_string).collect();
        let stones = self.stones.iter().map(|stone| point_text(stone));
        let size = match sides.as_slice() {
            [only] => counted(only.parse().unwrap_or(0), "coin"),
            _ => by(sides),
        };
        let noun = if self.has_coins { "coin" } else { "stone" };
        let lie = listed(stones, 30, noun).to_plain(Notation::Unicode);
        match (self.whole, self.has_coins) {
            (true, false) => say!("Board of {}; stone at {}.", size, lie),
            (true, true) => say!("Board of {}; heads at {}.", size, lie),
            (false, false) => say!("Board of {}, drawn in part; stone at {}.", size, lie),
            (false, true) => say!("Board of {}, drawn in part; heads at {}.", size, lie),
        }
    }

    /// The place that a handle names.
    fn read(&self, handle: &str) -> Result<Point, ParseError> {
        let coordinates = handle.split(',').map(|text| text.parse::<Ordinal>().ok());
        let point: Option<Point> = coordinates.collect();
        let on_board = |point: &Point| {
            let drawn = |(x, lines): (&Ordinal, &Vec<Ordinal>)| lines.binary_search(x).is_ok();
            point.len() == self.lines.len() && point.iter().zip(&self.lines).all(drawn)
        };
        point.filter(on_board).ok_or_else(|| nothing_to_touch(handle))
    }

    fn has_stone(&self, point: &Point) -> bool {
        self.stones.binary_search(point).is_ok()
    }

    fn stone_handles(&self) -> Vec<String> {
        self.stones.iter().map(|stone| handle(stone)).collect()
    }

    /// The places of which every coordinate is `within` its own of `far`, row
    /// by row from below.
    fn places(
        &self,
        far: &[Ordinal],
        within: fn(&Ordinal, &Ordinal) -> bool,
    ) -> impl Iterator<Item = Point> + use<> {
        let chosen = self.lines.iter().zip(far).map(|(lines, bound)| {
            lines.iter().filter(|line| within(line, bound)).cloned().collect::<Vec<_>>()
        });
        let chosen: Vec<Vec<Ordinal>> = chosen.collect();
        let count: usize = chosen.iter().map(Vec::len).product();
        (0..count).map(move |mut index| {
            let coordinates = chosen.iter().map(|lines| {
                let line = lines[index % lines.len()].clone();
                index /= lines.len();
                line
            });
            coordinates.collect()
        })
    }
}

/// The lines that are drawn of an axis too long for all: those on which
/// something lies, the first ones, and those a short distance below another.
fn some_lines<'a>(used: impl Iterator<Item = &'a Ordinal>, least: u64) -> Vec<Ordinal> {
    let mut lines: BTreeSet<Ordinal> = [least, least + 1].map(Ordinal::from).into();
    for line in used {
        let short = line.finite_part().min(Natural::from(SHORT));
        let limit = line.limit_part();
        let short = u64::try_from(&short).unwrap_or(SHORT);
        let first = if limit.is_zero() { least } else { 0 };
        lines.extend((first..=short).map(|n| limit.clone() + Ordinal::from(n)));
        lines.insert(line.clone());
    }
    lines.into_iter().collect()
}

/// The lines before which others are left out.
fn breaks(lines: &[Ordinal]) -> Vec<usize> {
    let skips = |pair: &[Ordinal]| pair[0].clone() + Ordinal::from(1u64) != pair[1];
    lines.windows(2).enumerate().filter(|(_, pair)| skips(pair)).map(|(at, _)| at + 1).collect()
}

fn handle(point: &[Ordinal]) -> String {
    point.iter().map(Ordinal::to_string).collect::<Vec<_>>().join(",")
}

fn point_text(point: &[Ordinal]) -> String {
    match point {
        [only] => only.to_string(),
        _ => format!("({})", handle(point)),
    }
}

/// The name of a line, as it stands at the side of the board.
fn tick(line: &Ordinal) -> String {
    line.to_text(Notation::Unicode)
}

/// A place for the ear: `column 4, row 7`.
fn place(point: &[Ordinal]) -> String {
    match point {
        [only] => say!("coin {}", only.to_string()),
        _ if point.len() > 3 => point_text(point),
        _ => {
            let named = point.iter().enumerate().map(|(axis, x)| match axis {
                0 => say!("column {}", x.to_string()),
                1 => say!("row {}", x.to_string()),
                _ => say!("layer {}", x.to_string()),
            });
            named.collect::<Vec<_>>().join(", ")
        }
    }
}

/// The sides of a board, or what is turned in each of its directions: `3 by 4`.
fn by(sides: impl IntoIterator<Item = String>) -> String {
    sides.into_iter().reduce(|all, side| say!("{} by {}", all, side)).unwrap_or_default()
}

fn board_of_nimbers(position: &nimbers::Position) -> Option<Board> {
    Board::new(position.stones().to_vec(), 0, false)
}

fn board_of_coins(position: &turning::Position) -> Option<Board> {
    let heads = position.heads().iter().map(|head| ordinals(head));
    Board::new(heads.collect(), 1, true)
}

fn ordinals(point: &[u64]) -> Point {
    point.iter().map(|&x| x.into()).collect()
}

/// The coins of a place on a board of coins.
fn coins_of(point: &[Ordinal]) -> Option<Vec<u64>> {
    point.iter().map(Ordinal::to_u64).collect()
}

/// Whether a box with this far corner goes beyond `near` in every direction.
fn is_nearer(near: &[Ordinal], far: &[Ordinal]) -> bool {
    near.iter().zip(far).all(|(near, far)| near < far)
}

impl Scenery for nimbers::Position {
    fn drawing(&self) -> Option<Drawing> {
        board_of_nimbers(self).map(|board| board.draw())
    }

    fn how(&self) -> String {
        say!(
            "Touch a stone, then the near corner of its box; on the edges nothing appears. \
         Or type both, as in (4,7) -> (1,3), or slide (4,7) to (4,5)."
        )
    }

    fn handles(&self, chosen: &nimbers::Move) -> Vec<String> {
        let Some(board) = board_of_nimbers(self) else { return Vec::new() };
        let points = [&chosen.stone, &chosen.near].map(|point| handle(point));
        points.into_iter().filter(|handle| board.read(handle).is_ok()).collect()
    }

    fn text(&self, chosen: &nimbers::Move) -> String {
        chosen.in_words(Notation::Unicode)
    }

    fn words(&self, chosen: &nimbers::Move) -> String {
        let stone = place(&chosen.stone);
        match chosen.shape() {
            Shape::Remove => say!("remove the stone at {}", stone),
            Shape::Slide(to) => say!("slide the stone at {} to {}", stone, place(&to)),
            Shape::Rectangle(to) => {
                say!("turn the rectangle from the stone at {} to {}", stone, place(&to))
            }
            Shape::Box(to) => say!("turn the box from the stone at {} to {}", stone, place(&to)),
        }
    }

    fn touch(
        &self,
        handles: &[String],
        budget: &mut Budget,
    ) -> Result<Touched<nimbers::Move>, ParseError> {
        let Some(board) = board_of_nimbers(self) else {
            return untouchable(self, handles);
        };
        let (mut stone, mut near): (Option<Point>, Option<Point>) = (None, None);
        let mut refused = None;
        for handle in handles {
            let point = board.read(handle)?;
            refused = None;
            match &stone {
                Some(far) if is_nearer(&point, far) => near = Some(point),
                _ if board.has_stone(&point) => (stone, near) = (Some(point), None),
                Some(far) => {
                    refused = Some(say!(
                        "Every coordinate of the near corner must be smaller than in {}.",
                        point_text(far)
                    ));
                }
                None => refused = Some(say!("No stone lies there.")),
            }
        }
        let next = match &stone {
            None => board.stone_handles(),
            Some(far) => {
                let corners =
                    board.places(far, Ordinal::lt).take_while(|_| budget.spend(1).is_ok());
                corners.map(|point| handle(&point)).collect()
            }
        };
        let chosen = stone.clone().zip(near).filter(|_| refused.is_none());
        let chosen = chosen.map(|(stone, near)| nimbers::Move { stone, near });
        let words = match (refused, &chosen, &stone) {
            (Some(refused), _, _) => refused,
            (None, Some(chosen), _) => capitalised(&format!("{}.", self.words(chosen))),
            (None, None, Some(stone)) => {
                say!("The stone at {}: now the near corner.", place(stone))
            }
            (None, None, None) => self.how(),
        };
        Ok(Touched { chosen, next, words })
    }
}

/// What touching means where nothing is drawn.
fn untouchable<P: Scenery>(
    position: &P,
    handles: &[String],
) -> Result<Touched<P::Move>, ParseError> {
    match handles.first() {
        Some(handle) => Err(nothing_to_touch(handle)),
        None => Ok(Touched { chosen: None, next: Vec::new(), words: position.how() }),
    }
}

/// The coins turned in one game, from those that were touched: between them,
/// too, if neighbours are turned. In decreasing order.
fn completed(game: Game, mut coins: Vec<u64>) -> Vec<u64> {
    coins.sort_unstable_by(|a, b| b.cmp(a));
    coins.dedup();
    match (game.turns_neighbours(), coins.first(), coins.last()) {
        (true, Some(first), Some(last)) => (*last..=*first).rev().collect(),
        _ => coins,
    }
}

/// Whether no move of the game touches more coins than these.
fn is_full(game: Game, coins: &[u64]) -> bool {
    coins.len() >= 2 && game.most_turned().is_some_and(|most| coins.len() >= most)
}

impl Scenery for turning::Position {
    fn drawing(&self) -> Option<Drawing> {
        board_of_coins(self).map(|board| board.draw())
    }

    fn how(&self) -> String {
        match self.games() {
            [game] if game.turns_neighbours() => say!(
                "Touch a coin that shows heads, then the last of its neighbours to \
                              the left that are turned, too. Or type all of them, as in 7, 6, 5."
            ),
            [_] => say!(
                "Touch a coin that shows heads, then the coins to the left of it that are \
                    turned, too. Or type all of them, as in 7, 4, 1."
            ),
            _ => say!(
                "Touch a coin that shows heads, then further coins to the left and below: \
                  their columns and rows are turned with it. Or type the coins of each game, as \
                  in 7, 4 x 3, 2."
            ),
        }
    }

    fn handles(&self, chosen: &turning::Move) -> Vec<String> {
        let Some(board) = board_of_coins(self) else { return Vec::new() };
        // Of neighbours the last is enough.
        let touched = self.games().iter().zip(&chosen.turned).map(|(game, coins)| match game {
            game if game.turns_neighbours() => {
                coins.first().into_iter().chain(coins.last()).copied().collect()
            }
            _ => coins.clone(),
        });
        let touched: Vec<Vec<u64>> = touched.collect();
        let longest = touched.iter().map(Vec::len).max().unwrap_or(0);
        let mut points: Vec<Vec<u64>> = Vec::new();
        for index in 0..longest {
            let coordinates = touched.iter().map(|coins| coins.get(index).or(coins.first()));
            points.extend(coordinates.map(Option::<&u64>::copied).collect::<Option<_>>());
        }
        points.dedup();
        let handles = points.iter().map(|point| handle(&ordinals(point)));
        handles.filter(|handle| board.read(handle).is_ok()).collect()
    }

    fn words(&self, chosen: &turning::Move) -> String {
        let alone = self.games().len() == 1;
        let sets = chosen.turned.iter().enumerate().map(|(axis, coins)| {
            let named = listed(coins.iter().map(u64::to_string), 12, "coin");
            let named = named.to_plain(Notation::Unicode);
            match (axis, coins.len() == 1) {
                (0, true) if alone => say!("coin {}", named),
                (0, false) if alone => say!("coins {}", named),
                (0, true) => say!("column {}", named),
                (0, false) => say!("columns {}", named),
                (1, true) => say!("row {}", named),
                (1, false) => say!("rows {}", named),
                (2, true) => say!("layer {}", named),
                (2, false) => say!("layers {}", named),
                (_, true) => say!("coordinate {}", named),
                (_, false) => say!("coordinates {}", named),
            }
        });
        say!("turn {}", by(sets))
    }

    fn touch(
        &self,
        handles: &[String],
        budget: &mut Budget,
    ) -> Result<Touched<turning::Move>, ParseError> {
        let Some(board) = board_of_coins(self) else {
            return untouchable(self, handles);
        };
        let games = self.games();
        let mut turned: Option<Vec<Vec<u64>>> = None;
        let mut refused = None;
        for handle in handles {
            let point = board.read(handle)?;
            let coins = coins_of(&point).ok_or_else(|| nothing_to_touch(handle))?;
            refused = None;
            match turned.as_ref().and_then(|turned| with_point(games, turned, &coins)) {
                Some(more) => turned = Some(more),
                None if board.has_stone(&point) => {
                    turned = Some(coins.into_iter().map(|coin| vec![coin]).collect());
                }
                None => refused = Some(say!("That coin cannot be turned with the first one.")),
            }
        }
        let next = match &turned {
            None => board.stone_handles(),
            Some(turned) => {
                let far = turned.iter().filter_map(|coins| coins.first());
                let far: Point = far.map(|&coin| coin.into()).collect();
                let others =
                    board.places(&far, Ordinal::le).take_while(|_| budget.spend(1).is_ok());
                let fits = |point: &Point| {
                    coins_of(point).is_some_and(|coins| with_point(games, turned, &coins).is_some())
                };
                others.filter(fits).map(|point| handle(&point)).collect()
            }
        };
        let legal = turned.clone().filter(|_| refused.is_none()).map(|turned| {
            let sets = games.iter().zip(turned);
            turning::Move { turned: sets.map(|(game, coins)| completed(*game, coins)).collect() }
        });
        let chosen = legal.filter(|chosen| self.play(chosen).is_ok());
        let words = match (refused, &chosen, turned.as_ref().and_then(|t| t.first())) {
            (Some(refused), _, _) => refused,
            (None, Some(chosen), _) => {
                let words = capitalised(&self.words(chosen));
                match next.is_empty() {
                    true => format!("{words}."),
                    false => say!("{}, or choose further coins.", words),
                }
            }
            (None, None, Some(_)) => say!("Now the other coins."),
            (None, None, None) => self.how(),
        };
        Ok(Touched { chosen, next, words })
    }
}

/// The coins touched in each game after one more point; nothing if that changes
/// nothing or is too much.
fn with_point(games: &[Game], turned: &[Vec<u64>], point: &[u64]) -> Option<Vec<Vec<u64>>> {
    let mut more = turned.to_vec();
    let mut changed = false;
    for ((game, coins), coin) in games.iter().zip(&mut more).zip(point) {
        if coins.contains(coin) {
            continue;
        }
        let first = *coins.first()?;
        if *coin > first || is_full(*game, coins) {
            return None;
        }
        if game.turns_neighbours() {
            coins.truncate(1);
        }
        coins.push(*coin);
        changed = true;
    }
    changed.then_some(more)
}
