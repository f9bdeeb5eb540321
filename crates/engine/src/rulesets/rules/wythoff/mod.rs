//! Wythoff's game: queens walk towards a corner.
//!
//! # Rules
//! A queen stands on a square (x, y) of a board, x and y counted from 0. A move
//! takes a queen any distance to the left, down, or to the lower left along a
//! diagonal. As heaps: take from one heap, or the same number from both. In
//! Fraenkel's generalisation, `wythoff(a=2)`, the numbers k, l > 0 taken from both
//! may differ by less than a.
//!
//! # Theorem (Wythoff 1907, Fraenkel 1982)
//! The P-positions of one queen are (⌊kα⌋, ⌊kα⌋ + ak) for k = 0, 1, 2, … and their
//! mirror images, where α = (2 − a + √(a² + 4))/2, which is the golden ratio for
//! a = 1. So only the difference ak of the coordinates has to be looked at. No
//! formula for the other Grundy values is known; they are found by the recursion in
//! `values.rs`.
//!
//! References: W. A. Wythoff, A modification of the game of Nim, *Nieuw Archief
//! voor Wiskunde* 7 (1907) 199–202; A. S. Fraenkel, How to beat your Wythoff games'
//! opponent on three fronts, *American Mathematical Monthly* 89 (1982) 353–361;
//! *Winning Ways* ch. 3.

mod values;

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};

use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};

use self::values::Table;
use crate::foundation::{Head, MoveName, Options, Piece, Place, Sign};
use crate::impartial::Game;
use crate::rulesets::boards::counters;
use crate::rulesets::boards::picture::{frame, square};
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::handles::spoken;
use crate::rulesets::reading::{named, number};
use crate::rulesets::searched::{Searched, Sketch};
use crate::rulesets::theory::outcome_of;
use crate::rulesets::{Description, Editing, Example, Family, Part, Principle, RuleOption, Theory};

/// The largest coordinate.
pub const MOST: u32 = 1 << 12;
/// Boards with longer sides are not drawn.
const MOST_SIDE: u32 = 40;
const MOST_QUEENS: usize = 16;
const MOST_A: u64 = 8;
const EXAMPLE: &str = message!("a position looks like wythoff: (3,5)");

/// Queens on a board, each by its coordinates.
///
/// ```
/// use nimatron::foundation::{Budget, Outcome};
/// use nimatron::rulesets::Position;
/// let position: Position = "wythoff: (8,13)".parse()?;
/// assert_eq!(position.analyze(&mut Budget::unlimited())?.outcome(), Outcome::P);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Wythoff {
    board: Arc<Board>,
    queens: Vec<(u32, u32)>,
}

/// The rules, and what is known of the squares.
#[derive(Debug)]
struct Board {
    /// The numbers taken from both heaps differ by less.
    a: u32,
    /// Bounds on the smaller and on the larger coordinate of every queen, now and later.
    sides: (u32, u32),
    /// The values of the squares within these bounds, once they have been asked for.
    values: OnceLock<Table>,
}

impl Board {
    /// The value of a square within the bounds.
    fn value(&self, (x, y): (u32, u32)) -> u64 {
        let (low, high) = self.sides;
        let table = self.values.get_or_init(|| Table::new(self.a, low, high));
        table.value((x as usize, y as usize)).into()
    }
}

impl PartialEq for Wythoff {
    fn eq(&self, other: &Wythoff) -> bool {
        self.queens == other.queens && self.a() == other.a()
    }
}

impl Eq for Wythoff {}

impl Hash for Wythoff {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // Tables hold positions of one game.
        self.queens.hash(state);
    }
}

/// Whether the previous player wins with one queen, by the theorem; `a` is 1 in
/// Wythoff's game, and at least 1.
///
/// ```
/// use nimatron::rulesets::wythoff::is_safe;
/// assert!(is_safe(1, (4, 7)) && is_safe(1, (7, 4)) && !is_safe(1, (4, 8)));
/// assert!(is_safe(2, (2, 6)));
/// ```
pub fn is_safe(a: u32, (x, y): (u32, u32)) -> bool {
    let (low, high) = (x.min(y), x.max(y));
    a > 0 && (high - low) % a == 0 && u64::from(low) == safe_partner(a, high - low)
}

/// ⌊kα⌋ for the difference ak: ⌊(k(2 − a) + √(k²(a² + 4))) / 2⌋.
fn safe_partner(a: u32, difference: u32) -> u64 {
    let (a, k) = (i128::from(a), i128::from(difference / a));
    // Both are less than 2³², so that the product fits and the root is positive.
    let root = (k * k).saturating_mul(a * a + 4).isqrt();
    ((k * (2 - a) + root) / 2) as u64
}

