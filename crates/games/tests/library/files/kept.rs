//! Long computations go on from what is kept.

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

use nimatron::files::{ExcessStore, KnownExcess, Memory, SequenceFile};
use nimatron::foundation::Budget;
use nimatron::impartial::FactStore;
use nimatron::impartial::sequence::Values;
use nimatron::impartial::sequence::period::Continued;
use nimatron::rulesets::Position;
use nimatron::transfinite::excess::{Checkpoint, Excesses, Observer, Step};

#[test]
fn a_search_reads_what_an_earlier_one_proved() {
    let disk = Memory::default();
    let position: Position = "cram: 4x5".parse().expect("a position");
    let solve = || {
        let facts =
            FactStore::open_on(Arc::new(disk.clone()), Path::new("facts")).expect("a store");
        let mut budget = Budget::unlimited().with_notebook(facts.notebook());
        let outcome = position.analyze(&mut budget).expect("an answer").outcome();
        drop(budget);
        (outcome, facts.finish().expect("it is written"))
    };
    let ((first, none), (second, some)) = (solve(), solve());
    assert_eq!((first, none), (second, 0));
    assert!(some > 0);
}

/// Keeps the first state, and ends there if it is told to.
struct Keeper<'s>(&'s mut ExcessStore, bool, u32);

impl Observer for Keeper<'_> {
    fn proceed(&mut self) -> ControlFlow<()> {
        if self.1 && self.2 > 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn step(&mut self, _: u32, _: Step, state: &Checkpoint) {
        self.2 += 1;
        self.0.keep(state).expect("it is kept");
    }
}

#[test]
fn an_excess_goes_on_from_its_state() {
    let disk = Memory::default();
    let open = || ExcessStore::open_on(Arc::new(disk.clone()), Path::new("m")).expect("a store");
    let paths = || disk.paths().iter().map(|path| path.display().to_string()).collect::<Vec<_>>();
    let excesses = Excesses::of(47).expect("an odd prime");
    let mut store = open();
    assert!(store.state(47).expect("none").is_none());
    excesses.compute(None, &mut Keeper(&mut store, true, 0)).expect_err("it is broken off");
    store.make_safe().expect("it is safe");
    assert_eq!(paths(), ["m", "m.47"]);
    drop(store);
    let mut store = open();
    let state = store.state(47).expect("a state");
    assert!(state.is_some());
    let found = excesses.compute(state, &mut Keeper(&mut store, false, 0)).expect("an excess");
    store.put(KnownExcess { prime: 47, excess: found.value, seconds: 0.0 }).expect("it is kept");
    assert_eq!(paths(), ["m"]);
    drop(store);
    assert_eq!(open().known(47).map(|known| known.excess), Some(1));
}

#[test]
fn the_values_of_a_game_are_in_the_file_even_if_the_budget_ends() {
    let disk = Memory::default();
    let code = "0.77".parse().expect("a code");
    let mut whole = Continued::new(&code, Vec::new()).expect("an octal game");
    whole.extend(5000, &mut Budget::unlimited(), &mut |_| ()).expect("values");
    let mut last = 0;
    for nodes in [100, 1 << 40] {
        let file = SequenceFile::open_on(Arc::new(disk.clone()), Path::new("values"), "0.77");
        let (mut file, known) = file.expect("a file");
        assert_eq!(known.len(), last);
        let mut values = Continued::new(&code, known).expect("an octal game");
        let halt = values.extend_file(&mut file, 5000, &mut Budget::nodes(nodes), &mut |_| ());
        let halt = halt.expect("it is kept");
        assert_eq!(halt.is_some(), nodes == 100, "{halt:?}");
        last = values.len().min(5000) as usize;
        let bytes = disk.content("values").expect("a file");
        let expected = whole.values(0..last as u64).expect("values");
        assert!(bytes == expected.iter().flat_map(|v| v.to_le_bytes()).collect::<Vec<u8>>());
    }
    assert_eq!(last, 5000);
}
