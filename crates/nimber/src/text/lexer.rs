//! Tokens: the words of the language, in every spelling.
//!
//! The lexer is where ASCII, Unicode and LaTeX become one: `w`, `omega`, `ω` and `\omega` are all
//! the word `w`; `·` and `\cdot` are `*`; `ω²` is `w^2` and `ω₁` is `w_1`; `\left(` is `(`.
//!
//! A letter of an *indexed family* (`w`, `e`, `zeta`, `Gamma`) takes the digits behind it as its
//! index, so `w2` is the initial ordinal ω₂, as `e0` is ε₀. Other words (`base2`, `left_stop`)
//! keep their digits and underscores.
//!
//! The trap: `(+)` and `(x)` are operators, the nim-sum and the nim-product. But where a value is
//! expected, or directly behind the name of a function, `(x)` is the name `x` in brackets: `f(x)` is a
//! call, and `a (x) b` is a product.

use super::formula::{SUBSCRIPTS, SUPERSCRIPTS};
use super::{BYTE_ORDER_MARK, ParseError, Span, did_you_mean, excerpt, games};
use crate::Natural;
use crate::text::language::translated;
use crate::{message, say};
use dashu_int::ops::BitTest;

/// Digits that a number may have.
///
/// The exact bound is [`MAX_BITS`], so that what can be computed can be read.
pub const MAX_DIGITS: usize = 100_000;

/// Bits that a number may have: those of 10^100000 − 1.
pub const MAX_BITS: usize = 332_193;

/// Tokens in one expression.
pub const MAX_TOKENS: usize = 1_000_000;

/// What a token is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TokenKind<'a> {
    /// A number in decimal digits.
    Natural(Natural),
    /// A word; members of an indexed family by their ASCII name.
    Word(&'a str),
    /// The index written directly behind a word of an indexed family: the `1` of `w1` and `ω₁`.
    Index(Natural),
    /// Punctuation or an operator, by its ASCII spelling.
    Symbol(Symbol),
    /// A game in the notation of games, where an operand is expected: `{2|-1}`, `^3*2`, `±1`.
    Game(&'a str),
}

macro_rules! symbols {
    ($($(#[$doc:meta])* $name:ident $text:literal),* $(,)?) => {
        /// Punctuation and operators.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Symbol { $($(#[$doc])* #[doc = concat!("`", $text, "`")] $name),* }

        impl Symbol {
            /// The ASCII spelling.
            pub fn text(self) -> &'static str {
                match self { $(Self::$name => $text),* }
            }
        }
    };
}

symbols! {
    Plus "+", Minus "-", Star "*", Slash "/", Caret "^", Hash "#",
    NimSum "(+)", NimProduct "(x)",
    Equal "==", NotEqual "!=", Less "<", Greater ">", AtMost "<=", AtLeast ">=", Confused "||",
    Open "(", Close ")", OpenBrace "{", CloseBrace "}",
    Comma ",", Underscore "_", Percent "%",
    Div "div", Mod "mod",
}

/// A token and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    /// What it is.
    pub kind: TokenKind<'a>,
    /// Where it stands.
    pub span: Span,
}

/// Spellings of the words of indexed families, with their ASCII names.
const FAMILIES: [(&str, &str); 14] = [
    ("w", "w"),
    ("omega", "w"),
    ("ω", "w"),
    ("e", "e"),
    ("eps", "e"),
    ("epsilon", "e"),
    ("ε", "e"),
    ("ϵ", "e"),
    ("zeta", "zeta"),
    ("ζ", "zeta"),
    ("Gamma", "Gamma"),
    ("G", "Gamma"),
    ("Γ", "Gamma"),
    ("varepsilon", "e"),
];

/// The ASCII name of the indexed family that `word` spells.
fn family(word: &str) -> Option<&'static str> {
    FAMILIES.iter().find(|(spelling, _)| *spelling == word).map(|(_, name)| *name)
}

/// Whether `word`, as the lexer gives it, names an indexed family: `w`, `e`, `zeta` or `Gamma`.
pub fn is_family(word: &str) -> bool {
    FAMILIES.iter().any(|(_, name)| *name == word)
}

