//! What is drawn, as data: the picture of a position, its legal moves, and what
//! it means to touch the picture.
//!
//! A page shows a [`View`] and never knows the rules. Each place that can be
//! touched has a handle; the handles touched so far are sent back to [`choose`],
//! which says what they mean. Nothing here computes who wins: powers, pairs and
//! columns are read off the explanation, and the rules are asked which moves are
//! legal.
//!
//! | file | concept |
//! | --- | --- |
//! | `view` | what a page receives |
//! | `scenery` | what a ruleset says of how it is drawn and touched |
//! | `piles`, `tower` | blocks and powers of two; tiles of ordinal size |
//! | `boards` | boards with stones or coins |
//! | `searched`, `partizan`, `loopy` | all other rulesets, which say themselves what their figures are |
//! | `score` | Dots and Boxes |
//! | `sums` | sums of games |

mod boards;
mod loopy;
mod partizan;
mod piles;
mod scenery;
mod score;
mod searched;
mod sums;
mod tower;
mod view;

use std::collections::HashSet;

use nimatron_nimber::text::formula::{Formula, Operator};
use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{Notation, ParseError};
use nimatron_nimber::{Ordinal, say};

pub(super) use piles::side_by_side;
use scenery::Scenery;
use tower::Piece;
pub use view::*;

use super::spoken;
use super::words::Words;
use nimatron_engine::on;

use crate::explain::LabelRow;
use crate::foundation::{Budget, Convention, Exhausted, MoveCount, Playable};
use crate::rulesets::figure::{Figure, Standing};
use crate::rulesets::searched::{Drawn, Touched};
use crate::rulesets::{Change, Description, Editing, Move, Number, Position};

/// At most so many moves are listed,
const MOST_LISTED: usize = 300;
/// and at most so many characters of the positions that they leave.
const MOST_CHARACTERS: usize = 1 << 17;
/// A position drawn as text has about so many characters.
const LINE: usize = 72;
const MOST_LINES: usize = 12;

/// A position as it is shown to a player.
///
/// ```
/// use nimatron::render::scene::{Drawing, view};
/// let view = view(&"nim: 1, 2, 5".parse()?);
/// assert_eq!(view.goal, "Whoever makes the last move wins.");
/// let Drawing::Piles(drawing) = view.drawing else { panic!() };
/// assert_eq!(drawing.piles[2].label, "Pile 3: 5");
/// assert_eq!(view.moves.listed[1].words, "take 2 from pile 2, leave nothing");
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
///
/// Cost: bounded by constants, but for writing the position itself.
pub fn view(position: &Position) -> View {
    let description = position.description();
    View {
        position: position.to_string(),
        text: shown(position),
        ruleset: description.id.to_string(),
        title: translated(&description.title),
        rules: rules(description, position.convention()),
        convention: position.convention(),
        goal: goal(position),
        score: on!(position, inner => Scenery::score(inner)),
        sides: on!(position, inner => inner.sides()),
        how: on!(position, inner => inner.how()),
        over: position.is_terminal(),
        drawing: drawing(position),
        moves: moves(position),
        sequence: on!(position, inner => inner.sequence()),
    }
}

/// A position of a game as it is shown to its players: a board does not shrink while it is played
/// on, and is still there when the game is over.
///
/// ```
/// use nimatron::render::scene::{Drawing, view, view_since};
/// let (start, end) = ("chomp: 2x2".parse()?, "chomp: 1".parse()?);
/// let [Drawing::Figure(whole), Drawing::Figure(left)] =
///     [view(&start).drawing, view_since(&start, &end).drawing]
/// else {
///     panic!("a bar is drawn")
/// };
/// assert_eq!((whole.width, whole.height), (left.width, left.height));
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
pub fn view_since(start: &Position, position: &Position) -> View {
    let mut view = view(position);
    let begun = figure(start).filter(|_| start.description().id == position.description().id);
    let (is_drawn_on, touchable) = match &view.drawing {
        Drawing::Figure(drawing) => {
            (drawing.is_drawn_on, drawing.places.iter().map(|place| place.handle.clone()).collect())
        }
        _ => (false, HashSet::new()),
    };
    if let Some(begun) = begun.filter(|_| !is_drawn_on) {
        let now = figure_at(position, &begun.standing);
        let now = now.unwrap_or_else(|| Figure::new(spoken_position(position, &view.text)));
        if matches!(view.drawing, Drawing::Figure(_)) || view.over {
            view.drawing = searched::pictured(&now.since(&begun), &touchable);
        }
    }
    view
}

