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
