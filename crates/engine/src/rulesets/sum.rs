//! Disjunctive sums of positions of different rulesets.
//!
//! ```text
//! cram: 2x3 + nim: 2 + nimbers: (1,2)
//! ```
//!
//! A move is a move in one of the parts. In normal play every part is worth a
//! heap of Nim, and the sum the nim-sum of them: a move wins exactly if it
//! leaves in its part the nim-sum of the other parts. A part whose theory tells
//! no Grundy value, as Moore's Nim, is searched.
//!
//! In misère play sums have no such values. Where all parts are tame they are played as Nim is;
//! otherwise the whole is searched.
//!
//! Reference: A. N. Siegel, *Combinatorial Game Theory* (2013), II.1.

use std::fmt;
use std::str::FromStr;

use nimatron_nimber::Natural;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{Notation, ParseError};
use nimatron_nimber::transfinite::Unlisted;
use nimatron_nimber::{message, say};

use super::heaps::is_code;
use super::plain::ByRules;
use super::{Description, Example, Family, Leaves, PPositions, Solvable, Solved, word_for};
use crate::foundation::{
    Budget, Convention, Exhausted, Faults, Head, IllegalMove, MoveCount, Nimber, Options, Outcome,
    Piece, Playable, Random,
};
use crate::impartial::{Game, NimberSearch, Solver, check_p_positions, p_positions};
use crate::nim::{Quantity, Variant};
use crate::rulesets;
use crate::rulesets::description;
use crate::rulesets::searched::{self, AnyGame, MisereTheory, TameParts};

/// A sum has at most so many parts.
const MOST_PARTS: usize = 64;
const EXAMPLE: &str = message!("a sum looks like cram: 2x3 + nim: 2");
const MOVE_EXAMPLE: &str = message!("a move in a sum looks like in 2: 1: 5 -> 3");

/// A sum of at least two positions, all played under the same convention.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    parts: Vec<rulesets::Position>,
}

/// A move in one of the parts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The part, counted from 0.
    pub part: usize,
    /// The move in it.
    pub chosen: Box<rulesets::Move>,
}

impl Move {
    /// The move in the given notation: `in 2: 1: 5 -> 3`.
    pub fn to_text(&self, notation: Notation) -> String {
        let chosen = self.chosen.to_text(notation);
        match notation {
            Notation::Latex => format!("\\text{{in }}{}{{:}}\\ {chosen}", self.part + 1),
            _ => format!("in {}: {chosen}", self.part + 1),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text(Notation::Ascii))
    }
}

/// The parts of a text that is a sum: it is cut at each `+` behind which
/// another ruleset begins. Ordinals have a `+` of their own, as in `w+3`.
pub(super) fn parts_of(text: &str) -> Vec<Piece<'_>> {
    let mut parts = Vec::new();
    let mut part = Piece::whole(text);
    let mut rest = part;
    // Behind the last colon no ruleset begins.
    let last_colon = text.rfind(':').unwrap_or(0);
    while let Some((before, after)) = rest.split_once("+") {
        if after.start > last_colon {
            break;
        }
        if begins_with_ruleset(after) {
            let end = before.span().end - part.start;
            parts.push(Piece { text: &part.text[..end], start: part.start });
            part = after;
        }
        rest = after;
    }
    parts.push(part);
    parts
}

fn begins_with_ruleset(text: Piece<'_>) -> bool {
    /// What is longer is no ruleset with its options. In a text of many `+` and few colons each
    /// would be read up to the same colon otherwise.
    const LONGEST_HEAD: usize = 1 << 12;
    let near = text.text.bytes().take(LONGEST_HEAD).position(|byte| byte == b':');
    let Some(colon) = near else { return false };
    let head = Piece { text: &text.text[..colon], ..text };
    let name = Head::of(head).name.text;
    // A list such as `3, 5 + cram` is no name.
    let letter = |c: char| c.is_alphanumeric() || "-_.".contains(c);
    let is_word = !name.is_empty() && name.chars().all(letter);
    is_word || is_code(name) || word_for(name).is_some()
}

