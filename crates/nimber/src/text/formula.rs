//! Formulas as trees: what a value looks like, apart from any notation.
//!
//! A value is rendered to a [`Formula`] once. The text of each [`Notation`] is written from it by
//! [`Formula::to_text`], of which [`Notation::Latex`] is LaTeX's mathematics; MathML, speech and
//! pictures are made from the same tree.
//!
//! | node | ASCII | Unicode | LaTeX |
//! | --- | --- | --- | --- |
//! | power | `w^2`, `w^(w+1)` | `ω²`, `ω^(ω+1)` | `\omega^{2}`, `\omega^{\omega+1}` |
//! | power of up | `^<2>`, `^[2]` | `↑²`, `↑[2]` | `{\uparrow}^{2}`, `{\uparrow}^{[2]}` |
//! | index | `e0`, `w_2`, `e_(w)` | `ε₀`, `ω₂`, `ε_(ω)` | `\varepsilon_{0}`, `\omega_{2}`, `\varepsilon_{\omega}` |
//! | fraction | `3/4` | `3/4` | `\frac{3}{4}` |
//! | nimber | `*(w+1)` | `*(ω+1)` | `{\ast}(\omega+1)` |
//! | game | `{1\|\|0\|-2}` | `{1\|\|0\|-2}` | `\{1\|\|0\|-2\}` |
//! | call | `phi(2,0)`, `tiny(2)` | `φ(2,0)`, `tiny(2)` | `\varphi(2,0)`, `{\mathbf{+}}_{2}` |

use std::borrow::Cow;
use std::fmt::Display;

use super::{Notation, stands_alone};

/// A formula or a part of one.
///
/// ```
/// use nimatron_nimber::text::formula::{Formula, Operator, Symbol};
/// use nimatron_nimber::text::Notation;
///
/// let square = Symbol::Omega.formula().to_the(Formula::number(2));
/// let sum = Formula::row([square, Operator::Plus.close(), Formula::number(5)]);
/// assert_eq!(sum.to_text(Notation::Ascii), "w^2+5");
/// assert_eq!(sum.to_text(Notation::Unicode), "ω²+5");
/// assert_eq!(sum.to_text(Notation::Latex), r"\omega^{2}+5");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Formula {
    /// Digits of a natural number.
    Number(String),
    /// A numerator over a denominator, both in digits.
    Fraction(Box<[String; 2]>),
    /// A sign that stands for something.
    Symbol(Symbol),
    /// A Latin letter or letters that stand for a variable.
    Variable(String),
    /// The name of a game, such as `on`: bold in LaTeX.
    Name(&'static str),
    /// Words.
    Text(String),
    /// A sign between two parts; if `true`, with spaces around it in text.
    Operator(Operator, bool),
    /// A sign before a part.
    Sign(Sign),
    /// A nimber: a star, and what it applies to.
    Star(Option<Box<Formula>>),
    /// A part in brackets.
    Bracketed(char, Box<Formula>, char),
    /// A function and its arguments.
    Call(Symbol, Box<Formula>),
    /// A part with an index.
    Sub(Box<Formula>, Box<Formula>),
    /// A part with an exponent.
    Power(Box<Formula>, Box<Formula>),
    /// Parts one after another.
    Row(Vec<Formula>),
    /// A value of a game beside which operators may stand: in braces where its text would not be
    /// read as one value.
    Alone(Box<Formula>),
    /// A part of which at most this number of characters are shown, except in LaTeX.
    Abridged(Box<Formula>, usize),
}

/// A sign that stands for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symbol {
    /// ω.
    Omega,
    /// ε.
    Epsilon,
    /// φ, of Veblen.
    Phi,
    /// Γ.
    Gamma,
    /// The generator 2^(2^n) of the finite fields, for n above those with letters.
    Generator(u32),
    /// The game ↑.
    Up,
    /// The game ↓.
    Down,
    /// The game ⇑.
    DoubleUp,
    /// The game ⇓.
    DoubleDown,
    /// Conway's positive infinitesimals: ⧾ of a game.
    Tiny,
    /// Their negatives.
    Miny,
    /// The mark around a form that is not simplified.
    Quote,
}

