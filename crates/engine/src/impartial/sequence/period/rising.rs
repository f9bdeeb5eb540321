//! Values that rise: a finite check that a pattern with a saltus goes on for
//! ever.
//!
//! Let G(n + p) = G(n) + s with s > 0 for all heaps from n₀ on that were
//! computed, and H the sequence that goes on like that for ever. To show G = H,
//! let P be an even multiple of p and of the length of repeated digits, S the
//! rise in P, and N + P the number of values known. Two things have to be shown of every
//! heap n ≥ N + P, where all smaller heaps have the values of H.
//!
//! **No option of n has the value H(n).** Let 2^γ be the largest power of two that
//! divides s, and write values as 2^γ·h + l with l < 2^γ. Let a move take k and
//! leave heaps, of which those below n₀ have the nim-sum 2^γ·f + l', and let σ be the
//! ordinary sum of the h of the others. The value of the option has l = l' ⊕ l ⊕ …, and its
//! h is at most f + σ and of the same parity. So it differs from H(n) if l does, or if
//! D = h(H(n)) − f − σ is positive or odd. Both stay as they are if one of the larger
//! heaps, and n, is larger by p; so there are finitely many cases. Where one heap is left,
//! D ≠ 0 is enough. A digit that repeats P further on makes D larger.
//!
//! **Every smaller value is that of an option.** Let 2^δ be the largest power of two that
//! divides S. Options are used that leave one heap c and others of nim-sum g < 2^δ, or
//! none: then the value of c + P with them is larger by S. They exist for
//! n + P with the same *offset* n − c; and those where the others are two equal heaps,
//! or through a repeated digit, also with the same c. Two equal heaps, or none,
//! count as c = 0 with one heap less. The check finds for each n with
//! N ≤ n < N + P some V ≤ H(n) − S, and for each value v < H(n) such an option with the value v
//!
//! - that exists with the same c for n + P too, if v < V + S,
//! - with c ≥ n₀, if v ≥ V.
//!
//! Then it is so for n + P too, with the same V, where all v < H(n) + S are asked for: for
//! v < V + S ≤ H(n) by the same c, for larger v by c + P, that belongs to v − S ≥ V at n.
//!
//! The idea of the second part is that of the theorems of Austin (1976) and of Howse
//! and Nowakowski (2004) on hexadecimal games, which speak of digits that
//! contain 8 at even and at odd places.

use super::Period;
use crate::impartial::sequence::Code;

/// More cases are not looked at.
const MOST_CASES: u64 = 50_000_000;

/// Whether a rising pattern, which holds for all these values from its
/// preperiod on, goes on for ever. The answer no may become yes with more
/// values.
pub(super) fn goes_on(code: &Code, values: &[u16], pattern: &Period) -> bool {
    let (first, length) = code.shape();
    let (p, s) = (pattern.period, pattern.saltus);
    let Some(heaps) = code.most_parts() else { return false };
    // Values rise by a multiple of four at least.
    let long = least_common_multiple(p, length.max(1) as u64).and_then(|p| p.checked_mul(4));
    let Some(long) = long else { return false };
    let Some(from) = (values.len() as u64).checked_sub(long) else { return false };
    // All heaps that were put together from early ones only must be computed.
    let early = first as u64 + length as u64 + u64::from(heaps) * (pattern.preperiod + p);
    if s == 0 || from < early + long {
        return false;
    }
    // Through repeated digits a large heap leaves early ones alone, or none.
    let largest = values[..pattern.preperiod as usize].iter().max().copied().unwrap_or(0);
    let sums = u64::from(largest).checked_add(1).map_or(0, u64::next_power_of_two);
    let above = values[from as usize..].iter().all(|&value| u64::from(value) >= sums);
    if length > 0 && !above {
        return false;
    }
    let game = Rising { code, values, pattern, long, rise: s * (long / p) };
    game.misses_its_value() && (from..from + long).all(|n| game.reaches_all_below(n))
}

fn least_common_multiple(a: u64, b: u64) -> Option<u64> {
    let (mut x, mut y) = (a, b);
    while y > 0 {
        (x, y) = (y, x % y);
    }
    (a / x).checked_mul(b)
}

