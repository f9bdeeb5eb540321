//! What is known of positions: solutions, explanations, certificates; and requests.

use std::sync::Arc;

use nimatron::api::Service;
use nimatron::calculator::Value;
use nimatron::certificate;
use nimatron::explain::{Level, Step, explain};
use nimatron::nim::Quantity;
use nimatron::render::html::told;
use nimatron::render::{self, Answer};
use nimatron::rulesets::{Analyses, Analysis, Move, Solved};
use nimatron::text::Notation;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::convert::{SESSION, as_game, to_python};
use crate::failure;
use crate::own;
use crate::position::{Position, analyzed};
use crate::work::{Limits, unlimited};

/// So many winning moves are listed where nothing else is said.
const MOST_MOVES: usize = 1000;
/// So many are shown.
const SHOWN: usize = 10;

/// A solved position.
///
/// >>> from nimatron import solve
/// >>> s = solve("nim: 1, w+3, w^w+5")
/// >>> s
/// <nim: 1, w+3, w^w+5: N, 1 winning move>
/// >>> print(s.value, *s.winning_moves)
/// *(w^w+w+7) 3: w^w+5 -> w+2
#[pyclass(frozen, module = "nimatron")]
pub struct Solution {
    analysis: Arc<Analysis>,
}

/// What a solved position is worth in sums. That of a game with moves of Left and of Right is a Game
/// also where it is a number or a nimber.
pub fn worth(py: Python<'_>, analysis: &Analysis, limits: &Limits) -> PyResult<Py<PyAny>> {
    let value = limits.run(py, |budget| SESSION.worth(analysis, budget))?;
    let value = value.map_err(|error| failure::mismatch(&error))?;
    let is_game = matches!(analysis.quantity(), Quantity::Game(_) | Quantity::Loopy(_));
    match value {
        Value::Outcome(_) => to_python(py, value),
        value if is_game => as_game(py, value),
        value => to_python(py, value),
    }
}

impl Solution {
    pub fn new(analysis: Arc<Analysis>) -> Solution {
        Solution { analysis }
    }

    fn found(&self, py: Python<'_>, most: usize) -> PyResult<Vec<Move>> {
        own::watched(py, || unlimited(py, |_| self.analysis.winning_moves().take(most).collect()))
    }

    pub fn listed(&self, py: Python<'_>, most: usize) -> PyResult<Vec<String>> {
        Ok(self.found(py, most)?.iter().map(Move::to_string).collect())
    }

    fn step(&self, py: Python<'_>, level: u8) -> PyResult<Step> {
        let level =
            Level::new(level).ok_or_else(|| PyValueError::new_err("a level is 0, 1, 2 or 3"))?;
        own::watched(py, || unlimited(py, |_| explain(&self.analysis, level)))
    }

    pub fn explained(&self, py: Python<'_>, level: u8) -> PyResult<Explanation> {
        let step = self.step(py, level)?;
        let moves = self.found(py, SHOWN + 1)?;
        let complete = moves.len() <= SHOWN && self.analysis.solution().finds_all_winning_moves();
        let moves = &moves[..moves.len().min(SHOWN)];
        let answer = Answer { analysis: &self.analysis, explanation: &step, moves, complete };
        let told = own::watched(py, || {
            unlimited(py, |_| told(&render::answer(&answer, Notation::Unicode)))
        })?;
        let json = serde_json::to_string(&step).map_err(failure::of_value)?;
        Ok(Explanation { html: told.html, text: told.text, json })
    }
}

#[pymethods]
impl Solution {
    /// The position.
    #[getter]
    fn position(&self) -> Position {
        Position::of(self.analysis.position().clone())
    }

    /// Who wins under best play if the player begins whose turn it is: `N`, the next player, or `P`,
    /// the previous one; `D` for a draw.
    #[getter]
    fn outcome(&self) -> String {
        self.analysis.outcome().to_string()
    }

    /// What the position is worth in sums: a Nimber or a Game; who wins, where no value is known.
    #[getter]
    fn value(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        worth(py, &self.analysis, &Limits::default())
    }

    /// Who wins whoever begins: `L`, `R`, `N` or `P`, or with draws; `None` if that is known for one
    /// player alone.
    ///
    /// >>> from nimatron import solve
    /// >>> solve("domineering: 2x1").outcome_class
    /// 'L'
    /// >>> solve("dots-and-boxes: o-o-o/|L|L|/o-o-o/|L|.|/o-o.o").outcome_class
    /// 'L'
    #[getter]
    fn outcome_class(&self) -> Option<String> {
        self.analysis.class().map(|class| class.to_string())
    }

    /// The first thousand winning moves.
    #[getter]
    fn winning_moves(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        self.listed(py, MOST_MOVES)
    }

    /// Why: the reasons, from a sentence (0) to all that a proof needs (3).
    #[pyo3(signature = (level = 1))]
    fn explain(&self, py: Python<'_>, level: u8) -> PyResult<Explanation> {
        self.explained(py, level)
    }

