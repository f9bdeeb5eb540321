//! Piles of blocks.
//!
//! A small pile is drawn block by block, standing on its largest power of two;
//! a large or infinite one as a tower of tiles, a tile for each power. A handle
//! names a pile and the height that remains: `3:w+2`. So a block and the tile
//! that begins with it are the same handle, and whatever part of a pile is
//! looked at through [`zoom`](super::zoom()), its handles mean the same.

use std::collections::{BTreeMap, HashMap, HashSet};

use nimatron_nimber::text::{Formula, Notation, ParseError};
use nimatron_nimber::{Ordinal, say};

use super::scenery::Scenery;
use super::tower::{self, Piece};
use super::{Block, Drawing, PairDrawing, PileDrawing, PilesDrawing, PowerColumn, PowerPart, Tile};
use crate::explain::{Claim, Level, Pair, PileClaim, Single, Step, Uneven, balance_of_piles};
use crate::foundation::{Budget, Convention};
use crate::nim::{Change, Move, Position, Variant};
use crate::render::spoken;
use crate::render::words::{capitalised, counted, listed};
use crate::rulesets::searched::{Touched, nothing_to_touch};

/// More piles than this are not drawn.
const MOST_PILES: usize = 500;
/// Higher piles are drawn as tiles.
const MOST_BLOCKS: u64 = 64;
/// All piles of a drawing have at most so many blocks together: where they would have more, those
/// higher than their share are drawn as tiles.
const MOST_BLOCKS_TOGETHER: u64 = 4000;
/// Piles that are the sum of more powers of two are not drawn.
const MOST_POWERS: u64 = 128;
/// Longer heights are not drawn.
const LONGEST: u64 = 256;
/// All piles of a drawing have at most so many powers together.
const MOST_POWERS_TOGETHER: u64 = 2000;
/// Piles times piles a turn, up to which moves are counted.
const MOST_COUNTED: usize = 100_000;
/// Finite exponents up to this have a texture of their own.
const LAST_FINITE_TEXTURE: u64 = 63;

/// What an explanation says about powers and pairs.
#[derive(Default)]
struct Told {
    rows: Vec<Vec<Ordinal>>,
    pairs: Vec<Pair>,
    lonely: Vec<Single>,
    uneven: Vec<Uneven>,
}

impl Told {
    fn hear(&mut self, step: &Step) {
        match &step.claim {
            Claim::Piles(PileClaim::Powers { rows }) => self.rows = rows.clone(),
            Claim::Piles(PileClaim::Pairs { pairs, lonely }) => {
                (self.pairs, self.lonely) = (pairs.clone(), lonely.clone());
            }
            Claim::Piles(PileClaim::Balance { uneven, .. }) => self.uneven = uneven.clone(),
            _ => {}
        }
        step.because.iter().for_each(|step| self.hear(step));
    }
}

/// Whether the piles are few and low enough to be drawn.
fn is_drawn(position: &Position) -> bool {
    let piles = position.piles();
    let small = |height: Ordinal| height.size() <= LONGEST && height.base2_size() <= MOST_POWERS;
    piles.len() <= MOST_PILES
        && piles.iter().all(small)
        && piles.iter().map(|height| height.base2_size()).sum::<u64>() <= MOST_POWERS_TOGETHER
}

impl Scenery for Position {
    fn drawing(&self) -> Option<Drawing> {
        is_drawn(self).then(|| Drawing::Piles(draw(self)))
    }

    fn can_count_moves(&self) -> bool {
        // Sets of piles are counted size by size.
        let piles = self.piles().len();
        most_piles(self) == 1 || piles.saturating_mul(most_piles(self).min(piles)) <= MOST_COUNTED
    }