impl Wythoff {
    fn new(a: u32, queens: Vec<(u32, u32)>) -> Wythoff {
        let low = queens.iter().map(|&(x, y)| x.min(y)).max().unwrap_or(0);
        let high = queens.iter().map(|&(x, y)| x.max(y)).max().unwrap_or(0);
        let board = Board { a, sides: (low, high), values: OnceLock::new() };
        Wythoff { board: Arc::new(board), queens }
    }

    /// The squares of the queens.
    pub fn queens(&self) -> &[(u32, u32)] {
        &self.queens
    }

    /// The bound on how much may be taken from both heaps: the numbers differ by
    /// less. In Wythoff's game it is 1.
    pub fn a(&self) -> u32 {
        self.board.a
    }

    fn steps(&self, (x, y): (u32, u32)) -> impl Iterator<Item = (u32, u32)> + use<> {
        let left = (0..x).map(move |to| (to, y));
        let down = (0..y).map(move |to| (x, to));
        let more = self.a() - 1;
        let both = (1..=x).flat_map(move |k| {
            let least = k.saturating_sub(more).max(1);
            (least..=y.min(k + more)).map(move |l| (x - k, y - l))
        });
        left.chain(down).chain(both)
    }

    /// The value of a queen where a theorem tells it: 0 by Wythoff's, and a heap of Nim on an edge.
    fn told(&self, (x, y): (u32, u32)) -> Option<u64> {
        match (x, y) {
            (0, other) | (other, 0) => Some(other.into()),
            _ => is_safe(self.a(), (x, y)).then_some(0),
        }
    }

    fn with(&self, index: usize, to: (u32, u32)) -> Wythoff {
        let mut queens = self.queens.clone();
        queens[index] = to;
        Wythoff { queens, board: self.board.clone() }
    }
}

impl Game for Wythoff {
    fn options(&self) -> Options<'_, Wythoff> {
        let queens = self.queens.iter().enumerate();
        let options = queens
            .flat_map(move |(index, &queen)| self.steps(queen).map(move |to| self.with(index, to)));
        Options::new(options)
    }

    fn components(&self) -> Vec<Wythoff> {
        let queens = self.queens.iter().filter(|&&queen| queen != (0, 0));
        queens.map(|&queen| Wythoff { queens: vec![queen], board: self.board.clone() }).collect()
    }

    fn canonical(mut self) -> Wythoff {
        for (x, y) in &mut self.queens {
            (*x, *y) = ((*x).min(*y), (*x).max(*y));
        }
        self.queens.sort_unstable();
        self
    }

    /// One queen: by theorems, or from a table.
    fn known_value(&self) -> Option<u64> {
        match self.queens.as_slice() {
            [] => Some(0),
            &[queen] => Some(self.told(queen).unwrap_or_else(|| self.board.value(queen))),
            _ => None,
        }
    }

    fn owned_bytes(&self) -> usize {
        self.queens.len() * size_of::<(u32, u32)>()
    }
}

impl fmt::Display for Wythoff {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.a() {
            1 => f.write_str("wythoff:")?,
            a => write!(f, "wythoff(a={a}):")?,
        }
        if self.queens.is_empty() {
            return f.write_str(" 0");
        }
        self.queens.iter().try_for_each(|(x, y)| write!(f, " ({x},{y})"))
    }
}

impl Searched for Wythoff {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Wythoff, ParseError> {
        let a = match named(head, "a", EXAMPLE)? {
            Some(given) => number(given, message!("a number"), 1, MOST_A, EXAMPLE)? as u32,
            None => 1,
        };
        if body.text.trim() == "0" {
            return Ok(Wythoff::new(a, Vec::new()));
        }
        let queens = counters::pairs(body, MOST.into(), MOST_QUEENS, EXAMPLE)?;
        let queens = queens.into_iter().map(|(x, y)| (x as u32, y as u32)).collect();
        Ok(Wythoff::new(a, queens))
    }

