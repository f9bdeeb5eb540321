//! Lists of losing couples, wherever they are kept.

use std::collections::HashMap;

use nimatron_nimber::say;

use super::ValueRow;

/// Losing couples that are gone through and looked up: components as text, each once, with the value
/// of the heap beside which they are lost. An error says why the list cannot be read.
pub trait Couples {
    /// The next couple, from the first one on; `None` behind the last.
    ///
    /// # Errors
    /// What is wrong with it.
    fn next(&mut self) -> Result<Option<ValueRow>, String>;

    /// The value of the position that is written so; `None` if it is not listed.
    ///
    /// # Errors
    /// Why that cannot be read.
    fn value(&mut self, position: &str) -> Result<Option<u64>, String>;

    /// Whether a couple has been proved before, and need not be checked again. By default none has.
    fn is_proved(&self, _couple: &ValueRow) -> bool {
        false
    }
}

/// Losing couples in memory.
///
/// ```
/// use nimatron::rulesets::{Couples, CoupleRows, ValueRow};
/// let rows = [ValueRow { position: "sprouts: 22.}]!".into(), value: 1 }];
/// let mut couples = CoupleRows::new(&rows);
/// assert_eq!(couples.value("sprouts: 22.}]!"), Ok(Some(1)));
/// assert_eq!(couples.next(), Ok(Some(rows[0].clone())));
/// assert_eq!(couples.next(), Ok(None));
/// ```
#[derive(Clone, Debug)]
pub struct CoupleRows<'r> {
    rows: &'r [ValueRow],
    values: HashMap<&'r str, u64>,
    /// A couple whose position stands further up, too.
    twice: Option<usize>,
    next: usize,
    proved: Option<&'r HashMap<String, u64>>,
}

impl<'r> CoupleRows<'r> {
    /// These couples.
    pub fn new(rows: &'r [ValueRow]) -> CoupleRows<'r> {
        let mut values = HashMap::with_capacity(rows.len());
        let is_known = |row: &'r ValueRow| values.insert(&*row.position, row.value).is_some();
        let twice = rows.iter().position(is_known);
        CoupleRows { rows, values, twice, next: 0, proved: None }
    }

    /// The same couples, of which those with such values have been proved before.
    pub fn beside(mut self, proved: &'r HashMap<String, u64>) -> CoupleRows<'r> {
        self.proved = Some(proved);
        self
    }
}

impl Couples for CoupleRows<'_> {
    fn next(&mut self) -> Result<Option<ValueRow>, String> {
        if self.twice == Some(self.next) {
            return Err(say!("this position stands in the list twice"));
        }
        let row = self.rows.get(self.next);
        self.next += 1;
        Ok(row.cloned())
    }

    fn value(&mut self, position: &str) -> Result<Option<u64>, String> {
        Ok(self.values.get(position).copied())
    }

    fn is_proved(&self, ValueRow { position, value }: &ValueRow) -> bool {
        self.proved.is_some_and(|proved| proved.get(position) == Some(value))
    }
}
