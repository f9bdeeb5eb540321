//! Toads and Frogs: they walk towards each other on a strip, and jump.
//!
//! A toad of Left goes to the next square on its right if that is empty, or jumps over one frog
//! onto the empty square behind; a frog of Right does so to its left. In `toads(jump=k)` they jump
//! over up to k neighbours of the other kind at once.
//!
//! # Parts
//! The end of a strip stops everybody for ever. So does a *wall* of two toads and two frogs, `ttff`,
//! of which none can ever move, and everything that stands before an end or a wall with its face
//! to it becomes a part of that: a toad on its left, a frog on its right. With an end or a wall on
//! its left `tff` is a wall, on its right `ttf`. Between walls parts are independent. Where k can be
//! jumped over, a wall has k + 1 of each kind: no one jumps over all of the others, and behind them
//! no square becomes empty.
//!
//! # Those who meet nobody any more
//! *Terminal Toads Theorem*: for every strip X, Xt_ⁿ = X_ⁿ + n. A toad with no frog on its right
//! counts the empty squares before it, and its own square is taken out of the strip; so does a frog
//! with no toad on its left. The theorem is about jumps over one, and is used for no others.
//!
//! Reference: *Winning Ways* ch. 1 and 5; J. Erickson, New Toads and Frogs results, *Games of No
//! Chance* (1996).

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, PerPlayer, Piece, Player};
use crate::partizan::{Arithmetic, Failure, Game, Twin, Value};
use crate::rulesets::boards::bits;
use crate::rulesets::description;
use crate::rulesets::editing::Rows;
use crate::rulesets::figure::{CELL, Figure, Thing};
use crate::rulesets::handles::within;
use crate::rulesets::partizan::{Partizan, PartizanSketch, Searcher, TURN};
use crate::rulesets::plain::{self, Plain};
use crate::rulesets::reading::{self, named};
use crate::rulesets::strip::{number, strip_move};
use crate::rulesets::{Description, Editing, Example, Family, RuleOption};

const MOST_SQUARES: u32 = 64;
const EXAMPLE: &str = message!("a strip looks like toads: ttt__ff");
const JUMP_EXAMPLE: &str = message!("with longer jumps it looks like toads(jump=2): tt__ff");
/// The most that can be jumped over: no more has room between two squares of a strip.
const MOST_JUMP: u64 = 62;

/// The rules written plainly, by how many can be jumped over.
static RULES: [plain::Toads; MOST_JUMP as usize + 1] = {
    let mut rules = [plain::Toads { jump: 0 }; MOST_JUMP as usize + 1];
    let mut jump = 0;
    while jump < rules.len() {
        rules[jump].jump = jump;
        jump += 1;
    }
    rules
};

/// Toads and frogs on a strip of at most 64 squares, numbered from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Toads {
    /// How many of the other kind can be jumped over at once.
    jump: u32,
    /// The squares of toads, and all beyond the end of the strip.
    with_toads: u64,
    /// The squares of frogs, and all beyond the end of the strip.
    with_frogs: u64,
}

impl Toads {
    fn new(jump: u32, length: u32, toads: u64, frogs: u64) -> Toads {
        let beyond = u64::MAX.checked_shl(length).unwrap_or(0);
        Toads { jump, with_toads: toads | beyond, with_frogs: frogs | beyond }
    }

    /// How many of the other kind can be jumped over at once.
    pub fn jump(&self) -> u32 {
        self.jump
    }

    fn beyond(&self) -> u64 {
        self.with_toads & self.with_frogs
    }

    /// How many squares the strip has.
    pub fn length(&self) -> u32 {
        self.beyond().trailing_zeros()
    }

    /// The squares on which toads stand.
    pub fn toads(&self) -> u64 {
        self.with_toads & !self.with_frogs
    }

    /// The squares on which frogs stand.
    pub fn frogs(&self) -> u64 {
        self.with_frogs & !self.with_toads
    }

