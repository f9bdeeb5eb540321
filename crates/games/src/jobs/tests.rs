//! Jobs from the plan to what is put together.

use std::cell::RefCell;
use std::collections::HashMap;

use proptest::prelude::*;

use super::*;
use crate::foundation::{Budget, Exhausted, Outcome};
use crate::rulesets::Position;

fn one(text: &str, heaps: u64, work: u64) -> Job {
    let jobs = planned(text, Limits { heaps, work }).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(jobs.len(), 1, "{text}");
    jobs[0].clone()
}

fn done(job: &Job) -> Report {
    work_on(job, Budget::unlimited()).unwrap_or_else(|error| panic!("{job}: {error}"))
}

/// A job of every kind, with an answer and without one.
fn samples() -> Vec<Job> {
    vec![
        one("0.77", 300, 0),
        one("0.77", 20, 0),
        one("0.07", 100, 0),
        one("quotients 0.77", 1000, 1 << 30),
        one("quotients 0.77", 8, 1 << 30),
        one("quotients 0.77", 100, 10),
        one("excess: 19", 0, 0),
        one("nim: 3, w+5, 7", 0, 1000),
        one("misere nim: 1, 2, 3", 0, 1000),
        one("sprouts: 5", 0, 1 << 30),
        one("sprouts: 8", 0, 10),
        one("cram: 4x4", 0, 1 << 30),
        one("toads: tt_ff", 0, 1 << 20),
    ]
}

#[test]
fn the_same_question_has_the_same_name() {
    let name = |text: &str| one(text, 100, 1000).name().to_owned();
    assert_eq!(name("nim: 3,5 , 7"), name(" nim: 3, 5, 7"));
    assert_eq!(name("kayles"), name("0.77"));
    assert_eq!(name("quotients subtraction(3, 1)"), name("quotients 0.303"));
    assert_ne!(name("nim: 3, 5, 7"), name("misere nim: 3, 5, 7"));
    assert_ne!(one("0.77", 100, 0).name(), one("0.77", 101, 0).name());
    assert_eq!(one("0.77", 100, 0).name(), one("0.77", 100, 7).name());
    // Names are what lies on disks everywhere: they may not change.
    assert_eq!(one("excess: 47", 0, 0).name(), "23b0b6fc0fc49a0c47a328e7");
}