impl FromStr for Position {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Position, ParseError> {
        let pieces = parts_of(text);
        let whole = Piece::whole(text).trimmed();
        if pieces.len() < 2 {
            return Err(ParseError::new(say!("a sum has two parts at least"), whole.span())
                .with_help(translated(EXAMPLE)));
        }
        if pieces.len() > MOST_PARTS {
            let message = say!("a sum of more than {} parts", MOST_PARTS);
            return Err(ParseError::new(message, whole.span()));
        }
        let misere = |piece: &Piece<'_>| {
            let head = piece.split_once(":").map(|(head, _)| Head::of(head));
            head.is_some_and(|head| head.convention == Convention::Misere)
        };
        let is_misere = misere(&pieces[0]);
        let mut parts = Vec::with_capacity(pieces.len());
        for piece in &pieces {
            if misere(piece) && !is_misere {
                return Err(ParseError::new(
                    say!("a sum is played under one convention"),
                    piece.trimmed().span(),
                )
                .with_help(say!("write misere before the first part")));
            }
            let read: Result<rulesets::Position, ParseError> = piece.text.parse();
            let mut part = read.map_err(|error| error.shifted(piece.start))?;
            if is_misere && part.convention() == Convention::Normal {
                let text = format!("misere {}", piece.text.trim());
                part = text.parse().map_err(|error: ParseError| ParseError {
                    span: piece.trimmed().span(),
                    ..error
                })?;
            }
            if let rulesets::Position::Loopy(_) = part {
                return Err(loopy_part(*piece));
            }
            if part.is_scored() {
                return Err(scored_part(*piece));
            }
            if part.turn().is_some() {
                let message = say!("in the parts of a sum both players must have the same moves");
                return Err(ParseError::new(message, piece.trimmed().span()));
            }
            if part.moves().is_none() && (is_misere || is_moore(&part)) {
                let message = say!("what has no known value here must have finitely many moves");
                return Err(ParseError::new(message, piece.trimmed().span())
                    .with_help(say!("in a sum, Moore's Nim and misere play are searched")));
            }
            parts.push(part);
        }
        Ok(Position { parts })
    }
}

/// That a game in which positions can come again is no part of a sum: its value may be no stopper.
pub(super) fn loopy_part(piece: Piece<'_>) -> ParseError {
    let message = say!("a game in which positions can come again is no part of a sum");
    ParseError::new(message, piece.trimmed().span())
        .with_help(say!("the calculator adds the values of such games, as in over + *"))
}

/// That a game in which a score decides is no part of a sum: who moves last does not matter there.
pub(super) fn scored_part(piece: Piece<'_>) -> ParseError {
    let message = say!("a game with a score is no part of a sum: in sums the last move decides");
    ParseError::new(message, piece.trimmed().span())
}

/// Whether it is a game whose theory tells who wins, but no Grundy value.
fn is_moore(part: &rulesets::Position) -> bool {
    let variant = part.as_nim().map(|nim| &nim.rules().variant);
    matches!(variant, Some(Variant::Moore { at_most }) if *at_most > 1)
}

impl Position {
    /// The parts.
    pub fn parts(&self) -> &[rulesets::Position] {
        &self.parts
    }

    /// The move of a part.
    fn made(part: usize, chosen: rulesets::Move) -> Move {
        Move { part, chosen: Box::new(chosen) }
    }

    /// The moves of each part as moves of the whole; `None` where they are infinitely many.
    fn moves_in_parts<'s>(
        &'s self,
        moves_of: fn(
            &'s rulesets::Position,
        ) -> Option<Box<dyn Iterator<Item = rulesets::Move> + 's>>,
    ) -> Option<Box<dyn Iterator<Item = Move> + 's>> {
        let parts = self.parts.iter().enumerate();
        let moves: Option<Vec<_>> =
            parts.map(|(index, part)| Some((index, moves_of(part)?))).collect();
        Some(Box::new(
            moves?
                .into_iter()
                .flat_map(|(index, moves)| moves.map(move |chosen| Position::made(index, chosen))),
        ))
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text(Notation::Ascii))
    }
}

impl Playable for Position {
    type Move = Move;

    fn convention(&self) -> Convention {
        self.parts.first().map_or(Convention::Normal, Playable::convention)
    }

