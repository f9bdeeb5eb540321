//! Values as text that reads back as the same value.
//!
//! A form in braces leaves out the braces of an option that stands alone on its side, and has one
//! bar more than any such option: {2||1|0} is {2|{1|0}}.
//!
//! A text can stand beside operators wherever expressions are read. So a number with a sign glued to
//! it is in braces where an expression would read a product or a power: `-1*` is −1 + *, and `{1*2}`
//! is 1 + *2, as 1*2 is 2. Within braces it is not: {1*2|0}.
//!
//! | ascii | unicode | LaTeX | |
//! | --- | --- | --- | --- |
//! | `9/8^3*4` | `9/8↑3*4` | `\frac{9}{8}{\uparrow}3{\ast}4` | 9/8 + 3·↑ + *4 |
//! | `^<2>`, `v[3]*` | `↑²`, `↓[3]*` | `{\uparrow}^{2}`, `{\downarrow}^{[3]}{\ast}` | powers of up |
//! | `tiny(2)`, `1miny(2)` | the same | `{\mathbf{+}}_{2}`, `1{\mathbf{-}}_{2}` | tiny, and 1 plus miny |
//! | `+-1`, `+-{2\|1}` | `±1`, `±{2\|1}` | `{\pm}1`, `{\pm}\{2\|1\}` | switches |

use nimatron_nimber::text::{Notation, stands_alone};

use super::names::{Name, Power};
use super::{Arithmetic, Dyadic, Failure, NumberUpStar, Value};
use crate::foundation::{PerPlayer, Player};

/// Bytes that the text of a value may have.
pub const MAX_TEXT: usize = 1 << 20;

/// A value as text.
pub(super) struct Text {
    /// Without the braces around it if there are bars.
    pub text: String,
    /// The bars between Left and Right; 0 if there are no braces.
    pub bars: usize,
}

impl Text {
    pub fn plain(text: String) -> Text {
        Text { text, bars: 0 }
    }

    pub fn in_braces(self, notation: Notation) -> String {
        if self.bars == 0 { self.text } else { braces(&self.text, notation) }
    }

    /// The text of one value in an expression.
    pub fn standing_alone(self, notation: Notation) -> String {
        standing_alone(self.in_braces(notation), notation)
    }
}

/// A text as one value in an expression: in braces if it would not be read as one.
pub(super) fn standing_alone(text: String, notation: Notation) -> String {
    if stands_alone(&text) { text } else { braces(&text, notation) }
}

pub(super) fn braces(inside: &str, notation: Notation) -> String {
    match notation {
        Notation::Ascii | Notation::Unicode => format!("{{{inside}}}"),
        Notation::Latex => format!("\\{{{inside}\\}}"),
    }
}

