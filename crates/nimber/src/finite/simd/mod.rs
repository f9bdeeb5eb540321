//! Kernels for slices.
//!
//! Polynomials are multiplied as words, without carries ([`resident`]). Nimbers are multiplied as
//! bytes: numbers are taken in blocks of as many as a vector has bytes, transposed into byte
//! planes, and there the recursions of the tower run on whole vectors ([`planes`]). The
//! instructions of GFNI multiply, invert, and map linearly the bytes of a vector; their field is
//! isomorphic to that of the nimbers below 256 ([`constants`]). All of this is written once, for
//! any [`Vector`]: 64 bytes with AVX-512, 32 bytes with AVX2, and a model in plain code that runs
//! anywhere.
//!
//! Per 64 products of nimbers of 64 bits: 27 byte products, 20 products with constants, 24 changes of basis,
//! 72 shuffles and some 65 sums.

mod bytes;
mod constants;
mod job;
mod linear;
mod model;
mod planes;
mod resident;
mod vector;
mod words;

#[cfg(all(vector_intrinsics, target_arch = "x86_64"))]
#[allow(clippy::incompatible_msrv, reason = "compiled only where the compiler has the intrinsics")]
mod avx2;
#[cfg(all(vector_intrinsics, target_arch = "x86_64"))]
#[allow(clippy::incompatible_msrv, reason = "compiled only where the compiler has the intrinsics")]
mod avx512;

use std::fmt;
use std::sync::OnceLock;

pub(super) use self::bytes::low_bytes;
use self::constants::Basis;
use self::job::{Dot, HalfTrace, Inverse, Job, Multiple, Product, Square, SquareRoot};
#[cfg(any(test, feature = "model"))]
use self::model::{Bytes, EightWords};
use self::planes::{Pair, Plane, Planes};
use self::resident::WordTask;
use self::vector::Vector;
use crate::finite::{FieldElement, Nimber8, Nimber16, Nimber32, Nimber64, Nimber128};

/// What slices consist of: an element of a field, in one machine word or two.
///
/// # Safety
///
/// The type has no padding, all patterns of bits are values, and on little-endian machines its
/// bytes are those of the number or polynomial from low to high.
pub unsafe trait Element: Copy + Default {
    /// function(a, b), element by element. The results may stand where the operands stand.
    ///
    /// Here, so that the kernels are compiled once for each type.
    ///
    /// # Safety
    ///
    /// The pointers are valid for `len` elements.
    unsafe fn run(
        kernel: Kernel,
        function: Function<Self>,
        a: *const Self,
        b: *const Self,
        to: *mut Self,
        len: usize,
    );

    /// The sum of the products. The slices have equal lengths.
    fn dot(kernel: Kernel, a: &[Self], b: &[Self]) -> Self;
}

/// A field with an isomorphism to another one.
///
/// # Safety
///
/// The types are equally large.
pub unsafe trait Isomorphic<To: Element>: Element {
    /// The images. They may stand where the elements stand.
    ///
    /// # Safety
    ///
    /// The pointers are valid for `len` elements.
    unsafe fn convert(kernel: Kernel, from: *const Self, to: *mut To, len: usize);
}

/// A nimber as wide as a machine word.
pub trait Lane: Element + FieldElement {
    /// Its byte planes.
    type Planes<V: Vector, B: Basis>: Planes<Vector = V>;

    /// The matrices of a [multiplier](Planes::multiplier).
    type Matrices: AsRef<[u64]> + AsMut<[u64]> + Copy;

    /// Room for these matrices.
    const MATRICES: Self::Matrices;

    /// So many numbers are faster computed one by one than as a block. Less than 16, and more
    /// numbers are at least 16 bytes.
    const FEW: usize;
}

/// The functions of one number or two that kernels compute.
#[derive(Clone, Copy)]
pub enum Function<L> {
    /// a·b.
    Product,
    /// The product of a with this number.
    Multiple(L),
    /// a².
    Square,
    /// The b with b² = a.
    SquareRoot,
    /// 1/a, and 0 for 0.
    Inverse,
    /// The even y with y²+y = a, or a + 2^(bits−1).
    HalfTrace,
}

