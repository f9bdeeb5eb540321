//! The power fails at every write: what was called safe is there, and nothing else.

use std::ops::{ControlFlow, RangeInclusive};
use std::path::Path;
use std::sync::Arc;

use nimatron::files::{
    Held, Log, Memory, Record, Refusal, Sealed, SequenceFile, Stamp, Store, write_on,
};
use nimatron::foundation::{Note, Random};
use nimatron::impartial::Fact;

const STAMP: Stamp = Stamp { kind: "test", version: 1, engine: "test-1", older: &[] };

/// How much was called safe, and how much was begun, in this life and in all of them.
#[derive(Clone, Copy, Debug, Default)]
struct Progress {
    safe: u64,
    begun: u64,
    ever: u64,
}

impl Progress {
    /// Goes some steps further: what is done with them is safe if it succeeds.
    fn go_on(
        &mut self,
        steps: u64,
        work: impl FnOnce(u64, u64) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let first = self.begun;
        self.begun += steps;
        self.ever = self.ever.max(self.begun);
        work(first, self.begun)?;
        self.safe = self.begun;
        Ok(())
    }

    fn range(&self) -> RangeInclusive<u64> {
        self.safe..=self.begun
    }
}

/// A use of a store: looks at what is there, which is to be in accord with the progress, and goes on.
type Life = fn(Memory, &mut Progress) -> Result<(), Refusal>;

const STEPS: [u64; 5] = [1, 3, 200, 1, 40];

fn fact(number: u64) -> Fact {
    let position = format!("position {number}");
    Fact::new("test", Note { position, fact: number * number })
}

fn store(disk: Memory, progress: &mut Progress) -> Result<(), Refusal> {
    let mut store = Store::<Fact>::open_on(Arc::new(disk), Path::new("store"))?;
    let ever: Vec<Fact> = (0..progress.ever).map(fact).collect();
    assert!(store.records().values().all(|found| ever.contains(found)));
    let is_known = |fact: &Fact| store.records().get(&fact.key()) == Some(fact);
    assert!(ever[..progress.safe as usize].iter().all(is_known), "{progress:?}");
    progress.begun = progress.safe;
    for steps in STEPS {
        progress.go_on(steps, |first, end| {
            (first..end).try_for_each(|number| store.put(fact(number)))?;
            store.make_safe()
        })?;
    }
    Ok(())
}

fn log(disk: Memory, progress: &mut Progress) -> Result<(), Refusal> {
    let mut log = Log::<Fact>::open_on(Arc::new(disk), Path::new("log"))?;
    let mut found = Vec::new();
    log.read(|fact| {
        found.push(fact);
        ControlFlow::Continue(())
    })?;
    let ever: Vec<Fact> = (0..progress.ever).map(fact).collect();
    assert!(found.iter().all(|found| ever.contains(found)));
    assert!(ever[..progress.safe as usize].iter().all(|fact| found.contains(fact)), "{progress:?}");
    // What was begun may be there in part: it is written anew.
    progress.begun = progress.safe;
    for steps in STEPS {
        progress.go_on(steps, |first, end| {
            let facts: Vec<Fact> = (first..end).map(fact).collect();
            log.append(&facts)
        })?;
    }
    Ok(())
}

fn state(number: u64) -> Vec<u8> {
    format!("state {number}\n").repeat(1 + (number % 7) as usize * 1000).into_bytes()
}

fn number_of(state: &[u8]) -> u64 {
    let line = state.split(|&byte| byte == b'\n').next().expect("a line");
    String::from_utf8_lossy(&line[6..]).parse().expect("a number")
}

fn sealed(disk: Memory, progress: &mut Progress) -> Result<(), Refusal> {
    let (mut file, found) = Sealed::open_on(Arc::new(disk), Path::new("state"), STAMP, "a test")?;
    let number = found.as_deref().map_or(0, number_of);
    assert!(progress.range().contains(&number), "{number} of {progress:?}");
    assert!(found.is_none_or(|found| found == state(number)));
    progress.begun = number;
    for _ in STEPS {
        progress.go_on(1, |_, end| file.write(&state(end)))?;
    }
    Ok(())
}

fn held(disk: Memory, progress: &mut Progress) -> Result<(), Refusal> {
    let mut file = Held::open_on(Arc::new(disk), Path::new("game"))?;
    let found = file.read()?;
    let number = if found.is_empty() { 0 } else { number_of(&found) };
    assert!(progress.range().contains(&number), "{number} of {progress:?}");
    assert!(found.is_empty() || found == state(number));
    progress.begun = number;
    for _ in STEPS {
        progress.go_on(1, |_, end| file.replace(&state(end)))?;
    }
    Ok(())
}

fn written(disk: Memory, progress: &mut Progress) -> Result<(), Refusal> {
    let found = disk.content("picture").unwrap_or_default();
    let number = if found.is_empty() { 0 } else { number_of(&found) };
    assert!(progress.range().contains(&number), "{number} of {progress:?}");
    assert!(found.is_empty() || found == state(number));
    progress.begun = number;
    for _ in STEPS {
        let disk = Arc::new(disk.clone());
        progress.go_on(1, |_, end| write_on(disk, Path::new("picture"), &state(end)))?;
    }
    Ok(())
}

fn sequence(disk: Memory, progress: &mut Progress) -> Result<(), Refusal> {
    let value = |heap: u64| (heap.wrapping_mul(0x9e37_79b9) >> 7) as u16;
    let values = |first: u64, end: u64| (first..end).map(value).collect::<Vec<u16>>();
    let (mut file, found) = SequenceFile::open_on(Arc::new(disk), Path::new("values"), "0.77")?;
    assert!(progress.range().contains(&file.len()), "{} of {progress:?}", file.len());
    assert_eq!(found, values(0, file.len()));
    progress.begun = file.len();
    for steps in STEPS {
        progress.go_on(1000 * steps, |first, end| {
            let middle = (first + end) / 2;
            file.append(&values(first, middle))?;
            file.append(&values(middle, end))?;
            file.make_safe()
        })?;
    }
    Ok(())
}

/// Lives of a store, each of which ends when the power fails at some write.
fn lives(life: Life, seeds: u64) {
    let undisturbed = Memory::default();
    life(undisturbed.clone(), &mut Progress::default()).expect("nothing fails");
    let writes = undisturbed.changes();
    for seed in 0..seeds {
        let (mut disk, mut progress) = (Memory::default(), Progress::default());
        let mut random = Random::new(seed);
        for age in 0..3 {
            // The first life ends at every write in turn.
            let end = if age == 0 { seed % (writes + 1) } else { random.below(writes + 1) };
            disk.fail_after(end);
            let _ = life(disk.clone(), &mut progress);
            disk = disk.crash(random.next_u64());
        }
        life(disk, &mut progress).expect("the power is back");
    }
}

#[test]
fn a_log_outlives_crashes() {
    lives(log, 300);
}

#[test]
fn a_state_outlives_crashes() {
    lives(sealed, 1000);
}

#[test]
fn a_game_outlives_crashes() {
    lives(held, 1000);
}

#[test]
fn a_store_outlives_crashes() {
    lives(store, 300);
}

#[test]
fn a_file_that_is_only_written_outlives_crashes() {
    lives(written, 1000);
}

#[test]
fn a_sequence_outlives_crashes() {
    lives(sequence, 300);
}
