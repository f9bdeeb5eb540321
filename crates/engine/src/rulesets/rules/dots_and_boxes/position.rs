//! Positions of Dots and Boxes: lines, whose boxes are closed, and whose turn it is.

use std::collections::HashSet;

use nimatron_nimber::say;
use nimatron_nimber::text::{Notation, ParseError};

use super::board::{Board, closed, closes};
use super::{Analysis, DESCRIPTION};
use crate::foundation::{
    Budget, Convention, Exhausted, IllegalMove, MoveCount, MoveName, Outcome, PerPlayer, Piece,
    Place, Playable, Player, Sign,
};
use crate::rulesets::graph::bits;
use crate::rulesets::searched::NamedMove;
use crate::rulesets::{Description, Solvable};

/// More moves than this are not counted.
const MOST_COUNTED: usize = 1 << 16;

/// A position of Dots and Boxes.
///
/// ```
/// use nimatron::foundation::{PerPlayer, Playable, Player};
/// use nimatron::rulesets::Position;
///
/// let position: Position = "dots-and-boxes: o-o/|../o-o".parse()?;
/// let after = position.play(&position.parse_move("b1-b2")?)?;
/// assert_eq!(after.to_string(), "dots-and-boxes(turn=right): o-o/|L|/o-o");
/// let Position::DotsAndBoxes(after) = after else { panic!() };
/// assert_eq!(after.score(), PerPlayer([1, 0]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    /// The lines that are not drawn.
    left: u64,
    /// The closed boxes of Left; all others that are closed are Right's.
    of_left: u32,
    turn: Player,
}

/// A turn: lines that close boxes, and the one after them that closes none, unless it was the last.
pub type Move = NamedMove<Position>;

impl Position {
    /// The position in which these lines are not drawn, Left has these of the closed boxes, and it is
    /// this player's turn.
    pub(super) fn new(board: Board, left: u64, of_left: u32, turn: Player) -> Position {
        let of_left = of_left & closed(&board.boxes(), left);
        Position { board, left, of_left, turn }
    }

    /// The board.
    pub fn board(&self) -> Board {
        self.board
    }

    /// The lines that are not drawn, as a set of bits by their numbers.
    pub fn left(&self) -> u64 {
        self.left
    }

    /// The player whose turn it is, or would be if a line were left.
    pub fn mover(&self) -> Player {
        self.turn
    }

    /// The closed boxes of each player, as a set of bits by their numbers.
    pub fn owned(&self) -> PerPlayer<u32> {
        let closed = closed(&self.board.boxes(), self.left);
        PerPlayer([self.of_left, closed & !self.of_left])
    }

    /// The number of boxes that each player has closed.
    pub fn score(&self) -> PerPlayer<u32> {
        self.owned().map(u32::count_ones)
    }

    /// By how many boxes the player to move is ahead.
    pub fn lead(&self) -> i32 {
        let score = self.score();
        score[self.turn] as i32 - score[self.turn.opponent()] as i32
    }

    /// The number of boxes that are not closed.
    pub fn count_open(&self) -> u32 {
        self.board.count_boxes() as u32 - self.score().iter().sum::<u32>()
    }

    /// Who wins if the player to move gets that many boxes more than the other one from here on.
    ///
    /// ```
    /// use nimatron::foundation::Outcome;
    /// use nimatron::rulesets::Position;
    ///
    /// let Position::DotsAndBoxes(position) = "dots-and-boxes: 1x2".parse()? else { panic!() };
    /// assert_eq!([2, 0, -2].map(|net| position.outcome_with(net)), [Outcome::N, Outcome::D, Outcome::P]);
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn outcome_with(&self, net: i32) -> Outcome {
        match (self.lead() + net).signum() {
            1 => Outcome::N,
            0 => Outcome::D,
            _ => Outcome::P,
        }
    }

    /// The number of boxes that each player has in the end, if the player to move gets that many more
    /// than the other one from here on.
    pub fn score_with(&self, net: i32) -> PerPlayer<u32> {
        let open = self.count_open();
        // Every box is closed in the end, so that sum and difference tell both.
        let of_mover = ((open as i32 + net) / 2).clamp(0, open as i32) as u32;
        let mut score = self.score();
        score[self.turn] += of_mover;
        score[self.turn.opponent()] += open - of_mover;
        score
    }

