//! A position on the table: its picture, its moves, what a touch means.

use nimatron_nimber::Ordinal;
use serde::Serialize;

use super::Schema;
use super::failure::Failure;
use super::request::{LONGEST_POSITION, Picture};
use crate::explain::{Level, explain};
use crate::foundation::Budget;
use crate::render::scene::{self, Choice, Drawing, MoveView, Stroke, View, Zoom};
use crate::render::svg;
use crate::rulesets::{Analyses, Analysis, Change, Position};

/// Handles in a request.
const MOST_HANDLES: usize = 1 << 12;
/// Points of a curve in a request.
const MOST_POINTS: usize = 1 << 14;

/// A position as it is shown to a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PositionAnswer {
    schema: Schema,
    /// The position with its picture and its moves.
    #[serde(flatten)]
    pub view: View,
}

impl PositionAnswer {
    /// The position on the table.
    pub fn new(position: &Position) -> PositionAnswer {
        PositionAnswer { schema: Schema, view: scene::view(position) }
    }
}

/// What the handles touched so far mean.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChooseAnswer {
    schema: Schema,
    /// The move that they make, and what can be touched next.
    #[serde(flatten)]
    pub choice: Choice,
}

impl ChooseAnswer {
    pub(super) fn new(
        position: &Position,
        handles: &[String],
        budget: &mut Budget,
    ) -> Result<ChooseAnswer, Failure> {
        if handles.len() > MOST_HANDLES {
            return Err(Failure::request(format!("more than {MOST_HANDLES} handles")));
        }
        let choice = scene::choose(position, handles, budget);
        // An error of a handle has no place in it: nobody types handles.
        let choice = choice.map_err(|error| match budget.spend(0) {
            Err(exhausted) => exhausted.into(),
            Ok(()) => Failure::unusable(error.message),
        })?;
        Ok(ChooseAnswer { schema: Schema, choice })
    }
}

/// How a position can be changed by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EditAnswer {
    schema: Schema,
    /// The picture, in which all places of the changes can be touched.
    pub drawing: Drawing,
    /// The changes; what is to be put somewhere is chosen first, and then its places are touched.
    pub changes: Vec<ChangeView>,
}

/// A change by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChangeView {
    /// What is put there or taken away, in words: the same for all places.
    pub tool: String,
    /// What is touched then, in order; nothing if the whole is changed.
    pub handles: Vec<String>,
    /// The position that it leaves.
    pub leaves: String,
}

impl EditAnswer {
    pub(super) fn new(position: &Position) -> Result<EditAnswer, Failure> {
        let none = || Failure::unusable("positions of these rules are typed");
        let (drawing, changes) = scene::editing(position).ok_or_else(none)?;
        let view = |Change { tool, handles, leaves }: Change<Position>| ChangeView {
            tool,
            handles,
            leaves: leaves.to_string(),
        };
        Ok(EditAnswer { schema: Schema, drawing, changes: changes.into_iter().map(view).collect() })
    }
}

/// What a drawn curve means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DrawAnswer {
    schema: Schema,
    /// The move that it makes, or what is wrong with it.
    #[serde(flatten)]
    pub stroke: Stroke,
}

impl DrawAnswer {
    pub(super) fn new(
        position: &Position,
        curve: &[[i32; 2]],
        budget: &mut Budget,
    ) -> Result<DrawAnswer, Failure> {
        if curve.len() > MOST_POINTS {
            return Err(Failure::request(format!("more than {MOST_POINTS} points of a curve")));
        }
        budget.spend(curve.len() as u64)?;
        let points: Vec<(i32, i32)> = curve.iter().map(|&[x, y]| (x, y)).collect();
        let none = || Failure::unusable("moves are not drawn as curves here");
        Ok(DrawAnswer { schema: Schema, stroke: scene::draw(position, &points).ok_or_else(none)? })
    }
}

/// Legal moves to choose from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MovesAnswer {
    schema: Schema,
    /// The moves.
    pub listed: Vec<MoveView>,
    /// Whether there are more behind them.
    pub more: bool,
}

impl MovesAnswer {
    /// Moves in one answer.
    const MOST: usize = 40;

    pub(super) fn new(
        position: &Position,
        handles: &[String],
        containing: &str,
        from: usize,
        budget: &mut Budget,
    ) -> Result<MovesAnswer, Failure> {
        if handles.len() > MOST_HANDLES {
            return Err(Failure::request(format!("more than {MOST_HANDLES} handles")));
        }
        let most = MovesAnswer::MOST;
        let (listed, more) = scene::list(position, handles, containing, from, most, budget)?;
        Ok(MovesAnswer { schema: Schema, listed, more })
    }

    /// As many of these moves as one answer has, from this one on.
    pub(super) fn page(moves: impl Iterator<Item = MoveView>, from: usize) -> MovesAnswer {
        let mut moves = moves.skip(from);
        let listed = moves.by_ref().take(MovesAnswer::MOST).collect();
        MovesAnswer { schema: Schema, listed, more: moves.next().is_some() }
    }
}

/// A part of a pile from nearer by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ZoomAnswer {
    schema: Schema,
    /// The part, divided.
    #[serde(flatten)]
    pub zoom: Zoom,
}

impl ZoomAnswer {
    pub(super) fn new(
        position: &Position,
        pile: usize,
        base: &str,
        size: &str,
    ) -> Result<ZoomAnswer, Failure> {
        let zoom = scene::zoom(position, pile, &ordinal(base)?, &ordinal(size)?);
        let zoom = zoom.map_err(|error| Failure::unusable(error.message))?;
        Ok(ZoomAnswer { schema: Schema, zoom })
    }
}

fn ordinal(text: &str) -> Result<Ordinal, Failure> {
    if text.len() > LONGEST_POSITION {
        return Err(Failure::too_long("a height", LONGEST_POSITION));
    }
    text.parse().map_err(|error| Failure::input(&error, text))
}

/// A static picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PictureAnswer {
    schema: Schema,
    /// The picture as SVG.
    pub svg: String,
    /// The picture for the ear.
    pub label: String,
}

impl PictureAnswer {
    pub(super) fn new(
        position: &Position,
        picture: Picture,
        analyses: &Analyses,
        budget: &mut Budget,
    ) -> Result<PictureAnswer, Failure> {
        let (svg, label) = match picture {
            Picture::Position => (svg::position_picture(position), position.to_string()),
            Picture::Values => {
                let analysis = analyses.analyze(position, budget)?;
                let why = explain(&analysis, Level::TABLE);
                (svg::valued_picture(position, &why), format!("{position}, with its values"))
            }
            Picture::Table => {
                let label = format!("the powers of two in {position}");
                (svg::table_picture(position), label)
            }
            Picture::Thermograph => {
                (svg::position_thermograph(position, budget)?, thermograph_label(position))
            }
        };
        let none = || Failure::unusable("there is no such picture, or it would be too large");
        Ok(PictureAnswer { schema: Schema, svg: svg.ok_or_else(none)?, label })
    }

    /// The thermograph of a solved position, if its value is known and has one.
    pub(super) fn thermograph(analysis: &Analysis) -> Option<PictureAnswer> {
        let svg = svg::solved_thermograph(analysis)?;
        Some(PictureAnswer { schema: Schema, svg, label: thermograph_label(analysis.position()) })
    }
}

fn thermograph_label(position: &Position) -> String {
    format!("the thermograph of {position}")
}
