//! How an ordinal splits into powers of two, and why it does so in one way.

use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::explain::SplitStep;
use crate::render::claims::Teller;
use crate::render::document::{Block, prose, strong};
use crate::render::words::counted;

const NAME: &str = message!("Every ordinal is a sum of distinct powers of two, in exactly one way");

const PROOF: [(&str, &str); 3] = [
    (
        message!("Powers."),
        message!(
            "2^0 = 1, 2^(a+1) = 2^a + 2^a, and for a limit a the power 2^a is the least ordinal above \
         all 2^c with c < a. Larger exponents give larger powers, and 2^a is at least a."
        ),
    ),
    (
        message!("Existence."),
        message!(
            "Let b be larger than 0, and suppose that all smaller ordinals are such sums. The least c \
         with 2^c > b is not 0, and no limit either, since 2^c would then be the least ordinal \
         above smaller powers, which are at most b. So c = a+1, and 2^a is the largest power that \
         is at most b. Then b = 2^a + r, and r < 2^a because b < 2^a + 2^a. By the supposition r is \
         a sum of distinct powers, all of them below 2^a because r is."
        ),
    ),
    (
        message!("Uniqueness."),
        message!(
            "A sum of distinct powers below 2^a is smaller than 2^a: if its largest power is 2^d, what \
         follows, with fewer powers, is smaller than 2^d in the same way, and so the sum is smaller than \
         2^d + 2^d = 2^(d+1), which is at most 2^a. So in each such sum for b the largest power is \
         the largest that is at most b. What follows it is then the same ordinal r, and r is \
         such a sum in one way only, by the supposition."
        ),
    ),
];

/// Longer splittings end with the number of steps that are left out.
const MOST_STEPS: usize = 12;

impl Teller<'_> {
    /// The normal form theorem, and how a pile of the position is split.
    pub(in crate::render) fn normal_form(&mut self, pile: usize, steps: &[SplitStep]) {
        let words = self.words;
        self.blocks.push(Block::Heading(translated(NAME).into()));
        self.say(strong(say!("Proof.")));
        let parts = PROOF
            .iter()
            .map(|(name, text)| prose!("{} {}", strong(translated(name)), translated(text)));
        self.blocks.push(Block::List(parts.collect()));
        let height =
            self.nim().and_then(|position| position.piles().iter().nth(pile.wrapping_sub(1)));
        self.say(match height {
            Some(height) => prose!(
                "Here pile {}, {}, is split by taking away, again and again, the largest power \
                 that is at most what remains:",
                pile,
                words.ordinal(&height)
            ),
            None => prose!(
                "Here pile {} is split by taking away, again and again, the largest power that is \
                 at most what remains:",
                pile
            ),
        });
        let taken = steps.iter().take(MOST_STEPS).map(|SplitStep { exponent, rest }| {
            let power = words.both(exponent);
            match rest.is_zero() {
                true => prose!("{}; nothing remains", power),
                false => prose!("{}; {} remains", power, words.ordinal(rest)),
            }
        });
        let more = steps.len().checked_sub(MOST_STEPS).filter(|more| *more > 0);
        let more = more.map(|more| prose!("{} {}", words.ellipsis(), counted(more, "more step")));
        self.blocks.push(Block::List(taken.chain(more).collect()));
    }
}
