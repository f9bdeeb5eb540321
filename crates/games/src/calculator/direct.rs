//! Operators and functions on values that are there already, for programs that hold them.

use nimatron_nimber::say;
use nimatron_nimber::text::{Operator, ParseError, Span};

use super::evaluate::Evaluator;
use super::functions::Function;
use super::line::{Content, Line};
use super::misere::{self, MisereForm};
use super::session::{Answer, Session};
use super::value::{Kind, Value};
use super::{game, games, positions};
use crate::foundation::Budget;
use crate::rulesets::Analysis;

/// There is no text that an error could point at.
const NOWHERE: Span = 0..0;

impl Session {
    /// The value of `left operator right`, as in an expression.
    ///
    /// ```
    /// use nimatron::calculator::Session;
    /// use nimatron::foundation::Budget;
    /// use nimatron::text::Operator;
    /// let (session, mut budget) = (Session::new(), Budget::nodes(100_000));
    /// let up = session.preview("^", &mut budget)?.value;
    /// let star = session.preview("*", &mut budget)?.value;
    /// let sum = session.operate(Operator::Add, up, star, &mut budget)?;
    /// assert_eq!(sum.to_string(), "^*");
    /// # Ok::<(), nimatron::text::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// Values for which the operator means nothing, and a budget that does not suffice.
    pub fn operate(
        &self,
        operator: Operator,
        left: Value,
        right: Value,
        budget: &mut Budget,
    ) -> Result<Value, ParseError> {
        Evaluator::new(self, budget).apply(operator, left, right, &NOWHERE)
    }

    /// The value of `-operand`.
    ///
    /// # Errors
    /// As [`Session::operate`].
    pub fn negative(&self, operand: Value, budget: &mut Budget) -> Result<Value, ParseError> {
        let negative = Evaluator::new(self, budget).negative(operand);
        negative.map_err(|refusal| refusal.at(NOWHERE))
    }

    /// The value of a function of the calculator, with what is to be said about it.
    ///
    /// ```
    /// use nimatron::calculator::{Session, function};
    /// use nimatron::foundation::Budget;
    /// let (session, mut budget) = (Session::new(), Budget::nodes(100_000));
    /// let game = session.preview("{2|-1}", &mut budget)?.value;
    /// let mean = session.call(function("mean").unwrap(), vec![game], &mut budget)?.value;
    /// assert_eq!(mean.to_string(), "1/2");
    /// # Ok::<(), nimatron::text::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// Too few or too many arguments, those for which the function means nothing, and a budget that
    /// does not suffice.
    pub fn call(
        &self,
        function: &Function,
        arguments: Vec<Value>,
        budget: &mut Budget,
    ) -> Result<Answer, ParseError> {
        function.check_count(arguments.len(), &NOWHERE)?;
        let mut evaluator = Evaluator::new(self, budget);
        let arguments = arguments.into_iter().map(|value| (value, NOWHERE)).collect();
        let value = evaluator.call_with(function, arguments, NOWHERE)?;
        let (absorption, notes) = evaluator.into_remarks();
        games::check_length(&value, budget).map_err(|failure| game::refused(&failure, &NOWHERE))?;
        Ok(Answer { name: None, position: None, value, absorption, notes })
    }

    /// The value of a text as an argument of a function: as [`Session::preview`] has it, but for
    /// functions of misère play a position is the game that it is, and not its value in normal play.
    ///
    /// ```
    /// use nimatron::calculator::{Session, function};
    /// use nimatron::foundation::Budget;
    /// let (session, mut budget) = (Session::new(), Budget::nodes(100_000));
    /// let genus = function("genus").unwrap();
    /// let position = session.argument(genus, "kayles: 5", &mut budget)?;
    /// assert_eq!(session.call(genus, vec![position], &mut budget)?.value.to_string(), "4^146");
    /// # Ok::<(), nimatron::text::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// As those of [`Session::preview`]; and for functions of misère play a position of a ruleset that
    /// is not searched by its options.
    pub fn argument(
        &self,
        function: &Function,
        text: &str,
        budget: &mut Budget,
    ) -> Result<Value, ParseError> {
        let line = Line::read(text)?;
        let (Content::Position(position), true) =
            (&line.content, misere::is_of_misere_play(function))
        else {
            return Ok(self.answer(line, budget)?.value);
        };
        let span = line.span.clone();
        match MisereForm::of_position(position, budget) {
            Ok(Some(form)) => Ok(Value::Misere(form)),
            Ok(None) => {
                let name = &position.description().id;
                let none = say!("{} is no game that is searched by its options", name);
                Err(ParseError::new(none, span))
            }
            Err(exhausted) => Err(misere::refusal(&exhausted).at(span)),
        }
    }

    /// The value of a solved position, as [`Session::evaluate`] has it for the text of the position.
    ///
    /// # Errors
    /// A budget that does not suffice.
    pub fn worth(&self, analysis: &Analysis, budget: &mut Budget) -> Result<Value, ParseError> {
        positions::worth(analysis, &NOWHERE, self.games(), budget)
    }

    /// The game that a value is in sums: natural numbers and finite nimbers are games, too.
    ///
    /// # Errors
    /// A value that is no game, and a budget that does not suffice.
    pub fn as_game(&self, value: Value, budget: &mut Budget) -> Result<game::Game, ParseError> {
        if let Value::Game(game) = value {
            return Ok(game);
        }
        let game = games::as_loopy(&value, &mut self.games().loopy(budget));
        let game = game.map_err(|refusal| refusal.at(NOWHERE))?.ok_or_else(|| {
            let (wanted, found) = (Kind::Game.described(), value.kind().described());
            ParseError::new(say!("expected {}, found {}", wanted, found), NOWHERE)
        })?;
        Ok(game::Game::new(self.games(), game))
    }
}
