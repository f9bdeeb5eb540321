//! Quadratic equations.
//!
//! In characteristic two a square has one square root, and x² + bx + c = 0 with b ≠ 0 becomes
//! y² + y = c/b² by x = by. In the field [2^(2^n)] that is solvable if and only if the highest bit of
//! c/b² is 0, and by y and y+1; otherwise the roots lie in the next field. The finite nimbers
//! have the roots of all their quadratics.
//!
//! Reference: Conway, *On Numbers and Games*, chapter 6.

use super::FieldElement;

/// The roots of a quadratic equation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum QuadraticRoots<T> {
    /// One root, twice.
    Double(T),
    /// Two roots, the smaller one first.
    Two([T; 2]),
    /// Two roots, both outside the field of the type. This does not happen to a
    /// [`FiniteNimber`](super::FiniteNimber).
    Outside,
}

impl<T> QuadraticRoots<T> {
    /// The roots in increasing order.
    pub fn as_slice(&self) -> &[T] {
        match self {
            QuadraticRoots::Double(root) => std::slice::from_ref(root),
            QuadraticRoots::Two(roots) => roots,
            QuadraticRoots::Outside => &[],
        }
    }
}

/// The roots of x² + bx + c = 0.
///
/// ```
/// use nimatron_nimber::finite::{FiniteNimber, Nimber8, QuadraticRoots, solve_quadratic};
///
/// let [b, c] = [1u8, 254].map(Nimber8::from);
/// assert_eq!(solve_quadratic(&b, &c), QuadraticRoots::Outside);
/// let [b, c] = [1u8, 254].map(FiniteNimber::from);
/// assert_eq!(solve_quadratic(&b, &c), QuadraticRoots::Two([460u16, 461].map(FiniteNimber::from)));
/// assert_eq!(solve_quadratic(&FiniteNimber::from(0u8), &c), QuadraticRoots::Double(c.square_root()));
/// ```
///
/// Cost: an inverse, a solution of y² + y = c/b², and three products.
pub fn solve_quadratic<T: FieldElement>(b: &T, c: &T) -> QuadraticRoots<T> {
    let Some(inverse) = b.inverse() else {
        return QuadraticRoots::Double(c.square_root());
    };
    let Some(y) = c.product(&inverse.square()).artin_schreier() else {
        return QuadraticRoots::Outside;
    };
    let root = b.product(&y);
    let other = root.sum(b);
    QuadraticRoots::Two(if root < other { [root, other] } else { [other, root] })
}
