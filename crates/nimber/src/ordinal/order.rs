//! Which of two ordinals is larger.
//!
//! Sums compare term by term, the principal ordinal first, then its coefficient (Cantor).
//! Principal ordinals, with ω^b read as φ(0, b):
//!
//! - φ(a, b) and φ(c, d): as b and d if a = c; as b and φ(c, d) if a < c (Veblen), and the other
//!   way round if a > c;
//! - φ(a, b) is less than an atom A = Γ or ω_c exactly if a < A and b < A, as A is closed under φ;
//! - Γ_a is less than ω_c exactly if a < ω_c;
//! - Γ_a and Γ_c as a and c, ω_a and ω_c as a and c.
//!
//! Every question leads to questions about proper parts. None is asked twice: read a question as a
//! pair (part of the left tree, part of the right tree). Of φ(a, b) and φ(c, d), the first
//! question (a, c) leads to pairs in a × c; the second is (b, d), (b, φ(c, d)) or (φ(a, b), d) and
//! leads to pairs with the left part in b or the right part in d. So comparing X and Y costs at
//! most |X|·|Y| steps, and O(|X| + |Y|) if no φ is involved. The recursion is at most
//! depth(X) + depth(Y) deep.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::{Ordinal, Principal, Repr};
use Principal::{Gamma, Initial, Power, Veblen};

impl Ord for Ordinal {
    fn cmp(&self, other: &Self) -> Ordering {
        match (&self.0, &other.0) {
            (Repr::Finite(a), Repr::Finite(b)) => a.cmp(b),
            (Repr::Finite(_), Repr::Infinite(_)) => Ordering::Less,
            (Repr::Infinite(_), Repr::Finite(_)) => Ordering::Greater,
            (Repr::Infinite(a), Repr::Infinite(b)) if Arc::ptr_eq(a, b) => Ordering::Equal,
            (Repr::Infinite(a), Repr::Infinite(b)) => {
                for (x, y) in a.terms.iter().zip(&b.terms) {
                    let order = x.principal.cmp(&y.principal);
                    let order = order.then_with(|| x.coefficient.cmp(&y.coefficient));
                    if order.is_ne() {
                        return order;
                    }
                }
                a.terms.len().cmp(&b.terms.len()).then_with(|| a.finite.cmp(&b.finite))
            }
        }
    }
}

impl PartialOrd for Ordinal {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Ordinal {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Repr::Finite(a), Repr::Finite(b)) => a == b,
            (Repr::Infinite(a), Repr::Infinite(b)) => {
                Arc::ptr_eq(a, b)
                    || (a.hash == b.hash
                        && a.size == b.size
                        && a.finite == b.finite
                        && a.terms == b.terms)
            }
            _ => false,
        }
    }
}

impl Eq for Ordinal {}

impl Hash for Ordinal {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match &self.0 {
            Repr::Finite(n) => n.hash(state),
            Repr::Infinite(form) => state.write_u64(form.hash),
        }
    }
}

impl Ordinal {
    fn cmp_principal(&self, other: &Principal) -> Ordering {
        let Some(lead) = self.limit_terms().first() else { return Ordering::Less };
        lead.principal.cmp(other).then_with(|| match self.as_principal() {
            Some(_) => Ordering::Equal,
            None => Ordering::Greater,
        })
    }
}

impl Ord for Principal {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Power(a), Power(b)) | (Gamma(a), Gamma(b)) | (Initial(a), Initial(b)) => a.cmp(b),
            (Veblen(a, b), Veblen(c, d)) => match a.cmp(c) {
                Ordering::Less => b.cmp_principal(other),
                Ordering::Equal => b.cmp(d),
                Ordering::Greater => d.cmp_principal(self).reverse(),
            },
            (Power(exponent), atom) => exponent.cmp_principal(atom),
            (Veblen(a, b), Gamma(_) | Initial(_)) => {
                if a.cmp_principal(other).is_lt() && b.cmp_principal(other).is_lt() {
                    Ordering::Less
                } else {
                    Ordering::Greater
                }
            }
            (Gamma(index), Initial(_)) => index.cmp_principal(other),
            _ => other.cmp(self).reverse(),
        }
    }
}

impl PartialOrd for Principal {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
