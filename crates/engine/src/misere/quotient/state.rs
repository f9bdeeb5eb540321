//! The state of a quotient, from which a later run goes on.

use nimatron_nimber::message;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

use super::bits::Bits;
use super::check::{Check, Verdict};
use super::{Halt, Heaps, Monoid, Partial};
use crate::files::Stamp;
use crate::foundation::Budget;

/// What the file of a state begins with.
pub const STAMP: Stamp =
    Stamp { kind: message!("quotient state"), version: 1, engine: "quotient-1", older: &[] };

/// What the rest follows from.
#[derive(Serialize, Deserialize)]
struct State {
    table: Vec<u16>,
    p_positions: Vec<u16>,
    words: Vec<(u16, u32)>,
    heaps: Vec<u16>,
    changed: u32,
}

impl Partial {
    /// The state as bytes.
    pub fn checkpoint(&self) -> Vec<u8> {
        let state = State {
            table: self.monoid.table().to_vec(),
            p_positions: self.monoid.p_positions().collect(),
            words: self.words.clone(),
            heaps: self.heaps.clone(),
            changed: self.changed,
        };
        // Numbers and lists of numbers can always be written.
        serde_json::to_vec(&state).unwrap_or_default()
    }

    /// The quotient of a state: `None` if the bytes are not one of these heaps. It is checked
    /// again that it tells all outcomes.
    ///
    /// # Errors
    /// [`Halt`] if the budget ends.
    pub fn restore(
        source: &dyn Heaps,
        state: &[u8],
        budget: &mut Budget,
    ) -> Result<Option<Partial>, Halt> {
        let Some(state) = serde_json::from_slice::<State>(state).ok().filter(is_sound) else {
            return Ok(None);
        };
        let order = state.words.len();
        let is_p = Bits::from_iter(order, state.p_positions.iter().map(|&x| x.into()));
        let monoid = Monoid::new(order, state.table, &is_p);
        let mut restored = Partial {
            check: Check::new(&monoid),
            named: (0..order).map(|x| (monoid.row(x as u16).clone(), x as u16)).collect(),
            monoid,
            words: state.words,
            options: Vec::new(),
            heaps: state.heaps,
            known: FxHashMap::default(),
            changed: state.changed,
        };
        let mut kinds: FxHashMap<u32, Bits> = FxHashMap::default();
        let generators: Vec<u32> = restored.words.iter().map(|&(_, heap)| heap).collect();
        for heap in 0..restored.heaps.len() as u32 {
            let (mut options, mut count, mut is_known) = (Bits::new(order), 0, true);
            source.visit_options(heap, &mut |left| {
                count += 1;
                is_known &= left.iter().all(|&part| part < heap);
                options.insert(restored.element(left).unwrap_or(0).into());
            });
            budget.spend(1 + count / 64)?;
            let element = restored.heaps[heap as usize];
            if generators.contains(&heap) {
                kinds.insert(heap, options.clone());
            }
            if !is_known || options.is_empty() && element != 0 {
                return Ok(None);
            }
            if options.is_empty() || restored.known.get(&options) == Some(&element) {
                continue;
            }
            let monoid = &restored.monoid;
            match restored.check.add(monoid, heap, element, &options, budget)? {
                Verdict::Right => restored.known.insert(options, element),
                _ => return Ok(None),
            };
        }
        for (place, &(before, heap)) in restored.words.iter().enumerate() {
            let monoid = &restored.monoid;
            let all = match (kinds.get(&heap), restored.heaps.get(heap as usize)) {
                _ if place == 0 => Bits::new(order),
                (Some(options), Some(&element)) => {
                    let kept = restored.options[usize::from(before)].iter();
                    let kept = kept.map(|x| monoid.product(x as u16, element));
                    let played = options.iter().map(|x| monoid.product(x as u16, before));
                    Bits::from_iter(order, kept.chain(played).map(usize::from))
                }
                _ => return Ok(None),
            };
            restored.options.push(all);
        }
        Ok(Some(restored))
    }
}

/// Whether all numbers are within bounds, and the table is that of a commutative monoid in which
/// words are what they say. Whatever else may be wrong, the check finds.
fn is_sound(state: &State) -> bool {
    let order = state.words.len();
    let is_element = |&x: &u16| usize::from(x) < order;
    if order == 0
        || order > Partial::MOST_ORDER
        || state.table.len() != order * order
        || ![&state.table, &state.p_positions, &state.heaps]
            .iter()
            .all(|l| l.iter().all(is_element))
    {
        return false;
    }
    let product = |x: usize, y: usize| usize::from(state.table[order * x + y]);
    let element = |heap: u32| state.heaps.get(heap as usize).map(|&element| usize::from(element));
    (0..order).all(|x| product(0, x) == x && (0..x).all(|y| product(x, y) == product(y, x)))
        && state.words.iter().enumerate().skip(1).all(|(x, &(before, heap))| {
            let before = usize::from(before);
            before < x && element(heap).is_some_and(|heap| product(before, heap) == x)
        })
        && state.words.iter().skip(1).filter(|word| word.0 == 0).all(|&(_, heap)| {
            // Where multiplication by the generators is associative, all is.
            let Some(heap) = element(heap) else { return false };
            (0..order).all(|x| {
                let left = product(x, heap);
                (0..order).all(|y| product(left, y) == product(x, product(heap, y)))
            })
        })
}
