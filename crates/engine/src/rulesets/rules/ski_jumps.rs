//! Ski Jumps: skiers of Left glide to the right, those of Right to the left, and jumpers jump down.
//!
//! # Rules
//! A skier of Left moves any number of squares to the right, over none that is taken, and may leave
//! the slope over its edge; a skier of Right does so to the left. A *jumper* may also jump over a
//! skier of the other player on the square right below onto the next one, if that is free. Whoever
//! was jumped over is a *slipper* from then on, and jumps no more.
//!
//! # Parts
//! A jumper of Left gets to no column on its left, one of Right to none on its right. So a jumper
//! never jumps over a skier of the row below if it has passed all of them; rows between which nobody
//! can ever jump are independent. The mirror image, with the skiers of the players exchanged, is the
//! negative.
//!
//! Reference: *Winning Ways* ch. 1.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, PerPlayer, Piece, Place, Player, Sign};
use crate::partizan::{Game, Twin};
use crate::rulesets::boards::picture::place;
use crate::rulesets::boards::{Signs, Standing};
use crate::rulesets::description;
use crate::rulesets::figure::{CELL, Figure, Ink, Thing};
use crate::rulesets::handles;
use crate::rulesets::partizan::{Partizan, PartizanSketch, Searcher, TURN};
use crate::rulesets::plain::{Board, Square};
use crate::rulesets::reading::turn_only;
use crate::rulesets::{Description, Editing, Example, Family};

const FREE: char = '.';
const EXAMPLE: &str = message!("a slope looks like ski-jumps: .L.../.R.../.....");
const JUMPER: &str = message!("a jumper");
const SLIPPER: &str = message!("a slipper");

const SIGNS: Signs<5> = Signs {
    sets: [
        ('L', Standing::Piece(Thing::Amazon(Player::Left), Player::Left, JUMPER)),
        ('R', Standing::Piece(Thing::Amazon(Player::Right), Player::Right, JUMPER)),
        ('l', Standing::Piece(Thing::Stone(Player::Left), Player::Left, SLIPPER)),
        ('r', Standing::Piece(Thing::Stone(Player::Right), Player::Right, SLIPPER)),
        (FREE, Standing::Nothing),
    ],
    // There are no other squares: whatever has this sign is refused.
    other: ('#', Thing::Gone),
    full: Err(message!("a slope is written row by row, which says where the skiers stand")),
    example: EXAMPLE,
};

/// The jumpers of a player.
fn jumper(player: Player) -> char {
    if player == Player::Left { 'L' } else { 'R' }
}

/// The slippers of a player.
fn slipper(player: Player) -> char {
    jumper(player).to_ascii_lowercase()
}

fn owner(sign: char) -> Option<Player> {
    Player::BOTH.into_iter().find(|&player| jumper(player) == sign.to_ascii_uppercase())
}

/// Skiers on a slope of at most 64 squares: L and R are jumpers of Left and Right, l and r slippers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SkiJumps(Board);

/// Where a skier goes: to a square, or over the edge of the slope.
type To = Option<Square>;

impl SkiJumps {
    /// The moves of a player: from where, to where, and what is left.
    fn steps(&self, player: Player) -> Vec<(Square, To, SkiJumps)> {
        let board = &self.0;
        let along = if player == Player::Left { (0, 1) } else { (0, -1) };
        let mut steps = Vec::new();
        let own = board.squares().filter(|&square| owner(board.sign(square)) == Some(player));
        for from in own {
            let sign = board.sign(from);
            let mut at = board.neighbour(from, along);
            while let Some(to) = at.filter(|&to| board.sign(to) == FREE) {
                steps.push((from, Some(to), board.with(&[(from, FREE), (to, sign)])));
                at = board.neighbour(to, along);
            }
            if at.is_none() {
                steps.push((from, None, board.with(&[(from, FREE)])));
            }
            if sign != jumper(player) {
                continue;
            }
            let other = player.opponent();
            let over = board.neighbour(from, (1, 0));
            let over = over.filter(|&over| owner(board.sign(over)) == Some(other));
            let to = over.and_then(|over| board.neighbour(over, (1, 0)));
            if let Some((over, to)) = over.zip(to.filter(|&to| board.sign(to) == FREE)) {
                let after = board.with(&[(from, FREE), (over, slipper(other)), (to, sign)]);
                steps.push((from, Some(to), after));
            }
        }
        steps.into_iter().map(|(from, to, after)| (from, to, SkiJumps(after))).collect()
    }

