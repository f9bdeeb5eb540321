//! Cakes: Left cuts them or eats of them from top to bottom, Right from side to side.
//!
//! A cake of r rows and c columns is written `rxc`; a position is a sum of cakes.
//! - *Cutcake*: Left cuts between two columns, Right between two rows.
//! - *Maundy Cake*: the same into any number of equal pieces, at least two.
//! - *Twisted Maundy Cake*: the same, and the cake is turned by a quarter before.
//! - *Eatcake*, or Bynum's game: Left eats a column, Right eats a row; what is left falls apart.
//! - *Turn-and-Eatcake*: the same, and the cake is turned by a quarter before.
//!
//! Exchanging rows and columns of all cakes negates a position.
//!
//! # Theorem
//! In Cutcake let 2ⁿ be the largest power of two with 2ⁿ ≤ r. If c ≥ 2ⁿ, the cake is the integer
//! ⌊c/2ⁿ⌋ - 1; otherwise it is the negative of the cake that lies on its side.
//!
//! Reference: *Winning Ways*, ch. 2 for Cutcake and Maundy Cake.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, NamePart, PerPlayer, Piece, Place, Player, Sign};
use crate::partizan::{Arithmetic, Failure, Game, Twin, Value};
use crate::rulesets::description;
use crate::rulesets::editing::Change;
use crate::rulesets::figure::{CELL, Figure, Ink, Thing};
use crate::rulesets::handles::within;
use crate::rulesets::partizan::{Partizan, PartizanSketch, TURN};
use crate::rulesets::reading::{joined, number, turn_only};
use crate::rulesets::{Description, Editing, Example, Family};

const MOST_SIDE: u32 = 64;
const MOST_SQUARES: u32 = 1 << 12;
const WORDS: [&str; 5] =
    ["cutcake", "maundy-cake", "twisted-maundy-cake", "eatcake", "turn-and-eatcake"];
const EXAMPLES: [&str; 5] = [
    message!("a position looks like cutcake: 4x5, 2x3"),
    message!("a position looks like maundy-cake: 4x6, 2x3"),
    message!("a position looks like twisted-maundy-cake: 4x6, 2x3"),
    message!("a position looks like eatcake: 4x5, 2x3"),
    message!("a position looks like turn-and-eatcake: 4x5, 2x3"),
];

/// A cake of at least one row and one column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cake {
    /// The number of rows.
    pub rows: u32,
    /// The number of columns.
    pub columns: u32,
}

impl Cake {
    fn turned(self) -> Cake {
        Cake { rows: self.columns, columns: self.rows }
    }

    /// The integer that it is in Cutcake.
    fn cutcake(self) -> i64 {
        let (own, other) = (self.columns.max(1), self.rows.max(1));
        match own.ilog2() >= other.ilog2() {
            true => i64::from(own >> other.ilog2()) - 1,
            false => 1 - i64::from(other >> own.ilog2()),
        }
    }
}

impl fmt::Display for Cake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.columns)
    }
}

/// Cakes, by the rules of this number in the order of the module's list.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cakes<const RULES: u8> {
    cakes: Vec<Cake>,
}

/// Cutcake.
pub type Cutcake = Cakes<0>;
/// Maundy Cake.
pub type MaundyCake = Cakes<1>;
/// Twisted Maundy Cake.
pub type TwistedMaundyCake = Cakes<2>;
/// Eatcake.
pub type Eatcake = Cakes<3>;
/// Turn-and-Eatcake.
pub type TurnAndEatcake = Cakes<4>;

/// A move: the line or strip that is touched, and how often which widths are left.
struct Cut {
    index: usize,
    /// The cut behind the column or row of this number, or that column or row itself.
    at: u32,
    /// Pieces that are left, with their numbers.
    pieces: Vec<(u32, Cake)>,
}

impl<const RULES: u8> Cakes<RULES> {
    const TURNS: bool = matches!(RULES, 2 | 4);
    const EATS: bool = matches!(RULES, 3 | 4);

    /// The cakes.
    pub fn cakes(&self) -> &[Cake] {
        &self.cakes
    }

