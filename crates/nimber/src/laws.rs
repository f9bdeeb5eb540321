//! Laws, written once, for every type that claims to obey them.
//!
//! A law is a function that takes elements and panics if they break it, with the equation, both
//! of its sides, and the elements. Feed it with the elements of a property test:
//!
//! ```
//! use nimatron_nimber::{Ordinal, laws::{self, Operation}};
//!
//! let [a, b, c] = ["w+1", "w^2*3", "e0+5"].map(|text| text.parse::<Ordinal>().unwrap());
//! let sum = Operation::new("+", |a: &Ordinal, b: &Ordinal| a + b);
//! laws::total_order([&a, &b, &c]);
//! laws::monoid(&sum, &Ordinal::zero(), [&a, &b, &c]);
//! ```
//!
//! A law that fails says so:
//!
//! ```should_panic
//! use nimatron_nimber::{Ordinal, laws::{self, Operation}};
//!
//! let sum = Operation::new("+", |a: &Ordinal, b: &Ordinal| a + b);
//! // commutativity of +: a + b = w, but b + a = w+1, where a = 1, b = w
//! laws::commutative(&sum, &Ordinal::one(), &Ordinal::omega());
//! ```

use std::cmp::Ordering;
use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher};

type Apply<'a, T> = dyn Fn(&T, &T) -> T + 'a;

/// An operation on two elements, with the sign that failures print.
pub struct Operation<'a, T> {
    sign: &'a str,
    apply: Box<Apply<'a, T>>,
}

impl<'a, T> Operation<'a, T> {
    /// The operation written with this sign.
    pub fn new(sign: &'a str, apply: impl Fn(&T, &T) -> T + 'a) -> Self {
        Self { sign, apply: Box::new(apply) }
    }

    /// The operation applied.
    pub fn of(&self, a: &T, b: &T) -> T {
        (self.apply)(a, b)
    }
}

/// Panics unless both sides of an equation are the same. `∘` and `⋆` in the text of the equation
/// stand for the signs.
#[track_caller]
fn equal<T: PartialEq + Debug>(
    law: &str,
    signs: &[&str],
    (left_text, left): (&str, T),
    (right_text, right): (&str, T),
    elements: &[&T],
) {
    if left == right {
        return;
    }
    let written = |text: &str| {
        let text = signs.first().map_or(text.to_owned(), |sign| text.replace('∘', sign));
        signs.get(1).map_or(text.clone(), |sign| text.replace('⋆', sign))
    };
    let values: Vec<String> =
        ["a", "b", "c"].iter().zip(elements).map(|(name, x)| format!("{name} = {x:?}")).collect();
    panic!(
        "{law} of {}: {} = {left:?}, but {} = {right:?}, where {}",
        signs.join(" over "),
        written(left_text),
        written(right_text),
        values.join(", "),
    );
}

/// (a ∘ b) ∘ c = a ∘ (b ∘ c).
#[track_caller]
pub fn associative<T: PartialEq + Debug>(op: &Operation<'_, T>, [a, b, c]: [&T; 3]) {
    equal(
        "associativity",
        &[op.sign],
        ("(a ∘ b) ∘ c", op.of(&op.of(a, b), c)),
        ("a ∘ (b ∘ c)", op.of(a, &op.of(b, c))),
        &[a, b, c],
    );
}

/// a ∘ b = b ∘ a.
#[track_caller]
pub fn commutative<T: PartialEq + Debug>(op: &Operation<'_, T>, a: &T, b: &T) {
    equal("commutativity", &[op.sign], ("a ∘ b", op.of(a, b)), ("b ∘ a", op.of(b, a)), &[a, b]);
}

/// a ∘ u = a = u ∘ a for the unit u.
#[track_caller]
pub fn unit<T: PartialEq + Debug + Clone>(op: &Operation<'_, T>, unit: &T, a: &T) {
    equal("unit", &[op.sign], ("a ∘ unit", op.of(a, unit)), ("a", a.clone()), &[a]);
    equal("unit", &[op.sign], ("unit ∘ a", op.of(unit, a)), ("a", a.clone()), &[a]);
}

/// a ⋆ (b ∘ c) = (a ⋆ b) ∘ (a ⋆ c).
#[track_caller]
pub fn left_distributive<T: PartialEq + Debug>(
    product: &Operation<'_, T>,
    sum: &Operation<'_, T>,
    [a, b, c]: [&T; 3],
) {
    equal(
        "left distributivity",
        &[product.sign, sum.sign],
        ("a ∘ (b ⋆ c)", product.of(a, &sum.of(b, c))),
        ("(a ∘ b) ⋆ (a ∘ c)", sum.of(&product.of(a, b), &product.of(a, c))),
        &[a, b, c],
    );
}

/// An associative operation with a unit.
#[track_caller]
pub fn monoid<T: PartialEq + Debug + Clone>(op: &Operation<'_, T>, one: &T, [a, b, c]: [&T; 3]) {
    associative(op, [a, b, c]);
    unit(op, one, a);
}

