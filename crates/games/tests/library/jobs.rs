//! Answers of jobs, and what merges have proved, as they are kept on disk.

use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use nimatron::foundation::Budget;
use nimatron::jobs::{
    Facts, Folder, Job, Kept, Limits, Merge, Report, Run, Status, Unusable, planned, work_on,
};
use nimatron::rulesets::searched::sound_couples;
use nimatron::rulesets::{knowing, written};

/// A folder that is removed in the end.
struct Temporary(PathBuf);

impl Temporary {
    fn new() -> Temporary {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("jobs-{}-{count}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Temporary(path)
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn one(text: &str, heaps: u64, work: u64) -> Job {
    planned(text, Limits { heaps, work }).expect(text).remove(0)
}

fn done(job: &Job) -> Report {
    work_on(job, Budget::unlimited()).expect("it has no bounds but its own")
}

fn some_run() -> Run {
    Run { worker: "here".into(), seconds: 0.5, version: "1".into() }
}

#[test]
fn every_damage_of_a_file_is_found() {
    let temporary = Temporary::new();
    let folder = Folder::new(&temporary.0);
    let job = one("0.77", 300, 0);
    assert!(folder.get(&job).expect("no file").is_none());
    let kept = Kept { report: done(&job), run: some_run() };
    folder.put(&kept.report, &kept.run).expect("it can be written");
    assert_eq!(folder.get(&job).expect("it is in order"), Some(kept.clone()));
    let (path, text) = (folder.path(&job), fs::read(folder.path(&job)).expect("a file"));
    // A process that was killed before the first byte has told nothing.
    fs::write(&path, b"").expect("a file");
    assert!(folder.get(&job).expect("nothing is told").is_none());
    for length in 1..text.len() - 1 {
        fs::write(&path, &text[..length]).expect("a file");
        assert!(folder.get(&job).is_err(), "{length}");
    }
    for place in 0..text.len() {
        let mut damaged = text.clone();
        damaged[place] ^= 1;
        fs::write(&path, &damaged).expect("a file");
        // How the work was done is sealed by nothing.
        if let Ok(Some(read)) = folder.get(&job) {
            assert_eq!(read.report, kept.report, "{place}");
        }
    }
    let other = one("0.77", 301, 0);
    fs::create_dir_all(folder.path(&other).parent().expect("a folder")).expect("a folder");
    fs::write(folder.path(&other), &text).expect("a file");
    assert!(matches!(folder.get(&other), Err(Unusable::Foreign)));
}

/// A job that was handed out twice may end twice at the same time.
#[test]
fn several_processes_keep_the_same_report() {
    let temporary = Temporary::new();
    let job = one("0.77", 300, 0);
    let (report, folder) = (done(&job), Folder::new(&temporary.0));
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                for _ in 0..20 {
                    folder.put(&report, &some_run()).expect("the others end soon");
                }
            });
        }
    });
    assert_eq!(folder.get(&job).expect("it is in order").map(|kept| kept.report), Some(report));
}

/// What a merge has verified shortens later searches.
#[test]
fn facts_are_gone_on_from() {
    let temporary = Temporary::new();
    let path = temporary.0.join("facts");
    let job = one("sprouts: 6", 0, 1 << 30);
    let alone = done(&job);
    let mut merge = Merge::new([job.clone()]);
    merge.put(alone.clone(), "here", &mut Budget::unlimited()).expect("it is right");
    let facts = Facts::open(&path).expect("a store");
    merge.keep(&facts, &mut Budget::unlimited()).expect("no bound");
    facts.make_safe().expect("it can be written");
    let length = fs::metadata(&path).expect("a file").len();
    let again = work_on(&job, Budget::unlimited().with_notebook(facts.notebook()));
    let again = again.expect("it is done");
    assert_eq!(again.answer(), alone.answer());
    assert!(again.spent() < alone.spent(), "{} {}", again.spent(), alone.spent());
    facts.make_safe().expect("it can be written");
    assert_eq!(fs::metadata(&path).expect("a file").len(), length, "jobs write no facts");
}

/// What an exhausted search has found shortens the next one, and what is made up is not believed.
#[test]
fn what_exhausted_searches_have_learnt_is_checked_and_gone_on_from() {
    let temporary = Temporary::new();
    let (folder, whole) = (Folder::new(&temporary.0), one("sprouts: 8", 0, 1 << 30));
    let alone = done(&whole);
    let part = one("sprouts: 8", 0, alone.spent() / 2);
    folder.put(&done(&part), &some_run()).expect("it can be written");
    let report = folder.get(&part).expect("it is in order").expect("a report").report;
    assert_eq!(report.status(), Status::Exhausted);
    let learnt = report.learnt().to_vec();
    assert!(learnt.len() > 100, "{}", learnt.len());
    let budget = &mut Budget::unlimited();
    let sound = sound_couples(learnt.clone(), &HashMap::new(), budget).expect("no bound");
    assert_eq!(sound, learnt);

    // Neither does the line of a merge tell of it, nor what is done again differ.
    assert!(!report.to_json().contains("learnt"));
    Merge::repeat(&report, Budget::unlimited()).expect("the same");
    let mut merge = Merge::new([part]);
    merge.put(report, "here", budget).expect("it claims nothing");
    let facts = Facts::open(&temporary.0.join("facts")).expect("a store");
    merge.keep(&facts, budget).expect("no bound");
    facts.make_safe().expect("it can be written");
    let again = work_on(&whole, Budget::unlimited().with_notebook(facts.notebook()));
    let again = again.expect("it is done");
    assert_eq!(again.answer(), alone.answer());
    assert!(again.spent() < alone.spent(), "{} {}", again.spent(), alone.spent());

    for (index, row) in learnt.iter().enumerate().step_by(learnt.len() / 20 + 1) {
        let mut forged = learnt.clone();
        forged[index].value = (row.value + 1) % 3;
        let sound = sound_couples(forged.clone(), &HashMap::new(), budget).expect("no bound");
        assert!(!sound.contains(&forged[index]), "{row:?}");
        assert!(sound.iter().all(|row| learnt.contains(row)), "{row:?}");
    }
}

/// A store names rulesets by their words, and another file may use a word for another ruleset.
#[test]
fn nothing_is_kept_of_rulesets_in_files() {
    let temporary = Temporary::new();
    let (path, budget) = (temporary.0.join("facts"), &mut Budget::unlimited());
    let file = include_str!("../../../engine/rulesets/cram.toml");
    let rulesets = vec![Arc::new(written::read(file).expect("a ruleset"))];
    let facts = Facts::open(&path).expect("a store");
    facts.make_safe().expect("it can be written");
    let length = fs::metadata(&path).expect("a file").len();
    let kept = knowing(rulesets, || {
        let job = one("my-cram: 4x4", 0, 1 << 30);
        let mut merge = Merge::new([job.clone()]);
        merge.put(done(&job), "here", budget).expect("it is right");
        merge.keep(&facts, budget)
    });
    kept.expect("the word is free").expect("no bound");
    facts.make_safe().expect("it can be written");
    assert_eq!(fs::metadata(&path).expect("a file").len(), length);
}
