//! Grundy values of the heaps of take-and-break games.

use nimatron::api::{KnownPeriod, PeriodStatus};
use nimatron::impartial::sequence::{Code, Halt, Values};
use nimatron::render;
use nimatron::render::svg::grundy_plot;
use nimatron::rulesets::sequence::Sequence as Rules;
use nimatron::text::Notation;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyType};
use std::sync::{Mutex, PoisonError};

use crate::failure;
use crate::work::{Limits, unlimited};

/// The Grundy values of the heaps 0, 1, 2, ... of a game; what has been computed is kept.
///
/// Rules are an octal or hexadecimal code, a name, or a name with a set: `0.77`, `kayles`,
/// `subtraction(1, 3, 4)`; or the name of a ruleset
/// of a file whose board is a strip.
#[pyclass(frozen, module = "nimatron._native", subclass)]
pub struct Sequence {
    rules: Rules,
    values: Mutex<Box<dyn Values>>,
}

fn halted(halt: &Halt) -> PyErr {
    match halt {
        Halt::Exhausted(exhausted) => failure::exhausted(exhausted),
        other => failure::of_value(other),
    }
}

#[pymethods]
impl Sequence {
    #[new]
    #[pyo3(signature = (rules, /))]
    fn new(rules: &str) -> PyResult<Sequence> {
        let rules = Rules::read(rules).map_err(|error| failure::unread(&error, rules))?;
        let engine = rules.values(Vec::new()).map_err(|halt| halted(&halt))?;
        Ok(Sequence { rules, values: Mutex::new(engine) })
    }

    /// The rules, as they are read again.
    #[getter]
    fn rules(&self) -> String {
        self.rules.to_string()
    }

    /// The rules as a code; `None` where they are not known to be those of heaps.
    #[getter]
    fn code(&self) -> Option<String> {
        self.rules.code().map(Code::to_string)
    }

    fn __repr__(&self) -> String {
        format!("Sequence('{}')", self.rules)
    }

