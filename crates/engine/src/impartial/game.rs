//! What an impartial game has to say of itself.

use std::hash::Hash;
use std::ops::ControlFlow;

use crate::foundation::Options;

/// A position of an impartial game, as the engine sees it: its options, and
/// what is known of its structure.
///
/// Only [`options`](Game::options) has to be written. Every sequence of moves
/// must end, and `Eq` must mean that the two positions have equal values.
///
/// ```
/// use nimatron::foundation::{Budget, Options};
/// use nimatron::impartial::Game;
///
/// /// A heap from which 1, 2 or 3 may be taken.
/// #[derive(Clone, Debug, PartialEq, Eq, Hash)]
/// struct Heap(u32);
///
/// impl Game for Heap {
///     fn options(&self) -> Options<'_, Heap> {
///         Options::new((1..=3).filter_map(|taken| self.0.checked_sub(taken)).map(Heap))
///     }
/// }
/// let options = Heap(2).options().gather(&mut Budget::nodes(3))?;
/// assert_eq!(options, [Heap(1), Heap(0)]);
/// # Ok::<(), nimatron::foundation::Exhausted>(())
/// ```
pub trait Game: Clone + Eq + Hash {
    /// The positions that one move leads to. The order is the order in which
    /// they are tried; repetitions are harmless.
    fn options(&self) -> Options<'_, Self>;

    /// Independent positions whose disjunctive sum this one is. By default it
    /// is one piece.
    fn components(&self) -> Vec<Self> {
        vec![self.clone()]
    }

    /// The representative of all positions that are equal to this one by
    /// symmetry: what is kept in tables. By default the position itself.
    fn canonical(self) -> Self {
        self
    }

    /// The Grundy value where a theorem gives it at once.
    fn known_value(&self) -> Option<u64> {
        None
    }

    /// Shows the options one by one to a search, which pays for them, until `visit` breaks off.
    /// By default they are those of [`options`](Game::options); where positions are small a search
    /// gains if no iterator has to be boxed for each.
    fn visit_options(&self, visit: impl FnMut(Self) -> ControlFlow<()>) {
        self.options().visit(visit);
    }

    /// Shows the [components](Game::components) one by one, each in its
    /// [canonical](Game::canonical) form. A search does so for every option of
    /// every position, so that it gains where no vector is needed.
    fn visit_parts(&self, visit: impl FnMut(Self)) {
        self.components().into_iter().map(Game::canonical).for_each(visit);
    }

    /// About how hard the position is to search, in any unit: what is easier is
    /// tried first, and from two thirds of the effort of the whole on the search
    /// looks further ahead. By default all are alike, which is right where a move
    /// takes the same from every position.
    fn effort(&self) -> u64 {
        0
    }

    /// How many bytes a position owns beyond its own size, such as the elements
    /// of a vector. Tables take as much memory as they may by this count.
    fn owned_bytes(&self) -> usize {
        0
    }
}

/// The same game without the theorems that tell values at once: for whoever
/// trusts the rules alone.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WithoutTheorems<G>(pub G);

impl<G: Game> Game for WithoutTheorems<G> {
    fn options(&self) -> Options<'_, WithoutTheorems<G>> {
        self.0.options().map(WithoutTheorems)
    }

    fn components(&self) -> Vec<WithoutTheorems<G>> {
        self.0.components().into_iter().map(WithoutTheorems).collect()
    }

    fn canonical(self) -> WithoutTheorems<G> {
        WithoutTheorems(self.0.canonical())
    }

    fn effort(&self) -> u64 {
        self.0.effort()
    }

    fn owned_bytes(&self) -> usize {
        self.0.owned_bytes()
    }
}
