//! The tables of powers of two.
//!
//! One row for each pile, one column for each power, the highest at the left;
//! below, how often each power occurs. A column that is not balanced is marked
//! by a sign and a word. Where some pile is infinite, the same once more by the
//! powers of ω, with the coefficients in binary.
//!
//! A table too wide for the line gives way to the marked columns alone, and
//! then to a list.

use std::collections::{BTreeMap, BTreeSet};

use nimatron_nimber::text::formula::{Formula, Operator};
use nimatron_nimber::{Natural, Ordinal, say};

use crate::explain::{Pair, Single, Uneven};
use crate::render::document::{Align, Block, Prose, Row, Table, marked, prose, strong};
use crate::render::words::{Words, capitalised, counted, equation, listed, number_word, times};

/// Tables of more columns are not attempted.
const MOST_COLUMNS: usize = 64;
/// Sums of so many binary digits are shown as the nim-sum vector.
const MOST_DIGITS: u64 = 16;
/// Longer tables end with the number of what is left out.
const MOST_ROWS: usize = 24;
/// Longer lists end with the number of what is left out.
const MOST_POINTS: usize = 16;
/// So many pairs, and so many without a partner, are named one by one.
const MOST_PAIRS: usize = 8;
/// The height of a pile beside its row has at most so many characters.
const WIDEST_HEIGHT: usize = 26;
/// Coefficients of more bits are not written in binary.
const MOST_BITS: usize = 16;

/// `7 = 4+2+1`.
pub(in crate::render) fn split(words: Words, row: &[Ordinal]) -> Prose {
    let height = words.ordinal(&height(row));
    match row.len() {
        0 | 1 => height.into(),
        2..=MOST_POINTS => match words.sum(row) {
            sum if sum == height => height.into(),
            sum => equation(height, sum).into(),
        },
        len => prose!("{}, the sum of {} powers", height, len),
    }
}

/// The powers of the piles and how often each occurs.
pub(in crate::render) struct Powers<'e> {
    pub(in crate::render) words: Words,
    pub(in crate::render) rows: &'e [Vec<Ordinal>],
    pub(in crate::render) modulus: usize,
    pub(in crate::render) uneven: &'e [Uneven],
    /// What a pile counts for: its height, or what it counts as.
    pub(in crate::render) counted: Prose,
}

/// Whether the parity of a column is a word below it, or only a sign.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Parity {
    Word,
    Sign,
}

/// A power that some pile has.
struct Column<'e> {
    exponent: &'e Ordinal,
    count: usize,
    /// What is left over, if the power is not balanced.
    remainder: Option<usize>,
}

impl<'e> Powers<'e> {
    /// The tables, or what can be said in their place.
    pub(in crate::render) fn blocks(&self) -> Vec<Block> {
        let columns = self.columns();
        let (uneven, balanced): (Vec<&Column>, Vec<&Column>) =
            columns.iter().partition(|column| column.remainder.is_some());
        if columns.is_empty() {
            return Vec::new();
        }
        let mut blocks = vec![Block::Heading(prose!("The powers of two, pile by pile"))];
        let all: Vec<&Column> = columns.iter().collect();
        let others = balanced_columns(balanced.len(), self.modulus, !uneven.is_empty());
        let mut ways = Vec::new();
        if all.len() <= MOST_COLUMNS {
            ways.extend([Parity::Word, Parity::Sign].map(|parity| vec![self.table(&all, parity)]));
        }
        if (1..=MOST_COLUMNS).contains(&uneven.len()) && !balanced.is_empty() {
            ways.extend(
                [Parity::Word, Parity::Sign].map(|parity| {
                    vec![self.table(&uneven, parity), Block::paragraph(others.clone())]
                }),
            );
        }
        ways.push(self.list(&uneven, others));
        blocks.push(Block::FirstFitting(ways));
        blocks.extend(self.vector(&columns).map(Block::paragraph));
        let infinite = columns.iter().any(|column| !column.exponent.is_finite());
        if infinite && self.modulus == 2 {
            blocks.push(Block::FirstFitting(vec![self.cantor().unwrap_or_default(), Vec::new()]));
        }
        blocks
    }

