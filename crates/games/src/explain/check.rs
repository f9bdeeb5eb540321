//! Confirming claims: what all checkers have in common.
//!
//! A [`Checker`] finds anew what is true of one position; what is claimed of any position, and of
//! its independent parts, is compared with that here. A claim of a family goes to the checker of
//! this family, and every other checker refuses it.

use std::collections::HashSet;
use std::convert::Infallible;

use nimatron_nimber::{Ordinal, say};
use thiserror::Error;

use super::claim::{Claim, Reached, Step, Term, Theorem};
use super::copying::CancelClaim;
use super::families::Family;
use super::misere::MisereClaim;
use super::parts::{self, ComponentRow};
use super::written::Written;
use crate::foundation::{Exhausted, Outcome, Playable};
use crate::rulesets;

/// A step that does not hold, with its place in the tree.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", say!("step {}: {}", .place, .reason))]
pub struct Refused {
    /// The path from the root: `1.3` is the third reason of the root's first.
    pub place: String,
    /// What is wrong.
    pub reason: String,
}

/// Why a step is not confirmed.
pub(super) enum Doubt {
    /// It does not hold.
    Refused(String),
    /// The budget ended.
    Exhausted(Exhausted),
}

impl Doubt {
    /// That the position is of another kind than the claim.
    pub(super) fn foreign() -> Doubt {
        Doubt::Refused(say!("this is about other games"))
    }
}

impl From<Exhausted> for Doubt {
    fn from(exhausted: Exhausted) -> Doubt {
        Doubt::Exhausted(exhausted)
    }
}

impl From<String> for Doubt {
    fn from(reason: String) -> Doubt {
        Doubt::Refused(reason)
    }
}

impl From<&str> for Doubt {
    fn from(reason: &str) -> Doubt {
        Doubt::Refused(reason.into())
    }
}

/// A move of a position of type `P`.
type MoveOf<P> = <P as Playable>::Move;

/// The winning moves of a position, and the number of all its moves.
pub(super) type Winners<P> = (Vec<MoveOf<P>>, usize);

/// For how many smaller values a move is named.
pub(super) const MOST_REACHED: u64 = 16;

/// What is true of one position, found anew from its rules.
///
/// Whatever a kind of positions does not have, no claim about it is confirmed.
pub(super) trait Checker {
    /// The position.
    type Position: Playable;
    /// The claims of its family.
    type Own: Family;

    /// No more winning moves may be named.
    const MOST_MOVES: usize = usize::MAX;

    fn position(&self) -> &Self::Position;

    /// Spends what a look at the position costs, before each claim.
    fn look(&mut self) -> Result<(), Exhausted> {
        Ok(())
    }

    /// Who wins a position that can be reached.
    fn outcome(&mut self, position: &Self::Position) -> Result<Outcome, Doubt>;

    /// Who wins after a legal move.
    fn outcome_after(
        &mut self,
        position: &Self::Position,
        chosen: &MoveOf<Self::Position>,
    ) -> Result<Outcome, Doubt> {
        self.outcome(&played(position, chosen)?)
    }

    /// The Grundy value of a position that can be reached.
    fn value(&mut self, _position: &Self::Position) -> Result<Ordinal, Doubt> {
        Err(Doubt::foreign())
    }

    /// The Grundy value after a legal move.
    fn value_after(
        &mut self,
        position: &Self::Position,
        chosen: &MoveOf<Self::Position>,
    ) -> Result<Ordinal, Doubt> {
        self.value(&played(position, chosen)?)
    }

    /// A winning move whose name is not among these, or whether nobody can tell.
    /// By default all moves by the rules are tried.
    fn unnamed(
        &mut self,
        position: &Self::Position,
        named: &HashSet<String>,
    ) -> Result<Unnamed<MoveOf<Self::Position>>, Doubt> {
        for chosen in position.moves_by_rules().into_iter().flatten() {
            if !named.contains(&chosen.to_string())
                && self.outcome_after(position, &chosen)? == Outcome::P
            {
                return Ok(Unnamed::Move(chosen));
            }
        }
        Ok(Unnamed::Nothing)
    }

    /// The winning moves, and the number of all moves.
    fn winners(&mut self) -> Result<Winners<Self::Position>, Doubt> {
        Err(Doubt::foreign())
    }

    /// The parts in which winning moves are made, as text.
    fn moves_in(&mut self) -> Result<Option<Vec<String>>, Doubt> {
        Err(Doubt::foreign())
    }

    /// The independent parts with their values.
    fn parts(&mut self) -> Result<Vec<ComponentRow>, Doubt> {
        Err(Doubt::foreign())
    }

    /// The parts that cancel.
    fn cancelling(&mut self) -> Result<Option<CancelClaim>, Doubt> {
        Err(Doubt::foreign())
    }