    fn moves(&self) -> Options<'_, (MoveName, Wythoff)> {
        let queens = self.queens.iter().enumerate();
        // Equal queens have equal moves.
        let first = queens.filter(|(index, queen)| !self.queens[..*index].contains(queen));
        let square = |(x, y): (u32, u32)| Place::Square { column: x as usize, row: y as usize };
        let moves = first.flat_map(move |(index, &from)| {
            self.steps(from).map(move |to| {
                (MoveName::joined(Sign::Arrow, [from, to].map(square)), self.with(index, to))
            })
        });
        Options::new(moves)
    }

    fn size(&self) -> u64 {
        self.queens.iter().map(|&(x, y)| u64::from(x + y + x.min(y)) + 1).sum()
    }

    fn count_parts(&self) -> u64 {
        self.queens.len() as u64
    }

    fn theory(&self) -> Option<Theory> {
        let &[(x, y)] = self.queens.as_slice() else { return None };
        let (low, high) = (x.min(y), x.max(y));
        let safe = safe_partner(self.a(), high - low);
        let mut parts = vec![
            Part::new(say!("the difference of the coordinates"), (high - low).into()),
            Part::new(say!("the smaller coordinate"), low.into()),
            Part::new(say!("what it would have to be"), safe),
        ];
        if (high - low) % self.a() != 0 {
            // No smaller coordinate is lost together with this difference.
            parts.truncate(1);
        }
        let outcome = outcome_of(u64::from(!is_safe(self.a(), (x, y))));
        Some(Theory { value: self.told((x, y)), ..Theory::outcome(&PRINCIPLE, outcome, parts) })
    }
}

const PRINCIPLE: Principle = Principle {
    name: message!("Wythoff's theorem"),
    statement: message!(
        "The player to move loses exactly where the smaller coordinate is k times the \
         golden ratio, rounded down, and k is the difference of both. With an option a the \
         difference is a*k, and the ratio (2-a+sqrt(a^2+4))/2."
    ),
    reference: "W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 \
                (1907) 199-202; A. S. Fraenkel, How to beat your Wythoff games' opponent on three \
                fronts, American Mathematical Monthly 89 (1982) 353-361",
};

/// What a coordinate is called, one more and one less.
const COORDINATES: [&str; 3] =
    [message!("coordinate {}"), message!("a further coordinate"), message!("one coordinate less")];

impl Sketch for Wythoff {
    fn figure(&self) -> Option<Figure> {
        let queens = &self.queens;
        let width = queens.iter().map(|queen| queen.0).max()?;
        let height = queens.iter().map(|queen| queen.1).max()?;
        if width >= MOST_SIDE || height >= MOST_SIDE {
            return None;
        }
        let told: Vec<String> = queens.iter().map(|(x, y)| format!("({x},{y})")).collect();
        let mut figure = Figure::new(say!("Queens on {}.", told.join(", ")));
        for row in 0..=height {
            for column in 0..=width {
                let here = queens.contains(&(column, row));
                let what = if here { say!("a queen") } else { say!("empty") };
                let at = square(&mut figure, (column, row), Thing::Square, &what);
                if here {
                    figure.put(at, Thing::Queen);
                }
            }
        }
        frame(&mut figure, 0..width + 1, 0..height + 1);
        Some(figure)
    }

    fn editing(&self) -> Option<Editing> {
        let numbers = self.queens.iter().flat_map(|&(x, y)| [x.into(), y.into()]);
        Some(Editing::numbers(COORDINATES, &numbers.collect::<Vec<u64>>(), counters::in_pairs))
    }

    fn words(&self, name: &MoveName) -> String {
        say!("the queen from {}", spoken(name))
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "wythoff",
    title: "Wythoff's game",
    family: Family::Boards,
    rules: [
        "A queen stands on a square (x,y) of a board, counted from 0. A move takes it any \
         distance to the left, down, or diagonally to the lower left. Whoever cannot move loses: \
         then the queen is in the corner (0,0).",
        "With two heaps instead of the board: take any number from one heap, or the same number \
         from both. There may be several queens, which do not stand in each other's way.",
    ],
    options: [RuleOption::new("a=k", "the numbers taken from both heaps may differ by less than k; in Wythoff's game \
                  k is 1")],
    examples: [
        Example::new("wythoff: (5,7)", "one queen"),
        Example::new("wythoff: (4,7)", "the player to move loses"),
        Example::new("wythoff: (3,5) (2,6) (4,4)", "three queens"),
        Example::new("wythoff(a=2): (2,6)", "from both heaps nearly the same"),
        Example::new("misere wythoff: (2,4)", "whoever reaches the corner loses"),
    ],
    references: [
        "W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907) \
         199-202",
        "A. S. Fraenkel, How to beat your Wythoff games' opponent on three fronts, American \
         Mathematical Monthly 89 (1982) 353-361",
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 3",
    ],
};
