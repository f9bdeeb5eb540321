//! Infinite nimbers: the algebraic closure of the field of two elements, and the field after it.
//!
//! The ordinals below ω^(ω^ω), under nim-addition and nim-multiplication, are the algebraic closure of
//! the field {0, 1} (Conway, Lenstra). They are made from the finite nimbers by adjoining for each
//! odd prime p a p-th root κ_p of the least ordinal α_p without one, then a p-th root of κ_p, and so
//! on:
//!
//! > κ_3 = ω, κ_9 = ω³, …, κ_5 = ω^ω, κ_25 = ω^(ω·5), …, κ_7 = ω^(ω²), …, κ_11 = ω^(ω³), …
//!
//! > κ_p^p = α_p, and κ_(p^(n+1))^p = κ_(p^n).
//!
//! So ω³ = 2, (ω^ω)⁵ = 4, (ω^(ω²))⁷ = ω+1. Every ordinal below ω^(ω^ω) is a sum of products of powers of
//! the κ with finite nimbers, and its Cantor normal form shows it.
//!
//! ```
//! use nimatron_nimber::Natural;
//! use nimatron_nimber::transfinite::AlgebraicNimber;
//!
//! let nimber = |text: &str| AlgebraicNimber::new(&text.parse().unwrap());
//! assert_eq!(nimber("w+4")?.product(&nimber("w+1")?)?.to_string(), "w^2+w*5+4");
//! assert_eq!(nimber("w^w")?.pow(&Natural::from(5u8))?.to_string(), "4");
//! assert_eq!(nimber("w^(w+1)")?.inverse()?.to_string(), "w^(w*4+2)*10");
//! assert_eq!(nimber("w^w+w")?.degree()?, 60);
//! # Ok::<(), nimatron_nimber::transfinite::FieldError>(())
//! ```
//!
//! | | |
//! | --- | --- |
//! | [`AlgebraicNimber`] | sum, product, inverse, power, square root, degree |
//! | [`AlgebraicNimber::roots`] | n-th roots, all of them |
//! | [`AlgebraicNimber::solve_quadratic`], [`polynomial_roots`](AlgebraicNimber::polynomial_roots) | roots of polynomials |
//! | [`AlgebraicNimber::order`], [`primitive_element`](AlgebraicNimber::primitive_element) | multiplicative orders |
//! | [`AlgebraicNimber::logarithm`], [`compatible_generator`](AlgebraicNimber::compatible_generator) | logarithms that agree in all fields |
//! | [`AlgebraicNimber::norm`], [`relative_trace`](AlgebraicNimber::relative_trace), [`minimal_polynomial`](AlgebraicNimber::minimal_polynomial) | over subfields |
//! | [`AlgebraicNimber::polynomial_in`] | in the basis of the powers of another one |
//! | [`excess()`] | the table on which α_p rests |
//! | [`Excesses`](excess::Excesses) | the table computed anew |
//! | [`RationalNimber`] | from ω^(ω^ω) to ω^(ω^(ω^ω)): rational functions |
//!
//! # How it is computed
//!
//! A nimber is kept in the smallest field of the form {ordinals that involve these κ only}: as one
//! word if that has at most 2^64 elements, as a row of words up to 2^16384, and as a list of terms
//! beyond. In fields of words a product is one carry-less multiplication between changes of basis
//! (`word`); longer rows are polynomials over such a field (`tower`); terms are multiplied one by
//! one (`sparse`).
//!
//! # What is not known
//!
//! α_p = κ_f + m with f the order of 2 modulo p and the *excess* m, a small number for which no formula
//! is known. A product that needs one that nobody has computed is refused, with the prime.
//!
//! References: J. H. Conway, *On Numbers and Games*, chapter 6; H. W. Lenstra, *Nim multiplication*
//! (1978) and *On the algebraic closure of two* (1977).

mod algebraic;
mod common;
mod conjugates;
mod constants;
mod degree;
mod equations;
mod error;
pub mod excess;
mod excesses;
mod factor;
mod factorings;
mod field;
mod karatsuba;
mod linear;
mod logarithm;
mod memo;
mod mersenne;
mod minimal_polynomial;
mod order;
mod ordinals;
mod polynomial;
mod powers;
mod rational;
mod roots;
mod slots;
mod sparse;
mod terms;
mod tower;
mod word;
pub(crate) mod work;

pub use algebraic::AlgebraicNimber;
pub use common::{MAX_COMMON_DEGREE, common_degree};
pub use error::FieldError;
pub use excesses::{Evidence, Excess, Source, excess, excesses};
pub use factor::factors_for;
pub use factorings::{Factorings, Unlisted, factorings_for};
pub use field::MAX_DEGREE;
pub use logarithm::LogarithmError;
pub use rational::{MAX_EXPONENT, RationalNimber};
pub use roots::MAX_ROOTS;
