//! A position on the table: its picture, its moves, what a touch means.

use nimatron_nimber::Ordinal;
use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};
use serde::{Deserialize, Serialize};

use super::Schema;
use super::failure::Failure;
use super::request::{LONGEST_POSITION, Picture, within_limits};
use super::thermograph::Walls;
use crate::explain::{Level, explain};
use crate::foundation::Budget;
use crate::render::scene::{self, ByHand, Choice, Drawing, MoveView, Stroke, View, Zoom};
use crate::render::svg;
use crate::rulesets::{Analyses, Analysis, Change, Number, Position};

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
            return Err(Failure::request(say!("more than {} handles", MOST_HANDLES)));
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
    /// The position, with what was set.
    pub position: String,
    /// The picture, in which all places of the changes can be touched.
    pub drawing: Drawing,
    /// The changes; what is to be put somewhere is chosen first, and then its places are touched.
    pub changes: Vec<ChangeView>,
    /// The numbers of which it consists, if it does, each of which can be set.
    pub numbers: Vec<NumberView>,
}

/// A number that can be set by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NumberView {
    /// What it is called: `heap 2`.
    pub name: String,
    /// The number.
    pub value: String,
    /// The position after it is made one less, if there is such a one.
    pub less: Option<String>,
    /// The same for one more.
    pub more: Option<String>,
}

/// A number to be set by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NumberSet {
    /// Which of the numbers, counted from 1.
    pub number: usize,
    /// The number that it becomes, as it is typed.
    pub to: String,
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
    pub(super) fn new(position: &Position, set: Option<&NumberSet>) -> Result<EditAnswer, Failure> {
        let position = match set {
            Some(set) => &within_limits(set.apply(position)?)?,
            None => position,
        };
        let none = || Failure::unusable(say!("positions of these rules are typed"));
        let ByHand { drawing, changes, numbers } = scene::editing(position).ok_or_else(none)?;
        let view = |Change { tool, handles, leaves }: Change<Position>| ChangeView {
            tool,
            handles,
            leaves: leaves.to_string(),
        };
        let text = |position: Position| position.to_string();
        let number = |Number { name, value, less, more }: Number<Position>| NumberView {
            name,
            value: value.to_string(),
            less: less.map(text),
            more: more.map(text),
        };
        Ok(EditAnswer {
            schema: Schema,
            position: position.to_string(),
            drawing,
            changes: changes.into_iter().map(view).collect(),
            numbers: numbers.into_iter().map(number).collect(),
        })
    }
}

impl NumberSet {
    /// The position with the number set.
    fn apply(&self, position: &Position) -> Result<Position, Failure> {
        let typed = &self.to;
        let unread = || ParseError::new(say!("expected a number below 2^64"), 0..typed.len());
        let to = typed.trim().parse::<u64>().map_err(|_| Failure::input(&unread(), typed))?;
        let index = self.number.checked_sub(1);
        let set = index.and_then(|index| scene::with_number(position, index, to));
        let set = set.ok_or_else(|| Failure::request(say!("there is no such number")))?;
        // Where in the position the fault is does not help whoever typed a number.
        set.map_err(|error| Failure::input(&ParseError { span: 0..typed.len(), ..error }, typed))
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
            return Err(Failure::request(say!("more than {} points of a curve", MOST_POINTS)));
        }
        budget.spend(curve.len() as u64)?;
        let points: Vec<(i32, i32)> = curve.iter().map(|&[x, y]| (x, y)).collect();
        let none = || Failure::unusable(say!("moves are not drawn as curves here"));
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
            return Err(Failure::request(say!("more than {} handles", MOST_HANDLES)));
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
        return Err(Failure::too_long(message!("a height"), LONGEST_POSITION));
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
    /// Of a thermograph: its walls as data.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub walls: Option<Walls>,
}

impl PictureAnswer {
    pub(super) fn new(
        position: &Position,
        picture: Picture,
        analyses: &Analyses,
        budget: &mut Budget,
    ) -> Result<PictureAnswer, Failure> {
        let mut walls = None;
        let (svg, label) = match picture {
            Picture::Position => (svg::position_picture(position), position.to_string()),
            Picture::Values => {
                let analysis = analyses.analyze(position, budget)?;
                let why = explain(&analysis, Level::TABLE);
                (
                    svg::valued_picture(position, &why),
                    say!("{}, with its values", position.to_string()),
                )
            }
            Picture::Table => {
                let label = say!("the powers of two in {}", position.to_string());
                (svg::table_picture(position), label)
            }
            Picture::Thermograph => {
                let found = position.thermograph(budget)?;
                walls = found.as_ref().and_then(|(_, thermograph)| Walls::of(thermograph));
                let svg = found.and_then(|(value, thermograph)| {
                    svg::titled_thermograph(position, &value, &thermograph)
                });
                (svg, thermograph_label(position))
            }
        };
        let none = || Failure::unusable(say!("there is no such picture, or it would be too large"));
        Ok(PictureAnswer { schema: Schema, svg: svg.ok_or_else(none)?, label, walls })
    }

    /// The thermograph of a solved position, if its value is known and has one.
    pub(super) fn thermograph(analysis: &Analysis) -> Option<PictureAnswer> {
        let svg = svg::solved_thermograph(analysis)?;
        let walls = analysis.thermograph().and_then(|(_, thermograph)| Walls::of(thermograph));
        let label = thermograph_label(analysis.position());
        Some(PictureAnswer { schema: Schema, svg, label, walls })
    }
}

fn thermograph_label(position: &Position) -> String {
    say!("the thermograph of {}", position.to_string())
}
