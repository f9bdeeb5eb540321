//! Files to lessons.

use super::inline;
use super::{Content, Lesson, LessonError, Placed, Register, Step, Task, Text, Told};
use crate::calculator::Line;
use crate::explain::{Level, Topic};
use crate::rulesets::Position;
use nimatron_nimber::say;
use nimatron_nimber::text::{ParseError, did_you_mean};

/// The keys, with what may stand between a key and its colon.
const KEYS: [&str; 14] = [
    "course", "place", "about", "let", "child", "adult", "hint", "check", "explain", "ask",
    "expect", "win", "show", "both",
];

impl Lesson {
    /// Reads a lesson. Positions and expressions are read with it, and not yet evaluated.
    ///
    /// ```
    /// use nimatron::teach::lesson::Lesson;
    /// let text = "# Copy\ncourse: Nim\nplace: 1\n\n## Bet\nask winner: nim: 3, x\nexpect: second\n";
    /// let error = Lesson::read("copy", text).unwrap_err();
    /// assert!(error.to_string().starts_with("copy:6:21: "), "{error}");
    /// ```
    ///
    /// # Errors
    /// What is wrong, with its line and column.
    pub fn read(name: &str, text: &str) -> Result<Lesson, LessonError> {
        let wrong = |error| LessonError::new(name, text, error);
        let mut reader = Reader { lesson: None, paragraph: None, placed: false };
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            reader.line(line.trim_end(), at).map_err(wrong)?;
            at += line.len();
        }
        let lesson = reader.finish(at).map_err(wrong)?;
        Ok(Lesson { name: name.into(), text: text.into(), ..lesson })
    }
}

/// A paragraph that may go on in the next line.
struct Paragraph {
    register: Option<Register>,
    text: String,
    at: usize,
    is_point: bool,
}

struct Reader {
    lesson: Option<Lesson>,
    paragraph: Option<Paragraph>,
    placed: bool,
}

impl Reader {
    fn line(&mut self, line: &str, at: usize) -> Result<(), ParseError> {
        let span = at..at + line.len();
        if let Some(title) = line.strip_prefix("# ") {
            if self.lesson.is_some() {
                return Err(ParseError::new(say!("a lesson has one title"), span));
            }
            self.lesson = Some(Lesson {
                name: String::new(),
                title: title.trim().into(),
                course: String::new(),
                place: 0,
                about: String::new(),
                steps: Vec::new(),
                definitions: Vec::new(),
                text: String::new(),
            });
            return Ok(());
        }
        if self.lesson.is_none() {
            let none = || ParseError::new(say!("a lesson begins with its title"), span.clone());
            let help = || say!("write '{}'", "# Title");
            return if line.is_empty() { Ok(()) } else { Err(none().with_help(help())) };
        }
        if let Some(title) = line.strip_prefix("## ") {
            self.end_paragraph()?;
            self.end_step()?;
            let step = Step {
                title: title.trim().into(),
                task: Task::Read,
                hint: None,
                told: Vec::new(),
                shown: None,
                expected: Vec::new(),
                checks: Vec::new(),
                at,
            };
            self.lesson()?.steps.push(step);
            return Ok(());
        }
        if line.is_empty() {
            return self.end_paragraph();
        }
        if let Some(point) = line.strip_prefix("- ") {
            let register = self.paragraph.as_ref().and_then(|paragraph| paragraph.register);
            self.end_paragraph()?;
            return self.begin(register, point, at + 2, true);
        }
        if let Some((key, value)) =
            line.split_once(": ").or_else(|| line.strip_suffix(':').map(|key| (key, "")))
        {
            let mut words = key.split(' ');
            let word = words.next().unwrap_or_default();
            if KEYS.contains(&word) && words.clone().count() <= 2 {
                self.end_paragraph()?;
                let blanks = value.len() - value.trim_start().len();
                let place = (at + line.len() - value.len() + blanks).min(at + line.len());
                let placed = Placed { text: value.trim().into(), at: place };
                return self.key(key, at, placed);
            }
            if self.paragraph.is_none() && key.chars().all(|c| c.is_ascii_lowercase()) {
                let help = match did_you_mean(key, KEYS) {
                    Some(near) => say!("did you mean '{}'?", near),
                    None => say!("a paragraph begins with a capital letter"),
                };
                let message = say!("there is no key '{}'", key);
                return Err(ParseError::new(message, at..at + key.len()).with_help(help));
            }
        }
        match &mut self.paragraph {
            // As many bytes as in the file, so that places stay where they are.
            Some(paragraph) => {
                let gap = at - (paragraph.at + paragraph.text.len());
                paragraph.text += &" ".repeat(gap);
                paragraph.text += line;
                Ok(())
            }
            None => self.begin(None, line, at, false),
        }
    }

