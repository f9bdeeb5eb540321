//! Searches: threads, memory, and the store that they go on from.

use std::fs;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::Duration;

use crate::support::{answer, json, kill, refused, run, start};

/// A search of some seconds.
const LONG: &str = "cram: 5x7";
const ENDLESS: &str = "cram: 7x9";

/// A file of our own, removed in the end.
struct File(PathBuf);

impl File {
    fn new(name: &str) -> File {
        let file = File(std::env::temp_dir().join(format!("{}-{name}", std::process::id())));
        let _ = fs::remove_file(&file.0);
        file
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a name in Unicode")
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// How many facts were read, and how many positions looked at.
fn counted(error: &str) -> (u64, u64) {
    let line = error.lines().find(|line| line.contains("facts read")).expect(error);
    let mut numbers = line.split(' ').filter_map(|word| word.parse().ok());
    (numbers.next().expect("facts"), numbers.next().expect("positions"))
}

/// How many facts a store keeps: those of its lines that are behind the head.
fn kept(store: &File) -> usize {
    std::fs::read(store.path()).unwrap().iter().filter(|byte| **byte == b'\n').count() - 1
}

#[test]
fn threads_find_the_same() {
    for position in ["cram: 4x5", "cram: ...#/..../#...", "cram: 3x3 + nim: 2", "misere cram: 3x3"]
    {
        let alone = json(&["solve", position, "--json"]);
        assert_eq!(json(&["solve", position, "--json", "--threads", "2"]), alone, "{position}");
    }
    assert!(refused(&["solve", "cram: 2x2", "--threads", "0"]).contains("1..=256"));
}

#[test]
fn memory_is_bounded() {
    let told = "not solved: the limit of 1 MiB of memory was reached";
    for threads in ["1", "2"] {
        let error = refused(&["solve", ENDLESS, "--memory", "1", "--threads", threads]);
        assert!(error.contains(told), "{error}");
        assert!(error.contains(" positions were looked at"), "{error}");
    }
    assert!(answer(&["solve", "cram: 4x4", "--memory", "1"]).contains("(P, value 0)"));
}

/// The most memory that a process asked for at once, in kibibytes, as far as it can be seen:
/// the pages of the program's own file, which any process may give back, are not counted.
#[cfg(target_os = "linux")]
fn most_memory(child: &mut std::process::Child) -> u64 {
    let mut most = 0;
    while child.try_wait().expect("a child").is_none() {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:"));
        let kibibytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok());
        most = most.max(kibibytes.unwrap_or(0));
        sleep(Duration::from_millis(2));
    }
    most
}

#[cfg(target_os = "linux")]
#[test]
fn the_whole_process_keeps_to_the_memory() {
    const MEBIBYTES: u64 = 32;
    const BESIDE_THE_TABLES: u64 = 20;
    for arguments in [
        ["solve", "misere cram: 6x7"],
        ["solve", "nim(piles=4): 900, 800, 700, 600, 500 + cram: 2x3"],
        ["prove", "cram: 6x6"],
        ["prove", "domineering: 8x8"],
        ["period", "0.6"],
    ] {
        let memory = MEBIBYTES.to_string();
        let mut child = start(&[arguments[0], arguments[1], "--memory", &memory]);
        let most = most_memory(&mut child) >> 10;
        assert!(most <= MEBIBYTES + BESIDE_THE_TABLES, "{arguments:?}: {most} MiB");
    }
}

#[test]
fn a_search_that_is_killed_goes_on() {
    let (whole, killed) = (File::new("whole.store"), File::new("killed.store"));
    let fresh = run(&["solve", LONG, "--store", whole.path()]);
    assert_eq!(fresh.status, 0, "{}", fresh.error);
    let (none, positions) = counted(&fresh.error);
    assert_eq!(none, 0);
    let again = run(&["solve", LONG, "--store", whole.path()]);
    let (all, fewest) = counted(&again.error);
    assert!(all > 0 && fewest < positions / 2, "{fewest} of {positions} positions");
    // Killed again and again, each time after longer, until it has come far enough.
    let most = kept(&whole);
    let mut pause = Duration::from_secs(1);
    loop {
        let mut child = start(&["solve", LONG, "--store", killed.path()]);
        sleep(pause);
        kill(&mut child);
        if kept(&killed) > most / 3 {
            break;
        }
        pause *= 2;
    }
    let resumed = run(&["solve", LONG, "--store", killed.path()]);
    assert_eq!((resumed.status, resumed.out), (0, fresh.out), "{}", resumed.error);
    let (facts, fewer) = counted(&resumed.error);
    assert!(fewer < positions, "{facts} facts, {fewer} of {positions} positions");
}

#[test]
fn a_search_that_is_out_of_time_keeps_what_it_has() {
    let store = File::new("time.store");
    // On a busy machine a second may be too little to find anything.
    let found = (0..10).map(|doubled| 1 << doubled).any(|seconds: u32| {
        let time = seconds.to_string();
        let stopped = run(&["solve", ENDLESS, "--store", store.path(), "--time", &time]);
        assert_eq!(stopped.status, 2);
        let limit = format!("the limit of {time} s was reached");
        assert!(stopped.error.contains(&limit), "{}", stopped.error);
        kept(&store) > 0
    });
    assert!(found);
    // Another ruleset keeps its own.
    let other = run(&["solve", "cram: 3x3", "--store", store.path()]);
    assert_eq!(other.status, 0);
    let other = run(&["solve", "graph: a, b | a>b", "--store", store.path()]);
    assert_eq!((other.status, counted(&other.error).0), (0, 0), "{}", other.error);
}

#[test]
fn misere_play_has_no_store() {
    let file = File::new("misere.store");
    let error = refused(&["solve", "misere cram: 3x3", "--store", file.path()]);
    assert!(error.contains("in misère play"), "{error}");
}