/// A sign between two parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operator {
    /// `+`.
    Plus,
    /// `*`, `·`.
    Times,
    /// The same, left out in LaTeX.
    Juxtaposed,
    /// `(+)`, `⊕`.
    NimPlus,
    /// `(x)`, `⊗`.
    NimTimes,
    /// `x`, `×`: of games or sides.
    Cross,
    /// `=`.
    Equals,
    /// `<=`, `≤`.
    AtMost,
    /// `->`, `→`.
    To,
    /// `,`.
    Comma,
    /// `:`.
    Colon,
    /// `|`, between the options of Left and of Right.
    Bar,
    /// `&`, between two sides of a loopy game.
    And,
    /// `...`, `…`.
    Ellipsis,
}

/// A sign before a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// Of a negative number.
    Minus,
    /// Of a game that is its own negative: `+-`, `±`.
    PlusMinus,
}

/// One of three spellings.
fn spelled<T>(notation: Notation, [ascii, unicode, latex]: [T; 3]) -> T {
    match notation {
        Notation::Ascii => ascii,
        Notation::Unicode => unicode,
        Notation::Latex => latex,
    }
}

impl Symbol {
    /// The symbol by itself.
    pub fn formula(self) -> Formula {
        Formula::Symbol(self)
    }

    /// The symbol as text.
    pub fn to_text(self, notation: Notation) -> String {
        let spellings = match self {
            Symbol::Omega => ["w", "ω", r"\omega"],
            Symbol::Epsilon => ["e", "ε", r"\varepsilon"],
            Symbol::Phi => ["phi", "φ", r"\varphi"],
            Symbol::Gamma => ["Gamma", "Γ", r"\Gamma"],
            Symbol::Generator(place) => {
                return match notation {
                    Notation::Ascii | Notation::Unicode => format!("x{place}"),
                    Notation::Latex => format!("x_{{{place}}}"),
                };
            }
            Symbol::Up => ["^", "↑", r"{\uparrow}"],
            Symbol::Down => ["v", "↓", r"{\downarrow}"],
            Symbol::DoubleUp => ["^^", "⇑", r"{\Uparrow}"],
            Symbol::DoubleDown => ["vv", "⇓", r"{\Downarrow}"],
            // In Unicode by their words, too: few fonts have the signs ⧾ and ⧿.
            Symbol::Tiny => ["tiny", "tiny", r"{\mathbf{+}}"],
            Symbol::Miny => ["miny", "miny", r"{\mathbf{-}}"],
            Symbol::Quote => ["'"; 3],
        };
        spelled(notation, spellings).into()
    }

    /// Whether it is ↑ or ↓, of which powers are written in brackets of their own.
    fn is_arrow(self) -> bool {
        matches!(self, Symbol::Up | Symbol::Down)
    }
}

impl Operator {
    /// The operator without spaces around it.
    pub fn close(self) -> Formula {
        Formula::Operator(self, false)
    }

    /// The operator with spaces, in text: around it, or behind a comma or a colon.
    pub fn spaced(self) -> Formula {
        Formula::Operator(self, true)
    }

    /// The operator as text.
    pub fn to_text(self, notation: Notation) -> &'static str {
        let spellings = match self {
            Operator::Plus => ["+"; 3],
            Operator::Times => ["*", "·", r"\cdot"],
            Operator::Juxtaposed => ["*", "·", ""],
            Operator::NimPlus => ["(+)", "⊕", r"\oplus"],
            Operator::NimTimes => ["(x)", "⊗", r"\otimes"],
            Operator::Cross => ["x", "×", r"\times"],
            Operator::Equals => ["="; 3],
            Operator::AtMost => ["<=", "≤", r"\leq"],
            Operator::To => ["->", "→", r"\to"],
            Operator::Comma => [","; 3],
            Operator::Colon => [":"; 3],
            Operator::Bar => ["|"; 3],
            Operator::And => ["&", "&", r"\mathbin{\&}"],
            Operator::Ellipsis => ["...", "…", r"\dots"],
        };
        spelled(notation, spellings)
    }

    fn write(self, spaced: bool, notation: Notation, text: &mut String) {
        let sign = self.to_text(notation);
        // A command of LaTeX ends where no letter follows.
        let spaced = match (notation, self) {
            (Notation::Latex, Operator::And) => false,
            (Notation::Latex, _) => spaced || sign.starts_with('\\'),
            _ => spaced,
        };
        if spaced && !matches!(self, Operator::Comma | Operator::Colon) {
            text.push(' ');
        }
        text.push_str(sign);
        if spaced {
            text.push(' ');
        }
    }
}

