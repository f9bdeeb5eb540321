//! Nimbers in arrays of machine words, as numpy has them: no element is copied.

use bytemuck::TransparentWrapper;
use nimatron_nimber::finite::slices::{self, Element};
use nimatron_nimber::finite::{Nimber8, Nimber16, Nimber32, Nimber64};
use numpy::{Element as Word, PyArray1, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

/// Does the same with arrays of each width.
macro_rules! by_width {
    ($given:expr, $Word:ident, $Nimber:ident => $then:expr) => {{
        let given: &Bound<'_, PyAny> = $given;
        if given.cast::<PyArray1<u64>>().is_ok() {
            type $Word = u64;
            type $Nimber = Nimber64;
            $then
        } else if given.cast::<PyArray1<u32>>().is_ok() {
            type $Word = u32;
            type $Nimber = Nimber32;
            $then
        } else if given.cast::<PyArray1<u16>>().is_ok() {
            type $Word = u16;
            type $Nimber = Nimber16;
            $then
        } else if given.cast::<PyArray1<u8>>().is_ok() {
            type $Word = u8;
            type $Nimber = Nimber8;
            $then
        } else {
            let expected = "expected an array of uint8, uint16, uint32 or uint64 in one dimension";
            Err(PyTypeError::new_err(expected))
        }
    }};
}

fn read<'py, W: Word>(array: &Bound<'py, PyAny>) -> PyResult<PyReadonlyArray1<'py, W>> {
    let array = array.cast::<PyArray1<W>>();
    let array = array.map_err(|_| PyTypeError::new_err("the arrays have different types"))?;
    Ok(array.try_readonly()?)
}

fn write<'py, W: Word>(array: &Bound<'py, PyAny>) -> PyResult<PyReadwriteArray1<'py, W>> {
    let array = array.cast::<PyArray1<W>>();
    let array = array.map_err(|_| PyTypeError::new_err("the arrays have different types"))?;
    Ok(array.try_readwrite()?)
}

fn nimbers<'a, N: TransparentWrapper<W>, W: Word>(
    words: &'a PyReadonlyArray1<'_, W>,
) -> PyResult<&'a [N]> {
    Ok(N::wrap_slice(words.as_slice()?))
}

fn nimbers_mut<'a, N: TransparentWrapper<W>, W: Word>(
    words: &'a mut PyReadwriteArray1<'_, W>,
) -> PyResult<&'a mut [N]> {
    Ok(N::wrap_slice_mut(words.as_slice_mut()?))
}

fn of_length<T>(done: Result<T, slices::LengthMismatch>) -> PyResult<T> {
    done.map_err(|error| PyValueError::new_err(error.to_string()))
}

/// Writes `left * right` into `to`; all have one type and one length, in one dimension without gaps,
/// and `to` shares no memory with the others.
#[pyfunction]
#[pyo3(signature = (left, right, to, /))]
pub fn array_multiply(
    py: Python<'_>,
    left: &Bound<'_, PyAny>,
    right: &Bound<'_, PyAny>,
    to: &Bound<'_, PyAny>,
) -> PyResult<()> {
    by_width!(to, W, N => {
        let (left, right, mut to) = (read::<W>(left)?, read::<W>(right)?, write::<W>(to)?);
        let (left, right): (&[N], &[N]) = (nimbers(&left)?, nimbers(&right)?);
        let to = nimbers_mut(&mut to)?;
        of_length(py.detach(|| slices::mul(left, right, to)))
    })
}

/// Writes `factor * from` into `to`.
#[pyfunction]
#[pyo3(signature = (factor, from_, to, /))]
pub fn array_scale(
    py: Python<'_>,
    factor: &Bound<'_, PyAny>,
    from_: &Bound<'_, PyAny>,
    to: &Bound<'_, PyAny>,
) -> PyResult<()> {
    by_width!(to, W, N => {
        let factor = N::new(factor.extract::<W>()?);
        let (from, mut to) = (read::<W>(from_)?, write::<W>(to)?);
        let from: &[N] = nimbers(&from)?;
        let to = nimbers_mut(&mut to)?;
        of_length(py.detach(|| slices::mul_scalar(factor, from, to)))
    })
}

/// Writes a function of each number of `from` into `to`: `inverse`, of 0 the number 0; `sqrt`;
/// `square`.
#[pyfunction]
#[pyo3(signature = (name, from_, to, /))]
pub fn array_map(
    py: Python<'_>,
    name: &str,
    from_: &Bound<'_, PyAny>,
    to: &Bound<'_, PyAny>,
) -> PyResult<()> {
    fn map<N: Element>(name: &str, from: &[N], to: &mut [N]) -> PyResult<()> {
        match name {
            "inverse" => of_length(slices::inverse(from, to)),
            "sqrt" => of_length(slices::sqrt(from, to)),
            "square" => of_length(slices::square(from, to)),
            _ => Err(PyValueError::new_err(format!("no function of arrays is called '{name}'"))),
        }
    }
    by_width!(to, W, N => {
        let (from, mut to) = (read::<W>(from_)?, write::<W>(to)?);
        let from: &[N] = nimbers(&from)?;
        let to = nimbers_mut(&mut to)?;
        py.detach(|| map(name, from, to))
    })
}

/// Writes `base ** exponent` into `to`, for one exponent from 0 on. Cost: as many squares and products
/// as the exponent has bits.
#[pyfunction]
#[pyo3(signature = (base, exponent, to, /))]
pub fn array_power(
    py: Python<'_>,
    base: &Bound<'_, PyAny>,
    exponent: u64,
    to: &Bound<'_, PyAny>,
) -> PyResult<()> {
    by_width!(to, W, N => {
        let (base, mut to) = (read::<W>(base)?, write::<W>(to)?);
        let base: &[N] = nimbers(&base)?;
        let to: &mut [N] = nimbers_mut(&mut to)?;
        if base.len() != to.len() {
            return Err(PyValueError::new_err("the arrays have different lengths"));
        }
        py.detach(|| {
            to.fill(N::ONE);
            for bit in (0..u64::BITS - exponent.leading_zeros()).rev() {
                slices::square_in_place(to);
                if exponent >> bit & 1 == 1 {
                    of_length(slices::mul_in_place(to, base))?;
                }
            }
            Ok(())
        })
    })
}

/// The sum of the products of two arrays.
// The words of other widths are converted.
#[allow(clippy::useless_conversion)]
#[pyfunction]
#[pyo3(signature = (left, right, /))]
pub fn array_dot(
    py: Python<'_>,
    left: &Bound<'_, PyAny>,
    right: &Bound<'_, PyAny>,
) -> PyResult<u64> {
    by_width!(left, W, N => {
        let (left, right) = (read::<W>(left)?, read::<W>(right)?);
        let (left, right): (&[N], &[N]) = (nimbers(&left)?, nimbers(&right)?);
        of_length(py.detach(|| slices::dot(left, right))).map(|sum| sum.get().into())
    })
}
