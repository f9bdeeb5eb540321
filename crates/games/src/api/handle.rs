//! Each request to its answer.

use std::io;

use nimatron_nimber::text::{BYTE_ORDER_MARK, Note};
use nimatron_nimber::{message, say};
use serde::Serialize;

use super::analysis::AnalyzeAnswer;
use super::atlas::{AtlasAnswer, PlateAnswer};
use super::calculation::{Calculation, PreviewAnswer, Shown};
use super::coach::{ExplainAnswer, HintAnswer, Wanted};
use super::entry::Games;
use super::failure::{Failure, FailureKind, solved};
use super::game::{Decided, GameAnswer, LinkAnswer, OpenAnswer, ReviewAnswer, SetupAnswer};
use super::lesson::{LessonAnswer, LessonsAnswer};
use super::misere::QuotientAnswer;
use super::noted::Noted;
use super::options::OptionsAnswer;
use super::players::{TableAnalysis, TablePosition, TableProveAnswer, TableVerification, table};
use super::request::{LONGEST_ANSWER, LONGEST_REQUEST, Request, noted_position as position};
use super::seats::{OutlookAnswer, Seen, TableAnswer};
use super::sequence::SequenceAnswer;
use super::table::{
    ChooseAnswer, DrawAnswer, EditAnswer, PictureAnswer, PositionAnswer, ZoomAnswer,
};
use super::teaching::{PuzzleAnswer, PuzzlesAnswer, SheetAnswer, SheetsAnswer, puzzle_name};
use super::verification::{ProveAnswer, Verification};
use super::written::{RulesetAnswer, RulesetFilesAnswer, with_files};
use crate::atlas;
use crate::certificate::TableCertificate;
use crate::explain::{Level, RUNGS};
use crate::foundation::{Budget, json_error, watching};
use crate::rulesets::Analyses;
use crate::rulesets::multiplayer::is_meant;

/// What is answered to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// One JSON object, on one line.
    pub body: String,
    /// What is wrong, if this is a [`Failure`].
    pub failure: Option<FailureKind>,
}

/// Answers a request: JSON to JSON.
///
/// Nothing is remembered from one request to the next, and nothing that is
/// asked harms: an input beyond the limits is refused, work ends with the
/// budget, and no answer is longer than [`LONGEST_ANSWER`] bytes. An answer that consists of many parts is cut short then and says so;
/// one that does not is a failure of the kind `exhausted`.
///
/// ```
/// use nimatron::api::{FailureKind, handle};
/// use nimatron::foundation::Budget;
///
/// let ask = |request: &str| handle(request, &mut Budget::nodes(1_000_000));
/// let answer = ask(r#"{"request":"calc","input":"*5 + *3"}"#);
/// assert_eq!(answer.body, r#"{"schema":1,"input":"*5 + *3","kind":"nimber","text":"*6"}"#);
///
/// let answer = ask(r#"{"request":"position","position":"nim: 3, x"}"#);
/// assert_eq!(answer.failure, Some(FailureKind::Input));
/// assert!(answer.body.contains(r#""span":[8,9]"#));
/// ```
pub fn handle(request: &str, budget: &mut Budget) -> Answer {
    Service::default().handle(request, budget)
}

/// Answers requests as [`handle`] does, byte for byte, and keeps the last few analyses: what is
/// asked next about a position is answered without solving it anew.
///
/// ```
/// use nimatron::api::{Service, handle};
/// use nimatron::foundation::Budget;
///
/// let service = Service::default();
/// let mut nodes = Vec::new();
/// for request in [
///     r#"{"request":"analyze","position":"cram: 3x4"}"#,
///     r#"{"request":"options","position":"cram: 3x4"}"#,
/// ] {
///     let budget = || Budget::nodes(1_000_000);
///     assert_eq!(service.handle(request, &mut budget()), handle(request, &mut budget()));
///     nodes.push(service.analyses().nodes());
/// }
/// assert!(nodes[0] > 0 && nodes[1] == nodes[0]);
/// ```
#[derive(Debug, Default)]
pub struct Service {
    analyses: Analyses,
}

impl Service {
    /// A service that keeps analyses here.
    pub fn new(analyses: Analyses) -> Service {
        Service { analyses }
    }

    /// The analyses that it keeps.
    pub fn analyses(&self) -> &Analyses {
        &self.analyses
    }

    /// Answers a request as [`handle`] does.
    pub fn handle(&self, request: &str, budget: &mut Budget) -> Answer {
        let answer = watching(|faults| {
            let answer = with_files(request, |request| {
                read(request).and_then(|request| answer(&request, &self.analyses, budget))
            });
            // What was computed with moves that could not be told is worth nothing.
            match faults.first() {
                Some(fault) => Err(Failure::unusable(fault.to_string())),
                None => answer,
            }
        });
        match answer {
            Ok(body) => Answer { body, failure: None },
            Err(failure) => {
                let kind = failure.error.kind;
                // Strings and numbers are always written.
                let body = serde_json::to_string(&failure).unwrap_or_default();
                Answer { body, failure: Some(kind) }
            }
        }
    }
}

