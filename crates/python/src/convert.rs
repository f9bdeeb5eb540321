//! Values of the calculator as Python objects, and back; what operators mean for them.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::LazyLock;

use dashu_int::{IBig, Sign, UBig};
use nimatron::calculator::{self, FUNCTIONS, Session, Value as Inner};
use nimatron::partizan::Dyadic;
use nimatron::text::{Operator, ParseError};
use pyo3::IntoPyObjectExt;
use pyo3::basic::CompareOp;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyBytes, PyDict, PyInt, PyString, PyTuple, PyType};

use crate::failure;
use crate::game::Game;
use crate::nimber::Nimber;
use crate::ordinal::Ordinal;
use crate::own;
use crate::thermograph::Thermograph;
use crate::value::Value;
use crate::work::{Limits, unlimited};

/// Where all games of the process are kept, each canonical form once.
pub static SESSION: LazyLock<Session> = LazyLock::new(Session::new);

/// A natural number as an int.
pub fn natural_to_python<'py>(py: Python<'py>, natural: &UBig) -> PyResult<Bound<'py, PyAny>> {
    if let Ok(word) = u64::try_from(natural) {
        return Ok(word.into_pyobject(py)?.into_any());
    }
    let bytes = PyBytes::new(py, &natural.to_le_bytes());
    py.get_type::<PyInt>().call_method1("from_bytes", (bytes, "little"))
}

/// An integer as an int.
fn integer_to_python<'py>(py: Python<'py>, integer: &IBig) -> PyResult<Bound<'py, PyAny>> {
    let (sign, natural) = integer.clone().into_parts();
    let natural = natural_to_python(py, &natural)?;
    if sign == Sign::Negative { natural.neg() } else { Ok(natural) }
}

/// An int as a natural number, `None` for a negative one.
pub fn python_to_natural(int: &Bound<'_, PyInt>) -> PyResult<Option<UBig>> {
    if let Ok(word) = int.extract::<u64>() {
        return Ok(Some(word.into()));
    }
    if int.lt(0)? {
        return Ok(None);
    }
    let bits: usize = int.call_method0("bit_length")?.extract()?;
    let bytes = int.call_method1("to_bytes", (bits.div_ceil(8), "little"))?;
    Ok(Some(UBig::from_le_bytes(bytes.cast::<PyBytes>()?.as_bytes())))
}

/// A dyadic rational as an object of the class `Dyadic`.
pub fn dyadic_to_python<'py>(py: Python<'py>, dyadic: &Dyadic) -> PyResult<Bound<'py, PyAny>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let class = CLASS.import(py, "nimatron.numbers", "Dyadic")?;
    let numerator = integer_to_python(py, dyadic.numerator())?;
    let denominator = natural_to_python(py, &(UBig::ONE << dyadic.exponent() as usize))?;
    class.call1((numerator, denominator))
}

/// A value that a number is, of any class that is a `numbers.Rational`.
fn number(given: &Bound<'_, PyAny>) -> PyResult<Option<Inner>> {
    let py = given.py();
    let natural = |int: &Bound<'_, PyInt>| -> PyResult<(bool, Inner)> {
        match python_to_natural(int)? {
            Some(natural) => Ok((false, Inner::Ordinal(natural.into()))),
            None => {
                let opposite = int.neg()?;
                let natural = python_to_natural(opposite.cast::<PyInt>()?)?.unwrap_or_default();
                Ok((true, Inner::Ordinal(natural.into())))
            }
        }
    };
    let negative = |value: Inner| {
        unlimited(py, |budget| SESSION.negative(value, budget))?.map_err(|e| failure::mismatch(&e))
    };
    if let Ok(int) = given.cast::<PyInt>() {
        let (is_negative, value) = natural(int)?;
        return if is_negative { negative(value).map(Some) } else { Ok(Some(value)) };
    }
    static RATIONAL: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    if !given.is_instance(RATIONAL.import(py, "numbers", "Rational")?)? {
        return Ok(None);
    }
    let (numerator, denominator) = (given.getattr("numerator")?, given.getattr("denominator")?);
    let (is_negative, numerator) = natural(numerator.cast::<PyInt>()?)?;
    let (_, denominator) = natural(denominator.cast::<PyInt>()?)?;
    let quotient =
        unlimited(py, |budget| SESSION.operate(Operator::Divide, numerator, denominator, budget))?;
    let quotient = quotient.map_err(|error| failure::mismatch(&error))?;
    if is_negative { negative(quotient).map(Some) } else { Ok(Some(quotient)) }
}

