//! What is told of products of games: stones, factors, the diagonal.

use nimatron_nimber::Ordinal;

use super::document::{Align, Block, Row, Table, exact, formula, strong};
use super::words::{Words, counted, listed};
use crate::explain::StoneRow;

/// So many stones are told in a sentence.
const FEW_STONES: usize = 4;
/// A table shows at most so many stones.
const MOST_STONES: usize = 32;

/// `14·8 = 10`: the values with their nim-product.
fn multiplied(words: Words, values: &[Ordinal], product: &Ordinal) -> String {
    let factors: Vec<String> = values.iter().map(|value| words.ordinal(value)).collect();
    match factors.len() {
        0 | 1 => words.ordinal(product),
        _ => format!("{} = {}", factors.join(&formula(words.times())), words.ordinal(product)),
    }
}

/// What each stone is worth, and all together.
pub(super) fn stones(words: Words, rows: &[StoneRow], total: &Ordinal) -> Vec<Block> {
    let sum = match total.is_zero() {
        true => format!("Their nim-sum is {}: every value cancels.", formula("0")),
        false => format!("Their nim-sum is {}.", strong(words.ordinal(total))),
    };
    if rows.len() <= FEW_STONES {
        let told = rows.iter().map(|row| {
            let stone = exact(&row.stone);
            format!("{stone} is worth {}", multiplied(words, &row.values, &row.product))
        });
        let told = listed(told, FEW_STONES, "stone");
        return vec![Block::paragraph(format!("In nimbers, {told}. {sum}"))];
    }
    let heads = [(Align::Left, "stone"), (Align::Left, "nim-product"), (Align::Right, "value")];
    let columns = heads.map(|(align, head)| (align, head.into())).to_vec();
    let mut table = Table { columns, rows: Vec::new() };
    for row in rows.iter().take(MOST_STONES) {
        let factors: Vec<String> = row.values.iter().map(|value| words.ordinal(value)).collect();
        table.rows.push(Row::Cells(vec![
            exact(&row.stone).into(),
            factors.join(&formula(words.times())).into(),
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
pub(super) fn diagonal(stone: &str) -> String {
    format!(
        "One stone on the diagonal would turn it round: with {} put there (or taken away, if it is \
         there) the previous player wins.",
        exact(stone)
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
