//! Beans-Don't-Talk: a number is tripled, one is added or taken, and what is even is halved away.
//!
//! From n > 1 a move leads to 3n + 1 or 3n − 1, divided by the highest power of two in it. Whoever moves
//! to 1 wins. One of both numbers is divided by 4 at least, and so is less than n; the other is
//! about 3n/2, so that infinitely many numbers can be reached. Of a win the *remoteness* is the number of
//! moves that the winner makes as small and the loser as great as possible. Whether there are draws is
//! not known.
//!
//! Reference: R. K. Guy, John Isbell's game of Beanstalk and John Conway's game
//! of Beans-Don't-Talk, *Mathematics Magazine* 59 (1986).

use std::fmt;

use dashu_int::ops::BitTest;
use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{Natural, message, say};

use crate::foundation::{MoveName, PerPlayer, Piece, Player};
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Ink};
use crate::rulesets::loopy::Loopy;
use crate::rulesets::{Description, Editing, Example, Family};

/// A number has at most so many digits.
const MOST_DIGITS: usize = 1000;
/// Longer ones are not drawn.
const MOST_DIGITS_DRAWN: usize = 7;
const EXAMPLE: &str = message!("a position looks like beans-dont-talk: 7");

/// A number of Beans-Don't-Talk.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Beans(Natural);

impl Beans {
    /// The numbers that moves lead to, the smaller one first, each with the number that is halved
    /// until it is odd.
    fn made(&self) -> Vec<(Natural, Natural)> {
        if self.0 <= Natural::ONE {
            return Vec::new();
        }
        let triple = Natural::from(3u8) * &self.0;
        let made = |even: Natural| (&even >> even.trailing_zeros().unwrap_or(0), even);
        let mut made = vec![made(&triple - &Natural::ONE), made(triple + Natural::ONE)];
        made.sort_unstable();
        made.dedup_by(|(one, _), (other, _)| one == other);
        made
    }

    fn next(&self) -> impl Iterator<Item = Natural> {
        self.made().into_iter().map(|(next, _)| next)
    }
}

impl fmt::Display for Beans {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", DESCRIPTION.id, self.0)
    }
}

impl Loopy for Beans {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([message!("makes another number"); 2])
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn read(body: Piece<'_>) -> Result<Beans, ParseError> {
        let body = body.trimmed();
        let is_number =
            !body.text.is_empty() && body.text.bytes().all(|byte| byte.is_ascii_digit());
        let number = (is_number && body.text.len() <= MOST_DIGITS).then(|| body.text.parse());
        match number {
            Some(Ok(number)) if number > Natural::ZERO => Ok(Beans(number)),
            _ => {
                let message =
                    say!("expected a number from 1 on, of at most {} digits", MOST_DIGITS);
                Err(ParseError::new(message, body.span()).with_help(translated(EXAMPLE)))
            }
        }
    }

    fn moves(&self, _: Player) -> Vec<(MoveName, Beans)> {
        let named = |next: Natural| {
            let name = MoveName::from(format!("{} -> {next}", self.0));
            (name, Beans(next))
        };
        self.next().map(named).collect()
    }

    fn options(&self, _: Player) -> Vec<Beans> {
        self.next().map(Beans).collect()
    }

    fn owned_bytes(&self) -> usize {
        if self.0.bit_len() > 128 { self.0.bit_len() / 8 + 8 } else { 0 }
    }

    fn size(&self) -> u64 {
        self.0.bit_len() as u64
    }

    /// The number above those that it can become, each with what is halved.
    fn figure(&self) -> Option<Figure> {
        let number = self.0.to_string();
        if number.len() > MOST_DIGITS_DRAWN {
            return None;
        }
        let mut figure = Figure::new(say!("The number {}.", number.as_str()));
        let made = self.made();
        let digits = made.iter().map(|(_, even)| even.to_string().len()).max().unwrap_or(1);
        let radius = 10 + 5 * digits as i32;
        let sides: &[i32] = if made.len() == 1 { &[0] } else { &[-1, 1] };
        for ((next, even), side) in made.into_iter().zip(sides) {
            let at = (side * 4 * radius, 4 * radius);
            figure.line((0, 0), at, 0, Ink::Full);
            figure.disc(at, radius, Ink::Open);
            let next = next.to_string();
            figure.words(at, next.as_str(), Ink::Full);
            figure.words((at.0, at.1 + radius + 14), even.to_string(), Ink::Faint);
            let what = say!("{}, from {}", next.as_str(), even.to_string());
            figure.spot(at, 2 * radius, next, what);
        }
        figure.disc((0, 0), radius, Ink::Accent);
        figure.words((0, 0), number, Ink::Open);
        Some(figure)
    }

    fn editing(&self) -> Option<Editing> {
        let number = u64::try_from(&self.0).ok()?;
        let written = |numbers: &[u64]| numbers[0].to_string();
        Some(Editing::number(say!("the number"), number, written))
    }

    fn ways(&self, name: &MoveName) -> Vec<Vec<String>> {
        let name = name.to_string();
        vec![name.rsplit(' ').next().map(str::to_owned).into_iter().collect()]
    }

    const TOUCH: &'static str = message!("Touch the number that is made");
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "beans-dont-talk",
    title: "Beans-Don't-Talk",
    family: Family::Heaps,
    rules: [
        "Two players make new numbers from a number in turn. Triple it, add one or take one away, and \
         halve what is even until it is odd: from 7 the moves lead to 5 (20 halved twice) and to 11 \
         (22 halved once). Whoever makes 1 wins, because there is no move from 1.",
        "Numbers can grow without end, and it is not known whether there are draws. In play a game is a \
         draw when a number comes for the third time, or after 1000 moves. A move names the number \
         that is made, as in 7 -> 5.",
    ],
    options: [],
    examples: [
        Example::new("beans-dont-talk: 7", "whoever moves second wins with the second move"),
        Example::new("beans-dont-talk: 6", "whoever moves second wins, in six moves"),
    ],
    references: [
        "R. K. Guy, John Isbell's game of Beanstalk and John Conway's game of Beans-Don't-Talk, \
         Mathematics Magazine 59 (1986) 259-269",
        "R. K. Guy, Unsolved problems in combinatorial games, Games of No Chance, MSRI Publications \
         29 (1996), problem 42",
    ],
};
