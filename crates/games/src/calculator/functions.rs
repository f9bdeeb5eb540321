//! The functions of the calculator: one table, from which evaluation, help and
//! completion are made.

use std::fmt;
use std::sync::Arc;

use nimatron_nimber::ordinal::{MAX_SIZE, TooLarge};
use nimatron_nimber::text::{Note, Operator, ParseError, Span};
use nimatron_nimber::{Ordinal, message, say};

use super::evaluate::spend;
use super::operators::Refusal;
use super::value::Value;
use super::{digits, forms, games, loopy, misere, nimbers};
use crate::foundation::Budget;
use crate::partizan;

/// A function that expressions can call.
#[derive(Clone, Copy)]
pub struct Function {
    /// Its name.
    pub name: &'static str,
    /// How it is called: `sub(a, b)`.
    pub signature: &'static str,
    /// What it gives, in a line.
    pub summary: &'static str,
    /// A call and what it gives.
    pub example: [&'static str; 2],
    pub(super) meaning: Meaning,
}

/// What a function does.
#[derive(Clone, Copy)]
pub(super) enum Meaning {
    /// It stands for an operator between all its arguments, one or more.
    Row(Operator),
    /// It has so many arguments, at least one, and its own way with them.
    Of(usize, fn(&mut Arguments<'_>) -> Result<Value, ParseError>),
    /// It has one argument or more.
    AtLeastOne(fn(&mut Arguments<'_>) -> Result<Value, ParseError>),
    /// It has any number of arguments, of which sets in braces stand for their elements.
    Set(fn(&mut Arguments<'_>) -> Result<Value, ParseError>),
    /// It has so many arguments, and may have one more.
    OrOneMore(usize, fn(&mut Arguments<'_>) -> Result<Value, ParseError>),
}

impl fmt::Debug for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.signature)
    }
}

/// The functions, by what they are of.
const GROUPS: [&[Function]; 5] = [
    &OF_ORDINALS_AND_NIMBERS,
    &loopy::FUNCTIONS,
    &games::FUNCTIONS,
    &forms::FUNCTIONS,
    &misere::FUNCTIONS,
];

const COUNT: usize = {
    let (mut group, mut count) = (0, 0);
    while group < GROUPS.len() {
        count += GROUPS[group].len();
        group += 1;
    }
    count
};

/// Every function, in the order in which help lists them.
pub const FUNCTIONS: [Function; COUNT] = {
    let mut all = [GROUPS[0][0]; COUNT];
    let (mut group, mut index, mut count) = (0, 0, 0);
    while count < COUNT {
        if index == GROUPS[group].len() {
            (group, index) = (group + 1, 0);
        }
        all[count] = GROUPS[group][index];
        (index, count) = (index + 1, count + 1);
    }
    all
};

const OF_ORDINALS_AND_NIMBERS: [Function; 32] = [
    Function {
        name: "sub",
        signature: "sub(a, b)",
        summary: message!("the c with b + c = a, for b <= a"),
        example: ["sub(w*2+3, w)", "w+3"],
        meaning: Meaning::Of(2, |call| {
            let (a, b) = (call.ordinal(0)?, call.ordinal(1)?);
            let smaller =
                || Refusal::new(say!("there is no c with b + c = a: {} is less", call.shown(0)));
            call.answer(a.left_subtract(&b).ok_or_else(smaller))
        }),
    },
    Function {
        name: "div",
        signature: "div(a, b)",
        summary: message!("the q with a = b*q + r and r < b, as a div b"),
        example: ["div(w^2+w*3+5, w)", "w+3"],
        meaning: Meaning::Of(2, |call| call.divided().map(|(quotient, _)| quotient.into())),
    },
    Function {
        name: "rem",
        signature: "rem(a, b)",
        summary: message!("the r < b with a = b*q + r, as a mod b"),
        example: ["rem(w^2+w*3+5, w)", "5"],
        meaning: Meaning::Of(2, |call| call.divided().map(|(_, remainder)| remainder.into())),
    },
    Function {
        name: "natsum",
        signature: "natsum(a, b, ...)",
        summary: message!("the natural (Hessenberg) sum, as a # b"),
        example: ["natsum(1, w)", "w+1"],
        meaning: Meaning::Row(Operator::NaturalSum),
    },
    Function {
        name: "natprod",
        signature: "natprod(a, b)",
        summary: message!("the natural (Hessenberg) product"),
        example: ["natprod(w+1, w+1)", "w^2+w*2+1"],
        meaning: Meaning::Of(2, |call| {
            let (a, b) = (call.ordinal(0)?, call.ordinal(1)?);
            call.spend(a.size().saturating_mul(b.size()))?;
            call.answer(a.natural_product(&b).map_err(Refusal::from))
        }),
    },
    Function {
        name: "nimsum",
        signature: "nimsum(a, b, ...)",
        summary: message!("the nim-sum of ordinals or of nimbers, as a (+) b"),
        example: ["nimsum(7, 4, 5)", "6"],
        meaning: Meaning::Row(Operator::NimSum),
    },
    Function {
        name: "succ",
        signature: "succ(a)",
        summary: message!("the successor, a + 1"),
        example: ["succ(w)", "w+1"],
        meaning: Meaning::Of(1, |call| Ok(call.ordinal(0)?.successor().into())),
    },
    Function {
        name: "pred",
        signature: "pred(a)",
        summary: message!("the b with b + 1 = a, if a is a successor"),
        example: ["pred(w+1)", "w"],
        meaning: Meaning::Of(1, |call| {
            let none = || Refusal::new(say!("{} is no successor", call.shown(0)));
            call.answer(call.ordinal(0)?.predecessor().ok_or_else(none))
        }),
    },
    Function {
        name: "fundamental",
        signature: "fundamental(a, n)",
        summary: message!("element n of the fundamental sequence of the limit ordinal a"),
        example: ["fundamental(e0, 3)", "w^w"],
        meaning: Meaning::Of(2, |call| {
            let (a, n) = (call.ordinal(0)?, call.ordinal(1)?);
            let n = n.to_u64().ok_or_else(|| {
                call.error_at(1, Refusal::new(say!("expected a number that fits into 64 bits")))
            })?;
            let element = a.fundamental_sequence(n);
            call.answer(element.map_err(|error| Refusal::new(error.to_string())))
        }),
    },
    Function {
        name: "base2",
        signature: "base2(a)",
        summary: message!("a written as a sum of powers of two"),
        example: ["base2(w*5+3)", "2^(w+2)+2^w+2+1"],
        meaning: Meaning::Of(1, base2),
    },
    Function {
        name: "cantor",
        signature: "cantor(a)",
        summary: message!("a written in Cantor normal form"),
        example: ["cantor(2^(w+1))", "w*2"],
        meaning: Meaning::Of(1, |call| call.ordinal(0).map(Value::Ordinal)),
    },
    Function {
        name: "mex",
        signature: "mex(a, b, ...)",
        summary: message!(
            "the least ordinal, or nimber, that is none of these; also mex({a, b, ...})"
        ),
        example: ["mex(0, 1, 3)", "2"],
        meaning: Meaning::Set(digits::mex),
    },
    Function {
        name: "binary",
        signature: "binary(n)",
        summary: message!("the binary digits of a natural number"),
        example: ["binary(88)", "1011000"],
        meaning: Meaning::Of(1, digits::binary),
    },
    Function {
        name: "digits",
        signature: "digits(n, base)",
        summary: message!("the digits of a natural number; beyond base 36 as a list"),
        example: ["digits(14, 3)", "112"],
        meaning: Meaning::Of(2, digits::digits),
    },
    Function {
        name: "phi",
        signature: "phi(a, b)",
        summary: message!("Veblen's function: phi(0, b) = w^b, phi(1, b) = e_b"),
        example: ["phi(1, 0)", "e0"],
        meaning: Meaning::Of(2, |call| {
            let (a, b) = (call.ordinal(0)?, call.ordinal(1)?);
            call.answer(Ordinal::veblen(&a, &b).map_err(Refusal::from))
        }),
    },
    Function {
        name: "height",
        signature: "height(n)",
        summary: message!("the ordinal under the star of a nimber"),
        example: ["height(*w + *5)", "w+5"],
        meaning: Meaning::Of(1, |call| match &call.values[0].0 {
            Value::Nimber(nimber) => Ok(nimber.height().clone().into()),
            Value::Ordinal(zero) if zero.is_zero() => Ok(zero.clone().into()),
            other => Err(call.expected(0, say!("a nimber"), other)),
        }),
    },
    Function {
        name: "sqrt",
        signature: "sqrt(x)",
        summary: message!("the nimber whose square is x"),
        example: ["sqrt(*8)", "*14"],
        meaning: Meaning::Of(1, nimbers::square_root),
    },
    Function {
        name: "inverse",
        signature: "inverse(x)",
        summary: message!("the nimber 1/x, as *1 / x"),
        example: ["inverse(*2)", "*3"],
        meaning: Meaning::Of(1, nimbers::inverse),
    },
    Function {
        name: "root",
        signature: "root(x, n)",
        summary: message!("the least nimber whose n-th power is x, or of too many the power of x"),
        example: ["root(*2, 3)", "*w"],
        meaning: Meaning::Of(2, nimbers::root),
    },
    Function {
        name: "roots",
        signature: "roots(x, n[, bits])",
        summary: message!("all n-th roots of the nimber x, or those in the field of so many bits"),
        example: ["roots(*8, 3)", "*6, *11, *13"],
        meaning: Meaning::OrOneMore(2, nimbers::roots),
    },
    Function {
        name: "zeros",
        signature: "zeros(a, b, c, ...)",
        summary: message!("the nimbers x with a + b*x + c*x^2 + ... = 0"),
        example: ["zeros(*1, *1, 0, *1)", "*(w^2+w*3), *(w^2*2+w*2), *(w^2*3+w)"],
        meaning: Meaning::AtLeastOne(nimbers::zeros),
    },
    Function {
        name: "halftrace",
        signature: "halftrace(x)",
        summary: message!("the lesser nimber y with y*y + y = x"),
        example: ["halftrace(*3)", "*6"],
        meaning: Meaning::Of(1, nimbers::half_trace),
    },
    Function {
        name: "conjugate",
        signature: "conjugate(x)",
        summary: message!("the other root of the quadratic equation of x over the half field"),
        example: ["conjugate(*4)", "*5"],
        meaning: Meaning::Of(1, nimbers::conjugate),
    },
    Function {
        name: "trace",
        signature: "trace(x)",
        summary: message!("the sum of the conjugates of x, 0 or *1"),
        example: ["trace(*8)", "*"],
        meaning: Meaning::Of(1, nimbers::trace),
    },
    Function {
        name: "norm",
        signature: "norm(x[, bits])",
        summary: message!("the norm of x to its largest proper subfield, or that of so many bits"),
        example: ["norm(*32)", "*4"],
        meaning: Meaning::OrOneMore(1, nimbers::norm),
    },
    Function {
        name: "degree",
        signature: "degree(x)",
        summary: message!("of a nimber over the field of two elements; of a game how loopy it is"),
        example: ["degree(*16)", "8"],
        meaning: Meaning::Of(1, |call| match call.values[0].0 {
            Value::Game(_) => loopy::degree(call),
            _ => nimbers::degree(call),
        }),
    },
    Function {
        name: "minpoly",
        signature: "minpoly(x)",
        summary: message!("the minimal polynomial of x over the field of two elements"),
        example: ["minpoly(*4)", "x^4+x+1"],
        meaning: Meaning::Of(1, nimbers::minimal_polynomial),
    },
    Function {
        name: "polynomial",
        signature: "polynomial(x)",
        summary: message!(
            "a finite nimber as a polynomial in the generators *2, *4, *16, ... of the fields"
        ),
        example: ["polynomial(*1051)", "y*t+z+x*y+x+1"],
        meaning: Meaning::Of(1, nimbers::polynomial),
    },
    Function {
        name: "express",
        signature: "express(x, a)",
        summary: message!(
            "the polynomial f of least degree over the field of two elements with f(a) = x"
        ),
        example: ["express(*14, *4)", "x^3"],
        meaning: Meaning::Of(2, nimbers::express),
    },
    Function {
        name: "order",
        signature: "order(x)",
        summary: message!("the least n >= 1 with x^n = *1"),
        example: ["order(*4)", "15"],
        meaning: Meaning::Of(1, nimbers::order),
    },
    Function {
        name: "log",
        signature: "log(x[, base])",
        summary: message!("the least n with base^n = x, by default for generator(degree(x))"),
        example: ["log(*14, *4)", "3"],
        meaning: Meaning::OrOneMore(1, nimbers::logarithm),
    },
    Function {
        name: "generator",
        signature: "generator(bits)",
        summary: message!("the compatible generator of the field of so many bits"),
        example: ["generator(32)", "*1361923"],
        meaning: Meaning::Of(1, nimbers::generator),
    },
];

/// What is to be known of some functions besides their summaries.
const DETAILS: [(&str, &str); 6] = [
    (
        "root",
        message!(
            "The least root of a generator may lie in the same field: root(*32, 257) is *57, and the \
         least one that generates the field of 2^16 elements is generator(16) = *1051."
        ),
    ),
    (
        "generator",
        message!(
            "generator(n)^((2^n-1)/(2^m-1)) = generator(m) wherever m divides n. For n = 2, 4, 8, ... it \
         is the least generator of the field with this property: 2, 4, 32, 1051, ... For other n it \
         comes from Lenstra's numbers w, w^w, w^(w^2), ..."
        ),
    ),
    (
        "log",
        message!(
            "Without a base log(x)/(2^degree(x) - 1) is a fraction of the circle that does not depend on \
         the field, finite or infinite: log(*2) = 1 of 3, log(*w) = 28 of 63. A search in a group of \
         prime order p takes about the square root of p products; where one is too long, the \
         remainder that the others tell is given."
        ),
    ),
    (
        "polynomial",
        message!(
            "The generators are x = *2, y = *4, z = *16, t = *256, u = *65536, x5 = *(2^32), x6 = \
         *(2^64), ... The square of each is itself plus the product of those before it: x^2 = x + 1, \
         y^2 = y + x, z^2 = z + x*y, ... So the fields are the quotients of GF(2)[x,y,z,...] by \
         these relations."
        ),
    ),
    (
        "express",
        message!(
            "The coordinates of x in the basis 1, a, a^2, ... of the field that a generates. So the \
         field is that of the polynomials modulo minpoly(a), and sums and products are the same in \
         both: express(*4, *32) = x^6+x^5+x^4+x+1 modulo x^8+x^6+x^5+x^2+1. For a modulus of your own \
         take one of its zeros for a, as zeros(*1, *1, 0, *1) for x^3+x+1."
        ),
    ),
    ("mex", message!("A set in braces stands for its elements: mex({0, 1, 3}) = mex(0, 1, 3).")),
];

/// The function with this name, in upper or lower case.
pub fn function(name: &str) -> Option<&'static Function> {
    FUNCTIONS.iter().find(|function| function.name.eq_ignore_ascii_case(name))
}

impl Function {
    /// What is to be known besides the summary, if anything is.
    pub fn details(&self) -> Option<&'static str> {
        DETAILS.iter().find(|(name, _)| *name == self.name).map(|(_, details)| *details)
    }

    /// The error for a wrong number of arguments.
    fn miscalled(&self, given: usize, span: Span) -> ParseError {
        let expected = match self.meaning {
            Meaning::Row(_) | Meaning::AtLeastOne(_) => say!("at least 1 argument"),
            Meaning::Set(_) => say!("any number of arguments"),
            Meaning::Of(1, _) => say!("1 argument"),
            Meaning::Of(count, _) => say!("{} arguments", count),
            Meaning::OrOneMore(count, _) => say!("{} or {} arguments", count, count + 1),
        };
        ParseError::new(say!("{} takes {}, not {}", self.name, expected, given), span)
            .with_help(say!("it is called as {}", self.signature))
    }

    /// Checks how many arguments are given in the call at `span`.
    pub(super) fn check_count(&self, given: usize, span: &Span) -> Result<(), ParseError> {
        let fits = match self.meaning {
            Meaning::Row(_) | Meaning::AtLeastOne(_) => given >= 1,
            Meaning::Set(_) => true,
            Meaning::Of(count, _) => given == count,
            Meaning::OrOneMore(count, _) => given == count || given == count + 1,
        };
        if fits { Ok(()) } else { Err(self.miscalled(given, span.clone())) }
    }
}

/// The arguments of a call and where they stand.
pub(super) struct Arguments<'a> {
    pub(super) values: &'a [(Value, Span)],
    pub(super) span: Span,
    pub(super) budget: &'a mut Budget,
    /// What is to be said about the value.
    pub(super) notes: &'a mut Vec<Note>,
    /// Where games are kept.
    pub(super) games: &'a Arc<partizan::Values>,
}

impl Arguments<'_> {
    pub(super) fn spend(&mut self, work: u64) -> Result<(), ParseError> {
        spend(self.budget, work, &self.span)
    }

    pub(super) fn ordinal(&self, index: usize) -> Result<Ordinal, ParseError> {
        match &self.values[index].0 {
            Value::Ordinal(ordinal) | Value::Base2(ordinal) => Ok(ordinal.clone()),
            other => Err(self.expected(index, say!("an ordinal"), other)),
        }
    }

    pub(super) fn expected(&self, index: usize, wanted: String, found: &Value) -> ParseError {
        let found = found.kind().described();
        self.error_at(index, Refusal::new(say!("expected {}, found {}", wanted, found)))
    }

    /// An argument in a message: itself if it is short.
    pub(super) fn shown(&self, index: usize) -> String {
        const LONGEST: u64 = 20;
        let value = &self.values[index].0;
        if value.size() <= LONGEST { value.to_string() } else { say!("the argument") }
    }

    pub(super) fn error_at(&self, index: usize, refusal: Refusal) -> ParseError {
        refusal.at(self.values[index].1.clone())
    }

    /// An answer, or the refusal of the whole call.
    fn answer(&self, answer: Result<Ordinal, Refusal>) -> Result<Value, ParseError> {
        answer.map(Value::Ordinal).map_err(|refusal| refusal.at(self.span.clone()))
    }

    fn divided(&self) -> Result<(Ordinal, Ordinal), ParseError> {
        let (a, b) = (self.ordinal(0)?, self.ordinal(1)?);
        a.div_rem(&b).ok_or_else(|| self.error_at(1, Refusal::new(say!("division by 0"))))
    }
}

/// The base-2 form of an ordinal, if it is not too long: each bit of a
/// coefficient becomes a power of its own, with the exponent written again.
fn base2(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let ordinal = call.ordinal(0)?;
    let length = ordinal.base2_size();
    if length > 4 * MAX_SIZE {
        return call.answer(Err(TooLarge::Size.into()));
    }
    call.spend(length)?;
    Ok(Value::Base2(ordinal))
}
