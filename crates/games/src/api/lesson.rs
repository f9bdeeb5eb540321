//! Lessons: the menu of the courses, and a step with what was said to it.

use nimatron_nimber::text::Notation;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};
use serde::Serialize;

use super::Schema;
use super::coach::HintLayer;
use super::failure::Failure;
use super::request::{LONGEST_POSITION, MOST_MOVES};
use crate::foundation::Budget;
use crate::render::html::{Told, told};
use crate::render::scene::{self, MoveView, View, move_view};
use crate::rulesets::{Analyses, Move, Position};
use crate::teach::lesson::{
    Awaits, Choice, Course, Lesson, Register, TakeError, Taken, Turn, Verdict, courses, lesson,
};

/// The menu of the courses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LessonsAnswer {
    schema: Schema,
    /// The courses in order.
    pub courses: Vec<CourseEntry>,
}

/// A course.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CourseEntry {
    /// Its title.
    pub title: String,
    /// Its lessons in order.
    pub lessons: Vec<LessonEntry>,
}

/// A lesson in the menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LessonEntry {
    /// Its name, to be sent back.
    pub name: String,
    /// Its title.
    pub title: String,
    /// What it is about, in a line.
    pub about: String,
    /// The titles of its steps.
    pub steps: Vec<String>,
}

impl LessonsAnswer {
    /// All courses.
    pub fn all() -> LessonsAnswer {
        let courses = courses().into_iter().map(|Course { title, lessons }| CourseEntry {
            title: translated(title),
            lessons: lessons.into_iter().map(LessonEntry::from).collect(),
        });
        LessonsAnswer { schema: Schema, courses: courses.collect() }
    }
}

impl From<&Lesson> for LessonEntry {
    fn from(lesson: &Lesson) -> LessonEntry {
        LessonEntry {
            name: lesson.name.clone(),
            title: translated(&lesson.title),
            about: translated(&lesson.about),
            steps: lesson.steps.iter().map(|step| translated(&step.title)).collect(),
        }
    }
}

/// A step of a lesson, as far as it has been taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LessonAnswer {
    schema: Schema,
    /// The lesson.
    pub lesson: String,
    /// Its title.
    pub title: String,
    /// The title of its course.
    pub course: String,
    /// Which step, from 1.
    pub step: usize,
    /// How many steps the lesson has.
    pub steps: usize,
    /// The title of the step.
    pub heading: String,
    /// For whom it is told.
    pub register: Register,
    /// What the step tells before anything is answered.
    pub told: Told,
    /// The position on the table, with its picture and its moves.
    pub view: Option<View>,
    /// The layers of the picture that may be seen.
    #[cfg_attr(feature = "typescript", ts(inline))]
    pub show: Vec<HintLayer>,
    /// The moves that have been made in a game that is to be won.
    pub turns: Vec<LessonTurn>,
    /// What is said to the last answer.
    pub verdict: Option<VerdictView>,
    /// What can be answered now.
    pub awaits: LessonAwaits,
    /// The question in a line; empty if nothing is asked.
    pub question: String,
    /// The answers to choose from, if one is to be chosen.
    pub choices: Vec<ChoiceView>,
    /// Whether the next idea may be told.
    pub done: bool,
    /// The step after this one, perhaps in the next lesson of the course.
    pub next: Option<NextStep>,
}

/// What can be answered in a step of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LessonAwaits {
    /// Nothing: the step is done.
    Nothing,
    /// One of the choices.
    Choice,
    /// A move, as it may be typed.
    Move,
    /// An expression.
    Value,
}

/// An answer to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChoiceView {
    /// What is sent back.
    pub say: String,
    /// What that means.
    pub text: String,
}

/// A move in a game that is to be won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LessonTurn {
    /// Whether the learner made it.
    pub by_you: bool,
    /// The move.
    #[serde(rename = "move")]
    pub chosen: MoveView,
    /// Who did what, in a sentence.
    pub words: String,
}

