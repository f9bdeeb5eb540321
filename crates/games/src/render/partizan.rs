//! What is told of partizan positions: who wins whoever begins, the value, and what the moves of
//! both players leave.

use nimatron_nimber::text::Notation;

use super::document::{Align, Block, Prose, Row, Table, exact, prose, strong};
use super::parts;
use super::words::{Words, capitalised, counted, listed};
use crate::core::{Budget, Player};
use crate::explain::{Claim, ClassClaim, FollowedRow, Step, SummandRow};
use crate::partizan::{OutcomeClass, Values};

/// So many moves are told in a sentence.
const FEW_MOVES: usize = 8;
/// A table shows at most so many rows.
const MOST_ROWS: usize = 64;

/// The class that is among the reasons of a step.
pub(super) fn class_among(reasons: &[Step]) -> Option<OutcomeClass> {
    use OutcomeClass::{L, N, P, R};
    reasons.iter().find_map(|reason| match &reason.claim {
        Claim::Class(claim) => [L, R, N, P].into_iter().find(|c| c.to_string() == claim.class),
        _ => None,
    })
}

/// `Left wins, whoever begins (L)`.
pub(super) fn verdict(class: OutcomeClass) -> &'static str {
    match class {
        OutcomeClass::L => "Left wins, whoever begins (L)",
        OutcomeClass::R => "Right wins, whoever begins (R)",
        OutcomeClass::N => "Whoever begins wins (N)",
        OutcomeClass::P => "Whoever begins loses (P)",
    }
}

/// A value as text in ASCII, in the notation of the reader; as it is where that is too much work.
fn notated(value: &str) -> Prose {
    const MOST_WORK: u64 = 1 << 18;
    const MOST_MEMORY: u64 = 1 << 26;
    let (values, mut budget) = (Values::new(MOST_MEMORY), Budget::nodes(MOST_WORK));
    let mut games = values.arithmetic(&mut budget);
    let read = games.read(value).ok();
    let formula = read.and_then(|read| games.formula(read).ok());
    exact(formula.map_or(value.into(), Prose::from))
}

/// A move as text in ASCII, in the notation of the reader.
fn move_text(words: Words, chosen: &str) -> Prose {
    exact(match words.typed() {
        Notation::Unicode => chosen.replace("->", "→"),
        Notation::Ascii | Notation::Latex => chosen.into(),
    })
}

/// What the value says.
pub(super) fn class(claim: &ClassClaim) -> Prose {
    let (sign, who) = match claim.class.as_str() {
        "L" => ("is positive", "Left wins, whoever begins"),
        "R" => ("is negative", "Right wins, whoever begins"),
        "N" => ("is confused with 0", "whoever begins wins"),
        _ => ("is 0", "whoever begins loses"),
    };
    let (Some(value), Some(mean), Some(temperature)) =
        (&claim.value, &claim.mean, &claim.temperature)
    else {
        return format!("{}.", capitalised(who)).into();
    };
    if claim.class == "P" {
        return prose!("The value {}: {}.", sign, who);
    }
    prose!(
        "The value {} {}: {}. Its mean is {} and its temperature {}.",
        notated(value),
        sign,
        who,
        notated(mean),
        notated(temperature)
    )
}

/// The values of the parts.
pub(super) fn summands(words: Words, rows: &[SummandRow]) -> Vec<Block> {
    let heads = [
        (Align::Left, "part"),
        (Align::Left, "value"),
        (Align::Right, "mean"),
        (Align::Right, "temperature"),
    ];
    let cells = |row: &SummandRow| {
        vec![exact(&row.part), notated(&row.value), notated(&row.mean), notated(&row.temperature)]
    };
    let intro = "The independent parts, the hottest first. Where the temperature is below 0, the \
                 value is a number, and to move there costs something:";
    vec![Block::paragraph(intro), parts::table(words, &heads, rows, "part", cells)]
}

/// Which moves would win if it were the other player's turn.
pub(super) fn other_turn(words: Words, player: Player, moves: &[String], complete: bool) -> Prose {
    let told = moves.iter().map(|chosen| move_text(words, chosen));
    match (moves.len(), complete) {
        (0, true) => prose!("If it were {}'s turn, no move would win.", player),
        (0, false) => {
            prose!("Which moves would win if it were {}'s turn could not be computed.", player)
        }
        (1, true) => {
            prose!("If it were {}'s turn, {} would win.", player, move_text(words, &moves[0]))
        }
        (count, true) => prose!(
            "If it were {}'s turn, {} would win: {}.",
            player,
            counted(count, "move"),
            listed(told, FEW_MOVES, "move")
        ),
        (_, false) => prose!(
            "If it were {}'s turn, these moves would win, among others: {}.",
            player,
            listed(told, FEW_MOVES, "move")
        ),
    }
}

/// The table of what the moves of a player leave.
pub(super) fn followed(
    words: Words,
    player: Player,
    rows: &[FollowedRow],
    complete: bool,
) -> Vec<Block> {
    if rows.is_empty() && complete {
        return vec![Block::paragraph(prose!("{} has no move.", player))];
    }
    let heads = [(Align::Left, "move"), (Align::Left, "leaves"), (Align::Left, "")];
    let columns = heads.map(|(align, head)| (align, head.into())).to_vec();
    let mut table = Table { columns, rows: Vec::new() };
    for row in rows.iter().take(MOST_ROWS) {
        let value = row.value.as_ref().map_or(Prose::default(), |value| notated(value));
        let verdict = if row.wins { strong("wins") } else { "loses".into() };
        table.rows.push(Row::Cells(vec![move_text(words, &row.chosen), value, verdict]));
    }
    let more = rows.len().saturating_sub(MOST_ROWS);
    let left_out = match (more, complete) {
        (0, true) => None,
        (0, false) => Some("and more".to_string()),
        (more, _) => Some(counted(more, "more move")),
    };
    table
        .rows
        .extend(left_out.map(|left_out| Row::Note(prose!("{} {}", words.ellipsis(), left_out))));
    let intro = prose!("What the moves of {} leave, and whether they win:", player);
    vec![Block::paragraph(intro), Block::Table(table)]
}
