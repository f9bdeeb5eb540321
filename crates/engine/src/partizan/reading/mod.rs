//! Values read from text.
//!
//! ```text
//! sum    = ["-"] factor { ("+" | "-") factor }
//! factor = glued | form | "(" sum ")" | "{" sum "}" | switch | name | number ("*" | "·") group
//! glued  = [number] [ups] ["*" [height]] [name]    9/8^3*4: a number, ups, a star, side by side;
//!                                                  ups and star in either order
//! ups    = "^"… | "v"… | "^" digits | "^[" n "]" | "^<" n ">"
//! form   = "{" options bars options … "}"          more bars bind looser: {3||2|1} = {3|{2|1}}
//! switch = "+-" (factor | "{" options "}")
//! name   = "tiny(" sum ")" | "miny(" sum ")" | "+_" factor | "-_" factor
//! ```
//!
//! Loopy games are read by the same rules, with names of their own: see `loopy`.
//!
//! The trap: `3*2` is 3 + *2, as it is printed, and not 6.

mod algebra;
mod signs;

use nimatron_nimber::Natural;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::lexer::MAX_DIGITS;
use nimatron_nimber::text::{ParseError, Span, did_you_mean, excerpt};
use nimatron_nimber::{message, say};

use super::{Arithmetic, Dyadic, ExplicitForm, Failure, NumberUpStar, Value};
pub(super) use algebra::Algebra;
use signs::{Kind, Sign, signs};

/// How deep brackets may stand in each other.
pub(super) const MAX_DEPTH: usize = 200;

const EXAMPLE: &str = message!("a game looks like {2|-1}, {3||2|1}, 1/2^*, +-1 or tiny(2)");

