//! Loopy games as text that reads back as the same game.
//!
//! | ascii | unicode | LaTeX | |
//! | --- | --- | --- | --- |
//! | `on`, `5over` | the same | `\mathbf{on}`, `5\mathbf{over}` | pseudonumbers |
//! | `^<on>`, `v[on]*` | `↑<on>`, `↓[on]*` | `{\uparrow}^{on}`, `{\downarrow}^{[on]}{\ast}` | limits of powers of up |
//! | `{over\|pass}` | the same | `\{\mathbf{over}\|\mathbf{pass}\}` | a move back to the form itself |
//! | `a{0\|\|0\|a}` | the same | `a\{0\|\|0\|a\}` | a move back to the form of this name |
//! | `{over & under}`, `dud` | the same | `\{\mathbf{over}\mathbin{\&}\mathbf{under}\}` | onside and offside |

use std::collections::hash_map::Entry;

use nimatron_nimber::text::Notation;
use nimatron_nimber::text::formula::{Formula, Operator};
use rustc_hash::FxHashMap;

use super::LoopyArithmetic;
use super::graph::{Node, Options, ranks};
use super::stops::Pseudonumber;
use super::value::{LoopyValue, Stopper, StopperId};
use crate::foundation::{PerPlayer, Player};
use crate::partizan::print::{self, Part};
use crate::partizan::reading::MAX_DEPTH;
use crate::partizan::{Failure, Value};

/// How many forms may stand in each other, so that what is written can be read.
const MAX_FORMS: usize = MAX_DEPTH / 2 - 1;

/// A stopper on the way from the whole text to what is being written.
struct Open {
    id: StopperId,
    /// The name that was given to it since something deep within leads back to it.
    name: Option<String>,
}

/// A text being written.
struct Writing {
    open: Vec<Open>,
    names: usize,
    /// How many forms stand around it.
    depth: usize,
    /// In which order followers are written, so that names do not depend on the store.
    order: FxHashMap<Stopper, usize>,
}

/// ↑^on or ↑^\[on\], or its negative, perhaps with a star, beside a number.
struct Endless {
    number: Value,
    all: bool,
    negative: bool,
    star: bool,
}

/// The letters for names: neither `v`, which is down, nor `o` and `u`, with which names begin.
const LETTERS: &[u8] = b"abcdefghijklmnpqrstwxyz";

fn letters(mut index: usize) -> String {
    let mut name = String::new();
    loop {
        name.insert(0, LETTERS[index % LETTERS.len()] as char);
        if index < LETTERS.len() {
            return name;
        }
        index = index / LETTERS.len() - 1;
    }
}

