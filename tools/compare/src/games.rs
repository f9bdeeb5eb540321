//! `cargo xtask bench games`: values of partizan positions, beside `cgt`.
//!
//! Each value is computed in a process of its own, so that the memory is that of
//! the value, and nothing is remembered. The processes take turns, and the
//! fastest of each counts.

use std::hash::Hash;
use std::process::Command;
use std::str::FromStr;
use std::time::Instant;

use cgt::grid::{small_bit_grid::SmallBitGrid, vec_grid::VecGrid};
use cgt::short::partizan::canonical_form::CanonicalForm;
use cgt::short::partizan::games::{amazons, domineering, toads_and_frogs};
use cgt::short::partizan::partizan_game::PartizanGame;
use cgt::short::partizan::transposition_table::ParallelTranspositionTable;
use nimatron::foundation::Budget;
use nimatron::partizan::{Arithmetic, Dyadic, Solver, Value, Values};
use nimatron::rulesets::amazons::Amazons;
use nimatron::rulesets::clobber::Clobber;
use nimatron::rulesets::domineering::Domineering;
use nimatron::rulesets::partizan::{PartizanSketch, Position};
use nimatron::rulesets::toads::Toads;

/// A value, how it is written, and how many times as fast as `cgt` it is to be
/// found, if that finds it.
struct Race {
    name: &'static str,
    position: &'static str,
    beside: Option<f64>,
}

const fn race(name: &'static str, position: &'static str, beside: Option<f64>) -> Race {
    Race { name, position, beside }
}

const RACES: [Race; 8] = [
    race("Domineering 4x6", "domineering: 4x6", Some(20.0)),
    race("Domineering 5x5", "domineering: 5x5", Some(20.0)),
    race("Domineering 4x7", "domineering: 4x7", Some(20.0)),
    race("Domineering 5x6", "domineering: 5x6", None),
    race("Toads and Frogs 6.4.6", "toads: tttttt....ffffff", Some(20.0)),
    race("Amazons 3x4", "amazons: x.../..../...o", Some(20.0)),
    race("Clobber 4x4", "clobber: 4x4", None),
    race("*14 heated by 1", "*14", Some(20.0)),
];

/// How often each value is computed.
const TURNS: usize = 3;

/// On how many threads, beside one.
const THREADS: usize = 2;

/// What a process found: seconds, kibibytes, and the temperature.
struct Found {
    seconds: f64,
    memory: u64,
    temperature: String,
}

/// Measures, and prints the table; or computes one value, if asked to.
pub fn run(arguments: &[String]) {
    if let [by, position] = arguments {
        let start = Instant::now();
        let temperature = match &by[..] {
            "cgt" => theirs(position),
            "threads" => ours(position, THREADS),
            _ => ours(position, 1),
        };
        println!("{} {} {temperature}", start.elapsed().as_secs_f64(), peak_memory());
        return;
    }
    println!(
        "seconds and MiB for the value and its temperature: on one thread, on {THREADS} threads, \
         with cgt 0.9.0, and how many times as long that is as one thread\n"
    );
    for Race { name, position, beside } in RACES {
        let mut mine: Option<Found> = None;
        let mut threaded: Option<Found> = None;
        let mut other: Option<Found> = None;
        for _ in 0..TURNS {
            keep_faster(&mut mine, found("nimatron", position));
            keep_faster(&mut threaded, found("threads", position));
            if beside.is_some() {
                keep_faster(&mut other, found("cgt", position));
            }
        }
        let (mine, threaded) = (mine.expect("a turn"), threaded.expect("a turn"));
        assert_eq!(mine.temperature, threaded.temperature, "{name}");
        let mut line = format!("{name:<22} {:>8.3} {:>6}", mine.seconds, mine.memory >> 10);
        line += &format!("   {:>8.3} {:>6}", threaded.seconds, threaded.memory >> 10);
        if let (Some(other), Some(times)) = (other, beside) {
            assert_eq!(mine.temperature, other.temperature, "{name}");
            let ratio = other.seconds / mine.seconds;
            let verdict = if ratio >= times { "met" } else { "MISSED" };
            line += &format!("   {:>8.3} {:>6}", other.seconds, other.memory >> 10);
            line += &format!("   {ratio:>6.1}x {verdict}");
        }
        println!("{line}");
    }
}

fn keep_faster(best: &mut Option<Found>, found: Found) {
    if best.as_ref().is_none_or(|best| found.seconds < best.seconds) {
        *best = Some(found);
    }
}

fn found(by: &str, position: &str) -> Found {
    let program = std::env::current_exe().expect("this program");
    let output = Command::new(program).args(["games", by, position]).output().expect("a process");
    let text = String::from_utf8(output.stdout).expect("text");
    let mut words = text.split_whitespace();
    let mut next = || words.next().unwrap_or_else(|| panic!("{by}: {position}: {text}"));
    Found {
        seconds: next().parse().expect("seconds"),
        memory: next().parse().expect("kibibytes"),
        temperature: next().into(),
    }
}

/// The most memory this process has had, in kibibytes, where the system says it.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

fn ours(position: &str, threads: usize) -> String {
    // Enough for the 6x6 board of Domineering, which takes minutes and is asked for alone.
    let values = Values::new(12 << 30);
    let budget = &mut Budget::unlimited().with_threads(threads);
    match position.split(':').next().unwrap_or_default() {
        "domineering" => value::<Domineering>(position, &values, budget),
        "toads" => value::<Toads>(position, &values, budget),
        "amazons" => value::<Amazons>(position, &values, budget),
        "clobber" => value::<Clobber>(position, &values, budget),
        _ => {
            let mut games = values.arithmetic(budget);
            let nimber = games.read(position).expect("a game");
            let heated = games.heat(nimber, Value::ONE).expect("a value");
            temperature(&mut games, heated)
        }
    }
}

fn value<G: PartizanSketch>(position: &str, values: &Values, budget: &mut Budget) -> String {
    let position: Position = position.parse().expect("a position");
    let game: &G = position.game().downcast_ref().expect("a position of the ruleset");
    let value = Solver::new(values).value(game, budget).expect("a value");
    temperature(&mut values.arithmetic(budget), value)
}

fn temperature(games: &mut Arithmetic, value: Value) -> String {
    let temperature: Dyadic = games.temperature(value).expect("a temperature");
    temperature.to_string()
}

fn theirs(position: &str) -> String {
    let (ruleset, board) = position.split_once(": ").unwrap_or(("", position));
    match ruleset {
        "domineering" => {
            let (rows, columns) = board.split_once('x').expect("a board");
            let row = ".".repeat(columns.parse().expect("columns"));
            let board = vec![row; rows.parse().expect("rows")].join("|");
            of_board::<domineering::Domineering<SmallBitGrid<_>>>(&board)
        }
        "toads" => of_board::<toads_and_frogs::ToadsAndFrogs>(&board.to_uppercase()),
        "amazons" => of_board::<amazons::Amazons<VecGrid<_>>>(&board.replace('/', "|")),
        _ => {
            let nimber = CanonicalForm::from_str(board).expect("a game");
            let one = CanonicalForm::from_str("1").expect("a game");
            nimber.heat(&one).temperature().to_string()
        }
    }
}

fn of_board<G: PartizanGame + FromStr + Eq + Hash + Send + Sync>(board: &str) -> String {
    let game = G::from_str(board).ok().expect("a board");
    game.canonical_form(&ParallelTranspositionTable::new()).temperature().to_string()
}
