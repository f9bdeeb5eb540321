//! A file of a language, read, checked and spoken.

use std::collections::BTreeSet;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use nimatron_nimber::say;
use nimatron_nimber::text::{ParseError, did_you_mean};

use super::english::{English, Message};
use super::{Argument, Language};

/// A language, as one file has it.
pub struct Translation {
    code: String,
    name: String,
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Translation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Translation").field(&self.code).finish()
    }
}

impl Translation {
    /// Reads a file of a language with this code.
    ///
    /// # Errors
    /// Where the text is not Fluent, a message or an argument is not known, the language does not
    /// say its name in `-language`, or the code is none.
    pub fn read(code: &str, text: &str) -> Result<Translation, ParseError> {
        let tag = code.parse().map_err(|_| {
            ParseError::new(say!("'{}' is not the code of a language", code), 0..0)
                .with_help(say!("a file is called as the language: de.ftl"))
        })?;
        let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| {
            let first = errors.first().map(|error| (error.kind.to_string(), error.pos.clone()));
            let (message, span) = first.unwrap_or_default();
            ParseError::new(say!("this is not Fluent: {}", message), span)
        })?;
        check(&resource, text)?;
        let name = own_name(&resource)
            .ok_or_else(|| {
                let example = say!("a line such as '-language = Deutsch' gives it");
                ParseError::new(say!("the language does not say its name"), 0..0).with_help(example)
            })?
            .to_owned();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        bundle
            .add_resource(resource)
            .map_err(|_| ParseError::new(say!("two messages have the same identifier"), 0..0))?;
        Ok(Translation { code: code.to_owned(), name, bundle })
    }

    /// The code of the language: `de`.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// What the language calls itself: `Deutsch`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The messages that the language lacks and tells in English.
    pub fn missing(&self) -> impl Iterator<Item = &'static Message> {
        English::get().messages().iter().filter(|message| !self.bundle.has_message(&message.id))
    }

    pub(super) fn pattern(&self, id: &str) -> Option<&Pattern<&str>> {
        self.bundle.get_message(id)?.value()
    }
}

impl Language for Translation {
    fn sentence(&self, template: &str, arguments: &[Argument]) -> Option<String> {
        let message = English::get().told(template)?;
        let pattern = self.pattern(&message.id)?;
        let mut named = FluentArgs::with_capacity(arguments.len());
        for (place, name) in message.names.iter().enumerate() {
            // A place without an argument stands for itself, as in English.
            named.set(name.as_str(), arguments.get(place).map_or("{}".into(), value));
        }
        let mut errors = Vec::new();
        let told = self.bundle.format_pattern(pattern, Some(&named), &mut errors);
        errors.is_empty().then(|| told.into_owned())
    }
}

/// An argument as Fluent takes it: its numbers are floating, and larger ones words.
fn value(argument: &Argument) -> FluentValue<'_> {
    const EXACT: i128 = 1 << 53;
    match argument {
        Argument::Number(number) if (-EXACT..=EXACT).contains(number) => (*number as f64).into(),
        Argument::Number(number) => number.to_string().into(),
        Argument::Words(words) => words.as_str().into(),
    }
}

/// Refuses what no message of the program is called, and arguments that it does not have.
fn check(resource: &FluentResource, text: &str) -> Result<(), ParseError> {
    for entry in resource.entries() {
        let (Entry::Message(found), english) = (entry, English::get()) else { continue };
        let id = found.id.name;
        let at = offset(text, id);
        let Some(message) = english.find(id) else {
            let known = english.messages().iter().map(|message| message.id.as_str());
            let error = ParseError::new(say!("no message is called '{}'", id), at..at + id.len());
            return Err(match did_you_mean(id, known) {
                Some(known) => error.with_help(say!("did you mean '{}'?", known)),
                None => error,
            });
        };
        let mut used = BTreeSet::new();
        if let Some(pattern) = &found.value {
            variables(pattern, &mut used);
        }
        if let Some(name) =
            used.iter().find(|name| !message.names.iter().any(|known| known == *name))
        {
            let at = at + text[at..].find(*name).unwrap_or(0);
            let error =
                ParseError::new(say!("'{}' has no argument ${}", id, *name), at..at + name.len());
            return Err(error.with_help(say!("its arguments: {}", message.names.join(", "))));
        }
    }
    Ok(())
}

/// Where a message begins.
fn offset(text: &str, id: &str) -> usize {
    let begins = |at: &usize| *at == 0 || text.as_bytes()[at - 1] == b'\n';
    let ends = |at: &usize| text[at + id.len()..].trim_start_matches(' ').starts_with('=');
    text.match_indices(id).map(|(at, _)| at).find(|at| begins(at) && ends(at)).unwrap_or(0)
}

/// The names of all arguments in a pattern.
pub(super) fn variables<'a>(pattern: &Pattern<&'a str>, used: &mut BTreeSet<&'a str>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => variable(inline, used),
            Expression::Select { selector, variants } => {
                variable(selector, used);
                variants.iter().for_each(|variant| variables(&variant.value, used));
            }
        }
    }
}

fn variable<'a>(inline: &InlineExpression<&'a str>, used: &mut BTreeSet<&'a str>) {
    match inline {
        InlineExpression::VariableReference { id } => _ = used.insert(id.name),
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = expression.as_ref() {
                variable(inline, used);
            }
        }
        _ => {}
    }
}

/// The name in the term `-language`.
fn own_name(resource: &FluentResource) -> Option<&str> {
    let terms = resource.entries().filter_map(|entry| match entry {
        Entry::Term(term) if term.id.name == "language" => Some(term),
        _ => None,
    });
    terms.last().and_then(|term| match term.value.elements.as_slice() {
        [PatternElement::TextElement { value }] => Some(*value),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mistakes_in_a_file_are_pointed_at() {
        let error = |text: &str| Translation::read("de", text).unwrap_err();
        let known = &English::get().messages()[0].id;
        for (text, message, place) in [
            ("-language = Deutsch\n???", "this is not Fluent", "???"),
            ("-language = Deutsch\nno-such = x", "no message is called 'no-such'", "no-such"),
            (
                &format!("-language = Deutsch\n{known} = {{ $nosucharg }}"),
                &format!("'{known}' has no argument $nosucharg"),
                "nosucharg",
            ),
        ] {
            let found = error(text);
            assert!(found.message.contains(message), "{}", found.message);
            assert!(text[found.span.start..].starts_with(place), "{text}: {:?}", found.span);
        }
        assert!(error("").message.contains("does not say its name"));
        assert!(Translation::read("???", "").is_err());
    }
}
