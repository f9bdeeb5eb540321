//! Teaching: what explains, judges and plays, put in an order in which it can be learnt, and
//! exercises that are made to order.
//!
//! | module | what |
//! | --- | --- |
//! | [`lesson`] | courses in steps, which ask before they tell |
//! | [`puzzle`] | puzzles in ladders by idea, seeded and endless, whose answers are checked |
//! | [`sheet`] | sheets to be printed in black and white, with a key |

pub mod lesson;
pub mod puzzle;
pub mod sheet;

use nimatron_nimber::say;

/// Texts between which somebody may choose: `3/4 or -2`.
fn either(texts: impl IntoIterator<Item = String>) -> String {
    texts.into_iter().reduce(|before, last| say!("{} or {}", before, last)).unwrap_or_default()
}
