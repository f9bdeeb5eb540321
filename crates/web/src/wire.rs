//! Policy headers on the answers that hyper gives itself.
//!
//! A head that it cannot read never reaches our routes: hyper answers with a status between 400
//! and 431, without a body, as the last thing that it writes, and knows no way to add headers to
//! it. So they are added on the wire, where such an answer is recognized by being a whole head,
//! at the end of what is written, that refuses and has no policy. Nothing of ours looks so: our
//! heads have a policy, and no body ends with an empty line.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll, ready},
};

use axum::http::header;
use hyper::rt::{Read, ReadBufCursor, Write};

use crate::headers::HEADERS;

/// A connection on which every answer has the policy headers.
pub struct Wire<S> {
    stream: S,
    /// What remains to be written of an answer with headers that were added.
    rest: Option<Vec<u8>>,
}

impl<S> Wire<S> {
    pub fn new(stream: S) -> Wire<S> {
        Wire { stream, rest: None }
    }
}

/// What is to be written instead of `bytes`, if they end with a refusal without a policy.
fn with_policy(bytes: &[u8]) -> Option<Vec<u8>> {
    const BEGIN: &[u8] = b"HTTP/1.";
    const END: &[u8] = b"\r\n\r\n";
    let fields = bytes.strip_suffix(END)?;
    let begin = fields.windows(BEGIN.len()).rposition(|part| part == BEGIN)?;
    let head = std::str::from_utf8(&fields[begin..]).ok()?;
    let is_refusal = head.get("HTTP/1.1 ".len()..).is_some_and(|status| status.starts_with('4'));
    let policy = header::CONTENT_SECURITY_POLICY.as_str();
    if !is_refusal || head.contains("\r\n\r\n") || head.contains(policy) {
        return None;
    }
    let mut written = fields.to_vec();
    for (name, value) in HEADERS {
        written.extend_from_slice(format!("\r\n{name}: {value}").as_bytes());
    }
    written.extend_from_slice(END);
    Some(written)
}

impl<S: Write + Unpin> Write for Wire<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let this = &mut *self;
        if this.rest.is_none() {
            this.rest = with_policy(bytes);
        }
        let Some(rest) = &mut this.rest else {
            return Pin::new(&mut this.stream).poll_write(context, bytes);
        };
        // Hyper hears that its bytes were taken when all of ours have been.
        while !rest.is_empty() {
            match ready!(Pin::new(&mut this.stream).poll_write(context, rest))? {
                0 => return Poll::Ready(Ok(0)),
                count => drop(rest.drain(..count)),
            }
        }
        this.rest = None;
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

impl<S: Read + Unpin> Read for Wire<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: ReadBufCursor<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::task::Waker;

    /// Takes a few bytes at a time, and sometimes none.
    #[derive(Default)]
    struct Slow {
        written: Vec<u8>,
        refuses: bool,
    }

    impl Write for Slow {
        fn poll_write(
            mut self: Pin<&mut Self>,
            _: &mut Context<'_>,
            bytes: &[u8],
        ) -> Poll<io::Result<usize>> {
            self.refuses = !self.refuses;
            if self.refuses {
                return Poll::Pending;
            }
            let count = bytes.len().min(7);
            self.written.extend_from_slice(&bytes[..count]);
            Poll::Ready(Ok(count))
        }

        fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
            Poll::Ready(Ok(()))
        }

        fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
            Poll::Ready(Ok(()))
        }
    }

    /// What arrives when this is written, as hyper does it.
    fn arrives(mut bytes: &[u8]) -> String {
        let mut wire = Wire::new(Slow::default());
        let mut context = Context::from_waker(Waker::noop());
        while !bytes.is_empty() {
            if let Poll::Ready(count) = Pin::new(&mut wire).poll_write(&mut context, bytes) {
                bytes = &bytes[count.expect("no error")..];
            }
        }
        String::from_utf8(wire.stream.written).expect("text")
    }

    #[test]
    fn refusals_of_hyper_get_the_headers_and_nothing_else_changes() {
        let refusal = "HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\n\r\n";
        let ours = "HTTP/1.1 404 Not Found\r\ncontent-security-policy: x\r\n\r\n";
        let body = "HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nabc";
        let proceed = "HTTP/1.1 100 Continue\r\n\r\n";
        for text in [ours, body, proceed, "abc", "\r\n\r\n", "HTTP/1.", "HTTP/1.\r\n\r\n"] {
            assert_eq!(arrives(text.as_bytes()), text);
        }
        for before in ["", body, ours] {
            let arrived = arrives(format!("{before}{refusal}").as_bytes());
            let head = arrived.strip_prefix(before).and_then(|rest| rest.strip_suffix("\r\n\r\n"));
            let lines: Vec<_> = head.expect("a head").split("\r\n").collect();
            assert_eq!(lines[..2], refusal.lines().collect::<Vec<_>>()[..2], "{arrived}");
            let added: Vec<_> =
                HEADERS.iter().map(|(name, value)| format!("{name}: {value}")).collect();
            assert_eq!(lines[2..], added, "{arrived}");
        }
    }
}
