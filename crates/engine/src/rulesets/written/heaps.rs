//! Strips that are heaps: the take-and-break game that patterns on a strip are.
//!
//! # Notation
//! A *run* is a row of squares with the sign f with which the strip is filled. The square beyond each of its
//! ends is none, or one that holds parts apart, which is the same; or it has a sign that no pattern changes
//! but that a clause looks for: a *border*.
//!
//! # Theorem
//! Let no pattern that fits into a run repeat anything, and let what it leaves consist of f, signs that hold
//! parts apart, and borders. Then every position that is reached from a strip is a sum of runs. Let each border
//! have a depth d, such that every move of a run beside it is allowed where, and only where, it is allowed in
//! the run without the d squares next to the border. Then a run is worth as much as one without borders that is shorter
//! by both depths, and a move turns the heap of i + k + j squares, k of which are those of the pattern, into heaps of
//! max(i + λ, 0) and max(j + ρ, 0), with constants λ and ρ of the pattern; what it leaves between them must
//! be too short for a move. Whether a move is allowed depends on i alone and on j alone, and no longer on either
//! from the length T of the longest clause on.
//!
//! The heaps are those of a code if for each number of counters taken, and for no, one and two heaps left, either
//! all or none can be reached; beyond T + |λ| + |ρ| nothing new happens, so that this is a finite check.
//!
//! Cost: a few thousand steps for each pattern.

use std::collections::{BTreeMap, BTreeSet};

use super::pattern::{Clause, Item, Pattern, Sign};
use super::{Moves, Rules, Shape};
use crate::foundation::Player;
use crate::impartial::sequence::Code;

/// The ends of a run.
const ENDS: [End; 2] = [End::Left, End::Right];

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum End {
    Left,
    Right,
}

/// A pattern in one direction, on the squares of a run.
#[derive(Debug)]
struct Laid<'r> {
    /// What it leaves, from left to right.
    after: Vec<Sign>,
    /// The end that it is laid towards.
    towards: End,
    unless: &'r [Clause],
}

/// The runs of a ruleset, and what is beyond their ends.
struct Runs<'r> {
    rules: &'r Rules,
    /// The sign of the runs.
    full: Sign,
    laid: Vec<Laid<'r>>,
    /// From this number of squares on it does not matter any more how many there are.
    far: usize,
    /// The depths of borders, by the end of the run that they are beyond.
    depths: BTreeMap<(End, Sign), usize>,
}

impl Rules {
    /// The code of the take-and-break game whose heaps are the strips, if they are shown to be so.
    pub(in crate::rulesets) fn code_of_strips(&self) -> Option<Code> {
        let Moves::Patterns { patterns, is_impartial: true, weights: Some(_) } = &self.moves else {
            return None;
        };
        let full = match (&self.fill[..], self.shape) {
            ([row], Shape::Strip) if row.iter().all(|sign| *sign == row[0]) => row[0],
            _ => return None,
        };
        Runs::new(self, full, &patterns[Player::Left])?.code()
    }
}

/// The squares of a pattern that fits into a run, as they are afterwards; `None` if it repeats something.
fn single(pattern: &Pattern) -> Option<Vec<Sign>> {
    let sign = |item: &Item| match item {
        Item::One(change) => Some(change.to),
        Item::Repeated { .. } => None,
    };
    pattern.items.iter().map(sign).collect()
}

