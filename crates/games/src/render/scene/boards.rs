//! Boards with stones or coins.
//!
//! Columns are the first coordinate, from left to right, rows the second, from
//! below; a third makes layers. A handle names a place by its coordinates:
//! `4,7`. First the stone is touched that goes, then what else the move needs:
//! in Nimbers the near corner of the box, whose coordinates may be 0; in turning
//! games the other coins. A coin at (x, y) of a product of games adds x to the
//! coins turned in the first game and y to those in the second.

use std::collections::HashSet;

use nimatron_nimber::Ordinal;
use nimatron_nimber::text::ParseError;

use super::scenery::{Scenery, Touched, nothing_to_touch};
use super::{Axis, BoardDrawing, Cell, Drawing, Layer};
use crate::core::{Budget, Impartial};
use crate::render::words::{capitalised, counted, listed};
use crate::rulesets::turning::Game;
use crate::rulesets::{nimbers, turning};

/// Longer boards are not drawn.
const MOST_COLUMNS: u64 = 40;
const MOST_ROWS: u64 = 40;
const MOST_LAYERS: u64 = 9;
/// Rows of coins may be longer.
const LONGEST_ROW: u64 = 80;
const MOST_CELLS: u64 = 2048;

type Point = Vec<u64>;

/// A board with stones, small enough to be drawn.
struct Board {
    /// In lexicographic order, none of them empty.
    stones: Vec<Point>,
    /// The largest coordinate on each axis.
    sides: Point,
    /// The smallest coordinate that can be chosen: 0 with a dead edge.
    least: u64,
    /// What lies there: `stone`, `heads`.
    stone: &'static str,
    /// What is said where none lies.
    none: &'static str,
}

impl Board {
    fn new(
        stones: Vec<Point>,
        least: u64,
        stone: &'static str,
        none: &'static str,
    ) -> Option<Board> {
        let dimension = stones.first()?.len();
        let side = |axis: usize| stones.iter().filter_map(|stone| stone.get(axis)).max().copied();
        let sides: Point = (0..dimension).map_while(side).collect();
        let most: &[u64] = match dimension {
            1 => &[LONGEST_ROW],
            2 | 3 => &[MOST_COLUMNS, MOST_ROWS, MOST_LAYERS],
            _ => return None,
        };
        let narrow = sides.iter().zip(most).all(|(side, most)| side <= most);
        let cells = sides.iter().map(|side| side + 1 - least);
        let board = Board { stones, sides: sides.clone(), least, stone, none };
        (narrow && cells.product::<u64>() <= MOST_CELLS).then_some(board)
    }

    fn draw(&self) -> Drawing {
        let lies: HashSet<&[u64]> = self.stones.iter().map(Vec::as_slice).collect();
        let names: &[&str] = if self.sides.len() == 1 { &["coin"] } else { &AXES };
        let axes = self.sides.iter().zip(names).map(|(side, name)| Axis {
            name: (*name).into(),
            ticks: (self.least..=*side).map(|tick| tick.to_string()).collect(),
        });
        let span = |axis: usize| match self.sides.get(axis) {
            Some(side) => (self.least..=*side).map(Some).collect(),
            None => vec![None],
        };
        let layers = span(2).into_iter().map(|layer| {
            let rows = span(1).into_iter().rev().map(|row| {
                let cells = span(0).into_iter().map(|column| {
                    let point: Point = [column, row, layer].into_iter().flatten().collect();
                    self.cell(&point, lies.contains(point.as_slice()))
                });
                cells.collect()
            });
            let title = layer.map_or(String::new(), |layer| format!("layer {layer}"));
            Layer { title, rows: rows.collect() }
        });
        Drawing::Board(BoardDrawing {
            label: self.label(),
            axes: axes.collect(),
            layers: layers.collect(),
        })
    }

