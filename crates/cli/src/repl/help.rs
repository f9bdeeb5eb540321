//! What `:help` shows.

use std::fmt::Write;

use nimatron::calculator::{FUNCTIONS, Function, PRECEDENCE, function};
use nimatron::render::text::wrap;
use nimatron::text::language::translated;
use nimatron::text::{did_you_mean, excerpt};
use nimatron::{message, say};

use crate::report::Failure;

const TOPICS: [&str; 2] = ["operators", "functions"];

/// The first page.
pub fn overview() -> String {
    let mut text =
        say!("Type an expression to see its value, or a position to see who wins:") + "\n";
    for (typed, told) in OVERVIEW {
        let line = format!("  {typed:<17}{}", translated(told));
        text += line.trim_end();
        text += "\n";
    }
    let symbols = "\\e0, \\w1, \\G0, \\oplus, \\times, \\cdot";
    text += &say!("Tab completes names, and {} becomes {}: also {}.", "\\w", "\u{3c9}", symbols);
    text + "\n"
}

/// What can be typed, and what it is.
const OVERVIEW: &[(&str, &str)] = &[
    ("(w+1)*2 # 3", message!("an ordinal; w is omega, e0, w1, Gamma0 and phi(2, 0) are known")),
    ("*5 + *(w+1)", message!("a nimber")),
    ("w^w < e0", message!("true or false")),
    ("%  %1", message!("the last answer, the first answer")),
    ("g = {2|1}", message!("a name for a value; g + 1 has it then")),
    ("nim: 3, 5, 7", message!("a position; :games players for more than two players")),
    ("", ""),
    (":help operators", message!("what they mean, and how tightly they bind")),
    (":help functions", message!("the functions; :help sub explains one")),
    (":parse EXPR", message!("how an expression is read, with all brackets")),
    (":games [NAME]", message!("the rulesets; the rules of one")),
    (":quit", message!("the end, as Ctrl-D")),
    ("", ""),
];

/// The page on a topic.
pub fn on(topic: &str) -> Result<String, Failure> {
    match topic {
        "" => Ok(overview()),
        "operators" => Ok(operators()),
        "functions" => Ok(functions()),
        name => match function(name) {
            Some(function) => Ok(explained(function)),
            None => {
                let names = FUNCTIONS.iter().map(|function| function.name);
                let help = match did_you_mean(name, names.chain(TOPICS)) {
                    Some(nearest) => say!("did you mean :help {}?", nearest),
                    None => say!("there is :help operators, :help functions, :help sub"),
                };
                let message = say!("there is no help on '{}'", excerpt(name));
                Err(Failure::message(format!("{message}\n  = {help}")))
            }
        },
    }
}

fn operators() -> String {
    let mut text = say!("From the operators that bind tightest to the loosest:") + "\n";
    for line in PRECEDENCE {
        let _ = writeln!(text, "  {:<26} {}", line.operators, translated(line.meaning));
        if !line.reading.is_empty() {
            let _ = writeln!(text, "  {:<26} {}", "", translated(line.reading));
        }
    }
    text
}

fn functions() -> String {
    let longest = FUNCTIONS.iter().map(|function| function.signature.len()).max().unwrap_or(0);
    let lines = FUNCTIONS.iter().map(|function| {
        format!("  {:<longest$}  {}\n", function.signature, translated(function.summary))
    });
    lines.collect()
}

fn explained(function: &Function) -> String {
    let Function { signature, summary, example: [call, value], .. } = function;
    const WIDTH: usize = 80;
    let details =
        function.details().map_or(Vec::new(), |details| wrap(&translated(details), WIDTH));
    let details: String = details.into_iter().map(|line| line + "\n").collect();
    let is = say!("{} is {}", *signature, translated(summary));
    format!("{is}\n  {call} = {value}\n{details}")
}