impl Arithmetic<'_> {
    /// The value as text, which reads back as the same value in any notation, also as a part of an
    /// expression.
    ///
    /// Options are written in an order that does not depend on the store: numbers with ups and
    /// stars first, by number, then shorter before longer ones.
    ///
    /// # Errors
    /// [`Failure::TooLong`] for more than [`MAX_TEXT`] bytes, and those of every operation: see
    /// [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::Values;
    /// use nimatron::text::Notation;
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// let game = games.read("{0||0|-2} + 1").unwrap();
    /// assert_eq!(games.text(game, Notation::Ascii)?, "1tiny(2)");
    /// assert_eq!(games.text(game, Notation::Unicode)?, "1tiny(2)");
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn text(&mut self, value: Value, notation: Notation) -> Result<String, Failure> {
        self.bound_height(value)?;
        Ok(self.written(value, notation)?.standing_alone(notation))
    }

    pub(super) fn written(&mut self, value: Value, notation: Notation) -> Result<Text, Failure> {
        self.budget.spend(1)?;
        if let Some(parts) = self.values.number_up_star(value) {
            return Ok(Text::plain(number_up_star(&parts, notation)));
        }
        let text = match self.name(value)? {
            Some(Name::Switch(options)) => self.switch(&options, notation)?,
            Some(Name::Tiny { number, of, negative }) => {
                // The brackets may be those of a call, whose argument is an expression.
                let of = self.written(of, notation)?.standing_alone(notation);
                let name = tiny(&of, negative, notation);
                Text::plain(self.prefix(number, notation) + &name)
            }
            Some(Name::Power { number, power: named }) => {
                Text::plain(self.prefix(number, notation) + &power(named, notation))
            }
            None => self.form_text(value, notation)?,
        };
        if text.text.len() > MAX_TEXT {
            Err(Failure::TooLong { limit: MAX_TEXT })
        } else {
            Ok(text)
        }
    }

    /// A number in front of something infinitesimal.
    pub(super) fn prefix(&self, number: Value, notation: Notation) -> String {
        match self.values.number(number) {
            Some(number) if !number.is_zero() => dyadic(&number, notation),
            _ => String::new(),
        }
    }

    fn switch(&mut self, options: &[Value], notation: Notation) -> Result<Text, Failure> {
        let of = match *options {
            [option] => {
                let text = self.written(option, notation)?;
                if self.values.is_number(option) || text.bars > 0 {
                    text.in_braces(notation)
                } else {
                    format!("({})", text.text)
                }
            }
            _ => braces(&self.listed(options, notation)?, notation),
        };
        Ok(Text::plain(format!("{}{of}", plus_minus(notation))))
    }

    fn form_text(&mut self, value: Value, notation: Notation) -> Result<Text, Failure> {
        let mut sides = PerPlayer::<String>::default();
        let mut bars = 1;
        for player in Player::BOTH {
            let options = self.options(value, player)?;
            sides[player] = match *options {
                [option] => {
                    let text = self.written(option, notation)?;
                    bars = bars.max(text.bars + 1);
                    text.text
                }
                _ => self.listed(&options, notation)?,
            };
        }
        Ok(Text { text: between_bars(&sides, bars), bars })
    }

    /// Options between commas.
    fn listed(&mut self, options: &[Value], notation: Notation) -> Result<String, Failure> {
        let mut texts = Vec::with_capacity(options.len());
        for &option in options {
            let text = self.written(option, notation)?.in_braces(notation);
            texts.push((self.values.number_up_star(option), text));
        }
        joined(texts)
    }
}

/// Texts of options in an order that does not depend on the store, between commas; with each the
/// number, ups and star that it may be.
pub(super) fn joined(texts: Vec<(Option<NumberUpStar>, String)>) -> Result<String, Failure> {
    if texts.iter().map(|(_, text)| text.len()).sum::<usize>() > MAX_TEXT {
        return Err(Failure::TooLong { limit: MAX_TEXT });
    }
    let keyed = texts.into_iter().map(|(parts, text)| match parts {
        Some(NumberUpStar { number, ups, star }) => {
            ((0, number, ups.unsigned_abs(), star as usize), text)
        }
        None => ((1, Dyadic::zero(), 0, text.len()), text),
    });
    let mut keyed: Vec<_> = keyed.collect();
    keyed.sort();
    let texts: Vec<String> = keyed.into_iter().map(|(_, text)| text).collect();
    Ok(texts.join(","))
}

/// What both players can move to, with bars between them.
pub(super) fn between_bars(PerPlayer([left, right]): &PerPlayer<String>, bars: usize) -> String {
    format!("{left}{}{right}", "|".repeat(bars))
}

/// The sign of a switch.
pub(super) fn plus_minus(notation: Notation) -> &'static str {
    match notation {
        Notation::Ascii => "+-",
        Notation::Unicode => "±",
        Notation::Latex => "{\\pm}",
    }
}

