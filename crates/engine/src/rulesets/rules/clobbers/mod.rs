//! Clobber with other moves: as a bishop, king, knight, rook or queen, onto stones of any colour, of
//! either player, or backwards.
//!
//! In all of them but [Anti-Clobber](anti) a stone takes another one in whose place it stands, as in
//! [Clobber](crate::rulesets::clobber). A [`Variant`] says which stones it meets. Squares with stones
//! become fewer and none is entered that had no stone: so stones that do not meet, directly or over
//! others, never will, and are parts. The symmetries of the board change nothing, and exchanging the
//! colours negates.
//!
//! Reference: M. H. Albert, J. P. Grossman, R. J. Nowakowski, D. Wolfe, An introduction to Clobber,
//! *Integers* 5(2) (2005).

pub mod anti;
mod impartial;
#[cfg(test)]
mod tests;
mod variants;

use std::fmt::{self, Debug};
use std::hash::Hash;
use std::marker::PhantomData;

use nimatron_nimber::message;
use nimatron_nimber::text::ParseError;

use crate::foundation::{Head, MoveName, PerPlayer, Piece, Player, Sign};
use crate::partizan::{Game, Twin};
use crate::rulesets::boards::{Diagram, Exchange, Signs, bits};
use crate::rulesets::figure::Figure;
use crate::rulesets::partizan::{Partizan, PartizanSketch, Searcher};
use crate::rulesets::reading::turn_only;
use crate::rulesets::rules::clobber;
use crate::rulesets::{Description, Editing};

pub use impartial::ImpartialClobber;
pub use variants::{
    CANNIBAL, Cannibal, DIAGONAL, Diagonal, IMPARTIAL, IMPARTIAL_CANNIBAL, Impartial,
    ImpartialCannibal, KING, KNIGHT, King, Knight, QUEEN, Queen, ROOK, Rook,
};

/// A step: the number of rows down and of columns to the right.
type Step = (isize, isize);

/// Which stones meet, and which of them may be taken.
pub trait Variant: Copy + Debug + Eq + Hash + Send + Sync + 'static {
    /// The word before the colon of a position.
    const WORD: &'static str;
    /// What a position looks like.
    const EXAMPLE: &'static str;
    /// The directions in which a stone moves.
    const STEPS: &'static [Step];
    /// Whether a stone moves on over empty squares up to the first stone in its way.
    const RIDES: bool = false;
    /// Whether a stone takes those of its own colour, too.
    const IS_CANNIBAL: bool = false;

    /// What people need to know of it.
    fn description() -> &'static Description;

    /// How boards are read, written and drawn.
    fn signs() -> Signs<2> {
        Signs { example: Self::EXAMPLE, ..clobber::SIGNS }
    }
}

/// The first stones that a stone meets in all directions.
fn met<V: Variant>(board: Diagram<2>, from: u32) -> impl Iterator<Item = u64> {
    let Diagram { grid, sets: [left, right] } = board;
    let start = grid.place(from);
    V::STEPS.iter().filter_map(move |&(down, right_by)| {
        let (mut row, mut column) = start;
        loop {
            row = row.checked_add_signed(down).filter(|row| *row < grid.rows())?;
            column = column.checked_add_signed(right_by).filter(|at| *at < grid.columns())?;
            let square = grid.square(row, column);
            if (left | right) & square != 0 {
                return Some(square);
            }
            if !V::RIDES {
                return None;
            }
        }
    })
}

/// The moves with stones of some squares: from where and to where.
fn captures<V: Variant>(board: Diagram<2>, stones: u64) -> impl Iterator<Item = (u64, u64)> {
    let [left, right] = board.sets;
    bits(stones).flat_map(move |from| {
        let own = if left >> from & 1 == 1 { left } else { right };
        let may_take = move |to: &u64| V::IS_CANNIBAL || own & to == 0;
        met::<V>(board, from).filter(may_take).map(move |to| (1 << from, to))
    })
}

