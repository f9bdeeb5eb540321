//! Positions of every ruleset.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, OnceLock};

use nimatron::calculator::Value;
use nimatron::foundation::{Budget, Convention, MoveCount, Playable};
use nimatron::nim::Quantity;
use nimatron::render::svg::{position_picture, table_picture};
use nimatron::rulesets::searched::Engine;
use nimatron::rulesets::{self, Analysis, Position as Inner, written};
use nimatron::text::Notation;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyString, PyType};

use crate::convert::{self, to_python};
use crate::failure;
use crate::own;
use crate::solution::{Explanation, Solution, worth};
use crate::work::{Limits, unlimited};

/// So many moves are listed.
const MOST_MOVES: usize = 100_000;

/// Texts of so many bytes are read while Python waits.
const SHORT: usize = 200;

/// A position of any ruleset, as the command line reads it. Positions do not change: `play` gives the
/// next one.
///
/// >>> from nimatron import Position
/// >>> p = Position("nim: 3, 5, 7")
/// >>> p.outcome(), p.value(), p.winning_moves()
/// ('N', Nimber(1), ['1: 3 -> 2', '2: 5 -> 4', '3: 7 -> 6'])
/// >>> p.play("1: 3 -> 2").outcome()
/// 'P'
#[pyclass(frozen, module = "nimatron")]
pub struct Position {
    pub inner: Inner,
    /// Who wins and why, once it has been found.
    analysis: OnceLock<Arc<Analysis>>,
}

/// Solves a position.
pub fn analyzed(py: Python<'_>, position: &Inner, limits: &Limits) -> PyResult<Arc<Analysis>> {
    let work = |budget: &mut Budget| position.analyze(budget).map(Arc::new);
    own::watched(py, || limits.run(py, work))?.map_err(|error| failure::exhausted(&error))
}

impl Position {
    pub fn of(inner: Inner) -> Position {
        Position { inner, analysis: OnceLock::new() }
    }

    /// Solves the position, unless that was done before.
    pub fn solved(&self, py: Python<'_>, limits: &Limits) -> PyResult<Arc<Analysis>> {
        if let Some(analysis) = self.analysis.get() {
            return Ok(analysis.clone());
        }
        let analysis = analyzed(py, &self.inner, limits)?;
        Ok(self.analysis.get_or_init(|| analysis).clone())
    }

    /// Reads a position, or takes one that is there.
    pub fn given(given: &Bound<'_, PyAny>) -> PyResult<Inner> {
        if let Ok(text) = given.cast::<PyString>() {
            let text = text.to_str()?;
            let read = own::watched(given.py(), || match text.len() <= SHORT {
                true => Ok(text.parse()),
                false => unlimited(given.py(), |_| text.parse()),
            })?;
            return read.map_err(|error| failure::unread(&error, text));
        }
        if let Ok(position) = given.cast::<Position>() {
            return Ok(position.get().inner.clone());
        }
        own::position(given)?.ok_or_else(|| {
            PyTypeError::new_err(
                "a position is a text such as 'nim: 3, 5', or an object of a registered ruleset",
            )
        })
    }
}

#[pymethods]
impl Position {
    #[new]
    #[pyo3(signature = (position, /))]
    fn new(position: &Bound<'_, PyAny>) -> PyResult<Position> {
        Position::given(position).map(Position::of)
    }

    fn __repr__(&self) -> String {
        format!("Position({:?})", self.inner.to_string())
    }

    fn __str__(&self) -> String {
        self.inner.to_string()
    }

