//! The grammar of expressions: operators and precedence.
//!
//! From loosest to tightest:
//!
//! | operators | associate | |
//! | --- | --- | --- |
//! | `==  !=  <  >  <=  >=  \|\|` | not at all | comparisons |
//! | `+  -  #  (+)` | to the left | sum, difference, natural sum, nim-sum |
//! | `*  /  (x)  div  mod` | to the left | product, quotient, nim-product, division with remainder |
//! | prefix `-` | | negative |
//! | `^` | to the right | power: `w^w^w = w^(w^w)` |
//! | prefix `*` | | nimber: `*w^3 = (*w)^3`; `*` alone is `*1` |
//! | `w_1  f(a,b)  (a)` | | index, call, brackets |
//!
//! Two values side by side are not a product: `3w`, `w(w+1)` and `2 3` are refused, with the text
//! that was likely meant.

use super::expression::Level;
use super::language::translated;
use super::lexer::{Symbol, Token, TokenKind, is_family, tokens};
use super::{Expr, ExprKind, Operator, ParseError, PrefixOperator, Span, excerpt};
use crate::Natural;
use crate::{message, say};

/// Levels of brackets and powers in one expression.
pub const MAX_NESTING: usize = 300;

/// The grammar with the words its errors use for what it reads.
///
/// ```
/// use nimatron_nimber::text::Grammar;
///
/// let grammar = Grammar { noun: "a nimber", example: "a nimber looks like *5 or *(w+1)" };
/// let error = grammar.parse("*2 +").unwrap_err();
/// assert_eq!(error.message, "expected a nimber after '+'");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Grammar {
    /// What is read, with its article: "an ordinal".
    pub noun: &'static str,
    /// The help line where one is missing: "an ordinal looks like …".
    pub example: &'static str,
}

/// Reads an expression of any kind of value.
///
/// Linear in the length of the text. Refuses what [`lexer`](super::lexer) refuses, text that is no
/// expression, and more than [`MAX_NESTING`] levels of brackets and powers.
///
/// ```
/// use nimatron_nimber::text::{ExprKind, Operator, parse_expression};
///
/// let power = parse_expression("w^w^2")?;
/// let ExprKind::Binary { operator: Operator::Power, right, .. } = power.kind else { panic!() };
/// assert_eq!(right.span, 2..5);
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
pub fn parse_expression(text: &str) -> Result<Expr, ParseError> {
    Grammar { noun: message!("a value"), example: message!("a value looks like 7, w^2+3 or *5") }
        .parse(text)
}

impl Grammar {
    /// Reads an expression; see [`parse_expression`].
    pub fn parse(&self, text: &str) -> Result<Expr, ParseError> {
        let mut parser = Parser {
            grammar: self,
            text,
            end: text.trim_end().len(),
            tokens: tokens(text)?.into_iter().peekable(),
            last: None,
            nesting: 0,
        };
        let expression = parser.expression(Level::Comparison)?;
        match parser.tokens.next() {
            None => Ok(expression),
            Some(token) => Err(parser.unexpected(&token)),
        }
    }
}

struct Parser<'a> {
    grammar: &'a Grammar,
    text: &'a str,
    /// Where the text ends, white space behind it left aside.
    end: usize,
    tokens: std::iter::Peekable<std::vec::IntoIter<Token<'a>>>,
    /// The place of the token read last.
    last: Option<Span>,
    nesting: usize,
}

