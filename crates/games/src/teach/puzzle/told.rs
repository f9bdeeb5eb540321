//! Questions and solutions in words.

use nimatron_nimber::say;
use nimatron_nimber::text::Notation;
use nimatron_nimber::text::language::translated;

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
        (Align::Right, prose!("part")),
        (Align::Left, prose!("position")),
        (Align::Right, prose!("temperature")),
    ];
    Ok(vec![Block::Table(Table { columns, rows })])
}

impl Puzzle {
    /// The question: whose turn it is, what the rules are, what is asked.
    pub fn question(&self) -> Document {
        let mut sentences: Vec<Prose> = Vec::new();
        let turn = match self.position().turn() {
            Some(player) => {
                prose!("You are {}, and it is your turn.", translated(&player.to_string()))
            }
            None => prose!("It is your turn."),
        };
        match self.ask() {
            Ask::Move { only, within } => {
                sentences.push(turn);
                sentences.push(match (only, within) {
                    (_, Some(1)) => prose!(
                        "You can win with 1 move of your own at most, whatever your opponent does. \
                         Find the first of them."
                    ),
                    (_, Some(within)) => prose!(
                        "You can win with {} moves of your own at most, whatever your opponent \
                         does. Find the first of them.",
                        within
                    ),
                    (true, None) => prose!("Exactly one move wins. Find it."),
                    (false, None) => prose!("Find a move that wins."),
                });
            }
            Ask::AllMoves { count } => {
                sentences.push(turn);
                sentences.push(prose!("{} moves win. Find all of them.", count));
            }
            Ask::Winner => sentences.push(prose!(
                "Nobody has moved yet. Who can win: whoever moves first, or whoever moves second?"
            )),
            Ask::Uncancelled => {
                sentences.push(prose!("Equal piles cancel in pairs. Which piles are left?"));
            }
            Ask::LonePower => sentences.push(prose!(
                "Split every pile into different powers of two, and let equal powers cancel in \
                 pairs. Which is the largest power that is left?"
            )),
            Ask::Value => sentences.push(prose!("Which number is this worth?")),
            Ask::Hottest { parts } => sentences.push(prose!(
                "These are {} games at once. In which of them does it matter most to move first: \
                 which has the highest temperature?",
                parts.len()
            )),
            Ask::Balance { add, highest, different } => {
                let piles = counted(*add, "pile");
                sentences.push(match (highest, different) {
                    (None, false) => {
                        prose!("Add {}, so that whoever moves second wins.", piles)
                    }
                    (None, true) => prose!(
                        "Add {}, no two of all piles equal, so that whoever moves second wins.",
                        piles
                    ),
                    (Some(highest), false) => prose!(
                        "Add {}, none higher than {}, so that whoever moves second wins.",
                        piles,
                        highest
                    ),
                    (Some(highest), true) => prose!(
                        "Add {}, none higher than {}, no two of all piles equal, so that whoever \
                         moves second wins.",
                        piles,
                        highest
                    ),
                });
            }
        }
        sentences.extend(self.rules().map(Prose::from));
        Document { blocks: vec![Block::Paragraph(Prose::joined(sentences, " "))] }
    }

    /// What a player of Nim has to know beyond its usual rules; of other games, who wins.
    fn rules(&self) -> Option<String> {
        let misere = self.position().convention() == Convention::Misere;
        let asks_of_play = !matches!(
            self.ask(),
            Ask::Value | Ask::Hottest { .. } | Ask::Uncancelled | Ask::LonePower
        );
        if !asks_of_play {
            return None;
        }
        Some(match self.position().as_nim().map(|nim| &nim.rules().variant) {
            Some(Variant::Bounded { max }) if misere => say!(
                "A turn takes from 1 to {} blocks from a pile, and whoever takes the last block \
                 loses.",
                max.to_string()
            ),
            Some(Variant::Bounded { max }) => say!(
                "A turn takes from 1 to {} blocks from a pile, and whoever takes the last block \
                 wins.",
                max.to_string()
            ),
            Some(_) if misere => say!("Whoever takes the last block loses."),
            Some(_) => say!("Whoever takes the last block wins."),
            None if misere => say!("Whoever makes the last move loses."),
            None => say!("Whoever makes the last move wins."),
        })
    }

    /// How an answer is typed.
    pub fn how(&self) -> String {
        match self.ask() {
            Ask::Move { .. } => say!("Type a move."),
            Ask::AllMoves { .. } => say!("Type all moves, with ; between them."),
            Ask::Winner => say!("Type first or second."),
            Ask::Uncancelled => say!("Type the numbers of the piles."),
            Ask::LonePower => say!("Type a power of two."),
            Ask::Value => say!("Type a number, such as 3/4 or -2."),
            Ask::Hottest { .. } => say!("Type the number of a part."),
            Ask::Balance { .. } => say!("Type all piles, those that are given as well."),
        }
    }

    /// The solution with its reasons.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    pub fn solution(&self, notation: Notation, budget: &mut Budget) -> Result<Document, Exhausted> {
        let analysis = self.position().analyze(budget)?;
        let answers = self.answers(budget)?;
        let found = answers.iter().map(|answer| exact(answer.clone()));
        let found = found.reduce(|before, last| prose!("{} or {}", before, last));
        let found = found.unwrap_or_default();
        let mut blocks = match self.ask() {
            Ask::Move { within: None, .. } | Ask::AllMoves { .. } | Ask::Winner => Vec::new(),
            _ => {
                vec![Block::Paragraph(match self.has_other_answers() {
                    true => prose!("{} {}", strong(prose!("An answer:")), found),
                    false => prose!("{} {}", strong(prose!("Answer:")), found),
                })]
            }
        };
        blocks.extend(match self.ask() {
            Ask::Uncancelled => vec![Block::paragraph(cancel())],
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
pub fn cancel() -> Prose {
    prose!(
        "All others cancel: whatever is done to one of two equal piles can be done to the other."
    )
}

/// Winning moves that a solution lists.
const MOST_LISTED: usize = 24;
