//! The kernels beside the definition.

use proptest::prelude::*;

use super::adaptive::Fastest;
use super::history::History;
use super::quadratic::Quadratic;
use super::{Halt, Keep, Moves, Values, fastest, from_values, restore};
use crate::foundation::{Budget, Exhausted};
use crate::impartial::sequence::{Digits, Split};

/// The values of the heaps below `count`, by the definition.
fn naive(digits: &Digits, count: usize) -> Vec<u16> {
    let mut values: Vec<u16> = Vec::new();
    for n in 0..count {
        let mut options = vec![false; 1 << 16];
        for k in 0..=digits.last().min(n) {
            let (digit, rest) = (digits.get(k), n - k);
            if digit & 1 != 0 && rest == 0 && k > 0 {
                options[0] = true;
            }
            if digit & 2 != 0 && rest > 0 && k > 0 {
                options[usize::from(values[rest])] = true;
            }
            for a in 1..rest {
                let b = rest - a;
                if digit & 4 != 0 && (digits.split() == Split::Any || a != b) {
                    options[usize::from(values[a] ^ values[b])] = true;
                }
            }
        }
        values.push(options.iter().position(|seen| !seen).unwrap() as u16);
    }
    values
}

fn any(digits: &[u16]) -> Digits {
    Digits::new(digits.to_vec(), Split::Any)
}

fn grundys_game() -> Digits {
    Digits::new(vec![4], Split::Unequal)
}

/// What is handed to the sink.
fn told(values: &mut Fastest, to: u64) -> Vec<u16> {
    let mut all = values.values(0..values.len()).unwrap().to_vec();
    values.extend(to, &mut Budget::unlimited(), &mut |new| all.extend(new)).unwrap();
    assert_eq!(all.len() as u64, values.len());
    all
}

fn quadratic(digits: &Digits, to: u64) -> Vec<u16> {
    let moves = Moves::new(digits).unwrap();
    let mut values = Quadratic::new(History::new(Keep::All), &moves);
    values.extend(&moves, to, &mut Budget::unlimited(), &mut |_| ()).unwrap();
    values.history().head().to_vec()
}

#[test]
fn all_codes_with_three_digits_have_the_values_of_the_definition() {
    for code in 1..0o1000u16 {
        let digits = any(&[0, code >> 6, code >> 3 & 7, code & 7]);
        let count = 160;
        assert_eq!(quadratic(&digits, count as u64)[..count], naive(&digits, count), "{code:o}");
    }
    for code in 0..0o100u16 {
        let digits = any(&[4, code >> 3, code & 7]);
        let count = 160;
        assert_eq!(quadratic(&digits, count as u64)[..count], naive(&digits, count), "4.{code:o}");
    }
    assert_eq!(quadratic(&grundys_game(), 600)[..600], naive(&grundys_game(), 600));
}

#[test]
fn tiles_give_the_values_of_the_definition() {
    // Large values; from 4096 heaps on with a space and without.
    let games = [any(&[0, 0, 0, 7]), any(&[0, 6]), any(&[4, 0, 4, 5]), any(&[0, 0, 5, 4])];
    for digits in games.into_iter().chain([grundys_game()]) {
        let count = 7000;
        let right = naive(&digits, count);
        for threads in [1, 3] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| {
                // A start in the middle of a tile that knows of a space.
                for start in [0, 4500] {
                    let moves = Moves::new(&digits).unwrap();
                    let history = History::from_values(right[..start].to_vec());
                    let mut values = Quadratic::new(history, &moves);
                    let unlimited = &mut Budget::unlimited();
                    values.extend(&moves, count as u64, unlimited, &mut |_| ()).unwrap();
                    assert!(values.history().head()[..count] == right, "{digits:?}");
                }
            });
        }
    }
}

/// Games of all kinds: twisted or not, with one split or several, with and
/// without moves to one heap, with values from below 16 to some hundreds.
fn samples() -> Vec<Digits> {
    let codes: &[&[u16]] = &[
        &[0, 1, 0, 6],
        &[0, 1, 0, 4],
        &[0, 1, 6],
        &[0, 4, 5, 4],
        &[0, 1, 6, 7],
        &[0, 1, 6, 1],
        &[0, 0, 5, 4],
        &[0, 1, 2, 7],
        &[0, 3, 7, 6],
        &[0, 6],
        &[0, 7, 4],
        &[4, 0, 4, 5],
        &[0, 4],
        &[0, 2, 0, 6, 2],
        &[0, 1, 5, 6],
    ];
    codes.iter().map(|code| any(code)).chain([grundys_game()]).collect()
}

#[test]
fn sparse_spaces_found_early_give_the_values_of_all_options() {
    for digits in samples() {
        let right = quadratic(&digits, 12_000);
        for look in [2560, 4096] {
            let mut values = Fastest::looking_at(&digits, Keep::All, look, 4).unwrap();
            let found = told(&mut values, 12_000);
            let wrong = right.iter().zip(&found).position(|(a, b)| a != b);
            assert_eq!(wrong, None, "{digits:?} from {look}");
        }
    }
}

#[test]
fn rare_heaps_are_found_as_the_definition_has_them() {
    for digits in samples() {
        let mut values = Fastest::looking_at(&digits, Keep::All, 2048, 4).unwrap();
        let all = told(&mut values, 12_000);
        let Some(found) = values.sparse_space() else { continue };
        let rare: Vec<(u64, u16)> = (0..)
            .zip(all)
            .skip(1)
            .filter(|(heap, value)| found.space.is_sparse(*heap, *value))
            .collect();
        assert_eq!(found.rare, rare, "{digits:?}");
    }
}