    fn how(&self) -> String {
        let several = matches!(self.rules().variant, Variant::Moore { .. });
        if !is_drawn(self) {
            return match several {
                true => say!(
                    "Type the pile and what you leave of it, as in 1: 0, with commas between \
                     several."
                ),
                false => say!("Type the pile and what you leave of it, as in 1: 0."),
            };
        }
        let touch = match &self.rules().variant {
            Variant::Nim => say!("Touch a block to take it and all above it."),
            Variant::Bounded { max } if *max == 1u32.into() => {
                say!("Touch one of the top {} block to take it and all above it.", max.to_string())
            }
            Variant::Bounded { max } => {
                say!("Touch one of the top {} blocks to take it and all above it.", max.to_string())
            }
            Variant::Moore { at_most } => say!(
                "Touch blocks in up to {} to take them and all above them.",
                counted(*at_most, "pile")
            ),
        };
        let typed = match several {
            true => say!(
                "Or type the pile and what you leave of it, as in 1: 0, with commas between \
                 several."
            ),
            false => say!("Or type the pile and what you leave of it, as in 1: 0."),
        };
        format!("{touch} {typed}")
    }

    fn handles(&self, chosen: &Move) -> Vec<String> {
        chosen.changes().iter().map(|change| handle(change.pile, &change.to)).collect()
    }

    fn words(&self, chosen: &Move) -> String {
        listed(chosen.changes().iter().map(words), 4, "pile").to_plain(Notation::Unicode)
    }

    fn touch(&self, handles: &[String], budget: &mut Budget) -> Result<Touched<Move>, ParseError> {
        let most = most_piles(self);
        let mut changes: Vec<Change> = Vec::new();
        for handle in handles {
            let change = read(self, handle)?;
            changes.retain(|earlier| earlier.pile != change.pile);
            changes.push(change);
        }
        // Whoever touches one pile too many has changed their mind.
        changes.drain(..changes.len().saturating_sub(most));
        let refused = changes.iter().find_map(|change| self.check_change(change).err());
        if let Some(refused) = refused {
            return Ok(Touched { chosen: None, next: Vec::new(), words: capitalised(&refused.0) });
        }
        let touched: HashSet<usize> = changes.iter().map(|change| change.pile).collect();
        let next =
            if changes.len() < most { handles_beside(self, &touched, budget) } else { vec![] };
        if changes.is_empty() {
            return Ok(Touched { chosen: None, next, words: self.how() });
        }
        let chosen = Move::new(changes);
        let words = capitalised(&self.words(&chosen));
        let words = match next.is_empty() {
            true => format!("{words}."),
            false => say!("{}, or lower another pile too.", words),
        };
        Ok(Touched { chosen: Some(chosen), next, words })
    }
}

/// The change that a handle stands for, legal or not.
fn read(position: &Position, handle: &str) -> Result<Change, ParseError> {
    let unknown = || nothing_to_touch(handle);
    let (pile, left) = handle.split_once(':').ok_or_else(unknown)?;
    let pile: usize = pile.parse().map_err(|_| unknown())?;
    let index = pile.checked_sub(1).filter(|index| *index < position.piles().len());
    let pile = index.ok_or_else(unknown)?;
    let to = left.parse().map_err(|_| unknown())?;
    Ok(Change { pile, from: position.piles().height(pile), to })
}

/// The handles of legal changes of other piles than these.
fn handles_beside(
    position: &Position,
    touched: &HashSet<usize>,
    budget: &mut Budget,
) -> Vec<String> {
    let Some(Drawing::Piles(drawing)) = Scenery::drawing(position) else {
        return Vec::new();
    };
    let piles = drawing.piles.into_iter().filter(|pile| !touched.contains(&(pile.pile - 1)));
    let handles = piles.flat_map(|pile| {
        let blocks = pile.blocks.into_iter().flatten();
        let blocks = blocks.filter(|block| block.legal).map(|block| block.handle);
        let tiles = pile.tiles.into_iter().filter(|tile| tile.legal).map(|tile| tile.handle);
        blocks.chain(tiles).collect::<Vec<_>>()
    });
    handles.take_while(|_| budget.spend(1).is_ok()).collect()
}

