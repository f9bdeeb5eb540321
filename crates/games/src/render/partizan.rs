//! What is told of partizan positions: who wins whoever begins, the value, and what the moves of
//! both players leave.

use nimatron_nimber::text::Notation;

use super::document::{Align, Block, Row, Table, exact, strong};
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
fn notated(words: Words, value: &str) -> String {
    const MOST_WORK: u64 = 1 << 18;
    const MOST_MEMORY: u64 = 1 << 26;
    let (values, mut budget) = (Values::new(MOST_MEMORY), Budget::nodes(MOST_WORK));
    let mut games = values.arithmetic(&mut budget);
    let read = games.read(value).ok();
    let written = read.and_then(|read| games.text(read, words.notation).ok());
    exact(written.unwrap_or_else(|| value.into()))
}

/// A move as text in ASCII, in the notation of the reader.
fn move_text(words: Words, chosen: &str) -> String {
    exact(match words.notation {
        Notation::Ascii => chosen.into(),
        Notation::Unicode => chosen.replace("->", "→"),
        Notation::Latex => chosen.replace("->", "\\to "),
    })
}

/// What the value says.
pub(super) fn class(words: Words, claim: &ClassClaim) -> String {
    let (sign, who) = match claim.class.as_str() {
        "L" => ("is positive", "Left wins, whoever begins"),
        "R" => ("is negative", "Right wins, whoever begins"),
        "N" => ("is confused with 0", "whoever begins wins"),
        _ => ("is 0", "whoever begins loses"),
    };
    let (Some(value), Some(mean), Some(temperature)) =
        (&claim.value, &claim.mean, &claim.temperature)
    else {
        return format!("{}.", capitalised(who));
    };
    if claim.class == "P" {
        return format!("The value {sign}: {who}.");
    }
    format!(
        "The value {} {sign}: {who}. Its mean is {} and its temperature {}.",
        notated(words, value),
        exact(mean),
        exact(temperature)
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
        vec![
            exact(&row.part).into(),
            notated(words, &row.value).into(),
            exact(&row.mean).into(),
            exact(&row.temperature).into(),
        ]
    };
    let intro = "The independent parts, the hottest first. Where the temperature is below 0, the \
                 value is a number, and to move there costs something:";
    vec![Block::paragraph(intro), parts::table(words, &heads, rows, "part", cells)]
}

/// Which moves would win if it were the other player's turn.
pub(super) fn other_turn(words: Words, player: Player, moves: &[String], complete: bool) -> String {
    let told = moves.iter().map(|chosen| move_text(words, chosen));
    match (moves.len(), complete) {
        (0, true) => format!("If it were {player}'s turn, no move would win."),
        (0, false) => {
            format!("Which moves would win if it were {player}'s turn could not be computed.")
        }
        (1, true) => {
            format!("If it were {player}'s turn, {} would win.", move_text(words, &moves[0]))
        }
        (count, true) => format!(
            "If it were {player}'s turn, {} would win: {}.",
            counted(count, "move"),
            listed(told, FEW_MOVES, "move")
        ),
        (_, false) => format!(
            "If it were {player}'s turn, these moves would win, among others: {}.",
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
        return vec![Block::paragraph(format!("{player} has no move."))];
    }
    let heads = [(Align::Left, "move"), (Align::Left, "leaves"), (Align::Left, "")];
    let columns = heads.map(|(align, head)| (align, head.into())).to_vec();
    let mut table = Table { columns, rows: Vec::new() };
    for row in rows.iter().take(MOST_ROWS) {
        let value = row.value.as_ref().map_or(String::new(), |value| notated(words, value));
        let verdict = if row.wins { strong("wins") } else { "loses".into() };
        table.rows.push(Row::Cells(vec![
            move_text(words, &row.chosen).into(),
            value.into(),
            verdict.into(),
        ]));
    }
    let more = rows.len().saturating_sub(MOST_ROWS);
    let left_out = match (more, complete) {
        (0, true) => None,
        (0, false) => Some("and more".to_string()),
        (more, _) => Some(counted(more, "more move")),
    };
    table.rows.extend(
        left_out.map(|left_out| Row::Note(format!("{} {left_out}", words.ellipsis()).into())),
    );
    let intro = format!("What the moves of {player} leave, and whether they win:");
    vec![Block::paragraph(intro), Block::Table(table)]
}
