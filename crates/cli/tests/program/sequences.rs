//! `nimatron grundy`, `period` and `survey`: values, files that outlive a kill,
//! periods, surveys.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::{answer, json, kill, refused, run, run_with, start, wait_until};
use serde_json::{Value, json};

/// A path for one test, with nothing there.
fn path(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("nimatron-{name}-{}", std::process::id()));
    clean(&path);
    path
}

fn clean(path: &Path) {
    let _ = fs::remove_file(path);
    let _ = fs::remove_file(format!("{}.checkpoint", path.display()));
}

fn text(path: &Path) -> &str {
    path.to_str().expect("text")
}

#[test]
fn values_are_printed_in_every_form() {
    assert_eq!(
        json(&["grundy", "0.77", "--to", "5", "--json"]),
        json!({"schema": 1, "ruleset": "0.77", "from": 0, "values": [0, 1, 2, 3, 1, 4]})
    );
    assert_eq!(
        json(&["grundy", "grundy", "--from", "9", "--to", "12", "--json"])["values"],
        json!([1, 0, 2, 1])
    );
    assert_eq!(answer(&["grundy", "kayles", "--to", "2", "--csv"]), "heap,value\n0,0\n1,1\n2,2\n");
    assert_eq!(
        answer(&["grundy", "0.3F", "--from", "1", "--to", "3", "--bfile"]),
        "1 1\n2 2\n3 0\n"
    );
    assert_eq!(
        answer(&["grundy", "subtraction(1,3,4)", "--to", "13", "--columns", "7"]),
        "0  0 1 0 1 2 3 2\n7  0 1 0 1 2 3 2\n".replace("0  0", " 0  0").replace("7  0", " 7  0")
    );
    let lines = run_with(&["grundy", "-", "--to", "3", "--json"], "0.07\n# a comment\n0.6\n");
    assert_eq!(lines.out.lines().count(), 2);
    let statistics = json(&["grundy", "0.04", "--to", "19999", "--statistics", "--json"]);
    assert_eq!(statistics["statistics"]["checksum"], "4adbf289");
    assert_eq!(statistics["statistics"]["largest"], 392);
}

/// Rulesets whose positions are a number each have a sequence, too: strips of files among them.
#[test]
fn positions_that_are_numbers_have_a_sequence() {
    let values = |arguments: &[&str]| json(&[arguments, &["--json"]].concat())["values"].clone();
    assert_eq!(values(&["grundy", "sprouts", "--to", "6"]), json!([0, 0, 0, 1, 1, 1, 0]));
    let path = path("kayles.toml");
    fs::write(&path, answer(&["games", "file", "kayles"])).expect("a file");
    let file = text(&path);
    assert_eq!(
        values(&["--rules", file, "grundy", "my-kayles", "--from", "3", "--to", "20"]),
        values(&["grundy", "kayles", "--from", "3", "--to", "20"])
    );
    let period = json(&["--rules", file, "period", "my-kayles", "--json"]);
    assert_eq!((&period["status"], &period["code"]), (&json!("proved"), &json!("0.77")));
    assert_eq!((&period["preperiod"], &period["period"]), (&json!(71), &json!(12)));
    assert_eq!(json(&["period", "kayles", "--json"])["code"], Value::Null);
    // Strips that are heaps have a misère quotient, which is told of the heaps.
    let quotient = json(&["--rules", file, "quotient", "my-kayles", "--to", "6", "--json"]);
    assert_eq!(quotient["ruleset"], "0.77");
    clean(&path);
    let error = refused(&["grundy", "sprouts", "--to", "3", "--output", "x"]);
    assert!(error.contains("only the values of heaps are kept"), "{error}");
    let error = refused(&["quotient", "sprouts"]);
    assert!(error.contains("positions of sprouts are not known to be heaps"), "{error}");
    let unknown = answer(&["period", "sprouts", "--to", "6"]);
    assert_eq!(unknown, "sprouts: no period up to heap 6\n");
    assert!(refused(&["period", "toads"]).contains("^"));
    // Boards with two sides have none.
    assert!(refused(&["grundy", "cram", "--to", "3"]).contains("^"));
}

#[test]
fn what_is_no_game_is_refused_with_its_reason() {
    for (rules, reason) in [
        ("80.0", "heaps would grow without bound"),
        ("20.017", "heaps would grow without bound"),
        ("0.7Z", "'Z' is no digit"),
        ("kaylse", "did you mean kayles?"),
        ("subtraction(0)", "expected a number from 1"),
        ("2.0", "the game would not end"),
    ] {
        for command in ["grundy", "period"] {
            let error = refused(&[command, rules, "--to", "9"]);
            assert!(error.contains(reason), "{rules}: {error}");
        }
    }
    assert!(refused(&["grundy", "0.6", "--to", "1000000000000"]).contains("MiB"));
    assert!(
        refused(&["grundy", "0.6", "--from", "9", "--to", "2"]).contains("larger than the last")
    );
    let wide = run(&["grundy", "nim", "--to", "70000", "--bfile"]);
    assert_eq!((wide.status, wide.out.lines().count()), (2, 65_536));
    assert!(wide.error.contains("65536 does not fit in 16 bits"), "{}", wide.error);
    // A game without moves is a game.
    assert_eq!(json(&["grundy", "0.00", "--to", "2", "--json"])["values"], json!([0, 0, 0]));
}

