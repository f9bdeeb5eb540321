//! Backsliding Toads and Frogs: they may also step back.
//!
//! A toad of Left goes to the next square on its right or on its left if that is empty, or jumps to the
//! right over one frog onto the empty square behind it; a frog of Right goes to either side, and
//! jumps to the left over one toad. Nobody jumps backwards.
//!
//! Reference: *Winning Ways*, ch. 11.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{MoveName, PerPlayer, Piece, Player};
use crate::rulesets::boards::bits;
use crate::rulesets::description;
use crate::rulesets::editing::{Rows, shorten};
use crate::rulesets::figure::{CELL, Figure, Thing};
use crate::rulesets::handles::within;
use crate::rulesets::loopy::Loopy;
use crate::rulesets::partizan::TURN;
use crate::rulesets::strip::{number, strip_move};
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
        let body = body.trimmed();
        let refused = |message: String, piece: Piece<'_>| {
            Err(ParseError::new(message, piece.span()).with_help(translated(EXAMPLE)))
        };
        let (mut length, mut toads, mut frogs) = (0, 0, 0);
        for (at, sign) in body.text.char_indices() {
            if length == MOST_SQUARES {
                return refused(say!("a strip has at most {} squares", MOST_SQUARES), body);
            }
            let square = 1u32 << length;
            match sign {
                't' => toads |= square,
                'f' => frogs |= square,
                '_' | '.' => {}
                _ => {
                    let text = &body.text[at..at + sign.len_utf8()];
                    let piece = Piece { text, start: body.start + at };
                    let message =
                        say!("expected t for a toad, f for a frog or _ for an empty square");
                    return refused(message, piece);
                }
            }
            length += 1;
        }
        match length {
            0 => refused(say!("expected a strip"), body),
            _ => Ok(BackslidingToads { length: length as u8, toads, frogs }),
        }
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
        let mut figure = Figure::new(say!("A strip of {} squares.", u32::from(self.length)));
        for (at, sign) in self.signs().into_iter().enumerate() {
            let place = (at as i32 * CELL, 0);
            figure.put(place, Thing::Square);
            let found = match sign {
                't' => Some((Thing::Toad, say!("a toad of Left"))),
                'f' => Some((Thing::Frog, say!("a frog of Right"))),
                _ => None,
            };
            if let Some((thing, _)) = &found {
                figure.put(place, *thing);
            }
            let what = found.map_or_else(|| say!("empty"), |(_, what)| what);
            number(&mut figure, place, None, at + 1, &what);
        }
        Some(figure)
    }

    fn editing(&self) -> Option<Editing> {
        let strip = Rows {
            rows: vec![self.signs()],
            signs: vec![
                ('t', say!("a toad of Left")),
                ('f', say!("a frog of Right")),
                ('_', say!("nothing")),
            ],
            once: "",
            blank: '_',
            separator: "",
        };
        let mut changes = strip.replacements(|_, square| within(1, square + 1));
        changes.extend([
            strip.change(say!("one square more"), |rows| rows[0].push('_')),
            strip.change(say!("one square less"), |rows| shorten(&mut rows[0])),
        ]);
        Some(Editing::of(None, changes))
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
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 11",
    ],
};
