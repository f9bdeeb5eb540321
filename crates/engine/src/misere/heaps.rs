//! Canonical forms of the heaps of a take-and-break game.

use super::{Form, Forms};
use crate::foundation::{Budget, Exhausted};
use crate::impartial::sequence::Code;

/// The canonical forms of the heaps of a game, from the empty one on.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::misere::HeapForms;
/// let (mut kayles, budget) = (HeapForms::new("0.77".parse()?), &mut Budget::unlimited());
/// let form = kayles.form(5, budget)?;
/// assert_eq!(kayles.forms.genus(form).to_string(), "4^146");
/// assert_eq!(kayles.forms.text(form, budget)?, "*[2[2]321]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct HeapForms {
    /// The forms.
    pub forms: Forms,
    code: Code,
    heaps: Vec<Form>,
}

impl HeapForms {
    /// The heaps of a game whose code does not [raise](Code::raises) them; heaps of another one
    /// are treated as if they could not be raised.
    pub fn new(code: Code) -> HeapForms {
        HeapForms { forms: Forms::new(), code, heaps: Vec::new() }
    }

    /// Heaps whose forms are known.
    pub(super) fn with(forms: Forms, code: Code, heaps: Vec<Form>) -> HeapForms {
        HeapForms { forms, code, heaps }
    }

    /// The forms of the heaps that are known, from 0 on.
    pub fn heaps(&self) -> &[Form] {
        &self.heaps
    }

    /// The canonical form of a heap.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget or its memory ends; what was found is kept.
    ///
    /// Cost: all sums of smaller heaps that can be reached, up to equality.
    pub fn form(&mut self, heap: usize, budget: &mut Budget) -> Result<Form, Exhausted> {
        while self.heaps.len() <= heap {
            let next = self.heaps.len();
            let mut options = Vec::new();
            for left in self.code.options(next as u64) {
                budget.spend(1)?;
                let parts: Vec<Form> = left
                    .iter()
                    .filter_map(|&part| self.heaps.get(part as usize).copied())
                    .collect();
                options.push(self.forms.total(&parts, budget)?);
            }
            let form = self.forms.form(&options, budget)?;
            self.heaps.push(form);
        }
        Ok(self.heaps[heap])
    }
}
