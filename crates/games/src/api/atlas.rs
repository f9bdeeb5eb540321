//! Pictures of the theory.

use nimatron_nimber::message;
use serde::Serialize;

use super::Schema;
use super::failure::Failure;
use super::request::LONGEST_POSITION;
use crate::atlas::{KINDS, Kind, Refusal, Wanted, draw, kind};
use crate::foundation::Budget;
use crate::render::html::{Told, told};

/// The kinds of pictures of the atlas.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AtlasAnswer {
    schema: Schema,
    /// The kinds.
    pub kinds: &'static [Kind],
}

impl AtlasAnswer {
    /// All of them.
    pub fn all() -> AtlasAnswer {
        AtlasAnswer { schema: Schema, kinds: &KINDS }
    }
}

/// A picture of the atlas.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlateAnswer {
    schema: Schema,
    /// Its kind.
    pub kind: &'static str,
    /// Its title.
    pub title: String,
    /// Its caption.
    pub told: Told,
    /// The picture as SVG, which needs nothing else.
    pub svg: String,
}

impl PlateAnswer {
    /// The picture of the kind of this name.
    ///
    /// # Errors
    /// There is no such picture, or the budget does not suffice.
    pub fn new(
        name: &str,
        wanted: &Wanted<'_>,
        budget: &mut Budget,
    ) -> Result<PlateAnswer, Failure> {
        let kind = kind(name).map_err(|error| Failure::input(&error, name))?;
        let of = wanted.of.or(kind.of).unwrap_or("");
        if of.len() > LONGEST_POSITION {
            return Err(Failure::too_long(message!("what a picture is of"), LONGEST_POSITION));
        }
        let plate = draw(kind, wanted, budget).map_err(|refusal| match refusal {
            Refusal::Unread(error) => Failure::input(&error, of),
            Refusal::Unusable(message) => Failure::unusable(message),
            Refusal::Exhausted(exhausted) => exhausted.into(),
        })?;
        let told = told(&plate.caption);
        Ok(PlateAnswer { schema: Schema, kind: kind.id, title: plate.title, told, svg: plate.svg })
    }
}
