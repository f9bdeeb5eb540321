//! Games of n players: how they are told from games of two, their sums, and who wins them.
//!
//! A game in braces with two single bars or more is a tuple: `{*|*|0}`. Doubled bars divide games of
//! two players, as in `{1||0|-1}`, so that an empty set between two bars is written with a blank:
//! `{*| |0}`.

use std::fmt;

use nimatron_nimber::say;
use nimatron_nimber::text::{Operator, ParseError, Span};

use super::operators::{Refusal, symbol};
use super::value::Value;
use crate::foundation::{Budget, Exhausted, Piece};
use crate::multiplayer::{Ending, Forced, Forms, Game, Preferences, Seat, Solver, State};

/// Who wins a game of n players: A begins, and whoever moves last wins alone.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TupleOutcome {
    /// Which coalitions can force that one of theirs wins.
    pub forced: Forced,
    /// Who wins by the podium rule.
    pub podium: Option<Seat>,
}

/// Whether a text in braces is a tuple: see the module. Numbers and names are games of two players.
pub(super) fn is_tuple(text: &str) -> bool {
    let (mut depth, mut bars, mut before) = (0usize, 0, ' ');
    for sign in text.chars() {
        match sign {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            '|' if before == '|' => return false,
            '|' if depth == 1 => bars += 1,
            '|' | ',' | '+' | '*' | ' ' => {}
            '0'..='9' if before == '*' || before.is_ascii_digit() => {}
            '0' => {}
            _ => return false,
        }
        before = sign;
    }
    bars > 1
}

/// The tuple that stands at this place.
pub(super) fn literal(text: &str, span: &Span) -> Result<Value, ParseError> {
    Forms::read_piece(Piece { text, start: span.start }, None).map(Value::Tuple)
}

/// The value of `left operator right`; `None` if neither is a tuple.
pub(super) fn apply(
    operator: Operator,
    left: &Value,
    right: &Value,
) -> Option<Result<Value, Refusal>> {
    let players = match (left, right) {
        (Value::Tuple(game), _) | (_, Value::Tuple(game)) => game.players(),
        _ => return None,
    };
    let game = |value: &Value| match value {
        Value::Tuple(game) => Some(game.clone()),
        Value::Ordinal(zero) if zero.is_zero() => Some(Forms::end(players)),
        Value::Nimber(nimber) => {
            Forms::heap(usize::try_from(nimber.height().to_u64()?).ok()?, players)
        }
        _ => None,
    };
    if operator != Operator::Add {
        let message = say!("'{}' does not apply to games of n players", symbol(operator));
        return Some(Err(Refusal::new(message)));
    }
    let sum = game(left).zip(game(right)).and_then(|(left, right)| left.plus(&right));
    let refused = || {
        let other = if matches!(left, Value::Tuple(_)) { right } else { left };
        let found = other.kind().described();
        Refusal::new(say!(
            "{} cannot be added to this game of {} players",
            found,
            players.to_string()
        ))
    };
    Some(sum.map(Value::Tuple).ok_or_else(refused))
}

/// Who wins.
pub(super) fn outcome(game: &Forms, budget: &mut Budget) -> Result<TupleOutcome, Exhausted> {
    let mut solver = Solver::with_memory(Ending::LastWins, budget.memory());
    let forced = solver.forced(game, Seat::FIRST, budget)?;
    let podium = Preferences::podium(game.players());
    let state = State::new(game.clone(), Seat::FIRST);
    Ok(TupleOutcome { forced, podium: solver.possible(state, &podium, budget)?.only() })
}

impl fmt::Display for TupleOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.forced.alone() {
            Some(seat) => write!(f, "{seat} alone")?,
            None => {
                let least: Vec<String> = self.forced.least().map(|set| set.to_string()).collect();
                write!(f, "nobody alone; {}", least.join(", or "))?;
            }
        }
        match self.podium {
            Some(seat) => write!(f, "; by the podium rule {seat}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn single_bars_make_tuples() {
        for text in ["{0|0|0}", "{ | | }", "{{0|0}|*12|*}", "{*|* + *2|*, 0|*}"] {
            assert!(is_tuple(text), "{text}");
        }
        for text in ["{0|0}", "{1||0|-1}", "{|}", "{1|||0||0|-1}", "{0||0}", "{1|0|-1}", "{^|0|0}"]
        {
            assert!(!is_tuple(text), "{text}");
        }
    }
}
