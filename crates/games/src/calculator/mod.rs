//! The calculator: expressions in, values out.
//!
//! ```
//! use nimatron::calculator::Session;
//! use nimatron::foundation::Budget;
//!
//! let mut session = Session::new();
//! let mut value = |text| session.evaluate(text, &mut Budget::nodes(1000)).map(|a| a.value);
//! assert_eq!(value("(w+1)*2 # 3")?.to_string(), "w*2+4");
//! assert_eq!(value("*5 + *3")?.to_string(), "*6");
//! assert_eq!(value("%1 < e0")?.to_string(), "true");
//! assert_eq!(value("{1|-1} + {1|-1} + ^")?.to_string(), "^");
//! assert_eq!(value("*5 + 3")?.to_string(), "{3*5}");
//! let error = value("*5 + w").unwrap_err();
//! assert_eq!(error.message, "a nimber and an ordinal do not mix");
//! # Ok::<(), nimatron_nimber::text::ParseError>(())
//! ```
//!
//! - [`value`]: the kinds of values, kept apart;
//! - [`operators`]: what the operators mean, by kind;
//! - `functions`: the table of functions; `forms`: explicit forms;
//! - `nimbers`: products of nimbers, and the functions of their number theory;
//! - `digits`: digits and mex;
//! - `games`: operators and functions of partizan games, of which each is a `game`;
//! - `loopy`: functions of games that may have cycles;
//! - `tuples`: games of n players; `misere`: games of misère play;
//! - [`Line`]: an expression or a position, and the name that its value is given;
//! - `names`: names in the text of a game; `positions`: positions as values;
//! - `evaluate`: the walk over the expression;
//! - [`reading`](reading()): how an expression was read, with all its brackets;
//! - `direct`: operators and functions on values that a program holds;
//! - [`Session`]: the earlier answers, `%` and `%1`, and the values with names.
//!
//! The grammar is that of [`nimatron_nimber::text::expression`].

mod absorption;
mod digits;
mod direct;
mod evaluate;
pub mod forms;
mod functions;
mod game;
mod games;
mod line;
mod loopy;
mod misere;
mod names;
mod nimbers;
pub mod operators;
mod positions;
mod reading;
mod session;
mod tuples;
pub mod value;

pub use absorption::Absorption;
pub use digits::Digits;
pub use forms::{Form, Simplification};
pub use functions::{FUNCTIONS, Function, function};
pub use game::Game;
pub use line::{Content, Line, is_definition};
pub use misere::MisereForm;
pub use operators::{PRECEDENCE, Precedence};
pub use reading::reading;
pub use session::{Answer, Session, parse};
pub use tuples::TupleOutcome;
pub use value::{Kind, Value};
