//! A solution, and what is asked for besides, from one analysis.

use nimatron_nimber::text::Notation;
use serde::Serialize;

use super::coach::{HintAnswer, Wanted};
use super::options::OptionsAnswer;
use super::request::Beside;
use super::solution::Solution;
use super::table::{PictureAnswer, PositionAnswer};
use crate::explain::{Level, RUNGS, Topic};
use crate::foundation::Budget;
use crate::render::explanation;
use crate::render::html::{Told, told};
use crate::rulesets::Analysis;

/// The solution of a position, and what was asked for besides. That is left out if there is none
/// (a position without a value known has no thermograph), if the budget does not suffice for it, or
/// if the answer would be too long with it; alone it may still be answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AnalyzeAnswer {
    /// Who wins, by which moves, and why.
    #[serde(flatten)]
    pub solution: Solution,
    /// The position on the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub view: Option<PositionAnswer>,
    /// The explanation in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub told: Option<Told>,
    /// The hint that names the winning moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub hint: Option<HintAnswer>,
    /// What every move is worth.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub options: Option<OptionsAnswer>,
    /// The thermograph.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub thermograph: Option<PictureAnswer>,
}

impl AnalyzeAnswer {
    pub(super) fn of(
        analysis: &Analysis,
        level: Level,
        most_moves: Option<usize>,
        beside: &[Beside],
        budget: &mut Budget,
    ) -> AnalyzeAnswer {
        let solution = Solution::within_limits(analysis, level, most_moves, budget);
        let asks = |part| beside.contains(&part);
        let mut answer = AnalyzeAnswer {
            solution,
            view: asks(Beside::View).then(|| PositionAnswer::new(analysis.position())),
            told: None,
            hint: None,
            options: None,
            thermograph: None,
        };
        if asks(Beside::Told) && budget.spend(analysis.position().size()).is_ok() {
            let why = explanation(&answer.solution.explanation, Notation::Unicode);
            answer.told = Some(told(&why));
        }
        if asks(Beside::Hint) {
            let wanted = Wanted::About(Topic::Moves);
            answer.hint = HintAnswer::of(analysis, wanted, RUNGS, budget).ok();
        }
        if asks(Beside::Options) {
            answer.options = Some(OptionsAnswer::of(analysis, budget));
        }
        if asks(Beside::Thermograph) {
            answer.thermograph = PictureAnswer::thermograph(analysis);
        }
        answer
    }

    /// Leaves out the part that is longest as a rule; false if none is left.
    pub(super) fn leave_out(&mut self) -> bool {
        self.options.take().is_some()
            || self.told.take().is_some()
            || self.hint.take().is_some()
            || self.view.take().is_some()
            || self.thermograph.take().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_longest_is_left_out_first_and_the_solution_never() {
        use Beside::{Hint, Options, Thermograph, Told, View};
        let budget = &mut Budget::nodes(1 << 20);
        let position: crate::rulesets::Position = "domineering: 3x4".parse().unwrap();
        let analysis = position.analyze(budget).unwrap();
        let all = [View, Told, Hint, Options, Thermograph];
        let mut answer = AnalyzeAnswer::of(&analysis, Level::SENTENCE, None, &all, budget);
        let length = |answer: &AnalyzeAnswer| serde_json::to_string(answer).unwrap().len();
        let mut lengths = vec![length(&answer)];
        while answer.leave_out() {
            lengths.push(length(&answer));
        }
        assert!(lengths.is_sorted_by(|one, next| one > next) && lengths.len() == 6, "{lengths:?}");
        let alone = Solution::within_limits(&analysis, Level::SENTENCE, None, budget);
        assert_eq!(answer.solution, alone);
        assert_eq!(lengths.last(), Some(&serde_json::to_string(&alone).unwrap().len()));
    }
}
