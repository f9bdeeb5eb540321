//! Answers: read, judged, and refuted where they are wrong.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use nimatron_nimber::text::{Notation, ParseError, excerpt};
use nimatron_nimber::{Ordinal, say};

use super::ask::{hottest, lone_power, number, temperature, winning_within};
use super::pace::Pace;
use super::{Ask, Puzzle, told};
use crate::calculator::{Session, Value};
use crate::explain::explain_move;
use crate::foundation::{Budget, Exhausted, Outcome, Playable};
use crate::nim::{Piles, Position as Nim};
use crate::play::{Setup, read_move};
use crate::render::Document;
use crate::render::coach::remark;
use crate::render::document::{Block, Prose, exact, prose, strong};
use crate::render::words::counted;
use crate::rulesets::{Move, Position};

/// An answer, judged.
#[derive(Clone, Debug)]
pub struct Checked {
    /// Whether it is right.
    pub right: bool,
    /// Why, in words.
    pub told: Document,
    /// The move that refutes it.
    pub refutation: Option<Refutation>,
}

/// A move that shows that an answer is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// Where it is made.
    pub position: Position,
    /// The move, which wins there or delays the end.
    pub reply: Move,
}

type Judged = Result<Result<Checked, ParseError>, Exhausted>;

fn right(blocks: Vec<Block>) -> Checked {
    judged(true, prose!("Right."), blocks, None)
}

fn wrong(why: Prose, blocks: Vec<Block>, refutation: Option<Refutation>) -> Checked {
    judged(false, why, blocks, refutation)
}

fn judged(
    right: bool,
    verdict: Prose,
    mut blocks: Vec<Block>,
    refutation: Option<Refutation>,
) -> Checked {
    blocks.insert(0, Block::paragraph(strong(verdict)));
    Checked { right, told: Document { blocks }, refutation }
}

fn said(sentence: impl Into<Prose>) -> Vec<Block> {
    vec![Block::paragraph(sentence)]
}

impl Puzzle {
    /// Judges an answer. What is inside says what cannot be read, and where.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    pub fn check(&self, answer: &str, notation: Notation, budget: &mut Budget) -> Judged {
        let position = self.position();
        match self.ask() {
            Ask::Move { within, .. } => {
                let chosen = match read_move(position, answer) {
                    Ok(chosen) => chosen,
                    Err(error) => return Ok(Err(error)),
                };
                let checked = check_move(position, &chosen, notation, budget)?;
                Ok(Ok(match within {
                    Some(within) if checked.right => {
                        check_pace(position, &chosen, *within, notation, budget)?
                    }
                    _ => checked,
                }))
            }
            Ask::AllMoves { count } => check_all(position, answer, *count, notation, budget),
            Ask::Winner => check_winner(position, answer, notation, budget),
            Ask::Uncancelled => Ok(check_uncancelled(position, answer)),
            Ask::LonePower => check_power(position, answer, notation, budget),
            Ask::Value => check_value(position, answer, budget),
            Ask::Hottest { parts } => check_hottest(parts, answer, budget),
            &Ask::Balance { add, highest, different } => {
                check_balance(position, answer, [add, different.into()], highest, notation, budget)
            }
        }
    }

    /// Whether there may be right answers that [`answers`](Puzzle::answers) does not give: other
    /// positions, and others of three equal piles.
    pub fn has_other_answers(&self) -> bool {
        match self.ask() {
            Ask::Balance { highest, .. } => highest.is_some(),
            Ask::Uncancelled => {
                let all = heights(self.position());
                let equal = |height| all.iter().filter(|other| *other == height).count();
                all.iter().any(|height| equal(height) > 2)
            }
            _ => false,
        }
    }

    /// Right answers, as they are typed: all single ones, of sets and positions one.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    pub fn answers(&self, budget: &mut Budget) -> Result<Vec<String>, Exhausted> {
        const MOST: usize = 24;
        let analysis = self.position().analyze(budget)?;
        let winning = || analysis.winning_moves().take(MOST).map(|chosen| chosen.to_string());
        Ok(match self.ask() {
            Ask::Move { within: Some(within), .. } => {
                let soon = winning_within(&analysis, *within, budget)?;
                soon.iter().map(Move::to_string).collect()
            }
            Ask::Move { .. } => winning().collect(),
            Ask::AllMoves { .. } => vec![winning().collect::<Vec<_>>().join("; ")],
            Ask::Winner => vec![winner(analysis.outcome()).into()],
            Ask::Uncancelled => {
                let left = uncancelled(&heights(self.position()));
                vec![left.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")]
            }
            Ask::LonePower => lone_power(&analysis).iter().map(Ordinal::to_string).collect(),
            Ask::Value => number(&analysis).into_iter().collect(),
            Ask::Hottest { parts } => {
                hottest(parts, budget)?.iter().map(|index| (index + 1).to_string()).collect()
            }
            Ask::Balance { add, highest, different } => {
                balanced(self.position(), *add, *highest, *different, budget)?
                    .map(|balanced| balanced.to_string())
                    .into_iter()
                    .collect()
            }
        })
    }
}

