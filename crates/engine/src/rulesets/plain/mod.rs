//! The rules of boards once more, written plainly: what checkers play by.
//!
//! Boards are searched as sets of bits, and a slip in the arithmetic of bits would be made by the
//! solver and by its checker alike. So each ruleset that is searched in this way has its rules
//! here a second time, in rows and columns, as a person is told them: moves, parts, names. They
//! read the text of a position, share nothing with the search, and nothing here is made for speed.
//!
//! A ruleset names its plain rules in [`Searched::PLAIN`] or [`Partizan::PLAIN`]. From then on
//! [`Playable::moves_by_rules`] finds its moves here, by which certificates are confirmed, and so
//! does [`ByRules`], with which explanations are. Rulesets that move heaps, coins or edges in
//! plain lists have none, and are played by their own moves.
//!
//! [`Searched::PLAIN`]: searched::Searched::PLAIN
//! [`Partizan::PLAIN`]: partizan::Partizan::PLAIN
//! [`Playable::moves_by_rules`]: crate::foundation::Playable::moves_by_rules

mod board;
mod rules;

use std::fmt::{self, Display};

#[cfg(test)]
pub(super) use board::{AROUND, BESIDE};
pub use board::{Board, Square};
#[cfg(test)]
pub(super) use rules::reached_by_queen;
pub use rules::{
    Amazons, Clobber, Cram, Domineering, Fission, GoRooms, ImpartialNoGo, Konane, NoGo, Play,
    Rules, Toads,
};

use super::{partizan, searched};
use crate::foundation::{MoveName, Options, Player};
use crate::impartial;
use crate::partizan::{Arithmetic, Failure, Value};

/// The plain rules of a ruleset, and how a plain board becomes a position of it.
pub struct Plain<G> {
    /// The rules.
    pub rules: &'static dyn Rules,
    /// The position on a board.
    pub position: fn(&Board) -> G,
}

impl<G> fmt::Debug for Plain<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Plain")
    }
}

impl<G: Display> Plain<G> {
    /// The board of a position, read from its text.
    fn board(&self, game: &G) -> Board {
        let text = game.to_string();
        let body = text.split_once(':').map_or("", |(_, body)| body).trim();
        let sides = body.split_once('x').and_then(|(rows, columns)| {
            Some((rows.parse::<usize>().ok()?, columns.parse::<usize>().ok()?))
        });
        let board = match sides {
            Some((rows, columns)) => {
                Some(Board::new(rows, columns, |square| self.rules.full(square)))
            }
            None => Board::read(body),
        };
        board.expect("what positions print are boards")
    }

    /// The moves of a player by name, and the positions that they lead to.
    pub fn moves(&self, game: &G, player: Player) -> Vec<(MoveName, G)> {
        let board = self.board(game);
        let moves = self.rules.moves(&board, player).into_iter();
        let named =
            |Play { squares, after }| (self.rules.name(&board, &squares), (self.position)(&after));
        moves.map(named).collect()
    }

    /// The positions that one move of a player leads to.
    pub fn options(&self, game: &G, player: Player) -> Vec<G> {
        let moves = self.rules.moves(&self.board(game), player).into_iter();
        moves.map(|Play { after, .. }| (self.position)(&after)).collect()
    }

    /// The independent parts; those where nobody can move may be left out.
    pub fn parts(&self, game: &G) -> Vec<G> {
        self.rules.parts(&self.board(game)).iter().map(self.position).collect()
    }

    /// The representative of all positions that are equal by symmetry.
    pub fn representative(&self, game: &G) -> G {
        (self.position)(&self.rules.representative(&self.board(game)))
    }
}

/// A game as checkers search it: by its plain rules, where it has some, and without the theorems
/// that tell of values. What it trusts beside the rules is that parts are independent, and of
/// impartial games symmetry.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ByRules<G>(pub G);

fn by_rules<G>(games: Vec<G>) -> Vec<ByRules<G>> {
    games.into_iter().map(ByRules).collect()
}

impl impartial::Game for ByRules<searched::AnyGame> {
    fn options(&self) -> Options<'_, Self> {
        self.0.options_by_rules().map(ByRules)
    }

    fn components(&self) -> Vec<Self> {
        by_rules(self.0.components_by_rules())
    }

    fn canonical(self) -> Self {
        ByRules(self.0.canonical_by_rules())
    }

    fn effort(&self) -> u64 {
        self.0.effort()
    }

    fn owned_bytes(&self) -> usize {
        self.0.owned_bytes()
    }
}

/// Symmetry is not used here: where it exchanges the players it is as easily got wrong as moves.
impl crate::partizan::Game for ByRules<partizan::AnyGame> {
    fn options(&self, player: Player, options: &mut Vec<Self>) {
        options.extend(by_rules(self.0.options_by_rules(player)));
    }

    fn components(&self, components: &mut Vec<Self>) {
        components.extend(by_rules(self.0.components_by_rules()));
    }

    fn known_part(self, games: &mut Arithmetic<'_>) -> Result<(Value, Option<Self>), Failure> {
        let (value, rest) = self.0.known_part_by_rules(games)?;
        Ok((value, rest.map(ByRules)))
    }

    fn owned_bytes(&self) -> usize {
        self.0.owned_bytes()
    }
}
