//! The table `tests/tables/nimber_facts.tsv`: an operation, its arguments and its result a line.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use nimatron_nimber::Natural;
use nimatron_nimber::finite::generators::{Certainty, compatible_generator, least_generator};
use nimatron_nimber::finite::roots::RootError;
use nimatron_nimber::finite::{FieldElement, FiniteNimber, Order, solve_quadratic};

const FACTS: &str = include_str!("../tables/nimber_facts.tsv");

fn natural(text: &str) -> Natural {
    match text.strip_prefix("0x") {
        Some(digits) => Natural::from_str_radix(digits, 16).unwrap(),
        None => text.parse().unwrap(),
    }
}

fn nimber(text: &str) -> FiniteNimber {
    FiniteNimber::new(natural(text))
}

fn nimbers(text: &str) -> Vec<FiniteNimber> {
    text.split(' ').map(nimber).collect()
}

fn level_of_bits(text: &str) -> u32 {
    text.parse::<usize>().unwrap().ilog2()
}

fn check(operation: &str, arguments: &str, result: &str) -> bool {
    let (first, rest) = arguments.split_once(' ').unwrap_or((arguments, ""));
    let case = format!("{operation} {arguments}");
    match operation {
        "mul" => assert_eq!(nimber(first) * nimber(rest), nimber(result), "{case}"),
        "inv" => assert_eq!(nimber(first).inverse(), Some(nimber(result)), "{case}"),
        "sqrt" => assert_eq!(nimber(first).square_root(), nimber(result), "{case}"),
        "pow" => assert_eq!(nimber(first).pow(&natural(rest)), nimber(result), "{case}"),
        "solve_x2_plus_x" => {
            assert_eq!(nimber(first).artin_schreier(), Some(nimber(result)), "{case}");
        }
        "solve_quadratic_x2_bx_c" => {
            let roots = solve_quadratic(&nimber(first), &nimber(rest));
            assert_eq!(roots.as_slice(), nimbers(result), "{case}");
        }
        "order" => {
            assert_eq!(nimber(first).order(), Some(Order::Exact(natural(result))), "{case}");
        }
        "minpoly_f2" => {
            let polynomial = nimber(first).minimal_polynomial();
            assert_eq!(polynomial.coefficients(), &natural(result), "{case}");
            assert!(polynomial.value(&nimber(first)).is_zero(), "{case}");
        }
        "norm_to_half_field" => {
            let level = level_of_bits(first);
            assert_eq!(nimber(rest).norm(level, level - 1), Some(nimber(result)), "{case}");
        }
        "nth_roots_in_field" => {
            let (n, a) = rest.split_once(' ').unwrap();
            let roots = nimber(a).roots_in(&natural(n), level_of_bits(first));
            match result {
                "none" => assert!(matches!(roots, Err(RootError::NoFiniteRoot(_))), "{case}"),
                _ => assert_eq!(roots.unwrap().all(100), Some(nimbers(result)), "{case}"),
            }
        }
        "least_generator" | "compatible_generator" | "compatible_generator_conditional" => {
            let level = first.parse().unwrap();
            let generator = match operation {
                "least_generator" => least_generator(level),
                _ => compatible_generator(level),
            };
            let generator = generator.unwrap();
            assert_eq!(generator.nimber, nimber(result), "{case}");
            let proved = generator.certainty == Certainty::Proved;
            assert_eq!(proved, operation != "compatible_generator_conditional", "{case}");
        }
        "dlog_base_0x1069028dc36" => {
            let base = nimber("0x1069028dc36");
            let logarithm = nimber(first).logarithm(&base, &mut |_| ControlFlow::Break(()));
            assert_eq!(logarithm, Ok(natural(result)), "{case}");
        }
        _ => return false,
    }
    true
}

#[test]
fn every_fact_holds() {
    let mut checked = BTreeMap::<&str, usize>::new();
    for line in FACTS.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [operation, arguments, result] = fields[..] else {
            panic!("three columns expected: {line}");
        };
        if check(operation, arguments, result) {
            *checked.entry(operation).or_default() += 1;
        }
    }
    let counts: Vec<(&str, usize)> = checked.into_iter().collect();
    assert_eq!(
        counts,
        [
            ("compatible_generator", 12),
            ("compatible_generator_conditional", 2),
            ("dlog_base_0x1069028dc36", 11),
            ("inv", 42),
            ("least_generator", 8),
            ("minpoly_f2", 16),
            ("mul", 97),
            ("norm_to_half_field", 13),
            ("nth_roots_in_field", 12),
            ("order", 31),
            ("pow", 28),
            ("solve_quadratic_x2_bx_c", 32),
            ("solve_x2_plus_x", 26),
            ("sqrt", 48),
        ]
    );
}