fn winner(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::N => "first",
        Outcome::P => "second",
        // No ladder asks who wins a draw.
        Outcome::D => "nobody",
    }
}

/// The winning reply to a move, as its explanation names it, or any.
fn reply_in(
    after: &Position,
    named: Option<String>,
    budget: &mut Budget,
) -> Result<Option<Move>, Exhausted> {
    let named = named.and_then(|text| after.parse_move(&text).ok());
    match named {
        Some(reply) => Ok(Some(reply)),
        None => Ok(after.analyze(budget)?.winning_moves().next()),
    }
}

fn check_move(
    position: &Position,
    chosen: &Move,
    notation: Notation,
    budget: &mut Budget,
) -> Result<Checked, Exhausted> {
    // The move has been read, which is to say that it is legal.
    let Ok(after) = position.play(chosen) else {
        return Ok(wrong(prose!("This is no move."), vec![], None));
    };
    let effect = explain_move(position, chosen, budget)?;
    let named = effect.as_ref().and_then(|step| step.claim.reply());
    let told = remark(position, effect.as_slice(), notation).blocks;
    if after.analyze(budget)?.outcome() == Outcome::P {
        return Ok(right(told));
    }
    let reply = reply_in(&after, named, budget)?;
    let refutation = reply.map(|reply| Refutation { position: after, reply });
    Ok(wrong(prose!("This move loses."), told, refutation))
}

/// Judges how soon a winning move wins.
fn check_pace(
    position: &Position,
    chosen: &Move,
    within: u32,
    notation: Notation,
    budget: &mut Budget,
) -> Result<Checked, Exhausted> {
    let Ok(after) = position.play(chosen) else {
        return Ok(wrong(prose!("This is no move."), vec![], None));
    };
    let mut pace = Pace::default();
    let needed = (pace.of(&after, budget)? + 2) / 2;
    if needed <= within {
        return Ok(right(said(match needed {
            1 => prose!("You win with 1 move of your own at most."),
            _ => prose!("You win with {} moves of your own at most.", &needed),
        })));
    }
    let Some(reply) = pace.longest(&after, budget)? else { return Ok(right(vec![])) };
    let text = exact(reply.to_text(notation));
    let sentence = prose!(
        "It wins, but your opponent can hold out until you have made {}, and begins with {}.",
        counted(needed, "move"),
        text
    );
    Ok(wrong(
        prose!("Not soon enough."),
        said(sentence),
        Some(Refutation { position: after, reply }),
    ))
}

