//! Dots and Boxes: whoever draws the last side of a box has it, and draws again.
//!
//! # Rules
//! Dots stand in rows and columns. A player draws a line between neighbouring dots. Whoever closes a
//! box by that, or two, has won it and draws another line in the same turn, unless no line is left. So a
//! turn is a row of lines, all of which but the last close a box. When all lines are drawn, the player
//! with more boxes wins; if both have as many it is a draw.
//!
//! # Theory
//! Boxes that are closed stay closed, so that only the *net score* from here on is looked for: see the
//! `solver`. It is a scoring game: sums, values and Grundy values are those of games in which the last
//! move decides, and are not asked for here. [Nimstring](crate::rulesets::nimstring) is the game under
//! it, in which they are.
//!
//! # References
//! E. R. Berlekamp, *The Dots and Boxes Game* (2000); *Winning Ways*, chapter 16.

mod analysis;
mod board;
mod lattice;
mod picture;
mod position;
mod solver;
#[cfg(test)]
mod tests;
mod text;

use crate::rulesets::partizan::TURN;
use crate::rulesets::{Description, Example, Family, description};

pub use analysis::{Analysis, ByDefinition, Scored};
pub use board::{Board, Border, Line, MOST_LINES, closed, closes};
pub use position::{Move, Position};
pub use solver::Solver;

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: text::WORD,
    title: "Dots and Boxes",
    family: Family::Graphs,
    rules: [
        "A player draws a line between two neighbouring dots. Whoever draws the last side of a box has \
         it, and must draw another line in the same turn, as long as one is left. When all lines are \
         drawn, whoever has more boxes wins; with as many each it is a draw.",
        "A board is written by its rows and columns of boxes, 3x3. Nothing is drawn on it (the American \
         board); with icelandic behind it the lines on the left and at the bottom are, and with \
         swedish those all around.",
        "A position is written row by row from the top, with o for a dot, - and | for a line, . for \
         what is not drawn, and in the middle of a closed box L or R for whose it is. A move names \
         the lines of a turn by the dots at their ends, by column and row from the lower left.",
    ],
    options: [TURN],
    examples: [
        Example::new("dots-and-boxes: 3x3", "the second player gets six boxes of nine"),
        Example::new("dots-and-boxes: 2x2", "the first player gets three boxes of four"),
        Example::new(
            "dots-and-boxes: o-o-o-o/......./o-o-o-o/......./o-o-o-o",
            "two chains: whoever leaves two boxes of the first one has the second one",
        ),
        Example::new("dots-and-boxes: 2x3 swedish", "the lines all around are drawn"),
        Example::new(
            "dots-and-boxes(turn=right): o-o-o/|L|R|/o-o-o/|..../o-o-o",
            "Right takes the last two boxes",
        ),
    ],
    references: [
        "E. R. Berlekamp, The Dots and Boxes Game (2000)",
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 16",
        "J. K. Barker, R. E. Korf, Solving Dots-and-Boxes, Proceedings of the AAAI Conference on \
         Artificial Intelligence 26 (2012) 414-419",
    ],
};
