//! Games of misère play as values: canonical forms, their sums, and genera.
//!
//! A canonical form is written as the literature writes it, from `*[` on: `*[2#1]`. Next to one, and
//! as arguments of the functions here, nimbers are Nim heaps.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use nimatron_nimber::text::{Operator, ParseError, Span};
use nimatron_nimber::{Ordinal, message, say};

use super::functions::{Arguments, Function, Meaning};
use super::operators::{Refusal, symbol};
use super::value::Value;
use crate::foundation::{Budget, Exhausted, Outcome};
use crate::misere::{Form, FormError, FormSearch, Forms};
use crate::partizan::OutcomeClass;
use crate::rulesets::Position;

/// The largest nimber that is read as a Nim heap.
const MOST_HEAP: u64 = 255;

/// A canonical form with all that can be reached from it.
#[derive(Clone, Debug)]
pub struct MisereForm {
    forms: Arc<Forms>,
    form: Form,
    text: Arc<str>,
}

impl MisereForm {
    /// A form of some store, with a store of its own.
    fn new(forms: &Forms, form: Form, budget: &mut Budget) -> Result<MisereForm, Exhausted> {
        let mut own = Forms::new();
        let form = own.adopt(forms, form, budget)?;
        let text = own.text(form, budget)?.into();
        Ok(MisereForm { forms: Arc::new(own), form, text })
    }

    /// The canonical form of a position whose options are searched; of others `None`.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends before the form is found.
    pub fn of_position(
        position: &Position,
        budget: &mut Budget,
    ) -> Result<Option<MisereForm>, Exhausted> {
        let Some(game) = position.as_searched() else { return Ok(None) };
        let mut search = FormSearch::new();
        let form = search.form(game, budget)?;
        MisereForm::new(&search.forms, form, budget).map(Some)
    }

    /// Number of moves of the longest play.
    pub fn birthday(&self) -> u32 {
        self.forms.birthday(self.form)
    }

    /// The form in the notation of the literature, or its genus if that is too long.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Number of games that can be reached from it.
    pub fn size(&self) -> u64 {
        self.forms.len() as u64
    }
}

impl PartialEq for MisereForm {
    fn eq(&self, other: &MisereForm) -> bool {
        self.forms.find(&other.forms, other.form) == Some(self.form)
    }
}

impl Eq for MisereForm {}

impl Hash for MisereForm {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.forms.genus(self.form).hash(state);
        self.forms.birthday(self.form).hash(state);
    }
}

/// Whether a text is the canonical form of a game of misère play.
pub(super) fn is_form(text: &str) -> bool {
    text.starts_with("*[")
}

/// What a budget that did not suffice says.
pub(super) fn refusal(exhausted: &Exhausted) -> Refusal {
    Refusal::new(say!("this takes too much work: {}", exhausted.to_string()))
}

/// The canonical form that stands at this place.
pub(super) fn literal(text: &str, span: &Span, budget: &mut Budget) -> Result<Value, ParseError> {
    let mut forms = Forms::new();
    let read = forms
        .read(text, budget)
        .and_then(|form| Ok(Value::Misere(MisereForm::new(&forms, form, budget)?)));
    read.map_err(|error| match error {
        FormError::Parse(error) => error.shifted(span.start),
        FormError::Exhausted(exhausted) => refusal(&exhausted).at(span.clone()),
    })
}

/// A value as a game of misère play; `None` if it is none.
fn as_form(value: &Value, budget: &mut Budget) -> Option<Result<MisereForm, Exhausted>> {
    let heap = match value {
        Value::Misere(form) => return Some(Ok(form.clone())),
        Value::Nimber(nimber) => nimber.height().to_u64(),
        Value::Ordinal(zero) if zero.is_zero() => Some(0),
        _ => None,
    };
    let heap = heap.filter(|&heap| heap <= MOST_HEAP)? as u32;
    let mut forms = Forms::new();
    let form = forms.heap(heap, budget);
    Some(form.and_then(|form| MisereForm::new(&forms, form, budget)))
}

/// Whether a value is a heap that is larger than those whose canonical forms are made.
fn is_large_heap(value: &Value) -> bool {
    matches!(value, Value::Nimber(nimber) if nimber.height().to_u64().is_none_or(|heap| heap > MOST_HEAP))
}

