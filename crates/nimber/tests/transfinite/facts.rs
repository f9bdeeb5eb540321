//! The table `tests/tables/transfinite_facts.tsv`: an operation, its arguments and its result a
//! line.

use std::collections::BTreeMap;

use nimatron_nimber::Natural;
use nimatron_nimber::transfinite::{AlgebraicNimber, excesses};

use super::{nimber, unbounded};

const FACTS: &str = include_str!("../tables/transfinite_facts.tsv");

fn nimbers(text: &str) -> Vec<AlgebraicNimber> {
    text.split(", ").map(nimber).collect()
}

fn check(operation: &str, arguments: &[&str], result: &str) -> bool {
    let case = format!("{operation} {}", arguments.join(" ; "));
    let first = || nimber(arguments[0]);
    let second = || nimber(arguments[1]);
    let natural = |text: &str| -> Natural { text.parse().unwrap() };
    match operation {
        "add" => assert_eq!(first().sum(&second()).unwrap(), nimber(result), "{case}"),
        "mul" => assert_eq!(first().product(&second()).unwrap(), nimber(result), "{case}"),
        "inv" => assert_eq!(first().inverse().unwrap(), nimber(result), "{case}"),
        "sqrt" => assert_eq!(first().square_root().unwrap(), nimber(result), "{case}"),
        "degree" => assert_eq!(first().degree().unwrap().to_string(), result, "{case}"),
        "order" => {
            assert_eq!(first().order(&mut unbounded).unwrap(), natural(result), "{case}");
        }
        "minpoly" => {
            let polynomial = first().minimal_polynomial(&mut unbounded).unwrap();
            assert_eq!(polynomial.to_string(), result, "{case}");
        }
        "kappa" => {
            let kappa = AlgebraicNimber::kappa(arguments[0].parse().unwrap()).unwrap();
            assert_eq!(kappa, nimber(result), "{case}");
        }
        "roots" => {
            let roots = first().roots(&natural(arguments[1]), &mut unbounded).unwrap();
            assert_eq!(roots, nimbers(result), "{case}");
        }
        "artin_schreier" => {
            let y = first().artin_schreier().unwrap();
            let both = [y.clone(), y.sum(&nimber("1")).unwrap()];
            assert_eq!(both, *nimbers(result), "{case}");
        }
        "polynomial_roots" => {
            let polynomial: Vec<AlgebraicNimber> = arguments.iter().map(|c| nimber(c)).collect();
            let roots = AlgebraicNimber::polynomial_roots(&polynomial, &mut unbounded).unwrap();
            let (roots, counts): (Vec<_>, Vec<_>) = roots.into_iter().unzip();
            assert_eq!(roots, nimbers(result), "{case}");
            assert!(counts.iter().all(|&count| count == 1), "{case}");
        }
        "pow" => {
            assert_eq!(first().pow(&natural(arguments[1])).unwrap(), nimber(result), "{case}");
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
        let arguments: Vec<&str> = arguments.split(" ; ").collect();
        if check(operation, &arguments, result) {
            *checked.entry(operation).or_default() += 1;
        }
    }
    let counts: Vec<(&str, usize)> = checked.into_iter().collect();
    assert_eq!(
        counts,
        [
            ("add", 29),
            ("artin_schreier", 5),
            ("degree", 17),
            ("inv", 17),
            ("kappa", 37),
            ("minpoly", 18),
            ("mul", 143),
            ("order", 20),
            ("polynomial_roots", 7),
            ("pow", 42),
            ("roots", 21),
            ("sqrt", 24),
        ]
    );
}

#[test]
fn the_alphas_follow_from_the_excesses() {
    let mut count = 0;
    let table = include_str!("../tables/transfinite_alphas.tsv");
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [p, alpha, degree] = fields[..] else {
            panic!("three columns expected: {line}");
        };
        let found = AlgebraicNimber::alpha(p.parse().unwrap()).unwrap();
        assert_eq!(found, nimber(alpha), "{p}");
        if let Some(found) = found.field_degree() {
            assert_eq!(found.to_string(), degree, "{p}");
        }
        count += 1;
    }
    assert_eq!(count, excesses().count());
    assert_eq!(count, 1034);
}