#[test]
fn periods_are_proved_observed_or_unknown() {
    let proved = json(&["period", "0.77", "--json"]);
    for (key, value) in [
        ("status", json!("proved")),
        ("preperiod", json!(71)),
        ("period", json!(12)),
        ("saltus", json!(0)),
    ] {
        assert_eq!(proved[key], value, "{key}");
    }
    assert_eq!(
        answer(&["period", "0.07"]),
        "0.07: period 34 after 53, proved\n\
         G(n+34) = G(n) for 53 <= n < 142, therefore for ever (Guy and Smith)\n"
    );
    assert!(answer(&["period", "0.156"]).starts_with("0.156: period 349 after 3479, proved\n"));
    assert!(answer(&["period", "0.3F"]).starts_with("0.3F: period 6 after 0, saltus 3, proved\n"));
    // The bound of the theorem is 2·71 + 12 + 2.
    let observed = json(&["period", "kayles", "--to", "166", "--json"]);
    assert_eq!((&observed["status"], &observed["needed"]), (&json!("observed"), &json!(168)));
    assert_eq!(json(&["period", "kayles", "--to", "167", "--json"])["status"], "proved");
    let unknown = json(&["period", "0.6", "--to", "2000", "--json"]);
    assert_eq!((&unknown["status"], &unknown["computed"]), (&json!("exhausted"), &json!(2001)));
    assert_eq!(unknown["period"], Value::Null);
    assert_eq!(answer(&["period", "0.6", "--to", "2000"]), "0.6: no period up to heap 2000\n");
    // A game without moves has the period 1.
    assert_eq!(
        answer(&["period", "0.00"]),
        "0.0: period 1 after 0, proved\n\
         G(n+1) = G(n) for 0 <= n < 1, therefore for ever (repeated window)\n"
    );
    let stopped = answer(&["period", "0.6", "--time", "0"]);
    assert!(stopped.contains("the limit of 0 s was reached"), "{stopped}");
}

#[test]
fn pictures_are_drawn() {
    let (plot, table) = (path("plot.svg"), path("table.svg"));
    let arguments = ["grundy", "0.77", "--to", "239", "--columns", "12"];
    answer(&[&arguments[..], &["--plot", text(&plot), "--table", text(&table)]].concat());
    // The rows of a table are as long as the period.
    let rows = path("rows.svg");
    answer(&["grundy", "0.77", "--to", "239", "--table", text(&rows)]);
    answer(&["grundy", "0.77", "--to", "239", "--columns", "20", "--table", text(&plot)]);
    assert!(fs::read(&rows).unwrap() == fs::read(&table).unwrap());
    assert!(fs::read(&rows).unwrap() != fs::read(&plot).unwrap());
    clean(&rows);
    answer(&[&arguments[..], &["--plot", text(&plot)]].concat());
    for file in [plot, table] {
        assert!(fs::read_to_string(&file).unwrap().starts_with("<svg"));
        clean(&file);
    }
}

#[test]
fn a_file_grows_and_is_not_mixed_up() {
    let file = path("grows.bin");
    answer(&["grundy", "0.77", "--to", "99", "--output", text(&file)]);
    answer(&["grundy", "0.77", "--to", "299", "--output", text(&file)]);
    let bytes = fs::read(&file).unwrap();
    assert_eq!(bytes.len(), 600);
    assert_eq!(bytes[..12], [0, 0, 1, 0, 2, 0, 3, 0, 1, 0, 4, 0]);
    // Fewer values than there are change nothing.
    answer(&["grundy", "0.77", "--to", "9", "--output", text(&file)]);
    assert_eq!(fs::read(&file).unwrap(), bytes);
    assert!(refused(&["grundy", "0.07", "--to", "9", "--output", text(&file)]).contains("0.77"));
    clean(&file);
}

/// Runs a command and kills it as soon as it has written a file anew so many times; whether it
/// lived so long.
fn killed_when_written(arguments: &[&str], file: &Path, times: usize) -> bool {
    let (mut before, mut seen) = (fs::read(file).ok(), 0);
    let mut child = start(arguments);
    let lived = wait_until(&mut child, || {
        let now = fs::read(file).ok();
        seen += usize::from(now != before);
        before = now;
        seen >= times
    });
    kill(&mut child);
    lived
}

