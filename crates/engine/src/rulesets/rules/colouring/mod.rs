//! Snort and Col: the players take places in turn; which of them may be neighbours tells the two.
//!
//! In Snort no place of Left is beside one of Right, in Col none is beside another of the same
//! player. So a place that is taken bars one player from its neighbours, and a position consists of
//! the places that Left may still take, and of those that Right may take. Places that nobody may
//! take are gone.
//!
//! Two neighbours hold together only where a move on one bars a player who could move on the other:
//! in Snort not where the same player alone may take them, in Col not where one is open to Left
//! alone and the other to Right alone. What holds together is a part. Exchanging the players
//! negates, and the symmetries of a board change nothing.
//!
//! ```text
//! position = rows "x" columns | row {"/" row} | graph {"," player vertex {vertex}}
//! row      = sign {sign},  with . for a place that both may take, L or R where one may, # for none
//! player   = "left" | "right",  who alone may take these vertices
//! ```
//!
//! References: *Winning Ways* ch. 2 (Col) and 6 (Snort); J. H. Conway, *On Numbers and Games*.

mod ground;
mod set;
mod sketch;
#[cfg(test)]
mod tests;
mod text;

use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::sync::Arc;

use nimatron_nimber::message;
use nimatron_nimber::text::ParseError;

use crate::foundation::{Head, MoveName, PerPlayer, Piece, Player};
use crate::partizan::{Game, Twin};
use crate::rulesets::description;
use crate::rulesets::partizan::{Partizan, Searcher, TURN};
use crate::rulesets::reading::turn_only;
use crate::rulesets::{Description, Example, Family};

use ground::Ground;
use set::Set;

/// What tells the games of colouring from each other.
pub trait Rule: Copy + Debug + Eq + Hash + Send + Sync + 'static {
    /// The word before the colon of a position.
    const WORD: &'static str;
    /// What a position looks like.
    const EXAMPLE: &'static str;
    /// What each player does in a move.
    const DOES: PerPlayer<&'static str>;

    /// What people need to know of it.
    fn description() -> &'static Description;

    /// Who may not take the neighbours of what this player has taken.
    fn barred(player: Player) -> Player;
}

/// Snort: no place of Left is beside one of Right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Snort;

impl Rule for Snort {
    const WORD: &'static str = "snort";
    const EXAMPLE: &'static str =
        message!("a position looks like snort: 3x4, snort: .L./.#R or snort: path(5), left 1");
    const DOES: PerPlayer<&'static str> = PerPlayer([
        message!("takes places that are not beside one of Right"),
        message!("takes places that are not beside one of Left"),
    ]);

    fn description() -> &'static Description {
        &SNORT
    }

    fn barred(player: Player) -> Player {
        player.opponent()
    }
}

/// Col: no two places of one player are beside each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Col;

impl Rule for Col {
    const WORD: &'static str = "col";
    const EXAMPLE: &'static str =
        message!("a position looks like col: 3x4, col: .L./.#R or col: path(5), left 1");
    const DOES: PerPlayer<&'static str> = PerPlayer([
        message!("takes places that are not beside one of Left"),
        message!("takes places that are not beside one of Right"),
    ]);

    fn description() -> &'static Description {
        &COL
    }

    fn barred(player: Player) -> Player {
        player
    }
}

/// A position of Snort or of Col, with at most 256 squares or vertices.
#[derive(Clone)]
pub struct Colouring<R> {
    ground: Ground,
    /// The places that each player may take.
    open: PerPlayer<Set>,
    rule: PhantomData<R>,
}

impl<R: Rule> Colouring<R> {
    fn new(ground: Ground, open: PerPlayer<Set>) -> Colouring<R> {
        Colouring { ground, open, rule: PhantomData }
    }

    /// The places that anybody may take.
    fn living(&self) -> Set {
        let PerPlayer([left, right]) = self.open;
        left.or(right)
    }

    fn after(&self, player: Player, place: usize) -> Colouring<R> {
        let taken: Set = [place].into_iter().collect();
        let mut open = self.open.map(|open| open.without(taken));
        let barred = R::barred(player);
        open[barred] = open[barred].without(self.ground.neighbours(place));
        Colouring::new(self.ground.clone(), open)
    }

