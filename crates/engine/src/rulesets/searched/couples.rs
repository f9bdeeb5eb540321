//! Lists of losing couples: values of some components that prove who wins, checked from the rules.
//!
//! A *couple* is a component L beside a heap of k in normal play. It is lost exactly if k is the value
//! of L. A list is right if from each of its couples every option is won:
//! - for a smaller heap j there is a move in L to the value j by the list;
//! - after a move in L the values of the list make a nim-sum other than k; or they leave out one
//!   component, and in that there is a move to the value that makes it k.
//!
//! Since every game ends, that proves all couples of the list. Equal components cancel each other.
//! A [table of values](super::values) holds every component that can be reached; a list of couples
//! may be far shorter.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;

use nimatron_nimber::say;

use super::{AnyGame, Position, noted_search};
use crate::foundation::{Budget, Convention, Exhausted, Outcome, Playable};
use crate::impartial::Game;
use crate::rulesets::plain::ByRules;
use crate::rulesets::{Couples, ValueRow, outcome_of};

type Component = ByRules<AnyGame>;

/// The losing couples that prove who wins in normal play, if the search of the ruleset gives them.
pub(super) fn list(
    position: &Position,
    budget: &mut Budget,
) -> Result<Option<Vec<ValueRow>>, Exhausted> {
    if position.convention() == Convention::Misere {
        return Ok(None);
    }
    let mut search = noted_search(position, budget)?;
    let Some(couples) = search.couples(position.game(), budget)? else { return Ok(None) };
    let row = |(game, value): (AnyGame, u64)| {
        let position = game.canonical().to_string();
        ValueRow { position, value }
    };
    let mut rows: Vec<ValueRow> = couples.into_iter().map(row).collect();
    let key = |row: &ValueRow| (row.position.len(), row.position.clone());
    rows.sort_by_cached_key(key);
    rows.dedup();
    Ok(Some(rows))
}

/// Who wins, as a list of losing couples proves it, or the couple that is not lost. The memory of the
/// budget bounds what is remembered of the list, which may be longer.
pub(super) fn check(
    position: &Position,
    couples: &mut dyn Couples,
    budget: &mut Budget,
) -> Result<Result<Outcome, (usize, String)>, Exhausted> {
    if position.convention() == Convention::Misere {
        return Ok(Err((0, say!("in misere play sums have no values"))));
    }
    let mut list = List { couples, values: Cache::new(budget), won: Cache::new(budget) };
    for index in 0.. {
        let row = match list.couples.next() {
            Ok(Some(row)) => row,
            Ok(None) => break,
            Err(reason) => return Ok(Err((index, reason))),
        };
        if list.couples.is_proved(&row) {
            continue;
        }
        if let Err(reason) = list.holds(&row, budget)? {
            return Ok(Err((index, reason)));
        }
    }
    let whole = ByRules(position.game().clone());
    Ok(match list.fold(&whole) {
        Ok((sum, left)) if left.is_empty() => Ok(outcome_of(sum)),
        Ok((sum, left)) => {
            list.is_won(&left, sum, budget)?.map(|()| Outcome::N).map_err(|reason| (0, reason))
        }
        Err(reason) => Err((0, reason)),
    })
}

/// Those of some couples that are lost by each other and by what is known besides: from each, every option
/// is won by couples that stay. So nothing has to be believed of a list that may have gaps. Of two couples
/// with one position the first counts; those that are known are left out.
///
/// # Errors
/// [`Exhausted`] if the budget ends.
///
/// Cost: a unit for each couple and each option that is looked at, once more for each step by which a gap
/// spreads.
///
/// ```
/// use std::collections::HashMap;
/// use nimatron::foundation::Budget;
/// use nimatron::rulesets::{ValueRow, searched::sound_couples};
/// let rows = [("sprouts: 22.}]!", 1), ("sprouts: 12.}]!", 2)];
/// let rows = rows.map(|(position, value)| ValueRow { position: position.into(), value });
/// let sound = sound_couples(rows.into(), &HashMap::new(), &mut Budget::unlimited())?;
/// assert_eq!(sound.len(), 1);
/// assert_eq!(sound[0].position, "sprouts: 22.}]!");
/// # Ok::<(), nimatron::foundation::Exhausted>(())
/// ```
pub fn sound_couples(
    mut rows: Vec<ValueRow>,
    known: &HashMap<String, u64>,
    budget: &mut Budget,
) -> Result<Vec<ValueRow>, Exhausted> {
    let mut seen = HashSet::new();
    rows.retain(|row| {
        seen.insert(row.position.clone()) && known.get(&row.position) != Some(&row.value)
    });
    loop {
        let listed = rows.iter().map(|row| (&*row.position, row.value)).collect();
        let couples = &mut Beside { listed, known };
        let mut list = List { couples, values: Cache::new(budget), won: Cache::new(budget) };
        let mut holds = Vec::with_capacity(rows.len());
        for row in &rows {
            holds.push(list.holds(row, budget)?.is_ok());
        }
        if holds.iter().all(|holds| *holds) {
            return Ok(rows);
        }
        let mut holds = holds.into_iter();
        rows.retain(|_| holds.next() == Some(true));
    }
}

/// Couples that are looked up, and what is known besides.
struct Beside<'k> {
    listed: HashMap<&'k str, u64>,
    known: &'k HashMap<String, u64>,
}

