//! Powers of two: pairs of them, cards with dots, counting on fingers, rows of two colours.

use std::fmt::Write;

use nimatron_nimber::text::Notation;
use nimatron_nimber::{Ordinal, say};

use super::exercises::{exercise, key, puzzles};
use super::ink::{self, chips, svg, word};
use super::paper::{escaped, table};
use super::{Order, Pages};
use crate::foundation::{Budget, Exhausted, Playable, Random};
use crate::rulesets::Position;
use crate::teach::puzzle::{LADDERS, Ladder, Puzzle};

/// Puzzles of finite piles: on the highest level of some ladders they are infinite.
fn finite(
    order: &Order<'_>,
    id: &str,
    count: usize,
    budget: &mut Budget,
) -> Result<Vec<Puzzle>, Exhausted> {
    let ladder: Vec<&'static Ladder> = LADDERS.iter().filter(|ladder| ladder.id == id).collect();
    let mut name = order.name;
    name.level = name.level.min(4);
    puzzles(&Order { name, ..*order }, &ladder.repeat(count), budget)
}

fn heights(position: &Position) -> Vec<u64> {
    let piles = position.as_nim().and_then(|nim| nim.piles().words());
    piles.map_or(Vec::new(), <[u64]>::to_vec)
}

/// Number of binary digits that the highest pile needs.
fn width(heights: &[u64]) -> u32 {
    heights.iter().map(|height| 64 - height.leading_zeros()).max().unwrap_or(1).max(1)
}

/// Piles to be split into powers of two.
pub fn pairs(order: &Order<'_>, budget: &mut Budget) -> Result<Pages, Exhausted> {
    let puzzles = finite(order, "power", 6, budget)?;
    let mut page = format!(
        "<p>{}</p>\n<div class=\"grid\">\n",
        say!(
            "Every number is a sum of different powers of two: 1, 2, 4, 8, 16, … Split each pile: \
             put a cross below every power that it needs. Draw a line between two equal powers of \
             different piles; each power has one partner at most. Write down the largest power that \
             is left alone."
        )
    );
    let mut split = String::new();
    for (index, puzzle) in puzzles.iter().enumerate() {
        let heights = heights(puzzle.position());
        let columns = width(&heights);
        let mut rows = vec![
            std::iter::once(String::new())
                .chain((0..columns).rev().map(|bit| (1u64 << bit).to_string()))
                .collect::<Vec<String>>(),
        ];
        for height in &heights {
            let mut row = vec![height.to_string()];
            row.resize(columns as usize + 1, String::new());
            rows.push(row);
        }
        let table = table("split", &rows);
        let drawn = format!("{}{table}", ink::position(puzzle.position()));
        page += &exercise(index + 1, puzzle, "", &drawn, order.address);
        let sums = heights.iter().map(|height| {
            format!("{height} = {}", Ordinal::from(*height).base2_text(Notation::Unicode))
        });
        split += &format!("<p>{}. {}</p>\n", index + 1, sums.collect::<Vec<_>>().join("; "));
    }
    page += "</div>";
    let key = format!("{}\n<h2>{}</h2>\n{split}", key(&puzzles, budget)?, say!("The piles split"));
    Ok(Pages { pages: vec![page], key: vec![key] })
}

/// Cards with dots, and counting on two hands.
pub fn cards(order: &Order<'_>, _: &mut Budget) -> Result<Pages, Exhausted> {
    let cards = (0..6).rev().map(|bit| {
        let number = 1u64 << bit;
        format!("<div>{}<b>{number}</b></div>\n", dots(number))
    });
    let cut = format!(
        "<p>{}</p>\n<div class=\"cards\">{}</div>",
        say!(
            "Cut out the cards. Every number from 0 to 63 can be shown by turning some of them up: \
             in one way only. Which cards show 21? Which number comes after all cards?"
        ),
        cards.collect::<String>()
    );
    let mut random = Random::new(order.name.seed);
    let most = [31, 63, 127, 511, 1023][usize::from(order.name.level) - 1];
    let mut numbers: Vec<u64> = Vec::new();
    while numbers.len() < 8 {
        let number = 1 + random.below(most);
        if !numbers.contains(&number) {
            numbers.push(number);
        }
    }
    let (show, read) = numbers.split_at(4);
    let mut count = format!(
        "<p>{}</p>\n",
        say!(
            "Each finger is worth twice as much as the one before: the right thumb 1, the left \
             thumb 32. Fingers that are stretched count. All ten together make 1023."
        )
    );
    count += &format!("<div class=\"drawn\">{}</div>\n", hands(None, true));
    let colour = say!("Colour the fingers that show the number");
    count += &format!("<h2>{colour}</h2>\n<div class=\"grid\">\n");
    for number in show {
        count += &format!(
            "<div class=\"exercise\"><p><span class=\"number\">{number}</span></p>\
             <div class=\"drawn\">{}</div></div>\n",
            hands(None, false)
        );
    }
    let which = say!("Which number is it?");
    count += &format!("</div>\n<h2>{which}</h2>\n<div class=\"grid\">\n");
    for number in read {
        count += &format!(
            "<div class=\"exercise\"><div class=\"drawn\">{}</div>\
             <div class=\"answer\"><i></i></div></div>\n",
            hands(Some(*number), false)
        );
    }
    count += "</div>";
    let sums = show.iter().map(|number| {
        let sum = Ordinal::from(*number).base2_text(Notation::Unicode);
        format!("<p>{number} = {sum}</p>\n")
    });
    let key = format!(
        "<p>{}</p>\n<h2>{}</h2>\n{}<h2>{}</h2>\n<p>{}</p>",
        say!("21 is 16+4+1. After all six cards, 63, comes 64."),
        say!("The fingers"),
        sums.collect::<String>(),
        say!("The numbers"),
        read.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")
    );
    Ok(Pages { pages: vec![cut, count], key: vec![key] })
}

