//! What steps need besides Rust, and how it is installed where Debian's packages can be.

use std::env;
use std::path::Path;

use crate::{Failure, Step};

/// Something that steps need, and the Debian packages that have it.
pub struct Need {
    what: &'static str,
    found: fn() -> bool,
    packages: &'static str,
    remedy: &'static str,
}

/// What the steps of the page need.
pub const OF_THE_PAGE: &[Need] = &[
    Need {
        what: "Node.js with npm",
        found: || {
            ["node", "npm"].iter().all(|program| Step::new(program, program, "--version").answers())
        },
        packages: "nodejs npm",
        remedy: "install Node.js 18.19 or newer",
    },
    Need {
        what: "Chromium",
        found: has_chromium,
        packages: "chromium-headless-shell",
        remedy: "install it, or let the variable CHROMIUM name it",
    },
];

/// What the steps of the Python package need.
pub const OF_PYTHON: &[Need] = &[Need {
    what: "Python 3.11 with venv",
    found: || {
        let probe = Step::new("Python", "python3", "-c");
        let script = "import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))";
        probe.with(&[script.to_owned()]).answers()
    },
    packages: "python3 python3-venv",
    remedy: "install Python 3.11 or newer, with the module venv",
}];

/// What the lines of the book for many processes need.
pub const OF_SCHEDULERS: &[Need] = &[
    Need {
        what: "GNU parallel",
        found: || Step::new("parallel", "parallel", "--version").answers(),
        packages: "parallel",
        remedy: "install it",
    },
    Need {
        what: "Slurm with MUNGE",
        found: || {
            let programs = [("slurmctld", "-V"), ("slurmd", "-V"), ("munged", "--version")];
            let has = |(name, argument): (&str, &str)| {
                let path = format!("PATH=\"$PATH:/usr/sbin\" {name} {argument}");
                Step::new(name, "sh", "-c").with(&[path]).answers()
            };
            programs.into_iter().all(has)
        },
        packages: "slurm-wlm munge",
        remedy: "install both",
    },
];

/// The places where the tests look for a browser, too.
fn has_chromium() -> bool {
    let named = env::var_os("CHROMIUM");
    let usual = [
        "/usr/bin/chromium-headless-shell",
        "/usr/bin/chromium",
        "/usr/bin/chromium-browser",
        "/usr/bin/google-chrome",
    ];
    named.is_some_and(|path| Path::new(&path).exists())
        || usual.iter().any(|path| Path::new(path).exists())
}

/// Installs what is missing, where that can be done.
pub fn ensure(needs: &[Need]) -> Result<(), Failure> {
    for need in needs {
        if (need.found)() {
            continue;
        }
        eprintln!("{} is missing", need.what);
        for words in
            ["update --quiet", &format!("install --yes --no-install-recommends {}", need.packages)]
        {
            let step = installer(need.what, words);
            eprintln!("{}: {}", step.name, step.line());
            // Whatever the remedy reports, the question is whether the thing is there now.
            let _ = step.command().status();
        }
        if !(need.found)() {
            let message =
                format!("{} is missing and could not be installed: {}", need.what, need.remedy);
            return Err(Failure::new(message));
        }
    }
    Ok(())
}

/// `apt-get`, with the rights that it needs.
fn installer(name: &str, words: &str) -> Step {
    let is_root = Step::new("who", "id", "--user").output().is_some_and(|user| user.trim() == "0");
    let mut step = match is_root {
        true => Step::new(name, "apt-get", words),
        false => Step::new(name, "sudo", &format!("--non-interactive apt-get {words}")),
    };
    step.variables = vec![("DEBIAN_FRONTEND", "noninteractive".into())];
    step
}
