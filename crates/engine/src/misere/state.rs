//! The state of canonical forms of heaps, from which a later run goes on.

use nimatron_nimber::message;
use serde::{Deserialize, Serialize};

use super::{Form, Forms, HeapForms};
use crate::files::Stamp;
use crate::foundation::{Budget, Exhausted};
use crate::impartial::sequence::Code;

/// What the rest follows from.
#[derive(Serialize, Deserialize)]
struct State {
    /// The options of every form but 0.
    forms: Vec<Vec<u32>>,
    /// Two forms and their sum, one after another.
    sums: Vec<[u32; 3]>,
    /// The form of each heap.
    heaps: Vec<u32>,
}

impl HeapForms {
    /// What the file of a state begins with.
    pub const STAMP: Stamp = Stamp {
        kind: message!("state of canonical forms"),
        version: 1,
        engine: "forms-1",
        older: &[],
    };

    /// The state as bytes.
    pub fn checkpoint(&self) -> Vec<u8> {
        let numbers = |forms: &[Form]| forms.iter().map(|form| form.0).collect();
        let all = (1..self.forms.len() as u32).map(|form| numbers(self.forms.options(Form(form))));
        let sums = self.forms.sums.iter().map(|(&(a, b), &sum)| [a.0, b.0, sum.0]);
        let mut sums: Vec<[u32; 3]> = sums.collect();
        sums.sort_unstable();
        let state = State { forms: all.collect(), sums, heaps: numbers(self.heaps()) };
        // Numbers and lists of numbers can always be written.
        serde_json::to_vec(&state).unwrap_or_default()
    }

    /// The forms of a state: `None` if the bytes are not one. Of every form it is confirmed that it
    /// is canonical.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget or its memory ends.
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::impartial::sequence::Code;
    /// use nimatron::misere::HeapForms;
    /// let (code, budget) = ("0.77".parse::<Code>()?, &mut Budget::unlimited());
    /// let mut first = HeapForms::new(code.clone());
    /// first.form(8, budget)?;
    /// let mut second = HeapForms::restore(code, &first.checkpoint(), budget)?.expect("a state");
    /// assert_eq!(second.heaps(), first.heaps());
    /// assert_eq!(second.form(9, budget)?, first.form(9, budget)?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn restore(
        code: Code,
        state: &[u8],
        budget: &mut Budget,
    ) -> Result<Option<HeapForms>, Exhausted> {
        let Ok(State { forms, sums, heaps }) = serde_json::from_slice::<State>(state) else {
            return Ok(None);
        };
        let mut restored = Forms::new();
        for options in forms {
            let count = restored.len() as u32;
            if options.iter().any(|&option| option >= count) {
                return Ok(None);
            }
            let options: Vec<Form> = options.into_iter().map(Form).collect();
            if restored.form(&options, budget)? != Form(count) {
                return Ok(None);
            }
        }
        let is_known = |form: u32| (form as usize) < restored.len();
        if !sums.iter().flatten().chain(&heaps).all(|&form| is_known(form)) {
            return Ok(None);
        }
        for [a, b, sum] in sums {
            restored.keep_sum(Form(a), Form(b), Form(sum), budget)?;
        }
        Ok(Some(HeapForms::with(restored, code, heaps.into_iter().map(Form).collect())))
    }
}
