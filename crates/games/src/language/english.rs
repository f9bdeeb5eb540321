//! What there is to be told.

use std::collections::HashMap;
use std::fmt::Write;
use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use twox_hash::XxHash3_64;

use super::{ENGLISH, FILES};

/// A template of a sentence with its identifier and the names of its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The identifier in the files of languages.
    pub id: String,
    /// The template, a `{}` for each argument.
    pub template: String,
    /// The names of the arguments in the order of the template.
    pub names: Vec<String>,
}

/// The identifier of a template: its first words, and four digits of a hash, since long sentences
/// may begin alike.
///
/// ```
/// let id = nimatron::language::identifier("{} takes {} from pile {}");
/// assert!(id.starts_with("takes-from-pile-"));
/// ```
pub fn identifier(template: &str) -> String {
    const WORDS: usize = 5;
    let words = template.split(|c: char| !c.is_ascii_alphanumeric());
    let words: Vec<String> =
        words.filter(|word| !word.is_empty()).take(WORDS).map(str::to_ascii_lowercase).collect();
    let hash = XxHash3_64::oneshot(template.as_bytes()) & 0xffff;
    let slug = words.join("-");
    let letter = if slug.starts_with(|c: char| c.is_ascii_alphabetic()) { "" } else { "m-" };
    format!("{letter}{slug}-{hash:04x}")
}

impl Message {
    /// The message of a template that is told by the program.
    pub fn new(template: &str, names: impl IntoIterator<Item = String>) -> Message {
        let names = names.into_iter().collect();
        Message { id: identifier(template), template: template.to_owned(), names }
    }

    /// The same as a message of the page.
    pub fn of_page(self) -> Message {
        Message { id: format!("{}{}", Self::PAGE, self.id), ..self }
    }

    /// What the identifiers of the page's messages begin with.
    pub(super) const PAGE: &str = "page-";

    /// The message as it stands in a file; `{} pile` of [`counted`](super::counted()) in two forms.
    pub fn to_fluent(&self, is_counted: bool) -> String {
        if is_counted {
            let (name, one) = (&self.names[0], self.pattern());
            return format!(
                "{} = {{ ${name} ->\n    [one] {one}\n   *[other] {one}s\n}}\n",
                self.id
            );
        }
        format!("{} = {}\n", self.id, self.pattern())
    }

    /// The template in the syntax of Fluent, on one line.
    fn pattern(&self) -> String {
        let mut pattern = String::new();
        let mut names = self.names.iter();
        for (index, words) in self.template.split("{}").enumerate() {
            if index > 0 {
                let _ = write!(pattern, "{{ ${} }}", names.next().expect("a name for each place"));
            }
            let is_first = index == 0;
            let is_last = names.len() == 0;
            let blanks = |text: &str| text.len() - text.trim_start_matches(' ').len();
            let leading = if is_first { blanks(words) } else { 0 };
            let trailing = words.len() - words.trim_end_matches(' ').len();
            let trailing = if is_last && leading < words.len() { trailing } else { 0 };
            for (at, c) in words.char_indices() {
                let at_an_end = at < leading || at >= words.len() - trailing;
                match c {
                    '{' | '}' => _ = write!(pattern, "{{\"{c}\"}}"),
                    ' ' if at_an_end => pattern += "{\" \"}",
                    '\n' => pattern += "{\"\\u000A\"}",
                    c => pattern.push(c),
                }
            }
        }
        pattern
    }
}

/// Messages by their templates: of the program, and of the page.
pub(super) struct English {
    messages: Vec<Message>,
    by_template: [HashMap<String, usize>; 2],
}

impl English {
    /// The bundled list.
    pub(super) fn get() -> &'static English {
        static READ: OnceLock<English> = OnceLock::new();
        READ.get_or_init(|| {
            let text = FILES.iter().find(|(code, _)| *code == ENGLISH).map_or("", |(_, text)| text);
            English::read(text)
        })
    }

    fn read(text: &str) -> English {
        let resource = match FluentResource::try_new(text.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let mut english = English { messages: Vec::new(), by_template: Default::default() };
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            let Some(pattern) = &message.value else { continue };
            let (mut template, mut names) = (String::new(), Vec::new());
            unfill(pattern, &mut template, &mut names);
            let message = Message { id: message.id.name.to_owned(), template, names };
            let of_page = usize::from(message.id.starts_with(Message::PAGE));
            english.by_template[of_page].insert(message.template.clone(), english.messages.len());
            english.messages.push(message);
        }
        english
    }

    pub(super) fn messages(&self) -> &[Message] {
        &self.messages
    }

    pub(super) fn told(&self, template: &str) -> Option<&Message> {
        Some(&self.messages[*self.by_template[0].get(template)?])
    }

    pub(super) fn find(&self, id: &str) -> Option<&Message> {
        self.messages.iter().find(|message| message.id == id)
    }
}

/// The template of a pattern, and the names of its arguments; of several forms the first.
fn unfill(pattern: &Pattern<&str>, template: &mut String, names: &mut Vec<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => *template += value,
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::VariableReference { id }) => {
                    *template += "{}";
                    names.push(id.name.to_owned());
                }
                Expression::Inline(InlineExpression::StringLiteral { value }) => {
                    *template += &fluent_syntax::unicode::unescape_unicode_to_string(value);
                }
                Expression::Select { variants, .. } => {
                    if let Some(first) = variants.first() {
                        unfill(&first.value, template, names);
                    }
                }
                Expression::Inline(_) => {}
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_template_comes_back_from_the_file() {
        for template in [
            "{} takes {} from pile {}",
            " and ",
            "{",
            "a {A|B|C} game\nin two lines ",
            "{} ",
            " {}{} ",
            "[*.#]",
            "It’s “quoted” \"twice\" \\ once",
        ] {
            let count = template.matches("{}").count();
            let names = (0..count).map(|index| format!("name{index}"));
            let message = Message::new(template, names);
            let english = English::read(&message.to_fluent(false));
            assert_eq!(english.told(template), Some(&message), "{template:?}");
        }
    }

    #[test]
    fn a_counted_noun_comes_back_from_the_file() {
        let message = Message::new("{} pile", ["count".to_owned()]);
        let english = English::read(&message.to_fluent(true));
        assert_eq!(english.told("{} pile"), Some(&message));
    }
}
