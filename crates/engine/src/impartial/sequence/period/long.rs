//! Looking for a period, and proving it, with memory that does not grow.
//!
//! Let R be the largest rare heap of a game with a sparse space, and w the
//! largest of the sums of a rare heap and a move that splits, and of the moves
//! that leave one heap. Of the heaps from R + 1 on that are not rare,
//! the value is the mex of the options outside the space, and these come from
//! rare heaps and the w heaps before. So it is a function of the last w values,
//! and of the parity of the heap if the space is twisted.
//!
//! Let the values of the w heaps before x and before x + p be the same, where
//! none from x − w on is rare, and p is even if the space is twisted. Then
//! G(n + p) = G(n) for all n ≥ x − w as long as no heap is rare, and that is what
//! the witnesses confirm of each heap. It remains to go on to the bound of the theorem.
//!
//! - To find p, the w values before some heap are remembered, and looked for
//!   among the later ones. When the number of heaps has doubled, later ones are
//!   remembered instead (Brent, *An improved Monte Carlo factorization algorithm*,
//!   BIT 20, 1980). So the first distance that is found is the least, at
//!   a heap below 2·n₀ + p and some more: the bound is no closer.
//! - To find the preperiod, the last values before some heaps far from each
//!   other are kept. From there on values can be computed anew. By
//!   bisection two of these places are found between which the period sets
//!   in, and the values from the first on are compared with those p further.

use nimatron_nimber::message;

use super::{Observed, Period, Proved, Search, Theorem, Verdict, theorem};
use crate::files::Stamp;
use crate::foundation::Budget;
use crate::impartial::sequence::kernel::{Fastest, Place, Reader, RestoreError, Writer};
use crate::impartial::sequence::kernel::{fastest, restore};
use crate::impartial::sequence::{Code, Halt, Keep, Values};

/// Number of values that stay in memory at each end: a rare heap below twice as
/// many can be told from one whose witness is not in memory.
const ROOM: u64 = 1 << 22;
/// Values between two looks.
const STEP: u64 = 1 << 15;
/// Largest number of places that are kept, and of values for them.
const PLACES: usize = 512;
const VALUES_OF_PLACES: usize = 1 << 24;
/// What checkpoints of a search are called.
const KIND: u8 = 3;
/// Values of a window that are compared first.
const KEY: usize = 8;

/// A search for the period of a game that keeps a bounded number of values, and
/// can be stopped at any moment.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::impartial::sequence::period::{Long, Verdict};
/// let code = "0.156".parse()?;
/// let mut search = Long::new(&code)?;
/// search.run(4000, 1 << 24, &mut Budget::unlimited(), &mut |_| ());
/// let mut later = Long::restore(&code, &search.checkpoint())?;
/// let (verdict, _) = later.run(1 << 30, 1 << 24, &mut Budget::unlimited(), &mut |_| ());
/// let Verdict::Proved(proved) = verdict else { panic!("{verdict:?}") };
/// assert_eq!((proved.period().period, proved.period().preperiod), (349, 3479));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Long {
    room: u64,
    search: Search,
    theorem: Result<Theorem, &'static str>,
    engine: Fastest,
    /// Number of values at which they are next inspected, while all of them are kept.
    look: u64,
    /// The window before a heap, with the number of rare heaps at that time.
    window: Option<(Place, usize)>,
    /// Places some distance from each other.
    places: Vec<Place>,
    distance: u64,
    /// What was found of the period: its length first.
    period: Option<u64>,
    preperiod: Option<u64>,
    proved: Option<Proved>,
}

impl Long {
    /// The stamp of a [`checkpoint`](Long::checkpoint) in a [`Sealed`](crate::files::Sealed) file.
    pub const STAMP: Stamp = Stamp {
        kind: message!("search for a period"),
        version: 2,
        engine: "values-1",
        older: &[b"nimatron values"],
    };

    /// A search in the values of all heaps.
    ///
    /// # Errors
    /// [`Halt::Heaps`] if moves may leave more than two heaps, or there is no end of them:
    /// only a [`Search`] can be made of such a game.
    pub fn new(code: &Code) -> Result<Long, Halt> {
        Self::with_room(code, ROOM)
    }

    fn with_room(code: &Code, room: u64) -> Result<Long, Halt> {
        let digits = code.digits().ok_or(Halt::Heaps { digit: 8 })?;
        Ok(Self::with(code, room, fastest(&digits, Keep::Ends(room))?))
    }

    fn with(code: &Code, room: u64, engine: Fastest) -> Long {
        Long {
            room,
            search: Search::new(code, u64::MAX),
            theorem: theorem(code, 0),
            engine,
            look: 0,
            window: None,
            places: Vec::new(),
            distance: STEP,
            period: None,
            preperiod: None,
            proved: None,
        }
    }

