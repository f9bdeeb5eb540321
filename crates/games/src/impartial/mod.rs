//! Impartial games by the theorem of Sprague and Grundy: every position is a
//! heap of Nim.

pub mod sequence;
