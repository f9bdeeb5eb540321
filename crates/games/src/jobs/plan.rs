//! Cutting surveys into jobs.

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;
use nimatron_nimber::transfinite::excess::{ExcessError, Excesses};

use super::job::LARGEST_PRIME;
use super::{Job, Limits, Question};
use crate::impartial::sequence::{Family, HeapRules};
use crate::rulesets::Position;

/// The jobs of a text:
/// - of a [`Family`] such as `octals:3` the period of every game;
/// - of `quotients FAMILY` the misère quotient of every game;
/// - of `excess: 3..257` the excess of every odd prime between the two, or of one alone;
/// - of a position who wins it.
///
/// # Errors
/// [`ParseError`] if it is none of these.
///
/// ```
/// use nimatron::jobs::{Limits, planned};
/// assert_eq!(planned("octals:2", Limits::default())?.len(), 63);
/// assert_eq!(planned("excess: 3..20", Limits::default())?.len(), 7);
/// assert_eq!(planned("cram: 5x5", Limits::default())?.len(), 1);
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
pub fn planned(text: &str, limits: Limits) -> Result<Vec<Job>, ParseError> {
    let Limits { heaps, work } = limits;
    let trimmed = text.trim();
    if let Some(primes) = trimmed.strip_prefix("excess:") {
        return excesses(primes.trim(), text);
    }
    let of_games = |family: Family, question: &dyn Fn(HeapRules) -> Question| {
        family.games().map(|rules| Job::new(question(rules))).collect()
    };
    if let Some(family) = trimmed.strip_prefix("quotients ") {
        let quotient = |rules: HeapRules| {
            let ruleset = rules.to_string();
            Question::Quotient { ruleset, heaps, work }
        };
        return of_games(family.trim().parse()?, &quotient);
    }
    let not_family = match trimmed.parse::<Family>() {
        Ok(family) => {
            return of_games(family, &|rules| Question::Period {
                ruleset: rules.to_string(),
                heaps,
            });
        }
        Err(error) => error,
    };
    match trimmed.parse::<Position>() {
        Ok(position) => Job::of_outcome(&position, work).map(|job| vec![job]),
        // Between a ruleset and its position one writes a space, within a family none.
        Err(error) => Err(if trimmed.contains(": ") { error } else { not_family }),
    }
}

/// Jobs for the odd primes of a range, or for one.
fn excesses(primes: &str, text: &str) -> Result<Vec<Job>, ParseError> {
    let place = text.rfind(primes).map_or(0..text.len(), |at| at..at + primes.len());
    let number = |digits: &str| {
        let wrong = || say!("expected a prime, or a range such as 3..257");
        digits.trim().parse::<u32>().map_err(|_| ParseError::new(wrong(), place.clone()))
    };
    let (first, last, is_range) = match primes.split_once("..") {
        Some((first, last)) => (number(first)?, number(last)?, true),
        None => (number(primes)?, number(primes)?, false),
    };
    if !is_range {
        return Ok(vec![Job::new(Question::Excess { prime: first })?]);
    }
    if last > LARGEST_PRIME {
        let reason = say!("primes are expected to be below {}", LARGEST_PRIME);
        return Err(ParseError::new(reason, place));
    }
    let is_prime =
        |number: &u32| !matches!(Excesses::of(*number), Err(ExcessError::NotAnOddPrime { .. }));
    let primes = (first..=last).filter(is_prime);
    primes.map(|prime| Job::new(Question::Excess { prime })).collect()
}
