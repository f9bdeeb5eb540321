//! What is told of an analysis, of an explanation, of a hint.

use std::borrow::Cow;

use nimatron_nimber::say;
use nimatron_nimber::text::Notation;
use nimatron_nimber::transfinite::Unlisted;

use super::claims::{Teller, aim, who_wins};
use super::document::{Block, Document, Prose, exact, prose, strong};
use super::words::{Words, player};
use super::{loopy, partizan, score};
use crate::explain::{Claim, Step};
use crate::foundation::{Convention, Outcome, Playable, Player};
use crate::nim::Quantity;
use crate::rulesets::{Analysis, Move, Position, Solution, Solved};

/// A solved position with what is to be shown of it.
#[derive(Clone, Copy, Debug)]
pub struct Answer<'a> {
    /// The solved position.
    pub analysis: &'a Analysis,
    /// Why: as [`explain`](crate::explain::explain()) builds it.
    pub explanation: &'a Step,
    /// The winning moves to be listed.
    pub moves: &'a [Move],
    /// Whether these are all.
    pub complete: bool,
}

/// The verdict, the winning moves, the convention, and the reasons.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::explain::{Level, explain};
/// use nimatron::rulesets::Position;
/// use nimatron::render::{Answer, Style, answer};
/// use nimatron_nimber::text::Notation;
///
/// let position: Position = "nim: 5, 6".parse()?;
/// let analysis = position.analyze(&mut Budget::unlimited())?;
/// let explanation = explain(&analysis, Level::SENTENCE);
/// let moves: Vec<_> = analysis.winning_moves().collect();
/// let told = Answer { analysis: &analysis, explanation: &explanation, moves: &moves, complete: true };
/// let text = answer(&told, Notation::Ascii).to_text(&Style::default());
/// assert!(text.starts_with("Whoever moves first wins (N, value *3).\n"));
/// assert!(text.contains("Winning move: 2: 6 -> 5\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn answer(answer: &Answer<'_>, notation: Notation) -> Document {
    let analysis = answer.analysis;
    let position = analysis.position();
    let (convention, words) = (position.convention(), Words { notation });
    let mut lines = vec![
        headline(analysis),
        who_wins(
            analysis.outcome(),
            position.turn(),
            aim(convention, position.is_scored(), notation),
        )
        .into(),
    ];
    let listed = match answer.moves {
        [] if answer.analysis.outcome() != Outcome::N || answer.complete => Vec::new(),
        [] => vec![prose!("There are winning moves.")],
        [only] if answer.complete => {
            let chosen = words.listed_move(only);
            lines.push(prose!("{} {}", strong(say!("Winning move:")), chosen));
            Vec::new()
        }
        moves => {
            lines.push(strong(match answer.complete {
                true => say!("{} winning moves:", moves.len()),
                false => say!("Some winning moves:"),
            }));
            let listed = moves.iter().map(|chosen| words.listed_move(chosen));
            listed.chain((!answer.complete).then(|| and_more(analysis).into())).collect()
        }
    };
    let mut blocks = vec![Block::Lines(lines)];
    if !listed.is_empty() {
        blocks.push(Block::List(listed));
    }
    let mut teller = Teller::new(notation, Some(Cow::Borrowed(position))).after_verdict();
    match &answer.explanation.claim {
        Claim::Outcome { .. } => teller.tell_all(&answer.explanation.because),
        _ => teller.tell(answer.explanation),
    }
    blocks.extend(teller.finish());
    Document { blocks }
}

/// What is said of the moves that are not listed.
fn and_more(analysis: &Analysis) -> String {
    match analysis.solution().unlisted() {
        None | Some(Unlisted::TooMany) => say!("and more"),
        Some(why @ (Unlisted::Family | Unlisted::Unfinished | Unlisted::Beyond(_))) => {
            say!("and perhaps more: {}", why.to_string())
        }
    }
}

