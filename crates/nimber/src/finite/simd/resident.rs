//! Kernels for slices of polynomials, on vectors of words.
//!
//! `VPCLMULQDQ` multiplies one pair of words in every 16 bytes of a vector, without carries. What
//! remains is the remainder modulo x^64 + x^4 + x^3 + x + 1 = x^64 + (x+1)(x^3+1), or modulo
//! x^128 + x^7 + x^2 + x + 1. All of this is written once, for any vector of [`Words`].
//!
//! Per 8 products of 64 bits with vectors of 8 words: 2 multiplications, 3 shuffles, 3 shifts and
//! 3 sums. Per 4 products of 128 bits: 7 multiplications, a shuffle and 4 sums.

use std::slice;
use std::sync::LazyLock;

use super::linear::Linear;
use super::words::Words;
use super::{Element, Function, Isomorphic, Kernel, Lane, job};
use crate::finite::polynomial::PolynomialField;
use crate::finite::word::Halves;
use crate::finite::{Nimber64, Nimber128, Polynomial64, Polynomial128};

/// A polynomial modulo that of its field.
///
/// # Safety
///
/// On little-endian machines the type is WORDS words, the low one first. WORDS is 1 or 2.
pub unsafe trait Residue: Element + PartialEq {
    const WORDS: usize;

    /// Products before reduction, as vectors.
    type Wide<V: Words>: Copy;

    const ONE: Self;

    /// The words from low to high, repeated.
    fn pair(self) -> [u64; 2];

    fn plus(self, other: Self) -> Self;

    fn times(self, other: Self) -> Self;

    fn squared(self) -> Self;

    fn inverted(self) -> Self;

    /// The sum of all polynomials of a vector of sums of products.
    fn collect<V: Words>(wide: Self::Wide<V>) -> Self;

    fn wide_product<V: Words>(a: V, b: V) -> Self::Wide<V>;

    /// Adds a·b to products before reduction.
    fn add_product<V: Words>(wide: Self::Wide<V>, a: V, b: V) -> Self::Wide<V>;

    fn product<V: Words>(a: V, b: V) -> V;

    fn square<V: Words>(a: V) -> V;
}

/// What a product with x^4 + x^3 + x + 1 carries beyond x^64, times this once more, by the
/// highest four bits of the other factor.
const CARRIED: [u8; 16] = {
    let mut products = [0; 16];
    let mut bits = 0;
    while bits < 16 {
        let carried = bits ^ bits >> 1 ^ bits >> 3;
        products[bits as usize] = carried ^ carried << 1 ^ carried << 3 ^ carried << 4;
        bits += 1;
    }
    products
};

/// The sums of the first and of the second words of all pairs, as the polynomial that they are.
#[inline(always)]
fn total<V: Words>(vector: V) -> u128 {
    let mut words = [0; 8];
    assert!(V::WORDS <= words.len());
    // SAFETY: there is room for all words of the vector.
    unsafe { vector.store(words.as_mut_ptr()) };
    words[..V::WORDS].chunks_exact(2).fold(0, |sum, pair| sum ^ u128::from_halves(pair[1], pair[0]))
}

// SAFETY: the type is a transparent wrapper of a word.
unsafe impl Residue for Polynomial64 {
    const WORDS: usize = 1;

    type Wide<V: Words> = V;

    const ONE: Self = Self::ONE;

    fn pair(self) -> [u64; 2] {
        [self.bits(); 2]
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        self + other
    }

    #[inline(always)]
    fn times(self, other: Self) -> Self {
        self * other
    }

    #[inline(always)]
    fn squared(self) -> Self {
        self.square()
    }

    fn inverted(self) -> Self {
        self.inverse().unwrap_or_default()
    }

    fn collect<V: Words>(wide: V) -> Self {
        Self::from_bits(PolynomialField::reduce(total(wide)))
    }

    #[inline(always)]
    fn wide_product<V: Words>(a: V, b: V) -> V {
        a.multiply::<0x00>(b).xor(a.multiply::<0x11>(b))
    }

    #[inline(always)]
    fn add_product<V: Words>(wide: V, a: V, b: V) -> V {
        wide.xor(a.multiply::<0x00>(b)).xor(a.multiply::<0x11>(b))
    }

    #[inline(always)]
    fn product<V: Words>(a: V, b: V) -> V {
        let (even, odd) = (a.multiply::<0x00>(b), a.multiply::<0x11>(b));
        let (low, high) = (even.even(odd), even.odd(odd));
        let carried = high.shift_right::<60>().lookup(CARRIED);
        let high = high.xor(high.shift_left::<1>());
        low.xor(high).xor(high.shift_left::<3>()).xor(carried)
    }

