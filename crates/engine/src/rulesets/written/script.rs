//! Moves as a function, in the language [Rhai](https://rhai.rs), for what patterns cannot say.
//!
//! ```text
//! fn moves(board, player) {           // or fn moves(board), where both players have the same moves
//!     let found = [];
//!     for square in board.squares('.') {
//!         if board[board.step(square, 0, 1)] == '.' { found.push(board.put(square, 'x')); }
//!     }
//!     found                           // the boards after each move
//! }
//! ```
//!
//! A function sees the board and nothing else: it can neither read nor write files, and remembers
//! nothing from one call to the next. How much it may do, and how large its values may become, is
//! bounded; so is the number of moves. Whatever goes wrong is told with the position in which it
//! happened and the line of the file: see [`Faults`](crate::foundation::Faults).
//!
//! That every game ends is watched at every move: it has to lower a measure, which is the number of
//! squares with certain signs, or a function `measure(board)` whose values are whole numbers from 0 on.

use std::collections::HashMap;
use std::fmt;
use std::ops::ControlFlow;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;
use rhai::packages::{
    BasicArrayPackage, BasicMapPackage, CorePackage, LogicPackage, MoreStringPackage, Package,
};
use rhai::{
    AST, Array, CallFnOptions, Dynamic, Engine, EvalAltResult, FuncArgs, ImmutableString,
    OptimizationLevel, Position, Scope,
};

use super::board::{Board, SignSet};
use super::pattern::{AROUND, Pattern, SIDES, Sign, Step};
use crate::foundation::{Piece, Player};

/// What a function may do in one call.
const MOST_OPERATIONS: u64 = 1_000_000;
/// Calls of functions in each other, and how deep expressions may be.
const DEEPEST: (usize, usize) = (24, 48);
/// How large texts and lists may become.
const LARGEST: usize = 10_000;
const MOST_VARIABLES: usize = 200;
/// Patterns that one script may ask for.
const MOST_PATTERNS: usize = 64;

type Raised = Box<EvalAltResult>;

/// The functions of a file.
#[derive(Clone)]
pub(super) struct Script {
    program: AST,
    signs: Arc<Signs>,
    is_impartial: bool,
    /// What every move lowers.
    measure: Measure,
    /// The line of the file at which the text of the script begins.
    line: usize,
}

/// What every move lowers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Measure {
    /// The number of squares with these signs.
    Squares(SignSet),
    /// What the function `measure` says.
    Function,
}

/// The signs of the file, and the patterns that its functions have asked for.
struct Signs {
    signs: Vec<char>,
    patterns: Mutex<HashMap<ImmutableString, Arc<Pattern>>>,
}

/// A board as functions see it. Squares are numbered from 0 on, row by row from above.
#[derive(Clone)]
struct Seen {
    board: Board,
    signs: Arc<Signs>,
}

impl fmt::Debug for Script {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Script").field("measure", &self.measure).finish_non_exhaustive()
    }
}

impl Script {
    /// Reads the functions of a file: a piece of it.
    pub(super) fn read(
        piece: Piece<'_>,
        file: &str,
        signs: &[char],
        uses: Option<Vec<Sign>>,
    ) -> Result<Script, ParseError> {
        let refused = |message: String, at: Position| {
            let place = place(piece.text, at).unwrap_or(0);
            let start = piece.start + place;
            let length = piece.text[place..].chars().next().map_or(0, char::len_utf8);
            ParseError::new(message, start..start + length)
                .with_help(say!("as in fn moves(board), which gives a list of boards"))
        };
        let program = ENGINE.compile(piece.text).map_err(|error| {
            refused(say!("no function: {}", error.err_type().to_string()), error.position())
        })?;
        let parameters = |name: &str| {
            let found: Vec<usize> = program
                .iter_functions()
                .filter(|function| function.name == name)
                .map(|function| function.params.len())
                .collect();
            found
        };
        if !program.statements().is_empty() {
            let message = say!("a script has functions only: nothing is done beside them");
            return Err(refused(message, Position::NONE));
        }
        let is_impartial = match parameters("moves")[..] {
            [1] => true,
            [2] => false,
            [] => {
                return Err(refused(say!("the function 'moves' is missing"), Position::NONE));
            }
            _ => {
                let message =
                    say!("'moves' is one function, of a board or of a board and a player");
                return Err(refused(message, Position::NONE));
            }
        };
        let measure = match (parameters("measure")[..].first(), uses) {
            (Some(_), Some(_)) => {
                let message = say!("'uses' and the function 'measure' say the same twice");
                return Err(refused(message, Position::NONE));
            }
            (Some(1), None) => Measure::Function,
            (Some(_), None) => {
                return Err(refused(say!("'measure' is a function of a board"), Position::NONE));
            }
            (None, Some(uses)) => Measure::Squares(uses.into_iter().collect()),
            (None, None) => Measure::Squares([0].into_iter().collect()),
        };
        let signs = Signs { signs: signs.to_vec(), patterns: Mutex::default() };
        let line = file[..piece.start].matches('\n').count() + 1;
        Ok(Script { program, signs: Arc::new(signs), is_impartial, measure, line })
    }