    /// The numbers of boxes of the chains and of the loops, each in order, if no box can be taken and
    /// all that are open lie in one: boxes with two lines left, side by side. `None` if something else
    /// is left, or nothing.
    ///
    /// ```
    /// use nimatron::rulesets::Position;
    ///
    /// let text = "dots-and-boxes: o-o-o-o/......./o-o-o-o";
    /// let Position::DotsAndBoxes(position) = text.parse()? else { panic!() };
    /// assert_eq!(position.chains_and_loops(), Some((vec![3], vec![])));
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn chains_and_loops(&self) -> Option<(Vec<u32>, Vec<u32>)> {
        let boxes = self.board.boxes();
        let open = boxes.iter().map(|lines| lines & self.left).filter(|lines| *lines != 0);
        let open: Vec<u64> = open.collect();
        if open.is_empty() || open.iter().any(|lines| lines.count_ones() != 2) {
            return None;
        }
        let (mut chains, mut loops) = (Vec::new(), Vec::new());
        let mut rest = self.left;
        while rest != 0 {
            // Grows by the lines of boxes that it touches, until there are no more of these.
            let (mut part, mut grown) = (0, rest & rest.wrapping_neg());
            while grown != part {
                part = grown;
                grown = open.iter().filter(|lines| *lines & part != 0).fold(part, |all, l| all | l);
            }
            rest &= !part;
            let count = open.iter().filter(|lines| *lines & part != 0).count() as u32;
            if part.count_ones() == count { loops.push(count) } else { chains.push(count) }
        }
        chains.sort_unstable();
        loops.sort_unstable();
        Some((chains, loops))
    }

    /// The position in which these lines are left. Boxes that are closed by that are those of the player
    /// whose turn it is.
    pub(super) fn with_lines_left(&self, left: u64) -> Position {
        let boxes = self.board.boxes();
        let new = closed(&boxes, left) & !closed(&boxes, self.left);
        let of_left = match self.turn {
            Player::Left => self.of_left | new,
            Player::Right => self.of_left,
        };
        Position::new(self.board, left, of_left, self.turn)
    }

    fn made(&self, lines: &[u32]) -> Move {
        let places = lines.iter().map(|&line| self.board.place(line));
        let name = MoveName::joined(Sign::Comma, places);
        let drawn = lines.iter().fold(0, |all, line| all | 1 << line);
        let after = self.with_lines_left(self.left & !drawn).at_turn(self.turn.opponent());
        NamedMove::new(name, self.clone(), after)
    }

    /// The turn in which these lines are drawn, in an order in which that can be done.
    ///
    /// # Errors
    /// Why they are no turn.
    fn turn_of(&self, lines: &[u32]) -> Result<Move, IllegalMove> {
        let boxes = self.board.boxes();
        let name = |line: u32| self.board.ends(line).join("-");
        let refused = |message: String| Err(IllegalMove(message));
        if let Some(&drawn) = lines.iter().find(|&&line| self.left >> line & 1 == 0) {
            return refused(say!("the line {} is drawn already", name(drawn)));
        }
        let (mut left, mut order) = (self.left, Vec::new());
        let mut rest = lines.iter().fold(0u64, |all, line| all | 1 << line);
        // A line that closes a box does so whatever else is drawn before.
        while let Some(line) = bits(rest).find(|&line| closes(&boxes, left, line) > 0) {
            left &= !(1 << line);
            rest &= !(1 << line);
            order.push(line);
        }
        match (rest.count_ones(), left) {
            (0, 0) if !order.is_empty() => {}
            (0, _) => {
                return refused(say!("whoever closes a box draws another line in the same turn"));
            }
            (1, _) => order.push(rest.trailing_zeros()),
            _ => return refused(say!("a turn ends with the first line that closes no box")),
        }
        Ok(self.made(&order))
    }

    /// All turns. Those that leave the same lines are one: the boxes that are closed are the same. Few
    /// steps lie between one and the next.
    fn turns(&self) -> impl Iterator<Item = Vec<u32>> + use<> {
        let boxes = self.board.boxes();
        let mut seen = HashSet::from([self.left]);
        let mut open = vec![(Vec::new(), self.left)];
        let steps = std::iter::from_fn(move || {
            let (drawn, left): (Vec<u32>, u64) = open.pop()?;
            let (closing, quiet): (Vec<u32>, Vec<u32>) =
                bits(left).partition(|&line| closes(&boxes, left, line) > 0);
            if quiet.is_empty() {
                // Every line closes a box: one turn takes them all.
                let all = [drawn, closing].concat();
                return Some(seen.insert(0).then_some(all).into_iter().collect::<Vec<_>>());
            }
            let with = |line: u32| drawn.iter().copied().chain([line]).collect::<Vec<u32>>();
            // What is put there last is looked at first.
            for line in closing.into_iter().rev() {
                let after = left & !(1 << line);
                if seen.insert(after) {
                    open.push((with(line), after));
                }
            }
            Some(quiet.into_iter().map(with).collect())
        });
        steps.flatten()
    }