impl Sign {
    /// The sign as text.
    pub fn to_text(self, notation: Notation) -> &'static str {
        spelled(
            notation,
            match self {
                Sign::Minus => ["-"; 3],
                Sign::PlusMinus => ["+-", "±", r"{\pm}"],
            },
        )
    }
}

impl Formula {
    /// A natural number.
    pub fn number(number: impl Display) -> Formula {
        Formula::Number(number.to_string())
    }

    /// Words.
    pub fn text(words: impl Into<String>) -> Formula {
        Formula::Text(words.into())
    }

    /// The parts one after another; rows among them become part of this one.
    pub fn row(parts: impl IntoIterator<Item = Formula>) -> Formula {
        let mut row = Vec::new();
        for part in parts {
            match part {
                Formula::Row(parts) => row.extend(parts),
                part => row.push(part),
            }
        }
        match (row.pop(), row.is_empty()) {
            (Some(only), true) => only,
            (last, _) => {
                row.extend(last);
                Formula::Row(row)
            }
        }
    }

    /// The parts with an operator between any two.
    pub fn joined(parts: impl IntoIterator<Item = Formula>, operator: &Formula) -> Formula {
        let mut row = Vec::new();
        for part in parts {
            if !row.is_empty() {
                row.push(operator.clone());
            }
            row.push(part);
        }
        Formula::row(row)
    }

    /// The formula in parentheses.
    pub fn in_brackets(self) -> Formula {
        Formula::Bracketed('(', Box::new(self), ')')
    }

    /// The formula in braces.
    pub fn in_braces(self) -> Formula {
        Formula::Bracketed('{', Box::new(self), '}')
    }

    /// The formula with an exponent.
    pub fn to_the(self, exponent: Formula) -> Formula {
        Formula::Power(Box::new(self), Box::new(exponent))
    }

    /// The formula with an index.
    pub fn with_index(self, index: Formula) -> Formula {
        Formula::Sub(Box::new(self), Box::new(index))
    }

    /// The formula as one value of a game, whatever stands beside it.
    pub fn alone(self) -> Formula {
        Formula::Alone(Box::new(self))
    }

