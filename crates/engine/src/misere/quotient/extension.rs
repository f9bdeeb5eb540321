//! The quotient with one more heap, where that is no element of the one before.
//!
//! The new heap h becomes a generator beside the quotient Q of the smaller heaps: positions are
//! mapped to Q × {1, h, h², h³}, with h⁴ = h². Every element of this *cover* has a least word in
//! the heaps, in the order by the multiplicity of the largest heap, then of the next, and so on;
//! options come before what they are options of. So the outcomes of the least words are found one
//! after the other, each from those of the elements of its options. The elements that no multiplier
//! tells apart are then identified.
//!
//! Nothing proves that this is right, for the outcome of a word need not be that of the least one
//! of its element. Therefore the result is [checked](super::check) for all heaps; if that finds
//! a position which the monoid is wrong about, the generators in the words of its heaps are *relaxed*:
//! they become free generators of the cover, or get higher powers, and all is done again.
//!
//! Reference: Plambeck, Siegel, *Misère quotients for impartial games: supplementary material*.

use rustc_hash::{FxHashMap, FxHashSet};

use super::bits::Bits;
use super::check::{Check, Verdict, Word};
use super::{Halt, Heaps, Monoid, Partial};
use crate::foundation::Budget;

/// Most elements of a cover, and most that positions are mapped to.
const MOST_COVER: usize = 1 << 22;
const MOST_REACHED: usize = 1 << 18;
/// Most elements of a cover of which several generators are relaxed.
const MOST_RELAXED: usize = 1 << 19;
/// Most attempts for one heap.
const MOST_ATTEMPTS: usize = 24;

/// Which generators are relaxed for a position that the monoid is wrong about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    /// Those in the words of its heaps.
    Words,
    /// The elements of its heaps, each with all heaps that have it.
    Elements,
    /// Its heaps for themselves.
    Heaps,
}

/// Two manners in turns, and then two others.
const STRATEGIES: [[Manner; 2]; 3] = [
    [Manner::Words, Manner::Heaps],
    [Manner::Words, Manner::Elements],
    [Manner::Elements, Manner::Heaps],
];

/// A heap that is a generator of the cover; its powers have an index and a period.
#[derive(Clone, Copy, Debug)]
struct Relaxed {
    heap: u32,
    index: u32,
    period: u32,
    /// Whether it stands for all heaps that have had the same element.
    is_shared: bool,
}

impl Relaxed {
    fn new(heap: u32, index: u32, is_shared: bool) -> Relaxed {
        Relaxed { heap, index: index.max(2), period: 2, is_shared }
    }

    fn powers(self) -> u32 {
        self.index + self.period
    }

    fn reduced(self, power: u32) -> u32 {
        match power < self.powers() {
            true => power,
            false => self.index + (power - self.index) % self.period,
        }
    }
}

/// The monoid Q × ⟨g⟩ × … of the generators that are relaxed. An element is the number of that
/// of Q, plus the order of Q times the powers as digits.
struct Cover<'q> {
    base: &'q Monoid,
    relaxed: &'q [Relaxed],
}

impl Cover<'_> {
    fn order(&self) -> usize {
        let powers = self.relaxed.iter().map(|generator| generator.powers() as usize);
        powers.fold(self.base.order(), usize::saturating_mul)
    }

    /// The element of a relaxed heap; `heaps` are the elements that heaps have had.
    fn generator(&self, heap: u32, heaps: &[u16]) -> Option<u32> {
        let (mut place, mut shared) = (self.base.order() as u32, None);
        let element = |heap: u32| heaps.get(heap as usize);
        for generator in self.relaxed {
            if generator.heap == heap {
                return Some(place);
            }
            let is_shared = generator.is_shared && element(generator.heap) == element(heap);
            shared = shared.or(is_shared.then_some(place));
            place *= generator.powers();
        }
        shared
    }

    fn product(&self, x: u32, y: u32) -> u32 {
        let order = self.base.order() as u32;
        let base = u32::from(self.base.product((x % order) as u16, (y % order) as u16));
        let (mut x, mut y, mut place, mut product) = (x / order, y / order, order, base);
        for generator in self.relaxed {
            let powers = generator.powers();
            product += place * generator.reduced(x % powers + y % powers);
            (x, y, place) = (x / powers, y / powers, place * powers);
        }
        product
    }
}

