//! Lessons: text, positions, questions and expected answers, all in one file.
//!
//! Every file of `crates/games/lessons` is a lesson, found when the library is built. A course
//! consists of the lessons that name it, in the order of their places; whoever adds a file has
//! added it to the menu.
//!
//! # The format
//! Markdown with a few lines of the form `key: value`, because most of a lesson is prose: an author
//! writes in any editor, reads it on any page that shows Markdown, and sees what a change changes.
//! (In TOML, paragraphs would be strings in quotes, and errors in them would have no place.)
//!
//! ```text
//! # Make them equal                      the title
//! course: The secret of Nim
//! place: 30                              the order of all lessons; courses are in that of their first
//! about: Two piles that differ.          one line for the menu
//! let: g = kayles: 5                     a value with a name, for the expressions below
//!
//! ## Which move?                         a step begins
//! child: Copying is a **strong** trick.  a paragraph of one register; without a key, of both
//! adult: The value of `nim: 3, 5` is {nim: 3, 5}, and {who nim: 3, 5} wins.
//! - a point of a list
//! hint: powers                           how much of the picture is shown, by the topic of a hint
//! check: 3 (+) 5 == 6                    what must be true, for the tests alone
//! explain: nim: 3, 5                     the engine's explanation; `adult explain 2:` tells adults more
//! ask move: nim: 3, 5                    the task of the step
//! expect: 2: 5 -> 3                      all right answers, separated by `;`
//! ```
//!
//! | task | what is asked |
//! | --- | --- |
//! | `ask winner: POSITION` | who wins: `first`, `second`, `left` or `right` |
//! | `ask move: POSITION` | a winning move |
//! | `ask value: EXPRESSION` | its value; yes or no if it is a comparison |
//! | `win: POSITION` | a whole game, won against a machine that never errs; `first` or `second` is expected |
//! | `show: POSITION` | nothing, but the position is on the table; beside `ask value`, too |
//!
//! In braces stands what is computed where it is read: an expression or a position of the
//! [calculator](crate::calculator), `{who POSITION}`, `{moves POSITION}` with all winning moves, or
//! `{count POSITION}` with their number. So no number of a text is typed twice, and what is claimed
//! is true. What an author expects is checked against the engine by [`Lesson::check`], which the
//! tests do with every lesson; what is asked of a learner is judged by the engine alone.
//!
//! # Files
//! | file | what |
//! | --- | --- |
//! | `read` | files to lessons; errors with line and column |
//! | `inline` | words, stressed words and claims within a paragraph |
//! | `tell` | paragraphs to documents, with what is computed in them |
//! | `judge` | what is said to an answer, and what refutes it |
//! | `take` | a step of a lesson with all that was said to it |
//! | `check` | what an author expects, beside what the engine says |

mod check;
mod inline;
mod judge;
mod read;
mod take;
mod tell;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::explain::{Level, Topic};
use crate::rulesets::Position;
use inline::Inline;
use nimatron_nimber::say;
use nimatron_nimber::text::{ParseError, did_you_mean, excerpt};

pub use judge::{Verdict, Winner};
pub use take::{Awaits, Choice, TakeError, Taken, Turn};

/// A lesson.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The name of its file.
    pub name: String,
    /// The title.
    pub title: String,
    /// The title of the course that it belongs to.
    pub course: String,
    /// Its place among all lessons.
    pub place: u32,
    /// What it is about, in a line.
    pub about: String,
    /// The steps, at least one.
    pub steps: Vec<Step>,
    /// Lines of the calculator, which give names to values.
    definitions: Vec<Placed>,
    /// The file.
    text: String,
}

/// A step of a lesson.
#[derive(Clone, Debug)]
pub struct Step {
    /// The title.
    pub title: String,
    /// What is asked.
    pub task: Task,
    /// How much of the picture is shown: as much as a hint about this shows.
    pub hint: Option<Topic>,
    told: Vec<Told>,
    shown: Option<Position>,
    expected: Vec<Placed>,
    checks: Vec<Placed>,
    /// Where the step begins in the file.
    at: usize,
}

impl Step {
    /// The first position that is explained.
    fn explained(&self) -> Option<&Position> {
        self.told.iter().find_map(|told| match &told.content {
            Content::Explanation(position, _) => Some(position),
            _ => None,
        })
    }
}

/// What is asked in a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Nothing.
    Read,
    /// Who wins.
    Winner(Position),
    /// A winning move.
    Move(Position),
    /// The value of an expression.
    Value(Placed),
    /// A whole game.
    Win(Position),
}

/// A text of the file, and the byte where it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The text.
    pub text: String,
    /// Where it begins.
    pub at: usize,
}

/// A part of what a step tells.
#[derive(Clone, Debug)]
struct Told {
    /// For whom, if not for everybody.
    register: Option<Register>,
    content: Content,
}

#[derive(Clone, Debug)]
enum Content {
    Paragraph(Text),
    List(Vec<Text>),
    Explanation(Position, Option<Level>),
}

/// A paragraph or a point of a list.
#[derive(Clone, Debug)]
struct Text {
    /// Its words with the claims in braces, on one line: what a language has its own text for.
    source: String,
    /// The same in parts.
    parts: Vec<Inline>,
    /// Where it begins in the file.
    at: usize,
}

/// Whom a text is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Register {
    /// Somebody who can count.
    Child,
    /// Somebody who wants to know why.
    #[default]
    Adult,
}

/// What is wrong with a lesson, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{name}:{line}:{column}: {}", error.message)]
pub struct LessonError {
    /// The name of the lesson.
    pub name: String,
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// What is wrong, with its place in bytes.
    pub error: ParseError,
}