    /// The neighbours of a place that a move on one of both bars somebody from.
    fn holding(&self, place: usize) -> Set {
        let holding = Player::BOTH.into_iter().filter(|player| self.open[*player].contains(place));
        // Barring is mutual, so that the other direction leads to the same pairs.
        let holding = holding.map(|player| self.open[R::barred(player)]);
        holding.fold(Set::default(), |all, set| all.or(set)).and(self.ground.neighbours(place))
    }

    fn part_with(&self, place: usize) -> Set {
        let mut part: Set = [place].into_iter().collect();
        let mut new = part;
        while !new.is_empty() {
            new = new.iter().fold(Set::default(), |around, place| around.or(self.holding(place)));
            new = new.without(part);
            part = part.or(new);
        }
        part
    }

    /// What is equal if the position is, whatever it is a part of.
    fn vertices(&self) -> impl Iterator<Item = (&str, bool, bool)> {
        let PerPlayer([left, right]) = self.open;
        let names = match &self.ground {
            Ground::Graph(whole) => whole.names(),
            Ground::Board { .. } => &[],
        };
        let places = left.or(right).iter();
        places.filter_map(move |place| {
            Some((names.get(place)?.as_str(), left.contains(place), right.contains(place)))
        })
    }
}

impl<R: Rule> PartialEq for Colouring<R> {
    fn eq(&self, other: &Colouring<R>) -> bool {
        match (&self.ground, &other.ground) {
            (Ground::Board { rows, columns }, Ground::Board { rows: height, columns: width }) => {
                (rows, columns) == (height, width) && self.open == other.open
            }
            (Ground::Graph(one), Ground::Graph(another)) => {
                if Arc::ptr_eq(one, another) {
                    return self.open == other.open;
                }
                self.vertices().eq(other.vertices())
                    && one.restricted(self.living()) == another.restricted(other.living())
            }
            _ => false,
        }
    }
}

impl<R: Rule> Eq for Colouring<R> {}

impl<R: Rule> Hash for Colouring<R> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Ground::Graph(whole) = &self.ground else { return self.open.hash(state) };
        // Of the names alone, so that equal graphs have equal hashes.
        let sum = |open: &Set| {
            let hashes = open.iter().map(|vertex| whole.hash(vertex).rotate_left(17));
            hashes.fold(0, u64::wrapping_add)
        };
        self.open.as_ref().map(sum).hash(state);
    }
}

impl<R: Rule> Debug for Colouring<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Colouring({self})")
    }
}

impl<R: Rule> Game for Colouring<R> {
    fn options(&self, player: Player, options: &mut Vec<Colouring<R>>) {
        options.extend(self.open[player].iter().map(|place| self.after(player, place)));
    }

    fn components(&self, components: &mut Vec<Colouring<R>>) {
        let mut rest = self.living();
        while let Some(place) = rest.iter().next() {
            let part = self.part_with(place);
            rest = rest.without(part);
            let open = self.open.map(|open| open.and(part));
            components.push(Colouring::new(self.ground.clone(), open));
        }
    }

    /// The least of the images in the symmetries of the board, cut to the smallest board, which is
    /// lying, with either player first; of a graph with either player first.
    fn canonical(self) -> Twin<Colouring<R>> {
        let Ground::Board { columns: across, .. } = self.ground else {
            let PerPlayer([left, right]) = self.open;
            let is_negated = right < left;
            let open = PerPlayer(if is_negated { [right, left] } else { [left, right] });
            return Twin { game: Colouring::new(self.ground, open), is_negated };
        };
        let at = |place: usize| (place / across, place % across);
        let living: Vec<(usize, usize)> = self.living().iter().map(at).collect();
        let sides = |of: fn(&(usize, usize)) -> usize| {
            let least = living.iter().map(of).min().unwrap_or(0);
            (least, living.iter().map(of).max().unwrap_or(0) + 1 - least)
        };
        let ((top, height), (left, width)) = (sides(|at| at.0), sides(|at| at.1));
        let (rows, columns) = (height.min(width), height.max(width));
        let image = |index: usize| {
            let moved = |(row, column): (usize, usize)| {
                let (row, column) = (row - top, column - left);
                let row = if index & 1 > 0 { height - 1 - row } else { row };
                let column = if index & 2 > 0 { width - 1 - column } else { column };
                if index & 4 > 0 { column * columns + row } else { row * columns + column }
            };
            self.open.map(|open| {
                let places = open.iter().map(|place| moved(at(place)));
                places.collect::<Set>()
            })
        };
        // A board is turned where it would stand, and may be where it is a square.
        let images = match height.cmp(&width) {
            std::cmp::Ordering::Less => 0..4,
            std::cmp::Ordering::Equal => 0..8,
            std::cmp::Ordering::Greater => 4..8,
        };
        let images = images.flat_map(|index| {
            let PerPlayer([left, right]) = image(index);
            [([left, right], false), ([right, left], true)]
        });
        let least = images.min().unwrap_or_default();
        let game = Colouring::new(Ground::Board { rows, columns }, PerPlayer(least.0));
        Twin { game, is_negated: least.1 }
    }
}

