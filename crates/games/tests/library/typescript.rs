//! The declarations of all requests and answers in TypeScript, from the Rust
//! types: the page is checked against them.
//!
//! `NIMATRON_REWRITE=1` writes the file instead of comparing.
#![cfg(feature = "typescript")]

use std::fs;
use std::path::Path;

use nimatron::api::{self, Seat};
use nimatron::atlas;
use nimatron::foundation::{Convention, Outcome};
use nimatron::play::{Opponent, Role};
use nimatron::render::{html::Told, scene};
use nimatron::teach::lesson::Register;
use nimatron::teach::{puzzle, sheet};
use nimatron::{calculator, catalogue, explain};
use ts_rs::{Config, TS};

const FILE: &str = "../web/www/api.d.ts";

const HEAD: &str = "\
// Requests and answers of the engine. Made from the Rust types by
//   NIMATRON_REWRITE=1 cargo test -p nimatron --features typescript --test typescript
// and not to be edited.
//
// Positions, moves, heights and powers are canonical text in ASCII, which may be sent back. A
// `text` is for the eye, in Unicode; a `label` or `words` for the ear. A handle stands for a place
// that can be touched, and means something to the engine alone.
";

/// The declaration of a type with what its documentation says.
fn declaration<T: TS>() -> String {
    let docs = T::docs().unwrap_or_default();
    laid_out(&format!("{docs}export {}", T::decl(&Config::default())))
}

/// The declaration with a line a field, each remark on one line, and without
/// the links of Rust.
fn laid_out(declaration: &str) -> String {
    let apart = declaration.replace(", } | {", ", }\n| {").replace(", };", ",\n};");
    let (mut text, mut remark) = (String::from("\n"), Vec::new());
    let mut inside = false;
    for line in apart.lines().map(str::trim) {
        match line.strip_prefix('*') {
            Some("/") => {
                let indent = if inside { "  " } else { "" };
                text += &format!("{indent}/** {} */\n", without_links(&remark.join(" ")));
                remark.clear();
            }
            Some(said) => remark.extend(Some(said.trim()).filter(|said| !said.is_empty())),
            None if line == "/**" || line.is_empty() => {}
            None => {
                let flush = line.starts_with("export") || line.starts_with('}');
                let indent = if flush { "" } else { "  " };
                text += &format!("{indent}{line}\n");
                inside = true;
            }
        }
    }
    text
}

/// ``[`View`](super::View)`` as `` `View` ``.
fn without_links(remark: &str) -> String {
    let mut text = String::new();
    let mut rest = remark;
    while let Some((before, link)) = rest.split_once("[`") {
        let (name, after) = link.split_once("`]").unwrap_or((link, ""));
        text += &format!("{before}`{name}`");
        rest = match after.strip_prefix('(') {
            Some(target) => {
                let end = target.find("())").map_or_else(|| target.find(')'), |end| Some(end + 2));
                &target[end.map_or(target.len(), |end| end + 1)..]
            }
            None => after,
        };
    }
    text + rest
}

fn declarations() -> String {
    let mut text = String::from(HEAD);
    macro_rules! declare {
        ($($name:ty,)+) => { $(text += &declaration::<$name>();)+ };
    }
    declare! {
        api::Request, api::Picture, api::Schema,
        Seat, Role, Convention, Outcome, Told,
        api::Failure, api::Problem, api::KnownView, api::Notes,
        api::TableView, api::SeatView, api::TableAnswer, api::RoleEntry, api::EndingEntry, api::EndingName,
        api::OutlookAnswer, api::CoalitionView, api::ResultView,
        api::Games, api::OpponentEntry, api::FunctionEntry,
        catalogue::Description, catalogue::Family, catalogue::RuleOption, catalogue::Example,
        scene::View, scene::Sides, api::PositionAnswer, scene::Moves, scene::MoveView,
        api::ChooseAnswer, api::EditAnswer, api::ChangeView, api::NumberView, api::NumberSet, api::DrawAnswer, api::MovesAnswer,
        scene::Drawing,
        scene::PilesDrawing, scene::PileDrawing, scene::Block, scene::PowerPart, scene::Tile,
        scene::PowerColumn, scene::PairDrawing,
        scene::BoardDrawing, scene::Axis, scene::Layer, scene::Cell,
        scene::FigureDrawing, scene::Place, scene::SumDrawing, scene::PartDrawing,
        scene::TextDrawing,
        api::ZoomAnswer,
        api::GameText, api::GameAnswer, api::NextGame, api::Turn, api::SetupAnswer,
        api::Beside, api::AnalyzeAnswer,
        api::Solution, api::QuantityText, api::WinningMove, api::Status, explain::Step,
        api::OptionsAnswer, api::OptionEntry,
        explain::Topic, api::HintAnswer, api::ExplainAnswer,
        api::ReviewAnswer, api::ReviewedTurn,
        calculator::Kind, api::Calculation, api::PreviewAnswer,
        api::ProveAnswer, api::Verification,
        api::TablePosition, api::TableMove, api::TableAnalysis, api::TableSolution,
        api::ForcedText, api::ForcingCoalition,
        api::TableProveAnswer, api::TableVerification,
        Register, api::LessonsAnswer, api::CourseEntry, api::LessonEntry,
        api::LessonAnswer, api::LessonAwaits, api::ChoiceView, api::LessonTurn, api::VerdictView,
        api::NextStep,
        api::LinkAnswer, api::OpenAnswer, api::PictureAnswer, api::Walls, api::WallPoint,
        api::SequenceAnswer, api::KnownPeriod,
        puzzle::Answers, puzzle::Ladder, api::PuzzlesAnswer,
        api::PuzzleAnswer, api::CheckedAnswer, api::RefutationView, api::PuzzleSolution,
        sheet::Kind, sheet::Paper, api::RulesetAnswer, api::RulesetFilesAnswer, api::RulesetFile, api::SheetsAnswer, api::SheetAnswer,
        atlas::Kind, atlas::Generator, atlas::Ink, api::AtlasAnswer, api::PlateAnswer,
        api::QuotientAnswer, api::KnownQuotient, api::HeapGenus,
    }
    tags_inside(text)
}

/// `{ "kind": "piles" } & PilesDrawing` as `PilesDrawing`, with the tag among
/// its fields: a type with its tag can be used by itself.
fn tags_inside(mut text: String) -> String {
    const OPENS: &str = "{ \"kind\": \"";
    const CLOSES: &str = "\" } & ";
    while let Some(close) = text.find(CLOSES) {
        let open = text[..close].rfind(OPENS).expect("a tag begins");
        let kind = text[open + OPENS.len()..close].to_string();
        let name = &text[close + CLOSES.len()..];
        let name = name.chars().take_while(|c| c.is_alphanumeric()).collect::<String>();
        text.replace_range(open..close + CLOSES.len(), "");
        let head = format!("export type {name} = {{\n");
        text = text.replace(&head, &format!("{head}  kind: \"{kind}\",\n"));
    }
    text
}

#[test]
fn the_declarations_are_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let made = declarations();
    if std::env::var_os("NIMATRON_REWRITE").is_some() {
        fs::write(&path, made).expect("the file can be written");
        return;
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == made, "{FILE} is not current: NIMATRON_REWRITE=1 writes it");
}

#[test]
fn every_opponent_is_declared() {
    let declared = declaration::<Role>();
    for role in Opponent::ALL.map(Role::Machine).into_iter().chain([Role::Person]) {
        assert!(declared.contains(&format!("\"{role}\"")), "{role}");
    }
}
