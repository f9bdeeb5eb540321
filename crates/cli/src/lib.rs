//! The command line of Nimatron, as a library: a program that registers rulesets of its own is this
//! one with them.
//!
//! ```no_run
//! use nimatron::rulesets::{Ruleset, cram, register};
//!
//! fn main() -> std::process::ExitCode {
//!     register(Ruleset::impartial::<cram::Cram>(&cram::DESCRIPTION).with_words(&["my-cram"]))
//!         .expect("a word of its own");
//!     nimatron_cli::main()
//! }
//! ```
//!
//! Results go to standard output, everything else to standard error. The exit
//! status is 0 for an answer, 1 for a "no" to a yes-or-no question, 2 for an
//! error. This is a door: it reads arguments and prints answers, and all that
//! it knows of games it asks of the library.

mod arguments;
mod commands;
mod context;
mod help;
mod input;
mod interrupt;
mod language;
mod memory;
mod play;
mod progress;
mod repl;
mod report;
mod resources;
mod rules;
mod watched;

use std::alloc::System;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

use alloc_metrics::MetricAlloc;
use arguments::{Arguments, Command};
use context::Context;
use nimatron::foundation::watching;
use report::{Failure, Status};
use watched::Watched;

/// Counts what each thread holds, by which the server bounds the memory of a request.
#[global_allocator]
static ALLOCATOR: MetricAlloc<System> = MetricAlloc::new(System);

/// Runs the command that the arguments of the program name.
pub fn main() -> ExitCode {
    interrupt::outlive_full_files();
    let arguments = arguments::with_expressions(std::env::args_os());
    let spoken = language::choose(&arguments);
    let arguments = help::arguments(arguments);
    let context = Context::new(&arguments.global);
    if let Err(failure) = spoken {
        return report::exit_code(Err(failure), &context);
    }
    if let Err(failure) = rules::register_files(&arguments.global.rulesets, &context) {
        return report::exit_code(Err(failure), &context);
    }
    let result = watching(|_| {
        let mut out = BufWriter::new(Watched::here(io::stdout().lock()));
        let result = run(&arguments, &context, &mut out);
        result.and_then(|status| {
            out.flush()?;
            Ok(status)
        })
    });
    report::exit_code(result, &context)
}

/// The texts that registers keep and that are told by
/// [`translated`](nimatron::language::translated), each with its register: for the tests of the
/// languages.
#[doc(hidden)]
pub fn texts() -> Vec<(&'static str, String)> {
    let named = |register, text: &str| (register, text.to_owned());
    let rulesets = nimatron::rulesets::texts().into_iter().map(|text| named("rulesets", &text));
    let kinds = nimatron::catalogue::texts().into_iter().map(|text| named("kinds of games", text));
    let lessons = nimatron::teach::lesson::texts().into_iter().map(|text| named("lessons", text));
    let help = help::texts().into_iter().map(|text| ("help", text));
    rulesets.chain(kinds).chain(lessons).chain(help).collect()
}

fn run(arguments: &Arguments, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
    match &arguments.command {
        None if io::stdin().is_terminal() && !context.json => repl::run(context, out),
        None => commands::lines::run(context, out),
        Some(Command::Calc(calc)) => calc.run(context, out),
        Some(Command::Solve(solve)) => solve.run(context, out),
        Some(Command::Play(arguments)) => commands::play::run(arguments, context),
        Some(Command::Puzzle(puzzle)) => puzzle.run(context, out),
        Some(Command::Sheet(sheet)) => sheet.run(context, out),
        Some(Command::Atlas(atlas)) => atlas.run(context, out),
        Some(Command::Prove(prove)) => prove.run(context, out),
        Some(Command::Verify(verify)) => verify.run(context, out),
        Some(Command::Grundy(grundy)) => grundy.run(context, out),
        Some(Command::Period(period)) => period.run(context, out),
        Some(Command::Genus(genus)) => genus.run(context, out),
        Some(Command::Quotient(quotient)) => quotient.run(context, out),
        Some(Command::Survey(survey)) => survey.run(context, out),
        Some(Command::Excess(excess)) => excess.run(context, out),
        Some(Command::Job(job)) => job.run(context, out),
        Some(Command::Cluster(cluster)) => cluster.run(),
        Some(Command::Games(games)) => games.run(context, out),
        Some(Command::Learn(learn)) => learn.run(context, out),
        Some(Command::Languages(languages)) => languages.run(context, out),
        Some(Command::Api(api)) => api.run(context, out),
        Some(Command::Serve(serve)) => serve.run(context, out),
        Some(Command::Svg(svg)) => svg.run(context, out),
        Some(Command::Latex(latex)) => latex.run(context, out),
        Some(Command::Completions(completions)) => completions.run(out),
        Some(Command::Man(man)) => man.run(out),
    }
}
