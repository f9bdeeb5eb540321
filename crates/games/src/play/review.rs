//! Where a game was won and lost.

use super::record::Record;
use crate::foundation::{Budget, Exhausted, Outcome, Playable};
use crate::multiplayer::{Players, Seat};
use crate::rulesets::{Analyses, Move, Position, Solution};

/// A turn of a game, looked at afterwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewedTurn {
    /// Who moved.
    pub player: Seat,
    /// The position before the move.
    pub before: Position,
    /// The move.
    pub chosen: Move,
    /// The position that it left.
    pub after: Position,
    /// Who wins from there on if both play perfectly; `None` if nobody does.
    pub winning: Option<Seat>,
    /// What the player could have reached before the move: a win (N), a draw (D) or a loss (P).
    pub possible: Outcome,
    /// Whether the move gave a won game or a draw away.
    pub mistake: bool,
    /// After a mistake: a move that would have won, or drawn.
    pub better: Option<Move>,
    /// A winning reply to the move, if there is one.
    pub refutation: Option<Move>,
}

/// Looks at every turn up to the cursor.
///
/// A turn is a mistake if its player could win before it and cannot any more, or could draw and the
/// opponent can win after it: from an N-position to an N-position, or to or from a draw.
///
/// ```
/// use nimatron::foundation::{Budget, Playable};
/// use nimatron::play::{Seat, Record, review};
/// use nimatron::rulesets::{Analyses, Position};
///
/// let start: Position = "nim: 1, 2, 4".parse()?;
/// let mut record = Record::new(start, Seat::FIRST);
/// record.play(record.position().parse_move("3: 4 -> 0")?)?;
/// let turns = review(&record, &Analyses::default(), &mut Budget::unlimited())?;
/// assert!(turns[0].mistake && turns[0].winning == Some(Seat::SECOND));
/// assert_eq!(turns[0].better.as_ref().unwrap().to_string(), "3: 4 -> 3");
/// assert_eq!(turns[0].refutation.as_ref().unwrap().to_string(), "2: 2 -> 1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`Exhausted`] if the budget does not suffice.
///
/// Cost: an analysis a turn, where `analyses` keeps none; the size of the position is spent for each.
pub fn review(
    record: &Record<Position>,
    analyses: &Analyses,
    budget: &mut Budget,
) -> Result<Vec<ReviewedTurn>, Exhausted> {
    let mut turns = Vec::with_capacity(record.cursor());
    let mut before = record.start().clone();
    let mut player = record.starter();
    budget.spend(before.size())?;
    let (mut possible, mut best_move) = look(&before, analyses, budget)?;
    for chosen in &record.moves()[..record.cursor()] {
        budget.spend(before.size().saturating_add(1))?;
        let Ok(after) = before.play(chosen) else { break };
        let (of_opponent, best_reply) = look(&after, analyses, budget)?;
        let mistake = possible != Outcome::from_options([of_opponent]);
        turns.push(ReviewedTurn {
            player,
            chosen: chosen.clone(),
            winning: match of_opponent {
                Outcome::N => Some(Players::TWO.after(player)),
                Outcome::P => Some(player),
                Outcome::D => None,
            },
            possible,
            mistake,
            better: best_move.take().filter(|_| mistake),
            refutation: best_reply.clone().filter(|_| of_opponent == Outcome::N),
            before: std::mem::replace(&mut before, after.clone()),
            after,
        });
        player = Players::TWO.after(player);
        (possible, best_move) = (of_opponent, best_reply);
    }
    Ok(turns)
}

/// What the player to move can reach, and by which move: one that wins, or else draws. Without moves
/// the convention decides, and nobody needs a move to win.
fn look(
    position: &Position,
    analyses: &Analyses,
    budget: &mut Budget,
) -> Result<(Outcome, Option<Move>), Exhausted> {
    if let Position::Loopy(position) = position {
        let analysis = position.analyze_fates(budget)?;
        let outcome = analysis.fate_of_mover().outcome();
        let best = analysis.best_moves(position.mover()).next().filter(|_| outcome != Outcome::P);
        return Ok((outcome, best.map(|option| Move::Loopy(option.chosen.clone()))));
    }
    let analysis = analyses.analyze(position, budget)?;
    if let Solution::DotsAndBoxes(solution) = analysis.solution() {
        let outcome = analysis.outcome();
        let best = solution.best_moves().next().filter(|_| outcome != Outcome::P);
        return Ok((outcome, best.map(|best| best.chosen.clone().into())));
    }
    Ok((analysis.outcome(), analysis.winning_moves().next()))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::foundation::Random;
    use crate::play::Opponent;

    /// Who wins with `moves` to go, by the definition alone.
    fn searched(position: &Position) -> Outcome {
        if position.is_terminal() {
            return position.convention().terminal();
        }
        let moves = position.moves().unwrap();
        Outcome::from_options(moves.map(|chosen| searched(&position.play(&chosen).unwrap())))
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]
        #[test]
        fn a_review_agrees_with_a_search(
            seed: u64,
            start in prop::sample::select(&[
                "nim: 1, 2, 3", "misere nim: 1, 2, 2", "nim(max=2): 3, 4", "nim(piles=2): 1, 2, 3",
                "nimbers: (1,2) (2,2)",
            ]),
        ) {
            let mut record = Record::new(start.parse().unwrap(), Seat::SECOND);
            let mut random = Random::new(seed);
            while let Some(chosen) = Opponent::Random.choose(&record, &mut random, &mut Budget::unlimited()) {
                record.play(chosen).unwrap();
            }
            let turns = review(&record, &Analyses::default(), &mut Budget::unlimited()).unwrap();
            prop_assert_eq!(turns.len(), record.cursor());
            for turn in &turns {
                let left = searched(&turn.after);
                prop_assert_eq!(turn.winning == Some(turn.player), left == Outcome::P);
                let could_win = searched(&turn.before) == Outcome::N;
                prop_assert_eq!(turn.mistake, could_win && left == Outcome::N);
                if let Some(better) = &turn.better {
                    let better = turn.before.play(better).unwrap();
                    prop_assert_eq!(searched(&better), Outcome::P);
                }
                if let Some(reply) = &turn.refutation {
                    prop_assert_eq!(searched(&turn.after.play(reply).unwrap()), Outcome::P);
                }
            }
            if let Some(last) = turns.last() {
                prop_assert_eq!(last.winning, record.winner());
            }
        }
    }

    #[test]
    fn a_budget_is_respected() {
        let start: Position = "nim: 3, 5, 7".parse().unwrap();
        let mut record = Record::new(start, Seat::FIRST);
        record.play(record.position().parse_move("3: 7 -> 6").unwrap()).unwrap();
        assert!(review(&record, &Analyses::default(), &mut Budget::nodes(2)).is_err());
    }
}
