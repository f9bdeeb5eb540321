//! Values as formulas, whose text reads back as the same value.
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

use nimatron_nimber::text::Notation;
use nimatron_nimber::text::formula::{Formula, Operator, Sign, Symbol};

use super::names::{Name, Power};
use super::{Arithmetic, Dyadic, Failure, NumberUpStar, Value};
use crate::foundation::{PerPlayer, Player};

/// Bytes that the text of a value may have.
pub const MAX_TEXT: usize = 1 << 20;

/// A value as a formula.
pub(super) struct Part {
    /// Without the braces around it if there are bars.
    pub formula: Formula,
    /// The bars between Left and Right; 0 if there are no braces.
    pub bars: usize,
    /// Number of values written within it, each of which takes a character at least.
    pub size: usize,
}

impl Part {
    pub fn plain(formula: Formula) -> Part {
        Part { formula, bars: 0, size: 1 }
    }

    pub fn in_braces(self) -> Part {
        match self.bars {
            0 => self,
            _ => Part { formula: self.formula.in_braces(), bars: 0, ..self },
        }
    }

    /// The formula of one value in an expression.
    pub fn alone(self) -> Formula {
        self.in_braces().formula.alone()
    }

    /// # Errors
    /// [`Failure::TooLong`] for more values than a text has room for.
    pub fn bounded(self) -> Result<Part, Failure> {
        match self.size > MAX_TEXT {
            true => Err(Failure::TooLong { limit: MAX_TEXT }),
            false => Ok(self),
        }
    }
}

/// The text of a formula, if it has at most [`MAX_TEXT`] bytes.
pub(super) fn text_of(formula: &Formula, notation: Notation) -> Result<String, Failure> {
    let text = formula.to_text(notation);
    if text.len() > MAX_TEXT { Err(Failure::TooLong { limit: MAX_TEXT }) } else { Ok(text) }
}

impl Arithmetic<'_> {
    /// The value as text, which reads back as the same value in any notation, also as a part of an
    /// expression.
    ///
    /// Options are written in an order that depends neither on the store nor on the notation:
    /// numbers with ups and stars first, by number, then shorter before longer ones.
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
        text_of(&self.formula(value)?, notation)
    }

    /// The value as a formula, of which [`text`](Self::text) is the text.
    ///
    /// # Errors
    /// As those of [`text`](Self::text).
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Value, Values};
    /// use nimatron::text::Notation;
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let star = values.arithmetic(&mut budget).formula(Value::STAR)?;
    /// assert_eq!(star.to_text(Notation::Latex), r"{\ast}");
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn formula(&mut self, value: Value) -> Result<Formula, Failure> {
        self.bound_height(value)?;
        Ok(self.written(value)?.alone())
    }

    pub(super) fn written(&mut self, value: Value) -> Result<Part, Failure> {
        self.budget.spend(1)?;
        if let Some(parts) = self.values.number_up_star(value) {
            return Ok(Part::plain(number_up_star(&parts)));
        }
        let written = match self.name(value)? {
            Some(Name::Switch(options)) => self.switch(&options)?,
            Some(Name::Tiny { number, of, negative }) => {
                // The brackets may be those of a call, whose argument is an expression.
                let of = self.written(of)?;
                let size = of.size;
                let formula = self.behind(number, [tiny(of.alone(), negative)]);
                Part { formula, bars: 0, size }
            }
            Some(Name::Power { number, power: named }) => {
                Part::plain(self.behind(number, [power(named)]))
            }
            None => self.form_written(value)?,
        };
        written.bounded()
    }

    /// Something infinitesimal behind a number, which is left out if it is 0.
    pub(super) fn behind(
        &self,
        number: Value,
        infinitesimal: impl IntoIterator<Item = Formula>,
    ) -> Formula {
        let number = self.values.number(number).filter(|number| !number.is_zero());
        Formula::row(number.iter().map(Dyadic::formula).chain(infinitesimal))
    }

    fn switch(&mut self, options: &[Value]) -> Result<Part, Failure> {
        let of = match *options {
            [option] => {
                let of = self.written(option)?;
                let is_closed = self.values.is_number(option) || of.bars > 0;
                let of = of.in_braces();
                match is_closed {
                    true => of,
                    false => Part { formula: of.formula.in_brackets(), ..of },
                }
            }
            _ => {
                let listed = self.listed(options)?;
                Part { formula: listed.formula.in_braces(), ..listed }
            }
        };
        Ok(plus_minus(of))
    }

    fn form_written(&mut self, value: Value) -> Result<Part, Failure> {
        let mut sides = PerPlayer::default();
        for player in Player::BOTH {
            let options = self.options(value, player)?;
            sides[player] = Some(match *options {
                [option] => self.written(option)?,
                _ => self.listed(&options)?,
            });
        }
        Ok(between_bars(sides))
    }

    /// Options between commas.
    fn listed(&mut self, options: &[Value]) -> Result<Part, Failure> {
        let mut written = Vec::with_capacity(options.len());
        for &option in options {
            written.push((self.values.number_up_star(option), self.written(option)?.in_braces()));
        }
        joined(written)
    }
}

