//! Sequences of Grundy values beside published and independently computed
//! tables.

use nimatron::foundation::Budget;
use nimatron::impartial::sequence::kernel::{Fastest, Keep, Values, fastest};
use nimatron::impartial::sequence::{Digits, Split};

const CHECKSUMS: &str = include_str!("../tables/sequence_checksums.tsv");
const HISTOGRAMS: &str = include_str!("../tables/sequence_histograms.tsv");
const SPACES: &str = include_str!("../tables/sparse_spaces.tsv");

/// Rows of a table without its comments and its heading.
fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    let lines = table.lines().filter(|line| !line.starts_with('#')).skip(1);
    lines.map(|line| line.split('\t').collect())
}

fn game(code: &str) -> Digits {
    if code == "grundy" {
        return Digits::new(vec![4], Split::Unequal);
    }
    let digits = code.chars().filter_map(|c| c.to_digit(8)).map(|digit| digit as u16);
    Digits::new(digits.collect(), Split::Any)
}

/// Computes the values of the heaps below `count` and shows them to `see`.
fn compute(code: &str, count: u64, mut see: impl FnMut(u16)) -> Fastest {
    let keep = if count < 5_000_000 { Keep::All } else { Keep::Ends(1 << 18) };
    let mut values = fastest(&game(code), keep).unwrap();
    let mut left = count;
    let mut sink = |new: &[u16]| {
        let some = left.min(new.len() as u64);
        new[..some as usize].iter().for_each(|value| see(*value));
        left -= some;
    };
    values.extend(count, &mut Budget::unlimited(), &mut sink).unwrap();
    assert_eq!(left, 0);
    values
}

fn check_checksums(counts: std::ops::Range<u64>) {
    let mut checked = 0;
    for row in rows(CHECKSUMS) {
        let [code, count, checksum, largest] = row[..] else { panic!("{row:?}") };
        let count = count.parse().unwrap();
        if counts.contains(&count) {
            let (mut c0, mut c1, mut max) = (0u16, 0u16, 0);
            compute(code, count, |value| {
                c0 = c0.wrapping_add(value);
                c1 = c1.wrapping_add(c0);
                max = max.max(value);
            });
            let found = format!("{:x} {max}", u32::from(c1) << 16 | u32::from(c0));
            assert_eq!(found, format!("{checksum} {largest}"), "{code} to {count}");
            checked += 1;
        }
    }
    assert!(checked > 0);
}

#[test]
fn checksums_of_unsolved_games() {
    check_checksums(0..50_000);
}

#[test]
fn checksums_of_some_millions_of_values() {
    check_checksums(1_000_001..5_000_000);
}

#[test]
fn checksums_of_many_values() {
    check_checksums(5_000_000..100_000_000);
}

#[test]
#[ignore = "takes minutes: 400 million values, and the first million of 0.007"]
fn checksums_of_all_values() {
    check_checksums(50_000..u64::MAX);
}

fn check_histograms(counts: std::ops::Range<u64>) {
    for row in rows(HISTOGRAMS) {
        let [code, heaps, histogram] = row[..] else { panic!("{row:?}") };
        let heaps = heaps.parse().unwrap();
        if counts.contains(&heaps) {
            let mut counts = vec![0u64; 1 << 16];
            compute(code, heaps + 1, |value| counts[usize::from(value)] += 1);
            counts[0] -= 1;
            let found: Vec<String> = (0..)
                .zip(counts)
                .filter(|(_, count)| *count > 0)
                .map(|(value, count): (u32, _)| format!("{value}:{count}"))
                .collect();
            assert_eq!(found.join(" "), histogram, "{code} to {heaps}");
        }
    }
}

#[test]
fn histograms_of_a_million_values() {
    check_histograms(0..2_000_000);
}

#[test]
fn histograms_of_sixteen_million_values() {
    check_histograms(2_000_000..u64::MAX);
}

#[test]
fn sparse_spaces_and_the_last_rare_heaps() {
    for row in rows(SPACES) {
        let [code, mask, twisted, rare, last] = row[..] else { panic!("{row:?}") };
        let values = compute(code, 150_000, |_| ());
        let found = values.sparse_space().unwrap();
        let (heap, _) = found.rare.last().unwrap();
        assert_eq!(
            format!(
                "{:x} {} {} {heap}",
                found.space.mask(),
                u8::from(found.space.is_twisted()),
                found.rare.len()
            ),
            format!("{mask} {twisted} {rare} {last}"),
            "{code}"
        );
    }
}