    fn count_moves(&self) -> MoveCount {
        let none = MoveCount::Finite(Natural::ZERO);
        self.parts.iter().fold(none, |sum, part| match (sum, part.count_moves()) {
            (MoveCount::Infinite, _) | (_, MoveCount::Infinite) => MoveCount::Infinite,
            (MoveCount::Many, _) | (_, MoveCount::Many) => MoveCount::Many,
            (MoveCount::Finite(sum), MoveCount::Finite(count)) => MoveCount::Finite(sum + count),
        })
    }

    fn is_terminal(&self) -> bool {
        self.parts.iter().all(Playable::is_terminal)
    }

    fn moves(&self) -> Option<Box<dyn Iterator<Item = Move> + '_>> {
        self.moves_in_parts(rulesets::Position::moves)
    }

    fn moves_by_rules(&self) -> Option<Box<dyn Iterator<Item = Move> + '_>> {
        self.moves_in_parts(rulesets::Position::moves_by_rules)
    }

    fn play(&self, chosen: &Move) -> Result<Position, IllegalMove> {
        let none = || IllegalMove(say!("there is no part {}", chosen.part + 1));
        let after = self.parts.get(chosen.part).ok_or_else(none)?.play(&chosen.chosen)?;
        let mut parts = self.parts.clone();
        parts[chosen.part] = after;
        Ok(Position { parts })
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        let whole = Piece::whole(text).trimmed();
        let inside = whole.text.strip_prefix("in ");
        let Some((number, rest)) = inside.and_then(|inside| inside.split_once(':')) else {
            // Where only one part has the move, it need not be named.
            let read = self.parts.iter().enumerate();
            let mut read = read.filter_map(|(index, part)| {
                Some(Position::made(index, part.parse_move(whole.text).ok()?))
            });
            return match (read.next(), read.next()) {
                (Some(chosen), None) => Ok(chosen),
                (Some(_), Some(_)) => {
                    Err(ParseError::new(say!("several parts have this move"), whole.span())
                        .with_help(translated(MOVE_EXAMPLE)))
                }
                (None, _) => Err(ParseError::new(say!("no part has this move"), whole.span())
                    .with_help(translated(MOVE_EXAMPLE))),
            };
        };
        let part = number.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let part = part.filter(|part| *part < self.parts.len()).ok_or_else(|| {
            let message = say!("expected a part from 1 to {}", self.parts.len());
            ParseError::new(message, whole.span()).with_help(translated(MOVE_EXAMPLE))
        })?;
        let start = whole.span().end - rest.len();
        let read = self.parts[part].parse_move(rest);
        read.map(|chosen| Position::made(part, chosen)).map_err(|error| error.shifted(start))
    }

    fn parse_by_rules(&self, text: &str) -> Result<Move, ParseError> {
        let Move { part, chosen } = self.parse_move(text)?;
        let confirmed = self.parts[part].parse_by_rules(&chosen.to_string())?;
        Ok(Position::made(part, confirmed))
    }

    fn to_text(&self, notation: Notation) -> String {
        // The Nim family writes it with its accent, where there are accents.
        const MISERE: [&str; 2] = ["misere ", "misère "];
        let parts = self.parts.iter().enumerate().map(|(index, part)| {
            let text = part.to_text(notation);
            match MISERE.iter().find_map(|misere| text.strip_prefix(misere)) {
                Some(bare) if index > 0 => bare.to_string(),
                _ => text,
            }
        });
        parts.collect::<Vec<_>>().join(" + ")
    }
}

/// A position of any ruleset with finitely many moves, as a game to be searched.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Played(rulesets::Position);

impl From<&Position> for Played {
    fn from(sum: &Position) -> Played {
        Played(rulesets::Position::Sum(sum.clone()))
    }
}

/// Writes the position without its convention.
impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.0.to_string();
        f.write_str(text.strip_prefix("misere ").unwrap_or(&text))
    }
}

impl AsRef<Played> for Played {
    fn as_ref(&self) -> &Played {
        self
    }
}

impl Played {
    /// The components of all parts, those of a searched part as it is told.
    fn split(&self, searched: &dyn Fn(&AnyGame) -> Vec<AnyGame>) -> Vec<Played> {
        match &self.0 {
            rulesets::Position::Sum(sum) => {
                let parts = sum.parts.iter().cloned().map(Played);
                parts.flat_map(|part| part.split(searched)).collect()
            }
            rulesets::Position::Searched(part) => {
                let position = |game| searched::Position::new(part.convention(), game);
                let components = searched(part.game()).into_iter();
                components.map(|game| Played(position(game).into())).collect()
            }
            other => vec![Played(other.clone())],
        }
    }
}