fn check_all(
    position: &Position,
    answer: &str,
    count: usize,
    notation: Notation,
    budget: &mut Budget,
) -> Judged {
    let mut found: Vec<Move> = Vec::new();
    let mut start = 0;
    for piece in answer.split(';') {
        match read_move(position, piece) {
            Ok(chosen) if found.contains(&chosen) => {}
            Ok(chosen) => found.push(chosen),
            Err(error) => return Ok(Err(error.shifted(start))),
        }
        start += piece.len() + 1;
    }
    for chosen in &found {
        let checked = check_move(position, chosen, notation, budget)?;
        if !checked.right {
            return Ok(Ok(checked));
        }
    }
    let missing = count.saturating_sub(found.len());
    if missing == 0 {
        return Ok(Ok(right(said(prose!("{} moves win, and no others.", count)))));
    }
    let sentence = match missing {
        1 => prose!("What you found wins; one move is missing."),
        _ => prose!("What you found wins; {} moves are missing.", missing),
    };
    Ok(Ok(wrong(prose!("Not all of them."), said(sentence), None)))
}

fn check_winner(
    position: &Position,
    answer: &str,
    notation: Notation,
    budget: &mut Budget,
) -> Judged {
    let claimed = match answer.trim().to_lowercase().as_str() {
        "first" | "1" => Outcome::N,
        "second" | "2" => Outcome::P,
        other => {
            let message = say!("expected first or second, found '{}'", excerpt(other));
            return Ok(Err(ParseError::new(message, 0..answer.len())));
        }
    };
    let analysis = position.analyze(budget)?;
    let told = told::reasons(&analysis, notation);
    if claimed == analysis.outcome() {
        return Ok(Ok(right(told)));
    }
    let refutation = match claimed {
        // Whoever moves first has a move that wins.
        Outcome::P => {
            let reply = analysis.winning_moves().next();
            reply.map(|reply| Refutation { position: position.clone(), reply })
        }
        // Whoever moves second answers this one as every other.
        Outcome::N | Outcome::D => {
            let first = position.moves().and_then(|mut moves| moves.next());
            let after = first.and_then(|first| position.play(&first).ok());
            match after {
                None => None,
                Some(after) => {
                    let reply = reply_in(&after, None, budget)?;
                    reply.map(|reply| Refutation { position: after, reply })
                }
            }
        }
    };
    Ok(Ok(wrong(prose!("No."), told, refutation)))
}

fn heights(position: &Position) -> Vec<Ordinal> {
    position.as_nim().map_or(Vec::new(), |nim| nim.piles().iter().collect())
}

/// The numbers of the piles that are left when equal ones cancel: the last of each odd number.
fn uncancelled(heights: &[Ordinal]) -> Vec<usize> {
    let is_left = |at: &usize| {
        let same = |other: &&Ordinal| **other == heights[*at];
        let later = heights[at + 1..].iter().any(|other| same(&other));
        !later && heights.iter().filter(same).count() % 2 == 1
    };
    (0..heights.len()).filter(is_left).map(|at| at + 1).collect()
}

/// Numbers from 1 to `most`; `expected` says so.
fn numbers(
    answer: &str,
    most: usize,
    expected: fn(usize) -> String,
) -> Result<BTreeSet<usize>, ParseError> {
    let mut found = BTreeSet::new();
    let pieces = answer.split([',', ';', ' ']).filter(|piece| !piece.is_empty());
    for piece in pieces {
        let number = piece.parse().ok().filter(|number| (1..=most).contains(number));
        found.insert(number.ok_or_else(|| {
            let start = piece.as_ptr() as usize - answer.as_ptr() as usize;
            ParseError::new(expected(most), start..start + piece.len())
        })?);
    }
    Ok(found)
}