/// The picture of a position; lines of text where it would be too large.
pub fn drawing(position: &Position) -> Drawing {
    on!(position, inner => Scenery::drawing(inner)).unwrap_or_else(|| {
        let text = shown(position);
        let label = spoken_position(position, &text);
        let lines = wrapped(&text);
        Drawing::Text(TextDrawing { label, lines })
    })
}

/// The changes of a position by hand, and the picture in which they are touched; `None` if it has to
/// be typed.
///
/// The parts of a sum are changed each by itself.
///
/// ```
/// use nimatron::render::scene::editing;
/// let by_hand = editing(&"chomp: 2 + cram: 2x2".parse()?).expect("they are rows and a board");
/// assert_eq!(by_hand.numbers[0].name, "part 1: row 1");
/// assert_eq!(by_hand.numbers[0].more.as_ref().unwrap().to_string(), "chomp: 1x3 + cram: 2x2");
/// assert!(by_hand.changes.iter().any(|change| change.tool == "part 2: a taken square"));
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
pub fn editing(position: &Position) -> Option<ByHand> {
    if let Some(parts) = sums::parts_of(position) {
        return sums::editing(position, &parts);
    }
    let Editing { figure, changes, numbers, .. } = position.editing()?;
    let touchable = changes.iter().flat_map(|change| change.handles.clone()).collect();
    let drawing = figure.map(|figure| searched::pictured(&figure, &touchable));
    let drawing = drawing.unwrap_or_else(|| self::drawing(position));
    Some(ByHand { drawing, changes, numbers })
}

/// How a position is changed by hand.
#[derive(Clone, Debug)]
pub struct ByHand {
    /// The picture, in which all places of the changes can be touched.
    pub drawing: Drawing,
    /// The changes.
    pub changes: Vec<Change<Position>>,
    /// The numbers that can be set.
    pub numbers: Vec<Number<Position>>,
}

/// The position with the number of this index set, of those that [`editing`] tells; `None` if there
/// is no such number.
///
/// # Errors
/// Why that is no position.
pub fn with_number(
    position: &Position,
    index: usize,
    to: u64,
) -> Option<Result<Position, ParseError>> {
    match sums::parts_of(position) {
        Some(parts) => sums::with_number(position, &parts, index, to),
        None => position.with_number(index, to),
    }
}

/// The shapes of which the picture of a position is made, where it is.
pub(super) fn figure(position: &Position) -> Option<Figure> {
    figure_at(position, &[])
}

fn figure_at(position: &Position, known: &[Standing]) -> Option<Figure> {
    on!(position, inner => Scenery::figure_at(inner, known))
}

/// The shapes of a position with the values of what can be reached beside what they belong to,
/// where the picture shows that.
pub(super) fn labelled(position: &Position, values: &[LabelRow]) -> Option<Figure> {
    let Position::Searched(position) = position else { return None };
    let values: Vec<(&str, String)> =
        values.iter().map(|row| (row.position.as_str(), row.value.to_string())).collect();
    position.game().figure_with_values(&values)
}

/// The legal moves, the first few hundred of them listed.
pub fn moves(position: &Position) -> Moves {
    let countable = on!(position, inner => inner.can_count_moves());
    let count = match countable.then(|| position.count_moves()) {
        None | Some(MoveCount::Many) => Some(say!("very many")),
        Some(MoveCount::Finite(count)) => Some(count.to_string()),
        Some(MoveCount::Infinite) => None,
    };
    let most = (MOST_CHARACTERS / position.to_string().len().max(1)).min(MOST_LISTED);
    let listed = position.moves().into_iter().flatten().take(most);
    let listed: Vec<MoveView> = listed.map(|chosen| move_view(position, &chosen)).collect();
    let complete = count.as_ref().is_some_and(|count| *count == listed.len().to_string());
    Moves { count, complete, listed }
}

/// A legal move as it is shown to a player.
///
/// ```
/// use nimatron::foundation::Playable;
/// use nimatron::render::scene::move_view;
/// use nimatron::rulesets::Position;
/// let position: Position = "nim: 1, w+3".parse()?;
/// let shown = move_view(&position, &position.parse_move("2: w+1")?);
/// assert_eq!(shown.words, "take 2 from pile 2, leave omega plus 1");
/// assert_eq!(shown.handles, ["2:w+1"]);
/// assert_eq!(shown.leaves, "nim: 1, w+1");
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
pub fn move_view(position: &Position, chosen: &Move) -> MoveView {
    MoveView {
        chosen: chosen.to_string(),
        words: words(position, chosen),
        text: text(position, chosen),
        handles: handles(position, chosen),
        leaves: position.play(chosen).map(|after| after.to_string()).unwrap_or_default(),
    }
}

