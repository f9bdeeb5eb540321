//! What the server answers, and under which headers.

use std::io::{Read, Write};

use crate::support::{GENEROUS, Reply, Running, read, write};
use nimatron::api::{FailureKind, MOST_WORK, handle};
use nimatron::foundation::Budget;
use nimatron_web::Options;

fn server() -> Running {
    Running::new(&Options { time: GENEROUS, ..Options::default() })
}

/// Requests of every kind, one a line, whose answers through the other doors are compared there.
const REQUESTS: &str = include_str!("../../../games/tests/corpus/requests.jsonl");

#[test]
fn answers_are_those_of_the_library_byte_for_byte() {
    let server = server();
    let mut statuses = Vec::new();
    for request in REQUESTS.lines().filter(|line| !line.trim().is_empty()) {
        let answer = handle(request, &mut Budget::nodes(MOST_WORK));
        let reply = server.ask(request);
        assert_eq!(reply.text(), answer.body, "{request}");
        let expected = match answer.failure {
            None | Some(FailureKind::Input | FailureKind::Illegal) => 200,
            Some(FailureKind::Exhausted) => 503,
            Some(FailureKind::Request) => 400,
        };
        assert_eq!(reply.status, expected, "{request}");
        assert_eq!(reply.header("content-type"), Some("application/json"));
        assert_eq!(reply.header("cache-control"), Some("no-store"));
        statuses.push(reply.status);
    }
    assert!(statuses.contains(&200) && statuses.contains(&400), "{statuses:?}");
}

