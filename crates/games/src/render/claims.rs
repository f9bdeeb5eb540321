//! One sentence or table for each kind of claim.
//!
//! The voice is that of a patient teacher who speaks to the player about to
//! move. Only what the step claims is told; the position serves to name its
//! moves and to write its piles as sums.

use std::borrow::Cow;

use nimatron_nimber::Ordinal;
use nimatron_nimber::text::Notation;

use super::document::{Block, Prose, cleaned, exact, strong};
use super::powers::{self, Powers};
use super::words::{Words, capitalised, copies, counted, groups, listed, number_word};
use super::{partizan, parts, products, residues, searched, theorems};
use crate::core::{Convention, Outcome, Playable, Player};
use crate::explain::{Claim, OptionsRow, Phase, Reached, Step, Uneven};
use crate::nim::{self, Variant};
use crate::rulesets::{Move, Position};

/// So many powers are named in a sentence.
const MOST_POWERS: usize = 8;
/// So many moves are named in a sentence.
const MOST_MOVES: usize = 8;
/// Piles and powers of a position that is small enough to be read aloud.
const FEW_PILES: usize = 8;
const FEW_POWERS: usize = 32;
/// A sentence about all piles is a list if it has more characters.
const LONGEST_SENTENCE: usize = 160;
/// Longer lists end with the number of what is left out.
const MOST_SPLITS: usize = 16;

/// Tells steps one after another.
pub(super) struct Teller<'p> {
    words: Words,
    /// The position that the steps are about, where it is known.
    position: Option<Cow<'p, Position>>,
    /// In misère play, how near the switch is: it changes what balance means.
    phase: Option<Phase>,
    /// Whether the reader has seen the winning moves already.
    moves_seen: bool,
    /// Whether the reader knows under which convention is played.
    convention_seen: bool,
    /// Whether two equal piles have been pointed out.
    copy_seen: bool,
    blocks: Vec<Block>,
}

