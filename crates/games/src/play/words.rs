//! The players and their moves in sentences.

use nimatron_nimber::text::Notation;
use nimatron_nimber::text::formula::{Formula, Operator};
use nimatron_nimber::{Ordinal, say};

use super::game::{Game, GameOf, Role};
use super::opponent::Opponent;
use super::record::Turns;
use super::table::TableGame;
use crate::multiplayer::{Players, Seat};
use crate::nim::Change;
use crate::rulesets::nimbers::{self, Shape};
use crate::rulesets::{Move, multiplayer};

/// Longer heights are cut in a sentence.
const LONGEST: usize = 40;

impl Opponent {
    /// The name, to begin a sentence or to stand within it.
    ///
    /// ```
    /// use nimatron::play::Opponent;
    /// assert_eq!(Opponent::Sleepy.title(), "Sleepy");
    /// assert_eq!(Opponent::Sleepy.about(), "knows how to win, but dozes off");
    /// ```
    pub fn title(self) -> String {
        match self {
            Opponent::Random => say!("Random"),
            Opponent::Copycat => say!("Copycat"),
            Opponent::Rival(_) => say!("Rival"),
            Opponent::Sleepy => say!("Sleepy"),
            Opponent::Perfect => say!("Perfect"),
            Opponent::Teacher => say!("Teacher"),
        }
    }

    /// What the opponent is like.
    pub fn about(self) -> String {
        match self {
            Opponent::Random => say!("plays anything"),
            Opponent::Copycat => say!("copies you where it can"),
            Opponent::Rival(_) => {
                say!("adapts: errs less often after you win, and more often after you lose")
            }
            Opponent::Sleepy => say!("knows how to win, but dozes off"),
            Opponent::Perfect => say!("never misses a win"),
            Opponent::Teacher => say!("never misses a win, and shows you how"),
        }
    }
}

impl<P: Turns> GameOf<P> {
    /// The name that somebody gave, `You` for the only person, the name of the opponent, or
    /// `Player 2`; among three or more players `Player B` and `Perfect C`.
    ///
    /// ```
    /// use nimatron::play::{Game, Opponent, Seat, Role};
    /// let players = [Role::Person, Role::Machine(Opponent::Sleepy)];
    /// let game = Game::new("nim: 3, 5".parse()?, players, Seat::FIRST, 1);
    /// assert_eq!(game.name_of(Seat::FIRST), "You");
    /// assert_eq!(game.name_of(Seat::SECOND), "Sleepy");
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn name_of(&self, player: Seat) -> String {
        let given = self.names().get(player.index()).filter(|name| !name.is_empty());
        let many = self.players() != Players::TWO;
        match (self.role(player), given) {
            (Role::Person, Some(name)) => name.clone(),
            (Role::Machine(opponent), _) if many => format!("{} {player}", opponent.title()),
            (Role::Machine(opponent), _) => opponent.title(),
            (Role::Ally(_), _) => say!("Ally {}", player.to_string()),
            _ if !self.is_between_people() => say!("You"),
            _ if many => say!("Player {}", player.to_string()),
            _ => say!("Player {}", player.number()),
        }
    }

