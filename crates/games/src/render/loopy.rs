//! What is told of positions in which positions can come again: who wins or draws, the value, and what
//! becomes of either player with each move.

use nimatron_nimber::say;

use super::claims::Teller;
use super::document::{Align, Block, Prose, Row, Table, exact, prose, strong};
use super::words::{self, Words, counted, further_moves, listed};
use crate::explain::{Claim, Ending, FateRow, LoopyClaim, Step};
use crate::foundation::{Budget, Player};
use crate::partizan::loopy::LoopyOutcome;
use crate::partizan::{OutcomeClass, Values};
use crate::rulesets::Position;

/// So many moves are told in a sentence.
const FEW_MOVES: usize = 8;
/// A table shows at most so many rows.
const MOST_ROWS: usize = 64;

impl Teller<'_> {
    /// Tells a claim about a position in which positions can come again.
    pub(super) fn tell_of_loopy(&mut self, claim: &LoopyClaim) {
        let turn = self.position.as_deref().and_then(Position::turn);
        match claim {
            // The verdict has said it.
            LoopyClaim::LoopyClass { .. } if self.convention_seen => {}
            LoopyClaim::LoopyClass { class } => {
                let class = read_class(class);
                self.say(class.map_or(Prose::default(), |class| {
                    Prose::from(verdict(class, false) + ".")
                }));
            }
            LoopyClaim::LoopyValue { value } => self.say(value_told(value)),
            LoopyClaim::NoStopper { draws } => self.say(prose!(
                "It has no value as a stopper or a pair of stoppers: none is equal to it if draws are \
                 wins for {}.",
                words::player(*draws)
            )),
            LoopyClaim::Fate { result, moves } => self.say(fate(turn, *result, *moves)),
            LoopyClaim::DrawingMoves { moves, complete } => {
                let told = moves.iter().map(|chosen| exact(self.notated(chosen)));
                let told: Vec<Prose> = told.collect();
                self.say(drawing(&told, *complete));
            }
            LoopyClaim::Fates { player, rows, complete } => {
                let rows = rows.iter().map(|row| (row, self.notated_of(*player, &row.chosen)));
                let rows: Vec<(&FateRow, Prose)> = rows.collect();
                let player = turn.map(|_| *player);
                self.blocks.extend(fates(self.words, player, &rows, *complete));
            }
            LoopyClaim::LeadsTo { chosen, result, moves, reply } => {
                let reply = reply.as_ref().map(|reply| self.notated_after(chosen, reply));
                self.say(leads_to(exact(self.notated(chosen)), *result, *moves, reply));
            }
            LoopyClaim::Positions { count } => self.say(prose!(
                "{} can be reached, and each of them is settled.",
                counted(usize::try_from(*count).unwrap_or(usize::MAX), "position")
            )),
        }
    }
}

/// The class that is among the reasons of a step.
pub(super) fn class_among(reasons: &[Step]) -> Option<LoopyOutcome> {
    reasons.iter().find_map(|reason| match &reason.claim {
        Claim::Loopy(LoopyClaim::LoopyClass { class }) => read_class(class),
        _ => None,
    })
}

fn read_class(text: &str) -> Option<LoopyOutcome> {
    use OutcomeClass::{L, N, P, R};
    let pairs = [(L, L), (R, R), (N, N), (P, P), (L, P), (L, N), (P, R), (N, R), (L, R)];
    let classes = pairs.into_iter().map(|(onside, offside)| LoopyOutcome { onside, offside });
    classes.into_iter().find(|class| class.to_string() == text)
}

/// `Left wins if Right begins, otherwise it is a draw (PHat)`.
pub(super) fn verdict(class: LoopyOutcome, is_impartial: bool) -> String {
    use OutcomeClass::{L, N, P, R};
    let name = class.to_string();
    let wins = |winner: Player, first: Player| {
        say!(
            "{} wins if {} begins, otherwise it is a draw ({})",
            words::player(winner),
            words::player(first),
            &name
        )
    };
    match (class.onside, class.offside) {
        (N, N) if is_impartial => say!("Whoever moves first wins ({})", name),
        (P, P) if is_impartial => say!("Whoever moves second wins ({})", name),
        (L, R) if is_impartial => say!("It is a draw ({})", name),
        (L, P) => wins(Player::Left, Player::Right),
        (L, N) => wins(Player::Left, Player::Left),
        (P, R) => wins(Player::Right, Player::Left),
        (N, R) => wins(Player::Right, Player::Right),
        (class, other) if class == other => super::partizan::verdict(class),
        _ => say!("It is a draw, whoever begins ({})", name),
    }
}

