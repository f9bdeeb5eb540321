//! Heaps of counters: how they are written, and how moves on them are called, touched and told.
//!
//! A move that replaces a heap names it before and what is left of it: `12 -> 5, 6`, or
//! `2: 12 -> 5, 6` where there are several heaps. A move that replaces a pair of numbers names both
//! pairs: `(3,7) -> (3,4)`. The picture is that of [`pins`], and so are the handles.

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{Natural, message, say};

use super::pins::{self, cut};
use super::points::points;
use crate::foundation::move_name::separated;
use crate::foundation::{MoveName, NamePart, Piece, Place, Sign};
use crate::rulesets::Editing;
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::handles::within;
use crate::rulesets::reading::{joined, numbers};

/// A pair of numbers.
pub(in crate::rulesets) type Pair = (u64, u64);

/// The heaps with commas between them, and 0 where there is none.
pub(in crate::rulesets) fn written(heaps: &[u64]) -> String {
    if heaps.is_empty() { "0".into() } else { joined(heaps, ", ") }
}

/// The name of the move that replaces a heap, of which there are so many, by these.
pub(in crate::rulesets) fn replaces(heaps: &[u64], index: usize, left: &[u64]) -> MoveName {
    let leaves = if left.is_empty() { &[0][..] } else { left };
    let before = heaps.get(index).copied().unwrap_or(0);
    let before = [before.into(), Sign::Arrow.into()].into_iter();
    let becomes = separated(Sign::Comma, leaves.iter().copied());
    MoveName::in_part(heaps.len(), index, before.chain(becomes))
}

/// The index of the heap that a move replaces, how many counters it had, and the heaps that are
/// left of it.
pub(in crate::rulesets) fn replaced(name: &MoveName) -> (usize, u64, Vec<u64>) {
    let mut counts = name.counts();
    let before = counts.next().unwrap_or(0);
    (name.part().unwrap_or(0), before, counts.filter(|&left| left > 0).collect())
}

/// The first counter that goes where a move leaves one heap or none.
pub(in crate::rulesets) fn taken(name: &MoveName) -> Vec<String> {
    let (index, _, left) = replaced(name);
    cut(index, left.iter().sum())
}

/// A move that leaves one heap or none in words.
pub(in crate::rulesets) fn taken_in_words(name: &MoveName) -> String {
    match (name.part(), name.counts().collect::<Vec<u64>>().as_slice()) {
        (Some(index), &[before, left]) if left < before => {
            say!("take {} from heap {}", before - left, index + 1)
        }
        _ => name.to_string(),
    }
}

/// What is touched where a heap is replaced by these from the left on: the first and the last of
/// the pins that fall, or the gap `2:5|` behind the pin `2:5`. Nothing where more than two heaps
/// are left.
fn fallen(index: usize, heap: u64, left: &[u64]) -> Vec<String> {
    let taken = heap.saturating_sub(left.iter().sum());
    let (row, before) = (index + 1, left.first().copied().unwrap_or(0));
    match (left.len(), taken) {
        (0..=2, 1) => vec![within(row, before + 1)],
        (0..=2, 2..) => vec![within(row, before + 1), within(row, before + taken)],
        (2, 0) => vec![within(row, before) + "|"],
        _ => Vec::new(),
    }
}

/// What is touched to replace a heap by the heaps that this move names.
pub(in crate::rulesets) fn broken(name: &MoveName) -> Vec<String> {
    let (index, heap, left) = replaced(name);
    fallen(index, heap, &left)
}

/// The same move from the other end of the row; `None` where it is touched in one way.
pub(in crate::rulesets) fn broken_otherwise(name: &MoveName) -> Option<Vec<String>> {
    let (index, heap, mut left) = replaced(name);
    match left.as_mut_slice() {
        [only] if *only < heap => Some(fallen(index, heap, &[0, *only])),
        [_, _] => {
            left.reverse();
            Some(fallen(index, heap, &left))
        }
        _ => None,
    }
}

/// A pair of numbers in the list of these that a move replaces: the pairs that differ, each with
/// its index in the list.
pub(in crate::rulesets) fn different(
    pairs: &[Pair],
) -> impl Iterator<Item = (usize, Pair)> + Clone + '_ {
    let all = pairs.iter().enumerate();
    let first = all.filter(|(index, pair)| !pairs[..*index].contains(pair));
    first.map(|(index, &pair)| (index, pair))
}