/// What is touched to make a move, in order.
fn handles(position: &Position, chosen: &Move) -> Vec<String> {
    on!(position, chosen, inner, made => inner.handles(made)).unwrap_or_default()
}

/// A move for the eye.
pub(super) fn text(position: &Position, chosen: &Move) -> String {
    let text = on!(position, chosen, inner, made => inner.text(made));
    text.unwrap_or_else(|| chosen.to_text(Notation::Unicode))
}

/// A move in words.
fn words(position: &Position, chosen: &Move) -> String {
    let words = on!(position, chosen, inner, made => inner.words(made));
    words.unwrap_or_else(|| chosen.to_text(Notation::Unicode))
}

/// Whether the handles are those that a move begins with, or the place under which
/// it is listed.
fn begins_with(position: &Position, chosen: &Move, handles: &[String]) -> bool {
    on!(position, chosen, inner, made => inner.begins_with(made, handles)).unwrap_or_default()
}

/// Legal moves, to be chosen from a list: those that the handles touched so far
/// leave and whose text contains another, from the one of this number on, and
/// whether there are more. Nothing where there are infinitely many.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::render::scene::list;
/// let position = "0.8: 8, 12".parse()?;
/// let touched = ["row 2".to_string()];
/// let (listed, more) = list(&position, &touched, ", 2,", 0, 3, &mut Budget::unlimited())?;
/// let texts: Vec<&str> = listed.iter().map(|chosen| chosen.text.as_str()).collect();
/// assert_eq!(texts, ["2: 12 → 1, 2, 8", "2: 12 → 2, 2, 7"]);
/// assert!(!more);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The budget bounds how many moves are looked at.
pub fn list(
    position: &Position,
    handles: &[String],
    containing: &str,
    from: usize,
    most: usize,
    budget: &mut Budget,
) -> Result<(Vec<MoveView>, bool), Exhausted> {
    let wanted = bare(containing);
    let (mut found, mut listed) = (0, Vec::new());
    for chosen in position.moves().into_iter().flatten() {
        budget.spend(1)?;
        let fits = (handles.is_empty() || begins_with(position, &chosen, handles))
            && bare(&chosen.to_string()).contains(&wanted);
        if !fits {
            continue;
        }
        if listed.len() == most {
            return Ok((listed, true));
        }
        if found >= from {
            listed.push(move_view(position, &chosen));
        }
        found += 1;
    }
    Ok((listed, false))
}

/// A text without blanks, arrows and the difference of letters.
fn bare(text: &str) -> String {
    let ascii = text.replace('→', "->").to_lowercase();
    ascii.chars().filter(|c| !c.is_whitespace()).collect()
}

/// What the handles mean that have been touched in this order.
///
/// A later touch outweighs an earlier one that does not go together with it.
/// Each handle of a move listed by [`moves`], touched in order, leads to it.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::render::scene::choose;
/// let position = "nimbers: (2,3)".parse()?;
/// let handles = ["2,3".to_string(), "1,0".to_string()];
/// let choice = choose(&position, &handles, &mut Budget::unlimited())?;
/// assert_eq!(choice.chosen.unwrap().chosen, "(2,3) -> (1,0)");
/// let choice = choose(&position, &handles[..1], &mut Budget::unlimited())?;
/// assert_eq!(choice.next, ["0,0", "1,0", "0,1", "1,1", "0,2", "1,2"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// A handle that is none of this position. The budget bounds how many handles
/// can follow.
pub fn choose(
    position: &Position,
    handles: &[String],
    budget: &mut Budget,
) -> Result<Choice, ParseError> {
    let Touched { chosen, next, words } = touched(position, handles, budget)?;
    let after = chosen.as_ref().and_then(|chosen| position.play(chosen).ok());
    Ok(Choice {
        chosen: chosen.map(|chosen| move_view(position, &chosen)),
        leaves: after.as_ref().map(drawing),
        next,
        words,
    })
}

fn touched(
    position: &Position,
    handles: &[String],
    budget: &mut Budget,
) -> Result<Touched<Move>, ParseError> {
    fn of<M>(touched: Touched<M>, whole: fn(M) -> Move) -> Touched<Move> {
        let Touched { chosen, next, words } = touched;
        Touched { chosen: chosen.map(whole), next, words }
    }
    Ok(on!(position, inner as whole => of(inner.touch(handles, budget)?, whole)))
}