macro_rules! lanes {
    ($($Nimber:ident, $levels:literal, $few:literal, $Planes:ty;)*) => {$(
        impl Lane for $Nimber {
            type Planes<V: Vector, B: Basis> = $Planes;
            type Matrices = [u64; 3_usize.pow($levels)];
            const MATRICES: Self::Matrices = [0; 3_usize.pow($levels)];
            const FEW: usize = $few;
        }

        // SAFETY: the type is a transparent wrapper of an unsigned integer.
        unsafe impl Element for $Nimber {
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
                        let job = Job { operation: &$operation, a, b, to, len };
                        // SAFETY: the same contract.
                        unsafe { kernel.execute(job) }
                    }};
                }
                match function {
                    Function::Product => execute!(Product),
                    Function::Multiple(factor) => execute!(Multiple::new(factor)),
                    Function::Square => execute!(Square),
                    Function::SquareRoot => execute!(SquareRoot),
                    Function::Inverse => execute!(Inverse),
                    Function::HalfTrace => execute!(HalfTrace),
                }
            }

            fn dot(kernel: Kernel, a: &[Self], b: &[Self]) -> Self {
                let dot = Dot { a: a.as_ptr(), b: b.as_ptr(), len: a.len().min(b.len()) };
                // SAFETY: the slices vouch for the pointers.
                unsafe { kernel.execute(dot) }
            }
        }
    )*};
}

lanes! {
    Nimber8, 0, 15, Plane<V, B>;
    Nimber16, 1, 7, Pair<Plane<V, B>>;
    Nimber32, 2, 5, Pair<Pair<Plane<V, B>>>;
    Nimber64, 3, 6, Pair<Pair<Pair<Plane<V, B>>>>;
    Nimber128, 4, 4, Pair<Pair<Pair<Pair<Plane<V, B>>>>>;
}

/// A way to compute on slices.
///
/// All kernels compute the same. [`Kernel::best`] is the fastest one that the processor has, and
/// what the functions of [`slices`](super::slices) run; the others are there to be compared with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kernel(Instructions);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Instructions {
    #[cfg(all(vector_intrinsics, target_arch = "x86_64"))]
    Avx512,
    #[cfg(all(vector_intrinsics, target_arch = "x86_64"))]
    Avx2,
    #[cfg(all(vector_intrinsics, target_arch = "x86_64"))]
    Avx2Words,
    #[cfg(any(test, feature = "model"))]
    Model,
    Scalar,
}

impl Kernel {
    /// The kernels that this machine has, the fastest first.
    ///
    /// - `AVX-512+GFNI`, vectors of 64 bytes (and VPCLMULQDQ, as with the next one);
    /// - `AVX2+GFNI`, vectors of 32 bytes;
    /// - `AVX2+VPCLMULQDQ`, the same without GFNI: polynomials in vectors of 32 bytes, nimbers one
    ///   after the other;
    /// - `scalar`, one number after the other;
    /// - `model`, the vector kernels with their instructions in plain code: slow, and there to
    ///   test the vector kernels where the processor has no such instructions. Only with the
    ///   feature `model`, on little-endian machines.
    pub fn available() -> impl Iterator<Item = Self> {
        ALL.iter().copied().filter(|kernel| kernel.0.exist())
    }

    /// The fastest kernel that this machine has, found out once.
    pub fn best() -> Self {
        static BEST: OnceLock<Kernel> = OnceLock::new();
        *BEST.get_or_init(|| Self::available().next().unwrap_or(Self(Instructions::Scalar)))
    }

    /// function(a, b), number by number. The slices must be of equal length.
    pub(super) fn run<L: Element>(self, function: Function<L>, a: &[L], b: &[L], to: &mut [L]) {
        assert!(a.len() == to.len() && b.len() == to.len());
        // SAFETY: the slices vouch for the pointers.
        unsafe { L::run(self, function, a.as_ptr(), b.as_ptr(), to.as_mut_ptr(), to.len()) }
    }

    /// As [`run`](Self::run), with the results in place of the first operands.
    pub(super) fn run_in_place<L: Element>(self, function: Function<L>, a: &mut [L], b: &[L]) {
        assert!(a.len() == b.len());
        let to = a.as_mut_ptr();
        // SAFETY: the slices vouch for the pointers.
        unsafe { L::run(self, function, to.cast_const(), b.as_ptr(), to, b.len()) }
    }

    /// function(a), number by number. The slices must be of equal length.
    pub(super) fn map<L: Element>(self, function: Function<L>, a: &[L], to: &mut [L]) {
        self.run(function, a, a, to);
    }