/// The board after a move.
fn after(board: Diagram<2>, (from, to): (u64, u64)) -> Diagram<2> {
    let sets = board.sets.map(|stones| match stones & from {
        0 => stones & !to,
        _ => stones & !from | to,
    });
    Diagram { sets, ..board }
}

/// What each move is called, and what it leads to.
fn named<V: Variant>(
    board: Diagram<2>,
    stones: u64,
) -> impl Iterator<Item = (MoveName, Diagram<2>)> {
    captures::<V>(board, stones).map(move |(from, to)| {
        let places = [from, to].map(|square| board.place(square));
        (MoveName::joined(Sign::Step, places), after(board, (from, to)))
    })
}

/// The whole text of a board: strips are always written square by square.
fn text<V: Variant>(board: &Diagram<2>) -> String {
    let is_strip = board.grid.rows() == 1 || board.grid.columns() == 1;
    let signs = V::signs();
    let body = if is_strip { signs.rows(board) } else { signs.text(board) };
    format!("{}: {body}", V::WORD)
}

/// The groups of stones that meet, but those in which there is no move.
fn parts<V: Variant>(board: Diagram<2>) -> impl Iterator<Item = Diagram<2>> {
    let [left, right] = board.sets;
    let grown = move |_, start: u64| {
        let (mut group, mut new) = (start, start);
        while new != 0 {
            let met = bits(new).flat_map(|from| met::<V>(board, from));
            new = met.fold(0, |all, square| all | square) & !group;
            group |= new;
        }
        group
    };
    let can_move = |part: &Diagram<2>| match V::IS_CANNIBAL {
        true => (part.sets[0] | part.sets[1]).count_ones() > 1,
        false => !part.sets.contains(&0),
    };
    board.parts(left | right, grown).filter(can_move)
}

/// Stones of both players on a board with at most 64 squares, where each player moves their own.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Variety<V>(Diagram<2>, PhantomData<V>);

impl<V: Variant> Variety<V> {
    fn new(board: Diagram<2>) -> Variety<V> {
        Variety(board, PhantomData)
    }

    fn stones(&self, player: Player) -> u64 {
        PerPlayer(self.0.sets)[player]
    }
}

impl<V: Variant> Debug for Variety<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Variety({self})")
    }
}

impl<V: Variant> Game for Variety<V> {
    fn options(&self, player: Player, options: &mut Vec<Variety<V>>) {
        let moves = captures::<V>(self.0, self.stones(player));
        options.extend(moves.map(|capture| Variety::new(after(self.0, capture))));
    }

    fn components(&self, components: &mut Vec<Variety<V>>) {
        components.extend(parts::<V>(self.0).map(Variety::new));
    }

    fn canonical(self) -> Twin<Variety<V>> {
        let Twin { game, is_negated } = self.0.canonical(Exchange::Colours);
        Twin { game: Variety::new(game), is_negated }
    }
}

impl<V: Variant> fmt::Display for Variety<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&text::<V>(&self.0))
    }
}

impl<V: Variant> Partizan for Variety<V> {
    const SEARCHER: Searcher = Searcher::of::<Variety<V>>();

    fn description(&self) -> &Description {
        V::description()
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([
            message!("moves the filled stones (x)"),
            message!("moves the outlined stones (o)"),
        ])
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Variety<V>, ParseError> {
        turn_only(head)?;
        V::signs().read(body).map(Variety::new)
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, Variety<V>)> {
        let moves = named::<V>(self.0, self.stones(player));
        moves.map(|(name, board)| (name, Variety::new(board))).collect()
    }

    fn size(&self) -> u64 {
        let [left, right] = self.0.sets;
        (left | right).count_ones().into()
    }
}

impl<V: Variant> PartizanSketch for Variety<V> {
    fn figure(&self) -> Option<Figure> {
        Some(V::signs().figure(&self.0))
    }

    fn editing(&self) -> Option<Editing> {
        Some(V::signs().editing(&self.0))
    }
}