impl<R: Rule> Partizan for Colouring<R> {
    const SEARCHER: Searcher = Searcher::of::<Colouring<R>>();

    fn what_players_do(&self) -> PerPlayer<&str> {
        R::DOES
    }

    fn description(&self) -> &Description {
        R::description()
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Colouring<R>, ParseError> {
        turn_only(head)?;
        text::read(body)
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, Colouring<R>)> {
        let named = |place| (self.ground.place(place).into(), self.after(player, place));
        self.open[player].iter().map(named).collect()
    }

    fn size(&self) -> u64 {
        self.living().len().into()
    }
}

/// What people need to know of Snort.
pub static SNORT: Description = description! {
    id: "snort",
    title: "Snort",
    family: Family::Graphs,
    rules: [
        "The players take squares of a board, or vertices of a graph, in turn, one in each move. No \
         place of Left may be beside a place of Right: above, below, left or right of it on a board, \
         joined with it by an edge in a graph. So what lies beside a place of one player is kept for \
         that player. Whoever cannot move loses.",
        "Rows x columns is an empty board. Row by row from above, . is a square that both may take, \
         L one that only Left may take, R one that only Right may take, # one that nobody may take \
         any more. A graph is written in chains such as 1-2-3, 2-4, or as one of the families, such \
         as path(5); behind that, left 1 3 says that only Left may take the vertices 1 and 3, and \
         right 4 the same for Right. Vertices that nobody may take are no longer written. A move \
         names its square by column and row, rows counted from below, or its vertex.",
    ],
    options: [TURN],
    examples: [
        Example::new("snort: 3x3", "an empty board"),
        Example::new("snort: ..L/.#R/L..", "in the middle of a game"),
        Example::new("snort: 1-2-3-4-5, left 1 5", "a path, both ends of which are kept for Left"),
    ],
    references: [
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 6",
        "T. J. Schaefer, On the complexity of some two-person perfect-information games, Journal \
         of Computer and System Sciences 16 (1978) 185-225",
    ],
};

/// What people need to know of Col.
pub static COL: Description = description! {
    id: "col",
    title: "Col",
    family: Family::Graphs,
    rules: [
        "The players take squares of a board, or vertices of a graph, in turn, one in each move. No \
         two places of the same player may be beside each other: above, below, left or right on a \
         board, joined by an edge in a graph. Whoever cannot move loses.",
        "Rows x columns is an empty board. Row by row from above, . is a square that both may take, \
         L one that only Left may take, R one that only Right may take, # one that nobody may take \
         any more. A graph is written in chains such as 1-2-3, 2-4, or as one of the families, such \
         as path(5); behind that, left 1 3 says that only Left may take the vertices 1 and 3, and \
         right 4 the same for Right. Vertices that nobody may take are no longer written. A move \
         names its square by column and row, rows counted from below, or its vertex.",
        "The value of every position is a number, or a number and a star.",
    ],
    options: [TURN],
    examples: [
        Example::new("col: 3x3", "an empty board"),
        Example::new("col: ..L/.#R/L..", "in the middle of a game"),
        Example::new("col: 1-2-3-4-5, left 1 5", "a path, both ends of which only Left may take"),
    ],
    references: [
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 2",
        "J. H. Conway, On Numbers and Games (1976)",
    ],
};
