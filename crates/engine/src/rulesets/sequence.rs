//! Sequences of Grundy values: of heaps by their size, and of positions that are a single number, which are strips
//! by their length and spots of Sprouts.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};

use super::searched::{self, Search as PositionSearch};
use super::{Position, Ruleset, ruleset};
use crate::foundation::{Budget, Piece};
use crate::impartial::sequence::kernel::SparseSpace;
use crate::impartial::sequence::period::{Continued, Search};
use crate::impartial::sequence::{self, Code, Halt, HeapRules, Values};

/// What has a sequence of Grundy values: the heaps of a take-and-break game, or the positions of a ruleset in which
/// both players have the same moves and which can be written as a single number.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::rulesets::sequence::Sequence;
/// let sprouts = Sequence::read("sprouts")?;
/// let mut values = sprouts.values(Vec::new())?;
/// values.extend(7, &mut Budget::unlimited(), &mut |_| ())?;
/// assert_eq!(values.values(0..7), Some(&[0, 0, 0, 1, 1, 1, 0][..]));
/// assert!(Sequence::read("cram").is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Sequence {
    name: String,
    source: Source,
    is_of_strips: bool,
}

#[derive(Clone, Debug)]
enum Source {
    Heaps(Code),
    Searched(Arc<Ruleset>),
}

impl Sequence {
    /// Reads the rules of heaps, as a code, a name or a set, or the word of a ruleset. The word of a ruleset in a
    /// file goes before the name of a game with heaps.
    ///
    /// # Errors
    /// What is wrong, and where; for a ruleset without a sequence, why it has none.
    pub fn read(text: &str) -> Result<Sequence, ParseError> {
        let word = Piece::whole(text).trimmed();
        let ruleset = ruleset(word.text);
        match (ruleset, text.parse::<HeapRules>()) {
            (Some(ruleset), Ok(_)) if ruleset.file().is_some() => {
                Sequence::of_ruleset(ruleset, word, None)
            }
            (Some(ruleset), Err(refused)) => Sequence::of_ruleset(ruleset, word, Some(refused)),
            (_, rules) => Ok(rules?.into()),
        }
    }

    /// The sequence of a ruleset, where the word is refused as the rules of heaps.
    fn of_ruleset(
        ruleset: Arc<Ruleset>,
        word: Piece<'_>,
        refused: Option<ParseError>,
    ) -> Result<Sequence, ParseError> {
        let name = word.text.to_owned();
        let message = match position(&ruleset, &name, 1) {
            Some(Position::Searched(_)) => {
                let code = ruleset.written_rules().and_then(|rules| rules.code_of_strips());
                let is_of_strips = code.is_some();
                let source = code.map_or(Source::Searched(ruleset), Source::Heaps);
                return Ok(Sequence { name, source, is_of_strips });
            }
            Some(Position::Partizan(_)) => say!(
                "Left and Right have moves of their own in {}: its positions have no Grundy values",
                name
            ),
            Some(Position::Loopy(_)) => {
                say!("positions of {} can come again: they have no sequence", name)
            }
            Some(Position::DotsAndBoxes(_)) => {
                say!("a score decides in {}: its positions have no Grundy values", name)
            }
            _ => match refused.filter(|_| ruleset.file().is_none()) {
                Some(refused) => return Err(refused),
                None => {
                    say!("positions of {} are not a single number: they have no sequence", name)
                }
            },
        };
        Err(ParseError::new(message, word.span()))
    }

    /// The code of the take-and-break game whose heaps these positions are, if they are known to be that.
    pub fn code(&self) -> Option<&Code> {
        match &self.source {
            Source::Heaps(code) => Some(code),
            Source::Searched(_) => None,
        }
    }

    /// The code whose heaps the strips of a file are, if it is a file and they are known to be that.
    pub fn code_of_strips(&self) -> Option<&Code> {
        self.code().filter(|_| self.is_of_strips)
    }