/// The value that a Python object is, if it is one; a text is none.
pub fn from_python(given: &Bound<'_, PyAny>) -> PyResult<Option<Inner>> {
    if let Ok(game) = given.cast::<Game>() {
        return Ok(Some(Inner::Game(game.get().0.clone())));
    }
    if let Ok(nimber) = given.cast::<Nimber>() {
        return Ok(Some(Inner::Nimber(nimber.get().0.clone())));
    }
    if let Ok(ordinal) = given.cast::<Ordinal>() {
        return Ok(Some(Inner::Ordinal(ordinal.get().0.clone())));
    }
    if let Ok(value) = given.cast::<Value>() {
        return Ok(Some(value.get().0.clone()));
    }
    number(given)
}

/// The Python object of a value.
pub fn to_python(py: Python<'_>, value: Inner) -> PyResult<Py<PyAny>> {
    match value {
        Inner::Ordinal(ordinal) => Ordinal(ordinal).into_py_any(py),
        Inner::Nimber(nimber) => Nimber(nimber).into_py_any(py),
        Inner::Game(game) => Game(game).into_py_any(py),
        Inner::Boolean(answer) => answer.into_py_any(py),
        Inner::Outcome(outcome) => outcome.to_string().into_py_any(py),
        Inner::Nimbers(nimbers) => {
            nimbers.into_iter().map(Nimber).collect::<Vec<_>>().into_py_any(py)
        }
        Inner::Games(games) => games.into_iter().map(Game).collect::<Vec<_>>().into_py_any(py),
        Inner::Thermograph(thermograph) => Thermograph::new(thermograph).into_py_any(py),
        other => Value(other).into_py_any(py),
    }
}

/// A hash such that equal values have equal ones, whatever their classes.
pub fn hash(py: Python<'_>, value: &Inner) -> PyResult<isize> {
    let native = |value: &dyn Fn(&mut DefaultHasher)| {
        let mut hasher = DefaultHasher::new();
        value(&mut hasher);
        Ok(hasher.finish() as isize)
    };
    match value {
        Inner::Ordinal(ordinal) => match ordinal.natural() {
            Some(natural) => natural_to_python(py, natural)?.hash(),
            None => native(&|hasher| ordinal.hash(hasher)),
        },
        // Of the nimbers 0 alone is a number.
        Inner::Nimber(nimber) if nimber.is_zero() => Ok(0),
        Inner::Nimber(nimber) => native(&|hasher| ("*", nimber.height()).hash(hasher)),
        Inner::Game(game) => {
            let short = game.value().short();
            let number = short.and_then(|value| game.values().number(value));
            let height = short.and_then(|value| game.values().nimber(value));
            match (number, height) {
                (Some(number), _) => dyadic_to_python(py, &number)?.hash(),
                (None, Some(height)) => {
                    hash(py, &Inner::Nimber(nimatron::foundation::Nimber::from(height)))
                }
                _ => native(&|hasher| game.hash(hasher)),
            }
        }
        other => native(&|hasher| other.hash(hasher)),
    }
}

/// `own comparison other`; `NotImplemented` where the two do not compare.
pub fn compare(
    py: Python<'_>,
    own: Inner,
    other: &Bound<'_, PyAny>,
    comparison: CompareOp,
) -> PyResult<Py<PyAny>> {
    let Ok(Some(other)) = from_python(other) else { return Ok(py.NotImplemented()) };
    let answer = match (&own, &other, comparison) {
        (Inner::Ordinal(a), Inner::Ordinal(b), _) => Some(comparison.matches(a.cmp(b))),
        (Inner::Game(a), Inner::Game(b), CompareOp::Eq) => Some(a == b),
        (Inner::Game(a), Inner::Game(b), CompareOp::Ne) => Some(a != b),
        _ => {
            let operator = match comparison {
                CompareOp::Lt => Operator::Less,
                CompareOp::Le => Operator::AtMost,
                CompareOp::Eq => Operator::Equal,
                CompareOp::Ne => Operator::NotEqual,
                CompareOp::Gt => Operator::Greater,
                CompareOp::Ge => Operator::AtLeast,
            };
            match unlimited(py, |budget| SESSION.operate(operator, own, other, budget))? {
                Ok(Inner::Boolean(answer)) => Some(answer),
                _ => None,
            }
        }
    };
    Ok(match answer {
        Some(answer) => PyBool::new(py, answer).to_owned().into_any().unbind(),
        None => py.NotImplemented(),
    })
}

/// `own operator other`, or with `reflected` the other way round; `NotImplemented` where `other` is
/// no value.
pub fn operate(
    py: Python<'_>,
    operator: Operator,
    own: Inner,
    other: &Bound<'_, PyAny>,
    reflected: bool,
) -> PyResult<Py<PyAny>> {
    let Some(other) = from_python(other)? else { return Ok(py.NotImplemented()) };
    let is_game = matches!(own, Inner::Game(_));
    let (left, right) = if reflected { (other, own) } else { (own, other) };
    let value = unlimited(py, |budget| SESSION.operate(operator, left, right, budget))?;
    match value.map_err(|error| failure::mismatch(&error))? {
        // A sum of games is a game, also if it is a number.
        value if is_game => as_game(py, value),
        value => to_python(py, value),
    }
}

