//! Everything that keeps work on disk, as the program that is run: damage, files of other kinds, two
//! processes, links, devices, full disks, and games that are killed while they are saved.

use std::collections::HashSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::Duration;

use crate::support::{Run, command, kill, run, run_with, start, wait_until};

/// A folder of our own, removed in the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let name = format!("nimatron-stores-{name}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).into_os_string().into_string().expect("a name in Unicode")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The commands that keep work in a file, which comes last, and what of their answer stays the same.
const STORES: [(&[&str], &str); 5] = [
    (&["solve", "cram: 3x4", "--explain", "0", "--store"], "(N, value"),
    (&["survey", "octals:1", "--to", "200", "--csv", "--store"], ""),
    (&["excess", "3..50", "--store"], "m_47 = 1, as in the table"),
    (&["grundy", "0.77", "--to", "999", "--output"], "1000 values"),
    (&["period", "0.156", "--checkpoint"], "period 349 after 3479, proved"),
];

fn with<'a>(arguments: &[&'a str], file: &'a str) -> Vec<&'a str> {
    [arguments, &[file]].concat()
}

/// That a run ended with an error of one line, with perhaps one that helps.
#[track_caller]
fn is_refused(run: &Run, reason: &str) {
    assert_eq!((run.status, &*run.out), (2, ""), "{run:?}");
    assert!(run.error.starts_with("error: ") && run.error.contains(reason), "{run:?}");
    assert!(run.error.lines().count() <= 2, "{run:?}");
}

#[test]
fn stores_go_on_and_are_told_apart() {
    let folder = Folder::new("kinds");
    for (number, (arguments, answer)) in STORES.iter().enumerate() {
        let file = folder.path(&number.to_string());
        for _ in 0..2 {
            let found = run(&with(arguments, &file));
            assert!(found.status == 0 && found.out.contains(answer), "{arguments:?} {found:?}");
        }
    }
    let game = folder.path("game");
    run_with(&["play", "3 5 7", "--first", "me", "--save", &game], "1 0\n");
    fs::write(folder.path("letter"), "a letter\n").expect("a file");
    fs::write(folder.path("redb"), b"redb\x1a\x0a\xa9\x0d\x0a").expect("a file");
    for (number, (arguments, _)) in STORES.iter().enumerate() {
        for other in ["0", "1", "2", "3", "4", "game", "letter"] {
            if other != number.to_string() {
                let before = fs::read(folder.path(other)).expect("a file");
                is_refused(&run(&with(arguments, &folder.path(other))), "it ");
                assert_eq!(fs::read(folder.path(other)).expect("a file"), before, "{arguments:?}");
            }
        }
        if number < 2 {
            is_refused(&run(&with(arguments, &folder.path("redb"))), "an older version");
        }
        is_refused(&run(&with(arguments, &folder.0.to_string_lossy())), "it is a directory");
        is_refused(&run(&with(arguments, &folder.path("none/at/all"))), "cannot be used");
    }
    let play = ["play", "3 5 7", "--first", "me", "--save"];
    for other in ["0", "1", "2", "3", "4", "letter"] {
        is_refused(
            &run_with(&with(&play, &folder.path(other)), "1 0\n"),
            "it holds something else",
        );
    }
}

#[test]
fn what_is_known_of_lands_serves_later_runs() {
    let folder = Folder::new("lands");
    let file = folder.path("store");
    let solve = |spots: &str| {
        let found = run(&["solve", spots, "--explain", "0", "--threads", "2", "--store", &file]);
        let read = found.error.split_once(" facts read").map(|(count, _)| count.parse::<u64>());
        let spent = found.error.split_once("store, ").and_then(|(_, spent)| spent.split_once(' '));
        let spent = spent.map(|(count, _)| count.parse::<u64>());
        assert!(found.status == 0 && found.out.contains("(P, value 0)"), "{found:?}");
        (read.expect("a count").expect("a number"), spent.expect("a count").expect("a number"))
    };
    let (none, long) = solve("sprouts: 8");
    let (some, short) = solve("sprouts: 8");
    assert!(none == 0 && some > 50 && 4 * short < long, "{none} {some} {long} {short}");
    assert!(solve("sprouts: 7").0 >= some);
}