    fn empty(&self) -> u64 {
        !(self.with_toads | self.with_frogs)
    }

    fn signs(&self) -> Vec<char> {
        let sign = |at: u32| match (self.toads() >> at & 1, self.frogs() >> at & 1) {
            (1, _) => 't',
            (_, 1) => 'f',
            _ => '_',
        };
        (0..self.length()).map(sign).collect()
    }

    /// The rules written plainly. The positions that they make are of jumps over one.
    fn plain(&self) -> Plain<Toads> {
        Plain {
            rules: &RULES[self.jump as usize],
            position: |board| {
                let with_sign =
                    |sign| board.with_sign(sign).fold(0, |set, (_, column)| set | 1 << column);
                Toads::new(1, board.columns() as u32, with_sign('t'), with_sign('f'))
            },
        }
    }

    /// The moves of a player: the squares from where and to where.
    fn steps(&self, player: Player) -> impl Iterator<Item = (u32, u32)> + use<> {
        let (empty, toads, frogs) = (self.empty(), self.toads(), self.frogs());
        let (mut alone, mut movable) = (if player == Player::Left { toads } else { frogs }, 0);
        for over in 1..=self.jump + 1 {
            // Those with nothing but others before them so far.
            let (free, others) = match player {
                Player::Left => (empty >> over, frogs >> over),
                Player::Right => (empty << over, toads << over),
            };
            movable |= alone & free;
            alone &= others;
        }
        bits(movable).map(move |from| match player {
            Player::Left => (from, from + 1 + (frogs >> from >> 1).trailing_ones()),
            Player::Right => (from, from - 1 - (toads << (63 - from) << 1).leading_ones()),
        })
    }

    fn after(&self, player: Player, (from, to): (u32, u32)) -> Toads {
        let moved = 1u64 << from | 1 << to;
        match player {
            Player::Left => Toads { with_toads: self.with_toads ^ moved, ..*self },
            Player::Right => Toads { with_frogs: self.with_frogs ^ moved, ..*self },
        }
    }

    /// The squares of all that can never move, and those outside of the strip.
    fn walls(&self) -> u64 {
        let (mut walls, mut toads, mut frogs) = (self.beyond(), self.toads(), self.frogs());
        loop {
            // Beyond both ends of the words there are walls, too.
            let before = |set: u64| set << 1 | 1;
            let behind = |set: u64| set >> 1 | 1 << 63;
            let blocked = toads & behind(walls) | frogs & before(walls);
            // Two that face each other, each with as many of its own kind behind it as can be jumped
            // over, or with a wall behind fewer.
            let (mut backed_toads, mut toads_behind, mut wall) = (0, toads, walls);
            let (mut backed_frogs, mut frogs_behind, mut far_wall) = (0, frogs, walls);
            for back in 1..=self.jump {
                (wall, far_wall) = (before(wall), behind(far_wall));
                backed_toads |= toads_behind & wall;
                backed_frogs |= frogs_behind & far_wall;
                toads_behind &= toads << back;
                frogs_behind &= frogs >> back;
            }
            let facing = (backed_toads | toads_behind) & (backed_frogs | frogs_behind) >> 1;
            let stuck = blocked | facing | facing << 1;
            if stuck == 0 {
                return walls;
            }
            walls |= stuck;
            toads &= !stuck;
            frogs &= !stuck;
        }
    }

    /// The strip without those who meet nobody any more, and how many moves they have: those of
    /// toads less those of frogs.
    fn without_free(&self) -> (i64, Toads) {
        let (mut length, mut toads, mut frogs) = (self.length(), self.toads(), self.frogs());
        let mut steps = 0;
        while toads > frogs {
            let last = toads.ilog2();
            steps += i64::from(length - last - 1);
            toads ^= 1 << last;
            length -= 1;
        }
        while frogs.trailing_zeros() < toads.trailing_zeros() {
            steps -= i64::from(frogs.trailing_zeros());
            frogs = (frogs & (frogs - 1)) >> 1;
            toads >>= 1;
            length -= 1;
        }
        (steps, Toads::new(self.jump, length, toads, frogs))
    }
}

