//! Whom a connection or a request counts for.
//!
//! Service is shared among clients, and a client is an address: connections cost nothing, addresses
//! do. Behind a declared proxy all connections have one address; there the client is the last
//! address that the proxies tell of and that is none of theirs, because everything before it was
//! written by that client.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::{HeaderMap, HeaderName, header};

/// An IPv4 address, or the network of an IPv6 address: its upper 64 bits, the least that is given to
/// one host.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Client(IpAddr);

impl From<IpAddr> for Client {
    fn from(address: IpAddr) -> Client {
        Client(match address.to_canonical() {
            IpAddr::V4(address) => address.into(),
            IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        })
    }
}

/// The proxies whose word on their clients is taken.
pub struct Proxies(Vec<IpAddr>);

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

impl Proxies {
    pub fn new(addresses: &[IpAddr]) -> Proxies {
        Proxies(addresses.iter().map(IpAddr::to_canonical).collect())
    }

    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }

    /// The client of a request that came over a connection from `peer`.
    ///
    /// A proxy writes `X-Forwarded-For` or `Forwarded` and may let the other one pass as the client
    /// sent it. So if both are there and differ, neither is believed.
    pub fn client(&self, peer: IpAddr, headers: &HeaderMap) -> Client {
        if !self.contains(peer) {
            return peer.into();
        }
        let common = self.nearest(peer, &entries(headers, &X_FORWARDED_FOR), address);
        let standard = self.nearest(peer, &entries(headers, &header::FORWARDED), node);
        match (common, standard) {
            (client, None) | (None, client) => client.unwrap_or(peer).into(),
            (Some(one), Some(other)) if one == other => one.into(),
            _ => peer.into(),
        }
    }

    /// The last address that is not a proxy's; what stands before something unreadable is not
    /// reached. `None` without entries.
    fn nearest(
        &self,
        peer: IpAddr,
        entries: &[&str],
        read: fn(&str) -> Option<IpAddr>,
    ) -> Option<IpAddr> {
        let mut nearest = entries.last().map(|_| peer)?;
        for entry in entries.iter().rev() {
            let Some(address) = read(entry) else { break };
            nearest = address;
            if !self.contains(address) {
                break;
            }
        }
        Some(nearest)
    }
}

/// The entries of a header that lists them, of all its lines. An unreadable line is an entry that
/// is no address.
fn entries<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Vec<&'a str> {
    let lines = headers.get_all(name).iter().map(|line| line.to_str().unwrap_or("?"));
    lines.flat_map(|line| line.split(',')).map(str::trim).collect()
}

/// An address with or without a port, of IPv6 with or without brackets.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    bare.parse().ok().or_else(with_port)
}

/// The address in an element of `Forwarded`, such as `for="[2001:db8::1]:4711";proto=https`
/// (RFC 7239).
fn node(element: &str) -> Option<IpAddr> {
    let pairs = element.split(';').filter_map(|pair| pair.trim().split_once('='));
    let mut nodes = pairs.filter(|(name, _)| name.eq_ignore_ascii_case("for"));
    nodes.next().and_then(|(_, value)| address(value.trim_matches('"')))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    const PROXY: &str = "10.0.0.1";
    const STRANGER: &str = "203.0.113.7";

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn client(peer: &str, lines: &[(HeaderName, &'static str)]) -> Client {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(name, HeaderValue::from_static(value));
        }
        Proxies::new(&[ip(PROXY), ip("10.0.0.2")]).client(ip(peer), &headers)
    }

    #[test]
    fn only_declared_proxies_are_believed() {
        let told = [(X_FORWARDED_FOR, "192.0.2.1")];
        assert_eq!(client(PROXY, &told), ip("192.0.2.1").into());
        assert_eq!(client("::ffff:10.0.0.1", &told), ip("192.0.2.1").into());
        assert_eq!(client(STRANGER, &told), ip(STRANGER).into());
        assert_eq!(client(PROXY, &[]), ip(PROXY).into());
    }

    #[test]
    fn what_a_client_wrote_itself_is_not_believed() {
        for (line, expected) in [
            ("192.0.2.1, 203.0.113.7", STRANGER),
            ("192.0.2.1, 203.0.113.7, 10.0.0.2", STRANGER),
            ("192.0.2.1,unknown", PROXY),
            ("192.0.2.1, unknown, 10.0.0.2", "10.0.0.2"),
            ("10.0.0.2, 10.0.0.2", "10.0.0.2"),
            ("", PROXY),
            ("203.0.113.7:4711", STRANGER),
            ("[2001:db8::1]:80", "2001:db8::1"),
        ] {
            assert_eq!(client(PROXY, &[(X_FORWARDED_FOR, line)]), ip(expected).into(), "{line}");
        }
        let lines = [(X_FORWARDED_FOR, "192.0.2.1"), (X_FORWARDED_FOR, "203.0.113.7")];
        assert_eq!(client(PROXY, &lines), ip(STRANGER).into());
        for (line, expected) in [
            ("for=192.0.2.1, for=203.0.113.7;proto=https", STRANGER),
            ("proto=http; For=\"[2001:db8::1]:4711\"", "2001:db8::1"),
            ("for=192.0.2.1, for=_hidden", PROXY),
            ("for=192.0.2.1, proto=http", PROXY),
        ] {
            assert_eq!(client(PROXY, &[(header::FORWARDED, line)]), ip(expected).into(), "{line}");
        }
        let both = |other| [(X_FORWARDED_FOR, "203.0.113.7"), (header::FORWARDED, other)];
        assert_eq!(client(PROXY, &both("for=203.0.113.7")), ip(STRANGER).into());
        assert_eq!(client(PROXY, &both("for=192.0.2.1")), ip(PROXY).into());
    }

    #[test]
    fn a_network_of_ipv6_is_one_client() {
        let of = |text| Client::from(ip(text));
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff:1"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
        assert_eq!(of("192.0.2.1"), of("::ffff:192.0.2.1"));
    }
}
