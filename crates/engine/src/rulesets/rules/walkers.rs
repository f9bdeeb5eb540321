//! Strips on which pieces walk or are pushed, and nobody jumps: Elephants and Rhinos, Push, Shove.
//!
//! - *Elephants and Rhinos*: an elephant of Left goes to the next square on its right, a rhino of
//!   Right to the next one on its left, if that is empty. Nobody jumps.
//! - *Push*: a player takes one of the own pieces to the next square on its left. If a piece stands
//!   there, it is pushed to the left by one square, with all that it meets; what is pushed over the
//!   end of the strip is lost, and so is what goes there.
//! - *Shove*: the same, but all pieces on the left of the chosen one go with it, whether they touch
//!   or not.
//!
//! # Parts of Elephants and Rhinos
//! Behind a rhino and before the next elephant on its right nobody ever passes: the rhino and all
//! before it move to the left, the elephant and all behind it to the right. So a strip falls apart
//! there. In a part the elephants stand on the left of the rhinos. If two of them touch each other,
//! they stay for ever, and what is left are free moves: for each elephant as many as there are empty
//! squares between it and the elephant that stays, and for the rhinos likewise. Where one kind stands
//! alone, the empty squares up to the end of the strip are counted. Mirror images in which elephants
//! become rhinos are negatives.
//!
//! # Pushing
//! Squares behind the last piece do not matter. Exchanging the pieces of both players negates.
//!
//! Reference: M. H. Albert, R. J. Nowakowski, D. Wolfe, *Lessons in Play* (2007).

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, PerPlayer, Piece, Player};
use crate::partizan::{Arithmetic, Failure, Game, Twin, Value};
use crate::rulesets::description;
use crate::rulesets::editing::Rows;
use crate::rulesets::figure::{CELL, Figure, Thing};
use crate::rulesets::handles::within;
use crate::rulesets::partizan::{Partizan, PartizanSketch, TURN};
use crate::rulesets::reading::turn_only;
use crate::rulesets::strip::{number, strip_move};
use crate::rulesets::{Description, Editing, Example, Family};

const MOST_SQUARES: usize = 256;
/// Squares in a line of the picture.
const LINE: usize = 48;
const ELEPHANTS: u8 = 0;
const PUSH: u8 = 1;
const WORDS: [&str; 3] = ["elephants-and-rhinos", "push", "shove"];
const EXAMPLES: [&str; 3] = [
    message!("a strip looks like elephants-and-rhinos: ee__r_e_r"),
    message!("a strip looks like push: _l_rl"),
    message!("a strip looks like shove: _l_rl"),
];

/// What stands on a square.
type Square = Option<Player>;

/// A strip of squares, by the rules of this number in the order of the module's list.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Walkers<const RULES: u8> {
    squares: Vec<Square>,
}

/// Elephants and Rhinos.
pub type Elephants = Walkers<0>;
/// Push.
pub type Push = Walkers<1>;
/// Shove.
pub type Shove = Walkers<2>;

impl<const RULES: u8> Walkers<RULES> {
    const SIGNS: [char; 2] = if RULES == ELEPHANTS { ['e', 'r'] } else { ['l', 'r'] };

    /// What stands on the squares, from the left.
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    fn sign(square: Square) -> char {
        square.map_or('_', |player| Self::SIGNS[player as usize])
    }

