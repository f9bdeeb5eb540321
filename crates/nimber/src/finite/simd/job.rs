//! Operations, and how they run over slices: whole blocks first, then what is left.

use std::mem::MaybeUninit;

use super::constants::{Aes, Basis, FROM_AES, INTO_AES, Nim};
use super::model::Bytes;
use super::planes::Planes;
use super::vector::Vector;
use super::{Blocks, Family, Lane, Task};

/// The most numbers in a block: the bytes of the longest vector.
const BLOCK: usize = 64;
/// Jobs of more bytes than this find their operands in no near cache.
const FAR: usize = 1 << 20;
/// How many bytes ahead the operands of such jobs are fetched. A block keeps the processor so busy
/// that it does not come to reading the next ones by itself.
const AHEAD: usize = 4096;
/// The bytes that are fetched at once.
const LINE: usize = 64;

/// A function of one or two numbers.
pub trait Operation<L: Lane> {
    /// How bytes stand for nimbers.
    type Basis: Basis;

    /// Whether the second operand matters.
    const BINARY: bool;

    /// Of all numbers in the planes.
    fn planes<P: Planes>(&self, a: P, b: P) -> P;

    /// Of numbers.
    fn numbers(&self, a: L, b: L) -> L;
}

/// a·b.
#[derive(Clone, Copy)]
pub struct Product;

impl<L: Lane> Operation<L> for Product {
    type Basis = Aes;

    const BINARY: bool = true;

    #[inline(always)]
    fn planes<P: Planes>(&self, a: P, b: P) -> P {
        a.linear(INTO_AES).product(b.linear(INTO_AES)).linear(FROM_AES)
    }

    fn numbers(&self, a: L, b: L) -> L {
        a.product(&b)
    }
}

macro_rules! unary {
    ($(
        $(#[$documentation:meta])*
        $Operation:ident($Basis:ident), |$planes:ident| $of_planes:expr, |$a:ident| $of_number:expr;
    )*) => {$(
        $(#[$documentation])*
        #[derive(Clone, Copy)]
        pub struct $Operation;

        impl<L: Lane> Operation<L> for $Operation {
            type Basis = $Basis;

            const BINARY: bool = false;

            #[inline(always)]
            fn planes<P: Planes>(&self, $planes: P, _: P) -> P {
                $of_planes
            }

            fn numbers(&self, $a: L, _: L) -> L {
                $of_number
            }
        }
    )*};
}

unary! {
    /// a².
    Square(Nim), |planes| planes.square_times(1), |a| a.square();
    /// The b with b² = a.
    SquareRoot(Nim), |planes| planes.square_root(), |a| a.square_root();
    /// 1/a, and 0 for 0.
    Inverse(Aes),
        |planes| planes.linear(INTO_AES).inverse().linear(FROM_AES),
        |a| a.inverse().unwrap_or_default();
    /// The even y with y²+y = a, or a + 2^(bits−1).
    HalfTrace(Nim), |planes| planes.half_trace(), |a| half_trace(a);
}

/// The even y with y²+y = a, or a + 2^(bits−1).
pub fn half_trace<L: Lane>(a: L) -> L {
    let top = L::power_of_two(8 * size_of::<L>() - 1);
    a.artin_schreier().or_else(|| a.sum(&top).artin_schreier()).unwrap_or_default()
}

/// The product with one number.
#[derive(Clone, Copy)]
pub struct Multiple<L: Lane> {
    factor: L,
    matrices: L::Matrices,
}

impl<L: Lane> Multiple<L> {
    pub fn new(factor: L) -> Self {
        let mut matrices = L::MATRICES;
        // SAFETY: a single number is as many bytes as the planes of vectors of one byte read.
        let planes = unsafe { L::Planes::<Bytes<1>, Nim>::load((&raw const factor).cast()) };
        planes.multiplier(matrices.as_mut());
        Self { factor, matrices }
    }
}

impl<L: Lane> Operation<L> for Multiple<L> {
    type Basis = Nim;

    const BINARY: bool = false;

    #[inline(always)]
    fn planes<P: Planes>(&self, a: P, _: P) -> P {
        a.product_with(self.matrices.as_ref())
    }

    fn numbers(&self, a: L, _: L) -> L {
        a.product(&self.factor)
    }
}

/// operation(a, b), number by number. The results may stand where the operands stand, but not
/// shifted against them.
pub struct Job<'a, L, O> {
    pub operation: &'a O,
    pub a: *const L,
    pub b: *const L,
    pub to: *mut L,
    pub len: usize,
}

impl<L: Lane, O: Operation<L>> Job<'_, L, O> {
    /// The same for `len` numbers from the place `start` on, with results elsewhere.
    ///
    /// # Safety
    ///
    /// The place is within the job.
    unsafe fn part(&self, start: usize, len: usize, to: *mut L) -> Self {
        // SAFETY: the caller vouches for the place.
        let (a, b) = unsafe { (self.a.add(start), self.b.add(start)) };
        Self { operation: self.operation, a, b, to, len }
    }

    /// Fetches a block that will be wanted when the one at `start` has long been done.
    #[inline(always)]
    fn fetch<V: Vector>(&self, start: usize) {
        let ahead = start * size_of::<L>() + AHEAD;
        for line in (0..V::BYTES * size_of::<L>()).step_by(LINE) {
            V::fetch(self.a.cast::<u8>().wrapping_add(ahead + line));
            if O::BINARY {
                V::fetch(self.b.cast::<u8>().wrapping_add(ahead + line));
            }
        }
    }

    /// Whole blocks of V, then the rest in blocks of W.
    ///
    /// A last block of W ends where the job ends, so that some of its results are the second ones
    /// for their numbers; it comes first, since its operands may be overwritten.
    ///
    /// # Safety
    ///
    /// As for [`Blocks::run`]; the numbers are enough for a block of W, which is at least what the
    /// blocks of V leave.
    unsafe fn blocks<F: Family, V: Vector, W: Vector>(self) {
        let rest = self.len % V::BYTES;
        let whole = self.len - rest;
        let mut results = [MaybeUninit::<L>::uninit(); BLOCK];
        let results = results.as_mut_ptr().cast::<L>();
        // SAFETY: all parts are within the job, and the results of a block have room in the buffer.
        unsafe {
            if rest > 0 {
                F::run::<W, _>(self.part(self.len - W::BYTES, W::BYTES, results));
            }
            if whole > 0 {
                F::run::<V, _>(self.part(0, whole, self.to));
            }
            results.add(W::BYTES - rest).copy_to_nonoverlapping(self.to.add(whole), rest);
        }
    }
}