    /// How many values were computed.
    pub fn computed(&self) -> u64 {
        self.engine.len()
    }

    /// How many values prove the period that was found.
    pub fn needed(&self) -> Option<u64> {
        let found = self.found()?;
        let bound = self.theorem.as_ref().ok()?.bound(&found, &[])?;
        bound.checked_add(found.period)
    }

    fn found(&self) -> Option<Period> {
        Some(Period { preperiod: self.preperiod?, period: self.period?, saltus: 0 })
    }

    /// Computes values until the period is proved, or there are `most`: what is
    /// known then, and why it ended before, if it did. While there is no sparse
    /// space all values stay in memory, for which the limit is `kept`. From time to time
    /// `pause` may take a checkpoint.
    pub fn run(
        &mut self,
        most: u64,
        kept: u64,
        budget: &mut Budget,
        pause: &mut dyn FnMut(&Long),
    ) -> (Verdict, Option<Halt>) {
        let mut halt = None;
        while self.proved.is_none() && self.computed() < most && halt.is_none() {
            let known = self.computed();
            if known >= kept && self.engine.sparse_space().is_none() {
                halt = Some(Halt::Memory { values: known + STEP });
                break;
            }
            let most = most.min(self.needed().unwrap_or(u64::MAX));
            // If the search for the preperiod was cut off, it comes first.
            let waits = self.period.is_some() && self.preperiod.is_none();
            let to = if waits { known } else { most.min(known + STEP) };
            halt = self.engine.extend(to, budget, &mut |_| ()).err();
            halt = halt.or(self.look(known, budget).err());
            pause(self);
        }
        (self.verdict(), halt)
    }

    fn verdict(&self) -> Verdict {
        let computed = self.computed();
        match (&self.proved, self.found()) {
            (Some(proved), _) => Verdict::Proved(proved.clone()),
            (None, Some(period)) => {
                let missing = self.theorem.clone().and_then(|_| {
                    self.needed().ok_or(message!("the theorem does not speak of this pattern"))
                });
                Verdict::Observed(Observed { period, computed, missing })
            }
            (None, None) => match self.engine.values(0..computed) {
                Some(values) => self.search.look(values),
                None => Verdict::Unknown { computed },
            },
        }
    }

    /// Looks at the values of the heaps from `known` on.
    fn look(&mut self, known: u64, budget: &mut Budget) -> Result<(), Halt> {
        let len = self.computed();
        if let Some(values) = self.engine.values(0..len) {
            if len >= self.look {
                self.look = 2 * len;
                if let Verdict::Proved(proved) = self.search.look(values) {
                    self.proved = Some(proved);
                }
            }
            return Ok(());
        }
        let Some(space) = self.engine.sparse_space() else { return Ok(()) };
        let (rare, last) = (space.rare.len(), space.rare.last().map_or(0, |(heap, _)| *heap));
        let even = space.space.is_twisted();
        let width = self.engine.window().unwrap_or(0).max(KEY as u64);
        if self.window.as_ref().is_some_and(|(_, count)| *count != rare) {
            // Another function determines the values from now on.
            (self.window, self.period, self.preperiod) = (None, None, None);
        }
        if let Some((window, _)) = &self.window {
            self.period = self.period.or_else(|| self.recurrence(window, known, even));
            if let (Some(period), None) = (self.period, self.preperiod) {
                self.preperiod = Some(self.preperiod(window, period, last, budget)?);
            }
        }
        if let (Some(found), Some(needed), Ok(theorem)) =
            (self.found(), self.needed(), &self.theorem)
        {
            if needed <= len {
                self.proved = Proved::by_window(found, theorem);
            }
        }
        if self.period.is_none() {
            let old = self.window.as_ref().is_none_or(|(window, _)| len >= 2 * window.heaps);
            if old && len >= last + 2 * width && width + STEP <= self.room {
                let window = self.engine.values(len - width..len).map(<[u16]>::to_vec);
                self.window = window.map(|last| (Place { heaps: len, last }, rare));
            }
            self.keep_place();
        }
        Ok(())
    }

    fn keep_place(&mut self) {
        let last = self.places.last().map_or(0, |place| place.heaps);
        if self.computed() < last + self.distance {
            return;
        }
        self.places.extend(self.engine.place());
        let values: usize = self.places.iter().map(|place| place.last.len()).sum();
        if self.places.len() > PLACES || values > VALUES_OF_PLACES {
            let mut stays = false;
            self.places.retain(|_| {
                stays = !stays;
                stays
            });
            self.distance *= 2;
        }
    }