impl Game for Played {
    fn options(&self) -> Options<'_, Played> {
        let moves = self.0.moves().into_iter().flatten();
        Options::new(moves.filter_map(|chosen| self.0.play(&chosen).ok()).map(Played))
    }

    fn components(&self) -> Vec<Played> {
        self.split(&AnyGame::components)
    }

    /// Each part up to symmetry.
    fn canonical(self) -> Played {
        Played(match self.0 {
            rulesets::Position::Sum(sum) => {
                let parts = sum.parts.into_iter().map(|part| part.twin().game);
                rulesets::Position::Sum(Position { parts: parts.collect() })
            }
            other => other.twin().game,
        })
    }
}

/// The same as checkers search it: by the rules that are written plainly, where there are some.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlayedByRules(Played);

impl From<&Position> for PlayedByRules {
    fn from(sum: &Position) -> PlayedByRules {
        PlayedByRules(sum.into())
    }
}

impl AsRef<Played> for PlayedByRules {
    fn as_ref(&self) -> &Played {
        &self.0
    }
}

impl Game for PlayedByRules {
    fn options(&self) -> Options<'_, PlayedByRules> {
        let Played(position) = &self.0;
        let moves = position.moves_by_rules().into_iter().flatten();
        let after = moves.filter_map(|chosen| position.play(&chosen).ok());
        Options::new(after.map(|after| PlayedByRules(Played(after))))
    }

    fn components(&self) -> Vec<PlayedByRules> {
        let by_rules = |game: &AnyGame| {
            let components = ByRules(game.clone()).components().into_iter();
            components.map(|ByRules(game)| game).collect()
        };
        self.0.split(&by_rules).into_iter().map(PlayedByRules).collect()
    }

    fn canonical(self) -> PlayedByRules {
        PlayedByRules(self.0.canonical())
    }
}

/// What is known of the moves of a part.
#[derive(Clone, Debug)]
enum PartMoves {
    /// From the solution of the part, and of the same beside a heap of Nim with the value of the
    /// other parts; nothing if no move leaves that.
    Solved { solution: Box<rulesets::Analysis>, beside: Option<Box<rulesets::Analysis>> },
    /// The value that each move leaves.
    Listed(Vec<(rulesets::Move, Nimber)>),
}

/// A part of a sum, solved.
#[derive(Clone, Debug)]
struct Part {
    part: rulesets::Position,
    value: Nimber,
    moves: PartMoves,
}

/// A solved sum. Made by [`Position::analyze`](Solvable::analyze).
#[derive(Clone, Debug)]
pub struct Analysis {
    position: Position,
    outcome: Outcome,
    /// The values of the parts, in normal play.
    parts: Vec<Part>,
    /// In misère play the moves, with who wins after them.
    misere: Vec<(Move, Outcome)>,
    /// What theory says in misère play.
    theory: Option<MisereTheory<Played>>,
}

impl Analysis {
    fn new(position: &Position, budget: &mut Budget) -> Result<Analysis, Exhausted> {
        if position.convention() == Convention::Misere {
            return Analysis::misere(position, budget);
        }
        let mut parts = Vec::new();
        for part in &position.parts {
            let solution = part.analyze(budget)?;
            parts.push(match solution.quantity() {
                Quantity::NimSum(value) => {
                    let solution = Box::new(solution);
                    let moves = PartMoves::Solved { solution, beside: None };
                    Part { part: part.clone(), value, moves }
                }
                _ => Part::searched(part, budget)?,
            });
        }
        let total = parts.iter().fold(Nimber::default(), |sum, part| sum + part.value.clone());
        for part in &mut parts {
            let others = part.others(&total);
            if let PartMoves::Solved { solution, beside } = &mut part.moves {
                *beside = solution.beside(&others).map(Box::new);
            }
        }
        let outcome = if total.is_zero() { Outcome::P } else { Outcome::N };
        let (position, misere) = (position.clone(), Vec::new());
        Ok(Analysis { position, outcome, parts, misere, theory: None })
    }

