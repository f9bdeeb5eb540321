//! Rules and positions in sentences.

use nimatron::foundation::{Convention, Playable};
use nimatron::nim::{self, Variant};
use nimatron::play::{Role, Seat, Setup, height, shortened};
use nimatron::rulesets::Position;
use nimatron::say;
use nimatron::text::Notation;
use nimatron::text::language::translated;

/// More piles than this are not listed.
const MOST_PILES: usize = 20;

/// "Nim, normal play".
pub fn name_of_rules(position: &Position) -> String {
    let game = name_of_game(position);
    match position.convention() {
        _ if position.is_scored() => game,
        Convention::Normal => say!("{}, normal play", game),
        Convention::Misere => say!("{}, misere play", game),
    }
}

/// `Bounded Nim (at most 3)`.
pub fn name_of_game(position: &Position) -> String {
    match position.as_nim().map(|position| &position.rules().variant) {
        Some(Variant::Nim) => say!("Nim"),
        Some(Variant::Bounded { max }) => say!("Bounded Nim (at most {})", max.to_string()),
        Some(Variant::Moore { at_most }) => say!("Moore's Nim (up to {} piles)", at_most),
        None => {
            let title = translated(&position.description().title);
            title.split(':').next().unwrap_or(&title).into()
        }
    }
}

/// "Who starts?", and as whom, where the players have moves of their own; asked of this player.
pub fn starter_question(setup: &Setup, asked: Seat) -> String {
    let as_whom = setup.position().and_then(Position::turn);
    let as_whom = as_whom.map(|side| translated(&side.to_string()));
    match (setup.opponent(), as_whom) {
        (Some(Role::Machine(_)), None) => say!("Who starts?"),
        (Some(Role::Machine(_)), Some(side)) => say!("Who starts, as {}?", side),
        (_, None) => say!("Player {}, who starts?", asked.number()),
        (_, Some(side)) => say!("Player {}, who starts, as {}?", asked.number(), side),
    }
}

/// The rules in a few sentences.
pub fn rules(position: &Position) -> String {
    match position.as_nim() {
        Some(position) => rules_of_nim(position),
        None => told_rules(position),
    }
}

/// What a turn is, in Nim: other rulesets say it with the rest of their rules for two players.
pub fn turn_rule(position: &Position) -> String {
    match position.as_nim() {
        Some(position) => turn_of_nim(position),
        None => say!("Between two players: {}", told_rules(position)),
    }
}

fn told_rules(position: &Position) -> String {
    let rules = position.description().rules.iter();
    rules.map(|rule| translated(rule)).collect::<Vec<_>>().join("\n")
}

fn rules_of_nim(position: &nim::Position) -> String {
    // A limit pile keeps its blocks to the end.
    let keeps_blocks = matches!(position.rules().variant, Variant::Bounded { .. });
    let end = match (position.convention(), keeps_blocks) {
        (Convention::Normal, false) => say!("Normal play: whoever takes the last block wins."),
        (Convention::Normal, true) => say!("Normal play: whoever makes the last move wins."),
        (Convention::Misere, false) => say!("Misere play: whoever takes the last block loses."),
        (Convention::Misere, true) => say!("Misere play: whoever makes the last move loses."),
    };
    format!("{} {end}", turn_of_nim(position))
}

/// What a turn is.
fn turn_of_nim(position: &nim::Position) -> String {
    match &position.rules().variant {
        Variant::Nim => say!("A turn takes any number of blocks from one pile."),
        Variant::Bounded { max } if *max == 1u32.into() => {
            say!("A turn takes at most 1 block from one pile.")
        }
        Variant::Bounded { max } => {
            say!("A turn takes at most {} blocks from one pile.", max.to_string())
        }
        Variant::Moore { at_most } => {
            say!("A turn takes any number of blocks from up to {} piles.", at_most)
        }
    }
}

/// "Piles: 1: 3   2: 5   3: 7", or the position as it is written.
pub fn position_line(position: &Position, notation: Notation) -> String {
    const LONGEST_POSITION: usize = 400;
    match position.as_nim() {
        Some(position) => say!("Piles: {}", piles(position, notation)),
        None => {
            let text = position.to_text(notation);
            say!("Position: {}", shortened(&text, LONGEST_POSITION, notation))
        }
    }
}

fn piles(position: &nim::Position, notation: Notation) -> String {
    let count = position.piles().len();
    let shown = position.piles().iter().take(MOST_PILES).enumerate();
    let shown = shown.map(|(pile, of)| format!("{}: {}", pile + 1, height(&of, notation)));
    let text = shown.collect::<Vec<_>>().join("   ");
    if count > MOST_PILES {
        return say!("{}   and {} more piles", text, count - MOST_PILES);
    }
    text
}
