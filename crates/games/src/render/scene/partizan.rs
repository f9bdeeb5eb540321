//! Partizan rulesets: boards and strips, and whose turn it is.
//!
//! A handle names a square as on other boards: `3,1` by column and row, rows counted from below,
//! and on strips `1:3`. An edge is named with its colour: `blue 0-1`.

use std::collections::BTreeSet;

use nimatron_nimber::text::ParseError;

use super::graphs::coloured;
use super::scenery::Scenery;
use super::searched::pictured;
use super::{Drawing, Sides, sums};
use crate::foundation::{Budget, MoveName, PerPlayer, Playable, Player};
use crate::rulesets;
use crate::rulesets::amazons::Amazons;
use crate::rulesets::boards::picture::{Standing, owner, stone, stones};
use crate::rulesets::clobber::Clobber;
use crate::rulesets::coloured_hackenbush::ColouredHackenbush;
use crate::rulesets::domineering::Domineering;
use crate::rulesets::figure::{CELL, Figure, Ink};
use crate::rulesets::handles::{of_places, spoken, within};
use crate::rulesets::partizan::sum::Sum;
use crate::rulesets::partizan::{Move, PartizanSketch, Position};
use crate::rulesets::searched::{Touched, touch_among};
use crate::rulesets::toads::Toads;

const RADIUS: i32 = 13;

impl Scenery for Position {
    fn drawing(&self) -> Option<Drawing> {
        if let Some(parts) = self.game().parts(self.turn()) {
            return sums::drawn(&parts);
        }
        let figure = Scenery::figure(self)?;
        let moves = self.game().moves(self.turn());
        let ways = moves.iter().flat_map(|(name, _)| self.game().ways(name));
        Some(pictured(&figure, &ways.flatten().collect()))
    }

    fn figure(&self) -> Option<Figure> {
        let mut figure = self.game().figure()?;
        figure.label = format!("{} {} is to move.", figure.label, self.turn());
        Some(figure)
    }

    fn sides(&self) -> Option<Sides> {
        let turn = self.turn();
        let does = |player: Player| format!("{player} {}", self.game().what_players_do()[player]);
        Some(Sides {
            names: [turn, turn.opponent()].map(|player| player.to_string()),
            words: format!("{}. {}. {turn} begins.", does(Player::Left), does(Player::Right)),
            turned: Position::new(self.convention(), turn.opponent(), self.game().clone())
                .to_string(),
        })
    }

    fn how(&self) -> String {
        let example = self.moves_of(self.turn()).next();
        let example = example.map_or(String::new(), |chosen| format!(", such as {chosen}"));
        let turn = self.turn();
        match self.drawing() {
            Some(_) => {
                format!("{turn} is to move. {}, or type it{example}.", self.game().touch())
            }
            None => format!("{turn} is to move. Choose a move from the list, or type it{example}."),
        }
    }

    fn handles(&self, chosen: &Move) -> Vec<String> {
        let parts = self.game().parts(self.turn()).unwrap_or_default();
        match Sum::move_in_part(&parts, chosen.name()) {
            Some((index, chosen)) => sums::handles(&parts, index, &chosen),
            None => of_places(chosen.name()),
        }
    }

    fn begins_with(&self, chosen: &Move, handles: &[String]) -> bool {
        let parts = self.game().parts(self.turn()).unwrap_or_default();
        match Sum::move_in_part(&parts, chosen.name()) {
            Some((index, chosen)) => sums::begins_with(&parts, index, &chosen, handles),
            None => self.game().ways(chosen.name()).iter().any(|way| way.starts_with(handles)),
        }
    }

    fn words(&self, chosen: &Move) -> String {
        let parts = self.game().parts(self.turn()).unwrap_or_default();
        if let Some((index, chosen)) = Sum::move_in_part(&parts, chosen.name()) {
            return sums::words(&parts, index, &chosen);
        }
        let words = self.game().words(chosen.name());
        format!("{}: {words}", self.turn())
    }

    fn touch(&self, handles: &[String], budget: &mut Budget) -> Result<Touched<Move>, ParseError> {
        if let Some(parts) = self.game().parts(self.turn()) {
            let Touched { chosen, next, words } =
                sums::touched(&parts, handles, || self.how(), budget)?;
            let named = chosen.map(|(index, chosen)| Sum::name_in_part(index, &chosen));
            let chosen = named
                .and_then(|name| self.moves_of(self.turn()).find(|legal| *legal.name() == name));
            return Ok(Touched { chosen, next, words });
        }
        let ways = self.moves().into_iter().flatten().flat_map(|chosen| {
            let ways = self.game().ways(chosen.name());
            ways.into_iter().map(move |way| (way, chosen.clone()))
        });
        touch_among(
            ways,
            &BTreeSet::new(),
            handles,
            || self.how(),
            |chosen| self.words(chosen),
            budget,
        )
    }
}

impl PartizanSketch for Domineering {
    const EITHER_ORDER: bool = true;

    fn figure(&self) -> Option<Figure> {
        let free = self.free();
        let standing =
            |square| if free & square != 0 { Standing::Nothing } else { Standing::Taken };
        Some(stones(self.grid(), PerPlayer::default(), standing))
    }

    fn words(&self, name: &MoveName) -> String {
        format!("a domino on {}", spoken(name))
    }
}

impl PartizanSketch for Clobber {
    fn figure(&self) -> Option<Figure> {
        let sets = PerPlayer::from_fn(|player| self.stones(player));
        let standing = |square| owner(sets, square).unwrap_or(Standing::Taken);
        Some(stones(self.grid(), PerPlayer(["a stone"; 2]), standing))
    }
}

impl PartizanSketch for Amazons {
    fn figure(&self) -> Option<Figure> {
        let amazons = PerPlayer::from_fn(|player| self.amazons(player));
        let free = |square| match self.free() & square {
            0 => Standing::Taken,
            _ => Standing::Nothing,
        };
        let standing = |square| owner(amazons, square).unwrap_or_else(|| free(square));
        Some(stones(self.grid(), PerPlayer(["an amazon"; 2]), standing))
    }
}

impl PartizanSketch for ColouredHackenbush {
    const TOUCH: &'static str = "Touch an edge to cut it";

    fn figure(&self) -> Option<Figure> {
        coloured(self)
    }

    fn words(&self, name: &MoveName) -> String {
        format!("cut {name}")
    }
}

impl PartizanSketch for Sum {
    const TOUCH: &'static str = "Move in one of the parts";

    fn parts(&self, turn: Player) -> Option<Vec<rulesets::Position>> {
        Some(Sum::parts(self).iter().map(|part| part.clone().at_turn(turn)).collect())
    }
}

impl PartizanSketch for Toads {
    fn figure(&self) -> Option<Figure> {
        let mut figure = Figure::new(format!("A strip of {} squares.", self.length()));
        for at in 0..self.length() {
            let place = (at as i32 * CELL, 0);
            figure.square(place, Ink::Open);
            let found = match owner(PerPlayer([self.toads(), self.frogs()]), 1 << at) {
                Some(Standing::Stone(player)) => {
                    figure.disc(place, RADIUS, stone(player));
                    if player == Player::Left { "a toad of Left" } else { "a frog of Right" }
                }
                _ => "empty",
            };
            let number = at + 1;
            figure.words((place.0, CELL), number.to_string(), Ink::Faint);
            let label = format!("Square {number}: {found}");
            figure.spot(place, CELL - 2, within(1, number), label);
        }
        Some(figure)
    }
}