    /// Whether somebody may ever jump from each row over the next one.
    fn joined(&self) -> Vec<bool> {
        let rows = self.0.rows();
        // In each row the least distance at which skiers, and jumpers among them, may ever stand
        // from the edge that they come from.
        let far = |player: Player, (_, column): Square| match player {
            Player::Left => column,
            Player::Right => self.0.columns() - 1 - column,
        };
        let back = |signs: &dyn Fn(Player) -> Vec<char>| {
            PerPlayer(Player::BOTH.map(|player| {
                let row = |row| {
                    let here = self.0.squares().filter(|square| square.0 == row);
                    let own = here.filter(|square| signs(player).contains(&self.0.sign(*square)));
                    own.map(|square| far(player, square)).min()
                };
                (0..rows).map(row).collect::<Vec<Option<usize>>>()
            }))
        };
        let mut skiers = back(&|player| vec![jumper(player), slipper(player)]);
        let mut jumpers = back(&|player| vec![jumper(player)]);
        // Whether somebody may jump from a row over the next.
        let mut jumps = vec![false; rows];
        for row in 0..rows.saturating_sub(2) {
            for player in Player::BOTH {
                let (own, other) = (jumpers[player][row], skiers[player.opponent()][row + 1]);
                // They meet unless each begins beyond the other.
                let Some((own, _)) =
                    own.zip(other).filter(|(own, other)| own + other < self.0.columns())
                else {
                    continue;
                };
                jumps[row] = true;
                for reached in [&mut jumpers, &mut skiers] {
                    let there = &mut reached[player][row + 2];
                    *there = Some(there.map_or(own, |known| known.min(own)));
                }
            }
        }
        jumps
    }
}

impl Game for SkiJumps {
    fn options(&self, player: Player, options: &mut Vec<SkiJumps>) {
        options.extend(self.steps(player).into_iter().map(|(_, _, after)| after));
    }

    /// Rows that are joined by jumps, each with the free rows below that are jumped to.
    fn components(&self, components: &mut Vec<SkiJumps>) {
        let jumps = self.joined();
        let rows = self.0.rows();
        let mut start = 0;
        while start < rows {
            let (mut end, mut row) = (start + 1, start);
            while row < end {
                if jumps[row] {
                    end = row + 3;
                }
                row += 1;
            }
            let part = Board::new(end - start, self.0.columns(), |(row, column)| {
                self.0.sign((start + row, column))
            });
            if part.squares().any(|square| part.sign(square) != FREE) {
                components.push(SkiJumps(part));
            }
            start = end;
        }
    }

    /// The lesser one of the slope and its mirror image, in which the players change places.
    fn canonical(self) -> Twin<SkiJumps> {
        let columns = self.0.columns();
        let image = Board::new(self.0.rows(), columns, |(row, column)| {
            match self.0.sign((row, columns - 1 - column)) {
                'L' => 'R',
                'R' => 'L',
                'l' => 'r',
                'r' => 'l',
                other => other,
            }
        });
        match image < self.0 {
            true => Twin { game: SkiJumps(image), is_negated: true },
            false => Twin { game: self, is_negated: false },
        }
    }

    fn owned_bytes(&self) -> usize {
        let row = size_of::<Vec<char>>() + self.0.columns() * size_of::<char>();
        self.0.rows() * row
    }
}

impl fmt::Display for SkiJumps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ski-jumps: {}", self.0)
    }
}

impl Partizan for SkiJumps {
    const SEARCHER: Searcher = Searcher::of::<SkiJumps>();

    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([
            message!("moves the filled skiers (L and l) to the right"),
            message!("moves the outlined skiers (R and r) to the left"),
        ])
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<SkiJumps, ParseError> {
        turn_only(head)?;
        if let Some(at) = body.text.find(SIGNS.other.0) {
            let piece = Piece { text: &body.text[at..at + 1], start: body.start + at };
            let known = SIGNS.sets.map(|(sign, _)| sign.to_string()).join(" ");
            let message = say!("expected one of the signs {}", known);
            return Err(ParseError::new(message, piece.span()).with_help(translated(EXAMPLE)));
        }
        let rows = SIGNS.rows(&SIGNS.read(body)?);
        Ok(SkiJumps(Board::read(&rows).expect("rows of one length")))
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, SkiJumps)> {
        let beyond = if player == Player::Left { self.0.columns() + 1 } else { 0 };
        let named = |(from, to, after): (Square, To, SkiJumps)| {
            let edge = Place::Square { column: beyond, row: self.0.rows() - from.0 };
            let to = to.map_or(edge, |to| self.0.place(to));
            (MoveName::joined(Sign::Step, [self.0.place(from), to]), after)
        };
        self.steps(player).into_iter().map(named).collect()
    }

