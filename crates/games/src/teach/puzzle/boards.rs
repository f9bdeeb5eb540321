//! Puzzles of games other than Nim.

use super::ask::Ask;
use super::draw::Draw;
use crate::rulesets::Position;

type Made = Option<(Position, Ask)>;

fn listed(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")
}

/// A short game with a move that wins sooner than another winning one.
pub fn soon(draw: &mut Draw) -> Made {
    let within = draw.at_level([2, 2, 3, 3, 4]);
    let heap = draw.at_level([6, 6, 7, 8, 9]);
    const RULESETS: [&str; 6] = [
        "nim",
        "kayles",
        "subtraction(1,2,4)",
        "subtraction(1,2,6)",
        "subtraction(1,3,4)",
        "subtraction(2,3,5)",
    ];
    let ruleset = draw.one_of(&RULESETS);
    let most = if ruleset == "nim" { 5.min(heap) } else { heap };
    // Rows that break reach many positions, all of which are looked at.
    let most_rows = if ruleset == "kayles" { 2 } else { 3 };
    let count = draw.number(2, most_rows) as usize;
    let heights = listed(&draw.numbers(count, most));
    let position = format!("{ruleset}: {heights}").parse().ok()?;
    Some((position, Ask::Move { only: false, within: Some(within) }))
}

/// Stones on a board.
pub fn nimbers(draw: &mut Draw) -> Made {
    let [stones, side] = draw.at_level([[1, 5], [2, 3], [2, 4], [3, 5], [3, 8]]);
    let mut places: Vec<[u64; 2]> = Vec::new();
    for _ in 0..stones {
        let place = [draw.number(1, side), draw.number(1, side)];
        if places.contains(&place) {
            return None;
        }
        places.push(place);
    }
    places.sort_unstable();
    let stones: Vec<String> = places.iter().map(|[x, y]| format!("({x},{y})")).collect();
    Some((format!("nimbers: {}", stones.join(" ")).parse().ok()?, Ask::A_MOVE))
}

/// Rows of which something is taken and which break.
pub fn heaps(draw: &mut Draw) -> Made {
    let ruleset = draw.at_level::<&[&str]>([
        &["kayles"],
        &["kayles", "dawson-kayles"],
        &["dawson-kayles", "grundy"],
        &["kayles", "grundy"],
        &["kayles", "dawson-kayles", "grundy"],
    ]);
    let ruleset = draw.one_of(ruleset);
    let [count, most] = draw.at_level([[2, 5], [2, 7], [2, 9], [3, 10], [3, 15]]);
    let rows = listed(&draw.numbers(count as usize, most));
    Some((format!("{ruleset}: {rows}").parse().ok()?, Ask::A_MOVE))
}

/// Strings of blue and red edges that stand on the ground.
pub fn hackenbush(draw: &mut Draw) -> Made {
    let lengths: &[(u64, u64)] = draw.at_level::<&[(u64, u64)]>([
        &[(2, 3)],
        &[(3, 4)],
        &[(4, 5)],
        &[(2, 3), (2, 4)],
        &[(3, 5), (3, 5)],
    ]);
    let (mut chains, mut vertex) = (Vec::new(), 0);
    for &(least, most) in lengths {
        let length = draw.number(least, most);
        let mut below = 0;
        for _ in 0..length {
            vertex += 1;
            let colour = if draw.coin() { "blue" } else { "red" };
            chains.push(format!("{colour} {below}-{vertex}"));
            below = vertex;
        }
    }
    let position = format!("hackenbush: {}", chains.join(", ")).parse().ok()?;
    Some((position, Ask::Value))
}

/// A board of free squares, some of which are taken.
fn board(draw: &mut Draw, rows: u64, columns: u64, taken: u64) -> String {
    let mut squares: Vec<char> = vec!['.'; (rows * columns) as usize];
    squares.iter_mut().take(taken as usize).for_each(|square| *square = '#');
    draw.shuffle(&mut squares);
    let rows: Vec<String> =
        squares.chunks(columns as usize).map(|row| row.iter().collect()).collect();
    rows.join("/")
}

/// A board on which Left is to move.
pub fn domineering(draw: &mut Draw) -> Made {
    let [rows, columns, taken] =
        draw.at_level([[2, 3, 1], [3, 3, 2], [3, 4, 2], [4, 4, 3], [4, 5, 3]]);
    let (columns, taken) = (draw.number(columns, columns + 1), draw.number(taken, taken + 2));
    let board = board(draw, rows, columns, taken);
    Some((format!("domineering: {board}").parse().ok()?, Ask::A_MOVE))
}

/// Boards of which one is hotter than the others.
pub fn hotter(draw: &mut Draw) -> Made {
    let [count, columns] = draw.at_level([[2, 2], [2, 3], [3, 3], [3, 3], [4, 4]]);
    let mut parts: Vec<Position> = Vec::new();
    for _ in 0..count {
        let rows = draw.number(2, 3);
        let taken = draw.number(0, 2);
        let part = format!("domineering: {}", board(draw, rows, columns, taken));
        parts.push(part.parse().ok()?);
    }
    let texts: Vec<String> = parts.iter().map(Position::to_string).collect();
    Some((texts.join(" + ").parse().ok()?, Ask::Hottest { parts }))
}
