//! The server as browsers and strangers meet it.

use std::alloc::System;

use alloc_metrics::MetricAlloc;

mod http;
mod strangers;
mod support;

/// The server measures what its analyses hold.
#[global_allocator]
static ALLOCATED: MetricAlloc<System> = MetricAlloc::new(System);
