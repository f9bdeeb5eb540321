//! What is told of products of games: stones, factors, the diagonal.

use nimatron_nimber::Ordinal;

use super::claims::Teller;
use super::document::{Align, Block, Row, Table, exact, formula, strong};
use super::words::{Words, capitalised, counted, listed};
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
                    || chosen.to_string(),
                    |chosen| chosen.to_text(self.words.notation),
                );
                self.say(self::factors(self.words, &chosen, factors, product));
            }
            ProductClaim::Diagonal(claim) => self.say(diagonal(self.words, claim)),
            ProductClaim::Edge { piles } => self.say(edge(self.words, piles)),
        }
    }
}

/// `14·8 = 10`: the values with their nim-product.
fn multiplied(words: Words, values: &[Ordinal], product: &Ordinal) -> String {
    match values.len() {
        0 | 1 => words.ordinal(product),
        _ => format!("{} = {}", factored(words, values), words.ordinal(product)),
    }
}

/// `14·8`, `(ω+4)·ω²`: sums and multiples stand in brackets.
fn factored(words: Words, values: &[Ordinal]) -> String {
    let factors = values.iter().map(|value| factor(words, value));
    factors.collect::<Vec<_>>().join(&formula(words.times()))
}

fn factor(words: Words, value: &Ordinal) -> String {
    match value.is_finite() || value.as_principal().is_some() {
        true => words.ordinal(value),
        false => [formula("("), words.ordinal(value), formula(")")].concat(),
    }
}

/// How infinite coordinates multiply.
fn relations(words: Words, powers: &[PowerRow]) -> String {
    let told = powers.iter().map(|PowerRow { base, exponent, value }| {
        format!("{} to the power {exponent} is {}", words.ordinal(base), words.ordinal(value))
    });
    format!("Nim-powers: {}.", listed(told, powers.len(), "power"))
}

/// A stone in the notation of the reader.
fn stone_text(words: Words, stone: &Written<Stone>) -> String {
    let read = stone.read(|text| text.parse().ok());
    read.map_or_else(|| stone.to_string(), |stone| stone.to_text(words.notation))
}

/// What each stone is worth, and all together.
fn stones(words: Words, rows: &[StoneRow], total: &Ordinal) -> Vec<Block> {
    let sum = match (rows, total.is_zero()) {
        ([_], _) => "That is the value of the position.".into(),
        (_, true) => format!("Their nim-sum is {}: every value cancels.", formula("0")),
        (_, false) => format!("Their nim-sum is {}.", strong(words.ordinal(total))),
    };
    let mut blocks = values(words, rows);
    match &mut blocks[..] {
        [Block::Paragraph(told)] => *told = format!("{} {sum}", told.fenced()).into(),
        _ => blocks.push(Block::paragraph(sum)),
    }
    blocks
}

/// What each stone is worth.
fn values(words: Words, rows: &[StoneRow]) -> Vec<Block> {
    if rows.len() <= FEW_STONES {
        let told = rows.iter().map(|row| {
            let stone = exact(stone_text(words, &row.stone));
            format!("{stone} is worth {}", multiplied(words, &row.values, &row.product))
        });
        let told = listed(told, FEW_STONES, "stone");
        return vec![Block::paragraph(format!("In nimbers, {told}."))];
    }
    let heads = [(Align::Left, "stone"), (Align::Left, "nim-product"), (Align::Right, "value")];
    let columns = heads.map(|(align, head)| (align, head.into())).to_vec();
    let mut table = Table { columns, rows: Vec::new() };
    for row in rows.iter().take(MOST_STONES) {
        table.rows.push(Row::Cells(vec![
            exact(stone_text(words, &row.stone)).into(),
            factored(words, &row.values).into(),
            words.ordinal(&row.product).into(),
        ]));
    }
    if rows.len() > MOST_STONES {
        let more = counted(rows.len() - MOST_STONES, "more stone");
        table.rows.push(Row::Note(format!("{} {more}", words.ellipsis()).into()));
    }
    let intro = "A stone is worth the nim-product of its coordinates' values:";
    vec![Block::paragraph(intro), Block::Table(table)]
}

