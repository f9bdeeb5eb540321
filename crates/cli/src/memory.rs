//! How much memory the program holds.

/// What the program needs for itself, and what a computation may take between two looks.
const ASIDE: u64 = if cfg!(target_os = "linux") { 10 << 20 } else { 20 << 20 };

/// Bytes of memory that computations hold: all that the program has in memory now, but for what it
/// needs for itself. Nothing where the system does not tell.
pub fn held() -> u64 {
    asked_for().unwrap_or(0).saturating_sub(ASIDE)
}

/// Bytes in memory that the program asked for. The pages of its own file are not among them: how
/// many of those are there says nothing of a computation, and the system takes them back at will.
#[cfg(target_os = "linux")]
fn asked_for() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes << 10)
}

/// Bytes of the program in memory.
#[cfg(not(target_os = "linux"))]
fn asked_for() -> Option<u64> {
    memory_stats::memory_stats().map(|stats| stats.physical_mem as u64)
}
