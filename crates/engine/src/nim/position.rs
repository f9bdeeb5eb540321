//! Positions of the Nim family and their rules.

use nimatron_nimber::say;
use nimatron_nimber::text::{Notation, ParseError};
use nimatron_nimber::{Natural, Ordinal};

use super::bounded;
use super::combinations::Combination;
use super::{Change, Move, Piles};
use crate::foundation::{Convention, IllegalMove, MoveCount, Playable};

/// Which of the family is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Variant {
    /// One pile, any number of blocks.
    #[default]
    Nim,
    /// One pile, at most `max ≥ 1` blocks from its top.
    Bounded {
        /// The most blocks that a move may remove.
        max: Natural,
    },
    /// Between 1 and `at_most ≥ 1` piles, any number of blocks from each.
    Moore {
        /// The most piles that a move may lower.
        at_most: usize,
    },
}

/// The variant and the ending convention.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rules {
    /// What happens to a player who cannot move.
    pub convention: Convention,
    /// What a move may do.
    pub variant: Variant,
}

/// A position of Nim, bounded Nim or Moore's Nim.
///
/// ```
/// use nimatron::foundation::{Playable, Outcome};
/// use nimatron::nim::Position;
///
/// let position: Position = "nim: 1, w+3, w^w+5".parse()?;
/// let analysis = position.analyze();
/// assert_eq!(analysis.outcome(), Outcome::N);
/// let winning: Vec<String> = analysis.winning_moves().map(|m| m.to_string()).collect();
/// assert_eq!(winning, ["3: w^w+5 -> w+2"]);
///
/// let chosen = position.parse_move("3: w+2")?;
/// let after = position.play(&chosen)?;
/// assert_eq!(after.to_string(), "nim: 1, w+3, w+2");
/// assert_eq!(after.analyze().outcome(), Outcome::P);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    rules: Rules,
    piles: Piles,
}

impl Position {
    /// The position with these piles under these rules.
    pub fn new(rules: Rules, piles: Piles) -> Position {
        Position { rules, piles }
    }

    /// The rules of play.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The piles.
    pub fn piles(&self) -> &Piles {
        &self.piles
    }

    /// How many positions can be reached from here, this one included and the
    /// piles told apart; nothing if they are more than `most`.
    ///
    /// ```
    /// let position: nimatron::nim::Position = "nim: 1, 2, 3".parse()?;
    /// assert_eq!(position.count_reachable(1000), Some(24));
    /// assert_eq!(position.count_reachable(10), None);
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn count_reachable(&self, most: u64) -> Option<u64> {
        self.piles.iter().try_fold(1u64, |product, height| {
            let counted = match self.rules.variant {
                Variant::Bounded { .. } => height.finite_part().into(),
                Variant::Nim | Variant::Moore { .. } => height,
            };
            let heights = counted.to_u64()?.checked_add(1)?;
            product.checked_mul(heights).filter(|product| *product <= most)
        })
    }

