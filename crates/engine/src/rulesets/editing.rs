//! Changing a position by hand: putting pieces on a board, drawing edges, raising heaps.
//!
//! A change is written as what stands behind the colon then, and
//! [`Position::editing`](super::Position::editing) reads it back: changes that make no position of
//! the ruleset are left out there, so that a ruleset need not know which of them do.

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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editing<P = String> {
    /// The picture, in which all places of the changes can be touched; `None` if the usual one has
    /// them, or if there is none.
    pub figure: Option<Figure>,
    /// The changes.
    pub changes: Vec<Change<P>>,
}

impl Editing {
    /// The position can be changed as its numbers can: each to one more and one less, and the list
    /// by one of them. What a number stands for is called `what`: `heap`.
    pub(super) fn numbers(
        what: &str,
        numbers: &[u64],
        write: impl Fn(&[u64]) -> String,
    ) -> Editing {
        let mut changes = Vec::new();
        let mut change = |tool: String, to: Vec<u64>| {
            changes.push(Change { tool, handles: Vec::new(), leaves: write(&to) });
        };
        for (index, number) in numbers.iter().enumerate() {
            let name = format!("{what} {}", index + 1);
            let with = |to: u64| {
                let mut numbers = numbers.to_vec();
                numbers[index] = to;
                numbers
            };
            let raised = number.checked_add(1);
            raised.into_iter().for_each(|to| change(format!("{name}: one more"), with(to)));
            let lowered = number.checked_sub(1);
            lowered.into_iter().for_each(|to| change(format!("{name}: one less"), with(to)));
        }
        change(format!("a further {what}"), [numbers, &[1]].concat());
        if let Some((_, rest)) = numbers.split_last() {
            change(format!("one {what} less"), rest.to_vec());
        }
        Editing { figure: None, changes }
    }
}

/// Takes the last square of a row away.
pub(super) fn shorten(row: &mut Vec<char>) {
    row.pop();
}

/// Rows of signs, as boards and strips are written.
pub(super) struct Rows<'a> {
    /// The signs, row by row.
    pub rows: Vec<Vec<char>>,
    /// Every sign, and what stands there.
    pub signs: Vec<(char, &'a str)>,
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

    /// Every sign on every square where another one stands.
    pub fn replacements(&self, handle: impl Fn(usize, usize) -> String) -> Vec<Change<String>> {
        let mut changes = Vec::new();
        for &(sign, tool) in &self.signs {
            for (row, signs) in self.rows.iter().enumerate() {
                for (column, _) in signs.iter().enumerate().filter(|(_, found)| **found != sign) {
                    let change = self.change(tool, |rows| {
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
