//! The server as browsers and strangers meet it.

mod http;
mod strangers;
mod support;
