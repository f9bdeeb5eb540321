//! Work for many machines: questions that are cut into jobs, answered anywhere, and put together again.
//!
//! No part of this knows how jobs get to machines: a plan is lines of JSON, an answer is a file, and
//! whatever starts processes can carry them.
//!
//! - A [`Job`] is a question and a bound on the work, in units of the engine and not in seconds. Its
//!   name is a hash of both, so that the same question has the same name everywhere.
//! - [`work_on`] answers it with a [`Report`]: whether it is proved, observed or exhausted, the
//!   answer, the work that was spent, and a certificate where there is one. A report is the same
//!   wherever the work is done.
//! - A [`Folder`] keeps reports, a file each that appears whole or not at all. Jobs whose report is
//!   there need not be done again: they are done at least once, and count once.
//! - A [`Merge`] puts the reports of any number of folders together, in any order, and refuses what is
//!   damaged, what its certificate does not prove, and what contradicts another report.
//! - [`planned`] makes the jobs of a survey, and [`leaves()`] those of a search: the positions on which
//!   the outcome of a large one most likely depends.
//!
//! ```
//! use nimatron::foundation::Budget;
//! use nimatron::jobs::{Job, Limits, Merge, Status, planned, work_on};
//!
//! let limits = Limits { heaps: 1000, ..Limits::default() };
//! let jobs: Vec<Job> = planned("0.77", limits)?;
//! assert_eq!(jobs[0].name().len(), 24);
//! let report = work_on(&jobs[0], Budget::unlimited()).expect("it needs 1000 heaps");
//! assert_eq!(report.status(), Status::Proved);
//! let mut merge = Merge::new(jobs);
//! merge.put(report, "this worker", &mut Budget::unlimited()).expect("it is in order");
//! assert!(merge.missing().next().is_none());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod digest;
mod facts;
mod folder;
mod job;
mod leaves;
mod merge;
mod plan;
mod report;
mod work;

#[cfg(test)]
mod tests;

pub use facts::Facts;
pub use folder::{Folder, Kept, Run, Unusable, surest};
pub use job::{Job, Limits, Misread, Question};
pub use leaves::{Answered, Leaves, leaves};
pub use merge::{Merge, Refused};
pub use plan::planned;
pub use report::{Answer, ExcessFound, OutcomeFound, PeriodFound, QuotientFound, Report, Status};
pub use work::{Unfinished, work_on};