    /// `Rival now errs in 40 of 100 moves.`, if the game is over and an opponent has adapted
    /// to how it ended.
    ///
    /// ```
    /// use nimatron::foundation::Playable;
    /// use nimatron::play::{Game, Errors, Opponent, Role, Seat};
    /// let players = [Role::Person, Role::Machine(Opponent::Rival(Errors::START))];
    /// let mut game = Game::new("nim: 3".parse()?, players, Seat::FIRST, 1);
    /// assert_eq!(game.says_of_next(), None);
    /// game.play(game.position().parse_move("1: 3 -> 0")?)?;
    /// let said = game.says_of_next();
    /// assert_eq!(said.as_deref(), Some("Rival now errs in 40 of 100 moves."));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn says_of_next(&self) -> Option<String> {
        let next = self.next_roles();
        let changed = |(seat, role): (Seat, &Role)| match *role {
            Role::Machine(Opponent::Rival(errors)) if self.role(seat) != *role => {
                let name = self.name_of(seat);
                Some(say!("{} now errs in {} of 100 moves.", name, errors.percent()))
            }
            _ => None,
        };
        let said: Vec<String> = self.players().seats().zip(&next).filter_map(changed).collect();
        (!said.is_empty()).then(|| said.join(" "))
    }

    /// Whether this player is called `You`, and is told so.
    pub fn is_you(&self, player: Seat) -> bool {
        self.name_of(player) == say!("You")
    }

    /// Whether two people play, or more.
    pub fn is_between_people(&self) -> bool {
        self.roles().iter().filter(|role| **role == Role::Person).count() > 1
    }

    /// `You take 5 from pile 3 and leave 2.`, with the finite number that is
    /// taken where there is one; `You slide (4,7) to (4,5).` on a board of Nimbers, and
    /// `You play 5 -> 3.` where a move has no words of its own.
    pub fn made_move(&self, player: Seat, chosen: &Move, notation: Notation) -> String {
        let you = self.is_you(player);
        let name = self.name_of(player);
        let chosen = match chosen {
            Move::Nim(chosen) => chosen,
            Move::Nimbers(chosen) => return turned(&name, you, chosen, notation),
            other => return played(&name, you, &other.to_text(notation)),
        };
        let changes = chosen.changes();
        if changes.len() > 4 {
            return match you {
                true => say!("You lower {} piles.", changes.len()),
                false => say!("{} lowers {} piles.", name, changes.len()),
            };
        }
        let parts = changes.iter().map(|change| match you {
            true => lowered_by_you(change, notation),
            false => lowered(change, notation),
        });
        let parts = parts.reduce(|before, last| say!("{}, and {}", before, last));
        let parts = parts.unwrap_or_default();
        match you {
            true => say!("You {}.", parts),
            false => say!("{} {}.", name, parts),
        }
    }
}

/// `You play 5 -> 3.`
fn played(name: &str, you: bool, chosen: &str) -> String {
    match you {
        true => say!("You play {}.", chosen),
        false => say!("{} plays {}.", name, chosen),
    }
}

/// `You slide (4,7) to (4,5).`
fn turned(name: &str, you: bool, chosen: &nimbers::Move, notation: Notation) -> String {
    let text = |point: &[Ordinal]| {
        let coordinates = point.iter().map(Ordinal::formula);
        Formula::joined(coordinates, &Operator::Comma.close()).in_brackets().to_text(notation)
    };
    let stone = text(&chosen.stone);
    match (chosen.shape(), you) {
        (Shape::Remove, true) => say!("You remove {}.", stone),
        (Shape::Remove, false) => say!("{} removes {}.", name, stone),
        (Shape::Slide(to), true) => say!("You slide {} to {}.", stone, text(&to)),
        (Shape::Slide(to), false) => say!("{} slides {} to {}.", name, stone, text(&to)),
        (Shape::Rectangle(to), true) => {
            say!("You turn the rectangle {}-{}.", stone, text(&to))
        }
        (Shape::Rectangle(to), false) => {
            say!("{} turns the rectangle {}-{}.", name, stone, text(&to))
        }
        (Shape::Box(to), true) => say!("You turn the box {}-{}.", stone, text(&to)),
        (Shape::Box(to), false) => say!("{} turns the box {}-{}.", name, stone, text(&to)),
    }
}

/// What is said of whom in a change of a pile: a verb in the third person, and its objects.
fn lowered(Change { pile, from, to }: &Change, notation: Notation) -> String {
    let (pile, left) = (pile + 1, height(to, notation));
    match (from.to_u64(), to.to_u64()) {
        (Some(_), Some(0)) => say!("takes pile {} away", pile),
        (Some(before), Some(after)) => {
            say!("takes {} from pile {} and leaves {}", before - after, pile, left)
        }
        _ => say!("lowers pile {} from {} to {}", pile, height(from, notation), left),
    }
}

/// The same of whoever is addressed.
fn lowered_by_you(Change { pile, from, to }: &Change, notation: Notation) -> String {
    let (pile, left) = (pile + 1, height(to, notation));
    match (from.to_u64(), to.to_u64()) {
        (Some(_), Some(0)) => say!("take pile {} away", pile),
        (Some(before), Some(after)) => {
            say!("take {} from pile {} and leave {}", before - after, pile, left)
        }
        _ => say!("lower pile {} from {} to {}", pile, height(from, notation), left),
    }
}

