//! Finite nimbers from outside: a table of facts, laws, oracles, text and JSON.

mod facts;
#[cfg(feature = "laws")]
mod laws;
mod oracles;
mod polynomial_slices;
#[cfg(feature = "serde")]
mod serde;
mod slices;
mod text;
