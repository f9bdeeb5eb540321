//! Staircase Nim: coins go down the stairs.
//!
//! # Theorem
//! Only the steps with odd numbers count: the position is equal to heaps of Nim
//! as large as the numbers of coins on them. A move onto an odd step is reversed
//! by moving as many coins on from there, and a move from an odd step is a move
//! in Nim.
//!
//! Reference: R. Sprague, Über zwei Abarten von Nim, *Tôhoku Mathematical
//! Journal* 43 (1937) 351–354.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};

use crate::foundation::move_name::separated;
use crate::foundation::{Head, MoveName, Options, Piece, Place, Sign};
use crate::impartial::Game;
use crate::rulesets::boards::pins;
use crate::rulesets::description;
use crate::rulesets::figure::{CELL, Figure, Thing};
use crate::rulesets::handles::spoken;
use crate::rulesets::reading::{joined, no_options, numbers};
use crate::rulesets::searched::{Searched, Sketch};
use crate::rulesets::{Description, Editing, Example, Family, Part, Principle, Theory};

const MOST_STEPS: usize = 64;
const MOST_COINS: u64 = 1 << 12;
const EXAMPLE: &str = message!("a position looks like staircase-nim: 3, 1, 4");

/// The number of coins on each step, from the first step above the ground.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct StaircaseNim {
    steps: Vec<u64>,
}

impl StaircaseNim {
    /// The number of coins on each step, the lowest first.
    pub fn steps(&self) -> &[u64] {
        &self.steps
    }

    fn after(&self, step: usize, coins: u64) -> StaircaseNim {
        let mut steps = self.steps.clone();
        steps[step] -= coins;
        if let Some(below) = step.checked_sub(1) {
            steps[below] += coins;
        }
        StaircaseNim { steps }
    }

    fn steps_down(&self) -> impl Iterator<Item = (usize, u64)> + '_ {
        let steps = self.steps.iter().enumerate();
        steps.flat_map(|(step, &coins)| (1..=coins).map(move |moved| (step, moved)))
    }

    fn heaps(&self) -> impl Iterator<Item = (usize, u64)> + '_ {
        // The step with index 0 is number 1.
        self.steps.iter().copied().enumerate().step_by(2)
    }
}

impl Game for StaircaseNim {
    fn options(&self) -> Options<'_, StaircaseNim> {
        Options::new(self.steps_down().map(|(step, coins)| self.after(step, coins)))
    }

    /// The nim-sum of the odd steps.
    fn known_value(&self) -> Option<u64> {
        Some(self.heaps().fold(0, |sum, (_, coins)| sum ^ coins))
    }

    fn owned_bytes(&self) -> usize {
        self.steps.len() * size_of::<u64>()
    }
}

impl fmt::Display for StaircaseNim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "staircase-nim: {}", joined(&self.steps, ", "))
    }
}

impl Searched for StaircaseNim {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<StaircaseNim, ParseError> {
        no_options(head, EXAMPLE)?;
        let steps = numbers(body, message!("a number of coins"), MOST_COINS, MOST_STEPS, EXAMPLE)?;
        if steps.iter().sum::<u64>() > MOST_COINS {
            let message = say!("more than {} coins", MOST_COINS);
            return Err(ParseError::new(message, body.trimmed().span()));
        }
        Ok(StaircaseNim { steps })
    }

    fn moves(&self) -> Options<'_, (MoveName, StaircaseNim)> {
        let name = |step: usize, coins: u64| {
            let before = self.steps[step];
            let [place, colon] = [Place::part(step).into(), Sign::Colon.into()];
            let left = separated(Sign::Arrow, [before, before - coins]);
            MoveName::new([place, colon].into_iter().chain(left))
        };
        let moves = self.steps_down();
        Options::new(moves.map(move |(step, coins)| (name(step, coins), self.after(step, coins))))
    }

    fn size(&self) -> u64 {
        self.steps.len() as u64
    }

    fn theory(&self) -> Option<Theory> {
        let parts = self.heaps().map(|(step, coins)| Part::new(say!("step {}", step + 1), coins));
        Some(Theory::heaps(&PRINCIPLE, parts.collect()))
    }
}

const PRINCIPLE: Principle = Principle {
    name: message!("odd steps"),
    statement: message!(
        "The position is Nim with the coins on the odd steps as heaps. Coins that come down \
         to an odd step can be sent on to the next at once, which undoes the change."
    ),
    reference: "R. Sprague, Ueber zwei Abarten von Nim, Tohoku Mathematical Journal 43 (1937) \
                351-354",
};

/// What a step is called, one more and one less.
const STEPS: [&str; 3] =
    [message!("step {}"), message!("a further step"), message!("one step less")];

/// Rows of coins as the steps of a staircase in profile, the highest at the top.
fn stairs(rows: Figure, steps: usize) -> Figure {
    let mut figure = Figure::new(rows.label);
    let steps = steps as i32;
    for above in 0..steps {
        (0..=above).for_each(|column| figure.put((column * CELL, above * CELL), Thing::Square));
    }
    // The first coin lies beside the last square of its step, on a square of the next step below.
    let place = |(x, y): (i32, i32)| {
        let above = steps - 1 - y / pins::LINE_HEIGHT;
        (if x > 0 { x + above * CELL } else { -CELL }, above * CELL)
    };
    for mut mark in rows.marks {
        mark.at = place(mark.at);
        figure.marks.push(mark);
    }
    for mut spot in rows.spots {
        spot.at = place(spot.at);
        figure.spots.push(spot);
    }
    figure
}

impl Sketch for StaircaseNim {
    fn figure(&self) -> Option<Figure> {
        let label = say!("Coins on the steps, the lowest first");
        let called = |step, coin| say!("Step {}, coin {}", step, coin);
        let coins = pins::rows_called(&label, Thing::Coin, &self.steps, called)?;
        // Where a row takes several lines there is no staircase.
        let is_narrow = self.steps.iter().all(|&coins| coins <= pins::LINE);
        Some(if is_narrow { stairs(coins, self.steps.len()) } else { coins })
    }

    fn editing(&self) -> Option<Editing> {
        Some(Editing::numbers(STEPS, &self.steps, |steps| joined(steps, ", ")))
    }

    fn handles(&self, name: &MoveName) -> Vec<String> {
        let cut = |(step, left)| pins::cut(step, left);
        name.part().zip(name.counts().last()).map_or(Vec::new(), cut)
    }

    fn words(&self, name: &MoveName) -> String {
        match (name.part(), name.counts().collect::<Vec<u64>>().as_slice()) {
            (Some(step), &[before, left]) => {
                say!("take {} down from step {}", before - left, step + 1)
            }
            _ => spoken(name),
        }
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "staircase-nim",
    title: "Staircase Nim",
    family: Family::Heaps,
    rules: [
        "Coins lie on the steps of a staircase; the position names how many, from the lowest step \
         on. A move takes any number of coins from one step to the next below; from the first \
         step they come to the ground and are out of the game. Whoever cannot move loses.",
        "A move names the step, and how many coins were on it and are left.",
    ],
    options: [],
    examples: [
        Example::new("staircase-nim: 3, 1, 4, 1, 5", "five steps"),
        Example::new("staircase-nim: 2, 7, 2", "the second step does not count"),
    ],
    references: [
        "R. Sprague, Ueber zwei Abarten von Nim, Tohoku Mathematical Journal 43 (1937) 351-354",
        "T. S. Ferguson, A Course in Game Theory (2020), part I, section 2",
    ],
};
