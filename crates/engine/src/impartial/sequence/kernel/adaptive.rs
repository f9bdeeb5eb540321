//! The fastest way for each game.

use std::ops::Range;

use super::bytes::{Reader, RestoreError, Writer};
use super::history::History;
use super::quadratic::Quadratic;
use super::sparse::{Sparse, Stop};
use super::{BLOCK, Halt, Keep, Moves, SparseSpace, Values};
use crate::foundation::Budget;
use crate::impartial::sequence::Digits;

/// Number of values that are known when a sparse space is first searched for;
/// after that it is searched for whenever their number has doubled.
const FIRST_LOOK: u64 = 1 << 14;

/// In a sparse space fewer than one heap in this number is rare.
const SPARSENESS: u64 = 256;

/// The engines, as they are called in checkpoints.
const QUADRATIC: u8 = 1;
const SPARSE: u8 = 2;

/// Grundy values of a game: by looking at all options until there is a sparse
/// space, and by means of it afterwards.
pub struct Fastest {
    digits: Digits,
    moves: Moves,
    engine: Engine,
    keep: Keep,
    /// Number of values from which on a sparse space is searched for.
    look: u64,
    /// A space counts as sparse if at most one in this number of late heaps is rare.
    sparseness: u64,
}

enum Engine {
    Quadratic(Quadratic),
    Sparse(Box<Sparse>),
}

/// A place in a sequence: the number of heaps before it, and their last values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::impartial::sequence) struct Place {
    pub(in crate::impartial::sequence) heaps: u64,
    pub(in crate::impartial::sequence) last: Vec<u16>,
}

/// The values of the game with these digits, of which `keep` stay in memory.
/// Until there is a sparse space all are kept, for they are needed.
///
/// # Errors
/// [`Halt::Heaps`] if a digit leaves more than two heaps.
pub fn fastest(digits: &Digits, keep: Keep) -> Result<Fastest, Halt> {
    from_values(digits, Vec::new(), keep)
}

/// The values of the game with these digits, of which the first are given, as
/// from a file that a computation was to write. They are not checked.
///
/// # Errors
/// [`Halt::Heaps`] if a digit leaves more than two heaps.
pub fn from_values(digits: &Digits, values: Vec<u16>, keep: Keep) -> Result<Fastest, Halt> {
    let moves = Moves::new(digits)?;
    let look = (values.len() as u64).max(FIRST_LOOK).next_multiple_of(BLOCK as u64);
    let engine = Engine::Quadratic(Quadratic::new(History::from_values(values), &moves));
    Ok(Fastest { digits: digits.clone(), moves, engine, keep, look, sparseness: SPARSENESS })
}

/// Goes on from a [checkpoint](Values::checkpoint).
///
/// # Errors
/// Why the bytes are not a checkpoint.
pub fn restore(bytes: &[u8]) -> Result<Fastest, RestoreError> {
    let (mut reader, engine, digits) = Reader::new(bytes)?;
    let keep = Keep::of_code(reader.number()?);
    let look = reader.number()?;
    let moves = Moves::new(&digits).map_err(|_| RestoreError::Inconsistent)?;
    let engine = match engine {
        QUADRATIC => {
            let history = reader.history()?;
            if history.keep() != Keep::All {
                return Err(RestoreError::Inconsistent);
            }
            Engine::Quadratic(Quadratic::new(history, &moves))
        }
        SPARSE => Engine::Sparse(Box::new(Sparse::restore(&digits, &moves, &mut reader)?)),
        _ => return Err(RestoreError::Inconsistent),
    };
    reader.end()?;
    Ok(Fastest { digits, moves, engine, keep, look, sparseness: SPARSENESS })
}

impl Fastest {
    /// The digits of the game.
    pub(in crate::impartial::sequence) fn digits(&self) -> &Digits {
        &self.digits
    }

    /// How many of the last values determine the next one, if there is a sparse
    /// space, and none of these heaps is rare.
    pub(in crate::impartial::sequence) fn window(&self) -> Option<u64> {
        match &self.engine {
            Engine::Quadratic(_) => None,
            Engine::Sparse(sparse) => Some(sparse.window()),
        }
    }

    /// The present place, if there is a sparse space and values were let go of.
    pub(in crate::impartial::sequence) fn place(&self) -> Option<Place> {
        let Engine::Sparse(sparse) = &self.engine else { return None };
        let heaps = self.len();
        let from = heaps.checked_sub(sparse.needed()).filter(|_| !self.history().is_whole())?;
        self.values(from..heaps).map(|last| Place { heaps, last: last.to_vec() })
    }

