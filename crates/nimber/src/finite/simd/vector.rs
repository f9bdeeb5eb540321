//! What the kernels ask of a vector of bytes.

/// A vector of bytes with the instructions of GFNI.
///
/// A value of a type that stands for a register of the processor exists only where the processor
/// has its instructions: only [`load`](Self::load) and operations on other values make one. That
/// is why the operations are safe.
pub trait Vector: Copy {
    /// The number of bytes, a power of two.
    const BYTES: usize;

    /// Reads BYTES bytes.
    ///
    /// # Safety
    ///
    /// The bytes are readable, and the processor has the instructions of the type.
    unsafe fn load(from: *const u8) -> Self;

    /// Has the bytes from `from` on fetched into the caches, as many as fit a line of them, if the
    /// processor can do that. It is a hint: the place need not be readable.
    fn fetch(from: *const u8) {
        let _ = from;
    }

    /// Writes BYTES bytes.
    ///
    /// # Safety
    ///
    /// The bytes are writable.
    unsafe fn store(self, to: *mut u8);

    fn xor(self, other: Self) -> Self;

    /// `GF2P8MULB`: the products of the bytes in the field of AES.
    fn product(self, other: Self) -> Self;

    /// `GF2P8AFFINEQB`: the linear map with this matrix, applied to every byte.
    fn linear(self, matrix: u64) -> Self;

    /// `GF2P8AFFINEINVQB`: the inverse of every byte in the field of AES, 0 for 0.
    fn inverse(self) -> Self;

    /// What comes before and after the [exchanges](Self::exchange) of numbers of `bytes` bytes: a
    /// permutation of the bytes.
    fn group(self, bytes: usize) -> Self;

    /// See [`group`](Self::group): the permutation that undoes it.
    fn ungroup(self, bytes: usize) -> Self;

    /// One step of turning numbers of `bytes` bytes into planes: takes the halves of `width` bytes
    /// of the numbers, or of halves of them, and returns the low ones of both vectors together,
    /// and the high ones.
    ///
    /// The vectors must be grouped, and the steps go from the greatest width `bytes/2` to 1. The
    /// order in which the bytes of a plane come to stand is free, provided that the same steps
    /// once more turn planes into numbers.
    fn exchange(low: Self, high: Self, width: usize, bytes: usize) -> (Self, Self);
}
