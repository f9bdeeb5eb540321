//! The variants, and what people need to know of them.

use nimatron_nimber::message;

use super::{Step, Variant};
use crate::rulesets::description;
use crate::rulesets::partizan::TURN;
use crate::rulesets::{Description, Example, Family};

const BESIDE: &[Step] = &[(-1, 0), (0, -1), (0, 1), (1, 0)];
const CORNERS: &[Step] = &[(-1, -1), (-1, 1), (1, -1), (1, 1)];
const AROUND: &[Step] = &[(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];
const KNIGHTS: &[Step] = &[(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)];

const CLOBBER: &str = "M. H. Albert, J. P. Grossman, R. J. Nowakowski, D. Wolfe, An introduction to \
                       Clobber, Integers 5(2) (2005)";
const WRITTEN: &str = message!(
    "A board is written row by row from above, with x for a stone of Left, o for one of Right and . \
     for an empty square; rows x columns is a full board on which the colours alternate. A move \
     names the squares from where and to where, by column and row, rows counted from below."
);
const WRITTEN_FOR_BOTH: &str = message!(
    "A board is written row by row from above, with x and o for stones of either colour and . for \
     an empty square; rows x columns is a full board on which the colours alternate. A move names \
     the squares from where and to where, by column and row, rows counted from below."
);

/// A stone takes neighbours at its corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Diagonal;

impl Variant for Diagonal {
    const WORD: &'static str = "diagonal-clobber";
    const EXAMPLE: &'static str = message!("a board looks like diagonal-clobber: xo/xo");
    const STEPS: &'static [Step] = CORNERS;

    fn description() -> &'static Description {
        &DIAGONAL
    }
}

/// A stone takes any of eight neighbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct King;

impl Variant for King {
    const WORD: &'static str = "king-clobber";
    const EXAMPLE: &'static str = message!("a board looks like king-clobber: xox/ox.");
    const STEPS: &'static [Step] = AROUND;

    fn description() -> &'static Description {
        &KING
    }
}

/// A stone takes what a knight reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Knight;

impl Variant for Knight {
    const WORD: &'static str = "knight-clobber";
    const EXAMPLE: &'static str = message!("a board looks like knight-clobber: 3x3");
    const STEPS: &'static [Step] = KNIGHTS;

    fn description() -> &'static Description {
        &KNIGHT
    }
}

/// A stone takes the first in its row or column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rook;

impl Variant for Rook {
    const WORD: &'static str = "rook-clobber";
    const EXAMPLE: &'static str = message!("a board looks like rook-clobber: xox/ox.");
    const STEPS: &'static [Step] = BESIDE;
    const RIDES: bool = true;

    fn description() -> &'static Description {
        &ROOK
    }
}

/// A stone takes the first in any of eight directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Queen;

impl Variant for Queen {
    const WORD: &'static str = "queen-clobber";
    const EXAMPLE: &'static str = message!("a board looks like queen-clobber: xox/ox.");
    const STEPS: &'static [Step] = AROUND;
    const RIDES: bool = true;

    fn description() -> &'static Description {
        &QUEEN
    }
}

/// A stone takes neighbours of both colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cannibal;

impl Variant for Cannibal {
    const WORD: &'static str = "cannibal-clobber";
    const EXAMPLE: &'static str = message!("a board looks like cannibal-clobber: xxo");
    const STEPS: &'static [Step] = BESIDE;
    const IS_CANNIBAL: bool = true;

    fn description() -> &'static Description {
        &CANNIBAL
    }
}

/// Both players move stones of both colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Impartial;

impl Variant for Impartial {
    const WORD: &'static str = "impartial-clobber";
    const EXAMPLE: &'static str = message!("a board looks like impartial-clobber: 3x3");
    const STEPS: &'static [Step] = BESIDE;

    fn description() -> &'static Description {
        &IMPARTIAL
    }
}

/// Both players move, and take, stones of both colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ImpartialCannibal;

impl Variant for ImpartialCannibal {
    const WORD: &'static str = "impartial-cannibal-clobber";
    const EXAMPLE: &'static str = message!("a board looks like impartial-cannibal-clobber: xxxxx");
    const STEPS: &'static [Step] = BESIDE;
    const IS_CANNIBAL: bool = true;

    fn description() -> &'static Description {
        &IMPARTIAL_CANNIBAL
    }
}

/// What people need to know of Diagonal Clobber.
pub static DIAGONAL: Description = description! {
    id: "diagonal-clobber",
    title: "Diagonal Clobber",
    family: Family::Boards,
    rules: [
        "There are stones of both players on a board. A move puts a stone of one's own onto a \
         stone of the other colour on one of the four squares that touch its corners, and takes \
         that one off. Whoever cannot move loses.",
        WRITTEN,
    ],
    options: [TURN],
    examples: [
        Example::new("diagonal-clobber: xxo/oxo", "six stones"),
        Example::new("diagonal-clobber: xoxo/oox./xxx.", "a larger board"),
    ],
    references: ["CGSuite 2, game.grid.GenClobber", CLOBBER],
};

