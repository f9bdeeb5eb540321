//! Pawns of Chess that decide a mutual zugzwang: whoever has no pawn move left loses.
//!
//! In an ending in which neither king may move, the pawns alone are played with, and the loser is
//! the player who has to move a king. So their moves are a game in normal play. Left's pawns go up
//! the board as those of White do, Right's go down.
//!
//! # What is covered
//! The board has the ranks between the first and the last of the chessboard: pawns step twice from
//! its first row, and one that reaches the row of the opponent's pawns would promote next. Whoever
//! promotes wins by other means than the last move, and a capture en passant depends on the move
//! before. So a position is refused in which some sequence of moves, made by either player in any
//! order, leads to one of the two: [`Pawns::read`] searches for it.
//!
//! # Parts
//! As long as nobody captures on its file, a pawn stays before the next one of the other colour.
//! Neighbouring files of which no pawn can ever capture one of the other file are independent.
//!
//! # Known values
//! A file with n free squares between two pawns that step once is worth ∗ if n is odd, and 0
//! otherwise. Where Left's pawn may step twice, n = 1, 2, 3 give ∗, ↑ and ⇑∗.
//!
//! Reference: N. D. Elkies, On numbers and endgames, *Games of No Chance* (1996); Higher nimbers in
//! pawn endgames on large chessboards, *More Games of No Chance* (2002).

use std::collections::HashSet;
use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, PerPlayer, Piece, Player, Sign};
use crate::partizan::{Game, Twin};
use crate::rulesets::boards::{Diagram, Signs, Standing};
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::partizan::{Partizan, PartizanSketch};
use crate::rulesets::reading::turn_only;
use crate::rulesets::{Description, Editing, Example, Family};

const EXAMPLE: &str = message!("a board looks like pawns: o.o/.../.../x.x");
const SIGNS: Signs<3> = Signs {
    sets: [
        ('x', Standing::Piece(Thing::Pawn(Player::Left), Player::Left, message!("a pawn"))),
        ('o', Standing::Piece(Thing::Pawn(Player::Right), Player::Right, message!("a pawn"))),
        ('.', Standing::Nothing),
    ],
    other: ('#', Thing::Gone),
    full: Err(message!("a board with pawns is written row by row")),
    example: EXAMPLE,
};

/// The most positions that are searched for a promotion or a capture en passant.
const MOST_POSITIONS: usize = 1 << 15;

/// The pawns of Left, those of Right, and the free squares of a board with at most 64 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pawns(Diagram<3>);

/// A row and a column, counted from 0 and the upper left corner.
type Square = (usize, usize);

/// Why a position is no game of pawns alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Beyond {
    Promotion(usize),
    EnPassant(usize),
    Search,
}

impl Pawns {
    fn set(&self, player: Player) -> u64 {
        let [left, right, _] = self.0.sets;
        PerPlayer([left, right])[player]
    }

    fn is_in(&self, set: u64, (row, column): Square) -> bool {
        set & self.0.grid.square(row, column) != 0
    }

    fn squares(&self, set: u64) -> impl Iterator<Item = Square> + use<> {
        let Diagram { grid, .. } = self.0;
        let rows = 0..grid.rows();
        let squares = rows.flat_map(move |row| (0..grid.columns()).map(move |at| (row, at)));
        squares.filter(move |&(row, column)| set & grid.square(row, column) != 0)
    }

    /// The square one step ahead in this column, if it is on the board.
    fn ahead(&self, player: Player, (row, _): Square, column: usize) -> Option<Square> {
        let row = match player {
            Player::Left => row.checked_sub(1),
            Player::Right => Some(row + 1).filter(|row| *row < self.0.grid.rows()),
        };
        row.map(|row| (row, column)).filter(|_| column < self.0.grid.columns())
    }