impl Game for Toads {
    fn options(&self, player: Player, options: &mut Vec<Toads>) {
        options.extend(self.steps(player).map(|step| self.after(player, step)));
    }

    fn components(&self, components: &mut Vec<Toads>) {
        let (toads, frogs) = (self.toads(), self.frogs());
        let mut open = !self.walls();
        while open != 0 {
            let start = open.trailing_zeros();
            let length = (open >> start).trailing_ones();
            let within = u64::MAX >> (64 - length);
            let part =
                Toads::new(self.jump, length, toads >> start & within, frogs >> start & within);
            if part.empty() != 0 && part.empty() != within {
                components.push(part);
            }
            open &= !(within << start);
        }
    }

    /// The smaller one of the strip and its mirror image, in which toads become frogs.
    fn canonical(self) -> Twin<Toads> {
        let length = self.length();
        let mirrored = |set: u64| set.reverse_bits() >> (64 - length);
        let image = Toads::new(self.jump, length, mirrored(self.frogs()), mirrored(self.toads()));
        match (image.with_toads, image.with_frogs) < (self.with_toads, self.with_frogs) {
            true => Twin { game: image, is_negated: true },
            false => Twin { game: self, is_negated: false },
        }
    }

    /// The moves of those who meet nobody any more, by the Terminal Toads Theorem.
    fn known_part(self, games: &mut Arithmetic<'_>) -> Result<(Value, Option<Toads>), Failure> {
        if self.jump > 1 {
            return Ok((Value::ZERO, Some(self)));
        }
        let (steps, rest) = self.without_free();
        Ok((games.integer(steps)?, (rest.toads() != 0).then_some(rest)))
    }
}

impl fmt::Display for Toads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.jump {
            1 => f.write_str("toads: ")?,
            jump => write!(f, "toads(jump={jump}): ")?,
        }
        f.write_str(&self.signs().iter().collect::<String>())
    }
}

/// The words that name it.
pub(in crate::rulesets) const WORDS: [&str; 2] = ["toads", "toads-and-frogs"];

impl Partizan for Toads {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn moves_by_rules(&self, player: Player) -> Vec<(MoveName, Toads)> {
        let moves = self.plain().moves(self, player).into_iter();
        moves.map(|(name, after)| (name, Toads { jump: self.jump, ..after })).collect()
    }

    fn options_by_rules(&self, player: Player) -> Vec<Toads> {
        let options = self.plain().options(self, player).into_iter();
        options.map(|after| Toads { jump: self.jump, ..after }).collect()
    }

    fn components_by_rules(&self) -> Vec<Toads> {
        let parts = self.plain().parts(self).into_iter();
        parts.map(|part| Toads { jump: self.jump, ..part }).collect()
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([
            message!("moves the filled toads (t) to the right"),
            message!("moves the outlined frogs (f) to the left"),
        ])
    }

    const SEARCHER: Searcher = Searcher::of::<Toads>();

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Toads, ParseError> {
        let jump = match named(head, "jump", JUMP_EXAMPLE)? {
            Some(given) => {
                let what = message!("a number");
                reading::number(given, what, 1, MOST_JUMP, JUMP_EXAMPLE)? as u32
            }
            None => 1,
        };
        let (length, toads, frogs) = read_strip(body, MOST_SQUARES, EXAMPLE)?;
        Ok(Toads::new(jump, length, toads, frogs))
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, Toads)> {
        let name = |(from, to)| strip_move(1, 0, [from, to].map(|square| square as usize + 1));
        self.steps(player).map(|step| (name(step), self.after(player, step))).collect()
    }

    fn size(&self) -> u64 {
        self.length().into()
    }
}

impl PartizanSketch for Toads {
    fn figure(&self) -> Option<Figure> {
        Some(strip_figure(&self.signs()))
    }