/// Symbols of ASCII and Unicode, longer ones first where one begins another.
const SYMBOLS: [(&str, Symbol); 37] = [
    // The star of a nimber, in braces so that it is set close to its height.
    ("{\\ast}", Symbol::Star),
    ("(+)", Symbol::NimSum),
    ("(x)", Symbol::NimProduct),
    ("==", Symbol::Equal),
    ("!=", Symbol::NotEqual),
    ("<=", Symbol::AtMost),
    (">=", Symbol::AtLeast),
    ("||", Symbol::Confused),
    ("+", Symbol::Plus),
    ("-", Symbol::Minus),
    ("−", Symbol::Minus),
    ("*", Symbol::Star),
    ("·", Symbol::Star),
    ("⋅", Symbol::Star),
    ("×", Symbol::Star),
    ("/", Symbol::Slash),
    ("^", Symbol::Caret),
    ("#", Symbol::Hash),
    ("⊕", Symbol::NimSum),
    ("⊗", Symbol::NimProduct),
    ("≠", Symbol::NotEqual),
    ("≤", Symbol::AtMost),
    ("≥", Symbol::AtLeast),
    ("‖", Symbol::Confused),
    ("∥", Symbol::Confused),
    ("<", Symbol::Less),
    (">", Symbol::Greater),
    ("(", Symbol::Open),
    (")", Symbol::Close),
    ("[", Symbol::Open),
    ("]", Symbol::Close),
    ("{", Symbol::OpenBrace),
    ("}", Symbol::CloseBrace),
    (",", Symbol::Comma),
    ("_", Symbol::Underscore),
    ("%", Symbol::Percent),
    ("⋕", Symbol::Hash),
];

/// Words that are operators where a value has ended; elsewhere they are names of functions.
const OPERATORS: [(&str, Symbol); 3] =
    [("xor", Symbol::NimSum), ("div", Symbol::Div), ("mod", Symbol::Mod)];

/// Whether a word is an operator where a value has ended: `xor`, `div` or `mod`.
///
/// ```
/// use nimatron_nimber::text::lexer::is_operator;
/// assert!(is_operator("xor") && !is_operator("mex"));
/// ```
pub fn is_operator(word: &str) -> bool {
    OPERATORS.iter().any(|(operator, _)| *operator == word)
}

/// LaTeX commands that are symbols.
const COMMANDS: [(&str, Symbol); 13] = [
    ("ast", Symbol::Star),
    ("cdot", Symbol::Star),
    ("times", Symbol::Star),
    ("oplus", Symbol::NimSum),
    ("otimes", Symbol::NimProduct),
    ("leq", Symbol::AtMost),
    ("le", Symbol::AtMost),
    ("geq", Symbol::AtLeast),
    ("ge", Symbol::AtLeast),
    ("neq", Symbol::NotEqual),
    ("ne", Symbol::NotEqual),
    ("bmod", Symbol::Mod),
    ("mod", Symbol::Mod),
];

/// The help for a cardinal number.
pub const ALEPH: &str = message!(
    "the numbers here are ordinals: aleph_0 is the ordinal w, aleph_1 is w1, aleph_2 is w_2"
);

/// LaTeX commands that only set space or the size of a bracket.
const IGNORED: [&str; 4] = ["left", "right", "quad", "qquad"];

/// LaTeX commands that are words.
const WORDS: [(&str, &str); 7] = [
    ("omega", "w"),
    ("varepsilon", "e"),
    ("epsilon", "e"),
    ("zeta", "zeta"),
    ("Gamma", "Gamma"),
    ("varphi", "phi"),
    ("phi", "phi"),
];

/// The symbol that a text begins with, and its length.
pub(super) fn symbol(text: &str) -> Option<(Symbol, usize)> {
    let found = SYMBOLS.iter().find(|(spelling, _)| text.starts_with(spelling));
    found.map(|(spelling, symbol)| (*symbol, spelling.len()))
}

/// Whether a text begins with a LaTeX command behind which an operand has ended: an operator, or
/// what closes a bracket.
pub(super) fn operator_command(text: &str) -> bool {
    let Some(rest) = text.strip_prefix('\\') else { return false };
    let letters = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
    let name = &rest[..letters];
    let closes = ["right", "middle", "mid"].contains(&name) || rest.starts_with(['}', '|']);
    closes || COMMANDS.iter().any(|(command, _)| *command == name)
}