/// A card with so many dots, a power of two.
fn dots(number: u64) -> String {
    let bits = number.trailing_zeros();
    let columns = 1u64 << bits.div_ceil(2);
    let rows = number / columns;
    let mut drawn = String::new();
    for dot in 0..number {
        let (x, y) = (dot % columns * 100 + 50, dot / columns * 100 + 50);
        let _ = write!(drawn, "<circle cx=\"{x}\" cy=\"{y}\" r=\"36\" fill=\"#000\"/>");
    }
    svg((columns * 10) as f64, (rows * 10) as f64, &drawn)
}

/// Two hands, the left one first: fingers that count are dark; what each is worth stands above.
fn hands(number: Option<u64>, labelled: bool) -> String {
    // From the little finger of the left hand to that of the right one.
    const LENGTHS: [f64; 5] = [120.0, 170.0, 190.0, 175.0, 110.0];
    let mut drawn = String::new();
    for finger in 0..10u32 {
        let (hand, place) = (finger / 5, finger % 5);
        let length = LENGTHS[(if hand == 0 { place } else { 4 - place }) as usize];
        let thumb = (hand == 0 && place == 4) || (hand == 1 && place == 0);
        // The left hand has 512 to 32, the right one 1 to 16.
        let bit = if hand == 0 { 9 - finger } else { place };
        let x = 20.0 + f64::from(hand) * 330.0 + f64::from(place) * 58.0;
        let y = if thumb { 300.0 - length } else { 250.0 - length };
        let fill = match number {
            Some(number) if number >> bit & 1 == 1 => "#000",
            _ => "#fff",
        };
        let _ = write!(
            drawn,
            "<rect x=\"{x}\" y=\"{y}\" width=\"46\" height=\"{}\" rx=\"23\" fill=\"{fill}\"/>",
            length + 20.0
        );
        if labelled {
            drawn += &word(x + 23.0, y - 8.0, 30.0, &(1u64 << bit).to_string());
        }
    }
    for palm in [20.0, 350.0] {
        let _ = write!(
            drawn,
            "<rect x=\"{palm}\" y=\"250\" width=\"278\" height=\"120\" rx=\"50\" fill=\"#fff\"/>"
        );
    }
    svg(65.0, 38.0, &drawn)
}

/// Rows of chips of two colours: Nim in binary.
pub fn two_colours(order: &Order<'_>, budget: &mut Budget) -> Result<Pages, Exhausted> {
    let puzzles = finite(order, "move", 8, budget)?;
    let mut page = format!(
        "<p>{}</p>\n<div class=\"grid\">\n",
        say!(
            "In a turn you choose a row and one of its dark chips. Turn this chip over, so that it \
             is light; of the chips to its right in the same row you may turn over as many as you \
             like. Whoever turns the last dark chip, so that all are light, wins. Find a row, and \
             draw what you make of it, so that every column has an even number of dark chips."
        )
    );
    let mut found = String::new();
    for (index, puzzle) in puzzles.iter().enumerate() {
        let before = heights(puzzle.position());
        let columns = width(&before);
        page += &exercise(index + 1, puzzle, "", &rows(&before, columns, 60.0), order.address);
        found += &format!("<div class=\"exercise\"><p><span class=\"number\">{}</span>", index + 1);
        for answer in puzzle.answers(budget)? {
            let chosen = puzzle.position().parse_move(&answer);
            let after = chosen.ok().and_then(|chosen| puzzle.position().play(&chosen).ok());
            found += &format!("{} ", escaped(&answer));
            if let Some(after) = after {
                found += &format!("<span>{}</span>", rows(&heights(&after), columns, 26.0));
            }
        }
        found += "</p></div>\n";
    }
    page += "</div>";
    let key = format!(
        "<p>{}</p>\n<div class=\"grid four tight\">{found}</div>",
        say!(
            "A row is a pile in binary: dark is 1, light is 0. A turn makes the number smaller. \
             After these turns every column is even."
        )
    );
    Ok(Pages { pages: vec![page], key: vec![key] })
}

fn rows(heights: &[u64], columns: u32, size: f64) -> String {
    let row = |height: &u64| (0..columns).rev().map(|bit| height >> bit & 1 == 1).collect();
    chips(&heights.iter().map(row).collect::<Vec<Vec<bool>>>(), size)
}