/// How many piles a turn may lower.
fn most_piles(position: &Position) -> usize {
    match position.rules().variant {
        Variant::Moore { at_most } => at_most,
        Variant::Nim | Variant::Bounded { .. } => 1,
    }
}

fn handle(pile: usize, left: &Ordinal) -> String {
    format!("{}:{left}", pile + 1)
}

/// What a change does: `take 3 from pile 2, leave 2`.
fn words(change: &Change) -> String {
    let Change { pile, from, to } = change;
    let pile = pile + 1;
    let left = spoken::ordinal(to);
    let taken = from.left_subtract(to).unwrap_or_default();
    let (told, from_told) = (spoken::ordinal(&taken), spoken::ordinal(from));
    match (from.is_finite() || taken.is_finite(), to.is_zero()) {
        (true, true) => say!("take {} from pile {}, leave nothing", told, pile),
        (true, false) => say!("take {} from pile {}, leave {}", told, pile, left),
        (false, true) => say!("lower pile {} from {} to nothing", pile, from_told),
        (false, false) => say!("lower pile {} from {} to {}", pile, from_told, left),
    }
}

fn draw(position: &Position) -> PilesDrawing {
    let mut told = Told::default();
    told.hear(&balance_of_piles(&position.analyze(), Level::TABLE));
    told.rows.resize(position.piles().len(), Vec::new());
    let most_piles = most_piles(position);
    let columns = columns(&told, most_piles.saturating_add(1));
    let textures: HashMap<&str, usize> =
        columns.iter().map(|column| (column.exponent.as_str(), column.texture)).collect();
    let partners: HashMap<(usize, &Ordinal), usize> = told
        .pairs
        .iter()
        .flat_map(|Pair { exponent, piles: [a, b] }| [((*a, exponent), *b), ((*b, exponent), *a)])
        .collect();
    let lonely: HashSet<(usize, &Ordinal)> =
        told.lonely.iter().map(|single| (single.pile, &single.exponent)).collect();
    let uneven: HashSet<&Ordinal> = told.uneven.iter().map(|uneven| &uneven.exponent).collect();
    let most_blocks = most_blocks(position);
    let piles = told.rows.iter().enumerate().map(|(index, row)| {
        let number = index + 1;
        let parts = row.iter().map(|exponent| PowerPart {
            power: power(exponent).to_text(Notation::Ascii),
            text: power(exponent),
            exponent: exponent.to_string(),
            name: power_name(exponent),
            texture: textures.get(exponent.to_string().as_str()).copied().unwrap_or_default(),
            partner: partners.get(&(number, exponent)).copied(),
            // In Moore's Nim nobody pairs, so that a whole column is lonely.
            lonely: match most_piles {
                1 => lonely.contains(&(number, exponent)),
                _ => uneven.contains(exponent),
            },
        });
        pile(position, index, row, parts.collect(), most_blocks)
    });
    let piles: Vec<PileDrawing> = piles.collect();
    let pairs = told.pairs.iter().map(|Pair { exponent, piles }| PairDrawing {
        power: power(exponent).to_text(Notation::Ascii),
        texture: textures.get(exponent.to_string().as_str()).copied().unwrap_or_default(),
        piles: *piles,
    });
    let heights = piles.iter().filter_map(|pile| pile.blocks.as_ref()).map(Vec::len);
    PilesDrawing {
        label: label(position, &piles),
        modulus: most_piles.saturating_add(1),
        most_piles,
        across: side_by_side(heights.max().unwrap_or(0)),
        pairs: pairs.collect(),
        columns: columns.clone(),
        piles,
    }
}

/// Number of blocks that lie side by side where so many are to be drawn: one, so that a height is a
/// height, unless that is very high.
pub(in crate::render) fn side_by_side(blocks: usize) -> usize {
    match blocks {
        0..=8 => 1,
        9..=20 => 2,
        _ => 4,
    }
}

