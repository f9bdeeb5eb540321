//! How long answers take over HTTP, one after the other: `cargo bench --package nimatron-web`.

#[path = "../tests/server/support/mod.rs"]
mod support;

use std::time::Instant;

use nimatron_web::Options;
use support::{Running, read, write};

const REQUESTS: &[&str] = &[
    r#"{"request":"position","position":"nim: 1, 2, 3"}"#,
    r#"{"request":"position","position":"nim: 3, 5, 7"}"#,
    r#"{"request":"position","position":"nim: 20, 30, 40"}"#,
    r#"{"request":"position","position":"nim: 1, w+3, w^w+5, w^(w+3)+w^w*3+w*5+7, e0, w1"}"#,
    r#"{"request":"position","position":"nimbers: (1,3) (4,7) (14,8)"}"#,
    r#"{"request":"analyze","position":"nim: 3, 5, 7","level":3}"#,
    r#"{"request":"analyze","position":"misere nim: 3, 4, 5","level":3}"#,
    r#"{"request":"analyze","position":"nim(max=4): 11, 14, 9, 13","level":3}"#,
    r#"{"request":"analyze","position":"nim: 1, w+3, w^w+5, w^(w+3)+w^w*3+w*5+7, e0, w1","level":3}"#,
    r#"{"request":"analyze","position":"nimbers: (1,3) (4,7) (14,8)","level":3}"#,
    r#"{"request":"options","position":"nim: 3, 5, 7"}"#,
    r#"{"request":"hint","position":"nim: 3, 5, 7","rung":7}"#,
    r#"{"request":"choose","position":"nim: 3, 5, 7","handles":["3:6"]}"#,
    r#"{"request":"play","game":{"start":"nim: 3, 5, 7","players":["person","perfect"],"starter":1,"seed":1,"moves":["1: 3 -> 0"]},"machine":true}"#,
    r#"{"request":"prove","position":"nim: 3, 5, 7"}"#,
    r#"{"request":"calc","input":"*14 * *8"}"#,
];

fn main() {
    // `cargo test` runs benchmarks too, once.
    let rounds = if std::env::args().any(|argument| argument == "--bench") { 200 } else { 1 };
    let server = Running::new(&Options::default());
    let mut stream = server.connect();
    println!("{:>9} {:>9} {:>9}  milliseconds: median, 99 %, longest", "", "", "");
    for request in REQUESTS {
        let mut times = Vec::with_capacity(rounds);
        for _ in 0..rounds {
            let began = Instant::now();
            write(&mut stream, "POST /api", request.as_bytes()).expect("a request");
            let reply = read(&mut stream).expect("an answer");
            times.push(began.elapsed());
            assert_eq!(reply.status, 200, "{}", reply.text());
        }
        times.sort();
        let [median, most, longest] = [50, 99, 100]
            .map(|share| times[(times.len() - 1) * share / 100].as_secs_f64() * 1000.0);
        println!("{median:9.3} {most:9.3} {longest:9.3}  {request}");
    }
}