    pub(super) fn is_impartial(&self) -> bool {
        self.is_impartial
    }

    pub(super) fn measure(&self) -> &Measure {
        &self.measure
    }

    /// The boards after each move of a player, as the function lists them.
    ///
    /// # Errors
    /// What goes wrong in the function, and where in the file.
    pub(super) fn boards(&self, board: &Board, player: Player) -> Result<Vec<Board>, String> {
        let told = |raised: Raised| self.told(&raised);
        let seen = Seen { board: board.clone(), signs: self.signs.clone() };
        let player = match player {
            Player::Left => "left",
            Player::Right => "right",
        };
        let found: Dynamic = match self.is_impartial {
            true => self.call("moves", (seen,)),
            false => self.call("moves", (seen, player)),
        }
        .map_err(told)?;
        let found = found.into_array().map_err(|kind| {
            say!(
                "'moves' gives a list of boards, not a value of the kind {}",
                ENGINE.map_type_name(kind)
            )
        })?;
        let before = self.measured(board).map_err(told)?;
        let mut boards = Vec::with_capacity(found.len());
        for found in found {
            let name = ENGINE.map_type_name(found.type_name());
            let Some(Seen { board: after, .. }) = found.try_cast::<Seen>() else {
                return Err(say!(
                    "'moves' gives a list of boards, and there is a value of the kind {} in it",
                    name
                ));
            };
            if self.measured(&after).map_err(told)? >= before {
                return Err(match &self.measure {
                    Measure::Function => {
                        say!("a move does not lower the measure, which is {}", before)
                    }
                    Measure::Squares(signs) => say!(
                        "a move does not lower the number of squares with {}, which is {}: games might not end",
                        self.signs.text(*signs),
                        before
                    ),
                });
            }
            boards.push(after);
        }
        Ok(boards)
    }

    fn measured(&self, board: &Board) -> Result<i64, Raised> {
        match &self.measure {
            Measure::Squares(signs) => Ok(board.count(*signs) as i64),
            Measure::Function => {
                let seen = Seen { board: board.clone(), signs: self.signs.clone() };
                let measured: i64 = self.call("measure", (seen,))?;
                match measured >= 0 {
                    true => Ok(measured),
                    false => {
                        Err(say!("the measure is {}, and must not be negative", measured).into())
                    }
                }
            }
        }
    }

    fn call<T: Clone + Send + Sync + 'static>(
        &self,
        name: &str,
        arguments: impl FuncArgs,
    ) -> Result<T, Raised> {
        let options = CallFnOptions::new().eval_ast(false);
        ENGINE.call_fn_with_options(options, &mut Scope::new(), &self.program, name, arguments)
    }

    /// What went wrong, with the line of the file.
    fn told(&self, raised: &EvalAltResult) -> String {
        let mut inner = raised;
        let mut at = raised.position();
        while let EvalAltResult::ErrorInFunctionCall(_, _, next, _) = inner {
            inner = next;
            at = if inner.position().is_none() { at } else { inner.position() };
        }
        let message = match inner {
            EvalAltResult::ErrorTooManyOperations(_) => {
                say!("the function does not end within {} steps", MOST_OPERATIONS)
            }
            EvalAltResult::ErrorStackOverflow(_) => {
                say!("functions call each other more than {} times", DEEPEST.0)
            }
            EvalAltResult::ErrorDataTooLarge(..) => {
                say!("a list or a text has more than {} parts", LARGEST)
            }
            inner => {
                // The place is told by its line of the file.
                let message = inner.to_string();
                let message = message.split(" (line ").next().unwrap_or_default();
                message.replace(std::any::type_name::<Seen>(), "board")
            }
        };
        match at.line() {
            Some(line) => say!("line {}: {}", self.line + line - 1, message),
            None => message,
        }
    }
}