    /// The squares diagonally ahead.
    fn attacked(&self, player: Player, from: Square) -> impl Iterator<Item = Square> + '_ {
        let columns = [from.1.checked_sub(1), Some(from.1 + 1)];
        columns.into_iter().flatten().filter_map(move |column| self.ahead(player, from, column))
    }

    /// The row from which the pawns of a player step twice.
    fn first_row(&self, player: Player) -> usize {
        match player {
            Player::Left => self.0.grid.rows() - 1,
            Player::Right => 0,
        }
    }

    /// The moves of a player: from where and to where.
    fn steps(&self, player: Player) -> Vec<(Square, Square)> {
        let free = self.0.sets[2];
        let mut steps = Vec::new();
        for from in self.squares(self.set(player)) {
            let ahead =
                |from: Square| self.ahead(player, from, from.1).filter(|to| self.is_in(free, *to));
            if let Some(next) = ahead(from) {
                steps.push((from, next));
                let second = ahead(next).filter(|_| from.0 == self.first_row(player));
                steps.extend(second.map(|second| (from, second)));
            }
            let other = self.set(player.opponent());
            let taken = self.attacked(player, from).filter(|to| self.is_in(other, *to));
            steps.extend(taken.map(|to| (from, to)));
        }
        steps
    }

    fn after(&self, player: Player, (from, to): (Square, Square)) -> Pawns {
        let [from, to] = [from, to].map(|(row, column)| self.0.grid.square(row, column));
        let PerPlayer([left, right]) = PerPlayer(Player::BOTH).map(|who| {
            let pawns = self.set(who);
            if who == player { pawns & !from | to } else { pawns & !to }
        });
        Pawns(Diagram { sets: [left, right, self.0.sets[2] & !to | from], ..self.0 })
    }

    /// The columns, each with whether a pawn may ever capture one in the next column.
    ///
    /// Until a capture is possible in its column, a pawn stays before the pawns of the other colour
    /// there; from then on it is taken to pass them.
    fn joints(&self) -> Vec<bool> {
        let Diagram { grid, sets: [left, right, free] } = self.0;
        let pawns = PerPlayer([left, right]);
        let mut reached = pawns;
        let mut joints = vec![false; grid.columns()];
        loop {
            let before = reached;
            for player in Player::BOTH {
                let other = player.opponent();
                for at in self.squares(reached[player]) {
                    let column = at.1;
                    if let Some(to) = self.ahead(player, at, column) {
                        let is_loose = joints[column] || column > 0 && joints[column - 1];
                        let blocked = if is_loose { 0 } else { pawns[other] };
                        if self.is_in((left | right | free) & !blocked, to) {
                            reached[player] |= grid.square(to.0, to.1);
                        }
                    }
                    for to in self.attacked(player, at) {
                        if self.is_in(reached[other], to) {
                            joints[column.min(to.1)] = true;
                            reached[player] |= grid.square(to.0, to.1);
                        }
                    }
                }
            }
            if reached == before {
                return joints;
            }
        }
    }

    /// Groups of neighbouring columns that do not influence each other, each on the same board.
    fn groups(&self) -> Vec<Pawns> {
        let Diagram { grid, sets } = self.0;
        let mut groups = Vec::new();
        let mut columns = 0;
        for (column, is_joined) in self.joints().into_iter().enumerate() {
            columns |= (0..grid.rows()).fold(0, |set, row| set | grid.square(row, column));
            if !is_joined {
                let group = Pawns(Diagram { sets: sets.map(|set| set & columns), grid });
                groups.push(group.leftmost());
                columns = 0;
            }
        }
        groups
    }

    /// The same position so far to the left as the board allows.
    fn leftmost(self) -> Pawns {
        let Diagram { grid, mut sets } = self.0;
        let first = (0..grid.rows()).fold(0, |set, row| set | grid.square(row, 0));
        while sets != [0; 3] && sets.iter().all(|set| set & first == 0) {
            sets = sets.map(|set| grid.left_of(set));
        }
        Pawns(Diagram { grid, sets })
    }

    /// The column of a pawn that has come where it promotes next.
    fn promoting(&self) -> Option<usize> {
        Player::BOTH.into_iter().find_map(|player| {
            let last = self.first_row(player.opponent());
            self.squares(self.set(player)).find(|(row, _)| *row == last).map(|(_, column)| column)
        })
    }

    /// Whether a move steps over a square that a pawn of the other colour attacks.
    fn is_passing(&self, player: Player, (from, to): (Square, Square)) -> bool {
        let other = player.opponent();
        let over = (from.0.midpoint(to.0), from.1);
        from.0.abs_diff(to.0) == 2
            && self.squares(self.set(other)).any(|at| self.attacked(other, at).any(|to| to == over))
    }

    /// Searches the positions after all sequences of moves for what is no game of pawns alone.
    fn checked(self, positions: &mut usize) -> Result<(), Beyond> {
        let mut known = HashSet::from([self]);
        let mut open = vec![self];
        while let Some(position) = open.pop() {
            *positions += 1;
            if *positions > MOST_POSITIONS {
                return Err(Beyond::Search);
            }
            if let Some(column) = position.promoting() {
                return Err(Beyond::Promotion(column));
            }
            for player in Player::BOTH {
                for step in position.steps(player) {
                    if position.is_passing(player, step) {
                        return Err(Beyond::EnPassant(step.0.1));
                    }
                    let after = position.after(player, step);
                    if known.insert(after) {
                        open.push(after);
                    }
                }
            }
        }
        Ok(())
    }
}

