//! Formulas as trees: what our Unicode notation says.
//!
//! ```text
//! row    = {item}
//! item   = operator | atom {index | "^" atom | superscript digits}
//! index  = "_" atom | subscript digits
//! atom   = number | letter | arrow | word | "*" [atom] | "(" row ")" | "{" row "}" | "[" row "]"
//! ```
//! Reading is total: what is not understood is kept as text.

/// Formulas with more bytes are not taken apart.
const LONGEST: usize = 20_000;
/// Nor are brackets and exponents nested deeper than this.
const DEEPEST: usize = 300;

/// A part of a formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Node {
    /// Digits.
    Number(String),
    /// A letter: `ω`, or an arrow that stands for a game: `↑`.
    Letter(char),
    /// Words, and whatever is not understood.
    Text(String),
    /// A sign between two others.
    Operator(char),
    /// The sign of a negative number, or of a game that both players can turn round: `±1`.
    Sign(char),
    /// A nimber: a star, and what it applies to.
    Star(Option<Box<Node>>),
    /// Something in brackets.
    Bracketed(char, Vec<Node>, char),
    /// An index.
    Sub(Box<Node>, Box<Node>),
    /// A power.
    Power(Box<Node>, Box<Node>),
    /// Several parts as an index or an exponent.
    Row(Vec<Node>),
}

const OPERATORS: &str = "+−·×⊕⊗=≠<>≤≥≡→,;:|‖≅∥…/∣±";
const SUPERSCRIPTS: &str = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const SUBSCRIPTS: &str = "₀₁₂₃₄₅₆₇₈₉";

/// Takes a formula apart.
pub(super) fn parse(formula: &str) -> Vec<Node> {
    if formula.len() > LONGEST {
        return vec![Node::Text(formula.into())];
    }
    let mut reader = Reader { chars: formula.chars().collect(), at: 0, depth: 0 };
    let mut nodes = reader.row(None);
    // A closing bracket that nothing opens.
    while let Some(stray) = reader.next() {
        nodes.push(Node::Text(stray.into()));
        nodes.extend(reader.row(None));
    }
    nodes
}

struct Reader {
    chars: Vec<char>,
    at: usize,
    depth: usize,
}

