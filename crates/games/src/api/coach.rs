//! Hints and explanations.

use nimatron_nimber::say;
use nimatron_nimber::text::Notation;
use serde::Serialize;

use super::Schema;
use super::failure::{Failure, solved};
use crate::explain::{
    Claim, Level, PileClaim, RUNGS, Rung, Step, Topic, explain, explain_move, ladder,
};
use crate::foundation::{Budget, Outcome, Playable};
use crate::play::read_move;
use crate::render::coach::remark;
use crate::render::html::{Told, told};
use crate::render::scene::{MoveView, move_view};
use crate::render::{Document, explanation, steps, title};
use crate::rulesets::{Analyses, Analysis, Position};

/// Winning moves that a hint shows.
const MOST_SHOWN: usize = 24;

/// A rung of the hint ladder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HintAnswer {
    schema: Schema,
    /// Which rung, from 1.
    pub rung: usize,
    /// How many rungs the ladder of this position has.
    pub rungs: usize,
    /// What the rung is about.
    pub topic: Topic,
    /// The same in words.
    pub title: String,
    /// Whether it asks instead of telling: the bet.
    pub asks: bool,
    /// Whether whoever is to move wins, from the rung on that shows the winning moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub wins: Option<bool>,
    /// The layers of the picture that may be seen from here on.
    #[cfg_attr(feature = "typescript", ts(inline))]
    pub show: Vec<HintLayer>,
    /// The piles to look at.
    pub piles: Vec<usize>,
    /// The places of the winning moves, from the rung on that shows them.
    pub handles: Vec<String>,
    /// The winning moves, from the rung on that shows them.
    pub moves: Vec<MoveView>,
    /// The hint in words.
    pub told: Told,
    /// The hint as steps of an explanation.
    pub steps: Vec<Step>,
}

/// A layer of a picture that gives part of the solution away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HintLayer {
    /// Each pile as powers of two; each stone with its value.
    Powers,
    /// Equal powers that cancel.
    Pairs,
    /// How often each power occurs.
    Columns,
    /// The piles and places from which a winning move starts.
    Piles,
    /// The winning moves.
    Moves,
}

impl HintLayer {
    /// The layers, and the height of the rungs from which on each may be seen.
    const FROM: [(u8, HintLayer); 5] = [
        (2, HintLayer::Powers),
        (3, HintLayer::Pairs),
        (4, HintLayer::Columns),
        (5, HintLayer::Piles),
        (6, HintLayer::Moves),
    ];

    /// The layers that may be seen from rungs of a height on, those of powers among
    /// them or not.
    pub(super) fn up_to(height: u8, powers: bool) -> Vec<HintLayer> {
        let seen = HintLayer::FROM.iter().filter(|(from, _)| *from <= height);
        let seen = seen.map(|(_, layer)| *layer);
        seen.filter(|layer| powers || !layer.is_of_powers()).collect()
    }

    /// Whether it shows what piles are made of, and what is balanced.
    fn is_of_powers(self) -> bool {
        matches!(self, HintLayer::Powers | HintLayer::Pairs | HintLayer::Columns)
    }
}

/// Whether the picture shows powers of two: of piles only where they are spoken
/// of, so neither where equal piles suffice nor in misère play from the switch on.
fn shows_powers(position: &Position, ladder: &[Rung]) -> bool {
    position.as_nim().is_none() || ladder.iter().any(|rung| rung.topic == Topic::Balance)
}

/// Which rung is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// By its number, from 1.
    Number(usize),
    /// The first that tells as much as one about this.
    About(Topic),
}

impl HintAnswer {
    /// A rung of the ladder that ends below rungs of more than the height `most`.
    pub(super) fn new(
        position: &Position,
        wanted: Wanted,
        most: u8,
        analyses: &Analyses,
        budget: &mut Budget,
    ) -> Result<HintAnswer, Failure> {
        if !(1..=RUNGS).contains(&most) {
            return Err(Failure::request(say!("expected a height from 1 to {}", RUNGS)));
        }
        // Whoever asks for a hint wants to find the moves.
        let analysis = solved(position, false, analyses, budget)?;
        HintAnswer::of(&analysis, wanted, most, budget)
    }