/// Stones that can only slide along an edge.
fn edge(words: Words, piles: &[Ordinal]) -> String {
    const MOST: usize = 12;
    let heights = listed(piles.iter().map(|pile| words.ordinal(pile)), MOST, "pile");
    match piles {
        [_] => format!(
            "The stone lies on an edge, where it can only slide or go: this is Nim with one pile \
             of {heights}."
        ),
        _ => format!(
            "All stones lie on an edge, where a stone can only slide or go: this is Nim with the \
             piles {heights}. Two stones that meet vanish, as two equal piles cancel."
        ),
    }
}

/// Why a move wins.
fn factors(words: Words, chosen: &str, factors: &[Ordinal], product: &Ordinal) -> String {
    let value = words.ordinal(product);
    let chosen = exact(chosen);
    match factors {
        [_] => format!("The move {chosen} changes the value by {value}, so that 0 is left."),
        _ => format!(
            "The move {chosen} changes the coordinates' values by {}, and with them the value of \
             the position by the nim-product {}. That is just what the position is worth, so 0 is \
             left.",
            listed(factors.iter().map(|factor| words.ordinal(factor)), factors.len(), "factor"),
            multiplied(words, factors, product),
        ),
    }
}

/// The stones on the diagonal.
fn diagonal(words: Words, claim: &DiagonalClaim) -> String {
    const MOST: usize = 8;
    let DiagonalClaim { value, dimension, roots, complete } = claim;
    let Some(root) = roots.first() else { return String::new() };
    let stones = roots.iter().map(|root| {
        let coordinates = vec![root.to_text(words.notation); *dimension];
        exact(format!("({})", coordinates.join(",")))
    });
    let value_text = words.ordinal(value);
    let power = match dimension {
        2..=4 => {
            let times = formula(format!(" {} ", words.nim_times()));
            format!("{} = {value_text}", vec![factor(words, root); *dimension].join(&times))
        }
        _ => format!("{} to the nim-power {dimension} is {value_text}", words.ordinal(root)),
    };
    let stones = match (roots.len(), complete) {
        (1, true) => listed(stones, MOST, "stone"),
        (_, true) => format!("any of {}", listed(stones, MOST, "stone")),
        (1, false) => format!("{}, for example,", listed(stones, MOST, "stone")),
        (_, false) => format!("any of {}, for example,", listed(stones, MOST, "stone")),
    };
    // One of them is enough.
    let stones = stones
        .rsplit_once(" and ")
        .map_or(stones.clone(), |(first, last)| format!("{first} or {last}"));
    let infinite = match value.is_finite() && !root.is_finite() {
        true => {
            format!(" No finite stone does it: {value_text} is no such power of a finite nimber.")
        }
        false => String::new(),
    };
    format!(
        "One stone on the diagonal would turn it round. Since {power}, which is the value of the \
         position, with {stones} put there (or taken away, if it is there) the previous player \
         wins.{infinite}"
    )
}

/// What a move leaves, and the answer to it; `in_words` if both are verbs.
pub(super) fn leaves(
    words: Words,
    chosen: &str,
    value: &Ordinal,
    reply: Option<&str>,
    in_words: bool,
) -> String {
    let (done, answer) = match in_words {
        true => (capitalised(&doing(chosen)), reply.map(|reply| format!(", {},", doing(reply)))),
        false => {
            (format!("The move {}", exact(chosen)), reply.map(|reply| format!(" {}", exact(reply))))
        }
    };
    match answer {
        None => format!("{done} leaves the value 0 and wins."),
        Some(answer) => {
            format!(
                "{done} leaves the value {}, and the answer{answer} makes it 0.",
                words.ordinal(value)
            )
        }
    }
}

/// A move in words, as what is done: `slide (4,7) to (4,5)` is sliding (4,7) to (4,5).
fn doing(words: &str) -> String {
    let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
    let doing = match verb {
        "remove" => "removing",
        "slide" => "sliding",
        "turn" => "turning",
        other => other,
    };
    format!("{doing} {}", exact(rest))
}
