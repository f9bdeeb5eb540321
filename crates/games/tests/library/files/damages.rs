//! Files whose bytes were changed: they are refused, or tell what was written and nothing else.

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

use nimatron::files::{Held, KnownExcess, Log, Memory, Record, Refusal, Sealed, SequenceFile};
use nimatron::foundation::{Budget, Note, Random};
use nimatron::impartial::Fact;
use nimatron::impartial::sequence::Code;
use nimatron::impartial::sequence::period::Long;
use nimatron::impartial::sequence::survey::{Finding, Status};
use nimatron::misere::HeapForms;
use nimatron::misere::quotient::{Partial, STAMP};
use nimatron::play::Game;
use nimatron::transfinite::excess::{Checkpoint, Excesses, Observer, Step};

/// A kind of store: how it is made, and how it is opened, which gives all that it tells. Opening
/// also writes something harmless, as any use of a store does.
struct Store {
    make: fn(&Memory) -> Result<(), Refusal>,
    tell: fn(&Memory) -> Result<Vec<String>, Refusal>,
}

const STORES: [Store; 8] = [
    Store {
        make: |disk| open_quotient(disk)?.0.write(&quotient().checkpoint()),
        tell: |disk| {
            let (mut file, state) = open_quotient(disk)?;
            let Some(state) = state else { return Ok(Vec::new()) };
            let code = "0.123".parse::<Code>().expect("a code");
            let restored = Partial::restore(&code, &state, &mut Budget::unlimited());
            restored.expect("no bound").expect("a whole state");
            file.write(&state)?;
            Ok(vec![format!("{state:?}")])
        },
    },
    Store { make: |disk| make_log(disk, &facts()), tell: tell_log::<Fact> },
    Store { make: |disk| make_log(disk, &findings()), tell: tell_log::<Finding> },
    Store {
        make: |disk| {
            make_log(disk, &excesses())?;
            let (mut file, _) = open_state(disk)?;
            file.write(&excess_state().to_bytes())
        },
        tell: |disk| {
            let mut told = tell_log::<KnownExcess>(disk)?;
            let (mut file, state) = open_state(disk)?;
            let state = state.map(|state| Checkpoint::from_bytes(&state).expect("a whole state"));
            told.extend(state.iter().map(|state| format!("{:?}", state.to_bytes())));
            state.map_or(Ok(()), |state| file.write(&state.to_bytes()))?;
            Ok(told)
        },
    },
    Store {
        make: |disk| {
            let (mut file, _) = open_sequence(disk)?;
            file.append(&values())?;
            file.make_safe()
        },
        tell: |disk| {
            let (mut file, values) = open_sequence(disk)?;
            file.make_safe()?;
            Ok(values.iter().enumerate().map(|(heap, value)| format!("{heap} {value}")).collect())
        },
    },
    Store {
        make: |disk| open_search(disk)?.0.write(&search().checkpoint()),
        tell: |disk| {
            let (mut file, state) = open_search(disk)?;
            let Some(state) = state else { return Ok(Vec::new()) };
            Long::restore(&"0.156".parse().expect("a code"), &state).expect("a whole state");
            file.write(&state)?;
            Ok(vec![format!("{state:?}")])
        },
    },
    Store {
        make: |disk| {
            Held::open_on(Arc::new(disk.clone()), Path::new(PATH))?.replace(GAME.as_bytes())
        },
        tell: |disk| {
            // A saved game is a text that people may change: what it tells is played by the rules.
            let content = Held::open_on(Arc::new(disk.clone()), Path::new(PATH))?.read()?;
            let game = String::from_utf8(content).ok().and_then(|text| text.parse::<Game>().ok());
            if let Some(game) = game {
                assert_eq!(game.to_string().parse::<Game>().as_ref(), Ok(&game));
            }
            Ok(Vec::new())
        },
    },
    Store {
        make: |disk| open_genera(disk)?.0.write(&genera().checkpoint()),
        tell: |disk| {
            let (mut file, state) = open_genera(disk)?;
            let Some(state) = state else { return Ok(Vec::new()) };
            let code = "0.77".parse::<Code>().expect("a code");
            let restored = HeapForms::restore(code, &state, &mut Budget::unlimited());
            restored.expect("no bound").expect("a whole state");
            file.write(&state)?;
            Ok(vec![format!("{state:?}")])
        },
    },
];

const PATH: &str = "store";

const GAME: &str = "nimatron game, version 1\nposition: nim: 3, 5, 7\nplayer 1: person\nplayer 2: \
                    sleepy\nstarts: player 1\nseed: 42\nplayed: 2\nmoves:\n1: 3 -> 2\n3: 7 -> 6\n";

fn facts() -> Vec<Fact> {
    let note = |number: u64| Note { position: format!("{}x3", number % 70), fact: number * 977 };
    let rulesets = ["cram", "domineering"];
    (0..120).map(|n| Fact::new(rulesets[n as usize % 2], note(n))).collect()
}

