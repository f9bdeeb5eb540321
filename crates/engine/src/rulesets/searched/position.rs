//! Positions and moves of searched rulesets.

use std::fmt::{self, Display};
use std::str::FromStr;

use nimatron_nimber::say;
use nimatron_nimber::text::{Notation, ParseError};

use super::{Analysis, AnyGame, couples, values};
use crate::foundation::{
    Budget, Convention, Exhausted, Faults, IllegalMove, MoveCount, MoveName, Options, Outcome,
    Piece, Playable,
};
use crate::impartial::Game;
use crate::partizan::Twin;
use crate::rulesets::reading::{confirmed, no_such_move};
use crate::rulesets::{self, Couples, Description, PPositions, Solvable, ValueRow};

/// More moves than these are not counted: each of them has to be made for that.
const MOST_COUNTED: usize = 1 << 16;

/// A move that does not exist is compared with so many that do.
const MOST_COMPARED: usize = 1000;

/// A position of a searched ruleset with the convention under which it is
/// played.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    convention: Convention,
    game: AnyGame,
}

impl Position {
    /// The position with this convention.
    pub fn new(convention: Convention, game: AnyGame) -> Position {
        Position { convention, game }
    }

    /// The position without the convention.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The move of this name to this position.
    pub fn made(&self, name: MoveName, to: AnyGame) -> Move {
        NamedMove::new(name, self.game.clone(), to)
    }

    /// The moves of these names to these positions.
    pub(super) fn all_made<'m>(
        &self,
        moves: Options<'m, (MoveName, AnyGame)>,
    ) -> Options<'m, Move> {
        let from = self.game.clone();
        moves.map(move |(name, to)| NamedMove::new(name, from.clone(), to))
    }

    fn with(&self, game: AnyGame) -> Position {
        Position { convention: self.convention, game }
    }
}

impl Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let convention = match self.convention {
            Convention::Normal => "",
            Convention::Misere => "misere ",
        };
        write!(f, "{convention}{}", self.game)
    }
}

impl FromStr for Position {
    type Err = ParseError;

    /// Reads a position of a registered ruleset.
    fn from_str(text: &str) -> Result<Position, ParseError> {
        match rulesets::Position::read(text)?.value {
            rulesets::Position::Searched(position) => Ok(position),
            _ => {
                let message = say!("expected a ruleset in which both players have the same moves");
                Err(ParseError::new(message, Piece::whole(text).trimmed().span()))
            }
        }
    }
}

/// A move by its name, and from where to where it leads.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NamedMove<P> {
    name: MoveName,
    from: P,
    to: P,
}

/// A move of a searched ruleset.
pub type Move = NamedMove<AnyGame>;

impl<P> NamedMove<P> {
    /// The move of this name between two positions.
    pub(in crate::rulesets) fn new(name: MoveName, from: P, to: P) -> NamedMove<P> {
        NamedMove { name, from, to }
    }

    /// What it is called.
    pub fn name(&self) -> &MoveName {
        &self.name
    }

    /// The position that it leads to.
    pub fn to(&self) -> &P {
        &self.to
    }

    /// The move in the given notation.
    pub fn to_text(&self, notation: Notation) -> String {
        self.name.to_text(notation)
    }
}

impl<P: PartialEq + Clone> NamedMove<P> {
    /// The position that the move leads to, made in a position that has these legal moves.
    ///
    /// Moves are made by positions alone, so that the move of a position is legal there, and the others
    /// are not listed. Another position may have one of the same name.
    pub(in crate::rulesets) fn made_in<M: IntoIterator<Item = NamedMove<P>>>(
        &self,
        position: &P,
        legal: impl FnOnce() -> M,
    ) -> Result<P, IllegalMove> {
        if self.from == *position {
            return Ok(self.to.clone());
        }
        let mut legal = legal().into_iter();
        let found = legal.find(|legal| legal.name == self.name).map(|legal| legal.to);
        let chosen = self.to_string();
        found.ok_or_else(|| IllegalMove(say!("there is no move {} here", chosen)))
    }
}

impl<P> Display for NamedMove<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name.fmt(f)
    }
}

impl Playable for Position {
    type Move = Move;

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

    fn moves(&self) -> Option<Box<dyn Iterator<Item = Move> + '_>> {
        Some(Box::new(self.all_made(self.game.moves()).at_most(usize::MAX)))
    }

    fn moves_by_rules(&self) -> Option<Box<dyn Iterator<Item = Move> + '_>> {
        Some(Box::new(self.all_made(self.game.moves_by_rules()).at_most(usize::MAX)))
    }

    fn play(&self, chosen: &Move) -> Result<Position, IllegalMove> {
        // Moves are made by positions alone, so that the move of a position is
        // legal there. Another position may have one of the same name.
        if chosen.from == self.game {
            return Ok(self.with(chosen.to.clone()));
        }
        match self.game.moves().find(|(name, _)| *name == chosen.name) {
            Some((_, to)) => Ok(self.with(to)),
            None => Err(IllegalMove(say!("there is no move {} here", chosen.name.to_string()))),
        }
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        if let Some((name, to)) = self.game.find_move(text) {
            return Ok(self.made(name, to));
        }
        let moves: Vec<(MoveName, AnyGame)> = self.game.moves().at_most(MOST_COMPARED).collect();
        Err(no_such_move(text, &moves))
    }

    fn parse_by_rules(&self, text: &str) -> Result<Move, ParseError> {
        let read = self.parse_move(text)?;
        match self.game.has_plain_rules() {
            false => Ok(read),
            true => confirmed(text, read, self.moves_by_rules()),
        }
    }

    fn to_text(&self, _notation: Notation) -> String {
        self.to_string()
    }
}

impl Solvable for Position {
    type Analysis = Analysis;

    fn description(&self) -> &Description {
        self.game.description()
    }

    fn twin(self) -> Twin<Self> {
        let game = Position { game: self.game.canonical(), ..self };
        Twin { game, is_negated: false }
    }

    fn analyze(&self, budget: &mut Budget) -> Result<Analysis, Exhausted> {
        Analysis::new(self, budget)
    }

    fn faults(&self) -> Option<&Faults> {
        self.game.faults()
    }

    fn move_text(chosen: &Move, notation: Notation) -> String {
        chosen.to_text(notation)
    }

    fn move_name(chosen: &Move) -> Option<&MoveName> {
        Some(chosen.name())
    }

    fn size(&self) -> u64 {
        self.game.size()
    }

    fn count_parts(&self) -> u64 {
        self.game.count_parts()
    }

    fn takes_notes(&self) -> bool {
        self.game.search(0).takes_notes(self.convention)
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

    fn losing_couples(&self, budget: &mut Budget) -> Result<Option<Vec<ValueRow>>, Exhausted> {
        couples::list(self, budget)
    }

    fn check_losing_couples(
        &self,
        listed: &mut dyn Couples,
        budget: &mut Budget,
    ) -> Result<Result<Outcome, (usize, String)>, Exhausted> {
        couples::check(self, listed, budget)
    }

    fn p_positions(&self, budget: &mut Budget) -> Result<Option<PPositions>, Exhausted> {
        values::p_positions(self, budget)
    }

    fn check_p_positions(
        &self,
        listed: &PPositions,
        budget: &mut Budget,
    ) -> Result<Result<Outcome, (usize, String)>, Exhausted> {
        values::check_p_positions(self, listed, budget)
    }
}
