//! Games of n players in words: who can force what, what the preferences lead to, and the columns of
//! Nim modulo n.

use nimatron_nimber::text::Notation;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{Ordinal, say};

use super::document::{Align, Block, Document, Prose, Row, Table, exact, prose, strong};
use super::words::{Words, any_of, capitalised, number_word};
use crate::multiplayer::{Coalition, Ending, Preferences, Seat, ranked};
use crate::play::{TableGame, listed};
use crate::rulesets::multiplayer::{Analysis, Move, Position};

/// Moves that are named in a sentence.
const MOST_NAMED: usize = 4;

/// How many take turns, how the play ends, and who has the moves of Left, with these names of the
/// players.
///
/// ```
/// use nimatron::play::Seat;
/// use nimatron::render::table;
///
/// let position = "domineering(players=3, left=A+C): 2x2".parse()?;
/// assert_eq!(
///     table::rules(&position, |seat: Seat| seat.to_string()),
///     "Three players take turns; whoever makes the last move wins alone. A and C have the moves of Left, all \
///      others those of Right."
/// );
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
pub fn rules(position: &Position, name: impl FnMut(Seat) -> String) -> String {
    let number = capitalised(&number_word(position.players().number()));
    let rule = translated(position.ending().rule());
    let told = say!("{} players take turns; {}.", number, rule);
    let Some(left) = position.board().left() else { return told };
    let names = listed(left.seats().map(name));
    let owners = match left.size() {
        1 => say!("{} has the moves of Left, all others those of Right.", names),
        _ => say!("{} have the moves of Left, all others those of Right.", names),
    };
    format!("{told} {owners}")
}

/// What the player to move can bring about, alone or with whom, and by which move.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::play::{Role, Seat, TableGame};
/// use nimatron::render::{Style, table};
/// use nimatron_nimber::text::Notation;
///
/// let start = "nim(players=3): 1, 2".parse()?;
/// let game = TableGame::new(start, [Role::Person; 3], Seat::FIRST, 1).with_names(["Anna", "Ben"]);
/// let analysis = game.position().analyze(&mut Budget::unlimited())?;
/// let told = table::outlook(&game, &analysis, Notation::Ascii).to_text(&Style::default());
/// assert!(told.starts_with("Nobody can force a win alone.\n"));
/// assert!(told.contains("Anna and Ben together can: Anna plays 1: 1 -> 0 or 2: 2 -> 0."));
/// assert!(told.contains("By the podium rule Anna plays 1: 1 -> 0 or 2: 2 -> 0, and Ben wins;"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn outlook(game: &TableGame, analysis: &Analysis, notation: Notation) -> Document {
    let (alone, together): (Vec<Coalition>, Vec<Coalition>) =
        analysis.least_coalitions().into_iter().partition(|side| side.size() < 2);
    let mut blocks: Vec<Block> = Vec::new();
    if analysis.forced().is_none() {
        blocks.push(Block::paragraph(prose!(
            "Who can force a win takes too long to be found out here."
        )));
    } else if alone.is_empty() {
        blocks.push(Block::paragraph(strong(say!("Nobody can force a win alone."))));
    }
    let told = alone.iter().map(|&side| {
        let way = way(game, analysis, side, notation);
        prose!("{} can force a win alone: {}.", strong(names(game, side)), way)
    });
    let told: Vec<Prose> = told
        .chain(together.iter().map(|&side| {
            let way = way(game, analysis, side, notation);
            prose!("{} together can: {}.", strong(names(game, side)), way)
        }))
        .collect();
    if !told.is_empty() {
        blocks.push(Block::List(told));
    }
    blocks.push(Block::paragraph(by_preference(game, analysis, notation)));
    Document { blocks }
}

/// How a coalition forces its win: by a move, or whatever is played.
fn way(game: &TableGame, analysis: &Analysis, side: Coalition, notation: Notation) -> Prose {
    let turn = game.position().turn();
    let name = game.name_of(turn);
    if side.has(turn) {
        let moves: Vec<&Move> = analysis.forcing_moves(side).collect();
        return prose!("{} {}", plays(&name), named(&moves, notation));
    }
    match is_you(&name) {
        true => prose!("whatever you play"),
        false => prose!("whatever {} plays", name),
    }
}

/// Whether a player is spoken to.
fn is_you(name: &str) -> bool {
    name == say!("You")
}

fn plays(name: &str) -> String {
    if is_you(name) { say!("you play") } else { say!("{} plays", name) }
}

