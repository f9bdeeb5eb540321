//! Nimbers, the board game: Turning Corners in two dimensions or more.
//!
//! # Rules
//! Stones lie on points whose coordinates are all at least 1, no two on the
//! same point. Coordinates are ordinals; they may be infinite. A move picks a
//! box by its far corner, where a stone lies, and its near corner, all of whose
//! coordinates are smaller; they may be 0. The stone goes, and at each of the
//! other 2^d − 1 corners of the box a stone appears if there was none and goes
//! if there was one. Corners with a coordinate 0 are dead: nothing is ever
//! there. Whoever cannot move loses.
//!
//! # Theorem (Lenstra 1978; *Winning Ways* ch. 14)
//! A stone at (x_1, …, x_d) is worth the nim-product x_1·…·x_d, and a position
//! the sum of its stones. Moving to the near corner x′ changes the value by
//! (x_1 + x′_1)·…·(x_d + x′_d), so that a move wins iff this product is the
//! value of the position.
//!
//! *Proof.* In two dimensions the value of a stone is mex {G(x′,y) + G(x,y′) +
//! G(x′,y′) : x′ < x, y′ < y}, which is how the nim-product is defined; for more
//! coordinates the same follows one by one. From value 0 no move keeps the value of
//! its stone. If the value v is not 0, some stone has a value g with v + g < g, and
//! by the mex a move leaves v + g there. ∎ This holds for all ordinals. How such a
//! move is computed: see [`nimatron_nimber::SumOfProducts`].
//!
//! # Transfinite boards
//! Coordinates are ordinals below ω^(ω^ω), which are the algebraic closure of
//! the field of two elements. A move then has infinitely many near corners, but
//! a game still ends. Values are computed in the smallest finite field with all
//! coordinates, whose degree is
//! [bounded](nimatron_nimber::transfinite::MAX_COMMON_DEGREE); so a near corner
//! that needs a larger field is refused. The winning moves of a board can be
//! infinitely many, and are then shown in part.
//!
//! # Text
//! ```text
//! position = "nimbers" ":" ("0" | {"(" coordinate "," coordinate {"," coordinate} ")"})
//! move     = [stone "->"] near corner
//!          | "remove" stone | "slide" stone "to" point | ("rectangle" | "box") stone "-" corner
//! ```
//! `0` is the empty board. Stones are printed in lexicographic order, since a
//! board has no other. A move is written by its two corners, `(4,7) -> (1,3)`;
//! the stone may be left out if there is only one.
//!
//! # The diagonal
//! In two dimensions every position of value v becomes a win for the previous
//! player by toggling a stone at (√v, √v): every nimber is a square, of one
//! nimber only. In d dimensions a d-th root of v does it, which can be
//! infinite: (ω, ω, ω) balances (1, 1, 2). See [`Diagonal`].
//!
//! # The edge
//! A stone all but one of whose coordinates are 1 can only slide along the edge: it
//! is a pile of Nim. Two such stones that meet vanish, as two equal piles cancel.
//!
//! # Trap
//! Values are nim-products: (2,2) is worth 2·2 = 3.
//!
//! References: H. W. Lenstra, *Nim multiplication* (1978); E. R. Berlekamp,
//! J. H. Conway and R. K. Guy, *Winning Ways*, ch. 14.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use dashu_int::ops::BitTest;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{Notation, ParseError};
use nimatron_nimber::transfinite::common_degree;
use nimatron_nimber::{Natural, Ordinal};
use nimatron_nimber::{message, say};

mod diagonal;
mod words;

use crate::foundation::{
    Budget, Convention, Exhausted, Head, IllegalMove, MoveCount, Nimber, Piece, Playable, Random,
    random_below,
};
use crate::rulesets::description;
use crate::rulesets::points::{Located, Stone, arrow, point_text, points};
use crate::rulesets::{Description, Example, Family, Product, ProductAnalysis, Solvable};

