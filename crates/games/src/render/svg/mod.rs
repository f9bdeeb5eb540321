//! Static pictures as SVG.
//!
//! A picture is a text that depends on the position alone: the same bytes
//! everywhere, with nothing to load, the same in print and on a screen. Powers
//! of two differ in their sign first and in their colour second, so that
//! nothing is lost in grey. Each picture has a title and a description for those
//! who listen.
//!
//! | file | concept |
//! | --- | --- |
//! | `pen` | lines, shapes, formulas as text of a picture |
//! | `grey` | a picture without its colours |
//! | `ornament` | the signs of powers, the ornaments of infinite tiles |
//! | `piles`, `board`, `figure`, `sum`, `table`, `sequence`, `thermograph` | the pictures |

mod board;
mod figure;
mod grey;
mod ornament;
pub(crate) mod pen;
mod piles;
mod sequence;
mod sum;
mod table;
mod thermograph;
mod things;

use nimatron_nimber::text::Notation;

use super::html::escaped;
use super::scene::{self, Drawing, drawing};
use crate::explain::{Claim, SearchClaim, Step};
use crate::foundation::{Budget, Exhausted, Player};
use crate::partizan::{Thermograph, ValueSummary};
use crate::rulesets::figure::Figure;
use crate::rulesets::{Analysis, Position};
use pen::{PAPER, number};

pub use grey::grey;
pub use sequence::{grundy_plot, grundy_table};
pub use thermograph::{is_drawn, thermograph_picture};

/// The position as SVG: piles as blocks in groups of powers of two, infinite
/// ones as towers, boards with their stones, sums as their parts. Nothing where it
/// is too large to be drawn.
///
/// ```
/// use nimatron::render::svg::position_picture;
/// let picture = position_picture(&"nim: 3, 5, 7".parse()?).unwrap();
/// assert!(picture.starts_with("<svg") && picture.contains("Pile 2: 5"));
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
pub fn position_picture(position: &Position) -> Option<String> {
    Some(picture(position)?.framed())
}

/// The position as SVG with the Grundy values of all that can be reached, as an explanation
/// tells them: those of the nodes of a graph. `None` where the picture shows no such places.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::explain::{Level, explain};
/// use nimatron::render::svg::valued_picture;
/// use nimatron::rulesets::Position;
/// let position: Position = "graph: a | a>b, a>c, b>c, c>d".parse()?;
/// let why = explain(&position.analyze(&mut Budget::unlimited())?, Level::TABLE);
/// assert!(valued_picture(&position, &why).unwrap().contains("Vertex a with the token, value 2"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn valued_picture(position: &Position, explanation: &Step) -> Option<String> {
    let rows = explanation.because.iter().find_map(|step| match &step.claim {
        Claim::Search(SearchClaim::Labels { rows }) => Some(rows),
        _ => None,
    });
    let figure = scene::labelled(position, rows?)?;
    Some(figure::picture(&figure).framed())
}

fn picture(position: &Position) -> Option<Picture> {
    match drawing(position) {
        Drawing::Piles(drawing) => piles::picture(&drawing),
        Drawing::Board(drawing) => Some(board::picture(&drawing)),
        Drawing::Figure(_) => scene::figure(position).map(|figure| figure::picture(&figure)),
        Drawing::Sum(drawing) => match position {
            Position::Sum(sum) => Some(sum::picture(&drawing, sum.parts())),
            Position::Partizan(sum) => Some(sum::picture(&drawing, &sum.game().parts(sum.turn())?)),
            _ => None,
        },
        Drawing::Text(_) => None,
    }
}

/// A figure as a part of a page, which has words for it already.
pub(super) fn figure(figure: &Figure) -> String {
    figure::part(figure)
}

/// The table of powers of two as SVG, a row for each pile and a column for each
/// power. Nothing where there is none, or it is too large.
///
/// ```
/// use nimatron::render::svg::table_picture;
/// let picture = table_picture(&"nim: 3, 5, 7".parse()?).unwrap();
/// assert!(picture.contains("One: in 3 piles, odd"));
/// assert_eq!(table_picture(&"nimbers: (2,2)".parse()?), None);
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
pub fn table_picture(position: &Position) -> Option<String> {
    match drawing(position) {
        Drawing::Piles(drawing) => table::picture(&drawing).map(|table| table.framed()),
        _ => None,
    }
}

/// The thermograph of the value of a position as SVG. Nothing where the players have the same
/// moves, in misère play, and where it is too large to be drawn.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::render::svg::position_thermograph;
/// let mut budget = Budget::unlimited();
/// let picture = position_thermograph(&"domineering: 2x2".parse()?, &mut budget)?.unwrap();
/// assert!(picture.contains("Thermograph of domineering: 2x2 = ±1"));
/// assert_eq!(position_thermograph(&"nim: 3, 5, 7".parse()?, &mut budget)?, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`Exhausted`] if the budget does not suffice for the value.
pub fn position_thermograph(
    position: &Position,
    budget: &mut Budget,
) -> Result<Option<String>, Exhausted> {
    let found = position.thermograph(budget)?;
    Ok(found.and_then(|(value, thermograph)| titled_thermograph(position, &value, &thermograph)))
}

/// As [`position_thermograph`], of a solved position; `None` also if its value is not known.
pub fn solved_thermograph(analysis: &Analysis) -> Option<String> {
    let (value, thermograph) = analysis.thermograph()?;
    titled_thermograph(analysis.position(), value, thermograph)
}

/// The thermograph of a position with this value.
pub(crate) fn titled_thermograph(
    position: &Position,
    value: &ValueSummary,
    thermograph: &Thermograph,
) -> Option<String> {
    // Whose turn it is does not change the value.
    let position = position.clone().at_turn(Player::Left).to_string();
    let of = format!("{position} = {}", value.to_text(Notation::Unicode));
    thermograph_picture(&of, thermograph)
}

/// What has been drawn, with its size and what is said of it.
pub(crate) struct Picture {
    size: (f64, f64),
    title: String,
    description: String,
    drawn: String,
}

impl Picture {
    pub(crate) fn new(
        size: (f64, f64),
        title: impl Into<String>,
        description: impl Into<String>,
        drawn: String,
    ) -> Picture {
        Picture { size, title: title.into(), description: description.into(), drawn }
    }

    /// A whole picture around what has been drawn.
    pub(crate) fn framed(&self) -> String {
        let (width, height) = (number(self.size.0), number(self.size.1));
        let (title, description) = (escaped(&self.title), escaped(&self.description));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" aria-labelledby=\"title desc\" \
             font-family=\"'STIX Two Text', 'Latin Modern Roman', Palatino, 'Palatino Linotype', \
             'Book Antiqua', 'DejaVu Serif', serif\">\n\
             <title id=\"title\">{title}</title>\n<desc id=\"desc\">{description}</desc>\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"{PAPER}\"/>\n{}</svg>\n",
            self.drawn
        )
    }
}
