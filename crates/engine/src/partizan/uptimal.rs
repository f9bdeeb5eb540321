//! Uptimals: sums of a number, a nimber and multiples of powers of up.
//!
//! x + *m + a₁·↑ + a₂·↑² + … + a_r·↑^r with integers a_i is written `x*m.a₁a₂…`, as `0.1` for ↑ and
//! `*.12` for ↑ + 2·↑² + *. Each power is infinitesimal beside those before: the first coefficient
//! that is not 0 decides the sign, and an uptimal with a nimber added is confused with 0 unless
//! a₁ ≠ 0.
//!
//! Reference: Conway and Ryba, in Siegel, *Combinatorial Game Theory*, II.4; McKay, *Canonical
//! forms of uptimals*, Theor. Comput. Sci. 412 (2011).

use std::fmt;

use nimatron_nimber::text::Notation;
use nimatron_nimber::text::formula::{Formula, Sign};

use super::{Arithmetic, Comparison, Dyadic, Failure, Value};

/// A number, a nimber and integer multiples of the powers of up.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct UptimalExpansion {
    /// The number.
    pub number: Dyadic,
    /// The height of the nimber.
    pub star: u32,
    /// The multiples of ↑, ↑², …; the last is not 0.
    pub ups: Vec<i64>,
}

impl fmt::Display for UptimalExpansion {
    /// As `9/8*.12-`: a sign behind a digit makes it negative, and digits above 9 are letters;
    /// above 35 they stand in brackets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.formula().to_text(Notation::Ascii))
    }
}

impl UptimalExpansion {
    /// The expansion as a formula.
    pub fn formula(&self) -> Formula {
        let mut row = Vec::new();
        if !self.number.is_zero() || self.star == 0 {
            row.push(self.number.formula());
        }
        match self.star {
            0 => {}
            1 => row.push(Formula::Star(None)),
            star => row.push(Formula::Star(Some(Box::new(Formula::number(star))))),
        }
        row.push(Formula::text("."));
        if self.ups.is_empty() {
            row.push(Formula::number(0));
        }
        for multiple in &self.ups {
            let size = multiple.unsigned_abs();
            let digit = u32::try_from(size).ok().and_then(|digit| char::from_digit(digit, 36));
            row.push(match digit.map(|digit| digit.to_ascii_uppercase()) {
                Some(digit) if digit.is_ascii_digit() => Formula::number(digit),
                Some(letter) => Formula::Variable(letter.into()),
                None => Formula::number(size).in_brackets(),
            });
            if *multiple < 0 {
                row.push(Formula::Sign(Sign::Minus));
            }
        }
        Formula::row(row)
    }
}

impl Arithmetic<'_> {
    /// The expansion of an uptimal; `None` for other values.
    ///
    /// Cost: some sums for each power of up, of which there are at most as many as moves may
    /// follow each other.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::Values;
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// let game = games.read("{0||0|v*}").unwrap();
    /// let expansion = games.uptimal_expansion(game)?.expect("it is an uptimal");
    /// assert_eq!(expansion.to_string(), "*.12");
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn uptimal_expansion(&mut self, g: Value) -> Result<Option<UptimalExpansion>, Failure> {
        self.bound_height(g)?;
        if let Some(parts) = self.values.number_up_star(g) {
            let ups = if parts.ups == 0 { Vec::new() } else { vec![parts.ups] };
            return Ok(Some(UptimalExpansion { number: parts.number, star: parts.star, ups }));
        }
        let [left, right] = self.values.stops(g);
        let Some(number) = self.values.number(left).filter(|_| left == right) else {
            return Ok(None);
        };
        let mut rest = self.difference(g, left)?;
        let weight = match self.is_all_small(rest)? {
            true => self.atomic_weight(rest)?,
            false => return Ok(None),
        };
        let Some(weight) = self.values.number(weight).filter(Dyadic::is_integer) else {
            return Ok(None);
        };
        let first = i64::try_from(weight.numerator()).map_err(|_| Failure::TooLarge)?;
        let ups = self.ups(first)?;
        rest = self.difference(rest, ups)?;
        let Some((star, rest)) = self.without_star(rest)? else { return Ok(None) };
        let Some(more) = self.higher_powers(rest)? else { return Ok(None) };
        let mut ups = vec![first];
        ups.extend(more);
        while ups.last() == Some(&0) {
            ups.pop();
        }
        Ok(Some(UptimalExpansion { number, star, ups }))
    }

    /// The nimber with which a game of atomic weight 0 is comparable with 0, and their sum.
    fn without_star(&mut self, g: Value) -> Result<Option<(u32, Value)>, Failure> {
        let highest = self.values.height(g).saturating_add(1).checked_next_power_of_two();
        for star in 0..highest.ok_or(Failure::TooLarge)? {
            let nimber = self.nimber(star)?;
            let sum = self.sum(g, nimber)?;
            if self.compare(sum, Value::ZERO)? != Comparison::Confused {
                return Ok(Some((star, sum)));
            }
        }
        Ok(None)
    }

    /// The multiples of ↑², ↑³, … whose sum is a game of atomic weight 0.
    fn higher_powers(&mut self, g: Value) -> Result<Option<Vec<i64>>, Failure> {
        let bound = self.values.height(g).saturating_add(1);
        let mut multiples = Vec::new();
        let mut rest = g;
        for exponent in 2..=bound.saturating_add(1) {
            if rest == Value::ZERO {
                return Ok(Some(multiples));
            }
            let power = self.up_power(exponent)?;
            let Some((multiple, left_over)) = self.multiple_of(rest, power, bound)? else {
                return Ok(None);
            };
            multiples.push(multiple);
            rest = left_over;
        }
        Ok((rest == Value::ZERO).then_some(multiples))
    }

    /// The integer a for which G − a·P is infinitesimal beside P, and this difference; `None` if a
    /// is above the bound or G is confused with some multiple of P.
    fn multiple_of(
        &mut self,
        g: Value,
        power: Value,
        bound: u32,
    ) -> Result<Option<(i64, Value)>, Failure> {
        let (mut rest, mut multiple) = (g, 0);
        let up = match self.compare(g, Value::ZERO)? {
            Comparison::Equal => return Ok(Some((0, g))),
            Comparison::Confused => return Ok(None),
            Comparison::Greater => true,
            Comparison::Less => false,
        };
        let step = if up { self.negative(power)? } else { power };
        for _ in 0..=bound {
            // Between two multiples the rest belongs to the one that it is infinitely near.
            let next = self.sum(rest, step)?;
            let crossed = match self.compare(next, Value::ZERO)? {
                Comparison::Confused => return Ok(None),
                Comparison::Equal => true,
                Comparison::Greater => !up,
                Comparison::Less => up,
            };
            if crossed {
                let twice = self.sum(rest, next)?;
                let nearer_next = match self.compare(twice, Value::ZERO)? {
                    Comparison::Confused | Comparison::Equal => return Ok(None),
                    Comparison::Greater => up,
                    Comparison::Less => !up,
                };
                if nearer_next {
                    return Ok(Some((multiple + if up { 1 } else { -1 }, next)));
                }
                return Ok(Some((multiple, rest)));
            }
            rest = next;
            multiple += if up { 1 } else { -1 };
        }
        Ok(None)
    }
}