    /// The formula without nodes that concern texts alone: what a page shows of it, where the
    /// Unicode text has the braces of a value that needs them.
    pub fn shown(&self) -> Cow<'_, Formula> {
        match self {
            Formula::Alone(value) if stands_alone(&value.to_text(Notation::Unicode)) => {
                value.shown()
            }
            Formula::Alone(value) => Cow::Owned(value.shown().into_owned().in_braces()),
            Formula::Abridged(whole, most) => whole.shortened(*most),
            other => Cow::Borrowed(other),
        }
    }

    /// The formula, with an ellipsis for what lies behind this number of characters of Unicode
    /// text: of a number in its middle, and of a row at the end of a part.
    fn shortened(&self, most: usize) -> Cow<'_, Formula> {
        let length = |formula: &Formula| formula.to_text(Notation::Unicode).chars().count();
        if length(self) <= most {
            return self.shown();
        }
        let dots = Operator::Ellipsis.close();
        Cow::Owned(match self {
            Formula::Number(digits) => {
                let (head, tail) = kept(digits, most, Notation::Unicode);
                let end = digits.chars().count() - tail;
                let head: String = digits.chars().take(head).collect();
                let tail: String = digits.chars().skip(end).collect();
                Formula::row([Formula::Number(head), dots, Formula::Number(tail)])
            }
            Formula::Power(base, exponent) => {
                let room = most.saturating_sub(length(base));
                base.shown().into_owned().to_the(exponent.shortened(room).into_owned())
            }
            Formula::Row(parts) => {
                let mut room = most;
                let fitting = parts.iter().take_while(|part| {
                    let fits = length(part) < room;
                    room = room.saturating_sub(length(part));
                    fits
                });
                let fitting: Vec<Formula> = fitting.map(|part| part.shown().into_owned()).collect();
                Formula::row(fitting.into_iter().chain([dots]))
            }
            _ => dots,
        })
    }

    /// The formula, or its Unicode text as words if its parts are nested in more levels: what a
    /// recursion may descend into.
    pub fn within_levels(&self, levels: usize) -> Cow<'_, Formula> {
        match self.is_deeper_than(levels) {
            true => Cow::Owned(Formula::Text(self.to_text(Notation::Unicode))),
            false => Cow::Borrowed(self),
        }
    }

    fn is_deeper_than(&self, levels: usize) -> bool {
        let Some(below) = levels.checked_sub(1) else { return true };
        match self {
            Formula::Row(parts) => parts.iter().any(|part| part.is_deeper_than(below)),
            Formula::Sub(base, raised) | Formula::Power(base, raised) => {
                base.is_deeper_than(below) || raised.is_deeper_than(below)
            }
            Formula::Star(Some(inside))
            | Formula::Bracketed(_, inside, _)
            | Formula::Call(_, inside)
            | Formula::Alone(inside)
            | Formula::Abridged(inside, _) => inside.is_deeper_than(below),
            _ => false,
        }
    }

    /// The parts of a row, or the formula as its only part.
    pub fn parts(&self) -> &[Formula] {
        match self {
            Formula::Row(parts) => parts,
            only => std::slice::from_ref(only),
        }
    }

    /// The formula as text. Linear in its length, except for parts abridged within one another.
    pub fn to_text(&self, notation: Notation) -> String {
        let mut text = String::new();
        self.write(notation, &mut text);
        text
    }

    /// Appends the formula as text.
    fn write(&self, notation: Notation, text: &mut String) {
        match self {
            Formula::Number(digits) | Formula::Variable(digits) => text.push_str(digits),
            Formula::Fraction(fraction) => {
                let [above, below] = &**fraction;
                *text += &match notation {
                    Notation::Latex => format!(r"\frac{{{above}}}{{{below}}}"),
                    Notation::Ascii | Notation::Unicode => format!("{above}/{below}"),
                };
            }
            Formula::Symbol(symbol) => text.push_str(&symbol.to_text(notation)),
            Formula::Name(name) => match notation {
                Notation::Latex => *text += &format!(r"\mathbf{{{name}}}"),
                Notation::Ascii | Notation::Unicode => text.push_str(name),
            },
            Formula::Text(words) => match notation {
                Notation::Latex => *text += &format!(r"\text{{{}}}", latex(words)),
                Notation::Ascii | Notation::Unicode => text.push_str(words),
            },
            Formula::Operator(operator, spaced) => operator.write(*spaced, notation, text),
            Formula::Sign(sign) => text.push_str(sign.to_text(notation)),
            Formula::Star(applied) => {
                text.push_str(spelled(notation, ["*", "*", r"{\ast}"]));
                if let Some(applied) = applied {
                    applied.write(notation, text);
                }
            }
            Formula::Bracketed(open, inside, close) => {
                write_bracket(*open, notation, text);
                inside.write(notation, text);
                write_bracket(*close, notation, text);
            }
            Formula::Call(function @ (Symbol::Tiny | Symbol::Miny), arguments)
                if notation == Notation::Latex =>
            {
                text.push_str(&function.to_text(notation));
                write_between(["_{", "}"], arguments, notation, text);
            }
            Formula::Call(function, arguments) => {
                text.push_str(&function.to_text(notation));
                write_between(["(", ")"], arguments, notation, text);
            }
            Formula::Sub(base, index) => write_index(base, index, notation, text),
            Formula::Power(base, exponent) => write_power(base, exponent, notation, text),
            Formula::Row(parts) => parts.iter().for_each(|part| part.write(notation, text)),
            Formula::Alone(value) => {
                let value = value.to_text(notation);
                match stands_alone(&value) {
                    true => text.push_str(&value),
                    false => write_in_braces(&value, notation, text),
                }
            }
            Formula::Abridged(whole, most) => {
                let whole = whole.to_text(notation);
                match notation {
                    Notation::Latex => text.push_str(&whole),
                    _ => text.push_str(&abridged(&whole, *most, notation)),
                }
            }
        }
    }

    /// Whether it can be an exponent without brackets.
    fn is_bare(&self) -> bool {
        match self {
            Formula::Number(_)
            | Formula::Symbol(_)
            | Formula::Variable(_)
            | Formula::Name(_)
            | Formula::Sub(..)
            | Formula::Call(..) => true,
            Formula::Abridged(whole, _) => whole.is_bare(),
            _ => false,
        }
    }
}

fn write_between(
    [open, close]: [&str; 2],
    inside: &Formula,
    notation: Notation,
    text: &mut String,
) {
    text.push_str(open);
    inside.write(notation, text);
    text.push_str(close);
}