    fn cell(&self, point: &[u64], stone: bool) -> Cell {
        let edge = point.contains(&0);
        let what = match (stone, edge) {
            (true, _) => self.stone,
            (false, true) => "edge",
            (false, false) => self.none,
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
        let sides: Vec<String> = self.sides.iter().map(u64::to_string).collect();
        let stones = self.stones.iter().map(|stone| point_text(stone));
        format!(
            "Board of {}; {} at {}.",
            match sides.as_slice() {
                [only] => counted(only.parse().unwrap_or(0), "coin"),
                _ => sides.join(" by "),
            },
            self.stone,
            listed(stones, 30, self.stone)
        )
    }

    /// The place that a handle names.
    fn read(&self, handle: &str) -> Result<Point, ParseError> {
        let coordinates = handle.split(',').map(|text| text.parse::<u64>().ok());
        let point: Option<Point> = coordinates.collect();
        let on_board = |point: &Point| {
            let within = |(x, side): (&u64, &u64)| (self.least..=*side).contains(x);
            point.len() == self.sides.len() && point.iter().zip(&self.sides).all(within)
        };
        point.filter(on_board).ok_or_else(|| nothing_to_touch(handle))
    }

    fn has_stone(&self, point: &Point) -> bool {
        self.stones.binary_search(point).is_ok()
    }

    fn stone_handles(&self) -> Vec<String> {
        self.stones.iter().map(|stone| handle(stone)).collect()
    }

    /// The places that are nowhere beyond `far`, row by row from below.
    fn box_below(&self, far: &[u64]) -> impl Iterator<Item = Point> + use<> {
        let least = self.least;
        let far = far.to_vec();
        std::iter::successors(Some(vec![least; far.len()]), move |point| {
            let mut point = point.clone();
            for (x, bound) in point.iter_mut().zip(&far) {
                if *x < *bound {
                    *x += 1;
                    return Some(point);
                }
                *x = least;
            }
            None
        })
    }
}

const AXES: [&str; 3] = ["column", "row", "layer"];

fn handle(point: &[u64]) -> String {
    point.iter().map(u64::to_string).collect::<Vec<_>>().join(",")
}

fn point_text(point: &[u64]) -> String {
    match point {
        [only] => only.to_string(),
        _ => format!("({})", handle(point)),
    }
}

/// A place for the ear: `column 4, row 7`.
fn place(point: &[u64]) -> String {
    match point {
        [only] => format!("coin {only}"),
        _ if point.len() > AXES.len() => point_text(point),
        _ => {
            let named = AXES.iter().zip(point).map(|(axis, x)| format!("{axis} {x}"));
            named.collect::<Vec<_>>().join(", ")
        }
    }
}

/// Natural coordinates as machine words.
fn words_of(point: &[Ordinal]) -> Option<Point> {
    point.iter().map(Ordinal::to_u64).collect()
}

fn ordinals(point: &[u64]) -> Vec<Ordinal> {
    point.iter().map(|&x| x.into()).collect()
}

fn board_of_nimbers(position: &nimbers::Position) -> Option<Board> {
    let stones = position.stones().iter().map(|stone| words_of(stone));
    Board::new(stones.collect::<Option<_>>()?, 0, "stone", "empty")
}

fn board_of_coins(position: &turning::Position) -> Option<Board> {
    Board::new(position.heads().to_vec(), 1, "heads", "tails")
}

/// Whether a box with this far corner goes beyond `near` in every direction.
fn is_nearer(near: &[u64], far: &[u64]) -> bool {
    near.iter().zip(far).all(|(near, far)| near < far)
}

impl Scenery for nimbers::Position {
    fn drawing(&self) -> Option<Drawing> {
        board_of_nimbers(self).map(|board| board.draw())
    }

    fn how(&self) -> String {
        "Touch a stone, then the near corner of its box; on the edges nothing appears. \
         Or type both, as in (4,7) -> (1,3)."
            .into()
    }

    fn handles(&self, chosen: &nimbers::Move) -> Vec<String> {
        if board_of_nimbers(self).is_none() {
            return Vec::new();
        }
        let points = [&chosen.stone, &chosen.near].map(|point| words_of(point));
        points.into_iter().flatten().map(|point| handle(&point)).collect()
    }