/// The whole of an explanation, from the verdict on.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::explain::{Level, explain};
/// use nimatron::rulesets::Position;
/// use nimatron::render::{Style, explanation};
/// use nimatron_nimber::text::Notation;
///
/// let position: Position = "nim: 2, 2".parse()?;
/// let why = explain(&position.analyze(&mut Budget::unlimited())?, Level::SENTENCE);
/// let text = explanation(&why, Notation::Ascii).to_text(&Style::default());
/// assert!(text.contains("The two piles are equal."));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn explanation(explanation: &Step, notation: Notation) -> Document {
    let position = match &explanation.claim {
        Claim::Outcome { position, .. } => position.read(|text| text.parse().ok()),
        _ => None,
    };
    let mut teller = Teller::new(notation, position);
    teller.tell(explanation);
    Document { blocks: teller.finish() }
}

/// Steps about a position, such as a hint or the effect of a move.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::explain::hint;
/// use nimatron::rulesets::Position;
/// use nimatron::render::{Style, steps};
/// use nimatron_nimber::text::Notation;
///
/// let position: Position = "nim: 7, 4, 5".parse()?;
/// let hint = hint(&position.analyze(&mut Budget::unlimited())?, 5);
/// let text = steps(&position, &hint, Notation::Ascii).to_text(&Style::default());
/// assert!(text.ends_with("Look at piles 1, 2 and 3: a winning move starts from each of them.\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn steps(position: &Position, steps: &[Step], notation: Notation) -> Document {
    let mut teller = Teller::new(notation, Some(Cow::Borrowed(position)));
    teller.tell_all(steps);
    Document { blocks: teller.finish() }
}

/// `Whoever moves first wins (N)`, or who it is where the players have names.
pub(super) fn verdict(outcome: Outcome, turn: Option<Player>) -> String {
    match (turn, outcome) {
        (None, Outcome::N) => say!("Whoever moves first wins ({})", outcome.to_string()),
        (None, Outcome::P) => say!("Whoever moves second wins ({})", outcome.to_string()),
        (Some(to_move), Outcome::N) => say!("{} wins", player(to_move)),
        (Some(to_move), Outcome::P) => say!("{} wins", player(to_move.opponent())),
        (_, Outcome::D) => say!("It is a draw"),
    }
}

/// Who wins where the players have no names, as a sentence without its end.
fn winner(outcome: Outcome) -> String {
    match outcome {
        Outcome::N => say!("Whoever moves first wins"),
        Outcome::P => say!("Whoever moves second wins"),
        Outcome::D => say!("It is a draw"),
    }
}

/// Who wins, with the outcome class and the value behind.
fn headline(analysis: &Analysis) -> Prose {
    let (outcome, position) = (analysis.outcome(), analysis.position());
    let quantity = analysis.quantity();
    if let Quantity::Game(summary) = &quantity {
        let verdict = strong(partizan::verdict(summary.class));
        return match &summary.value {
            Some(value) => prose!("{}: value {}.", verdict, exact(value.formula.clone())),
            None => verdict + ".",
        };
    }
    if let Quantity::Loopy(summary) = &quantity {
        let verdict = strong(loopy::verdict(summary.class, position.turn().is_none()));
        return match &summary.value {
            Some(value) => prose!("{}: value {}.", verdict, exact(value.clone())),
            None => verdict + ".",
        };
    }
    if let Solution::DotsAndBoxes(solution) = analysis.solution() {
        return score::headline(solution);
    }
    if let Some(turn) = position.turn() {
        return strong(verdict(outcome, Some(turn))) + ".";
    }
    let (winner, class) = (strong(winner(outcome)), outcome.to_string());
    match &quantity {
        Quantity::NimSum(value) => match position.convention() {
            Convention::Normal => {
                prose!("{} ({}, value {}).", winner, class, exact(value.formula()))
            }
            Convention::Misere => {
                prose!("{} ({}, nim-sum {}).", winner, class, exact(value.height().formula()))
            }
        },
        columns @ Quantity::Columns { .. } => {
            prose!("{} ({}, columns {}).", winner, class, columns.formula())
        }
        Quantity::Outcome(_) | Quantity::Game(_) | Quantity::Loopy(_) | Quantity::Score(_) => {
            prose!("{} ({}).", winner, class)
        }
    }
}
