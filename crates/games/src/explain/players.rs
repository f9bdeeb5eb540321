//! Explanations of positions of n players.
//!
//! What is said is a list of [`TableClaim`]s: who wins by the preferences and by which moves, who
//! can force what, the columns of Nim modulo n with the theorem of Li, and what is open.
//! [`check_table`] derives each of them again: by the theorem where it applies, and, wherever the
//! positions are few enough, by recursion with the rules written plainly.

use nimatron_nimber::{Ordinal, message, say};
use serde::{Deserialize, Serialize};

use super::check::Refused;
use super::claim::Level;
use super::piles::Uneven;
use crate::foundation::{Budget, Exhausted, MoveCount};
use crate::multiplayer::{Coalition, OutcomeClass, Possible, Seat, ranked};
use crate::rulesets::multiplayer::{Analysis, Method, Move, Position, RulesSolver, Unsolved};

/// Number of moves that are named.
const MOST_NAMED: usize = 20;
/// Number of rows of the table of moves.
const MOST_ROWS: usize = 200;
/// Number of choices that are named where preferences leave them open.
const MOST_OPEN: usize = 3;

/// One thing that can be said of a position of n players. Piles are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "claim", rename_all = "snake_case", deny_unknown_fields)]
pub enum TableClaim {
    /// The play is over.
    Over {
        /// Who has won.
        winners: Coalition,
    },
    /// The results that can come about when everybody plays by the preferences.
    Result {
        /// The players by whom they are named: the winner, or where the ending is `normal` the
        /// loser.
        results: Vec<Seat>,
    },
    /// The moves by which they come about.
    Moves {
        /// The moves.
        moves: Vec<String>,
        /// Whether these are all.
        complete: bool,
    },
    /// How the play ends, and what the players prefer.
    Rules {
        /// The word of the ending.
        ending: String,
        /// A row for each player.
        preferences: String,
    },
    /// Who can force a win, whatever all others do.
    Forced {
        /// The player who can alone.
        alone: Option<Seat>,
        /// The least coalitions that can force that one of theirs wins.
        coalitions: Vec<CoalitionRow>,
    },
    /// Who can force a win is not told by the theorem, and the positions are too many to be
    /// searched.
    ForcedOpen {},
    /// The outcome class of Propp.
    Class {
        /// `N`, `O`, `P` or `Q`.
        class: String,
    },
    /// Choices that the preferences leave open.
    Open {
        /// The nearest ones.
        choices: Vec<OpenRow>,
    },
    /// What follows on every move.
    Options {
        /// The moves.
        rows: Vec<OptionRow>,
        /// Whether these are all.
        complete: bool,
    },
    /// The powers of two of every pile of Nim, and the columns that are not divisible by the
    /// modulus.
    Columns {
        /// The number of players.
        modulus: usize,
        /// The powers of each pile, highest first.
        rows: Vec<Vec<Ordinal>>,
        /// The columns that are not divisible.
        uneven: Vec<Uneven>,
    },
    /// Piles, as few as possible, that can be lowered so that every column is divisible.
    Lowered {
        /// The piles.
        piles: Vec<usize>,
    },
    /// The theorem of Li.
    Theorem {},
    /// The recursion by which a position is settled that no theorem tells of.
    Recursion {},
}

/// A coalition that can force that one of its players wins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoalitionRow {
    /// The players.
    pub coalition: Coalition,
    /// First moves with which it does so, where it is its turn.
    pub moves: Vec<String>,
}

/// What follows on a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OptionRow {
    /// The move.
    pub chosen: String,
    /// The results that can come about after it.
    pub results: Vec<Seat>,
}

/// A choice in which several results are equally good for the player whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenRow {
    /// The moves that lead there.
    pub moves: Vec<String>,
    /// Who chooses.
    pub turn: Seat,
    /// The results.
    pub results: Vec<Seat>,
}

