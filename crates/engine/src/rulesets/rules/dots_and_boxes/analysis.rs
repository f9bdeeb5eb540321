//! Positions of Dots and Boxes solved.

use nimatron_nimber::transfinite::Unlisted;

use super::{Move, Position, Solver};
use crate::foundation::{Budget, Exhausted, Outcome, Player};
use crate::nim::Quantity;
use crate::partizan::loopy::LoopyOutcome;
use crate::rulesets::graph::bits;
use crate::rulesets::{Leaves, Solvable, Solved};

/// The first so many moves are looked at one by one.
const MOST_MOVES: usize = 4096;

/// A move, and what it is worth.
#[derive(Clone, Debug)]
pub struct Scored {
    /// The move.
    pub chosen: Move,
    /// The number of boxes that it closes.
    pub closes: u32,
    /// The net score from before the move on, for the player who makes it; `None` if it is not known.
    pub net: Option<i32>,
}

/// A solved position of Dots and Boxes.
///
/// ```
/// use nimatron::foundation::{Budget, Outcome};
/// use nimatron::rulesets::{Position, Solvable, Solved};
///
/// let Position::DotsAndBoxes(position) = "dots-and-boxes: 2x2".parse()? else { panic!() };
/// let analysis = position.analyze(&mut Budget::unlimited())?;
/// // Whoever begins gets three of the four boxes.
/// assert_eq!((analysis.net(), analysis.outcome()), (2, Outcome::N));
/// let best: Vec<String> = analysis.best_moves().map(|best| best.chosen.to_string()).collect();
/// assert_eq!(best[..2], ["a3-b3", "b3-c3"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Analysis {
    position: Position,
    net: i32,
    options: Vec<Scored>,
    is_complete: bool,
}

impl Analysis {
    /// Solves a position: its net score, and then, with half of what is left of the budget, that of
    /// each move.
    pub(super) fn new(position: &Position, budget: &mut Budget) -> Result<Analysis, Exhausted> {
        let solver = Solver::new(position.board(), budget.memory());
        let net = solver.net(position.left(), budget)?;
        let mut moves = position.moves_in_order();
        let mut options: Vec<Scored> = Vec::new();
        for chosen in moves.by_ref().take(MOST_MOVES) {
            let closes = position.count_open() - chosen.to().count_open();
            options.push(Scored { chosen, closes, net: None });
        }
        let is_complete = moves.next().is_none();
        budget.part(|budget| {
            for option in &mut options {
                let closes = option.closes as i32;
                let after = solver.net_near(option.chosen.to().left(), closes - net, budget);
                match after {
                    Ok(after) => option.net = Some(closes - after),
                    Err(_) => break,
                }
            }
        });
        Ok(Analysis { position: position.clone(), net, options, is_complete })
    }

    /// The position that was solved.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The net score: how many boxes more the player to move gets from here on than the other one, if
    /// both play for that.
    pub fn net(&self) -> i32 {
        self.net
    }

    /// Who wins, or draws, whoever begins: both get the net score from here on, and have the boxes that
    /// are theirs already.
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::rulesets::{Position, Solvable};
    ///
    /// let text = "dots-and-boxes: o-o-o/|L|L|/o-o-o/|L|.|/o-o.o";
    /// let Position::DotsAndBoxes(position) = text.parse()? else { panic!() };
    /// assert_eq!(position.analyze(&mut Budget::unlimited())?.class().to_string(), "L");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn class(&self) -> LoopyOutcome {
        let outcome = |player| self.position.clone().at_turn(player).outcome_with(self.net);
        LoopyOutcome::of([Player::Left, Player::Right].map(outcome))
    }

    /// The moves with what they are worth.
    pub fn options(&self) -> &[Scored] {
        &self.options
    }

    /// Whether these are all moves, and it is known what each of them is worth.
    pub fn is_complete(&self) -> bool {
        self.is_complete && self.options.iter().all(|option| option.net.is_some())
    }

    /// The moves that are known to lead to the net score.
    pub fn best_moves(&self) -> impl Iterator<Item = &Scored> {
        self.options.iter().filter(|option| option.net == Some(self.net))
    }
}

