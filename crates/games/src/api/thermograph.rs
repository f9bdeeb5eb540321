//! The walls of a thermograph as data, for whoever draws them.

use serde::Serialize;

use crate::foundation::Player;
use crate::partizan::{Thermograph, Wall};
use crate::render::svg::is_drawn;

/// The walls of a thermograph. Numbers are written exactly, as `-3/2`.
///
/// A wall is linear between its corners, and vertical above the last of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Walls {
    /// The mean, at which the mast stands.
    pub mean: String,
    /// The temperature at which the walls meet.
    pub temperature: String,
    /// The corners of the Left wall from the bottom up; the first is at the temperature −1.
    pub left: Vec<WallPoint>,
    /// The corners of the Right wall.
    pub right: Vec<WallPoint>,
}

/// A point of a wall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WallPoint {
    /// The temperature.
    pub at: String,
    /// The value of the wall there.
    pub value: String,
}

impl Walls {
    /// The walls; `None` if they have too many corners to be drawn, or numbers that are too long.
    ///
    /// ```
    /// use nimatron::api::Walls;
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::Values;
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// let game = games.read("{2|-1}").unwrap();
    /// let thermograph = games.thermograph(game)?;
    /// let walls = Walls::of(&thermograph).unwrap();
    /// assert_eq!((&*walls.mean, &*walls.temperature), ("1/2", "3/2"));
    /// assert_eq!((&*walls.left[1].at, &*walls.left[1].value), ("3/2", "1/2"));
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn of(thermograph: &Thermograph) -> Option<Walls> {
        let points = |wall: &Wall| {
            let corners = wall.corners().iter();
            corners
                .map(|(at, value)| WallPoint { at: at.to_string(), value: value.to_string() })
                .collect()
        };
        is_drawn(thermograph).then(|| Walls {
            mean: thermograph.mean().to_string(),
            temperature: thermograph.temperature().to_string(),
            left: points(thermograph.wall(Player::Left)),
            right: points(thermograph.wall(Player::Right)),
        })
    }
}
