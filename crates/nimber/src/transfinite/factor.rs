//! Writing an infinite nimber as a product with prescribed leading powers of two.
//!
//! # What
//! Write every nimber as a sum of different powers of two, as ordinals. [`factors_for`] computes,
//! for nimbers x_1, …, x_d and a nimber v ≠ 0 whose leading power of two occurs in x_1·…·x_d,
//!
//! > nimbers r_1, …, r_d with r_1·…·r_d = v, the leading power of each r_k occurring in x_k.
//!
//! Then x_k + r_k < x_k for every k, which is what a winning move on a transfinite board needs. For
//! finite nimbers this is [`finite::factors_for`](crate::finite::factors_for).
//!
//! # Theorem
//! r_1, …, r_d exist. *Proof,* and this is the algorithm. It is enough to do it for two factors,
//! (x_1·…·x_(d−1))·x_d, and then for the first of the two. As the product is distributive, the
//! leading power of v occurs in the product of a term of x and a term of y. If both are finite, so
//! is v, and the theorem for finite nimbers applies. Otherwise let κ be the largest κ_q of odd q in
//! them, q a power of p, and let the terms be κ^i·s and κ^j·t with i, j < p and s, t < κ, not both i
//! and j being 0. The ordinals below κ are a field in which every polynomial of degree less than p
//! has roots, and κ^p = α is the least one of them that has no p-th root there. Write v as a
//! polynomial in κ with coefficients below κ, the leading one being v_n.
//!
//! 1. *i + j < p.* All powers of two in κ^(i+j)·st have the factor κ^(i+j). Hence n = i + j, and the
//!    leading power of v_n occurs in s·t. By induction v_n = a·b for leading powers of a in s, of b
//!    in t. The polynomial v/v_n has n roots. Give i of them to u and j to w:
//!    u = a·(κ + r₁)·…·(κ + r_i) and w = b·(κ + r_(i+1))·…·(κ + r_n).
//! 2. *i + j = p + d.* Now the product of the terms is κ^d·(α·st), so that n = d and the leading
//!    power of v_n occurs in α·(st). By induction v_n = e·f for leading powers of e in α, of f in
//!    st; and by induction again f = a·b as before. Since α + e < α, it has a p-th root ρ below κ,
//!    hence all of them, ζρ for every ζ with ζ^p = 1, and e = κ^p + ρ^p is the product of all κ + ζρ. So
//!    v = a·b·∏(κ + ζρ)·(v/v_n) has p + d linear factors to be given, i of them to u and j to w.
//!
//! The induction is by the largest κ, as α and st are below it. ∎
//!
//! So every ordinal that is less than x·y is reached from the corner (x, y) by some smaller
//! coordinates, as the definition of the product by mex demands.
//!
//! # Cost
//! For each κ in the terms the roots of a polynomial of degree less than p, and for some of them the
//! p-th roots of a nimber.
//!
//! References: J. H. Conway, *On Numbers and Games*, chapter 6; H. W. Lenstra, *Nim multiplication*
//! (1978).

use super::terms::{Leading, Term, in_powers, kappa_nimber, roots, shares, with_roots};
use super::work::Work;
use super::{AlgebraicNimber, FieldError};
use crate::Natural;
use crate::finite;

/// Nimbers r_1, …, r_d with product `v`, the leading power of two of each r_k occurring in x_k;
/// none unless that of `v` occurs in x_1·…·x_d.
///
/// Then x_k + r_k < x_k for every k.
///
/// ```
/// use nimatron_nimber::transfinite::{AlgebraicNimber, FieldError, factors_for};
/// use std::ops::ControlFlow;
///
/// let nimber = |text: &str| AlgebraicNimber::new(&text.parse().unwrap());
/// // The stone (w+4, w+1) on a board of value 6.
/// let stone = [nimber("w+4")?, nimber("w+1")?];
/// let factors = factors_for(&stone, &nimber("6")?, &mut |_| ControlFlow::Continue(()))?;
/// assert_eq!(factors, Some(vec![nimber("6")?, nimber("1")?]));
/// # Ok::<(), FieldError>(())
/// ```
///
/// # Errors
/// [`FieldError::Exhausted`] if the work is stopped; otherwise as
/// [`polynomial_roots`](AlgebraicNimber::polynomial_roots) and [`roots`](AlgebraicNimber::roots),
/// for fields that contain the factors.
pub fn factors_for(
    coordinates: &[AlgebraicNimber],
    v: &AlgebraicNimber,
    work: &mut Work<'_>,
) -> Result<Option<Vec<AlgebraicNimber>>, FieldError> {
    some_factors_for(coordinates, v, 1, work).map(|mut lists| lists.pop())
}