impl<'a> Parser<'a> {
    fn next(&mut self) -> Option<Token<'a>> {
        let token = self.tokens.next();
        if let Some(token) = &token {
            self.last = Some(token.span.clone());
        }
        token
    }

    fn peek_symbol(&mut self) -> Option<Symbol> {
        match self.tokens.peek()?.kind {
            TokenKind::Symbol(symbol) => Some(symbol),
            _ => None,
        }
    }

    /// Reads the symbol if it comes next.
    fn take(&mut self, symbol: Symbol) -> Option<Span> {
        if self.peek_symbol() != Some(symbol) {
            return None;
        }
        self.next().map(|token| token.span)
    }

    /// Where the next token stands.
    fn place(&mut self) -> Span {
        self.tokens.peek().map_or(self.end..self.end, |token| token.span.clone())
    }

    /// One expression whose operators bind at least as tightly as `least`.
    fn expression(&mut self, least: Level) -> Result<Expr, ParseError> {
        let mut left = self.operand()?;
        while let Some(operator) = self.peek_symbol().and_then(Operator::from_symbol) {
            if operator.level() < least {
                break;
            }
            let span = self.next().map_or(self.end..self.end, |token| token.span);
            let right = match operator.level() {
                Level::Power => self.exponent(&span),
                level => self.expression(level.tighter()),
            }?;
            left = match operator.level() {
                Level::Power => Expr::binary(operator, left, right),
                Level::Comparison => self.comparison(operator, left, right)?,
                _ => Expr::chain(left, operator, span, right),
            };
        }
        // The exponent of a power leaves it to the whole power to complain.
        if least < Level::Power && self.tokens.peek().is_some_and(begins_value) {
            return Err(self.juxtaposed(&left));
        }
        Ok(left)
    }

    /// A comparison, if no other one follows.
    fn comparison(
        &mut self,
        operator: Operator,
        left: Expr,
        right: Expr,
    ) -> Result<Expr, ParseError> {
        if self.peek_symbol().and_then(Operator::from_symbol).is_none() {
            return Ok(Expr::binary(operator, left, right));
        }
        Err(ParseError::new(say!("comparisons do not chain"), self.place())
            .with_help(say!("compare two values at a time")))
    }

    /// What stands behind `^`: a group in braces, or a power.
    ///
    /// Brackets around the exponent are not a level of their own: `w^(w^(w+1))` has two.
    fn exponent(&mut self, caret: &Span) -> Result<Expr, ParseError> {
        self.enter(caret)?;
        let mut exponent = match self.peek_symbol() {
            Some(Symbol::OpenBrace) => self.group(Symbol::CloseBrace),
            Some(Symbol::Open) => self.group(Symbol::Close),
            _ => self.expression(Level::Power),
        }?;
        if let Some(span) = self.take(Symbol::Caret) {
            if self.text[exponent.span.clone()].starts_with('{') {
                return Err(ParseError::new(say!("a second exponent behind braces"), span)
                    .with_help(say!("write w^{w^{2}} or w^(w^2)")));
            }
            exponent = Expr::binary(Operator::Power, exponent, self.exponent(&span)?);
        }
        self.leave();
        Ok(exponent)
    }

    /// Goes one level deeper, or refuses at `span`.
    fn enter(&mut self, span: &Span) -> Result<(), ParseError> {
        if self.nesting == MAX_NESTING {
            let message = say!("more than {} levels of brackets and powers", MAX_NESTING);
            return Err(ParseError::new(message, span.clone()));
        }
        self.nesting += 1;
        Ok(())
    }

    /// Comes back from the level entered last. After an error nobody does.
    fn leave(&mut self) {
        self.nesting -= 1;
    }

    /// An expression in brackets, the opening one being next.
    fn group(&mut self, close: Symbol) -> Result<Expr, ParseError> {
        let open = self.next().map_or(self.end..self.end, |token| token.span);
        let inner = self.expression(Level::Comparison)?;
        let end = self.close(&open, close)?;
        let span = match inner.kind {
            // Places in a game are counted from where its text begins.
            ExprKind::Game(_) => inner.span,
            _ => open.start..end,
        };
        Ok(Expr { kind: inner.kind, span })
    }

    /// The closing bracket, and where it ends.
    fn close(&mut self, open: &Span, close: Symbol) -> Result<usize, ParseError> {
        if let Some(span) = self.take(close) {
            return Ok(span.end);
        }
        match self.next() {
            None => {
                let message = say!("'{}' is never closed", &self.text[open.clone()]);
                Err(ParseError::new(message, open.clone())
                    .with_help(say!("'{}' is missing", close.text())))
            }
            Some(token) => Err(self.unexpected(&token)),
        }
    }

    /// An expression without operators, but for prefixes.
    fn operand(&mut self) -> Result<Expr, ParseError> {
        match self.tokens.peek().map(|token| &token.kind) {
            Some(TokenKind::Word(_)) => self.named(),
            Some(TokenKind::Symbol(Symbol::Open)) => self.bracketed(),
            Some(TokenKind::Symbol(Symbol::Star)) => self.nimber(),
            Some(TokenKind::Symbol(Symbol::Minus)) => self.negative(),
            _ => self.atom(),
        }
    }

    /// An expression in brackets, one level deeper.
    fn bracketed(&mut self) -> Result<Expr, ParseError> {
        let place = self.place();
        self.enter(&place)?;
        let group = self.group(Symbol::Close)?;
        self.leave();
        Ok(group)
    }

    /// The nimber of the value that follows, or of 1 when none does.
    fn nimber(&mut self) -> Result<Expr, ParseError> {
        let star = self.next().map_or(self.end..self.end, |token| token.span);
        let operand = match self.tokens.peek() {
            Some(next) if begins_value(next) => self.operand()?,
            _ => Expr { kind: ExprKind::Natural(Natural::ONE), span: star.end..star.end },
        };
        Ok(Expr::prefix(PrefixOperator::Nimber, star, operand))
    }

    /// The negative of the product that follows.
    fn negative(&mut self) -> Result<Expr, ParseError> {
        let minus = self.next().map_or(self.end..self.end, |token| token.span);
        self.enter(&minus)?;
        let operand = self.expression(Level::Negative)?;
        self.leave();
        Ok(Expr::prefix(PrefixOperator::Negative, minus, operand))
    }

    /// A number or an earlier answer.
    fn atom(&mut self) -> Result<Expr, ParseError> {
        let last = self.last.clone();
        let Some(token) = self.next() else {
            return Err(self.missing(last, self.end..self.end));
        };
        let span = token.span.clone();
        match token.kind {
            TokenKind::Natural(number) => Ok(Expr { kind: ExprKind::Natural(number), span }),
            TokenKind::Game(text) => Ok(Expr { kind: ExprKind::Game(text.into()), span }),
            TokenKind::Symbol(Symbol::Percent) => self.earlier(span),
            _ => Err(self.missing(last, span)),
        }
    }

    /// A name with its index or its arguments, the word being next.
    fn named(&mut self) -> Result<Expr, ParseError> {
        let Some(Token { kind: TokenKind::Word(name), span }) = self.next() else {
            return Err(self.missing(None, self.end..self.end));
        };
        let name = name.to_owned();
        if is_family(&name) {
            self.indexed(name, span)
        } else if let Some(open) = self.take(Symbol::Open) {
            self.call(name, span, &open)
        } else {
            Ok(Expr { kind: ExprKind::Name(name), span })
        }
    }

    /// A function with its arguments up to the closing bracket.
    fn call(&mut self, name: String, span: Span, open: &Span) -> Result<Expr, ParseError> {
        let mut arguments = Vec::new();
        self.enter(open)?;
        while arguments.is_empty() || self.take(Symbol::Comma).is_some() {
            if arguments.is_empty() && self.peek_symbol() == Some(Symbol::Close) {
                break;
            }
            arguments.push(self.expression(Level::Comparison)?);
        }
        self.leave();
        let end = self.close(open, Symbol::Close)?;
        Ok(Expr { kind: ExprKind::Call { name, arguments }, span: span.start..end })
    }

    /// A word of an indexed family, with its index if it has one.
    fn indexed(&mut self, name: String, span: Span) -> Result<Expr, ParseError> {
        let Some(index) = self.index()? else {
            return Ok(Expr { kind: ExprKind::Name(name), span });
        };
        let span = span.start..index.span.end;
        Ok(Expr { kind: ExprKind::Indexed { name, index: Box::new(index) }, span })
    }

    /// The index of a name: digits directly behind it, or what follows an underscore.
    fn index(&mut self) -> Result<Option<Expr>, ParseError> {
        if let Some(Token { kind: TokenKind::Index(index), span }) = self.tokens.peek() {
            let index = Expr { kind: ExprKind::Natural(index.clone()), span: span.clone() };
            self.next();
            return Ok(Some(index));
        }
        let Some(underscore) = self.take(Symbol::Underscore) else { return Ok(None) };
        self.enter(&underscore)?;
        let index = match self.tokens.peek().map(|token| &token.kind) {
            Some(TokenKind::Symbol(Symbol::OpenBrace)) => self.group(Symbol::CloseBrace),
            Some(TokenKind::Symbol(Symbol::Open)) => self.group(Symbol::Close),
            Some(TokenKind::Natural(_)) => self.atom(),
            Some(TokenKind::Word(_)) => self.named(),
            _ => Err(ParseError::new(say!("expected an index after '_'"), self.place())
                .with_help(say!("an index looks like w_1, e_0 or e_(w+1)"))),
        }?;
        self.leave();
        Ok(Some(index))
    }

    /// `%` or `%3`.
    fn earlier(&mut self, percent: Span) -> Result<Expr, ParseError> {
        let adjacent = |token: &Token<'_>| token.span.start == percent.end;
        let number = match self.tokens.peek() {
            Some(token) if adjacent(token) => match &token.kind {
                TokenKind::Natural(number) => Some(number.clone()),
                _ => None,
            },
            _ => None,
        };
        let Some(number) = number else {
            return Ok(Expr { kind: ExprKind::Earlier(None), span: percent });
        };
        let end = self.next().map_or(percent.end, |token| token.span.end);
        let span = percent.start..end;
        match usize::try_from(&number) {
            Ok(number) => Ok(Expr { kind: ExprKind::Earlier(Some(number)), span }),
            Err(_) => Err(ParseError::new(say!("there are not so many earlier answers"), span)),
        }
    }

    /// The error for a value missing at `place`, behind the token at `last`.
    fn missing(&self, last: Option<Span>, place: Span) -> ParseError {
        let noun = translated(self.grammar.noun);
        let message = match last {
            Some(last) => say!("expected {} after '{}'", noun, excerpt(&self.text[last])),
            None => say!("expected {}", noun),
        };
        ParseError::new(message, place).with_help(translated(self.grammar.example))
    }

    /// The error for a token that cannot stand where it does.
    fn unexpected(&self, token: &Token<'_>) -> ParseError {
        let text = excerpt(&self.text[token.span.clone()]);
        let error = ParseError::new(say!("unexpected '{}'", text), token.span.clone());
        match token.kind {
            TokenKind::Symbol(Symbol::Close | Symbol::CloseBrace) => {
                error.with_help(say!("there is no open bracket that it closes"))
            }
            TokenKind::Symbol(Symbol::Underscore) => {
                error.with_help(say!("an index stands behind w, e, zeta or Gamma: w_1, e_0"))
            }
            TokenKind::Symbol(Symbol::OpenBrace) => error
                .with_help(say!("braces stand behind ^ and _, or hold a game; group with ( and )")),
            _ => error,
        }
    }

    /// The error for two values side by side.
    fn juxtaposed(&mut self, left: &Expr) -> ParseError {
        let rest = self.tokens.peek();
        let (next, is_ordinal) = match rest {
            Some(token) => {
                (token.span.clone(), matches!(token.kind, TokenKind::Word(name) if is_family(name)))
            }
            None => (self.end..self.end, false),
        };
        let shown = |span: Span| excerpt(&self.text[span]);
        let (before, after) = (shown(left.span.clone()), shown(next.clone()));
        let message = say!("an operator is missing between '{}' and '{}'", &before, &after);
        let error = ParseError::new(message, next);
        match left.kind {
            ExprKind::Natural(_) if is_ordinal => error.with_help(say!(
                "write {}*{}: the coefficient of an ordinal stands on the right, \
                 and {}*{} is {}",
                &after,
                &before,
                &before,
                &after,
                &after
            )),
            _ if after == "(" => error.with_help(say!("write {}*(…) for the product", before)),
            _ => error.with_help(say!("write {}*{} for the product", before, after)),
        }
    }
}

