//! What to play in sums of hot games, without the value of the sum.
//!
//! The walls of a thermograph say what a move in a game is worth when moves elsewhere are worth
//! about t: Left's *orthodox* options at t are those G^L that attain her wall,
//! ρ_t(G^L) − t = λ_t(G); Right's likewise. Three strategies choose the game of the sum:
//!
//! - *hotstrat* plays in the hottest game, orthodox at its temperature;
//! - *thermostrat* finds the temperature t ≥ 0 at which W_t = Σ ρ_t(G_i) + max (λ_t(G_i) − ρ_t(G_i))
//!   is greatest, for Left, and plays in the game that is widest there. The final score is then W_t at
//!   least: never less than the sum of the means when Left begins;
//! - *sentestrat* answers in the game in which the opponent has just raised the temperature above
//!   that of the others, and else plays like hotstrat.
//!
//! When the opponent begins, the score is Σ ρ_t(G_i) − t at least, for every t ≥ 0: after a move in
//! G_i thermostrat is sure of Σ_{j≠i} ρ_t(G_j) + λ_t(G_i^R), and λ_t(G_i^R) + t ≥ ρ_t(G_i).
//!
//! None is perfect: that would be as hard as the sum. Cost: the thermographs of the games.
//!
//! Reference: Berlekamp, Conway, Guy, *Winning Ways*, ch. 6; Berlekamp, *The economist's view of
//! combinatorial games* (1996); Siegel, *Combinatorial Game Theory*, II.5.

use std::sync::Arc;

use super::{Arithmetic, Dyadic, Failure, Thermograph, Value};
use crate::foundation::Player;

/// A move in a sum of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SumMove {
    /// Which of the games, from 0.
    pub game: usize,
    /// The option of that game, in canonical form.
    pub option: Value,
}

