//! Which of two games is better for Left.
//!
//! G ≤ H iff no G^L ≥ H and no H^R ≤ G: iff Left, moving second, wins H − G.
//!
//! Most questions are answered by the stops, since G ≤ H implies L(G) ≤ L(H) and R(G) ≤ R(H), and
//! L(G) < R(H) implies G < H. The rest is remembered.
//!
//! Reference: Conway, *On Numbers and Games*, ch. 7; Siegel, *Combinatorial Game Theory*, II.1
//! and II.3.

use std::cmp::Ordering;

use super::value::infinitesimal_at_least_zero;
use super::{Arithmetic, Failure, NumberUpStar, Value, Values};
use crate::foundation::Player;

/// How two games compare; the order is partial.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// G < H: Right wins G − H whoever starts.
    Less,
    /// G = H: whoever moves second wins G − H.
    Equal,
    /// G > H: Left wins G − H whoever starts.
    Greater,
    /// G ∥ H: whoever moves first wins G − H.
    Confused,
}

impl Comparison {
    /// From G ≤ H and G ≥ H.
    pub(super) fn of(at_most: bool, at_least: bool) -> Comparison {
        match (at_most, at_least) {
            (true, true) => Comparison::Equal,
            (true, false) => Comparison::Less,
            (false, true) => Comparison::Greater,
            (false, false) => Comparison::Confused,
        }
    }

    /// The sign that is written between the two: `<`, `==`, `>` or `||`.
    pub fn sign(self) -> &'static str {
        match self {
            Comparison::Less => "<",
            Comparison::Equal => "==",
            Comparison::Greater => ">",
            Comparison::Confused => "||",
        }
    }
}

/// Answers as the tables keep them, where 0 is none.
const NO: u32 = 1;
const YES: u32 = 2;

/// What the stops of two games say of G ≤ H, if they decide it.
fn decided<N>(g: [N; 2], h: [N; 2], order: impl Fn(&N, &N) -> Ordering) -> Option<bool> {
    if order(&g[0], &h[1]).is_lt() {
        return Some(true);
    }
    let above = |player: usize| order(&g[player], &h[player]).is_gt();
    (above(0) || above(1)).then_some(false)
}

impl Values {
    /// The order of two values that are numbers.
    #[inline]
    pub(super) fn compare_numbers(&self, one: Value, other: Value) -> Ordering {
        if one.is_small_number() && other.is_small_number() {
            return one.small_fixed().cmp(&other.small_fixed());
        }
        self.number(one).cmp(&self.number(other))
    }

    /// What the stops say of G ≤ H, if they decide it.
    #[inline]
    pub(super) fn order_by_stops(&self, g: [Value; 2], h: [Value; 2]) -> Option<bool> {
        if g.iter().chain(&h).all(|stop| stop.is_small_number()) {
            let fixed = |stops: [Value; 2]| stops.map(Value::small_fixed);
            return decided(fixed(g), fixed(h), i32::cmp);
        }
        decided(g, h, |&one, &other| self.compare_numbers(one, other))
    }

    /// Both stops.
    #[inline]
    pub(super) fn stops(&self, value: Value) -> [Value; 2] {
        [self.stop(value, Player::Left), self.stop(value, Player::Right)]
    }

    /// Whether G ≤ H for two numbers with ups and stars.
    fn order_by_parts(&self, g: Value, h: Value) -> Option<bool> {
        if let (Some(a), Some(b)) = (g.small(), h.small()) {
            return Some(
                match self.compare_numbers(g.small_number_part(), h.small_number_part()) {
                    Ordering::Equal => {
                        infinitesimal_at_least_zero((b.ups - a.ups).into(), a.star ^ b.star)
                    }
                    order => order.is_lt(),
                },
            );
        }
        if !self.is_number_up_star(g) || !self.is_number_up_star(h) {
            return None;
        }
        let (a, b) = (self.number_up_star(g)?, self.number_up_star(h)?);
        let ups = b.ups.saturating_sub(a.ups);
        let difference = NumberUpStar { number: &b.number - &a.number, ups, star: a.star ^ b.star };
        Some(difference.is_at_least_zero())
    }
}

impl Arithmetic<'_> {
    /// How G compares with H.
    ///
    /// Cost: a step for each pair of followers that the stops do not decide.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Comparison, Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// assert_eq!(games.compare(Value::UP, Value::ZERO)?, Comparison::Greater);
    /// assert_eq!(games.compare(Value::UP, Value::STAR)?, Comparison::Confused);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn compare(&mut self, g: Value, h: Value) -> Result<Comparison, Failure> {
        Ok(Comparison::of(self.is_at_most(g, h)?, self.is_at_most(h, g)?))
    }

    /// Whether G ≤ H.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    pub fn is_at_most(&mut self, g: Value, h: Value) -> Result<bool, Failure> {
        if let Some(answer) = self.values.order_by_parts(g, h) {
            return Ok(answer);
        }
        self.bound_heights(&[g, h])?;
        self.at_most(g, h)
    }

    /// Whether G ≤ H as the player sees it: for Right the order is reversed.
    pub(super) fn at_most_for(
        &mut self,
        player: Player,
        g: Value,
        h: Value,
    ) -> Result<bool, Failure> {
        match player {
            Player::Left => self.at_most(g, h),
            Player::Right => self.at_most(h, g),
        }
    }

    /// Whether G ≤ H, for games whose heights are bounded.
    pub(super) fn at_most(&mut self, g: Value, h: Value) -> Result<bool, Failure> {
        if g == h {
            return Ok(true);
        }
        let values = self.values;
        if let Some(answer) = values.order_by_stops(values.stops(g), values.stops(h)) {
            return Ok(answer);
        }
        if let Some(answer) = values.order_by_parts(g, h) {
            return Ok(answer);
        }
        // The answers of both directions stand together, as they are often asked for together.
        let (low, high, shift) = if g < h { (g, h, 0) } else { (h, g, 2) };
        let key = u64::from(low.bits()) << 32 | u64::from(high.bits());
        let known = values.orders.get(key).unwrap_or(0);
        match known >> shift & (NO | YES) {
            0 => {}
            answer => return Ok(answer == YES),
        }
        self.budget.spend(1)?;
        let is_at_most = self.at_most_by_options(g, h)?;
        let answer = if is_at_most { YES } else { NO };
        values.orders.put(key, known | answer << shift, &values.memory);
        Ok(is_at_most)
    }

    fn at_most_by_options(&mut self, g: Value, h: Value) -> Result<bool, Failure> {
        let values = self.values;
        for option in values.options(g, Player::Left)?.iter() {
            if self.at_most(h, option)? {
                return Ok(false);
            }
        }
        for option in values.options(h, Player::Right)?.iter() {
            if self.at_most(option, g)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
