//! What functions of files may ask of a board: one table, for the interpreter and for what is compiled.

use std::any::TypeId;
use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};

use nimatron_nimber::say;
use rhai::{Array, Dynamic, Engine, EvalAltResult, ImmutableString};

use crate::foundation::Piece;
use crate::rulesets::boards::bits;
use crate::rulesets::written::board::{Axes, Board, SignSet, Squares};
use crate::rulesets::written::pattern::{AROUND, Pattern, SIDES, Sign, Step};

/// Patterns that one script may ask for.
const MOST_PATTERNS: usize = 64;

pub(super) type Raised = Box<EvalAltResult>;

/// A value of a function.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    Nothing,
    Truth(bool),
    Number(i64),
    Sign(char),
    Text(ImmutableString),
    Board(Board),
    /// A list of numbers from 0 to 63 in rising order, each once, as bits.
    Squares(u64),
    List(Arc<Vec<Value>>),
}

/// What an argument is; a sign may also be a text of one character.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Number,
    Sign,
    Text,
    List,
}

/// A function of a board and of further arguments.
pub(super) struct Function {
    pub(super) name: &'static str,
    /// The kinds of the further arguments, in each way in which the function is called.
    takes: &'static [&'static [Kind]],
    pub(super) work: Work,
}

pub(super) type Work = fn(&Signs, &Board, &[Value]) -> Result<Value, Raised>;

/// The signs of the file, and the patterns that its functions have asked for.
pub(super) struct Signs {
    signs: Vec<char>,
    patterns: Mutex<HashMap<ImmutableString, Arc<Pattern>>>,
}

/// A board as the interpreter holds it. Squares are numbered from 0 on, row by row from above.
#[derive(Clone)]
pub(super) struct Seen {
    pub(super) board: Board,
    pub(super) signs: Arc<Signs>,
}

pub(super) type Property = fn(&Board) -> usize;

/// Numbers that every board has.
pub(super) const PROPERTIES: [(&str, Property); 3] =
    [("rows", Board::rows), ("columns", Board::columns), ("size", Board::squares)];

use Kind::{List, Number, Text};

pub(super) const FUNCTIONS: &[Function] = &[
    // What stands on a square, and the board with another sign on some.
    Function { name: "put", takes: &[&[Number, Kind::Sign], &[List, Kind::Sign]], work: put },
    Function { name: "each", takes: &[&[List, Kind::Sign]], work: each },
    Function { name: "count", takes: &[&[Kind::Sign], &[List, Kind::Sign]], work: count },
    Function { name: "squares", takes: &[&[], &[Kind::Sign]], work: squares },
    // Where squares are.
    Function { name: "at", takes: &[&[Number, Number]], work: at },
    Function { name: "row", takes: &[&[Number]], work: row },
    Function { name: "column", takes: &[&[Number]], work: column },
    Function { name: "step", takes: &[&[Number, Number, Number]], work: step },
    Function { name: "line", takes: &[&[Number, Number, Number]], work: line },
    Function { name: "lines", takes: &[&[Number, Kind::Sign]], work: lines },
    Function { name: "beside", takes: &[&[Number], &[List]], work: beside },
    Function { name: "around", takes: &[&[Number]], work: around },
    Function { name: "group", takes: &[&[Number]], work: group },
    // The boards after each move by a pattern.
    Function { name: "after", takes: &[&[Text]], work: after },
];

impl Signs {
    pub(super) fn new(signs: &[char]) -> Signs {
        Signs { signs: signs.to_vec(), patterns: Mutex::default() }
    }

    fn sign(&self, sign: char) -> Result<Sign, Raised> {
        match self.signs.iter().position(|known| *known == sign) {
            Some(found) => Ok(found as Sign),
            None => Err(say!("'{}' is none of the signs of [cells]", sign).into()),
        }
    }

    /// The sign that a value is.
    fn meant(&self, value: &Value) -> Result<Sign, Raised> {
        match value {
            Value::Sign(sign) => self.sign(*sign),
            Value::Text(text) => self.sign(only(text)?),
            _ => Err(unfit()),
        }
    }

