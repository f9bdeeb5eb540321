//! Sylver coinage: name numbers that are no sums of those named before.
//!
//! # Rules
//! The players name positive numbers in turn. Nobody may name a number that is a sum of numbers named
//! before, each taken as often as one likes. Whoever names 1 loses. So whoever has nothing else left
//! has lost, and naming 1 is left out here.
//!
//! # Positions
//! The numbers that can be paid with those named are a numerical semigroup; what cannot be paid, its
//! gaps, can be named. A position is written by the numbers that are no sums of others. If they have
//! a common divisor, infinitely many numbers can be named, and no search decides who wins: such
//! positions are refused. With 1 as the greatest common divisor the gaps are few: here below 128.
//!
//! # Theorem (Hutchings; *Winning Ways* ch. 18)
//! Let t > 1 be the largest gap. If every other number that can be named makes t a sum, whoever is to
//! move wins: if naming t does not win, the opponent has a winning answer, and that answer could have
//! been the first number, because it makes t a sum anyway. This holds if t − g can be paid for
//! each other gap g, so for any two numbers without a common divisor but 2 and 3. Which number wins,
//! this does not tell.
//!
//! Reference: E. R. Berlekamp, J. H. Conway and R. K. Guy, *Winning Ways*, ch. 18; R. K. Guy, Twenty
//! questions concerning Conway's Sylver coinage, *American Mathematical Monthly* 83 (1976) 634–637.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, Options, Outcome, Piece, Place};
use crate::impartial::Game;
use crate::rulesets::description;
use crate::rulesets::figure::{CELL, Figure, Ink, Thing};
use crate::rulesets::handles::within;
use crate::rulesets::reading::{joined, no_options, numbers};
use crate::rulesets::searched::{Searched, Searcher, Sketch};
use crate::rulesets::{Description, Editing, Example, Family, Part, Principle, Theory};

/// All gaps are less.
const MOST_GAP: u32 = u128::BITS;
/// Named numbers are not larger.
const MOST: u64 = 1 << 10;
const MOST_NUMBERS: usize = 64;
/// Numbers in a line of the picture.
const LINE: u32 = 10;
const EXAMPLE: &str = message!("a position looks like sylver: 4, 7");

/// The numbers that have been named, by the numbers that are no sums of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sylver {
    /// The bit n is set if n cannot be paid; 0 can be.
    gaps: u128,
}

/// The numbers whose bits are set.
fn members(set: u128) -> impl Iterator<Item = u32> {
    (0..MOST_GAP).filter(move |&number| set >> number & 1 == 1)
}

fn divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { divisor(b, a % b) }
}

impl Sylver {
    /// The numbers that cannot be paid with those named, in increasing order.
    pub fn gaps(&self) -> impl Iterator<Item = u32> + use<> {
        members(self.gaps)
    }

    /// What is left after a number is named: n is a gap if n − number, n − 2·number, … are.
    fn named(&self, number: u32) -> Sylver {
        let mut gaps = self.gaps;
        let mut paid = !self.gaps;
        // Adding the number 1, 2, 4, … times reaches every multiple.
        let mut shift = number;
        while shift < MOST_GAP {
            paid |= paid << shift;
            shift *= 2;
        }
        gaps &= !paid;
        Sylver { gaps }
    }

    /// The numbers that can be named without losing at once.
    fn open(&self) -> impl Iterator<Item = u32> + use<> {
        members(self.gaps & !0b11)
    }

    /// The position after these numbers; `None` if there are gaps of 128 or more.
    fn of(numbers: &[u64]) -> Option<Sylver> {
        let least = *numbers.iter().min()?;
        // A run of `least` numbers that can be paid is followed by such numbers alone.
        let most = 2 * u64::from(MOST_GAP) as usize;
        let mut paid = vec![false; most];
        paid[0] = true;
        for total in 1..most {
            paid[total] = numbers.iter().any(|&number| {
                total.checked_sub(number as usize).is_some_and(|before| paid[before])
            });
        }
        let gap = |number: &u32| !paid[*number as usize];
        let beyond = &paid[MOST_GAP as usize..];
        (least <= u64::from(MOST_GAP) && beyond.iter().all(|&paid| paid)).then(|| Sylver {
            gaps: (0..MOST_GAP).filter(gap).fold(0, |gaps, number| gaps | 1 << number),
        })
    }

