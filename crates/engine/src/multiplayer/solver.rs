//! Who can force what, and what happens where everybody prefers some results to others.

use super::induction::{Induction, State, Worth};
use super::{Coalition, Ending, Game, Players, Preferences, Seat};
use crate::foundation::{Budget, Exhausted};

/// The most memory of a solver's tables, unless it is told.
const MEMORY: u64 = 1 << 30;

/// Which coalitions can force that one of their players wins, whatever all others do.
///
/// # Recursion
/// Where the play is over, a coalition has forced it iff one of its players has won. Otherwise a
/// coalition to which the player belongs whose turn it is forces it iff it does so after *some*
/// option, and every other coalition iff it does so after *all* of them. All 2ⁿ coalitions are the
/// bits of a word, so that a state costs an *or* and an *and* for each option.
///
/// A coalition and its complement never both force it where one player wins alone, and where a
/// coalition does, every larger one does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Forced {
    players: Players,
    coalitions: u64,
}

impl Forced {
    /// How many play.
    pub fn players(self) -> Players {
        self.players
    }

    /// What is forced where the play has this result.
    pub fn decided(ending: Ending, result: Seat, players: Players) -> Forced {
        Forced::of_result(&ending, result, players)
    }

    /// Whether this coalition can force that one of its players wins.
    pub fn is_by(self, coalition: Coalition) -> bool {
        self.coalitions >> coalition.index() & 1 == 1
    }

    /// The coalitions that can, of which none contains another that can.
    pub fn least(self) -> impl Iterator<Item = Coalition> {
        let all = Coalition::all_of(self.players).filter(move |&set| self.is_by(set));
        all.filter(move |&set| !set.seats().any(|seat| self.is_by(set.without(seat))))
    }

    /// The player who can force to win alone against all others; `None` if nobody can. Where
    /// several win together, the first of those who can.
    pub fn alone(self) -> Option<Seat> {
        self.players.seats().find(|&seat| self.is_by(Coalition::of([seat])))
    }
}

impl Worth for Forced {
    type Rules = Ending;

    fn of_result(ending: &Ending, result: Seat, players: Players) -> Forced {
        let winners = ending.winners(result, players);
        let winning = Coalition::all_of(players).filter(|set| set.meets(winners));
        Forced { players, coalitions: winning.fold(0, |sets, set| sets | 1 << set.index()) }
    }

    fn of_choice(_: &Ending, turn: Seat, options: &[Forced]) -> Forced {
        let players = options.first().map_or(Players::TWO, |option| option.players);
        let own = Coalition::all_of(players).filter(|set| set.has(turn));
        let own = own.fold(0u64, |sets, set| sets | 1 << set.index());
        let (some, all) = options.iter().fold((0, u64::MAX), |(some, all), option| {
            (some | option.coalitions, all & option.coalitions)
        });
        Forced { players, coalitions: some & own | all & !own }
    }
}

/// The results that can come about when everybody plays by the preferences, and knows that all
/// others do: those of the subgame-perfect equilibria.
///
/// # Recursion
/// Result r of an option can come about at a choice iff the chooser finds r at least as good as
/// *some* possible result of every other option: if what follows there is that one, nothing is
/// gained by turning there. Where no player is indifferent between two results there is exactly
/// one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Possible(Coalition);

impl Possible {
    /// The players by whom the results are named: see [`Ending::winners`].
    pub fn results(self) -> impl Iterator<Item = Seat> {
        self.0.seats()
    }

    /// This result and no other.
    pub fn decided(result: Seat) -> Possible {
        Possible(Coalition::of([result]))
    }

    /// Whether some result can come about in both.
    pub fn meets(self, other: Possible) -> bool {
        self.0.meets(other.0)
    }

    /// The one result, if there is only one.
    pub fn only(self) -> Option<Seat> {
        let mut results = self.0.seats();
        let first = results.next();
        if results.next().is_none() { first } else { None }
    }
}

impl Worth for Possible {
    type Rules = Preferences;

    fn of_result(_: &Preferences, result: Seat, _: Players) -> Possible {
        Possible(Coalition::of([result]))
    }

    fn of_choice(preferences: &Preferences, turn: Seat, options: &[Possible]) -> Possible {
        let rank = |seat: Seat| preferences.rank(turn, seat);
        // The rank of the worst that may follow on an option: 0 is best.
        let worst = |option: &Possible| option.0.seats().map(rank).max().unwrap_or(0);
        let mut worsts: Vec<usize> = options.iter().map(worst).collect();
        worsts.sort_unstable();
        let mut possible = Coalition::NOBODY;
        for option in options {
            // The least of the others: the second where this option has the least itself.
            let own = worst(option);
            let of_others =
                if worsts.first() == Some(&own) { worsts.get(1) } else { worsts.first() };
            let bound = of_others.copied().unwrap_or(usize::MAX);
            for result in option.0.seats().filter(|&result| rank(result) <= bound) {
                possible = possible.with(result);
            }
        }
        Possible(possible)
    }
}

/// Solves positions of a game of n players, and remembers them.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::multiplayer::{Ending, Forms, Seat, Solver};
/// // Three players; each has a move to the end.
/// let game = Forms::read("{0|0|0} + {0|0|0}")?;
/// let forced = Solver::new(Ending::LastWins).forced(&game, Seat::FIRST, &mut Budget::unlimited())?;
/// assert_eq!(forced.alone().map(|seat| seat.letter()), Some('B'));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solver<G> {
    ending: Ending,
    forced: Induction<G, Forced>,
    preferences: Option<Preferences>,
    possible: Induction<G, Possible>,
}

impl<G: Game> Solver<G> {
    /// A solver for plays that end so.
    pub fn new(ending: Ending) -> Solver<G> {
        Solver::with_memory(ending, MEMORY)
    }

    /// A solver whose tables take at most this number of bytes, each of the two.
    pub fn with_memory(ending: Ending, bytes: u64) -> Solver<G> {
        let (forced, possible) = (Induction::with_memory(bytes), Induction::with_memory(bytes));
        Solver { ending, forced, preferences: None, possible }
    }

    /// Which coalitions can force that one of their players wins, when `turn` begins.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget or the memory ends.
    ///
    /// Cost: a node for every option of every state that can be reached.
    pub fn forced(
        &mut self,
        game: &G,
        turn: Seat,
        budget: &mut Budget,
    ) -> Result<Forced, Exhausted> {
        self.forced_in(State::new(game.clone(), turn), budget)
    }

    /// The same in any state of a play.
    ///
    /// # Errors
    /// As [`forced`](Solver::forced).
    pub fn forced_in(&mut self, state: State<G>, budget: &mut Budget) -> Result<Forced, Exhausted> {
        self.forced.worth(state, self.ending, &self.ending, budget)
    }

    /// The results that can come about when everybody plays by these preferences. A solver that is
    /// asked for others begins anew.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget or the memory ends.
    pub fn possible(
        &mut self,
        state: State<G>,
        preferences: &Preferences,
        budget: &mut Budget,
    ) -> Result<Possible, Exhausted> {
        if self.preferences.as_ref() != Some(preferences) {
            self.possible.clear();
            self.preferences = Some(preferences.clone());
        }
        self.possible.worth(state, self.ending, preferences, budget)
    }
}
