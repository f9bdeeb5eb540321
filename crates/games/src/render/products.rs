//! What is told of products of games: stones, factors, the diagonal.

use nimatron_nimber::Ordinal;

use super::document::{Align, Block, Row, Table, exact, formula, strong};
use super::words::{Words, counted, listed};
use crate::explain::{PowerRow, StoneRow};

/// So many stones are told in a sentence.
const FEW_STONES: usize = 4;
/// A table shows at most so many stones.
const MOST_STONES: usize = 32;

/// `14·8 = 10`: the values with their nim-product.
fn multiplied(words: Words, values: &[Ordinal], product: &Ordinal) -> String {
    match values.len() {
        0 | 1 => words.ordinal(product),
        _ => format!("{} = {}", factored(words, values), words.ordinal(product)),
    }
}

/// `14·8`, `(ω+4)·ω²`: sums and multiples stand in brackets.
fn factored(words: Words, values: &[Ordinal]) -> String {
    let factors =
        values.iter().map(|value| match value.is_finite() || value.as_principal().is_some() {
            true => words.ordinal(value),
            false => [formula("("), words.ordinal(value), formula(")")].concat(),
        });
    factors.collect::<Vec<_>>().join(&formula(words.times()))
}

/// How infinite coordinates multiply.
pub(super) fn relations(words: Words, powers: &[PowerRow]) -> String {
    let told = powers.iter().map(|PowerRow { base, exponent, value }| {
        format!("{} to the power {exponent} is {}", words.ordinal(base), words.ordinal(value))
    });
    format!("Nim-powers: {}.", listed(told, powers.len(), "power"))
}

/// A stone in the notation of the reader. It has no coordinates with commas.
fn stone_text(words: Words, stone: &str) -> String {
    let inside = stone.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
    let coordinates = inside.and_then(|text| {
        let coordinates = text.split(',').map(|x| x.parse::<Ordinal>().ok());
        coordinates.map(|x| Some(x?.to_text(words.notation))).collect::<Option<Vec<_>>>()
    });
    coordinates.map_or_else(|| stone.to_owned(), |texts| format!("({})", texts.join(",")))
}

/// What each stone is worth, and all together.
pub(super) fn stones(words: Words, rows: &[StoneRow], total: &Ordinal) -> Vec<Block> {
    let sum = match total.is_zero() {
        true => format!("Their nim-sum is {}: every value cancels.", formula("0")),
        false => format!("Their nim-sum is {}.", strong(words.ordinal(total))),
    };
    if rows.len() <= FEW_STONES {
        let told = rows.iter().map(|row| {
            let stone = exact(stone_text(words, &row.stone));
            format!("{stone} is worth {}", multiplied(words, &row.values, &row.product))
        });
        let told = listed(told, FEW_STONES, "stone");
        return vec![Block::paragraph(format!("In nimbers, {told}. {sum}"))];
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
    vec![Block::paragraph(intro), Block::Table(table), Block::paragraph(sum)]
}

/// Why a move wins.
pub(super) fn factors(
    words: Words,
    chosen: &str,
    factors: &[Ordinal],
    product: &Ordinal,
) -> String {
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

/// The stone on the diagonal.
pub(super) fn diagonal(words: Words, stone: &str) -> String {
    format!(
        "One stone on the diagonal would turn it round: with {} put there (or taken away, if it is \
         there) the previous player wins.",
        exact(stone_text(words, stone))
    )
}

/// What a move leaves, and the answer to it.
pub(super) fn leaves(words: Words, chosen: &str, value: &Ordinal, reply: Option<&str>) -> String {
    let chosen = exact(chosen);
    match reply {
        None => format!("The move {chosen} leaves 0 and wins."),
        Some(reply) => format!(
            "The move {chosen} leaves {}, and the answer {} makes it 0.",
            words.ordinal(value),
            exact(reply)
        ),
    }
}
