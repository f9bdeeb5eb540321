//! The theorems by which a pattern that was seen goes on for ever.
//!
//! # Finitely many digits, at most m heaps
//! Let t be the index of the last digit and n₀ ≥ 1. If G(n + p) = G(n) for all
//! n with n₀ ≤ n < m·n₀ + (m − 1)·p + t, then for all n ≥ n₀.
//!
//! *Proof.* Let n not be smaller than that and G(n' + p) = G(n') for all
//! smaller n' ≥ n₀. What a move leaves of n + p holds at least m·(n₀ + p) − (m − 1), so
//! that its largest heap has n₀ + p or more; p smaller it has the same value,
//! and the heaps are what a move leaves of n. What a move leaves of n has a heap of
//! n₀ or more, which may be p larger. So n and n + p have the same options. ∎
//!
//! For m = 2 this is the theorem of Guy and Smith (1956) on octal games. Where
//! the heaps must not be all equal, a heap that is made smaller may become equal
//! to the others; then another one is made smaller instead, which is large enough
//! if n is larger by p. Digits that from d_s on say again and again whether a heap
//! may be taken as a whole, with a length that divides p, do no harm from n = s on.
//!
//! # Any number of heaps
//! If a digit allows w heaps and all larger numbers, let q = n₀ + p. Then
//! n < q·(2q² + w) + t is enough. Either there is a heap that can be made smaller or
//! larger by p as before; or all heaps are smaller than q, and so many that
//! one size a occurs 2q times. Then 2j of them, with j·a ≥ q, are replaced by
//! two heaps of j·a − p and j·a, or of j·a and j·a + p: both pairs
//! and the 2j heaps have the value 0, and the sum differs by p.
//!
//! # Subtraction games with infinitely many digits
//! If no move leaves two heaps, and the digits repeat from d_s on with a length that
//! divides p: let G(n + p) = G(n) + σ for n₀ ≤ n < X. The options of n + p
//! are those of n at heaps from n₀ on, raised by σ, and those at heaps below
//! n₀ + p, which are the same for all large n of one residue class. For σ = 0
//! these are options of n already once n ≥ X = n₀ + p + s. For σ > 0 let V be larger
//! than all values of heaps below n₀ + p. As soon as the values of n and the
//! s heaps below n − p are V + σ at least, the options of n at which the value
//! is below V + σ go on to be options, and nothing else is new below G(n) + σ + 1:
//! X = n₀ + p·(⌈(V + σ)/σ⌉ + 1) + s is enough.
//!
//! # Rising values
//! Games with three heaps and more, or with infinitely many digits, may rise.
//! That they do for ever is a finite check; see the file `rising`.

use std::fmt;

use nimatron_nimber::message;

use super::{Period, rising};
use crate::impartial::sequence::Code;
use crate::impartial::sequence::code::{Digit, Parts};

/// Up to where a pattern has to be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Theorem {
    /// Finitely many digits, and at most this number of heaps.
    Heaps {
        /// The most heaps that a move leaves, 1 at least.
        heaps: u64,
        /// The last digit that leaves a heap.
        last: u64,
        /// Whether heaps may have to be different.
        unequal: bool,
        /// The digits that repeat, and take heaps as a whole: from where on,
        /// and how many they are.
        repeated: (u64, u64),
    },
    /// Any number of heaps from some number on.
    AnyHeaps {
        /// That number.
        from: u64,
        /// The last digit.
        last: u64,
    },
    /// No move leaves two heaps, and the digits repeat.
    Subtraction {
        /// From which digit on.
        from: u64,
        /// How many.
        length: u64,
    },
    /// Values that rise.
    Rising(Box<Code>),
}

