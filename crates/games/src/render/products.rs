//! What is told of products of games: stones, factors, the diagonal.

use nimatron_nimber::Ordinal;
use nimatron_nimber::text::formula::{Formula, Operator};

use super::claims::Teller;
use super::document::{Align, Block, Prose, Row, Table, exact, prose, strong};
use super::words::{Words, counted, either, left_out, listed};
use crate::explain::{DiagonalClaim, PowerRow, ProductClaim, StoneRow, Written};
use crate::rulesets::Stone;

/// So many stones are told in a sentence.
const FEW_STONES: usize = 4;
/// A table shows at most so many stones.
const MOST_STONES: usize = 32;

impl Teller<'_> {
    /// Tells a claim about a product of games.
    pub(super) fn tell_of_products(&mut self, claim: &ProductClaim) {
        match claim {
            ProductClaim::Stones { rows, total } => {
                self.blocks.extend(stones(self.words, rows, total));
            }
            ProductClaim::StoneValues { rows } => self.blocks.extend(values(self.words, rows)),
            ProductClaim::Relations { powers } => self.say(relations(self.words, powers)),
            ProductClaim::Factors { chosen, factors, product } => {
                // The factors belong to the two corners by which a move is written.
                let read = self.read(chosen);
                let chosen = read.map_or_else(
                    || chosen.to_string().into(),
                    |chosen| self.words.typed_move(&chosen),
                );
                self.say(self::factors(self.words, chosen, factors, product));
            }
            ProductClaim::Diagonal(claim) => self.say(diagonal(self.words, claim)),
            ProductClaim::Edge { piles } => self.say(edge(self.words, piles)),
        }
    }
}

/// `14·8 = 10`: the values with their nim-product.
fn multiplied(words: Words, values: &[Ordinal], product: &Ordinal) -> Prose {
    match values.len() {
        0 | 1 => words.ordinal(product).into(),
        _ => prose!("{} = {}", factored(words, values), words.ordinal(product)),
    }
}

/// `14·8`, `(ω+4)·ω²`: sums and multiples stand in brackets.
fn factored(words: Words, values: &[Ordinal]) -> Formula {
    let factors = values.iter().map(|value| factor(words, value));
    Formula::joined(factors, &Operator::Times.close())
}

fn factor(words: Words, value: &Ordinal) -> Formula {
    match value.is_finite() || value.as_principal().is_some() {
        true => words.ordinal(value),
        false => words.ordinal(value).in_brackets(),
    }
}

/// How infinite coordinates multiply.
fn relations(words: Words, powers: &[PowerRow]) -> Prose {
    let told = powers.iter().map(|PowerRow { base, exponent, value }| {
        prose!("{} to the power {} is {}", words.ordinal(base), exponent, words.ordinal(value))
    });
    prose!("Nim-powers: {}.", listed(told, powers.len(), "power"))
}

/// A stone in the notation of the reader.
fn stone(stone: &Written<Stone>) -> Prose {
    let read = stone.read(|text| text.parse().ok());
    read.map_or_else(|| stone.to_string().into(), |stone| stone.formula().into())
}

/// What each stone is worth, and all together.
fn stones(words: Words, rows: &[StoneRow], total: &Ordinal) -> Vec<Block> {
    let sum = match (rows, total.is_zero()) {
        ([_], _) => prose!("That is the value of the position."),
        (_, true) => prose!("Their nim-sum is {}: every value cancels.", Formula::number(0)),
        (_, false) => prose!("Their nim-sum is {}.", strong(words.ordinal(total))),
    };
    let mut blocks = values(words, rows);
    match &mut blocks[..] {
        [Block::Paragraph(told)] => *told = std::mem::take(told).then(sum),
        _ => blocks.push(Block::paragraph(sum)),
    }
    blocks
}

/// What each stone is worth.
fn values(words: Words, rows: &[StoneRow]) -> Vec<Block> {
    if rows.len() <= FEW_STONES {
        let told = rows.iter().map(|row| {
            let stone = exact(stone(&row.stone));
            prose!("{} is worth {}", stone, multiplied(words, &row.values, &row.product))
        });
        let told = listed(told, FEW_STONES, "stone");
        return vec![Block::paragraph(prose!("In nimbers, {}.", told))];
    }
    let columns = vec![
        (Align::Left, prose!("stone")),
        (Align::Left, prose!("nim-product")),
        (Align::Right, prose!("value")),
    ];
    let mut table = Table { columns, rows: Vec::new() };
    for row in rows.iter().take(MOST_STONES) {
        table.rows.push(Row::Cells(vec![
            exact(stone(&row.stone)),
            factored(words, &row.values).into(),
            words.ordinal(&row.product).into(),
        ]));
    }
    if rows.len() > MOST_STONES {
        let more = counted(rows.len() - MOST_STONES, "more stone");
        table.rows.push(left_out(words, more));
    }
    let intro = prose!("A stone is worth the nim-product of its coordinates' values:");
    vec![Block::paragraph(intro), Block::Table(table)]
}

