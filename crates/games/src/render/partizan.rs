//! What is told of partizan positions: who wins whoever begins, the value, and what the moves of
//! both players leave.

use nimatron_nimber::say;

use super::claims::Teller;
use super::document::{Align, Block, Prose, Row, Table, exact, prose, strong};
use super::parts;
use super::words::{Words, counted, further_moves, listed};
use crate::explain::{Claim, ClassClaim, FollowedRow, PartizanClaim, Step, SummandRow, Written};
use crate::foundation::{Budget, Playable, Player};
use crate::partizan::{Dyadic, OutcomeClass, ValueSummary, Values};
use crate::rulesets::Move;

/// So many moves are told in a sentence.
const FEW_MOVES: usize = 8;
/// A table shows at most so many rows.
const MOST_ROWS: usize = 64;

impl Teller<'_> {
    /// Tells a claim about a partizan position.
    pub(super) fn tell_of_partizan(&mut self, claim: &PartizanClaim) {
        match claim {
            PartizanClaim::Class(claim) => self.say(class(claim)),
            PartizanClaim::Summands { rows } => self.blocks.extend(summands(self.words, rows)),
            PartizanClaim::OtherTurn { player, moves, complete } => {
                let moves = moves.iter().map(|chosen| exact(self.notated_of(*player, chosen)));
                let moves: Vec<Prose> = moves.collect();
                self.say(other_turn(*player, &moves, *complete));
            }
            PartizanClaim::Followed { player, rows, complete } => {
                let rows = rows.iter().map(|row| (row, self.notated_of(*player, &row.chosen)));
                let rows: Vec<(&FollowedRow, Prose)> = rows.collect();
                self.blocks.extend(followed(self.words, *player, &rows, *complete));
            }
        }
    }

    /// A move of a player in the notation of the reader.
    pub(super) fn notated_of(&self, player: Player, chosen: &Written<Move>) -> Prose {
        let read = chosen.read(|text| {
            let position = self.position.as_deref()?.clone().at_turn(player);
            position.parse_move(text).ok()
        });
        read.map_or_else(|| chosen.to_string().into(), |chosen| self.words.typed_move(&chosen))
    }
}

/// The class that is among the reasons of a step.
pub(super) fn class_among(reasons: &[Step]) -> Option<OutcomeClass> {
    reasons.iter().find_map(|reason| match &reason.claim {
        Claim::Partizan(PartizanClaim::Class(claim)) => read_class(&claim.class),
        _ => None,
    })
}

fn read_class(class: &Written<OutcomeClass>) -> Option<OutcomeClass> {
    use OutcomeClass::{L, N, P, R};
    let read = class.read(|text| [L, R, N, P].into_iter().find(|class| class.to_string() == text));
    read.map(|class| *class)
}

/// `Left wins, whoever begins (L)`.
pub(super) fn verdict(class: OutcomeClass) -> String {
    match class {
        OutcomeClass::L => say!("Left wins, whoever begins (L)"),
        OutcomeClass::R => say!("Right wins, whoever begins (R)"),
        OutcomeClass::N => say!("Whoever begins wins (N)"),
        OutcomeClass::P => say!("Whoever begins loses (P)"),
    }
}

/// A value; as it is written where to read it is too much work.
fn value(value: &Written<ValueSummary>) -> Prose {
    const MOST_WORK: u64 = 1 << 18;
    const MOST_MEMORY: u64 = 1 << 26;
    let read = value.read(|text| {
        let (values, mut budget) = (Values::new(MOST_MEMORY), Budget::nodes(MOST_WORK));
        let mut games = values.arithmetic(&mut budget);
        let value = games.read(text).ok()?;
        games.summary(value).ok()
    });
    exact(read.map_or_else(|| value.to_string().into(), |read| Prose::from(&read.formula)))
}

/// A number, as it is written where it has not been read.
fn number(number: &Written<Dyadic>) -> Prose {
    let read = number.value().map(Dyadic::formula);
    exact(read.map_or_else(|| number.to_string().into(), Prose::from))
}

/// What the value says.
fn class(claim: &ClassClaim) -> Prose {
    let class = read_class(&claim.class).unwrap_or(OutcomeClass::P);
    let (Some(value), Some(mean), Some(temperature)) =
        (&claim.value, &claim.mean, &claim.temperature)
    else {
        return match class {
            OutcomeClass::L => prose!("Left wins, whoever begins."),
            OutcomeClass::R => prose!("Right wins, whoever begins."),
            OutcomeClass::N => prose!("Whoever begins wins."),
            OutcomeClass::P => prose!("Whoever begins loses."),
        };
    };
    let value = self::value(value);
    let told = match class {
        OutcomeClass::P => return prose!("The value is 0: whoever begins loses."),
        OutcomeClass::L => prose!("The value {} is positive: Left wins, whoever begins.", value),
        OutcomeClass::R => prose!("The value {} is negative: Right wins, whoever begins.", value),
        OutcomeClass::N => {
            prose!("The value {} is confused with 0: whoever begins wins.", value)
        }
    };
    let temperature = number(temperature);
    told.then(prose!("Its mean is {} and its temperature {}.", number(mean), temperature))
}

/// The values of the parts.
fn summands(words: Words, rows: &[SummandRow]) -> Vec<Block> {
    let heads = [
        (Align::Left, prose!("part")),
        (Align::Left, prose!("value")),
        (Align::Right, prose!("mean")),
        (Align::Right, prose!("temperature")),
    ];
    let cells = |row: &SummandRow| {
        vec![exact(&row.part), value(&row.value), number(&row.mean), number(&row.temperature)]
    };
    let intro = prose!(
        "The independent parts, the hottest first. Where the temperature is below 0, the value is \
         a number, and to move there costs something:"
    );
    vec![Block::paragraph(intro), parts::table(words, &heads, rows, "part", cells)]
}

/// Which moves would win if it were the other player's turn.
fn other_turn(player: Player, moves: &[Prose], complete: bool) -> Prose {
    let told = moves.iter();
    match (moves.len(), complete) {
        (0, true) => prose!("If it were {}'s turn, no move would win.", player),
        (0, false) => {
            prose!("Which moves would win if it were {}'s turn could not be computed.", player)
        }
        (1, true) => {
            prose!("If it were {}'s turn, {} would win.", player, &moves[0])
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
fn followed(
    words: Words,
    player: Player,
    rows: &[(&FollowedRow, Prose)],
    complete: bool,
) -> Vec<Block> {
    if rows.is_empty() && complete {
        return vec![Block::paragraph(prose!("{} has no move.", player))];
    }
    let heads = [
        (Align::Left, prose!("move")),
        (Align::Left, prose!("leaves")),
        (Align::Left, prose!("result")),
    ];
    let mut table = Table { columns: heads.into(), rows: Vec::new() };
    for (row, chosen) in rows.iter().take(MOST_ROWS) {
        let value = row.value.as_ref().map_or(Prose::default(), value);
        let verdict = if row.wins { strong(say!("wins")) } else { prose!("loses") };
        table.rows.push(Row::Cells(vec![exact(chosen), value, verdict]));
    }
    table.rows.extend(further_moves(words, rows.len().saturating_sub(MOST_ROWS), complete));
    let intro = prose!("What the moves of {} leave, and whether they win:", player);
    vec![Block::paragraph(intro), Block::Table(table)]
}
