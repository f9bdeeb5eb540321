//! Rulesets whose positions are solved by search.
//!
//! A [`Searched`] ruleset is a [`Game`] that can be read and written: it says
//! what its positions look like, and which moves they have; [`Sketch`] says how they are drawn and
//! touched. [`AnyGame`] is a position of any of them, and [`Position`] the same with the convention:
//! outcome, value, winning moves, explanation, certificate and play are written once for all.

mod analysis;
mod any_game;
mod couples;
mod misere;
mod position;
mod search;
mod sketch;
mod values;

use std::fmt::{Debug, Display};

use nimatron_nimber::text::ParseError;

use super::plain::Plain;
use super::reading::simplified;
use super::{Description, Lifespan, Theory};
use crate::foundation::{Budget, Exhausted, Faults, Head, MoveName, Options, Piece, Player};
use crate::impartial::Game;
use crate::impartial::sequence::HeapRules;

pub use analysis::{Analysis, Engine, OptionValue, Worth};
pub use any_game::{AnyGame, Erased};
pub use couples::sound_couples;
pub use misere::{MisereSolver, MisereTheory, TameParts};
pub use position::{Move, NamedMove, Position};
pub use search::{Key, Search, Searcher, noted_search};
pub(in crate::rulesets) use sketch::from_list;
pub use sketch::{Drawn, Sketch, Touched, nothing_to_touch, touch_among};

/// A game that can be read and written.
///
/// `Display` prints the whole position from the word of the ruleset on, without
/// the convention, and [`read`](Searched::read) reads it. `Eq` means the same
/// position in the same writing.
///
/// A whole ruleset, with a picture and as a program of its own, is the crate `examples/divisors` of
/// the repository.
///
/// ```
/// use nimatron::foundation::{Budget, Head, Piece};
/// use nimatron::rulesets::cram::Cram;
/// use nimatron::rulesets::searched::Searched;
///
/// let (head, body) = Piece::whole("cram: 2x2").split_once(":").expect("a colon");
/// let board = Cram::read(Head::of(head), body)?;
/// let moves = board.moves().gather(&mut Budget::unlimited())?;
/// let names: Vec<String> = moves.iter().map(|(name, _)| name.to_string()).collect();
/// assert_eq!(names, ["(1,2)-(1,1)", "(2,2)-(2,1)", "(1,2)-(2,2)", "(1,1)-(2,1)"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Searched: Game + Debug + Display + Send + Sync + 'static {
    /// Its rules written plainly, where [`moves`](Searched::moves) are found on sets of bits: see
    /// [`plain`](super::plain).
    const PLAIN: Option<Plain<Self>> = None;

    /// What the tables of its searches hold: [`AnyGame`] by default. A ruleset of which many small
    /// positions are searched has `Searcher::of::<Self>()`, and is that much faster.
    const SEARCHER: Searcher = Searcher::of::<AnyGame>();

    /// The name, rules, examples and references of its ruleset.
    fn description(&self) -> &Description;

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

    /// As [`moves`](Searched::moves), by the rules written plainly: what checkers play by.
    fn moves_by_rules(&self) -> Options<'_, (MoveName, Self)> {
        match Self::PLAIN {
            Some(plain) => Options::new(plain.moves(self, Player::Left)),
            None => self.moves(),
        }
    }

    /// As [`options`](Game::options), by the rules written plainly.
    fn options_by_rules(&self) -> Options<'_, Self> {
        match Self::PLAIN {
            Some(plain) => Options::new(plain.options(self, Player::Left)),
            None => self.options(),
        }
    }

    /// As [`components`](Game::components), by the rules written plainly.
    fn components_by_rules(&self) -> Vec<Self> {
        match Self::PLAIN {
            Some(plain) => plain.parts(self),
            None => self.components(),
        }
    }

    /// As [`canonical`](Game::canonical), by the rules written plainly.
    fn canonical_by_rules(self) -> Self {
        match Self::PLAIN {
            Some(plain) => plain.representative(&self),
            None => self.canonical(),
        }
    }

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

    /// The take-and-break game and the heaps that it consists of. By default it consists of none.
    fn as_heaps(&self) -> Option<(&HeapRules, &[u64])> {
        None
    }

    /// How many moves the game has had and can still have, where players fight for the parity of
    /// their number; by default `None`.
    fn lifespan(&self) -> Option<Lifespan> {
        None
    }

    /// Where functions that tell its moves note what goes wrong in them. By default no functions do.
    fn faults(&self) -> Option<&Faults> {
        None
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