    /// As [`map`](Self::map), with the results in place of the operands.
    pub(super) fn map_in_place<L: Element>(self, function: Function<L>, a: &mut [L]) {
        let (to, len) = (a.as_mut_ptr(), a.len());
        let from = to.cast_const();
        // SAFETY: the slice vouches for the pointers.
        unsafe { L::run(self, function, from, from, to, len) }
    }

    /// The images of elements. The slices must be of equal length.
    pub(super) fn isomorphism<A: Isomorphic<B>, B: Element>(self, from: &[A], to: &mut [B]) {
        assert!(from.len() == to.len());
        // SAFETY: the slices vouch for the pointers.
        unsafe { A::convert(self, from.as_ptr(), to.as_mut_ptr(), to.len()) }
    }

    /// Runs a task with the instructions of this kernel.
    ///
    /// # Safety
    ///
    /// The pointers of the task are valid.
    unsafe fn execute<T: Task>(self, task: T) -> T::Output {
        match self.0 {
            #[cfg(all(vector_intrinsics, target_arch = "x86_64"))]
            // SAFETY: the processor has the instructions, since the kernel exists.
            Instructions::Avx512 => unsafe { task.dispatch::<families::Avx512>() },
            #[cfg(all(vector_intrinsics, target_arch = "x86_64"))]
            // SAFETY: the processor has the instructions, since the kernel exists.
            Instructions::Avx2 => unsafe { task.dispatch::<families::Avx2>() },
            #[cfg(any(test, feature = "model"))]
            // SAFETY: the model asks for nothing of the processor.
            Instructions::Model => unsafe { task.dispatch::<Modelled>() },
            #[cfg(all(vector_intrinsics, target_arch = "x86_64"))]
            // SAFETY: the caller vouches for the pointers.
            Instructions::Avx2Words => unsafe { task.scalar() },
            // SAFETY: the caller vouches for the pointers.
            Instructions::Scalar => unsafe { task.scalar() },
        }
    }

    /// Runs a task for vectors of words with the instructions of this kernel.
    ///
    /// # Safety
    ///
    /// The pointers of the task are valid.
    unsafe fn execute_words<T: WordTask>(self, task: T) -> T::Output {
        match self.0 {
            // SAFETY: the caller vouches for the pointers.
            Instructions::Scalar => unsafe { task.scalar() },
            // SAFETY: the caller vouches for the pointers.
            _ if task.len() <= T::FEW => unsafe { task.scalar() },
            #[cfg(all(vector_intrinsics, target_arch = "x86_64"))]
            // SAFETY: the processor has the instructions, since the kernel exists.
            Instructions::Avx512 => unsafe { families::run_words_512(task) },
            #[cfg(all(vector_intrinsics, target_arch = "x86_64"))]
            // SAFETY: the processor has the instructions, since the kernel exists.
            Instructions::Avx2 | Instructions::Avx2Words => unsafe {
                families::run_words_256(task)
            },
            #[cfg(any(test, feature = "model"))]
            // SAFETY: the model asks for nothing of the processor.
            Instructions::Model => unsafe { task.run::<EightWords>() },
        }
    }
}

impl fmt::Display for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self.0 {
            #[cfg(all(vector_intrinsics, target_arch = "x86_64"))]
            Instructions::Avx512 => "AVX-512+GFNI",
            #[cfg(all(vector_intrinsics, target_arch = "x86_64"))]
            Instructions::Avx2 => "AVX2+GFNI",
            #[cfg(all(vector_intrinsics, target_arch = "x86_64"))]
            Instructions::Avx2Words => "AVX2+VPCLMULQDQ",
            #[cfg(any(test, feature = "model"))]
            Instructions::Model => "model",
            Instructions::Scalar => "scalar",
        })
    }
}

/// All kernels, the fastest first.
const ALL: &[Kernel] = &[
    #[cfg(all(vector_intrinsics, target_arch = "x86_64"))]
    Kernel(Instructions::Avx512),
    #[cfg(all(vector_intrinsics, target_arch = "x86_64"))]
    Kernel(Instructions::Avx2),
    #[cfg(all(vector_intrinsics, target_arch = "x86_64"))]
    Kernel(Instructions::Avx2Words),
    Kernel(Instructions::Scalar),
    #[cfg(any(test, feature = "model"))]
    Kernel(Instructions::Model),
];