/// A monoid that commutes.
#[track_caller]
pub fn commutative_monoid<T: PartialEq + Debug + Clone>(
    op: &Operation<'_, T>,
    one: &T,
    [a, b, c]: [&T; 3],
) {
    monoid(op, one, [a, b, c]);
    commutative(op, a, b);
}

/// A commutative group in which every element is its own inverse.
#[track_caller]
pub fn group_of_exponent_two<T: PartialEq + Debug + Clone>(
    op: &Operation<'_, T>,
    zero: &T,
    [a, b, c]: [&T; 3],
) {
    commutative_monoid(op, zero, [a, b, c]);
    equal("exponent two", &[op.sign], ("a ∘ a", op.of(a, a)), ("zero", zero.clone()), &[a]);
}

/// Two commutative monoids, the product distributing over the sum, and zero absorbing.
#[track_caller]
pub fn commutative_semiring<T: PartialEq + Debug + Clone>(
    sum: &Operation<'_, T>,
    product: &Operation<'_, T>,
    (zero, one): (&T, &T),
    [a, b, c]: [&T; 3],
) {
    commutative_monoid(sum, zero, [a, b, c]);
    commutative_monoid(product, one, [a, b, c]);
    left_distributive(product, sum, [a, b, c]);
    let absorbed = product.of(a, zero);
    equal("zero", &[product.sign], ("a ∘ zero", absorbed), ("zero", zero.clone()), &[a]);
}

/// A field of characteristic two: `inverse` gives 1/a for a ≠ 0 and nothing for 0.
#[track_caller]
pub fn field_of_characteristic_two<T: PartialEq + Debug + Clone>(
    sum: &Operation<'_, T>,
    product: &Operation<'_, T>,
    inverse: impl Fn(&T) -> Option<T>,
    (zero, one): (&T, &T),
    [a, b, c]: [&T; 3],
) {
    group_of_exponent_two(sum, zero, [a, b, c]);
    commutative_semiring(sum, product, (zero, one), [a, b, c]);
    assert!(zero != one, "a field has 0 ≠ 1, but both are {zero:?}");
    match inverse(a) {
        Some(inverse) => {
            let unit = product.of(a, &inverse);
            equal("inverse", &[product.sign], ("a ∘ 1/a", unit), ("one", one.clone()), &[a]);
        }
        None => assert!(a == zero, "inverse: none for a = {a:?}"),
    }
}

/// A total order that agrees with equality, and equality that agrees with the hash.
#[track_caller]
pub fn total_order<T: Ord + Hash + Debug>([a, b, c]: [&T; 3]) {
    assert!(a.cmp(a).is_eq(), "reflexivity: a = {a:?}");
    assert!(a.cmp(b) == b.cmp(a).reverse(), "antisymmetry: a = {a:?}, b = {b:?}");
    assert!(a.partial_cmp(b) == Some(a.cmp(b)), "partial order: a = {a:?}, b = {b:?}");
    assert!((a == b) == a.cmp(b).is_eq(), "equality and order: a = {a:?}, b = {b:?}");
    let hash = |x: &T| {
        let mut hasher = DefaultHasher::new();
        x.hash(&mut hasher);
        hasher.finish()
    };
    assert!(a != b || hash(a) == hash(b), "equality and hash: a = {a:?}, b = {b:?}");
    let (first, second) = (a.cmp(b), b.cmp(c));
    let expected = match (first, second) {
        (Ordering::Equal, order) | (order, Ordering::Equal) => order,
        _ if first == second => first,
        _ => return,
    };
    assert!(a.cmp(c) == expected, "transitivity: a = {a:?}, b = {b:?}, c = {c:?}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[should_panic = "associativity of -: (a - b) - c = -4, but a - (b - c) = 2, \
                      where a = 1, b = 2, c = 3"]
    fn a_broken_law_prints_the_equation() {
        associative(&Operation::new("-", |a: &i32, b: &i32| a - b), [&1, &2, &3]);
    }

    #[test]
    #[should_panic = "left distributivity of + over *: a + (b * c) = 7, but \
                      (a + b) * (a + c) = 12, where a = 1, b = 2, c = 3"]
    fn two_signs_are_told_apart() {
        let sum = Operation::new("+", |a: &i32, b: &i32| a + b);
        let product = Operation::new("*", |a: &i32, b: &i32| a * b);
        left_distributive(&sum, &product, [&1, &2, &3]);
    }

    #[test]
    fn the_field_of_two_elements_is_one() {
        let sum = Operation::new("+", |a: &u8, b: &u8| a ^ b);
        let product = Operation::new("*", |a: &u8, b: &u8| a & b);
        for bits in 0..8_u8 {
            let [a, b, c] = [bits & 1, bits >> 1 & 1, bits >> 2];
            let inverse = |a: &u8| (*a == 1).then_some(1);
            field_of_characteristic_two(&sum, &product, inverse, (&0, &1), [&a, &b, &c]);
            total_order([&a, &b, &c]);
        }
    }
}