/// Explains a solved position.
///
/// ```
/// use nimatron::explain::{Level, TableClaim, check_table, explain_table};
/// use nimatron::foundation::Budget;
/// use nimatron::rulesets::multiplayer::Position;
///
/// let budget = &mut Budget::unlimited();
/// let position: Position = "nim(players=3): 1, 2, 3".parse()?;
/// let why = explain_table(&position.analyze(budget)?, Level::PROOF, budget)?;
/// assert!(why.contains(&TableClaim::Lowered { piles: vec![2, 3] }));
/// assert_eq!(check_table(&position, &why, budget), Ok(Ok(())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`Unsolved`] if the budget does not suffice for finding the choices that are open.
pub fn explain_table(
    analysis: &Analysis,
    level: Level,
    budget: &mut Budget,
) -> Result<Vec<TableClaim>, Unsolved> {
    let position = analysis.position();
    if let Some(winners) = position.winners() {
        return Ok(vec![TableClaim::Over { winners }]);
    }
    let mut claims = vec![TableClaim::Result { results: seats(analysis.possible()) }];
    if level >= Level::SENTENCE {
        claims.push(good_moves(analysis));
        claims.push(rules(position));
        claims.push(forced(analysis));
        let class = analysis.class().filter(|_| position.has_class_of_propp());
        claims.extend(class.map(|class| TableClaim::Class { class: class.to_string() }));
        let choices = analysis.open_choices(MOST_OPEN, budget)?;
        let row = |open: crate::rulesets::multiplayer::OpenChoice| OpenRow {
            moves: open.path.iter().map(Move::to_string).collect(),
            turn: open.position.turn(),
            results: seats(open.results),
        };
        if !choices.is_empty() {
            claims.push(TableClaim::Open { choices: choices.into_iter().map(row).collect() });
        }
    }
    if level >= Level::TABLE {
        if let Method::Li { .. } = analysis.method() {
            claims.extend(columns(position));
            claims.extend(lowered(position));
        }
        if let Some(rows) = options(analysis) {
            claims.push(rows);
        }
    }
    if level >= Level::PROOF {
        claims.push(match analysis.method() {
            Method::Li { .. } => TableClaim::Theorem {},
            Method::Over | Method::Recursion => TableClaim::Recursion {},
        });
    }
    Ok(claims)
}

fn seats(possible: Possible) -> Vec<Seat> {
    possible.results().collect()
}

fn named<'m>(moves: impl Iterator<Item = &'m Move>, most: usize) -> (Vec<String>, bool) {
    let mut moves = moves.map(Move::to_string);
    let named = moves.by_ref().take(most).collect();
    (named, moves.next().is_none())
}

fn good_moves(analysis: &Analysis) -> TableClaim {
    let (moves, all) = named(analysis.good_moves(), MOST_NAMED);
    TableClaim::Moves { moves, complete: all && analysis.is_complete() }
}

fn rules(position: &Position) -> TableClaim {
    let (ending, preferences) = (position.ending().word(), position.preferences());
    TableClaim::Rules { ending: ending.into(), preferences: preferences.to_string() }
}

fn forced(analysis: &Analysis) -> TableClaim {
    const MOST_FIRST: usize = 3;
    let Some(forced) = analysis.forced() else { return TableClaim::ForcedOpen {} };
    let row = |coalition| {
        let (moves, _) = named(analysis.forcing_moves(coalition), MOST_FIRST);
        CoalitionRow { coalition, moves }
    };
    TableClaim::Forced {
        alone: forced.alone(),
        coalitions: analysis.least_coalitions().into_iter().map(row).collect(),
    }
}

fn options(analysis: &Analysis) -> Option<TableClaim> {
    let follows = analysis.follows();
    if follows.len() > MOST_ROWS || !analysis.is_complete() {
        return None;
    }
    let rows = follows.iter().map(|follows| OptionRow {
        chosen: follows.chosen.to_string(),
        results: seats(follows.possible),
    });
    Some(TableClaim::Options { rows: rows.collect(), complete: true })
}

