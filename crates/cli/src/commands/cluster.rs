//! `nimatron cluster`: jobs on a cluster of Ray, by the Python package.

use std::ffi::{OsStr, OsString};
use std::process::{Command, Stdio};
use std::{env, io};

use clap::{Args, ValueEnum};
use nimatron::say;

use crate::report::{Failure, Status};

/// What Python prints if the package is there.
const PROBE: &str = "import importlib.util as u; print(bool(u.find_spec('nimatron')))";

/// Do the jobs of a plan, or search a position, on a cluster of Ray or on this machine
///
/// 'nimatron cluster run PLAN --out FOLDER' does what 'nimatron job run' does, on all machines of
/// the cluster, and 'nimatron cluster search POSITION --out FOLDER --store FILE' searches a
/// position in rounds of jobs. The folder and the file are on a disk that all machines share.
/// Both take --ray ADDRESS and the other options of 'python3 -m nimatron.cluster', which does the
/// work: pip install 'nimatron[cluster]'.
#[derive(Debug, Args)]
pub struct Cluster {
    /// The interpreter of Python [default: NIMATRON_PYTHON, or python3]
    #[arg(long, value_name = "PROGRAM")]
    python: Option<OsString>,
    /// What to do
    what: What,
    /// The plan or the position, and options
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENTS")]
    arguments: Vec<OsString>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum What {
    /// Do the jobs of a plan
    Run,
    /// Find out who wins a position
    Search,
}

impl Cluster {
    pub fn run(&self) -> Result<Status, Failure> {
        let python = self.python.clone().or_else(|| env::var_os("NIMATRON_PYTHON"));
        let python = python.unwrap_or_else(|| "python3".into());
        find_package(&python)?;
        let what = match self.what {
            What::Run => "run",
            What::Search => "search",
        };
        let mut program = Command::new(&python);
        program.args(["-m", "nimatron.cluster", what]).args(&self.arguments);
        ended(&mut program).map_err(|error| not_started(&python, &error))
    }
}

/// Checks that the interpreter has the package, which it would not say clearly itself.
fn find_package(python: &OsStr) -> Result<(), Failure> {
    let probed = Command::new(python).args(["-c", PROBE]).stderr(Stdio::null()).output();
    let probed = probed.map_err(|error| not_started(python, &error))?;
    if probed.stdout.starts_with(b"True") {
        return Ok(());
    }
    let python = python.to_string_lossy();
    let message = say!("{} does not have the package nimatron", &python);
    let help = say!("{} -m pip install 'nimatron[cluster]' installs it", &python);
    Err(Failure::message(format!("{message}\n  = {help}")))
}

fn not_started(python: &OsStr, error: &io::Error) -> Failure {
    let message = say!("{} cannot be started: {}", python.to_string_lossy(), error.to_string());
    let help = say!("install Python 3.11 or newer, or name another interpreter with --python");
    Failure::message(format!("{message}\n  = {help}"))
}

/// Becomes the other program, which hears Ctrl-C and has the exit status.
#[cfg(unix)]
fn ended(program: &mut Command) -> io::Result<Status> {
    use std::os::unix::process::CommandExt;
    Err(program.exec())
}

/// How the other program ends.
#[cfg(not(unix))]
fn ended(program: &mut Command) -> io::Result<Status> {
    // The other program hears Ctrl-C, too, and ends by itself.
    crate::interrupt::interrupted();
    Ok(match program.status()?.code() {
        Some(0) => Status::Answered,
        Some(1) => Status::No,
        _ => Status::Reported,
    })
}
