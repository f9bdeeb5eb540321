//! Nimbers.

use std::borrow::Cow;
use std::ops::ControlFlow;

use nimatron::NimberError;
use nimatron::calculator::Value;
use nimatron::foundation::{Budget, Nimber as Inner};
use nimatron::text::{Notation, Operator};
use nimatron_nimber::Work;
use nimatron_nimber::finite::Nimber64;
use pyo3::IntoPyObjectExt;
use pyo3::basic::CompareOp;
use pyo3::exceptions::{PyTypeError, PyValueError, PyZeroDivisionError};
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyString, PyType};

use crate::convert::{self, operate, python_to_natural};
use crate::failure;
use crate::ordinal::Ordinal;
use crate::work::unlimited;

/// A nimber: an ordinal as an element of Conway's field, and the value of a heap of Nim.
///
/// >>> from nimatron import Nimber
/// >>> Nimber(14) * Nimber(8), Nimber(5) + Nimber(3), 1 / Nimber(2)
/// (Nimber(10), Nimber(6), Nimber(3))
/// >>> w = Nimber("w")
/// >>> w * w * w
/// Nimber(2)
///
/// It is no number: `Nimber(5) == 5` is false, and the order is that of games, in which different
/// nimbers do not compare. To sort them take `key=lambda x: x.height`.
#[pyclass(frozen, freelist = 256, module = "nimatron")]
pub struct Nimber(pub Inner);

/// What stands beside a nimber in a product or quotient: a nimber, or 0 and 1, which are the same
/// nimber and number.
fn beside<'a>(other: &'a Bound<'_, PyAny>) -> Option<Cow<'a, Inner>> {
    if let Ok(nimber) = other.cast::<Nimber>() {
        return Some(Cow::Borrowed(&nimber.get().0));
    }
    match other.cast::<PyInt>().ok()?.extract::<u8>() {
        Ok(0) => Some(Cow::Owned(Inner::zero())),
        Ok(1) => Some(Cow::Owned(Inner::one())),
        _ => None,
    }
}

fn not_implemented(py: Python<'_>) -> Py<PyAny> {
    py.NotImplemented()
}

fn made(py: Python<'_>, nimber: Inner) -> PyResult<Py<PyAny>> {
    Ok(Bound::new(py, Nimber(nimber))?.into_any().unbind())
}

/// A nimber of a machine word: it is computed with while Python waits.
fn word(nimber: &Inner) -> Option<Nimber64> {
    nimber.height().to_u64().map(Nimber64::new)
}

