//! Nimbers below ω^(ω^ω) and below ω^(ω^(ω^ω)): against published values, against the definition as
//! far as it can be followed, and against the laws.

mod cgsuite;
mod definition;
mod factors;
mod facts;
mod kinds;
#[cfg(feature = "laws")]
mod laws;
mod limits;
mod logarithms;
mod properties;
mod rational;

use std::ops::ControlFlow;

use nimatron_nimber::transfinite::AlgebraicNimber;

/// The nimber with the height that this text says.
fn nimber(text: &str) -> AlgebraicNimber {
    AlgebraicNimber::new(&text.parse().unwrap()).unwrap()
}

/// Work without a bound.
fn unbounded(_: u64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}
