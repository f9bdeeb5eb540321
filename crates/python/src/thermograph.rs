//! Thermographs.

use std::sync::Arc;

use nimatron::calculator::Game;
use nimatron::foundation::Player;
use nimatron::partizan::{Dyadic, Thermograph as Inner};
use nimatron::render::svg::thermograph_picture;
use nimatron::text::Notation;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::convert::dyadic_to_python;

/// How hot a game is at every temperature: the two walls, exact.
///
/// >>> from nimatron import Game
/// >>> t = Game("{2|-1}").thermograph()
/// >>> t.mean, t.temperature, t.left_wall
/// (Dyadic(1, 2), Dyadic(3, 2), [(Dyadic(-1, 1), Dyadic(3, 1)), (Dyadic(3, 2), Dyadic(1, 2))])
#[pyclass(frozen, module = "nimatron")]
pub struct Thermograph {
    /// What it is the thermograph of, if that is known.
    of: Option<Game>,
    inner: Arc<Inner>,
}

type Corners<'py> = Vec<(Bound<'py, PyAny>, Bound<'py, PyAny>)>;

impl Thermograph {
    pub fn new(inner: Arc<Inner>) -> Thermograph {
        Thermograph { of: None, inner }
    }

    pub fn of(game: Game, inner: Arc<Inner>) -> Thermograph {
        Thermograph { of: Some(game), inner }
    }

    fn corners<'py>(&self, py: Python<'py>, player: Player) -> PyResult<Corners<'py>> {
        let corner = |(at, value): &(Dyadic, Dyadic)| {
            Ok((dyadic_to_python(py, at)?, dyadic_to_python(py, value)?))
        };
        self.inner.wall(player).corners().iter().map(corner).collect()
    }
}

#[pymethods]
impl Thermograph {
    /// The value at the mast.
    #[getter]
    fn mean<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        dyadic_to_python(py, self.inner.mean())
    }

    /// The temperature at which the walls meet.
    #[getter]
    fn temperature<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        dyadic_to_python(py, self.inner.temperature())
    }

    /// The corners of the Left wall from below: pairs of a temperature and a value.
    #[getter]
    fn left_wall<'py>(&self, py: Python<'py>) -> PyResult<Corners<'py>> {
        self.corners(py, Player::Left)
    }

    /// The corners of the Right wall from below: pairs of a temperature and a value.
    #[getter]
    fn right_wall<'py>(&self, py: Python<'py>) -> PyResult<Corners<'py>> {
        self.corners(py, Player::Right)
    }

    fn __repr__(&self) -> String {
        let (mean, temperature) = (self.inner.mean(), self.inner.temperature());
        format!("<thermograph: mean {mean}, temperature {temperature}>")
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Thermograph>().is_ok_and(|other| other.get().inner == self.inner)
    }

    /// It is pickled as the game that it is of.
    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (&'static str, String))> {
        let game = self.of.as_ref().ok_or_else(|| {
            PyTypeError::new_err("the thermograph of an expression cannot be pickled")
        })?;
        let call = py.import("nimatron")?.getattr("call")?;
        Ok((call, ("thermograph", game.to_text(Notation::Ascii))))
    }

    /// The picture as SVG; `None` where it has too many corners to be drawn.
    fn _repr_svg_(&self) -> Option<String> {
        let of = self.of.as_ref().map(|game| game.to_text(Notation::Unicode));
        thermograph_picture(of.as_deref().unwrap_or("a game"), &self.inner)
    }
}