struct Rising<'a> {
    code: &'a Code,
    values: &'a [u16],
    pattern: &'a Period,
    /// P and S.
    long: u64,
    rise: u64,
}

impl Rising<'_> {
    fn value(&self, heap: u64) -> u64 {
        u64::from(self.values[heap as usize])
    }

    /// H(n) as far as it is bounded by what was computed, and by how much
    /// it would rise further on.
    fn pattern_value(&self, heap: u64) -> i64 {
        let beyond = heap.saturating_sub(self.pattern.preperiod + self.pattern.period - 1);
        let periods = beyond.div_ceil(self.pattern.period);
        (self.value(heap - periods * self.pattern.period) + periods * self.pattern.saltus) as i64
    }

    /// Whether no option has the value of the pattern.
    fn misses_its_value(&self) -> bool {
        let (first, length) = self.code.shape();
        let mut cases = 0;
        // D rises by S when a repeated digit comes again after P.
        let mut k = 0;
        loop {
            let digit = self.code.digit(k as i64);
            let mut least = i64::MAX;
            for (count, _) in digit.single() {
                let count = u64::from(count);
                if count > 0 && !self.misses(k, count, &mut cases, &mut least) {
                    return false;
                }
            }
            k += 1;
            let repeats = (first as u64).max(1);
            if length == 0 && k >= repeats {
                return true;
            }
            // Within P all repeated digits occur; when D is positive for all of
            // them it stays so.
            if k >= repeats + self.long && (k - repeats) % self.long == 0 {
                let positive = |k: u64| {
                    let mut least = i64::MAX;
                    let digit = self.code.digit(k as i64);
                    digit.single().all(|(count, _)| {
                        count == 0 || self.misses(k, count.into(), &mut 0, &mut least)
                    }) && least > 0
                };
                if (k - self.long..k).all(positive) {
                    return true;
                }
                if k > repeats + 64 * self.long {
                    return false;
                }
            }
        }
    }

    /// Whether no option that takes k and leaves this number of heaps has the value of
    /// the pattern; D is noted where it is least.
    fn misses(&self, k: u64, count: u64, cases: &mut u64, least: &mut i64) -> bool {
        let start = self.pattern.preperiod.max(1);
        let heaps = start + self.pattern.period;
        let gamma = self.pattern.saltus.trailing_zeros();
        let mask = (1 << gamma) - 1;
        let mut parts = vec![1; count as usize];
        loop {
            *cases += 1;
            if *cases > MOST_CASES {
                return false;
            }
            let early =
                parts.iter().filter(|&&part| part < start).fold(0, |f, &a| f ^ self.value(a));
            let (mut low, mut high) = (early & mask, (early >> gamma) as i64);
            for &part in parts.iter().filter(|&&part| part >= start) {
                low ^= self.value(part) & mask;
                high += (self.value(part) >> gamma) as i64;
            }
            if parts.iter().any(|&part| part >= start) {
                // Heaps below the preperiod do not follow the pattern: the
                // whole is looked at where it is larger.
                let heap = k + parts.iter().sum::<u64>();
                let periods = start.saturating_sub(heap).div_ceil(self.pattern.period);
                let target = self.pattern_value(heap + periods * self.pattern.period);
                let difference =
                    (target >> gamma) - high - (periods * (self.pattern.saltus >> gamma)) as i64;
                if target & mask as i64 == low as i64 {
                    let missed = difference > 0 || difference % 2 != 0;
                    if !missed && (count > 1 || difference == 0) {
                        return false;
                    }
                    *least = difference.min(*least);
                }
            }
            // The next ascending list of heaps.
            let Some(at) = parts.iter().rposition(|&part| part + 1 < heaps) else { return true };
            let next = parts[at] + 1;
            parts[at..].fill(next);
        }
    }

    /// Whether every value below G(n) is that of an option that comes down to
    /// one heap, and stays so.
    fn reaches_all_below(&self, n: u64) -> bool {
        let below = self.value(n) as usize;
        // For each value: an option that exists with the same heap later on, one
        // of these with a heap of the pattern, and any with a heap of the pattern.
        let mut reached = vec![[false; 3]; below];
        let mut note = |heap: u64, others: u64, lasting: bool, larger: bool| {
            let late = larger && heap >= self.pattern.preperiod;
            if let Some(marks) = reached.get_mut((self.value(heap) ^ others) as usize) {
                marks[0] |= lasting;
                marks[1] |= lasting && late;
                marks[2] |= late;
            }
        };
        let (first, length) = self.code.shape();
        let last = if length > 0 { n } else { n.min(first as u64 - 1) };
        let near = self.pattern.preperiod + self.long;
        let power = 1 << self.rise.trailing_zeros();
        for k in 0..=last {
            let digit = self.code.digit(k as i64);
            let allows = |count| digit.parts(count).is_some();
            let repeated = k >= first as u64;
            let sum = n - k;
            // A heap of nothing may become a larger one if a heap more is allowed.
            if sum == 0 && allows(0) {
                note(0, 0, repeated, allows(1));
            }
            if sum > 0 && sum % 2 == 0 && allows(2) {
                note(0, 0, true, allows(3));
            }
            if k > 0 && sum > 0 && allows(1) {
                note(sum, 0, repeated, true);
            }
            // Heaps beside c need not be large.
            for a in 1..near.min(sum) {
                if allows(2) && self.value(a) < power {
                    note(sum - a, self.value(a), repeated, true);
                }
                let others = (a + 1..near).take_while(|b| allows(3) && a + b < sum);
                for (b, g) in others.map(|b| (b, self.value(a) ^ self.value(b))) {
                    if g < power {
                        note(sum - a - b, g, repeated, true);
                    }
                }
            }
            if allows(3) {
                (1..sum.div_ceil(2)).for_each(|a| note(sum - 2 * a, 0, true, true));
            }
        }
        let rise = self.rise as usize;
        // V: from there on all values have a heap of the pattern.
        let threshold = reached.iter().rposition(|marks| !marks[2]).map_or(0, |v| v + 1);
        // Else values from G(n) on would not be reached from n + P.
        let is_enough = threshold + rise <= below;
        is_enough
            && reached.iter().enumerate().all(|(value, marks)| {
                (value >= threshold + rise || marks[0])
                    && (value < threshold
                        || if value < threshold + rise { marks[1] } else { marks[2] })
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::Budget;
    use crate::impartial::sequence::values;

    fn check(code: &str, preperiod: u64, period: u64, saltus: u64, len: u64) -> bool {
        let code: Code = code.parse().unwrap();
        let mut engine = values(&code, Vec::new()).unwrap();
        engine.extend(len, &mut Budget::unlimited(), &mut |_| ()).unwrap();
        let pattern = Period { preperiod, period, saltus };
        let values = engine.values(0..len).unwrap();
        assert!(super::super::find::holds(values, &pattern), "{code}");
        goes_on(&code, values, &pattern)
    }

    #[test]
    fn games_of_the_literature_rise_for_ever() {
        // The game of Kenyon, 0.3F, has a saltus that is no power of two.
        for (code, preperiod, period, saltus) in [
            ("0.3F", 0, 6, 3),
            ("0.8", 1, 3, 1),
            ("0.137F", 0, 2, 1),
            ("0.1337F", 0, 2, 1),
            ("0.C", 1, 2, 1),
            ("0.0F", 0, 2, 1),
            ("0.8F", 7, 7, 4),
            ("0.CF", 3, 3, 2),
            ("0.AF", 1, 1, 1),
            ("0.EF", 1, 1, 1),
            ("0.FF", 0, 1, 1),
            ("8.0", 1, 2, 1),
            ("8.8", 1, 2, 1),
            ("4.[3]", 1, 4, 4),
        ] {
            assert!(check(code, preperiod, period, saltus, 300), "{code}");
        }
    }

    #[test]
    fn a_pattern_that_breaks_later_is_not_taken_for_one() {
        // It holds from heap 263 up to heap 511.
        for len in [400, 450, 500] {
            assert!(!check("0.123456789", 263, 2, 1, len), "{len}");
        }
    }
}