    fn size(&self) -> u64 {
        (self.0.rows() * self.0.columns()) as u64
    }
}

impl PartizanSketch for SkiJumps {
    const TOUCH: &'static str = message!(
        "Touch a skier and where it goes, or the number beside its row to leave the slope"
    );

    fn figure(&self) -> Option<Figure> {
        let mut figure = SIGNS.figure(&SIGNS.of_plain(&self.0));
        let (rows, columns) = (self.0.rows(), self.0.columns());
        for row in 1..=rows {
            let right = place(columns as u32 + 1, row as u32);
            figure.words(right, row.to_string(), Ink::Faint);
            for column in [0, columns + 1] {
                let at = place(column as u32, row as u32);
                let label = say!("Over the edge from row {}", row);
                figure.spot(at, CELL - 2, handles::square(column, row), label);
            }
        }
        Some(figure)
    }

    fn editing(&self) -> Option<Editing> {
        Some(SIGNS.editing(&SIGNS.of_plain(&self.0)))
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "ski-jumps",
    title: "Ski Jumps",
    family: Family::Boards,
    rules: [
        "Skiers stand on a slope. Left moves a skier of their own any number of squares to the right, \
         Right one to the left, as far as the squares are free; over the edge a skier leaves the \
         slope. A jumper may also jump down over a skier of the other player on the square right \
         below it, onto the next one, if that is free; whoever was jumped over becomes a slipper, \
         which cannot jump any more. Whoever cannot move loses.",
        "A slope is written row by row from above, with L and R for jumpers of Left and of Right, l and \
         r for slippers, and . for a free square. A move names the squares from where and to where, by \
         column and row, rows counted from below; the column beyond the edge is where skiers leave.",
    ],
    options: [TURN],
    examples: [
        Example::new("ski-jumps: .L.../.R.../.....", "worth 5/2, because Left may jump"),
        Example::new("ski-jumps: L..../....R/l....", "three rows"),
        Example::new("ski-jumps(turn=right): ...R./...L./.....", "Right may jump"),
    ],
    references: [
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, chapter 1",
    ],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::Random;
    use crate::rulesets::partizan::definition::keeps_the_value;
    use crate::rulesets::partizan::read_body;

    #[test]
    fn rows_without_jumps_are_independent() {
        let mut random = Random::new(21);
        for (rows, columns) in [(1, 4), (2, 3), (3, 2), (3, 3), (4, 2), (5, 2), (6, 1)] {
            for _ in 0..25 {
                let signs = ['L', 'R', 'l', 'r', '.', '.', '.', '.'];
                let mut row = || {
                    let mut sign = || signs[random.below(8) as usize];
                    (0..columns).map(|_| sign()).collect::<String>()
                };
                let text = (0..rows).map(|_| row()).collect::<Vec<_>>().join("/");
                let game = read_body::<SkiJumps>(&text).expect(&text);
                assert_eq!(game.to_string(), format!("ski-jumps: {text}"));
                keeps_the_value(&game);
            }
        }
    }

    #[test]
    fn jumps_join_rows() {
        let parts = |text: &str| {
            let mut parts = Vec::new();
            read_body::<SkiJumps>(text).expect(text).components(&mut parts);
            parts.iter().map(|part| part.0.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(parts("L./.R/.."), ["L./.R/.."]);
        assert_eq!(parts(".L/R./.."), [".L", "R."]);
        assert_eq!(parts("l./.R/.."), ["l.", ".R"]);
        assert_eq!(parts("L./.R/../.R/.."), ["L./.R/../.R/.."]);
        assert_eq!(parts("L./.r/../../l."), ["L./.r/..", "l."]);
    }

    #[test]
    fn errors_point_at_the_place() {
        for (text, place) in [("L.#", 2..3), ("2x3", 0..3), ("L./x.", 3..4)] {
            assert_eq!(read_body::<SkiJumps>(text).expect_err(text).span, place, "{text}");
        }
    }
}