    /// Checks one change of a pile against the rules.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn check_change(&self, change: &Change) -> Result<(), IllegalMove> {
        let Change { pile, from, to } = change;
        let count = self.piles.len();
        let number = pile + 1;
        if *pile >= count {
            return Err(IllegalMove(say!("there is no pile {}: there are {}", number, count)));
        }
        let height = self.piles.height(*pile);
        if *from != height {
            return Err(IllegalMove(say!(
                "pile {} has height {}, not {}",
                number,
                height.to_string(),
                from.to_string()
            )));
        }
        if to >= from {
            return Err(IllegalMove(say!(
                "a move must lower the pile: {} is not below {}",
                to.to_string(),
                from.to_string()
            )));
        }
        let Variant::Bounded { max } = &self.rules.variant else {
            return Ok(());
        };
        let removed = bounded::removed(from, to);
        if removed <= Ordinal::from(max.clone()) {
            return Ok(());
        }
        Err(IllegalMove(if from.is_limit() {
            say!(
                "a pile of height {} has no top block, so no finite number can be taken",
                from.to_string()
            )
        } else {
            say!(
                "at most {} may be removed in a turn, and {} -> {} removes {}",
                max.to_string(),
                from.to_string(),
                to.to_string(),
                removed.to_string()
            )
        }))
    }

    fn check(&self, chosen: &Move) -> Result<(), IllegalMove> {
        let changes = chosen.changes();
        let at_most = match self.rules.variant {
            Variant::Moore { at_most } => at_most,
            Variant::Nim | Variant::Bounded { .. } => 1,
        };
        if changes.is_empty() {
            return Err(IllegalMove(say!("a move must lower a pile")));
        }
        if changes.len() > at_most {
            return Err(IllegalMove(match at_most {
                1 => say!("a turn lowers one pile only"),
                _ => say!("a turn lowers at most {} piles", at_most),
            }));
        }
        if let Some(pair) = changes.windows(2).find(|pair| pair[0].pile == pair[1].pile) {
            return Err(IllegalMove(say!("pile {} is named twice", pair[0].pile + 1)));
        }
        changes.iter().try_for_each(|change| self.check_change(change))
    }

    /// How many moves the pile alone allows, or nothing if infinitely many.
    fn count_pile_moves(&self, height: &Ordinal) -> Option<Natural> {
        match &self.rules.variant {
            Variant::Bounded { max } => Some(height.finite_part().min(max.clone())),
            Variant::Nim | Variant::Moore { .. } => height.natural().cloned(),
        }
    }

    /// The heights to which the pile may go, lowest first, if finitely many.
    fn lower_heights(&self, height: &Ordinal) -> Option<impl Iterator<Item = Ordinal> + use<>> {
        let count = self.count_pile_moves(height)?;
        let finite = height.finite_part();
        let limit = height.limit_part();
        let mut next = &finite - count;
        Some(std::iter::from_fn(move || {
            let current = (next < finite).then(|| &limit + &Ordinal::from(next.clone()))?;
            next += Natural::ONE;
            Some(current)
        }))
    }

    /// Every move that lowers exactly the piles at the given indices.
    fn moves_on<'a>(&'a self, piles: &[usize]) -> Option<Box<dyn Iterator<Item = Move> + 'a>> {
        let mut moves: Box<dyn Iterator<Item = Vec<Change>>> =
            Box::new(std::iter::once(Vec::new()));
        for &pile in piles {
            let from = self.piles.height(pile);
            self.count_pile_moves(&from)?;
            moves = Box::new(moves.flat_map(move |changes| {
                let from = from.clone();
                let lower = self.lower_heights(&from).into_iter().flatten();
                lower.map(move |to| {
                    let change = Change { pile, from: from.clone(), to };
                    changes.iter().cloned().chain([change]).collect()
                })
            }));
        }
        Some(Box::new(moves.map(Move::new)))
    }
}

impl Playable for Position {
    type Move = Move;

    fn convention(&self) -> Convention {
        self.rules.convention
    }

    fn count_moves(&self) -> MoveCount {
        let mut of_size = vec![Natural::ONE];
        let at_most = match self.rules.variant {
            Variant::Moore { at_most } => at_most.min(self.piles.len()),
            Variant::Nim | Variant::Bounded { .. } => 1,
        };
        of_size.resize(at_most + 1, Natural::ZERO);
        for height in self.piles.iter() {
            let Some(count) = self.count_pile_moves(&height) else {
                return MoveCount::Infinite;
            };
            for size in (1..=at_most).rev() {
                let with_this = &of_size[size - 1] * &count;
                of_size[size] += with_this;
            }
        }
        MoveCount::Finite(of_size.into_iter().skip(1).sum())
    }

    fn is_terminal(&self) -> bool {
        self.piles.iter().all(|height| self.count_pile_moves(&height) == Some(Natural::ZERO))
    }

    fn moves(&self) -> Option<Box<dyn Iterator<Item = Move> + '_>> {
        let count = self.piles.len();
        let at_most = match self.rules.variant {
            Variant::Moore { at_most } => at_most.min(count),
            Variant::Nim | Variant::Bounded { .. } => 1.min(count),
        };
        if self.piles.iter().any(|height| self.count_pile_moves(&height).is_none()) {
            return None;
        }
        let subsets = (1..=at_most).filter_map(move |size| Combination::first(size, count));
        let subsets = subsets.flat_map(|first| {
            std::iter::successors(Some(first), |current| {
                let mut next = current.clone();
                next.advance().then_some(next)
            })
        });
        Some(Box::new(subsets.filter_map(|subset| self.moves_on(subset.indices())).flatten()))
    }

    fn play(&self, chosen: &Move) -> Result<Position, IllegalMove> {
        self.check(chosen)?;
        let changes = chosen.changes().iter().map(|change| (change.pile, change.to.clone()));
        Ok(Position { rules: self.rules.clone(), piles: self.piles.with(changes) })
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        let chosen = super::text::parse_move(self, text)?;
        self.check(&chosen).map_err(|error| ParseError::new(error.0, 0..text.len()))?;
        Ok(chosen)
    }

    fn to_text(&self, notation: Notation) -> String {
        super::text::position_text(self, notation)
    }
}
