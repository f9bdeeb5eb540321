//! Games: canonical forms of short games, and of games with cycles.

use nimatron::calculator::{Game as Inner, Value, function};
use nimatron::partizan::loopy::LoopyValue;
use nimatron::text::{Notation, Operator};
use pyo3::basic::CompareOp;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyType};

use crate::convert::{self, SESSION, dyadic_to_python, from_python, operate, to_python};
use crate::failure;
use crate::own;
use crate::thermograph::Thermograph;
use crate::work::{Limits, unlimited};

/// A game in canonical form, short or with cycles; Left is the positive player.
///
/// >>> from nimatron import Game
/// >>> g, up = Game("{2|-1}"), Game("^")
/// >>> g + up, g.mean, g.temperature, up > 0, g.confused_with(0)
/// (Game('{2^|-1^}'), Dyadic(1, 2), Dyadic(3, 2), True, True)
/// >>> Game(left=[1], right=[-1]) == Game("+-1")
/// True
///
/// Numbers are games, and finite nimbers beside a game are heaps of Nim:
///
/// >>> from fractions import Fraction
/// >>> from nimatron import Nimber
/// >>> Game("1/2") == Fraction(1, 2), Game("^") + Nimber(1)
/// (True, Game('^*'))
#[pyclass(frozen, freelist = 256, module = "nimatron")]
pub struct Game(pub Inner);

