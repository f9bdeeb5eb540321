//! Loopy games read from text.
//!
//! The grammar is that of short games, with more names:
//!
//! ```text
//! game   = sum [ "&" sum ]                         onside & offside
//! name   = "on" | "off" | "over" | "under" | "upon" | "dud"
//! named  = letters form                            a{0||0|a}: within, the letters mean the form
//! option = sum | letters | "pass"                  pass means the innermost form itself
//! exponent = digits | "on"                         ^<on>, ^[on]
//! ```
//!
//! A form is worked out when it is needed: by then every name within it must stand for something.

use nimatron_nimber::message;
use nimatron_nimber::text::ParseError;

use super::LoopyArithmetic;
use super::graph::{Graph, Node};
use super::value::LoopyValue;
use crate::foundation::Player;
use crate::partizan::reading::{Algebra, read_game};
use crate::partizan::{Failure, NumberUpStar, ReadingError, Value};

const UNFINISHED: Failure = Failure::Undefined(message!(
    "a form that is not finished can only be an option, not a part of a sum"
));
const PASS: Failure =
    Failure::Undefined(message!("pass stands for the form in which it is an option"));

/// What a part of a text stands for.
#[derive(Clone, Copy, Debug)]
enum Term {
    /// A game, or a form that is not worked out.
    Node(Node<LoopyValue>),
    /// The form of which this is an option.
    Pass,
}

impl Term {
    fn value(value: LoopyValue) -> Term {
        Term::Node(Node::Known(value))
    }
}

/// A form that has a name.
struct Named {
    name: String,
    node: Node<LoopyValue>,
}

/// The games of a text and what is known of them so far.
struct Terms<'t, 'a> {
    games: &'t mut LoopyArithmetic<'a>,
    graph: Graph<LoopyValue>,
    /// The forms around what is being read.
    open: Vec<Named>,
}