/// What a curve means that is drawn on the picture through these points, given in the pixels of the
/// picture at its natural size; `None` if moves are not drawn here. The curve may still go on.
///
/// ```
/// use nimatron::render::scene::draw;
/// let position = "sprouts: 1".parse()?;
/// let stroke = draw(&position, &[(0, 0), (9, 9)]).expect("a picture");
/// assert_eq!((stroke.words.as_str(), stroke.good), ("Begin at a spot.", 0));
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
pub fn draw(position: &Position, curve: &[(i32, i32)]) -> Option<Stroke> {
    fn of<M>(drawn: Drawn<M>, whole: fn(M) -> Move) -> Drawn<Move> {
        let Drawn { chosen, words, good, place } = drawn;
        Drawn { chosen: chosen.map(whole), words, good, place }
    }
    let drawn = on!(position, inner as whole => inner.draw(curve).map(|drawn| of(drawn, whole)))?;
    Some(Stroke {
        chosen: drawn.chosen.map(|chosen| move_view(position, &chosen)),
        words: drawn.words,
        good: drawn.good,
        place: drawn.place.map(|(x, y)| [x, y]),
    })
}

/// The part of a pile (counted from 1) from `base` to below `base + size`,
/// divided into tiles that partition it.
///
/// ```
/// use nimatron::render::scene::zoom;
/// let tower = zoom(&"nim: e0".parse()?, 1, &"0".parse()?, &"e0".parse()?)?;
/// let bases: Vec<&str> = tower.tiles.iter().map(|tile| tile.base.as_str()).collect();
/// assert_eq!(bases, ["0", "1", "w", "w^w", "w^(w^w)", "w^(w^(w^w))"]);
/// assert!(tower.more);
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
///
/// # Errors
/// If there is no such part.
pub fn zoom(
    position: &Position,
    pile: usize,
    base: &Ordinal,
    size: &Ordinal,
) -> Result<Zoom, ParseError> {
    let refused = |reason: String| ParseError::new(reason, 0..0);
    let nim = position.as_nim().ok_or_else(|| refused(say!("there are no piles here")))?;
    let index = pile.checked_sub(1).filter(|index| *index < nim.piles().len());
    let index = index.ok_or_else(|| refused(say!("there is no such pile")))?;
    let end = base.checked_add(size).map_err(|error| refused(error.to_string()))?;
    if size.is_zero() || end > nim.piles().height(index) {
        return Err(refused(say!("there is no such part of the pile")));
    }
    let division = tower::divide(&Piece { base: base.clone(), size: size.clone() });
    let [from, to] = [base, &end].map(|ordinal| ordinal.to_text(Notation::Unicode));
    let tiles = division.parts.iter().map(|piece| piles::tile(nim, index, piece, None));
    Ok(Zoom {
        text: format!("{from} … {to}"),
        label: say!("Pile {}, from {} to {}", pile, spoken::ordinal(base), spoken::ordinal(&end)),
        tiles: tiles.collect(),
        more: division.more,
    })
}

/// The position for the eye, its end left out if it is very long.
fn shown(position: &Position) -> String {
    let notation = Notation::Unicode;
    let text = Words { notation }.position(position).to_plain(notation);
    // Rulesets without signs of their own write all positions in ASCII.
    match text.strip_prefix("misere ") {
        Some(rest) => format!("misère {rest}"),
        None => text,
    }
}

/// A position for the ear, the end left out if it is very long.
fn spoken_position(position: &Position, text: &str) -> String {
    let Position::Nim(position) = position else { return spoken::shortened(text) };
    let ruleset = text.split_once(':').map_or(text, |(ruleset, _)| ruleset);
    let heights = position.piles().iter().map(|height| height.formula());
    let heights = Formula::joined(heights, &Operator::Comma.spaced());
    spoken::shortened(&say!("{} and {}", ruleset, spoken::formula(&heights)))
}

/// A few lines of a text that may have no blanks.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let Some(line) = lines.last_mut() else { break };
        if !line.is_empty() && line.chars().count() + word.chars().count() >= LINE {
            lines.push(word.into());
            continue;
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.truncate(MOST_LINES);
    lines
}

/// The first paragraph of the rules, which is about normal play.
fn rules(description: &Description, convention: Convention) -> String {
    let rules = translated(description.rules.first().map_or("", AsRef::as_ref));
    match convention {
        Convention::Normal => rules,
        Convention::Misere => {
            let turned = say!(
                "That is normal play. This is misère play, where the end is turned round: whoever \
                 makes the last move loses."
            );
            format!("{rules} {turned}")
        }
    }
}

fn goal(position: &Position) -> String {
    match position.convention() {
        _ if position.is_scored() => say!("Whoever closes more boxes wins."),
        Convention::Normal => say!("Whoever makes the last move wins."),
        Convention::Misere => say!("Whoever makes the last move loses."),
    }
}
