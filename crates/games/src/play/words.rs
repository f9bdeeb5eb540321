//! The players and their moves in sentences.

use nimatron_nimber::Ordinal;
use nimatron_nimber::text::Notation;

use super::game::{Game, GameOf, Role};
use super::opponent::Opponent;
use super::record::Turns;
use super::table::TableGame;
use crate::multiplayer::{Players, Seat};
use crate::nim::Change;
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
    pub fn title(self) -> &'static str {
        match self {
            Opponent::Random => "Random",
            Opponent::Copycat => "Copycat",
            Opponent::Rival(_) => "Rival",
            Opponent::Sleepy => "Sleepy",
            Opponent::Perfect => "Perfect",
            Opponent::Teacher => "Teacher",
        }
    }

    /// What the opponent is like.
    pub fn about(self) -> &'static str {
        match self {
            Opponent::Random => "plays anything",
            Opponent::Copycat => "copies you where it can",
            Opponent::Rival(_) => {
                "adapts: errs less often after you win, and more often after you lose"
            }
            Opponent::Sleepy => "knows how to win, but dozes off",
            Opponent::Perfect => "never misses a win",
            Opponent::Teacher => "never misses a win, and shows you how",
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
            (Role::Machine(opponent), _) => opponent.title().into(),
            (Role::Ally(_), _) => format!("Ally {player}"),
            _ if !self.is_between_people() => "You".into(),
            _ if many => format!("Player {player}"),
            _ => format!("Player {}", player.number()),
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
                Some(format!("{name} now errs in {} of 100 moves.", errors.percent()))
            }
            _ => None,
        };
        let said: Vec<String> = self.players().seats().zip(&next).filter_map(changed).collect();
        (!said.is_empty()).then(|| said.join(" "))
    }

    /// Whether two people play, or more.
    pub fn is_between_people(&self) -> bool {
        self.roles().iter().filter(|role| **role == Role::Person).count() > 1
    }

    /// `You take 5 from pile 3 and leave 2.`, with the finite number that is
    /// taken where there is one; `You slide (4,7) to (4,5).` on a board of Nimbers, and
    /// `You play 5 -> 3.` where a move has no words of its own.
    pub fn made_move(&self, player: Seat, chosen: &Move, notation: Notation) -> String {
        let name = self.name_of(player);
        let you = name == "You";
        let verb = |plain: &str| if you { plain.to_string() } else { format!("{plain}s") };
        let chosen = match chosen {
            Move::Nim(chosen) => chosen,
            Move::Nimbers(chosen) => {
                let told = chosen.in_words(notation);
                let (does, what) = told.split_once(' ').unwrap_or((&told, ""));
                return format!("{name} {} {what}.", verb(does));
            }
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
                _ => format!(
                    "{} pile {number} from {} to {left}",
                    verb("lower"),
                    height(from, notation)
                ),
            }
        });
        format!("{name} {}.", parts.collect::<Vec<_>>().join(", and "))
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
        let which = match piles {
            2 => "the other pile".into(),
            _ => format!("pile {}", copy.pile + 1),
        };
        let what = match (copy.from.to_u64(), copy.to.to_u64()) {
            (Some(before), Some(after)) => format!("I take {} from {which}", before - after),
            _ => format!("I lower {which} to {}", height(&copy.to, notation)),
        };
        same.then(|| format!("I copy you: {what}."))
    }

    /// Who has won, in words, if the game is over.
    pub fn ending(&self) -> Option<String> {
        let winner = self.record().winner()?;
        let name = self.name_of(winner);
        Some(match name.as_str() {
            "You" => "No move is left. You win! Well played.".into(),
            _ if self.is_between_people() => format!("No move is left. {name} wins!"),
            _ => format!("No move is left. {name} wins this time."),
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
                let plays = if name == "You" { "play" } else { "plays" };
                format!("{name} {plays} {}.", chosen.to_text(notation))
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
        const PLACES: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];
        let winners = self.record().winners()?;
        let names = listed(winners.seats().map(|seat| self.name_of(seat)));
        let wins = if winners.size() == 1 && names != "You" { "wins" } else { "win" };
        let behind = self.places().into_iter().filter(|(_, seat)| !winners.has(*seat));
        let behind: Vec<String> = behind
            .map(|(place, seat)| {
                let name = self.name_of(seat);
                let is = if name == "You" { "are" } else { "is" };
                format!("{name} {is} {}", PLACES.get(place - 1).unwrap_or(&"last"))
            })
            .collect();
        let behind = behind.join(", ");
        Some(format!("No move is left. {names} {wins}! {behind}.").replace("! .", "!"))
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
        [] => "nobody".into(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
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