/// The name of the move that replaces the pair with this index by another.
pub(in crate::rulesets) fn replaces_pair(index: usize, from: Pair, to: Pair) -> MoveName {
    let place = NamePart::Implied(Place::part(index));
    let pair = |(x, y): Pair| NamePart::Tuple([x, y].into());
    MoveName::new([place, pair(from), Sign::Arrow.into(), pair(to)])
}

/// The index of the pair that a move replaces, the pair, and what is left of it.
pub(in crate::rulesets) fn replaced_pair(name: &MoveName) -> Option<(usize, Pair, Pair)> {
    let pairs: Vec<&[u64]> = name.tuples().collect();
    match (name.part(), pairs.as_slice()) {
        (Some(index), &[&[x, y], &[left, other]]) => Some((index, (x, y), (left, other))),
        _ => None,
    }
}

/// Reads pairs of numbers such as `(3,5) (2,2)`.
pub(in crate::rulesets) fn pairs(
    body: Piece<'_>,
    most: u64,
    most_pairs: usize,
    example: &'static str,
) -> Result<Vec<Pair>, ParseError> {
    let mut found = Vec::new();
    for point in points(body, example) {
        let point = point?;
        let span = point.span.clone();
        let refused =
            |message: String| Err(ParseError::new(message, span).with_help(translated(example)));
        if found.len() == most_pairs {
            return refused(say!("more than {} pairs", most_pairs));
        }
        let numbers: Vec<Option<u64>> = point
            .coordinates
            .iter()
            .map(|x| x.value.natural().and_then(|x: &Natural| u64::try_from(x).ok()))
            .collect();
        match numbers.as_slice() {
            &[Some(x), Some(y)] if x <= most && y <= most => found.push((x, y)),
            _ => return refused(say!("expected two numbers from 0 to {}", most)),
        }
    }
    match found.is_empty() {
        true => Err(ParseError::new(say!("expected a pair"), body.trimmed().span())
            .with_help(translated(example))),
        false => Ok(found),
    }
}

/// Numbers in pairs; one too many makes no pair, and no position.
pub(in crate::rulesets) fn in_pairs(numbers: &[u64]) -> String {
    let pair = |pair: &[u64]| format!("({})", joined(pair, ","));
    numbers.chunks(2).map(pair).collect::<Vec<_>>().join(" ")
}

/// Reads pairs of positive numbers such as `(3,7) (2,5)`.
pub(in crate::rulesets) fn positive_pairs(
    body: Piece<'_>,
    most: u64,
    most_pairs: usize,
    example: &'static str,
) -> Result<Vec<Pair>, ParseError> {
    let pairs = pairs(body, most, most_pairs, example)?;
    if pairs.iter().any(|&(x, y)| x == 0 || y == 0) {
        let message = say!("both numbers of a pair must be positive");
        return Err(ParseError::new(message, body.trimmed().span()).with_help(translated(example)));
    }
    Ok(pairs)
}

/// Pairs as they are read, each with a blank before it.
pub(in crate::rulesets) fn write_pairs(
    f: &mut std::fmt::Formatter<'_>,
    pairs: &[Pair],
) -> std::fmt::Result {
    pairs.iter().try_for_each(|(x, y)| write!(f, " ({x},{y})"))
}

fn numbers_of(pairs: &[Pair]) -> Vec<u64> {
    pairs.iter().flat_map(|&(x, y)| [x, y]).collect()
}

/// The picture of pairs: a row of counters for each number.
pub(in crate::rulesets) fn picture_of_pairs(pairs: &[Pair]) -> Option<Figure> {
    pins::rows(&say!("Pairs of rows"), Thing::Counter, &numbers_of(pairs))
}

/// What a number is called, one more and one less.
const NUMBERS: [&str; 3] =
    [message!("number {}"), message!("a further number"), message!("one number less")];

/// Pairs that are changed number by number.
pub(in crate::rulesets) fn editing_of_pairs(pairs: &[Pair]) -> Editing {
    Editing::numbers(NUMBERS, &numbers_of(pairs), in_pairs)
}

/// Reads heaps that stand in a row, none of them empty; 0 is the empty row.
pub(in crate::rulesets) fn row_of_heaps(
    body: Piece<'_>,
    most: u64,
    most_heaps: usize,
    example: &'static str,
) -> Result<Vec<u64>, ParseError> {
    if body.text.trim() == "0" {
        return Ok(Vec::new());
    }
    let heaps = numbers(body, message!("a heap"), most, most_heaps, example)?;
    if let Some((empty, _)) = body.list().zip(&heaps).find(|(_, heap)| **heap == 0) {
        let message = say!("a heap in the row has at least one counter");
        return Err(ParseError::new(message, empty.span()).with_help(translated(example)));
    }
    Ok(heaps)
}