    fn __eq__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        let Ok(other) = other.cast::<Position>() else { return Ok(false) };
        own::watched(py, || Ok(self.inner == other.get().inner))
    }

    fn __hash__(&self) -> isize {
        let mut hasher = DefaultHasher::new();
        self.inner.hash(&mut hasher);
        hasher.finish() as isize
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (String,)) {
        convert::pickled(slf, slf.get().inner.to_string())
    }

    /// The word that names its ruleset.
    #[getter]
    fn ruleset(&self) -> String {
        self.inner.description().id.to_string()
    }

    /// The name of its ruleset.
    #[getter]
    fn title(&self) -> String {
        self.inner.description().title.to_string()
    }

    /// The rules, a paragraph each.
    #[getter]
    fn rules(&self) -> Vec<String> {
        self.inner.description().rules.iter().map(ToString::to_string).collect()
    }

    /// `normal` play or `misere` play.
    #[getter]
    fn convention(&self) -> &'static str {
        match self.inner.convention() {
            Convention::Normal => "normal",
            Convention::Misere => "misere",
        }
    }

    /// Whose turn it is, `left` or `right`; `None` where both have the same moves.
    #[getter]
    fn turn(&self) -> Option<String> {
        self.inner.turn().map(|player| player.to_string().to_lowercase())
    }

    /// The disjunctive sum: a move is one in either of them.
    ///
    /// >>> from nimatron import Position
    /// >>> Position("kayles: 5") + Position("cram: 2x2")
    /// Position("kayles: 5 + cram: 2x2")
    fn __add__(&self, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        let py = other.py();
        let Ok(other) = other.cast::<Position>() else { return Ok(py.NotImplemented()) };
        let text = format!("{} + {}", self.inner, other.get().inner);
        let read = own::watched(py, || unlimited(py, |_| text.parse()))?;
        let sum = read.map_err(|error| failure::unread(&error, &text))?;
        Ok(Bound::new(py, Position::of(sum))?.into_any().unbind())
    }

    /// The text in Unicode, or with `latex=True` in LaTeX.
    #[pyo3(signature = (*, latex = false))]
    fn text(&self, latex: bool) -> String {
        self.inner.to_text(if latex { Notation::Latex } else { Notation::Unicode })
    }

    /// Whether there is no move left.
    #[getter]
    fn is_over(&self, py: Python<'_>) -> PyResult<bool> {
        own::watched(py, || unlimited(py, |_| self.inner.is_terminal()))
    }

    /// The legal moves of the player whose turn it is.
    ///
    /// >>> from nimatron import Position
    /// >>> Position("kayles: 2").moves()
    /// ['2 -> 1', '2 -> 0']
    fn moves(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        let listed = own::watched(py, || {
            unlimited(py, |_| match self.inner.count_moves() {
                MoveCount::Infinite => Err("there are infinitely many moves"),
                _ => {
                    let moves = self.inner.moves().into_iter().flatten();
                    let moves = moves.take(MOST_MOVES + 1);
                    let moves: Vec<String> = moves.map(|one| one.to_string()).collect();
                    if moves.len() > MOST_MOVES {
                        Err("there are too many moves")
                    } else {
                        Ok(moves)
                    }
                }
            })
        })?;
        listed.map_err(PyValueError::new_err)
    }

    /// The position after a move, which is written as `moves` lists them.
    fn play(&self, py: Python<'_>, r#move: &str) -> PyResult<Position> {
        let text = r#move;
        let played = own::watched(py, || {
            unlimited(py, |_| {
                let chosen = self.inner.parse_move(text)?;
                let whole = 0..text.len();
                let illegal = |error: nimatron::foundation::IllegalMove| {
                    nimatron::text::ParseError::new(error.0, whole)
                };
                self.inner.play(&chosen).map_err(illegal)
            })
        })?;
        played.map(Position::of).map_err(|error| failure::illegal(&error, text))
    }

    /// Who wins, why, and by which moves.
    #[pyo3(signature = (**limits))]
    fn solve(&self, py: Python<'_>, limits: Option<&Bound<'_, PyDict>>) -> PyResult<Solution> {
        self.solved(py, &Limits::read(limits)?).map(Solution::new)
    }

    /// Who wins under best play if the player begins whose turn it is: `N`, the next player, or `P`,
    /// the previous one; `D` for a draw. Whoever begins: `solve().outcome_class`.
    #[pyo3(signature = (**limits))]
    fn outcome(&self, py: Python<'_>, limits: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
        Ok(self.solved(py, &Limits::read(limits)?)?.outcome().to_string())
    }

    /// What the position is worth in sums: a Nimber or a Game; who wins, where no value is known.
    ///
    /// >>> from nimatron import Position
    /// >>> Position("kayles: 12, 5").value(), Position("domineering: 2x2").value()
    /// (Nimber(0), Game('+-1'))
    #[pyo3(signature = (**limits))]
    fn value(&self, py: Python<'_>, limits: Option<&Bound<'_, PyDict>>) -> PyResult<Py<PyAny>> {
        let limits = Limits::read(limits)?;
        // Where it is not solved, what the moves are worth need not be known.
        if let (None, Inner::Searched(searched)) = (self.analysis.get(), &self.inner) {
            let worth =
                own::watched(py, || limits.run(py, |budget| Engine::worth_of(searched, budget)))?;
            let worth = worth.map_err(|error| failure::exhausted(&error))?;
            return to_python(
                py,
                match worth.quantity() {
                    Quantity::NimSum(nimber) if searched.convention() == Convention::Normal => {
                        nimber.into()
                    }
                    _ => Value::Outcome(worth.outcome().into()),
                },
            );
        }
        worth(py, &*self.solved(py, &limits)?, &limits)
    }

    /// The winning moves, at most so many.
    #[pyo3(signature = (most = 1000, **limits))]
    fn winning_moves(
        &self,
        py: Python<'_>,
        most: usize,
        limits: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Vec<String>> {
        Solution::new(self.solved(py, &Limits::read(limits)?)?).listed(py, most)
    }

    /// Why: the reasons, from a sentence (0) to all that a proof needs (3).
    #[pyo3(signature = (level = 1, **limits))]
    fn explain(
        &self,
        py: Python<'_>,
        level: u8,
        limits: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Explanation> {
        Solution::new(self.solved(py, &Limits::read(limits)?)?).explained(py, level)
    }

    /// A certificate, which `verify` checks without trusting whoever made it: JSON.
    #[pyo3(signature = (positions = 10_000, **limits))]
    fn prove(
        &self,
        py: Python<'_>,
        positions: u64,
        limits: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<String> {
        use nimatron::certificate::{Unproved, prove};
        let limits = Limits::read(limits)?;
        let proved = own::watched(py, || {
            limits.run(py, |budget: &mut Budget| {
                prove(&self.inner, positions, budget).map(|certificate| certificate.to_json())
            })
        })?;
        proved.map_err(|unproved| match unproved {
            Unproved::Exhausted(exhausted) => failure::exhausted(&exhausted),
            incomplete => failure::of_value(incomplete),
        })
    }

    /// The picture as SVG, or with `table=True` the table of its powers of two; `None` if there is
    /// none. A notebook draws it.
    #[pyo3(signature = (*, table = false))]
    fn svg<'py>(&self, py: Python<'py>, table: bool) -> PyResult<Option<Bound<'py, PyAny>>> {
        static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
        let class = CLASS.import(py, "nimatron.pictures", "Picture")?;
        self.drawn(py, table)?.map(|svg| class.call1((svg,))).transpose()
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<Option<String>> {
        self.drawn(py, false)
    }
}

impl Position {
    /// The picture as SVG.
    pub fn drawn(&self, py: Python<'_>, table: bool) -> PyResult<Option<String>> {
        own::watched(py, || {
            unlimited(py, |_| match table {
                true => table_picture(&self.inner),
                false => position_picture(&self.inner),
            })
        })
    }
}

/// The rulesets: the word, the name, and an example of each.
#[pyfunction]
pub fn games() -> Vec<(String, String, String)> {
    let told = |ruleset: Arc<rulesets::Ruleset>| {
        let about = ruleset.description();
        let example = about.examples.first().map(|example| example.position.to_string());
        (about.id.to_string(), about.title.to_string(), example.unwrap_or_default())
    };
    rulesets::registered().into_iter().map(told).collect()
}

/// Adds the ruleset of a file, which is given as its text, and says what it is called.
#[pyfunction]
#[pyo3(signature = (file, /))]
pub fn add_rules(py: Python<'_>, file: &str) -> PyResult<String> {
    let ruleset = unlimited(py, |_| written::read(file))?;
    let ruleset = ruleset.map_err(|error| failure::unread(&error, file))?;
    let name = ruleset.description().id.to_string();
    rulesets::register(ruleset).map_err(|taken| PyValueError::new_err(taken.to_string()))?;
    Ok(name)
}
