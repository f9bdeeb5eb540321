//! Rulesets of files beside the same rulesets in Rust: how many positions are searched in a second,
//! with patterns and with functions.

use std::sync::Arc;
use std::time::{Duration, Instant};

use nimatron::foundation::Budget;
use nimatron::partizan::{Solver, Values};
use nimatron::rulesets::written::{self, BUNDLED};
use nimatron::rulesets::{Position, Ruleset};
use nimatron::text::Notation;

/// A file, or the moves of one as a function; the ruleset in Rust; and a board.
const TWINS: &[(&str, Option<&str>, &str, &str)] = &[
    ("cram", None, "cram", "5x5"),
    ("cram", Some("fn moves(board) { board.after(`right down: .. -> ##`) }"), "cram", "5x5"),
    ("cram", Some(CRAM), "cram", "5x5"),
    ("domineering", None, "domineering", "5x5"),
    ("domineering", Some(DOMINEERING), "domineering", "5x5"),
    ("clobber", None, "clobber", "3x4"),
    ("konane", None, "konane", "xoxo/o..x/xoxo/oxox"),
    ("toads", None, "toads", "tttt___ffff"),
    ("elephants", None, "elephants-and-rhinos", "xx__xx__oo__oo"),
    ("amazons", None, "amazons", "x../.../..o"),
    ("nogo", None, "nogo", "3x3"),
    ("shove", None, "shove", "lr_lr_lrlr"),
];

const CRAM: &str = "
fn moves(board) {
    let found = [];
    for square in board.squares('.') {
        let right = board.step(square, 0, 1);
        if board[right] == '.' { found.push(board.put([square, right], '#')); }
        let below = board.step(square, 1, 0);
        if board[below] == '.' { found.push(board.put([square, below], '#')); }
    }
    found
}";

const DOMINEERING: &str = "
fn moves(board, player) {
    let found = [];
    let down = if player == `left` { 1 } else { 0 };
    for square in board.squares('.') {
        let other = board.step(square, down, 1 - down);
        if board[other] == '.' { found.push(board.put([square, other], '#')); }
    }
    found
}";

/// Each position is searched anew until that much time has passed.
const LEAST: Duration = Duration::from_millis(500);

/// The file with its moves as a function.
fn with_function(file: &str, function: &str) -> String {
    let (head, rest) = file.split_once("[moves]").expect("patterns");
    let (_, rest) = rest.split_once("[[example]]").expect("an example");
    let symmetry = if file.contains("both") { "square" } else { "rectangle" };
    let head = head.replacen(
        "[cells]",
        &format!("script = '''{function}'''\nwalls = '#'\nsymmetry = '{symmetry}'\n[cells]"),
        1,
    );
    format!("{head}[[example]]{rest}")
}

/// Positions searched in a second, and the value.
fn speed(position: &Position) -> (f64, String) {
    let (start, mut positions, mut found) = (Instant::now(), 0, String::new());
    while start.elapsed() < LEAST {
        let budget = &mut Budget::unlimited();
        match position {
            Position::Searched(position) => {
                let value = position.game().search(budget.memory()).value(position.game(), budget);
                found = value.map(|value| value.to_string()).unwrap_or_default();
            }
            Position::Partizan(position) => {
                let values = Values::default();
                let value = Solver::new(&values).value(position.game(), budget).expect("a value");
                let mut unbounded = Budget::unlimited();
                let mut games = values.arithmetic(&mut unbounded);
                found = games.text(value, Notation::Ascii).unwrap_or_default();
            }
            _ => return (0.0, String::new()),
        }
        positions += budget.spent();
    }
    (positions as f64 / start.elapsed().as_secs_f64(), found)
}

/// Prints thousands of positions a second, and the ratio.
fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    println!("{:14} {:10} {:22} {:>10} {:>10} {:>6}", "", "moves", "", "file", "Rust", "ratio");
    for (name, function, native, board) in TWINS {
        if !wanted.is_empty()
            && !wanted
                .iter()
                .any(|wanted| "rulesets".contains(&**wanted) || name.contains(&**wanted))
        {
            continue;
        }
        let file = BUNDLED.iter().find(|bundled| bundled.name == *name).expect("a file").file;
        let text = function.map_or(file.to_owned(), |function| with_function(file, function));
        let ruleset: Arc<Ruleset> = Arc::new(written::read(&text).expect("a ruleset"));
        let own = ruleset.read(&format!("{}: {board}", ruleset.description().id)).expect("a board");
        // Elephants and Rhinos have signs of their own in Rust.
        let board_in_rust = match *name {
            "elephants" => board.replace('x', "e").replace('o', "r"),
            _ => (*board).to_owned(),
        };
        let native: Position = format!("{native}: {board_in_rust}").parse().expect("a board");
        let ((own, found), (fast, expected)) = (speed(&own.value), speed(&native));
        assert_eq!(found, expected, "{name}");
        let moves = if text.contains("script") { "function" } else { "patterns" };
        println!(
            "{name:14} {moves:10} {board:22} {:10.1} {:10.1} {:6.2}",
            own / 1000.0,
            fast / 1000.0,
            own / fast
        );
    }
}