/// The elements of a cover that positions are mapped to, in the order of their least words.
struct Reached {
    elements: Vec<u32>,
    /// The place of each element of the cover in the list.
    places: Vec<u32>,
    /// The word of an element is that of another, by its place, and one heap more.
    words: Vec<(u32, u32)>,
    /// The places of the elements of the options of the words.
    options: Vec<Vec<u32>>,
    outcomes: Bits,
    /// The heaps that generate them.
    generators: Vec<u32>,
}

const NOWHERE: u32 = u32::MAX;

impl Partial {
    /// Adds a heap that needs a new generator. `wrong` is a position that the present quotient is
    /// wrong about if it is given this element.
    pub(super) fn adjoin(
        &self,
        source: &dyn Heaps,
        wrong: Option<Word>,
        budget: &mut Budget,
    ) -> Result<Partial, Halt> {
        let heap = self.heaps.len() as u32;
        let mut last = Halt::Unsettled { heap };
        for manners in STRATEGIES {
            match self.pursue(source, manners, wrong.as_deref(), budget) {
                Err(halt @ (Halt::Unsettled { .. } | Halt::TooLarge { .. })) => last = halt,
                done => return done,
            }
        }
        Err(last)
    }

    fn pursue(
        &self,
        source: &dyn Heaps,
        manners: [Manner; 2],
        wrong: Option<&[u32]>,
        budget: &mut Budget,
    ) -> Result<Partial, Halt> {
        let heap = self.heaps.len() as u32;
        let mut relaxed = vec![Relaxed::new(heap, 2, false)];
        if let Some(word) = wrong {
            self.relax(&mut relaxed, word, manners[0], 0);
        }
        let (mut base, mut seen) = (self.clone(), FxHashMap::<usize, usize>::default());
        for _ in 0..MOST_ATTEMPTS {
            let (found, word) = base.attempt(source, heap, &relaxed, budget)?;
            let Some(word) = word else { return Ok(found) };
            // What was told apart is kept; where that goes round in a circle, other generators are
            // relaxed.
            let times = seen.entry(found.monoid.order()).or_default();
            if *times == 0 || found.monoid.order() != base.monoid.order() {
                relaxed.clear();
                base = found;
            }
            base.relax(&mut relaxed, &word, manners[*times % 2], *times as u32 / 2);
            *times += 1;
        }
        Err(Halt::Unsettled { heap })
    }

    /// Relaxes generators that a position needs, with powers as high as they have there and `more`.
    fn relax(&self, relaxed: &mut Vec<Relaxed>, word: &[u32], manner: Manner, more: u32) {
        let generators = |&heap: &u32| match self.heaps.get(heap as usize) {
            Some(&element) if manner == Manner::Words => self.word(element),
            _ => vec![heap],
        };
        let is_shared = manner == Manner::Elements;
        let mut needed: Vec<u32> = word.iter().flat_map(generators).collect();
        needed.sort_unstable();
        let before = relaxed.len();
        let mut is_higher = false;
        for equal in needed.chunk_by(|a, b| a == b) {
            let (heap, count) = (equal[0], equal.len() as u32 + more);
            match relaxed.iter_mut().find(|generator| generator.heap == heap) {
                Some(generator) => {
                    is_higher |= generator.index < count;
                    generator.index = generator.index.max(count);
                }
                None => relaxed.push(Relaxed::new(heap, count.max(self.index(heap)), is_shared)),
            }
        }
        if before == relaxed.len() && !is_higher {
            for heap in word {
                if relaxed.iter().all(|generator| generator.heap != *heap) {
                    relaxed.push(Relaxed::new(*heap, self.index(*heap), is_shared));
                }
            }
        }
        // As many as there is room for, the largest heaps first.
        relaxed.sort_unstable_by_key(|generator| std::cmp::Reverse(generator.heap));
        let mut order = self.monoid.order();
        relaxed.retain(|generator| {
            let larger = order.saturating_mul(generator.powers() as usize);
            let has_room = larger <= MOST_RELAXED;
            order = if has_room { larger } else { order };
            has_room
        });
    }

    /// The least power of the element of a heap that a higher one is equal to.
    fn index(&self, heap: u32) -> u32 {
        let element = self.heaps.get(heap as usize).copied().unwrap_or(0);
        let (mut powers, mut power) = (Vec::new(), 0);
        loop {
            if let Some(index) = powers.iter().position(|&known| known == power) {
                return index as u32;
            }
            powers.push(power);
            power = self.monoid.product(power, element);
        }
    }

