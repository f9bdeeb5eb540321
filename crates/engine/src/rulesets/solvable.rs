//! Positions that can be solved.

use std::sync::Arc;

use nimatron_nimber::Natural;
use nimatron_nimber::say;
use nimatron_nimber::text::Notation;
use nimatron_nimber::transfinite::Unlisted;
use serde::{Deserialize, Serialize};

use crate::foundation::{
    Budget, Convention, Exhausted, Faults, MoveCount, MoveName, Nimber, Outcome, Playable, Player,
    Random,
};
use crate::nim::Quantity;
use crate::partizan::{Dyadic, Thermograph, Twin, ValueSummary};
use crate::rulesets::{Couples, Description};

/// Positions that can be solved.
///
/// Together with [`Playable`], which says what the moves are and how they are
/// written, this is all that certificates, play and the opponents need.
pub trait Solvable: Playable {
    /// A solved position, which holds what it says of.
    type Analysis: Solved<Move = Self::Move>;

    /// The name, rules, examples and references of its ruleset.
    fn description(&self) -> &Description;

    /// Whose turn it is, where the players have moves of their own; by default both have the same.
    fn turn(&self) -> Option<Player> {
        None
    }

    /// The position as if it were this player's turn.
    fn at_turn(self, _player: Player) -> Self {
        self
    }

    /// Appends independent positions whose sum it is in normal play, each as if it were Left's
    /// turn; those of value 0 may be left out. By default itself.
    fn summands(&self, summands: &mut Vec<Self>) {
        summands.push(self.clone());
    }

    /// As [`summands`](Solvable::summands), by the rules written plainly.
    fn summands_by_rules(&self, summands: &mut Vec<Self>) {
        self.summands(summands);
    }

    /// The representative of all positions that are equal to it, or its negative, by symmetry.
    fn twin(self) -> Twin<Self> {
        Twin { game: self, is_negated: false }
    }

    /// The value as text, and its thermograph, where the players have moves of their own.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    fn thermograph(
        &self,
        _budget: &mut Budget,
    ) -> Result<Option<(ValueSummary, Arc<Thermograph>)>, Exhausted> {
        Ok(None)
    }

    /// Solves the position.
    ///
    /// # Errors
    /// [`Exhausted`] if it takes a search and the budget does not suffice for
    /// knowing who wins.
    fn analyze(&self, budget: &mut Budget) -> Result<Self::Analysis, Exhausted>;

    /// Where functions that tell its moves note what goes wrong in them; what was computed since then
    /// is worth nothing. By default no functions do.
    fn faults(&self) -> Option<&Faults> {
        None
    }

    /// A move that looks best where it takes too long to find a winning one; nothing where nobody
    /// can tell. By default nobody can.
    ///
    /// # Errors
    /// [`Exhausted`] if not even for this the budget suffices.
    fn advise(&self, _budget: &mut Budget) -> Result<Option<Advice<Self::Move>>, Exhausted> {
        Ok(None)
    }

    /// The move in the given notation.
    fn move_text(chosen: &Self::Move, notation: Notation) -> String;

    /// The name of a move as data, where moves are known by their names. By default they have data
    /// of their own.
    fn move_name(_chosen: &Self::Move) -> Option<&MoveName> {
        None
    }

    /// What one look at the position costs: how many counters, squares or edges
    /// it has.
    fn size(&self) -> u64;

    /// How many things the position consists of, such as piles or stones. By
    /// default its [size](Solvable::size).
    fn count_parts(&self) -> u64 {
        self.size()
    }

    /// Whether it is plain, without a search, that more than `most` positions
    /// can be reached, this one included. By default where there are at least
    /// `most` moves: they lead to different positions, or nearly so.
    fn reaches_more_than(&self, most: u64) -> bool {
        match self.count_moves() {
            MoveCount::Finite(count) => count >= Natural::from(most),
            MoveCount::Many | MoveCount::Infinite => true,
        }
    }

    /// Whether what a search proves of it can be kept in the notebook of a budget: by default in
    /// normal play, also where nothing is searched.
    fn takes_notes(&self) -> bool {
        self.convention() == Convention::Normal
    }

    /// The Grundy values of all positions that those of this one follow from, as
    /// text, for a certificate; nothing for rulesets that need no search.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    fn value_table(&self, _budget: &mut Budget) -> Result<Option<Vec<ValueRow>>, Exhausted> {
        Ok(None)
    }

    /// Confirms a [`value_table`](Solvable::value_table) by the rules alone, and
    /// gives the value of this position that follows from it. What is inside says
    /// which row is wrong, and why.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    fn check_value_table(
        &self,
        _rows: &[ValueRow],
        _budget: &mut Budget,
    ) -> Result<Result<u64, (usize, String)>, Exhausted> {
        Ok(Err((0, say!("this ruleset has no tables of values"))))
    }

    /// Components of normal play with their Grundy values that prove who wins this position, as text,
    /// for a certificate: beside a heap of its value each of them is lost. `None` for rulesets whose
    /// search does not give them.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    fn losing_couples(&self, _budget: &mut Budget) -> Result<Option<Vec<ValueRow>>, Exhausted> {
        Ok(None)
    }

    /// Who wins, as such [couples](Solvable::losing_couples) prove it by the rules alone. The error
    /// inside says which of them is wrong, and why.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    fn check_losing_couples(
        &self,
        _couples: &mut dyn Couples,
        _budget: &mut Budget,
    ) -> Result<Result<Outcome, (usize, String)>, Exhausted> {
        Ok(Err((0, say!("this ruleset has no lists of losing couples"))))
    }

    /// Positions that the player to move loses and that prove who wins this one, as text, for a
    /// certificate; `None` for rulesets that need no search, and where a
    /// [`value_table`](Solvable::value_table) does it.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    fn p_positions(&self, _budget: &mut Budget) -> Result<Option<PPositions>, Exhausted> {
        Ok(None)
    }

    /// Who wins, as such [positions](Solvable::p_positions) prove it by the rules alone. The error
    /// inside says which of them is wrong, and why.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    fn check_p_positions(
        &self,
        _listed: &PPositions,
        _budget: &mut Budget,
    ) -> Result<Result<Outcome, (usize, String)>, Exhausted> {
        Ok(Err((0, say!("this ruleset has no lists of P-positions"))))
    }

    /// A random legal move; nothing if there is none. By default one of the
    /// first few thousand, each equally likely, and nothing where there are
    /// infinitely many.
    fn random_move(&self, random: &mut Random) -> Option<Self::Move> {
        const LOOKED_AT: u64 = 4096;
        let count = match self.count_moves() {
            MoveCount::Finite(count) => u64::try_from(&count).unwrap_or(LOOKED_AT).min(LOOKED_AT),
            MoveCount::Many => LOOKED_AT,
            MoveCount::Infinite => return None,
        };
        let skipped = if count == 0 { 0 } else { random.below(count) };
        self.moves()?.nth(skipped as usize)
    }
}

