//! Powers of two: what each pile is made of, which powers stand alone, and
//! where.

use nimatron_nimber::text::{Formula, Notation};
use nimatron_nimber::{Ordinal, say};

use super::powers::{self, Powers};
use super::{MOST_NAMED, piles_named};
use crate::explain::{Claim, PileClaim, Split, Step, Uneven};
use crate::render::claims::Teller;
use crate::render::document::{Block, Prose, prose, strong};
use crate::render::words::{Words, copies, counted, groups, listed};

/// Piles of a position that is small enough to be read aloud.
const FEW_PILES: usize = 8;
/// A sentence about all piles is a list if it has more characters.
const LONGEST_SENTENCE: usize = 140;
/// Longer lists end with the number of what is left out.
const MOST_SPLITS: usize = 16;

impl Teller<'_> {
    /// Which powers are not balanced, with the table if it is a reason.
    pub(in crate::render) fn balance(
        &mut self,
        because: &[Step],
        modulus: usize,
        uneven: &[Uneven],
    ) {
        let rows = because.iter().find_map(|reason| match &reason.claim {
            Claim::Piles(PileClaim::Powers { rows }) => Some(rows),
            _ => None,
        });
        let nothing_counts =
            self.is_bounded() && self.nim().is_some_and(|p| p.residues().all(|r| r.is_zero()));
        match nothing_counts {
            true => self.say(prose!("Every pile counts as 0.")),
            false => self.say(self.unevenness(modulus, uneven, rows.is_some())),
        }
        if let Some(rows) = rows {
            let counted = if self.is_bounded() { prose!("counts as") } else { prose!("height") };
            let table = Powers { words: self.words, rows, modulus, uneven, counted };
            self.blocks.extend(table.blocks());
        }
        for reason in because {
            if !matches!(reason.claim, Claim::Piles(PileClaim::Powers { .. })) {
                self.tell(reason);
            }
        }
    }

    fn unevenness(&self, modulus: usize, uneven: &[Uneven], in_table: bool) -> Prose {
        if modulus == 2 {
            // The table names the powers by their exponents.
            let named = match in_table {
                true => self.named(uneven, Words::both),
                false => self.named(uneven, Words::plain),
            };
            let alone = strong(say!("alone"));
            return match uneven.len() {
                0 => prose!(
                    "Every power of two occurs an even number of times: each one has a partner."
                ),
                1 => prose!(
                    "The power {} stands {}: it occurs an odd number of times.",
                    named,
                    alone
                ),
                _ => {
                    prose!(
                        "The powers {} stand {}: each occurs an odd number of times.",
                        named,
                        alone
                    )
                }
            };
        }
        let piles = counted(modulus - modulus.min(1), "pile");
        let told = prose!(
            "A turn can lower up to {}, so equal powers cancel in {}.",
            piles,
            groups(modulus)
        );
        told.then(match uneven {
            [] => prose!("Every power of two cancels: its number is divisible by {}.", modulus),
            _ => prose!("What is left over: {}.", self.left_over(uneven)),
        })
    }

    fn named(&self, uneven: &[Uneven], name: fn(Words, &Ordinal) -> Formula) -> Prose {
        let powers = uneven.iter().map(|power| name(self.words, &power.exponent));
        listed(powers, MOST_NAMED, "power")
    }

    fn left_over(&self, uneven: &[Uneven]) -> Prose {
        let powers = uneven.iter().map(|Uneven { exponent, remainder }| {
            copies(*remainder, self.words.power(exponent), exponent.is_finite())
        });
        listed(powers, MOST_NAMED, "power")
    }

    /// "4 and 2 without a partner", "one 4 and two 2s over".
    pub(super) fn left_by(&self, uneven: &[Uneven]) -> Prose {
        match uneven {
            [] => prose!("every power balanced"),
            _ if self.at_most() > 1 => prose!("{} over", self.left_over(uneven)),
            _ => prose!("{} without a partner", self.named(uneven, Words::power)),
        }
    }

    /// Some piles as sums of powers of two.
    pub(in crate::render) fn splits_of(&mut self, rows: &[Split]) {
        let all = self.nim().is_some_and(|position| position.piles().len() == rows.len());
        let splits: Vec<(usize, &[Ordinal])> =
            rows.iter().map(|row| (row.pile, &row.powers[..])).collect();
        self.splits(&splits, all);
    }

    /// All piles as sums of powers of two.
    pub(in crate::render) fn powers(&mut self, rows: &[Vec<Ordinal>]) {
        let rows = rows.iter().enumerate().map(|(index, row)| (index + 1, &row[..]));
        self.splits(&rows.collect::<Vec<_>>(), true);
    }

    fn splits(&mut self, rows: &[(usize, &[Ordinal])], all: bool) {
        let bounded = self.is_bounded();
        let intro = match (bounded, all) {
            (true, true) => prose!("Split what each pile counts as into powers of two:"),
            (true, false) => prose!("Split what these piles count as into powers of two:"),
            (false, true) => prose!("Split every pile into powers of two:"),
            (false, false) => prose!("Split these piles into powers of two:"),
        };
        let words = self.words;
        let split = |(pile, row): &(usize, &[Ordinal])| match bounded {
            true => prose!("pile {} counts as {}", pile, powers::split(words, row)),
            false => prose!("pile {} is {}", pile, powers::split(words, row)),
        };
        if rows.len() <= FEW_PILES {
            let sentence = listed(rows.iter().map(split), FEW_PILES, "pile");
            if sentence.width(Notation::Ascii) <= LONGEST_SENTENCE {
                return self.say(prose!("{} {}.", intro, sentence));
            }
        }
        let mut points: Vec<Prose> = rows.iter().take(MOST_SPLITS).map(split).collect();
        if rows.len() > MOST_SPLITS {
            let more = counted(rows.len() - MOST_SPLITS, "more pile");
            points.push(prose!("{} {}", words.ellipsis(), more));
        }
        self.say(intro);
        self.blocks.push(Block::List(points));
    }

    /// The highest power that stands alone, and the piles that have it.
    pub(in crate::render) fn lone_power(&mut self, exponent: &Ordinal, piles: &[usize]) {
        let power = self.words.power(exponent);
        let named = piles_named(piles);
        let (only, bounded) = (piles.len() == 1, self.is_bounded());
        // In bounded Nim a winning move may also make another pile count as more.
        let then = match (only, bounded) {
            (true, false) => prose!(
                "Only {} has it, so only one move wins, and it starts there; every other \
                 move loses.",
                named
            ),
            (false, false) => prose!(
                "{} have it: from each of them exactly one move wins, and every other move loses.",
                named.capitalised()
            ),
            (true, true) => prose!("Only {} has it, so a winning move starts there.", named),
            (false, true) => prose!(
                "{} have it, and from each of them exactly one move wins.",
                named.capitalised()
            ),
        };
        self.only_seen |= !bounded;
        self.go_on(prose!("The largest lone power is {}.", power).then(then));
    }

    /// That the number of winning moves is odd.
    pub(in crate::render) fn odd_moves(&mut self, number: usize) {
        let moves = counted(number, "winning move");
        self.go_on(match number {
            1 => prose!(
                "There is {}, an odd number: one starts from each pile that has the largest lone \
                 power, and an odd number of piles have it.",
                moves
            ),
            _ => prose!(
                "There are {}, an odd number: one starts from each pile that has the largest lone \
                 power, and an odd number of piles have it.",
                moves
            ),
        });
    }
}
