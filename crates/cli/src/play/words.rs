//! Names, moves and rules in sentences.

use nimatron::Ordinal;
use nimatron::core::{Convention, Impartial};
use nimatron::nim::{self, Change, Variant};
use nimatron::play::{Game, Opponent, Player, Role};
use nimatron::rulesets::{Move, Position};
use nimatron::text::Notation;

/// Longer heights are cut in a sentence.
const LONGEST: usize = 40;
/// More piles than this are not listed.
const MOST_PILES: usize = 20;

/// The name of an opponent, to begin a sentence or to stand within it.
pub fn opponent_name(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Random => "Random",
        Opponent::Copycat => "Copycat",
        Opponent::Sleepy => "Sleepy",
        Opponent::Perfect => "Perfect",
        Opponent::Teacher => "Teacher",
    }
}

/// What an opponent is like.
pub fn opponent_manner(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Random => "plays anything",
        Opponent::Copycat => "copies you where it can",
        Opponent::Sleepy => "knows how to win, but dozes off",
        Opponent::Perfect => "never misses a win",
        Opponent::Teacher => "never misses a win, and shows you how",
    }
}

/// "You", the name of the opponent, or "Player 2".
pub fn player_name(game: &Game, player: Player) -> String {
    match game.role(player) {
        Role::Machine(opponent) => opponent_name(opponent).into(),
        Role::Person if two_people(game) => format!("Player {}", player.number()),
        Role::Person => "You".into(),
    }
}

/// Whether two people play.
pub fn two_people(game: &Game) -> bool {
    game.players().iter().all(|role| *role == Role::Person)
}

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

/// The rules in a few sentences.
pub fn rules(position: &Position) -> String {
    match position.as_nim() {
        Some(position) => rules_of_nim(position),
        None => position.description().rules.join("\n"),
    }
}

fn rules_of_nim(position: &nim::Position) -> String {
    let (turn, last) = match &position.rules().variant {
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
    };
    let (convention, end) = match position.convention() {
        Convention::Normal => ("Normal", "wins"),
        Convention::Misere => ("Misere", "loses"),
    };
    format!("{turn} {convention} play: whoever {last} {end}.")
}

/// A height, its middle left out if it is long.
pub fn height(ordinal: &Ordinal, notation: Notation) -> String {
    shortened(&ordinal.to_text(notation), LONGEST, notation)
}

/// A text of at most `most` characters, its middle left out if it is longer.
pub fn shortened(text: &str, most: usize, notation: Notation) -> String {
    let length = text.chars().count();
    if length <= most {
        return text.into();
    }
    let dots = if notation == Notation::Unicode { "…" } else { ".." };
    let kept = most.saturating_sub(dots.chars().count());
    let tail = kept / 2;
    let start = text.chars().take(kept - tail);
    start.chain(dots.chars()).chain(text.chars().skip(length - tail)).collect()
}

/// "You take 5 from pile 3 and leave 2.", with the finite number that is taken
/// where there is one; "You play (4,7) -> (1,3)." where there are no piles.
pub fn made_move(game: &Game, player: Player, chosen: &Move, notation: Notation) -> String {
    let name = player_name(game, player);
    let you = name == "You";
    let verb = |plain: &str| if you { plain.to_string() } else { format!("{plain}s") };
    let chosen = match chosen {
        Move::Nim(chosen) => chosen,
        other => return format!("{name} {} {}.", verb("play"), other.to_text(notation)),
    };
    let changes = chosen.changes();
    if changes.len() > 4 {
        return format!("{name} {} {} piles.", verb("lower"), changes.len());
    }
    let parts = changes.iter().map(|Change { pile, from, to }| {
        let number = pile + 1;
        let left = height(to, notation);
        match (from.to_u64(), to.to_u64()) {
            (Some(_), Some(0)) => format!("{} pile {number} away", verb("take")),
            (Some(before), Some(after)) => format!(
                "{} {} from pile {number} and {} {left}",
                verb("take"),
                before - after,
                verb("leave")
            ),
            _ => {
                format!("{} pile {number} from {} to {left}", verb("lower"), height(from, notation))
            }
        }
    });
    format!("{name} {}.", parts.collect::<Vec<_>>().join(", and "))
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

/// The lines of a text, broken at spaces so that none is wider than `width`;
/// what is wider by itself is broken anywhere.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = Vec::new();
    for line in text.lines() {
        let mut rest: Vec<char> = line.chars().collect();
        while rest.len() > width {
            let space = rest[..=width].iter().rposition(|c| *c == ' ').filter(|&at| at > 0);
            let tail = rest.split_off(space.unwrap_or(width));
            lines.push(rest.into_iter().collect());
            rest = tail.into_iter().skip(usize::from(space.is_some())).collect();
        }
        lines.push(rest.into_iter().collect());
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_in_words() {
        let players = [Role::Person, Role::Machine(Opponent::Sleepy)];
        let start: Position = "nim(piles=2): 3, 5, w+7".parse().unwrap();
        let game = Game::new(start.clone(), players, Player::One, 1);
        for (player, chosen, sentence) in [
            (Player::One, "2: 5 -> 1", "You take 4 from pile 2 and leave 1."),
            (Player::Two, "1: 3 -> 0", "Sleepy takes pile 1 away."),
            (Player::Two, "3: w+7 -> w", "Sleepy lowers pile 3 from w+7 to w."),
            (
                Player::One,
                "1: 3 -> 0, 2: 5 -> 2",
                "You take pile 1 away, and take 3 from pile 2 and leave 2.",
            ),
        ] {
            let chosen = start.parse_move(chosen).unwrap();
            assert_eq!(made_move(&game, player, &chosen, Notation::Ascii), sentence);
        }
    }

    #[test]
    fn lines_are_broken_at_spaces() {
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("one two", 7), ["one two"]);
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrap("a\n\nb", 3), ["a", "", "b"]);
    }

    #[test]
    fn long_numbers_are_cut() {
        let digits = "1234567890".repeat(1000);
        let cut = shortened(&digits, 12, Notation::Ascii);
        assert_eq!(cut, "12345..67890");
        assert_eq!(shortened("123", 12, Notation::Ascii), "123");
    }
}