impl Solved for Analysis {
    type Move = Move;

    fn outcome(&self) -> Outcome {
        self.position.outcome_with(self.net)
    }

    fn quantity(&self) -> Quantity {
        Quantity::Score(self.net.into())
    }

    /// The best ones first.
    fn winning_moves(&self) -> Box<dyn Iterator<Item = Move> + '_> {
        let wins = |option: &&Scored| {
            option.net.is_some_and(|net| self.position.outcome_with(net) == Outcome::N)
        };
        let mut winning: Vec<&Scored> = self.options.iter().filter(wins).collect();
        winning.sort_by_key(|option| option.net.map(|net| -net));
        Box::new(winning.into_iter().map(|option| option.chosen.clone()))
    }

    fn options(&self, most: usize, _: &mut Budget) -> Option<Vec<Leaves<Move>>> {
        let leaves = |option: &Scored| Leaves {
            chosen: option.chosen.clone(),
            known: option.net.map(|net| {
                let after = option.closes as i32 - net;
                (option.chosen.to().outcome_with(after), Quantity::Score(after.into()))
            }),
        };
        Some(self.options.iter().take(most).map(leaves).collect())
    }

    fn unlisted(&self) -> Option<Unlisted> {
        let all = self.outcome() == Outcome::P || self.is_complete();
        (!all).then_some(Unlisted::Unfinished)
    }
}

/// Net scores by the definition, line by line, of all sets of some of the lines: what the search and
/// explanations are compared with.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::rulesets::Position;
/// use nimatron::rulesets::dots_and_boxes::ByDefinition;
///
/// let Position::DotsAndBoxes(position) = "dots-and-boxes: 1x1".parse()? else { panic!() };
/// let scores = ByDefinition::of(&position, &mut Budget::unlimited())?;
/// assert_eq!(scores.net(position.left()), Some(-1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct ByDefinition {
    /// The lines, which are numbered here by their order.
    lines: Vec<u32>,
    scores: Vec<i8>,
}

impl ByDefinition {
    /// The scores of all that can be left of a position.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    ///
    /// Cost: a byte of memory for each of the 2^n sets of n lines, and a node for each 64 of them.
    pub fn of(position: &Position, budget: &mut Budget) -> Result<ByDefinition, Exhausted> {
        const SETS_OF_A_NODE: usize = 64;
        let lines: Vec<u32> = bits(position.left()).collect();
        let sets = 1u64 << lines.len().min(63);
        budget.hold(sets)?;
        let place = |line: &u32| lines.iter().position(|own| own == line);
        // Each line with what is left of the boxes on both sides.
        let boxes = position.board().boxes();
        let around: Vec<[usize; 2]> = lines
            .iter()
            .map(|line| {
                let mut own = boxes.iter().filter(|lines| **lines >> line & 1 == 1).map(|lines| {
                    let left = bits(lines & position.left());
                    left.filter_map(|line| place(&line)).fold(0, |all, line| all | 1usize << line)
                });
                [own.next().unwrap_or(0), own.next().unwrap_or(0)]
            })
            .collect();
        let mut scores = vec![0i8; sets as usize];
        for left in 1..scores.len() {
            if left % SETS_OF_A_NODE == 1 {
                budget.spend(1)?;
            }
            let (mut best, mut rest) = (i8::MIN, left);
            while rest != 0 {
                let line = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                let closes = around[line].iter().filter(|sides| **sides & left == 1 << line);
                let after = scores[left & !(1 << line)];
                best = best.max(match closes.count() {
                    0 => -after,
                    closes => closes as i8 + after,
                });
            }
            scores[left] = best;
        }
        Ok(ByDefinition { lines, scores })
    }

    /// The net score when these lines are left; `None` if others are among them than were left at
    /// first.
    pub fn net(&self, left: u64) -> Option<i32> {
        let own = |all: usize, (place, line): (usize, &u32)| {
            if left >> line & 1 == 1 { all | 1 << place } else { all }
        };
        let set = self.lines.iter().enumerate().fold(0, own);
        let is_known = set.count_ones() == left.count_ones();
        is_known.then(|| i32::from(self.scores[set]))
    }
}