fn write_in_braces(inside: &str, notation: Notation, text: &mut String) {
    write_bracket('{', notation, text);
    text.push_str(inside);
    write_bracket('}', notation, text);
}

fn write_bracket(bracket: char, notation: Notation, text: &mut String) {
    if notation == Notation::Latex && matches!(bracket, '{' | '}') {
        text.push('\\');
    }
    text.push(bracket);
}

fn write_index(base: &Formula, index: &Formula, notation: Notation, text: &mut String) {
    base.write(notation, text);
    match (notation, index) {
        (Notation::Latex, _) => write_between(["_{", "}"], index, notation, text),
        (Notation::Unicode, Formula::Number(digits)) => text.extend(small(digits, &SUBSCRIPTS)),
        (Notation::Ascii, Formula::Number(digits)) => {
            // w2 reads as well, but looks like w*2.
            if matches!(base, Formula::Symbol(Symbol::Omega)) && digits != "1" {
                text.push('_');
            }
            text.push_str(digits);
        }
        _ => write_between(["_(", ")"], index, notation, text),
    }
}

fn write_power(base: &Formula, exponent: &Formula, notation: Notation, text: &mut String) {
    let of_arrow = matches!(base, Formula::Symbol(symbol) if symbol.is_arrow());
    base.write(notation, text);
    match (notation, exponent) {
        (Notation::Latex, _) => write_between(["^{", "}"], exponent, notation, text),
        (Notation::Unicode, Formula::Number(digits)) => text.extend(small(digits, &SUPERSCRIPTS)),
        (_, Formula::Bracketed(..)) if of_arrow => exponent.write(notation, text),
        _ if of_arrow => write_between(["<", ">"], exponent, notation, text),
        _ if exponent.is_bare() => write_between(["^", ""], exponent, notation, text),
        _ => write_between(["^(", ")"], exponent, notation, text),
    }
}

pub(super) const SUPERSCRIPTS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
pub(super) const SUBSCRIPTS: [char; 10] = ['₀', '₁', '₂', '₃', '₄', '₅', '₆', '₇', '₈', '₉'];

/// Digits raised or lowered.
fn small<'a>(digits: &'a str, alphabet: &'a [char; 10]) -> impl Iterator<Item = char> + 'a {
    digits.chars().map(|c| c.to_digit(10).map_or(c, |digit| alphabet[digit as usize]))
}

/// A text of at most about this number of characters: its end is left out, and of a number its
/// middle.
fn abridged(text: &str, most: usize, notation: Notation) -> String {
    let length = text.chars().count();
    if length <= most {
        return text.into();
    }
    let (head, tail) = kept(text, most, notation);
    let start = text.chars().take(head);
    let dots = Operator::Ellipsis.to_text(notation);
    start.chain(dots.chars()).chain(text.chars().skip(length - tail)).collect()
}

/// Number of characters kept at the beginning and at the end of a text that is too long.
fn kept(text: &str, most: usize, notation: Notation) -> (usize, usize) {
    let dots = Operator::Ellipsis.to_text(notation);
    let kept = most.saturating_sub(dots.len()).max(2);
    let tail = if text.bytes().all(|byte| byte.is_ascii_digit()) { kept / 2 } else { 0 };
    (kept - tail, tail)
}

/// Signs of our notations in words, and their commands in mathematics.
const SIGNS: [(char, &str); 16] = [
    ('ω', r"\omega"),
    ('ε', r"\varepsilon"),
    ('φ', r"\varphi"),
    ('Γ', r"\Gamma"),
    ('↑', r"\uparrow"),
    ('↓', r"\downarrow"),
    ('⇑', r"\Uparrow"),
    ('⇓', r"\Downarrow"),
    ('→', r"\to"),
    ('·', r"\cdot"),
    ('×', r"\times"),
    ('⊕', r"\oplus"),
    ('⊗', r"\otimes"),
    ('±', r"\pm"),
    ('≤', r"\leq"),
    ('…', r"\dots"),
];

/// Whether it is a letter that every font of LaTeX has, with its accent.
fn is_accented(c: char) -> bool {
    matches!(c, 'À'..='ÿ') && !matches!(c, 'Ð' | 'Þ' | 'ð' | 'þ' | '×' | '÷')
}

