//! Ordinals.

use std::borrow::Cow;

use dashu_int::UBig;
use nimatron::Ordinal as Inner;
use nimatron::calculator::Value;
use nimatron::text::{Notation, Operator};
use pyo3::IntoPyObjectExt;
use pyo3::basic::CompareOp;
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyString, PyType};

use crate::convert::{self, natural_to_python, operate, python_to_natural};
use crate::failure;

/// An ordinal, exact, in Cantor normal form.
///
/// Below w it is an int in all that it does. Sums and products are those of Cantor:
///
/// >>> from nimatron import Ordinal
/// >>> w = Ordinal("w")
/// >>> 1 + w, w + 1, w * 2, 2 * w
/// (Ordinal('w'), Ordinal('w+1'), Ordinal('w*2'), Ordinal('w'))
/// >>> Ordinal(7) == 7, w > 10**100
/// (True, True)
#[pyclass(frozen, freelist = 256, module = "nimatron")]
pub struct Ordinal(pub Inner);

/// What stands beside an ordinal and is one: an ordinal, or an int of a machine word.
fn beside<'a>(other: &'a Bound<'_, PyAny>) -> Option<Cow<'a, Inner>> {
    if let Ok(ordinal) = other.cast::<Ordinal>() {
        return Some(Cow::Borrowed(&ordinal.get().0));
    }
    other.cast::<PyInt>().ok()?.extract::<u64>().ok().map(|word| Cow::Owned(word.into()))
}

/// Ordinals of so many nodes and words are added and multiplied while Python waits.
const SHORT: u64 = 64;

/// `left operator right` of two ordinals; another operator than + and * is left to the calculator.
fn short(operator: Operator, left: &Inner, right: &Inner) -> Option<Inner> {
    if left.size().max(right.size()) > SHORT {
        return None;
    }
    match operator {
        Operator::Add => left.checked_add(right).ok(),
        Operator::Multiply => left.checked_mul(right).ok(),
        _ => None,
    }
}

#[pymethods]
impl Ordinal {
    #[new]
    #[pyo3(signature = (value, /))]
    fn new(value: &Bound<'_, PyAny>) -> PyResult<Ordinal> {
        if let Ok(ordinal) = value.cast::<Ordinal>() {
            return Ok(Ordinal(ordinal.get().0.clone()));
        }
        if let Ok(int) = value.cast::<PyInt>() {
            let natural = python_to_natural(int)?;
            let natural = natural.ok_or_else(|| PyValueError::new_err("no ordinal is negative"))?;
            return Ok(Ordinal(natural.into()));
        }
        if let Ok(text) = value.cast::<PyString>() {
            let text = text.to_str()?;
            let read = text.parse().map_err(|error| failure::unread(&error, text))?;
            return Ok(Ordinal(read));
        }
        Err(PyTypeError::new_err("an ordinal is made of an int or of a text such as 'w^2+3'"))
    }

    fn __repr__(&self) -> String {
        match self.0.natural() {
            Some(natural) => format!("Ordinal({natural})"),
            None => format!("Ordinal('{}')", self.0),
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
        convert::hash(py, &Value::Ordinal(self.0.clone()))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (String,)) {
        convert::pickled(slf, slf.get().0.to_string())
    }

    fn __richcmp__(
        &self,
        py: Python<'_>,
        other: &Bound<'_, PyAny>,
        comparison: CompareOp,
    ) -> PyResult<Py<PyAny>> {
        match beside(other) {
            Some(other) => comparison.matches(self.0.cmp(&other)).into_py_any(py),
            None => convert::compare(py, self.value(), other, comparison),
        }
    }

    fn __add__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        self.operate(py, Operator::Add, other, false)
    }

    fn __radd__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        self.operate(py, Operator::Add, other, true)
    }

    fn __mul__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        self.operate(py, Operator::Multiply, other, false)
    }

    fn __rmul__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        self.operate(py, Operator::Multiply, other, true)
    }

    fn __pow__(
        &self,
        py: Python<'_>,
        other: &Bound<'_, PyAny>,
        modulus: &Bound<'_, PyAny>,
    ) -> PyResult<Py<PyAny>> {
        convert::without_modulus(modulus)?;
        self.operate(py, Operator::Power, other, false)
    }

    fn __rpow__(
        &self,
        py: Python<'_>,
        other: &Bound<'_, PyAny>,
        modulus: &Bound<'_, PyAny>,
    ) -> PyResult<Py<PyAny>> {
        convert::without_modulus(modulus)?;
        self.operate(py, Operator::Power, other, true)
    }

    /// The nim-sum: the exponents of w^(2^...) and the bits of the coefficients without carrying.
    ///
    /// >>> from nimatron import Ordinal
    /// >>> Ordinal("w*3+5") ^ Ordinal("w+3")
    /// Ordinal('w*2+6')
    fn __xor__(&self, other: &Bound<'_, PyAny>) -> PyResult<Ordinal> {
        Ok(Ordinal(self.0.nim_sum(&Ordinal::new(other)?.0)))
    }

    fn __rxor__(&self, other: &Bound<'_, PyAny>) -> PyResult<Ordinal> {
        self.__xor__(other)
    }

    fn __bool__(&self) -> bool {
        !self.0.is_zero()
    }

    pub fn __int__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match self.0.natural() {
            Some(natural) => natural_to_python(py, natural),
            None => Err(PyOverflowError::new_err(format!("{} is infinite", self.0))),
        }
    }

    fn __index__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.__int__(py)
    }

    /// Whether it is below w.
    #[getter]
    fn is_finite(&self) -> bool {
        self.0.is_finite()
    }

    /// Whether it is a limit: neither 0 nor a successor.
    #[getter]
    fn is_limit(&self) -> bool {
        self.0.is_limit()
    }

    /// The terms w^exponent * coefficient of the Cantor normal form, the largest first.
    ///
    /// >>> from nimatron import Ordinal
    /// >>> Ordinal("w^w*3+5").terms
    /// [(Ordinal('w'), 3), (Ordinal(0), 5)]
    #[getter]
    fn terms<'py>(&self, py: Python<'py>) -> PyResult<Vec<(Ordinal, Bound<'py, PyAny>)>> {
        let term = |(exponent, coefficient): (Inner, &UBig)| {
            Ok((Ordinal(exponent), natural_to_python(py, coefficient)?))
        };
        self.0.terms().map(term).collect()
    }

    /// The text in Unicode, or with `latex=True` in LaTeX.
    #[pyo3(signature = (*, latex = false))]
    fn text(&self, latex: bool) -> String {
        self.0.to_text(if latex { Notation::Latex } else { Notation::Unicode })
    }
}

impl Ordinal {
    fn value(&self) -> Value {
        Value::Ordinal(self.0.clone())
    }

    /// `self operator other`, or with `reflected` the other way round.
    fn operate(
        &self,
        py: Python<'_>,
        operator: Operator,
        other: &Bound<'_, PyAny>,
        reflected: bool,
    ) -> PyResult<Py<PyAny>> {
        let answer = beside(other).and_then(|other| match reflected {
            true => short(operator, &other, &self.0),
            false => short(operator, &self.0, &other),
        });
        match answer {
            Some(ordinal) => Ordinal(ordinal).into_py_any(py),
            None => operate(py, operator, self.value(), other, reflected),
        }
    }
}