/// Cuts a text into tokens.
///
/// Linear in the length of the text, but for the conversion of long numbers. Refuses characters
/// and LaTeX commands that mean nothing here, numbers of more than [`MAX_DIGITS`] digits or with
/// a decimal point, and more than [`MAX_TOKENS`] tokens.
///
/// ```
/// use nimatron_nimber::text::lexer::{Symbol, TokenKind, tokens};
///
/// let found = tokens("ω₁ + base2")?;
/// assert_eq!(found[0].kind, TokenKind::Word("w"));
/// assert_eq!(found[1].kind, TokenKind::Index(1u8.into()));
/// assert_eq!(found[2].kind, TokenKind::Symbol(Symbol::Plus));
/// assert_eq!(found[3].kind, TokenKind::Word("base2"));
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
pub fn tokens(text: &str) -> Result<Vec<Token<'_>>, ParseError> {
    let mut lexer = Lexer { text, position: 0, tokens: Vec::new(), expects_operand: true };
    while lexer.position < text.len() {
        lexer.step()?;
        if lexer.tokens.len() > MAX_TOKENS {
            let place = lexer.position;
            return Err(ParseError::new(
                say!("the expression is longer than {} words and signs", MAX_TOKENS),
                place..place,
            ));
        }
    }
    Ok(lexer.tokens)
}

struct Lexer<'a> {
    text: &'a str,
    position: usize,
    tokens: Vec<Token<'a>>,
    /// Whether what was read so far wants a value.
    expects_operand: bool,
}

