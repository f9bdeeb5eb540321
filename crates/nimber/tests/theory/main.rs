//! Nimbers of any size and their number theory: against published values, against brute force in
//! the small fields, and against the laws.

mod brute_force;
mod facts;
#[cfg(feature = "laws")]
mod laws;
mod logarithms;
mod properties;

use nimatron_nimber::Natural;
use nimatron_nimber::finite::FiniteNimber;

fn natural(n: u64) -> Natural {
    Natural::from(n)
}

fn nimber(n: u64) -> FiniteNimber {
    FiniteNimber::from(n)
}
