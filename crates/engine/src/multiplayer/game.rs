//! What a game of n players has to say of itself, and the games of two players as such games.

use std::hash::Hash;

use super::{Coalition, Players, Seat};
use crate::foundation::{Options, Player};
use crate::{impartial, partizan};

/// A position of a game in which each of n players has options of their own.
///
/// Every sequence of moves must end, whoever moves. `Eq` must mean that the two positions have
/// isomorphic game trees.
///
/// ```
/// use nimatron::foundation::{Budget, Options};
/// use nimatron::multiplayer::{Ending, Game, Players, Seat, Solver};
///
/// /// Matches of which player A may take one, B two, and C three.
/// #[derive(Clone, Debug, PartialEq, Eq, Hash)]
/// struct Matches(u64);
///
/// impl Game for Matches {
///     fn players(&self) -> Players {
///         Players::new(3).expect("three may play")
///     }
///     fn options(&self, seat: Seat) -> Options<'_, Matches> {
///         Options::new(self.0.checked_sub(seat.index() as u64 + 1).map(Matches))
///     }
/// }
/// let mut solver = Solver::new(Ending::LastWins);
/// let forced = solver.forced(&Matches(4), Seat::FIRST, &mut Budget::unlimited())?;
/// // A takes one, B takes two, and C cannot take three.
/// assert_eq!(forced.alone().map(|seat| seat.letter()), Some('B'));
/// # Ok::<(), nimatron::foundation::Exhausted>(())
/// ```
pub trait Game: Clone + Eq + Hash {
    /// How many play.
    fn players(&self) -> Players;

    /// The positions that one move of this player leads to.
    fn options(&self, seat: Seat) -> Options<'_, Self>;

    /// The representative of all positions with isomorphic game trees that is kept in tables, as
    /// far as it is easily found. By default the position itself.
    fn canonical(self) -> Self {
        self
    }

    /// The number of bytes that a position owns beyond its own size.
    fn owned_bytes(&self) -> usize {
        0
    }
}

/// An impartial game whose moves are open to each of n players in turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Impartial<G> {
    /// The position.
    pub game: G,
    /// How many play.
    pub players: Players,
}

impl<G: impartial::Game> Game for Impartial<G> {
    fn players(&self) -> Players {
        self.players
    }

    fn options(&self, _: Seat) -> Options<'_, Impartial<G>> {
        self.game.options().map(|game| Impartial { game, players: self.players })
    }

    fn canonical(self) -> Impartial<G> {
        Impartial { game: self.game.canonical(), players: self.players }
    }

    fn owned_bytes(&self) -> usize {
        self.game.owned_bytes()
    }
}

/// A partizan game in which some of n players have the moves of Left, and the others those of
/// Right.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Owned<G> {
    /// The position.
    pub game: G,
    /// How many play.
    pub players: Players,
    /// Who has the moves of Left.
    pub left: Coalition,
}

impl<G: partizan::Game> Game for Owned<G> {
    fn players(&self) -> Players {
        self.players
    }

    fn options(&self, seat: Seat) -> Options<'_, Owned<G>> {
        let owner = if self.left.has(seat) { Player::Left } else { Player::Right };
        let mut options = Vec::new();
        self.game.options(owner, &mut options);
        Options::new(options.into_iter().map(|game| Owned { game, ..*self }))
    }

    fn owned_bytes(&self) -> usize {
        self.game.owned_bytes()
    }
}
