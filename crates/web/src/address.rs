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

/// A host as it is named in a request, and a port where one is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    name: String,
    port: Option<u16>,
}

impl Site {
    /// Reads what may stand in a `Host` header: a name or an address, and perhaps a port. Nothing
    /// else is read, such as the user in `user@host`, behind which readers disagree.
    pub fn read(text: &str) -> Option<Site> {
        let authority: Authority = text.parse().ok()?;
        let name = authority.host();
        let port = match text.strip_prefix(name)? {
            "" | ":" => None,
            port => Some(port.strip_prefix(':')?.parse().ok()?),
        };
        let name = name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase();
        (!name.is_empty()).then_some(Site { name, port })
    }

    /// Whether both are the same, where `port` is meant if none is given.
    pub fn is(&self, other: &Site, port: u16) -> bool {
        self.name == other.name && self.port.unwrap_or(port) == other.port.unwrap_or(port)
    }

    fn address(&self) -> Option<IpAddr> {
        self.name.trim_start_matches('[').trim_end_matches(']').parse().ok()
    }
}

/// The names under which a server answers.
///
/// A page from elsewhere can let its own name point to this machine, and would then be of the same
/// origin as ours (DNS rebinding). Its requests still bear that name.
pub struct Names {
    /// Whether every address is ours, and not only those of this machine alone.
    any_address: bool,
    others: Vec<String>,
}

impl Names {
    /// The names of this machine, with every address where others of the network may connect, and
    /// other names. `Err` is one that is none.
    pub fn new(lan: bool, others: &[String]) -> Result<Names, String> {
        let read = |name: &String| match Site::read(name) {
            Some(Site { name, port: None }) => Ok(name),
            _ => Err(name.clone()),
        };
        let others = others.iter().map(read).collect::<Result<_, _>>()?;
        Ok(Names { any_address: lan, others })
    }

    /// Whether a request addressed to this host may be meant for us.
    pub fn include(&self, site: &Site) -> bool {
        site.name == "localhost"
            || self.others.contains(&site.name)
            || site.address().is_some_and(|address| self.any_address || address.is_loopback())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn includes(names: &Names, host: &str) -> bool {
        Site::read(host).is_some_and(|site| names.include(&site))
    }

    #[test]
    fn only_known_names_are_ours() {
        let other = ["Games.Example.".to_string()];
        let here = Names::new(false, &[]).expect("names");
        let network = Names::new(true, &other).expect("names");
        for host in
            ["localhost", "LocalHost:80", "localhost.", "127.0.0.1:8421", "127.1.2.3", "[::1]:9"]
        {
            assert!(includes(&here, host) && includes(&network, host), "{host}");
        }
        for host in ["10.0.0.1", "10.1.2.3:80", "[fe80::1]:80", "games.example", "games.example:1"]
        {
            assert!(!includes(&here, host) && includes(&network, host), "{host}");
        }
        for host in [
            "",
            ":80",
            "example.org",
            "localhost.example.org:80",
            "127.0.0.1.x",
            "a b",
            "example.org@localhost",
            "user:x@localhost",
            "localhost:x",
            "localhost:65536",
            "localhost:80:80",
            "localhost/",
            "www.games.example",
        ] {
            assert!(!includes(&here, host) && !includes(&network, host), "{host}");
        }
    }

    #[test]
    fn names_are_names() {
        for name in ["", "a b", "x@y", "games.example:80", "http://games.example", "a/b"] {
            assert_eq!(Names::new(true, &[name.into()]).err().as_deref(), Some(name));
        }
    }

    #[test]
    fn a_port_may_be_left_out() {
        let site = |text| Site::read(text).expect("a site");
        assert!(site("A.example:80").is(&site("a.example"), 80));
        assert!(site("a.example").is(&site("a.example"), 443));
        assert!(!site("a.example").is(&site("a.example:8080"), 80));
        assert!(!site("a.example").is(&site("b.example"), 80));
    }

    #[test]
    fn this_machine_comes_first() {
        assert_eq!(reachable(false, 80), ["http://127.0.0.1:80/"]);
        assert_eq!(reachable(true, 80)[0], "http://127.0.0.1:80/");
    }
}
