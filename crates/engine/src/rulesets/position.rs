//! A position of any ruleset.
//!
//! The variants are the ways in which positions are solved, not the rulesets: a ruleset that is
//! searched is a value behind [`searched::AnyGame`](super::searched::AnyGame) or
//! [`partizan::AnyGame`](super::partizan::AnyGame), and belongs to the [register](super::register).

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use nimatron_nimber::say;
use nimatron_nimber::text::{BYTE_ORDER_MARK, Notation, ParseError, Reading};
use nimatron_nimber::transfinite::Unlisted;

use super::{
    Advice, Couples, Description, Editing, Leaves, PPositions, Solvable, Solved, ValueRow, register,
};
use crate::foundation::{
    Budget, Convention, Exhausted, Faults, IllegalMove, MoveCount, MoveName, Nimber, Outcome,
    Playable, Player, Random,
};
use crate::nim::Quantity;
use crate::partizan::loopy::LoopyOutcome;
use crate::partizan::{Thermograph, Twin, ValueSummary};

/// Writes the types that hold a position of any ruleset, from the list of the ways to solve them.
macro_rules! kinds {
    ($d:tt $($(#[$about:meta])* $name:ident: $position:ty,)+) => {
        /// A position of whichever ruleset, alone or with a move or a solution
        /// of the same, as what it is.
        #[macro_export]
        #[doc(hidden)]
        macro_rules! on {
            ($d position:expr, $d inner:ident => $d then:expr) => {
                match $d position {
                    $($crate::rulesets::Position::$name($d inner) => $d then,)+
                }
            };
            ($d position:expr, $d inner:ident as $d whole:ident => $d then:expr) => {
                match $d position {
                    $($crate::rulesets::Position::$name($d inner) => {
                        let $d whole = $crate::rulesets::Move::$name;
                        $d then
                    })+
                }
            };
            ($d position:expr, $d chosen:expr, $d inner:ident, $d made:ident => $d then:expr) => {
                match ($d position, $d chosen) {
                    $((
                        $crate::rulesets::Position::$name($d inner),
                        $crate::rulesets::Move::$name($d made),
                    ) => Some($d then),)+
                    #[allow(unreachable_patterns)]
                    _ => None,
                }
            };
        }
        /// A solved position of whichever ruleset as what it is.
        #[macro_export]
        #[doc(hidden)]
        macro_rules! on_solution {
            ($d solution:expr, $d inner:ident => $d then:expr) => {
                match $d solution {
                    $($crate::rulesets::Solution::$name($d inner) => $d then,)+
                }
            };
        }

        /// A position of any ruleset.
        ///
        /// ```
        /// use nimatron::foundation::{Budget, Playable, Outcome};
        /// use nimatron::rulesets::Position;
        ///
        /// let position: Position = "nim: 3, 5, 7".parse()?;
        /// assert_eq!(position.analyze(&mut Budget::unlimited())?.outcome(), Outcome::N);
        /// assert_eq!(position.moves().unwrap().count(), 15);
        /// let error = "nym: 3".parse::<Position>().unwrap_err();
        /// assert_eq!(error.help.as_deref(), Some("did you mean 'nim'?"));
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum Position {
            $($(#[$about])* $name($position),)+
        }

        /// A move of any ruleset.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum Move {
            $($(#[$about])* $name(<$position as Playable>::Move),)+
        }

        /// A position of any ruleset, solved by it.
        #[derive(Clone, Debug)]
        pub enum Solution {
            $($(#[$about])* $name(<$position as Solvable>::Analysis),)+
        }

        $(impl From<$position> for Position {
            fn from(position: $position) -> Position {
                Position::$name(position)
            }
        })+

        $(impl From<<$position as Playable>::Move> for Move {
            fn from(chosen: <$position as Playable>::Move) -> Move {
                Move::$name(chosen)
            }
        })+

        impl Position {
            /// The name, rules, examples and references of its ruleset.
            pub fn description(&self) -> &Description {
                match self {
                    $(Position::$name(position) => Solvable::description(position),)+
                }
            }

            /// As [`Solvable::turn`].
            pub fn turn(&self) -> Option<Player> {
                match self {
                    $(Position::$name(position) => Solvable::turn(position),)+
                }
            }

            /// As [`Solvable::at_turn`].
            pub fn at_turn(self, player: Player) -> Position {
                match self {
                    $(Position::$name(position) => {
                        Position::$name(Solvable::at_turn(position, player))
                    })+
                }
            }

            /// As [`Solvable::summands`].
            pub fn summands(&self, summands: &mut Vec<Position>) {
                match self {
                    $(Position::$name(position) => {
                        let mut own = Vec::new();
                        Solvable::summands(position, &mut own);
                        summands.extend(own.into_iter().map(Position::$name));
                    })+
                }
            }

            /// As [`Solvable::summands_by_rules`].
            pub fn summands_by_rules(&self, summands: &mut Vec<Position>) {
                match self {
                    $(Position::$name(position) => {
                        let mut own = Vec::new();
                        Solvable::summands_by_rules(position, &mut own);
                        summands.extend(own.into_iter().map(Position::$name));
                    })+
                }
            }

            /// As [`Solvable::twin`].
            pub fn twin(self) -> Twin<Position> {
                match self {
                    $(Position::$name(position) => {
                        let Twin { game, is_negated } = Solvable::twin(position);
                        Twin { game: Position::$name(game), is_negated }
                    })+
                }
            }

            /// As [`Solvable::thermograph`].
            ///
            /// # Errors
            /// [`Exhausted`] if the budget does not suffice.
            pub fn thermograph(
                &self,
                budget: &mut Budget,
            ) -> Result<Option<(ValueSummary, Arc<Thermograph>)>, Exhausted> {
                match self {
                    $(Position::$name(position) => Solvable::thermograph(position, budget),)+
                }
            }

            /// Solves the position.
            ///
            /// # Errors
            /// [`Exhausted`] if that takes a search for which the budget does not
            /// suffice.
            pub fn analyze(&self, budget: &mut Budget) -> Result<Analysis, Exhausted> {
                let solution = match self {
                    $(Position::$name(position) => {
                        Solvable::analyze(position, budget).map(Solution::$name)
                    })+
                };
                match self.faults().and_then(Faults::first) {
                    Some(fault) => Err(Exhausted::Fault(fault.clone())),
                    None => Ok(Analysis { position: self.clone(), solution: solution? }),
                }
            }

            /// As [`Solvable::faults`].
            pub fn faults(&self) -> Option<&Faults> {
                match self {
                    $(Position::$name(position) => Solvable::faults(position),)+
                }
            }

            /// As [`Solvable::advise`].
            ///
            /// # Errors
            /// [`Exhausted`] if the budget does not suffice.
            pub fn advise(&self, budget: &mut Budget) -> Result<Option<Advice<Move>>, Exhausted> {
                match self {
                    $(Position::$name(position) => {
                        let advice = Solvable::advise(position, budget)?;
                        Ok(advice.map(|Advice { chosen, score }| Advice {
                            chosen: Move::$name(chosen),
                            score,
                        }))
                    })+
                }
            }

            /// As [`Solvable::size`].
            pub fn size(&self) -> u64 {
                match self {
                    $(Position::$name(position) => position.size(),)+
                }
            }

            /// As [`Solvable::count_parts`].
            pub fn count_parts(&self) -> u64 {
                match self {
                    $(Position::$name(position) => position.count_parts(),)+
                }
            }

            /// As [`Solvable::takes_notes`].
            pub fn takes_notes(&self) -> bool {
                match self {
                    $(Position::$name(position) => position.takes_notes(),)+
                }
            }

            /// As [`Solvable::reaches_more_than`].
            pub fn reaches_more_than(&self, most: u64) -> bool {
                match self {
                    $(Position::$name(position) => position.reaches_more_than(most),)+
                }
            }

            /// As [`Solvable::value_table`].
            ///
            /// # Errors
            /// [`Exhausted`] if the budget does not suffice.
            pub fn value_table(
                &self,
                budget: &mut Budget,
            ) -> Result<Option<Vec<ValueRow>>, Exhausted> {
                match self {
                    $(Position::$name(position) => position.value_table(budget),)+
                }
            }

            /// As [`Solvable::check_value_table`].
            ///
            /// # Errors
            /// [`Exhausted`] if the budget does not suffice.
            pub fn check_value_table(
                &self,
                rows: &[ValueRow],
                budget: &mut Budget,
            ) -> Result<Result<u64, (usize, String)>, Exhausted> {
                match self {
                    $(Position::$name(position) => position.check_value_table(rows, budget),)+
                }
            }

            /// As [`Solvable::losing_couples`].
            ///
            /// # Errors
            /// [`Exhausted`] if the budget does not suffice.
            pub fn losing_couples(
                &self,
                budget: &mut Budget,
            ) -> Result<Option<Vec<ValueRow>>, Exhausted> {
                match self {
                    $(Position::$name(position) => position.losing_couples(budget),)+
                }
            }

            /// As [`Solvable::check_losing_couples`].
            ///
            /// # Errors
            /// [`Exhausted`] if the budget does not suffice.
            pub fn check_losing_couples(
                &self,
                couples: &mut dyn Couples,
                budget: &mut Budget,
            ) -> Result<Result<Outcome, (usize, String)>, Exhausted> {
                match self {
                    $(Position::$name(position) => {
                        position.check_losing_couples(couples, budget)
                    })+
                }
            }

            /// As [`Solvable::p_positions`].
            ///
            /// # Errors
            /// [`Exhausted`] if the budget does not suffice.
            pub fn p_positions(
                &self,
                budget: &mut Budget,
            ) -> Result<Option<PPositions>, Exhausted> {
                match self {
                    $(Position::$name(position) => position.p_positions(budget),)+
                }
            }

            /// As [`Solvable::check_p_positions`].
            ///
            /// # Errors
            /// [`Exhausted`] if the budget does not suffice.
            pub fn check_p_positions(
                &self,
                listed: &PPositions,
                budget: &mut Budget,
            ) -> Result<Result<Outcome, (usize, String)>, Exhausted> {
                match self {
                    $(Position::$name(position) => position.check_p_positions(listed, budget),)+
                }
            }

            /// A random legal move, if there is one and it can be found.
            pub fn random_move(&self, random: &mut Random) -> Option<Move> {
                match self {
                    $(Position::$name(position) => position.random_move(random).map(Move::$name),)+
                }
            }
        }

        impl Playable for Position {
            type Move = Move;

            fn convention(&self) -> Convention {
                match self {
                    $(Position::$name(position) => position.convention(),)+
                }
            }

            fn count_moves(&self) -> MoveCount {
                match self {
                    $(Position::$name(position) => position.count_moves(),)+
                }
            }

            fn is_terminal(&self) -> bool {
                match self {
                    $(Position::$name(position) => position.is_terminal(),)+
                }
            }

            fn ending(&self) -> Outcome {
                match self {
                    $(Position::$name(position) => position.ending(),)+
                }
            }

            fn moves(&self) -> Option<Box<dyn Iterator<Item = Move> + '_>> {
                Some(match self {
                    $(Position::$name(position) => Box::new(position.moves()?.map(Move::$name)),)+
                })
            }

            fn moves_by_rules(&self) -> Option<Box<dyn Iterator<Item = Move> + '_>> {
                Some(match self {
                    $(Position::$name(position) => {
                        Box::new(position.moves_by_rules()?.map(Move::$name))
                    })+
                })
            }

            fn play(&self, chosen: &Move) -> Result<Position, IllegalMove> {
                match (self, chosen) {
                    $((Position::$name(position), Move::$name(chosen)) => {
                        position.play(chosen).map(Position::$name)
                    })+
                    #[allow(unreachable_patterns)]
                    _ => Err(IllegalMove(say!("this is a move of another game"))),
                }
            }

            fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
                match self {
                    $(Position::$name(position) => position.parse_move(text).map(Move::$name),)+
                }
            }

            fn parse_by_rules(&self, text: &str) -> Result<Move, ParseError> {
                match self {
                    $(Position::$name(position) => {
                        position.parse_by_rules(text).map(Move::$name)
                    })+
                }
            }

            fn to_text(&self, notation: Notation) -> String {
                match self {
                    $(Position::$name(position) => position.to_text(notation),)+
                }
            }
        }

        impl fmt::Display for Position {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Position::$name(position) => position.fmt(f),)+
                }
            }
        }

        impl Move {
            /// The move in the given notation.
            pub fn to_text(&self, notation: Notation) -> String {
                match self {
                    $(Move::$name(chosen) => <$position>::move_text(chosen, notation),)+
                }
            }
        }

        impl Move {
            /// As [`Solvable::move_name`].
            pub fn name(&self) -> Option<&MoveName> {
                match self {
                    $(Move::$name(chosen) => <$position>::move_name(chosen),)+
                }
            }
        }

        impl fmt::Display for Move {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Move::$name(chosen) => chosen.fmt(f),)+
                }
            }
        }

        impl Solved for Solution {
            type Move = Move;

            fn outcome(&self) -> Outcome {
                match self {
                    $(Solution::$name(solution) => Solved::outcome(solution),)+
                }
            }

            fn quantity(&self) -> Quantity {
                match self {
                    $(Solution::$name(solution) => Solved::quantity(solution),)+
                }
            }

            fn winning_moves(&self) -> Box<dyn Iterator<Item = Move> + '_> {
                match self {
                    $(Solution::$name(solution) => {
                        Box::new(Solved::winning_moves(solution).map(Move::$name))
                    })+
                }
            }

            fn options(&self, most: usize, budget: &mut Budget) -> Option<Vec<Leaves<Move>>> {
                match self {
                    $(Solution::$name(solution) => {
                        let options = Solved::options(solution, most, budget)?.into_iter();
                        let leaves = |Leaves { chosen, known }| Leaves {
                            chosen: Move::$name(chosen),
                            known,
                        };
                        Some(options.map(leaves).collect())
                    })+
                }
            }

            fn beside(&self, heap: &Nimber) -> Option<Self> {
                match self {
                    $(Solution::$name(solution) => {
                        Solved::beside(solution, heap).map(Solution::$name)
                    })+
                }
            }

            fn unlisted(&self) -> Option<Unlisted> {
                match self {
                    $(Solution::$name(solution) => Solved::unlisted(solution),)+
                }
            }
        }
    };
}

