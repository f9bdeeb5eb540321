//! A move judged when it is made: what it does, and whether another one would have been better.

use super::Game;
use crate::explain::{Step, confirm, explain_move};
use crate::foundation::{Budget, Exhausted, Outcome};
use crate::rulesets::{Analyses, Move, Position};

/// What there is to say about a move that a person has just made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// What it does, if the checker confirms it.
    pub effect: Option<Step>,
    /// Whether every move would have lost.
    pub was_hopeless: bool,
}

/// Judges the last move of a game, `chosen` in the position `before`. Nothing is said of a move that
/// ends the game, and nothing between two people, who have not asked. Whether the position before
/// was lost is known at once where `analyses` keeps it.
///
/// # Errors
/// If the budget ends before it is known who wins; half of it is for the checker.
///
/// ```
/// use nimatron::foundation::{Budget, Playable};
/// use nimatron::play::{Game, Opponent, Seat, Role, judge};
/// use nimatron::rulesets::Analyses;
/// let players = [Role::Person, Role::Machine(Opponent::Perfect)];
/// let mut game = Game::new("nim: 2, 2".parse()?, players, Seat::FIRST, 1);
/// let before = game.position().clone();
/// let chosen = before.parse_move("1: 2 -> 1")?;
/// game.play(chosen.clone())?;
/// let analyses = Analyses::default();
/// let judgement = judge(&game, &before, &chosen, &analyses, &mut Budget::unlimited())?;
/// assert!(judgement.was_hopeless && judgement.effect.is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn judge(
    game: &Game,
    before: &Position,
    chosen: &Move,
    analyses: &Analyses,
    budget: &mut Budget,
) -> Result<Judgement, Exhausted> {
    if game.record().winners().is_some() || game.is_between_people() {
        return Ok(Judgement::default());
    }
    let effect = explain_move(before, chosen, budget)?.filter(|step| {
        let steps = std::slice::from_ref(step);
        matches!(budget.half(|budget| confirm(before, steps, budget)), Ok(Ok(())))
    });
    let was_hopeless = analyses.analyze(before, budget)?.outcome() == Outcome::P;
    Ok(Judgement { effect, was_hopeless })
}