fn too_large() -> String {
    say!("heaps of misere play are at most {} here", MOST_HEAP)
}

/// The value of `left operator right`; `None` if neither is a game of misère play.
pub(super) fn apply(
    operator: Operator,
    left: &Value,
    right: &Value,
    budget: &mut Budget,
) -> Option<Result<Value, Refusal>> {
    let is_form = |value: &Value| matches!(value, Value::Misere(_));
    if !is_form(left) && !is_form(right) {
        return None;
    }
    let (Some(a), Some(b)) = (as_form(left, budget), as_form(right, budget)) else {
        let other = if is_form(left) { right } else { left };
        let message = match is_large_heap(other) {
            true => too_large(),
            false => say!("{} is no game of misere play", other.kind().described()),
        };
        return Some(Err(Refusal::new(message)));
    };
    let value = a.and_then(|a| {
        let b = b?;
        let mut forms = (*a.forms).clone();
        let other = forms.adopt(&b.forms, b.form, budget)?;
        Ok(match operator {
            Operator::Add => {
                let sum = forms.sum(a.form, other, budget)?;
                Some(Value::Misere(MisereForm::new(&forms, sum, budget)?))
            }
            Operator::Equal => Some(Value::Boolean(a.form == other)),
            Operator::NotEqual => Some(Value::Boolean(a.form != other)),
            _ => None,
        })
    });
    let unknown =
        || Refusal::new(say!("'{}' does not apply to games of misere play", symbol(operator)));
    Some(match value {
        Ok(value) => value.ok_or_else(unknown),
        Err(exhausted) => Err(refusal(&exhausted)),
    })
}

/// Whether a function is of games of misère play, so that the value of a position is not what it asks
/// for.
pub(super) fn is_of_misere_play(function: &Function) -> bool {
    let is_named = |other: &Function| other.name == function.name;
    FUNCTIONS.iter().any(is_named) || function.name == "misere_outcome"
}

/// Who wins a game of misère play; `None` if the argument is none with moves of its own.
pub(super) fn outcome(value: &Value) -> Option<Value> {
    let Value::Misere(MisereForm { forms, form, .. }) = value else { return None };
    let class = match forms.outcome(*form) {
        Outcome::N => OutcomeClass::N,
        Outcome::P | Outcome::D => OutcomeClass::P,
    };
    Some(Value::Outcome(class.into()))
}

impl Arguments<'_> {
    fn misere(&mut self) -> Result<MisereForm, ParseError> {
        let (value, span) = &self.values[0];
        let form = as_form(value, self.budget);
        let form = form.ok_or_else(|| match is_large_heap(value) {
            true => ParseError::new(too_large(), span.clone()),
            false => self.expected(0, say!("a game of misere play"), value),
        })?;
        form.map_err(|exhausted| refusal(&exhausted).at(span.clone()))
    }
}

/// The functions of games of misère play.
pub(super) const FUNCTIONS: [Function; 4] = [
    Function {
        name: "misere",
        signature: "misere(g)",
        summary: message!("a nimber, or a form such as *[2#1], as a game of misere play"),
        example: ["misere(*2) + *2", "*[2[2]]"],
        meaning: Meaning::Of(1, |call| call.misere().map(Value::Misere)),
    },
    Function {
        name: "genus",
        signature: "genus(g)",
        summary: message!(
            "its Grundy value, and those of misere play with 0, 1, 2, ... heaps of 2"
        ),
        example: ["genus(*[2#1] + *[[2],0])", "3^02"],
        meaning: Meaning::Of(1, |call| {
            call.misere().map(|game| Value::Genus(game.forms.genus(game.form).clone()))
        }),
    },
    Function {
        name: "misere_grundy",
        signature: "misere_grundy(g)",
        summary: message!(
            "the least number that no option has in misere play, 1 of the game without moves"
        ),
        example: ["misere_grundy(*[2#])", "0"],
        meaning: Meaning::Of(1, |call| {
            call.misere().map(|game| Ordinal::from(game.forms.genus(game.form).misere()).into())
        }),
    },
    Function {
        name: "misere_class",
        signature: "misere_class(g)",
        summary: message!("tame, restive, restless or wild"),
        example: ["misere_class(*[2[2]321])", "restless"],
        meaning: Meaning::Of(1, |call| {
            call.misere().map(|game| Value::MisereClass(game.forms.class(game.form)))
        }),
    },
];
