//! Functions compiled: variables become places of a frame, and what is called is known before it is called.
//!
//! Compiled is what most rulesets are written in: numbers, signs, texts, boards and lists of them, `if`,
//! loops, functions of the file and of boards. The interpreter stays the judge: it runs all functions of a
//! file that uses anything else, and runs a call anew in which anything goes wrong or that is long, so that
//! whatever is told of it is its own. Functions have no effects, hence nothing happens twice.

use std::cmp::Ordering;
use std::ops::{Range, RangeInclusive};
use std::sync::Arc;

use rhai::{
    AST, ASTFlags, ASTNode, BinaryExpr, Expr, FnCallExpr, ImmutableString, Stmt, StmtBlock, Token,
};

use super::functions::{FUNCTIONS, PROPERTIES, Property, Signs, Value, Work};
use super::{DEEPEST, LARGEST, MOST_OPERATIONS};
use crate::rulesets::boards::bits;

/// The functions of a file.
#[derive(Debug)]
pub(super) struct Program {
    functions: Vec<Compiled>,
}

#[derive(Debug)]
struct Compiled {
    name: ImmutableString,
    parameters: usize,
    /// How many places its variables need.
    places: usize,
    body: Node,
}

/// A place of a variable in the frame of a call.
type Place = usize;

/// The arguments that a function of boards has at most.
const MOST_ARGUMENTS: usize = 3;

#[derive(Debug)]
enum Node {
    Constant(Value),
    Variable(Place),
    List(Vec<Node>),
    Not(Box<Node>),
    Negative(Box<Node>),
    Binary(Binary, Box<[Node; 2]>),
    And(Vec<Node>),
    Or(Vec<Node>),
    /// What stands at an index.
    Item(Box<[Node; 2]>),
    Property(Property, Box<Node>),
    Length(Box<Node>),
    OfBoard(Work, Box<Node>, Vec<Node>),
    Call(usize, Vec<Node>),
    Block(Vec<Node>),
    If(Box<[Node; 3]>),
    While(Box<[Node; 2]>),
    /// For each value of a list.
    Each(Place, Box<[Node; 2]>),
    /// For each number from the first up to the second, which is left out or not.
    Range(Place, bool, Box<[Node; 3]>),
    Set(Place, Option<Binary>, Box<Node>),
    SetItem(Place, Box<[Node; 2]>),
    Push(Place, Box<Node>),
    Break,
    Continue,
    Return(Box<Node>),
    Throw,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Binary {
    Plus,
    Minus,
    Times,
    Divided,
    Remainder,
    Equal,
    Unequal,
    Less,
    AtMost,
    Greater,
    AtLeast,
}

impl Binary {
    fn of(token: &Token) -> Option<Binary> {
        Some(match token {
            Token::Plus => Binary::Plus,
            Token::Minus => Binary::Minus,
            Token::Multiply => Binary::Times,
            Token::Divide => Binary::Divided,
            Token::Modulo => Binary::Remainder,
            Token::EqualsTo => Binary::Equal,
            Token::NotEqualsTo => Binary::Unequal,
            Token::LessThan => Binary::Less,
            Token::LessThanEqualsTo => Binary::AtMost,
            Token::GreaterThan => Binary::Greater,
            Token::GreaterThanEqualsTo => Binary::AtLeast,
            _ => return None,
        })
    }

    /// `None` where the interpreter has to say what it is.
    fn apply(self, one: &Value, other: &Value) -> Option<Value> {
        let order = |one: &Value, other: &Value| match (one, other) {
            (Value::Number(one), Value::Number(other)) => Some(one.cmp(other)),
            (Value::Sign(one), Value::Sign(other)) => Some(one.cmp(other)),
            _ => None,
        };
        let equal = |one: &Value, other: &Value| match (one, other) {
            (Value::Text(text), Value::Sign(sign)) | (Value::Sign(sign), Value::Text(text)) => {
                let mut signs = text.chars();
                Some(signs.next() == Some(*sign) && signs.next().is_none())
            }
            (Value::Text(one), Value::Text(other)) => Some(one == other),
            (Value::Truth(one), Value::Truth(other)) => Some(one == other),
            (Value::Board(one), Value::Board(other)) => Some(one == other),
            _ => order(one, other).map(Ordering::is_eq),
        };
        let numbers = |work: fn(i64, i64) -> Option<i64>| match (one, other) {
            (Value::Number(one), Value::Number(other)) => work(*one, *other).map(Value::Number),
            _ => None,
        };
        match self {
            Binary::Equal => equal(one, other).map(Value::Truth),
            Binary::Unequal => equal(one, other).map(|is_equal| Value::Truth(!is_equal)),
            Binary::Less => order(one, other).map(|order| Value::Truth(order.is_lt())),
            Binary::AtMost => order(one, other).map(|order| Value::Truth(order.is_le())),
            Binary::Greater => order(one, other).map(|order| Value::Truth(order.is_gt())),
            Binary::AtLeast => order(one, other).map(|order| Value::Truth(order.is_ge())),
            Binary::Plus => numbers(i64::checked_add),
            Binary::Minus => numbers(i64::checked_sub),
            Binary::Times => numbers(i64::checked_mul),
            Binary::Divided => numbers(i64::checked_div),
            Binary::Remainder => numbers(i64::checked_rem),
        }
    }
}

/// The functions of a file while they are compiled.
struct Compiler<'a> {
    known: Vec<(&'a str, usize)>,
    /// What can be seen, the last of those with the same name.
    scope: Vec<Named<'a>>,
    places: usize,
    /// How many loops the place at hand is in.
    loops: usize,
    /// How many blocks that are values it is in. Nothing is changed there: whoever changed something in
    /// an argument would see in which order arguments are computed.
    values: usize,
}

struct Named<'a> {
    name: &'a str,
    place: Place,
    is_constant: bool,
}

