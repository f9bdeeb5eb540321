//! What is told of positions in which a score decides: the boxes so far and in the end, and what each
//! move is worth.

use nimatron_nimber::say;

use super::claims::Teller;
use super::document::{Align, Block, Prose, Row, Table, exact, prose, strong};
use super::tell;
use super::words::{self, Words, further_moves, listed};
use crate::explain::{ScoreClaim, ScoreRow};
use crate::foundation::Player;
use crate::rulesets::Solved;
use crate::rulesets::dots_and_boxes::{Analysis, Position};

/// So many moves are told in a sentence.
const FEW_MOVES: usize = 8;
/// A table shows at most so many rows.
const MOST_ROWS: usize = 64;

impl Teller<'_> {
    /// Tells a claim about a position in which a score decides.
    pub(super) fn tell_of_score(&mut self, claim: &ScoreClaim) {
        match claim {
            ScoreClaim::ClosedBoxes { left, right } => {
                self.say(say!("So far Left has {}, and Right {}.", boxes(*left), boxes(*right)))
            }
            ScoreClaim::NetScore { player, net, left, right } => {
                self.say(net_score(*player, *net, *left, *right));
            }
            ScoreClaim::Chains { chains, loops } => self.say(chains_told(chains, loops)),
            ScoreClaim::BestMoves { moves, complete } => {
                let told: Vec<Prose> =
                    moves.iter().map(|chosen| exact(self.notated(chosen))).collect();
                self.say(best(&told, *complete));
            }
            ScoreClaim::NetScores { rows, complete } => {
                let rows = rows.iter().map(|row| (row, self.notated(&row.chosen)));
                let rows: Vec<(&ScoreRow, Prose)> = rows.collect();
                self.blocks.extend(net_scores(self.words, &rows, *complete));
            }
            ScoreClaim::ScoredMove { chosen, closes, net, best, reply } => {
                let reply = reply.as_ref().map(|reply| self.notated_after(chosen, reply));
                let told = scored(exact(self.notated(chosen)), *closes, *net, *best);
                self.say(match reply {
                    Some(reply) => told.then(prose!("A best reply: {}.", exact(reply))),
                    None => told,
                });
            }
        }
    }
}

/// `no box`, `one box`, `3 boxes`.
fn boxes(count: u32) -> String {
    match count {
        0 => say!("no box"),
        1 => say!("one box"),
        count => say!("{} boxes", count),
    }
}

/// Who wins, and how many boxes both have in the end.
pub(super) fn headline(analysis: &Analysis) -> Prose {
    let (position, net) = (analysis.position(), analysis.net());
    let verdict = strong(tell::verdict(analysis.outcome(), Some(position.mover())));
    let [left, right] = position.score_with(net).0;
    let told = say!("in the end Left has {}, and Right {}", boxes(left), boxes(right));
    prose!("{}: {} (net score {}).", verdict, told, net.to_string())
}

/// How many boxes both have.
pub(in crate::render) fn standing(position: &Position) -> String {
    let [left, right] = position.score().0;
    say!("Left has {}, and Right {}.", boxes(left), boxes(right))
}

/// A game that is over.
pub(super) fn over(position: &Position) -> String {
    let [left, right] = position.score().0;
    let told = format!("{} {}", say!("All lines are drawn."), standing(position));
    let won = match left.cmp(&right) {
        std::cmp::Ordering::Greater => say!("{} has won.", words::player(Player::Left)),
        std::cmp::Ordering::Less => say!("{} has won.", words::player(Player::Right)),
        std::cmp::Ordering::Equal => say!("It is a draw."),
    };
    format!("{told} {won}")
}

fn net_score(player: Player, net: i32, left: u32, right: u32) -> String {
    let name = words::player(player);
    let more = boxes(net.unsigned_abs());
    let from_here = match net.signum() {
        1 => say!(
            "From here on {}, who is to move, can get {} more than the other player.",
            name,
            more
        ),
        0 => say!(
            "From here on {}, who is to move, can get as many boxes as the other player.",
            name
        ),
        _ => say!(
            "From here on {}, who is to move, gets {} fewer than the other player.",
            name,
            more
        ),
    };
    let end = say!(
        "If both play as well as they can, Left has {} in the end, and Right {}.",
        boxes(left),
        boxes(right)
    );
    format!("{from_here} {end}")
}

fn chains_told(chains: &[u32], loops: &[u32]) -> Prose {
    let numbers = |all: &[u32]| listed(all.iter().map(ToString::to_string), FEW_MOVES, "more");
    let chain = match chains {
        [] => None,
        [only] => Some(prose!("a chain of {}", boxes(*only))),
        all => Some(prose!("chains of {} boxes", numbers(all))),
    };
    let closed = match loops {
        [] => None,
        [only] => Some(prose!("a loop of {}", boxes(*only))),
        all => Some(prose!("loops of {} boxes", numbers(all))),
    };
    let told = match (chain, closed) {
        (Some(chain), Some(closed)) => prose!("{} and {}", chain, closed),
        (Some(one), None) | (None, Some(one)) => one,
        (None, None) => Prose::default(),
    };
    prose!(
        "Only this is left: {}. Whoever moves gives one of them away. The other player can take all its \
         boxes; or leave the last two of a chain of three or more, or the last four of a loop, which \
         the first player can take then. Whoever takes the last of them moves next, if lines are left.",
        told
    )
}

fn best(moves: &[Prose], complete: bool) -> Prose {
    let told = listed(moves.iter(), FEW_MOVES, "move");
    match (moves.len(), complete) {
        (0, _) => prose!("Which moves are best could not be computed."),
        (1, true) => prose!("The only best move: {}.", told),
        (_, true) => prose!("The best moves: {}.", told),
        (_, false) => prose!("Best moves, among others: {}.", told),
    }
}

/// A number with its sign, but for 0.
fn signed(net: i32) -> String {
    if net > 0 { format!("+{net}") } else { net.to_string() }
}

fn scored(chosen: Prose, closes: u32, net: i32, best: bool) -> Prose {
    let score = signed(net);
    let closed = match closes {
        0 => Prose::default(),
        closes => prose!("It closes {}.", boxes(closes)),
    };
    let told = match best {
        true => prose!("The move {} is a best one: the net score with it is {}.", chosen, score),
        false => prose!(
            "The net score with the move {} is {}, and another move is better.",
            chosen,
            score
        ),
    };
    if closes == 0 { told } else { told.then(closed) }
}

/// The table of what each move is worth.
fn net_scores(words: Words, rows: &[(&ScoreRow, Prose)], complete: bool) -> Vec<Block> {
    let intro = prose!(
        "What each move is worth: the boxes that it closes, and the net score with it, for the player \
         who makes it:"
    );
    let columns = vec![
        (Align::Left, prose!("move")),
        (Align::Right, prose!("closes")),
        (Align::Right, prose!("net score")),
    ];
    let best = rows.iter().map(|(row, _)| row.net).max();
    let mut table = Table { columns, rows: Vec::new() };
    for (row, chosen) in rows.iter().take(MOST_ROWS) {
        let score = Prose::from(signed(row.net));
        let score = if Some(row.net) == best { strong(score) } else { score };
        table.rows.push(Row::Cells(vec![exact(chosen), row.closes.to_string().into(), score]));
    }
    table.rows.extend(further_moves(words, rows.len().saturating_sub(MOST_ROWS), complete));
    vec![Block::paragraph(intro), Block::Table(table)]
}
