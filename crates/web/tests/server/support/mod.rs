//! A server of the test's own, and clients that speak HTTP word by word.
#![allow(dead_code)]

use std::{
    io::{self, Read, Write},
    net::{SocketAddr, TcpStream},
    sync::Arc,
    thread::{self, JoinHandle},
    time::Duration,
};

use nimatron::api::Service;
use nimatron_web::{Options, Server};
use tokio::sync::oneshot;

/// The longest that anything is waited for: it ends a test that would hang, however busy the machine
/// is.
pub const GENEROUS: Duration = Duration::from_secs(600);

/// A server that runs until it is dropped.
pub struct Running {
    pub address: SocketAddr,
    pub service: Arc<Service>,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<io::Result<()>>>,
}

impl Running {
    pub fn new(options: &Options) -> Running {
        let server = Server::bind(&Options { port: 0, ..options.clone() }).expect("a free port");
        let (url, service) = (server.address(), server.service());
        let address = url.trim_start_matches("http://").trim_end_matches('/').parse();
        let (stop, stopped) = oneshot::channel();
        let run = move || {
            let end = async {
                let _ = stopped.await;
            };
            server.run(|_| (), end)
        };
        let thread = Some(thread::spawn(run));
        Running { address: address.expect("an address"), service, stop: Some(stop), thread }
    }

    /// Tells the server to end, and waits for its end.
    pub fn stop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            thread.join().expect("no panic").expect("a good end");
        }
    }

    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("a connection");
        stream.set_read_timeout(Some(GENEROUS)).expect("a timeout");
        stream.set_write_timeout(Some(GENEROUS)).expect("a timeout");
        stream.set_nodelay(true).expect("an option");
        stream
    }

    /// Sends a request on a connection of its own.
    pub fn send(&self, head: &str, body: &[u8]) -> Reply {
        let mut stream = self.connect();
        write(&mut stream, head, body).expect("a request that is sent");
        read(&mut stream).expect("an answer")
    }

    /// Asks the engine.
    pub fn ask(&self, request: &str) -> Reply {
        self.send("POST /api", request.as_bytes())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Writes a request. The first line of `head` lacks the version; a `Host` and the length are added
/// where they are not given.
pub fn write(stream: &mut TcpStream, head: &str, body: &[u8]) -> io::Result<()> {
    let (line, headers) = head.split_once("\r\n").unwrap_or((head, ""));
    let lacks = |name: &str| !headers.to_ascii_lowercase().contains(name);
    let mut text = format!("{line} HTTP/1.1\r\n");
    if !headers.is_empty() {
        text += &format!("{headers}\r\n");
    }
    if lacks("host:") {
        text += "Host: localhost\r\n";
    }
    if lacks("content-length:") && lacks("transfer-encoding:") && !body.is_empty() {
        text += &format!("Content-Length: {}\r\n", body.len());
    }
    stream.write_all(&[text.as_bytes(), b"\r\n", body].concat())
}

/// An answer.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Reply {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("text")
    }
}

/// Reads one answer to anything but HEAD.
pub fn read(stream: &mut TcpStream) -> io::Result<Reply> {
    let mut head = Vec::new();
    let mut byte = [0];
    while !head.ends_with(b"\r\n\r\n") {
        stream.read_exact(&mut byte)?;
        head.push(byte[0]);
    }
    let head = String::from_utf8(head).map_err(io::Error::other)?;
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.get(9..12)?.parse().ok());
    let status = status.ok_or_else(|| io::Error::other("no status"))?;
    let headers: Vec<_> = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.to_string()))
        .collect();
    let mut reply = Reply { status, headers, body: Vec::new() };
    let length = reply.header("content-length").and_then(|length| length.parse().ok());
    reply.body = vec![0; if status == 304 { 0 } else { length.unwrap_or(0) }];
    stream.read_exact(&mut reply.body)?;
    Ok(reply)
}
