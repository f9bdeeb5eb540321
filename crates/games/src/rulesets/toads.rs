//! Toads and Frogs: they walk towards each other on a strip, and jump.
//!
//! A toad of Left goes to the next square on its right if that is empty, or jumps over one frog
//! onto the empty square behind; a frog of Right does so to its left.
//!
//! # Parts
//! The end of a strip stops everybody for ever. So does a *wall* of two toads and two frogs, `ttff`,
//! of which none can ever move, and everything that stands before an end or a wall with its face
//! to it becomes a part of that: a toad on its left, a frog on its right. With an end or a wall on
//! its left `tff` is a wall, on its right `ttf`. Between walls parts are independent.
//!
//! Reference: *Winning Ways* ch. 1 and 5; J. Erickson, New Toads and Frogs results, *Games of No
//! Chance* (1996).

use std::fmt;

use nimatron_nimber::text::ParseError;

use super::grid::bits;
use super::partizan::Partizan;
use super::{Description, Example};
use crate::core::{Piece, Player};
use crate::partizan::{Arithmetic, Failure, Game, Twin, Value};

const MOST_SQUARES: usize = 64;
const EXAMPLE: &str = "a strip looks like toads: ttt__ff";

/// Toads and frogs on a strip of at most 64 squares, numbered from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Toads {
    length: u8,
    toads: u64,
    frogs: u64,
}

impl Toads {
    /// How many squares the strip has.
    pub fn length(&self) -> u32 {
        self.length.into()
    }

    /// The squares on which toads stand.
    pub fn toads(&self) -> u64 {
        self.toads
    }

    /// The squares on which frogs stand.
    pub fn frogs(&self) -> u64 {
        self.frogs
    }

    fn all(&self) -> u64 {
        u64::MAX.checked_shr(64 - u32::from(self.length)).unwrap_or(0)
    }

    fn empty(&self) -> u64 {
        self.all() & !self.toads & !self.frogs
    }

    /// The moves of a player: the squares from where and to where.
    fn steps(&self, player: Player) -> impl Iterator<Item = (u32, u32)> + use<> {
        let (empty, toads, frogs) = (self.empty(), self.toads, self.frogs);
        let (walk, jump) = match player {
            Player::Left => (toads & empty >> 1, toads & frogs >> 1 & empty >> 2),
            Player::Right => (frogs & empty << 1, frogs & toads << 1 & empty << 2),
        };
        bits(walk | jump).map(move |from| {
            let by = if walk >> from & 1 == 1 { 1 } else { 2 };
            (from, if player == Player::Left { from + by } else { from - by })
        })
    }

    fn after(&self, player: Player, (from, to): (u32, u32)) -> Toads {
        let moved = 1u64 << from | 1 << to;
        match player {
            Player::Left => Toads { toads: self.toads ^ moved, ..*self },
            Player::Right => Toads { frogs: self.frogs ^ moved, ..*self },
        }
    }

    /// The squares of all that can never move, and those outside of the strip.
    fn walls(&self) -> u64 {
        let (mut walls, mut toads, mut frogs) = (!self.all(), self.toads, self.frogs);
        loop {
            // Beyond both ends of the words there are walls, too.
            let before = |set: u64| set << 1 | 1;
            let behind = |set: u64| set >> 1 | 1 << 63;
            let blocked = toads & behind(walls) | frogs & before(walls);
            // Two that face each other, each with one of its own kind or a wall behind it.
            let facing = toads & frogs >> 1 & before(toads | walls) & behind(behind(frogs | walls));
            let stuck = blocked | facing | facing << 1;
            if stuck == 0 {
                return walls;
            }
            walls |= stuck;
            toads &= !stuck;
            frogs &= !stuck;
        }
    }

    /// Whether no toad stands on the left of any frog, so that nobody ever meets.
    fn is_settled(&self) -> bool {
        self.frogs == 0 || self.toads == 0 || self.frogs.ilog2() < self.toads.trailing_zeros()
    }

    /// How many moves the player has if nobody meets.
    fn count_steps(&self, player: Player) -> i64 {
        let empty = self.empty();
        let ahead = |square: u32| match player {
            Player::Left => empty & u64::MAX << square,
            Player::Right => empty & ((1 << square) - 1),
        };
        let own = if player == Player::Left { self.toads } else { self.frogs };
        bits(own).map(|square| i64::from(ahead(square).count_ones())).sum()
    }
}

