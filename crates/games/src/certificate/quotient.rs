//! Certificates of misère quotients: the multiplication table, the P-portion, and the elements Φ(n) of
//! the heaps, up to the bound of the periodicity theorem if the quotient is that of all heaps.
//!
//! The checker does not compute the quotient; [`Claimed`] says what it confirms.

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;
use serde::{Deserialize, Serialize};

use super::Invalid;
use crate::foundation::{Budget, Outcome};
use crate::impartial::sequence::HeapRules;
use crate::misere::quotient::{Claimed, Known, Partial, Unconfirmed, Verdict};

const NAME: &str = "quotient";
const SCHEMA: u32 = 1;

/// A proof that a finite monoid is the misère quotient of a game with heaps.
///
/// ```
/// use nimatron::certificate::QuotientCertificate;
/// use nimatron::foundation::Budget;
/// use nimatron::impartial::sequence::HeapRules;
/// use nimatron::misere::quotient::Partial;
/// let (rules, budget) = ("kayles".parse::<HeapRules>()?, &mut Budget::unlimited());
/// let mut quotient = Partial::new();
/// let (verdict, _) = quotient.seek(rules.code(), 1000, budget, &mut |_| ());
/// let certificate = QuotientCertificate::new(&rules, &quotient, &verdict).expect("it is proved");
/// let verified = QuotientCertificate::verify(&certificate.to_json(), budget)?;
/// assert_eq!((verified.order, verified.p_positions, verified.period), (40, 9, Some(12)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuotientCertificate {
    nimatron: String,
    schema: u32,
    ruleset: String,
    /// From which heap on Φ is periodic; `None` if the quotient is that of the heaps given alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    preperiod: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    period: Option<u64>,
    /// The products of every element with all; 0 is the identity.
    table: Vec<Vec<u16>>,
    p_positions: Vec<u16>,
    /// Φ, from heap 0 on.
    heaps: Vec<u16>,
}

/// What a certificate that was confirmed proves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct VerifiedQuotient {
    /// The game.
    pub ruleset: String,
    /// Number of elements.
    pub order: usize,
    /// Size of the P-portion.
    pub p_positions: usize,
    /// The quotient is that of the heaps up to this one; `None` if it is that of all heaps.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_heap: Option<u64>,
    /// From which heap on the elements of heaps are periodic, if they are known to be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preperiod: Option<u64>,
    /// The length of the period.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub period: Option<u64>,
}

impl From<Unconfirmed> for Invalid {
    fn from(unconfirmed: Unconfirmed) -> Invalid {
        match unconfirmed {
            Unconfirmed::Refused { place, reason } => Invalid::Refused { place, reason },
            Unconfirmed::Exhausted(exhausted) => Invalid::Exhausted(exhausted),
        }
    }
}

impl QuotientCertificate {
    /// The certificate of the quotient of all heaps: `None` if it is not proved.
    pub fn new(
        rules: &HeapRules,
        quotient: &Partial,
        verdict: &Verdict,
    ) -> Option<QuotientCertificate> {
        let Verdict::Proved(proved) = verdict else { return None };
        let heaps = proved.bound().checked_add(proved.period().period)?;
        let heaps = quotient.heaps().get(..usize::try_from(heaps).ok()?)?;
        Some(QuotientCertificate::with(rules, quotient, verdict.proved_period(), heaps))
    }

    /// The certificate of what is known of a quotient: of all heaps, or of those whose elements are
    /// known.
    pub(super) fn of_known(rules: &HeapRules, known: &Known) -> QuotientCertificate {
        let (quotient, verdict) = (known.quotient(), known.verdict());
        QuotientCertificate::new(rules, quotient, verdict)
            .unwrap_or_else(|| QuotientCertificate::with(rules, quotient, None, quotient.heaps()))
    }

    fn with(
        rules: &HeapRules,
        quotient: &Partial,
        period: Option<(u64, u64)>,
        heaps: &[u16],
    ) -> QuotientCertificate {
        QuotientCertificate {
            nimatron: NAME.into(),
            schema: SCHEMA,
            ruleset: rules.to_string(),
            preperiod: period.map(|(preperiod, _)| preperiod),
            period: period.map(|(_, period)| period),
            table: quotient.monoid().products_of_all(),
            p_positions: quotient.monoid().p_positions().collect(),
            heaps: heaps.to_vec(),
        }
    }

    /// The certificate as JSON.
    pub fn to_json(&self) -> String {
        // Numbers and text can always be written.
        serde_json::to_string(self).unwrap_or_default() + "\n"
    }

    /// Whether a text says of itself that it is such a certificate.
    pub fn is_meant(text: &str) -> bool {
        #[derive(Deserialize)]
        struct Head {
            nimatron: String,
        }
        serde_json::from_str::<Head>(text).is_ok_and(|head| head.nimatron == NAME)
    }

    /// What it claims, before anything has been checked.
    pub fn claims(&self) -> VerifiedQuotient {
        let last = self.heaps.len().saturating_sub(1) as u64;
        VerifiedQuotient {
            ruleset: self.ruleset.clone(),
            order: self.table.len(),
            p_positions: self.p_positions.len(),
            last_heap: self.period.is_none().then_some(last),
            preperiod: self.preperiod,
            period: self.period,
        }
    }