/// Where a place of a script is in its text.
fn place(text: &str, at: Position) -> Option<usize> {
    let (line, column) = (at.line()?, at.position().unwrap_or(1));
    let start: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
    let inside = text[start..].char_indices().nth(column.saturating_sub(1));
    Some(inside.map_or(text.len(), |(at, _)| start + at).min(text.len()))
}

impl Signs {
    fn sign(&self, sign: char) -> Result<Sign, Raised> {
        match self.signs.iter().position(|known| *known == sign) {
            Some(found) => Ok(found as Sign),
            None => Err(say!("'{}' is none of the signs of [cells]", sign).into()),
        }
    }

    fn text(&self, signs: SignSet) -> String {
        let signs = signs.iter().map(|sign| self.signs[usize::from(sign)].to_string());
        signs.collect::<Vec<_>>().join(" ")
    }

    /// A pattern that a function asks for.
    fn pattern(&self, text: &ImmutableString) -> Result<Arc<Pattern>, Raised> {
        let mut known = self.patterns.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(pattern) = known.get(text) {
            return Ok(pattern.clone());
        }
        if known.len() == MOST_PATTERNS {
            return Err(say!("there are at most {} patterns", MOST_PATTERNS).into());
        }
        let read = Pattern::read(Piece::whole(text), &self.signs);
        let pattern = Arc::new(read.map_err(|error| format!("'{text}': {}", error.message))?);
        known.insert(text.clone(), pattern.clone());
        Ok(pattern)
    }
}

impl Seen {
    /// The square of this number, if there is one.
    fn square(&self, square: i64) -> Option<usize> {
        usize::try_from(square).ok().filter(|square| *square < self.board.squares())
    }

    fn existing(&self, square: i64) -> Result<usize, Raised> {
        self.square(square).ok_or_else(|| {
            say!("there is no square {}: there are {}", square, self.board.squares()).into()
        })
    }

    fn sign(&self, square: usize) -> char {
        self.signs.signs[usize::from(self.board.sign(square))]
    }

    /// What stands on a square; a space beyond the edge.
    fn look(&mut self, square: i64) -> char {
        self.square(square).map_or(' ', |square| self.sign(square))
    }

    fn put(&mut self, square: i64, sign: char) -> Result<(), Raised> {
        let (square, sign) = (self.existing(square)?, self.signs.sign(sign)?);
        self.board.put(square, sign);
        Ok(())
    }

    fn with(&mut self, square: i64, sign: char) -> Result<Seen, Raised> {
        let mut after = self.clone();
        after.put(square, sign)?;
        Ok(after)
    }

    fn with_all(&mut self, squares: Array, sign: char) -> Result<Seen, Raised> {
        let mut after = self.clone();
        for square in squares {
            after.put(square.as_int()?, sign)?;
        }
        Ok(after)
    }

    fn at(&mut self, row: i64, column: i64) -> i64 {
        let (rows, columns) = (self.board.rows() as i64, self.board.columns() as i64);
        let is_inside = (0..rows).contains(&row) && (0..columns).contains(&column);
        if is_inside { row * columns + column } else { -1 }
    }

    /// The square so many rows further down and columns further to the right; -1 beyond the edge.
    fn step(&mut self, square: i64, down: i64, right: i64) -> i64 {
        let Some(from) = self.square(square) else { return -1 };
        let (row, column) = self.board.place(from);
        match ((row as i64).checked_add(down), (column as i64).checked_add(right)) {
            (Some(row), Some(column)) => self.at(row, column),
            _ => -1,
        }
    }

