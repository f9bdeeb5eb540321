//! Clients that stall, flood, lie and leave: the others are served meanwhile, nothing goes on for
//! nobody, and the server ends when it is told to.

use std::{
    io::{Read, Write},
    net::{Shutdown, TcpStream},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use crate::support::{GENEROUS, Running, read, write};
use nimatron::api::{MOST_WORK, handle};
use nimatron::foundation::Budget;
use nimatron_web::Options;

/// Takes far longer than any test: a logarithm in a group with a prime factor of 72 bits.
const ENDLESS: &str =
    r#"{"request":"calc","input":"log(generator(256)^12345678901, generator(256))"}"#;
/// Takes some hundred thousand steps, and ends.
const LONG: &str =
    r#"{"request":"calc","input":"log(generator(128)^12345678901, generator(128))"}"#;

/// What normal clients ask.
const USUAL: &[&str] = &[
    r#"{"request":"position","position":"nim: 3, 5, 7"}"#,
    r#"{"request":"analyze","position":"nim: 1, w+3, w^w+5, e0, w1","level":2}"#,
    r#"{"request":"hint","position":"misere nim: 3, 4, 5","rung":6}"#,
    r#"{"request":"choose","position":"nimbers: (1,3) (4,2)","handles":["4,2","1,1"]}"#,
    r#"{"request":"preview","input":"(w+1)*"}"#,
    r#"{"request":"position","position":"nim: 1, w+, 5"}"#,
];

/// How many strangers: a thousand, if this process may open so many connections, twice.
fn crowd() -> usize {
    const WISHED: u64 = 1000;
    const OTHERS: u64 = 700;
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        let enough = limit.maximum.map_or(u64::MAX, |most| most).min(4 * WISHED);
        let _ = setrlimit(Resource::Nofile, Rlimit { current: Some(enough), ..limit });
        let now = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
        now.saturating_sub(OTHERS).min(WISHED) as usize
    }
    #[cfg(not(unix))]
    (WISHED as usize)
}

/// Something that a stranger does with a connection; what is returned stays open.
type Trick = fn(TcpStream) -> Option<TcpStream>;

