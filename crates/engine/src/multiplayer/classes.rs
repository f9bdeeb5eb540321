//! Outcome classes: which single player can force to win, seen from the player who is about to
//! move.
//!
//! # Theorem (Propp 2000)
//! Three players play an impartial game, and who moves last wins. A position is of class
//!
//! - N iff some option is of class P;
//! - O iff there are options, and all of them are of class N;
//! - P iff all options are of class O, as where there are none;
//! - Q otherwise: nobody can force to win.
//!
//! Reference: J. Propp, *Three-player impartial games*, Theoretical Computer Science 233 (2000).

use std::collections::BTreeSet;
use std::fmt;

use nimatron_nimber::message;

use super::{Ending, Forced, Forms, Players, Seat, Solver};
use crate::foundation::{Budget, Exhausted};

/// Who can force to win alone against all others together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum OutcomeClass {
    /// N: the next player, who is about to move.
    Next,
    /// O: the player who moves this number of turns later, but not the previous one.
    Other(usize),
    /// P: the previous player, who moves last of all.
    Previous,
    /// Q, queer: nobody.
    Queer,
}

impl OutcomeClass {
    /// The class of a position in which this player is about to move.
    pub fn of(forced: Forced, turn: Seat) -> OutcomeClass {
        let players = forced.players();
        match forced.alone().map(|seat| players.turns_from(turn, seat)) {
            None => OutcomeClass::Queer,
            Some(0) => OutcomeClass::Next,
            Some(turns) if turns + 1 == players.number() => OutcomeClass::Previous,
            Some(turns) => OutcomeClass::Other(turns),
        }
    }

    /// Who it is in words.
    pub fn meaning(self) -> &'static str {
        match self {
            OutcomeClass::Next => message!("the next player can force to win"),
            OutcomeClass::Other(_) => message!("another player can force to win"),
            OutcomeClass::Previous => message!("the previous player can force to win"),
            OutcomeClass::Queer => message!("nobody can force to win alone"),
        }
    }
}

impl fmt::Display for OutcomeClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OutcomeClass::Next => f.write_str("N"),
            OutcomeClass::Other(1) => f.write_str("O"),
            OutcomeClass::Other(turns) => write!(f, "O{turns}"),
            OutcomeClass::Previous => f.write_str("P"),
            OutcomeClass::Queer => f.write_str("Q"),
        }
    }
}

/// Which classes the sum of two impartial games of these classes was seen to have.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::multiplayer::{OutcomeClass, Players, SumTable};
/// let three = Players::new(3).expect("three may play");
/// let table = SumTable::of_games_born_by(2, three, &mut Budget::unlimited())?;
/// let sums: Vec<String> = table
///     .classes(OutcomeClass::Next, OutcomeClass::Next)
///     .map(|class| class.to_string())
///     .collect();
/// assert_eq!(sums, ["O", "Q"]);
/// # Ok::<(), nimatron::foundation::Exhausted>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SumTable(BTreeSet<[OutcomeClass; 3]>);

impl SumTable {
    /// The table of all sums of two impartial games born by a day: there are 1, 2, 4, 16, 65536 of
    /// them by the days 0, 1, 2, 3, 4.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget or the memory ends.
    pub fn of_games_born_by(
        day: u32,
        players: Players,
        budget: &mut Budget,
    ) -> Result<SumTable, Exhausted> {
        let games = impartial_born_by(day, players, budget)?;
        let mut solver = Solver::new(Ending::LastWins);
        let mut class = |game: &Forms, budget: &mut Budget| -> Result<_, Exhausted> {
            Ok(OutcomeClass::of(solver.forced(game, Seat::FIRST, budget)?, Seat::FIRST))
        };
        let mut table = SumTable::default();
        for (index, one) in games.iter().enumerate() {
            for other in &games[..=index] {
                let Some(sum) = one.plus(other) else { continue };
                let (a, b, c) = (class(one, budget)?, class(other, budget)?, class(&sum, budget)?);
                table.0.extend([[a, b, c], [b, a, c]]);
            }
        }
        Ok(table)
    }

    /// The classes of the sums, in order.
    pub fn classes(
        &self,
        one: OutcomeClass,
        other: OutcomeClass,
    ) -> impl Iterator<Item = OutcomeClass> {
        let found = self.0.iter().filter(move |row| row[..2] == [one, other]);
        found.map(|row| row[2])
    }
}

/// All impartial games born by a day, as forms.
fn impartial_born_by(
    day: u32,
    players: Players,
    budget: &mut Budget,
) -> Result<Vec<Forms>, Exhausted> {
    let mut games = vec![Forms::end(players)];
    for _ in 0..day {
        let mut next = BTreeSet::new();
        for subset in 0..1u64 << games.len().min(32) {
            budget.spend(1)?;
            let options: BTreeSet<Forms> = games
                .iter()
                .enumerate()
                .filter(|(index, _)| subset >> index & 1 == 1)
                .map(|(_, game)| game.clone())
                .collect();
            next.extend(Forms::tuple(vec![options; players.number()]));
        }
        games = next.into_iter().collect();
    }
    Ok(games)
}
