//! Claims in sentences and tables: those that any position may have, and the way to those of the
//! families, each of which has a file of its own.
//!
//! The voice is that of a patient teacher who speaks to the player about to
//! move. Only what the step claims is told; the position serves to name its
//! moves and to write its piles as sums.

use std::borrow::Cow;

use nimatron_nimber::text::Notation;
use nimatron_nimber::{Ordinal, say};

use super::document::{Block, Prose, exact, prose, strong};
use super::words::{Words, capitalised, listed};
use super::{loopy, partizan, parts, products, score, searched, theorems, words};
use crate::explain::{Claim, Reached, Step, Written};
use crate::foundation::{Convention, Outcome, Playable, Player};
use crate::nim::Variant;
use crate::rulesets::{Move, Position};

/// So many moves are named in a sentence.
const MOST_MOVES: usize = 8;

/// Tells steps one after another.
pub(super) struct Teller<'p> {
    pub(super) words: Words,
    /// The position that the steps are about, where it is known.
    pub(super) position: Option<Cow<'p, Position>>,
    /// Whether the reader has seen the winning moves already.
    pub(super) moves_seen: bool,
    /// Whether the reader knows under which convention is played.
    pub(super) convention_seen: bool,
    /// Whether the reader knows what becomes of all moves but the winning ones.
    pub(super) only_seen: bool,
    /// Whether the reader knows a copy as the answer to every move.
    pub(super) copy_seen: bool,
    pub(super) blocks: Vec<Block>,
}

impl<'p> Teller<'p> {
    pub(super) fn new(notation: Notation, position: Option<Cow<'p, Position>>) -> Teller<'p> {
        Teller {
            words: Words { notation },
            position,
            moves_seen: false,
            convention_seen: false,
            only_seen: false,
            copy_seen: false,
            blocks: Vec::new(),
        }
    }

    /// For a reader who has seen the verdict and the winning moves already.
    pub(super) fn after_verdict(self) -> Teller<'p> {
        Teller { moves_seen: true, convention_seen: true, ..self }
    }

    pub(super) fn finish(self) -> Vec<Block> {
        self.blocks
    }

    pub(super) fn tell_all(&mut self, steps: &[Step]) {
        for step in steps {
            self.tell(step);
        }
    }

    /// Tells a step with its reasons.
    pub(super) fn tell(&mut self, step: &Step) {
        match &step.claim {
            Claim::WinningMoves { moves, complete }
                if self.nim().is_some() && !moves.is_empty() =>
            {
                return self.winning_moves_of_piles(moves, *complete, &step.because);
            }
            Claim::Piles(claim) => return self.tell_of_piles(claim, &step.because),
            Claim::Product(claim) => self.tell_of_products(claim),
            Claim::Search(claim) => self.tell_of_search(claim),
            Claim::Sum(claim) => self.tell_of_parts(claim),
            Claim::Misere(claim) => self.tell_of_misere(claim),
            Claim::Partizan(claim) => self.tell_of_partizan(claim),
            Claim::Loopy(claim) => self.tell_of_loopy(claim),
            Claim::Score(claim) => self.tell_of_score(claim),
            Claim::Outcome { position, convention, outcome } => {
                self.outcome(position, *convention, *outcome, &step.because);
            }
            shared => self.tell_shared(shared),
        }
        self.tell_all(&step.because);
    }

    /// Tells a claim that any position may have.
    fn tell_shared(&mut self, claim: &Claim) {
        match claim {
            Claim::Question => self.say(say!(
                "Decide before you read on: would you rather move now, or let the other player \
                 move?"
            )),
            Claim::NoMove => self.no_move(),
            Claim::Definition { term } => {
                let convention = self.position.as_deref().map(Position::convention);
                self.say(parts::definition(self.words, *term, convention));
            }
            Claim::Behaves { value, reached } => self.behaves(*value, reached),
            Claim::WinningMoves { moves, complete } => self.winning_moves(moves, *complete),
            Claim::Winners { wins, moves } => self.say(parts::winners(*wins, *moves)),
            Claim::EveryMoveLoses => self.every_move_loses(),
            Claim::Answer { chosen, reply } => self.answer(chosen, reply.as_ref()),
            Claim::Leaves { chosen, value, reply } => self.leaves(chosen, value, reply.as_ref()),
            Claim::Theorem { theorem } => self.theorem(*theorem),
            // They have been told by their families, and the outcome with its reasons.
            Claim::Outcome { .. }
            | Claim::Piles(_)
            | Claim::Misere(_)
            | Claim::Product(_)
            | Claim::Search(_)
            | Claim::Sum(_)
            | Claim::Partizan(_)
            | Claim::Loopy(_)
            | Claim::Score(_) => {}
        }
    }

