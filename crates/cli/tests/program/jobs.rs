//! Work that is cut into jobs, done by several runs, some of which are killed, and put together again.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::{answer, json, kill, refused, run, run_with, start, wait_until};

/// A folder of our own, removed in the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("{}-jobs-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        Folder(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a name in Unicode").to_owned()
    }

    /// Writes a plan, and returns its path.
    fn plan(&self, name: &str, arguments: &[&str]) -> String {
        let plan = self.path(name);
        let arguments = [&["job", "plan", "--output", &*plan], arguments].concat();
        answer(&arguments);
        plan
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const SURVEY: &[&str] =
    &["octals:2", "excess: 3..20", "quotients 0.77", "sprouts: 5", "--heaps", "500"];

/// What comes of a plan in a folder of answers.
fn merged(plan: &str, out: &str, into: &str) -> String {
    answer(&["job", "merge", plan, "--out", out, "--into", into]);
    fs::read_to_string(into).expect("what is merged")
}

/// All files with answers in a folder.
fn answers(folder: &str) -> Vec<PathBuf> {
    let folders = fs::read_dir(folder).into_iter().flatten().flatten();
    let files =
        folders.flat_map(|folder| fs::read_dir(folder.path()).into_iter().flatten().flatten());
    files
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|end| end == "json"))
        .collect()
}

#[test]
fn parts_make_the_whole() {
    let folder = Folder::new("parts");
    let plan = folder.plan("plan", SURVEY);
    let (parts, whole) = (folder.path("parts"), folder.path("whole"));
    let status = |more: &[&str]| run(&[&["job", "status", &plan, "--out", &parts], more].concat());
    for part in ["0/3", "2/3"] {
        answer(&["job", "run", &plan, "--out", &parts, "--shard", part]);
    }
    let told = status(&["--shards", "3"]);
    assert_eq!(told.status, 1, "{told:?}");
    assert!(told.out.contains("parts with missing jobs: 1\n"), "{told:?}");
    let missing = status(&["--missing"]).out;
    assert_eq!(missing.lines().count(), 24);
    let merge = ["job", "merge", &*plan, "--out", &parts, "--json"];
    let told = run(&merge);
    assert!(told.status == 1 && told.out.contains("\"missing\":24"), "{told:?}");
    // What is missing is a plan, as standard input is.
    let told = run_with(&["job", "run", "-", "--out", &parts, "--jobs", "2"], &missing);
    assert_eq!((told.status, &*told.out), (0, "24 jobs: 0 done before, 24 done now\n"), "{told:?}");
    assert_eq!(status(&[]).status, 0);
    let told = answer(&["job", "run", &plan, "--out", &parts]);
    assert_eq!(told, "72 jobs: 72 done before, 0 done now\n");
    answer(&["job", "run", &plan, "--out", &whole, "--jobs", "2"]);
    let parts = merged(&plan, &parts, &folder.path("parts.jsonl"));
    assert_eq!(parts.lines().count(), 72);
    assert_eq!(parts, merged(&plan, &whole, &folder.path("whole.jsonl")));
}

#[test]
fn what_is_killed_goes_on() {
    let folder = Folder::new("killed");
    let plan = folder.plan("plan", &["octals:3", "--heaps", "3000"]);
    let (out, whole) = (folder.path("out"), folder.path("whole"));
    for _ in 0..4 {
        let before = answers(&out).len();
        let mut child = start(&["job", "run", &plan, "--out", &out, "--jobs", "2"]);
        wait_until(&mut child, || answers(&out).len() > before + 3);
        kill(&mut child);
    }
    answer(&["job", "run", &plan, "--out", &out]);
    answer(&["job", "run", &plan, "--out", &whole]);
    let found = merged(&plan, &out, &folder.path("out.jsonl"));
    assert_eq!(found, merged(&plan, &whole, &folder.path("whole.jsonl")));
}

#[test]
fn a_time_that_is_up_leaves_the_rest() {
    let folder = Folder::new("time");
    let plan = folder.plan("plan", &["cram: 7x9", "--work", "1000000000000"]);
    let out = folder.path("out");
    let told = run(&["job", "run", &plan, "--out", &out, "--time", "0.1"]);
    assert_eq!((told.status, &*told.out), (2, "1 job: 0 done before, 0 done now\n"));
    assert!(told.error.contains("1 job left to be done"), "{told:?}");
    assert!(told.error.contains("the same command goes on"), "{told:?}");
    assert!(answers(&out).is_empty());
}

