//! Every kernel for slices computes what the one for single numbers computes.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nimatron_nimber::finite::slices::{FixedNimber, Kernel};
use nimatron_nimber::finite::{Nimber8, Nimber16, Nimber32, Nimber64, Nimber128};

/// The results of every function of a kernel.
fn results<T: FixedNimber>(kernel: Kernel, left: &[T], right: &[T]) -> [Vec<T>; 7] {
    let mut results: [Vec<T>; 7] = std::array::from_fn(|_| left.to_vec());
    let [product, multiple, square, root, inverse, half_trace, dot] = &mut results;
    kernel.mul_in_place(product, right).expect("equal lengths");
    kernel.mul_scalar_in_place(right.first().copied().unwrap_or_default(), multiple);
    kernel.square_in_place(square);
    kernel.sqrt_in_place(root);
    kernel.inverse_in_place(inverse);
    kernel.half_trace_in_place(half_trace);
    *dot = vec![kernel.dot(left, right).expect("equal lengths")];
    results
}

fn compare<T: FixedNimber>(bytes: &[u8], from_bytes: impl Fn(&[u8]) -> T) {
    let numbers: Vec<T> = bytes.chunks_exact(size_of::<T>()).map(from_bytes).collect();
    let (left, right) = numbers.split_at(numbers.len() / 2);
    let right = &right[..left.len()];
    let mut kernels = Kernel::available().map(|kernel| (kernel, results(kernel, left, right)));
    let (first, expected) = kernels.next().expect("there is always a kernel");
    for (kernel, found) in kernels {
        assert_eq!(expected, found, "{first} and {kernel} of {left:?} and {right:?}");
    }
}

macro_rules! compare {
    ($bytes:expr, $($Nimber:ident($Word:ty))*) => {$(
        compare($bytes, |chunk| {
            $Nimber::new(<$Word>::from_le_bytes(chunk.try_into().expect("a whole word")))
        });
    )*};
}

fuzz_target!(|bytes: &[u8]| {
    compare!(bytes, Nimber8(u8) Nimber16(u16) Nimber32(u32) Nimber64(u64) Nimber128(u128));
});
