//! Puzzles in ladders by idea, seeded and endless.
//!
//! A puzzle is named by its ladder, its level and a seed, as in `cancel-2-17`: the name makes the
//! puzzle anew, the same on every machine. What is right about it, and what refutes a wrong try, is
//! found by the engine when it is asked for; nothing of it is written beforehand.
//!
//! | file | what |
//! | --- | --- |
//! | [`Ladder`] | the ladders with their ideas |
//! | `draw` | what all puzzles are made with: a level and random numbers |
//! | `piles`, `boards` | how the positions are made |
//! | [`Ask`] | what is asked, and what a position must be to be asked that |
//! | `check` | answers: read, judged, refuted |
//! | `told` | questions and solutions in words |
//! | `pace` | how many moves a win takes |

mod ask;
mod boards;
mod check;
mod draw;
mod ladder;
mod pace;
mod piles;
#[cfg(test)]
mod tests;
mod told;

use std::fmt;
use std::str::FromStr;

use nimatron_nimber::say;
use nimatron_nimber::text::{ParseError, excerpt};

pub use ask::{Answers, Ask};
pub use check::{Checked, Refutation};
pub use ladder::{LADDERS, Ladder, ladder};

use crate::foundation::{Budget, Exhausted};
use crate::play::link::encoded;
use crate::rulesets::Position;
use draw::Draw;

/// The highest level of every ladder; the lowest is 1.
pub const LEVELS: u8 = 5;
/// Seeds are below this, so that a program that knows floating-point numbers alone can hold them.
pub const SEED_BOUND: u64 = 1 << 53;

/// What names a puzzle: `LADDER-LEVEL-SEED`.
///
/// ```
/// use nimatron::teach::puzzle::Name;
/// let name: Name = "cancel-2-17".parse()?;
/// assert_eq!((name.ladder().id, name.level(), name.seed()), ("cancel", 2, 17));
/// assert_eq!(name.to_string(), "cancel-2-17");
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    ladder: &'static Ladder,
    level: u8,
    seed: u64,
}

impl Name {
    /// The name; `None` if there is no such level, or the seed is not below [`SEED_BOUND`].
    pub fn new(ladder: &'static Ladder, level: u8, seed: u64) -> Option<Name> {
        let exists = (1..=LEVELS).contains(&level) && seed < SEED_BOUND;
        exists.then_some(Name { ladder, level, seed })
    }

    /// The ladder.
    pub fn ladder(&self) -> &'static Ladder {
        self.ladder
    }

    /// How hard it is, from 1.
    pub fn level(&self) -> u8 {
        self.level
    }

    /// What its random numbers come from.
    pub fn seed(&self) -> u64 {
        self.seed
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.ladder.id, self.level, self.seed)
    }
}

impl FromStr for Name {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Name, ParseError> {
        let wrong = || {
            let message = say!("expected LADDER-LEVEL-SEED, found '{}'", excerpt(text));
            ParseError::new(message, 0..text.len())
                .with_help(say!("a puzzle is named like cancel-2-17"))
        };
        let mut parts = text.rsplitn(3, '-');
        let mut number = || parts.next()?.parse::<u64>().ok();
        let (seed, level) = number().zip(number()).ok_or_else(wrong)?;
        let ladder = ladder(parts.next().ok_or_else(wrong)?)?;
        let level = u8::try_from(level).map_err(|_| wrong())?;
        Name::new(ladder, level, seed).ok_or_else(|| {
            let message = say!("levels go from 1 to {}, and seeds are below 2^53", LEVELS);
            ParseError::new(message, 0..text.len())
        })
    }
}

/// A position with what is asked about it.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::teach::puzzle::Puzzle;
/// use nimatron::text::Notation;
///
/// let budget = &mut Budget::unlimited();
/// let puzzle = Puzzle::new("equal-1-7".parse()?, budget)?;
/// let answers = puzzle.answers(budget)?;
/// let checked = puzzle.check(&answers[0], Notation::Ascii, budget)??;
/// assert!(checked.right && checked.refutation.is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Puzzle {
    name: Name,
    position: Position,
    ask: Ask,
}

impl Puzzle {
    /// Makes the puzzle of this name. Positions that do not suit its ladder are thrown away, and
    /// the next one is drawn.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    pub fn new(name: Name, budget: &mut Budget) -> Result<Puzzle, Exhausted> {
        let mut draw = Draw::new(name.ladder.id, name.level, name.seed);
        loop {
            budget.spend(1)?;
            let Some((position, ask)) = (name.ladder.make)(&mut draw) else { continue };
            if let Some(ask) = ask.certified(&position, budget)? {
                return Ok(Puzzle { name, position, ask });
            }
        }
    }

    /// What names it.
    pub fn name(&self) -> Name {
        self.name
    }

    /// The position that it is about.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What is asked.
    pub fn ask(&self) -> &Ask {
        &self.ask
    }

    /// The fragment of an address that opens the position in the page's analysis, without the `#`.
    pub fn link(&self) -> String {
        analysis_link(&self.position)
    }
}

/// The fragment of an address that opens a position in the page's analysis, without the `#`.
///
/// ```
/// use nimatron::teach::puzzle::analysis_link;
/// let link = analysis_link(&"nim: 3, w+5".parse()?);
/// assert_eq!(link, "/analysis?position=nim:+3,+w%2B5");
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
pub fn analysis_link(position: &Position) -> String {
    // What stands for a blank in links to games is a plus in those of screens.
    let position = encoded(&position.to_string()).replace('_', "+");
    format!("/analysis?position={position}")
}
