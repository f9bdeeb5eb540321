//! Formulas as native MathML.
//!
//! Browsers differ in the spaces and sizes that they give to signs, so both are
//! written down wherever they would guess: brackets and bars do not stretch, a
//! sign of a negative number says that it stands in front, the star of a nimber
//! has no space around it. Only `mrow`, `mi`, `mn`, `mo`, `msup`, `msub` and
//! `mtext` occur. Each formula, and each nimber within it, carries its words,
//! since readers for the blind are given the loose characters otherwise.

use nimatron_nimber::text::Notation;
use nimatron_nimber::text::formula::{Formula, Operator, Sign, Symbol};

use super::html::escaped;
use super::spoken;

/// A formula as a `math` element.
///
/// ```
/// use nimatron::render::mathml::mathml;
/// use nimatron_nimber::Ordinal;
/// let square: Ordinal = "w^2".parse()?;
/// assert_eq!(
///     mathml(&square.formula()),
///     r#"<math alttext="omega squared" aria-label="omega squared"><msup><mi>ω</mi><mn>2</mn></msup></math>"#
/// );
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
pub fn mathml(formula: &Formula) -> String {
    let words = escaped(&spoken::formula(formula));
    let parts = row(&formula.within_levels(MOST_LEVELS));
    format!("<math alttext=\"{words}\" aria-label=\"{words}\">{parts}</math>")
}

/// Formulas whose parts are nested in more levels are set as text.
pub(super) const MOST_LEVELS: usize = 800;

/// Longer formulas within a text may be broken into lines.
const LONGEST_UNBROKEN: usize = 24;

/// A formula within a text: if it is long, in parts between which a line may be broken, before the
/// signs of sums and equations. Browsers do not break a formula by themselves.
pub(super) fn within_text(formula: &Formula) -> String {
    let formula = &*formula.within_levels(MOST_LEVELS);
    let shown = formula.shown();
    let begins =
        |part: &Formula| matches!(part, Formula::Operator(Operator::Equals | Operator::Plus, _));
    let parts: Vec<&[Formula]> = shown.parts().chunk_by(|_, next| !begins(next)).collect();
    let length = shown.to_text(Notation::Unicode).chars().count();
    if parts.len() == 1 || length <= LONGEST_UNBROKEN {
        return mathml(formula);
    }
    let words = escaped(&spoken::formula(formula));
    let parts = parts.into_iter().map(|part| {
        let part: String = part.iter().map(row).collect();
        format!("<math aria-hidden=\"true\">{part}</math>")
    });
    let parts = parts.collect::<Vec<_>>().join("<wbr>");
    format!("<span role=\"math\" aria-label=\"{words}\">{parts}</span>")
}

/// The parts of a formula side by side.
fn row(formula: &Formula) -> String {
    match &*formula.shown() {
        Formula::Row(parts) => {
            let parts = parts.chunk_by(|part, next| is_bar(part) && is_bar(next));
            parts
                .map(|part| if is_bar(&part[0]) { bars(part.len()) } else { row(&part[0]) })
                .collect()
        }
        Formula::Fraction(fraction) => {
            let [above, below] = &**fraction;
            let stroke = "<mo form=\"infix\" lspace=\"0\" rspace=\"0\">/</mo>";
            format!("<mn>{above}</mn>{stroke}<mn>{below}</mn>")
        }
        Formula::Call(function, arguments) => symbol(*function) + &*bracketed('(', arguments, ')'),
        Formula::Number(digits) => format!("<mn>{}</mn>", escaped(digits)),
        Formula::Symbol(sign) => symbol(*sign),
        Formula::Variable(letters) => match letters.chars().count() {
            1 => format!("<mi>{}</mi>", escaped(letters)),
            _ => format!("<mtext>{}</mtext>", escaped(letters)),
        },
        Formula::Name(name) => format!("<mtext>{name}</mtext>"),
        Formula::Text(words) => format!("<mtext>{}</mtext>", with_spaces(words)),
        Formula::Operator(sign, _) => operator(*sign),
        Formula::Sign(sign) => format!("<mo form=\"prefix\">{}</mo>", before(*sign)),
        Formula::Star(applied) => {
            let words = escaped(&spoken::formula(formula));
            let applied = applied.as_deref().map(element).unwrap_or_default();
            let star = "<mo form=\"prefix\" stretchy=\"false\" lspace=\"0\" rspace=\"0\">*</mo>";
            format!("<mrow aria-label=\"{words}\">{star}{applied}</mrow>")
        }
        Formula::Bracketed(open, inside, close) => bracketed(*open, inside, *close),
        Formula::Sub(base, index) => format!("<msub>{}{}</msub>", element(base), element(index)),
        Formula::Power(base, exponent) => {
            format!("<msup>{}{}</msup>", element(base), element(exponent))
        }
        // These two are never shown.
        Formula::Alone(inside) | Formula::Abridged(inside, _) => row(inside),
    }
}

