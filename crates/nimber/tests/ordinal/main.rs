//! Ordinals from outside: published facts, laws, oracles, text, JSON, and texts made to break the
//! reader.

mod facts;
mod hostile;
#[cfg(feature = "laws")]
mod laws;
mod oracles;
mod random;
#[cfg(feature = "serde")]
mod serde;
mod text;