impl Arithmetic<'_> {
    /// The options of a player that attain their wall at a temperature, which is at least −1: none
    /// if the game is not as hot.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::{Budget, Player};
    /// use nimatron::partizan::{Dyadic, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// // A threat of 9 is worth more than 2 points at once, unless moves are worth little.
    /// let game = games.read("{{9|0},2|-2}").unwrap();
    /// let names = |t, games: &mut nimatron::partizan::Arithmetic| {
    ///     let options = games.orthodox_options(game, Player::Left, &Dyadic::from(t))?;
    ///     Ok::<_, nimatron::partizan::Failure>(options.len())
    /// };
    /// assert_eq!(names(0, &mut games)?, 1);
    /// assert_eq!(names(5, &mut games)?, 0);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn orthodox_options(
        &mut self,
        g: Value,
        player: Player,
        t: &Dyadic,
    ) -> Result<Vec<Value>, Failure> {
        let thermograph = self.thermograph(g)?;
        if thermograph.temperature() < t {
            return Ok(Vec::new());
        }
        let options = self.options(g, player)?;
        if self.values.number(g).is_some_and(|number| number.is_integer()) {
            return Ok(options);
        }
        let wall = thermograph.wall(player).at(t);
        let mut orthodox = Vec::new();
        for option in options {
            let after = self.thermograph(option)?.wall(player.opponent()).at(t);
            let taxed = if player == Player::Left { &after - t } else { &after + t };
            if taxed == wall {
                orthodox.push(option);
            }
        }
        Ok(orthodox)
    }

    /// A move of the player in the hottest of these games; nothing if there is none.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::{Budget, Player};
    /// use nimatron::partizan::Values;
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// let sum = ["+-1", "{5|0}", "{1|-3}"].map(|text| games.read(text).unwrap());
    /// let chosen = games.hotstrat(&sum, Player::Right)?.expect("a move");
    /// assert_eq!(chosen.game, 1);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn hotstrat(&mut self, sum: &[Value], player: Player) -> Result<Option<SumMove>, Failure> {
        let mut hottest: Option<(Dyadic, SumMove)> = None;
        for (game, &g) in sum.iter().enumerate() {
            let temperature = self.temperature(g)?;
            if hottest.as_ref().is_some_and(|(hot, _)| *hot >= temperature) {
                continue;
            }
            let options = self.orthodox_options(g, player, &temperature)?;
            if let Some(&option) = options.first() {
                hottest = Some((temperature, SumMove { game, option }));
            }
        }
        Ok(hottest.map(|(_, chosen)| chosen))
    }

    /// An orthodox move of the player in the game that is widest at the temperature that promises
    /// most; nothing if all are integers.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::{Budget, Player};
    /// use nimatron::partizan::Values;
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// let sum = ["{3||2|-9}", "+-2"].map(|text| games.read(text).unwrap());
    /// let chosen = games.thermostrat(&sum, Player::Left)?.expect("a move");
    /// assert_eq!(chosen.game, 1);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn thermostrat(
        &mut self,
        sum: &[Value],
        player: Player,
    ) -> Result<Option<SumMove>, Failure> {
        let mut thermographs = Vec::with_capacity(sum.len());
        for &g in sum {
            thermographs.push(self.thermograph(g)?);
        }
        let (_, t) = assured(&thermographs, player, player);
        let mut widest: Option<((Dyadic, Dyadic), SumMove)> = None;
        for (game, (&g, thermograph)) in sum.iter().zip(&thermographs).enumerate() {
            let width = (width(thermograph, &t), thermograph.temperature().clone());
            if widest.as_ref().is_some_and(|(wide, _)| *wide >= width) {
                continue;
            }
            let at = (&t).min(thermograph.temperature()).clone();
            let options = self.orthodox_options(g, player, &at)?;
            if let Some(&option) = options.first() {
                widest = Some((width, SumMove { game, option }));
            }
        }
        Ok(widest.map(|(_, chosen)| chosen))
    }

    /// The answer of the player in the game in which the opponent has just moved, if that is hotter
    /// now than all others; else a move in the hottest game.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::{Budget, Player};
    /// use nimatron::partizan::Values;
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// // Left has just moved to {9|0}.
    /// let sum = ["+-4", "{9|0}"].map(|text| games.read(text).unwrap());
    /// assert_eq!(games.sentestrat(&sum, Some(1), Player::Right)?.map(|chosen| chosen.game), Some(1));
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn sentestrat(
        &mut self,
        sum: &[Value],
        last: Option<usize>,
        player: Player,
    ) -> Result<Option<SumMove>, Failure> {
        if let Some((game, &g)) = last.and_then(|game| Some((game, sum.get(game)?))) {
            let temperature = self.temperature(g)?;
            let mut hotter = true;
            for (_, &other) in sum.iter().enumerate().filter(|(other, _)| *other != game) {
                hotter &= self.temperature(other)? <= temperature;
            }
            let options = self.orthodox_options(g, player, &temperature)?;
            if let (true, Some(&option)) = (hotter, options.first()) {
                return Ok(Some(SumMove { game, option }));
            }
        }
        self.hotstrat(sum, player)
    }
}

/// Between which numbers the score of a sum is when the game is over, which is when all games have
/// become numbers: what Left is sure of, and what Right is sure that it does not exceed.
///
/// If the first is positive Left wins the sum, if the second is negative Right does.
///
/// Cost: quadratic in the number of games.
///
/// ```
/// use nimatron::foundation::{Budget, Player};
/// use nimatron::partizan::{Dyadic, Values, score_bounds};
/// let (values, mut budget) = (Values::default(), Budget::unlimited());
/// let mut games = values.arithmetic(&mut budget);
/// let mut sum = Vec::new();
/// for text in ["+-5", "+-2", "{4|1}"] {
///     let game = games.read(text).unwrap();
///     sum.push(games.thermograph(game)?);
/// }
/// let (low, high) = score_bounds(&sum, Player::Left);
/// // Left takes 5, Right 2, and Left 4.
/// assert!(low <= Dyadic::from(7) && Dyadic::from(7) <= high);
/// # Ok::<(), nimatron::partizan::Failure>(())
/// ```
pub fn score_bounds(sum: &[Arc<Thermograph>], first: Player) -> (Dyadic, Dyadic) {
    let [low, high] = Player::BOTH.map(|player| assured(sum, player, first).0);
    (low, high)
}

