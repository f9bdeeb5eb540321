//! The ladders: each is about one idea, and its levels go from easy to hard.

use nimatron_nimber::text::language::serialize_translated;
use nimatron_nimber::text::{ParseError, did_you_mean, excerpt};
use nimatron_nimber::{message, say};
use serde::Serialize;

use super::ask::{Answers, Ask};
use super::draw::Draw;
use super::{boards, piles};
use crate::rulesets::Position;

/// Puzzles about one idea.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ladder {
    /// Its name, as it is typed.
    #[serde(rename = "ladder")]
    pub id: &'static str,
    /// Its title.
    #[serde(serialize_with = "serialize_translated")]
    pub title: &'static str,
    /// The idea that it practises.
    #[serde(serialize_with = "serialize_translated")]
    pub idea: &'static str,
    /// What an answer is.
    pub answers: Answers,
    /// Draws a position; `None` if it has drawn none that suits.
    #[serde(skip)]
    pub(super) make: fn(&mut Draw) -> Option<(Position, Ask)>,
}

impl PartialEq for Ladder {
    fn eq(&self, other: &Ladder) -> bool {
        self.id == other.id
    }
}

impl Eq for Ladder {}

/// The ladder of this name.
///
/// ```
/// use nimatron::teach::puzzle::ladder;
/// assert_eq!(ladder("power")?.title, "Find the power");
/// assert_eq!(ladder("pwer").unwrap_err().help.as_deref(), Some("did you mean 'power'?"));
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
///
/// # Errors
/// There is no ladder of this name.
pub fn ladder(name: &str) -> Result<&'static Ladder, ParseError> {
    let name = name.trim();
    LADDERS.iter().find(|ladder| ladder.id == name).ok_or_else(|| {
        let names = LADDERS.iter().map(|ladder| ladder.id);
        let message = say!("there is no ladder '{}'", excerpt(name));
        ParseError::new(message, 0..name.len()).with_help(match did_you_mean(name, names.clone()) {
            Some(near) => say!("did you mean '{}'?", near),
            None => say!("choose one of {}", names.collect::<Vec<_>>().join(", ")),
        })
    })
}

/// All ladders, in the order in which their ideas are learned.
pub static LADDERS: [Ladder; 17] = [
    Ladder {
        id: "equal",
        title: message!("Two equal piles"),
        idea: message!("Make two piles equal; then copy every move."),
        answers: Answers::Move,
        make: piles::equal,
    },
    Ladder {
        id: "pairs",
        title: message!("Pairs of piles"),
        idea: message!("Leave pairs of equal piles; then copy every move in its pair."),
        answers: Answers::Move,
        make: piles::pairs,
    },
    Ladder {
        id: "cancel",
        title: message!("Equal piles cancel"),
        idea: message!("Two equal piles count for nothing, whatever stands beside them."),
        answers: Answers::Parts,
        make: piles::cancel,
    },
    Ladder {
        id: "power",
        title: message!("Find the power"),
        idea: message!("The largest power of two that has no partner shows where to move."),
        answers: Answers::Number,
        make: piles::power,
    },
    Ladder {
        id: "move",
        title: message!("Find the move"),
        idea: message!(
            "A move wins if every power of two occurs an even number of times after it."
        ),
        answers: Answers::Move,
        make: piles::find,
    },
    Ladder {
        id: "all",
        title: message!("Find all winning moves"),
        idea: message!("Every pile that has the largest lone power has one winning move."),
        answers: Answers::Moves,
        make: piles::find_all,
    },
    Ladder {
        id: "who",
        title: message!("Who wins?"),
        idea: message!("Whoever moves second wins exactly if the piles are balanced."),
        answers: Answers::Player,
        make: piles::who,
    },
    Ladder {
        id: "misere",
        title: message!("The switch"),
        idea: message!(
            "If the last block loses, play as ever until the move that leaves piles of 1 alone."
        ),
        answers: Answers::Move,
        make: piles::misere,
    },
    Ladder {
        id: "bounded",
        title: message!("At most so many"),
        idea: message!(
            "If a turn takes at most k blocks, remainders of the division by k+1 count."
        ),
        answers: Answers::Move,
        make: piles::bounded,
    },
    Ladder {
        id: "build",
        title: message!("Build a balance"),
        idea: message!("Set up piles so that whoever moves second wins."),
        answers: Answers::Position,
        make: piles::build,
    },
    Ladder {
        id: "soon",
        title: message!("Win in n moves"),
        idea: message!("Of several winning moves some win sooner."),
        answers: Answers::Move,
        make: boards::soon,
    },
    Ladder {
        id: "transfinite",
        title: message!("Counting past infinity"),
        idea: message!("Infinite piles are sums of powers of two as well; exactly one move wins."),
        answers: Answers::Move,
        make: piles::transfinite,
    },
    Ladder {
        id: "nimbers",
        title: message!("Nimbers"),
        idea: message!("A stone is worth the nim-product of its coordinates."),
        answers: Answers::Move,
        make: boards::nimbers,
    },
    Ladder {
        id: "break",
        title: message!("Take and break"),
        idea: message!("Every row behaves like a pile of Nim of some height."),
        answers: Answers::Move,
        make: boards::heaps,
    },
    Ladder {
        id: "hackenbush",
        title: message!("Hackenbush strings"),
        idea: message!("A string of blue and red edges is worth a number."),
        answers: Answers::Number,
        make: boards::hackenbush,
    },
    Ladder {
        id: "domineering",
        title: message!("Domineering"),
        idea: message!("Keep squares that the other player cannot use."),
        answers: Answers::Move,
        make: boards::domineering,
    },
    Ladder {
        id: "hotter",
        title: message!("Who is hotter?"),
        idea: message!("The temperature says how much it matters to move there first."),
        answers: Answers::Parts,
        make: boards::hotter,
    },
];
