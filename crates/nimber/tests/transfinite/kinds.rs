//! Nimbers of every kind as one type: the laws of a field across the kinds, and the same answers as
//! the type of each kind where several apply.

use nimatron_nimber::finite::{FiniteNimber, Order};
use nimatron_nimber::transfinite::{AlgebraicNimber, FieldError, RationalNimber, Unlisted};
use nimatron_nimber::{Natural, Nimber, NimberError, Ordinal, SumOfProducts, allowance};
use proptest::prelude::*;

use super::properties::{any_invertible, any_small};
use super::unbounded;

fn of(text: &str) -> Nimber {
    text.parse().unwrap()
}

/// Finite nimbers in words and beyond.
fn finite() -> impl Strategy<Value = FiniteNimber> {
    prop_oneof![
        (0_u8..16).prop_map(FiniteNimber::from),
        any::<u64>().prop_map(FiniteNimber::from),
        any::<[u128; 2]>().prop_map(|[a, b]| FiniteNimber::new((Natural::from(a) << 128) + b)),
    ]
}

/// Sums of few terms t^y·a for t = ω^(ω^ω): polynomials in t, and functions with poles.
fn rational() -> impl Strategy<Value = Nimber> {
    let exponent = prop::sample::select(&["1", "2", "w", "w+1", "w*2", "w*3"][..]);
    let coefficient = prop::sample::select(&["1", "2", "w", "w*2+1", "w^w"][..]);
    prop::collection::vec((exponent, coefficient), 1..3).prop_map(|terms| {
        let term = |(y, a)| format!("(w^w^w)^({y})*({a})").parse::<Ordinal>().unwrap();
        terms.into_iter().map(|term_of| Nimber::from(term(term_of))).sum()
    })
}

fn any_kind() -> impl Strategy<Value = Nimber> {
    prop_oneof![
        finite().prop_map(Nimber::from),
        any_invertible().prop_map(|nimber| Nimber::from(&nimber)),
        any_small().prop_map(|nimber| Nimber::from(&nimber)),
        rational(),
    ]
}

/// Nimbers whose inverse is found soon: of rational functions the powers of t and simple poles.
fn any_invertible_kind() -> impl Strategy<Value = Nimber> {
    prop_oneof![
        finite().prop_map(Nimber::from),
        any_invertible().prop_map(|nimber| Nimber::from(&nimber)),
        prop::sample::select(&["*(w^w^w)", "*(w^w^w*3+w)", "*(w^(w^(w+1)))", "*(w^(w^w*2)*5)"][..])
            .prop_map(of),
    ]
}