    /// The numbers named that are no sums of others, in increasing order.
    pub fn numbers(&self) -> Vec<u64> {
        let paid = |number: u32| number >= MOST_GAP || self.gaps >> number & 1 == 0;
        let is_sum = |number: &u32| (1..=number / 2).any(|part| paid(part) && paid(number - part));
        let least = (1..).find(|&number| paid(number)).unwrap_or(1);
        // Beyond the largest gap and the least number everything is a sum.
        let last = u128::BITS - self.gaps.leading_zeros() + least;
        (1..=last).filter(|&number| paid(number) && !is_sum(&number)).map(u64::from).collect()
    }

    /// The largest gap, if every other number that can be named makes it a sum.
    fn quiet_end(&self) -> Option<u32> {
        let last = self.gaps().last().filter(|&last| last > 1)?;
        let excluded = |gap: u32| self.named(gap).gaps >> last & 1 == 0;
        self.open().all(excluded).then_some(last)
    }
}

impl Game for Sylver {
    fn options(&self) -> Options<'_, Sylver> {
        Options::new(self.open().map(|number| self.named(number)))
    }

    fn effort(&self) -> u64 {
        self.size()
    }
}

impl fmt::Display for Sylver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sylver: {}", joined(&self.numbers(), ", "))
    }
}

impl Searched for Sylver {
    const SEARCHER: Searcher = Searcher::of::<Sylver>();

    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Sylver, ParseError> {
        no_options(head, EXAMPLE)?;
        let numbers = numbers(body, message!("a number"), MOST, MOST_NUMBERS, EXAMPLE)?;
        let refused = |message: String, help: String| {
            Err(ParseError::new(message, body.trimmed().span()).with_help(help))
        };
        if let Some((piece, _)) = body.list().zip(&numbers).find(|(_, number)| **number == 0) {
            let message = say!("expected a positive number");
            return Err(ParseError::new(message, piece.span()).with_help(translated(EXAMPLE)));
        }
        if let Some((piece, _)) = body.list().zip(&numbers).find(|(_, number)| **number == 1) {
            let message = say!("whoever names 1 has lost, and the game is over");
            return Err(ParseError::new(message, piece.span()).with_help(translated(EXAMPLE)));
        }
        let common = numbers.iter().fold(0, |common, &number| divisor(common, number));
        if common != 1 {
            return refused(
                say!("all these numbers can be divided by {}", common),
                say!("infinitely many numbers could be named, and no search would end"),
            );
        }
        match Sylver::of(&numbers) {
            Some(position) => Ok(position),
            None => refused(
                say!("a number of {} or more could be named", MOST_GAP),
                translated(EXAMPLE),
            ),
        }
    }

    fn moves(&self) -> Options<'_, (MoveName, Sylver)> {
        let name = |number: u32| MoveName::in_part(1, 0, [Place::Position(number as usize).into()]);
        Options::new(self.open().map(move |number| (name(number), self.named(number))))
    }

    fn size(&self) -> u64 {
        self.gaps.count_ones().into()
    }

    fn theory(&self) -> Option<Theory> {
        let last =
            Part::new(say!("the largest number that can be named"), self.quiet_end()?.into());
        Some(Theory::outcome(&QUIET_END, Outcome::N, vec![last]))
    }
}

const QUIET_END: Principle = Principle {
    name: message!("strategy stealing"),
    statement: message!(
        "Every other number that can be named makes the largest one a sum. So the player to move \
         wins: if naming the largest one does not, the opponent has an answer that wins, and that \
         answer could have been named at once. Which number wins, this does not tell."
    ),
    reference: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
                chapter 18",
};

/// What a number is called, one more and one less.
const NUMBERS: [&str; 3] =
    [message!("number {}"), message!("a further number"), message!("one number less")];