pub use diagonal::Diagonal;
pub use diagonal::{has_finite_root, odd_part};
pub use words::{Shape, Turned};

const RULESET: &str = "nimbers";
const EXAMPLE: &str = message!("a board looks like nimbers: (2,2) (4,7) or nimbers: (1,2,3)");
const MOVE_EXAMPLE: &str =
    message!("a move looks like (4,7) -> (1,3): a stone, and a corner nearer to 0");

/// The most stones that are read.
pub const MAX_STONES: usize = 1 << 16;
/// The most dimensions: a move of a stone with d coordinates may leave 2^d − 1
/// stones, all of which can be read again.
pub const MAX_DIMENSION: usize = MAX_STONES.trailing_zeros() as usize;
/// The most bits of a finite coordinate.
pub const MAX_BITS: usize = 1 << 12;
/// The most bits of all finite coordinates together.
const MAX_TOTAL_BITS: usize = 1 << 21;
/// The most bits of all coordinates as elements of their common field, if some
/// are infinite.
const MAX_FIELD_BITS: usize = 1 << 23;

/// A board with stones.
///
/// ```
/// use nimatron::foundation::{Playable, Outcome};
/// use nimatron::rulesets::nimbers::Position;
///
/// let board: Position = "nimbers: (1,3) (4,7) (6,4) (10,3) (14,8)".parse()?;
/// let analysis = board.analyze();
/// assert_eq!(analysis.value().to_string(), "*8");
/// let chosen = analysis.winning_move().unwrap();
/// assert_eq!(board.play(&chosen)?.analyze().outcome(), Outcome::P);
/// assert_eq!(analysis.diagonal()?.to_text(), "(14,14)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// In lexicographic order, all of the same dimension.
    stones: Vec<Point>,
}

/// The coordinates of a stone or of a corner.
pub type Point = Vec<Ordinal>;

/// A move: a stone, and the corner of its box that is nearest to 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The stone that is taken, at the far corner.
    pub stone: Point,
    /// The near corner, smaller in every coordinate.
    pub near: Point,
}

impl Move {
    /// The move in the given notation.
    pub fn to_text(&self, notation: Notation) -> String {
        let [stone, near] = [&self.stone, &self.near].map(|point| point_text(point, notation));
        format!("{stone} {} {near}", arrow(notation))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text(Notation::Ascii))
    }
}

impl Position {
    /// The stones, in lexicographic order.
    pub fn stones(&self) -> &[Point] {
        &self.stones
    }

    /// The number of coordinates, unless the board is empty.
    pub fn dimension(&self) -> Option<usize> {
        self.stones.first().map(Vec::len)
    }

    /// Solves the position.
    ///
    /// Cost: a nim-product for each coordinate.
    pub fn analyze(&self) -> Analysis {
        Analysis::new(self)
    }

    /// The position after a stone has appeared or gone at a point.
    ///
    /// # Errors
    /// What keeps a stone from lying there.
    pub fn toggled(&self, point: Point) -> Result<Position, IllegalMove> {
        let dimension = self.dimension().unwrap_or(point.len());
        if point.len() != dimension || !(2..=MAX_DIMENSION).contains(&dimension) {
            return Err(IllegalMove(say!("a stone has {} coordinates", dimension.max(2))));
        }
        if let Some(x) = point.iter().find(|x| x.is_zero() || !is_bounded(x)) {
            return Err(IllegalMove(say!("no stone can lie at the coordinate {}", x.to_string())));
        }
        let mut stones: BTreeSet<Point> = self.stones.iter().cloned().collect();
        toggle(&mut stones, point);
        check_field(&stones).map_err(IllegalMove)?;
        Ok(Position { stones: stones.into_iter().collect() })
    }

