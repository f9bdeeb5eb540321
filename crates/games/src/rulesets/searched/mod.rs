//! Rulesets whose positions are solved by search.
//!
//! A [`Searched`] ruleset is a [`Game`] that can be read and written: it says
//! what its positions look like, and which moves they have. [`Position`] makes
//! a ruleset of it with everything that belongs to one: normal and misère play,
//! outcome, value, winning moves, explanation, certificate, play.

mod analysis;
mod position;
mod values;

use std::fmt::{Debug, Display};

use nimatron_nimber::text::ParseError;

use super::opening::simplified;
use super::plain::Plain;
use super::{Description, Theory};
use crate::core::{Budget, Exhausted, Head, MoveName, Options, Piece};
use crate::impartial::Game;

pub use analysis::{Analysis, Engine, OptionValue, Worth};
pub(super) use position::respelled;
pub use position::{Move, Position};

/// A game that can be read and written.
///
/// `Display` prints the whole position from the word of the ruleset on, without
/// the convention, and [`read`](Searched::read) reads it. `Eq` means the same
/// position in the same writing.
///
/// ```
/// use std::fmt;
///
/// use nimatron::core::{Budget, Head, MoveName, Options, Outcome, Piece, Sign};
/// use nimatron::impartial::Game;
/// use nimatron::rulesets::searched::{Position, Searched};
/// use nimatron::rulesets::{Description, Ruleset, Solved};
/// use nimatron_nimber::text::ParseError;
///
/// /// A heap from which a proper divisor of its size may be taken.
/// #[derive(Clone, Debug, PartialEq, Eq, Hash)]
/// struct Divisors(u64);
///
/// impl Game for Divisors {
///     fn options(&self) -> Options<'_, Divisors> {
///         let divisors = (1..self.0).filter(|taken| self.0 % taken == 0);
///         Options::new(divisors.map(|taken| Divisors(self.0 - taken)))
///     }
/// }
///
/// impl fmt::Display for Divisors {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "divisors: {}", self.0)
///     }
/// }
///
/// impl Searched for Divisors {
///     const DESCRIPTION: Description = Description {
///         id: "divisors",
///         title: "Divisor Nim",
///         rules: &["A move takes a proper divisor of the heap. Whoever cannot move loses."],
///         options: &[],
///         examples: &[],
///         references: &[],
///     };
///
///     fn read(_: Head<'_>, body: Piece<'_>) -> Result<Divisors, ParseError> {
///         let heap = body.text.trim().parse().ok().filter(|&heap| heap < 10_000);
///         heap.map(Divisors).ok_or_else(|| ParseError::new("expected a heap", body.span()))
///     }
///
///     fn moves(&self) -> Options<'_, (MoveName, Divisors)> {
///         self.options().map(|after| (MoveName::joined(Sign::Arrow, [self.0, after.0]), after))
///     }
/// }
///
/// let position: Position<Divisors> = "divisors: 24".parse()?;
/// let analysis = position.analyze(&mut Budget::unlimited())?;
/// let moves: Vec<String> = analysis.winning_moves().map(|chosen| chosen.to_string()).collect();
/// assert_eq!(moves, ["24 -> 23", "24 -> 21"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Searched: Game + Debug + Display + Send + Sync + 'static {
    /// Its name, rules, examples and references.
    const DESCRIPTION: Description;

    /// The words that name it before the colon of a position.
    const WORDS: &'static [&'static str] = &[Self::DESCRIPTION.id];

    /// Its rules written plainly, where [`moves`](Searched::moves) are found on sets of bits: see
    /// [`plain`](super::plain).
    const PLAIN: Option<Plain<Self>> = None;

    /// Whether a word before the colon of a position names this ruleset. By
    /// default the [`WORDS`](Searched::WORDS) do; codes with digits are names too.
    fn is_called(word: &str) -> bool {
        Self::WORDS.contains(&word)
    }

    /// As [`Ruleset::reads`](super::Ruleset::reads).
    fn reads(_text: &str) -> bool {
        true
    }

    /// Reads a position: `head` has the word and the options in brackets,
    /// `body` is what stands behind the colon. What is too large to be searched
    /// at all is refused here.
    ///
    /// # Errors
    /// What is wrong, and where in the text.
    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Self, ParseError>;

    /// The legal moves in a fixed order: what each is called, with the places that it is made
    /// at, and the position that it leads to. The names differ; the positions are the
    /// [options](Game::options).
    fn moves(&self) -> Options<'_, (MoveName, Self)>;

    /// The move that is typed so, with the position that it leads to; by
    /// default the one of this name, blanks and arrows aside.
    fn find_move(&self, text: &str) -> Option<(MoveName, Self)> {
        let wanted = simplified(text);
        self.moves().find(|(name, _)| simplified(&name.to_string()) == wanted)
    }

    /// A name for the position among all those that can be reached from it, shorter
    /// than its text, such as the node where the only token lies. By default it has
    /// none, and explanations do not list what can be reached.
    fn label(&self) -> Option<String> {
        None
    }

    /// What a theorem says of the position in normal play, where that takes no more than a few
    /// looks at it; by default there is none, and it is searched.
    fn theory(&self) -> Option<Theory> {
        None
    }

    /// The same for whoever pays for it: by default the [theory](Searched::theory), for as many
    /// nodes as the [size](Searched::size). A theorem that takes longer than a few looks is told
    /// here alone.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    fn find_theory(&self, budget: &mut Budget) -> Result<Option<Theory>, Exhausted> {
        budget.spend(self.size())?;
        Ok(self.theory())
    }

    /// What one look at it costs: how many counters, squares or edges it has. By default the number
    /// of its options.
    fn size(&self) -> u64 {
        self.options().count()
    }

    /// How many things it consists of, such as heaps or stones. By default its
    /// [size](Searched::size).
    fn count_parts(&self) -> u64 {
        self.size()
    }
}
