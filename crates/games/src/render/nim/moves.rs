//! Winning moves, what they leave, and how moves are answered.

use nimatron_nimber::{Ordinal, say};

use super::piles::pairs_named;
use super::piles_named;
use crate::explain::{AnswerRow, Claim, How, Left, Measure, PileClaim, Step, Written};
use crate::foundation::{MoveCount, Outcome, Playable};
use crate::nim::{self, Variant};
use crate::render::claims::Teller;
use crate::render::document::{Align, Block, Prose, Row, Table, exact, prose, strong};
use crate::render::words::{capitalised, groups, listed, number_word};
use crate::rulesets::Move;

/// So many moves are named in a sentence.
const MOST_MOVES: usize = 8;

impl Teller<'_> {
    /// The piles from which winning moves start.
    pub(in crate::render) fn candidates(&mut self, piles: &[usize]) {
        let names = listed(piles.iter().map(usize::to_string), 2 * MOST_MOVES, "pile");
        self.say(match (piles, self.at_most() > 1) {
            ([_], false) => prose!("Look at pile {}: a winning move starts there.", names),
            ([_], true) => prose!("Look at pile {}: every winning move lowers it.", names),
            (_, false) => {
                prose!("Look at piles {}: a winning move starts from each of them.", names)
            }
            (_, true) => {
                prose!("Look at piles {}: every winning move lowers some of these.", names)
            }
        });
    }

    /// The winning moves of a position of the family: one of them with what it
    /// exchanges and what it leaves, and what there is besides.
    pub(in crate::render) fn winning_moves_of_piles(
        &mut self,
        moves: &[Written<Move>],
        complete: bool,
        because: &[Step],
    ) {
        let makes = because.iter().find_map(|reason| match &reason.claim {
            Claim::Piles(PileClaim::Makes { chosen, left }) => Some((chosen, left)),
            _ => None,
        });
        let Some(first) = makes.map(|(chosen, _)| chosen).or(moves.first()) else {
            return;
        };
        let exchanges: Vec<(&Written<Move>, &[Ordinal], &[Ordinal])> = because
            .iter()
            .filter_map(|reason| match &reason.claim {
                Claim::Piles(PileClaim::Exchange { chosen, away, put }) => {
                    Some((chosen, &away[..], &put[..]))
                }
                _ => None,
            })
            .collect();
        let mut told = self.shown_move(
            first,
            makes.map(|(_, left)| left),
            exchanges
                .iter()
                .find(|(chosen, ..)| *chosen == first)
                .map(|&(_, away, put)| (away, put)),
        );
        let others: Vec<&Written<Move>> = moves.iter().filter(|chosen| *chosen != first).collect();
        if !others.is_empty() && !self.moves_seen {
            let named = others.iter().map(|text| exact(self.notated(text)));
            let named = listed(named, MOST_MOVES, "move");
            told = told.then(match (others.len(), complete) {
                (1, true) => prose!("The other winning move is {}.", named),
                (_, true) => prose!("The other winning moves are {}.", named),
                (_, false) => prose!("Other winning moves are {}.", named),
            });
        }
        if !complete && !self.moves_seen {
            told = told.then(prose!("There are more."));
        }
        if complete && !self.only_seen {
            told = told.then(self.what_of_the_others(moves.len()));
        }
        self.say(told);
        let others: Vec<_> =
            exchanges.into_iter().filter(|(chosen, ..)| *chosen != first).collect();
        if !others.is_empty() {
            self.say(prose!("The powers that other winning moves exchange:"));
            let points = others.iter().map(|(chosen, away, put)| {
                let exchanged = self.exchanged(away, put);
                prose!("{}: {}", exact(self.notated(chosen)), exchanged)
            });
            self.blocks.push(Block::List(points.collect()));
        }
    }

    /// What becomes of all moves but the winning ones.
    fn what_of_the_others(&self, winning: usize) -> Prose {
        let count = self.nim().map(Playable::count_moves);
        let all = count == Some(MoveCount::Finite(winning.into()));
        match (winning, all) {
            (_, true) if winning > 1 => prose!("Every move wins."),
            (_, true) => Prose::default(),
            (1, false) => prose!("It is the only winning move."),
            (_, false) => {
                let number = capitalised(&number_word(winning));
                prose!("{} moves win, and every other move loses.", number)
            }
        }
    }

    /// A winning move with the powers that it exchanges and what it leaves.
    fn shown_move(
        &self,
        chosen: &Written<Move>,
        left: Option<&Left>,
        exchange: Option<(&[Ordinal], &[Ordinal])>,
    ) -> Prose {
        let parsed = self.read_nim(chosen);
        let lowering = self.lowering(parsed.as_deref(), chosen);
        let emptied = parsed.as_ref().and_then(|chosen| match chosen.changes() {
            [change] if change.to.is_zero() => Some(change.pile + 1),
            _ => None,
        });
        let done = match emptied {
            Some(pile) => prose!("{} all of pile {}", strong(say!("Take")), pile),
            None => prose!("{} {}", strong(say!("Lower")), lowering),
        };
        let goal = left.and_then(|left| self.goal(left));
        match (exchange, goal) {
            (Some((away, put)), Some(goal)) if !matches!(left, Some(Left::Over)) => {
                let (exchanged, goal) = (self.exchanged(away, put), goal.capitalised());
                match self.is_bounded() {
                    true => {
                        prose!("{}: of what it counts as, {}. {}.", done, exchanged, goal)
                    }
                    false => prose!("{}: {}. {}.", done, exchanged, goal),
                }
            }
            (_, Some(goal)) => prose!("{}: {}.", done, goal),
            (_, None) => prose!("{}.", done),
        }
    }

    /// `take away the 4 and the 2, and put in a 1`.
    fn exchanged(&self, away: &[Ordinal], put: &[Ordinal]) -> Prose {
        let away = away.iter().map(|exponent| prose!("the {}", self.words.power(exponent)));
        let away = listed(away, super::MOST_NAMED, "power");
        let put_in = put.iter().map(|exponent| {
            let power = self.words.power(exponent);
            match exponent.to_u64() {
                // 8 and 8192 are read with a vowel.
                Some(3 | 13) => prose!("an {}", power),
                Some(_) => prose!("a {}", power),
                None => power.into(),
            }
        });
        match put {
            [] => prose!("take away {}", away),
            _ => {
                prose!(
                    "take away {} and put in {}",
                    away,
                    listed(put_in, super::MOST_NAMED, "power")
                )
            }
        }
    }

    /// What a winning move achieves, and how to go on. `None` where it is not
    /// what a winning move leaves.
    fn goal(&self, left: &Left) -> Option<Prose> {
        let until = || match self.at_the_switch() {
            Some(left) => {
                prose!(", until your opponent leaves {}; then leave {}", left, self.losing_number())
            }
            None => Prose::default(),
        };
        Some(match left {
            Left::Over => prose!("that is the last move, and you have won"),
            Left::Pairs { by: Measure::Height, pairs } => match &pairs[..] {
                [[first, second]] => prose!(
                    "now piles {} and {} are equal, and whatever your opponent does \
                     to one of them, you can do to the other{}",
                    first,
                    second,
                    until()
                ),
                _ => prose!(
                    "now the piles come in equal pairs, {}, and whatever your opponent does to \
                     a pile, you can do to its partner{}",
                    pairs_named(pairs),
                    until()
                ),
            },
            Left::Pairs { by: Measure::Count, pairs } => match &pairs[..] {
                [] => prose!(
                    "now every pile counts as 0, and whatever your opponent takes, you can take \
                     the rest of {} from the same pile",
                    self.full_turns()
                ),
                [[first, second]] => prose!(
                    "now piles {} and {} count the same, and you can always answer so \
                     that they do again{}",
                    first,
                    second,
                    until()
                ),
                _ => prose!(
                    "now the piles count the same in pairs, {}, and you can always answer so that \
                     they do again{}",
                    pairs_named(pairs),
                    until()
                ),
            },
            Left::Level { piles } => prose!(
                "now {} are equal, and whatever your opponent lowers, you can bring the others \
                 down to the lowest",
                piles_named(piles)
            ),
            Left::Balanced => match (self.at_most(), self.is_bounded()) {
                (1, false) => prose!("now every power has a partner"),
                (1, true) => prose!("now every power of what the piles count as has a partner"),
                (most, _) => {
                    prose!("now every power cancels in {}", groups(most.saturating_add(1)))
                }
            },
            Left::Ones { .. } => prose!("that leaves {}", self.losing_number()),
            Left::Uneven { .. } | Left::Switch { .. } => return None,
        })
    }

    /// `5`, where a turn takes at most 4 blocks.
    fn full_turns(&self) -> Prose {
        match self.rules() {
            Some((Variant::Bounded { max }, _)) => {
                self.words.ordinal(&Ordinal::from(max.clone()).successor()).into()
            }
            _ => prose!("a full turn"),
        }
    }

    /// How every move from a P-position is answered.
    pub(in crate::render) fn answers(&mut self, how: How, rows: &[AnswerRow], complete: bool) {
        let last = complete && rows.iter().all(|row| row.reply.is_none());
        let mut told = match last {
            true if rows.len() == 1 => prose!("The only move is the last one, and loses."),
            true => prose!("Every move is the last one, and loses."),
            false => self.way_of_answering(how),
        };
        match rows {
            [] => {}
            [row] if !complete => {
                told = told.then(prose!("For example, {}", self.example(how, row)));
            }
            _ if last => {}
            [row] => told = told.then(prose!("There is one move: {}", self.example(how, row))),
            _ => {
                self.say(told.then(prose!("An answer to every move:")));
                let table = self.table_of_answers(rows);
                let list = self.list_of_answers(rows);
                self.blocks.push(Block::FirstFitting(vec![vec![table], vec![list]]));
                return;
            }
        }
        self.say(told);
    }

    fn way_of_answering(&self, how: How) -> Prose {
        let until = match self.at_the_switch() {
            Some(left) => prose!(
                ", until you leave {}; then your opponent leaves {}",
                left,
                self.losing_number()
            ),
            None => Prose::default(),
        };
        let counts = self.nim().map(|position| position.residues().any(|count| !count.is_zero()));
        match how {
            How::Copy => {
                prose!("Whatever you do to a pile, your opponent can do to an equal one{}.", until)
            }
            How::Count if counts == Some(false) => prose!(
                "Whatever you take, your opponent can take the rest of {} from the same pile, so \
                 that it counts as 0 again.",
                self.full_turns()
            ),
            How::Count => prose!(
                "Whatever you do to a pile, your opponent can answer so that it counts the same as \
                 its partner again, or as 0 if it did before{}.",
                until
            ),
            How::Level => prose!(
                "Whatever you lower, your opponent can bring the other piles down to the lowest."
            ),
            How::Balance if self.at_most() > 1 => prose!(
                "Whatever you do, something is left over, and your opponent can make every power \
                 cancel again{}.",
                until
            ),
            How::Balance => prose!(
                "Whatever you do breaks the balance, and your opponent can restore it{}.",
                until
            ),
            How::Ones if self.is_bounded() => prose!(
                "Whatever you do is the last move, or your opponent can leave {} again.",
                self.losing_number()
            ),
            How::Ones if self.at_most() > 1 => prose!(
                "Whatever you take, your opponent can take the rest of {}, until a single one is \
                 left for you.",
                self.at_most().saturating_add(1)
            ),
            How::Ones => prose!(
                "Every turn takes a pile of one away, so you will make the last move, and lose."
            ),
        }
    }

    /// A move with its answer in a sentence.
    fn example(&self, how: How, row: &AnswerRow) -> Prose {
        let chosen = self.read_nim(&row.chosen);
        let lowered = self.lowering(chosen.as_deref(), &row.chosen);
        let Some(reply) = &row.reply else {
            let misere = self.words.misere();
            return prose!(
                "if you lower {}, you have made the last move, which loses in {} play.",
                lowered,
                misere
            );
        };
        let answered = self.read_nim_after(&row.chosen, reply);
        let answer = self.lowering(answered.as_deref(), reply);
        let same = match (how, chosen.zip(answered).zip(self.nim())) {
            (How::Count, Some(((chosen, reply), position))) => {
                self.same_again(position, &chosen, &reply)
            }
            _ => Prose::default(),
        };
        match &row.uneven[..] {
            [] => prose!("if you lower {}, your opponent lowers {}{}.", lowered, answer, same),
            uneven => prose!(
                "if you lower {}, this leaves {}, and your opponent lowers {}{}.",
                lowered,
                self.left_by(uneven),
                answer,
                same
            ),
        }
    }

    /// ", so that both count as 1", or ", so that it counts as 0 again".
    fn same_again(&self, position: &nim::Position, chosen: &nim::Move, reply: &nim::Move) -> Prose {
        let Ok(left) = position.play(chosen).and_then(|after| after.play(reply)) else {
            return Prose::default();
        };
        let ([made], [answer]) = (chosen.changes(), reply.changes()) else {
            return Prose::default();
        };
        let count = |of: &nim::Position, pile: usize| of.residues().nth(pile).unwrap_or_default();
        let counts = count(&left, made.pile);
        let told = self.words.ordinal(&counts);
        match made.pile == answer.pile {
            true if counts == count(position, made.pile) => {
                prose!(", so that it counts as {} again", told)
            }
            false if counts == count(&left, answer.pile) => {
                prose!(", so that both count as {}", told)
            }
            // At the switch of misere play.
            _ => Prose::default(),
        }
    }

    /// Each move with its answer.
    fn answered(&self, rows: &[AnswerRow]) -> Vec<[Prose; 2]> {
        let rows = rows.iter().map(|row| {
            let answer = match &row.reply {
                Some(reply) => exact(self.notated_after(&row.chosen, reply)),
                None => prose!("none: it was the last move"),
            };
            [exact(self.notated(&row.chosen)), answer]
        });
        rows.collect()
    }

    fn table_of_answers(&self, rows: &[AnswerRow]) -> Block {
        let columns = [prose!("if you play"), prose!("the answer is")];
        let columns = columns.map(|head| (Align::Left, head)).to_vec();
        let rows = self.answered(rows).into_iter().map(|row| Row::Cells(row.into()));
        Block::Table(Table { columns, rows: rows.collect() })
    }

    /// What stands in the table, where that is too wide.
    fn list_of_answers(&self, rows: &[AnswerRow]) -> Block {
        let points = self
            .answered(rows)
            .into_iter()
            .map(|[chosen, answer]| prose!("if you play {}, the answer is {}", chosen, answer));
        Block::List(points.collect())
    }

    /// What a move does, and how to answer it, as a comment on it.
    pub(in crate::render) fn effect(
        &mut self,
        chosen: &Written<Move>,
        leaves: Outcome,
        left: &Left,
        reply: Option<&Written<Move>>,
    ) {
        let lowered = self.lowering(self.read_nim(chosen).as_deref(), chosen);
        let answer =
            reply.map(|reply| self.lowering(self.read_nim_after(chosen, reply).as_deref(), reply));
        let told = match (self.leaving(left), leaves, answer) {
            (None, Outcome::P, _) => {
                prose!("Lowering {} is the last move, which wins in normal play.", lowered)
            }
            (None, Outcome::N | Outcome::D, _) => prose!(
                "Lowering {} is the last move, which loses in {} play.",
                lowered,
                self.words.misere()
            ),
            (Some(left), Outcome::P, _) => prose!("Lowering {} leaves {}. It wins.", lowered, left),
            (Some(left), Outcome::N | Outcome::D, Some(answer)) => prose!(
                "Lowering {} leaves {}. It loses: the answer is to lower {}.",
                lowered,
                left,
                answer
            ),
            (Some(left), Outcome::N | Outcome::D, None) => {
                prose!("Lowering {} leaves {}. It loses.", lowered, left)
            }
        };
        self.say(told);
    }

    /// What is left, after "leaves". `None` if nothing is.
    fn leaving(&self, left: &Left) -> Option<Prose> {
        Some(match left {
            Left::Over => return None,
            Left::Pairs { by: Measure::Height, pairs } => match &pairs[..] {
                [[first, second]] => prose!(
                    "piles {} and {} equal, and no other pile that can be lowered",
                    first,
                    second
                ),
                _ => prose!("the piles in equal pairs, {}", pairs_named(pairs)),
            },
            Left::Pairs { by: Measure::Count, pairs } => match &pairs[..] {
                [] => prose!("every pile counting as 0"),
                _ => prose!("the piles counting the same in pairs, {}", pairs_named(pairs)),
            },
            Left::Level { piles } => prose!("only {}, which are equal", piles_named(piles)),
            Left::Balanced => prose!("every power balanced"),
            Left::Uneven { powers } => self.left_by(powers),
            Left::Switch { piles } => match self.is_bounded() {
                true => prose!("only {} counting as more than 1", piles_named(piles)),
                false => prose!("only {} larger than 1", piles_named(piles)),
            },
            Left::Ones { number } => match (self.at_most(), self.is_bounded(), number % 2) {
                (1, false, 0) => prose!("an even number of ones"),
                (1, true, 0) => prose!("an even number of piles that count as 1"),
                (1, ..) => self.losing_number(),
                (most, ..) if number % most.saturating_add(1) == 1 => self.losing_number(),
                _ => prose!("{} ones, {}", number_word(*number), self.remainder(*number)),
            },
        })
    }
}