/// Whether a value can begin with the token, so that two values would stand side by side.
fn begins_value(token: &Token<'_>) -> bool {
    matches!(
        token.kind,
        TokenKind::Natural(_)
            | TokenKind::Word(_)
            | TokenKind::Game(_)
            | TokenKind::Symbol(Symbol::Open)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tree of an expression with all brackets.
    fn shown(expression: &Expr) -> String {
        match &expression.kind {
            ExprKind::Natural(n) => n.to_string(),
            ExprKind::Game(text) => format!("<{text}>"),
            ExprKind::Name(name) => name.clone(),
            ExprKind::Indexed { name, index } => format!("{name}[{}]", shown(index)),
            ExprKind::Call { name, arguments } => {
                let arguments: Vec<String> = arguments.iter().map(shown).collect();
                format!("{name}({})", arguments.join(","))
            }
            ExprKind::Earlier(None) => "%".to_owned(),
            ExprKind::Earlier(Some(n)) => format!("%{n}"),
            ExprKind::Prefix { operator: PrefixOperator::Nimber, operand } => {
                format!("nimber({})", shown(operand))
            }
            ExprKind::Prefix { operator: PrefixOperator::Negative, operand } => {
                format!("negative({})", shown(operand))
            }
            ExprKind::Binary { operator, left, right } => {
                format!("({} {operator:?} {})", shown(left), shown(right))
            }
            ExprKind::Chain { first, rest } => rest.iter().fold(shown(first), |text, link| {
                format!("({text} {:?} {})", link.operator, shown(&link.operand))
            }),
        }
    }

    fn tree(text: &str) -> String {
        match parse_expression(text) {
            Ok(expression) => shown(&expression),
            Err(error) => error.message,
        }
    }

    #[test]
    fn precedence() {
        for (text, expected) in [
            ("1+2*3", "(1 Add (2 Multiply 3))"),
            ("1-2-3", "((1 Subtract 2) Subtract 3)"),
            ("1-(2-3)", "(1 Subtract (2 Subtract 3))"),
            ("(1-2)-3", "((1 Subtract 2) Subtract 3)"),
            ("w^w^2", "(w Power (w Power 2))"),
            ("w^(w)^2", "(w Power (w Power 2))"),
            ("(w^w)^2", "((w Power w) Power 2)"),
            ("-2^2", "negative((2 Power 2))"),
            ("2^-2", "(2 Power negative(2))"),
            ("1-2*-3", "(1 Subtract (2 Multiply negative(3)))"),
            ("6/2/3", "((6 Divide 2) Divide 3)"),
            ("1 # 2 (+) 3", "((1 NaturalSum 2) NimSum 3)"),
            ("1 < 2+3", "(1 Less (2 Add 3))"),
            ("a || b", "(a Confused b)"),
        ] {
            assert_eq!(tree(text), expected, "{text}");
        }
    }

    #[test]
    fn nimbers() {
        for (text, expected) in [
            ("*2 * *2", "(nimber(2) Multiply nimber(2))"),
            ("*w ^ 3", "(nimber(w) Power 3)"),
            ("*(w+1)⊗*e0", "(nimber((w Add 1)) NimProduct nimber(e[0]))"),
            ("*", "nimber(1)"),
            ("* + *", "(nimber(1) Add nimber(1))"),
            ("* * *", "(nimber(1) Multiply nimber(1))"),
            ("*2 3", "an operator is missing between '*2' and '3'"),
        ] {
            assert_eq!(tree(text), expected, "{text}");
        }
    }

    #[test]
    fn games() {
        for (text, expected) in [
            ("{1|-1} + 2", "(<{1|-1}> Add 2)"),
            ("2*^3*2 - v", "((2 Multiply <^3*2>) Subtract <v>)"),
            ("+-1 + -2", "(<+-1> Add negative(2))"),
            ("1 +-2", "(1 Add negative(2))"),
            ("w^{2} * {2|}", "((w Power 2) Multiply <{2|}>)"),
            ("f({0|*}, ^)", "f(<{0|*}>,<^>)"),
            ("* ^ 2", "(nimber(1) Power 2)"),
            ("{1|2", "'{' is never closed"),
            ("2 {1|2}", "an operator is missing between '2' and '{1|2}'"),
        ] {
            assert_eq!(tree(text), expected, "{text}");
        }
    }

    #[test]
    fn names_calls_and_earlier_answers() {
        for (text, expected) in [
            ("w1 + w_1 + w_w_2", "((w[1] Add w[1]) Add w[w[2]])"),
            ("e_(w+1)", "e[(w Add 1)]"),
            ("f()", "f()"),
            ("f(1, g(2), w)", "f(1,g(2),w)"),
            ("f(1,)", "expected a value after ','"),
            ("f(,1)", "expected a value after '('"),
            ("% + %12", "(% Add %12)"),
            ("% 12", "an operator is missing between '%' and '12'"),
            ("f (x) g", "(f NimProduct g)"),
            ("f(x) + (x)^2", "(f(x) Add (x Power 2))"),
            ("f(x)-1", "(f(x) Subtract 1)"),
            ("w(x)w", "(w NimProduct w)"),
            ("(x) (x) *2", "(x NimProduct nimber(2))"),
        ] {
            assert_eq!(tree(text), expected, "{text}");
        }
    }

    #[test]
    fn spans() {
        let expression = parse_expression(" 1 + (w^2) ").unwrap();
        assert_eq!(expression.span, 1..10);
        let ExprKind::Chain { rest, .. } = expression.kind else { panic!("no chain") };
        assert_eq!((rest[0].span.clone(), rest[0].operand.span.clone()), (3..4, 5..10));
    }
}