/// A job of less than a block, but of no fewer bytes than a vector.
///
/// Vectors that would end behind the job are those at its end instead, so that some numbers are
/// computed several times.
struct Short<'a, L, O>(Job<'a, L, O>);

impl<L: Lane, O: Operation<L>> Blocks for Short<'_, L, O> {
    type Output = ();

    #[inline(always)]
    unsafe fn run<V: Vector>(self) {
        let Self(Job { operation, a, b, to, len }) = self;
        let last = len * size_of::<L>() - V::BYTES;
        // SAFETY: a vector at `last` ends where the job ends. Results are written where their
        // operands are read, after all operands have been read.
        unsafe {
            let a = L::Planes::<V, O::Basis>::load_short(a.cast(), 0, last).transpose();
            let b =
                if O::BINARY { L::Planes::load_short(b.cast(), 0, last).transpose() } else { a };
            operation.planes(a, b).transpose().store_short(to.cast(), 0, last);
        }
    }
}

impl<L: Lane, O: Operation<L>> Blocks for Job<'_, L, O> {
    type Output = ();

    #[inline(always)]
    unsafe fn run<V: Vector>(self) {
        let far = self.len * size_of::<L>() > FAR;
        // SAFETY: a block of numbers is as many bytes as its planes. The operands of a block are
        // read before its results are written.
        unsafe {
            for start in (0..self.len).step_by(V::BYTES) {
                if far {
                    self.fetch::<V>(start);
                }
                let a = L::Planes::<V, O::Basis>::load(self.a.add(start).cast()).transpose();
                let b = if O::BINARY {
                    L::Planes::load(self.b.add(start).cast()).transpose()
                } else {
                    a
                };
                self.operation.planes(a, b).transpose().store(self.to.add(start).cast());
            }
        }
    }
}

