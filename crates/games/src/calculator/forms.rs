//! Explicit forms: games kept as they are given, and why they are not canonical.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use nimatron_nimber::text::{Notation, ParseError, Span};

use super::functions::{Arguments, Function, Meaning};
use super::game;
use super::games::{as_game, found};
use super::operators::Refusal;
use super::value::Value;
use crate::foundation::{Budget, Player};
use crate::partizan::{self, Arithmetic, ExplicitForm, Failure, Redundancy, Values};

/// Work for writing a form, which was written once before.
const WRITING: u64 = 1 << 24;

/// A form whose options are games, not simplified, with the store that knows them.
#[derive(Clone, Debug)]
pub struct Form {
    values: Arc<Values>,
    form: ExplicitForm,
}

/// The steps that make a form canonical.
#[derive(Clone, Debug)]
pub struct Simplification {
    from: Form,
    steps: Vec<(Redundancy, ExplicitForm)>,
    value: partizan::Value,
}

impl Form {
    /// The options of both players.
    pub fn form(&self) -> &ExplicitForm {
        &self.form
    }

    /// The store that knows the options.
    pub fn values(&self) -> &Values {
        &self.values
    }

    /// The form in the given notation, which reads back as the same form.
    pub fn to_text(&self, notation: Notation) -> String {
        written(&self.values, |games| games.explicit_text(&self.form, notation))
    }
}

impl PartialEq for Form {
    fn eq(&self, other: &Form) -> bool {
        self.form == other.form && Arc::ptr_eq(&self.values, &other.values)
    }
}

impl Eq for Form {}

impl Hash for Form {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.form.hash(state);
    }
}

impl PartialEq for Simplification {
    fn eq(&self, other: &Simplification) -> bool {
        self.from == other.from
    }
}

impl Eq for Simplification {}

impl Hash for Simplification {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.from.hash(state);
    }
}

impl Simplification {
    /// The steps, each with the form that it leaves.
    pub fn steps(&self) -> &[(Redundancy, ExplicitForm)] {
        &self.steps
    }

    /// A line for each step, and one for the value.
    pub fn to_text(&self, notation: Notation) -> String {
        written(&self.from.values, |games| {
            let mut lines = Vec::with_capacity(self.steps.len() + 1);
            for (step, left) in &self.steps {
                lines.push(told(step, left, games, notation)?);
            }
            let last = self.steps.last().map_or(&self.from.form, |(_, form)| form);
            let value = games.text(self.value, notation)?;
            let form = games.explicit_text(last, notation)?;
            lines.push(format!("{form} is canonical: {value}"));
            Ok(lines.join("\n"))
        })
    }

    /// How many lines it takes to tell.
    pub fn size(&self) -> u64 {
        self.steps.len() as u64 + 1
    }
}

/// A step in words.
fn told(
    step: &Redundancy,
    left: &ExplicitForm,
    games: &mut Arithmetic<'_>,
    notation: Notation,
) -> Result<String, Failure> {
    let at_most = match notation {
        Notation::Ascii => "<=",
        Notation::Unicode => "≤",
        Notation::Latex => "\\leq",
    };
    let left = games.explicit_text(left, notation)?;
    Ok(match step {
        Redundancy::Dominated { player, option, by } => {
            let [option, by] = [games.text(*option, notation)?, games.text(*by, notation)?];
            let (low, high) = if *player == Player::Left { (&option, &by) } else { (&by, &option) };
            format!("{player}'s {option} is dominated by {by}: {low} {at_most} {high}; {left}")
        }
        Redundancy::Reversible { player, option, through, replacements } => {
            let [option, through] = [*option, *through].map(|game| games.text(game, notation));
            let (option, through) = (option?, through?);
            let order = match player {
                Player::Left => format!("{through} {at_most} g"),
                Player::Right => format!("g {at_most} {through}"),
            };
            let mut instead = Vec::with_capacity(replacements.len());
            for replacement in replacements {
                instead.push(games.text(*replacement, notation)?);
            }
            let instead = if instead.is_empty() { "nothing".into() } else { instead.join(", ") };
            format!(
                "{player}'s {option} is reversible through {through}: {order}, so that {instead} \
                 takes its place; {left}"
            )
        }
    })
}

fn written(
    values: &Values,
    write: impl FnOnce(&mut Arithmetic<'_>) -> Result<String, Failure>,
) -> String {
    let mut budget = Budget::nodes(WRITING);
    write(&mut values.arithmetic(&mut budget))
        .unwrap_or_else(|failure| format!("(a form that is not written: {failure})"))
}

/// Reads a form in quotes.
///
/// # Errors
/// What cannot be read, and where in the expression.
pub(super) fn read(
    text: &str,
    span: &Span,
    values: &Arc<Values>,
    budget: &mut Budget,
) -> Result<Value, ParseError> {
    let form = values.arithmetic(budget).read_explicit(text);
    let form = form.map_err(|error| game::unread(error, span))?;
    Ok(Value::Form(Form { values: Arc::clone(values), form }))
}

/// The form that the argument of a call is, or the canonical form of a game.
fn form(call: &mut Arguments<'_>) -> Result<Form, ParseError> {
    let values = Arc::clone(call.games);
    let (value, span) = &call.values[0];
    if let Value::Form(form) = value {
        return Ok(form.clone());
    }
    let games = &mut values.arithmetic(call.budget);
    let game = as_game(value, games).map_err(|refusal| refusal.at(span.clone()))?;
    let game = game.ok_or_else(|| {
        let found = value.kind().described();
        Refusal::new(format!("expected an explicit form, found {found}")).at(span.clone())
    })?;
    let form = games.canonical_form(game).map_err(|failure| game::refused(&failure, span))?;
    Ok(Form { values, form })
}

/// The functions of explicit forms.
pub(super) const FUNCTIONS: [Function; 2] = [
    Function {
        name: "simplification",
        signature: "simplification('{...|...}')",
        summary: "which options of a form are dominated or reversible, and why, step by step",
        example: ["simplification('{0|^}')", "'{0|^}' is canonical: ^^*"],
        meaning: Meaning::Of(1, |call| {
            let from = form(call)?;
            let games = &mut from.values.arithmetic(call.budget);
            let steps = games.simplification(&from.form);
            let steps = steps.and_then(|steps| Ok((steps, games.value_of(&from.form)?)));
            let (steps, value) = steps.map_err(|failure| game::refused(&failure, &call.span))?;
            Ok(Value::Simplification(Simplification { from, steps, value }))
        }),
    },
    Function {
        name: "value",
        signature: "value('{...|...}')",
        summary: "the game that an explicit form is equal to, in canonical form",
        example: ["value('{*|*}')", "0"],
        meaning: Meaning::Of(1, |call| {
            let form = form(call)?;
            let value = form.values.arithmetic(call.budget).value_of(&form.form);
            let value = value.map_err(|failure| game::refused(&failure, &call.span))?;
            Ok(found(&form.values, value))
        }),
    },
];