/// Damaged answers, and answers that somebody has changed together with what seals them.
#[test]
fn wrong_answers_are_refused() {
    let folder = Folder::new("wrong");
    let plan = folder.plan("plan", &["0.77", "0.07", "--heaps", "300"]);
    let (out, other) = (folder.path("out"), folder.path("other"));
    answer(&["job", "run", &plan, "--out", &out]);
    let files = answers(&out);
    let text = fs::read_to_string(&files[0]).expect("an answer");
    fs::write(&files[0], text.replace("\"period\":", "\"period\":1")).expect("a file");
    let told = run(&["job", "merge", &plan, "--out", &out]);
    assert_eq!((told.status, &*told.out), (2, "1 of 2 jobs merged, 1 answer refused\n"));
    assert!(told.error.contains("its checksum is wrong"), "{told:?}");
    assert!(told.error.contains(files[0].to_str().expect("a path")), "{told:?}");
    // It is done again, as if there were none.
    assert!(answer(&["job", "run", &plan, "--out", &out]).contains("1 done before, 1 done now"));
    assert_eq!(
        fs::read_to_string(&files[0]).map(|text| text.contains("checksum")).ok(),
        Some(true)
    );
    // An answer in the place of another one.
    let place =
        Path::new(&other).join(files[1].parent().and_then(Path::file_name).expect("a folder"));
    fs::create_dir_all(&place).expect("a folder");
    fs::copy(&files[0], place.join(files[1].file_name().expect("a name"))).expect("a copy");
    let told = run(&["job", "merge", &plan, "--out", &out, "--out", &other]);
    assert_eq!((told.status, &*told.out), (2, "2 of 2 jobs merged, 1 answer refused\n"));
    assert!(told.error.contains("it is about another job"), "{told:?}");
}

#[test]
fn a_search_in_rounds_is_proved() {
    let folder = Folder::new("rounds");
    let (out, store, proofs) = (folder.path("out"), folder.path("facts"), folder.path("proofs"));
    let plan = folder.path("plan");
    for round in 0.. {
        assert!(round < 50, "the search does not end");
        let told = run(&[
            "job",
            "plan",
            "sprouts: 7",
            "--leaves",
            "4",
            "--work",
            "1000",
            "--store",
            &store,
            "--out",
            &out,
            "--output",
            &plan,
        ]);
        assert_eq!(told.status, 0, "{told:?}");
        answer(&["job", "run", &plan, "--out", &out, "--store", &store, "--jobs", "2"]);
        answer(&[
            "job",
            "merge",
            &plan,
            "--out",
            &out,
            "--store",
            &store,
            "--certificates",
            &proofs,
        ]);
        if told.error.contains("P-position by what is known") {
            break;
        }
        assert_eq!(told.error, "");
    }
    let job: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(&plan).expect("a plan")).expect("one job");
    let proof = format!("{proofs}/{}.json", job["job"].as_str().expect("a name"));
    let told = answer(&["verify", &proof]);
    assert!(told.contains("verified: sprouts: 7 is a P-position"), "{told}");
}

#[test]
fn errors_point_at_the_place() {
    let folder = Folder::new("errors");
    let (plan, out) = (folder.path("plan"), folder.path("out"));
    let line = answer(&["job", "plan", "excess: 47"]);
    for (text, wrong) in [
        (line.clone() + "moon\n", "plan, line 2: not a job"),
        (line.replace("47", "53"), "plan, line 1: the job"),
        (line.replace("47", "48"), "plan, line 1: 48 is not an odd prime"),
        (line.replace("47", "4294967291"), "plan, line 1: a prime is expected to be below 65536"),
    ] {
        fs::write(&plan, text).expect("a file");
        for command in ["run", "status", "merge"] {
            let told = refused(&["job", command, &plan, "--out", &out]);
            assert!(told.contains(wrong), "{command}: {told}");
        }
    }
    assert!(
        refused(&["job", "run", &folder.path("none"), "--out", &out]).contains("cannot be read")
    );
    for (arguments, wrong) in [
        (["octals:8", "--heaps", "9"], "expected a number from 1 to 5"),
        (["octals:x", "--heaps", "9"], "expected a number from 1 to 5"),
        (["nym: 3", "--heaps", "9"], "did you mean 'nim'?"),
        (["excess: 3..99999999", "--heaps", "9"], "below 65536"),
        (["cram: 4x4", "--store", "facts"], "--leaves"),
        (["cram: 4x4", "--leaves", "0"], "0 is not in 1..=65535"),
    ] {
        let told = refused(&[&["job", "plan"], &arguments[..]].concat());
        assert!(told.contains(wrong), "{arguments:?}: {told}");
    }
    for shard in ["3", "3/3", "-1/3", "x/y", "1/0"] {
        let shard = format!("--shard={shard}");
        let told = refused(&["job", "run", &plan, "--out", &out, &shard]);
        assert!(told.contains("expected K/N with K less than N"), "{told}");
    }
    assert!(answers(&out).is_empty());
}

#[test]
fn answers_are_told_as_json() {
    let folder = Folder::new("json");
    let plan = folder.plan("plan", &["excess: 3..10"]);
    let out = folder.path("out");
    let told = json(&["job", "run", &plan, "--out", &out, "--json"]);
    assert_eq!((told["jobs"].as_u64(), told["done"].as_u64()), (Some(3), Some(3)));
    let told = json(&["job", "status", &plan, "--out", &out, "--json"]);
    assert_eq!((told["proved"].as_u64(), told["missing"].as_u64()), (Some(3), Some(0)));
    let told = json(&["job", "merge", &plan, "--out", &out, "--again", "100", "--json"]);
    assert_eq!((told["merged"].as_u64(), told["refused"].as_u64()), (Some(3), Some(0)));
}