    /// The indices of the pieces that a player can move.
    fn movers(&self, player: Player) -> impl Iterator<Item = usize> + '_ {
        let own = (0..self.squares.len()).filter(move |&at| self.squares[at] == Some(player));
        own.filter(move |&at| {
            RULES != ELEPHANTS || Self::ahead(player, at).is_some_and(|to| self.is_empty(to))
        })
    }

    /// The square before a piece; none before the left end.
    fn ahead(player: Player, at: usize) -> Option<usize> {
        match player {
            Player::Left if RULES == ELEPHANTS => at.checked_add(1),
            _ => at.checked_sub(1),
        }
    }

    fn is_empty(&self, at: usize) -> bool {
        self.squares.get(at) == Some(&None)
    }

    fn after(&self, player: Player, at: usize) -> Walkers<RULES> {
        let mut squares = self.squares.clone();
        match RULES {
            ELEPHANTS => {
                if let Some(to) = Self::ahead(player, at) {
                    squares.swap(at, to);
                }
            }
            _ => {
                // Up to here all go one square to the left: what stood on the first of them is lost.
                let first = match RULES {
                    PUSH => squares[..at].iter().rposition(Option::is_none).unwrap_or(0),
                    _ => 0,
                };
                squares[at] = if at == first { None } else { squares[at] };
                squares[first..=at].rotate_left(1);
                squares[at] = None;
            }
        }
        Walkers { squares }
    }

    /// The free moves of a strip on which they are all that is left: see the module.
    fn free_moves(&self) -> Option<i64> {
        let last = self.squares.iter().rposition(|square| *square == Some(Player::Left));
        let first = self.squares.iter().position(|square| *square == Some(Player::Right));
        if RULES != ELEPHANTS || last.zip(first).is_some_and(|(last, first)| last + 1 != first) {
            return None;
        }
        let mut moves = 0;
        let mut empty = 0;
        let end = first.unwrap_or(self.squares.len());
        for square in self.squares[..end].iter().rev() {
            match square {
                None => empty += 1,
                Some(_) => moves += empty,
            }
        }
        empty = 0;
        let start = last.map_or(0, |last| last + 1);
        for square in &self.squares[start..] {
            match square {
                None => empty += 1,
                Some(_) => moves -= empty,
            }
        }
        Some(moves)
    }
}

impl<const RULES: u8> Game for Walkers<RULES> {
    fn options(&self, player: Player, options: &mut Vec<Self>) {
        options.extend(self.movers(player).map(|at| self.after(player, at)));
    }

    fn components(&self, components: &mut Vec<Self>) {
        if RULES != ELEPHANTS {
            components.push(self.clone());
            return;
        }
        // Where an elephant follows a rhino, what lies between belongs to neither part.
        let pieces = (0..self.squares.len()).filter(|at| self.squares[*at].is_some());
        let (mut start, mut before) = (0, None);
        for at in pieces {
            if let Some(rhino) = before.filter(|rhino| {
                self.squares[*rhino] == Some(Player::Right)
                    && self.squares[at] == Some(Player::Left)
            }) {
                components.push(Walkers { squares: self.squares[start..=rhino].to_vec() });
                start = at;
            }
            before = Some(at);
        }
        if before.is_some() {
            components.push(Walkers { squares: self.squares[start..].to_vec() });
        }
    }

    fn canonical(mut self) -> Twin<Self> {
        if RULES != ELEPHANTS {
            let last = self.squares.iter().rposition(Option::is_some);
            self.squares.truncate(last.map_or(0, |last| last + 1));
        }
        let image = self.squares.iter().map(|square| square.map(Player::opponent));
        let mut image: Vec<Square> = image.collect();
        if RULES == ELEPHANTS {
            image.reverse();
        }
        let key = |squares: &[Square]| -> Vec<u8> {
            squares.iter().map(|square| square.map_or(0, |player| player as u8 + 1)).collect()
        };
        match key(&image) < key(&self.squares) {
            true => Twin { game: Walkers { squares: image }, is_negated: true },
            false => Twin { game: self, is_negated: false },
        }
    }

    /// The free moves of elephants and rhinos that meet nobody any more.
    fn known_part(self, games: &mut Arithmetic<'_>) -> Result<(Value, Option<Self>), Failure> {
        match self.free_moves() {
            Some(moves) => Ok((games.integer(moves)?, None)),
            None => Ok((Value::ZERO, Some(self))),
        }
    }

    fn owned_bytes(&self) -> usize {
        self.squares.capacity() * size_of::<Square>()
    }
}

impl<const RULES: u8> fmt::Display for Walkers<RULES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let squares: String = self.squares.iter().map(|square| Self::sign(*square)).collect();
        write!(f, "{}: {squares}", WORDS[usize::from(RULES)])
    }
}

