//! The developer's commands; `cargo xtask help` lists them.
//!
//! Each is a short list of steps, and a step is a command line that could be typed by hand. They
//! need Rust alone, except where a command says what else it wants; the tests fetch what they want.

mod needs;
mod page;
mod python;

use std::{
    env, fs, io,
    path::Path,
    process::{Command, ExitCode, Stdio},
    time::Instant,
};

/// One developer's command.
struct Task {
    name: &'static str,
    arguments: &'static str,
    summary: &'static str,
    run: fn(&[String]) -> Result<(), Failure>,
}

const TASKS: &[Task] = &[
    Task {
        name: "test",
        arguments: "[-- ARGS]",
        summary: "format, lints, documentation, tests, GNU parallel, Slurm, Python, dependencies and \
                  a browser; ARGS go to `cargo test`",
        run: test,
    },
    Task {
        name: "bench",
        arguments: "[NAME]",
        summary: "the benchmarks, or those whose names contain NAME; `nimber`, `sequences` and \
                  `games` beside other programs, `page` in a browser, `python` the package",
        run: bench,
    },
    Task {
        name: "python",
        arguments: "",
        summary: "the tests of the Python package with the wheel that maturin builds, and the slow \
                  ones",
        run: python,
    },
    Task { name: "docs", arguments: "", summary: "build the API documentation", run: docs },
    Task {
        name: "fonts",
        arguments: "",
        summary: "make the fonts of the page anew; needs npm, and Python 3 with venv",
        run: fonts,
    },
    Task {
        name: "fuzz",
        arguments: "[SECONDS]",
        summary: "run every fuzz target for SECONDS (60); needs nightly Rust and cargo-fuzz",
        run: fuzz,
    },
    Task {
        name: "hostile",
        arguments: "[SECONDS [SEED]]",
        summary: "ask hostile questions for SECONDS (600), from a SEED (1)",
        run: hostile,
    },
    Task {
        name: "msrv",
        arguments: "",
        summary: "check that the oldest promised Rust builds everything; needs rustup",
        run: msrv,
    },
    Task { name: "help", arguments: "", summary: "this list", run: help },
];

/// Everything, in one profile: what runs in the compiler itself is compiled once for all steps.
const ALL: &str = "--profile thorough --workspace --all-features";

/// Why a task did not succeed, and the exit status that says so.
struct Failure {
    message: String,
    status: u8,
}

impl Failure {
    const USAGE: u8 = 2;

    fn new(message: impl Into<String>) -> Self {
        Failure { message: message.into(), status: 1 }
    }

    fn usage(message: impl Into<String>) -> Self {
        Failure { message: message.into(), status: Self::USAGE }
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (name, rest) = match arguments.split_first() {
        Some((name, rest)) => (name.trim_start_matches('-'), rest),
        None => ("help", &[][..]),
    };
    let outcome = match TASKS.iter().find(|task| task.name == name) {
        Some(task) => (task.run)(rest),
        None => Err(Failure::usage(format!("no command is called `{name}`"))),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask {name}: {}", failure.message);
            if failure.status == Failure::USAGE {
                eprintln!("`cargo xtask help` lists the commands");
            }
            ExitCode::from(failure.status)
        }
    }
}

fn test(arguments: &[String]) -> Result<(), Failure> {
    let extra = match arguments.split_first() {
        None => &[],
        Some((first, rest)) if first == "--" => rest,
        Some((first, _)) => return Err(unexpected(first)),
    };
    ensure_component("rustfmt", "fmt")?;
    ensure_component("clippy", "clippy")?;
    needs::ensure(needs::OF_THE_PAGE)?;
    needs::ensure(needs::OF_PYTHON)?;
    needs::ensure(needs::OF_SCHEDULERS)?;
    let rust = [
        Step::cargo("format", "fmt --all --check"),
        Step::cargo("lints", &format!("clippy {ALL} --all-targets -- -D warnings")),
        documentation(),
        Step::cargo("tests", &format!("test {ALL}")).with(extra),
    ];
    let rust = rust.into_iter().chain([schedulers()]);
    let steps = rust.chain(python::steps()).chain(dependencies()).chain(page::steps());
    run(&steps.collect::<Vec<_>>())
}

/// The book's lines for GNU parallel and Slurm, with the program that the tests have built.
fn schedulers() -> Step {
    Step::new("schedulers", "python3", "tools/schedulers/check.py thorough")
}

