//! Moves as patterns: what stands in a line of squares, and what stands there afterwards.
//!
//! ```text
//! pattern    = directions ":" cells "->" cells ["unless" clause {"or" clause}]
//! clause     = directions ":" cells
//! directions = direction {direction}
//! cells      = {sign | "(" sign {sign} ")" ("*" | "+")}
//! ```
//!
//! `lines: X(O.)*O. -> .(..)*.X` is the jump of Konane: from a square with an X on, in a straight
//! line, any number of times an O and a free square, then an O and a free square; afterwards all of
//! them are free but the last, where the X stands. Both sides have the same shape. A clause begins at
//! the square with which the pattern begins, looks in its own directions at what stands there
//! before the move, and forbids the move where it is found in one of them. A square outside of the
//! board is no square, so that nothing is found there.

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;

use super::board::{Board, Line};
use crate::foundation::{Piece, suggested};

/// A sign of the file, by its index.
pub(super) type Sign = u8;

/// From one square to the next: rows, counted downwards, and columns.
pub(super) type Step = (i8, i8);

const RIGHT: Step = (0, 1);
const LEFT: Step = (0, -1);
const DOWN: Step = (1, 0);
const UP: Step = (-1, 0);
const DIAGONALS: [Step; 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

/// The steps to the squares beside a square.
pub(super) const SIDES: [Step; 4] = [RIGHT, LEFT, DOWN, UP];
/// The steps to all squares around a square.
pub(super) const AROUND: [Step; 8] = [RIGHT, LEFT, DOWN, UP, (-1, -1), (-1, 1), (1, -1), (1, 1)];

/// The words for directions.
const DIRECTIONS: [(&str, &[Step]); 10] = [
    ("right", &[RIGHT]),
    ("left", &[LEFT]),
    ("down", &[DOWN]),
    ("up", &[UP]),
    ("sideways", &[RIGHT, LEFT]),
    ("upright", &[DOWN, UP]),
    ("lines", &SIDES),
    ("diagonals", &DIAGONALS),
    ("around", &AROUND),
    ("here", &[(0, 0)]),
];

/// Squares with one sign before and one after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Change {
    pub(super) from: Sign,
    pub(super) to: Sign,
}

/// What looks at a move: the squares of its pattern, each with its change.
pub(super) type Visit<'v> = dyn FnMut(&[(usize, Change)]) + 'v;

/// A square of a pattern, or several that repeat.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Item {
    One(Change),
    Repeated { changes: Vec<Change>, least: usize },
}

impl Item {
    pub(super) fn changes(&self) -> &[Change] {
        match self {
            Item::One(change) => std::slice::from_ref(change),
            Item::Repeated { changes, .. } => changes,
        }
    }
}

/// What must not stand in a line that begins where the move does.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Clause {
    pub(super) steps: Vec<Step>,
    pub(super) signs: Vec<Sign>,
}

/// A pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pattern {
    pub(super) steps: Vec<Step>,
    pub(super) items: Vec<Item>,
    pub(super) unless: Vec<Clause>,
}

/// Squares that a pattern may have on each side.
const MOST_CELLS: usize = 32;
/// Groups that a pattern may have on each side: each can repeat as often as the board is long.
const MOST_GROUPS: usize = 2;

impl Pattern {
    /// Reads a pattern with these signs.
    pub(super) fn read(piece: Piece<'_>, signs: &[char]) -> Result<Pattern, ParseError> {
        let whole = piece.trimmed();
        let (rule, unless) = match split(whole, "unless") {
            Some((rule, unless)) => (rule, Some(unless)),
            None => (whole, None),
        };
        let (steps, rule) = directions(rule)?;
        let Some((from, to)) = split(rule, "->") else {
            return Err(refused(say!("expected '->' between what stands before and after"), rule));
        };
        let (before, after) = (cells(from, signs)?, cells(to, signs)?);
        let different = || {
            let message = say!(
                "'{}' and '{}' have different shapes: each square becomes one square, each group a \
                 group",
                from.trimmed().shown(),
                to.trimmed().shown()
            );
            refused(message, to.trimmed())
        };
        if before.len() != after.len() {
            return Err(different());
        }
        let mut items = Vec::new();
        for (before, after) in before.into_iter().zip(after) {
            let (Cells { signs: from, least }, Cells { signs: to, least: other }) = (before, after);
            if from.len() != to.len() || least != other {
                return Err(different());
            }
            let mut changes = from.into_iter().zip(to).map(|(from, to)| Change { from, to });
            items.push(match (least, changes.next()) {
                (None, Some(change)) => Item::One(change),
                (_, first) => Item::Repeated {
                    changes: first.into_iter().chain(changes).collect(),
                    least: least.unwrap_or_default(),
                },
            });
        }
        let is_longer = items.len() > 1 || matches!(items[..], [Item::Repeated { .. }]);
        if steps.contains(&(0, 0)) && is_longer {
            return Err(refused(say!("'here' is the direction of a single square"), rule));
        }
        if items.iter().flat_map(Item::changes).all(|change| change.from == change.to) {
            return Err(refused(say!("the pattern changes nothing"), rule));
        }
        let mut clauses = Vec::new();
        let mut rest = unless;
        while let Some(clause) = rest {
            let (clause, after) = match split(clause, "or") {
                Some((clause, after)) => (clause, Some(after)),
                None => (clause, None),
            };
            clauses.push(Clause::read(clause, signs)?);
            rest = after;
        }
        Ok(Pattern { steps, items, unless: clauses })
    }

