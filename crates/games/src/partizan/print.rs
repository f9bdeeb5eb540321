//! Values as text that reads back as the same value.
//!
//! A form in braces leaves out the braces of an option that stands alone on its side, and has one
//! bar more than any such option: {2||1|0} is {2|{1|0}}.
//!
//! | ascii | unicode | LaTeX | |
//! | --- | --- | --- | --- |
//! | `9/8^3*4` | `9/8↑3*4` | `\frac{9}{8}{\uparrow}3{\ast}4` | 9/8 + 3·↑ + *4 |
//! | `^<2>`, `v[3]*` | `↑²`, `↓[3]*` | `{\uparrow}^{2}`, `{\downarrow}^{[3]}{\ast}` | powers of up |
//! | `tiny(2)`, `1miny(2)` | the same | `{\mathbf{+}}_{2}`, `1{\mathbf{-}}_{2}` | tiny, and 1 plus miny |
//! | `+-1`, `+-{2\|1}` | `±1`, `±{2\|1}` | `{\pm}1`, `{\pm}\{2\|1\}` | switches |

use nimatron_nimber::text::Notation;

use super::names::{Name, Power};
use super::{Arithmetic, Dyadic, Failure, NumberUpStar, Value};
use crate::core::Player;

/// Bytes that the text of a value may have.
pub const MAX_TEXT: usize = 1 << 20;

/// A value as text.
struct Text {
    /// Without the braces around it if there are bars.
    text: String,
    /// The bars between Left and Right; 0 if there are no braces.
    bars: usize,
}

impl Text {
    fn plain(text: String) -> Text {
        Text { text, bars: 0 }
    }

    fn in_braces(self, notation: Notation) -> String {
        if self.bars == 0 { self.text } else { braces(&self.text, notation) }
    }
}

fn braces(inside: &str, notation: Notation) -> String {
    match notation {
        Notation::Ascii | Notation::Unicode => format!("{{{inside}}}"),
        Notation::Latex => format!("\\{{{inside}\\}}"),
    }
}

impl Arithmetic<'_> {
    /// The value as text, which reads back as the same value in any notation.
    ///
    /// Options are written in an order that does not depend on the store: numbers with ups and
    /// stars first, by number, then shorter before longer ones.
    ///
    /// # Errors
    /// [`Failure::TooLong`] for more than [`MAX_TEXT`] bytes, and those of every operation: see
    /// [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::core::Budget;
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
        Ok(self.written(value, notation)?.in_braces(notation))
    }

    fn written(&mut self, value: Value, notation: Notation) -> Result<Text, Failure> {
        self.budget.spend(1)?;
        if let Some(parts) = self.values.number_up_star(value) {
            return Ok(Text::plain(number_up_star(&parts, notation)));
        }
        let text = match self.name(value)? {
            Some(Name::Switch(options)) => self.switch(&options, notation)?,
            Some(Name::Tiny { number, of, negative }) => {
                let name =
                    tiny(&self.written(of, notation)?.in_braces(notation), negative, notation);
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
    fn prefix(&self, number: Value, notation: Notation) -> String {
        match self.values.number(number) {
            Some(number) if !number.is_zero() => dyadic(&number, notation),
            _ => String::new(),
        }
    }

    fn switch(&mut self, options: &[Value], notation: Notation) -> Result<Text, Failure> {
        let sign = match notation {
            Notation::Ascii => "+-",
            Notation::Unicode => "±",
            Notation::Latex => "{\\pm}",
        };
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
        Ok(Text::plain(format!("{sign}{of}")))
    }

    fn form_text(&mut self, value: Value, notation: Notation) -> Result<Text, Failure> {
        let mut sides = [String::new(), String::new()];
        let mut bars = 1;
        for player in Player::BOTH {
            let options = self.options(value, player)?;
            sides[player as usize] = match *options {
                [option] => {
                    let text = self.written(option, notation)?;
                    bars = bars.max(text.bars + 1);
                    text.text
                }
                _ => self.listed(&options, notation)?,
            };
        }
        let [left, right] = sides;
        Ok(Text { text: format!("{left}{}{right}", "|".repeat(bars)), bars })
    }

    /// Options between commas.
    fn listed(&mut self, options: &[Value], notation: Notation) -> Result<String, Failure> {
        let mut texts = Vec::with_capacity(options.len());
        let mut length = 0;
        for &option in options {
            let text = self.written(option, notation)?.in_braces(notation);
            let key = match self.values.number_up_star(option) {
                Some(NumberUpStar { number, ups, star }) => {
                    (0, number, ups.unsigned_abs(), star as usize)
                }
                None => (1, Dyadic::zero(), 0, text.len()),
            };
            length += text.len();
            if length > MAX_TEXT {
                return Err(Failure::TooLong { limit: MAX_TEXT });
            }
            texts.push((key, text));
        }
        texts.sort();
        let texts: Vec<String> = texts.into_iter().map(|(_, text)| text).collect();
        Ok(texts.join(","))
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
    let n = power.exponent;
    let exponent = match (notation, power.all) {
        (Notation::Ascii, false) => format!("<{n}>"),
        (Notation::Ascii | Notation::Unicode, true) => format!("[{n}]"),
        (Notation::Unicode, false) => digits(n, "⁰¹²³⁴⁵⁶⁷⁸⁹"),
        (Notation::Latex, false) => format!("^{{{n}}}"),
        (Notation::Latex, true) => format!("^{{[{n}]}}"),
    };
    let star = if power.star { star(notation) } else { "" };
    format!("{}{exponent}{star}", arrow(power.negative, notation))
}

/// In Unicode by its word, too: few fonts have the signs ⧾ and ⧿.
fn tiny(of: &str, negative: bool, notation: Notation) -> String {
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