#[test]
fn what_is_lost_in_misere_play_serves_later_runs() {
    let folder = Folder::new("misere");
    let file = folder.path("store");
    let solve = |spots: &str| {
        let found = run(&["solve", spots, "--explain", "0", "--threads", "2", "--store", &file]);
        assert!(found.status == 0 && found.out.contains("(P)"), "{found:?}");
        let read = found.error.split_once(" facts read").map(|(count, _)| count.parse::<u64>());
        read.expect("a count").expect("a number")
    };
    assert_eq!(solve("misere sprouts: 7"), 0);
    let known = solve("misere sprouts: 7");
    assert!(known > 10, "{known}");
    // What is known of misère play says nothing of normal play.
    let normal = run(&["solve", "sprouts: 7", "--explain", "0", "--store", &file]);
    assert!(normal.out.contains("(P, value 0)"), "{normal:?}");
    assert!(normal.error.contains("0 facts read"), "{normal:?}");
    assert!(solve("misere sprouts: 8") >= known);
    is_refused(&run(&["solve", "misere cram: 4x4", "--store", &file]), "in misère play");
}

/// Facts in a store.
fn facts(file: &str) -> usize {
    fs::read_to_string(file).map_or(0, |text| text.lines().count())
}

#[test]
fn two_runs_share_the_store_of_a_search() {
    let folder = Folder::new("shared");
    let file = folder.path("store");
    let long = ["solve", "sprouts: 20", "--explain", "0", "--store", &file];
    let mut first = start(&long);
    assert!(wait_until(&mut first, || facts(&file) > 20));
    // Another run answers beside it, and hears what it wrote.
    let answer = ["solve", "sprouts: 8", "--explain", "0", "--store", &file];
    let beside = run(&answer);
    assert!(beside.status == 0 && beside.out.contains("(P, value 0)"), "{beside:?}");
    assert!(!beside.error.starts_with("0 facts") && !beside.error.contains("damaged"));
    // Two more write at once, and are killed.
    let mut second = start(&["solve", "sprouts: 21", "--explain", "0", "--store", &file]);
    let before = facts(&file);
    assert!(wait_until(&mut second, || facts(&file) > before + 100));
    kill(&mut first);
    kill(&mut second);
    // A kill may tear the last line; here it always does.
    let mut text = fs::read_to_string(&file).expect("a text");
    text.push_str("torn");
    fs::write(&file, &text).expect("a store");
    // Nothing else is damaged, and what was proved is there.
    let again = run(&answer);
    assert!(again.status == 0 && again.out.contains("(P, value 0)"), "{again:?}");
    let read = again.error.lines().find_map(|line| line.split_once(" facts read"));
    let read: usize = read.expect("a count").0.parse().expect("a number");
    // Of several facts on one position the last one stays.
    let written = text.lines().filter_map(|line| line.split_once('[')?.1.rsplit_once(','));
    let positions: HashSet<&str> = written.map(|(position, _)| position).collect();
    assert!(read + 1 >= positions.len(), "{read} of {}: {}", positions.len(), again.error);
    assert!(again.error.contains("1 line is damaged"), "{again:?}");
}

#[test]
fn damaged_stores_are_right_or_refused() {
    let folder = Folder::new("damages");
    for (arguments, _) in STORES {
        let file = folder.path("store");
        let whole = run(&with(arguments, &file));
        let bytes = fs::read(&file).expect("a file");
        let without_times = |out: &str| {
            let lines = out.lines().map(|line| line.split("; ").next().unwrap_or_default());
            let mut lines: Vec<String> = lines.map(String::from).collect();
            lines.sort();
            lines
        };
        for part in 1..8 {
            let place = bytes.len() * part / 8;
            let mut flipped = bytes.clone();
            flipped[place] ^= 1 << part;
            let longer = [&bytes[..], b"a"].concat();
            for damaged in [flipped, bytes[..place].to_vec(), longer] {
                fs::write(&file, damaged).expect("a file");
                // What a survey knows it does not look at again: it is listed.
                let mut found = run(&with(arguments, &file));
                if arguments[0] == "survey" && found.status == 0 {
                    let all = fs::read_to_string(&file).expect("a text");
                    assert_eq!(all.lines().count(), whole.out.lines().count() + 1);
                    found.out.clone_from(&whole.out);
                }
                match found.status {
                    0 => assert_eq!(without_times(&found.out), without_times(&whole.out)),
                    _ => is_refused(&found, "cannot be used"),
                }
                assert!(!found.error.contains("panicked"), "{found:?}");
            }
        }
        fs::remove_file(&file).expect("a file");
        let _ = fs::remove_file(folder.path("store.checkpoint"));
    }
}