/// A function of the calculator, of this game and whatever stands beside it.
fn apply(
    py: Python<'_>,
    name: &str,
    game: &Inner,
    beside: &[&Bound<'_, PyAny>],
) -> PyResult<Value> {
    let function = function(name).expect("a function of the calculator");
    let mut values = vec![Value::Game(game.clone())];
    for other in beside {
        let value = from_python(other)?;
        values.push(value.ok_or_else(|| PyTypeError::new_err("expected a game or a number"))?);
    }
    let answer = unlimited(py, |budget| SESSION.call(function, values, budget))?;
    Ok(answer.map_err(|error| failure::mismatch(&error))?.value)
}

/// The number that a value is.
fn number(py: Python<'_>, value: Value) -> PyResult<Py<PyAny>> {
    let game = unlimited(py, |budget| SESSION.as_game(value, budget))?;
    let game = game.map_err(|error| failure::mismatch(&error))?;
    let number = game.value().short().and_then(|value| game.values().number(value));
    match number {
        Some(number) => Ok(dyadic_to_python(py, &number)?.unbind()),
        None => to_python(py, Value::Game(game)),
    }
}

/// What a game is made of: a game, a number, a nimber, a text.
fn read(given: &Bound<'_, PyAny>) -> PyResult<Inner> {
    let py = given.py();
    let value = match given.cast::<PyString>() {
        Ok(text) => {
            let text = text.to_str()?;
            let answer =
                own::watched(py, || unlimited(py, |budget| SESSION.preview(text, budget)))?;
            answer.map_err(|error| failure::unread(&error, text))?.value
        }
        Err(_) => from_python(given)?.ok_or_else(|| {
            PyTypeError::new_err("a game is made of a number, a Nimber or a text such as '{1|-1}'")
        })?,
    };
    let game = unlimited(py, |budget| SESSION.as_game(value, budget))?;
    game.map_err(|error| failure::mismatch(&error))
}

/// The options in a list.
fn options(given: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<LoopyValue>> {
    let Some(given) = given else { return Ok(Vec::new()) };
    given.try_iter()?.map(|option| Ok(read(&option?)?.value())).collect()
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (value = None, /, *, left = None, right = None))]
    fn new(
        py: Python<'_>,
        value: Option<&Bound<'_, PyAny>>,
        left: Option<&Bound<'_, PyAny>>,
        right: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Game> {
        match (value, left, right) {
            (Some(value), None, None) => read(value).map(Game),
            (None, left, right) => {
                let (left, right) = (options(left)?, options(right)?);
                let zero = read(0u8.into_pyobject(py)?.as_any())?;
                let made = unlimited(py, |budget| zero.values().loopy(budget).form(&left, &right))?;
                Ok(Game(zero.with_value(made.map_err(failure::of_value)?)))
            }
            _ => Err(PyTypeError::new_err("a game is made of a value, or of left and right")),
        }
    }

    fn __repr__(&self) -> String {
        format!("Game('{}')", self.0.to_text(Notation::Ascii))
    }

    fn __str__(&self) -> String {
        self.0.to_text(Notation::Ascii)
    }

    fn _repr_latex_(&self) -> String {
        convert::latex(&self.0.to_text(Notation::Latex))
    }

    fn _repr_html_(&self) -> String {
        nimatron::render::mathml::mathml(&self.0.formula())
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        convert::hash(py, &self.value())
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (String,)) {
        convert::pickled(slf, slf.get().0.to_text(Notation::Ascii))
    }

    fn __richcmp__(
        &self,
        py: Python<'_>,
        other: &Bound<'_, PyAny>,
        comparison: CompareOp,
    ) -> PyResult<Py<PyAny>> {
        convert::compare(py, self.value(), other, comparison)
    }

    /// Whether neither is at least the other: whoever moves first wins the difference.
    fn confused_with(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        let other = Value::Game(read(other)?);
        let own = self.value();
        let answer =
            unlimited(py, |budget| SESSION.operate(Operator::Confused, own, other, budget))?;
        Ok(answer.map_err(|error| failure::mismatch(&error))? == Value::Boolean(true))
    }

    fn __bool__(&self) -> bool {
        self.0.value() != LoopyValue::from(nimatron::partizan::Value::ZERO)
    }

    fn __add__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        operate(py, Operator::Add, self.value(), other, false)
    }

    fn __radd__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        operate(py, Operator::Add, self.value(), other, true)
    }

    fn __sub__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        operate(py, Operator::Subtract, self.value(), other, false)
    }

    fn __rsub__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        operate(py, Operator::Subtract, self.value(), other, true)
    }

    /// The sum of so many copies; of two numbers the product.
    fn __mul__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        operate(py, Operator::Multiply, self.value(), other, false)
    }

    fn __rmul__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        operate(py, Operator::Multiply, self.value(), other, true)
    }

    fn __neg__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let own = self.value();
        let value = unlimited(py, |budget| SESSION.negative(own, budget))?;
        convert::as_game(py, value.map_err(|error| failure::mismatch(&error))?)
    }

    fn __pos__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    /// The Left options of the canonical form.
    ///
    /// >>> from nimatron import Game
    /// >>> Game("{3|^}").left
    /// [Game('3')]
    #[getter]
    fn left(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, apply(py, "left", &self.0, &[])?)
    }

    /// The Right options of the canonical form.
    #[getter]
    fn right(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, apply(py, "right", &self.0, &[])?)
    }

    /// The mean: what n copies are worth, over n, in the long run.
    #[getter]
    fn mean(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        number(py, apply(py, "mean", &self.0, &[])?)
    }

    /// The temperature: how much it is worth to move first.
    #[getter]
    fn temperature(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        number(py, apply(py, "temperature", &self.0, &[])?)
    }

    /// What play comes to if Left begins.
    #[getter]
    fn left_stop(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        number(py, apply(py, "left_stop", &self.0, &[])?)
    }

    /// What play comes to if Right begins.
    #[getter]
    fn right_stop(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        number(py, apply(py, "right_stop", &self.0, &[])?)
    }

    /// Who wins: `L` or `R`, `N` (whoever begins) or `P` (whoever does not), or with draws.
    ///
    /// >>> from nimatron import Game
    /// >>> Game("^").outcome, Game("*").outcome, Game("dud").outcome
    /// ('L', 'N', 'D')
    #[getter]
    fn outcome(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, apply(py, "outcome", &self.0, &[])?)
    }

    /// Whether it is a number.
    #[getter]
    fn is_number(&self) -> bool {
        self.0.value().short().is_some_and(|value| self.0.values().is_number(value))
    }

    /// Whether it is short: no position comes again.
    #[getter]
    fn is_short(&self) -> bool {
        self.0.value().short().is_some()
    }

    /// The thermograph.
    #[pyo3(signature = (**limits))]
    fn thermograph(
        &self,
        py: Python<'_>,
        limits: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Thermograph> {
        let function = function("thermograph").expect("a function of the calculator");
        let values = vec![self.value()];
        let answer = Limits::read(limits)?
            .run(py, |budget| SESSION.call(function, values, budget))?
            .map_err(|error| failure::mismatch(&error))?;
        match answer.value {
            Value::Thermograph(thermograph) => Ok(Thermograph::of(self.0.clone(), thermograph)),
            _ => Err(failure::of_value("the game has no thermograph")),
        }
    }

    /// The game cooled by a number.
    ///
    /// >>> from nimatron import Game
    /// >>> Game("{2|-1}").cool(1)
    /// Game('{1|0}')
    fn cool(&self, py: Python<'_>, by: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        convert::as_game(py, apply(py, "cool", &self.0, &[by])?)
    }

    /// The game heated by a number or a game.
    fn heat(&self, py: Python<'_>, by: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        convert::as_game(py, apply(py, "heat", &self.0, &[by])?)
    }

    /// The ordinal sum: a move here makes an end of the other.
    fn ordinal_sum(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        convert::as_game(py, apply(py, "ordinal_sum", &self.0, &[other])?)
    }

    /// The atomic weight of an all-small game.
    ///
    /// >>> from nimatron import Game
    /// >>> Game("^3").atomic_weight
    /// Game('3')
    #[getter]
    fn atomic_weight(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        convert::as_game(py, apply(py, "atomic_weight", &self.0, &[])?)
    }

    /// The text in Unicode, or with `latex=True` in LaTeX.
    #[pyo3(signature = (*, latex = false))]
    fn text(&self, latex: bool) -> String {
        self.0.to_text(if latex { Notation::Latex } else { Notation::Unicode })
    }
}

impl Game {
    fn value(&self) -> Value {
        Value::Game(self.0.clone())
    }
}