impl Game for Pawns {
    fn options(&self, player: Player, options: &mut Vec<Pawns>) {
        let steps = self.steps(player).into_iter();
        options.extend(steps.map(|step| self.after(player, step)));
    }

    fn components(&self, components: &mut Vec<Pawns>) {
        let is_played =
            |group: &Pawns| Player::BOTH.into_iter().any(|player| !group.steps(player).is_empty());
        components.extend(self.groups().into_iter().filter(is_played));
    }

    /// The least of the board, its reflection, and both turned by a half with the colours exchanged.
    fn canonical(self) -> Twin<Pawns> {
        let Diagram { grid, sets } = self.0;
        let mirrored = |sets: [u64; 3]| {
            let columns = grid.columns();
            sets.map(|set| {
                let squares = self.squares(set);
                squares
                    .fold(0, |image, (row, column)| image | grid.square(row, columns - 1 - column))
            })
        };
        let turned =
            |[left, right, free]: [u64; 3]| [right, left, free].map(|set| grid.half_turn(set));
        let least = |sets: [u64; 3]| {
            let images = [sets, mirrored(sets)];
            images.map(|sets| Pawns(Diagram { grid, sets }).leftmost().0.sets)
        };
        let own = least(sets).into_iter().min().unwrap_or(sets);
        let other = least(turned(sets)).into_iter().min().unwrap_or(sets);
        let (sets, is_negated) = if other < own { (other, true) } else { (own, false) };
        Twin { game: Pawns(Diagram { grid, sets }), is_negated }
    }
}

impl fmt::Display for Pawns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "pawns: {}", SIGNS.rows(&self.0))
    }
}

impl Partizan for Pawns {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([
            message!("moves the filled pawns (x) up"),
            message!("moves the outlined pawns (o) down"),
        ])
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Pawns, ParseError> {
        turn_only(head)?;
        let pawns = Pawns(SIGNS.read(body)?);
        let body = body.trimmed();
        let mut start = 0;
        let mut positions = 0;
        // Groups know their columns only from the left; so they are searched where they stand.
        for (column, is_joined) in pawns.joints().into_iter().enumerate() {
            if is_joined {
                continue;
            }
            let grid = pawns.0.grid;
            let squares = (start..=column)
                .flat_map(|column| (0..grid.rows()).map(move |row| grid.square(row, column)));
            let columns = squares.fold(0, |set, square| set | square);
            let group = Pawns(Diagram { sets: pawns.0.sets.map(|set| set & columns), grid });
            let message = match group.checked(&mut positions) {
                Ok(()) => None,
                Err(Beyond::Promotion(column)) => {
                    Some(say!("a pawn may come to promote in column {}", column + 1))
                }
                Err(Beyond::EnPassant(column)) => {
                    Some(say!("a pawn of column {} may be captured en passant", column + 1))
                }
                Err(Beyond::Search) => {
                    Some(say!("more than {} positions may come about", MOST_POSITIONS))
                }
            };
            if let Some(message) = message {
                return Err(ParseError::new(message, body.span()).with_help(translated(EXAMPLE)));
            }
            start = column + 1;
        }
        Ok(pawns)
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, Pawns)> {
        let named = |(from, to): (Square, Square)| {
            let places = [from, to].map(|(row, at)| self.0.place(self.0.grid.square(row, at)));
            (MoveName::joined(Sign::Step, places), self.after(player, (from, to)))
        };
        self.steps(player).into_iter().map(named).collect()
    }

    fn size(&self) -> u64 {
        let [left, right, _] = self.0.sets;
        (left | right).count_ones().into()
    }
}

impl PartizanSketch for Pawns {
    fn figure(&self) -> Option<Figure> {
        Some(SIGNS.figure(&self.0))
    }