fn read(text: &str) -> Result<Request, Failure> {
    if text.len() > LONGEST_REQUEST {
        return Err(Failure::too_long(message!("a request"), LONGEST_REQUEST));
    }
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    serde_json::from_str(text).map_err(|error| {
        let message = json_error(&error);
        let message = message.split(" at line ").next().unwrap_or_default();
        if !error.is_data() {
            return Failure::request(say!("this is not JSON: {}", message));
        }
        // What may stand instead is help, and not part of what is wrong.
        let (wrong, instead) = message.split_once(", expected ").unwrap_or((message, ""));
        let help = match instead {
            "" => say!("docs/api.md describes all requests"),
            _ => say!("expected {}", instead.replace('`', "'")),
        };
        Failure::request(wrong.replace("variant", "choice").replace('`', "'")).with_help(help)
    })
}

fn answer(request: &Request, analyses: &Analyses, budget: &mut Budget) -> Result<String, Failure> {
    budget.spend(1)?;
    let mut notes = Vec::new();
    match request {
        Request::Games {} => json(Games::all(), &notes),
        Request::Position { position: text } if is_meant(text) => {
            json(TablePosition::new(&table(text, &mut notes)?), &notes)
        }
        Request::Position { position: text } => {
            json(PositionAnswer::new(&position(text, &mut notes)?), &notes)
        }
        Request::Choose { position: text, handles } => {
            let seen = Seen::read(text, &mut notes)?;
            let mut answer = ChooseAnswer::new(seen.board()?, handles, budget)?;
            answer.choice.chosen.iter_mut().for_each(|shown| seen.seat(shown));
            json(answer, &notes)
        }
        Request::Edit { position: text, set } => {
            json(EditAnswer::new(&position(text, &mut notes)?, set.as_ref())?, &notes)
        }
        Request::Draw { position: text, curve } => {
            let seen = Seen::read(text, &mut notes)?;
            let mut answer = DrawAnswer::new(seen.board()?, curve, budget)?;
            answer.stroke.chosen.iter_mut().for_each(|shown| seen.seat(shown));
            json(answer, &notes)
        }
        Request::Moves { position: text, handles, containing, from } => {
            let seen = Seen::read(text, &mut notes)?;
            let handles = handles.as_deref().unwrap_or_default();
            let containing = containing.as_deref().unwrap_or_default();
            json(seen.moves(handles, containing, from.unwrap_or(0), budget)?, &notes)
        }
        Request::Zoom { position: text, pile, base, size } => {
            let seen = Seen::read(text, &mut notes)?;
            json(ZoomAnswer::new(seen.board()?, *pile, base, size)?, &notes)
        }
        Request::Setup { opponent, builder, position, starter, seed } => {
            let (opponent, builder, starter, seed) = (*opponent, *builder, *starter, *seed);
            let position = position.as_deref();
            let decided = Decided { opponent, builder, position, starter, seed };
            json(SetupAnswer::new(&decided, budget)?, &notes)
        }
        Request::Play { game, chosen, machine } => json(
            GameAnswer::play(game, chosen.as_deref(), machine.unwrap_or(false), analyses, budget)?,
            &notes,
        ),
        Request::Review { game } => json(ReviewAnswer::new(game, analyses, budget)?, &notes),
        Request::Analyze { position: text, level: asked, most_moves, beside } if is_meant(text) => {
            let (position, level) = (table(text, &mut notes)?, level(*asked)?);
            let beside = beside.as_deref().unwrap_or_default();
            json(TableAnalysis::new(&position, level, *most_moves, beside, budget)?, &notes)
        }
        Request::Analyze { position: text, level: asked, most_moves, beside } => {
            let (position, level) = (position(text, &mut notes)?, level(*asked)?);
            let analysis = solved(&position, true, analyses, budget)?;
            let beside = beside.as_deref().unwrap_or_default();
            let mut answer = AnalyzeAnswer::of(&analysis, level, *most_moves, beside, budget);
            loop {
                match json(&answer, &notes) {
                    // What is left out can be asked for alone.
                    Err(_) if answer.leave_out() => {}
                    written => return written,
                }
            }
        }
        Request::Options { position: text } => {
            let analysis = solved(&position(text, &mut notes)?, true, analyses, budget)?;
            json(OptionsAnswer::of(&analysis, budget), &notes)
        }
        Request::Hint { position: text, rung, topic, most } => {
            let wanted = match (rung, topic) {
                (Some(rung), None) => Wanted::Number(*rung),
                (None, Some(topic)) => Wanted::About(*topic),
                _ => return Err(Failure::request(say!("expected either a rung or a topic"))),
            };
            let position = position(text, &mut notes)?;
            let most = most.unwrap_or(RUNGS);
            json(HintAnswer::new(&position, wanted, most, analyses, budget)?, &notes)
        }
        Request::Explain { position: text, level: asked, chosen } => {
            let (position, level) = (position(text, &mut notes)?, level(*asked)?);
            let chosen = chosen.as_deref();
            json(ExplainAnswer::new(&position, level, chosen, analyses, budget)?, &notes)
        }
        Request::Calc { input, earlier, mathml, latex, thermograph } => {
            let earlier = earlier.as_deref().unwrap_or_default();
            let [mathml, latex, thermograph] =
                [mathml, latex, thermograph].map(|wanted| wanted.unwrap_or(false));
            let shown = Shown { mathml, latex, thermograph };
            let (answer, notes) = Calculation::of(input, earlier, shown, budget)?;
            json(answer, &notes)
        }
        Request::Preview { input, earlier } => {
            json(PreviewAnswer::of(input, earlier.as_deref().unwrap_or_default(), budget)?, &notes)
        }
        Request::Table { position: text, players, ending } => {
            json(TableAnswer::new(text, *players, *ending)?, &notes)
        }
        Request::Outlook { game } => json(OutlookAnswer::new(game, budget)?, &notes),
        Request::Lessons {} => json(LessonsAnswer::all(), &notes),
        Request::Lesson { lesson, step, register, said } => {
            let (step, register) = (step.unwrap_or(1), register.unwrap_or_default());
            let said = said.as_deref().unwrap_or_default();
            json(LessonAnswer::new(lesson, step, register, said, analyses, budget)?, &notes)
        }
        Request::Prove { position: text } if is_meant(text) => {
            json(TableProveAnswer::new(&table(text, &mut notes)?, budget)?, &notes)
        }
        Request::Prove { position: text } => {
            json(ProveAnswer::new(&position(text, &mut notes)?, budget)?, &notes)
        }
        Request::Verify { certificate } if TableCertificate::is_meant(certificate) => {
            let answer = TableVerification::of(certificate, budget);
            json(answer.map_err(Failure::unjudged)?, &notes)
        }
        Request::Verify { certificate } => json(Verification::of(certificate, budget)?, &notes),
        Request::Link { game, hints, tree, address } => {
            let tree = tree.as_deref().unwrap_or("");
            json(LinkAnswer::new(game, *hints, tree, address.as_deref(), budget)?, &notes)
        }
        Request::Open { fragment } => json(OpenAnswer::new(fragment, budget)?, &notes),
        Request::Picture { position: text, picture } => {
            let position = position(text, &mut notes)?;
            json(PictureAnswer::new(&position, *picture, analyses, budget)?, &notes)
        }
        Request::Quotient { ruleset, to } => {
            json(QuotientAnswer::new(ruleset, *to, budget)?, &notes)
        }
        Request::Puzzles {} => json(PuzzlesAnswer::all(), &notes),
        Request::Puzzle { ladder, level, seed, answer, solution } => {
            let name = puzzle_name(ladder, *level, *seed)?;
            let (answer, solution) = (answer.as_deref(), solution.unwrap_or(false));
            json(PuzzleAnswer::new(name, answer, solution, budget)?, &notes)
        }
        Request::Ruleset { file } => json(RulesetAnswer::new(file, budget)?, &notes),
        Request::RulesetFiles {} => json(RulesetFilesAnswer::all(), &notes),
        Request::Sheets {} => json(SheetsAnswer::all(), &notes),
        Request::Sheet { kind, level, seed, paper, answers, address } => {
            let named = (kind.as_str(), *level, *seed);
            let (answers, address) = (answers.unwrap_or(false), address.as_deref());
            json(SheetAnswer::asked(named, *paper, answers, address, budget)?, &notes)
        }
        Request::Atlas {} => json(AtlasAnswer::all(), &notes),
        Request::Plate { kind, size, of, columns, generator, ink } => {
            let wanted = atlas::Wanted {
                size: *size,
                of: of.as_deref(),
                columns: *columns,
                generator: generator.unwrap_or_default(),
                ink: ink.unwrap_or_default(),
            };
            json(PlateAnswer::new(kind, &wanted, budget)?, &notes)
        }
        Request::Sequence { ruleset, to, plot } => {
            json(SequenceAnswer::new(ruleset, *to, plot.unwrap_or(true), budget)?, &notes)
        }
    }
}

fn level(asked: Option<u8>) -> Result<Level, Failure> {
    match asked {
        None => Ok(Level::SENTENCE),
        Some(number) => Level::new(number)
            .ok_or_else(|| Failure::request(say!("expected a level of explanation from 0 to 3"))),
    }
}

fn json(answer: impl Serialize, notes: &[Note]) -> Result<String, Failure> {
    let mut body = Body(Vec::new());
    serde_json::to_writer(&mut body, &Noted::new(answer, notes)).map_err(|error| {
        if error.is_io() {
            return Failure::too_long(message!("an answer"), LONGEST_ANSWER)
                .with_help(say!("a lower level or fewer moves make it shorter"))
                .exhausted();
        }
        Failure::request(error.to_string())
    })?;
    String::from_utf8(body.0).map_err(|error| Failure::request(error.to_string()))
}

/// An answer being written, which is refused where it becomes too long.
struct Body(Vec<u8>);

impl io::Write for Body {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0.len() + bytes.len() > LONGEST_ANSWER {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