    fn cuts_of(player: Player, index: usize, cake: Cake) -> Vec<Cut> {
        let cake = if Self::TURNS { cake.turned() } else { cake };
        let own = match player {
            Player::Left => cake.columns,
            Player::Right => cake.rows,
        };
        let piece = |side| match player {
            Player::Left => Cake { columns: side, ..cake },
            Player::Right => Cake { rows: side, ..cake },
        };
        let cut = |at, sides: &[(u32, u32)]| {
            let sides = sides.iter().filter(|(_, side)| *side > 0);
            Cut { index, at, pieces: sides.map(|&(times, side)| (times, piece(side))).collect() }
        };
        match RULES {
            0 => (1..own).map(|at| cut(at, &[(1, at), (1, own - at)])).collect(),
            1 | 2 => {
                let equal = (1..own).filter(|at| own % at == 0);
                equal.map(|at| cut(at, &[(own / at, at)])).collect()
            }
            _ => (1..=own).map(|at| cut(at, &[(1, at - 1), (1, own - at)])).collect(),
        }
    }

    fn cuts(&self, player: Player) -> impl Iterator<Item = Cut> + '_ {
        let cakes = self.cakes.iter().enumerate();
        cakes.flat_map(move |(index, &cake)| Self::cuts_of(player, index, cake))
    }

    fn after(&self, cut: &Cut) -> Cakes<RULES> {
        let mut cakes = self.cakes.clone();
        let pieces = cut.pieces.iter();
        let pieces = pieces.flat_map(|&(times, cake)| std::iter::repeat_n(cake, times as usize));
        cakes.splice(cut.index..=cut.index, pieces);
        Cakes { cakes }
    }

    /// The place of a cut in the picture: columns are counted first, then rows.
    fn place(&self, player: Player, cut: &Cut) -> Place {
        let in_rows = (player == Player::Right) != Self::TURNS;
        let before = match in_rows {
            true => self.cakes.get(cut.index).map_or(0, |cake| cake.columns),
            false => 0,
        };
        Place::Position((before + cut.at) as usize)
    }

    fn name(&self, player: Player, cut: &Cut) -> MoveName {
        let sides = |cake: Cake| {
            [u64::from(cake.rows).into(), NamePart::from("x"), u64::from(cake.columns).into()]
        };
        let mut parts = vec![NamePart::Implied(self.place(player, cut))];
        parts.extend(sides(self.cakes[cut.index]));
        parts.push(Sign::Arrow.into());
        if cut.pieces.is_empty() {
            parts.push(0.into());
        }
        for (index, &(times, cake)) in cut.pieces.iter().enumerate() {
            if index > 0 {
                parts.push(Sign::Comma.into());
            }
            if times > 1 {
                parts.extend([u64::from(times).into(), NamePart::from("*")]);
            }
            parts.extend(sides(cake));
        }
        MoveName::in_part(self.cakes.len(), cut.index, parts)
    }
}

impl<const RULES: u8> Game for Cakes<RULES> {
    fn options(&self, player: Player, options: &mut Vec<Self>) {
        options.extend(self.cuts(player).map(|cut| self.after(&cut)));
    }

    fn components(&self, components: &mut Vec<Self>) {
        components.extend(self.cakes.iter().map(|&cake| Cakes { cakes: vec![cake] }));
    }

    fn canonical(mut self) -> Twin<Self> {
        self.cakes.sort_unstable();
        let mut image: Vec<Cake> = self.cakes.iter().map(|cake| cake.turned()).collect();
        image.sort_unstable();
        match image < self.cakes {
            true => Twin { game: Cakes { cakes: image }, is_negated: true },
            false => Twin { game: self, is_negated: false },
        }
    }

    /// In Cutcake all of it.
    fn known_part(self, games: &mut Arithmetic<'_>) -> Result<(Value, Option<Self>), Failure> {
        match RULES {
            0 => {
                let sum = self.cakes.iter().map(|cake| cake.cutcake()).sum();
                Ok((games.integer(sum)?, None))
            }
            _ => Ok((Value::ZERO, Some(self))),
        }
    }

    fn owned_bytes(&self) -> usize {
        self.cakes.capacity() * size_of::<Cake>()
    }
}

impl<const RULES: u8> fmt::Display for Cakes<RULES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = WORDS[usize::from(RULES)];
        match self.cakes.is_empty() {
            true => write!(f, "{word}: 0"),
            false => write!(f, "{word}: {}", joined(&self.cakes, ", ")),
        }
    }
}

