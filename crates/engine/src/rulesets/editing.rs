//! Changing a position by hand: putting pieces on a board, drawing edges, raising heaps.
//!
//! A change is written as what stands behind the colon then, and
//! [`Position::editing`](super::Position::editing) reads it back: changes that make no position of
//! the ruleset are left out there, so that a ruleset need not know which of them do.

use nimatron_nimber::text::language::{Argument, sentence, translated};
use nimatron_nimber::{message, say};

use super::figure::Figure;

/// A change that can be made by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change<P> {
    /// What is chosen first, in words: `a stone of Left`, `a further row`.
    pub tool: String,
    /// The places that are touched then, in order; none if the whole is changed.
    pub handles: Vec<String>,
    /// What there is after the change.
    pub leaves: P,
}

impl<P> Change<P> {
    /// The same change, told of something else.
    pub(super) fn map<Q>(self, of: impl FnOnce(P) -> Option<Q>) -> Option<Change<Q>> {
        Some(Change { tool: self.tool, handles: self.handles, leaves: of(self.leaves)? })
    }
}

/// A number of a position that can be set by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number<P> {
    /// What it is called: `heap 2`.
    pub name: String,
    /// The number.
    pub value: u64,
    /// What there is after it is made one less; `None` if that is no position of the ruleset.
    pub less: Option<P>,
    /// The same for one more.
    pub more: Option<P>,
}

impl<P> Number<P> {
    /// The same number, told of something else.
    pub(super) fn map<Q>(self, of: impl Fn(P) -> Option<Q>) -> Number<Q> {
        let Number { name, value, less, more } = self;
        Number { name, value, less: less.and_then(&of), more: more.and_then(&of) }
    }
}

/// All changes that can be made in a position by hand.
///
/// ```
/// use nimatron::rulesets::Position;
/// let position: Position = "clobber(turn=right): xo/.x".parse()?;
/// let editing = position.editing().expect("it is a board");
/// let change = editing.changes.iter().find(|change| change.tool == "a stone of Right");
/// let change = change.expect("there are squares without one");
/// assert_eq!(change.handles, ["1,2"]);
/// assert_eq!(change.leaves.to_string(), "clobber(turn=right): oo/.x");
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Editing<P = String> {
    /// The picture, in which all places of the changes can be touched; `None` if the usual one has
    /// them, or if there is none.
    pub figure: Option<Figure>,
    /// The changes.
    pub changes: Vec<Change<P>>,
    /// The numbers of which it consists, if it does, each with its own changes.
    pub numbers: Vec<Number<P>>,
    /// Writes other numbers in place of these.
    pub(super) write: fn(&[u64]) -> String,
}

/// The templates of heaps, for [`Editing::numbers`].
pub(super) const HEAPS: [&str; 3] =
    [message!("heap {}"), message!("a further heap"), message!("one heap less")];

impl Editing {
    /// The position can be changed by these.
    pub(super) fn of(figure: Option<Figure>, changes: Vec<Change<String>>) -> Editing {
        Editing { figure, changes, numbers: Vec::new(), write: |_| String::new() }
    }

    /// The position is a single number, which can be any other.
    pub(super) fn number(name: String, value: u64, write: fn(&[u64]) -> String) -> Editing {
        let with = |to: u64| write(&[to]);
        let (less, more) = (value.checked_sub(1).map(with), value.checked_add(1).map(with));
        let numbers = vec![Number { name, value, less, more }];
        Editing { figure: None, changes: Vec::new(), numbers, write }
    }

    /// The position can be changed as its numbers can: each to any other, and the list by one of
    /// them. The templates say what a number is called, one more and one less: as [`HEAPS`].
    pub(super) fn numbers(
        [called, further, less]: [&str; 3],
        values: &[u64],
        write: fn(&[u64]) -> String,
    ) -> Editing {
        let number = |(index, &value): (usize, &u64)| {
            let with = |to: u64| write(&set(values, index, to));
            Number {
                name: sentence(called, &[Argument::from(index + 1)]),
                value,
                less: value.checked_sub(1).map(with),
                more: value.checked_add(1).map(with),
            }
        };
        let numbers = values.iter().enumerate().map(number).collect();
        let change =
            |tool: String, to: &[u64]| Change { tool, handles: Vec::new(), leaves: write(to) };
        let mut changes = vec![change(translated(further), &[values, &[1]].concat())];
        if let Some((_, rest)) = values.split_last() {
            changes.push(change(translated(less), rest));
        }
        Editing { figure: None, changes, numbers, write }
    }

    /// What there is after the number with this index is set; `None` if there is no such number.
    pub(super) fn with_number(&self, index: usize, to: u64) -> Option<String> {
        let values: Vec<u64> = self.numbers.iter().map(|number| number.value).collect();
        (index < values.len()).then(|| (self.write)(&set(&values, index, to)))
    }
}

fn set(numbers: &[u64], index: usize, to: u64) -> Vec<u64> {
    let numbers = numbers.iter().enumerate();
    numbers.map(|(at, &number)| if at == index { to } else { number }).collect()
}

/// Takes the last square of a row away.
pub(super) fn shorten(row: &mut Vec<char>) {
    row.pop();
}

/// Rows of signs, as boards and strips are written.
pub(super) struct Rows<'a> {
    /// The signs, row by row.
    pub rows: Vec<Vec<char>>,
    /// Every sign, and what stands there, as it is told.
    pub signs: Vec<(char, String)>,
    /// The signs that stand in a row once: put elsewhere in the row, they move there.
    pub once: &'a str,
    /// What stands on a further square.
    pub blank: char,
    /// What is written between rows.
    pub separator: &'a str,
}

impl Rows<'_> {
    fn written(&self, rows: &[Vec<char>]) -> String {
        let rows: Vec<String> = rows.iter().map(|row| row.iter().collect()).collect();
        rows.join(self.separator)
    }

    /// A change to the whole.
    pub fn change(
        &self,
        tool: impl Into<String>,
        with: impl FnOnce(&mut Vec<Vec<char>>),
    ) -> Change<String> {
        let mut rows = self.rows.clone();
        with(&mut rows);
        Change { tool: tool.into(), handles: Vec::new(), leaves: self.written(&rows) }
    }

    /// One square more, and one less, at the end of a single row.
    pub fn lengths(&self) -> [Change<String>; 2] {
        [
            self.change(say!("one square more"), |rows| rows[0].push(self.blank)),
            self.change(say!("one square less"), |rows| shorten(&mut rows[0])),
        ]
    }

    /// Every sign on every square where another one stands.
    pub fn replacements(&self, handle: impl Fn(usize, usize) -> String) -> Vec<Change<String>> {
        let mut changes = Vec::new();
        for (sign, tool) in &self.signs {
            let sign = *sign;
            for (row, signs) in self.rows.iter().enumerate() {
                for (column, _) in signs.iter().enumerate().filter(|(_, found)| **found != sign) {
                    let change = self.change(tool.as_str(), |rows| {
                        if self.once.contains(sign) {
                            rows[row]
                                .iter_mut()
                                .filter(|other| **other == sign)
                                .for_each(|other| *other = self.blank);
                        }
                        rows[row][column] = sign;
                    });
                    changes.push(Change { handles: vec![handle(row, column)], ..change });
                }
            }
        }
        changes
    }
}