impl<const RULES: u8> Partizan for Walkers<RULES> {
    fn description(&self) -> &Description {
        match RULES {
            ELEPHANTS => &ELEPHANTS_AND_RHINOS,
            PUSH => &PUSH_DESCRIPTION,
            _ => &SHOVE_DESCRIPTION,
        }
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer(match RULES {
            ELEPHANTS => [
                message!("moves the elephants (e) to the right"),
                message!("moves the rhinos (r) to the left"),
            ],
            _ => [
                message!("moves the filled pieces (l) to the left"),
                message!("moves the outlined pieces (r) to the left"),
            ],
        })
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Self, ParseError> {
        turn_only(head)?;
        let body = body.trimmed();
        let refused = |message: String, piece: Piece<'_>| {
            let help = translated(EXAMPLES[usize::from(RULES)]);
            Err(ParseError::new(message, piece.span()).with_help(help))
        };
        let [left, right] = Self::SIGNS;
        let mut squares = Vec::new();
        for (at, sign) in body.text.char_indices() {
            if squares.len() == MOST_SQUARES {
                return refused(say!("a strip has at most {} squares", MOST_SQUARES), body);
            }
            squares.push(match sign {
                '_' | '.' => None,
                _ if sign == left => Some(Player::Left),
                _ if sign == right => Some(Player::Right),
                _ => {
                    let text = &body.text[at..at + sign.len_utf8()];
                    let message = say!("expected one of the signs {}", format!("{left} {right} _"));
                    return refused(message, Piece { text, start: body.start + at });
                }
            });
        }
        match squares.is_empty() {
            true => refused(say!("expected a strip"), body),
            false => Ok(Walkers { squares }),
        }
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, Self)> {
        let name = |at: usize| match (RULES, Self::ahead(player, at)) {
            (ELEPHANTS, Some(to)) => strip_move(1, 0, [at + 1, to + 1]),
            _ => strip_move(1, 0, [at + 1]),
        };
        self.movers(player).map(|at| (name(at), self.after(player, at))).collect()
    }

    fn size(&self) -> u64 {
        self.squares.len() as u64
    }
}

impl<const RULES: u8> Walkers<RULES> {
    /// What a piece of a player looks like.
    fn thing(player: Player) -> Thing {
        match (RULES, player) {
            (ELEPHANTS, Player::Left) => Thing::Elephant,
            (ELEPHANTS, Player::Right) => Thing::Rhino,
            _ => Thing::Stone(player),
        }
    }

    /// What the pieces of both players are called.
    fn names() -> [String; 2] {
        match RULES {
            ELEPHANTS => [say!("an elephant of Left"), say!("a rhino of Right")],
            _ => [say!("a piece of Left"), say!("a piece of Right")],
        }
    }
}

impl<const RULES: u8> PartizanSketch for Walkers<RULES> {
    fn figure(&self) -> Option<Figure> {
        let mut figure = Figure::new(say!("A strip of {} squares.", self.squares.len()));
        let names = Self::names();
        for (at, square) in self.squares.iter().enumerate() {
            let place = ((at % LINE) as i32 * CELL, (at / LINE) as i32 * CELL * 2);
            figure.put(place, Thing::Square);
            if let Some(player) = square {
                figure.put(place, Self::thing(*player));
            }
            let what =
                square.map_or_else(|| say!("empty"), |player| names[player as usize].clone());
            number(&mut figure, place, None, at + 1, &what);
        }
        Some(figure)
    }

    fn editing(&self) -> Option<Editing> {
        let [left, right] = Self::names();
        let strip = Rows {
            rows: vec![self.squares.iter().map(|square| Self::sign(*square)).collect()],
            signs: vec![(Self::SIGNS[0], left), (Self::SIGNS[1], right), ('_', say!("nothing"))],
            once: "",
            blank: '_',
            separator: "",
        };
        let mut changes = strip.replacements(|_, square| within(1, square + 1));
        changes.extend(strip.lengths());
        Some(Editing::of(None, changes))
    }
}

const LESSONS: &str = "M. H. Albert, R. J. Nowakowski, D. Wolfe, Lessons in Play: An Introduction to \
                       Combinatorial Game Theory (2007)";

/// What people need to know of Elephants and Rhinos.
pub static ELEPHANTS_AND_RHINOS: Description = description! {
    id: "elephants-and-rhinos",
    title: "Elephants and Rhinos",
    family: Family::Strips,
    rules: [
        "Elephants of Left go to the right on a strip, rhinos of Right to the left. A move takes one of \
         one's own to the next square, if that is empty; nobody jumps. Whoever cannot move loses.",
        "A strip is written with e for an elephant, r for a rhino and _ for an empty square. A move \
         names the squares from where and to where, counted from 1.",
    ],
    options: [TURN],
    examples: [
        Example::new("elephants-and-rhinos: ee__rr", "two elephants and two rhinos"),
        Example::new("elephants-and-rhinos: e_e_r_e___r", "two parts"),
        Example::new("elephants-and-rhinos(turn=right): ee_r", "Right begins"),
    ],
    references: [LESSONS],
};