/// Words as LaTeX prints them in text: with what has a meaning of its own escaped. A character that
/// its fonts lack is named by its number.
///
/// ```
/// use nimatron_nimber::text::formula::latex;
/// assert_eq!(latex("50% of {a_1}"), r"50\% of \{a\_1\}");
/// assert_eq!(latex("misère, ω, 数"), r"misère, \ensuremath{\omega}, \texttt{U+6570}");
/// ```
pub fn latex(words: &str) -> String {
    let mut latex = String::with_capacity(words.len());
    for c in words.chars() {
        match c {
            '\\' => latex += r"\textbackslash{}",
            '^' => latex += r"\textasciicircum{}",
            '~' => latex += r"\textasciitilde{}",
            '<' => latex += r"\textless{}",
            '>' => latex += r"\textgreater{}",
            '|' => latex += r"\textbar{}",
            '#' | '$' | '%' | '&' | '_' | '{' | '}' => latex.extend(['\\', c]),
            c if c.is_ascii_control() => latex.push(' '),
            c if c.is_ascii() || is_accented(c) => latex.push(c),
            c => match SIGNS.iter().find(|(sign, _)| *sign == c) {
                Some((_, command)) => latex += &format!(r"\ensuremath{{{command}}}"),
                None => latex += &format!(r"\texttt{{U+{:04X}}}", u32::from(c)),
            },
        }
    }
    latex
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(formula: &Formula) -> [String; 3] {
        [Notation::Ascii, Notation::Unicode, Notation::Latex].map(|n| formula.to_text(n))
    }

    #[test]
    fn nodes_in_three_notations() {
        let number = |n: u32| Formula::number(n);
        let omega = || Symbol::Omega.formula();
        let sum = || Formula::row([omega(), Operator::Plus.close(), number(1)]);
        for (formula, expected) in [
            (omega().to_the(number(12)), ["w^12", "ω¹²", r"\omega^{12}"]),
            (omega().to_the(sum()), ["w^(w+1)", "ω^(ω+1)", r"\omega^{\omega+1}"]),
            (omega().to_the(omega()), ["w^w", "ω^ω", r"\omega^{\omega}"]),
            (omega().with_index(number(1)), ["w1", "ω₁", r"\omega_{1}"]),
            (omega().with_index(number(2)), ["w_2", "ω₂", r"\omega_{2}"]),
            (omega().with_index(sum()), ["w_(w+1)", "ω_(ω+1)", r"\omega_{\omega+1}"]),
            (Symbol::Up.formula().to_the(number(2)), ["^<2>", "↑²", r"{\uparrow}^{2}"]),
            (
                Symbol::Down.formula().to_the(Formula::Name("on")),
                ["v<on>", "↓<on>", r"{\downarrow}^{\mathbf{on}}"],
            ),
            (
                Formula::Star(Some(Box::new(sum().in_brackets()))),
                ["*(w+1)", "*(ω+1)", r"{\ast}(\omega+1)"],
            ),
            (
                Formula::Call(Symbol::Tiny, Box::new(number(2))),
                ["tiny(2)", "tiny(2)", r"{\mathbf{+}}_{2}"],
            ),
            (
                Formula::joined([omega(), number(3)], &Operator::Times.close()),
                ["w*3", "ω·3", r"\omega \cdot 3"],
            ),
            (
                Formula::joined([number(1), number(2)], &Operator::Bar.close()).in_braces(),
                ["{1|2}", "{1|2}", r"\{1|2\}"],
            ),
            (Formula::text("50%"), ["50%", "50%", r"\text{50\%}"]),
        ] {
            assert_eq!(texts(&formula), expected);
        }
    }

    #[test]
    fn rows_are_flat() {
        let one = || Formula::number(1);
        assert_eq!(Formula::row([one()]), one());
        assert_eq!(Formula::row([Formula::row([one(), one()]), one()]).parts().len(), 3);
        assert_eq!(Formula::row([]).to_text(Notation::Ascii), "");
    }

    #[test]
    fn long_parts_are_abridged_except_in_latex() {
        let long = || Formula::number("1234567890".repeat(3));
        let [ascii, unicode, latex] = texts(&Formula::Abridged(Box::new(long()), 11));
        assert_eq!((&*ascii, &*unicode), ("1234...7890", "1234…7890"));
        assert_eq!(latex, long().to_text(Notation::Latex));
    }
}
