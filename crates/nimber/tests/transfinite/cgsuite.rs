//! The table `tests/tables/cgsuite_transfinite.tsv`: what another program computes.

use std::collections::BTreeMap;

use nimatron_nimber::transfinite::AlgebraicNimber;
use nimatron_nimber::{Natural, Ordinal};

/// An ordinal whose terms may stand in any order.
fn nimber(text: &str) -> AlgebraicNimber {
    let text = text.replace("omega", "w").replace('ω', "w").replace('×', "*");
    let text = text.trim();
    let inner = match text.strip_prefix('(').and_then(|text| text.strip_suffix(')')) {
        Some(inner) if text.matches('(').count() == 1 || inner.contains('+') => inner,
        _ => text,
    };
    let mut depth = 0;
    let terms = inner.split(|character| {
        depth += match character {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth == 0 && character == '+'
    });
    let terms = terms.map(|term| term.parse::<Ordinal>().unwrap_or_else(|_| panic!("{text}")));
    AlgebraicNimber::new(&terms.fold(Ordinal::zero(), |sum, term| sum.natural_sum(&term))).unwrap()
}

fn check(input: &str, value: &str) {
    let is = |found: AlgebraicNimber, value: &str| assert_eq!(found, nimber(value), "{input}");
    if let Some((factor, _)) = input.split_once(" NimProduct omega^n for") {
        let factor = nimber(factor.trim_start_matches('['));
        for (n, value) in value.trim_matches(['[', ']']).split(',').enumerate() {
            is(factor.product(&nimber(&format!("w^{n}"))).unwrap(), value);
        }
    } else if let Some((a, b)) = input.split_once(" NimProduct ") {
        is(nimber(a).product(&nimber(b)).unwrap(), value);
    } else if let Some((a, b)) = input.split_once(" NimSum ") {
        is(nimber(a).sum(&nimber(b)).unwrap(), value);
    } else if let Some((a, n)) = input.split_once(" NimExp ") {
        is(nimber(a).pow(&n.parse::<Natural>().unwrap()).unwrap(), value);
    } else {
        assert_eq!((input, value), ("(*omega) ConwayProduct *(omega^2)", "*2"));
        is(nimber("w").product(&nimber("w^2")).unwrap(), "2");
    }
}

#[test]
fn sums_products_and_powers_agree() {
    let mut checked = BTreeMap::<&str, usize>::new();
    let table = include_str!("../tables/cgsuite_transfinite.tsv");
    for line in table.lines().filter(|line| !line.starts_with('#') && !line.ends_with("!error")) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [area, input, value] = fields[..] else {
            panic!("three columns expected: {line}");
        };
        check(input, value);
        *checked.entry(area).or_default() += 1;
    }
    let counts: Vec<(&str, usize)> = checked.into_iter().collect();
    assert_eq!(
        counts,
        [
            ("suite:transfinite-nim", 21),
            ("transfinite-alpha", 38),
            ("transfinite-exp", 113),
            ("transfinite-product", 81),
            ("transfinite-product-row", 4),
            ("transfinite-product-small", 8),
            ("transfinite-sum", 33),
        ]
    );
}
