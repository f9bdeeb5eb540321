//! What searches share: tables of known memory, for one thread and for several.

mod account;
mod facts;
mod memory;
mod table;

pub use account::Account;
pub use facts::{Facts, Mixed, shard_of};
pub use memory::{Lease, Memory};
pub use table::{Local, Shared, Table};
