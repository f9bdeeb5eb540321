//! Rules and positions in sentences.

use nimatron::foundation::{Convention, Playable};
use nimatron::nim::{self, Variant};
use nimatron::play::{Role, Seat, Setup, height, shortened};
use nimatron::rulesets::Position;
use nimatron::text::Notation;

/// More piles than this are not listed.
const MOST_PILES: usize = 20;

/// "Nim, normal play".
pub fn name_of_rules(position: &Position) -> String {
    let game = match position.as_nim().map(|position| &position.rules().variant) {
        Some(Variant::Nim) => "Nim".to_string(),
        Some(Variant::Bounded { max }) => format!("Bounded Nim (at most {max})"),
        Some(Variant::Moore { at_most }) => format!("Moore's Nim (up to {at_most} piles)"),
        None => {
            let title = position.description().title;
            title.split(':').next().unwrap_or(title).into()
        }
    };
    format!("{game}, {} play", position.convention())
}

/// "Who starts?", and as whom, where the players have moves of their own; asked of this player.
pub fn starter_question(setup: &Setup, asked: Seat) -> String {
    let as_whom = setup.position().and_then(Position::turn);
    let as_whom = as_whom.map_or(String::new(), |side| format!(", as {side}"));
    match setup.opponent() {
        Some(Role::Machine(_)) => format!("Who starts{as_whom}?"),
        _ => format!("Player {}, who starts{as_whom}?", asked.number()),
    }
}

/// The rules in a few sentences.
pub fn rules(position: &Position) -> String {
    match position.as_nim() {
        Some(position) => rules_of_nim(position),
        None => position.description().rules.join("\n"),
    }
}

/// What a turn is, in Nim: other rulesets say it with the rest of their rules for two players.
pub fn turn_rule(position: &Position) -> String {
    match position.as_nim() {
        Some(position) => turn_of_nim(position).0,
        None => format!("Between two players: {}", position.description().rules.join("\n")),
    }
}

fn rules_of_nim(position: &nim::Position) -> String {
    let (turn, last) = turn_of_nim(position);
    let (convention, end) = match position.convention() {
        Convention::Normal => ("Normal", "wins"),
        Convention::Misere => ("Misere", "loses"),
    };
    format!("{turn} {convention} play: whoever {last} {end}.")
}

/// What a turn is, and what whoever ends the game does.
fn turn_of_nim(position: &nim::Position) -> (String, &'static str) {
    match &position.rules().variant {
        Variant::Nim => {
            ("A turn takes any number of blocks from one pile.".to_string(), "takes the last block")
        }
        // A limit pile keeps its blocks to the end.
        Variant::Bounded { max } => {
            let plural = if *max == 1u32.into() { "" } else { "s" };
            let turn = format!("A turn takes at most {max} block{plural} from one pile.");
            (turn, "makes the last move")
        }
        Variant::Moore { at_most } => (
            format!("A turn takes any number of blocks from up to {at_most} piles."),
            "takes the last block",
        ),
    }
}

/// "Piles: 1: 3   2: 5   3: 7", or the position as it is written.
pub fn position_line(position: &Position, notation: Notation) -> String {
    const LONGEST_POSITION: usize = 400;
    match position.as_nim() {
        Some(position) => format!("Piles: {}", piles(position, notation)),
        None => {
            let text = position.to_text(notation);
            format!("Position: {}", shortened(&text, LONGEST_POSITION, notation))
        }
    }
}

fn piles(position: &nim::Position, notation: Notation) -> String {
    let count = position.piles().len();
    let shown = position.piles().iter().take(MOST_PILES).enumerate();
    let shown = shown.map(|(pile, of)| format!("{}: {}", pile + 1, height(&of, notation)));
    let mut text = shown.collect::<Vec<_>>().join("   ");
    if count > MOST_PILES {
        text += &format!("   and {} more piles", count - MOST_PILES);
    }
    text
}
