//! All ways of writing an infinite nimber as a product with leading powers of two among given ones,
//! where they are finitely many.
//!
//! # What
//! For nimbers x_1, …, x_d and v ≠ 0 the lists r_1, …, r_d with r_1·…·r_d = v and x_k + r_k < x_k
//! for every k: the winning moves of a stone at (x_1, …, x_d) on a board of value v. There are
//! infinitely many r with x + r < x if x is infinite, but often few lists.
//!
//! # Method
//! Choose for each k the term of x_k in which the leading power of two of r_k is to occur. If all are
//! finite, so are all r_k, and the finite nimbers have [`factorings_for`](finite::factorings_for).
//! Otherwise let κ be the largest κ_q of odd q in the terms, q a power of p, and write the terms as
//! κ^(i_k)·t_k with t_k < κ. Then r_k is a polynomial in κ of degree i_k < p whose leading coefficient
//! a_k has its leading power in t_k. All such polynomials are products of linear ones. Let n be the
//! sum of the i_k.
//!
//! 1. *n < p.* The product of the r_k as polynomials is v as a polynomial. So v has degree n, the
//!    product of the a_k is its leading coefficient, and its n roots are dealt out, i_k of them to
//!    r_k, in any way.
//! 2. *n = p.* The product of the r_k as polynomials is v + a·(κ^p + α) for the product a of the
//!    a_k. Where all t_k are finite, there are finitely many a_k, and each choice of them, for
//!    which this polynomial has all its roots below κ, gives lists as before.
//! 3. *n > p,* or n = p and some t_k is infinite. Then there is a free coefficient that ranges over
//!    an infinite field, and the lists are not all found.

use std::collections::HashSet;

use thiserror::Error;

use super::degree::Component;
use super::factor::some_factors_for;
use super::terms::{Roots, Term, in_powers, is_below, kappa_nimber, roots, shares, with_roots};
use super::work::{Work, spend};
use super::{AlgebraicNimber, FieldError};
use crate::Natural;
use crate::finite::{self, FiniteNimber, led_by_bits_of};
use crate::say;

/// All lists of finite factors are looked for if that needs at most so many choices.
const MOST_CHOICES: u64 = 1 << 18;
/// The terms, and the finite leading coefficients, are chosen in at most so many ways.
const MOST_WAYS: usize = 1 << 10;
/// What a choice of terms costs at least, in products of machine words.
const WAY: u64 = 64;
/// So many lists are given of those that are too many.
const FEW: usize = 8;

/// Lists of factors: all of them, or some.
#[derive(Clone, Debug, Default)]
pub struct Factorings {
    /// Different lists, a factor for each coordinate.
    pub lists: Vec<Vec<AlgebraicNimber>>,
    /// Why these are not known to be all.
    pub unlisted: Option<Unlisted>,
}

/// Why not all lists of factors are given.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unlisted {
    /// Some coefficient of the factors ranges over an infinite field.
    #[error("{}", say!("a coefficient ranges over an infinite field"))]
    Family,
    /// There are too many to be gone through.
    #[error("{}", say!("they are too many"))]
    TooMany,
    /// The search for them was not finished.
    #[error("{}", say!("the search for them was not finished"))]
    Unfinished,
    /// Something that finding them needs cannot be computed.
    #[error("{}", say!("out of reach, as {}", .0.to_string()))]
    Beyond(FieldError),
}

impl From<FieldError> for Unlisted {
    fn from(error: FieldError) -> Unlisted {
        Unlisted::Beyond(error)
    }
}

/// Every list r_1, …, r_d with product `v` and x_k + r_k < x_k for all k, each once, where these are
/// finitely many and no more than `most`; otherwise some of them.
///
/// ```
/// use nimatron_nimber::transfinite::{AlgebraicNimber, FieldError, Unlisted, factorings_for};
/// use std::ops::ControlFlow;
///
/// let nimber = |text: &str| AlgebraicNimber::new(&text.parse().unwrap());
/// let all = |x: &str, y: &str, v: &str| {
///     let stone = [nimber(x)?, nimber(y)?];
///     Ok(factorings_for(&stone, &nimber(v)?, 100, &mut |_| ControlFlow::Continue(())))
/// };
/// // (w+2)·(w+3) = w^2+w+1
/// let two = all("w", "w", "w^2+w+1")?;
/// assert_eq!((two.lists.len(), two.unlisted), (2, None));
/// let many = all("w^2", "w^2", "w")?;
/// assert_eq!(many.unlisted, Some(Unlisted::Family));
/// # Ok::<(), FieldError>(())
/// ```
pub fn factorings_for(
    coordinates: &[AlgebraicNimber],
    v: &AlgebraicNimber,
    most: usize,
    work: &mut Work<'_>,
) -> Factorings {
    let mut found = Factorings::default();
    if v.is_zero() || coordinates.is_empty() {
        return found;
    }
    let terms: Vec<Vec<Term>> = coordinates.iter().map(Term::of).collect();
    let ways = choices(&terms, MOST_WAYS);
    if ways.is_none() {
        found.add(some_factors_for(coordinates, v, FEW.min(most), work));
        found.unlisted = Some(Unlisted::TooMany);
    }
    for chosen in ways.unwrap_or_default() {
        if found.lists.len() > most {
            break;
        }
        if let Err(error) = spend(work, WAY) {
            found.unlisted = Some(Unlisted::Beyond(error));
            break;
        }
        match with_leading(&chosen, v, most - found.lists.len() + 1, work) {
            Ok(lists) => found.lists.extend(lists),
            Err(unlisted) => {
                let alone: Vec<AlgebraicNimber> = chosen.iter().map(Term::nimber).collect();
                found.add(some_factors_for(&alone, v, FEW.min(most), work));
                found.unlisted = Some(unlisted);
            }
        }
    }
    if found.lists.len() > most {
        found.lists.truncate(most);
        found.unlisted = Some(Unlisted::TooMany);
    }
    found
}

