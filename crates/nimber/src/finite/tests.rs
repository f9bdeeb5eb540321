//! Every kernel is a field, agrees with the tower down to bytes, and takes conjugates to
//! conjugates.

use proptest::prelude::*;

use super::basis::{ISOMORPHISM_32, ISOMORPHISM_64, ISOMORPHISM_128};
use super::carryless::{Hardware, Multiplier, Portable};
use super::selected::{Selected, carryless_32, carryless_64, carryless_128};
use super::tower::{Bytes, Kernel};
use crate::laws::{self, Operation};

/// Words at the edges of fields, and any others.
macro_rules! word {
    ($Word:ty) => {{
        let bits = <$Word>::BITS;
        let power = (0..bits).prop_map(|bit| <$Word>::from(1_u8) << bit);
        let low = (any::<$Word>(), 0..bits).prop_map(|(word, shift)| word >> shift);
        prop_oneof![
            1 => Just(0), 1 => Just(1), 1 => Just(<$Word>::MAX), 3 => power, 4 => low,
            10 => any::<$Word>()
        ]
    }};
}

macro_rules! kernels {
    ($($name:ident: $Kernel:ident<$Word:ty>;)*) => {$(
        mod $name {
            use super::*;

            type Tower = $Kernel;

            fn product(a: $Word, b: $Word) -> $Word {
                <Tower as Kernel<$Word>>::product(a, b)
            }

            fn inverse(a: $Word) -> $Word {
                <Tower as Kernel<$Word>>::inverse(a)
            }

            proptest! {
                #[test]
                fn is_a_field(a in word!($Word), b in word!($Word), c in word!($Word)) {
                    laws::field_of_characteristic_two(
                        &Operation::new("+", |a, b| a ^ b),
                        &Operation::new("*", |a, b| product(*a, *b)),
                        |a| (*a != 0).then(|| inverse(*a)),
                        (&0, &1),
                        [&a, &b, &c],
                    );
                    prop_assert_eq!(inverse(0), 0);
                }

                #[test]
                fn agrees_with_the_tower_down_to_bytes(a in word!($Word), b in word!($Word)) {
                    fn all<K: Kernel<$Word>>(a: $Word, b: $Word) -> [$Word; 9] {
                        [
                            K::power(a, b.into()),
                            K::square_times_c(a),
                            K::product(a, b),
                            K::product_times_c(a, b),
                            K::times_c(a),
                            K::square(a),
                            K::square_root(a),
                            K::inverse(a),
                            K::half_trace(a),
                        ]
                    }
                    prop_assert_eq!(all::<Tower>(a, b), all::<Bytes>(a, b));
                }

                #[test]
                fn solves_what_it_says(a in word!($Word)) {
                    let square = <Tower as Kernel<$Word>>::square;
                    prop_assert_eq!(square(a), product(a, a));
                    prop_assert_eq!(square(<Tower as Kernel<$Word>>::square_root(a)), a);
                    let c = 1 << (<$Word>::BITS - 1);
                    prop_assert_eq!(<Tower as Kernel<$Word>>::times_c(a), product(a, c));
                    let y = <Tower as Kernel<$Word>>::half_trace(a);
                    prop_assert_eq!(square(y) ^ y, a & !c);
                    prop_assert_eq!(y & 1, 0);
                }

                #[test]
                fn the_whole_frobenius_is_the_identity(a in word!($Word)) {
                    let squares = std::iter::successors(Some(a), |a| Some(product(*a, *a)));
                    prop_assert_eq!(squares.take(<$Word>::BITS as usize + 1).last(), Some(a));
                }
            }
        }
    )*};
}

kernels! {
    bytes_8: Bytes<u8>;
    bytes_16: Bytes<u16>;
    bytes_32: Bytes<u32>;
    bytes_64: Bytes<u64>;
    bytes_128: Bytes<u128>;
    selected_8: Selected<u8>;
    selected_16: Selected<u16>;
    selected_32: Selected<u32>;
    selected_64: Selected<u64>;
    selected_128: Selected<u128>;
}

/// The products by a way of multiplying polynomials are those of the tower.
fn check_carryless(a: u128, b: u128, multiplier: impl Multiplier) {
    let (a32, b32) = (a as u32, b as u32);
    assert_eq!(carryless_32(a32, b32, multiplier), Bytes::product(a32, b32));
    let (a64, b64) = (a as u64, b as u64);
    assert_eq!(carryless_64(a64, b64, multiplier), Bytes::product(a64, b64));
    let product = Bytes::product(a, b);
    assert_eq!(carryless_128(a, b, multiplier), product);
    assert_eq!(ISOMORPHISM_128.product(a, b, multiplier), product);
}

proptest! {
    #[test]
    fn both_multipliers_give_the_products_of_the_tower(a in word!(u128), b in word!(u128)) {
        check_carryless(a, b, Portable);
        if let Some(hardware) = Hardware::detect() {
            check_carryless(a, b, hardware);
        }
    }

    #[test]
    fn both_multipliers_multiply_polynomials(a in word!(u64), b in word!(u64)) {
        let by_bits = (0..64).filter(|bit| b >> bit & 1 == 1);
        let expected = by_bits.fold(0, |sum, bit| sum ^ u128::from(a) << bit);
        prop_assert_eq!(Portable.multiply(a, b), expected);
        if let Some(hardware) = Hardware::detect() {
            prop_assert_eq!(hardware.multiply(a, b), expected);
        }
    }

    #[test]
    fn isomorphisms_have_inverses(a in word!(u128)) {
        let (a32, a64) = (a as u32, a as u64);
        prop_assert_eq!(ISOMORPHISM_32.back.apply(ISOMORPHISM_32.forth.apply(a32)), a32);
        prop_assert_eq!(ISOMORPHISM_64.back.apply(ISOMORPHISM_64.forth.apply(a64)), a64);
        prop_assert_eq!(ISOMORPHISM_128.back.apply(ISOMORPHISM_128.forth.apply(a)), a);
    }
}
