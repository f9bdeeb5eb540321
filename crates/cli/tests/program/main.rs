//! The program as its users run it.

mod api;
mod calculator;
mod certificates;
mod documents;
mod excess;
mod input;
mod jobs;
mod languages;
mod latex;
mod learn;
mod misere;
mod nimbers;
mod pictures;
mod play;
mod players;
mod search;
mod sequences;
mod serve;
mod solver;
mod stores;
mod support;
mod teach;
