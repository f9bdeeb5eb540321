//! The norm to the field of 2^f elements.
//!
//! With Φ = φ^f, the norm of β from the field of 2^E elements is the product of Φ^i(β) for i < E/f,
//! and the products N_k of the first k factors are
//!
//! > N_1 = β, N_2k = N_k·Φ^k(N_k), N_(k+1) = β·Φ(N_k):
//!
//! some log₂(E/f) products and powers of the Frobenius map.

use super::dense::Dense;
use super::frobenius::Frobenius;
use super::{Checkpoint, ExcessError, Observer, Step, go_on};
use crate::transfinite::tower::Product;

/// The norm of β to the field of 2^f elements, as an element of the whole tower.
///
/// It goes on from N_k if that is given; `state` is what the observer is told of each N_k.
///
/// # Errors
/// [`ExcessError::Damaged`] if the result is not in that field, and [`ExcessError::Stopped`].
pub(super) fn norm(
    dense: &Dense,
    beta: &[Product],
    f: usize,
    from: Option<(usize, Vec<u64>)>,
    observer: &mut dyn Observer,
    state: &dyn Fn(usize, &[u64]) -> Checkpoint,
) -> Result<Vec<u64>, ExcessError> {
    let height = dense.height();
    let factors = dense.degree(height) / f;
    let (mut k, mut norm) = from.unwrap_or_else(|| {
        let mut beta_itself = dense.one(height);
        dense.tower.multiply_by_sum(beta, &mut beta_itself);
        (1, beta_itself)
    });
    let first = Frobenius::power(dense, f);
    let mut map = Frobenius::power(dense, f * k);
    while k < factors {
        go_on(observer)?;
        let shift = factors.ilog2() - k.ilog2() - 1;
        let conjugate = map.image(dense, height, &norm);
        go_on(observer)?;
        norm = dense.product(height, &norm, &conjugate);
        drop(conjugate);
        k *= 2;
        let odd = factors >> shift & 1 == 1;
        if odd {
            go_on(observer)?;
            norm = first.image(dense, height, &norm);
            dense.tower.multiply_by_sum(beta, &mut norm);
            k += 1;
        }
        let checkpoint = state(k, &norm);
        observer.step(checkpoint.candidate, Step { done: k, factors }, &checkpoint);
        if k < factors {
            map = map.then(dense, &map);
            if odd {
                map = map.then(dense, &first);
            }
        }
    }
    if first.image(dense, height, &norm) != norm {
        return Err(ExcessError::Damaged);
    }
    Ok(norm)
}