fn check_uncancelled(position: &Position, answer: &str) -> Result<Checked, ParseError> {
    let all = heights(position);
    let expected = |most| say!("expected numbers of piles from 1 to {}", most);
    let chosen = numbers(answer, all.len(), expected)?;
    let mut left: Vec<&Ordinal> = chosen.iter().map(|pile| &all[pile - 1]).collect();
    left.sort();
    let mut expected: Vec<&Ordinal> = uncancelled(&all).iter().map(|pile| &all[pile - 1]).collect();
    expected.sort();
    if left == expected {
        let rest: Piles = left.into_iter().cloned().collect();
        let sums = position.as_nim().map(|nim| nim.piles().nim_sum() == rest.nim_sum());
        debug_assert_eq!(sums, Some(true));
        return Ok(right(said(told::cancel())));
    }
    let twice = left.windows(2).find(|pair| pair[0] == pair[1]);
    let sentence = match twice {
        Some(pair) => prose!("Two of your piles have height {}: they cancel.", pair[0].formula()),
        None => match left.iter().find(|height| !expected.contains(height)) {
            Some(height) => {
                let count = all.iter().filter(|other| *other == *height).count();
                prose!("There are {} piles of height {}: they cancel.", count, height.formula())
            }
            None => prose!("A pile without a partner is missing."),
        },
    };
    Ok(wrong(prose!("Not yet."), said(sentence), None))
}

/// The value of an expression.
fn evaluated(answer: &str, budget: &mut Budget) -> Result<Value, ParseError> {
    Session::new().evaluate(answer, budget).map(|answer| answer.value)
}

fn check_power(
    position: &Position,
    answer: &str,
    notation: Notation,
    budget: &mut Budget,
) -> Judged {
    let power = match evaluated(answer, budget) {
        Ok(Value::Ordinal(power)) => power,
        Ok(_) => return Ok(Err(ParseError::new(say!("expected a height"), 0..answer.len()))),
        Err(error) => return Ok(Err(error)),
    };
    let analysis = position.analyze(budget)?;
    if lone_power(&analysis).as_ref() == Some(&power) {
        return Ok(Ok(right(told::reasons(&analysis, notation))));
    }
    let exponents = power.base2();
    let shown = || power.formula();
    let sentence = match &exponents[..] {
        [exponent] => {
            let piles = heights(position);
            let with = piles.iter().filter(|height| height.has_power(exponent)).count();
            match with {
                0 => prose!("No pile has a {}.", shown()),
                _ if with % 2 == 0 => prose!("{} piles have a {}: they cancel.", with, shown()),
                _ => prose!("The {} is alone, and so is a larger power.", shown()),
            }
        }
        _ => prose!("{} is no power of two.", shown()),
    };
    Ok(Ok(wrong(prose!("No."), said(sentence), None)))
}

fn check_value(position: &Position, answer: &str, budget: &mut Budget) -> Judged {
    let Some(value) = number(&position.analyze(budget)?) else {
        return Ok(Ok(wrong(prose!("No."), said(prose!("It is worth no number.")), None)));
    };
    // The answer is evaluated by itself, so that errors point into it.
    if let Err(error) = evaluated(answer, budget) {
        return Ok(Err(error));
    }
    let mut compares = |relation: &str| {
        let value = evaluated(&format!("({answer}) {relation} ({value})"), budget);
        matches!(value, Ok(Value::Boolean(true)))
    };
    Ok(Ok(if compares("==") {
        right(said(prose!("It is worth {}.", exact(value.clone()))))
    } else if compares("<") {
        wrong(prose!("No."), said(prose!("It is worth more than {}.", exact(answer.trim()))), None)
    } else if compares(">") {
        wrong(prose!("No."), said(prose!("It is worth less than {}.", exact(answer.trim()))), None)
    } else {
        wrong(prose!("No."), said(prose!("{} is not its value.", exact(answer.trim()))), None)
    }))
}

fn check_hottest(parts: &[Position], answer: &str, budget: &mut Budget) -> Judged {
    let expected = |most| say!("expected numbers of parts from 1 to {}", most);
    let chosen = match numbers(answer, parts.len(), expected) {
        Ok(chosen) => chosen,
        Err(error) => return Ok(Err(error)),
    };
    let [chosen] = Vec::from_iter(chosen)[..] else {
        let message = say!("expected the number of one part");
        return Ok(Err(ParseError::new(message, 0..answer.len())));
    };
    let Some(hottest) = hottest(parts, budget)? else {
        return Ok(Ok(wrong(
            prose!("No."),
            said(prose!("No part is hotter than all others.")),
            None,
        )));
    };
    if chosen == hottest + 1 {
        return Ok(Ok(right(told::temperatures(parts, budget)?)));
    }
    let mut of = |index: usize| -> Result<Prose, Exhausted> {
        let found = temperature(&parts[index], budget)?;
        Ok(exact(found.map_or(String::new(), |found| found.to_string())))
    };
    let sentence = prose!(
        "Part {} has the temperature {}, and another part has a higher one.",
        chosen,
        of(chosen - 1)?
    );
    Ok(Ok(wrong(prose!("No."), said(sentence), None)))
}

