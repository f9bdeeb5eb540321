//! Playing line by line: numbered questions, no redrawing, no drawings.
//!
//! Meant for screen readers and pipes: every line makes sense when it is read
//! aloud after the one before, and nothing is said by its place or its colour.

use std::io::{self, BufRead, Write};
use std::path::Path;

use nimatron::nim::{Position as Nim, Variant};
use nimatron::play::{Opponent, Question, Role, Seat, Setup, height};
use nimatron::rulesets::multiplayer::Position as Table;
use nimatron::text::Notation;
use nimatron::text::language::translated;
use nimatron::{message, say};

use super::session::{Played, Remark, Session, patience};
use super::talk::{Answer, Talk, shown};
use super::words::{position_line, starter_question};
use super::{Beginning, Manner, PlayError, read_seat};

const WIDTH: usize = 78;

const HELP: &[(&str, &str)] = &[
    ("3 2", message!("leaves 2 in pile 3; 3: 7 -> 2 says the same")),
    ("3", message!("chooses pile 3; then you are asked how many to leave")),
    ("3 w+2", message!("leaves an infinite ordinal, where the pile is higher")),
    ("1 0, 2 3", message!("lowers several piles, where the rules allow it")),
    ("hint", message!("a hint; again for a stronger one")),
    ("table", message!("the piles as powers of two")),
    ("piles", message!("the piles again")),
    ("pile 3", message!("all of pile 3")),
    ("undo, redo", message!("take your last move back; play it again")),
    ("review", message!("where the game was won and lost so far")),
    ("again", message!("when it is over, the same game anew")),
    ("save FILE", message!("keep the game in a file")),
    ("rules", message!("the rules")),
    ("quit", message!("stop playing")),
];

/// Help where there are no piles, behind a move to show how they are written.
const HELP_WITH_TYPED_MOVES: &[(&str, &str)] = &[
    ("hint", message!("a hint; again for a stronger one")),
    ("table", message!("the table behind the verdict")),
    ("position", message!("the position again")),
    ("board", message!("the position drawn")),
    ("undo, redo", message!("take your last move back; play it again")),
    ("review", message!("where the game was won and lost so far")),
    ("again", message!("when it is over, the same game anew")),
    ("save FILE", message!("keep the game in a file")),
    ("rules", message!("the rules")),
    ("quit", message!("stop playing")),
];

/// What is asked when there is no move left.
const OVER: &str = message!("The game is over (again, review, undo, or quit):");

/// The same where games are not reviewed.
const OVER_WITHOUT_REVIEW: &str = message!("The game is over (again, undo, or quit):");