    fn misere(position: &Position, budget: &mut Budget) -> Result<Analysis, Exhausted> {
        let mut solver = Solver::with_memory(budget.memory());
        let mut tame = TameParts::<Played>::new();
        // Where theory takes too long it is left to the search.
        let mut theory_of = |position: &Position, budget: &mut Budget| {
            let found = budget.half(|budget| tame.of::<Played>(&position.into(), budget));
            found.unwrap_or(None)
        };
        let theory = theory_of(position, budget);
        let is_tame = matches!(theory, Some(MisereTheory::Tame { .. }));
        let mut wins = |position: &Position, budget: &mut Budget| {
            let theory = if is_tame { theory_of(position, budget) } else { None };
            match theory.and_then(|theory| theory.outcome()) {
                Some(outcome) => Ok(outcome),
                None => solver.outcome(&Played::from(position), Convention::Misere, budget),
            }
        };
        let outcome = wins(position, budget)?;
        let mut misere = Vec::new();
        for chosen in position.moves().into_iter().flatten() {
            budget.spend(1)?;
            let Ok(after) = position.play(&chosen) else { continue };
            let left = wins(&after, budget)?;
            misere.push((chosen, left));
        }
        let (position, parts) = (position.clone(), Vec::new());
        Ok(Analysis { position, outcome, parts, misere, theory })
    }

    /// The position that was solved.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The values of the parts in normal play.
    pub fn values(&self) -> impl Iterator<Item = &Nimber> {
        self.parts.iter().map(|part| &part.value)
    }

    /// What theory says in misère play.
    pub fn misere_theory(&self) -> Option<&MisereTheory<Played>> {
        self.theory.as_ref()
    }

    fn total(&self) -> Nimber {
        self.values().cloned().fold(Nimber::default(), |sum, value| sum + value)
    }
}

impl Part {
    /// A part of which no theory tells the value: its options are gone through.
    fn searched(part: &rulesets::Position, budget: &mut Budget) -> Result<Part, Exhausted> {
        let mut search = NimberSearch::with_memory(budget.memory());
        let value = Nimber::from(search.value(&Played(part.clone()), budget)?);
        let mut listed = Vec::new();
        for chosen in part.moves().into_iter().flatten() {
            budget.spend(1)?;
            let Ok(after) = part.play(&chosen) else { continue };
            let left = search.value(&Played(after), budget)?;
            listed.push((chosen, Nimber::from(left)));
        }
        Ok(Part { part: part.clone(), value, moves: PartMoves::Listed(listed) })
    }

    /// The value of the other parts: what a move has to leave here so that it wins.
    fn others(&self, total: &Nimber) -> Nimber {
        total.clone() + self.value.clone()
    }

    /// The first `most` moves with the values that they leave of this part, where those are known;
    /// `None` if they are infinitely many.
    fn options(
        &self,
        most: usize,
        budget: &mut Budget,
    ) -> Option<Vec<(rulesets::Move, Option<Nimber>)>> {
        let value = |(_, quantity)| match quantity {
            Quantity::NimSum(value) => Some(value),
            _ => None,
        };
        let solution = match &self.moves {
            PartMoves::Listed(moves) => {
                let known = |(chosen, left): &(rulesets::Move, Nimber)| {
                    (chosen.clone(), Some(left.clone()))
                };
                return Some(moves.iter().take(most).map(known).collect());
            }
            PartMoves::Solved { solution, .. } => solution,
        };
        if let Some(options) = solution.options(most, budget) {
            let known = |Leaves { chosen, known }| (chosen, known.and_then(value));
            return Some(options.into_iter().map(known).collect());
        }
        let moves = self.part.moves()?.take(most).map(|chosen| {
            let after =
                budget.spend(self.part.size()).ok().and_then(|()| self.part.play(&chosen).ok());
            let left = after.and_then(|after| Some(after.analyze(budget).ok()?.quantity()));
            let left = left.and_then(|quantity| value((Outcome::N, quantity)));
            (chosen, left)
        });
        Some(moves.collect())
    }
}

impl Solved for Analysis {
    type Move = Move;

    fn outcome(&self) -> Outcome {
        self.outcome
    }

    fn quantity(&self) -> Quantity {
        match self.position.convention() {
            Convention::Misere => Quantity::Outcome(self.outcome),
            Convention::Normal => Quantity::NimSum(self.total()),
        }
    }