fn columns(position: &Position) -> Option<TableClaim> {
    let piles = position.board().nim_piles()?;
    let residues = ranked::residues(piles, position.players()).into_iter();
    let uneven = residues.filter(|column| column.residue > 0);
    Some(TableClaim::Columns {
        modulus: position.players().number(),
        rows: piles.iter().map(|height| height.base2()).collect(),
        uneven: uneven
            .map(|column| Uneven { exponent: column.exponent, remainder: column.residue })
            .collect(),
    })
}

fn lowered(position: &Position) -> Option<TableClaim> {
    let piles = position.board().nim_piles()?;
    let piles = ranked::lowered_piles(piles, position.players())?;
    Some(TableClaim::Lowered { piles: piles.into_iter().map(|pile| pile + 1).collect() })
}

/// Confirms claims about a position.
///
/// What is inside is the first one that does not hold, if one does not.
///
/// # Errors
/// [`Exhausted`] if the budget does not suffice for confirming all.
///
/// Cost: where no theorem applies, or Nim is small, a node for every option of every state.
pub fn check_table(
    position: &Position,
    claims: &[TableClaim],
    budget: &mut Budget,
) -> Result<Result<(), Refused>, Exhausted> {
    let mut checker = Checker { position, solver: RulesSolver::of(position, budget) };
    for (index, claim) in claims.iter().enumerate() {
        let place = index.to_string();
        match checker.check(claim, budget) {
            Ok(()) => {}
            Err(Doubt::Exhausted(exhausted)) => return Err(exhausted),
            Err(Doubt::Refused(reason)) => return Ok(Err(Refused { place, reason })),
        }
    }
    Ok(Ok(()))
}

/// Whether claims that passed [`check_table`] prove the result by a theorem: result, columns, the
/// piles to be lowered, and the theorem.
///
/// # Errors
/// What is left out.
pub fn check_table_completeness(claims: &[TableClaim]) -> Result<(), &'static str> {
    let has = |is: fn(&TableClaim) -> bool| claims.iter().any(is);
    match () {
        () if !has(|claim| matches!(claim, TableClaim::Result { .. })) => {
            Err(message!("the result"))
        }
        () if !has(|claim| matches!(claim, TableClaim::Columns { .. })) => {
            Err(message!("the columns"))
        }
        () if !has(|claim| matches!(claim, TableClaim::Lowered { .. })) => {
            Err(message!("the piles to be lowered"))
        }
        () if !has(|claim| matches!(claim, TableClaim::Theorem {})) => Err(message!("the theorem")),
        () => Ok(()),
    }
}

enum Doubt {
    Refused(String),
    Exhausted(Exhausted),
}

impl From<Unsolved> for Doubt {
    fn from(unsolved: Unsolved) -> Doubt {
        match unsolved {
            Unsolved::Exhausted(exhausted) => Doubt::Exhausted(exhausted),
            Unsolved::Infinite => Doubt::Refused(unsolved.to_string()),
        }
    }
}

impl From<Exhausted> for Doubt {
    fn from(exhausted: Exhausted) -> Doubt {
        Doubt::Exhausted(exhausted)
    }
}

fn ensure(holds: bool, reason: impl FnOnce() -> String) -> Result<(), Doubt> {
    if holds { Ok(()) } else { Err(Doubt::Refused(reason())) }
}

struct Checker<'p> {
    position: &'p Position,
    solver: RulesSolver,
}