    /// The squares that it takes at least.
    pub(super) fn least_squares(&self) -> usize {
        let squares = |item: &Item| match item {
            Item::One(_) => 1,
            Item::Repeated { changes, least } => least * changes.len(),
        };
        self.items.iter().map(squares).sum()
    }

    /// The changes that the pattern makes on a board: for each, the squares with their signs
    /// afterwards.
    pub(super) fn visit_all(&self, board: &Board, visit: &mut Visit<'_>) {
        let mut found = Vec::new();
        for step in &self.steps {
            for line in board.lines(*step) {
                if !self.unless.iter().any(|clause| clause.holds(board, line)) {
                    follow(board, line, &self.items, &mut found, visit);
                }
            }
        }
    }
}

/// Follows a pattern along a line.
fn follow(
    board: &Board,
    mut line: Line,
    items: &[Item],
    found: &mut Vec<(usize, Change)>,
    visit: &mut Visit<'_>,
) {
    let before = found.len();
    let take = |changes: &[Change], line: &mut Line, found: &mut Vec<_>| {
        changes.iter().all(|change| {
            let square = line.next().filter(|square| board.sign(*square) == change.from);
            found.extend(square.map(|square| (square, *change)));
            square.is_some()
        })
    };
    match items.split_first() {
        None => visit(found),
        Some((Item::One(change), rest)) => {
            if take(&[*change], &mut line, found) {
                follow(board, line, rest, found, visit);
            }
        }
        Some((Item::Repeated { changes, least }, rest)) => {
            let mut times = 0;
            loop {
                if times >= *least {
                    let so_far = found.len();
                    follow(board, line, rest, found, visit);
                    found.truncate(so_far);
                }
                if !take(changes, &mut line, found) {
                    break;
                }
                times += 1;
            }
        }
    }
    found.truncate(before);
}

impl Clause {
    fn read(piece: Piece<'_>, signs: &[char]) -> Result<Clause, ParseError> {
        let (steps, rest) = directions(piece.trimmed())?;
        let mut known = Vec::new();
        for cells in cells(rest, signs)? {
            if cells.least.is_some() {
                return Err(refused(say!("nothing repeats behind 'unless'"), rest.trimmed()));
            }
            known.extend(cells.signs);
        }
        if steps.contains(&(0, 0)) && known.len() > 1 {
            return Err(refused(say!("'here' is the direction of a single square"), rest));
        }
        Ok(Clause { steps, signs: known })
    }

    fn holds(&self, board: &Board, line: Line) -> bool {
        self.steps.iter().any(|step| {
            let mut line = line.turned(board, *step);
            self.signs.iter().all(|sign| line.next().is_some_and(|at| board.sign(at) == *sign))
        })
    }
}

fn refused(message: String, piece: Piece<'_>) -> ParseError {
    ParseError::new(message, piece.span())
        .with_help(say!("a pattern looks like right: TF. -> .FT, or lines: XO -> .X"))
}