impl<'r> Runs<'r> {
    fn new(rules: &'r Rules, full: Sign, patterns: &'r [Pattern]) -> Option<Runs<'r>> {
        // A single square of another sign keeps a pattern from runs.
        let is_foreign = |item: &Item| matches!(item, Item::One(change) if change.from != full);
        let mut laid = Vec::new();
        for pattern in patterns.iter().filter(|pattern| !pattern.items.iter().any(is_foreign)) {
            let after = single(pattern)?;
            // Beyond a border, and behind another sign, it is not known what stands.
            let is_plain = |clause: &Clause| {
                let own = clause.signs.iter().take_while(|sign| **sign == full).count();
                own == 0 || own + 1 >= clause.signs.len()
            };
            if !pattern.unless.iter().all(is_plain) {
                return None;
            }
            for (_, right) in &pattern.steps {
                let backwards = after.iter().rev().copied().collect();
                let (towards, after) = match right {
                    -1 => (End::Left, backwards),
                    _ => (End::Right, after.clone()),
                };
                laid.push(Laid { after, towards, unless: &pattern.unless });
            }
        }
        let clauses = laid.iter().flat_map(|laid| laid.unless);
        let far = clauses.map(|clause| clause.signs.len()).max().unwrap_or(0);
        let mut runs = Runs { rules, full, laid, far, depths: BTreeMap::new() };
        let may_be_made = |laid: &Laid<'_>| {
            ENDS.iter().all(|end| (0..=far).any(|free| runs.allows(laid, *end, free, None)))
        };
        let made: Vec<bool> = runs.laid.iter().map(may_be_made).collect();
        let mut made = made.into_iter();
        runs.laid.retain(|_| made.next().unwrap_or(false));
        runs.find_depths(patterns)?;
        Some(runs)
    }

    /// Whether a sign holds parts apart.
    fn is_wall(&self, sign: Sign) -> bool {
        !self.rules.counts.has(sign)
    }

    /// Whether no clause that looks beyond this end of a pattern forbids it where so many squares of the run are
    /// on that side of it, and then a border, if there is one.
    fn allows(&self, laid: &Laid<'_>, end: End, free: usize, border: Option<Sign>) -> bool {
        let found = |clause: &Clause, right: i8| {
            let looks = if right < 0 { End::Left } else { End::Right };
            if looks != end {
                return false;
            }
            // How many squares of the run there are from the first of the pattern on.
            let seen = match (right, looks == laid.towards) {
                (0, _) => 1,
                (_, true) => free + laid.after.len(),
                (_, false) => free + 1,
            };
            let own = clause.signs.iter().take_while(|sign| **sign == self.full).count();
            match clause.signs.get(own) {
                None => own <= seen,
                last => own == seen && right != 0 && last == border.as_ref(),
            }
        };
        let mut clauses = laid.unless.iter();
        !clauses.any(|clause| clause.steps.iter().any(|(_, right)| found(clause, *right)))
    }

    /// Finds how deep the borders are that patterns leave; `None` if they do not act as missing squares, or if
    /// a pattern changes them.
    fn find_depths(&mut self, patterns: &[Pattern]) -> Option<()> {
        let left = self.laid.iter().flat_map(|laid| &laid.after).copied();
        let borders: BTreeSet<Sign> =
            left.filter(|sign| *sign != self.full && !self.is_wall(*sign)).collect();
        let changed = |border: &Sign| {
            let items = patterns.iter().flat_map(|pattern| &pattern.items);
            items.flat_map(Item::changes).any(|change| change.from == *border)
        };
        if borders.iter().any(changed) {
            return None;
        }
        for border in borders {
            for end in ENDS {
                let is_depth = |depth: &usize| {
                    (0..=2 * self.far + 1).all(|free| {
                        let inner = free.checked_sub(*depth);
                        self.laid.iter().all(|laid| {
                            self.allows(laid, end, free, Some(border))
                                == inner.is_some_and(|free| self.allows(laid, end, free, None))
                        })
                    })
                };
                let depth = (0..=self.far).find(is_depth)?;
                self.depths.insert((end, border), depth);
            }
        }
        Some(())
    }

    /// By how much a run is shorter than it seems with this sign beyond one of its ends.
    fn depth(&self, end: End, beyond: Sign) -> usize {
        self.depths.get(&(end, beyond)).copied().unwrap_or(0)
    }

    /// The constants λ and ρ of a pattern; `None` if it leaves something between the two runs.
    fn shifts(&self, laid: &Laid<'_>) -> Option<[isize; 2]> {
        let after = &laid.after;
        let first = after.iter().position(|sign| *sign != self.full)?;
        let last = after.iter().rposition(|sign| *sign != self.full)?;
        let between =
            after[first..=last].iter().enumerate().filter(|(_, sign)| **sign != self.full);
        let between: Vec<(usize, Sign)> = between.map(|(at, sign)| (at, *sign)).collect();
        let is_dead = |pair: &[(usize, Sign)]| {
            let [(from, left), (to, right)] = pair else { return true };
            let depth = self.depth(End::Left, *left) + self.depth(End::Right, *right);
            (to - from - 1).saturating_sub(depth) < self.rules.least
        };
        let shift = |squares: usize, depth: usize| squares as isize - depth as isize;
        between.windows(2).all(is_dead).then_some([
            shift(first, self.depth(End::Right, after[first])),
            shift(after.len() - 1 - last, self.depth(End::Left, after[last])),
        ])
    }

    /// The code, if the heaps have one.
    fn code(&self) -> Option<Code> {
        let shifts: Option<Vec<[isize; 2]>> =
            self.laid.iter().map(|laid| self.shifts(laid)).collect();
        let shifts = shifts?;
        let most = shifts.iter().flatten().map(|shift| shift.unsigned_abs()).max().unwrap_or(0);
        // Larger heaps are left as these are.
        let large = self.far + most + 1;
        let mut left: BTreeMap<usize, BTreeSet<[usize; 2]>> = BTreeMap::new();
        for (laid, [to_left, to_right]) in self.laid.iter().zip(shifts) {
            let runs = |end: End, shift: isize| {
                let free =
                    (0..=large + most).filter(move |free| self.allows(laid, end, *free, None));
                free.map(move |free| (free, free.saturating_add_signed(shift)))
            };
            for (i, x) in runs(End::Left, to_left) {
                for (j, y) in runs(End::Right, to_right) {
                    let taken = i + laid.after.len() + j - x - y;
                    if x.max(y) <= large {
                        left.entry(taken).or_default().insert([x.min(y), x.max(y)]);
                    }
                }
            }
        }
        let mut digits = vec![0; left.keys().max().map_or(0, |taken| taken + 1)];
        let heaps = |pair: [usize; 2]| pair.iter().filter(|heap| **heap > 0).count();
        for (taken, reached) in left {
            let all = (0..=large).flat_map(|x| (x..=large).map(move |y| [x, y]));
            let mut is_reached = [None; 3];
            for pair in all {
                let known = is_reached[heaps(pair)].get_or_insert(reached.contains(&pair));
                if *known != reached.contains(&pair) {
                    return None;
                }
            }
            digits[taken] = (0..3)
                .filter(|heaps| is_reached[*heaps] == Some(true))
                .map(|heaps| 1 << heaps)
                .sum();
        }
        let written: String = digits.iter().skip(1).map(u32::to_string).collect();
        format!("0.{written}0").parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use crate::foundation::Budget;
    use crate::impartial::sequence::by_definition;
    use crate::rulesets::written::file;

    /// The file of a strip with these patterns.
    fn strip(patterns: &[&str]) -> String {
        let patterns: Vec<String> = patterns.iter().map(|pattern| format!("{pattern:?}")).collect();
        format!(
            "name = \"Strip\"\nword = \"strip\"\nboard = \"strip\"\nrules = \"Move.\"\n[cells]\n\".\" = \"free\"\n\
             x = \"taken\"\n\"#\" = \"gone\"\n[moves]\nboth = [{}]\n",
            patterns.join(", ")
        )
    }

    fn code(patterns: &[&str]) -> Option<String> {
        let rules = file::read(&strip(patterns)).expect("a file");
        rules.code_of_strips().map(|code| code.to_string())
    }

    #[test]
    fn games_of_the_literature_have_their_codes() {
        for (patterns, expected) in [
            (&["here: . -> #", "right: .. -> ##"][..], "0.77"),
            (&["right: .. -> ##"], "0.07"),
            // Gaps that nobody looks at hold the strip apart, whatever they are called.
            (&["right: .. -> xx"], "0.07"),
            (&["sideways: .. -> .x"], "0.6"),
            (&["right: ... -> .#."], "0.4"),
            (&["right: ... -> #.#"], "0.007"),
            // Marks that are not side by side: Dawson's Chess.
            (&["here: . -> x unless sideways: .x"], "0.137"),
            // The same by its code: whole strips, ends, and anywhere.
            (
                &[
                    "right: . -> # unless right: .. or left: ..",
                    "right: .. -> ## unless left: ..",
                    "left: .. -> ## unless right: ..",
                    "right: ... -> ###",
                ],
                "0.137",
            ),
            // Marks with two free squares between them.
            (&["here: . -> x unless sideways: .x or sideways: ..x"], "0.11337"),
            // Only from an end.
            (&["right: . -> # unless left: ..", "left: . -> # unless right: .."], "0.3"),
            (&["right: x -> #"], "0.0"),
        ] {
            assert_eq!(code(patterns).as_deref(), Some(expected), "{patterns:?}");
        }
    }

    #[test]
    fn strips_that_are_no_heaps_have_no_code() {
        for patterns in [
            // What is left keeps two squares at one end.
            &["right: ... -> ..#"][..],
            // A mark is changed later.
            &["here: . -> x", "here: x -> #"],
            &["right: .. -> x.", "right: x. -> ##"],
            // One mark is seen, two squares away, over a free one.
            &["here: . -> x unless right: ..x"],
            // What stands behind a mark matters.
            &["here: . -> x unless sideways: .x."],
            &["right: .(.)* -> #(#)*"],
            // A square in the middle can be taken later.
            &["right: ... -> #.#", "here: . -> #"],
        ] {
            assert_eq!(code(patterns), None, "{patterns:?}");
        }
    }

    /// Grundy values of strips, by the definition.
    fn values(file: &str, to: usize) -> Vec<u16> {
        let ruleset = crate::rulesets::written::read(file).expect("a file");
        let position =
            |squares: usize| ruleset.read(&format!("strip: {squares}")).expect("a strip");
        let value = |squares| match position(squares).value {
            crate::rulesets::Position::Searched(position) => {
                let mut search = position.game().search(1 << 24);
                search.value(position.game(), &mut Budget::unlimited()).expect("a value") as u16
            }
            other => panic!("{other:?}"),
        };
        std::iter::once(0).chain((1..=to).map(value)).collect()
    }

    /// All sets of up to two of these patterns.
    #[test]
    fn the_heaps_of_the_code_have_the_values_of_the_strips() {
        let patterns = [
            "here: . -> #",
            "here: . -> x",
            "right: .. -> ##",
            "right: .. -> .#",
            "right: ... -> #.x",
            "left: ... -> ##.",
            "right: .. -> xx unless sideways: .x",
            "here: . -> x unless sideways: .x",
            "here: . -> x unless sideways: .x or sideways: ..x",
            "here: . -> x unless right: .x",
            "here: . -> # unless left: ..",
            "right: .. -> #x unless left: ...",
            "right: .. -> x. unless right: ..x or left: .x",
            "right: .... -> x..# unless left: .x",
        ];
        let mut with_code = 0;
        for (index, first) in patterns.iter().enumerate() {
            for second in &patterns[index..] {
                let file = strip(&[first, second]);
                let Some(code) = file::read(&file).expect("a file").code_of_strips() else {
                    continue;
                };
                with_code += 1;
                let heaps = by_definition(&code, 11, &mut Budget::unlimited()).expect("values");
                assert_eq!(values(&file, 11), heaps, "{first}, {second}: {code}");
            }
        }
        assert!(with_code > 30, "{with_code}");
    }
}