    fn winning_moves(&self) -> Box<dyn Iterator<Item = Move> + '_> {
        if self.outcome == Outcome::P {
            return Box::new(std::iter::empty());
        }
        let total = self.total();
        let parts = self.parts.iter().enumerate();
        let moves = parts.flat_map(move |(index, part)| {
            let moves: Box<dyn Iterator<Item = rulesets::Move> + '_> = match &part.moves {
                PartMoves::Solved { beside: None, .. } => Box::new(std::iter::empty()),
                PartMoves::Solved { beside: Some(analysis), .. } => analysis.winning_moves(),
                PartMoves::Listed(moves) => {
                    let others = part.others(&total);
                    let winning = moves.iter().filter(move |(_, left)| *left == others);
                    Box::new(winning.map(|(chosen, _)| chosen.clone()))
                }
            };
            moves.map(move |chosen| Position::made(index, chosen))
        });
        let misere = self.misere.iter().filter(|(_, left)| *left == Outcome::P);
        Box::new(moves.chain(misere.map(|(chosen, _)| chosen.clone())))
    }

    fn options(&self, most: usize, budget: &mut Budget) -> Option<Vec<Leaves<Move>>> {
        if self.position.convention() == Convention::Misere {
            let leaves = |(chosen, left): &(Move, Outcome)| {
                let known = Some((*left, Quantity::Outcome(*left)));
                Leaves { chosen: chosen.clone(), known }
            };
            return Some(self.misere.iter().take(most).map(leaves).collect());
        }
        let total = self.total();
        let mut all = Vec::new();
        for (index, part) in self.parts.iter().enumerate() {
            let others = part.others(&total);
            for (chosen, left) in part.options(most - all.len(), budget)? {
                let known = left.map(|left| {
                    let whole = left + others.clone();
                    let outcome = if whole.is_zero() { Outcome::P } else { Outcome::N };
                    (outcome, Quantity::NimSum(whole))
                });
                all.push(Leaves { chosen: Position::made(index, chosen), known });
            }
        }
        Some(all)
    }

    fn unlisted(&self) -> Option<Unlisted> {
        if self.outcome == Outcome::P {
            return None;
        }
        self.parts.iter().find_map(|part| match &part.moves {
            PartMoves::Solved { beside, .. } => beside.as_ref()?.solution().unlisted(),
            PartMoves::Listed(_) => None,
        })
    }
}

impl Solvable for Position {
    type Analysis = Analysis;

    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn analyze(&self, budget: &mut Budget) -> Result<Analysis, Exhausted> {
        Analysis::new(self, budget)
    }

    fn faults(&self) -> Option<&Faults> {
        self.parts.iter().find_map(rulesets::Position::faults)
    }

    fn move_text(chosen: &Move, notation: Notation) -> String {
        chosen.to_text(notation)
    }

    fn size(&self) -> u64 {
        self.parts.iter().map(rulesets::Position::size).fold(0, u64::saturating_add)
    }

    fn count_parts(&self) -> u64 {
        self.parts.iter().map(rulesets::Position::count_parts).fold(0, u64::saturating_add)
    }

    fn reaches_more_than(&self, most: u64) -> bool {
        self.parts.iter().any(|part| part.reaches_more_than(most))
    }

    fn p_positions(&self, budget: &mut Budget) -> Result<Option<PPositions>, Exhausted> {
        if self.convention() == Convention::Normal {
            return Ok(None);
        }
        let mut solver = Solver::with_memory(budget.memory());
        let played = Played(rulesets::Position::Sum(self.clone()));
        let listed = p_positions(&played, self.convention(), &mut solver, budget)?;
        let positions = listed.iter().map(|Played(position)| position.to_string()).collect();
        Ok(Some(PPositions { positions, small: None }))
    }

    fn check_p_positions(
        &self,
        listed: &PPositions,
        budget: &mut Budget,
    ) -> Result<Result<Outcome, (usize, String)>, Exhausted> {
        if listed.small.is_some() {
            return Ok(Err((0, say!("the parts of a sum are meant themselves"))));
        }
        let mut games = Vec::with_capacity(listed.positions.len());
        for (index, text) in listed.positions.iter().enumerate() {
            budget.spend(1)?;
            match text.parse::<Position>() {
                Ok(sum) if sum.convention() == self.convention() => {
                    games.push(PlayedByRules::from(&sum));
                }
                Ok(_) => return Ok(Err((index, say!("it is played under another convention")))),
                Err(error) => return Ok(Err((index, error.message))),
            }
        }
        check_p_positions(&self.into(), &games, self.convention(), budget)
    }

