//! Canonical forms: the smallest form of a game.
//!
//! Given the options of both players, each in canonical form,
//!
//! 1. if every Left option is less than or confused with some number that is less than or confused
//!    with every Right option, the game is the simplest such number. The stops of the options tell;
//! 2. an option that is no better for its player than another one is *dominated* and deleted;
//! 3. an option G^L with a reply G^LR ≤ G is *reversible*: the Left options of the reply stand in
//!    its place, and are looked at in their turn; likewise for Right;
//! 4. what is left is canonical. If it is the form of a number with ups and a star, that is its
//!    value; otherwise it is looked up in the store.
//!
//! Reference: Siegel, *Combinatorial Game Theory*, II.2 (Theorems 2.4, 2.5, 2.9) and II.3
//! (simplest number).

use std::ops::Range;

use super::{Arithmetic, Dyadic, Failure, NumberUpStar, Value, Values};
use crate::foundation::{PerPlayer, Player};

/// A form whose options stand on the stack of the arithmetic.
#[derive(Clone)]
struct Form {
    options: PerPlayer<Range<usize>>,
    stops: [Value; 2],
}

impl Arithmetic<'_> {
    /// The value of the form whose Left options stand on the stack from `base` to `middle` and
    /// whose Right options stand from there to the top. They are taken off the stack.
    pub(super) fn simplify(&mut self, base: usize, middle: usize) -> Result<Value, Failure> {
        let value = self.simplified(base, middle);
        self.stack.truncate(base);
        value
    }

    fn simplified(&mut self, base: usize, middle: usize) -> Result<Value, Failure> {
        self.budget.spend(1)?;
        let mut form = match self.number_or_stops(base..middle, middle..self.stack.len())? {
            Ok(number) => return Ok(number),
            Err(stops) => {
                Form { options: PerPlayer([base..middle, middle..self.stack.len()]), stops }
            }
        };
        for player in Player::BOTH {
            let range = form.options[player].clone();
            form.options[player] = self.undominated(player, range)?;
        }
        let mut canonical = form.clone();
        for player in Player::BOTH {
            canonical.options[player] = self.bypassed(player, &form)?;
        }
        if let Some(parts) = self.as_number_up_star(&canonical) {
            return self.values.from_number_up_star(&parts);
        }
        let PerPlayer([left, right]) = canonical.options;
        for range in [left.clone(), right.clone()] {
            self.stack[range].sort_unstable();
        }
        self.values.intern(&self.stack[left], &self.stack[right], canonical.stops)
    }

    /// The number that the form is, or its stops if it is none.
    fn number_or_stops(
        &mut self,
        left: Range<usize>,
        right: Range<usize>,
    ) -> Result<Result<Value, [Value; 2]>, Failure> {
        let values = self.values;
        let low = self.stack[left.clone()].iter().map(|&option| values.stop(option, Player::Right));
        let low = low.max_by(|&a, &b| values.compare_numbers(a, b));
        let high =
            self.stack[right.clone()].iter().map(|&option| values.stop(option, Player::Left));
        let high = high.min_by(|&a, &b| values.compare_numbers(a, b));
        if let (Some(low), Some(high)) = (low, high) {
            if values.compare_numbers(low, high).is_gt() {
                return Ok(Err([low, high]));
            }
        }
        let low = match low {
            Some(low) => Some((low, self.admits(Player::Left, low, left)?)),
            None => None,
        };
        let high = match high {
            Some(high) => Some((high, self.admits(Player::Right, high, right)?)),
            None => None,
        };
        if let (Some((low, low_closed)), Some((high, high_closed))) = (low, high) {
            if low == high && !(low_closed && high_closed) {
                return Ok(Err([low, high]));
            }
        }
        Ok(Ok(values.simplest_number(low, high)?))
    }

    /// Whether no option is at least as good for its player as the number.
    fn admits(
        &mut self,
        player: Player,
        number: Value,
        options: Range<usize>,
    ) -> Result<bool, Failure> {
        for index in options {
            if self.at_most_for(player, number, self.stack[index])? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Moves the options that are not dominated to the front. Where these stand.
    fn undominated(
        &mut self,
        player: Player,
        options: Range<usize>,
    ) -> Result<Range<usize>, Failure> {
        let start = options.start;
        let mut end = start;
        for index in options {
            let option = self.stack[index];
            let mut kept = start;
            let mut dominated = false;
            // Options that the new one dominates are dropped on the way.
            for earlier in start..end {
                let other = self.stack[earlier];
                if self.at_most_for(player, option, other)? {
                    dominated = true;
                    break;
                }
                if !self.at_most_for(player, other, option)? {
                    self.stack[kept] = other;
                    kept += 1;
                }
            }
            if dominated {
                continue;
            }
            self.stack[kept] = option;
            end = kept + 1;
        }
        Ok(start..end)
    }

    /// Bypasses the reversible options of a player. Where the options then stand.
    fn bypassed(&mut self, player: Player, form: &Form) -> Result<Range<usize>, Failure> {
        let options = form.options[player].clone();
        let mut found = None;
        for index in options.clone() {
            found =
                self.reversing_reply(player, self.stack[index], form)?.map(|reply| (index, reply));
            if found.is_some() {
                break;
            }
        }
        let Some((reversible, mut reply)) = found else { return Ok(options) };
        // The form itself stays as it is, since it is what replies are compared with.
        let start = self.stack.len();
        self.stack.extend_from_within(options);
        let mut index = start + (reversible - form.options[player].start);
        loop {
            self.stack.swap_remove(index);
            for option in self.values.options(reply, player)?.iter() {
                if !self.stack[start..].contains(&option) {
                    self.stack.push(option);
                }
            }
            loop {
                if index == self.stack.len() {
                    let end = self.stack.len();
                    return self.undominated(player, start..end);
                }
                if let Some(next) = self.reversing_reply(player, self.stack[index], form)? {
                    reply = next;
                    break;
                }
                index += 1;
            }
        }
    }

    /// A reply of the opponent to an option that is at least as good for the opponent as the form.
    fn reversing_reply(
        &mut self,
        player: Player,
        option: Value,
        form: &Form,
    ) -> Result<Option<Value>, Failure> {
        for reply in self.values.options(option, player.opponent())?.iter() {
            if self.no_better_than_form(player, reply, form)? {
                return Ok(Some(reply));
            }
        }
        Ok(None)
    }

    /// Whether X ≤ G as the player sees it, for a form G.
    fn no_better_than_form(
        &mut self,
        player: Player,
        x: Value,
        form: &Form,
    ) -> Result<bool, Failure> {
        let stops = self.values.stops(x);
        let by_stops = match player {
            Player::Left => self.values.order_by_stops(stops, form.stops),
            Player::Right => self.values.order_by_stops(form.stops, stops),
        };
        if let Some(answer) = by_stops {
            return Ok(answer);
        }
        self.budget.spend(1)?;
        let opponent = player.opponent();
        for index in form.options[opponent].clone() {
            if self.at_most_for(player, self.stack[index], x)? {
                return Ok(false);
            }
        }
        // G ≤ X^L as the player sees it is X^L ≤ G as the opponent does.
        for option in self.values.options(x, player)?.iter() {
            if self.no_better_than_form(opponent, option, form)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The number, ups and star of which this is the canonical form.
    fn as_number_up_star(&self, form: &Form) -> Option<NumberUpStar> {
        let [stop, other] = form.stops;
        if stop != other {
            return None;
        }
        let PerPlayer([left, right]) = form.options.clone().map(|range| &self.stack[range]);
        let (ups, star) = self.values.ups_and_star(stop, left, right)?;
        Some(NumberUpStar { number: self.values.number(stop)?, ups, star })
    }
}

impl Values {
    /// The simplest number between two bounds, each with whether it is admitted itself.
    fn simplest_number(
        &self,
        low: Option<(Value, bool)>,
        high: Option<(Value, bool)>,
    ) -> Result<Value, Failure> {
        if let Some(small) = Value::simplest_number(low, high) {
            return Ok(small);
        }
        let number = |bound: Option<(Value, bool)>| {
            bound.and_then(|(value, closed)| Some((self.number(value)?, closed)))
        };
        let (low, high) = (number(low), number(high));
        let simplest = Dyadic::simplest(
            low.as_ref().map(|(x, closed)| (x, *closed)),
            high.as_ref().map(|(x, closed)| (x, *closed)),
        );
        self.number_value(&simplest)
    }

    /// The ups and the star of a canonical form around the number x that is x + n·↑ + *m:
    ///
    /// *m = {0,*,…,*(m−1)|0,*,…,*(m−1)}, ↑* = {0,*|0}, and otherwise, for n > 0,
    /// n·↑ + *m = {0|(n−1)·↑ + *(m⊕1)}.
    fn ups_and_star(&self, x: Value, left: &[Value], right: &[Value]) -> Option<(i64, u32)> {
        let offset = |value: &Value| self.offset(*value, x);
        match (left, right) {
            ([left], [right]) => match (offset(left)?, offset(right)?) {
                ((0, 0), (0, 0)) => Some((0, 1)),
                ((0, 0), (ups @ 0.., star)) => Some((ups + 1, star ^ 1)),
                ((ups @ ..=0, star), (0, 0)) => Some((ups - 1, star ^ 1)),
                _ => None,
            },
            ([a, b], [c]) | ([c], [a, b]) => {
                let (a, b, c) = (offset(a)?, offset(b)?, offset(c)?);
                let ups = if left.len() == 2 { 1 } else { -1 };
                (c == (0, 0) && a.min(b) == (0, 0) && a.max(b) == (0, 1)).then_some((ups, 1))
            }
            _ if left.len() == right.len() => {
                let count = left.len() as u32;
                // The options of a player are different from each other.
                let below =
                    |value| offset(value).is_some_and(|(ups, star)| ups == 0 && star < count);
                left.iter().chain(right).all(below).then_some((0, count))
            }
            _ => None,
        }
    }

    /// The ups and the star of a value that is x + n·↑ + *m.
    fn offset(&self, value: Value, x: Value) -> Option<(i64, u32)> {
        if let Some(small) = value.small() {
            return (value.small_number_part() == x).then_some((small.ups.into(), small.star));
        }
        if self.stop(value, Player::Left) != x {
            return None;
        }
        self.number_up_star(value).map(|parts| (parts.ups, parts.star))
    }
}