/// The rules of `deny.toml`, as far as cargo-deny is installed and can fetch its database.
fn dependencies() -> Vec<Step> {
    let probe = |words| Step::cargo("cargo-deny", words).answers();
    if !probe("deny --version") {
        eprintln!("dependencies: not checked, for want of cargo-deny (`cargo install cargo-deny`)");
        return Vec::new();
    }
    let mut checks = "licenses bans sources".to_owned();
    if probe("deny fetch db") {
        checks += " advisories";
    } else {
        eprintln!("advisories: not checked, because their database cannot be fetched");
    }
    vec![Step::cargo("dependencies", &format!("deny --offline check {checks}"))]
}

fn bench(arguments: &[String]) -> Result<(), Failure> {
    if let [_, second, ..] = arguments {
        return Err(unexpected(second));
    }
    if let Some(subject @ ("nimber" | "sequences" | "games")) =
        arguments.first().map(String::as_str)
    {
        let words = format!("run --release --manifest-path tools/compare/Cargo.toml -- {subject}");
        return run(&[Step::cargo("beside other programs", &words)]);
    }
    if arguments.first().is_some_and(|subject| subject == "page") {
        needs::ensure(needs::OF_THE_PAGE)?;
        return run(&page::measures());
    }
    if arguments.first().is_some_and(|subject| subject == "python") {
        needs::ensure(needs::OF_PYTHON)?;
        return run(&python::measures());
    }
    // Only targets of their own: the unit tests' harness has nothing to measure.
    let step = Step::cargo("benchmarks", "bench --workspace --all-features --bench *");
    run(&[if arguments.is_empty() { step } else { step.with(&["--".into()]).with(arguments) }])
}

fn python(arguments: &[String]) -> Result<(), Failure> {
    refuse(arguments)?;
    needs::ensure(needs::OF_PYTHON)?;
    run(&python::all_steps())
}

fn docs(arguments: &[String]) -> Result<(), Failure> {
    refuse(arguments)?;
    run(&[documentation()])
}

fn fonts(arguments: &[String]) -> Result<(), Failure> {
    refuse(arguments)?;
    run(&page::fonts())
}

fn fuzz(arguments: &[String]) -> Result<(), Failure> {
    let seconds: u32 = match arguments {
        [] => 60,
        [seconds] => seconds
            .parse()
            .map_err(|_| Failure::usage(format!("`{seconds}` is not a number of seconds")))?,
        [_, second, ..] => return Err(unexpected(second)),
    };
    require("run nightly cargo --version", "nightly Rust (`rustup toolchain install nightly`)")?;
    require("run nightly cargo fuzz --version", "cargo-fuzz (`cargo install cargo-fuzz`)")?;
    let targets = fuzz_targets().map_err(|error| Failure::new(format!("fuzz_targets: {error}")))?;
    let steps: Vec<Step> = targets
        .iter()
        .map(|target| {
            let words = format!("run nightly cargo fuzz run {target} -- -max_total_time={seconds}");
            Step::new(target, "rustup", &words)
        })
        .collect();
    run(&steps)
}

fn hostile(arguments: &[String]) -> Result<(), Failure> {
    let mut step = Step::cargo(
        "hostile questions",
        "test --release -p nimatron --test hostile -- --ignored --nocapture",
    );
    let names = ["NIMATRON_SECONDS", "NIMATRON_SEED"];
    if let Some(unexpected_one) = arguments.get(names.len()) {
        return Err(unexpected(unexpected_one));
    }
    for (name, value) in names.into_iter().zip(arguments) {
        let number: u64 =
            value.parse().map_err(|_| Failure::usage(format!("`{value}` is not a number")))?;
        step.variables.push((name, number.to_string()));
    }
    run(&[step])
}

fn msrv(arguments: &[String]) -> Result<(), Failure> {
    refuse(arguments)?;
    require("--version", "rustup, which can install an older Rust beside the present one")?;
    let version = env!("CARGO_PKG_RUST_VERSION");
    let words =
        format!("run --install {version} cargo check --workspace --all-targets --all-features");
    run(&[Step::new(&format!("Rust {version}"), "rustup", &words)])
}

fn help(arguments: &[String]) -> Result<(), Failure> {
    refuse(arguments)?;
    println!("The developer's commands:\n");
    for Task { name, arguments, summary, .. } in TASKS {
        println!("  cargo xtask {:<16} {summary}", format!("{name} {arguments}"));
    }
    Ok(())
}

