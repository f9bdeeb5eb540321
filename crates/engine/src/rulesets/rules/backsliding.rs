//! Backsliding Toads and Frogs: they may also step back.
//!
//! A toad of Left goes to the next square on its right or on its left if that is empty, or jumps to the
//! right over one frog onto the empty square behind it; a frog of Right goes to either side, and
//! jumps to the left over one toad. Nobody jumps backwards.
//!
//! Reference: A. N. Siegel, Backsliding Toads and Frogs, *Games of No Chance 3* (2009).

use std::fmt;

use nimatron_nimber::message;
use nimatron_nimber::text::ParseError;

use crate::foundation::{MoveName, PerPlayer, Piece, Player};
use crate::rulesets::boards::bits;
use crate::rulesets::description;
use crate::rulesets::figure::Figure;
use crate::rulesets::loopy::Loopy;
use crate::rulesets::partizan::TURN;
use crate::rulesets::rules::toads::{read_strip, strip_editing, strip_figure};
use crate::rulesets::strip::strip_move;
use crate::rulesets::{Description, Editing, Example, Family};

const MOST_SQUARES: u32 = 32;
const EXAMPLE: &str = message!("a strip looks like backsliding-toads: tt__ff");

/// Toads and frogs on a strip of at most 32 squares, numbered from the left.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BackslidingToads {
    length: u8,
    toads: u32,
    frogs: u32,
}

impl BackslidingToads {
    fn empty(&self) -> u64 {
        !u64::from(self.toads | self.frogs) & ((1 << self.length) - 1)
    }

    /// The moves of a player: the squares from where and to where.
    fn steps(&self, player: Player) -> impl Iterator<Item = (u32, u32)> + use<> {
        let (empty, toads, frogs) = (self.empty(), u64::from(self.toads), u64::from(self.frogs));
        let (own, other) = match player {
            Player::Left => (toads, frogs),
            Player::Right => (frogs, toads),
        };
        let [to_right, to_left] = [own & empty >> 1, own & empty << 1];
        let jump = match player {
            Player::Left => own & other >> 1 & empty >> 2,
            Player::Right => own & other << 1 & empty << 2,
        };
        bits(to_right | to_left | jump).flat_map(move |from| {
            let goes = |set: u64, by: i32| {
                (set >> from & 1 == 1).then(|| (from, from.wrapping_add_signed(by)))
            };
            let over = if player == Player::Left { 2 } else { -2 };
            [goes(jump, over), goes(to_right, 1), goes(to_left, -1)].into_iter().flatten()
        })
    }

    fn after(&self, player: Player, (from, to): (u32, u32)) -> BackslidingToads {
        let moved = 1 << from | 1 << to;
        match player {
            Player::Left => BackslidingToads { toads: self.toads ^ moved, ..self.clone() },
            Player::Right => BackslidingToads { frogs: self.frogs ^ moved, ..self.clone() },
        }
    }

    fn signs(&self) -> Vec<char> {
        let sign = |at: u8| match (self.toads >> at & 1, self.frogs >> at & 1) {
            (1, _) => 't',
            (_, 1) => 'f',
            _ => '_',
        };
        (0..self.length).map(sign).collect()
    }
}

impl fmt::Display for BackslidingToads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", DESCRIPTION.id, self.signs().iter().collect::<String>())
    }
}

impl Loopy for BackslidingToads {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([
            message!("moves the filled toads (t) to either side, and jumps to the right"),
            message!("moves the outlined frogs (f) to either side, and jumps to the left"),
        ])
    }

    fn read(body: Piece<'_>) -> Result<BackslidingToads, ParseError> {
        let (length, toads, frogs) = read_strip(body, MOST_SQUARES, EXAMPLE)?;
        Ok(BackslidingToads { length: length as u8, toads: toads as u32, frogs: frogs as u32 })
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, BackslidingToads)> {
        let name = |(from, to)| strip_move(1, 0, [from, to].map(|square| square as usize + 1));
        self.steps(player).map(|step| (name(step), self.after(player, step))).collect()
    }

    fn options(&self, player: Player) -> Vec<BackslidingToads> {
        self.steps(player).map(|step| self.after(player, step)).collect()
    }

    fn size(&self) -> u64 {
        self.length.into()
    }

    fn figure(&self) -> Option<Figure> {
        Some(strip_figure(&self.signs()))
    }

    fn editing(&self) -> Option<Editing> {
        Some(strip_editing(self.signs()))
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "backsliding-toads",
    title: "Backsliding Toads and Frogs",
    family: Family::Strips,
    rules: [
        "As Toads and Frogs, but whoever moves may also step back. A toad of Left goes to an empty \
         square beside it, or jumps to the right over a frog onto the empty square behind it. A frog \
         of Right goes to an empty square beside it, or jumps to the left over a toad. Nobody jumps \
         backwards. Whoever cannot move loses.",
        "Positions can come again, so that a game may go on for ever, which is a draw. In play a game \
         is a draw when a position comes for the third time.",
        "A strip is written with t for a toad, f for a frog and _ for an empty square. A move names \
         the squares from where and to where, counted from 1.",
    ],
    options: [TURN],
    examples: [
        Example::new("backsliding-toads: tt__ff", "two toads and two frogs, worth *"),
        Example::new("backsliding-toads: ttt__fff", "a draw; the value has two sides"),
        Example::new("backsliding-toads(turn=right): tt_f", "worth on: Left wins, whoever begins"),
    ],
    references: [
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays",
        "A. N. Siegel, Backsliding Toads and Frogs, Games of No Chance 3, MSRI Publications 56 (2009) \
         197-214",
    ],
};