impl Game {
    /// What the copycat says after a move that copies the one before it: the same
    /// change of another pile.
    ///
    /// ```
    /// use nimatron::foundation::{Budget, Playable};
    /// use nimatron::play::{Game, Opponent, Seat, Role};
    /// use nimatron_nimber::text::Notation;
    /// let players = [Role::Person, Role::Machine(Opponent::Copycat)];
    /// let mut game = Game::new("nim: 4, 4".parse()?, players, Seat::FIRST, 1);
    /// game.play(game.position().parse_move("1: 4 -> 2")?)?;
    /// game.machine_move(&mut Budget::unlimited());
    /// let said = game.says_of_copy(Notation::Ascii);
    /// assert_eq!(said.as_deref(), Some("I copy you: I take 2 from the other pile."));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn says_of_copy(&self, notation: Notation) -> Option<String> {
        let (record, mover) = (self.record(), Players::TWO.after(self.record().to_move()));
        if self.role(mover) != Role::Machine(Opponent::Copycat) {
            return None;
        }
        let [.., Move::Nim(made), Move::Nim(copy)] = &record.moves()[..record.cursor()] else {
            return None;
        };
        let ([made], [copy]) = (made.changes(), copy.changes()) else { return None };
        let same = made.pile != copy.pile && (&made.from, &made.to) == (&copy.from, &copy.to);
        let piles = self.position().as_nim()?.piles().len();
        let (pile, left) = (copy.pile + 1, height(&copy.to, notation));
        same.then(|| match (copy.from.to_u64(), copy.to.to_u64()) {
            (Some(before), Some(after)) if piles == 2 => {
                say!("I copy you: I take {} from the other pile.", before - after)
            }
            (Some(before), Some(after)) => {
                say!("I copy you: I take {} from pile {}.", before - after, pile)
            }
            _ if piles == 2 => say!("I copy you: I lower the other pile to {}.", left),
            _ => say!("I copy you: I lower pile {} to {}.", pile, left),
        })
    }

    /// Who has won, in words, if the game is over.
    pub fn ending(&self) -> Option<String> {
        let record = self.record();
        if record.is_drawn() {
            return Some(match record.is_repeated() {
                true => say!("This position has come for the third time: the game is a draw."),
                false => say!("There have been {} moves: the game is a draw.", record.cursor()),
            });
        }
        let winners = record.winners()?;
        let Some(winner) = winners.seats().next() else {
            return Some(say!("No line is left, and both have as many boxes: the game is a draw."));
        };
        let name = self.name_of(winner);
        Some(match self.is_you(winner) {
            true => say!("No move is left. You win! Well played."),
            _ if self.is_between_people() => say!("No move is left. {} wins!", name),
            _ => say!("No move is left. {} wins this time.", name),
        })
    }
}

impl TableGame {
    /// What somebody does in a move: as [`made_move`](GameOf::made_move).
    pub fn made(&self, player: Seat, chosen: &multiplayer::Move, notation: Notation) -> String {
        match chosen.of_ruleset() {
            Some(chosen) => self.made_move(player, chosen, notation),
            None => {
                let name = self.name_of(player);
                played(&name, self.is_you(player), &chosen.to_text(notation))
            }
        }
    }

    /// Who has won, and everybody's place behind, if the game is over.
    ///
    /// ```
    /// use nimatron::play::{Role, Seat, TableGame};
    /// let start = "nim(players=3): 1".parse()?;
    /// let mut game = TableGame::new(start, [Role::Person; 3], Seat::FIRST, 1).with_names(["Anna"]);
    /// game.play(game.position().parse_move("1: 1 -> 0")?)?;
    /// let ending = game.ending();
    /// assert_eq!(ending.as_deref(), Some("No move is left. Anna wins! Player C is second, Player B is third."));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn ending(&self) -> Option<String> {
        let winners = self.record().winners()?;
        let names = listed(winners.seats().map(|seat| self.name_of(seat)));
        let won = match winners.size() {
            1 if winners.seats().all(|seat| self.is_you(seat)) => {
                say!("No move is left. You win!")
            }
            1 => say!("No move is left. {} wins!", names),
            _ => say!("No move is left. {} win!", names),
        };
        let behind = self.places().into_iter().filter(|(_, seat)| !winners.has(*seat));
        let behind: Vec<String> = behind
            .map(|(place, seat)| match self.is_you(seat) {
                true => you_are(place),
                false => is_at(&self.name_of(seat), place),
            })
            .collect();
        Some(match behind.is_empty() {
            true => won,
            false => format!("{won} {}.", behind.join(", ")),
        })
    }
}

