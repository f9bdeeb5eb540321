//! Where the server can be reached, and under which names.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::http::uri::Authority;

/// The address to listen at.
pub fn listening(lan: bool, port: u16) -> SocketAddr {
    let ip = if lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    SocketAddr::new(ip.into(), port)
}

/// What to type into a browser: first on this machine, then on others of the network.
pub fn reachable(lan: bool, port: u16) -> Vec<String> {
    let mut ips = vec![IpAddr::V4(Ipv4Addr::LOCALHOST)];
    if lan {
        // Without the list the server still works, and people can find the address elsewhere.
        let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
        ips.extend(
            interfaces.iter().map(|i| i.ip()).filter(|ip| ip.is_ipv4() && !ip.is_loopback()),
        );
    }
    ips.iter().map(|ip| format!("http://{ip}:{port}/")).collect()
}

/// Whether a request addressed to `host` may be meant for a server that listens to this machine
/// alone.
///
/// A page from elsewhere can let its own name point to this machine, and would then be of the same
/// origin as ours (DNS rebinding). Its requests still bear that name.
pub fn names_this_machine(host: &str) -> bool {
    let Ok(authority) = host.parse::<Authority>() else { return false };
    let name = authority.host();
    let literal = name.trim_start_matches('[').trim_end_matches(']');
    name.eq_ignore_ascii_case("localhost")
        || literal.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_loopback_is_this_machine() {
        for host in ["localhost", "LocalHost:80", "127.0.0.1:8421", "127.1.2.3", "[::1]:9"] {
            assert!(names_this_machine(host), "{host}");
        }
        for host in
            ["", "example.org", "localhost.example.org:80", "10.0.0.1", "127.0.0.1.x", "a b"]
        {
            assert!(!names_this_machine(host), "{host}");
        }
    }

    #[test]
    fn this_machine_comes_first() {
        assert_eq!(reachable(false, 80), ["http://127.0.0.1:80/"]);
        assert_eq!(reachable(true, 80)[0], "http://127.0.0.1:80/");
    }
}
