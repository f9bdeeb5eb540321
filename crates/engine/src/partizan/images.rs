//! Games made from a game option by option: heating, cooling and their kin.
//!
//! Each of these maps f is given on some games at once, and on others by f(G) = {…|…} with options
//! made from f(G^L) and f(G^R).

use rustc_hash::FxHashMap;

use super::{Arithmetic, Failure, Value};
use crate::foundation::{PerPlayer, Player};

/// A map of games to games.
pub(super) trait Image {
    /// The image of a game for which it is known at once.
    fn at_once(&mut self, games: &mut Arithmetic<'_>, g: Value) -> Result<Option<Value>, Failure>;

    /// The options of f(G), for the image of an option of G.
    fn options(
        &mut self,
        games: &mut Arithmetic<'_>,
        player: Player,
        image: Value,
    ) -> Result<Vec<Value>, Failure>;

    /// An option of f(G) that comes from no option of G.
    fn more(
        &mut self,
        _games: &mut Arithmetic<'_>,
        _player: Player,
        _g: Value,
    ) -> Result<Option<Value>, Failure> {
        Ok(None)
    }
}

impl Arithmetic<'_> {
    /// The image of a game. Each follower is gone through once.
    pub(super) fn image(&mut self, g: Value, map: &mut impl Image) -> Result<Value, Failure> {
        self.bound_height(g)?;
        self.image_in(g, map, &mut FxHashMap::default())
    }

    fn image_in(
        &mut self,
        g: Value,
        map: &mut impl Image,
        known: &mut FxHashMap<Value, Value>,
    ) -> Result<Value, Failure> {
        if let Some(&image) = known.get(&g) {
            return Ok(image);
        }
        self.budget.spend(1)?;
        let image = match map.at_once(self, g)? {
            Some(image) => image,
            None => {
                self.bound_fraction(g)?;
                let mut sides = PerPlayer([Vec::new(), Vec::new()]);
                for player in Player::BOTH {
                    for option in self.values.options(g, player)?.iter() {
                        let image = self.image_in(option, map, known)?;
                        sides[player].extend(map.options(self, player, image)?);
                    }
                    sides[player].extend(map.more(self, player, g)?);
                }
                let PerPlayer([left, right]) = sides;
                self.form(&left, &right)?
            }
        };
        known.insert(g, image);
        Ok(image)
    }

    /// G plus H for Left's options, G minus H for Right's.
    pub(super) fn toward(&mut self, player: Player, g: Value, h: Value) -> Result<Value, Failure> {
        match player {
            Player::Left => self.sum(g, h),
            Player::Right => self.difference(g, h),
        }
    }
}
