//! What a search may take: the options that several commands share.

use clap::Args;
use nimatron::foundation::Budget;

/// What a search may take.
#[derive(Clone, Copy, Debug, Args)]
pub struct Resources {
    /// Search on so many threads at once
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Hold no more memory, but for what the program itself needs
    #[arg(long, value_name = "MIB", default_value_t = 1024,
          value_parser = clap::value_parser!(u64).range(1..))]
    memory: u64,
}

impl Default for Resources {
    fn default() -> Resources {
        Resources { threads: 1, memory: 1024 }
    }
}

impl Resources {
    /// The budget with these bounds.
    pub fn bound(self, budget: Budget) -> Budget {
        budget.with_threads(self.threads.into()).with_memory(self.memory.saturating_mul(1 << 20))
    }
}
