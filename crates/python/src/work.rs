//! Work within limits, while Python goes on.

use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use nimatron::foundation::Budget;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// How often progress is told.
const EVERY: Duration = Duration::from_millis(100);

/// The keyword arguments that every long computation takes.
#[derive(Default)]
pub struct Limits {
    pub seconds: Option<f64>,
    pub nodes: Option<u64>,
    pub memory: Option<u64>,
    pub threads: Option<usize>,
    pub progress: Option<Py<PyAny>>,
}

impl Limits {
    /// Their names, as errors list them.
    const NAMES: &'static str = "seconds, nodes, memory, threads, progress";

    /// Reads them.
    ///
    /// # Errors
    /// `TypeError` for a name that is none of them, `ValueError` for a limit that is no bound.
    pub fn read(given: Option<&Bound<'_, PyDict>>) -> PyResult<Limits> {
        let mut limits = Limits::default();
        let Some(given) = given else { return Ok(limits) };
        for (name, value) in given.iter() {
            let name: String = name.extract()?;
            if value.is_none() {
                continue;
            }
            match name.as_str() {
                "seconds" => limits.seconds = Some(value.extract()?),
                "nodes" => limits.nodes = Some(value.extract()?),
                "memory" => limits.memory = Some(value.extract()?),
                "threads" => limits.threads = Some(value.extract()?),
                "progress" => limits.progress = Some(value.unbind()),
                _ => {
                    let message = format!("'{name}' is no limit; the limits are {}", Limits::NAMES);
                    return Err(PyTypeError::new_err(message));
                }
            }
        }
        limits.checked()
    }

    /// The same, if there is so much time.
    ///
    /// # Errors
    /// `ValueError` for seconds that are no bound.
    pub fn checked(self) -> PyResult<Limits> {
        match self.seconds {
            Some(seconds) if !(0.0..1e9).contains(&seconds) => {
                Err(PyValueError::new_err(format!("{seconds} is no number of seconds")))
            }
            _ => Ok(self),
        }
    }

    /// The same, with a bound on nodes that nothing reaches where none is given: what is kept is kept
    /// with the bounds within which it would come about again.
    pub fn bounded(mut self) -> Limits {
        self.nodes.get_or_insert(u64::MAX - 1);
        self
    }

    /// A bound on memory alone, in bytes.
    pub fn of_memory(bytes: u64) -> Limits {
        Limits { memory: Some(bytes), ..Limits::default() }
    }

    fn budget(&self) -> Budget {
        let mut budget = self.nodes.map_or_else(Budget::unlimited, Budget::nodes);
        if let Some(seconds) = self.seconds {
            budget = budget.with_time(Duration::from_secs_f64(seconds));
        }
        if let Some(memory) = self.memory {
            budget = budget.with_memory(memory);
        }
        budget.with_threads(self.threads.unwrap_or(1).max(1))
    }

    /// Does some work without holding the interpreter. Signals are handled meanwhile, so that Ctrl-C
    /// ends it, and progress is told.
    ///
    /// # Errors
    /// What a handler of a signal raises, such as `KeyboardInterrupt`, or the function that is told
    /// of the progress.
    pub fn run<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut Budget) -> T + Send,
    ) -> PyResult<T> {
        let raised = Arc::new(Mutex::new(None));
        let progress = self.progress.as_ref().map(|progress| progress.clone_ref(py));
        let look = {
            let raised = raised.clone();
            let mut told = progress.as_ref().map(|_| Instant::now());
            let mut is_first = true;
            move |nodes: u64| {
                // The first look comes at once, when there is nothing to hear of yet.
                if std::mem::take(&mut is_first) {
                    return ControlFlow::Continue(());
                }
                let looked = Python::attach(|py| {
                    py.check_signals()?;
                    match (&progress, &mut told) {
                        (Some(progress), Some(told)) if told.elapsed() >= EVERY => {
                            *told = Instant::now();
                            progress.call1(py, (nodes,)).map(drop)
                        }
                        _ => Ok(()),
                    }
                });
                match looked {
                    Ok(()) => ControlFlow::Continue(()),
                    Err(error) => {
                        *raised.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                        ControlFlow::Break(())
                    }
                }
            }
        };
        let mut budget = self.budget().with_progress(look);
        let done = py.detach(|| work(&mut budget));
        match raised.lock().unwrap_or_else(PoisonError::into_inner).take() {
            Some(error) => Err(error),
            None => Ok(done),
        }
    }
}

/// Work without limits of the caller's.
///
/// # Errors
/// As [`Limits::run`].
pub fn unlimited<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&mut Budget) -> T + Send,
) -> PyResult<T> {
    Limits::default().run(py, work)
}