    fn check(&self, chosen: &Move) -> Result<(), IllegalMove> {
        let Move { stone, near } = chosen;
        let text = |point| point_text(point, Notation::Ascii);
        if self.stones.binary_search(stone).is_err() {
            return Err(IllegalMove(say!("there is no stone at {}", text(stone))));
        }
        if near.len() != stone.len() {
            return Err(IllegalMove(say!("a corner has {} coordinates", stone.len())));
        }
        if let Some((below, x)) = near.iter().zip(stone).find(|(below, x)| below >= x) {
            return Err(IllegalMove(say!(
                "every coordinate of the near corner must be smaller: {} is not below {}",
                below.to_string(),
                x.to_string()
            )));
        }
        match near.iter().all(is_bounded) {
            true => Ok(()),
            false => Err(IllegalMove(say!("a coordinate has at most {} bits", MAX_BITS))),
        }
    }
}

fn toggle(stones: &mut BTreeSet<Point>, point: Point) {
    if !stones.remove(&point) {
        stones.insert(point);
    }
}

/// Whether a coordinate is infinite or has few enough bits.
fn is_bounded(x: &Ordinal) -> bool {
    x.natural().is_none_or(|natural| bits(natural) <= MAX_BITS)
}

/// Whether coordinates among which some are infinite have a common field that
/// is small enough.
fn check_field(stones: &BTreeSet<Point>) -> Result<(), String> {
    let coordinates = || stones.iter().flatten();
    if coordinates().all(Ordinal::is_finite) {
        return Ok(());
    }
    let degree = common_degree(coordinates())
        .map_err(|error| say!("the board is beyond reach: {}", error.to_string()))?;
    match coordinates().count().checked_mul(degree) {
        Some(bits) if bits <= MAX_FIELD_BITS => Ok(()),
        _ => Err(say!("the board is too large for a field of 2^{} elements", degree)),
    }
}

fn bits(natural: &Natural) -> usize {
    natural.bit_len()
}

/// The near corners of a stone in lexicographic order.
fn corners_below(stone: &Point) -> impl Iterator<Item = Point> + '_ {
    std::iter::successors(Some(vec![Ordinal::zero(); stone.len()]), move |corner| {
        let mut corner = corner.clone();
        for (x, bound) in corner.iter_mut().zip(stone).rev() {
            *x = x.successor();
            if &*x < bound {
                return Some(corner);
            }
            *x = Ordinal::zero();
        }
        None
    })
}

impl Playable for Position {
    type Move = Move;

    fn convention(&self) -> Convention {
        Convention::Normal
    }

    fn count_moves(&self) -> MoveCount {
        let corners = self.stones.iter().map(|stone| {
            stone.iter().map(Ordinal::natural).try_fold(Natural::ONE, |n, x| Some(n * x?))
        });
        corners.sum::<Option<Natural>>().map_or(MoveCount::Infinite, MoveCount::Finite)
    }

    fn is_terminal(&self) -> bool {
        self.stones.is_empty()
    }

    fn moves(&self) -> Option<Box<dyn Iterator<Item = Move> + '_>> {
        if self.count_moves() == MoveCount::Infinite {
            return None;
        }
        Some(Box::new(self.stones.iter().flat_map(|stone| {
            corners_below(stone).map(|near| Move { stone: stone.clone(), near })
        })))
    }

    fn play(&self, chosen: &Move) -> Result<Position, IllegalMove> {
        self.check(chosen)?;
        let mut stones: BTreeSet<Point> = self.stones.iter().cloned().collect();
        chosen.corners().for_each(|corner| toggle(&mut stones, corner));
        check_field(&stones).map_err(IllegalMove)?;
        Ok(Position { stones: stones.into_iter().collect() })
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        let whole = Piece::whole(text);
        if let Some(chosen) = words::read(whole)? {
            let played = self.play(&chosen);
            return played
                .map(|_| chosen)
                .map_err(|error| ParseError::new(error.0, whole.trimmed().span()));
        }
        let halves = ["->", "→", "\\to"].into_iter().find_map(|arrow| whole.split_once(arrow));
        let stone = match (halves, self.stones.as_slice()) {
            (Some((stone, _)), _) => only_point(stone)?,
            (None, [only]) => only.clone(),
            (None, _) => {
                return Err(ParseError::new(say!("which stone?"), whole.trimmed().span())
                    .with_help(translated(MOVE_EXAMPLE)));
            }
        };
        let near = only_point(halves.map_or(whole, |(_, near)| near))?;
        let chosen = Move { stone, near };
        self.play(&chosen).map_err(|error| ParseError::new(error.0, whole.trimmed().span()))?;
        Ok(chosen)
    }

    fn to_text(&self, notation: Notation) -> String {
        let mut text = format!("{RULESET}:");
        for stone in &self.stones {
            text += " ";
            text += &point_text(stone, notation);
        }
        if self.stones.is_empty() {
            text += " 0";
        }
        text
    }
}