kinds! { $
    /// Nim, bounded Nim, Moore's Nim.
    Nim: crate::nim::Position,
    /// Turning Corners.
    Nimbers: super::nimbers::Position,
    /// Turning games and their products.
    Turning: super::turning::Position,
    /// Rulesets in which both players have the same moves, by search.
    Searched: super::searched::Position,
    /// Rulesets in which the players have moves of their own.
    Partizan: super::partizan::Position,
    /// Rulesets in which positions can come again.
    Loopy: super::loopy::Position,
    /// Dots and Boxes, in which the score decides.
    DotsAndBoxes: super::dots_and_boxes::Position,
    /// Sums of positions in which both players have the same moves.
    Sum: super::sum::Position,
}

impl FromStr for Position {
    type Err = ParseError;

    /// Reads a position as [`Position::read`] does, without its notes.
    fn from_str(text: &str) -> Result<Position, ParseError> {
        Position::read(text).map(|reading| reading.value)
    }
}

impl Position {
    /// Reads a position as people write it, with notes where that could be meant otherwise.
    ///
    /// Canonical text, as [`to_text`](Playable::to_text) writes it in any notation, is read without
    /// notes and as the same position. Read as well are near spellings of the ruleset, as
    /// [`word_for`](super::word_for) knows them, and piles of Nim pasted from a paper, also without
    /// `nim:`.
    ///
    /// ```
    /// use nimatron::rulesets::Position;
    /// let reading = Position::read("Nim: 1+2+3")?;
    /// assert_eq!(reading.value.to_string(), "nim: 1, 2, 3");
    /// assert_eq!(
    ///     reading.notes[0].message,
    ///     "read as three piles 1, 2, 3; one pile of height 6 is written 6"
    /// );
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// What cannot be read, and where.
    pub fn read(text: &str) -> Result<Reading<Position>, ParseError> {
        let unmarked = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
        let by = text.len() - unmarked.len();
        let read = register::read(unmarked).map(|reading| reading.shifted(by));
        read.map_err(|error| error.shifted(by))
    }