    #[inline(always)]
    fn square<V: Words>(a: V) -> V {
        Self::product(a, a)
    }
}

/// x^7 + x^2 + x + 1, which is x^128.
const X_128: [u64; 2] = [0x87; 2];

/// The remainder of low + x^64·middle + x^128·high.
#[inline(always)]
fn remainder<V: Words>(low: V, middle: V, high: V) -> V {
    // SAFETY: the value vouches for the processor.
    let x_128 = unsafe { splat_like(low, X_128) };
    let middle = middle.xor(high.multiply::<0x01>(x_128)).swap();
    let high = high.xor(middle);
    low.xor_odd(middle).xor(high.multiply::<0x00>(x_128))
}

/// As [`Words::splat`], for the type of a value.
///
/// # Safety
///
/// The same; the value vouches for it.
#[inline(always)]
unsafe fn splat_like<V: Words>(_: V, pair: [u64; 2]) -> V {
    // SAFETY: the same contract.
    unsafe { V::splat(pair) }
}

// SAFETY: the type is a transparent wrapper of two words.
unsafe impl Residue for Polynomial128 {
    const WORDS: usize = 2;

    /// Low, middle, high.
    type Wide<V: Words> = [V; 3];

    const ONE: Self = Self::ONE;

    fn pair(self) -> [u64; 2] {
        let (high, low) = self.bits().halves();
        [low, high]
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        self + other
    }

    #[inline(always)]
    fn times(self, other: Self) -> Self {
        self * other
    }

    #[inline(always)]
    fn squared(self) -> Self {
        self.square()
    }

    fn inverted(self) -> Self {
        self.inverse().unwrap_or_default()
    }

    fn collect<V: Words>(wide: [V; 3]) -> Self {
        let [low, middle, high] = wide.map(total);
        Self::from_bits(PolynomialField::reduce((high ^ middle >> 64, low ^ middle << 64)))
    }

    #[inline(always)]
    fn wide_product<V: Words>(a: V, b: V) -> [V; 3] {
        let middle = a.multiply::<0x01>(b).xor(a.multiply::<0x10>(b));
        [a.multiply::<0x00>(b), middle, a.multiply::<0x11>(b)]
    }

    #[inline(always)]
    fn add_product<V: Words>([low, middle, high]: [V; 3], a: V, b: V) -> [V; 3] {
        [
            low.xor(a.multiply::<0x00>(b)),
            middle.xor(a.multiply::<0x01>(b)).xor(a.multiply::<0x10>(b)),
            high.xor(a.multiply::<0x11>(b)),
        ]
    }

    #[inline(always)]
    fn product<V: Words>(a: V, b: V) -> V {
        let [low, middle, high] = Self::wide_product(a, b);
        remainder(low, middle, high)
    }

    #[inline(always)]
    fn square<V: Words>(a: V) -> V {
        remainder(a.multiply::<0x00>(a), a.xor(a), a.multiply::<0x11>(a))
    }
}

/// A task for vectors of words.
pub trait WordTask {
    type Output;

    /// So many polynomials are faster computed one by one.
    const FEW: usize;

    fn len(&self) -> usize;

    /// With vectors. To be inlined into a function that has the instructions.
    ///
    /// # Safety
    ///
    /// The processor has the instructions of the vector, and the pointers of the task are valid.
    unsafe fn run<V: Words>(self) -> Self::Output;

    /// Polynomial by polynomial.
    ///
    /// # Safety
    ///
    /// The pointers of the task are valid.
    unsafe fn scalar(self) -> Self::Output;
}

/// A function of one polynomial or two.
pub trait Operation<P: Residue>: Copy {
    /// Whether the second operand matters.
    const BINARY: bool;

    /// Of all polynomials in the vectors.
    fn words<V: Words>(self, a: V, b: V) -> V;

    /// Of polynomials.
    fn one(self, a: P, b: P) -> P;
}

impl<P: Residue> Operation<P> for job::Product {
    const BINARY: bool = true;

    #[inline(always)]
    fn words<V: Words>(self, a: V, b: V) -> V {
        P::product(a, b)
    }

    #[inline(always)]
    fn one(self, a: P, b: P) -> P {
        a.times(b)
    }
}

impl<P: Residue> Operation<P> for job::Square {
    const BINARY: bool = false;

    #[inline(always)]
    fn words<V: Words>(self, a: V, _: V) -> V {
        P::square(a)
    }

    #[inline(always)]
    fn one(self, a: P, _: P) -> P {
        a.squared()
    }
}

