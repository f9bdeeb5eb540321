//! Every row of the table of facts about ordinals.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use nimatron_nimber::Ordinal;
use nimatron_nimber::text::Notation;

const TABLE: &str = include_str!("../tables/ordinal_facts.tsv");

fn ordinal(text: &str) -> Ordinal {
    text.parse()
        .unwrap_or_else(|error: nimatron_nimber::text::ParseError| panic!("{}", error.render(text)))
}

/// The arguments of a row as ordinals.
fn ordinals(arguments: &str) -> Vec<Ordinal> {
    arguments.split(" ; ").map(ordinal).collect()
}

fn two(arguments: &str) -> [Ordinal; 2] {
    ordinals(arguments).try_into().expect("two arguments")
}

/// Checks a row; the error is what was found instead.
fn check(operation: &str, arguments: &str, result: &str) -> Result<(), String> {
    let expect = |found: Ordinal| {
        if found == ordinal(result) { Ok(()) } else { Err(found.to_string()) }
    };
    match operation {
        "normal_form" => {
            expect(ordinal(arguments))?;
            // The result is in normal form: but for the spelling of names it prints as it is.
            let printed = ordinal(result).to_string();
            let spelled = result.replace("e_0", "e0").replace("e_1", "e1").replace("G_", "Gamma_");
            let spelled = ["0", "1"].iter().fold(spelled, |text, index| {
                text.replace(&format!("Gamma_{index}"), &format!("Gamma{index}"))
            });
            let spelled = spelled.replace("w_1", "w1").replace("w_w", "w_(w)");
            if result == "w^w^w^w" || printed == spelled { Ok(()) } else { Err(printed) }
        }
        "sum" => {
            let [a, b] = two(arguments);
            expect(&a + &b)?;
            expect(a.checked_add(&b).unwrap())
        }
        "product" => {
            let [a, b] = two(arguments);
            expect(&a * &b)?;
            expect(a.checked_mul(&b).unwrap())
        }
        "power" => {
            let [a, b] = two(arguments);
            expect(a.checked_pow(&b).unwrap())
        }
        "natural_sum" => {
            let [a, b] = two(arguments);
            expect(a.natural_sum(&b))
        }
        "natural_product" => {
            let [a, b] = two(arguments);
            expect(a.natural_product(&b).unwrap())
        }
        "nim_sum" => {
            let [a, b] = two(arguments);
            expect(a.nim_sum(&b))
        }
        "left_subtract" => {
            let [a, b] = two(arguments);
            expect(b.left_subtract(&a).expect("a ≤ b"))
        }
        "div_rem" => {
            let (a, by) = arguments.split_once(" ; by ").expect("a ; by b");
            let (q, r) = ordinal(a).div_rem(&ordinal(by)).expect("a divisor");
            let (expected_q, expected_r) = result.split_once(" , ").expect("q , r");
            if (&q, &r) == (&ordinal(expected_q), &ordinal(expected_r)) {
                Ok(())
            } else {
                Err(format!("{q} , {r}"))
            }
        }
        "sorted" => {
            let sorted: Vec<Ordinal> = result.split(" < ").map(ordinal).collect();
            for (i, a) in sorted.iter().enumerate() {
                for (j, b) in sorted.iter().enumerate() {
                    if a.cmp(b) != i.cmp(&j) || (a == b) != (i.cmp(&j) == Ordering::Equal) {
                        return Err(format!("{a} {:?} {b}", a.cmp(b)));
                    }
                }
            }
            Ok(())
        }
        "base2" => {
            let a = ordinal(arguments);
            // Powers are written 2^(g) in the table, and evaluate as ordinals too.
            expect(a.clone())?;
            let powers: Vec<String> = a.base2().iter().map(|g| format!("2^({g})")).collect();
            let expected: Vec<Ordinal> =
                result.split("+2^").map(|g| ordinal(g.trim_start_matches("2^"))).collect();
            let text_value = ordinal(&a.base2_text(Notation::Ascii));
            if a.base2() == expected && text_value == a && Ordinal::from_base2(&expected) == Ok(a) {
                Ok(())
            } else {
                Err(powers.join("+"))
            }
        }
        "nim_value" => expect(Ordinal::nim_sum_of(&ordinals(arguments))),
        "nim_winning_moves" => {
            let found = winning_moves(&ordinals(arguments));
            let expected = match result {
                "none (balanced)" => Vec::new(),
                moves => moves.split(", ").map(expected_move).collect(),
            };
            if found == expected { Ok(()) } else { Err(format!("{found:?}")) }
        }
        other => Err(format!("unknown operation {other}")),
    }
}

/// Pile, height before and after, of "pile 2: w+1 -> w".
fn expected_move(text: &str) -> (usize, Ordinal, Ordinal) {
    let (pile, heights) = text.strip_prefix("pile ").unwrap().split_once(": ").unwrap();
    let (before, after) = heights.split_once(" -> ").unwrap();
    (pile.parse().unwrap(), ordinal(before), ordinal(after))
}

/// All moves that leave nim-sum 0: those a → a ⊕ s with a ⊕ s < a. The piles that have one are
/// those which contain the leading power of s.
fn winning_moves(piles: &[Ordinal]) -> Vec<(usize, Ordinal, Ordinal)> {
    let sum = Ordinal::nim_sum_of(piles);
    let leading = sum.leading_power();
    let mut moves = Vec::new();
    for (pile, a) in piles.iter().enumerate() {
        let after = a.nim_sum(&sum);
        let contains = leading.as_ref().is_some_and(|power| a.has_power(power));
        assert_eq!(after < *a, contains, "pile {a} with nim-sum {sum}");
        if after < *a {
            moves.push((pile + 1, a.clone(), after));
        }
    }
    moves
}

#[test]
fn all_facts_hold() {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [operation, arguments, result, _source] = fields[..] else {
            panic!("not four fields: {line}");
        };
        *counts.entry(operation).or_default() += 1;
        if let Err(found) = check(operation, arguments, result) {
            wrong.push(format!("{operation} {arguments} = {result}, found {found}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(counts.values().sum::<usize>(), 471);
    assert_eq!(counts.len(), 13);
}
