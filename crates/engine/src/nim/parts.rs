//! The parts that a pile is drawn with.

use nimatron_nimber::Ordinal;

/// A part of a pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// An infinite term `w^e*n` of the Cantor normal form.
    Infinite(Ordinal),
    /// A power of two `2^n` of the finite part, by its exponent.
    Power(usize),
}

/// The parts of a pile, the largest first: the infinite terms of its Cantor
/// normal form, then the powers of two that its finite part is the sum of.
///
/// ```
/// use nimatron::nim::{Part, parts};
/// let height: nimatron::Ordinal = "w*3+5".parse()?;
/// let found: Vec<Part> = parts(&height).collect();
/// assert_eq!(found, [Part::Infinite("w*3".parse()?), Part::Power(2), Part::Power(0)]);
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
pub fn parts(height: &Ordinal) -> impl Iterator<Item = Part> + '_ {
    let infinite = height.limit_terms().iter().filter_map(|term| {
        let power = Ordinal::omega_power(&term.principal.exponent()).ok()?;
        Some(Part::Infinite(power * Ordinal::from(term.coefficient.clone())))
    });
    let powers = Ordinal::from(height.finite_part()).base2().into_iter();
    let powers = powers.filter_map(|exponent| exponent.to_u64()?.try_into().ok());
    infinite.chain(powers.map(Part::Power))
}
