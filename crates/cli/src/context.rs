//! What every command knows of how it was called.

use std::cell::Cell;
use std::env;
use std::io::{self, IsTerminal};
use std::time::Duration;

use nimatron::foundation::Budget;
use nimatron::render::Style;
use nimatron::say;
use nimatron::text::Notation;

use crate::arguments::{Global, When};
use crate::memory;

/// How answers are to be given.
pub struct Context {
    pub json: bool,
    pub notation: Notation,
    /// The notation that was asked for, if one was.
    pub wished_notation: Option<Notation>,
    pub keep_going: bool,
    /// Colours on standard output.
    pub colour: bool,
    /// Colours on standard error.
    pub error_colour: bool,
    /// Whether standard error is a terminal, where progress can be shown.
    pub shows_progress: bool,
    time: Option<Duration>,
    /// The line of standard input that is being answered.
    line: Cell<Option<usize>>,
}

impl Context {
    pub fn new(global: &Global) -> Context {
        let (out, error) = (io::stdout().is_terminal(), io::stderr().is_terminal());
        let notation = match global.notation {
            Some(style) => style.into(),
            None if out && !global.json => Notation::Unicode,
            None => Notation::Ascii,
        };
        let plain = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
            || env::var_os("TERM").is_some_and(|term| term == "dumb");
        let coloured = |terminal: bool| match global.color {
            When::Always => true,
            When::Never => false,
            When::Auto => terminal && !plain,
        };
        Context {
            json: global.json,
            notation,
            wished_notation: global.notation.map(Notation::from),
            keep_going: global.keep_going,
            colour: coloured(out),
            error_colour: coloured(error),
            shows_progress: error,
            time: global.time,
            line: Cell::new(None),
        }
    }

    /// Says which line of standard input is being answered.
    pub fn at_line(&self, line: usize) {
        self.line.set(Some(line));
    }

    /// The place of an error or a note: `line 3: ` where several lines are answered.
    pub fn place(&self) -> String {
        self.line.get().map_or(String::new(), |line| say!("line {}:", line) + " ")
    }

    /// A budget of so many nodes, of the time that was asked for and of a gibibyte.
    pub fn budget(&self, nodes: u64) -> Budget {
        let budget = Budget::nodes(nodes).with_meter(memory::held);
        match self.time {
            Some(time) => budget.with_time(time),
            None => budget,
        }
    }

    /// The time that was asked for, if it was.
    pub fn time(&self) -> Option<Duration> {
        self.time
    }

    /// How words are laid out on standard output.
    pub fn style(&self) -> Style {
        const WITHOUT_TERMINAL: usize = 80;
        const WIDEST: u16 = 100;
        let size = terminal_size::terminal_size();
        let width = size.map_or(WITHOUT_TERMINAL, |(width, _)| usize::from(width.0.min(WIDEST)));
        Style { notation: self.notation, colour: self.colour, width }
    }
}