impl Instructions {
    /// Whether this machine has them.
    fn exist(self) -> bool {
        match self {
            #[cfg(all(vector_intrinsics, target_arch = "x86_64"))]
            Self::Avx512 => {
                is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512vl")
                    && Self::Avx2.exist()
            }
            #[cfg(all(vector_intrinsics, target_arch = "x86_64"))]
            Self::Avx2 => is_x86_feature_detected!("gfni") && Self::Avx2Words.exist(),
            #[cfg(all(vector_intrinsics, target_arch = "x86_64"))]
            Self::Avx2Words => {
                is_x86_feature_detected!("avx2") && is_x86_feature_detected!("vpclmulqdq")
            }
            #[cfg(any(test, feature = "model"))]
            Self::Model => cfg!(target_endian = "little"),
            Self::Scalar => true,
        }
    }
}

/// A set of instructions: its vectors of full size and two smaller ones, and how to compile for it.
trait Family {
    type Full: Vector;
    type Half: Vector;
    /// Of at least 16 bytes.
    type Quarter: Vector;

    /// Runs a task on whole blocks of a vector, in a function that has the instructions.
    ///
    /// # Safety
    ///
    /// As for [`Blocks::run`].
    unsafe fn run<V: Vector, T: Blocks>(task: T) -> T::Output;
}

/// What runs with any vector.
trait Blocks {
    type Output;

    /// In blocks of the vector. To be inlined into a function that has the instructions.
    ///
    /// # Safety
    ///
    /// The processor has the instructions of the vector, the pointers of the task are valid, and
    /// it has a length for this vector.
    unsafe fn run<V: Vector>(self) -> Self::Output;
}

/// What runs with any set of instructions.
trait Task: Blocks {
    /// With vectors: cuts the task into blocks and [runs](Family::run) them.
    ///
    /// # Safety
    ///
    /// The processor has the instructions of the family, and the pointers of the task are valid.
    unsafe fn dispatch<F: Family>(self) -> Self::Output;

    /// Number by number.
    ///
    /// # Safety
    ///
    /// The pointers of the task are valid.
    unsafe fn scalar(self) -> Self::Output;
}

#[cfg(any(test, feature = "model"))]
enum Modelled {}

#[cfg(any(test, feature = "model"))]
impl Family for Modelled {
    type Full = Bytes<32>;
    type Half = Bytes<16>;
    type Quarter = Bytes<16>;

    unsafe fn run<V: Vector, T: Blocks>(task: T) -> T::Output {
        // SAFETY: the same contract.
        unsafe { task.run::<V>() }
    }
}

#[cfg(all(vector_intrinsics, target_arch = "x86_64"))]
#[allow(clippy::incompatible_msrv, reason = "compiled only where the compiler has the intrinsics")]
mod families {
    use super::{Blocks, Family, Vector, WordTask, avx2, avx512};

    pub(super) enum Avx512 {}

    impl Family for Avx512 {
        type Full = avx512::Avx512;
        type Half = avx2::Avx2;
        type Quarter = avx2::Avx;

        #[target_feature(enable = "avx512f,avx512bw,avx512vl,gfni")]
        unsafe fn run<V: Vector, T: Blocks>(task: T) -> T::Output {
            // SAFETY: the same contract.
            unsafe { task.run::<V>() }
        }
    }

    pub(super) enum Avx2 {}

    impl Family for Avx2 {
        type Full = avx2::Avx2;
        type Half = avx2::Avx;
        type Quarter = avx2::Avx;

        #[target_feature(enable = "avx2,gfni")]
        unsafe fn run<V: Vector, T: Blocks>(task: T) -> T::Output {
            // SAFETY: the same contract.
            unsafe { task.run::<V>() }
        }
    }

    /// A task with vectors of 8 words.
    ///
    /// # Safety
    ///
    /// As for [`WordTask::run`].
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,vpclmulqdq")]
    pub(super) unsafe fn run_words_512<T: WordTask>(task: T) -> T::Output {
        // SAFETY: the same contract.
        unsafe { task.run::<avx512::Words512>() }
    }

    /// A task with vectors of 4 words.
    ///
    /// # Safety
    ///
    /// As for [`WordTask::run`].
    #[target_feature(enable = "avx2,vpclmulqdq")]
    pub(super) unsafe fn run_words_256<T: WordTask>(task: T) -> T::Output {
        // SAFETY: the same contract.
        unsafe { task.run::<avx2::Words256>() }
    }
}
