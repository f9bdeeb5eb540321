//! Positions and moves of searched rulesets.

use std::fmt::{self, Display};
use std::str::FromStr;
use std::sync::Arc;

use nimatron_nimber::text::{Notation, ParseError};

use super::{Analysis, Searched, values};
use crate::core::{
    Budget, Convention, Exhausted, Head, IllegalMove, MoveCount, MoveName, Options, Outcome, Piece,
    Playable, Player,
};
use crate::partizan::Twin;
use crate::rulesets::opening::{confirmed, no_such_move};
use crate::rulesets::{Description, Ruleset, ValueRow};

/// More moves than these are not counted: each of them has to be made for that.
const MOST_COUNTED: usize = 1 << 16;

/// A move that does not exist is compared with so many that do.
const MOST_COMPARED: usize = 1000;

/// A position of a searched ruleset with the convention under which it is
/// played.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position<G> {
    convention: Convention,
    game: G,
}

impl<G: Searched> Position<G> {
    /// The position with this convention.
    pub fn new(convention: Convention, game: G) -> Position<G> {
        Position { convention, game }
    }

    /// The position without the convention.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The move of this name to this position.
    pub(crate) fn made(&self, name: MoveName, to: G) -> Move<G> {
        Move::new(name, Arc::new(self.game.clone()), to)
    }

    /// The moves of these names to these positions.
    pub(super) fn all_made<'m>(&self, moves: Options<'m, (MoveName, G)>) -> Options<'m, Move<G>> {
        let from = Arc::new(self.game.clone());
        moves.map(move |(name, to)| Move::new(name, from.clone(), to))
    }

    fn with(&self, game: G) -> Position<G> {
        Position { convention: self.convention, game }
    }
}

impl<G: Searched> Display for Position<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let convention = match self.convention {
            Convention::Normal => "",
            Convention::Misere => "misere ",
        };
        write!(f, "{convention}{}", self.game)
    }
}

impl<G: Searched> FromStr for Position<G> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Position<G>, ParseError> {
        let whole = Piece::whole(text);
        let description = G::DESCRIPTION;
        let example = || match description.examples.first() {
            Some(example) => format!("a position looks like {}", example.position),
            None => format!("a position begins with {}:", description.id),
        };
        let refused = |message: String, piece: Piece<'_>| {
            ParseError::new(message, piece.trimmed().span()).with_help(example())
        };
        let Some((head, body)) = whole.split_once(":") else {
            return Err(refused("expected a ruleset and ':'".into(), whole));
        };
        let head = Head::of(head);
        if !G::is_called(head.name.text) {
            return Err(refused(format!("expected the ruleset {}", description.id), head.name));
        }
        G::read(head, body).map(|game| Position { convention: head.convention, game })
    }
}

/// A move of a searched ruleset: its name, and from where to where it leads.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Move<G> {
    name: MoveName,
    /// All moves of a position share it.
    from: Arc<G>,
    to: G,
}

impl<G> Move<G> {
    /// The move of this name between two positions.
    pub(in crate::rulesets) fn new(name: MoveName, from: Arc<G>, to: G) -> Move<G> {
        Move { name, from, to }
    }

    /// What it is called.
    pub fn name(&self) -> &MoveName {
        &self.name
    }

    /// The position that it begins from.
    pub(in crate::rulesets) fn from(&self) -> &G {
        &self.from
    }

    /// The position that it leads to.
    pub fn to(&self) -> &G {
        &self.to
    }

    /// The move in the given notation.
    pub fn to_text(&self, notation: Notation) -> String {
        self.name.to_text(notation)
    }
}

/// A name that is given as text, in the given notation.
pub(in crate::rulesets) fn respelled(name: &str, notation: Notation) -> String {
    MoveName::from(name).to_text(notation)
}

impl<G> Display for Move<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name.fmt(f)
    }
}

impl<G: Searched> Playable for Position<G> {
    type Move = Move<G>;

    fn convention(&self) -> Convention {
        self.convention
    }

