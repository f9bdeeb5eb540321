//! Explanations as text.

use nimatron::explain::Step;
use nimatron::render::document::Block;
use nimatron::render::{Document, Style, steps};
use nimatron::rulesets::Position;
use nimatron::text::Notation;

/// Part of an explanation, ready to be laid out in lines of any width.
#[derive(Clone, Debug)]
pub struct Told {
    document: Document,
    notation: Notation,
}

impl Told {
    /// Tells steps about a position.
    pub fn new(position: &Position, told: &[Step], notation: Notation) -> Told {
        Told::of_document(steps(position, told, notation), notation)
    }

    /// What has been written in this notation.
    pub fn of_document(document: Document, notation: Notation) -> Told {
        Told { document, notation }
    }

    /// The tables alone, if there are any.
    pub fn tables(mut self) -> Told {
        let is_table = |block: &Block| matches!(block, Block::Table(_) | Block::FirstFitting(_));
        if self.document.blocks.iter().any(is_table) {
            let is_head = |block: &Block| matches!(block, Block::Heading(_));
            self.document.blocks.retain(|block| is_table(block) || is_head(block));
        }
        self
    }

    /// The lines, none wider than `width` where that can be.
    pub fn lines(&self, width: usize) -> Vec<String> {
        // Without colour: a screen reader would spell out its codes, and the
        // full screen has its own.
        let style = Style { notation: self.notation, colour: false, width };
        self.document.to_text(&style).lines().map(String::from).collect()
    }
}
