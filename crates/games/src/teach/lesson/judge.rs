//! What is said to an answer, and what refutes it.

use super::take::{Choice, TakeError};
use super::tell::Teller;
use super::{Placed, Register, Step};
use crate::calculator::Value;
use crate::explain::explain_move;
use crate::foundation::{Budget, Outcome, Playable, Player, Random};
use crate::render::document::{Block, Prose, exact, prose};
use crate::render::{Document, steps};
use crate::rulesets::{Analyses, Move, Position};
use crate::teach::either;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{Formula, Notation, ParseError, did_you_mean};
use nimatron_nimber::{message, say};

/// Who wins with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Winner {
    /// Whoever moves first.
    First,
    /// Whoever moves second.
    Second,
    /// Left, whoever begins.
    Left,
    /// Right, whoever begins.
    Right,
}

impl Winner {
    const ALL: [Winner; 4] = [Winner::First, Winner::Second, Winner::Left, Winner::Right];

    /// Who wins this position.
    pub fn of(
        position: &Position,
        analyses: &Analyses,
        budget: &mut Budget,
    ) -> Result<Winner, TakeError> {
        let mut right = Vec::new();
        for winner in Winner::ALL {
            let mut holds = true;
            for (start, wins) in winner.predictions(position) {
                let outcome = analyses.analyze(&start, budget)?.outcome();
                holds &= (outcome == Outcome::N) == wins;
            }
            right.extend(Some(winner).filter(|_| holds));
        }
        // Of the four exactly one is true.
        Ok(right[0])
    }

    /// Whether whoever begins wins, for each player who may begin.
    fn predictions(self, position: &Position) -> Vec<(Position, bool)> {
        let wins = |player: Option<Player>| match self {
            Winner::First => true,
            Winner::Second => false,
            Winner::Left => player == Some(Player::Left),
            Winner::Right => player == Some(Player::Right),
        };
        match position.turn() {
            // Who cannot be told apart wins as the first or as the second.
            None => vec![(position.clone(), wins(None))],
            Some(_) => [Player::Left, Player::Right]
                .map(|player| (position.clone().at_turn(player), wins(Some(player))))
                .into(),
        }
    }

    pub(super) fn choices(position: &Position) -> Vec<Choice> {
        let most = if position.turn().is_some() { 4 } else { 2 };
        Winner::ALL[..most].iter().map(|winner| winner.choice()).collect()
    }

    fn choice(self) -> Choice {
        let (say, text) = match self {
            Winner::First => ("first", message!("whoever moves first")),
            Winner::Second => ("second", message!("whoever moves second")),
            Winner::Left => ("left", message!("Left, whoever begins")),
            Winner::Right => ("right", message!("Right, whoever begins")),
        };
        Choice { say, text }
    }

    /// Who it is, to be [`translated`](nimatron_nimber::text::language::translated()).
    pub(super) fn words(self) -> &'static str {
        match self {
            Winner::Left => message!("Left"),
            Winner::Right => message!("Right"),
            other => other.choice().text,
        }
    }

    /// Reads `first`, or another of these words.
    pub(super) fn read(said: &str, choices: &[Choice]) -> Result<Winner, ParseError> {
        let word = one_of(said, choices)?;
        let found = Winner::ALL.into_iter().find(|winner| winner.choice().say == word);
        found.ok_or_else(|| ParseError::new(say!("expected who wins"), 0..said.len()))
    }
}

/// The choice that is said.
pub(super) fn one_of(said: &str, choices: &[Choice]) -> Result<&'static str, ParseError> {
    let wanted = said.trim().to_lowercase();
    let words = || choices.iter().map(|choice| choice.say);
    words().find(|word| *word == wanted).ok_or_else(|| {
        let all: Vec<&str> = words().collect();
        let help = match did_you_mean(&wanted, all.iter().copied()) {
            Some(near) => say!("did you mean '{}'?", near),
            None => say!("say {}", either(all.iter().map(|word| (*word).to_owned()))),
        };
        ParseError::new(say!("this is none of the answers"), 0..said.len()).with_help(help)
    })
}

/// What is said to an answer.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// Whether it is right.
    pub right: bool,
    /// What is said.
    pub told: Document,
    /// The move that is refuted, and the position in which it is made.
    pub tried: Option<(Position, Move)>,
    /// The move that refutes the answer, and the position in which it is made.
    pub refutation: Option<(Position, Move)>,
}

impl Verdict {
    fn new(right: bool, told: impl Into<Prose>) -> Verdict {
        let told = Document { blocks: vec![Block::paragraph(told)] };
        Verdict { right, told, tried: None, refutation: None }
    }
}

