//! What is kept of an excess that was computed.

use nimatron_nimber::transfinite::excess::{Computed, Excesses};
use serde::{Deserialize, Serialize};

use super::{Record, Stamp};

/// The excess of an odd prime: nothing but what takes a computation, as everything else that is
/// told of it follows from the prime.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KnownExcess {
    /// The odd prime.
    pub prime: u32,
    /// Its excess.
    pub excess: u32,
    /// How long that took.
    pub seconds: f64,
}

impl KnownExcess {
    /// The stamp of a state of a computation, a [`Sealed`](super::Sealed) file.
    pub const STATE: Stamp =
        Stamp { kind: "excess state", version: 2, engine: "norm-1", older: &[b"nimatron m_p 1"] };

    /// The answer as the computation gave it; none if a theorem excludes the excess.
    pub fn computed(&self) -> Option<Computed> {
        Excesses::of(self.prime).ok()?.with_value(self.excess)
    }
}

impl Record for KnownExcess {
    type Key = u32;

    const STAMP: Stamp = Stamp {
        kind: "table of excesses",
        version: 2,
        engine: "norm-1",
        older: &[b"{\"schema\":1,"],
    };

    fn key(&self) -> u32 {
        self.prime
    }

    fn is_sound(&self) -> bool {
        self.computed().is_some()
    }
}
