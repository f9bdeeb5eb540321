//! Ctrl-C.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

/// A flag that Ctrl-C raises; a second Ctrl-C ends the program.
pub fn interrupted() -> &'static Arc<AtomicBool> {
    static INTERRUPTED: OnceLock<Arc<AtomicBool>> = OnceLock::new();
    INTERRUPTED.get_or_init(|| {
        let flag = Arc::new(AtomicBool::new(false));
        let raised = flag.clone();
        // Without a handler Ctrl-C ends the program at once, as it always does.
        let _ = ctrlc::set_handler(move || {
            const INTERRUPTED_TWICE: i32 = 130;
            if raised.swap(true, Ordering::Relaxed) {
                std::process::exit(INTERRUPTED_TWICE);
            }
        });
        flag
    })
}