impl Teller<'_> {
    fn shown(&self, chosen: &Move) -> Prose {
        exact(chosen.to_text(self.notation))
    }

    /// Judges who is said to win; where that is wrong, a game begins that shows it.
    pub fn judge_winner(
        &mut self,
        position: &Position,
        said: Winner,
    ) -> Result<Verdict, TakeError> {
        for (start, wins) in said.predictions(position) {
            let analysis = self.analyses.analyze(&start, self.budget)?;
            match (analysis.outcome(), wins) {
                (Outcome::N, true) | (Outcome::P, false) => {}
                (Outcome::N, false) => {
                    let chosen = analysis.winning_moves().next();
                    let told = match (named(&start), &chosen) {
                        (None, Some(chosen)) => {
                            prose!("No: whoever moves first wins with {}.", self.shown(chosen))
                        }
                        (None, None) => prose!("No: whoever moves first wins, without a move."),
                        (Some(player), Some(chosen)) => {
                            prose!("No: {} wins with {}.", player, self.shown(chosen))
                        }
                        (Some(player), None) => prose!("No: {} wins, without a move.", player),
                    };
                    let refutation = chosen.map(|chosen| (start.clone(), chosen));
                    return Ok(Verdict { refutation, ..Verdict::new(false, told) });
                }
                (Outcome::P, true) => return self.every_move_loses(&start),
                (Outcome::D, _) => {
                    return Ok(Verdict::new(false, prose!("No: neither player can force a win.")));
                }
            }
        }
        Ok(Verdict::new(true, prose!("Right.")))
    }

    /// An example of how a move is answered in a position where every move loses.
    fn every_move_loses(&mut self, start: &Position) -> Result<Verdict, TakeError> {
        let tried = start.moves().and_then(|mut moves| moves.next());
        let tried = tried.or_else(|| start.random_move(&mut Random::new(1)));
        let Some(tried) = tried else {
            let told = match named(start) {
                None => prose!("No: whoever moves first has no move, and loses."),
                Some(player) => prose!("No: {} has no move, and loses.", player),
            };
            return Ok(Verdict::new(false, told));
        };
        let reply = self.refutation(start, &tried)?;
        let shown = self.shown(&tried);
        let told = match (named(start), &reply) {
            (None, Some((_, reply))) => prose!(
                "No: to every move of whoever moves first there is an answer that wins. To {}, it \
                 is {}.",
                shown,
                self.shown(reply)
            ),
            (None, None) => prose!("No: after {}, whoever moves first has lost.", shown),
            (Some(player), Some((_, reply))) => prose!(
                "No: to every move of {} there is an answer that wins. To {}, it is {}.",
                player,
                shown,
                self.shown(reply)
            ),
            (Some(player), None) => prose!("No: after {}, {} has lost.", shown, player),
        };
        let tried = Some((start.clone(), tried));
        Ok(Verdict { tried, refutation: reply, ..Verdict::new(false, told) })
    }

    /// A winning reply to a move, with the position in which it is made.
    fn refutation(
        &mut self,
        before: &Position,
        chosen: &Move,
    ) -> Result<Option<(Position, Move)>, TakeError> {
        let Ok(after) = before.play(chosen) else { return Ok(None) };
        let analysis = self.analyses.analyze(&after, self.budget)?;
        Ok(analysis.winning_moves().next().map(|reply| (after, reply)))
    }

    /// Judges a legal move. A child hears the reply that refutes it; an adult the reason, too,
    /// if the step shows what the piles are made of.
    pub fn judge_move(
        &mut self,
        step: &Step,
        before: &Position,
        chosen: &Move,
    ) -> Result<Verdict, TakeError> {
        self.budget.spend(before.size())?;
        let after =
            before.play(chosen).map_err(|illegal| TakeError::Said(said_whole(illegal.0)))?;
        let right = self.analyses.analyze(&after, self.budget)?.outcome() == Outcome::P;
        let refutation = if right { None } else { self.refutation(before, chosen)? };
        let tried = Some((before.clone(), chosen.clone()));
        let reason = match self.register {
            Register::Adult if step.hint.is_some() => explain_move(before, chosen, self.budget)?,
            _ => None,
        };
        let mut verdict = match &refutation {
            _ if right => Verdict::new(true, prose!("Right.")),
            Some((_, reply)) => {
                let loses =
                    prose!("{} loses: the answer is {}.", self.shown(chosen), self.shown(reply));
                Verdict::new(false, loses)
            }
            None => Verdict::new(false, prose!("{} loses.", self.shown(chosen))),
        };
        if let Some(reason) = reason {
            let reason = steps(before, &[reason], self.notation).blocks;
            match right {
                true => verdict.told.blocks.extend(reason),
                false if reason.is_empty() => {}
                // The reason names the reply.
                false => verdict.told.blocks = reason,
            }
        }
        Ok(Verdict { tried, refutation, ..verdict })
    }

    /// Judges what is said to be the value of an expression; of a nimber its height will do.
    pub fn judge_value(&mut self, asked: &Placed, said: &str) -> Result<Verdict, TakeError> {
        let value = self.value(asked)?;
        if let Value::Boolean(answer) = value {
            let right = (one_of(said, &YES_OR_NO)? == "yes") == answer;
            let told = if right { prose!("Right.") } else { prose!("No.") };
            return Ok(Verdict::new(right, told));
        }
        let found = self.evaluate(said)?.map_err(TakeError::Said)?;
        let nimber = self.evaluate(&format!("*({said})"))?.ok();
        let is_it = |found: &Value| *found == value || found.to_string() == value.to_string();
        if !is_it(&found) && !nimber.is_some_and(|nimber| is_it(&nimber)) {
            let told = prose!("No, it is not {}. Try again.", Formula::text(said.trim()));
            return Ok(Verdict::new(false, told));
        }
        // Whoever repeats the question in other words has not answered it.
        let without_blanks = |text: &str| text.split_whitespace().collect::<String>();
        let notations = [Notation::Ascii, Notation::Unicode];
        let right = notations
            .iter()
            .any(|notation| without_blanks(&found.to_text(*notation)) == without_blanks(said));
        let told = match right {
            true => prose!("Right: {}.", Prose::joined(value.lines(), ", ")),
            false => prose!("That is the same, but work it out."),
        };
        Ok(Verdict::new(right, told))
    }
}

/// Who is to move, where the players are told apart.
fn named(position: &Position) -> Option<String> {
    position.turn().map(|player| translated(&player.to_string()))
}

/// The answers to a comparison.
pub(super) const YES_OR_NO: [Choice; 2] =
    [Choice { say: "yes", text: message!("yes") }, Choice { say: "no", text: message!("no") }];

fn said_whole(message: String) -> ParseError {
    ParseError::new(message, 0..0)
}
