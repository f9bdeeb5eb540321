//! Sums of positions in some of which the players have moves of their own.
//!
//! ```text
//! domineering: 2x3 + clobber: 2x2 + nim: 3
//! ```
//!
//! A move is a move in one of the parts. In normal play the value is the sum of the values of the
//! parts; a part in which both players have the same moves is worth a nimber.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use super::{AnyGame, Partizan, PartizanSketch, Position, Searcher};
use crate::foundation::{
    Convention, Faults, Head, MoveCount, MoveName, PerPlayer, Piece, Place, Playable, Player, Sign,
};
use crate::nim::Quantity;
use crate::partizan::{Arithmetic, Failure, Game, Twin, Value};
use crate::rulesets::description;
use crate::rulesets::reading::turn_only;
use crate::rulesets::sum::{loopy_part, parts_of, scored_part};
use crate::rulesets::{self, Description, Example, Family};

/// Largest number of parts of a sum.
const MOST_PARTS: usize = 64;
/// Largest number of moves of a part, which are listed one by one.
const MOST_MOVES: u32 = 4096;
const EXAMPLE: &str = message!("a sum looks like domineering: 2x3 + nim: 3");

/// How the moves of parts are found: as the search finds them, or by the rules written plainly.
#[derive(Clone, Copy)]
enum By {
    Search,
    Rules,
}

/// The number of a part, a move in it, and what it becomes.
type Moved = (usize, rulesets::Move, rulesets::Position);

/// A sum of positions of any rulesets.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sum {
    /// In normal play, each as if it were Left's turn.
    parts: Vec<rulesets::Position>,
}

impl Sum {
    /// The parts, each as if it were Left's turn.
    pub fn parts(&self) -> &[rulesets::Position] {
        &self.parts
    }

    /// The name of a move in the part with this index.
    pub fn name_in_part(index: usize, chosen: &rulesets::Move) -> MoveName {
        let inside = chosen.name().cloned().unwrap_or_else(|| chosen.to_string().into());
        let part = ["in ".into(), Place::part(index).into(), Sign::Colon.into()];
        MoveName::new(part.into_iter().chain(inside.parts().iter().cloned()))
    }

    /// The index of the part in which the move of this name is made, and the move there, where
    /// `parts` are those of the sum as the player sees them.
    pub fn move_in_part(
        parts: &[rulesets::Position],
        name: &MoveName,
    ) -> Option<(usize, rulesets::Move)> {
        let index = name.part()?;
        let part = parts.get(index)?;
        // What stands behind the word, the number of the part and the colon.
        let inside = name.parts().get(3..)?;
        let is_chosen =
            |chosen: &rulesets::Move| chosen.name().is_some_and(|name| name.parts() == inside);
        let read = || part.parse_move(&MoveName::new(inside.to_vec()).to_string()).ok();
        Some((index, part.moves()?.find(is_chosen).or_else(read)?))
    }

    /// The sum that is left when one part becomes another position.
    fn after(&self, index: usize, part: rulesets::Position) -> Sum {
        let mut parts = self.parts.clone();
        parts[index] = part.at_turn(Player::Left);
        Sum { parts }
    }

    /// What the moves of a player make of each part.
    fn moved(&self, player: Player, by: By) -> impl Iterator<Item = Moved> {
        self.parts.iter().enumerate().flat_map(move |(index, part)| {
            let part = part.clone().at_turn(player);
            let moves = match by {
                By::Search => part.moves(),
                By::Rules => part.moves_by_rules(),
            };
            let moves: Vec<rulesets::Move> = moves.into_iter().flatten().collect();
            moves.into_iter().filter_map(move |chosen| {
                let after = part.play(&chosen).ok()?;
                Some((index, chosen, after))
            })
        })
    }

    fn named_moves(&self, player: Player, by: By) -> Vec<(MoveName, Sum)> {
        let named = |(index, chosen, part): Moved| {
            (Sum::name_in_part(index, &chosen), self.after(index, part))
        };
        self.moved(player, by).map(named).collect()
    }