impl Program {
    /// `None` if a function does what is not compiled.
    pub(super) fn compile(program: &AST) -> Option<Program> {
        let known = program.iter_fn_def().map(|function| (&*function.name, function.params.len()));
        let known: Vec<(&str, usize)> = known.collect();
        let mut functions = Vec::new();
        for function in program.iter_fn_def() {
            // A method of a value that is not a board.
            if function.this_type.is_some() {
                return None;
            }
            let body = body(program, &function.name, function.params.len());
            let known = known.clone();
            let mut compiler =
                Compiler { known, scope: Vec::new(), places: 0, loops: 0, values: 0 };
            for parameter in &function.params {
                compiler.declare(parameter, false);
            }
            let body = compiler.block(&body)?;
            functions.push(Compiled {
                name: function.name.clone(),
                parameters: function.params.len(),
                places: compiler.places,
                body,
            });
        }
        Some(Program { functions })
    }

    /// What a function gives; `None` where the interpreter has to say it.
    pub(super) fn call(
        &self,
        signs: &Signs,
        name: &str,
        arguments: impl IntoIterator<Item = Value>,
    ) -> Option<Value> {
        let arguments: Vec<Value> = arguments.into_iter().collect();
        let function = self
            .functions
            .iter()
            .position(|function| function.name == name && function.parameters == arguments.len())?;
        let mut run =
            Run { program: self, signs, left: MOST_OPERATIONS, depth: 0, frames: Vec::new() };
        run.function(function, arguments)
    }
}

/// The statements of a function.
fn body(program: &AST, name: &str, parameters: usize) -> Vec<Stmt> {
    let mut alone = program.clone();
    alone.retain_functions(|_, _, own, count| own == name && count == parameters);
    let mut statements = Vec::new();
    alone.walk(&mut |path: &[ASTNode<'_>]| {
        // What stands in no other node.
        if let [ASTNode::Stmt(statement)] = path {
            statements.push((*statement).clone());
        }
        true
    });
    statements
}

impl<'a> Compiler<'a> {
    fn declare(&mut self, name: &'a str, is_constant: bool) -> Place {
        let place = self.places;
        self.scope.push(Named { name, place, is_constant });
        self.places += 1;
        place
    }

