//! Whatever is asked, an answer costs no more nodes, memory and bytes than its budget allows. Nothing
//! here looks at a clock: what is not bounded does not end.

use std::alloc::System;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use alloc_metrics::{MetricAlloc, thread_metrics};
use nimatron::api::{FailureKind, LONGEST_ANSWER, handle};
use nimatron::certificate::{Invalid, verify};
use nimatron::foundation::{Budget, Exhausted};
use serde_json::{Value, json};

#[global_allocator]
static MEMORY: MetricAlloc<System> = MetricAlloc::new(System);

/// What a request may take here.
const NODES: u64 = 30_000;
const BYTES: u64 = 48 << 20;
/// What may be taken between two looks at the memory.
const ASIDE: u64 = 24 << 20;

/// Bytes that this thread holds.
fn held() -> u64 {
    thread_metrics().allocated_bytes.max(0) as u64
}

/// Asks within bounds, and confirms that they hold.
fn ask(request: &Value) -> (String, Option<FailureKind>) {
    let (before, most) = (held(), Arc::new(AtomicU64::new(0)));
    let seen = most.clone();
    let meter = move || {
        let own = held().saturating_sub(before);
        seen.fetch_max(own, Ordering::Relaxed);
        own
    };
    let mut budget = Budget::nodes(NODES).with_memory(BYTES).with_meter(meter);
    let answer = handle(&request.to_string(), &mut budget);
    let shown = || request.to_string().chars().take(120).collect::<String>();
    assert!(answer.body.len() <= LONGEST_ANSWER, "{} bytes: {}", answer.body.len(), shown());
    let most = most.load(Ordering::Relaxed);
    assert!(most <= BYTES + ASIDE, "{} MiB: {}", most >> 20, shown());
    (answer.body, answer.failure)
}

/// Everything that can be asked of a position.
fn ask_all(position: &str) {
    let requests = [
        json!({"request": "position", "position": position}),
        json!({"request": "moves", "position": position}),
        json!({"request": "analyze", "position": position, "level": 3}),
        json!({"request": "options", "position": position}),
        json!({"request": "hint", "position": position, "rung": 1}),
        json!({"request": "explain", "position": position, "level": 3}),
        json!({"request": "prove", "position": position}),
        json!({"request": "picture", "position": position, "picture": "values"}),
    ];
    requests.iter().for_each(|request| drop(ask(request)));
}

fn piles(count: u64, most: u64) -> String {
    let piles = (0..count).map(|index| (index * 7919 % most + 1).to_string());
    piles.collect::<Vec<_>>().join(", ")
}

#[test]
fn sums_with_more_moves_than_memory() {
    for position in [
        "nim(piles=2): 1, 9223372036854775808 + nim: 2",
        "nim(piles=4): 900, 800, 700, 600, 500 + cram: 2x3",
        "misere cram: 4x2 + nim: 1, 9223372036854775807",
        "domineering: 3x4 + nim: 4000",
        "nim: w^w + nimstring: bipartite(4,6)",
    ] {
        ask_all(position);
    }
}

#[test]
fn theorems_that_take_a_search_and_turns_without_number() {
    ask_all("nimstring: bipartite(4,6)");
    ask_all("nimstring: complete(7)");
    ask_all("misere nimstring: bipartite(4,6)");
    let leaves: Vec<String> = (1..=24).map(|coin| format!("0-{coin}")).collect();
    ask_all(&format!("nimstring: {}", leaves.join(", ")));
    ask_all(&format!("nimstring: {}, 0-a-0", leaves[..22].join(", ")));
}

#[test]
fn long_lists_of_long_moves() {
    ask_all(&format!("nim(piles=1400): {}", piles(1500, 1500)));
    ask_all(&format!("nim(piles=30): {}", piles(60, 1 << 60)));
    ask_all(&format!("nim: {}", piles(2000, 1_000_000)));
    let digits = |digit: &str| digit.repeat(1000);
    ask_all(&format!("nimbers: ({},{},{})", digits("9"), digits("7"), digits("5")));
    let stones =
        (0..900u64).map(|i| format!("({},{})", i * 7919 % 1009 + 1, i * 104_729 % 997 + 1));
    ask_all(&format!("nimbers: {}", stones.collect::<Vec<_>>().join(" ")));
}

#[test]
fn searches_of_every_kind() {
    let euclid = (0..16).map(|i| format!("({},{})", 9999 - i, 1 + i));
    let euclid = format!("euclid: {}", euclid.collect::<Vec<_>>().join(" "));
    let arcs = (0..300).flat_map(|i| (i + 1..(i + 6).min(300)).map(move |j| format!("{i}>{j}")));
    let graph = format!("graph: 0 | {}", arcs.collect::<Vec<_>>().join(", "));
    for position in [
        "cram: 8x8",
        "misere cram: 6x6",
        "domineering: 8x8",
        "misere domineering: 6x6",
        "0.7777777777777777: 16000",
        "misere grundy: 16000",
        "wythoff: (16000,15999)",
        &euclid,
        &graph,
        &format!("kayles: {}", ["250"; 64].join(", ")),
    ] {
        ask_all(position);
    }
}

#[test]
fn a_sum_is_read_in_linear_time() {
    // Each of the many signs could begin a ruleset, whose colon is far away.
    let text = format!("cram: 2x2 {}: 3", "+ w ".repeat(500_000));
    assert!(text.parse::<nimatron::rulesets::Position>().is_err());
}

/// A certificate with a position, and with so many equal steps.
fn certificate(position: &str, step: &Value, count: usize) -> String {
    let mut steps = vec![step.clone(); count];
    steps.push(json!({"claim": "theorem", "theorem": "bouton"}));
    let explanation = json!({
        "claim": "outcome", "position": position, "convention": "normal", "outcome": "P",
        "because": steps,
    });
    json!({
        "nimatron": "certificate", "schema": 1, "position": position, "convention": "normal",
        "outcome": "P", "explanation": explanation,
    })
    .to_string()
}

#[test]
fn certificates_are_paid_for_step_by_step() {
    let balance = json!({"claim": "balance", "modulus": 2, "uneven": []});
    let piles = format!("nim: {}", ["3"; 4000].join(", "));
    let text = certificate(&piles, &balance, 10_000);
    let nodes = Exhausted::Nodes { limit: 1 << 20 };
    let told = verify(&text, &mut Budget::nodes(1 << 20));
    assert!(matches!(told, Err(Invalid::Exhausted(why)) if why == nodes));
    let stones: Vec<String> = (1..400).map(|i| format!("({i},{i})")).collect();
    let stones = format!("nimbers: {}", stones.join(" "));
    let every = json!({"claim": "every_move_loses"});
    let told = verify(&certificate(&stones, &every, 100_000), &mut Budget::nodes(1 << 20));
    assert!(told.is_err());
}

#[test]
fn an_answer_that_would_be_too_long_is_refused() {
    let chain: Vec<String> = (0..1000).map(|i| format!("{i}>{}", i + 1)).collect();
    let position = format!("graph: 0 | {}", chain.join(", "));
    let (body, failure) = ask(&json!({"request": "prove", "position": position}));
    assert!(failure.is_none() || body.contains("an answer of more than 4194304 bytes"), "{body}");
}
