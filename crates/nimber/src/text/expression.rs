//! Expressions: the tree that the [grammar](super::grammar) makes of a text.
//!
//! The tree knows places and operators but no meanings; an evaluator gives it one.
//!
//! Operators that associate to the left make one flat [`ExprKind::Chain`], however long: `1+2+3`
//! is the chain of 1, `+2`, `+3`. So the tree is never deeper than the brackets and powers in the
//! text, which are bounded, and a reader of the tree may recurse without fear.

use super::Span;
use super::lexer::Symbol;
use crate::Natural;

/// An expression and its place in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Where it stands.
    pub span: Span,
}

/// What an expression is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExprKind {
    /// A number: `17`.
    Natural(Natural),
    /// A name: `w`, `on`.
    Name(String),
    /// A name with an index: `w_1`, `e_(w+1)`.
    Indexed {
        /// The ASCII name of the family: `w`, `e`, `zeta` or `Gamma`.
        name: String,
        /// The index.
        index: Box<Expr>,
    },
    /// A function of arguments: `phi(2,0)`.
    Call {
        /// The name of the function.
        name: String,
        /// Its arguments.
        arguments: Vec<Expr>,
    },
    /// A game in the notation of games: `{2|-1}`, `^3*2`, `±1`.
    Game(String),
    /// An earlier answer: `%` the last one, `%3` the third.
    Earlier(Option<usize>),
    /// An operator before its operand: `*5`, `-3`.
    Prefix {
        /// The operator.
        operator: PrefixOperator,
        /// What it is applied to.
        operand: Box<Expr>,
    },
    /// A power or a comparison: `w^2`, `w < e0`.
    Binary {
        /// The operator.
        operator: Operator,
        /// Its left operand.
        left: Box<Expr>,
        /// Its right operand.
        right: Box<Expr>,
    },
    /// Operators of one precedence, to be applied from left to right: `1+w-2`.
    Chain {
        /// The operand at the beginning.
        first: Box<Expr>,
        /// The operators with their right operands, at least one.
        rest: Vec<Link>,
    },
}

/// A link of a chain: an operator and its right operand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The operator.
    pub operator: Operator,
    /// Where the operator stands.
    pub span: Span,
    /// Its right operand.
    pub operand: Expr,
}

/// An operator before its operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PrefixOperator {
    /// `*5`: the nimber.
    Nimber,
    /// `-5`: the negative.
    Negative,
}

/// An operator between two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operator {
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `#`, the natural sum.
    NaturalSum,
    /// `(+)`, the nim-sum.
    NimSum,
    /// `*`
    Multiply,
    /// `/`
    Divide,
    /// `(x)`, the nim-product.
    NimProduct,
    /// `div`, the quotient without its remainder.
    WholeQuotient,
    /// `mod`, the remainder.
    Remainder,
    /// `^`
    Power,
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `>`
    Greater,
    /// `<=`
    AtMost,
    /// `>=`
    AtLeast,
    /// `||`
    Confused,
}

/// How tightly an operator binds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    Comparison,
    Sum,
    Product,
    Negative,
    Power,
}

impl Level {
    /// The level of the right operand of an operator that associates to the left.
    pub(super) fn tighter(self) -> Self {
        match self {
            Self::Comparison => Self::Sum,
            Self::Sum => Self::Product,
            _ => Self::Negative,
        }
    }
}

impl Operator {
    /// The operator that a symbol stands for between two operands.
    pub(super) fn from_symbol(symbol: Symbol) -> Option<Self> {
        Some(match symbol {
            Symbol::Plus => Self::Add,
            Symbol::Minus => Self::Subtract,
            Symbol::Hash => Self::NaturalSum,
            Symbol::NimSum => Self::NimSum,
            Symbol::Star => Self::Multiply,
            Symbol::Slash => Self::Divide,
            Symbol::NimProduct => Self::NimProduct,
            Symbol::Div => Self::WholeQuotient,
            Symbol::Mod => Self::Remainder,
            Symbol::Caret => Self::Power,
            Symbol::Equal => Self::Equal,
            Symbol::NotEqual => Self::NotEqual,
            Symbol::Less => Self::Less,
            Symbol::Greater => Self::Greater,
            Symbol::AtMost => Self::AtMost,
            Symbol::AtLeast => Self::AtLeast,
            Symbol::Confused => Self::Confused,
            _ => return None,
        })
    }

    pub(super) fn level(self) -> Level {
        match self {
            Self::Add | Self::Subtract | Self::NaturalSum | Self::NimSum => Level::Sum,
            Self::Multiply
            | Self::Divide
            | Self::NimProduct
            | Self::WholeQuotient
            | Self::Remainder => Level::Product,
            Self::Power => Level::Power,
            _ => Level::Comparison,
        }
    }

    /// Whether the operator compares, so that its answer is true or false.
    pub fn is_comparison(self) -> bool {
        self.level() == Level::Comparison
    }
}

impl Expr {
    /// An operator at `span` before its operand.
    pub(super) fn prefix(operator: PrefixOperator, span: Span, operand: Expr) -> Self {
        let span = span.start..operand.span.end;
        Expr { kind: ExprKind::Prefix { operator, operand: Box::new(operand) }, span }
    }

    /// A power or a comparison.
    pub(super) fn binary(operator: Operator, left: Expr, right: Expr) -> Self {
        let span = left.span.start..right.span.end;
        let kind = ExprKind::Binary { operator, left: Box::new(left), right: Box::new(right) };
        Expr { kind, span }
    }

    /// Appends a link to a chain of the same precedence, or begins one.
    ///
    /// A chain in brackets is appended to as well: `(a-b)+c` and `a-b+c` are the same.
    pub(super) fn chain(left: Expr, operator: Operator, span: Span, operand: Expr) -> Self {
        let whole = left.span.start..operand.span.end;
        let link = Link { operator, span, operand };
        let kind = match left.kind {
            ExprKind::Chain { first, mut rest }
                if rest.iter().take(1).all(|link| link.operator.level() == operator.level()) =>
            {
                rest.push(link);
                ExprKind::Chain { first, rest }
            }
            kind => {
                let first = Box::new(Expr { kind, span: left.span });
                ExprKind::Chain { first, rest: vec![link] }
            }
        };
        Expr { kind, span: whole }
    }
}