    /// An engine with all that is known of the game at an earlier place.
    pub(in crate::impartial::sequence) fn at(&self, place: &Place) -> Option<Fastest> {
        let Engine::Sparse(sparse) = &self.engine else { return None };
        let head = self.history().head().to_vec();
        let keep = self.history().keep();
        let history = History::from_parts(keep, place.heaps, head, place.last.clone())?;
        let engine = Engine::Sparse(Box::new(sparse.at(&self.moves, history)?));
        let (digits, moves) = (self.digits.clone(), self.moves.clone());
        let Fastest { keep, look, sparseness, .. } = *self;
        Some(Fastest { digits, moves, engine, keep, look, sparseness })
    }

    /// Looks for sparse spaces early, and takes less sparse ones.
    #[cfg(test)]
    pub(super) fn looking_at(
        digits: &Digits,
        keep: Keep,
        look: u64,
        sparseness: u64,
    ) -> Result<Fastest, Halt> {
        Ok(Fastest { look, sparseness, ..fastest(digits, keep)? })
    }

    fn history(&self) -> &History {
        match &self.engine {
            Engine::Quadratic(quadratic) => quadratic.history(),
            Engine::Sparse(sparse) => sparse.history(),
        }
    }

    /// Takes the values away, to build another engine with them.
    fn take_history(&mut self) -> History {
        let empty = Quadratic::new(History::new(Keep::All), &self.moves);
        match std::mem::replace(&mut self.engine, Engine::Quadratic(empty)) {
            Engine::Quadratic(quadratic) => quadratic.into_history(),
            Engine::Sparse(sparse) => sparse.into_history(),
        }
    }

    /// Looks for a sparse space.
    fn look(&mut self) {
        self.look = 2 * self.len().next_multiple_of(BLOCK as u64);
        let history = self.take_history();
        self.engine = match Sparse::new(self.digits.last(), &self.moves, history, self.sparseness) {
            Ok(mut sparse) => {
                if let Keep::Ends(room) = self.keep {
                    sparse.let_go(room);
                }
                Engine::Sparse(Box::new(sparse))
            }
            Err(history) => Engine::Quadratic(Quadratic::new(history, &self.moves)),
        };
    }

    /// Looks at all options again, since the space is not sparse any more.
    fn give_up(&mut self) -> Result<(), Halt> {
        let heap = self.len();
        if !self.history().is_whole() {
            return Err(Halt::LetGo { heap });
        }
        self.look = 2 * heap;
        let history = self.take_history().keep_all();
        self.engine = Engine::Quadratic(Quadratic::new(history, &self.moves));
        Ok(())
    }
}

impl Values for Fastest {
    fn len(&self) -> u64 {
        self.history().len()
    }

    fn extend(
        &mut self,
        to: u64,
        budget: &mut Budget,
        sink: &mut dyn FnMut(&[u16]),
    ) -> Result<(), Halt> {
        while self.len() < to {
            match &mut self.engine {
                Engine::Quadratic(quadratic) => {
                    quadratic.extend(&self.moves, to.min(self.look), budget, sink)?;
                    if self.len() >= self.look {
                        self.look();
                    }
                }
                Engine::Sparse(sparse) => match sparse.extend(&self.moves, to, budget, sink) {
                    Ok(()) => {}
                    Err(Stop::Halt(halt)) => return Err(halt),
                    Err(Stop::Unfit) => self.give_up()?,
                },
            }
        }
        Ok(())
    }

    fn values(&self, heaps: Range<u64>) -> Option<&[u16]> {
        self.history().get(heaps)
    }

    fn checkpoint(&self) -> Vec<u8> {
        let engine = match self.engine {
            Engine::Quadratic(_) => QUADRATIC,
            Engine::Sparse(_) => SPARSE,
        };
        let mut writer = Writer::new(engine, &self.digits);
        writer.number(self.keep.code());
        writer.number(self.look);
        match &self.engine {
            Engine::Quadratic(quadratic) => writer.history(quadratic.history()),
            Engine::Sparse(sparse) => sparse.write(&mut writer),
        }
        writer.finish()
    }

    fn sparse_space(&self) -> Option<SparseSpace<'_>> {
        match &self.engine {
            Engine::Quadratic(_) => None,
            Engine::Sparse(sparse) => Some(sparse.summary()),
        }
    }
}
