//! Partizan take-and-break games: heaps on which Left and Right play by codes of their own.
//!
//! # Notation
//! `partizan-heaps(subtraction(1,3) | subtraction(2,3)): 6`: what Left may do with a heap, and what
//! Right may do, each by a [code](crate::impartial::sequence::code) as those of impartial games with
//! heaps have. Two subtraction sets make a partizan subtraction game.
//!
//! Heaps are independent; with the same code on both sides every value is a nimber.
//!
//! References: A. S. Fraenkel and A. Kotzig, Partizan octal games: partizan subtraction games,
//! *International Journal of Game Theory* 16 (1987) 145–154; G. A. Mesdal III, Partizan splittles, in
//! *Games of No Chance 3* (2009).

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, PerPlayer, Piece, Player};
use crate::impartial::sequence::HeapRules;
use crate::partizan::Game;
use crate::rulesets::boards::{counters, pins};
use crate::rulesets::description;
use crate::rulesets::editing::HEAPS;
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::heaps::largest_heap;
use crate::rulesets::partizan::{Partizan, PartizanSketch, Searcher, TURN};
use crate::rulesets::reading::{joined, numbers};
use crate::rulesets::{Description, Editing, Example, Family, RuleOption};

const MOST_HEAPS: usize = 64;
const MOST_COUNTERS: u64 = 1 << 10;
const EXAMPLE: &str =
    message!("a position looks like partizan-heaps(subtraction(1,3) | subtraction(2,3)): 6, 5");

/// Heaps, and the codes by which Left and Right play on them.
#[derive(Clone, PartialEq, Eq)]
pub struct PartizanHeaps {
    rules: Arc<PerPlayer<HeapRules>>,
    heaps: Vec<u64>,
}

impl PartizanHeaps {
    /// The rules of Left and those of Right.
    pub fn rules(&self) -> &PerPlayer<HeapRules> {
        &self.rules
    }

    /// The heaps; some may be empty.
    pub fn heaps(&self) -> &[u64] {
        &self.heaps
    }

    /// Whether no move splits a heap, so that an empty one can keep its place.
    fn keeps_places(&self) -> bool {
        self.rules.0.iter().all(|rules| rules.code().is_subtraction())
    }

    fn with(&self, index: usize, left: &[u64]) -> PartizanHeaps {
        let mut heaps = self.heaps.clone();
        let stays = heaps.len() == 1 || self.keeps_places();
        let left = if left.is_empty() && stays { &[0] } else { left };
        heaps.splice(index..=index, left.iter().copied());
        PartizanHeaps { rules: self.rules.clone(), heaps }
    }

    /// The heap that goes, and what is left of it.
    fn replacements(&self, player: Player) -> impl Iterator<Item = (usize, Vec<u64>)> + '_ {
        self.heaps.iter().enumerate().flat_map(move |(index, &heap)| {
            self.rules[player].code().options(heap).map(move |left| (index, left))
        })
    }
}

impl fmt::Debug for PartizanHeaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PartizanHeaps").field(&self.to_string()).finish()
    }
}

impl Hash for PartizanHeaps {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // Tables mostly hold positions of one game.
        self.heaps.hash(state);
    }
}

impl Game for PartizanHeaps {
    fn options(&self, player: Player, options: &mut Vec<PartizanHeaps>) {
        options.extend(self.replacements(player).map(|(index, left)| self.with(index, &left)));
    }

    fn components(&self, components: &mut Vec<PartizanHeaps>) {
        let heaps = self.heaps.iter().filter(|heap| **heap > 0);
        let part = |&heap: &u64| PartizanHeaps { rules: self.rules.clone(), heaps: vec![heap] };
        components.extend(heaps.map(part));
    }

    fn owned_bytes(&self) -> usize {
        self.heaps.len() * size_of::<u64>()
    }
}

impl fmt::Display for PartizanHeaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PerPlayer([left, right]) = &*self.rules;
        write!(f, "partizan-heaps({left} | {right}): {}", counters::written(&self.heaps))
    }
}

/// The codes of both players, with a bar between them.
fn rules_of(head: Head<'_>) -> Result<PerPlayer<HeapRules>, ParseError> {
    let options = head.list()?;
    let span = options.get(1).copied().or(options.first().copied()).unwrap_or(head.name).span();
    let codes = match options.as_slice() {
        [codes] => codes.split_once("|"),
        _ => None,
    };
    let Some((left, right)) = codes else {
        let message = say!("expected the codes of Left and Right in brackets, with | between them");
        return Err(ParseError::new(message, span).with_help(translated(EXAMPLE)));
    };
    let read = |code: Piece<'_>| {
        let code = code.trimmed();
        code.text.parse().map_err(|error: ParseError| error.shifted(code.start))
    };
    Ok(PerPlayer([read(left)?, read(right)?]))
}