/// Plays from the beginning until somebody leaves or the input ends.
pub(super) fn run(
    beginning: Beginning,
    manner: Manner,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<(), PlayError> {
    let mut talk = Talk { input, output };
    let game = match beginning {
        Beginning::Game(game) => Some(*game),
        Beginning::Setup(mut setup) => {
            let game = talk.set_up(&mut setup, manner.notation)?.then(|| setup.game()).flatten();
            game.map(Played::Two)
        }
    };
    match game {
        Some(game) => talk.play(manner.session(game))?,
        None => talk.say(&say!("Goodbye."))?,
    }
    Ok(())
}

/// Asks who plays at a table, a seat at a time; `None` if somebody leaves.
pub(super) fn ask_seats(
    start: &Table,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> io::Result<Option<Vec<String>>> {
    let mut talk = Talk { input, output };
    talk.say(&say!("Type a name for a person; machine, sleepy or random for the machine;"))?;
    talk.say(&say!("or ally of A for a machine that plays for A."))?;
    let mut seats = Vec::new();
    for seat in start.players().seats() {
        loop {
            let Answer::Text(typed) = talk.ask(&say!("Who is player {}?", seat.to_string()))?
            else {
                return Ok(None);
            };
            match read_seat(&typed, seat, start) {
                Ok(_) => seats.push(typed),
                Err(message) => {
                    talk.say(&say!("Sorry, {}.", message))?;
                    continue;
                }
            }
            break;
        }
    }
    Ok(Some(seats))
}

impl<R: BufRead, W: Write> Talk<'_, R, W> {
    fn remark(&mut self, remarks: &[Remark]) -> io::Result<()> {
        let lines = remarks.iter().flat_map(|remark| remark.lines(WIDTH));
        lines.collect::<Vec<_>>().iter().try_for_each(|line| self.say(line))
    }

    /// Asks whatever has to be decided; `false` if the player leaves.
    fn set_up(&mut self, setup: &mut Setup, notation: Notation) -> io::Result<bool> {
        while let Some(question) = setup.question() {
            let going_on = match question {
                Question::Opponent => {
                    let opponents = Opponent::ALL.iter().map(|&opponent| {
                        let (name, manner) = (opponent.title(), opponent.about());
                        (say!("{}, who {}", name, manner), Role::Machine(opponent))
                    });
                    let nobody = (say!("Somebody beside me"), Role::Person);
                    let choices: Vec<_> = opponents.chain([nobody]).collect();
                    let chosen = self.choose(&say!("Who plays against you?"), &choices)?;
                    chosen.map(|role| setup.choose_opponent(role))
                }
                Question::Builder => {
                    let choices = [
                        (say!("I do, and the machine says who starts"), Seat::FIRST),
                        (say!("The machine does, and I say who starts"), Seat::SECOND),
                    ];
                    let chosen = self.choose(&say!("Who sets up the piles?"), &choices)?;
                    chosen.map(|builder| setup.choose_builder(builder, &mut patience()))
                }
                Question::Piles(player) => self.ask_piles(player, setup)?,
                Question::Starter(player) => self.ask_starter(player, setup, notation)?,
            };
            if going_on.is_none() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn ask_piles(&mut self, player: Seat, setup: &mut Setup) -> io::Result<Option<()>> {
        let question = match setup.opponent() {
            Some(Role::Person) => {
                say!("Player {}, set up the piles, such as 3 5 7 (or 1, w+3, e0):", player.number())
            }
            _ => say!("Set up the piles, such as 3 5 7 (or 1, w+3, e0):"),
        };
        loop {
            let Answer::Text(typed) = self.ask(&question)? else {
                return Ok(None);
            };
            match Setup::read_piles(&typed) {
                Ok(position) => {
                    setup.choose_position(position, &mut patience());
                    if setup.starter() == Some(Seat::SECOND) {
                        self.say(&say!("The machine chooses to start."))?;
                    } else if setup.starter() == Some(Seat::FIRST) {
                        self.say(&say!("The machine wants you to start."))?;
                    }
                    return Ok(Some(()));
                }
                Err(error) => self.complain(&error, &typed)?,
            }
        }
    }

    fn ask_starter(
        &mut self,
        player: Seat,
        setup: &mut Setup,
        notation: Notation,
    ) -> io::Result<Option<()>> {
        if let Some(position) = setup.position() {
            self.say(&position_line(position, notation))?;
        }
        let question = starter_question(setup, player);
        let choices = match setup.opponent() {
            Some(Role::Machine(opponent)) => [say!("You"), opponent.title()],
            _ => [say!("Player {}", 1), say!("Player {}", 2)],
        };
        let choices: Vec<_> = choices.into_iter().zip([Seat::FIRST, Seat::SECOND]).collect();
        let chosen = self.choose(&question, &choices)?;
        Ok(chosen.map(|starter| setup.choose_starter(starter)))
    }

    fn play(&mut self, mut session: Session) -> io::Result<()> {
        self.say(&say!("{}: {}.", session.name_of_rules(), session.players()))?;
        self.say(&session.rules())?;
        self.say(&say!("Type help for help, quit to stop."))?;
        let remarks = session.let_machine_move();
        self.remark(&remarks)?;
        let mut show = true;
        loop {
            let over = session.is_over();
            if show && !over {
                self.show_piles(&session)?;
            }
            let question = match (over, session.has_review()) {
                (true, true) => translated(OVER),
                (true, false) => translated(OVER_WITHOUT_REVIEW),
                (false, _) => prompt(&session),
            };
            let Answer::Text(typed) = self.ask(&question)? else {
                return self.leave(&session);
            };
            show = self.answer(&mut session, &typed)?;
        }
    }

    fn leave(&mut self, session: &Session) -> io::Result<()> {
        match session.save_path() {
            Some(path) => match session.save_to(path) {
                Ok(()) => {
                    self.say(&say!("Goodbye. The game is kept in {}.", path.display().to_string()))
                }
                Err(refusal) => {
                    let refusal = refusal.to_string();
                    self.say(&say!("Goodbye. The game could not be kept: {}.", refusal))
                }
            },
            None => self.say(&say!("Goodbye.")),
        }
    }

    fn show_piles(&mut self, session: &Session) -> io::Result<()> {
        self.say("")?;
        self.say(&session.position_line())
    }

    /// Does what was typed; `true` if the piles may have changed.
    fn answer(&mut self, session: &mut Session, typed: &str) -> io::Result<bool> {
        let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        match (word.to_lowercase().as_str(), rest.trim()) {
            ("help" | "?", _) => {
                let help = if session.nim().is_some() {
                    HELP
                } else {
                    self.say(&match session.example() {
                        Some(example) => say!("Type a move, such as {}, or:", example),
                        None => say!("Type a move, or:"),
                    })?;
                    HELP_WITH_TYPED_MOVES
                };
                let is_shown =
                    |(typed, _): &&(&str, &str)| session.has_review() || *typed != "review";
                help.iter().filter(is_shown).try_for_each(|(typed, does)| {
                    self.say(&format!("{typed:<12}{}", translated(does)))
                })?;
            }
            ("rules", _) => self.say(&session.rules())?,
            ("hint" | "h", _) => {
                let remarks = session.next_hint();
                self.remark(&remarks)?;
            }
            ("table" | "t", _) => {
                let lines = session.table().lines(WIDTH);
                lines.iter().try_for_each(|line| self.say(line))?;
            }
            ("piles" | "position" | "p", _) => return Ok(true),
            ("board" | "b", _) => {
                let lines = session.drawn(WIDTH);
                lines.iter().try_for_each(|line| self.say(line))?;
            }
            ("pile", number) => self.show_pile(session, number)?,
            ("review", _) => {
                let remarks = session.review();
                self.remark(&remarks)?;
            }
            ("again", _) if session.is_over() => {
                let remarks = session.restart();
                self.remark(&remarks)?;
                return Ok(true);
            }
            ("undo" | "u", _) => {
                let remarks = session.undo();
                self.remark(&remarks)?;
                return Ok(true);
            }
            ("redo" | "r", _) => {
                let remarks = session.redo();
                self.remark(&remarks)?;
                return Ok(true);
            }
            ("save", "") => self.say(&say!("Type save and the name of a file."))?,
            ("save", file) => match session.save_to(Path::new(file)) {
                Ok(()) => self.say(&say!("The game is kept in {}.", file))?,
                Err(refusal) => self.say(&say!("Sorry, {}.", refusal.to_string()))?,
            },
            _ => return self.answer_move(session, typed),
        }
        Ok(false)
    }

    fn show_pile(&mut self, session: &Session, number: &str) -> io::Result<()> {
        let Some(position) = session.nim() else {
            return self.say(&say!("There are no piles in this game."));
        };
        match pile_numbered(position, number) {
            Some(pile) => {
                let whole = position.piles().height(pile);
                self.say(&say!("Pile {}: {}", pile + 1, whole.to_text(session.notation())))
            }
            None => self.say(&no_such_pile(position, number)),
        }
    }

    fn answer_move(&mut self, session: &mut Session, typed: &str) -> io::Result<bool> {
        let several = session.nim().filter(|position| position.piles().len() > 1);
        let only_number = typed.bytes().all(|byte| byte.is_ascii_digit());
        let mut typed = typed.to_string();
        if let (Some(position), true) = (several, only_number) {
            let asked = self.ask_what_is_left(position, &typed, session.notation())?;
            let Some(left) = asked else {
                return Ok(false);
            };
            typed = format!("{typed}: {left}");
        }
        match session.play_typed(&typed) {
            Ok(remarks) => {
                self.remark(&remarks)?;
                Ok(true)
            }
            Err(error) => {
                self.complain(&error, &typed)?;
                Ok(false)
            }
        }
    }

    /// What shall be left of the pile that was chosen by its number; nothing if
    /// the player wants another pile.
    fn ask_what_is_left(
        &mut self,
        position: &Nim,
        number: &str,
        notation: Notation,
    ) -> io::Result<Option<String>> {
        let Some(pile) = pile_numbered(position, number) else {
            self.say(&no_such_pile(position, number))?;
            return Ok(None);
        };
        let from = position.piles().height(pile);
        if from.is_zero() {
            self.say(&say!("Pile {} is empty. Choose another one.", number))?;
            return Ok(None);
        }
        let has = height(&from, notation);
        let question = match (from.predecessor(), &position.rules().variant) {
            (Some(most), Variant::Nim | Variant::Moore { .. }) if from.is_finite() => say!(
                "Pile {} has {}. How many shall be left? (a number from 0 to {}, or back)",
                number,
                has,
                height(&most, notation)
            ),
            (_, Variant::Bounded { max }) => say!(
                "Pile {} has {}. How many shall be left? (at most {} fewer, or back)",
                number,
                has,
                max.to_string()
            ),
            _ => say!(
                "Pile {} has {}. How many shall be left? (any smaller ordinal, such as 5, or back)",
                number,
                has
            ),
        };
        Ok(match self.ask(&question)? {
            Answer::Text(left) if left != "back" => Some(left),
            _ => None,
        })
    }
}

fn prompt(session: &Session) -> String {
    let turn = session.turn();
    match session.nim().map(|position| position.piles().len()) {
        Some(1) => say!("{} (how many shall be left; or hint, undo, help):", turn),
        Some(_) => say!("{} (a pile number, or pile and what is left; or hint, undo, help):", turn),
        None => match session.example() {
            Some(example) => say!("{} (type it, such as {}; or hint, undo, help):", turn, example),
            None => say!("{} (type it; or hint, undo, help):", turn),
        },
    }
}

fn pile_numbered(position: &Nim, number: &str) -> Option<usize> {
    let index = number.parse::<usize>().ok()?.checked_sub(1)?;
    (index < position.piles().len()).then_some(index)
}

fn no_such_pile(position: &Nim, number: &str) -> String {
    let count = position.piles().len();
    say!("There is no pile {}: they are numbered from 1 to {}.", shown(number), count)
}

#[cfg(test)]
mod tests {
    use nimatron::play::Game;

    use super::*;

    fn talk(beginning: Beginning, said: &str) -> String {
        let mut output = Vec::new();
        run(beginning, Manner::default(), &mut said.as_bytes(), &mut output).unwrap();
        String::from_utf8(output).unwrap()
    }

    fn game(position: &str, opponent: Option<Opponent>) -> Beginning {
        let other = opponent.map_or(Role::Person, Role::Machine);
        let roles = [Role::Person, other];
        Played::Two(Game::new(position.parse().unwrap(), roles, Seat::FIRST, 1)).into()
    }

    #[test]
    fn a_transcript() {
        let told = talk(game("nim: 1, 2", Some(Opponent::Perfect)), "2\n1\n2 0\n");
        assert_eq!(
            told,
            "\
Nim, normal play: You against Perfect.
A turn takes any number of blocks from one pile. Normal play: whoever takes the last block wins.
Type help for help, quit to stop.

Piles: 1: 1   2: 2
Your move (a pile number, or pile and what is left; or hint, undo, help):
Pile 2 has 2. How many shall be left? (a number from 0 to 1, or back)
Lowering pile 2 from 2 to 1 leaves piles 1 and 2 equal, and no other pile that
can be lowered. It wins.
Perfect takes pile 2 away.

Piles: 1: 1   2: 0
Your move (a pile number, or pile and what is left; or hint, undo, help):
Sorry: a move must lower the pile: 0 is not below 0
  | 2 0
  | ^^^
Your move (a pile number, or pile and what is left; or hint, undo, help):
Goodbye.
"
        );
    }

    #[test]
    fn a_game_is_won() {
        let told = talk(game("nim: 1, 2", Some(Opponent::Perfect)), "2 1\n1 0\n");
        let end = "You take pile 1 away.\nNo move is left. You win! Well played.\n";
        assert!(told.ends_with(&format!("{end}{OVER}\nGoodbye.\n")), "{told}");
    }

    #[test]
    fn a_rival_adapts_from_game_to_game() {
        let rival: Opponent = "rival 30".parse().unwrap();
        let told = talk(game("nim: 1", Some(rival)), "again\n1 0\nagain\n1 0\nagain\nquit\n");
        for part in [
            "You win!",
            "A new game with the same piles.\nRival now errs in 20 of 100 moves.\n",
            "Rival now errs in 10 of 100 moves.\n",
        ] {
            assert!(told.contains(part), "{part}: {told}");
        }
    }

    #[test]
    fn infinite_piles_are_played() {
        let said = "3\nw^w\n2: w+1 -> 7\nhint\ntable\npile 1\npiles\nundo\nredo\nquit\n";
        let told = talk(game("nim: w^2, w+1, e0, w1", Some(Opponent::Random)), said);
        assert!(told.contains("Pile 3 has e0. How many shall be left? (any smaller ordinal"));
        assert!(told.contains("Taken back.") && told.contains("Played again."), "{told}");
        assert!(told.contains("Hint 1 of 7."));
        assert!(told.is_ascii(), "{told}");
    }

    #[test]
    fn two_people_get_no_hint_they_did_not_ask_for() {
        for position in ["nim: 3, 5", "misere nim: 3, 5", "nim(max=9): 3, 5"] {
            let told = talk(game(position, None), "2 4\n1 0\n2 1\n2 0\n");
            assert!(told.contains("Player 2's move"));
            let secrets =
                ["power", "partner", "balance", "odd", "even", "equal", "wins.", "loses:"];
            let after_rules = told.split("Type help").nth(1).unwrap();
            for secret in secrets {
                assert!(!after_rules.contains(secret), "{secret} in {told}");
            }
            assert!(told.contains("No move is left. Player"), "{told}");
        }
    }

    #[test]
    fn the_copycat_says_that_it_copies_when_it_does() {
        let told = talk(game("nim: 4, 4", Some(Opponent::Copycat)), "1 2\n");
        assert!(told.contains("I copy you: I take 2 from the other pile.\n"), "{told}");
        let told = talk(game("nim: 4, 7", Some(Opponent::Copycat)), "1 2\n");
        assert!(!told.contains("I copy you"), "{told}");
    }

    #[test]
    fn a_game_is_looked_back_at_and_taken_back_after_its_end() {
        let told = talk(game("nim: 3, 2, 1", None), "1 0\n2 1\n2 0\n3 0\nreview\nundo\n3 0\n");
        assert!(told.contains("Player 2 was winning from the start."), "{told}");
        assert!(told.contains("nim-sum vector"), "{told}");
        for vector in ["[2,2]", "[1,1]", "[2,0]", "[1,0]", "[0,0]"] {
            assert!(told.contains(vector), "{vector} in {told}");
        }
        assert_eq!(told.matches("No move is left. Player 2 wins!").count(), 3, "{told}");
    }

    #[test]
    fn whoever_cannot_win_is_comforted() {
        let told = talk(game("nim: 2, 2", Some(Opponent::Perfect)), "1 1\n");
        assert!(told.contains("Never mind"), "{told}");
    }

    #[test]
    fn everything_is_asked() {
        let said = "sleepy\n1\n0\n3 5 7\nquit\n";
        let told = talk(Beginning::Setup(Setup::new(5)), said);
        assert!(told.contains("Who plays against you?") && told.contains("Who sets up the piles?"));
        assert!(told.contains("Sorry: there is nothing to take"));
        assert!(told.contains("The machine"), "{told}");
        let said = "9\n7\n3 5 7\n2\n";
        let told = talk(Beginning::Setup(Setup::new(5)), said);
        assert!(told.contains("Sorry, '9' is none of these."));
        assert!(told.contains("Player 2, who starts?"), "{told}");
        assert!(told.contains("Player 2's move"));
    }

    #[test]
    fn odd_input_does_no_harm() {
        for said in [
            "",
            "\n\n",
            "\u{0}\u{1b}[2J\n",
            "99999999999999999999\n",
            "0\n",
            "pile\npile 9\nsave\nback\n3\nback\n",
            "1: 1: 1\n",
            "\u{3c9}\n",
        ] {
            let told = talk(game("nim: 3, 5, 7", Some(Opponent::Sleepy)), said);
            assert!(told.ends_with("Goodbye.\n"), "{told}");
            assert!(!told.contains('\u{1b}'), "{told}");
        }
    }
}
