//! `nimatron solve`: who wins, every winning move, and why.

use std::io::{self, Write};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::Args;
use nimatron::api::{
    self, LONGEST_ANSWER, MOST_WORK, Noted, Solution, SolveOptions, winning_moves,
};
use nimatron::explain::{Level, explain};
use nimatron::foundation::{Budget, Exhausted};
use nimatron::impartial::FactStore;
use nimatron::render::{Answer, answer};
use nimatron::rulesets::{Advice, Position};
use nimatron::say;
use nimatron::text::Reading;

use super::{players, write_document, write_json};
use crate::context::Context;
use crate::input::{self, Question};
use crate::interrupt::interrupted;
use crate::report::{self, Failure, Status};
use crate::resources::Resources;

/// Solve a position: outcome, value, every winning move, and why
///
/// A game given by its graph can be read from a file: 'graph: @FILE', in JSON or
/// in the DOT language; not where positions come from standard input.
///
/// A position looks like 'nim: 3, 5, 7', 'misere nim: 1, w+3' or
/// 'nim(max=4): 11, 14'; 'nimatron games nim' shows the rules.
///
/// What is searched can be searched on several threads, and with --store a search
/// that was broken off, even by a loss of power, goes on where it was: a second's
/// work is lost at most.
///
/// With more than two players, 'nim(players=3): 1, 2, 3', the answer is which coalitions
/// can force a win, and what comes about by the preferences; so for every ruleset,
/// and for tuples of sets of games such as '{*|0|}'.
///
/// Positions may be pasted from a paper: 'Nim: $1\qquad\omega+3$', '1+2+3',
/// "Dawson's Kayles: 5"; a note on standard error, with --json in "notes", says
/// how they were read. Of standard input every line has its answer, but for
/// blank lines and lines that begin with #; of a line that cannot be answered it
/// is 'error: …', or with --json an object with "error".
///
/// With --json a winning move is given with the position that it leaves, but
/// not where there are more than 1000 piles: the answer would grow with their
/// square.
#[derive(Debug, Args)]
pub struct Solve {
    /// The position, or - for one position a line of standard input
    #[arg(required = true, allow_negative_numbers = true)]
    position: Vec<String>,
    /// How much to explain: 0 the verdict, 1 a sentence, 2 the table, 3 the proof
    #[arg(long, value_name = "LEVEL", default_value_t = 1,
          value_parser = clap::value_parser!(u8).range(0..=3))]
    explain: u8,
    /// How many winning moves to list [default: 20, with --json 10000]
    #[arg(long, value_name = "N|all")]
    moves: Option<Most>,
    #[command(flatten)]
    resources: Resources,
    /// Keep what a search proves in this file, and go on from what is there
    #[arg(long, value_name = "FILE")]
    store: Option<PathBuf>,
}

/// A number, or no bound.
#[derive(Clone, Copy, Debug)]
struct Most(usize);

impl FromStr for Most {
    type Err = String;

    fn from_str(text: &str) -> Result<Most, String> {
        match text {
            "all" => Ok(Most(usize::MAX)),
            _ => text.parse().map(Most).map_err(|_| say!("expected a number or 'all'")),
        }
    }
}

impl Default for Solve {
    fn default() -> Solve {
        let (resources, store) = (Resources::default(), None);
        Solve { position: Vec::new(), explain: 1, moves: None, resources, store }
    }
}

