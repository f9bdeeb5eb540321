//! `nimatron serve`: it tells its address first, and ends well.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};

struct Serving {
    child: Child,
    lines: BufReader<ChildStdout>,
}

impl Serving {
    fn new(arguments: &[&str]) -> Serving {
        let mut child = Command::new(env!("CARGO_BIN_EXE_nimatron"))
            .arg("serve")
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let lines = BufReader::new(child.stdout.take().expect("a pipe"));
        Serving { child, lines }
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.lines.read_line(&mut line).expect("a line");
        line.trim_end().to_string()
    }

    /// The port of an address as `http://127.0.0.1:8421/`.
    fn port(address: &str) -> u16 {
        let port = address.strip_prefix("http://").and_then(|rest| rest.strip_suffix('/'));
        let port =
            port.and_then(|rest| rest.rsplit_once(':')).and_then(|(_, port)| port.parse().ok());
        port.unwrap_or_else(|| panic!("{address:?} is no address"))
    }

    fn end(&mut self, signal: &str) -> Option<i32> {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status().expect("kill");
        assert!(sent.success());
        self.child.wait().expect("it ends").code()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_first_line_is_the_address_and_both_signals_end_it_well() {
    for signal in ["-INT", "-TERM"] {
        let mut serving = Serving::new(&["--port", "0"]);
        let address = serving.line();
        assert!(address.starts_with("http://127.0.0.1:"), "{address}");
        let mut client =
            TcpStream::connect(("127.0.0.1", Serving::port(&address))).expect("served");
        client.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("a request");
        let mut begin = [0; 12];
        client.read_exact(&mut begin).expect("an answer");
        assert_eq!(&begin, b"HTTP/1.1 200");
        assert_eq!(serving.end(signal), Some(0));
        // An open connection did not keep it.
        drop(client);
    }
}

#[test]
fn with_the_network_every_address_is_told() {
    let mut serving = Serving::new(&["--port", "0", "--lan"]);
    let address = serving.line();
    assert!(address.starts_with("http://127.0.0.1:"), "{address}");
    assert_eq!(serving.end("-TERM"), Some(0));
}

#[test]
fn a_port_that_is_taken_is_an_error_with_a_way_out() {
    let mut serving = Serving::new(&["--port", "0"]);
    let port = Serving::port(&serving.line()).to_string();
    let second =
        Command::new(env!("CARGO_BIN_EXE_nimatron")).args(["serve", "--port", &port]).output();
    let second = second.expect("the program starts");
    assert_eq!(second.status.code(), Some(2));
    let told = String::from_utf8(second.stderr).expect("text");
    assert!(told.contains("is taken") && told.contains("--port 0"), "{told}");
    assert!(second.stdout.is_empty());
}

#[test]
fn names_and_proxies_are_declared_and_nonsense_is_refused() {
    let arguments = ["--port", "0", "--name", "games.example", "--proxy", "127.0.0.1"];
    let mut serving = Serving::new(&arguments);
    let port = Serving::port(&serving.line());
    let status = |host: &str| {
        let mut client = TcpStream::connect(("127.0.0.1", port)).expect("served");
        write!(client, "GET / HTTP/1.1\r\nHost: {host}\r\n\r\n").expect("a request");
        let mut begin = [0; 12];
        client.read_exact(&mut begin).expect("an answer");
        String::from_utf8_lossy(&begin[9..]).into_owned()
    };
    assert_eq!(status("games.example"), "200");
    assert_eq!(status("example.org"), "403");
    assert_eq!(serving.end("-TERM"), Some(0));
    for nonsense in [["--name", "a b"], ["--name", "http://x"], ["--proxy", "games.example"]] {
        let refused = Command::new(env!("CARGO_BIN_EXE_nimatron"))
            .args(["serve", "--port", "0"])
            .args(nonsense)
            .output()
            .expect("the program starts");
        assert_eq!(refused.status.code(), Some(2), "{nonsense:?}");
        let told = String::from_utf8(refused.stderr).expect("text");
        assert!(told.contains(nonsense[1]), "{told}");
    }
}