    fn words(&self, chosen: &nimbers::Move) -> String {
        let [stone, near] = [&chosen.stone, &chosen.near].map(|point| match words_of(point) {
            Some(point) => place(&point),
            None => point.iter().map(Ordinal::to_string).collect::<Vec<_>>().join(", "),
        });
        format!("take the stone at {stone}; near corner at {near}")
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
                    refused = Some(format!(
                        "Every coordinate of the near corner must be smaller than in {}.",
                        point_text(far)
                    ));
                }
                None => refused = Some("No stone lies there.".into()),
            }
        }
        let next = match &stone {
            None => board.stone_handles(),
            Some(far) => {
                let before: Point = far.iter().map(|x| x - 1).collect();
                let corners = board.box_below(&before).take_while(|_| budget.spend(1).is_ok());
                corners.map(|point| handle(&point)).collect()
            }
        };
        let chosen = stone.as_ref().zip(near).filter(|_| refused.is_none());
        let chosen = chosen
            .map(|(stone, near)| nimbers::Move { stone: ordinals(stone), near: ordinals(&near) });
        let words = match (refused, &chosen, &stone) {
            (Some(refused), _, _) => refused,
            (None, Some(chosen), _) => capitalised(&format!("{}.", self.words(chosen))),
            (None, None, Some(stone)) => {
                format!("The stone at {}: now the near corner.", place(stone))
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
    match (game, coins.first(), coins.last()) {
        (Game::Ruler, Some(first), Some(last)) => (*last..=*first).rev().collect(),
        _ => coins,
    }
}

/// Whether no move of the game touches more coins than these.
fn is_full(game: Game, coins: &[u64]) -> bool {
    let longer = (1..=coins.len() as u64 + 1).rev().collect::<Vec<_>>();
    coins.len() >= 2 && !game.allows(&longer)
}

impl Scenery for turning::Position {
    fn drawing(&self) -> Option<Drawing> {
        board_of_coins(self).map(|board| board.draw())
    }

    fn how(&self) -> String {
        match self.games() {
            [Game::Ruler] => "Touch a coin that shows heads, then the last of its neighbours to \
                              the left that are turned, too. Or type all of them, as in 7, 6, 5."
                .into(),
            [_] => "Touch a coin that shows heads, then the coins to the left of it that are \
                    turned, too. Or type all of them, as in 7, 4, 1."
                .into(),
            _ => "Touch a coin that shows heads, then further coins to the left and below: \
                  their columns and rows are turned with it. Or type the coins of each game, as \
                  in 7, 4 x 3, 2."
                .into(),
        }
    }

    fn handles(&self, chosen: &turning::Move) -> Vec<String> {
        if board_of_coins(self).is_none() {
            return Vec::new();
        }
        // Of neighbours the last is enough.
        let touched = self.games().iter().zip(&chosen.turned).map(|(game, coins)| match game {
            Game::Ruler => coins.first().into_iter().chain(coins.last()).copied().collect(),
            _ => coins.clone(),
        });
        let touched: Vec<Vec<u64>> = touched.collect();
        let longest = touched.iter().map(Vec::len).max().unwrap_or(0);
        let mut points: Vec<Point> = Vec::new();
        for index in 0..longest {
            let coordinates = touched.iter().map(|coins| coins.get(index).or(coins.first()));
            points.extend(coordinates.map(Option::<&u64>::copied).collect::<Option<Point>>());
        }
        points.dedup();
        points.iter().map(|point| handle(point)).collect()
    }

    fn words(&self, chosen: &turning::Move) -> String {
        let names: &[&str] = if self.games().len() == 1 { &["coin"] } else { &AXES };
        let sets = chosen.turned.iter().enumerate().map(|(axis, coins)| {
            let plural = if coins.len() == 1 { "" } else { "s" };
            let name = names.get(axis).copied().unwrap_or("coordinate");
            let coins = coins.iter().map(u64::to_string);
            format!("{name}{plural} {}", listed(coins, 12, "coin"))
        });
        format!("turn {}", sets.collect::<Vec<_>>().join(" by "))
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
            refused = None;
            match turned.as_ref().and_then(|turned| with_point(games, turned, &point)) {
                Some(more) => turned = Some(more),
                None if board.has_stone(&point) => {
                    turned = Some(point.iter().map(|&coin| vec![coin]).collect());
                }
                None => refused = Some("That coin cannot be turned with the first one."),
            }
        }
        let next = match &turned {
            None => board.stone_handles(),
            Some(turned) => {
                let far: Point = turned.iter().filter_map(|coins| coins.first()).copied().collect();
                let others = board.box_below(&far).take_while(|_| budget.spend(1).is_ok());
                let others = others.filter(|point| with_point(games, turned, point).is_some());
                others.map(|point| handle(&point)).collect()
            }
        };
        let legal = turned.clone().filter(|_| refused.is_none()).map(|turned| {
            let sets = games.iter().zip(turned);
            turning::Move { turned: sets.map(|(game, coins)| completed(*game, coins)).collect() }
        });
        let chosen = legal.filter(|chosen| self.play(chosen).is_ok());
        let words = match (refused, &chosen, turned.as_ref().and_then(|t| t.first())) {
            (Some(refused), _, _) => refused.into(),
            (None, Some(chosen), _) => {
                let more = if next.is_empty() { "." } else { ", or choose further coins." };
                capitalised(&(self.words(chosen) + more))
            }
            (None, None, Some(_)) => "Now the other coins.".into(),
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
        if *game == Game::Ruler {
            coins.truncate(1);
        }
        coins.push(*coin);
        changed = true;
    }
    changed.then_some(more)
}
