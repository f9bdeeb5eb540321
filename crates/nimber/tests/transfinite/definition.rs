//! The definition: a·b is the least ordinal that is not a′b + ab′ + a′b′ with a′ < a and b′ < b.
//!
//! That a·b itself is not of this form says that a field has no divisors of 0. That everything
//! below is can be tried as far as the coefficients reach. The constants α_p have a definition of
//! the same kind: the least ordinal without a p-th root below κ_p.

use std::collections::HashSet;

use nimatron_nimber::Natural;
use nimatron_nimber::transfinite::{AlgebraicNimber, excess};

use super::{nimber, unbounded};

/// All w^2*i + w*j + k with coefficients below these bounds.
fn below(bounds: [u32; 3]) -> Vec<AlgebraicNimber> {
    let mut all = Vec::new();
    for i in 0..bounds[0] {
        for j in 0..bounds[1] {
            all.extend((0..bounds[2]).map(|k| nimber(&format!("w^2*{i}+w*{j}+{k}"))));
        }
    }
    all
}

/// Whether the `values` below a·b are all a′b + ab′ + a′b′ with a′ and b′ from these.
fn attained(
    (a, b): (&str, &str),
    firsts: &[AlgebraicNimber],
    seconds: &[AlgebraicNimber],
    values: &[AlgebraicNimber],
) {
    let (a, b) = (nimber(a), nimber(b));
    let product = a.product(&b).unwrap();
    let mut found = HashSet::new();
    for first in firsts.iter().filter(|first| **first < a) {
        for second in seconds.iter().filter(|second| **second < b) {
            let cross = first.product(&b).unwrap().sum(&a.product(second).unwrap()).unwrap();
            found.insert(cross.sum(&first.product(second).unwrap()).unwrap());
        }
    }
    assert!(!found.contains(&product), "{a} x {b} = {product}");
    let below: Vec<_> = values.iter().filter(|value| **value < product).collect();
    assert!(!below.is_empty());
    for value in below {
        assert!(found.contains(value), "{a} x {b} = {product}, but {value} is not excluded");
    }
}

#[test]
fn products_are_least() {
    let (naturals, pairs) = (below([1, 1, 256]), below([1, 16, 16]));
    attained(("w", "w"), &naturals, &naturals, &below([1, 16, 16]));
    for n in ["2", "3", "4", "7", "12"] {
        attained(("w", n), &naturals, &naturals, &below([1, 12, 16]));
    }
    attained(("w", "w^2"), &naturals, &pairs, &below([1, 1, 2]));
    attained(("w^2", "w^2"), &pairs, &pairs, &below([1, 2, 4]));
    attained(("w+1", "w"), &below([1, 2, 16]), &naturals, &below([1, 4, 4]));
}

#[test]
fn each_alpha_is_the_least_without_a_root() {
    for (p, kappa, alpha, lesser) in [
        (3, "w", "2", &["0", "1"][..]),
        (5, "w^w", "4", &["1", "2", "3"]),
        (7, "w^(w^2)", "w+1", &["1", "2", "4", "7", "100", "w"]),
        (11, "w^(w^3)", "w^w+1", &["2", "255", "w", "w^2+5", "w^8*3+w+4", "w^w"]),
        (13, "w^(w^4)", "w+4", &["2", "4", "16", "65536", "w", "w+1", "w+2", "w+3"]),
        (17, "w^(w^5)", "16", &["1", "2", "5", "14", "15"]),
        (19, "w^(w^6)", "w^3+4", &["4", "w^2+w*7+1", "w^3", "w^3+1", "w^3+2", "w^3+3"]),
        (31, "w^(w^9)", "w^w+1", &["3", "w", "w^8+1", "w^w"]),
        (43, "w^(w^12)", "w^(w^2)+1", &["5", "w+7", "w^w+w+1", "w^(w^2)"]),
    ] {
        let (n, kappa) = (Natural::from(p as u32), nimber(kappa));
        let least = |text: &str| {
            let roots = nimber(text).roots(&n, &mut unbounded).unwrap();
            assert!(roots.iter().all(|root| root.pow(&n).unwrap() == nimber(text)), "{text}");
            roots[0].clone()
        };
        assert_eq!(least(alpha), kappa, "{p}");
        for text in lesser {
            assert!(nimber(text) < nimber(alpha) && least(text) < kappa, "{p}: {text}");
        }
    }
}

#[test]
fn the_kappas_are_the_least_of_their_degrees() {
    for line in include_str!("../tables/transfinite_facts.tsv").lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let (Some("kappa_degree"), [_, q, degree]) = (fields.first().copied(), &fields[..]) else {
            continue;
        };
        let q: u32 = q.parse().unwrap();
        let text = match (2..=q).find(|p| q % p == 0).unwrap() {
            2 => format!("2^{}", q / 2),
            p => {
                let primes = (3..p).filter(|n| (2..*n).all(|m| n % m != 0)).count();
                format!("w^(w^{primes}*{})", q / p)
            }
        };
        match nimber(&text).field_degree() {
            Some(found) => assert_eq!(found.to_string(), *degree, "{text}"),
            None => assert!(degree.parse::<usize>().unwrap() > 16384, "{text}"),
        }
    }
}

#[test]
fn the_excess_is_at_least_what_theory_demands() {
    // If the order of 2 is 2·3^k the excess is at least 4.
    for (p, least) in [(3, 0), (7, 1), (11, 1), (19, 4), (163, 4), (1459, 4)] {
        assert!(excess(p).unwrap().value >= least, "{p}");
    }
    assert_eq!(excess(1319), None);
    assert_eq!(excess(9), None);
}
