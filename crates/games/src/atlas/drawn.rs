//! Positions and thermographs, as they are drawn everywhere.

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;

use super::{Order, Plate, Refusal};
use crate::calculator::{Session, Value};
use crate::foundation::Budget;
use crate::render::document::{Block, Document, Prose, exact, prose};
use crate::render::svg::{position_picture, position_thermograph, thermograph_picture};
use crate::rulesets::Position;

/// A position.
pub fn position(order: &Order<'_>, _: &mut Budget) -> Result<Plate, Refusal> {
    let position: Position = order.of.parse()?;
    let text = position.to_string();
    let caption = prose!("The position {}.", exact(&text));
    whole(text, caption, position_picture(&position))
}

/// The thermograph of a position or of the value of an expression.
pub fn thermograph(order: &Order<'_>, budget: &mut Budget) -> Result<Plate, Refusal> {
    let text = order.of.trim();
    let svg = match text.contains(':') {
        true => position_thermograph(&text.parse()?, budget)?,
        false => expression_thermograph(text, budget)?,
    };
    let caption = prose!(
        "The thermograph of {}: values increase to the left, temperatures upwards; the part below 0 is \
         shaded.",
        exact(text)
    );
    whole(text.to_string(), caption, svg)
}

/// The thermograph of the value of an expression such as `{2|-1} + {1|-1}`; `None` if it has none, or
/// one too large to be drawn.
///
/// ```
/// use nimatron::atlas::expression_thermograph;
/// use nimatron::foundation::Budget;
/// let picture = expression_thermograph("{2|-1}", &mut Budget::unlimited())?;
/// assert!(picture.unwrap().contains("mean 1/2, temperature 3/2"));
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
///
/// # Errors
/// What cannot be read, or is no game.
pub fn expression_thermograph(
    text: &str,
    budget: &mut Budget,
) -> Result<Option<String>, ParseError> {
    let mut session = Session::new();
    session.evaluate(text, budget)?;
    let answer = session.evaluate("thermograph(%)", budget);
    let answer = answer.map_err(|error| ParseError { span: 0..text.len(), ..error })?;
    Ok(match answer.value {
        Value::Thermograph(thermograph) => thermograph_picture(text.trim(), &thermograph),
        _ => None,
    })
}

fn whole(title: String, caption: Prose, svg: Option<String>) -> Result<Plate, Refusal> {
    let none = || Refusal::Unusable(say!("there is no such picture, or it would be too large"));
    let caption = Document { blocks: vec![Block::Paragraph(caption)] };
    Ok(Plate { title, caption, svg: svg.ok_or_else(none)? })
}
