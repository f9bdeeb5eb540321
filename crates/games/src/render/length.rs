//! How long a game lasts, and the whole strategy of a short one.

use nimatron_nimber::{message, say};

use super::document::{Align, Block, Prose, Row, Table, exact, prose};
use super::words::counted;
use crate::explain::{Branch, LengthClaim, StrategyClaim, Written};
use crate::rulesets::Move;

/// Why a game on n spots has between 2n and 3n − 1 moves.
pub(super) const PROOF: &str = message!(
    "A move takes two lives and brings a spot with one, so that m moves \
    leave 3n - m of the 3n lives of n spots. The last life cannot be used: there are at most 3n - 1 \
    moves. In the end every spot that lives has one life, and two dead neighbours that it shares with \
    no other such spot. Therefore the n + m spots are at least three times 3n - m, and there are at \
    least 2n moves."
);

/// How long the game lasts.
pub(super) fn length(claim: &LengthClaim) -> Prose {
    let LengthClaim { spots, made, lives, least, most, odd } = *claim;
    let spots_told = counted(spots as usize, "spot");
    let lives = match made {
        0 => prose!("{} have {} lives, and every move costs one.", spots_told, lives.to_string()),
        _ => prose!(
            "{} began with {} lives, and every move costs one: after {} there are {}.",
            spots_told,
            (3 * spots).to_string(),
            counted(made as usize, "move"),
            lives.to_string()
        ),
    };
    let moves = match (least == most, most) {
        (_, 1) => say!("1 move is to come"),
        (true, _) => say!("{} to come", counted(most as usize, "move")),
        (false, _) => say!("{} to {} moves are to come", least, most),
    };
    lives.then(match odd {
        true => prose!("{}; the player to move wins if their number is odd.", moves),
        false => prose!("{}; the player to move wins if their number is even.", moves),
    })
}

/// A strategy: a row for every move of the other player.
pub(super) fn strategy(claim: &StrategyClaim) -> Vec<Block> {
    let mut rows = Vec::new();
    add(&claim.branches, 0, &mut rows);
    let intro = match &claim.first {
        Some(first) => prose!("The whole strategy begins with {}.", moved(first)),
        None => prose!("The whole strategy answers every move."),
    };
    if rows.is_empty() {
        return vec![Block::Paragraph(intro)];
    }
    let columns = vec![(Align::Left, prose!("move")), (Align::Left, prose!("answer"))];
    let about =
        prose!("Each further dot is a later move. Of moves that leave the same one is shown.");
    vec![Block::Paragraph(intro.then(about)), Block::Table(Table { columns, rows })]
}

fn add(branches: &[Branch], depth: usize, rows: &mut Vec<Row>) {
    for Branch { chosen, reply, branches } in branches {
        let reply = reply.as_ref().map_or(prose!("none: the last move loses"), moved);
        let chosen = prose!("{}{}", ". ".repeat(depth), moved(chosen));
        rows.push(Row::Cells(vec![chosen, reply]));
        add(branches, depth + 1, rows);
    }
}

fn moved(chosen: &Written<Move>) -> Prose {
    exact(chosen.to_string())
}