#[cfg(feature = "laws")]
proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn nimbers_of_all_kinds_are_one_ordered_field(
        a in any_invertible_kind(), b in any_kind(), c in any_kind()
    ) {
        use nimatron_nimber::laws::{Operation, field_of_characteristic_two, total_order};

        let sum = Operation::new("+", |a: &Nimber, b: &Nimber| a + b);
        let product = Operation::new("*", |a: &Nimber, b| a.product(b).unwrap());
        let inverse = |a: &Nimber| a.inverse(&mut unbounded).ok();
        let (zero, one) = (Nimber::zero(), Nimber::one());
        field_of_characteristic_two(&sum, &product, inverse, (&zero, &one), [&a, &b, &c]);
        total_order([&a, &b, &c]);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn texts_read_back(a in any_kind()) {
        prop_assert_eq!(a.to_string().parse(), Ok(a));
    }

    #[test]
    fn quotients_and_powers_are_products(a in any_kind(), b in any_invertible_kind(), n in 0_u8..5) {
        prop_assume!(!b.is_zero());
        let work = &mut unbounded;
        let product = a.product(&b).unwrap();
        prop_assert_eq!(product.quotient(&b, work), Ok(a.clone()));
        let power = (0..n).try_fold(Nimber::one(), |power, _| power.product(&b)).unwrap();
        let n = Natural::from(n);
        prop_assert_eq!(b.pow(&n), Ok(power.clone()));
        prop_assert_eq!(b.negative_pow(&n, work).unwrap().product(&power), Ok(Nimber::one()));
    }

    /// In the finite fields, the algebraic closure and the rational functions.
    #[test]
    fn products_agree_where_several_kinds_apply(a in finite(), b in finite(), c in any_small()) {
        let [x, y, z] = [a.clone().into(), b.clone().into(), Nimber::from(&c)];
        let closed = [AlgebraicNimber::from(&a), AlgebraicNimber::from(&b), c];
        prop_assert_eq!(x.product(&y), Ok(Nimber::from(&a * &b)));
        let product = |i: usize, j: usize| Nimber::from(&closed[i].product(&closed[j]).unwrap());
        prop_assert_eq!(x.product(&y), Ok(product(0, 1)));
        prop_assert_eq!(x.product(&z), Ok(product(0, 2)));
        prop_assert_eq!(&x + &z, Nimber::from(&closed[0].sum(&closed[2]).unwrap()));
        let [r, s] = [&closed[0], &closed[2]].map(|nimber| RationalNimber::from(nimber.clone()));
        prop_assert_eq!(x.product(&z), Ok(r.product(&s).unwrap().to_ordinal().unwrap().into()));
    }

    #[test]
    fn functions_of_finite_nimbers_agree_with_those_of_algebraic_ones(n in 1_u32..1 << 16) {
        let (work, finite) = (&mut unbounded, FiniteNimber::from(n));
        let (nimber, closed) = (Nimber::from(n), AlgebraicNimber::from(&finite));
        let same = |found: Result<Nimber, NimberError>, closed: AlgebraicNimber| {
            assert_eq!(found, Ok(Nimber::from(&closed)), "{n}");
        };
        same(nimber.square_root(work), closed.square_root().unwrap());
        same(nimber.artin_schreier(work), closed.artin_schreier().unwrap());
        same(nimber.conjugate(work), closed.conjugate().unwrap());
        same(nimber.trace(work), closed.relative_trace(1).unwrap());
        same(nimber.inverse(work), closed.inverse().unwrap());
        let degree = closed.degree().unwrap();
        prop_assert_eq!(nimber.degree(work), Ok(degree));
        same(nimber.norm(None, work), closed.norm((degree / 2).max(1)).unwrap());
        same(nimber.norm(Some(1), work), closed.norm(1).unwrap());
        let polynomial = closed.minimal_polynomial(work).unwrap();
        prop_assert_eq!(nimber.minimal_polynomial(work), Ok(polynomial));
        prop_assert_eq!(nimber.order(work), Ok(closed.order(work).unwrap()));
        prop_assert_eq!(nimber.order(work).ok(), finite.order().as_ref().and_then(Order::exact).cloned());
        prop_assert_eq!(nimber.logarithm(work), Ok(closed.logarithm(work).unwrap()));
    }

    #[test]
    fn functions_of_infinite_nimbers_are_those_of_algebraic_ones(a in any_small(), n in 1_u8..8) {
        let (work, nimber) = (&mut unbounded, Nimber::from(&a));
        let same = |found: Result<Nimber, NimberError>, closed: AlgebraicNimber| {
            assert_eq!(found, Ok(Nimber::from(&closed)), "{nimber}");
        };
        same(nimber.square_root(work), a.square_root().unwrap());
        same(nimber.artin_schreier(work), a.artin_schreier().unwrap());
        same(nimber.conjugate(work), a.conjugate().unwrap());
        prop_assert_eq!(nimber.degree(work), Ok(a.degree().unwrap()));
        let n = Natural::from(n);
        let roots = nimber.roots(&n, None, work).unwrap();
        prop_assert!(roots.is_sorted());
        prop_assert_eq!(Some(nimber.root(&n, work).unwrap()), roots.first().cloned());
        for root in roots {
            prop_assert_eq!(root.pow(&n), Ok(nimber.clone()));
        }
    }

    #[test]
    fn nimbers_are_polynomials_in_what_generates_their_field(a in any_small(), b in any_small()) {
        let work = &mut unbounded;
        let [x, base] = [&a, &b].map(Nimber::from);
        match x.polynomial_in(&base, work) {
            Ok(polynomial) => {
                let bits = polynomial.coefficients().to_le_bytes();
                let bits = (0..8 * bits.len()).filter(|bit| bits[bit / 8] >> (bit % 8) & 1 == 1);
                let powers = bits.map(|n| base.pow(&Natural::from(n)).unwrap());
                prop_assert_eq!(powers.sum::<Nimber>(), x);
            }
            Err(error) => {
                prop_assert_eq!(error, NimberError::NotGenerated);
                prop_assert!(b.degree().unwrap() % a.degree().unwrap() != 0);
            }
        }
    }

    /// In words, in long numbers, and in the algebraic closure: the rows differ by a factor.
    #[test]
    fn factors_multiply_to_the_value(
        rows in prop::collection::vec([1_u32..64, 1_u32..64], 1..4), kind in 0_usize..3
    ) {
        let scale = of(["*", "*(2^70)", "*w"][kind]);
        let row = |[x, y]: &[u32; 2]| [Nimber::from(*x).product(&scale).unwrap(), (*y).into()];
        let rows: Vec<[Nimber; 2]> = rows.iter().map(row).collect();
        let sum = SumOfProducts::new(&rows).unwrap();
        prop_assert_eq!(sum.is_finite(), kind < 2);
        let products = rows.iter().map(|[x, y]| x.product(y).unwrap());
        prop_assert_eq!(sum.products(), products.clone().collect::<Vec<_>>());
        prop_assert_eq!(sum.value(), products.sum::<Nimber>());
        prop_assert_eq!(sum.factors().is_none(), sum.value().is_zero());
        prop_assert_eq!(sum.all_factors().next(), sum.factors());
        let mut found: Vec<_> = sum.all_factors().take(100).collect();
        for (row, factors) in &found {
            prop_assert_eq!(factors[0].product(&factors[1]), Ok(sum.value()));
            prop_assert!((0..2).all(|k| &rows[*row][k] + &factors[k] < rows[*row][k]));
        }
        let count = found.len();
        found.sort();
        found.dedup();
        prop_assert_eq!(found.len(), count);
    }
}