impl Factorings {
    /// Adds lists that can have been found before, as far as they could be found at all.
    fn add(&mut self, lists: Result<Vec<Vec<AlgebraicNimber>>, FieldError>) {
        let known: HashSet<Vec<AlgebraicNimber>> = self.lists.iter().cloned().collect();
        let new = lists.unwrap_or_default().into_iter().filter(|list| !known.contains(list));
        self.lists.extend(new);
    }
}

/// One of each list, in all ways; none if there are more than `most`.
fn choices<T: Clone>(lists: &[Vec<T>], most: usize) -> Option<Vec<Vec<T>>> {
    let count = lists.iter().try_fold(1_usize, |count, list| count.checked_mul(list.len()));
    count.filter(|count| *count <= most)?;
    Some(lists.iter().fold(vec![Vec::new()], |chosen, list| {
        let longer = |chosen: &Vec<T>| {
            let chosen = chosen.clone();
            list.iter().map(move |next| [chosen.as_slice(), std::slice::from_ref(next)].concat())
        };
        chosen.iter().flat_map(longer).collect()
    }))
}

/// The lists whose leading powers of two occur in these terms, or the first `most` of them.
fn with_leading(
    terms: &[Term],
    v: &AlgebraicNimber,
    most: usize,
    work: &mut Work<'_>,
) -> Result<Vec<Vec<AlgebraicNimber>>, Unlisted> {
    let Some(kappa) = terms.iter().filter_map(Term::kappa).max() else {
        return finite_lists(terms, v, most);
    };
    let Some(mut polynomial) = in_powers(v, kappa) else {
        return Ok(Vec::new());
    };
    let (degrees, rests): (Vec<usize>, Vec<Term>) =
        terms.iter().map(|term| term.divided(kappa)).unzip();
    let (n, p) = (degrees.iter().sum::<usize>(), kappa.p() as usize);
    let mut lists = Vec::new();
    if n < p {
        let Some(lead) = polynomial.get(n).filter(|_| polynomial.len() == n + 1) else {
            return Ok(Vec::new());
        };
        let leads = with_leading(&rests, lead, most, work)?;
        if leads.is_empty() {
            return Ok(lists);
        }
        let roots = roots(&polynomial, work)?;
        let ways = shares(&roots, &degrees, most);
        for lead in leads {
            for dealt in &ways {
                if lists.len() == most {
                    return Ok(lists);
                }
                lists.push(list(&lead, &roots, dealt, kappa)?);
            }
        }
        return Ok(lists);
    }
    if n > p || rests.iter().any(|rest| rest.kappa().is_some()) {
        return Err(Unlisted::Family);
    }
    let alpha = kappa_nimber(kappa).pow(&Natural::from(p))?;
    polynomial.resize(p, AlgebraicNimber::zero());
    let constant = polynomial[0].clone();
    for lead in finite_leads(&rests)? {
        let product: FiniteNimber = lead.iter().product();
        let product = AlgebraicNimber::from(&product);
        let mut polynomial = polynomial.clone();
        polynomial[0] = constant.sum(&product.product(&alpha)?)?;
        polynomial.push(product);
        let roots = roots(&polynomial, work)?;
        if !roots.iter().all(|(root, _)| is_below(root, kappa)) {
            continue;
        }
        let lead: Vec<AlgebraicNimber> = lead.iter().map(AlgebraicNimber::from).collect();
        for dealt in shares(&roots, &degrees, most - lists.len()) {
            lists.push(list(&lead, &roots, &dealt, kappa)?);
        }
        if lists.len() == most {
            break;
        }
    }
    Ok(lists)
}

/// The factors with these leading coefficients and the roots dealt out.
fn list(
    lead: &[AlgebraicNimber],
    roots: &Roots,
    dealt: &[Vec<usize>],
    kappa: Component,
) -> Result<Vec<AlgebraicNimber>, FieldError> {
    let factors = lead
        .iter()
        .enumerate()
        .map(|(k, lead)| with_roots(lead, kappa, roots, dealt.iter().map(|share| share[k])));
    factors.collect()
}

/// The same for finite terms.
fn finite_lists(
    terms: &[Term],
    v: &AlgebraicNimber,
    most: usize,
) -> Result<Vec<Vec<AlgebraicNimber>>, Unlisted> {
    let [v] = &Term::of(v)[..] else {
        return Ok(Vec::new());
    };
    if v.kappa().is_some() {
        return Ok(Vec::new());
    }
    let coordinates: Vec<FiniteNimber> =
        terms.iter().map(|term| term.coefficient.clone()).collect();
    finite::count_choices_for(&coordinates, MOST_CHOICES).ok_or(Unlisted::TooMany)?;
    let lists = finite::factorings_for(&coordinates, &v.coefficient).take(most);
    Ok(lists.map(|list| list.iter().map(AlgebraicNimber::from).collect()).collect())
}

/// All choices of finite leading coefficients for finite terms.
fn finite_leads(terms: &[Term]) -> Result<Vec<Vec<FiniteNimber>>, Unlisted> {
    let leads = terms.iter().map(|term| {
        let leads: Vec<FiniteNimber> =
            led_by_bits_of(term.coefficient.clone()).take(MOST_WAYS + 1).collect();
        leads
    });
    choices(&leads.collect::<Vec<_>>(), MOST_WAYS).ok_or(Unlisted::TooMany)
}