/// A text that is one point and nothing else.
fn only_point(piece: Piece<'_>) -> Result<Point, ParseError> {
    let piece = piece.trimmed();
    let mut found = points(piece, MOVE_EXAMPLE);
    let point = found.next().transpose()?.map(Located::point);
    match (point, found.next()) {
        (Some(point), None) => Ok(point),
        (Some(_), Some(_)) => Err(ParseError::new(say!("expected one point"), piece.span())
            .with_help(translated(MOVE_EXAMPLE))),
        (None, _) => Err(ParseError::new(say!("expected a point"), piece.span())
            .with_help(translated(MOVE_EXAMPLE))),
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text(Notation::Ascii))
    }
}

impl FromStr for Position {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Position, ParseError> {
        let whole = Piece::whole(text);
        let Some((head, list)) = whole.split_once(":") else {
            let message = say!("expected a ruleset and ':'");
            return Err(
                ParseError::new(message, whole.trimmed().span()).with_help(translated(EXAMPLE))
            );
        };
        let head = Head::of(head);
        if head.name.text != RULESET {
            let message = say!("expected the ruleset {}", RULESET);
            return Err(ParseError::new(message, head.name.span()).with_help(translated(EXAMPLE)));
        }
        normal_play_only(head)?;
        if let Some(options) = head.options {
            return Err(ParseError::new(say!("nimbers has no options"), options.span()));
        }
        if list.text.trim() == "0" {
            return Ok(Position { stones: Vec::new() });
        }
        let mut stones = BTreeSet::new();
        let mut dimension = None;
        let mut total = 0;
        for located in points(list, EXAMPLE) {
            let located = located?;
            let span = located.span.clone();
            total += check_stone(&located, *dimension.get_or_insert(located.coordinates.len()))?;
            if stones.len() == MAX_STONES || total > MAX_TOTAL_BITS {
                let message = say!("the board is too large from this stone on");
                return Err(ParseError::new(message, span).with_help(say!(
                    "up to {} stones whose coordinates have {} bits together",
                    MAX_STONES,
                    MAX_TOTAL_BITS
                )));
            }
            let stone = located.point();
            if stones.contains(&stone) {
                let message = say!("the stone {} is given twice", &text[span.clone()]);
                return Err(ParseError::new(message, span)
                    .with_help(say!("there is at most one stone on a point")));
            }
            stones.insert(stone);
        }
        check_field(&stones).map_err(|message| ParseError::new(message, list.trimmed().span()))?;
        Ok(Position { stones: stones.into_iter().collect() })
    }
}

/// Refuses misère play, for which Grundy values decide nothing.
pub(in crate::rulesets) fn normal_play_only(head: Head<'_>) -> Result<(), ParseError> {
    if head.convention == Convention::Normal {
        return Ok(());
    }
    let message = say!("{} is solved in normal play only", head.name.text);
    Err(ParseError::new(message, 0..head.name.start).with_help(say!(
        "stones are worth nim-products in normal play; in misere play no theory is known"
    )))
}