    fn attempt(
        &self,
        source: &dyn Heaps,
        heap: u32,
        relaxed: &[Relaxed],
        budget: &mut Budget,
    ) -> Result<(Partial, Option<Word>), Halt> {
        let cover = Cover { base: &self.monoid, relaxed };
        if cover.order() > MOST_COVER {
            return Err(Halt::TooLarge { heap });
        }
        let mut images: Vec<u32> = Vec::with_capacity(self.heaps.len() + 1);
        for heap in 0..=heap {
            let word = self.heaps.get(heap as usize).map(|&element| self.word(element));
            images.push(match (cover.generator(heap, &self.heaps), word) {
                (Some(generator), _) => generator,
                (None, Some(word)) if word[..] != [heap] => {
                    word.iter().fold(0, |x, &part| cover.product(x, images[part as usize]))
                }
                (None, _) => self.heaps[heap as usize].into(),
            });
        }
        let kinds = kinds(source, &cover, &images, budget)?;
        let reached = reach(&cover, &images, &kinds, budget)?;
        let classes = reached.classes(&cover, &images, budget)?;
        let count = classes.iter().max().map_or(0, |&last| last as usize + 1);
        if count > Partial::MOST_ORDER {
            return Err(Halt::TooLarge { heap });
        }
        let class = |element: u32| classes[reached.places[element as usize] as usize];
        // The first element of every class, which has its least word.
        let mut first = vec![usize::MAX; count];
        for (place, &class) in classes.iter().enumerate().rev() {
            first[class as usize] = place;
        }
        let mut table = Vec::with_capacity(count * count);
        for &x in &first {
            budget.spend(1 + count as u64 / 64)?;
            let x = reached.elements[x];
            let products = first.iter().map(|&y| cover.product(x, reached.elements[y]));
            table.extend(products.map(|product| class(product) as u16));
        }
        let is_p = (0..count).filter(|&class| reached.outcomes.contains(first[class]));
        let monoid = Monoid::new(count, table, &Bits::from_iter(count, is_p));
        let listed = |places: &[u32]| {
            Bits::from_iter(count, places.iter().map(|&place| classes[place as usize] as usize))
        };
        let words = first.iter().map(|&place| {
            let (before, heap) = reached.words[place];
            (classes[before as usize] as u16, heap)
        });
        let mut found = Partial {
            words: words.collect(),
            options: first.iter().map(|&place| listed(&reached.options[place])).collect(),
            heaps: images.iter().map(|&image| class(image) as u16).collect(),
            named: (0..count).map(|x| (monoid.row(x as u16).clone(), x as u16)).collect(),
            check: Check::new(&monoid),
            known: FxHashMap::default(),
            changed: heap,
            monoid,
        };
        let elements = |set: &[u32]| {
            Bits::from_iter(count, set.iter().map(|&element| class(element) as usize))
        };
        for (heap, image, options) in kinds {
            let (element, options) = (class(image) as u16, elements(&options));
            match found.check.add(&found.monoid, heap, element, &options, budget)? {
                Verdict::Right => {}
                Verdict::NoP(word) => return Ok((found, Some(word))),
                Verdict::TwoP(z) => {
                    let mut word = found.word(z);
                    word.push(heap);
                    return Ok((found, Some(word)));
                }
            }
            found.known.insert(options, element);
            if found.bytes() > budget.memory() {
                return Err(Halt::TooLarge { heap });
            }
        }
        Ok((found, None))
    }
}

/// The first heap of a kind, its element of the cover, and those of its options.
type Kind = (u32, u32, Vec<u32>);

/// The different kinds of heaps.
fn kinds(
    source: &dyn Heaps,
    cover: &Cover<'_>,
    images: &[u32],
    budget: &mut Budget,
) -> Result<Vec<Kind>, Halt> {
    let (mut kinds, mut known) = (Vec::new(), FxHashSet::default());
    let mut seen = vec![NOWHERE; cover.order()];
    for (heap, &image) in (0u32..).zip(images) {
        let (mut options, mut count) = (Vec::new(), 0);
        source.visit_options(heap, &mut |left| {
            let parts = left.iter().map(|&part| images[part as usize]);
            let option = parts.fold(0, |product, part| cover.product(product, part));
            if std::mem::replace(&mut seen[option as usize], heap) != heap {
                options.push(option);
            }
            count += 1;
        });
        budget.spend(1 + count / 64)?;
        options.sort_unstable();
        if !options.is_empty() && known.insert((image, options.clone())) {
            kinds.push((heap, image, options));
        }
    }
    Ok(kinds)
}