/// Options in an order that does not depend on the store, between commas; with each the number, ups
/// and star that it may be.
pub(super) fn joined(options: Vec<(Option<NumberUpStar>, Part)>) -> Result<Part, Failure> {
    let size = options.iter().map(|(_, option)| option.size).sum();
    let written = Part { formula: Formula::row([]), bars: 0, size }.bounded()?;
    let keyed = options.into_iter().map(|(parts, option)| match parts {
        Some(NumberUpStar { number, ups, star }) => {
            let key = (0, number, ups.unsigned_abs(), star as usize);
            (key, ups.is_negative(), String::new(), option.formula)
        }
        None => {
            let text = option.formula.to_text(Notation::Ascii);
            ((1, Dyadic::zero(), 0, text.len()), false, text, option.formula)
        }
    });
    let mut keyed: Vec<_> = keyed.collect();
    keyed.sort_by(|a, b| (&a.0, a.1, &a.2).cmp(&(&b.0, b.1, &b.2)));
    let options = keyed.into_iter().map(|(.., formula)| formula);
    Ok(Part { formula: Formula::joined(options, &Operator::Comma.close()), ..written })
}

/// What both players can move to, with one bar more between them than any such form has.
pub(super) fn between_bars(PerPlayer([left, right]): PerPlayer<Option<Part>>) -> Part {
    let none = || Part { size: 0, ..Part::plain(Formula::row([])) };
    let [left, right] = [left, right].map(|side| side.unwrap_or_else(none));
    let bars = left.bars.max(right.bars) + 1;
    let between = std::iter::repeat_n(Operator::Bar.close(), bars);
    let row = [left.formula].into_iter().chain(between).chain([right.formula]);
    Part { formula: Formula::row(row), bars, size: left.size + right.size + 1 }
}

/// A switch, by what one of its players can move to.
pub(super) fn plus_minus(of: Part) -> Part {
    Part { formula: Formula::row([Formula::Sign(Sign::PlusMinus), of.formula]), ..of }
}

impl Dyadic {
    /// The number as a formula: `-3/4`.
    ///
    /// ```
    /// use nimatron::partizan::Dyadic;
    /// use nimatron::text::Notation;
    /// let number = Dyadic::new(-3, 2);
    /// assert_eq!(number.formula().to_text(Notation::Latex), r"-\frac{3}{4}");
    /// ```
    pub fn formula(&self) -> Formula {
        let text = self.abs().to_string();
        let number = match text.split_once('/') {
            Some((above, below)) => Formula::Fraction(Box::new([above.into(), below.into()])),
            None => Formula::Number(text),
        };
        let sign = self.is_negative().then_some(Formula::Sign(Sign::Minus));
        Formula::row(sign.into_iter().chain([number]))
    }
}

fn number_up_star(parts: &NumberUpStar) -> Formula {
    let mut row = Vec::new();
    if !parts.number.is_zero() || parts.is_number() {
        row.push(parts.number.formula());
    }
    let down = parts.ups < 0;
    match parts.ups.unsigned_abs() {
        0 => {}
        1 => row.push(arrow(down)),
        2 => row.push(if down { Symbol::DoubleDown } else { Symbol::DoubleUp }.formula()),
        multiple => row.extend([arrow(down), Formula::number(multiple)]),
    }
    match parts.star {
        0 => {}
        1 => row.push(Formula::Star(None)),
        height => row.push(Formula::Star(Some(Box::new(Formula::number(height))))),
    }
    Formula::row(row)
}

fn arrow(down: bool) -> Formula {
    if down { Symbol::Down } else { Symbol::Up }.formula()
}

fn power(Power { exponent, all, negative, star }: Power) -> Formula {
    power_of_up(Formula::number(exponent), all, negative, star)
}

/// A power of up, or the sum of powers, with its exponent in brackets.
pub(super) fn power_of_up(exponent: Formula, all: bool, negative: bool, star: bool) -> Formula {
    let exponent = match all {
        true => Formula::Bracketed('[', Box::new(exponent), ']'),
        false => exponent,
    };
    let star = star.then_some(Formula::Star(None));
    Formula::row([arrow(negative).to_the(exponent)].into_iter().chain(star))
}

pub(super) fn tiny(of: Formula, negative: bool) -> Formula {
    Formula::Call(if negative { Symbol::Miny } else { Symbol::Tiny }, Box::new(of))
}
