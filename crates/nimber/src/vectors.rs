//! Plain loops, compiled once for every set of vector instructions, and run
//! with the widest that this processor has.
//!
//! A loop over words that compilers turn into vector instructions is only as
//! fast as the oldest processor a program is compiled for allows. [`widest`]
//! compiles it for newer ones too and chooses when it runs.
//!
//! ```
//! use nimatron_nimber::vectors::{Loops, widest};
//!
//! struct Sum<'a>(&'a [u64]);
//!
//! impl Loops for Sum<'_> {
//!     type Output = u64;
//!
//!     #[inline(always)]
//!     fn run(self) -> u64 {
//!         self.0.iter().fold(0, |sum, word| sum ^ word)
//!     }
//! }
//! assert_eq!(widest(Sum(&[1, 2, 4])), 7);
//! ```

/// What is to be compiled for every set of instructions.
pub trait Loops {
    /// The result.
    type Output;

    /// The loops. Only what is inlined here is compiled for the instructions:
    /// write `#[inline(always)]` on this function and on those it calls.
    fn run(self) -> Self::Output;
}

/// Runs `loops` with the widest vectors of this processor: AVX-512, AVX2, or
/// whatever the program was compiled for.
#[inline]
pub fn widest<L: Loops>(loops: L) -> L::Output {
    #[cfg(target_arch = "x86_64")]
    {
        #[cfg(vector_intrinsics)]
        if x86::has_avx512() {
            // SAFETY: the processor has these instructions.
            return unsafe { x86::avx512(loops) };
        }
        if x86::has_avx2() {
            // SAFETY: the processor has these instructions.
            return unsafe { x86::avx2(loops) };
        }
    }
    loops.run()
}

#[cfg(target_arch = "x86_64")]
#[allow(clippy::incompatible_msrv, reason = "compiled only where the compiler has the features")]
mod x86 {
    use super::Loops;

    #[cfg(vector_intrinsics)]
    #[inline]
    pub(super) fn has_avx512() -> bool {
        is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512vbmi2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt")
    }

    #[inline]
    pub(super) fn has_avx2() -> bool {
        is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt")
    }

    /// # Safety
    ///
    /// The processor has the instructions.
    #[cfg(vector_intrinsics)]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi2,bmi1,bmi2,lzcnt,popcnt"
    )]
    pub(super) unsafe fn avx512<L: Loops>(loops: L) -> L::Output {
        loops.run()
    }

    /// # Safety
    ///
    /// The processor has the instructions.
    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    pub(super) unsafe fn avx2<L: Loops>(loops: L) -> L::Output {
        loops.run()
    }
}

#[cfg(test)]
mod tests {
    use super::{Loops, widest};

    struct Xor<'a>(&'a [u64], &'a mut [u64]);

    impl Loops for Xor<'_> {
        type Output = ();

        #[inline(always)]
        fn run(self) {
            for (to, from) in self.1.iter_mut().zip(self.0) {
                *to ^= from.rotate_left(7);
            }
        }
    }

    #[test]
    fn every_set_of_instructions_does_the_same() {
        let from: Vec<u64> = (0..1001u64).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect();
        let (mut plain, mut chosen) = (vec![1; from.len()], vec![1; from.len()]);
        Xor(&from, &mut plain).run();
        widest(Xor(&from, &mut chosen));
        assert_eq!(plain, chosen);
        #[cfg(target_arch = "x86_64")]
        if super::x86::has_avx2() {
            let mut older = vec![1; from.len()];
            // SAFETY: the processor has these instructions.
            unsafe { super::x86::avx2(Xor(&from, &mut older)) };
            assert_eq!(plain, older);
        }
    }
}