#[test]
fn beyond_the_known_fields_there_are_sums_alone() {
    let (e0, two, one) = (of("*e0"), of("*2"), Nimber::one());
    assert_eq!((&e0 + &two).to_string(), "*(e0+2)");
    assert_eq!((e0.product(&one), one.product(&e0)), (Ok(e0.clone()), Ok(e0.clone())));
    assert_eq!(e0.product(&Nimber::zero()), Ok(Nimber::zero()));
    assert_eq!(e0.quotient(&e0, &mut unbounded), Ok(Nimber::one()));
    assert_eq!((e0.pow(&Natural::ZERO), e0.pow(&Natural::ONE)), (Ok(one), Ok(e0.clone())));
    let error = FieldError::NotRational;
    assert_eq!(two.product(&e0), Err(NimberError::Operand { index: 1, error: error.clone() }));
    assert_eq!(e0.inverse(&mut unbounded), Err(NimberError::Operand { index: 0, error }));
    for text in ["*e0", "*(w^w^w)"] {
        let outside = Err(NimberError::Operand { index: 0, error: FieldError::NotAlgebraic });
        assert_eq!(of(text).square_root(&mut unbounded), outside, "{text}");
        let outside = Err(NimberError::Operand { index: 1, error: FieldError::NotAlgebraic });
        assert_eq!(Nimber::zeros(&[two.clone(), of(text)], &mut unbounded), outside, "{text}");
        assert_eq!(two.logarithm_to(&of(text), &mut unbounded).unwrap_err().operand(), Some(1));
    }
}

#[test]
fn errors_name_the_operand_that_they_are_about() {
    let work = &mut unbounded;
    let (zero, two, three) = (Nimber::zero(), of("*2"), Natural::from(3_u8));
    let operand = |error: NimberError| error.operand();
    assert_eq!(operand(zero.order(work).unwrap_err()), Some(0));
    assert_eq!(operand(zero.logarithm(work).unwrap_err()), Some(0));
    assert_eq!(operand(two.logarithm_to(&zero, work).unwrap_err()), Some(1));
    assert_eq!(operand(two.root(&Natural::ZERO, work).unwrap_err()), Some(1));
    assert_eq!(operand(of("*16").roots(&three, Some(4), work).unwrap_err()), Some(2));
    assert_eq!(operand(of("*5").norm(Some(3), work).unwrap_err()), Some(1));
    assert_eq!(two.quotient(&zero, work), Err(NimberError::DivisionByZero));
    assert_eq!(zero.inverse(work), Err(NimberError::DivisionByZero));
    assert_eq!(zero.negative_pow(&three, work), Err(NimberError::NegativePowerOfZero));
    assert_eq!(zero.negative_pow(&Natural::ZERO, work), Ok(Nimber::one()));
}

#[test]
fn work_is_bounded() {
    let none = &mut allowance(0);
    for text in ["*5", "*w"] {
        let nimber = of(text);
        assert_eq!(nimber.square_root(none), Err(NimberError::Exhausted), "{text}");
        assert_eq!(nimber.minimal_polynomial(none), Err(NimberError::Exhausted), "{text}");
        assert_eq!(nimber.polynomial_in(&nimber, none), Err(NimberError::Exhausted), "{text}");
    }
    assert_eq!(Nimber::generator(8, none), Err(NimberError::Exhausted));
}

#[test]
fn values_outside_the_field_of_the_rows_have_no_factors() {
    let rows = [[of("*4"), of("*7")]];
    let sum = SumOfProducts::new(&rows).unwrap();
    assert!(sum.with_value(&of("*w")).is_none());
    let other = sum.with_value(&of("*3")).unwrap();
    assert_eq!((other.value(), other.products()), (of("*3"), sum.products()));
    assert!(SumOfProducts::new([[of("*w"), of("*e0")]]).is_err());
    assert_eq!(SumOfProducts::default().value(), Nimber::zero());
    let family = SumOfProducts::new([[of("*(w^2)"), of("*(w^2)")]]).unwrap();
    assert_eq!(family.unlisted(), Some(Unlisted::Family));
}