impl LoopyArithmetic<'_> {
    /// The value of a text: a sum of games as the literature writes them.
    ///
    /// Whatever [`text`](Self::text) writes is read as the same game. Short games are written as
    /// in [`Arithmetic::read`](crate::partizan::Arithmetic::read).
    ///
    /// # Errors
    /// [`ReadingError::Text`] with the place in the text, [`ReadingError::Failure`] if the game is
    /// too large or not stopper-sided.
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{ReadingError, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.loopy(&mut budget);
    /// assert_eq!(games.read("{pass|pass}")?, games.dud()?);
    /// assert_eq!(games.read("x{0|x} + 5")?, games.read("5over")?);
    /// # Ok::<(), ReadingError>(())
    /// ```
    pub fn read(&mut self, text: &str) -> Result<LoopyValue, ReadingError> {
        let mut terms = Terms::new(self);
        let term = read_game(&mut terms, text)?;
        Ok(terms.finished(term)?)
    }

    /// The graph of a text that is one form, which is not worked out: also of games that are not
    /// stopper-sided.
    ///
    /// # Errors
    /// As [`read`](Self::read).
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{ReadingError, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.loopy(&mut budget);
    /// let (graph, root) = games.read_graph("a{{|a}|}")?;
    /// assert_eq!(games.outcome_of(&graph, root)?.to_string(), "PHat");
    /// # Ok::<(), ReadingError>(())
    /// ```
    pub fn read_graph(
        &mut self,
        text: &str,
    ) -> Result<(Graph<LoopyValue>, Node<LoopyValue>), ReadingError> {
        let mut terms = Terms::new(self);
        match read_game(&mut terms, text)? {
            Term::Node(node) => Ok((terms.graph, node)),
            Term::Pass => Err(ParseError::new(PASS.to_string(), 0..text.len()).into()),
        }
    }
}

impl<'t, 'a> Terms<'t, 'a> {
    fn new(games: &'t mut LoopyArithmetic<'a>) -> Terms<'t, 'a> {
        Terms { games, graph: Graph::default(), open: Vec::new() }
    }

    /// The value of a term, in which no form may be unfinished.
    fn finished(&mut self, term: Term) -> Result<LoopyValue, Failure> {
        let node = match term {
            Term::Node(Node::Known(value)) => return Ok(value),
            Term::Node(node) => node,
            Term::Pass => return Err(PASS),
        };
        if self.open.iter().any(|open| self.graph.leads_to(node, open.node)) {
            return Err(UNFINISHED);
        }
        self.games.value_of(&self.graph, node)
    }

    /// Gives a node its options. Forms of which all options are short are worked out at once.
    fn fill(
        &mut self,
        node: Option<Node<LoopyValue>>,
        left: &[Term],
        right: &[Term],
    ) -> Result<Term, Failure> {
        let short = |side: &[Term]| -> Option<Vec<Value>> {
            let short = side.iter().map(|term| match term {
                Term::Node(Node::Known(value)) => value.short(),
                _ => None,
            });
            short.collect()
        };
        if let (None, Some(left), Some(right)) = (node, short(left), short(right)) {
            return Ok(Term::value(self.games.short.form(&left, &right)?.into()));
        }
        let node = node.unwrap_or_else(|| self.graph.add());
        for (player, side) in [(Player::Left, left), (Player::Right, right)] {
            for term in side {
                let option = match *term {
                    Term::Node(option) => option,
                    Term::Pass => node,
                };
                self.graph.add_option(node, player, option);
            }
        }
        Ok(Term::Node(node))
    }
}

impl Algebra for Terms<'_, '_> {
    type Game = Term;

    const WORDS: &'static [&'static str] = &["on", "off", "over", "under", "upon", "dud", "pass"];
    const HAS_SIDES: bool = true;

    fn number_up_star(&mut self, parts: &NumberUpStar) -> Result<Term, Failure> {
        let value = self.games.short.values().from_number_up_star(parts)?;
        Ok(Term::value(value.into()))
    }

    fn sum(&mut self, g: Term, h: Term) -> Result<Term, Failure> {
        let (g, h) = (self.finished(g)?, self.finished(h)?);
        Ok(Term::value(self.games.sum(g, h)?))
    }

    fn negative(&mut self, g: Term) -> Result<Term, Failure> {
        let g = self.finished(g)?;
        Ok(Term::value(self.games.negative(g)?))
    }

    fn multiple(&mut self, g: Term, n: i64) -> Result<Term, Failure> {
        let g = self.finished(g)?;
        Ok(Term::value(self.games.multiple(g, n)?))
    }

    fn form(&mut self, left: &[Term], right: &[Term]) -> Result<Term, Failure> {
        self.fill(None, left, right)
    }

    fn tiny(&mut self, g: Term) -> Result<Term, Failure> {
        let g = self.finished(g)?;
        Ok(Term::value(self.games.tiny(g)?))
    }

    fn power(&mut self, exponent: u32, all: bool) -> Result<Term, Failure> {
        let short = &mut self.games.short;
        let power = if all { short.up_powers(exponent) } else { short.up_power(exponent) }?;
        Ok(Term::value(power.into()))
    }

    fn endless_power(&mut self, word: &str, all: bool) -> Result<Option<Term>, Failure> {
        if word != "on" {
            return Ok(None);
        }
        let on = self.games.on()?;
        let power = match all {
            true => self.games.powers(Value::UP, on),
            false => self.games.power(Value::UP, on),
        };
        Ok(Some(Term::value(power?)))
    }

    fn word(&mut self, word: &str) -> Result<Option<Term>, Failure> {
        let value = match word {
            "pass" => return Ok(Some(Term::Pass)),
            "on" => self.games.on(),
            "off" => self.games.off(),
            "over" => self.games.over(),
            "under" => self.games.under(),
            "upon" => self.games.upon(),
            "dud" => self.games.dud(),
            _ => {
                let named = self.open.iter().rev().find(|open| open.name == word);
                return Ok(named.map(|open| Term::Node(open.node)));
            }
        };
        value.map(|value| Some(Term::value(value)))
    }

    fn open(&mut self, name: &str) -> Result<bool, Failure> {
        if Self::WORDS.contains(&name) {
            return Ok(false);
        }
        let node = self.graph.add();
        self.open.push(Named { name: name.into(), node });
        Ok(true)
    }

    fn close(&mut self, left: &[Term], right: &[Term]) -> Result<Term, Failure> {
        let node = self.open.pop().map(|open| open.node);
        self.fill(node, left, right)
    }

    fn sided(&mut self, onside: Term, offside: Term) -> Result<Term, Failure> {
        let (onside, offside) = (self.finished(onside)?, self.finished(offside)?);
        let (onside, offside) =
            (self.games.only_stopper(onside)?, self.games.only_stopper(offside)?);
        Ok(Term::value(self.games.sided(onside, offside)?))
    }
}