    fn lesson(&mut self) -> Result<&mut Lesson, ParseError> {
        self.lesson
            .as_mut()
            .ok_or_else(|| ParseError::new(say!("a lesson begins with its title"), 0..0))
    }

    fn step(&mut self, at: usize) -> Result<&mut Step, ParseError> {
        let none = || {
            ParseError::new(say!("this belongs into a step"), at..at)
                .with_help(say!("write '{}' before", "## Title"))
        };
        self.lesson()?.steps.last_mut().ok_or_else(none)
    }

    fn begin(
        &mut self,
        register: Option<Register>,
        text: &str,
        at: usize,
        is_point: bool,
    ) -> Result<(), ParseError> {
        self.step(at)?;
        self.paragraph = Some(Paragraph { register, text: text.into(), at, is_point });
        Ok(())
    }

    fn end_paragraph(&mut self) -> Result<(), ParseError> {
        let Some(paragraph) = self.paragraph.take() else { return Ok(()) };
        let Paragraph { register, text, at, is_point } = paragraph;
        let parts = inline::read(&text, at)?;
        let text = Text { source: inline::on_one_line(&text), parts, at };
        let told = &mut self.step(at)?.told;
        match told.last_mut() {
            Some(Told { content: Content::List(points), register: last })
                if is_point && *last == register =>
            {
                points.push(text);
            }
            _ if is_point => told.push(Told { register, content: Content::List(vec![text]) }),
            _ => told.push(Told { register, content: Content::Paragraph(text) }),
        }
        Ok(())
    }

    fn end_step(&mut self) -> Result<(), ParseError> {
        let Some(step) = self.lesson()?.steps.last() else { return Ok(()) };
        if step.expected.is_empty() && step.task != Task::Read {
            let message = say!("the step '{}' says no answer that it expects", &step.title);
            return Err(ParseError::new(message, step.at..step.at)
                .with_help(say!("write '{}'", "expect: …")));
        }
        Ok(())
    }

    fn key(&mut self, key: &str, at: usize, value: Placed) -> Result<(), ParseError> {
        let mut words: Vec<&str> = key.split(' ').collect();
        let register = match words[0] {
            "child" => Some(Register::Child),
            "adult" => Some(Register::Adult),
            _ => None,
        };
        if register.is_some() || words[0] == "both" {
            words.remove(0);
        }
        let end = value.at + value.text.len();
        match words[..] {
            [] => return self.begin(register, &value.text, value.at, false),
            ["explain", ref level @ ..] => {
                let position = position(&value)?;
                let number = level.first().map(|level| level.parse().ok().and_then(Level::new));
                let unknown =
                    || ParseError::new(say!("expected a level from 0 to 3"), at..at + key.len());
                let level = number.map(|level| level.ok_or_else(unknown)).transpose()?;
                let content = Content::Explanation(position, level);
                self.step(at)?.told.push(Told { register, content });
            }
            ["course"] => self.lesson()?.course = value.text,
            ["about"] => self.lesson()?.about = value.text,
            ["place"] => {
                let number = value.text.parse();
                let none = |_| ParseError::new(say!("expected a number"), value.at..end);
                self.lesson()?.place = number.map_err(none)?;
                self.placed = true;
            }
            ["let"] => {
                Line::read(&value.text).map_err(|error| error.shifted(value.at))?;
                self.lesson()?.definitions.push(value);
            }
            ["hint"] => self.step(at)?.hint = Some(topic(&value)?),
            ["check"] => {
                Line::read(&value.text).map_err(|error| error.shifted(value.at))?;
                self.step(at)?.checks.push(value);
            }
            ["expect"] => {
                let mut from = value.at;
                for part in value.text.split(';') {
                    let blanks = part.len() - part.trim_start().len();
                    let placed = Placed { text: part.trim().into(), at: from + blanks };
                    self.step(at)?.expected.push(placed);
                    from += part.len() + 1;
                }
            }
            ["show"] => self.step(at)?.shown = Some(position(&value)?),
            ["ask", "winner"] => self.task(at, Task::Winner(position(&value)?))?,
            ["ask", "move"] => self.task(at, Task::Move(position(&value)?))?,
            ["win"] => self.task(at, Task::Win(position(&value)?))?,
            ["ask", "value"] => {
                Line::read(&value.text).map_err(|error| error.shifted(value.at))?;
                self.task(at, Task::Value(value))?;
            }
            _ => {
                let help = say!(
                    "keys are as in {}",
                    "'ask winner:', 'ask move:', 'ask value:', 'child explain 1:'"
                );
                let message = say!("'{}' is no key", key);
                return Err(ParseError::new(message, at..at + key.len()).with_help(help));
            }
        }
        Ok(())
    }

