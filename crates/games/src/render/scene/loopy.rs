//! Positions of rulesets in which positions can come again.

use std::collections::BTreeSet;

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;

use super::scenery::{Scenery, sentence};
use super::searched::pictured;
use super::{Drawing, Sides};
use crate::foundation::{Budget, Playable, Player};
use crate::render::words::player;
use crate::rulesets::Solvable;
use crate::rulesets::figure::{Figure, Standing};
use crate::rulesets::handles::of_places;
use crate::rulesets::loopy::{Move, Position};
use crate::rulesets::searched::{Touched, touch_among};

impl Scenery for Position {
    fn drawing(&self) -> Option<Drawing> {
        let figure = self.figure_at(&[])?;
        let moves = self.game().moves(self.mover());
        let ways = moves.iter().flat_map(|(name, _)| self.game().ways(name));
        Some(pictured(&figure, &ways.flatten().collect()))
    }

    fn figure_at(&self, _known: &[Standing]) -> Option<Figure> {
        let mut figure = self.game().figure()?;
        if let Some(turn) = Solvable::turn(self) {
            figure.label = format!("{} {}", figure.label, say!("{} is to move.", player(turn)));
        }
        Some(figure)
    }

    fn sides(&self) -> Option<Sides> {
        let turn = Solvable::turn(self)?;
        let does = |side: Player| {
            let does = translated(self.game().what_players_do()[side]);
            say!("{} {}.", player(side), does)
        };
        Some(Sides {
            names: [turn, turn.opponent()].map(player),
            words: [does(Player::Left), does(Player::Right), say!("{} begins.", player(turn))]
                .join(" "),
            turned: self.clone().at_turn(turn.opponent()).to_string(),
        })
    }

    fn how(&self) -> String {
        let example = self.moves_of(self.mover()).next();
        let touch = self.game().figure().map(|_| translated(self.game().touch()));
        let how = match (touch, example) {
            (Some(touch), Some(example)) => {
                say!("{}, or type it, such as {}.", touch, example.to_string())
            }
            (Some(touch), None) => say!("{}, or type it.", touch),
            (None, Some(example)) => {
                say!("Choose a move from the list, or type it, such as {}.", example.to_string())
            }
            (None, None) => say!("Choose a move from the list, or type it."),
        };
        match Solvable::turn(self) {
            Some(turn) => format!("{} {how}", say!("{} is to move.", player(turn))),
            None => how,
        }
    }

    fn handles(&self, chosen: &Move) -> Vec<String> {
        of_places(chosen.name())
    }

    fn begins_with(&self, chosen: &Move, handles: &[String]) -> bool {
        self.game().ways(chosen.name()).iter().any(|way| way.starts_with(handles))
    }

    fn words(&self, chosen: &Move) -> String {
        let words = self.game().words(chosen.name());
        match Solvable::turn(self) {
            Some(turn) => format!("{}: {words}", player(turn)),
            None => words,
        }
    }

    fn touch(&self, handles: &[String], budget: &mut Budget) -> Result<Touched<Move>, ParseError> {
        let ways = self.moves().into_iter().flatten().flat_map(|chosen| {
            let ways = self.game().ways(chosen.name());
            ways.into_iter().map(move |way| (way, chosen.clone()))
        });
        touch_among(
            ways,
            &BTreeSet::new(),
            handles,
            || self.how(),
            |chosen| sentence(&self.words(chosen)),
            budget,
        )
    }
}