impl Sketch for Sylver {
    fn figure(&self) -> Option<Figure> {
        let last = self.gaps().last().unwrap_or(1).max(2);
        let named = joined(&self.numbers(), ", ");
        let mut figure = Figure::new(say!("The numbers from 1 on; named: {}.", named));
        for number in 1..=last.next_multiple_of(LINE) {
            let (column, line) = ((number - 1) % LINE, (number - 1) / LINE);
            let at = (column as i32 * CELL, line as i32 * CELL);
            let free = number < MOST_GAP && self.gaps >> number & 1 == 1;
            figure.put(at, if free { Thing::Square } else { Thing::Burnt });
            if free {
                let (ink, what) = match number {
                    1 => (Ink::Faint, say!("1, which loses")),
                    _ => (Ink::Full, number.to_string()),
                };
                figure.words(at, number.to_string(), ink);
                figure.spot(at, CELL - 2, within(1, number), what);
            }
        }
        Some(figure)
    }

    fn editing(&self) -> Option<Editing> {
        Some(Editing::numbers(NUMBERS, &self.numbers(), |numbers| joined(numbers, ", ")))
    }

    fn words(&self, name: &MoveName) -> String {
        say!("name {}", name.to_string())
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "sylver",
    title: "Sylver coinage",
    family: Family::Heaps,
    rules: [
        "The players name positive numbers in turn, as if they minted coins. Nobody may name a number \
         that can be paid with coins named before, each used as often as one likes. Whoever names 1 \
         loses, because then everything can be paid. So the move 1 is left out, and whoever has no \
         other number left loses.",
        "A position names the numbers that have been named; those that are sums of others are not \
         repeated. They must have no common divisor, so that only finitely many numbers are left, \
         all of them less than 128. A move is the number that is named.",
    ],
    options: [],
    examples: [
        Example::new("sylver: 4, 5", "two numbers without a common divisor"),
        Example::new("sylver: 4, 5, 11", "the player to move loses"),
        Example::new("sylver: 6, 7, 16", "a longer game"),
    ],
    references: [
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 18",
        "R. K. Guy, Twenty questions concerning Conway's Sylver coinage, American Mathematical \
         Monthly 83 (1976) 634-637",
    ],
};

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::foundation::Budget;
    use crate::impartial::Solver;

    /// What can be paid with some numbers, by taking one of them after the other.
    fn paid(numbers: &[u64], most: u64) -> BTreeSet<u64> {
        let mut paid = BTreeSet::from([0]);
        for total in 1..=most {
            if numbers.iter().any(|number| *number <= total && paid.contains(&(total - number))) {
                paid.insert(total);
            }
        }
        paid
    }

    #[test]
    fn positions_are_the_sums_of_the_numbers_named() {
        for numbers in [vec![2, 3], vec![4, 7], vec![5, 6, 9], vec![9, 10, 16], vec![11, 13]] {
            let position = Sylver::of(&numbers).unwrap();
            let check = |numbers: &[u64], position: Sylver| {
                let paid = paid(numbers, 127);
                let gaps: Vec<u64> = (1..128).filter(|n| !paid.contains(n)).collect();
                let found: Vec<u64> = position.gaps().map(u64::from).collect();
                assert_eq!(found, gaps, "{numbers:?}");
                assert_eq!(Sylver::of(&position.numbers()), Some(position), "{numbers:?}");
            };
            check(&numbers, position);
            assert_eq!(position.numbers(), numbers);
            for number in position.open() {
                check(&[&numbers[..], &[number.into()]].concat(), position.named(number));
            }
        }
        assert_eq!(Sylver::of(&[11, 14]), None);
        assert_eq!(Sylver::of(&[200, 201]), None);
    }

    /// By the definition, down to the only move 1.
    #[test]
    fn two_numbers_without_a_common_divisor_are_won() {
        let budget = &mut Budget::unlimited();
        let mut solver = Solver::new();
        for a in 2..7 {
            for b in (a + 1)..8 {
                let Some(position) = Sylver::of(&[a, b]) else { continue };
                let value = solver.value(&position, budget).unwrap();
                assert_eq!(value != 0, (a, b) != (2, 3), "{position}");
                assert_eq!(position.quiet_end().is_some(), (a, b) != (2, 3), "{position}");
            }
        }
    }
}
