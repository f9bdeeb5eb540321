//! The page of Nimatron, and the server behind it.
//!
//! The page is embedded in the program. It asks the engine through `POST /api`: the body is one
//! request as JSON, the answer is what [`nimatron::api::handle`] gives, byte for byte. Everything
//! else that the server knows is files.
//!
//! ```no_run
//! let options = nimatron_web::Options { port: 0, ..Default::default() };
//! nimatron_web::serve(&options, |server| println!("{}", server.address()))?;
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! # Strangers
//! A server must expect clients that stall, flood and lie, and serve the others meanwhile. Three
//! rules do it:
//! - A turn is limited (`seats`): whoever keeps the server waiting is shown the door after a while,
//!   and when room runs out, whoever has kept it waiting longest goes first.
//! - A quick try comes first (`pool`): every request is tried in few steps on threads that nobody
//!   can occupy for long; only what needs more queues for the others, and whose client did this
//!   once queues there from then on.
//! - What nobody waits for ends (`pool`): when the client leaves, its computation is cancelled.
#![forbid(unsafe_code)]

mod address;
mod failure;
mod files;
mod headers;
mod pool;
mod routes;
mod seats;
mod server;

use std::{io, path::PathBuf, time::Duration};

pub use server::Server;

/// The port where the server listens unless told otherwise.
pub const PORT: u16 = 8421;

/// How the server is to be run.
#[derive(Clone, Debug)]
pub struct Options {
    /// The port; 0 is any that is free.
    pub port: u16,
    /// Whether other machines may connect.
    pub lan: bool,
    /// The longest time that a request may take.
    pub time: Duration,
    /// A folder to take the page from, instead of the embedded one: for those who change it.
    pub page: Option<PathBuf>,
}

impl Default for Options {
    fn default() -> Options {
        Options { port: PORT, lan: false, time: Duration::from_secs(10), page: None }
    }
}

/// Serves until the process is told to end (Ctrl-C, or SIGTERM where there is one).
///
/// `ready` is called once, when clients can connect. Requests in flight then have a second to end.
///
/// # Errors
/// If the port is taken, or the operating system refuses something else.
pub fn serve(options: &Options, ready: impl FnOnce(&Server)) -> io::Result<()> {
    Server::bind(options)?.run(ready, server::told_to_end())
}