impl<'p> Teller<'p> {
    pub(super) fn new(notation: Notation, position: Option<Cow<'p, Position>>) -> Teller<'p> {
        let words = Words { notation };
        Teller {
            words,
            position,
            phase: None,
            moves_seen: false,
            convention_seen: false,
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
            Claim::Switch { large, phase } => {
                self.phase = Some(*phase);
                self.switch(*large, *phase);
            }
            Claim::Balance { modulus, uneven } => {
                self.balance(step, *modulus, uneven);
                return;
            }
            Claim::Powers { rows } => self.splits(rows),
            Claim::Pairs { pairs, lonely } => {
                let told = powers::pairs(self.words, pairs, lonely);
                if !told.is_empty() {
                    self.say(told);
                }
            }
            Claim::Copy { piles: [first, second] } => {
                self.copy_seen = true;
                self.say(format!(
                    "Piles {first} and {second} are equal and nothing else counts. Whatever you \
                     do to one of them, your opponent can copy on the other.",
                ));
            }
            Claim::Candidates { piles } => self.candidates(piles),
            Claim::WinningMoves { moves, complete } => self.winning_moves(moves, *complete),
            Claim::EveryMoveLoses => {
                self.every_move_loses(&step.because);
                return;
            }
            Claim::Effect { .. } => {
                let told = self.effect(step, Voice::Comment);
                self.say(told);
                return;
            }
            Claim::Relations { powers } => self.say(products::relations(self.words, powers)),
            Claim::Stones { rows, total } => {
                self.blocks.extend(products::stones(self.words, rows, total));
            }
            Claim::Factors { chosen, factors, product } => {
                // The factors belong to the two corners by which a move is written.
                let read = self.read(chosen);
                let chosen = read.map_or(chosen.into(), |c| c.to_text(self.words.notation));
                self.say(products::factors(self.words, &chosen, factors, product));
            }
            Claim::Diagonal(claim) => self.say(products::diagonal(self.words, claim)),
            Claim::Edge { piles } => self.say(products::edge(self.words, piles)),
            Claim::StoneValues { rows } => self.blocks.extend(products::values(self.words, rows)),
            Claim::Leaves { chosen, value, reply } => {
                let told = self.leaves(chosen, value, reply.as_deref());
                self.say(told);
            }
            Claim::Behaves { value, reached } => {
                let reached =
                    reached.iter().map(|row| Reached { chosen: self.notated(&row.chosen), ..*row });
                self.say(searched::behaves(*value, &reached.collect::<Vec<_>>()));
            }
            Claim::Options { rows, mex } => {
                let rows =
                    rows.iter().map(|row| OptionsRow { chosen: self.notated(&row.chosen), ..*row });
                let rows: Vec<OptionsRow> = rows.collect();
                self.blocks.extend(searched::options(self.words, &rows, *mex));
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
            Claim::Class(claim) => self.say(partizan::class(self.words, claim)),
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

    fn say(&mut self, text: impl Into<String>) {
        self.blocks.push(Block::paragraph(text));
    }

    /// The position, if it is one of the Nim family.
    fn nim(&self) -> Option<&nim::Position> {
        self.position.as_deref()?.as_nim()
    }

    fn rules(&self) -> Option<(&Variant, Convention)> {
        let rules = self.nim()?.rules();
        Some((&rules.variant, rules.convention))
    }

    /// "is", or "counts as" in bounded Nim.
    fn is_bounded(&self) -> bool {
        matches!(self.rules(), Some((Variant::Bounded { .. }, _)))
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
            None => cleaned(position),
        };
        let turn = self.position.as_deref().and_then(Position::turn);
        let verdict = match partizan::class_among(because) {
            Some(class) => partizan::verdict(class).into(),
            None => super::tell::verdict(outcome, turn),
        };
        let verdict = format!("{}: {position}", strong(verdict));
        let who = who_wins(outcome, turn, convention, self.words.notation);
        self.blocks.push(Block::Lines(vec![verdict.into(), who.into()]));
        self.convention_seen = true;
    }

    fn no_move(&mut self) {
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

    fn switch(&mut self, large: usize, phase: Phase) {
        let bounded = self.is_bounded();
        let piles = match (large, bounded) {
            (0, false) => "no pile is larger than 1".into(),
            (0, true) => "no pile counts as more than 1".into(),
            (1, false) => "one pile is larger than 1".into(),
            (1, true) => "one pile counts as more than 1".into(),
            (_, false) => format!("{} piles are larger than 1", number_word(large)),
            (_, true) => format!("{} piles count as more than 1", number_word(large)),
        };
        let losing = self.losing_number();
        let told = match phase {
            Phase::AsNormal => format!(
                "{}. As long as such piles remain, the winner keeps the balance, just as in \
                 normal play.",
                capitalised(&piles)
            ),
            Phase::Switch => {
                let all = if large == 1 { "it" } else { "them all" };
                format!(
                    "Only {piles}, and a turn can lower {all}: this is the switch. Whoever moves \
                     now decides how many ones will be left, and wins by leaving {losing}."
                )
            }
            Phase::OnlyOnes => format!(
                "{}, so only the number of ones matters. Whoever has to move from {losing} loses.",
                capitalised(&piles)
            ),
        };
        let rule = match self.convention_seen {
            true => String::new(),
            false => {
                format!("In {} play whoever makes the last move loses. ", self.words.misere())
            }
        };
        self.say(rule + &told);
    }

    /// Which numbers of ones lose for the player to move in misère play.
    fn losing_number(&self) -> String {
        match self.rules() {
            Some((Variant::Moore { at_most }, _)) if *at_most > 1 => {
                format!("a number of ones that is 1 more than a multiple of {}", at_most + 1)
            }
            _ => "an odd number of ones".into(),
        }
    }

    fn balance(&mut self, step: &Step, modulus: usize, uneven: &[Uneven]) {
        let rows = step.because.iter().find_map(|reason| match &reason.claim {
            Claim::Powers { rows } => Some(rows),
            _ => None,
        });
        if rows.is_none() && self.phase.is_none_or(|phase| phase == Phase::AsNormal) {
            self.splits_of_position();
        }
        let nothing_counts =
            self.is_bounded() && self.nim().is_some_and(|p| p.residues().all(|r| r.is_zero()));
        let told = match self.phase {
            Some(Phase::Switch) => String::new(),
            Some(Phase::OnlyOnes) => self.ones(modulus, uneven),
            Some(Phase::AsNormal) | None if nothing_counts => "Every pile counts as 0.".into(),
            Some(Phase::AsNormal) | None => self.unevenness(modulus, uneven, rows.is_some()),
        };
        if !told.is_empty() {
            self.say(told);
        }
        if let Some(rows) = rows {
            let counted = if self.is_bounded() { "counts as" } else { "height" };
            let table = Powers { words: self.words, rows, modulus, uneven, counted };
            self.blocks.extend(table.blocks());
        }
        for reason in &step.because {
            if !matches!(reason.claim, Claim::Powers { .. }) {
                self.tell(reason);
            }
        }
    }

    fn unevenness(&self, modulus: usize, uneven: &[Uneven], in_table: bool) -> String {
        if modulus == 2 {
            // The table names the powers by their exponents.
            let named = match in_table {
                true => self.named(uneven, Words::both),
                false => self.named(uneven, Words::power),
            };
            let alone = strong("alone");
            return match uneven.len() {
                0 => "Every power of two occurs an even number of times: each one has a partner."
                    .into(),
                1 => format!("The power {named} stands {alone}: it occurs an odd number of times."),
                _ => {
                    format!("The powers {named} stand {alone}: each occurs an odd number of times.")
                }
            };
        }
        let piles = counted(modulus - modulus.min(1), "pile");
        let mut told = format!(
            "A turn can lower up to {piles}, so equal powers cancel in {}. ",
            groups(modulus)
        );
        told += &match uneven {
            [] => format!("Every power of two cancels: its number is divisible by {modulus}."),
            _ => format!("What is left over: {}.", self.left_over(uneven)),
        };
        told
    }

    fn named(&self, uneven: &[Uneven], name: fn(Words, &Ordinal) -> String) -> String {
        let powers = uneven.iter().map(|power| name(self.words, &power.exponent));
        listed(powers, MOST_POWERS, "power")
    }

    fn left_over(&self, uneven: &[Uneven]) -> String {
        let powers = uneven.iter().map(|Uneven { exponent, remainder }| {
            copies(*remainder, &self.words.power(exponent), exponent.is_finite())
        });
        listed(powers, MOST_POWERS, "power")
    }

    /// The number of ones, when nothing else is left.
    fn ones(&self, modulus: usize, uneven: &[Uneven]) -> String {
        let remainder = uneven.iter().find(|power| power.exponent.is_zero());
        let remainder = remainder.map_or(0, |power| power.remainder);
        match (modulus, remainder) {
            (2, 0) => "The number of ones is even.".into(),
            (2, _) => "The number of ones is odd.".into(),
            (_, 0) => format!("The number of ones is divisible by {modulus}."),
            _ => format!("The number of ones is {remainder} more than a multiple of {modulus}."),
        }
    }

    /// The piles of a small position as sums of powers of two.
    fn splits_of_position(&mut self) {
        let Some(position) = self.nim() else { return };
        let few = position.piles().len() <= FEW_PILES;
        let rows: Vec<Vec<Ordinal>> =
            if few { position.residues().map(|r| r.base2()).collect() } else { Vec::new() };
        let powers: usize = rows.iter().map(Vec::len).sum();
        if powers <= FEW_POWERS && rows.iter().any(|row| row.len() > 1) {
            self.splits(&rows);
        }
    }

    fn splits(&mut self, rows: &[Vec<Ordinal>]) {
        let bounded = self.is_bounded();
        let (what, verb) = match bounded {
            true => ("what each pile counts as", "counts as"),
            false => ("every pile", "is"),
        };
        let intro = format!("Split {what} into powers of two:");
        if rows.len() <= FEW_PILES {
            let sentence = match bounded {
                true => {
                    listed(rows.iter().map(|row| powers::split(self.words, row)), FEW_PILES, "")
                }
                false => listed(powers::splits(self.words, rows, verb), FEW_PILES, ""),
            };
            if sentence.len() <= LONGEST_SENTENCE {
                return self.say(format!("{intro} {sentence}."));
            }
        }
        let splits = powers::splits(self.words, rows, verb);
        let count = splits.len();
        let mut points: Vec<Prose> = splits.take(MOST_SPLITS).map(Prose::from).collect();
        if count > MOST_SPLITS {
            let more = counted(count - MOST_SPLITS, "more pile");
            points.push(format!("{} {more}", self.words.ellipsis()).into());
        }
        self.say(intro);
        self.blocks.push(Block::List(points));
    }

    fn candidates(&mut self, piles: &[usize]) {
        let names = listed(piles.iter().map(usize::to_string), 2 * MOST_MOVES, "pile");
        let several = matches!(self.rules(), Some((Variant::Moore { at_most }, _)) if *at_most > 1);
        self.say(match (piles, several) {
            ([_], _) => format!("Look at pile {names}: a winning move starts there."),
            (_, false) => {
                format!("Look at piles {names}: a winning move starts from each of them.")
            }
            (_, true) => format!("Look at piles {names}: the winning moves lower some of these."),
        });
    }

    fn read(&self, text: &str) -> Option<Move> {
        self.position.as_ref()?.parse_move(text).ok()
    }

    fn read_nim(&self, text: &str) -> Option<nim::Move> {
        self.nim()?.parse_move(text).ok()
    }

    fn winning_moves(&mut self, moves: &[String], complete: bool) {
        let Some(first) = moves.first() else {
            self.say(match complete {
                true => "There is no winning move.",
                false => "There is a winning move, but it could not be computed.",
            });
            return;
        };
        let mut told = match self.read_nim(first) {
            Some(chosen) => format!(
                "{} {}{}.",
                strong("Lower"),
                self.words.lowering(&chosen),
                self.what_then(&chosen)
            ),
            None => {
                let which = if moves.len() == 1 && complete { "The only" } else { "A" };
                format!("{which} winning move: {}.", self.described(first))
            }
        };
        let others = &moves[1..];
        match (others, self.moves_seen) {
            ([], _) => {}
            // Only of piles it has been said what the move does.
            (_, true) if self.nim().is_none() => {}
            ([_], true) => told += " The other winning move does the same.",
            (_, true) => told += " The other winning moves do the same.",
            (others, false) => {
                let others_text = others.iter().map(|text| exact(self.notated(text)));
                let noun = if others.len() == 1 && complete { "move is" } else { "moves are" };
                let list = listed(others_text, MOST_MOVES, "move");
                told += &format!(" The other winning {noun} {list}.");
            }
        }
        if !complete && !self.moves_seen {
            told += if self.nim().is_some() { " There are more." } else { " There may be more." };
        }
        self.say(told);
    }

    /// A move with all that it does, where there are words for that.
    fn described(&self, text: &str) -> String {
        match (self.position.as_deref(), self.read(text)) {
            (Some(Position::Nimbers(board)), Some(Move::Nimbers(chosen))) => {
                let told = board.described(&chosen, self.words.notation);
                let (does, turned) = told.split_once(": ").unwrap_or((&told, ""));
                let gap = if turned.is_empty() { "" } else { ": " };
                format!("{}{gap}{turned}", exact(does))
            }
            _ => exact(self.notated(text)),
        }
    }

    /// What a move of a product of games leaves, and the answer to it.
    fn leaves(&self, chosen: &str, value: &Ordinal, reply: Option<&str>) -> String {
        let reply = reply.map(|reply| self.notated_after(chosen, reply));
        let in_words = matches!(self.position.as_deref(), Some(Position::Nimbers(_)));
        let chosen = self.notated(chosen);
        products::leaves(self.words, &chosen, value, reply.as_deref(), in_words)
    }

    /// A move in the notation of the reader, in words where it has some.
    fn notated(&self, text: &str) -> String {
        self.read(text).map_or_else(|| text.into(), |chosen| self.words.chosen(&chosen))
    }

    /// A reply to a move; it belongs to the position that the move leaves.
    fn notated_after(&self, chosen: &str, reply: &str) -> String {
        let position = self.position.as_deref();
        let after = position.zip(self.read(chosen)).and_then(|(p, chosen)| p.play(&chosen).ok());
        match after.and_then(|after| after.parse_move(reply).ok()) {
            Some(reply) => self.words.chosen(&reply),
            None => reply.into(),
        }
    }

    /// What a winning move achieves.
    fn what_then(&self, chosen: &nim::Move) -> String {
        let after = self.nim().and_then(|position| position.play(chosen).ok());
        let (Some(after), Some((variant, convention))) = (after, self.rules()) else {
            return String::new();
        };
        let only_ones = || after.residues().all(|height| height <= Ordinal::one());
        match (convention, variant) {
            (Convention::Misere, _) if only_ones() => {
                format!(": that leaves {}", self.losing_number())
            }
            (Convention::Normal, _) if after.is_terminal() => {
                ": that is the last move, and you have won".into()
            }
            (_, Variant::Moore { at_most }) if *at_most > 1 => {
                format!(": now every power cancels in {}", groups(at_most + 1))
            }
            (_, Variant::Bounded { .. }) => {
                ": now every power of what the piles count as has a partner".into()
            }
            (_, Variant::Nim | Variant::Moore { .. }) => ": now every power has a partner".into(),
        }
    }

    /// A move with its answer.
    fn answer(&self, chosen: &str, reply: Option<&str>) -> String {
        let after = self
            .position
            .as_deref()
            .and_then(|position| position.play(&position.parse_move(chosen).ok()?).ok());
        let ends = after
            .is_some_and(|after| after.is_terminal() && after.convention() == Convention::Misere);
        let reply = reply.map(|reply| self.notated_after(chosen, reply));
        searched::answer(&self.notated(chosen), reply.as_deref(), ends)
    }

    /// Whether who wins was found by search: there is no balance to be kept.
    fn is_searched(&self) -> bool {
        !matches!(
            self.position.as_deref(),
            None | Some(Position::Nim(_) | Position::Nimbers(_) | Position::Turning(_))
        )
    }

    fn every_move_loses(&mut self, examples: &[Step]) {
        let misere = matches!(self.rules(), Some((_, Convention::Misere)));
        let mut told = match self.phase {
            _ if self.copy_seen => String::new(),
            _ if self.is_searched() => "Whatever you do, your opponent has an answer.".into(),
            _ if self.nim().is_none() => "Whatever you do leaves another value than 0, and your \
                                          opponent can make it 0 again."
                .into(),
            Some(Phase::OnlyOnes | Phase::Switch) => {
                "Whatever you do, your opponent can answer so that you make the last move.".into()
            }
            Some(Phase::AsNormal) | None if misere => format!(
                "Whatever you do breaks the balance. Your opponent can restore it or, when the \
                 switch comes, leave {}.",
                self.losing_number()
            ),
            Some(Phase::AsNormal) | None => {
                "Whatever you do breaks the balance, and your opponent can restore it.".into()
            }
        };
        for example in examples {
            if matches!(example.claim, Claim::Effect { .. }) {
                let gap = if told.is_empty() { "" } else { " " };
                told += &format!("{gap}For example, {}", self.effect(example, Voice::Example));
            }
        }
        if !told.is_empty() {
            self.say(told);
        }
        let others = examples.iter().filter(|step| !matches!(step.claim, Claim::Effect { .. }));
        for step in others {
            self.tell(step);
        }
    }

    /// What a move does, and how to answer it.
    fn effect(&self, step: &Step, voice: Voice) -> String {
        let Claim::Effect { chosen, leaves, uneven, reply } = &step.claim else {
            return String::new();
        };
        let parsed = self.read_nim(chosen);
        let lowering = match &parsed {
            Some(chosen) => self.words.lowering(chosen),
            None => exact(chosen),
        };
        let phase = step.because.iter().find_map(|reason| match &reason.claim {
            Claim::Switch { phase, .. } => Some(*phase),
            _ => None,
        });
        let leaves_what = match (phase, leaves) {
            (Some(Phase::Switch | Phase::OnlyOnes), Outcome::P) => Some(self.losing_number()),
            (Some(Phase::Switch | Phase::OnlyOnes), Outcome::N) => None,
            (Some(Phase::AsNormal) | None, _) => Some(self.left_by(uneven)),
        };
        let after = parsed.as_ref().and_then(|chosen| self.nim()?.play(chosen).ok());
        let reply = reply.as_ref().map(|reply| {
            let parsed = after.as_ref().and_then(|after| after.parse_move(reply).ok());
            parsed.map_or_else(|| exact(reply), |reply| self.words.lowering(&reply))
        });
        let last = format!("the last move, which loses in {} play", self.words.misere());
        match voice {
            Voice::Example => {
                let leaves = leaves_what.map(|what| format!("this leaves {what}, and "));
                let leaves = leaves.unwrap_or_default();
                match reply {
                    Some(reply) => {
                        format!("if you lower {lowering}, {leaves}your opponent lowers {reply}.")
                    }
                    None => format!("if you lower {lowering}, you have made {last}."),
                }
            }
            Voice::Comment => {
                let (said, subject) = match leaves_what {
                    Some(what) => (format!("Lowering {lowering} leaves {what}. "), "It".into()),
                    None => (String::new(), format!("Lowering {lowering}")),
                };
                match (leaves, reply) {
                    (Outcome::P, _) => format!("{said}{subject} wins."),
                    (Outcome::N, Some(reply)) => {
                        format!("{said}{subject} loses: the answer is to lower {reply}.")
                    }
                    (Outcome::N, None) => format!("{said}{subject} is {last}."),
                }
            }
        }
    }

    /// "4 and 2 without a partner", "one 4 and two 2s over".
    fn left_by(&self, uneven: &[Uneven]) -> String {
        let several = matches!(self.rules(), Some((Variant::Moore { at_most }, _)) if *at_most > 1);
        match uneven {
            [] => "every power balanced".into(),
            _ if several => format!("{} over", self.left_over(uneven)),
            _ => format!("{} without a partner", self.named(uneven, Words::power)),
        }
    }

    fn theorem(&mut self, theorem: crate::explain::Theorem) {
        let misere = self.words.misere();
        let k = match self.rules() {
            Some((Variant::Bounded { max }, _)) => Some(self.words.ordinal(&max.clone().into())),
            Some((Variant::Moore { at_most }, _)) => Some(at_most.to_string()),
            _ => None,
        };
        self.blocks.extend(theorems::blocks(theorem, misere, k.as_deref()));
    }
}

/// Whether a move is an example told to the player or commented on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Voice {
    Example,
    Comment,
}

/// Who wins, under which convention.
pub(super) fn who_wins(
    outcome: Outcome,
    turn: Option<Player>,
    convention: Convention,
    notation: Notation,
) -> String {
    let who = match (outcome, turn) {
        (Outcome::N, None) => "The next player, who moves first, wins.".into(),
        (Outcome::P, None) => "The previous player, who lets the other move first, wins.".into(),
        (Outcome::N, Some(player)) => format!("{player} is to move, and wins."),
        (Outcome::P, Some(player)) => format!("{player} is to move, and loses."),
    };
    let (name, ending) = match convention {
        Convention::Normal => ("normal", "wins"),
        Convention::Misere => (Words { notation }.misere(), "loses"),
    };
    format!("{who} {} play: whoever makes the last move {ending}.", capitalised(name))
}