    /// The same of a solved position.
    pub(super) fn of(
        analysis: &Analysis,
        wanted: Wanted,
        most: u8,
        budget: &mut Budget,
    ) -> Result<HintAnswer, Failure> {
        let position = analysis.position();
        budget.spend(position.size())?;
        let mut ladder = ladder(analysis);
        let piles = candidates(&ladder);
        let powers = shows_powers(position, &ladder);
        ladder.retain(|rung| rung.topic.height() <= most);
        let rungs = ladder.len();
        let found = match wanted {
            Wanted::Number(number) => number.checked_sub(1).filter(|index| *index < rungs),
            Wanted::About(topic) => {
                ladder.iter().position(|rung| rung.topic.height() >= topic.height())
            }
        };
        let Some(index) = found else {
            return Err(Failure::request(match wanted {
                Wanted::Number(_) => say!("expected a rung from 1 to {}", rungs),
                Wanted::About(_) => say!("there is no such rung here"),
            }));
        };
        let rung = ladder.swap_remove(index);
        let show = HintLayer::up_to(rung.topic.height(), powers);
        let shows_moves = show.contains(&HintLayer::Moves);
        let moves = if shows_moves { winning_moves(analysis, budget) } else { Vec::new() };
        let mut handles: Vec<String> = Vec::new();
        for handle in moves.iter().flat_map(|chosen| &chosen.handles) {
            if !handles.contains(handle) {
                handles.push(handle.clone());
            }
        }
        Ok(HintAnswer {
            schema: Schema,
            rung: index + 1,
            rungs,
            topic: rung.topic,
            title: title(&rung),
            asks: rung.topic == Topic::Question,
            wins: shows_moves
                .then(|| analysis.outcome())
                .filter(|outcome| *outcome != Outcome::D)
                .map(|outcome| outcome == Outcome::N),
            told: told(&remark(position, &rung.steps, Notation::Unicode)),
            moves,
            piles: if show.contains(&HintLayer::Piles) { piles } else { Vec::new() },
            show,
            handles,
            steps: rung.steps,
        })
    }
}

/// The piles from which a winning move starts, where there are piles.
fn candidates(ladder: &[Rung]) -> Vec<usize> {
    let place = ladder.iter().filter(|rung| rung.topic == Topic::Where);
    let piles = place.flat_map(|rung| &rung.steps).filter_map(|step| match &step.claim {
        Claim::Piles(PileClaim::Candidates { piles }) => Some(piles),
        _ => None,
    });
    piles.flatten().copied().collect()
}

fn winning_moves(analysis: &Analysis, budget: &mut Budget) -> Vec<MoveView> {
    let position = analysis.position();
    let moves = analysis.winning_moves().take(MOST_SHOWN);
    let affordable = moves.take_while(|_| budget.spend(position.size()).is_ok());
    affordable.map(|chosen| move_view(position, &chosen)).collect()
}

/// Why a position is won, or what a move does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ExplainAnswer {
    schema: Schema,
    /// The position.
    pub position: String,
    /// The explanation in words.
    pub told: Told,
    /// The explanation as steps.
    pub explanation: Step,
}

impl ExplainAnswer {
    pub(super) fn new(
        position: &Position,
        level: Level,
        chosen: Option<&str>,
        analyses: &Analyses,
        budget: &mut Budget,
    ) -> Result<ExplainAnswer, Failure> {
        let (document, step) = match chosen {
            None => whole(position, level, analyses, budget)?,
            Some(text) => {
                budget.spend(position.size())?;
                of_move(position, level, text, analyses, budget)?
            }
        };
        Ok(ExplainAnswer {
            schema: Schema,
            position: position.to_string(),
            told: told(&document),
            explanation: step,
        })
    }
}

fn whole(
    position: &Position,
    level: Level,
    analyses: &Analyses,
    budget: &mut Budget,
) -> Result<(Document, Step), Failure> {
    let analysis = solved(position, true, analyses, budget)?;
    budget.spend(position.size())?;
    let step = explain(&analysis, level);
    Ok((explanation(&step, Notation::Unicode), step))
}

/// What a move does; where that cannot be told, what it leaves.
fn of_move(
    position: &Position,
    level: Level,
    text: &str,
    analyses: &Analyses,
    budget: &mut Budget,
) -> Result<(Document, Step), Failure> {
    let chosen = read_move(position, text).map_err(|error| Failure::illegal(&error, text))?;
    let after = position.play(&chosen).map_err(|illegal| Failure::forbidden(&illegal, text))?;
    match explain_move(position, &chosen, budget)? {
        Some(step) => Ok((steps(position, std::slice::from_ref(&step), Notation::Unicode), step)),
        None => whole(&after, level, analyses, budget),
    }
}