    /// Whether boxes are counted in the end, so that it does not matter who moves last: see
    /// [`dots_and_boxes`](super::dots_and_boxes).
    pub fn is_scored(&self) -> bool {
        matches!(self, Position::DotsAndBoxes(_))
    }

    /// The position, if it is one of the Nim family, whose piles are drawn and
    /// told in ways of their own.
    pub fn as_nim(&self) -> Option<&crate::nim::Position> {
        match self {
            Position::Nim(position) => Some(position),
            _ => None,
        }
    }

    /// The changes that can be made in it by hand, each with the position that it leaves; `None` if
    /// its ruleset has none. Changes that leave no position of the ruleset are not among them.
    pub fn editing(&self) -> Option<Editing<Position>> {
        let usual = match self {
            Position::Searched(position) => position.game().figure(),
            Position::Partizan(position) => position.game().figure(),
            Position::Loopy(position) => position.game().figure(),
            Position::DotsAndBoxes(position) => Some(position.figure()),
            _ => None,
        };
        let Editing { figure, changes, numbers, write } = self.editing_of_body()?;
        let read = |body: String| self.with_body(&body).ok();
        let changes = changes.into_iter().filter_map(|change| change.map(read));
        let changes = changes.filter(|change| change.leaves != *self).collect();
        let numbers = numbers.into_iter().map(|number| number.map(read)).collect();
        Some(Editing { figure: figure.or(usual), changes, numbers, write })
    }