impl Checker<'_> {
    fn check(&mut self, claim: &TableClaim, budget: &mut Budget) -> Result<(), Doubt> {
        let position = self.position;
        budget.spend(1)?;
        match claim {
            TableClaim::Over { winners } => ensure(position.winners() == Some(*winners), || {
                say!("the play is not over with them")
            }),
            TableClaim::Result { results } => {
                let found = self.results(position, budget)?;
                ensure(found == *results, || say!("the results are others"))
            }
            TableClaim::Moves { moves, complete } => self.check_moves(moves, *complete, budget),
            TableClaim::Rules { .. } => ensure(rules(position) == *claim, || {
                say!("the rules or the preferences are others")
            }),
            TableClaim::Forced { alone, coalitions } => {
                self.check_forced(*alone, coalitions, budget)
            }
            TableClaim::ForcedOpen {} => {
                let is_open = position.turns_by_theorem().is_some()
                    && position.players().number() > 2
                    && !position.is_small_nim();
                ensure(is_open, || say!("who can force a win is not open here"))
            }
            TableClaim::Class { class } => {
                let (forced, _) = self.solver.settle(position, budget)?;
                let found = OutcomeClass::of(forced, position.turn()).to_string();
                ensure(position.has_class_of_propp() && found == *class, || {
                    say!("the class is another")
                })
            }
            TableClaim::Open { choices } => {
                ensure(!choices.is_empty(), || say!("no choice is named"))?;
                choices.iter().try_for_each(|row| self.check_open(row, budget))
            }
            TableClaim::Options { rows, complete } => self.check_options(rows, *complete, budget),
            TableClaim::Columns { .. } => {
                ensure(columns(position).as_ref() == Some(claim), || say!("the columns are others"))
            }
            TableClaim::Lowered { .. } => ensure(lowered(position).as_ref() == Some(claim), || {
                say!("other piles are to be lowered")
            }),
            TableClaim::Theorem {} => {
                ensure(position.turns_by_theorem().is_some(), || say!("the theorem does not apply"))
            }
            TableClaim::Recursion {} => {
                ensure(position.turns_by_theorem().is_none(), || say!("a theorem applies"))
            }
        }
    }

    /// The results by the preferences: by the theorem where it applies, and by recursion where the
    /// positions are few or there is no theorem; both agree, or it is refused.
    fn results(&mut self, position: &Position, budget: &mut Budget) -> Result<Vec<Seat>, Doubt> {
        let players = position.players();
        let told = position
            .turns_by_theorem()
            .filter(|_| !position.is_over())
            .map(|turns| vec![players.turns_after(position.turn(), turns + players.number() - 1)]);
        if let Some(told) = told {
            if !position.is_small_nim() {
                return Ok(told);
            }
            let (_, possible) = self.solver.settle(position, budget)?;
            ensure(told == seats(possible), || say!("the theorem disagrees with the recursion"))?;
            return Ok(told);
        }
        Ok(seats(self.solver.settle(position, budget)?.1))
    }

    fn after(&self, text: &str) -> Result<Position, Doubt> {
        after(self.position, text)
    }

    fn check_moves(
        &mut self,
        moves: &[String],
        complete: bool,
        budget: &mut Budget,
    ) -> Result<(), Doubt> {
        let results = self.results(self.position, budget)?;
        ensure(!moves.is_empty() && distinct(moves), || say!("no move, or one of them twice"))?;
        for text in moves {
            let follows = self.results(&self.after(text)?, budget)?;
            let is_good = follows.iter().any(|result| results.contains(result));
            ensure(is_good, || say!("{} leads to another result", text.to_string()))?;
        }
        if !complete {
            return Ok(());
        }
        let mut good = 0;
        for chosen in self.all_moves()? {
            let Ok(after) = self.position.after(&chosen) else { continue };
            let follows = self.results(&after, budget)?;
            good += usize::from(follows.iter().any(|result| results.contains(result)));
        }
        ensure(good == moves.len(), || say!("there are other good moves"))
    }

    /// All moves by the rules, where they are not too many.
    fn all_moves(&self) -> Result<Vec<Move>, Doubt> {
        const MOST: u64 = 1 << 16;
        let few = match self.position.count_moves() {
            MoveCount::Finite(count) => count <= MOST.into(),
            MoveCount::Many | MoveCount::Infinite => false,
        };
        ensure(few, || say!("there are too many moves to claim that these are all"))?;
        Ok(self.position.moves_by_rules().unwrap_or_default())
    }

    fn check_forced(
        &mut self,
        alone: Option<Seat>,
        coalitions: &[CoalitionRow],
        budget: &mut Budget,
    ) -> Result<(), Doubt> {
        let position = self.position;
        if position.players().number() == 2 && !position.is_small_nim() {
            // Of two players one can force to win: the one by the theorem.
            if position.turns_by_theorem().is_some() {
                let results = self.results(position, budget)?;
                let only = results.first().copied().map(|seat| Coalition::of([seat]));
                let named: Vec<_> = coalitions.iter().map(|row| Some(row.coalition)).collect();
                let holds = alone == results.first().copied() && named == [only];
                ensure(holds, || say!("another can force to win"))?;
                self.check_turn(&coalitions[0])?;
                for text in &coalitions[0].moves {
                    let follows = self.results(&self.after(text)?, budget)?;
                    ensure(follows == results, || say!("{} forces nothing", text.to_string()))?;
                }
                return Ok(());
            }
        }
        let (forced, _) = self.solver.settle(position, budget)?;
        ensure(forced.alone() == alone, || say!("who can force to win alone is another"))?;
        let named: Vec<Coalition> = coalitions.iter().map(|row| row.coalition).collect();
        let least: Vec<Coalition> = forced.least().collect();
        ensure(named == least, || say!("the least coalitions are others"))?;
        for row in coalitions {
            self.check_turn(row)?;
            for text in &row.moves {
                let (follows, _) = self.solver.settle(&self.after(text)?, budget)?;
                let forces = follows.is_by(row.coalition);
                ensure(forces, || {
                    say!("{} does not force it for {}", text.to_string(), row.coalition.to_string())
                })?;
            }
        }
        Ok(())
    }

    /// A coalition names first moves if and only if it is its turn.
    fn check_turn(&self, row: &CoalitionRow) -> Result<(), Doubt> {
        let is_to_move = row.coalition.has(self.position.turn());
        ensure(is_to_move != row.moves.is_empty(), || {
            say!("first moves are those of who is to move")
        })?;
        ensure(distinct(&row.moves), || say!("a move is named twice"))
    }

    fn check_open(&mut self, row: &OpenRow, budget: &mut Budget) -> Result<(), Doubt> {
        let mut position = self.position.clone();
        for text in &row.moves {
            position = after(&position, text)?;
        }
        ensure(position.turn() == row.turn, || say!("somebody else is to choose there"))?;
        let found = self.results(&position, budget)?;
        ensure(found == row.results && found.len() > 1, || say!("the open results are others"))?;
        for chosen in position.moves_by_rules().unwrap_or_default() {
            let Ok(after) = position.after(&chosen) else { continue };
            let is_settled = self.results(&after, budget)?.len() == 1;
            ensure(is_settled, || say!("the choice is not that of this player"))?;
        }
        Ok(())
    }

    fn check_options(
        &mut self,
        rows: &[OptionRow],
        complete: bool,
        budget: &mut Budget,
    ) -> Result<(), Doubt> {
        let texts: Vec<String> = rows.iter().map(|row| row.chosen.clone()).collect();
        ensure(distinct(&texts), || say!("a move is listed twice"))?;
        for row in rows {
            let found = self.results(&self.after(&row.chosen)?, budget)?;
            ensure(found == row.results, || say!("{} has other results", row.chosen.to_string()))?;
        }
        let all = if complete { self.all_moves()?.len() } else { rows.len() };
        ensure(all == rows.len(), || say!("these are not all moves"))
    }
}

fn after(position: &Position, text: &str) -> Result<Position, Doubt> {
    let refused = |reason: String| {
        Doubt::Refused(format!("{}: {reason}", nimatron_nimber::text::excerpt(text)))
    };
    let chosen = position.parse_by_rules(text).map_err(|error| refused(error.message))?;
    position.after(&chosen).map_err(|illegal| refused(illegal.to_string()))
}

fn distinct(texts: &[String]) -> bool {
    let set: std::collections::HashSet<&String> = texts.iter().collect();
    set.len() == texts.len()
}