impl Reader {
    fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += 1;
        Some(next)
    }

    fn skip_blanks(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    fn take_while(&mut self, keep: impl Fn(char) -> bool) -> String {
        let start = self.at;
        while self.peek().is_some_and(&keep) {
            self.at += 1;
        }
        self.chars[start..self.at].iter().collect()
    }

    /// Items up to a closing bracket, which is not taken.
    fn row(&mut self, closer: Option<char>) -> Vec<Node> {
        let mut nodes = Vec::new();
        loop {
            self.skip_blanks();
            let Some(next) = self.peek() else {
                return nodes;
            };
            if closer == Some(next) || is_closer(next) {
                return nodes;
            }
            let after_operand = !matches!(nodes.last(), None | Some(Node::Operator(_)));
            match next {
                '-' | '−' if !after_operand => {
                    self.at += 1;
                    nodes.push(Node::Sign('−'));
                }
                '±' if !after_operand => {
                    self.at += 1;
                    nodes.push(Node::Sign('±'));
                }
                '-' => {
                    self.at += 1;
                    nodes.push(Node::Operator('−'));
                }
                '*' if after_operand && !self.begins_star(nodes.last()) => {
                    self.at += 1;
                    nodes.push(Node::Operator('·'));
                }
                _ if OPERATORS.contains(next) => {
                    self.at += 1;
                    nodes.push(Node::Operator(next));
                }
                _ => self.item(&mut nodes),
            }
        }
    }

    /// Whether the star that comes next is added to what stands before it, as in ↑* and 2*3,
    /// which are values of games; behind other operands it is a product.
    fn begins_star(&self, before: Option<&Node>) -> bool {
        let after = self.chars.get(self.at + 1);
        match before {
            Some(Node::Sign(_)) => true,
            Some(Node::Number(_)) => !after.is_some_and(|&c| c.is_alphabetic() || c == '('),
            Some(Node::Letter(letter)) => is_arrow(*letter),
            Some(Node::Power(base, _)) => {
                matches!(**base, Node::Letter(letter) if is_arrow(letter))
            }
            _ => false,
        }
    }

    /// An atom with its indices and exponents.
    fn item(&mut self, nodes: &mut Vec<Node>) {
        let Some(mut node) = self.atom() else {
            // Nested too deeply, or nothing that can begin an item.
            let rest: String = self.chars[self.at..].iter().collect();
            self.at = self.chars.len();
            nodes.push(Node::Text(rest));
            return;
        };
        loop {
            node = match self.peek() {
                Some(digit) if SUBSCRIPTS.contains(digit) => {
                    let index = Node::Number(self.digits(SUBSCRIPTS));
                    Node::Sub(Box::new(node), Box::new(index))
                }
                Some(digit) if SUPERSCRIPTS.contains(digit) => {
                    let exponent = Node::Number(self.digits(SUPERSCRIPTS));
                    Node::Power(Box::new(node), Box::new(exponent))
                }
                Some(sign @ ('^' | '_')) => {
                    self.at += 1;
                    let Some(raised) = self.argument() else {
                        nodes.push(node);
                        nodes.push(Node::Text(sign.into()));
                        return;
                    };
                    match sign {
                        '^' => Node::Power(Box::new(node), Box::new(raised)),
                        _ => Node::Sub(Box::new(node), Box::new(raised)),
                    }
                }
                _ => break,
            };
        }
        nodes.push(node);
    }

    /// What stands behind `^` or `_`; brackets around it fall away.
    fn argument(&mut self) -> Option<Node> {
        let begins = |c: char| !is_closer(c) && !OPERATORS.contains(c) && !c.is_whitespace();
        if self.depth >= DEEPEST || !self.peek().is_some_and(begins) {
            return None;
        }
        self.depth += 1;
        let mut nodes = Vec::new();
        self.item(&mut nodes);
        self.depth -= 1;
        match nodes.pop() {
            Some(Node::Bracketed('(', mut inside, ')')) if nodes.is_empty() => match inside.pop() {
                Some(only) if inside.is_empty() => Some(only),
                Some(last) => Some(Node::Row(inside.into_iter().chain([last]).collect())),
                None => Some(Node::Row(Vec::new())),
            },
            Some(only) if nodes.is_empty() => Some(only),
            Some(last) => Some(Node::Row(nodes.into_iter().chain([last]).collect())),
            None => None,
        }
    }

    fn atom(&mut self) -> Option<Node> {
        if self.depth >= DEEPEST {
            return None;
        }
        let next = self.next()?;
        Some(match next {
            '*' | '∗' | '⋆' => {
                let begins = |c: char| c.is_alphanumeric() || c == '(';
                let applies = self.peek().is_some_and(begins);
                self.depth += 1;
                let to = if applies { self.atom().map(Box::new) } else { None };
                self.depth -= 1;
                Node::Star(to)
            }
            arrow if is_arrow(arrow) => Node::Letter(arrow),
            '(' => self.bracketed('(', ')'),
            '{' => self.bracketed('{', '}'),
            '[' => self.bracketed('[', ']'),
            digit if digit.is_ascii_digit() => {
                Node::Number(format!("{digit}{}", self.take_while(|c| c.is_ascii_digit())))
            }
            letter if letter.is_alphabetic() => {
                let rest = match is_greek(letter) {
                    true => String::new(),
                    false => self.take_while(|c| c.is_alphabetic() && !is_greek(c)),
                };
                match rest.as_str() {
                    "" => Node::Letter(letter),
                    _ => Node::Text(format!("{letter}{rest}")),
                }
            }
            other => Node::Text(other.into()),
        })
    }

    fn bracketed(&mut self, open: char, close: char) -> Node {
        self.depth += 1;
        let inside = self.row(Some(close));
        self.depth -= 1;
        if self.peek() == Some(close) {
            self.at += 1;
            return Node::Bracketed(open, inside, close);
        }
        Node::Row([vec![Node::Text(open.into())], inside].concat())
    }

    fn digits(&mut self, small: &str) -> String {
        let value = |c: char| small.chars().position(|digit| digit == c);
        let run = self.take_while(|c| value(c).is_some());
        run.chars().filter_map(value).map(|digit| digit.to_string()).collect()
    }
}

fn is_closer(c: char) -> bool {
    matches!(c, ')' | '}' | ']')
}

/// Whether it is up, down, double up or double down.
fn is_arrow(c: char) -> bool {
    matches!(c, '↑' | '↓' | '⇑' | '⇓')
}

fn is_greek(c: char) -> bool {
    matches!(c, 'α'..='ω' | 'Α'..='Ω')
}
