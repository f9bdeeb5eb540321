//! Teaching: what explains, judges and plays, put in an order in which it can be learnt.
//!
//! - [`lesson`]: courses in steps, which ask before they tell.

pub mod lesson;
