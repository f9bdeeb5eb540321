//! The page of Nimatron, and the server behind it.
//!
//! The page is embedded in the program. It asks the engine through `POST /api`: the body is one
//! request as JSON, the answer is what [`nimatron::api::handle`] gives, byte for byte. The server
//! keeps the last few analyses within a bound on their memory, so that the next request about a
//! position does not solve it anew. Everything else that it knows is files.
//!
//! ```no_run
//! let options = nimatron_web::Options { port: 0, ..Default::default() };
//! nimatron_web::serve(&options, |server| println!("{}", server.address()))?;
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! # Strangers
//! A server must expect clients that stall, flood and lie, and serve the others meanwhile. A client
//! is an address (`client`), also behind a declared proxy. These rules do it:
//! - A turn is limited (`connections`): a client that keeps the server waiting is evicted after a
//!   while, and when room runs out, whoever has most connections makes room.
//! - A quick try comes first (`pool`): every request is tried in few steps on threads that nobody
//!   can occupy for long; only what needs more waits for the others.
//! - Threads are shared in turns (`fair`): whoever was served least is next, however much others ask.
//! - What nobody waits for ends (`pool`): when the client leaves, its computation is cancelled. What
//!   does not end is reported and replaced.
//! - Pages from elsewhere are refused (`address`, `routes`): by the names they come under.
#![forbid(unsafe_code)]

mod address;
mod client;
mod connections;
mod failure;
mod fair;
mod files;
mod headers;
mod join;
mod pool;
mod routes;
mod server;
mod wire;

use std::{io, net::IpAddr, path::PathBuf, time::Duration};

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
    /// Names under which browsers may ask, besides this machine's own and addresses.
    pub names: Vec<String>,
    /// Proxies that are believed when they tell for whom they ask.
    pub proxies: Vec<IpAddr>,
    /// The longest time that a request may take.
    pub time: Duration,
    /// A folder to take the page from, instead of the embedded one: for those who change it.
    pub page: Option<PathBuf>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            port: PORT,
            lan: false,
            names: Vec::new(),
            proxies: Vec::new(),
            time: Duration::from_secs(10),
            page: None,
        }
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
