//! How much memory the program holds.

/// What the program needs for itself, and what a computation may take between two looks.
const ASIDE: u64 = 20 << 20;

/// Bytes of memory that computations hold: all that the program has in memory now, but for what it
/// needs for itself. Nothing where the system does not tell.
pub fn held() -> u64 {
    let held = memory_stats::memory_stats().map_or(0, |stats| stats.physical_mem as u64);
    held.saturating_sub(ASIDE)
}
