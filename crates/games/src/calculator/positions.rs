//! Positions as values: `domineering: 2x2` is the switch ±1, `nim: 3, 5` is *6.

use std::sync::Arc;

use nimatron_nimber::say;
use nimatron_nimber::text::{Notation, ParseError, Span};

use super::value::Value;
use super::{game, games};
use crate::foundation::{Budget, Convention, Exhausted, Outcome, Playable};
use crate::nim::Quantity;
use crate::partizan::loopy::LoopySummary;
use crate::partizan::{Summary, Values};
use crate::rulesets::searched::Engine;
use crate::rulesets::{Analysis, Position};

/// The value of a position in normal play: a nimber, or the canonical form of a game. Of a position in
/// misère play, and of one whose value is not known, who wins.
///
/// Cost: the search of the position.
///
/// # Errors
/// A budget that does not suffice, at `span`.
pub(super) fn value(
    position: &Position,
    span: &Span,
    values: &Arc<Values>,
    budget: &mut Budget,
) -> Result<Value, ParseError> {
    let refused = |exhausted: Exhausted| {
        ParseError::new(say!("this takes too much work: {}", exhausted.to_string()), span.clone())
    };
    if let Position::Searched(searched) = position {
        // What the moves are worth may be far harder to tell.
        let worth = Engine::worth_of(searched, budget).map_err(refused)?;
        return valued(position, &worth.quantity(), worth.outcome(), span, values, budget);
    }
    let analysis = position.analyze(budget).map_err(refused)?;
    worth(&analysis, span, values, budget)
}

/// The same of a position that has been solved.
///
/// # Errors
/// As those of [`value`].
pub(super) fn worth(
    analysis: &Analysis,
    span: &Span,
    values: &Arc<Values>,
    budget: &mut Budget,
) -> Result<Value, ParseError> {
    let (position, quantity) = (analysis.position(), analysis.quantity());
    valued(position, &quantity, analysis.outcome(), span, values, budget)
}

fn valued(
    position: &Position,
    quantity: &Quantity,
    outcome: Outcome,
    span: &Span,
    values: &Arc<Values>,
    budget: &mut Budget,
) -> Result<Value, ParseError> {
    if position.is_scored() {
        let message =
            say!("a game with a score has no value in sums: in these the last move decides");
        return Err(ParseError::new(message, span.clone()));
    }
    Ok(match quantity {
        Quantity::NimSum(nimber) if position.convention() == Convention::Normal => {
            nimber.clone().into()
        }
        Quantity::Game(Summary { value: Some(value), .. }) => {
            let text = value.to_text(Notation::Ascii);
            games::found(values, game::read(&text, span, &mut values.loopy(budget))?)
        }
        Quantity::Game(Summary { class, value: None }) => Value::Outcome((*class).into()),
        Quantity::Loopy(LoopySummary { value: Some(value), .. }) => {
            let text = value.to_text(Notation::Ascii);
            games::found(values, game::read(&text, span, &mut values.loopy(budget))?)
        }
        Quantity::Loopy(LoopySummary { class, value: None }) => Value::Outcome(*class),
        _ if position.turn().is_none() => Value::Outcome(outcome.into()),
        _ => {
            let message = say!("who wins is known only if the player begins whose turn it is");
            return Err(ParseError::new(message, span.clone()));
        }
    })
}