/// The score of which a player is sure when somebody begins, and the least temperature for which
/// that follows: for Left the greatest W_t, or the greatest Σ ρ_t(G_i) − t; for Right the least.
fn assured(sum: &[Arc<Thermograph>], player: Player, first: Player) -> (Dyadic, Dyadic) {
    let walls = sum.iter().flat_map(|thermograph| Player::BOTH.map(|who| thermograph.wall(who)));
    // What follows is linear between corners but where another game becomes the widest, and is no
    // more there than the corners beside it promise.
    let corners = walls.flat_map(|wall| wall.corners().iter().map(|(t, _)| t));
    // Below 0 there is nothing to be won but the last move.
    let zero = Dyadic::zero();
    let mut temperatures: Vec<&Dyadic> =
        corners.filter(|t| !t.is_negative()).chain([&zero]).collect();
    temperatures.sort();
    temperatures.dedup();
    let sign = Dyadic::from(if player == Player::Left { 1 } else { -1 });
    // As the player sees it.
    let promised = |t: &Dyadic| {
        let walls = sum.iter().map(|thermograph| thermograph.wall(player.opponent()).at(t));
        let rest = &sign * &walls.fold(Dyadic::zero(), |rest, wall| &rest + &wall);
        if first == player {
            let widest = sum.iter().map(|thermograph| width(thermograph, t)).max();
            return &rest + &widest.unwrap_or(Dyadic::zero());
        }
        &rest - t
    };
    let promises = temperatures.into_iter().map(|t| (promised(t), t.clone()));
    let best = promises.reduce(|best, next| if next.0 > best.0 { next } else { best });
    let (score, t) = best.unwrap_or((Dyadic::zero(), Dyadic::zero()));
    (&sign * &score, t)
}