fn check_balance(
    given: &Position,
    answer: &str,
    [add, different]: [usize; 2],
    highest: Option<u64>,
    notation: Notation,
    budget: &mut Budget,
) -> Judged {
    let position = match Setup::read_piles(answer) {
        Ok(position) => position,
        Err(error) => return Ok(Err(error)),
    };
    let refused = |sentence: Prose| Ok(Ok(wrong(prose!("Not as asked."), said(sentence), None)));
    let rules = |position: &Position| position.as_nim().map(|nim| nim.rules().clone());
    if rules(&position) != rules(given) {
        return refused(prose!("The rules are to stay the same."));
    }
    let mut piles = heights(&position);
    if piles.iter().any(Ordinal::is_zero) {
        return refused(prose!("A pile of height 0 is none."));
    }
    piles.sort();
    if different == 1 && piles.windows(2).any(|pair| pair[0] == pair[1]) {
        return refused(prose!("All piles are to have different heights."));
    }
    let count = heights(given).len() + add;
    if piles.len() != count {
        return refused(prose!("There are to be {} piles, the given ones among them.", count));
    }
    let mut added = piles.clone();
    for height in heights(given) {
        match added.iter().position(|other| *other == height) {
            Some(at) => drop(added.remove(at)),
            None => {
                return refused(prose!("The pile of height {} is missing.", height.to_string()));
            }
        }
    }
    if let Some(most) = highest {
        if let Some(height) = added.iter().find(|height| **height > Ordinal::from(most)) {
            return refused(prose!("{} is higher than {}.", height.to_string(), most));
        }
    }
    let analysis = position.analyze(budget)?;
    let told = told::reasons(&analysis, notation);
    Ok(Ok(match analysis.winning_moves().next() {
        None => right(told),
        Some(reply) => wrong(
            prose!("Not balanced."),
            told,
            Some(Refutation { position: position.clone(), reply }),
        ),
    }))
}

/// Piles that balance the given ones: the lowest that do, in lexicographic order.
fn balanced(
    given: &Position,
    add: usize,
    highest: Option<u64>,
    different: bool,
    budget: &mut Budget,
) -> Result<Option<Position>, Exhausted> {
    let Some(nim) = given.as_nim() else { return Ok(None) };
    let with = |more: Vec<Ordinal>| -> Vec<Ordinal> { nim.piles().iter().chain(more).collect() };
    let made = |piles: Vec<Ordinal>| Position::from(Nim::new(nim.rules().clone(), piles.into()));
    let Some(most) = highest else {
        let position = made(with(vec![nim.piles().nim_sum()]));
        let is_balanced = add == 1 && position.analyze(budget)?.outcome() == Outcome::P;
        return Ok(is_balanced.then_some(position));
    };
    let mut more: Vec<u64> = vec![1; add];
    loop {
        let piles = with(more.iter().copied().map(Ordinal::from).collect());
        let mut sorted = piles.clone();
        sorted.sort();
        let apart = sorted.windows(2).all(|pair| pair[0].cmp(&pair[1]) == Ordering::Less);
        if apart || !different {
            let position = made(piles);
            if position.analyze(budget)?.outcome() == Outcome::P {
                return Ok(Some(position));
            }
        }
        // The next tuple, as an odometer turns.
        let Some(turned) = more.iter().rposition(|height| *height < most) else { return Ok(None) };
        more[turned] += 1;
        more[turned + 1..].fill(1);
    }
}
