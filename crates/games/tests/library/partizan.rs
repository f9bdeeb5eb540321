//! The values of partizan games: published answers, laws, and the limits.

mod facts;
mod laws;
mod limits;
mod loopy;
mod loopy_exhaustive;
mod loopy_laws;
mod loopy_play;
