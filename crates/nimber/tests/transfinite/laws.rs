//! The laws of fields and of total orders.

use nimatron_nimber::laws::{Operation, field_of_characteristic_two, total_order};
use nimatron_nimber::transfinite::AlgebraicNimber;
use proptest::prelude::*;

use super::properties::{any_algebraic, any_invertible};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn algebraic_nimbers_are_an_ordered_field(
        a in any_invertible(), b in any_algebraic(), c in any_algebraic()
    ) {
        let sum = Operation::new("+", |a: &AlgebraicNimber, b| a.sum(b).unwrap());
        let product = Operation::new("*", |a: &AlgebraicNimber, b| a.product(b).unwrap());
        let (zero, one) = (AlgebraicNimber::zero(), AlgebraicNimber::one());
        let inverse = |a: &AlgebraicNimber| a.inverse().ok();
        field_of_characteristic_two(&sum, &product, inverse, (&zero, &one), [&a, &b, &c]);
        total_order([&a, &b, &c]);
    }
}
