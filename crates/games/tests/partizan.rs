//! The values of partizan games: published answers, laws, and the limits.

#[path = "partizan/facts.rs"]
mod facts;
#[path = "partizan/laws.rs"]
mod laws;
#[path = "partizan/limits.rs"]
mod limits;
#[path = "partizan/loopy.rs"]
mod loopy;
#[path = "partizan/loopy_exhaustive.rs"]
mod loopy_exhaustive;
#[path = "partizan/loopy_laws.rs"]
mod loopy_laws;
#[path = "partizan/loopy_play.rs"]
mod loopy_play;
