//! Positions of n players solved: who can force a win, and what comes about by the preferences.

use std::collections::{HashSet, VecDeque};

use nimatron_nimber::Ordinal;
use nimatron_nimber::say;
use thiserror::Error;

use super::{Board, ByRules, Move, Position};
use crate::foundation::{Budget, Exhausted, MoveCount};
use crate::multiplayer::{
    Coalition, Ending, Forced, OutcomeClass, Possible, Preferences, Solver, State, ranked,
};
use crate::nim;

/// Up to this number of positions of Nim are searched for what Li's theorem leaves open.
const MOST_SEARCHED: u64 = 20_000;
/// Up to this number of moves the theorem is applied to each.
const MOST_MOVES: u64 = 10_000;

/// How the result by the preferences was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// The play is over.
    Over,
    /// By Li's theorem for Nim: the last move is made by the player who moves this number of turns
    /// from now, 0 for the previous player.
    Li {
        /// The number of turns; less than the number of players.
        turns: usize,
    },
    /// By recursion over all positions that can be reached.
    Recursion,
}

/// Why a position is not solved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unsolved {
    /// There are infinitely many moves, and no theorem is known.
    #[error("{}", say!(
        "there are infinitely many moves, and the theorem of Li is for Nim where the last player \
         wins and preferences are those of the podium rule"
    ))]
    Infinite,
    /// The budget did not suffice.
    #[error(transparent)]
    Exhausted(#[from] Exhausted),
}

/// A move with what follows on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Follows {
    /// The move.
    pub chosen: Move,
    /// The results that can come about after it.
    pub possible: Possible,
    /// Who can force a win after it; `None` where that is open.
    pub forced: Option<Forced>,
}

/// A choice that the preferences leave open: every option has one result, and the player whose turn
/// it is finds several of them best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenChoice {
    /// The moves that lead there.
    pub path: Vec<Move>,
    /// The position in which it is made.
    pub position: Position,
    /// The results that are equally good.
    pub results: Possible,
}

/// A solved position of n players.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::rulesets::multiplayer::Position;
///
/// let position: Position = "nim(players=3): 1, 2".parse()?;
/// let analysis = position.analyze(&mut Budget::unlimited())?;
/// assert_eq!(analysis.possible().only().map(|seat| seat.letter()), Some('B'));
/// let good: Vec<String> = analysis.good_moves().map(|chosen| chosen.to_string()).collect();
/// assert_eq!(good, ["1: 1 -> 0", "2: 2 -> 0"]);
/// let coalitions: Vec<String> =
///     analysis.forced().into_iter().flat_map(|forced| forced.least()).map(|set| set.to_string()).collect();
/// assert_eq!(coalitions, ["A and B", "A and C", "B and C"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Analysis {
    position: Position,
    method: Method,
    forced: Option<Forced>,
    possible: Possible,
    follows: Vec<Follows>,
    complete: bool,
}

impl Position {
    /// Solves the position: by Li's theorem where it applies, otherwise by recursion.
    ///
    /// # Errors
    /// [`Unsolved`] if there are infinitely many moves and no theorem, or the budget does not
    /// suffice.
    ///
    /// Cost: a node for every option of every state that can be reached; by the theorem linear in
    /// the piles.
    pub fn analyze(&self, budget: &mut Budget) -> Result<Analysis, Unsolved> {
        let (players, turn) = (self.players(), self.turn());
        if let Some(result) = self.result() {
            let forced = Some(Forced::decided(self.ending(), result, players));
            let possible = Possible::decided(result);
            return Ok(self.analysis(Method::Over, forced, possible, Vec::new(), true));
        }
        let Some(turns) = self.turns_by_theorem() else { return self.by_recursion(budget) };
        let last = players.turns_after(turn, turns + players.number() - 1);
        let (method, possible) = (Method::Li { turns }, Possible::decided(last));
        if self.is_small_nim() {
            let solved = self.by_recursion(budget)?;
            return Ok(Analysis { method, ..solved });
        }
        // Of two players who wins can force it.
        let is_forced = players.number() == 2;
        let forced = is_forced.then(|| Forced::decided(self.ending(), last, players));
        let (follows, complete) = self.follows_by_theorem(turns);
        Ok(self.analysis(method, forced, possible, follows, complete))
    }

