//! The definitions themselves, for tests: who wins, asked of every coalition by itself, and what
//! equilibria there are, asked of every strategy.

use super::{Coalition, Ending, Game, Preferences, Seat};

/// A play that has come this far.
#[derive(Clone)]
pub(super) struct Play<G> {
    pub game: G,
    pub turn: Seat,
    pub present: Coalition,
}

/// What the rules say of a play: its winners, or how it may go on.
enum Turn<G> {
    Over(Coalition),
    Goes(Vec<Play<G>>),
}

impl<G: Game> Play<G> {
    pub fn of(game: &G, turn: Seat) -> Play<G> {
        Play { game: game.clone(), turn, present: Coalition::everybody(game.players()) }
    }

    fn turn(&self, ending: Ending) -> Turn<G> {
        let players = self.game.players();
        let all: Vec<Seat> = players.seats().collect();
        let at = |turns: usize| all[(self.turn.index() + turns) % all.len()];
        let next = (1..=all.len()).map(at).find(|&seat| self.present.has(seat)).unwrap();
        let options = self.game.options(self.turn).all();
        if ending == Ending::Elimination && self.present.size() == 1 {
            return Turn::Over(self.present);
        }
        if !options.is_empty() {
            let goes = |game| Play { game, turn: next, present: self.present };
            return Turn::Goes(options.into_iter().map(goes).collect());
        }
        let previous = at(all.len() - 1);
        match ending {
            Ending::LastWins => Turn::Over(Coalition::of([previous])),
            Ending::StuckLoses => {
                let winners = all.into_iter().filter(|&seat| seat != self.turn);
                Turn::Over(Coalition::of(winners))
            }
            Ending::StuckWins => Turn::Over(Coalition::of([self.turn])),
            Ending::Elimination => {
                let present = self.present.without(self.turn);
                Turn::Goes(vec![Play { game: self.game.clone(), turn: next, present }])
            }
        }
    }

    /// Whether the coalition has a strategy after which one of its players wins.
    pub fn is_forced_by(&self, coalition: Coalition, ending: Ending) -> bool {
        match self.turn(ending) {
            Turn::Over(winners) => winners.meets(coalition),
            Turn::Goes(plays) if coalition.has(self.turn) => {
                plays.iter().any(|play| play.is_forced_by(coalition, ending))
            }
            Turn::Goes(plays) => plays.iter().all(|play| play.is_forced_by(coalition, ending)),
        }
    }

    /// The winners in all subgame-perfect equilibria, where one player wins: every way in which the
    /// subgames may go is put together, and the choices are kept that are best against it.
    pub fn equilibria(&self, ending: Ending, preferences: &Preferences) -> Vec<Seat> {
        let plays = match self.turn(ending) {
            Turn::Over(winners) => return winners.seats().collect(),
            Turn::Goes(plays) => plays,
        };
        let mut ways: Vec<Vec<Seat>> = vec![vec![]];
        for play in plays {
            let results = play.equilibria(ending, preferences);
            ways = ways
                .iter()
                .flat_map(|way| results.iter().map(|&result| [&way[..], &[result]].concat()))
                .collect();
        }
        let mut found: Vec<Seat> = Vec::new();
        for way in ways {
            let rank = |result: &Seat| preferences.rank(self.turn, *result);
            let best = way.iter().map(rank).min().unwrap();
            found.extend(way.iter().filter(|result| rank(result) == best));
        }
        found.sort();
        found.dedup();
        found
    }
}
