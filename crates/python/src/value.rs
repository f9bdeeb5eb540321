//! The values that have no class of their own.

use nimatron::calculator::Value as Inner;
use nimatron::render::mathml::mathml;
use nimatron::text::Notation;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::convert::{self, SESSION};
use crate::work::unlimited;

/// A value of the calculator that has no class of its own, such as a genus or a polynomial.
///
/// >>> from nimatron import calc
/// >>> calc("genus(*2)"), calc("genus(*2)").kind
/// (Value('2^20'), 'genus')
#[pyclass(frozen, module = "nimatron")]
pub struct Value(pub Inner);

#[pymethods]
impl Value {
    /// What the value is: `genus`, `polynomial`, `digits`, `form`, ...
    #[getter]
    fn kind(&self) -> String {
        self.0.kind().to_string()
    }

    fn __repr__(&self) -> String {
        format!("Value('{}')", self.0)
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Value>().is_ok_and(|other| other.get().0 == self.0)
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        convert::hash(py, &self.0)
    }

    /// It is pickled as its text, if that is one of the same value.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let text = self.0.to_string();
        let read = unlimited(py, |budget| SESSION.preview(&text, budget))?;
        if !read.is_ok_and(|answer| answer.value == self.0) {
            let kind = self.0.kind().described();
            let message = format!("{kind} cannot be pickled; keep what it was computed from");
            return Err(PyTypeError::new_err(message));
        }
        Ok((py.import("nimatron")?.getattr("calc")?, (text,)))
    }

    fn _repr_html_(&self) -> String {
        self.0.lines().iter().map(mathml).collect::<Vec<_>>().join("<br>")
    }

    fn _repr_latex_(&self) -> String {
        convert::latex(&self.0.to_text(Notation::Latex))
    }
}