/// A number: `-3/4`, or a fraction of LaTeX.
fn dyadic(number: &Dyadic, notation: Notation) -> String {
    if notation != Notation::Latex || number.is_integer() {
        return number.to_string();
    }
    let text = number.abs().to_string();
    let (numerator, denominator) = text.split_once('/').unwrap_or((&text, "1"));
    let sign = if number.is_negative() { "-" } else { "" };
    format!("{sign}\\frac{{{numerator}}}{{{denominator}}}")
}

fn number_up_star(parts: &NumberUpStar, notation: Notation) -> String {
    let mut text = String::new();
    if !parts.number.is_zero() || parts.is_number() {
        text += &dyadic(&parts.number, notation);
    }
    let multiple = parts.ups.unsigned_abs();
    match multiple {
        0 => {}
        2 if notation != Notation::Ascii => text += double_arrow(parts.ups < 0, notation),
        1 | 2 => text += &arrow(parts.ups < 0, notation).repeat(multiple as usize),
        _ => text += &format!("{}{multiple}", arrow(parts.ups < 0, notation)),
    }
    if parts.star > 0 {
        text += star(notation);
    }
    if parts.star > 1 {
        text += &parts.star.to_string();
    }
    text
}

fn star(notation: Notation) -> &'static str {
    if notation == Notation::Latex { "{\\ast}" } else { "*" }
}

fn arrow(down: bool, notation: Notation) -> &'static str {
    match (notation, down) {
        (Notation::Ascii, false) => "^",
        (Notation::Ascii, true) => "v",
        (Notation::Unicode, false) => "↑",
        (Notation::Unicode, true) => "↓",
        (Notation::Latex, false) => "{\\uparrow}",
        (Notation::Latex, true) => "{\\downarrow}",
    }
}

fn double_arrow(down: bool, notation: Notation) -> &'static str {
    match (notation, down) {
        (Notation::Ascii, false) => "^^",
        (Notation::Ascii, true) => "vv",
        (Notation::Unicode, false) => "⇑",
        (Notation::Unicode, true) => "⇓",
        (Notation::Latex, false) => "{\\Uparrow}",
        (Notation::Latex, true) => "{\\Downarrow}",
    }
}

fn power(power: Power, notation: Notation) -> String {
    let Power { exponent, all, negative, star } = power;
    let exponent = match (notation, all) {
        (Notation::Unicode, false) => {
            let raised = digits(exponent, "⁰¹²³⁴⁵⁶⁷⁸⁹");
            return arrow(negative, notation).to_string() + &raised + star_if(star, notation);
        }
        _ => exponent.to_string(),
    };
    power_text(&exponent, all, negative, star, notation)
}

/// A power of up, or the sum of powers, with its exponent in brackets.
pub(super) fn power_text(
    exponent: &str,
    all: bool,
    negative: bool,
    star: bool,
    notation: Notation,
) -> String {
    let exponent = match (notation, all) {
        (Notation::Latex, false) => format!("^{{{exponent}}}"),
        (Notation::Latex, true) => format!("^{{[{exponent}]}}"),
        (_, false) => format!("<{exponent}>"),
        (_, true) => format!("[{exponent}]"),
    };
    format!("{}{exponent}{}", arrow(negative, notation), star_if(star, notation))
}

fn star_if(is_there: bool, notation: Notation) -> &'static str {
    if is_there { star(notation) } else { "" }
}

/// In Unicode by its word, too: few fonts have the signs ⧾ and ⧿.
pub(super) fn tiny(of: &str, negative: bool, notation: Notation) -> String {
    match notation {
        Notation::Ascii | Notation::Unicode => {
            format!("{}({of})", if negative { "miny" } else { "tiny" })
        }
        Notation::Latex => {
            format!("{{\\mathbf{{{}}}}}_{{{of}}}", if negative { "-" } else { "+" })
        }
    }
}

fn digits(number: u32, alphabet: &str) -> String {
    let digit = |digit: u8| alphabet.chars().nth(usize::from(digit - b'0'));
    number.to_string().bytes().filter_map(digit).collect()
}