    fn neighbours(&self, square: i64, steps: &[Step]) -> Array {
        let Some(from) = self.square(square) else { return Array::new() };
        let found = steps.iter().filter_map(|step| self.board.neighbour(from, *step));
        found.map(|square| Dynamic::from_int(square as i64)).collect()
    }

    fn line(&mut self, square: i64, down: i64, right: i64) -> Array {
        let mut line = Array::new();
        if (down, right) == (0, 0) {
            return line;
        }
        let mut at = self.step(square, down, right);
        while at >= 0 {
            line.push(Dynamic::from_int(at));
            at = self.step(at, down, right);
        }
        line
    }

    /// The squares that are reached from this one in straight lines over squares with a sign.
    fn lines(&mut self, square: i64, sign: char) -> Result<Array, Raised> {
        let sign = self.signs.sign(sign)?;
        let Some(from) = self.square(square) else { return Ok(Array::new()) };
        let reached = AROUND.iter().flat_map(|step| {
            let line = self.board.line(from, *step).skip(1);
            line.take_while(|square| self.board.sign(*square) == sign)
        });
        Ok(reached.map(|square| Dynamic::from_int(square as i64)).collect())
    }

    /// The squares of a list as such.
    fn listed(&self, squares: Array) -> Result<Vec<usize>, Raised> {
        squares.into_iter().map(|square| self.existing(square.as_int()?)).collect()
    }

    /// The boards with another sign on one of these squares each.
    fn each(&mut self, squares: Array, sign: char) -> Result<Array, Raised> {
        let sign = self.signs.sign(sign)?;
        let with = |square| Seen { board: self.board.with([(square, sign)]), ..self.clone() };
        Ok(self.listed(squares)?.into_iter().map(with).map(Dynamic::from).collect())
    }

    /// The squares beside some squares that are none of them, in order.
    fn beside_all(&mut self, squares: Array) -> Result<Array, Raised> {
        let own = self.listed(squares)?;
        let steps = own.iter().flat_map(|square| SIDES.map(|step| (*square, step)));
        let mut beside: Vec<usize> =
            steps.filter_map(|(square, step)| self.board.neighbour(square, step)).collect();
        beside.retain(|square| !own.contains(square));
        beside.sort_unstable();
        beside.dedup();
        Ok(beside.into_iter().map(|square| Dynamic::from_int(square as i64)).collect())
    }

    /// How many squares have a sign.
    fn count(&mut self, sign: char) -> Result<i64, Raised> {
        Ok(self.board.count([self.signs.sign(sign)?].into_iter().collect()) as i64)
    }

    /// How many squares of a list have a sign.
    fn count_of(&mut self, squares: Array, sign: char) -> Result<i64, Raised> {
        let sign = self.signs.sign(sign)?;
        let squares = self.listed(squares)?.into_iter();
        Ok(squares.filter(|square| self.board.sign(*square) == sign).count() as i64)
    }

    /// The squares with the same sign that are joined to this one by their sides.
    fn group(&mut self, square: i64) -> Array {
        let Some(from) = self.square(square) else { return Array::new() };
        let group = self.board.group(from, &SIDES).into_iter();
        group.map(|square| Dynamic::from_int(square as i64)).collect()
    }

    fn squares(&self, is_wanted: impl Fn(Sign) -> bool) -> Array {
        let wanted = self.board.signs().enumerate().filter(|(_, sign)| is_wanted(*sign));
        wanted.map(|(square, _)| Dynamic::from_int(square as i64)).collect()
    }

    /// The boards after each move by a pattern.
    fn after(&mut self, pattern: ImmutableString) -> Result<Array, Raised> {
        let pattern = self.signs.pattern(&pattern)?;
        let mut found = Array::new();
        let _ = self.board.visit_after(&pattern, &mut |board| {
            found.push(Dynamic::from(Seen { board, signs: self.signs.clone() }));
            ControlFlow::Continue(())
        });
        Ok(found)
    }
}

/// The only character of a text.
fn only(text: &str) -> Result<char, Raised> {
    let mut signs = text.chars();
    match (signs.next(), signs.next()) {
        (Some(sign), None) => Ok(sign),
        _ => Err(say!("'{}' is not one sign", text).into()),
    }
}