fn findings() -> Vec<Finding> {
    let finding = |(number, ruleset): (u64, &str)| Finding {
        schema: 1,
        ruleset: ruleset.to_owned(),
        status: [Status::Proved, Status::Observed][number as usize % 2],
        preperiod: Some(71 + number),
        period: Some(12),
        saltus: Some(0),
        computed: 192,
        largest: 9,
        seconds: 0.25,
        to: 20_000,
        each: 10.0,
    };
    (0..).zip(["0.77", "0.07", "0.156", "0.6", "0.16", "0.137"]).map(finding).collect()
}

fn excesses() -> Vec<KnownExcess> {
    let known = |(prime, excess)| KnownExcess { prime, excess, seconds: 0.001 };
    [(3, 0), (5, 0), (7, 1), (11, 1), (19, 4), (263, 1)].map(known).to_vec()
}

/// A state of a computation, taken on the way.
fn excess_state() -> Checkpoint {
    struct First(Option<Checkpoint>);
    impl Observer for First {
        fn step(&mut self, _: u32, _: Step, state: &Checkpoint) {
            self.0.get_or_insert_with(|| state.clone());
        }
    }
    let mut first = First(None);
    Excesses::of(47).and_then(|excess| excess.compute(None, &mut first)).expect("an excess");
    first.0.expect("a state")
}

fn values() -> Vec<u16> {
    (0..3000u16).map(|heap| heap % 89 * (heap % 7)).collect()
}

fn quotient() -> Partial {
    let code = "0.123".parse::<Code>().expect("a code");
    let mut quotient = Partial::new();
    quotient.extend(&code, 6, &mut Budget::unlimited()).expect("no bound");
    quotient
}

fn genera() -> HeapForms {
    let mut heaps = HeapForms::new("0.77".parse().expect("a code"));
    heaps.form(7, &mut Budget::unlimited()).expect("no bound");
    heaps
}

fn search() -> Long {
    let mut search = Long::new(&"0.156".parse().expect("a code")).expect("an octal game");
    search.run(2000, 1 << 16, &mut Budget::unlimited(), &mut |_| ());
    search
}

fn make_log<R: Record>(disk: &Memory, records: &[R]) -> Result<(), Refusal> {
    let (first, second) = records.split_at(records.len() / 2);
    let mut log = Log::open_on(Arc::new(disk.clone()), Path::new(PATH))?;
    log.append(first)?;
    log.append(second)
}

fn tell_log<R: Record>(disk: &Memory) -> Result<Vec<String>, Refusal> {
    let open = || Log::<R>::open_on(Arc::new(disk.clone()), Path::new(PATH));
    let read = |log: &mut Log<R>| {
        let mut records = Vec::new();
        log.read(|record| {
            records.push(record);
            ControlFlow::Continue(())
        })
        .map(|()| records)
    };
    let mut log = open()?;
    let records = read(&mut log)?;
    log.append(records.last())?;
    drop(log);
    let mut log = open()?;
    assert_eq!(log.dropped(), 0, "a log that was opened is in order");
    let text = |record: &R| serde_json::to_string(record).expect("JSON");
    let told: Vec<String> = records.iter().map(text).collect();
    let again: Vec<String> = read(&mut log)?.iter().map(text).collect();
    assert_eq!(again[..told.len()], told);
    Ok(told)
}

fn open_state(disk: &Memory) -> Result<(Sealed, Option<Vec<u8>>), Refusal> {
    let path = Path::new("store.47");
    Sealed::open_on(Arc::new(disk.clone()), path, KnownExcess::STATE, "the excess of 47")
}

fn open_sequence(disk: &Memory) -> Result<(SequenceFile, Vec<u16>), Refusal> {
    SequenceFile::open_on(Arc::new(disk.clone()), Path::new(PATH), "0.77")
}

fn open_quotient(disk: &Memory) -> Result<(Sealed, Option<Vec<u8>>), Refusal> {
    Sealed::open_on(Arc::new(disk.clone()), Path::new(PATH), STAMP, "0.123")
}

fn open_genera(disk: &Memory) -> Result<(Sealed, Option<Vec<u8>>), Refusal> {
    Sealed::open_on(Arc::new(disk.clone()), Path::new(PATH), HeapForms::STAMP, "0.77")
}

fn open_search(disk: &Memory) -> Result<(Sealed, Option<Vec<u8>>), Refusal> {
    Sealed::open_on(Arc::new(disk.clone()), Path::new(PATH), Long::STAMP, "0.156")
}

