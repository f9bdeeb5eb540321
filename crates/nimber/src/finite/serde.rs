//! Nimbers in serialised form are their text.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use super::{FiniteNimber, Nimber8, Nimber16, Nimber32, Nimber64, Nimber128};

/// Reads a value from its text.
struct Text<T>(PhantomData<T>);

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a nimber such as \"*5\"")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! as_text {
    ($($Nimber:ty)*) => {$(
        impl Serialize for $Nimber {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $Nimber {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(Text(PhantomData))
            }
        }
    )*};
}

as_text!(FiniteNimber Nimber8 Nimber16 Nimber32 Nimber64 Nimber128);
