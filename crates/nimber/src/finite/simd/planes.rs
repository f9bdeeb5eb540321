//! The tower of quadratic extensions on byte planes.
//!
//! As many numbers as a vector has bytes, turned so that each vector holds the same byte of all of
//! them. A number is then a polynomial in the Fermat powers above 256 whose coefficients are
//! vectors, and the recursions of [`tower`](crate::finite::tower) apply to all numbers at once,
//! down to the instructions on bytes.
//!
//! With X the Fermat power of a level and c = X/2, the constant of the next level is cX. Products
//! with it lead to products with c and c² one level below, and so on. All of them are values of
//! polynomials over F₂ at c, which is how they are named here: bit i of a *coefficient mask* is
//! the coefficient of cⁱ. At the bottom c = 128, and any mask is one matrix.

use std::marker::PhantomData;

use super::constants::{self, Basis};
use super::vector::Vector;

/// The mask of 1.
const ONE: usize = 1;
/// The mask of c.
const C: usize = 2;

/// The product by p(cX) of hX + l: the masks α, β, γ, δ in (αh + βl) X + (γh + δl).
#[derive(Clone, Copy)]
struct Step {
    high: (usize, usize),
    low: (usize, usize),
}

/// The degrees of the polynomials in the c of a level above bytes are less than this.
const DEGREES: usize = 6;

const STEPS: [Step; 1 << DEGREES] = {
    let mut steps = [Step { high: (0, 0), low: (0, 0) }; 1 << DEGREES];
    let mut mask = 0;
    while mask < steps.len() {
        // X^i = pX + q and X^(i+1) = (p+q)X + cp, where p and q are polynomials in c.
        let (mut p, mut q) = (0, ONE);
        let mut i = 0;
        while i < DEGREES {
            if mask >> i & 1 == 1 {
                steps[mask].high.0 ^= (p ^ q) << i;
                steps[mask].high.1 ^= p << i;
                steps[mask].low.0 ^= (p << 1) << i;
                steps[mask].low.1 ^= q << i;
            }
            (p, q) = (p ^ q, p << 1);
            i += 1;
        }
        mask += 1;
    }
    steps
};

/// Byte planes of numbers.
pub trait Planes: Copy {
    type Vector: Vector;

    /// The number of planes, which is the number of bytes of a number.
    const PLANES: usize;

    /// Reads PLANES vectors, one after the other.
    ///
    /// # Safety
    ///
    /// As for [`Vector::load`], for all of the bytes.
    unsafe fn load(from: *const u8) -> Self;

    /// Writes PLANES vectors, one after the other.
    ///
    /// # Safety
    ///
    /// As for [`Vector::store`], for all of the bytes.
    unsafe fn store(self, to: *mut u8);

    /// As [`load`](Self::load) from a place `offset` bytes behind `from`, but no vector is read
    /// from farther on than `last`: it is read there instead.
    ///
    /// # Safety
    ///
    /// As for [`Vector::load`], for all bytes up to the end of a vector at `last`.
    unsafe fn load_short(from: *const u8, offset: usize, last: usize) -> Self;

    /// Writes the vectors where [`load_short`](Self::load_short) reads them.
    ///
    /// # Safety
    ///
    /// As for [`Vector::store`], for all bytes up to the end of a vector at `last`.
    unsafe fn store_short(self, to: *mut u8, offset: usize, last: usize);

    /// See [`Vector::group`].
    fn group(self, bytes: usize) -> Self;

    /// See [`Vector::ungroup`].
    fn ungroup(self, bytes: usize) -> Self;

    /// [Exchanges](Vector::exchange) vectors with vectors in the same place.
    fn exchange(low: Self, high: Self, width: usize, bytes: usize) -> (Self, Self);

    /// All steps of the transposition, vectors being grouped.
    fn exchange_all(self, bytes: usize) -> Self;

    /// Numbers into planes, or planes into numbers.
    #[inline(always)]
    fn transpose(self) -> Self {
        let bytes = Self::PLANES;
        self.group(bytes).exchange_all(bytes).ungroup(bytes)
    }

    /// The same linear map on every byte.
    fn linear(self, matrix: u64) -> Self;

    fn sum(self, other: Self) -> Self;

    fn product(self, other: Self) -> Self;

    /// p(c)·a, by the mask of p.
    fn times(self, mask: usize) -> Self;