/// Finds the elements that positions are mapped to, and the outcomes of their least words.
fn reach(
    cover: &Cover<'_>,
    images: &[u32],
    kinds: &[Kind],
    budget: &mut Budget,
) -> Result<Reached, Halt> {
    let order = cover.order();
    let mut reached = Reached {
        elements: vec![0],
        places: vec![NOWHERE; order],
        words: vec![(0, 0)],
        options: vec![Vec::new()],
        outcomes: Bits::new(MOST_REACHED),
        generators: Vec::new(),
    };
    reached.places[0] = 0;
    let (mut seen, mut bytes) = (vec![NOWHERE; order], 8 * order as u64);
    for &(heap, image, ref options) in kinds {
        if reached.places[image as usize] != NOWHERE {
            continue;
        }
        reached.generators.push(heap);
        let mut layer = 0..reached.elements.len();
        while !layer.is_empty() {
            let end = reached.elements.len();
            for before in layer {
                let element = cover.product(reached.elements[before], image);
                if reached.places[element as usize] != NOWHERE {
                    continue;
                }
                let place = reached.elements.len();
                if place == MOST_REACHED {
                    return Err(Halt::TooLarge { heap: images.len() as u32 - 1 });
                }
                let rest = reached.elements[before];
                let kept = reached.options[before].iter();
                let kept = kept.map(|&x| cover.product(reached.elements[x as usize], image));
                let played = options.iter().map(|&x| cover.product(x, rest));
                let mut all = Vec::new();
                for option in kept.chain(played) {
                    if std::mem::replace(&mut seen[option as usize], place as u32) != place as u32 {
                        // The least word of an option comes before that of the position.
                        let option = reached.places[option as usize];
                        debug_assert!(option != NOWHERE);
                        all.push(option);
                    }
                }
                budget.spend(1 + all.len() as u64 / 64)?;
                bytes += 48 + 4 * all.len() as u64;
                if bytes > budget.memory() {
                    return Err(Halt::TooLarge { heap: images.len() as u32 - 1 });
                }
                if !all.iter().any(|&option| reached.outcomes.contains(option as usize)) {
                    reached.outcomes.insert(place);
                }
                reached.places[element as usize] = place as u32;
                reached.elements.push(element);
                reached.words.push((before as u32, heap));
                reached.options.push(all);
            }
            layer = end..reached.elements.len();
        }
    }
    Ok(reached)
}

impl Reached {
    /// The classes of elements that no multiplier tells apart, numbered in the order of their
    /// first elements: the coarsest partition that multiplication by every generator respects.
    fn classes(
        &self,
        cover: &Cover<'_>,
        images: &[u32],
        budget: &mut Budget,
    ) -> Result<Vec<u32>, Halt> {
        let count = self.elements.len();
        let mut products: Vec<Vec<u32>> = Vec::new();
        for &heap in &self.generators {
            budget.spend(1 + count as u64 / 64)?;
            let image = images[heap as usize];
            let place = |&x: &u32| self.places[cover.product(x, image) as usize];
            products.push(self.elements.iter().map(place).collect());
        }
        let mut classes: Vec<u32> =
            (0..count).map(|place| u32::from(self.outcomes.contains(place))).collect();
        let mut number = 0;
        loop {
            let mut names: FxHashMap<Vec<u32>, u32> = FxHashMap::default();
            let mut refined = Vec::with_capacity(count);
            for place in 0..count {
                let mut signature = Vec::with_capacity(1 + products.len());
                signature.push(classes[place]);
                signature.extend(products.iter().map(|row| classes[row[place] as usize]));
                let next = names.len() as u32;
                refined.push(*names.entry(signature).or_insert(next));
            }
            budget.spend(1 + count as u64 / 16)?;
            classes = refined;
            if names.len() == number {
                return Ok(classes);
            }
            number = names.len();
        }
    }
}
