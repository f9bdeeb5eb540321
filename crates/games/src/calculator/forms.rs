//! Explicit forms: games kept as they are given, and why they are not canonical.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use nimatron_nimber::text::formula::{Formula, Operator};
use nimatron_nimber::text::{Notation, ParseError, Span};
use nimatron_nimber::{message, say};

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
        self.formula().to_text(notation)
    }

    /// The form as a formula.
    pub fn formula(&self) -> Formula {
        written(&self.values, |games| games.explicit_formula(&self.form))
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
    pub fn lines(&self) -> Vec<Formula> {
        let lines = written(&self.from.values, |games| {
            let mut lines = Vec::with_capacity(self.steps.len() + 1);
            for (step, left) in &self.steps {
                lines.push(told(step, left, games)?);
            }
            let last = self.steps.last().map_or(&self.from.form, |(_, form)| form);
            let form = games.explicit_formula(last)?;
            let value = games.formula(self.value)?;
            lines.push(Formula::row([form, Formula::text(" is canonical: "), value]));
            Ok(Lines(lines))
        });
        lines.0
    }

    /// How many lines it takes to tell.
    pub fn size(&self) -> u64 {
        self.steps.len() as u64 + 1
    }
}

/// A step in words and formulas.
fn told(
    step: &Redundancy,
    left: &ExplicitForm,
    games: &mut Arithmetic<'_>,
) -> Result<Formula, Failure> {
    let text = |words: &str| Formula::text(words);
    let at_most = |low: &Formula, high: &Formula| {
        Formula::joined([low.clone(), high.clone()], &Operator::AtMost.spaced())
    };
    let left = games.explicit_formula(left)?;
    Ok(Formula::row(match step {
        Redundancy::Dominated { player, option, by } => {
            let [option, by] = [games.formula(*option)?, games.formula(*by)?];
            let order = match player {
                Player::Left => at_most(&option, &by),
                Player::Right => at_most(&by, &option),
            };
            let whose = Formula::text(format!("{player}'s "));
            vec![whose, option, text(" is dominated by "), by, text(": "), order, text("; "), left]
        }
        Redundancy::Reversible { player, option, through, replacements } => {
            let [option, through] = [games.formula(*option)?, games.formula(*through)?];
            let g = Formula::Variable("g".into());
            let order = match player {
                Player::Left => at_most(&through, &g),
                Player::Right => at_most(&g, &through),
            };
            let mut instead = Vec::with_capacity(replacements.len());
            for replacement in replacements {
                instead.push(games.formula(*replacement)?);
            }
            let instead = match instead.is_empty() {
                true => text("nothing"),
                false => Formula::joined(instead, &Operator::Comma.spaced()),
            };
            let whose = Formula::text(format!("{player}'s "));
            let reversed = [whose, option, text(" is reversible through "), through];
            let replaced = [text(": "), order, text(", so that "), instead];
            let rest = [text(" takes its place; "), left];
            reversed.into_iter().chain(replaced).chain(rest).collect()
        }
    }))
}

/// Lines of formulas.
struct Lines(Vec<Formula>);

impl From<Formula> for Lines {
    fn from(only: Formula) -> Lines {
        Lines(vec![only])
    }
}

fn written<T: From<Formula>>(
    values: &Values,
    write: impl FnOnce(&mut Arithmetic<'_>) -> Result<T, Failure>,
) -> T {
    let mut budget = Budget::nodes(WRITING);
    write(&mut values.arithmetic(&mut budget)).unwrap_or_else(|failure| {
        Formula::text(say!("(a form that is not written: {})", failure.to_string())).into()
    })
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
        Refusal::new(say!("expected an explicit form, found {}", found)).at(span.clone())
    })?;
    let form = games.canonical_form(game).map_err(|failure| game::refused(&failure, span))?;
    Ok(Form { values, form })
}

/// The functions of explicit forms.
pub(super) const FUNCTIONS: [Function; 2] = [
    Function {
        name: "simplification",
        signature: "simplification('{...|...}')",
        summary: message!(
            "which options of a form are dominated or reversible, and why, step by step"
        ),
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
        summary: message!("the game that an explicit form is equal to, in canonical form"),
        example: ["value('{*|*}')", "0"],
        meaning: Meaning::Of(1, |call| {
            let form = form(call)?;
            let value = form.values.arithmetic(call.budget).value_of(&form.form);
            let value = value.map_err(|failure| game::refused(&failure, &call.span))?;
            Ok(found(&form.values, value))
        }),
    },
];