impl<const RULES: u8> Partizan for Cakes<RULES> {
    fn description(&self) -> &Description {
        match RULES {
            0 => &CUTCAKE,
            1 => &MAUNDY_CAKE,
            2 => &TWISTED_MAUNDY_CAKE,
            3 => &EATCAKE,
            _ => &TURN_AND_EATCAKE,
        }
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer(match RULES {
            0 => [message!("cuts between two columns"), message!("cuts between two rows")],
            1 => [
                message!("cuts the columns into equal parts"),
                message!("cuts the rows into equal parts"),
            ],
            2 => [
                message!("turns a cake and cuts the columns into equal parts"),
                message!("turns a cake and cuts the rows into equal parts"),
            ],
            3 => [message!("eats a column"), message!("eats a row")],
            _ => [
                message!("turns a cake and eats a column"),
                message!("turns a cake and eats a row"),
            ],
        })
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Self, ParseError> {
        turn_only(head)?;
        let example = EXAMPLES[usize::from(RULES)];
        if body.text.trim() == "0" {
            return Ok(Cakes { cakes: Vec::new() });
        }
        let mut squares = 0;
        let mut cakes = Vec::new();
        for piece in body.list() {
            let refused = |message: String| {
                Err(ParseError::new(message, piece.span()).with_help(translated(example)))
            };
            let Some((rows, columns)) = piece.split_once("x") else {
                return refused(say!("expected a cake by its rows and columns"));
            };
            let side = |piece: Piece<'_>| {
                let side = message!("a number");
                number(piece.trimmed(), side, 1, MOST_SIDE.into(), example).map(|side| side as u32)
            };
            let cake = Cake { rows: side(rows)?, columns: side(columns)? };
            squares += cake.rows * cake.columns;
            if squares > MOST_SQUARES {
                return refused(say!("more than {} squares", MOST_SQUARES));
            }
            cakes.push(cake);
        }
        Ok(Cakes { cakes })
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, Self)> {
        let named = self.cuts(player).map(|cut| (self.name(player, &cut), self.after(&cut)));
        let mut moves: Vec<(MoveName, Self)> = Vec::new();
        for (name, after) in named {
            // What is eaten from either end leaves the same.
            if moves.iter().all(|(known, _)| known.to_string() != name.to_string()) {
                moves.push((name, after));
            }
        }
        moves
    }

    fn size(&self) -> u64 {
        self.cakes.iter().map(|cake| u64::from(cake.rows + cake.columns)).sum()
    }
}

/// Squares in a line of cakes, after which the next cake stands below.
const LINE: u32 = 32;
/// The most squares that are drawn.
const MOST_DRAWN: u32 = 1 << 10;

impl<const RULES: u8> Cakes<RULES> {
    /// Draws a cake with its upper left square at a column and row of the picture, and the numbers of
    /// its columns and rows, or of the cuts behind them.
    fn draw(figure: &mut Figure, part: usize, cake: Cake, (column, row): (u32, u32)) {
        let at = |x: u32, y: u32| ((column + x) as i32 * CELL, (row + y) as i32 * CELL);
        for y in 1..=cake.rows {
            (1..=cake.columns).for_each(|x| figure.put(at(x, y), Thing::Chocolate));
        }
        let (last, aside) = if Self::EATS { (0, 0) } else { (1, CELL / 2) };
        for x in 1..=cake.columns - last {
            let (left, top) = at(x, 0);
            let place = (left + aside, top);
            figure.words(place, x.to_string(), Ink::Faint);
            let label = match Self::EATS {
                true => say!("Cake {}, column {}", part, x),
                false => say!("Cake {}, behind column {}", part, x),
            };
            figure.spot(place, CELL - 4, within(part, x), label);
        }
        for y in 1..=cake.rows - last {
            let (left, top) = at(0, y);
            let place = (left, top + aside);
            figure.words(place, y.to_string(), Ink::Faint);
            let label = match Self::EATS {
                true => say!("Cake {}, row {}", part, y),
                false => say!("Cake {}, behind row {}", part, y),
            };
            figure.spot(place, CELL - 4, within(part, cake.columns + y), label);
        }
    }
}