/// The theorem for patterns of a game that rise by `saltus` in each period.
///
/// # Errors
/// Why there is none.
///
/// ```
/// use nimatron::impartial::sequence::period::{Theorem, theorem};
/// let kayles = theorem(&"0.77".parse()?, 0);
/// assert!(matches!(kayles, Ok(Theorem::Heaps { heaps: 2, last: 2, .. })));
/// assert!(theorem(&"4.[3]".parse()?, 0).is_err());
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
pub fn theorem(code: &Code, saltus: u64) -> Result<Theorem, &'static str> {
    let (first, length) = code.shape();
    let digits = |range: std::ops::Range<usize>| range.map(|k| code.digit(k as i64));
    let all = || digits(0..first + length);
    if code.raises() > 0 {
        return Err(message!("heaps that grow have no sequence"));
    }
    if code.is_subtraction() && length > 0 {
        return Ok(Theorem::Subtraction { from: first as u64, length: length as u64 });
    }
    let kinds = |digit: &Digit| {
        let own = digit.single().chain(digit.onwards());
        own.filter(|&(count, _)| count >= 2).collect::<Vec<_>>()
    };
    let marked: Vec<(u32, Parts)> =
        all().flat_map(kinds).filter(|&(_, parts)| parts != Parts::Any).collect();
    if saltus > 0 {
        return match marked.is_empty() && code.most_parts().is_some() {
            true => Ok(Theorem::Rising(Box::new(code.clone()))),
            false => Err(message!("no theorem is known for rising values of such a code")),
        };
    }
    if digits(first..first + length).any(|digit| digit.most() != Some(0)) {
        return Err(message!("no theorem is known for digits that go on for ever and break heaps"));
    }
    let last = (0..first).rev().find(|&k| !code.digit(k as i64).is_zero()).unwrap_or(0) as u64;
    let Some(heaps) = code.most_parts() else {
        let from = all().filter_map(Digit::onwards).map(|(from, _)| from).max().unwrap_or(0);
        let largest = all().flat_map(Digit::single).map(|(count, _)| count).max().unwrap_or(0);
        return match marked.is_empty() && length == 0 {
            true => Ok(Theorem::AnyHeaps { from: from.max(largest).into(), last }),
            false => {
                Err(message!("no theorem is known for any number of heaps that must be marked"))
            }
        };
    };
    let provable = marked.iter().all(|&(count, parts)| {
        parts == Parts::NotAllEqual || parts == Parts::Different && count == 2
    });
    if !provable {
        return Err(message!(
            "no theorem is known for heaps that must be all different or all equal"
        ));
    }
    let repeated = (first as u64, length as u64);
    let heaps = u64::from(heaps.max(1));
    Ok(Theorem::Heaps { heaps, last, unequal: !marked.is_empty(), repeated })
}

impl Theorem {
    /// The heap below which a pattern has to hold for it to hold for ever;
    /// `None` if the theorem does not apply to such a pattern, or not yet. The
    /// values are those of the heaps from 0 on, and have the pattern.
    pub fn bound(&self, pattern: &Period, values: &[u16]) -> Option<u64> {
        let Period { preperiod, period: p, saltus } = *pattern;
        // The proofs need heaps that are not empty.
        let start = preperiod.max(1);
        match *self {
            Theorem::Rising(ref code) => {
                let goes_on = rising::goes_on(code, values, pattern);
                goes_on.then_some((values.len() as u64).saturating_sub(p))
            }
            Theorem::Heaps { heaps, last, unequal, repeated: (from, length) } => {
                let fits = saltus == 0 && (length == 0 || p % length == 0);
                let periods = heaps - 1 + u64::from(unequal);
                let bound = heaps.checked_mul(start)?.checked_add(periods.checked_mul(p)?)?;
                let from = if length == 0 { 0 } else { from };
                fits.then_some(bound.checked_add(last)?.max(from))
            }
            Theorem::AnyHeaps { from, last } => {
                let q = start.checked_add(p)?;
                let heaps = q.checked_mul(q)?.checked_mul(2)?.checked_add(from)?;
                let bound = q.checked_mul(heaps)?.checked_add(last)?;
                (saltus == 0).then_some(bound)
            }
            Theorem::Subtraction { from, length } => {
                if p % length != 0 {
                    return None;
                }
                let periods = match saltus {
                    0 => 1,
                    _ => {
                        let early = usize::try_from(preperiod.checked_add(p)?).ok()?;
                        let largest = values.get(..early)?.iter().max().copied().unwrap_or(0);
                        (u64::from(largest) + 1 + saltus).div_ceil(saltus) + 1
                    }
                };
                preperiod.checked_add(p.checked_mul(periods)?)?.checked_add(from)
            }
        }
    }

    /// Who proved it.
    pub fn name(&self) -> &'static str {
        match self {
            Theorem::Heaps { heaps: 1, .. } => message!("repeated window"),
            Theorem::Heaps { heaps: 2, .. } => message!("Guy and Smith"),
            Theorem::Heaps { .. } => message!("Guy and Smith, for more heaps"),
            Theorem::AnyHeaps { .. } => message!("Guy and Smith, for any number of heaps"),
            Theorem::Subtraction { .. } => message!("subtraction with repeated digits"),
            Theorem::Rising(_) => message!("rising values"),
        }
    }
}

impl fmt::Display for Theorem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
