//! The laws of fields and of total orders.

use nimatron_nimber::finite::Nimber;
use nimatron_nimber::laws::{Operation, field_of_characteristic_two, total_order};
use proptest::prelude::*;

use super::properties::any_nimber;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn nimbers_are_an_ordered_field(a in any_nimber(), b in any_nimber(), c in any_nimber()) {
        let sum = Operation::new("+", |a: &Nimber, b: &Nimber| a + b);
        let product = Operation::new("*", |a: &Nimber, b: &Nimber| a * b);
        let [zero, one] = [0u8, 1].map(Nimber::from);
        field_of_characteristic_two(&sum, &product, Nimber::inverse, (&zero, &one), [&a, &b, &c]);
        total_order([&a, &b, &c]);
    }
}
