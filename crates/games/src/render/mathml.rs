//! Formulas as native MathML.
//!
//! Browsers differ in the spaces and sizes that they give to signs, so both are
//! written down wherever they would guess: brackets and bars do not stretch, a
//! sign of a negative number says that it stands in front, the star of a nimber
//! has no space around it. Only `mrow`, `mi`, `mn`, `mo`, `msup`, `msub` and
//! `mtext` occur. Each formula, and each nimber within it, carries its words,
//! since readers for the blind are given the loose characters otherwise.

use super::formula::{Node, parse};
use super::html::escaped;
use super::spoken;

/// A formula in our Unicode notation as a `math` element. What is not
/// understood becomes text, so that there is an answer to any input.
///
/// ```
/// use nimatron::render::mathml::mathml;
/// assert_eq!(
///     mathml("ω²"),
///     r#"<math alttext="omega squared" aria-label="omega squared"><msup><mi>ω</mi><mn>2</mn></msup></math>"#
/// );
/// ```
pub fn mathml(formula: &str) -> String {
    let nodes = parse(formula);
    let words = escaped(&spoken::row(&nodes));
    format!("<math alttext=\"{words}\" aria-label=\"{words}\">{}</math>", row(&nodes))
}

/// Longer formulas within a text may be broken into lines.
const LONGEST_UNBROKEN: usize = 24;

/// A formula within a text: if it is long, in parts between which a line may be broken, before the
/// signs of sums and equations. Browsers do not break a formula by themselves.
pub(super) fn within_text(formula: &str) -> String {
    let nodes = parse(formula);
    let begins = |node: &Node| matches!(node, Node::Operator('=' | '+'));
    let parts: Vec<&[Node]> = nodes.chunk_by(|_, next| !begins(next)).collect();
    if parts.len() == 1 || formula.chars().count() <= LONGEST_UNBROKEN {
        return mathml(formula);
    }
    let words = escaped(&spoken::row(&nodes));
    let parts =
        parts.into_iter().map(|part| format!("<math aria-hidden=\"true\">{}</math>", row(part)));
    let parts = parts.collect::<Vec<_>>().join("<wbr>");
    format!("<span role=\"math\" aria-label=\"{words}\">{parts}</span>")
}

fn row(nodes: &[Node]) -> String {
    nodes.iter().map(element).collect()
}

/// The parts as a single element.
fn grouped(nodes: &[Node]) -> String {
    match nodes {
        [only] => element(only),
        _ => format!("<mrow>{}</mrow>", row(nodes)),
    }
}

fn element(node: &Node) -> String {
    match node {
        Node::Number(digits) => format!("<mn>{digits}</mn>"),
        // A capital Greek letter stands upright.
        Node::Letter('Γ') => "<mi mathvariant=\"normal\">Γ</mi>".into(),
        Node::Letter(letter) => format!("<mi>{}</mi>", escaped(letter.encode_utf8(&mut [0; 4]))),
        Node::Text(text) => format!("<mtext>{}</mtext>", escaped(text)),
        Node::Operator(sign) => operator(*sign),
        Node::Sign(sign) => format!("<mo form=\"prefix\">{sign}</mo>"),
        Node::Star(to) => {
            let words = escaped(&spoken::row(std::slice::from_ref(node)));
            let to = to.as_deref().map(element).unwrap_or_default();
            let star = "<mo form=\"prefix\" stretchy=\"false\" lspace=\"0\" rspace=\"0\">*</mo>";
            format!("<mrow aria-label=\"{words}\">{star}{to}</mrow>")
        }
        Node::Bracketed(open, inside, close) => {
            let space = if *open == '{' { "0.15em" } else { "0" };
            let bracket = |sign: &char, form: &str, left: &str, right: &str| {
                format!(
                    "<mo form=\"{form}\" stretchy=\"false\" lspace=\"{left}\" rspace=\"{right}\">{sign}</mo>"
                )
            };
            let (open, close) =
                (bracket(open, "prefix", "0", space), bracket(close, "postfix", space, "0"));
            format!("<mrow>{open}{}{close}</mrow>", row(inside))
        }
        Node::Sub(base, index) => format!("<msub>{}{}</msub>", element(base), element(index)),
        Node::Power(base, exponent) => {
            format!("<msup>{}{}</msup>", element(base), element(exponent))
        }
        Node::Row(nodes) => grouped(nodes),
    }
}

fn operator(sign: char) -> String {
    let attributes = match sign {
        '|' | '‖' | '∥' | '∣' => {
            " form=\"infix\" stretchy=\"false\" lspace=\"0.25em\" rspace=\"0.25em\""
        }
        ',' | ';' => " separator=\"true\" lspace=\"0\" rspace=\"0.2em\"",
        '→' => " stretchy=\"false\" lspace=\"0.3em\" rspace=\"0.3em\"",
        '…' => " lspace=\"0\" rspace=\"0\"",
        _ => " form=\"infix\"",
    };
    format!("<mo{attributes}>{}</mo>", escaped(sign.encode_utf8(&mut [0; 4])))
}