    pub(super) fn say(&mut self, text: impl Into<Prose>) {
        self.blocks.push(Block::paragraph(text));
    }

    /// Says it in the same paragraph as what was said last.
    pub(super) fn go_on(&mut self, text: Prose) {
        match self.blocks.pop() {
            Some(Block::Paragraph(prose)) => {
                self.blocks.push(Block::Paragraph(prose!("{} {}", prose, text)));
            }
            last => {
                self.blocks.extend(last);
                self.say(text);
            }
        }
    }

    fn outcome(
        &mut self,
        position: &Written<Position>,
        convention: Convention,
        outcome: Outcome,
        because: &[Step],
    ) {
        let position = match &self.position {
            Some(position) => self.words.position(position),
            None => position.to_string().into(),
        };
        let turn = self.position.as_deref().and_then(Position::turn);
        let verdict = match partizan::class_among(because) {
            Some(class) => partizan::verdict(class),
            None => match loopy::class_among(because) {
                Some(class) => loopy::verdict(class, turn.is_none()),
                None => super::tell::verdict(outcome, turn),
            },
        };
        let verdict = prose!("{}: {}", strong(verdict), position);
        let is_scored = self.position.as_deref().is_some_and(Position::is_scored);
        let aim = aim(convention, is_scored, self.words.notation);
        let who = who_wins(outcome, turn, aim);
        self.blocks.push(Block::Lines(vec![verdict, who.into()]));
        self.convention_seen = true;
    }

    fn no_move(&mut self) {
        let position = self.position.as_deref();
        if let Some(Position::DotsAndBoxes(position)) = position {
            self.say(score::over(position));
            return;
        }
        if let Some((player, convention)) = position.and_then(|p| Some((p.turn()?, p.convention())))
        {
            self.say(match convention {
                Convention::Normal => say!(
                    "{} is to move and has no move: the game is over. In normal play the player \
                     who cannot move loses: {} has won.",
                    words::player(player),
                    words::player(player.opponent())
                ),
                Convention::Misere => say!(
                    "{} is to move and has no move: the game is over. In {} play the player who \
                     cannot move wins: {} has won.",
                    words::player(player),
                    self.words.misere(),
                    words::player(player)
                ),
            });
            return;
        }
        let limits = self
            .nim()
            .is_some_and(|position| position.piles().iter().any(|height| !height.is_zero()));
        let over = match limits {
            true => prose!(
                "There is no move left, since a limit pile has no top block: the game is over."
            ),
            false => prose!("There is no move left: the game is over."),
        };
        let convention = self.position.as_ref().map(|position| position.convention());
        let then = match convention {
            Some(Convention::Normal) => prose!(
                "In normal play the player who cannot move loses: the previous player has won."
            ),
            Some(Convention::Misere) => prose!(
                "In {} play the player who cannot move wins: the previous player has lost.",
                self.words.misere()
            ),
            None => Prose::default(),
        };
        self.say(over.then(then));
    }