    /// The position with the number of this index set, of those that [`editing`](Self::editing)
    /// tells; `None` if there is no such number.
    ///
    /// ```
    /// use nimatron::rulesets::Position;
    /// let position: Position = "kayles: 3, 5".parse()?;
    /// let set = |index, to| Some(position.with_number(index, to)?.map(|set| set.to_string()));
    /// assert_eq!(set(1, 20), Some(Ok("kayles: 3, 20".into())));
    /// assert_eq!(set(2, 20), None);
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// Why that is no position of the ruleset.
    pub fn with_number(&self, index: usize, to: u64) -> Option<Result<Position, ParseError>> {
        Some(self.with_body(&self.editing_of_body()?.with_number(index, to)?))
    }

    /// The changes by what stands behind the colon then.
    fn editing_of_body(&self) -> Option<Editing> {
        match self {
            Position::Searched(position) => position.game().editing(),
            Position::Partizan(position) => position.game().editing(),
            Position::Loopy(position) => position.game().editing(),
            Position::DotsAndBoxes(position) => Some(position.editing()),
            Position::Nim(position) => position.editing(),
            _ => None,
        }
    }

    /// The same rules with something else behind the colon.
    fn with_body(&self, body: &str) -> Result<Position, ParseError> {
        let text = self.to_string();
        let head = text.split_once(':').map_or("", |(head, _)| head);
        format!("{head}: {body}").parse()
    }