/// The language: values, conditions, loops, lists and texts, and boards. What would lead out of it is
/// not there: no files, modules, clocks or output.
static ENGINE: LazyLock<Engine> = LazyLock::new(|| {
    let mut engine = Engine::new_raw();
    CorePackage::new().register_into_engine(&mut engine);
    LogicPackage::new().register_into_engine(&mut engine);
    BasicArrayPackage::new().register_into_engine(&mut engine);
    BasicMapPackage::new().register_into_engine(&mut engine);
    MoreStringPackage::new().register_into_engine(&mut engine);
    engine
        .set_max_operations(MOST_OPERATIONS)
        .set_max_call_levels(DEEPEST.0)
        .set_max_expr_depths(DEEPEST.1, DEEPEST.1)
        .set_max_string_size(LARGEST)
        .set_max_array_size(LARGEST)
        .set_max_map_size(LARGEST)
        .set_max_variables(MOST_VARIABLES)
        .set_optimization_level(OptimizationLevel::Simple)
        .disable_symbol("eval");
    engine
        .register_type_with_name::<Seen>("board")
        .register_get("rows", |seen: &mut Seen| seen.board.rows() as i64)
        .register_get("columns", |seen: &mut Seen| seen.board.columns() as i64)
        .register_get("size", |seen: &mut Seen| seen.board.squares() as i64)
        .register_indexer_get(Seen::look)
        .register_indexer_set(Seen::put)
        .register_indexer_set(|seen: &mut Seen, square: i64, sign: ImmutableString| {
            seen.put(square, only(&sign)?)
        })
        .register_fn("at", Seen::at)
        .register_fn("row", |seen: &mut Seen, square: i64| {
            Ok::<i64, Raised>(seen.board.place(seen.existing(square)?).0 as i64)
        })
        .register_fn("column", |seen: &mut Seen, square: i64| {
            Ok::<i64, Raised>(seen.board.place(seen.existing(square)?).1 as i64)
        })
        .register_fn("step", Seen::step)
        .register_fn("line", Seen::line)
        .register_fn("lines", Seen::lines)
        .register_fn("lines", |seen: &mut Seen, square: i64, sign: ImmutableString| {
            seen.lines(square, only(&sign)?)
        })
        .register_fn("each", Seen::each)
        .register_fn("each", |seen: &mut Seen, squares: Array, sign: ImmutableString| {
            seen.each(squares, only(&sign)?)
        })
        .register_fn("beside", Seen::beside_all)
        .register_fn("count", Seen::count_of)
        .register_fn("count", |seen: &mut Seen, squares: Array, sign: ImmutableString| {
            seen.count_of(squares, only(&sign)?)
        })
        .register_fn("beside", |seen: &mut Seen, square: i64| seen.neighbours(square, &SIDES))
        .register_fn("around", |seen: &mut Seen, square: i64| seen.neighbours(square, &AROUND))
        .register_fn("group", Seen::group)
        .register_fn("squares", |seen: &mut Seen| seen.squares(|_| true))
        .register_fn("squares", |seen: &mut Seen, sign: char| {
            let sign = seen.signs.sign(sign)?;
            Ok::<Array, Raised>(seen.squares(|own| own == sign))
        })
        .register_fn("squares", |seen: &mut Seen, sign: ImmutableString| {
            let sign = seen.signs.sign(only(&sign)?)?;
            Ok::<Array, Raised>(seen.squares(|own| own == sign))
        })
        .register_fn("put", Seen::with)
        .register_fn("put", |seen: &mut Seen, square: i64, sign: ImmutableString| {
            seen.with(square, only(&sign)?)
        })
        .register_fn("put", Seen::with_all)
        .register_fn("put", |seen: &mut Seen, squares: Array, sign: ImmutableString| {
            seen.with_all(squares, only(&sign)?)
        })
        .register_fn("count", Seen::count)
        .register_fn("count", |seen: &mut Seen, sign: ImmutableString| seen.count(only(&sign)?))
        .register_fn("after", Seen::after)
        .register_fn("==", |one: &mut Seen, other: Seen| one.board == other.board)
        .register_fn("!=", |one: &mut Seen, other: Seen| one.board != other.board);
    engine
});