#[test]
fn a_run_that_is_killed_goes_on() {
    let (whole, file) = (path("whole.bin"), path("killed.bin"));
    let to = "150000";
    let arguments = |file| ["grundy", "0.007", "--to", to, "--output", file];
    answer(&arguments(text(&whole)));
    let checkpoint = PathBuf::from(format!("{}.checkpoint", file.display()));
    let mut sizes = Vec::new();
    for _ in 0..3 {
        killed_when_written(&arguments(text(&file)), &checkpoint, 1);
        sizes.push(fs::metadata(&file).map_or(0, |data| data.len()));
    }
    answer(&arguments(text(&file)));
    assert!(fs::read(&whole).unwrap() == fs::read(&file).unwrap(), "the files differ: {sizes:?}");
    assert_eq!(fs::metadata(&file).unwrap().len(), 2 * 150_001);
    // However quick the machine is: a value and a half beyond what the checkpoint knows.
    clean(&file);
    answer(&["grundy", "0.007", "--to", "40000", "--output", text(&file)]);
    let torn = [fs::read(&file).unwrap(), vec![7, 0, 1]].concat();
    fs::write(&file, torn).unwrap();
    answer(&arguments(text(&file)));
    assert!(fs::read(&whole).unwrap() == fs::read(&file).unwrap(), "the torn file differs");
    [whole, file].iter().for_each(|file| clean(file));
}

#[test]
fn a_search_that_is_killed_goes_on() {
    let file = path("search.checkpoint");
    let search = |game, more: &[&str]| {
        json(&[&["period", game, "--json", "--checkpoint", text(&file)], more].concat())
    };
    // A period that is found and proved by two runs is that of one.
    assert_eq!(search("0.16", &["--to", "200000"])["status"], "exhausted");
    let (long, whole) = (search("0.16", &[]), json(&["period", "0.16", "--json"]));
    for key in ["status", "preperiod", "period", "theorem", "bound"] {
        assert_eq!(long[key], whole[key], "{key}");
    }
    assert_eq!((&long["preperiod"], &long["period"]), (&json!(105_351), &json!(149_459)));
    // Once it is proved, nothing is computed.
    assert_eq!(search("0.16", &["--time", "0"])["status"], "proved");
    assert!(
        refused(&["period", "0.106", "--checkpoint", text(&file)])
            .contains("about 0.16, not about 0.106")
    );
    assert!(refused(&["period", "0.8", "--checkpoint", text(&path("none"))]).contains("up to 7"));
    assert!(refused(&["period", "0.6", "0.7", "--checkpoint", text(&file)]).contains("one game"));
    clean(&file);
    // What was computed until a kill is known, but for some seconds.
    let arguments = ["period", "0.106", "--checkpoint", text(&file)];
    let computed = |seconds: u32| {
        let found = search("0.106", &["--time", &seconds.to_string()]);
        found["computed"].as_u64().expect("a number")
    };
    // The first time little is known yet.
    let killed = |times| killed_when_written(&arguments, &file, times) && computed(0) > 0;
    assert!((1..10).any(killed));
    let known = computed(0);
    // On a busy machine a second may be too little.
    assert!((0..10).any(|doubled| computed(1 << doubled) > known), "{known}");
    clean(&file);
}

#[test]
fn a_survey_is_kept_compared_and_exported() {
    let store = path("survey.store");
    let survey = |more: &[&str]| {
        run(&[&["survey", "--store", text(&store), "--to", "2000", "--threads", "2"], more]
            .concat())
    };
    let first = survey(&["octals:2", "subtractions:3"]);
    assert_eq!((first.status, first.out.lines().count()), (0, 70), "{}", first.error);
    assert!(first.out.contains("0.77: period 12 after 71, proved\n"));
    // What is known is not looked at again.
    assert_eq!(survey(&["octals:2"]).out, "");
    let list = survey(&["--csv", "--period", "12"]).out;
    assert!(list.starts_with("ruleset,status,preperiod,period,saltus,computed,largest\n"));
    assert!(list.contains("0.77,proved,71,12,0,"), "{list}");
    let unknown = survey(&["--status", "exhausted", "--json"]).out;
    assert!(unknown.lines().any(|line| line.contains("\"ruleset\":\"0.6\"")));
    let compared = survey(&["--compare"]);
    assert_eq!(compared.status, 0, "{}", compared.out);
    assert!(compared.out.contains("0 differ") && compared.out.contains("326639"));
    let list = path("list.txt");
    fs::write(&list, "# mine\n0.3F\n\nkayles\n").unwrap();
    assert_eq!(survey(&[&format!("@{}", list.display())]).out.lines().count(), 2);
    assert!(refused(&["survey", "octals:9", "--store", text(&store)]).contains("from 1 to 5"));
    [store, list].iter().for_each(|file| clean(file));
}

#[test]
fn small_published_periods_are_proved_by_one_survey() {
    let store = path("published.store");
    let found = run(&[
        "survey",
        "published",
        "--store",
        text(&store),
        "--to",
        "60000",
        "--each",
        "60",
        "--compare",
    ]);
    assert_eq!(found.status, 0, "{}", found.error);
    assert!(found.out.contains("0 differ"), "{}", found.out);
    let open = found.out.lines().find_map(|line| line.strip_prefix("not proved here: "));
    assert_eq!(open, Some("0.16 0.56 0.127 0.376 0.354 0.104 0.454 0.054 0.106"));
    clean(&store);
}