impl LoopyArithmetic<'_> {
    /// The game as text, which reads back as the same game in any notation.
    ///
    /// # Errors
    /// [`Failure::TooLong`] for more than [`MAX_TEXT`](crate::partizan::MAX_TEXT) bytes, [`Failure::TooDeep`] for forms that
    /// stand too deep in each other, and those of every operation: see [`LoopyArithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::Values;
    /// use nimatron::text::Notation;
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.loopy(&mut budget);
    /// let game = games.read("a{1||a|0}").unwrap();
    /// assert_eq!(games.text(game, Notation::Ascii)?, "{2 & +-1}");
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn text(&mut self, g: LoopyValue, notation: Notation) -> Result<String, Failure> {
        print::text_of(&self.formula(g)?, notation)
    }

    /// The game as a formula, of which [`text`](Self::text) is the text.
    ///
    /// # Errors
    /// As those of [`text`](Self::text).
    pub fn formula(&mut self, g: LoopyValue) -> Result<Formula, Failure> {
        let formula = if let Some(stopper) = g.stopper() {
            self.stopper_formula(stopper)?
        } else if g == self.dud()? {
            Formula::Name("dud")
        } else {
            let sides = [self.stopper_formula(g.onside)?, self.stopper_formula(g.offside)?];
            Formula::joined(sides, &Operator::And.spaced())
        };
        Ok(formula.alone())
    }

    fn stopper_formula(&mut self, stopper: Stopper) -> Result<Formula, Failure> {
        let mut writing = self.writing(&[stopper], 0)?;
        Ok(self.stopper_written(stopper, &mut writing)?.in_braces().formula)
    }

    /// A text of some stoppers with names of its own, within so many forms.
    fn writing(&mut self, of: &[Stopper], depth: usize) -> Result<Writing, Failure> {
        let (followers, places) = self.loopy_followers(of.iter().copied())?;
        let mut leaves = FxHashMap::default();
        let mut options = Vec::with_capacity(followers.len());
        for &follower in &followers {
            let sides = PerPlayer::from_fn(|player| self.stopper_options(follower, player));
            for value in sides.iter().flat_map(|side| side.iter()).filter_map(|side| side.short()) {
                if let Entry::Vacant(place) = leaves.entry(value) {
                    place.insert(self.short.text(value, Notation::Ascii)?);
                }
            }
            options.push(sides);
        }
        let mut sorted: Vec<(&String, Value)> =
            leaves.iter().map(|(&value, text)| (text, value)).collect();
        sorted.sort();
        let mut order: FxHashMap<Stopper, usize> =
            sorted.iter().zip(0..).map(|(&(_, value), place)| (value.into(), place)).collect();
        let node = |&option: &Stopper| match option {
            Stopper::Loopy(id) => Node::Inner(places[&id] as u32),
            leaf => Node::Known(order[&leaf]),
        };
        let nodes: Vec<Options<usize>> = options
            .iter()
            .map(|sides| sides.as_ref().map(|side| side.iter().map(node).collect()))
            .collect();
        let ranks = ranks(&nodes, self.short.budget())?;
        let count = order.len();
        let loopy = followers.into_iter().map(Stopper::Loopy);
        order.extend(loopy.zip(ranks.into_iter().map(|rank| count + rank as usize)));
        Ok(Writing { open: Vec::new(), names: 0, depth, order })
    }

    fn stopper_written(
        &mut self,
        stopper: Stopper,
        writing: &mut Writing,
    ) -> Result<Part, Failure> {
        self.short.budget().spend(1)?;
        let id = match stopper {
            Stopper::Short(value) => return self.short.written(value),
            Stopper::Loopy(id) => id,
        };
        if let Some(depth) = writing.open.iter().position(|open| open.id == id) {
            if depth + 1 == writing.open.len() {
                return Ok(Part::plain(Formula::Name("pass")));
            }
            let name = writing.open[depth].name.get_or_insert_with(|| {
                writing.names += 1;
                letters(writing.names - 1)
            });
            return Ok(Part::plain(Formula::Variable(name.clone())));
        }
        if let Some(name) = self.loopy_name(id) {
            return Ok(Part::plain(name));
        }
        if writing.depth + writing.open.len() >= MAX_FORMS {
            return Err(Failure::TooDeep { limit: MAX_FORMS as u32 });
        }
        let written = if let Some(tiny) = self.loopy_tiny(id, writing)? {
            tiny
        } else if let Some(switch) = self.loopy_switch(id, writing)? {
            switch
        } else {
            self.loopy_form(id, writing)?
        };
        written.bounded()
    }

    /// The name of a pseudonumber, or of a limit of powers of up.
    fn loopy_name(&self, id: StopperId) -> Option<Formula> {
        if let Some(pseudonumber) = self.pseudonumber(id) {
            return Some(match pseudonumber {
                Pseudonumber::Endless(Player::Left) => Formula::Name("on"),
                Pseudonumber::Endless(Player::Right) => Formula::Name("off"),
                Pseudonumber::Beside(number, side) => {
                    let side = if side == Player::Left { "over" } else { "under" };
                    self.short.behind(number, [Formula::Name(side)])
                }
            });
        }
        for negative in [false, true] {
            let power = self.endless_sum(id, negative);
            if let Some(power) = power.or_else(|| self.endless_power(id, negative)) {
                let Endless { number, all, negative, star } = power;
                let on = Formula::Variable("on".into());
                let power = print::power_of_up(on, all, negative, star);
                return Some(self.short.behind(number, [power]));
            }
        }
        None
    }

    /// x + ↑^\[on\] = {itself|x*}, x + ↑^\[on\]* = {itself,x|x}; the players change places for
    /// negatives.
    fn endless_sum(&self, id: StopperId, negative: bool) -> Option<Endless> {
        let player = if negative { Player::Right } else { Player::Left };
        let own = self.stopper_options(id, player);
        let others = self.stopper_options(id, player.opponent());
        let [Stopper::Short(other)] = *others else { return None };
        let (number, star) = self.number_star(other)?;
        let itself = Stopper::Loopy(id);
        let rest = Stopper::Short(number);
        let fits = match *own {
            [option] => star && option == itself,
            [a, b] => !star && (a.min(b), a.max(b)) == (rest.min(itself), rest.max(itself)),
            _ => false,
        };
        fits.then_some(Endless { number, all: true, negative, star: !star })
    }

    /// x + ↑^on = {x|x + ↓^\[on\]*}, x + ↑^on* = {x,x*|x + ↓^\[on\]}; the players change places for
    /// negatives.
    fn endless_power(&self, id: StopperId, negative: bool) -> Option<Endless> {
        let player = if negative { Player::Right } else { Player::Left };
        let [Stopper::Loopy(other)] = *self.stopper_options(id, player.opponent()) else {
            return None;
        };
        let Endless { number, star, .. } = self.endless_sum(other, !negative)?;
        let mut own = Vec::new();
        for option in self.stopper_options(id, player).iter() {
            own.push(self.number_star(option.short()?)?);
        }
        own.sort_unstable();
        let fits = match star {
            true => own == [(number, false)],
            false => own == [(number, false), (number, true)],
        };
        fits.then_some(Endless { number, all: false, negative, star: !star })
    }

    /// The number x, and whether there is a star, for x and x*.
    fn number_star(&self, value: Value) -> Option<(Value, bool)> {
        let parts = self.short.values().number_up_star(value)?;
        let fits = parts.ups == 0 && parts.star <= 1;
        fits.then(|| (self.short.values().stop(value, Player::Left), parts.star == 1))
    }

    /// The only option of a player in a stopper that is no short game.
    fn only_option(&self, stopper: Stopper, player: Player) -> Option<Stopper> {
        let Stopper::Loopy(id) = stopper else { return None };
        match *self.stopper_options(id, player) {
            [option] => Some(option),
            _ => None,
        }
    }

    /// Whether all of these, and their followers, lead to nothing that is being written.
    fn lead_away(
        &mut self,
        of: &[Stopper],
        id: StopperId,
        writing: &Writing,
    ) -> Result<bool, Failure> {
        let (_, places) = self.loopy_followers(of.iter().copied())?;
        let mut back = writing.open.iter().map(|open| open.id).chain([id]);
        Ok(!back.any(|id| places.contains_key(&id)))
    }

    /// Tiny G = {0||0|−G}, or miny G, for a G whose Right stop is positive.
    fn loopy_tiny(&mut self, id: StopperId, writing: &Writing) -> Result<Option<Part>, Failure> {
        for (player, negative) in [(Player::Left, false), (Player::Right, true)] {
            let opponent = player.opponent();
            let itself = Stopper::Loopy(id);
            let Some(threat) = self.only_option(itself, opponent) else { continue };
            let Some(threatened) = self.only_option(threat, opponent) else { continue };
            let own = [itself, threat].map(|from| self.only_option(from, player));
            if own != [Some(Stopper::ZERO); 2] {
                continue;
            }
            let opposite = self.stopper_negative(threatened)?;
            // Neither the whole nor its negative can be written within its own name.
            if !self.lead_away(&[threatened, opposite], id, writing)? {
                continue;
            }
            let of = if negative { threatened } else { opposite };
            let stop = self.stopper_stop(of, Player::Right)?;
            if self.is_stopper_at_most(stop, Stopper::ZERO)? {
                continue;
            }
            let mut within = self.writing(&[of], writing.depth + writing.open.len() + 1)?;
            let of = self.stopper_written(of, &mut within)?;
            let size = of.size;
            let formula = print::tiny(of.alone(), negative);
            return Ok(Some(Part { formula, bars: 0, size }));
        }
        Ok(None)
    }

    /// A game that is its own negative, by its Left options.
    fn loopy_switch(&mut self, id: StopperId, writing: &Writing) -> Result<Option<Part>, Failure> {
        let options = self.stopper_options(id, Player::Left);
        let itself = Stopper::Loopy(id);
        let both = [&options[..], &self.stopper_options(id, Player::Right)].concat();
        if self.stopper_negative(itself)? != itself || !self.lead_away(&both, id, writing)? {
            return Ok(None);
        }
        let mut within = self.writing(&options, writing.depth + writing.open.len() + 1)?;
        let of = match *options {
            [option] => {
                let of = self.stopper_written(option, &mut within)?;
                let is_name = matches!(&of.formula, Formula::Name("on" | "over"));
                let is_closed = of.bars > 0 || is_name;
                let of = of.in_braces();
                match is_closed {
                    true => of,
                    false => Part { formula: of.formula.in_brackets(), ..of },
                }
            }
            _ => {
                let listed = self.loopy_listed(&options, &mut within)?;
                Part { formula: listed.formula.in_braces(), ..listed }
            }
        };
        Ok(Some(print::plus_minus(of)))
    }

    /// The form with the options of both players between braces.
    fn loopy_form(&mut self, id: StopperId, writing: &mut Writing) -> Result<Part, Failure> {
        writing.open.push(Open { id, name: None });
        let mut sides = PerPlayer::default();
        for player in Player::BOTH {
            let options = self.stopper_options(id, player);
            sides[player] = Some(match *options {
                [option] => self.stopper_written(option, writing)?,
                _ => self.loopy_listed(&options, writing)?,
            });
        }
        let name = writing.open.pop().and_then(|open| open.name);
        let form = print::between_bars(sides);
        Ok(match name {
            Some(name) => {
                let form = form.in_braces();
                let named = Formula::row([Formula::Variable(name), form.formula]);
                Part { formula: named, ..form }
            }
            None => form,
        })
    }

    /// Options between commas.
    fn loopy_listed(
        &mut self,
        options: &[Stopper],
        writing: &mut Writing,
    ) -> Result<Part, Failure> {
        let mut options = options.to_vec();
        options.sort_by_key(|option| writing.order.get(option));
        let mut written = Vec::with_capacity(options.len());
        for option in options {
            let formula = self.stopper_written(option, writing)?.in_braces();
            let parts = option.short().and_then(|value| self.short.values().number_up_star(value));
            written.push((parts, formula));
        }
        print::joined(written)
    }
}
