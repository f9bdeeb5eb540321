//! A wall of a thermograph: a piecewise linear function of the temperature.

use crate::partizan::Dyadic;

/// A continuous function on temperatures from −1 up, linear between its corners and constant
/// above the last.
///
/// As in the pictures of thermographs, the temperature is the vertical coordinate and the value
/// the horizontal one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Wall {
    /// Temperatures in increasing order, the first being −1, with the values there.
    corners: Vec<(Dyadic, Dyadic)>,
}

/// Which of two functions is taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Extreme {
    Greatest,
    Least,
}

impl Wall {
    /// The vertical wall.
    pub(super) fn vertical(value: Dyadic) -> Wall {
        Wall { corners: vec![(Dyadic::from(-1), value)] }
    }

    /// The value at the top, above all corners: of a thermograph the mast.
    pub fn mast(&self) -> &Dyadic {
        &self.corners[self.corners.len() - 1].1
    }

    /// The corners from the bottom up, as (temperature, value); the first is at −1.
    pub fn corners(&self) -> &[(Dyadic, Dyadic)] {
        &self.corners
    }

    /// The value at a temperature, which is at least −1.
    ///
    /// ```
    /// use nimatron::foundation::{Budget, Player};
    /// use nimatron::partizan::{Dyadic, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// let game = games.read("{3||2|0}").unwrap();
    /// let wall = games.thermograph(game)?.wall(Player::Right).clone();
    /// assert_eq!(wall.at(&Dyadic::from(0)), Dyadic::from(2));
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn at(&self, temperature: &Dyadic) -> Dyadic {
        let above = self.corners.partition_point(|(corner, _)| corner <= temperature);
        let (corner, value) = &self.corners[above.saturating_sub(1)];
        value + &(&(temperature - corner) * &Dyadic::from(self.slope(above.saturating_sub(1))))
    }

    /// The slope above a corner, as value by temperature: −1, 0 or 1.
    fn slope(&self, corner: usize) -> i64 {
        match self.corners.get(corner + 1) {
            None => 0,
            Some((_, next)) => match next.cmp(&self.corners[corner].1) {
                std::cmp::Ordering::Less => -1,
                std::cmp::Ordering::Equal => 0,
                std::cmp::Ordering::Greater => 1,
            },
        }
    }

    /// The critical temperatures from the top down, and the slopes between them, the first being
    /// that of the mast, which is 0.
    pub fn pieces(&self) -> (Vec<Dyadic>, Vec<i64>) {
        let critical = self.corners[1..].iter().rev().map(|(corner, _)| corner.clone()).collect();
        let slopes = (0..self.corners.len()).rev().map(|corner| self.slope(corner)).collect();
        (critical, slopes)
    }

    /// The same function with corners at more temperatures.
    fn at_all(&self, temperatures: &[Dyadic]) -> Vec<Dyadic> {
        temperatures.iter().map(|temperature| self.at(temperature)).collect()
    }

    fn temperatures(one: &Wall, other: &Wall) -> Vec<Dyadic> {
        let corners = one.corners.iter().chain(&other.corners);
        let mut temperatures: Vec<Dyadic> = corners.map(|(corner, _)| corner.clone()).collect();
        temperatures.sort();
        temperatures.dedup();
        temperatures
    }

    /// The greater or the less of two functions everywhere.
    pub(super) fn extreme(&self, other: &Wall, extreme: Extreme) -> Wall {
        let temperatures = Wall::temperatures(self, other);
        let (a, b) = (self.at_all(&temperatures), other.at_all(&temperatures));
        let mut corners: Vec<(Dyadic, Dyadic)> = Vec::with_capacity(temperatures.len());
        for index in 0..temperatures.len() {
            if index > 0 && (a[index - 1] < b[index - 1]) != (a[index] < b[index]) {
                // They cross in between, or touch at an end, which is then a corner twice.
                let (low, high) = (&temperatures[index - 1], &temperatures[index]);
                let crossing =
                    crossing(low, high, [&a[index - 1], &a[index]], [&b[index - 1], &b[index]]);
                corners.extend(crossing);
            }
            let value =
                if (a[index] > b[index]) == (extreme == Extreme::Greatest) { &a } else { &b };
            corners.push((temperatures[index].clone(), value[index].clone()));
        }
        Wall { corners }.simplified()
    }

    /// The function plus `slope` times the temperature, below and at `top`; constant above.
    pub(super) fn tilted(&self, slope: i64, top: &Dyadic) -> Wall {
        let mut temperatures: Vec<Dyadic> =
            self.corners.iter().map(|(corner, _)| corner.clone()).collect();
        temperatures.push(top.clone());
        temperatures.sort();
        temperatures.dedup();
        let slope = Dyadic::from(slope);
        let tilt = |temperature: Dyadic| {
            let value = &self.at(&temperature) + &(&slope * &temperature);
            (temperature, value)
        };
        Wall { corners: temperatures.into_iter().map(tilt).collect() }
    }

    /// The part up to a temperature, with a mast above it.
    pub(super) fn cut(&self, top: &Dyadic) -> Wall {
        let below = self.corners.iter().filter(|(corner, _)| corner < top).cloned();
        let mut corners: Vec<(Dyadic, Dyadic)> = below.collect();
        corners.push((top.clone(), self.at(top)));
        Wall { corners }.simplified()
    }

    /// The first temperature at which this function is not above the other, if there is one.
    pub(super) fn meets(&self, other: &Wall) -> Option<Dyadic> {
        let temperatures = Wall::temperatures(self, other);
        let (a, b) = (self.at_all(&temperatures), other.at_all(&temperatures));
        let index = (0..temperatures.len()).find(|&index| a[index] <= b[index])?;
        if index == 0 || a[index] == b[index] {
            return Some(temperatures[index].clone());
        }
        let (low, high) = (&temperatures[index - 1], &temperatures[index]);
        crossing(low, high, [&a[index - 1], &a[index]], [&b[index - 1], &b[index]])
            .map(|(temperature, _)| temperature)
    }

    /// Without corners at which the slope does not change.
    fn simplified(mut self) -> Wall {
        let mut kept: Vec<(Dyadic, Dyadic)> = Vec::with_capacity(self.corners.len());
        self.corners.dedup_by(|later, earlier| later.0 == earlier.0);
        let slopes: Vec<i64> = (0..self.corners.len()).map(|corner| self.slope(corner)).collect();
        for (index, corner) in self.corners.into_iter().enumerate() {
            if index == 0 || slopes[index] != slopes[index - 1] {
                kept.push(corner);
            }
        }
        Wall { corners: kept }
    }
}

/// Where two straight lines cross between two temperatures. Their slopes are whole numbers of
/// which one may be −1, 0 or 1 and the difference is 1 or 2.
fn crossing(
    low: &Dyadic,
    high: &Dyadic,
    a: [&Dyadic; 2],
    b: [&Dyadic; 2],
) -> Option<(Dyadic, Dyadic)> {
    let (below, above) = (b[0] - a[0], b[1] - a[1]);
    // The distance shrinks by the difference of the slopes with each degree.
    let shrinking = &below - &above;
    let height = high - low;
    let way = if shrinking.abs() == height {
        below.abs()
    } else if shrinking.abs() == &height + &height {
        below.abs().half()
    } else {
        return None;
    };
    let rise = a[1].cmp(a[0]) as i64;
    Some((low + &way, a[0] + &(&way * &Dyadic::from(rise))))
}
