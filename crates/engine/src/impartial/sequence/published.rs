//! Periods of octal games as they are published, and errors in what is.

use std::sync::OnceLock;

use super::HeapRules;

/// A published period.
#[derive(Clone, Debug)]
pub struct Published {
    /// The game.
    pub rules: HeapRules,
    /// The least heap from which on the values repeat.
    pub preperiod: u64,
    /// The period.
    pub period: u64,
    /// The largest value, if it is known.
    pub largest: Option<u16>,
    /// Who published it.
    pub source: &'static str,
}

/// What is wrong in a publication.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Erratum {
    /// The game.
    pub code: &'static str,
    /// Where it is published.
    pub source: &'static str,
    /// What stands there.
    pub stated: &'static str,
    /// What is so.
    pub correct: &'static str,
}

const PERIODS: &str = include_str!("published.tsv");
const ERRATA: &str = include_str!("errata.tsv");

/// The cells of the lines of a table without its comments.
fn rows<const N: usize>(table: &'static str) -> impl Iterator<Item = [&'static str; N]> {
    table.lines().filter(|line| !line.starts_with('#')).filter_map(|line| {
        let cells: Vec<&'static str> = line.split('\t').collect();
        cells.try_into().ok()
    })
}

/// All octal games whose published periods are in the table: those of few
/// digits that are not variants of each other.
///
/// ```
/// use nimatron::impartial::sequence::published::periods;
/// let kayles = periods().iter().find(|known| known.rules.to_string() == "0.77").unwrap();
/// assert_eq!((kayles.preperiod, kayles.period), (71, 12));
/// ```
pub fn periods() -> &'static [Published] {
    static TABLE: OnceLock<Vec<Published>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let read = |[code, preperiod, period, largest, source]: [&'static str; 5]| {
            Some(Published {
                rules: code.parse().ok()?,
                preperiod: preperiod.parse().ok()?,
                period: period.parse().ok()?,
                largest: largest.parse().ok(),
                source,
            })
        };
        rows(PERIODS).filter_map(read).collect()
    })
}

/// Known errors in published tables.
pub fn errata() -> impl Iterator<Item = Erratum> {
    rows(ERRATA).map(|[code, source, stated, correct]| Erratum { code, source, stated, correct })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_tables_is_read() {
        let lines = |table: &str| table.lines().filter(|line| !line.starts_with('#')).count();
        assert_eq!(periods().len(), lines(PERIODS));
        assert_eq!(errata().count(), lines(ERRATA));
    }
}