impl<const RULES: u8> PartizanSketch for Cakes<RULES> {
    fn figure(&self) -> Option<Figure> {
        let squares: u32 = self.cakes.iter().map(|cake| cake.rows * cake.columns).sum();
        if squares > MOST_DRAWN || self.cakes.is_empty() {
            return None;
        }
        let mut figure = Figure::new(say!("Cakes: {}.", joined(&self.cakes, ", ")));
        let (mut column, mut row, mut height) = (0, 0, 0);
        for (index, &cake) in self.cakes.iter().enumerate() {
            if column > 0 && column + cake.columns > LINE {
                (column, row, height) = (0, row + height + 2, 0);
            }
            Self::draw(&mut figure, index + 1, cake, (column, row));
            column += cake.columns + 2;
            height = height.max(cake.rows);
        }
        Some(figure)
    }

    fn editing(&self) -> Option<Editing> {
        let sides: Vec<u64> =
            self.cakes.iter().flat_map(|cake| [cake.rows, cake.columns]).map(u64::from).collect();
        let mut editing = Editing::numbers(SIDES, &sides, written);
        let change = |tool: String, sides: &[u64]| Change {
            tool,
            handles: Vec::new(),
            leaves: written(sides),
        };
        editing.changes = vec![change(say!("a further cake"), &[&sides[..], &[2, 3]].concat())];
        if sides.len() > 2 {
            editing.changes.push(change(say!("one cake less"), &sides[..sides.len() - 2]));
        }
        Some(editing)
    }

    const TOUCH: &'static str = message!("Touch a number beside the cake");
}

/// What a side is called, one more and one less.
const SIDES: [&str; 3] =
    [message!("side {}"), message!("a further side"), message!("one side less")];

/// Cakes by their sides.
fn written(sides: &[u64]) -> String {
    sides.chunks(2).map(|sides| joined(sides, "x")).collect::<Vec<_>>().join(", ")
}

/// How cakes and moves are written.
const WRITTEN: &str = "A cake is written by its numbers of rows and columns, as 4x5, and several \
                       cakes with commas between them. A move names a cake and the pieces that are \
                       left of it; before it stands the number of the cake, if there are several.";
const WINNING_WAYS: &str = "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your \
                            Mathematical Plays, chapter 2";
const MAUNDY: &str = "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical \
                      Plays, chapter 2, for Maundy Cake without turns";
const EATING: &str = "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your \
                      Mathematical Plays";

/// What people need to know of Cutcake.
pub static CUTCAKE: Description = description! {
    id: "cutcake",
    title: "Cutcake",
    family: Family::Boards,
    rules: [
        "There are rectangular cakes, scored into squares. Left cuts a cake in two from top to \
         bottom, between two columns; Right cuts one from side to side, between two rows. Whoever \
         cannot move loses.",
        WRITTEN,
    ],
    options: [TURN],
    examples: [
        Example::new("cutcake: 4x9, 5x2", "two cakes"),
        Example::new("cutcake: 4x7", "the second player wins"),
        Example::new("cutcake(turn=right): 3x3, 1x2, 2x1", "Right begins"),
    ],
    references: [WINNING_WAYS],
};

/// What people need to know of Maundy Cake.
pub static MAUNDY_CAKE: Description = description! {
    id: "maundy-cake",
    title: "Maundy Cake",
    family: Family::Boards,
    rules: [
        "There are rectangular cakes, scored into squares. A move cuts a cake into two or more equal \
         pieces: Left by cuts from top to bottom, between columns, Right by cuts from side to side, \
         between rows. Whoever cannot move loses.",
        WRITTEN,
    ],
    options: [TURN],
    examples: [
        Example::new("maundy-cake: 4x6, 5x3", "two cakes"),
        Example::new("maundy-cake: 1x12", "Left alone can cut"),
    ],
    references: [WINNING_WAYS],
};

/// What people need to know of Twisted Maundy Cake.
pub static TWISTED_MAUNDY_CAKE: Description = description! {
    id: "twisted-maundy-cake",
    title: "Twisted Maundy Cake",
    family: Family::Boards,
    rules: [
        "There are rectangular cakes, scored into squares. A move turns a cake by a quarter, so that \
         its rows become columns, and then cuts it into two or more equal pieces: Left by cuts from \
         top to bottom, between columns, Right by cuts from side to side, between rows. Whoever \
         cannot move loses.",
        WRITTEN,
    ],
    options: [TURN],
    examples: [
        Example::new("twisted-maundy-cake: 2x4, 3x1", "two cakes"),
        Example::new("twisted-maundy-cake: 6x6", "whoever begins wins"),
    ],
    references: [MAUNDY],
};

