//! Questions and solutions in words.

use nimatron_nimber::text::Notation;

use super::ask::{temperature, winning_within};
use super::{Ask, Puzzle};
use crate::explain::{Level, explain};
use crate::foundation::{Budget, Convention, Exhausted, Playable};
use crate::nim::Variant;
use crate::render::document::{Align, Block, Prose, Row, Table, exact, prose, strong};
use crate::render::words::counted;
use crate::render::{Answer, Document, answer, explanation};
use crate::rulesets::{Analysis, Move, Position, Solved};

/// Why a position is won or lost.
pub fn reasons(analysis: &Analysis, notation: Notation) -> Vec<Block> {
    explanation(&explain(analysis, Level::SENTENCE), notation).blocks
}

/// The temperature of every part.
pub fn temperatures(parts: &[Position], budget: &mut Budget) -> Result<Vec<Block>, Exhausted> {
    let mut rows = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        let found = temperature(part, budget)?.map_or(String::new(), |found| found.to_string());
        rows.push(Row::Cells(vec![(index + 1).into(), exact(part.to_string()), found.into()]));
    }
    let columns = vec![
        (Align::Right, "part".into()),
        (Align::Left, "position".into()),
        (Align::Right, "temperature".into()),
    ];
    Ok(vec![Block::Table(Table { columns, rows })])
}

impl Puzzle {
    /// The question: whose turn it is, what the rules are, what is asked.
    pub fn question(&self) -> Document {
        let mut sentences: Vec<Prose> = Vec::new();
        let turn = match self.position().turn() {
            Some(player) => format!("You are {player}, and it is your turn."),
            None => "It is your turn.".into(),
        };
        match self.ask() {
            Ask::Move { only, within } => {
                sentences.push(turn.into());
                sentences.push(match (only, within) {
                    (_, Some(within)) => prose!(
                        "You can win with {} of your own at most, whatever your opponent does. \
                         Find the first of them.",
                        counted(*within as usize, "move")
                    ),
                    (true, None) => "Exactly one move wins. Find it.".into(),
                    (false, None) => "Find a move that wins.".into(),
                });
            }
            Ask::AllMoves { count } => {
                sentences.push(turn.into());
                sentences.push(prose!("{} win. Find all of them.", counted(*count, "move")));
            }
            Ask::Winner => sentences.push(
                "Nobody has moved yet. Who can win: whoever moves first, or whoever moves second?"
                    .into(),
            ),
            Ask::Uncancelled => {
                sentences.push("Equal piles cancel in pairs. Which piles are left?".into());
            }
            Ask::LonePower => sentences.push(
                "Split every pile into different powers of two, and let equal powers cancel in \
                 pairs. Which is the largest power that is left?"
                    .into(),
            ),
            Ask::Value => sentences.push("Which number is this worth?".into()),
            Ask::Hottest { parts } => sentences.push(prose!(
                "These are {} games at once. In which of them does it matter most to move first: \
                 which has the highest temperature?",
                parts.len()
            )),
            Ask::Balance { add, highest, different } => {
                let mut more = prose!("Add {}", counted(*add, "pile"));
                if let Some(highest) = highest {
                    more += prose!(", none higher than {}", *highest);
                }
                if *different {
                    more += ", no two of all piles equal";
                }
                sentences.push(more + ", so that whoever moves second wins.");
            }
        }
        sentences.extend(self.rules().map(Prose::from));
        Document { blocks: vec![Block::Paragraph(Prose::joined(sentences, " "))] }
    }

    /// What a player of Nim has to know beyond its usual rules; of other games, who wins.
    fn rules(&self) -> Option<String> {
        let goal = match self.position().convention() {
            Convention::Normal => "wins",
            Convention::Misere => "loses",
        };
        let asks_of_play = !matches!(
            self.ask(),
            Ask::Value | Ask::Hottest { .. } | Ask::Uncancelled | Ask::LonePower
        );
        if !asks_of_play {
            return None;
        }
        Some(match self.position().as_nim().map(|nim| &nim.rules().variant) {
            Some(Variant::Bounded { max }) => format!(
                "A turn takes from 1 to {max} blocks from a pile, and whoever takes the last block \
                 {goal}."
            ),
            Some(_) => format!("Whoever takes the last block {goal}."),
            None => format!("Whoever makes the last move {goal}."),
        })
    }

    /// How an answer is typed.
    pub fn how(&self) -> &'static str {
        match self.ask() {
            Ask::Move { .. } => "Type a move.",
            Ask::AllMoves { .. } => "Type all moves, with ; between them.",
            Ask::Winner => "Type first or second.",
            Ask::Uncancelled => "Type the numbers of the piles.",
            Ask::LonePower => "Type a power of two.",
            Ask::Value => "Type a number, such as 3/4 or -2.",
            Ask::Hottest { .. } => "Type the number of a part.",
            Ask::Balance { .. } => "Type all piles, those that are given as well.",
        }
    }

    /// The solution with its reasons.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    pub fn solution(&self, notation: Notation, budget: &mut Budget) -> Result<Document, Exhausted> {
        let analysis = self.position().analyze(budget)?;
        let answers = self.answers(budget)?;
        let found = Prose::joined(answers.iter().map(|answer| exact(answer.clone())), " or ");
        let mut blocks = match self.ask() {
            Ask::Move { within: None, .. } | Ask::AllMoves { .. } | Ask::Winner => Vec::new(),
            _ => {
                let answer = if self.has_other_answers() { "An answer:" } else { "Answer:" };
                vec![Block::Paragraph(prose!("{} {}", strong(answer), found))]
            }
        };
        blocks.extend(match self.ask() {
            Ask::Uncancelled => vec![Block::paragraph(CANCEL)],
            Ask::Hottest { parts } => temperatures(parts, budget)?,
            Ask::Balance { .. } => match answers.first().and_then(|text| text.parse().ok()) {
                Some(balanced) => reasons(&Position::analyze(&balanced, budget)?, notation),
                None => Vec::new(),
            },
            Ask::Move { within: Some(within), .. } => {
                let soon = winning_within(&analysis, *within, budget)?;
                let others = analysis.winning_moves().filter(|chosen| !soon.contains(chosen));
                let others = others.map(|chosen| exact(chosen.to_text(notation)));
                let others = Prose::joined(others, ", ");
                vec![Block::Paragraph(prose!("These win as well, but later: {}.", others))]
            }
            _ => {
                let why = explain(&analysis, Level::SENTENCE);
                let moves: Vec<Move> = analysis.winning_moves().take(MOST_LISTED).collect();
                let complete = analysis.solution().finds_all_winning_moves();
                let told =
                    Answer { analysis: &analysis, explanation: &why, moves: &moves, complete };
                answer(&told, notation).blocks
            }
        });
        Ok(Document { blocks })
    }
}

/// Why equal piles cancel.
pub const CANCEL: &str =
    "All others cancel: whatever is done to one of two equal piles can be done to the other.";

/// Winning moves that a solution lists.
const MOST_LISTED: usize = 24;