    fn named(&self, expression: &Expr) -> Option<&Named<'a>> {
        let Expr::Variable(variable, ..) = expression else { return None };
        self.scope.iter().rev().find(|named| named.name == variable.1)
    }

    /// The place of what is to be changed.
    fn variable(&self, expression: &Expr) -> Option<Place> {
        self.named(expression).filter(|named| !named.is_constant).map(|named| named.place)
    }

    fn block(&mut self, statements: &'a [Stmt]) -> Option<Node> {
        let outside = self.scope.len();
        let nodes = statements.iter().map(|statement| self.statement(statement));
        let mut nodes: Vec<Node> = nodes.collect::<Option<_>>()?;
        self.scope.truncate(outside);
        match nodes.len() {
            1 => nodes.pop(),
            _ => Some(Node::Block(nodes)),
        }
    }

    fn body(&mut self, body: &'a StmtBlock) -> Option<Node> {
        self.loops += 1;
        let node = self.block(body.statements());
        self.loops -= 1;
        node
    }

    fn statement(&mut self, statement: &'a Stmt) -> Option<Node> {
        let changes =
            matches!(statement, Stmt::Assignment(_) | Stmt::BreakLoop(..) | Stmt::Return(..));
        if changes && self.values > 0 {
            return None;
        }
        Some(match statement {
            Stmt::Noop(_) => Node::Constant(Value::Nothing),
            Stmt::Expr(expression) => self.expression(expression)?,
            Stmt::FnCall(call, _) => self.call(call)?,
            Stmt::Block(block) => self.block(block.statements())?,
            Stmt::If(flow, _) => Node::If(Box::new([
                self.expression(&flow.expr)?,
                self.block(flow.body.statements())?,
                self.block(flow.branch.statements())?,
            ])),
            Stmt::While(flow, _) => {
                let condition = match &flow.expr {
                    Expr::Unit(_) => Node::Constant(Value::Truth(true)),
                    condition => self.expression(condition)?,
                };
                Node::While(Box::new([condition, self.body(&flow.body)?]))
            }
            Stmt::For(parts, _) => {
                let (name, None, flow) = &**parts else { return None };
                self.each(&name.name, &flow.expr, &flow.body)?
            }
            Stmt::Var(parts, flags, _) => {
                let value = self.expression(&parts.1)?;
                let place = self.declare(&parts.0.name, flags.contains(ASTFlags::CONSTANT));
                Node::Set(place, None, Box::new(value))
            }
            Stmt::Assignment(parts) => self.assignment(&parts.0, &parts.1)?,
            Stmt::BreakLoop(None, flags, _) if self.loops > 0 => {
                if flags.contains(ASTFlags::BREAK) { Node::Break } else { Node::Continue }
            }
            // What is thrown, the interpreter says.
            Stmt::Return(_, flags, _) if flags.contains(ASTFlags::BREAK) => Node::Throw,
            Stmt::Return(value, ..) => Node::Return(Box::new(match value {
                Some(value) => self.expression(value)?,
                None => Node::Constant(Value::Nothing),
            })),
            _ => return None,
        })
    }

    fn each(&mut self, name: &'a str, values: &'a Expr, body: &'a StmtBlock) -> Option<Node> {
        let range = self.range(values)?;
        let outside = self.scope.len();
        let node = match range {
            Some((is_inclusive, from, to)) => {
                let place = self.declare(name, false);
                Node::Range(place, is_inclusive, Box::new([from, to, self.body(body)?]))
            }
            None => {
                let values = self.expression(values)?;
                let place = self.declare(name, false);
                Node::Each(place, Box::new([values, self.body(body)?]))
            }
        };
        self.scope.truncate(outside);
        Some(node)
    }

    /// The numbers between which a range goes, and whether the second belongs to it; `Some(None)` if it
    /// is none.
    #[expect(clippy::option_option, reason = "it may also be one that is not compiled")]
    fn range(&mut self, values: &'a Expr) -> Option<Option<(bool, Node, Node)>> {
        let number = |number: i64| Node::Constant(Value::Number(number));
        let range = match values {
            Expr::FnCall(call, _) => {
                let is_inclusive = match call.op_token {
                    Some(Token::ExclusiveRange) => false,
                    Some(Token::InclusiveRange) => true,
                    _ => return Some(None),
                };
                let [from, to] = &call.args[..] else { return None };
                Some((is_inclusive, self.expression(from)?, self.expression(to)?))
            }
            Expr::DynamicConstant(value, _) => {
                let exclusive = value.read_lock::<Range<i64>>();
                let exclusive =
                    exclusive.map(|range| (false, number(range.start), number(range.end)));
                exclusive.or_else(|| {
                    let range = value.read_lock::<RangeInclusive<i64>>()?;
                    Some((true, number(*range.start()), number(*range.end())))
                })
            }
            _ => None,
        };
        Some(range)
    }

    fn assignment(&mut self, how: &rhai::OpAssignment, parts: &'a BinaryExpr) -> Option<Node> {
        let binary = match how.get_op_assignment_info() {
            Some((.., operator, _)) => Some(Binary::of(operator)?),
            None => None,
        };
        let value = self.expression(&parts.rhs)?;
        match &parts.lhs {
            variable @ Expr::Variable(..) => {
                Some(Node::Set(self.variable(variable)?, binary, Box::new(value)))
            }
            Expr::Index(item, ..) if binary.is_none() => {
                // Of a list of lists, the interpreter sets the items.
                if matches!(item.rhs, Expr::Index(..) | Expr::Dot(..)) {
                    return None;
                }
                let place = self.variable(&item.lhs)?;
                Some(Node::SetItem(place, Box::new([self.expression(&item.rhs)?, value])))
            }
            _ => None,
        }
    }

    fn expressions(&mut self, expressions: &'a [Expr]) -> Option<Vec<Node>> {
        expressions.iter().map(|expression| self.expression(expression)).collect()
    }

    fn expression(&mut self, expression: &'a Expr) -> Option<Node> {
        Some(match expression {
            Expr::Unit(_) => Node::Constant(Value::Nothing),
            Expr::BoolConstant(truth, _) => Node::Constant(Value::Truth(*truth)),
            Expr::IntegerConstant(number, _) => Node::Constant(Value::Number(*number)),
            Expr::CharConstant(sign, _) => Node::Constant(Value::Sign(*sign)),
            Expr::StringConstant(text, _) => Node::Constant(Value::Text(text.clone())),
            Expr::DynamicConstant(value, _) => Node::Constant(Value::known(value)?),
            Expr::Variable(..) => Node::Variable(self.named(expression)?.place),
            Expr::Array(values, _) => Node::List(self.expressions(values)?),
            Expr::And(parts, _) => Node::And(self.expressions(parts)?),
            Expr::Or(parts, _) => Node::Or(self.expressions(parts)?),
            Expr::Stmt(block) => {
                self.values += 1;
                let node = self.block(block.statements())?;
                self.values -= 1;
                node
            }
            Expr::FnCall(call, _) => self.call(call)?,
            Expr::Dot(parts, flags, _) => self.chain(None, parts, *flags, true)?,
            Expr::Index(parts, flags, _) => self.chain(None, parts, *flags, false)?,
            _ => return None,
        })
    }

    /// An operator, a function of the file, or a function of boards.
    fn call(&mut self, call: &'a FnCallExpr) -> Option<Node> {
        if call.capture_parent_scope {
            return None;
        }
        match (&call.op_token, &call.args[..]) {
            (Some(token), [one, other]) => {
                let binary = Binary::of(token)?;
                let parts = [self.expression(one)?, self.expression(other)?];
                Some(Node::Binary(binary, Box::new(parts)))
            }
            (_, [one]) if &*call.name == "!" => Some(Node::Not(Box::new(self.expression(one)?))),
            (_, [one]) if &*call.name == "-" => {
                Some(Node::Negative(Box::new(self.expression(one)?)))
            }
            (Some(_), _) => None,
            (None, arguments) => {
                let signature = (&*call.name, arguments.len());
                if let Some(own) = self.known.iter().position(|known| *known == signature) {
                    return Some(Node::Call(own, self.expressions(arguments)?));
                }
                let (board, rest) = arguments.split_first()?;
                let board = self.expression(board)?;
                self.of_board(board, &call.name, rest)
            }
        }
    }

    fn of_board(&mut self, board: Node, name: &str, arguments: &'a [Expr]) -> Option<Node> {
        let function = FUNCTIONS.iter().find(|function| function.name == name)?;
        if arguments.len() > MOST_ARGUMENTS {
            return None;
        }
        Some(Node::OfBoard(function.work, Box::new(board), self.expressions(arguments)?))
    }

    /// What is joined by dots and indices: a step of it, and the rest. They are nested to the right.
    fn chain(
        &mut self,
        base: Option<Node>,
        parts: &'a BinaryExpr,
        flags: ASTFlags,
        is_dot: bool,
    ) -> Option<Node> {
        // Values that may be missing.
        if flags.contains(ASTFlags::NEGATED) {
            return None;
        }
        let place = base.is_none().then(|| self.variable(&parts.lhs)).flatten();
        let base = match base {
            Some(base) => base,
            None => self.expression(&parts.lhs)?,
        };
        let next = match &parts.rhs {
            Expr::Dot(next, flags, _) => Some((next, *flags, true)),
            Expr::Index(next, flags, _) => Some((next, *flags, false)),
            _ => None,
        };
        match next.filter(|_| !flags.contains(ASTFlags::BREAK)) {
            Some((next, flags, next_is_dot)) => {
                let base = self.link(base, None, &next.lhs, is_dot)?;
                self.chain(Some(base), next, flags, next_is_dot)
            }
            None => self.link(base, place, &parts.rhs, is_dot),
        }
    }

    /// One step of a chain, whose base is a variable if nothing comes before it.
    fn link(
        &mut self,
        base: Node,
        place: Option<Place>,
        step: &'a Expr,
        is_dot: bool,
    ) -> Option<Node> {
        match step {
            index if !is_dot => Some(Node::Item(Box::new([base, self.expression(index)?]))),
            Expr::Property(names, _) if names.2 == "len" => Some(Node::Length(Box::new(base))),
            Expr::Property(names, _) => {
                let (_, property) = PROPERTIES.iter().find(|(name, _)| *name == names.2)?;
                Some(Node::Property(*property, Box::new(base)))
            }
            Expr::MethodCall(call, _) if self.known.iter().any(|(name, _)| *name == call.name) => {
                None
            }
            Expr::MethodCall(call, _) => match (&*call.name, &call.args[..]) {
                ("len", []) => Some(Node::Length(Box::new(base))),
                ("push", [value]) if self.values == 0 => {
                    Some(Node::Push(place?, Box::new(self.expression(value)?)))
                }
                (name, arguments) => self.of_board(base, name, arguments),
            },
            _ => None,
        }
    }
}