    /// A move of the position.
    pub(super) fn read<'m>(&self, chosen: &'m Written<Move>) -> Option<Cow<'m, Move>> {
        chosen.read(|text| self.position.as_ref()?.parse_move(text).ok())
    }

    /// A reply to a move; it belongs to the position that the move leaves.
    pub(super) fn read_after<'m>(
        &self,
        chosen: &Written<Move>,
        reply: &'m Written<Move>,
    ) -> Option<Cow<'m, Move>> {
        reply.read(|text| {
            let position = self.position.as_deref()?;
            position.play(&*self.read(chosen)?).ok()?.parse_move(text).ok()
        })
    }

    fn winning_moves(&mut self, moves: &[Written<Move>], complete: bool) {
        let Some(first) = moves.first() else {
            self.say(match complete {
                true => say!("There is no winning move."),
                false => say!("There is a winning move, but it could not be computed."),
            });
            return;
        };
        let described = self.described(first);
        let mut told = match moves.len() == 1 && complete {
            true => prose!("The only winning move: {}.", described),
            false => prose!("A winning move: {}.", described),
        };
        let others = &moves[1..];
        match (others, self.moves_seen) {
            ([], _) | (_, true) => {}
            (others, false) => {
                let others_text = others.iter().map(|text| exact(self.notated(text)));
                let list = listed(others_text, MOST_MOVES, "move");
                told = told.then(match (others.len(), complete) {
                    (1, true) => prose!("The other winning move: {}.", list),
                    (1, false) => prose!("Another winning move: {}.", list),
                    (_, true) => prose!("The other winning moves: {}.", list),
                    (_, false) => prose!("Other winning moves: {}.", list),
                });
            }
        }
        if !complete && !self.moves_seen {
            told = told.then(prose!("There may be more."));
        }
        self.say(told);
    }

    /// A move with all that it does, where there are words for that.
    fn described(&self, chosen: &Written<Move>) -> Prose {
        match (self.position.as_deref(), self.read(chosen).as_deref()) {
            (Some(Position::Nimbers(board)), Some(Move::Nimbers(chosen))) => {
                let told = board.described(chosen, self.words.typed());
                let (does, turned) = told.split_once(": ").unwrap_or((&told, ""));
                let gap = if turned.is_empty() { "" } else { ": " };
                prose!("{}{}{}", exact(does), gap, turned)
            }
            _ => exact(self.notated(chosen)),
        }
    }

    /// What a move leaves, and the answer to it.
    fn leaves(&mut self, chosen: &Written<Move>, value: &Ordinal, reply: Option<&Written<Move>>) {
        let reply = reply.map(|reply| self.notated_after(chosen, reply));
        let in_words = matches!(self.position.as_deref(), Some(Position::Nimbers(_)));
        let chosen = self.notated(chosen);
        self.say(products::leaves(self.words, chosen, value, reply, in_words));
    }

    /// The heap of Nim that the position is equal to.
    fn behaves(&mut self, value: u64, reached: &[Reached]) {
        let reached = reached.iter().map(|row| (row.value, self.notated(&row.chosen)));
        let reached: Vec<(u64, Prose)> = reached.collect();
        self.say(searched::behaves(value, &reached));
    }

    /// A move in the notation of the reader, in words where it has some.
    pub(super) fn notated(&self, chosen: &Written<Move>) -> Prose {
        match self.read(chosen) {
            Some(chosen) => self.words.chosen(&chosen),
            None => chosen.to_string().into(),
        }
    }

    /// As [`notated`](Teller::notated), of a reply.
    pub(super) fn notated_after(&self, chosen: &Written<Move>, reply: &Written<Move>) -> Prose {
        match self.read_after(chosen, reply) {
            Some(reply) => self.words.chosen(&reply),
            None => reply.to_string().into(),
        }
    }

    /// A move with its answer.
    fn answer(&mut self, chosen: &Written<Move>, reply: Option<&Written<Move>>) {
        let position = self.position.as_deref();
        let after = position.and_then(|p| p.play(&*self.read(chosen)?).ok());
        let ends = after
            .is_some_and(|after| after.is_terminal() && after.convention() == Convention::Misere);
        let reply = reply.map(|reply| self.notated_after(chosen, reply));
        self.say(searched::answer(self.notated(chosen), reply, ends));
    }

    fn every_move_loses(&mut self) {
        if self.copy_seen {
            return;
        }
        let convention = self.position.as_deref().map(Position::convention);
        let misere = convention == Some(Convention::Misere);
        self.say(match self.position.as_deref() {
            Some(Position::Nimbers(_) | Position::Turning(_)) if !misere => say!(
                "Whatever you do leaves another value than 0, and your opponent can make it 0 \
                 again."
            ),
            Some(position) if !misere && !matches!(position, Position::Nim(_)) => {
                say!("Whatever you do, your opponent has an answer.")
            }
            _ => say!("Every move loses: there is no winning move."),
        });
    }

    fn theorem(&mut self, theorem: crate::explain::Theorem) {
        let misere = self.words.misere_spelled();
        let k = match self.rules() {
            Some((Variant::Bounded { max }, _)) => {
                Some(self.words.ordinal(&max.clone().into()).into())
            }
            Some((Variant::Moore { at_most }, _)) => Some(at_most.into()),
            _ => None,
        };
        self.blocks.extend(theorems::blocks(theorem, misere, k));
    }
}

/// What the players want: by the convention, or to have the higher score.
pub(super) fn aim(convention: Convention, is_scored: bool, notation: Notation) -> String {
    match convention {
        _ if is_scored => say!("Whoever closes more boxes wins."),
        Convention::Normal => say!("Normal play: whoever makes the last move wins."),
        Convention::Misere => say!(
            "{} play: whoever makes the last move loses.",
            capitalised(&Words { notation }.misere())
        ),
    }
}

/// What the players want; where the players have names, whose turn it is and who wins.
pub(super) fn who_wins(outcome: Outcome, turn: Option<Player>, play: String) -> String {
    let who = match (outcome, turn) {
        (_, None) => return play,
        (Outcome::N, Some(player)) => say!("{} is to move, and wins.", words::player(player)),
        (Outcome::P, Some(player)) => say!("{} is to move, and loses.", words::player(player)),
        (Outcome::D, Some(player)) => {
            say!("{} is to move, and neither can force a win.", words::player(player))
        }
    };
    format!("{who} {play}")
}