    /// The distance at which the window comes again, in front of a heap after
    /// `known` or of the last one.
    fn recurrence(&self, window: &Place, known: u64, even: bool) -> Option<u64> {
        let width = window.last.len();
        let key = window.last.last_chunk::<KEY>()?;
        let from = (known + 1).max(window.heaps + 1);
        let values = self.engine.values(from.checked_sub(width as u64)?..self.computed())?;
        let ends = values.get(width - KEY..)?.windows(KEY).enumerate();
        let ends = ends.filter(|(_, end)| end == key).map(|(place, _)| place);
        ends.filter(|place| values[*place..place + width] == window.last)
            .map(|place| from + place as u64 - window.heaps)
            .find(|distance| !even || distance % 2 == 0)
    }

    /// The least heap from which on the period holds, which it does before the
    /// window; `rare` is the last rare heap.
    fn preperiod(
        &self,
        window: &Place,
        period: u64,
        rare: u64,
        budget: &mut Budget,
    ) -> Result<u64, Halt> {
        let width = window.last.len() as u64;
        let places: Vec<&Place> = self
            .places
            .iter()
            .filter(|place| place.heaps > rare + width && place.heaps < window.heaps)
            .filter(|place| place.last.len() >= window.last.len())
            .chain([window])
            .collect();
        // The first place with the window before it that is there a period later.
        let (mut low, mut high) = (0, places.len() - 1);
        while low < high {
            let middle = (low + high) / 2;
            let heaps = places[middle].heaps;
            let mut later = self.before(heaps + period - width)?;
            later.extend(heaps + period, budget, &mut |_| ())?;
            let own = places[middle].last.len() - width as usize;
            match window_of(&later, heaps + period, width)? == &places[middle].last[own..] {
                true => high = middle,
                false => low = middle + 1,
            }
        }
        let end = places[low].heaps;
        let mut from = low.checked_sub(1).map_or(0, |before| places[before].heaps - width);
        let mut earlier = self.before(from)?;
        let mut later = self.before(from + period)?;
        let mut preperiod = from;
        while from < end {
            let to = (from + STEP).min(end);
            earlier.extend(to, budget, &mut |_| ())?;
            later.extend(to + period, budget, &mut |_| ())?;
            let left = window_of(&earlier, to, to - from)?;
            let right = window_of(&later, to + period, to - from)?;
            if let Some(last) = left.iter().zip(right).rposition(|(a, b)| a != b) {
                preperiod = from + last as u64 + 1;
            }
            from = to;
        }
        Ok(preperiod)
    }

    /// An engine that has the values from this heap on, or will have them.
    fn before(&self, heap: u64) -> Result<Fastest, Halt> {
        let near =
            self.places.iter().rev().find(|place| place.heaps - place.last.len() as u64 <= heap);
        match near.and_then(|place| self.engine.at(place)) {
            Some(engine) => Ok(engine),
            None => fastest(self.engine.digits(), Keep::Ends(self.room)),
        }
    }

    /// All that [`Long::restore`] needs to go on from here.
    pub fn checkpoint(&self) -> Vec<u8> {
        let mut writer = Writer::new(KIND, self.engine.digits());
        writer.number(self.room);
        writer.bytes(&self.engine.checkpoint());
        let window = self.window.as_ref().map(|(window, _)| window);
        writer.number(self.window.as_ref().map_or(0, |(_, rare)| *rare as u64));
        writer.number(self.distance);
        writer.number(u64::from(window.is_some()));
        writer.number(self.places.len() as u64);
        for place in window.into_iter().chain(&self.places) {
            writer.number(place.heaps);
            writer.values(place.last.iter().copied());
        }
        writer.number(self.period.unwrap_or(0));
        writer.number(self.preperiod.unwrap_or(u64::MAX));
        writer.finish()
    }

    /// Goes on from a checkpoint of this game.
    ///
    /// # Errors
    /// Why the bytes are not one, [`RestoreError::Inconsistent`] if they are one of
    /// another game.
    pub fn restore(code: &Code, bytes: &[u8]) -> Result<Long, RestoreError> {
        let wrong = RestoreError::Inconsistent;
        let (mut reader, kind, digits) = Reader::new(bytes)?;
        if kind != KIND || code.digits().as_ref() != Some(&digits) {
            return Err(wrong);
        }
        let room = reader.number()?;
        let mut long = Self::with(code, room, restore(reader.bytes()?)?);
        let rare = reader.number()? as usize;
        long.distance = reader.number()?.max(STEP);
        let windows = reader.number()?;
        let count = reader.number()?;
        let mut places = Vec::new();
        for _ in 0..count.checked_add(windows).ok_or(wrong.clone())? {
            let (heaps, last) = (reader.number()?, reader.values()?);
            places.push(Place { heaps, last });
        }
        let sound = |place: &Place| place.last.len() as u64 <= place.heaps;
        if windows > 1 || long.engine.digits() != &digits || !places.iter().all(sound) {
            return Err(wrong);
        }
        long.window = (windows == 1).then(|| (places.remove(0), rare));
        long.places = places;
        long.period = Some(reader.number()?).filter(|period| *period > 0);
        long.preperiod = Some(reader.number()?).filter(|preperiod| *preperiod < u64::MAX);
        reader.end()?;
        Ok(long)
    }
}

