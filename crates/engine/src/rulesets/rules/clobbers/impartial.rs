//! Clobber in which each player moves any stone.

use std::fmt::{self, Debug};
use std::marker::PhantomData;

use nimatron_nimber::text::ParseError;

use super::{Variant, after, captures, named, parts, text};
use crate::foundation::{Head, MoveName, Options, Piece};
use crate::impartial::Game;
use crate::rulesets::boards::{Diagram, Exchange};
use crate::rulesets::figure::Figure;
use crate::rulesets::reading::no_options;
use crate::rulesets::searched::{Searched, Searcher, Sketch};
use crate::rulesets::{Description, Editing};

/// Stones of two colours on a board with at most 64 squares, all of which both players move.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ImpartialClobber<V>(Diagram<2>, PhantomData<V>);

impl<V: Variant> ImpartialClobber<V> {
    pub(super) fn new(board: Diagram<2>) -> ImpartialClobber<V> {
        ImpartialClobber(board, PhantomData)
    }

    fn stones(&self) -> u64 {
        let [left, right] = self.0.sets;
        left | right
    }
}

impl<V: Variant> Debug for ImpartialClobber<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ImpartialClobber({self})")
    }
}

impl<V: Variant> Game for ImpartialClobber<V> {
    fn options(&self) -> Options<'_, ImpartialClobber<V>> {
        let moves = captures::<V>(self.0, self.stones());
        Options::new(moves.map(|capture| ImpartialClobber::new(after(self.0, capture))))
    }

    fn components(&self) -> Vec<ImpartialClobber<V>> {
        parts::<V>(self.0).map(ImpartialClobber::new).collect()
    }

    /// The colours can be exchanged, too, and make no difference where all may be taken.
    fn canonical(self) -> ImpartialClobber<V> {
        let sets = if V::IS_CANNIBAL { [self.stones(), 0] } else { self.0.sets };
        let board = Diagram { sets, ..self.0 };
        ImpartialClobber::new(board.canonical(Exchange::Colours).game)
    }

    fn effort(&self) -> u64 {
        self.size()
    }
}

impl<V: Variant> fmt::Display for ImpartialClobber<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&text::<V>(&self.0))
    }
}

impl<V: Variant> Searched for ImpartialClobber<V> {
    const SEARCHER: Searcher = Searcher::of::<ImpartialClobber<V>>();

    fn description(&self) -> &Description {
        V::description()
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<ImpartialClobber<V>, ParseError> {
        no_options(head, V::EXAMPLE)?;
        V::signs().read(body).map(ImpartialClobber::new)
    }

    fn moves(&self) -> Options<'_, (MoveName, ImpartialClobber<V>)> {
        let moves = named::<V>(self.0, self.stones());
        Options::new(moves.map(|(name, board)| (name, ImpartialClobber::new(board))))
    }

    fn size(&self) -> u64 {
        self.stones().count_ones().into()
    }
}

impl<V: Variant> Sketch for ImpartialClobber<V> {
    fn figure(&self) -> Option<Figure> {
        Some(V::signs().figure(&self.0))
    }

    fn editing(&self) -> Option<Editing> {
        Some(V::signs().editing(&self.0))
    }
}
