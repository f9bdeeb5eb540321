//! What the kernels of polynomials ask of a vector of words.

/// A vector of 64-bit words that multiplies them without carries.
///
/// A value of a type that stands for a register of the processor exists only where the processor
/// has its instructions: only [`load`](Self::load), [`load_first`](Self::load_first),
/// [`splat`](Self::splat) and operations on other values make one. That is why the operations are
/// safe.
pub trait Words: Copy {
    /// The number of words, an even one.
    const WORDS: usize;

    /// Reads WORDS words.
    ///
    /// # Safety
    ///
    /// The words are readable, and the processor has the instructions of the type.
    unsafe fn load(from: *const u64) -> Self;

    /// Reads `count` words, at most WORDS; the others are 0.
    ///
    /// # Safety
    ///
    /// These words are readable, and the processor has the instructions of the type.
    unsafe fn load_first(from: *const u64, count: usize) -> Self;

    /// Writes WORDS words.
    ///
    /// # Safety
    ///
    /// The words are writable.
    unsafe fn store(self, to: *mut u64);

    /// Writes the first `count` words, at most WORDS.
    ///
    /// # Safety
    ///
    /// These words are writable.
    unsafe fn store_first(self, to: *mut u64, count: usize);

    /// The same two words again and again.
    ///
    /// # Safety
    ///
    /// The processor has the instructions of the type.
    unsafe fn splat(pair: [u64; 2]) -> Self;

    fn xor(self, other: Self) -> Self;

    /// Adds the second words of the pairs of the other vector.
    fn xor_odd(self, other: Self) -> Self;

    /// `VPCLMULQDQ`: of each pair of words, the product of one word of this vector and one of the
    /// other, two words long. The lowest digit of SELECT in base 16 chooses the first or second
    /// word here, the next one there.
    fn multiply<const SELECT: i32>(self, other: Self) -> Self;

    /// The first words of the pairs, of both vectors in turn.
    fn even(self, other: Self) -> Self;

    /// The second words of the pairs, of both vectors in turn.
    fn odd(self, other: Self) -> Self;

    /// Exchanges the words of each pair.
    fn swap(self) -> Self;

    /// Every word times x^BITS, cut off.
    fn shift_left<const BITS: u32>(self) -> Self;

    /// Every word divided by x^BITS, without remainder.
    fn shift_right<const BITS: u32>(self) -> Self;

    /// The entry of the table for every byte, which is less than 16.
    fn lookup(self, table: [u8; 16]) -> Self;
}