    fn editing(&self) -> Option<Editing> {
        Some(strip_editing(self.signs()))
    }
}

/// The picture of a strip with toads `t` and frogs `f`.
pub(super) fn strip_figure(signs: &[char]) -> Figure {
    let length = signs.len();
    let mut figure = Figure::new(say!("A strip of {} squares.", length));
    for (at, sign) in signs.iter().enumerate() {
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
    figure
}

/// How a strip with toads and frogs is changed by hand.
pub(super) fn strip_editing(signs: Vec<char>) -> Editing {
    let strip = Rows {
        rows: vec![signs],
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
    changes.extend(strip.lengths());
    Editing::of(None, changes)
}

/// Reads a strip of at most `most_squares` squares: its length, and the squares of toads and of frogs.
pub(super) fn read_strip(
    body: Piece<'_>,
    most_squares: u32,
    example: &str,
) -> Result<(u32, u64, u64), ParseError> {
    let body = body.trimmed();
    let refused = |message: String, piece: Piece<'_>| {
        Err(ParseError::new(message, piece.span()).with_help(translated(example)))
    };
    let (mut length, mut toads, mut frogs) = (0, 0, 0);
    for (at, sign) in body.text.char_indices() {
        if length == most_squares {
            return refused(say!("a strip has at most {} squares", most_squares), body);
        }
        let square = 1u64 << length;
        match sign {
            't' => toads |= square,
            'f' => frogs |= square,
            '_' | '.' => {}
            _ => {
                let text = &body.text[at..at + sign.len_utf8()];
                let piece = Piece { text, start: body.start + at };
                let message = say!("expected t for a toad, f for a frog or _ for an empty square");
                return refused(message, piece);
            }
        }
        length += 1;
    }
    match length {
        0 => refused(say!("expected a strip"), body),
        _ => Ok((length, toads, frogs)),
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "toads",
    title: "Toads and Frogs",
    family: Family::Strips,
    rules: [
        "Toads of Left go to the right on a strip, frogs of Right to the left. A move takes one of \
         one's own to the next square, if that is empty, or over one of the other kind onto the \
         empty square behind it. Whoever cannot move loses.",
        "A strip is written with t for a toad, f for a frog and _ for an empty square. A move names \
         the squares from where and to where, counted from 1.",
    ],
    options: [
        RuleOption::new("jump=k", "a jump may go over up to k neighbours of the other kind, not only over one"),
        TURN,
    ],
    examples: [
        Example::new("toads: tt__ff", "two toads and two frogs"),
        Example::new("toads: ttt___fff", "the second player wins"),
        Example::new("toads(turn=right): t_tf_f", "in the middle of a game"),
        Example::new("toads(jump=2): ttt__fff", "a jump may go over two"),
    ],
    references: [
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapters 1 and 5",
        "J. Erickson, New Toads and Frogs results, Games of No Chance (1996)",
    ],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulesets::partizan::definition::keeps_the_value;

    /// Every strip of up to five squares, whatever can be jumped over.
    #[test]
    fn walls_are_not_passed() {
        for length in 1..=5u32 {
            for code in 0..3usize.pow(length) {
                let sign = |at| code / 3usize.pow(at) % 3;
                let with = |wanted| {
                    (0..length).filter(|&at| sign(at) == wanted).fold(0, |set, at| set | 1 << at)
                };
                for jump in 1..=3 {
                    keeps_the_value(&Toads::new(jump, length, with(1), with(2)));
                }
            }
        }
        for strip in ["t_tttfff_f", "_tttfff_", "tt_ttff_f_", "ttfff_tt_f", "t_ttff_ff"] {
            for jump in 1..=3 {
                let head = format!("toads(jump={jump})");
                let strip = Toads::read(Head::of(Piece::whole(&head)), Piece::whole(strip));
                keeps_the_value(&strip.expect("a strip"));
            }
        }
    }
}
