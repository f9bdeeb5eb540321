//! Every kernel for slices computes what the one for single numbers computes.
#![no_main]

use std::fmt::Debug;

use libfuzzer_sys::fuzz_target;
use nimatron_nimber::finite::slices::{Element, Isomorphic, Kernel};
use nimatron_nimber::finite::{
    Nimber8, Nimber16, Nimber32, Nimber64, Nimber128, Polynomial64, Polynomial128,
};

/// The results of every function of a kernel.
fn results<T: Element>(kernel: Kernel, left: &[T], right: &[T]) -> [Vec<T>; 7] {
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

fn compare<T: Element + PartialEq + Debug>(bytes: &[u8], from_bytes: impl Fn(&[u8]) -> T) {
    let numbers: Vec<T> = bytes.chunks_exact(size_of::<T>()).map(from_bytes).collect();
    let (left, right) = numbers.split_at(numbers.len() / 2);
    let right = &right[..left.len()];
    let mut kernels = Kernel::available().map(|kernel| (kernel, results(kernel, left, right)));
    let (first, expected) = kernels.next().expect("there is always a kernel");
    for (kernel, found) in kernels {
        assert_eq!(expected, found, "{first} and {kernel} of {left:?} and {right:?}");
    }
}

/// By every kernel: nimbers to polynomials and back, and products there against products here.
fn convert<N, P>(bytes: &[u8], from_bytes: impl Fn(&[u8]) -> N)
where
    N: Isomorphic<P> + PartialEq + Debug,
    P: Isomorphic<N>,
{
    let nimbers: Vec<N> = bytes.chunks_exact(size_of::<N>()).map(from_bytes).collect();
    for kernel in Kernel::available() {
        let mut polynomials = vec![P::default(); nimbers.len()];
        kernel.convert(&nimbers, &mut polynomials).expect("equal lengths");
        let mut found = nimbers.clone();
        kernel.convert(&polynomials, &mut found).expect("equal lengths");
        assert_eq!(found, nimbers, "there and back by {kernel}");

        let factors = polynomials.iter().rev().copied().collect::<Vec<P>>();
        kernel.mul_in_place(&mut polynomials, &factors).expect("equal lengths");
        kernel.convert(&polynomials, &mut found).expect("equal lengths");
        let mut expected = nimbers.clone();
        let factors = nimbers.iter().rev().copied().collect::<Vec<N>>();
        kernel.mul_in_place(&mut expected, &factors).expect("equal lengths");
        assert_eq!(found, expected, "products of {nimbers:?} by {kernel}");
    }
}

/// The word of these bytes, as an element.
macro_rules! element {
    ($new:path, $Word:ty) => {
        |chunk| $new(<$Word>::from_le_bytes(chunk.try_into().expect("a whole word")))
    };
}

fuzz_target!(|bytes: &[u8]| {
    compare(bytes, element!(Nimber8::new, u8));
    compare(bytes, element!(Nimber16::new, u16));
    compare(bytes, element!(Nimber32::new, u32));
    compare(bytes, element!(Nimber64::new, u64));
    compare(bytes, element!(Nimber128::new, u128));
    compare(bytes, element!(Polynomial64::from_bits, u64));
    compare(bytes, element!(Polynomial128::from_bits, u128));
    convert::<Nimber64, Polynomial64>(bytes, element!(Nimber64::new, u64));
    convert::<Nimber128, Polynomial128>(bytes, element!(Nimber128::new, u128));
});
