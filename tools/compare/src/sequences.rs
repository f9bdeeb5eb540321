//! Grundy values of games with heaps beside those of `ogs`, and proofs of periods.

use std::time::Instant;

use nimatron::foundation::Budget;
use nimatron::impartial::sequence::kernel::{Keep, Values, fastest};
use nimatron::impartial::sequence::period::{Search, Verdict};
use nimatron::impartial::sequence::{Code, HeapRules, values};
use ogs::{RC2Solver, RCSolver, Solver};
use rayon::ThreadPoolBuilder;

/// A game, how many heaps, and million values a second that are asked for.
struct Race {
    game: &'static str,
    heaps: u64,
    rate: f64,
    beside: Option<Beside>,
}

/// The faster solver of `ogs` for the game, how many heaps for it, and how many
/// times its values are asked for.
struct Beside {
    solver: fn(&str, usize) -> (f64, u64),
    heaps: usize,
    times: f64,
}

const fn beside(solver: fn(&str, usize) -> (f64, u64), heaps: usize, times: f64) -> Option<Beside> {
    Some(Beside { solver, heaps, times })
}

const RACES: [Race; 8] = [
    Race {
        game: "0.106",
        heaps: 100_000_000,
        rate: 50.0,
        beside: beside(peer::<RC2Solver>, 10_000_000, 8.0),
    },
    Race {
        game: "0.104",
        heaps: 50_000_000,
        rate: 30.0,
        beside: beside(peer::<RC2Solver>, 10_000_000, 6.0),
    },
    Race {
        game: "0.16",
        heaps: 20_000_000,
        rate: 18.0,
        beside: beside(peer::<RCSolver>, 1_000_000, 8.0),
    },
    Race {
        game: "0.167",
        heaps: 20_000_000,
        rate: 13.0,
        beside: beside(peer::<RCSolver>, 1_000_000, 8.0),
    },
    Race {
        game: "0.454",
        heaps: 20_000_000,
        rate: 0.0,
        beside: beside(peer::<RC2Solver>, 1_000_000, 3.0),
    },
    Race {
        game: "0.6",
        heaps: 1_000_000,
        rate: 0.6,
        beside: beside(peer::<RCSolver>, 200_000, 0.0),
    },
    Race { game: "grundy", heaps: 1_000_000, rate: 1.0, beside: None },
    Race { game: "0.007", heaps: 1_000_000, rate: 0.025, beside: None },
];

/// A game whose period is to be proved, and the seconds for it.
const PROOFS: [(&str, f64); 4] =
    [("0.104", 15.0), ("0.454", 40.0), ("0.054", 35.0), ("0.354", 60.0)];

/// Measures, and prints the tables.
pub fn run() {
    println!(
        "million values a second on one core, and on all; how many times those of ogs 0.0.6, \
         on one core and on all\n"
    );
    for race in RACES {
        let code = code(race.game);
        let (one, checksum) = ours(&code, race.heaps, 1);
        let (all, again) = ours(&code, race.heaps, 0);
        assert_eq!(checksum, again, "{}", race.game);
        let mut line = format!("{:<8} {one:>9.3} {all:>9.3}", race.game);
        let mut met = one >= race.rate;
        if let Some(Beside { solver, heaps, times }) = race.beside {
            let (few, same) = ours(&code, heaps as u64, 1);
            let (rate, checksum) = solver(race.game, heaps);
            assert_eq!(checksum, same, "{}", race.game);
            let ratio = few / rate;
            line += &format!("   ogs {rate:.3} ({ratio:.1}x, {:.1}x)", ratio * all / one);
            met &= ratio >= times;
        }
        println!("{line}   {}", if met { "met" } else { "MISSED" });
    }
    println!("\nseconds to prove a period\n");
    for (game, seconds) in PROOFS {
        let start = Instant::now();
        let code = code(game);
        let mut values = values(&code, Vec::new()).expect("an octal code");
        let search = Search::new(&code, 1 << 32);
        let (verdict, _) = search.run(&mut *values, &mut Budget::unlimited(), &mut |_| ());
        let taken = start.elapsed().as_secs_f64();
        let Verdict::Proved(proved) = verdict else { panic!("{game}: {verdict:?}") };
        let (period, preperiod) = (proved.period().period, proved.period().preperiod);
        let verdict = if taken <= seconds { "met" } else { "MISSED" };
        println!("{game:<8} {taken:>7.1} of {seconds:>4}   {period} after {preperiod}   {verdict}");
    }
}

fn code(game: &str) -> Code {
    game.parse::<HeapRules>().expect("a game").code().clone()
}

/// Million values a second on so many threads (0 for all), and a checksum.
fn ours(code: &Code, heaps: u64, threads: usize) -> (f64, u64) {
    let pool = ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    pool.install(|| {
        let digits = code.digits().expect("an octal code");
        let mut values = fastest(&digits, Keep::Ends(1 << 20)).expect("an octal code");
        let (mut sum, mut left) = (0, heaps);
        let start = Instant::now();
        let mut add = |new: &[u16]| {
            let new = &new[..new.len().min(left as usize)];
            left -= new.len() as u64;
            sum = checksum(sum, new);
        };
        values.extend(heaps, &mut Budget::unlimited(), &mut add).expect("values of 16 bits");
        (heaps as f64 / start.elapsed().as_secs_f64() / 1e6, sum)
    })
}

fn peer<S: Solver>(game: &str, heaps: usize) -> (f64, u64)
where
    S::Stats: Default,
{
    let game = ogs::Game::from_ascii(game.as_bytes()).expect("an octal code");
    let mut solver = S::with_capacity(game, heaps);
    let start = Instant::now();
    solver.by_ref().take(heaps).for_each(drop);
    let rate = heaps as f64 / start.elapsed().as_secs_f64() / 1e6;
    (rate, checksum(0, solver.nimbers()))
}

fn checksum(sum: u64, values: &[u16]) -> u64 {
    values.iter().fold(sum, |sum, value| {
        (sum ^ u64::from(*value)).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(5)
    })
}