impl<L: Lane, O: Operation<L>> Task for Job<'_, L, O> {
    unsafe fn dispatch<F: Family>(self) {
        let [full, half, quarter] = [F::Full::BYTES, F::Half::BYTES, F::Quarter::BYTES];
        // SAFETY: the same contract; each vector is chosen to fit.
        unsafe {
            match (self.len, self.len % full) {
                (len, _) if len <= L::FEW => self.scalar(),
                (len, _) if len < quarter => F::run::<F::Quarter, _>(Short(self)),
                (len, _) if len < half => self.blocks::<F, F::Quarter, F::Quarter>(),
                (len, _) if len < full && len - half <= quarter => {
                    self.blocks::<F, F::Half, F::Quarter>();
                }
                (len, _) if len < full => self.blocks::<F, F::Half, F::Half>(),
                (_, rest) if rest <= quarter => self.blocks::<F, F::Full, F::Quarter>(),
                (_, rest) if rest <= half => self.blocks::<F, F::Full, F::Half>(),
                _ => self.blocks::<F, F::Full, F::Full>(),
            }
        }
    }

    unsafe fn scalar(self) {
        for i in 0..self.len {
            // SAFETY: the index is less than the length.
            unsafe {
                let result = self.operation.numbers(self.a.add(i).read(), self.b.add(i).read());
                self.to.add(i).write(result);
            }
        }
    }
}

/// `len` numbers, then zeros up to 16, the size of the smallest block.
///
/// # Safety
///
/// `len` numbers are valid at the pointer, and `len` is at most 16.
unsafe fn padded<L: Lane>(from: *const L, len: usize) -> [L; 16] {
    let mut block = [L::default(); 16];
    // SAFETY: the caller vouches for the numbers; the block has room for them.
    unsafe { block.as_mut_ptr().copy_from_nonoverlapping(from, len) };
    block
}

/// The sum of the products.
#[derive(Clone, Copy)]
pub struct Dot<L> {
    pub a: *const L,
    pub b: *const L,
    pub len: usize,
}

impl<L: Lane> Dot<L> {
    /// The first `len` terms and the others.
    ///
    /// # Safety
    ///
    /// There are that many terms.
    unsafe fn split(self, len: usize) -> (Self, Self) {
        // SAFETY: the caller vouches for the place.
        let (a, b) = unsafe { (self.a.add(len), self.b.add(len)) };
        (Self { len, ..self }, Self { a, b, len: self.len - len })
    }
}

impl<L: Lane> Blocks for Dot<L> {
    type Output = L;

    #[inline(always)]
    unsafe fn run<V: Vector>(self) -> L {
        let mut sums = [L::default(); BLOCK];
        // SAFETY: a block of numbers is as many bytes as its planes.
        unsafe {
            let mut planes = None;
            for start in (0..self.len).step_by(V::BYTES) {
                let a = L::Planes::<V, Aes>::load(self.a.add(start).cast()).transpose();
                let b = L::Planes::<V, Aes>::load(self.b.add(start).cast()).transpose();
                let products = a.linear(INTO_AES).product(b.linear(INTO_AES));
                planes = Some(match planes {
                    Some(sum) => products.sum(sum),
                    None => products,
                });
            }
            if let Some(planes) = planes {
                planes.linear(FROM_AES).transpose().store(sums.as_mut_ptr().cast());
            }
        }
        sums[..V::BYTES].iter().fold(L::default(), |sum, term| sum.sum(term))
    }
}

impl<L: Lane> Task for Dot<L> {
    unsafe fn dispatch<F: Family>(self) -> L {
        // SAFETY: all parts are within the slices, and the buffers have room for a small block.
        unsafe {
            let (full, rest) = self.split(self.len - self.len % F::Full::BYTES);
            let (quarter, rest) = rest.split(rest.len - rest.len % F::Quarter::BYTES);
            let last = if rest.len <= L::FEW {
                rest.scalar()
            } else {
                let (a, b) = (padded::<L>(rest.a, rest.len), padded::<L>(rest.b, rest.len));
                F::run::<F::Quarter, _>(Self { a: a.as_ptr(), b: b.as_ptr(), len: a.len() })
            };
            F::run::<F::Full, _>(full).sum(&F::run::<F::Quarter, _>(quarter)).sum(&last)
        }
    }

    unsafe fn scalar(self) -> L {
        (0..self.len).fold(L::default(), |sum, i| {
            // SAFETY: the index is less than the length.
            sum.sum(&unsafe { self.a.add(i).read().product(&self.b.add(i).read()) })
        })
    }
}
