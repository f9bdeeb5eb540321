//! How the machine plays where nothing is known but the winning moves; where
//! not even they can be found within the budget, it has no choice to make.

use crate::foundation::{Budget, Playable, Random};
use crate::rulesets::{Move, Position, Solution};

/// How many winning moves to choose from.
const WINNING: usize = 64;
/// How many losing moves to compare, when every move loses.
const LOSING: usize = 16;

/// A winning move; without one, of a few moves that which leaves most to be
/// played. Where positions can come again, the move that wins soonest, or else one that draws, or else
/// the one that loses latest; where a score decides, a move with the best one.
pub(super) fn perfect(
    position: &Position,
    random: &mut Random,
    budget: &mut Budget,
) -> Option<Move> {
    if let Position::Loopy(position) = position {
        let analysis = position.analyze_fates(budget).ok()?;
        let best = analysis.best_moves(position.mover()).map(|option| &option.chosen);
        let best: Vec<_> = best.cloned().collect();
        return random.choose(&best).cloned().map(Move::Loopy);
    }
    let analysis = position.analyze(budget).ok()?;
    if let Solution::DotsAndBoxes(solution) = analysis.solution() {
        let best: Vec<_> = solution.best_moves().map(|best| &best.chosen).collect();
        return random.choose(&best).map(|chosen| Move::DotsAndBoxes((*chosen).clone()));
    }
    let winning: Vec<Move> = analysis.winning_moves().take(WINNING).collect();
    random.choose(&winning).cloned().or_else(|| {
        let moves = some_moves(position, random).into_iter();
        moves.max_by_key(|chosen| position.play(chosen).map_or(0, |after| after.size()))
    })
}

/// The winning move that leaves least to be played; without one, a move to
/// which there is a single winning reply, if one is found.
pub(super) fn teach(position: &Position, random: &mut Random, budget: &mut Budget) -> Option<Move> {
    if matches!(position, Position::Loopy(_)) || position.is_scored() {
        return perfect(position, random, budget);
    }
    let analysis = position.analyze(budget).ok()?;
    let winning = analysis.winning_moves().take(WINNING);
    let left = |chosen: &Move| position.play(chosen).map_or(u64::MAX, |after| after.size());
    winning.min_by_key(left).or_else(|| {
        let moves = some_moves(position, random).into_iter();
        moves.min_by_key(|chosen| {
            let replies = position.play(chosen).ok().and_then(|after| {
                let analysis = after.analyze(budget).ok()?;
                Some(analysis.winning_moves().take(2).count())
            });
            (replies != Some(1), left(chosen))
        })
    })
}

fn some_moves(position: &Position, random: &mut Random) -> Vec<Move> {
    (0..LOSING).filter_map(|_| position.random_move(random)).collect()
}