/// The values of a number of heaps before one.
fn window_of(engine: &Fastest, end: u64, width: u64) -> Result<&[u16], Halt> {
    let heaps = end.saturating_sub(width)..end;
    engine.values(heaps).ok_or(Halt::LetGo { heap: end })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::impartial::sequence::values;

    fn stored(code: &Code) -> Verdict {
        let mut all = values(code, Vec::new()).unwrap();
        Search::new(code, 1 << 24).run(&mut *all, &mut Budget::unlimited(), &mut |_| ()).0
    }

    #[test]
    fn periods_are_those_of_the_search_that_keeps_all_values() {
        for game in ["0.77", "0.07", "0.156", "0.644", "0.165", "0.16", "0.56", "0.127"] {
            let code: Code = game.parse().unwrap();
            let rooms: &[u64] = if game == "0.16" { &[1 << 16, ROOM] } else { &[ROOM] };
            for room in rooms {
                let mut long = Long::with_room(&code, *room).unwrap();
                let unlimited = &mut Budget::unlimited();
                let (verdict, halt) = long.run(1 << 24, 1 << 24, unlimited, &mut |_| ());
                assert_eq!((halt, &verdict), (None, &stored(&code)), "{game}");
                assert!(matches!(verdict, Verdict::Proved(_)), "{game}: {verdict:?}");
            }
        }
    }

    #[test]
    fn a_search_that_is_broken_off_at_any_moment_goes_on() {
        let code: Code = "0.16".parse().unwrap();
        let mut bytes = Long::with_room(&code, 1 << 16).unwrap().checkpoint();
        let mut rounds = 0;
        let verdict = loop {
            let mut long = Long::restore(&code, &bytes).unwrap();
            assert_eq!(long.checkpoint(), bytes);
            // The search for the preperiod wants some more at once.
            let mut budget = Budget::nodes(70_000 + 50_000 * rounds);
            let (verdict, halt) = long.run(1 << 24, 1 << 24, &mut budget, &mut |long| {
                // Some checkpoints are old when the budget ends.
                if rounds % 3 != 2 || long.computed() % 3 == 0 {
                    bytes = long.checkpoint();
                }
            });
            rounds += 1;
            if halt.is_none() {
                break verdict;
            }
        };
        assert!(rounds > 3);
        assert_eq!(verdict, stored(&code));
    }

    #[test]
    fn a_late_rare_heap_is_not_passed_over() {
        let code: Code = "0.56".parse().unwrap();
        let mut long = Long::with_room(&code, 1 << 17).unwrap();
        let unlimited = &mut Budget::unlimited();
        let (verdict, halt) = long.run(1 << 24, 1 << 24, unlimited, &mut |_| ());
        assert!(matches!(verdict, Verdict::Unknown { .. }), "{verdict:?}");
        assert!(matches!(halt, Some(Halt::LetGo { .. })), "{halt:?}");
    }

    #[test]
    fn memory_is_bounded_and_other_games_are_refused() {
        let code: Code = "0.106".parse().unwrap();
        let mut long = Long::with_room(&code, 1 << 16).unwrap();
        for most in [1_000_000, 20_000_000] {
            long.run(most, 1 << 24, &mut Budget::unlimited(), &mut |_| ());
            let places: usize = long.places.iter().map(|place| place.last.len()).sum();
            assert!(places <= VALUES_OF_PLACES && long.places.len() <= PLACES);
        }
        assert!(long.engine.values(1 << 17..1 << 18).is_none());
        let bytes = long.checkpoint();
        assert!(Long::restore(&"0.104".parse().unwrap(), &bytes).is_err());
        assert!(Long::restore(&code, &bytes[..bytes.len() - 1]).is_err());
        assert!(Long::restore(&code, &long.engine.checkpoint()).is_err());
        assert!(Long::new(&"0.8".parse().unwrap()).is_err());
        assert!(Long::new(&"0.[3]".parse().unwrap()).is_err());
    }
}
