//! Piles: each stands on its largest power, on a common table.

use nimatron_nimber::say;
use nimatron_nimber::text::Formula;

use super::Picture;
use super::ornament::{BLOCK, BLOCK_WIDTH, block, ornament, sign, tint};
use super::pen::{FAINT, HAIR, INK, Line, PAPER, line, rectangle, words};
use crate::render::scene::{PileDrawing, PilesDrawing, Tile, side_by_side};

/// Between two powers of a pile.
const GAP: f64 = 5.0;
/// Between two piles, and around all.
const BETWEEN: f64 = 26.0;
const MARGIN: f64 = 28.0;
/// Piles beyond this width stand in a further row.
const WIDEST: f64 = 900.0;
/// Room for the number and the height of a pile below it.
const BELOW: f64 = 54.0;
const TILE_HEIGHT: f64 = 50.0;
const NUMBER_HEIGHT: f64 = 34.0;
const LEAST_TILE: f64 = 96.0;
/// Room that even a narrow pile takes.
const LEAST_PILE: f64 = 72.0;
const TEXT: f64 = 16.0;
/// More blocks of a power are drawn as one, with their number.
const MOST_BLOCKS: usize = 32;

/// What stands in a pile, one on top of another.
enum Group {
    /// Blocks of a power by its texture, with the number of those side by side.
    Blocks { count: usize, across: usize, texture: Option<usize> },
    /// Many blocks of a power, as one with their number.
    Number(Line, Option<usize>),
    /// An infinite part with its rank, and with the power that it is.
    Tile(Line, u8, Option<usize>),
}

impl Group {
    fn size(&self) -> (f64, f64) {
        match self {
            Group::Blocks { count, across, .. } => {
                let rows = count.div_ceil(*across);
                ((*count).min(*across) as f64 * BLOCK_WIDTH, rows as f64 * BLOCK)
            }
            Group::Number(text, _) => ((text.width() + 44.0).max(LEAST_TILE), NUMBER_HEIGHT),
            Group::Tile(text, ..) => ((text.width() + 52.0).max(LEAST_TILE), TILE_HEIGHT),
        }
    }

    /// The group with its middle at `x`, standing at `bottom`.
    fn draw(&self, x: f64, bottom: f64) -> String {
        let (width, height) = self.size();
        let left = x - width / 2.0;
        match self {
            Group::Blocks { count, across, texture } => (0..*count)
                .map(|index| {
                    let (row, column) = (index / across, index % across);
                    // A row that is not full stands in the middle.
                    let in_row = (*count - row * across).min(*across);
                    let left = x - in_row as f64 * BLOCK_WIDTH / 2.0;
                    let x = left + column as f64 * BLOCK_WIDTH;
                    let y = bottom - (row + 1) as f64 * BLOCK;
                    block(x, y, [BLOCK_WIDTH, BLOCK], *texture)
                })
                .collect(),
            Group::Number(text, texture) => {
                let middle = bottom - height / 2.0;
                let colour = texture.map_or(PAPER, tint);
                let sign = texture.map(|texture| sign(left + 18.0, middle, 14.0, texture));
                card(left, bottom - height, width, height, colour)
                    + &*sign.unwrap_or_default()
                    + &*text.centred(x + 10.0, middle + 5.5, INK)
            }
            Group::Tile(text, rank, texture) => {
                let top = bottom - height;
                let sign =
                    texture.map(|texture| block(left + 7.0, top + 7.0, [16.0; 2], Some(texture)));
                card(left, top, width, height, PAPER)
                    + &*sign.unwrap_or_default()
                    + &*text.centred(x, top + 20.0, INK)
                    + &*ornament(left + 12.0, top + 28.0, width - 24.0, 16.0, *rank)
            }
        }
    }
}

/// A card with a thin edge.
fn card(x: f64, y: f64, width: f64, height: f64, colour: &str) -> String {
    let style = format!("fill=\"{colour}\" stroke=\"{INK}\" stroke-width=\"1.2\"");
    rectangle(x + 1.0, y + 1.0, width - 2.0, height - 2.0, 4.0, &style)
}

/// Finite blocks of a power, one by one or as a number.
fn blocks(count: usize, across: usize, texture: Option<usize>) -> Group {
    match count {
        0..=MOST_BLOCKS => Group::Blocks { count, across, texture },
        _ => Group::Number(Line::new(&Formula::number(count), TEXT), texture),
    }
}