impl Couples for Beside<'_> {
    fn next(&mut self) -> Result<Option<ValueRow>, String> {
        Ok(None)
    }

    fn value(&mut self, position: &str) -> Result<Option<u64>, String> {
        Ok(self.listed.get(position).or_else(|| self.known.get(position)).copied())
    }
}

/// What is listed, and what follows from it.
struct List<'c> {
    couples: &'c mut dyn Couples,
    /// Values that were looked up.
    values: Cache<Component, Option<u64>>,
    /// Couples from which a move to a listed value was found.
    won: Cache<(Component, u64), ()>,
}

/// Answers within a bound of memory: if they are too many they are all forgotten.
struct Cache<K, V> {
    answers: HashMap<K, V>,
    bytes: usize,
    most: usize,
}

impl<K: Eq + Hash, V: Copy> Cache<K, V> {
    /// A cache that takes at most an eighth of the memory of a budget, and at most 32 MiB.
    fn new(budget: &Budget) -> Cache<K, V> {
        let most = usize::try_from(budget.memory() / 8).unwrap_or(usize::MAX).min(32 << 20);
        Cache { answers: HashMap::new(), bytes: 0, most }
    }

    fn get(&self, key: &K) -> Option<V> {
        self.answers.get(key).copied()
    }

    fn put(&mut self, key: K, value: V, owned: usize) {
        let bytes = 2 * size_of::<(K, V)>() + owned;
        if self.bytes + bytes > self.most {
            self.answers.clear();
            self.bytes = 0;
        }
        self.bytes += bytes;
        self.answers.insert(key, value);
    }
}

impl List<'_> {
    /// The listed value of a component.
    fn value(&mut self, component: &Component) -> Result<Option<u64>, String> {
        if let Some(known) = self.values.get(component) {
            return Ok(known);
        }
        let value = self.couples.value(&component.0.to_string())?;
        self.values.put(component.clone(), value, component.owned_bytes());
        Ok(value)
    }

    /// The nim-sum of the listed values of the components, and the components that are not listed.
    fn fold(&mut self, game: &Component) -> Result<(u64, Vec<Component>), String> {
        let (mut sum, mut left) = (0, Vec::new());
        for component in game.components().into_iter().map(Game::canonical) {
            match self.value(&component)? {
                Some(value) => sum ^= value,
                None => match left.iter().position(|other| *other == component) {
                    Some(equal) => drop(left.swap_remove(equal)),
                    None => left.push(component),
                },
            }
        }
        Ok((sum, left))
    }

    /// Whether a couple of the list is lost by the list; otherwise why not.
    fn holds(
        &mut self,
        row: &ValueRow,
        budget: &mut Budget,
    ) -> Result<Result<(), String>, Exhausted> {
        budget.spend(1)?;
        match row.position.parse::<Position>() {
            Ok(read) => self.is_lost(&ByRules(read.game().clone()), row.value, budget),
            Err(error) => Ok(Err(error.message)),
        }
    }

    /// Whether every option of a couple is won; otherwise why not.
    fn is_lost(
        &mut self,
        game: &Component,
        heap: u64,
        budget: &mut Budget,
    ) -> Result<Result<(), String>, Exhausted> {
        let options = game.options().gather(budget)?;
        let folded = options.iter().map(|option| self.fold(option)).collect::<Result<Vec<_>, _>>();
        let folded: Vec<(u64, Vec<Component>)> = match folded {
            Ok(folded) => folded,
            Err(reason) => return Ok(Err(reason)),
        };
        let mut reached: HashSet<u64> = HashSet::new();
        reached.extend(folded.iter().filter(|(_, left)| left.is_empty()).map(|(sum, _)| *sum));
        if reached.contains(&heap) {
            return Ok(Err(say!("an option has the value {}, too", heap)));
        }
        // More heaps than options cannot all be reached.
        if let Some(heap) = (0..heap).find(|heap| !reached.contains(heap)) {
            return Ok(Err(say!("no option has the value {} by the list", heap)));
        }
        for (sum, left) in folded.iter().filter(|(_, left)| !left.is_empty()) {
            if let Err(reason) = self.is_won(left, sum ^ heap, budget)? {
                return Ok(Err(reason));
            }
        }
        Ok(Ok(()))
    }

    /// Whether a move in the one component that is left leads to this value; otherwise why not.
    fn is_won(
        &mut self,
        left: &[Component],
        value: u64,
        budget: &mut Budget,
    ) -> Result<Result<(), String>, Exhausted> {
        let [component] = left else {
            let texts: Vec<String> = left.iter().map(|game| format!("'{}'", game.0)).collect();
            return Ok(Err(say!("none of {} is in the list", texts.join(", "))));
        };
        let couple = (component.clone(), value);
        if self.won.get(&couple).is_some() {
            return Ok(Ok(()));
        }
        let mut options = component.options();
        while let Some(option) = options.next(budget)? {
            match self.fold(&option) {
                Ok((sum, left)) if sum == value && left.is_empty() => {
                    self.won.put(couple, (), component.owned_bytes());
                    return Ok(Ok(()));
                }
                Ok(_) => {}
                Err(reason) => return Ok(Err(reason)),
            }
        }
        Ok(Err(say!(
            "'{}' has no move to a listed position of value {}",
            component.0.to_string(),
            value
        )))
    }
}