/// A value as an object of the class `Game`.
pub fn as_game(py: Python<'_>, value: Inner) -> PyResult<Py<PyAny>> {
    let game = match value {
        Inner::Game(game) => game,
        value => {
            let game = unlimited(py, |budget| SESSION.as_game(value, budget))?;
            game.map_err(|error| failure::mismatch(&error))?
        }
    };
    Game(game).into_py_any(py)
}

/// How a value is pickled: as its class and a text from which the class makes it again.
pub fn pickled<'py, T: pyo3::PyClass>(
    value: &Bound<'py, T>,
    text: String,
) -> (Bound<'py, PyType>, (String,)) {
    (value.py().get_type::<T>(), (text,))
}

/// A formula between the signs that notebooks look for.
pub fn latex(text: &str) -> String {
    format!("${text}$")
}

/// The third argument of `pow` means nothing here.
pub fn without_modulus(modulus: &Bound<'_, PyAny>) -> PyResult<()> {
    match modulus.is_none() {
        true => Ok(()),
        false => Err(PyTypeError::new_err("pow() with a modulus is one of integers")),
    }
}

/// The value of an expression or of a position, as `nimatron calc` has it.
///
/// >>> from nimatron import calc
/// >>> calc("(w+1)*2"), calc("*5 * *3"), calc("{2|-1} + ^")
/// (Ordinal('w*2+1'), Nimber(15), Game('{2^|-1^}'))
/// >>> calc("domineering: 2x2")
/// Game('+-1')
#[pyfunction]
#[pyo3(signature = (expression, /, **limits))]
pub fn calc(
    py: Python<'_>,
    expression: &str,
    limits: Option<&Bound<'_, PyDict>>,
) -> PyResult<Py<PyAny>> {
    let limits = Limits::read(limits)?;
    let (answer, stopped) = own::watched(py, || {
        limits.run(py, |budget| (SESSION.preview(expression, budget), budget.was_stopped()))
    })?;
    let answer = answer.map_err(|error| read_error(&error, expression, stopped))?;
    to_python(py, answer.value)
}

/// A limit that was reached, or what cannot be read.
fn read_error(error: &ParseError, text: &str, was_stopped: bool) -> PyErr {
    if was_stopped { failure::stopped(&error.message) } else { failure::unread(error, text) }
}

/// The value of a function of the calculator.
///
/// Arguments are values, numbers, and texts, which are read as expressions.
///
/// >>> from nimatron import call
/// >>> call("cool", "{2|-1}", 1)
/// Game('{1|0}')
#[pyfunction]
#[pyo3(signature = (name, /, *arguments, **limits))]
pub fn call(
    py: Python<'_>,
    name: &str,
    arguments: &Bound<'_, PyTuple>,
    limits: Option<&Bound<'_, PyDict>>,
) -> PyResult<Py<PyAny>> {
    let limits = Limits::read(limits)?;
    let function = calculator::function(name)
        .ok_or_else(|| PyTypeError::new_err(format!("no function is called '{name}'")))?;
    let mut values = Vec::new();
    for argument in arguments {
        if let Ok(text) = argument.cast::<PyString>() {
            let text = text.to_str()?;
            let (value, stopped) = own::watched(py, || {
                limits.run(py, |budget| {
                    (SESSION.argument(function, text, budget), budget.was_stopped())
                })
            })?;
            values.push(value.map_err(|error| read_error(&error, text, stopped))?);
            continue;
        }
        let value = from_python(&argument)?.ok_or_else(|| {
            PyTypeError::new_err(format!("{} takes values, numbers and texts", function.name))
        })?;
        values.push(value);
    }
    let first = values.first().cloned();
    let (answer, stopped) = limits.run(py, |budget| {
        let answer = SESSION.call(function, values, budget);
        (answer, budget.was_stopped())
    })?;
    let answer = answer.map_err(|error| match stopped {
        true => failure::stopped(&error.message),
        false => failure::mismatch(&error),
    })?;
    match (answer.value, first) {
        (Inner::Thermograph(thermograph), Some(of)) => {
            let of = unlimited(py, |budget| SESSION.as_game(of, budget))?;
            let of = of.map_err(|error| failure::mismatch(&error))?;
            Thermograph::of(of, thermograph).into_py_any(py)
        }
        (value, _) => to_python(py, value),
    }
}

/// The functions of the calculator: name, how it is called, what it gives, and an example with its
/// answer.
#[pyfunction]
pub fn functions() -> Vec<(&'static str, &'static str, String, [&'static str; 2])> {
    let told = |function: &calculator::Function| {
        (function.name, function.signature, function.summary.to_owned(), function.example)
    };
    FUNCTIONS.iter().map(told).collect()
}