    /// p(c)·a·b, by the mask of p.
    fn product_times(self, other: Self, mask: usize) -> Self;

    /// p(c)·a², by the mask of p.
    fn square_times(self, mask: usize) -> Self;

    /// 1/a, and 0 for 0.
    fn inverse(self) -> Self;

    /// The number b with b² = a. Of bytes that stand for themselves.
    fn square_root(self) -> Self;

    /// The even y with y²+y = a + c·[a has trace 1]. Of bytes that stand for themselves.
    fn half_trace(self) -> Self;

    /// The trace, as the number 0 or 1 in one vector. Of bytes that stand for themselves.
    fn trace(self) -> Self::Vector;

    /// Adds a number below 256.
    fn add_byte(self, byte: Self::Vector) -> Self;

    /// The matrices by which [`product_with`](Self::product_with) multiplies by the first of the
    /// numbers here, 3^levels of them. Of bytes that stand for themselves.
    fn multiplier(self, matrices: &mut [u64]);

    /// The product with the number that the matrices were made from.
    fn product_with(self, matrices: &[u64]) -> Self;

    /// The sum of the images of all planes, each by its own matrix.
    fn image(self, matrices: &[u64]) -> Self::Vector;

    /// The planes that are such images, each by its own row of matrices.
    fn images<P: Planes<Vector = Self::Vector>>(from: P, matrices: &[u64]) -> Self;
}

/// One plane: numbers of one byte, which stands for a nimber by the basis B.
#[derive(Clone, Copy)]
pub struct Plane<V, B>(V, PhantomData<B>);

impl<V: Vector, B: Basis> Plane<V, B> {
    #[inline(always)]
    fn new(vector: V) -> Self {
        Self(vector, PhantomData)
    }
}

impl<V: Vector, B: Basis> Planes for Plane<V, B> {
    type Vector = V;

    const PLANES: usize = 1;

    #[inline(always)]
    unsafe fn load(from: *const u8) -> Self {
        // SAFETY: the same contract.
        Self::new(unsafe { V::load(from) })
    }

    #[inline(always)]
    unsafe fn store(self, to: *mut u8) {
        // SAFETY: the same contract.
        unsafe { self.0.store(to) }
    }

    #[inline(always)]
    unsafe fn load_short(from: *const u8, offset: usize, last: usize) -> Self {
        // SAFETY: the vector ends no later than one at `last`.
        Self::new(unsafe { V::load(from.add(offset.min(last))) })
    }

    #[inline(always)]
    unsafe fn store_short(self, to: *mut u8, offset: usize, last: usize) {
        // SAFETY: the vector ends no later than one at `last`.
        unsafe { self.0.store(to.add(offset.min(last))) }
    }

    #[inline(always)]
    fn group(self, bytes: usize) -> Self {
        Self::new(self.0.group(bytes))
    }

    #[inline(always)]
    fn ungroup(self, bytes: usize) -> Self {
        Self::new(self.0.ungroup(bytes))
    }

    #[inline(always)]
    fn exchange(low: Self, high: Self, width: usize, bytes: usize) -> (Self, Self) {
        let (low, high) = V::exchange(low.0, high.0, width, bytes);
        (Self::new(low), Self::new(high))
    }

    #[inline(always)]
    fn exchange_all(self, _: usize) -> Self {
        self
    }

    #[inline(always)]
    fn linear(self, matrix: u64) -> Self {
        Self::new(self.0.linear(matrix))
    }

    #[inline(always)]
    fn sum(self, other: Self) -> Self {
        Self::new(self.0.xor(other.0))
    }

    #[inline(always)]
    fn product(self, other: Self) -> Self {
        Self::new(self.0.product(other.0))
    }

    #[inline(always)]
    fn times(self, mask: usize) -> Self {
        if mask == ONE { self } else { self.linear(B::TIMES[mask]) }
    }

    #[inline(always)]
    fn product_times(self, other: Self, mask: usize) -> Self {
        self.product(other).times(mask)
    }

    #[inline(always)]
    fn square_times(self, mask: usize) -> Self {
        self.linear(B::SQUARE_TIMES[mask])
    }

    #[inline(always)]
    fn inverse(self) -> Self {
        Self::new(self.0.inverse())
    }

    #[inline(always)]
    fn square_root(self) -> Self {
        self.linear(constants::SQUARE_ROOT)
    }

    #[inline(always)]
    fn half_trace(self) -> Self {
        self.linear(constants::HALF_TRACE)
    }