    /// The value of a single part in which both players have the same moves, by Sprague and Grundy.
    fn nimber(&self, games: &mut Arithmetic<'_>) -> Result<Option<Value>, Failure> {
        let [part] = &self.parts[..] else { return Ok(None) };
        if part.turn().is_some() {
            return Ok(None);
        }
        let Quantity::NimSum(value) = part.analyze(games.budget())?.quantity() else {
            return Ok(None);
        };
        let height = value.height().to_u64().and_then(|height| u32::try_from(height).ok());
        height.map(|height| games.nimber(height)).transpose()
    }
}

impl Game for Sum {
    fn options(&self, player: Player, options: &mut Vec<Sum>) {
        options
            .extend(self.moved(player, By::Search).map(|(index, _, part)| self.after(index, part)));
    }

    fn components(&self, components: &mut Vec<Sum>) {
        let mut summands = Vec::with_capacity(self.parts.len());
        self.parts.iter().for_each(|part| part.summands(&mut summands));
        components.extend(summands.into_iter().map(|part| Sum { parts: vec![part] }));
    }

    fn canonical(self) -> Twin<Sum> {
        match <[rulesets::Position; 1]>::try_from(self.parts) {
            Ok([part]) => {
                let Twin { game, is_negated } = part.twin();
                Twin { game: Sum { parts: vec![game] }, is_negated }
            }
            Err(parts) => Twin { game: Sum { parts }, is_negated: false },
        }
    }

    /// All of a part in which both players have the same moves.
    fn known_part(self, games: &mut Arithmetic<'_>) -> Result<(Value, Option<Sum>), Failure> {
        let nimber = self.nimber(games)?;
        Ok(nimber.map_or((Value::ZERO, Some(self)), |nimber| (nimber, None)))
    }

    fn owned_bytes(&self) -> usize {
        // A counter, with its coordinates or its height, or an edge.
        const EACH: usize = 256;
        let counters = self.size().try_into().unwrap_or(usize::MAX);
        self.parts.len() * size_of::<rulesets::Position>() + EACH.saturating_mul(counters)
    }

    fn is_stuck(&self, player: Player) -> bool {
        self.parts.iter().all(|part| part.clone().at_turn(player).is_terminal())
    }
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<String> = self.parts.iter().map(ToString::to_string).collect();
        write!(f, "{}: {}", DESCRIPTION.id, parts.join(" + "))
    }
}

impl Partizan for Sum {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([
            message!("moves in one of the parts, as Left there"),
            message!("moves in one of the parts, as Right there"),
        ])
    }

    const SEARCHER: Searcher = Searcher::of::<Sum>();

    fn faults(&self) -> Option<&Faults> {
        self.parts.iter().find_map(rulesets::Position::faults)
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Sum, ParseError> {
        turn_only(head)?;
        let parts = read_parts(body.text).map_err(|error| error.shifted(body.start))?;
        let parts = parts.into_iter().map(|part| part.at_turn(Player::Left));
        Ok(Sum { parts: parts.collect() })
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, Sum)> {
        self.named_moves(player, By::Search)
    }

    fn moves_by_rules(&self, player: Player) -> Vec<(MoveName, Sum)> {
        self.named_moves(player, By::Rules)
    }

    fn options_by_rules(&self, player: Player) -> Vec<Sum> {
        let moved = self.moved(player, By::Rules);
        moved.map(|(index, _, part)| self.after(index, part)).collect()
    }

    fn components_by_rules(&self) -> Vec<Sum> {
        let mut summands = Vec::with_capacity(self.parts.len());
        self.parts.iter().for_each(|part| part.summands_by_rules(&mut summands));
        summands.into_iter().map(|part| Sum { parts: vec![part] }).collect()
    }

    fn known_part_by_rules(
        self,
        games: &mut Arithmetic<'_>,
    ) -> Result<(Value, Option<Sum>), Failure> {
        use rulesets::Position::{Nim, Nimbers, Turning};
        match &self.parts[..] {
            [Nim(_) | Nimbers(_) | Turning(_)] => self.known_part(games),
            _ => Ok((Value::ZERO, Some(self))),
        }
    }

    fn size(&self) -> u64 {
        self.parts.iter().map(rulesets::Position::size).fold(0, u64::saturating_add)
    }
}