/// What people need to know of Eatcake.
pub static EATCAKE: Description = description! {
    id: "eatcake",
    title: "Eatcake",
    family: Family::Boards,
    rules: [
        "There are rectangular cakes, scored into squares. Left eats a whole column of a cake, Right \
         eats a whole row; what is left on both sides of it are two cakes, or one, or none. Whoever \
         cannot move loses.",
        WRITTEN,
    ],
    options: [TURN],
    examples: [
        Example::new("eatcake: 3x4, 2x2", "two cakes"),
        Example::new("eatcake: 3x1", "Left can eat all of it"),
    ],
    references: [EATING],
};

/// What people need to know of Turn-and-Eatcake.
pub static TURN_AND_EATCAKE: Description = description! {
    id: "turn-and-eatcake",
    title: "Turn-and-Eatcake",
    family: Family::Boards,
    rules: [
        "There are rectangular cakes, scored into squares. A move turns a cake by a quarter, so that \
         its rows become columns, and then Left eats a whole column of it, Right a whole row; what is \
         left on both sides are two cakes, or one, or none. Whoever cannot move loses.",
        WRITTEN,
    ],
    options: [TURN],
    examples: [
        Example::new("turn-and-eatcake: 3x4, 2x1", "two cakes"),
        Example::new("turn-and-eatcake: 4x4", "a square cake"),
    ],
    references: [EATING],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::Budget;
    use crate::partizan::{Solver, Values};

    /// Without symmetry and theorems; sums of cakes are played as they are.
    #[derive(Clone, PartialEq, Eq, Hash)]
    struct Plain<const RULES: u8>(Cakes<RULES>);

    impl<const RULES: u8> Game for Plain<RULES> {
        fn options(&self, player: Player, options: &mut Vec<Self>) {
            let mut own = Vec::new();
            self.0.options(player, &mut own);
            options.extend(own.into_iter().map(|mut option| {
                option.cakes.sort_unstable();
                Plain(option)
            }));
        }
    }

    fn agrees<const RULES: u8>(most: u32) {
        let values = Values::default();
        let (mut plain, mut solver) = (Solver::new(&values), Solver::new(&values));
        for rows in 1..=most {
            for columns in 1..=most {
                let cakes = Cakes::<RULES> { cakes: vec![Cake { rows, columns }] };
                let budget = &mut Budget::unlimited();
                let expected = plain.value(&Plain(cakes.clone()), budget);
                assert_eq!(solver.value(&cakes, budget), expected, "{cakes}");
            }
        }
    }

    #[test]
    fn parts_symmetry_and_theorem_agree_with_the_definition() {
        agrees::<0>(4);
        agrees::<1>(6);
        agrees::<2>(4);
        agrees::<3>(4);
        agrees::<4>(4);
    }

    /// Parts alone, since sums of many pieces are many.
    #[derive(Clone, PartialEq, Eq, Hash)]
    struct InParts(Cutcake);

    impl Game for InParts {
        fn options(&self, player: Player, options: &mut Vec<Self>) {
            options.extend(self.0.cuts(player).map(|cut| InParts(self.0.after(&cut))));
        }

        fn components(&self, components: &mut Vec<Self>) {
            let cakes = self.0.cakes.iter();
            components.extend(cakes.map(|&cake| InParts(Cakes { cakes: vec![cake] })));
        }
    }

    #[test]
    fn cutcake_is_the_integer_of_the_theorem() {
        let values = Values::default();
        let mut solver = Solver::new(&values);
        for rows in 1..=18 {
            for columns in 1..=18 {
                let cake = Cake { rows, columns };
                let budget = &mut Budget::unlimited();
                let found = solver.value(&InParts(Cakes { cakes: vec![cake] }), budget);
                let expected = values.arithmetic(budget).integer(cake.cutcake());
                assert_eq!(found, expected, "{cake}");
            }
        }
    }
}