/// How far the walls are from each other.
fn width(thermograph: &Thermograph, t: &Dyadic) -> Dyadic {
    &thermograph.wall(Player::Left).at(t) - &thermograph.wall(Player::Right).at(t)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::{Budget, Random};
    use crate::partizan::Values;

    type Strategy = fn(&mut Arithmetic, &[Value], Option<usize>) -> Option<SumMove>;

    /// The score at the end when Left plays by a strategy against every play of Right.
    fn score(
        games: &mut Arithmetic,
        sum: &[Value],
        turn: Player,
        last: Option<usize>,
        strategy: Strategy,
    ) -> Dyadic {
        let numbers: Option<Vec<Dyadic>> = sum.iter().map(|&g| games.values.number(g)).collect();
        if let Some(numbers) = numbers {
            return numbers.iter().fold(Dyadic::zero(), |sum, number| &sum + number);
        }
        let after = |game: usize, option: Value| {
            let mut sum = sum.to_vec();
            sum[game] = option;
            sum
        };
        if turn == Player::Left {
            let SumMove { game, option } = strategy(games, sum, last).expect("a move");
            return score(games, &after(game, option), Player::Right, Some(game), strategy);
        }
        let mut least: Option<Dyadic> = None;
        for (game, &g) in sum.iter().enumerate() {
            // Moves in numbers are never better for the score.
            if games.values.is_number(g) {
                continue;
            }
            for option in games.options(g, Player::Right).unwrap() {
                let score = score(games, &after(game, option), Player::Left, Some(game), strategy);
                least = Some(least.map_or(score.clone(), |least| least.min(score)));
            }
        }
        least.expect("a game that is no number")
    }

    fn switch(games: &mut Arithmetic, random: &mut Random) -> Value {
        let low = random.below(9) as i64 - 4;
        let [low, high] = [low, low + random.below(7) as i64].map(|n| games.integer(n).unwrap());
        games.form(&[high], &[low]).unwrap()
    }

    /// A game in which threats can be made.
    fn threat(games: &mut Arithmetic, random: &mut Random) -> Value {
        let [a, b] = [switch(games, random), switch(games, random)];
        let n = games.integer(random.below(13) as i64 - 6).unwrap();
        if random.below(2) == 0 { games.form(&[a], &[b]) } else { games.form(&[n, a], &[b]) }
            .unwrap()
    }

    const HOT: Strategy = |games, sum, _| games.hotstrat(sum, Player::Left).unwrap();
    const SENTE: Strategy = |games, sum, last| games.sentestrat(sum, last, Player::Left).unwrap();
    const THERMO: Strategy = |games, sum, _| games.thermostrat(sum, Player::Left).unwrap();

    #[test]
    fn switches_are_played_perfectly() {
        let (values, budget) = (Values::default(), &mut Budget::unlimited());
        let games = &mut values.arithmetic(budget);
        let mut random = Random::new(1);
        for _ in 0..60 {
            let sum: Vec<Value> = (0..4).map(|_| switch(games, &mut random)).collect();
            let whole = sum.iter().try_fold(Value::ZERO, |a, &b| games.sum(a, b)).unwrap();
            for (turn, first) in [(Player::Left, Player::Left), (Player::Right, Player::Right)] {
                let stop = values.number(values.stop(whole, first)).unwrap();
                for strategy in [HOT, SENTE, THERMO] {
                    assert_eq!(score(games, &sum, turn, None, strategy), stop);
                }
            }
        }
    }

    #[test]
    fn strategies_keep_what_they_promise() {
        let (values, budget) = (Values::default(), &mut Budget::unlimited());
        let games = &mut values.arithmetic(budget);
        let mut random = Random::new(2);
        for _ in 0..60 {
            let sum: Vec<Value> = (0..3).map(|_| threat(games, &mut random)).collect();
            let whole = sum.iter().try_fold(Value::ZERO, |a, &b| games.sum(a, b)).unwrap();
            let best = values.number(values.stop(whole, Player::Left)).unwrap();
            let thermographs: Vec<_> = sum.iter().map(|&g| games.thermograph(g).unwrap()).collect();
            let (promised, _) = assured(&thermographs, Player::Left, Player::Left);
            for first in Player::BOTH {
                let (low, high) = score_bounds(&thermographs, first);
                let stop = values.number(values.stop(whole, first)).unwrap();
                assert!(low <= stop && stop <= high, "{low} {stop} {high}");
            }
            let means = sum.iter().map(|&g| games.mean(g).unwrap());
            let means = means.fold(Dyadic::zero(), |sum, mean| &sum + &mean);
            let found = score(games, &sum, Player::Left, None, THERMO);
            assert!(means <= promised, "{means} {promised}");
            assert!(promised <= found && found <= best, "{promised} {found} {best}");
            for strategy in [HOT, SENTE] {
                assert!(score(games, &sum, Player::Left, None, strategy) <= best);
            }
        }
    }

    #[test]
    fn the_two_players_are_alike() {
        let (values, budget) = (Values::default(), &mut Budget::unlimited());
        let games = &mut values.arithmetic(budget);
        let mut random = Random::new(3);
        for _ in 0..40 {
            let sum: Vec<Value> = (0..3).map(|_| threat(games, &mut random)).collect();
            let opposite: Vec<Value> = sum.iter().map(|&g| games.negative(g).unwrap()).collect();
            let promise = |sum: &[Value], player, games: &mut Arithmetic| {
                let thermographs: Vec<_> =
                    sum.iter().map(|&g| games.thermograph(g).unwrap()).collect();
                assured(&thermographs, player, player).0
            };
            let left = promise(&sum, Player::Left, games);
            let right = promise(&opposite, Player::Right, games);
            assert_eq!(&left + &right, Dyadic::zero());
            let moved = games.hotstrat(&sum, Player::Left).unwrap().map(|chosen| chosen.game);
            let mirrored = games.hotstrat(&opposite, Player::Right).unwrap();
            assert_eq!(moved, mirrored.map(|chosen| chosen.game));
        }
    }
}