    /// The rules of the heaps: for strips of a file those of their code, under its name.
    pub fn heap_rules(&self) -> Option<HeapRules> {
        match self.is_of_strips {
            true => self.code().cloned().map(HeapRules::from),
            false => self.name.parse().ok().filter(|_| self.code().is_some()),
        }
    }

    /// Why there are no [heaps](Self::heap_rules).
    pub fn no_heaps(&self) -> String {
        say!("positions of {} are not known to be heaps", &self.name)
    }

    /// The values, of which the first may be given, as from a file; they are not checked. Of a position that is
    /// searched what is known of smaller ones serves the larger ones, and where 0 is no position it is worth 0, as
    /// nothing is.
    ///
    /// # Errors
    /// Those of [`values`](sequence::values).
    pub fn values(&self, known: Vec<u16>) -> Result<Box<dyn Values>, Halt> {
        match &self.source {
            Source::Heaps(code) => sequence::values(code, known),
            Source::Searched(ruleset) => Ok(Box::new(Searched {
                ruleset: ruleset.clone(),
                word: self.name.clone(),
                values: known,
                search: None,
            })),
        }
    }

    /// A search for the period in the values below `most`.
    pub fn search(&self, most: u64) -> Search {
        match &self.source {
            Source::Heaps(code) => Search::new(code, most),
            Source::Searched(_) => {
                Search::without_theorem(message!("no theorem is known for such positions"), most)
            }
        }
    }

    /// The [values](Self::values), which are repeated as soon as a period is proved.
    ///
    /// # Errors
    /// Those of [`values`](sequence::values).
    pub fn continued(&self, known: Vec<u16>) -> Result<Continued, Halt> {
        Ok(Continued::of(self.values(known)?, self.search(u64::MAX)))
    }
}

impl From<HeapRules> for Sequence {
    fn from(rules: HeapRules) -> Sequence {
        let source = Source::Heaps(rules.code().clone());
        Sequence { name: rules.to_string(), source, is_of_strips: false }
    }
}

impl fmt::Display for Sequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

fn position(ruleset: &Ruleset, word: &str, number: u64) -> Option<Position> {
    ruleset.read(&format!("{word}: {number}")).ok().map(|reading| reading.value)
}

/// Values of positions that are a number each.
struct Searched {
    ruleset: Arc<Ruleset>,
    word: String,
    values: Vec<u16>,
    search: Option<Box<dyn PositionSearch>>,
}

impl Searched {
    fn position(&self, number: u64) -> Option<searched::Position> {
        match position(&self.ruleset, &self.word, number)? {
            Position::Searched(position) => Some(position),
            _ => None,
        }
    }
}

impl Values for Searched {
    fn len(&self) -> u64 {
        self.values.len() as u64
    }

    fn extend(
        &mut self,
        to: u64,
        budget: &mut Budget,
        sink: &mut dyn FnMut(&[u16]),
    ) -> Result<(), Halt> {
        while self.len() < to {
            let heap = self.len();
            let value = match self.position(heap) {
                Some(position) => {
                    let game = position.game();
                    let search = self.search.get_or_insert_with(|| game.search(budget.memory()));
                    search.value(game, budget)?
                }
                None if heap == 0 => 0,
                None => return Err(Halt::NoPosition(format!("{}: {heap}", self.word))),
            };
            self.values.push(u16::try_from(value).map_err(|_| Halt::TooWide { heap })?);
            sink(&self.values[heap as usize..]);
        }
        Ok(())
    }

    fn values(&self, heaps: Range<u64>) -> Option<&[u16]> {
        let [start, end] = [heaps.start, heaps.end].map(|at| usize::try_from(at).ok());
        self.values.get(start?..end?)
    }

    /// The values: what the search has learnt besides is found again.
    fn checkpoint(&self) -> Vec<u8> {
        self.values.iter().flat_map(|value| value.to_le_bytes()).collect()
    }

    fn sparse_space(&self) -> Option<SparseSpace<'_>> {
        None
    }
}
