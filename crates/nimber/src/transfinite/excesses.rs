//! The table of excesses m_p.
//!
//! For an odd prime p, α_p = κ_p^p is the least ordinal without a p-th root below κ_p. Lenstra
//! proved that
//!
//! > α_p = κ_f + m, f the order of 2 modulo p,
//!
//! where κ_f is the least ordinal whose degree over the field of two elements is divisible by f,
//! and the *excess* m = m_p is a natural number. No formula for it is known; it is 0, 1 or 4
//! wherever it has been computed. The table `excesses.tsv` holds the odd primes below 11840.
//!
//! References: H. W. Lenstra, *On the algebraic closure of two* (1977); OEIS A380496.

use std::sync::LazyLock;

/// What is known about the excess of an odd prime.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Excess {
    /// The odd prime p.
    pub prime: u32,
    /// m_p.
    pub value: u32,
    /// How it is known.
    pub evidence: Evidence,
}

/// What a tabulated excess rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evidence {
    /// The norm computation alone, with its two checks: the norm is fixed by the Frobenius map of
    /// the field of 2^f elements, and its power is a p-th root of unity.
    Norm,
    /// A publication, which the norm computation confirms.
    PublishedAndNorm(Source),
    /// A publication alone.
    Published(Source),
}

/// Where an excess was published first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// J. H. Conway, *On Numbers and Games* (1976).
    Conway,
    /// H. W. Lenstra, *On the algebraic closure of two* (1977).
    Lenstra,
    /// L. Le Bruyn (2009).
    LeBruyn,
    /// A. N. Siegel, CGSuite and OEIS A380496 (2023–2025).
    Siegel,
    /// D. Peeters, partly with J. Figueroa-Reid, OEIS A380496 (2025).
    Peeters,
}

impl Source {
    fn named(name: &str) -> Option<Source> {
        match name {
            "conway" => Some(Source::Conway),
            "lenstra" => Some(Source::Lenstra),
            "lebruyn" => Some(Source::LeBruyn),
            "siegel" => Some(Source::Siegel),
            "peeters" => Some(Source::Peeters),
            _ => None,
        }
    }
}

/// The odd primes of the table in increasing order, with what is known of each.
static TABLE: LazyLock<Vec<(u32, Option<Excess>)>> =
    LazyLock::new(|| include_str!("excesses.tsv").lines().filter_map(row).collect());

fn row(line: &str) -> Option<(u32, Option<Excess>)> {
    let mut fields = line.split('\t');
    let prime = fields.next()?.parse().ok()?;
    let value: Option<u32> = fields.next()?.parse().ok();
    let confirmed = fields.next()? == "norm";
    let evidence = match (Source::named(fields.next()?), confirmed) {
        (None, _) => Evidence::Norm,
        (Some(source), true) => Evidence::PublishedAndNorm(source),
        (Some(source), false) => Evidence::Published(source),
    };
    Some((prime, value.map(|value| Excess { prime, value, evidence })))
}

/// The excess of an odd prime; none if it is unknown, or the number no odd prime of the table.
///
/// ```
/// use nimatron_nimber::transfinite::{Evidence, Source, excess};
///
/// let nineteen = excess(19).unwrap();
/// assert_eq!(nineteen.value, 4);
/// assert_eq!(nineteen.evidence, Evidence::PublishedAndNorm(Source::Lenstra));
/// assert_eq!(excess(1319), None);
/// ```
pub fn excess(prime: u32) -> Option<Excess> {
    index_of(prime).and_then(|index| TABLE[index - 1].1)
}

/// All excesses that are known, in increasing order of the prime.
pub fn excesses() -> impl Iterator<Item = Excess> {
    TABLE.iter().filter_map(|(_, excess)| *excess)
}

/// How many odd primes the table has.
pub(super) fn prime_count() -> usize {
    TABLE.len()
}

/// The odd prime number `index`, counted from 1 for 3, if it is in the table.
pub(super) fn odd_prime(index: usize) -> Option<u32> {
    TABLE.get(index.checked_sub(1)?).map(|(prime, _)| *prime)
}

/// The number of an odd prime, counted from 1 for 3, if it is in the table.
pub(super) fn index_of(prime: u32) -> Option<usize> {
    TABLE.binary_search_by_key(&prime, |(prime, _)| *prime).ok().map(|place| place + 1)
}