    fn columns(&self) -> Vec<Column<'e>> {
        let mut counts = BTreeMap::<&Ordinal, usize>::new();
        for exponent in self.rows.iter().flatten() {
            *counts.entry(exponent).or_insert(0) += 1;
        }
        let uneven: BTreeMap<&Ordinal, usize> =
            self.uneven.iter().map(|power| (&power.exponent, power.remainder)).collect();
        let columns = counts.into_iter().rev().map(|(exponent, count)| {
            let remainder = uneven.get(exponent).copied();
            Column { exponent, count, remainder }
        });
        columns.collect()
    }

    fn table(&self, columns: &[&Column<'_>], parity: Parity) -> Block {
        let words = self.words;
        let mut table = Table { columns: self.pile_columns(), rows: Vec::new() };
        let digits = self.has_digits(columns.len());
        table.columns.extend(digits.then(|| (Align::Right, prose!("binary"))));
        let heads = columns.iter().map(|column| (Align::Right, words.head(column.exponent).into()));
        table.columns.extend(heads);
        for (index, row) in self.shown_rows().iter().enumerate() {
            let mut cells = self.pile_cells(index, row);
            cells.extend(digits.then(|| binary_of(&height(row)).into()));
            cells.extend(columns.iter().map(|column| {
                let has = row.binary_search_by(|exponent| column.exponent.cmp(exponent)).is_ok();
                Prose::from(if has { "1" } else { words.nothing() })
            }));
            table.rows.push(Row::Cells(cells));
        }
        self.elide(&mut table);
        table.rows.push(Row::Rule);
        let blank = || digits.then(Prose::default);
        let mut counts = vec![Prose::default(), prose!("how many")];
        counts.extend(blank());
        counts.extend(columns.iter().map(|column| Prose::from(column.count.to_string())));
        table.rows.push(Row::Cells(counts));
        let head = match (self.modulus, parity) {
            (2, Parity::Word) => Prose::default(),
            (2, Parity::Sign) => prose!("odd"),
            (modulus, _) => prose!("modulo {}", modulus),
        };
        let mut parities = vec![Prose::default(), head];
        parities.extend(blank());
        parities.extend(columns.iter().map(|column| self.parity(column, parity)));
        table.rows.push(Row::Cells(parities));
        if digits {
            let sum = self.nim_sum();
            let mut sums = vec![Prose::default(), prose!("nim-sum {}", words.ordinal(&sum))];
            sums.push(binary_of(&sum).into());
            sums.extend(columns.iter().map(|column| match column.remainder {
                Some(_) => marked("1"),
                None => Prose::from("0"),
            }));
            table.rows.push(Row::Cells(sums));
        }
        Block::Table(table)
    }

    /// The nim-sum of the rows, where equal powers cancel in pairs.
    fn nim_sum(&self) -> Ordinal {
        height(&self.uneven.iter().map(|power| power.exponent.clone()).collect::<Vec<_>>())
    }

    /// Whether the table shows the binary digits of the piles and of the nim-sum:
    /// of a few finite piles, and with all columns.
    fn has_digits(&self, columns: usize) -> bool {
        let exponents: BTreeSet<&Ordinal> = self.rows.iter().flatten().collect();
        let highest = exponents.last().and_then(|exponent| exponent.to_u64());
        let few = highest.is_some_and(|highest| highest < MOST_DIGITS);
        self.modulus == 2 && few && columns == exponents.len()
    }

    /// The numbers of the powers from the lowest on, whose remainders modulo 2 are
    /// the digits of the nim-sum.
    fn vector(&self, columns: &[Column<'_>]) -> Option<Prose> {
        let highest = columns.first()?.exponent.to_u64()?;
        if !self.has_digits(columns.len()) {
            return None;
        }
        let vector = nim_sum_vector(self.rows, highest + 1);
        let sum = self.nim_sum();
        let digits = match sum.is_zero() {
            true => "0".into(),
            false => {
                prose!("{} in binary, which is {}", binary_of(&sum), self.words.ordinal(&sum))
            }
        };
        Some(prose!(
            "How many there are of each power, the lowest first, is the nim-sum vector {}; \
             an odd number gives the digit 1 of the nim-sum and an even one 0: {}.",
            vector,
            digits
        ))
    }

    fn parity(&self, column: &Column<'_>, parity: Parity) -> Prose {
        let pointer = self.words.pointer();
        match (column.remainder, self.modulus, parity) {
            (Some(_), 2, Parity::Word) => marked(pointer.to_string() + &*say!("odd")),
            (Some(_), 2, Parity::Sign) => marked(pointer),
            (Some(left), _, Parity::Word) => marked(pointer.to_string() + &*say!("{} left", left)),
            (Some(left), _, Parity::Sign) => marked(format!("{pointer}{left}")),
            (None, 2, Parity::Word) => prose!("even"),
            (None, 2, Parity::Sign) => Prose::default(),
            (None, _, _) => "0".into(),
        }
    }

    fn pile_columns(&self) -> Vec<(Align, Prose)> {
        vec![(Align::Right, prose!("pile")), (Align::Left, self.counted.clone())]
    }

    fn shown_rows(&self) -> &'e [Vec<Ordinal>] {
        let most = if self.rows.len() > MOST_ROWS { MOST_ROWS - 4 } else { MOST_ROWS };
        &self.rows[..self.rows.len().min(most)]
    }

    fn pile_cells(&self, index: usize, row: &[Ordinal]) -> Vec<Prose> {
        let height = self.words.ordinal_within(&height(row), WIDEST_HEIGHT);
        vec![(index + 1).to_string().into(), height.into()]
    }

    fn elide(&self, table: &mut Table) {
        let left_out = self.rows.len() - self.shown_rows().len();
        if left_out > 0 {
            let dots = self.words.ellipsis();
            let note = prose!("{} {}", dots, counted(left_out, "more pile"));
            table.rows.push(Row::Note(note));
        }
    }

    /// The powers that are not balanced, with the piles that have them.
    fn list(&self, uneven: &[&Column<'_>], balanced: String) -> Vec<Block> {
        let points = uneven.iter().take(MOST_POINTS).map(|column| {
            let has = |row: &[Ordinal]| {
                row.binary_search_by(|exponent| column.exponent.cmp(exponent)).is_ok()
            };
            let piles = self.rows.iter().enumerate().filter(|(_, row)| has(row));
            let piles: Vec<usize> = piles.map(|(index, _)| index + 1).collect();
            let named = listed(piles.iter().map(usize::to_string), 8, "pile");
            let named = match piles.len() {
                1 => prose!("in pile {}", named),
                _ => prose!("in piles {}", named),
            };
            let power = marked(self.words.both(column.exponent));
            let count = times(column.count);
            match column.remainder.filter(|_| self.modulus > 2) {
                Some(left) => prose!("{}: {} ({} left), {}", power, count, left, named),
                None => prose!("{}: {}, {}", power, count, named),
            }
        });
        let mut points: Vec<Prose> = points.collect();
        if uneven.len() > MOST_POINTS {
            let more = counted(uneven.len() - MOST_POINTS, "more power");
            points.push(prose!("{} {} out of balance", self.words.ellipsis(), more));
        }
        let mut blocks = Vec::new();
        if !points.is_empty() {
            blocks.push(Block::paragraph(match self.modulus {
                2 => say!("These powers occur an odd number of times:"),
                modulus => say!("The number of these is not divisible by {}:", modulus),
            }));
            blocks.push(Block::List(points));
        }
        if !balanced.is_empty() {
            blocks.push(Block::paragraph(balanced));
        }
        blocks
    }

    /// The same by powers of ω; nothing if the coefficients are long.
    fn cantor(&self) -> Option<Vec<Block>> {
        let mut rows: Vec<(Vec<Prose>, Ordinal)> = Vec::new();
        for (index, row) in self.shown_rows().iter().enumerate() {
            rows.push((self.pile_cells(index, row), height(row)));
        }
        let sum = self.nim_sum();
        let heads = rows.iter().map(|(_, height)| height).chain([&sum]);
        let mut powers: Vec<Ordinal> =
            heads.flat_map(|height| height.terms().map(|(exponent, _)| exponent)).collect();
        powers.sort_by(|a, b| b.cmp(a));
        powers.dedup();
        if powers.len() > MOST_COLUMNS {
            return None;
        }
        let mut table = Table { columns: self.pile_columns(), rows: Vec::new() };
        for exponent in &powers {
            let power = Ordinal::omega_power(exponent).ok()?;
            table.columns.push((Align::Right, self.words.ordinal(&power).into()));
        }
        for (mut cells, height) in rows {
            cells.extend(self.coefficients(&height, &powers, self.words.nothing())?);
            table.rows.push(Row::Cells(cells));
        }
        self.elide(&mut table);
        table.rows.push(Row::Rule);
        let mut cells = vec![Prose::default(), prose!("nim-sum")];
        let sums = self.coefficients(&sum, &powers, "0")?.into_iter();
        cells.extend(sums.map(|sum| if sum == "0".into() { sum } else { marked(sum) }));
        table.rows.push(Row::Cells(cells));
        let heading = prose!("The same by powers of omega, with binary coefficients");
        Some(vec![Block::Heading(heading), Block::Table(table)])
    }

    fn coefficients(
        &self,
        height: &Ordinal,
        powers: &[Ordinal],
        nothing: &str,
    ) -> Option<Vec<Prose>> {
        let mut terms = height.terms().peekable();
        let mut cells = Vec::with_capacity(powers.len());
        for power in powers {
            let term = terms.next_if(|(exponent, _)| exponent == power);
            cells.push(match term {
                Some((_, coefficient)) => Prose::from(binary(coefficient)?),
                None => Prose::from(nothing),
            });
        }
        Some(cells)
    }
}

/// The nim-sum vector `[2,2,0]`: how many piles have each of so many powers, the
/// lowest first (D. Joyner). Its numbers modulo 2 are the digits of the nim-sum.
pub(in crate::render) fn nim_sum_vector(rows: &[Vec<Ordinal>], digits: u64) -> Formula {
    let count = |exponent: u64| {
        let exponent = Ordinal::from(exponent);
        Formula::number(rows.iter().filter(|row| row.contains(&exponent)).count())
    };
    let counts = Formula::joined((0..digits).map(count), &Operator::Comma.close());
    Formula::Bracketed('[', Box::new(counts), ']')
}

/// The binary digits of a finite ordinal.
fn binary_of(ordinal: &Ordinal) -> String {
    ordinal.natural().and_then(binary).unwrap_or_default()
}

fn binary(coefficient: &Natural) -> Option<String> {
    let text = format!("{coefficient:b}");
    (text.len() <= MOST_BITS).then_some(text)
}

/// The sum of the powers: what the pile counts as.
pub(in crate::render) fn height(exponents: &[Ordinal]) -> Ordinal {
    Ordinal::from_base2(exponents).unwrap_or_default()
}

/// "Five other powers occur an even number of times."
fn balanced_columns(count: usize, modulus: usize, others: bool) -> String {
    if count == 0 {
        return String::new();
    }
    let number = number_word(count);
    capitalised(&match (modulus, others, count) {
        (2, true, 1) => say!("{} other power occurs an even number of times.", number),
        (2, true, _) => say!("{} other powers occur an even number of times.", number),
        (2, false, 1) => say!("{} power occurs an even number of times.", number),
        (2, false, _) => say!("{} powers occur an even number of times.", number),
        (_, true, 1) => {
            say!("{} other power occurs a number of times divisible by {}.", number, modulus)
        }
        (_, true, _) => {
            say!("{} other powers occur a number of times divisible by {}.", number, modulus)
        }
        (_, false, 1) => {
            say!("{} power occurs a number of times divisible by {}.", number, modulus)
        }
        (_, false, _) => {
            say!("{} powers occur a number of times divisible by {}.", number, modulus)
        }
    })
}

/// Who shakes hands with whom, and who stands alone.
pub(in crate::render) fn pairs(words: Words, pairs: &[Pair], lonely: &[Single]) -> Prose {
    let mut sentences = Vec::new();
    for Pair { exponent, piles: [first, second] } in pairs.iter().take(MOST_PAIRS) {
        let power = words.power(exponent);
        sentences.push(prose!(
            "pile {}'s {} and pile {}'s {} shake hands",
            first,
            &power,
            second,
            &power
        ));
    }
    match pairs.len().saturating_sub(MOST_PAIRS) {
        0 => {}
        1 => sentences.push(prose!("one more pair shakes hands")),
        more => sentences.push(prose!("{} more pairs shake hands", more)),
    }
    let alone = lonely
        .iter()
        .map(|Single { exponent, pile }| prose!("pile {}'s {}", pile, words.power(exponent)));
    let alone = listed(alone, MOST_PAIRS, "power");
    let no_partner = strong(say!("no partner"));
    let alone = match lonely.len() {
        0 if pairs.is_empty() => Prose::default(),
        0 => prose!("nobody is left alone"),
        1 => prose!("{} finds {}", alone, no_partner),
        _ => prose!("{} find {}", alone, no_partner),
    };
    sentences.push(alone);
    let sentences = sentences.into_iter().filter(|sentence| !sentence.is_empty());
    Prose::joined(sentences.map(|sentence| sentence.capitalised() + "."), " ")
}
