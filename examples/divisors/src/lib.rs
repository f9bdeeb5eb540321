//! Divisor Nim, a ruleset that Nimatron does not know: one file, and one line that registers it.
//!
//! From then on it is read, solved, explained, proved, verified, drawn and played as every other
//! ruleset, through the library, the command line and the page.
//!
//! ```
//! use nimatron::foundation::Budget;
//! use nimatron::rulesets::{Position, Taken, register};
//!
//! register(nimatron_divisors::ruleset())?;
//! let position: Position = "divisors: 24".parse()?;
//! let analysis = position.analyze(&mut Budget::unlimited())?;
//! let moves: Vec<String> = analysis.winning_moves().map(|chosen| chosen.to_string()).collect();
//! assert_eq!(moves, ["24 -> 23", "24 -> 21"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::fmt;

use nimatron::foundation::{Head, MoveName, Options, Piece, Sign};
use nimatron::impartial::Game;
use nimatron::rulesets::boards::pins;
use nimatron::rulesets::figure::{Figure, Thing};
use nimatron::rulesets::searched::{Searched, Sketch};
use nimatron::rulesets::{Description, Example, Family, Ruleset};
use nimatron_nimber::text::ParseError;

const LARGEST: u64 = 10_000;

/// A heap from which a proper divisor of its size may be taken.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Divisors(u64);

/// The ruleset.
pub fn ruleset() -> Ruleset {
    Ruleset::impartial::<Divisors>(&DESCRIPTION)
}

impl Game for Divisors {
    fn options(&self) -> Options<'_, Divisors> {
        let divisors = (1..self.0).filter(|taken| self.0 % taken == 0);
        Options::new(divisors.map(|taken| Divisors(self.0 - taken)))
    }
}

impl fmt::Display for Divisors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "divisors: {}", self.0)
    }
}

impl Searched for Divisors {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(_: Head<'_>, body: Piece<'_>) -> Result<Divisors, ParseError> {
        let heap = body.text.trim().parse().ok().filter(|&heap| heap <= LARGEST);
        heap.map(Divisors).ok_or_else(|| {
            ParseError::new(format!("expected a heap of at most {LARGEST}"), body.trimmed().span())
        })
    }

    fn moves(&self) -> Options<'_, (MoveName, Divisors)> {
        self.options().map(|after| (MoveName::joined(Sign::Arrow, [self.0, after.0]), after))
    }
}

/// A row of pins: the first one that goes is touched.
impl Sketch for Divisors {
    fn figure(&self) -> Option<Figure> {
        pins::rows("A heap", Thing::Counter, &[self.0])
    }

    fn handles(&self, name: &MoveName) -> Vec<String> {
        name.counts().nth(1).map_or(Vec::new(), |left| pins::cut(0, left))
    }
}

static DESCRIPTION: Description = nimatron::rulesets::description! {
    id: "divisors",
    title: "Divisor Nim",
    family: Family::Heaps,
    rules: ["A move takes a proper divisor of the heap. Whoever cannot move loses."],
    options: [],
    examples: [Example::new("divisors: 24", "odd heaps are lost")],
    references: [],
};