/// What people need to know of Push.
pub static PUSH_DESCRIPTION: Description = description! {
    id: "push",
    title: "Push",
    family: Family::Strips,
    rules: [
        "Pieces of both players stand on a strip. A move takes one of one's own pieces to the next \
         square on its left. If another piece stands there, it is pushed to the left by one square, \
         with the pieces that it meets there. What goes or is pushed over the left end is lost. \
         Whoever cannot move loses.",
        "A strip is written with l for a piece of Left, r for one of Right and _ for an empty square. \
         A move names the square of the piece, counted from 1.",
    ],
    options: [TURN],
    examples: [
        Example::new("push: _r_l", "one piece of each player"),
        Example::new("push: rl_rl", "pieces that touch"),
        Example::new("push(turn=right): l_r_lr", "Right begins"),
    ],
    references: [LESSONS],
};

/// What people need to know of Shove.
pub static SHOVE_DESCRIPTION: Description = description! {
    id: "shove",
    title: "Shove",
    family: Family::Strips,
    rules: [
        "Pieces of both players stand on a strip. A move takes one of one's own pieces and all pieces \
         on its left one square to the left. What goes over the left end is lost. Whoever cannot move \
         loses.",
        "A strip is written with l for a piece of Left, r for one of Right and _ for an empty square. \
         A move names the square of the piece, counted from 1.",
    ],
    options: [TURN],
    examples: [
        Example::new("shove: _r_l", "one piece of each player"),
        Example::new("shove: rl_rl", "four pieces"),
        Example::new("shove(turn=right): l_r_lr", "Right begins"),
    ],
    references: [LESSONS],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::Budget;
    use crate::partizan::{Solver, Values};
    use crate::rulesets::partizan::read_body;

    /// Moves alone, without parts, symmetry and theorems.
    #[derive(Clone, PartialEq, Eq, Hash)]
    struct Plain<const RULES: u8>(Walkers<RULES>);

    impl<const RULES: u8> Game for Plain<RULES> {
        fn options(&self, player: Player, options: &mut Vec<Self>) {
            let mut own = Vec::new();
            self.0.options(player, &mut own);
            options.extend(own.into_iter().map(Plain));
        }
    }

    fn agrees<const RULES: u8>(length: u32) {
        let values = Values::default();
        let (mut plain, mut solver) = (Solver::new(&values), Solver::new(&values));
        for code in 0..3usize.pow(length) {
            let square = |at| match code / 3usize.pow(at) % 3 {
                0 => None,
                1 => Some(Player::Left),
                _ => Some(Player::Right),
            };
            let strip = Walkers::<RULES> { squares: (0..length).map(square).collect() };
            let budget = &mut Budget::unlimited();
            let expected = plain.value(&Plain(strip.clone()), budget);
            assert_eq!(solver.value(&strip, budget), expected, "{strip}");
        }
    }

    #[test]
    fn parts_and_symmetry_agree_with_the_definition() {
        agrees::<0>(8);
        agrees::<1>(6);
        agrees::<2>(6);
    }

    #[test]
    fn what_is_pushed_goes_one_square() {
        let after = |word: &str, strip: &str, at: usize| match word {
            "push" => {
                read_body::<Push>(strip).expect("a strip").after(Player::Left, at).to_string()
            }
            _ => read_body::<Shove>(strip).expect("a strip").after(Player::Left, at).to_string(),
        };
        for (word, strip, at, expected) in [
            ("push", "r_rl_r", 3, "push: rrl__r"),
            ("push", "rrl", 2, "push: rl_"),
            ("push", "l_r", 0, "push: __r"),
            ("push", "_l", 1, "push: l_"),
            ("shove", "r_rl_r", 3, "shove: _rl__r"),
            ("shove", "_r_l", 3, "shove: r_l_"),
            ("shove", "lr", 0, "shove: _r"),
        ] {
            assert_eq!(after(word, strip, at), expected, "{strip}");
        }
    }
}
