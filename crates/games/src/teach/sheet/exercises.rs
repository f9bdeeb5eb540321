//! Puzzles in a grid, and their key.

use nimatron_nimber::say;
use nimatron_nimber::text::language::translated;

use super::ink;
use super::paper::{escaped, told};
use super::{Order, Pages};
use crate::foundation::{Budget, Exhausted, Random};
use crate::nim::Variant;
use crate::render::qr::qr;
use crate::teach::either;
use crate::teach::puzzle::{Ask, Ladder, Name, Puzzle, analysis_link};

/// Puzzles of Nim on a page, whose pictures are small.
const OF_NIM: usize = 8;
/// Other puzzles on a page.
const OF_BOARDS: usize = 6;
/// Seeds of exercises are below this, so that their names are short.
const SEEDS: u64 = 1_000_000;

/// So many different puzzles of these ladders in turn, by the level and the seed of the sheet.
pub fn puzzles(
    order: &Order<'_>,
    ladders: &[&'static Ladder],
    budget: &mut Budget,
) -> Result<Vec<Puzzle>, Exhausted> {
    let mut random = Random::new(order.name.seed);
    let mut made: Vec<Puzzle> = Vec::new();
    for ladder in ladders {
        // A low level may have fewer different puzzles than are asked for.
        for attempt in 0.. {
            let name = Name::new(ladder, order.name.level, random.below(SEEDS));
            let Some(name) = name else { break };
            let puzzle = Puzzle::new(name, budget)?;
            let is_new = made.iter().all(|other| other.position() != puzzle.position());
            if is_new || attempt == 20 {
                made.push(puzzle);
                break;
            }
        }
    }
    Ok(made)
}

/// A sheet of puzzles of one ladder.
pub fn pages(
    order: &Order<'_>,
    ladder: &'static Ladder,
    budget: &mut Budget,
) -> Result<Pages, Exhausted> {
    let mut puzzles = puzzles(order, &[ladder; OF_NIM], budget)?;
    if puzzles.iter().any(|puzzle| puzzle.position().as_nim().is_none()) {
        puzzles.truncate(OF_BOARDS);
    }
    let questions: Vec<String> = puzzles.iter().map(|puzzle| told(&puzzle.question())).collect();
    // What is the same for all is said once.
    let common = questions.windows(2).all(|pair| pair[0] == pair[1]);
    let mut page = if common { questions[0].clone() } else { String::new() };
    let mut words: Vec<String> = puzzles.iter().map(ruleset).collect();
    words.dedup();
    page += "<div class=\"grid\">\n";
    for (index, puzzle) in puzzles.iter().enumerate() {
        let mut question = if common { String::new() } else { questions[index].clone() };
        if words.len() > 1 || words.iter().any(|word| word.contains('(')) {
            question = format!("<p><strong>{}</strong></p>{question}", escaped(&ruleset(puzzle)));
        }
        page += &exercise(index + 1, puzzle, &question, &drawn(puzzle), order.address);
    }
    page += "</div>";
    let mut told: Vec<String> = puzzles.iter().filter_map(rules).collect();
    told.sort();
    told.dedup();
    page.extend(told.iter().map(|rules| format!("\n<p class=\"rules\">{rules}</p>")));
    Ok(Pages { pages: vec![page], key: vec![key(&puzzles, budget)?] })
}

/// What the game is called, by the word before the colon where that has options.
fn ruleset(puzzle: &Puzzle) -> String {
    let text = puzzle.position().to_string();
    match text.split(':').next() {
        Some(word) if word.contains('(') => word.into(),
        _ => translated(&puzzle.position().description().title),
    }
}

/// How a turn is made, where the question does not say it.
fn rules(puzzle: &Puzzle) -> Option<String> {
    let position = match puzzle.ask() {
        Ask::Uncancelled | Ask::LonePower => return None,
        Ask::Hottest { parts } => parts.first()?,
        _ => puzzle.position(),
    };
    if let Some(nim) = position.as_nim() {
        return match (&nim.rules().variant, nim.piles().words()) {
            (Variant::Nim, Some(_)) => Some(say!(
                "A turn takes as many blocks as you like, but at least one, from one pile."
            )),
            (Variant::Nim, None) => Some(say!("A turn lowers one pile to any smaller height.")),
            _ => None,
        };
    }
    let about = position.description();
    let mut rules = about.rules.iter();
    let end = rules.position(|rule| rule.contains("loses") || rule.contains("wins"));
    let end = end.map_or(1, |at| at + 1);
    let rules: Vec<String> = about.rules.get(..end)?.iter().map(|rule| translated(rule)).collect();
    let (title, rules) = (escaped(&translated(&about.title)), escaped(&rules.join(" ")));
    Some(format!("<strong>{title}.</strong> {rules}"))
}

/// A puzzle in a box: its number, the question, the picture, room for the answer, its code.
pub fn exercise(
    number: usize,
    puzzle: &Puzzle,
    question: &str,
    drawn: &str,
    address: &str,
) -> String {
    let answer = match puzzle.ask() {
        Ask::Winner => format!("<b>{}</b><b>{}</b>", say!("first"), say!("second")),
        Ask::AllMoves { .. } => "<i></i><i></i>".into(),
        _ => "<i></i>".into(),
    };
    let question =
        question.replacen("<p>", &format!("<p><span class=\"number\">{number}</span>"), 1);
    let question = match question.is_empty() {
        true => format!("<p><span class=\"number\">{number}</span></p>"),
        false => question,
    };
    format!(
        "<div class=\"exercise\">{question}<div class=\"work\"><div class=\"drawn\">{drawn}</div>{}</div>\
         <div class=\"answer\">{answer}</div></div>\n",
        reopen(puzzle, address)
    )
}

/// The name of a puzzle, and the code for a camera that opens its position.
fn reopen(puzzle: &Puzzle, address: &str) -> String {
    let address = address.split('#').next().unwrap_or_default();
    let code = qr(&format!("{address}#{}", analysis_link(puzzle.position())));
    format!(
        "<div class=\"reopen\">{}<p class=\"code\">{}</p></div>",
        code.unwrap_or_default(),
        puzzle.name()
    )
}

/// The position of a puzzle, and of parts each.
fn drawn(puzzle: &Puzzle) -> String {
    match puzzle.ask() {
        Ask::Hottest { parts } => {
            let parts = parts.iter().enumerate();
            parts
                .map(|(index, part)| format!("<div>{}. {}</div>", index + 1, ink::position(part)))
                .collect()
        }
        _ => ink::position(puzzle.position()),
    }
}

/// An answer as it is said; that of who wins is a word.
fn told_answer(puzzle: &Puzzle, answer: String) -> String {
    match puzzle.ask() {
        Ask::Winner if answer == "first" => say!("first"),
        Ask::Winner => say!("second"),
        _ => answer,
    }
}

/// Every right answer to every puzzle.
pub fn key(puzzles: &[Puzzle], budget: &mut Budget) -> Result<String, Exhausted> {
    let mut rows = String::new();
    for (index, puzzle) in puzzles.iter().enumerate() {
        let answers =
            either(puzzle.answers(budget)?.into_iter().map(|answer| told_answer(puzzle, answer)));
        let answers = match puzzle.has_other_answers() {
            true => say!("for example {}", answers),
            false => answers,
        };
        let (position, name) = (puzzle.position().to_string(), puzzle.name());
        rows += &format!(
            "<tr><td>{}</td><td>{}</td><td><strong>{}</strong></td><td class=\"code\">{name}</td></tr>\n",
            index + 1,
            escaped(&position),
            escaped(&answers.replace("->", "→"))
        );
    }
    Ok(format!(
        "<p>{}</p>\n<table class=\"answers\"><tr><th></th><th>{}</th><th>{}</th><th>{}</th></tr>\n\
         {rows}</table>",
        say!("The commands <code>nimatron puzzle NAME --solution</code> give the reasons."),
        say!("position"),
        say!("answer"),
        say!("name")
    ))
}
