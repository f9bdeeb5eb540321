//! `nimatron serve`: the page in a browser.

use nimatron::say;
use std::io::{self, Write};
use std::net::IpAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use clap::Args;
use nimatron_web::{Options, PORT};

use crate::context::Context;
use crate::report::{Failure, Status};

/// Serve the page: play, be coached and analyse in a browser
///
/// The first line that it prints is the address to open. Ctrl-C ends it. With
/// --time a request may take so many seconds [default: 10].
#[derive(Debug, Args)]
pub struct Serve {
    /// The port to listen at; 0 is any that is free
    #[arg(long, value_name = "N", default_value_t = PORT)]
    port: u16,
    /// Let other machines of the network connect, and print every address
    #[arg(long)]
    lan: bool,
    /// Let browsers ask under this name too, such as games.example; may be repeated
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    /// Believe this proxy when it tells for whom it asks; may be repeated
    ///
    /// Service is shared among client addresses, which X-Forwarded-For or
    /// Forwarded tell behind a proxy. Other clients that write so are not believed.
    #[arg(long = "proxy", value_name = "ADDRESS")]
    proxies: Vec<IpAddr>,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
    /// Take the page from a folder instead of the program, to change it
    #[arg(long, value_name = "FOLDER", hide = true)]
    page: Option<PathBuf>,
}

impl Serve {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        const TIME: Duration = Duration::from_secs(10);
        let options = Options {
            port: self.port,
            lan: self.lan,
            names: self.names.clone(),
            proxies: self.proxies.clone(),
            time: context.time().unwrap_or(TIME),
            page: self.page.clone(),
        };
        let mut told = Ok(());
        let served = nimatron_web::serve(&options, |server| {
            told = server
                .addresses()
                .iter()
                .try_for_each(|address| writeln!(out, "{address}"))
                .and_then(|()| out.flush());
            if self.open && !open(&server.address()) {
                eprintln!("{}", say!("no browser was found: open {} in one", server.address()));
            }
        });
        served.map_err(|error| self.refused(&error))?;
        told?;
        Ok(Status::Answered)
    }

    fn refused(&self, error: &io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::AddrInUse => {
                let port = self.port;
                let taken = say!("port {} is taken", port);
                let help = say!("--port 0 takes any port that is free");
                Failure::message(format!("{taken}\n  = {help}"))
            }
            io::ErrorKind::InvalidInput => Failure::message(error.to_string()),
            _ => Failure::message(say!("the server cannot run: {}", error.to_string())),
        }
    }
}

/// Opens an address with the program that the desktop uses for it.
fn open(address: &str) -> bool {
    let (program, arguments): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let mut command = Command::new(program);
    command.args(arguments).arg(address);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().is_ok()
}