#[test]
fn lines_are_read_as_they_are_written() {
    for job in samples() {
        let line = job.to_json();
        assert_eq!(Job::from_json(&line).expect(&line), job);
        let digit = if line.contains("\"job\":\"0") { '1' } else { '0' };
        let renamed = format!("{{\"job\":\"{digit}{}", &line[9..]);
        assert!(matches!(Job::from_json(&renamed), Err(Misread::Name(_))), "{renamed}");
    }
    for (line, wrong) in [
        ("", "not a job"),
        ("{}", "not a job"),
        (r#"{"job":"0","kind":"moon"}"#, "not a job"),
        (r#"{"job":"0","kind":"excess","prime":47,"more":1}"#, "not a job"),
        (r#"{"job":"0","kind":"excess","prime":48}"#, "48 is not an odd prime"),
        (r#"{"job":"0","kind":"period","ruleset":"0.9x","heaps":1}"#, ""),
        (r#"{"job":"0","kind":"outcome","position":"nym: 3","work":1}"#, ""),
    ] {
        let error = Job::from_json(line).expect_err(line).to_string();
        assert!(error.contains(wrong), "{line}: {error}");
    }
}

#[test]
fn plans_are_refused_where_they_are_wrong() {
    for text in [
        "",
        "moon",
        "octals:x",
        "nim: 3,, 4",
        "excess:",
        "excess: 4",
        "excess: 3..x",
        "quotients nim: 3",
    ] {
        assert!(planned(text, Limits::default()).is_err(), "{text}");
    }
    assert_eq!(planned("excess: 9..3", Limits::default()), Ok(Vec::new()));
}

#[test]
fn the_same_work_gives_the_same_report() {
    for job in samples() {
        let report = done(&job);
        assert_eq!(report, done(&job), "{job}");
        assert!(report.is_sound(), "{job}");
        let mut merge = Merge::new([job.clone()]);
        merge
            .put(report, "here", &mut Budget::unlimited())
            .unwrap_or_else(|error| panic!("{job}: {error}"));
    }
}

#[test]
fn answers_are_right() {
    let answer = |text: &str, heaps: u64, work: u64| done(&one(text, heaps, work)).answer().clone();
    let Answer::Period(kayles) = answer("0.77", 300, 0) else { panic!("a period") };
    assert_eq!((kayles.preperiod, kayles.period, kayles.saltus), (Some(71), Some(12), Some(0)));
    assert_eq!((kayles.computed, kayles.largest), (192, 8));
    // 8 is the value of heap 27, and none below has it.
    let Answer::Period(few) = answer("0.77", 20, 0) else { panic!("a period") };
    assert_eq!((few.computed, few.largest), (21, 7));
    let Answer::Quotient(kayles) = answer("quotients 0.77", 1000, 1 << 30) else {
        panic!("a quotient")
    };
    assert_eq!((kayles.order, kayles.p_positions, kayles.period), (40, 9, Some(12)));
    assert_eq!(answer("excess: 19", 0, 0), Answer::Excess(ExcessFound { excess: 4 }));
    let outcome = |outcome| Answer::Outcome(OutcomeFound { outcome });
    assert_eq!(answer("cram: 4x4", 0, 1 << 30), outcome(Some(Outcome::P)));
    assert_eq!(answer("sprouts: 8", 0, 10), outcome(None));
}

/// A flag, a deadline and the memory of a machine end no job with a report: another one may do it.
#[test]
fn what_is_no_limit_of_the_job_makes_no_report() {
    let job = one("sprouts: 8", 0, 1 << 40);
    let small = Budget::unlimited().with_memory(1 << 12);
    let error = work_on(&job, small).expect_err("4 KiB do not suffice");
    assert!(matches!(error, Unfinished::Exhausted(Exhausted::Memory { .. })), "{error}");
    let raised = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(true));
    for job in samples() {
        match work_on(&job, Budget::unlimited().with_cancel(raised.clone())) {
            Ok(report) => assert_eq!(report, done(&job)),
            Err(error) => {
                assert!(matches!(error, Unfinished::Exhausted(Exhausted::Cancelled)), "{error}")
            }
        }
    }
}

/// Whoever forges an answer can make a new checksum, too.
#[test]
fn forged_answers_are_refused() {
    let outcome = |outcome| Answer::Outcome(OutcomeFound { outcome: Some(outcome) });
    let budget = &mut Budget::unlimited();
    for (text, wrong) in
        [("sprouts: 5", Outcome::P), ("nim: 3, 5, 7", Outcome::P), ("cram: 3x3", Outcome::N)]
    {
        let job = one(text, 0, 1 << 30);
        let forged = Report { answer: outcome(wrong), ..done(&job) };
        let mut merge = Merge::new([job.clone()]);
        let error = merge.put(forged, "mallory", budget).expect_err(text);
        assert!(matches!(error, Refused::Certificate(_)), "{error}");
        assert_eq!(merge.missing().count(), 1);
    }
    let (five, six) = (one("sprouts: 5", 0, 1 << 30), one("sprouts: 6", 0, 1 << 30));
    let borrowed = Report { certificate: done(&six).certificate, ..done(&five) };
    assert!(matches!(
        Merge::new([five]).put(borrowed, "mallory", budget),
        Err(Refused::Certificate(_))
    ));
    let kayles = one("quotients 0.77", 1000, 1 << 30);
    let Answer::Quotient(found) = done(&kayles).answer().clone() else { panic!("a quotient") };
    let answer = Answer::Quotient(QuotientFound { order: 41, ..found });
    let forged = Report { answer, ..done(&kayles) };
    assert!(matches!(
        Merge::new([kayles]).put(forged, "mallory", budget),
        Err(Refused::Certificate(_))
    ));
    // A period has no certificate: the job is done again.
    let octal = one("0.77", 300, 0);
    let Answer::Period(found) = done(&octal).answer().clone() else { panic!("a period") };
    assert!(Merge::repeat(&done(&octal), Budget::unlimited()).is_ok());
    let answer = Answer::Period(PeriodFound { period: Some(13), ..found });
    let forged = Report { answer, ..done(&octal) };
    let again = Merge::repeat(&forged, Budget::unlimited());
    assert!(matches!(again, Err(Refused::Otherwise)));
    // Two of them contradict each other, and nobody knows which is right.
    let mut merge = Merge::new([octal.clone()]);
    merge.put(done(&octal), "alice", budget).expect("it is the first");
    let error = merge.put(forged, "mallory", budget).expect_err("it contradicts");
    assert_eq!(error.to_string(), "it contradicts that of alice");
    assert_eq!(merge.missing().count(), 1);
    assert!(merge.put(done(&octal), "bob", budget).is_err());
    let unplanned = Merge::new([]).put(done(&octal), "alice", budget);
    assert!(matches!(unplanned, Err(Refused::Unplanned)));
}

/// Where one of two has a certificate, it is right.
#[test]
fn certificates_decide() {
    let job = one("sprouts: 5", 0, 1 << 30);
    let answer = Answer::Outcome(OutcomeFound { outcome: Some(Outcome::P) });
    let forged = Report { answer, certificate: None, ..done(&job) };
    for order in [[0, 1], [1, 0]] {
        let (mut merge, mut refused) = (Merge::new([job.clone()]), 0);
        for index in order {
            let report = if index == 0 { done(&job) } else { forged.clone() };
            refused +=
                usize::from(merge.put(report, "somebody", &mut Budget::unlimited()).is_err());
        }
        assert_eq!((refused, merge.reports().next()), (1, Some(&done(&job))), "{order:?}");
    }
}

/// Jobs with reports that may come of them: as it is, of less work, of more, and without the certificate.
fn variants() -> Vec<[Report; 4]> {
    let texts = ["cram: 3x3", "nim: 3, 5, 7", "0.07", "quotients 0.77"];
    let of = |text: &&str| {
        let report = done(&one(text, 60, 1 << 20));
        let more = Report { spent: report.spent + 1, ..report.clone() };
        let bare = Report { certificate: None, ..report.clone() };
        let less = match &report.answer {
            Answer::Outcome(_) => Report {
                answer: Answer::Outcome(OutcomeFound { outcome: None }),
                status: Status::Exhausted,
                ..bare.clone()
            },
            _ => more.clone(),
        };
        [report, less, more, bare]
    };
    texts.iter().map(of).collect()
}

/// However often and in which order reports are put in, the same comes of it.
#[test]
fn merging_is_a_join() {
    let variants = variants();
    let put = |order: &mut dyn Iterator<Item = (usize, usize)>| {
        let mut merge = Merge::new(variants.iter().map(|[report, ..]| report.job().clone()));
        for (job, variant) in order {
            let report = variants[job][variant].clone();
            merge.put(report, "somebody", &mut Budget::unlimited()).expect("all are right");
        }
        merge.reports().map(Report::to_json).collect::<Vec<_>>()
    };
    let orders = proptest::collection::vec((0..4usize, 0..4usize), 0..12);
    let config = ProptestConfig::with_cases(60);
    proptest!(config, |(order in orders)| {
        let merged = put(&mut order.iter().copied());
        prop_assert_eq!(put(&mut order.iter().rev().copied()), merged.clone());
        prop_assert_eq!(put(&mut order.iter().chain(&order).copied()), merged);
    });
}

/// Round after round the leaves are answered, within limits that suffice for some of them alone, until the
/// whole is known.
#[test]
fn leaves_decide_the_whole() {
    for (text, work) in
        [("sprouts: 7", 40), ("cram: 4x6", 40), ("misere cram: 4x4", 30), ("kayles: 12, 9, 4", 5)]
    {
        let position: Position = text.parse().expect(text);
        let expected = position.analyze(&mut Budget::unlimited()).expect(text).outcome();
        let answers = RefCell::new(HashMap::new());
        let answered = |job: &Job| answers.borrow().get(job.name()).copied();
        let mut rounds = 0;
        let found = loop {
            let budget = &mut Budget::unlimited();
            let cut = leaves(&position, 4, work, &answered, budget).expect(text).expect(text);
            if let Some(outcome) = cut.outcome {
                break outcome;
            }
            assert!(!cut.jobs.is_empty() && cut.jobs.len() <= 4, "{text}");
            for job in cut.jobs {
                let Answer::Outcome(OutcomeFound { outcome }) = done(&job).answer else {
                    panic!("{job}")
                };
                let before = answers.borrow_mut().insert(job.name().to_owned(), outcome);
                assert_eq!(before, None, "{text}: {job} was done before");
            }
            rounds += 1;
            assert!(rounds < 1000, "{text}");
        };
        assert_eq!(found, expected, "{text}");
    }
}