#[test]
fn threads_change_nothing() {
    for digits in [grundys_game(), any(&[0, 6]), any(&[0, 1, 6, 1])] {
        let values = [1, 2, 3].map(|threads| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| {
                let mut values = Fastest::looking_at(&digits, Keep::All, 8192, 4).unwrap();
                told(&mut values, 20_000)
            })
        });
        assert!(values[0] == values[1] && values[1] == values[2], "{digits:?}");
    }
    let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build().unwrap();
    let digits = any(&[0, 0, 0, 7]);
    let right = quadratic(&digits, 66_000);
    let moves = Moves::new(&digits).unwrap();
    let mut grouped = Quadratic::new(History::from_values(right[..65_600].to_vec()), &moves);
    pool.install(|| grouped.extend(&moves, 66_000, &mut Budget::unlimited(), &mut |_| ()).unwrap());
    assert!(grouped.history().head() == right);
}

#[test]
fn memory_stays_constant_if_only_the_ends_are_kept() {
    let digits = any(&[0, 1, 0, 6]);
    let mut all = fastest(&digits, Keep::All).unwrap();
    let right = told(&mut all, 300_000);
    let mut ends = fastest(&digits, Keep::Ends(1 << 15)).unwrap();
    let mut seen = Vec::new();
    ends.extend(300_000, &mut Budget::unlimited(), &mut |new| seen.extend_from_slice(new)).unwrap();
    assert!(seen == right);
    assert!(ends.checkpoint().len() < 200_000);
    assert_eq!(ends.values(0..100), Some(&right[..100]));
    assert_eq!(ends.values(100_000..100_010), None);
    let len = ends.len();
    assert_eq!(ends.values(len - 100..len), Some(&right[right.len() - 100..]));
}

#[test]
fn a_checkpoint_goes_on_with_the_same_values() {
    for keep in [Keep::All, Keep::Ends(1 << 15)] {
        for digits in [any(&[0, 1, 6]), any(&[0, 0, 0, 7]), grundys_game()] {
            let mut through = fastest(&digits, Keep::All).unwrap();
            let right = told(&mut through, 24_000);
            for stop in [100, 9_000, 20_000] {
                let mut values = fastest(&digits, keep).unwrap();
                let mut seen = Vec::new();
                let mut sink = |new: &[u16]| seen.extend_from_slice(new);
                values.extend(stop, &mut Budget::unlimited(), &mut sink).unwrap();
                let mut values = restore(&values.checkpoint()).unwrap();
                values.extend(24_000, &mut Budget::unlimited(), &mut sink).unwrap();
                let common = right.len().min(seen.len());
                assert!(seen[..common] == right[..common]);
            }
            let mut values = from_values(&digits, right[..20_001].to_vec(), keep).unwrap();
            let mut seen = right[..20_001].to_vec();
            values
                .extend(24_000, &mut Budget::unlimited(), &mut |new| seen.extend_from_slice(new))
                .unwrap();
            let common = right.len().min(seen.len());
            assert!(seen[..common] == right[..common]);
        }
    }
}

#[test]
fn damaged_checkpoints_are_refused() {
    let mut values = fastest(&any(&[0, 1, 6]), Keep::Ends(1 << 14)).unwrap();
    values.extend(40_000, &mut Budget::unlimited(), &mut |_| ()).unwrap();
    let bytes = values.checkpoint();
    for place in (0..bytes.len()).step_by(bytes.len() / 50) {
        let mut damaged = bytes.clone();
        damaged[place] ^= 1;
        assert!(restore(&damaged).is_err());
        assert!(restore(&bytes[..place]).is_err());
    }
}

#[test]
fn a_budget_stops_between_blocks_and_keeps_what_is_done() {
    let digits = any(&[0, 1, 6]);
    let mut values = fastest(&digits, Keep::All).unwrap();
    let mut seen = Vec::new();
    let mut done = Err(Halt::Memory { values: 0 });
    for _ in 0..1000 {
        let before = values.len();
        done = values.extend(30_000, &mut Budget::nodes(700), &mut |new| {
            seen.extend_from_slice(new);
        });
        match &done {
            Ok(()) => break,
            Err(halt) => {
                assert_eq!(*halt, Halt::Exhausted(Exhausted::Nodes { limit: 700 }));
                assert!(values.len() > before);
            }
        }
    }
    assert_eq!(done, Ok(()));
    assert!(seen == quadratic(&digits, values.len())[..seen.len()]);
}

#[test]
fn more_than_two_heaps_are_refused() {
    let refused = fastest(&any(&[0, 8]), Keep::All).err();
    assert_eq!(refused, Some(Halt::Heaps { digit: 8 }));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_code_has_the_values_of_the_definition(
        zeroth in prop::sample::select(vec![0u16, 4]),
        digits in prop::collection::vec(0u16..8, 1..6),
        long in prop::collection::vec((0usize..90, 0u16..8), 0..3),
        unequal: bool,
    ) {
        let mut all = [vec![zeroth], digits].concat();
        for (place, digit) in long {
            let len = all.len().max(place + 2);
            all.resize(len, 0);
            all[place + 1] = digit;
        }
        let digits = Digits::new(all, if unequal { Split::Unequal } else { Split::Any });
        prop_assert_eq!(&quadratic(&digits, 300)[..300], &naive(&digits, 300)[..]);
        let mut early = Fastest::looking_at(&digits, Keep::All, 2560, 8).unwrap();
        let right = quadratic(&digits, 5000);
        prop_assert_eq!(&told(&mut early, 5000)[..5000], &right[..5000]);
    }
}