/// Up to `most` lists as [`factors_for`] finds them, different in how the roots are dealt out.
pub(super) fn some_factors_for(
    coordinates: &[AlgebraicNimber],
    v: &AlgebraicNimber,
    most: usize,
    work: &mut Work<'_>,
) -> Result<Vec<Vec<AlgebraicNimber>>, FieldError> {
    let Some((last, others)) = coordinates.split_last() else {
        return Ok(Vec::new());
    };
    if others.is_empty() {
        let leads = Leading::of(v).is_some_and(|leading| leading.occurs_in(last));
        return Ok(if leads { vec![vec![v.clone()]] } else { Vec::new() });
    }
    let product = others.iter().try_fold(AlgebraicNimber::one(), |a, b| a.product(b))?;
    let mut lists = Vec::new();
    for (rest, factor) in split(&product, last, v, most, work)? {
        for mut list in some_factors_for(others, &rest, most - lists.len(), work)? {
            list.push(factor.clone());
            lists.push(list);
        }
        if lists.len() >= most {
            break;
        }
    }
    Ok(lists)
}

type Pair = (AlgebraicNimber, AlgebraicNimber);

/// The theorem for two factors: up to `most` pairs, none unless `v` leads in x·y.
fn split(
    x: &AlgebraicNimber,
    y: &AlgebraicNimber,
    v: &AlgebraicNimber,
    most: usize,
    work: &mut Work<'_>,
) -> Result<Vec<Pair>, FieldError> {
    let Some(leading) = Leading::of(v) else {
        return Ok(Vec::new());
    };
    for s in Term::of(x) {
        let first = s.nimber();
        if !leading.occurs_in(&first.product(y)?) {
            continue;
        }
        for t in Term::of(y) {
            if leading.occurs_in(&first.product(&t.nimber())?) {
                return split_terms(&s, &t, v, most, work);
            }
        }
    }
    Ok(Vec::new())
}

/// The same for two terms in whose product `v` leads.
fn split_terms(
    s: &Term,
    t: &Term,
    v: &AlgebraicNimber,
    most: usize,
    work: &mut Work<'_>,
) -> Result<Vec<Pair>, FieldError> {
    let Some(kappa) = s.kappa().max(t.kappa()) else {
        let finite = Term::of(v).first().map(|term| term.coefficient.clone()).unwrap_or_default();
        let pair = finite::factors_for(&[s.coefficient.clone(), t.coefficient.clone()], &finite);
        let nimbers = |pair: Vec<finite::FiniteNimber>| match &pair[..] {
            [r, s] => Some((r.into(), s.into())),
            _ => None,
        };
        return Ok(pair.and_then(nimbers).into_iter().collect());
    };
    let ((i, s), (j, t)) = (s.divided(kappa), t.divided(kappa));
    let Some(polynomial) = in_powers(v, kappa) else {
        return Ok(Vec::new());
    };
    let Some(lead) = polynomial.last() else {
        return Ok(Vec::new());
    };
    let p = kappa.p();
    let mut linear = roots(&polynomial, work)?;
    let leads = if i + j < p as usize {
        split_terms(&s, &t, lead, 1, work)?
    } else {
        let alpha = kappa_nimber(kappa).pow(&Natural::from(p))?;
        let product = s.nimber().product(&t.nimber())?;
        let Some((e, f)) = split(&alpha, &product, lead, 1, work)?.pop() else {
            return Ok(Vec::new());
        };
        let power = alpha.sum(&e)?;
        let repeated = if power.is_zero() { p as usize } else { 1 };
        let unities = power.roots(&Natural::from(p), work)?;
        linear.extend(unities.into_iter().map(|root| (root, repeated)));
        split_terms(&s, &t, &f, 1, work)?
    };
    let Some((a, b)) = leads.first() else {
        return Ok(Vec::new());
    };
    let pairs = shares(&linear, &[i, j], most).into_iter().map(|dealt| {
        let taken = |axis: usize| dealt.iter().map(move |share| share[axis]);
        let u = with_roots(a, kappa, &linear, taken(0))?;
        Ok((u, with_roots(b, kappa, &linear, taken(1))?))
    });
    pairs.collect()
}
