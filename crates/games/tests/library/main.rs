//! The library from outside, in one program: linking takes longer than most of the tests.

mod api;
mod calculator;
mod certificates;
mod editing;
mod engine;
mod explanations;
mod files;
mod heap_sequences;
mod impartial_rulesets;
mod known;
mod move_names;
mod nim_family;
mod nimbers;
mod opponents;
mod pages;
mod partizan;
mod partizan_rulesets;
mod players;
mod product_explanations;
mod rendering;
mod scenes;
mod searched;
mod sequences;
mod transfinite_boards;
mod turning;
mod typescript;