    /// The position of an impartial game, without the convention, if its ruleset is one that is
    /// searched.
    pub fn as_searched(&self) -> Option<&crate::rulesets::searched::AnyGame> {
        match self {
            Position::Searched(position) => Some(position.game()),
            _ => None,
        }
    }
}

/// A solved position of any ruleset. Made by [`Position::analyze`]; [`Analyses`](super::Analyses)
/// keeps the last few.
#[derive(Clone, Debug)]
pub struct Analysis {
    position: Position,
    solution: Solution,
}

impl Analysis {
    /// The position that was solved.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The solution as its ruleset has it.
    pub fn solution(&self) -> &Solution {
        &self.solution
    }

    /// Who wins under best play.
    pub fn outcome(&self) -> Outcome {
        self.solution.outcome()
    }

    /// Who wins, or draws, whoever begins; `None` if that is known for one player alone.
    pub fn class(&self) -> Option<LoopyOutcome> {
        match (&self.solution, self.quantity()) {
            (_, Quantity::Game(summary)) => Some(summary.class.into()),
            (_, Quantity::Loopy(summary)) => Some(summary.class),
            (Solution::DotsAndBoxes(solution), _) => Some(solution.class()),
            _ => self.position.turn().is_none().then(|| self.outcome().into()),
        }
    }

    /// The number that decides.
    pub fn quantity(&self) -> Quantity {
        self.solution.quantity()
    }

    /// The moves with what they leave, as [`Solved::options`] says.
    pub fn options(&self, most: usize, budget: &mut Budget) -> Option<Vec<Leaves<Move>>> {
        self.solution.options(most, budget)
    }

    /// The value and its thermograph, where the players have moves of their own and the value is
    /// known.
    pub fn thermograph(&self) -> Option<(&ValueSummary, &Thermograph)> {
        match &self.solution {
            Solution::Partizan(solution) => solution.thermograph(),
            _ => None,
        }
    }

    /// The same position beside a heap of Nim, as [`Solved::beside`] says.
    pub fn beside(&self, heap: &Nimber) -> Option<Analysis> {
        let solution = self.solution.beside(heap)?;
        Some(Analysis { position: self.position.clone(), solution })
    }

    /// Winning moves, each once, as [`Solved::winning_moves`] finds them.
    pub fn winning_moves(&self) -> Box<dyn Iterator<Item = Move> + '_> {
        self.solution.winning_moves()
    }
}
