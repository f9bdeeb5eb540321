//! All games from 1, 2, 3: every position, and every line of play.

use nimatron_nimber::say;

use super::ink;
use super::{Order, Pages};
use crate::foundation::{Budget, Exhausted, Outcome, Playable};
use crate::rulesets::Position;

/// The positions with at most 1, 2 and 3 blocks, the largest first.
pub fn positions() -> Vec<Position> {
    let heights = (0..=1).rev().flat_map(|a| (0..=2).rev().map(move |b| (a, b)));
    let heights =
        heights.flat_map(|(a, b)| (0..=3).rev().map(move |c| format!("nim: {a}, {b}, {c}")));
    heights.filter_map(|text| text.parse().ok()).collect()
}

/// The heights as digits.
fn digits(position: &Position) -> String {
    position.to_string().chars().filter(char::is_ascii_digit).collect()
}

/// A position of a line of play, and whether whoever has just moved can win.
type Turn = (String, bool);

/// Every line of play from a position on to the end.
pub fn plays(position: &Position, budget: &mut Budget) -> Result<Vec<Vec<Turn>>, Exhausted> {
    let won = position.analyze(budget)?.outcome() == Outcome::P;
    let turn = (digits(position), won);
    let mut lines = Vec::new();
    for chosen in position.moves().into_iter().flatten() {
        let Ok(after) = position.play(&chosen) else { continue };
        for line in plays(&after, budget)? {
            lines.push([vec![turn.clone()], line].concat());
        }
    }
    if lines.is_empty() {
        lines.push(vec![turn]);
    }
    Ok(lines)
}

/// The sheet, the poster, the key.
pub fn pages(_: &Order<'_>, budget: &mut Budget) -> Result<Pages, Exhausted> {
    let all = positions();
    let mut sheet = format!(
        "<p>{}</p>\n",
        say!(
            "A game of Nim begins with piles of 1, 2 and 3. In a turn you take one or more blocks \
             from one pile; whoever takes the last block wins. These are all 24 positions that can \
             come up. Who can win each of them: whoever moves first, or whoever moves second? Write \
             1 or 2 below each. Begin at the end."
        )
    );
    sheet += &board(&all, |_| "&nbsp;".into());
    let mut winners = Vec::new();
    for position in &all {
        winners.push(match position.analyze(budget)?.outcome() {
            Outcome::N | Outcome::D => say!("first"),
            Outcome::P => format!("<strong>{}</strong>", say!("second")),
        });
    }
    let Some(start) = all.first() else { return Ok(Pages::default()) };
    let lines = plays(start, budget)?;
    let mut poster = format!(
        "<p>{}</p>\n<p class=\"lines\">",
        say!(
            "Every line of play from 1, 2, 3: there are {}. Each line shows the heights after every \
             turn. A turn that lets whoever has made it win is in <strong>bold</strong>: it leaves \
             a position that whoever moves second wins. The start, 123, is one.",
            lines.len()
        )
    );
    for line in &lines {
        let turns = line.iter().map(|(digits, won)| match won {
            true => format!("<b>{digits}</b>"),
            false => digits.clone(),
        });
        poster += &format!("<span>{}</span>", turns.collect::<Vec<_>>().join(" "));
    }
    poster += &format!("</p>\n<p>{}</p>\n", say!("Who wins each of the 24 positions:"));
    poster += &board(&all, |index| winners[index].to_string());
    let mut key = format!("<p>{}</p>\n", say!("Who wins each position."));
    key += &board(&all, |index| winners[index].to_string());
    Ok(Pages { pages: vec![sheet, poster], key: vec![key] })
}

fn board(positions: &[Position], below: impl Fn(usize) -> String) -> String {
    let cells = positions.iter().enumerate().map(|(index, position)| {
        let drawn = match position.is_terminal() {
            true => format!("<p>{}</p>", say!("nothing is left")),
            false => ink::position(position),
        };
        format!("<div>{drawn}<p>{}: {}</p></div>\n", digits(position), below(index))
    });
    format!("<div class=\"who-wins\">{}</div>", cells.collect::<String>())
}