    /// Whether there is what this term means.
    fn has_term(&mut self, _term: Term) -> Result<bool, Doubt> {
        Ok(false)
    }

    /// Whether this theorem decides the position.
    fn is_decided_by(&mut self, theorem: Theorem) -> Result<bool, Doubt>;

    /// Confirms what theory says of the position in misère play.
    fn check_misere(&mut self, _claim: &MisereClaim) -> Result<(), Doubt> {
        Err(Doubt::foreign())
    }

    /// Confirms a claim of the family.
    fn check_own(&mut self, claim: &Self::Own) -> Result<(), Doubt>;
}

/// Whether some winning move has not been named.
pub(super) enum Unnamed<M> {
    /// This one has not.
    Move(M),
    /// Nobody can tell, or not within the budget.
    Unknown(Option<Exhausted>),
    /// All have been named.
    Nothing,
}

/// No claims: those of positions of which there is nothing to say but what all families share.
impl Family for Infallible {
    fn of(_: &Claim) -> Option<&Infallible> {
        None
    }
}

/// The winning moves among all moves by the rules, and the number of these.
pub(super) fn winners_by_rules<C: Checker>(
    checker: &mut C,
    position: &C::Position,
) -> Result<Winners<C::Position>, Doubt> {
    let (mut winning, mut all) = (Vec::new(), 0);
    for chosen in position.moves_by_rules().into_iter().flatten() {
        all += 1;
        if checker.outcome_after(position, &chosen)? == Outcome::P {
            winning.push(chosen);
        }
    }
    Ok((winning, all))
}

/// Confirms the claim of a step, and of all steps because of which it holds.
pub(super) fn check_all<C: Checker>(
    checker: &mut C,
    explanation: &Step,
) -> Result<Result<(), Refused>, Exhausted> {
    match check_step(checker, explanation, "0") {
        Ok(()) => Ok(Ok(())),
        Err((place, Doubt::Refused(reason))) => Ok(Err(Refused { place, reason })),
        Err((_, Doubt::Exhausted(exhausted))) => Err(exhausted),
    }
}

fn check_step<C: Checker>(
    checker: &mut C,
    step: &Step,
    place: &str,
) -> Result<(), (String, Doubt)> {
    check_claim(checker, &step.claim).map_err(|doubt| (place.to_string(), doubt))?;
    for (index, reason) in step.because.iter().enumerate() {
        check_step(checker, reason, &place_of_reason(place, index))?;
    }
    Ok(())
}

/// The place of a reason of the step at `place`, counted from 0.
fn place_of_reason(place: &str, index: usize) -> String {
    match place {
        "0" => (index + 1).to_string(),
        _ => format!("{place}.{}", index + 1),
    }
}

fn check_claim<C: Checker>(checker: &mut C, claim: &Claim) -> Result<(), Doubt> {
    checker.look()?;
    let position = checker.position().clone();
    match claim {
        Claim::Outcome { position: named, convention, outcome } => {
            let found = checker.outcome(&position)?;
            let named = named.text();
            let same = named == position.to_string()
                || named.parse::<C::Position>().is_ok_and(|named| named == position);
            ensure(same, || {
                say!("this is about '{}', not about '{}'", named.to_string(), position.to_string())
            })?;
            let actual = position.convention();
            ensure(*convention == actual, || {
                say!("the convention is {} play", actual.to_string())
            })?;
            Ok(ensure(*outcome == found, || {
                say!("the outcome is {}, not {}", found.to_string(), outcome.to_string())
            })?)
        }
        Claim::Question => Ok(()),
        Claim::NoMove => Ok(ensure(is_over(&position), || say!("there are moves left"))?),
        Claim::Definition { term } => check_term(checker, *term),
        Claim::Behaves { value, reached } => check_behaves(checker, &position, *value, reached),
        Claim::WinningMoves { moves, complete } => {
            check_winning_moves(checker, &position, moves, *complete)
        }
        Claim::Winners { wins, moves } => {
            let (winning, all) = checker.winners()?;
            ensure(*moves == all, || say!("there are {} moves", all))?;
            Ok(ensure(*wins == winning.len(), || say!("{} moves win", winning.len()))?)
        }
        Claim::EveryMoveLoses => {
            ensure(!is_over(&position), || say!("there is no move"))?;
            let lost = checker.outcome(&position)? == Outcome::P;
            Ok(ensure(lost, || say!("there is a winning move"))?)
        }
        Claim::Answer { chosen, reply } => {
            check_reply(checker, &after(&position, chosen)?, reply.as_ref())
        }
        Claim::Leaves { chosen, value, reply } => {
            let after = after(&position, chosen)?;
            let left = checker.value(&after)?;
            ensure(*value == left, || say!("{} leaves {}", chosen.to_string(), left.to_string()))?;
            check_reply(checker, &after, reply.as_ref())
        }
        Claim::Theorem { theorem } => {
            let decides = checker.is_decided_by(*theorem)?;
            Ok(ensure(decides, || say!("this theorem is about other rules"))?)
        }
        Claim::Sum(claim) => parts::check(checker, claim),
        Claim::Misere(claim) => checker.check_misere(claim),
        of_family => match C::Own::of(of_family) {
            Some(own) => checker.check_own(own),
            None => Err(Doubt::foreign()),
        },
    }
}

