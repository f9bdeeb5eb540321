//! The laws of fields and of total orders.

use nimatron_nimber::finite::FiniteNimber;
use nimatron_nimber::laws::{Operation, field_of_characteristic_two, total_order};
use proptest::prelude::*;

use super::properties::any_nimber;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn nimbers_are_an_ordered_field(a in any_nimber(), b in any_nimber(), c in any_nimber()) {
        let sum = Operation::new("+", |a: &FiniteNimber, b: &FiniteNimber| a + b);
        let product = Operation::new("*", |a: &FiniteNimber, b: &FiniteNimber| a * b);
        let [zero, one] = [0u8, 1].map(FiniteNimber::from);
        field_of_characteristic_two(&sum, &product, FiniteNimber::inverse, (&zero, &one), [&a, &b, &c]);
        total_order([&a, &b, &c]);
    }
}
