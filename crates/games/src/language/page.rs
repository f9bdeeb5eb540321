//! The sentences of the page as data that it fills without a grammar.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use serde::Serialize;

use super::english::{English, Message};
use super::translation::Translation;

/// The sentences of the page in a language, by their English templates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PageSentences {
    language: String,
    name: String,
    sentences: BTreeMap<&'static str, Sentence>,
}

/// Words with places `{0}`, `{1}` …, or several such and choices one after the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
enum Sentence {
    Words(String),
    Parts(Vec<Sentence>),
    /// By the number of an argument (`of`): under its category of plural (`one`, `other`, …), or
    /// under itself (`=0`).
    Choice(BTreeMap<String, Choice>),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
enum Choice {
    Of(usize),
    Form(Sentence),
}

impl Translation {
    /// What the page tells in this language.
    pub fn page(&self) -> PageSentences {
        let messages = English::get().messages().iter();
        let of_page = messages.filter(|message| message.id.starts_with(Message::PAGE));
        let sentence = |message: &'static Message| {
            Some((message.template.as_str(), filled(self.pattern(&message.id)?, &message.names)))
        };
        PageSentences {
            language: self.code().to_owned(),
            name: self.name().to_owned(),
            sentences: of_page.filter_map(sentence).collect(),
        }
    }
}

/// A pattern with numbers for the names of its arguments.
fn filled(pattern: &Pattern<&str>, names: &[String]) -> Sentence {
    let mut parts: Vec<Sentence> = Vec::new();
    let words = |parts: &mut Vec<Sentence>, text: &str| match parts.last_mut() {
        Some(Sentence::Words(words)) => *words += text,
        _ => parts.push(Sentence::Words(text.to_owned())),
    };
    let place = |inline: &InlineExpression<&str>| match inline {
        InlineExpression::VariableReference { id } => names.iter().position(|name| name == id.name),
        _ => None,
    };
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => words(&mut parts, value),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::StringLiteral { value } => {
                    words(&mut parts, &fluent_syntax::unicode::unescape_unicode_to_string(value));
                }
                inline => {
                    if let Some(place) = place(inline) {
                        words(&mut parts, &format!("{{{place}}}"));
                    }
                }
            },
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                let Some(place) = place(selector) else { continue };
                let forms = variants
                    .iter()
                    .map(|form| (category(form), Choice::Form(filled(&form.value, names))));
                let of = [("of".to_owned(), Choice::Of(place))];
                parts.push(Sentence::Choice(of.into_iter().chain(forms).collect()));
            }
        }
    }
    match parts.as_slice() {
        [] => Sentence::Words(String::new()),
        [Sentence::Words(_)] => parts.remove(0),
        _ => Sentence::Parts(parts),
    }
}

/// What a form is chosen by.
fn category(form: &Variant<&str>) -> String {
    match (&form.key, form.default) {
        (_, true) => "other".to_owned(),
        (VariantKey::Identifier { name }, _) => (*name).to_owned(),
        (VariantKey::NumberLiteral { value }, _) => format!("={value}"),
    }
}