    /// Checks a certificate from the rules of the game.
    ///
    /// # Errors
    /// [`Invalid`]: what is wrong, or that the budget ended.
    pub fn verify(text: &str, budget: &mut Budget) -> Result<VerifiedQuotient, Invalid> {
        let claimed: QuotientCertificate = serde_json::from_str(text)?;
        let rules = claimed.check(budget)?;
        Ok(VerifiedQuotient { ruleset: rules.to_string(), ..claimed.claims() })
    }

    /// Who wins a position of these rules, once the certificate has been checked.
    ///
    /// # Errors
    /// [`Invalid`]: what is wrong, or that the budget ended.
    pub(super) fn outcome(
        &self,
        rules: &HeapRules,
        heaps: &[u64],
        budget: &mut Budget,
    ) -> Result<Outcome, Invalid> {
        let refused =
            |reason: &str| Invalid::Refused { place: "quotient".into(), reason: reason.into() };
        if self.check(budget)?.code() != rules.code() {
            return Err(refused(&say!("it is that of another game")));
        }
        let Some(product) = self.claimed()?.element(heaps) else {
            return Err(refused(&say!("it does not reach to the heaps of the position")));
        };
        Ok(if self.p_positions.contains(&product) { Outcome::P } else { Outcome::N })
    }

    /// Confirms it, and returns the rules that it is about.
    fn check(&self, budget: &mut Budget) -> Result<HeapRules, Invalid> {
        if self.nimatron != NAME || self.schema != SCHEMA {
            return Err(Invalid::Unknown(say!(
                "this is no certificate of a quotient that is known"
            )));
        }
        let unreadable = |error: ParseError| Invalid::Unreadable {
            place: "ruleset".into(),
            reason: format!("{error}"),
        };
        let rules: HeapRules = self.ruleset.parse().map_err(unreadable)?;
        self.claimed()?.check(rules.code(), budget)?;
        Ok(rules)
    }

    fn claimed(&self) -> Result<Claimed<'_>, Invalid> {
        let period = match (self.preperiod, self.period) {
            (Some(preperiod), Some(period)) => Some((preperiod, period)),
            (None, None) => None,
            _ => {
                let reason = say!("a preperiod has a period");
                return Err(Invalid::Refused { place: "period".into(), reason });
            }
        };
        let QuotientCertificate { table, p_positions, heaps, .. } = self;
        Ok(Claimed { table, p_positions, heaps, period })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn certificate() -> QuotientCertificate {
        let rules: HeapRules = "0.123".parse().unwrap();
        let mut quotient = Partial::new();
        let budget = &mut Budget::unlimited();
        let (verdict, _) = quotient.seek(rules.code(), 1000, budget, &mut |_| ());
        QuotientCertificate::new(&rules, &quotient, &verdict).unwrap()
    }

    fn verdict(certificate: &QuotientCertificate) -> Result<VerifiedQuotient, Invalid> {
        QuotientCertificate::verify(&certificate.to_json(), &mut Budget::unlimited())
    }

    #[test]
    fn every_damage_is_found() {
        let whole = certificate();
        assert_eq!(verdict(&whole).unwrap().order, 20);
        let order = whole.table.len() as u16;
        let mut damaged = Vec::new();
        for place in 0..whole.heaps.len() {
            let mut other = whole.clone();
            other.heaps[place] = (other.heaps[place] + 1) % order;
            damaged.push(other);
        }
        for x in 0..order {
            for y in 0..order {
                let mut other = whole.clone();
                for (x, y) in [(x, y), (y, x)] {
                    let cell = &mut other.table[usize::from(x)][usize::from(y)];
                    *cell = (whole.table[usize::from(x)][usize::from(y)] + 1) % order;
                }
                damaged.push(other);
            }
            let mut other = whole.clone();
            match other.p_positions.iter().position(|&p| p == x) {
                Some(place) => drop(other.p_positions.remove(place)),
                None => other.p_positions.push(x),
            }
            damaged.push(other);
        }
        for (preperiod, period) in [(0, 5), (4, 5), (5, 1), (5, 0), (6, 5), (5, 10), (u64::MAX, 5)]
        {
            damaged.push(QuotientCertificate {
                preperiod: Some(preperiod),
                period: Some(period),
                ..whole.clone()
            });
        }
        for ruleset in ["0.77", "0.122", "4.[3]", "nonsense", "0.124"] {
            damaged.push(QuotientCertificate { ruleset: ruleset.into(), ..whole.clone() });
        }
        // What decides normal play.
        damaged.push(QuotientCertificate {
            ruleset: "0.3".into(),
            preperiod: Some(0),
            period: Some(2),
            table: vec![vec![0, 1], vec![1, 0]],
            p_positions: vec![0],
            heaps: [0, 1].repeat(5),
            ..whole.clone()
        });
        damaged.push(QuotientCertificate { schema: 2, ..whole.clone() });
        damaged.push(QuotientCertificate { table: Vec::new(), ..whole.clone() });
        damaged.push(QuotientCertificate { heaps: Vec::new(), ..whole });
        for other in damaged {
            assert!(verdict(&other).is_err(), "{}", other.to_json());
        }
    }

    #[test]
    fn budgets_are_respected() {
        let text = certificate().to_json();
        let exhausted = QuotientCertificate::verify(&text, &mut Budget::nodes(100));
        assert!(matches!(exhausted, Err(Invalid::Exhausted(_))));
    }
}