/// Changes some bytes at random.
fn damage(bytes: &mut Vec<u8>, random: &mut Random) {
    const PAGE: usize = 4096;
    let mut below = |bound: usize| random.below(bound as u64) as usize;
    let (kind, place) = (below(10), below(bytes.len().max(1)));
    match kind {
        // Anything can be appended to, nothing else be done to nothing.
        0 => {
            let length = [1, 100, PAGE][below(3)];
            let tail: Vec<u8> = (0..length).map(|_| below(256) as u8).collect();
            bytes.extend(tail);
        }
        _ if bytes.is_empty() => {}
        1 => bytes[place] ^= 1 << below(8),
        2 => bytes[place] = below(256) as u8,
        3 => bytes.iter_mut().skip(place).take(64).for_each(|byte| *byte = below(256) as u8),
        4 => bytes.truncate(place),
        5 => drop(bytes.remove(place)),
        6 => {
            let page = place - place % [64, PAGE][below(2)];
            bytes.iter_mut().skip(page).take(PAGE).for_each(|byte| *byte = 0);
        }
        7 => {
            let digits: Vec<usize> =
                (0..bytes.len()).filter(|&place| bytes[place].is_ascii_digit()).collect();
            if !digits.is_empty() {
                bytes[digits[below(digits.len())]] = b'0' + below(10) as u8;
            }
        }
        8 => {
            let length = 1 + below(64.min(bytes.len() / 2 + 1));
            let (from, to) = (below(bytes.len()), below(bytes.len()));
            for offset in 0..length.min(bytes.len() - from.max(to)) {
                bytes.swap(from + offset, to + offset);
            }
        }
        _ => {
            // A part stands there twice, as after a copy that went wrong.
            let end = (place + 1 + below(500)).min(bytes.len());
            let part = bytes[place..end].to_vec();
            bytes.splice(place..place, part);
        }
    }
}

fn damaged_stores_do_not_lie(times: u64, seed: u64) {
    let mut random = Random::new(seed);
    let (mut whole, mut part, mut refused) = (0, 0, 0);
    let samples = STORES.map(|store| {
        let disk = Memory::default();
        (store.make)(&disk).expect("it is made");
        let files: Vec<_> =
            disk.paths().into_iter().map(|path| (disk.content(&path).unwrap(), path)).collect();
        let told = (store.tell)(&disk).expect("it is whole");
        (store, files, told)
    });
    for time in 0..times {
        let (store, files, all) = random.choose(&samples).expect("stores");
        let victim = random.below(files.len() as u64) as usize;
        let disk = Memory::default();
        for (index, (content, path)) in files.iter().enumerate() {
            let mut content = content.clone();
            if index == victim {
                damage(&mut content, &mut random);
            }
            disk.put(path, content);
        }
        match (store.tell)(&disk) {
            Err(_) => refused += 1,
            Ok(told) => {
                let wrong = told.iter().find(|told| !all.contains(told));
                assert_eq!(wrong, None, "damage {time} of seed {seed}");
                if told.len() == all.len() { whole += 1 } else { part += 1 }
            }
        }
    }
    assert!(
        whole > 0 && part > 0 && refused > 0,
        "{whole} whole, {part} in part, {refused} refused"
    );
}

#[test]
fn ten_thousand_damages_do_no_harm() {
    damaged_stores_do_not_lie(10_000, 1);
}

#[test]
#[ignore = "takes minutes"]
fn a_million_damages_do_no_harm() {
    damaged_stores_do_not_lie(1_000_000, 2);
}

#[test]
fn stores_of_other_kinds_and_versions_are_refused() {
    let findings_in_facts = Memory::default();
    make_log(&findings_in_facts, &findings()).expect("it is made");
    let refusal = tell_log::<Fact>(&findings_in_facts).expect_err("it is of another kind");
    let expected =
        "store cannot be used: it holds a nimatron store of a survey, not a store of searches";
    assert_eq!(refusal.to_string(), expected);
    let refused = |content: &[u8]| {
        let disk = Memory::default();
        disk.put(PATH, content.to_vec());
        let refusal = tell_log::<Fact>(&disk).expect_err("it is refused");
        assert_eq!(disk.content(PATH).as_deref(), Some(content), "it is left alone");
        refusal.to_string()
    };
    assert!(refused(b"redb\x1a\x0a\xa9\x0d\x0a").contains("an older version"));
    assert!(refused(b"nimatron store of searches, version 3\n").contains("a newer version"));
    assert!(refused(GAME.as_bytes()).contains("it holds a nimatron game"));
    assert!(refused(b"my diary").contains("something else"));
    let (game, other) = ("0.156", "0.16");
    let disk = Memory::default();
    (STORES[5].make)(&disk).expect("it is made");
    let refusal = Sealed::open_on(Arc::new(disk), Path::new(PATH), Long::STAMP, other);
    let reason = format!("it is about {game}, not about {other}");
    assert!(refusal.expect_err("another game").to_string().contains(&reason));
}

/// What is out of date is thrown away in time, and nothing else.
#[test]
fn a_log_does_not_grow_for_ever() {
    let disk = Memory::default();
    let fact =
        |position: u64, fact| Fact::new("cram", Note { position: position.to_string(), fact });
    let open = || Log::<Fact>::open_on(Arc::new(disk.clone()), Path::new(PATH)).expect("a log");
    for round in 0..30 {
        open().append(&(0..100).map(|position| fact(position, round)).collect::<Vec<_>>()).unwrap();
    }
    let mut latest = Vec::new();
    let read = open().read(|fact| {
        latest.push(fact);
        ControlFlow::Continue(())
    });
    read.unwrap();
    assert!(latest.len() < 1500, "{} records", latest.len());
    let newest: Vec<Fact> = (0..100).map(|position| fact(position, 29)).collect();
    assert_eq!(latest[latest.len() - 100..], newest);
}