fn named(moves: &[&Move], notation: Notation) -> Prose {
    let shown: Vec<Prose> =
        moves.iter().take(MOST_NAMED).map(|chosen| exact(chosen.to_text(notation))).collect();
    match &shown[..] {
        _ if moves.len() > MOST_NAMED => {
            prose!("{}, or another such move", Prose::joined(shown, ", "))
        }
        [first @ .., last] if !first.is_empty() => {
            prose!("{} or {}", Prose::joined(first, ", "), last)
        }
        _ => Prose::joined(shown, ""),
    }
}

fn by_preference(game: &TableGame, analysis: &Analysis, notation: Notation) -> Prose {
    let position = game.position();
    let (players, ending) = (position.players(), position.ending());
    let is_podium = *position.preferences() == Preferences::podium_at(ending, players);
    let best: Vec<&Move> = analysis.good_moves().collect();
    let moves = named(&best, notation);
    let mover = plays(&game.name_of(position.turn()));
    let results: Vec<Seat> = analysis.possible().results().collect();
    let wins = |&result: &Seat| {
        let winners = ending.winners(result, players);
        let names = names(game, winners);
        match winners.size() {
            1 if !is_you(&names) => say!("{} wins", names),
            _ => say!("{} win", names),
        }
    };
    match &results[..] {
        [result] if is_podium && ending == Ending::LastWins => {
            let order = ranked::podium(*result, players).skip(1).map(|seat| game.name_of(seat));
            let behind = order.reduce(|all, name| say!("{}, then {}", all, name));
            let (wins, behind) = (wins(result), behind.unwrap_or_default());
            match players.number() {
                2 => prose!(
                    "By the podium rule {} {}, and {}; then comes {}.",
                    mover,
                    moves,
                    wins,
                    behind
                ),
                _ => prose!(
                    "By the podium rule {} {}, and {}; then come {}.",
                    mover,
                    moves,
                    wins,
                    behind
                ),
            }
        }
        [result] if is_podium => {
            prose!("By the podium rule {} {}, and {}.", mover, moves, wins(result))
        }
        [result] => {
            prose!("By the preferences of the table {} {}, and {}.", mover, moves, wins(result))
        }
        open => {
            let open = any_of(open.iter().map(wins));
            match is_podium {
                true => prose!(
                    "By the podium rule {} {}; where players are indifferent it stays open \
                     whether {}.",
                    mover,
                    moves,
                    open
                ),
                false => prose!(
                    "By the preferences of the table {} {}; where players are indifferent it \
                     stays open whether {}.",
                    mover,
                    moves,
                    open
                ),
            }
        }
    }
}

fn names(game: &TableGame, side: Coalition) -> String {
    listed(side.seats().map(|seat| game.name_of(seat)))
}

/// The table of the columns modulo n, by which Nim is won by the podium rule; `None` in all other
/// games.
pub fn columns(game: &TableGame, notation: Notation) -> Option<Document> {
    let (position, words) = (game.position(), Words { notation });
    let players = position.players();
    let piles = position.board().nim_piles()?;
    let is_podium = *position.preferences() == Preferences::podium_at(Ending::LastWins, players);
    if position.ending() != Ending::LastWins || !is_podium {
        return None;
    }
    let columns = vec![
        (Align::Right, prose!("power of two")),
        (Align::Right, prose!("piles")),
        (Align::Right, prose!("modulo {}", players.number())),
    ];
    let residues = ranked::residues(piles, players);
    let rows = residues.iter().filter_map(|column| {
        let power = Ordinal::power_of_two(&column.exponent).ok()?;
        let cells = vec![words.ordinal(&power).into(), column.piles.into(), column.residue.into()];
        Some(Row::Cells(cells))
    });
    let table = Block::Table(Table { columns, rows: rows.collect() });
    let turns = ranked::turns_to_last(piles, players)?;
    let last = players.turns_after(players.before(position.turn()), turns);
    let told = match turns {
        0 => prose!(
            "Every column is divisible by {}: by the podium rule {} makes the last move.",
            players.number(),
            game.name_of(last)
        ),
        1 => prose!(
            "One pile has to be lowered so that every column is divisible by {}: by the podium rule {} makes the last move.",
            players.number(),
            game.name_of(last)
        ),
        _ => prose!(
            "{} piles have to be lowered so that every column is divisible by {}: by the podium rule {} makes the last move.",
            turns,
            players.number(),
            game.name_of(last)
        ),
    };
    Some(Document { blocks: vec![table, Block::paragraph(told)] })
}
