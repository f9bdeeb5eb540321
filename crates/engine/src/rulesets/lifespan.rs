//! How long a game lasts whose moves use up lives.

/// How many moves a game of Sprouts has had and can still have.
///
/// Of n spots with three lives each, m moves leave 3n − m lives, of which the last cannot be used; at
/// the end at least two dead spots belong to each that lives. So a game has at least 2n and at most
/// 3n − 1 moves. Whoever moves next makes the last one exactly if the number of moves to come is odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lifespan {
    /// Number of spots at the beginning.
    pub spots: u32,
    /// Number of moves so far.
    pub made: u32,
    /// Number of lives that are left.
    pub lives: u32,
    /// Least number of moves to come.
    pub least: u32,
    /// Greatest number of moves to come.
    pub most: u32,
}

impl Lifespan {
    /// Of a game on n spots after m moves that goes on; `None` if no such game does.
    ///
    /// ```
    /// use nimatron::rulesets::Lifespan;
    /// let lifespan = Lifespan::of_sprouts(3, 2).expect("it lasts at least six moves");
    /// assert_eq!((lifespan.lives, lifespan.least, lifespan.most), (7, 4, 6));
    /// assert_eq!(Lifespan::of_sprouts(3, 8), None);
    /// ```
    pub fn of_sprouts(spots: u32, made: u32) -> Option<Lifespan> {
        let most =
            spots.checked_mul(3)?.checked_sub(made)?.checked_sub(1).filter(|most| *most > 0)?;
        let least = (2 * spots).saturating_sub(made).max(1);
        Some(Lifespan { spots, made, lives: most + 1, least, most })
    }
}