/// The pieces before and after a word that stands alone, or a sign.
fn split<'t>(piece: Piece<'t>, word: &str) -> Option<(Piece<'t>, Piece<'t>)> {
    let is_word = word.starts_with(|c: char| c.is_alphabetic());
    let stands_alone = |at: usize| {
        let (before, after) = (&piece.text[..at], &piece.text[at + word.len()..]);
        let ends = after.is_empty() || after.starts_with(char::is_whitespace);
        !is_word || before.ends_with(char::is_whitespace) && ends
    };
    let at = piece.text.match_indices(word).map(|(at, _)| at).find(|at| stands_alone(*at))?;
    let after = at + word.len();
    let tail = Piece { text: &piece.text[after..], start: piece.start + after };
    Some((Piece { text: &piece.text[..at], start: piece.start }, tail))
}

/// The directions before a colon, and what stands behind it.
fn directions(piece: Piece<'_>) -> Result<(Vec<Step>, Piece<'_>), ParseError> {
    let words: Vec<&str> = DIRECTIONS.iter().map(|(word, _)| *word).collect();
    let known = || say!("directions are {}", words.join(", "));
    let Some((head, rest)) = split(piece, ":") else {
        let error = refused(say!("expected a direction and ':'"), piece.trimmed());
        return Err(error.with_help(known()));
    };
    let mut steps = Vec::new();
    let mut at = 0;
    for word in head.text.split_whitespace() {
        // Each word is looked for behind the one before.
        let start = at + head.text[at..].find(word).unwrap_or_default();
        at = start + word.len();
        match DIRECTIONS.iter().find(|(known, _)| *known == word) {
            Some((_, found)) => {
                for step in *found {
                    if !steps.contains(step) {
                        steps.push(*step);
                    }
                }
            }
            None => {
                let piece = Piece { text: word, start: head.start + start };
                let error = refused(say!("no direction is called '{}'", piece.shown()), piece);
                let help = suggested(word, &words).unwrap_or_else(known);
                return Err(error.with_help(help));
            }
        }
    }
    if steps.is_empty() {
        return Err(refused(say!("expected a direction before ':'"), head).with_help(known()));
    }
    Ok((steps, rest))
}

/// Signs in a row: one, or a group that repeats at least so often.
struct Cells {
    signs: Vec<Sign>,
    least: Option<usize>,
}

fn cells(piece: Piece<'_>, signs: &[char]) -> Result<Vec<Cells>, ParseError> {
    let piece = piece.trimmed();
    let (mut items, mut group, mut count) = (Vec::new(), None::<(usize, Vec<Sign>)>, 0);
    let mut signs_of = piece.text.char_indices().peekable();
    while let Some((at, sign)) = signs_of.next() {
        let here = Piece { text: &piece.text[at..at + sign.len_utf8()], start: piece.start + at };
        match sign {
            c if c.is_whitespace() => {}
            '(' if group.is_none() => group = Some((at, Vec::new())),
            '(' => return Err(refused(say!("groups stand beside each other only"), here)),
            ')' => {
                let Some((_, inside)) = group.take().filter(|(_, inside)| !inside.is_empty())
                else {
                    return Err(refused(say!("expected signs between '(' and ')'"), here));
                };
                let least = match signs_of.next_if(|(_, c)| matches!(c, '*' | '+')) {
                    Some((_, '*')) => 0,
                    Some(_) => 1,
                    None => {
                        let message = say!("expected * or + behind ')': a group repeats");
                        return Err(refused(message, here));
                    }
                };
                items.push(Cells { signs: inside, least: Some(least) });
            }
            _ => {
                let Some(found) = signs.iter().position(|known| *known == sign) else {
                    let known: Vec<String> = signs.iter().map(char::to_string).collect();
                    let message = say!("'{}' is none of the signs of [cells]", here.shown());
                    let help = say!("the signs are {}", known.join(" "));
                    return Err(refused(message, here).with_help(help));
                };
                count += 1;
                match &mut group {
                    Some((_, inside)) => inside.push(found as Sign),
                    None => items.push(Cells { signs: vec![found as Sign], least: None }),
                }
            }
        }
    }
    if let Some((at, _)) = group {
        let here = Piece { text: &piece.text[at..], start: piece.start + at };
        return Err(refused(say!("expected ')'"), here));
    }
    if count == 0 {
        return Err(refused(say!("expected the signs of squares"), piece));
    }
    if items.iter().filter(|cells| cells.least.is_some()).count() > MOST_GROUPS {
        return Err(refused(say!("a pattern has at most {} groups", MOST_GROUPS), piece));
    }
    if count > MOST_CELLS {
        return Err(refused(say!("a pattern has at most {} squares", MOST_CELLS), piece));
    }
    Ok(items)
}
