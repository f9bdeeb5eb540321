//! The register of the families of claims, and how a claim is read as one of its family.
//!
//! In JSON a claim is one object, whose field `claim` names its kind; which family has this kind is
//! not written there. Nor is it listed here: each family is asked for its kinds.

use std::collections::BTreeMap;

use serde::de::value::MapDeserializer;
use serde::de::{self, DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Deserializer};

use super::claim::Claim;

/// The claims of a family.
pub(super) trait Family: Sized {
    /// The claim, if it is one of this family.
    fn of(claim: &Claim) -> Option<&Self>;

    /// Whether it is about a move and what follows, and so about the position that the move leaves.
    fn is_about_move(&self) -> bool {
        false
    }
}

/// A kind of claim, as JSON names it.
///
/// ```
/// use nimatron::explain::kinds;
/// let kinds = kinds();
/// let balance = kinds.iter().find(|kind| kind.name == "balance").unwrap();
/// assert_eq!((balance.family, balance.fields), ("piles", &["modulus", "uneven"][..]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// The family that has it; `shared` if all have.
    pub family: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its fields.
    pub fields: &'static [&'static str],
}

/// Completes [`Claim`] from the list of its families: conversions, and one form in JSON.
macro_rules! register {
    ($($name:ident $family:literal: $claims:ty,)+) => {
        $(impl From<$claims> for Claim {
            fn from(claim: $claims) -> Claim {
                Claim::$name(claim)
            }
        })+

        impl Claim {
            /// Whether it is about a move and what follows, and so about the position that the
            /// move leaves.
            pub(super) fn is_about_move(&self) -> bool {
                match self {
                    Claim::Leaves { .. } | Claim::Answer { .. } => true,
                    $(Claim::$name(claim) => families::Family::is_about_move(claim),)+
                    _ => false,
                }
            }
        }

        /// The kinds of all claims, those that all families share first.
        ///
        /// Cost: linear in their number.
        pub fn kinds() -> Vec<families::Kind> {
            let mut kinds = families::kinds::<Shared>("shared");
            $(kinds.extend(families::kinds::<$claims>($family));)+
            kinds
        }

        impl Serialize for Claim {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self {
                    $(Claim::$name(claim) => claim.serialize(serializer),)+
                    shared => Claim::serialize(shared, serializer),
                }
            }
        }

        impl<'de> Deserialize<'de> for Claim {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Claim, D::Error> {
                #[derive(Deserialize)]
                #[allow(non_snake_case, reason = "the fields are called as the families")]
                struct Attempts {
                    #[serde(flatten)]
                    tag: families::Tag,
                    #[serde(flatten)]
                    shared: families::Attempt<Shared>,
                    $(#[serde(flatten)]
                    $name: families::Attempt<$claims>,)+
                }
                let attempts = Attempts::deserialize(deserializer)?;
                let tag = attempts.tag.kind::<D::Error>()?;
                let mut read = families::Read::new(tag);
                read.attempt("shared", attempts.shared, |Shared(claim)| claim);
                $(read.attempt($family, attempts.$name, Claim::$name);)+
                read.finish().map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(super) use register;

/// The fields of a claim, of which one names its kind.
#[derive(Deserialize)]
pub(super) struct Tag(BTreeMap<String, Field>);

#[derive(Deserialize)]
#[serde(untagged)]
enum Field {
    Text(String),
    Other(IgnoredAny),
}

impl Tag {
    /// The kind of the claim.
    pub(super) fn kind<E: de::Error>(mut self) -> Result<String, E> {
        match self.0.remove("claim") {
            Some(Field::Text(kind)) => Ok(kind),
            Some(Field::Other(IgnoredAny)) => Err(E::custom("the kind of a claim is a text")),
            None => Err(E::missing_field("claim")),
        }
    }
}

/// A claim as one of a family, or why it is none.
pub(super) struct Attempt<T>(Result<T, String>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Attempt<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Attempt<T>, D::Error> {
        Ok(Attempt(T::deserialize(deserializer).map_err(|error| error.to_string())))
    }
}

/// What has been read of a claim, one family after another.
pub(super) struct Read {
    kind: String,
    /// What the family with this kind has read.
    read: Option<Result<Claim, String>>,
    kinds: Vec<&'static str>,
}

impl Read {
    pub(super) fn new(kind: String) -> Read {
        Read { kind, read: None, kinds: Vec::new() }
    }

    /// Takes what a family has read, if the kind is one of its own.
    pub(super) fn attempt<T: DeserializeOwned>(
        &mut self,
        family: &'static str,
        Attempt(read): Attempt<T>,
        claim: impl Fn(T) -> Claim,
    ) {
        match read {
            Ok(read) => self.read = Some(Ok(claim(read))),
            Err(_) if self.read.is_some() => {}
            Err(reason) => {
                let kinds = kinds::<T>(family).into_iter().map(|kind| kind.name);
                let before = self.kinds.len();
                self.kinds.extend(kinds);
                if self.kinds[before..].contains(&&*self.kind) {
                    self.read = Some(Err(reason));
                }
            }
        }
    }

    /// The claim.
    ///
    /// # Errors
    /// What its family does not accept, or that there is no such kind.
    pub(super) fn finish(self) -> Result<Claim, String> {
        self.read.unwrap_or_else(|| {
            let kinds = self.kinds.join("`, `");
            Err(format!("unknown variant `{}`, expected one of `{kinds}`", self.kind))
        })
    }
}

/// The kinds of claims that a type reads. Without their fields they are refused, and the refusal
/// names what is expected.
pub(super) fn kinds<T: DeserializeOwned>(family: &'static str) -> Vec<Kind> {
    let names = match refusal::<T>("") {
        Refusal::Variant(names) => names,
        _ => &[],
    };
    let kind = |name: &&'static str| {
        let fields = match refusal::<T>(name) {
            Refusal::Field(fields) => fields,
            _ => &[],
        };
        Kind { family, name, fields }
    };
    names.iter().map(kind).collect()
}

/// Why a claim of this kind with a field that none has is not read.
fn refusal<T: DeserializeOwned>(kind: &str) -> Refusal {
    let fields = [("claim", kind), ("", "")].into_iter();
    T::deserialize(MapDeserializer::new(fields)).err().unwrap_or(Refusal::Other)
}

#[derive(Debug)]
enum Refusal {
    Variant(&'static [&'static str]),
    Field(&'static [&'static str]),
    Other,
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Refusal {}

impl de::Error for Refusal {
    fn custom<T: std::fmt::Display>(_: T) -> Refusal {
        Refusal::Other
    }

    fn unknown_variant(_: &str, expected: &'static [&'static str]) -> Refusal {
        Refusal::Variant(expected)
    }

    fn unknown_field(_: &str, expected: &'static [&'static str]) -> Refusal {
        Refusal::Field(expected)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::Step;
    use super::super::claim::kinds;

    fn refused(json: &str) -> String {
        serde_json::from_str::<Step>(json).unwrap_err().to_string()
    }

    #[test]
    fn every_kind_belongs_to_one_family() {
        let kinds = kinds();
        let names: BTreeSet<&str> = kinds.iter().map(|kind| kind.name).collect();
        assert_eq!(names.len(), kinds.len());
        let families: BTreeSet<&str> = kinds.iter().map(|kind| kind.family).collect();
        assert_eq!(families.len(), 9);
        let labels = kinds.iter().find(|kind| kind.name == "labels").unwrap();
        assert_eq!((labels.family, labels.fields), ("search", &["rows"][..]));
    }

    #[test]
    fn claims_are_refused_by_their_own_family() {
        for (json, reason) in [
            (r#"{"claim": "ones"}"#, "missing field `number`"),
            (r#"{"claim": "ones", "number": 1, "x": 2}"#, "unknown field `x`, expected `number`"),
            (r#"{"claim": "ones", "number": 1, "number": 1}"#, "duplicate field `number`"),
            (r#"{"claim": "question", "x": 2}"#, "unknown field `x`"),
            (r#"{"claim": "wrong"}"#, "unknown variant `wrong`, expected one of `outcome`,"),
            (r#"{"number": 1}"#, "missing field `claim`"),
            (r#"{"claim": 1}"#, "the kind of a claim is a text"),
        ] {
            assert!(refused(json).starts_with(reason), "{json}: {}", refused(json));
        }
    }
}
