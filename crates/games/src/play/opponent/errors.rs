//! How often the rival errs, and how that adapts to the person.
//!
//! The rate is a staircase: one step down after a win of the other player, one step up after a
//! loss. It comes to rest around the rate at which the other player wins half of the games
//! (W. J. Dixon, A. M. Mood, *A method for obtaining and analyzing sensitivity data*, J. Amer.
//! Statist. Assoc. 43 (1948) 109-126).

use crate::foundation::Random;

/// The probability of a move made at random, in percent from 0 to 100.
///
/// ```
/// use nimatron::play::Errors;
/// assert_eq!(Errors::START.percent(), 50);
/// assert_eq!(Errors::START.after(true).percent(), 60);
/// assert_eq!(Errors::new(0).map(|none| none.after(false)), Errors::new(0));
/// assert_eq!(Errors::new(101), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Errors(u8);

impl Errors {
    /// Where nothing is known of the other player.
    pub const START: Errors = Errors(50);
    const STEP: u8 = 10;
    const MOST: u8 = 100;

    /// A rate; `None` above 100 percent.
    pub fn new(percent: u64) -> Option<Errors> {
        u8::try_from(percent).ok().filter(|percent| *percent <= Errors::MOST).map(Errors)
    }

    /// The rate in percent.
    pub fn percent(self) -> u8 {
        self.0
    }

    /// The rate in the next game, after a game that whoever errs so often has won or lost: higher by
    /// 10 percent after a win and lower after a loss, within 0 and 100.
    pub fn after(self, won: bool) -> Errors {
        Errors(match won {
            true => (self.0 + Errors::STEP).min(Errors::MOST),
            false => self.0.saturating_sub(Errors::STEP),
        })
    }

    /// Whether the next move is made at random.
    pub(super) fn strike(self, random: &mut Random) -> bool {
        random.below(100) < self.0.into()
    }
}