/// The product with one polynomial.
#[derive(Clone, Copy)]
struct Multiple<P>(P);

impl<P: Residue> Operation<P> for Multiple<P> {
    const BINARY: bool = false;

    #[inline(always)]
    fn words<V: Words>(self, a: V, _: V) -> V {
        // SAFETY: the value vouches for the processor.
        P::product(a, unsafe { V::splat(self.0.pair()) })
    }

    #[inline(always)]
    fn one(self, a: P, _: P) -> P {
        a.times(self.0)
    }
}

/// operation(a, b), polynomial by polynomial. The results may stand where the operands stand.
struct Job<P, O> {
    operation: O,
    a: *const P,
    b: *const P,
    to: *mut P,
    len: usize,
}

impl<P: Residue, O: Operation<P>> WordTask for Job<P, O> {
    type Output = ();

    const FEW: usize = 1;

    fn len(&self) -> usize {
        self.len
    }

    #[inline(always)]
    unsafe fn run<V: Words>(self) {
        let (a, b, to) = (self.a.cast::<u64>(), self.b.cast::<u64>(), self.to.cast::<u64>());
        let words = self.len * P::WORDS;
        let rest = words % V::WORDS;
        let whole = words - rest;
        // SAFETY: all words are within the slices. The operands of a vector are read before its
        // results are written.
        unsafe {
            for start in (0..whole).step_by(V::WORDS) {
                let first = V::load(a.add(start));
                let second = if O::BINARY { V::load(b.add(start)) } else { first };
                self.operation.words(first, second).store(to.add(start));
            }
            if rest > 0 {
                let first = V::load_first(a.add(whole), rest);
                let second = if O::BINARY { V::load_first(b.add(whole), rest) } else { first };
                self.operation.words(first, second).store_first(to.add(whole), rest);
            }
        }
    }

    unsafe fn scalar(self) {
        for i in 0..self.len {
            // SAFETY: the index is less than the length.
            unsafe {
                let result = self.operation.one(self.a.add(i).read(), self.b.add(i).read());
                self.to.add(i).write(result);
            }
        }
    }
}

/// The sum of the products, of which only the sum is reduced.
struct Dot<P> {
    a: *const P,
    b: *const P,
    len: usize,
}

impl<P: Residue> WordTask for Dot<P> {
    type Output = P;

    const FEW: usize = 4;

    fn len(&self) -> usize {
        self.len
    }

    #[inline(always)]
    unsafe fn run<V: Words>(self) -> P {
        let (a, b) = (self.a.cast::<u64>(), self.b.cast::<u64>());
        let words = self.len * P::WORDS;
        let rest = words % V::WORDS;
        let whole = words - rest;
        // SAFETY: all words are within the slices.
        let sum = unsafe {
            let (first, second) =
                (V::load_first(a.add(whole), rest), V::load_first(b.add(whole), rest));
            let mut sum = P::wide_product(first, second);
            for start in (0..whole).step_by(V::WORDS) {
                sum = P::add_product(sum, V::load(a.add(start)), V::load(b.add(start)));
            }
            sum
        };
        P::collect(sum)
    }

    unsafe fn scalar(self) -> P {
        (0..self.len).fold(P::default(), |sum, i| {
            // SAFETY: the index is less than the length.
            P::plus(sum, unsafe { self.a.add(i).read().times(self.b.add(i).read()) })
        })
    }
}

/// So many polynomials are inverted together.
const BATCH: usize = 1024;

/// The inverses, 0 for 0.
///
/// One polynomial is inverted for a whole batch: 1/a = b·(1/ab) and 1/b = a·(1/ab), and the
/// products of pairs are inverted in the same way (P. L. Montgomery). Three products for each
/// polynomial.
fn invert<P: Residue>(kernel: Kernel, numbers: &mut [P]) {
    let mut products = [P::ONE; BATCH];
    let mut units = [P::ONE; BATCH];
    for batch in numbers.chunks_mut(BATCH) {
        let units = &mut units[..batch.len()];
        for (unit, number) in units.iter_mut().zip(&*batch) {
            *unit = if *number == P::default() { P::ONE } else { *number };
        }
        invert_units(kernel, units, &mut products);
        for (number, unit) in batch.iter_mut().zip(&*units) {
            *number = if *number == P::default() { *number } else { *unit };
        }
    }
}

