//! Files that outlive crashes and damages: every store on a disk in memory whose power fails at any
//! write, or whose bytes are changed, and the discipline on the file system of this machine.

mod crashes;
mod damages;
mod kept;
mod system;