impl<'a> Lexer<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.position..]
    }

    fn push(&mut self, kind: TokenKind<'a>, length: usize) {
        self.expects_operand = match &kind {
            TokenKind::Symbol(Symbol::Close | Symbol::CloseBrace | Symbol::Percent) => false,
            // A star before a value may do without one: `* ^ 2` is a power.
            TokenKind::Symbol(Symbol::Star) => !self.expects_operand,
            TokenKind::Symbol(_) => true,
            _ => false,
        };
        let start = self.position;
        self.position += length;
        self.tokens.push(Token { kind, span: start..self.position });
    }

    /// Reads one token, or some white space.
    fn step(&mut self) -> Result<(), ParseError> {
        let rest = self.rest();
        let first = rest.chars().next().unwrap_or(' ');
        let is_mark = first == BYTE_ORDER_MARK && self.position == 0;
        if first.is_whitespace() || is_mark {
            self.position += first.len_utf8();
        } else if let Some(length) = self.game()? {
            self.push(TokenKind::Game(&rest[..length]), length);
        } else if first.is_ascii_digit() {
            self.decimal()?;
        } else if first.is_ascii_alphabetic() {
            self.word()?;
        } else if let Some(name) = family(&rest[..first.len_utf8()]) {
            self.push(TokenKind::Word(name), first.len_utf8());
            self.index()?;
        } else if matches!(first, 'φ' | 'ϕ') {
            self.push(TokenKind::Word("phi"), first.len_utf8());
        } else if first == '\\' {
            self.command()?;
        } else if SUPERSCRIPTS.contains(&first) {
            let (number, length) = self.digits(&SUPERSCRIPTS)?;
            self.push(TokenKind::Symbol(Symbol::Caret), 0);
            self.push(TokenKind::Natural(number), length);
        } else if rest.starts_with("(x)") && self.expects_brackets() {
            self.push(TokenKind::Symbol(Symbol::Open), 1);
            self.push(TokenKind::Word(&rest[1..2]), 1);
            self.push(TokenKind::Symbol(Symbol::Close), 1);
        } else if let Some((symbol, length)) = symbol(rest) {
            self.push(TokenKind::Symbol(symbol), length);
        } else {
            return Err(self.unexpected(first));
        }
        Ok(())
    }

    /// The length of the game that begins here, if an operand is expected and it is one.
    fn game(&self) -> Result<Option<usize>, ParseError> {
        // A brace behind ^ or _ groups an exponent or an index; everywhere else it is a game,
        // even where no value can stand, so that the error is about the whole of it.
        let group = matches!(self.last_symbol(), Some(Symbol::Caret | Symbol::Underscore));
        let braces = self.rest().starts_with('{') || self.rest().starts_with("\\{");
        if group || !(self.expects_operand || braces) {
            return Ok(None);
        }
        let place = |span: Span| span.start + self.position..span.end + self.position;
        games::game(self.rest()).map_err(|span| games::unclosed(self.text, place(span)))
    }

    /// Whether brackets that begin here hold a value: where one is expected, and directly behind the
    /// name of a function.
    fn expects_brackets(&self) -> bool {
        let called = self.tokens.last().is_some_and(|token| {
            token.span.end == self.position
                && matches!(token.kind, TokenKind::Word(name) if !is_family(name))
        });
        self.expects_operand || called
    }

    fn last_symbol(&self) -> Option<Symbol> {
        match self.tokens.last()?.kind {
            TokenKind::Symbol(symbol) => Some(symbol),
            _ => None,
        }
    }

    fn unexpected(&self, character: char) -> ParseError {
        let span = self.position..self.position + character.len_utf8();
        let error =
            ParseError::new(say!("unexpected '{}'", character.escape_debug().to_string()), span);
        match character {
            '=' => error.with_help(say!("write == to compare two values")),
            '!' => error.with_help(say!("write != for \"is not equal to\"")),
            '.' => error.with_help(say!("a fraction is written 3/2")),
            'ℵ' => error.with_help(translated(ALEPH)),
            '|' => {
                error.with_help(say!("write || for \"is confused with\"; a game looks like {2|-1}"))
            }
            _ if SUBSCRIPTS.contains(&character) => {
                error.with_help(say!("an index stands behind ω, ε, ζ or Γ"))
            }
            _ => error,
        }
    }

    /// A number, and the error for a number with a decimal point.
    fn decimal(&mut self) -> Result<(), ParseError> {
        let (number, length) = self.ascii_digits()?;
        let after = &self.rest()[length..];
        if let Some(fraction) = after.strip_prefix('.') {
            let digits =
                fraction.len() - fraction.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let span = self.position..self.position + length + 1 + digits;
            return Err(ParseError::new(say!("a number with a decimal point"), span)
                .with_help(say!("ordinals and nimbers are whole; a fraction is written 3/2")));
        }
        self.push(TokenKind::Natural(number), length);
        Ok(())
    }

    fn ascii_digits(&self) -> Result<(Natural, usize), ParseError> {
        let rest = self.rest();
        let length = rest.bytes().take_while(u8::is_ascii_digit).count();
        Ok((self.natural(&rest[..length], length)?, length))
    }

    /// A number in superscripts or subscripts, and its length in bytes.
    fn digits(&self, alphabet: &[char; 10]) -> Result<(Natural, usize), ParseError> {
        let value = |c: char| alphabet.iter().position(|&digit| digit == c);
        let mut digits = String::new();
        let mut length = 0;
        for character in self.rest().chars() {
            let Some(digit) = value(character) else { break };
            digits.push(char::from(b'0' + digit as u8));
            length += character.len_utf8();
        }
        Ok((self.natural(&digits, length)?, length))
    }

    /// The number of some decimal digits that take up `length` bytes here.
    fn natural(&self, digits: &str, length: usize) -> Result<Natural, ParseError> {
        // A longer one is not even converted, which would take its time.
        if digits.len() <= MAX_DIGITS + 1 {
            if let Ok(number) = Natural::from_str_radix(digits, 10) {
                if number.bit_len() <= MAX_BITS {
                    return Ok(number);
                }
            }
        }
        let span = self.position..self.position + length;
        Err(ParseError::new(say!("a number of {} digits", digits.len()), span)
            .with_help(say!("a number may have up to {} digits", MAX_DIGITS)))
    }

    fn word(&mut self) -> Result<(), ParseError> {
        let rest = self.rest();
        let letters = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
        if let Some(name) = family(&rest[..letters]) {
            self.push(TokenKind::Word(name), letters);
            return self.index();
        }
        let bytes = rest.as_bytes();
        let mut length = letters;
        while length < bytes.len() {
            let joins = bytes[length] == b'_'
                && bytes.get(length + 1).is_some_and(u8::is_ascii_alphanumeric);
            if !bytes[length].is_ascii_alphanumeric() && !joins {
                break;
            }
            length += 1;
        }
        let word = &rest[..length];
        let operator = OPERATORS.iter().find(|(name, _)| !self.expects_operand && *name == word);
        let kind = operator.map_or(TokenKind::Word(word), |(_, symbol)| TokenKind::Symbol(*symbol));
        self.push(kind, length);
        Ok(())
    }

    /// The digits directly behind a word of an indexed family.
    fn index(&mut self) -> Result<(), ParseError> {
        let (index, length) = match self.rest().chars().next() {
            Some(c) if c.is_ascii_digit() => self.ascii_digits()?,
            Some(c) if SUBSCRIPTS.contains(&c) => self.digits(&SUBSCRIPTS)?,
            _ => return Ok(()),
        };
        self.push(TokenKind::Index(index), length);
        Ok(())
    }

    fn command(&mut self) -> Result<(), ParseError> {
        let name = &self.rest()[1..];
        let letters = name.bytes().take_while(u8::is_ascii_alphabetic).count();
        if letters == 0 {
            return self.control_symbol();
        }
        let length = letters + 1;
        let name = &name[..letters];
        if let Some((_, symbol)) = COMMANDS.iter().find(|(command, _)| *command == name) {
            self.push(TokenKind::Symbol(*symbol), length);
        } else if let Some((_, word)) = WORDS.iter().find(|(command, _)| *command == name) {
            self.push(TokenKind::Word(word), length);
            if is_family(word) {
                self.index()?;
            }
        } else if IGNORED.contains(&name) {
            self.position += length;
        } else {
            let span = self.position..self.position + length;
            let known = COMMANDS.iter().map(|(command, _)| *command);
            let known = known.chain(WORDS.iter().map(|(command, _)| *command)).chain(IGNORED);
            let error = ParseError::new(say!("unknown LaTeX command '\\{}'", excerpt(name)), span);
            return Err(match did_you_mean(name, known) {
                _ if name == "aleph" => error.with_help(translated(ALEPH)),
                Some(nearest) => error.with_help(say!("did you mean \\{}?", nearest)),
                None => error,
            });
        }
        Ok(())
    }

    /// A backslash before a sign: spaces, `\#`, `\%`, `\_`, `\{` and `\}`.
    fn control_symbol(&mut self) -> Result<(), ParseError> {
        match self.rest()[1..].chars().next() {
            Some(',' | ';' | ':' | '!' | ' ') => self.position += 2,
            Some('#') => self.push(TokenKind::Symbol(Symbol::Hash), 2),
            Some('%') => self.push(TokenKind::Symbol(Symbol::Percent), 2),
            Some('|') => self.push(TokenKind::Symbol(Symbol::Confused), 2),
            _ => return Err(self.unexpected('\\')),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tokens of a text in one line.
    fn shown(text: &str) -> String {
        let shown = |token: &Token<'_>| match &token.kind {
            TokenKind::Natural(n) => n.to_string(),
            TokenKind::Word(word) => (*word).to_owned(),
            TokenKind::Index(n) => format!("[{n}]"),
            TokenKind::Symbol(symbol) => symbol.text().to_owned(),
            TokenKind::Game(text) => format!("<{text}>"),
        };
        tokens(text).unwrap().iter().map(shown).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn words_keep_their_digits_and_families_have_indices() {
        assert_eq!(shown("w2 w_2 omega12 e0 eps_0 G1"), "w [2] w _ 2 w [12] e [0] e _ 0 Gamma [1]");
        assert_eq!(shown("base2 left_stop log2(3) w_w"), "base2 left_stop log2 ( 3 ) w _ w");
        assert_eq!(shown("ωω₁₂ ε₀+Γ₃ζ4"), "w w [12] e [0] + Gamma [3] zeta [4]");
        assert_eq!(shown(r"\omega_1 \varepsilon_{0}"), "w _ 1 e _ { 0 }");
    }

    #[test]
    fn three_spellings_of_the_signs() {
        assert_eq!(shown("a*b (+) c (x) d"), "a * b (+) c (x) d");
        assert_eq!(shown("a·b ⊕ c ⊗ d"), "a * b (+) c (x) d");
        assert_eq!(shown(r"a\cdot b \oplus c\,\otimes\ d"), "a * b (+) c (x) d");
        assert_eq!(shown(r"\left(a\right) \leq [b] ≠ c||d"), "( a ) <= ( b ) != c || d");
        assert_eq!(shown("ω²³·5"), "w ^ 23 * 5");
    }

    #[test]
    fn spans_are_bytes() {
        let places: Vec<Span> =
            tokens("ω ·ε₁₀²").unwrap().into_iter().map(|token| token.span).collect();
        assert_eq!(places, [0..2, 3..5, 5..7, 7..13, 13..13, 13..15]);
    }
}
