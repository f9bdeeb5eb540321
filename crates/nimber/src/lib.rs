//! Ordinals and nimbers: the numbers that the values of games are made of.
//!
//! # Ordinals
//!
//! An [`Ordinal`] is read from text, in the spelling of a keyboard, of Unicode or of LaTeX, and
//! printed in its Cantor normal form:
//!
//! ```
//! use nimatron_nimber::{Ordinal, text::Notation};
//!
//! let a: Ordinal = "(w+1)^3".parse()?;
//! assert_eq!(a.to_string(), "w^3+w^2+w+1");
//! assert_eq!(a.to_text(Notation::Unicode), "ω³+ω²+ω+1");
//! assert_eq!(a, r"\omega^{3}+\omega^{2}+\omega+1".parse()?);
//! # Ok::<(), nimatron_nimber::text::ParseError>(())
//! ```
//!
//! Beyond all towers of ω there are names for the fixed points of ω^x (ε₀, Veblen's φ, Γ₀), and
//! for the uncountable initial ordinals ω₁, ω₂, …. The order is that of the ordinals:
//!
//! ```
//! use nimatron_nimber::Ordinal;
//!
//! let texts = ["Gamma0", "w1", "7", "e0", "w^w^w", "phi(2,0)", "w_(w)", "w+1"];
//! let mut ordinals: Vec<Ordinal> = texts.map(|text| text.parse().unwrap()).to_vec();
//! ordinals.sort();
//! let sorted: Vec<String> = ordinals.iter().map(Ordinal::to_string).collect();
//! assert_eq!(sorted.join(" < "), "7 < w+1 < w^(w^w) < e0 < phi(2,0) < Gamma0 < w1 < w_(w)");
//! ```
//!
//! # Nim with infinite piles
//!
//! The value of a Nim position is the nim-sum of its piles, and the winning moves are those that
//! make it 0. The piles that have one are seen in the base-2 form: they contain the leading power
//! of two of the nim-sum.
//!
//! ```
//! use nimatron_nimber::{Ordinal, text::Notation};
//!
//! let piles = ["1", "w+3", "w^w+5", "w^(w+3)+w^w*3+w*5+7", "e0", "w1"];
//! let piles: Vec<Ordinal> = piles.iter().map(|pile| pile.parse().unwrap()).collect();
//!
//! let value = Ordinal::nim_sum_of(&piles);
//! assert_eq!(value.to_string(), "w1+e0+w^(w+3)+w^w*2+w*4");
//! assert_eq!(piles[1].base2_text(Notation::Ascii), "2^w+2+1");
//!
//! let leading = value.leading_power().unwrap();
//! let winning: Vec<String> = piles
//!     .iter()
//!     .filter(|pile| pile.has_power(&leading))
//!     .map(|pile| format!("{pile} -> {}", pile.nim_sum(&value)))
//!     .collect();
//! assert_eq!(winning, ["w1 -> e0+w^(w+3)+w^w*2+w*4"]);
//! ```
//!
//! # Products
//!
//! Nimbers have products too, with which they are a field. A [`Nimber`] is any ordinal as an element
//! of it; what can be computed depends on how large it is: the finite ones are in [`finite`], those
//! up to ω^(ω^(ω^ω)) in [`transfinite`].
//!
//! ```
//! use nimatron_nimber::Nimber;
//!
//! let w: Nimber = "*w".parse().unwrap();
//! assert_eq!(w.product(&w)?.product(&w)?, Nimber::from(2u8));
//! # Ok::<(), nimatron_nimber::NimberError>(())
//! ```
//!
//! # Errors
//!
//! What cannot be read is answered with a picture of the place:
//!
//! ```
//! use nimatron_nimber::Ordinal;
//!
//! let error = "w^2 + w*".parse::<Ordinal>().unwrap_err();
//! assert_eq!(error.render("w^2 + w*"), "\
//! error: expected an ordinal after '*'
//!   | w^2 + w*
//!   |         ^
//!   = an ordinal looks like w^2+w*3+7, e0 or w1");
//! ```
//!
//! No text makes the reader panic, overflow the stack or work for long: depth, size and digits of
//! every ordinal are [bounded](ordinal::limits), and operations that could exceed the bounds
//! return [`TooLarge`](ordinal::TooLarge).
//!
//! # Features
//!
//! - `bytemuck`: slices of machine words as slices of nimbers, without copying.
//! - `serde`: ordinals serialise as their ASCII text, nimbers as the ordinal under the star.
//! - `laws`: the laws of orders, groups and fields as reusable tests.

pub mod finite;
#[cfg(any(test, feature = "laws"))]
pub mod laws;
pub mod nimber;
pub mod ordinal;
pub mod text;
pub mod transfinite;
pub mod vectors;
mod work;

/// A natural number of any size.
pub use dashu_int::UBig as Natural;
pub use nimber::{Nimber, NimberError, SumOfProducts};
pub use ordinal::Ordinal;
pub use work::{Work, allowance};