/// Checks the coordinates of a stone, and tells their bits.
fn check_stone(stone: &Located, dimension: usize) -> Result<usize, ParseError> {
    let count = stone.coordinates.len();
    let refused = |message: String| {
        Err(ParseError::new(message, stone.span.clone()).with_help(translated(EXAMPLE)))
    };
    if count < 2 {
        return refused(say!("a stone has at least two coordinates"));
    }
    if count > MAX_DIMENSION {
        let message = say!("a stone has at most {} coordinates", MAX_DIMENSION);
        return Err(ParseError::new(message, stone.span.clone()).with_help(say!(
            "in {} dimensions a move may leave 2^{} - 1 stones, more than a board has",
            count,
            count
        )));
    }
    if count != dimension {
        return refused(say!(
            "this stone has {} coordinates, the stones before it have {}",
            count,
            dimension
        ));
    }
    let mut total = 0;
    for x in &stone.coordinates {
        let (message, help) = match x.value.natural() {
            None => match common_degree([&x.value]) {
                Ok(_) => continue,
                Err(error) => (
                    say!(
                        "the coordinate {} is beyond reach: {}",
                        x.value.to_string(),
                        error.to_string()
                    ),
                    say!(
                        "coordinates are ordinals below w^(w^w), where every value has its factors"
                    ),
                ),
            },
            Some(_) if x.value.is_zero() => (
                say!("a coordinate of a stone is at least 1"),
                say!("corners with a coordinate 0 are dead: no stone lies there"),
            ),
            Some(natural) if bits(natural) > MAX_BITS => (
                say!("this coordinate has {} bits", bits(natural)),
                say!("a coordinate has at most {} bits", MAX_BITS),
            ),
            Some(natural) => {
                total += bits(natural);
                continue;
            }
        };
        let error: ParseError = ParseError::new(message, x.span.clone());
        let help: String = help;
        return Err(error.with_help(help));
    }
    Ok(total)
}

/// A solved board. Made by [`Position::analyze`].
pub type Analysis = ProductAnalysis<Position>;

impl Solvable for Position {
    type Analysis = Analysis;

    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn analyze(&self, _: &mut Budget) -> Result<Analysis, Exhausted> {
        Ok(Position::analyze(self))
    }

    fn move_text(chosen: &Move, notation: Notation) -> String {
        chosen.to_text(notation)
    }

    fn size(&self) -> u64 {
        self.stones.len() as u64
    }

    fn random_move(&self, random: &mut Random) -> Option<Move> {
        const ATTEMPTS: usize = 8;
        let stone = random.choose(&self.stones)?.clone();
        let mut below = |x: &Ordinal| {
            let Some(natural) = x.natural() else {
                return random_below(x, random);
            };
            let words = bits(natural) / 64 + 1;
            let number = (0..words).fold(Natural::ZERO, |n, _| (n << 64) + random.next_u64());
            Some(Ordinal::from(number % natural))
        };
        if stone.iter().all(Ordinal::is_finite) {
            let near = stone.iter().map(&mut below).collect::<Option<Point>>()?;
            return Some(Move { stone, near });
        }
        // A corner drawn at random can lie in a field that is too large.
        let drawn = (0..ATTEMPTS).find_map(|_| {
            let near = stone.iter().map(&mut below).collect::<Option<Point>>()?;
            let chosen = Move { stone: stone.clone(), near };
            self.play(&chosen).is_ok().then_some(chosen)
        });
        drawn.or_else(|| Some(to_the_origin(stone)))
    }
}

/// The move that only takes the stone: the other corners have a coordinate 0.
fn to_the_origin(stone: Point) -> Move {
    Move { near: vec![Ordinal::zero(); stone.len()], stone }
}

impl Product for Position {
    type Tables = ();

    const ONE_MOVE_FOR_FACTORS: bool = true;

    fn tables(&self) {}

    fn stones(&self) -> Vec<Stone> {
        self.stones.iter().cloned().map(Stone).collect()
    }

    fn values(&self, (): &()) -> Vec<Vec<Nimber>> {
        let values = |stone: &Point| stone.iter().cloned().map(Nimber::from).collect();
        self.stones.iter().map(values).collect()
    }

