//! What an author expects, beside what the engine says.

use std::collections::BTreeSet;

use super::judge::Winner;
use super::take::{Awaits, TakeError};
use super::tell::Teller;
use super::{Lesson, LessonError, Placed, Register, Task};
use crate::calculator::Value;
use crate::foundation::Budget;
use crate::play::read_move;
use crate::rulesets::Analyses;
use nimatron_nimber::say;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{Notation, ParseError};

/// Answers in a game that is to be won.
const MOST_TURNS: usize = 100;

impl Lesson {
    /// Whether the lesson says what is true: everything in it is computed in both registers, the
    /// expected answers are those of the engine, and each game ends that is played by its moves.
    ///
    /// # Errors
    /// What is wrong, with its place.
    pub fn check(&self, budget: &mut Budget) -> Result<(), LessonError> {
        let analyses = Analyses::default();
        for number in 1..=self.steps.len() {
            for register in [Register::Child, Register::Adult] {
                let how = (register, Notation::Unicode);
                self.check_step(number, how, &analyses, budget)?;
            }
        }
        Ok(())
    }

    fn check_step(
        &self,
        number: usize,
        how: (Register, Notation),
        analyses: &Analyses,
        budget: &mut Budget,
    ) -> Result<(), LessonError> {
        let step = &self.steps[number - 1];
        let at = |placed: &Placed, message: String| {
            self.wrong(ParseError::new(message, placed.at..placed.at + placed.text.len()))
        };
        let wrong = |error: TakeError| match error {
            TakeError::Lesson(error) => error,
            other => self.wrong(ParseError::new(other.to_string(), step.at..step.at)),
        };
        self.take(number, &[""; 0], how, analyses, budget).map_err(wrong)?;
        let mut teller = Teller::new(self, how, analyses, budget);
        for check in &step.checks {
            match teller.value(check).map_err(wrong)? {
                Value::Boolean(true) => {}
                other => return Err(at(check, say!("this is {}, not true", other.to_string()))),
            }
        }
        let [first, ..] = &step.expected[..] else { return Ok(()) };
        match &step.task {
            Task::Read => return Err(at(first, say!("nothing is asked here"))),
            Task::Winner(position) | Task::Win(position) => {
                let winner = Winner::of(position, analyses, teller.budget).map_err(wrong)?;
                let read = Winner::read(&first.text, &Winner::choices(position));
                if read.map_err(|error| self.wrong(error.shifted(first.at)))? != winner {
                    return Err(at(first, say!("it is {}", translated(winner.words()))));
                }
            }
            Task::Value(asked) => {
                let verdict = teller.judge_value(asked, &first.text).map_err(wrong)?;
                if !verdict.right {
                    let value = teller.value(asked).map_err(wrong)?;
                    return Err(at(first, say!("it is {}", value.to_string())));
                }
            }
            Task::Move(position) => {
                let analysis = analyses.analyze(position, teller.budget);
                let analysis = analysis.map_err(|exhausted| wrong(exhausted.into()))?;
                let winning: BTreeSet<String> =
                    analysis.winning_moves().map(|chosen| chosen.to_string()).collect();
                let mut expected = BTreeSet::new();
                for placed in &step.expected {
                    let chosen = read_move(position, &placed.text);
                    let chosen = chosen.map_err(|error| self.wrong(error.shifted(placed.at)))?;
                    expected.insert(chosen.to_string());
                }
                if expected != winning {
                    let winning: Vec<String> = winning.into_iter().collect();
                    let message = say!("the winning moves are {}", winning.join("; "));
                    return Err(at(first, message));
                }
            }
        }
        let Task::Win(start) = &step.task else { return Ok(()) };
        let mut said: Vec<String> = Vec::new();
        // Players with moves of their own do not choose who begins.
        said.extend(start.turn().is_none().then(|| first.text.clone()));
        while said.len() < MOST_TURNS {
            let taken = self.take(number, &said, how, analyses, budget).map_err(wrong)?;
            let chosen = match taken.position.filter(|_| taken.awaits == Awaits::Move) {
                None => return Ok(()),
                Some(position) => {
                    let analysis = analyses.analyze(&position, budget);
                    analysis.map_err(|exhausted| wrong(exhausted.into()))?.winning_moves().next()
                }
            };
            said.extend(chosen.map(|chosen| chosen.to_string()));
        }
        Err(at(first, say!("this game takes too long")))
    }
}