    fn analysis(
        &self,
        method: Method,
        forced: Option<Forced>,
        possible: Possible,
        follows: Vec<Follows>,
        complete: bool,
    ) -> Analysis {
        Analysis { position: self.clone(), method, forced, possible, follows, complete }
    }

    /// In how many turns the last move is made, modulo the number of players, where Li's theorem
    /// says it.
    pub fn turns_by_theorem(&self) -> Option<usize> {
        let piles = self.board().nim_piles()?;
        let podium = Preferences::podium(self.players());
        let applies = self.ending() == Ending::LastWins && *self.preferences() == podium;
        applies.then(|| ranked::turns_to_last(piles, self.players()))?
    }

    /// Whether it is Nim with few positions, which are all searched.
    pub fn is_small_nim(&self) -> bool {
        let position = self.board().position(self.turn());
        let nim = position.as_ref().and_then(|position| position.as_nim());
        nim.is_some_and(|nim| nim.count_reachable(MOST_SEARCHED).is_some())
    }

    fn follows_by_theorem(&self, turns: usize) -> (Vec<Follows>, bool) {
        let players = self.players();
        let few = match self.count_moves() {
            MoveCount::Finite(count) => count <= MOST_MOVES.into(),
            MoveCount::Many | MoveCount::Infinite => false,
        };
        let result = |turns: usize| {
            let turn = players.after(self.turn());
            players.turns_after(turn, turns + players.number() - 1)
        };
        let follows = |chosen: Move, turns| {
            let possible = Possible::decided(result(turns));
            let forced = players.number() == 2;
            let forced = forced.then(|| Forced::decided(self.ending(), result(turns), players));
            Follows { chosen, possible, forced }
        };
        if few {
            let all = self.moves().unwrap_or_default().into_iter().map(|chosen| {
                let after = self.after(&chosen).ok()?;
                let turns = ranked::turns_to_last(after.board().nim_piles()?, players)?;
                Some(follows(chosen, turns))
            });
            if let Some(all) = all.collect() {
                return (all, true);
            }
        }
        let best = self.board().nim_piles().and_then(|piles| {
            let (pile, height): (usize, Ordinal) = ranked::best_lowering(piles, players)?;
            let chosen = nim::Move::single(pile, piles.height(pile), height);
            Some(Move::from_ruleset(chosen.into()))
        });
        let after = (turns + players.number() - 1) % players.number();
        (best.into_iter().map(|chosen| follows(chosen, after)).collect(), false)
    }

    /// Whether its moves are finitely many, and the options fit into memory: no position that
    /// follows has many more of them.
    fn check_searchable(&self, budget: &Budget) -> Result<(), Unsolved> {
        let limit = budget.memory();
        let bearable = limit / size_of::<State<Board>>() as u64;
        match self.count_moves() {
            MoveCount::Infinite => Err(Unsolved::Infinite),
            MoveCount::Finite(count) if count > bearable.into() => {
                Err(Exhausted::Memory { limit }.into())
            }
            MoveCount::Finite(_) | MoveCount::Many => Ok(()),
        }
    }

    fn by_recursion(&self, budget: &mut Budget) -> Result<Analysis, Unsolved> {
        self.check_searchable(budget)?;
        let mut solver = Solver::with_memory(self.ending(), budget.memory() / 2);
        let forced = solver.forced_in(self.state().clone(), budget)?;
        let possible = solver.possible(self.state().clone(), self.preferences(), budget)?;
        let mut follows = Vec::new();
        for chosen in self.moves().unwrap_or_default() {
            let Ok(after) = self.after(&chosen) else { continue };
            let forced = solver.forced_in(after.state().clone(), budget)?;
            let possible = solver.possible(after.state().clone(), self.preferences(), budget)?;
            follows.push(Follows { chosen, possible, forced: Some(forced) });
        }
        Ok(self.analysis(Method::Recursion, Some(forced), possible, follows, true))
    }
}

/// Settles positions by recursion with the rules written plainly, and without representatives of
/// symmetric positions: what checkers use.
#[derive(Clone, Debug)]
pub struct RulesSolver {
    solver: Solver<ByRules>,
}

impl RulesSolver {
    /// A solver of positions under the rules of this one, in half of the memory of a budget.
    pub fn of(position: &Position, budget: &Budget) -> RulesSolver {
        RulesSolver { solver: Solver::with_memory(position.ending(), budget.memory() / 2) }
    }

