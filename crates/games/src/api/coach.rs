//! Hints and explanations.

use nimatron_nimber::text::Notation;
use serde::Serialize;

use super::Schema;
use super::failure::Failure;
use crate::core::{Budget, Playable};
use crate::explain::{Claim, Level, RUNGS, Step, explain, explain_move, hint};
use crate::play::read_move;
use crate::render::document::Block;
use crate::render::html::{Told, told};
use crate::render::scene::{MoveView, move_view};
use crate::render::{Document, explanation, steps};
use crate::rulesets::{Analysis, Position};

/// Winning moves that a hint shows.
const MOST_SHOWN: usize = 24;

/// What is told where a hint or an explanation would have too many rows.
const TOO_MUCH: &str = "There is too much of it to be told here.";

/// A rung of the hint ladder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HintAnswer {
    schema: Schema,
    /// Which rung, from 1.
    pub rung: u8,
    /// How many rungs there are.
    #[cfg_attr(feature = "typescript", ts(type = "7"))]
    pub rungs: u8,
    /// What the rung shows.
    pub title: &'static str,
    /// Whether it asks instead of telling: the bet.
    pub asks: bool,
    /// The layers of the picture that may be seen from here on.
    #[cfg_attr(feature = "typescript", ts(inline))]
    pub show: Vec<HintLayer>,
    /// The piles to look at.
    pub piles: Vec<usize>,
    /// The places to look at.
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

/// The rungs: the title of each, and the layer that it uncovers.
const LADDER: [(&str, Option<HintLayer>); RUNGS as usize] = [
    ("Do you think you are winning?", None),
    ("What everything is made of", Some(HintLayer::Powers)),
    ("What finds a partner", Some(HintLayer::Pairs)),
    ("What is out of balance", Some(HintLayer::Columns)),
    ("Where to move", Some(HintLayer::Piles)),
    ("The winning moves", Some(HintLayer::Moves)),
    ("The reason", None),
];

impl HintAnswer {
    pub(super) fn new(
        position: &Position,
        rung: u8,
        budget: &mut Budget,
    ) -> Result<HintAnswer, Failure> {
        let index = usize::from(rung).wrapping_sub(1);
        let Some((title, _)) = LADDER.get(index) else {
            return Err(Failure::request(format!("expected a rung from 1 to {RUNGS}")));
        };
        budget.spend(position.size())?;
        let analysis = position.analyze(budget)?;
        let steps = hint(&analysis, rung);
        let show: Vec<HintLayer> =
            LADDER[..=index].iter().filter_map(|(_, uncovered)| *uncovered).collect();
        let piles = candidates(&analysis, &show);
        let winning = winning_moves(&analysis, &show, budget);
        let shows_moves = show.contains(&HintLayer::Moves);
        // A place within a pile would tell the move before its rung has come.
        let places = winning.iter().flat_map(|chosen| match (shows_moves, piles.is_empty()) {
            (true, _) => &chosen.handles[..],
            (false, true) => &chosen.handles[..chosen.handles.len().min(1)],
            (false, false) => &[],
        });
        let mut handles = Vec::new();
        for handle in places {
            if !handles.contains(handle) {
                handles.push(handle.clone());
            }
        }
        Ok(HintAnswer {
            schema: Schema,
            rung,
            rungs: RUNGS,
            title,
            asks: rung == 1,
            told: told(&in_words(position, &steps)),
            moves: if shows_moves { winning } else { Vec::new() },
            show,
            piles,
            handles,
            steps,
        })
    }
}

/// The piles from which a winning move starts, where there are piles.
fn candidates(analysis: &Analysis<'_>, show: &[HintLayer]) -> Vec<usize> {
    const RUNG_OF_PILES: u8 = 5;
    if !show.contains(&HintLayer::Piles) {
        return Vec::new();
    }
    let steps = hint(analysis, RUNG_OF_PILES).into_iter();
    let piles = steps.filter_map(|step| match step.claim {
        Claim::Candidates { piles } => Some(piles),
        _ => None,
    });
    piles.flatten().collect()
}

fn winning_moves(
    analysis: &Analysis<'_>,
    show: &[HintLayer],
    budget: &mut Budget,
) -> Vec<MoveView> {
    if !show.contains(&HintLayer::Piles) {
        return Vec::new();
    }
    let position = analysis.position();
    let moves = analysis.winning_moves().take(MOST_SHOWN);
    let affordable = moves.take_while(|_| budget.spend(position.size()).is_ok());
    affordable.map(|chosen| move_view(position, &chosen)).collect()
}

/// Steps about a position in words, and a word of excuse where there are none.
pub(super) fn in_words(position: &Position, told: &[Step]) -> Document {
    match told {
        [] => Document { blocks: vec![Block::paragraph(TOO_MUCH)] },
        _ => steps(position, told, Notation::Unicode),
    }
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
        budget: &mut Budget,
    ) -> Result<ExplainAnswer, Failure> {
        budget.spend(position.size())?;
        let (document, step) = match chosen {
            None => whole(position, level, budget)?,
            Some(text) => of_move(position, level, text, budget)?,
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
    budget: &mut Budget,
) -> Result<(Document, Step), Failure> {
    let step = explain(&position.analyze(budget)?, level);
    Ok((explanation(&step, Notation::Unicode), step))
}

/// What a move does; where that cannot be told, what it leaves.
fn of_move(
    position: &Position,
    level: Level,
    text: &str,
    budget: &mut Budget,
) -> Result<(Document, Step), Failure> {
    let chosen = read_move(position, text).map_err(|error| Failure::illegal(&error, text))?;
    let after = position.play(&chosen).map_err(|illegal| Failure::forbidden(&illegal, text))?;
    match explain_move(position, &chosen, budget)? {
        Some(step) => Ok((in_words(position, std::slice::from_ref(&step)), step)),
        None => whole(&after, level, budget),
    }
}