fn check_term<C: Checker>(checker: &mut C, term: Term) -> Result<(), Doubt> {
    let has_term = match term {
        Term::Outcome => true,
        Term::NimSum => checker.parts()?.len() > 1,
        other => checker.has_term(other)?,
    };
    Ok(ensure(has_term, || say!("this term means nothing here"))?)
}

fn check_behaves<C: Checker>(
    checker: &mut C,
    position: &C::Position,
    value: u64,
    reached: &[Reached],
) -> Result<(), Doubt> {
    let found = checker.value(position)?;
    ensure(found == value.into(), || say!("the value is {}", found.to_string()))?;
    let smaller = 0..value.min(MOST_REACHED);
    let all = reached.is_empty() || smaller.eq(reached.iter().map(|row| row.value));
    ensure(all, || say!("not the smaller values, one after another"))?;
    for row in reached {
        let left = checker.value_after(position, &read_move(position, &row.chosen)?)?;
        ensure(left == row.value.into(), || {
            say!("{} leaves {}", row.chosen.to_string(), left.to_string())
        })?;
    }
    Ok(())
}

/// Confirms that each move is legal and wins, that none is named twice, and whether these are all.
pub(super) fn check_winning_moves<C: Checker>(
    checker: &mut C,
    position: &C::Position,
    moves: &[Written<rulesets::Move>],
    complete: bool,
) -> Result<(), Doubt> {
    let most = C::MOST_MOVES;
    ensure(moves.len() <= most, || say!("more than {} moves are named", most))?;
    let mut named = HashSet::new();
    for written in moves {
        let chosen = read_move(position, written)?;
        check_winning(checker, position, &chosen)?;
        ensure(named.insert(chosen.to_string()), || {
            say!("the move {} is named twice", chosen.to_string())
        })?;
    }
    match (checker.unnamed(position, &named)?, complete) {
        (Unnamed::Move(chosen), true) => {
            Err(say!("the winning move {} is missing", chosen.to_string()).into())
        }
        (Unnamed::Unknown(Some(exhausted)), true) => Err(exhausted.into()),
        (Unnamed::Unknown(None), true) => Err(say!("not all winning moves are named").into()),
        (Unnamed::Nothing, false) => Err(say!("there are no other winning moves").into()),
        (Unnamed::Move(_) | Unnamed::Unknown(_), false) | (Unnamed::Nothing, true) => Ok(()),
    }
}

/// Confirms that a legal move wins.
pub(super) fn check_winning<C: Checker>(
    checker: &mut C,
    position: &C::Position,
    chosen: &MoveOf<C::Position>,
) -> Result<(), Doubt> {
    let wins = checker.outcome_after(position, chosen)? == Outcome::P;
    Ok(ensure(wins, || say!("the move {} does not win", chosen.to_string()))?)
}

/// Confirms that the reply to a move wins, or that there is none because the move does, or is the
/// last one.
pub(super) fn check_reply<C: Checker>(
    checker: &mut C,
    after: &C::Position,
    reply: Option<&Written<rulesets::Move>>,
) -> Result<(), Doubt> {
    match reply {
        Some(reply) => check_winning(checker, after, &read_move(after, reply)?),
        None => {
            let none = is_over(after) || checker.outcome(after)? == Outcome::P;
            Ok(ensure(none, || say!("there is a winning reply"))?)
        }
    }
}

/// Whether there is no move by the rules.
fn is_over<P: Playable>(position: &P) -> bool {
    match position.moves_by_rules() {
        Some(mut moves) => moves.next().is_none(),
        None => false,
    }
}

/// The legal move that is named in a claim.
pub(super) fn read_move<P: Playable>(
    position: &P,
    chosen: &Written<rulesets::Move>,
) -> Result<P::Move, String> {
    position.parse_by_rules(&chosen.text()).map_err(|error| error.message)
}

/// The position after the move that is named in a claim.
pub(super) fn after<P: Playable>(
    position: &P,
    chosen: &Written<rulesets::Move>,
) -> Result<P, String> {
    played(position, &read_move(position, chosen)?)
}

fn played<P: Playable>(position: &P, chosen: &P::Move) -> Result<P, String> {
    position.play(chosen).map_err(|illegal| illegal.0)
}

/// Refuses with the reason what does not hold.
pub(super) fn ensure(holds: bool, reason: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(reason()) }
}