    fn factors(&self, (): &(), chosen: &Move) -> Vec<Nimber> {
        let pairs = chosen.stone.iter().zip(&chosen.near);
        pairs.map(|(x, below)| x.nim_sum(below).into()).collect()
    }

    fn move_by(&self, (): &(), stone: usize, factors: &[Nimber]) -> Option<Move> {
        let stone = self.stones.get(stone)?.clone();
        let near = stone.iter().zip(factors).map(|(x, r)| x.nim_sum(r.height())).collect();
        let chosen = Move { stone, near };
        let legal = chosen.stone.iter().all(Ordinal::is_finite) || self.play(&chosen).is_ok();
        legal.then_some(chosen)
    }

    fn any_move(&self) -> Option<Move> {
        self.stones.first().cloned().map(to_the_origin)
    }

    fn toggled_at(&self, point: Point) -> Option<Position> {
        self.toggled(point).ok()
    }

    fn diagonal(&self) -> Option<Diagonal> {
        let found = self.analyze().diagonal().ok()?;
        let possible = found.stones().all(|stone| self.toggled(stone).is_ok());
        (possible && !found.roots.is_empty()).then_some(found)
    }

    fn edge(&self) -> Option<Vec<Ordinal>> {
        let pile = |stone: &Point| {
            let mut long = stone.iter().filter(|x| **x > Ordinal::one());
            let pile = long.next().cloned().unwrap_or_else(Ordinal::one);
            long.next().is_none().then_some(pile)
        };
        self.stones.iter().map(pile).collect::<Option<Vec<_>>>().filter(|piles| !piles.is_empty())
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: RULESET,
    title: "Nimbers: Turning Corners in up to 16 dimensions",
    family: Family::Turning,
    rules: [
        "Stones lie on points of a board, at most one on each; all coordinates are at least 1, and \
         may be infinite: ordinals below w^(w^w). Two players take turns. A move picks a stone and \
         a box whose far corner it is; the near corner has smaller coordinates, which may be 0.",
        "The stone goes. At every other corner of the box a stone appears if there was none, and \
         goes if there was one. Corners with a coordinate 0 do not count. Whoever cannot move \
         loses.",
        "A move is written by the stone and the near corner: (4,7) -> (1,3). It may also be \
         typed in words: remove (4,7) is (4,7) -> (0,0), slide (4,7) to (4,5) is (4,7) -> (0,5), \
         and rectangle (4,7)-(1,3) is (4,7) -> (1,3).",
        "A stone has from 2 to 16 coordinates: with more of them a single move could leave more \
         stones than a board holds. With d coordinates one stone on the diagonal turns any board \
         round; a finite one suffices for all boards of finite value exactly if no prime factor of \
         d divides a Fermat number, as 3 = 2+1 and 5 = 4+1 do, but not 2, 7, 11 and 13.",
    ],
    options: [],
    examples: [
        Example::new("nimbers: (2,2)", "one stone, worth 2*2 = 3 in nimbers"),
        Example::new("nimbers: (1,3) (4,7) (6,4) (10,3) (14,8)", "a board that the next player wins"),
        Example::new("nimbers: (1,3) (4,7) (6,4) (10,3) (14,8) (14,14)", "the same with the stone on the diagonal that turns it round"),
        Example::new("nimbers: (1,2,3) (4,4,4)", "three dimensions"),
        Example::new("nimbers: (2,2) (4,w) (w+2,w+3) (w+4,w+1)", "an infinite board with a single winning move"),
        Example::new("nimbers: (1,1,2) (w,w,w)", "a balance that only an infinite stone can bring, as w*w*w = 2"),
    ],
    references: [
        "H. W. Lenstra, Nim multiplication, Seminaire de Theorie des Nombres de Bordeaux (1978)",
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 14",
        "J. H. Conway, On Numbers and Games, chapter 6",
    ],
};