/// The parts of a text, each in normal play and with the turn it says.
fn read_parts(text: &str) -> Result<Vec<rulesets::Position>, ParseError> {
    let pieces = parts_of(text);
    if pieces.len() > MOST_PARTS {
        let message = say!("a sum of more than {} parts", MOST_PARTS);
        return Err(ParseError::new(message, Piece::whole(text).trimmed().span()));
    }
    let part = |piece: Piece<'_>| {
        let refused = |message: String| {
            Err(ParseError::new(message, piece.trimmed().span()).with_help(translated(EXAMPLE)))
        };
        let read: Result<rulesets::Position, ParseError> = piece.text.parse();
        let part = read.map_err(|error| error.shifted(piece.start))?;
        if let rulesets::Position::Loopy(_) = part {
            return Err(loopy_part(piece));
        }
        if part.is_scored() {
            return Err(scored_part(piece));
        }
        if part.convention() == Convention::Misere {
            return refused(say!("the convention stands before the first part"));
        }
        if part.description() == &DESCRIPTION {
            return refused(say!("a sum is no part of a sum"));
        }
        match part.count_moves() {
            MoveCount::Finite(count) if count <= MOST_MOVES.into() => Ok(part),
            _ => refused(say!("beside a partizan game a part has at most {} moves", MOST_MOVES)),
        }
    };
    pieces.into_iter().map(part).collect()
}

/// A sum without a word before it, if a player has moves of their own in any of its parts: the
/// turn is that of the first such part, the convention stands before the first part.
pub(in crate::rulesets) fn read_plain(text: &str) -> Option<Result<Position, ParseError>> {
    const MISERE: &str = "misere ";
    let start = text.len() - text.trim_start().len();
    let is_misere = text[start..].starts_with(MISERE);
    // The same length, so that errors point at their places.
    let plain = match is_misere {
        true => " ".repeat(start + MISERE.len()) + &text[start + MISERE.len()..],
        false => text.to_string(),
    };
    let turns = parts_of(&plain).into_iter().filter_map(|piece| {
        let part: rulesets::Position = piece.text.parse().ok()?;
        part.turn()
    });
    let turn = turns.into_iter().next()?;
    let convention = if is_misere { Convention::Misere } else { Convention::Normal };
    let parts = read_parts(&plain);
    Some(parts.map(|parts| {
        let parts = parts.into_iter().map(|part| part.at_turn(Player::Left)).collect();
        Position::new(convention, turn, AnyGame::new(Sum { parts }))
    }))
}

impl PartizanSketch for Sum {
    const TOUCH: &'static str = message!("Move in one of the parts");

    fn parts(&self, turn: Player) -> Option<Vec<rulesets::Position>> {
        Some(self.parts.iter().map(|part| part.clone().at_turn(turn)).collect())
    }
}

/// What people need to know of it.
pub(in crate::rulesets) static DESCRIPTION: Description = description! {
    id: "partizan-sum",
    title: "Sums of partizan games",
    family: Family::Sums,
    rules: [
        "Several positions with + between them, in at least one of which Left and Right have moves \
         of their own. A move is a move in one of the parts. Whoever cannot move anywhere loses.",
        "The word partizan-sum before the first part may be left out. A move names the part in \
         which it is made, as in 'in 2: 1: 3 -> 1'.",
    ],
    options: [super::TURN],
    examples: [
        Example::new("partizan-sum: domineering: 2x3 + clobber: 2x2 + nim: 3", "dominoes, stones and a heap"),
        Example::new("partizan-sum(turn=right): toads: tt_f + toads: t_ff", "two strips, Right to move"),
    ],
    references: [
        "J. H. Conway, On Numbers and Games, chapter 7",
        "A. N. Siegel, Combinatorial Game Theory, II.1",
    ],
};
