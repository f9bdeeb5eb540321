//! Published quotients, and agreement with all sums of small positions.

use super::*;
use crate::foundation::{Budget, Outcome, Random};
use crate::impartial::sequence::Code;
use crate::misere::{Form, HeapForms};

fn facts() -> impl Iterator<Item = Vec<&'static str>> {
    let lines = include_str!("facts.tsv").lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split('\t').collect())
}

fn numbers(fields: &[&str]) -> Vec<u64> {
    fields.iter().map(|field| field.parse().unwrap()).collect()
}

#[test]
fn proved_quotients_are_those_published() {
    let budget = &mut Budget::unlimited();
    let mut checked = 0;
    for fact in facts().filter(|fact| fact[0] == "proved") {
        let code: Code = fact[1].parse().unwrap();
        let [order, p, period, preperiod, changed] = numbers(&fact[2..])[..] else {
            panic!("{fact:?}")
        };
        // The longest two are left to the benchmark.
        if preperiod > 1000 {
            continue;
        }
        let mut quotient = Partial::new();
        let (verdict, halt) = quotient.seek(&code, 1000, budget, &mut |_| ());
        assert_eq!(halt, None);
        let Verdict::Proved(proved) = verdict else { panic!("{code}") };
        let monoid = quotient.monoid();
        assert_eq!(
            (monoid.order() as u64, monoid.p_positions().count() as u64),
            (order, p),
            "{code}"
        );
        // The table counts heaps from 1 on.
        let found = (proved.period().period, proved.period().preperiod.max(1));
        assert_eq!(found, (period, preperiod), "{code}");
        assert_eq!(u64::from(quotient.changed()), changed, "{code}");
        assert_eq!(monoid.order() % 2, 0, "{code}");
        checked += 1;
    }
    assert_eq!(checked, 138);
}

#[test]
fn partial_quotients_are_those_published() {
    for fact in facts().filter(|fact| fact[0] == "partial") {
        let [order, p, heap] = numbers(&fact[2..])[..] else { panic!("{fact:?}") };
        // Larger ones take too long here.
        if order > 200 {
            continue;
        }
        let mut quotient = Partial::new();
        let code = fact[1].parse::<Code>().unwrap();
        quotient.extend(&code, heap as u32, &mut Budget::unlimited()).unwrap();
        let monoid = quotient.monoid();
        let found = (monoid.order() as u64, monoid.p_positions().count() as u64);
        assert_eq!(found, (order, p), "{code}");
    }
}

#[test]
fn presentations_are_those_published() {
    let mut checked = 0;
    for fact in facts().filter(|fact| fact[0] == "presentation") {
        let code = fact[1].parse::<Code>().unwrap();
        let expected: Vec<&str> = fact[3].split(' ').collect();
        let mut quotient = Partial::new();
        quotient.extend(&code, 200, &mut Budget::unlimited()).unwrap();
        let presentation = quotient.presentation();
        let plain = |text: String| text.replace(['^', ' '], "");
        assert_eq!(
            plain(presentation.to_string()).replace(",P=", ";P="),
            plain(fact[2].into()),
            "{code}"
        );
        for (heap, expected) in expected.iter().enumerate() {
            let word = plain(presentation.word(quotient.heaps()[heap]));
            assert_eq!(word, *expected, "{code} {heap}");
        }
        checked += 1;
    }
    assert_eq!(checked, 17);
}

/// All sums of at most `most` heaps with at most `counters` counters.
fn sums(largest: u32, counters: u32, most: usize) -> Vec<Vec<u32>> {
    let mut all = vec![Vec::new()];
    let mut last = all.clone();
    for _ in 0..most {
        let longer = last.iter().flat_map(|sum: &Vec<u32>| {
            let room = counters - sum.iter().sum::<u32>();
            let top = sum.last().copied().unwrap_or(largest).min(room);
            (1..=top).map(|heap| [&sum[..], &[heap]].concat()).collect::<Vec<_>>()
        });
        last = longer.collect();
        all.extend_from_slice(&last);
    }
    all
}