    fn task(&mut self, at: usize, task: Task) -> Result<(), ParseError> {
        let step = self.step(at)?;
        if step.task != Task::Read {
            return Err(ParseError::new(say!("a step asks one thing"), at..at));
        }
        step.task = task;
        Ok(())
    }

    fn finish(mut self, end: usize) -> Result<Lesson, ParseError> {
        self.end_paragraph()?;
        self.end_step()?;
        let placed = self.placed;
        let lesson = self.lesson()?;
        let missing = match lesson {
            _ if lesson.course.is_empty() => say!("the course is missing"),
            _ if !placed => say!("the place is missing"),
            _ if lesson.steps.is_empty() => say!("a lesson has steps"),
            _ => return Ok(lesson.clone()),
        };
        Err(ParseError::new(missing, end..end))
    }
}

fn position(value: &Placed) -> Result<Position, ParseError> {
    let read = Position::read(&value.text).map_err(|error| error.shifted(value.at))?;
    Ok(read.value)
}

fn topic(value: &Placed) -> Result<Topic, ParseError> {
    serde_json::from_value(value.text.as_str().into()).map_err(|_| {
        let help = say!("{} or {}", "powers, pairs, balance, where", "moves");
        ParseError::new(say!("expected the topic of a hint"), value.at..value.at + value.text.len())
            .with_help(help)
    })
}

#[cfg(test)]
mod tests {
    use super::super::inline::Inline;
    use super::*;

    const HEAD: &str = "# Copy\ncourse: Nim\nplace: 1\n\n## Bet\n";

    #[test]
    fn errors_have_a_line_and_a_column() {
        for (rest, place) in [
            ("chidl: Hello.\n", "6:1: there is no key 'chidl'"),
            ("One.\nTwo {1+} three.\n", "7:8: "),
            ("child: See **this.\n", "6:12: '**' is never closed"),
            ("ask moves: nim: 3\n", "6:1: 'ask moves' is no key"),
            ("ask move: nim: 3\n", "5:1: the step 'Bet' says no answer"),
            ("ask move: nim: 3\nwin: nim: 4\n", "7:1: a step asks one thing"),
            ("explain 9: nim: 3\n", "6:1: expected a level"),
            ("hint: nothing\n", "6:7: expected the topic"),
            ("check: 1 = = 2\n", "6:"),
            ("# Again\n", "6:1: a lesson has one title"),
        ] {
            let error = Lesson::read("copy", &format!("{HEAD}{rest}")).unwrap_err().to_string();
            assert!(error.starts_with(&format!("copy:{place}")), "{error}");
        }
        let error = Lesson::read("copy", "# Copy\nplace: 1\n## Bet\n").unwrap_err();
        assert_eq!(error.to_string(), "copy:4:1: the course is missing");
        assert!(Lesson::read("copy", "Copy").unwrap_err().to_string().starts_with("copy:1:1: "));
    }

    #[test]
    fn lines_make_paragraphs_and_lists() {
        let text =
            format!("{HEAD}One\n  goes on.\n\nchild: Two:\n- three\n- four\n\nshow: nim: 3\n");
        let lesson = Lesson::read("copy", &text).unwrap();
        let told = &lesson.steps[0].told;
        let Content::Paragraph(first) = &told[0].content else { panic!() };
        assert_eq!(first.parts, [Inline::Words("One goes on.".into())]);
        assert_eq!(first.source, "One goes on.");
        assert_eq!(told[1].register, Some(Register::Child));
        let Content::List(points) = &told[2].content else { panic!() };
        assert_eq!((points.len(), told[2].register), (2, Some(Register::Child)));
    }
}