/// What is said to an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct VerdictView {
    /// Whether it is right.
    pub right: bool,
    /// What is said.
    pub told: Told,
    /// The move that was tried, or that an answer would lead to.
    pub tried: Option<MoveView>,
    /// The move that refutes it.
    pub refutation: Option<MoveView>,
}

/// A step to go on with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NextStep {
    /// The lesson.
    pub lesson: String,
    /// The step, from 1.
    pub step: usize,
}

impl LessonAnswer {
    pub(super) fn new(
        name: &str,
        step: usize,
        register: Register,
        said: &[String],
        analyses: &Analyses,
        budget: &mut Budget,
    ) -> Result<LessonAnswer, Failure> {
        if said.len() > MOST_MOVES {
            return Err(Failure::request(say!("more than {} answers", MOST_MOVES)));
        }
        if said.iter().any(|said| said.len() > LONGEST_POSITION) {
            return Err(Failure::too_long(message!("something said"), LONGEST_POSITION));
        }
        let lesson = lesson(name).map_err(|error| Failure::input(&error, name))?;
        LessonAnswer::of(lesson, step, register, said, analyses, budget)
    }

    /// The step of any lesson, after all this has been said to it.
    ///
    /// # Errors
    /// A [`Failure`] that points into what was said last, or says why the step cannot be taken.
    pub fn of(
        lesson: &Lesson,
        number: usize,
        register: Register,
        said: &[String],
        analyses: &Analyses,
        budget: &mut Budget,
    ) -> Result<LessonAnswer, Failure> {
        let taken = lesson.take(number, said, (register, Notation::Unicode), analyses, budget);
        let last = said.last().map_or("", String::as_str);
        let taken = taken.map_err(|error| match error {
            TakeError::Said(error) => Failure::input(&error, last),
            TakeError::Exhausted(exhausted) => exhausted.into(),
            TakeError::NoStep(_) => Failure::request(error.to_string()),
            TakeError::Lesson(error) => Failure::unusable(error.to_string()),
        })?;
        let done = taken.is_done();
        let Taken { told: document, position, turns, verdict, awaits, question } = taken;
        let step = &lesson.steps[number - 1];
        let (awaits, choices) = match awaits {
            Awaits::Nothing => (LessonAwaits::Nothing, Vec::new()),
            Awaits::Move => (LessonAwaits::Move, Vec::new()),
            Awaits::Value => (LessonAwaits::Value, Vec::new()),
            Awaits::Choice(choices) => (LessonAwaits::Choice, choices),
        };
        let next = match number < lesson.steps.len() {
            true => Some((lesson, number + 1)),
            false => lesson.next().map(|next| (next, 1)),
        };
        Ok(LessonAnswer {
            schema: Schema,
            lesson: lesson.name.clone(),
            title: translated(&lesson.title),
            course: translated(&lesson.course),
            step: number,
            steps: lesson.steps.len(),
            heading: translated(&step.title),
            register,
            told: told(&document),
            view: position.as_ref().map(scene::view),
            show: step.hint.map_or(Vec::new(), |topic| HintLayer::up_to(topic.height(), true)),
            turns: turns.into_iter().map(LessonTurn::from).collect(),
            verdict: verdict.map(VerdictView::from),
            awaits,
            question,
            choices: choices.into_iter().map(ChoiceView::from).collect(),
            done,
            next: next.map(|(lesson, step)| NextStep { lesson: lesson.name.clone(), step }),
        })
    }
}

impl From<Choice> for ChoiceView {
    fn from(choice: Choice) -> ChoiceView {
        ChoiceView { say: choice.say.into(), text: choice.told() }
    }
}

impl From<Turn> for LessonTurn {
    fn from(Turn { by_you, before, chosen, words }: Turn) -> LessonTurn {
        LessonTurn { by_you, chosen: move_view(&before, &chosen), words }
    }
}

impl From<Verdict> for VerdictView {
    fn from(Verdict { right, told: document, tried, refutation }: Verdict) -> VerdictView {
        let shown = |(before, chosen): (Position, Move)| move_view(&before, &chosen);
        VerdictView {
            right,
            told: told(&document),
            tried: tried.map(shown),
            refutation: refutation.map(shown),
        }
    }
}