    fn count_moves(&self) -> MoveCount {
        let count = self.game.moves().at_most(MOST_COUNTED + 1).count();
        if count > MOST_COUNTED { MoveCount::Many } else { MoveCount::Finite(count.into()) }
    }

    fn is_terminal(&self) -> bool {
        self.game.options().is_empty()
    }

    fn moves(&self) -> Option<Box<dyn Iterator<Item = Move<G>> + '_>> {
        Some(Box::new(self.all_made(self.game.moves()).at_most(usize::MAX)))
    }

    fn moves_by_rules(&self) -> Option<Box<dyn Iterator<Item = Move<G>> + '_>> {
        let Some(plain) = G::PLAIN else { return self.moves() };
        let moves = Options::new(plain.moves(&self.game, Player::Left));
        Some(Box::new(self.all_made(moves).at_most(usize::MAX)))
    }

    fn play(&self, chosen: &Move<G>) -> Result<Position<G>, IllegalMove> {
        // Moves are made by positions alone, so that the move of a position is
        // legal there. Another position may have one of the same name.
        if *chosen.from == self.game {
            return Ok(self.with(chosen.to.clone()));
        }
        match self.game.moves().find(|(name, _)| *name == chosen.name) {
            Some((_, to)) => Ok(self.with(to)),
            None => Err(IllegalMove(format!("there is no move {} here", chosen.name))),
        }
    }

    fn parse_move(&self, text: &str) -> Result<Move<G>, ParseError> {
        if let Some((name, to)) = self.game.find_move(text) {
            return Ok(self.made(name, to));
        }
        let moves: Vec<(MoveName, G)> = self.game.moves().at_most(MOST_COMPARED).collect();
        Err(no_such_move(text, &moves))
    }

    fn parse_by_rules(&self, text: &str) -> Result<Move<G>, ParseError> {
        let read = self.parse_move(text)?;
        match G::PLAIN {
            None => Ok(read),
            Some(_) => confirmed(text, read, self.moves_by_rules()),
        }
    }

    fn to_text(&self, _notation: Notation) -> String {
        self.to_string()
    }
}

impl<G: Searched> Ruleset for Position<G> {
    type Analysis<'p> = Analysis<'p, G>;

    const DESCRIPTION: Description = G::DESCRIPTION;

    const WORDS: &'static [&'static str] = G::WORDS;

    fn is_called(word: &str) -> bool {
        G::is_called(word)
    }

    fn reads(text: &str) -> bool {
        G::reads(text)
    }

    fn twin(self) -> Twin<Self> {
        let game = Position { game: self.game.canonical(), ..self };
        Twin { game, is_negated: false }
    }

    fn analyze(&self, budget: &mut Budget) -> Result<Analysis<'_, G>, Exhausted> {
        Analysis::new(self, budget)
    }

    fn move_text(chosen: &Move<G>, notation: Notation) -> String {
        chosen.to_text(notation)
    }

    fn move_name(chosen: &Move<G>) -> Option<&MoveName> {
        Some(chosen.name())
    }

    fn respelled(name: &str, notation: Notation) -> Option<String> {
        Some(respelled(name, notation))
    }

    fn size(&self) -> u64 {
        self.game.size()
    }

    fn count_parts(&self) -> u64 {
        self.game.count_parts()
    }

    fn value_table(&self, budget: &mut Budget) -> Result<Option<Vec<ValueRow>>, Exhausted> {
        values::table(self, budget)
    }

    fn check_value_table(
        &self,
        rows: &[ValueRow],
        budget: &mut Budget,
    ) -> Result<Result<u64, (usize, String)>, Exhausted> {
        values::check_table(self, rows, budget)
    }

    fn p_positions(&self, budget: &mut Budget) -> Result<Option<Vec<String>>, Exhausted> {
        values::p_positions(self, budget)
    }

    fn check_p_positions(
        &self,
        listed: &[String],
        budget: &mut Budget,
    ) -> Result<Result<Outcome, (usize, String)>, Exhausted> {
        values::check_p_positions(self, listed, budget)
    }
}