/// P-positions that prove who wins a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PPositions {
    /// The positions, as text.
    pub positions: Vec<String>,
    /// In misère play, the greatest [effort](crate::impartial::Game::effort) of components in place of
    /// which their canonical forms are meant; `None` if every component is meant itself.
    pub small: Option<u64>,
}

/// A position with its Grundy value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ValueRow {
    /// The position, as text.
    pub position: String,
    /// Its value.
    pub value: u64,
}

/// A move that looks best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice<M> {
    /// The move.
    pub chosen: M,
    /// The score of which the player is sure with it, where something is known of all parts: how
    /// many moves they are ahead in the end at least, as they see it.
    pub score: Option<Dyadic>,
}

/// A move, and what is known of the position that it leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaves<M> {
    /// The move.
    pub chosen: M,
    /// Who wins after it, and what decides; `None` where the budget ended before.
    pub known: Option<(Outcome, Quantity)>,
}

/// A solved position.
pub trait Solved {
    /// A move of the position.
    type Move;

    /// Who wins under best play.
    fn outcome(&self) -> Outcome;

    /// The number that decides.
    fn quantity(&self) -> Quantity;

    /// Winning moves, each once; nothing from a P-position. They are found one
    /// by one, so that it costs little to ask for the first few.
    fn winning_moves(&self) -> Box<dyn Iterator<Item = Self::Move> + '_>;

    /// The first `most` moves, in the order of [`Playable::moves`], with what the solution knows of
    /// the positions that they leave. `None` where the solution does not look at each of them,
    /// because a theorem tells all of every position at once, as in Nim; and where they are
    /// infinitely many. The budget pays for positions of that kind in a sum.
    fn options(&self, _most: usize, _budget: &mut Budget) -> Option<Vec<Leaves<Self::Move>>> {
        None
    }

    /// The position solved beside a heap of Nim, in normal play: its winning
    /// moves are those that leave just the value of the heap. Nothing if none
    /// does, or if no value is known.
    fn beside(&self, _heap: &Nimber) -> Option<Self>
    where
        Self: Sized,
    {
        None
    }

    /// Why [`winning_moves`](Solved::winning_moves) does not go through all of
    /// them; nothing if it does.
    fn unlisted(&self) -> Option<Unlisted> {
        None
    }

    /// Whether [`winning_moves`](Solved::winning_moves) goes through all of
    /// them. It does, unless they cannot all be found.
    fn finds_all_winning_moves(&self) -> bool {
        self.unlisted().is_none()
    }
}
