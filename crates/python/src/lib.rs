//! The native half of the Python package `nimatron`: the engine behind Python's operators.
//!
//! Nothing is computed here. Arguments become values, values become arguments; while the engine works,
//! other threads of Python run, and Ctrl-C is heard.
//!
//! | module | what |
//! | --- | --- |
//! | `work` | limits as keyword arguments, Ctrl-C, progress |
//! | `failure` | errors as exceptions |
//! | `convert` | values of the calculator as Python objects, and back |
//! | `ordinal`, `nimber`, `game`, `value`, `thermograph` | the classes of values |
//! | `array` | slices of machine words as numpy has them |
//! | `position`, `solution` | positions, and what is known of them |
//! | `sequence` | Grundy values of heaps |
//! | `jobs` | work that is cut into jobs |
//! | `own` | rulesets that are classes of Python |

mod array;
mod convert;
mod failure;
mod game;
mod jobs;
mod nimber;
mod ordinal;
mod own;
mod position;
mod sequence;
mod solution;
mod thermograph;
mod value;
mod work;

use pyo3::prelude::*;

/// What the package `nimatron` is made of; it is not used by itself.
#[pymodule(gil_used = false)]
mod _native {
    use pyo3::prelude::*;

    #[pymodule_export]
    use super::array::{array_dot, array_map, array_multiply, array_power, array_scale};
    #[pymodule_export]
    use super::convert::{calc, call, functions};
    #[pymodule_export]
    use super::game::Game;
    #[pymodule_export]
    use super::jobs::{
        JobFacts, JobMerge, cut_jobs, do_job, has_report, plan_jobs, read_jobs, report_of_job,
    };
    #[pymodule_export]
    use super::nimber::Nimber;
    #[pymodule_export]
    use super::ordinal::Ordinal;
    #[pymodule_export]
    use super::own::register_ruleset;
    #[pymodule_export]
    use super::position::{Position, add_rules, games};
    #[pymodule_export]
    use super::sequence::{Period, Sequence};
    #[pymodule_export]
    use super::solution::{Explanation, Solution, Solver, ask, solve, verify};
    #[pymodule_export]
    use super::thermograph::Thermograph;
    #[pymodule_export]
    use super::value::Value;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