    /// The rules are kept, and the values are computed again.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (String,)) {
        (slf.get_type(), (slf.get().rules(),))
    }

    /// The value of one heap.
    #[pyo3(signature = (heap, /, **limits))]
    fn value(
        &self,
        py: Python<'_>,
        heap: u64,
        limits: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<u16> {
        let limits = Limits::read(limits)?;
        let value = limits.run(py, |budget| {
            let mut engine = self.values.lock().unwrap_or_else(PoisonError::into_inner);
            engine.extend(heap.saturating_add(1), budget, &mut |_| ())?;
            Ok(engine.values(heap..heap + 1).map_or(0, |values| values[0]))
        })?;
        value.map_err(|halt| halted(&halt))
    }

    /// How many values are known.
    fn known(&self, py: Python<'_>) -> PyResult<u64> {
        unlimited(py, |_| self.values.lock().unwrap_or_else(PoisonError::into_inner).len())
    }

    /// The values of the first `count` heaps as bytes, two for each, the lower one first.
    #[pyo3(signature = (count, /, **limits))]
    fn words<'py>(
        &self,
        py: Python<'py>,
        count: u64,
        limits: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let limits = Limits::read(limits)?;
        let bytes = limits.run(py, |budget| {
            let mut engine = self.values.lock().unwrap_or_else(PoisonError::into_inner);
            engine.extend(count, budget, &mut |_| ())?;
            let values = engine.values(0..count).unwrap_or_default();
            Ok(values.iter().flat_map(|value| value.to_le_bytes()).collect::<Vec<u8>>())
        })?;
        Ok(PyBytes::new(py, &bytes.map_err(|halt| halted(&halt))?))
    }

    /// What is known of the period, looked for among the first `heaps` heaps.
    ///
    /// >>> from nimatron import Sequence
    /// >>> Sequence("kayles").period()
    /// Period(status='proved', preperiod=71, period=12, saltus=0, computed=192)
    #[pyo3(signature = (heaps = 65536, **limits))]
    fn period(
        &self,
        py: Python<'_>,
        heaps: u64,
        limits: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Period> {
        let limits = Limits::read(limits)?;
        let (known, told) = limits.run(py, |budget| {
            let mut engine = self.values.lock().unwrap_or_else(PoisonError::into_inner);
            let search = self.rules.search(heaps);
            let (verdict, halt) = search.run(&mut **engine, budget, &mut |_| ());
            let computed = engine.len().min(heaps);
            let halt = halt.as_ref();
            let told = render::period(&self.rules, &verdict, computed, halt, Notation::Unicode);
            (KnownPeriod::new(&verdict, computed, halt), told.join("\n"))
        })?;
        Ok(Period::new(known, told))
    }

    /// The values of the first `count` heaps as a picture, a point for each; SVG.
    #[pyo3(signature = (count = 200, /, **limits))]
    fn svg(
        &self,
        py: Python<'_>,
        count: u64,
        limits: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Option<String>> {
        let limits = Limits::read(limits)?;
        let drawn = limits.run(py, |budget| {
            let mut engine = self.values.lock().unwrap_or_else(PoisonError::into_inner);
            engine.extend(count, budget, &mut |_| ())?;
            let values = engine.values(0..count).unwrap_or_default();
            Ok(grundy_plot(&self.rules.to_string(), 0, values))
        })?;
        drawn.map_err(|halt| halted(&halt))
    }
}

/// What is known of the period of a sequence.
#[pyclass(frozen, eq, hash, module = "nimatron")]
#[derive(PartialEq, Eq, Hash)]
pub struct Period {
    /// `proved` by a theorem, `observed` in what was computed, or `exhausted`: none was seen.
    #[pyo3(get)]
    status: String,
    /// From which heap on it holds.
    #[pyo3(get)]
    preperiod: Option<u64>,
    /// How long it is.
    #[pyo3(get)]
    period: Option<u64>,
    /// By how much the values rise in it.
    #[pyo3(get)]
    saltus: Option<u64>,
    /// So many values were computed.
    #[pyo3(get)]
    computed: u64,
    /// The theorem that proves it.
    #[pyo3(get)]
    theorem: Option<String>,
    text: String,
}

impl Period {
    fn new(known: KnownPeriod, text: String) -> Period {
        let status = match known.status {
            PeriodStatus::Proved => "proved",
            PeriodStatus::Observed => "observed",
            PeriodStatus::Exhausted => "exhausted",
        };
        Period {
            status: status.to_owned(),
            preperiod: known.preperiod,
            period: known.period,
            saltus: known.saltus,
            computed: known.computed,
            theorem: known.theorem,
            text,
        }
    }
}

/// What a period is pickled as: its fields.
type Fields = (String, Option<u64>, Option<u64>, Option<u64>, u64, Option<String>, String);

#[pymethods]
impl Period {
    #[staticmethod]
    fn _unpickled(fields: Fields) -> Period {
        let (status, preperiod, period, saltus, computed, theorem, text) = fields;
        Period { status, preperiod, period, saltus, computed, theorem, text }
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (Fields,))> {
        let Period { status, preperiod, period, saltus, computed, theorem, text } = slf.get();
        let (theorem, text) = (theorem.clone(), text.clone());
        let fields = (status.clone(), *preperiod, *period, *saltus, *computed, theorem, text);
        Ok((slf.getattr("_unpickled")?, (fields,)))
    }

    fn __repr__(&self) -> String {
        let shown = |number: Option<u64>| number.map_or("None".into(), |number| number.to_string());
        format!(
            "Period(status='{}', preperiod={}, period={}, saltus={}, computed={})",
            self.status,
            shown(self.preperiod),
            shown(self.period),
            shown(self.saltus),
            self.computed
        )
    }

    fn __str__(&self) -> &str {
        &self.text
    }
}