/// `Anna is second`.
fn is_at(name: &str, place: usize) -> String {
    match place {
        1 => say!("{} is first", name),
        2 => say!("{} is second", name),
        3 => say!("{} is third", name),
        4 => say!("{} is fourth", name),
        5 => say!("{} is fifth", name),
        6 => say!("{} is sixth", name),
        _ => say!("{} is last", name),
    }
}

/// `You are second`.
fn you_are(place: usize) -> String {
    match place {
        1 => say!("You are first"),
        2 => say!("You are second"),
        3 => say!("You are third"),
        4 => say!("You are fourth"),
        5 => say!("You are fifth"),
        6 => say!("You are sixth"),
        _ => say!("You are last"),
    }
}

/// `Anna, Ben and Cleo`.
///
/// ```
/// use nimatron::play::listed;
/// assert_eq!(listed(["A", "B", "C"].map(String::from)), "A, B and C");
/// ```
pub fn listed(names: impl IntoIterator<Item = String>) -> String {
    let names: Vec<String> = names.into_iter().collect();
    match &names[..] {
        [] => say!("nobody"),
        [one] => one.clone(),
        [first @ .., last] => say!("{} and {}", first.join(", "), last),
    }
}

/// A height, its middle left out if it is long.
pub fn height(ordinal: &Ordinal, notation: Notation) -> String {
    shortened(&ordinal.to_text(notation), LONGEST, notation)
}

/// A text of at most `most` characters, its middle left out if it is longer.
///
/// ```
/// use nimatron::play::shortened;
/// use nimatron_nimber::text::Notation;
/// assert_eq!(shortened("1234567890", 8, Notation::Ascii), "123..890");
/// ```
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::Playable;
    use crate::rulesets::Position;

    #[test]
    fn moves_in_words() {
        let players = [Role::Person, Role::Machine(Opponent::Sleepy)];
        let start: Position = "nim(piles=2): 3, 5, w+7".parse().unwrap();
        let game = Game::new(start.clone(), players, Seat::FIRST, 1);
        for (player, chosen, sentence) in [
            (Seat::FIRST, "2: 5 -> 1", "You take 4 from pile 2 and leave 1."),
            (Seat::SECOND, "1: 3 -> 0", "Sleepy takes pile 1 away."),
            (Seat::SECOND, "3: w+7 -> w", "Sleepy lowers pile 3 from w+7 to w."),
            (
                Seat::FIRST,
                "1: 3 -> 0, 2: 5 -> 2",
                "You take pile 1 away, and take 3 from pile 2 and leave 2.",
            ),
        ] {
            let chosen = start.parse_move(chosen).unwrap();
            assert_eq!(game.made_move(player, &chosen, Notation::Ascii), sentence);
        }
    }

    #[test]
    fn moves_of_stones_in_words() {
        let players = [Role::Person, Role::Machine(Opponent::Sleepy)];
        let start: Position = "nimbers: (4,7)".parse().unwrap();
        let game = Game::new(start.clone(), players, Seat::FIRST, 1);
        for (player, near, sentence) in [
            (Seat::FIRST, "(0,0)", "You remove (4,7)."),
            (Seat::SECOND, "(0,5)", "Sleepy slides (4,7) to (4,5)."),
            (Seat::SECOND, "(2,2)", "Sleepy turns the rectangle (4,7)-(2,2)."),
        ] {
            let chosen = start.parse_move(near).unwrap();
            assert_eq!(game.made_move(player, &chosen, Notation::Ascii), sentence);
        }
    }

    #[test]
    fn long_numbers_are_cut() {
        let digits = "1234567890".repeat(1000);
        let cut = shortened(&digits, 12, Notation::Ascii);
        assert_eq!(cut, "12345..67890");
        assert_eq!(shortened("123", 12, Notation::Ascii), "123");
    }
}