/// A value; as it is written where to read it is too much work.
fn value(value: &str) -> Prose {
    const MOST_WORK: u64 = 1 << 18;
    const MOST_MEMORY: u64 = 1 << 26;
    let (values, mut budget) = (Values::new(MOST_MEMORY), Budget::nodes(MOST_WORK));
    let mut games = values.loopy(&mut budget);
    let read = games.read(value).ok().and_then(|value| games.formula(value).ok());
    exact(read.map_or_else(|| value.into(), |formula| Prose::from(&formula)))
}

fn value_told(text: &str) -> Prose {
    let told = value(text);
    match text.contains('&') || text == "dud" {
        true => prose!(
            "The value is {}: the side before & if draws are wins for Left, the side behind it if \
             they are wins for Right.",
            told
        ),
        false => prose!("The value is {}.", told),
    }
}

/// What becomes of the player to move.
fn fate(turn: Option<Player>, result: Ending, moves: Option<u32>) -> Prose {
    let count = counted(moves.unwrap_or_default() as usize, "move");
    match (turn, result) {
        (_, Ending::Draw) => prose!(
            "Neither player can force a win: each always has a move that does not lose, and the game \
             can go on for ever."
        ),
        (Some(turn), Ending::Win) => prose!(
            "{} can force a win: the game is over after {} at the latest.",
            words::player(turn),
            count
        ),
        (Some(turn), Ending::Loss) => {
            prose!("{} loses, but can put that off for {}.", words::player(turn), count)
        }
        (None, Ending::Win) => prose!(
            "The player to move can force a win: the game is over after {} at the latest.",
            count
        ),
        (None, Ending::Loss) => {
            prose!("The player to move loses, but can put that off for {}.", count)
        }
    }
}

fn drawing(moves: &[Prose], complete: bool) -> Prose {
    let told = listed(moves.iter(), FEW_MOVES, "move");
    match (moves.len(), complete) {
        (0, true) => prose!("No move draws."),
        (0, false) => prose!("Which moves draw could not be computed."),
        (1, true) => prose!("The only move that draws: {}.", told),
        (_, true) => prose!("Moves that draw: {}.", told),
        (_, false) => prose!("Moves that draw, among others: {}.", told),
    }
}

/// What a move leads to.
fn leads_to(chosen: Prose, result: Ending, moves: Option<u32>, reply: Option<Prose>) -> Prose {
    let count = counted(moves.unwrap_or_default() as usize, "move");
    match (result, reply) {
        (Ending::Win, _) => {
            prose!("The move {} wins: the game is over after {} at the latest.", chosen, count)
        }
        (Ending::Draw, _) => prose!("After the move {} neither player can force a win.", chosen),
        (Ending::Loss, Some(reply)) => {
            prose!("The move {} is answered by {}.", chosen, exact(reply))
        }
        (Ending::Loss, None) => prose!("The move {} loses.", chosen),
    }
}

/// The table of what becomes of a player with each move.
fn fates(
    words: Words,
    player: Option<Player>,
    rows: &[(&FateRow, Prose)],
    complete: bool,
) -> Vec<Block> {
    let intro = match player {
        Some(player) if rows.is_empty() && complete => {
            return vec![Block::paragraph(prose!("{} has no move.", words::player(player)))];
        }
        Some(player) => prose!(
            "What the moves of {} leave, whether they win, and after how many moves the game is over:",
            words::player(player)
        ),
        None => prose!("Which moves win, and after how many moves the game is over:"),
    };
    let has_values = rows.iter().any(|(row, _)| row.value.is_some());
    let mut columns = vec![(Align::Left, prose!("move"))];
    columns.extend(has_values.then(|| (Align::Left, prose!("leaves"))));
    columns.push((Align::Left, prose!("result")));
    columns.push((Align::Right, prose!("moves")));
    let mut table = Table { columns, rows: Vec::new() };
    for (row, chosen) in rows.iter().take(MOST_ROWS) {
        let mut cells = vec![exact(chosen)];
        cells.extend(has_values.then(|| row.value.as_deref().map_or(Prose::default(), value)));
        cells.push(match row.result {
            Ending::Win => strong(say!("wins")),
            Ending::Draw => prose!("draws"),
            Ending::Loss => prose!("loses"),
        });
        cells.push(row.moves.map_or(Prose::default(), |moves| moves.to_string().into()));
        table.rows.push(Row::Cells(cells));
    }
    table.rows.extend(further_moves(words, rows.len().saturating_sub(MOST_ROWS), complete));
    vec![Block::paragraph(intro), Block::Table(table)]
}
