//! Kind, version and checksum: how a file and its records are known.

use twox_hash::XxHash3_64;

use super::Reason;

/// Longer names of kinds are not believed.
const LONGEST_KIND: usize = 40;
/// Digits of a checksum.
const DIGITS: usize = 16;

/// What a file is, and which engine vouches for its content.
///
/// A file begins with the line `nimatron KIND, version VERSION`. A record is
/// `CHECKSUM ENGINE CONTENT`: the checksum, XXH3 with 64 bits as hexadecimal digits, is taken over
/// the first line, the engine and the content, so that a record is worth nothing in another file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// The kind, in lower-case letters and spaces.
    pub kind: &'static str,
    /// The version of the form in which records are written.
    pub version: u32,
    /// What computed the content, with its version and without spaces. Records of others are
    /// computed again.
    pub engine: &'static str,
    /// How files of older versions begin that had no such line.
    pub older: &'static [&'static [u8]],
}

impl Stamp {
    /// The first line.
    pub(super) fn head(&self) -> String {
        format!("nimatron {}, version {}\n", self.kind, self.version)
    }

    /// Compares the beginning of a file with the first line.
    pub(super) fn check_head(&self, line: &[u8]) -> Result<(), Reason> {
        if line == self.head().as_bytes() {
            return Ok(());
        }
        if self.older.iter().any(|older| line.starts_with(older)) {
            return Err(Reason::Older);
        }
        let (found, version) = kind_and_version(line).ok_or(Reason::Foreign)?;
        Err(match version {
            _ if found != self.kind => {
                Reason::Kind { found: found.to_owned(), expected: self.kind }
            }
            version if version > self.version => Reason::Newer,
            version if version < self.version => Reason::Older,
            _ => Reason::Damaged,
        })
    }

    /// A record with this content.
    pub(super) fn seal(&self, content: &[u8]) -> Vec<u8> {
        let tail = [self.engine.as_bytes(), b" ", content].concat();
        [self.checksum(&tail).as_bytes(), b" ", &tail].concat()
    }

    /// The content of a record, if it is as it was written by this engine.
    pub(super) fn unseal<'r>(&self, record: &'r [u8]) -> Option<&'r [u8]> {
        let (checksum, tail) = record.split_at_checked(DIGITS)?;
        let tail = tail.strip_prefix(b" ")?;
        let content = tail.strip_prefix(self.engine.as_bytes())?.strip_prefix(b" ")?;
        (checksum == self.checksum(tail).as_bytes()).then_some(content)
    }

    fn checksum(&self, tail: &[u8]) -> String {
        let seed = XxHash3_64::oneshot(self.head().as_bytes());
        format!("{:0DIGITS$x}", XxHash3_64::oneshot_with_seed(seed, tail))
    }
}

/// What a first line names.
fn kind_and_version(line: &[u8]) -> Option<(&str, u32)> {
    let line = line.split(|&byte| byte == b'\n').next()?;
    let line = std::str::from_utf8(line).ok()?.strip_prefix("nimatron ")?;
    let (kind, version) = line.split_once(", version ")?;
    let plain = kind.bytes().all(|byte| byte == b' ' || byte.is_ascii_lowercase());
    (plain && kind.len() <= LONGEST_KIND).then_some((kind, version.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    const STAMP: Stamp = Stamp { kind: "test", version: 2, engine: "test-1", older: &[b"redb"] };

    #[test]
    fn records_are_worth_something_under_their_own_stamp_alone() {
        let record = STAMP.seal(b"content");
        assert_eq!(STAMP.unseal(&record), Some(&b"content"[..]));
        for other in [
            Stamp { kind: "text", ..STAMP },
            Stamp { version: 3, ..STAMP },
            Stamp { engine: "test-2", ..STAMP },
            Stamp { engine: "test", ..STAMP },
        ] {
            assert_eq!(other.unseal(&record), None, "{other:?}");
        }
        for place in 0..record.len() {
            for bit in 0..8 {
                let mut damaged = record.clone();
                damaged[place] ^= 1 << bit;
                assert_eq!(STAMP.unseal(&damaged), None, "{place} {bit}");
            }
            assert_eq!(STAMP.unseal(&record[..place]), None, "{place}");
        }
    }

    #[test]
    fn first_lines_are_told_apart() {
        let told = |line: &[u8]| STAMP.check_head(line).map_err(|reason| reason.to_string());
        assert_eq!(told(b"nimatron test, version 2\n"), Ok(()));
        for (line, reason) in [
            (&b"nimatron test, version 3\n"[..], "newer"),
            (b"nimatron test, version 1\n", "older"),
            (b"redb\x1a\n", "older"),
            (b"nimatron game, version 1\n", "it holds a nimatron game, not a test"),
            (b"nimatron test, version 2", "damaged"),
            (b"nimatron \x1b[2J, version 2\n", "something else"),
            (b"a letter", "something else"),
        ] {
            let found = told(line).expect_err("it is refused");
            assert!(found.contains(reason), "{found}");
        }
    }
}