/// The inverses of polynomials other than 0, with room for as many.
fn invert_units<P: Residue>(kernel: Kernel, units: &mut [P], room: &mut [P]) {
    let half = units.len() / 2;
    if half == 0 {
        units.iter_mut().for_each(|unit| *unit = unit.inverted());
        return;
    }
    let (pairs, last) = units.split_at_mut(2 * half);
    let (first, second) = pairs.split_at_mut(half);
    let (products, room) = room.split_at_mut(half + last.len());
    kernel.run(Function::Product, first, second, &mut products[..half]);
    products[half..].copy_from_slice(last);
    invert_units(kernel, products, room);
    first.swap_with_slice(second);
    kernel.run_in_place(Function::Product, first, &products[..half]);
    kernel.run_in_place(Function::Product, second, &products[..half]);
    last.copy_from_slice(&products[half..]);
}

macro_rules! residues {
    ($($Polynomial:ident $Nimber:ident;)*) => {$(
        // SAFETY: the type is a transparent wrapper of an unsigned integer.
        unsafe impl Element for $Polynomial {
            unsafe fn run(
                kernel: Kernel,
                function: Function<Self>,
                a: *const Self,
                b: *const Self,
                to: *mut Self,
                len: usize,
            ) {
                macro_rules! execute {
                    ($operation:expr) => {{
                        let job = Job { operation: $operation, a, b, to, len };
                        // SAFETY: the same contract.
                        unsafe { kernel.execute_words(job) }
                    }};
                }
                /// The map of polynomials that this one of nimbers is.
                macro_rules! linear {
                    ($map:expr) => {{
                        static LINEAR: LazyLock<Linear<$Nimber>> = LazyLock::new(|| {
                            Linear::new(|polynomial| {
                                let nimber = $Polynomial::from_bits(polynomial.get()).into();
                                let image: $Nimber = $map(nimber);
                                $Nimber::new($Polynomial::from(image).bits())
                            })
                        });
                        // SAFETY: the same contract; both types wrap the same words.
                        unsafe { apply(kernel, &LINEAR, a.cast(), to.cast(), len) }
                    }};
                }
                match function {
                    Function::Product => execute!(job::Product),
                    Function::Multiple(factor) => execute!(Multiple(factor)),
                    Function::Square => execute!(job::Square),
                    Function::SquareRoot => linear!($Nimber::square_root),
                    Function::HalfTrace => linear!(job::half_trace),
                    Function::Inverse => {
                        if !std::ptr::eq(a, to) {
                            // SAFETY: the caller vouches for both slices, which are either the
                            // same or apart.
                            unsafe { a.copy_to_nonoverlapping(to, len) };
                        }
                        // SAFETY: the caller vouches for the slice.
                        invert(kernel, unsafe { slice::from_raw_parts_mut(to, len) });
                    }
                }
            }

            fn dot(kernel: Kernel, a: &[Self], b: &[Self]) -> Self {
                let dot = Dot { a: a.as_ptr(), b: b.as_ptr(), len: a.len().min(b.len()) };
                // SAFETY: the slices vouch for the pointers.
                unsafe { kernel.execute_words(dot) }
            }
        }

        // SAFETY: both types wrap the same words.
        unsafe impl Isomorphic<$Polynomial> for $Nimber {
            unsafe fn convert(kernel: Kernel, from: *const Self, to: *mut $Polynomial, len: usize) {
                static FORTH: LazyLock<Linear<$Nimber>> = LazyLock::new(|| {
                    Linear::new(|nimber| $Nimber::new($Polynomial::from(nimber).bits()))
                });
                // SAFETY: the same contract; both types wrap the same words.
                unsafe { apply(kernel, &FORTH, from, to.cast(), len) }
            }
        }

        // SAFETY: both types wrap the same words.
        unsafe impl Isomorphic<$Nimber> for $Polynomial {
            unsafe fn convert(kernel: Kernel, from: *const Self, to: *mut $Nimber, len: usize) {
                static BACK: LazyLock<Linear<$Nimber>> = LazyLock::new(|| {
                    Linear::new(|polynomial| $Polynomial::from_bits(polynomial.get()).into())
                });
                // SAFETY: the same contract; both types wrap the same words.
                unsafe { apply(kernel, &BACK, from.cast(), to, len) }
            }
        }
    )*};
}

residues! {
    Polynomial64 Nimber64;
    Polynomial128 Nimber128;
}

/// map(from), number by number.
///
/// # Safety
///
/// The pointers are valid for `len` numbers.
unsafe fn apply<L: Lane>(kernel: Kernel, map: &Linear<L>, from: *const L, to: *mut L, len: usize) {
    let job = job::Job { operation: map, a: from, b: from, to, len };
    // SAFETY: the same contract.
    unsafe { kernel.execute(job) }
}
