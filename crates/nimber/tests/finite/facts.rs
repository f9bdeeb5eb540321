//! The rows of the table of facts about nimbers that fit into words.

use std::collections::BTreeMap;

use nimatron_nimber::finite::{
    FieldElement, Nimber8, Nimber16, Nimber32, Nimber64, Nimber128, Polynomial64, Polynomial128,
};

const TABLE: &str = include_str!("../tables/nimber_facts.tsv");

fn hexadecimal(text: &str) -> Option<u128> {
    let digits = text.strip_prefix("0x").expect("a hexadecimal number");
    u128::from_str_radix(digits, 16).ok()
}

/// Checks the row in the field of this type if its numbers fit into the word.
macro_rules! check {
    ($Nimber:ident($Word:ty), $row:expr) => {
        check!($Nimber($Word), $row, |_a: $Nimber, _b| {}, |_a: $Nimber, _n| {})
    };
    ($Nimber:ident($Word:ty), $row:expr, $mul:expr, $pow:expr) => {{
        let (operation, arguments, result): (&str, &[&str], &str) = $row;
        let nimber = |text: &str| {
            hexadecimal(text).and_then(|n| <$Word>::try_from(n).ok()).map($Nimber::new)
        };
        let checked = match operation {
            "mul" => nimber(arguments[0]).zip(nimber(arguments[1])).map(|(a, b)| {
                assert_eq!(FieldElement::product(&a, &b), a * b);
                $mul(a, b);
                a * b
            }),
            "inv" => nimber(arguments[0]).and_then(|a| a.inverse()),
            "sqrt" => nimber(arguments[0]).map(|a| a.square_root()),
            "pow" => nimber(arguments[0]).map(|a| {
                let exponent = arguments[1].parse().expect("an exponent");
                $pow(a, exponent);
                a.pow(exponent)
            }),
            "solve_x2_plus_x" => nimber(arguments[0]).and_then(|a| a.artin_schreier()),
            "norm_to_half_field" if *arguments[0] == stringify!($Word)[1..] => {
                nimber(arguments[1]).map(|a| a.norm())
            }
            _ => None,
        };
        if let Some(found) = checked {
            assert_eq!(
                Some(found),
                nimber(result),
                "{operation} {arguments:?} by {}",
                stringify!($Nimber)
            );
        }
        usize::from(checked.is_some())
    }};
}

#[test]
fn every_row_in_every_field_that_holds_it() {
    let mut rows = BTreeMap::new();
    for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let [operation, arguments, result] =
            line.split('\t').collect::<Vec<_>>().try_into().expect("three columns");
        let arguments: Vec<&str> = arguments.split(' ').collect();
        let row = (operation, &arguments[..], result);
        let mut found =
            check!(Nimber8(u8), row) + check!(Nimber16(u16), row) + check!(Nimber32(u32), row);
        found += check!(
            Nimber64(u64),
            row,
            |a, b| assert_eq!(Nimber64::from(Polynomial64::from(a) * Polynomial64::from(b)), a * b),
            |a: Nimber64, n| assert_eq!(Nimber64::from(Polynomial64::from(a).pow(n)), a.pow(n))
        );
        found += check!(
            Nimber128(u128),
            row,
            |a, b| {
                assert_eq!(Nimber128::from(Polynomial128::from(a) * Polynomial128::from(b)), a * b);
            },
            |a: Nimber128, n| assert_eq!(Nimber128::from(Polynomial128::from(a).pow(n)), a.pow(n))
        );
        if found > 0 {
            *rows.entry(operation).or_insert(0) += 1;
        }
    }
    let rows: Vec<(&str, i32)> = rows.into_iter().collect();
    let expected = [
        ("inv", 35),
        ("mul", 83),
        ("norm_to_half_field", 11),
        ("pow", 25),
        ("solve_x2_plus_x", 19),
        ("sqrt", 39),
    ];
    assert_eq!(rows, expected, "rows that fit into words");
}