    /// The turns, one after the other.
    pub(super) fn moves_in_order(&self) -> impl Iterator<Item = Move> + use<> {
        let position = self.clone();
        self.turns().map(move |lines| position.made(&lines))
    }

    /// What comes of touching these lines one after the other: those that are drawn, of which later
    /// ones outweigh an earlier one that ends the turn, and the turn, once it is complete. `None` if
    /// one of them cannot be drawn.
    pub fn touched(&self, handles: &[String]) -> Option<(Vec<u32>, Option<Move>)> {
        let boxes = self.board.boxes();
        let (mut drawn, mut left): (Vec<u32>, u64) = (Vec::new(), self.left);
        let mut is_complete = false;
        for handle in handles {
            let line = self.line(handle)?;
            if self.left >> line & 1 == 0 {
                return None;
            }
            if drawn.contains(&line) {
                continue;
            }
            if is_complete {
                left |= drawn.pop().map_or(0, |last| 1 << last);
            }
            is_complete = closes(&boxes, left, line) == 0;
            drawn.push(line);
            left &= !(1 << line);
        }
        let is_complete = is_complete || left == 0 && !drawn.is_empty();
        let made = is_complete.then(|| self.turn_of(&drawn).ok()).flatten();
        Some((drawn, made))
    }

    /// The line of this name, such as `a1-b1`.
    fn line(&self, name: &str) -> Option<u32> {
        let (from, to) = name.split_once('-')?;
        self.board.find([from.trim(), to.trim()])
    }
}

impl Playable for Position {
    type Move = Move;

    /// Normal play: it is not turned round. The score decides, not who moves last.
    fn convention(&self) -> Convention {
        Convention::Normal
    }

    fn count_moves(&self) -> MoveCount {
        let count = self.turns().take(MOST_COUNTED + 1).count();
        if count > MOST_COUNTED { MoveCount::Many } else { MoveCount::Finite(count.into()) }
    }

    fn is_terminal(&self) -> bool {
        self.left == 0
    }

    fn ending(&self) -> Outcome {
        self.outcome_with(0)
    }

    fn moves(&self) -> Option<Box<dyn Iterator<Item = Move> + '_>> {
        Some(Box::new(self.moves_in_order()))
    }

    fn play(&self, chosen: &Move) -> Result<Position, IllegalMove> {
        chosen.made_in(self, || {
            let lines = chosen.name().places().filter_map(|place| match place {
                Place::Edge(edge) => self.board.find([&edge.ends[0], &edge.ends[1]]),
                _ => None,
            });
            self.turn_of(&lines.collect::<Vec<u32>>()).ok()
        })
    }

    /// The lines of a turn in any order.
    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        let mut lines = Vec::new();
        let help = || match self.turns().next() {
            Some(lines) => say!("a move is written like {}", self.made(&lines).to_string()),
            None => say!("there is no move left"),
        };
        for piece in Piece::whole(text).list() {
            let line = self.line(piece.text).ok_or_else(|| {
                let message = say!("there is no line '{}' here", piece.shown());
                ParseError::new(message, piece.span()).with_help(help())
            })?;
            lines.push(line);
        }
        self.turn_of(&lines).map_err(|illegal| {
            ParseError::new(illegal.0, Piece::whole(text).trimmed().span()).with_help(help())
        })
    }

    fn to_text(&self, _notation: Notation) -> String {
        self.to_string()
    }
}

impl Solvable for Position {
    type Analysis = Analysis;

    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn turn(&self) -> Option<Player> {
        Some(self.turn)
    }

    fn at_turn(self, turn: Player) -> Position {
        Position { turn, ..self }
    }

    fn analyze(&self, budget: &mut Budget) -> Result<Analysis, Exhausted> {
        Analysis::new(self, budget)
    }

    fn move_text(chosen: &Move, notation: Notation) -> String {
        chosen.to_text(notation)
    }

    fn move_name(chosen: &Move) -> Option<&MoveName> {
        Some(chosen.name())
    }

    fn size(&self) -> u64 {
        self.board.count_lines() as u64
    }

    fn count_parts(&self) -> u64 {
        self.board.count_boxes() as u64
    }

    /// A table of replies tells who wins, and nothing of the score.
    fn reaches_more_than(&self, _most: u64) -> bool {
        true
    }

    /// What is known of lines that are left is no Grundy value.
    fn takes_notes(&self) -> bool {
        false
    }
}