fn groups(pile: &PileDrawing, across: usize) -> Vec<Group> {
    let texture = |power: usize| pile.powers.get(power).map(|power| power.texture);
    let Some(drawn) = &pile.blocks else {
        let small = pile.tiles.iter().filter_map(blocks_of).filter(|count| *count <= MOST_BLOCKS);
        let across = across.max(side_by_side(small.sum()));
        return pile.tiles.iter().map(|tile| group_of_tile(tile, across, texture)).collect();
    };
    let runs = drawn.chunk_by(|a, b| a.power == b.power);
    runs.map(|run| {
        let power = run.first().and_then(|block| texture(block.power));
        blocks(run.len(), across, power)
    })
    .collect()
}

/// The number of blocks of a tile, if that is finite and no larger than any number of a machine.
fn blocks_of(tile: &Tile) -> Option<usize> {
    tile.size.parse().ok()
}

fn group_of_tile(tile: &Tile, across: usize, texture: impl Fn(usize) -> Option<usize>) -> Group {
    let texture = tile.power.and_then(texture);
    match blocks_of(tile) {
        Some(count) => blocks(count, across, texture),
        None if tile.rank == 0 => Group::Number(Line::new(&tile.text, TEXT), texture),
        None => Group::Tile(Line::new(&tile.text, TEXT), tile.rank, texture),
    }
}

struct Pile<'d> {
    drawing: &'d PileDrawing,
    groups: Vec<Group>,
    height_text: Line,
}

impl Pile<'_> {
    fn width(&self) -> f64 {
        let widest = self.groups.iter().map(|group| group.size().0).fold(LEAST_PILE, f64::max);
        widest.max(self.height_text.width())
    }

    fn height(&self) -> f64 {
        let heights = self.groups.iter().map(|group| group.size().1 + GAP);
        heights.sum::<f64>()
    }

    fn draw(&self, x: f64, table: f64) -> String {
        let mut bottom = table - 1.0;
        let mut drawn = String::new();
        for group in &self.groups {
            drawn += &group.draw(x, bottom);
            bottom -= group.size().1 + GAP;
        }
        drawn += &self.height_text.centred(x, table + 22.0, INK);
        let title = say!("pile {}", self.drawing.pile);
        drawn + &*words(x, table + 42.0, 12.0, FAINT, &title)
    }
}

/// The picture of piles; nothing if there are none.
pub(super) fn picture(drawing: &PilesDrawing) -> Option<Picture> {
    let piles = drawing.piles.iter().map(|pile| Pile {
        drawing: pile,
        groups: groups(pile, drawing.across),
        height_text: Line::new(&pile.text, TEXT + 2.0),
    });
    let piles: Vec<Pile<'_>> = piles.collect();
    if piles.is_empty() {
        return None;
    }
    let mut rows: Vec<(f64, Vec<&Pile<'_>>)> = Vec::new();
    for pile in &piles {
        match rows.last_mut() {
            Some((width, row)) if *width + BETWEEN + pile.width() <= WIDEST => {
                *width += BETWEEN + pile.width();
                row.push(pile);
            }
            _ => rows.push((pile.width(), vec![pile])),
        }
    }
    let width = rows.iter().map(|(width, _)| *width).fold(0.0, f64::max) + 2.0 * MARGIN;
    let mut top = MARGIN;
    let mut drawn = String::new();
    for (row_width, row) in &rows {
        let table = top + row.iter().map(|pile| pile.height()).fold(BLOCK, f64::max);
        let left = (width - row_width) / 2.0;
        let ends = [left - 10.0, left + row_width + 10.0];
        let mut x = left;
        let style = format!("stroke=\"{HAIR}\" stroke-width=\"2\"");
        drawn += &line([ends[0], table], [ends[1], table], &style);
        for pile in row {
            drawn += &pile.draw(x + pile.width() / 2.0, table);
            x += pile.width() + BETWEEN;
        }
        top = table + BELOW;
    }
    let labels = drawing.piles.iter().map(|pile| pile.label.as_str());
    let description = labels.collect::<Vec<_>>().join(". ") + ".";
    Some(Picture::new((width, top + 8.0), &drawing.label, description, drawn))
}