/// Why a node gives no value.
enum Stop {
    Break,
    Continue,
    Return(Value),
    /// The interpreter has to say what it is.
    Unknown,
}

/// A call of a function, and the calls in it.
struct Run<'p> {
    program: &'p Program,
    signs: &'p Signs,
    /// The work that is left, in nodes and in values that are copied.
    left: u64,
    depth: usize,
    /// Frames of calls that have ended, for those to come.
    frames: Vec<Vec<Value>>,
}

impl Run<'_> {
    fn function(&mut self, index: usize, mut frame: Vec<Value>) -> Option<Value> {
        let function = &self.program.functions[index];
        if self.depth == DEEPEST.0 {
            return None;
        }
        frame.resize(function.places, Value::Nothing);
        self.depth += 1;
        let found = match self.value(&function.body, &mut frame) {
            Ok(value) | Err(Stop::Return(value)) => Some(value),
            Err(Stop::Break | Stop::Continue | Stop::Unknown) => None,
        };
        self.depth -= 1;
        frame.clear();
        self.frames.push(frame);
        found
    }

    fn spend(&mut self, work: usize) -> Result<(), Stop> {
        self.left = self.left.checked_sub(work as u64).ok_or(Stop::Unknown)?;
        Ok(())
    }

    /// What is true or false, without a value of it where it is a comparison.
    fn truth(&mut self, node: &Node, frame: &mut [Value]) -> Result<bool, Stop> {
        match node {
            Node::Not(node) => Ok(!self.truth(node, frame)?),
            Node::And(nodes) => {
                for node in nodes {
                    if !self.truth(node, frame)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            Node::Or(nodes) => {
                for node in nodes {
                    if self.truth(node, frame)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            Node::Binary(binary, parts) => match self.binary(*binary, parts, frame)? {
                Value::Truth(truth) => Ok(truth),
                _ => Err(Stop::Unknown),
            },
            node => self.with(node, frame, |_, value| match value {
                Value::Truth(truth) => Ok(*truth),
                _ => Err(Stop::Unknown),
            }),
        }
    }

    fn number(&mut self, node: &Node, frame: &mut [Value]) -> Result<i64, Stop> {
        self.with(node, frame, |_, value| match value {
            Value::Number(number) => Ok(*number),
            _ => Err(Stop::Unknown),
        })
    }

    /// The list that is to be changed, which is no one else's.
    fn own<'v>(&mut self, value: &'v mut Value) -> Result<&'v mut Vec<Value>, Stop> {
        if let Value::Squares(_) = value {
            let listed = value.listed().ok_or(Stop::Unknown)?.into_owned();
            *value = Value::List(Arc::new(listed));
        }
        let Value::List(list) = value else { return Err(Stop::Unknown) };
        if Arc::strong_count(list) > 1 {
            self.spend(list.len())?;
        }
        Ok(Arc::make_mut(list))
    }

    /// The value of a node, where it stands or computed.
    fn with<R>(
        &mut self,
        node: &Node,
        frame: &mut [Value],
        work: impl FnOnce(&mut Self, &Value) -> Result<R, Stop>,
    ) -> Result<R, Stop> {
        if let Some(value) = place(node, frame) {
            return work(self, value);
        }
        let value = self.value(node, frame)?;
        work(self, &value)
    }

    /// Runs the body of a loop once; whether the loop goes on.
    fn turn(&mut self, body: &Node, frame: &mut [Value]) -> Result<bool, Stop> {
        match self.value(body, frame) {
            Ok(_) | Err(Stop::Continue) => Ok(true),
            Err(Stop::Break) => Ok(false),
            Err(stop) => Err(stop),
        }
    }

    /// Runs the body of a loop for each of some values.
    fn each(
        &mut self,
        place: Place,
        values: impl Iterator<Item = Value>,
        body: &Node,
        frame: &mut [Value],
    ) -> Result<Value, Stop> {
        for value in values {
            frame[place] = value;
            if !self.turn(body, frame)? {
                break;
            }
        }
        Ok(Value::Nothing)
    }

    /// A list, which is a set as far as its values are those of one.
    fn list(&mut self, nodes: &[Node], frame: &mut [Value]) -> Result<Value, Stop> {
        let (mut set, mut values) = (0, Vec::new());
        for node in nodes {
            match self.value(node, frame)? {
                Value::Number(number @ 0..64) if values.is_empty() && set >> number == 0 => {
                    set |= 1 << number;
                }
                value => {
                    if values.is_empty() {
                        values.extend(bits(set).map(|number| Value::Number(number.into())));
                    }
                    values.push(value);
                }
            }
        }
        Ok(match set {
            1.. if values.is_empty() => Value::Squares(set),
            _ => Value::List(Arc::new(values)),
        })
    }

    fn value(&mut self, node: &Node, frame: &mut [Value]) -> Result<Value, Stop> {
        self.spend(1)?;
        Ok(match node {
            Node::Constant(value) => value.clone(),
            Node::Variable(place) => frame[*place].clone(),
            Node::List(nodes) => self.list(nodes, frame)?,
            Node::Not(_) | Node::And(_) | Node::Or(_) => Value::Truth(self.truth(node, frame)?),
            Node::Negative(node) => {
                Value::Number(self.number(node, frame)?.checked_neg().ok_or(Stop::Unknown)?)
            }
            Node::Binary(binary, parts) => self.binary(*binary, parts, frame)?,
            Node::Item(parts) => {
                let index = self.number(&parts[1], frame)?;
                self.with(&parts[0], frame, |run, value| match value {
                    Value::Board(board) => Ok(Value::Sign(run.signs.look(board, index))),
                    list => {
                        let index = usize::try_from(index).ok();
                        index.and_then(|index| list.item(index)).ok_or(Stop::Unknown)
                    }
                })?
            }
            Node::Property(property, node) => self.with(node, frame, |_, value| match value {
                Value::Board(board) => Ok(Value::Number(property(board) as i64)),
                _ => Err(Stop::Unknown),
            })?,
            Node::Length(node) => self.with(node, frame, |_, value| {
                let length = value.length().ok_or(Stop::Unknown)?;
                Ok(Value::Number(length as i64))
            })?,
            Node::OfBoard(work, board, arguments) => {
                self.of_board(*work, board, arguments, frame)?
            }
            Node::Call(index, arguments) => {
                let mut values = self.frames.pop().unwrap_or_default();
                for argument in arguments {
                    values.push(self.value(argument, frame)?);
                }
                self.function(*index, values).ok_or(Stop::Unknown)?
            }
            Node::Block(nodes) => {
                let mut last = Value::Nothing;
                for node in nodes {
                    last = self.value(node, frame)?;
                }
                last
            }
            Node::If(parts) => {
                let [condition, then, otherwise] = &**parts;
                let branch = if self.truth(condition, frame)? { then } else { otherwise };
                self.value(branch, frame)?
            }
            Node::While(parts) => {
                while self.truth(&parts[0], frame)? && self.turn(&parts[1], frame)? {}
                Value::Nothing
            }
            Node::Each(place, parts) => {
                let [list, body] = &**parts;
                match &self.value(list, frame)? {
                    Value::Squares(set) => {
                        let squares = bits(*set).map(|square| Value::Number(square.into()));
                        self.each(*place, squares, body, frame)?
                    }
                    Value::List(list) => self.each(*place, list.iter().cloned(), body, frame)?,
                    _ => return Err(Stop::Unknown),
                }
            }
            Node::Range(place, is_inclusive, parts) => {
                let [from, to, body] = &**parts;
                let (from, to) = (self.number(from, frame)?, self.number(to, frame)?);
                let to = if *is_inclusive { to.checked_add(1).ok_or(Stop::Unknown)? } else { to };
                self.each(*place, (from..to).map(Value::Number), body, frame)?
            }
            Node::Set(place, None, node) => {
                frame[*place] = self.value(node, frame)?;
                Value::Nothing
            }
            Node::Set(place, Some(binary), node) => {
                let value = self.value(node, frame)?;
                let changed = &mut frame[*place];
                match value.listed().filter(|_| *binary == Binary::Plus) {
                    Some(more) => {
                        self.spend(more.len())?;
                        let list = self.own(changed)?;
                        list.extend(more.iter().cloned());
                        (list.len() <= LARGEST).then_some(()).ok_or(Stop::Unknown)?;
                    }
                    None => *changed = binary.apply(changed, &value).ok_or(Stop::Unknown)?,
                }
                Value::Nothing
            }
            Node::SetItem(place, parts) => {
                let value = self.value(&parts[1], frame)?;
                let index = self.number(&parts[0], frame)?;
                match &mut frame[*place] {
                    Value::Board(board) => {
                        self.signs.set(board, index, &value).map_err(|_| Stop::Unknown)?;
                    }
                    list => {
                        let list = self.own(list)?;
                        let index = usize::try_from(index).map_err(|_| Stop::Unknown)?;
                        *list.get_mut(index).ok_or(Stop::Unknown)? = value;
                    }
                }
                Value::Nothing
            }
            Node::Push(place, node) => {
                let value = self.value(node, frame)?;
                let list = self.own(&mut frame[*place])?;
                if list.len() == LARGEST {
                    return Err(Stop::Unknown);
                }
                list.push(value);
                Value::Nothing
            }
            Node::Break => return Err(Stop::Break),
            Node::Continue => return Err(Stop::Continue),
            Node::Return(node) => return Err(Stop::Return(self.value(node, frame)?)),
            Node::Throw => return Err(Stop::Unknown),
        })
    }

    fn of_board(
        &mut self,
        work: Work,
        board: &Node,
        arguments: &[Node],
        frame: &mut [Value],
    ) -> Result<Value, Stop> {
        let mut values = [const { Value::Nothing }; MOST_ARGUMENTS];
        for (value, argument) in values.iter_mut().zip(arguments) {
            *value = self.value(argument, frame)?;
        }
        let values = &values[..arguments.len()];
        let found = self.with(board, frame, |run, value| match value {
            Value::Board(board) => work(run.signs, board, values).map_err(|_| Stop::Unknown),
            _ => Err(Stop::Unknown),
        })?;
        if let Some(length) = found.length() {
            self.spend(length)?;
        }
        self.bounded(found)
    }

    fn bounded(&mut self, value: Value) -> Result<Value, Stop> {
        match value.length() {
            Some(length) if length > LARGEST => Err(Stop::Unknown),
            _ => Ok(value),
        }
    }

    fn binary(
        &mut self,
        binary: Binary,
        parts: &[Node; 2],
        frame: &mut [Value],
    ) -> Result<Value, Stop> {
        let [one, other] = parts;
        // Two values that stand somewhere are looked at there.
        if let (Some(one), Some(other)) = (place(one, frame), place(other, frame)) {
            return self.joined(binary, one, other);
        }
        let one = self.value(one, frame)?;
        self.with(other, frame, |run, other| run.joined(binary, &one, other))
    }

    fn joined(&mut self, binary: Binary, one: &Value, other: &Value) -> Result<Value, Stop> {
        if binary != Binary::Plus {
            return binary.apply(one, other).ok_or(Stop::Unknown);
        }
        match (one.listed(), other.listed()) {
            (Some(first), Some(second)) => {
                self.spend(first.len() + second.len())?;
                let both = first.iter().chain(second.iter()).cloned().collect();
                self.bounded(Value::List(Arc::new(both)))
            }
            _ => binary.apply(one, other).ok_or(Stop::Unknown),
        }
    }
}

/// Where the value of a node stands, if it need not be computed.
fn place<'v>(node: &'v Node, frame: &'v [Value]) -> Option<&'v Value> {
    match node {
        Node::Constant(value) => Some(value),
        Node::Variable(place) => Some(&frame[*place]),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::foundation::{Piece, Player, Random};
    use crate::rulesets::written::BUNDLED;
    use crate::rulesets::written::board::Board;
    use crate::rulesets::written::pattern::Sign;
    use crate::rulesets::written::script::Script;

    /// What goes right is found as the interpreter finds it, on many boards.
    fn agree(script: &Script, signs: usize) -> usize {
        let mut random = Random::new(7);
        let mut compared = 0;
        for (rows, columns) in [(1, 1), (1, 7), (3, 4), (5, 5), (9, 8)].repeat(6) {
            let all: Vec<Sign> =
                (0..rows * columns).map(|_| random.below(signs as u64) as Sign).collect();
            let sign = |row: usize, column: usize| all[row * columns + column];
            let board = Board::new(rows, columns, signs as u8, sign).expect("a board");
            for player in [Player::Left, Player::Right] {
                if let Some(found) = script.compiled_boards(&board, player) {
                    assert_eq!(Ok(found), script.interpreted_boards(&board, player), "{board:?}");
                    compared += 1;
                }
            }
        }
        compared
    }

    fn read(text: &str, signs: &[char]) -> Script {
        Script::read(Piece::whole(text), text, signs, Some(vec![0])).expect(text)
    }

    const SIGNS: [char; 4] = ['.', 'x', 'o', '#'];

    #[test]
    fn bundled_functions_are_compiled_and_give_the_same_boards() {
        let mut scripts = 0;
        for bundled in BUNDLED {
            let Some((_, rest)) = bundled.file.split_once("'''") else { continue };
            let (text, _) = rest.split_once("'''").expect("an end");
            let signs: Vec<char> = match bundled.name {
                "shove" => vec!['_', 'l', 'r'],
                "chomp" => vec!['.', 'c', 'p'],
                "ski-jumps" => vec!['.', 'L', 'R', 'l', 'r'],
                _ => SIGNS.to_vec(),
            };
            let read = |uses| Script::read(Piece::whole(text), text, &signs, uses);
            let script = read(Some(vec![0])).or_else(|_| read(None)).expect(bundled.name);
            assert!(script.compiled.is_some(), "{}", bundled.name);
            assert_eq!(agree(&script, signs.len()), 60, "{}", bundled.name);
            scripts += 1;
        }
        assert_eq!(scripts, 7);
    }

    #[test]
    fn everything_that_is_compiled_means_what_it_means_to_the_interpreter() {
        let bodies = [
            "let found = []; let n = board.size; while n > 0 { n -= 1; if n % 3 == 1 { continue; } \
             if n == 30 { break; } found.push(board.put(n, 'x')); } found",
            "let x = 1; { let x = 2; x += 5; } let all = [board]; if x == 1 { all += [board.put(0, \"o\")]; } all",
            "let all = []; for i in 0..=2 { for j in [3, 1, 2] { if j == 1 { break; } \
             if i * j - 2 <= -2 + i / 1 && !(i == j) || board.at(i, j) < 0 { all.push(board); } } } all",
            "return [board]; []",
            "let list = [1, 2]; let other = list; other[1] = 7; other.push(3); \
             if list[1] == 2 && other[1] == 7 && list.len() == 2 && other.len == 3 { [board] } else { [] }",
            "let after = board; after[0] = '#'; if after == board { [] } else { [after, board] }",
            "let all = []; for square in board.line(0, 0, 1) + board.around(0) + board.squares() { \
             if board[square] == \"x\" || \"o\" == board[square] { all.push(board.put([square], '.')); } } all",
            "let n = 0; loop { n += 1; if n >= 5 { break; } } if n == 5 && n != 6 { twice(board) } else { [] }",
            "const FREE = '.'; board.each(board.squares(FREE), 'x')",
            "let all = []; for from in board.squares('x') { for to in board.beside(board.group(from)) { \
             if board.count([to], '.') > 0 && board.row(to) >= board.column(from) { all.push(put(board, to, 'o')); } } } all",
            "board.put(0, '.').put(board.size - 1, 'o').after(`right down: .. -> ##`)",
            "let all = []; for n in 0..deep(5) { all.push(board); } all",
            "let n = if board.size > 3 { let half = board.size / 2; half } else { 0 }; \
             [board.put({ if n > 0 { n } else { 0 } }, 'x').put({ n - n }, 'o')]",
            "if board[-1] == ' ' && board[1000] == ' ' { [board] } else { [] }",
        ];
        for body in bodies {
            let text = format!(
                "fn moves(board) {{ {body} }} fn twice(board) {{ [board, board] }} \
                 fn deep(n) {{ if n == 0 {{ 0 }} else {{ 1 + deep(n - 1) }} }}"
            );
            let script = read(&text, &SIGNS);
            assert!(script.compiled.is_some(), "{body}");
            assert_eq!(agree(&script, 4), 60, "{body}");
        }
    }

    #[test]
    fn what_goes_wrong_is_left_to_the_interpreter() {
        let bodies = [
            "let n = 9223372036854775807; n += 1; []",
            "let n = 0; n = 1 / n; []",
            "[1, 2][2]; []",
            "[board.put(-1, 'x')]",
            "[board.put(0, 'z')]",
            "board.each(0, 'x')",
            "[board.put(board.count(0, '.'), 'x')]",
            "board.each(board.squares('x', 5), '.')",
            "board.beside(0, 1); []",
            "loop { }",
            "let all = []; loop { all.push(1); }",
            "let all = [1]; for n in 0..60 { all += all; } all",
            "moves(board)",
            "let one = 1; if one { [] }",
            "board.size == 'a'; []",
            "let five = 5; for square in five { } []",
            "-board",
            "throw \"no\"",
            "5",
            "[5]",
        ];
        let board = Board::new(3, 4, 4, |row, column| (row + column) as Sign % 4).expect("a board");
        for body in bodies {
            let script = read(&format!("fn moves(board) {{ {body} }}"), &SIGNS);
            assert!(script.compiled.is_some(), "{body}");
            assert_eq!(script.compiled_boards(&board, Player::Left), None, "{body}");
        }
        let beyond = [
            "let map = #{}; []",
            "let all = []; all.insert(0, board); all",
            "const ALL = []; ALL.push(board); ALL",
            "switch board.size { 1 => [], _ => [board] }",
            "try { board.put(-1, 'x'); } catch { } []",
            "[board].filter(|one| true)",
            "let n = `${board.size}`; []",
            "let n = 0; [board.put({ n += 1; n }, 'x').put({ n += 1; n }, 'o')]",
            "let all = []; [board.put({ all.push(1); 0 }, 'x')]",
        ];
        for body in beyond {
            let text = format!("fn moves(board) {{ {body} }}");
            // Some of it is not even known to the interpreter.
            let Ok(script) = Script::read(Piece::whole(&text), &text, &SIGNS, None) else {
                continue;
            };
            assert!(script.compiled.is_none(), "{body}");
        }
    }
}
