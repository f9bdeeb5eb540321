//! Games of n players, who take turns.
//!
//! With more than two players a position has no single winner under best play: what is best depends
//! on what the others want. So there are several questions, and each has an answer of its own:
//!
//! - [`Forced`]: which coalitions can force that one of theirs wins, whatever all others do. For
//!   three players of an impartial game these are the [outcome classes](OutcomeClass) of Propp.
//! - [`Possible`]: what comes about when each player has [`Preferences`], and everybody knows them.
//!   By the podium rule there is one result; where players are indifferent there may be several.
//! - [`ranked`]: the same by the podium rule in Nim, by the theorem of Li.
//!
//! A [`Game`] says what each player may move to: tuples of sets of games ([`Forms`]), an impartial
//! game that all play ([`Impartial`]), and a partizan one of which each has the moves of Left or of
//! Right ([`Owned`]). [`Ending`] says what happens when somebody cannot move.
//!
//! ```
//! use nimatron::foundation::Budget;
//! use nimatron::multiplayer::{Ending, Forms, Players, Preferences, Seat, Solver, State};
//!
//! let game = Forms::read("{0|0|0} + {0,*|0,*|0,*}")?;
//! let mut solver = Solver::new(Ending::LastWins);
//! let budget = &mut Budget::unlimited();
//! let forced = solver.forced(&game, Seat::FIRST, budget)?;
//! // Nim with piles of 1 and 2: nobody can force to win alone, but A together with anybody can.
//! assert_eq!(forced.alone(), None);
//! let least: Vec<String> = forced.least().map(|coalition| coalition.to_string()).collect();
//! assert_eq!(least, ["A and B", "A and C", "B and C"]);
//! let podium = Preferences::podium(Players::new(3).expect("three may play"));
//! let possible = solver.possible(State::new(game, Seat::FIRST), &podium, budget)?;
//! assert_eq!(possible.only().map(|seat| seat.letter()), Some('B'));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod classes;
mod ending;
mod forms;
mod game;
mod induction;
mod preferences;
pub mod ranked;
mod seats;
mod solver;

#[cfg(test)]
mod definition;
#[cfg(test)]
mod tests;

pub use classes::{OutcomeClass, SumTable};
pub use ending::Ending;
pub use forms::Forms;
pub use game::{Game, Impartial, Owned};
pub use induction::{Next, State};
pub use preferences::Preferences;
pub use seats::{Coalition, Players, Seat};
pub use solver::{Forced, Possible, Solver};
