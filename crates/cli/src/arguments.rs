//! The definition of the command line, from which help, completions and the
//! manual page are made.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand, ValueEnum};
use nimatron::say;
use nimatron::text::Notation;

use crate::commands::{
    api, atlas, calc, cluster, completions, excess, games, genus, job, languages, latex, learn,
    man, prove, puzzle, quotient, sequence, serve, sheet, solve, survey, svg, verify,
};
use crate::play::PlayArguments;

/// Nim and its kin in the terminal: who wins, every winning move, and why
///
/// Without a command it is a calculator: a conversation if standard input is a
/// terminal, otherwise one answer for each line of standard input, also 'error: …'
/// where there is none. Blank lines and lines that begin with # are skipped.
#[derive(Debug, Parser)]
#[command(name = "nimatron", version, propagate_version = true, after_help = AFTER_HELP)]
pub struct Arguments {
    #[command(flatten)]
    pub global: Global,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The arguments, with a blank before expressions for `calc` and `latex` that begin with a minus sign, so that
/// they are not taken for options: of these `-h` and `-V` alone have a single dash.
pub fn with_expressions(arguments: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut arguments: Vec<OsString> = arguments.collect();
    let takes = |argument: &OsString| argument == "calc" || argument == "latex";
    let Some(command) = arguments.iter().position(takes) else {
        return arguments;
    };
    for argument in &mut arguments[command + 1..] {
        let text = argument.to_string_lossy();
        let is_option = text.starts_with("--") || ["-", "-h", "-V"].contains(&&*text);
        if text.starts_with('-') && !is_option {
            *argument = format!(" {text}").into();
        }
    }
    arguments
}

const AFTER_HELP: &str = "\
Examples:
  nimatron solve 'nim: 3, 5, 7'
  nimatron solve 'nim: 1, w+3, w^w+5, e0, w1' --explain 2
  nimatron calc '(w+1)*2 + w'
  nimatron prove 'nim: 1, 2, 3' --output proof.json && nimatron verify proof.json

Exit status: 0 for an answer, 1 for a \"no\" to a yes-or-no question, 2 for an error.";

/// Options of every command.
#[derive(Debug, Args)]
#[command(next_help_heading = "Global options")]
pub struct Global {
    /// Print one JSON object an answer, each with "schema": 1
    #[arg(long, global = true)]
    pub json: bool,
    /// How values are written [default: unicode on a terminal, ascii otherwise]
    #[arg(long, global = true, value_name = "STYLE")]
    pub notation: Option<Style>,
    /// Stop after so many seconds with what is known by then
    #[arg(long, global = true, value_name = "SECONDS", value_parser = seconds)]
    pub time: Option<Duration>,
    /// Go on with the next line of standard input after an error
    #[arg(long, global = true)]
    pub keep_going: bool,
    /// In which language to speak: en, de, or a file CODE.ftl [default: the terminal's]
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub language: Option<String>,
    /// A file with a ruleset, to be known as well; may be given several times
    #[arg(long = "rules", global = true, value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    pub rulesets: Vec<PathBuf>,
    /// When to use colours; NO_COLOR is respected
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    pub color: When,
}

/// A notation, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Style {
    /// Letters of the keyboard: w^2*3+e0
    Ascii,
    /// Greek letters: ω²·3+ε₀
    Unicode,
    /// For a paper: \omega^{2} \cdot 3
    Latex,
}

impl From<Style> for Notation {
    fn from(style: Style) -> Notation {
        match style {
            Style::Ascii => Notation::Ascii,
            Style::Unicode => Notation::Unicode,
            Style::Latex => Notation::Latex,
        }
    }
}

/// Yes, no, or as the terminal can.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum When {
    /// On a terminal that has colours
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    Calc(calc::Calc),
    Solve(solve::Solve),
    /// Play in the terminal, against the machine or with somebody else
    Play(PlayArguments),
    Puzzle(puzzle::PuzzleArguments),
    Sheet(sheet::Sheet),
    Atlas(atlas::Atlas),
    Prove(prove::Prove),
    Verify(verify::Verify),
    Grundy(sequence::grundy::Grundy),
    Period(sequence::period::Period),
    Genus(genus::Genus),
    Quotient(quotient::Quotient),
    Survey(survey::Survey),
    Excess(excess::Excess),
    Job(job::JobArguments),
    Cluster(cluster::Cluster),
    Games(games::Games),
    Learn(learn::Learn),
    Languages(languages::Languages),
    Api(api::Api),
    Serve(serve::Serve),
    Svg(svg::Svg),
    Latex(latex::Latex),
    Completions(completions::Completions),
    Man(man::Man),
}

fn seconds(text: &str) -> Result<Duration, String> {
    let number: f64 = text.parse().map_err(|_| say!("expected a number of seconds"))?;
    Duration::try_from_secs_f64(number).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_definition_is_consistent() {
        super::Arguments::command().debug_assert();
    }
}