/// One command line of a task.
struct Step {
    name: String,
    program: &'static str,
    arguments: Vec<String>,
    variables: Vec<(&'static str, String)>,
}

impl Step {
    /// `words` are the arguments, separated by spaces.
    fn new(name: &str, program: &'static str, words: &str) -> Self {
        let arguments = words.split_whitespace().map(String::from).collect();
        Step { name: name.to_owned(), program, arguments, variables: Vec::new() }
    }

    fn cargo(name: &str, words: &str) -> Self {
        Step::new(name, "cargo", words)
    }

    fn with(mut self, arguments: &[String]) -> Self {
        self.arguments.extend_from_slice(arguments);
        self
    }

    /// The line as one would type it.
    fn line(&self) -> String {
        let variables = self.variables.iter().map(|(name, value)| format!("{name}=\"{value}\" "));
        let mut line = variables.collect::<String>() + self.program;
        for argument in &self.arguments {
            let quote = if argument.contains([' ', '*']) { "'" } else { "" };
            line += &format!(" {quote}{argument}{quote}");
        }
        line
    }

    fn command(&self) -> Command {
        let mut command = match env::var_os("CARGO") {
            // The very cargo that runs us, which need not be the first one on the path.
            Some(cargo) if self.program == "cargo" => Command::new(cargo),
            _ => Command::new(self.program),
        };
        command.args(&self.arguments).envs(self.variables.iter().cloned()).current_dir(root());
        command
    }

    /// What the command prints, if it succeeds.
    fn output(&self) -> Option<String> {
        let output = self.command().stderr(Stdio::null()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Whether the command runs and succeeds; it is not heard.
    fn answers(&self) -> bool {
        let status = self.command().stdout(Stdio::null()).stderr(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    }
}

/// Libraries only: the command line's binary bears the library's name, and its pages would
/// overwrite the library's.
fn documentation() -> Step {
    let step = Step::cargo("documentation", &format!("doc {ALL} --no-deps --lib"));
    Step { variables: vec![("RUSTDOCFLAGS", "-D warnings".into())], ..step }
}

/// Runs the steps in order, announced and timed, until one fails; one summary line at the end.
fn run(steps: &[Step]) -> Result<(), Failure> {
    let start = Instant::now();
    let mut times = Vec::with_capacity(steps.len());
    for (index, step) in steps.iter().enumerate() {
        eprintln!("[{}/{}] {}: {}", index + 1, steps.len(), step.name, step.line());
        let began = Instant::now();
        let status = step.command().status().map_err(|error| {
            Failure::new(format!("{}: cannot run {}: {error}", step.name, step.program))
        })?;
        if !status.success() {
            return Err(Failure {
                message: format!("{} failed ({status}) after {}", step.name, shown(start)),
                status: status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1),
            });
        }
        times.push(format!("{} {}", step.name, shown(began)));
    }
    eprintln!("passed in {}: {}", shown(start), times.join(", "));
    Ok(())
}

fn shown(since: Instant) -> String {
    format!("{:.1} s", since.elapsed().as_secs_f64())
}

/// A minimal installation of Rust lacks rustfmt and clippy, and rustup can add them.
fn ensure_component(component: &str, subcommand: &str) -> Result<(), Failure> {
    let probe = Step::cargo(component, &format!("{subcommand} --version"));
    if probe.answers() {
        return Ok(());
    }
    let remedy = Step::new(component, "rustup", &format!("component add {component}"));
    eprintln!("{component} is missing: {}", remedy.line());
    // Whatever the remedy reports, the question is whether the component is there now.
    let _ = remedy.command().status();
    if probe.answers() {
        return Ok(());
    }
    Err(Failure::new(format!("{component} is missing and `{}` did not help", remedy.line())))
}

/// Fails, naming `what` is missing, unless `rustup WORDS` succeeds.
fn require(words: &str, what: &str) -> Result<(), Failure> {
    if Step::new(what, "rustup", words).answers() {
        return Ok(());
    }
    Err(Failure::new(format!("this command needs {what}")))
}

fn refuse(arguments: &[String]) -> Result<(), Failure> {
    arguments.first().map_or(Ok(()), |first| Err(unexpected(first)))
}

fn unexpected(argument: &str) -> Failure {
    Failure::usage(format!("unexpected argument `{argument}`"))
}

/// The names of the fuzz targets: one file each.
fn fuzz_targets() -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root().join("fuzz/fuzz_targets"))? {
        let path = entry?.path();
        if let Some(stem) = path.file_stem() {
            names.push(stem.to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// The root of the workspace.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace")
}