impl Partizan for PartizanHeaps {
    const SEARCHER: Searcher = Searcher::of::<PartizanHeaps>();

    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([message!("plays by the first code"), message!("plays by the second code")])
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<PartizanHeaps, ParseError> {
        let rules = rules_of(head)?;
        let most = rules.0.iter().map(|rules| largest_heap(rules.code().most_parts()));
        let most = most.fold(MOST_COUNTERS, u64::min);
        let heaps = numbers(body, message!("a heap"), most, MOST_HEAPS, EXAMPLE)?;
        if heaps.iter().sum::<u64>() > most {
            let message = say!("more than {} counters", most);
            return Err(ParseError::new(message, body.trimmed().span()));
        }
        Ok(PartizanHeaps { rules: Arc::new(rules), heaps })
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, PartizanHeaps)> {
        let moves = self.replacements(player).map(|(index, left)| {
            (counters::replaces(&self.heaps, index, &left), self.with(index, &left))
        });
        moves.collect()
    }

    fn size(&self) -> u64 {
        self.heaps.iter().sum::<u64>().max(1)
    }
}

impl PartizanSketch for PartizanHeaps {
    const TOUCH: &'static str =
        message!("Touch the first and the last pin that go, or the gap where a row is split");

    fn figure(&self) -> Option<Figure> {
        let mut figure = pins::rows(&say!("Rows of pins"), Thing::Pin, &self.heaps)?;
        let layout = pins::Layout::of(&self.heaps)?;
        for (index, &heap) in self.heaps.iter().enumerate() {
            pins::gaps(&mut figure, &layout, index, heap);
        }
        Some(figure)
    }

    fn editing(&self) -> Option<Editing> {
        Some(Editing::numbers(HEAPS, &self.heaps, |heaps| joined(heaps, ", ")))
    }

    /// None where more than two heaps are left, which pins cannot tell.
    fn ways(&self, name: &MoveName) -> Vec<Vec<String>> {
        let first = counters::broken(name);
        let other = counters::broken_otherwise(name).filter(|other| *other != first);
        [Some(first), other].into_iter().flatten().filter(|way| !way.is_empty()).collect()
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "partizan-heaps",
    title: "Partizan subtraction and take-and-break games",
    family: Family::Heaps,
    rules: [
        "There are heaps of counters. Left and Right play by codes of their own, which stand in \
         brackets, Left's first: in partizan-heaps(subtraction(1,3) | subtraction(2,3)) Left takes \
         1 or 3 counters from a heap, and Right 2 or 3. Whoever cannot move loses.",
        "The codes are those of impartial games with heaps: subtraction(1,3), allbut(2), \
         splittles(1,2), which also allows to break what is left in two, or digits such as 0.37, \
         where the k-th digit behind the point is about moves that take k counters.",
        "A move names the heap before and what it leaves, as in 12 -> 5, 6; where there are several \
         heaps, also which one, as in 2: 12 -> 5, 6.",
    ],
    options: [
        RuleOption::new("left | right", "the codes of Left and Right, such as 0.37 | subtraction(1,2)"),
        TURN,
    ],
    examples: [
        Example::new("partizan-heaps(subtraction(1,3) | subtraction(2,3)): 6", "one heap"),
        Example::new("partizan-heaps(subtraction(1,2) | subtraction(2,3)): 5, 4", "values repeat from four counters to four"),
        Example::new("partizan-heaps(0.77 | 0.7): 7", "Left may take one or two, Right only one"),
        Example::new("partizan-heaps(splittles(1,2) | subtraction(3), turn=right): 6", "only Left may break a heap"),
    ],
    references: [
        "A. S. Fraenkel, A. Kotzig, Partizan octal games: partizan subtraction games, International \
         Journal of Game Theory 16 (1987) 145-154",
        "G. A. Mesdal III, Partizan splittles, in: M. H. Albert, R. J. Nowakowski (eds.), Games of No \
         Chance 3, MSRI Publications 56 (2009)",
    ],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulesets::partizan::definition::keeps_the_value;

    /// Every pair of some codes on some heaps.
    #[test]
    fn heaps_are_independent() {
        let codes =
            ["subtraction(1,3)", "0.07", "0.77", "splittles(2)", "4.0", "0.1", "0.8", "grundy"];
        for left in codes {
            for right in codes {
                for heaps in ["5", "0, 3", "4, 3", "2, 3, 2"] {
                    let text = format!("partizan-heaps({left} | {right}): {heaps}");
                    let (head, body) = Piece::whole(&text).split_once(":").expect("a colon");
                    let game = PartizanHeaps::read(Head::of(head), body).expect(&text);
                    assert_eq!(game.to_string(), text);
                    keeps_the_value(&game);
                }
            }
        }
    }

    #[test]
    fn errors_point_at_the_code() {
        for (head, place) in [
            ("partizan-heaps", 0..14),
            ("partizan-heaps(0.7)", 15..18),
            ("partizan-heaps(0.7 | 0.X)", 23..24),
            ("partizan-heaps(0.7 | 0.7, 0.7)", 26..29),
            ("partizan-heaps(subtraction(1) | subtraktion(2))", 32..43),
            ("partizan-heaps(80.0 | 0.7)", 15..19),
        ] {
            let error = PartizanHeaps::read(Head::of(Piece::whole(head)), Piece::whole("3"));
            assert_eq!(error.expect_err(head).span, place, "{head}");
        }
    }
}
