//! Grundy values as they are defined.

use super::Code;
use super::kernel::Halt;
use crate::foundation::Budget;

/// The Grundy values G(0), …, G(to) of a game, by the definition: every move
/// is listed, and
///
/// G(n) = mex { G(a) ⊕ G(b) ⊕ … : a move turns n into a, b, … }.
///
/// Takes as many steps as there are moves, for games that leave two heaps
/// about n²/4: this is what the fast ways are tested against. Every move
/// counts as one node of the budget.
///
/// # Errors
/// [`Halt::Exhausted`] when the budget ends, [`Halt::TooWide`] for values
/// above 65535, [`Halt::Raises`] for a code that [raises](Code::raises) heaps.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::impartial::sequence::{Code, by_definition};
/// let kayles: Code = "0.77".parse()?;
/// let values = by_definition(&kayles, 11, &mut Budget::unlimited())?;
/// assert_eq!(values, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn by_definition(code: &Code, to: u64, budget: &mut Budget) -> Result<Vec<u16>, Halt> {
    if code.raises() > 0 {
        return Err(Halt::Raises);
    }
    let mut values: Vec<u16> = Vec::new();
    for heap in 0..=to {
        let mut reached = Vec::new();
        for option in code.options(heap) {
            budget.spend(1)?;
            reached.push(option.iter().fold(0, |sum, &part| sum ^ values[part as usize]));
        }
        reached.sort_unstable();
        reached.dedup();
        let mex = reached.iter().zip(0u32..).take_while(|&(&value, i)| u32::from(value) == i);
        values.push(u16::try_from(mex.count()).map_err(|_| Halt::TooWide { heap })?);
    }
    Ok(values)
}