impl LessonError {
    fn new(name: &str, text: &str, error: ParseError) -> LessonError {
        let at = (0..=error.span.start.min(text.len())).rev();
        let before = at.map(|end| text.get(..end)).find_map(|before| before).unwrap_or_default();
        let last = before.rsplit('\n').next().unwrap_or_default();
        LessonError {
            name: name.into(),
            line: before.matches('\n').count() + 1,
            column: last.chars().count() + 1,
            error,
        }
    }
}

/// The files of `crates/games/lessons`: names and texts.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// All lessons, in the order of their places.
///
/// ```
/// use nimatron::teach::lesson::{courses, lesson, lessons};
/// assert_eq!(lesson(&lessons()[0].name)?.title, lessons()[0].title);
/// assert_eq!(courses()[0].lessons[0].name, lessons()[0].name);
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
pub fn lessons() -> &'static [Lesson] {
    static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
        // The tests read every file.
        let read = FILES.iter().filter_map(|(name, text)| Lesson::read(name, text).ok());
        let mut lessons: Vec<Lesson> = read.collect();
        lessons.sort_by_key(|lesson| lesson.place);
        lessons
    });
    &LESSONS
}

/// All texts of the lessons that are told through
/// [`translated`](nimatron_nimber::text::language::translated()): titles, what lessons are about, and
/// every paragraph with its claims in braces, which are computed after it has been translated.
pub fn texts() -> Vec<&'static str> {
    lessons().iter().flat_map(Lesson::texts).collect()
}

/// The lesson of this name.
///
/// # Errors
/// If there is none; the help names the nearest.
pub fn lesson(name: &str) -> Result<&'static Lesson, ParseError> {
    let wanted = name.trim();
    lessons().iter().find(|lesson| lesson.name == wanted).ok_or_else(|| {
        let names = lessons().iter().map(|lesson| &*lesson.name);
        let help = match did_you_mean(wanted, names) {
            Some(near) => say!("did you mean '{}'?", near),
            None => say!("'nimatron learn' lists them"),
        };
        let message = say!("there is no lesson '{}'", excerpt(wanted));
        ParseError::new(message, 0..name.len()).with_help(help)
    })
}

/// A course: its title, and its lessons in order.
#[derive(Clone, Debug)]
pub struct Course {
    /// The title.
    pub title: &'static str,
    /// The lessons.
    pub lessons: Vec<&'static Lesson>,
}

/// All courses, in the order of their first lessons.
pub fn courses() -> Vec<Course> {
    let mut courses: Vec<Course> = Vec::new();
    for lesson in lessons() {
        match courses.iter_mut().find(|course| course.title == lesson.course) {
            Some(course) => course.lessons.push(lesson),
            None => courses.push(Course { title: &lesson.course, lessons: vec![lesson] }),
        }
    }
    courses
}

impl Lesson {
    fn texts(&self) -> Vec<&str> {
        let mut texts: Vec<&str> = vec![&self.title, &self.course, &self.about];
        for step in &self.steps {
            texts.push(&step.title);
            for told in &step.told {
                match &told.content {
                    Content::Paragraph(text) => texts.push(&text.source),
                    Content::List(points) => texts.extend(points.iter().map(|text| &*text.source)),
                    Content::Explanation(..) => {}
                }
            }
        }
        texts
    }

    /// The lesson after this one in its course, if it is one of the courses.
    pub fn next(&self) -> Option<&'static Lesson> {
        let mut later = lessons().iter().filter(|other| other.place > self.place);
        later.find(|other| other.course == self.course)
    }

    /// The same error with the line and the column in the file.
    fn wrong(&self, error: ParseError) -> LessonError {
        LessonError::new(&self.name, &self.text, error)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::foundation::Budget;
    use crate::render::Style;
    use crate::rulesets::Analyses;
    use nimatron_nimber::text::Notation;
    use nimatron_nimber::text::language::{Argument, Language, speak};

    #[test]
    fn every_file_is_a_lesson_and_says_what_is_true() {
        for (name, text) in FILES {
            let lesson = Lesson::read(name, text).unwrap_or_else(|error| panic!("{error}"));
            let checked = lesson.check(&mut Budget::nodes(1 << 27));
            checked.unwrap_or_else(|error| panic!("{error}\n{}", error.error.render(text)));
        }
        assert_eq!(lessons().len(), FILES.len());
        assert!(lessons().is_sorted_by(|one, next| one.place < next.place), "a place taken twice");
    }

    #[test]
    fn a_course_goes_on_from_lesson_to_lesson() {
        for course in courses() {
            let mut lesson = course.lessons[0];
            let mut met = 1;
            while let Some(next) = lesson.next() {
                lesson = next;
                met += 1;
            }
            assert_eq!(met, course.lessons.len(), "{}", course.title);
        }
    }

    #[test]
    fn a_paragraph_is_translated_before_its_claims_are_computed() {
        struct German;
        impl Language for German {
            fn sentence(&self, template: &str, _: &[Argument]) -> Option<String> {
                (template == "One and one is {1+1}.").then(|| "{1+1} ist **eins** und eins.".into())
            }
        }
        let text = "# Copy\ncourse: Nim\nplace: 1\n\n## Bet\nOne and one\n  is {1+1}.\n";
        let lesson = Lesson::read("copy", text).unwrap();
        assert!(lesson.texts().contains(&"One and one is {1+1}."));
        let take = || {
            let how = (Register::Child, Notation::Ascii);
            let (analyses, budget) = (Analyses::default(), &mut Budget::nodes(1000));
            lesson.take(1, &[""; 0], how, &analyses, budget).unwrap().told
        };
        let told = speak(Some(Arc::new(German)), take);
        assert_eq!(told.to_text(&Style::default()), "2 ist eins und eins.\n");
        assert_eq!(take().to_text(&Style::default()), "One and one is 2.\n");
    }
}