/// A field operation on a nimber, which may take long.
fn worked<T: Send>(
    py: Python<'_>,
    nimber: &Inner,
    work: impl FnOnce(&mut Work<'_>) -> Result<T, NimberError> + Send,
) -> PyResult<T> {
    if word(nimber).is_some() {
        return work(&mut |_| ControlFlow::Continue(())).map_err(failure::of_value);
    }
    let run = |budget: &mut Budget| {
        work(&mut |products| match budget.spend(products) {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        })
    };
    unlimited(py, run)?.map_err(failure::of_value)
}

fn inverted(py: Python<'_>, nimber: &Inner) -> PyResult<Inner> {
    if nimber.is_zero() {
        return Err(PyZeroDivisionError::new_err("division of a nimber by 0"));
    }
    worked(py, nimber, |work| nimber.inverse(work))
}

impl Nimber {
    fn times(&self, py: Python<'_>, other: &Inner) -> PyResult<Inner> {
        if let (Some(a), Some(b)) = (word(&self.0), word(other)) {
            return Ok((a * b).get().into());
        }
        unlimited(py, |_| self.0.product(other))?.map_err(failure::of_value)
    }
}

#[pymethods]
impl Nimber {
    #[new]
    #[pyo3(signature = (value = None, /))]
    fn new(value: Option<&Bound<'_, PyAny>>) -> PyResult<Nimber> {
        let Some(value) = value else { return Ok(Nimber(Inner::zero())) };
        if let Ok(nimber) = value.cast::<Nimber>() {
            return Ok(Nimber(nimber.get().0.clone()));
        }
        if let Ok(int) = value.cast::<PyInt>() {
            if let Ok(word) = int.extract::<u64>() {
                return Ok(Nimber(Inner::from(word)));
            }
            let natural = python_to_natural(int)?;
            let natural =
                natural.ok_or_else(|| PyValueError::new_err("no heap has a negative height"))?;
            return Ok(Nimber(Inner::from(natural)));
        }
        if let Ok(ordinal) = value.cast::<Ordinal>() {
            return Ok(Nimber(Inner::from(ordinal.get().0.clone())));
        }
        if let Ok(text) = value.cast::<PyString>() {
            let text = text.to_str()?;
            // The star may be left out, as only a height can be meant.
            let read = match text.trim_start().starts_with('*') {
                true => text.parse::<Inner>(),
                false => text.parse::<nimatron::Ordinal>().map(Inner::from),
            };
            return read.map(Nimber).map_err(|error| failure::unread(&error, text));
        }
        Err(PyTypeError::new_err("a nimber is made of an int, an Ordinal or a text such as '*5'"))
    }

    fn __repr__(&self) -> String {
        match self.0.natural() {
            Some(natural) => format!("Nimber({natural})"),
            None => format!("Nimber('{}')", self.0.height()),
        }
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn _repr_latex_(&self) -> String {
        convert::latex(&self.0.to_text(Notation::Latex))
    }

    fn _repr_html_(&self) -> String {
        nimatron::render::mathml::mathml(&self.0.formula())
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        convert::hash(py, &Value::Nimber(self.0.clone()))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (String,)) {
        convert::pickled(slf, slf.get().0.height().to_string())
    }

    fn __richcmp__(
        &self,
        py: Python<'_>,
        other: &Bound<'_, PyAny>,
        comparison: CompareOp,
    ) -> PyResult<Py<PyAny>> {
        if let Ok(other) = other.cast::<Nimber>() {
            let is_equal = self.0 == other.get().0;
            // Different nimbers are confused with each other.
            let answer = match comparison {
                CompareOp::Eq | CompareOp::Le | CompareOp::Ge => is_equal,
                CompareOp::Ne => !is_equal,
                CompareOp::Lt | CompareOp::Gt => false,
            };
            return answer.into_py_any(py);
        }
        convert::compare(py, Value::Nimber(self.0.clone()), other, comparison)
    }

    fn __bool__(&self) -> bool {
        !self.0.is_zero()
    }

    fn __int__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ordinal(self.0.height().clone()).__int__(py)
    }

    /// The sum without carrying.
    fn __add__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        match other.cast::<Nimber>() {
            Ok(other) => made(py, self.0.sum(&other.get().0).map_err(failure::of_value)?),
            Err(_) => operate(py, Operator::Add, Value::Nimber(self.0.clone()), other, false),
        }
    }

    fn __radd__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        operate(py, Operator::Add, Value::Nimber(self.0.clone()), other, true)
    }

    fn __sub__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        match other.cast::<Nimber>() {
            Ok(_) => self.__add__(py, other),
            Err(_) => operate(py, Operator::Subtract, Value::Nimber(self.0.clone()), other, false),
        }
    }

    fn __rsub__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        operate(py, Operator::Subtract, Value::Nimber(self.0.clone()), other, true)
    }

    fn __xor__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        match other.cast::<Nimber>() {
            Ok(other) => made(py, self.0.sum(&other.get().0).map_err(failure::of_value)?),
            Err(_) => Ok(not_implemented(py)),
        }
    }

    fn __neg__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __mul__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        match beside(other) {
            Some(other) => made(py, self.times(py, &other)?),
            None => Ok(not_implemented(py)),
        }
    }

    fn __rmul__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        self.__mul__(py, other)
    }

    fn __truediv__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        match beside(other) {
            Some(other) => made(py, self.times(py, &inverted(py, &other)?)?),
            None => Ok(not_implemented(py)),
        }
    }

    fn __rtruediv__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        match beside(other) {
            Some(other) => made(py, Nimber(inverted(py, &self.0)?).times(py, &other)?),
            None => Ok(not_implemented(py)),
        }
    }

    fn __pow__(
        &self,
        py: Python<'_>,
        exponent: &Bound<'_, PyAny>,
        modulus: &Bound<'_, PyAny>,
    ) -> PyResult<Py<PyAny>> {
        convert::without_modulus(modulus)?;
        let Ok(exponent) = exponent.cast::<PyInt>() else { return Ok(not_implemented(py)) };
        match python_to_natural(exponent)? {
            Some(n) => made(py, worked(py, &self.0, |_| self.0.pow(&n))?),
            None => {
                let inverse = inverted(py, &self.0)?;
                let opposite = exponent.call_method0("__neg__")?;
                Nimber(inverse).__pow__(py, &opposite, modulus)
            }
        }
    }

    /// Its height as an ordinal.
    #[getter]
    fn height(&self) -> Ordinal {
        Ordinal(self.0.height().clone())
    }

    /// The nimber whose product with this one is 1.
    ///
    /// >>> from nimatron import Nimber
    /// >>> Nimber(5).inverse() * Nimber(5)
    /// Nimber(1)
    fn inverse(&self, py: Python<'_>) -> PyResult<Nimber> {
        inverted(py, &self.0).map(Nimber)
    }

    /// The nimber whose square this is: every nimber has exactly one.
    ///
    /// >>> from nimatron import Nimber
    /// >>> Nimber(5).sqrt() ** 2
    /// Nimber(5)
    fn sqrt(&self, py: Python<'_>) -> PyResult<Nimber> {
        worked(py, &self.0, |work| self.0.square_root(work)).map(Nimber)
    }

    /// The text in Unicode, or with `latex=True` in LaTeX.
    #[pyo3(signature = (*, latex = false))]
    fn text(&self, latex: bool) -> String {
        self.0.to_text(if latex { Notation::Latex } else { Notation::Unicode })
    }
}