    /// Who can force a win, and the results by the preferences.
    ///
    /// # Errors
    /// [`Unsolved`] as for [`Position::analyze`].
    pub fn settle(
        &mut self,
        position: &Position,
        budget: &mut Budget,
    ) -> Result<(Forced, Possible), Unsolved> {
        position.check_searchable(budget)?;
        let State { game, turn, present } = position.state().clone();
        let state = State { game: ByRules(game), turn, present };
        let forced = self.solver.forced_in(state.clone(), budget)?;
        Ok((forced, self.solver.possible(state, position.preferences(), budget)?))
    }
}

impl Analysis {
    /// The position that was solved.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How the result by the preferences was found.
    pub fn method(&self) -> Method {
        self.method
    }

    /// Which coalitions can force a win; `None` where the theorem leaves it open and there are too
    /// many positions to search.
    pub fn forced(&self) -> Option<Forced> {
        self.forced
    }

    /// Who can force to win alone, seen from the player whose turn it is: of three players and an
    /// impartial game where the last player wins, the class of Propp.
    pub fn class(&self) -> Option<OutcomeClass> {
        self.forced.map(|forced| OutcomeClass::of(forced, self.position.turn()))
    }

    /// The results that can come about by the preferences.
    pub fn possible(&self) -> Possible {
        self.possible
    }

    /// Moves with what follows on each; all of them if [`is_complete`](Analysis::is_complete).
    pub fn follows(&self) -> &[Follows] {
        &self.follows
    }

    /// Whether all moves are among those that are [listed](Analysis::follows).
    pub fn is_complete(&self) -> bool {
        self.complete
    }

    /// The moves that can be chosen by the preferences.
    pub fn good_moves(&self) -> impl Iterator<Item = &Move> {
        let good = self.follows.iter().filter(|follows| follows.possible.meets(self.possible));
        good.map(|follows| &follows.chosen)
    }

    /// First moves of a strategy with which a coalition forces a win: none if it cannot, and if it
    /// is not its turn.
    pub fn forcing_moves(&self, coalition: Coalition) -> impl Iterator<Item = &Move> {
        let is_to_move = coalition.has(self.position.turn());
        let forces = move |follows: &&Follows| {
            is_to_move && follows.forced.is_some_and(|forced| forced.is_by(coalition))
        };
        self.follows.iter().filter(forces).map(|follows| &follows.chosen)
    }

    /// The least coalitions that can force a win.
    pub fn least_coalitions(&self) -> Vec<Coalition> {
        self.forced.map_or(Vec::new(), |forced| forced.least().collect())
    }

    /// Choices that the preferences leave open, nearest first, at most this number: found among the
    /// first few hundred positions that are reached by good moves.
    ///
    /// # Errors
    /// [`Unsolved`] if the budget does not suffice.
    pub fn open_choices(
        &self,
        most: usize,
        budget: &mut Budget,
    ) -> Result<Vec<OpenChoice>, Unsolved> {
        const MOST_VISITED: usize = 300;
        let (mut found, mut seen) = (Vec::new(), HashSet::new());
        if self.possible.only().is_some() || self.method != Method::Recursion {
            return Ok(found);
        }
        let mut solver = Solver::with_memory(self.position.ending(), budget.memory() / 2);
        let preferences = self.position.preferences();
        let mut queue = VecDeque::from([(Vec::new(), self.position.clone())]);
        while let Some((path, position)) = queue.pop_front() {
            if found.len() == most || seen.len() == MOST_VISITED {
                break;
            }
            let results = solver.possible(position.state().clone(), preferences, budget)?;
            if results.only().is_some() || !seen.insert(position.clone()) {
                continue;
            }
            let mut is_settled = true;
            for chosen in position.moves().unwrap_or_default() {
                let Ok(after) = position.after(&chosen) else { continue };
                let follows = solver.possible(after.state().clone(), preferences, budget)?;
                is_settled &= follows.only().is_some();
                if follows.meets(results) {
                    queue.push_back(([&path[..], &[chosen]].concat(), after));
                }
            }
            if is_settled {
                found.push(OpenChoice { path, position, results });
            }
        }
        Ok(found)
    }
}
