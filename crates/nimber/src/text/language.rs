//! The language in which sentences are told.
//!
//! A sentence is written in English where it is made, as a template with its arguments:
//! `say!("{} takes {} from pile {}", name, count, pile)`. While another [`Language`] is spoken, the
//! template is what its own sentence is found by, and the arguments fill that. What a language
//! lacks is told in English.
//!
//! Values, positions and moves are the same in every language: they can be typed.

use std::cell::RefCell;
use std::sync::{Arc, OnceLock};

/// What fills a place `{}` of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A number, by which a language chooses between forms: one pile, two piles.
    Number(i128),
    /// Words, told already.
    Words(String),
}

impl std::fmt::Display for Argument {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Argument::Number(number) => number.fmt(f),
            Argument::Words(words) => f.write_str(words),
        }
    }
}

macro_rules! arguments {
    ($variant:ident: $($type:ty),*) => {$(
        impl From<$type> for Argument {
            fn from(argument: $type) -> Argument {
                Argument::$variant(argument.into())
            }
        }
        impl From<&$type> for Argument {
            fn from(argument: &$type) -> Argument {
                Argument::$variant(argument.clone().into())
            }
        }
    )*};
}
arguments!(Number: u8, u16, u32, u64, i32, i64);
arguments!(Words: &str, String, std::borrow::Cow<'_, str>, char);

impl From<usize> for Argument {
    fn from(number: usize) -> Argument {
        Argument::Number(number as i128)
    }
}

impl From<&usize> for Argument {
    fn from(number: &usize) -> Argument {
        Argument::from(*number)
    }
}

/// A language other than English.
pub trait Language: Send + Sync {
    /// The sentence for an English template, filled with arguments; `None` if it has none.
    fn sentence(&self, template: &str, arguments: &[Argument]) -> Option<String>;
}

static EVERYWHERE: OnceLock<Arc<dyn Language>> = OnceLock::new();

thread_local! {
    static HERE: RefCell<Option<Option<Arc<dyn Language>>>> = const { RefCell::new(None) };
}

/// Speaks a language on every thread, for the rest of the process, but where [`speak`] says
/// otherwise. Only the first call counts.
pub fn speak_everywhere(language: Arc<dyn Language>) {
    let _ = EVERYWHERE.set(language);
}

/// What `work` returns, who speaks the language (`None`: English) on this thread.
///
/// ```
/// use std::sync::Arc;
/// use nimatron_nimber::say;
/// use nimatron_nimber::text::language::{Argument, Language, speak};
///
/// struct German;
/// impl Language for German {
///     fn sentence(&self, template: &str, arguments: &[Argument]) -> Option<String> {
///         (template == "pile {}").then(|| format!("Haufen {}", arguments[0]))
///     }
/// }
/// assert_eq!(speak(Some(Arc::new(German)), || say!("pile {}", 3)), "Haufen 3");
/// assert_eq!(speak(Some(Arc::new(German)), || say!("heap {}", 3)), "heap 3");
/// assert_eq!(say!("pile {}", 3), "pile 3");
/// ```
pub fn speak<T>(language: Option<Arc<dyn Language>>, work: impl FnOnce() -> T) -> T {
    /// What was spoken before, spoken again even after a panic.
    struct Before(Option<Option<Arc<dyn Language>>>);
    impl Drop for Before {
        fn drop(&mut self) {
            HERE.set(self.0.take());
        }
    }
    let _before = Before(HERE.replace(Some(language)));
    work()
}

/// The language that is spoken on this thread; `None` is English.
pub fn spoken() -> Option<Arc<dyn Language>> {
    HERE.with_borrow(|here| match here {
        Some(language) => language.clone(),
        None => EVERYWHERE.get().cloned(),
    })
}

/// The template in the language that is spoken, each `{}` filled with an argument.
///
/// The macro [`say!`](crate::say) counts the arguments when it is compiled.
pub fn sentence(template: &str, arguments: &[Argument]) -> String {
    if let Some(sentence) = spoken().and_then(|language| language.sentence(template, arguments)) {
        return sentence;
    }
    let mut arguments = arguments.iter();
    let mut filled = String::with_capacity(template.len());
    for (index, words) in template.split("{}").enumerate() {
        if index > 0 {
            // A fixed text may have braces that are no place.
            filled += &arguments.next().map_or_else(|| "{}".into(), Argument::to_string);
        }
        filled += words;
    }
    filled
}

/// A fixed text in the language that is spoken.
///
/// What is handed over is written as a message where it stands: `message!("Chomp")`.
///
/// ```
/// use nimatron_nimber::text::language::translated;
/// assert_eq!(translated("an interval, {} if none"), "an interval, {} if none");
/// ```
pub fn translated(text: &str) -> String {
    let told = spoken().and_then(|language| language.sentence(text, &[]));
    told.unwrap_or_else(|| text.to_owned())
}

/// Serializes a fixed text of a register as it is [`translated`].
///
/// # Errors
/// Those of the serializer.
#[cfg(feature = "serde")]
pub fn serialize_translated<S: serde::Serializer>(text: &str, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&translated(text))
}

/// Serializes fixed texts of a register as they are [`translated`].
///
/// # Errors
/// Those of the serializer.
#[cfg(feature = "serde")]
pub fn serialize_all_translated<S: serde::Serializer>(
    texts: &[impl AsRef<str>],
    to: S,
) -> Result<S::Ok, S::Error> {
    to.collect_seq(texts.iter().map(|text| translated(text.as_ref())))
}

/// A number of things: `1 pile`, `3 piles`. The noun is one that takes an s.
///
/// ```
/// assert_eq!(nimatron_nimber::text::language::counted(3, "pile"), "3 piles");
/// ```
pub fn counted(count: impl TryInto<i128>, noun: &str) -> String {
    let count = count.try_into().unwrap_or(i128::MAX);
    let told = spoken().and_then(|language| {
        language.sentence(&format!("{{}} {noun}"), &[Argument::Number(count)])
    });
    told.unwrap_or_else(|| {
        let plural = if count == 1 { "" } else { "s" };
        format!("{count} {noun}{plural}")
    })
}

/// Number of places `{}` in a template.
#[doc(hidden)]
pub const fn places(template: &str) -> usize {
    let bytes = template.as_bytes();
    let (mut at, mut count) = (1, 0);
    while at < bytes.len() {
        if bytes[at - 1] == b'{' && bytes[at] == b'}' {
            count += 1;
        }
        at += 1;
    }
    count
}

/// A sentence as text, in the language that is spoken: a template, and an argument for each `{}`
/// in it, which are words or whole numbers. Braces around anything stand for themselves.
///
/// ```
/// # use nimatron_nimber::say;
/// assert_eq!(say!("{} takes {} from pile {}", "Anna", 2, 3), "Anna takes 2 from pile 3");
/// ```
#[macro_export]
macro_rules! say {
    ($template:literal $(, $argument:expr)* $(,)?) => {{
        const {
            let arguments: &[&str] = &[$(stringify!($argument)),*];
            assert!($crate::text::language::places($template) == arguments.len());
        }
        $crate::text::language::sentence(
            $template,
            &[$($crate::text::language::Argument::from($argument)),*],
        )
    }};
}

/// Marks a text that is told elsewhere, by [`translated`](crate::text::language::translated()):
/// the text itself, which every language has to have.
#[macro_export]
macro_rules! message {
    ($text:literal) => {
        $text
    };
}