#[test]
fn what_is_damaged_is_said_and_computed_again() {
    let folder = Folder::new("said");
    let file = folder.path("excesses");
    let arguments = ["excess", "3..50", "--store", &file];
    run(&arguments);
    let text = fs::read_to_string(&file).expect("a text");
    fs::write(&file, text.replace("\"excess\":4", "\"excess\":0")).expect("a file");
    let again = run(&arguments);
    assert!(again.out.contains("m_19 = 4, as in the table"), "{again:?}");
    assert!(again.error.contains("1 line is damaged"), "{again:?}");
    // Now it is in order.
    assert_eq!(run(&arguments).error, "");
    let file = folder.path("survey");
    let arguments = ["survey", "0.77", "--store", &file, "--csv"];
    run(&arguments);
    let text = fs::read_to_string(&file).expect("a text");
    fs::write(&file, text.replace("\"period\":12", "\"period\":18")).expect("a file");
    let again = run(&arguments);
    assert!(again.out.starts_with("0.77,proved,71,12,0,"), "{again:?}");
}

/// Starts a run that does not end by itself, and waits until it has the file.
fn holding(arguments: &[&str], file: &str) -> Child {
    let mut child = start(&with(arguments, file));
    let holds = || fs::metadata(file).is_ok_and(|found| found.len() > 0);
    assert!(wait_until(&mut child, holds), "{arguments:?} has ended");
    child
}

#[test]
fn two_runs_do_not_share_a_file() {
    let folder = Folder::new("two");
    for arguments in [
        &["survey", "0.6", "--each", "1000", "--store"][..],
        &["excess", "1307", "--store"],
        &["grundy", "0.6", "--to", "100000000", "--output"],
        &["period", "0.106", "--checkpoint"],
    ] {
        let file = folder.path(arguments[0]);
        let mut first = holding(arguments, &file);
        is_refused(&run(&with(arguments, &file)), "another run is using it");
        kill(&mut first);
        // Whoever was killed holds nothing any more.
        let short = [&["--time", "0.1"], arguments].concat();
        let next = run(&with(&short, &file));
        assert!(!next.error.contains("another run"), "{next:?}");
    }
    let game = folder.path("game");
    let play = ["play", "3 5 7", "--first", "me", "--save", &game];
    let mut child = command(&play);
    let mut child = child.stdin(Stdio::piped()).stdout(Stdio::null()).spawn().expect("it starts");
    assert!(wait_until(&mut child, || fs::metadata(&game).is_ok_and(|found| found.len() > 0)));
    is_refused(&run_with(&play, ""), "another run is using it");
    kill(&mut child);
}

#[cfg(unix)]
#[test]
fn devices_are_refused_and_links_are_followed() {
    use std::os::unix::fs::{FileTypeExt, symlink};
    let folder = Folder::new("links");
    for (number, (arguments, answer)) in STORES.iter().enumerate() {
        is_refused(&run(&with(arguments, "/dev/null")), "it is a device or a pipe");
        let (link, target) = (folder.path(&format!("link{number}")), format!("target{number}"));
        symlink(&target, &link).expect("a link");
        for _ in 0..2 {
            let found = run(&with(arguments, &link));
            assert!(found.status == 0 && found.out.contains(answer), "{found:?}");
        }
        assert!(fs::symlink_metadata(&link).expect("a link").is_symlink());
        assert!(fs::metadata(folder.path(&target)).expect("a file").len() > 0);
    }
    is_refused(
        &run_with(&["play", "3 5 7", "--save", "/dev/null"], ""),
        "it is a device or a pipe",
    );
    assert!(fs::metadata("/dev/null").expect("a device").file_type().is_char_device());
}