impl Game for Toads {
    fn options(&self, player: Player, options: &mut Vec<Toads>) {
        options.extend(self.steps(player).map(|step| self.after(player, step)));
    }

    fn components(&self, components: &mut Vec<Toads>) {
        let mut open = !self.walls();
        while open != 0 {
            let start = open.trailing_zeros();
            let length = (open >> start).trailing_ones();
            let within = u64::MAX >> (64 - length);
            let cut = |set: u64| set >> start & within;
            let part =
                Toads { length: length as u8, toads: cut(self.toads), frogs: cut(self.frogs) };
            if part.empty() != 0 && part.toads | part.frogs != 0 {
                components.push(part);
            }
            open &= !(within << start);
        }
    }

    /// The smaller one of the strip and its mirror image, in which toads become frogs.
    fn canonical(self) -> Twin<Toads> {
        let mirrored = |set: u64| set.reverse_bits() >> (64 - u32::from(self.length));
        let image = Toads { toads: mirrored(self.frogs), frogs: mirrored(self.toads), ..self };
        match (image.toads, image.frogs) < (self.toads, self.frogs) {
            true => Twin { game: image, is_negated: true },
            false => Twin { game: self, is_negated: false },
        }
    }

    /// Where nobody meets the moves are counted.
    fn known_value(&self, games: &mut Arithmetic<'_>) -> Result<Option<Value>, Failure> {
        let count = || self.count_steps(Player::Left) - self.count_steps(Player::Right);
        self.is_settled().then(|| games.integer(count())).transpose()
    }
}

impl fmt::Display for Toads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("toads: ")?;
        (0..self.length).try_for_each(|at| {
            f.write_str(match (self.toads >> at & 1, self.frogs >> at & 1) {
                (1, _) => "t",
                (_, 1) => "f",
                _ => "_",
            })
        })
    }
}

impl Partizan for Toads {
    const DESCRIPTION: Description = DESCRIPTION;

    const MOVES: [&'static str; 2] =
        ["moves the filled toads (t) to the right", "moves the outlined frogs (f) to the left"];

    const WORDS: &'static [&'static str] = &["toads", "toads-and-frogs"];

    fn read(body: Piece<'_>) -> Result<Toads, ParseError> {
        let body = body.trimmed();
        let refused = |message: String, piece: Piece<'_>| {
            Err(ParseError::new(message, piece.span()).with_help(EXAMPLE))
        };
        let mut strip = Toads { length: 0, toads: 0, frogs: 0 };
        for (at, sign) in body.text.char_indices() {
            if usize::from(strip.length) == MOST_SQUARES {
                return refused(format!("a strip has at most {MOST_SQUARES} squares"), body);
            }
            let square = 1 << strip.length;
            match sign {
                't' => strip.toads |= square,
                'f' => strip.frogs |= square,
                '_' | '.' => {}
                _ => {
                    let text = &body.text[at..at + sign.len_utf8()];
                    let piece = Piece { text, start: body.start + at };
                    let message = "expected t for a toad, f for a frog or _ for an empty square";
                    return refused(message.into(), piece);
                }
            }
            strip.length += 1;
        }
        if strip.length == 0 { refused("expected a strip".into(), body) } else { Ok(strip) }
    }

    fn moves(&self, player: Player) -> Vec<(String, Toads)> {
        let name = |(from, to)| format!("{} -> {}", from + 1, to + 1);
        self.steps(player).map(|step| (name(step), self.after(player, step))).collect()
    }

    fn size(&self) -> u64 {
        self.length.into()
    }
}

const DESCRIPTION: Description = Description {
    id: "toads",
    title: "Toads and Frogs",
    rules: &[
        "Toads of Left go to the right on a strip, frogs of Right to the left. A move takes one of \
         one's own to the next square, if that is empty, or over one of the other kind onto the \
         empty square behind it. Whoever cannot move loses.",
        "A strip is written with t for a toad, f for a frog and _ for an empty square. A move names \
         the squares from where and to where, counted from 1.",
    ],
    options: &[super::partizan::TURN],
    examples: &[
        Example { position: "toads: tt__ff", shows: "two toads and two frogs" },
        Example { position: "toads: ttt___fff", shows: "the second player wins" },
        Example { position: "toads(turn=right): t_tf_f", shows: "in the middle of a game" },
    ],
    references: &[
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapters 1 and 5",
        "J. Erickson, New Toads and Frogs results, Games of No Chance (1996)",
    ],
};