impl Solve {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        let mut first = true;
        input::answer_each(&self.position, context, out, |question, out| {
            if !std::mem::replace(&mut first, false) && !context.json {
                writeln!(out)?;
            }
            self.answer(question, context, out)?;
            Ok(Status::Answered)
        })
    }

    /// What the answer is to contain.
    pub fn options(&self, context: &Context) -> SolveOptions {
        const IN_TEXT: usize = 20;
        const IN_JSON: usize = 10_000;
        let usual = if context.json { IN_JSON } else { IN_TEXT };
        SolveOptions {
            level: Level::new(self.explain).unwrap_or(Level::PROOF),
            most_moves: self.moves.map_or(usual, |most| most.0),
            most_text: if self.moves.is_some() { usize::MAX } else { LONGEST_ANSWER },
            notation: context.notation,
        }
    }

    /// Writes the answer to one position.
    pub fn answer(
        &self,
        question: Question<'_>,
        context: &Context,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        if players::is_meant(question.text) {
            if self.store.is_some() {
                let reason =
                    say!("a store keeps Grundy values, which positions of n players have not");
                return Err(Failure::message(reason));
            }
            let budget = context.budget(u64::MAX).with_cancel(interrupted().clone());
            let mut budget = self.resources.bound(budget);
            return players::solve(question, self.options(context), &mut budget, context, out);
        }
        let reading = question.position()?;
        if !context.json {
            report::notes(&reading.notes, context);
        }
        let position = &reading.value;
        let budget = context.budget(u64::MAX).with_cancel(interrupted().clone());
        let mut budget = self.resources.bound(budget);
        let Some(path) = &self.store else {
            return self.solve(&reading, &mut budget, context, out);
        };
        if !position.takes_notes() {
            let reason = say!("in misère play the search of this ruleset keeps nothing");
            return Err(Failure::message(reason));
        }
        let store = FactStore::open(path)?;
        report::dropped(store.dropped(), path, context);
        budget = budget.with_notebook(store.notebook());
        let solved = self.solve(&reading, &mut budget, context, out);
        // What was proved is kept, whether it sufficed or not.
        let read = store.finish()?;
        let spent = budget.spent();
        let told = say!("{} facts read from the store, {} positions looked at", read, spent);
        writeln!(io::stderr(), "{told}")?;
        solved
    }

    fn solve(
        &self,
        Reading { value: position, notes }: &Reading<Position>,
        budget: &mut Budget,
        context: &Context,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let options = self.options(context);
        if context.json {
            let solution = Solution::new(position, options, budget)
                .map_err(|exhausted| unsolved(position, &exhausted, budget))?;
            return write_json(out, &Noted::new(solution, notes));
        }
        let analysis =
            position.analyze(budget).map_err(|exhausted| unsolved(position, &exhausted, budget))?;
        let (moves, complete) = winning_moves(&analysis, options.most_moves, 1, budget, Some);
        let explanation = explain(&analysis, options.level);
        let told =
            Answer { analysis: &analysis, explanation: &explanation, moves: &moves, complete };
        write_document(out, &answer(&told, options.notation), context)
    }
}

/// That a position could not be solved, what looks good there, if somebody can tell, and which moves
/// are decided.
fn unsolved(position: &Position, exhausted: &Exhausted, budget: &mut Budget) -> Failure {
    const ENOUGH: Duration = Duration::from_secs(5);
    let mut more = Budget::nodes(MOST_WORK).with_time(ENOUGH).with_cancel(interrupted().clone());
    let ended = exhausted.to_string();
    let message = match position.advise(&mut more).ok().flatten() {
        Some(Advice { chosen, score: Some(score) }) => {
            say!(
                "not solved: {}; the best known move is {}, which is sure of a score of {}",
                ended,
                chosen.to_string(),
                score.to_string()
            )
        }
        Some(Advice { chosen, score: None }) => {
            say!(
                "not solved: {}; the most promising move is {}, which proves nothing",
                ended,
                chosen.to_string()
            )
        }
        None => say!("not solved: {}", ended),
    };
    Failure::Refused(Box::new(api::Failure::unsolved(message, exhausted, position, budget, true)))
}

/// The position that is asked about; notes on how it was read are printed.
pub fn position(question: Question<'_>, context: &Context) -> Result<Position, Failure> {
    let Reading { value, notes } = question.position()?;
    report::notes(&notes, context);
    Ok(value)
}

#[cfg(test)]
mod tests {
    use nimatron::api::MOST_PILES_REPEATED;

    #[test]
    fn help_names_the_true_bound() {
        assert_eq!(MOST_PILES_REPEATED, 1000);
    }
}
