//! What is answered to a line.

use nimatron::calculator::{is_definition, parse, reading};
use nimatron::say;
use nimatron::text::{did_you_mean, excerpt};

use super::{Session, help};
use crate::commands::{calc, games, lines, solve};
use crate::context::Context;
use crate::input::Question;
use crate::report::Failure;

/// The commands of the conversation.
pub const COMMANDS: [&str; 4] = [":games", ":help", ":parse", ":quit"];

/// What happens after a line.
#[derive(Debug, PartialEq, Eq)]
pub enum Reply {
    /// This is printed: whole lines, or nothing.
    Text(String),
    /// The conversation ends.
    Quit,
}

/// One side of the conversation.
pub struct Responder<'a> {
    session: Session,
    context: &'a Context,
}

impl<'a> Responder<'a> {
    pub fn new(session: Session, context: &'a Context) -> Responder<'a> {
        Responder { session, context }
    }

    /// Answers a line.
    pub fn respond(&mut self, line: &str) -> Result<Reply, Failure> {
        let text = line.trim();
        if text.is_empty() {
            return Ok(Reply::Text(String::new()));
        }
        match text {
            "?" | "help" => return Ok(Reply::Text(help::overview())),
            "quit" | "exit" => return Ok(Reply::Quit),
            _ => {}
        }
        if let Some(command) = text.strip_prefix(':') {
            let (word, rest) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
            return self.command(word, rest.trim(), text);
        }
        if lines::is_position(text) && !is_definition(text) {
            return self.collected(|out| {
                let question = Question::line(text);
                solve::Solve::default().answer(question, self.context, out)
            });
        }
        self.value(text).map(Reply::Text)
    }

    fn command(&self, word: &str, rest: &str, line: &str) -> Result<Reply, Failure> {
        match word {
            "quit" | "q" | "exit" => Ok(Reply::Quit),
            "help" | "h" => help::on(rest).map(Reply::Text),
            "parse" => {
                let expression = parse(rest).map_err(|error| Failure::at(&error, rest))?;
                Ok(Reply::Text(reading(&expression) + "\n"))
            }
            "games" if rest.is_empty() => self.collected(|out| games::list(self.context, out)),
            "games" => self.collected(|out| games::named(rest, self.context, out)),
            _ => {
                let help = match did_you_mean(&line[..=word.len()], COMMANDS) {
                    Some(nearest) => say!("did you mean {}?", nearest),
                    None => say!("there are {}", COMMANDS.join(", ")),
                };
                let message = say!("unknown command ':{}'", excerpt(word));
                Err(Failure::message(format!("{message}\n  = {help}")))
            }
        }
    }

    fn collected(
        &self,
        write: impl FnOnce(&mut Vec<u8>) -> Result<(), Failure>,
    ) -> Result<Reply, Failure> {
        let mut text = Vec::new();
        write(&mut text)?;
        Ok(Reply::Text(String::from_utf8_lossy(&text).into_owned()))
    }

    /// The value of an expression with its number, and a remark where part of
    /// the expression vanished.
    fn value(&self, text: &str) -> Result<String, Failure> {
        let mut session = self.session.borrow_mut();
        let mut budget = self.context.budget(calc::MOST_WORK);
        let answer =
            session.evaluate(text, &mut budget).map_err(|error| Failure::at(&error, text))?;
        let notation = self.context.notation;
        let name = answer.name.map_or(String::new(), |name| format!("{name} = "));
        let value = answer.value.to_text(notation);
        let mut reply = format!("%{} = {name}{value}\n", session.count());
        for note in &answer.notes {
            reply += &format!("     {}\n", say!("note: {}", &note.message));
        }
        if let Some(absorption) = answer.absorption {
            reply += &format!("     {}\n", say!("since {}", absorption.to_text(notation)));
        }
        Ok(reply)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arguments::Arguments;
    use clap::Parser;

    fn converse(lines: &[&str]) -> Vec<String> {
        let context = Context::new(&Arguments::parse_from(["nimatron", "--color=never"]).global);
        let mut responder = Responder::new(Session::default(), &context);
        let answered = lines.iter().map(|line| match responder.respond(line) {
            Ok(Reply::Text(text)) => text,
            Ok(Reply::Quit) => "quit".into(),
            Err(Failure::Refused(failure)) => failure.error.picture,
            Err(Failure::Output(error)) => error.to_string(),
        });
        answered.collect()
    }

    #[test]
    fn answers_are_numbered_and_can_be_used_again() {
        let answers = converse(&["w+1", "%*2", "%1 + *3", "%1 == w+1"]);
        assert_eq!(answers[0], "%1 = w+1\n");
        assert_eq!(answers[1], "%2 = w*2+1\n");
        assert!(answers[2].contains("an ordinal and a nimber do not mix"), "{}", answers[2]);
        assert_eq!(answers[3], "%3 = true\n");
    }

    #[test]
    fn values_have_names() {
        let answers = converse(&["g = domineering: 2x2", "g + g", "{g|0} > hh", "w = 3"]);
        assert_eq!(answers[..2], ["%1 = g = +-1\n", "%2 = 0\n"]);
        assert!(answers[2].contains("unknown name 'hh'"), "{}", answers[2]);
        assert!(answers[3].contains("'w' has a meaning of its own"), "{}", answers[3]);
    }

    #[test]
    fn what_vanishes_is_pointed_out() {
        assert_eq!(converse(&["3*w"]), ["%1 = w\n     since 3*w = w\n"]);
        assert_eq!(converse(&["1+w", "w+1"]), ["%1 = w\n     since 1+w = w\n", "%2 = w+1\n"]);
    }

    #[test]
    fn commands_explain_themselves() {
        let answers = converse(&[
            ":parse 1+w*2^3",
            ":help sub",
            ":help operators",
            ":hepl",
            ":games nim",
            "nim: 1, 2, 4",
            "",
            ":quit",
        ]);
        assert_eq!(answers[0], "(1 + (w * (2 ^ 3)))\n");
        assert!(answers[1].contains("sub(w*2+3, w) = w+3"));
        assert!(answers[2].lines().count() > 6);
        assert!(answers[3].contains("did you mean :help?"));
        assert!(answers[4].contains("misere"));
        assert!(answers[5].contains("3: 4 -> 3"), "{}", answers[5]);
        assert_eq!(answers[6], "");
        assert_eq!(answers[7], "quit");
    }

    #[test]
    fn squaring_forty_times_ends_in_a_refusal_and_not_in_a_hang() {
        let mut lines = vec!["3"];
        lines.resize(41, "%*%");
        let answers = converse(&lines);
        assert!(answers[5].starts_with("%6 = 1853020188851841"));
        assert!(answers[40].contains("error: this makes an ordinal"), "{}", answers[40]);
    }
}