/// Why a text gives no value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadingError {
    /// It is not written as a value is.
    #[error(transparent)]
    Text(#[from] ParseError),
    /// Its value is beyond some bound.
    #[error(transparent)]
    Failure(#[from] Failure),
}

impl Arithmetic<'_> {
    /// The value of a text: a sum of games as the literature writes them.
    ///
    /// Whatever [`text`](Self::text) writes is read as the same value, and so are the spellings of
    /// CGSuite: `Tiny(2)`, `^.Pow(3)`, `^.PowTo(2)`, `+-{1,1*}`.
    ///
    /// # Errors
    /// [`ReadingError::Text`] with the place in the text; forms with bars that can be read in two
    /// ways are refused, and both are shown. [`ReadingError::Failure`] when the value is too large.
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{ReadingError, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// assert_eq!(games.read("{0|*} + {0|*}")?, games.read("^^")?);
    /// let Err(ReadingError::Text(error)) = games.read("{1|0|-1}") else { panic!() };
    /// assert_eq!(error.help.as_deref(), Some("write {1||0|-1} or {1|0||-1}"));
    /// # Ok::<(), ReadingError>(())
    /// ```
    pub fn read(&mut self, text: &str) -> Result<Value, ReadingError> {
        read_game(self, text)
    }

    /// An explicit form, of which only the options are simplified: `{*|*}` or `'{*|*}'`.
    ///
    /// # Errors
    /// As [`read`](Self::read).
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{ReadingError, Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// let form = games.read_explicit("'{*|*}'")?;
    /// assert_eq!(form.left, [Value::STAR]);
    /// assert_eq!(games.value_of(&form)?, Value::ZERO);
    /// # Ok::<(), ReadingError>(())
    /// ```
    pub fn read_explicit(&mut self, text: &str) -> Result<ExplicitForm, ReadingError> {
        read_all(self, text, |reader| {
            let quoted = reader.take('\'');
            reader.expect('{')?;
            let (sides, bars) = reader.sides()?;
            let [left, right] = reader.split(&sides, &bars)?;
            if quoted {
                reader.expect('\'')?;
            }
            Ok(ExplicitForm { left, right })
        })
    }
}

/// Reads the whole of a text.
fn read_all<A: Algebra, T>(
    games: &mut A,
    text: &str,
    read: impl FnOnce(&mut Reader<'_, A>) -> Result<T, ReadingError>,
) -> Result<T, ReadingError> {
    let signs = signs(text)?;
    let mut reader = Reader { text, signs, next: 0, depth: 0, games };
    let read = read(&mut reader)?;
    match reader.peek() {
        None => Ok(read),
        Some(_) => Err(reader.unexpected()),
    }
}

/// The game that a text stands for, among the games of an algebra.
pub(super) fn read_game<A: Algebra>(games: &mut A, text: &str) -> Result<A::Game, ReadingError> {
    read_all(games, text, |reader| reader.game())
}

struct Reader<'r, A> {
    text: &'r str,
    signs: Vec<Sign>,
    next: usize,
    depth: usize,
    games: &'r mut A,
}

/// What stands on one side of a bar.
struct Side<G> {
    options: Vec<G>,
    span: Span,
}

/// The sides between bars, and how long the bars are.
type Sides<G> = (Vec<Side<G>>, Vec<usize>);

impl<A: Algebra> Reader<'_, A> {
    fn peek(&self) -> Option<&Kind> {
        self.signs.get(self.next).map(|sign| &sign.kind)
    }

    /// The place of the next sign, or the end.
    fn place(&self) -> Span {
        let end = self.text.len();
        self.signs.get(self.next).map_or(end..end, |sign| sign.span.clone())
    }

    /// Whether the next sign touches the one before.
    fn touches(&self) -> bool {
        self.next > 0 && self.signs.get(self.next).is_some_and(|sign| !sign.spaced)
    }

    fn take(&mut self, char: char) -> bool {
        let found = self.peek() == Some(&Kind::Char(char));
        self.next += usize::from(found);
        found
    }

    fn error(&self, message: impl Into<String>) -> ReadingError {
        ParseError::new(message, self.place()).with_help(translated(EXAMPLE)).into()
    }

    fn unexpected(&self) -> ReadingError {
        let place = self.place();
        if place.is_empty() {
            return self.error(say!("expected a game"));
        }
        if let Some(Kind::Word(word)) = self.peek() {
            let known = ["tiny", "miny", "v", "Pow", "PowTo"].iter().chain(A::WORDS).copied();
            let error = ParseError::new(say!("unknown name '{}'", excerpt(word)), place);
            return match did_you_mean(word, known) {
                Some(known) => error.with_help(say!("did you mean '{}'?", known)).into(),
                None => error.with_help(translated(EXAMPLE)).into(),
            };
        }
        self.error(say!("unexpected '{}'", excerpt(&self.text[place])))
    }

    fn expect(&mut self, char: char) -> Result<(), ReadingError> {
        if self.take(char) { Ok(()) } else { Err(self.error(say!("expected '{}'", char))) }
    }

    /// A sum, or the two sides of a game.
    fn game(&mut self) -> Result<A::Game, ReadingError> {
        let game = self.sum()?;
        if self.peek() != Some(&Kind::Char('&')) || !A::HAS_SIDES {
            return Ok(game);
        }
        self.next += 1;
        let offside = self.sum()?;
        Ok(self.games.sided(game, offside)?)
    }

    fn sum(&mut self) -> Result<A::Game, ReadingError> {
        let mut sum = self.signed()?;
        loop {
            // A switch or a tiny behind a value is added to it.
            let minus = self.peek() == Some(&Kind::Char('-'));
            if minus || self.peek() == Some(&Kind::Char('+')) {
                self.next += 1;
            } else if !matches!(self.peek(), Some(Kind::PlusMinus | Kind::Tiny { .. })) {
                break;
            }
            let term = self.factor()?;
            sum = if minus { self.games.difference(sum, term) } else { self.games.sum(sum, term) }?;
        }
        Ok(sum)
    }

    fn signed(&mut self) -> Result<A::Game, ReadingError> {
        let mut negative = false;
        while self.take('-') {
            negative = !negative;
        }
        // The sign of a number belongs to the number alone: -1* is −1 + *.
        if negative && matches!(self.peek(), Some(Kind::Char('0'..='9'))) {
            return self.glued(true);
        }
        let value = self.factor()?;
        if negative { Ok(self.games.negative(value)?) } else { Ok(value) }
    }

    /// Everything that stands within something else passes here.
    fn factor(&mut self) -> Result<A::Game, ReadingError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            let message = say!("games stand more than {} deep in each other", MAX_DEPTH);
            return Err(ParseError::new(message, self.place()).into());
        }
        let value = self.factor_within()?;
        self.depth -= 1;
        Ok(value)
    }

    fn factor_within(&mut self) -> Result<A::Game, ReadingError> {
        match self.peek() {
            Some(Kind::Char('(')) => {
                self.next += 1;
                let value = self.game()?;
                self.expect(')')?;
                Ok(value)
            }
            Some(Kind::Char('{')) => {
                self.next += 1;
                let (sides, bars) = self.sides()?;
                match (&sides[..], &bars[..]) {
                    // Braces without a bar around one game only hold it together.
                    ([Side { options, .. }], []) if options.len() == 1 => Ok(options[0].clone()),
                    _ => self.form(&sides, &bars),
                }
            }
            Some(Kind::PlusMinus) => self.switch(),
            Some(Kind::Char('-')) => self.signed(),
            Some(Kind::Word(_) | Kind::Tiny { .. }) => self.named(),
            Some(Kind::Arrow { .. } | Kind::Char('0'..='9' | '*')) => self.glued(false),
            _ => Err(self.unexpected()),
        }
    }

    fn switch(&mut self) -> Result<A::Game, ReadingError> {
        self.next += 1;
        let start = self.next;
        if self.take('{') {
            let (sides, bars) = self.sides()?;
            if let ([side], []) = (&sides[..], &bars[..]) {
                let mut negatives = Vec::with_capacity(side.options.len());
                for option in &side.options {
                    negatives.push(self.games.negative(option.clone())?);
                }
                return Ok(self.games.form(&side.options, &negatives)?);
            }
            self.next = start;
        }
        let value = self.factor()?;
        let negative = self.games.negative(value.clone())?;
        Ok(self.games.form(&[value], &[negative])?)
    }

    /// A word that is a game, a form with a name, or `tiny(2)`, `Tiny(2)`, `⧾₂`, `+_2` and the same
    /// for miny.
    fn named(&mut self) -> Result<A::Game, ReadingError> {
        let miny = match self.peek() {
            Some(Kind::Tiny { miny }) => *miny,
            Some(Kind::Word(word)) => match word.as_str() {
                "tiny" | "Tiny" => false,
                "miny" | "Miny" => true,
                _ => {
                    let word = word.clone();
                    return self.word(&word);
                }
            },
            _ => return Err(self.unexpected()),
        };
        self.next += 1;
        let of = self.factor()?;
        let value = self.games.tiny(of)?;
        Ok(if miny { self.games.negative(value)? } else { value })
    }

    fn word(&mut self, word: &str) -> Result<A::Game, ReadingError> {
        let brace = self.signs.get(self.next + 1);
        let braced = brace.is_some_and(|sign| sign.kind == Kind::Char('{') && !sign.spaced);
        if braced && self.games.open(word)? {
            self.next += 2;
            let (sides, bars) = self.sides()?;
            let [left, right] = self.split(&sides, &bars)?;
            return Ok(self.games.close(&left, &right)?);
        }
        match self.games.word(word)? {
            Some(game) => {
                self.next += 1;
                Ok(game)
            }
            None => Err(self.unexpected()),
        }
    }

    /// A number, ups, a star and a tiny or another name, side by side.
    fn glued(&mut self, negative: bool) -> Result<A::Game, ReadingError> {
        let mut parts = NumberUpStar::number(Dyadic::zero());
        let mut rest = None;
        let digits = matches!(self.peek(), Some(Kind::Char('0'..='9')));
        if digits {
            parts.number = self.dyadic()?;
            if negative {
                parts.number = -parts.number;
            }
            if let Some(multiple) = self.multiple(&parts.number)? {
                return Ok(multiple);
            }
        }
        let (mut has_ups, mut has_star) = (false, false);
        loop {
            let is_first = !digits && !has_ups && !has_star;
            match self.peek().cloned() {
                _ if !is_first && !self.touches() => break,
                Some(Kind::Arrow { down }) if !has_ups => {
                    rest = self.ups(down, &mut parts)?;
                    has_ups = true;
                }
                Some(Kind::Char('*')) if !has_star => {
                    self.next += 1;
                    parts.star = self.star()?;
                    has_star = true;
                }
                _ => break,
            }
        }
        let mut glued = self.games.number_up_star(&parts)?;
        if let Some(rest) = rest {
            glued = self.games.sum(glued, rest)?;
        }
        if matches!(self.peek(), Some(Kind::Tiny { .. } | Kind::Word(_))) && self.touches() {
            let name = self.named()?;
            glued = self.games.sum(glued, name)?;
        }
        Ok(glued)
    }

    /// `3·G` or `3*{…}`: as many copies of a game.
    fn multiple(&mut self, number: &Dyadic) -> Result<Option<A::Game>, ReadingError> {
        let dot = self.peek() == Some(&Kind::Char('·'));
        let group = matches!(
            self.signs.get(self.next + 1).map(|sign| &sign.kind),
            Some(Kind::Char('{' | '(') | Kind::Arrow { .. } | Kind::PlusMinus)
        );
        let star = self.peek() == Some(&Kind::Char('*'));
        let times = dot || star && group;
        if !times {
            return Ok(None);
        }
        let times = i64::try_from(number.numerator()).ok().filter(|_| number.is_integer());
        let Some(times) = times else {
            return Err(self.error(say!("only a whole number of copies can be added")));
        };
        self.next += 1;
        let game = self.factor()?;
        Ok(Some(self.games.multiple(game, times)?))
    }

    /// The height of a nimber behind its star.
    fn star(&mut self) -> Result<u32, ReadingError> {
        if !self.touches() {
            return Ok(1);
        }
        let (place, bracket) = (self.place(), self.take('('));
        if !bracket && !matches!(self.peek(), Some(Kind::Char('0'..='9'))) {
            return Ok(1);
        }
        let height = self.natural()?;
        if bracket {
            self.expect(')')?;
        }
        u32::try_from(&height)
            .map_err(|_| ParseError::new(say!("a nimber that is too high"), place).into())
    }

    /// Ups or downs into the parts, or the power of up that they are.
    fn ups(
        &mut self,
        down: bool,
        parts: &mut NumberUpStar,
    ) -> Result<Option<A::Game>, ReadingError> {
        let place = self.place();
        let mut count: i64 = 0;
        while self.peek() == Some(&Kind::Arrow { down }) && (count == 0 || self.touches()) {
            self.next += 1;
            count += 1;
        }
        if count == 1 && self.touches() {
            if matches!(self.peek(), Some(Kind::Char('0'..='9'))) {
                count = i64::try_from(&self.natural()?).map_err(|_| {
                    ParseError::new(say!("a multiple that is too large"), place.clone())
                })?;
            } else if let Some(all) = self.power()? {
                let power = self.exponent(all)?;
                return Ok(Some(if down { self.games.negative(power)? } else { power }));
            }
        }
        parts.ups = if down { -count } else { count };
        Ok(None)
    }

    /// The power of up, or the sum of powers, of which the exponent follows.
    fn exponent(&mut self, all: bool) -> Result<A::Game, ReadingError> {
        let word = match self.peek() {
            Some(Kind::Word(word)) => self.games.endless_power(&word.clone(), all)?,
            _ => None,
        };
        let power = match word {
            Some(power) => {
                self.next += 1;
                power
            }
            None => {
                let exponent = u32::try_from(&self.natural()?).unwrap_or(u32::MAX);
                self.games.power(exponent, all)?
            }
        };
        let closing = self.signs.get(self.next).map(|sign| sign.kind.clone());
        if !matches!(closing, Some(Kind::Char(']' | '>' | ')'))) {
            return Err(self.error(say!("expected the end of the exponent")));
        }
        self.next += 1;
        Ok(power)
    }

    /// Whether what follows is an exponent: of ↑^\[n\] or of ↑^n.
    fn power(&mut self) -> Result<Option<bool>, ReadingError> {
        if self.take('[') {
            return Ok(Some(true));
        }
        if self.take('<') {
            return Ok(Some(false));
        }
        if !self.take('.') {
            return Ok(None);
        }
        let all = match self.peek() {
            Some(Kind::Word(word)) if word == "Pow" => false,
            Some(Kind::Word(word)) if word == "PowTo" => true,
            _ => return Err(self.unexpected()),
        };
        self.next += 1;
        self.expect('(')?;
        Ok(Some(all))
    }

    fn natural(&mut self) -> Result<Natural, ReadingError> {
        let start = self.place();
        let mut digits = String::new();
        while let Some(Kind::Char(digit @ '0'..='9')) = self.peek() {
            if !digits.is_empty() && !self.touches() {
                break;
            }
            digits.push(*digit);
            self.next += 1;
        }
        if digits.is_empty() {
            return Err(self.error(say!("expected a number")));
        }
        let end = self.signs[self.next - 1].span.end;
        if digits.len() > MAX_DIGITS {
            let message = say!("a number of {} digits", digits.len());
            let help = say!("a number may have up to {} digits", MAX_DIGITS);
            return Err(ParseError::new(message, start.start..end).with_help(help).into());
        }
        Natural::from_str_radix(&digits, 10).map_err(|_| self.error(say!("expected a number")))
    }

    /// `3` or `3/4`.
    fn dyadic(&mut self) -> Result<Dyadic, ReadingError> {
        let numerator = self.natural()?;
        if !self.take('/') {
            return Ok(Dyadic::from(numerator));
        }
        let start = self.place().start;
        let denominator = self.natural()?;
        let twos = denominator.trailing_zeros().unwrap_or(0);
        if denominator != Natural::ONE << twos {
            let span = start..self.signs[self.next - 1].span.end;
            return Err(ParseError::new(say!("the denominator is no power of two"), span)
                .with_help(say!("the numbers among the short games are 1/2, 3/4, 5/8, …"))
                .into());
        }
        Ok(Dyadic::new(numerator, twos as u32))
    }

    /// What stands between braces: options, bars and options, up to the closing brace.
    fn sides(&mut self) -> Result<Sides<A::Game>, ReadingError> {
        let (mut sides, mut bars) = (Vec::new(), Vec::new());
        loop {
            let start = self.place().start;
            let mut options = Vec::new();
            if !matches!(self.peek(), Some(Kind::Bars(_) | Kind::Char('}'))) {
                options.push(self.game()?);
                while self.take(',') {
                    options.push(self.game()?);
                }
            }
            let end = self.place().start;
            sides.push(Side { options, span: start..end });
            match self.peek() {
                Some(&Kind::Bars(count)) => bars.push(count),
                Some(Kind::Char('}')) => {
                    self.next += 1;
                    return Ok((sides, bars));
                }
                None => return Err(self.error(say!("expected '}'"))),
                _ => return Err(self.unexpected()),
            }
            self.next += 1;
        }
    }

    fn form(&mut self, sides: &[Side<A::Game>], bars: &[usize]) -> Result<A::Game, ReadingError> {
        let [left, right] = self.split(sides, bars)?;
        Ok(self.games.form(&left, &right)?)
    }

    /// The options of both players in a form, which is taken apart at the longest bar.
    fn split(
        &mut self,
        sides: &[Side<A::Game>],
        bars: &[usize],
    ) -> Result<[Vec<A::Game>; 2], ReadingError> {
        let longest = bars.iter().copied().max().unwrap_or(0);
        let Some(first) = bars.iter().position(|&count| count == longest) else {
            let place = sides.first().map_or(0..0, |side| side.span.clone());
            return Err(ParseError::new(say!("a bar is missing between the options"), place)
                .with_help(say!("a game looks like {2|-1}: Left's options, a bar, Right's options"))
                .into());
        };
        if let Some(second) = bars.iter().skip(first + 1).position(|&count| count == longest) {
            return Err(self.ambiguous(sides, bars, first, first + 1 + second));
        }
        let left = self.options(&sides[..=first], &bars[..first])?;
        let right = self.options(&sides[first + 1..], &bars[first + 1..])?;
        Ok([left, right])
    }

    fn options(
        &mut self,
        sides: &[Side<A::Game>],
        bars: &[usize],
    ) -> Result<Vec<A::Game>, ReadingError> {
        match sides {
            [side] => Ok(side.options.clone()),
            _ => Ok(vec![self.form(sides, bars)?]),
        }
    }

    /// The error for two bars of the same length, with both readings.
    fn ambiguous(
        &self,
        sides: &[Side<A::Game>],
        bars: &[usize],
        first: usize,
        second: usize,
    ) -> ReadingError {
        let reading = |longer: usize| {
            let mut text = String::from("{");
            for (index, side) in sides.iter().enumerate() {
                text += self.text[side.span.clone()].trim();
                if let Some(count) = bars.get(index) {
                    text += &"|".repeat(count + usize::from(index == longer));
                }
            }
            text + "}"
        };
        let span = sides[0].span.start..sides[sides.len() - 1].span.end;
        ParseError::new(say!("bars of the same length can be read in two ways"), span)
            .with_help(say!("write {} or {}", reading(first), reading(second)))
            .into()
    }
}