    fn random_move(&self, random: &mut Random) -> Option<Move> {
        // Each part that has a move is as likely as the others.
        let mut movable: Vec<usize> = (0..self.parts.len()).collect();
        while !movable.is_empty() {
            let index = movable.swap_remove(random.below(movable.len() as u64) as usize);
            if let Some(chosen) = self.parts[index].random_move(random) {
                return Some(Position::made(index, chosen));
            }
        }
        None
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "sum",
    title: "Sums of games",
    family: Family::Sums,
    rules: [
        "Several positions, of the same ruleset or of different ones, with + between them. A \
         move is a move in one of them. Whoever cannot move anywhere loses.",
        "In misere play, written once at the beginning, whoever cannot move anywhere wins.",
        "A move names the part in which it is made, as in 'in 2: 1: 5 -> 3'; where only one part \
         has such a move, it need not.",
    ],
    options: [],
    examples: [
        Example::new("cram: 2x3 + nim: 2", "dominoes and blocks"),
        Example::new("nim: 1, w+3 + nimbers: (1,2) + cram: 3x4", "every one of them is a heap of Nim"),
        Example::new("misere cram: 2x2 + nim: 1, 2", "in misere play"),
    ],
    references: [
        "R. P. Sprague, Uber mathematische Kampfspiele, Tohoku Mathematical Journal 41 (1935) \
         438-444",
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 3",
    ],
};

#[cfg(test)]
mod tests {
    use super::*;

    /// Who wins after each move, by the definition.
    fn definition(position: &Position, solver: &mut Solver<Played>) -> (Outcome, Vec<Outcome>) {
        let budget = &mut Budget::unlimited();
        let mut outcome = |sum: &Position| {
            solver.outcome(&Played::from(sum), Convention::Misere, budget).expect("no bound")
        };
        let moves = position.moves().into_iter().flatten();
        let after = moves.map(|chosen| outcome(&position.play(&chosen).expect("legal")));
        let after = after.collect();
        (outcome(position), after)
    }

    #[test]
    fn tame_parts_are_played_as_nim() {
        let mut tame = 0;
        let mut solver = Solver::new();
        for first in
            ["nim: 3", "nim: 1, 2", "kayles: 4", "cram: 2x3", "kayles: 5", "wythoff: (1,2)"]
        {
            for second in
                ["nim: 2", "kayles: 3", "cram: 2x2", "chomp: 2x3", "kayles: 5, 2", "0.07: 6"]
            {
                let sum: Position = format!("misere {first} + {second}").parse().expect("a sum");
                let budget = &mut Budget::unlimited();
                let analysis = sum.analyze(budget).expect("no bound");
                let (outcome, after) = definition(&sum, &mut solver);
                assert_eq!(analysis.outcome(), outcome, "{sum}");
                let found: Vec<Outcome> = analysis.misere.iter().map(|(_, left)| *left).collect();
                assert_eq!(found, after, "{sum}");
                let by_rules =
                    TameParts::<PlayedByRules>::new().of::<Played>(&(&sum).into(), budget);
                let by_rules = by_rules.expect("no bound").expect("small");
                let theory = analysis.misere_theory().expect("small");
                assert_eq!(theory.outcome(), by_rules.outcome(), "{sum}");
                assert!(theory.outcome().is_none_or(|told| told == outcome), "{sum}");
                tame += u32::from(theory.outcome().is_some());
            }
        }
        assert!((20..36).contains(&tame), "{tame}");
    }

    #[test]
    fn large_tame_sums_take_no_search() {
        let sum: Position = "misere nim: 40 + nim: 41, 1 + kayles: 4".parse().expect("a sum");
        let analysis = sum.analyze(&mut Budget::nodes(1 << 20)).expect("little work");
        assert!(
            matches!(analysis.misere_theory(), Some(MisereTheory::Tame { parts }) if parts.len() == 3)
        );
    }
}