#[test]
fn what_is_asked_next_about_a_position_is_not_solved_anew() {
    let server = server();
    let analyses = || server.service.analyses();
    let position = "cram: 4x5";
    let ask = |request: &str| {
        let before = analyses().nodes();
        let request = format!(r#"{{"position":"{position}","request":{request}}}"#);
        let expected = handle(&request, &mut Budget::nodes(MOST_WORK)).body;
        assert_eq!(server.ask(&request).text(), expected, "{request}");
        analyses().nodes() - before
    };
    let first = ask(r#""analyze","level":0"#);
    for request in [
        r#""options""#,
        r#""hint","rung":3"#,
        r#""hint","rung":4"#,
        r#""explain","level":3"#,
        r#""analyze","with":["view","told","hint","options"]"#,
    ] {
        // The quick lane may try once more where the clock ended it.
        let again = ask(request);
        assert!(again < first / 2, "{request}: {again} after {first}");
    }
    let bytes = analyses().bytes();
    assert!(analyses().count() > 0 && (1..=64 << 20).contains(&bytes), "{bytes}");
}

#[test]
fn every_answer_is_guarded() {
    let server = server();
    let oversized = "POST /api\r\nContent-Length: 99999999999";
    for (head, status) in [
        ("GET /", 200),
        ("GET /index.html", 200),
        ("GET /nowhere", 404),
        ("GET /../../etc/passwd", 404),
        ("GET /%2e%2e/Cargo.toml", 404),
        ("GET /api", 405),
        ("PUT /api", 405),
        ("OPTIONS /api", 405),
        ("POST /", 405),
        ("DELETE /index.html", 405),
        ("POST /api", 400),
        ("POST /api?x=1", 400),
        ("POST /api/", 405),
        (oversized, 413),
        ("GET /\r\nHost: example.org", 403),
        ("GET /\r\nHost: localhost\r\nHost: localhost", 403),
        ("POST /api\r\nOrigin: http://example.org", 403),
        ("POST /api\r\nOrigin: null", 403),
    ] {
        let reply = server.send(head, b"");
        assert_eq!(reply.status, status, "{head}");
        let policy = reply.header("content-security-policy").unwrap_or_default();
        for rule in
            ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]
        {
            assert!(policy.contains(rule), "{head}: {policy}");
        }
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"), "{head}");
        assert_eq!(reply.header("referrer-policy"), Some("no-referrer"), "{head}");
        if head.contains(" /api\r\n") || head == "GET /api" {
            let answer: serde_json::Value = serde_json::from_slice(&reply.body).expect("JSON");
            assert!(answer["error"]["message"].is_string(), "{head}");
            assert_eq!(answer["schema"], 1);
        }
    }
    assert_eq!(server.send("POST /", b"").header("allow"), Some("GET, HEAD"));
    assert_eq!(server.send("GET /api", b"").header("allow"), Some("POST"));
    let ours = format!("POST /api\r\nHost: {0}\r\nOrigin: http://{0}", server.address);
    assert_eq!(server.send(&ours, br#"{"request":"games"}"#).status, 200);
}

#[test]
fn files_have_their_type_and_are_kept_by_the_browser() {
    let server = server();
    let page = server.send("GET /", b"");
    assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(page.header("cache-control"), Some("no-cache"));
    assert!(!page.text().contains("<style") && !page.text().contains("style="));
    let types = [(".js", "text/javascript; charset=utf-8"), (".css", "text/css; charset=utf-8")];
    for (ending, kind) in types {
        let names = page.text().split('"').filter(|name| name.ends_with(ending));
        for name in names {
            let reply = server.send(&format!("GET /{name}"), b"");
            assert_eq!((reply.status, reply.header("content-type")), (200, Some(kind)), "{name}");
        }
    }
    let tag = page.header("etag").expect("a tag");
    for known in [tag.to_string(), format!("\"x\", W/{tag}")] {
        let reply = server.send(&format!("GET /\r\nIf-None-Match: {known}"), b"");
        assert_eq!((reply.status, reply.header("etag")), (304, Some(tag)));
    }
    assert_eq!(server.send("GET /\r\nIf-None-Match: \"x\"", b"").status, 200);

    let mut stream = server.connect();
    write(&mut stream, "HEAD /\r\nConnection: close", b"").expect("a request");
    let mut head = String::new();
    stream.read_to_string(&mut head).expect("an answer");
    assert!(head.starts_with("HTTP/1.1 200") && head.ends_with("\r\n\r\n"), "{head}");
    assert!(head.contains(&format!("content-length: {}", page.body.len())), "{head}");
}

#[test]
fn files_are_compressed_for_those_who_read_it() {
    let server = server();
    let encoding = |path: &str, accepted: &str| {
        let reply = server.send(&format!("GET {path}\r\nAccept-Encoding: {accepted}"), b"");
        assert_eq!(reply.status, 200, "{path}");
        assert_eq!(reply.header("vary"), Some("accept-encoding"), "{path}");
        assert!(reply.header("etag").is_some_and(|tag| tag.starts_with("W/")), "{path}");
        reply.header("content-encoding").map(str::to_owned)
    };
    for (accepted, expected) in [
        ("gzip, deflate, br", Some("gzip")),
        ("deflate;q=0.5,GZIP;q=1.0", Some("gzip")),
        ("gzip;q=0", None),
        ("br", None),
    ] {
        assert_eq!(encoding("/app.js", accepted).as_deref(), expected, "{accepted}");
    }
    for path in ["/", "/icon.svg", "/fonts/OFL.txt"] {
        assert_eq!(encoding(path, "gzip").as_deref(), Some("gzip"), "{path}");
    }
    let page = server.send("GET /style/page.css", b"");
    let fonts: Vec<_> = page.text().split('"').filter(|name| name.ends_with(".woff2")).collect();
    assert!(!fonts.is_empty());
    for font in fonts {
        assert_eq!(encoding(&font.replacen("..", "", 1), "gzip"), None, "{font}");
    }
}

#[test]
fn a_connection_serves_many_requests() {
    let server = server();
    let mut stream = server.connect();
    for _ in 0..50 {
        write(&mut stream, "POST /api", br#"{"request":"calc","input":"*5 + *3"}"#).expect("sent");
        assert!(read(&mut stream).expect("an answer").text().contains("\"*6\""));
        write(&mut stream, "GET /", b"").expect("sent");
        assert_eq!(read(&mut stream).expect("an answer").status, 200);
    }
}

#[test]
fn what_is_too_long_or_no_text_is_refused() {
    let server = server();
    let in_pieces = |pieces: usize| -> Reply {
        let mut stream = server.connect();
        write(&mut stream, "POST /api\r\nTransfer-Encoding: chunked", b"").expect("a head");
        let piece = [b"10000\r\n".as_slice(), &[b' '; 0x10000], b"\r\n"].concat();
        for _ in 0..pieces {
            // The server may refuse, and close, before it has read all.
            if stream.write_all(&piece).is_err() {
                break;
            }
        }
        let _ = stream.write_all(b"0\r\n\r\n");
        read(&mut stream).expect("an answer")
    };
    assert_eq!(in_pieces(3).status, 400);
    assert_eq!(in_pieces(5).status, 413);

    let padded = |length: usize| {
        let request = r#"{"request":"calc","input":"2+2"}"#;
        server.ask(&format!("{request}{}", " ".repeat(length - request.len()))).status
    };
    assert_eq!(padded(1 << 20), 200);
    assert_eq!(server.send("POST /api", b"\xff\xfe").status, 400);
    // Whoever is refused in the middle of a head may find the connection closed.
    let mut stream = server.connect();
    let sent = write(&mut stream, &format!("GET /{}", "x".repeat(1 << 20)), b"");
    match sent.and_then(|()| read(&mut stream)) {
        Ok(reply) => assert_eq!(reply.status / 100, 4),
        Err(error) => assert_ne!(error.kind(), std::io::ErrorKind::WouldBlock, "{error}"),
    }
    assert_eq!(server.send("GET /", b"").status, 200);
}

/// What the server answers to these bytes, which need not be a request.
fn raw(server: &Running, bytes: &[u8]) -> Reply {
    let mut stream = server.connect();
    stream.write_all(bytes).expect("sent");
    read(&mut stream).expect("an answer")
}

fn is_guarded(reply: &Reply) -> bool {
    ["content-security-policy", "x-content-type-options", "referrer-policy"]
        .into_iter()
        .chain(["cross-origin-resource-policy"])
        .all(|name| reply.headers.iter().filter(|(known, _)| known == name).count() == 1)
}

#[test]
fn heads_that_nobody_can_read_are_refused_under_the_policy_too() {
    let server = server();
    let long = format!("GET /{} HTTP/1.1\r\nHost: localhost\r\n\r\n", "x".repeat(40 << 10));
    let many = format!("GET / HTTP/1.1\r\nHost: localhost\r\n{}\r\n", "a: b\r\n".repeat(120));
    for (text, status) in [
        ("nonsense\r\n\r\n", 400),
        ("GET / HTTP/7.1\r\nHost: localhost\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost localhost\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n", 400),
        ("POST /api HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip\r\n\r\n", 400),
        (&many, 431),
    ] {
        let reply = raw(&server, text.as_bytes());
        assert_eq!(reply.status, status, "{text}");
        assert!(is_guarded(&reply), "{text}: {reply:?}");
    }
    // Whoever is refused in the middle of a head may find the connection closed.
    let mut stream = server.connect();
    if stream.write_all(long.as_bytes()).is_ok() {
        if let Ok(reply) = read(&mut stream) {
            assert!([414, 431].contains(&reply.status) && is_guarded(&reply), "{reply:?}");
        }
    }
    // Behind a good request on the same connection.
    let mut stream = server.connect();
    stream.write_all(b"GET /x HTTP/1.1\r\nHost: localhost\r\n\r\nnonsense\r\n\r\n").expect("sent");
    for status in [404, 400] {
        let reply = read(&mut stream).expect("an answer");
        assert!(reply.status == status && is_guarded(&reply), "{reply:?}");
    }
}

#[test]
fn a_body_that_breaks_off_is_no_long_one() {
    let server = server();
    let chunked = "POST /api HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";
    for chunks in ["zz\r\n{}\r\n0\r\n\r\n", "2\r\n{}x\r\n0\r\n\r\n", "-1\r\n\r\n"] {
        let reply = raw(&server, format!("{chunked}{chunks}").as_bytes());
        assert_eq!(reply.status, 400, "{chunks:?}");
        assert!(reply.text().contains("cannot be read") && is_guarded(&reply), "{reply:?}");
    }
}

#[test]
fn a_page_from_elsewhere_is_refused_however_it_hides() {
    let server = server();
    let games = br#"{"request":"games"}"#;
    let status = |headers: &str| server.send(&format!("POST /api\r\n{headers}"), games).status;
    for (headers, expected) in [
        ("Host: localhost:80\r\nOrigin: http://localhost", 200),
        ("Host: LOCALHOST\r\nOrigin: http://localhost:80", 200),
        ("Host: localhost\r\nOrigin: http://localhost\r\nOrigin: http://example.org", 403),
        ("Host: localhost\r\nOrigin: http://localhost\r\nOrigin: http://localhost", 403),
        ("Host: localhost\r\nOrigin: http://localhost:81", 403),
        ("Host: localhost\r\nOrigin: https://localhost", 403),
        ("Host: localhost\r\nOrigin: localhost", 403),
        ("Host: localhost\r\nOrigin: http://example.org@localhost", 403),
        ("Host: localhost\r\nOrigin: ", 403),
        ("Host: example.org@localhost", 403),
        ("Host: localhost, example.org", 403),
        ("Host: ", 403),
    ] {
        assert_eq!(status(headers), expected, "{headers}");
    }
    let line = |line: &str| server.send(&format!("{line}\r\nHost: localhost:80"), b"").status;
    for (target, expected) in [
        ("GET http://localhost/", 200),
        ("GET http://LocalHost:80/", 200),
        ("GET http://example.org/", 400),
        ("GET http://localhost:81/", 400),
        ("GET https://localhost:80/", 400),
        ("GET http://example.org@localhost/", 400),
        ("CONNECT example.org:80", 400),
        ("CONNECT localhost:80", 405),
        ("OPTIONS *", 405),
    ] {
        assert_eq!(line(target), expected, "{target}");
    }
}

#[test]
fn with_the_network_addresses_and_given_names_are_welcome() {
    let names = vec!["classroom.local".to_string()];
    let server = Running::new(&Options { lan: true, names, ..Options::default() });
    for (host, expected) in [
        ("localhost", 200),
        ("10.1.2.3:80", 200),
        ("[fe80::1]:80", 200),
        ("classroom.local", 200),
        ("Classroom.Local:8421", 200),
        ("example.org", 403),
        ("www.classroom.local", 403),
        ("10.1.2.3.example.org", 403),
    ] {
        assert_eq!(server.send(&format!("GET /\r\nHost: {host}"), b"").status, expected, "{host}");
    }
    let foreign = "POST /api\r\nHost: classroom.local\r\nOrigin: http://example.org";
    assert_eq!(server.send(foreign, b"").status, 403);
    let bad = Options { port: 0, names: vec!["http://x/".into()], ..Options::default() };
    assert!(nimatron_web::Server::bind(&bad).is_err());
}

#[test]
fn behind_a_proxy_pages_may_be_secure() {
    let names = vec!["games.example".to_string()];
    let here = "127.0.0.1".parse().expect("an address");
    let direct = Running::new(&Options { names: names.clone(), ..Options::default() });
    let proxies = vec![here];
    let proxied = Running::new(&Options { names, proxies, ..Options::default() });
    let head = "POST /api\r\nHost: games.example\r\nOrigin: https://games.example\r\n\
                X-Forwarded-For: 192.0.2.1";
    let games = br#"{"request":"games"}"#;
    assert_eq!(direct.send(head, games).status, 403);
    assert_eq!(proxied.send(head, games).status, 200);
    assert_eq!(proxied.send(&head.replace("https:", "http:"), games).status, 200);
    assert_eq!(proxied.send(&head.replace("https://games", "https://x"), games).status, 403);
}

#[test]
fn a_folder_can_stand_for_the_embedded_page() {
    let folder = std::env::temp_dir().join(format!("nimatron-page-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("deep")).expect("a folder");
    std::fs::write(folder.join("index.html"), "one").expect("a file");
    std::fs::write(folder.join("deep/x.svg"), "<svg/>").expect("a file");
    let server = Running::new(&Options { page: Some(folder.clone()), ..Options::default() });
    assert_eq!(server.send("GET /", b"").text(), "one");
    std::fs::write(folder.join("index.html"), "two").expect("a file");
    assert_eq!(server.send("GET /", b"").text(), "two");
    assert_eq!(server.send("GET /deep/x.svg", b"").header("content-type"), Some("image/svg+xml"));
    assert_eq!(server.send("GET /deep/../../x", b"").status, 404);
    std::fs::remove_dir_all(folder).expect("the folder goes");
    assert!(
        nimatron_web::Server::bind(&Options {
            port: 0,
            page: Some("/no/such/folder".into()),
            ..Options::default()
        })
        .is_err()
    );
}
