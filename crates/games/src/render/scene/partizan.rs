//! Positions of partizan rulesets, and whose turn it is.

use std::collections::BTreeSet;

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;

use super::scenery::{Scenery, sentence};
use super::searched::pictured;
use super::{Drawing, Sides, sums};
use crate::foundation::{Budget, Playable, Player};
use crate::render::words::player;
use crate::rulesets::figure::{Figure, Standing};
use crate::rulesets::partizan::sum::Sum;
use crate::rulesets::partizan::{Move, Position};
use crate::rulesets::searched::{Touched, touch_among};

impl Scenery for Position {
    fn drawing(&self) -> Option<Drawing> {
        if let Some(parts) = self.game().parts(self.turn()) {
            return sums::drawn(&parts);
        }
        let figure = self.figure_at(&[])?;
        let moves = self.game().moves(self.turn());
        let ways = moves.iter().flat_map(|(name, _)| self.game().ways(name));
        Some(pictured(&figure, &ways.flatten().collect()))
    }

    fn figure_at(&self, known: &[Standing]) -> Option<Figure> {
        let mut figure = self.game().figure_at(known)?;
        figure.label = format!("{} {}", figure.label, say!("{} is to move.", player(self.turn())));
        Some(figure)
    }

    fn sides(&self) -> Option<Sides> {
        let turn = self.turn();
        let does = |side: Player| {
            let does = translated(self.game().what_players_do()[side]);
            say!("{} {}.", player(side), does)
        };
        Some(Sides {
            names: [turn, turn.opponent()].map(player),
            words: [does(Player::Left), does(Player::Right), say!("{} begins.", player(turn))]
                .join(" "),
            turned: Position::new(self.convention(), turn.opponent(), self.game().clone())
                .to_string(),
        })
    }

    fn how(&self) -> String {
        let example = self.moves_of(self.turn()).next();
        let turn = player(self.turn());
        match (self.drawing().map(|_| translated(self.game().touch())), example) {
            (Some(touch), Some(example)) => {
                say!("{} is to move. {}, or type it, such as {}.", turn, touch, example.to_string())
            }
            (Some(touch), None) => say!("{} is to move. {}, or type it.", turn, touch),
            (None, Some(example)) => say!(
                "{} is to move. Choose a move from the list, or type it, such as {}.",
                turn,
                example.to_string()
            ),
            (None, None) => {
                say!("{} is to move. Choose a move from the list, or type it.", turn)
            }
        }
    }

    fn handles(&self, chosen: &Move) -> Vec<String> {
        let parts = self.game().parts(self.turn()).unwrap_or_default();
        match Sum::move_in_part(&parts, chosen.name()) {
            Some((index, chosen)) => sums::handles(&parts, index, &chosen),
            None => self.game().ways(chosen.name()).into_iter().next().unwrap_or_default(),
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
        format!("{}: {words}", player(self.turn()))
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
            |chosen| sentence(&self.words(chosen)),
            budget,
        )
    }
}