/// The formula as a single element.
fn element(formula: &Formula) -> String {
    match &*formula.shown() {
        Formula::Row(_) | Formula::Fraction(_) | Formula::Call(..) => {
            format!("<mrow>{}</mrow>", row(formula))
        }
        _ => row(formula),
    }
}

fn is_bar(part: &Formula) -> bool {
    matches!(&*part.shown(), Formula::Operator(Operator::Bar, _))
}

/// The bars between the options of Left and of Right: the more of them, the further out.
fn bars(count: usize) -> String {
    let bars = "|".repeat(count);
    format!("<mo form=\"infix\" stretchy=\"false\" lspace=\"0.25em\" rspace=\"0.25em\">{bars}</mo>")
}

fn symbol(symbol: Symbol) -> String {
    let text = symbol.to_text(Notation::Unicode);
    match symbol {
        // A capital Greek letter stands upright.
        Symbol::Gamma => format!("<mi mathvariant=\"normal\">{text}</mi>"),
        Symbol::Generator(place) => format!("<msub><mi>x</mi><mn>{place}</mn></msub>"),
        Symbol::Tiny | Symbol::Miny | Symbol::Quote => {
            format!("<mtext>{}</mtext>", escaped(&text))
        }
        _ => format!("<mi>{text}</mi>"),
    }
}

fn bracketed(open: char, inside: &Formula, close: char) -> String {
    let space = if open == '{' { "0.15em" } else { "0" };
    let bracket = |sign: char, form: &str, left: &str, right: &str| {
        format!(
            "<mo form=\"{form}\" stretchy=\"false\" lspace=\"{left}\" rspace=\"{right}\">{sign}</mo>"
        )
    };
    let open = bracket(open, "prefix", "0", space);
    let close = bracket(close, "postfix", space, "0");
    format!("<mrow>{open}{}{close}</mrow>", row(inside))
}

/// A sign before a part, as it is printed.
pub(super) fn before(sign: Sign) -> &'static str {
    match sign {
        Sign::Minus => "−",
        Sign::PlusMinus => "±",
    }
}

/// Words of which a space at either end is kept.
fn with_spaces(words: &str) -> String {
    let inside = words.trim_matches(' ');
    let start = words.len() - words.trim_start_matches(' ').len();
    let end = words.len() - start - inside.len();
    let space = |count: usize| "\u{a0}".repeat(count);
    space(start) + &*escaped(inside) + &*space(end)
}

fn operator(sign: Operator) -> String {
    if sign == Operator::Bar {
        return bars(1);
    }
    let attributes = match sign {
        Operator::Comma => " separator=\"true\" lspace=\"0\" rspace=\"0.2em\"",
        Operator::To => " stretchy=\"false\" lspace=\"0.3em\" rspace=\"0.3em\"",
        Operator::Ellipsis => " lspace=\"0\" rspace=\"0\"",
        _ => " form=\"infix\"",
    };
    format!("<mo{attributes}>{}</mo>", escaped(sign.to_text(Notation::Unicode)))
}