const TRICKS: &[(&str, Trick)] = &[
    ("says nothing", Some),
    ("stops in the head", |mut stream| {
        let _ = stream.write_all(b"POST /api HTTP/1.1\r\nHost: local");
        Some(stream)
    }),
    ("stops in the body", |mut stream| {
        let _ = write(&mut stream, "POST /api\r\nContent-Length: 1000", b"{\"request\":");
        Some(stream)
    }),
    ("announces a huge body", |mut stream| {
        let _ = write(&mut stream, "POST /api\r\nContent-Length: 999999999999", b"x");
        Some(stream)
    }),
    ("sends a long body", |mut stream| {
        let _ = write(&mut stream, "POST /api", &vec![b'['; 7 << 20]);
        Some(stream)
    }),
    ("never ends its head", |mut stream| {
        let _ = stream.write_all(&[b"GET / HTTP/1.1\r\n".as_slice(), &[b'x'; 1 << 18]].concat());
        Some(stream)
    }),
    ("speaks another language", |mut stream| {
        let _ = stream.write_all(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\0\0\r\n\r\n");
        Some(stream)
    }),
    ("sends what is no JSON", |mut stream| {
        let _ = write(&mut stream, "POST /api", &b"{".repeat(100_000));
        Some(stream)
    }),
    ("closes its half", |mut stream| {
        let _ = write(&mut stream, "POST /api", ENDLESS.as_bytes());
        let _ = stream.shutdown(Shutdown::Write);
        Some(stream)
    }),
    ("names another host", |mut stream| {
        let _ = write(&mut stream, "POST /api\r\nHost: example.org", ENDLESS.as_bytes());
        Some(stream)
    }),
    ("reads nothing", |mut stream| {
        let _ = stream.set_write_timeout(Some(Duration::from_millis(20)));
        for _ in 0..200 {
            if write(&mut stream, "GET /style/style.css", b"").is_err() {
                break;
            }
        }
        Some(stream)
    }),
    ("asks what takes long", |mut stream| {
        let _ = write(&mut stream, "POST /api", ENDLESS.as_bytes());
        Some(stream)
    }),
    ("asks what takes long and leaves", |mut stream| {
        let _ = write(&mut stream, "POST /api", ENDLESS.as_bytes());
        None
    }),
    ("asks twice at once", |mut stream| {
        let _ = write(&mut stream, "POST /api", ENDLESS.as_bytes());
        let _ = write(&mut stream, "POST /api", ENDLESS.as_bytes());
        Some(stream)
    }),
];

/// Whatever can be done with a connection, done by a thousand strangers, over and over, while
/// normal clients ask and have to be answered correctly.
#[test]
fn a_thousand_strangers_harm_nobody() {
    let time = Duration::from_secs(60);
    let server = Running::new(&Options { time, ..Options::default() });
    let crowd = crowd();
    let (over, done) = (AtomicBool::new(false), AtomicUsize::new(0));
    let mut latencies = thread::scope(|scope| {
        const TROUBLEMAKERS: usize = 4;
        for part in 0..TROUBLEMAKERS {
            let (server, over, done) = (&server, &over, &done);
            scope.spawn(move || {
                let mut open = std::collections::VecDeque::new();
                for number in (part..).step_by(TROUBLEMAKERS) {
                    if over.load(Ordering::Relaxed) {
                        break;
                    }
                    if open.len() * TROUBLEMAKERS >= crowd {
                        // The oldest comes again, and the crowd stays as large as it is.
                        open.pop_front();
                        thread::sleep(Duration::from_millis(2));
                    }
                    let Ok(stream) = TcpStream::connect(server.address) else { continue };
                    let _ = stream.set_write_timeout(Some(Duration::from_millis(500)));
                    let (_, trick) = TRICKS[number % TRICKS.len()];
                    open.extend(trick(stream));
                    done.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        while done.load(Ordering::Relaxed) < crowd {
            thread::sleep(Duration::from_millis(10));
        }
        let normal: Vec<_> = (0..4)
            .map(|client| {
                let server = &server;
                scope.spawn(move || ask_usual(server, client))
            })
            .collect();
        let latencies: Vec<_> = normal.into_iter().map(|client| client.join()).collect();
        over.store(true, Ordering::Relaxed);
        latencies
            .into_iter()
            .flat_map(|client| client.expect("correct answers"))
            .collect::<Vec<_>>()
    });
    latencies.sort();
    let at = |share: usize| latencies[(latencies.len() - 1) * share / 100];
    println!(
        "{} requests beside {crowd} strangers, who came {} times: median {:?}, 90 % {:?}, 99 % {:?}, longest {:?}",
        latencies.len(),
        done.load(Ordering::Relaxed),
        at(50),
        at(90),
        at(99),
        at(100),
    );
}

/// Asks as a browser does, one question after the other, and gives the times that answers took.
fn ask_usual(server: &Running, client: usize) -> Vec<Duration> {
    const ROUNDS: usize = 20;
    let mut latencies = Vec::new();
    for round in 0..ROUNDS {
        for request in USUAL {
            let expected = handle(request, &mut Budget::nodes(MOST_WORK)).body;
            let began = Instant::now();
            let reply = loop {
                assert!(began.elapsed() < GENEROUS, "client {client} waits for {request}");
                let mut stream = server.connect();
                // A connection that breaks before the answer is tried again: browsers do so. On a
                // busy machine even a short computation may run out of its time in the quick lane.
                if write(&mut stream, "POST /api", request.as_bytes()).is_ok() {
                    match read(&mut stream) {
                        Ok(reply) if reply.status != 503 => break reply,
                        _ => {}
                    }
                }
            };
            latencies.push(began.elapsed());
            assert_eq!(reply.text(), expected, "client {client}, round {round}");
        }
    }
    latencies
}

#[test]
fn ordinary_requests_pass_by_hard_ones_of_the_same_machine() {
    let server = Running::new(&Options { time: Duration::from_secs(3600), ..Options::default() });
    let hard: Vec<_> = (0..200)
        .map(|_| {
            let mut stream = server.connect();
            write(&mut stream, "POST /api", ENDLESS.as_bytes()).expect("a request");
            stream
        })
        .collect();
    let mut kept = server.connect();
    for request in USUAL.iter().cycle().take(60) {
        let expected = handle(request, &mut Budget::nodes(MOST_WORK)).body;
        assert_eq!(server.ask(request).text(), expected, "{request}");
        write(&mut kept, "POST /api", request.as_bytes()).expect("a request");
        assert_eq!(read(&mut kept).expect("an answer").text(), expected, "{request}");
    }
    drop(hard);
}

#[test]
fn what_nobody_waits_for_is_cancelled() {
    // Without cancellation the threads would be occupied for an hour.
    let time = Duration::from_secs(3600);
    let server = Running::new(&Options { time, ..Options::default() });
    let threads = thread::available_parallelism().map_or(2, |n| n.get());
    let leaving: Vec<_> = (0..3 * threads)
        .map(|_| {
            let mut stream = server.connect();
            write(&mut stream, "POST /api", ENDLESS.as_bytes()).expect("a request");
            stream
        })
        .collect();
    thread::sleep(Duration::from_secs(1));
    drop(leaving);
    let reply = server.ask(LONG);
    assert_eq!(reply.status, 200, "{}", reply.text());
    assert_eq!(reply.text(), handle(LONG, &mut Budget::nodes(MOST_WORK)).body);
}

#[test]
fn a_long_computation_ends_with_its_time_and_says_so() {
    let server = Running::new(&Options { time: Duration::from_secs(1), ..Options::default() });
    let reply = server.ask(ENDLESS);
    assert_eq!(reply.status, 503);
    assert!(reply.text().contains(r#""kind":"exhausted""#), "{}", reply.text());
}

#[test]
fn too_many_long_computations_are_refused_and_not_piled_up() {
    let server =
        Arc::new(Running::new(&Options { time: Duration::from_secs(2), ..Options::default() }));
    let asking: Vec<_> = (0..200)
        .map(|_| {
            let server = server.clone();
            thread::spawn(move || server.ask(ENDLESS))
        })
        .collect();
    for asked in asking {
        let reply = asked.join().expect("an answer");
        assert_eq!(reply.status, 503);
        let answer: serde_json::Value = serde_json::from_slice(&reply.body).expect("JSON");
        assert_eq!(answer["error"]["kind"], "exhausted");
    }
}

#[test]
fn the_server_ends_beside_idle_busy_and_stalled_clients() {
    let mut server =
        Running::new(&Options { time: Duration::from_secs(3600), ..Options::default() });
    let mut clients: Vec<_> =
        TRICKS.iter().filter_map(|(_, trick)| trick(server.connect())).collect();
    let mut idle = server.connect();
    write(&mut idle, "GET /", b"").expect("a request");
    assert_eq!(read(&mut idle).expect("an answer").status, 200);
    server.stop();
    assert!(TcpStream::connect(server.address).is_err());
    let mut rest = Vec::new();
    for client in &mut clients {
        // Closed or reset, but not left waiting.
        let _ = client.read_to_end(&mut rest);
    }
}
