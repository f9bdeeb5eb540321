//! One sentence or table for each kind of claim.
//!
//! The voice is that of a patient teacher who speaks to the player about to
//! move. Only what the step claims is told; the position serves to name its
//! moves and to write its piles as sums.

use std::borrow::Cow;

use nimatron_nimber::Ordinal;
use nimatron_nimber::text::Notation;

use super::document::{Block, Prose, cleaned, exact, prose, strong};
use super::nim::{powers, residues};
use super::words::{Words, capitalised, listed};
use super::{partizan, parts, products, searched, theorems};
use crate::core::{Convention, Outcome, Playable, Player};
use crate::explain::{Claim, Step};
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
    copy_seen: bool,
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
            Claim::Outcome { position, convention, outcome } => {
                self.outcome(position, *convention, *outcome, &step.because);
            }
            Claim::Question => self.say(
                "Do you think you are winning? Decide before you read on: would you rather move \
                 now, or let the other player move?",
            ),
            Claim::NoMove => self.no_move(),
            Claim::Residues { modulus, rows } => {
                self.blocks.extend(residues::residues(self.words, modulus, rows));
            }
            Claim::Switch { large, piles, phase } => self.switch(*large, piles, *phase),
            Claim::Ones { number } => self.ones(*number),
            Claim::Equal { by, pairs, rest } => self.equal(*by, pairs, rest),
            Claim::Few { piles, equal } => self.few(piles, *equal),
            Claim::Splits { rows } => self.splits_of(rows),
            Claim::Balance { modulus, uneven } => {
                self.balance(step, *modulus, uneven);
                return;
            }
            Claim::Powers { rows } => self.powers(rows),
            Claim::Pairs { pairs, lonely } => {
                let told = powers::pairs(self.words, pairs, lonely);
                if !told.is_empty() {
                    self.say(told);
                }
            }
            Claim::LonePower { exponent, piles } => self.lone_power(exponent, piles),
            Claim::OddMoves { number } => self.odd_moves(*number),
            Claim::Candidates { piles } => self.candidates(piles),
            Claim::WinningMoves { moves, complete }
                if self.nim().is_some() && !moves.is_empty() =>
            {
                self.winning_moves_of_piles(moves, *complete, &step.because);
                return;
            }
            Claim::WinningMoves { moves, complete } => self.winning_moves(moves, *complete),
            // They are told with the winning moves.
            Claim::Exchange { .. } | Claim::Makes { .. } => {}
            Claim::EveryMoveLoses => self.every_move_loses(),
            Claim::Answers { how, rows, complete } => self.answers(*how, rows, *complete),
            Claim::Effect { chosen, leaves, left, reply } => {
                self.effect(chosen, *leaves, left, reply.as_deref());
            }
            Claim::NormalForm { pile, steps } => self.normal_form(*pile, steps),
            Claim::Relations { powers } => self.say(products::relations(self.words, powers)),
            Claim::Stones { rows, total } => {
                self.blocks.extend(products::stones(self.words, rows, total));
            }
            Claim::Factors { chosen, factors, product } => {
                // The factors belong to the two corners by which a move is written.
                let read = self.read(chosen);
                let chosen = read.map_or(chosen.into(), |chosen| self.words.typed_move(&chosen));
                self.say(products::factors(self.words, chosen, factors, product));
            }
            Claim::Diagonal(claim) => self.say(products::diagonal(self.words, claim)),
            Claim::Edge { piles } => self.say(products::edge(self.words, piles)),
            Claim::StoneValues { rows } => self.blocks.extend(products::values(self.words, rows)),
            Claim::Leaves { chosen, value, reply } => {
                let told = self.leaves(chosen, value, reply.as_deref());
                self.say(told);
            }
            Claim::Behaves { value, reached } => {
                self.say(searched::behaves(*value, reached, |chosen| self.notated(chosen)));
            }
            Claim::Options { rows, mex } => {
                let told = searched::options(self.words, rows, *mex, |chosen| self.notated(chosen));
                self.blocks.extend(told);
            }
            Claim::Components { rows, total } => {
                self.blocks.extend(searched::components(self.words, rows, total));
            }
            Claim::Definition { term } => {
                let convention = self.position.as_deref().map(Position::convention);
                self.say(parts::definition(self.words, *term, convention));
            }
            Claim::Cancels(claim) => {
                self.copy_seen = claim.rest.is_empty();
                self.say(parts::cancels(claim));
            }
            Claim::PartValues { rows } => self.blocks.extend(parts::values(self.words, rows)),
            Claim::NimSum { values, total } => {
                self.say(parts::nim_sum(self.words, values, total));
            }
            Claim::Targets { rows } => self.blocks.extend(parts::targets(self.words, rows)),
            Claim::Winners { wins, moves } => self.say(parts::winners(*wins, *moves)),
            Claim::MovesIn { parts } => self.say(parts::moves_in(parts)),
            Claim::Labels { rows } => self.blocks.extend(parts::labels(self.words, rows)),
            Claim::Statement(claim) => self.say(searched::statement(claim)),
            Claim::Application(claim) => {
                self.blocks.extend(searched::application(self.words, claim));
            }
            Claim::Principle(claim) => self.blocks.extend(searched::principle(self.words, claim)),
            Claim::Answer { chosen, reply } => {
                let told = self.answer(chosen, reply.as_deref());
                self.say(told);
            }
            Claim::Class(claim) => self.say(partizan::class(claim)),
            Claim::Summands { rows } => {
                self.blocks.extend(partizan::summands(self.words, rows));
            }
            Claim::OtherTurn { player, moves, complete } => {
                self.say(partizan::other_turn(self.words, *player, moves, *complete));
            }
            Claim::Followed { player, rows, complete } => {
                self.blocks.extend(partizan::followed(self.words, *player, rows, *complete));
            }
            Claim::Theorem { theorem } => self.theorem(*theorem),
        }
        self.tell_all(&step.because);
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
        position: &str,
        convention: Convention,
        outcome: Outcome,
        because: &[Step],
    ) {
        let position = match &self.position {
            Some(position) => self.words.position(position),
            None => cleaned(position).into(),
        };
        let turn = self.position.as_deref().and_then(Position::turn);
        let verdict = match partizan::class_among(because) {
            Some(class) => partizan::verdict(class).into(),
            None => super::tell::verdict(outcome, turn),
        };
        let verdict = prose!("{}: {}", strong(verdict), position);
        let who = who_wins(outcome, turn, convention, self.words.notation);
        self.blocks.push(Block::Lines(vec![verdict, who.into()]));
        self.convention_seen = true;
    }

    fn no_move(&mut self) {
        let position = self.position.as_deref();
        if let Some((player, convention)) = position.and_then(|p| Some((p.turn()?, p.convention())))
        {
            let (winner, ends) = match convention {
                Convention::Normal => (player.opponent(), "loses"),
                Convention::Misere => (player, "wins"),
            };
            let play = match convention {
                Convention::Normal => "normal",
                Convention::Misere => self.words.misere(),
            };
            self.say(format!(
                "{player} is to move and has no move: the game is over. In {play} play the player \
                 who cannot move {ends}: {winner} has won."
            ));
            return;
        }
        let limits = self
            .nim()
            .is_some_and(|position| position.piles().iter().any(|height| !height.is_zero()));
        let reason = if limits { ", since a limit pile has no top block" } else { "" };
        let misere = self.words.misere();
        let convention = self.position.as_ref().map(|position| position.convention());
        let then = match convention {
            Some(Convention::Normal) => {
                " In normal play the player who cannot move loses: the previous player has won."
                    .into()
            }
            Some(Convention::Misere) => format!(
                " In {misere} play the player who cannot move wins: the previous player has lost."
            ),
            None => String::new(),
        };
        self.say(format!("There is no move left{reason}: the game is over.{then}"));
    }

    fn read(&self, text: &str) -> Option<Move> {
        self.position.as_ref()?.parse_move(text).ok()
    }

    fn winning_moves(&mut self, moves: &[String], complete: bool) {
        let Some(first) = moves.first() else {
            self.say(match complete {
                true => "There is no winning move.",
                false => "There is a winning move, but it could not be computed.",
            });
            return;
        };
        let which = if moves.len() == 1 && complete { "The only" } else { "A" };
        let mut told = prose!("{} winning move: {}.", which, self.described(first));
        let others = &moves[1..];
        match (others, self.moves_seen) {
            ([], _) | (_, true) => {}
            (others, false) => {
                let others_text = others.iter().map(|text| exact(self.notated(text)));
                let list = listed(others_text, MOST_MOVES, "move");
                let which = match (others.len(), complete) {
                    (1, true) => "The other winning move",
                    (1, false) => "Another winning move",
                    (_, true) => "The other winning moves",
                    (_, false) => "Other winning moves",
                };
                told += prose!(" {}: {}.", which, list);
            }
        }
        if !complete && !self.moves_seen {
            told += " There may be more.";
        }
        self.say(told);
    }

    /// A move with all that it does, where there are words for that.
    fn described(&self, text: &str) -> Prose {
        match (self.position.as_deref(), self.read(text)) {
            (Some(Position::Nimbers(board)), Some(Move::Nimbers(chosen))) => {
                let told = board.described(&chosen, self.words.typed());
                let (does, turned) = told.split_once(": ").unwrap_or((&told, ""));
                let gap = if turned.is_empty() { "" } else { ": " };
                prose!("{}{}{}", exact(does), gap, turned)
            }
            _ => exact(self.notated(text)),
        }
    }

    /// What a move of a product of games leaves, and the answer to it.
    fn leaves(&self, chosen: &str, value: &Ordinal, reply: Option<&str>) -> Prose {
        let reply = reply.map(|reply| self.notated_after(chosen, reply));
        let in_words = matches!(self.position.as_deref(), Some(Position::Nimbers(_)));
        let chosen = self.notated(chosen);
        products::leaves(self.words, chosen, value, reply, in_words)
    }

    /// A move in the notation of the reader, in words where it has some.
    pub(super) fn notated(&self, text: &str) -> Prose {
        match self.respelled(text) {
            Some(respelled) => respelled.into(),
            None => self.read(text).map_or(text.into(), |chosen| self.words.chosen(&chosen)),
        }
    }

    /// A move, where it need not be read to be written in another notation.
    fn respelled(&self, text: &str) -> Option<String> {
        self.position.as_deref()?.respelled(text, self.words.typed())
    }

    /// A reply to a move; it belongs to the position that the move leaves.
    pub(super) fn notated_after(&self, chosen: &str, reply: &str) -> Prose {
        if let Some(reply) = self.respelled(reply) {
            return reply.into();
        }
        let position = self.position.as_deref();
        let after = position.zip(self.read(chosen)).and_then(|(p, chosen)| p.play(&chosen).ok());
        match after.and_then(|after| after.parse_move(reply).ok()) {
            Some(reply) => self.words.chosen(&reply),
            None => reply.into(),
        }
    }

    /// A move with its answer.
    fn answer(&self, chosen: &str, reply: Option<&str>) -> Prose {
        let after = self
            .position
            .as_deref()
            .and_then(|position| position.play(&position.parse_move(chosen).ok()?).ok());
        let ends = after
            .is_some_and(|after| after.is_terminal() && after.convention() == Convention::Misere);
        let reply = reply.map(|reply| self.notated_after(chosen, reply));
        searched::answer(self.notated(chosen), reply, ends)
    }

    fn every_move_loses(&mut self) {
        if self.copy_seen {
            return;
        }
        let convention = self.position.as_deref().map(Position::convention);
        let misere = convention == Some(Convention::Misere);
        self.say(match self.position.as_deref() {
            _ if misere => "Every move loses: there is no winning move.",
            None | Some(Position::Nim(_)) => "Every move loses: there is no winning move.",
            Some(Position::Nimbers(_) | Position::Turning(_)) => {
                "Whatever you do leaves another value than 0, and your opponent can make it 0 again."
            }
            Some(_) => "Whatever you do, your opponent has an answer.",
        });
    }

    fn theorem(&mut self, theorem: crate::explain::Theorem) {
        let misere = self.words.misere();
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

/// The convention; where the players have names, whose turn it is and who wins.
pub(super) fn who_wins(
    outcome: Outcome,
    turn: Option<Player>,
    convention: Convention,
    notation: Notation,
) -> String {
    let who = match (outcome, turn) {
        (_, None) => String::new(),
        (Outcome::N, Some(player)) => format!("{player} is to move, and wins. "),
        (Outcome::P, Some(player)) => format!("{player} is to move, and loses. "),
    };
    let (name, ending) = match convention {
        Convention::Normal => ("normal", "wins"),
        Convention::Misere => (Words { notation }.misere(), "loses"),
    };
    format!("{who}{} play: whoever makes the last move {ending}.", capitalised(name))
}