/// What people need to know of King Clobber.
pub static KING: Description = description! {
    id: "king-clobber",
    title: "King Clobber",
    family: Family::Boards,
    rules: [
        "There are stones of both players on a board. A move puts a stone of one's own onto a \
         stone of the other colour on one of the eight squares around it, and takes that one off. \
         Whoever cannot move loses.",
        WRITTEN,
    ],
    options: [TURN],
    examples: [
        Example::new("king-clobber: xox/ox.", "five stones"),
        Example::new("king-clobber: 2x3", "a full board"),
    ],
    references: ["CGSuite 2, game.grid.Kings", CLOBBER],
};

/// What people need to know of Knight Clobber.
pub static KNIGHT: Description = description! {
    id: "knight-clobber",
    title: "Knight Clobber",
    family: Family::Boards,
    rules: [
        "There are stones of both players on a board. A move puts a stone of one's own, by the \
         jump of a knight of Chess, onto a stone of the other colour, and takes that one off. \
         Whoever cannot move loses.",
        WRITTEN,
    ],
    options: [TURN],
    examples: [
        Example::new("knight-clobber: 3x3", "a full board"),
        Example::new("knight-clobber: xx./..o/o.x", "a few stones"),
    ],
    references: ["CGSuite 2, game.grid.Knights", CLOBBER],
};

/// What people need to know of Rook Clobber.
pub static ROOK: Description = description! {
    id: "rook-clobber",
    title: "Rook Clobber",
    family: Family::Boards,
    rules: [
        "There are stones of both players on a board. A stone moves like a rook of Chess, along \
         its row or column over empty squares, onto the first stone that it meets, if that is of \
         the other colour, and takes it off. There are no other moves. Whoever cannot move loses.",
        WRITTEN,
    ],
    options: [TURN],
    examples: [
        Example::new("rook-clobber: xox/ox.", "five stones"),
        Example::new("rook-clobber: x..o/..x.", "over empty squares"),
    ],
    references: ["CGSuite 2, game.grid.Rooks", CLOBBER],
};

/// What people need to know of Queen Clobber.
pub static QUEEN: Description = description! {
    id: "queen-clobber",
    title: "Queen Clobber",
    family: Family::Boards,
    rules: [
        "There are stones of both players on a board. A stone moves like a queen of Chess, along \
         its row, column or diagonals over empty squares, onto the first stone that it meets, if \
         that is of the other colour, and takes it off. There are no other moves. Whoever cannot \
         move loses.",
        WRITTEN,
    ],
    options: [TURN],
    examples: [
        Example::new("queen-clobber: xox/ox.", "five stones"),
        Example::new("queen-clobber: x..o/..x.", "over empty squares"),
    ],
    references: ["CGSuite 2, game.grid.Queens", CLOBBER],
};

/// What people need to know of Cannibal Clobber.
pub static CANNIBAL: Description = description! {
    id: "cannibal-clobber",
    title: "Cannibal Clobber",
    family: Family::Boards,
    rules: [
        "There are stones of both players on a board. A move puts a stone of one's own onto a \
         neighbour of either colour, above, below or beside it, and takes that one off. Whoever \
         cannot move loses.",
        WRITTEN,
    ],
    options: [TURN],
    examples: [
        Example::new("cannibal-clobber: xxo", "three stones"),
        Example::new("cannibal-clobber: 2x3", "a full board"),
    ],
    references: ["I. Althöfer (2003); CGSuite 2, game.grid.HotClobber", CLOBBER],
};

/// What people need to know of Impartial Clobber.
pub static IMPARTIAL: Description = description! {
    id: "impartial-clobber",
    title: "Impartial Clobber",
    family: Family::Boards,
    rules: [
        "There are stones of two colours on a board, which belong to both players. A move puts a \
         stone onto a neighbour of the other colour, above, below or beside it, and takes that \
         one off. Whoever cannot move loses.",
        WRITTEN_FOR_BOTH,
    ],
    options: [],
    examples: [
        Example::new("impartial-clobber: 3x3", "a full board"),
        Example::new("impartial-clobber: xoxoxo", "three pairs in a row"),
    ],
    references: [CLOBBER],
};

/// What people need to know of Impartial Cannibal Clobber.
pub static IMPARTIAL_CANNIBAL: Description = description! {
    id: "impartial-cannibal-clobber",
    title: "Impartial Cannibal Clobber",
    family: Family::Boards,
    rules: [
        "There are stones on a board, which belong to both players. A move puts a stone onto any \
         neighbour, above, below or beside it, and takes that one off. The colours make no \
         difference. Whoever cannot move loses.",
        WRITTEN_FOR_BOTH,
        "A row of n stones is a heap of n counters in the octal game 0.6: a move takes one counter \
         from a heap that has more, and may split the rest in two.",
    ],
    options: [],
    examples: [
        Example::new("impartial-cannibal-clobber: xxxxx", "five stones in a row"),
        Example::new("impartial-cannibal-clobber: 2x3", "a full board"),
    ],
    references: ["I. Althöfer (2003); CGSuite 2, game.grid.HotClobber", CLOBBER],
};