    pub(super) fn text(&self, signs: SignSet) -> String {
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

    /// What stands on a square; a space beyond the edge.
    pub(super) fn look(&self, board: &Board, square: i64) -> char {
        existing(board, square).map_or(' ', |square| self.signs[usize::from(board.sign(square))])
    }

    /// Puts a sign on a square.
    pub(super) fn set(&self, board: &mut Board, square: i64, sign: &Value) -> Result<(), Raised> {
        board.put(needed(board, square)?, self.meant(sign)?);
        Ok(())
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

/// Arguments that are not what the function takes.
fn unfit() -> Raised {
    say!("a square is a whole number, and a sign is a text of one character").into()
}

/// The square of this number, if there is one.
fn existing(board: &Board, square: i64) -> Option<usize> {
    usize::try_from(square).ok().filter(|square| *square < board.squares())
}

fn needed(board: &Board, square: i64) -> Result<usize, Raised> {
    existing(board, square)
        .ok_or_else(|| say!("there is no square {}: there are {}", square, board.squares()).into())
}

/// Does something with each square of a list, or with the only one.
fn for_each(board: &Board, squares: &Value, mut work: impl FnMut(usize)) -> Result<(), Raised> {
    match squares {
        Value::Number(square) => work(needed(board, *square)?),
        Value::Squares(set) => {
            for square in bits(*set) {
                work(needed(board, square.into())?);
            }
        }
        Value::List(list) => {
            for square in list.iter() {
                let Value::Number(square) = square else { return Err(unfit()) };
                work(needed(board, *square)?);
            }
        }
        _ => return Err(unfit()),
    }
    Ok(())
}

/// What has to be a list.
fn listed(value: &Value) -> Result<&Value, Raised> {
    value.length().map(|_| value).ok_or_else(unfit)
}

fn list(values: impl Iterator<Item = Value>) -> Value {
    Value::List(Arc::new(values.collect()))
}

fn put(signs: &Signs, board: &Board, values: &[Value]) -> Result<Value, Raised> {
    let [squares, sign] = values else { return Err(unfit()) };
    let sign = signs.meant(sign)?;
    let mut after = board.clone();
    for_each(board, squares, |square| after.put(square, sign))?;
    Ok(Value::Board(after))
}

/// The boards with another sign on one of these squares each.
fn each(signs: &Signs, board: &Board, values: &[Value]) -> Result<Value, Raised> {
    let [squares, sign] = values else { return Err(unfit()) };
    let sign = signs.meant(sign)?;
    let mut found = Vec::new();
    for_each(board, listed(squares)?, |square| {
        found.push(Value::Board(board.with([(square, sign)])));
    })?;
    Ok(Value::List(Arc::new(found)))
}

/// How many squares, of a list or of all, have a sign.
fn count(signs: &Signs, board: &Board, values: &[Value]) -> Result<Value, Raised> {
    let found = match values {
        [sign] => board.count([signs.meant(sign)?].into_iter().collect()),
        [squares, sign] => {
            let sign = signs.meant(sign)?;
            let mut found = 0;
            for_each(board, listed(squares)?, |square| {
                found += usize::from(board.sign(square) == sign);
            })?;
            found
        }
        _ => return Err(unfit()),
    };
    Ok(Value::Number(found as i64))
}

fn squares(signs: &Signs, board: &Board, values: &[Value]) -> Result<Value, Raised> {
    Ok(match values {
        [] => (0..board.squares()).collect::<Squares>().into(),
        [sign] => board.squares_with(signs.meant(sign)?).into(),
        _ => return Err(unfit()),
    })
}

fn at(_: &Signs, board: &Board, values: &[Value]) -> Result<Value, Raised> {
    let [Value::Number(row), Value::Number(column)] = values else { return Err(unfit()) };
    Ok(Value::Number(number_at(board, *row, *column)))
}

fn number_at(board: &Board, row: i64, column: i64) -> i64 {
    let (rows, columns) = (board.rows() as i64, board.columns() as i64);
    let is_inside = (0..rows).contains(&row) && (0..columns).contains(&column);
    if is_inside { row * columns + column } else { -1 }
}

fn place(board: &Board, values: &[Value]) -> Result<(usize, usize), Raised> {
    let [Value::Number(square)] = values else { return Err(unfit()) };
    Ok(board.place(needed(board, *square)?))
}

fn row(_: &Signs, board: &Board, values: &[Value]) -> Result<Value, Raised> {
    Ok(Value::Number(place(board, values)?.0 as i64))
}

fn column(_: &Signs, board: &Board, values: &[Value]) -> Result<Value, Raised> {
    Ok(Value::Number(place(board, values)?.1 as i64))
}

/// The square so many rows further down and columns further to the right; -1 beyond the edge.
fn stepped(board: &Board, square: i64, down: i64, right: i64) -> i64 {
    let Some(from) = existing(board, square) else { return -1 };
    let (row, column) = board.place(from);
    match ((row as i64).checked_add(down), (column as i64).checked_add(right)) {
        (Some(row), Some(column)) => number_at(board, row, column),
        _ => -1,
    }
}

fn step(_: &Signs, board: &Board, values: &[Value]) -> Result<Value, Raised> {
    let [Value::Number(square), Value::Number(down), Value::Number(right)] = values else {
        return Err(unfit());
    };
    Ok(Value::Number(stepped(board, *square, *down, *right)))
}

/// The squares that are reached by a step again and again.
fn line(_: &Signs, board: &Board, values: &[Value]) -> Result<Value, Raised> {
    let [Value::Number(square), Value::Number(down), Value::Number(right)] = values else {
        return Err(unfit());
    };
    let next = |square: &i64| Some(stepped(board, *square, *down, *right)).filter(|at| *at >= 0);
    let first = next(square).filter(|_| (*down, *right) != (0, 0));
    Ok(list(std::iter::successors(first, next).map(Value::Number)))
}

/// The squares that are reached from this one in straight lines over squares with a sign.
fn lines(signs: &Signs, board: &Board, values: &[Value]) -> Result<Value, Raised> {
    let [Value::Number(square), sign] = values else { return Err(unfit()) };
    let sign = signs.meant(sign)?;
    let found = existing(board, *square).into_iter().flat_map(|from| {
        AROUND.iter().flat_map(move |step| {
            let line = board.line(from, *step).skip(1);
            line.take_while(move |square| board.sign(*square) == sign)
        })
    });
    Ok(list(found.map(|square| Value::Number(square as i64))))
}

fn neighbours(board: &Board, values: &[Value], steps: &[Step]) -> Result<Value, Raised> {
    let [Value::Number(square)] = values else { return Err(unfit()) };
    let from = existing(board, *square).into_iter();
    Ok(from.flat_map(|from| board.beside(from, steps)).collect::<Squares>().into())
}

/// The squares beside a square; those beside some squares that are none of them.
fn beside(_: &Signs, board: &Board, values: &[Value]) -> Result<Value, Raised> {
    let [squares @ (Value::Squares(_) | Value::List(_))] = values else {
        return neighbours(board, values, &SIDES);
    };
    let (mut own, mut beside) = (Squares::default(), Squares::default());
    for_each(board, squares, |square| {
        own.extend([square]);
        beside.extend(board.beside(square, &SIDES));
    })?;
    Ok(beside.without(&own).into())
}

fn around(_: &Signs, board: &Board, values: &[Value]) -> Result<Value, Raised> {
    neighbours(board, values, &AROUND)
}

/// The squares with the same sign that are joined to this one by their sides.
fn group(_: &Signs, board: &Board, values: &[Value]) -> Result<Value, Raised> {
    let [Value::Number(square)] = values else { return Err(unfit()) };
    let found = existing(board, *square).map(|from| board.group(from, Axes::SIDES));
    Ok(found.unwrap_or_default().into())
}

/// The boards after each move by a pattern.
fn after(signs: &Signs, board: &Board, values: &[Value]) -> Result<Value, Raised> {
    let [Value::Text(pattern)] = values else { return Err(unfit()) };
    let pattern = signs.pattern(pattern)?;
    let mut found = Vec::new();
    let _ = board.visit_after(&pattern, &mut |board| {
        found.push(Value::Board(board));
        ControlFlow::Continue(())
    });
    Ok(Value::List(Arc::new(found)))
}

impl From<Squares> for Value {
    fn from(squares: Squares) -> Value {
        match squares.as_bits() {
            Some(bits) => Value::Squares(bits),
            None => list(squares.iter().map(|square| Value::Number(square as i64))),
        }
    }
}

impl Value {
    /// The values of a list.
    pub(super) fn listed(&self) -> Option<Cow<'_, [Value]>> {
        match self {
            Value::Squares(set) => {
                Some(bits(*set).map(|square| Value::Number(square.into())).collect())
            }
            Value::List(list) => Some(Cow::Borrowed(list)),
            _ => None,
        }
    }

    /// What stands at an index of a list.
    pub(super) fn item(&self, index: usize) -> Option<Value> {
        match self {
            Value::Squares(set) => bits(*set).nth(index).map(|square| Value::Number(square.into())),
            Value::List(list) => list.get(index).cloned(),
            _ => None,
        }
    }

    /// How long a list is.
    pub(super) fn length(&self) -> Option<usize> {
        match self {
            Value::Squares(set) => Some(set.count_ones() as usize),
            Value::List(list) => Some(list.len()),
            _ => None,
        }
    }

    /// A value of the interpreter; `None` if it is of no kind that functions of boards know.
    pub(super) fn known(value: &Dynamic) -> Option<Value> {
        if let Some(list) = value.read_lock::<Array>() {
            return Some(Value::List(Arc::new(
                list.iter().map(Value::known).collect::<Option<_>>()?,
            )));
        }
        if let Some(seen) = value.read_lock::<Seen>() {
            return Some(Value::Board(seen.board.clone()));
        }
        let number = value.as_int().map(Value::Number);
        let sign = number.or_else(|_| value.as_char().map(Value::Sign));
        let truth = sign.or_else(|_| value.as_bool().map(Value::Truth));
        truth.ok().or_else(|| value.clone().into_immutable_string().ok().map(Value::Text))
    }

    fn interpreted(self, signs: &Arc<Signs>) -> Dynamic {
        match self {
            Value::Nothing => Dynamic::UNIT,
            Value::Truth(truth) => truth.into(),
            Value::Number(number) => number.into(),
            Value::Sign(sign) => sign.into(),
            Value::Text(text) => text.into(),
            Value::Board(board) => Dynamic::from(Seen { board, signs: signs.clone() }),
            Value::Squares(set) => {
                bits(set).map(|square| i64::from(square).into()).collect::<Array>().into()
            }
            Value::List(list) => {
                let list = Arc::unwrap_or_clone(list).into_iter();
                list.map(|value| value.interpreted(signs)).collect::<Array>().into()
            }
        }
    }
}

impl Function {
    /// Makes it known to the interpreter.
    fn register(&self, engine: &mut Engine) {
        let kind = |kind: Kind, is_text: bool| match kind {
            Kind::Number => TypeId::of::<i64>(),
            Kind::Sign if is_text => TypeId::of::<ImmutableString>(),
            Kind::Sign => TypeId::of::<char>(),
            Kind::Text => TypeId::of::<ImmutableString>(),
            Kind::List => TypeId::of::<Array>(),
        };
        let (name, work) = (self.name, self.work);
        for (takes, is_text) in self.takes.iter().flat_map(|takes| [(takes, false), (takes, true)])
        {
            if is_text && !takes.contains(&Kind::Sign) {
                continue;
            }
            let kinds = takes.iter().map(|taken| kind(*taken, is_text));
            let kinds: Vec<TypeId> = [TypeId::of::<Seen>()].into_iter().chain(kinds).collect();
            engine.register_raw_fn::<Dynamic>(name, kinds, move |_, arguments| {
                let (seen, arguments) = arguments.split_first().ok_or_else(unfit)?;
                let seen = seen.read_lock::<Seen>().ok_or_else(unfit)?;
                let values: Option<Vec<Value>> =
                    arguments.iter().map(|argument| Value::known(argument)).collect();
                let found = work(&seen.signs, &seen.board, &values.ok_or_else(unfit)?)?;
                Ok(found.interpreted(&seen.signs))
            });
        }
    }
}

/// Makes boards known to the interpreter, and what may be asked of them.
pub(super) fn register(engine: &mut Engine) {
    engine.register_type_with_name::<Seen>("board");
    for (name, property) in PROPERTIES {
        engine.register_get(name, move |seen: &mut Seen| property(&seen.board) as i64);
    }
    engine
        .register_indexer_get(|seen: &mut Seen, square: i64| seen.signs.look(&seen.board, square))
        .register_indexer_set(|seen: &mut Seen, square: i64, sign: char| {
            seen.signs.set(&mut seen.board, square, &Value::Sign(sign))
        })
        .register_indexer_set(|seen: &mut Seen, square: i64, sign: ImmutableString| {
            seen.signs.set(&mut seen.board, square, &Value::Text(sign))
        })
        .register_fn("==", |one: &mut Seen, other: Seen| one.board == other.board)
        .register_fn("!=", |one: &mut Seen, other: Seen| one.board != other.board);
    FUNCTIONS.iter().for_each(|function| function.register(engine));
}