/// All piles in a sentence or two.
fn label(position: &Position, piles: &[PileDrawing]) -> String {
    if piles.is_empty() {
        return say!("No piles.");
    }
    let heights = piles.iter().zip(position.piles().iter());
    let heights: Vec<String> = heights.map(|(_, height)| spoken::ordinal(&height)).collect();
    let count = capitalised(&counted(heights.len(), "pile"));
    let rule = match &position.rules().variant {
        Variant::Nim => None,
        Variant::Bounded { max } => Some(say!("A turn takes at most {}.", max.to_string())),
        Variant::Moore { at_most } => {
            Some(say!("A turn lowers up to {}.", counted(*at_most, "pile")))
        }
    };
    let goal = match position.rules().convention {
        Convention::Normal => say!("The last move wins."),
        Convention::Misere => say!("The last move loses."),
    };
    let heights = format!("{count}: {}.", heights.join("; "));
    [Some(heights), rule, Some(goal)].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn columns(told: &Told, modulus: usize) -> Vec<PowerColumn> {
    let mut counts = BTreeMap::<&Ordinal, usize>::new();
    for exponent in told.rows.iter().flatten() {
        *counts.entry(exponent).or_default() += 1;
    }
    let remainders: HashMap<&Ordinal, usize> =
        told.uneven.iter().map(|uneven| (&uneven.exponent, uneven.remainder)).collect();
    let mut infinite = LAST_FINITE_TEXTURE as usize;
    let columns = counts.into_iter().map(|(exponent, count)| {
        let texture = match exponent.to_u64() {
            Some(finite) => finite.min(LAST_FINITE_TEXTURE) as usize,
            None => {
                infinite += 1;
                infinite
            }
        };
        let remainder = remainders.get(exponent).copied().unwrap_or(0);
        let name = power_name(exponent);
        let (named, piles) = (capitalised(&name), counted(count, "pile"));
        let label = match (modulus, remainder) {
            (2, 0) => say!("{}: in {}, even", named, piles),
            (2, _) => say!("{}: in {}, odd", named, piles),
            (_, 0) => say!("{}: in {}, divisible by {}", named, piles, modulus),
            (_, _) => say!(
                "{}: in {}, {} too many to be divisible by {}",
                named,
                piles,
                remainder,
                modulus
            ),
        };
        PowerColumn {
            power: power(exponent).to_text(Notation::Ascii),
            text: power(exponent),
            exponent: exponent.to_string(),
            texture,
            count,
            remainder,
            even: remainder == 0,
            label,
        }
    });
    let mut columns: Vec<PowerColumn> = columns.collect();
    columns.reverse();
    columns
}

/// The power `2^exponent`.
fn power(exponent: &Ordinal) -> Formula {
    match Ordinal::power_of_two(exponent) {
        Ok(power) => power.formula(),
        Err(_) => Formula::number(2).to_the(exponent.formula()),
    }
}

/// The power `2^exponent` in a word or few: `four`, `omega times 4`.
fn power_name(exponent: &Ordinal) -> String {
    match exponent.to_u64() {
        Some(0) => say!("one"),
        Some(1) => say!("two"),
        Some(2) => say!("four"),
        Some(3) => say!("eight"),
        Some(4) => say!("sixteen"),
        Some(5) => say!("thirty-two"),
        Some(6) => say!("sixty-four"),
        _ => spoken::formula(&power(exponent)),
    }
}

/// The height up to which piles are drawn as blocks.
fn most_blocks(position: &Position) -> u64 {
    let piles = position.piles();
    let heights = piles.iter().filter_map(|height| height.to_u64());
    match heights.filter(|height| *height <= MOST_BLOCKS).sum::<u64>() {
        ..=MOST_BLOCKS_TOGETHER => MOST_BLOCKS,
        _ => MOST_BLOCKS_TOGETHER / piles.len() as u64,
    }
}

fn pile(
    position: &Position,
    index: usize,
    row: &[Ordinal],
    powers: Vec<PowerPart>,
    most_blocks: u64,
) -> PileDrawing {
    let height = position.piles().height(index);
    let bounded = matches!(position.rules().variant, Variant::Bounded { .. });
    let residue = bounded.then(|| Ordinal::from_base2(row).unwrap_or_default());
    let blocks = height.to_u64().filter(|blocks| *blocks <= most_blocks);
    let blocks = blocks.map(|count| blocks_of(position, index, count, row));
    let tiles = match blocks {
        Some(_) => Vec::new(),
        None => tower_of(&height, residue.as_ref())
            .iter()
            .map(|(piece, power)| {
                let power = power.filter(|power| *power < row.len());
                tile(position, index, piece, power)
            })
            .collect(),
    };
    PileDrawing {
        pile: index + 1,
        height: height.to_string(),
        text: height.formula(),
        label: pile_label(index, &height, residue.as_ref()),
        counts_as: residue.map(|residue| residue.to_string()),
        blocks,
        powers,
        tiles,
    }
}

/// The pieces of a large pile, and which of its powers each is. In bounded Nim
/// what counts stands on top of what does not.
fn tower_of(height: &Ordinal, residue: Option<&Ordinal>) -> Vec<(Piece, Option<usize>)> {
    let counted = residue.unwrap_or(height);
    let uncounted = match residue.and_then(Ordinal::natural) {
        Some(residue) => height.limit_part() + Ordinal::from(height.finite_part() - residue),
        None => Ordinal::zero(),
    };
    let below = tower::pieces(&Ordinal::zero(), &uncounted).into_iter();
    let above = tower::pieces(&uncounted, counted).into_iter().enumerate();
    below
        .map(|piece| (piece, None))
        .chain(above.map(|(power, piece)| (piece, Some(power))))
        .collect()
}

/// `Pile 3: 5`. What it is made of belongs to the hints.
fn pile_label(index: usize, height: &Ordinal, residue: Option<&Ordinal>) -> String {
    let number = index + 1;
    match residue {
        _ if height.is_zero() => say!("Pile {}: empty", number),
        None => say!("Pile {}: {}", number, spoken::ordinal(height)),
        Some(residue) => {
            let height = spoken::ordinal(height);
            say!("Pile {}: {} counts as {}", number, height, residue.to_string())
        }
    }
}

/// The blocks of a small pile. What bounded Nim does not count lies below.
fn blocks_of(position: &Position, index: usize, count: u64, row: &[Ordinal]) -> Vec<Block> {
    let sizes =
        row.iter().map(|exponent| exponent.to_u64().map_or(0, |small| 1u64 << small.min(63)));
    let sizes: Vec<u64> = sizes.collect();
    let counted: u64 = sizes.iter().sum();
    let uncounted = count.saturating_sub(counted) as usize;
    let owners = sizes.iter().enumerate();
    let owners = owners.flat_map(|(power, size)| std::iter::repeat_n(power, *size as usize));
    let owners = std::iter::repeat_n(row.len(), uncounted).chain(owners);
    let blocks = (0..count).zip(owners).map(|(below, power)| {
        let from = Ordinal::from(count);
        let change = Change { pile: index, from, to: below.into() };
        Block {
            handle: handle(index, &change.to),
            power,
            label: capitalised(&words(&change)),
            legal: position.check_change(&change).is_ok(),
        }
    });
    blocks.collect()
}

/// A tile of the pile with this index; `power` says which of its powers it is.
pub(super) fn tile(position: &Position, index: usize, piece: &Piece, power: Option<usize>) -> Tile {
    let change =
        Change { pile: index, from: position.piles().height(index), to: piece.base.clone() };
    Tile {
        handle: handle(index, &piece.base),
        text: piece.size.formula(),
        label: capitalised(&words(&change)),
        power,
        base: piece.base.to_string(),
        size: piece.size.to_string(),
        copies: piece.copies(),
        rank: piece.rank(),
        can_zoom: piece.can_be_divided(),
        legal: position.check_change(&change).is_ok(),
    }
}
