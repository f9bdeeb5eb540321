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

mod compiled;
mod functions;

use std::fmt;
use std::sync::{Arc, LazyLock};

use nimatron_nimber::say;
use nimatron_nimber::text::{ParseError, Span};
use rhai::packages::{
    BasicArrayPackage, BasicMapPackage, CorePackage, LogicPackage, MoreStringPackage, Package,
};
use rhai::{
    AST, CallFnOptions, Dynamic, Engine, EvalAltResult, FuncArgs, OptimizationLevel, Position,
    Scope,
};

use self::compiled::Program;
use self::functions::{Raised, Seen, Signs, Value};
use super::board::{Board, SignSet};
use super::pattern::Sign;
use crate::foundation::{Fault, Piece, Player};

/// What a function may do in one call.
const MOST_OPERATIONS: u64 = 1_000_000;
/// Calls of functions in each other, and how deep expressions may be.
const DEEPEST: (usize, usize) = (24, 48);
/// How large texts and lists may become.
const LARGEST: usize = 10_000;
const MOST_VARIABLES: usize = 200;

/// The functions of a file.
#[derive(Clone)]
pub(super) struct Script {
    program: AST,
    /// The same where all of it can be compiled.
    compiled: Option<Arc<Program>>,
    signs: Arc<Signs>,
    is_impartial: bool,
    /// What every move lowers.
    measure: Measure,
    text: Box<str>,
    /// Where the text begins in the file, and in which line of it.
    start: usize,
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
            let at = if at.is_none() { Position::new(1, 1) } else { at };
            let span = span(piece.text, piece.start, at).unwrap_or(piece.start..piece.start);
            ParseError::new(message, span)
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
        let compiled = Program::compile(&program).map(Arc::new);
        let signs = Arc::new(Signs::new(signs));
        let line = file[..piece.start].matches('\n').count() + 1;
        let (text, start) = (piece.text.into(), piece.start);
        Ok(Script { program, compiled, signs, is_impartial, measure, text, start, line })
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
    pub(super) fn boards(&self, board: &Board, player: Player) -> Result<Vec<Board>, Fault> {
        let told = |raised: Raised| self.told(&raised);
        let boards = match self.compiled_boards(board, player) {
            Some(boards) => boards,
            None => self.interpreted_boards(board, player)?,
        };
        let before = self.measured(board).map_err(told)?;
        for after in &boards {
            if self.measured(after).map_err(told)? >= before {
                let message = match &self.measure {
                    Measure::Function => {
                        say!("a move does not lower the measure, which is {}", before)
                    }
                    Measure::Squares(signs) => say!(
                        "a move does not lower the number of squares with {}, which is {}: games might not end",
                        self.signs.text(*signs),
                        before
                    ),
                };
                return Err(message.into());
            }
        }
        Ok(boards)
    }

    /// The same by what is compiled; `None` where the interpreter has to say what they are.
    fn compiled_boards(&self, board: &Board, player: Player) -> Option<Vec<Board>> {
        let board = Value::Board(board.clone());
        let player = (!self.is_impartial).then(|| Value::Text(name(player).into()));
        let arguments = [board].into_iter().chain(player);
        let found = self.compiled.as_ref()?.call(&self.signs, "moves", arguments)?;
        let Value::List(found) = found else { return None };
        let board = |value| match value {
            Value::Board(board) => Some(board),
            _ => None,
        };
        Arc::unwrap_or_clone(found).into_iter().map(board).collect()
    }

    fn interpreted_boards(&self, board: &Board, player: Player) -> Result<Vec<Board>, Fault> {
        let seen = Seen { board: board.clone(), signs: self.signs.clone() };
        let found: Result<Dynamic, Raised> = match self.is_impartial {
            true => self.call("moves", (seen,)),
            false => self.call("moves", (seen, name(player))),
        };
        let found = found.map_err(|raised| self.told(&raised))?.into_array().map_err(|kind| {
            say!(
                "'moves' gives a list of boards, not a value of the kind {}",
                ENGINE.map_type_name(kind)
            )
        })?;
        let board = |found: Dynamic| {
            let kind = ENGINE.map_type_name(found.type_name());
            found.try_cast::<Seen>().map(|seen| seen.board).ok_or_else(|| {
                say!(
                    "'moves' gives a list of boards, and there is a value of the kind {} in it",
                    kind
                )
            })
        };
        Ok(found.into_iter().map(board).collect::<Result<_, String>>()?)
    }

    fn measured(&self, board: &Board) -> Result<i64, Raised> {
        match &self.measure {
            Measure::Squares(signs) => Ok(board.count(*signs) as i64),
            Measure::Function => {
                let compiled = self.compiled.as_ref().and_then(|compiled| {
                    compiled.call(&self.signs, "measure", [Value::Board(board.clone())])
                });
                let measured = match compiled {
                    Some(Value::Number(measured)) => measured,
                    _ => {
                        let seen = Seen { board: board.clone(), signs: self.signs.clone() };
                        self.call("measure", (seen,))?
                    }
                };
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
    fn told(&self, raised: &EvalAltResult) -> Fault {
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
        let message = match at.line() {
            Some(line) => say!("line {}: {}", self.line + line - 1, message),
            None => message,
        };
        Fault { message, at: span(&self.text, self.start, at) }
    }
}

/// What functions call a player.
fn name(player: Player) -> &'static str {
    match player {
        Player::Left => "left",
        Player::Right => "right",
    }
}

/// Where the character at a place of a text is in the file in which the text begins there.
fn span(text: &str, begins: usize, at: Position) -> Option<Span> {
    let (line, column) = (at.line()?, at.position().unwrap_or(1));
    let row: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
    let inside = text[row..].char_indices().nth(column.saturating_sub(1));
    let (start, length) = inside.map_or((text.len(), 0), |(at, sign)| (row + at, sign.len_utf8()));
    Some(begins + start..begins + start + length)
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
    functions::register(&mut engine);
    engine
});