    #[inline(always)]
    fn trace(self) -> V {
        self.0.linear(constants::TRACE)
    }

    #[inline(always)]
    fn add_byte(self, byte: V) -> Self {
        Self::new(self.0.xor(byte))
    }

    fn multiplier(self, matrices: &mut [u64]) {
        let mut bytes = [0; 64];
        assert!(V::BYTES <= bytes.len());
        // SAFETY: there is room for all bytes of the vector.
        unsafe { self.0.store(bytes.as_mut_ptr()) };
        matrices[0] = constants::times(bytes[0]);
    }

    #[inline(always)]
    fn product_with(self, matrices: &[u64]) -> Self {
        self.linear(matrices[0])
    }

    #[inline(always)]
    fn image(self, matrices: &[u64]) -> V {
        self.0.linear(matrices[0])
    }

    #[inline(always)]
    fn images<P: Planes<Vector = V>>(from: P, matrices: &[u64]) -> Self {
        Self::new(from.image(matrices))
    }
}

/// high·X + low: numbers of twice as many bytes.
#[derive(Clone, Copy)]
pub struct Pair<P> {
    low: P,
    high: P,
}

impl<P: Planes> Pair<P> {
    /// αa + βb, where s = a + b.
    #[inline(always)]
    fn combine((alpha, beta): (usize, usize), a: P, b: P, s: P) -> P {
        match (alpha, beta) {
            (alpha, 0) => a.times(alpha),
            (0, beta) => b.times(beta),
            _ if alpha == beta => s.times(alpha),
            _ => a.times(alpha).sum(b.times(beta)),
        }
    }

    /// αh² + β(l² + ch²), where s = h + l: the coefficients of a² being h² and l² + ch².
    ///
    /// As (α+β+βc)h² + βs², since then terms are shared between the two coefficients.
    #[inline(always)]
    fn combine_squares((alpha, beta): (usize, usize), h: P, s: P) -> P {
        match (alpha ^ beta ^ beta << 1, beta) {
            (alpha, 0) => h.square_times(alpha),
            (0, beta) => s.square_times(beta),
            (alpha, beta) => h.square_times(alpha).sum(s.square_times(beta)),
        }
    }

    /// p(cX)·(high·X + low), where sum = high + low.
    #[inline(always)]
    fn scaled(high: P, low: P, sum: P, mask: usize) -> Self {
        if mask == ONE {
            return Self { low, high };
        }
        let step = STEPS[mask];
        Self {
            high: Self::combine(step.high, high, low, sum),
            low: Self::combine(step.low, high, low, sum),
        }
    }
}

impl<P: Planes> Planes for Pair<P> {
    type Vector = P::Vector;

    const PLANES: usize = 2 * P::PLANES;

    #[inline(always)]
    unsafe fn load(from: *const u8) -> Self {
        let half = P::PLANES * P::Vector::BYTES;
        // SAFETY: the same contract, for each half of the bytes.
        unsafe { Self { low: P::load(from), high: P::load(from.add(half)) } }
    }

    #[inline(always)]
    unsafe fn store(self, to: *mut u8) {
        let half = P::PLANES * P::Vector::BYTES;
        // SAFETY: the same contract, for each half of the bytes.
        unsafe {
            self.low.store(to);
            self.high.store(to.add(half));
        }
    }

    #[inline(always)]
    unsafe fn load_short(from: *const u8, offset: usize, last: usize) -> Self {
        let half = offset + P::PLANES * P::Vector::BYTES;
        // SAFETY: the same contract.
        unsafe {
            Self { low: P::load_short(from, offset, last), high: P::load_short(from, half, last) }
        }
    }

    #[inline(always)]
    unsafe fn store_short(self, to: *mut u8, offset: usize, last: usize) {
        let half = offset + P::PLANES * P::Vector::BYTES;
        // SAFETY: the same contract.
        unsafe {
            self.low.store_short(to, offset, last);
            self.high.store_short(to, half, last);
        }
    }

    #[inline(always)]
    fn group(self, bytes: usize) -> Self {
        Self { low: self.low.group(bytes), high: self.high.group(bytes) }
    }

    #[inline(always)]
    fn ungroup(self, bytes: usize) -> Self {
        Self { low: self.low.ungroup(bytes), high: self.high.ungroup(bytes) }
    }