    /// All that was found on the way belongs to a solution, so that it is not pickled.
    fn __reduce__(&self) -> PyResult<()> {
        let message = "a solution cannot be pickled; pickle its position, and solve that again";
        Err(PyTypeError::new_err(message))
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let count = match self.found(py, SHOWN + 1)?.len() {
            0 => "no winning move".into(),
            1 => "1 winning move".into(),
            count if count > SHOWN => format!("more than {SHOWN} winning moves"),
            count => format!("{count} winning moves"),
        };
        let (position, outcome) = (self.analysis.position(), self.analysis.outcome());
        Ok(format!("<{position}: {outcome}, {count}>"))
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.explained(py, 0)?.text.trim_end().to_owned())
    }

    fn _repr_html_(&self, py: Python<'_>) -> PyResult<String> {
        let picture = self.position().drawn(py, false)?.unwrap_or_default();
        Ok(format!("{picture}{}", self.explained(py, 1)?.html))
    }
}

/// Why a position is won: as text, as HTML, and as the steps that a checker reads.
#[pyclass(frozen, eq, hash, module = "nimatron")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Explanation {
    html: String,
    text: String,
    /// The steps as JSON.
    #[pyo3(get)]
    json: String,
}

#[pymethods]
impl Explanation {
    #[staticmethod]
    fn _unpickled(html: String, text: String, json: String) -> Explanation {
        Explanation { html, text, json }
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyAny>, (String, String, String))> {
        let Explanation { html, text, json } = slf.get().clone();
        Ok((slf.getattr("_unpickled")?, (html, text, json)))
    }

    fn __str__(&self) -> &str {
        self.text.trim_end()
    }

    fn __repr__(&self) -> String {
        format!("<explanation: {}>", self.text.lines().next().unwrap_or_default())
    }

    fn _repr_html_(&self) -> &str {
        &self.html
    }
}

/// A solver, which keeps the last analyses: what is asked again is answered at once.
///
/// >>> from nimatron import Solver
/// >>> solver = Solver()
/// >>> solver.solve("cram: 4x4").outcome
/// 'P'
#[pyclass(frozen, module = "nimatron")]
pub struct Solver {
    service: Service,
}

#[pymethods]
impl Solver {
    /// Keeps at most so many analyses, and at most so many bytes of them.
    #[new]
    #[pyo3(signature = (analyses = 64, memory = 1073741824))]
    fn new(analyses: usize, memory: u64) -> Solver {
        Solver { service: Service::new(Analyses::new(analyses, memory)) }
    }

    /// Solves a position.
    #[pyo3(signature = (position, /, **limits))]
    fn solve(
        &self,
        position: &Bound<'_, PyAny>,
        limits: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Solution> {
        let (py, limits) = (position.py(), Limits::read(limits)?.bounded());
        let position = Position::given(position)?;
        let analysis = own::watched(py, || {
            limits.run(py, |budget| self.service.analyses().analyze(&position, budget))
        })?;
        Ok(Solution::new(analysis.map_err(|error| failure::exhausted(&error))?))
    }

    /// Answers a request as docs/api.md describes it: JSON to JSON.
    #[pyo3(signature = (request, /, **limits))]
    fn ask(
        &self,
        py: Python<'_>,
        request: &str,
        limits: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<String> {
        let limits = Limits::read(limits)?.bounded();
        let answer =
            own::watched(py, || limits.run(py, |budget| self.service.handle(request, budget)))?;
        Ok(answer.body)
    }

    /// Number of positions that were looked at for the analyses that are kept.
    #[getter]
    fn nodes(&self) -> u64 {
        self.service.analyses().nodes()
    }

    /// Bytes that the analyses take.
    #[getter]
    fn bytes(&self) -> u64 {
        self.service.analyses().bytes()
    }

    fn __repr__(&self) -> String {
        format!("<solver with {} analyses>", self.service.analyses().count())
    }
}

/// Who wins a position, why, and by which moves.
///
/// >>> from nimatron import solve
/// >>> solve("misere nim: 1, 1, 1").outcome
/// 'P'
// `**limits` would make a tuple at every call: a tenth of the time of a small position.
#[pyfunction]
#[pyo3(signature = (
    position, /, *, seconds = None, nodes = None, memory = None, threads = None, progress = None
))]
pub fn solve(
    position: &Bound<'_, PyAny>,
    seconds: Option<f64>,
    nodes: Option<u64>,
    memory: Option<u64>,
    threads: Option<usize>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Solution> {
    let py = position.py();
    let limits = Limits { seconds, nodes, memory, threads, progress }.checked()?;
    let analysis = match position.cast::<Position>() {
        Ok(position) => position.get().solved(py, &limits),
        Err(_) => analyzed(py, &Position::given(position)?, &limits),
    };
    analysis.map(Solution::new)
}

/// Answers a request as docs/api.md describes it: JSON to JSON.
#[pyfunction]
#[pyo3(signature = (request, /, **limits))]
pub fn ask(py: Python<'_>, request: &str, limits: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
    Solver::new(1, 1 << 20).ask(py, request, limits)
}

/// Checks a certificate by the rules alone: the position, who wins it, and how many positions were
/// settled (`None` for the data of a theorem).
#[pyfunction]
#[pyo3(signature = (certificate, /, **limits))]
pub fn verify(
    py: Python<'_>,
    certificate: &str,
    limits: Option<&Bound<'_, PyDict>>,
) -> PyResult<(Position, String, Option<usize>)> {
    let limits = Limits::read(limits)?;
    let verified =
        own::watched(py, || limits.run(py, |budget| certificate::verify(certificate, budget)))?;
    let verified = verified.map_err(|error| failure::refused(error.to_string()))?;
    Ok((Position::of(verified.position), verified.outcome.to_string(), verified.settled))
}