/// Stones that can only slide along an edge.
fn edge(words: Words, piles: &[Ordinal]) -> Prose {
    const MOST: usize = 12;
    let heights = listed(piles.iter().map(|pile| words.ordinal(pile)), MOST, "pile");
    match piles {
        [_] => prose!(
            "The stone lies on an edge, where it can only slide or go: this is Nim with one pile \
             of {}.",
            heights
        ),
        _ => prose!(
            "All stones lie on an edge, where a stone can only slide or go: this is Nim with the \
             piles {}. Two stones that meet vanish, as two equal piles cancel.",
            heights
        ),
    }
}

/// Why a move wins.
fn factors(words: Words, chosen: Prose, factors: &[Ordinal], product: &Ordinal) -> Prose {
    let value = words.ordinal(product);
    let chosen = exact(chosen);
    match factors {
        [_] => prose!("The move {} changes the value by {}, so that 0 is left.", chosen, value),
        _ => prose!(
            "The move {} changes the coordinates' values by {}, and with them the value of \
             the position by the nim-product {}. That is just what the position is worth, so 0 is \
             left.",
            chosen,
            listed(factors.iter().map(|factor| words.ordinal(factor)), factors.len(), "factor"),
            multiplied(words, factors, product)
        ),
    }
}

/// The stones on the diagonal.
fn diagonal(words: Words, claim: &DiagonalClaim) -> Prose {
    const MOST: usize = 8;
    let DiagonalClaim { value, dimension, roots, complete } = claim;
    let Some(root) = roots.first() else { return Prose::default() };
    let stones = roots.iter().map(|root| exact(Stone(vec![root.clone(); *dimension]).formula()));
    let value_text = words.ordinal(value);
    let power = match dimension {
        2..=4 => {
            let factors = vec![factor(words, root); *dimension];
            prose!("{} = {}", Prose::joined(factors, Operator::NimTimes.spaced()), &value_text)
        }
        _ => prose!("{} to the nim-power {} is {}", words.ordinal(root), dimension, &value_text),
    };
    let stones = match (roots.len(), complete) {
        (1, true) => either(stones, MOST, "stone"),
        (_, true) => prose!("any of {}", either(stones, MOST, "stone")),
        (1, false) => prose!("{}, for example,", either(stones, MOST, "stone")),
        (_, false) => prose!("any of {}, for example,", either(stones, MOST, "stone")),
    };
    let infinite = match value.is_finite() && !root.is_finite() {
        true => {
            prose!("No finite stone does it: {} is no such power of a finite nimber.", value_text)
        }
        false => Prose::default(),
    };
    prose!(
        "One stone on the diagonal would turn it round. Since {}, which is the value of the \
         position, with {} put there (or taken away, if it is there) the previous player wins.",
        power,
        stones
    )
    .then(infinite)
}

/// What a move leaves, and the answer to it; `in_words` if both are verbs.
pub(super) fn leaves(
    words: Words,
    chosen: Prose,
    value: &Ordinal,
    reply: Option<Prose>,
    in_words: bool,
) -> Prose {
    let value = words.ordinal(value);
    if in_words {
        let doing = |chosen: Prose| doing(&chosen.to_plain(words.typed()));
        let done = doing(chosen).capitalised();
        return match reply {
            None => prose!("{} leaves the value 0 and wins.", done),
            Some(reply) => prose!(
                "{} leaves the value {}, and the answer, {}, makes it 0.",
                done,
                value,
                doing(reply)
            ),
        };
    }
    let chosen = exact(chosen);
    match reply {
        None => prose!("The move {} leaves the value 0 and wins.", chosen),
        Some(reply) => prose!(
            "The move {} leaves the value {}, and the answer {} makes it 0.",
            chosen,
            value,
            exact(reply)
        ),
    }
}

/// A move in words, as what is done: `slide (4,7) to (4,5)` is sliding (4,7) to (4,5).
fn doing(words: &str) -> Prose {
    let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
    let rest = exact(rest);
    match verb {
        "remove" => prose!("removing {}", rest),
        "slide" => prose!("sliding {}", rest),
        "turn" => prose!("turning {}", rest),
        other => prose!("{} {}", other, rest),
    }
}
