//! Signals: Ctrl-C, and files that may not grow.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};

use signal_hook::consts::SIGINT;
use signal_hook::flag::{register, register_conditional_shutdown};

/// A flag that Ctrl-C raises; a second Ctrl-C ends the program.
pub fn interrupted() -> &'static Arc<AtomicBool> {
    static INTERRUPTED: OnceLock<Arc<AtomicBool>> = OnceLock::new();
    INTERRUPTED.get_or_init(|| {
        let flag = Arc::new(AtomicBool::new(false));
        const INTERRUPTED_TWICE: i32 = 130;
        // In this order: the first signal finds the flag down. Without handlers Ctrl-C ends the
        // program at once, as it always does.
        let _ = register_conditional_shutdown(SIGINT, INTERRUPTED_TWICE, flag.clone());
        let _ = register(SIGINT, flag.clone());
        flag
    })
}

/// Has a file that reaches the limit of its size (`ulimit -f`) fail as a full disk does, instead of
/// ending the program.
pub fn outlive_full_files() {
    #[cfg(unix)]
    {
        // That somebody listens is enough; without it the program ends, as it always did.
        let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, Arc::default());
    }
}
