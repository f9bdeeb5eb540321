//! A game looked back at: who was winning from the start, where that changed,
//! and of piles the nim-sum after each turn.

use nimatron_nimber::text::Notation;
use nimatron_nimber::{Ordinal, say};

use super::document::{Align, Block, Document, Prose, Row, Table, prose, strong};
use super::nim::powers::nim_sum_vector;
use super::words::{Words, counted, left_out};
use crate::foundation::Outcome;
use crate::nim::Quantity;
use crate::play::{Game, Players, ReviewedTurn, Seat};
use crate::rulesets::Position;

/// So many mistakes are named.
const MOST_NAMED: usize = 12;
/// A table shows at most so many turns.
const MOST_TURNS: usize = 40;

/// What there is to say of a game whose first position has this outcome.
///
/// ```
/// use nimatron::foundation::{Budget, Outcome, Playable};
/// use nimatron::play::{Game, Seat, Role, review};
/// use nimatron::render::{self, Style};
/// use nimatron::rulesets::Analyses;
/// use nimatron_nimber::text::Notation;
///
/// let mut game = Game::new("nim: 3, 2, 1".parse()?, [Role::Person; 2], Seat::FIRST, 1);
/// game.play(game.position().parse_move("1: 3 -> 0")?)?;
/// let turns = review(game.record(), &Analyses::default(), &mut Budget::unlimited())?;
/// let page = render::review(&game, &turns, Outcome::P, Notation::Ascii);
/// let text = page.to_text(&Style::default());
/// assert!(text.starts_with("Player 2 was winning from the start.\n"));
/// assert!(text.contains("1: 3 -> 0  0, 2, 1"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn review(game: &Game, turns: &[ReviewedTurn], start: Outcome, notation: Notation) -> Document {
    let starter = game.record().starter();
    let first = match start {
        Outcome::N => Some(starter),
        Outcome::P => Some(Players::TWO.after(starter)),
        Outcome::D => None,
    };
    let begins = match first.map(|first| game.name_of(first)) {
        None => say!("From the start neither player could force a win."),
        Some(you) if you == say!("You") => say!("You were winning from the start."),
        Some(name) => say!("{} was winning from the start.", name),
    };
    let mistakes: Vec<(usize, Seat, bool)> = turns
        .iter()
        .enumerate()
        .filter(|(_, turn)| turn.mistake)
        .map(|(index, turn)| (index + 1, turn.player, turn.possible == Outcome::D))
        .collect();
    let mut blocks = vec![Block::paragraph(begins)];
    if mistakes.is_empty() {
        blocks.push(Block::paragraph(prose!("Nobody gave a won game away.")));
    } else {
        let named = mistakes.iter().take(MOST_NAMED).map(|(number, player, is_draw)| {
            let gave = strong(prose!("Turn {}:", number));
            match (game.name_of(*player), is_draw) {
                (you, false) if you == say!("You") => prose!("{} You gave the win away.", gave),
                (you, true) if you == say!("You") => prose!("{} You gave the draw away.", gave),
                (name, false) => prose!("{} {} gave the win away.", gave, name),
                (name, true) => prose!("{} {} gave the draw away.", gave, name),
            }
        });
        let more = mistakes.len().checked_sub(MOST_NAMED).filter(|more| *more > 0);
        let more = more.map(|more| prose!("And so {} times more.", more));
        blocks.push(Block::List(named.chain(more).collect()));
    }
    blocks.extend(table(game, turns, Words { notation }).map(Block::Table));
    blocks.extend(game.ending().map(Block::paragraph));
    Document { blocks }
}

/// The turns with what they left: of piles also the nim-sum.
fn table(game: &Game, turns: &[ReviewedTurn], words: Words) -> Option<Table> {
    let start = game.record().start();
    if turns.is_empty() || start.as_nim().is_none() {
        return None;
    }
    let digits = digits(start);
    let (align, name) = match Sum::of(start) {
        Some(Sum::NimSum(_)) => (Align::Right, prose!("nim-sum")),
        _ => (Align::Left, prose!("left over")),
    };
    let mut columns: Vec<(Align, Prose)> = vec![
        (Align::Right, prose!("turn")),
        (Align::Left, prose!("player")),
        (Align::Left, prose!("move")),
        (Align::Left, prose!("leaves")),
        (align, name),
    ];
    columns.extend(digits.map(|_| (Align::Left, prose!("nim-sum vector"))));
    columns.push((Align::Left, prose!("wins")));
    let mut table = Table { columns, rows: Vec::new() };
    table.rows.push(row(["0".into(), Prose::default(), Prose::default()], start, digits, words));
    for (index, turn) in turns.iter().take(MOST_TURNS).enumerate() {
        let made = words.typed_move(&turn.chosen);
        let player = game.name_of(turn.player);
        let mut cells = row([(index + 1).into(), player.into(), made], &turn.after, digits, words);
        if let Row::Cells(cells) = &mut cells {
            let winning = turn.winning.map_or_else(|| say!("nobody"), |seat| game.name_of(seat));
            cells.push(winning.into());
        }
        table.rows.push(cells);
    }
    // The first row says nothing of who wins: that stands above.
    if let Some(Row::Cells(cells)) = table.rows.first_mut() {
        cells.push(Prose::default());
    }
    if turns.len() > MOST_TURNS {
        let more = counted(turns.len() - MOST_TURNS, "more turn");
        table.rows.push(left_out(words, more));
    }
    Some(table)
}

fn row(first: [Prose; 3], left: &Position, digits: Option<u64>, words: Words) -> Row {
    let mut cells: Vec<Prose> = first.into();
    cells.push(left.as_nim().map_or(Prose::default(), |left| words.piles(left)));
    cells.push(match Sum::of(left) {
        Some(Sum::NimSum(sum)) => words.ordinal(&sum).into(),
        Some(Sum::Columns(columns)) => columns.formula().into(),
        None => Prose::default(),
    });
    if let (Some(digits), Some(position)) = (digits, left.as_nim()) {
        let counts: Vec<Vec<Ordinal>> = position.residues().map(|count| count.base2()).collect();
        cells.push(nim_sum_vector(&counts, digits).into());
    }
    Row::Cells(cells)
}

/// What decides a position of piles.
enum Sum {
    NimSum(Ordinal),
    Columns(Quantity),
}

impl Sum {
    fn of(position: &Position) -> Option<Sum> {
        let analysis = position.as_nim()?.analyze();
        Some(match analysis.quantity() {
            Quantity::NimSum(sum) => Sum::NimSum(sum.height().clone()),
            columns => Sum::Columns(columns.clone()),
        })
    }
}

/// The number of binary digits of the largest pile, where a vector of so many is
/// shown: no later pile has more.
fn digits(start: &Position) -> Option<u64> {
    const MOST_DIGITS: u64 = 8;
    if !matches!(Sum::of(start), Some(Sum::NimSum(_))) {
        return None;
    }
    let largest = start.as_nim()?.piles().iter().max()?;
    let digits = largest.leading_power().map_or(Some(1), |power| Some(power.to_u64()? + 1))?;
    (digits <= MOST_DIGITS).then_some(digits)
}
