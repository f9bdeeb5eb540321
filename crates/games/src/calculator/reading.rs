//! How an expression was read, with all its brackets.

use nimatron_nimber::text::{Expr, ExprKind, PrefixOperator};

use super::operators::symbol;

/// The expression with every operation in brackets; it reads back as the same
/// expression.
///
/// ```
/// use nimatron::calculator::{parse, reading};
/// assert_eq!(reading(&parse("1+w*2^3-4")?), "((1 + (w * (2 ^ 3))) - 4)");
/// assert_eq!(reading(&parse("*w^3")?), "((*w) ^ 3)");
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
///
/// Cost: linear in the expression.
pub fn reading(expression: &Expr) -> String {
    let mut text = String::new();
    write(expression, &mut text);
    text
}

fn write(expression: &Expr, text: &mut String) {
    match &expression.kind {
        ExprKind::Natural(natural) => *text += &natural.to_string(),
        ExprKind::Game(game) => *text += game,
        ExprKind::Name(name) => *text += name,
        ExprKind::Indexed { name, index } => {
            *text += name;
            *text += "_";
            let plain = matches!(index.kind, ExprKind::Natural(_) | ExprKind::Name(_));
            if plain { write(index, text) } else { bracketed(index, text) }
        }
        ExprKind::Call { name, arguments } => {
            *text += name;
            *text += "(";
            for (index, argument) in arguments.iter().enumerate() {
                *text += if index == 0 { "" } else { ", " };
                write(argument, text);
            }
            *text += ")";
        }
        ExprKind::Earlier(None) => *text += "%",
        ExprKind::Earlier(Some(number)) => *text += &format!("%{number}"),
        ExprKind::Prefix { operator, operand } => {
            *text += match operator {
                PrefixOperator::Nimber => "(*",
                PrefixOperator::Negative => "(-",
            };
            write(operand, text);
            *text += ")";
        }
        ExprKind::Binary { operator, left, right } => {
            *text += "(";
            write(left, text);
            *text += &format!(" {} ", symbol(*operator));
            write(right, text);
            *text += ")";
        }
        ExprKind::Chain { first, rest } => {
            *text += &"(".repeat(rest.len());
            write(first, text);
            for link in rest {
                *text += &format!(" {} ", symbol(link.operator));
                write(&link.operand, text);
                *text += ")";
            }
        }
    }
}

/// An index that is no plain name or number, in the brackets it needs.
fn bracketed(index: &Expr, text: &mut String) {
    let has_brackets = matches!(
        index.kind,
        ExprKind::Prefix { .. } | ExprKind::Binary { .. } | ExprKind::Chain { .. }
    );
    if has_brackets {
        write(index, text);
    } else {
        *text += "(";
        write(index, text);
        *text += ")";
    }
}
