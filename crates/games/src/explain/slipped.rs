//! A ruleset with a slip in its moves, which checkers must find.

use std::fmt;

use nimatron_nimber::text::ParseError;

use crate::foundation::{Convention, Head, MoveName, PerPlayer, Piece, Place, Player, Sign};
use crate::partizan::Game;
use crate::rulesets::partizan::{AnyGame, Partizan, PartizanSketch, Position};
use crate::rulesets::plain::{Domineering, Plain};
use crate::rulesets::{Description, Family};

/// Domineering on a board of one row and two columns. By the rules Left cannot move there, but
/// [`moves`](Partizan::moves) has one for either player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Slipped(&'static str);

impl Slipped {
    /// The empty board, Left to move.
    pub(crate) fn position() -> Position {
        Position::new(Convention::Normal, Player::Left, AnyGame::new(Slipped("..")))
    }
}

impl Game for Slipped {
    fn options(&self, player: Player, options: &mut Vec<Slipped>) {
        options.extend(self.moves(player).into_iter().map(|(_, after)| after));
    }
}

impl fmt::Display for Slipped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "slipped: {}", self.0)
    }
}

impl PartizanSketch for Slipped {}

impl Partizan for Slipped {
    fn description(&self) -> &Description {
        static DESCRIPTION: Description = crate::rulesets::description! {
            id: "slipped",
            title: "",
            family: Family::Sums,
            rules: [],
            options: [],
            examples: [],
            references: [],
        };
        &DESCRIPTION
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([""; 2])
    }

    const PLAIN: Option<Plain<Slipped>> = Some(Plain {
        rules: &Domineering,
        position: |board| Slipped(if board.to_string() == ".." { ".." } else { "##" }),
    });

    fn read(_: Head<'_>, body: Piece<'_>) -> Result<Slipped, ParseError> {
        Ok(Slipped(if body.text.trim() == ".." { ".." } else { "##" }))
    }

    fn moves(&self, _: Player) -> Vec<(MoveName, Slipped)> {
        match self.0 {
            ".." => {
                let squares = [1, 2].map(|column| Place::Square { column, row: 1 });
                vec![(MoveName::joined(Sign::Dash, squares), Slipped("##"))]
            }
            _ => Vec::new(),
        }
    }

    fn size(&self) -> u64 {
        2
    }
}