/// With `ulimit -f` a file stops growing where a full disk would.
#[cfg(unix)]
#[test]
fn a_full_disk_is_an_error_and_the_run_goes_on_when_there_is_room() {
    let folder = Folder::new("full");
    let file = folder.path("values");
    let binary = env!("CARGO_BIN_EXE_nimatron");
    let limited = |arguments: &str| {
        let script = format!("ulimit -f 64; exec {binary} {arguments} {file}");
        std::process::Command::new("sh").args(["-c", &script]).output().expect("it runs")
    };
    let full = limited("grundy 0.6 --to 100000 --output");
    let error = String::from_utf8_lossy(&full.stderr);
    assert_eq!(full.status.code(), Some(2), "{error}");
    assert!(error.starts_with("error: ") && error.lines().count() == 1, "{error}");
    let goes_on = run(&["grundy", "0.6", "--to", "100000", "--output", &file]);
    assert_eq!(goes_on.status, 0, "{goes_on:?}");
    let whole = folder.path("whole");
    run(&["grundy", "0.6", "--to", "100000", "--output", &whole]);
    assert!(fs::read(&file).expect("a file") == fs::read(&whole).expect("a file"));
}

#[test]
fn games_that_are_killed_while_they_are_saved_are_whole() {
    let folder = Folder::new("games");
    let moves = "1 0\nundo\n".repeat(2000);
    for number in 0..20 {
        let game = folder.path(&number.to_string());
        let mut play = command(&["play", "30 50 70", "--first", "me", "--save", &game]);
        let play = play.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = play.spawn().expect("it starts");
        let mut input = child.stdin.take().expect("its input is ours");
        let moves = moves.clone();
        let writer = std::thread::spawn(move || drop(input.write_all(moves.as_bytes())));
        wait_until(&mut child, || Path::new(&game).exists());
        sleep(Duration::from_millis(number * 3));
        let _ = child.kill();
        child.wait().expect("it ends");
        writer.join().expect("it was written");
        let left = fs::read_to_string(&game).expect("a text");
        // Killed before its first move was kept it may be empty: nothing was lost.
        if !left.is_empty() {
            let resumed = run_with(&["play", "--load", &game, "--plain"], "");
            assert_eq!(resumed.status, 0, "{left} {resumed:?}");
        }
    }
}

#[cfg(unix)]
#[test]
fn what_cannot_be_written_is_left_as_it_was() {
    let folder = Folder::new("written");
    let (file, binary) = (folder.path("file"), env!("CARGO_BIN_EXE_nimatron"));
    for arguments in [
        "grundy 0.6 --to 5000 --plot",
        "grundy 0.6 --to 500 --table",
        "prove 'nim: 3, 5, 7' --output",
        "svg 'nim: 3, 5, 7' --output",
    ] {
        for old in [None, Some("old")] {
            if let Some(old) = old {
                fs::write(&file, old).expect("a file");
            }
            let script = format!("ulimit -f 1; exec {binary} {arguments} {file}");
            let limited = std::process::Command::new("sh").args(["-c", &script]).output();
            let limited = limited.expect("it runs");
            let error = String::from_utf8_lossy(&limited.stderr);
            assert_eq!(limited.status.code(), Some(2), "{error}");
            assert!(error.contains("cannot be written"), "{error}");
            assert_eq!(fs::read_to_string(&file).ok().as_deref(), old, "{arguments}");
            let left = fs::read_dir(&folder.0).expect("a folder").count();
            assert_eq!(left, usize::from(old.is_some()), "{arguments}");
        }
        let script = format!("exec {binary} {arguments} {file}");
        let written = std::process::Command::new("sh").args(["-c", &script]).output();
        assert_eq!(written.expect("it runs").status.code(), Some(0), "{arguments}");
        assert!(fs::metadata(&file).expect("a file").len() > 1000, "{arguments}");
        fs::remove_file(&file).expect("a file");
    }
}

#[cfg(unix)]
#[test]
fn certificates_are_written_to_devices_and_behind_links_but_not_over_stores() {
    let folder = Folder::new("certificates");
    let to = |file: &str| run(&["prove", "nim: 1", "--output", file]);
    let printed = run(&["prove", "nim: 1"]).out;
    assert_eq!(to("/dev/stdout").out, printed);
    assert_eq!(to("/dev/null").status, 0);
    let (link, target) = (folder.path("link"), folder.path("target"));
    std::os::unix::fs::symlink("target", &link).expect("a link");
    assert_eq!(to(&link).status, 0);
    assert!(fs::symlink_metadata(&link).expect("a link").is_symlink());
    assert_eq!(fs::read_to_string(&target).expect("a text"), printed);
    is_refused(&to(&folder.0.to_string_lossy()), "it is a directory");
    let store = folder.path("store");
    let mut first = holding(&["survey", "0.6", "--each", "1000", "--store"], &store);
    is_refused(&to(&store), "another run is using it");
    kill(&mut first);
}