    fn editing(&self) -> Option<Editing> {
        Some(SIGNS.editing(&self.0))
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "pawns",
    title: "Pawn endings",
    family: Family::Boards,
    rules: [
        "The kings stand where whoever moves one loses, so that only pawns are moved. A pawn of Left \
         goes one square up onto a free square, one of Right one square down. From the first row of \
         its player, the lowest for Left and the highest for Right, it may go two squares if both \
         are free. It captures a pawn of the other player one square diagonally ahead and comes to \
         stand there. Whoever cannot move loses.",
        "The rows are the ranks of a chessboard without its first and its last one. Promotion and \
         capture en passant are not part of the game: a board is refused if moves of both players, \
         in whatever order, can bring a pawn onto the first row of the other player, or let it step \
         twice past a pawn that could then capture it en passant.",
        "A board is written row by row from above, with x for a pawn of Left, o for one of Right, . \
         for a free square and # for one that no pawn may enter. A move names the squares from \
         where and to where, by column and row, rows counted from below.",
    ],
    options: [crate::rulesets::partizan::TURN],
    examples: [
        Example::new("pawns: #/o/././x", "an up: Left may step twice"),
        Example::new("pawns: o.#/..o/.../..x/x.#", "two files that do not touch"),
        Example::new("pawns(turn=right): ##/o#/#x/##", "either pawn captures the other"),
    ],
    references: [
        "N. D. Elkies, On numbers and endgames, Games of No Chance (1996)",
        "N. D. Elkies, Higher nimbers in pawn endgames on large chessboards, More Games of No \
         Chance (2002)",
    ],
};

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::foundation::{Budget, Random};
    use crate::partizan::{Solver, Value, Values};
    use crate::rulesets::partizan::read_body;

    /// The value by the definition, without parts and symmetry.
    fn naive(game: Pawns, values: &Values, known: &mut HashMap<Pawns, Value>) -> Value {
        if let Some(value) = known.get(&game) {
            return *value;
        }
        let [left, right] = Player::BOTH.map(|player| {
            let moves = game.moves(player).into_iter();
            moves.map(|(_, after)| naive(after, values, known)).collect::<Vec<_>>()
        });
        let value = values.arithmetic(&mut Budget::unlimited()).form(&left, &right);
        let value = value.expect("a value");
        known.insert(game, value);
        value
    }

    #[test]
    fn values_are_those_of_the_definition() {
        let values = Values::default();
        let mut known = HashMap::new();
        let mut random = Random::new(14);
        let (mut boards, mut captures, mut doubles) = (0, 0, 0);
        for _ in 0..20_000 {
            let (rows, columns) = (3 + random.below(3) as usize, 1 + random.below(3) as usize);
            let mut row = || {
                let mut sign = || ['x', 'o', '.', '#', '#'][random.below(5) as usize];
                (0..columns).map(|_| sign()).collect::<String>()
            };
            let board = (0..rows).map(|_| row()).collect::<Vec<_>>().join("/");
            let Ok(game) = read_body::<Pawns>(&board) else { continue };
            boards += 1;
            for (from, to) in Player::BOTH.into_iter().flat_map(|player| game.steps(player)) {
                captures += usize::from(from.1 != to.1);
                doubles += usize::from(from.0.abs_diff(to.0) == 2);
            }
            let value = naive(game, &values, &mut known);
            let budget = &mut Budget::unlimited();
            assert_eq!(Solver::new(&values).value(&game, budget), Ok(value), "{game}");
            let Twin { game: twin, is_negated } = game.canonical();
            let of_twin = naive(twin, &values, &mut known);
            let games = &mut values.arithmetic(budget);
            let expected = if is_negated { games.negative(value) } else { Ok(value) };
            assert_eq!(Ok(of_twin), expected, "{game} and {twin}");
        }
        assert!(boards > 1000 && captures > 100 && doubles > 10, "{boards} {captures} {doubles}");
    }

    #[test]
    fn files_have_the_values_that_their_options_give() {
        let values = Values::default();
        for (board, expected) in [
            ("#/o/./x/#", "*"),
            ("#/o/././x/#", "0"),
            ("#/o/./././x/#", "*"),
            ("#/o/./x", "*"),
            ("#/o/././x", "^"),
            ("#/o/./././x", "^^*"),
            ("o/././x/#", "v"),
            ("##/o#/#x/##", "*"),
        ] {
            let budget = &mut Budget::unlimited();
            let game = read_body::<Pawns>(board).expect(board);
            let value = Solver::new(&values).value(&game, budget).expect("a value");
            let games = &mut values.arithmetic(budget);
            assert_eq!(games.read(expected).expect(expected), value, "{board}");
        }
    }

    #[test]
    fn what_is_more_than_a_game_of_pawns_is_refused() {
        for (board, message) in [
            ("./x", "a pawn may come to promote in column 1"),
            ("o", "a pawn may come to promote in column 1"),
            ("#.#/#o#/..x/x##", "a pawn may come to promote in column 1"),
            ("##/##/.o/.#/x#", "a pawn of column 1 may be captured en passant"),
            ("./y", "expected one of the signs x o . #"),
        ] {
            let error = read_body::<Pawns>(board).expect_err(board);
            assert_eq!(error.message, message, "{board}");
        }
    }
}