    #[inline(always)]
    fn exchange(a: Self, b: Self, width: usize, bytes: usize) -> (Self, Self) {
        let low = P::exchange(a.low, b.low, width, bytes);
        let high = P::exchange(a.high, b.high, width, bytes);
        (Self { low: low.0, high: high.0 }, Self { low: low.1, high: high.1 })
    }

    #[inline(always)]
    fn exchange_all(self, bytes: usize) -> Self {
        let (low, high) = P::exchange(self.low, self.high, P::PLANES, bytes);
        Self { low: low.exchange_all(bytes), high: high.exchange_all(bytes) }
    }

    #[inline(always)]
    fn linear(self, matrix: u64) -> Self {
        Self { low: self.low.linear(matrix), high: self.high.linear(matrix) }
    }

    #[inline(always)]
    fn sum(self, other: Self) -> Self {
        Self { low: self.low.sum(other.low), high: self.high.sum(other.high) }
    }

    #[inline(always)]
    fn product(self, other: Self) -> Self {
        self.product_times(other, ONE)
    }

    #[inline(always)]
    fn times(self, mask: usize) -> Self {
        Self::scaled(self.high, self.low, self.high.sum(self.low), mask)
    }

    #[inline(always)]
    fn product_times(self, other: Self, mask: usize) -> Self {
        let low = self.low.product(other.low);
        let high = self.high.product_times(other.high, C);
        let middle = self.low.sum(self.high).product(other.low.sum(other.high));
        // The sum of both coefficients needs no `low`, which is in each of them.
        Self::scaled(middle.sum(low), low.sum(high), middle.sum(high), mask)
    }

    #[inline(always)]
    fn square_times(self, mask: usize) -> Self {
        if mask == ONE {
            let high = self.high.square_times(ONE);
            return Self { low: self.low.square_times(ONE).sum(self.high.square_times(C)), high };
        }
        let step = STEPS[mask];
        let sum = self.low.sum(self.high);
        Self {
            low: Self::combine_squares(step.low, self.high, sum),
            high: Self::combine_squares(step.high, self.high, sum),
        }
    }

    #[inline(always)]
    fn inverse(self) -> Self {
        let conjugate = self.low.sum(self.high);
        let norm = self.low.product(conjugate).sum(self.high.square_times(C));
        let inverse = norm.inverse();
        Self { low: conjugate.product(inverse), high: self.high.product(inverse) }
    }

    #[inline(always)]
    fn square_root(self) -> Self {
        Self { low: self.low.sum(self.high.times(C)).square_root(), high: self.high.square_root() }
    }

    #[inline(always)]
    fn half_trace(self) -> Self {
        let high = self.high.half_trace();
        let rest = self.low.sum(high.square_times(C));
        // y₁ + 1 in place of y₁ would add c to the rest, on which its half-trace does not depend.
        Self { low: rest.half_trace(), high: high.add_byte(rest.trace()) }
    }

    #[inline(always)]
    fn trace(self) -> P::Vector {
        self.high.trace()
    }

    #[inline(always)]
    fn add_byte(self, byte: P::Vector) -> Self {
        Self { low: self.low.add_byte(byte), high: self.high }
    }

    fn multiplier(self, matrices: &mut [u64]) {
        let third = matrices.len() / 3;
        let (low, rest) = matrices.split_at_mut(third);
        let (high, middle) = rest.split_at_mut(third);
        self.low.multiplier(low);
        self.high.times(C).multiplier(high);
        self.low.sum(self.high).multiplier(middle);
    }

    #[inline(always)]
    fn product_with(self, matrices: &[u64]) -> Self {
        let third = matrices.len() / 3;
        let low = self.low.product_with(&matrices[..third]);
        let high = self.high.product_with(&matrices[third..2 * third]);
        let middle = self.low.sum(self.high).product_with(&matrices[2 * third..]);
        Self { low: low.sum(high), high: middle.sum(low) }
    }

    #[inline(always)]
    fn image(self, matrices: &[u64]) -> P::Vector {
        let (low, high) = matrices.split_at(matrices.len() / 2);
        self.low.image(low).xor(self.high.image(high))
    }

    #[inline(always)]
    fn images<Q: Planes<Vector = P::Vector>>(from: Q, matrices: &[u64]) -> Self {
        let (low, high) = matrices.split_at(matrices.len() / 2);
        Self { low: P::images(from, low), high: P::images(from, high) }
    }
}