#[test]
fn all_sums_of_small_positions_agree_with_the_definition() {
    let budget = &mut Budget::unlimited();
    for code in
        ["0.77", "0.07", "0.15", "0.71", "0.72", "0.144", "0.34", "4.7", "0.53", "4!.0", "0.3F"]
    {
        let rules: Code = code.parse().unwrap();
        let (mut forms, mut quotient) = (HeapForms::new(rules.clone()), Partial::new());
        // Some grow beyond bounds, and are compared as far as they go.
        let _ = quotient.extend(&rules, 14, &mut Budget::nodes(2_000_000));
        let largest = (quotient.heaps().len() - 1).min(14);
        assert!(largest > 9, "{code}");
        for sum in sums(largest as u32, 18, 5) {
            let heaps: Vec<Form> =
                sum.iter().map(|&heap| forms.form(heap as usize, budget).unwrap()).collect();
            let form = forms.forms.total(&heaps, budget).unwrap();
            let is_p = forms.forms.outcome(form) == Outcome::P;
            assert_eq!(quotient.is_p(&sum), Some(is_p), "{code}: {sum:?}");
        }
    }
}

/// Heaps that are given by lists of options.
struct Listed(Vec<Vec<Vec<u32>>>);

impl Heaps for Listed {
    fn visit_options(&self, heap: u32, visit: &mut dyn FnMut(&[u32])) {
        self.0[heap as usize].iter().for_each(|option| visit(option));
    }
}

#[test]
fn random_heaps_agree_with_the_definition() {
    let mut random = Random::new(7);
    for _ in 0..60 {
        let count = 7;
        let mut heaps = Listed(Vec::new());
        for heap in 0..count {
            let options = (0..random.below(4)).filter(|_| heap > 0).map(|_| {
                (0..random.below(3)).map(|_| random.below(heap) as u32).collect::<Vec<u32>>()
            });
            heaps.0.push(options.collect());
        }
        let mut quotient = Partial::new();
        let small = &mut Budget::nodes(200_000);
        if quotient.extend(&heaps, count as u32 - 1, small).is_err() {
            continue;
        }
        let mut known = std::collections::HashMap::new();
        for sum in sums(count as u32 - 1, 14, 4) {
            let is_p = !is_next(&heaps, &sum, &mut known);
            assert_eq!(quotient.is_p(&sum), Some(is_p), "{:?}: {sum:?}", heaps.0);
        }
    }
}

fn is_next(
    heaps: &Listed,
    sum: &[u32],
    known: &mut std::collections::HashMap<Vec<u32>, bool>,
) -> bool {
    let mut sum = sum.to_vec();
    sum.sort_unstable();
    if let Some(&is_next) = known.get(&sum) {
        return is_next;
    }
    let (mut moves, mut wins) = (0, false);
    for place in 0..sum.len() {
        for option in &heaps.0[sum[place] as usize] {
            let after = [&sum[..place], &sum[place + 1..], option].concat();
            moves += 1;
            wins |= !is_next(heaps, &after, known);
        }
    }
    known.insert(sum, wins || moves == 0);
    wins || moves == 0
}

#[test]
fn states_are_restored_and_gone_on_with() {
    let code: Code = "0.72".parse().unwrap();
    let budget = &mut Budget::unlimited();
    let mut whole = Partial::new();
    whole.extend(&code, 60, budget).unwrap();
    for to in [0, 3, 10, 17, 40] {
        let mut part = Partial::new();
        part.extend(&code, to, budget).unwrap();
        let bytes = part.checkpoint();
        let mut restored = Partial::restore(&code, &bytes, budget).unwrap().unwrap();
        restored.extend(&code, 60, budget).unwrap();
        assert_eq!(restored.monoid(), whole.monoid());
        assert_eq!(restored.heaps(), whole.heaps());
        let other: Code = "0.77".parse().unwrap();
        let refused = Partial::restore(&other, &bytes, budget).unwrap();
        assert!(to < 3 || refused.is_none());
    }
    for nonsense in [&b""[..], b"{}", b"null"] {
        assert!(Partial::restore(&code, nonsense, budget).unwrap().is_none());
    }
}

#[test]
fn budgets_end_a_computation_and_keep_what_was_found() {
    let code: Code = "0.07".parse().unwrap();
    let mut quotient = Partial::new();
    let halt = quotient.extend(&code, 40, &mut Budget::nodes(3000));
    assert!(matches!(halt, Err(Halt::Exhausted(_))));
    let known = quotient.heaps().len();
    assert!(known > 5);
    quotient.extend(&code, 26, &mut Budget::unlimited()).unwrap();
    assert_eq!(quotient.monoid().order(), 144);
    let halt = quotient.extend(&code, 40, &mut Budget::unlimited().with_memory(100_000));
    assert!(matches!(halt, Err(Halt::TooLarge { .. })));
}
